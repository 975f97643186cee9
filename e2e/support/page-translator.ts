import type { Page } from '@playwright/test';

/**
 * Translates the page as browsers do, and goes on with what comes later: each text is taken out, and a `font` element
 * with other words stands in its place. The words here are the same in other brackets, so that both pages can be
 * compared.
 */
export async function translatePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const isLeftAlone = (text: Text) =>
      text.data.trim() === '' ||
      !text.parentElement ||
      text.parentElement.closest('font, script, style, textarea, svg');
    function translate(text: Text): void {
      if (isLeftAlone(text)) return;
      const words = document.createElement('font');
      words.append(document.createElement('font'));
      words.firstElementChild!.textContent = `«${text.data}»`;
      text.parentNode!.replaceChild(words, text);
    }
    function translateBelow(node: Node): void {
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      if (node instanceof Text) texts.push(node);
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      texts.forEach(translate);
    }
    new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records) {
        if (type === 'characterData') translateBelow(target);
        else for (const node of addedNodes) if (node.isConnected) translateBelow(node);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
    translateBelow(document.body);
  });
}

/** What the visitor reads of a page that was translated, in its own language. */
export function untranslated(text: string): string {
  return text.replace(/[«»]/g, '').replace(/\s+/g, ' ').trim();
}
