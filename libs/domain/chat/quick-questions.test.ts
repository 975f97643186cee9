import { answerTo } from '#libs/domain/chat/answer';
import { knowledge } from '#libs/domain/chat/assistant-test-facts';
import { type AskedCounts, QUICK_QUESTIONS, quickQuestions, type QuickTopic } from '#libs/domain/chat/quick-questions';
import { topicsAsked } from '#libs/domain/chat/topics-asked';

const every = Object.keys(QUICK_QUESTIONS) as QuickTopic[];

it.each<[string, AskedCounts, string[]]>([
  ['nobody has asked yet', {}, ['Class times', 'Prices', 'Book a free trial', 'Where are you?', 'Talk to a person']],
  [
    'some topics are asked about more',
    { parking: 40, kids: 90, times: 41, price: 12, booking: 500 },
    ['Kids’ classes', 'Class times', 'Book a free trial', 'Parking', 'Talk to a person'],
  ],
  [
    'four who asked say nothing about the next',
    { parking: 4, kids: 5 },
    ['Kids’ classes', 'Class times', 'Book a free trial', 'Prices', 'Talk to a person'],
  ],
])('%s', (_case, counts, labels) => {
  expect(quickQuestions(counts).map(({ label }) => label)).toEqual(labels);
});

it.each(every)('%s: what a press asks is about it, and has an answer', (topic) => {
  const { says } = QUICK_QUESTIONS[topic];
  expect([...topicsAsked([`${says} please`])]).toEqual([topic]);
  expect(['live', 'school', 'faq']).toContain(answerTo(says, [], knowledge).rule);
});

it('a press on what is offered, distress, a greeting and what nobody understands count for nothing', () => {
  expect(topicsAsked(every.map((topic) => QUICK_QUESTIONS[topic].says))).toEqual(new Set());
  expect(topicsAsked(['hello', 'my ex is threatening me', 'blorp fnord'])).toEqual(new Set());
});

it('in one conversation a topic counts once, also where a question goes on from the one before', () => {
  expect([...topicsAsked(['whats the time for boxing', 'and on friday?', 'where do i park', 'my son is 9'])]).toEqual([
    'times',
    'parking',
    'kids',
  ]);
});
