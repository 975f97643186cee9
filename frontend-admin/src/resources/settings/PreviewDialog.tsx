import { useQuery } from '@tanstack/react-query';
import { Dialog, Skeleton, styled, Typography } from '@mui/material';
import { useId } from 'react';
import { useDataProvider } from 'react-admin';
import type { PreviewedSection } from '#libs/contracts/school';
import type { SchoolDataProvider } from '../../data-provider';
import { DialogHead } from '../../shared/dialog-parts';
import { LoadProblem } from '../../shared/notices';
import { settingsKey } from '../../shared/settings/settings-key';
import { SECTION_WORDS } from './settings-words';

interface PreviewDialogProps {
  section: PreviewedSection;
  /** The fields of the form, as they would be sent. */
  fields: object;
  onClose: () => void;
}

/** The page of the site on which a section shows, as it would be once the form is saved. */
export function PreviewDialog({ section, fields, onClose }: PreviewDialogProps) {
  const titleId = useId();
  const api = useDataProvider<SchoolDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: [...settingsKey(section), 'preview', fields],
    queryFn: () => api.previewSettings(section, fields),
    gcTime: 0,
  });
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="lg" fullWidth>
      <DialogHead titleId={titleId} title={`${SECTION_WORDS[section].title}: preview`} isDivided onClose={onClose}>
        <Typography variant="caption">Nothing is saved yet.</Typography>
      </DialogHead>
      {error ? (
        <LoadProblem error={error} title="The preview could not be loaded" onRetry={() => void refetch()} />
      ) : data ? (
        // A picture of the page: it has no scripts and may have none, sends no forms and leads nowhere.
        <Page sandbox="allow-same-origin allow-scripts" srcDoc={data.html} title="Preview of the page" />
      ) : (
        <Skeleton variant="rectangular" height="70vh" aria-label="Loading the preview..." role="status" />
      )}
    </Dialog>
  );
}

const Page = styled('iframe')({ width: '100%', height: '70vh', border: 0, display: 'block' });
