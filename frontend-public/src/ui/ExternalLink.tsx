import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/**
 * A link to another site: a new tab, no access back to ours, and the words say so to those who do not see the icon. A
 * path of this site, which stands in where the school has no such address, is an ordinary link.
 */
export function ExternalLink({ href, className, children }: { href: string; className?: string; children: ReactNode }) {
  if (href.startsWith('/'))
    return (
      <Link to={href} className={className}>
        {children}
      </Link>
    );
  return (
    <a href={href} className={className} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}
