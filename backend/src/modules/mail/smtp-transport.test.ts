import { smtpTransport } from './smtp-transport.js';

it.each([
  ['smtp://school:secret@mail.example.com:587', true],
  ['smtp://school:secret@10.0.0.9', true],
  ['smtp://school:secret@10.0.0.9?ignoreTLS=true', undefined],
  ['smtp://school:secret@localhost:2525', undefined],
  ['smtp://school:secret@[::1]:2525', undefined],
  ['smtp://mail:1025', undefined],
  ['smtps://school:secret@mail.example.com', undefined],
])('%s: no password without TLS to another machine', (url, requireTLS) => {
  expect(smtpTransport(url)).toMatchObject({ url, socketTimeout: expect.any(Number) });
  expect(smtpTransport(url).requireTLS).toBe(requireTLS);
});
