import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/** Some proxies pass an address on with its port, IPv6 then in brackets. */
const WITH_PORT = /^\[(.+)\](?::\d{1,5})?$|^(\d+\.\d+\.\d+\.\d+):\d{1,5}$/;

type Asked = Pick<IncomingMessage, 'headers'> & { socket: Pick<IncomingMessage['socket'], 'remoteAddress'> };

/**
 * Who asks, as a log line names them: what the outermost proxy saw, as Fastify's `request.ip`. What is no address is
 * not repeated, because somebody may have written it. @param proxies how many stand before the app
 */
export function callerAddressBehind(proxies: number): (request: Asked) => string | undefined {
  return ({ headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress } }) => {
    if (proxies === 0 || forwarded === undefined) return remoteAddress;
    const seen = forwarded.toString().split(',').slice(-proxies)[0]!.trim();
    const [, bracketed, ipv4] = WITH_PORT.exec(seen) ?? [];
    const address = bracketed ?? ipv4 ?? seen;
    return isIP(address) === 0 ? remoteAddress : address;
  };
}
