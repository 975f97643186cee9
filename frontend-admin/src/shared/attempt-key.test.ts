import { IDEMPOTENCY_KEY } from '#libs/contracts/idempotency-key';
import { fakeStorage } from '../fake-storage';
import { forgetOpenForm, keyOfOpenForm } from './attempt-key';

describe('the key of an open form', () => {
  it('is one that the server takes', () => {
    expect(keyOfOpenForm(fakeStorage({}), 'invoices/create', 'a1')).toMatch(IDEMPOTENCY_KEY.pattern);
  });

  it('is the same after a reload', () => {
    const kept = fakeStorage({});
    expect(keyOfOpenForm(kept, 'invoices/create', 'a1')).toBe(keyOfOpenForm(kept, 'invoices/create', 'a1'));
  });

  it.each([
    ['opened anew', 'invoices/create', 'b2'],
    ['that makes something else', 'quotes/create', 'a1'],
  ])('is another of a form %s', (_what, form, opening) => {
    const kept = fakeStorage({});
    const key = keyOfOpenForm(kept, 'invoices/create', 'a1');
    expect(keyOfOpenForm(kept, form, opening)).not.toBe(key);
  });

  it('is another once something was made by it', () => {
    const kept = fakeStorage({});
    const key = keyOfOpenForm(kept, 'invoices/create', 'a1');
    forgetOpenForm(kept, 'invoices/create');
    expect(keyOfOpenForm(kept, 'invoices/create', 'a1')).not.toBe(key);
  });
});
