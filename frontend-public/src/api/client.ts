/**
 * How the site talks to the server (spec 1 section 7): JSON with cookies, and any answer that is not OK is raised as a
 * failure whose message is the status code, a colon, and the body's text (the status text when the body is empty).
 */
import { type ApiAnswer, type ApiMethod, type ApiPath, type ApiRequest, fillPath } from '#libs/contracts/api-calls';

export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  constructor(
    readonly status: number,
    readonly body: string,
  ) {
    super(`${status}: ${body}`);
  }
}

interface AnyRequest {
  body?: unknown;
  parameters?: Record<string, string | number>;
  query?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/**
 * Calls a documented route and gives its answer, both of the types the document has for them.
 * Rejects with ApiFailure, or a TypeError without a connection.
 * @param path as documented; `{names}` in it are filled from `request.parameters`
 */
export async function callApi<Method extends ApiMethod, Path extends ApiPath<Method>>(
  method: Method,
  path: Path,
  request: ApiRequest<Method, Path> & Pick<AnyRequest, 'headers' | 'signal'>,
): Promise<ApiAnswer<Method, Path>> {
  const { body, parameters, query, headers, signal }: AnyRequest = request;
  const address =
    fillPath(path, parameters) + (query ? `?${new URLSearchParams(query as Record<string, string>).toString()}` : '');
  const response = await fetch(address, {
    method: method.toUpperCase(),
    signal,
    credentials: 'include',
    headers: { 'Content-Type': 'application/json', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new ApiFailure(response.status, (await response.text()) || response.statusText);
  return (await response.json()) as ApiAnswer<Method, Path>;
}
