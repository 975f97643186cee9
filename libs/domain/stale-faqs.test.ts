import type { PriceFacts, WeekHours } from './school-facts.js';
import { faqsThatStillSay, oldAmounts, oldTimes } from './stale-faqs.js';

const PRICES: PriceFacts = {
  membership: {
    basic: { monthly: 65_000, commitmentMonths: 1 },
    standard: { monthly: 95_000, commitmentMonths: 3 },
    premium: { monthly: 125_000, commitmentMonths: 6 },
  },
  registrationFee: 35_050,
  privateSession: 50_000,
  fivePrivateSessions: 225_000,
  smallGroupFrom: 75_000,
  beginnerCourse: { weeks: 12, months: 3, monthly: 120_000, joiningFee: 65_000 },
};
const WEEKDAY = { opens: '06:00', closes: '21:00' };
const HOURS: WeekHours = {
  Monday: WEEKDAY,
  Tuesday: WEEKDAY,
  Wednesday: WEEKDAY,
  Thursday: WEEKDAY,
  Friday: WEEKDAY,
  Saturday: { opens: '08:00', closes: '12:30' },
  Sunday: null,
};
const wordsOf = (old: readonly { words: string }[]) => old.map(({ words }) => words);

describe('what the settings say no more', () => {
  it('are the amounts that one of the prices was, each once', () => {
    const { membership } = PRICES;
    const { basic, premium } = membership;
    const dearer = {
      ...PRICES,
      membership: { ...membership, basic: { ...basic, monthly: 70_000 }, premium: { ...premium, commitmentMonths: 7 } },
      registrationFee: 36_000,
      beginnerCourse: { ...PRICES.beginnerCourse, weeks: 11, joiningFee: 66_000 },
    };
    expect(wordsOf(oldAmounts(PRICES, dearer))).toEqual(['R650', 'R350.50']);
    expect(oldAmounts(PRICES, PRICES)).toEqual([]);
  });

  it('are the times at which a day began or ended, also one that is closed now', () => {
    const fewer = { ...HOURS, Tuesday: { ...WEEKDAY, opens: '10:00' }, Saturday: null, Sunday: WEEKDAY };
    expect(wordsOf(oldTimes(HOURS, fewer))).toEqual(['06:00', '08:00', '12:30']);
    expect(oldTimes(HOURS, HOURS)).toEqual([]);
  });
});

describe('an answer', () => {
  const says = (old: readonly { written: RegExp }[], answer: string) => old.some(({ written }) => written.test(answer));

  it.each([
    [125_000, 'PREMIUM is R1250 a month', true],
    [125_000, 'R 1 250', true],
    [125_000, 'R1\u00a0250.00, paid monthly', true],
    [125_000, 'r1,250pm', true],
    [125_000, 'ZAR 1250', true],
    [125_000, 'It costs 1250 rand.', true],
    [125_000, 'It costs R1250.', true],
    [125_000, 'R12500', false],
    [125_000, 'R1250.50', false],
    [125_000, 'R11250', false],
    [125_000, '1250 students', false],
    [35_050, 'R350.50 once', true],
    [35_050, 'R350,50', true],
    [35_050, 'R350', false],
    [35_050, 'R350.55', false],
  ])('that says %d cents: "%s" %p', (monthly, answer, does) => {
    const { membership } = PRICES;
    const before = { ...PRICES, membership: { ...membership, basic: { monthly, commitmentMonths: 1 } } };
    expect(says(oldAmounts(before, PRICES), answer)).toBe(does);
  });

  it.each([
    ['06:00', 'from 06:00', true],
    ['06:00', 'from 6:00 on', true],
    ['06:00', '6h00', true],
    ['06:00', 'We open at 6am.', true],
    ['06:00', '6.00 a.m.', true],
    ['06:00', '6:00 pm', false],
    ['06:00', '16:00', false],
    ['06:00', '6 classes', false],
    ['21:00', 'until 21:00', true],
    ['21:00', 'until 9 PM', true],
    ['21:00', 'until 9:00', false],
    ['12:30', '12:30 p.m.', true],
    ['12:30', '12:30', true],
    ['12:30', '12 pm', false],
  ])('that says %s: "%s" %p', (opens, answer, does) => {
    const before = { ...HOURS, Sunday: { opens, closes: '23:59' } };
    expect(says(oldTimes(before, HOURS), answer)).toBe(does);
  });
});

it('the FAQs that still say it are told, but for those that are as they are built in', () => {
  const old = oldAmounts(PRICES, { ...PRICES, privateSession: 54_400, smallGroupFrom: 80_000 });
  const faqs = [
    { question: 'Private training?', answer: 'Yes, R500 a session.' },
    { question: 'Alone with a coach?', answer: 'R 500. Your first one is R400.' },
    { question: 'Courses?', answer: 'See the website.' },
    { question: 'Joining?', answer: 'R500, as built in.' },
  ];
  expect(faqsThatStillSay(faqs, old, [faqs[3]!])).toEqual({ faqs: faqs.slice(0, 2), words: ['R500'] });
  expect(faqsThatStillSay(faqs, [], [])).toEqual({ faqs: [], words: [] });
});
