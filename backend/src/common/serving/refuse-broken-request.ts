import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError } from 'fastify';
import { apiErrorBody } from '../errors/api-error.filter.js';

const REFUSALS: Partial<Record<string, { statusCode: number; message: string }>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { statusCode: 408, message: 'The request took too long to arrive' },
  HPE_HEADER_OVERFLOW: { statusCode: 431, message: 'The address and the headers of the request are too large' },
};
const MALFORMED = { statusCode: 400, message: 'The request is not valid HTTP' };

/**
 * Answers what Node cannot read, and ends the connection. It says so in the answer: a proxy would send somebody else's
 * request on it, which is then lost.
 */
export function refuseBrokenRequest(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.writable) {
    const refusal = REFUSALS[error.code] ?? MALFORMED;
    const body = JSON.stringify(apiErrorBody(refusal));
    socket.write(
      [
        `HTTP/1.1 ${refusal.statusCode} ${STATUS_CODES[refusal.statusCode]}`,
        'Connection: close',
        'Content-Type: application/json; charset=utf-8',
        `Content-Length: ${Buffer.byteLength(body)}`,
        '',
        body,
      ].join('\r\n'),
    );
  }
  socket.destroy(error);
}
