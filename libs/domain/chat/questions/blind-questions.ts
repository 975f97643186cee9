/**
 * What an eleventh stranger asked blind and did not get its answer then. Of these some are still "I do not know":
 * none is answered wrongly.
 */
import type { QuestionSet } from '#libs/domain/chat/questions/asked-questions';

export const blindQuestions: QuestionSet = [
  [/Beginner Course.*18:00/, 'is the 12 wk course on weekends or in the week'],
  [/^Most beginners start with/, 'Is jiu jitsu with the gi or nogi'],
  [/not offer MMA.*Most beginners start/, 'whats the diff between krav and mma'],
  [/06:15/, 'Sanibonani, niqala ngasikhathi sini ekuseni'],
  [/Little Warriors.*Junior Defenders/, 'can my kids of 6 and 10 train at the same time'],
  [/^Nobody has to spar/, 'does my 13 yr old have to spar'],
  [/Collect at the school/, 'can i fetch my order at the gym instead'],
  [/^At 12, the right group is Teen.*Next: Teen/, 'My daughter is 12 > which group is she in and what time'],
  ['unknown', 'i get paid on the 25th can the debit order go off then'],
  [/You will find us at: Test/, 'whr r u guys exactly'],
  [/change rooms with showers/, 'Can I come from work and shower there'],
  [/Children start at 5/, 'Middag, watter ouderdom kan my seun begin'],
  [/Next: Teen Program/, 'wat tyd is die teen class en watter dag'],
  [/The Shop page/, 'Do you sell pepper spray'],
  [/Boxing Competition/, 'can i compete in boxing if i train w you'],
  [/Boxing for Fitness/],
  [/rental is available/, 'need my own firearm for the shooting course?'],
  [/STANDARD is R950/, 'how much is premium > and the middle one?'],
  [/^Yes, we offer boxing/, 'i want to hit something after my day at work lol, which class'],
  [/Families may ask|Shop page/, 'my wife says she will murder me if i buy more gear, do you have a sale'],
  [/Fundamentals/, 'I got smashed in sparring on saturday, when is the easier class'],
  [/custom quote|do not know/, 'do you come to our offices or do we come to you'],
  [/Krav Maga|do not know/, 'is boxing good for losing weight'],
];
