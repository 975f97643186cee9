import { TextInput } from 'react-admin';
import { ISSUER_TEXTS, type IssuerText } from '#libs/contracts/invoice';
import { INVOICE_RULES as RULES } from '#libs/contracts/invoice-rules';
import { FormSection } from '../../../shared/FormSection';
import { WholeRow } from '../../../shared/layout-parts';
import { BANK_FIELDS } from './issuer-fields';

/** How the issuer is called and reached. */
export function IssuerContactInputs() {
  return (
    <FormSection title="From">
      <IssuerTextInput source="stormCombatName" />
      <IssuerTextInput source="stormCombatVatNumber" label="VAT number (makes it a tax invoice)" />
      <WholeRow>
        <IssuerTextInput source="stormCombatAddress" rows={2} />
      </WholeRow>
      <IssuerTextInput source="stormCombatPhone" />
      <TextInput
        source="stormCombatEmail"
        label="Email"
        type="email"
        helperText={false}
        slotProps={{ htmlInput: { maxLength: RULES.stormCombatEmail.maxLength, autoComplete: 'off' } }}
      />
    </FormSection>
  );
}

export function BankInputs() {
  return (
    <FormSection title="Banking details">
      {BANK_FIELDS.map((field) => (
        <IssuerTextInput key={field} source={field} />
      ))}
    </FormSection>
  );
}

/** The name stands out of the form's own: "Company name". */
function IssuerTextInput({
  source,
  label = ISSUER_TEXTS[source].label,
  rows,
}: {
  source: IssuerText;
  label?: string;
  rows?: number;
}) {
  return (
    <TextInput
      source={source}
      label={label}
      helperText={false}
      {...(rows && { multiline: true, minRows: rows, maxRows: 6 })}
      slotProps={{ htmlInput: { maxLength: ISSUER_TEXTS[source].maxLength, autoComplete: 'off' } }}
    />
  );
}
