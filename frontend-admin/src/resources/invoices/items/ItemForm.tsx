import { Box, Button, styled, Typography } from '@mui/material';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { AddInvoiceItemDto, InvoiceItem } from '#libs/contracts/generated/api';
import { INVOICE_RULES as RULES } from '#libs/contracts/invoice-rules';
import { type Discount, NO_DISCOUNT, pricedLine } from '#libs/domain/invoice-totals';
import { formatRand } from '#libs/domain/money';
import { BusyButton } from '../../../shared/BusyButton';
import { Grow } from '../../../shared/layout-parts';
import { parseCents, parseNumber, formatRandInput } from '../../../shared/parse-number';
import { NumberTextInput } from '../../../shared/NumberTextInput';
import { Refusal } from '../../../shared/notices';
import { WriteForm } from '../../../shared/WriteForm';
import { DiscountInputs } from '../../../shared/DiscountInputs';
import type { SheetLine } from '../sheet/sheet-values';
import { typedLine, validateItem } from './validate-item';

const NEW_ITEM: Record<string, unknown> = { description: '', quantity: 1, unitPrice: null, ...NO_DISCOUNT };
const FIELDS = ['description', 'quantity', 'unitPrice', 'discountKind', 'discountValue'] as const;

interface ItemFormProps {
  /** Its name, where a draft is kept. */
  form: string;
  /** Missing: a new one. */
  item?: InvoiceItem;
  /** What the form is, for those who hear it. */
  label: string;
  submit: string;
  isBusy: boolean;
  refusal: unknown;
  /** Said when the server said nothing. */
  failed: string;
  /** What it would add to the totals; undefined as long as that is nothing. */
  onTyped: (line: SheetLine | undefined) => void;
  onSubmit: (item: AddInvoiceItemDto) => void;
  onCancel?: () => void;
}

/** Description, quantity, price and discount of a line; what is typed shows in the totals at once. */
export function ItemForm(props: ItemFormProps) {
  const { form, item, label, submit, isBusy, refusal, failed, onTyped, onSubmit, onCancel } = props;
  const [initial] = useState<Record<string, unknown>>(() =>
    item ? Object.fromEntries(FIELDS.map((field) => [field, item[field]])) : NEW_ITEM,
  );
  // Stored, it goes or is a new one.
  const isSaved = useRef(false);
  const [forgotten, setForgotten] = useState<unknown>();
  const forgetRefusal = useCallback(() => setForgotten(refusal), [refusal]);
  return (
    <WriteForm
      write={{ form, record: item, forgetRefusal, isSaved }}
      initial={initial}
      validate={validateItem}
      onSubmit={(values: Record<string, unknown>) => {
        onSubmit({
          description: String(values['description']).trim(),
          quantity: Number(values['quantity']),
          unitPrice: Number(values['unitPrice']),
          discountKind: values['discountKind'] as Discount['discountKind'],
          discountValue: Number(values['discountValue']),
        });
        return undefined;
      }}
    >
      <Box
        role="group"
        aria-label={label}
        sx={{
          display: 'grid',
          gap: 1.5,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'repeat(2, minmax(0,1fr))', sm: 'minmax(0,1fr) 110px 150px' },
        }}
      >
        <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' }, display: 'grid' }}>
          <TextInput
            source="description"
            helperText={false}
            autoFocus
            multiline
            maxRows={4}
            onKeyDown={submitByEnter}
            slotProps={{
              htmlInput: { maxLength: RULES.description.maxLength, autoComplete: 'off', 'aria-required': true },
            }}
          />
        </Box>
        <NumberTextInput source="quantity" label="Quantity" parse={parseNumber} format={String} inputMode="numeric" />
        <NumberTextInput
          source="unitPrice"
          label="Unit price"
          prefix="R"
          parse={parseCents}
          format={formatRandInput}
          inputMode="decimal"
        />
        <DiscountRow>
          <DiscountInputs />
        </DiscountRow>
      </Box>
      <LineTotal>
        <Typography variant="secondary" noWrap component={Grow}>
          <TypedAmount onTyped={onTyped} />
        </Typography>
        {onCancel && (
          <Button color="inherit" variant="outlined" onClick={onCancel}>
            Cancel
          </Button>
        )}
        <BusyButton type="submit" variant={onCancel ? 'contained' : 'outlined'} loading={isBusy}>
          {submit}
        </BusyButton>
      </LineTotal>
      <Refusal refusal={refusal === forgotten ? undefined : refusal} otherwise={failed} />
    </WriteForm>
  );
}

/** A description takes no lines of its own. */
function submitByEnter(event: React.KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  event.currentTarget.closest('form')?.requestSubmit();
}

function TypedAmount({ onTyped }: Pick<ItemFormProps, 'onTyped'>) {
  const [description, quantity, unitPrice, discountKind, discountValue] = useWatch({ name: FIELDS }) as unknown[];
  const line = useMemo(
    () => typedLine({ description, quantity, unitPrice, discountKind, discountValue }),
    [description, quantity, unitPrice, discountKind, discountValue],
  );
  useEffect(() => onTyped(line), [onTyped, line]);
  useEffect(() => () => onTyped(undefined), [onTyped]);
  return line ? `Amount ${formatRand(pricedLine(line).totalPrice)}` : null;
}

const DiscountRow = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  alignItems: 'start',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'repeat(2, minmax(0,1fr))',
}));

const LineTotal = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  marginTop: theme.spacing(1.5),
}));
