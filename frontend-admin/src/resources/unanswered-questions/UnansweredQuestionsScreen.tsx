import { Box, Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { UNANSWERED_STATUSES } from '#libs/contracts/chat-admin';
import type { UnansweredQuestion } from '#libs/contracts/generated/api';
import { CardList } from '../../shared/CardList';
import { Moment } from '../../shared/Moment';
import { Notice } from '../../shared/Notice';
import { RecordList } from '../../shared/RecordList';
import { RecordTable, type RecordColumn } from '../../shared/RecordTable';
import { ScreenActions } from '../../shared/ScreenActions';
import { StatusTabs } from '../../shared/StatusTabs';
import { QuestionActions } from './QuestionActions';
import { EMPTY_TABS, QUESTION_WORDS, QUESTIONS, STATUS_WORDS, askedInWords } from './question-words';
import { SavedFaqsProvider, useSavedFaqsOfRows } from './saved-faqs-context';
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

function QuestionCards() {
  return (
    <CardList<UnansweredQuestion>
      isDimmed={() => false}
      render={(question) => (
        <>
          <Box sx={{ fontWeight: 550, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>{question.question}</Box>
          <Box sx={{ color: 'text.secondary', fontSize: 13 }}>
            {askedInWords(question.askedCount)},{' '}
            {question.askedCount > 1 && (
              <>
                first <Moment at={question.firstAskedAt} />, last{' '}
              </>
            )}
            <Moment at={question.lastAskedAt} />
          </Box>
          <Box sx={{ mt: 0.5 }}>
            <QuestionActions question={question} />
          </Box>
        </>
      )}
    />
  );
}

const COLUMNS: RecordColumn<UnansweredQuestion>[] = [
  {
    label: 'Question',
    sortBy: 'question',
    render: ({ question }) => (
      <Box sx={{ py: 0.5, maxWidth: '64ch', fontWeight: 550, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
        {question}
      </Box>
    ),
  },
  { label: 'Times asked', sortBy: 'askedCount', align: 'right', render: ({ askedCount }) => askedCount },
  { label: 'First asked', sortBy: 'firstAskedAt', render: ({ firstAskedAt }) => <Moment at={firstAskedAt} /> },
  { label: 'Last asked', sortBy: 'lastAskedAt', render: ({ lastAskedAt }) => <Moment at={lastAskedAt} /> },
  { label: 'Actions', align: 'right', render: (question) => <QuestionActions question={question} /> },
];

function QuestionTable() {
  return <RecordTable columns={COLUMNS} isDimmed={() => false} />;
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
