import { useEffect, useInsertionEffect } from 'react';

const useBrowserInsertionEffect = typeof window === 'undefined' ? useEffect : useInsertionEffect;

/** Keeps title, description and canonical address right after navigating inside the site; the HTML has the first ones. */
export function usePageHead({ path, title, description }: { path: string; title: string; description: string }): void {
  useBrowserInsertionEffect(() => {
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (path === '*') canonical?.remove();
    else if (canonical) canonical.href = new URL(path, canonical.href).href;
    else document.head.append(Object.assign(document.createElement('link'), { rel: 'canonical', href: path }));
  }, [path, title, description]);
}
