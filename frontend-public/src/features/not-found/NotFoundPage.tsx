import { Link, useLocation } from 'react-router-dom';
import { isStaffArea } from '#libs/domain/staff-area';
import { paths } from '../../paths';
import { buttonClass } from '../../ui/button-class';
import { SceneHead } from '../../ui/SceneHead';
import { QUIET_SCENES } from '../../ui/scenes';

export function NotFoundPage() {
  const { pathname } = useLocation();
  if (isStaffArea(pathname)) return <StaffNotFound />;
  return (
    <SceneHead
      scene={QUIET_SCENES.signpost}
      title="Page Not Found"
      lead={
        'There is no page at this address. It may have moved, or there may be a typing mistake in the ' +
        'address. Perhaps you are looking for one of these pages.'
      }
    >
      <Link className={buttonClass()} to={paths.classSchedule}>
        Class Schedule
      </Link>
      <Link className={buttonClass({ look: 'ghost' })} to={paths.freeTrial}>
        Book a Free Trial
      </Link>
      <Link className="text-link" to={paths.home}>
        Go to the home page
      </Link>
    </SceneHead>
  );
}

/** Below the back-office and the phone area, where nothing of the site stands around it. */
function StaffNotFound() {
  return (
    <SceneHead
      scene={QUIET_SCENES.signpost}
      title="Page Not Found"
      lead="There is no page at this address. It may have moved, or there may be a typing mistake in the address."
    >
      <a className={buttonClass()} href={paths.admin}>
        Back to Dashboard
      </a>
    </SceneHead>
  );
}
