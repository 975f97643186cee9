import { use, type ComponentType } from 'react';

export interface LazyPage {
  (): React.ReactNode;
  /** Resolves once the page can render without waiting: before hydrating, before prerendering. */
  preload: () => Promise<void>;
  /** The same before anybody needs it: a failure is forgotten, and the visit itself tries again. */
  prefetch: () => void;
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
  const prefetch = () => {
    const fetching = preload();
    fetching.catch(() => {
      if (loading === fetching) loading = undefined;
    });
  };
  function LoadedPage() {
    if (!Page) use(preload());
    return Page ? <Page /> : null;
  }
  return Object.assign(LoadedPage, { preload, prefetch });
}
