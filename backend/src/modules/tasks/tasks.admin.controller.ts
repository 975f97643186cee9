import { Controller, Delete, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type CurrentUser, SignedIn, WithoutTouchingSession } from '../../common/access.decorators.js';
import { IdPipe } from '../../common/validation/id.pipes.js';
import { Task } from './task.entity.js';
import { TasksService } from './tasks.service.js';

@ApiTags('Tasks (admin)')
@Controller('admin/tasks')
export class TasksAdminController {
  constructor(private readonly tasks: TasksService) {}

  /** The long work that you started, under way or finished within a day, the latest first. */
  @Get()
  @WithoutTouchingSession()
  list(@SignedIn() user: CurrentUser): Promise<Task[]> {
    return this.tasks.list(user);
  }

  /** How far one is. */
  @Get(':id')
  @WithoutTouchingSession()
  get(@Param('id', IdPipe) id: number): Promise<Task> {
    return this.tasks.get(id);
  }

  /** Cancels what has not finished: it is rolled back, and nothing has changed. */
  @Delete(':id')
  cancel(@Param('id', IdPipe) id: number, @SignedIn() user: CurrentUser): Promise<Task> {
    return this.tasks.cancel(id, user);
  }
}
