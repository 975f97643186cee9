import { Link } from 'react-router-dom';
import { randWords } from '#libs/school/prices';
import { BOOK_FORMAT, type Book } from '../../content/books';
import { BookCover } from '../../ui/BookCover';
import { buttonClass } from '../../ui/button-class';
import styles from './BookCard.module.css';

export function BookCard({ book }: { book: Book }) {
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
