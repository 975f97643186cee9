/**
 * Two style sheets made from libs/design while building, so that no colour is written twice:
 * `virtual:design-tokens.css` (the tokens as CSS variables) and `virtual:antd.css` (the rules of the antd components
 * this site uses, and of no other: with zeroRuntime antd adds none of its own in the browser).
 */
import { createRequire } from 'node:module';
import path from 'node:path';
import { runnerImport, type Plugin } from 'vite';

/** Add a component here when the site starts to use it. */
const ANTD_COMPONENTS = ['Drawer', 'Modal', 'notification'];
const LIBS_DIR = path.resolve(import.meta.dirname, '../../libs');
const PREFIX = '\0';

export function designStyles(): Plugin {
  const sheets: Record<string, () => Promise<string>> = {
    'virtual:design-tokens.css': designTokens,
    'virtual:antd.css': antdRules,
  };
  return {
    name: 'storm-design-styles',
    resolveId: (id) => (id in sheets ? PREFIX + id : undefined),
    load: (id) => sheets[id.startsWith(PREFIX) ? id.slice(PREFIX.length) : '']?.(),
  };
}

async function designTokens(): Promise<string> {
  const { toCssVars } = await fromDesign<typeof import('../../libs/design/to-css-vars')>('to-css-vars.ts');
  return toCssVars();
}

/** In a layer of their own, below the site's rules; antd's restyling of every `<a>` on the page is left out. */
async function antdRules(): Promise<string> {
  const { toAntd } = await fromDesign<typeof import('../../libs/design/to-antd')>('to-antd.ts');
  const require = createRequire(import.meta.url);
  const { createElement } = require('react') as typeof import('react');
  const { ConfigProvider } = require('antd') as typeof import('antd');
  const { extractStyle } =
    require('@ant-design/static-style-extract') as typeof import('@ant-design/static-style-extract');
  const css = extractStyle({
    includes: ANTD_COMPONENTS,
    customTheme: (children) => createElement(ConfigProvider, { theme: { ...toAntd(), zeroRuntime: false } }, children),
  });
  return `@layer antd{${css.replace(/(?<=^|\})a(?:[:[][^{}]*)?\{[^{}]*\}/g, '')}}`;
}

/** Runs a file of libs/design from its source: the built server may not be there yet. */
async function fromDesign<T>(file: string): Promise<T> {
  const alias = [{ find: /^#libs\/(.*)$/, replacement: path.join(LIBS_DIR, '$1.ts') }];
  const { module } = await runnerImport<T>(path.join(LIBS_DIR, 'design', file), { resolve: { alias } });
  return module;
}
