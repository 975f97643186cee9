/** The school in schema.org's words: only what libs/school knows. Position and ratings are not known, so not told. */
import { WEEKDAYS } from '#libs/domain/schedule/weekdays';
import type { NearClosure } from '#libs/domain/schedule/near-closures';
import { facts } from '#libs/school/facts';
import { school } from '#libs/school/school';
import { absolute, schoolId, type Node } from './graph';

interface OpenDay {
  opens: string;
  closes: string;
}

export function schoolNode(): Node {
  const { name, phone, email, address } = school;
  return {
    '@type': 'SportsActivityLocation',
    '@id': schoolId,
    name,
    url: absolute('/'),
    telephone: phone.href.replace('tel:', ''),
    email,
    image: absolute('/share/home.png'),
    logo: absolute('/apple-touch-icon.png'),
    currenciesAccepted: 'ZAR',
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.province,
      ...(address.postalCode !== '' && { postalCode: address.postalCode }),
      addressCountry: address.countryCode,
    },
    openingHoursSpecification: openingHours(),
    ...(facts.closures.length > 0 && { specialOpeningHoursSpecification: facts.closures.map(closedFrom) }),
  };
}

/** Closed, as schema.org has it: from midnight to midnight. */
function closedFrom({ from, to }: NearClosure): Node {
  return { '@type': 'OpeningHoursSpecification', opens: '00:00', closes: '00:00', validFrom: from, validThrough: to };
}

/** Days with the same hours together; a day that is missing is closed. */
function openingHours(): Node[] {
  const hours: Partial<Record<string, OpenDay | null>> = school.hours;
  const groups = new Map<string, Node & { dayOfWeek: string[] }>();
  for (const day of WEEKDAYS) {
    const open = hours[day];
    if (!open) continue;
    const key = `${open.opens}-${open.closes}`;
    const group = groups.get(key) ?? {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: [],
      opens: open.opens,
      closes: open.closes,
    };
    group.dayOfWeek.push(day);
    groups.set(key, group);
  }
  return [...groups.values()];
}
