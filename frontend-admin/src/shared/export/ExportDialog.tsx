import { useEffect } from 'react';
import { useListContext } from 'react-admin';
import { periodErrors } from '#libs/contracts/export-period';
import { ChoiceInput } from '../ChoiceInput';
import { DayInput } from '../DayInput';
import { DialogForm } from '../DialogForm';
import { Columns } from '../layout-parts';
import { saveFile } from '../save-file';
import { TASKS } from '../task/use-tasks';
import { useFormWrite } from '../use-form-write';
import { useToast } from '../use-toast';
import { EXPORT_BEGUN } from './export-begun';
import { EXPORT, EXPORT_DIALOG } from './export-words';
import { exportedFile, periodExportsOf, periodOf } from './period-exports';

/** Asks what of the list, and of which days; the server writes the file, of a long list in the background. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const { resource, filterValues, sort } = useListContext();
  const offered = periodExportsOf(resource);
  const toast = useToast();
  const write = useFormWrite<{ name: string; file: Blob | null }>({
    failed: EXPORT.failed,
    stale: [TASKS],
    form: `${resource}/export`,
    onDone: ({ name, file }) => {
      if (file) saveFile(name, file);
      toast.done(file ? EXPORT.done : EXPORT_BEGUN);
      onClose();
    },
  });
  // Nothing is lost by leaving.
  useEffect(() => write.release());
  return (
    <DialogForm
      write={write}
      title="Export to CSV"
      dialog={EXPORT_DIALOG}
      about="Exports the list as you searched, filtered and sorted it. Leave the dates blank to export everything."
      submit="Export"
      initial={{ what: offered[0]?.id, from: '', to: '' }}
      validate={(values) => periodErrors(periodOf(values))}
      onSubmit={(values) =>
        write.send(values, async (api) => {
          const chosen = offered.find(({ id }) => id === values['what'])!;
          const { path, query, name } = exportedFile(chosen, { filter: filterValues, sort }, periodOf(values));
          const { task } = await api.askExport(chosen.id, query);
          return { name, file: task ? null : await api.fetchFile(path) };
        })
      }
      otherwise={EXPORT.failed}
      onClose={onClose}
    >
      <ChoiceInput source="what" label="What" choices={offered} />
      <Columns gap={2}>
        <DayInput source="from" label="From" />
        <DayInput source="to" label="To" />
      </Columns>
    </DialogForm>
  );
}
