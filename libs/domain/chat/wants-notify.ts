// Whether staff are mailed about what a visitor wrote to the assistant (spec 1 section 5): a long message, one with
// contact details, or one that asks for a person or a booking. Keywords count as parts of words (CONTRACT "Chat").
import { isDistress } from '#libs/domain/chat/distress';
import { findPhone } from '#libs/domain/chat/contact-details';

const LONG_FROM_CHARACTERS = 51;
const KEYWORDS = ['@', 'phone', 'help', 'call me', 'contact me', 'book', 'sign up', 'register'] as const;

export function wantsNotify(userMessage: string): boolean {
  const text = userMessage.trim();
  if (Array.from(text).length >= LONG_FROM_CHARACTERS) return true;
  if (isDistress(text)) return true;
  const spoken = text.toLowerCase().replaceAll(/\s+/g, ' ');
  return KEYWORDS.some((keyword) => spoken.includes(keyword)) || findPhone(text) !== undefined;
}
