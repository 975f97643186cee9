import type { ResourceProps } from 'react-admin';
import type { AdminScreen } from '#libs/contracts/admin-paths';
import type { ApiKey } from '#libs/contracts/generated/api';
import { KeyIcon } from '../../shared/icons';
import { screen } from '../../shared/screen';

/** One screen serves the list and the form; a key that was made is never changed. */
export const apiKeys = {
  name: 'api-keys' satisfies AdminScreen,
  list: screen(async () => (await import('./ApiKeysScreen')).ApiKeysScreen),
  icon: KeyIcon,
  recordRepresentation: (record: ApiKey) => record.name,
} satisfies ResourceProps;
