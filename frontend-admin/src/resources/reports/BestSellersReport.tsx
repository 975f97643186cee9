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
      long={{ paper: 'best-sellers', linesOf: ({ products }) => products.length }}
      empty="No paid orders in this period."
    >
      {({ products, totals }, titleId) => (
        <>
          <BarChart
            label="Units sold"
            bars={products.slice(0, MOST_BARS).map(({ name, pieces }) => ({ name, value: pieces }))}
            written={String}
          />
          <ReportTable
            titleId={titleId}
            columns={['Product', 'Units', 'Takings']}
            rows={products.map(({ productId, name, pieces, takings }) => ({
              key: productId ?? name,
              name,
              figures: [String(pieces), formatRand(takings)],
            }))}
            totals={[String(totals.pieces), formatRand(totals.takings)]}
          />
          <Typography variant="caption">
            Paid orders that were not cancelled, by date of last payment. Takings do not include delivery
            {products.length > MOST_BARS && `. The chart shows the top ${MOST_BARS}`}.
          </Typography>
        </>
      )}
    </PeriodReport>
  );
}
