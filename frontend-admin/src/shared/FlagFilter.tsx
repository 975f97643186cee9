import { Checkbox, FormControlLabel } from '@mui/material';
import { useInput } from 'react-admin';

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
