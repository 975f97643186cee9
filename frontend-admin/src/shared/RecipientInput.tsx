import { Autocomplete, createFilterOptions, TextField, Typography } from '@mui/material';
import { useGetOne, useInput, ValidationError } from 'react-admin';
import type { CorporateClient } from '#libs/contracts/generated/api';
import { INVOICE_RULES } from '#libs/contracts/invoice-rules';
import { type Recipient, recipientsOf } from '#libs/domain/client-contacts';
import { LongText } from './layout-parts';

const filterOptions = createFilterOptions<Recipient>({
  stringify: ({ email, name, role }) => [email, name, role].join(' '),
});

const emailOf = (option: Recipient | string) => (typeof option === 'string' ? option : option.email);

/**
 * The recipient of a mailed document: a contact of the client, or any typed address.
 * @param props.clientId null when the client was deleted
 */
export function RecipientInput({ clientId }: { clientId: number | null }) {
  const { field, fieldState } = useInput<unknown>({ source: 'to' });
  const { data: client } = useGetOne<CorporateClient>(
    'corporate-clients',
    { id: clientId ?? 0 },
    { enabled: clientId !== null, staleTime: 0 },
  );
  const recipients = client ? recipientsOf(client) : [];
  const text = typeof field.value === 'string' ? field.value : '';
  const { error } = fieldState;
  return (
    <Autocomplete<Recipient, false, true, true>
      freeSolo
      disableClearable
      forcePopupIcon={recipients.length > 0}
      openText="Show contacts"
      closeText="Hide contacts"
      options={recipients}
      filterOptions={filterOptions}
      value={text}
      inputValue={text}
      getOptionLabel={emailOf}
      getOptionKey={emailOf}
      isOptionEqualToValue={(option, held) => emailOf(option) === emailOf(held)}
      onInputChange={(_event, typed, reason) => {
        if (reason !== 'reset') field.onChange(typed);
      }}
      onChange={(_event, chosen) => field.onChange(emailOf(chosen))}
      onBlur={field.onBlur}
      renderOption={({ key, ...props }, { email, name, role }) => (
        <li key={key} {...props}>
          <LongText>
            {email}
            <Typography variant="caption">{[name, role].filter((each) => each !== null).join(', ')}</Typography>
          </LongText>
        </li>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          name={field.name}
          inputRef={field.ref}
          label="To"
          type="email"
          error={error !== undefined}
          helperText={error?.message === undefined ? false : <ValidationError error={error.message} />}
          slotProps={{
            ...params.slotProps,
            htmlInput: {
              ...params.slotProps.htmlInput,
              maxLength: INVOICE_RULES.clientEmail.maxLength,
              autoComplete: 'off',
              'aria-required': true,
            },
          }}
        />
      )}
    />
  );
}
