import { useRef, useState } from 'react';
import { compareRecords, withFieldsOf, type Comparison } from './compare-records';
import { fieldDisplays, type FieldDisplay } from './field-display';

type Values = Record<string, unknown>;

/** What somebody else did to the record while it was edited here. */
export interface Stale extends Comparison {
  /** ISO 8601 */
  changedAt: string;
  displays: Readonly<Record<string, FieldDisplay>>;
  /** The record as it is now, as the form's values. */
  theirs: Values;
  /** What the form holds from now on. */
  merged: Values;
  /** What was typed in the fields where theirs were taken. */
  setAside?: Values;
}

/**
 * Follows the record that a form edits: the state that the next save is made against, and, when that turned out to be
 * an old one, what there is to decide.
 * @param valuesOf what the form holds of a record
 */
export function useStaleRecord<Edited extends object>(
  loaded: Edited | undefined,
  valuesOf: (record: Edited) => Values,
) {
  const [known, setKnown] = useState(loaded);
  const [stale, setStale] = useState<Stale>();
  const isKept = useRef(false);

  return {
    known,
    stale,
    /** Whether whose values stay has to be decided, by the notice's own buttons. */
    isAsked: (stale?.asked.length ?? 0) > 0,
    /** Whether the form waits for a choice: until then it is not sent, and asks again. */
    isHeld(typed: Values): boolean {
      if (!stale || stale.asked.length === 0 || isKept.current) return false;
      setStale({ ...stale, merged: typed });
      return true;
    },
    /**
     * @param before what the form holds of the record as it was known
     * @returns whether there is anything to tell; if not, what was typed may be saved at once
     */
    found(current: Edited, before: Values, typed: Values, form: ParentNode): boolean {
      const theirs = valuesOf(current);
      const { asked, taken } = compareRecords(before, theirs, typed);
      isKept.current = false;
      setKnown(current);
      if (asked.length + taken.length === 0) return false;
      setStale({
        changedAt: String((current as Values)['updatedAt']),
        asked,
        taken,
        displays: fieldDisplays(form, Object.keys(theirs)),
        theirs,
        merged: withFieldsOf(theirs, taken, typed),
      });
      return true;
    },
    /** The next save stores what the form holds. */
    keepMine(): void {
      isKept.current = true;
    },
    takeTheirs(typed: Values): void {
      if (!stale) return;
      const setAside = Object.fromEntries(stale.asked.map((field) => [field, typed[field]]));
      setStale({ ...stale, asked: [], merged: withFieldsOf(stale.theirs, stale.asked, typed), setAside });
    },
    putMineBack(typed: Values): void {
      if (!stale?.setAside) return;
      const { setAside, ...rest } = stale;
      setStale({ ...rest, asked: Object.keys(setAside), merged: { ...typed, ...setAside } });
    },
  };
}

export type StaleRecord = Omit<ReturnType<typeof useStaleRecord>, 'known' | 'found'>;
