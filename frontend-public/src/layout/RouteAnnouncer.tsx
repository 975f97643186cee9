import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * After a navigation inside the site a screen reader hears the new page's title and focus goes to its h1, as a fresh
 * page load would do. The first page needs neither: the browser does both.
 */
export function RouteAnnouncer({ title }: { title: string }) {
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    const heading = document.querySelector<HTMLElement>('main h1');
    if (heading) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }
    setAnnounced(title);
  }, [pathname, title]);
  return (
    <p className="visually-hidden" role="status">
      {announced}
    </p>
  );
}
