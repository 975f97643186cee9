import { Link } from 'react-router-dom';
import { links } from '#libs/school/links';
import { randWords } from '#libs/school/prices';
import { BOOK_FORMAT, type Book } from '../../content/books';
import { paths } from '../../paths';
import { ExternalLink } from '../../ui/ExternalLink';
import styles from './AboutTheBook.module.css';

export function AboutTheBook({ book }: { book: Book }) {
  return (
    <div className={`wrap ${styles.columns}`}>
      <section aria-labelledby="inside">
        <h2 className="h3" id="inside">
          What is inside
        </h2>
        <ol className={styles.chapters}>
          {book.chapters.map((chapter) => (
            <li key={chapter}>{chapter}</li>
          ))}
        </ol>
      </section>
      <div className={styles.side}>
        <section aria-labelledby="readers">
          <h2 className="h3" id="readers">
            Who it is for
          </h2>
          <ul className={styles.readers}>
            {book.readers.map((reader) => (
              <li key={reader}>{reader}</li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="buying">
          <h2 className="h3" id="buying">
            How buying works
          </h2>
          <ol className={styles.steps}>
            <li>
              The{' '}
              <ExternalLink className={styles.link} href={links.ebookStore}>
                e-book shop
              </ExternalLink>{' '}
              is a website of its own, with its own terms. It opens beside this page.
            </li>
            <li>
              You pay {randWords(book.priceCents)} there and download the {BOOK_FORMAT} there.
            </li>
            <li>This site takes no payment for e-books, and they do not go into your cart here.</li>
          </ol>
          <p className="muted small">
            A question before you buy?{' '}
            <Link className={styles.link} to={paths.contactUs}>
              Contact us
            </Link>
            .
          </p>
        </section>
      </div>
    </div>
  );
}
