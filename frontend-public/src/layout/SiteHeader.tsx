import { lazy, Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { school } from '#libs/school/school';
import { isCurrent, mainNavigation, type NavEntry } from '../content/navigation';
import { paths } from '../paths';
import { iconButtonClass } from '../ui/button-class';
import { Icon } from '../ui/drawings/Icon';
import { Logo } from '../ui/drawings/Logo';
import { CartButton } from './CartButton';
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
