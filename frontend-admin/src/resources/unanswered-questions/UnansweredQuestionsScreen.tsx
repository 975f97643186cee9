import { Button, styled } from '@mui/material';
import { Link } from 'react-router-dom';
import { UNANSWERED_STATUSES } from '#libs/contracts/chat-admin';
import type { UnansweredQuestion } from '#libs/contracts/generated/api';
import { Moment } from '../../shared/Moment';
import { Notice } from '../../shared/notices';
import { RecordList } from '../../shared/RecordList';
import { Row } from '../../shared/layout-parts';
import type { RecordColumn } from '../../shared/record-column';
import { ScreenActions } from '../../shared/ManagementScreen';
import { StatusTabs } from '../../shared/StatusTabs';
import { QuestionActions, SavedFaqsProvider, useSavedFaqsOfRows } from './QuestionActions';
import { EMPTY_TABS, QUESTION_WORDS, QUESTIONS, STATUS_WORDS, askedInWords } from './question-words';
import { useSavedFaqs } from './use-saved-faqs';

const COLUMNS: RecordColumn<UnansweredQuestion>[] = [
  {
    label: 'Question',
    sortBy: 'question',
    render: ({ question }) => <QuestionText>{question}</QuestionText>,
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
    <Head>
      {waiting.map(({ questionId, faqId }) => (
        <Notice
          key={questionId}
          kind="error"
          title="The FAQ is saved, but the question is not marked as answered yet."
          action={
            <Row gap={1} wrap>
              <Button variant="contained" onClick={() => void mark(questionId, faqId)}>
                Mark as answered
              </Button>
              <Button component={Link} to={`/faq/${faqId}`} variant="outlined" color="inherit">
                View FAQ
              </Button>
              <Button variant="outlined" color="inherit" onClick={() => forget(questionId)}>
                Leave it as it is
              </Button>
            </Row>
          }
        >
          Visitors can already see the FAQ. Marking it again does not create a second one.
        </Notice>
      ))}
    </Head>
  );
}

const QuestionText = styled('div')(({ theme }) => ({
  maxWidth: '64ch',
  fontWeight: 550,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  [theme.breakpoints.up('lg')]: { paddingBlock: theme.spacing(0.5) },
}));

const Head = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  marginBottom: theme.spacing(2.25),
}));
