import { Button, Skeleton, styled, Typography } from '@mui/material';
import type { ImportResource, ImportState } from '#libs/contracts/import';
import { DialogSection } from '../dialog-parts';
import { Grow, LongText, Row } from '../layout-parts';
import { Moment } from '../Moment';
import { LoadProblem } from '../notices';
import { StatusBadge } from '../StatusBadge';
import { useImports } from './import-query';
import { countWords } from './import-words';

const STATES: Record<ImportState, Parameters<typeof StatusBadge>[0]> = {
  checked: { variant: 'neutral', children: 'Checked' },
  importing: { variant: 'now', children: 'Importing' },
  imported: { variant: 'good', children: 'Imported' },
  undoing: { variant: 'now', children: 'Undoing' },
  undone: { variant: 'neutral', children: 'Undone' },
};

interface PastImportsProps {
  list: ImportResource;
  onShow: (id: number) => void;
}

/** The files of the last day: an import that went on without this tab, and one to undo. */
export function PastImports({ list, onShow }: PastImportsProps) {
  const { data, error, refetch } = useImports(list);
  return (
    <DialogSection title="Files from the last day">
      {error ? (
        <LoadProblem error={error} title="The files could not be loaded" onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton height={64} />
      ) : data.length === 0 ? (
        <Typography variant="secondary">None yet.</Typography>
      ) : (
        <Files>
          {data.map(({ id, fileName, state, counts, madeBy, createdAt }) => (
            <li key={id}>
              <Row gap={1.5} rowGap={1} wrap>
                <Grow>
                  <LongText>
                    <Typography variant="strong">{fileName}</Typography>
                    <Typography variant="caption">
                      {countWords(counts)} · {madeBy}, <Moment at={createdAt} />
                    </Typography>
                  </LongText>
                </Grow>
                <StatusBadge {...STATES[state]} />
                <Button variant="outlined" color="inherit" aria-label={`Show ${fileName}`} onClick={() => onShow(id)}>
                  Show
                </Button>
              </Row>
            </li>
          ))}
        </Files>
      )}
    </DialogSection>
  );
}

const Files = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { paddingBlock: theme.spacing(1.25), borderTop: `1px solid ${theme.palette.divider}` },
}));
