import { books } from '../../content/books';
import { PageHead } from '../../ui/PageHead';
import { BookCard } from './BookCard';
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
