/** The README's configuration table says what parseEnv does: the same variables, the same defaults. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Env, parseEnv } from './env.js';

const readme = readFileSync(path.resolve(import.meta.dirname, '../../../README.md'), 'utf8');
const rows = [...readme.matchAll(/^\| `([A-Z_]+)` \| (.+?) \| .+ \|$/gm)].map(([, variable, fallback]) => ({
  variable: variable ?? '',
  fallback: fallback ?? '',
}));

it('lists the variables that are read, each once', () => {
  const asked = new Set<string>();
  parseEnv(
    new Proxy<Record<string, string | undefined>>(
      {},
      {
        get: (_, name) => {
          asked.add(String(name));
          return undefined;
        },
      },
    ),
  );
  expect(rows.map(({ variable }) => variable).sort()).toEqual([...asked].sort());
});

it.each(rows.filter(({ fallback }) => fallback.startsWith('`')))(
  'gives $variable its default $fallback',
  ({ variable, fallback }) => {
    const value = parseEnv({})[keyOf(variable)];
    const written = fallback.replaceAll('`', '');
    expect(String(value)).toBe(variable === 'DATA_DIR' ? path.resolve(written) : written);
  },
);

it.each(rows.filter(({ fallback }) => !fallback.startsWith('`')))(
  'leaves $variable unset by default',
  ({ variable }) => {
    expect(parseEnv({})[keyOf(variable)]).toBeUndefined();
  },
);

/** PUBLIC_URL is publicUrl in Env. */
function keyOf(variable: string): keyof Env {
  return variable.toLowerCase().replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()) as keyof Env;
}
