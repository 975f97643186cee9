import { Box, Button } from '@mui/material';
import type { ReactNode } from 'react';
import type { ResponseType } from '#libs/contracts/contact-message';
import type { ContactMessage } from '#libs/contracts/generated/api';
import { color } from '#libs/design/tokens';
import { mailtoLink } from '#libs/domain/email-address';
import { ConversationsIcon, MessagesIcon, PhoneIcon } from '../../../shared/icons';
import { phoneLinks } from '../../../shared/phone-links';

interface AnswerBarProps {
  message: ContactMessage;
  /** Which way was taken. */
  onReach: (way: ResponseType) => void;
}

interface Way {
  way: ResponseType;
  label: string;
  href: string | undefined;
  icon: ReactNode;
}

/** The ways to the sender, in the place of the tabs: one press each. A number that cannot be reached has none. */
export function AnswerBar({ message: { fullName, email, phone, subject }, onReach }: AnswerBarProps) {
  const { call, whatsapp } = phoneLinks(phone);
  const ways: Way[] = [
    { way: 'whatsapp', label: 'WhatsApp', href: whatsapp, icon: <ConversationsIcon /> },
    { way: 'phone', label: 'Call', href: call, icon: <PhoneIcon /> },
    { way: 'email', label: 'E-mail', href: mailtoLink(email, `Re: ${subject}`), icon: <MessagesIcon /> },
  ];
  const open = ways.filter(({ href }) => href !== undefined);
  return (
    <Box
      role="group"
      aria-label="Answer by"
      sx={{
        position: 'fixed',
        insetInline: 0,
        bottom: 0,
        zIndex: 'appBar',
        display: 'grid',
        gridTemplateColumns: `repeat(${open.length}, minmax(0,1fr))`,
        gap: 1,
        pt: 1,
        pb: 'calc(8px + env(safe-area-inset-bottom))',
        pl: 'max(12px, env(safe-area-inset-left))',
        pr: 'max(12px, env(safe-area-inset-right))',
        borderTop: `1px solid ${color.line}`,
        backgroundColor: color.ink[900],
      }}
    >
      {open.map(({ way, label, href, icon }, place) => (
        <Button
          key={way}
          component="a"
          href={href}
          aria-label={`${label}: ${fullName}`}
          variant={place === 0 ? 'contained' : 'outlined'}
          color={place === 0 ? 'primary' : 'inherit'}
          startIcon={icon}
          onClick={() => onReach(way)}
          {...(way === 'whatsapp' && { target: '_blank', rel: 'noopener noreferrer' })}
          sx={{ minHeight: 52, px: 1, fontSize: 15.5, fontWeight: 600 }}
        >
          {label}
        </Button>
      ))}
    </Box>
  );
}
