import { useState } from 'react';
import type { PublicInstructor } from '#libs/contracts/instructor';
import { bundledPortrait } from '../../content/instructors';
import { Emblem } from '../../ui/drawings/Emblem';
import type { InstructorLook } from './instructor-look';
import styles from './Portrait.module.css';

/** The photo, or the initials where there is none or it does not load. Decoration: the name stands beside it. */
export function Portrait({ instructor, look }: { instructor: PublicInstructor; look: InstructorLook }) {
  const [failed, setFailed] = useState<string>();
  const source = bundledPortrait(instructor.name) ?? instructor.image;
  if (source && source !== failed) {
    return (
      <div className={styles.panel}>
        <img
          className={styles.photo}
          src={source}
          alt=""
          width={424}
          height={530}
          loading="lazy"
          decoding="async"
          onError={() => setFailed(source)}
        />
      </div>
    );
  }
  return (
    <div className={`${styles.panel} ${styles.drawn}`} aria-hidden="true">
      <span className={styles.initials}>{look.initials}</span>
      <Emblem name={look.emblem} sizePx={150} className={styles.emblem} />
    </div>
  );
}
