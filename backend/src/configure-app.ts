import path from 'node:path';
import fastifyCookie from '@fastify/cookie';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { Logger } from 'nestjs-pino';
import type { Logger as PinoLogger } from 'pino';
import { AppModule } from './app.module.js';
import { limitInFlightBodies } from './common/bodies/in-flight-bodies.js';
import { limitBodies } from './common/bodies/body-limit.js';
import { readFormBodies } from './common/bodies/form-bodies.js';
import { readJsonBodies } from './common/bodies/json-body-parser.js';
import { ApiErrorFilter } from './common/errors/api-error.filter.js';
import { fastifyOptions } from './common/fastify-options.js';
import { callerAddressBehind } from './common/logging/caller-address.js';
import { createLogger } from './common/logging/logger.js';
import { identifyRequests, requestIdBehind } from './common/logging/request-id.js';
import { logRequests, requestLog } from './common/logging/request-logging.js';
import { serveOpenApi } from './common/openapi/serve-openapi.js';
import { AnswerCache, ensureReadYourWrites } from './common/serving/answer-cache.js';
import { answerNotModified, tagPublicReads, tagRecords } from './common/serving/api-caching.js';
import { compressAnswers } from './common/serving/compress-answers.js';
import { limitHeapGrowth } from './common/serving/heap-growth.js';
import { CacheServer } from './common/serving/cache-server.js';
import { setSecurityHeaders } from './common/serving/security-headers.js';
import { serveFaqs } from './common/serving/serve-faqs.js';
import { serveProducts } from './common/serving/serve-products.js';
import { serveSite } from './common/serving/serve-site.js';
import { listSite } from './common/serving/site-files.js';
import { SiteRenderer } from './common/serving/site-renderer.js';
import { endConnectionsAtLast, Shutdown } from './common/serving/shutdown.js';
import { DtoPipe } from './common/validation/dto.pipe.js';
import { UnexpectedBodyInterceptor } from './common/validation/unexpected-body.interceptor.js';
import { ENV, type Env } from './config/env.js';
import type { RunningEnv } from './config/running-env.js';
import { ChangeFeed } from './database/change-feed.js';
import { logRefusals } from './modules/activity/log-refusals.js';
import { authenticateBeforeBody } from './modules/auth/authenticate-before-body.js';
import { CardPaymentsService } from './modules/card-payments/card-payments.service.js';
import { FaqsService } from './modules/faqs/faqs.service.js';
import { ProductsService } from './modules/products/products.service.js';
import { ORIGIN_PLACEHOLDER } from '#libs/contracts/site-origin';
import { factsForPages } from '#libs/school/facts';
import { SettingsPreviewService } from './modules/settings/settings-preview.service.js';
import { SchoolFactsService } from './modules/settings/school-facts.service.js';
import { MetricsService } from './modules/health/metrics.service.js';

/** Where the builds of the site and of the back-office lie, below the directory the process was started in. */
const DIST_DIRECTORY = path.resolve('dist');

/** The whole application, ready to listen: used by main and, unchanged but for the silent log, by the tests. */
export async function createApp(
  env: RunningEnv,
  log: PinoLogger = createLogger('silent'),
  distDirectory = DIST_DIRECTORY,
): Promise<NestFastifyApplication> {
  limitHeapGrowth();
  const memoryFirst = new CacheServer();
  const adapter = new FastifyAdapter(fastifyOptions(env.trustProxy, memoryFirst));
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.with(env, log), adapter, {
    bufferLogs: true,
    bodyParser: false,
  });
  app.useLogger(app.get(Logger));
  app.setGlobalPrefix('api', { exclude: ['metrics'] });
  judgeRequests(app);
  await app.register(fastifyCookie);
  const fastify = app.getHttpAdapter().getInstance();
  identifyRequests(fastify);
  logRequests(fastify, log, env.trustProxy);
  const site = listSite(distDirectory, env.publicUrl);
  const cards = app.get(CardPaymentsService, { strict: false });
  const { inlineScripts } = site;
  setSecurityHeaders(fastify, { ...env, inlineScripts, formTargets: () => cards.formTargets });
  authenticateBeforeBody(app);
  logRefusals(app);
  readBodies(fastify);
  tagPublicReads(fastify);
  tagRecords(fastify);
  compressAnswers(fastify);
  const renderer = followFacts(app, new SiteRenderer(site, distDirectory), env.publicUrl);
  answerFromMemory(app, { memoryFirst, log, siteVersion: () => renderer.version });
  answerNotModified(fastify);
  endConnectionsAtLast(app);
  serveProducts(fastify, {
    site,
    renderer,
    origin: env.publicUrl,
    readProducts: () => app.get(ProductsService, { strict: false }).listActive(),
  });
  serveFaqs(fastify, {
    site,
    renderer,
    origin: env.publicUrl,
    readFaqs: () => app.get(FaqsService, { strict: false }).listActive(),
  });
  await serveSite(fastify, site);
  serveOpenApi(app);
  return app;
}

function judgeRequests(app: NestFastifyApplication): void {
  app.useGlobalFilters(new ApiErrorFilter());
  app.useGlobalPipes(new DtoPipe());
  app.useGlobalInterceptors(new UnexpectedBodyInterceptor());
}

/** The pages follow the owner's facts, and staff may look at them before facts are saved. */
function followFacts(app: NestFastifyApplication, renderer: SiteRenderer, origin: string): SiteRenderer {
  app.get(SchoolFactsService, { strict: false }).onChange((own) => renderer.rewrite(factsForPages(own)));
  const previews = app.get(SettingsPreviewService, { strict: false });
  if (renderer.isBuilt)
    previews.writeWith(async (file, own) => (await renderer.preview(file, own)).replaceAll(ORIGIN_PLACEHOLDER, origin));
  return renderer;
}

function readBodies(fastify: FastifyInstance): void {
  limitBodies(fastify);
  limitInFlightBodies(fastify);
  readJsonBodies(fastify);
  readFormBodies(fastify);
}

/** To be called after whatever tags and compresses answers: they are kept as they were sent. */
function answerFromMemory(
  app: NestFastifyApplication,
  { memoryFirst, log, siteVersion }: { memoryFirst: CacheServer; log: PinoLogger; siteVersion: () => number },
): void {
  const feed = app.get(ChangeFeed, { strict: false });
  ensureReadYourWrites(app.getHttpAdapter().getInstance(), feed);
  const cache = new AnswerCache(feed, siteVersion);
  const shutdown = app.get(Shutdown, { strict: false });
  const metrics = app.get(MetricsService, { strict: false });
  const { trustProxy } = app.get<Env>(ENV, { strict: false });
  cache.fillFrom(app.getHttpAdapter().getInstance());
  memoryFirst.begin({
    cache,
    isStopping: () => shutdown.isComing,
    nextRequestId: requestIdBehind(trustProxy),
    addressOf: callerAddressBehind(trustProxy),
    log: requestLog(log),
    measure: (answered, seconds) => metrics.observe(answered, seconds),
  });
}
