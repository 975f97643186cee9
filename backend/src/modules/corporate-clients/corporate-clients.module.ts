import { Module, type OnModuleInit } from '@nestjs/common';
import { ImagesModule } from '../images/images.module.js';
import { ImagesService } from '../images/images.service.js';
import { CorporateClientsAdminController, CorporateClientsController } from './corporate-clients.controller.js';
import { CorporateClientsService } from './corporate-clients.service.js';

@Module({
  imports: [ImagesModule],
  controllers: [CorporateClientsController, CorporateClientsAdminController],
  providers: [CorporateClientsService],
})
export class CorporateClientsModule implements OnModuleInit {
  constructor(private readonly images: ImagesService) {}

  onModuleInit(): void {
    this.images.registerColumn('corporate_clients', 'logo_url');
  }
}
