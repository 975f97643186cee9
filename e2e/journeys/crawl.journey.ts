/**
 * Every page that links lead to from the home page, without JavaScript; every-page.journey.ts has each of them with it.
 */
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.js';

interface Found {
  title: string;
  description: string;
  canonical: string;
  headings: number;
  /** Characters that can be read in the page's own part. */
  textLength: number;
  /** On this site, with their fragments. */
  links: string[];
  /** The fragments that can be jumped to. */
  ids: string[];
}

interface Visit extends Found {
  address: string;
  status: number;
}

const TABS = 3;
/** Programs and files of their own, asked for once and not opened as pages. */
const NOT_A_PAGE = /^\/(admin|api)(\/|$)|\.\w+$/;
/** Characters; the page that only leads to the booking form has 120. */
const LEAST_TEXT = 100;

test.use({ javaScriptEnabled: false });

test('no dead link, no failed request, one heading, and a title and a description of its own on each page', async ({
  context,
  request,
  school,
}) => {
  const failed: string[] = [];
  context.on('response', (answer) => {
    if (answer.status() >= 400) failed.push(`${answer.status()} ${answer.url()}`);
  });
  context.on('requestfailed', (asked) => {
    const reason = asked.failure()?.errorText;
    // Going on to the next page ends what is still on its way.
    if (asked.url().startsWith(school.url) && reason !== 'net::ERR_ABORTED') failed.push(`${reason} ${asked.url()}`);
  });
  const { visits, others } = await crawl(context);

  expect(visits.length).toBeGreaterThan(30);
  for (const { address, status, headings, textLength, description } of visits) {
    expect.soft({ status, headings }, address).toEqual({ status: 200, headings: 1 });
    expect.soft(textLength, `text on ${address}`).toBeGreaterThan(LEAST_TEXT);
    expect.soft(description.length, `description of ${address}`).toBeGreaterThan(50);
  }
  expect(failed).toEqual([]);
  expect(deadFragments(visits)).toEqual([]);
  for (const address of others) expect.soft((await request.get(address)).status(), address).toBe(200);
  // Several addresses of one page are one to search engines.
  const pages = [...new Map(visits.map((visit) => [visit.canonical, visit])).values()];
  expect(duplicates(pages.map(({ title }) => title))).toEqual([]);
  expect(duplicates(pages.map(({ description }) => description))).toEqual([]);
});

/** Follows links breadth first. Answers the pages, and the addresses that are none. */
async function crawl(context: BrowserContext): Promise<{ visits: Visit[]; others: Set<string> }> {
  const tabs = await Promise.all(Array.from({ length: TABS }, () => context.newPage()));
  const known = new Set(['/']);
  const others = new Set<string>();
  const visits: Visit[] = [];
  let next = ['/'];
  while (next.length > 0) {
    const waiting = [...next];
    const found: Visit[] = [];
    await Promise.all(
      tabs.map(async (tab) => {
        for (let address = waiting.shift(); address !== undefined; address = waiting.shift())
          found.push(await visit(tab, address));
      }),
    );
    visits.push(...found);
    const linked = new Set(found.flatMap(({ links }) => links.map((link) => link.replace(/#.*/, ''))));
    for (const address of linked) if (NOT_A_PAGE.test(address)) others.add(address);
    next = [...linked].filter((address) => !known.has(address) && !others.has(address));
    for (const address of next) known.add(address);
  }
  await Promise.all(tabs.map((tab) => tab.close()));
  return { visits, others };
}

async function visit(tab: Page, address: string): Promise<Visit> {
  const answer = await tab.goto(address, { waitUntil: 'load' });
  return { address, status: answer?.status() ?? 0, ...(await tab.evaluate(readPage)) };
}

function readPage(): Found {
  const text = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name) ?? '';
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
    .map(({ href }) => new URL(href))
    .filter(({ origin }) => origin === location.origin);
  return {
    title: document.title,
    description: text('meta[name=description]', 'content'),
    canonical: text('link[rel=canonical]', 'href'),
    headings: document.querySelectorAll('h1').length,
    textLength: document.querySelector('main')?.innerText.length ?? 0,
    links: links.map(({ pathname, search, hash }) => pathname + search + hash),
    ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
  };
}

/** Links to a place on a page that has no such place. */
function deadFragments(visits: readonly Visit[]): string[] {
  const ids = new Map(visits.map((visit) => [visit.address, new Set(visit.ids)]));
  return visits.flatMap(({ address, links }) =>
    links
      .filter((link) => {
        const [page = '', id] = link.split('#');
        return Boolean(id) && ids.has(page) && !ids.get(page)?.has(id ?? '');
      })
      .map((link) => `${address} to ${link}`),
  );
}

function duplicates(texts: readonly string[]): string[] {
  return texts.filter((text, at) => texts.indexOf(text) !== at);
}
