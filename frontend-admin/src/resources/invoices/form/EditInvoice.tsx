import { styled } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { INVOICE_STATUS_WORDS } from '#libs/contracts/invoice';
import { cutDiscountSentence, INVOICE_DISCOUNT_LIMIT } from '#libs/contracts/invoice-discount';
import { INVOICE_STATUSES, openStatus } from '#libs/domain/invoice-status';
import { invoiceTotals } from '#libs/domain/invoice-totals';
import { isoDate } from '#libs/domain/schedule/school-clock';
import { percentOf, writtenDate } from '#libs/documents/document-words';
import { schoolToday } from '#libs/school/school-today';
import { ChoiceInput } from '../../../shared/ChoiceInput';
import { FormSection } from '../../../shared/FormSection';
import { RecordForm } from '../../../shared/RecordForm';
import { Column } from '../../../shared/layout-parts';
import { INVOICES, INVOICE_WORDS } from '../invoice-words';
import { LockNotice } from '../LockNotice';
import { InvoiceSheet } from '../sheet/InvoiceSheet';
import { sheetPaper } from '../sheet/sheet-values';
import { useInvoice, type ShownInvoice } from '../use-invoice';
import { ClientInputs } from './ClientInputs';
import { DISCOUNT_SHOWN_AS } from '../../../shared/discount-shown-as';
import { DiscountInputs } from '../../../shared/DiscountInputs';
import { NotesInput } from '../../../shared/issuer/IssuerInputs';
import { DueDateInput, TaxRateInput } from './InvoiceInputs';
import { IssuerSection } from './IssuerSection';
import { LockedFields } from './LockedFields';
import { CHANGED_FIELDS } from './new-invoice';
import { parseDiscount } from '../../../shared/parse-discount';
import { validateInvoiceChange } from './validate-invoice';

const STATUS_CHOICES = INVOICE_STATUSES.map((id) => ({ id, name: INVOICE_STATUS_WORDS[id] }));
const SHOWN_AS = {
  ...DISCOUNT_SHOWN_AS,
  taxRate: (rate: unknown) => percentOf(Number(rate)),
  dueDate: (date: unknown) => writtenDate(String(date)),
};

/** Edit Invoice (spec 3 section 5): any status may follow any other. What a client holds is only read. */
export function EditInvoice({ id }: { id: number }) {
  const { data } = useInvoice(id);
  const isLocked = (data?.lockedBecause ?? null) !== null;
  return (
    <RecordForm
      resource={INVOICES}
      words={INVOICE_WORDS}
      isDialog
      defaults={CHANGED_FIELDS}
      validate={validateInvoiceChange}
      shownAs={SHOWN_AS}
      aside={<EditedSheet invoice={data} />}
    >
      {data && isLocked ? (
        <>
          <LockNotice invoice={data} />
          <LockedFields invoice={data} />
        </>
      ) : (
        <ClientInputs />
      )}
      <FormSection title="Terms" columns={isLocked ? 2 : 3}>
        <DueDateInput hint={data && `Leave blank to keep ${writtenDate(data.dueDate)}.`} />
        {!isLocked && <TaxRateInput />}
        <Column>
          <ChoiceInput source="status" label="Status" choices={STATUS_CHOICES} />
          <StatusHint kept={data?.dueDate ?? ''} />
        </Column>
        {!isLocked && <EditedDiscount lines={data?.items ?? []} />}
      </FormSection>
      <NotesInput />
      {!isLocked && <IssuerSection isDefaultLogo={false} />}
    </RecordForm>
  );
}

/** Says when less would be taken off than is typed. */
function EditedDiscount({ lines }: { lines: ShownInvoice['items'] }) {
  const [discountKind, discountValue] = useWatch({ name: ['discountKind', 'discountValue'] }) as unknown[];
  const discount = parseDiscount({ discountKind, discountValue }, INVOICE_DISCOUNT_LIMIT);
  const { discountAmount } = invoiceTotals(lines, { ...discount, taxRate: 0 });
  return <DiscountInputs hint={cutDiscountSentence({ ...discount, discountAmount }) ?? undefined} />;
}

/**
 * A status that the date speaks against is told, and left to the person. @param kept the due date where none is typed
 */
function StatusHint({ kept }: { kept: string }) {
  const [status, typed] = useWatch({ name: ['status', 'dueDate'] }) as [unknown, unknown];
  const dueDate = typeof typed === 'string' && typed !== '' ? typed : kept;
  if (dueDate === '') return null;
  const fitting = openStatus(dueDate, isoDate(schoolToday()));
  const isOpen = status === 'pending' || status === 'overdue';
  if (!isOpen || status === fitting) return null;
  return (
    <Hint role="status">
      {fitting === 'overdue'
        ? 'The due date has passed, so Overdue may be the right status.'
        : 'The invoice is not due yet, so Pending may be the right status.'}
    </Hint>
  );
}

function EditedSheet({ invoice }: { invoice: ShownInvoice | undefined }) {
  const values = useWatch() as Record<string, unknown>;
  if (!invoice) return null;
  const dueDate = values['dueDate'] || invoice.dueDate;
  return (
    <InvoiceSheet
      paper={sheetPaper({ ...values, dueDate }, { ...invoice, lines: invoice.items })}
      logo={values['stormCombatLogo']}
    />
  );
}

const Hint = styled('div')(({ theme }) => ({ ...theme.typography.caption, marginTop: theme.spacing(0.5) }));
