import { Box, IconButton, Portal, Tooltip } from '@mui/material';
import { useListContext, useRecordContext } from 'react-admin';
import { DragIcon } from '../icons';
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
      <Box component="span" aria-live="assertive" sx={heardOnly}>
        {lift && `Place ${lift.to + 1} of ${data.length}`}
      </Box>
      {lift?.line && (
        <Portal>
          <Box
            aria-hidden="true"
            sx={{
              position: 'fixed',
              zIndex: 'tooltip',
              pointerEvents: 'none',
              borderRadius: '2px',
              backgroundColor: 'primary.main',
            }}
            style={lift.line}
          />
        </Portal>
      )}
    </>
  );
}

const heardOnly = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
