import { PickType } from '@nestjs/swagger';
import { CorporateClient } from './corporate-client.entity.js';

/** A client as visitors see it: these five and nothing else (CONTRACT section 2, "Content, messages, chat"). */
export class PublicCorporateClient extends PickType(CorporateClient, ['id', 'name', 'logoUrl', 'websiteUrl', 'description']) {}
