import { TextInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { completeClockTime, normalizeClockTime } from './normalize-clock-time';

interface TimeInputProps {
  source: string;
  label: string;
  isRequired?: boolean;
}

/**
 * A time of day as HH:MM. Not the browser's own time field: that one shows 06:30 PM wherever the browser speaks
 * American English, while the school, the list and the API say 18:30.
 */
export function TimeInput({ source, label, isRequired = true }: TimeInputProps) {
  const { getValues, setValue, formState } = useFormContext();
  function tidy(): void {
    const typed: unknown = getValues(source);
    if (typeof typed === 'string')
      setValue(source, normalizeClockTime(typed), { shouldDirty: true, shouldValidate: formState.isSubmitted });
  }
  return (
    <TextInput
      source={source}
      label={label}
      helperText={false}
      parse={completeClockTime}
      onBlur={tidy}
      // Enter saves without leaving the field.
      onKeyDown={({ key }) => key === 'Enter' && tidy()}
      placeholder="HH:MM"
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { inputMode: 'numeric', maxLength: 8, autoComplete: 'off', 'aria-required': isRequired },
      }}
    />
  );
}
