import { isMobileAppPath, MOBILE_APP_SCREENS } from './mobile-app-paths.js';

describe('isMobileAppPath', () => {
  it.each([
    '/mobile-app',
    '/mobile-app/',
    ...MOBILE_APP_SCREENS.flatMap((screen) => [
      `/mobile-app/${screen}`,
      `/mobile-app/${screen}/7`,
      `/mobile-app/${screen}/`,
    ]),
    '/mobile-app/users/create',
    '/mobile-app/faq/create/',
  ])('knows %s', (path) => {
    expect(isMobileAppPath(path)).toBe(true);
  });

  it.each([
    '/',
    '/mobile',
    '/mobile-apps',
    '/mobile-app/orders',
    '/mobile-app/messages/0',
    '/mobile-app/messages/x',
    '/mobile-app/messages/7/edit',
    '/mobile-app/messages/create',
    '/mobile-app/create',
    '/x/mobile-app',
    '/MOBILE-APP',
    '/mobile-app\n',
  ])('refuses %j', (path) => {
    expect(isMobileAppPath(path)).toBe(false);
  });
});
