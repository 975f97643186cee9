import { Inject, Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { RELEASE } from '../../common/release.js';
import { ENV } from '../../config/env.js';
import type { RunningEnv } from '../../config/running-env.js';
import { SystemState } from './system-state.service.js';
import type { SystemView } from './system.view.js';
import { troublesOf } from './troubles.js';

const FACTS = `
  SELECT current_setting('server_version') AS version, pg_database_size(current_database())::float8 AS "sizeBytes",
    (SELECT count(*)::int FROM push_subscriptions) AS devices`;

@Injectable()
export class SystemService {
  private readonly startedAt = new Date();

  constructor(
    private readonly manager: EntityManager,
    private readonly state: SystemState,
    @Inject(ENV) private readonly env: RunningEnv,
  ) {}

  async describe(): Promise<SystemView> {
    const [state, [facts]] = await Promise.all([
      this.state.read(),
      this.manager.query<[{ version: string; sizeBytes: number; devices: number }]>(FACTS),
    ]);
    const { queue, disk } = state;
    const troubles = troublesOf(state);
    return {
      release: RELEASE,
      node: process.versions.node,
      startedAt: this.startedAt,
      status: troubles.length > 0 ? 'degraded' : 'ok',
      troubles,
      database: {
        // Debian's adds its own number in brackets.
        version: facts.version.split(' ')[0]!,
        kind: this.env.isDatabaseEmbedded === true ? 'embedded' : 'outside',
        sizeBytes: facts.sizeBytes,
        connections: this.state.pool(),
      },
      disk: disk ? { directory: this.env.dataDir, ...disk } : null,
      jobs: {
        waiting: queue.waiting,
        oldestReadySeconds: Math.floor(queue.oldestReadySeconds),
        givenUp: queue.givenUp,
      },
      mails: {
        waiting: queue.mailsWaiting,
        failing: queue.mailsFailing,
        givenUp: queue.mailsGivenUp,
        to: this.env.smtpUrl === undefined ? 'files' : 'server',
      },
      pushes: { devices: facts.devices, waiting: queue.pushesWaiting, givenUp: queue.pushesGivenUp },
      lastBackup: { madeAt: state.lastBackupAt, ageSeconds: Math.floor(state.backupAgeSeconds) },
    };
  }
}
