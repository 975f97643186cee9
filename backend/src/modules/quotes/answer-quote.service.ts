import { ConflictException, Inject, Injectable, NotFoundException } from '@nestjs/common';
import { EntityManager, IsNull } from 'typeorm';
import { QUOTE_CHANGED, QUOTE_NOT_OPEN, QUOTE_RULES } from '#libs/contracts/quote';
import { NEXT_UPDATED_AT } from '../../common/records/record-match.js';
import { staffEmailOf } from '../../common/school-addresses.js';
import { hashSecret } from '../../common/secrets/secret.js';
import { ENV } from '../../config/env.js';
import type { RunningEnv } from '../../config/running-env.js';
import { queueMail } from '../mail/queue-mail.js';
import { MissesService } from '../throttling/misses.service.js';
import { CLIENT_FIELDS, type ClientQuote, Quote, QuoteLink, type QuoteRecord } from './quote.entity.js';
import { quoteAnswerMail } from './quote.mail.js';
import { QuotesService, statusOf } from './quotes.service.js';
import type { AcceptQuoteDto, DeclineQuoteDto } from './write-quote.dto.js';

/** What the client does who has the link of a quote: reads it, accepts it or declines it. */
@Injectable()
export class AnswerQuoteService {
  constructor(
    private readonly manager: EntityManager,
    private readonly quotes: QuotesService,
    private readonly misses: MissesService,
    @Inject(ENV) private readonly env: RunningEnv,
  ) {}

  async get(token: string, address: string): Promise<ClientQuote> {
    return clientView(await this.quotes.get(await this.find(token, address)));
  }

  /**
   * Once more it stays as it was first.
   * @throws ConflictException for one that is not open any more, or says something else than the client read
   */
  accept(token: string, { name, reference, notes }: AcceptQuoteDto, address: string): Promise<ClientQuote> {
    const fields = {
      acceptedAt: () => 'clock_timestamp()',
      acceptedBy: name,
      acceptedAddress: address,
      reference: reference ?? null,
    };
    return this.answer(token, address, 'accepted', fields, (quote) => {
      if (notes !== undefined && notes !== (quote.notes?.trim() || null)) throw new ConflictException(QUOTE_CHANGED);
    });
  }

  /** The same for a no. */
  decline(token: string, { reason }: DeclineQuoteDto, address: string): Promise<ClientQuote> {
    return this.answer(token, address, 'declined', {
      declinedAt: () => 'clock_timestamp()',
      declineReason: reason ?? null,
    });
  }

  /** Of two who answer at once the second finds the answer of the first. */
  private async answer(
    token: string,
    address: string,
    answer: 'accepted' | 'declined',
    fields: object,
    check: (quote: Quote) => void = () => undefined,
  ): Promise<ClientQuote> {
    const id = await this.find(token, address);
    return this.manager.transaction(async (manager) => {
      const locked = await this.quotes.lock(manager, id);
      const status = statusOf(locked);
      if (status !== answer && status !== 'sent') throw new ConflictException(QUOTE_NOT_OPEN[status]);
      if (status === 'sent') {
        check(locked);
        await manager.update(Quote, id, { ...fields, status: answer, updatedAt: () => NEXT_UPDATED_AT });
      }
      const quote = await this.quotes.get(id, manager);
      if (status === 'sent')
        await queueMail(manager, quoteAnswerMail(answer, quote, staffEmailOf(this.env), this.env.publicUrl));
      return clientView(quote);
    });
  }

  private async find(token: string, address: string): Promise<number> {
    const link = await this.misses.watch('quote', address, () =>
      this.manager.findOneBy(QuoteLink, { tokenHash: hashSecret(token), quote: { deletedAt: IsNull() } }),
    );
    if (!link) throw new NotFoundException(QUOTE_RULES.unknown);
    return link.quoteId;
  }
}

function clientView(quote: QuoteRecord): ClientQuote {
  return Object.fromEntries(CLIENT_FIELDS.map((field) => [field, quote[field]])) as unknown as ClientQuote;
}
