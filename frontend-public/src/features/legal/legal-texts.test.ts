import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { privacy as privacyNow } from '../../content/privacy';
import { terms as termsNow } from '../../content/terms';
import { isoDateWords } from './date-words';

const terms = termsNow();
const privacy = privacyNow();

describe.each([terms, privacy])('$title', ({ sections, lastUpdated }) => {
  test('has fourteen sections, each with an anchor of its own, the last about contact', () => {
    expect(new Set(sections.map(({ id }) => id)).size).toBe(14);
    expect(sections.at(-1)?.id).toBe('contact');
  });

  test('has a day on which it last changed', () =>
    expect(isoDateWords(lastUpdated)).toMatch(/^\d{1,2} [A-Z][a-z]+ \d{4}$/));

  test('says nothing twice', () => {
    const said = sections.flatMap(({ blocks }) => blocks.flat());
    expect(new Set(said).size).toBe(said.length);
  });
});

test.each([
  ['payment-and-refunds', /Joining fees and equipment fees are non-refundable/],
  ['payment-and-refunds', /up to 30 days a year with a valid reason/],
  ['payment-and-refunds', /within seven days after you receive the goods/],
  ['termination', /30 days written notice after the minimum commitment/],
  ['liability', /limited to the fees you paid to us in the month before/],
  ['governing-law', /South African law/],
])('the terms say under %s: %s', (id, words) => {
  expect(
    terms.sections
      .find((section) => section.id === id)
      ?.blocks.flat()
      .join(' '),
  ).toMatch(words);
});

test.each([
  ['collection', /Trials and courses: .*age.*guardian/],
  ['collection', /Quotes: .*network address/],
  ['collection', /Products that are sold out: .*email address/],
  ['retention', /Orders, invoices and quotes: .* 5 years/],
  ['cookies', /checkoutAttempt: .*prices.*until you next fill your cart/],
  ['children', /under 13/],
  ['children', /under 18, .*consent of a parent or legal guardian/],
  ['retention', /12 months/],
  ['cookies', /cartSessionId.*chatSessionId/],
  ['contact', /Information Regulator/],
])('the privacy policy says under %s: %s', (id, words) => {
  expect(
    privacy.sections
      .find((section) => section.id === id)
      ?.blocks.flat()
      .join(' '),
  ).toMatch(words);
});

test.each([
  ['2026-11-21', '21 November 2026'],
  ['2027-01-01', '1 January 2027'],
])('%s is %s', (day, words) => expect(isoDateWords(day)).toBe(words));

const FRONTENDS = ['frontend-public', 'frontend-admin'].map((frontend) =>
  path.resolve(import.meta.dirname, '../../../..', frontend, 'src'),
);
/** Each way in which our programs name what a browser keeps. */
const KEPT_NAMES =
  /(?:(?:tab|browser)Storage<.*>\(|createStore\(|const (?!CART_KEY|PRODUCTS_KEY)\w*KEY(?:_START)? = )'([\w-]+)'/g;
const kept = FRONTENDS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .flatMap((file) =>
      Array.from(readFileSync(path.join(folder, file), 'utf8').matchAll(KEPT_NAMES), (match) => match[1]!),
    ),
);

test('names of what the browser keeps are found in the programs', () =>
  expect(kept).toEqual(expect.arrayContaining(['cartSessionId', 'contactMessage', 'storm-phone'])));

test.each([
  ...new Set([
    ...kept,
    'admin_token',
    'storm_session',
    'storm_device',
    'chatUserName',
    'chatUserEmail',
    'chatUserPhone',
    'RaStoreStorm',
    'workbox-precache',
    'react-router-scroll-positions',
  ]),
])('the privacy policy names %s', (name) => {
  expect(
    privacy.sections
      .find(({ id }) => id === 'cookies')
      ?.blocks.flat()
      .join(' '),
  ).toContain(name);
});
