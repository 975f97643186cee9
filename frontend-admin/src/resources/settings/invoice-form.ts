/** The form of the section of invoices: what new ones begin with, VAT, and the books that are closed. */
import { INVOICE_START_RULES } from '#libs/contracts/invoice-rules';
import { INVOICE_FACTS_RULES, sectionMessages } from '#libs/contracts/school';
import { bareVatNumber, isVatNumber } from '#libs/domain/vat';
import { isoDate } from '#libs/domain/schedule/school-clock';
import { schoolToday } from '#libs/school/school-today';
import { messagesBy, said } from '../../shared/record-rules';
import { type SectionForm, textOf, type Values } from './section-form';
import { flat } from '../../shared/settings/flat-fields';

export const invoices: SectionForm = {
  valuesOf: (record) => flat(record),
  dataOf: ({ isVatVendor, vatNumber, defaultTaxRate, paymentTerms, vatBasis, booksClosedUntil, ...start }, before) => ({
    ...typedOver(start, before),
    isVatVendor: isVatVendor === true,
    vatNumber: bareVatNumber(textOf(vatNumber)) || null,
    defaultTaxRate: defaultTaxRate ?? null,
    paymentTerms,
    vatBasis,
    booksClosedUntil: booksClosedUntil || null,
  }),
  validate: (values) => {
    const { vatNumber, defaultTaxRate } = INVOICE_FACTS_RULES;
    const number = bareVatNumber(textOf(values['vatNumber']));
    const rate = values['defaultTaxRate'] ?? defaultTaxRate.min;
    const isRate = Number.isInteger(rate) && Number(rate) >= defaultTaxRate.min && Number(rate) <= defaultTaxRate.max;
    return {
      ...sectionMessages('invoices', { ...values, vatNumber: number }, values, isoDate(schoolToday())),
      ...said({
        ...messagesBy(INVOICE_START_RULES, values),
        vatNumber: number === '' || isVatNumber(number) ? undefined : vatNumber.invalid,
        defaultTaxRate: isRate ? undefined : defaultTaxRate.invalid,
      }),
    };
  },
};

/** What was left as it was read stays as it is: the owner's own words, or what follows the school's other facts. */
function typedOver(start: Values, before: object): Values {
  const typed = Object.entries(start).map(([field, value]) => [field, textOf(value) || null] as const);
  return Object.fromEntries(typed.filter(([field, value]) => value !== (textOf((before as Values)[field]) || null)));
}
