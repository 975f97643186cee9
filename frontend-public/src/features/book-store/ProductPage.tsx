import { useLocation, Link } from 'react-router-dom';
import { links } from '#libs/school/school';
import { randWords } from '#libs/domain/money';
import { bookContents } from '../../content/book-contents';
import { allBooks, battleReady, BOOK_FORMAT, type Book } from '../../content/books';
import { paths } from '../../paths';
import { BookCover } from '../../ui/BookCover';
import { ExternalLink } from '../../ui/ExternalLink';
import { buttonClass } from '../../ui/button-class';
import { LinkIcon } from '../../ui/LinkIcon';
import { BookTrail } from './BookTrail';
import { sampleFileWords } from './sample-file-words';
import styles from './ProductPage.module.css';

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
                <ExternalLink className={buttonClass()} href={links.ebookOrder(book.title)}>
                  {links.ebookStore === null ? 'Ask for this e-book' : 'Buy at the e-book shop'}{' '}
                  <LinkIcon href={links.ebookOrder(book.title)} />
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

function AboutTheBook({ book }: { book: Book }) {
  const { chapters, readers } = bookContents[book.key];
  return (
    <div className={`wrap ${styles.columns}`}>
      <section aria-labelledby="inside">
        <h2 className="h3" id="inside">
          What is inside
        </h2>
        <ol className={styles.chapters}>
          {chapters.map((chapter) => (
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
            {readers.map((reader) => (
              <li key={reader}>{reader}</li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="buying">
          <h2 className="h3" id="buying">
            How buying works
          </h2>
          <BuyingSteps book={book} />
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

function BuyingSteps({ book }: { book: Book }) {
  const shop = links.ebookStore;
  return (
    <ol className={styles.steps}>
      {shop === null ? (
        <>
          <li>
            Send us a{' '}
            <Link className={styles.link} to={links.ebookOrder(book.title)}>
              message
            </Link>
            : the subject line already has the title of the book.
          </li>
          <li>We'll reply with how to pay {randWords(book.priceCents)}, and send you the e-book by email.</li>
        </>
      ) : (
        <>
          <li>
            The{' '}
            <ExternalLink className={styles.link} href={shop}>
              e-book shop
            </ExternalLink>{' '}
            is a separate website with its own terms. It opens in a new tab.
          </li>
          <li>You pay {randWords(book.priceCents)} and download the e-book there.</li>
        </>
      )}
      <li>You cannot pay for e-books on this site, and they do not go into your cart here.</li>
    </ol>
  );
}

/** To the page on which the sample is read and downloaded. */
function SampleLink() {
  return (
    <Link className="text-link" to={paths.battleReadySample}>
      Read a free sample ({sampleFileWords})
    </Link>
  );
}

function OtherBooks({ than }: { than: Book }) {
  return (
    <section className={styles.band} aria-labelledby="other-books">
      <div className="wrap">
        <h2 className="h3" id="other-books">
          Other books
        </h2>
        <ul className={styles.books}>
          {allBooks
            .filter((book) => book !== than)
            .map((book) => (
              <li key={book.path}>
                <Link className={styles.book} to={book.path}>
                  <span className={styles.otherCover}>
                    <BookCover cover={book.cover} />
                  </span>
                  <span>
                    <b>{book.title}</b>
                    <span className="muted small tabular">
                      {BOOK_FORMAT}, {randWords(book.priceCents)}
                    </span>
                  </span>
                </Link>
              </li>
            ))}
        </ul>
      </div>
    </section>
  );
}
