import { createLogger } from './logger.js';

function logged(write: (log: ReturnType<typeof createLogger>) => void): string {
  let text = '';
  write(createLogger('json', { write: (line) => void (text += line) }));
  return text;
}

describe('the log', () => {
  it.each([
    [{ password: 'hunter2' }],
    [{ body: { newPassword: 'hunter2' } }],
    [{ req: { headers: { authorization: 'Bearer hunter2' } } }],
    [{ req: { headers: { cookie: 'storm_session=hunter2' } } }],
    [{ user: { passwordHash: 'hunter2' } }],
    [{ reset: { token: 'hunter2' } }],
  ])('never shows a secret: %j', (record) => {
    const line = logged((log) => log.info(record, 'Something happened'));
    expect(line).toContain('Something happened');
    expect(line).toContain('[hidden]');
    expect(line).not.toContain('hunter2');
  });

  it.each([
    (log: ReturnType<typeof createLogger>, error: Error) => log.error(error),
    (log: ReturnType<typeof createLogger>, error: Error) => log.error({ err: error }),
    (log: ReturnType<typeof createLogger>, error: Error) => log.error({ err: error, msg: 'Request failed' }),
    (log: ReturnType<typeof createLogger>, error: Error) => log.error(error, 'It failed'),
  ])('says of an error nothing that names a person: %p', (write) => {
    const line = logged((log) =>
      write(log, Object.assign(new Error('no mail to thandi@example.com'), { parameters: ['Thandi'] })),
    );
    expect(line).toContain('no mail to [email]');
    expect(line).not.toMatch(/thandi/i);
  });

  it('is one JSON object a line, with level, time and message', () => {
    const lines = logged((log) => {
      log.info('One');
      log.error(new Error('broken'), 'Two');
    })
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines).toEqual([
      expect.objectContaining({ level: 30, msg: 'One', time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) }),
      expect.objectContaining({ level: 50, msg: 'Two', err: expect.objectContaining({ message: 'broken' }) }),
    ]);
  });

  it('leaves out what Nest tells of every class at a start, but not its warnings', () => {
    const text = logged((log) => {
      log.info({ context: 'InstanceLoader' }, 'FaqsModule dependencies initialized');
      log.warn({ context: 'InstanceLoader' }, 'a warning');
    });
    expect(text).not.toContain('FaqsModule');
    expect(text).toContain('a warning');
  });

  it('says nothing when it is silent', () => {
    let text = '';
    createLogger('silent', { write: (line) => void (text += line) }).fatal('nobody hears this');
    expect(text).toBe('');
  });
});
