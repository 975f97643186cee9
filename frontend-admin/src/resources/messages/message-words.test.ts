import { archiveOldQuestion, isUnread, judgedInWords, statusBadge } from './message-words';

it.each([
  ['unread', false, 'Unread', true],
  ['unread', true, 'Not opened', false],
  ['read', true, 'Read', false],
  ['replied', false, 'Replied', false],
] as const)('%s, suspected spam %s: %s', (status, suspectedSpam, word, waits) => {
  expect(statusBadge({ status, suspectedSpam }).word).toBe(word);
  expect(isUnread({ status, suspectedSpam })).toBe(waits);
});

it.each([
  [undefined, 'Archive old messages', 'Counting the old messages…', undefined],
  [0, 'Archive old messages', 'No active messages are older than 30 days.', undefined],
  [1, 'Archive 1 old message?', 'It is older than 30 days. You can restore it from the archive.', 'Archive 1'],
  [
    12,
    'Archive 12 old messages?',
    'They are older than 30 days and include unread messages. You can restore them from the archive.',
    'Archive 12',
  ],
])('the question before %s old messages go', (count, title, text, confirm) =>
  expect(archiveOldQuestion(count)).toEqual({ title, text, ...(confirm && { confirm }) }),
);

it.each([
  ['ann@example.com', false, 'Not spam: ann@example.com is now a trusted sender'],
  ['', false, 'Not spam'],
  ['ann@example.com', true, 'Marked as spam'],
])('what is said of %j, spam %s', (email, spam, words) => expect(judgedInWords([{ email }], spam)).toBe(words));
