import { useQuery } from '@tanstack/react-query';
import { Link, styled, Typography } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { asOfErrors } from '#libs/contracts/report';
import type { DebtorView } from '#libs/contracts/generated/api';
import { writtenDate } from '#libs/documents/document-words';
import { formatRand } from '#libs/domain/money';
import { DEBT_COLUMNS, DEBT_WORDS } from '#libs/domain/reports/debtors';
import type { SchoolDataProvider } from '../../data-provider';
import { useDialog } from '../../shared/use-dialog';
import { BarChart } from './charts/BarChart';
import { DayField } from '../../shared/DayField';
import { ReportBody, type ReportProps } from './report-parts';
import { ReportTable } from './ReportTable';

const StatementDialog = lazy(async () => ({
  default: (await import('../../shared/statement/StatementDialog')).StatementDialog,
}));

/** What corporate clients owe on a day, by the days since the due dates. */
export function DebtorsReport({ address: { asOf }, onChange }: ReportProps) {
  const api = useDataProvider<SchoolDataProvider>();
  const query = useQuery({ queryKey: ['reports', 'debtors', asOf], queryFn: () => api.readDebtors(asOf) });
  const statement = useDialog('statement');
  return (
    <>
      <ReportBody
        title={`Debtors on ${writtenDate(asOf)}`}
        choices={<AsOfField asOf={asOf} onChange={(day) => onChange({ asOf: day })} />}
        files={{ report: 'debtors', query: { asOf }, name: `debtors-${asOf}` }}
        query={query}
        // What a client paid too much stands on a line of its own.
        long={{ paper: 'debtors', linesOf: ({ clients }) => 2 * clients.length }}
        isEmpty={({ clients }) => clients.length === 0}
        empty="Nothing was owed on this day."
      >
        {({ clients, totals }, titleId) => {
          const columns = DEBT_COLUMNS.filter((column) => column !== 'credit' || totals.credit !== 0);
          const figures = [...columns, 'total'] as const;
          return (
            <>
              <BarChart
                label="Amounts owed by days past the due date"
                bars={columns.map((column) => ({ name: DEBT_WORDS[column], value: totals[column] }))}
                written={formatRand}
              />
              <ReportTable
                titleId={titleId}
                columns={['Client', ...columns.map((column) => DEBT_WORDS[column]), 'Total']}
                rows={clients.map((client) => ({
                  key: client.corporateClientId ?? client.clientName,
                  name: <ClientName client={client} onOpen={(id) => statement.open(id)} />,
                  figures: figures.map((column) => formatRand(client[column])),
                }))}
                totals={figures.map((column) => formatRand(totals[column]))}
              />
              <Typography variant="caption">
                Select a client to open today&apos;s statement. Cancelled invoices and invoices set to Paid without a
                payment are not included.
              </Typography>
            </>
          );
        }}
      </ReportBody>
      {statement.shown !== undefined && (
        <Suspense>
          <StatementDialog clientId={Number(statement.shown)} onClose={statement.close} />
        </Suspense>
      )}
    </>
  );
}

function ClientName({ client, onOpen }: { client: DebtorView; onOpen: (id: number) => void }) {
  const { corporateClientId: id, clientName } = client;
  if (id === null) return clientName;
  return (
    <NameLink component="button" type="button" color="inherit" underline="hover" onClick={() => onOpen(id)}>
      {clientName}
    </NameLink>
  );
}

const NameLink = styled(Link)(({ theme }) => ({
  ...theme.typography.medium,
  fontFamily: 'inherit',
  fontSize: 'inherit',
  paddingBlock: theme.spacing(0.375),
  textAlign: 'start',
  overflowWrap: 'anywhere',
})) as typeof Link;

/** Taken once it is a day. */
function AsOfField({ asOf, onChange }: { asOf: string; onChange: (day: string) => void }) {
  const [typed, setTyped] = useState<string>();
  const shown = typed ?? asOf;

  function type(day: string): void {
    const isDay = Object.keys(asOfErrors(day)).length === 0;
    setTyped(isDay ? undefined : day);
    if (isDay) onChange(day);
  }

  return <DayField label="As of" value={shown} error={asOfErrors(shown)['asOf']} onType={type} />;
}
