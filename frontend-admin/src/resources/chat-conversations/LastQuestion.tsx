import { Box } from '@mui/material';

interface LastQuestionProps {
  /** Empty when the visitor wrote nothing. */
  text: string;
}

/** What a visitor wrote last, in two lines at most. */
export function LastQuestion({ text }: LastQuestionProps) {
  if (text === '') return <Box sx={{ color: 'text.secondary' }}>Nothing asked yet</Box>;
  return (
    <Box
      sx={{
        display: '-webkit-box',
        WebkitLineClamp: 2,
        WebkitBoxOrient: 'vertical',
        overflow: 'hidden',
        overflowWrap: 'anywhere',
      }}
    >
      {text}
    </Box>
  );
}
