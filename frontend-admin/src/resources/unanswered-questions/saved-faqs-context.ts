import { createContext, useContext } from 'react';
import type { SavedFaqsOfQuestions } from './use-saved-faqs';

const SavedFaqsContext = createContext<SavedFaqsOfQuestions | undefined>(undefined);

export const SavedFaqsProvider = SavedFaqsContext.Provider;

/** For the rows: one of which an FAQ was saved already is only marked. */
export function useSavedFaqsOfRows(): SavedFaqsOfQuestions {
  const saved = useContext(SavedFaqsContext);
  if (!saved) throw new Error('The rows of questions stand in their screen.');
  return saved;
}
