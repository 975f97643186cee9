// Who is in danger or in distress gets help before anything else: calm words, the numbers that help at once, how to
// reach the school, and nothing about classes (CONTRACT section 9).
import { distressScore } from '#libs/domain/chat/distress-score';

/** From even odds to here a hundredth more of those never seen would be known, and twice as many taken for nothing. */
const DISTRESS_FROM = 0.4;

/** Of four blind strangers' 1,185 messages one of none scored more, and of 45 of distress eight scored less. */
const CLEAR_FROM = 3;

/** `clear`: of distress without much doubt. `perhaps`: of it, or of a cart that stays empty. Else undefined. */
export function distressOf(message: string): 'clear' | 'perhaps' | undefined {
  const score = distressScore(message);
  if (score > CLEAR_FROM) return 'clear';
  return score > DISTRESS_FROM ? 'perhaps' : undefined;
}

/** In danger or in distress, or perhaps: staff look at it, and no answer to it sells anything. */
export function isDistress(message: string): boolean {
  return distressOf(message) !== undefined;
}
