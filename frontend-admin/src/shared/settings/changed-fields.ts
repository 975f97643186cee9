import { formatRand } from '#libs/domain/money';
import { type DayHours, hoursWords } from '#libs/domain/school-facts';
import { WEEKDAYS } from '#libs/domain/schedule/weekdays';
import { isInlineImage } from '../image/image-file';
import { formatPercentInput } from '../parse-percent';
import { flat } from './flat-fields';

interface ChangedField {
  /** In words: "Membership, basic, monthly". */
  field: string;
  from: string;
  to: string;
}

/** What a change of a section made of each single field: what stayed within an address or a price list is left out. */
export function changedFields(before: object, after: object): ChangedField[] {
  const [was, is] = [told(before), told(after)];
  const fields = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  return fields
    .map((field) => ({
      field: fieldWords(field),
      from: valueWords(field, was[field]),
      to: isPicture(was[field]) && isPicture(is[field]) ? 'another picture' : valueWords(field, is[field]),
    }))
    .filter(({ from, to }) => from !== to);
}

/** Opening and closing are told together. */
function told(fields: object): Record<string, unknown> {
  return flat(
    Object.fromEntries(
      Object.entries(fields).map(([name, value]: [string, unknown]) => [
        name,
        isHours(value) ? hoursWords(value) : value,
      ]),
    ),
  );
}

function isHours(value: unknown): value is DayHours {
  return typeof value === 'object' && value !== null && 'opens' in value && 'closes' in value;
}

/** "Membership, basic, monthly"; "Invoice name" of stormCombatName. */
export function fieldWords(field: string): string {
  const spelled = field
    .replace(/^stormCombat/, 'invoice')
    .split('_')
    .map((part) =>
      /^\d$/.test(part) ? String(Number(part) + 1) : part.replaceAll(/[A-Z]/g, ' $&').trim().toLowerCase(),
    )
    .join(', ');
  return spelled.charAt(0).toUpperCase() + spelled.slice(1);
}

/** One that is stored here, or was just chosen: neither its address nor its bytes say anything to people. */
function isPicture(value: unknown): value is string {
  return typeof value === 'string' && (value.startsWith('/api/images/') || isInlineImage(value));
}

/** Counts are few; what else is a number is money. */
const COUNTED = /Months$|weeks$|months$|Days$|^max/;

export function valueWords(field: string, value: unknown): string {
  if (typeof value === 'number' && field.endsWith('TaxRate')) return `${formatPercentInput(value)}%`;
  if (typeof value === 'number') return COUNTED.test(field) ? String(value) : formatRand(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (isPicture(value)) return 'a picture';
  if (typeof value === 'string' && value !== '') return value;
  return WEEKDAYS.some((day) => field.startsWith(day)) ? 'closed' : 'none';
}
