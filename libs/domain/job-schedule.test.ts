import { dailyAt, hourlyAt, latestTick, type JobSchedule } from '#libs/domain/job-schedule';

describe('the last tick at or before a moment', () => {
  it.each<[string, JobSchedule, string, string]>([
    ['hourly, on the tick itself', hourlyAt(7), '2027-03-01T10:07:00.000Z', '2027-03-01T10:07:00.000Z'],
    ['hourly, just before the tick', hourlyAt(7), '2027-03-01T10:06:59.999Z', '2027-03-01T09:07:00.000Z'],
    ['hourly, over midnight', hourlyAt(7), '2027-03-01T00:03:00.000Z', '2027-02-28T23:07:00.000Z'],
    [
      'daily at 03:00 in Sandton is 01:00 UTC',
      dailyAt({ hour: 3, minute: 0 }),
      '2027-03-01T01:00:00.000Z',
      '2027-03-01T01:00:00.000Z',
    ],
    [
      'daily, a minute too early',
      dailyAt({ hour: 3, minute: 0 }),
      '2027-03-01T00:59:00.000Z',
      '2027-02-28T01:00:00.000Z',
    ],
    [
      'daily at 00:30 in Sandton is the evening before in UTC',
      dailyAt({ hour: 0, minute: 30 }),
      '2027-03-01T23:00:00.000Z',
      '2027-03-01T22:30:00.000Z',
    ],
    [
      'every five minutes',
      { everyMinutes: 5, offsetMinutes: 0 },
      '2027-03-01T10:09:59.000Z',
      '2027-03-01T10:05:00.000Z',
    ],
  ])('%s', (_, schedule, now, tick) => {
    expect(new Date(latestTick(schedule, Date.parse(now))).toISOString()).toBe(tick);
  });
});
