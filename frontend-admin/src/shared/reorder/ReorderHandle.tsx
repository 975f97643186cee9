import { IconButton, Portal, styled, Tooltip } from '@mui/material';
import { useListContext, useRecordContext } from 'react-admin';
import { radius } from '#libs/design/tokens';
import { DragIcon } from '../icons';
import { VisuallyHidden } from '../layout-parts';
import type { RecordWords } from '../record-words';
import { useRecordName } from '../use-record-name';
import { useReorder, useIsReorderable, type SortableRecord } from './use-reorder';
import { useDragAndDrop } from './use-drag-and-drop';

interface ReorderHandleProps {
  words: RecordWords;
  /** The largest `sortOrder` allowed. */
  max: number;
}

/** The drag handle of a row; hidden where the list cannot be reordered. */
export function ReorderHandle(props: ReorderHandleProps) {
  return useIsReorderable() ? <Handle {...props} /> : null;
}

function Handle({ words, max }: ReorderHandleProps) {
  const { data = [] } = useListContext<SortableRecord>();
  const record = useRecordContext<SortableRecord>();
  const called = useRecordName();
  const { arrange, isBusy } = useReorder(words, max);
  const from = data.findIndex(({ id }) => id === record?.id);
  const { drag, handlers } = useDragAndDrop(from, (to) => void arrange(from, to));

  return (
    <>
      <Tooltip title={drag ? '' : 'Drag to arrange'}>
        <IconButton
          aria-label={`Arrange ${called}`}
          aria-pressed={drag !== undefined}
          aria-disabled={isBusy}
          {...(!isBusy && handlers)}
          sx={{
            cursor: drag ? 'grabbing' : 'grab',
            touchAction: 'none',
            ...(drag && { backgroundColor: 'action.selected' }),
          }}
        >
          <DragIcon sx={{ strokeWidth: 3 }} />
        </IconButton>
      </Tooltip>
      <VisuallyHidden aria-live="assertive">{drag && `Place ${drag.to + 1} of ${data.length}`}</VisuallyHidden>
      {drag?.line && (
        <Portal>
          <Line
            aria-hidden="true"

            style={drag.line}
          />
        </Portal>
      )}
    </>
  );
}

const Line = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.tooltip,
  pointerEvents: 'none',
  borderRadius: radius.xs,
  backgroundColor: theme.palette.primary.main,
}));
