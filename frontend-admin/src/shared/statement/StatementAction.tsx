import { IconButton, Tooltip } from '@mui/material';
import { lazy, Suspense } from 'react';
import { useRecordContext } from 'react-admin';
import { InvoicesIcon } from '../icons';
import { useDialog } from '../use-dialog';
import { useRecordName } from '../use-record-name';

const StatementDialog = lazy(() => import('./StatementDialog').then((module) => ({ default: module.StatementDialog })));

/** Opens the statement of the client in its row. */
export function StatementAction() {
  const record = useRecordContext();
  const called = useRecordName();
  const { isOpen, open, close } = useDialog(`statement-${record?.id}`);
  if (!record) return null;
  return (
    <>
      <Tooltip title="Statement">
        <IconButton aria-label={`Statement of ${called}`} onClick={() => open()}>
          <InvoicesIcon />
        </IconButton>
      </Tooltip>
      {isOpen && (
        <Suspense>
          <StatementDialog clientId={Number(record.id)} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
