/**
 * What was typed when the session ended under the typist: kept in memory until the form opens again after signing in,
 * so that nothing is lost. It is the typist's own: when somebody else signs in here it is forgotten.
 */
import type { Session } from '../session';

interface Draft {
  values: Record<string, unknown>;
  record: object | undefined;
}

const drafts = new Map<string, Draft>();

/** @param record the state of the record that was being edited */
export function keepDraft(form: string, values: Record<string, unknown>, record?: object): void {
  drafts.set(form, { values, record });
}

/** The draft of a form, once: it is the form's again. */
export function takeDraft(form: string): Record<string, unknown> | undefined {
  const draft = drafts.get(form);
  drafts.delete(form);
  return draft?.values;
}

/** The record that a kept draft was typed over: what others changed since then is news to the typist. */
export function draftedRecord(form: string): object | undefined {
  return drafts.get(form)?.record;
}

export function forgetDraftsOfOthers(session: Session): void {
  let typist = session.state().userId;
  session.subscribe(() => {
    const { userId } = session.state();
    if (userId === null) return;
    if (userId !== typist) drafts.clear();
    typist = userId;
  });
}
