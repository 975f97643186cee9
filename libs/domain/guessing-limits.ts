// How many guesses at one account's password one address may make (CONTRACT "Sign-in"): fewer and slower the more all
// addresses together have failed at it. An address that has not guessed yet always gets one, so that the right password
// from elsewhere gets in however many others guess; browsers that signed in before have a count of their own.

interface GuessingLimit {
  maxFromAddress: number;
  windowMinutes: number;
  /** How long each guess waits before it is looked at. */
  delayMs: number;
}

/** What the failures on one account are counted over. */
export const ACCOUNT_WINDOW_MINUTES = 60;

const ORDINARY: GuessingLimit = { maxFromAddress: 10, windowMinutes: 15, delayMs: 0 };
const GUESSED_AT: GuessingLimit = { maxFromAddress: 3, windowMinutes: ACCOUNT_WINDOW_MINUTES, delayMs: 1_000 };
const BESIEGED: GuessingLimit = { maxFromAddress: 1, windowMinutes: ACCOUNT_WINDOW_MINUTES, delayMs: 2_000 };

/** @param failures on the account in the last hour, from unknown browsers of any address */
export function guessingLimit(failures: number): GuessingLimit {
  if (failures < 50) return ORDINARY;
  return failures < 200 ? GUESSED_AT : BESIEGED;
}
