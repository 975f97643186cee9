import { Link } from '@mui/material';
import type { ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import { Link as RouterLink } from 'react-router-dom';
import type { CorporateClient } from '#libs/contracts/generated/api';
import { likenesses } from '#libs/domain/client-lookalike';
import { useFormMode } from '../../shared/form-mode';
import { schoolDay } from '../../shared/school-moment';
import { useDebouncedValue } from '../../shared/use-debounced-value';
import { CORPORATE_CLIENTS, useAllClients } from './all-clients';

const TYPING_PAUSE_MS = 250;
const MINUTE_MS = 60_000;

/**
 * Below a field of the client's form: who has the same already. It never stands in the way of saving. False: nobody, or
 * this field tells nothing of that.
 */
export function useLookalikeHint(source: string): ReactElement | false {
  const typed: unknown = useWatch({ name: source });
  const { id, editPath } = useFormMode(CORPORATE_CLIENTS);
  const value = useDebouncedValue(typeof typed === 'string' ? typed.trim() : '', TYPING_PAUSE_MS);
  const isCompared = COMPARED.includes(source) && value !== '';
  const { data = [] } = useAllClients({ isAsked: isCompared, staleAfterMs: MINUTE_MS });
  const found =
    isCompared && data.find((client) => client.id !== id && likenesses({ [source]: value }, client).length > 0);
  return found ? <Hint client={found} path={editPath(found.id)} /> : false;
}

const COMPARED = ['name', 'email', 'primaryContactEmail', 'phone', 'primaryContactPhone', 'vatNumber'];

function Hint({
  client: { name, createdAt },
  path,
}: {
  client: CorporateClient;
  path: Parameters<typeof RouterLink>[0]['to'];
}) {
  return (
    <span role="status">
      Looks like <b>{name}</b>, added {schoolDay(createdAt)}.{' '}
      <Link
        component={RouterLink}
        to={path}
        target="_blank"
        rel="noopener"
        aria-label={`Open it: ${name}, in a new tab`}
      >
        Open it
      </Link>
    </span>
  );
}
