import { Box, Skeleton } from '@mui/material';
import { afterAMoment } from './ScreenSkeleton';

interface ListSkeletonProps {
  text: string;
}

/** Rows to come, under the specification's sentence. */
export function ListSkeleton({ text }: ListSkeletonProps) {
  return (
    <Box sx={{ p: 2.25 }}>
      <Box role="status" sx={{ mb: 1, color: 'text.secondary' }}>
        {text}
      </Box>
      <Box aria-hidden="true" sx={afterAMoment}>
        {[0, 1, 2, 3, 4, 5].map((row) => (
          <Skeleton key={row} height={44} />
        ))}
      </Box>
    </Box>
  );
}
