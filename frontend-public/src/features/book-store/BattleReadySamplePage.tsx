import { battleReady } from '../../content/books';
import { sampleFile, sampleParts } from '../../content/battle-ready-sample';
import { emergencyNumbers } from '../../content/emergency-numbers';
import { buttonClass } from '../../ui/button-class';
import { BookCover } from '../../ui/BookCover';
import { Icon } from '../../ui/drawings/Icon';
import styles from './BattleReadySamplePage.module.css';
import { BookTrail } from './BookTrail';
import { EmergencyNumbers } from './EmergencyNumbers';
import { sampleFileWords } from './sample-file-words';
import { SampleText } from './SampleText';

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
                Short parts on noticing early, the house, the road, children, phones, and what to do afterwards. Read
                them below or keep them as a file.
              </p>
              <a className={buttonClass()} href={sampleFile.path} download>
                Download Sample <Icon name="down" />
              </a>
              <p className={`small muted ${styles.file}`}>{sampleFileWords}. Free, to print and to share.</p>
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
