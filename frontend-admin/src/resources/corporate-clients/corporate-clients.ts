import type { ResourceProps } from 'react-admin';
import type { AdminScreen } from '#libs/contracts/admin-paths';
import type { CorporateClient } from '#libs/contracts/generated/api';
import { ClientsIcon } from '../../shared/icons';
import { screen } from '../../shared/screen';

/** One screen serves the list and both forms (spec 3 section 2). */
export const corporateClients = {
  name: 'corporate-clients' satisfies AdminScreen,
  list: screen(async () => (await import('./CorporateClientsScreen')).CorporateClientsScreen),
  icon: ClientsIcon,
  recordRepresentation: (record: CorporateClient) => record.name,
} satisfies ResourceProps;
