import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { buttonClass } from '../../ui/button-class';
import { PageHead } from '../../ui/PageHead';

export function NotFoundPage() {
  return (
    <PageHead
      title="Page Not Found"
      lead="There is no page at this address. It may have moved, or the address may be mistyped."
    >
      <Link className={buttonClass()} to={paths.classSchedule}>
        Class Schedule
      </Link>
      <Link className="text-link" to={paths.freeTrial}>
        Book a Free Trial
      </Link>
      <Link className="text-link" to={paths.home}>
        Go to the home page
      </Link>
    </PageHead>
  );
}
