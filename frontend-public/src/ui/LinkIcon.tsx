import { Icon } from './drawings/Icon';

/** An arrow for an internal link, another icon for an external one. */
export function LinkIcon({ href }: { href: string }) {
  return <Icon name={href.startsWith('/') ? 'arrow' : 'external'} />;
}
