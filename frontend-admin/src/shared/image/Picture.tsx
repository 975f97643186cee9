import { styled } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { color } from '#libs/design/tokens';

interface PictureProps {
  /** Null or empty: there is none. */
  src: string | null | undefined;
  widthPx: number;
  heightPx: number;
  /** Cut to fill, as a face is; or shown whole on a light ground, as a logo is. */
  fit: 'cover' | 'contain';
  /** In its place when there is none, or it does not load. */
  children: ReactNode;
}

/** A picture of a record. Decoration: the name stands beside it. */
export function Picture({ src, widthPx, heightPx, fit, children }: PictureProps) {
  const [failed, setFailed] = useState<string>();
  const size = { width: widthPx, height: heightPx };
  if (!src || src === failed)
    return (
      <NoPicture aria-hidden="true" style={size}>
        {children}
      </NoPicture>
    );
  return (
    <Frame style={size} data-whole={fit === 'contain'}>
      <Image
        src={src}
        alt=""
        loading="lazy"
        decoding="async"
        onError={() => setFailed(src)}
        style={{ objectFit: fit }}
      />
    </Frame>
  );
}

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${theme.palette.divider}`,
  overflow: 'hidden',
  '&[data-whole=true]': {
    padding: theme.spacing(0.75),
    // Light enough for what is drawn for paper, and it does not shine out of a dark screen.
    backgroundColor: theme.palette.mode === 'dark' ? color.muted : theme.palette.common.white,
  },
}));

const NoPicture = styled(Frame)(({ theme }) => ({
  ...theme.typography.small,
  fontWeight: 600,
  textAlign: 'center',
  color: theme.palette.text.secondary,
  backgroundColor: theme.palette.action.hover,
}));

const Image = styled('img')({ display: 'block', width: '100%', height: '100%', minHeight: 0 });
