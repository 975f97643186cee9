import { Box, Link } from '@mui/material';
import type { ContactMessage } from '#libs/contracts/generated/api';
import { schoolMoment } from '../../shared/school-moment';
import { usePalette } from '../../shared/use-palette';
import { WAY_WORDS } from './message-words';
import { responseLink } from './response-link';

/** What was answered, how, when and by whom; and the way to send it, should the first have been lost. */
export function SavedResponse({ message }: { message: ContactMessage }) {
  const palette = usePalette();
  const { response, responseType, responseDate, respondedBy, respondedByUsername } = message;
  if (response === null) return null;
  const link = responseType && responseLink(message, responseType, response);
  const details = [
    responseType && WAY_WORDS[responseType],
    responseDate && schoolMoment(responseDate),
    respondedByUsername ?? respondedBy,
  ].filter(Boolean);
  return (
    <Box
      component="section"
      aria-label="Saved response"
      sx={{
        display: 'grid',
        gap: 0.75,
        p: 2,
        borderRadius: '8px',
        borderLeft: `3px solid ${palette.badge.good[0]}`,
        backgroundColor: palette.badge.good[1],
      }}
    >
      <Box sx={{ fontWeight: 600 }}>Response</Box>
      <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{response}</Box>
      <Box sx={{ fontSize: 13 }}>{details.join(', ')}</Box>
      {link && (
        <Link
          href={link}
          color="inherit"
          {...(responseType === 'whatsapp' && { target: '_blank', rel: 'noopener noreferrer' })}
          sx={{ fontSize: 13, width: 'fit-content' }}
        >
          {responseType === 'whatsapp' ? 'Open it in WhatsApp again' : 'Open it in your e-mail program again'}
        </Link>
      )}
    </Box>
  );
}
