import type { FastifyReply } from 'fastify';
import type { RecordPage } from './list-rules.js';
import type { StreamedList } from './stream-records.js';

/** Tells the caller, in headers, which part of the list this is and how long the whole is; returns the rows. */
export function answerList<Row>(reply: FastifyReply, name: string, page: RecordPage<Row>): Row[] {
  setContentRange(reply, contentRange(name, page.first, page.rows.length, page.total));
  return page.rows;
}

/** Answers with the whole of a large list, row by row as the caller reads. */
export function sendWholeList(reply: FastifyReply, name: string, { json, total }: StreamedList): FastifyReply {
  setContentRange(reply, contentRange(name, 0, total, total));
  return reply.type('application/json; charset=utf-8').send(json);
}

function setContentRange(reply: FastifyReply, range: string): void {
  reply.header('Content-Range', range).header('Access-Control-Expose-Headers', 'Content-Range');
}

/** `faqs 0-24/319`; the span of a page past the end is a star, and the total stays readable after the slash. */
export function contentRange(name: string, first: number, rows: number, total: number): string {
  return `${name} ${rows === 0 ? '*' : `${first}-${first + rows - 1}`}/${total}`;
}
