import { useEffect, useInsertionEffect } from 'react';

const useBrowserInsertionEffect = typeof window === 'undefined' ? useEffect : useInsertionEffect;

/** Of some pages only; another page must not inherit them. */
const EXTRA_METAS = ['robots', 'referrer'] as const;

interface PageHead {
  path: string;
  title: string;
  description: string;
  metas?: Readonly<Partial<Record<(typeof EXTRA_METAS)[number], string>>>;
}

/**
 * Keeps title, description and canonical address right after navigating inside the site; the HTML has the first ones.
 */
export function usePageHead({ path, title, description, metas }: PageHead): void {
  useBrowserInsertionEffect(() => {
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
    for (const name of EXTRA_METAS) setMeta(name, metas?.[name]);
    forgetFirstPage(path);
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (path === '*') canonical?.remove();
    else if (canonical) canonical.href = new URL(path, canonical.href).href;
    else document.head.append(Object.assign(document.createElement('link'), { rel: 'canonical', href: path }));
  }, [path, title, description, metas]);
}

function setMeta(name: string, content: string | undefined): void {
  const present = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  if (content === undefined) present?.remove();
  else if (present) present.content = content;
  else document.head.append(Object.assign(document.createElement('meta'), { name, content }));
}

/** What the HTML tells of its own page, shared links and structured data, is wrong on any other. */
function forgetFirstPage(path: string): void {
  const first = document.querySelector<HTMLMetaElement>('meta[property="og:url"]');
  if (!first || new URL(first.content).pathname === path) return;
  for (const tag of document.querySelectorAll(
    'meta[property^="og:"], meta[name^="twitter:"], script[type="application/ld+json"]',
  ))
    tag.remove();
}
