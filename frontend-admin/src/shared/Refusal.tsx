import { styled } from '@mui/material';
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
    <Frame role="alert" style={{ color, backgroundColor }}>
      {(sentences.length > 0 ? sentences : [otherwise]).map((sentence) => (
        <div key={sentence}>{sentence}</div>
      ))}
    </Frame>
  );
}

const Frame = styled('div')(({ theme }) => ({
  ...theme.typography.medium,
  marginTop: theme.spacing(2),
  padding: theme.spacing(1.25, 1.5),
  borderRadius: theme.shape.borderRadius,
  overflowWrap: 'anywhere',
}));
