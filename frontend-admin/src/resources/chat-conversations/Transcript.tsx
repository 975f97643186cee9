import { Button, styled, Typography } from '@mui/material';
import { Link, useLocation } from 'react-router-dom';
import { FAQ_RULES } from '#libs/contracts/faq';
import type { ChatMessageView } from '#libs/contracts/generated/api';
import { isApology } from '#libs/domain/chat/answer-rules';
import { radius } from '#libs/design/tokens';
import { makeFaqLink } from '../../shared/faq-question';
import { Column, WrittenText } from '../../shared/layout-parts';
import { schoolTime } from '../../shared/school-moment';
import { StatusBadge } from '../../shared/StatusBadge';
import { transcriptDays } from './transcript-days';

interface TranscriptProps {
  /** Oldest first. */
  messages: readonly ChatMessageView[];
  conversationId: number;
}

/** The dialogue: the visitor at the right, the assistant at the left, under the day on the school's calendar. */
export function Transcript({ messages, conversationId }: TranscriptProps) {
  if (messages.length === 0) return <Typography variant="secondary">No messages.</Typography>;
  return (
    <Column aria-label="Messages" gap={2} as="section">
      {transcriptDays(messages).map((part, place) => (
        <Column key={place} gap={1.5}>
          <Day>{part.day}</Day>
          <Column gap={1.5} as="ol">
            {part.messages.map((message, at) => (
              <Said key={at} message={message} conversationId={conversationId} />
            ))}
          </Column>
        </Column>
      ))}
    </Column>
  );
}

function Said({
  message: { role, content, timestamp },
  conversationId,
}: {
  message: ChatMessageView;
  conversationId: number;
}) {
  const isVisitor = role === 'user';
  return (
    <Turn data-visitor={isVisitor}>
      <Speaker>
        {isVisitor ? 'Visitor' : 'Assistant'}, {schoolTime(timestamp)}
        {!isVisitor && isApology(content) && <StatusBadge variant="warn">Not answered</StatusBadge>}
      </Speaker>
      <Bubble data-bubble="">{content}</Bubble>
      {isVisitor && content.trim().length >= FAQ_RULES.question.minLength && (
        <MakeFaq question={content} conversationId={conversationId} />
      )}
    </Turn>
  );
}

/** An answer that the assistant can give the next time. */
function MakeFaq({ question, conversationId }: { question: string; conversationId: number }) {
  const { pathname, search } = useLocation();
  const { to, state } = makeFaqLink({ question, back: { pathname, search }, about: conversationId });
  return (
    <Button component={Link} to={to} state={state} size="small" color="inherit" aria-label={`Create FAQ: ${question}`}>
      Create FAQ
    </Button>
  );
}

const Day = styled('h3')(({ theme }) => ({ ...theme.typography.label, margin: 0, textAlign: 'center' }));

const Speaker = styled('div')(({ theme }) => ({
  ...theme.typography.fine,
  color: theme.palette.text.secondary,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  paddingInline: theme.spacing(0.5),
}));

const Bubble = styled(WrittenText)(({ theme }) => ({
  padding: theme.spacing(1.125, 1.75),
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: radius.lg,
  borderBottomLeftRadius: radius.sm,
  backgroundColor: theme.palette.quiet,
}));

/** What the visitor says stands at the right. */
const Turn = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.5),
  justifySelf: 'start',
  justifyItems: 'start',
  maxWidth: '88%',
  [theme.breakpoints.up('sm')]: { maxWidth: '72%' },
  '&[data-visitor=true]': { justifySelf: 'end', justifyItems: 'end' },
  '&[data-visitor=true] > [data-bubble]': {
    borderColor: 'transparent',
    borderBottomLeftRadius: radius.lg,
    borderBottomRightRadius: radius.sm,
    backgroundColor: theme.palette.accentSoft,
  },
}));
