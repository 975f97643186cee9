/**
 * The addresses of staff: the back-office and the phone area. The public site's header, footer and assistant are shown
 * on none of them, not even where there is no page (spec 1 and 3, section 2).
 */
const STAFF_AREA = /^\/(admin|mobile-app)(\/|$)/;

/** @param pathname the path alone, without query or fragment */
export function isStaffArea(pathname: string): boolean {
  return STAFF_AREA.test(pathname);
}
