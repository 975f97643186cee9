import { ConflictException, HttpException, Injectable, UnprocessableEntityException } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { BANK_STATEMENT_RULES as RULES } from '#libs/contracts/bank-statement';
import { CLIENT_PAYMENT_RULES } from '#libs/contracts/client-payment';
import { INVOICE_RULES } from '#libs/contracts/invoice-rules';
import { PAPER_KINDS } from '#libs/domain/bank-statement/match-lines';
import { proposeAllocations } from '#libs/domain/client-payment';
import { UNPAID_STATUSES } from '#libs/domain/invoice-status';
import { actorOf, type CurrentUser } from '../../common/access.decorators.js';
import { RefusedFields } from '../../common/errors/exceptions.js';
import { idempotencyFields } from '../../common/records/idempotency.js';
import { ClientPaymentsService } from '../invoice-payments/client-payments.service.js';
import { PaymentsService } from '../invoice-payments/payments.service.js';
import { InvoiceRecord } from '../invoices/invoice-record.entity.js';
import { InvoicesService } from '../invoices/invoices.service.js';
import { OrderPaymentsService } from '../orders/order-payments.service.js';
import { BankImport, BankLine } from './bank-line.entity.js';
import type { ImportStatementDto, PaidLineDto } from './bank-statement.dto.js';
import { BankStatementsService, readImported, refusalOf } from './bank-statements.service.js';
import { readLines, readRows, type StatementLine } from './read-statement.js';

interface ChosenLine extends PaidLineDto {
  line: StatementLine;
}

type Payment = Partial<Pick<BankLine, 'invoicePaymentId' | 'orderPaymentId' | 'clientPaymentId'>>;

const { maxLength: REFERENCE_LENGTH } = INVOICE_RULES.payment.reference;

/**
 * Lines of a statement become payments, all of them or none. Whatever happens at once, a line becomes one: its
 * fingerprint is in the database once.
 */
@Injectable()
export class ImportStatementService {
  constructor(
    private readonly manager: EntityManager,
    private readonly statements: BankStatementsService,
    private readonly invoices: InvoicesService,
    private readonly payments: PaymentsService,
    private readonly clientPayments: ClientPaymentsService,
    private readonly orderPayments: OrderPaymentsService,
  ) {}

  /**
   * @param key null: the caller does not name its attempts
   * @returns isNew false: this attempt was made before, or at the same moment
   * @throws ConflictException that names the first row that cannot be recorded
   */
  async import(
    dto: ImportStatementDto,
    key: string | null,
    user: CurrentUser,
  ): Promise<{ made: BankImport; isNew: boolean }> {
    const rows = await readRows(dto.content);
    const chosen = chosenLines(rows, dto);
    return this.manager.transaction(async (manager) => {
      const begun = await begin(manager, {
        lineCount: chosen.length,
        amount: chosen.reduce((sum, { line }) => sum + line.amount, 0),
        importedBy: actorOf(user).name,
        ...idempotencyFields(key, [dto.content, dto.layout, dto.lines]),
      });
      if (!begun.isNew) return begun;
      await lockPapers(manager, chosen);
      const imported = await readImported(
        manager,
        chosen.map(({ line }) => line),
      );
      const known = chosen.find(({ line }) => imported.has(line.fingerprint.toString('hex')));
      if (known) throw failed(known.row, RULES.line.alreadyImported);
      const paid: { chosen: ChosenLine; payment: Payment }[] = [];
      for (const each of chosen) paid.push({ chosen: each, payment: await this.pay(manager, each, user) });
      await keepLines(manager, begun.made.id, paid);
      await this.statements.keepLayout(manager, rows, dto.layout);
      return begun;
    });
  }

  private async pay(manager: EntityManager, chosen: ChosenLine, user: CurrentUser): Promise<Payment> {
    try {
      const refusal = refusalOf(chosen.line);
      if (refusal !== undefined) throw new ConflictException(refusal);
      return await this.record(manager, chosen, user);
    } catch (error) {
      if (!(error instanceof HttpException)) throw error;
      throw failed(chosen.row, error.message);
    }
  }

  private async record(manager: EntityManager, { kind, id, line }: ChosenLine, user: CurrentUser): Promise<Payment> {
    const { date, amount, text } = line;
    const money = { amount, method: 'eft' as const, reference: text.slice(0, REFERENCE_LENGTH).trim() || null };
    if (kind === 'client') {
      await this.clientPayments.lockClient(manager, id);
      const allocations = await shareOut(manager, id, amount);
      return {
        clientPaymentId: await this.clientPayments.record(manager, id, { ...money, paidOn: date, allocations }),
      };
    }
    if (kind === 'invoice') {
      const invoice = await this.invoices.lock(manager, id);
      return { invoicePaymentId: (await this.payments.record(manager, invoice, { ...money, date })).paymentId };
    }
    const order = await this.orderPayments.lock(manager, id);
    if (order.status === 'cancelled') throw new ConflictException(RULES.line.cancelledOrder(order.orderNumber));
    const { paymentId } = await this.orderPayments.recordLocked(manager, order, 'payment', { ...money, date }, user);
    return { orderPaymentId: paymentId };
  }
}

/**
 * Those of a client last, so that an invoice that a line names is not paid by another line; those of one paper in the
 * order of the file.
 * @throws RefusedFields
 */
function chosenLines(rows: string[][], { layout, lines }: ImportStatementDto): ChosenLine[] {
  if (new Set(lines.map(({ row }) => row)).size < lines.length)
    throw new RefusedFields({ lines: RULES.lines.repeated });
  const read = new Map(readLines(rows, layout).lines.map((line) => [line.row, line]));
  const place = ({ kind }: PaidLineDto) => PAPER_KINDS.indexOf(kind);
  return lines
    .map(({ row, kind, id }) => {
      const line = read.get(row);
      if (!line) throw new RefusedFields({ lines: RULES.lines.unknown(row) });
      return { row, kind, id, line };
    })
    .toSorted((a, b) => place(a) - place(b) || a.id - b.id || a.row - b.row);
}

/** The name of the attempt is taken first: who sends it again at the same moment waits for what becomes of it. */
async function begin(
  manager: EntityManager,
  fields: Pick<BankImport, 'lineCount' | 'amount' | 'importedBy' | 'idempotencyKey' | 'requestHash'>,
): Promise<{ made: BankImport; isNew: boolean }> {
  const { raw } = await manager
    .createQueryBuilder()
    .insert()
    .into(BankImport)
    .values(fields)
    .orIgnore()
    .updateEntity(false)
    .returning('id')
    .execute();
  const [inserted] = raw as { id: number }[];
  if (inserted) return { made: await manager.findOneByOrFail(BankImport, { id: inserted.id }), isNew: true };
  const made = await manager.findOneByOrFail(BankImport, { idempotencyKey: fields.idempotencyKey! });
  if (made.requestHash !== fields.requestHash) throw new UnprocessableEntityException(RULES.otherBody);
  return { made, isNew: false };
}

/**
 * All papers at once, clients, then invoices, then orders, each by their ids: as everybody locks them, so that nobody
 * waits for somebody who waits for them. What is not there is told of when its line comes.
 */
async function lockPapers(manager: EntityManager, chosen: readonly ChosenLine[]): Promise<void> {
  const idsOf = (kind: PaidLineDto['kind']) => chosen.filter((line) => line.kind === kind).map(({ id }) => id);
  const clients = idsOf('client');
  await manager.query('SELECT FROM corporate_clients WHERE id = ANY($1) ORDER BY id FOR NO KEY UPDATE', [clients]);
  await manager.query(
    `SELECT FROM invoices WHERE id = ANY($1) OR (corporate_client_id = ANY($2) AND status = ANY($3)) ORDER BY id
     FOR UPDATE`,
    [idsOf('invoice'), clients, UNPAID_STATUSES],
  );
  await manager.query('SELECT FROM orders WHERE id = ANY($1) ORDER BY id FOR UPDATE', [idsOf('order')]);
}

/** The client's open invoices, the oldest first; what none gets is its credit. */
async function shareOut(manager: EntityManager, corporateClientId: number, amount: number) {
  const open = await manager
    .createQueryBuilder(InvoiceRecord, 'invoice')
    .select(['invoice.id', 'invoice.dueDate', 'invoice.outstandingAmount'])
    .where('invoice.corporateClientId = :corporateClientId', { corporateClientId })
    .andWhere('invoice.status IN (:...statuses)', { statuses: UNPAID_STATUSES })
    .getMany();
  return proposeAllocations(amount, open).slice(0, CLIENT_PAYMENT_RULES.allocations.maxCount);
}

/**
 * In the order of the fingerprints: of two who import the same lines for other papers one waits for the other, and then
 * finds them there.
 */
async function keepLines(
  manager: EntityManager,
  bankImportId: number,
  paid: readonly { chosen: ChosenLine; payment: Payment }[],
): Promise<void> {
  const ordered = paid.toSorted((a, b) => Buffer.compare(a.chosen.line.fingerprint, b.chosen.line.fingerprint));
  const { raw } = await manager
    .createQueryBuilder()
    .insert()
    .into(BankLine)
    .values(ordered.map(({ chosen, payment }) => ({ bankImportId, fingerprint: chosen.line.fingerprint, ...payment })))
    .orIgnore()
    .updateEntity(false)
    .returning('fingerprint')
    .execute();
  const kept = new Set((raw as { fingerprint: Buffer }[]).map(({ fingerprint }) => fingerprint.toString('hex')));
  const taken = ordered.find(({ chosen }) => !kept.has(chosen.line.fingerprint.toString('hex')));
  if (taken) throw failed(taken.chosen.row, RULES.line.alreadyImported);
}

function failed(row: number, message: string): ConflictException {
  return new ConflictException(RULES.rowFailed(row, message));
}
