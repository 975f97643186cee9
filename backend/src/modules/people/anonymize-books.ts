/**
 * SQL that anonymizes a person in records the law requires (decision 0058), and conditions for records that are still
 * open.
 */
import { ERASED } from '#libs/contracts/people';
import { UNPAID_STATUSES } from '#libs/domain/invoice-status';
import { ORDER_STATUSES, stockEffectOfDeletion } from '#libs/domain/order';
import { NEXT_UPDATED_AT } from '../../common/records/record-match.js';

const quoted = (words: readonly string[]) => words.map((word) => `'${word}'`).join(', ');
/** Statuses before shipping. */
const UNSHIPPED = ORDER_STATUSES.filter((status) => stockEffectOfDeletion(status) === 'return');
export const ORDER_IS_OPEN = `(t.deleted_at IS NULL AND t.status IN (${quoted(UNSHIPPED)}))`;
export const INVOICE_IS_OPEN = `(t.deleted_at IS NULL AND t.status IN (${quoted(UNPAID_STATUSES)}))`;

export const ANONYMIZED_ORDER = `customer_name = '${ERASED.name}', customer_email = '${ERASED.email}',
  customer_phone = NULL, shipping_address = '${ERASED.address}', tracking_number = NULL, internal_note = NULL,
  network = NULL, idempotency_key = NULL, request_hash = NULL, updated_at = ${NEXT_UPDATED_AT}`;
/** Payment references may hold the payer's name. */
export const ANONYMIZE_ORDER_REFERENCES = `UPDATE order_payments SET reference = NULL WHERE reference IS NOT NULL
  AND order_id IN (SELECT id FROM orders WHERE customer_email = '${ERASED.email}')`;
/** The same for invoices: banks write the payer's name there. */
export const ANONYMIZE_INVOICE_REFERENCES = `UPDATE invoice_payments SET reference = NULL WHERE reference IS NOT NULL
  AND invoice_id IN (SELECT id FROM invoices WHERE client_name = '${ERASED.name}')`;
/** An existing corporate client keeps its name and address, which a tax invoice must state. */
export const ANONYMIZED_INVOICE = `client_email = NULL, client_phone = NULL, sent_to = NULL,
  client_name = CASE WHEN corporate_client_id IS NULL THEN '${ERASED.name}' ELSE client_name END,
  client_address = CASE WHEN corporate_client_id IS NOT NULL THEN client_address END,
  client_vat_number = CASE WHEN corporate_client_id IS NOT NULL THEN client_vat_number END,
  updated_at = ${NEXT_UPDATED_AT}`;
/** Removes who accepted or declined, and keeps the answer and the sums. */
export const ANONYMIZED_QUOTE = `${ANONYMIZED_INVOICE}, accepted_address = NULL, reference = NULL,
  decline_reason = NULL, accepted_by = CASE WHEN accepted_by IS NOT NULL THEN '${ERASED.name}' END`;
