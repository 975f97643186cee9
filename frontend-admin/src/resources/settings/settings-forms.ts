/** What the form of each section holds, what is sent of it, and why it must not be sent. */
import {
  ASSISTANT_FACTS_RULES,
  CONTACT_FACTS_RULES as CONTACT,
  HOURS_RULES,
  LINK_RULES,
  type SettingsSection,
} from '#libs/contracts/school';
import { normalizePhone } from '#libs/contracts/phone-country';
import { hoursTrouble, SCHOOL_LINKS, writtenPhone } from '#libs/domain/school-facts';
import { looksLikeEmailAddress } from '#libs/domain/email-address';
import { isHttpAddress } from '#libs/domain/web-address';
import { WEEKDAYS } from '#libs/domain/schedule/weekdays';
import { messagesBy, said } from '../../shared/record-rules';
import { nested, numberMessages, type SectionForm, textOf, type Values } from './section-form';
import { flat } from '../../shared/settings/flat-fields';
import { cards } from './card-form';
import { invoices } from './invoice-form';
import { shop } from './shop-form';

/** As many as the form offers: those there are, and one more. */
export function phoneRows(record: object): number {
  const { phones } = record as { phones: unknown[] };
  return Math.min(phones.length + 1, CONTACT.phones.max);
}

const rowsOf = (values: Values) =>
  Array.from({ length: CONTACT.phones.max }, (_, at) => ({
    at,
    label: textOf(values[`phones_${at}_label`]),
    number: tidyPhone(values[`phones_${at}_number`]),
  }));

/** As it is kept, where it is a number; what is none stays, to be put right. */
function tidyPhone(typed: unknown): string {
  return normalizePhone(textOf(typed)) ?? textOf(typed);
}

function contactMessages(values: Values) {
  const { name, email, supportEmail, phoneLabel, phoneNumber, whatsapp } = CONTACT;
  const phones = rowsOf(values).flatMap(({ at, label, number }) =>
    at > 0 && label === '' && number === ''
      ? []
      : [
          [`phones_${at}_label`, label === '' ? phoneLabel.required : undefined],
          [`phones_${at}_number`, phoneMessage(number, phoneNumber)],
        ],
  );
  const mail = { is: looksLikeEmailAddress };
  return said({
    ...messagesBy({ name, email: { ...email, ...mail }, supportEmail: { ...supportEmail, ...mail } }, values),
    ...(Object.fromEntries(phones) as Record<string, string | undefined>),
    whatsapp: phoneMessage(textOf(values['whatsapp']), whatsapp),
    ...messagesBy(
      {
        address_street: CONTACT.street,
        address_city: CONTACT.city,
        address_province: CONTACT.province,
        address_postalCode: CONTACT.postalCode,
      },
      values,
    ),
  });
}

function phoneMessage(number: string, rule: { required: string; invalid: string }): string | undefined {
  if (number === '') return rule.required;
  return normalizePhone(number) === undefined ? rule.invalid : undefined;
}

const contact: SectionForm = {
  valuesOf: (record) =>
    Object.fromEntries(
      Object.entries(flat(record)).map(([field, value]) => [
        field,
        field === 'whatsapp' || field.endsWith('_number') ? writtenPhone(textOf(value)) : value,
      ]),
    ),
  dataOf: (values) => {
    const { name, whatsapp, email, supportEmail, ...rest } = values;
    return {
      name,
      whatsapp: tidyPhone(whatsapp),
      email,
      supportEmail,
      phones: rowsOf(rest).flatMap(({ label, number }) => (label === '' && number === '' ? [] : [{ label, number }])),
      address: {
        street: rest['address_street'],
        city: rest['address_city'],
        province: rest['address_province'],
        postalCode: textOf(rest['address_postalCode']),
      },
    };
  },
  validate: contactMessages,
};

const hours: SectionForm = {
  valuesOf: (record) => {
    const week = record as Record<string, { opens: string; closes: string } | null>;
    return Object.fromEntries(
      WEEKDAYS.flatMap((day) => [
        [`${day}_isOpen`, week[day] !== null],
        [`${day}_opens`, week[day]?.opens ?? ''],
        [`${day}_closes`, week[day]?.closes ?? ''],
      ]),
    );
  },
  dataOf: (values) => Object.fromEntries(WEEKDAYS.map((day) => [day, dayOf(values, day)])),
  validate: (values) =>
    said(
      Object.fromEntries(
        WEEKDAYS.flatMap((day) => {
          const open = dayOf(values, day);
          const trouble = open && hoursTrouble(open);
          return trouble ? [[`${day}_${trouble === 'opens' ? 'opens' : 'closes'}`, HOURS_RULES[trouble]]] : [];
        }),
      ),
    ),
};

function dayOf(values: Values, day: string) {
  if (values[`${day}_isOpen`] !== true) return null;
  return { opens: textOf(values[`${day}_opens`]), closes: textOf(values[`${day}_closes`]) };
}

const links: SectionForm = {
  valuesOf: (record) => flat(record),
  dataOf: (values) => Object.fromEntries(SCHOOL_LINKS.map((link) => [link, textOf(values[link]) || null])),
  validate: (values) =>
    said(
      Object.fromEntries(
        SCHOOL_LINKS.map((link) => {
          const address = textOf(values[link]);
          return [link, address === '' || isHttpAddress(address) ? undefined : LINK_RULES.invalid];
        }),
      ),
    ),
};

const numbers: SectionForm = { valuesOf: flat, dataOf: nested, validate: numberMessages };

const assistant: SectionForm = {
  valuesOf: (record) => flat(record),
  dataOf: (values) =>
    nested(Object.fromEntries(Object.entries(values).map(([field, value]) => [field, textOf(value)]))),
  validate: (values) => {
    const { maxLength, tooLong } = ASSISTANT_FACTS_RULES.answer;
    const isTooLong = (value: unknown): boolean => textOf(value).length > maxLength;
    return said(
      Object.fromEntries(
        Object.entries(values).map(([field, value]) => [field, isTooLong(value) ? tooLong : undefined]),
      ),
    );
  },
};

export const SECTION_FORMS: Record<SettingsSection, SectionForm> = {
  contact,
  hours,
  links,
  prices: numbers,
  shop,
  cards,
  invoices,
  assistant,
};
