/** What a DTO class does with fields a caller may send but not set. */
export interface WriteRules {
  /**
   * Fields the server fills in: sent back as they are they are ignored, and in a PUT with another value refused. `id`,
   * `createdAt` and `updatedAt` always are.
   */
  readOnly?: readonly string[];
  /** Whether the body names by `id` the record that it is about, where the address does not. */
  namesRecord?: boolean;
  /** Unknown fields are refused on admin writes, which is the default, and ignored on public ones. */
  unknownFields?: 'refuse' | 'ignore';
}

const ALWAYS_READ_ONLY = ['id', 'createdAt', 'updatedAt'] as const;
const WRITE_RULES = Symbol('writeRules');

/** Class decorator of a DTO (CONTRACT section 2, "Bodies"). */
export const WriteRules =
  (rules: WriteRules): ClassDecorator =>
  (target) =>
    Reflect.defineMetadata(WRITE_RULES, rules, target);

/** The rules of a DTO class, its parents' included. */
export function writeRulesOf(dto: object): Required<Pick<WriteRules, 'readOnly' | 'unknownFields'>> {
  const rules = Reflect.getMetadata(WRITE_RULES, dto) as WriteRules | undefined;
  return {
    readOnly: [
      ...ALWAYS_READ_ONLY.filter((field) => field !== 'id' || !rules?.namesRecord),
      ...(rules?.readOnly ?? []),
    ],
    unknownFields: rules?.unknownFields ?? 'refuse',
  };
}
