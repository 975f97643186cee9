import { Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import type { ImageRules } from '#libs/contracts/image';
import { RefusedFields } from '../../common/errors/exceptions.js';
import { Image, IMAGE_EXTENSIONS } from './image.entity.js';
import { ImageProcessor, type ProcessedImage, RefusedImage } from './image-processor.js';

/** An image that was read and judged, but not stored yet. */
export class SentImage {
  constructor(readonly processed: ProcessedImage) {}
}

/** The path of a stored image. */
const imageUrl = ({ hash, extension }: Pick<Image, 'hash' | 'extension'>) => `/api/images/${hash}.${extension}`;
const HASH = /^[0-9a-f]{64}$/;
const HASH_IN_URL = /\/api\/images\/([0-9a-f]{64})\./;

/**
 * The pictures of the school (CONTRACT section 2, "Images"). A record with an image field is written in two steps,
 * because decoding takes its time and must not hold a transaction open:
 *
 *     const logo = await this.images.read('logoUrl', dto.logoUrl, CLIENT_LOGO_RULES);
 *     return this.manager.transaction(async (manager) =>
 *       createRecord(manager, CorporateClient, { ...fields, logoUrl: await this.images.store(manager, logo) }));
 */
@Injectable()
export class ImagesService {
  /** Where the product keeps addresses of images. */
  readonly columns: { table: string; column: string }[] = [];

  constructor(
    private readonly manager: EntityManager,
    private readonly processor: ImageProcessor,
  ) {}

  /**
   * What a record's image field was sent: inline data (`data:…`) is decoded, checked and re-encoded; a web address, a
   * path of this site, null and undefined are handed on as they are. Outside any transaction.
   * @throws RefusedFields with one of the rules' messages for the field
   */
  async read<Value extends string | null | undefined>(
    field: string,
    value: Value,
    rules: ImageRules,
  ): Promise<SentImage | Value> {
    if (typeof value !== 'string' || !value.startsWith('data:')) return value;
    try {
      return new SentImage(await this.processor.process(value, rules));
    } catch (error) {
      throw error instanceof RefusedImage ? new RefusedFields({ [field]: error.message }) : error;
    }
  }

  /**
   * What the record keeps: of inline data the URL `/api/images/{hash}.{ext}`, of anything else itself. Part of the
   * caller's transaction: an image whose record is refused is not stored.
   */
  async store<Value extends string | null | undefined>(
    manager: EntityManager,
    value: SentImage | Value,
  ): Promise<string | Value> {
    if (value instanceof SentImage) return this.insert(manager, value.processed);
    const hash = hashOf(value);
    // Named again, so the removal of unused images must not take it before the record is there.
    if (hash !== '') await manager.query('UPDATE images SET last_used_at = clock_timestamp() WHERE hash = $1', [hash]);
    return value;
  }

  /** The same for all images of one record, in their order. */
  async storeAll<Value extends string | null | undefined>(
    manager: EntityManager,
    values: readonly (SentImage | Value)[],
  ): Promise<(string | Value)[]> {
    const stored = new Map<SentImage | Value, string | Value>();
    // One after the other by their hashes: two records that share images do not wait for each other in a circle.
    const inOrder = values.toSorted((one, other) => hashOf(one).localeCompare(hashOf(other)));
    for (const value of inOrder) stored.set(value, await this.store(manager, value));
    return values.map((value) => stored.get(value) as string | Value);
  }

  /**
   * Stores inline data by itself, for a record that will name its URL later.
   * @throws RefusedFields with one of the rules' messages for the field; also for what is no inline data
   */
  async upload(field: string, dataUrl: string, rules: ImageRules): Promise<string> {
    const image = await this.read(field, dataUrl, rules);
    if (!(image instanceof SentImage)) throw new RefusedFields({ [field]: rules.notAnImage });
    return this.insert(this.manager, image.processed);
  }

  /**
   * Says that a column of text, or of texts, holds addresses of images. Images that no such column names are removed
   * after a day, so every module with one registers it in onModuleInit:
   * `images.registerColumn('products', 'image_url')`.
   */
  registerColumn(table: string, column: string): void {
    this.columns.push({ table, column });
  }

  /** @returns undefined when there is no such image */
  async find(hash: string, extension: string): Promise<Image | undefined> {
    if (!HASH.test(hash) || !IMAGE_EXTENSIONS.some((known) => known === extension)) return undefined;
    return (
      await this.manager.query<Image[]>(
        'SELECT hash, extension, bytes FROM images WHERE hash = $1 AND extension = $2',
        [hash, extension],
      )
    )[0];
  }

  /** Removes what nothing shows and nobody has stored or named for a day: uploads whose form was never saved. */
  async removeUnused(): Promise<void> {
    // What was deleted may come back, with its pictures.
    const used = [...this.columns, { table: 'deleted_records', column: 'content' }].map(
      ({ table, column }) =>
        `SELECT (regexp_matches(${column}::text, '${HASH_IN_URL.source}', 'g'))[1] AS hash FROM ${table}`,
    );
    await this.manager.query(`
      DELETE FROM images WHERE last_used_at < now() - interval '1 day'
        AND hash NOT IN (${used.join(' UNION ALL ')})`);
  }

  private async insert(
    manager: EntityManager,
    { hash, extension, bytes, widthPx, heightPx }: ProcessedImage,
  ): Promise<string> {
    await manager.query(
      `INSERT INTO images (hash, extension, bytes, width_px, height_px) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (hash) DO UPDATE SET last_used_at = clock_timestamp()`,
      [hash, extension, bytes, widthPx, heightPx],
    );
    return imageUrl({ hash, extension });
  }
}

/** Of a stored image, or one that is about to be; empty of anything else. */
function hashOf(value: SentImage | string | null | undefined): string {
  if (value instanceof SentImage) return value.processed.hash;
  return HASH_IN_URL.exec(value ?? '')?.[1] ?? '';
}
