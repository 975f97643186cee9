import { Link } from 'react-router-dom';
import { randWords } from '#libs/school/prices';
import { battleReady, BOOK_FORMAT } from '../../content/books';
import { paths } from '../../paths';
import { BookCover } from '../../ui/BookCover';
import { buttonClass } from '../../ui/button-class';
import { Icon } from '../../ui/drawings/Icon';
import styles from './FeaturedBook.module.css';
import { sampleFileWords } from './sample-file-words';

export function FeaturedBook() {
  return (
    <section className={styles.banner} aria-labelledby="featured-book">
      <div className={`wrap ${styles.row}`}>
        <div className={styles.cover}>
          <BookCover cover={battleReady.cover} />
        </div>
        <div className={styles.words}>
          <p className="label">Featured e-book</p>
          <h2 className={`h2 ${styles.title}`} id="featured-book">
            {battleReady.title} - {battleReady.subtitle}
          </h2>
          <p className={`lead ${styles.description}`}>{battleReady.description}</p>
          <p className={styles.price}>
            {randWords(battleReady.priceCents)}{' '}
            <span className={styles.format}>
              {BOOK_FORMAT}, by {battleReady.author}
            </span>
          </p>
          <div className={styles.actions}>
            <Link className={buttonClass()} to={battleReady.path}>
              Learn More <Icon name="arrow" />
            </Link>
            <Link className={buttonClass({ look: 'ghost' })} to={paths.battleReadySample}>
              Download Sample <Icon name="down" />
            </Link>
          </div>
          <p className="small muted">The sample is free: {sampleFileWords}.</p>
        </div>
      </div>
    </section>
  );
}
