/** An answer that is kept on this phone until the school has stored it, and what becomes of it when it is sent. */
import type { StaleRecordError } from '#libs/contracts/api-error';
import type { ContactMessage, SaveResponseDto } from '#libs/contracts/generated/api';
import type { AnsweredMessage } from '../../resources/messages/save-response';
import { failureSentence } from '../../shared/failure';

export interface KeptAnswer {
  /** The same with every try, so that the school stores it once. */
  key: string;
  /** Who wrote it: nobody else ever sends it. */
  userId: string;
  message: AnsweredMessage;
  /** Who is answered, for lists of answers. */
  to: string;
  body: SaveResponseDto;
  /** Milliseconds since 1970. */
  keptAt: number;
  /**
   * The mail composer's or chat's address, until that was opened: till then it is to be sent, and the school does not
   * hear of it.
   */
  toOpen?: string | undefined;
  /** The school has stored it at the press, and the composer alone did not open in time. */
  isStored?: boolean;
  /** The school has refused it for good: it waits for its writer. */
  refusal?: AnswerRefusal;
}

interface AnswerRefusal {
  /** One sentence. */
  because: string;
  /** What somebody else has answered meanwhile. */
  theirs?: Pick<ContactMessage, 'response' | 'responseDate' | 'respondedByUsername' | 'respondedBy'>;
}

export const SOMEBODY_ANSWERED = 'Someone else has already answered';
const NOT_SAVED = 'This answer was not accepted';

/** What a failed try means: it waits for a better time, for its writer to sign in again, or it is refused for good. */
type Verdict = 'wait' | 'signed-out' | 'refused';

const PASSING = [408, 425, 429];

/** @param error what the data provider rejects with; `status` 0 is no answer at all */
export function verdictOn(error: unknown): Verdict {
  const status = (error as { status?: number } | null)?.status;
  if (status === 401 || status === 403) return 'signed-out';
  if (status === undefined || status === 0 || status >= 500 || PASSING.includes(status)) return 'wait';
  return 'refused';
}

export function refusalOf(error: unknown): AnswerRefusal {
  const { current } = (error as { body?: Partial<StaleRecordError<ContactMessage>> | null }).body ?? {};
  if (!current) return { because: failureSentence(error) ?? NOT_SAVED };
  const { response, responseDate, respondedByUsername, respondedBy } = current;
  return { because: SOMEBODY_ANSWERED, theirs: { response, responseDate, respondedByUsername, respondedBy } };
}

/**
 * Those to bring to the school, in the order in which they were written. One by mail or chat counts as replied there,
 * so it waits until its composer was opened (CONTRACT section 9), or goes with the very press that opens it.
 */
export function waitingAnswers(kept: readonly KeptAnswer[], isJustPressed: (key: string) => boolean): KeptAnswer[] {
  return kept
    .filter(
      ({ refusal, isStored, toOpen, key }) => !refusal && !isStored && (toOpen === undefined || isJustPressed(key)),
    )
    .toSorted((one, other) => one.keptAt - other.keptAt);
}

/** What a list says of it. */
export function answerState({
  refusal,
  toOpen,
}: Pick<KeptAnswer, 'refusal' | 'toOpen'>): 'refused' | 'to be sent' | 'waiting' {
  if (refusal) return 'refused';
  return toOpen === undefined ? 'waiting' : 'to be sent';
}

export const unsentInWords = (count: number): string =>
  count === 1 ? '1 answer not sent yet' : `${count} answers not sent yet`;
