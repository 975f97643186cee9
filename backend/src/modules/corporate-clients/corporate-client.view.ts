import { PickType } from '@nestjs/swagger';
import { CorporateClient } from './corporate-client.entity.js';

/** What visitors are told, and what is read for them. */
export const PUBLIC_CORPORATE_CLIENT_FIELDS = ['id', 'name', 'logoUrl', 'websiteUrl', 'description'] as const;

/** A client as visitors see it: these five and nothing else (CONTRACT section 2, "Content, messages, chat"). */
export class PublicCorporateClient extends PickType(CorporateClient, PUBLIC_CORPORATE_CLIENT_FIELDS) {}
