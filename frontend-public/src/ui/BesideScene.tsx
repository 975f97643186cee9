import type { ReactNode } from 'react';
import { SCENE_SIZE, type Scene } from './scenes';
import styles from './BesideScene.module.css';

/** What a short page has to say, and on a wide screen a drawn scene beside it. A phone does not fetch the drawing. */
export function BesideScene({ scene: { src, alt }, children }: { scene: Scene; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <div className={styles.words}>{children}</div>
      <img src={src} alt={alt} {...SCENE_SIZE} loading="lazy" className={styles.scene} />
    </div>
  );
}
