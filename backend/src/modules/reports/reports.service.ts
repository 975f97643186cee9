import { Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { PAYMENT_METHODS } from '#libs/contracts/invoice';
import { answersByMonth } from '#libs/domain/reports/answer-times';
import { debtorsOn } from '#libs/domain/reports/debtors';
import { monthsOf, type ReportPeriod } from '#libs/domain/reports/report-periods';
import { takingsByMonth } from '#libs/domain/reports/takings';
import { trialsByMonth } from '#libs/domain/reports/trials';
import { type VatBasis, vatSummary } from '#libs/domain/reports/vat-summary';
import { closedPeriodOf, wasVendorWithin } from '#libs/domain/books';
import { parseDate } from '#libs/domain/schedule/class-dates';
import { facts } from '#libs/school/facts';
import { ClosedPeriod } from './closed-books.entity.js';
import { readDebts, readTaken, readVat } from './read-books.js';
import { readAnswerTimes, readSold, readTrials } from './read-school.js';
import type { AnswersView, BestSellersView, DebtorsView, TakingsView, TrialsView, VatView } from './report.view.js';

/** What the school's books come to, and how it does: sums of what is stored, which nothing here changes. */
@Injectable()
export class ReportsService {
  constructor(private readonly manager: EntityManager) {}

  async takings(period: ReportPeriod): Promise<TakingsView> {
    const taken = await readTaken(this.manager, period);
    return { ...period, ...takingsByMonth(taken, monthsOf(period), PAYMENT_METHODS) };
  }

  /** @param asOf `2027-04-16` */
  async debtors(asOf: string): Promise<DebtorsView> {
    return { asOf, ...debtorsOn(await readDebts(this.manager, asOf), parseDate(asOf)) };
  }

  /**
   * Of what is closed as the settings had it then, of the rest as they have it now.
   * @param asked by which basis; undefined: as the settings have it
   */
  async vat(period: ReportPeriod, asked: VatBasis | undefined): Promise<VatView> {
    const now = facts.invoices;
    const periods = await this.manager.find(ClosedPeriod, { order: { closedUntil: 'ASC' } });
    const closed = closedPeriodOf(period.to, periods);
    const basis = asked ?? (closed ?? now).vatBasis;
    return {
      ...period,
      basis,
      isVatVendor: wasVendorWithin(period, periods, now.isVatVendor),
      vatNumber: (closed ?? now).vatNumber,
      isClosed: closed !== undefined,
      closedBasis: closed?.vatBasis ?? null,
      ...vatSummary(await readVat(this.manager, period, basis, now.isVatVendor)),
    };
  }

  async bestSellers(period: ReportPeriod): Promise<BestSellersView> {
    const products = await readSold(this.manager, period);
    const sum = (column: 'pieces' | 'takings') => products.reduce((total, product) => total + product[column], 0);
    return { ...period, products, totals: { pieces: sum('pieces'), takings: sum('takings') } };
  }

  async trials(period: ReportPeriod): Promise<TrialsView> {
    return { ...period, ...trialsByMonth(await readTrials(this.manager, period), monthsOf(period)) };
  }

  async answers(period: ReportPeriod): Promise<AnswersView> {
    return { ...period, ...answersByMonth(await readAnswerTimes(this.manager, period), monthsOf(period)) };
  }
}
