import { Box, Button } from '@mui/material';
import type { ReactNode } from 'react';
import type { ChatConversationRecord } from '#libs/contracts/generated/api';
import { mailtoLink } from '#libs/domain/email-address';
import { CopyButton } from '../../shared/CopyButton';
import { ConversationsIcon, MessagesIcon, PhoneIcon } from '../../shared/icons';
import { usePalette } from '../../shared/use-palette';
import { phoneLinks } from '../../shared/phone-links';

type Contact = Pick<ChatConversationRecord, 'userName' | 'userEmail' | 'userPhone'>;

const SUBJECT = 'Your question to Storm Combat';

/** What the visitor told of themselves, and one press to reach them. */
export function ContactCard({ userName, userEmail, userPhone }: Contact) {
  const palette = usePalette();
  const isKnown = userName !== null || userEmail !== null || userPhone !== null;
  return (
    <Box
      component="section"
      aria-label="Contact"
      sx={{
        display: 'grid',
        gap: 1.5,
        p: 2,
        borderRadius: '8px',
        border: 1,
        borderColor: 'divider',
        backgroundColor: palette.quiet,
      }}
    >
      {!isKnown && <Box sx={{ color: 'text.secondary' }}>The visitor left no contact details.</Box>}
      {userName !== null && <Box sx={{ fontSize: 15, fontWeight: 600 }}>{userName}</Box>}
      {userEmail !== null && (
        <Detail text={userEmail}>
          <Way href={mailtoLink(userEmail, SUBJECT)} icon={<MessagesIcon />}>
            Mail
          </Way>
          <CopyButton text={userEmail} label="Copy email address" />
        </Detail>
      )}
      {userPhone !== null && <Phone typed={userPhone} />}
    </Box>
  );
}

function Phone({ typed }: { typed: string }) {
  const { call, whatsapp } = phoneLinks(typed);
  return (
    <Detail text={typed}>
      {call && (
        <Way href={call} icon={<PhoneIcon />}>
          Call
        </Way>
      )}
      {whatsapp && (
        <Way href={whatsapp} icon={<ConversationsIcon />} isElsewhere>
          WhatsApp
        </Way>
      )}
      <CopyButton text={typed} label="Copy phone number" />
    </Detail>
  );
}

function Detail({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Box sx={{ flex: { xs: '1 1 100%', sm: '1 1 200px' }, minWidth: 0 }}>{text}</Box>
      {children}
    </Box>
  );
}

interface WayProps {
  href: string;
  icon: ReactNode;
  children: string;
  /** On another site, in a tab of its own. */
  isElsewhere?: boolean;
}

function Way({ href, icon, children, isElsewhere = false }: WayProps) {
  return (
    <Button
      component="a"
      href={href}
      size="small"
      color="inherit"
      variant="outlined"
      startIcon={icon}
      {...(isElsewhere && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {children}
    </Button>
  );
}
