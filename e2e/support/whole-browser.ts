import type { LaunchOptions } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/find-chromium.mjs';

const executablePath = await findChromium();

/** Notifications and installed apps need the whole browser; other journeys run in a lighter one (e2e/playwright.config.ts). */
export const WHOLE_BROWSER: LaunchOptions = { args: CHROMIUM_FLAGS, ...(executablePath && { executablePath }) };
