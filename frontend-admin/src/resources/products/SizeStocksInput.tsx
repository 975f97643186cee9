import { FormHelperText, TextField } from '@mui/material';
import { useInput, ValidationError } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { ProductSize } from '#libs/contracts/generated/api';
import { Column, Row } from '../../shared/layout-parts';
import { parseNumber } from '../../shared/parse-number';
import { useNumberText } from '../../shared/use-number-text';
import { isBySize, type TypedSizeStock, typedSizes } from './product-form';

/** How many there are of each size that the product comes in. A new size is counted too: it starts empty. */
export function SizeStocksInput() {
  const values = useWatch() as Record<string, unknown>;
  const {
    field: { ref, onChange, onBlur },
    fieldState: { error },
  } = useInput<TypedSizeStock[]>({ source: 'sizes', format: (held) => held, parse: (held: TypedSizeStock[]) => held });
  if (!isBySize(values)) return null;
  const sizes = typedSizes(values);
  const seen = (values['sizesBefore'] ?? []) as ProductSize[];
  return (
    <Column role="group" aria-label="Stock of each size" gap={1}>
      <Row gap={1} align="start" wrap>
        {sizes.map(({ size, stock }, at) => (
          <SizeStock
            key={size}
            inputRef={at === 0 ? ref : undefined}
            size={size}
            stock={stock}
            seen={seen.find((one) => one.size === size)?.stock}
            onBlur={onBlur}
            onChange={(typed) => onChange(sizes.with(at, { size, stock: typed }))}
          />
        ))}
      </Row>
      {error?.message !== undefined && (
        <FormHelperText component="div" error role="status" sx={{ m: 0 }}>
          <ValidationError error={error.message} />
        </FormHelperText>
      )}
    </Column>
  );
}

interface SizeStockProps extends TypedSizeStock {
  inputRef: React.Ref<HTMLInputElement> | undefined;
  /** What the shop has of it now. */
  seen: number | undefined;
  onBlur: () => void;
  onChange: (stock: number | null) => void;
}

function SizeStock({ inputRef, size, stock, seen, onBlur, onChange }: SizeStockProps) {
  const { text, type } = useNumberText(stock, parseNumber, String);
  return (
    <TextField
      {...(inputRef && { inputRef })}
      label={`Stock in ${size}`}
      value={text}
      onChange={(event) => onChange(type(event.target.value))}
      onBlur={onBlur}
      helperText={seen === undefined ? ' ' : `${seen} in stock now`}
      sx={{ width: 150 }}
      slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off', maxLength: 20, 'aria-required': true } }}
    />
  );
}
