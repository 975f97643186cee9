import { Modal } from 'antd';
import type { CSSProperties } from 'react';
import { disciplinesOf, type Discipline } from '#libs/domain/schedule/discipline';
import { iconButtonClass } from '../../ui/button-class';
import { Emblem, type EmblemName } from '../../ui/drawings/Emblem';
import { Icon } from '../../ui/drawings/Icon';
import { AntdProvider } from '../../ui/AntdProvider';
import { ClassName } from './ClassName';
import { CalendarLinks } from './CalendarLinks';
import { TrialLink } from './TrialLink';
import styles from './ClassPopup.module.css';
import { detailsOf, timeRange, type ScheduledClass } from './schedule-day';

const WIDTH_PX = 420;

interface ClassPopupProps {
  /** One, or several at the same time, by start. */
  entries: readonly ScheduledClass[];
  isOpen: boolean;
  onClose: () => void;
}

/**
 * What a block of the timetable holds: keeps focus inside; the button, the backdrop or Escape closes it and gives focus
 * back.
 */
export function ClassPopup({ entries, isOpen, onClose }: ClassPopupProps) {
  const [first, ...others] = entries;
  const title = `${others.length > 0 ? 'Classes' : 'Class'} on ${first?.day} at ${first?.startTime}`;
  return (
    <AntdProvider>
      <Modal
        open={isOpen}
        onCancel={onClose}
        closable={false}
        footer={null}
        width={WIDTH_PX}
        centered
        title={title}
        rootClassName={styles.root}
      >
        <button
          type="button"
          className={`${iconButtonClass({ isPlain: true })} ${styles.close}`}
          aria-label="Close"
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
        {/* Scrolls above 24rem, so a keyboard must be able to reach it. */}
        <ul className={styles.list} tabIndex={0} aria-label={title}>
          {entries.map((entry) => (
            <PopupRow key={entry.id} entry={entry} />
          ))}
        </ul>
        {others.length > 0 && (
          <p className={styles.footer}>
            Multiple classes scheduled at the same time. Choose the one that suits your level.
          </p>
        )}
      </Modal>
    </AntdProvider>
  );
}

function PopupRow({ entry }: { entry: ScheduledClass }) {
  const [discipline] = disciplinesOf(entry.className);
  const [level, ...others] = detailsOf(entry);
  return (
    <li>
      <span className={styles.emblem} style={{ '--discipline': `var(--discipline-${discipline})` } as CSSProperties}>
        <DisciplineEmblem discipline={discipline} />
      </span>
      <span>
        <b>
          <ClassName entry={entry} />
        </b>
        <span className="small muted tabular">
          {[level, timeRange(entry), ...others, entry.note].filter(Boolean).join(' · ')}
        </span>
        <TrialLink entry={entry} />
        <span className={styles.calendar}>
          <CalendarLinks
            of={{ classScheduleId: entry.id }}
            name={`${entry.className}, ${entry.day} ${entry.startTime}`}
            className="text-link small"
          />
        </span>
      </span>
    </li>
  );
}

/** The emblem of a discipline of the schedule. Decoration only. */
export function DisciplineEmblem({ discipline }: { discipline: Discipline }) {
  return <Emblem name={emblems[discipline]} sizePx={32} />;
}

const emblems: Record<Discipline, EmblemName> = {
  krav: 'krav',
  bjj: 'bjj',
  boxing: 'boxing',
  filipino: 'stick',
  kids: 'kids',
  other: 'protective',
};
