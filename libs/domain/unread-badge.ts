// How the count of unread messages stands in a tab's title and on its icon (spec 1 sections 4 and 9, spec 3 sections 2
// and 9), in the back-office and, for who is signed in, on the public site.

export const ADMIN_NAME = 'Storm Combat Admin';

/** Of the count, by every tab. */
export const UNREAD_POLL_MS = 30_000;

const MOST_SHOWN = 99;

/** The count where there is room for two digits: "7", "99+". */
export function cappedCount(count: number): string {
  return count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count);
}

/** "(3) Storm Admin"; without a number while none is unread, or it is not known (spec 3 section 2). */
export function titleWithCount(title: string, unread: number | undefined): string {
  return unread ? `(${unread}) ${title}` : title;
}

/** "(3) Dashboard, Storm Combat Admin". */
export function tabTitle(screen: string, unread: number | undefined): string {
  return titleWithCount(`${screen}, ${ADMIN_NAME}`, unread);
}
