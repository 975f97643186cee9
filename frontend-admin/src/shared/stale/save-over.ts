import { currentRecord } from '../failure';
import { HELD } from '../use-write';

/**
 * Saves over the state that is known. When somebody else has changed it since, that is told, or, where it does not
 * touch what was typed, saved over too.
 * @param before undefined: there was none
 * @param save refused with a 412 when the record is not as `before` any more
 * @param isTold whether there is something to decide first
 */
export async function saveOver<Edited extends object | undefined, Answer>(
  before: Edited,
  save: (before: Edited) => Promise<Answer>,
  isTold: (current: NonNullable<Edited>, before: Edited) => boolean,
): Promise<Answer | typeof HELD> {
  try {
    return await save(before);
  } catch (error) {
    const current = currentRecord(error) as NonNullable<Edited> | undefined;
    if (!current) throw error;
    return isTold(current, before) ? HELD : saveOver(current, save, isTold);
  }
}
