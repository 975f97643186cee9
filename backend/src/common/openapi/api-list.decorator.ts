import { applyDecorators, type Type } from '@nestjs/common';
import { ApiOkResponse, ApiQuery } from '@nestjs/swagger';
import type { ListRules } from '../lists/list-rules.js';

/** Describes an admin list: its query (CONTRACT section 2, "Lists"), its rows and its Content-Range. */
export function ApiList(row: Type, rules: ListRules): MethodDecorator & ClassDecorator {
  return applyDecorators(
    ApiListQuery(rules),
    ApiQuery({
      name: 'range',
      required: false,
      type: String,
      description: 'JSON: the first and the last record, counted from 0. Without it: the whole list.',
      example: '[0,24]',
    }),
    ApiOkResponse({
      type: [row],
      description: 'The asked part of the list.',
      headers: {
        'Content-Range': {
          description: `The part and the size of the whole list, like "${rules.name} 0-24/319".`,
          schema: { type: 'string' },
        },
      },
    }),
  );
}

/** Describes what a list is sorted and filtered by. */
export function ApiListQuery({ sortable, filters }: ListRules): MethodDecorator & ClassDecorator {
  return applyDecorators(
    ApiQuery({
      name: 'sort',
      required: false,
      type: String,
      description: `JSON: a field (${sortable.join(', ')}) and a direction (ASC, DESC).`,
      example: '["id","ASC"]',
    }),
    ApiQuery({
      name: 'filter',
      required: false,
      type: String,
      description:
        'JSON: fields and their values. q finds text; a list of values means any of them, text is compared without ' +
        `regard to case, and null is no value. Fields: ${['q', ...Object.keys(filters)].join(', ')}.`,
      example: '{"q":"text","id":[1,2]}',
    }),
  );
}
