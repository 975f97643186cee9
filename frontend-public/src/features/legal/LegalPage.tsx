import { school } from '#libs/school/school';
import type { LegalText } from '../../content/legal-text';
import { PageHead } from '../../ui/PageHead';
import styles from './LegalPage.module.css';
import { isoDateWords } from './date-words';

/** A legal text: its contents beside it, a number and an anchor for each section, and readable on paper. */
export function LegalPage({ text: { title, lead, lastUpdated, sections } }: { text: LegalText }) {
  return (
    <>
      <PageHead hasPaperHead title={title} lead={lead} />
      <div className={`wrap ${styles.page}`}>
        <nav className={styles.contents} aria-label="Contents">
          <p className={styles.label}>Contents</p>
          <ol>
            {sections.map((section, at) => (
              <li key={section.id}>
                <a href={`#${section.id}`}>
                  {at + 1}. {section.title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <article className={styles.text} aria-label={title}>
          <p className={styles.paperTitle} aria-hidden="true">
            {title}
          </p>
          <p className="small muted">
            Last updated <time dateTime={lastUpdated}>{isoDateWords(lastUpdated)}</time>
          </p>
          {sections.map((section, at) => (
            <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`}>
              <h2 id={`${section.id}-title`} className="h3">
                {at + 1}. {section.title}
              </h2>
              {section.blocks.map((block) =>
                typeof block === 'string' ? (
                  <p key={block}>{block}</p>
                ) : (
                  <ul key={block[0]}>
                    {block.map((item) => (
                      <li key={item}>{item}</li>
                    ))}
                  </ul>
                ),
              )}
              {at === sections.length - 1 && <LegalContact />}
            </section>
          ))}
        </article>
      </div>
    </>
  );
}

function LegalContact() {
  const { street, city, province, country } = school.address;
  return (
    <address>
      {school.name}
      <br />
      {street}, {city}, {province}, {country}
      <br />
      Email: <a href={`mailto:${school.email}`}>{school.email}</a>
      <br />
      Phone: <a href={school.phone.href}>{school.phone.display}</a>
    </address>
  );
}
