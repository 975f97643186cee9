/**
 * What a form holds to: the limits and sentences of libs/contracts, which the server holds to as well (spec 3 section
 * 5).
 */
type Values = Readonly<Record<string, unknown>>;
type Messages = Record<string, string>;
/** Messages by field; of a list of records, those of each. */
export type FieldMessages = Record<string, string | readonly Messages[]>;

/** A field's line in the contracts; what of it a form can judge. */
interface FieldRule {
  required?: string;
  /** Characters of a text, or of each text of a list, as the server counts them. */
  minLength?: number;
  tooShort?: string;
  maxLength?: number;
  tooLong?: string;
  /** Of a text that is not empty. */
  is?: (text: string) => boolean;
  invalid?: string;
  oneOf?: readonly string[];
  unknown?: string;
  /** Of a list. */
  maxCount?: number;
  tooMany?: string;
  /** The server alone can tell: a form's switches and pickers send the right type. */
  wrongType?: string;
  /** Of a number that must be there. */
  min?: number;
  negative?: string;
  notWhole?: string;
  max?: number;
  tooHigh?: string;
  /** Of a whole number from 0, which the server fills in where it is empty. */
  notNatural?: string;
  tooLarge?: string;
}

/** What a form starts with: every field that the server takes, some of them empty. */
export type FormDefaults<Input> = { [Field in keyof Required<Input>]: Input[Field] | null };

/** What a new record starts with, and why typed values must not be sent; none of them, when all is well. */
interface RecordRules<Fields extends object> {
  defaults: Fields;
  validate: (values: Values) => Messages;
}

/**
 * The rules of a record's form. A field that the defaults, the limits or the server's input lacks does not compile.
 * @param defaults FormDefaults of the server's input
 * @param across rules that span fields, or that the limits cannot tell; what they say of a field comes after its own
 * rule
 */
export function recordRules<Fields extends object, Rules extends Record<keyof Fields, FieldRule>>(
  defaults: Fields,
  limits: Rules & Record<Exclude<keyof Rules, keyof Fields>, never>,
  across: (values: Values) => Record<string, string | undefined> = () => ({}),
): RecordRules<Fields> {
  return { defaults, validate: (values) => said({ ...across(values), ...said(messagesBy(limits, values)) }) };
}

/** What a form holds of a record: its own fields, of which none is forgotten. */
export function fieldsOf(defaults: object, record: Values): Record<string, unknown> {
  return Object.fromEntries(Object.keys(defaults).map((field) => [field, record[field]]));
}

/** The message of each field that breaks its rule. */
export function messagesBy(
  limits: Readonly<Record<string, FieldRule>>,
  values: Values,
): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(limits).map(([field, rule]) => [field, messageOf(values[field], rule)]));
}

/** Only the fields that there is something to say of. */
export function said(messages: Record<string, string | undefined>): Messages {
  return Object.fromEntries(
    Object.entries(messages).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

function messageOf(value: unknown, rule: FieldRule): string | undefined {
  if (rule.notNatural !== undefined) return naturalMessage(value, rule);
  if (rule.notWhole !== undefined) return numberMessage(value, rule);
  if (rule.maxCount !== undefined) return listMessage(value, rule);
  return textMessage(value, rule);
}

function textMessage(value: unknown, rule: FieldRule): string | undefined {
  const length = typedLength(value);
  if (length === 0 && rule.required !== undefined) return rule.required;
  if (length < (rule.minLength ?? 0)) return rule.tooShort;
  if (length > (rule.maxLength ?? Infinity)) return rule.tooLong ?? rule.invalid;
  if (length === 0) return undefined;
  const text = String(value).trim();
  if (rule.is?.(text) === false) return rule.invalid;
  return rule.oneOf?.includes(text) === false ? rule.unknown : undefined;
}

function listMessage(value: unknown, { maxCount = 0, tooMany, maxLength = 0, tooLong }: FieldRule): string | undefined {
  if (!Array.isArray(value)) return undefined;
  if (value.length > maxCount) return tooMany;
  return value.some((text) => typedLength(text) > maxLength) ? tooLong : undefined;
}

function numberMessage(
  value: unknown,
  { min = 0, negative, max = Infinity, tooHigh, notWhole }: FieldRule,
): string | undefined {
  if (typeof value !== 'number' || Number.isNaN(value) || value < min) return negative;
  if (value > max) return tooHigh;
  return Number.isInteger(value) ? undefined : notWhole;
}

function naturalMessage(value: unknown, { notNatural, max = Infinity, tooLarge }: FieldRule): string | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0) return notNatural;
  return value > max ? tooLarge : undefined;
}

/** The length of what a person typed, as the server counts it: without the spaces around it. */
export function typedLength(value: unknown): number {
  return typeof value === 'string' ? value.trim().length : 0;
}
