/**
 * A form opened by another screen, filled in, which returns there with the id of the new record. The request travels in
 * the location's state, so it survives a reload or a new sign-in.
 */

export interface FormAction {
  /** Initial values. */
  fill: Record<string, unknown>;
  /** The field to focus. */
  focus: string;
  /** Where to go after saving or cancelling. */
  back: { pathname: string; search: string };
  /** The id of the record on the calling screen. */
  about: number;
}

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
