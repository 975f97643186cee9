/** The fixed words of the instructors page (spec 1 sections 2.7 and 8), and whose portrait comes with the site. */
import headInstructor from '../ui/drawings/portrait-head-instructor.svg';

export const instructorWords = {
  title: 'Our Instructors',
  lead: 'Meet the people who teach our classes, and see what each of them does best.',
  loading: 'Loading instructors...',
  failed: 'Failed to load instructors. Please try again later.',
  none: 'No instructors listed yet',
  noneHint: 'The class schedule shows who teaches each class.',
  expertise: 'Areas of Expertise',
  classes: 'Classes',
  schedule: 'View Class Schedule',
} as const;

export const reviewWords = {
  title: 'What Our Students Say',
  sentence: 'Join hundreds of satisfied students who trust the academy for their self-defense training',
  link: 'Read Our Google Reviews',
} as const;

/** By the name staff gave: this portrait is shown instead of the image the server has (spec 1 section 2.7). */
const PORTRAITS = new Map<string, string>([['Adriaan Storm', headInstructor]]);

/** The portrait that comes with the site for a person of this name; undefined for everybody else. */
export function bundledPortrait(name: string): string | undefined {
  return PORTRAITS.get(name.trim());
}
