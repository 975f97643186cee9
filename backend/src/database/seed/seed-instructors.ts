import type { EntityManager } from 'typeorm';
import { Instructor } from '../../modules/instructors/instructor.entity.js';

// Invented people. The first three are the coaches of the week in seed-class-schedules.
const TEAM: Pick<Instructor, 'name' | 'role' | 'bio' | 'expertise' | 'image'>[] = [
  {
    name: 'Adriaan Storm',
    image: '/instructors/adriaan-storm.svg',
    role: 'Head instructor',
    bio: 'Twenty years of Krav Maga and close protection. Teaches the beginner course and instructor development.',
    expertise: ['Krav Maga', 'Protective tactics', 'Firearms'],
  },
  {
    name: 'Prisha Naidoo',
    image: '/instructors/prisha-naidoo.svg',
    role: 'BJJ coach',
    bio: 'Brown belt. Runs Street BJJ and the kids ground programme with patience and clear steps.',
    expertise: ['Street BJJ', 'Kids', 'Competition'],
  },
  {
    name: 'Thabo Dube',
    image: '/instructors/thabo-dube.svg',
    role: 'Boxing coach',
    bio:
      'Fought as an amateur light-heavyweight for nine years and has coached ever since. His fitness ' +
      'rounds are open to everyone, and his competition group trains three times a week.',
    expertise: ['Boxing', 'Conditioning', 'Competition'],
  },
  {
    name: 'Marisol Reyes',
    image: '/instructors/marisol-reyes.svg',
    role: 'Filipino martial arts instructor',
    bio:
      'Learned Kali from her grandfather and has taught stick, blade and empty hand since 2009. She begins ' +
      'every student with footwork and distance, because a weapon only builds on what the body already ' +
      'knows. Her seminars take the same drills from padded sticks to training blades to everyday objects, ' +
      'and end with what matters most on the street: seeing trouble early and getting away. Outside class, ' +
      'she reviews self-defence cases with a legal clinic and brings what she learns back to the mat.',
    expertise: ['Filipino martial arts', 'Stick fighting', 'Bladed weapons skills'],
  },
  {
    name: 'Kagiso Molefe',
    image: '/instructors/kagiso-molefe.svg',
    role: 'Medical and firearms instructor',
    bio:
      'A paramedic in northern Johannesburg for twelve years. Teaches Stop the Bleed to families, schools ' +
      'and companies, and range safety to licensed owners.',
    expertise: ['Stop the Bleed', 'First aid', 'Firearms'],
  },
  {
    name: 'Annelie Fourie',
    image: '/instructors/annelie-fourie.svg',
    role: 'Kids assistant instructor',
    bio: 'A primary-school teacher by day. Keeps Little Warriors and Junior Defenders busy, safe and laughing.',
    expertise: [],
  },
];
/** The last one was given no place, and so comes after all others. */
const WITH_A_PLACE = TEAM.length - 1;

/** Six instructors. Their portraits are drawings that come with the site. */
export async function seedInstructors(manager: EntityManager): Promise<void> {
  if (await manager.exists(Instructor)) return;
  await manager.insert(
    Instructor,
    TEAM.map((instructor, place) => (place < WITH_A_PLACE ? { ...instructor, sortOrder: place } : instructor)),
  );
}
