import { IDEMPOTENCY_KEY } from '#libs/contracts/idempotency-key';
import { fakeStorage } from '../fake-storage';
import { forgetIdempotencyKey, idempotencyKeyOfForm } from './idempotency-key';

describe('the key of an open form', () => {
  it('is one that the server takes', () => {
    expect(idempotencyKeyOfForm(fakeStorage({}), 'invoices/create', 'a1')).toMatch(IDEMPOTENCY_KEY.pattern);
  });

  it('is the same after a reload', () => {
    const kept = fakeStorage({});
    expect(idempotencyKeyOfForm(kept, 'invoices/create', 'a1')).toBe(
      idempotencyKeyOfForm(kept, 'invoices/create', 'a1'),
    );
  });

  it.each([
    ['opened anew', 'invoices/create', 'b2'],
    ['that makes something else', 'quotes/create', 'a1'],
  ])('is another of a form %s', (_what, form, opening) => {
    const kept = fakeStorage({});
    const key = idempotencyKeyOfForm(kept, 'invoices/create', 'a1');
    expect(idempotencyKeyOfForm(kept, form, opening)).not.toBe(key);
  });

  it('is another once something was made by it', () => {
    const kept = fakeStorage({});
    const key = idempotencyKeyOfForm(kept, 'invoices/create', 'a1');
    forgetIdempotencyKey(kept, 'invoices/create');
    expect(idempotencyKeyOfForm(kept, 'invoices/create', 'a1')).not.toBe(key);
  });
});
