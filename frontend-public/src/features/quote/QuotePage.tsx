import { useLocation } from 'react-router-dom';
import { QUOTE_RULES } from '#libs/contracts/quote';
import { quoteTokenIn } from '#libs/domain/quote-address';
import { school } from '#libs/school/school';
import { ApiFailure } from '../../api/client';
import { useQuote } from '../../api/quotes';
import { FormOutcome } from '../../ui/form/FormOutcome';
import { LoadingLine } from '../../ui/LoadingLine';
import { LoadFailure } from '../../ui/notices';
import { PageHead } from '../../ui/PageHead';
import { useIsHydrated } from '../../ui/use-is-hydrated';
import { QuoteAnswer } from './QuoteAnswer';
import styles from './QuotePage.module.css';
import { QuotePaper } from './QuotePaper';

/** Where the link of a quote's mail leads: without a login the client accepts or declines it (CONTRACT section 8). */
export function QuotePage() {
  const { pathname } = useLocation();
  // The built HTML is the same for every quote: only the browser knows the address.
  const isHydrated = useIsHydrated();
  const token = isHydrated ? (quoteTokenIn(pathname) ?? '') : '';
  return (
    <>
      <PageHead title="YOUR QUOTE" lead="What we offer, and what it comes to." />
      <section className={`wrap ${styles.section}`} aria-label="Your quote">
        {isHydrated && token === '' ? <NoQuote /> : <LoadedQuote token={token} />}
      </section>
    </>
  );
}

function LoadedQuote({ token }: { token: string }) {
  const { data, error, isFetching, refetch } = useQuote(token);
  if (error instanceof ApiFailure && error.status === 404) return <NoQuote />;
  if (error)
    return (
      <LoadFailure sentence="Your quote could not be loaded." isRetrying={isFetching} onRetry={() => void refetch()} />
    );
  if (!data) return <LoadingLine status="Loading your quote..." withoutScript="we cannot show your quote" />;
  const paper = (
    <div key="paper" className={styles.card}>
      <QuotePaper quote={data} />
    </div>
  );
  const answer = (
    <div key="answer" className={styles.card} data-answer>
      <QuoteAnswer token={token} quote={data} />
    </div>
  );
  // What became of it is read before what it was; an open one is read first.
  return <div className={styles.both}>{data.status === 'sent' ? [paper, answer] : [answer, paper]}</div>;
}

function NoQuote() {
  return (
    <div className={styles.card}>
      <FormOutcome title={QUOTE_RULES.unknown} takesFocus={false}>
        <p>
          Please open the link in our email again. If that does not help, call us on{' '}
          <a className={`${styles.link} ${styles.whole}`} href={school.phone.href}>
            {school.phone.display}
          </a>
          .
        </p>
      </FormOutcome>
    </div>
  );
}
