import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public } from '../../common/access.decorators.js';
import { CachedUntilChangeOf } from '../../common/serving/answer-cache.js';
import { PublicFaq } from './faq.view.js';
import { FaqsService } from './faqs.service.js';

@Public()
@ApiTags('FAQs')
@Controller('faqs')
export class FaqsController {
  constructor(private readonly faqs: FaqsService) {}

  /** The questions that visitors and the assistant see. */
  @Get('active')
  @CachedUntilChangeOf('faqs')
  listActive(): Promise<PublicFaq[]> {
    return this.faqs.listActive();
  }
}
