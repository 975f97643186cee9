import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { pageAfter, pageCountOf, REVIEWS_PER_PAGE } from './review-pages';

const PHONE_QUERY = '(max-width: 700px)';
/** A finger or an animation has come to rest when the track has not moved for as long. */
const SETTLED_AFTER_MS = 120;

/**
 * Pages of a track of reviews that scrolls sideways and snaps: the browser does the swiping, this knows where it is.
 */
export function useReviewPages(track: RefObject<HTMLElement | null>, reviewCount: number) {
  const perPage = useSyncExternalStore(
    watchWidth,
    () => (window.matchMedia(PHONE_QUERY).matches ? 1 : REVIEWS_PER_PAGE),
    () => REVIEWS_PER_PAGE,
  );
  const pageCount = pageCountOf(reviewCount, perPage);
  const [settledPage, setPage] = useState(0);
  const page = Math.min(settledPage, pageCount - 1);
  const settling = useRef(0);
  useEffect(() => () => window.clearTimeout(settling.current), []);

  /** The page that a press asked for, until the track is there: what lies on the way counts only under a finger. */
  const goal = useRef<number>(undefined);
  const show = (wanted: number) => {
    goal.current = wanted;
    setPage(wanted);
    const scroller = track.current;
    if (scroller) scroller.scrollTo({ left: wanted * pageStepPx(scroller) });
  };
  const onScroll = () => {
    window.clearTimeout(settling.current);
    settling.current = window.setTimeout(() => {
      const scroller = track.current;
      if (!scroller || scroller.clientWidth === 0) return;
      const reached = Math.round(scroller.scrollLeft / pageStepPx(scroller));
      if (goal.current !== undefined && goal.current !== reached) return;
      goal.current = undefined;
      setPage(reached);
    }, SETTLED_AFTER_MS);
  };
  const takeOver = () => {
    goal.current = undefined;
  };
  return {
    page,
    pageCount,
    perPage,
    show,
    turn: (step: 1 | -1) => show(pageAfter(page, step, pageCount)),
    trackEvents: { onScroll, onPointerDown: takeOver, onWheel: takeOver },
  };
}

/** A page is as wide as the track, and stands one gap apart from the next. */
function pageStepPx(scroller: HTMLElement): number {
  return scroller.clientWidth + (parseFloat(getComputedStyle(scroller).columnGap) || 0);
}

function watchWidth(onChange: () => void): () => void {
  const query = window.matchMedia(PHONE_QUERY);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
