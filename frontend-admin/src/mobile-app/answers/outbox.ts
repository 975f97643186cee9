/**
 * Answers on their way to the school. Each is kept in the browser's database before anything is said or sent, and leaves it
 * when the school has stored it. Of several tabs one sends at a time; what was cut off after the school had stored it is sent
 * again under the same key, and not stored again.
 */
import { forgetKept, readAllKept, writeKept } from '../../kept-store';
import { saveResponse } from '../../resources/messages/save-response';
import { authProvider, dataProvider, queryClient, session } from '../services';
import { patchMessage } from '../message-cache';
import { refusalOf, verdictOn, waitingAnswers, type KeptAnswer } from './kept-answer';

export const ANSWERS_KEY = ['answers'] as const;
/** Of the lock, and of the channel on which tabs tell each other that the kept answers have changed. */
const NAME = 'storm-answers';

const otherTabs = { channel: 'BroadcastChannel' in window ? new BroadcastChannel(NAME) : undefined };
otherTabs.channel?.addEventListener('message', () => void refresh());

export function readAnswers(userId: string): Promise<KeptAnswer[]> {
  return readAllKept<KeptAnswer>('answers', userId);
}

/** Resolves once it is kept, whatever happens to this page after that. Rejects where the browser cannot. */
export async function keepAnswer(answer: KeptAnswer): Promise<void> {
  await writeKept('answers', answer.userId, answer.key, answer);
  await tell();
}

export async function dropAnswer({ userId, key }: KeptAnswer): Promise<void> {
  await forgetKept((kind, ofUser, name) => kind === 'answers' && ofUser === userId && name === key);
  await tell();
}

/** Sends what waits, until one cannot be sent now. Resolves to those that were settled: stored, or refused for good. */
export async function sendAnswers(): Promise<KeptAnswer[]> {
  const { userId } = session.state();
  if (userId === null) return [];
  // Browsers have locks only over https; without one the key alone keeps the school from storing twice.
  return navigator.locks ? navigator.locks.request(NAME, () => sendInOrder(userId)) : sendInOrder(userId);
}

async function sendInOrder(userId: string): Promise<KeptAnswer[]> {
  const settled: KeptAnswer[] = [];
  for (const answer of waitingAnswers(await readAnswers(userId))) {
    const sent = session.state().userId === userId ? await sendOne(answer) : undefined;
    if (!sent) break;
    settled.push(sent);
  }
  return settled;
}

/** The answer as it stands then; undefined when it still waits. */
async function sendOne(answer: KeptAnswer): Promise<KeptAnswer | undefined> {
  try {
    patchMessage(queryClient, await saveResponse(dataProvider, answer.message, answer.body, answer.key));
  } catch (error) {
    const verdict = verdictOn(error);
    if (verdict === 'signed-out') await authProvider.checkError(error).catch(() => undefined);
    if (verdict !== 'refused') return undefined;
    const refused = { ...answer, refusal: refusalOf(error) };
    await keepAnswer(refused);
    return refused;
  }
  await dropAnswer(answer);
  return answer;
}

async function tell(): Promise<void> {
  otherTabs.channel?.postMessage('changed');
  await refresh();
}

function refresh(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ANSWERS_KEY });
}
