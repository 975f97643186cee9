/** How staff answer: a way that is kept with the answer, or by a mail that the school sends itself. */
import { DEFAULT_RESPONDED_BY, RESPONSE_TYPES, type ReplyDelivery } from '#libs/contracts/contact-message';
import type {
  ContactMessage,
  ContactMessageView,
  ContactReplyView,
  SaveResponseDto,
} from '#libs/contracts/generated/api';
import { WAY_WORDS } from './message-words';

export const RESPONSE_WAYS = ['here', ...RESPONSE_TYPES] as const;
export type ResponseWay = (typeof RESPONSE_WAYS)[number];

/** As a list has it, a message comes without its thread. */
export type ShownMessage = ContactMessage &
  Partial<Pick<ContactMessageView, 'replies' | 'canSendFromHere' | 'conversationId'>>;

export const RESPONSE_WAY_WORDS: Record<ResponseWay, string> = { here: 'Email, sent from here', ...WAY_WORDS };

/**
 * From here only where the school has a mail server: else the mail program opens (spec 3 section 2). Whoever wrote to
 * the assistant may have left an address alone, or a number alone.
 */
export function waysOf({ canSendFromHere = false, email, phone }: ShownMessage): readonly ResponseWay[] {
  return RESPONSE_WAYS.filter((way) => {
    if (way === 'here') return canSendFromHere && email !== '';
    if (way === 'email') return email !== '';
    return way !== 'whatsapp' || phone !== '';
  });
}

/** The way that was chosen for it, as long as there is that way; else the first. */
export function wayFor(message: ShownMessage, chosen: ResponseWay | undefined): ResponseWay {
  const ways = waysOf(message);
  return ways.find((way) => way === chosen) ?? ways[0]!;
}

export function responseBody(way: ResponseWay, response: string): SaveResponseDto {
  const kept = { response, respondedBy: DEFAULT_RESPONDED_BY };
  return way === 'here' ? { ...kept, responseType: 'email', sendFromHere: true } : { ...kept, responseType: way };
}

/** The way as it stood in the form. */
export function chosenWay({ responseType, sendFromHere }: SaveResponseDto): ResponseWay {
  return sendFromHere ? 'here' : responseType;
}

export type ShownReply = Omit<ContactReplyView, 'id'>;

/** The answers, oldest first; of a message from a list the last, which is all that it tells. */
export function threadOf(message: ShownMessage): ShownReply[] {
  if (message.replies) return message.replies;
  const { response, responseType, responseDate, respondedBy, respondedByUsername } = message;
  if (response === null || responseType === null || responseDate === null) return [];
  const sentBy = respondedByUsername ?? respondedBy ?? DEFAULT_RESPONDED_BY;
  return [{ method: responseType, text: response, sentBy, createdAt: responseDate, delivery: 'logged', mail: null }];
}

interface DeliveryBadge {
  variant: 'good' | 'warn' | 'bad';
  word: string;
}

/** Of what the school mails itself; nothing is known of the rest. */
export const DELIVERY_BADGES: Record<Exclude<ReplyDelivery, 'logged' | 'received'>, DeliveryBadge> = {
  queued: { variant: 'warn', word: 'Waiting to be sent' },
  sent: { variant: 'good', word: 'Sent' },
  failed: { variant: 'bad', word: 'Could not be delivered' },
};

/** It may still go out, so that no composer is offered for it. */
export const isOnItsWay = ({ delivery }: Pick<ContactReplyView, 'delivery'>): boolean =>
  delivery === 'queued' || delivery === 'sent';

const JUST_NOW_MS = 60_000;
const SOON_MS = 3_000;

/** When to look again whether a mail went out: soon, while it was written a moment ago. False: not by itself. */
export function nextLookMs(message: ShownMessage | undefined, nowMs: number): number | false {
  const isFresh = message?.replies?.some(
    ({ delivery, createdAt }) => delivery === 'queued' && nowMs - Date.parse(createdAt) < JUST_NOW_MS,
  );
  return isFresh ? SOON_MS : false;
}
