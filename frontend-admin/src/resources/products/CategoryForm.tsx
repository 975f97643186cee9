import { Typography, Button } from '@mui/material';
import { useState, type BaseSyntheticEvent } from 'react';
import { BooleanInput, TextInput, type RaRecord } from 'react-admin';
import { NO_ANSWER } from '#libs/contracts/api-error';
import type { ProductCategory } from '#libs/contracts/generated/api';
import { PRODUCT_CATEGORY_RULES as RULES } from '#libs/contracts/product-category';
import { ConfirmDialog, Subject } from '../../shared/ConfirmDialog';
import { NumberTextInput } from '../../shared/NumberTextInput';
import { Refusal } from '../../shared/notices';
import { SubmitButton, WriteForm } from '../../shared/WriteForm';
import { Column, Row } from '../../shared/layout-parts';
import { parseNumber } from '../../shared/parse-number';
import { updateRecord } from '../../shared/record-calls';
import { addTitle, recordWrite, confirmDelete, deleteTitle } from '../../shared/record-words';
import { StaleNotice } from '../../shared/stale/StaleNotice';
import { useStaleWrite } from '../../shared/stale/use-stale-write';
import { useDialog } from '../../shared/use-dialog';
import { useWrite } from '../../shared/use-write';
import { CATEGORY_RULES, categoryData, categoryValues } from './product-form';
import { CATEGORIES, CATEGORY_DIALOG, CATEGORY_WORDS, PRODUCTS } from './product-words';
import { SizeChartInput } from './SizeChartInput';

interface CategoryFormProps {
  /** Missing: a new one. */
  category: ProductCategory | undefined;
  onDone: () => void;
}

export function CategoryForm({ category, onDone }: CategoryFormProps) {
  const [initial] = useState(() => categoryValues(category));
  const { write, staleRecord, send } = useStaleWrite<ProductCategory | undefined, RaRecord>({
    ...recordWrite(category ? 'update' : 'create', CATEGORY_WORDS, CATEGORIES),
    // Products carry their category's name.
    stale: [[CATEGORIES], [PRODUCTS]],
    form: `${CATEGORIES}/${category?.id ?? 'create'}`,
    record: category,
    valuesOf: categoryValues,
    fieldOfSentence: { [RULES.name.taken]: 'name' },
    onDone,
  });
  const submit = (typed: Record<string, unknown>, event?: BaseSyntheticEvent) =>
    send(typed, event, async (api, before) => {
      const data = categoryData(typed);
      return before
        ? updateRecord(api, CATEGORIES, data, before)
        : (await api.create<RaRecord>(CATEGORIES, { data })).data;
    });
  return (
    <WriteForm
      write={write}
      initial={initial}
      validate={CATEGORY_RULES.validate}
      onSubmit={submit}
      dialog={CATEGORY_DIALOG}
    >
      <Column gap={2}>
        <Typography variant="sectionTitle">{category ? 'Edit Category' : addTitle(CATEGORY_WORDS)}</Typography>
        <TextInput
          source="name"
          autoFocus
          helperText={false}
          slotProps={{ htmlInput: { maxLength: RULES.name.maxLength, 'aria-required': true } }}
        />
        <TextInput
          source="description"
          label="Description (optional)"
          multiline
          minRows={2}
          maxRows={6}
          helperText={false}
          slotProps={{ htmlInput: { maxLength: RULES.description.maxLength } }}
        />
        <NumberTextInput
          source="sortOrder"
          label="Sort order"
          parse={parseNumber}
          format={String}
          inputMode="numeric"
          hint="Lower numbers appear first."
        />
        <Row gap={2} rowGap={1} wrap justify="space-between">
          <BooleanInput source="isActive" label="Active (its products are visible to visitors)" helperText={false} />
          <SizeChartInput />
        </Row>
        <StaleNotice one={CATEGORY_WORDS.one} record={staleRecord} shownAs={{}} />
        <Refusal refusal={write.refusal} otherwise={NO_ANSWER.unclear} />
        <Row gap={1} wrap justify="flex-end">
          {category && (
            <DeleteCategory
              category={category}
              onDeleted={() => {
                write.release();
                onDone();
              }}
            />
          )}
          {!staleRecord.isAsked && <SubmitButton>{category ? 'Save changes' : addTitle(CATEGORY_WORDS)}</SubmitButton>}
        </Row>
      </Column>
    </WriteForm>
  );
}

const DELETION = { ...recordWrite('delete', CATEGORY_WORDS, CATEGORIES), reason: 'beside' } as const;

interface DeleteCategoryProps {
  category: ProductCategory;
  onDeleted: () => void;
}

/** Deletes a category, after the question. One that still has products is kept, and the dialog says so. */
function DeleteCategory({ category, onDeleted }: DeleteCategoryProps) {
  const dialog = useDialog('delete');
  const { run, isBusy, refusal } = useWrite(DELETION);

  return (
    <>
      <Button color="error" onClick={() => dialog.open()} sx={{ mr: 'auto' }}>
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
