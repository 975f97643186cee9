import { Box, styled, Typography } from '@mui/material';
import { CORPORATE_CLIENT_RULES } from '#libs/contracts/corporate-client';
import type { CorporateClient } from '#libs/contracts/generated/api';
import { ActiveSwitch } from '../../shared/ActiveSwitch';
import { ArrangeHandle } from '../../shared/arrange/ArrangeHandle';
import { DeleteAction } from '../../shared/DeleteAction';
import { EditAction } from '../../shared/EditAction';
import { Grow, Row } from '../../shared/layout-parts';
import type { RecordColumn } from '../../shared/record-column';
import { RecordLink } from '../../shared/RecordLink';
import { StatementAction } from '../../shared/statement/StatementAction';
import { ClientLogo } from './ClientLogo';
import { CORPORATE_CLIENT_WORDS } from './corporate-client-words';
import { WebsiteLink } from './WebsiteLink';

export const CORPORATE_CLIENT_COLUMNS: RecordColumn<CorporateClient>[] = [
  { label: 'Logo', render: (client) => <ClientLogo {...client} /> },
  {
    label: 'Name',
    sortBy: 'name',
    render: ({ name, industry }) => (
      <>
        <RecordLink>{name}</RecordLink>
        <Typography variant="caption">{industry}</Typography>
      </>
    ),
    card: 'title',
    onCard: (client) => <LogoAndName {...client} />,
  },
  { label: 'Website', sortBy: 'websiteUrl', render: (client) => <WebsiteLink {...client} /> },
  {
    label: 'Sort order',
    sortBy: 'sortOrder',
    render: ({ sortOrder }) => (
      <Row gap={0.5}>
        <Box sx={{ minWidth: 24 }}>{sortOrder}</Box>
        <Arrange />
      </Row>
    ),
    card: 'foot',
    onCard: ({ sortOrder }) => <Typography variant="caption">Sort order {sortOrder}</Typography>,
  },
  {
    label: 'Status',
    sortBy: 'isActive',
    render: () => <ActiveSwitch words={CORPORATE_CLIENT_WORDS} />,
    card: 'foot',
  },
  {
    label: 'Actions',
    align: 'right',
    render: () => (
      <Row justify="flex-end">
        <StatementAction />
        <EditAction />
        <DeleteAction words={CORPORATE_CLIENT_WORDS} />
      </Row>
    ),
    card: 'actions',
  },
];

function LogoAndName(client: CorporateClient) {
  return (
    <NameAndLogo>
      <ClientLogo {...client} />
      <Grow>
        <RecordLink>{client.name}</RecordLink>
        <Typography variant="small">
          <WebsiteLink {...client} />
        </Typography>
      </Grow>
      <Arrange />
    </NameAndLogo>
  );
}

function Arrange() {
  return <ArrangeHandle words={CORPORATE_CLIENT_WORDS} max={CORPORATE_CLIENT_RULES.sortOrder.max} />;
}

const NameAndLogo = styled('div')(({ theme }) => ({
  display: 'flex',
  flex: 1,
  gap: theme.spacing(1.5),
  alignItems: 'center',
}));
