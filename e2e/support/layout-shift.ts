import type { Page } from '@playwright/test';

/** A jump, as browsers count it (CLS), with what moved: `0.0118 nav.links: 640,72 160×20 to 648,72 160×20`. */
type Jump = [value: number, moved: string[]];

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** What has jumped since the page began to load, without what follows a press. */
export async function layoutJumps(page: Page): Promise<Jump[]> {
  return page.evaluate(
    () =>
      new Promise<Jump[]>((resolve) => {
        const jumps: Jump[] = [];
        const box = ({ x, y, width, height }: DOMRectReadOnly): string =>
          `${Math.round(x)},${Math.round(y)} ${Math.round(width)}×${Math.round(height)}`;
        const nameOf = (node: Node | null): string =>
          node instanceof Element
            ? `${node.tagName.toLowerCase()}.${node.getAttribute('class')}`
            : String(node?.nodeName);
        const add = (entries: PerformanceEntryList): void => {
          for (const { value, hadRecentInput, sources } of entries as LayoutShift[])
            if (!hadRecentInput)
              jumps.push([
                value,
                sources.map((it) => `${nameOf(it.node)}: ${box(it.previousRect)} to ${box(it.currentRect)}`),
              ]);
        };
        const observer = new PerformanceObserver((list) => add(list.getEntries()));
        observer.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            add(observer.takeRecords());
            resolve(jumps);
          }),
        );
      }),
  );
}

/** How much has jumped, in all. */
export function sumOf(jumps: readonly Jump[]): number {
  return Math.round(jumps.reduce((sum, [value]) => sum + value, 0) * 10_000) / 10_000;
}

export async function layoutShift(page: Page): Promise<number> {
  return sumOf(await layoutJumps(page));
}
