// What checking a password costs and nothing else of a login: one argon2id of the product's cost for each request.
import { createServer } from 'node:http';
import { hash, verify } from '@node-rs/argon2';

const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const known = await hash('the password of the yardstick', COST);

createServer((_request, response) => {
  void verify(known, 'the password of the yardstick').then((matches) => response.end(String(matches)));
}).listen(process.env.PORT, '127.0.0.1');
