/** A mail server that can be away, and what it has taken. */
import { once } from 'node:events';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { freePort } from '../../scripts/test/free-port.mjs';

export class MailServer {
  private server: SMTPServer | undefined;
  private readonly taken: string[] = [];

  private constructor(readonly port: number) {}

  /** Nobody listens there yet. */
  static async prepare(): Promise<MailServer> {
    return new MailServer(await freePort());
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, _session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          this.taken.push(Buffer.concat(chunks).toString());
          done();
        });
      },
    });
    this.server = server;
    server.listen(this.port, '127.0.0.1');
    await once(server.server, 'listening');
  }

  async stop(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    if (server) await new Promise<void>((resolve) => server.close(resolve));
  }

  /** Every mail to this address, in the order in which they came. */
  async mailsTo(address: string): Promise<Email[]> {
    const mails = await Promise.all(this.taken.map((mail) => PostalMime.parse(mail)));
    return mails.filter(({ to = [] }) => to.some((one) => one.address === address));
  }
}
