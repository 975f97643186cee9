import { Link } from 'react-router-dom';
import { membershipWords } from '../../content/membership';
import { paths } from '../../paths';
import { buttonClass } from '../../ui/button-class';
import { PageHead } from '../../ui/PageHead';
import { MembershipDetails } from './MembershipDetails';
import styles from './MembershipPage.module.css';
import { MembershipQuestions } from './MembershipQuestions';
import { PlanCards } from './PlanCards';
import { PlanComparison } from './PlanComparison';

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
