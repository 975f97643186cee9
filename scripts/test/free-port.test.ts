import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { freePort, isFree } from './free-port.mjs';

it('tells a port that is taken from one that is free', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  expect(await isFree(port)).toBe(false);
  server.close();
  await once(server, 'close');
  expect(await isFree(await freePort())).toBe(true);
});
