import { typedLength } from './text-length';

interface TextRule {
  required: string;
  maxLength: number;
  tooLong: string;
}

export function requiredText(value: unknown, { required, maxLength, tooLong }: TextRule): string | undefined {
  const length = typedLength(value);
  if (length === 0) return required;
  return length > maxLength ? tooLong : undefined;
}
