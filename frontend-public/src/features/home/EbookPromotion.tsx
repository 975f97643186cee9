import { Link } from 'react-router-dom';
import { links } from '#libs/school/school';
import { randWords } from '#libs/domain/money';
import { battleReady } from '../../content/books';
import { paths } from '../../paths';
import { BookCover } from '../../ui/BookCover';
import { buttonClass } from '../../ui/button-class';
import { ExternalLink } from '../../ui/ExternalLink';
import { LinkIcon } from '../../ui/LinkIcon';
import styles from './HomeSection.module.css';

/** The book the school promotes, its price before the link that sells it (spec 1 section 2.3, 6). */
export function EbookPromotion() {
  return (
    <section className={`${styles.section} ${styles.promotion}`} aria-labelledby="ebook-title" data-later>
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.cover}>
          <BookCover cover={battleReady.cover} />
        </div>
        <div className={styles.words}>
          <p className="label">E-book</p>
          <h2 className={`h2 ${styles.title}`} id="ebook-title">
            {battleReady.title}: {battleReady.subtitle}
          </h2>
          <p className={`lead ${styles.description}`}>{battleReady.description}</p>
          <p className={styles.price}>{randWords(battleReady.priceCents)}</p>
          <div className={styles.actions}>
            <ExternalLink className={buttonClass()} href={links.ebookOrder(battleReady.title)}>
              Buy Now <LinkIcon href={links.ebookOrder(battleReady.title)} />
            </ExternalLink>
            <Link className={buttonClass({ look: 'ghost' })} to={paths.bookStore}>
              Visit the Book Store
            </Link>
          </div>
        </div>
      </div>
    </section>
  );
}
