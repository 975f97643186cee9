import { Link } from 'react-router-dom';
import { useInstructors } from '../../api/instructors';
import { instructorWords } from '../../content/instructors';
import { paths } from '../../paths';
import { EmptyNotice } from '../../ui/EmptyNotice';
import { LoadFailure } from '../../ui/LoadFailure';
import { InstructorCard } from './InstructorCard';
import styles from './Team.module.css';
import { TeamSkeleton } from './TeamSkeleton';

export function Team() {
  const { data: team, isError, isFetching, refetch } = useInstructors();
  return (
    <section className={`wrap ${styles.team}`} aria-label="The team">
      {team && team.length > 0 && (
        <ul className={styles.grid}>
          {team.map((instructor) => (
            <li key={instructor.id}>
              <InstructorCard instructor={instructor} />
            </li>
          ))}
        </ul>
      )}
      {team?.length === 0 && (
        <EmptyNotice icon="user" title={instructorWords.none}>
          <p className="muted">{instructorWords.noneHint}</p>
          <Link className="text-link" to={paths.classSchedule}>
            Class Schedule
          </Link>
        </EmptyNotice>
      )}
      {!team && isError && (
        <LoadFailure sentence={instructorWords.failed} isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      {!team && !isError && <TeamSkeleton />}
    </section>
  );
}
