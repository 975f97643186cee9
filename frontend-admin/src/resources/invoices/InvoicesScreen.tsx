import { Button } from '@mui/material';
import { lazy, Suspense, type ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { INVOICE_STATUS_WORDS } from '#libs/contracts/invoice';
import { INVOICE_STATUSES, UNPAID_STATUSES } from '#libs/domain/invoice-status';
import { ActionWord, IN_MENU, ManagementScreen } from '../../shared/ManagementScreen';
import { RecordList } from '../../shared/RecordList';
import { StatusTabs } from '../../shared/StatusTabs';
import { useFormMode } from '../../shared/form-mode';
import { AddIcon, InvoicesIcon, SettingsIcon, UploadIcon } from '../../shared/icons';
import { addTitle } from '../../shared/record-words';
import { INVOICE_COLUMNS } from './invoice-columns';
import { INVOICES, INVOICE_WORDS } from './invoice-words';
import { useInvoicePaths, type OpenedFrom } from './use-invoice';

const CreateInvoice = lazy(() => import('./form/CreateInvoice').then((module) => ({ default: module.CreateInvoice })));
const EditInvoice = lazy(() => import('./form/EditInvoice').then((module) => ({ default: module.EditInvoice })));
const DetailsDialog = lazy(() =>
  import('./details/InvoiceDetailsDialog').then((module) => ({ default: module.InvoiceDetailsDialog })),
);
const ItemsDialog = lazy(() => import('./items/ItemsDialog').then((module) => ({ default: module.ItemsDialog })));

const RECURRING = '/recurring-invoices';
const BANK_STATEMENT = '/bank-statement';
/** Who sends them and where they are paid is a section of the school's settings. */
const SETTINGS = '/settings#invoices';
/** What the dashboard counts. */
const UNPAID = { word: 'Unpaid', statuses: UNPAID_STATUSES };

/**
 * Invoice management (spec 3 section 2): the newest first; forms and details are dialogs, which load when they are
 * asked for.
 */
export function InvoicesScreen() {
  return (
    <ManagementScreen
      resource={INVOICES}
      words={INVOICE_WORDS}
      isFormAsked
      actions={
        <>
          <Button
            className={IN_MENU}
            component={Link}
            to={RECURRING}
            variant="outlined"
            color="inherit"
            startIcon={<InvoicesIcon />}
          >
            Recurring Invoices
          </Button>
          <Button
            className={IN_MENU}
            component={Link}
            to={BANK_STATEMENT}
            variant="outlined"
            color="inherit"
            startIcon={<UploadIcon />}
          >
            Bank Statement
          </Button>
          <Button component={Link} to={SETTINGS} variant="outlined" color="inherit" startIcon={<SettingsIcon />}>
            <ActionWord>Invoice Settings</ActionWord>
          </Button>
        </>
      }
      form={
        <Suspense>
          <AskedDialog />
        </Suspense>
      }
      list={<InvoiceList />}
    />
  );
}

/** The dialog of the address: `/invoices/create`, `/invoices/7`, `/invoices/7/show` or `/invoices/7/items`. */
function AskedDialog(): ReactNode {
  const { id, listPath, showPath } = useInvoicePaths();
  const { pathname, state } = useLocation() as { pathname: string; state: OpenedFrom | null };
  const navigate = useNavigate();
  if (id === undefined) return <CreateInvoice />;
  if (pathname.endsWith('/items'))
    return (
      <ItemsDialog
        key={id}
        id={id}
        onClose={() => void navigate(state?.from === 'details' ? showPath(id) : listPath)}
      />
    );
  if (pathname.endsWith('/show')) return <DetailsDialog key={id} id={id} onClose={() => void navigate(listPath)} />;
  return <EditInvoice id={id} />;
}

function InvoiceList() {
  const { createPath } = useFormMode(INVOICES);
  return (
    <RecordList
      resource={INVOICES}
      words={INVOICE_WORDS}
      sort={{ field: 'createdAt', order: 'DESC' }}
      perPage={25}
      searchLabel="Search by number, client or email"
      tabs={
        <StatusTabs
          resource={INVOICES}
          statuses={INVOICE_STATUSES}
          words={INVOICE_STATUS_WORDS}
          hasAll
          together={UNPAID}
        />
      }
      emptyAction={
        <Button component={Link} to={createPath} variant="contained" startIcon={<AddIcon />}>
          {addTitle(INVOICE_WORDS)}
        </Button>
      }
      columns={INVOICE_COLUMNS}
      isDimmed={({ status }) => status === 'cancelled'}
      cardsBelow="lg"
    />
  );
}
