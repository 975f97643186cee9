import { Button, styled } from '@mui/material';
import type { ReactNode } from 'react';
import type { ResponseType } from '#libs/contracts/contact-message';
import type { ContactMessage } from '#libs/contracts/generated/api';
import { color } from '#libs/design/tokens';
import { mailtoLink } from '#libs/domain/email-address';
import { MessagesIcon, PhoneIcon, WhatsAppIcon } from '../../../shared/icons';
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
    { way: 'whatsapp', label: 'WhatsApp', href: whatsapp, icon: <WhatsAppIcon /> },
    { way: 'phone', label: 'Call', href: call, icon: <PhoneIcon /> },
    {
      way: 'email',
      label: 'Email',
      href: email === '' ? undefined : mailtoLink(email, `Re: ${subject}`),
      icon: <MessagesIcon />,
    },
  ];
  const open = ways.filter(({ href }) => href !== undefined);
  return (
    <Bar role="group" aria-label="Answer by">
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
          size="large"
        >
          {label}
        </Button>
      ))}
    </Bar>
  );
}

const Bar = styled('div')(({ theme }) => ({
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: theme.zIndex.appBar,
  display: 'grid',
  gridAutoFlow: 'column',
  // Each as wide as its word asks for, and an equal share of what is left: "WhatsApp" is twice as long as "Call".
  gridAutoColumns: 'auto',
  '& .MuiButton-root': { paddingInline: theme.spacing(1) },
  '& .MuiButton-startIcon': { marginRight: theme.spacing(0.75) },
  gap: theme.spacing(1),
  paddingTop: theme.spacing(1),
  paddingBottom: 'calc(8px + env(safe-area-inset-bottom))',
  paddingLeft: 'max(12px, env(safe-area-inset-left))',
  paddingRight: 'max(12px, env(safe-area-inset-right))',
  borderTop: `1px solid ${color.line}`,
  backgroundColor: color.ink[900],
}));
