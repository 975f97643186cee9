import { ADMIN_SCREENS } from '#libs/contracts/admin-paths';
import { entryAt, NAVIGATION } from './navigation';

describe('navigation bar', () => {
  it('has the specified entries in their order, Invoices and Reports after Orders, the rest beside its like', () => {
    expect(NAVIGATION.map((entry) => entry.label)).toEqual([
      'Dashboard',
      'Messages',
      'Reply Templates',
      'Conversations',
      'Unanswered Questions',
      'FAQ Management',
      'Class Schedule',
      'Closed Days',
      'Trials',
      'Courses',
      'Course Sign-ups',
      'Instructors',
      'Corporate Clients',
      'Products',
      'Orders',
      'Invoices',
      'Recurring Invoices',
      'Quotes',
      'Bank Statement',
      'Reports',
      'Settings',
      'User Management',
      'API Keys',
      'Activity',
      'System',
      "A Person's Data",
    ]);
  });

  it('leads to every screen', () => {
    expect(
      NAVIGATION.map((entry) => entry.screen)
        .filter(Boolean)
        .sort(),
    ).toEqual([...ADMIN_SCREENS].sort());
  });
});

describe('entryAt', () => {
  it.each([
    ['/', 'Dashboard'],
    ['', 'Dashboard'],
    ['/faq', 'FAQ Management'],
    ['/faq/7/show', 'FAQ Management'],
    ['/class-schedule/create', 'Class Schedule Management'],
  ])('%s is %s', (pathname, title) => {
    expect(entryAt(pathname)?.title).toBe(title);
  });

  it.each(['/faqs', '/nowhere', '/FAQ'])('%s is no screen', (pathname) => expect(entryAt(pathname)).toBeUndefined());
});
