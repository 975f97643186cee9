import { Controller, Get, Header, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { exportName } from '#libs/contracts/export-period';
import type { FastifyReply } from 'fastify';
import type { RawListQuery } from '../../common/lists/parse-list-query.js';
import { answerCsv, ApiCsvFile } from '../../common/lists/stream-csv.js';
import { answerPdf, ApiPdf } from '../../common/serving/answer-pdf.js';
import { ApiAsOf, ApiReportPeriod, ApiVatBasis, asOfOf, basisOf, periodOf } from './report-query.js';
import { debtorsDocument, takingsDocument, vatDocument } from './report-documents.js';
import { debtorsFile, takingsFile, vatFile } from './report-files.js';
import { ReportPdfsService } from './report-pdfs.service.js';
import { DebtorsView, TakingsView, VatView } from './report.view.js';
import { ReportsService } from './reports.service.js';

@ApiTags('Reports (admin)')
@Controller('admin/reports')
export class ReportsAdminController {
  constructor(
    private readonly reports: ReportsService,
    private readonly pdfs: ReportPdfsService,
  ) {}

  /**
   * What came in for invoices and orders within a period, and what went back, by month and by the way of paying. What
   * staff called paid without recording how is not in it.
   */
  @Get('takings')
  @Header('Cache-Control', 'no-store')
  @ApiReportPeriod()
  takings(@Query() query: RawListQuery): Promise<TakingsView> {
    return this.reports.takings(periodOf(query));
  }

  /** The same as a file. */
  @Get('takings/export')
  @ApiReportPeriod()
  @ApiCsvFile('A CSV file with a line for each month and the totals; amounts are in rand.')
  async takingsFile(@Query() query: RawListQuery, @Res() reply: FastifyReply): Promise<void> {
    answerCsv(reply, takingsFile(await this.reports.takings(periodOf(query))));
  }

  /** The same to print. */
  @Get('takings/pdf')
  @ApiReportPeriod()
  @ApiPdf('The report, A4.')
  async takingsPdf(@Query() query: RawListQuery, @Res({ passthrough: true }) reply: FastifyReply): Promise<Buffer> {
    const period = periodOf(query);
    return answerPdf(
      reply,
      exportName('takings', period),
      await this.pdfs.print(() => this.reports.takings(period), takingsDocument),
    );
  }

  /**
   * What corporate clients owe on a day, by the days since the due dates. Cancelled and deleted invoices are left out,
   * and so is what was issued, paid or credited after that day.
   */
  @Get('debtors')
  @Header('Cache-Control', 'no-store')
  @ApiAsOf()
  debtors(@Query() query: RawListQuery): Promise<DebtorsView> {
    return this.reports.debtors(asOfOf(query));
  }

  /** The same as a file. */
  @Get('debtors/export')
  @ApiAsOf()
  @ApiCsvFile('A CSV file with a line for each client and the totals; amounts are in rand.')
  async debtorsFile(@Query() query: RawListQuery, @Res() reply: FastifyReply): Promise<void> {
    answerCsv(reply, debtorsFile(await this.reports.debtors(asOfOf(query))));
  }

  /** The same to print. */
  @Get('debtors/pdf')
  @ApiAsOf()
  @ApiPdf('The report, A4.')
  async debtorsPdf(@Query() query: RawListQuery, @Res({ passthrough: true }) reply: FastifyReply): Promise<Buffer> {
    const asOf = asOfOf(query);
    return answerPdf(
      reply,
      `debtors-${asOf}`,
      await this.pdfs.print(() => this.reports.debtors(asOf), debtorsDocument),
    );
  }

  /**
   * The output tax of a period by rate: what invoices and credit notes say, or the tax within the payments of invoices;
   * and what the shop of a VAT vendor sold and gave back, by the day of the payment.
   */
  @Get('vat')
  @Header('Cache-Control', 'no-store')
  @ApiReportPeriod()
  @ApiVatBasis()
  vat(@Query() query: RawListQuery): Promise<VatView> {
    return this.reports.vat(periodOf(query), basisOf(query));
  }

  /** The same as a file. */
  @Get('vat/export')
  @ApiReportPeriod()
  @ApiVatBasis()
  @ApiCsvFile('A CSV file with a line for each kind and rate and the totals; amounts are in rand.')
  async vatFile(@Query() query: RawListQuery, @Res() reply: FastifyReply): Promise<void> {
    answerCsv(reply, vatFile(await this.reports.vat(periodOf(query), basisOf(query))));
  }

  /** The same to print. */
  @Get('vat/pdf')
  @ApiReportPeriod()
  @ApiVatBasis()
  @ApiPdf('The report, A4.')
  async vatPdf(@Query() query: RawListQuery, @Res({ passthrough: true }) reply: FastifyReply): Promise<Buffer> {
    const period = periodOf(query);
    const basis = basisOf(query);
    return answerPdf(
      reply,
      exportName(`vat-by-${basis}`, period),
      await this.pdfs.print(() => this.reports.vat(period, basis), vatDocument),
    );
  }
}
