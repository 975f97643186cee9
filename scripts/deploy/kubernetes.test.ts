/**
 * deploy/kubernetes against the types that are made from Kubernetes' own schemas: unlike the schemas they know no field
 * that is not there, so that a misspelt one is found too.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';
import ts from 'typescript';
import { compilerComplaints } from '../test/compiler-complaints.js';

const FOLDER = path.resolve(import.meta.dirname, '../../deploy/kubernetes');
const KUSTOMIZATION = 'kustomization.yaml';
const README = readFileSync(path.resolve(import.meta.dirname, '../../README.md'), 'utf8');
/** After which backend/src/main.ts ends whatever hangs. */
const LONGEST_STOP_S = 45;
/** Where the types of a version lie when not under its own name. */
const MODULES: Record<string, string> = { v1: 'core/v1' };

interface Manifest {
  apiVersion: string;
  kind: string;
}
interface Kustomization {
  resources: string[];
  configMapGenerator: { name: string; literals: string[] }[];
}

const text = (file: string) => readFileSync(path.join(FOLDER, file), 'utf8');
const files = readdirSync(FOLDER).filter((file) => file !== KUSTOMIZATION);
const kustomization = load(text(KUSTOMIZATION)) as Kustomization;
const deployment = text('deployment.yaml');

function complaintsAbout(manifests: string[]): string[][] {
  const planted = manifests.map((manifest, index): [string, string] => {
    const { apiVersion, kind } = load(manifest) as Manifest;
    const type = `import('kubernetes-types/${MODULES[apiVersion] ?? apiVersion}').${kind}`;
    return [
      path.join(FOLDER, `planted-${index}.ts`),
      `export const manifest: ${type} = ${JSON.stringify(load(manifest))};`,
    ];
  });
  return compilerComplaints(new Map(planted), {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    lib: ['lib.es5.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  });
}

const PLANTED: [string, string, string, RegExp][] = [
  ['with a misspelt probe', 'readinessProbe:', 'readynessProbe:', /'readynessProbe'|"readynessProbe"/],
  [
    'with words for a number',
    'containerPort: 3000',
    'containerPort: http',
    /'string' is not assignable to type 'number'/,
  ],
  ['without its selector', 'selector:', 'x-selector:', /selector/],
  ['of another version', 'apps/v1', 'apps/v2', /kubernetes-types\/apps\/v2/],
];

describe('deploy/kubernetes', () => {
  let found: string[][];
  let complaints: string[][];
  beforeAll(() => {
    const all = complaintsAbout([...files.map(text), ...PLANTED.map(([, from, to]) => deployment.replace(from, to))]);
    found = all.slice(0, files.length);
    complaints = all.slice(files.length);
  });

  it('is as Kubernetes knows it', () => {
    expect(Object.fromEntries(files.map((file, index) => [file, found[index]]))).toEqual(
      Object.fromEntries(files.map((file) => [file, []])),
    );
  });

  it.each(PLANTED.map(([name, , , complaint], index) => ({ name, complaint, index })))(
    'a deployment $name',
    ({ complaint, index }) => {
      expect(complaints[index]).toEqual([expect.stringMatching(complaint)]);
    },
  );
});

it('is whole: each file is a resource, and each variable stands in the table of README', () => {
  expect([...kustomization.resources].sort()).toEqual(files.sort());
  const literals = kustomization.configMapGenerator.flatMap((map) => map.literals);
  for (const literal of literals) expect(README).toContain(`| \`${literal.split('=')[0]}\` |`);
});

it('asks the addresses that there are, and waits for the longest stop', () => {
  const probed = [...deployment.matchAll(/path: (\S+)/g)].map(([, address]) => address);
  expect(probed).toEqual(['/api/health', '/api/health/live', '/api/health/live']);
  const grace = /terminationGracePeriodSeconds: (\d+)/.exec(deployment)?.[1];
  expect(Number(grace)).toBeGreaterThan(LONGEST_STOP_S);
});
