/**
 * Answers on their way to the school. Each is kept in the browser's database before anything is said or sent, and
 * leaves it when the school has stored it. Of several tabs one sends at a time; what was cut off after the school had
 * stored it is sent again under the same key, and not stored again.
 */
import { forgetKept, readAllKept, readKept, writeKept } from '../../cached-store';
import { saveResponse } from '../../resources/messages/save-response';
import { followLink } from '../../shared/save-file';
import { authProvider, dataProvider, queryClient, session } from '../services';
import { patchMessage } from '../message-cache';
import { refusalOf, verdictOn, waitingAnswers, type KeptAnswer } from './kept-answer';

export const ANSWERS_KEY = ['answers'] as const;
/** Of the lock, and of the channel on which tabs tell each other that the kept answers have changed. */
const NAME = 'storm-answers';

/** For so long after a press a browser opens a mail or chat by itself, and its writer expects it. */
const PRESS_MS = 5_000;
const pressedAt = new Map<string, number>();

const otherTabs = { channel: 'BroadcastChannel' in window ? new BroadcastChannel(NAME) : undefined };
otherTabs.channel?.addEventListener('message', () => void refresh());

export function readAnswers(userId: string): Promise<KeptAnswer[]> {
  return readAllKept<KeptAnswer>('answers', userId);
}

/** Its writer has pressed Save & Send this moment, with a network: it is stored first, and its composer opens then. */
export function answerPressed(key: string): void {
  pressedAt.set(key, Date.now());
}

export function isJustPressed(key: string): boolean {
  return Date.now() - (pressedAt.get(key) ?? -PRESS_MS) < PRESS_MS;
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

/** Its composer opens now: it is sent, and the school may hear of it. */
export async function composerOpened(answer: KeptAnswer): Promise<void> {
  // As it is this moment: the school may have stored it since it was shown.
  const kept = (await readKept<KeptAnswer>('answers', answer.userId, answer.key)) ?? answer;
  await (kept.isStored ? dropAnswer(kept) : keepAnswer({ ...kept, toOpen: undefined }));
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
  for (const answer of waitingAnswers(await readAnswers(userId), isJustPressed)) {
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
  await settle(answer);
  return answer;
}

/** Stored: it leaves this phone with its composer open, or stays in sight until that was opened. */
async function settle(answer: KeptAnswer): Promise<void> {
  const toOpen = (await readKept<KeptAnswer>('answers', answer.userId, answer.key))?.toOpen;
  if (toOpen === undefined) return dropAnswer(answer);
  if (!isJustPressed(answer.key)) return keepAnswer({ ...answer, isStored: true });
  pressedAt.delete(answer.key);
  followLink(toOpen, toOpen.startsWith('https:') ? { target: '_blank', rel: 'noopener noreferrer' } : {});
  return dropAnswer(answer);
}

async function tell(): Promise<void> {
  otherTabs.channel?.postMessage('changed');
  await refresh();
}

function refresh(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ANSWERS_KEY });
}
