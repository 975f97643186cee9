import { Button } from '@mui/material';
import { Link } from 'react-router-dom';
import type { FormModeLinks } from './form-mode';
import { Notice } from './notices';
import { Row } from './layout-parts';
import { sentenceCase, type RecordWords } from './record-words';

interface RecordFormProblemProps {
  words: RecordWords;
  /** The record is not there any more; otherwise it could not be loaded. */
  isGone: boolean;
  mode: FormModeLinks;
  /** Without its own card: inside a dialog. */
  isPlain: boolean;
  onRetry: () => void;
}

/** In place of an edit form that has nothing to edit. */
export function RecordFormProblem({ words, isGone, mode, isPlain, onRetry }: RecordFormProblemProps) {
  const title = isGone ? `This ${words.one} no longer exists.` : `${sentenceCase(words.one)} could not be loaded.`;
  return (
    <Notice
      kind="error"
      title={title}
      isPlain={isPlain}
      action={
        <Row gap={1}>
          {!isGone && (
            <Button variant="outlined" color="inherit" onClick={onRetry}>
              Try again
            </Button>
          )}
          {mode.close ? (
            <Button variant="outlined" color="inherit" onClick={() => mode.close?.()}>
              Back to the list
            </Button>
          ) : (
            <Button component={Link} to={mode.listPath} variant="outlined" color="inherit">
              Back to the list
            </Button>
          )}
        </Row>
      }
    />
  );
}
