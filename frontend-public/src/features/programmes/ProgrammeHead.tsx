import type { ReactNode } from 'react';
import { Emblem, type EmblemName } from '../../ui/drawings/Emblem';
import { Trail, type TrailStep } from '../../ui/Trail';
import styles from './ProgrammeHead.module.css';

const EMBLEM_PX = 260;

interface ProgrammeHeadProps {
  title: string;
  lead: string;
  emblem: EmblemName;
  /** The pages above; none, no breadcrumb. */
  trail?: readonly TrailStep[];
  /** What stands between the lead and the buttons. */
  notice?: ReactNode;
  children: ReactNode;
}

/** The head of a programme: its emblem over isobars, the h1, a sentence, and the one group of buttons. */
export function ProgrammeHead({ title, lead, emblem, trail, notice, children }: ProgrammeHeadProps) {
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
          <Emblem name={emblem} sizePx={EMBLEM_PX} className={styles.emblem} />
        </div>
      </div>
    </section>
  );
}
