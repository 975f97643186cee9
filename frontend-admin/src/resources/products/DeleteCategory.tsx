import { Button } from '@mui/material';
import type { ProductCategory } from '#libs/contracts/generated/api';
import { ConfirmDialog, Subject } from '../../shared/ConfirmDialog';
import { confirmDelete, deleteTitle, recordWrite } from '../../shared/record-words';
import { Refusal } from '../../shared/Refusal';
import { useDialog } from '../../shared/use-dialog';
import { useWrite } from '../../shared/use-write';
import { CATEGORIES, CATEGORY_WORDS } from './product-words';

const DELETION = { ...recordWrite('delete', CATEGORY_WORDS, CATEGORIES), reason: 'beside' } as const;

interface DeleteCategoryProps {
  category: ProductCategory;
  onDeleted: () => void;
}

/** Deletes a category, after the question. One that still has products is kept, and the dialog says so. */
export function DeleteCategory({ category, onDeleted }: DeleteCategoryProps) {
  const dialog = useDialog('delete');
  const { run, isBusy, refusal } = useWrite(DELETION);

  return (
    <>
      <Button color="error" onClick={() => dialog.open()}>
        Delete
      </Button>
      <ConfirmDialog
        isOpen={dialog.isOpen}
        title={deleteTitle(CATEGORY_WORDS)}
        confirm="Delete"
        cancel="Cancel"
        isBusy={isBusy}
        onCancel={dialog.close}
        onConfirm={() =>
          void run((api) => api.delete(CATEGORIES, { id: category.id, previousData: category }), { onDone: onDeleted })
        }
      >
        {confirmDelete(CATEGORY_WORDS)}
        <Subject>{category.name}</Subject>
        <Refusal refusal={refusal} otherwise={DELETION.failed} />
      </ConfirmDialog>
    </>
  );
}
