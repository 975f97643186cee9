import { Body, Controller, HttpCode, HttpStatus, Post } from '@nestjs/common';
import { ApiAcceptedResponse, ApiTags } from '@nestjs/swagger';
import { type CurrentUser, SignedIn, SuperUserOnly } from '../../common/access.decorators.js';
import { ApiRefusal } from '../../common/openapi/describe-refusals.js';
import { ErasePersonDto, ExportedPersonView, PersonDto, PersonView } from './people.dto.js';
import { Task } from '../tasks/task.entity.js';
import { PeopleService } from './people.service.js';

@ApiTags('People (admin)')
@Controller('admin/people')
export class PeopleAdminController {
  constructor(private readonly people: PeopleService) {}

  /** What is kept about a person, found by email address or phone number, whatever way they were typed. */
  @Post('search')
  @HttpCode(200)
  search(@Body() dto: PersonDto): Promise<PersonView> {
    return this.people.search(dto);
  }

  /** All that is kept about a person, to hand out: as data and as a page to read. */
  @Post('export')
  @HttpCode(200)
  export(@Body() dto: PersonDto): Promise<ExportedPersonView> {
    return this.people.export(dto);
  }

  /**
   * Erases a person: messages, conversations and waiting mails go; orders and invoices keep their numbers and sums and
   * lose who it was. All of it or nothing; a second time nothing is left to do. It is done in the background:
   * `/api/admin/tasks/{id}` tells how far it is, and its `outcome` what was erased. Only the super-user may.
   */
  @Post('erase')
  @HttpCode(HttpStatus.ACCEPTED)
  @ApiAcceptedResponse({ description: 'It begins in a moment.', type: Task })
  @SuperUserOnly()
  @ApiRefusal(409, 'An order is still to be shipped, an invoice to be paid, or the person has an account.')
  erase(@Body() dto: ErasePersonDto, @SignedIn() user: CurrentUser): Promise<Task> {
    return this.people.erase(dto, user);
  }
}
