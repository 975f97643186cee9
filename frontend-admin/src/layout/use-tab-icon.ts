import { useEffect } from 'react';
import { useStore } from 'react-admin';
import { drawTabIcon, otherColour, TAB_ICON_COLOURS } from './tab-icon';

const DEFAULT_COLOUR = TAB_ICON_COLOURS[0] ?? '';

/** The colour chosen in this browser, and how to choose another. */
export function useTabIconColour(): { colour: string; recolour: () => void } {
  const [stored, setStored] = useStore<string>('tabIconColour', DEFAULT_COLOUR);
  const colour = TAB_ICON_COLOURS.includes(stored) ? stored : DEFAULT_COLOUR;
  return { colour, recolour: () => setStored(otherColour(colour, Math.random())) };
}

/** Draws the tab's icon for as long as staff are signed in; the login form has the plain one again. */
export function useTabIcon(unread: number | undefined): void {
  const { colour } = useTabIconColour();
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    const drawn = drawTabIcon(colour, unread);
    if (!link || !drawn) return undefined;
    const { href, type } = link;
    link.type = 'image/png';
    link.href = drawn;
    return () => {
      link.type = type;
      link.href = href;
    };
  }, [colour, unread]);
}
