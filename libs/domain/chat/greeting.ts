// A greeting at the start of a message, and what the message says after it.
import { spoken } from '#libs/domain/chat/similarity';

const GREETS = new RegExp(
  String.raw`^(?:hi+|hello+|helo|hey+|greetings|howdy|hiya|(?:good|gud) ?(?:morning|afternoon|evening|day)` +
    String.raw`|(?:morning|evening|afternoon)(?! (?:class|session|train|lesson))` +
    String.raw`|guten (?:tag|morgen|abend)|hallo|goeie (?:m[oô]re|middag|naand|dag)|middag(?! kl)|sawubona` +
    String.raw`|sanibonani|unjani|ninjani|kunjani|aweh|(?:was)?sup|molo|molweni|dumela|dumelang|heita` +
    String.raw`|howzit|hola|yo)\b`,
);
const GOES_WITH = new RegExp(
  String.raw`^(?:there|all|everyone|everybody|guys|team|storm|sir|madam|mam|mate|friend|bru` +
    String.raw`|from \w+|partner|how are you|hope you are well|to you)\b`,
);

export function withoutGreeting(message: string): { isGreeting: boolean; rest: string } {
  // With the letters and marks of the message, so that a number or an address in it stays whole.
  let rest = message.trim();
  let isGreeting = false;
  for (let pattern = GREETS; ; pattern = isGreeting ? GOES_WITH : GREETS) {
    const said = spoken(rest.slice(0, 200));
    const found = pattern.exec(said)?.[0] ?? (isGreeting ? GREETS.exec(said)?.[0] : undefined);
    if (found === undefined) return { isGreeting, rest };
    isGreeting = true;
    rest = withoutWords(rest, found.split(' ').length);
  }
}

function withoutWords(text: string, count: number): string {
  return text
    .replace(new RegExp(`^[^\\p{L}\\p{N}]*(?:[\\p{L}\\p{N}\\p{M}'’]+[^\\p{L}\\p{N}]*){${count}}`, 'u'), '')
    .trim();
}
