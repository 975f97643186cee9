import path from 'node:path';
import { parseEnv } from './env.js';

describe('parseEnv', () => {
  it('gives every default when nothing is set', () => {
    expect(parseEnv({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: undefined,
      databaseDirectUrl: undefined,
      databaseConnections: 10,
      databaseTimeoutMs: 2_000,
      processes: 1,
      dataDir: path.resolve('.data'),
      backupDir: undefined,
      backupKey: undefined,
      publicUrl: 'http://localhost:3000',
      adminUsername: 'admin',
      adminPassword: undefined,
      smtpUrl: undefined,
      mailFrom: undefined,
      staffEmail: undefined,
      mailIn: undefined,
      mailInAddress: undefined,
      seed: 'demo',
      trustProxy: 0,
      rateLimitScale: 1,
      metricsToken: undefined,
      pushHosts: ['fcm.googleapis.com', 'push.services.mozilla.com', 'push.apple.com', 'notify.windows.com'],
      cardPayments: undefined,
      payfastMerchantId: undefined,
      payfastMerchantKey: undefined,
      payfastPassphrase: undefined,
      payfastUrl: undefined,
      payfastSources: expect.arrayContaining(['197.97.145.144/28', 'www.payfast.co.za']),
    });
  });

  it('counts empty and blank values as unset', () => {
    const blanks = Object.fromEntries(VARIABLES.map((name) => [name, ' ']));
    expect(parseEnv(blanks)).toEqual(parseEnv({}));
    expect(parseEnv(Object.fromEntries(VARIABLES.map((name) => [name, ''])))).toEqual(parseEnv({}));
  });

  it('follows PORT in the default PUBLIC_URL', () => {
    expect(parseEnv({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080');
  });

  it("leaves other programs' variables alone", () => {
    expect(parseEnv({ PATH: '/bin', PORTS: 'x', NODE_ENV: 'nonsense' })).toEqual(parseEnv({}));
  });

  it.each([
    ['PORT', '0', { port: 0 }],
    ['PORT', ' 65535 ', { port: 65_535 }],
    ['HOST', '::1', { host: '::1' }],
    ['HOST', 'app.internal', { host: 'app.internal' }],
    [
      'DATABASE_URL',
      'postgresql://u:p%40@db:5432/storm?sslmode=require',
      { databaseUrl: 'postgresql://u:p%40@db:5432/storm?sslmode=verify-full' },
    ],
    ...['disable', 'no-verify', 'verify-full'].map((mode): [string, string, object] => [
      'DATABASE_URL',
      `postgres://db/storm?sslrootcert=/ca.pem&sslmode=${mode}`,
      { databaseUrl: `postgres://db/storm?sslrootcert=/ca.pem&sslmode=${mode}` },
    ]),
    ['DATABASE_TIMEOUT_MS', '30000', { databaseTimeoutMs: 30_000 }],
    ['DATA_DIR', '/var/lib/storm', { dataDir: '/var/lib/storm' }],
    ['DATA_DIR', 'here', { dataDir: path.resolve('here') }],
    ['BACKUP_DIR', '/mnt/backups', { backupDir: '/mnt/backups' }],
    ['BACKUP_KEY', 'sixteen letters!', { backupKey: 'sixteen letters!' }],
    ['PUBLIC_URL', 'https://www.example.com/', { publicUrl: 'https://www.example.com' }],
    ['PUBLIC_URL', 'HTTPS://Example.com:443', { publicUrl: 'https://example.com' }],
    ['ADMIN_USERNAME', 'head coach', { adminUsername: 'head coach' }],
    ['ADMIN_PASSWORD', ' blanks count ', { adminPassword: ' blanks count ' }],
    ['SMTP_URL', 'smtps://u:p@mail.example:465', { smtpUrl: 'smtps://u:p@mail.example:465' }],
    ['MAIL_FROM', 'School <a@b.example>', { mailFrom: 'School <a@b.example>' }],
    ['MAIL_FROM', 'a@b.example', { mailFrom: 'a@b.example' }],
    ['STAFF_EMAIL', 'desk@b.example', { staffEmail: 'desk@b.example' }],
    ['MAIL_IN', 'imaps://u%40b.example:p@mail.example', { mailIn: 'imaps://u%40b.example:p@mail.example' }],
    ['SEED', 'none', { seed: 'none' }],
    ['TRUST_PROXY', '2', { trustProxy: 2 }],
    ['RATE_LIMIT_SCALE', '0.5', { rateLimitScale: 0.5 }],
    ['METRICS_TOKEN', 'scrape-me', { metricsToken: 'scrape-me' }],
    [
      'PUSH_HOSTS',
      'Push.Example.com, http://127.0.0.1:8080/',
      { pushHosts: ['push.example.com', 'http://127.0.0.1:8080'] },
    ],
    ['PAYFAST_URL', 'https://sandbox.payfast.co.za/', { payfastUrl: 'https://sandbox.payfast.co.za' }],
    [
      'PAYFAST_SOURCES',
      '10.0.0.0/8, ::1,W1w.example.com',
      { payfastSources: ['10.0.0.0/8', '::1', 'w1w.example.com'] },
    ],
  ])('reads %s=%s', (name, value, expected) => {
    expect(parseEnv({ [name]: value })).toMatchObject(expected);
  });

  it.each([
    ['PORT', ['abc', '-1', '65536', '80.5', '1e3', '0x50', '3000;', '99999999999']],
    ['HOST', ['http://localhost', 'a b', '/tmp/socket', '127.0.0.1/8']],
    [
      'DATABASE_URL',
      [
        'mysql://u:p@h/d',
        'db:5432/storm',
        'postgres://',
        'postgres://h',
        'postgres://h/',
        'localhost',
        'postgres://h:port/d',
      ],
    ],
    [
      'PUBLIC_URL',
      [
        'example.com',
        'ftp://example.com',
        'https://example.com/shop',
        'https://u:p@example.com',
        'https://example.com/?q=1',
        'https://',
      ],
    ],
    ['DATABASE_TIMEOUT_MS', ['499', '60001', '2s']],
    ['BACKUP_KEY', ['fifteen letters', 'x'.repeat(201)]],
    ['ADMIN_USERNAME', ['ab', 'x'.repeat(61)]],
    ['ADMIN_PASSWORD', ['12345', 'x'.repeat(201)]],
    ['SMTP_URL', ['http://mail.example', 'mail.example:25', 'smtp://']],
    ['MAIL_FROM', ['School', 'School <>', 'School <a@b.example', 'A\r\nBcc: x@y.example <a@b.example>']],
    ['STAFF_EMAIL', ['staff', 'a@b.example, c@d.example', 'School <a@b.example>']],
    ['SEED', ['Demo', 'yes', 'true']],
    ['TRUST_PROXY', ['true', '-1', '11', '1.5', 'loopback']],
    ['RATE_LIMIT_SCALE', ['0', '-2', 'NaN', 'Infinity', '1,5', '2000000']],
    ['METRICS_TOKEN', ['short', 'two words here']],
    [
      'PUSH_HOSTS',
      [
        'localhost',
        '*',
        '*.example.com',
        'a.example,',
        'a.example b.example',
        'https://a.example/push',
        'ftp://a.example',
        '[::1]',
      ],
    ],
    [
      'MAIL_IN',
      [
        'mail.example',
        'imaps://mail.example',
        'imaps://u:p@',
        'pop3://u:p@mail.example',
        'imaps://u:@mail.example',
        'imaps://u:p@mail.example/INBOX?x=1',
        'imaps://u%:p@mail.example',
      ],
    ],
    ['MAIL_IN_ADDRESS', ['school', 'School <school@b.example>', `${'x'.repeat(28)}@b.example`]],
    ['CARD_PAYMENTS', ['on', 'PayFast', 'true']],
    ['PAYFAST_MERCHANT_ID', ['10000100x', 'merchant']],
    ['PAYFAST_MERCHANT_KEY', ['46f0 cd69', 'key!']],
    ['PAYFAST_PASSPHRASE', ['x'.repeat(101)]],
    ['PAYFAST_URL', ['www.payfast.co.za', 'https://www.payfast.co.za/eng/process']],
    ['PAYFAST_SOURCES', ['10.0.0.0/33', '10.0.0/8', '300.1.1.1', '10.0.0.0/8/8', 'a.example,', 'https://a.example']],
  ])('refuses a malformed %s in one sentence that names it', (name, values) => {
    for (const value of values) {
      expect(() => parseEnv({ [name]: value })).toThrow(new RegExp(`^${name} must be [^\n]+\\.$`));
    }
  });

  const payfast = {
    CARD_PAYMENTS: 'payfast',
    PAYFAST_MERCHANT_ID: '10000100',
    PAYFAST_MERCHANT_KEY: '46f0cd694581a',
    PAYFAST_PASSPHRASE: 'jt7NOE43FZPn',
  };

  it('takes card payments with all that PayFast gave, and never with less', () => {
    expect(parseEnv(payfast)).toMatchObject({ cardPayments: 'payfast', payfastPassphrase: 'jt7NOE43FZPn' });
    for (const name of ['PAYFAST_MERCHANT_ID', 'PAYFAST_MERCHANT_KEY', 'PAYFAST_PASSPHRASE'])
      expect(() => parseEnv({ ...payfast, [name]: '' })).toThrow(`${name} must be set where CARD_PAYMENTS is payfast.`);
  });

  it('takes an address for each thread only beside the mailbox that is read', () => {
    const mailInAddress = `${'x'.repeat(27)}@b.example`;
    const both = { MAIL_IN: 'imaps://u:p@mail.example', MAIL_IN_ADDRESS: mailInAddress };
    expect(parseEnv(both)).toMatchObject({ mailInAddress });
    expect(() => parseEnv({ ...both, MAIL_IN: '' })).toThrow(/^MAIL_IN must be set where MAIL_IN_ADDRESS is: .+\.$/);
  });

  it('never repeats a value that may hold a password', () => {
    expect(() => parseEnv({ DATABASE_URL: 'mysql://u:hunter2@h/d' })).toThrow(
      expect.not.objectContaining({ message: expect.stringContaining('hunter2') }),
    );
    expect(() => parseEnv({ MAIL_IN: 'pop3://u:hunter2@h' })).toThrow(
      expect.not.objectContaining({ message: expect.stringContaining('hunter2') }),
    );
  });
});

const VARIABLES = [
  'PORT',
  'HOST',
  'DATABASE_URL',
  'DATA_DIR',
  'BACKUP_DIR',
  'BACKUP_KEY',
  'PUBLIC_URL',
  'ADMIN_USERNAME',
  'ADMIN_PASSWORD',
  'SMTP_URL',
  'MAIL_FROM',
  'STAFF_EMAIL',
  'MAIL_IN',
  'MAIL_IN_ADDRESS',
  'SEED',
  'TRUST_PROXY',
  'RATE_LIMIT_SCALE',
  'METRICS_TOKEN',
  'PUSH_HOSTS',
  'CARD_PAYMENTS',
  'PAYFAST_MERCHANT_ID',
  'PAYFAST_MERCHANT_KEY',
  'PAYFAST_PASSPHRASE',
  'PAYFAST_URL',
  'PAYFAST_SOURCES',
];
