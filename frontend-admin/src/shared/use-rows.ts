import { useRef } from 'react';
import { useFieldArray } from 'react-hook-form';

/** Worn by the button that adds a row. */
export const ADDS_ROW = { 'data-adds': true } as const;

/**
 * The rows of a list within a form.
 * @param name of the list in the form's values
 * @param newRow what a further one begins with
 * @param firstField of a row: has the focus when that is added
 */
export function useRows(name: string, newRow: object, firstField: string) {
  const { fields, append, remove } = useFieldArray({ name });
  const rows = useRef<HTMLDivElement>(null);
  const add = () => append({ ...newRow }, { focusName: `${name}.${fields.length}.${firstField}` });

  /** The button goes with its row: the one that adds, which is always there, has the focus then. */
  function removeAt(at: number): void {
    remove(at);
    setTimeout(() => rows.current?.querySelector<HTMLElement>('[data-adds]')?.focus());
  }

  return { fields, rows, add, removeAt };
}
