/**
 * Writes one HTML file for every public route, and both 404.html, into the built site: the fixed text of each page is
 * in the HTML the server sends (CONTRACT section 3), with its styles inside and the list of exactly the scripts it
 * needs. The renderer stays beside the site, with the pages' shells: the server writes the pages anew when the settings
 * change.
 */
import { readFile, rm, writeFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ViteBuilder } from 'vite';
import { writeIcons, writeSharePictures } from './share-pictures.ts';

type BuildResult = Awaited<ReturnType<ViteBuilder['build']>>;
type BuiltFile = Extract<BuildResult, { output: unknown }>['output'][number];
type BuiltChunk = Extract<BuiltFile, { type: 'chunk' }>;
type Renderer = typeof import('../src/render');

export async function prerenderPages({
  clientFiles,
  outDir,
  rendererDir,
}: {
  clientFiles: BuildResult;
  outDir: string;
  rendererDir: string;
}): Promise<void> {
  const files = filesOf(clientFiles);
  const template = await readFile(path.join(outDir, 'index.html'), 'utf8');
  const boot = bootChunk(files);
  const renderer = (await import(pathToFileURL(path.join(rendererDir, 'render.js')).href)) as Renderer;
  const shells: Record<string, string> = {};
  for (const { htmlFile, sourceFile } of renderer.pages) {
    const shell = shellOf(template, files, boot, sourceFile);
    shells[htmlFile] = shell;
    const file = path.join(outDir, htmlFile);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, await renderer.renderDocument(htmlFile, shell, {}));
  }
  const { shell, sourceFile } = renderer.productPage;
  shells[shell] = shellOf(template, files, boot, sourceFile);
  await writeFile(path.join(rendererDir, 'shells.json'), JSON.stringify(shells));
  await writeFile(path.join(outDir, 'sitemap.xml'), renderer.sitemap(new Date().toISOString().slice(0, 10)));
  await writeFile(path.join(outDir, 'robots.txt'), renderer.robotsTxt);
  await writeSharePictures(renderer.sharePictures, outDir);
  await writeIcons(outDir);
  await rm(path.join(outDir, boot.fileName));
}

/**
 * A page's document without its own head and body, which depend on what the owner says of the school. Its bytes count:
 * the home page is to fit into what a server may send before it hears back.
 */
function shellOf(template: string, files: BuiltFile[], boot: BuiltChunk, sourceFile: string): string {
  const tags = [...pageStyles(files, sourceFile), bootScript(files, boot, sourceFile)];
  return bare(template)
    .replaceAll(/\s*\n\s*/g, '')
    .replaceAll(' />', '>')
    .replace('<!--head-->', () => ['<!--head-->', ...fontPreloads(files)].join(''))
    .replace('</head>', () => `${tags.join('')}</head>`);
}

function filesOf(result: BuildResult): BuiltFile[] {
  if (Array.isArray(result)) return result.flatMap((one) => one.output);
  if ('output' in result) return result.output;
  throw new Error('the client build gave no files');
}

function fontPreloads(files: BuiltFile[]): string[] {
  return files
    .filter((file) => file.fileName.endsWith('.woff2'))
    .map((file) => `<link rel="preload" href="/${file.fileName}" as="font" type="font/woff2" crossorigin>`);
}

/** The built template without the scripts and styles Vite wrote into it: this one asks for them in its own way. */
function bare(template: string): string {
  return template.replaceAll(
    /\s*<script type="module"[^>]*><\/script>|\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g,
    '',
  );
}

/**
 * The site's styles and then the page's, which build on them, inside the HTML: the first paint waits for no second
 * answer. The disabled link of each, which no browser fetches, tells Vite's loader that the sheet is here.
 */
function pageStyles(files: BuiltFile[], sourceFile: string): string[] {
  const names = new Set(chunksOf(files, sourceFile).flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]));
  return [...names].flatMap((name) => {
    const sheet = files.find((file) => file.type === 'asset' && file.fileName === name);
    if (sheet?.type !== 'asset') throw new Error(`no built file is ${name}`);
    return [`<style>${sheet.source.toString().trim()}</style>`, `<link rel="stylesheet" href="/${name}" disabled>`];
  });
}

/**
 * The first script (src/boot.ts), with the addresses of those it starts when the page is painted. On all pages it is
 * the same, and the server lets it run by its hash.
 */
function bootScript(files: BuiltFile[], boot: BuiltChunk, sourceFile: string): string {
  const urls = chunksOf(files, sourceFile).map((chunk) => `/${chunk.fileName}`);
  return `<script data-modules="${urls.join(' ')}">(()=>{${boot.code.trim()}})()</script>`;
}

function bootChunk(files: BuiltFile[]): BuiltChunk {
  const boot = chunksIn(files).find((chunk) => chunk.isEntry && chunk.name === 'boot');
  if (!boot || boot.imports.length > 0 || boot.code.includes('</script'))
    throw new Error('the first script is not one small file');
  return boot;
}

/** What the site's frame and the page consist of, the frame's first. */
function chunksOf(files: BuiltFile[], sourceFile: string): BuiltChunk[] {
  const chunks = new Map(chunksIn(files).map((chunk) => [chunk.fileName, chunk]));
  const frame = [...chunks.values()].find((chunk) => chunk.isEntry && chunk.name === 'index');
  const page = [...chunks.values()].find(
    (chunk) => chunk.facadeModuleId?.endsWith(sourceFile) || chunk.moduleIds.some((id) => id.endsWith(sourceFile)),
  );
  if (!frame || !page) throw new Error(`no built file holds ${sourceFile}`);
  return [...withImports(page, chunks, withImports(frame, chunks))];
}

function chunksIn(files: BuiltFile[]): BuiltChunk[] {
  return files.filter((file): file is BuiltChunk => file.type === 'chunk');
}

function withImports(
  chunk: BuiltChunk,
  chunks: Map<string, BuiltChunk>,
  seen = new Set<BuiltChunk>(),
): Set<BuiltChunk> {
  if (seen.has(chunk)) return seen;
  seen.add(chunk);
  for (const name of chunk.imports) {
    const imported = chunks.get(name);
    if (imported) withImports(imported, chunks, seen);
  }
  return seen;
}
