import { Button, DialogActions, DialogContent } from '@mui/material';
import { useState } from 'react';
import type { InvoiceSettingsView } from '#libs/contracts/generated/api';
import { ListSkeleton } from '../../../shared/Skeletons';
import { Refusal } from '../../../shared/notices';
import { Column } from '../../../shared/layout-parts';
import { useFormWrite } from '../../../shared/use-form-write';
import { SubmitButton, WriteForm } from '../../../shared/WriteForm';
import { BankInputs, IssuerContactInputs, LogoInput } from '../form/IssuerInputs';
import { NotesInput } from '../form/InvoiceInputs';
import { issuerValues } from '../form/new-invoice';
import { validateSettings } from '../form/validate-invoice';
import { SETTINGS_DIALOG, SETTINGS_WRITE } from '../invoice-words';
import { InvoiceDialog, SettingsProblem } from '../InvoiceDialog';
import { useInvoiceSettings } from '../use-invoice';

/** What new invoices begin with: who sends them, where they are paid, the notes (spec 3 section 9). */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = useInvoiceSettings();
  return (
    <InvoiceDialog
      title="Invoice Settings"
      about="Used for new invoices. Existing invoices do not change."
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
  settings: InvoiceSettingsView;
  onClose: () => void;
}

function SettingsForm({ settings, onClose }: SettingsFormProps) {
  const write = useFormWrite({ ...SETTINGS_WRITE, form: 'invoice-settings', onDone: onClose });
  const [initial] = useState<Record<string, unknown>>(() => ({
    ...issuerValues({ ...settings }),
    notes: settings.notes,
  }));
  return (
    <WriteForm
      write={write}
      initial={initial}
      validate={validateSettings}
      onSubmit={(values) => write.send(values, (api) => api.changeInvoiceSettings(values))}
      dialog={SETTINGS_DIALOG}
    >
      <DialogContent dividers>
        <Column gap={3}>
          <LogoInput isDefault />
          <IssuerContactInputs />
          <BankInputs />
          <NotesInput />
        </Column>
        <Refusal refusal={write.refusal} otherwise={SETTINGS_WRITE.failed} />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" color="inherit" onClick={onClose}>
          Cancel
        </Button>
        <SubmitButton>Save settings</SubmitButton>
      </DialogActions>
    </WriteForm>
  );
}
