import { Box, styled } from '@mui/material';
import type { PrintedTable } from '#libs/documents/printed-document';
import { headGround, headText, ink, pt } from './SheetHead';

/** Columns of figures are as wide as they need; the first has the rest. */
export function SheetTable({ columns, rows, whenEmpty }: PrintedTable) {
  const cell = (at: number) => ({
    p: `${pt(3.7)} ${pt(8)}`,
    ...(columns[at]?.isFigure && { textAlign: 'right', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }),
  });
  const template = columns.map(({ isFigure }) => (isFigure ? 'auto' : 'minmax(0,1fr)')).join(' ');
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: template }}>
      {columns.map(({ label }, at) => (
        <Box
          key={label}
          sx={{
            ...cell(at),
            py: pt(5),
            backgroundColor: headGround,
            color: headText,
            fontSize: pt(8.5),
            fontWeight: 600,
          }}
        >
          {label}
        </Box>
      ))}
      {rows.map((row, place) =>
        row.map((text, at) => (
          <Box key={`${place}-${at}`} sx={{ ...cell(at), borderBottom: `1px solid ${ink.line}` }}>
            {text}
          </Box>
        )),
      )}
      {rows.length === 0 && <Empty>{whenEmpty}</Empty>}
    </Box>
  );
}

const Empty = styled('div')({
  gridColumn: '1 / -1',
  padding: `${pt(3.7)} ${pt(8)}`,
  color: ink.muted,
  borderBottom: `1px solid ${ink.line}`,
});
