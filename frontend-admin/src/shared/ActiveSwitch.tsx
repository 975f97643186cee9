import { styled, Typography } from '@mui/material';
import { useState } from 'react';
import { useRecordContext, useResourceContext, type RaRecord } from 'react-admin';
import type { SchoolDataProvider } from '../data-provider';
import { BusySwitch } from './BusySwitch';
import { recordWrite, type RecordWords } from './record-words';
import { Row } from './layout-parts';
import { useRecordName } from './use-record-name';
import { useWrite } from './use-write';

interface ActiveRecord extends RaRecord {
  isActive: boolean;
}

interface ActiveSwitchProps {
  words: RecordWords;
  /** It may not be switched. The row says why. */
  isLocked?: boolean;
  /** Called in place of switching it off, where that is not harmless. @param goOn switches it off */
  onOff?: (goOn: () => void) => void;
}

/**
 * Switches a record on or off in its row, at once and with Undo: both ways are harmless. Says Inactive in words too.
 */
export function ActiveSwitch({ words, isLocked = false, onOff }: ActiveSwitchProps) {
  const record = useRecordContext<ActiveRecord>();
  const resource = useResourceContext();
  const called = useRecordName();
  const { run, isBusy } = useWrite({
    ...recordWrite('update', words, String(resource)),
    isBusyUntilFresh: true,
  });
  const [wanted, setWanted] = useState(false);
  if (!record || !resource) return null;
  const { id } = record;
  const switching = (isActive: boolean) => (api: SchoolDataProvider) =>
    api.update(resource, { id, data: { isActive }, previousData: { id } });

  function change(isActive: boolean): void {
    setWanted(isActive);
    void run(switching(isActive), {
      done: `${called} is now ${isActive ? 'active' : 'inactive'}`,
      undo: switching(!isActive),
    });
  }

  const isActive = isBusy ? wanted : record.isActive;
  return (
    <Frame gap={0.5}>
      <BusySwitch
        size="small"
        checked={isActive}
        disabled={isLocked}
        isBusy={isBusy}
        onSwitch={() => (isActive && onOff ? onOff(() => change(false)) : change(!isActive))}
        aria-label={`${called}: active`}
      />
      <Typography variant="caption" component="span" noWrap>
        {isActive ? 'Active' : 'Inactive'}
      </Typography>
    </Frame>
  );
}

/** A switch keeps room for its halo: without it the track begins where the column's head and the card's text do. */
const Frame = styled(Row)(({ theme }) => ({ marginLeft: theme.spacing(-0.75) }));
