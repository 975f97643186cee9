import { isStaffArea } from './staff-area.js';

test.each(['/admin', '/admin/', '/admin/faq', '/admin/no-such-screen', '/mobile-app', '/mobile-app/nothing'])(
  '%s is for staff',
  (pathname) => expect(isStaffArea(pathname)).toBe(true),
);

test.each(['/', '/administrator', '/mobile-apps', '/shop/admin', ''])('%s is not', (pathname) =>
  expect(isStaffArea(pathname)).toBe(false),
);
