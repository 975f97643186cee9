import type { FastifyReply } from 'fastify';
import type { RecordPage } from './list-records.js';

/** Tells the caller, in headers, which part of the list this is and how long the whole is; returns the rows. */
export function answerList<Row>(reply: FastifyReply, name: string, page: RecordPage<Row>): Row[] {
  reply.header('Content-Range', contentRange(name, page.first, page.rows.length, page.total));
  reply.header('Access-Control-Expose-Headers', 'Content-Range');
  return page.rows;
}

/** `faqs 0-24/319`; the span of a page past the end is a star, and the total stays readable after the slash. */
export function contentRange(name: string, first: number, rows: number, total: number): string {
  return `${name} ${rows === 0 ? '*' : `${first}-${first + rows - 1}`}/${total}`;
}
