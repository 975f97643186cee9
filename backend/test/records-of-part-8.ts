/** A school as the release of part 8 left it: its newest migration, and a record of each kind in its columns. */

/** That release knew this one and none of those after it. */
export const LAST_MIGRATION_OF_PART_8 = 'ToldAtOnce1763500100000';

export const RECORDS_OF_PART_8 = `
  INSERT INTO users (username, email, role, password_hash) VALUES ('head', 'h@b.example', 'admin', '');
  INSERT INTO class_schedules (day, start_time, end_time, class_name, level, instructor)
    VALUES ('Monday', '18:00', '19:00', 'Boxing', 'All Levels', 'Anyone Free');
  INSERT INTO faqs (question, answer) VALUES ('Parking?', 'At the gate.');
  INSERT INTO instructors (name, role, bio) VALUES ('Anyone Free', 'Coach', 'Boxes.');
  INSERT INTO beginner_courses (name, start_date, description, duration, sessions, difficulty, booking_link)
    VALUES ('Krav Maga', 'To be announced', 'Twelve weeks.', '12 weeks', 'Twice a week', 'Beginner', '/free-trial');
  INSERT INTO product_categories (name) VALUES ('Gear');
  INSERT INTO products (name, price_cents, category_id, stock, has_variable_sizes, available_sizes)
    SELECT 'Shirt', 25000, id, 7, true, '{S,M}' FROM product_categories WHERE name = 'Gear';
  INSERT INTO cart_items (id, session_id, product_id, selected_size, quantity)
    SELECT gen_random_uuid(), 'a-session', id, 'M', 2 FROM products WHERE name = 'Shirt';
  INSERT INTO orders (order_number, customer_name, customer_email, shipping_address, status, total_cents)
    VALUES ('SC-0000-0000-0000-0001', 'Thandi', 't@b.example', '1 Main Road, Sandton', 'processing', 50000),
      ('SC-0000-0000-0000-0002', 'Sipho', 's@b.example', '2 Main Road, Sandton', 'cancelled', 25000);
  INSERT INTO order_items (order_id, product_id, product_name, quantity, price_cents, selected_size)
    SELECT orders.id, products.id, 'Shirt', total_cents / 25000, 25000, 'M' FROM orders, products WHERE name = 'Shirt';
  INSERT INTO order_status_changes (order_id, from_status, to_status) SELECT id, NULL, 'pending' FROM orders;
  INSERT INTO corporate_clients (name, logo_url) VALUES ('Acme', '/clients/acme.svg');
  INSERT INTO invoices (invoice_number, corporate_client_id, client_name, client_email, issue_date, due_date,
      tax_rate_bp, subtotal_cents, tax_cents, total_cents, status, sent_at, sent_to)
    SELECT 'INV-2025-0001', id, 'Acme', 'a@b.example', '2025-11-01', '2025-12-01', 1500, 10000, 1500, 11500, 'pending',
      now(), 'a@b.example' FROM corporate_clients WHERE name = 'Acme';
  INSERT INTO invoice_items (invoice_id, description, quantity, unit_price_cents, total_cents)
    SELECT id, 'Workshop', 1, 10000, 10000 FROM invoices;
  INSERT INTO invoice_payments (invoice_id, date, amount_cents, method)
    SELECT id, '2025-11-20', 5000, 'eft' FROM invoices;
  INSERT INTO credit_notes (invoice_id, credit_note_number, date, amount_cents, tax_cents, reason)
    SELECT id, 'CN-2025-0001', '2025-11-21', 1150, 150, 'One less came' FROM invoices;
  INSERT INTO document_counters (kind, year, last) VALUES ('invoice', 2025, 1);
  INSERT INTO contact_messages (full_name, email, phone, subject, message, status, response, response_type,
      response_date, responded_by)
    VALUES ('Lerato', 'l@b.example', '+27821234567', 'Kids', 'From which age?', 'replied', 'From five.', 'email',
      now(), 'head'), ('Musa', 'm@b.example', '+27821234568', 'Hours', 'Open on Sunday?', 'unread', NULL, NULL, NULL,
      NULL);
  INSERT INTO chat_conversations (session_id, messages, user_email, message_count, last_question)
    VALUES ('00000000-0000-4000-8000-000000000001', '[{"role":"user","content":"hello","timestamp":1}]',
      'c@b.example', 1, 'hello');
  INSERT INTO unanswered_questions (question, question_group) VALUES ('Is it loud?', 'is it loud');
`;
