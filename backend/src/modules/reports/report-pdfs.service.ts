import { Injectable } from '@nestjs/common';
import { isoDate } from '#libs/domain/schedule/school-clock';
import type { PrintedDocument } from '#libs/documents/printed-document';
import { ConcurrencyLimit } from '../../common/concurrency-limit.js';
import { schoolToday } from '../../common/school-today.js';
import { DocumentsService } from '../documents/documents.service.js';
import { InvoiceSettingsService } from '../invoices/invoice-settings.service.js';
import type { Printing } from './report-documents.js';

/** A report is a page or two; whoever prints them in numbers waits. */
const MADE_AT_ONCE = 2;
const MAX_WAITING = 50;

/** The reports as PDFs, under the school's name as its invoices have it today. */
@Injectable()
export class ReportPdfsService {
  private readonly turns = new ConcurrencyLimit(MADE_AT_ONCE, MAX_WAITING);

  constructor(
    private readonly documents: DocumentsService,
    private readonly settings: InvoiceSettingsService,
  ) {}

  /** @throws ServiceUnavailableException when it cannot be made just now */
  print<Report>(
    read: () => Promise<Report>,
    document: (report: Report, by: Printing) => PrintedDocument,
  ): Promise<Buffer> {
    return this.turns.run(async () => {
      const [report, issuer] = await Promise.all([read(), this.settings.read()]);
      const logo = await this.documents.logoOf(issuer);
      return this.documents.render(document(report, { issuer, logo, today: isoDate(schoolToday()) }));
    });
  }
}
