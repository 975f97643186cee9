import { Box } from '@mui/material';
import { useState, type ReactNode } from 'react';

interface PictureProps {
  /** Null or empty: there is none. */
  src: string | null | undefined;
  widthPx: number;
  heightPx: number;
  /** Cut to fill, as a face is; or shown whole on white, as a logo is. */
  fit: 'cover' | 'contain';
  /** In its place when there is none, or it does not load. */
  children: ReactNode;
}

/** A picture of a record. Decoration: the name stands beside it. */
export function Picture({ src, widthPx, heightPx, fit, children }: PictureProps) {
  const [failed, setFailed] = useState<string>();
  const frame = {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: widthPx,
    height: heightPx,
    borderRadius: '6px',
    border: 1,
    borderColor: 'divider',
    overflow: 'hidden',
  } as const;
  if (!src || src === failed)
    return (
      <Box
        aria-hidden="true"
        sx={{
          ...frame,
          backgroundColor: 'action.hover',
          color: 'text.secondary',
          fontSize: 13,
          fontWeight: 600,
          textAlign: 'center',
        }}
      >
        {children}
      </Box>
    );
  return (
    <Box sx={{ ...frame, ...(fit === 'contain' && { backgroundColor: 'common.white', p: 0.75 }) }}>
      <Box
        component="img"
        src={src}
        alt=""
        loading="lazy"
        decoding="async"
        onError={() => setFailed(src)}
        sx={{ display: 'block', width: '100%', height: '100%', minHeight: 0, objectFit: fit }}
      />
    </Box>
  );
}
