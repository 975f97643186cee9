import { Autocomplete, TextField } from '@mui/material';
import { useGetList, useInput, ValidationError } from 'react-admin';
import type { Instructor } from '#libs/contracts/generated/api';
import { MAX_RANGE_LENGTH } from '#libs/contracts/list';
import { listedByName } from './listed-instructor';

const NONE: Instructor[] = [];
const asIs = { format: (held: unknown) => held, parse: (held: unknown) => held };

interface InstructorInputProps {
  label: string;
  maxLength: number;
}

/** Who teaches: chosen from the list of instructors, or typed. A name of the list is linked, however it came there. */
export function InstructorInput({ label, maxLength }: InstructorInputProps) {
  const { field, fieldState } = useInput<unknown>({ source: 'instructor', ...asIs });
  const listed = useInput<unknown>({ source: 'instructorId', ...asIs });
  const { data: team = NONE } = useGetList<Instructor>('instructors', {
    pagination: { page: 1, perPage: MAX_RANGE_LENGTH },
    sort: { field: 'name', order: 'ASC' },
    filter: {},
  });
  const text = typeof field.value === 'string' ? field.value : '';
  const error = fieldState.error ?? listed.fieldState.error;

  function take(name: string, chosen = listedByName(name, team)): void {
    field.onChange(name);
    listed.field.onChange(chosen?.id ?? null);
  }

  return (
    <Autocomplete<Instructor, false, false, true>
      freeSolo
      options={team}
      value={text}
      inputValue={text}
      getOptionLabel={(option) => (typeof option === 'string' ? option : option.name)}
      getOptionKey={(option) => (typeof option === 'string' ? option : option.id)}
      isOptionEqualToValue={(option, held) => option.name === (typeof held === 'string' ? held : held.name)}
      onInputChange={(_event, name, reason) => {
        if (reason !== 'reset') take(name);
      }}
      onChange={(_event, chosen) => {
        if (chosen && typeof chosen !== 'string') take(chosen.name, chosen);
      }}
      onBlur={field.onBlur}
      renderInput={(params) => (
        <TextField
          {...params}
          name={field.name}
          inputRef={field.ref}
          label={label}
          error={error !== undefined}
          helperText={
            error?.message === undefined ? (
              hintOf(text, typeof listed.field.value === 'number')
            ) : (
              <ValidationError error={error.message} />
            )
          }
          slotProps={{ ...params.slotProps, htmlInput: { ...params.slotProps.htmlInput, maxLength } }}
        />
      )}
    />
  );
}

function hintOf(text: string, isListed: boolean): string {
  if (isListed) return 'From your list of instructors.';
  return text.trim() === '' ? 'Choose an instructor or type a name.' : 'Not on your list of instructors.';
}
