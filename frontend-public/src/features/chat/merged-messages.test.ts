import type { ChatMessage } from '#libs/contracts/chatbot';
import { mergedMessages } from './merged-messages';

const at = (timestamp: number, content = `m${timestamp}`, role: ChatMessage['role'] = 'user'): ChatMessage => ({ role, content, timestamp });

test.each<[string, ChatMessage[], ChatMessage[], ChatMessage[]]>([
  ['the same', [at(1), at(2)], [at(1), at(2)], [at(1), at(2)]],
  ['one more here', [at(1)], [at(1), at(2)], [at(1), at(2)]],
  ['one more there', [at(1), at(2)], [at(1)], [at(1), at(2)]],
  ['each its own', [at(1), at(3)], [at(1), at(2)], [at(1), at(2), at(3)]],
  ['the same moment, another speaker', [at(1, 'hi', 'user')], [at(1, 'hi', 'assistant')], [at(1, 'hi', 'user'), at(1, 'hi', 'assistant')]],
  ['nothing', [], [], []],
])('%s', (_case, saved, own, merged) => expect(mergedMessages(saved, own)).toEqual(merged));
