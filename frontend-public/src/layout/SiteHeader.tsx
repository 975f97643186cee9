import { lazy, Suspense, useState, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { school } from '#libs/school/school';
import { useCart, useCartOfAllTabs } from '../api/cart';
import { isCurrent, mainNavigation, type NavEntry } from '../content/navigation';
import { paths } from '../paths';
import { Tooltip } from '../ui/Tooltip';
import { iconButtonClass } from '../ui/button-class';
import { Icon } from '../ui/drawings/Icon';
import { Logo } from '../ui/drawings/Logo';
import { useIsHydrated } from '../ui/use-is-hydrated';
import styles from './SiteHeader.module.css';

const loadMenu = () => import('./MenuDrawer').then((module) => ({ default: module.MenuDrawer }));
const MenuDrawer = lazy(loadMenu);

export function SiteHeader() {
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const [wasMenuOpened, setWasMenuOpened] = useState(false);
  const [isPlain, setIsPlain] = useState(false);
  const openMenu = async () => {
    try {
      await loadMenu();
      setWasMenuOpened(true);
      setIsMenuOpen(true);
    } catch {
      // Without its code the menu is the links of the wide header, below the logo.
      setIsPlain((is) => !is);
    }
  };
  return (
    <header className={`${styles.header} ${isPlain ? styles.plain : ''}`}>
      <div className={`wrap ${styles.row}`}>
        <Link to={paths.home} aria-label={`${school.shortName}, home`}>
          <Logo />
        </Link>
        <nav className={styles.nav} aria-label="Main">
          {mainNavigation.map((entry) => (
            <HeaderLink key={entry.path} entry={entry} />
          ))}
        </nav>
        <div className={styles.actions}>
          <CartButton />
          <button
            type="button"
            className={`${iconButtonClass()} ${styles.burger}`}
            aria-label="Open menu"
            aria-expanded={isMenuOpen || isPlain}
            aria-haspopup={isPlain ? undefined : 'dialog'}
            onClick={() => void openMenu()}
            onPointerEnter={() => void loadMenu().catch(() => {})}
          >
            <Icon name="menu" />
          </button>
        </div>
      </div>
      {wasMenuOpened && (
        <Suspense>
          <MenuDrawer isOpen={isMenuOpen} onClose={() => setIsMenuOpen(false)} />
        </Suspense>
      )}
    </header>
  );
}

function HeaderLink({ entry }: { entry: NavEntry }) {
  const { pathname } = useLocation();
  return (
    <Link
      to={entry.path}
      className={entry.isAccent ? styles.accent : undefined}
      aria-current={isCurrent(entry, pathname) ? 'page' : undefined}
    >
      {entry.label}
    </Link>
  );
}

const HIGHEST_SHOWN = 99;

/** The way to the cart, with how many things are in it, as soon as that is known. */
function CartButton() {
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
