import { useMemo, type ReactNode } from 'react';
import { useWatch, useFormContext } from 'react-hook-form';
import type { CorporateClient } from '#libs/contracts/generated/api';
import { INVOICE_RULES } from '#libs/contracts/invoice-rules';
import { writtenDate } from '#libs/documents/document-words';
import { clientOnInvoice } from '#libs/domain/client-on-invoice';
import { paymentDueDate, paymentTermsDays } from '#libs/domain/payment-terms';
import { isoDate } from '#libs/domain/schedule/school-clock';
import { schoolToday } from '#libs/school/school-today';
import { FormDialog } from '../../../shared/FormDialog';
import { FormSection } from '../../../shared/FormSection';
import { RecordForm } from '../../../shared/RecordForm';
import { INVOICES, INVOICE_WORDS } from '../invoice-words';
import { SettingsProblem } from '../InvoiceDialog';
import { InvoiceSheet } from '../sheet/InvoiceSheet';
import { sheetPaper } from '../sheet/sheet-values';
import { TO_DETAILS, useInvoicePaths, useInvoiceSettings } from '../use-invoice';
import { ClientPicker, useChosenClient } from './ClientPicker';
import { DiscountInputs } from '../../../shared/DiscountInputs';
import { useDefaultDiscount } from './default-discount';
import { NotesInput } from '../../../shared/issuer/IssuerInputs';
import { DueDateInput, FollowTerms, TaxRateInput } from './InvoiceInputs';
import { IssuerSection } from './IssuerSection';
import { newInvoice, newInvoiceData } from './new-invoice';
import { validateNewInvoice } from './validate-invoice';

/** Create New Invoice (spec 3 sections 2 and 5). It has no lines yet: that comes next. */
export function CreateInvoice() {
  const { itemsPath, ...mode } = useInvoicePaths();
  const { data, error, refetch } = useInvoiceSettings();
  const defaults = useMemo(() => data && newInvoice(data), [data]);
  if (!defaults) {
    return (
      <FormDialog words={INVOICE_WORDS} isEdit={false} isWide mode={mode} isLoading={!error}>
        <SettingsProblem error={error} onRetry={() => void refetch()} />
      </FormDialog>
    );
  }
  return (
    <RecordForm
      resource={INVOICES}
      words={INVOICE_WORDS}
      isDialog
      defaults={defaults}
      validate={validateNewInvoice}
      dataOf={newInvoiceData}
      otherBody={INVOICE_RULES.otherBody}
      aside={<NewSheet />}
      nextPath={({ id }) => itemsPath(Number(id))}
      nextState={TO_DETAILS}
    >
      <NewInvoiceInputs />
    </RecordForm>
  );
}

function NewInvoiceInputs() {
  const client = useChosenClient(useWatch({ name: 'corporateClientId' }));
  const { hint, onTyped, follow } = useDueDate(client);
  const followDiscount = useDefaultDiscount();

  function choose(chosen: CorporateClient): void {
    follow(chosen);
    followDiscount(chosen);
  }

  return (
    <>
      <ClientPicker onChosen={choose} />
      <FormSection title="Terms">
        <DueDateInput isRequired hint={hint} onTyped={onTyped} />
        <TaxRateInput />
        <DiscountInputs hint="Applied to the line items, which you add next." />
      </FormSection>
      <NotesInput />
      <IssuerSection isDefaultLogo />
    </>
  );
}

function NewSheet() {
  const values = useWatch() as Record<string, unknown>;
  const client = useChosenClient(values['corporateClientId']);
  const paper = sheetPaper(
    { ...values, ...(client && clientOnInvoice(client)) },
    { issueDate: isoDate(schoolToday()), lines: [] },
  );
  return <InvoiceSheet paper={paper} logo={values['stormCombatLogo']} />;
}

/**
 * The due date follows the client's terms until it is edited by hand; then it stays (spec 3 section 4). Emptied, it
 * follows again.
 */
function useDueDate(client: CorporateClient | undefined): {
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
      "Set by the client's payment terms."
    ) : isByHand !== false && dueDate !== byTerms ? (
      <>
        Set by you. {termsName(client)} would make it {writtenDate(byTerms)}.
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
