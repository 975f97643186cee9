import { Module, type OnModuleInit } from '@nestjs/common';
import { BeginnerCoursesModule } from '../beginner-courses/beginner-courses.module.js';
import { ClassCalendarModule } from '../class-calendar/class-calendar.module.js';
import { InstructorsModule } from '../instructors/instructors.module.js';
import { ProductsModule } from '../products/products.module.js';
import { ImportsModule } from '../imports/imports.module.js';
import { ImportsService } from '../imports/imports.service.js';
import { CreateFaqDto, UpdateFaqDto } from './faq.dto.js';
import { Faq } from './faq.entity.js';
import { FaqsAdminController, FaqsController } from './faqs.controller.js';
import { FaqPreviewService } from './faq-preview.service.js';
import { FaqsService } from './faqs.service.js';

@Module({
  imports: [BeginnerCoursesModule, ClassCalendarModule, ImportsModule, InstructorsModule, ProductsModule],
  controllers: [FaqsController, FaqsAdminController],
  providers: [FaqPreviewService, FaqsService],
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
