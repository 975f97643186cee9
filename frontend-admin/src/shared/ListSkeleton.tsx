import { Box, Skeleton, styled } from '@mui/material';
import { afterAMoment } from './ScreenSkeleton';

interface ListSkeletonProps {
  text: string;
}

/** Rows to come, under the specification's sentence. */
export function ListSkeleton({ text }: ListSkeletonProps) {
  return (
    <Frame>
      <Words role="status">{text}</Words>
      <Box aria-hidden="true" sx={afterAMoment}>
        {[0, 1, 2, 3, 4, 5].map((row) => (
          <Skeleton key={row} height={44} />
        ))}
      </Box>
    </Frame>
  );
}

const Frame = styled('div')(({ theme }) => ({ padding: theme.spacing(2.25) }));

const Words = styled('div')(({ theme }) => ({ marginBottom: theme.spacing(1), color: theme.palette.text.secondary }));
