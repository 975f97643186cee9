import { ADMIN_ROOT, isAdminPath } from '#libs/contracts/admin-paths';
import { jumpToRecord, placesFor } from './jumps';

describe('placesFor', () => {
  it('has every screen when nothing is typed, each at an address that there is', () => {
    const places = placesFor('  ');
    expect(places.length).toBeGreaterThan(10);
    expect(places.filter(({ path }) => !isAdminPath(`${ADMIN_ROOT}${path.split('#')[0]}`))).toEqual([]);
    expect(new Set(places.map(({ path }) => path)).size).toBe(places.length);
  });

  it.each([
    ['sched', ['Class Schedule', 'Add class schedule']],
    ['ADD FAQ', ['Add FAQ']],
    ['prices', ['Settings: Prices']],
    ['or', ['Orders', 'Corporate Clients', 'Instructors']],
    ['nowhere at all', []],
  ])('%j', (typed, labels) =>
    expect(
      placesFor(typed)
        .map(({ label }) => label)
        .slice(0, Math.max(1, labels.length)),
    ).toEqual(expect.arrayContaining(labels)),
  );

  it('puts those first that begin with it', () => expect(placesFor('or')[0]?.label).toBe('Orders'));
});

describe('jumpToRecord', () => {
  it('tells records of one name apart by more of them', () => {
    const order = { id: 7, orderNumber: 'SC-1', customerName: 'Thandi', customerEmail: 't@example.org' };
    expect(jumpToRecord('orders', order, 'SC-1')).toEqual({
      path: '/orders/7/show',
      label: 'SC-1',
      detail: 'Thandi, t@example.org',
      group: 'Orders',
    });
  });

  it.each([
    [{ id: 3, fullName: 'Naledi', subject: 'Kids' }, 'Naledi: Kids', undefined],
    [{ id: 3, fullName: 'Naledi', subject: 'Kids' }, 'Naledi', 'Kids'],
    [{ id: 3, fullName: null, subject: '' }, 'Message', undefined],
  ])('says nothing twice: %j', (record, called, detail) => {
    expect(jumpToRecord('messages', record, called).detail).toBe(detail);
  });
});
