import { use, type ComponentType } from 'react';

export interface LazyPage {
  (): React.ReactNode;
  /** Resolves once the page can render without waiting: before hydrating, before prerendering. */
  preload: () => Promise<void>;
  /** The same before anybody needs it: a failure is forgotten, and the visit itself tries again. */
  prefetch: () => void;
}

/**
 * A page, by its module and its name there. Its code is fetched once, when it is first needed; a failed fetch stays
 * failed until the document is loaded again.
 */
export function lazyPage<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name): LazyPage {
  let Page: ComponentType | undefined;
  let loading: Promise<void> | undefined;
  const preload = () =>
    (loading ??= load().then((module) => {
      Page = module[name];
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
