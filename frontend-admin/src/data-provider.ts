/** Reads and writes of records: react-admin's simple REST dialect, which the API speaks (CONTRACT section 2, "Lists"). */
import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider } from 'react-admin';
import type { ApiAnswer, ApiPath } from '#libs/contracts/api-calls';
import type { FetchJson } from './fetch-json';
import { ADMIN_API, apiPath } from './resource-paths';

const UNREAD_COUNT = '/api/admin/contact-messages/unread/count' satisfies ApiPath<'get'>;

export interface SchoolDataProvider extends DataProvider {
  /** How many messages wait for staff. Asking does not keep the session alive. */
  countUnread(): Promise<number>;
}

export function createDataProvider(fetchJson: FetchJson): SchoolDataProvider {
  const rest = simpleRestProvider(ADMIN_API, fetchJson);
  return {
    getList: (resource, params) => rest.getList(apiPath(resource), params),
    getOne: (resource, params) => rest.getOne(apiPath(resource), params),
    getMany: (resource, params) => rest.getMany(apiPath(resource), params),
    getManyReference: (resource, params) => rest.getManyReference(apiPath(resource), params),
    create: (resource, params) => rest.create(apiPath(resource), params),
    update: (resource, params) => rest.update(apiPath(resource), params),
    updateMany: (resource, params) => rest.updateMany(apiPath(resource), params),
    delete: (resource, params) => rest.delete(apiPath(resource), params),
    deleteMany: (resource, params) => rest.deleteMany(apiPath(resource), params),
    async countUnread() {
      const { json } = await fetchJson(UNREAD_COUNT);
      return (json as ApiAnswer<'get', typeof UNREAD_COUNT>).count;
    },
  };
}
