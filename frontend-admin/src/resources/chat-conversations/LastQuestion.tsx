import { Typography } from '@mui/material';
import { LongText } from '../../shared/layout-parts';

interface LastQuestionProps {
  /** Empty when the visitor wrote nothing. */
  text: string;
}

/** What a visitor wrote last, in two lines at most. */
export function LastQuestion({ text }: LastQuestionProps) {
  if (text === '') return <Typography variant="secondary">Nothing asked yet</Typography>;
  return <LongText lines={2}>{text}</LongText>;
}
