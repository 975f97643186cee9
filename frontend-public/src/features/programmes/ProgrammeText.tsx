import type { Programme, ProgrammeSection } from '../../content/programmes/programme';
import { SevenLines } from '../../ui/drawings/SevenLines';
import { PointGrid } from './PointGrid';
import styles from './ProgrammeText.module.css';
import { TickList } from './TickList';

/** For whom, what you learn and what else the programme says, what to bring. */
export function ProgrammeText({ programme }: { programme: Programme }) {
  const { forWhom, sections, picture, bring } = programme;
  return (
    <div className={styles.text}>
      <section className={styles.section}>
        <h2 className={`h2 ${styles.title}`}>Who it is for</h2>
        <TickList entries={forWhom} />
      </section>
      {sections.map((section, at) => (
        <section key={section.title} className={styles.section}>
          <SectionBody section={section} />
          {at === 0 && picture && <SevenLines />}
        </section>
      ))}
      <section className={styles.section}>
        <h2 className={`h2 ${styles.title}`}>What to bring</h2>
        <TickList entries={bring} />
      </section>
    </div>
  );
}

function SectionBody({ section: { title, paragraphs, points, list } }: { section: ProgrammeSection }) {
  return (
    <>
      <h2 className={`h2 ${styles.title}`}>{title}</h2>
      {paragraphs?.map((paragraph) => (
        <p key={paragraph} className="lead">
          {paragraph}
        </p>
      ))}
      {points && <PointGrid points={points} />}
      {list && <TickList entries={list} />}
    </>
  );
}
