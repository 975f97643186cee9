import { Body, Controller, Get, HttpCode, HttpStatus, Param, Post } from '@nestjs/common';
import { ApiAcceptedResponse, ApiTags } from '@nestjs/swagger';
import { IMPORT_RESOURCES, type ImportResource } from '#libs/contracts/import';
import { type CurrentUser, SignedIn, WithoutTouchingSession } from '../../common/access.decorators.js';
import { BodyLimit } from '../../common/bodies/body-limit.js';
import { routeSegmentParam } from '../../common/route-segment.decorator.js';
import { ApiRefusal } from '../../common/openapi/describe-refusals.js';
import { IdPipe } from '../../common/validation/id.pipes.js';
import { CheckedImportView, CheckImportDto, ImportView } from './import.view.js';
import { ImportsService } from './imports.service.js';

/** As JSON a quotation mark or a line end is two bytes. */
const FILE_BODY_LIMIT_BYTES = 5 * 1024 * 1024;
const AT = 'admin/imports';

/** The list that the address names. */
const List = routeSegmentParam(IMPORT_RESOURCES);

/** A route for each list, so that an API key for one is no key for another. */
@ApiTags('Imports (admin)')
@Controller(IMPORT_RESOURCES.map((resource) => `${AT}/${resource}`))
export class ImportsAdminController {
  constructor(private readonly imports: ImportsService) {}

  /** The CSV files of the last day, the latest first, without their rows. */
  @Get()
  @WithoutTouchingSession()
  list(@List() resource: ImportResource): Promise<ImportView[]> {
    return this.imports.list(resource);
  }

  /** Checks a CSV file and says what would become of each row. Nothing is imported yet. */
  @Post()
  @BodyLimit(FILE_BODY_LIMIT_BYTES)
  check(
    @List() resource: ImportResource,
    @Body() dto: CheckImportDto,
    @SignedIn() user: CurrentUser,
  ): Promise<CheckedImportView> {
    return this.imports.check(resource, dto, user);
  }

  /** One file with the fate of each row. */
  @Get(':id')
  @WithoutTouchingSession()
  get(@List() resource: ImportResource, @Param('id', IdPipe) id: number): Promise<CheckedImportView> {
    return this.imports.get(resource, id);
  }

  /** Imports a file, all of it or nothing. It is done in the background: `task` tells how far it is. */
  @Post(':id/apply')
  @HttpCode(HttpStatus.ACCEPTED)
  @ApiAcceptedResponse({ description: 'It begins in a moment.', type: CheckedImportView })
  @ApiRefusal(409, 'A row is refused, a record has changed since, or it is imported already.')
  apply(
    @List() resource: ImportResource,
    @Param('id', IdPipe) id: number,
    @SignedIn() user: CurrentUser,
  ): Promise<CheckedImportView> {
    return this.imports.apply(resource, id, user);
  }

  /** Puts back what the file changed and removes what it added, all of it or nothing, for a day. */
  @Post(':id/undo')
  @HttpCode(HttpStatus.ACCEPTED)
  @ApiAcceptedResponse({ description: 'It begins in a moment.', type: CheckedImportView })
  @ApiRefusal(409, 'A record has changed since, or there is nothing to undo.')
  undo(
    @List() resource: ImportResource,
    @Param('id', IdPipe) id: number,
    @SignedIn() user: CurrentUser,
  ): Promise<CheckedImportView> {
    return this.imports.undo(resource, id, user);
  }
}
