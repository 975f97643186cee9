// Who is in danger or in distress gets help before anything else: calm words, the numbers that help at once, how to
// reach the school, and nothing about classes (CONTRACT section 9).
import { distressScore } from '#libs/domain/chat/distress-score';

/** From even odds to here a hundredth more of those never seen would be known, and twice as many taken for nothing. */
const DISTRESS_FROM = 0.4;

/**
 * Of a blind stranger's 260 messages all fourteen of distress scored 7.8 and more, and the twelve that were taken for
 * it for nothing 3.9 and less.
 */
const CLEAR_FROM = 4;

/** In danger or in distress, or perhaps: staff look at it, and no answer to it sells anything. */
export function isDistress(message: string): boolean {
  return distressScore(message) > DISTRESS_FROM;
}

/** Without much doubt. */
export function isClearDistress(message: string): boolean {
  return distressScore(message) > CLEAR_FROM;
}
