import { use, type ComponentType } from 'react';

export interface LazyPage {
  (): React.ReactNode;
  /** Resolves once the page can render without waiting: before hydrating, before prerendering, on a link's hover. */
  preload: () => Promise<void>;
}

/**
 * A page whose code is fetched once, when it is first needed. A failed fetch stays failed until the document is loaded
 * again.
 */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let Page: ComponentType | undefined;
  let loading: Promise<void> | undefined;
  const preload = () =>
    (loading ??= load().then((loaded) => {
      Page = loaded;
    }));
  function LoadedPage() {
    if (!Page) use(preload());
    return Page ? <Page /> : null;
  }
  return Object.assign(LoadedPage, { preload });
}
