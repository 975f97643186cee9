import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { withoutPort } from '#libs/domain/address-group';

type Asked = Pick<IncomingMessage, 'headers'> & { socket: Pick<IncomingMessage['socket'], 'remoteAddress'> };

/**
 * Who asks, as a log line names them: what the outermost proxy saw, as Fastify's `request.ip`. What is no address is
 * not repeated, because somebody may have written it. @param proxies how many stand before the app
 */
export function callerAddressBehind(proxies: number): (request: Asked) => string | undefined {
  return ({ headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress } }) => {
    if (proxies === 0 || forwarded === undefined) return remoteAddress;
    const address = withoutPort(forwarded.toString().split(',').slice(-proxies)[0]!.trim());
    return isIP(address) === 0 ? remoteAddress : address;
  };
}
