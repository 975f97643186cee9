import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  styled,
  Typography,
  useMediaQuery,
  type Theme,
} from '@mui/material';
import { useId } from 'react';
import type { CorporateClient } from '#libs/contracts/generated/api';
import { type PossibleDuplicate, possibleDuplicates } from '#libs/domain/client-lookalike';
import { DialogHead } from '../../../shared/dialog-parts';
import { Grow, LongText } from '../../../shared/layout-parts';
import { LoadProblem } from '../../../shared/notices';
import { schoolDay } from '../../../shared/school-moment';
import { ListSkeleton } from '../../../shared/Skeletons';
import { useDialog } from '../../../shared/use-dialog';
import { useAllClients } from '../all-clients';
import { likenessWords } from './merge-words';
import { MergeDialog } from './MergeDialog';

/** Every two clients that look alike, to be merged. */
export function DuplicatesDialog({ onClose }: { onClose: () => void }) {
  const titleId = useId();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const { data: clients, error, refetch } = useAllClients();
  const merging = useDialog('merge');
  const [merged, into] = (merging.shown ?? '').split('-').map(Number);
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth fullScreen={isPhone}>
      <DialogHead titleId={titleId} title="Possible duplicates" onClose={onClose} />
      <DialogContent dividers tabIndex={0}>
        {clients ? (
          <Duplicates
            found={possibleDuplicates(clients)}
            onMerge={({ one, other }) => merging.open(`${other.id}-${one.id}`)}
          />
        ) : error ? (
          <LoadProblem error={error} title="The clients could not be loaded." onRetry={() => void refetch()} />
        ) : (
          <ListSkeleton text="Loading corporate clients..." />
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" color="inherit" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
      {merging.isOpen && merged !== undefined && into !== undefined && (
        <MergeDialog id={merged} into={into} onClose={merging.close} />
      )}
    </Dialog>
  );
}

type Duplicate = PossibleDuplicate<CorporateClient>;

function Duplicates({ found, onMerge }: { found: readonly Duplicate[]; onMerge: (duplicate: Duplicate) => void }) {
  if (found.length === 0) return <Typography variant="secondary">No possible duplicates found.</Typography>;
  return (
    <Pairs>
      {found.map((duplicate) => {
        const { one, other, alikeIn } = duplicate;
        return (
          <Pair key={`${one.id}-${other.id}`}>
            <Grow>
              <Named {...one} />
              <Named {...other} />
              <Typography variant="caption">{likenessWords(alikeIn)}</Typography>
            </Grow>
            <Button
              variant="outlined"
              aria-label={`Merge ${other.name} into ${one.name}…`}
              onClick={() => onMerge(duplicate)}
            >
              Merge…
            </Button>
          </Pair>
        );
      })}
    </Pairs>
  );
}

function Named({ name, createdAt }: CorporateClient) {
  return (
    <LongText>
      <b>{name}</b>, added {schoolDay(createdAt)}
    </LongText>
  );
}

const Pairs = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });

const Pair = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5),
  alignItems: 'center',
  paddingBlock: theme.spacing(1.5),
  '& + &': { borderTop: `1px solid ${theme.palette.rowLine}` },
}));
