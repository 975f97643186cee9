import { school } from '#libs/school/school';

/** Made once: a formatter takes longer than all else of a mail's words. en-ZA would pad the day. */
const FORMAT = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  hourCycle: 'h23',
  timeZone: school.timeZone,
});

/** "1 March 2027 at 14:05" by the school's clock, wherever the reader is. @param moment or its ISO text */
export function writtenMoment(moment: Date | string): string {
  return FORMAT.format(new Date(moment));
}
