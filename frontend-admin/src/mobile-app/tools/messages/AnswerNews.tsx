import { FAILED } from '../../../resources/messages/message-words';
import { useToast } from '../../../shared/use-toast';
import { useSettledAnswers } from '../../answers/use-answers';

/** Says what became of answers that were sent, whatever tool shows. */
export function AnswerNews() {
  const toast = useToast();
  useSettledAnswers((settled) => {
    const refused = settled.find(({ refusal }) => refusal !== undefined);
    const saved = settled.filter(({ refusal }) => refusal === undefined);
    if (saved.length > 0)
      toast.done(saved.length === 1 ? 'Response saved successfully' : `${saved.length} responses saved successfully`);
    if (refused) toast.failed(FAILED.response, { message: refused.refusal?.because });
  });
  return null;
}
