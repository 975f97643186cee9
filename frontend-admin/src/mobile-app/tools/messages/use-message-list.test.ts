import type { ContactMessage } from '#libs/contracts/generated/api';
import { shownRows } from './use-message-list';

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
