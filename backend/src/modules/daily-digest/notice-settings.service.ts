import { Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { refuseChangedReadOnly } from '../../common/records/read-only-fields.js';
import { NoticeSettings } from './notice-settings.entity.js';

@Injectable()
export class NoticeSettingsService {
  constructor(private readonly manager: EntityManager) {}

  async read(userId: number): Promise<Pick<NoticeSettings, 'dailyDigest'>> {
    const settings = await this.manager.findOneBy(NoticeSettings, { userId });
    return { dailyDigest: settings?.dailyDigest ?? false };
  }

  /** Who turns digests on is told of the orders from then on. */
  async change(
    userId: number,
    change: Pick<NoticeSettings, 'dailyDigest'>,
  ): Promise<Pick<NoticeSettings, 'dailyDigest'>> {
    refuseChangedReadOnly(change, await this.read(userId));
    const { dailyDigest } = change;
    await this.manager.query(
      `INSERT INTO notice_settings AS settings (user_id, daily_digest, digested_until)
        VALUES ($1, $2, clock_timestamp())
       ON CONFLICT (user_id) DO UPDATE SET daily_digest = excluded.daily_digest,
         digested_until = CASE WHEN settings.daily_digest THEN settings.digested_until
           ELSE excluded.digested_until END`,
      [userId, dailyDigest],
    );
    return { dailyDigest };
  }
}
