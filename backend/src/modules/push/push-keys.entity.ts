import { Check, Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** The school's VAPID keys (RFC 8292), both base64url: one row for as long as the database lives. */
@Entity('push_keys')
@Check('push_keys_one_row', 'id = 1')
export class PushKeys {
  @PrimaryColumn('integer')
  id: number;

  @Column('text', { name: 'public_key' })
  publicKey: string;

  /** Never leaves the server. */
  @Column('text', { name: 'private_key' })
  privateKey: string;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
