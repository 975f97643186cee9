import { Box, styled, Typography, Link } from '@mui/material';
import { CORPORATE_CLIENT_RULES } from '#libs/contracts/corporate-client';
import type { CorporateClient } from '#libs/contracts/generated/api';
import { initialsOf } from '#libs/domain/initials';
import { ActiveSwitch } from '../../shared/ActiveSwitch';
import { DeleteAction, EditAction } from '../../shared/RecordActions';
import { RecordLink } from '../../shared/RecordLink';
import { ReorderHandle } from '../../shared/reorder/ReorderHandle';
import { OutIcon } from '../../shared/icons';
import { Picture } from '../../shared/image/Picture';
import { Grow, Row, LongText } from '../../shared/layout-parts';
import type { RecordColumn } from '../../shared/record-column';
import { StatementAction } from '../../shared/statement/StatementAction';
import { CORPORATE_CLIENT_WORDS } from './corporate-client-words';
import { MergeAction } from './merge/MergeAction';

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
        <MergeAction />
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
  return <ReorderHandle words={CORPORATE_CLIENT_WORDS} max={CORPORATE_CLIENT_RULES.sortOrder.max} />;
}

const NameAndLogo = styled('div')(({ theme }) => ({
  display: 'flex',
  flex: 1,
  gap: theme.spacing(1.5),
  alignItems: 'center',
}));

function ClientLogo({ name, logoUrl }: Pick<CorporateClient, 'name' | 'logoUrl'>) {
  return (
    <Picture src={logoUrl} widthPx={84} heightPx={44} fit="contain">
      {initialsOf(name)}
    </Picture>
  );
}

function WebsiteLink({ name, websiteUrl }: Pick<CorporateClient, 'name' | 'websiteUrl'>) {
  if (!websiteUrl)
    return (
      <Typography variant="secondary" component="span">
        No website
      </Typography>
    );
  const host = new URL(websiteUrl).host.replace(/^www\./, '');
  return (
    <SiteLink
      href={websiteUrl}
      target="_blank"
      rel="noopener"
      color="inherit"
      aria-label={`${host}, website of ${name}, opens in a new tab`}
    >
      <LongText as="span">{host}</LongText>
      <OutIcon fontSize="inherit" />
    </SiteLink>
  );
}

const SiteLink = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(0.5),
  minHeight: 24,
}));
