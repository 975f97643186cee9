import { Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { Faq } from './faq.entity.js';

@Injectable()
export class FaqsService {
  constructor(private readonly manager: EntityManager) {}

  /** What visitors and the assistant may see, oldest first. */
  listActive(): Promise<Faq[]> {
    return this.manager.find(Faq, { where: { isActive: true }, order: { id: 'ASC' } });
  }
}
