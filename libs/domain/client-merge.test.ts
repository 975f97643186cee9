import { differingFields } from './client-merge.js';

describe('the fields in which two clients differ', () => {
  it.each<[string, unknown, unknown, object[]]>([
    ['the same', 'Sandton', 'Sandton', []],
    ['none of either', null, '', []],
    ['one of each', 'Sandton', 'Midrand', [{ kept: 'Sandton', merged: 'Midrand', isMergedProposed: false }]],
    ['only of the kept one', 'Sandton', null, [{ kept: 'Sandton', merged: null, isMergedProposed: false }]],
    ['only of the other', null, 'Midrand', [{ kept: null, merged: 'Midrand', isMergedProposed: true }]],
    ['nought is a value', 0, 500, [{ kept: 0, merged: 500, isMergedProposed: false }]],
    ['and so is no', false, true, [{ kept: false, merged: true, isMergedProposed: false }]],
  ])('%s', (_what, kept, merged, expected) => {
    const differing = differingFields({ city: kept, name: 'Acme' }, { city: merged, name: 'Acme' }, ['name', 'city']);
    expect(differing).toEqual(expected.map((field) => ({ field: 'city', ...field })));
  });

  it('come in the order asked for, and no others', () => {
    const [kept, merged] = [
      { id: 1, name: 'A', city: 'B' },
      { id: 2, name: 'C', city: 'D' },
    ];
    expect(differingFields(kept, merged, ['city', 'name']).map(({ field }) => field)).toEqual(['city', 'name']);
  });
});
