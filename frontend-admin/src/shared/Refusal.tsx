import { Box } from '@mui/material';
import { failureSentences } from './failure';
import { usePalette } from './use-palette';

interface RefusalProps {
  refusal: unknown;
  /** Said when the server said nothing. */
  otherwise: string;
}

/** Why a change was not made, in its dialog. */
export function Refusal({ refusal, otherwise }: RefusalProps) {
  const [color, backgroundColor] = usePalette().badge.bad;
  if (refusal === undefined) return null;
  const sentences = failureSentences(refusal);
  return (
    <Box
      role="alert"
      sx={{
        mt: 2,
        px: 1.5,
        py: 1.25,
        borderRadius: '6px',
        color,
        backgroundColor,
        fontSize: 14,
        fontWeight: 550,
        overflowWrap: 'anywhere',
      }}
    >
      {(sentences.length > 0 ? sentences : [otherwise]).map((sentence) => (
        <div key={sentence}>{sentence}</div>
      ))}
    </Box>
  );
}
