import { useQuery } from '@tanstack/react-query';
import { Link, styled, Typography } from '@mui/material';
import { useDataProvider, useGetIdentity } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { SystemView } from '#libs/contracts/generated/api';
import type { SchoolDataProvider } from '../data-provider';
import { systemStateQuery } from '../resources/system/system-query';
import { isOwner } from '../shared/is-owner';
import { Moment } from '../shared/Moment';

/** How the server does and how old its last backup is, for the owner; the System screen tells the rest. */
export function SystemLine() {
  const { identity } = useGetIdentity();
  const api = useDataProvider<SchoolDataProvider>();
  const isOwners = identity !== undefined && isOwner(identity);
  const { data, isLoading } = useQuery({ ...systemStateQuery(api), enabled: isOwners });
  // Its line is there before its words, so that nothing below moves.
  if (isLoading) return <Quiet variant="body2">&nbsp;</Quiet>;
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
  return <Wrong>something needs your attention.</Wrong>;
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
