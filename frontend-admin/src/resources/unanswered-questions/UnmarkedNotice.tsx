import { Box, Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { Notice } from '../../shared/Notice';
import { useSavedFaqsOfRows } from './saved-faqs-context';

/** The FAQ is saved, its question not marked: said until it is, so that nobody writes a second one. */
export function UnmarkedNotice() {
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
