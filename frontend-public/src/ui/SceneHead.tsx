import type { ReactNode } from 'react';
import { SCENE_SIZE, type Scene } from './scenes';
import styles from './SceneHead.module.css';
import { Breadcrumbs, type BreadcrumbStep } from './Breadcrumbs';

interface SceneHeadProps {
  scene: Scene;
  title: string;
  lead: ReactNode;
  /** The pages above; none, no breadcrumb. */
  trail?: readonly BreadcrumbStep[];
  /** What stands between the lead and the buttons. */
  notice?: ReactNode;
  children: ReactNode;
}

/** The head of a page that a drawing goes with: the h1, a sentence and the one group of buttons beside the scene. */
export function SceneHead({ scene: { src, alt }, title, lead, trail, notice, children }: SceneHeadProps) {
  return (
    <section className={styles.head}>
      <div className="wrap">
        {trail && <Breadcrumbs steps={trail} here={title} />}
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
