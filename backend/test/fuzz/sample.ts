/** Bodies the server should take, made from their schemas. */
import { type OpenApi, type Operation, resolve, type Schema } from './document.js';

const ONE_PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk' +
  '+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Fields with a form of their own that no schema tells. Or give the field an example in its DTO. */
const KNOWN: Record<string, string> = {
  phone: '821234567',
  bookingLink: '/contact-us',
  logoUrl: '/clients/sample.svg',
  imageUrl: '/products/sample.svg',
  images: '/products/sample-back.svg',
  image: '/instructors/sample.svg',
  websiteUrl: 'https://sample.example',
  imageData: ONE_PIXEL,
};

export const SAMPLE_UUID = '00000000-0000-4000-8000-000000000001';

/** Fields that must be another record's, by operation. */
export type KnownFields = Record<string, Record<string, unknown>>;

/** @param unique goes into the texts, so that no two samples collide */
export function sampleBody(operation: Operation, document: OpenApi, unique: number, known: KnownFields = {}): unknown {
  if (operation.body === undefined) return undefined;
  const sample = sampleOf(operation.body, 'body', document, unique);
  return typeof sample === 'object' && sample !== null
    ? { ...sample, ...structuredClone(known[operation.name]) }
    : sample;
}

export function sampleOf(named: Schema, name: string, document: OpenApi, unique: number): unknown {
  const schema = resolve(named, document);
  // Of its own: whoever takes a sample changes it.
  if (schema.example !== undefined) return structuredClone(schema.example);
  // The last: of roles that is the one that may do less.
  if (schema.enum) return schema.enum.findLast((value) => value !== null);
  switch (typeOf(schema)) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, field]) => [key, sampleOf(field, key, document, unique)]),
      );
    case 'array':
      return schema.items ? [sampleOf(schema.items, name, document, unique)] : [];
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 0, Math.min(1, schema.maximum ?? 1));
    case 'boolean':
      return true;
    default:
      return sampleText(schema, name, unique);
  }
}

function typeOf({ type }: Schema): string | undefined {
  return Array.isArray(type) ? type.find((one) => one !== 'null') : type;
}

function sampleText({ format, minLength = 0, maxLength = 60 }: Schema, name: string, unique: number): string {
  if (KNOWN[name] !== undefined) return KNOWN[name];
  if (format === 'email' || /email$/i.test(name)) return `sample-${unique}@stormcombat.example`;
  if (format === 'uuid') return SAMPLE_UUID;
  if (format === 'date-time') return '2026-04-16T10:00:00.000Z';
  if (format === 'date') return '2026-04-16';
  return `${unique}-sample-${name}`.padEnd(Math.max(minLength, 10), 'x').slice(0, maxLength);
}
