import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram } from 'prom-client';
import { createRegistry, metricsOfAll } from './cluster-metrics.js';

const DURATION_BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** The processes' own figures and how long each route takes, in Prometheus' form. */
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

  constructor(private readonly adapterHost: HttpAdapterHost) {
    collectDefaultMetrics({ register: this.registry });
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
  }
}
