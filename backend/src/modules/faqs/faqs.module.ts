import { Module, type OnModuleInit } from '@nestjs/common';
import { ImportsModule } from '../imports/imports.module.js';
import { ImportsService } from '../imports/imports.service.js';
import { CreateFaqDto, UpdateFaqDto } from './faq.dto.js';
import { Faq } from './faq.entity.js';
import { FaqsAdminController, FaqsController } from './faqs.controller.js';
import { FaqsService } from './faqs.service.js';

@Module({
  imports: [ImportsModule],
  controllers: [FaqsController, FaqsAdminController],
  providers: [FaqsService],
})
export class FaqsModule implements OnModuleInit {
  constructor(private readonly imports: ImportsService) {}

  onModuleInit(): void {
    this.imports.register('faqs', {
      entity: Faq,
      create: CreateFaqDto,
      update: UpdateFaqDto,
      writer: (manager) => new FaqsService(manager),
    });
  }
}
