import { Injectable, type OnModuleInit } from '@nestjs/common';
import { exportName } from '#libs/contracts/export-period';
import type { PaperExport } from '#libs/contracts/export';
import { isoDate } from '#libs/domain/schedule/school-clock';
import type { PrintedDocument } from '#libs/documents/printed-document';
import { schoolToday } from '#libs/school/school-today';
import type { RawListQuery } from '../../common/lists/parse-list-query.js';
import { periodOf } from '../../common/lists/period-query.js';
import { ConcurrencyLimit } from '../../common/concurrency-limit.js';
import { DocumentsService } from '../documents/documents.service.js';
import { ExportsService, type PaperSource } from '../exports/exports.service.js';
import { InvoiceSettingsService } from '../invoices/invoice-settings.service.js';
import { debtorsDocument, type Printing } from './report-documents.js';
import { asOfOf } from './report-query.js';
import { ReportsService } from './reports.service.js';
import { bestSellersDocument } from './school-documents.js';

/** A report is a page or two; whoever prints them in numbers waits. */
const MADE_AT_ONCE = 2;
const MAX_WAITING = 50;

interface LongReport<Report> {
  nameOf: (query: RawListQuery) => string;
  read: (query: RawListQuery) => Promise<Report>;
  document: (report: Report, by: Printing) => PrintedDocument;
}

/** The reports as PDFs, under the school's name as its invoices have it today. */
@Injectable()
export class ReportPdfsService implements OnModuleInit {
  private readonly turns = new ConcurrencyLimit(MADE_AT_ONCE, MAX_WAITING);

  constructor(
    private readonly documents: DocumentsService,
    private readonly settings: InvoiceSettingsService,
    private readonly exports: ExportsService,
    private readonly reports: ReportsService,
  ) {}

  onModuleInit(): void {
    this.exports.registerPaper(
      'debtors',
      this.sourceOf({
        nameOf: (query) => `debtors-${asOfOf(query)}`,
        read: (query) => this.reports.debtors(asOfOf(query)),
        document: debtorsDocument,
      }),
    );
    this.exports.registerPaper(
      'best-sellers',
      this.sourceOf({
        nameOf: (query) => exportName('best-sellers', periodOf(query)),
        read: (query) => this.reports.bestSellers(periodOf(query)),
        document: bestSellersDocument,
      }),
    );
  }

  /**
   * @param paper of one that may be long: as what a job makes it then
   * @throws ConflictException when it is, ServiceUnavailableException when it cannot be made just now
   */
  print<Report>(
    read: () => Promise<Report>,
    document: (report: Report, by: Printing) => PrintedDocument,
    paper?: PaperExport,
  ): Promise<Buffer> {
    return this.turns.run(async () => this.documents.render(await this.documentOf(read, document), paper));
  }

  private async documentOf<Report>(
    read: () => Promise<Report>,
    document: (report: Report, by: Printing) => PrintedDocument,
  ): Promise<PrintedDocument> {
    const [report, issuer] = await Promise.all([read(), this.settings.read()]);
    const logo = await this.documents.logoOf(issuer);
    return document(report, { issuer, logo, today: isoDate(schoolToday()) });
  }

  private sourceOf<Report>({ nameOf, read, document }: LongReport<Report>): PaperSource {
    const make = (query: RawListQuery) => this.documentOf(() => read(query), document);
    return {
      size: async (query) => ({ name: nameOf(query), rows: (await make(query)).table.rows.length }),
      set: async (query, rendering) => this.documents.renderLong(await make(query), rendering),
    };
  }
}
