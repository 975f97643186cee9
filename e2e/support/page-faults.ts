import type { BrowserContext } from '@playwright/test';

/**
 * Collects what a visitor would never see but must not happen: errors in the console, uncaught exceptions and
 * violations of the Content Security Policy. Answers of 400 to 499 are the product's business and each journey's to
 * judge.
 */
export async function watchFaults(context: BrowserContext): Promise<string[]> {
  const faults: string[] = [];
  await context.exposeFunction('reportViolation', (violation: string) => {
    faults.push(violation);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { reportViolation } = globalThis as unknown as { reportViolation: (text: string) => void };
      reportViolation(`CSP ${event.violatedDirective}: ${event.blockedURI} in ${event.sourceFile}:${event.lineNumber}`);
    });
  });
  context.on('console', (message) => {
    if (message.type() !== 'error') return;
    const text = message.text();
    // Other people's sites are out of reach here.
    if (text === 'Failed to load resource: net::ERR_NAME_NOT_RESOLVED') return;
    if (/^Failed to load resource: the server responded with a status of 4\d\d/.test(text)) return;
    faults.push(`console: ${text} (${message.location().url})`);
  });
  context.on('weberror', (error) => faults.push(`uncaught: ${error.error().message}`));
  return faults;
}
