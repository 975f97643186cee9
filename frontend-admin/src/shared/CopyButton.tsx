import { Button, styled } from '@mui/material';
import { useState } from 'react';
import { DuplicateIcon } from './icons';
import { VisuallyHidden } from './layout-parts';

interface CopyButtonProps {
  text: string;
  /** What is copied, for those who hear the button: "Copy address". */
  label: string;
}

type Outcome = 'copied' | 'failed';

const WORDS: Record<Outcome, string> = { copied: 'Copied', failed: 'Select and copy it' };

/** Copies a text. The button itself says how that went, until it is left: without https a browser may refuse. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<Outcome>();

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
  }

  return (
    <Place>
      <Button
        size="small"
        color="inherit"
        variant="outlined"
        startIcon={<DuplicateIcon />}
        onClick={() => void copy()}
        onBlur={() => setOutcome(undefined)}
        onMouseLeave={() => setOutcome(undefined)}
        {...(!outcome && { 'aria-label': label })}
      >
        {outcome ? WORDS[outcome] : 'Copy'}
      </Button>
      <VisuallyHidden role="status">{outcome && WORDS[outcome]}</VisuallyHidden>
    </Place>
  );
}

const Place = styled('span')({ position: 'relative' });
