import { Controller, Get, Header, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { exportName } from '#libs/contracts/export-period';
import type { FastifyReply } from 'fastify';
import type { RawListQuery } from '../../common/lists/parse-list-query.js';
import { ApiReportPeriod, periodOf } from '../../common/lists/period-query.js';
import { answerCsv, ApiCsvFile } from '../../common/lists/stream-csv.js';
import { ApiRefusal } from '../../common/openapi/describe-refusals.js';
import { answerPdf, ApiPdf } from '../../common/serving/answer-pdf.js';
import { ApiAsOf, ApiVatBasis, asOfOf, basisOf } from './report-query.js';
import { debtorsDocument, takingsDocument, vatDocument } from './report-documents.js';
import { answersFile, bestSellersFile, debtorsFile, takingsFile, trialsFile, vatFile } from './report-files.js';
import { ReportPdfsService } from './report-pdfs.service.js';
import { AnswersView, BestSellersView, DebtorsView, TakingsView, TrialsView, VatView } from './report.view.js';
import { ReportsService } from './reports.service.js';
import { answersDocument, bestSellersDocument, trialsDocument } from './school-documents.js';

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

  /** The same to print; of more than 1,000 lines `POST /api/admin/exports/debtors` makes it. */
  @Get('debtors/pdf')
  @ApiAsOf()
  @ApiPdf('The report, A4.')
  @ApiRefusal(409, 'It has too many lines to be made at once.')
  async debtorsPdf(@Query() query: RawListQuery, @Res({ passthrough: true }) reply: FastifyReply): Promise<Buffer> {
    const asOf = asOfOf(query);
    return answerPdf(
      reply,
      `debtors-${asOf}`,
      await this.pdfs.print(() => this.reports.debtors(asOf), debtorsDocument, 'debtors'),
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
    const report = await this.reports.vat(periodOf(query), basisOf(query));
    return answerPdf(
      reply,
      exportName(`vat-by-${report.basis}`, report),
      await this.pdfs.print(async () => report, vatDocument),
    );
  }

  /**
   * What the shop sold, most pieces first: of orders that are paid and not cancelled, on the day of their last payment.
   * Takings are what the pieces were sold for, without delivery.
   */
  @Get('best-sellers')
  @Header('Cache-Control', 'no-store')
  @ApiReportPeriod()
  bestSellers(@Query() query: RawListQuery): Promise<BestSellersView> {
    return this.reports.bestSellers(periodOf(query));
  }

  /** The same as a file. */
  @Get('best-sellers/export')
  @ApiReportPeriod()
  @ApiCsvFile('A CSV file with a line for each product and the totals; amounts are in rand.')
  async bestSellersFile(@Query() query: RawListQuery, @Res() reply: FastifyReply): Promise<void> {
    answerCsv(reply, bestSellersFile(await this.reports.bestSellers(periodOf(query))));
  }

  /** The same to print; of more than 1,000 lines `POST /api/admin/exports/best-sellers` makes it. */
  @Get('best-sellers/pdf')
  @ApiReportPeriod()
  @ApiPdf('The report, A4.')
  @ApiRefusal(409, 'It has too many lines to be made at once.')
  async bestSellersPdf(@Query() query: RawListQuery, @Res({ passthrough: true }) reply: FastifyReply): Promise<Buffer> {
    const period = periodOf(query);
    return answerPdf(
      reply,
      exportName('best-sellers', period),
      await this.pdfs.print(() => this.reports.bestSellers(period), bestSellersDocument, 'best-sellers'),
    );
  }

  /**
   * How many trials were booked, attended and led to a membership, by the month of the class. Cancelled ones are left
   * out.
   */
  @Get('trials')
  @Header('Cache-Control', 'no-store')
  @ApiReportPeriod()
  trials(@Query() query: RawListQuery): Promise<TrialsView> {
    return this.reports.trials(periodOf(query));
  }

  /** The same as a file. */
  @Get('trials/export')
  @ApiReportPeriod()
  @ApiCsvFile('A CSV file with a line for each month and the totals.')
  async trialsFile(@Query() query: RawListQuery, @Res() reply: FastifyReply): Promise<void> {
    answerCsv(reply, trialsFile(await this.reports.trials(periodOf(query))));
  }

  /** The same to print. */
  @Get('trials/pdf')
  @ApiReportPeriod()
  @ApiPdf('The report, A4.')
  async trialsPdf(@Query() query: RawListQuery, @Res({ passthrough: true }) reply: FastifyReply): Promise<Buffer> {
    const period = periodOf(query);
    return answerPdf(
      reply,
      exportName('trials', period),
      await this.pdfs.print(() => this.reports.trials(period), trialsDocument),
    );
  }

  /**
   * How long customers waited for the first answer to a message, by the month in which it came: the median and the 90th
   * percentile. Suspected spam is left out.
   */
  @Get('answers')
  @Header('Cache-Control', 'no-store')
  @ApiReportPeriod()
  answers(@Query() query: RawListQuery): Promise<AnswersView> {
    return this.reports.answers(periodOf(query));
  }

  /** The same as a file. */
  @Get('answers/export')
  @ApiReportPeriod()
  @ApiCsvFile('A CSV file with a line for each month and one for all; waits are in hours.')
  async answersFile(@Query() query: RawListQuery, @Res() reply: FastifyReply): Promise<void> {
    answerCsv(reply, answersFile(await this.reports.answers(periodOf(query))));
  }

  /** The same to print. */
  @Get('answers/pdf')
  @ApiReportPeriod()
  @ApiPdf('The report, A4.')
  async answersPdf(@Query() query: RawListQuery, @Res({ passthrough: true }) reply: FastifyReply): Promise<Buffer> {
    const period = periodOf(query);
    return answerPdf(
      reply,
      exportName('answers', period),
      await this.pdfs.print(() => this.reports.answers(period), answersDocument),
    );
  }
}
