import { classDates } from '#libs/domain/schedule/class-dates';
import { demonstration } from '#libs/school/demonstration';
import { takeFacts } from '#libs/school/facts';
import type { RunningEnv } from '../../config/running-env.js';
import type { ClassCalendarService, KeptPlan } from './class-calendar.service.js';
import { ClassFeedService } from './class-feed.service.js';

const planOf = (className: string): KeptPlan => ({
  classes: [
    {
      id: 1,
      day: 'Monday',
      startTime: '18:00',
      endTime: '19:00',
      className,
      level: 'All Levels',
      instructorId: null,
      instructor: 'Thabo',
      trialPlaces: 4,
      createdAt: new Date('2026-01-01'),
    },
  ],
  closures: [],
  exceptions: [],
  changedAt: new Date('2026-11-01'),
});

afterEach(() => takeFacts({}));

it('what is asked for again is made once, until the plan is another, or the school says another place', async () => {
  let plan = planOf('Boxing');
  let made = 0;
  const calendar = {
    plan: async () => plan,
    daysOf: (of: KeptPlan, from: string, to: string) => {
      made += 1;
      return classDates(from, to, { ...of, holidays: [] });
    },
  };
  const feeds = new ClassFeedService(
    calendar as unknown as ClassCalendarService,
    { publicUrl: 'https://storm.example' } as RunningEnv,
  );
  const read = async (classScheduleId?: string) => (await feeds.read({ style: undefined, classScheduleId })).text;
  const [all, one, none] = [await read(), await read('1'), await read('2')];
  expect([await read(), await read('1'), await read('2')]).toEqual([all, one, none]);
  expect(all).toContain('SUMMARY:Boxing');
  expect(none).not.toContain('VEVENT');
  expect(made).toBe(1);
  plan = planOf('Krav Maga');
  expect(await read()).toContain('SUMMARY:Krav Maga');
  expect(made).toBe(2);
  const address = { ...demonstration.contact.address, street: '12 Main Road', city: 'Bryanston' };
  takeFacts({ contact: { ...demonstration.contact, address } });
  expect(await read()).toContain(String.raw`LOCATION:12 Main Road\, Bryanston`);
  expect(made).toBe(3);
});
