/** Spec 3 section 9. */
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
  return titleWithCount(`${screen}, Storm Combat Admin`, unread);
}
