import { keepPreviousData } from '@tanstack/react-query';
import { Autocomplete, CircularProgress, createFilterOptions, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetList, useGetOne, useInput, ValidationError } from 'react-admin';
import type { CorporateClient } from '#libs/contracts/generated/api';
import { failureSentence } from '../../../shared/failure';
import { LongText } from '../../../shared/layout-parts';
import { useDebouncedValue } from '../../../shared/use-debounced-value';
import { NO_CLIENT_EMAIL } from '../invoice-words';

const CLIENTS = 'corporate-clients';
const TYPING_PAUSE_MS = 250;
const MOST_SHOWN = 25;
const withTheWords = createFilterOptions<CorporateClient>();

interface ClientPickerProps {
  onChosen: (client: CorporateClient) => void;
}

/** Who the invoice is for: typing searches the clients. */
export function ClientPicker({ onChosen }: ClientPickerProps) {
  const {
    field: { ref, value, onChange, onBlur, name },
    fieldState: { error },
  } = useInput<unknown>({
    source: 'corporateClientId',
    format: (held: unknown) => held,
    parse: (held: unknown) => held,
  });
  const client = useChosenClient(value);
  const [typed, setTyped] = useState('');
  const search = useClientSearch(typed === client?.name ? '' : typed);
  return (
    <Autocomplete<CorporateClient>
      autoHighlight
      options={search.clients}
      // Until the search has answered, of those that are there the ones that have the words.
      filterOptions={(options, state) => (search.isSearching ? withTheWords(options, state) : options)}
      value={client ?? null}
      getOptionLabel={(option) => option.name}
      getOptionKey={(option) => option.id}
      isOptionEqualToValue={(option, held) => option.id === held.id}
      loading={search.isSearching}
      loadingText="Searching…"
      noOptionsText={search.problem ?? 'No client with this name was found.'}
      onInputChange={(_event, text) => setTyped(text)}
      onChange={(_event, chosen) => {
        onChange(chosen?.id ?? null);
        if (chosen) onChosen(chosen);
      }}
      onBlur={onBlur}
      renderOption={({ key, ...props }, option) => (
        <li key={key} {...props}>
          <LongText>
            {option.name}
            <Typography variant="caption">
              {[option.paymentTerms, option.email ?? NO_CLIENT_EMAIL].filter(Boolean).join(', ')}
            </Typography>
          </LongText>
        </li>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          name={name}
          inputRef={ref}
          label="Client"
          placeholder="Type a name"
          error={error !== undefined}
          helperText={error?.message !== undefined && <ValidationError error={error.message} />}
          slotProps={{
            ...params.slotProps,
            input: {
              ...params.slotProps.input,
              endAdornment: (
                <>
                  {search.isSearching && <CircularProgress size={16} aria-hidden="true" />}
                  {params.slotProps.input.endAdornment}
                </>
              ),
            },
            htmlInput: { ...params.slotProps.htmlInput, 'aria-required': true },
          }}
        />
      )}
    />
  );
}

/** The client of the form, once it is known. */
export function useChosenClient(id: unknown): CorporateClient | undefined {
  const isChosen = typeof id === 'number';
  const { data } = useGetOne<CorporateClient>(CLIENTS, { id: isChosen ? id : 0 }, { enabled: isChosen });
  return isChosen ? data : undefined;
}

function useClientSearch(text: string) {
  const settled = useDebouncedValue(text, TYPING_PAUSE_MS);
  const { data, error, isFetching } = useGetList<CorporateClient>(
    CLIENTS,
    {
      filter: settled.trim() === '' ? {} : { q: settled.trim() },
      pagination: { page: 1, perPage: MOST_SHOWN },
      sort: { field: 'name', order: 'ASC' },
    },
    // A client that is pressed as the answer to a search comes stays the one that was pressed.
    { placeholderData: keepPreviousData },
  );
  const isSearching = isFetching || settled !== text;
  return {
    clients: data ?? [],
    isSearching,
    problem: error ? (failureSentence(error) ?? 'The clients could not be searched.') : undefined,
  };
}
