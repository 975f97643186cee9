import { lastDueDateReminded, reminderDue, type ReminderKind } from './invoice-reminders.js';

it.each<[string, string, string, ReminderKind | undefined]>([
  ['four days before', '2027-04-01', '2027-04-12', undefined],
  ['three days before', '2027-04-01', '2027-04-13', 'before'],
  ['the day before', '2027-04-01', '2027-04-15', 'before'],
  ['on the day', '2027-04-01', '2027-04-16', 'due'],
  ['six days after', '2027-04-01', '2027-04-22', 'due'],
  ['seven days after', '2027-04-01', '2027-04-23', 'after'],
  ['months after', '2027-04-01', '2027-09-01', 'after'],
  ['sent on the day of a reminder: the mail says it all', '2027-04-13', '2027-04-15', undefined],
  ['sent on the due date, the day after', '2027-04-16', '2027-04-17', undefined],
  ['sent after the first, on the due date', '2027-04-14', '2027-04-16', 'due'],
  ['sent late', '2027-04-20', '2027-04-23', 'after'],
  ['sent when all were over', '2027-04-23', '2027-06-01', undefined],
])('due on 16 April 2027, %s', (_what, sentOn, today, kind) => {
  expect(reminderDue('2027-04-16', sentOn, today)).toBe(kind);
});

it('reaches over the ends of months and years', () => {
  expect(reminderDue('2027-01-02', '2026-12-01', '2026-12-29')).toBeUndefined();
  expect(reminderDue('2027-01-02', '2026-12-01', '2026-12-30')).toBe('before');
  expect(reminderDue('2028-02-23', '2028-02-01', '2028-03-01')).toBe('after');
  expect(lastDueDateReminded({ year: 2026, month: 12, day: 30 })).toBe('2027-01-02');
});
