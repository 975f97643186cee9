/**
 * What crosses the wire, as the server describes it. Written by `npm run openapi`, which `npm test` holds to what the
 * server says: change the DTO, entity or view it comes from, not this file.
 */
export interface paths {
    "/api/admin/beginner-courses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All courses, inactive ones too. */
        get: operations["BeginnerCoursesAdminController_list"];
        put?: never;
        /** Adds a course. */
        post: operations["BeginnerCoursesAdminController_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/beginner-courses/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One course. */
        get: operations["BeginnerCoursesAdminController_get"];
        /** Changes the given fields of a course. */
        put: operations["BeginnerCoursesAdminController_update"];
        post?: never;
        /** Removes a course and answers with what it was. */
        delete: operations["BeginnerCoursesAdminController_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/chat-conversations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Visitors' conversations with the assistant, the latest first; q finds who wrote and what they said. The filter
         *     `hasContact` is about an e-mail address or a phone number, `unanswered` about the assistant's apology.
         */
        get: operations["ChatConversationsAdminController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/chat-conversations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One conversation with all its messages. */
        get: operations["ChatConversationsAdminController_get"];
        put?: never;
        post?: never;
        /** Removes a conversation for good, with the contact details, and answers with what the list told of it. */
        delete: operations["ChatConversationsAdminController_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/class-schedules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All classes, inactive ones too. */
        get: operations["ClassSchedulesAdminController_list"];
        put?: never;
        /** Adds a class. */
        post: operations["ClassSchedulesAdminController_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/class-schedules/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One class. */
        get: operations["ClassSchedulesAdminController_get"];
        /** Changes the given fields of a class. */
        put: operations["ClassSchedulesAdminController_update"];
        post?: never;
        /** Removes a class and answers with what it was. */
        delete: operations["ClassSchedulesAdminController_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/contact-messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The messages, archived ones too unless asked otherwise; newest first. */
        get: operations["ContactMessagesAdminController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/contact-messages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One message. */
        get: operations["ContactMessagesAdminController_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/contact-messages/{id}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Archives or restores a message. */
        put: operations["ContactMessagesAdminController_archive"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/contact-messages/{id}/response": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Keeps what was answered; the message is then replied. With an Idempotency-Key the answer is stored once, however
         *     often it is sent: again it is a 200 with the message as it stands, whatever If-Match says; another answer under the
         *     same key is a 422.
         */
        put: operations["ContactMessagesAdminController_saveResponse"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/contact-messages/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Marks a message as unread, read or replied. */
        put: operations["ContactMessagesAdminController_changeStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/contact-messages/archive-old": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Archives every message older than 30 days, unread ones too. */
        post: operations["ContactMessagesAdminController_archiveOld"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/contact-messages/archive-old/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many messages are older than 30 days and not archived: what archive-old would archive now. */
        get: operations["ContactMessagesAdminController_countOld"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/contact-messages/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every message as a flat row for a CSV file. Texts that a spreadsheet would run as a formula begin with an
         *     apostrophe.
         */
        get: operations["ContactMessagesAdminController_exportAll"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/contact-messages/unread/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many messages wait: unread, not archived, not suspected spam. Asking does not keep the session alive. */
        get: operations["ContactMessagesAdminController_countUnread"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/corporate-clients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All clients, inactive ones too: lower sort order first, then by name. */
        get: operations["CorporateClientsAdminController_list"];
        put?: never;
        /** Adds a client. */
        post: operations["CorporateClientsAdminController_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/corporate-clients/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One client. */
        get: operations["CorporateClientsAdminController_get"];
        /** Changes the given fields of a client. */
        put: operations["CorporateClientsAdminController_update"];
        post?: never;
        /** Removes a client and answers with what it was. */
        delete: operations["CorporateClientsAdminController_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/corporate-clients/{id}/statement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the client owes today: its open invoices, and how long they have been due. */
        get: operations["StatementsAdminController_view"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/corporate-clients/{id}/statement/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same as a PDF, named after the client and the day; a 503 with Retry-After when too many are asked for at once. */
        get: operations["StatementsAdminController_pdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/credit-notes/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The credit note as a PDF, named `{creditNoteNumber}.pdf`; a 503 with Retry-After when too many are asked for at
         *     once.
         */
        get: operations["CreditNotesAdminController_pdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/faqs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All questions, inactive ones too. */
        get: operations["FaqsAdminController_list"];
        put?: never;
        /** Adds a question. */
        post: operations["FaqsAdminController_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/faqs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One question. */
        get: operations["FaqsAdminController_get"];
        /** Changes the given fields of a question. */
        put: operations["FaqsAdminController_update"];
        post?: never;
        /** Removes a question and answers with what it was. */
        delete: operations["FaqsAdminController_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/instructors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All instructors, lower sort order first, then by name. */
        get: operations["InstructorsAdminController_list"];
        put?: never;
        /** Adds an instructor. */
        post: operations["InstructorsAdminController_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/instructors/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One instructor. */
        get: operations["InstructorsAdminController_get"];
        /** Changes the given fields of an instructor. */
        put: operations["InstructorsAdminController_update"];
        post?: never;
        /** Removes an instructor and answers with who it was. */
        delete: operations["InstructorsAdminController_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/invoice-items/recent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The last ten different lines that were saved, on whatever invoice, the latest first. */
        get: operations["InvoiceItemsAdminController_recent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/invoice-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What new invoices begin with: who sends them, where they are paid, and the notes. */
        get: operations["InvoiceSettingsAdminController_read"];
        /**
         * Changes the given fields; those that are empty or null go back to what is built in. Invoices there are stay as they
         *     are.
         */
        put: operations["InvoiceSettingsAdminController_change"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The invoices with their lines, newest first. How many have a status, a range of `[0,0]` tells in its Content-Range. */
        get: operations["InvoicesAdminController_list"];
        put?: never;
        /**
         * Makes a pending invoice without lines, with the next number. The client's name, e-mail, phone, address and VAT
         *     number are copied.
         */
        post: operations["InvoicesAdminController_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/invoices/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One invoice, with its lines, payments and credit notes. */
        get: operations["InvoicesAdminController_get"];
        /** Changes the given fields of an invoice; its totals follow. */
        put: operations["InvoicesAdminController_change"];
        post?: never;
        /** Takes an invoice out of every list and answers with what it was. Its row and number are kept. */
        delete: operations["InvoicesAdminController_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/invoices/{id}/credit-notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes a credit note with the next number and answers with its invoice, whose status follows. Together they are
         *     never more than the invoice's total: a 409. With an Idempotency-Key the same one is made once, however often it is
         *     sent; another one is a 422.
         */
        post: operations["CreditNotesAdminController_add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/invoices/{id}/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds a line; the invoice's totals follow. */
        post: operations["InvoiceItemsAdminController_add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/invoices/{id}/items/{itemId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Changes the given fields of a line of this invoice; the invoice's totals follow. */
        put: operations["InvoiceItemsAdminController_change"];
        post?: never;
        /** Removes a line of this invoice and answers with what it was; the invoice's totals follow. */
        delete: operations["InvoiceItemsAdminController_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/invoices/{id}/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Records a payment and answers with its invoice, whose status follows. More than is outstanding is a 409, unless it
         *     is allowed. With an Idempotency-Key the same payment is recorded once, however often it is sent; another one is a
         *     422.
         */
        post: operations["PaymentsAdminController_add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/invoices/{id}/payments/{paymentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Removes a payment of this invoice and answers with the invoice, whose status follows. */
        delete: operations["PaymentsAdminController_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/invoices/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The invoice as a PDF to print or send, named `{invoiceNumber}.pdf`; a 503 with Retry-After when too many are asked
         *     for at once.
         */
        get: operations["InvoicePdfAdminController_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/invoices/{id}/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends the invoice by mail with its PDF as it is now, and answers with the invoice. Once a minute to the same
         *     address and ten times an hour: more is a 429.
         */
        post: operations["SendInvoiceAdminController_send"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/notice-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the signed-in user wants to be told of what waits. */
        get: operations["NoticeSettingsAdminController_read"];
        /** Turns the signed-in user's own daily digest on or off. */
        put: operations["NoticeSettingsAdminController_change"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The orders, newest first. How many have a status, a range of `[0,0]` tells in its Content-Range. */
        get: operations["OrdersAdminController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One order, with the steps it took. */
        get: operations["OrdersAdminController_get"];
        /**
         * Changes the status, the tracking number or both. Cancelling returns the stock; leaving cancelled takes it again, or
         *     is a 409.
         */
        put: operations["OrdersAdminController_change"];
        post?: never;
        /**
         * Takes an order out of every list and answers with what it was. The stock of a pending or processing one is
         *     returned.
         */
        delete: operations["OrdersAdminController_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/product-categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All categories, inactive ones too. */
        get: operations["ProductCategoriesAdminController_list"];
        put?: never;
        /** Adds a category. */
        post: operations["ProductCategoriesAdminController_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/product-categories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One category. */
        get: operations["ProductCategoriesAdminController_get"];
        /** Changes the given fields of a category; a new name carries over to its products. */
        put: operations["ProductCategoriesAdminController_update"];
        post?: never;
        /** Removes a category without products and answers with what it was. */
        delete: operations["ProductCategoriesAdminController_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All products, inactive ones too. */
        get: operations["ProductsAdminController_list"];
        put?: never;
        /** Adds a product. */
        post: operations["ProductsAdminController_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/products/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One product. */
        get: operations["ProductsAdminController_get"];
        /** Changes the given fields of a product. */
        put: operations["ProductsAdminController_update"];
        post?: never;
        /** Removes a product and answers with what it was. */
        delete: operations["ProductsAdminController_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/push/key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The key that a browser subscribes with. It stays the same as long as the database lives. */
        get: operations["PushAdminController_key"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/push/subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs a browser in to be told of new messages and orders, for as long as its user is an active admin. The same
         *     endpoint again replaces its keys; of another user it moves to this one. Of more than 20 of a user the oldest goes.
         */
        post: operations["PushAdminController_subscribe"];
        /** Signs one of the user's own browsers out: before it logs out, and when notifications are switched off. */
        delete: operations["PushAdminController_unsubscribe"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/unanswered-questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the assistant could not answer, what is asked most first. How many have a status, a range of `[0,0]` tells in
         *     its Content-Range.
         */
        get: operations["UnansweredQuestionsAdminController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/unanswered-questions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One question. */
        get: operations["UnansweredQuestionsAdminController_get"];
        /** Marks a question as answered by an FAQ, as dismissed, or as open again. */
        put: operations["UnansweredQuestionsAdminController_change"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All accounts, inactive ones too. */
        get: operations["UsersAdminController_list"];
        put?: never;
        /** Adds an account. */
        post: operations["UsersAdminController_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One account. */
        get: operations["UsersAdminController_get"];
        /**
         * Changes the given fields of an account. A new password or e-mail address needs your own password as
         *     `currentPassword`, and the owner is told by mail. A new password, role or active flag ends the account's other
         *     sessions.
         */
        put: operations["UsersAdminController_update"];
        post?: never;
        /** Removes an account with its sessions, tells its owner by mail, and answers with what it was. */
        delete: operations["UsersAdminController_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/beginner-courses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The active courses, past ones too: earliest start first, those without a date last. */
        get: operations["BeginnerCoursesController_listActive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds to a line, or takes from it. What would leave less than 1 is a 400, more than the stock a 409 that says what
         *     is left.
         */
        post: operations["CartController_add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The lines of a session's cart, in the order in which they were added, each with its product as it is now. Who
         *     guesses too often is a 429, here and below.
         */
        get: operations["CartController_list"];
        /** Sets how many there are of a line. */
        put: operations["CartController_setQuantity"];
        post?: never;
        /** Takes a line out and answers with what it was. */
        delete: operations["CartController_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart/clear/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Empties a session's cart and answers with the lines it had. */
        delete: operations["CartController_clear"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chatbot/conversations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begins a conversation. One that exists is a 409 and stays as it is. */
        post: operations["ChatbotController_start"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chatbot/conversations/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A conversation, so that it goes on after a reload. Never with the contact details that are kept with it. */
        get: operations["ChatbotController_get"];
        /** Keeps a conversation as it is now. Stored messages never change: fewer or other ones are a 409. */
        put: operations["ChatbotController_continue"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chatbot/notify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mails the staff about a message, when it is long, holds contact details, or asks for help or a booking. */
        post: operations["ChatbotController_notify"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/class-schedules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The week's classes, Monday to Sunday, then by start time. */
        get: operations["ClassSchedulesController_listActive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Leaves a message for the school. */
        post: operations["ContactController_send"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/corporate-clients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The active clients, lower sort order first, then by name. */
        get: operations["CorporateClientsController_listActive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/faqs/active": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The questions that visitors and the assistant see. */
        get: operations["FaqsController_listActive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether it can work: 503 with the same body and Retry-After while the database is away, or takes no writes
         *     ("degraded", for half a minute after one was refused), and before the process stops.
         */
        get: operations["HealthController_health"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the process serves: 200 whatever the database does. */
        get: operations["HealthController_live"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/images/{hash}.{extension}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A picture of a product, an instructor or a client. */
        get: operations["ImagesController_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/instructors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All instructors, lower sort order first, then by name. */
        get: operations["InstructorsController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs in: answers the token and sets the session cookie; a session that this browser had ends. Any role may; the
         *     admin routes need role admin.
         */
        post: operations["AuthController_login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends the session of the request, and with it both its secrets. */
        post: operations["AuthController_logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Places an order. A 409 names in `errors` each line whose price, size or stock is no longer as it was sent, and
         *     writes nothing. With an Idempotency-Key the same order is placed once, however often it is sent; another one is a
         *     422. The same customer and items a few minutes after another order are a 409 with the reason `possible duplicate`,
         *     until `confirmDuplicate` is true. More unpaid orders or pieces than one e-mail address or network may have are a
         *     429.
         */
        post: operations["OrdersController_place"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{orderNumber}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An order by its number, in any case, with or without hyphens. A 404 whose reason is `deleted`: there was one. Who
         *     guesses too often is a 429.
         */
        get: operations["OrdersController_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/password/forgot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks for a link to choose a new password. The answer does not tell whether the address has an account. */
        post: operations["PasswordResetController_forgot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/password/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets a new password with the mailed link, once. Ends all sessions of the account; signing in here is not held up by
         *     others' guesses.
         */
        post: operations["PasswordResetController_reset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the shop sells: active products of active categories. */
        get: operations["ProductsController_listActive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/upload/product-image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stores a product's picture and says where it is. */
        post: operations["UploadController_upload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AddCartItemDto: {
            productId: number;
            /** @example 1 */
            quantity?: number;
            /** @description Null, empty or left out: none was chosen. */
            selectedSize?: string | null;
            sessionId: string;
        };
        AddCreditNoteDto: {
            /** @description Integer cents, tax included. */
            amount: number;
            reason: string;
        };
        AddInvoiceItemDto: {
            description: string;
            quantity: number;
            /** @description Integer cents for one, without tax. */
            unitPrice: number;
        };
        AddPaymentDto: {
            /** @description More than is outstanding is a 409 without it. */
            allowOverpayment?: boolean;
            /** @description Integer cents. */
            amount: number;
            /**
             * Format: date
             * @description When it came in, on the school's wall clock, and not in the future. Of an instant the day there counts.
             */
            date: string;
            method: components["schemas"]["PaymentMethod"];
            reference?: string | null;
        };
        AgeingView: {
            /** @description Not due yet, or today. */
            current: number;
            days30: number;
            days60: number;
            days90: number;
            over90: number;
        };
        ApiErrorBody: {
            /**
             * @description The status's name.
             * @example Bad Request
             */
            error: string;
            /** @description On a 400 each refused field and its message; on a 409 of an order what is no longer as it was sent, like items.0.price. */
            errors?: {
                [key: string]: string;
            };
            /**
             * @description One sentence fit for a person.
             * @example Question must be at least 5 characters
             */
            message: string;
            /**
             * @description Where one status has several reasons that a program has to tell apart.
             * @example possible duplicate
             */
            reason?: string;
            /** @example 400 */
            statusCode: number;
        };
        ArchiveDto: {
            /** @description True archives the message, false restores it. */
            archive: boolean;
        };
        BeginnerCourse: {
            /** @description http, https, or a path of this site. */
            bookingLink: string;
            /** Format: date-time */
            createdAt: string;
            description: string;
            /** @example Beginner */
            difficulty: string;
            /** @example 12 weeks */
            duration: string;
            id: number;
            /** @description Inactive courses are not shown to visitors. */
            isActive: boolean;
            name: string;
            /** @example 2 sessions per week */
            sessions: string;
            /**
             * @description Free text: "16 April", "16 April 2027", "2027-04-16", "To be announced".
             * @example 16 April
             */
            startDate: string;
            /**
             * Format: date
             * @description The date that startDate was understood as, without a year the first such day on or after createdAt; null: the text
             *     is no date. Kept beside the text because the database has to sort by it.
             * @example 2027-04-16
             */
            startsOn: string | null;
            /** Format: date-time */
            updatedAt: string;
        };
        CartItemView: {
            /** Format: date-time */
            createdAt: string;
            /** Format: uuid */
            id: string;
            product: components["schemas"]["CartProductView"];
            productId: number;
            quantity: number;
            /** @description Null for a product without sizes. */
            selectedSize: string | null;
            /** Format: date-time */
            updatedAt: string;
        };
        CartProductView: {
            /** @description In the order staff gave them; empty without size options. */
            availableSizes: string[];
            /** @description The category's name. */
            category: string;
            hasVariableSizes: boolean;
            imageUrl: string | null;
            /** @description False while the product or its category is not for sale: then it cannot be ordered. */
            isAvailable: boolean;
            name: string;
            /** @description Integer cents. */
            price: number;
            stock: number;
        };
        ChangeCartItemDto: {
            quantity: number;
        };
        ChangeInvoiceDto: {
            accountName?: string | null;
            accountNumber?: string | null;
            bankName?: string | null;
            branchCode?: string | null;
            clientAddress?: string | null;
            /** Format: email */
            clientEmail?: string;
            clientName?: string;
            clientPhone?: string | null;
            clientVatNumber?: string | null;
            /**
             * Format: date
             * @description Or an instant, of which the day on the school's wall clock counts. Null or empty: as it was.
             */
            dueDate?: string | null;
            notes?: string | null;
            /** @description Any status may follow any other (spec 3 section 4). */
            status?: components["schemas"]["InvoiceStatus"];
            stormCombatAddress?: string | null;
            /** Format: email */
            stormCombatEmail?: string | null;
            /**
             * @description A web address, a path of this site, or inline data (`data:image/…`) that is stored.
             * @example https://images.example.com/logo.png
             */
            stormCombatLogo?: string | null;
            stormCombatName?: string | null;
            stormCombatPhone?: string | null;
            /** @description With it the document is a tax invoice. */
            stormCombatVatNumber?: string | null;
            swiftCode?: string | null;
            /** @description Basis points: 1500 is 15 %. Null or empty: 0. */
            taxRate?: number | null;
        };
        ChangeInvoiceItemDto: {
            description?: string;
            quantity?: number;
            /** @description Integer cents for one, without tax. */
            unitPrice?: number;
        };
        ChangeInvoiceSettingsDto: {
            accountName?: string | null;
            accountNumber?: string | null;
            bankName?: string | null;
            branchCode?: string | null;
            notes?: string | null;
            stormCombatAddress?: string | null;
            /** Format: email */
            stormCombatEmail?: string | null;
            /**
             * @description A web address, a path of this site, or inline data (`data:image/…`) that is stored.
             * @example https://images.example.com/logo.png
             */
            stormCombatLogo?: string | null;
            stormCombatName?: string | null;
            stormCombatPhone?: string | null;
            /** @description With it the document is a tax invoice. */
            stormCombatVatNumber?: string | null;
            swiftCode?: string | null;
        };
        ChangeNoticeSettingsDto: {
            /** @description One mail in the morning about messages that wait and new orders. */
            dailyDigest: boolean;
        };
        ChangeOrderDto: {
            /** @description Any status may follow any other (spec 3 section 4). */
            status?: components["schemas"]["OrderStatus"];
            /** @description Empty or null: none. */
            trackingNumber?: string | null;
        };
        ChangeStatusDto: {
            status: components["schemas"]["ContactMessageStatus"];
        };
        ChangeUnansweredQuestionDto: {
            /** @description Only with `answered`, and needed then: the FAQ that answers it. Left out, one that is answered keeps its FAQ. */
            faqId?: number | null;
            status: components["schemas"]["UnansweredStatus"];
        };
        ChatConversationRecord: {
            /** @description How many of the assistant's answers were its apology. */
            apologyCount: number;
            /** Format: date-time */
            createdAt: string;
            id: number;
            /** @description The visitor's latest message, at most 160 characters of it; empty when they wrote none. */
            lastQuestion: string;
            messageCount: number;
            /** Format: date-time */
            updatedAt: string;
            userEmail: string | null;
            userName: string | null;
            userPhone: string | null;
        };
        ChatConversationView: {
            /** Format: date-time */
            createdAt: string;
            messages: components["schemas"]["ChatMessageView"][];
            sessionId: string;
            /** Format: date-time */
            updatedAt: string;
        };
        ChatMessageDto: {
            /** @description As it was written, more than blanks. */
            content: string;
            role: components["schemas"]["ChatRole"];
            /**
             * Format: int64
             * @description Milliseconds since 1970.
             */
            timestamp: number;
        };
        ChatMessageView: {
            content: string;
            role: components["schemas"]["ChatRole"];
            /**
             * Format: int64
             * @description Milliseconds since 1970.
             */
            timestamp: number;
        };
        ChatNotifyView: {
            /** @description Whether the message is one that the staff are mailed about, at once or in a digest. */
            notified: boolean;
        };
        /** @enum {string} */
        ChatRole: "user" | "assistant";
        ChatTranscriptView: {
            /** @description How many of the assistant's answers were its apology. */
            apologyCount: number;
            /** Format: date-time */
            createdAt: string;
            id: number;
            /** @description The visitor's latest message, at most 160 characters of it; empty when they wrote none. */
            lastQuestion: string;
            messageCount: number;
            /** @description Oldest first. */
            messages: components["schemas"]["ChatMessageView"][];
            /** Format: date-time */
            updatedAt: string;
            userEmail: string | null;
            userName: string | null;
            userPhone: string | null;
        };
        /** @enum {string} */
        ClassLevel: "Beginner" | "Intermediate" | "Advanced" | "All Levels";
        ClassSchedule: {
            className: string;
            /** Format: date-time */
            createdAt: string;
            day: components["schemas"]["Weekday"];
            /**
             * @description HH:MM, after the start on the same day.
             * @example 19:30
             */
            endTime: string;
            id: number;
            instructor: string | null;
            /** @description Inactive classes are not shown to visitors. */
            isActive: boolean;
            level: components["schemas"]["ClassLevel"];
            /**
             * @description HH:MM
             * @example 18:00
             */
            startTime: string;
            /** Format: date-time */
            updatedAt: string;
        };
        ClientStatementView: {
            ageing: components["schemas"]["AgeingView"];
            /**
             * Format: date
             * @description Today on the school's wall clock, like `2027-04-16`.
             */
            asOf: string;
            clientName: string;
            corporateClientId: number;
            /** @description Those of which something is outstanding, the oldest due date first. What was paid too much is below zero. */
            invoices: components["schemas"]["StatementInvoiceView"][];
            /** @description Integer cents. */
            totalOutstanding: number;
        };
        /** @enum {string} */
        ComponentStatus: "up" | "down" | "degraded";
        ComponentsView: {
            database: components["schemas"]["ComponentView"];
        };
        ComponentView: {
            /** @description The database answered within 2 seconds (up), or not (down); or it answers, but its disk is full (degraded). */
            status: components["schemas"]["ComponentStatus"];
        };
        /** @enum {string} */
        Confirmation: "queued" | "held";
        ContactDto: {
            /** @description To be left empty: no person sees it in the form. Whatever comes in it never fails the request. */
            confirmSubject?: string;
            /** @description Without it: South Africa. */
            countryCode?: components["schemas"]["PhoneCountryCode"];
            /** Format: email */
            email: string;
            /** @description How many milliseconds the form was open. Whatever comes in it never fails the request. */
            filledInMs?: number;
            fullName: string;
            message: string;
            /**
             * @description National digits, with or without the zero or the country code before them.
             * @example 821234567
             */
            phone: string;
            subject: string;
        };
        ContactMessage: {
            archived: boolean;
            /**
             * Format: date-time
             * @description Null exactly while the message is not archived.
             */
            archiveDate: string | null;
            /** Format: date-time */
            createdAt: string;
            email: string;
            fullName: string;
            id: number;
            message: string;
            /** @description A plus, the country code and the digits, whatever way it was typed. */
            phone: string;
            /** @description What the form says, "Admin". */
            respondedBy: string | null;
            /** @description Who really answered: the account that was signed in; null once it is deleted. */
            respondedByUserId: number | null;
            /** @description The username of that account when it answered. */
            respondedByUsername: string | null;
            response: string | null;
            /** Format: date-time */
            responseDate: string | null;
            responseType: components["schemas"]["ResponseType"] | null;
            status: components["schemas"]["ContactMessageStatus"];
            subject: string;
            /** @description Looks like an advertisement: kept and shown, never dropped, and not counted as unread. */
            suspectedSpam: boolean;
            /** Format: date-time */
            updatedAt: string;
        };
        /** @enum {string} */
        ContactMessageStatus: "unread" | "read" | "replied";
        ContactReceiptView: {
            /** Format: date-time */
            createdAt: string;
            email: string;
            fullName: string;
            id: number;
            message: string;
            /** @description A plus, the country code and the digits, whatever way it was typed. */
            phone: string;
            subject: string;
        };
        CorporateClient: {
            address: string | null;
            billingAddress: string | null;
            billingCity: string | null;
            billingCountry: string | null;
            billingPostalCode: string | null;
            billingProvince: string | null;
            city: string | null;
            country: string | null;
            /** Format: date-time */
            createdAt: string;
            /** @description Whole rand. */
            creditLimit: number;
            description: string | null;
            email: string | null;
            id: number;
            industry: string | null;
            /** @description Whether invoices that were sent and are not paid are brought to mind by mail. */
            invoiceReminders: boolean;
            /** @description Inactive clients are not shown to visitors. */
            isActive: boolean;
            /** @description A web address or a path of this site. */
            logoUrl: string;
            name: string;
            notes: string | null;
            paymentTerms: components["schemas"]["PaymentTerms"];
            phone: string | null;
            postalCode: string | null;
            primaryContactEmail: string | null;
            primaryContactName: string | null;
            primaryContactPhone: string | null;
            province: string | null;
            registrationNumber: string | null;
            /** @description Lower first. */
            sortOrder: number;
            /** Format: date-time */
            updatedAt: string;
            vatNumber: string | null;
            /** @description http or https. */
            websiteUrl: string | null;
        };
        CountView: {
            count: number;
        };
        CreateBeginnerCourseDto: {
            /**
             * @description http, https, or a path of this site.
             * @example https://booking.example.com/beginners
             */
            bookingLink: string;
            description: string;
            difficulty: string;
            /** @description Free text: "12 weeks". */
            duration: string;
            /** @description Whether visitors see it. Without it: true. */
            isActive?: boolean;
            name: string;
            /** @description Free text: "2 sessions per week". */
            sessions: string;
            /** @description Free text: "16 April", "16 April 2027", "2027-04-16", "To be announced". */
            startDate: string;
        };
        CreateChatConversationDto: {
            /** @description The whole conversation, oldest message first. */
            messages: components["schemas"]["ChatMessageDto"][];
            sessionId: string;
            userEmail?: string | null;
            userName?: string | null;
            userPhone?: string | null;
        };
        CreateClassScheduleDto: {
            className: string;
            day: components["schemas"]["Weekday"];
            /**
             * @description HH:MM on the school's wall clock, after the start.
             * @example 19:30
             */
            endTime: string;
            /** @description Empty or null: none. */
            instructor?: string | null;
            /** @description Whether visitors see it. Without it: true. */
            isActive?: boolean;
            level: components["schemas"]["ClassLevel"];
            /**
             * @description HH:MM on the school's wall clock.
             * @example 18:00
             */
            startTime: string;
        };
        CreateCorporateClientDto: {
            address?: string | null;
            billingAddress?: string | null;
            billingCity?: string | null;
            /** @description Left out of a new one: South Africa. */
            billingCountry?: string | null;
            billingPostalCode?: string | null;
            billingProvince?: string | null;
            city?: string | null;
            /** @description Left out of a new one: South Africa. */
            country?: string | null;
            /** @description Whole rand. Null or empty, and left out of a new one: 0. */
            creditLimit?: number;
            description?: string | null;
            /** Format: email */
            email?: string | null;
            industry?: string | null;
            /** @description Whether invoices that were sent and are not paid are brought to mind by mail. Without it: true. */
            invoiceReminders?: boolean;
            /** @description Whether visitors see it. Without it: true. */
            isActive?: boolean;
            /**
             * @description A web address, a path of this site, or inline data (`data:image/…`) that is stored.
             * @example https://images.example.com/logo.png
             */
            logoUrl: string;
            name: string;
            notes?: string | null;
            /** @description Null or empty, and left out of a new one: Net 30. */
            paymentTerms?: components["schemas"]["PaymentTerms"];
            phone?: string | null;
            postalCode?: string | null;
            /** Format: email */
            primaryContactEmail?: string | null;
            primaryContactName?: string | null;
            primaryContactPhone?: string | null;
            province?: string | null;
            registrationNumber?: string | null;
            /** @description Lower first. Null or empty, and left out of a new one: 0. */
            sortOrder?: number;
            vatNumber?: string | null;
            /**
             * @description http or https.
             * @example https://www.example.com
             */
            websiteUrl?: string | null;
        };
        CreateFaqDto: {
            /** @description What the school answers. */
            answer: string;
            /** @description Left out of a new one: general. */
            category?: components["schemas"]["FaqCategory"];
            /** @description Whether visitors see it. Without it: true. */
            isActive?: boolean;
            /** @description What a visitor would ask. */
            question: string;
        };
        CreateInstructorDto: {
            bio: string;
            /** @description Areas of expertise, trimmed; empty ones are dropped. Null, and left out of a new one: none. */
            expertise?: string[];
            /**
             * @description A web address, a path of this site, or inline data (`data:image/…`) that is stored. Empty or null: none.
             * @example https://images.example.com/coach.jpg
             */
            image?: string | null;
            name: string;
            role: string;
            /** @description Lower first, 0 before all. Null or empty, and left out of a new one: 999. */
            sortOrder?: number;
        };
        CreateInvoiceDto: {
            accountName?: string | null;
            accountNumber?: string | null;
            bankName?: string | null;
            branchCode?: string | null;
            corporateClientId: number;
            /**
             * Format: date
             * @description Or an instant, of which the day on the school's wall clock counts.
             */
            dueDate: string;
            notes?: string | null;
            stormCombatAddress?: string | null;
            /** Format: email */
            stormCombatEmail?: string | null;
            /**
             * @description A web address, a path of this site, or inline data (`data:image/…`) that is stored.
             * @example https://images.example.com/logo.png
             */
            stormCombatLogo?: string | null;
            stormCombatName?: string | null;
            stormCombatPhone?: string | null;
            /** @description With it the document is a tax invoice. */
            stormCombatVatNumber?: string | null;
            swiftCode?: string | null;
            /** @description Basis points: 1500 is 15 %. Null or empty, and left out: 0. */
            taxRate?: number | null;
        };
        CreateProductCategoryDto: {
            /** @description Empty or null: none. */
            description?: string | null;
            /** @description Whether visitors see its products. Without it: true. */
            isActive?: boolean;
            name: string;
            /** @description Lower first. Left out of a new one: 0. */
            sortOrder?: number;
        };
        CreateProductDto: {
            /** @description Kept trimmed and each once; none while hasVariableSizes is false. */
            availableSizes?: string[];
            /** @description The name of a category. */
            category: string;
            /** @description Empty or null: none. */
            description?: string | null;
            /** @description Whether a size must be chosen. Without it: false. */
            hasVariableSizes?: boolean;
            /** @description A web address, a path of this site, or inline data (`data:image/…`), which is stored. Empty or null: none. */
            imageUrl?: string | null;
            /** @description Whether visitors see it. Without it: true. */
            isActive?: boolean;
            name: string;
            /**
             * @description Integer cents.
             * @example 49900
             */
            price: number;
            stock: number;
        };
        CreateUserDto: {
            /** Format: email */
            email: string;
            /** @description Empty or null: none. */
            firstName?: string | null;
            /** @description Whether the account may sign in. Without it: true. */
            isActive?: boolean;
            /** @description Empty or null: none. */
            lastName?: string | null;
            password: string;
            /** @description Without it: user. */
            role?: components["schemas"]["UserRole"];
            username: string;
        };
        CreditNote: {
            /** @description Integer cents, tax included. */
            amount: number;
            /** Format: date-time */
            createdAt: string;
            /** @description `CN-2027-0001` */
            creditNoteNumber: string;
            /**
             * Format: date
             * @description On the school's wall clock, like `2027-04-16`.
             */
            date: string;
            id: number;
            reason: string;
            /** @description Integer cents of tax within the amount. */
            taxAmount: number;
        };
        ExportedContactMessageView: {
            archived: boolean;
            /**
             * Format: date-time
             * @description Null exactly while the message is not archived.
             */
            archiveDate: string | null;
            /** Format: date-time */
            createdAt: string;
            email: string;
            fullName: string;
            id: number;
            message: string;
            /** @description A plus, the country code and the digits, whatever way it was typed. */
            phone: string;
            /** @description What the form says, "Admin". */
            respondedBy: string | null;
            /** @description The username of that account when it answered. */
            respondedByUsername: string | null;
            response: string | null;
            /** Format: date-time */
            responseDate: string | null;
            responseType: components["schemas"]["ResponseType"] | null;
            status: components["schemas"]["ContactMessageStatus"];
            subject: string;
            /** @description Looks like an advertisement: kept and shown, never dropped, and not counted as unread. */
            suspectedSpam: boolean;
            /** Format: date-time */
            updatedAt: string;
        };
        Faq: {
            answer: string;
            category: components["schemas"]["FaqCategory"];
            /** Format: date-time */
            createdAt: string;
            id: number;
            /** @description Inactive questions are not shown to visitors. */
            isActive: boolean;
            question: string;
            /** Format: date-time */
            updatedAt: string;
        };
        /** @enum {string} */
        FaqCategory: "general" | "classes" | "pricing" | "location" | "training";
        ForgotPasswordDto: {
            /** Format: email */
            email: string;
        };
        /** @enum {string} */
        HealthStatus: "ok" | "error" | "stopping";
        HealthView: {
            details: components["schemas"]["ComponentsView"];
            /** @description `stopping`: everything is still served for a few seconds, and the next request better goes to another replica. */
            status: components["schemas"]["HealthStatus"];
        };
        Instructor: {
            bio: string;
            /** Format: date-time */
            createdAt: string;
            /**
             * @example [
             *       "Krav Maga",
             *       "Firearms"
             *     ]
             */
            expertise: string[];
            id: number;
            /** @description A web address or a path of this site; null: none, and the site shows initials. */
            image: string | null;
            name: string;
            /** @example Head instructor */
            role: string;
            /** @description Lower first; 0 is the highest priority. */
            sortOrder: number;
            /** Format: date-time */
            updatedAt: string;
        };
        InvoiceDetails: {
            accountName: string | null;
            accountNumber: string | null;
            bankName: string | null;
            branchCode: string | null;
            clientAddress: string | null;
            clientEmail: string | null;
            clientName: string;
            clientPhone: string | null;
            clientVatNumber: string | null;
            /** @description Null once the client is deleted. */
            corporateClientId: number | null;
            /** Format: date-time */
            createdAt: string;
            /** @description Integer cents of all its credit notes. */
            creditedAmount: number;
            /** @description Oldest first. */
            creditNotes: components["schemas"]["CreditNote"][];
            /**
             * Format: date
             * @description On the school's wall clock, like `2027-04-16`.
             */
            dueDate: string;
            id: number;
            /** @description `INV-2027-0001` */
            invoiceNumber: string;
            /**
             * Format: date
             * @description On the school's wall clock, like `2027-04-16`.
             */
            issueDate: string;
            /** @description In the order in which they were added. */
            items: components["schemas"]["InvoiceItem"][];
            notes: string | null;
            /** @description Integer cents that the client still owes, as outstandingAmount of libs/domain has it; below zero: paid too much. */
            outstandingAmount: number;
            /** @description Integer cents of all its payments. */
            paidAmount: number;
            /** @description Oldest first. */
            payments: components["schemas"]["InvoicePayment"][];
            /**
             * Format: date-time
             * @description When it was last sent by mail from here.
             */
            sentAt: string | null;
            sentTo: string | null;
            status: components["schemas"]["InvoiceStatus"];
            stormCombatAddress: string | null;
            stormCombatEmail: string | null;
            /** @description A web address or a path of this site. */
            stormCombatLogo: string | null;
            stormCombatName: string | null;
            stormCombatPhone: string | null;
            /** @description With it the document is a tax invoice. */
            stormCombatVatNumber: string | null;
            /** @description Integer cents, and the server's. */
            subtotal: number;
            swiftCode: string | null;
            /** @description Integer cents. */
            taxAmount: number;
            /** @description Basis points: 1500 is 15 %. */
            taxRate: number;
            /** @description Integer cents. */
            totalAmount: number;
            /** Format: date-time */
            updatedAt: string;
        };
        InvoiceItem: {
            description: string;
            id: number;
            invoiceId: number;
            quantity: number;
            /** @description Integer cents: quantity times unit price. */
            totalPrice: number;
            /** @description Integer cents for one, without tax. */
            unitPrice: number;
        };
        InvoicePayment: {
            /** @description Integer cents. */
            amount: number;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date
             * @description On the school's wall clock, like `2027-04-16`.
             */
            date: string;
            id: number;
            method: components["schemas"]["PaymentMethod"];
            reference: string | null;
        };
        InvoiceRecord: {
            accountName: string | null;
            accountNumber: string | null;
            bankName: string | null;
            branchCode: string | null;
            clientAddress: string | null;
            clientEmail: string | null;
            clientName: string;
            clientPhone: string | null;
            clientVatNumber: string | null;
            /** @description Null once the client is deleted. */
            corporateClientId: number | null;
            /** Format: date-time */
            createdAt: string;
            /** @description Integer cents of all its credit notes. */
            creditedAmount: number;
            /**
             * Format: date
             * @description On the school's wall clock, like `2027-04-16`.
             */
            dueDate: string;
            id: number;
            /** @description `INV-2027-0001` */
            invoiceNumber: string;
            /**
             * Format: date
             * @description On the school's wall clock, like `2027-04-16`.
             */
            issueDate: string;
            /** @description In the order in which they were added. */
            items: components["schemas"]["InvoiceItem"][];
            notes: string | null;
            /** @description Integer cents that the client still owes, as outstandingAmount of libs/domain has it; below zero: paid too much. */
            outstandingAmount: number;
            /** @description Integer cents of all its payments. */
            paidAmount: number;
            /**
             * Format: date-time
             * @description When it was last sent by mail from here.
             */
            sentAt: string | null;
            sentTo: string | null;
            status: components["schemas"]["InvoiceStatus"];
            stormCombatAddress: string | null;
            stormCombatEmail: string | null;
            /** @description A web address or a path of this site. */
            stormCombatLogo: string | null;
            stormCombatName: string | null;
            stormCombatPhone: string | null;
            /** @description With it the document is a tax invoice. */
            stormCombatVatNumber: string | null;
            /** @description Integer cents, and the server's. */
            subtotal: number;
            swiftCode: string | null;
            /** @description Integer cents. */
            taxAmount: number;
            /** @description Basis points: 1500 is 15 %. */
            taxRate: number;
            /** @description Integer cents. */
            totalAmount: number;
            /** Format: date-time */
            updatedAt: string;
        };
        InvoiceSettings: {
            accountName: string | null;
            accountNumber: string | null;
            bankName: string | null;
            branchCode: string | null;
            notes: string | null;
            stormCombatAddress: string | null;
            stormCombatEmail: string | null;
            /** @description A web address or a path of this site. */
            stormCombatLogo: string | null;
            stormCombatName: string | null;
            stormCombatPhone: string | null;
            /** @description With it the document is a tax invoice. */
            stormCombatVatNumber: string | null;
            swiftCode: string | null;
        };
        /** @enum {string} */
        InvoiceStatus: "pending" | "paid" | "overdue" | "cancelled";
        LiveView: {
            /** @enum {string} */
            status: "ok";
        };
        LoginDto: {
            password: string;
            /** @description Upper and lower case are the same. */
            username: string;
        };
        LoginView: {
            /**
             * Format: date-time
             * @description ISO 8601 UTC: twelve hours after signing in, whatever the use.
             */
            expiresAt: string;
            /** @description For scripts: `Authorization: Bearer <token>`. */
            token: string;
            user: components["schemas"]["SignedInUserView"];
        };
        NoticeSettingsView: {
            /** @description One mail in the morning about messages that wait and new orders. */
            dailyDigest: boolean;
        };
        NotifyDto: {
            botResponse: string;
            /** @description Whose conversation it is: the staff then get the contact details that are kept with it. */
            sessionId?: string | null;
            userMessage: string;
        };
        OrderDetailsView: {
            /** Format: date-time */
            createdAt: string;
            customerEmail: string;
            customerName: string;
            customerPhone: string | null;
            /** @description Oldest first. */
            history: components["schemas"]["OrderStatusChangeView"][];
            id: number;
            /** @description In the order in which they were asked for. */
            items: components["schemas"]["OrderItemView"][];
            /** @description `SC-XXXX-XXXX-XXXX-XXXX`. */
            orderNumber: string;
            shippingAddress: string;
            status: components["schemas"]["OrderStatus"];
            /** @description Integer cents. */
            totalAmount: number;
            trackingNumber: string | null;
            /** Format: date-time */
            updatedAt: string;
        };
        OrderItemView: {
            id: number;
            /** @description Integer cents for one. */
            price: number;
            /** @description Null once the product is deleted. */
            productId: number | null;
            productImageUrl: string | null;
            productName: string;
            quantity: number;
            selectedSize: string | null;
            /** @description The product came in sizes, and none was chosen. */
            sizeNotGiven: boolean;
        };
        OrderRecord: {
            /** Format: date-time */
            createdAt: string;
            customerEmail: string;
            customerName: string;
            customerPhone: string | null;
            id: number;
            /** @description In the order in which they were asked for. */
            items: components["schemas"]["OrderItemView"][];
            /** @description `SC-XXXX-XXXX-XXXX-XXXX`. */
            orderNumber: string;
            shippingAddress: string;
            status: components["schemas"]["OrderStatus"];
            /** @description Integer cents. */
            totalAmount: number;
            trackingNumber: string | null;
            /** Format: date-time */
            updatedAt: string;
        };
        /** @enum {string} */
        OrderStatus: "pending" | "processing" | "shipped" | "delivered" | "cancelled";
        OrderStatusChangeView: {
            /** Format: date-time */
            at: string;
            /** @description The username of who did it, then; null: the customer. */
            by: string | null;
            /** @description Null: the order was placed. */
            from: components["schemas"]["OrderStatus"] | null;
            to: components["schemas"]["OrderStatus"];
        };
        /** @enum {string} */
        PaymentMethod: "eft" | "card" | "cash" | "other";
        /** @enum {string} */
        PaymentTerms: "Net 7" | "Net 15" | "Net 30" | "Net 60" | "Net 90" | "COD" | "Prepaid";
        /** @enum {string} */
        PhoneCountryCode: "27" | "1" | "44" | "61" | "64" | "20" | "254" | "234" | "255" | "256" | "260" | "263" | "91" | "86" | "81" | "82" | "49" | "33" | "39" | "34" | "351" | "55" | "52" | "971" | "966";
        PlaceOrderDto: {
            /** @description True: places it also when the same customer ordered the same a few minutes ago. */
            confirmDuplicate?: boolean;
            /** Format: email */
            customerEmail: string;
            customerName: string;
            /** @description Empty or null: none. */
            customerPhone?: string | null;
            /** @description A product may stand in several lines. */
            items: components["schemas"]["PlaceOrderItemDto"][];
            shippingAddress: string;
            /** @description Integer cents, as the customer saw it. */
            totalAmount: number;
        };
        PlaceOrderItemDto: {
            /** @description Integer cents for one, as the customer saw it. */
            price: number;
            productId: number;
            quantity: number;
            /** @description Null, empty or left out: none was chosen. */
            selectedSize?: string | null;
        };
        ProductCategory: {
            /** Format: date-time */
            createdAt: string;
            description: string | null;
            id: number;
            /** @description The products of an inactive category are not shown to visitors. */
            isActive: boolean;
            name: string;
            /** @description Lower first. */
            sortOrder: number;
            /** Format: date-time */
            updatedAt: string;
        };
        ProductRecord: {
            /** @description In the order staff gave them; empty without size options. */
            availableSizes: string[];
            /** @description The category's name. */
            category: string;
            /** Format: date-time */
            createdAt: string;
            description: string | null;
            hasVariableSizes: boolean;
            id: number;
            imageUrl: string | null;
            isActive: boolean;
            name: string;
            /** @description Integer cents. */
            price: number;
            stock: number;
            /** Format: date-time */
            updatedAt: string;
        };
        PublicBeginnerCourse: {
            /** @description http, https, or a path of this site. */
            bookingLink: string;
            /** Format: date-time */
            createdAt: string;
            description: string;
            /** @example Beginner */
            difficulty: string;
            /** @example 12 weeks */
            duration: string;
            id: number;
            /** @description Inactive courses are not shown to visitors. */
            isActive: boolean;
            name: string;
            /** @example 2 sessions per week */
            sessions: string;
            /**
             * @description Free text: "16 April", "16 April 2027", "2027-04-16", "To be announced".
             * @example 16 April
             */
            startDate: string;
        };
        PublicClassSchedule: {
            className: string;
            day: components["schemas"]["Weekday"];
            /**
             * @description HH:MM, after the start on the same day.
             * @example 19:30
             */
            endTime: string;
            id: number;
            instructor: string | null;
            level: components["schemas"]["ClassLevel"];
            /**
             * @description HH:MM
             * @example 18:00
             */
            startTime: string;
        };
        PublicCorporateClient: {
            description: string | null;
            id: number;
            /** @description A web address or a path of this site. */
            logoUrl: string;
            name: string;
            /** @description http or https. */
            websiteUrl: string | null;
        };
        PublicFaq: {
            answer: string;
            category: components["schemas"]["FaqCategory"];
            id: number;
            /** @description Inactive questions are not shown to visitors. */
            isActive: boolean;
            question: string;
        };
        PublicInstructor: {
            bio: string;
            /**
             * @example [
             *       "Krav Maga",
             *       "Firearms"
             *     ]
             */
            expertise: string[];
            id: number;
            /** @description A web address or a path of this site; null: none, and the site shows initials. */
            image: string | null;
            name: string;
            /** @example Head instructor */
            role: string;
            /** @description Lower first; 0 is the highest priority. */
            sortOrder: number;
        };
        PublicOrderItemView: {
            /** @description Integer cents for one. */
            price: number;
            product: components["schemas"]["PublicOrderProductView"];
            /** @description Null once the product is deleted. */
            productId: number | null;
            quantity: number;
            selectedSize: string | null;
            /** @description The product came in sizes, and none was chosen. */
            sizeNotGiven: boolean;
        };
        PublicOrderProductView: {
            imageUrl: string | null;
            name: string;
        };
        PublicOrderView: {
            /**
             * @description What became of the confirmation to the customer: queued as a mail, held back for a digest within the hour, or null:
             *     there is none.
             */
            confirmation: components["schemas"]["Confirmation"] | null;
            /** Format: date-time */
            createdAt: string;
            customerEmail: string;
            customerName: string;
            customerPhone: string | null;
            items: components["schemas"]["PublicOrderItemView"][];
            /** @description `SC-XXXX-XXXX-XXXX-XXXX`. */
            orderNumber: string;
            /** @description The statuses it had before, in no order. */
            pastStatuses: components["schemas"]["OrderStatus"][];
            shippingAddress: string;
            status: components["schemas"]["OrderStatus"];
            /** @description Integer cents. */
            totalAmount: number;
            trackingNumber: string | null;
            /** Format: date-time */
            updatedAt: string;
        };
        PublicProduct: {
            /** @description In the order staff gave them; empty without size options. */
            availableSizes: string[];
            /** @description The category's name. */
            category: string;
            description: string | null;
            hasVariableSizes: boolean;
            id: number;
            imageUrl: string | null;
            name: string;
            /** @description Integer cents. */
            price: number;
            stock: number;
        };
        PushKeysDto: {
            /** @example BTBZMqHH6r4Tts7J_aSIgg */
            auth: string;
            /** @example BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4 */
            p256dh: string;
        };
        PushKeyView: {
            /** @description `applicationServerKey` of PushManager.subscribe, base64url. */
            publicKey: string;
        };
        PushSubscriptionView: {
            /**
             * Format: date-time
             * @description When this endpoint was first signed in.
             */
            createdAt: string;
            endpoint: string;
        };
        ResetPasswordDto: {
            password: string;
            /** @description The secret of the mailed link. */
            token: string;
        };
        /** @enum {string} */
        ResponseType: "email" | "whatsapp" | "phone" | "other";
        SaveResponseDto: {
            /** @description What the form says. Without it: Admin. Who really answered is taken from the session. */
            respondedBy?: string;
            response: string;
            responseType: components["schemas"]["ResponseType"];
        };
        SendInvoiceDto: {
            /** @description Above the invoice's figures, in place of the usual words. */
            message?: string | null;
            /**
             * Format: email
             * @description Null or empty, and left out: the client's address on the invoice.
             */
            to?: string | null;
        };
        SentenceView: {
            message: string;
        };
        SignedInUserView: {
            email: string;
            firstName: string | null;
            id: number;
            /**
             * Format: date-time
             * @description When the account last signed in; null: never.
             */
            lastLogin: string | null;
            lastName: string | null;
            role: components["schemas"]["UserRole"];
            username: string;
        };
        StatementInvoiceView: {
            /** @description Integer cents of all its credit notes. */
            creditedAmount: number;
            /**
             * Format: date
             * @description On the school's wall clock, like `2027-04-16`.
             */
            dueDate: string;
            id: number;
            /** @description `INV-2027-0001` */
            invoiceNumber: string;
            /**
             * Format: date
             * @description On the school's wall clock, like `2027-04-16`.
             */
            issueDate: string;
            /** @description Integer cents that the client still owes, as outstandingAmount of libs/domain has it; below zero: paid too much. */
            outstandingAmount: number;
            /** @description Integer cents of all its payments. */
            paidAmount: number;
            /** @description Integer cents. */
            totalAmount: number;
        };
        SubscribePushDto: {
            /** @example https://fcm.googleapis.com/fcm/send/sample */
            endpoint: string;
            /** @description Not used: the push service says when a subscription has ended. */
            expirationTime?: number | null;
            keys: components["schemas"]["PushKeysDto"];
        };
        UnansweredQuestion: {
            /** @description How often, in any wording of the same words. */
            askedCount: number;
            /** @description The FAQ that answers it, exactly while it is answered. */
            faqId: number | null;
            /** Format: date-time */
            firstAskedAt: string;
            id: number;
            /** Format: date-time */
            lastAskedAt: string;
            /** @description As it was asked last, without contact details, at most 500 characters. */
            question: string;
            status: components["schemas"]["UnansweredStatus"];
        };
        /** @enum {string} */
        UnansweredStatus: "open" | "answered" | "dismissed";
        UnsubscribePushDto: {
            /** @example https://fcm.googleapis.com/fcm/send/sample */
            endpoint: string;
        };
        UpdateBeginnerCourseDto: {
            /**
             * @description http, https, or a path of this site.
             * @example https://booking.example.com/beginners
             */
            bookingLink?: string;
            description?: string;
            difficulty?: string;
            /** @description Free text: "12 weeks". */
            duration?: string;
            /** @description Whether visitors see it. Without it: true. */
            isActive?: boolean;
            name?: string;
            /** @description Free text: "2 sessions per week". */
            sessions?: string;
            /** @description Free text: "16 April", "16 April 2027", "2027-04-16", "To be announced". */
            startDate?: string;
        };
        UpdateChatConversationDto: {
            /** @description The whole conversation, the stored messages unchanged in front. Left out: they stay. */
            messages?: components["schemas"]["ChatMessageDto"][];
            userEmail?: string | null;
            userName?: string | null;
            userPhone?: string | null;
        };
        UpdateClassScheduleDto: {
            className?: string;
            day?: components["schemas"]["Weekday"];
            /**
             * @description HH:MM on the school's wall clock, after the start.
             * @example 19:30
             */
            endTime?: string;
            /** @description Empty or null: none. */
            instructor?: string | null;
            /** @description Whether visitors see it. Without it: true. */
            isActive?: boolean;
            level?: components["schemas"]["ClassLevel"];
            /**
             * @description HH:MM on the school's wall clock.
             * @example 18:00
             */
            startTime?: string;
        };
        UpdateCorporateClientDto: {
            address?: string | null;
            billingAddress?: string | null;
            billingCity?: string | null;
            /** @description Left out of a new one: South Africa. */
            billingCountry?: string | null;
            billingPostalCode?: string | null;
            billingProvince?: string | null;
            city?: string | null;
            /** @description Left out of a new one: South Africa. */
            country?: string | null;
            /** @description Whole rand. Null or empty, and left out of a new one: 0. */
            creditLimit?: number;
            description?: string | null;
            /** Format: email */
            email?: string | null;
            industry?: string | null;
            /** @description Whether invoices that were sent and are not paid are brought to mind by mail. Without it: true. */
            invoiceReminders?: boolean;
            /** @description Whether visitors see it. Without it: true. */
            isActive?: boolean;
            /**
             * @description A web address, a path of this site, or inline data (`data:image/…`) that is stored.
             * @example https://images.example.com/logo.png
             */
            logoUrl?: string;
            name?: string;
            notes?: string | null;
            /** @description Null or empty, and left out of a new one: Net 30. */
            paymentTerms?: components["schemas"]["PaymentTerms"];
            phone?: string | null;
            postalCode?: string | null;
            /** Format: email */
            primaryContactEmail?: string | null;
            primaryContactName?: string | null;
            primaryContactPhone?: string | null;
            province?: string | null;
            registrationNumber?: string | null;
            /** @description Lower first. Null or empty, and left out of a new one: 0. */
            sortOrder?: number;
            vatNumber?: string | null;
            /**
             * @description http or https.
             * @example https://www.example.com
             */
            websiteUrl?: string | null;
        };
        UpdateFaqDto: {
            /** @description What the school answers. */
            answer?: string;
            /** @description Left out of a new one: general. */
            category?: components["schemas"]["FaqCategory"];
            /** @description Whether visitors see it. Without it: true. */
            isActive?: boolean;
            /** @description What a visitor would ask. */
            question?: string;
        };
        UpdateInstructorDto: {
            bio?: string;
            /** @description Areas of expertise, trimmed; empty ones are dropped. Null, and left out of a new one: none. */
            expertise?: string[];
            /**
             * @description A web address, a path of this site, or inline data (`data:image/…`) that is stored. Empty or null: none.
             * @example https://images.example.com/coach.jpg
             */
            image?: string | null;
            name?: string;
            role?: string;
            /** @description Lower first, 0 before all. Null or empty, and left out of a new one: 999. */
            sortOrder?: number;
        };
        UpdateProductCategoryDto: {
            /** @description Empty or null: none. */
            description?: string | null;
            /** @description Whether visitors see its products. Without it: true. */
            isActive?: boolean;
            name?: string;
            /** @description Lower first. Left out of a new one: 0. */
            sortOrder?: number;
        };
        UpdateProductDto: {
            /** @description Kept trimmed and each once; none while hasVariableSizes is false. */
            availableSizes?: string[];
            /** @description The name of a category. */
            category?: string;
            /** @description Empty or null: none. */
            description?: string | null;
            /** @description Whether a size must be chosen. Without it: false. */
            hasVariableSizes?: boolean;
            /** @description A web address, a path of this site, or inline data (`data:image/…`), which is stored. Empty or null: none. */
            imageUrl?: string | null;
            /** @description Whether visitors see it. Without it: true. */
            isActive?: boolean;
            name?: string;
            /**
             * @description Integer cents.
             * @example 49900
             */
            price?: number;
            stock?: number;
            /**
             * @description The stock that was shown when `stock` was typed. With it a `stock` that differs is taken only while that is still
             *     the stock, else it is a 409, and one that does not differ changes nothing. Without it `stock` is taken as it is.
             */
            stockBefore?: number;
        };
        UpdateUserDto: {
            /** @description Your own password. Needed for a new password or e-mail address, whosever account it is. */
            currentPassword?: string;
            /** Format: email */
            email?: string;
            /** @description Empty or null: none. */
            firstName?: string | null;
            /** @description Whether the account may sign in. Without it: true. */
            isActive?: boolean;
            /** @description Empty or null: none. */
            lastName?: string | null;
            /** @description Left out or empty: the password stays. */
            password?: string;
            /** @description Without it: user. */
            role?: components["schemas"]["UserRole"];
            username?: string;
        };
        UploadedProductImage: {
            /** @description For the product's imageUrl: `/api/images/{hash}.{ext}`. Kept for a day until a product names it. */
            imageUrl: string;
        };
        UploadProductImageDto: {
            /** @description What the file was called. The content decides, not the name. */
            fileName?: string;
            /** @description The picture as a data URL: `data:image/png;base64,…`. */
            imageData: string;
        };
        User: {
            /** Format: date-time */
            createdAt: string;
            email: string;
            firstName: string | null;
            id: number;
            isActive: boolean;
            /**
             * Format: date-time
             * @description When the account last signed in; null: never.
             */
            lastLogin: string | null;
            lastName: string | null;
            role: components["schemas"]["UserRole"];
            /** Format: date-time */
            updatedAt: string;
            username: string;
        };
        /** @enum {string} */
        UserRole: "admin" | "user";
        /** @enum {string} */
        Weekday: "Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday";
    };
    responses: {
        /** @description The input is wrong; nothing was written. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiErrorBody"];
            };
        };
        /** @description The body is too large. */
        ContentTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiErrorBody"];
            };
        };
        /** @description Signed in, but not as an admin, or the request comes from another site. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiErrorBody"];
            };
        };
        /** @description There is no such record. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiErrorBody"];
            };
        };
        /** @description The database is away, or the server is stopping. */
        ServiceUnavailable: {
            headers: {
                /** @description Seconds to wait before asking again. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiErrorBody"];
            };
        };
        /** @description No session, or it has ended. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiErrorBody"];
            };
        };
        /** @description The Idempotency-Key was used with another body. */
        UnprocessableContent: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiErrorBody"];
            };
        };
        /** @description The body is no JSON. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiErrorBody"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    BeginnerCoursesAdminController_list: {
        parameters: {
            query?: {
                /** @description JSON: fields and their values. q finds text; a list of values means any of them, text is compared without regard to case, and null is no value. Fields: q, id, name, startDate, startsOn, description, duration, sessions, difficulty, bookingLink, isActive, createdAt, updatedAt. */
                filter?: string;
                /** @description JSON: the first and the last record, counted from 0. Without it: the whole list. */
                range?: string;
                /** @description JSON: a field (id, name, startDate, startsOn, description, duration, sessions, difficulty, bookingLink, isActive, createdAt, updatedAt) and a direction (ASC, DESC). */
                sort?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The asked part of the list. */
            200: {
                headers: {
                    /** @description The part and the size of the whole list, like "beginner-courses 0-24/319". */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BeginnerCourse"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    BeginnerCoursesAdminController_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateBeginnerCourseDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    /** @description The record's entity tag, for If-Match: its updatedAt in quotes. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BeginnerCourse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    BeginnerCoursesAdminController_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description The record's entity tag, for If-Match: its updatedAt in quotes. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BeginnerCourse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    BeginnerCoursesAdminController_update: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's ETag as it was read, which is its updatedAt in quotes: what was changed since then is a 412, and stays. Without it the change is made whatever is there, unless the body brings an older updatedAt along (400). */
                "If-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateBeginnerCourseDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    /** @description The record's entity tag, for If-Match: its updatedAt in quotes. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BeginnerCourse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The record was changed since the If-Match was read; nothing was written. `current` is the record as it is now. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiErrorBody"] & {
                        current: components["schemas"]["BeginnerCourse"];
                    };
                };
            };
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    BeginnerCoursesAdminController_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BeginnerCourse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    ChatConversationsAdminController_list: {
        parameters: {
            query?: {
                /** @description JSON: fields and their values. q finds text; a list of values means any of them, text is compared without regard to case, and null is no value. Fields: q, id, userName, userEmail, userPhone, messageCount, lastQuestion, apologyCount, createdAt, updatedAt, hasContact, unanswered. */
                filter?: string;
                /** @description JSON: the first and the last record, counted from 0. Without it: the whole list. */
                range?: string;
                /** @description JSON: a field (id, messageCount, createdAt, updatedAt) and a direction (ASC, DESC). */
                sort?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The asked part of the list. */
            200: {
                headers: {
                    /** @description The part and the size of the whole list, like "chat-conversations 0-24/319". */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatConversationRecord"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    ChatConversationsAdminController_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatTranscriptView"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    ChatConversationsAdminController_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatConversationRecord"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    ClassSchedulesAdminController_list: {
        parameters: {
            query?: {
                /** @description JSON: fields and their values. q finds text; a list of values means any of them, text is compared without regard to case, and null is no value. Fields: q, id, day, startTime, endTime, className, level, instructor, isActive, createdAt, updatedAt. */
                filter?: string;
                /** @description JSON: the first and the last record, counted from 0. Without it: the whole list. */
                range?: string;
                /** @description JSON: a field (id, day, startTime, endTime, className, level, instructor, isActive, createdAt, updatedAt) and a direction (ASC, DESC). */
                sort?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The asked part of the list. */
            200: {
                headers: {
                    /** @description The part and the size of the whole list, like "class-schedules 0-24/319". */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClassSchedule"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    ClassSchedulesAdminController_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateClassScheduleDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    /** @description The record's entity tag, for If-Match: its updatedAt in quotes. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClassSchedule"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    ClassSchedulesAdminController_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description The record's entity tag, for If-Match: its updatedAt in quotes. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClassSchedule"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    ClassSchedulesAdminController_update: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's ETag as it was read, which is its updatedAt in quotes: what was changed since then is a 412, and stays. Without it the change is made whatever is there, unless the body brings an older updatedAt along (400). */
                "If-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateClassScheduleDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    /** @description The record's entity tag, for If-Match: its updatedAt in quotes. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClassSchedule"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The record was changed since the If-Match was read; nothing was written. `current` is the record as it is now. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiErrorBody"] & {
                        current: components["schemas"]["ClassSchedule"];
                    };
                };
            };
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    ClassSchedulesAdminController_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClassSchedule"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    ContactMessagesAdminController_list: {
        parameters: {
            query?: {
                /** @description Only archived messages, or only the others. */
                archived?: "true" | "false";
                /** @description JSON: fields and their values. q finds text; a list of values means any of them, text is compared without regard to case, and null is no value. Fields: q, id, fullName, email, phone, subject, message, status, archived, archiveDate, suspectedSpam, response, responseType, responseDate, respondedBy, respondedByUserId, respondedByUsername, createdAt, updatedAt. */
                filter?: string;
                /** @description JSON: the first and the last record, counted from 0. Without it: the whole list. */
                range?: string;
                /** @description JSON: a field (id, fullName, email, subject, status, archiveDate, createdAt) and a direction (ASC, DESC). */
                sort?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The asked part of the list. */
            200: {
                headers: {
                    /** @description The part and the size of the whole list, like "contact-messages 0-24/319". */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactMessage"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    ContactMessagesAdminController_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description The record's entity tag, for If-Match: its updatedAt in quotes. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactMessage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    ContactMessagesAdminController_archive: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ArchiveDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    /** @description The record's entity tag, for If-Match: its updatedAt in quotes. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactMessage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    ContactMessagesAdminController_saveResponse: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
                /** @description The record's ETag as it was read, which is its updatedAt in quotes: what was changed since then is a 412, and stays. Without it the change is made whatever is there, unless the body brings an older updatedAt along (400). */
                "If-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveResponseDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    /** @description The record's entity tag, for If-Match: its updatedAt in quotes. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactMessage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The record was changed since the If-Match was read; nothing was written. `current` is the record as it is now. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiErrorBody"] & {
                        current: components["schemas"]["ContactMessage"];
                    };
                };
            };
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    ContactMessagesAdminController_changeStatus: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's ETag as it was read, which is its updatedAt in quotes: what was changed since then is a 412, and stays. Without it the change is made whatever is there, unless the body brings an older updatedAt along (400). */
                "If-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeStatusDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    /** @description The record's entity tag, for If-Match: its updatedAt in quotes. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactMessage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The record was changed since the If-Match was read; nothing was written. `current` is the record as it is now. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiErrorBody"] & {
                        current: components["schemas"]["ContactMessage"];
                    };
                };
            };
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    ContactMessagesAdminController_archiveOld: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountView"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    ContactMessagesAdminController_countOld: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountView"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    ContactMessagesAdminController_exportAll: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExportedContactMessageView"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    ContactMessagesAdminController_countUnread: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountView"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    CorporateClientsAdminController_list: {
        parameters: {
            query?: {
                /** @description JSON: fields and their values. q finds text; a list of values means any of them, text is compared without regard to case, and null is no value. Fields: q, id, name, logoUrl, websiteUrl, description, email, phone, address, city, province, postalCode, country, vatNumber, registrationNumber, industry, primaryContactName, primaryContactEmail, primaryContactPhone, billingAddress, billingCity, billingProvince, billingPostalCode, billingCountry, paymentTerms, creditLimit, invoiceReminders, isActive, sortOrder, notes, createdAt, updatedAt. */
                filter?: string;
                /** @description JSON: the first and the last record, counted from 0. Without it: the whole list. */
                range?: string;
                /** @description JSON: a field (id, name, websiteUrl, email, phone, city, province, country, industry, primaryContactName, paymentTerms, creditLimit, isActive, sortOrder, createdAt, updatedAt) and a direction (ASC, DESC). */
                sort?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The asked part of the list. */
            200: {
                headers: {
                    /** @description The part and the size of the whole list, like "corporate-clients 0-24/319". */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CorporateClient"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    CorporateClientsAdminController_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateCorporateClientDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    /** @description The record's entity tag, for If-Match: its updatedAt in quotes. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CorporateClient"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    CorporateClientsAdminController_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description The record's entity tag, for If-Match: its updatedAt in quotes. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CorporateClient"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    CorporateClientsAdminController_update: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's ETag as it was read, which is its updatedAt in quotes: what was changed since then is a 412, and stays. Without it the change is made whatever is there, unless the body brings an older updatedAt along (400). */
                "If-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateCorporateClientDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    /** @description The record's entity tag, for If-Match: its updatedAt in quotes. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CorporateClient"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The record was changed since the If-Match was read; nothing was written. `current` is the record as it is now. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiErrorBody"] & {
                        current: components["schemas"]["CorporateClient"];
                    };
                };
            };
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    CorporateClientsAdminController_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CorporateClient"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    StatementsAdminController_view: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientStatementView"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    StatementsAdminController_pdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The statement, A4. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    CreditNotesAdminController_pdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The credit note, A4. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    FaqsAdminController_list: {
        parameters: {
            query?: {
                /** @description JSON: fields and their values. q finds text; a list of values means any of them, text is compared without regard to case, and null is no value. Fields: q, id, question, answer, category, isActive, createdAt, updatedAt. */
                filter?: string;
                /** @description JSON: the first and the last record, counted from 0. Without it: the whole list. */
                range?: string;
                /** @description JSON: a field (id, question, answer, category, isActive, createdAt, updatedAt) and a direction (ASC, DESC). */
                sort?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The asked part of the list. */
            200: {
                headers: {
                    /** @description The part and the size of the whole list, like "faqs 0-24/319". */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Faq"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    FaqsAdminController_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateFaqDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    /** @description The record's entity tag, for If-Match: its updatedAt in quotes. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Faq"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    FaqsAdminController_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description The record's entity tag, for If-Match: its updatedAt in quotes. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Faq"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    FaqsAdminController_update: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's ETag as it was read, which is its updatedAt in quotes: what was changed since then is a 412, and stays. Without it the change is made whatever is there, unless the body brings an older updatedAt along (400). */
                "If-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateFaqDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    /** @description The record's entity tag, for If-Match: its updatedAt in quotes. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Faq"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The record was changed since the If-Match was read; nothing was written. `current` is the record as it is now. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiErrorBody"] & {
                        current: components["schemas"]["Faq"];
                    };
                };
            };
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    FaqsAdminController_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Faq"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    InstructorsAdminController_list: {
        parameters: {
            query?: {
                /** @description JSON: fields and their values. q finds text; a list of values means any of them, text is compared without regard to case, and null is no value. Fields: q, id, name, role, bio, image, sortOrder, createdAt, updatedAt. */
                filter?: string;
                /** @description JSON: the first and the last record, counted from 0. Without it: the whole list. */
                range?: string;
                /** @description JSON: a field (id, name, role, bio, image, expertise, sortOrder, createdAt, updatedAt) and a direction (ASC, DESC). */
                sort?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The asked part of the list. */
            200: {
                headers: {
                    /** @description The part and the size of the whole list, like "instructors 0-24/319". */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Instructor"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    InstructorsAdminController_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateInstructorDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    /** @description The record's entity tag, for If-Match: its updatedAt in quotes. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Instructor"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    InstructorsAdminController_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description The record's entity tag, for If-Match: its updatedAt in quotes. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Instructor"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    InstructorsAdminController_update: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's ETag as it was read, which is its updatedAt in quotes: what was changed since then is a 412, and stays. Without it the change is made whatever is there, unless the body brings an older updatedAt along (400). */
                "If-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateInstructorDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    /** @description The record's entity tag, for If-Match: its updatedAt in quotes. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Instructor"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The record was changed since the If-Match was read; nothing was written. `current` is the record as it is now. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiErrorBody"] & {
                        current: components["schemas"]["Instructor"];
                    };
                };
            };
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    InstructorsAdminController_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Instructor"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    InvoiceItemsAdminController_recent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceItem"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    InvoiceSettingsAdminController_read: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceSettings"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    InvoiceSettingsAdminController_change: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeInvoiceSettingsDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceSettings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    InvoicesAdminController_list: {
        parameters: {
            query?: {
                /** @description JSON: fields and their values. q finds text; a list of values means any of them, text is compared without regard to case, and null is no value. Fields: q, stormCombatName, stormCombatAddress, stormCombatPhone, stormCombatEmail, stormCombatVatNumber, stormCombatLogo, bankName, accountName, accountNumber, branchCode, swiftCode, invoiceNumber, corporateClientId, clientName, clientEmail, clientPhone, clientAddress, clientVatNumber, issueDate, dueDate, taxRate, subtotal, taxAmount, totalAmount, status, notes, sentAt, sentTo, id, paidAmount, creditedAmount, outstandingAmount, createdAt, updatedAt. */
                filter?: string;
                /** @description JSON: the first and the last record, counted from 0. Without it: the whole list. */
                range?: string;
                /** @description JSON: a field (id, invoiceNumber, clientName, issueDate, dueDate, totalAmount, status, createdAt, updatedAt) and a direction (ASC, DESC). */
                sort?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The asked part of the list. */
            200: {
                headers: {
                    /** @description The part and the size of the whole list, like "invoices 0-24/319". */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceRecord"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    InvoicesAdminController_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateInvoiceDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    /** @description The record's entity tag, for If-Match: its updatedAt in quotes. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceDetails"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    InvoicesAdminController_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description The record's entity tag, for If-Match: its updatedAt in quotes. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceDetails"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    InvoicesAdminController_change: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's ETag as it was read, which is its updatedAt in quotes: what was changed since then is a 412, and stays. Without it the change is made whatever is there, unless the body brings an older updatedAt along (400). */
                "If-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeInvoiceDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    /** @description The record's entity tag, for If-Match: its updatedAt in quotes. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceDetails"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The invoice would come to less than was credited. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiErrorBody"];
                };
            };
            /** @description The record was changed since the If-Match was read; nothing was written. `current` is the record as it is now. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiErrorBody"] & {
                        current: components["schemas"]["InvoiceDetails"];
                    };
                };
            };
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    InvoicesAdminController_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceDetails"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    CreditNotesAdminController_add: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddCreditNoteDto"];
            };
        };
        responses: {
            /** @description This Idempotency-Key has made it before. */
            200: {
                headers: {
                    /** @description The record's entity tag, for If-Match: its updatedAt in quotes. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceDetails"];
                };
            };
            /** @description The credit note was made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceDetails"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description All together would be more than the invoice, or it is cancelled. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiErrorBody"];
                };
            };
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    InvoiceItemsAdminController_add: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddInvoiceItemDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceItem"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The invoice has as many lines as it may. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiErrorBody"];
                };
            };
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    InvoiceItemsAdminController_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                itemId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeInvoiceItemDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceItem"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The invoice would come to less than was credited. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiErrorBody"];
                };
            };
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    InvoiceItemsAdminController_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                itemId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceItem"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The invoice would come to less than was credited. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiErrorBody"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    PaymentsAdminController_add: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddPaymentDto"];
            };
        };
        responses: {
            /** @description This Idempotency-Key has recorded it before. */
            200: {
                headers: {
                    /** @description The record's entity tag, for If-Match: its updatedAt in quotes. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceDetails"];
                };
            };
            /** @description The payment was recorded. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceDetails"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description More than is outstanding, or the invoice is cancelled. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiErrorBody"];
                };
            };
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    PaymentsAdminController_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                paymentId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceDetails"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    InvoicePdfAdminController_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invoice, A4. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    SendInvoiceAdminController_send: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendInvoiceDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    /** @description The record's entity tag, for If-Match: its updatedAt in quotes. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceDetails"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description It went to the same address within a minute, or ten times within an hour. */
            429: {
                headers: {
                    /** @description Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiErrorBody"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    NoticeSettingsAdminController_read: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoticeSettingsView"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    NoticeSettingsAdminController_change: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeNoticeSettingsDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoticeSettingsView"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    OrdersAdminController_list: {
        parameters: {
            query?: {
                /** @description JSON: fields and their values. q finds text; a list of values means any of them, text is compared without regard to case, and null is no value. Fields: q, id, orderNumber, customerName, customerEmail, customerPhone, shippingAddress, status, totalAmount, trackingNumber, createdAt, updatedAt. */
                filter?: string;
                /** @description JSON: the first and the last record, counted from 0. Without it: the whole list. */
                range?: string;
                /** @description JSON: a field (id, orderNumber, customerName, customerEmail, status, totalAmount, createdAt) and a direction (ASC, DESC). */
                sort?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The asked part of the list. */
            200: {
                headers: {
                    /** @description The part and the size of the whole list, like "orders 0-24/319". */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderRecord"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    OrdersAdminController_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description The record's entity tag, for If-Match: its updatedAt in quotes. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderDetailsView"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    OrdersAdminController_change: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's ETag as it was read, which is its updatedAt in quotes: what was changed since then is a 412, and stays. Without it the change is made whatever is there, unless the body brings an older updatedAt along (400). */
                "If-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeOrderDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    /** @description The record's entity tag, for If-Match: its updatedAt in quotes. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderDetailsView"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The stock that the order would take again is gone. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiErrorBody"];
                };
            };
            /** @description The record was changed since the If-Match was read; nothing was written. `current` is the record as it is now. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiErrorBody"] & {
                        current: components["schemas"]["OrderDetailsView"];
                    };
                };
            };
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    OrdersAdminController_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderRecord"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    ProductCategoriesAdminController_list: {
        parameters: {
            query?: {
                /** @description JSON: fields and their values. q finds text; a list of values means any of them, text is compared without regard to case, and null is no value. Fields: q, id, name, description, isActive, sortOrder, createdAt, updatedAt. */
                filter?: string;
                /** @description JSON: the first and the last record, counted from 0. Without it: the whole list. */
                range?: string;
                /** @description JSON: a field (id, name, description, isActive, sortOrder, createdAt, updatedAt) and a direction (ASC, DESC). */
                sort?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The asked part of the list. */
            200: {
                headers: {
                    /** @description The part and the size of the whole list, like "product-categories 0-24/319". */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductCategory"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    ProductCategoriesAdminController_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateProductCategoryDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    /** @description The record's entity tag, for If-Match: its updatedAt in quotes. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductCategory"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Another category has the name. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiErrorBody"];
                };
            };
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    ProductCategoriesAdminController_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description The record's entity tag, for If-Match: its updatedAt in quotes. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductCategory"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    ProductCategoriesAdminController_update: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's ETag as it was read, which is its updatedAt in quotes: what was changed since then is a 412, and stays. Without it the change is made whatever is there, unless the body brings an older updatedAt along (400). */
                "If-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateProductCategoryDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    /** @description The record's entity tag, for If-Match: its updatedAt in quotes. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductCategory"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Another category has the name. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiErrorBody"];
                };
            };
            /** @description The record was changed since the If-Match was read; nothing was written. `current` is the record as it is now. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiErrorBody"] & {
                        current: components["schemas"]["ProductCategory"];
                    };
                };
            };
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    ProductCategoriesAdminController_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductCategory"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The category has products. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiErrorBody"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    ProductsAdminController_list: {
        parameters: {
            query?: {
                /** @description JSON: fields and their values. q finds text; a list of values means any of them, text is compared without regard to case, and null is no value. Fields: q, id, name, description, price, category, stock, imageUrl, hasVariableSizes, isActive, createdAt, updatedAt. */
                filter?: string;
                /** @description JSON: the first and the last record, counted from 0. Without it: the whole list. */
                range?: string;
                /** @description JSON: a field (id, name, description, price, category, stock, hasVariableSizes, isActive, createdAt, updatedAt) and a direction (ASC, DESC). */
                sort?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The asked part of the list. */
            200: {
                headers: {
                    /** @description The part and the size of the whole list, like "products 0-24/319". */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductRecord"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    ProductsAdminController_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateProductDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    /** @description The record's entity tag, for If-Match: its updatedAt in quotes. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductRecord"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    ProductsAdminController_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description The record's entity tag, for If-Match: its updatedAt in quotes. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductRecord"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    ProductsAdminController_update: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's ETag as it was read, which is its updatedAt in quotes: what was changed since then is a 412, and stays. Without it the change is made whatever is there, unless the body brings an older updatedAt along (400). */
                "If-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateProductDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    /** @description The record's entity tag, for If-Match: its updatedAt in quotes. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductRecord"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The stock is no longer the one that was seen. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiErrorBody"];
                };
            };
            /** @description The record was changed since the If-Match was read; nothing was written. `current` is the record as it is now. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiErrorBody"] & {
                        current: components["schemas"]["ProductRecord"];
                    };
                };
            };
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    ProductsAdminController_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductRecord"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    PushAdminController_key: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushKeyView"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    PushAdminController_subscribe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubscribePushDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushSubscriptionView"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    PushAdminController_unsubscribe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UnsubscribePushDto"];
            };
        };
        responses: {
            /** @description It is signed out, also if it was not signed in. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    UnansweredQuestionsAdminController_list: {
        parameters: {
            query?: {
                /** @description JSON: fields and their values. q finds text; a list of values means any of them, text is compared without regard to case, and null is no value. Fields: q, id, question, askedCount, firstAskedAt, lastAskedAt, status, faqId. */
                filter?: string;
                /** @description JSON: the first and the last record, counted from 0. Without it: the whole list. */
                range?: string;
                /** @description JSON: a field (id, question, askedCount, firstAskedAt, lastAskedAt) and a direction (ASC, DESC). */
                sort?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The asked part of the list. */
            200: {
                headers: {
                    /** @description The part and the size of the whole list, like "unanswered-questions 0-24/319". */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnansweredQuestion"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    UnansweredQuestionsAdminController_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnansweredQuestion"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    UnansweredQuestionsAdminController_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeUnansweredQuestionDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnansweredQuestion"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    UsersAdminController_list: {
        parameters: {
            query?: {
                /** @description JSON: fields and their values. q finds text; a list of values means any of them, text is compared without regard to case, and null is no value. Fields: q, id, username, email, firstName, lastName, role, isActive, lastLogin, createdAt, updatedAt. */
                filter?: string;
                /** @description JSON: the first and the last record, counted from 0. Without it: the whole list. */
                range?: string;
                /** @description JSON: a field (id, username, email, firstName, lastName, role, isActive, lastLogin, createdAt, updatedAt) and a direction (ASC, DESC). */
                sort?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The asked part of the list. */
            200: {
                headers: {
                    /** @description The part and the size of the whole list, like "users 0-24/319". */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    UsersAdminController_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateUserDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    /** @description The record's entity tag, for If-Match: its updatedAt in quotes. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Another account has the username or the e-mail address. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiErrorBody"];
                };
            };
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    UsersAdminController_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description The record's entity tag, for If-Match: its updatedAt in quotes. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    UsersAdminController_update: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's ETag as it was read, which is its updatedAt in quotes: what was changed since then is a 412, and stays. Without it the change is made whatever is there, unless the body brings an older updatedAt along (400). */
                "If-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateUserDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    /** @description The record's entity tag, for If-Match: its updatedAt in quotes. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Another account has the e-mail address, or no active admin would be left. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiErrorBody"];
                };
            };
            /** @description The record was changed since the If-Match was read; nothing was written. `current` is the record as it is now. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiErrorBody"] & {
                        current: components["schemas"]["User"];
                    };
                };
            };
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Too many wrong guesses of your own password. */
            429: {
                headers: {
                    /** @description Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiErrorBody"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    UsersAdminController_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The super-user stays, and so does the last active admin. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiErrorBody"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    BeginnerCoursesController_listActive: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicBeginnerCourse"][];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    CartController_add: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddCartItemDto"];
            };
        };
        responses: {
            /** @description The line was there and was changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartItemView"];
                };
            };
            /** @description The line is new. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartItemView"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description More than the stock, or the product is not sold. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiErrorBody"];
                };
            };
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description More than 600 times in 10 minutes from one address. */
            429: {
                headers: {
                    /** @description Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiErrorBody"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    CartController_list: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The session id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartItemView"][];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description The address asked for too many carts that do not exist. */
            429: {
                headers: {
                    /** @description Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiErrorBody"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    CartController_setQuantity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a line. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeCartItemDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartItemView"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            /** @description More than the stock, or the product is not sold. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiErrorBody"];
                };
            };
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description More than 600 times in 10 minutes from one address. */
            429: {
                headers: {
                    /** @description Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiErrorBody"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    CartController_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a line. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartItemView"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            /** @description More than 600 times in 10 minutes from one address. */
            429: {
                headers: {
                    /** @description Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiErrorBody"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    CartController_clear: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartItemView"][];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description More than 600 times in 10 minutes from one address. */
            429: {
                headers: {
                    /** @description Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiErrorBody"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    ChatbotController_start: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateChatConversationDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatConversationView"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description There is a conversation of this session already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiErrorBody"];
                };
            };
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description More than 120 times in 10 minutes from one address. */
            429: {
                headers: {
                    /** @description Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiErrorBody"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    ChatbotController_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatConversationView"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description There is no such conversation. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiErrorBody"];
                };
            };
            /** @description The address asked for too many conversations that do not exist. */
            429: {
                headers: {
                    /** @description Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiErrorBody"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    ChatbotController_continue: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateChatConversationDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatConversationView"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description There is no such conversation. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiErrorBody"];
                };
            };
            /** @description What is stored is not what was sent before. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiErrorBody"];
                };
            };
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description More than 120 times in 10 minutes from one address. */
            429: {
                headers: {
                    /** @description Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiErrorBody"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    ChatbotController_notify: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotifyDto"];
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatNotifyView"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description More than 60 times in 10 minutes from one address. */
            429: {
                headers: {
                    /** @description Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiErrorBody"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    ClassSchedulesController_listActive: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicClassSchedule"][];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    ContactController_send: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactReceiptView"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description More than 20 times in 10 minutes from one address. */
            429: {
                headers: {
                    /** @description Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiErrorBody"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    CorporateClientsController_listActive: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicCorporateClient"][];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    FaqsController_listActive: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicFaq"][];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    HealthController_health: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HealthView"];
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HealthView"];
                };
            };
        };
    };
    HealthController_live: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LiveView"];
                };
            };
        };
    };
    ImagesController_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                extension: string;
                hash: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. It never changes at this address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": string;
                    "image/png": string;
                    "image/webp": string;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    InstructorsController_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicInstructor"][];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    AuthController_login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginView"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description Wrong username or password, or the account is not active. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiErrorBody"];
                };
            };
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Too many calls or failures from one address, or too many failures on one account. */
            429: {
                headers: {
                    /** @description Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiErrorBody"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    AuthController_logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentenceView"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    OrdersController_place: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlaceOrderDto"];
            };
        };
        responses: {
            /** @description The order that this Idempotency-Key has placed before. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicOrderView"];
                };
            };
            /** @description The order was placed. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicOrderView"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description A price, a size, the stock or the total is no longer as it was sent; errors name each. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiErrorBody"];
                };
            };
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            /** @description More than 100 times in 10 minutes from one address. */
            429: {
                headers: {
                    /** @description Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiErrorBody"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    OrdersController_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderNumber: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicOrderView"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            /** @description The address asked for too many orders that do not exist. */
            429: {
                headers: {
                    /** @description Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiErrorBody"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    PasswordResetController_forgot: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForgotPasswordDto"];
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentenceView"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Too many calls or failures from one address, or too many failures on one account. */
            429: {
                headers: {
                    /** @description Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiErrorBody"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    PasswordResetController_reset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetPasswordDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentenceView"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Too many calls or failures from one address, or too many failures on one account. */
            429: {
                headers: {
                    /** @description Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiErrorBody"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    ProductsController_listActive: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicProduct"][];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    UploadController_upload: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UploadProductImageDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadedProductImage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
}
