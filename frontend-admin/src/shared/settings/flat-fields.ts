/** `{a: {b: 1}}` as `{a_b: 1}`: the field of a form may not have a dot in its name. */
export function flat(record: object, before = ''): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(record).flatMap(([name, value]: [string, unknown]) => {
      if (before === '' && name === 'updatedAt') return [];
      if (typeof value === 'object' && value !== null) return Object.entries(flat(value, `${before}${name}_`));
      return [[`${before}${name}`, value]];
    }),
  );
}
