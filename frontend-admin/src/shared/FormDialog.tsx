import { Dialog, DialogContent, Skeleton, useMediaQuery, type Theme } from '@mui/material';
import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { DialogHead } from './DialogHead';
import type { FormFrameProps } from './FormCard';
import type { FormModeLinks } from './form-mode';
import { formTitle } from './record-words';
import { afterAMoment } from './ScreenSkeleton';

export interface FormDialogProps extends FormFrameProps {
  /** Closing leads away from the form's address, so that unsaved changes hold it back. */
  mode: FormModeLinks;
  /** Whether something stands beside the inputs where there is room. */
  isWide?: boolean;
}

/** A form over its list; on a phone it takes the whole screen. */
export function FormDialog({ words, isEdit, isLoading = false, mode, isWide = false, children }: FormDialogProps) {
  const titleId = useId();
  const navigate = useNavigate();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const isSpacious = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true });
  const close = () => void navigate(mode.listPath);
  return (
    <Dialog
      open
      onClose={close}
      aria-labelledby={titleId}
      maxWidth={isWide && isSpacious ? 'xl' : 'md'}
      fullWidth
      fullScreen={isPhone}
    >
      <DialogHead titleId={titleId} title={formTitle(isEdit, words)} isDivided onClose={close} />
      <DialogContent aria-busy={isLoading}>
        {isLoading ? <Skeleton variant="rounded" height={320} sx={afterAMoment} /> : children}
      </DialogContent>
    </Dialog>
  );
}
