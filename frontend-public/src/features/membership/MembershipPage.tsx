import { Link } from 'react-router-dom';
import {
  membershipWords,
  additionalOptions,
  allInclude,
  membershipRules,
  comparison,
  plans,
} from '../../content/membership';
import { paths } from '../../paths';
import { PageHead } from '../../ui/PageHead';
import { buttonClass } from '../../ui/button-class';
import { CheckList } from '../../ui/CheckList';
import styles from './MembershipPage.module.css';
import { MembershipQuestions } from './MembershipQuestions';
import { PlanCards } from './PlanCards';

export function MembershipPage() {
  return (
    <>
      <PageHead title={membershipWords.title} lead={membershipWords.lead} />
      <PlanCards />
      <PlanComparison />
      <MembershipDetails />
      <MembershipQuestions />
      <section className={styles.trial} aria-labelledby="trial-title">
        <div className={`wrap ${styles.row}`}>
          <div>
            <h2 id="trial-title" className="h2">
              Not sure yet?
            </h2>
            <p className="lead">Train with us once before you decide.</p>
          </div>
          <div className={styles.actions}>
            <Link className={buttonClass()} to={paths.freeTrial}>
              Book a Free Trial
            </Link>
            <Link className={buttonClass({ look: 'ghost' })} to={paths.contactUs}>
              Ask us
            </Link>
          </div>
        </div>
      </section>
    </>
  );
}

/** What can be added to a plan, what each has, and how one is frozen or ended. */
function MembershipDetails() {
  return (
    <div className={styles.band}>
      <div className="wrap">
        <section aria-labelledby="options-title">
          <h2 id="options-title" className="h2">
            Additional options
          </h2>
          <ul className={styles.options}>
            {additionalOptions().map(({ name, price, words, isByQuote }) => (
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
            <CheckList entries={allInclude()} className={styles.list} />
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
              The full agreement is in the <Link to={paths.terms}>Terms and Conditions</Link>.
            </p>
          </section>
        </div>
      </div>
    </div>
  );
}

/** The plans line by line. On phones the cards say the same, one below the other. */
function PlanComparison() {
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby="compare-title">
      <h2 id="compare-title" className="h2">
        Compare the plans
      </h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Plan</th>
            {plans().map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="tabular">
          {comparison().map(({ aspect, values }) => (
            <tr key={aspect}>
              <th scope="row">{aspect}</th>
              {values.map((value, index) => (
                <td key={plans()[index]?.name}>{value ?? <NotNamed />}</td>
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
