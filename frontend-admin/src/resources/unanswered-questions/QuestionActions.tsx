import { Box, Button } from '@mui/material';
import { createContext, useContext } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { UnansweredQuestion } from '#libs/contracts/generated/api';
import { BusyButton } from '../../shared/BusyButton';
import { REMOVES_ROW, useFocusAfterRemoval } from '../../shared/use-focus-after-removal';
import { AddIcon, DismissIcon, FaqIcon, ReopenIcon } from '../../shared/icons';
import { makeFaqLink } from '../../shared/faq-question';
import { QUESTIONS } from './question-words';
import { type SavedFaqsOfQuestions, useQuestionChange } from './use-saved-faqs';

const DISMISS = { word: 'Dismiss', icon: <DismissIcon />, to: 'dismissed', done: 'Question dismissed' } as const;
const REOPEN = { word: 'Reopen', icon: <ReopenIcon />, to: 'open', done: 'Question reopened' } as const;

/** Make an FAQ of it, dismiss it, or take it up again; an answered one leads to its FAQ. */
export function QuestionActions({ question }: { question: UnansweredQuestion }) {
  const { status, faqId } = question;
  const { change, changing, isBusy } = useQuestionChange();
  // Both ways are harmless, so it is done at once, and Undo puts back what was.
  const [button, onDone] = useFocusAfterRemoval();
  const way = status === 'open' ? DISMISS : REOPEN;
  const undo = changing(question.id, { status, ...(status === 'answered' && { faqId }) });
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: { xs: 'wrap', lg: 'nowrap' },
        gap: 1,
        mt: { xs: 0.5, lg: 0 },
        justifyContent: { lg: 'flex-end' },
      }}
    >
      {status === 'answered' && faqId !== null ? (
        <Button
          component={Link}
          to={`/faq/${faqId}`}
          size="small"
          variant="outlined"
          color="inherit"
          startIcon={<FaqIcon />}
          aria-label={`View FAQ of: ${question.question}`}
        >
          View FAQ
        </Button>
      ) : (
        <MakeFaq question={question} />
      )}
      <BusyButton
        ref={button}
        {...REMOVES_ROW}
        size="small"
        variant="outlined"
        color="inherit"
        startIcon={way.icon}
        disabled={isBusy}
        aria-label={`${way.word}: ${question.question}`}
        onClick={() => void change(question.id, { status: way.to }, { done: way.done, undo, onDone })}
      >
        {way.word}
      </BusyButton>
    </Box>
  );
}

function MakeFaq({ question }: { question: UnansweredQuestion }) {
  const { unmarked, isMarking, mark } = useSavedFaqsOfRows();
  const { search } = useLocation();
  const saved = unmarked[question.id];
  if (saved !== undefined) {
    return (
      <Button
        size="small"
        variant="contained"
        disabled={isMarking}
        aria-label={`Mark as answered: ${question.question}`}
        onClick={() => void mark(question.id, saved)}
      >
        Mark as answered
      </Button>
    );
  }
  const { to, state } = makeFaqLink({
    question: question.question,
    back: { pathname: `/${QUESTIONS}`, search },
    about: question.id,
  });
  return (
    <Button
      component={Link}
      to={to}
      state={state}
      size="small"
      variant="outlined"
      startIcon={<AddIcon />}
      aria-label={`Create FAQ: ${question.question}`}
    >
      Create FAQ
    </Button>
  );
}

const SavedFaqsContext = createContext<SavedFaqsOfQuestions | undefined>(undefined);

export const SavedFaqsProvider = SavedFaqsContext.Provider;

/** For the rows: one of which an FAQ was saved already is only marked. */
export function useSavedFaqsOfRows(): SavedFaqsOfQuestions {
  const saved = useContext(SavedFaqsContext);
  if (!saved) throw new Error('The rows of questions stand in their screen.');
  return saved;
}
