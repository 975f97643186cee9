import type { Readable } from 'node:stream';
import { applyDecorators } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';

export const PDF = 'application/pdf';

/** Decorator of a route that answers a file. */
export const ApiPdf = (description: string) =>
  applyDecorators(ApiProduces(PDF), ApiOkResponse({ description, schema: { type: 'string', format: 'binary' } }));

/** Sends the file under this name, for nobody to keep. @param name without its ending; letters, digits and hyphens */
export function answerPdf<Pdf extends Buffer | Readable>(reply: FastifyReply, name: string, pdf: Pdf): Pdf {
  reply
    .header('Content-Disposition', `attachment; filename="${name}.pdf"`)
    .header('Cache-Control', 'no-store')
    .type(PDF);
  return pdf;
}
