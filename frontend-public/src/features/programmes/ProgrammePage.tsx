import { useLocation } from 'react-router-dom';
import { programmes } from '../../content/programmes/programmes';
import { ClassTimes } from './ClassTimes';
import { NextProgramme } from './NextProgramme';
import { ProgrammeActions } from './ProgrammeActions';
import { ProgrammeHead } from './ProgrammeHead';
import { ProgrammeNotice } from './ProgrammeNotice';
import styles from './ProgrammePage.module.css';
import { ProgrammeText } from './ProgrammeText';

/** One programme, at each address of content/programmes/programmes.ts (spec 1 section 2.4). */
export function ProgrammePage() {
  const { pathname } = useLocation();
  const programme = programmes.find((one) => one.path === pathname);
  if (!programme) return null;
  const { title, lead, emblem, parent, notice, times } = programme;
  return (
    <>
      <ProgrammeHead
        title={title}
        lead={lead}
        emblem={emblem}
        trail={[parent]}
        notice={notice && <ProgrammeNotice notice={notice} />}
      >
        <ProgrammeActions programme={programme} />
      </ProgrammeHead>
      <div className={`wrap ${styles.body}${times ? '' : ` ${styles.single}`}`}>
        <ProgrammeText programme={programme} />
        {times && (
          <div className={styles.side}>
            <ClassTimes times={times} />
          </div>
        )}
      </div>
      <NextProgramme programme={programme} />
    </>
  );
}
