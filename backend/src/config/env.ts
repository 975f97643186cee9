/** What the process is told from outside (CONTRACT section 1), parsed and checked once. The only reader of process.env. */
export interface Env {
  port: number;
  host: string;
  /** Where PostgreSQL answers. Undefined: the embedded one under dataDir. */
  databaseUrl: string | undefined;
  dataDir: string;
  publicUrl: string;
  adminUsername: string;
  adminPassword: string | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  staffEmail: string;
  seed: 'demo' | 'none';
  /** How many proxies stand before the app. */
  trustProxy: number;
  rateLimitScale: number;
  metricsToken: string | undefined;
}

/** Injection token of the Env. */
export const ENV = Symbol('ENV');
