import { useQuery } from '@tanstack/react-query';
import { Link, styled, Typography } from '@mui/material';
import { useDataProvider, useGetIdentity } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { SystemView } from '#libs/contracts/generated/api';
import type { SchoolDataProvider } from '../data-provider';
import { systemStateQuery } from '../resources/system/system-query';
import { TROUBLE_WORDS } from '../resources/system/system-words';
import { isOwner } from '../shared/is-owner';
import { Moment } from '../shared/Moment';

/** How the server does and how old its last backup is, for the owner; the System screen tells the rest. */
export function SystemLine() {
  const { identity } = useGetIdentity();
  const api = useDataProvider<SchoolDataProvider>();
  const { data } = useQuery({ ...systemStateQuery(api), enabled: identity !== undefined && isOwner(identity) });
  if (!data) return null;
  return (
    <Quiet variant="body2">
      <Link component={RouterLink} to="/system">
        System
      </Link>
      : <Troubles {...data} /> <LastBackup {...data} />
    </Quiet>
  );
}

function Troubles({ troubles }: SystemView) {
  if (troubles.length === 0) return 'everything is working.';
  return <Wrong>{troubles.map((trouble) => `${TROUBLE_WORDS[trouble].title}.`).join(' ')}</Wrong>;
}

function LastBackup({ lastBackup: { madeAt } }: SystemView) {
  if (madeAt === null) return 'No backup yet.';
  return (
    <>
      Last backup <Moment at={madeAt} />.
    </>
  );
}

const Quiet = styled(Typography)(({ theme }) => ({ color: theme.palette.text.secondary }));
const Wrong = styled('strong')(({ theme }) => ({ color: theme.palette.text.primary }));
