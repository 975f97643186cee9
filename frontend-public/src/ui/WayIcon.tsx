import { Icon } from './drawings/Icon';

/** Beside the words of a link: whether it stays on this site or leads to another. */
export function WayIcon({ href }: { href: string }) {
  return <Icon name={href.startsWith('/') ? 'arrow' : 'external'} />;
}
