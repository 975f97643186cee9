import { exportedFile, periodExportsOf, periodOf } from './period-exports';

const LIST = { filter: { q: 'a & b', status: 'paid' }, sort: { field: 'dueDate', order: 'DESC' } };

it('invoices have three files, orders one, other lists none', () => {
  expect(['invoices', 'orders', 'faq', 'users'].map((screen) => periodExportsOf(screen).length)).toEqual([3, 1, 0, 0]);
});

it('asks for what the list shows, within the days that were typed', () => {
  const [, , payments] = periodExportsOf('invoices');
  const { path, name } = exportedFile(payments!, LIST, periodOf({ from: '2027-04-01', to: ' 2027-04-30 ' }));
  const [address, query = ''] = path.split('?');
  expect([address, name]).toEqual(['invoices/payments/export', 'invoice-payments-2027-04-01-to-2027-04-30.csv']);
  expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
    filter: '{"q":"a & b","status":"paid"}',
    sort: '["dueDate","DESC"]',
    from: '2027-04-01',
    to: '2027-04-30',
  });
});

it('of no days asks for all', () => {
  const [orders] = periodExportsOf('orders');
  const { path, name } = exportedFile(orders!, LIST, periodOf({ from: '', to: null }));
  expect(name).toBe('orders.csv');
  expect([...new URLSearchParams(path.split('?')[1]).keys()]).toEqual(['filter', 'sort']);
});
