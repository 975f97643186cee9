import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Scroll positions by history entry, for as long as this document lives; a reload is the browser's own business. */
const positionsPx = new Map<string, number>();

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * A new page, or the present one asked for again, starts at its top or at its `#anchor`; Back and Forward return to
 * where the visitor was.
 */
export function useScrollMemory(): void {
  const { key, pathname, search, hash } = useLocation();
  const navigationType = useNavigationType();
  const shown = useRef({ key, pathname, search });

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const remember = () => positionsPx.set(shown.current.key, window.scrollY);
    const leave = () => {
      window.history.scrollRestoration = 'auto';
    };
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', leave);
    };
  }, []);

  useBrowserLayoutEffect(() => {
    const before = shown.current;
    shown.current = { key, pathname, search };
    if (before.key === key) return;
    // Filters and anchors in the address make no new page; the browser itself goes to an anchor of the present one.
    const isSameAddress = before.search === search && !hash && navigationType !== 'POP';
    if (before.pathname === pathname && !isSameAddress) return;
    const anchor = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (navigationType === 'POP') window.scrollTo({ top: positionsPx.get(key) ?? 0, behavior: 'instant' });
    else if (anchor) anchor.scrollIntoView();
    else window.scrollTo({ top: 0, behavior: 'instant' });
  }, [key, pathname, search, hash, navigationType]);
}
