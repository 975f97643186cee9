import { IconButton, Tooltip } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { DeleteIcon } from './icons';

interface RemoveRowProps {
  /** The field that the row is called by. */
  source: string;
  /** As long as that is empty. */
  otherwise: string;
  /** Why it cannot be removed. */
  keptBecause?: string | undefined;
  onRemove: () => void;
}

/** Removes the row of a list within a form. */
export function RemoveRow({ source, otherwise, keptBecause, onRemove }: RemoveRowProps) {
  const typed = useWatch({ name: source }) as unknown;
  const called = typeof typed === 'string' && typed.trim() !== '' ? typed.trim() : otherwise;
  return (
    <Tooltip title={keptBecause ?? 'Remove'} describeChild>
      <span>
        <IconButton aria-label={`Remove ${called}`} disabled={keptBecause !== undefined} onClick={onRemove}>
          <DeleteIcon />
        </IconButton>
      </span>
    </Tooltip>
  );
}
