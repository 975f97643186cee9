import { Injectable, NotFoundException, type PipeTransform } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { CART_RULES } from '#libs/contracts/cart';

/** The id of a line in a path. Text that can be no id names no line, so it is a 404 like any other missing one. */
@Injectable()
export class CartItemIdPipe implements PipeTransform<string, string> {
  transform(text: string): string {
    if (!isUUID(text)) throw new NotFoundException(CART_RULES.notFound);
    return text;
  }
}
