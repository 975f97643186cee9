import type { PublicProduct } from '#libs/contracts/generated/api';
import { categoryLabel } from './shop-filters';
import styles from './SizeChart.module.css';

interface SizeChartProps {
  chart: NonNullable<PublicProduct['sizeChart']>;
  category: string;
}

/** Which size fits whom, folded away until it is asked for. */
export function SizeChart({ chart: { columns, rows }, category }: SizeChartProps) {
  return (
    <details className={styles.chart}>
      <summary>Size chart</summary>
      <table className={styles.table}>
        <caption className="visually-hidden">Size chart: {categoryLabel(category)}</caption>
        <thead>
          <tr>
            {columns.map((column, at) => (
              <th key={at} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([size, ...cells], row) => (
            <tr key={row}>
              <th scope="row">{size}</th>
              {cells.map((cell, at) => (
                <td key={at}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
