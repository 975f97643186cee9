import { TextInput } from 'react-admin';

interface DateInputProps {
  source: string;
  label: string;
  /** The latest that may be chosen, `2027-04-16`. */
  max: string;
}

export function DateInput({ source, label, max }: DateInputProps) {
  return (
    <TextInput
      source={source}
      label={label}
      type="date"
      helperText={false}
      parse={(value: string) => value}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { max, 'aria-required': true } }}
    />
  );
}
