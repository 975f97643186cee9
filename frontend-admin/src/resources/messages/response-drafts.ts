/**
 * Answers that were begun and not saved: kept for as long as the tab is open, over reloads and a new sign-in. Each
 * belongs to the person who typed it.
 */
import { ADMIN_TOKEN_KEY } from '#libs/contracts/auth';
import { RESPONSE_WAYS, type ResponseWay } from './response-way';

export interface ResponseDraft {
  text: string;
  /** Without it the first that there is. */
  way?: ResponseWay | undefined;
}

export const NO_DRAFT: ResponseDraft = { text: '' };

const KEY_START = 'storm-response-';

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export function createResponseDrafts(drafts: Kept, whoIs: Pick<Storage, 'getItem'>) {
  const keyOf = (messageId: number) => `${KEY_START}${whoIs.getItem(ADMIN_TOKEN_KEY) ?? ''}-${messageId}`;
  return {
    read: (messageId: number): ResponseDraft => parsed(drafts.getItem(keyOf(messageId))) ?? NO_DRAFT,
    /** An empty text keeps nothing. */
    keep(messageId: number, draft: ResponseDraft): void {
      if (draft.text === '') drafts.removeItem(keyOf(messageId));
      else drafts.setItem(keyOf(messageId), JSON.stringify(draft));
    },
  };
}

/** All that was begun in this tab: with logging out it goes. */
export function forgetResponseDrafts(drafts: Storage): void {
  for (const key of Object.keys(drafts)) if (key.startsWith(KEY_START)) drafts.removeItem(key);
}

function parsed(kept: string | null): ResponseDraft | undefined {
  try {
    const { text, way } = JSON.parse(kept ?? '{}') as Partial<ResponseDraft>;
    return typeof text === 'string' && (way === undefined || RESPONSE_WAYS.includes(way)) ? { text, way } : undefined;
  } catch {
    return undefined;
  }
}
