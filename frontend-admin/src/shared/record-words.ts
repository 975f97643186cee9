import type { Write } from './use-write';

/** The specification's sentences about one kind of record (spec 3 sections 2 and 8), made from its name. */
export interface RecordWords {
  /** "FAQ", "class schedule" */
  one: string;
  /** "FAQs", "class schedules" */
  many: string;
  /** Said when there is none at all. */
  empty: string;
  /** Said when none matches search and filters, in other words than the usual ones. */
  noneMatching?: string;
  /** On the button that opens the form, and above it: "Add New User". */
  add?: string;
  /** Above the form, in other words than the usual ones: "Create New Invoice", "Edit Invoice". */
  formTitles?: { add: string; edit: string };
  /** On the button that saves a new one: "Create invoice". */
  saveNew?: string;
  /** What follows "Course created", and "Failed to create course". */
  doneEnding?: string;
  failedEnding?: string;
  /** Whether a failure is told in the server's own sentence where it has one. */
  isServerFirst?: boolean;
  /** Said when the list could not be loaded, in other words than the usual ones. */
  loadingFailed?: (reason: string) => string;
  /** The question before deleting, in other words than the usual ones. */
  deletion?: { title: string; question: string };
}

type Change = 'create' | 'update' | 'delete';

export const loading = ({ many }: RecordWords): string => `Loading ${many}...`;
export const fetchFailed = ({ many }: RecordWords): string => `Failed to fetch ${many}`;
export const noneMatching = ({ many, noneMatching: own }: RecordWords): string =>
  own ?? `No ${many} match your search.`;
const changeFailed = (change: Change, { one, failedEnding = '' }: RecordWords): string =>
  `Failed to ${change} ${one}${failedEnding}`;
const changeDone = (change: Change, { one, doneEnding = '' }: RecordWords): string =>
  `${sentenceCase(one)} ${change}d${doneEnding}`;
/** What a change of such a record says, and the list that it makes stale. */
export const recordWrite = (change: Change, words: RecordWords, resource: string) =>
  ({
    done: changeDone(change, words),
    failed: changeFailed(change, words),
    reason: words.isServerFirst ? ('alone' as const) : ('below' as const),
    stale: [[resource]],
  }) satisfies Write;
export const addTitle = ({ one, add }: RecordWords): string => add ?? `Add ${one}`;
export const formTitle = (isEdit: boolean, words: RecordWords): string =>
  isEdit ? (words.formTitles?.edit ?? `Edit ${words.one}`) : (words.formTitles?.add ?? addTitle(words));
export const saveNew = ({ one, saveNew: own }: RecordWords): string => own ?? `Add ${one}`;
/** Of a form whose first try was stored though its answer got lost, and in which something else is typed since. */
export const createdBefore = ({ one }: RecordWords): string =>
  `This ${one} was already created, without your latest changes. Leave this form, and make them in the list.`;
/** Of a form whose record a colleague has deleted: Save cannot bring it back. */
export const goneMeanwhile = ({ one }: RecordWords): string =>
  `Someone deleted this ${one} while you had it open. Activity shows who, and what can be restored there. ` +
  'What you typed stays here until you leave.';
export const deleteTitle = ({ one, deletion }: RecordWords): string => deletion?.title ?? `Delete ${one}`;
export const confirmDelete = ({ one, deletion }: RecordWords): string =>
  deletion?.question ?? `Are you sure you want to delete this ${one}?`;

export function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A field's name where it has no other: "sortOrder" is "Sort order". */
export function spelledOut(field: string): string {
  return sentenceCase(field.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));
}
