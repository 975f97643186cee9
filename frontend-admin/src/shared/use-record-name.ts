import { useGetRecordRepresentation, useRecordContext } from 'react-admin';

/** What the row's record is called in a sentence: its resource's `recordRepresentation`. */
export function useRecordName(): string {
  const record = useRecordContext();
  const represent = useGetRecordRepresentation();
  return String(represent(record));
}
