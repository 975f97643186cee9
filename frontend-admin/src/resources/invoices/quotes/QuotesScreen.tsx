import { Button } from '@mui/material';
import { lazy, Suspense, type ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { QUOTE_STATUS_WORDS } from '#libs/contracts/quote';
import { QUOTE_STATUSES } from '#libs/domain/quote';
import { IN_MENU, ManagementScreen } from '../../../shared/ManagementScreen';
import { RecordList } from '../../../shared/RecordList';
import { StatusTabs } from '../../../shared/StatusTabs';
import { useFormMode } from '../../../shared/form-mode';
import { AddIcon, InvoicesIcon } from '../../../shared/icons';
import { addTitle } from '../../../shared/record-words';
import { INVOICES } from '../invoice-words';
import { QUOTE_COLUMNS } from './quote-columns';
import { QUOTE_WORDS as WORDS, QUOTES } from './quote-words';

const QuoteForm = lazy(() => import('./QuoteForm').then((module) => ({ default: module.QuoteForm })));
const QuoteDetailsDialog = lazy(() =>
  import('./QuoteDetailsDialog').then((module) => ({ default: module.QuoteDetailsDialog })),
);

/** Quotes for corporate training (CONTRACT section 8): the newest first; form and details are dialogs over the list. */
export function QuotesScreen() {
  const { createPath } = useFormMode(QUOTES);
  return (
    <ManagementScreen
      resource={QUOTES}
      words={WORDS}
      isFormAsked
      actions={
        <Button
          className={IN_MENU}
          component={Link}
          to={`/${INVOICES}`}
          variant="outlined"
          color="inherit"
          startIcon={<InvoicesIcon />}
        >
          All Invoices
        </Button>
      }
      form={
        <Suspense>
          <AskedDialog />
        </Suspense>
      }
      list={
        <RecordList
          resource={QUOTES}
          words={WORDS}
          sort={{ field: 'createdAt', order: 'DESC' }}
          perPage={25}
          searchLabel="Search by number, client or reference"
          tabs={<StatusTabs resource={QUOTES} statuses={QUOTE_STATUSES} words={QUOTE_STATUS_WORDS} hasAll />}
          emptyAction={
            <Button component={Link} to={createPath} variant="contained" startIcon={<AddIcon />}>
              {addTitle(WORDS)}
            </Button>
          }
          columns={QUOTE_COLUMNS}
          isDimmed={({ status }) => status === 'declined' || status === 'expired'}
          cardsBelow="lg"
        />
      }
    />
  );
}

/** The dialog of the address: `/quotes/create`, `/quotes/7` or `/quotes/7/show`. */
function AskedDialog(): ReactNode {
  const { id, listPath } = useFormMode(QUOTES);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  if (id === undefined || !pathname.endsWith('/show')) return <QuoteForm />;
  return <QuoteDetailsDialog key={id} id={id} onClose={() => void navigate(listPath)} />;
}
