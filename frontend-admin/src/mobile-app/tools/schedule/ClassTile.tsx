import { Box } from '@mui/material';
import { color } from '#libs/design/tokens';
import { disciplinesOf } from '#libs/domain/schedule/discipline';
import { clashWords } from '../../../resources/class-schedule/clash-words';
import { CLASS_SCHEDULE_WORDS } from '../../../resources/class-schedule/class-schedule-words';
import { ActiveSwitch } from '../../../shared/ActiveSwitch';
import { WarningIcon } from '../../../shared/icons';
import { MomentBadge } from '../../../shared/MomentBadge';
import { Tile, TileLine, TileName } from '../records/Tile';
import type { PlannedEntry } from './day-plan';

/** One class: when, what and who, whether it runs now, and what stands against it. */
export function ClassTile({ entry, moment, clashes }: PlannedEntry) {
  const { startTime, endTime, className, level, instructor, isActive } = entry;
  const { instructor: taught, overlap } = clashWords(entry, clashes);
  return (
    <Tile record={entry} isDimmed={!isActive} isMarked={moment === 'now'}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'auto 4px minmax(0,1fr)', gap: 1.5, alignItems: 'stretch' }}>
        <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>
          <Box component="time" sx={{ display: 'block', fontSize: 18, fontWeight: 650 }}>
            {startTime}
          </Box>
          <Box component="time" sx={{ display: 'block', fontSize: 14.5, color: color.muted }}>
            {endTime}
          </Box>
        </Box>
        <Box
          sx={{
            borderRadius: '2px',
            backgroundColor: isActive ? color.discipline[disciplinesOf(className)[0]] : color.lineStrong,
          }}
        />
        <div>
          <TileName>{className}</TileName>
          <TileLine>{[level, instructor].filter(Boolean).join(', ')}</TileLine>
        </div>
      </Box>
      {taught && <ClashLine tone={color.status.error}>{taught}</ClashLine>}
      {overlap && <ClashLine tone={color.muted}>{overlap}</ClashLine>}
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 44, mb: -1 }}>
        <ActiveSwitch words={CLASS_SCHEDULE_WORDS} />
        {moment && <MomentBadge moment={moment} />}
      </Box>
    </Tile>
  );
}

function ClashLine({ tone, children }: { tone: string; children: string }) {
  return (
    <Box sx={{ display: 'flex', gap: 0.75, mt: 0.5, color: tone, fontSize: 14.5, overflowWrap: 'anywhere' }}>
      <WarningIcon sx={{ mt: 0.125 }} />
      <span>{children}</span>
    </Box>
  );
}
