import { Controller, Delete, Get, HttpCode, HttpStatus, Param, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import { SuperUserOnly } from '../../common/access.decorators.js';
import { ApiRefusal } from '../../common/openapi/describe-refusals.js';
import { IdPipe } from '../../common/validation/id.pipes.js';
import { FailedJobsService } from './failed-jobs.service.js';
import { SystemService } from './system.service.js';
import { FailedJobView, RetriedJobsView, SystemView } from './system.view.js';

@ApiTags('System (super-user)')
@SuperUserOnly()
@Controller('admin/system')
export class SystemAdminController {
  constructor(
    private readonly system: SystemService,
    private readonly jobs: FailedJobsService,
  ) {}

  /** How the school's server does: release, database, disk, queue, mails and pushes; as of ten seconds ago at most. */
  @Get()
  describe(): Promise<SystemView> {
    return this.system.describe();
  }

  /** The jobs that were given up, then those that failed and are tried again by themselves; a hundred at most. */
  @Get('jobs')
  listJobs(): Promise<FailedJobView[]> {
    return this.jobs.list();
  }

  /** Tries all again that were given up. */
  @Post('jobs/retry')
  @HttpCode(HttpStatus.OK)
  async retryAll(): Promise<RetriedJobsView> {
    return { retried: await this.jobs.retryAll() };
  }

  /** Tries a job again that failed. */
  @Post('jobs/:id/retry')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiNoContentResponse({ description: 'It is due at once.' })
  @ApiRefusal(409, 'It is being tried this moment.')
  retry(@Param('id', IdPipe) id: number): Promise<void> {
    return this.jobs.retry(id);
  }

  /** Puts a job away that was given up. */
  @Delete('jobs/:id')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiNoContentResponse({ description: 'It is gone from the queue.' })
  @ApiRefusal(409, 'It has not been given up.')
  remove(@Param('id', IdPipe) id: number): Promise<void> {
    return this.jobs.remove(id);
  }
}
