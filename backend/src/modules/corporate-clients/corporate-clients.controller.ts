import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public } from '../../common/access.decorators.js';
import { CachedUntilChangeOf } from '../../common/serving/answer-cache.js';
import { PublicCorporateClient } from './corporate-client.view.js';
import { CorporateClientsService } from './corporate-clients.service.js';

@Public()
@ApiTags('Corporate clients')
@Controller('corporate-clients')
export class CorporateClientsController {
  constructor(private readonly clients: CorporateClientsService) {}

  /** The active clients, lower sort order first, then by name. */
  @Get()
  @CachedUntilChangeOf('corporate_clients')
  listActive(): Promise<PublicCorporateClient[]> {
    return this.clients.listActive();
  }
}
