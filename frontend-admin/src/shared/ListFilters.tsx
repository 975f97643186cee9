import { Box, InputAdornment } from '@mui/material';
import type { ReactNode } from 'react';
import { FilterLiveForm, SortButton, TextInput } from 'react-admin';
import { SearchIcon } from './icons';

const TYPING_PAUSE_MS = 250;

interface ListFiltersProps {
  sortFields: string[];
  children: ReactNode;
}

/** Search and filters; the order has its own button where there are no table heads to click. */
export function ListFilters({ sortFields, children }: ListFiltersProps) {
  return (
    <Box role="search" sx={{ px: 2.25, py: 1.75, '& form, & .filters': { display: 'flex', flexWrap: 'wrap', gap: 1.25, alignItems: 'center' }, '& .ra-input': { flex: '0 1 180px', minWidth: 140 }, '& .ra-input-q': { flex: '1 1 260px', maxWidth: { md: 420 } } }}>
      <Box className="filters">
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.25, flex: 1 }}>
          <FilterLiveForm debounce={TYPING_PAUSE_MS}>
            <TextInput source="q" label="Search" type="search" helperText={false} slotProps={{ input: { startAdornment: <InputAdornment position="start"><SearchIcon /></InputAdornment> } }} />
            {children}
          </FilterLiveForm>
        </Box>
        <Box sx={{ display: { md: 'none' } }}>
          <SortButton fields={sortFields} />
        </Box>
      </Box>
    </Box>
  );
}
