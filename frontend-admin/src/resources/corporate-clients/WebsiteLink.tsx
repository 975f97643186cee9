import { Link, styled, Typography } from '@mui/material';
import type { CorporateClient } from '#libs/contracts/generated/api';
import { OutIcon } from '../../shared/icons';
import { LongText } from '../../shared/layout-parts';

export function WebsiteLink({ name, websiteUrl }: Pick<CorporateClient, 'name' | 'websiteUrl'>) {
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
