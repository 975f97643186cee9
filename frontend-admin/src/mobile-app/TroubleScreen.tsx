import { styled, Button } from '@mui/material';
import { Notice } from '../shared/notices';
import { PhoneBar } from './PhoneBar';
import { loadFromServer } from './release/load-from-server';

/** A page that broke, or whose code could not be fetched. */
export function TroubleScreen() {
  return (
    <>
      <PhoneBar />
      <Main>
        <Notice
          kind="error"
          title="This screen could not be loaded."
          action={
            <Button variant="outlined" color="inherit" onClick={() => void loadFromServer()}>
              Reload
            </Button>
          }
        >
          A newer version may have been installed, or the connection may have dropped.
        </Notice>
      </Main>
    </>
  );
}

const Main = styled('main')(({ theme }) => ({ padding: theme.spacing(2) }));
