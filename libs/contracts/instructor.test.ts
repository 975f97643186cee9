import { parseExpertise } from '#libs/contracts/instructor';

test.each([
  ['Krav Maga, Firearms', ['Krav Maga', 'Firearms']],
  ['  Krav Maga ,, , Firearms,', ['Krav Maga', 'Firearms']],
  ['Stop the Bleed', ['Stop the Bleed']],
  ['', []],
  [' , ', []],
])('%j is %j', (text, areas) => expect(parseExpertise(text)).toEqual(areas));
