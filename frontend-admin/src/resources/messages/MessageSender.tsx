import { Avatar, IconButton, styled, Tooltip, Typography } from '@mui/material';
import type { ContactMessage } from '#libs/contracts/generated/api';
import { mailtoLink } from '#libs/domain/email-address';
import { initialsOf } from '#libs/domain/initials';
import { writtenPhone } from '#libs/domain/school-facts';
import { PhoneIcon, WhatsAppIcon } from '../../shared/icons';
import { EmailText, Row } from '../../shared/layout-parts';
import { Moment } from '../../shared/Moment';
import { phoneLinks } from '../../shared/phone-links';

/** Who wrote a message, when, and the ways to reach them. */
export function MessageSender({
  message: { fullName, email, phone, createdAt, subject },
}: {
  message: ContactMessage;
}) {
  const { call, whatsapp } = phoneLinks(phone);
  return (
    <Row gap={1.5} align="start">
      <SenderTile variant="rounded" aria-hidden="true">
        {initialsOf(fullName)}
      </SenderTile>
      <SenderLines>
        <Typography variant="bold">{fullName}</Typography>
        {email !== '' && (
          <ContactLink href={mailtoLink(email, `Re: ${subject}`)}>
            <EmailText>{email}</EmailText>
          </ContactLink>
        )}
        {call ? <ContactLink href={call}>{writtenPhone(phone)}</ContactLink> : phone}
        <Typography variant="caption">
          <Moment at={createdAt} />
        </Typography>
      </SenderLines>
      {call && (
        <Tooltip title="Call" describeChild>
          <IconButton component="a" href={call} aria-label={`Call ${fullName}`}>
            <PhoneIcon />
          </IconButton>
        </Tooltip>
      )}
      {whatsapp && (
        <Tooltip title="WhatsApp" describeChild>
          <IconButton
            component="a"
            href={whatsapp}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`WhatsApp ${fullName}`}
          >
            <WhatsAppIcon />
          </IconButton>
        </Tooltip>
      )}
    </Row>
  );
}

const SenderTile = styled(Avatar)(({ theme }) => ({
  ...theme.typography.caption,
  width: 40,
  height: 40,
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${theme.palette.divider}`,
  backgroundColor: theme.palette.quiet,
  fontWeight: 650,
}));

const SenderLines = styled('div')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  display: 'grid',
  gap: theme.spacing(0.25),
  overflowWrap: 'anywhere',
}));

const ContactLink = styled('a')(({ theme }) => ({
  color: theme.palette.text.primary,
  textDecorationColor: 'currentColor',
  width: 'fit-content',
}));
