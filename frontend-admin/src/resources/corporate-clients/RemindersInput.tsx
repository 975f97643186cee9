import { FormControlLabel, FormHelperText, Switch } from '@mui/material';
import { useId } from 'react';
import { useInput } from 'react-admin';
import { REMINDER_DAYS } from '#libs/domain/invoice-reminders';

const { before, after } = REMINDER_DAYS;
const WHEN =
  `Unpaid invoices sent from here are emailed again ${-before} days before the due date, on the due date and ` +
  `${after} days after it.`;

/** Whether the client is reminded of its invoices, and when that is. */
export function RemindersInput() {
  const hintId = useId();
  const {
    id,
    field: { value, onChange, onBlur, ref, name },
  } = useInput<boolean>({ source: 'invoiceReminders' });
  return (
    <div>
      <FormControlLabel
        htmlFor={id}
        label="Invoice reminders"
        control={
          <Switch
            id={id}
            name={name}
            checked={Boolean(value)}
            onChange={(_event, checked) => onChange(checked)}
            onBlur={onBlur}
            slotProps={{ input: { ref, role: 'switch', 'aria-describedby': hintId } }}
          />
        }
      />
      <FormHelperText id={hintId}>{WHEN}</FormHelperText>
    </div>
  );
}
