import { IconButton, Tooltip } from '@mui/material';
import { lazy, Suspense } from 'react';
import { useRecordContext } from 'react-admin';
import { lineIcon } from '../../../shared/icons';
import { useDialog } from '../../../shared/use-dialog';
import { useRecordName } from '../../../shared/use-record-name';

const MergeDialog = lazy(() => import('./MergeDialog').then((module) => ({ default: module.MergeDialog })));

const MergeIcon = lineIcon('M6 4v4c0 3.5 6 3.5 6 7.5V20M18 4v4c0 3.5-6 3.5-6 7.5M8.5 16.5 12 20l3.5-3.5');

/** Opens the dialog that merges the row's client into another. */
export function MergeAction() {
  const record = useRecordContext();
  const called = useRecordName();
  const { isOpen, open, close } = useDialog(`merge-${record?.id}`);
  if (!record) return null;
  return (
    <>
      <Tooltip title="Merge into…">
        <IconButton aria-label={`Merge ${called} into…`} onClick={() => open()}>
          <MergeIcon />
        </IconButton>
      </Tooltip>
      {isOpen && (
        <Suspense>
          <MergeDialog id={Number(record.id)} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
