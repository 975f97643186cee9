import { styled, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { color, radius } from '#libs/design/tokens';
import { LongText } from '../../../shared/layout-parts';
import { answerState, unsentInWords, type KeptAnswer } from '../../answers/kept-answer';

/** Answers that the school has not stored yet: also of messages that no list shows any more. */
export function UnsentAnswers({ answers }: { answers: readonly KeptAnswer[] }) {
  if (answers.length === 0) return null;
  return (
    <Frame aria-label="Unsent answers">
      <Typography variant="sectionTitle" component="h2">
        {unsentInWords(answers.length)}
      </Typography>
      <ul>
        {answers.map(({ key, message, to, refusal, toOpen }) => (
          <LinedItem key={key}>
            <AnswerLink to={`/messages/${message.id}`}>
              <LongText>To {to}</LongText>
              <Typography variant="caption" {...(refusal && { color: 'error' })}>
                {refusal
                  ? `${refusal.because}. Please check it.`
                  : answerState({ toOpen }) === 'to be sent'
                    ? 'Ready to send: open it and press the button'
                    : 'Waiting for a connection'}
              </Typography>
            </AnswerLink>
          </LinedItem>
        ))}
      </ul>
    </Frame>
  );
}

const Frame = styled('section')(({ theme }) => ({
  marginBottom: theme.spacing(2),
  padding: theme.spacing(2),
  paddingBottom: theme.spacing(0.5),
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.lg,
  backgroundColor: color.ink[800],
}));

const LinedItem = styled('li')({ '& + &': { borderTop: `1px solid ${color.line}` } });

const AnswerLink = styled(Link)(({ theme }) => ({
  display: 'grid',
  alignContent: 'center',
  minHeight: 52,
  paddingBlock: theme.spacing(0.75),
  color: color.text,
  textDecoration: 'none',
}));
