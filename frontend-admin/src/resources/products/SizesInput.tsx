import { Button, FormHelperText, IconButton, styled, TextField } from '@mui/material';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useInput, ValidationError } from 'react-admin';
import { PRODUCT_RULES } from '#libs/contracts/product';
import { CloseIcon } from '../../shared/icons';
import { Column, LongText, Row } from '../../shared/layout-parts';
import { addSizes, repeatedSizes } from './add-sizes';

/**
 * The sizes as chips: Enter or a comma adds what is typed, and leaving the field does too, so that none is forgotten.
 */
export function SizesInput() {
  const {
    field: { ref, value, onChange, onBlur },
    fieldState: { error },
  } = useInput<string[]>({
    source: 'availableSizes',
    format: (held: string[] | null | undefined) => held ?? [],
    parse: (held: string[]) => held,
  });
  const sizes = value as string[];
  const [typed, setTyped] = useState('');
  const [said, setSaid] = useState<string>();
  const box = useRef<HTMLInputElement | null>(null);

  function add(): void {
    setSaid(repeatedSizes(sizes, typed));
    onChange(addSizes(sizes, typed));
    setTyped('');
  }

  function onKey(event: KeyboardEvent): void {
    if (event.key !== 'Enter' && event.key !== ',') return;
    // Enter in an empty field saves the form, as in every other.
    if (event.key === 'Enter' && typed.trim() === '') return;
    event.preventDefault();
    add();
  }

  return (
    <Column role="group" aria-label="Sizes" gap={1}>
      <Row gap={1} align="start">
        <TextField
          label="Add a size"
          placeholder="M, 12 oz"
          value={typed}
          inputRef={(element: HTMLInputElement | null) => {
            ref(element);
            box.current = element;
          }}
          onChange={(event) => {
            setSaid(undefined);
            setTyped(event.target.value);
          }}
          onKeyDown={onKey}
          onBlur={() => {
            if (typed.trim() !== '') add();
            onBlur();
          }}
          error={error !== undefined}
          slotProps={{ htmlInput: { autoComplete: 'off', maxLength: PRODUCT_RULES.availableSizes.maxLength * 4 } }}
        />
        <Button
          variant="outlined"
          color="inherit"
          onClick={() => {
            add();
            box.current?.focus();
          }}
        >
          Add size
        </Button>
      </Row>
      <FormHelperText component="div" error={error !== undefined} role="status" sx={{ m: 0 }}>
        {error?.message === undefined ? (
          (said ?? 'Press Enter or type a comma to add it. Customers see the sizes in this order.')
        ) : (
          <ValidationError error={error.message} />
        )}
      </FormHelperText>
      <Chips
        sizes={sizes}
        onRemove={(size) => {
          onChange(sizes.filter((other) => other !== size));
          box.current?.focus();
        }}
      />
    </Column>
  );
}

function Chips({ sizes, onRemove }: { sizes: readonly string[]; onRemove: (size: string) => void }) {
  if (sizes.length === 0) return null;
  return (
    <Row aria-label="Chosen sizes" gap={1} wrap as="ul">
      {sizes.map((size) => (
        <Size key={size}>
          <LongText as="span">{size}</LongText>
          <RemoveButton aria-label={`Remove ${size}`} onClick={() => onRemove(size)}>
            <CloseIcon fontSize="inherit" />
          </RemoveButton>
        </Size>
      ))}
    </Row>
  );
}

const Size = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  maxWidth: '100%',
  paddingLeft: theme.spacing(1.25),
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${theme.palette.buttonLine}`,
  backgroundColor: theme.palette.quiet,
  fontWeight: 550,
}));

const RemoveButton = styled(IconButton)(({ theme }) => ({ ...theme.typography.lead, width: 32, height: 32 }));
