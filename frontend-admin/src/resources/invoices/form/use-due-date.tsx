import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { CorporateClient } from '#libs/contracts/corporate-client';
import { paymentDueDate, paymentTermsDays } from '#libs/domain/payment-terms';
import { writtenDate } from '#libs/documents/document-words';
import { schoolToday } from '../school-today';
import { FollowTerms } from './DueDateInput';

/**
 * The due date follows the client's terms until it is edited by hand; then it stays (spec 3 section 4). Emptied, it
 * follows again.
 */
export function useDueDate(client: CorporateClient | undefined): {
  hint: ReactNode;
  onTyped: (date: string) => void;
  follow: (chosen: CorporateClient) => void;
} {
  const { setValue, getValues, formState } = useFormContext();
  const [dueDate, isByHand] = useWatch({ name: ['dueDate', 'isDueByHand'] }) as [string, boolean | undefined];

  function follow({ paymentTerms }: CorporateClient): void {
    // A draft that came back does not know who set its date: then it stays.
    const { isDueByHand, dueDate: held } = getValues();
    if (isDueByHand === false || !held) set(paymentDueDate(paymentTerms, schoolToday()), false);
  }
  function set(date: string, byHand: boolean): void {
    setValue('dueDate', date, { shouldDirty: true, shouldValidate: formState.isSubmitted });
    setValue('isDueByHand', byHand);
  }

  const byTerms = client && paymentDueDate(client.paymentTerms, schoolToday());
  const hint =
    !client || byTerms === undefined ? (
      'Follows the payment terms of the client.'
    ) : isByHand !== false && dueDate !== byTerms ? (
      <>
        Set by hand. {termsName(client)} would be {writtenDate(byTerms)}.
        <FollowTerms onPress={() => set(byTerms, false)} />
      </>
    ) : (
      `${termsName(client)}: ${daysInWords(paymentTermsDays(client.paymentTerms))}.`
    );
  return { hint, onTyped: (date) => setValue('isDueByHand', date !== ''), follow };
}

function termsName({ paymentTerms }: CorporateClient): string {
  return paymentTerms?.trim() ? paymentTerms : 'Without terms';
}

function daysInWords(days: number): string {
  return days === 0 ? 'due today' : `${days} days after today`;
}
