// What each style is, in the words of its own page: for who asks more than whether it is offered.
import type { Style } from '#libs/domain/chat/asked-words';
import { oneOf } from '#libs/domain/chat/one-of';

export const ABOUT_STYLES: Record<Style, string> = {
  krav:
    'Krav Maga is a military close-combat system: a small set of natural movements that work under stress, for when ' +
    'you can no longer walk away.',
  bjj:
    'Street Brazilian Jiu-Jitsu is what to do when somebody takes you to the ground: survive, escape, control, and ' +
    'back to your feet as soon as you can. Leverage matters more than weight.',
  boxing:
    'Boxing is footwork, timing and hard work on pads and bags. There are classes to learn to box, to get fit, and ' +
    'to prepare for the ring.',
  filipino:
    'The Filipino martial arts (kali) are fought with one or two sticks and with the blade: angles, footwork and ' +
    'timing, learned with rattan sticks and rubber knives.',
  firearms:
    'It is safe handling, sound decisions and movement with a handgun, for people who own one lawfully and want to ' +
    'be responsible with it.',
  medical:
    'You learn to stop severe bleeding with your hands and whatever is nearby: pressing, packing a wound and putting ' +
    'on a tourniquet. No medical knowledge is needed.',
  protective:
    'It is professional close protection: planning the day so that nothing happens, and moving as a team when ' +
    'something does.',
  corporate: '',
};

/** "What is kali", "what do you learn in it", "is it real boxing". */
export const ASKS_WHAT_IT_IS = oneOf(
  String.raw`\b(what|wat) (exactly )?(is|are|s|kind|sort|type|does|do (i|we|you) (learn|do|train|teach))\b|\bwhats\b`,
  String.raw`\b(tell me|know|info|information|more|details|explain|describe)\b.*\babout\b|^about\b|\bexplain\b`,
  String.raw`\bgood for\b|\bused for\b|\bworks?\b|\b(proper|real|actual|just|only|mostly|basically|more like)\b`,
  String.raw`\blearn\b|\bwhat .*\blike$|\bhit (the )?(pads|bags?)\b`,
);
