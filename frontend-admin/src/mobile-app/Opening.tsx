import { Box } from '@mui/material';
import { ScreenSkeleton } from '../shared/ScreenSkeleton';
import { PhoneBar } from './PhoneBar';

/** The shape of a tool while its code is fetched. */
export function Opening() {
  return (
    <>
      <PhoneBar />
      <Box component="main" sx={{ p: 2 }}>
        <ScreenSkeleton />
      </Box>
    </>
  );
}
