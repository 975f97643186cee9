// In what states a screen is looked at. Those of the first list are reached from the loaded page; those of the second
// need a load of their own, because they change what the server answers.

/**
 * @typedef {{ name: string, title: string, width: number, media?: object, areas?: string[], act?: string,
 *   isFresh?: boolean, answers?: string }} State
 * areas: where it makes sense, everywhere unless told; act: what page-acts.mjs does to the page; isFresh: the page is
 *   loaded anew before; answers: what becomes of the calls to the API (api-answers.mjs)
 */

const DESK_PX = 1440;
const PHONE_PX = 390;
const A4_PX = 794;
/** The phone area is for phones, and has one look. */
const AT_A_DESK = ['site', 'back-office'];

/** @type {State[]} */
export const LIVE_STATES = [
  { name: 'desktop', title: 'Desktop, 1440 px', width: DESK_PX, areas: AT_A_DESK },
  { name: 'wide', title: '2560 px', width: 2560, areas: AT_A_DESK },
  { name: 'phone', title: 'Phone, 390 px', width: PHONE_PX },
  { name: 'narrow', title: '320 px', width: 320 },
  // The site has one look, whatever the visitor prefers.
  { name: 'dark', title: 'Dark', width: DESK_PX, media: { colorScheme: 'dark' }, areas: ['back-office'] },
  { name: 'still', title: 'Reduced motion', width: PHONE_PX, media: { reducedMotion: 'reduce' } },
  { name: 'contrast', title: 'High contrast', width: PHONE_PX, media: { forcedColors: 'active', contrast: 'more' } },
  { name: 'print', title: 'Print, A4', width: A4_PX, media: { media: 'print' }, areas: AT_A_DESK },
  { name: 'keyboard', title: 'Keyboard, the way of Tab', width: DESK_PX, act: 'walkByTab', areas: AT_A_DESK },
  { name: 'keyboard-phone', title: 'Keyboard, the way of Tab', width: PHONE_PX, act: 'walkByTab', areas: ['phone'] },
  // Last, because it cannot be undone; on a page that has not changed its layout, so that nothing is drawn anew later.
  { name: 'text-200', title: 'Text at 200 %', width: DESK_PX, act: 'doubleText', isFresh: true, areas: AT_A_DESK },
  {
    name: 'text-200-phone',
    title: 'Text at 200 %',
    width: PHONE_PX,
    act: 'doubleText',
    isFresh: true,
    areas: ['phone'],
  },
];

/** @type {State[]} */
export const ANSWER_STATES = [
  // First, with what the browser has kept of the loaded page.
  { name: 'offline', title: 'Offline', width: PHONE_PX, answers: 'offline' },
  { name: 'long', title: 'Long words, 1440 px', width: DESK_PX, answers: 'long', areas: AT_A_DESK },
  { name: 'long-narrow', title: 'Long words, 320 px', width: 320, answers: 'long' },
  { name: 'loading', title: 'Loading', width: PHONE_PX, answers: 'loading' },
  { name: 'empty', title: 'Empty', width: PHONE_PX, answers: 'empty' },
  { name: 'error', title: 'Error', width: PHONE_PX, answers: 'error' },
];

export const STATES = [...LIVE_STATES, ...ANSWER_STATES];
