/** What the browser keeps of the chat (spec 1 section 3, "Browser storage keys"), and this tab of its messages. */
import type { ChatMessageView } from '#libs/contracts/generated/api';
import type { ContactDetails } from '#libs/domain/chat/contact-details';
import { tabStorage, tryStorage, newSessionId, validSessionId } from '../../api/browser-storage';

const SESSION_KEY = 'chatSessionId';
const DETAIL_KEYS = { name: 'chatUserName', email: 'chatUserEmail', phone: 'chatUserPhone' } as const satisfies Record<
  keyof ContactDetails,
  string
>;

/** A reload shows them at once, also without a connection. */
export const keptMessages = tabStorage<ChatMessageView[]>('chatMessages');

let sessionOfThisPage: string | undefined;

/** Whose conversation this is; undefined for a visitor who never wrote. */
export function presentSession(): string | undefined {
  sessionOfThisPage = tryStorage(() => validSessionId(localStorage.getItem(SESSION_KEY))) ?? sessionOfThisPage;
  return sessionOfThisPage;
}

export function openSession(): string {
  return presentSession() ?? renewSession();
}

/** Another conversation begins, since the one before is full. */
export function renewSession(): string {
  const made = newSessionId();
  sessionOfThisPage = made;
  tryStorage(() => localStorage.setItem(SESSION_KEY, made));
  return made;
}

let detailsOfThisPage: ContactDetails = {};

export function knownDetails(): ContactDetails {
  const stored = Object.entries(DETAIL_KEYS).flatMap(([detail, key]) => {
    const value = tryStorage(() => localStorage.getItem(key));
    return value ? [[detail, value]] : [];
  });
  return { ...detailsOfThisPage, ...(Object.fromEntries(stored) as ContactDetails) };
}

/** Whether staff could answer: the visitor left an address or a number. */
export function canBeReached(): boolean {
  const { email, phone } = knownDetails();
  return email !== undefined || phone !== undefined;
}

/** Each is kept only when there is none yet (spec 1 section 5). */
export function keepNewDetails(found: ContactDetails): void {
  const fresh = { ...found, ...knownDetails() };
  detailsOfThisPage = fresh;
  for (const [detail, key] of Object.entries(DETAIL_KEYS)) {
    const value = fresh[detail as keyof ContactDetails];
    if (value !== undefined) tryStorage(() => localStorage.setItem(key, value));
  }
}
