/**
 * What the browser is told of the app it may install (issue 9; DESIGN.md, "Mobile app"), and the icons that it names.
 */
import { MOBILE_APP_ROOT, SHELL_ADDRESS, type MobileAppScreen } from '#libs/contracts/mobile-app-paths';
import { color } from '#libs/design/tokens';
import { CALENDAR_PATH, COURSES_PATH, FAQ_PATH, MESSAGES_PATH } from '../src/shared/icon-paths';
import { maskableIcon, monochromeIcon, roundedIcon, shortcutIcon } from './draw-icons';

const SHORTCUT_ICON_PX = 96;
const TOUCH_ICON_PX = 180;
const ICONS = { any: roundedIcon, maskable: maskableIcon, monochrome: monochromeIcon } as const;
const ICON_SIZES_PX = [192, 512];

/** Where the service worker asks for the two pages that it keeps. */
export const PAGE_ADDRESSES = { landing: MOBILE_APP_ROOT, shell: SHELL_ADDRESS } as const;

type Purpose = keyof typeof ICONS;

const SHORTCUTS: readonly { screen: MobileAppScreen; name: string; description: string; path: string }[] = [
  { screen: 'messages', name: 'Messages', description: 'Read and answer messages from visitors', path: MESSAGES_PATH },
  { screen: 'schedule', name: 'Schedule', description: 'Classes this week', path: CALENDAR_PATH },
  { screen: 'courses', name: 'Courses', description: 'Beginner courses and when they start', path: COURSES_PATH },
  { screen: 'faq', name: 'FAQ', description: 'Questions and answers on the website', path: FAQ_PATH },
];

/** Made by `node scripts/app-screenshots.mjs`. */
const SCREENSHOTS = [
  {
    name: 'narrow-landing',
    sizes: '780x1688',
    form_factor: 'narrow',
    label: 'The admin tools, with what needs attention',
  },
  { name: 'narrow-schedule', sizes: '780x1688', form_factor: 'narrow', label: 'Classes this week' },
  { name: 'wide-landing', sizes: '1280x800', form_factor: 'wide', label: 'The tools on a tablet or a computer' },
  { name: 'wide-dashboard', sizes: '1280x800', form_factor: 'wide', label: 'The dashboard of the back-office' },
] as const;

/** By file below the back-office's build. @param touchIcon the file of the icon for iPhones */
export async function drawAppIcons(touchIcon: string): Promise<Map<string, Buffer>> {
  const drawn: [string, Promise<Buffer>][] = [
    ...purposes().map(({ purpose, sizePx }): [string, Promise<Buffer>] => [
      iconFile(purpose, sizePx),
      ICONS[purpose](sizePx),
    ]),
    ...SHORTCUTS.map(({ screen, path }): [string, Promise<Buffer>] => [
      shortcutFile(screen),
      shortcutIcon(path, SHORTCUT_ICON_PX),
    ]),
    [touchIcon, maskableIcon(TOUCH_ICON_PX)],
  ];
  return new Map(
    await Promise.all(drawn.map(async ([file, picture]): Promise<[string, Buffer]> => [file, await picture])),
  );
}

/**
 * The scope holds the back-office and the site too: a link to /admin stays in the app's window.
 * @param base where the files of the back-office's build are served
 * @param file of this manifest: naming itself lets the page ask whether the app is installed
 */
export function appManifest(base: string, file: string) {
  const png = (src: string, sizePx: number, purpose: Purpose) => ({
    src: base + src,
    sizes: `${sizePx}x${sizePx}`,
    type: 'image/png',
    purpose,
  });
  return {
    id: MOBILE_APP_ROOT,
    name: 'Storm Combat Admin',
    short_name: 'Storm Admin',
    description: 'The school in your pocket: messages, classes and courses, for the staff of Storm Combat Academy.',
    lang: 'en-ZA',
    dir: 'ltr',
    start_url: MOBILE_APP_ROOT,
    scope: '/',
    display: 'standalone',
    background_color: color.ink[950],
    theme_color: color.ink[950],
    categories: ['business', 'productivity'],
    prefer_related_applications: false,
    related_applications: [{ platform: 'webapp', url: base + file, id: MOBILE_APP_ROOT }],
    icons: purposes().map(({ purpose, sizePx }) => png(iconFile(purpose, sizePx), sizePx, purpose)),
    shortcuts: SHORTCUTS.map(({ screen, name, description }) => ({
      name,
      description,
      url: `${MOBILE_APP_ROOT}/${screen}`,
      icons: [png(shortcutFile(screen), SHORTCUT_ICON_PX, 'any')],
    })),
    screenshots: SCREENSHOTS.map(({ name, ...about }) => ({
      src: `${base}screenshots/${name}.png`,
      type: 'image/png',
      ...about,
    })),
  };
}

function purposes(): { purpose: Purpose; sizePx: number }[] {
  return (Object.keys(ICONS) as Purpose[]).flatMap((purpose) => ICON_SIZES_PX.map((sizePx) => ({ purpose, sizePx })));
}

function iconFile(purpose: Purpose, sizePx: number): string {
  return `icons/${purpose}-${sizePx}.png`;
}

function shortcutFile(screen: MobileAppScreen): string {
  return `icons/shortcut-${screen}.png`;
}
