import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, styled } from '@mui/material';
import { useDataProvider, useGetIdentity } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { SchoolDataProvider } from '../data-provider';
import { systemStateQuery } from '../resources/system/system-query';
import { isOwner } from '../shared/is-owner';
import { firstRunTasks } from './first-run';
import { WorkCard } from './WorkCard';

/** What of a new school is still the demonstration's; gone when nothing is. */
export function FirstRun() {
  const { identity } = useGetIdentity();
  const api = useDataProvider<SchoolDataProvider>();
  const queryClient = useQueryClient();
  const isOwners = identity !== undefined && isOwner(identity);
  const { data = [] } = useQuery({
    queryKey: ['first-run', isOwners],
    enabled: identity !== undefined,
    queryFn: async () => {
      const [contact, links, shop, invoices, system] = await Promise.all([
        api.readSettings('contact'),
        api.readSettings('links'),
        api.readSettings('shop'),
        api.readSettings('invoices'),
        // The line on the system above asks for the same.
        isOwners ? queryClient.fetchQuery(systemStateQuery(api)) : undefined,
      ]);
      return firstRunTasks({ contact, links, shop, invoices, system });
    },
  });
  if (data.length === 0) return null;
  return (
    <WorkCard title="Still demo details" more="Settings" to="/settings">
      <Tasks>
        {data.map(({ words, to }) => (
          <li key={words}>
            <Link component={RouterLink} to={to}>
              {words}
            </Link>
          </li>
        ))}
      </Tasks>
    </WorkCard>
  );
}

const Tasks = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.spacing(3),
  rowGap: theme.spacing(1),
  margin: 0,
  padding: theme.spacing(1.75, 2.25),
  listStyle: 'none',
}));
