/**
 * Writes one HTML file for every public route, and 404.html, into the built site: the fixed text of each page is in the
 * HTML the server sends (CONTRACT section 3), with links to exactly the files that page needs.
 */
import { readFile, rm, writeFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ViteBuilder } from 'vite';

type BuildResult = Awaited<ReturnType<ViteBuilder['build']>>;
type BuiltFile = Extract<BuildResult, { output: unknown }>['output'][number];
type BuiltChunk = Extract<BuiltFile, { type: 'chunk' }>;
type Renderer = typeof import('../src/render');

export async function prerenderPages({ clientFiles, outDir, rendererDir }: { clientFiles: BuildResult; outDir: string; rendererDir: string }): Promise<void> {
  const files = filesOf(clientFiles);
  const template = await readFile(path.join(outDir, 'index.html'), 'utf8');
  const renderer = (await import(pathToFileURL(path.join(rendererDir, 'render.js')).href)) as Renderer;
  for (const page of renderer.pages) {
    const { html, title, description, metas, canonical } = await renderer.renderPage(page);
    const head = [
      // First, since the referrer policy counts from here on.
      ...Object.entries(metas).map(([name, content]) => `<meta name="${name}" content="${escapeHtml(content)}" />`),
      `<title>${escapeHtml(title)}</title>`,
      `<meta name="description" content="${escapeHtml(description)}" />`,
      canonical && `<link rel="canonical" href="${escapeHtml(canonical)}" />`,
      ...fontPreloads(files),
    ];
    const file = path.join(outDir, page.htmlFile);
    await mkdir(path.dirname(file), { recursive: true });
    const filled = template
      .replace('<!--head-->', () => head.filter(Boolean).join('\n    '))
      // After the site's own style sheet, which the page's rules build on.
      .replace('</head>', () => `${pageFiles(files, page.sourceFile).map((tag) => `  ${tag}\n  `).join('')}</head>`)
      .replace('<!--page-->', () => html);
    await writeFile(file, filled);
  }
  await rm(rendererDir, { recursive: true, force: true });
}

function filesOf(result: BuildResult): BuiltFile[] {
  if (Array.isArray(result)) return result.flatMap((one) => one.output);
  if ('output' in result) return result.output;
  throw new Error('the client build gave no files');
}

function fontPreloads(files: BuiltFile[]): string[] {
  return files
    .filter((file) => file.fileName.endsWith('.woff2'))
    .map((file) => `<link rel="preload" href="/${file.fileName}" as="font" type="font/woff2" crossorigin />`);
}

/** The page's own script and styles: without them the text would stand unstyled until the script asked for them. */
function pageFiles(files: BuiltFile[], sourceFile: string): string[] {
  const chunks = new Map(files.filter((file): file is BuiltChunk => file.type === 'chunk').map((chunk) => [chunk.fileName, chunk]));
  const entry = [...chunks.values()].find((chunk) => chunk.isEntry);
  const page = [...chunks.values()].find((chunk) => chunk.facadeModuleId?.endsWith(sourceFile) || chunk.moduleIds.some((id) => id.endsWith(sourceFile)));
  if (!entry || !page) throw new Error(`no built file holds ${sourceFile}`);
  const known = withImports(entry, chunks);
  const added = [...withImports(page, chunks)].filter((chunk) => !known.has(chunk));
  return [
    ...new Set(added.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])].map((css) => `<link rel="stylesheet" crossorigin href="/${css}" />`))),
    ...added.map((chunk) => `<link rel="modulepreload" crossorigin href="/${chunk.fileName}" />`),
  ];
}

function withImports(chunk: BuiltChunk, chunks: Map<string, BuiltChunk>, seen = new Set<BuiltChunk>()): Set<BuiltChunk> {
  if (seen.has(chunk)) return seen;
  seen.add(chunk);
  for (const name of chunk.imports) {
    const imported = chunks.get(name);
    if (imported) withImports(imported, chunks, seen);
  }
  return seen;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
