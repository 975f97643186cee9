/** The assistant as a visitor uses it, and what it sends. */
import { expect, type Locator, type Page, type Request } from '@playwright/test';

export const GREETING = 'Hi! Ask me about classes, prices or your free trial.';

export async function openAssistant(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^Open chat/ }).click();
  const panel = page.getByRole('dialog', { name: 'Storm Combat assistant' });
  await expect(panel.getByRole('textbox', { name: 'Message' })).toBeFocused();
  return panel;
}

/** Says it and waits for the answer. */
export async function ask(panel: Locator, text: string): Promise<string> {
  const before = await panel
    .getByRole('listitem')
    .filter({ hasText: /^Assistant: / })
    .count();
  await panel.getByRole('textbox', { name: 'Message' }).fill(text);
  await panel.getByRole('textbox', { name: 'Message' }).press('Enter');
  const answers = panel.getByRole('listitem').filter({ hasText: /^Assistant: / });
  await expect(answers).toHaveCount(before + 1);
  return (await answers.last().innerText()).replace(/^Assistant:\s*/, '');
}

interface ChatCall {
  call: string;
  body: {
    sessionId?: string;
    messages?: { role: string; content: string; timestamp: number }[];
    userMessage?: string;
    botResponse?: string;
    userName?: string | null;
    userEmail?: string | null;
    userPhone?: string | null;
  };
}

/** Every call that says something of the visitor, in order, as it is sent; the session id stands as {id}. */
export function chatCalls(page: Page): ChatCall[] {
  const calls: ChatCall[] = [];
  page.on('request', (request: Request) => {
    const { pathname } = new URL(request.url());
    if (!/^\/api\/chatbot\/(conversations|notify)/.test(pathname)) return;
    const route = pathname.replace(/^\/api\/chatbot/, '').replace(/(?<=conversations\/)[\w-]+$/, '{id}');
    const call = `${request.method()} ${route}`;
    calls.push({ call, body: (request.postDataJSON() ?? {}) as ChatCall['body'] });
  });
  return calls;
}
