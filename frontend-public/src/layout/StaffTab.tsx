import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { BOLT_GRID, BOLT_PATH, SHIELD_PATH } from '#libs/design/bolt';
import { color } from '#libs/design/tokens';
import { ADMIN_NAME, titleWithCount, UNREAD_POLL_MS, cappedCount } from '#libs/domain/unread-badge';
import { callApi } from '../api/client';
import { logFailure } from '../api/log-failure';

/**
 * For staff on the public site: the tab's title and icon tell how many messages are unread (spec 1 sections 2.13, 4 and
 * 9).
 * @param title the page's own, for when there are none
 */
export function StaffTab({ userId, title }: { userId: string; title: string }) {
  const { data: unread = 0 } = useQuery({
    queryKey: ['unread-count', userId],
    refetchInterval: UNREAD_POLL_MS,
    refetchIntervalInBackground: true,
    queryFn: async ({ signal }) => {
      try {
        return (
          await callApi('get', '/api/admin/contact-messages/unread/count', {
            headers: { Authorization: `Bearer ${userId}` },
            signal,
          })
        ).count;
      } catch (error) {
        logFailure('The count of unread messages could not be read.', error);
        throw error;
      }
    },
  });
  useEffect(() => {
    if (unread === 0) return undefined;
    document.title = titleWithCount(ADMIN_NAME, unread);
    return () => {
      document.title = title;
    };
  }, [unread, title]);
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"][type="image/svg+xml"]');
    if (!link || unread === 0) return undefined;
    const { href } = link;
    link.href = badgedIcon(unread);
    return () => {
      link.href = href;
    };
  }, [unread]);
  return null;
}

/** In units of the mark's own grid, whose height is that of the icon. */
const SIZE = BOLT_GRID.height;
const BADGE_HEIGHT = 23;
const DIGITS_SIZE = 19;
const DIGIT_WIDTH = 10;

/** The school's mark with the unread count at its lower right, as an SVG in a data URL. */
function badgedIcon(unread: number): string {
  const digits = cappedCount(unread);
  const width = Math.min(SIZE, Math.max(BADGE_HEIGHT, digits.length * DIGIT_WIDTH + 8));
  const [left, top] = [SIZE - width, SIZE - BADGE_HEIGHT];
  return `data:image/svg+xml,${encodeURIComponent(
    [
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}">`,
      `<g transform="translate(${(SIZE - BOLT_GRID.width) / 2} 0)">` +
        `<path d="${SHIELD_PATH}" fill="${color.signal.base}"/><path d="${BOLT_PATH}" fill="${color.signal.on}"/></g>`,
      `<rect x="${left + 1}" y="${top + 1}" width="${width - 2}" height="${BADGE_HEIGHT - 2}" ` +
        `rx="${BADGE_HEIGHT / 2 - 1}" fill="${color.ink[950]}" stroke="${color.text}" stroke-width="2"/>`,
      `<text x="${left + width / 2}" y="${top + BADGE_HEIGHT / 2 + DIGITS_SIZE * 0.36}" ` +
        `font-family="system-ui,sans-serif" font-weight="700" font-size="${DIGITS_SIZE}" ` +
        `text-anchor="middle" fill="${color.text}">${digits}</text></svg>`,
    ].join(''),
  )}`;
}
