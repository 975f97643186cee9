import { Button, Box } from '@mui/material';
import { Link } from 'react-router-dom';
import {
  CORPORATE_CLIENT_DEFAULTS,
  CORPORATE_CLIENT_TEXTS,
  CORPORATE_CLIENT_RULES,
} from '#libs/contracts/corporate-client';
import type { CorporateClient } from '#libs/contracts/generated/api';
import { ActiveSwitch } from '../../shared/ActiveSwitch';
import { CardList } from '../../shared/CardList';
import { DeleteAction } from '../../shared/DeleteAction';
import { EditAction } from '../../shared/EditAction';
import { ManagementScreen } from '../../shared/ManagementScreen';
import { RecordForm } from '../../shared/RecordForm';
import { RecordLink } from '../../shared/RecordLink';
import { RecordList } from '../../shared/RecordList';
import { StatusFilter } from '../../shared/StatusFilter';
import { ArrangeHandle } from '../../shared/arrange/ArrangeHandle';
import { ArrangeHint } from '../../shared/arrange/ArrangeHint';
import { useFormMode } from '../../shared/form-mode';
import { AddIcon } from '../../shared/icons';
import { StatementAction } from '../../shared/statement/StatementAction';
import { ClientLogo } from './ClientLogo';
import { CorporateClientInputs } from './CorporateClientInputs';
import { CorporateClientTable } from './CorporateClientTable';
import { WebsiteLink } from './WebsiteLink';
import { CORPORATE_CLIENT_WORDS } from './corporate-client-words';
import { validateCorporateClient } from './validate-corporate-client';

const RESOURCE = 'corporate-clients';
/** All that a school has, on one page, so that they can be arranged. */
const ALL_CLIENTS_ROWS = 100;
const NO_TEXTS = Object.fromEntries(Object.keys(CORPORATE_CLIENT_TEXTS).map((field) => [field, null]));
const NEW_CLIENT = {
  name: '',
  logoUrl: null,
  websiteUrl: null,
  email: null,
  primaryContactEmail: null,
  ...NO_TEXTS,
  ...CORPORATE_CLIENT_DEFAULTS,
};

/** Corporate clients management (spec 3 section 2). */
export function CorporateClientsScreen() {
  const { createPath } = useFormMode(RESOURCE);
  return (
    <ManagementScreen
      resource={RESOURCE}
      words={CORPORATE_CLIENT_WORDS}
      isListFirst
      form={
        <RecordForm
          resource={RESOURCE}
          words={CORPORATE_CLIENT_WORDS}
          defaults={NEW_CLIENT}
          validate={validateCorporateClient}
        >
          <CorporateClientInputs />
        </RecordForm>
      }
      list={
        <RecordList
          resource={RESOURCE}
          words={CORPORATE_CLIENT_WORDS}
          sort={{ field: 'sortOrder', order: 'ASC' }}
          sortFields={['sortOrder', 'name', 'websiteUrl', 'isActive']}
          perPage={ALL_CLIENTS_ROWS}
          hint={<ArrangeHint />}
          filters={<StatusFilter source="isActive" />}
          emptyAction={
            <Button component={Link} to={createPath} variant="contained" startIcon={<AddIcon />}>
              Add corporate client
            </Button>
          }
          table={<CorporateClientTable />}
          cards={<CorporateClientCards />}
          cardsBelow="lg"
        />
      }
    />
  );
}

function CorporateClientCards() {
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
