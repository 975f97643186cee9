import { TextInput } from 'react-admin';
import { TRIAL_RULES } from '#libs/contracts/trial-booking';

/** Who booked, and where the mails go. */
export function TrialWhoInputs() {
  return (
    <>
      <TrialText source="fullName" label="Booked by" />
      <TrialText source="email" label="Email" type="email" />
      <TrialText source="phone" label="Phone" type="tel" />
    </>
  );
}

interface TrialTextProps {
  source: 'fullName' | 'email' | 'phone' | 'participantName' | 'guardianName' | 'note';
  label: string;
  type?: 'email' | 'tel';
  rows?: number;
  hint?: string;
  isRequired?: boolean;
}

export function TrialText({ source, label, type, rows, hint, isRequired = true }: TrialTextProps) {
  return (
    <TextInput
      source={source}
      label={label}
      type={type}
      helperText={hint ?? false}
      {...(rows !== undefined && { multiline: true, minRows: rows, maxRows: 6 })}
      slotProps={{
        htmlInput: { maxLength: TRIAL_RULES[source].maxLength, autoComplete: 'off', 'aria-required': isRequired },
      }}
    />
  );
}
