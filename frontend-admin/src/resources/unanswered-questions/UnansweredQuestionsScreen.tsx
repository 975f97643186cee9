import { UNANSWERED_STATUSES } from '#libs/contracts/chat-admin';
import { RecordList } from '../../shared/RecordList';
import { ScreenActions } from '../../shared/ScreenActions';
import { StatusTabs } from '../../shared/StatusTabs';
import { EMPTY_TABS, QUESTION_WORDS, QUESTIONS, STATUS_WORDS } from './question-words';
import { QuestionCards } from './QuestionCards';
import { QuestionTable } from './QuestionTable';
import { SavedFaqsProvider } from './saved-faqs-context';
import { UnmarkedNotice } from './UnmarkedNotice';
import { useSavedFaqs } from './use-saved-faqs';

/** What ended in the assistant's apology, what is asked most first. */
export function UnansweredQuestionsScreen() {
  return (
    <SavedFaqsProvider value={useSavedFaqs()}>
      <ScreenActions />
      <UnmarkedNotice />
      <RecordList
        resource={QUESTIONS}
        words={QUESTION_WORDS}
        sort={{ field: 'askedCount', order: 'DESC' }}
        sortFields={['askedCount', 'lastAskedAt', 'firstAskedAt', 'question']}
        perPage={25}
        searchLabel="Search in questions"
        tabs={<StatusTabs resource={QUESTIONS} statuses={UNANSWERED_STATUSES} words={STATUS_WORDS} />}
        standingTabs={{ field: 'status', first: 'open', empty: EMPTY_TABS }}
        table={<QuestionTable />}
        cards={<QuestionCards />}
        cardsBelow="lg"
      />
    </SavedFaqsProvider>
  );
}
