import type { ValidationError } from 'class-validator';

/** The constraint name class-validator gives to a field that the DTO does not know. */
const UNKNOWN_FIELD = 'whitelistValidation';

/**
 * One message per refused field, of class-validator's findings. Where several rules of a field fail, the one written
 * topmost on the DTO speaks: class-validator collects them from the bottom up. A list or an object that is refused
 * itself says nothing of what is in it: there could be thousands.
 */
export function fieldErrors(findings: ValidationError[], parentPath = ''): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const finding of findings) {
    const path = parentPath + finding.property;
    const constraints = Object.entries(finding.constraints ?? {});
    const topmost = constraints.at(-1);
    if (topmost) errors[path] = topmost[0] === UNKNOWN_FIELD ? `Unknown field: ${finding.property}` : topmost[1];
    else Object.assign(errors, fieldErrors(finding.children ?? [], `${path}.`));
  }
  return errors;
}
