import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public } from '../../common/access.decorators.js';
import { CachedUntilChangeOf } from '../../common/serving/answer-cache.js';
import { PublicInstructor } from './instructor.view.js';
import { InstructorsService } from './instructors.service.js';

@Public()
@ApiTags('Instructors')
@Controller('instructors')
export class InstructorsController {
  constructor(private readonly instructors: InstructorsService) {}

  /** All instructors, lower sort order first, then by name. */
  @Get()
  @CachedUntilChangeOf('instructors')
  list(): Promise<PublicInstructor[]> {
    return this.instructors.listPublic();
  }
}
