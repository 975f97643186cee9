import { styled } from '@mui/material';
import { create } from 'qrcode';

/** Modules of white around it, without which cameras do not find it. */
const QUIET = 4;

/** Black on white in dark colours too: apps do not read it the other way round. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  const dark = Array.from(data.keys()).filter((at) => data[at] === 1);
  const path = dark.map((at) => `M${at % size} ${Math.floor(at / size)}h1v1h-1z`).join('');
  const whole = size + 2 * QUIET;
  return (
    <Square role="img" aria-label={label} viewBox={`${-QUIET} ${-QUIET} ${whole} ${whole}`} shapeRendering="crispEdges">
      <path d={path} />
    </Square>
  );
}

const Square = styled('svg')(({ theme }) => ({
  width: 208,
  maxWidth: '100%',
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${theme.palette.divider}`,
  backgroundColor: theme.palette.common.white,
  fill: theme.palette.common.black,
}));
