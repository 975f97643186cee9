import { Link, styled, Typography } from '@mui/material';
import type { ContactMessage } from '#libs/contracts/generated/api';
import { radius } from '#libs/design/tokens';
import { WrittenText } from '../../shared/layout-parts';
import { schoolMoment } from '../../shared/school-moment';
import { WAY_WORDS } from './message-words';
import { responseLink } from './response-link';

/** What was answered, how, when and by whom; and the way to send it, should the first have been lost. */
export function SavedResponse({ message }: { message: ContactMessage }) {
  const { response, responseType, responseDate, respondedBy, respondedByUsername } = message;
  if (response === null) return null;
  const link = responseType && responseLink(message, responseType, response);
  const details = [
    responseType && WAY_WORDS[responseType],
    responseDate && schoolMoment(responseDate),
    respondedByUsername ?? respondedBy,
  ].filter(Boolean);
  return (
    <Frame aria-label="Saved response">
      <Typography variant="strong">Response</Typography>
      <WrittenText>{response}</WrittenText>
      <Typography variant="small">{details.join(', ')}</Typography>
      {link && (
        <SendAgain
          href={link}
          color="inherit"
          {...(responseType === 'whatsapp' && { target: '_blank', rel: 'noopener noreferrer' })}
        >
          {responseType === 'whatsapp' ? 'Open it in WhatsApp again' : 'Open it in your e-mail program again'}
        </SendAgain>
      )}
    </Frame>
  );
}

const Frame = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.75),
  padding: theme.spacing(2),
  borderRadius: radius.md,
  borderLeft: `3px solid ${theme.palette.badge.good[0]}`,
  backgroundColor: theme.palette.badge.good[1],
}));

const SendAgain = styled(Link)(({ theme }) => ({ ...theme.typography.small, width: 'fit-content' }));
