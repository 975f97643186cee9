import { Box } from '@mui/material';
import { Link } from 'react-router-dom';
import { color } from '#libs/design/tokens';
import { answerState, unsentInWords, type KeptAnswer } from '../../answers/kept-answer';

/** Answers that the school has not stored yet: also of messages that no list shows any more. */
export function UnsentAnswers({ answers }: { answers: readonly KeptAnswer[] }) {
  if (answers.length === 0) return null;
  return (
    <Box
      component="section"
      aria-label="Answers that are not sent"
      sx={{
        mb: 2,
        p: 2,
        pb: 0.5,
        border: `1px solid ${color.lineStrong}`,
        borderRadius: '12px',
        backgroundColor: color.ink[800],
      }}
    >
      <Box component="h2" sx={{ m: 0, mb: 0.5, fontSize: 16, fontWeight: 600 }}>
        {unsentInWords(answers.length)}
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {answers.map(({ key, message, to, refusal, toOpen }) => (
          <Box component="li" key={key} sx={{ '& + &': { borderTop: `1px solid ${color.line}` } }}>
            <Box
              component={Link}
              to={`/messages/${message.id}`}
              sx={{
                display: 'grid',
                alignContent: 'center',
                minHeight: 52,
                py: 0.75,
                color: color.text,
                textDecoration: 'none',
              }}
            >
              <Box sx={{ overflowWrap: 'anywhere' }}>To {to}</Box>
              <Box sx={{ color: refusal ? color.status.error : color.muted, fontSize: 14 }}>
                {refusal
                  ? `${refusal.because}. Please look at it.`
                  : answerState({ toOpen }) === 'to be sent'
                    ? 'To be sent: open it, and press its button'
                    : 'Waiting for the network'}
              </Box>
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
