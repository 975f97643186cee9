import { buttonClass, iconButtonClass } from '../../ui/button-class';
import { Icon } from '../../ui/drawings/Icon';
import filter from '../../ui/Filter.module.css';
import { Tooltip } from '../../ui/Tooltip';
import { CalendarLinks } from './CalendarLinks';
import { STYLE_CHOICES } from '../../content/style-choices';
import { countWords, LEVEL_CHOICES, type ScheduleFilters } from './schedule-filters';
import styles from './ClassSchedulePage.module.css';

interface ScheduleToolsProps {
  filters: ScheduleFilters;
  onChange: (change: Partial<ScheduleFilters>) => void;
  matchCount: number;
  total: number;
}

export function ScheduleTools({ filters, onChange, matchCount, total }: ScheduleToolsProps) {
  return (
    <div className={styles.tools}>
      <div className={styles.filters} role="group" aria-label="Filter classes">
        <StyleChips filters={filters} onChange={onChange} />
        <select
          className={`${filter.select} ${styles.select}`}
          aria-label="Level"
          value={filters.level ?? ''}
          onChange={(event) => onChange({ level: LEVEL_CHOICES.find((level) => level === event.target.value) })}
        >
          <option value="">All levels</option>
          {LEVEL_CHOICES.map((level) => (
            <option key={level}>{level}</option>
          ))}
        </select>
      </div>
      <p className={styles.count} role="status">
        {countWords(matchCount, total, filters)}
      </p>
      <div className={styles.actions}>
        <CalendarLinks
          of={{ style: filters.style }}
          name={`${STYLE_CHOICES.find(({ style }) => style === filters.style)?.label ?? 'all'} classes`}
          className={buttonClass({ look: 'ghost', size: 'small' })}
        />
        <Tooltip text="Print schedule">
          <button
            type="button"
            className={iconButtonClass()}
            aria-label="Print schedule"
            onClick={() => window.print()}
          >
            <Icon name="print" />
          </button>
        </Tooltip>
      </div>
    </div>
  );
}

function StyleChips({ filters, onChange }: Pick<ScheduleToolsProps, 'filters' | 'onChange'>) {
  return (
    <div className={styles.chips}>
      <button
        type="button"
        className={filter.chip}
        aria-pressed={filters.style === undefined}
        onClick={() => onChange({ style: undefined })}
      >
        All styles
      </button>
      {STYLE_CHOICES.map(({ style, label }) => (
        <button
          key={style}
          type="button"
          className={filter.chip}
          aria-pressed={filters.style === style}
          onClick={() => onChange({ style: filters.style === style ? undefined : style })}
        >
          <i style={{ background: `var(--discipline-${style})` }} />
          {label}
        </button>
      ))}
    </div>
  );
}
