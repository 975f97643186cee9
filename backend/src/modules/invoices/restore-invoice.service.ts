import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { EntityManager, IsNull } from 'typeorm';
import { RESTORE_RULES } from '#libs/contracts/activity';
import { RETENTION } from '#libs/domain/retention';
import { actorOf, type CurrentUser } from '../../common/access.decorators.js';
import { isUniqueViolation } from '../../common/errors/database-error.js';
import { NEXT_UPDATED_AT } from '../../common/records/record-match.js';
import { actAs } from '../../database/acting.js';
import { logRestoring } from '../activity/restore.service.js';
import type { RestoredInvoice } from './restored-invoice.view.js';
import { Invoice } from './invoice.entity.js';

/** A draft that was deleted: its row, lines and number never went, so it is only put back into the lists. */
@Injectable()
export class RestoreInvoiceService {
  constructor(private readonly manager: EntityManager) {}

  /** @throws NotFoundException when it is gone for good, ConflictException when it is there, or was replaced since */
  async restore(id: number, user: CurrentUser): Promise<RestoredInvoice> {
    try {
      // Nobody's doing, or the log would tell of a change of a date; it has a line of its own for it.
      await actAs(undefined, () => this.manager.transaction((manager) => putBack(manager, id, user)));
    } catch (error) {
      if (isUniqueViolation(error)) throw new ConflictException(RESTORE_RULES.taken);
      throw error;
    }
    return { resource: 'invoices', id };
  }
}

/** Of two who restore at once the second waits for the row, and finds it there. */
async function putBack(manager: EntityManager, id: number, user: CurrentUser): Promise<void> {
  const [[restored]] = await manager.query<[{ number: string }[], number]>(
    `UPDATE invoices SET deleted_at = NULL, updated_at = ${NEXT_UPDATED_AT}
     WHERE id = $1 AND deleted_at > now() - $2::interval RETURNING invoice_number AS number`,
    [id, RETENTION.deletedContent],
  );
  if (restored) return logRestoring(manager, actorOf(user), 'invoices', id, restored.number);
  if (await manager.existsBy(Invoice, { id, deletedAt: IsNull() }))
    throw new ConflictException(RESTORE_RULES.alreadyThere);
  throw new NotFoundException(RESTORE_RULES.gone);
}
