import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { RecordContextProvider, type RaRecord } from 'react-admin';
import { color, radius } from '#libs/design/tokens';
import { RecordLink } from '../../../shared/RecordLink';

interface TileProps {
  record: RaRecord;
  /** What visitors do not see. */
  isDimmed: boolean;
  /** The one to look at first. */
  isMarked?: boolean;
  children: ReactNode;
}

/** One record, as a card like the tiles of the landing page; a TileName in it makes all of it open the record. */
export function Tile({ record, isDimmed, isMarked = false, children }: TileProps) {
  return (
    <RecordContextProvider value={record}>
      <Box
        component="li"
        sx={{
          position: 'relative',
          display: 'grid',
          gap: 0.5,
          minWidth: 0,
          p: 2,
          border: `1px solid ${isMarked ? color.signal.base : color.line}`,
          borderRadius: `${radius.lg}px`,
          backgroundColor: isDimmed ? color.ink[900] : color.ink[800],
          color: isDimmed ? color.muted : color.text,
          '& button, & [role=switch], & a[href^="mailto:"]': { zIndex: 1 },
        }}
      >
        {children}
      </Box>
    </RecordContextProvider>
  );
}

/** The tiles of a list: one below the other, side by side where the phone lies on its side. */
export function Tiles({ children, label }: { children: ReactNode; label: string }) {
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
        m: 0,
        p: 0,
        listStyle: 'none',
      }}
    >
      {children}
    </Box>
  );
}

/** The record's name: a tap anywhere on its tile follows it. */
export function TileName({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        fontSize: 16,
        '& a': { fontWeight: 600 },
        '& a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: `${radius.lg}px` },
        '& a:focus-visible': { outline: 'none' },
        '& a:focus-visible::after': { outline: `2px solid ${color.signal.base}`, outlineOffset: 3 },
      }}
    >
      <RecordLink>{children}</RecordLink>
    </Box>
  );
}

/** A quieter line of a tile. */
export function TileLine({ children }: { children: ReactNode }) {
  return <Box sx={{ fontSize: 14.5, color: color.muted, overflowWrap: 'anywhere' }}>{children}</Box>;
}
