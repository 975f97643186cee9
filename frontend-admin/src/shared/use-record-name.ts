import { useGetRecordRepresentation, useRecordContext } from 'react-admin';

/** What the row's record is called in a sentence: its resource's `recordRepresentation`, which is text here. */
export function useRecordName(): string {
  const record = useRecordContext();
  const name = useGetRecordRepresentation()(record);
  return typeof name === 'string' ? name : '';
}
