import { TextField } from '@mui/material';
import { useEffect } from 'react';
import { useDataProvider } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { ProductRecord } from '#libs/contracts/generated/api';
import { useFormMode } from '../../shared/form-mode';
import { parseNumber } from '../../shared/parse-number';
import { NumberTextInput } from '../../shared/NumberTextInput';
import { isBySize, typedSizes } from './product-form';
import { PRODUCTS } from './product-words';

/**
 * The stock, or that of all sizes together where each has its own. When the shop sold some while it was typed, the
 * refusal stands here, with what there is now; the typed number stays.
 */
export function StockInput() {
  const values = useWatch() as Record<string, unknown>;
  const { stockBefore: seen } = values;
  useSeenAnew();
  return isBySize(values) ? (
    <TextField
      label="Stock"
      value={typedSizes(values).reduce((sum, { stock }) => sum + (stock ?? 0), 0) || 0}
      helperText="All sizes together"
      slotProps={{ htmlInput: { readOnly: true } }}
    />
  ) : (
    <NumberTextInput
      source="stock"
      label="Stock"
      parse={parseNumber}
      format={String}
      inputMode="numeric"
      hint={typeof seen === 'number' ? `${seen} in stock now` : undefined}
    />
  );
}

/** After a refusal the form shows the present stock, so that the next save is made knowing it. */
function useSeenAnew(): void {
  const { id } = useFormMode(PRODUCTS);
  const {
    formState: { errors },
    setValue,
  } = useFormContext();
  const dataProvider = useDataProvider();
  const isRefused = errors['stock']?.type === 'server' || errors['sizes']?.type === 'server';
  useEffect(() => {
    if (!isRefused || id === undefined) return;
    dataProvider.getOne<ProductRecord>(PRODUCTS, { id }).then(
      ({ data }) => {
        setValue('stockBefore', data.stock);
        setValue('sizesBefore', data.sizes);
      },
      // Then the next save is refused once more, and says why.
      () => undefined,
    );
  }, [isRefused, id, dataProvider, setValue]);
}
