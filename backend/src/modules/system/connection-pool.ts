import type { DataSource } from 'typeorm';
import type { PoolView } from './system.view.js';

/** What pg's pool tells of itself. TypeORM calls it `master` and does not type it. */
interface Pool {
  totalCount: number;
  idleCount: number;
  waitingCount: number;
  options: { max: number };
}

/** Of this process, for requests. */
export function poolFigures({ driver }: DataSource): PoolView {
  const { totalCount, idleCount, waitingCount, options } = (driver as unknown as { master: Pool }).master;
  return { inUse: totalCount - idleCount, idle: idleCount, waiting: waitingCount, most: options.max };
}
