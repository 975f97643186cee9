import { Body, Controller, HttpCode, HttpStatus, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ApiRefusal } from '../../common/openapi/describe-refusals.js';
import { IdPipe } from '../../common/validation/id.pipes.js';
import { ClientStatementView } from './client-statement.view.js';
import { SendStatementDto } from './send-statement.dto.js';
import { SendStatementService } from './send-statement.service.js';

@ApiTags('Corporate clients (admin)')
@Controller('admin/corporate-clients/:id/statement')
export class SendStatementAdminController {
  constructor(private readonly sending: SendStatementService) {}

  /**
   * Sends the client's statement of today by mail with its PDF, and answers with the statement. Once a minute to the
   * same address and ten times an hour: more is a 429.
   */
  @Post('send')
  @HttpCode(HttpStatus.OK)
  @ApiRefusal(409, 'It has too many lines for a mail.')
  @ApiRefusal(429, 'It went to the same address within a minute, or ten times within an hour.')
  send(@Param('id', IdPipe) id: number, @Body() dto: SendStatementDto): Promise<ClientStatementView> {
    return this.sending.send(id, dto);
  }
}
