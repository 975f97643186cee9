import { sampleFile, type SamplePart } from '../../content/battle-ready-sample';
import styles from './SampleText.module.css';

export function SampleText({ parts }: { parts: readonly SamplePart[] }) {
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
