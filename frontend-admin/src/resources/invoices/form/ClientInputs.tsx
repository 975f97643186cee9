import { TextInput } from 'react-admin';
import { INVOICE_RULES as RULES } from '#libs/contracts/invoice-rules';
import { FormSection } from '../../../shared/FormSection';
import { WholeRow } from '../../../shared/layout-parts';

/** For whom a draft is. */
export function ClientInputs() {
  return (
    <FormSection title="To">
      <TextInput
        source="clientName"
        label="Client name"
        helperText={false}
        slotProps={{ htmlInput: { maxLength: RULES.clientName.maxLength, 'aria-required': true } }}
      />
      <TextInput
        source="clientEmail"
        label="Client email"
        type="email"
        helperText={false}
        slotProps={{
          htmlInput: { maxLength: RULES.clientEmail.maxLength, autoComplete: 'off', 'aria-required': true },
        }}
      />
      <TextInput
        source="clientPhone"
        label="Client phone (optional)"
        helperText={false}
        slotProps={{ htmlInput: { maxLength: RULES.clientPhone.maxLength, autoComplete: 'off' } }}
      />
      <TextInput
        source="clientVatNumber"
        label="Client VAT number (optional)"
        helperText={false}
        slotProps={{ htmlInput: { maxLength: RULES.clientVatNumber.maxLength, autoComplete: 'off' } }}
      />
      <WholeRow>
        <TextInput
          source="clientAddress"
          label="Client address (optional)"
          multiline
          minRows={2}
          maxRows={6}
          helperText={false}
          slotProps={{ htmlInput: { maxLength: RULES.clientAddress.maxLength } }}
        />
      </WholeRow>
    </FormSection>
  );
}
