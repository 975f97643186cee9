import { Box, Switch } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useRecordContext, useResourceContext, type RaRecord } from 'react-admin';
import type { RecordWords } from './record-words';
import { useRecordName } from './use-record-name';
import { useToast } from './use-toast';

interface ActiveRecord extends RaRecord {
  isActive: boolean;
}

interface ActiveSwitchProps {
  words: RecordWords;
  /** It may not be switched. The row says why. */
  isLocked?: boolean;
}

/**
 * Switches a record on or off in its row, at once and with Undo: both ways are harmless. Says Inactive in words too.
 */
export function ActiveSwitch({ words, isLocked = false }: ActiveSwitchProps) {
  const record = useRecordContext<ActiveRecord>();
  const resource = useResourceContext();
  const called = useRecordName();
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const toast = useToast();
  const [wanted, setWanted] = useState<boolean>();
  if (!record || !resource) return null;
  const { id } = record;

  async function switchTo(isActive: boolean): Promise<void> {
    await dataProvider.update(String(resource), { id, data: { isActive }, previousData: { id } });
    await queryClient.invalidateQueries({ queryKey: [resource] });
  }

  async function change(isActive: boolean): Promise<void> {
    setWanted(isActive);
    try {
      await switchTo(isActive);
      toast.done(`${called} is now ${isActive ? 'active' : 'inactive'}`, () => {
        switchTo(!isActive).catch((error: unknown) => toast.refused('update', words, error));
      });
    } catch (error) {
      toast.refused('update', words, error);
    } finally {
      setWanted(undefined);
    }
  }

  const isActive = wanted ?? record.isActive;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      <Switch
        size="small"
        checked={isActive}
        disabled={isLocked || wanted !== undefined}
        onChange={(_event, checked) => void change(checked)}
        slotProps={{ input: { 'aria-label': `${called}: active`, role: 'switch' } }}
      />
      <Box component="span" sx={{ fontSize: 13, color: 'text.secondary' }}>
        {isActive ? 'Active' : 'Inactive'}
      </Box>
    </Box>
  );
}
