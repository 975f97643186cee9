import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Logger } from '@nestjs/common';
import type { OwnFacts } from '#libs/school/facts';
import { errorSentence } from '../logging/error-for-log.js';
import type { Site } from './site-files.js';

/** What the site's build leaves in dist/public-renderer (frontend-public/src/render.tsx). */
interface Renderer {
  renderDocument: (htmlFile: string, shell: string, own: OwnFacts) => Promise<string>;
  productPage: { shell: string };
  renderProduct: (products: ShownProducts, shell: string, own: OwnFacts) => Promise<string>;
  productSitemap: (products: readonly SoldProduct[]) => string;
  faqPage: { shell: string };
  renderFaqs: (faqs: readonly object[], shell: string, own: OwnFacts) => Promise<string>;
}

/** What the shop tells of a product; its page shows more of it than is named here. */
export interface SoldProduct {
  id: number;
  name: string;
  category: string;
  stock: number;
}

/** A product, and what is shown beside it. */
export type ShownProducts = readonly [SoldProduct, ...SoldProduct[]];

/**
 * Writes the site's pages anew when the owner's facts change: each when it is first asked for after that, in the few
 * milliseconds that React takes for it, and from then on from memory as before.
 */
export class SiteRenderer {
  /** Another number after every change: an answer of before is not sent again. */
  version = 0;
  private readonly log = new Logger(SiteRenderer.name);
  private readonly directory: string;
  private renderer: Promise<Renderer> | undefined;
  private shells: Record<string, string> | undefined;
  private own: OwnFacts = {};

  constructor(
    private readonly site: Site,
    distDirectory: string,
  ) {
    this.directory = path.join(distDirectory, 'public-renderer');
  }

  /** @param own undefined facts are the demonstration's, which the build wrote */
  rewrite(own: OwnFacts): void {
    this.version += 1;
    this.own = own;
    const isAsBuilt = Object.keys(own).length === 0 || !existsSync(this.directory);
    for (const [file, page] of this.site.rendered)
      page.rewrite(isAsBuilt ? undefined : () => this.render(file, own), () => (this.version += 1));
  }

  /** Whether the site is built: before, products have no pages. */
  get isBuilt(): boolean {
    return existsSync(this.directory);
  }

  async product(products: ShownProducts): Promise<string> {
    const renderer = await this.load();
    return renderer.renderProduct(products, this.shellOf(renderer.productPage.shell), this.own);
  }

  async productSitemap(products: readonly SoldProduct[]): Promise<string> {
    return (await this.load()).productSitemap(products);
  }

  /** @param faqs the active ones, as the API tells them */
  async faqs(faqs: readonly object[]): Promise<string> {
    const renderer = await this.load();
    return renderer.renderFaqs(faqs, this.shellOf(renderer.faqPage.shell), this.own);
  }

  /** A page as it would be with other facts; the site's own stays. It names the origin by its placeholder. */
  async preview(htmlFile: string, own: OwnFacts): Promise<string> {
    const renderer = await this.load();
    return renderer.renderDocument(htmlFile, this.shellOf(htmlFile), own);
  }

  private async render(htmlFile: string, own: OwnFacts): Promise<string> {
    try {
      return await this.preview(htmlFile, own);
    } catch (error) {
      this.log.error(`${htmlFile} stays as it was built: ${errorSentence(error)}`);
      throw error;
    }
  }

  private load(): Promise<Renderer> {
    this.renderer ??= import(pathToFileURL(path.join(this.directory, 'render.js')).href) as Promise<Renderer>;
    return this.renderer;
  }

  private shellOf(name: string): string {
    this.shells ??= JSON.parse(readFileSync(path.join(this.directory, 'shells.json'), 'utf8')) as Record<
      string,
      string
    >;
    const shell = this.shells[name];
    if (shell === undefined) throw new Error(`The site's build has no shell of ${name}`);
    return shell;
  }
}
