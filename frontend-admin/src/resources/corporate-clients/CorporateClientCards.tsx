import { Box } from '@mui/material';
import { CORPORATE_CLIENT_RULES, type CorporateClient } from '#libs/contracts/corporate-client';
import { ActiveSwitch } from '../../shared/ActiveSwitch';
import { ArrangeHandle } from '../../shared/arrange/ArrangeHandle';
import { CardList } from '../../shared/CardList';
import { DeleteAction } from '../../shared/DeleteAction';
import { EditAction } from '../../shared/EditAction';
import { RecordLink } from '../../shared/RecordLink';
import { StatementAction } from '../../shared/statement/StatementAction';
import { ClientLogo } from './ClientLogo';
import { CORPORATE_CLIENT_WORDS } from './corporate-client-words';
import { WebsiteLink } from './WebsiteLink';

export function CorporateClientCards() {
  return (
    <CardList<CorporateClient>
      isDimmed={({ isActive }) => !isActive}
      render={(client) => (
        <>
          <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
            <ClientLogo {...client} />
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <RecordLink>{client.name}</RecordLink>
              <Box sx={{ fontSize: 13 }}>
                <WebsiteLink {...client} />
              </Box>
            </Box>
            <ArrangeHandle words={CORPORATE_CLIENT_WORDS} max={CORPORATE_CLIENT_RULES.sortOrder.max} />
          </Box>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <Box sx={{ flex: 1, fontSize: 13, color: 'text.secondary' }}>Sort order {client.sortOrder}</Box>
            <ActiveSwitch words={CORPORATE_CLIENT_WORDS} />
            <StatementAction />
            <EditAction />
            <DeleteAction words={CORPORATE_CLIENT_WORDS} />
          </Box>
        </>
      )}
    />
  );
}
