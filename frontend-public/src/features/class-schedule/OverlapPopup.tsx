import { Modal } from 'antd';
import type { CSSProperties } from 'react';
import { formatClockTime } from '#libs/domain/schedule/clock-time';
import { disciplinesOf, type Discipline } from '#libs/domain/schedule/discipline';
import type { ScheduleBlock } from '#libs/domain/schedule/overlap-layout';
import { iconButtonClass } from '../../ui/button-class';
import { Emblem, type EmblemName } from '../../ui/drawings/Emblem';
import { Icon } from '../../ui/drawings/Icon';
import { StormAntd } from '../../ui/StormAntd';
import { ClassName } from './ClassName';
import { CalendarButton } from './CalendarButton';
import styles from './OverlapPopup.module.css';
import { detailsOf, timeRange, type ScheduledClass } from './schedule-day';

const WIDTH_PX = 420;

interface OverlapPopupProps {
  block: ScheduleBlock<ScheduledClass>;
  isOpen: boolean;
  onClose: () => void;
}

/**
 * The list of an overlap block: keeps focus inside; the button, the backdrop or Escape closes it and gives focus back.
 */
export function OverlapPopup({ block, isOpen, onClose }: OverlapPopupProps) {
  const title = `Classes on ${block.entries[0]?.day} at ${formatClockTime(block.startMinutes)}`;
  return (
    <StormAntd>
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
          {block.entries.map((entry) => (
            <PopupRow key={entry.id} entry={entry} />
          ))}
        </ul>
        <p className={styles.footer}>
          Multiple classes scheduled at the same time. Choose the one that suits your level.
        </p>
      </Modal>
    </StormAntd>
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
      </span>
      <CalendarButton entry={entry} className={styles.calendar} />
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
