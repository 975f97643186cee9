import { validateCategory } from './validate-category';

describe('validateCategory', () => {
  it.each<[string, object, object]>([
    ['a good one', { name: 'Gear', description: null, sortOrder: 0, isActive: true }, {}],
    ['nothing', {}, { name: 'Category name is required', sortOrder: 'Sort order must be non-negative' }],
    ['below zero', { name: 'Gear', sortOrder: -1 }, { sortOrder: 'Sort order must be non-negative' }],
    ['half a place', { name: 'Gear', sortOrder: 1.5 }, { sortOrder: 'Sort order must be a whole number' }],
    ['too long', { name: 'x'.repeat(81), sortOrder: 1 }, { name: 'Category name must be at most 80 characters' }],
  ])('%s', (_name, values, expected) => expect(validateCategory({ ...values })).toEqual(expected));
});
