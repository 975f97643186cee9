import { type ApiAnswer, type ApiMethod, type ApiPath, type ApiRequest, fillPath } from '#libs/contracts/api-calls';
import type { FetchJson } from './fetch-json';

interface AnyRequest {
  body?: unknown;
  parameters?: Record<string, string | number>;
  headers?: Record<string, string>;
}

/**
 * A documented call: its address, body and answer are of the types the document has for them.
 * @throws HttpError as FetchJson has it
 */
export type CallApi = <Method extends ApiMethod, Path extends ApiPath<Method>>(
  method: Method,
  path: Path,
  request: ApiRequest<Method, Path> & Pick<AnyRequest, 'headers'>,
) => Promise<ApiAnswer<Method, Path>>;

export function createCallApi(fetchJson: FetchJson): CallApi {
  return async (method, path, request) => {
    const { body, parameters, headers }: AnyRequest = request;
    const { json } = await fetchJson(fillPath(path, parameters), {
      method: method.toUpperCase(),
      headers: new Headers(headers),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return json as ApiAnswer<typeof method, typeof path>;
  };
}
