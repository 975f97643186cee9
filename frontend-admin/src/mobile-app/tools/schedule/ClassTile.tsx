import { Button, styled } from '@mui/material';
import { color, radius } from '#libs/design/tokens';
import { disciplinesOf } from '#libs/domain/schedule/discipline';
import { classDetails } from '../../../resources/class-schedule/class-parts';
import { CLASS_SCHEDULE_WORDS, clashWords } from '../../../resources/class-schedule/class-schedule-words';
import { ClassSwitch } from '../../../shared/CancellationWarning';
import { WarningIcon } from '../../../shared/icons';
import { MomentBadge } from '../../../shared/Moment';
import { StatusBadge } from '../../../shared/StatusBadge';
import { Tile, TileLine, TileName } from '../records/Tile';
import type { PlannedEntry } from './day-plan';

interface ClassTileProps {
  planned: PlannedEntry;
  /** Cancels or changes it on this date; missing where that cannot be done. */
  onChangeDate: (() => void) | undefined;
}

/** One class: when, what and who, whether it runs now, what differs on the date, and what stands against it. */
export function ClassTile({ planned, onChangeDate }: ClassTileProps) {
  const { entry, status, note, isOn, moment, clashes } = planned;
  const { startTime, endTime, className } = entry;
  const { instructor: taught, overlap } = clashWords(entry, clashes);
  return (
    <Tile record={entry} isDimmed={!isOn} isMarked={moment === 'now'}>
      <Columns>
        <div>
          <Start>{startTime}</Start>
          <End>{endTime}</End>
        </div>
        <DisciplineMark
          style={{ backgroundColor: isOn ? color.discipline[disciplinesOf(className)[0]] : color.lineStrong }}
        />
        <div>
          <TileName>{status === 'cancelled' ? <s>{className}</s> : className}</TileName>
          <TileLine>{classDetails(entry)}</TileLine>
          {note !== null && <TileLine>{note}</TileLine>}
          {(status !== 'on' || moment) && (
            <Badges>
              {status === 'cancelled' && <StatusBadge variant="bad">Cancelled</StatusBadge>}
              {status === 'changed' && <StatusBadge variant="warn">Changed</StatusBadge>}
              {moment && <MomentBadge moment={moment} />}
            </Badges>
          )}
        </div>
      </Columns>
      {taught && <ClashLine tone={color.status.error}>{taught}</ClashLine>}
      {overlap && <ClashLine tone={color.muted}>{overlap}</ClashLine>}
      <Foot>
        <ClassSwitch words={CLASS_SCHEDULE_WORDS} />
        {onChangeDate && (
          <Button
            variant="text"
            color="inherit"
            aria-label={`Change this date: ${className}`}
            onClick={onChangeDate}
            sx={{ mr: -1 }}
          >
            Change this date
          </Button>
        )}
      </Foot>
    </Tile>
  );
}

function ClashLine({ tone, children }: { tone: string; children: string }) {
  return (
    <Clash style={{ color: tone }}>
      <WarningIcon />
      <span>{children}</span>
    </Clash>
  );
}

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 4px minmax(0,1fr)',
  gap: theme.spacing(1.5),
  alignItems: 'stretch',
}));

const Start = styled('time')(({ theme }) => ({ ...theme.typography.recordTitle, display: 'block' }));

const End = styled('time')(({ theme }) => ({ ...theme.typography.caption, display: 'block' }));

const Badges = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  marginTop: theme.spacing(0.75),
  '&:empty': { display: 'none' },
}));

const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 44,
  marginBottom: theme.spacing(-1),
}));

const DisciplineMark = styled('div')({ borderRadius: radius.xs });

const Clash = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  gap: theme.spacing(0.75),
  marginTop: theme.spacing(0.5),
}));
