/**
 * A form that another screen asks for: it opens filled in, and leads back there with the id of what was added. Both
 * ways travel with the navigation, so that a reload or a new sign-in on the way loses nothing.
 */

export interface FormAction {
  /** What the form holds at first, of its own fields. */
  fill: Record<string, unknown>;
  /** The field to go on with. */
  focus: string;
  /** Where to go when it was saved, or given up. */
  back: { pathname: string; search: string };
  /** The record that it is for, on the screen that asks. */
  about: number;
}

/** What comes back. */
interface FormActionDone {
  about: number;
  /** The record that was added. */
  id: number;
}

export function formActionState(formAction: FormAction): { formAction: FormAction } {
  return { formAction };
}

/** @param state of the location */
export function formActionOf(state: unknown): FormAction | undefined {
  return (state as { formAction?: FormAction } | null | undefined)?.formAction;
}

export function doneState(formAction: FormAction, id: number): { formActionDone: FormActionDone } {
  return { formActionDone: { about: formAction.about, id } };
}

/** @param state of the location */
export function doneOf(state: unknown): FormActionDone | undefined {
  return (state as { formActionDone?: FormActionDone } | null | undefined)?.formActionDone;
}
