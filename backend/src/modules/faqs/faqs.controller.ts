import { Controller, Get } from '@nestjs/common';
import { Public } from '../../common/public.decorator.js';
import { FaqsService } from './faqs.service.js';
import { Faq } from './faq.entity.js';

@Public()
@Controller('faqs')
export class FaqsController {
  constructor(private readonly faqs: FaqsService) {}

  @Get('active')
  listActive(): Promise<Faq[]> {
    return this.faqs.listActive();
  }
}
