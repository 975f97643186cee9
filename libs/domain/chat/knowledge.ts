// What the assistant answers from: the school's facts and questions, and its live data. What could not be loaded is
// left out, and nothing is said of it.
import type { AssistantFacts } from '#libs/domain/chat/answer-rules';
import type { KnownQuestion } from '#libs/domain/chat/faq-search';
import type { Recognise } from '#libs/domain/chat/intent-score';
import type { DeliveryOption } from '#libs/domain/delivery';
import type { SizeStock } from '#libs/domain/product-sizes';
import type { CalendarDay } from '#libs/domain/schedule/class-dates';
import type { SchoolClock } from '#libs/domain/schedule/school-clock';
import type { SchoolAnswers, WeekHours } from '#libs/domain/school-facts';

export interface KnownProduct {
  name: string;
  category: string;
  /** Cents. */
  price: number;
  stock: number;
  hasVariableSizes: boolean;
  availableSizes: readonly string[];
  /** With a stock of their own; none where they share the product's. */
  sizes: readonly SizeStock[];
}

export interface KnownCourse {
  name: string;
  /** As staff wrote it. */
  startDate: string;
  duration: string;
  /** Null: as many as come. */
  placesLeft: number | null;
}

export interface KnownInstructor {
  name: string;
  role: string;
  expertise: readonly string[];
  /** Plain text, as staff wrote it. */
  bio: string;
}

/** By any part of their names. @param text as understood() gives it */
export function instructorsNamed(text: string, instructors: readonly KnownInstructor[]): KnownInstructor[] {
  const said = new Set(text.split(' '));
  return instructors.filter((one) => partsOfName(one).some((part) => said.has(part)));
}

export function partsOfName({ name }: KnownInstructor): string[] {
  return name.toLowerCase().split(' ');
}

export interface KnownOrder {
  orderNumber: string;
  /** In words. */
  status: string;
}

/** In words, like "R650". */
export type PricesInWords = Record<
  | 'basic'
  | 'standard'
  | 'premium'
  | 'registrationFee'
  | 'privateSession'
  | 'fivePrivateSessions'
  | 'smallGroupFrom'
  | 'courseMonthly'
  | 'courseJoiningFee'
  /** All its months and the joining fee. */
  | 'courseInAll'
  | 'ebook',
  string
>;

export interface Knowledge {
  facts: AssistantFacts & {
    hours: WeekHours;
    prices: PricesInWords;
    commitmentMonths: Record<'basic' | 'standard' | 'premium', number>;
    course: { weeks: number; months: number };
    /** In the owner's order; those that are not offered at the moment too. */
    deliveryOptions: readonly Pick<DeliveryOption, 'name' | 'price' | 'freeFrom' | 'isActive'>[];
    /** Web addresses of its pages there; null: it has none. */
    social: Record<'facebook' | 'instagram', string | null>;
    /** Empty texts: the school says nothing of it. */
    answers: SchoolAnswers;
  };
  now: SchoolClock;
  /** Undefined until they are loaded. */
  questions: readonly KnownQuestion[] | undefined;
  /** From today on. */
  days?: readonly CalendarDay[] | undefined;
  /** Days of the coming twelve months on which the school is closed. */
  closures?: readonly { date: string; name: string }[] | undefined;
  products?: readonly KnownProduct[] | undefined;
  /** Those still to come, the earliest first. */
  courses?: readonly KnownCourse[] | undefined;
  instructors?: readonly KnownInstructor[] | undefined;
  /** What was learned of how people ask. */
  recognise?: Recognise | undefined;
  /** The one whose number the visitor gave; null: there is none with it. Undefined: no number, or no reply. */
  order?: KnownOrder | null | undefined;
}
