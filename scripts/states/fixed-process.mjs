// Loaded into the server's process before its own code: every run has the same moment and the same random numbers, so
// that two pictures of the same release are the same.
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { isMainThread } from 'node:worker_threads';

const { FIXED_MOMENT = '', FIXED_SEED = '' } = process.env;
const fixedMs = Date.parse(FIXED_MOMENT);
const RealDate = Date;

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    super(...(parts.length === 0 ? [fixedMs] : parts));
  }
  static now() {
    return fixedMs;
  }
};

// Threads and further processes would draw the same numbers as this one.
if (isMainThread) {
  let drawn = 0;
  crypto.randomBytes = (size, callback) => {
    const bytes = Buffer.concat(
      Array.from({ length: Math.ceil(size / 32) }, () =>
        crypto
          .createHash('sha256')
          .update(`${FIXED_SEED}/${(drawn += 1)}`)
          .digest(),
      ),
    ).subarray(0, size);
    if (!callback) return bytes;
    setImmediate(callback, null, bytes);
    return undefined;
  };
  syncBuiltinESMExports();
}
