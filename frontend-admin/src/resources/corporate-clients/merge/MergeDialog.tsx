import { Button, Dialog, DialogActions, DialogContent, Typography, useMediaQuery, type Theme } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { CorporateClientField } from '#libs/contracts/corporate-client';
import type { CorporateClient } from '#libs/contracts/generated/api';
import type { SchoolDataProvider } from '../../../data-provider';
import { BusyButton } from '../../../shared/BusyButton';
import { DialogHead, DialogSection } from '../../../shared/dialog-parts';
import { useFormMode } from '../../../shared/form-mode';
import { Column } from '../../../shared/layout-parts';
import { LoadProblem, Refusal } from '../../../shared/notices';
import { ListSkeleton } from '../../../shared/Skeletons';
import { useWrite } from '../../../shared/use-write';
import { CORPORATE_CLIENTS, useAllClients } from '../all-clients';
import { FieldChoices, type FieldChoicesProps } from './FieldChoices';
import { KeptClientPicker } from './KeptClientPicker';
import { clientDifferences, hasBoth, recordWords } from './merge-words';

const FAILED = 'Failed to merge corporate client';
const MERGING = {
  failed: FAILED,
  stale: [[CORPORATE_CLIENTS], ['invoices'], ['quotes'], ['recurring-invoices']],
} as const;

interface MergeDialogProps {
  /** The client that goes. */
  id: number;
  /** The one that is kept, where that is known. */
  into?: number;
  onClose: () => void;
}

/** Two records of one company become one: which stays, what moves, and whose value each field has. */
export function MergeDialog({ id, into, onClose }: MergeDialogProps) {
  const titleId = useId();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const { data: clients, error, refetch } = useAllClients();
  const [keptId, setKeptId] = useState(into);
  const [chosen, setChosen] = useState<ReadonlyMap<CorporateClientField, boolean>>(new Map());
  const { submit, isBusy, refusal } = useMerge(id, onClose);
  const merged = clients?.find((client) => client.id === id);
  const kept = clients?.find((client) => client.id === keptId && client.id !== id);
  const fields = merged && kept ? clientDifferences(kept, merged) : [];
  const taken = new Set(
    fields.filter(({ field, isMergedProposed }) => chosen.get(field) ?? isMergedProposed).map(({ field }) => field),
  );

  function choose(client: CorporateClient | null): void {
    setKeptId(client?.id);
    setChosen(new Map());
  }

  const take = (field: CorporateClientField, isTaken: boolean) => setChosen(new Map(chosen).set(field, isTaken));

  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="md" fullWidth fullScreen={isPhone}>
      <DialogHead titleId={titleId} title={merged ? `Merge ${merged.name} into…` : 'Merge into…'} onClose={onClose} />
      <DialogContent dividers tabIndex={0}>
        {merged && clients ? (
          <Column gap={3}>
            <KeptClientPicker merged={merged} clients={clients} kept={kept ?? null} onChoose={choose} />
            {kept && <Moving merged={merged} kept={kept} />}
            <Differing title="Different details" fields={fields.filter(hasBoth)} taken={taken} onChoose={take} />
            <Differing
              title="Details only one client has"
              fields={fields.filter((field) => !hasBoth(field))}
              taken={taken}
              onChoose={take}
            />
            <Refusal refusal={refusal} otherwise={FAILED} />
          </Column>
        ) : error || clients ? (
          <LoadProblem
            error={error}
            title={clients ? 'This client no longer exists.' : 'The clients could not be loaded.'}
            onRetry={() => void refetch()}
          />
        ) : (
          <ListSkeleton text="Loading corporate clients..." />
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" color="inherit" onClick={onClose}>
          Cancel
        </Button>
        {merged && kept && (
          <BusyButton variant="contained" loading={isBusy} onClick={() => submit(merged, kept, [...taken])}>
            Merge
          </BusyButton>
        )}
      </DialogActions>
    </Dialog>
  );
}

function Differing({ title, ...choices }: FieldChoicesProps & { title: string }) {
  if (choices.fields.length === 0) return null;
  return (
    <DialogSection title={title}>
      <FieldChoices {...choices} />
    </DialogSection>
  );
}

/** What the merge does, before it is done. */
function Moving({ merged, kept }: { merged: CorporateClient; kept: CorporateClient }) {
  const api = useDataProvider<SchoolDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: [CORPORATE_CLIENTS, 'merge', merged.id],
    queryFn: () => api.clientRecords(merged.id),
    staleTime: 0,
  });
  if (error)
    return (
      <LoadProblem error={error} title="The records to move could not be loaded." onRetry={() => void refetch()} />
    );
  if (!data) return <ListSkeleton text="Counting records..." />;
  const records = recordWords(data);
  return (
    <DialogSection title="What happens">
      <Typography variant="body2">
        {records === undefined ? `No records move to ${kept.name}.` : `Moves to ${kept.name}: ${records}.`}
        {merged.contacts.length > 0 && ` Its other contacts join those of ${kept.name}.`} Existing invoices and quotes
        keep the name and address they were issued with. {merged.name} will be removed from the list and the website.
        This cannot be undone.
      </Typography>
    </DialogSection>
  );
}

function useMerge(id: number, onClose: () => void) {
  const { run, isBusy, refusal } = useWrite(MERGING);
  const mode = useFormMode(CORPORATE_CLIENTS);
  const navigate = useNavigate();

  function submit(merged: CorporateClient, kept: CorporateClient, fields: CorporateClientField[]): void {
    void run((api) => api.mergeClient(id, { into: kept.id, fields }), {
      done: `${merged.name} was merged into ${kept.name}`,
      // Of the form of the client that went there is nothing left to edit.
      onDone: () => (mode.id === id ? void navigate(mode.listPath, { replace: true }) : onClose()),
    });
  }

  return { submit, isBusy, refusal };
}
