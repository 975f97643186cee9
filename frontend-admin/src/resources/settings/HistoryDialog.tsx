import { useQuery } from '@tanstack/react-query';
import { Dialog, DialogContent, styled, Typography } from '@mui/material';
import { useId } from 'react';
import { useDataProvider } from 'react-admin';
import type { SettingsChange } from '#libs/contracts/generated/api';
import type { SettingsSection } from '#libs/contracts/school';
import type { SchoolDataProvider } from '../../data-provider';
import type { SettingsOf } from '../../settings-calls';
import { BusyButton } from '../../shared/BusyButton';
import { DialogHead } from '../../shared/dialog-parts';
import { Grow, LongText } from '../../shared/layout-parts';
import { Moment } from '../../shared/Moment';
import { LoadProblem, Notice } from '../../shared/notices';
import { ListSkeleton } from '../../shared/Skeletons';
import { useWrite } from '../../shared/use-write';
import { changedFields, fieldWords } from '../../shared/settings/changed-fields';
import { settingsHistoryKey, settingsKey } from '../../shared/settings/settings-key';
import { SECTION_WORDS } from './settings-words';

interface HistoryDialogProps {
  section: SettingsSection;
  /** Something is typed in the section that is not saved, and would be lost with its form. */
  isTyping: boolean;
  /** Told what the section holds then. */
  onPutBack: (record: SettingsOf[SettingsSection]) => void;
  onClose: () => void;
}

/** Who changed what of a section, and the way back. */
export function HistoryDialog({ section, isTyping, onPutBack, onClose }: HistoryDialogProps) {
  const titleId = useId();
  const api = useDataProvider<SchoolDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: settingsHistoryKey(section),
    queryFn: () => api.settingsHistory(section),
  });
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="md" fullWidth>
      <DialogHead titleId={titleId} title={`${SECTION_WORDS[section].title}: history`} isDivided onClose={onClose}>
        {isTyping && (
          <Typography variant="caption">Save or undo what you have typed in this section to restore.</Typography>
        )}
      </DialogHead>
      <DialogContent>
        {error ? (
          <LoadProblem error={error} title="The history could not be loaded" onRetry={() => void refetch()} />
        ) : !data ? (
          <ListSkeleton text="Loading the history..." />
        ) : data.length === 0 ? (
          <Notice kind="empty" isPlain title="No changes yet." />
        ) : (
          <Changes>
            {data.map((change) => (
              <Change key={change.id} section={section} change={change} isTyping={isTyping} onPutBack={onPutBack} />
            ))}
          </Changes>
        )}
      </DialogContent>
    </Dialog>
  );
}

function Change({
  section,
  change,
  isTyping,
  onPutBack,
}: Omit<HistoryDialogProps, 'onClose'> & { change: SettingsChange }) {
  const { failed } = SECTION_WORDS[section];
  const write = useWrite({ failed, reason: 'below', stale: [settingsKey(section), ['first-run']] });
  const { changedBy, createdAt, before, after, changedSecrets } = change;
  async function store(api: SchoolDataProvider, fields: object): Promise<void> {
    onPutBack(await api.changeSettings(section, fields));
  }
  return (
    <li>
      <Grow>
        <LongText>
          <Typography variant="strong">{changedBy}</Typography>{' '}
          <Typography variant="caption">
            <Moment at={createdAt} />
          </Typography>
          {changedFields(before, after).map(({ field, from, to }) => (
            <div key={field}>
              {field}: {from} → {to}
            </div>
          ))}
          {changedSecrets.map((field) => (
            <div key={field}>{fieldWords(field)}: changed</div>
          ))}
        </LongText>
      </Grow>
      {/* Of a secret there is nothing to restore. */}
      {Object.keys(before).length > 0 && (
        <BusyButton
          variant="outlined"
          color="inherit"
          loading={write.isBusy}
          disabled={isTyping}
          onClick={() =>
            void write.run((api) => store(api, before), { done: 'Restored', undo: (api) => store(api, after) })
          }
        >
          Restore
        </BusyButton>
      )}
    </li>
  );
}

const Changes = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(1.5),
    paddingBlock: theme.spacing(1.5),
    borderTop: `1px solid ${theme.palette.rowLine}`,
  },
  '& > li:first-of-type': { borderTop: 0 },
}));
