/** Every drawn picture of the site, by its file. */
import { COMPANIES } from './logos/companies.mjs';
import { drawLogo } from './logos/logo.mjs';
import { PEOPLE } from './portraits/people.mjs';
import { drawPortrait } from './portraits/portrait.mjs';
import { PRODUCTS } from './products/products.mjs';
import { QUIET_SCENES } from './scenes/quiet-scenes.mjs';
import { SCENES } from './scenes/scenes.mjs';

const PUBLIC = 'frontend-public/public';
const HEAD_INSTRUCTOR = 'adriaan-storm';

/** @returns {Map<string, string>} the text of each SVG, by its path in the repository */
export function drawPictures() {
  const pictures = new Map();
  for (const person of PEOPLE) {
    const svg = drawPortrait(person);
    pictures.set(`${PUBLIC}/instructors/${person.id}.svg`, svg);
    if (person.id === HEAD_INSTRUCTOR)
      pictures.set('frontend-public/src/ui/drawings/portrait-head-instructor.svg', svg);
  }
  for (const [name, draw] of Object.entries(PRODUCTS)) pictures.set(`${PUBLIC}/products/${name}.svg`, draw());
  for (const [name, draw] of Object.entries(SCENES)) pictures.set(`${PUBLIC}/programmes/${name}.svg`, draw());
  for (const [name, draw] of Object.entries(QUIET_SCENES)) pictures.set(`${PUBLIC}/scenes/${name}.svg`, draw());
  for (const company of COMPANIES) pictures.set(`${PUBLIC}/clients/${company.slug}.svg`, drawLogo(company));
  return pictures;
}
