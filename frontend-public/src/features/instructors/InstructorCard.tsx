import type { CSSProperties } from 'react';
import type { PublicInstructor } from '#libs/contracts/instructor';
import { instructorWords } from '../../content/instructors';
import { Bio } from './Bio';
import styles from './InstructorCard.module.css';
import { instructorLook } from './instructor-look';
import { Portrait } from './Portrait';

export function InstructorCard({ instructor }: { instructor: PublicInstructor }) {
  const { name, role, bio, expertise } = instructor;
  const look = instructorLook(instructor);
  return (
    <article
      className={styles.card}
      style={{ '--discipline': `var(--discipline-${look.discipline})` } as CSSProperties}
    >
      <Portrait instructor={instructor} look={look} />
      <div className={styles.words}>
        <h2 className="h3">{name}</h2>
        <p className={styles.role}>{role}</p>
        <Bio text={bio} of={name} />
        {expertise.length > 0 && (
          <>
            <h3 className={styles.expertise}>{instructorWords.expertise}</h3>
            <ul className={styles.chips}>
              {[...new Set(expertise)].map((area) => (
                <li key={area}>{area}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    </article>
  );
}
