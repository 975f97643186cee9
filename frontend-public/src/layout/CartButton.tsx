import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useCart, useCartOfAllTabs } from '../api/cart';
import { paths } from '../paths';
import { iconButtonClass } from '../ui/button-class';
import { Icon } from '../ui/drawings/Icon';
import { Tooltip } from '../ui/Tooltip';
import { useIsHydrated } from '../ui/use-is-hydrated';
import styles from './CartButton.module.css';

const HIGHEST_SHOWN = 99;

/** The way to the cart, with how many things are in it, as soon as that is known. */
export function CartButton() {
  const { lines, count } = useCart();
  const isHydrated = useIsHydrated();
  const words = itemWords(count);
  const news = useNews(isHydrated && lines ? `${words} in cart` : undefined);
  useCartOfAllTabs();
  return (
    <>
      <Tooltip text="Cart">
        <Link
          to={paths.cart}
          className={`${iconButtonClass()} ${styles.button}`}
          aria-label={count > 0 ? `Cart, ${words}` : 'Cart'}
        >
          <Icon name="cart" />
          {count > 0 && <span className={styles.count}>{count > HIGHEST_SHOWN ? `${HIGHEST_SHOWN}+` : count}</span>}
        </Link>
      </Tooltip>
      <p className="visually-hidden" role="status">
        {news}
      </p>
    </>
  );
}

/** Only a change is news: what the page opened with is not read out. */
function useNews(words: string | undefined): string {
  const before = useRef<string>(undefined);
  const [news, setNews] = useState('');
  useEffect(() => {
    if (words === undefined) return;
    if (before.current !== undefined && before.current !== words) setNews(words);
    before.current = words;
  }, [words]);
  return news;
}

function itemWords(count: number): string {
  return count === 1 ? '1 item' : `${count} items`;
}
