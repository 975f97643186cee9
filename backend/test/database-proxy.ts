import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A wire to the database that a test can cut: 'refusing' as after a crash, 'silent' as behind a broken network. */
export class DatabaseProxy {
  private readonly sockets = new Set<Socket>();
  private server: Server | undefined;
  private isSilent = false;
  private port = 0;

  constructor(private readonly target: URL) {}

  async open(): Promise<void> {
    const server = createServer((client) => this.join(client));
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
    this.port = (server.address() as AddressInfo).port;
    this.server = server;
  }

  /** The database's address by way of this proxy. */
  get url(): string {
    const url = new URL(this.target);
    url.hostname = '127.0.0.1';
    url.port = String(this.port);
    return url.href;
  }

  /** Cuts every connection and refuses new ones. */
  async refuse(): Promise<void> {
    const closed = new Promise<void>((resolve) => (this.server ? this.server.close(() => resolve()) : resolve()));
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }

  /** Swallows whatever is sent. */
  swallow(): void {
    this.isSilent = true;
  }

  /** Passes on what new connections send; the old ones stay silent for ever, as after a failover. */
  passNewConnections(): void {
    this.isSilent = false;
  }

  private join(client: Socket): void {
    const database = connect(Number(this.target.port), this.target.hostname);
    let isLost = false;
    for (const [from, to] of [
      [client, database],
      [database, client],
    ] as const) {
      this.sockets.add(from);
      from.on('data', (data) => {
        isLost ||= this.isSilent;
        if (!isLost) to.write(data);
      });
      from.on('error', () => to.destroy());
      from.on('close', () => {
        this.sockets.delete(from);
        to.destroy();
      });
    }
  }
}
