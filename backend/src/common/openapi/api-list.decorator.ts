import { applyDecorators, type Type } from '@nestjs/common';
import { ApiOkResponse, ApiQuery } from '@nestjs/swagger';

/** Describes an admin list: its query (CONTRACT section 2, "Lists"), its rows and its Content-Range. */
export function ApiList(row: Type): MethodDecorator & ClassDecorator {
  return applyDecorators(
    ApiQuery({ name: 'sort', required: false, type: String, description: 'JSON: a field and a direction.', example: '["id","ASC"]' }),
    ApiQuery({ name: 'range', required: false, type: String, description: 'JSON: the first and the last record, counted from 0. Without it: the whole list.', example: '[0,24]' }),
    ApiQuery({ name: 'filter', required: false, type: String, description: 'JSON: fields and their values; q finds text; a list of values means any of them.', example: '{"q":"text","id":[1,2]}' }),
    ApiOkResponse({
      type: [row],
      description: 'The asked part of the list.',
      headers: { 'Content-Range': { description: 'The part and the size of the whole list, like "faqs 0-24/319".', schema: { type: 'string' } } },
    }),
  );
}
