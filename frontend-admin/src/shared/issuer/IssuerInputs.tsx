import { TextInput } from 'react-admin';
import { ISSUER_TEXTS, type IssuerText } from '#libs/contracts/invoice';
import { INVOICE_RULES as RULES, INVOICE_MESSAGES } from '#libs/contracts/invoice-rules';
import { FormSection } from '../FormSection';
import { WholeRow } from '../layout-parts';
import { useQueryClient } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { INVOICE_LOGO_RULES } from '#libs/contracts/image';
import type { SchoolDataProvider } from '../../data-provider';
import { failureSentence } from '../failure';
import { ImageInput } from '../image/ImageInput';
import { BANK_FIELDS, INVOICE_SETTINGS_KEY } from './issuer-values';

interface IssuerContactInputsProps {
  vatNumberLabel?: string;
}

/** How the issuer is called and reached. */
export function IssuerContactInputs({
  vatNumberLabel = 'VAT number (makes it a tax invoice)',
}: IssuerContactInputsProps) {
  return (
    <FormSection title="From">
      <IssuerTextInput source="stormCombatName" />
      <IssuerTextInput source="stormCombatVatNumber" label={vatNumberLabel} />
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

export function NotesInput() {
  return (
    <TextInput
      source="notes"
      label="Notes (optional)"
      multiline
      minRows={2}
      maxRows={8}
      helperText={false}
      slotProps={{ htmlInput: { maxLength: RULES.notes.maxLength } }}
    />
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

const SOURCE = 'stormCombatLogo';

interface LogoInputProps {
  /** Whether a chosen file is the default of invoices to come from now on. */
  isDefault: boolean;
}

/** The issuer's logo (spec 3 sections 5 and 8). */
export function LogoInput({ isDefault }: LogoInputProps) {
  const queryClient = useQueryClient();
  const { resetField } = useFormContext();

  async function storeDefault(api: SchoolDataProvider, inline: string): Promise<string> {
    try {
      const settings = await api.changeInvoiceSettings({ stormCombatLogo: inline });
      queryClient.setQueryData(INVOICE_SETTINGS_KEY, settings);
      // It is stored: no change that could be lost.
      resetField(SOURCE, { defaultValue: settings.stormCombatLogo });
      return settings.stormCombatLogo ?? '';
    } catch (error) {
      throw new Error(failureSentence(error) ?? INVOICE_LOGO_RULES.unprocessable, { cause: error });
    }
  }

  return (
    <ImageInput
      source={SOURCE}
      label="Logo"
      rules={INVOICE_LOGO_RULES}
      fit="contain"
      hint={
        isDefault
          ? 'PNG, JPG or WebP under 5MB. Your file becomes the default for new invoices.'
          : 'PNG, JPG or WebP under 5MB.'
      }
      {...(isDefault && { store: storeDefault, taken: INVOICE_MESSAGES.logoUploaded })}
    />
  );
}
