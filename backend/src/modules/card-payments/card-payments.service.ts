import {
  BadRequestException,
  ConflictException,
  Inject,
  Injectable,
  Logger,
  NotFoundException,
  ServiceUnavailableException,
} from '@nestjs/common';
import { CARD_PAYMENT_MESSAGES } from '#libs/contracts/card-payment';
import { cardAmount } from '#libs/domain/card-payment';
import { normaliseOrderNumber } from '#libs/domain/order-number';
import { ENV, type Env } from '../../config/env.js';
import { OrderCardPaymentsService } from '../orders/order-card-payments.service.js';
import { OrdersService } from '../orders/orders.service.js';
import { SchoolFactsService } from '../settings/school-facts.service.js';
import {
  type CardNotice,
  type CardPaymentForm,
  type CardProvider,
  CardProviderAway,
  type PostedNotice,
} from './card-provider.js';
import { PayFast, payFastTargets } from './payfast.js';

const RETRY_AFTER_SECONDS = 60;

/** Orders paid by card on PayFast's page, as the settings or the environment say (CONTRACT section 7). */
@Injectable()
export class CardPaymentsService {
  private readonly logger = new Logger('CardPayments');

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly facts: SchoolFactsService,
    private readonly orders: OrdersService,
    private readonly payments: OrderCardPaymentsService,
  ) {}

  /** What forms of our pages may be posted to. Pages that are kept are written anew when it changes, with the facts. */
  get formTargets(): readonly string[] {
    const account = this.facts.cardAccount;
    return account?.takesCards ? payFastTargets(account.address) : [];
  }

  /**
   * @param typed the order's number, in any spelling
   * @param address of the visitor, whose misses are limited
   * @throws ConflictException when it cannot be paid by card, or no longer
   */
  async start(typed: string, address: string): Promise<CardPaymentForm> {
    const order = await this.orders.getByNumber(typed, address);
    const provider = this.provider();
    if (!provider || order.cardProvider === null) throw new ConflictException(CARD_PAYMENT_MESSAGES.notPayable);
    const { orderNumber, customerName, customerEmail } = order;
    return provider.start({ orderNumber, customerName, customerEmail, amount: cardAmount(order) });
  }

  /**
   * Takes in what the provider's server tells. The log names the payment and the order's id: nobody's name, and no
   * number that opens an order. Also after cards were switched off: what was begun before is real money.
   * @returns whether it told of a payment
   */
  async receive(notice: PostedNotice): Promise<boolean> {
    const provider = this.provider();
    if (!provider) throw new NotFoundException(CARD_PAYMENT_MESSAGES.off);
    const { name } = provider;
    const read = await this.read(provider, notice);
    if (read.kind === 'refused') {
      this.logger.warn(`A notice of ${name} was refused: ${read.reason}`);
      throw new BadRequestException(CARD_PAYMENT_MESSAGES.refused);
    }
    if (read.kind === 'unpaid') return false;
    const { reference, amount } = read;
    const orderNumber = normaliseOrderNumber(read.orderNumber);
    const orderId =
      orderNumber === undefined ? null : await this.payments.record({ provider: name, reference, orderNumber, amount });
    if (orderId === null) {
      this.logger.warn(`${name} told of payment ${reference}, of an order that there is not: look at it there`);
      throw new NotFoundException(CARD_PAYMENT_MESSAGES.noOrder);
    }
    return true;
  }

  private async read(provider: CardProvider, notice: PostedNotice): Promise<CardNotice> {
    try {
      return await provider.readNotice(notice);
    } catch (error) {
      if (!(error instanceof CardProviderAway)) throw error;
      this.logger.warn(`A notice of ${provider.name} has to come again: ${error.message}`);
      throw new ServiceUnavailableException({
        message: CARD_PAYMENT_MESSAGES.away,
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      });
    }
  }

  /** Of the account as it is now, in use or not; null: it is not known whole. */
  private provider(): CardProvider | null {
    const account = this.facts.cardAccount;
    const { payfastSources: sources, publicUrl } = this.env;
    return account && new PayFast({ ...account, sources, publicUrl });
  }
}
