import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { withoutPort } from '#libs/domain/address-group';

type Asked = Pick<IncomingMessage, 'headers'> & { socket: Pick<IncomingMessage['socket'], 'remoteAddress'> };

/**
 * The client's address for log lines: X-Forwarded-For as seen by the outermost proxy, like Fastify's `request.ip`.
 * Anything that is no IP address is dropped, because a client may have written it.
 * @param proxies how many are in front of the app
 */
export function callerAddressBehind(proxies: number): (request: Asked) => string | undefined {
  return ({ headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress } }) => {
    if (proxies === 0 || forwarded === undefined) return remoteAddress;
    const address = withoutPort(forwarded.toString().split(',').slice(-proxies)[0]!.trim());
    return isIP(address) === 0 ? remoteAddress : address;
  };
}
