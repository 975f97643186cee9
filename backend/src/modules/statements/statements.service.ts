import { Injectable, NotFoundException } from '@nestjs/common';
import { EntityManager, Not } from 'typeorm';
import { isoDate } from '#libs/domain/schedule/school-clock';
import { schoolToday } from '#libs/school/school-today';
import { CorporateClient } from '../corporate-clients/corporate-client.entity.js';
import { ClientPaymentsService } from '../invoice-payments/client-payments.service.js';
import { InvoiceRecord } from '../invoices/invoice-record.entity.js';
import { InvoiceSettingsService } from '../invoices/invoice-settings.service.js';
import { InvoicesService } from '../invoices/invoices.service.js';
import type { ClientStatementView, StatementInvoiceView } from './client-statement.view.js';
import { fileNameOf, type Statement, sumsOf, usualWords } from './statement.js';
import { StatementSending } from './statement-sending.entity.js';

export const NO_CLIENT = 'There is no corporate client with this id';

/** What a client owes today, invoice by invoice: to read, and as what a statement prints. */
@Injectable()
export class StatementsService {
  constructor(
    private readonly manager: EntityManager,
    private readonly invoices: InvoicesService,
    private readonly settings: InvoiceSettingsService,
    private readonly payments: ClientPaymentsService,
  ) {}

  async view(clientId: number): Promise<ClientStatementView> {
    const statement = await this.read(clientId);
    const { client, asOf, invoices, creditAmount, lastSent } = statement;
    const { ages, owed } = sumsOf(statement);
    const { subject, message } = usualWords(statement);
    return {
      corporateClientId: clientId,
      clientName: client.clientName,
      clientEmail: client.clientEmail,
      asOf: isoDate(asOf),
      invoices,
      ageing: ages,
      creditAmount,
      totalOutstanding: owed,
      usualSubject: subject,
      usualMessage: message,
      sentAt: lastSent?.sentAt ?? null,
      sentTo: lastSent?.sentTo ?? null,
    };
  }

  /** In one snapshot, so that the invoices agree with each other. The client and the issuer are as they are today. */
  read(clientId: number): Promise<Statement> {
    return this.manager.transaction('REPEATABLE READ', async (manager) => {
      const client = await manager.findOneBy(CorporateClient, { id: clientId });
      if (!client) throw new NotFoundException(NO_CLIENT);
      return {
        issuer: await this.settings.read(manager),
        clientId,
        client: this.invoices.addressee(client),
        asOf: schoolToday(),
        invoices: await openInvoices(manager, clientId),
        creditAmount: await this.payments.creditOf(manager, clientId),
        lastSent: await manager.findOne(StatementSending, {
          select: { id: true, sentAt: true, sentTo: true },
          where: { corporateClientId: clientId },
          order: { id: 'DESC' },
        }),
      };
    });
  }

  /** The name of its file without the ending, and how many invoices are open. @throws NotFoundException */
  async size(clientId: number): Promise<{ name: string; rows: number }> {
    const client = await this.manager.findOneBy(CorporateClient, { id: clientId });
    if (!client) throw new NotFoundException(NO_CLIENT);
    const rows = await this.manager.countBy(InvoiceRecord, { corporateClientId: clientId, outstandingAmount: Not(0) });
    return { name: fileNameOf({ clientId, client: this.invoices.addressee(client), asOf: schoolToday() }), rows };
  }

  /** Keeps the client from being deleted until the end of the transaction. @throws NotFoundException */
  async requireClient(manager: EntityManager, id: number): Promise<void> {
    const client = await manager.findOne(CorporateClient, {
      select: { id: true },
      where: { id },
      lock: { mode: 'for_key_share' },
    });
    if (!client) throw new NotFoundException(NO_CLIENT);
  }
}

async function openInvoices(manager: EntityManager, clientId: number): Promise<StatementInvoiceView[]> {
  const unsettled = await manager
    .createQueryBuilder(InvoiceRecord, 'invoice')
    .select(
      [
        'id',
        'invoiceNumber',
        'issueDate',
        'dueDate',
        'totalAmount',
        'paidAmount',
        'creditedAmount',
        'outstandingAmount',
      ].map((column) => `invoice.${column}`),
    )
    .where('invoice.corporateClientId = :clientId AND invoice.outstandingAmount <> 0', { clientId })
    .orderBy('invoice.dueDate', 'ASC')
    .addOrderBy('invoice.id', 'ASC')
    .getMany();
  return unsettled.map(
    ({ id, invoiceNumber, issueDate, dueDate, totalAmount, paidAmount, creditedAmount, outstandingAmount }) => ({
      id,
      invoiceNumber,
      issueDate,
      dueDate,
      totalAmount,
      paidAmount,
      creditedAmount,
      outstandingAmount,
    }),
  );
}
