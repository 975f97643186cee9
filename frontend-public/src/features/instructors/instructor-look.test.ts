import { instructorLook } from './instructor-look';

test.each([
  [['Krav Maga', 'Protective tactics', 'Firearms'], 'Head instructor', 'krav', 'krav'],
  [['Street BJJ', 'Kids', 'Competition'], 'BJJ coach', 'bjj', 'bjj'],
  [['Conditioning', 'Boxing'], 'Coach', 'boxing', 'boxing'],
  [['Filipino martial arts'], 'Instructor', 'filipino', 'blade'],
  [['Stop the Bleed', 'First aid', 'Firearms'], 'Medical and firearms instructor', 'other', 'medical'],
  [['Firearms'], 'Range officer', 'other', 'firearms'],
  [[], 'Kids assistant instructor', 'kids', 'kids'],
  [[], 'Coach', 'other', 'protective'],
])('%j, %s: tinted %s, with the emblem %s', (expertise, role, discipline, emblem) => {
  expect(instructorLook({ name: 'A B', role, expertise })).toMatchObject({ discipline, emblem });
});
