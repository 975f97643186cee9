import type { ContactMessage } from '#libs/contracts/generated/api';
import { rowsWith, shownRows } from './use-message-list';

const row = (id: number, archived = false, subject = '') => ({ id, archived, subject }) as ContactMessage;

it('shows a message once that a newer one has pushed onto the next page, as it was read last', () => {
  expect(shownRows([row(9), row(8), row(8, false, 'later'), row(7)], false)).toEqual([
    row(9),
    row(8, false, 'later'),
    row(7),
  ]);
});

it('leaves out what was moved to the other list', () => {
  expect(shownRows([row(9), row(8, true), row(7)], false)).toEqual([row(9), row(7)]);
  expect(shownRows([row(9), row(8, true)], true)).toEqual([row(8, true)]);
  expect(shownRows([row(9), row(8, true)], undefined)).toEqual([row(9), row(8, true)]);
});

it.each([
  ['', [1, 2]],
  ['GLOVES', [1]],
  ['ann@', [2]],
  ['555 0100', []],
  ['5550100', [2]],
  ['ladder', []],
])('without a network %p is found in what was read', (search, found) => {
  const told = { fullName: 'Sipho', email: '', phone: '', subject: 'Gear', message: 'Do I need gloves?' };
  const rows = [
    { ...row(1), ...told },
    { ...row(2), ...told, message: 'When?', email: 'Ann@example.org', phone: '+27825550100' },
  ];
  expect(rowsWith(search, rows).map(({ id }) => id)).toEqual(found);
});
