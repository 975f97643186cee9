import { UNREAD_DAY, unreadDays } from './unread-days';

const field = (name: string, badInput: boolean) => ({ name, validity: { badInput } });

it('names the fields that the browser could not read, and no others', () => {
  const fields = [field('from', false), field('until', true), {} as Element];
  expect(unreadDays(fields)).toEqual({ until: UNREAD_DAY });
  expect(unreadDays([])).toEqual({});
});
