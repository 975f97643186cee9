import { useLocation } from 'react-router-dom';
import { links } from '#libs/school/links';
import { randWords } from '#libs/school/prices';
import { allBooks, battleReady, BOOK_FORMAT } from '../../content/books';
import { BookCover } from '../../ui/BookCover';
import { buttonClass } from '../../ui/button-class';
import { Icon } from '../../ui/drawings/Icon';
import { ExternalLink } from '../../ui/ExternalLink';
import { AboutTheBook } from './AboutTheBook';
import { BookTrail } from './BookTrail';
import { OtherBooks } from './OtherBooks';
import styles from './ProductPage.module.css';
import { SampleLink } from './SampleLink';

/** One e-book, at each address of content/books.ts. */
export function ProductPage() {
  const { pathname } = useLocation();
  const book = allBooks.find((one) => one.path === pathname);
  if (!book) return null;
  return (
    <>
      <section className={styles.head}>
        <div className="wrap">
          <BookTrail here={book.title} />
          <div className={styles.row}>
            <div className={styles.cover}>
              <BookCover cover={book.cover} />
            </div>
            <div className={styles.words}>
              <h1 className={`h1 ${styles.title}`}>
                {book.title} <span className={styles.subtitle}>{book.subtitle}</span>
              </h1>
              <p className={styles.by}>
                By {book.author} · {BOOK_FORMAT}
              </p>
              <p className="lead">{book.description}</p>
              <p className={styles.price}>{randWords(book.priceCents)}</p>
              <div className={styles.actions}>
                <ExternalLink className={buttonClass()} href={links.ebookStore}>
                  Buy at the e-book shop <Icon name="external" />
                </ExternalLink>
                {book === battleReady && <SampleLink />}
              </div>
            </div>
          </div>
        </div>
      </section>
      <AboutTheBook book={book} />
      <OtherBooks than={book} />
    </>
  );
}
