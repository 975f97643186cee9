import type { StaleRecordError } from '#libs/contracts/api-error';
import type { ContactMessage, SaveResponseDto } from '#libs/contracts/generated/api';
import { recordTag } from '#libs/domain/record-tag';
import type { SchoolDataProvider } from '../../data-provider';

/** What must be known of a message to answer it: which it is, and how it stood when the answer was written. */
export type AnsweredMessage = Pick<ContactMessage, 'id' | 'updatedAt' | 'responseDate'>;

/**
 * Saves an answer, unless somebody else has answered since the message was shown: then it rejects with the server's
 * 412. What else was done to it meanwhile (it was opened, or archived) is no reason not to answer.
 * @param key names this answer, which is then stored once however often it is sent
 */
export async function saveResponse(
  api: Pick<SchoolDataProvider, 'changeMessage'>,
  message: AnsweredMessage,
  body: SaveResponseDto,
  key?: string,
): Promise<ContactMessage> {
  const save = ({ updatedAt }: AnsweredMessage) =>
    api.changeMessage(message.id, { part: 'response', body, ifMatch: recordTag(updatedAt), key });
  try {
    return await save(message);
  } catch (error) {
    const { current } = (error as { body?: Partial<StaleRecordError<ContactMessage>> | null }).body ?? {};
    if (!current || current.responseDate !== message.responseDate) throw error;
    return save(current);
  }
}
