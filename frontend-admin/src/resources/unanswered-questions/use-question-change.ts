import { useQueryClient } from '@tanstack/react-query';
import { useAuthProvider, useDataProvider } from 'react-admin';
import type { ChangeUnansweredQuestionDto } from '#libs/contracts/generated/api';
import { isSignedIn } from '../../shared/is-signed-in';
import { QUESTIONS } from './question-words';

/**
 * Changes what became of a question, and fetches the list and the counts anew. Resolves to whether the session outlived
 * it.
 */
export function useQuestionChange() {
  const dataProvider = useDataProvider();
  const authProvider = useAuthProvider();
  const queryClient = useQueryClient();

  return async function change(id: number, data: ChangeUnansweredQuestionDto): Promise<boolean> {
    try {
      await dataProvider.update(QUESTIONS, { id, data, previousData: { id } });
      return await isSignedIn(authProvider);
    } finally {
      // After a refusal too: somebody else may have been faster.
      void queryClient.invalidateQueries({ queryKey: [QUESTIONS] });
    }
  };
}
