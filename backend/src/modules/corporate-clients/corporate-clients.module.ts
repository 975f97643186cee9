import { Module, type OnModuleInit } from '@nestjs/common';
import { NO_DISCOUNT } from '#libs/domain/invoice-totals';
import { ImagesModule } from '../images/images.module.js';
import { ImagesService } from '../images/images.service.js';
import { ImportsModule } from '../imports/imports.module.js';
import { ImportsService } from '../imports/imports.service.js';
import { CreateCorporateClientDto, UpdateCorporateClientDto } from './corporate-client.dto.js';
import { CorporateClient } from './corporate-client.entity.js';
import { CorporateClientsAdminController, CorporateClientsController } from './corporate-clients.controller.js';
import { CorporateClientsService, wholeDiscount } from './corporate-clients.service.js';
import { MergeClientAdminController } from './merge-client.admin.controller.js';
import { MergeClientService } from './merge-client.service.js';
import { refuseBilled } from './refuse-billed.js';

@Module({
  imports: [ImagesModule, ImportsModule],
  controllers: [CorporateClientsController, CorporateClientsAdminController, MergeClientAdminController],
  providers: [CorporateClientsService, MergeClientService],
})
export class CorporateClientsModule implements OnModuleInit {
  constructor(
    private readonly images: ImagesService,
    private readonly imports: ImportsService,
  ) {}

  onModuleInit(): void {
    this.images.registerColumn('corporate_clients', 'logo_url');
    this.imports.register('corporate-clients', {
      entity: CorporateClient,
      create: CreateCorporateClientDto,
      update: UpdateCorporateClientDto,
      preview: () => (fields, record) => ({
        ...fields,
        ...wholeDiscount(fields, (record as unknown as CorporateClient | undefined) ?? NO_DISCOUNT),
      }),
      writer: (manager) => new CorporateClientsService(manager, this.images),
      refuseRemoval: refuseBilled,
    });
  }
}
