import { Card, styled, Typography, Button } from '@mui/material';
import type { ReactNode } from 'react';
import { failureSentences, failureSentence, isNotFound } from './failure';
import { EmptyIcon, ErrorIcon } from './icons';
import { usePalette } from './use-palette';

interface NoticeProps {
  kind: 'error' | 'empty';
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  /** Without its own card: inside one. */
  isPlain?: boolean;
}

/** What stands in place of content that is not there: nothing yet, or it could not be loaded. */
export function Notice({ kind, title, children, action, isPlain = false }: NoticeProps) {
  const Icon = kind === 'error' ? ErrorIcon : EmptyIcon;
  const body = (
    <Frame role={kind === 'error' ? 'alert' : undefined} data-plain={isPlain}>
      <Icon color="primary" />
      <Typography variant="cardTitle" component="p">
        {title}
      </Typography>
      {children && (
        <Typography variant="body2" color="textSecondary" component="div">
          {children}
        </Typography>
      )}
      {action}
    </Frame>
  );
  return isPlain ? body : <Card>{body}</Card>;
}

const Frame = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: theme.spacing(1),
  padding: theme.spacing(3),
  // Within a card it begins where the card's head and rows begin, in a dialog where all else does.
  '&[data-plain=true]': { paddingInline: theme.spacing(2.25), '.MuiDialogContent-root &': { paddingInline: 0 } },
}));

interface RefusalProps {
  refusal: unknown;
  /** Said when the server said nothing. */
  otherwise: string;
}

/** Why a change was not made, in its dialog. */
export function Refusal({ refusal, otherwise }: RefusalProps) {
  const [color, backgroundColor] = usePalette().badge.bad;
  if (refusal === undefined) return null;
  const sentences = failureSentences(refusal);
  return (
    <RefusalFrame role="alert" style={{ color, backgroundColor }}>
      {(sentences.length > 0 ? sentences : [otherwise]).map((sentence) => (
        <div key={sentence}>{sentence}</div>
      ))}
    </RefusalFrame>
  );
}

const RefusalFrame = styled('div')(({ theme }) => ({
  ...theme.typography.medium,
  marginTop: theme.spacing(2),
  padding: theme.spacing(1.25, 1.5),
  borderRadius: theme.shape.borderRadius,
  overflowWrap: 'anywhere',
}));

interface LoadProblemProps {
  error: unknown;
  title: string;
  /** Said in its place when the record is not there any more; then there is nothing to try again. */
  gone?: string;
  onRetry: () => void;
}

/** In place of what could not be loaded: why, and another try. */
export function LoadProblem({ error, title, gone, onRetry }: LoadProblemProps) {
  if (gone !== undefined && isNotFound(error)) return <Notice kind="error" isPlain title={gone} />;
  return (
    <Notice
      kind="error"
      isPlain
      title={title}
      action={
        <Button variant="outlined" color="inherit" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {failureSentence(error)}
    </Notice>
  );
}
