/**
 * A form that another screen asks for: it opens filled in, and leads back there with the id of what was added. Both
 * ways travel with the navigation, so that a reload or a new sign-in on the way loses nothing.
 */

export interface Errand {
  /** What the form holds at first, of its own fields. */
  fill: Record<string, unknown>;
  /** The field to go on with. */
  focus: string;
  /** Where to go when it was saved, or given up. */
  back: { pathname: string; search: string };
  /** The record that the errand is for, on the screen that asks. */
  about: number;
}

/** What comes back. */
export interface ErrandDone {
  about: number;
  /** The record that was added. */
  id: number;
}

export function errandState(errand: Errand): { errand: Errand } {
  return { errand };
}

/** @param state of the location */
export function errandOf(state: unknown): Errand | undefined {
  return (state as { errand?: Errand } | null | undefined)?.errand;
}

export function doneState(errand: Errand, id: number): { errandDone: ErrandDone } {
  return { errandDone: { about: errand.about, id } };
}

/** @param state of the location */
export function doneOf(state: unknown): ErrandDone | undefined {
  return (state as { errandDone?: ErrandDone } | null | undefined)?.errandDone;
}
