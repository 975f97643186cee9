import { Icon } from '../drawings/Icon';
import styles from './FormFailure.module.css';

/** Why the form as a whole was not taken; read out as soon as it appears. */
export function FormFailure({ sentence }: { sentence: string | undefined }) {
  if (sentence === undefined) return null;
  return (
    <p role="alert" className={styles.failure}>
      <Icon name="info" />
      {sentence}
    </p>
  );
}
