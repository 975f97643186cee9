/** What the forms of the sections share: their shape, their flat values, and the rules of their numbers. */
import { PRICE_RULES, SHOP_FACTS_RULES } from '#libs/contracts/school';
import { said } from '../../shared/record-rules';

export type Values = Record<string, unknown>;

export interface SectionForm {
  /** Flat, `address_street` for what the section calls `address.street`. */
  valuesOf: (record: object) => Values;
  /** @param before the section as it is known: what follows other facts is sent only when it was typed over */
  dataOf: (values: Values, before: object) => Values;
  validate: (values: Values) => Record<string, string>;
}

export const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** The numbers of these sections; what is no amount of money counts something. */
const COUNTS: Record<string, { min: number; max: number; invalid: string }> = {
  membership_basic_commitmentMonths: PRICE_RULES.commitmentMonths,
  membership_standard_commitmentMonths: PRICE_RULES.commitmentMonths,
  membership_premium_commitmentMonths: PRICE_RULES.commitmentMonths,
  beginnerCourse_weeks: PRICE_RULES.weeks,
  beginnerCourse_months: PRICE_RULES.months,
  ...SHOP_FACTS_RULES,
};

export function numberMessages(values: Values): Record<string, string> {
  return said(
    Object.fromEntries(
      Object.entries(values).map(([field, value]) => {
        const { min, max, invalid } = COUNTS[field] ?? PRICE_RULES.amount;
        const isFine = Number.isInteger(value) && Number(value) >= min && Number(value) <= max;
        const isTooLarge = COUNTS[field] === undefined && Number(value) > max;
        return [field, isFine ? undefined : isTooLarge ? PRICE_RULES.amount.tooLarge : invalid];
      }),
    ),
  );
}

export function nested(values: Values): Values {
  const whole: Values = {};
  for (const [path, value] of Object.entries(values)) {
    const names = path.split('_');
    const last = names.pop()!;
    let place = whole;
    for (const name of names) place = (place[name] ??= {}) as Values;
    place[last] = value;
  }
  return whole;
}
