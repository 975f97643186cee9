import { Injectable, NotFoundException, type PipeTransform } from '@nestjs/common';

const WHOLE_NUMBER = /^[1-9]\d{0,9}$/;
/** PostgreSQL's integer. */
const MAX_ID = 2_147_483_647;

/** The id in a path. Text that can be no id names no record, so it is a 404 like any other missing one. */
@Injectable()
export class IdPipe implements PipeTransform<string, number> {
  transform(text: string): number {
    const id = WHOLE_NUMBER.test(text) ? Number(text) : undefined;
    if (id === undefined || id > MAX_ID) throw new NotFoundException('There is no record with this id');
    return id;
  }
}
