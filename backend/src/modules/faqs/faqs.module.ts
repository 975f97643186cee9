import { Module } from '@nestjs/common';
import { FaqsAdminController, FaqsController } from './faqs.controller.js';
import { FaqsService } from './faqs.service.js';

@Module({ controllers: [FaqsController, FaqsAdminController], providers: [FaqsService] })
export class FaqsModule {}
