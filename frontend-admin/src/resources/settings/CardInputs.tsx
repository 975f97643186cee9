import { Typography } from '@mui/material';
import { BooleanInput, PasswordInput, required, SelectInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { CardSettings } from '#libs/contracts/generated/api';
import { setOnServer } from '#libs/contracts/card-settings';
import {
  CARD_MODES,
  type CardField,
  type CardMode,
  MAX_PASSPHRASE_LENGTH,
  MERCHANT_ID,
  MERCHANT_KEY,
  missingCardDetails,
} from '#libs/domain/card-account';
import { FormSection } from '../../shared/FormSection';

const MODE_WORDS: Record<CardMode, string> = { live: 'Live: real payments', sandbox: 'Sandbox: to try it out' };
const PLAIN = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const;

/** What stands on the server is shown, and stays as it is. */
export function CardInputs({ record }: { record: CardSettings }) {
  const isFixed = (field: CardField) => record.setOnServer.includes(field);
  /** Read-only, not disabled: a form has no value of what is disabled. */
  const fixable = (field: CardField, hint: string | false = false) => ({
    source: field,
    readOnly: isFixed(field),
    helperText: isFixed(field) ? `${setOnServer(field)}.` : hint,
  });
  return (
    <>
      {record.takesCards && missingCardDetails(record).length > 0 && (
        <Typography role="alert">
          Customers are not offered card payments: a part of the account is no longer set on the server.
        </Typography>
      )}
      <BooleanInput
        {...fixable('takesCards', 'Customers then see Pay by card on their unpaid orders.')}
        label="Accept card payments"
      />
      <FormSection title="Account at PayFast">
        <TextInput
          {...fixable('merchantId')}
          label="Merchant ID"
          slotProps={{ htmlInput: { ...PLAIN, maxLength: MERCHANT_ID.maxLength, inputMode: 'numeric' } }}
        />
        <TextInput
          {...fixable('merchantKey')}
          label="Merchant key"
          slotProps={{ htmlInput: { ...PLAIN, maxLength: MERCHANT_KEY.maxLength } }}
        />
        <PassphraseInput isSaved={record.hasPassphrase} {...fixable('passphrase')} />
        <SelectInput
          {...fixable('mode', 'Sandbox payments use no real money.')}
          label={<span>Mode</span>}
          choices={CARD_MODES.map((id) => ({ id, name: MODE_WORDS[id] }))}
          validate={required()}
        />
      </FormSection>
      {isFixed('mode') && <Typography variant="secondary">Customers pay at {record.address}.</Typography>}
    </>
  );
}

interface PassphraseProps {
  isSaved: boolean;
  readOnly: boolean;
  helperText: string | false;
}

/** What is saved is not shown; it can be replaced or removed. */
function PassphraseInput({ isSaved, readOnly, helperText }: PassphraseProps) {
  const isRemoved = useWatch({ name: 'removesPassphrase' }) === true;
  const state = !isSaved
    ? 'Set one at PayFast, and type the same here.'
    : isRemoved
      ? 'The saved passphrase is removed when you save.'
      : 'A passphrase is saved. Type a new one to replace it.';
  return (
    <div>
      <PasswordInput
        source="passphrase"
        label="Passphrase"
        readOnly={readOnly}
        helperText={helperText || state}
        fullWidth
        slotProps={{ htmlInput: { ...PLAIN, maxLength: MAX_PASSPHRASE_LENGTH, autoComplete: 'new-password' } }}
      />
      {isSaved && !readOnly && (
        <BooleanInput source="removesPassphrase" label="Remove the saved passphrase" helperText={false} />
      )}
    </div>
  );
}
