import type { Activity, SettingsChange } from '#libs/contracts/generated/api';
import { historyPath } from '../../shared/HistoryLink';
import { changeWords, deedWords, labelWords, recordPath, restorableOf, sameChange } from './activity-words';

const NOW = Date.parse('2026-11-24T10:00:00Z');
const deed: Activity = {
  id: 1,
  at: '2026-11-24T09:00:00Z',
  lastAt: '2026-11-24T09:00:00Z',
  action: 'delete',
  actorKind: 'person',
  actorId: 7,
  actorName: 'thandi',
  resource: 'faqs',
  recordId: 12,
  part: null,
  label: 'Is there parking?',
  changes: [],
  secretChanged: false,
  times: 1,
};

it.each([
  [{}, 'Deleted FAQ'],
  [{ action: 'create', resource: 'invoices', part: 'line' }, 'Added line of invoice'],
  [{ action: 'failed-sign-in', resource: 'users', times: 3 }, 'Failed sign-in, 3 times'],
  [{ action: 'erase', resource: 'people' }, "Erased a person's data"],
  [{ action: 'merge', resource: 'corporate-clients' }, 'Merged client'],
  [{ action: 'update', resource: 'belt-grades' }, 'Changed belt grades'],
] as const)('%j is told as "%s"', (parts, words) => expect(deedWords({ ...deed, ...parts })).toBe(words));

it.each([
  [
    { field: 'price_cents', from: '49900', to: '54900' },
    { field: 'Price', from: 'R499.00', to: 'R549.00' },
  ],
  [
    { field: 'is_active', from: 'true', to: 'false' },
    { field: 'Active', from: 'yes', to: 'no' },
  ],
  [
    { field: 'corporate_client_id', from: '4', to: null },
    { field: 'Corporate client', from: '4', to: '–' },
  ],
  [
    { field: 'contacts', from: '[]', to: '[{"name": "Ann", "role": "Buyer", "email": "ann@x.co", "phone": null}]' },
    { field: 'Contacts', from: '–', to: 'Ann, Buyer, ann@x.co' },
  ],
  [
    { field: 'contacts', from: 'Erased', to: '[{"name": "An…' },
    { field: 'Contacts', from: 'Erased', to: '[{"name": "An…' },
  ],
])('%j is said as %j', (change, words) => expect(changeWords(change)).toEqual(words));

it.each([
  ['a deletion of content', {}, 'faqs'],
  ['one of 29 days ago', { at: '2026-10-26T10:00:00Z' }, 'faqs'],
  ['one of 30 days ago', { at: '2026-10-25T10:00:00Z' }, undefined],
  ['an invoice', { resource: 'invoices' }, 'invoices'],
  ['an order, which stays anyway', { resource: 'orders' }, undefined],
  ['a part of a record', { resource: 'products', part: 'line' }, undefined],
  ['a change', { action: 'update' }, undefined],
] as const)('can it be restored: %s', (_name, parts, resource) =>
  expect(restorableOf({ ...deed, ...parts }, NOW)).toBe(resource),
);

it('leads to the record while it is there, and from it to its history', () => {
  expect(recordPath(deed)).toBeUndefined();
  expect(recordPath({ ...deed, action: 'update' })).toBe('/faq/12/show');
  expect(recordPath({ ...deed, action: 'update', resource: 'invoice-settings' })).toBeUndefined();
  expect(historyPath('faq', 12)).toBe(`/activity?filter=${encodeURIComponent('{"resource":"faqs","recordId":12}')}`);
});

describe('a change of the settings', () => {
  const ofHours: Activity = { ...deed, action: 'update', resource: 'settings', recordId: null, label: 'hours' };

  it('is called as its section is, and leads there', () => {
    expect(labelWords(ofHours)).toBe('Opening hours');
    expect(recordPath(ofHours)).toBe('/settings#hours');
    expect(labelWords(deed)).toBe(deed.label);
    expect(labelWords({ ...ofHours, label: 'section of another release' })).toBe('section of another release');
  });

  it('is called by its day as days are written everywhere, of a payment', () =>
    expect(labelWords({ resource: 'orders', label: '2026-11-30' })).toBe('30 Nov 2026'));

  it('is that of the same moment in the history of its section', () => {
    const change = (id: number, createdAt: string): SettingsChange => ({
      id,
      createdAt,
      changedBy: 'thandi',
      before: { Tuesday: 'one thing' },
      after: { Tuesday: 'another' },
      changedSecrets: [],
    });
    const history = [change(2, '2026-11-24T09:30:00Z'), change(1, ofHours.at)];
    expect(sameChange(ofHours, history)?.id).toBe(1);
    expect(sameChange(ofHours, history.slice(0, 1))).toBeUndefined();
  });
});
