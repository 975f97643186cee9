/**
 * The site is prerendered before anyone knows where it will be reached, so a built page names its origin by this
 * stand-in and the server fills in PUBLIC_URL when it starts (CONTRACT section 1: the origin of canonical links and the
 * sitemap).
 */
export const ORIGIN_PLACEHOLDER = 'https://site-origin.invalid';
