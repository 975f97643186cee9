import { Card, Skeleton, styled } from '@mui/material';
import type { ReactNode } from 'react';
import { formTitle, type RecordWords } from './record-words';
import { afterAMoment } from './ScreenSkeleton';

export interface FormFrameProps {
  words: RecordWords;
  isEdit: boolean;
  isLoading?: boolean;
  children?: ReactNode;
}

export function FormCard({ words, isEdit, isLoading = false, children }: FormFrameProps) {
  return (
    <Frame component="section" aria-labelledby="form-title" aria-busy={isLoading}>
      <Title id="form-title">{formTitle(isEdit, words)}</Title>
      <Body>{isLoading ? <Skeleton variant="rounded" height={180} sx={afterAMoment} /> : children}</Body>
    </Frame>
  );
}

const Frame = styled(Card)({ scrollMarginTop: 72 }) as typeof Card;

const Title = styled('h2')(({ theme }) => ({
  ...theme.typography.cardTitle,
  margin: 0,
  paddingInline: theme.spacing(2.25),
  paddingBlock: theme.spacing(1.75),
  borderBottom: `1px solid ${theme.palette.divider}`,
}));

const Body = styled('div')(({ theme }) => ({ padding: theme.spacing(2.25) }));
