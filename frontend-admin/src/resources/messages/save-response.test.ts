import type { ContactMessageView } from '#libs/contracts/generated/api';
import type { MessageChange } from '../../data-provider';
import { saveResponse } from './save-response';

const shown = { id: 7, updatedAt: '2026-11-20T08:00:00.000Z', responseDate: null } as ContactMessageView;
const body = { response: 'Yes.', responseType: 'phone' } as const;
const TAG = '"2026-11-20T08:00:00.000Z"';
const LATER_TAG = '"2026-11-20T09:00:00.000Z"';

/** A server that keeps one message. */
function keeping(current: ContactMessageView) {
  const asked: string[] = [];
  const changeMessage = (_id: number, change: MessageChange): Promise<ContactMessageView> => {
    const ifMatch = change.part === 'response' ? change.ifMatch : '';
    asked.push(ifMatch);
    if (ifMatch === `"${current.updatedAt}"`) return Promise.resolve({ ...current, response: 'Yes.' });
    return Promise.reject(Object.assign(new Error('Changed'), { status: 412, body: { current } }));
  };
  return { asked, changeMessage };
}

test('saves it at once', async () => {
  const api = keeping(shown);
  await saveResponse(api, shown, body);
  expect(api.asked).toEqual([TAG]);
});

test('saves it though the message was opened meanwhile', async () => {
  const api = keeping({ ...shown, updatedAt: '2026-11-20T09:00:00.000Z', status: 'read' });
  await saveResponse(api, shown, body);
  expect(api.asked).toEqual([TAG, LATER_TAG]);
});

test('does not overwrite what somebody else has answered meanwhile', async () => {
  const api = keeping({ ...shown, updatedAt: '2026-11-20T09:00:00.000Z', responseDate: '2026-11-20T09:00:00.000Z' });
  await expect(saveResponse(api, shown, body)).rejects.toThrow('Changed');
  expect(api.asked).toEqual([TAG]);
});

test('hands on every other refusal', async () => {
  const api = { changeMessage: () => Promise.reject(new Error('Busy')) };
  await expect(saveResponse(api, shown, body)).rejects.toThrow('Busy');
});
