import { useEffect, useRef } from 'react';
import { useStore } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ChangeUnansweredQuestionDto } from '#libs/contracts/generated/api';
import { doneOf } from '../../shared/form-action';
import { recordWrite } from '../../shared/record-words';
import { useWrite, type Call, type Press } from '../../shared/use-write';
import { QUESTION_WORDS, QUESTIONS } from './question-words';

/** By a question's id: the FAQ that was saved for it. */
type SavedFaqs = Record<string, number>;

export interface SavedFaqsOfQuestions {
  /** The FAQs whose questions are not marked yet: a second press must not make a second FAQ. */
  unmarked: SavedFaqs;
  isMarking: boolean;
  mark(questionId: number, faqId: number): Promise<void>;
  /** The question stays as it is. */
  forget(questionId: number): void;
}

/**
 * Marks a question as answered once the FAQ form leads back here. Until that is done the FAQ is remembered in this
 * browser, over a failure, another screen or a reload.
 */
export function useSavedFaqs(): SavedFaqsOfQuestions {
  const [unmarked, setUnmarked] = useStore<SavedFaqs>('unanswered-questions.unmarked', {});
  const { change, isBusy: isMarking } = useQuestionChange();

  function forget(questionId: number): void {
    setUnmarked(({ [questionId]: _marked, ...others }) => others);
  }

  async function mark(questionId: number, faqId: number): Promise<void> {
    setUnmarked((others) => ({ ...others, [questionId]: faqId }));
    await change(
      questionId,
      { status: 'answered', faqId },
      { done: 'FAQ created and question marked as answered', onDone: () => forget(questionId) },
    );
  }

  useArrival(mark);
  return { unmarked, isMarking, mark, forget };
}

/** Each FAQ that comes back is marked once: what it brought leaves the address's memory at once. */
function useArrival(mark: SavedFaqsOfQuestions['mark']): void {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const arrived = useRef<unknown>(undefined);
  useEffect(() => {
    const done = doneOf(state);
    if (!done || arrived.current === state) return;
    arrived.current = state;
    void navigate({ pathname, search }, { replace: true });
    void mark(done.about, done.id);
  }, [pathname, search, state, navigate, mark]);
}

const CHANGE = recordWrite('update', QUESTION_WORDS, QUESTIONS);

/** Changes what became of a question, and fetches the list and the counts anew. */
export function useQuestionChange() {
  const { run, isBusy } = useWrite(CHANGE);
  const changing =
    (id: number, data: ChangeUnansweredQuestionDto): Call<unknown> =>
    (api) =>
      api.update(QUESTIONS, { id, data, previousData: { id } });

  return {
    changing,
    change: (id: number, data: ChangeUnansweredQuestionDto, press: Press<unknown>) => run(changing(id, data), press),
    isBusy,
  };
}
