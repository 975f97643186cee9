import { useEffect } from 'react';
import { useRecordContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { ChoiceInput } from '../../shared/ChoiceInput';
import { useInvoiceSettings } from '../../shared/issuer/use-invoice-settings';
import { TERMS_CHOICES } from '../../shared/terms-choices';

const SOURCE = 'paymentTerms';

/** A new client begins with the terms of the invoice settings, unless others were chosen before they came. */
export function TermsInput() {
  const isNew = useRecordContext()?.id === undefined;
  const { data: settings } = useInvoiceSettings(isNew);
  const { resetField, getFieldState } = useFormContext();
  const usual = settings?.paymentTerms;
  useEffect(() => {
    if (isNew && usual !== undefined && !getFieldState(SOURCE).isDirty) resetField(SOURCE, { defaultValue: usual });
  }, [isNew, usual, getFieldState, resetField]);
  return <ChoiceInput source={SOURCE} label="Payment terms" choices={TERMS_CHOICES} />;
}
