import { Box } from '@mui/material';
import { CORPORATE_CLIENT_RULES } from '#libs/contracts/corporate-client';
import type { CorporateClient } from '#libs/contracts/generated/api';
import { ActiveSwitch } from '../../shared/ActiveSwitch';
import { ArrangeHandle } from '../../shared/arrange/ArrangeHandle';
import { DeleteAction } from '../../shared/DeleteAction';
import { EditAction } from '../../shared/EditAction';
import { RecordLink } from '../../shared/RecordLink';
import { RecordTable, type RecordColumn } from '../../shared/RecordTable';
import { StatementAction } from '../../shared/statement/StatementAction';
import { ClientLogo } from './ClientLogo';
import { CORPORATE_CLIENT_WORDS } from './corporate-client-words';
import { WebsiteLink } from './WebsiteLink';

const COLUMNS: RecordColumn<CorporateClient>[] = [
  { label: 'Logo', render: (client) => <ClientLogo {...client} /> },
  {
    label: 'Name',
    sortBy: 'name',
    render: ({ name, industry }) => (
      <>
        <RecordLink>{name}</RecordLink>
        <Box sx={{ fontSize: 13, color: 'text.secondary', overflowWrap: 'anywhere' }}>{industry}</Box>
      </>
    ),
  },
  { label: 'Website', sortBy: 'websiteUrl', render: (client) => <WebsiteLink {...client} /> },
  {
    label: 'Sort order',
    sortBy: 'sortOrder',
    render: ({ sortOrder }) => (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <Box sx={{ minWidth: 24 }}>{sortOrder}</Box>
        <ArrangeHandle words={CORPORATE_CLIENT_WORDS} max={CORPORATE_CLIENT_RULES.sortOrder.max} />
      </Box>
    ),
  },
  { label: 'Status', sortBy: 'isActive', render: () => <ActiveSwitch words={CORPORATE_CLIENT_WORDS} /> },
  {
    label: 'Actions',
    align: 'right',
    render: () => (
      <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
        <StatementAction />
        <EditAction />
        <DeleteAction words={CORPORATE_CLIENT_WORDS} />
      </Box>
    ),
  },
];

export function CorporateClientTable() {
  return <RecordTable columns={COLUMNS} isDimmed={({ isActive }) => !isActive} />;
}
