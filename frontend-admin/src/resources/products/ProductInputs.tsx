import { Button } from '@mui/material';
import { BooleanInput, SelectInput, TextInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { PRODUCT_IMAGE_RULES } from '#libs/contracts/image';
import { PRODUCT_RULES as RULES } from '#libs/contracts/product';
import { FormSection } from '../../shared/FormSection';
import { NumberTextInput } from '../../shared/NumberTextInput';
import { ImageInput } from '../../shared/image/ImageInput';
import { Column } from '../../shared/layout-parts';
import { parseCents, formatRandInput } from '../../shared/parse-number';
import { useFormMode } from '../../shared/form-mode';
import { HistoryIcon } from '../../shared/icons';
import { useDialog } from '../../shared/use-dialog';
import { ImagesInput } from './ImagesInput';
import { PRODUCTS, STOCK_HISTORY_DIALOG } from './product-words';
import { SizeStocksInput } from './SizeStocksInput';
import { SizesInput } from './SizesInput';
import { StockInput } from './StockInput';
import { useCategoryChoices } from './CategoryBadges';
import { type StoreImage, useStoreImage } from './use-store-image';

export function ProductInputs() {
  return (
    <>
      <FormSection title="Product">
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
          parse={parseCents}
          format={formatRandInput}
          inputMode="decimal"
        />
        <StockInput />
        <StockHistoryButton />
      </FormSection>
      <FormSection title="Sizes" columns={1}>
        <SizeOptions />
      </FormSection>
      <FormSection title="Pictures" columns={1}>
        <Pictures />
      </FormSection>
      <BooleanInput source="isActive" label="Active (visible to visitors)" helperText={false} />
    </>
  );
}

/** Of a product that is there already. */
function StockHistoryButton() {
  const { id } = useFormMode(PRODUCTS);
  const { open } = useDialog(STOCK_HISTORY_DIALOG);
  if (id === undefined) return null;
  return (
    <Button
      size="small"
      color="inherit"
      startIcon={<HistoryIcon />}
      onClick={() => open(id)}
      sx={{ justifySelf: 'start' }}
    >
      Stock history
    </Button>
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
    <Column gap={1}>
      <BooleanInput
        source="hasVariableSizes"
        label="Comes in sizes"
        helperText={false}
        onChange={(event: { target: { checked: boolean } }) => {
          if (!event.target.checked) setValue('availableSizes', [], { shouldDirty: true });
        }}
      />
      {isSized && <SizesInput />}
      {isSized && <BooleanInput source="isStockBySize" label="Track stock for each size" helperText={false} />}
      <SizeStocksInput />
    </Column>
  );
}

function Pictures() {
  const store = useStoreImage();
  return (
    <>
      <ProductImageInput store={store} />
      <ImagesInput store={store} />
    </>
  );
}

/** A chosen picture is stored at once, and its address fills the field. */
function ProductImageInput({ store }: { store: StoreImage }) {
  return (
    <ImageInput
      source="imageUrl"
      label="Image"
      rules={PRODUCT_IMAGE_RULES}
      fit="contain"
      hint="PNG, JPG, WebP or GIF under 5 MB. Drop a file here, choose one or enter its web address."
      store={store}
      taken="Image uploaded successfully"
    />
  );
}
