/**
 * Where a test chooses the time zone of its process: setProcessTimeZone('Pacific/Auckland'). Tests see a copy of
 * process.env, to which Node does not listen; here, outside of their sandbox, it is the real one.
 * Use: a docblock "@jest-environment ./scripts/test/time-zone-environment.mjs" at the head of the test.
 */
import { TestEnvironment } from 'jest-environment-node';

export default class TimeZoneEnvironment extends TestEnvironment {
  zoneBefore = process.env.TZ;

  async setup() {
    await super.setup();
    this.global.setProcessTimeZone = (zone) => { process.env.TZ = zone; };
  }

  async teardown() {
    if (this.zoneBefore === undefined) delete process.env.TZ;
    else process.env.TZ = this.zoneBefore;
    await super.teardown();
  }
}
