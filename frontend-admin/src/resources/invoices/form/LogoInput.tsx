import { useQueryClient } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { INVOICE_LOGO_RULES } from '#libs/contracts/image';
import { INVOICE_MESSAGES } from '#libs/contracts/invoice-rules';
import type { SchoolDataProvider } from '../../../data-provider';
import { failureSentence } from '../../../shared/failure';
import { ImageInput } from '../../../shared/image/ImageInput';
import { SETTINGS_KEY } from '../invoice-words';

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
      queryClient.setQueryData(SETTINGS_KEY, settings);
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
          ? 'PNG, JPG or WebP under 5MB. A chosen file becomes the default of new invoices.'
          : 'PNG, JPG or WebP under 5MB.'
      }
      {...(isDefault && { store: storeDefault, taken: INVOICE_MESSAGES.logoUploaded })}
    />
  );
}
