import { Alert } from '@mui/material';
import type { CheckedImportView } from '#libs/contracts/generated/api';
import { IMPORT_RULES } from '#libs/contracts/import';
import { TASK_RULES } from '#libs/contracts/task';
import { schoolMoment } from '../school-moment';

/** Where a file stands, in a sentence. An alert is heard as it appears. */
export function ImportOutcome(file: CheckedImportView) {
  const { task } = file;
  return (
    <>
      {task?.state === 'failed' && <Alert severity="error">{task.error ?? TASK_RULES.failed}</Alert>}
      {task?.state === 'cancelled' && <Alert severity="info">{TASK_RULES.cancelled}</Alert>}
      <Standing {...file} />
    </>
  );
}

function Standing({ state, counts, undoUntil }: CheckedImportView) {
  if (state === 'undone') return <Alert severity="success">This import was undone.</Alert>;
  if (undoUntil !== null)
    return <Alert severity="success">Imported. It can be undone until {schoolMoment(undoUntil)}.</Alert>;
  if (counts.refused > 0) return <Alert severity="warning">{IMPORT_RULES.hasRefused(counts.refused)}.</Alert>;
  if (counts.new + counts.changed === 0) return <Alert severity="info">{IMPORT_RULES.nothingToImport}.</Alert>;
  return null;
}
