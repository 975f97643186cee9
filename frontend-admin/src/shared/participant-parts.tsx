/** Shared by the dialogs of trial bookings and course sign-ups. */
import { Link, Typography } from '@mui/material';
import { mailtoLink } from '#libs/domain/email-address';
import { writtenPhone } from '#libs/domain/school-facts';
import { DialogSection } from './dialog-parts';
import { Column, EmailText, WrittenText } from './layout-parts';
import { phoneLinks } from './phone-links';
import { schoolMoment } from './school-moment';

interface BookerContactProps {
  title: string;
  who: { fullName: string; email: string; phone: string };
  /** The subject of a mail to them. */
  subject: string;
}

/** The booker, with links to mail, call and WhatsApp. */
export function BookerContact({ title, who: { fullName, email, phone }, subject }: BookerContactProps) {
  const { call, whatsapp } = phoneLinks(phone);
  return (
    <DialogSection title={title}>
      <Column gap={0.5} align="start">
        <Typography variant="medium">{fullName}</Typography>
        <Link href={mailtoLink(email, subject)}>
          <EmailText>{email}</EmailText>
        </Link>
        {call ? <Link href={call}>{writtenPhone(phone)}</Link> : phone}
        {whatsapp && (
          <Link href={whatsapp} target="_blank" rel="noopener">
            WhatsApp
          </Link>
        )}
      </Column>
    </DialogSection>
  );
}

interface Said {
  note: string | null;
  guardianName: string | null;
  guardianConsent: string | null;
  guardianConsentAt: string | null;
}

/** The visitor's note, and the guardian's consent for a child. */
export function NoteAndConsent({ who: { note, guardianName, guardianConsent, guardianConsentAt } }: { who: Said }) {
  return (
    <>
      {note !== null && (
        <DialogSection title="Their note">
          <WrittenText>{note}</WrittenText>
        </DialogSection>
      )}
      {guardianConsentAt !== null && (
        <DialogSection title="Guardian's consent">
          <WrittenText>{guardianConsent}</WrittenText>
          <Typography variant="caption">
            {guardianName}, {schoolMoment(guardianConsentAt)}
          </Typography>
        </DialogSection>
      )}
    </>
  );
}
