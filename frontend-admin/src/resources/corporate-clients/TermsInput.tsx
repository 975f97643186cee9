import { ChoiceInput } from '../../shared/ChoiceInput';
import { TERMS_CHOICES } from '../../shared/terms-choices';

/** What is chosen is sent; who makes a client elsewhere and says nothing gets the terms of the invoice settings. */
export function TermsInput() {
  return <ChoiceInput source="paymentTerms" label="Payment terms" choices={TERMS_CHOICES} />;
}
