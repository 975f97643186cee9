import { useEffect } from 'react';
import { useListContext } from 'react-admin';
import { periodErrors } from '#libs/contracts/export-period';
import { ChoiceInput } from '../ChoiceInput';
import { DayInput } from '../DayInput';
import { DialogForm } from '../DialogForm';
import { Columns } from '../layout-parts';
import { saveFile } from '../save-file';
import { useFormWrite } from '../use-form-write';
import { EXPORT, EXPORT_DIALOG } from './export-words';
import { exportedFile, periodExportsOf, periodOf } from './period-exports';

/** Asks what of the list, and of which days; the server writes the file. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const { resource, filterValues, sort } = useListContext();
  const offered = periodExportsOf(resource);
  const write = useFormWrite<{ name: string; file: Blob }>({
    ...EXPORT,
    form: `${resource}/export`,
    onDone: ({ name, file }) => {
      saveFile(name, file);
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
      about="Exports what the search and filters show, in the same order. Without dates, all of it."
      submit="Export"
      initial={{ what: offered[0]?.id, from: '', to: '' }}
      validate={(values) => periodErrors(periodOf(values))}
      onSubmit={(values) =>
        write.send(values, async (api) => {
          const chosen = offered.find(({ id }) => id === values['what'])!;
          const { path, name } = exportedFile(chosen, { filter: filterValues, sort }, periodOf(values));
          return { name, file: await api.fetchFile(path) };
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
