import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Controller, Get, HttpCode, HttpStatus, NotFoundException, Param, Post, StreamableFile } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { type CurrentUser, SignedIn, SuperUserOnly } from '../../common/access.decorators.js';
import { BackupsService } from './backups.service.js';
import { BackupsView } from './backups.view.js';

const FILE_TYPE = 'application/octet-stream';

/** For the super-user alone: a backup holds everything, also what other admins cannot see. */
@ApiTags('Backups (super-user)')
@SuperUserOnly()
@Controller('admin/backups')
export class BackupsAdminController {
  constructor(private readonly backups: BackupsService) {}

  /** The backups there are, and how far the one under way is. */
  @Get()
  list(): Promise<BackupsView> {
    return this.view();
  }

  /**
   * Asks for a backup now. It is made in the background: `task` tells how far it is, and is cancelled as all tasks are.
   * While one waits or is being made there is no second.
   */
  @Post()
  @HttpCode(HttpStatus.ACCEPTED)
  @ApiAcceptedResponse({ description: 'It begins in a moment.', type: BackupsView })
  async order(@SignedIn() user: CurrentUser): Promise<BackupsView> {
    await this.backups.order(user);
    return this.view();
  }

  /** The file of a backup, for `npm run restore`. */
  @Get(':name/download')
  @ApiProduces(FILE_TYPE)
  @ApiOkResponse({ description: 'The file.', schema: { type: 'string', format: 'binary' } })
  async download(@Param('name') name: string): Promise<StreamableFile> {
    const file = await this.backups.find(name);
    if (file === undefined) throw new NotFoundException('There is no backup of that name');
    const { size } = await stat(file);
    return new StreamableFile(createReadStream(file), {
      type: FILE_TYPE,
      disposition: `attachment; filename="${name}"`,
      length: size,
    });
  }

  private async view(): Promise<BackupsView> {
    const [state, backups] = await Promise.all([this.backups.state(), this.backups.list()]);
    return { ...state, backups };
  }
}
