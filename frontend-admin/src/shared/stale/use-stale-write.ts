import { useState, type BaseSyntheticEvent } from 'react';
import type { SchoolDataProvider } from '../../data-provider';
import { draftedRecord } from '../drafts';
import { currentRecord } from '../failure';
import { useFormWrite, type FormWriteTarget, type Refused } from '../use-form-write';
import { AWAITING_DECISION } from '../use-write';
import { useStaleRecord } from './use-stale-record';

type Values = Record<string, unknown>;

interface StaleWriteTarget<Record extends object | undefined, Answer> extends Omit<FormWriteTarget<Answer>, 'record'> {
  /** The record as the form opened over it; undefined when it adds. */
  record: Record;
  /** What the form holds of it. */
  valuesOf: (record: NonNullable<Record>) => Values;
  /** What a form that adds begins with, where a colleague may have added the same. */
  blank?: Values;
}

/**
 * A write from a WriteForm over a record that a colleague may be changing too: it is made against the state that the
 * form knows, however often the screen below it fetches the record anew. What the colleague did is told by a
 * StaleNotice, and until somebody has decided no further press sends anything.
 */
export function useStaleWrite<Record extends object | undefined, Answer>({
  record,
  valuesOf,
  blank = {},
  ...target
}: StaleWriteTarget<Record, Answer>) {
  type Edited = NonNullable<Record>;
  const [opened] = useState(() => (draftedRecord(target.form) as Edited | undefined) ?? record);
  const staleRecord = useStaleRecord<Edited>(opened, valuesOf);
  const { known } = staleRecord;
  const write = useFormWrite<Answer>({ ...target, record: known });

  /**
   * @param event of the form's submit
   * @param save refused with a 412 when the record is not as `before` any more
   */
  function send(
    typed: Values,
    event: BaseSyntheticEvent | undefined,
    save: (api: SchoolDataProvider, before: Record) => Promise<Answer>,
  ): Promise<Refused> | undefined {
    if (staleRecord.isHeld(typed)) return undefined;
    const form = (event?.target as HTMLFormElement | undefined) ?? document;
    const isTold = (current: Edited, before: Record) =>
      staleRecord.found(current, before ? valuesOf(before) : blank, typed, form);
    return write.send(typed, (api) =>
      saveResolvingConflict<Record, Answer>(known as Record, (before) => save(api, before), isTold),
    );
  }

  return { write, staleRecord, known, send };
}

/**
 * Saves with optimistic locking: after a 412 it retries on the current record when the changes do not overlap, else it
 * stops for the user to decide.
 * @param before undefined for a new record
 * @param save rejects with a 412 when the record has changed since `before`
 * @param isTold whether the conflict needs the user's decision, and is shown
 */
async function saveResolvingConflict<Edited extends object | undefined, Answer>(
  before: Edited,
  save: (before: Edited) => Promise<Answer>,
  isTold: (current: NonNullable<Edited>, before: Edited) => boolean,
): Promise<Answer | typeof AWAITING_DECISION> {
  try {
    return await save(before);
  } catch (error) {
    const current = currentRecord(error) as NonNullable<Edited> | undefined;
    if (!current) throw error;
    return isTold(current, before) ? AWAITING_DECISION : saveResolvingConflict(current, save, isTold);
  }
}
