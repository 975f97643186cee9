import { HttpError, type Identifier, type RaRecord } from 'react-admin';
import type { ChangeMeta, CreationMeta, SchoolDataProvider } from '../data-provider';
import { failureSentence } from './failure';
import { createdBefore, type RecordWords } from './record-words';

type Values = Record<string, unknown>;

/**
 * @param otherBody the server's sentence when the same attempt has made something else before, if it makes one once
 * @throws HttpError that tells so in words of staff
 */
export async function createRecord(
  api: SchoolDataProvider,
  resource: string,
  sent: { data: Values; meta: CreationMeta },
  { words, otherBody }: { words: RecordWords; otherBody: string | undefined },
): Promise<RaRecord> {
  try {
    return (await api.create<RaRecord>(resource, sent)).data;
  } catch (error) {
    const wasMadeOtherwise = otherBody !== undefined && failureSentence(error) === otherBody;
    throw wasMadeOtherwise ? new HttpError(createdBefore(words), 422) : error;
  }
}

/** Refused when somebody else has changed it since it was as `before`. */
export async function updateRecord(
  api: SchoolDataProvider,
  resource: string,
  data: object,
  before: { id: Identifier; updatedAt?: string },
): Promise<RaRecord> {
  const meta: ChangeMeta = { readAt: before.updatedAt };
  return (await api.update<RaRecord>(resource, { id: before.id, data, previousData: before, meta })).data;
}
