import { styled, TextField } from '@mui/material';
import { useId } from 'react';

interface DayFieldProps {
  label: string;
  value: string;
  error: string | undefined;
  onType: (day: string) => void;
}

/** A day, as the browser asks for one. */
export function DayField({ label, value, error, onType }: DayFieldProps) {
  return (
    <Day
      id={useId()}
      type="date"
      label={label}
      value={value}
      onChange={(event) => onType(event.target.value)}
      error={error !== undefined}
      helperText={error}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}

const Day = styled(TextField)(({ theme }) => ({
  flex: '1 1 130px',
  [theme.breakpoints.up('sm')]: { flex: '0 1 170px' },
})) as typeof TextField;
