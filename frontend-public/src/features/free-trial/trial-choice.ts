// What a visitor has chosen so far stands in the address: back goes one step back, a reload stays, a link can begin at
// any step.
import { isCalendarDate } from '#libs/domain/calendar-date';
import { MEMBERSHIP_PLANS, type MembershipPlan } from '#libs/domain/school-facts';
import { disciplinesOf } from '#libs/domain/schedule/discipline';
import { STYLE_CHOICES } from '../../content/style-choices';
import { paths } from '../../paths';

const ANY_STYLE = 'any';
export type TrialStyle = (typeof STYLE_CHOICES)[number]['style'] | typeof ANY_STYLE;

export interface TrialChoice {
  style?: TrialStyle;
  /** A class on a date. */
  slot?: { classScheduleId: number; date: string };
  plan?: MembershipPlan;
}

/** Reads `?style=krav&class=7&date=2026-12-16&plan=basic`; what is unknown counts as not given. */
export function readTrialChoice(query: URLSearchParams): TrialChoice {
  const [style, plan, date] = [query.get('style'), query.get('plan'), query.get('date') ?? ''];
  const classScheduleId = /^[1-9]\d{0,8}$/.test(query.get('class') ?? '') ? Number(query.get('class')) : undefined;
  const known = [ANY_STYLE, ...STYLE_CHOICES.map((choice) => choice.style)] as const;
  const chosenStyle = known.find((each) => each === style);
  const chosenPlan = MEMBERSHIP_PLANS.find((each) => each === plan);
  return {
    ...(chosenStyle && { style: chosenStyle }),
    ...(classScheduleId !== undefined && isCalendarDate(date) && { slot: { classScheduleId, date } }),
    ...(chosenPlan && { plan: chosenPlan }),
  };
}

/** The address of a choice. */
export function trialPath({ style, slot, plan }: TrialChoice): string {
  const query = new URLSearchParams({
    ...(style && { style }),
    ...(slot && { class: String(slot.classScheduleId), date: slot.date }),
    ...(plan && { plan }),
  }).toString();
  return query === '' ? paths.freeTrial : `${paths.freeTrial}?${query}`;
}

export function isOfStyle(className: string, style: TrialStyle): boolean {
  return style === ANY_STYLE || disciplinesOf(className).includes(style);
}

export function styleLabel(style: TrialStyle): string {
  return STYLE_CHOICES.find((choice) => choice.style === style)?.label ?? 'All styles';
}

/** "2 trial places left", from how few it is said. */
export function placesWords(placesLeft: number): string {
  if (placesLeft === 0) return 'Full';
  return placesLeft === 1 ? '1 trial place left' : `${placesLeft} trial places left`;
}
