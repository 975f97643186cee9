/** What of the form is sent: without a password where none was typed, so that the old one stays (spec 3 section 5). */
export function userData({ password, ...fields }: Record<string, unknown>): Record<string, unknown> {
  return typeof password === 'string' && password !== '' ? { ...fields, password } : fields;
}
