import { Box } from '@mui/material';
import { BooleanInput, SelectInput, TextInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { PRODUCT_RULES as RULES } from '#libs/contracts/product';
import { FormSection } from '../../shared/FormSection';
import { centsOf, randText } from '../../shared/number-text';
import { NumberTextInput } from '../../shared/NumberTextInput';
import { ProductImageInput } from './ProductImageInput';
import { SizesInput } from './SizesInput';
import { StockInput } from './StockInput';
import { useCategoryChoices } from './use-categories';

export function ProductInputs() {
  return (
    <>
      <FormSection title="What it is">
        <TextInput
          source="name"
          helperText={false}
          slotProps={{ htmlInput: { maxLength: RULES.name.maxLength, 'aria-required': true } }}
        />
        <CategoryInput />
        <TextInput
          source="description"
          label="Description (optional)"
          multiline
          minRows={3}
          maxRows={10}
          helperText={false}
          slotProps={{ htmlInput: { maxLength: RULES.description.maxLength } }}
          sx={{ gridColumn: { sm: '1 / -1' } }}
        />
      </FormSection>
      <FormSection title="Price and stock">
        <NumberTextInput
          source="price"
          label="Price"
          prefix="R"
          numberOf={centsOf}
          textOf={randText}
          inputMode="decimal"
        />
        <StockInput />
      </FormSection>
      <FormSection title="Sizes" columns={1}>
        <SizeOptions />
      </FormSection>
      <FormSection title="Picture" columns={1}>
        <ProductImageInput />
      </FormSection>
      <BooleanInput source="isActive" label="Active (visible to visitors)" helperText={false} />
    </>
  );
}

function CategoryInput() {
  const current: unknown = useWatch({ name: 'category' });
  const { choices, isPending } = useCategoryChoices(typeof current === 'string' ? current : '');
  return (
    <SelectInput
      source="category"
      choices={choices}
      isPending={isPending}
      emptyText="Choose a category"
      helperText={false}
      slotProps={{ htmlInput: { 'aria-required': true } }}
    />
  );
}

/** Turned off, the list of sizes is cleared (spec 3 section 5). */
function SizeOptions() {
  const isSized = useWatch({ name: 'hasVariableSizes' }) === true;
  const { setValue } = useFormContext();
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <BooleanInput
        source="hasVariableSizes"
        label="Comes in sizes"
        helperText={false}
        onChange={(event: { target: { checked: boolean } }) => {
          if (!event.target.checked) setValue('availableSizes', [], { shouldDirty: true });
        }}
      />
      {isSized && <SizesInput />}
    </Box>
  );
}
