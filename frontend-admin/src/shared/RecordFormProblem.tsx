import { Box, Button } from '@mui/material';
import { Link, type To } from 'react-router-dom';
import { Notice } from './Notice';
import { sentenceCase, type RecordWords } from './record-words';

interface RecordFormProblemProps {
  words: RecordWords;
  /** The record is not there any more; otherwise it could not be loaded. */
  isGone: boolean;
  listPath: To;
  /** Without its own card: inside a dialog. */
  isPlain: boolean;
  onRetry: () => void;
}

/** In place of an edit form that has nothing to edit. */
export function RecordFormProblem({ words, isGone, listPath, isPlain, onRetry }: RecordFormProblemProps) {
  const title = isGone ? `This ${words.one} does not exist any more.` : `${sentenceCase(words.one)} could not be loaded.`;
  return (
    <Notice
      kind="error"
      title={title}
      isPlain={isPlain}
      action={
        <Box sx={{ display: 'flex', gap: 1 }}>
          {!isGone && <Button variant="outlined" color="inherit" onClick={onRetry}>Try again</Button>}
          <Button component={Link} to={listPath} variant="outlined" color="inherit">Back to the list</Button>
        </Box>
      }
    />
  );
}
