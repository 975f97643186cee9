import { Button, styled } from '@mui/material';
import type { KeyboardEvent } from 'react';
import { TextInput } from 'react-admin';
import { INVOICE_RULES } from '#libs/contracts/invoice-rules';
import { AddIcon } from '../../../shared/icons';
import { Column } from '../../../shared/layout-parts';
import { parseCents, parseNumber, formatRandInput } from '../../../shared/parse-number';
import { NumberTextInput } from '../../../shared/NumberTextInput';
import { DiscountInputs } from '../../../shared/DiscountInputs';
import { RemoveRow } from '../../../shared/RemoveRow';
import { ADDS_ROW, useRows } from '../../../shared/use-rows';
import { NEW_LINE } from './typed-lines';

interface LineInputsProps {
  maxCount: number;
  /** Why the only one cannot be removed. */
  onlyOne: string;
}

/** Lines within a form. Enter in the last one begins the next. */
export function LineInputs({ maxCount, onlyOne }: LineInputsProps) {
  const { fields, rows, add, removeAt } = useRows('items', NEW_LINE, 'description');
  const isFull = fields.length >= maxCount;

  function addByEnter(event: KeyboardEvent<HTMLElement>): void {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    if (!isFull) add();
  }

  return (
    <Column gap={1.5} ref={rows}>
      {fields.map(({ id }, at) => (
        <Line
          key={id}
          role="group"
          aria-label={`Line ${at + 1}`}
          {...(at === fields.length - 1 && { onKeyDown: addByEnter })}
        >
          <Wide>
            <TextInput
              source={`items.${at}.description`}
              label="Description"
              helperText={false}
              slotProps={{
                htmlInput: {
                  maxLength: INVOICE_RULES.description.maxLength,
                  autoComplete: 'off',
                  'aria-required': true,
                },
              }}
            />
          </Wide>
          <NumberTextInput
            source={`items.${at}.quantity`}
            label="Quantity"
            parse={parseNumber}
            format={String}
            inputMode="numeric"
          />
          <NumberTextInput
            source={`items.${at}.unitPrice`}
            label="Unit price"
            prefix="R"
            parse={parseCents}
            format={formatRandInput}
            inputMode="decimal"
          />
          <RemoveRow
            source={`items.${at}.description`}
            otherwise={`line ${at + 1}`}
            keptBecause={fields.length === 1 ? onlyOne : undefined}
            onRemove={() => removeAt(at)}
          />
          <Below>
            <DiscountInputs within={`items.${at}`} />
          </Below>
        </Line>
      ))}
      <div>
        <Button
          {...ADDS_ROW}
          color="inherit"
          variant="outlined"
          startIcon={<AddIcon />}
          disabled={isFull}
          onClick={add}
        >
          Add line
        </Button>
      </div>
    </Column>
  );
}

const Line = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  alignItems: 'start',
  // Where a line begins: its discount is on a row of its own.
  '& + &': { paddingTop: theme.spacing(2), borderTop: `1px solid ${theme.palette.divider}` },
  gridTemplateColumns: 'minmax(0,1fr) minmax(0,1fr) 40px',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'minmax(0,1fr) 96px 140px 40px' },
}));

/** The discount, which few lines have. */
const Below = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  gridColumn: '1 / -1',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '200px 200px' },
}));

const Wide = styled('div')(({ theme }) => ({
  display: 'grid',
  gridColumn: '1 / -1',
  [theme.breakpoints.up('sm')]: { gridColumn: 'auto' },
}));
