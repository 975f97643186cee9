// What node:http does with bytes from memory: those of the product's home page, asked for once, with their headers.
import { createServer, get } from 'node:http';

const answer = await new Promise((resolve, reject) => {
  get(`${process.env.PRODUCT_URL}/`, { headers: { 'Accept-Encoding': 'br' } }, resolve).on('error', reject);
});
const bytes = Buffer.concat(await answer.toArray());
const { date: _date, connection: _connection, 'keep-alive': _keepAlive, ...headers } = answer.headers;

createServer((_request, response) => response.writeHead(200, headers).end(bytes)).listen(process.env.PORT, '127.0.0.1');
