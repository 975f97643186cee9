import { school } from '#libs/school/school';
import { Loading } from '../../ui/Loading';
import styles from './ClassSchedulePage.module.css';

/** The shape of the schedule while it loads. A quick answer never shows it; its place is kept from the start. */
export function ScheduleSkeleton() {
  return (
    <div className={styles.place}>
      <Loading
        status="Loading class schedule..."
        withoutScript={
          <>
            JavaScript is switched off, so we cannot show the class schedule here. Call us for the times:{' '}
            {school.phone.display}.
          </>
        }
        className={styles.skeleton}
      >
        {Array.from({ length: 7 }, (_, day) => (
          <div key={day}>
            <i />
            <i />
            <i />
          </div>
        ))}
      </Loading>
    </div>
  );
}
