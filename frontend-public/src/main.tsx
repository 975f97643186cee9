import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { keepTranslatedTexts } from '#libs/browser/translated-texts';
import { hydratePageProducts } from './api/known-products';
import { createQueryClient } from './api/query-client';
import { App } from './App';
import './styles';
import { routeOf } from './routes';
import { takeFactsOfPage } from './school-facts';
import { warmUp } from './warm-up';

takeFactsOfPage();
const queryClient = createQueryClient();
hydratePageProducts(queryClient);
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
keepTranslatedTexts(document.body);

const site = (
  <StrictMode>
    <BrowserRouter>
      <App queryClient={queryClient} />
    </BrowserRouter>
  </StrictMode>
);

for (const intent of ['pointerover', 'touchstart', 'focusin'])
  document.addEventListener(intent, prefetchLinkedPage, { passive: true });

if (root.firstElementChild) {
  // Prerendered HTML is hydrated once its page's code is here, so that the first render matches it. Without that code
  // the HTML stays as it is: readable, with working links.
  void Promise.all([routeOf(window.location.pathname).Page.preload(), warmUp()]).then(() => {
    startTransition(() => {
      hydrateRoot(root, site);
    });
    // React takes presses itself from here on, also where it has not yet come to (boot.ts).
    document.documentElement.dataset['hydrating'] = '';
  });
} else {
  createRoot(root).render(site);
}

/** The code of a page comes while the pointer, a finger or the keyboard is still on a link to it. */
function prefetchLinkedPage({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.origin === window.location.origin) routeOf(link.pathname).Page.prefetch();
}
