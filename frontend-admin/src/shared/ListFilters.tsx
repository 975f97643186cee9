import { Box, Button, InputAdornment, styled, Checkbox, FormControlLabel } from '@mui/material';
import { Children, isValidElement, useState, type ReactNode } from 'react';
import { FilterLiveForm, TextInput, useInput, useListContext, SelectInput } from 'react-admin';
import { radius } from '#libs/design/tokens';
import { NOT_ON_PAPER } from '../print-styles';
import { SearchIcon } from './icons';
import { ExportButton } from './export/ExportButton';
import { ImportButton } from './import/ImportButton';
import { SavedViews } from './saved-views/SavedViews';
import type { SortField } from './sort-fields';
import { SortMenu } from './SortMenu';

const TYPING_PAUSE_MS = 250;
const MORE_BUTTON = 'more-button';

/** The width below which a list shows cards, with a button for the order instead of table heads. */
export type CardsBelow = 'md' | 'lg' | 'everywhere';

interface ListFiltersProps {
  sortFields: readonly SortField[];
  searchLabel?: string;
  cardsBelow?: CardsBelow;
  children?: ReactNode;
}

/**
 * Search, filters and saved views; the order has its own button where there are no table heads to click. Where there is
 * little room all but the search waits behind one button, so that the list begins in sight.
 */
export function ListFilters({ sortFields, searchLabel = 'Search', cardsBelow = 'md', children }: ListFiltersProps) {
  const { filterValues } = useListContext();
  const [isOpen, setOpen] = useState(false);
  const sources = Children.toArray(children).map((child) =>
    isValidElement<{ source: string }>(child) ? child.props.source : '',
  );
  const inUse = sources.filter((source) => (filterValues[source] ?? '') !== '').length;
  const word = sources.length > 0 ? 'Filters' : 'More';
  return (
    <Filters role="search" className={NOT_ON_PAPER} data-open={isOpen} count={sources.length}>
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
        <MoreButton
          className={MORE_BUTTON}
          color="inherit"
          variant="outlined"
          aria-expanded={isOpen}
          aria-label={inUse > 0 ? `${word}, ${inUse} in use` : word}
          onClick={() => setOpen(!isOpen)}
        >
          {word}
          {inUse > 0 && <InUse>{inUse}</InUse>}
        </MoreButton>
        {children}
      </FilterLiveForm>
      <Box sx={{ display: cardsBelow === 'everywhere' ? 'block' : { [cardsBelow]: 'none' } }}>
        <SortMenu fields={sortFields} />
      </Box>
      <SavedViews />
      <ExportButton />
      <ImportButton />
    </Filters>
  );
}

/** Pixels, on a wide screen. */
const SEARCH_LEAST = 160;
const FILTER_WIDTH = 140;

/** The buttons go to a line of their own where search and filters would not fit on one line beside them. */
const Filters = styled('div', { shouldForwardProp: (prop) => prop !== 'count' })<{ count: number }>(
  ({ theme, count }) => ({
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.spacing(1.25),
    alignItems: 'flex-start',
    paddingInline: theme.spacing(2.25),
    paddingBlock: theme.spacing(1.75),
    '& form': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: theme.spacing(1.25),
      flex: '1 1 100%',
      [theme.breakpoints.up('md')]: {
        flexBasis: `calc(${SEARCH_LEAST}px + ${count} * (${theme.spacing(1.25)} + ${FILTER_WIDTH}px))`,
      },
    },
    '& .ra-input': {
      flex: '1 1 130px',
      minWidth: 130,
      [theme.breakpoints.up('md')]: { flex: `0 1 ${FILTER_WIDTH}px`, minWidth: FILTER_WIDTH },
    },
    '& .ra-input-q': {
      flex: '1 1 calc(100% - 150px)',
      [theme.breakpoints.up('md')]: { flex: `1 1 ${SEARCH_LEAST}px`, minWidth: SEARCH_LEAST, maxWidth: 380 },
    },
    '& .MuiFormControl-root': { minWidth: 0 },
    [theme.breakpoints.down('md')]: {
      paddingBlock: theme.spacing(1.25),
      '&[data-open=false]': {
        [`& > :not(form), & form > :not(.ra-input-q, .${MORE_BUTTON})`]: { display: 'none' },
      },
    },
  }),
);

const MoreButton = styled(Button)(({ theme }) => ({
  flex: 'none',
  gap: theme.spacing(1),
  minHeight: 44,
  [theme.breakpoints.up('md')]: { display: 'none' },
}));

const InUse = styled('span')(({ theme }) => ({
  ...theme.typography.fine,
  minWidth: 20,
  borderRadius: radius.full,
  lineHeight: '20px',
  textAlign: 'center',
  backgroundColor: theme.palette.primary.main,
  color: theme.palette.primary.contrastText,
}));

interface FlagFilterProps {
  /** The filter's name; it is true or left out. */
  source: string;
  label: string;
}

/** Leaves only the records that have something. */
export function FlagFilter({ source, label }: FlagFilterProps) {
  const { id, field } = useInput<boolean | null>({ source, defaultValue: null });
  return (
    <FormControlLabel
      label={label}
      sx={{ ml: 0, mr: 1 }}
      control={
        <Checkbox
          id={id}
          size="small"
          edge="start"
          name={field.name}
          checked={field.value === true}
          onBlur={field.onBlur}
          onChange={(_event, checked) => field.onChange(checked ? true : null)}
        />
      }
    />
  );
}

interface StatusFilterProps {
  /** The filter bar tells its inputs apart by this; always isActive. */
  source: 'isActive';
}

/** Active, inactive or both. */
export function StatusFilter({ source }: StatusFilterProps) {
  return <YesNoFilter source={source} label="By status" words={['Active', 'Inactive']} />;
}

interface YesNoFilterProps {
  source: string;
  label: string;
  /** What the records are called that have it, and those that do not. */
  words: readonly [yes: string, no: string];
}

/** Those that have something, those that do not, or both. The filter itself holds true or false. */
export function YesNoFilter({ source, label, words: [yes, no] }: YesNoFilterProps) {
  return (
    <SelectInput
      source={source}
      label={label}
      choices={[
        { id: 'true', name: yes },
        { id: 'false', name: no },
      ]}
      helperText={false}
      format={(value?: boolean | null) => (typeof value === 'boolean' ? String(value) : '')}
      parse={(value: string) => (value === '' ? null : value === 'true')}
    />
  );
}

interface DayFilterProps {
  /** `from` or `until`: both days are included. */
  source: string;
  label: string;
}

/** The first or the last day of a list. */
export function DayFilter({ source, label }: DayFilterProps) {
  return (
    <TextInput
      source={source}
      label={label}
      type="date"
      helperText={false}
      // What is undefined leaves the filter as it was.
      parse={(typed: string) => typed || null}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}
