import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { CLIENT_CONTACT_RULES, CLIENT_CONTACTS_RULES, contactsRefusal } from '#libs/contracts/client-contact';
import type { ClientContact } from '#libs/domain/client-contacts';
import { RefusedFields } from '../../common/errors/exceptions.js';
import { Omittable, OptionalEmail, OptionalText, RequiredText } from '../../common/validation/field.decorators.js';
import { ObjectList } from '../../common/validation/object-list.decorator.js';

const { name, role, email, phone } = CLIENT_CONTACT_RULES;
const { maxCount, tooMany, wrongType } = CLIENT_CONTACTS_RULES;

/** Whom to reach at the client beside its primary contact. */
export class ClientContactView implements ClientContact {
  name: string;

  /** What they are there: buyer, bookkeeper. */
  @ApiProperty({ type: String, nullable: true })
  role: string | null;

  /** Where the back-office offers to send papers. No two contacts of a client have the same. */
  @ApiProperty({ type: String, nullable: true })
  email: string | null;

  @ApiProperty({ type: String, nullable: true })
  phone: string | null;
}

/** A contact as it is written. Texts that are empty, null or left out mean none. */
export class ClientContactDto {
  @RequiredText(name)
  name: string;

  @OptionalText(role)
  role?: string | null;

  @OptionalEmail(email)
  email?: string | null;

  @OptionalText(phone)
  phone?: string | null;
}

/** They may be empty. */
export function Contacts(): PropertyDecorator {
  return applyDecorators(
    ApiPropertyOptional({ type: [ClientContactDto], maxItems: maxCount }),
    Omittable(),
    ObjectList(ClientContactDto, { maxCount, tooMany, wrongType }),
  );
}

/**
 * As they are kept; undefined where none were sent.
 * @throws RefusedFields for two of one address
 */
export function sentContacts(sent: readonly ClientContactDto[] | undefined): ClientContact[] | undefined {
  if (sent === undefined) return undefined;
  const refusal = contactsRefusal(sent);
  if (Object.keys(refusal).length > 0) throw new RefusedFields(refusal);
  return sent.map((contact) => ({
    name: contact.name,
    role: contact.role ?? null,
    email: contact.email ?? null,
    phone: contact.phone ?? null,
  }));
}
