import type { Programme, ProgrammeSection, ProgrammePoint } from '../../content/programmes/programme';
import { SevenLines } from '../../ui/drawings/SevenLines';
import styles from './ProgrammePage.module.css';
import { CheckList } from '../../ui/CheckList';

/** For whom, what you learn and what else the programme says, what to bring. */
export function ProgrammeText({ programme }: { programme: Programme }) {
  const { forWhom, sections, picture, bring } = programme;
  return (
    <div className={styles.text}>
      <section className={styles.section}>
        <h2 className={`h2 ${styles.textTitle}`}>Who it is for</h2>
        <ProgrammeTicks entries={forWhom} />
      </section>
      {sections.map((section, at) => (
        <section key={section.title} className={styles.section}>
          <SectionBody section={section} />
          {at === 0 && picture && <SevenLines />}
        </section>
      ))}
      <section className={styles.section}>
        <h2 className={`h2 ${styles.textTitle}`}>What to bring</h2>
        <ProgrammeTicks entries={bring} />
      </section>
    </div>
  );
}

function SectionBody({ section: { title, paragraphs, points, list } }: { section: ProgrammeSection }) {
  return (
    <>
      <h2 className={`h2 ${styles.textTitle}`}>{title}</h2>
      {paragraphs?.map((paragraph) => (
        <p key={paragraph} className="lead">
          {paragraph}
        </p>
      ))}
      {points && <PointGrid points={points} />}
      {list && <ProgrammeTicks entries={list} />}
    </>
  );
}

/** Short titled points in cells divided by hairlines. */
export function PointGrid({ points }: { points: readonly ProgrammePoint[] }) {
  return (
    <ul className={points.length % 3 === 0 ? `${styles.grid} ${styles.thirds}` : styles.grid}>
      {points.map(({ title, text }) => (
        <li key={title}>
          <h3 className="h3">{title}</h3>
          <p className="muted">{text}</p>
        </li>
      ))}
    </ul>
  );
}

export function ProgrammeTicks({ entries }: { entries: readonly string[] }) {
  return <CheckList entries={entries} className={styles.list} />;
}
