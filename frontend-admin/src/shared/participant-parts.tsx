/** What the dialogs of a trial and of a course's sign-up say of who booked and who comes. */
import { Link, Typography } from '@mui/material';
import { mailtoLink } from '#libs/domain/email-address';
import { writtenPhone } from '#libs/domain/school-facts';
import { DialogSection } from './dialog-parts';
import { Column, EmailText, WrittenText } from './layout-parts';
import { phoneLinks } from './phone-links';
import { schoolMoment } from './school-moment';

interface ReachedByProps {
  title: string;
  who: { fullName: string; email: string; phone: string };
  /** Of a mail to them. */
  subject: string;
}

/** Who booked, and the ways to reach them. */
export function ReachedBy({ title, who: { fullName, email, phone }, subject }: ReachedByProps) {
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

/** Their note; and what the guardian of a child agreed to, and when. */
export function SaidWith({ who: { note, guardianName, guardianConsent, guardianConsentAt } }: { who: Said }) {
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
