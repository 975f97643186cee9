import { Box, InputAdornment, styled } from '@mui/material';
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
    <Filters role="search">
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
    </Filters>
  );
}

const Filters = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.25),
  alignItems: 'center',
  paddingInline: theme.spacing(2.25),
  paddingBlock: theme.spacing(1.75),
  '& form': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.spacing(1.25),
    flex: '1 1 100%',
    [theme.breakpoints.up('md')]: { flex: 1 },
  },
  '& .ra-input': {
    flex: '1 1 130px',
    minWidth: 130,
    [theme.breakpoints.up('md')]: { flex: '0 1 180px', minWidth: 140 },
  },
  '& .ra-input-q': { flex: '1 1 100%', [theme.breakpoints.up('md')]: { flex: '1 1 220px', maxWidth: 380 } },
  '& .MuiFormControl-root': { minWidth: 0 },
}));
