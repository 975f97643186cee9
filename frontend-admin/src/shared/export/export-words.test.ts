import { ADMIN_SCREENS } from '#libs/contracts/admin-paths';
import { EXPORTED_BY_PERIOD, EXPORTED_LISTS } from './export-words';

/** These show no list, or have a button of their own: messages, reports. */
const WITHOUT = ['bank-statement', 'messages', 'people', 'reports', 'settings', 'system'];

test('which screens have the button', () => {
  const exported: readonly string[] = [...EXPORTED_LISTS, ...EXPORTED_BY_PERIOD];
  const neither = ADMIN_SCREENS.filter((screen) => !exported.includes(screen));
  expect(neither.toSorted()).toEqual(WITHOUT);
});
