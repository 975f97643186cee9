import { ADMIN_SCREENS, isAdminPath } from '#libs/contracts/admin-paths';

describe('isAdminPath', () => {
  it.each([
    '/admin',
    '/admin/',
    '/admin/faq',
    '/admin/faq/',
    '/admin/faq/create',
    '/admin/class-schedule/7',
    '/admin/users/2147483647',
    '/admin/orders/7/show',
    '/admin/invoices/7/show/',
    '/admin/invoices/7/items',
  ])('knows %s', (path) => expect(isAdminPath(path)).toBe(true));

  it.each([
    '/',
    '/administrator',
    '/admin-faq',
    '/ADMIN',
    '/admin//faq',
    '/admin/faqs',
    '/admin/nowhere',
    '/admin/create',
    '/admin/7',
    '/admin/faq/0',
    '/admin/faq/seven',
    '/admin/faq/7/edit',
    '/admin/faq/7/items',
    '/admin/invoices/items',
    '/admin/faq/create/show',
    '/admin/faq/12345678901',
    '/admin/faq/7/show/more',
    '/x/admin/faq',
    '/admin\n',
  ])('refuses %j', (path) => expect(isAdminPath(path)).toBe(false));

  it('knows every screen with its forms', () => {
    for (const screen of ADMIN_SCREENS) {
      for (const form of ['', '/create', '/1', '/1/show']) expect(isAdminPath(`/admin/${screen}${form}`)).toBe(true);
    }
  });
});
