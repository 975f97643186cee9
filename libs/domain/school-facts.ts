// What the owner says of the school (CONTRACT section 4), and what follows from it: where it is in words, how its
// numbers are written, when it is open in words.
import type { CardFacts } from '#libs/domain/card-account';
import type { DeliveryOption } from '#libs/domain/delivery';
import { isClockTime } from '#libs/domain/schedule/clock-time';
import { WEEKDAYS, type Weekday } from '#libs/domain/schedule/weekdays';
import type { BooksFacts } from '#libs/domain/books';
import type { TermsFacts } from '#libs/domain/payment-terms';
import type { InvoiceStart } from '#libs/domain/invoice-issuer';
import type { VatBasisFacts } from '#libs/domain/reports/vat-summary';
import type { VatFacts } from '#libs/domain/vat';

export interface SchoolAddress {
  street: string;
  city: string;
  province: string;
  /** Empty where the school gives none. */
  postalCode: string;
}

export interface DayHours {
  /** HH:MM on the school's wall clock. */
  opens: string;
  closes: string;
}

/** Null: closed. */
export type WeekHours = Record<Weekday, DayHours | null>;

export interface ContactFacts {
  name: string;
  /** At least one; the first is the one that stands everywhere, the others in the contact card. */
  phones: { label: string; number: string }[];
  whatsapp: string;
  email: string;
  supportEmail: string;
  address: SchoolAddress;
}

export const SCHOOL_LINKS = [
  'booking',
  'enquiry',
  'membership',
  'studentPortal',
  'ebooks',
  'reviews',
  'directions',
  'map',
  'facebook',
  'instagram',
] as const;
export type SchoolLink = (typeof SCHOOL_LINKS)[number];
export type LinkFacts = Record<SchoolLink, string | null>;

export const MEMBERSHIP_PLANS = ['basic', 'standard', 'premium'] as const;
export type MembershipPlan = (typeof MEMBERSHIP_PLANS)[number];

/** Money in cents. */
export interface PriceFacts {
  membership: Record<MembershipPlan, { monthly: number; commitmentMonths: number }>;
  registrationFee: number;
  privateSession: number;
  fivePrivateSessions: number;
  smallGroupFrom: number;
  beginnerCourse: { weeks: number; months: number; monthly: number; joiningFee: number };
}

/** Where customers pay by EFT. */
export interface BankAccount {
  holder: string;
  bank: string;
  branchCode: string;
  accountNumber: string;
}

export interface ShopFacts {
  /** Null: the school tells each customer how to pay. */
  bank: BankAccount | null;
  /** In the owner's order; none: orders are sent without a charge of their own. */
  deliveryOptions: DeliveryOption[];
  /** Pieces of one product in one order, all its sizes together. */
  maxPerProduct: number;
  /** Pieces in the unpaid orders of one customer together. */
  maxUnpaidPieces: number;
  /** After so many days an unpaid order is cancelled; 0: never. */
  unpaidOrderDays: number;
}

/** What visitors ask of every school, and the assistant answers in the owner's words; by what it is about. */
export const SCHOOL_ANSWER_GROUPS = {
  firstVisit: ['firstVisit', 'whatToBring', 'lateArrival', 'watching', 'choosingStyle', 'languages'],
  people: ['ageLimits', 'womenOnly', 'healthConditions', 'bullying'],
  training: ['sparring', 'gradings', 'progress', 'classSize', 'coaches', 'onlineClasses'],
  paying: ['paymentMethods', 'discounts', 'singleClasses', 'vouchers', 'medicalAid'],
  place: ['parking', 'showers', 'gettingHere', 'accessibility', 'loadShedding'],
  offer: ['courseContent', 'privateLessons', 'corporateTraining', 'parties'],
  other: ['jobs'],
} as const;
export type SchoolAnswerGroup = keyof typeof SCHOOL_ANSWER_GROUPS;
type SchoolAnswer = (typeof SCHOOL_ANSWER_GROUPS)[SchoolAnswerGroup][number];
export const SCHOOL_ANSWERS: readonly SchoolAnswer[] = Object.values(SCHOOL_ANSWER_GROUPS).flat();
/** Empty: the assistant does not know. */
export type SchoolAnswers = Record<SchoolAnswer, string>;

export interface SchoolFacts {
  contact: ContactFacts;
  hours: WeekHours;
  links: LinkFacts;
  prices: PriceFacts;
  shop: ShopFacts;
  cards: CardFacts;
  /** What new invoices begin with is here where the owner has words of their own for it. */
  invoices: VatFacts & TermsFacts & VatBasisFacts & BooksFacts & Partial<InvoiceStart>;
  assistant: { facts: SchoolAnswers };
}

/** "Fitness club, Sunninghill, Sandton". */
export function venueOf({ street, city }: SchoolAddress): string {
  return `${street}, ${city}`;
}

/** The part of town and the town, "Sunninghill, Sandton": what stands after the last comma of the street. */
export function areaOf({ street, city }: SchoolAddress): string {
  const suburb = street.includes(',') ? street.slice(street.lastIndexOf(',') + 1).trim() : '';
  return suburb === '' ? city : `${suburb}, ${city}`;
}

/** What the school is called where there is little room: "Storm Combat" of "Storm Combat Academy". */
export function shortNameOf(name: string): string {
  return name.replace(/\s+(?:academy|school|club)$/i, '');
}

const SOUTH_AFRICAN = /^\+27(\d{2})(\d{3})(\d{4})$/;

/** As people read it: "+27 11 555 0134". Numbers of other countries keep their digits together. */
export function writtenPhone(number: string): string {
  return number.replace(SOUTH_AFRICAN, '+27 $1 $2 $3');
}

export type HoursTrouble = 'opens' | 'closes' | 'order';

/** What is wrong with a day's hours: no time of the clock, or closing before opening. Undefined: nothing. */
export function hoursTrouble({ opens, closes }: DayHours): HoursTrouble | undefined {
  if (!isClockTime(opens)) return 'opens';
  if (!isClockTime(closes)) return 'closes';
  return closes > opens ? undefined : 'order';
}

export interface HoursLine {
  from: Weekday;
  to: Weekday;
  hours: DayHours | null;
}

export interface OpenLine extends HoursLine {
  hours: DayHours;
}

/** Days that follow each other with the same hours, together, from Monday on. */
export function hoursLines(week: WeekHours): HoursLine[] {
  const lines: HoursLine[] = [];
  for (const day of WEEKDAYS) {
    const last = lines.at(-1);
    if (last && isSame(last.hours, week[day])) last.to = day;
    else lines.push({ from: day, to: day, hours: week[day] });
  }
  return lines;
}

/** Of those, the ones when the school is open. */
export function openLines(week: WeekHours): OpenLine[] {
  return hoursLines(week).flatMap(({ from, to, hours }) => (hours ? [{ from, to, hours }] : []));
}

function isSame(one: DayHours | null, other: DayHours | null): boolean {
  return one?.opens === other?.opens && one?.closes === other?.closes;
}

type Days = Pick<HoursLine, 'from' | 'to'>;

/** "Monday to Friday", "Saturday". */
export function daysWords({ from, to }: Days): string {
  return from === to ? from : `${from} to ${to}`;
}

/** "Mon to Fri", "Saturday". */
export function shortDaysWords({ from, to }: Days): string {
  return from === to ? from : `${from.slice(0, 3)} to ${to.slice(0, 3)}`;
}

/** "Monday to Friday 06:00–21:00, Saturday 08:00–13:00. We are closed on Sunday." */
export function hoursSentence(week: WeekHours): string {
  const open = openLines(week).map((line) => `${daysWords(line)} ${hoursWords(line.hours)}`);
  const closed = hoursLines(week).flatMap((line) => (line.hours ? [] : [daysWords(line)]));
  const sentences = [
    open.length > 0 ? `${open.join(', ')}.` : 'We are closed at the moment.',
    open.length > 0 && closed.length > 0 && `We are closed on ${closed.join(' and ')}.`,
  ];
  return sentences.filter(Boolean).join(' ');
}

/** "06:00–21:00". */
export function hoursWords({ opens, closes }: DayHours): string {
  return `${opens}–${closes}`;
}
