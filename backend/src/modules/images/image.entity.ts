import { Check, Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

export const IMAGE_EXTENSIONS = ['jpg', 'png', 'webp'] as const;
export type ImageExtension = (typeof IMAGE_EXTENSIONS)[number];

/** A picture as the site serves it, stored once however often it is sent. */
@Entity('images')
@Check('images_hash_sha256', `hash ~ '^[0-9a-f]{64}$'`)
@Check('images_extension_known', `extension IN ('${IMAGE_EXTENSIONS.join("', '")}')`)
@Check('images_size_positive', 'width_px > 0 AND height_px > 0 AND octet_length(bytes) > 0')
export class Image {
  /** SHA-256 of the bytes, in hex. */
  @PrimaryColumn('text')
  hash: string;

  @Column('text')
  extension: ImageExtension;

  @Column('bytea')
  bytes: Buffer;

  @Column('integer', { name: 'width_px' })
  widthPx: number;

  @Column('integer', { name: 'height_px' })
  heightPx: number;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  /** When somebody last stored it or named it in a record: one that no record shows is kept for a day from then. */
  @Index('images_last_used_at')
  @Column('timestamptz', { name: 'last_used_at', default: () => 'now()' })
  lastUsedAt: Date;
}
