import { IconButton, Portal, styled, Tooltip } from '@mui/material';
import { useListContext, useRecordContext } from 'react-admin';
import { radius } from '#libs/design/tokens';
import { DragIcon } from '../icons';
import { HeardOnly } from '../layout-parts';
import type { RecordWords } from '../record-words';
import { useRecordName } from '../use-record-name';
import { useArrange, useIsArrangeable, type ArrangedRecord } from './use-arrange';
import { useLift } from './use-lift';

interface ArrangeHandleProps {
  words: RecordWords;
  /** The largest number there may be. */
  max: number;
}

/** Moves the row's record to another place of the order that visitors see. Shows where places have a meaning only. */
export function ArrangeHandle(props: ArrangeHandleProps) {
  return useIsArrangeable() ? <Handle {...props} /> : null;
}

function Handle({ words, max }: ArrangeHandleProps) {
  const { data = [] } = useListContext<ArrangedRecord>();
  const record = useRecordContext<ArrangedRecord>();
  const called = useRecordName();
  const { arrange, isBusy } = useArrange(words, max);
  const from = data.findIndex(({ id }) => id === record?.id);
  const { lift, handlers } = useLift(from, (to) => void arrange(from, to));

  return (
    <>
      <Tooltip title={lift ? '' : 'Drag to arrange'}>
        <IconButton
          aria-label={`Arrange ${called}`}
          aria-pressed={lift !== undefined}
          aria-disabled={isBusy}
          {...(!isBusy && handlers)}
          sx={{
            cursor: lift ? 'grabbing' : 'grab',
            touchAction: 'none',
            ...(lift && { backgroundColor: 'action.selected' }),
          }}
        >
          <DragIcon sx={{ strokeWidth: 3 }} />
        </IconButton>
      </Tooltip>
      <HeardOnly aria-live="assertive">{lift && `Place ${lift.to + 1} of ${data.length}`}</HeardOnly>
      {lift?.line && (
        <Portal>
          <Line
            aria-hidden="true"

            style={lift.line}
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
