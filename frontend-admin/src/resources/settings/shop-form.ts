/** The form of the shop's settings: numbers, a bank account that is whole or none, and the ways of delivery. */
import {
  BANK_RULES,
  stripWhitespace,
  DELIVERY_OPTION_RULES as OPTIONS,
  isDigits,
  PRICE_RULES,
} from '#libs/contracts/school';
import { deliveryOptionId } from '#libs/domain/delivery';
import { messagesBy, said } from '../../shared/record-rules';
import { numberMessages, type SectionForm, textOf, type Values } from './section-form';
import { flat } from '../../shared/settings/flat-fields';

const OPTION = /^deliveryOptions_/;

/** As many as the form offers: those there are, and one more. */
export function deliveryRows(record: object): number {
  const { deliveryOptions } = record as { deliveryOptions: unknown[] };
  return Math.min(deliveryOptions.length + 1, OPTIONS.options.max);
}

/** What was typed of each way of delivery; one without a name is none. */
function typedOptions(values: Values) {
  const taken: string[] = [];
  return Array.from({ length: OPTIONS.options.max }, (_, at) => at).flatMap((at) => {
    const of = (field: string) => values[`deliveryOptions_${at}_${field}`];
    const name = textOf(of('name'));
    if (name === '') return [];
    const id = textOf(of('id')) || deliveryOptionId(name, [...taken, ...keptIds(values)]);
    taken.push(id);
    const option = {
      id,
      name,
      kind: of('kind') ?? 'delivery',
      price: of('price') ?? 0,
      freeFrom: of('freeFrom') ?? null,
      isActive: of('isActive') !== false,
    };
    return [{ at, option }];
  });
}

function keptIds(values: Values): string[] {
  return Object.entries(values).flatMap(([field, value]) =>
    field.endsWith('_id') && textOf(value) ? [textOf(value)] : [],
  );
}

function optionMessages(values: Values): Record<string, string | undefined> {
  const { min, max, invalid, tooLarge } = PRICE_RULES.amount;
  const amount = (value: unknown) => {
    if (!Number.isInteger(value) || Number(value) < min) return invalid;
    return Number(value) > max ? tooLarge : undefined;
  };
  return Object.fromEntries(
    typedOptions(values).flatMap(({ at, option: { name, price, freeFrom } }) => [
      [`deliveryOptions_${at}_name`, name.length > OPTIONS.name.maxLength ? OPTIONS.name.tooLong : undefined],
      [`deliveryOptions_${at}_price`, amount(price)],
      [`deliveryOptions_${at}_freeFrom`, freeFrom === null ? undefined : amount(freeFrom)],
    ]),
  );
}

const BANK_FIELDS = ['holder', 'bank', 'branchCode', 'accountNumber'] as const;

/** What was typed of the account; undefined when that is nothing. */
function typedAccount(values: Values) {
  const [holder, bank, branchCode, accountNumber] = BANK_FIELDS.map((field) => textOf(values[`bank_${field}`]));
  if (!holder && !bank && !branchCode && !accountNumber) return undefined;
  return {
    holder,
    bank,
    branchCode: stripWhitespace(branchCode ?? ''),
    accountNumber: stripWhitespace(accountNumber ?? ''),
  };
}

/** Of numbers, of a bank account that is whole or none, and of the ways of delivery. */
export const shop: SectionForm = {
  valuesOf: (record) => {
    const { bank, ...limits } = record as { bank: Record<string, string> | null };
    const account = BANK_FIELDS.map((field) => [`bank_${field}`, bank?.[field] ?? ''] as const);
    const added = `deliveryOptions_${deliveryRows(record) - 1}_`;
    // What the inputs of the one more begin with, else the form counts as changed before anything is typed.
    const untouched = { [`${added}kind`]: 'delivery', [`${added}isActive`]: true };
    return { ...untouched, ...flat(limits), ...Object.fromEntries(account) };
  },
  dataOf: (values) => ({
    ...limitsOf(values),
    bank: typedAccount(values) ?? null,
    deliveryOptions: typedOptions(values).map(({ option }) => option),
  }),
  validate: (values) => {
    const account = typedAccount(values);
    const { holder, bank, branchCode, accountNumber } = BANK_RULES;
    const digits = (rule: typeof branchCode) => ({
      required: rule.invalid,
      invalid: rule.invalid,
      is: (text: string) => isDigits(text, rule),
    });
    const rules = { holder, bank, branchCode: digits(branchCode), accountNumber: digits(accountNumber) };
    const messages = account ? Object.entries(messagesBy(rules, account)) : [];
    return {
      ...numberMessages(limitsOf(values)),
      ...said(Object.fromEntries(messages.map(([field, message]) => [`bank_${field}`, message]))),
      ...said(optionMessages(values)),
    };
  },
};

function limitsOf(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).filter(([field]) => !field.startsWith('bank_') && !OPTION.test(field)),
  );
}
