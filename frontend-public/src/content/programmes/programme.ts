/**
 * The shape of a programme page (spec 1 section 2.4, DESIGN "Programme pages"): the words are data, one template shows
 * them.
 */
import type { Discipline } from '#libs/domain/schedule/discipline';
import { paths } from '../../paths';
import type { EmblemName } from '../../ui/drawings/Emblem';
import { scheduleNotes } from '../schedule-notes';
import type { ProgrammePath } from './scenes';

export interface ProgrammePoint {
  title: string;
  text: string;
}

export interface ProgrammeSection {
  title: string;
  paragraphs?: readonly string[];
  points?: readonly ProgrammePoint[];
  list?: readonly string[];
}

/** Which classes of the live schedule belong to a page. */
export interface ProgrammeTimes {
  style: Discipline;
  /** The style in words: "Krav Maga classes". */
  label: string;
  /** Of that style, only classes whose name says this. */
  only?: RegExp;
  /** For how many classes the page keeps room while they load; more scroll within it. */
  rows: number;
}

export interface Programme {
  path: ProgrammePath;
  /** The h1. */
  title: string;
  /** On the page's share picture. */
  emblem: EmblemName;
  lead: string;
  /** The page above this one. */
  parent: { label: string; path: string };
  /** What must be read before the first button. */
  notice?: { title: string; points: readonly string[]; hasEmergencyNumbers?: boolean };
  /** The button of head and foot: the external booking form, the contact page, or the external enquiry form. */
  action: 'trial' | 'join' | 'contact' | 'enquire';
  forWhom: readonly string[];
  /** After "for whom", in their order; the first says what one learns. */
  sections: readonly ProgrammeSection[];
  picture?: 'seven-lines';
  bring: readonly string[];
  /** Missing where the times are arranged and not in the schedule. */
  times?: ProgrammeTimes;
  /** The related page at the foot. */
  next: { label: string; path: string; emblem: EmblemName; words: string };
}

export const selfDefenceParent = { label: 'Self Defence', path: paths.selfDefence };
export const kidsParent = { label: 'Kids Classes', path: paths.kidsClasses };

export const usualKit: readonly string[] = [scheduleNotes.clothing, scheduleNotes.equipment];
