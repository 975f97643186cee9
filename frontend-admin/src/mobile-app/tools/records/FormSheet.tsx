import { Dialog, DialogContent, IconButton, Skeleton, Slide, type SlideProps, styled } from '@mui/material';
import { useId, type ReactNode, useMemo, useSyncExternalStore, type CSSProperties } from 'react';
import { RecordContextProvider, useGetOne, useResourceContext } from 'react-admin';
import { color } from '#libs/design/tokens';
import type { FormDialogProps } from '../../../shared/FormDialog';
import { delayedAppearance } from '../../../shared/Skeletons';
import { isNotFound } from '../../../shared/failure';
import { CloseIcon } from '../../../shared/icons';
import { formTitle } from '../../../shared/record-words';
import { visibleArea } from './visible-area';

interface FormSheetProps extends FormDialogProps {
  /** What else can be done with the record that it edits: buttons beside the title. */
  actions?: ReactNode;
  /** Above the form of that record. */
  above?: ReactNode;
}

/**
 * A form that takes the whole of the phone's screen, as much of it as the keyboard leaves; Save stays under the thumb.
 */
export function FormSheet({ words, isEdit, isLoading = false, mode, actions, above, children }: FormSheetProps) {
  const titleId = useId();
  const close = () => mode.close?.();
  return (
    <WholeScreen
      open
      fullScreen
      onClose={close}
      aria-labelledby={titleId}
      slots={{ transition: Upwards }}
      style={useVisibleArea()}
    >
      <Head>
        <Title id={titleId}>{formTitle(isEdit, words)}</Title>
        {mode.id !== undefined && actions && <OpenRecord id={mode.id}>{actions}</OpenRecord>}
        <IconButton aria-label="Close" onClick={close}>
          <CloseIcon />
        </IconButton>
      </Head>
      <Content aria-busy={isLoading}>
        {mode.id !== undefined && above && <OpenRecord id={mode.id}>{above}</OpenRecord>}
        {isLoading ? <Skeleton variant="rounded" height={320} sx={delayedAppearance} /> : children}
      </Content>
    </WholeScreen>
  );
}

function Upwards(props: SlideProps) {
  return <Slide {...props} direction="up" />;
}

/** Nothing while the record is not known, or is gone. */
function OpenRecord({ id, children }: { id: number; children: ReactNode }) {
  // The form has loaded it already.
  const { data, error } = useGetOne(useResourceContext() ?? '', { id }, { staleTime: Infinity, retryOnMount: false });
  return data && !isNotFound(error) && <RecordContextProvider value={data}>{children}</RecordContextProvider>;
}

/**
 * What the keyboard leaves of the screen, as the style of something that fills it; undefined while nothing is taken
 * away.
 */
function useVisibleArea(): CSSProperties | undefined {
  const area = useSyncExternalStore(onChange, read);
  return useMemo(() => {
    if (area === '') return undefined;
    const [top, height] = area.split(' ').map(Number);
    return { top, height, bottom: 'auto' };
  }, [area]);
}

/** As text, because a store must answer the same as long as nothing has changed. */
function read(): string {
  const { visualViewport } = window;
  const area = visualViewport && visibleArea(visualViewport, window.innerHeight);
  return area ? `${area.topPx} ${area.heightPx}` : '';
}

function onChange(listener: () => void): () => void {
  const { visualViewport } = window;
  visualViewport?.addEventListener('resize', listener);
  visualViewport?.addEventListener('scroll', listener);
  return () => {
    visualViewport?.removeEventListener('resize', listener);
    visualViewport?.removeEventListener('scroll', listener);
  };
}

const WholeScreen = styled(Dialog)({
  '& .MuiDialog-paper': {
    paddingTop: 'env(safe-area-inset-top)',
    paddingBottom: 'env(safe-area-inset-bottom)',
    paddingLeft: 'env(safe-area-inset-left)',
    paddingRight: 'env(safe-area-inset-right)',
  },
});

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(0.5),
  paddingLeft: theme.spacing(3),
  paddingRight: theme.spacing(1),
  paddingBlock: theme.spacing(0.75),
  borderBottom: `1px solid ${color.line}`,
}));

const Title = styled('h2')(({ theme }) => ({
  flex: 1,
  margin: 0,
  ...theme.typography.sheetTitle,
  overflowWrap: 'anywhere',
}));

/** However short the form is, its buttons are at the lower edge. */
const Content = styled(DialogContent)(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  maxWidth: 720,
  marginInline: 'auto',
  scrollPaddingBottom: 80,
  '& form': { flex: 1, display: 'grid' },
  '& form > div': { gridTemplateRows: '1fr auto' },
  '& [type=submit]': { ...theme.typography.lead, flex: 1, minHeight: 48 },
}));
