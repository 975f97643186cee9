import type { LaunchOptions } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/find-chromium.mjs';

/**
 * Other people's sites are not ours to test: their names lead nowhere. Catching the requests would turn off the
 * browser's cache.
 */
const STAY_INSIDE = '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1';
/** Pages are drawn by the processor here: handing each to a process of its own costs a sixteenth of all its time. */
const DRAW_WITHOUT_A_PROCESS = '--in-process-gpu';
export const BROWSER_FLAGS = [...CHROMIUM_FLAGS, STAY_INSIDE, DRAW_WITHOUT_A_PROCESS];

const executablePath = await findChromium();

/**
 * Notifications and installed apps need the whole browser; other journeys run in a lighter one
 * (e2e/playwright.config.ts).
 */
export const WHOLE_BROWSER: LaunchOptions = { args: BROWSER_FLAGS, ...(executablePath && { executablePath }) };
