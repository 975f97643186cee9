import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public } from '../../common/access.decorators.js';
import { CachedUntilChangeOf } from '../../common/serving/answer-cache.js';
import { PublicBeginnerCourse } from './beginner-course.view.js';
import { BeginnerCoursesService } from './beginner-courses.service.js';

@Public()
@ApiTags('Beginner courses')
@Controller('beginner-courses')
export class BeginnerCoursesController {
  constructor(private readonly courses: BeginnerCoursesService) {}

  /** The active courses, past ones too: earliest start first, those without a date last. */
  @Get()
  @CachedUntilChangeOf('beginner_courses')
  listActive(): Promise<PublicBeginnerCourse[]> {
    return this.courses.listActive();
  }
}
