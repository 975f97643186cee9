import { InputAdornment, TextField } from '@mui/material';
import { useEffect, useEffectEvent, useState } from 'react';
import { SearchIcon } from '../../../shared/icons';
import { useDebouncedValue } from '../../../shared/use-debounced-value';

const TYPING_PAUSE_MS = 250;

interface SearchFieldProps {
  label: string;
  /** What is searched for now. */
  value: string;
  onSearch: (text: string) => void;
}

/** Searches once the typist pauses. */
export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const settled = useDebouncedValue(typed, TYPING_PAUSE_MS).trim();
  const search = useEffectEvent((text: string) => {
    if (text !== value) onSearch(text);
  });
  useEffect(() => search(settled), [settled]);
  // Cleared or given from outside, by a button or the address.
  if (known !== value) {
    setKnown(value);
    if (value !== typed.trim()) setTyped(value);
  }
  return (
    <TextField
      type="search"
      label={label}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      slotProps={{
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon />
            </InputAdornment>
          ),
        },
        htmlInput: { enterKeyHint: 'search', autoCapitalize: 'none' },
      }}
    />
  );
}
