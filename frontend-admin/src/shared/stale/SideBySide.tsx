import { styled, Typography } from '@mui/material';
import { Column, Columns } from '../layout-parts';

interface SideBySideRow {
  field: string;
  label: string;
  theirs: string;
  yours: string;
}

/** What two people made of the same fields; on a phone below each other. */
export function SideBySide({ rows }: { rows: readonly SideBySideRow[] }) {
  return (
    <Column gap={1.5}>
      {rows.map(({ field, label, theirs, yours }) => (
        <Column key={field} role="group" aria-label={`${label}: theirs and yours`} gap={1}>
          <Typography variant="medium">{label}</Typography>
          <Columns gap={1} as="dl">
            <Side name="Theirs" words={theirs} />
            <Side name="Yours" words={yours} />
          </Columns>
        </Column>
      ))}
    </Column>
  );
}

function Side({ name, words }: { name: string; words: string }) {
  return (
    <Frame>
      <Typography variant="caption" component="dt">
        {name}
      </Typography>
      <Words>{words}</Words>
    </Frame>
  );
}

const Frame = styled('div')(({ theme }) => ({
  minWidth: 0,
  paddingInline: theme.spacing(1.5),
  paddingBlock: theme.spacing(1),
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${theme.palette.divider}`,
  backgroundColor: theme.palette.background.paper,
}));

const Words = styled('dd')({ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
