import { Box } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { BooleanInput, Form, TextInput } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { NO_ANSWER } from '#libs/contracts/api-error';
import {
  PRODUCT_CATEGORY_DEFAULTS as DEFAULTS,
  PRODUCT_CATEGORY_RULES as RULES,
} from '#libs/contracts/product-category';
import type { ProductCategory } from '#libs/contracts/generated/api';
import { BusyButton } from '../../shared/BusyButton';
import { numberOf } from '../../shared/number-text';
import { NumberTextInput } from '../../shared/NumberTextInput';
import { addTitle } from '../../shared/record-words';
import { Refusal } from '../../shared/Refusal';
import { UnsavedGuard } from '../../shared/UnsavedGuard';
import { useDraft } from '../../shared/use-draft';
import { useSave } from '../../shared/use-save';
import { DeleteCategory } from './DeleteCategory';
import { CATEGORIES, CATEGORY_DIALOG, CATEGORY_WORDS, PRODUCTS } from './product-words';
import { validateCategory } from './validate-category';

interface CategoryFormProps {
  /** Missing: a new one. */
  category: ProductCategory | undefined;
  onDone: () => void;
}

export function CategoryForm({ category, onDone }: CategoryFormProps) {
  const [initial] = useState(() => ({
    name: category?.name ?? '',
    description: category?.description ?? DEFAULTS.description,
    sortOrder: category?.sortOrder ?? DEFAULTS.sortOrder,
    isActive: category?.isActive ?? DEFAULTS.isActive,
  }));
  const [refusal, setRefusal] = useState<unknown>();
  const isSaved = useRef(false);
  const queryClient = useQueryClient();
  const form = `${CATEGORIES}/${category?.id ?? 'create'}`;
  const save = useSave({
    resource: CATEGORIES,
    words: CATEGORY_WORDS,
    form,
    record: category,
    fieldOfSentence: { [RULES.name.taken]: 'name' },
    onRefused: setRefusal,
    onSaved: () => {
      isSaved.current = true;
      // Products carry their category's name.
      void queryClient.invalidateQueries({ queryKey: [PRODUCTS] });
      onDone();
    },
  });
  return (
    <Form defaultValues={initial} validate={validateCategory} onSubmit={save} disableInvalidFormNotification noValidate>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Box component="h3" sx={{ m: 0, fontSize: 14, fontWeight: 600 }}>
          {category ? 'Edit Category' : addTitle(CATEGORY_WORDS)}
        </Box>
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
          numberOf={numberOf}
          textOf={String}
          inputMode="numeric"
          hint="Lower numbers come first in the shop."
        />
        <BooleanInput source="isActive" label="Active (its products are visible to visitors)" helperText={false} />
        <Refusal refusal={refusal} otherwise={NO_ANSWER.unclear} />
        <CategoryButtons
          form={form}
          category={category}
          onDeleted={() => {
            isSaved.current = true;
            onDone();
          }}
        />
      </Box>
      <UnsavedGuard isSaved={isSaved} dialog={CATEGORY_DIALOG} />
    </Form>
  );
}

function CategoryButtons({
  form,
  category,
  onDeleted,
}: Pick<CategoryFormProps, 'category'> & { form: string; onDeleted: () => void }) {
  useDraft(form);
  const { isSubmitting } = useFormState();
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
      <BusyButton type="submit" variant="contained" loading={isSubmitting}>
        {category ? 'Save changes' : addTitle(CATEGORY_WORDS)}
      </BusyButton>
      {category && <DeleteCategory category={category} onDeleted={onDeleted} />}
    </Box>
  );
}
