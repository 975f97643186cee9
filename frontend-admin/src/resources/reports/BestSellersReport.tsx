import { Typography } from '@mui/material';
import { formatRand } from '#libs/domain/money';
import { BarChart } from './charts/BarChart';
import { PeriodReport } from './PeriodReport';
import type { ReportProps } from './report-parts';
import { ReportTable } from './ReportTable';

/** More would not be read at a glance; the table has them all. */
const MOST_BARS = 10;

/** What the shop sold, most pieces first. */
export function BestSellersReport(props: ReportProps) {
  return (
    <PeriodReport
      {...props}
      report="best-sellers"
      read={(api, period) => api.readBestSellers(period)}
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
    </PeriodReport>
  );
}
