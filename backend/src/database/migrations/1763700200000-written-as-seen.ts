import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Decision 50: what took a transaction of many statements is one, which looks again under its locks. */
export class WrittenAsSeen1763700200000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const create of [
      SECONDS_UNTIL_FREE,
      RESERVE_ATTEMPTS,
      WRITE_CART_LINE,
      COUNT_LIMITED_MAIL,
      OFFER_OF,
      PLACE_ORDER,
    ])
      await queryRunner.query(create);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const name of [
      'place_order',
      'offer_of',
      'count_limited_mail',
      'write_cart_line',
      'reserve_attempts',
      'seconds_until_free',
    ])
      await queryRunner.query(`DROP FUNCTION ${name}`);
  }
}

/**
 * Null: the limit has room for one more. Otherwise the oldest of the last `max` must leave the window first. Ids grow
 * with time, so the first and the last in the window tell most often that there cannot be as many between them; only
 * else they are counted.
 */
const SECONDS_UNTIL_FREE = `
  CREATE FUNCTION seconds_until_free(limited bytea, max bigint, minutes integer) RETURNS integer LANGUAGE plpgsql AS $$
  DECLARE
    since CONSTANT timestamptz := clock_timestamp() - make_interval(mins => minutes);
    oldest bigint;
    newest bigint;
    blocking timestamptz;
  BEGIN
    SELECT id INTO oldest FROM attempts
    WHERE key = limited AND attempted_at > since ORDER BY attempted_at LIMIT 1;
    IF oldest IS NULL THEN
      RETURN NULL;
    END IF;
    SELECT id INTO newest FROM attempts
    WHERE key = limited AND attempted_at > since ORDER BY attempted_at DESC LIMIT 1;
    IF abs(newest - oldest) + 1 < max THEN
      RETURN NULL;
    END IF;
    SELECT attempted_at INTO blocking FROM attempts
    WHERE key = limited AND attempted_at > since ORDER BY attempted_at DESC OFFSET max - 1 LIMIT 1;
    IF blocking IS NULL THEN
      RETURN NULL;
    END IF;
    RETURN greatest(1, ceil(extract(epoch FROM blocking - since)));
  END $$`;

/**
 * Several reservations in one statement: those of one group are counted all or none, groups one after the other, each
 * key under its lock. That PostgreSQL's machine fails in the moment after may lose the count of that moment, for which
 * nobody waits for a disk. Its plans are made while the table is small and kept while a flood fills it, so they go by
 * the index from the start.
 */
const RESERVE_ATTEMPTS = `
  CREATE FUNCTION reserve_attempts(groups integer[], keys bytea[], maxes bigint[], minutes integer[], locks bigint[])
  RETURNS TABLE (ids bigint[], seconds integer) LANGUAGE plpgsql SET enable_seqscan = off AS $$
  DECLARE
    lock bigint;
    first integer;
    i integer := 1;
  BEGIN
    PERFORM set_config('synchronous_commit', 'off', true);
    FOREACH lock IN ARRAY locks LOOP
      PERFORM pg_advisory_xact_lock(lock);
    END LOOP;
    WHILE i <= cardinality(keys) LOOP
      first := i;
      ids := NULL;
      seconds := NULL;
      WHILE i <= cardinality(keys) AND groups[i] = groups[first] LOOP
        IF seconds IS NULL AND maxes[i] IS NOT NULL THEN
          seconds := seconds_until_free(keys[i], maxes[i], minutes[i]);
        END IF;
        i := i + 1;
      END LOOP;
      IF seconds IS NULL THEN
        WITH counted AS (INSERT INTO attempts (key) SELECT unnest(keys[first:i - 1]) RETURNING id)
        SELECT array_agg(id) INTO ids FROM counted;
      END IF;
      RETURN NEXT;
    END LOOP;
  END $$`;

/**
 * Sets the quantity of a line, which it makes where there is none, if the cart is still as it was seen: as many lines,
 * the last of them changed then. No row: it is not.
 */
const WRITE_CART_LINE = `
  CREATE FUNCTION write_cart_line(
    cart text, product integer, size text, pieces integer, seen_lines bigint, seen_at timestamptz
  ) RETURNS TABLE (id uuid, created_at timestamptz, updated_at timestamptz, is_new boolean) LANGUAGE plpgsql AS $$
  #variable_conflict use_column
  BEGIN
    PERFORM pg_advisory_xact_lock(hashtextextended('cart ' || cart, 0));
    IF (SELECT (count(*), max(updated_at)) IS DISTINCT FROM (seen_lines, seen_at) FROM cart_items
      WHERE session_id = cart) THEN
      RETURN;
    END IF;
    RETURN QUERY
      INSERT INTO cart_items AS line (session_id, product_id, selected_size, quantity, created_at, updated_at)
      VALUES (cart, product, size, pieces, clock_timestamp(), clock_timestamp())
      ON CONFLICT (session_id, product_id, coalesce(selected_size, ''))
      DO UPDATE SET quantity = excluded.quantity, updated_at = clock_timestamp()
      RETURNING line.id, line.created_at, line.updated_at, line.xmax = 0;
  END $$`;

/**
 * Whether a mail under this key may go out by itself within its hour (MailLimitsService): then it is counted, else its
 * content is held for the digest. The person's row stays locked until the transaction ends.
 */
const COUNT_LIMITED_MAIL = `
  CREATE FUNCTION count_limited_mail(mail_kind text, mail_key bytea, per_hour integer, held_content jsonb)
  RETURNS text LANGUAGE plpgsql AS $$
  DECLARE
    counted record;
  BEGIN
    INSERT INTO mail_limits AS counts (kind, key, sent_at) VALUES (mail_kind, mail_key, '{}')
    ON CONFLICT (kind, key) DO UPDATE SET sent_at = ARRAY(
      SELECT sent FROM unnest(counts.sent_at) AS sent WHERE sent > clock_timestamp() - interval '1 hour' ORDER BY sent)
    RETURNING id, cardinality(sent_at) AS within_hour INTO counted;
    IF counted.within_hour < per_hour THEN
      UPDATE mail_limits SET sent_at = sent_at || clock_timestamp() WHERE id = counted.id;
      RETURN 'queued';
    END IF;
    INSERT INTO held_mails (limit_id, content) VALUES (counted.id, held_content);
    -- An hour after the first mail that counts, and never within an hour of the digest before.
    UPDATE mail_limits
    SET digest_due_at = coalesce(digest_due_at, greatest(sent_at[1], digested_at) + interval '1 hour')
    WHERE id = counted.id;
    RETURN 'held';
  END $$`;

/**
 * What an order's line takes over from its product, or is refused for: another text after any change but of the stock.
 * Its cost keeps the planner from asking it of products that nobody ordered.
 */
const OFFER_OF = `
  CREATE FUNCTION offer_of(product products) RETURNS text LANGUAGE sql IMMUTABLE COST 1000 AS $$
    SELECT md5(ROW(product.name, product.price_cents, product.image_url, product.has_variable_sizes,
      product.available_sizes)::text)
  $$`;

/**
 * Writes an order with its lines, history, stock and jobs, if what it rests on is still as it was seen; else error
 * SC001 and nothing. Answers whether the confirmation was queued or held. Locks are taken in the order of everybody:
 * products by their ids, the customer's address, the network, the mails of the address.
 */
const PLACE_ORDER = `
  CREATE FUNCTION place_order(request jsonb) RETURNS text LANGUAGE plpgsql AS $$
  DECLARE
    wanted CONSTANT jsonb := request -> 'order';
    unpaid CONSTANT text[] := ARRAY(SELECT jsonb_array_elements_text(request -> 'unpaidStatuses'));
    address CONSTANT text := lower(wanted ->> 'customer_email');
    changed integer;
    told text;
    jobs jsonb := request -> 'jobs';
  BEGIN
    PERFORM FROM products WHERE id IN (
      SELECT (seen ->> 'id')::integer FROM jsonb_array_elements(request -> 'products') seen)
    ORDER BY id FOR NO KEY UPDATE;
    UPDATE products SET stock = stock - seen.quantity
    FROM jsonb_to_recordset(request -> 'products') AS seen (id integer, quantity integer, offer text)
    WHERE products.id = seen.id AND offer_of(products) = seen.offer AND stock >= seen.quantity AND is_active
      AND (SELECT category.is_active FROM product_categories category WHERE category.id = category_id);
    GET DIAGNOSTICS changed = ROW_COUNT;
    IF changed <> jsonb_array_length(request -> 'products') THEN
      RAISE 'a product is not as it was seen' USING ERRCODE = 'SC001';
    END IF;

    PERFORM pg_advisory_xact_lock(hashtextextended('orders of ' || address, 0));
    PERFORM pg_advisory_xact_lock(hashtextextended('orders from ' || (wanted ->> 'network'), 0));
    IF EXISTS (
      SELECT FROM (
        SELECT count(DISTINCT held.id) AS orders, coalesce(sum(quantity), 0) AS pieces
        FROM orders held LEFT JOIN order_items ON order_id = held.id
        WHERE lower(held.customer_email) = address AND held.status = ANY(unpaid) AND held.deleted_at IS NULL
        UNION ALL
        SELECT count(DISTINCT held.id), coalesce(sum(quantity), 0)
        FROM orders held LEFT JOIN order_items ON order_id = held.id
        WHERE held.network = wanted ->> 'network' AND held.status = ANY(unpaid) AND held.deleted_at IS NULL
      ) holding
      WHERE orders >= (request ->> 'maxOrders')::bigint
        OR pieces + (request ->> 'pieces')::bigint > (request ->> 'maxPieces')::bigint
    ) OR (
      SELECT count(*) FROM orders
      WHERE lower(customer_email) = address AND status <> 'cancelled' AND deleted_at IS NULL
        AND created_at > now() - make_interval(mins => (request ->> 'withinMinutes')::integer)
    ) <> (request ->> 'seenRecent')::bigint THEN
      RAISE 'the customer has ordered meanwhile' USING ERRCODE = 'SC001';
    END IF;

    told := count_limited_mail(
      request -> 'mail' ->> 'kind', decode(request -> 'mail' ->> 'key', 'hex'),
      (request -> 'mail' ->> 'perHour')::integer, request -> 'mail' -> 'content');
    IF told = 'queued' THEN
      jobs := jobs || (request -> 'mail' -> 'job');
    END IF;

    INSERT INTO orders (
      id, order_number, customer_name, customer_email, customer_phone, shipping_address, total_cents, network,
      idempotency_key, request_hash, confirmation, created_at, updated_at)
    SELECT
      id, order_number, customer_name, customer_email, customer_phone, shipping_address, total_cents, network,
      idempotency_key, request_hash, told, (request ->> 'seenAt')::timestamptz, (request ->> 'seenAt')::timestamptz
    FROM jsonb_populate_record(NULL::orders, wanted)
    ON CONFLICT (idempotency_key) DO NOTHING;
    IF NOT FOUND THEN
      RAISE 'the same attempt has placed it meanwhile' USING ERRCODE = 'SC001';
    END IF;
    INSERT INTO order_items (
      order_id, product_id, product_name, product_image_url, quantity, price_cents, selected_size, size_not_given)
    SELECT
      (wanted ->> 'id')::integer, product_id, product_name, product_image_url, quantity, price_cents, selected_size,
      size_not_given
    FROM jsonb_populate_recordset(NULL::order_items, request -> 'items');
    INSERT INTO order_status_changes (order_id, to_status) VALUES ((wanted ->> 'id')::integer, 'pending');
    PERFORM graphile_worker.add_jobs(ARRAY(
      SELECT job FROM jsonb_populate_recordset(NULL::graphile_worker.job_spec, jobs) AS job));
    RETURN told;
  END $$`;
