import { BooleanInput, required, SelectInput } from 'react-admin';
import { VAT_BASIS_WORDS } from '#libs/contracts/report';
import { VAT_BASES } from '#libs/domain/reports/vat-summary';
import { ChoiceInput } from '../../shared/ChoiceInput';
import { DayInput } from '../../shared/DayInput';
import { FormSection } from '../../shared/FormSection';
import { BankInputs, IssuerContactInputs, LogoInput, NotesInput } from '../../shared/issuer/IssuerInputs';
import { TERMS_CHOICES } from '../../shared/terms-choices';
import { Percent, Text } from './setting-inputs';

export function InvoiceSectionInputs() {
  return (
    <>
      <LogoInput isDefault={false} />
      <IssuerContactInputs vatNumberLabel="VAT number on invoices" />
      <BankInputs />
      <NotesInput />
      <FormSection title="Clients" columns={2}>
        <ChoiceInput
          source="paymentTerms"
          label="Payment terms of clients without any"
          choices={TERMS_CHOICES}
          helperText="Clients keep their own terms; each invoice is due by its client's."
        />
      </FormSection>
      <FormSection title="Value-added tax" columns={3}>
        <BooleanInput source="isVatVendor" label="The school is a VAT vendor" helperText={false} />
        <Text source="vatNumber" label="VAT number" maxLength={20} isRequired={false} />
        <Percent
          source="defaultTaxRate"
          label="Tax rate for new invoices"
          hint="Leave blank to use 15% if you are a VAT vendor, otherwise 0%."
        />
        <SelectInput
          source="vatBasis"
          label={<span>VAT is reported</span>}
          choices={VAT_BASES.map((id) => ({ id, name: VAT_BASIS_WORDS[id] }))}
          validate={required()}
          helperText="The VAT report uses this by default."
        />
      </FormSection>
      <FormSection title="Books" columns={2}>
        <DayInput
          source="booksClosedUntil"
          label="Closed up to"
          isRequired={false}
          hint="Nothing dated up to this day can be added, changed or deleted. Leave blank to keep all periods open."
        />
      </FormSection>
    </>
  );
}
