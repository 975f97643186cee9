import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { clientOnInvoice } from '#libs/domain/client-on-invoice';
import { isoDate } from '#libs/domain/schedule/school-clock';
import { FormDialog } from '../../../shared/FormDialog';
import { FormSection } from '../../../shared/FormSection';
import { RecordForm } from '../../../shared/RecordForm';
import { INVOICES, INVOICE_WORDS } from '../invoice-words';
import { schoolToday } from '../school-today';
import { SettingsProblem } from '../settings/SettingsProblem';
import { useInvoiceSettings } from '../settings/use-invoice-settings';
import { InvoiceSheet } from '../sheet/InvoiceSheet';
import { sheetPaper } from '../sheet/sheet-values';
import { ClientPicker, useChosenClient } from './ClientPicker';
import { DueDateInput } from './DueDateInput';
import { IssuerSection } from './IssuerSection';
import { NotesInput, TaxRateInput } from './MoneyInputs';
import { useInvoicePaths } from '../use-invoice-paths';
import { newInvoice, newInvoiceData } from './new-invoice';
import { useDueDate } from './use-due-date';
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
      aside={<NewSheet />}
      nextPath={({ id }) => itemsPath(Number(id))}
    >
      <NewInvoiceInputs />
    </RecordForm>
  );
}

function NewInvoiceInputs() {
  const client = useChosenClient(useWatch({ name: 'corporateClientId' }));
  const { hint, onTyped, follow } = useDueDate(client);
  return (
    <>
      <ClientPicker onChosen={follow} />
      <FormSection title="Terms">
        <DueDateInput isRequired hint={hint} onTyped={onTyped} />
        <TaxRateInput />
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
