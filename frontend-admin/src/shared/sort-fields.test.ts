import { sortFieldsOf } from './sort-fields';

describe('what a list can be ordered by', () => {
  const columns = [{ label: 'When', sortBy: 'date' }, { label: 'Actions' }];

  it('is called what its column is called', () =>
    expect(sortFieldsOf(columns, ['date'])).toEqual([{ field: 'date', label: 'When' }]));

  it('without a column has words for people, no field names', () =>
    expect(sortFieldsOf(columns, ['id', 'createdAt', 'startDate', 'name']).map(({ label }) => label)).toEqual([
      'Date added',
      'Date added',
      'Start date',
      'Name',
    ]));

  it('is offered once', () => expect(sortFieldsOf(columns, ['date', 'date'])).toHaveLength(1));
});
