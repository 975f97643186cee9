import { Transform } from 'class-transformer';
import { ValidateIf } from 'class-validator';

/** May be left out, but is no field that could be emptied: null is judged like any other value. */
export const MayBeLeftOut = () => ValidateIf((_dto: object, value: unknown) => value !== undefined);

/** Text without the blanks around it. Other values are left for the rules to refuse. */
export const Trimmed = () =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));

/** Trimmed text, where nothing but blanks means "none": it becomes null, as does an explicit null. */
export const TrimmedOrNull = () =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() || null : value));
