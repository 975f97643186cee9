import { Injectable, NotFoundException } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { ageing } from '#libs/domain/ageing';
import { type CalendarDate, isoDate } from '#libs/domain/schedule/school-clock';
import { schoolToday } from '../../common/school-today.js';
import { CorporateClient } from '../corporate-clients/corporate-client.entity.js';
import type { DocumentsService } from '../documents/documents.service.js';
import { InvoiceRecord } from '../invoices/invoice-record.entity.js';
import { InvoiceSettingsService } from '../invoices/invoice-settings.service.js';
import { InvoicesService } from '../invoices/invoices.service.js';
import type { ClientStatementView, StatementInvoiceView } from './client-statement.view.js';

/** What a statement prints, and what it shows. */
type Statement = Parameters<DocumentsService['renderStatement']>[0] & {
  invoices: StatementInvoiceView[];
  asOf: CalendarDate;
};

/** What a client owes today, invoice by invoice: to read, and as what a statement prints. */
@Injectable()
export class StatementsService {
  constructor(
    private readonly manager: EntityManager,
    private readonly invoices: InvoicesService,
    private readonly settings: InvoiceSettingsService,
  ) {}

  async view(clientId: number): Promise<ClientStatementView> {
    const { client, asOf, invoices } = await this.read(clientId);
    const totalOutstanding = invoices.reduce((sum, { outstandingAmount }) => sum + outstandingAmount, 0);
    return {
      corporateClientId: clientId,
      clientName: client.clientName,
      asOf: isoDate(asOf),
      invoices,
      ageing: ageing(invoices, asOf),
      totalOutstanding,
    };
  }

  /** In one snapshot, so that the invoices agree with each other. The client and the issuer are as they are today. */
  read(clientId: number): Promise<Statement> {
    return this.manager.transaction('REPEATABLE READ', async (manager) => {
      const client = await manager.findOneBy(CorporateClient, { id: clientId });
      if (!client) throw new NotFoundException('There is no corporate client with this id');
      return {
        issuer: await this.settings.read(manager),
        client: this.invoices.addressee(client),
        asOf: schoolToday(),
        invoices: await openInvoices(manager, clientId),
      };
    });
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
