import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsObject, ValidateNested } from 'class-validator';
import { CLIENT_CONTACT_RULES, CLIENT_CONTACTS_RULES, contactsRefusal } from '#libs/contracts/client-contact';
import type { ClientContact } from '#libs/domain/client-contacts';
import { RefusedFields } from '../../common/errors/exceptions.js';
import { MayBeLeftOut, OptionalEmail, OptionalText, RequiredText } from '../../common/validation/field.decorators.js';

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

/** Of several rules in one the last that is applied speaks first, see field-errors. */
export function Contacts(): PropertyDecorator {
  return applyDecorators(
    ApiPropertyOptional({ type: [ClientContactDto], maxItems: maxCount }),
    ValidateNested({ each: true, message: wrongType }),
    IsObject({ each: true, message: wrongType }),
    ArrayMaxSize(maxCount, { message: tooMany }),
    IsArray({ message: wrongType }),
    MayBeLeftOut(),
    // One more than is allowed is enough to refuse them all.
    Transform(({ value }: { value: unknown }) => (Array.isArray(value) ? value.slice(0, maxCount + 1) : value)),
    Type(() => ClientContactDto),
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
