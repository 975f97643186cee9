// A mailbox by IMAP for the tests: real commands over a real connection, with IDLE, and all in this process.
import { once } from 'node:events';
import createServer from 'hoodiecrow-imap';

const PLUGINS = ['ID', 'SASL-IR', 'AUTH-PLAIN', 'NAMESPACE', 'IDLE', 'ENABLE', 'LITERALPLUS', 'UNSELECT'];
const USERS = { 'answers@school.example': { password: 'mail box' } };

export class ImapServer {
  #server = createServer({ plugins: PLUGINS, users: USERS, storage: { INBOX: {} } });
  #sockets = new Set();

  /** @param {number} [port] @returns {Promise<ImapServer>} */
  static async start(port = 0) {
    const server = new ImapServer();
    server.#server.server.on('connection', (socket) => {
      server.#sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => server.#sockets.delete(socket));
    });
    // A connection that breaks while it idles would keep its timer, and this process, for half an hour.
    server.#server.connectionHandlers.push((connection) =>
      connection.socket.on('close', () => connection.inputHandler && connection.inputHandler('DONE')),
    );
    server.#server.listen(port, '127.0.0.1');
    await once(server.#server.server, 'listening');
    return server;
  }

  /** For MAIL_IN. @returns {string} */
  get url() {
    return `imap://answers%40school.example:mail%20box@127.0.0.1:${this.#server.server.address().port}/INBOX`;
  }

  /** Who listens is told at once. @param {string | Buffer} source with lines that end in CRLF */
  deliver(source) {
    this.#server.appendMessage('INBOX', [], this.#now(), Buffer.from(source).toString('latin1'));
  }

  /** As a server does that was set up anew. */
  renumber() {
    this.#inbox().uidvalidity += 1;
    this.dropConnections();
  }

  dropConnections() {
    for (const socket of this.#sockets) socket.destroy();
  }

  /** What readers have marked each mail with. @returns {string[][]} */
  marks() {
    return this.#inbox().messages.map(({ flags }) => flags);
  }

  /** How many programs are connected. @returns {number} */
  get connections() {
    return this.#sockets.size;
  }

  /** @returns {Promise<void>} */
  async close() {
    this.dropConnections();
    await new Promise((closed) => {
      this.#server.close(closed);
    });
  }

  #inbox() {
    return this.#server.getMailbox('INBOX');
  }

  /** "26-Nov-2026 10:00:00 +0000" */
  #now() {
    const [, day, month, year, time] = new Date().toUTCString().split(' ');
    return `${day}-${month}-${year} ${time} +0000`;
  }
}
