/**
 * The calls of the API as types, read off the generated document: an address that does not exist, a body it does not
 * take or a field it does not answer with does not compile.
 */
import type { paths } from '#libs/contracts/generated/api';

export type ApiMethod = 'get' | 'post' | 'put' | 'delete';

/** The addresses that know a method, as the document writes them: `/api/admin/faqs/{id}`. */
export type ApiPath<Method extends ApiMethod> = {
  [Path in keyof paths]: paths[Path] extends Record<Method, object> ? Path : never;
}[keyof paths];

type Operation<Method extends ApiMethod, Path extends ApiPath<Method>> =
  paths[Path] extends Record<Method, infer Found> ? Found : never;

type GoodStatus = 200 | 201 | 202;

/** The JSON of a good answer. */
export type ApiAnswer<Method extends ApiMethod, Path extends ApiPath<Method>> =
  Operation<Method, Path> extends { responses: infer Responses }
    ? {
        [Status in keyof Responses & GoodStatus]: Responses[Status] extends {
          content: { 'application/json': infer Json };
        }
          ? Json
          : never;
      }[keyof Responses & GoodStatus]
    : never;

/** The JSON it takes; never where it takes none. */
export type ApiBody<Method extends ApiMethod, Path extends ApiPath<Method>> =
  Operation<Method, Path> extends { requestBody: { content: { 'application/json': infer Json } } } ? Json : never;

/** The names in braces of an address; never where there are none. */
type PathParameter<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParameter<Rest>
  : never;

/** What may stand behind its question mark; never where the document names nothing. */
type ApiQuery<Method extends ApiMethod, Path extends ApiPath<Method>> =
  Operation<Method, Path> extends { parameters: { query?: infer Query } } ? Query : never;

/** What a call needs besides its address: exactly what the document asks for. */
export type ApiRequest<Method extends ApiMethod, Path extends ApiPath<Method>> = ([ApiBody<Method, Path>] extends [
  never,
]
  ? object
  : { body: ApiBody<Method, Path> }) &
  ([PathParameter<Path>] extends [never] ? object : { parameters: Record<PathParameter<Path>, string | number> }) & {
    query?: ApiQuery<Method, Path>;
  };

/** An address with its names filled in. */
export function fillPath(path: string, parameters: Readonly<Record<string, string | number>> = {}): string {
  return path.replaceAll(/\{(\w+)\}/g, (_braces, name: string) => encodeURIComponent(String(parameters[name])));
}
