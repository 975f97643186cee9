// What people ask a martial arts school for that this one does not have. A class, an FAQ or a fact of the school that
// names it takes it off this list at once.

import { oneOf } from '#libs/domain/chat/one-of';

const NOT_OFFERED: readonly [RegExp, string][] = [
  [/\bmuaythai\b/, 'Muay Thai'],
  [/\bkickboxing\b/, 'kickboxing'],
  [/\bkarate\b/, 'karate'],
  [/\bjudo\b/, 'judo'],
  [/\btaekwondo\b/, 'taekwondo'],
  [/\bmma\b|\bmixed martial arts\b/, 'MMA'],
  [/\bwrestling\b/, 'wrestling'],
  [/\baikido\b/, 'aikido'],
  [/\bcapoeira\b/, 'capoeira'],
  [/\bkung ?fu\b|\bwing chun\b/, 'kung fu'],
  [/\bfencing\b/, 'fencing'],
  [/\bswords?\b|\bkatana\b/, 'sword fighting'],
  [/\btai chi\b/, 'tai chi'],
  [/\barchery\b/, 'archery'],
  [/\byoga\b/, 'yoga'],
  [/\bpilates\b/, 'pilates'],
  [/\bzumba\b/, 'Zumba'],
  [/\bcrossfit\b/, 'CrossFit'],
  [/\bspinning\b/, 'spinning'],
  [/\bballet\b|\bdanc(e|ing) (class|lesson)/, 'ballet'],
  [/\baerobics\b/, 'aerobics'],
  [/\bgymnastics\b/, 'gymnastics'],
  [/\bsauna\b|\bsteam room\b/, 'a sauna'],
  [/\b(swimming )?pool\b|\bswimming\b/, 'a swimming pool'],
  [/\bcr[eè]che\b|\bchildcare\b|\bday ?care\b|\bbaby ?sit/, 'childcare'],
  [/\btrain\w*\b.*\bdogs?\b|\bdogs? training\b/, 'dog training'],
  [/\bweights\b|\btreadmill (to|i can) use\b/, 'weights'],
];
const ASKS_FOR_IT = new RegExp(
  String.raw`\b(do|does|have|offer|teach|any|is there|are there|classes?|lessons?|training|for (kids|my)|what` +
    String.raw` about|and|i can use)\b`,
);
const SHORT_WORDS = 3;
const PLACES = /^(a |childcare|weights)/;

/** Who writes runs one, or did it. */
const IS_THE_ASKER = oneOf(
  String.raw`\b(we are|i teach|i coach|rent|i run|we run|i did|i do|i have|used to do|ive got|got \d+ years` +
    String.raw`|(she|he|they) (did|used to do)|up to \w+ belt|(after|been) doing|at our|joke|years ago)\b`,
  String.raw`\b(her|his|my|our|their|the) (last|old|previous|former) \w+`,
  String.raw`^(her|his|my) (karate|judo|taekwondo)\b`,
);

/** @param offered whatever the school says it has, in lower case */
export function notOffered(text: string, offered: string): string | undefined {
  const [named, ...others] = NOT_OFFERED.filter(([words]) => words.test(text) && !words.test(offered));
  if (!named || IS_THE_ASKER.test(text)) return undefined;
  if (!ASKS_FOR_IT.test(text) && text.split(' ').length > SHORT_WORDS) return undefined;
  const [, name] = named;
  const alsoNamed = others.filter(([, other]) => !PLACES.test(other)).map(([, other]) => ` or ${other}`);
  if (PLACES.test(name)) return `No, we do not have ${name}.`;
  return (
    `No, we do not offer ${name}${alsoNamed.join('')}. We teach Krav Maga, Street Brazilian Jiu-Jitsu, boxing and ` +
    `Filipino knife and stick ` +
    'fighting, and the first class is free: see the Free Trial page.'
  );
}
