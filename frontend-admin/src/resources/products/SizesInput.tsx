import { Box, Button, FormHelperText, IconButton, TextField } from '@mui/material';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useInput, ValidationError } from 'react-admin';
import { PRODUCT_RULES } from '#libs/contracts/product';
import { CloseIcon } from '../../shared/icons';
import { usePalette } from '../../shared/use-palette';
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
    <Box role="group" aria-label="Sizes" sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
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
      </Box>
      <FormHelperText component="div" error={error !== undefined} role="status" sx={{ m: 0 }}>
        {error?.message === undefined ? (
          (said ?? 'Enter or a comma adds it. Customers see the sizes in this order.')
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
    </Box>
  );
}

function Chips({ sizes, onRemove }: { sizes: readonly string[]; onRemove: (size: string) => void }) {
  const palette = usePalette();
  if (sizes.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label="Chosen sizes"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0, listStyle: 'none' }}
    >
      {sizes.map((size) => (
        <Box
          component="li"
          key={size}
          sx={{
            display: 'flex',
            alignItems: 'center',
            maxWidth: '100%',
            pl: 1.25,
            borderRadius: '6px',
            border: `1px solid ${palette.buttonLine}`,
            backgroundColor: palette.quiet,
            fontWeight: 550,
          }}
        >
          <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {size}
          </Box>
          <IconButton aria-label={`Remove ${size}`} onClick={() => onRemove(size)} sx={{ width: 32, height: 32 }}>
            <CloseIcon sx={{ fontSize: 15 }} />
          </IconButton>
        </Box>
      ))}
    </Box>
  );
}
