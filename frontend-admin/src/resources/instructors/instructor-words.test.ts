import { INSTRUCTOR_RULES as LIMITS } from '#libs/contracts/instructor';
import { INSTRUCTOR_RULES } from './instructor-words';

const good = {
  name: 'Adriaan Storm',
  role: 'Head instructor',
  bio: 'Twenty years.',
  expertise: ['Krav Maga'],
  image: null,
  sortOrder: null,
};

describe('the form of an instructor', () => {
  it.each<[string, object, object]>([
    ['a good one', good, {}],
    ['the first place', { ...good, sortOrder: 0 }, {}],
    [
      'nothing',
      { name: '', role: null, bio: '  ' },
      { name: 'Name is required', role: 'Role is required', bio: 'Bio is required' },
    ],
    ['too long a name', { ...good, name: 'x'.repeat(121) }, { name: LIMITS.name.tooLong }],
    ['a place below 0', { ...good, sortOrder: -1 }, { sortOrder: 'Sort order must be 0 or greater' }],
    ['half a place', { ...good, sortOrder: 0.5 }, { sortOrder: 'Sort order must be 0 or greater' }],
    ['too large a place', { ...good, sortOrder: 1_000_001 }, { sortOrder: LIMITS.sortOrder.tooLarge }],
    ['a chosen photo', { ...good, image: 'data:image/jpeg;base64,AAAA' }, {}],
    ['a photo of this site', { ...good, image: '/api/images/a.jpg' }, {}],
    ['no address of a photo', { ...good, image: 'photo.jpg' }, { image: LIMITS.image.invalid }],
    ['a photo that would run', { ...good, image: 'javascript:alert(1)' }, { image: LIMITS.image.invalid }],
    ['much expertise', { ...good, expertise: Array(31).fill('Boxing') }, { expertise: LIMITS.expertise.tooMany }],
    ['long expertise', { ...good, expertise: ['x'.repeat(81)] }, { expertise: LIMITS.expertise.tooLong }],
  ])('%s', (_name, values, expected) => expect(INSTRUCTOR_RULES.validate({ ...values })).toEqual(expected));
});
