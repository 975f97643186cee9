// How long customers wait for the first answer to a message, by the month in which they wrote. Half of the answers take
// at most the median, nine in ten at most the 90th percentile: a single message that was forgotten moves neither much.

export const ANSWER_WAITS = ['medianMinutes', 'p90Minutes'] as const;

export interface AnswerTimes {
  /** Without advertisements. */
  messages: number;
  answered: number;
  /** Whole minutes; null: nothing was answered. */
  medianMinutes: number | null;
  p90Minutes: number | null;
}

const NONE: AnswerTimes = { messages: 0, answered: 0, medianMinutes: null, p90Minutes: null };
const MINUTES_PER_HOUR = 60;

/**
 * @param measured of each month that has a message, and of all of them under the month null
 * @param months those of the period, in their order: one without a message is told too
 */
export function answersByMonth(
  measured: readonly (AnswerTimes & { month: string | null })[],
  months: readonly string[],
): { months: (AnswerTimes & { month: string })[]; totals: AnswerTimes } {
  const of = (month: string | null): AnswerTimes => {
    const { messages, answered, medianMinutes, p90Minutes } = measured.find((row) => row.month === month) ?? NONE;
    return { messages, answered, medianMinutes, p90Minutes };
  };
  return { months: months.map((month) => ({ month, ...of(month) })), totals: of(null) };
}

/** Hours with one decimal, `3.5`; null stays null. */
export function hoursOf(minutes: number | null): number | null {
  return minutes === null ? null : Math.round((minutes * 10) / MINUTES_PER_HOUR) / 10;
}

/** "3.5 h", "20 min"; nothing where nothing was answered. */
export function waitWords(minutes: number | null): string {
  if (minutes === null) return '';
  return minutes < MINUTES_PER_HOUR ? `${minutes} min` : `${hoursOf(minutes)} h`;
}

/** The counts and the waits as a table shows them. */
export function answerFigures({ messages, answered, medianMinutes, p90Minutes }: AnswerTimes): string[] {
  return [String(messages), String(answered), waitWords(medianMinutes), waitWords(p90Minutes)];
}
