import { Link } from 'react-router-dom';
import { additionalOptions, allInclude, membershipRules } from '../../content/membership';
import { paths } from '../../paths';
import { Icon } from '../../ui/drawings/Icon';
import styles from './MembershipDetails.module.css';

/** What can be added to a plan, what each has, and how one is frozen or ended. */
export function MembershipDetails() {
  return (
    <div className={styles.band}>
      <div className="wrap">
        <section aria-labelledby="options-title">
          <h2 id="options-title" className="h2">
            Additional options
          </h2>
          <ul className={styles.options}>
            {additionalOptions.map(({ name, price, words, isByQuote }) => (
              <li key={name}>
                <h3>{name}</h3>
                <p className={`tabular ${styles.price}`}>{price}</p>
                <p className="small muted">{words}</p>
                {isByQuote && (
                  <Link className="text-link" to={paths.contactUs}>
                    Ask for a quote
                  </Link>
                )}
              </li>
            ))}
          </ul>
        </section>
        <div className={styles.columns}>
          <section aria-labelledby="include-title">
            <h2 id="include-title" className="h3">
              All memberships include
            </h2>
            <ul className={styles.list}>
              {allInclude.map((one) => (
                <li key={one}>
                  <Icon name="check" />
                  {one}
                </li>
              ))}
            </ul>
          </section>
          <section aria-labelledby="rules-title">
            <h2 id="rules-title" className="h3">
              Freezing and cancelling
            </h2>
            <dl className={styles.rules}>
              {membershipRules.map(({ title, words }) => (
                <div key={title}>
                  <dt>{title}</dt>
                  <dd>{words}</dd>
                </div>
              ))}
            </dl>
            <p className="small muted">
              The whole agreement is in the <Link to={paths.terms}>Terms and Conditions</Link>.
            </p>
          </section>
        </div>
      </div>
    </div>
  );
}
