import type { ChangeUnansweredQuestionDto } from '#libs/contracts/generated/api';
import { recordWrite } from '../../shared/record-words';
import { useWrite, type Call, type Press } from '../../shared/use-write';
import { QUESTION_WORDS, QUESTIONS } from './question-words';

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
