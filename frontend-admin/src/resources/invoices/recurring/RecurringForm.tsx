import { useMemo } from 'react';
import { useGetOne } from 'react-admin';
import type { RecurringInvoiceDetails, RecurringInvoiceRecord } from '#libs/contracts/generated/api';
import { RECURRING_INVOICE_RULES } from '#libs/contracts/recurring-invoice';
import { percentOf, writtenDate } from '#libs/documents/document-words';
import { isoDate } from '#libs/domain/schedule/school-clock';
import { schoolToday } from '#libs/school/school-today';
import { DISCOUNT_SHOWN_AS } from '../../../shared/discount-shown-as';
import { FormDialog } from '../../../shared/FormDialog';
import { useFormMode } from '../../../shared/form-mode';
import { RecordForm } from '../../../shared/RecordForm';
import { SettingsProblem } from '../InvoiceDialog';
import { useInvoiceSettings } from '../use-invoice';
import { newRecurringInvoice, recurringData, recurringValues, validateRecurring } from './recurring-form';
import { NextSheet, RecurringInputs } from './RecurringInputs';
import { RECURRING_INVOICE_WORDS as WORDS, RECURRING_INVOICES } from './recurring-words';
import { RunList } from './RunList';

const SHOWN_AS = {
  ...DISCOUNT_SHOWN_AS,
  taxRate: (rate: unknown) => percentOf(Number(rate)),
  startDate: (date: unknown) => writtenDate(String(date)),
  until: (date: unknown) => writtenDate(String(date)),
  items: (items: unknown) =>
    (items as RecurringInvoiceRecord['items'])
      .map(({ description, quantity }) => `${quantity} × ${description}`)
      .join(', '),
};

/** Adds or edits a recurring invoice, over the list; what the settings say shows on its page. */
export function RecurringForm() {
  const mode = useFormMode(RECURRING_INVOICES);
  const { data: settings, error, refetch } = useInvoiceSettings();
  const stored = useStored(mode.id);
  const defaults = useMemo(() => settings && newRecurringInvoice(settings, isoDate(schoolToday())), [settings]);
  if (!settings || !defaults) {
    return (
      <FormDialog words={WORDS} isEdit={mode.id !== undefined} isWide mode={mode} isLoading={!error}>
        <SettingsProblem error={error} onRetry={() => void refetch()} />
      </FormDialog>
    );
  }
  return (
    <RecordForm
      resource={RECURRING_INVOICES}
      words={WORDS}
      isDialog
      defaults={defaults}
      valuesOf={recurringValues}
      validate={validateRecurring}
      dataOf={recurringData}
      otherBody={RECURRING_INVOICE_RULES.otherBody}
      shownAs={SHOWN_AS}
      aside={<NextSheet settings={settings} stored={stored} />}
    >
      <RecurringInputs settings={settings} stored={stored} />
      {stored && <RunList runs={stored.runs} />}
    </RecordForm>
  );
}

/** With its runs, which a row of the list in the cache does not have. */
function useStored(id: number | undefined): RecurringInvoiceDetails | undefined {
  const { data } = useGetOne<RecurringInvoiceRecord & Partial<RecurringInvoiceDetails>>(
    RECURRING_INVOICES,
    { id: id ?? 0 },
    { enabled: id !== undefined },
  );
  return id !== undefined && data?.runs ? (data as RecurringInvoiceDetails) : undefined;
}
