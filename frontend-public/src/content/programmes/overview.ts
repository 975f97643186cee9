/** The shape of Self Defence, Kids Classes and Boxing (spec 1 section 2.4): an introduction and its cards. */
import type { EmblemName } from '../../ui/drawings/Emblem';
import type { ProgrammePoint, ProgrammeTimes } from './programme';

export interface OverviewCard {
  title: string;
  /** "Ages 5-7" or "For beginners". */
  label: string;
  text: string;
  points: readonly string[];
  emblem: EmblemName;
  learnMorePath?: string;
  /** The words of its link to the external booking form. */
  join?: string;
}

export interface Overview {
  path: string;
  title: string;
  emblem: EmblemName;
  lead: string;
  /** The words of the first button, to the external booking form. */
  join: string;
  /** A second external link, for those who start from nothing. */
  joinCourse?: string;
  cardsTitle: string;
  cards: readonly OverviewCard[];
  reasonsTitle: string;
  reasons: readonly ProgrammePoint[];
  bring: readonly string[];
  times?: ProgrammeTimes;
  more?: { title: string; entries: readonly { label: string; words: string; path: string; emblem: EmblemName }[] };
}
