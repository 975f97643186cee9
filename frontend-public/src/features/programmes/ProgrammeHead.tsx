import type { ReactNode } from 'react';
import { type ProgrammePath, SCENE_SIZE, sceneOf } from '../../content/programmes/scenes';
import { Trail, type TrailStep } from '../../ui/Trail';
import styles from './ProgrammeHead.module.css';

interface ProgrammeHeadProps {
  path: ProgrammePath;
  title: string;
  lead: string;
  /** The pages above; none, no breadcrumb. */
  trail?: readonly TrailStep[];
  /** What stands between the lead and the buttons. */
  notice?: ReactNode;
  children: ReactNode;
}

/** The head of a programme: the h1, a sentence and the one group of buttons, and its drawn scene. */
export function ProgrammeHead({ path, title, lead, trail, notice, children }: ProgrammeHeadProps) {
  const { src, alt } = sceneOf(path);
  return (
    <section className={styles.head}>
      <div className="wrap">
        {trail && <Trail steps={trail} here={title} />}
        <div className={trail ? styles.row : `${styles.row} ${styles.top}`}>
          <div>
            <h1 className="h1">{title}</h1>
            <p className={`lead ${styles.lead}`}>{lead}</p>
            {notice}
            <div className={styles.actions}>{children}</div>
          </div>
          <img src={src} alt={alt} {...SCENE_SIZE} className={styles.scene} />
        </div>
      </div>
    </section>
  );
}
