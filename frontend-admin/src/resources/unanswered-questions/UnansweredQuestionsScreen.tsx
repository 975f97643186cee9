import { Box, Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { UNANSWERED_STATUSES } from '#libs/contracts/chat-admin';
import type { UnansweredQuestion } from '#libs/contracts/generated/api';
import { Moment } from '../../shared/Moment';
import { Notice } from '../../shared/Notice';
import { RecordList } from '../../shared/RecordList';
import type { RecordColumn } from '../../shared/record-column';
import { ScreenActions } from '../../shared/ScreenActions';
import { StatusTabs } from '../../shared/StatusTabs';
import { QuestionActions } from './QuestionActions';
import { EMPTY_TABS, QUESTION_WORDS, QUESTIONS, STATUS_WORDS, askedInWords } from './question-words';
import { SavedFaqsProvider, useSavedFaqsOfRows } from './saved-faqs-context';
import { useSavedFaqs } from './use-saved-faqs';

const COLUMNS: RecordColumn<UnansweredQuestion>[] = [
  {
    label: 'Question',
    sortBy: 'question',
    render: ({ question }) => (
      <Box
        sx={{ py: { lg: 0.5 }, maxWidth: '64ch', fontWeight: 550, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
      >
        {question}
      </Box>
    ),
    card: 'title',
  },
  { label: 'Times asked', sortBy: 'askedCount', align: 'right', render: ({ askedCount }) => askedCount },
  { label: 'First asked', sortBy: 'firstAskedAt', render: ({ firstAskedAt }) => <Moment at={firstAskedAt} /> },
  {
    label: 'Last asked',
    sortBy: 'lastAskedAt',
    render: ({ lastAskedAt }) => <Moment at={lastAskedAt} />,
    card: 'quiet',
    onCard: ({ askedCount, firstAskedAt, lastAskedAt }) => (
      <>
        {askedInWords(askedCount)},{' '}
        {askedCount > 1 && (
          <>
            first <Moment at={firstAskedAt} />, last{' '}
          </>
        )}
        <Moment at={lastAskedAt} />
      </>
    ),
  },
  { label: 'Actions', align: 'right', render: (question) => <QuestionActions question={question} />, card: 'actions' },
];

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
        perPage={25}
        searchLabel="Search in questions"
        tabs={<StatusTabs resource={QUESTIONS} statuses={UNANSWERED_STATUSES} words={STATUS_WORDS} />}
        standingTabs={{ field: 'status', first: 'open', empty: EMPTY_TABS }}
        columns={COLUMNS}
        cardsBelow="lg"
      />
    </SavedFaqsProvider>
  );
}

/** The FAQ is saved, its question not marked: said until it is, so that nobody writes a second one. */
function UnmarkedNotice() {
  const { unmarked, isMarking, mark, forget } = useSavedFaqsOfRows();
  const waiting = Object.entries(unmarked).map(([question, faqId]) => ({ questionId: Number(question), faqId }));
  if (waiting.length === 0 || isMarking) return null;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, mb: 2.25 }}>
      {waiting.map(({ questionId, faqId }) => (
        <Notice
          key={questionId}
          kind="error"
          title="The FAQ is saved, but its question is not marked as answered yet."
          action={
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              <Button variant="contained" onClick={() => void mark(questionId, faqId)}>
                Mark as answered
              </Button>
              <Button component={Link} to={`/faq/${faqId}`} variant="outlined" color="inherit">
                View FAQ
              </Button>
              <Button variant="outlined" color="inherit" onClick={() => forget(questionId)}>
                Leave it as it is
              </Button>
            </Box>
          }
        >
          Visitors see the FAQ already. Marking again makes no second one.
        </Notice>
      ))}
    </Box>
  );
}
