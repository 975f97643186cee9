import { Link } from 'react-router-dom';
import type { PublicFaq } from '#libs/contracts/generated/api';
import { FAQ_CATEGORIES } from '#libs/contracts/faq';
import { links, school } from '#libs/school/school';
import { useFaqs } from '../../api/page-faqs';
import { FAQ_CATEGORY_WORDS, faqWords, goodToKnow } from '../../content/faq';
import { paths } from '../../paths';
import { ExternalLink } from '../../ui/ExternalLink';
import filter from '../../ui/Filter.module.css';
import { Loading } from '../../ui/Loading';
import { EmptyNotice, LoadFailure } from '../../ui/notices';
import { PageHead } from '../../ui/PageHead';
import { FaqAccordion } from '../../ui/FaqAccordion';
import { buttonClass } from '../../ui/button-class';
import { Icon } from '../../ui/drawings/Icon';
import form from '../../ui/form/Form.module.css';
import { useFiltersInAddress } from '../../ui/use-filters-in-address';
import styles from './FaqPage.module.css';
import { byCategory, type FaqFilters, matchingFaqs, NO_FILTERS, readFilters, writeFilters } from './faq-filters';

/** Every question that the school answers, by category and by search (issue "an assistant that never misleads", 2). */
export function FaqPage() {
  const { data: faqs, isError, isFetching, refetch } = useFaqs();
  const [filters, changeFilters] = useFiltersInAddress(
    { none: NO_FILTERS, read: readFilters, write: writeFilters },
    { replace: true },
  );
  const shown = faqs && matchingFaqs(faqs, filters);
  const facts = matchingFaqs(goodToKnow(), filters);
  return (
    <>
      <PageHead title={faqWords.title} lead={faqWords.lead}>
        <Link className={buttonClass()} to={paths.contactUs}>
          Ask us
        </Link>
      </PageHead>
      <div className={`wrap ${styles.body} ${faqs ? '' : styles.loading}`}>
        <FaqTools filters={filters} onChange={changeFilters} faqs={faqs} count={shown && shown.length + facts.length} />
        {shown && byCategory(shown).map((group) => <Group key={group.category} {...group} />)}
        {shown?.length === 0 && facts.length === 0 && <NoneFound onShowAll={() => changeFilters(NO_FILTERS)} />}
        {!faqs && isError && (
          <LoadFailure sentence={faqWords.loadFailed} isRetrying={isFetching} onRetry={() => void refetch()} />
        )}
        {!faqs && !isError && (
          <Loading
            status={faqWords.loading}
            withoutScript={
              'JavaScript is switched off, so we cannot show the questions here. Call us and ask: ' +
              `${school.phone.display}.`
            }
            className={styles.bones}
          >
            {Array.from({ length: 8 }, (_, row) => (
              <i key={row} />
            ))}
          </Loading>
        )}
      </div>
      <GoodToKnow facts={facts} />
    </>
  );
}

function NoneFound({ onShowAll }: { onShowAll: () => void }) {
  return (
    <EmptyNotice icon="info" title={faqWords.noneFound}>
      <p className="muted">Try different words, or ask us on WhatsApp.</p>
      <div className={styles.ways}>
        <ExternalLink className={buttonClass({ size: 'small' })} href={links.whatsapp}>
          <Icon name="whatsapp" /> WhatsApp us
        </ExternalLink>
        <button type="button" className={buttonClass({ look: 'ghost', size: 'small' })} onClick={onShowAll}>
          Show all questions
        </button>
      </div>
    </EmptyNotice>
  );
}

interface FaqToolsProps {
  filters: FaqFilters;
  onChange: (change: Partial<FaqFilters>) => void;
  /** Undefined while they load. */
  faqs: readonly PublicFaq[] | undefined;
  count: number | undefined;
}

function FaqTools({ filters: { category, search }, onChange, faqs, count }: FaqToolsProps) {
  const used = FAQ_CATEGORIES.filter((one) => one === category || faqs?.some((faq) => faq.category === one));
  return (
    <div className={styles.tools} role="search" aria-label="Questions">
      <input
        type="search"
        className={`${form.input} ${styles.search}`}
        aria-label="Search the questions"
        placeholder="Search, for example parking"
        value={search}
        onChange={(event) => onChange({ search: event.target.value })}
      />
      <div className={styles.chips} role="group" aria-label="Category">
        {[undefined, ...used].map((one) => (
          <button
            key={one ?? 'all'}
            type="button"
            className={filter.chip}
            aria-pressed={one === category}
            onClick={() => onChange({ category: one })}
          >
            {one ? FAQ_CATEGORY_WORDS[one] : 'All'}
          </button>
        ))}
      </div>
      <p className={styles.count} role="status">
        {count === undefined ? '\u00a0' : `${count} ${count === 1 ? 'answer' : 'answers'}`}
      </p>
    </div>
  );
}

function Group({ category, faqs }: ReturnType<typeof byCategory<PublicFaq>>[number]) {
  const titleId = `faq-${category}`;
  return (
    <section className={styles.group} aria-labelledby={titleId} data-later>
      <h2 id={titleId} className="h3">
        {FAQ_CATEGORY_WORDS[category]}
      </h2>
      <FaqAccordion questions={faqs} />
    </section>
  );
}

/** What the owner says in the settings of parking, showers and the like. */
function GoodToKnow({ facts }: { facts: readonly { question: string; answer: string }[] }) {
  if (facts.length === 0) return null;
  return (
    <section className={styles.band} aria-labelledby="good-to-know" data-later>
      <div className="wrap">
        <h2 id="good-to-know" className="h2">
          Good to know
        </h2>
        <dl className={styles.facts}>
          {facts.map(({ question, answer }) => (
            <div key={question}>
              <dt>{question}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
