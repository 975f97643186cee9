/**
 * The addresses of the phone area (spec 3 section 2). The server answers them with the phone area's page and any other
 * /mobile-app path with the 404 page; the phone area builds its routes from them.
 */

export const MOBILE_APP_ROOT = '/mobile-app';

/** The screens below the landing page, by the last part of their address. */
export const MOBILE_APP_SCREENS = ['messages', 'faq', 'schedule', 'courses', 'users'] as const;

export type MobileAppScreen = (typeof MOBILE_APP_SCREENS)[number];

/** An address of the phone area whose page is drawn by its scripts, as all are but the landing page. */
export const SHELL_ADDRESS = `${MOBILE_APP_ROOT}/${MOBILE_APP_SCREENS[0]}`;

/** Visitors write the messages; staff add the rest. */
const ADDABLE = MOBILE_APP_SCREENS.filter((screen) => screen !== 'messages');
const PATH = new RegExp(
  `^${MOBILE_APP_ROOT}(?:/(?:${MOBILE_APP_SCREENS.join('|')})(?:/[1-9]\\d{0,9})?|/(?:${ADDABLE.join('|')})/create)?/?$`,
);

/**
 * Whether a path is a page of the phone area: the landing page, a screen, one record of a screen, or the form that adds
 * one.
 * @param path the path alone, without query or fragment; one closing slash is allowed
 */
export function isMobileAppPath(path: string): boolean {
  return PATH.test(path);
}
