import { ConflictException, Inject, Injectable, NotFoundException } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { STOCK_ALERT_RULES } from '#libs/contracts/stock-alert';
import { type SizeStock, stockIn } from '#libs/domain/product-sizes';
import { RETENTION } from '#libs/domain/retention';
import { RefusedFields } from '../../common/errors/exceptions.js';
import { ENV } from '../../config/env.js';
import type { RunningEnv } from '../../config/running-env.js';
import { enqueueAll } from '../jobs/enqueue.js';
import { mailJob } from '../mail/queue-mail.js';
import { type BackInStock, backInStockMail } from './stock-alert.mail.js';
import type { AskStockAlertDto, StockAlertView } from './stock-alert.dto.js';
import { StockAlert } from './stock-alert.entity.js';

const SOLD = `products p JOIN product_categories c ON c.id = p.category_id AND p.is_active AND c.is_active`;
/** As stockIn (libs/domain/product-sizes) says it; without a size, of all sizes together. */
const STOCK = `CASE WHEN a.size = '' OR p.sizes = '[]' THEN p.stock ELSE coalesce((
    SELECT (each ->> 'stock')::int FROM jsonb_array_elements(p.sizes) each WHERE each ->> 'size' = a.size), 0) END`;

interface Sold {
  stock: number;
  sizes: SizeStock[];
  availableSizes: string[];
}

/** Visitors who wait for what is sold out, and their one mail (issue "orders people trust", 4). */
@Injectable()
export class StockAlertsService {
  constructor(
    private readonly manager: EntityManager,
    @Inject(ENV) private readonly env: RunningEnv,
  ) {}

  /** @throws NotFoundException for what the shop does not sell, RefusedFields for a size it does not come in */
  async ask(productId: number, { email, size }: AskStockAlertDto): Promise<StockAlertView> {
    const [sold] = await this.manager.query<Sold[]>(
      `SELECT stock, sizes, available_sizes AS "availableSizes" FROM ${SOLD} WHERE p.id = $1`,
      [productId],
    );
    if (!sold) throw new NotFoundException('There is no product with this id');
    const wanted = size ?? null;
    if (wanted !== null && !sold.availableSizes.includes(wanted))
      throw new RefusedFields({ size: STOCK_ALERT_RULES.size.unknown });
    if ((wanted === null ? sold.stock : stockIn(sold, wanted)) > 0)
      throw new ConflictException(STOCK_ALERT_RULES.inStock);
    await this.manager
      .createQueryBuilder()
      .insert()
      .into(StockAlert)
      .values({ productId, size: wanted ?? '', email })
      .orIgnore()
      .execute();
    return { productId, size: wanted, email };
  }

  /** The job: whoever waits for what is back is told, once, and forgotten; whoever waited too long is forgotten. */
  async tellOfWhatIsBack(): Promise<void> {
    await this.manager.transaction(async (manager) => {
      const [back] = await manager.query<[BackInStock[], number]>(
        `DELETE FROM stock_alerts a USING ${SOLD} WHERE p.id = a.product_id AND ${STOCK} > 0
         RETURNING a.email, nullif(a.size, '') AS size, p.id, p.name`,
      );
      if (back.length > 0)
        await enqueueAll(
          manager,
          back.map((one) => mailJob(backInStockMail(one, this.env.publicUrl))),
        );
      await manager.query('DELETE FROM stock_alerts WHERE created_at < now() - $1::interval', [RETENTION.stockAlerts]);
    });
  }
}
