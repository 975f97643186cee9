import { ADMIN_SCREENS } from '#libs/contracts/admin-paths';
import { apiPath } from './resource-paths';

describe('apiPath', () => {
  it.each([
    ['faq', 'faqs'],
    ['class-schedule', 'class-schedules'],
    ['messages', 'contact-messages'],
    ['users', 'users'],
    ['product-categories', 'product-categories'],
  ])('%s is served by %s', (resource, path) => expect(apiPath(resource)).toBe(path));

  it('knows every screen that shows a list, each its own', () => {
    const listless = ['bank-statement', 'people', 'reports', 'settings', 'system'];
    const listed = ADMIN_SCREENS.filter((screen) => !listless.includes(screen));
    expect(new Set(listed.map(apiPath)).size).toBe(listed.length);
  });

  it.each(['faqs', '', 'constructor', '../login'])('refuses %j', (resource) => {
    expect(() => apiPath(resource)).toThrow('No API path is known');
  });
});
