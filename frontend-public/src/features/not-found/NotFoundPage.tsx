import { Link, useLocation } from 'react-router-dom';
import { isStaffArea } from '#libs/domain/staff-area';
import { paths } from '../../paths';
import { buttonClass } from '../../ui/button-class';
import { SceneHead } from '../../ui/SceneHead';
import { QUIET_SCENES } from '../../ui/scenes';

const LEAD = 'There is no page at this address. It may have moved, or there may be a typing mistake in the address.';

export function NotFoundPage() {
  const isForStaff = isStaffArea(useLocation().pathname);
  return (
    <SceneHead
      scene={QUIET_SCENES.signpost}
      title="Page Not Found"
      lead={isForStaff ? LEAD : `${LEAD} Perhaps you are looking for one of these pages.`}
    >
      {isForStaff ? (
        <a className={buttonClass()} href={paths.admin}>
          Back to Dashboard
        </a>
      ) : (
        <>
          <Link className={buttonClass()} to={paths.classSchedule}>
            Class Schedule
          </Link>
          <Link className={buttonClass({ look: 'ghost' })} to={paths.freeTrial}>
            Book a Free Trial
          </Link>
          <Link className="text-link" to={paths.home}>
            Go to the home page
          </Link>
        </>
      )}
    </SceneHead>
  );
}
