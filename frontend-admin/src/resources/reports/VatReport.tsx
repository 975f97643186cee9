import { useQuery } from '@tanstack/react-query';
import { Typography } from '@mui/material';
import { useDataProvider } from 'react-admin';
import { exportName } from '#libs/contracts/export-period';
import { VAT_BASIS_WORDS, VAT_KIND_WORDS } from '#libs/contracts/report';
import type { VatAmountsView, VatRowView } from '#libs/contracts/generated/api';
import { percentOf, writtenPeriod } from '#libs/documents/document-words';
import { formatRand } from '#libs/domain/money';
import { VAT_BASES } from '#libs/domain/reports/vat-summary';
import type { SchoolDataProvider } from '../../data-provider';
import { BarChart } from './charts/BarChart';
import { PeriodFields } from './PeriodFields';
import { ChoiceField, ReportBody, type ReportProps } from './report-parts';
import { ReportTable } from './ReportTable';

const BASIS_CHOICES = VAT_BASES.map((id) => ({ id, name: VAT_BASIS_WORDS[id] }));

/** The output tax of a period, by rate. */
export function VatReport({ address: { period, basis: chosen }, onChange }: ReportProps) {
  const { from, to } = period;
  const api = useDataProvider<SchoolDataProvider>();
  const query = useQuery({
    queryKey: ['reports', 'vat', from, to, chosen],
    queryFn: () => api.readVat({ from, to }, chosen),
  });
  const basis = chosen ?? query.data?.basis;
  return (
    <ReportBody
      title={`VAT${basis ? ` ${VAT_BASIS_WORDS[basis].toLowerCase()}` : ''}, ${writtenPeriod(period)}`}
      choices={
        <>
          <PeriodFields period={period} onChange={onChange} />
          <ChoiceField
            label="Basis"
            value={basis ?? ''}
            choices={BASIS_CHOICES}
            onChoose={(other) => onChange({ basis: other })}
          />
        </>
      }
      files={{
        report: 'vat',
        query: { from, to, ...(basis && { basis }) },
        name: exportName(basis ? `vat-by-${basis}` : 'vat', period),
      }}
      query={query}
      isEmpty={({ rows }) => rows.length === 0}
      empty="Nothing was invoiced, credited or paid in this period."
    >
      {({ rows, rates, totals, isVatVendor, closedBasis }, titleId) => (
        <>
          <BarChart
            label="Output tax"
            bars={rows.map((row) => ({ name: rowName(row), value: row.tax }))}
            written={formatRand}
          />
          <ReportTable
            titleId={titleId}
            columns={['What', 'Count', 'Excl. VAT', 'VAT', 'Incl. VAT']}
            rows={[
              ...rows.map((row) => ({
                key: rowName(row),
                name: rowName(row),
                figures: [String(row.count), ...amountsOf(row)],
              })),
              // Of a single rate the total says it.
              ...(rates.length > 1 ? rates : []).map((rate) => ({
                key: rate.taxRate,
                name: `All at ${percentOf(rate.taxRate)}`,
                figures: ['', ...amountsOf(rate)],
              })),
            ]}
            totals={['', ...amountsOf(totals)]}
          />
          <Typography variant="caption">
            Output tax only. VAT you can claim back is not included.
            {basis === 'invoices' && ' Cancelled invoices are not included.'}{' '}
            {isVatVendor
              ? 'Shop sales count on the day they are paid; their prices include VAT.'
              : `The school ${closedBasis ? 'was' : 'is'} not a VAT vendor (Settings, Invoices), so shop sales are ` +
                'not included.'}{' '}
            {closedBasis
              ? `This period is closed, with VAT ${VAT_BASIS_WORDS[closedBasis].toLowerCase()} (Settings, Invoices), ` +
                'so nothing dated in it can change.'
              : 'Once you have submitted the return, close the period in Settings, Invoices, so that nothing dated ' +
                'in it can change.'}
          </Typography>
        </>
      )}
    </ReportBody>
  );
}

function rowName({ kind, taxRate }: VatRowView): string {
  return `${VAT_KIND_WORDS[kind]}, ${percentOf(taxRate)}`;
}

function amountsOf({ net, tax, gross }: VatAmountsView): string[] {
  return [net, tax, gross].map(formatRand);
}
