import { Box, Skeleton, styled, Card } from '@mui/material';

interface ListSkeletonProps {
  text: string;
}

/** A skeleton list below the specification's text. */
export function ListSkeleton({ text }: ListSkeletonProps) {
  return (
    <Frame>
      <Words role="status">{text}</Words>
      <Box aria-hidden="true" sx={delayedAppearance}>
        {[0, 1, 2, 3, 4, 5].map((row) => (
          <Skeleton key={row} height={44} />
        ))}
      </Box>
    </Frame>
  );
}

const Frame = styled('div')(({ theme }) => ({ padding: theme.spacing(2.25) }));

const Words = styled('div')(({ theme }) => ({ marginBottom: theme.spacing(1), color: theme.palette.text.secondary }));

/** A skeleton screen, delayed so that fast loads do not flicker. */
export function ScreenSkeleton() {
  return (
    <Box aria-busy="true" sx={delayedAppearance}>
      <Skeleton variant="rounded" height={120} sx={{ mb: 2.25 }} />
      <Card sx={{ p: 2 }}>
        {[0, 1, 2, 3, 4].map((row) => (
          <Skeleton key={row} height={44} />
        ))}
      </Card>
    </Box>
  );
}

/** Hidden for the first 150 ms. */
export const delayedAppearance = {
  animation: 'show 0s 150ms both',
  '@keyframes show': { from: { visibility: 'hidden' }, to: { visibility: 'visible' } },
} as const;
