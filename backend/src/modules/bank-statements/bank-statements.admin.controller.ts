import { Body, Controller, HttpCode, HttpStatus, Post, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { type CurrentUser, SignedIn } from '../../common/access.decorators.js';
import { BodyLimit } from '../../common/bodies/body-limit.js';
import { IdempotencyKey } from '../../common/idempotency-key.decorator.js';
import { ApiRefusal } from '../../common/openapi/describe-refusals.js';
import { ImportStatementDto, PreviewStatementDto } from './bank-statement.dto.js';
import { BankImportView, StatementPreviewView } from './bank-statement.view.js';
import { BankStatementsService } from './bank-statements.service.js';
import { ImportStatementService } from './import-statement.service.js';

/** As JSON a quotation mark or a line end is two bytes. */
const FILE_BODY_LIMIT_BYTES = 5 * 1024 * 1024;

@ApiTags('Bank statements (admin)')
@Controller('admin/bank-statements')
export class BankStatementsAdminController {
  constructor(
    private readonly statements: BankStatementsService,
    private readonly imports: ImportStatementService,
  ) {}

  /**
   * Reads a bank's CSV file and says of each line of money that came in what it is probably for. Nothing is recorded.
   * How its columns are to be read may be said, is kept from the last such file, or is guessed.
   */
  @Post('preview')
  @HttpCode(HttpStatus.OK)
  @BodyLimit(FILE_BODY_LIMIT_BYTES)
  preview(@Body() dto: PreviewStatementDto): Promise<StatementPreviewView> {
    return this.statements.preview(dto);
  }

  /**
   * Records the lines that are named as payments by EFT, all of them or none; each line becomes one payment, however
   * often its file is imported. With an Idempotency-Key a retry is told the same; another body is a 422.
   */
  @Post('import')
  @BodyLimit(FILE_BODY_LIMIT_BYTES)
  @ApiCreatedResponse({ type: BankImportView, description: 'The payments were recorded.' })
  @ApiOkResponse({ type: BankImportView, description: 'This Idempotency-Key has recorded them before.' })
  @HttpCode(HttpStatus.CREATED)
  @ApiRefusal(409, 'A line was imported before, or its paper does not take the payment. Nothing was recorded.')
  async import(
    @Body() dto: ImportStatementDto,
    @IdempotencyKey() key: string | null,
    @SignedIn() user: CurrentUser,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<BankImportView> {
    const { made, isNew } = await this.imports.import(dto, key, user);
    if (!isNew) reply.status(HttpStatus.OK);
    const { id, lineCount, amount, importedBy, createdAt } = made;
    return { id, lineCount, amount, importedBy, createdAt };
  }
}
