import { type SchoolState, troublesOf } from './troubles.js';

const quiet: SchoolState = {
  queue: {
    waiting: 3,
    ready: 1,
    oldestReadySeconds: 2,
    givenUp: 4,
    jobsGivenUpToday: 0,
    mailsWaiting: 1,
    mailsFailing: 1,
    oldestFailingMailSeconds: 60,
    mailsGivenUp: 2,
    mailsGivenUpToday: 0,
    pushesWaiting: 0,
    pushesGivenUp: 2,
  },
  mailboxSilentSeconds: 900,
  disk: { freeBytes: 1_000_000_000, sizeBytes: 20_000_000_000 },
  lastBackupAt: null,
  backupAgeSeconds: 36 * 3600,
};

it('leaves a school alone whose old failures everybody has had a day to see', () => {
  expect(troublesOf(quiet)).toEqual([]);
});

it.each([
  ['mail', { queue: { ...quiet.queue, mailsGivenUpToday: 1 } }],
  ['mail', { queue: { ...quiet.queue, oldestFailingMailSeconds: 901 } }],
  ['mailbox', { mailboxSilentSeconds: 901 }],
  ['jobs', { queue: { ...quiet.queue, jobsGivenUpToday: 1 } }],
  ['jobs', { queue: { ...quiet.queue, oldestReadySeconds: 601 } }],
  ['disk', { disk: { freeBytes: 999_999_999, sizeBytes: 20_000_000_000 } }],
  ['disk', { disk: undefined }],
  ['backup', { backupAgeSeconds: 36 * 3600 + 1 }],
])('names %s for %j', (trouble, changed) => {
  expect(troublesOf({ ...quiet, ...changed })).toEqual([trouble]);
});
