/**
 * What an answer must be, whatever was sent: a refusal in the one shape, or the success that the document describes.
 */
import { STATUS_CODES } from 'node:http';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { Response } from 'light-my-request';
import type { OpenApi } from './document.js';
import type { FuzzRequest } from './hostile-requests.js';

/** Their limits count by account, or by whom a mail goes to, and no scale touches them. */
const MAY_BE_TOO_MANY = /^\/api\/(login|password\/|admin\/users\/\{id\}$|admin\/.+\/send$)/;
/**
 * Refused before a route is asked, whichever it is: an address that leads nowhere or is too long, a body too large or
 * of no known type.
 */
const BEFORE_ANY_ROUTE = [404, 413, 414, 415];

export class Judge {
  private readonly ajv = formats.default(new Ajv2020({ strict: false, allErrors: false }));
  private readonly validators = new Map<string, ValidateFunction>();

  constructor(document: OpenApi) {
    this.ajv.addSchema(document, 'document');
  }

  /** Undefined, or what is wrong with the answer. */
  complaint({ operation, method, mustBeRefused }: FuzzRequest, answer: Response): string | undefined {
    const { statusCode } = answer;
    if (statusCode >= 500) return `answered ${statusCode}: ${answer.body.slice(0, 200)}`;
    if (statusCode === 429 && !MAY_BE_TOO_MANY.test(operation.path)) return 'answered 429 where no limit holds';
    if (statusCode >= 400) return this.refusalComplaint(answer) ?? undocumentedRefusal(operation, method, statusCode);
    if (mustBeRefused) return `answered ${statusCode} to what the document rules out`;
    if (statusCode === 304 || method === 'OPTIONS') return undefined;
    // Another method of the path has answers of its own, and is judged where it is the one fuzzed.
    return method === operation.method ? this.successComplaint(operation, answer) : undefined;
  }

  private refusalComplaint(answer: Response): string | undefined {
    const body = jsonIn(answer);
    if (typeof body !== 'object' || body === null)
      return `answered ${answer.statusCode} with no JSON object: ${answer.body.slice(0, 200)}`;
    const { statusCode, error, message, errors, reason, nextDates, ...others } = body as Record<string, unknown>;
    if (statusCode !== answer.statusCode || error !== STATUS_CODES[answer.statusCode])
      return `answered ${answer.statusCode} and says ${String(statusCode)} ${String(error)}`;
    if (typeof message !== 'string' || message === '' || /\bat \S+:\d+|SELECT |node_modules/.test(message))
      return `answered ${answer.statusCode} with a message that is no sentence: ${String(message)}`;
    if (Object.keys(others).length > 0) return `answered ${answer.statusCode} with ${Object.keys(others).join(', ')}`;
    if (reason !== undefined && typeof reason !== 'string') return `answered ${answer.statusCode} with an odd reason`;
    if (nextDates !== undefined && !Array.isArray(nextDates)) return `answered ${answer.statusCode} with odd dates`;
    const isMap =
      errors === undefined ||
      (typeof errors === 'object' &&
        errors !== null &&
        Object.values(errors).every((text) => typeof text === 'string' && text !== ''));
    return isMap ? undefined : `answered ${answer.statusCode} with errors that are no texts`;
  }

  private successComplaint(
    { name, path, method, responses }: FuzzRequest['operation'],
    answer: Response,
  ): string | undefined {
    const status = String(answer.statusCode);
    const documented = responses[status];
    if (!documented) return `answered ${status}, which the document does not know`;
    const schema = documented.content?.['application/json'];
    if (!schema) return undefined;
    const pointer = ['paths', path, method.toLowerCase(), 'responses', status, 'content', 'application/json', 'schema'];
    const escaped = pointer.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')));
    const reference = `document#/${escaped.join('/')}`;
    const key = `${name} ${status}`;
    const validate = this.validators.get(key) ?? this.ajv.compile({ $ref: reference });
    this.validators.set(key, validate);
    return validate(jsonIn(answer))
      ? undefined
      : `answered ${status} with something else than documented: ${this.ajv.errorsText(validate.errors)}`;
  }
}

/** Another method of the path refuses by its own list. */
function undocumentedRefusal(
  { method, responses }: FuzzRequest['operation'],
  sent: string,
  status: number,
): string | undefined {
  if (sent !== method || BEFORE_ANY_ROUTE.includes(status) || responses[status]) return undefined;
  return `refused with ${status}, which the document does not know`;
}

function jsonIn(answer: Response): unknown {
  if (!String(answer.headers['content-type']).startsWith('application/json')) return undefined;
  try {
    return JSON.parse(answer.body);
  } catch {
    return undefined;
  }
}
