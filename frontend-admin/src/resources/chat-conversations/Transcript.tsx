import { Box } from '@mui/material';
import type { ChatMessageView } from '#libs/contracts/generated/api';
import { apology } from '#libs/domain/chat/answer-rules';
import { assistantFacts } from '#libs/school/assistant-facts';
import { schoolTime } from '../../shared/school-moment';
import { StatusBadge } from '../../shared/StatusBadge';
import { usePalette } from '../../shared/use-palette';
import { transcriptDays } from './transcript-days';

interface TranscriptProps {
  /** Oldest first. */
  messages: readonly ChatMessageView[];
}

const APOLOGY = apology(assistantFacts);

/** The dialogue: the visitor at the right, the assistant at the left, under the day on the school's calendar. */
export function Transcript({ messages }: TranscriptProps) {
  if (messages.length === 0) return <Box sx={{ color: 'text.secondary' }}>Nothing was said.</Box>;
  return (
    <Box
      component="section"
      aria-label="Messages"
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0,1fr)' }}
    >
      {transcriptDays(messages).map((part, place) => (
        <Box key={place} sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0,1fr)' }}>
          <Box
            component="h3"
            sx={{ m: 0, textAlign: 'center', fontSize: 13, fontWeight: 550, color: 'text.secondary' }}
          >
            {part.day}
          </Box>
          <Box
            component="ol"
            sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0,1fr)', m: 0, p: 0, listStyle: 'none' }}
          >
            {part.messages.map((message, at) => (
              <Said key={at} {...message} />
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

function Said({ role, content, timestamp }: ChatMessageView) {
  const palette = usePalette();
  const isVisitor = role === 'user';
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gap: 0.5,
        justifySelf: isVisitor ? 'end' : 'start',
        justifyItems: isVisitor ? 'end' : 'start',
        maxWidth: { xs: '88%', sm: '72%' },
      }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1,
          px: 0.5,
          fontSize: 12.5,
          color: 'text.secondary',
        }}
      >
        {isVisitor ? 'Visitor' : 'Assistant'}, {schoolTime(timestamp)}
        {!isVisitor && content === APOLOGY && <StatusBadge variant="warn">Not answered</StatusBadge>}
      </Box>
      <Box
        sx={{
          px: 1.75,
          py: 1.125,
          borderRadius: isVisitor ? '12px 12px 4px 12px' : '12px 12px 12px 4px',
          border: 1,
          borderColor: isVisitor ? 'transparent' : 'divider',
          backgroundColor: isVisitor ? palette.accentSoft : palette.quiet,
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
        }}
      >
        {content}
      </Box>
    </Box>
  );
}
