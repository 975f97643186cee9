/** Titles and descriptions are written with the demonstration's name and place; the owner's stand in them. */
import { areaOf, shortNameOf } from '#libs/domain/school-facts';
import { demonstration } from '#libs/school/demonstration';
import { school } from '#libs/school/school';

const { name, address } = demonstration.contact;

/** A page's head as the school as it is called and where it is now says it. */
export function inSchoolsName<Head extends { title: string; description: string }>(head: Head): Head {
  return { ...head, title: rewritten(head.title), description: rewritten(head.description) };
}

function rewritten(text: string): string {
  return text
    .replaceAll(shortNameOf(name), () => school.shortName)
    .replaceAll(areaOf(address), () => school.area)
    .replaceAll(new RegExp(`\\b${address.city}\\b`, 'g'), () => school.address.city);
}
