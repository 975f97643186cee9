import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Histogram } from 'prom-client';
import { SystemState } from '../system/system-state.service.js';
import { createRegistry, metricsOfAll } from './cluster-metrics.js';
import { registerSystemMetrics } from './system-metrics.js';

/** Those that an alert or a panel asks about are among them: between two Prometheus only guesses. */
const DURATION_BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 2.5, 5];
const SIGN_IN_ROUTE = '/api/login';
const SIGN_IN_REFUSALS: Record<number, string> = { 401: 'wrong', 429: 'limited' };

/** The processes' own figures, how long each route takes and how the school does, in Prometheus' form. */
@Injectable()
export class MetricsService implements OnModuleInit {
  private readonly registry = createRegistry();
  private readonly durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took, by route pattern',
    labelNames: ['method', 'route', 'status'],
    buckets: DURATION_BUCKETS_S,
    registers: [this.registry],
  });
  private readonly signInFailures = new Counter({
    name: 'storm_sign_in_failures_total',
    help: 'Sign-ins that were refused: wrong (or a code is asked for next), or too many (limited)',
    labelNames: ['reason'],
    registers: [this.registry],
  });

  constructor(
    private readonly adapterHost: HttpAdapterHost,
    state: SystemState,
  ) {
    collectDefaultMetrics({ register: this.registry });
    registerSystemMetrics(this.registry, { state: () => state.read(), pool: () => state.pool() });
    for (const reason of Object.values(SIGN_IN_REFUSALS)) this.signInFailures.inc({ reason }, 0);
  }

  get contentType(): string {
    return this.registry.contentType;
  }

  /** Of all processes on this port. */
  read(): Promise<string> {
    return metricsOfAll(this.registry);
  }

  onModuleInit(): void {
    const fastify: FastifyInstance = this.adapterHost.httpAdapter.getInstance();
    fastify.addHook('onResponse', async (request, reply) => {
      // The pattern, never the address: ids and made-up paths would grow the figures without end.
      const route = request.is404 ? 'none' : (request.routeOptions.url ?? 'none');
      this.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    });
  }

  /** @param answered the route by its pattern, never by the address */
  observe(answered: { method: string; route: string; status: number }, seconds: number): void {
    this.durations.observe(answered, seconds);
    const reason = answered.route === SIGN_IN_ROUTE ? SIGN_IN_REFUSALS[answered.status] : undefined;
    if (reason !== undefined) this.signInFailures.inc({ reason });
  }
}
