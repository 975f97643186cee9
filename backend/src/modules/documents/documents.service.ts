import { Injectable } from '@nestjs/common';
import { creditNoteDocument } from './credit-note-document.js';
import type { CreditNoteToPrint, InvoiceToPrint } from '#libs/documents/document-words';
import { invoiceDocument } from '#libs/documents/invoice-document';
import { quoteDocument, type QuoteToPrint } from '#libs/documents/quote-document';
import { LogosService } from './logos.service.js';
import type { PrintedDocument } from '#libs/documents/printed-document';
import { RenderingPool } from './rendering-pool.js';
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

  render(document: PrintedDocument): Promise<Buffer> {
    return this.pool.render(document);
  }

  async renderInvoice(invoice: InvoiceToPrint): Promise<Buffer> {
    return this.render(invoiceDocument(invoice, await this.logos.logoAt(invoice.stormCombatLogo)));
  }

  async renderQuote(quote: QuoteToPrint): Promise<Buffer> {
    return this.render(quoteDocument(quote, await this.logos.logoAt(quote.stormCombatLogo)));
  }

  /** @param invoice the one that it corrects */
  async renderCreditNote(creditNote: CreditNoteToPrint, invoice: InvoiceToPrint): Promise<Buffer> {
    return this.render(creditNoteDocument(creditNote, invoice, await this.logos.logoAt(invoice.stormCombatLogo)));
  }

  /** What a client owes, with each open invoice; the issuer is the settings' of today. */
  async renderStatement(statement: ClientStatement): Promise<Buffer> {
    return this.render(statementDocument(statement, await this.logos.logoAt(statement.issuer.stormCombatLogo)));
  }
}
