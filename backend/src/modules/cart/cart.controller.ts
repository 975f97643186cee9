import {
  applyDecorators,
  Body,
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  HttpStatus,
  Ip,
  Param,
  Post,
  Put,
  Res,
  Injectable,
  NotFoundException,
  type PipeTransform,
} from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { isUUID } from 'class-validator';
import { CART_RULES } from '#libs/contracts/cart';
import { SESSION_ID } from '#libs/contracts/session-id';
import { Public } from '../../common/access.decorators.js';
import { ApiRefusal } from '../../common/openapi/describe-refusals.js';
import { LimitPublicWrites } from '../../common/throttling/public-writes.js';
import { ApiSessionId, SessionIdPipe } from '../../common/validation/id.pipes.js';
import { CartItemView, AddCartItemDto, ChangeCartItemDto } from './cart.dto.js';
import { CartService } from './cart.service.js';

/** The id of a line in a path. Text that can be no id names no line, so it is a 404 like any other missing one. */
@Injectable()
class CartItemIdPipe implements PipeTransform<string, string> {
  transform(text: string): string {
    if (!isUUID(text)) throw new NotFoundException(CART_RULES.notFound);
    return text;
  }
}

/** Nobody who only clicks fast comes near it. */
const WRITE_LIMIT = { max: 600, windowMinutes: 10 };
const ApiCartItemId = () =>
  ApiParam({ name: 'id', description: 'The id of a line.', schema: { type: 'string', format: 'uuid' } });
const NeverStored = () => applyDecorators(Header('Cache-Control', 'no-store'));

@Public()
@ApiTags('Cart')
@Controller('cart')
export class CartController {
  constructor(private readonly cart: CartService) {}

  /**
   * The lines of a session's cart, in the order in which they were added, each with its product as it is now. Who
   * guesses too often is a 429, here and below.
   */
  @Get(':id')
  @NeverStored()
  @ApiParam({
    name: 'id',
    description: 'The session id.',
    schema: {
      type: 'string',
      pattern: SESSION_ID.pattern.source,
      minLength: SESSION_ID.minLength,
      maxLength: SESSION_ID.maxLength,
    },
  })
  @ApiRefusal(429, 'The address asked for too many carts that do not exist.')
  list(@Param('id', SessionIdPipe) sessionId: string, @Ip() address: string): Promise<CartItemView[]> {
    return this.cart.list(sessionId, address);
  }

  /**
   * Adds to a line, or takes from it. What would leave less than 1 is a 400, more than the stock a 409 that says what
   * is left.
   */
  @Post()
  @NeverStored()
  @LimitPublicWrites(WRITE_LIMIT)
  @ApiCreatedResponse({ type: CartItemView, description: 'The line is new.' })
  @ApiOkResponse({ type: CartItemView, description: 'The line was there and was changed.' })
  @HttpCode(HttpStatus.CREATED)
  @ApiRefusal(409, 'More than the stock, or the product is not sold.')
  async add(@Body() dto: AddCartItemDto, @Res({ passthrough: true }) reply: FastifyReply): Promise<CartItemView> {
    const { item, isNew } = await this.cart.add(dto);
    if (!isNew) reply.status(HttpStatus.OK);
    return item;
  }

  /** Sets how many there are of a line. */
  @Put(':id')
  @NeverStored()
  @ApiCartItemId()
  @LimitPublicWrites(WRITE_LIMIT)
  @ApiRefusal(409, 'More than the stock, or the product is not sold.')
  setQuantity(
    @Param('id', CartItemIdPipe) id: string,
    @Body() { quantity }: ChangeCartItemDto,
    @Ip() address: string,
  ): Promise<CartItemView> {
    return this.cart.setQuantity(id, quantity, address);
  }

  /** Empties a session's cart and answers with the lines it had. */
  @Delete('clear/:sessionId')
  @NeverStored()
  @ApiSessionId()
  @LimitPublicWrites(WRITE_LIMIT)
  clear(@Param('sessionId', SessionIdPipe) sessionId: string, @Ip() address: string): Promise<CartItemView[]> {
    return this.cart.clear(sessionId, address);
  }

  /** Takes a line out and answers with what it was. */
  @Delete(':id')
  @NeverStored()
  @ApiCartItemId()
  @LimitPublicWrites(WRITE_LIMIT)
  remove(@Param('id', CartItemIdPipe) id: string, @Ip() address: string): Promise<CartItemView> {
    return this.cart.remove(id, address);
  }
}
