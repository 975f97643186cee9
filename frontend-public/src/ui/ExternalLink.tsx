import type { ReactNode } from 'react';

/** A link to another site: a new tab, no access back to ours, and the words say so to those who do not see the icon. */
export function ExternalLink({ href, className, children }: { href: string; className?: string; children: ReactNode }) {
  return (
    <a href={href} className={className} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}
