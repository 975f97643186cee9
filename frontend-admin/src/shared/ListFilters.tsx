import { Box, InputAdornment } from '@mui/material';
import type { ReactNode } from 'react';
import { FilterLiveForm, SortButton, TextInput } from 'react-admin';
import { SearchIcon } from './icons';
import { SavedViews } from './saved-views/SavedViews';

const TYPING_PAUSE_MS = 250;

/** The width below which a list shows cards, with a button for the order instead of table heads. */
export type CardsBelow = 'md' | 'lg' | 'everywhere';

interface ListFiltersProps {
  sortFields: string[];
  searchLabel?: string;
  cardsBelow?: CardsBelow;
  children?: ReactNode;
}

/** Search, filters and saved views; the order has its own button where there are no table heads to click. */
export function ListFilters({ sortFields, searchLabel = 'Search', cardsBelow = 'md', children }: ListFiltersProps) {
  return (
    <Box role="search" sx={filtersSx}>
      <FilterLiveForm debounce={TYPING_PAUSE_MS}>
        <TextInput
          source="q"
          label={searchLabel}
          type="search"
          helperText={false}
          slotProps={{
            input: {
              startAdornment: (
                <InputAdornment position="start">
                  <SearchIcon />
                </InputAdornment>
              ),
            },
          }}
        />
        {children}
      </FilterLiveForm>
      <Box sx={{ display: cardsBelow === 'everywhere' ? 'block' : { [cardsBelow]: 'none' } }}>
        <SortButton fields={sortFields} />
      </Box>
      <SavedViews />
    </Box>
  );
}

const filtersSx = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.25,
  alignItems: 'center',
  px: 2.25,
  py: 1.75,
  '& form': { display: 'flex', flexWrap: 'wrap', gap: 1.25, flex: { xs: '1 1 100%', md: 1 } },
  '& .ra-input': { flex: { xs: '1 1 130px', md: '0 1 180px' }, minWidth: { xs: 130, md: 140 } },
  '& .ra-input-q': { flex: { xs: '1 1 100%', md: '1 1 220px' }, maxWidth: { md: 380 } },
  '& .MuiFormControl-root': { minWidth: 0 },
} as const;
