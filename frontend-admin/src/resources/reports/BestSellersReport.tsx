import { useQuery } from '@tanstack/react-query';
import { Typography } from '@mui/material';
import { useDataProvider } from 'react-admin';
import { exportName } from '#libs/contracts/export-period';
import { writtenPeriod } from '#libs/documents/document-words';
import { formatRand } from '#libs/domain/money';
import type { SchoolDataProvider } from '../../data-provider';
import { BarChart } from './charts/BarChart';
import { PeriodFields } from './PeriodFields';
import { ReportBody, type ReportProps } from './report-parts';
import { ReportTable } from './ReportTable';

/** More would not be read at a glance; the table has them all. */
const MOST_BARS = 10;

/** What the shop sold, most pieces first. */
export function BestSellersReport({ address: { period }, onChange }: ReportProps) {
  const { from, to } = period;
  const api = useDataProvider<SchoolDataProvider>();
  const query = useQuery({
    queryKey: ['reports', 'best-sellers', from, to],
    queryFn: () => api.readBestSellers({ from, to }),
  });
  return (
    <ReportBody
      title={`Best sellers, ${writtenPeriod(period)}`}
      choices={<PeriodFields period={period} onChange={onChange} />}
      files={{ report: 'best-sellers', query: { from, to }, name: exportName('best-sellers', period) }}
      query={query}
      isEmpty={({ products }) => products.length === 0}
      empty="No order was paid in this period."
    >
      {({ products, totals }, titleId) => (
        <>
          <BarChart
            label="Pieces sold"
            bars={products.slice(0, MOST_BARS).map(({ name, pieces }) => ({ name, value: pieces }))}
            written={String}
          />
          <ReportTable
            titleId={titleId}
            columns={['Product', 'Pieces', 'Takings']}
            rows={products.map(({ productId, name, pieces, takings }) => ({
              key: productId ?? name,
              name,
              figures: [String(pieces), formatRand(takings)],
            }))}
            totals={[String(totals.pieces), formatRand(totals.takings)]}
          />
          <Typography variant="caption">
            Orders that are paid and not cancelled, by the day of their last payment. Takings are what the pieces were
            sold for, without delivery{products.length > MOST_BARS && `; the chart shows the first ${MOST_BARS}`}.
          </Typography>
        </>
      )}
    </ReportBody>
  );
}
