import { Button, styled, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { LEDGER_WORDS } from '#libs/contracts/client-ledger';
import { exportName } from '#libs/contracts/export-period';
import { reportPeriodErrors } from '#libs/contracts/report';
import type { ClientLedgerView } from '#libs/contracts/generated/api';
import { clientFileName } from '#libs/domain/client-file-name';
import type { ReportPeriod } from '#libs/domain/reports/report-periods';
import { schoolToday } from '#libs/school/school-today';
import type { SchoolDataProvider } from '../../data-provider';
import { DayField } from '../DayField';
import { DownloadIcon } from '../icons';
import { Column } from '../layout-parts';
import { LoadProblem } from '../notices';
import { saveFile } from '../save-file';
import { ListSkeleton } from '../Skeletons';
import { useToast } from '../use-toast';
import { ledgerKey } from './client-money';
import { ledgerFile } from './ledger-file';
import { usualLedgerPeriod } from './ledger-period';
import { LedgerEntries } from './LedgerEntries';

/** What a client was asked and paid within a period, with what it owed after each. */
export function ClientLedger({ clientId }: { clientId: number }) {
  const [typed, setTyped] = useState<ReportPeriod>(() => usualLedgerPeriod(schoolToday()));
  const [period, setPeriod] = useState(typed);
  const { data, error, refetch } = useLedger(clientId, period);
  const errors = reportPeriodErrors({ from: typed.from || null, to: typed.to || null });

  /** What is typed is taken once it is a period. */
  function type(day: Partial<ReportPeriod>): void {
    const next = { ...typed, ...day };
    setTyped(next);
    if (Object.keys(reportPeriodErrors({ from: next.from || null, to: next.to || null })).length === 0) setPeriod(next);
  }

  return (
    <Column gap={2.5}>
      <Tools>
        <DayField label="From" value={typed.from} error={errors['from']} onType={(from) => type({ from })} />
        <DayField label="To" value={typed.to} error={errors['to']} onType={(to) => type({ to })} />
        {data && <CsvButton ledger={data} />}
      </Tools>
      {data ? (
        <LedgerEntries ledger={data} />
      ) : error ? (
        <LoadProblem error={error} title={LEDGER_WORDS.loadFailed} onRetry={() => void refetch()} />
      ) : (
        <ListSkeleton text={LEDGER_WORDS.loading} />
      )}
      <Typography variant="caption">
        Below zero, the client has paid more than it owes. Until today, the closing balance is what the statement says.
      </Typography>
    </Column>
  );
}

function useLedger(clientId: number, period: ReportPeriod) {
  const api = useDataProvider<SchoolDataProvider>();
  return useQuery({
    queryKey: ledgerKey(clientId, period),
    queryFn: () => api.clientLedger(clientId, period),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

function CsvButton({ ledger }: { ledger: ClientLedgerView }) {
  const toast = useToast();

  function save(): void {
    const { corporateClientId, clientName, from, to } = ledger;
    const name = `${exportName(clientFileName('Ledger', corporateClientId, clientName), { from, to })}.csv`;
    saveFile(name, new Blob([ledgerFile(ledger)], { type: 'text/csv;charset=utf-8' }));
    toast.done(LEDGER_WORDS.exported);
  }

  return (
    <SaveButton variant="outlined" color="inherit" startIcon={<DownloadIcon />} onClick={save}>
      Export to CSV
    </SaveButton>
  );
}

const Tools = styled('section')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: theme.spacing(1.5, 1.25),
}));

const SaveButton = styled(Button)(({ theme }) => ({ [theme.breakpoints.up('sm')]: { marginInlineStart: 'auto' } }));
