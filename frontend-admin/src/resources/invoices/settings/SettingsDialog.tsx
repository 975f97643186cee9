import { Box, Button, DialogActions, DialogContent } from '@mui/material';
import { useEffect, useState } from 'react';
import { Form, useDataProvider } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import type { InvoiceSettings } from '#libs/contracts/invoice';
import type { SchoolDataProvider } from '../../../data-provider';
import { BusyButton } from '../../../shared/BusyButton';
import { ListSkeleton } from '../../../shared/ListSkeleton';
import { Refusal } from '../../../shared/Refusal';
import { useWrite } from '../../../shared/use-write';
import { BankInputs, IssuerContactInputs } from '../form/IssuerInputs';
import { LogoInput } from '../form/LogoInput';
import { NotesInput } from '../form/MoneyInputs';
import { issuerValues } from '../form/new-invoice';
import { validateSettings } from '../form/validate-invoice';
import { SETTINGS_WRITE } from '../invoice-words';
import { InvoiceDialog } from '../InvoiceDialog';
import { useCloseGuard } from '../use-close-guard';
import { SettingsProblem } from './SettingsProblem';
import { useInvoiceSettings } from './use-invoice-settings';

/** What new invoices begin with: who sends them, where they are paid, the notes (spec 3 section 9). */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = useInvoiceSettings();
  const [isDirty, setDirty] = useState(false);
  const { close, question } = useCloseGuard(() => isDirty, onClose);
  return (
    <InvoiceDialog title="Invoice Settings" about="What new invoices begin with. Invoices there are stay as they are." onClose={close}>
      {data
        ? <SettingsForm settings={data} onDirty={setDirty} onClose={close} onSaved={onClose} />
        : <DialogContent dividers>{error ? <SettingsProblem error={error} onRetry={() => void refetch()} /> : <ListSkeleton text="Loading invoice settings..." />}</DialogContent>}
      {question}
    </InvoiceDialog>
  );
}

interface SettingsFormProps {
  settings: InvoiceSettings;
  onDirty: (isDirty: boolean) => void;
  onClose: () => void;
  onSaved: () => void;
}

function SettingsForm({ settings, onDirty, onClose, onSaved }: SettingsFormProps) {
  const api = useDataProvider<SchoolDataProvider>();
  const { run, isBusy, refusal } = useWrite(SETTINGS_WRITE);
  const [initial] = useState<Record<string, unknown>>(() => ({ ...issuerValues({ ...settings }), notes: settings.notes }));

  async function submit(values: Partial<InvoiceSettings>): Promise<void> {
    if (await run(() => api.changeInvoiceSettings(values))) onSaved();
  }

  return (
    <Form defaultValues={initial} validate={validateSettings} onSubmit={(values: Record<string, unknown>) => submit(values)} disableInvalidFormNotification noValidate>
      <DialogContent dividers sx={{ p: { xs: 2, sm: 3 } }}>
        <Box sx={{ display: 'grid', gap: 3 }}>
          <LogoInput isDefault />
          <IssuerContactInputs />
          <BankInputs />
          <NotesInput />
        </Box>
        <Refusal refusal={refusal} otherwise={SETTINGS_WRITE.failed} />
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 2 }}>
        <Button variant="outlined" color="inherit" onClick={onClose}>Cancel</Button>
        <BusyButton type="submit" variant="contained" loading={isBusy}>Save settings</BusyButton>
      </DialogActions>
      <DirtyWatch settings={settings} onDirty={onDirty} />
    </Form>
  );
}

/** A chosen logo is stored at once: it is no change that could be lost. */
function DirtyWatch({ settings, onDirty }: Pick<SettingsFormProps, 'settings' | 'onDirty'>) {
  const { dirtyFields } = useFormState();
  const logo: unknown = useWatch({ name: 'stormCombatLogo' });
  const isChanged = logo !== settings.stormCombatLogo || Object.keys(dirtyFields).some((field) => field !== 'stormCombatLogo');
  useEffect(() => onDirty(isChanged), [onDirty, isChanged]);
  return null;
}
