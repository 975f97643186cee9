import { styled, Typography } from '@mui/material';
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
      <Frame data-dimmed={isDimmed} data-marked={isMarked}>
        {children}
      </Frame>
    </RecordContextProvider>
  );
}

/** The tiles of a list: one below the other, side by side where the phone lies on its side. */
export function Tiles({ children, label }: { children: ReactNode; label: string }) {
  return <Grid aria-label={label}>{children}</Grid>;
}

/** The record's name: a tap anywhere on its tile follows it. */
export function TileName({ children }: { children: ReactNode }) {
  return (
    <TitleFrame>
      <RecordLink>{children}</RecordLink>
    </TitleFrame>
  );
}

/** A quieter line of a tile. */
export function TileLine({ children }: { children: ReactNode }) {
  return <Typography variant="caption">{children}</Typography>;
}

const Frame = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gap: theme.spacing(0.5),
  minWidth: 0,
  padding: theme.spacing(2),
  border: `1px solid ${color.line}`,
  borderRadius: radius.lg,
  backgroundColor: color.ink[800],
  color: color.text,
  overflowWrap: 'anywhere',
  '&[data-dimmed=true]': { backgroundColor: color.ink[900], color: color.muted },
  '&[data-marked=true]': { borderColor: color.signal.base },
  '& button, & [role=switch], & a[href^="mailto:"]': { zIndex: 1 },
}));

const Grid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
}));

const TitleFrame = styled('div')(({ theme }) => ({
  ...theme.typography.lead,
  '& a': { fontWeight: 600 },
  '& a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.lg },
  '& a:focus-visible': { outline: 'none' },
  '& a:focus-visible::after': { outline: `2px solid ${color.signal.base}`, outlineOffset: 3 },
}));
