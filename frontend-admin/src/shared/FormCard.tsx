import { Box, Card, Skeleton } from '@mui/material';
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
    <Card component="section" aria-labelledby="form-title" aria-busy={isLoading} sx={{ scrollMarginTop: 72 }}>
      <Box
        component="h2"
        id="form-title"
        sx={{ m: 0, px: 2.25, py: 1.75, fontSize: 15, fontWeight: 600, borderBottom: 1, borderColor: 'divider' }}
      >
        {formTitle(isEdit, words)}
      </Box>
      <Box sx={{ p: 2.25 }}>{isLoading ? <Skeleton variant="rounded" height={180} sx={afterAMoment} /> : children}</Box>
    </Card>
  );
}
