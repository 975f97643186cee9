/**
 * The built product as its next releases would be: the real server's answers, with every script of the back-office's
 * build under a new name.
 */
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { SchoolServer } from './school-server.mjs';

const ASSETS = path.resolve(import.meta.dirname, '../../dist/admin/assets');
const SCRIPT = /^(\/admin\/assets\/.+?)(-r\d+)?\.js$/;
const TEXT = /html|javascript/;
/** Of what is passed on, lengths, tags and times would be those of the text before. */
const OWN_HEADERS = [
  'content-length',
  'content-encoding',
  'etag',
  'last-modified',
  'transfer-encoding',
  'connection',
  'set-cookie',
];

export class ReleasedSchool {
  private number = 1;

  private constructor(
    private readonly server: Server,
    private readonly school: SchoolServer,
    private readonly scripts: RegExp,
  ) {}

  static async open(school: SchoolServer): Promise<ReleasedSchool> {
    const names = (await readdir(ASSETS))
      .filter((name) => name.endsWith('.js'))
      .map((name) => name.slice(0, -'.js'.length));
    const server = createServer((request, response) => void released.answer(request, response));
    const released = new ReleasedSchool(server, school, new RegExp(`(${names.join('|')})\\.js`, 'g'));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    return released;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** From now on the files of the release before are gone. */
  release(): void {
    this.number += 1;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = request.url ?? '/';
    const [, script, release] = SCRIPT.exec(asked) ?? [];
    if (script !== undefined && release !== `-r${this.number}`) {
      response.writeHead(404).end();
      return;
    }
    const given = await fetch(this.school.url + (script === undefined ? asked : `${script}.js`), {
      method: request.method ?? 'GET',
      headers: passedOn(request),
      redirect: 'manual',
      ...(!['GET', 'HEAD'].includes(request.method ?? '') && { body: Buffer.concat(await request.toArray()) }),
    });
    const body = Buffer.from(await given.arrayBuffer());
    response.statusCode = given.status;
    for (const [name, value] of given.headers) if (!OWN_HEADERS.includes(name)) response.setHeader(name, value);
    response.setHeader('set-cookie', given.headers.getSetCookie());
    response.end(TEXT.test(given.headers.get('content-type') ?? '') ? this.rewritten(body.toString()) : body);
  }

  /** The page says which release it is, and the worker's list of kept files that both are other pages. */
  private rewritten(text: string): string {
    return text
      .replace(this.scripts, `$1-r${this.number}.js`)
      .replace(/<html [^>]*>/, `<html lang="en-ZA" data-release="${this.number}">`)
      .replace(/"revision":"[^"]*"(?=,"url":"\/mobile-app(?:\/messages)?")/g, `"revision":"${this.number}"`);
  }
}

function passedOn({ headersDistinct }: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, values] of Object.entries(headersDistinct)) {
    if (
      !['host', 'connection', 'content-length', 'accept-encoding', 'if-none-match', 'if-modified-since'].includes(name)
    )
      headers.set(name, values?.join(', ') ?? '');
  }
  return headers;
}
