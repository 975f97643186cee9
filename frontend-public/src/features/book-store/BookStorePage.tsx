import { Link } from 'react-router-dom';
import { randWords } from '#libs/school/prices';
import { books, BOOK_FORMAT, type Book } from '../../content/books';
import { BookCover } from '../../ui/BookCover';
import { PageHead } from '../../ui/PageHead';
import { buttonClass } from '../../ui/button-class';
import styles from './BookStorePage.module.css';
import { FeaturedBook } from './FeaturedBook';

/** Four e-books and the featured one (spec 2 section 2). */
export function BookStorePage() {
  return (
    <>
      <PageHead
        title="BOOK STORE"
        lead="What we teach, to read at home. All books are e-books; you buy and download them at our e-book shop."
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
