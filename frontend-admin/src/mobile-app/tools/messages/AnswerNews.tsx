import { FAILED } from '../../../resources/messages/message-words';
import { followLink } from '../../../shared/save-file';
import { useToast } from '../../../shared/use-toast';
import { useSettledAnswers } from '../../answers/use-settled-answers';
import { takeLink } from './links-to-open';

/** Says what became of answers that were sent, whatever tool shows, and opens the chat or mail of one that was just written. */
export function AnswerNews() {
  const toast = useToast();
  useSettledAnswers((settled) => {
    const refused = settled.find(({ refusal }) => refusal !== undefined);
    const saved = settled.filter(({ refusal }) => refusal === undefined);
    if (saved.length > 0) toast.done(saved.length === 1 ? 'Response saved successfully' : `${saved.length} responses saved successfully`);
    if (refused) toast.failed(FAILED.response, { message: refused.refusal?.because });
    for (const { key } of saved) {
      const link = takeLink(key);
      if (link) followLink(link, link.startsWith('https:') ? { target: '_blank', rel: 'noopener noreferrer' } : {});
    }
  });
  return null;
}
