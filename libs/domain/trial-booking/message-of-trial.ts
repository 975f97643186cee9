// The message that staff make of a trial booking, to answer it as any other of the inbox.
import { formatLongDate } from '#libs/domain/schedule/long-date';

export interface AnsweredTrial {
  className: string;
  /** `2026-12-16` */
  date: string;
  startTime: string;
  endTime: string;
  participantName: string;
  participantAge: number;
  guardianName: string | null;
  plan: string | null;
  note: string | null;
}

const SOURCE = 'From a booking of a free trial.';

export function messageOfTrial(trial: AnsweredTrial): { subject: string; message: string } {
  const { className, date, startTime, endTime, participantName, participantAge, guardianName, plan, note } = trial;
  const facts = [
    `${className}, ${formatLongDate(date)}, ${startTime}–${endTime}`,
    `Who comes: ${participantName} (${participantAge})${guardianName === null ? '' : `, with ${guardianName}`}`,
    ...(plan === null ? [] : [`Interested in the ${plan} membership`]),
  ];
  return {
    subject: `Free trial: ${className}, ${formatLongDate(date)}`,
    message: [SOURCE, facts.join('\n'), ...(note === null ? [] : [`Their note: ${note}`])].join('\n\n'),
  };
}
