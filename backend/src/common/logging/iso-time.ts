let lastMs = NaN;
let lastTime = '';

/** Of a line, as pino writes it: `,"time":"2026-12-16T08:00:00.000Z"`; made once for all lines of a millisecond. */
export function isoTime(): string {
  const nowMs = Date.now();
  if (nowMs !== lastMs) {
    lastMs = nowMs;
    lastTime = `,"time":"${new Date(nowMs).toISOString()}"`;
  }
  return lastTime;
}
