import { type DynamicModule, Module } from '@nestjs/common';
import { ENV, type Env } from './env.js';

/** Makes the parsed environment injectable everywhere as `@Inject(ENV) env: Env`. */
@Module({})
export class ConfigModule {
  static with(env: Env): DynamicModule {
    return { module: ConfigModule, global: true, providers: [{ provide: ENV, useValue: env }], exports: [ENV] };
  }
}
