import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { linkParts } from '#libs/domain/chat/link-parts';
import { pagesInAnswers } from '../content/pages-in-answers';
import styles from './AnswerText.module.css';
import { ExternalLink } from './ExternalLink';

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
