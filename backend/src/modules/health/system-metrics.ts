/** The school's state as gauges. Several processes on one database each tell the same: see `aggregator`. */
import { type Aggregator, Gauge, type Registry } from 'prom-client';
import { RELEASE } from '../../common/release.js';
import type { PoolView, SchoolState } from '../system/system-state.service.js';

interface Sources {
  /** @throws when the database is away */
  state: () => Promise<SchoolState>;
  pool: () => PoolView;
}

/** Of the whole school, whichever process tells it. Undefined: it is not known. */
const OF_THE_SCHOOL: [name: string, help: string, read: (state: SchoolState) => number | undefined][] = [
  ['storm_jobs_waiting', 'Jobs that will still be tried, mails and pushes too', ({ queue }) => queue.waiting],
  ['storm_jobs_ready', 'Jobs that are due and that nobody has begun', ({ queue }) => queue.ready],
  [
    'storm_job_oldest_ready_seconds',
    'How long the oldest job that is due waits for its turn',
    ({ queue }) => queue.oldestReadySeconds,
  ],
  ['storm_jobs_given_up', 'Jobs that are not tried again by themselves, kept 30 days', ({ queue }) => queue.givenUp],
  [
    'storm_jobs_given_up_today',
    'Jobs given up in the last 24 hours that nobody retried or dismissed, neither mails nor pushes',
    ({ queue }) => queue.jobsGivenUpToday,
  ],
  ['storm_mails_waiting', 'Mails that wait to be sent', ({ queue }) => queue.mailsWaiting],
  ['storm_mails_failing', 'Mails that wait after a try in vain', ({ queue }) => queue.mailsFailing],
  [
    'storm_mail_away_seconds',
    'How long the oldest mail waits that found the mail server, or the disk for mail files, away',
    ({ queue }) => queue.oldestFailingMailSeconds,
  ],
  ['storm_mails_given_up', 'Mails that are not tried again by themselves', ({ queue }) => queue.mailsGivenUp],
  [
    'storm_mails_given_up_today',
    'Mails given up in the last 24 hours that nobody retried or dismissed',
    ({ queue }) => queue.mailsGivenUpToday,
  ],
  [
    'storm_mailbox_silent_seconds',
    'How long the mailbox that answers come into is away; 0 where there is none',
    ({ mailboxSilentSeconds }) => mailboxSilentSeconds,
  ],
  ['storm_pushes_waiting', 'Pushes that wait to be sent', ({ queue }) => queue.pushesWaiting],
  ['storm_pushes_given_up', 'Pushes that are not tried again by themselves', ({ queue }) => queue.pushesGivenUp],
  ['storm_disk_free_bytes', 'Room on the disk of DATA_DIR', ({ disk }) => disk?.freeBytes],
  ['storm_disk_size_bytes', 'Size of the disk of DATA_DIR', ({ disk }) => disk?.sizeBytes],
  [
    'storm_backup_age_seconds',
    'Time since the last good backup, or since the school began',
    ({ backupAgeSeconds }) => backupAgeSeconds,
  ],
];

const OF_THE_POOL: [name: string, help: string, read: (pool: PoolView) => number][] = [
  ['storm_database_connections_in_use', 'Connections that requests have now', ({ inUse }) => inUse],
  ['storm_database_connections_idle', 'Open connections that nobody has', ({ idle }) => idle],
  ['storm_database_connections_most', 'As many may be open, see DATABASE_CONNECTIONS', ({ most }) => most],
  ['storm_database_requests_waiting', 'Requests that wait for a connection', ({ waiting }) => waiting],
];

export function registerSystemMetrics(registry: Registry, { state, pool }: Sources): void {
  const registers = [registry];
  const latest = new LatestOf(state);
  const gauge = (name: string, help: string, aggregator: Aggregator, read: () => Promise<number | undefined>) =>
    new Gauge({
      name,
      help,
      aggregator,
      registers,
      async collect() {
        const value = await read();
        // No figure is better than an old one; NaN would not pass from process to process.
        if (value === undefined) this.remove();
        else this.set(value);
      },
    });

  gauge('storm_database_up', '1 when the database answers, 0 when not', 'min', async () =>
    (await latest.read()) ? 1 : 0,
  );
  for (const [name, help, read] of OF_THE_SCHOOL)
    gauge(name, help, 'max', async () => {
      const known = await latest.read();
      return known && read(known);
    });
  for (const [name, help, read] of OF_THE_POOL) gauge(name, help, 'sum', async () => read(pool()));
  new Gauge({
    name: 'storm_release_info',
    help: 'The release that runs, as a label',
    aggregator: 'max',
    labelNames: ['version'],
    registers,
  }).set({ version: RELEASE }, 1);
}

/** All gauges of one scrape share one question, also one that fails: a database that is away is waited for once. */
class LatestOf<T> {
  private asked: Promise<T | undefined> | undefined;

  constructor(private readonly ask: () => Promise<T>) {}

  read(): Promise<T | undefined> {
    this.asked ??= this.ask()
      .catch(() => undefined)
      .finally(() => setImmediate(() => (this.asked = undefined)));
    return this.asked;
  }
}
