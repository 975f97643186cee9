import { Box, Dialog, DialogContent, IconButton, Skeleton, Slide, type SlideProps } from '@mui/material';
import { useId, type ReactNode, useMemo, useSyncExternalStore, type CSSProperties } from 'react';
import { RecordContextProvider, useGetOne, useResourceContext } from 'react-admin';
import { color, font } from '#libs/design/tokens';
import type { FormDialogProps } from '../../../shared/FormDialog';
import { afterAMoment } from '../../../shared/ScreenSkeleton';
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
    <Dialog
      open
      fullScreen
      onClose={close}
      aria-labelledby={titleId}
      slots={{ transition: Upwards }}
      slotProps={{ paper: { sx: paperSx } }}
      style={useVisibleArea()}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 0.5,
          pl: 3,
          pr: 1,
          py: 0.75,
          borderBottom: `1px solid ${color.line}`,
        }}
      >
        <Box
          component="h2"
          id={titleId}
          sx={{
            flex: 1,
            m: 0,
            font: `850 24px/1.05 ${font.display}`,
            textTransform: 'uppercase',
            overflowWrap: 'anywhere',
          }}
        >
          {formTitle(isEdit, words)}
        </Box>
        {mode.id !== undefined && actions && <OpenRecord id={mode.id}>{actions}</OpenRecord>}
        <IconButton aria-label="Close" onClick={close}>
          <CloseIcon />
        </IconButton>
      </Box>
      <DialogContent aria-busy={isLoading} sx={contentSx}>
        {mode.id !== undefined && above && <OpenRecord id={mode.id}>{above}</OpenRecord>}
        {isLoading ? <Skeleton variant="rounded" height={320} sx={afterAMoment} /> : children}
      </DialogContent>
    </Dialog>
  );
}

function Upwards(props: SlideProps) {
  return <Slide {...props} direction="up" />;
}

/** However short the form is, its buttons are at the lower edge. */
const contentSx = {
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  maxWidth: 720,
  mx: 'auto',
  scrollPaddingBottom: 80,
  '& form': { flex: 1, display: 'grid' },
  '& form > div': { gridTemplateRows: '1fr auto' },
  '& [type=submit]': { flex: 1, minHeight: 48, fontSize: 16 },
} as const;
const paperSx = {
  borderRadius: 0,
  pt: 'env(safe-area-inset-top)',
  pb: 'env(safe-area-inset-bottom)',
  pl: 'env(safe-area-inset-left)',
  pr: 'env(safe-area-inset-right)',
} as const;

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
