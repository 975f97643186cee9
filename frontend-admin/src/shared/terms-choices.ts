import { PAYMENT_TERMS, PAYMENT_TERMS_LABELS } from '#libs/domain/payment-terms';
import type { Choice } from './ChoiceInput';

export const TERMS_CHOICES: readonly Choice[] = PAYMENT_TERMS.map((terms) => ({
  id: terms,
  name: PAYMENT_TERMS_LABELS[terms] ?? terms,
}));
