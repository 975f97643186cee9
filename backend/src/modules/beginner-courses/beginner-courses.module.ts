import { Module } from '@nestjs/common';
import { BeginnerCoursesAdminController } from './beginner-courses.admin.controller.js';
import { BeginnerCoursesController } from './beginner-courses.controller.js';
import { BeginnerCoursesService } from './beginner-courses.service.js';

@Module({
  controllers: [BeginnerCoursesController, BeginnerCoursesAdminController],
  providers: [BeginnerCoursesService],
})
export class BeginnerCoursesModule {}
