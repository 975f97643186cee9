/** What a message not yet sent keeps in this tab over a reload; gone once it is sent. */
import { tabMemory } from '../../api/page-memory';
import type { ContactDetails } from './contact-details';

export const keptMessage = tabMemory<ContactDetails & { startedAtMs: number }>('contactMessage');
