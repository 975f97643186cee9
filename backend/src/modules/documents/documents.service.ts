import { ConflictException, Injectable } from '@nestjs/common';
import { isLongPaper, type PaperExport, paperIsLong } from '#libs/contracts/export';
import type { Issuer } from '#libs/domain/invoice-issuer';
import { creditNoteDocument } from './credit-note-document.js';
import type { CreditNoteToPrint, InvoiceToPrint } from '#libs/documents/document-words';
import { invoiceDocument } from '#libs/documents/invoice-document';
import { quoteDocument, type QuoteToPrint } from '#libs/documents/quote-document';
import { LogosService } from './logos.service.js';
import type { PrintedDocument } from '#libs/documents/printed-document';
import { type LongRendering, RenderingPool } from './rendering-pool.js';
import { type ClientStatement, statementDocument } from './statement-document.js';

/**
 * The school's papers as PDFs (CONTRACT "Invoices"). Each throws a ServiceUnavailableException when it cannot be made
 * just now.
 */
@Injectable()
export class DocumentsService {
  constructor(
    private readonly logos: LogosService,
    private readonly pool: RenderingPool,
  ) {}

  /** @param paper of one that may be long: as what a job makes it then. @throws ConflictException when it is */
  async render(document: PrintedDocument, paper?: PaperExport): Promise<Buffer> {
    if (paper && isLongPaper(document.table.rows.length)) throw new ConflictException(paperIsLong(paper));
    return this.pool.render(document);
  }

  /** For a job. */
  renderLong(document: PrintedDocument, rendering: LongRendering): Promise<Buffer> {
    return this.pool.renderLong(document, rendering);
  }

  /** A JPEG or PNG in base64; null: the school's drawn mark stands in its place. */
  logoOf({ stormCombatLogo }: Pick<Issuer, 'stormCombatLogo'>): Promise<string | null> {
    return this.logos.logoAt(stormCombatLogo);
  }

  async renderInvoice(invoice: InvoiceToPrint): Promise<Buffer> {
    return this.render(invoiceDocument(invoice, await this.logoOf(invoice)));
  }

  async renderQuote(quote: QuoteToPrint): Promise<Buffer> {
    return this.render(quoteDocument(quote, await this.logoOf(quote)));
  }

  /** @param invoice the one that it corrects */
  async renderCreditNote(creditNote: CreditNoteToPrint, invoice: InvoiceToPrint): Promise<Buffer> {
    return this.render(creditNoteDocument(creditNote, invoice, await this.logoOf(invoice)));
  }

  /** What a client owes, with each open invoice; the issuer is the settings' of today. @param paper as of render */
  async renderStatement(statement: ClientStatement, paper?: PaperExport): Promise<Buffer> {
    return this.render(await this.printStatement(statement), paper);
  }

  async printStatement(statement: ClientStatement): Promise<PrintedDocument> {
    return statementDocument(statement, await this.logoOf(statement.issuer));
  }
}
