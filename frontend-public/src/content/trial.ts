import { school } from '#libs/school/school';

export const trialWords = {
  title: 'BOOK A FREE TRIAL',
  lead: 'One class with us, free and without obligation. Choose a style and a date, and tell us who is coming.',
  manageTitle: 'YOUR FREE TRIAL',
  manageLead: 'Move it to another date, or cancel it. No problem: it just helps us to know who is coming.',
  /** Below each style. */
  styles: {
    krav: 'Self-defence that works from the first class',
    bjj: 'Grappling and ground fighting',
    boxing: 'Punches, footwork and fitness',
    filipino: 'Stick and blade, the Filipino way',
    kids: 'Little Warriors to teens',
  },
} as const;

export function whereWords(): string {
  return `${school.venue}. Questions? Call ${school.phone.display}.`;
}
