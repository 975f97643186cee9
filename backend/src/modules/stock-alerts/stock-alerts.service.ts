import { ConflictException, Inject, Injectable, NotFoundException } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { STOCK_ALERT_RULES } from '#libs/contracts/stock-alert';
import { type SizeStock, stockIn } from '#libs/domain/product-sizes';
import { RETENTION } from '#libs/domain/retention';
import { senderKey } from '#libs/domain/suspected-spam';
import { RefusedFields } from '../../common/errors/exceptions.js';
import { staffEmailOf } from '../../common/school-addresses.js';
import { ENV } from '../../config/env.js';
import type { RunningEnv } from '../../config/running-env.js';
import { enqueueAll } from '../jobs/enqueue.js';
import { mailJob, queueMail } from '../mail/queue-mail.js';
import { FEW_LEFT, RUNS_LOW, SOLD } from '../products/product.entity.js';
import { ChosenRecipientsService } from '../throttling/chosen-recipients.service.js';
import { type BackInStock, backInStockMail, type LowStock, lowStockMail } from './stock-alert.mail.js';
import type { AskStockAlertDto, StockAlertView } from './stock-alert.dto.js';
import { StockAlert } from './stock-alert.entity.js';

/** As stockIn (libs/domain/product-sizes) says it; without a size, of all sizes together. */
const STOCK = `CASE WHEN a.size = '' OR p.sizes = '[]' THEN p.stock ELSE coalesce((
    SELECT (each ->> 'stock')::int FROM jsonb_array_elements(p.sizes) each WHERE each ->> 'size' = a.size), 0) END`;

/**
 * Of a product whose sum is well: a size that sold out since the tick before $1, and still is. Each tick has the time
 * between for itself, a minute late, so that what was being sold at that moment is written by then.
 */
const SIZE_SOLD_OUT = `NOT ${FEW_LEFT} AND EXISTS (
    SELECT FROM jsonb_array_elements(p.sizes) each, LATERAL (
      SELECT at + interval '1 minute' AS told_from FROM stock_movements moved
      WHERE moved.product_id = p.id AND moved.size = each ->> 'size' ORDER BY moved.id DESC LIMIT 1) last
    WHERE (each ->> 'stock')::int = 0 AND told_from <= $1
      AND told_from > coalesce(
        (SELECT max(tick) FROM job_ticks WHERE name = 'tell-of-low-stock' AND tick < $1), '-infinity'))`;

interface Sold {
  stock: number;
  sizes: SizeStock[];
  availableSizes: string[];
}

/**
 * Visitors who wait for what is sold out and get one mail, and staff who order what runs out (issue "orders people
 * trust", 4).
 */
@Injectable()
export class StockAlertsService {
  constructor(
    private readonly manager: EntityManager,
    private readonly recipients: ChosenRecipientsService,
    @Inject(ENV) private readonly env: RunningEnv,
  ) {}

  /**
   * @throws NotFoundException for what the shop does not sell, RefusedFields for a size it does not come in,
   *   TooManyRequests when so much was asked for the email address
   */
  ask(productId: number, dto: AskStockAlertDto): Promise<StockAlertView> {
    return this.recipients.whenFree(dto.email, STOCK_ALERT_RULES.tooManyForEmail, () => this.keep(productId, dto));
  }

  private async keep(productId: number, { email, size }: AskStockAlertDto): Promise<StockAlertView> {
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
          oneForEachMailbox(back).map((one) => mailJob(backInStockMail(one, this.env.publicUrl))),
        );
      await manager.query('DELETE FROM stock_alerts WHERE created_at < now() - $1::interval', [RETENTION.stockAlerts]);
    });
  }

  /**
   * The job: staff are told of products that are running out, once until there are enough of them again, and of a size
   * that sold out while there are others.
   * @param tick see JobClock; ISO 8601 UTC
   */
  async tellStaffOfLowStock(tick: string): Promise<void> {
    await this.manager.transaction(async (manager) => {
      await manager.query(
        `DELETE FROM low_stock_notices WHERE product_id NOT IN (SELECT p.id FROM ${SOLD} WHERE ${FEW_LEFT})`,
      );
      const low = await manager.query<LowStock[]>(
        `WITH told AS (
           INSERT INTO low_stock_notices SELECT p.id FROM ${SOLD} WHERE ${FEW_LEFT} ON CONFLICT DO NOTHING
           RETURNING product_id)
         SELECT p.name, p.stock, p.sizes FROM ${SOLD}
         WHERE ${RUNS_LOW} AND (p.id IN (SELECT product_id FROM told) OR (${SIZE_SOLD_OUT})) ORDER BY p.stock, p.name`,
        [tick],
      );
      if (low.length > 0) await queueMail(manager, lowStockMail(low, staffEmailOf(this.env), this.env.publicUrl));
    });
  }
}

/** A stranger may have asked for somebody else, by each spelling of the address that the mailbox has. */
function oneForEachMailbox(back: readonly BackInStock[]): BackInStock[] {
  return [...new Map(back.map((one) => [JSON.stringify([senderKey(one.email), one.id, one.size]), one])).values()];
}
