import { Button, styled, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { ChatConversationRecord } from '#libs/contracts/generated/api';
import { mailtoLink } from '#libs/domain/email-address';
import { radius } from '#libs/design/tokens';
import { CopyButton } from '../../shared/CopyButton';
import { MessagesIcon, PhoneIcon, WhatsAppIcon } from '../../shared/icons';
import { Row } from '../../shared/layout-parts';
import { phoneLinks } from '../../shared/phone-links';

type Contact = Pick<ChatConversationRecord, 'userName' | 'userEmail' | 'userPhone'>;

const SUBJECT = 'Your question to Storm Combat';

/** What the visitor told of themselves, and one press to reach them. */
export function ContactCard({ userName, userEmail, userPhone }: Contact) {
  const isKnown = userName !== null || userEmail !== null || userPhone !== null;
  return (
    <Frame aria-label="Contact">
      {!isKnown && <Typography variant="secondary">The visitor left no contact details.</Typography>}
      {userName !== null && (
        <Typography variant="cardTitle" component="div">
          {userName}
        </Typography>
      )}
      {userEmail !== null && (
        <Detail text={userEmail}>
          <Way href={mailtoLink(userEmail, SUBJECT)} icon={<MessagesIcon />}>
            Mail
          </Way>
          <CopyButton text={userEmail} label="Copy email address" />
        </Detail>
      )}
      {userPhone !== null && <Phone typed={userPhone} />}
    </Frame>
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
        <Way href={whatsapp} icon={<WhatsAppIcon />} isElsewhere>
          WhatsApp
        </Way>
      )}
      <CopyButton text={typed} label="Copy phone number" />
    </Detail>
  );
}

function Detail({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Row gap={1} wrap>
      <Words>{text}</Words>
      {children}
    </Row>
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

const Frame = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  padding: theme.spacing(2),
  borderRadius: radius.md,
  border: `1px solid ${theme.palette.divider}`,
  backgroundColor: theme.palette.quiet,
}));

const Words = styled('div')(({ theme }) => ({
  flex: '1 1 100%',
  minWidth: 0,
  [theme.breakpoints.up('sm')]: { flex: '1 1 200px' },
}));
