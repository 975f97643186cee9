import { Box, TextField } from '@mui/material';
import { useState } from 'react';
import { useInput, ValidationError } from 'react-admin';
import { parseExpertise } from '#libs/contracts/instructor';
import { ExpertiseBadges } from './ExpertiseBadges';

/** Areas of expertise as one text with commas, and the badges that it makes. The form holds the list. */
export function ExpertiseInput() {
  const {
    field: { ref, value, onChange, onBlur },
    fieldState: { error },
    id,
  } = useInput<unknown>({ source: 'expertise', format: (list: unknown) => list, parse: (list: unknown) => list });
  const areas = Array.isArray(value) ? value.map(String) : [];
  const [typed, setTyped] = useState(() => areas.join(', '));
  // A kept draft that comes back fills the form from outside.
  const shown = parseExpertise(typed).join() === areas.join() ? typed : areas.join(', ');
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <TextField
        id={id}
        name="expertise"
        inputRef={ref}
        label="Expertise (optional)"
        value={shown}
        onChange={(event) => {
          setTyped(event.target.value);
          onChange(parseExpertise(event.target.value));
        }}
        onBlur={onBlur}
        error={error !== undefined}
        helperText={
          error?.message === undefined ? (
            'Separate areas by commas: Krav Maga, Firearms'
          ) : (
            <ValidationError error={error.message} />
          )
        }
      />
      <ExpertiseBadges areas={areas} />
    </Box>
  );
}
