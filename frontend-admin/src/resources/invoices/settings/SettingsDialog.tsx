import { Box, Button, DialogActions, DialogContent } from '@mui/material';
import { useRef, useState, type RefObject } from 'react';
import { Form, useDataProvider } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import type { InvoiceSettings } from '#libs/contracts/generated/api';
import type { SchoolDataProvider } from '../../../data-provider';
import { BusyButton } from '../../../shared/BusyButton';
import { ListSkeleton } from '../../../shared/ListSkeleton';
import { Refusal } from '../../../shared/Refusal';
import { LeaveGuard } from '../../../shared/UnsavedGuard';
import { useWrite } from '../../../shared/use-write';
import { BankInputs, IssuerContactInputs } from '../form/IssuerInputs';
import { LogoInput } from '../form/LogoInput';
import { NotesInput } from '../form/MoneyInputs';
import { issuerValues } from '../form/new-invoice';
import { validateSettings } from '../form/validate-invoice';
import { SETTINGS_DIALOG, SETTINGS_WRITE } from '../invoice-words';
import { InvoiceDialog } from '../InvoiceDialog';
import { SettingsProblem } from './SettingsProblem';
import { useInvoiceSettings } from './use-invoice-settings';

/** What new invoices begin with: who sends them, where they are paid, the notes (spec 3 section 9). */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = useInvoiceSettings();
  return (
    <InvoiceDialog
      title="Invoice Settings"
      about="What new invoices begin with. Invoices there are stay as they are."
      onClose={onClose}
    >
      {data ? (
        <SettingsForm settings={data} onClose={onClose} />
      ) : (
        <DialogContent dividers>
          {error ? (
            <SettingsProblem error={error} onRetry={() => void refetch()} />
          ) : (
            <ListSkeleton text="Loading invoice settings..." />
          )}
        </DialogContent>
      )}
    </InvoiceDialog>
  );
}

interface SettingsFormProps {
  settings: InvoiceSettings;
  onClose: () => void;
}

function SettingsForm({ settings, onClose }: SettingsFormProps) {
  const api = useDataProvider<SchoolDataProvider>();
  const { run, isBusy, refusal } = useWrite(SETTINGS_WRITE);
  const isSaved = useRef(false);
  const [initial] = useState<Record<string, unknown>>(() => ({
    ...issuerValues({ ...settings }),
    notes: settings.notes,
  }));

  async function submit(values: Partial<InvoiceSettings>): Promise<void> {
    if (!(await run(() => api.changeInvoiceSettings(values)))) return;
    isSaved.current = true;
    onClose();
  }

  return (
    <Form
      defaultValues={initial}
      validate={validateSettings}
      onSubmit={(values: Record<string, unknown>) => submit(values)}
      disableInvalidFormNotification
      noValidate
    >
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
        <Button variant="outlined" color="inherit" onClick={onClose}>
          Cancel
        </Button>
        <BusyButton type="submit" variant="contained" loading={isBusy}>
          Save settings
        </BusyButton>
      </DialogActions>
      <SettingsGuard settings={settings} isSaved={isSaved} />
    </Form>
  );
}

/** A chosen logo is stored at once: it is no change that could be lost. */
function SettingsGuard({ settings, isSaved }: Pick<SettingsFormProps, 'settings'> & { isSaved: RefObject<boolean> }) {
  const { dirtyFields } = useFormState();
  const logo: unknown = useWatch({ name: 'stormCombatLogo' });
  const isChanged =
    logo !== settings.stormCombatLogo || Object.keys(dirtyFields).some((field) => field !== 'stormCombatLogo');
  return <LeaveGuard isDirty={isChanged} mayLeave={() => isSaved.current} dialog={SETTINGS_DIALOG} />;
}
