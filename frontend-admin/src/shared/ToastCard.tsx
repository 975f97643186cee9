import { Box, Button, IconButton } from '@mui/material';
import { color, shadow } from '#libs/design/tokens';
import { CloseIcon } from './icons';

export interface ToastCardProps {
  /** Failures are announced at once and carry a title (spec 3 section 8). */
  kind: 'done' | 'failed';
  /** Of a failure. */
  title?: string | undefined;
  text: string;
  /** A second sentence: what the server said. */
  detail?: string | undefined;
  onUndo?: () => void;
  onClose: () => void;
}

/** A toast: ink in both modes. */
export function ToastCard({ kind, title = 'Error', text, detail, onUndo, onClose }: ToastCardProps) {
  const isFailure = kind === 'failed';
  return (
    <Box
      role={isFailure ? 'alert' : 'status'}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        maxWidth: 440,
        py: 1,
        pl: 2,
        pr: 1,
        borderRadius: '8px',
        border: `1px solid ${color.line}`,
        borderLeft: isFailure ? `3px solid ${color.status.error}` : undefined,
        backgroundColor: color.ink[900],
        color: color.text,
        boxShadow: shadow.mid,
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        {isFailure && <Box sx={{ fontWeight: 650, color: color.status.error }}>{title}</Box>}
        <div>{text}</div>
        {detail && <Box sx={{ color: color.muted, fontSize: 13, overflowWrap: 'anywhere' }}>{detail}</Box>}
      </Box>
      {onUndo && (
        <Button
          size="small"
          onClick={() => {
            onClose();
            onUndo();
          }}
          sx={{ color: color.signal.text }}
        >
          Undo
        </Button>
      )}
      <IconButton size="small" aria-label="Close message" onClick={onClose} sx={{ color: color.muted, ml: 'auto' }}>
        <CloseIcon />
      </IconButton>
    </Box>
  );
}
