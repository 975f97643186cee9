import { Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { CLIENT_LOGO_RULES } from '#libs/contracts/image';
import { INVOICE_DISCOUNT_LIMIT } from '#libs/contracts/invoice-discount';
import { type Discount, NO_DISCOUNT } from '#libs/domain/invoice-totals';
import type { MatchCondition } from '#libs/domain/record-tag';
import { facts } from '#libs/school/facts';
import { listRecords, type RecordPage } from '../../common/lists/list-records.js';
import type { ListRules } from '../../common/lists/list-rules.js';
import { parseListQuery, type RawListQuery } from '../../common/lists/parse-list-query.js';
import { fieldNames, shownFields } from '../../common/lists/shown-fields.js';
import {
  createRecord,
  deleteRecord,
  findRecord,
  lockRecord,
  only,
  updateRecord,
} from '../../common/records/record-crud.js';
import { requireMatch } from '../../common/records/record-match.js';
import { ImagesService } from '../images/images.service.js';
import { sentDiscount } from '../invoices/invoice-items.service.js';
import { sentContacts } from './client-contact.dto.js';
import { CorporateClient } from './corporate-client.entity.js';
import {
  PUBLIC_CORPORATE_CLIENT_FIELDS,
  type PublicCorporateClient,
  type CreateCorporateClientDto,
  type UpdateCorporateClientDto,
} from './corporate-client.dto.js';
import { refusePaid } from './refuse-billed.js';

const NOUN = 'corporate client';

const SHOWN = shownFields(CorporateClient);

export const CORPORATE_CLIENT_LIST: ListRules<keyof CorporateClient> = {
  name: 'corporate-clients',
  sortable: fieldNames(SHOWN),
  filters: SHOWN,
  searched: [
    'name',
    'description',
    'email',
    'phone',
    'industry',
    'city',
    'primaryContactName',
    'primaryContactEmail',
    'vatNumber',
    'registrationNumber',
    'notes',
  ],
  searchedLists: ['contacts'],
  phones: ['phone', 'primaryContactPhone'],
  defaultOrder: ['sortOrder', 'name'],
};

/** Companies that the school trains and bills (spec 3 sections 2 and 3). */
@Injectable()
export class CorporateClientsService {
  constructor(
    private readonly manager: EntityManager,
    private readonly images: ImagesService,
  ) {}

  /** What visitors may see of active clients: lower sort order first, then by name. */
  listActive(): Promise<PublicCorporateClient[]> {
    return this.manager.find(CorporateClient, {
      select: only(PUBLIC_CORPORATE_CLIENT_FIELDS),
      where: { isActive: true },
      order: { sortOrder: 'ASC', name: 'ASC', id: 'ASC' },
    });
  }

  list(query: RawListQuery): Promise<RecordPage<CorporateClient>> {
    return listRecords(
      this.manager,
      CorporateClient,
      parseListQuery(query, CORPORATE_CLIENT_LIST),
      CORPORATE_CLIENT_LIST,
    );
  }

  get(id: number): Promise<CorporateClient> {
    return findRecord(this.manager, CorporateClient, id, NOUN);
  }

  /**
   * What is left out gets the column's default, and the terms those of the invoice settings.
   * @throws RefusedFields for a discount that is none, two contacts of one address, or an inline logo that is no image,
   * or too large a one
   */
  async create({ logoUrl, ...sent }: CreateCorporateClientDto): Promise<CorporateClient> {
    const fields = { ...sent, contacts: sentContacts(sent.contacts) };
    const logo = await this.images.read('logoUrl', logoUrl, CLIENT_LOGO_RULES);
    return this.manager.transaction(async (manager) =>
      createRecord(manager, CorporateClient, {
        ...fields,
        paymentTerms: fields.paymentTerms ?? facts.invoices.paymentTerms,
        ...wholeDiscount(fields, NO_DISCOUNT),
        logoUrl: await this.images.store(manager, logo),
      }),
    );
  }

  /**
   * @throws RefusedFields for a discount that is none, two contacts of one address, or an inline logo that is no image,
   * or too large a one
   */
  async update(
    id: number,
    { logoUrl, ...sent }: UpdateCorporateClientDto,
    ifMatch?: MatchCondition,
  ): Promise<CorporateClient> {
    const fields = { ...sent, contacts: sentContacts(sent.contacts) };
    const logo = await this.images.read('logoUrl', logoUrl, CLIENT_LOGO_RULES);
    return this.manager.transaction(async (manager) => {
      const before = await lockRecord(manager, CorporateClient, id, NOUN);
      requireMatch(ifMatch, before, NOUN);
      return updateRecord(manager, CorporateClient, id, NOUN, {
        ...fields,
        ...wholeDiscount(fields, before),
        logoUrl: await this.images.store(manager, logo),
      });
    });
  }

  /** @throws ConflictException for one whose payments are recorded */
  remove(id: number): Promise<CorporateClient> {
    return this.manager.transaction(async (manager) => {
      await lockRecord(manager, CorporateClient, id, NOUN);
      await refusePaid(manager, id);
      return deleteRecord(manager, CorporateClient, id, NOUN);
    });
  }
}

/**
 * Kind and value agree, whichever of them was sent; without either nothing changes.
 * @throws RefusedFields
 */
export function wholeDiscount(sent: Partial<Discount>, before: Discount): Partial<Discount> {
  if (sent.discountKind === undefined && sent.discountValue === undefined) return {};
  return sentDiscount(sent, before, INVOICE_DISCOUNT_LIMIT);
}
