import { Box, Link } from '@mui/material';
import type { CorporateClient } from '#libs/contracts/generated/api';
import { OutIcon } from '../../shared/icons';

export function WebsiteLink({ name, websiteUrl }: Pick<CorporateClient, 'name' | 'websiteUrl'>) {
  if (!websiteUrl)
    return (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        No website
      </Box>
    );
  const host = new URL(websiteUrl).host.replace(/^www\./, '');
  return (
    <Link
      href={websiteUrl}
      target="_blank"
      rel="noopener"
      color="inherit"
      aria-label={`${host}, website of ${name}, opens in a new tab`}
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, minHeight: 24 }}
    >
      <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {host}
      </Box>
      <OutIcon sx={{ flex: 'none', fontSize: 14 }} />
    </Link>
  );
}
