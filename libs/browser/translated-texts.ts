/**
 * Browsers translate a page by taking its texts out and putting elements of their own (`font`) in their places. React
 * does not know: it goes on writing into texts that nobody sees any more, so that a cart keeps its old total, and fails
 * on those it has to remove or put something before. Here a text that was taken out comes back beside its translation,
 * empty: what React writes into it takes the translation's place, and is translated in its turn.
 */
interface Translated {
  translation: Element;
  original: string;
}

/** For as long as the page lives. @param root of all that React draws */
export function keepTranslatedTexts(root: Node): void {
  const translated = new WeakMap<Node, Translated>();
  const textOf = new WeakMap<Node, Text>();

  function hold(text: Text, translation: Element): void {
    translated.set(text, { translation, original: text.data });
    textOf.set(translation, text);
    translation.before(text);
    text.data = '';
  }

  /** Its translation is of no more use. */
  function letGo(text: Node): Translated | undefined {
    const held = translated.get(text);
    if (!held) return undefined;
    translated.delete(text);
    textOf.delete(held.translation);
    held.translation.remove();
    return held;
  }

  /** The browser shows the original again, or translates it anew. */
  function replaced(text: Text, by: NodeList): void {
    const held = letGo(text);
    const next = [...by].find(isTranslation);
    if (!held || !text.isConnected) return;
    text.data = held.original;
    if (next) hold(text, next);
    else for (const copy of by) if (copy !== text && copy.nodeType === Node.TEXT_NODE) (copy as Text).remove();
  }

  function removed(node: Node, { addedNodes, previousSibling, nextSibling }: MutationRecord): void {
    const text = textOf.get(node);
    if (text) replaced(text, addedNodes);
    else if (node.isConnected || letGo(node) || !(node instanceof Text)) return;
    else {
      const translation = [...addedNodes, previousSibling, nextSibling].find(
        (one) => one && isTranslation(one) && one.isConnected && !textOf.has(one),
      );
      if (translation) hold(node, translation as Element);
    }
  }

  const observer = new MutationObserver((records) => {
    for (const record of records) {
      if (record.type === 'characterData') letGo(record.target);
      else for (const node of record.removedNodes) removed(node, record);
    }
    // What was done here is no news.
    observer.takeRecords();
  });
  observer.observe(root, { childList: true, characterData: true, subtree: true });
}

function isTranslation(node: Node): node is Element {
  return node.nodeName === 'FONT';
}
