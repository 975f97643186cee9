import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useAuthProvider, useDataProvider, type RaRecord } from 'react-admin';
import type { ChangeMeta } from '../data-provider';
import { keepDraft } from './drafts';
import { currentRecord, fieldErrors, sentenceError } from './failure';
import { isSignedIn } from './is-signed-in';
import { changeDone, type RecordWords } from './record-words';
import { useToast } from './use-toast';

type Values = Record<string, unknown>;

export interface SaveTarget {
  resource: string;
  words: RecordWords;
  /** The form's name: where a draft is kept. */
  form: string;
  /** The record as it was loaded; missing when the form adds. */
  record?: RaRecord | undefined;
  /** Whether the screen that it leads back to says what was done. */
  isToldElsewhere?: boolean;
  /** The field that a sentence of the server's is about, where its answer names none. */
  fieldOfSentence?: Readonly<Record<string, string>> | undefined;
  /**
   * Somebody else has changed the record. Answers whether that is told, and then nothing is saved. Without it the save
   * is made whatever there is now.
   * @param before the record as it was when the form was filled
   */
  onStale?: (current: RaRecord, before: RaRecord, data: Values) => boolean;
  /** What the server had against it, when no field shows that; undefined with each new try. */
  onRefused: (refusal: unknown) => void;
  /** @param saved the record as it is stored now */
  onSaved: (saved: RaRecord) => void;
}

/**
 * Saves a form's values and refetches the list. Resolves to the messages for the fields when the server refused some.
 * A second submit while the first is under way does nothing.
 */
export function useSave({
  resource,
  words,
  form,
  record,
  isToldElsewhere = false,
  fieldOfSentence,
  onStale,
  onRefused,
  onSaved,
}: SaveTarget) {
  const dataProvider = useDataProvider();
  const authProvider = useAuthProvider();
  const queryClient = useQueryClient();
  const toast = useToast();
  const isSaving = useRef(false);
  const change = record ? 'update' : 'create';

  async function update(data: Values, before: RaRecord): Promise<RaRecord> {
    const meta: ChangeMeta = onStale ? { readAt: before['updatedAt'] as string | undefined } : {};
    try {
      return (await dataProvider.update<RaRecord>(resource, { id: before.id, data, previousData: before, meta })).data;
    } catch (error) {
      const current = currentRecord(error);
      if (!current || !onStale || onStale(current, before, data)) throw error;
      return update(data, current);
    }
  }

  return async function save(data: Values): Promise<Record<string, string> | undefined> {
    if (isSaving.current) return undefined;
    isSaving.current = true;
    onRefused(undefined);
    try {
      const saved = record
        ? await update(data, record)
        : (await dataProvider.create<RaRecord>(resource, { data })).data;
      if (!(await isSignedIn(authProvider))) return void keepDraft(form, data, record);
      onSaved(saved);
      if (!isToldElsewhere) toast.done(changeDone(change, words));
      await queryClient.invalidateQueries({ queryKey: [resource] });
      return undefined;
    } catch (error) {
      if (onStale && currentRecord(error)) return undefined;
      toast.refused(change, words, error);
      const errors = fieldErrors(error, Object.keys(data)) ?? sentenceError(error, fieldOfSentence);
      if (!errors) onRefused(error);
      return errors;
    } finally {
      isSaving.current = false;
    }
  };
}
