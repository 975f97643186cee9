/**
 * The other side of a push, written out from the standards and not with the library that the server encrypts with: a
 * push service that notes what it is sent, and browsers that read it (RFC 8291, 8188, 8292).
 */
import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushPayload } from '#libs/contracts/push';
import type { SubscribePushDto } from '#libs/contracts/generated/api';

interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface PushService {
  origin: string;
  received: Received[];
  /** What it says to whatever comes next; 201 unless told otherwise. */
  answer: { status: number; headers?: Record<string, string> };
  close(): Promise<void>;
}

export async function startPushService(): Promise<PushService> {
  const service: Omit<PushService, 'origin' | 'close'> = { received: [], answer: { status: 201 } };
  const server = createServer((request, response) => void note(request, response, service));
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((closed) => void server.close(closed));
  };
  return Object.assign(service, { origin, close });
}

async function note(
  request: IncomingMessage,
  response: ServerResponse,
  { received, answer }: Pick<PushService, 'received' | 'answer'>,
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) });
  response.writeHead(answer.status, answer.headers).end('noted');
}

/** A browser of its own, with what PushSubscription.toJSON() would give of it. */
export interface Browser {
  subscription: SubscribePushDto;
  keys: ECDH;
  auth: Buffer;
}

export function newBrowser(origin: string): Browser {
  const keys = createECDH('prime256v1');
  const p256dh = keys.generateKeys().toString('base64url');
  const auth = randomBytes(16);
  return {
    keys,
    auth,
    subscription: {
      endpoint: `${origin}/push/${randomBytes(9).toString('base64url')}`,
      expirationTime: null,
      keys: { p256dh, auth: auth.toString('base64url') },
    },
  };
}

/**
 * RFC 8291 section 3.4 and RFC 8188 section 2: one record, its key made of both sides' keys and the browser's secret.
 */
export function decryptPush({ keys, auth }: Browser, { body }: Received): PushPayload {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const serverKey = body.subarray(21, 21 + keyLength);
  const record = body.subarray(21 + keyLength);
  const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), serverKey]);
  const secret = Buffer.from(hkdfSync('sha256', keys.computeSecret(serverKey), auth, keyInfo, 32));
  const contentKey = Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16));
  const nonce = Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12));
  const decipher = createDecipheriv('aes-128-gcm', contentKey, nonce).setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  const end = padded.lastIndexOf(2);
  if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0))
    throw new Error('The last record of a push ends in 2 and zeros');
  return JSON.parse(padded.subarray(0, end).toString('utf8')) as PushPayload;
}

/** RFC 8292: the claims of a request's token, whose signature is the key's. @throws when it is not */
export function vapidClaims({ headers }: Received, publicKey: string): { aud: string; exp: number; sub: string } {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
  const [header = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const isSigned = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const { alg } = JSON.parse(Buffer.from(header, 'base64url').toString()) as { alg: string };
  if (!isSigned || alg !== 'ES256' || key !== publicKey)
    throw new Error("This token is not signed with the school's key");
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string; exp: number; sub: string };
}
