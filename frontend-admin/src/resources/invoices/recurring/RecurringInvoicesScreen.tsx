import { Button } from '@mui/material';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { ManagementScreen } from '../../../shared/ManagementScreen';
import { RecordList } from '../../../shared/RecordList';
import { useFormMode } from '../../../shared/form-mode';
import { AddIcon, InvoicesIcon } from '../../../shared/icons';
import { addTitle } from '../../../shared/record-words';
import { INVOICES } from '../invoice-words';
import { RECURRING_COLUMNS } from './recurring-columns';
import { RECURRING_INVOICE_WORDS as WORDS, RECURRING_INVOICES } from './recurring-words';

const RecurringForm = lazy(() => import('./RecurringForm').then((module) => ({ default: module.RecurringForm })));

const INTRO =
  'Each recurring invoice creates an invoice every month, on the morning of the day you choose. If the ' +
  'system was off, invoices for the last three days are created once it is back on.';

/** What is invoiced each month (CONTRACT section 8). */
export function RecurringInvoicesScreen() {
  const { createPath } = useFormMode(RECURRING_INVOICES);
  return (
    <ManagementScreen
      resource={RECURRING_INVOICES}
      words={WORDS}
      intro={INTRO}
      isFormAsked
      actions={
        <Button component={Link} to={`/${INVOICES}`} variant="outlined" color="inherit" startIcon={<InvoicesIcon />}>
          All Invoices
        </Button>
      }
      form={
        <Suspense>
          <RecurringForm />
        </Suspense>
      }
      list={
        <RecordList
          resource={RECURRING_INVOICES}
          words={WORDS}
          sort={{ field: 'name', order: 'ASC' }}
          perPage={25}
          searchLabel="Search by name, client or notes"
          emptyAction={
            <Button component={Link} to={createPath} variant="contained" startIcon={<AddIcon />}>
              {addTitle(WORDS)}
            </Button>
          }
          columns={RECURRING_COLUMNS}
          isDimmed={({ nextDate }) => nextDate === null}
          cardsBelow="lg"
        />
      }
    />
  );
}
