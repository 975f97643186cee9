/**
 * The phone area's landing page as it stands before anything is known: of nobody signed in, in no app, with no counts.
 * Bundled by landing-page.ts and run in a process of its own, because it takes a window for all to see.
 */
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { GlobalRegistrator } from '@happy-dom/global-registrator';
import { MOBILE_APP_ROOT } from '#libs/contracts/mobile-app-paths';

GlobalRegistrator.register({ url: `http://localhost${MOBILE_APP_ROOT}` });
// Each of these looks for the window when it is imported.
const { flushSync } = await import('react-dom');
const { createRoot } = await import('react-dom/client');
const { MobileApp } = await import('../src/mobile-app/MobileApp');

const place = document.createElement('div');
// As texts, which can be read back; usually rules go into a sheet past its text.
const cache = createCache({ key: 'css', speedy: false });
flushSync(() =>
  createRoot(place).render(
    <CacheProvider value={cache}>
      <MobileApp />
    </CacheProvider>,
  ),
);
const styles = Array.from(document.querySelectorAll('style[data-emotion]'), (style) => style.textContent).join('');
process.stdout.write(JSON.stringify({ html: place.innerHTML, styles }), () => process.exit());
