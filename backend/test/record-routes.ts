/** The five calls that a resource of the back-office has, as rows of the route matrix. */
import type { EntityManager } from 'typeorm';

export interface RecordRoute {
  body?: object;
  /** Makes the record of the path's {id}, and names what else the path asks for. */
  record?: (db: EntityManager) => Promise<{ id: number }>;
  /** What an admin gets. */
  admin: number;
}

/** @param body of a new record; also of a change, unless that is another */
export function recordRoutes(
  resource: string,
  { record, body, change = body }: { record: RecordRoute['record'] & {}; body: object; change?: object },
): Record<string, RecordRoute> {
  const list = `/api/admin/${resource}`;
  return {
    [`GET ${list}`]: { admin: 200 },
    [`POST ${list}`]: { body, admin: 201 },
    [`GET ${list}/{id}`]: { record, admin: 200 },
    [`PUT ${list}/{id}`]: { record, body: change, admin: 200 },
    [`DELETE ${list}/{id}`]: { record, admin: 200 },
  };
}
