import { Button } from '@mui/material';
import { lazy, Suspense } from 'react';
import { DuplicateIcon } from '../../../shared/icons';
import { ActionWord } from '../../../shared/ManagementScreen';
import { useDialog } from '../../../shared/use-dialog';

const DuplicatesDialog = lazy(() =>
  import('./DuplicatesDialog').then((module) => ({ default: module.DuplicatesDialog })),
);

/** Opens the list of clients that look alike. */
export function DuplicatesButton() {
  const { isOpen, open, close } = useDialog('duplicates');
  return (
    <>
      <Button variant="outlined" color="inherit" startIcon={<DuplicateIcon />} onClick={() => open()}>
        <ActionWord>Possible duplicates</ActionWord>
      </Button>
      {isOpen && (
        <Suspense>
          <DuplicatesDialog onClose={close} />
        </Suspense>
      )}
    </>
  );
}
