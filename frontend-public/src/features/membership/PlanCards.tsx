import { Link } from 'react-router-dom';
import { links } from '#libs/school/school';
import { membershipWords, plans, registrationFee, type Plan } from '../../content/membership';
import { paths } from '../../paths';
import { buttonClass } from '../../ui/button-class';
import { CheckList } from '../../ui/CheckList';
import styles from './PlanCards.module.css';

/** Our own form knows the plan; where trials are booked elsewhere the address is the plain one. */
function trialPathOf(plan: Plan['name']): string {
  return links.bookingForm === paths.freeTrial ? `${paths.freeTrial}?plan=${plan.toLowerCase()}` : paths.freeTrial;
}

/** The three plans side by side, and in the same view what is paid once. */
export function PlanCards() {
  return (
    <section className={`wrap ${styles.section}`} aria-label="Plans">
      <ul className={styles.plans}>
        {plans().map((plan) => (
          <PlanCard key={plan.name} plan={plan} />
        ))}
      </ul>
      <p className={styles.fee}>
        <b>
          {membershipWords.feeLabel}: <span className="tabular">{registrationFee()}</span>
        </b>{' '}
        {membershipWords.feeOnce}.
      </p>
    </section>
  );
}

function PlanCard({ plan: { name, monthly, commitment, features, isMostPopular = false } }: { plan: Plan }) {
  const shortName = name.charAt(0) + name.slice(1).toLowerCase();
  return (
    <li className={isMostPopular ? `${styles.plan} ${styles.popular}` : styles.plan}>
      <h2 className="h3">{name}</h2>
      {isMostPopular && <p className={styles.mark}>MOST POPULAR</p>}
      <p className={`tabular ${styles.price}`}>
        {monthly} <span>per month</span>
      </p>
      <p className="small muted">{commitment}</p>
      <CheckList entries={features} className={styles.features} />
      <Link className={buttonClass({ look: isMostPopular ? 'primary' : 'ghost' })} to={trialPathOf(name)}>
        Start with {shortName}
      </Link>
    </li>
  );
}
