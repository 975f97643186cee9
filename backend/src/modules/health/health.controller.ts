import { Controller, Get, Header, Res, ServiceUnavailableException } from '@nestjs/common';
import { ApiOkResponse, ApiServiceUnavailableResponse, ApiTags } from '@nestjs/swagger';
import { HealthCheckService, HealthIndicatorService } from '@nestjs/terminus';
import type { FastifyReply } from 'fastify';
import { EntityManager } from 'typeorm';
import { Public } from '../../common/access.decorators.js';
import { Shutdown } from '../../common/serving/shutdown.js';
import { WriteFailureMonitor } from '../../database/write-failure-monitor.js';
import { SystemState } from '../system/system-state.service.js';
import { HealthView, LiveView } from './health.view.js';

/** The whole answer must come within 2.5 s (CONTRACT section 1). */
const DATABASE_LIMIT_MS = 2_000;
const RETRY_AFTER_S = 5;

@ApiTags('Health')
@Public()
@Controller('health')
export class HealthController {
  constructor(
    private readonly checks: HealthCheckService,
    private readonly indicators: HealthIndicatorService,
    private readonly manager: EntityManager,
    private readonly shutdown: Shutdown,
    private readonly state: SystemState,
  ) {}

  /** Whether the process serves: 200 whatever the database does. */
  @Get('live')
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: LiveView })
  live(): LiveView {
    return { status: 'ok' };
  }

  /**
   * Whether it can work: 503 with the same body and Retry-After while the database is away, or takes no writes
   * ("degraded", for half a minute after one was refused), and before the process stops. 200 with status `degraded`:
   * it serves, and somebody should look after it; strangers are not told why.
   */
  @Get()
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: HealthView })
  @ApiServiceUnavailableResponse({ type: HealthView })
  async health(@Res({ passthrough: true }) reply: FastifyReply): Promise<HealthView> {
    // What cannot be known now does not count: while the database is away the answer says so anyway.
    const known = this.state.glance().catch(() => undefined);
    const [{ status: ability, database }, state] = await Promise.all([this.check(), known]);
    const isDegraded = ability === 'ok' && state?.isInTrouble === true;
    const status = this.shutdown.isComing ? 'stopping' : isDegraded ? 'degraded' : ability;
    if (status === 'error' || status === 'stopping')
      void reply.status(503).header('Retry-After', String(RETRY_AFTER_S));
    const ageSeconds = state === undefined ? null : Math.floor(state.backupAgeSeconds);
    return { status, details: { database: { status: database }, backup: { ageSeconds } } };
  }

  private async check(): Promise<{ status: 'ok' | 'error'; database: 'up' | 'down' | 'degraded' }> {
    const ping = async () => void (await this.manager.query('SELECT 1'));
    const database = () => this.indicators.check('database').attempt(ping).withTimeout(DATABASE_LIMIT_MS);
    try {
      await this.checks.check([database]);
      const { logger } = this.manager.connection;
      if (logger instanceof WriteFailureMonitor && logger.hasRecentFailure)
        return { status: 'error', database: 'degraded' };
      return { status: 'ok', database: 'up' };
    } catch (error) {
      if (!(error instanceof ServiceUnavailableException)) throw error;
      return { status: 'error', database: 'down' };
    }
  }
}
