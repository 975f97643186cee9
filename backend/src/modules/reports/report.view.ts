import { ApiProperty } from '@nestjs/swagger';
import type { PaymentMethod } from '#libs/contracts/invoice';
import type { AnswerTimes } from '#libs/domain/reports/answer-times';
import type { Debtor, DebtAges } from '#libs/domain/reports/debtors';
import type { Takings } from '#libs/domain/reports/takings';
import type { TrialCounts } from '#libs/domain/reports/trials';
import { VAT_BASES, VAT_KINDS, type VatAmounts, type VatBasis, type VatKind } from '#libs/domain/reports/vat-summary';
import type { SoldProduct } from './read-school.js';

abstract class PeriodView {
  /** The first day, on the school's calendar. */
  @ApiProperty({ format: 'date' })
  from: string;

  /** The last day, which is included. */
  @ApiProperty({ format: 'date' })
  to: string;
}

/** Integer cents by the way of paying, less what went back. */
export class TakingsMethodsView implements Record<PaymentMethod, number> {
  eft: number;

  card: number;

  cash: number;

  other: number;
}

/** Integer cents. */
export class TakingsSumView implements Takings<PaymentMethod> {
  /** Payments of invoices, and of clients for several of them or ahead. */
  invoices: number;

  /** Payments of orders of the shop. */
  shop: number;

  /** What went back to customers of the shop, below zero. */
  refunds: number;

  /** What is left of all of it, and so are the methods together. */
  total: number;

  methods: TakingsMethodsView;
}

export class TakingsMonthView extends TakingsSumView {
  /** Like `2027-04`; of the first and the last only the days of the period. */
  month: string;
}

/** What came in and went back, by the day of each payment. */
export class TakingsView extends PeriodView {
  /** Every month of the period, also one in which nothing came in. */
  @ApiProperty({ type: [TakingsMonthView] })
  months: TakingsMonthView[];

  totals: TakingsSumView;
}

/** Integer cents by the days since the due date. */
export class DebtAgesView implements DebtAges {
  /** On the due date too. */
  notYetDue: number;

  days1to30: number;

  days31to60: number;

  days61to90: number;

  over90: number;

  /** What was paid too much for some invoices, or ahead and is not used yet, below zero. */
  credit: number;

  total: number;
}

export class DebtorView extends DebtAgesView implements Debtor {
  /** Null: the client was deleted. */
  corporateClientId: number | null;

  clientName: string;
}

/** What corporate clients owe on a day: together what their statements of that day say. */
export class DebtorsView {
  @ApiProperty({ format: 'date' })
  asOf: string;

  /** Those who owe something or have paid too much, by name. */
  @ApiProperty({ type: [DebtorView] })
  clients: DebtorView[];

  totals: DebtAgesView;
}

/** Integer cents; of what takes from the tax, below zero. */
export class VatAmountsView implements VatAmounts {
  /** Without tax. */
  net: number;

  tax: number;

  /** With tax. */
  gross: number;
}

export class VatRateView extends VatAmountsView {
  /** Basis points: 1500 is 15 %. */
  taxRate: number;
}

export class VatRowView extends VatRateView {
  @ApiProperty({ enum: VAT_KINDS })
  kind: VatKind;

  /** How many papers or payments. */
  count: number;
}

/** The output tax of a period. */
export class VatView extends PeriodView {
  /**
   * `invoices`: what was invoiced and credited in the period; `payments`: what came in for invoices. What the shop sold
   * counts when it is paid.
   */
  @ApiProperty({ enum: VAT_BASES })
  basis: VatBasis;

  /**
   * On one of its days at least: on a closed one as the settings said when it was closed, else as they say now. What
   * the shop sold on other days holds no tax, and is not in it.
   */
  isVatVendor: boolean;

  /** The school's, in the same way, on its last day. */
  vatNumber: string | null;

  /** The books are closed until its last day or later: what it says stays so. */
  isClosed: boolean;

  /** What the settings said the basis was when its last day was closed; null: it is open. */
  @ApiProperty({ enum: VAT_BASES, enumName: 'VatBasis', nullable: true })
  closedBasis: VatBasis | null;

  /** By kind, and by rate. */
  @ApiProperty({ type: [VatRowView] })
  rows: VatRowView[];

  /** The same by rate alone, the highest first. */
  @ApiProperty({ type: [VatRateView] })
  rates: VatRateView[];

  totals: VatAmountsView;
}

export class SoldView {
  pieces: number;

  /** Integer cents, as they were sold, without delivery. */
  takings: number;
}

export class SoldProductView extends SoldView implements SoldProduct {
  /** Null: the product was deleted. */
  productId: number | null;

  /** As the shop calls it now; of one that was deleted, as it was sold. */
  name: string;
}

/** What the shop sold: pieces of orders that are paid and not cancelled, on the day of their last payment. */
export class BestSellersView extends PeriodView {
  /** Most pieces first. */
  @ApiProperty({ type: [SoldProductView] })
  products: SoldProductView[];

  totals: SoldView;
}

export class TrialCountsView implements TrialCounts {
  /** Not cancelled; the two others are among them. */
  booked: number;

  /** Who joined has attended too. */
  attended: number;

  joined: number;
}

export class TrialMonthView extends TrialCountsView {
  /** Of the class, like `2027-04`. */
  month: string;
}

/** What became of trials, by the date of the class. */
export class TrialsView extends PeriodView {
  @ApiProperty({ type: [TrialMonthView] })
  months: TrialMonthView[];

  totals: TrialCountsView;
}

export class AnswerTimesView implements AnswerTimes {
  /** What customers wrote, without suspected spam. */
  messages: number;

  answered: number;

  /** Half of the first answers took at most so long; null: nothing was answered. */
  @ApiProperty({ type: 'integer', nullable: true })
  medianMinutes: number | null;

  /** Nine in ten took at most so long. */
  @ApiProperty({ type: 'integer', nullable: true })
  p90Minutes: number | null;
}

export class AnswerMonthView extends AnswerTimesView {
  /** In which the message came, like `2027-04`. */
  month: string;
}

/** How long customers waited for the first answer to a message. */
export class AnswersView extends PeriodView {
  @ApiProperty({ type: [AnswerMonthView] })
  months: AnswerMonthView[];

  totals: AnswerTimesView;
}
