import { createHash, timingSafeEqual } from 'node:crypto';
import { Controller, Get, Inject, NotFoundException, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../../common/access.decorators.js';
import { ENV, type Env } from '../../config/env.js';
import { MetricsService } from './metrics.service.js';

/** GET /metrics, outside /api: for a scraper on this machine, or one with METRICS_TOKEN (CONTRACT section 1). */
@ApiExcludeController()
@Public()
@Controller('metrics')
export class MetricsController {
  constructor(
    private readonly metrics: MetricsService,
    @Inject(ENV) private readonly env: Env,
  ) {}

  @Get()
  async read(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    if (!isFromThisMachine(request) && !this.hasToken(request))
      throw new NotFoundException('There is nothing at this address');
    await reply
      .header('Content-Type', this.metrics.contentType)
      .header('Cache-Control', 'no-store')
      .send(await this.metrics.read());
  }

  private hasToken(request: FastifyRequest): boolean {
    const { metricsToken } = this.env;
    return (
      metricsToken !== undefined &&
      timingSafeEqual(digest(request.headers.authorization ?? ''), digest(`Bearer ${metricsToken}`))
    );
  }
}

/** By the socket and not by what the request says of itself; one that a proxy here passed on comes from elsewhere. */
function isFromThisMachine({ socket, headers }: FastifyRequest): boolean {
  const isForwarded =
    headers['x-forwarded-for'] !== undefined || headers['forwarded'] !== undefined || headers['via'] !== undefined;
  return !isForwarded && /^(::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '');
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
