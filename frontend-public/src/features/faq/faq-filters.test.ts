import { byCategory, matchingFaqs, NO_FILTERS, readFilters, writeFilters } from './faq-filters';

const FREEZE = { question: 'Can I freeze my membership?', answer: 'For 30 days a year.', category: 'pricing' };
const PARKING = { question: 'Is there parking?', answer: 'Free, in front of the club.', category: 'location' };
const OPEN = { question: 'Are you open on Sundays?', answer: 'No, freeze in at home.', category: 'general' };
const ALL = [FREEZE, PARKING, OPEN];

test.each([
  ['nothing asked: all', NO_FILTERS, ALL],
  ['a category', { ...NO_FILTERS, category: 'location' as const }, [PARKING]],
  ['a word of the question', { ...NO_FILTERS, search: 'parking' }, [PARKING]],
  ['a word of an answer, in capitals', { ...NO_FILTERS, search: 'CLUB' }, [PARKING]],
  ['the beginning of a word, while it is typed', { ...NO_FILTERS, search: 'mem' }, [FREEZE]],
  ['more than one of it', { ...NO_FILTERS, search: 'memberships' }, [FREEZE]],
  ['not the middle of a word', { ...NO_FILTERS, search: 'bership' }, []],
  ['each word counts, in any order', { ...NO_FILTERS, search: 'days freeze' }, [FREEZE]],
  ['accents and punctuation do not', { ...NO_FILTERS, search: ' párking? ' }, [PARKING]],
  ['both together', { category: 'general' as const, search: 'freeze' }, [OPEN]],
  ['only punctuation: all', { ...NO_FILTERS, search: '?!' }, ALL],
])('%s', (_name, filters, expected) => {
  expect(matchingFaqs(ALL, filters)).toEqual(expected);
});

test('what stands in the address is read back, and what else stands there stays', () => {
  const query = writeFilters(new URLSearchParams('from=mail'), { category: 'pricing', search: 'a & b' });
  expect(query.toString()).toBe('from=mail&category=pricing&q=a+%26+b');
  expect(readFilters(query)).toEqual({ category: 'pricing', search: 'a & b' });
  expect(writeFilters(query, NO_FILTERS).toString()).toBe('from=mail');
  expect(readFilters(new URLSearchParams('category=boots'))).toEqual(NO_FILTERS);
});

test('groups come in the order of the categories, without empty ones; a category of tomorrow is general', () => {
  const newer = { ...PARKING, category: 'belts' };
  expect(byCategory([FREEZE, newer, OPEN])).toEqual([
    { category: 'general', faqs: [newer, OPEN] },
    { category: 'pricing', faqs: [FREEZE] },
  ]);
});
