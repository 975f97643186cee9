// Whether two corporate clients are probably one company that was entered twice (CONTRACT section 8): the name but for
// its legal form and one slip of the finger, an email address, a phone or a VAT number in common. A guess: staff are
// warned, and decide.

export interface ComparedClient {
  name?: string | null;
  email?: string | null;
  primaryContactEmail?: string | null;
  phone?: string | null;
  primaryContactPhone?: string | null;
  vatNumber?: string | null;
}

export type Likeness = 'name' | 'email' | 'phone' | 'vatNumber';

/** "(Pty) Ltd", "CC" and their like, at the end of a name. */
const LEGAL_FORMS = new Set(
  'pty proprietary ltd limited cc inc incorporated npc npo soc rf close corporation'.split(' '),
);
/** Of shorter names a single letter makes another company. */
const SHORTEST_SLIPPED_NAME = 5;
/** A phone number without its zero or country code. */
const NATIONAL_DIGITS = 9;
/** What is shorter says "none" or "exempt". */
const FEWEST_VAT_DIGITS = 8;

/** What is compared, in the form in which two spellings are the same. */
interface Traits {
  name: string;
  emails: string[];
  phones: string[];
  vatNumber: string;
}

/** In what they are alike; a field that is empty is like nothing. */
export function likenesses(one: ComparedClient, other: ComparedClient): Likeness[] {
  return commonTraits(traitsOf(one), traitsOf(other));
}

export interface PossibleDuplicate<Client> {
  /** The earlier of the two in the list. */
  one: Client;
  other: Client;
  alikeIn: Likeness[];
}

/** Every two of a list that look alike. */
export function possibleDuplicates<Client extends ComparedClient>(
  clients: readonly Client[],
): PossibleDuplicate<Client>[] {
  const compared = clients.map((client) => ({ client, traits: traitsOf(client) }));
  return compared.flatMap((one, at) =>
    compared.slice(at + 1).flatMap((other) => {
      const alikeIn = commonTraits(one.traits, other.traits);
      return alikeIn.length > 0 ? [{ one: one.client, other: other.client, alikeIn }] : [];
    }),
  );
}

function commonTraits(one: Traits, other: Traits): Likeness[] {
  const found: Likeness[] = [];
  if (one.name !== '' && (one.name === other.name || isOneSlip(one.name, other.name))) found.push('name');
  if (one.emails.some((email) => other.emails.includes(email))) found.push('email');
  if (one.phones.some((phone) => other.phones.includes(phone))) found.push('phone');
  if (one.vatNumber !== '' && one.vatNumber === other.vatNumber) found.push('vatNumber');
  return found;
}

function traitsOf({ name, email, primaryContactEmail, phone, primaryContactPhone, vatNumber }: ComparedClient): Traits {
  const vatDigits = digitsOf(vatNumber);
  return {
    name: plainName(name ?? ''),
    emails: [email, primaryContactEmail].map((address) => (address ?? '').trim().toLowerCase()).filter(Boolean),
    phones: [phone, primaryContactPhone]
      .map(digitsOf)
      .filter(({ length }) => length >= NATIONAL_DIGITS)
      .map((digits) => digits.slice(-NATIONAL_DIGITS)),
    vatNumber: vatDigits.length >= FEWEST_VAT_DIGITS ? vatDigits : '',
  };
}

function digitsOf(text: string | null | undefined): string {
  return (text ?? '').replace(/\D/g, '');
}

/** "Café Müller & Sons (Pty) Ltd" is cafemullerandsons. A name that is nothing but a legal form stays. */
export function plainName(name: string): string {
  const words = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/['’.]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const end = words.findLastIndex((word) => !LEGAL_FORMS.has(word)) + 1;
  return (end > 0 ? words.slice(0, end) : words).join('');
}

/** One letter is missing, added or another, or two have changed places. A number is meant: Depot 1 is not Depot 2. */
function isOneSlip(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length);
  if (shorter < SHORTEST_SLIPPED_NAME || Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < shorter && one[start] === other[start]) start++;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end++;
  const [left, right] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
  if (/\d/.test(left + right)) return false;
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}
