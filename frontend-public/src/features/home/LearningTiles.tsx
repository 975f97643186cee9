import { Link } from 'react-router-dom';
import { learningTiles } from '../../content/home';
import { Emblem } from '../../ui/drawings/Emblem';
import { Icon } from '../../ui/drawings/Icon';
import sectionStyles from './HomeSection.module.css';
import styles from './LearningTiles.module.css';

/** The eight things to learn, each with its page (spec 1 section 2.3, 3). The hero's arrow leads here. */
export function LearningTiles() {
  return (
    <section
      id="services"
      className={`${sectionStyles.section} ${sectionStyles.raised}`}
      aria-labelledby="services-title"
      data-later
    >
      <div className="wrap">
        <div className={sectionStyles.head}>
          <div>
            <p className="label">What you will learn</p>
            <h2 className={`h2 ${sectionStyles.title}`} id="services-title">
              Eight disciplines, one standard
            </h2>
          </div>
          <p className={`lead ${styles.lead}`}>
            Every style is taught from the ground up and tested safely. Pick one, or train across all of them.
          </p>
        </div>
        <ul className={styles.tiles}>
          {learningTiles.map(({ emblem, title, words, path }) => (
            <li key={path}>
              <Link to={path} className={styles.tile}>
                <Emblem name={emblem} className={styles.ghost} />
                <Emblem name={emblem} className={styles.emblem} />
                <span className={styles.go}>
                  <Icon name="arrow" />
                </span>
                <h3 className="h3">{title}</h3>
                <p>{words}</p>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
