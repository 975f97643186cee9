import { Dialog, DialogActions, DialogContent, Skeleton, styled, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useDataProvider, useLogout } from 'react-admin';
import type { SessionView } from '#libs/contracts/generated/api';
import type { SchoolDataProvider } from '../data-provider';
import { BusyButton } from '../shared/BusyButton';
import { DialogHead } from '../shared/dialog-parts';
import { Grow, Row } from '../shared/layout-parts';
import { LoadProblem, Refusal } from '../shared/notices';
import { relativeMoment } from '../shared/school-moment';
import { neighboursOf, useFocusFallback } from '../shared/use-focus-fallback';
import { useNow } from '../shared/use-now';
import { useWrite } from '../shared/use-write';

const SESSIONS = ['account', 'sessions'] as const;
const FAILED = 'You could not be signed out there. Please try again.';

/** Where one is signed in, each to be ended (CONTRACT section 10). Its code comes when it is first opened. */
export function SignIns({ onClose }: { onClose: () => void }) {
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogHead titleId={titleId} title="Where you're signed in" isDivided onClose={onClose} />
      <Sessions />
    </Dialog>
  );
}

function Sessions() {
  const api = useDataProvider<SchoolDataProvider>();
  const logout = useLogout();
  const { data, error, refetch } = useQuery({ queryKey: SESSIONS, queryFn: () => api.mySessions() });
  const everywhere = useWrite({ stale: [] });
  return (
    <>
      <DialogContent dividers>
        <Typography variant="secondary">If you don't recognise one, sign it out and change your password.</Typography>
        {data ? (
          <List>
            {data.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </List>
        ) : error ? (
          <LoadProblem error={error} title="Your sign-ins could not be loaded" onRetry={() => void refetch()} />
        ) : (
          <Skeleton height={64} />
        )}
        <Refusal refusal={everywhere.refusal} otherwise={FAILED} />
      </DialogContent>
      <DialogActions>
        <BusyButton
          variant="outlined"
          color="error"
          loading={everywhere.isBusy}
          onClick={() => void everywhere.run((to) => to.endAllSessions(), { onDone: () => void logout() })}
        >
          Sign out everywhere
        </BusyButton>
      </DialogActions>
    </>
  );
}

function SessionRow({ session: { id, device, address, lastUsedAt, isCurrent } }: { session: SessionView }) {
  const now = useNow();
  const { run, isBusy, refusal } = useWrite({ done: `Signed out of ${device}`, stale: [SESSIONS] });
  const words = isCurrent ? 'This device' : `Last used ${relativeMoment(lastUsedAt, now)}`;
  const row = useFocusFallback<HTMLLIElement>((shown) =>
    [...neighboursOf(shown), shown.closest('[role=dialog]')].map((each) => each?.querySelector('button')),
  );
  return (
    <li ref={row}>
      <Row gap={2}>
        <Grow>
          <Typography variant="strong">{device}</Typography>
          <Typography variant="caption">{[words, address].filter(Boolean).join(' · ')}</Typography>
        </Grow>
        {!isCurrent && (
          <BusyButton
            variant="outlined"
            color="inherit"
            size="small"
            loading={isBusy}
            aria-label={`Sign out of ${device}`}
            onClick={() => void run((api) => api.endSession(id))}
          >
            Sign out
          </BusyButton>
        )}
      </Row>
      <Refusal refusal={refusal} otherwise={FAILED} />
    </li>
  );
}

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  marginTop: theme.spacing(1.5),
  padding: 0,
  listStyle: 'none',
  '& li': { paddingBlock: theme.spacing(1.25), borderTop: `1px solid ${theme.palette.divider}` },
}));
