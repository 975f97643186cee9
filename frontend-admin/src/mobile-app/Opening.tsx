import { styled } from '@mui/material';
import { ScreenSkeleton } from '../shared/Skeletons';
import { PhoneBar } from './PhoneBar';

/** The shape of a tool while its code is fetched. */
export function Opening() {
  return (
    <>
      <PhoneBar />
      <Main>
        <ScreenSkeleton />
      </Main>
    </>
  );
}

const Main = styled('main')(({ theme }) => ({ padding: theme.spacing(2) }));
