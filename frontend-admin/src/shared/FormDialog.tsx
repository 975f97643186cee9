import { Dialog, DialogContent, Skeleton, useMediaQuery, type Theme, Card, styled } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { DialogHead } from './dialog-parts';
import { delayedAppearance } from './Skeletons';
import type { FormModeLinks } from './form-mode';
import { formTitle, type RecordWords } from './record-words';

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
      <Content aria-busy={isLoading}>
        {isLoading ? <Skeleton variant="rounded" height={320} sx={delayedAppearance} /> : children}
      </Content>
    </Dialog>
  );
}

/** On a phone's whole screen a short form reaches down to the lower edge too: there its buttons are looked for. */
const Content = styled(DialogContent)(({ theme }) => ({
  [theme.breakpoints.down('sm')]: {
    display: 'flex',
    flexDirection: 'column',
    '& > form': { flex: '1 0 auto', display: 'grid' },
  },
}));

export interface FormFrameProps {
  words: RecordWords;
  isEdit: boolean;
  isLoading?: boolean;
  children?: ReactNode;
}

export function FormCard({ words, isEdit, isLoading = false, children }: FormFrameProps) {
  return (
    <Frame component="section" aria-labelledby="form-title" aria-busy={isLoading}>
      <Title id="form-title">{formTitle(isEdit, words)}</Title>
      <Body>{isLoading ? <Skeleton variant="rounded" height={180} sx={delayedAppearance} /> : children}</Body>
    </Frame>
  );
}

/** On paper the list is wanted. */
const Frame = styled(Card)({ scrollMarginTop: 72, '@media print': { display: 'none' } }) as typeof Card;

const Title = styled('h2')(({ theme }) => ({
  ...theme.typography.cardTitle,
  margin: 0,
  paddingInline: theme.spacing(2.25),
  paddingBlock: theme.spacing(1.75),
  borderBottom: `1px solid ${theme.palette.divider}`,
}));

const Body = styled('div')(({ theme }) => ({ padding: theme.spacing(2.25) }));
