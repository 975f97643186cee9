import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { EntityManager, Check, Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';
import webPush from 'web-push';
import { errorSentence } from '../../common/logging/error-for-log.js';

const THE_ROW = { id: 1 };

/** The school's VAPID keys: made once, at the first start, and the same for every process on this database. */
@Injectable()
export class PushKeysService implements OnApplicationBootstrap {
  private readonly logger = new Logger('Push');

  constructor(private readonly manager: EntityManager) {}

  /** Where that fails they are made when they are first asked for. */
  async onApplicationBootstrap(): Promise<void> {
    await this.read().catch((error: unknown) => this.logger.warn(`The keys for pushes wait: ${errorSentence(error)}`));
  }

  /** Of several processes that make keys at once those of the first are kept, and all answer them. */
  async read(): Promise<PushKeys> {
    const kept = await this.manager.findOneBy(PushKeys, THE_ROW);
    if (kept) return kept;
    const { publicKey, privateKey } = webPush.generateVAPIDKeys();
    await this.manager.query(
      'INSERT INTO push_keys (id, public_key, private_key) VALUES ($1, $2, $3) ON CONFLICT (id) DO NOTHING',
      [THE_ROW.id, publicKey, privateKey],
    );
    return this.manager.findOneByOrFail(PushKeys, THE_ROW);
  }
}

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
