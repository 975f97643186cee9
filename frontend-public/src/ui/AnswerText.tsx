import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { linkParts } from '#libs/domain/chat/link-parts';
import { paths } from '../paths';
import styles from './AnswerText.module.css';
import { ExternalLink } from './ExternalLink';

/** Pages by the names that answers call them. */
const pagesInAnswers = {
  'Free Trial page': paths.freeTrial,
  'Membership page': paths.membership,
  'Class Schedule page': paths.classSchedule,
  'Contact page': paths.contactUs,
  'FAQ page': paths.faq,
  'Instructors page': paths.instructors,
  'Shop page': paths.shop,
  'Book Store page': paths.bookStore,
  'Home page': paths.home,
  'Student Login page': paths.studentLogin,
  'Corporate Clients page': paths.corporateClients,
} as const;

/** An answer of the school with everything in it that can be pressed as a link. */
export function AnswerText({ text, onFollow }: { text: string; onFollow?: () => void }) {
  return linkParts(text, pagesInAnswers).map(({ text: words, href }, at) => {
    if (href === undefined) return <Fragment key={at}>{words}</Fragment>;
    if (href.startsWith('/'))
      return (
        <Link key={at} className={styles.link} to={href} onClick={onFollow}>
          {words}
        </Link>
      );
    if (href.startsWith('http'))
      return (
        <ExternalLink key={at} className={styles.link} href={href}>
          {words}
        </ExternalLink>
      );
    return (
      <a key={at} className={styles.link} href={href}>
        {words}
      </a>
    );
  });
}
