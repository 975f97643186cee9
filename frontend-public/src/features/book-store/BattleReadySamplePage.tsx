import { sampleFile, sampleParts, type SamplePart } from '../../content/battle-ready-sample';
import { battleReady } from '../../content/books';
import { emergencyNumbers, type EmergencyNumber } from '../../content/emergency-numbers';
import { BookCover } from '../../ui/BookCover';
import { buttonClass } from '../../ui/button-class';
import { Icon } from '../../ui/drawings/Icon';
import styles from './BattleReadySamplePage.module.css';
import { BookTrail } from './BookTrail';
import { sampleFileWords } from './sample-file-words';

/** The free sample to read here, and the same text as a PDF to download (CONTRACT section 3). */
export function BattleReadySamplePage() {
  return (
    <>
      <section className={styles.head}>
        <div className="wrap">
          <BookTrail between={[{ label: battleReady.title, path: battleReady.path }]} here="Free sample" />
          <div className={styles.row}>
            <div>
              <h1 className="h1">{battleReady.title}: free sample</h1>
              <p className={`lead ${styles.lead}`}>
                Short chapters on awareness, your home, the road, children, phones and what to do after an incident.
                Read them below or download the file.
              </p>
              <a className={buttonClass()} href={sampleFile.path} download>
                Download Sample <Icon name="down" />
              </a>
              <p className={`small muted ${styles.file}`}>{sampleFileWords}. Free to print and share.</p>
            </div>
            <div className={styles.cover}>
              <BookCover cover={battleReady.cover} />
            </div>
          </div>
        </div>
      </section>
      <div className={`wrap ${styles.reading}`}>
        <EmergencyNumbers numbers={emergencyNumbers} />
        <SampleText parts={sampleParts} />
      </div>
    </>
  );
}

function EmergencyNumbers({ numbers }: { numbers: readonly EmergencyNumber[] }) {
  return (
    <aside className={styles.card} aria-labelledby="emergency-numbers">
      <h2 className="h3" id="emergency-numbers">
        Emergency numbers
      </h2>
      <ul>
        {numbers.map(({ number, reaches, advice }) => (
          <li key={number}>
            <a className={styles.number} href={`tel:${number}`}>
              {number}
            </a>
            <b>{reaches}</b>
            <span className="muted small">{advice}</span>
          </li>
        ))}
      </ul>
    </aside>
  );
}

function SampleText({ parts }: { parts: readonly SamplePart[] }) {
  return (
    <article className={styles.text} lang={sampleFile.language} aria-label="The sample">
      {parts.map(({ title, paragraphs, lists, closing }) => (
        <section key={title}>
          <h2 className="h2">{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {lists.map((list) => (
            <div key={list.title}>
              <h3>{list.title}</h3>
              <ul>
                {list.points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            </div>
          ))}
          {closing && <p className={styles.closing}>{closing}</p>}
        </section>
      ))}
    </article>
  );
}
