import { Link } from 'react-router-dom';
import { randWords } from '#libs/domain/money';
import { links } from '#libs/school/school';
import { books, BOOK_FORMAT, type Book, battleReady } from '../../content/books';
import { BookCover } from '../../ui/BookCover';
import { PageHead } from '../../ui/PageHead';
import { buttonClass } from '../../ui/button-class';
import { paths } from '../../paths';
import { Icon } from '../../ui/drawings/Icon';
import styles from './BookStorePage.module.css';
import { sampleFileWords } from './sample-file-words';

/** Four e-books and the featured one (spec 2 section 2). */
export function BookStorePage() {
  return (
    <>
      <PageHead
        title="BOOK STORE"
        lead={
          'What we teach, to read at home. All books are e-books; ' +
          `${
            links.ebookStore === null
              ? "ask us for one and we'll email it to you"
              : 'you buy and download them at our e-book shop'
          }.`
        }
      />
      <section className={`wrap ${styles.shelf}`} aria-label="E-books">
        <ul className={styles.books}>
          {books.map((book) => (
            <li key={book.path}>
              <BookCard book={book} />
            </li>
          ))}
        </ul>
      </section>
      <FeaturedBook />
    </>
  );
}

function BookCard({ book }: { book: Book }) {
  return (
    <article className={styles.card}>
      <div className={styles.panel}>
        <BookCover cover={book.cover} />
      </div>
      <div className={styles.words}>
        <h2 className={styles.title}>{book.title}</h2>
        <p className={styles.author}>By {book.author}</p>
        <p className="muted small">{book.description}</p>
        <p className={styles.buy}>
          <span className={styles.format}>{BOOK_FORMAT}</span>
          <span className={styles.price}>{randWords(book.priceCents)}</span>
        </p>
        <Link className={buttonClass({ look: 'ghost', size: 'small' })} to={book.path}>
          Buy Now<span className="visually-hidden">: {book.title}</span>
        </Link>
      </div>
    </article>
  );
}

function FeaturedBook() {
  return (
    <section className={styles.banner} aria-labelledby="featured-book">
      <div className={`wrap ${styles.row}`}>
        <div className={styles.cover}>
          <BookCover cover={battleReady.cover} />
        </div>
        <div className={styles.featuredWords}>
          <p className="label">Featured e-book</p>
          <h2 className={`h2 ${styles.featuredTitle}`} id="featured-book">
            {battleReady.title} - {battleReady.subtitle}
          </h2>
          <p className={`lead ${styles.description}`}>{battleReady.description}</p>
          <p className={styles.featuredPrice}>
            {randWords(battleReady.priceCents)}{' '}
            <span className={styles.featuredFormat}>
              {BOOK_FORMAT}, by {battleReady.author}
            </span>
          </p>
          <div className={styles.actions}>
            <Link className={buttonClass()} to={battleReady.path}>
              Learn More<span className="visually-hidden"> about {battleReady.title}</span> <Icon name="arrow" />
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
