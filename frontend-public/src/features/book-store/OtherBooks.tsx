import { Link } from 'react-router-dom';
import { randWords } from '#libs/school/prices';
import { allBooks, BOOK_FORMAT, type Book } from '../../content/books';
import { BookCover } from '../../ui/BookCover';
import styles from './OtherBooks.module.css';

export function OtherBooks({ than }: { than: Book }) {
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
                  <span className={styles.cover}>
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
