import { comparison, plans } from '../../content/membership';
import styles from './PlanComparison.module.css';

/** The plans line by line. On phones the cards say the same, one below the other. */
export function PlanComparison() {
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby="compare-title">
      <h2 id="compare-title" className="h2">
        Compare the plans
      </h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Plan</th>
            {plans.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="tabular">
          {comparison.map(({ aspect, values }) => (
            <tr key={aspect}>
              <th scope="row">{aspect}</th>
              {values.map((value, index) => (
                <td key={plans[index]?.name}>{value ?? <NotNamed />}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function NotNamed() {
  return (
    <>
      <span aria-hidden="true" className={styles.none}>
        –
      </span>
      <span className="visually-hidden">Not part of this plan</span>
    </>
  );
}
