/** The privacy policy (spec 1 sections 2.11 and 9; POPIA). What is kept where, how long and why: docs/privacy.md. */
import { ARCHIVE_AFTER_DAYS } from '#libs/contracts/contact-message';
import { RETENTION } from '#libs/domain/retention';
import { school } from '#libs/school/school';
import type { LegalText } from './legal-text';

export const privacy = (): LegalText => ({
  title: 'Privacy Policy',
  lead: 'What we know about you, why, who else sees it, how long we keep it, and what you can do about it.',
  lastUpdated: '2026-11-30',
  sections: [
    {
      id: 'who-we-are',
      title: 'Who we are',
      blocks: [
        `${school.name}, ${school.area}, is the responsible party for the personal information described here, ` +
          'under the Protection of Personal Information Act 4 of 2013 (POPIA).',
        'This policy covers this website, its shop and assistant, ' +
          'and what you tell us by email, telephone, WhatsApp or in person.',
      ],
    },
    {
      id: 'collection',
      title: 'What we collect',
      blocks: [
        'We ask only for what we need, and we get it from you:',
        [
          'Contact form: your name, email address, phone number, subject and message.',
          'Shop: your name, email address, delivery address, your phone number if you give it, and what you ' +
            'ordered. This website does not ask for card or bank details.',
          'Trials and courses: your name, email address and phone number, the name and age of who is coming, for ' +
            'anybody under 18 the name and consent of a parent or guardian, and what else you tell us there.',
          'Quotes: the details of the company we quote for; of whoever accepts a quote on this website, the name, ' +
            'the reference, the time and the network address; of one that is declined, the reason if you give it.',
          'Products that are sold out: your email address, if you ask to be told when they are back.',
          'Assistant (chat): what you write, and a name, email address or phone number that you mention in it.',
          'Accounts: a username, an email address and a password, of which we keep only a hash.',
          'Training: what you tell us when you register, such as your age, ' +
            'an emergency contact and medical facts that matter for your safety.',
          'Technical records: our server notes the time, the address of your device on the internet and what ' +
            'was requested, to keep the website running and safe.',
        ],
        'Health facts are special personal information. We use them only with your consent and for your ' +
          'safety in class. You may leave out anything that is not marked as required. Without what is ' +
          'required, we may not be able to answer you or deliver your order.',
      ],
    },
    {
      id: 'use',
      title: 'How we use it',
      blocks: [
        [
          'To answer you and to arrange trials, classes and courses.',
          'To process, deliver and account for orders.',
          'To keep you safe in class.',
          'To keep our website working and to stop abuse.',
          'To do what the law requires, such as keeping books.',
        ],
        'We rely on your consent, on a contract with you or the steps towards one, on a duty the law gives ' +
          'us, or on a legitimate interest such as security. We send no direct marketing without your consent, ' +
          'do not let a computer alone make decisions about you, and never sell your information.',
      ],
    },
    {
      id: 'sharing',
      title: 'Who we share it with',
      blocks: [
        'Only those who need it for their work see it:',
        [
          'our staff and instructors;',
          'the providers who host this website and carry our email, on our instructions;',
          'the courier who brings your order, who gets your name, address and phone number;',
          'our card payment provider, PayFast, if you pay an order by card: your name, email address, order ' +
            'number and the amount. Your card number is typed on its page and never reaches us;',
          'our booking and membership providers, for what you enter with them;',
          'emergency services, when you need help;',
          'authorities and courts, when the law obliges us.',
        ],
      ],
    },
    {
      id: 'security',
      title: 'How we protect it',
      blocks: [
        'Passwords are stored as hashes only, and staff see records only after they have signed in. Order numbers ' +
          'cannot be guessed. We limit how often sign-ins and forms can be tried.',
        'No system is perfectly safe. If there are reasonable grounds to believe that an unauthorised person ' +
          'has got hold of your information, we will tell you and the Information Regulator as soon as we ' +
          'reasonably can, as section 22 of POPIA requires.',
      ],
    },
    {
      id: 'retention',
      title: 'How long we keep it',
      blocks: [
        'No longer than we need it, or than the law requires:',
        [
          'Conversations with the assistant, with the contact details in them: ' +
            `deleted ${RETENTION.conversations} after their last change.`,
          `Orders, invoices and quotes: books must be kept for ${RETENTION.orders}. That long after the last ` +
            'change to a closed order, an invoice or a quote, we erase your name and contact details from it. Its ' +
            'number and amounts stay. If you ask us to erase you sooner, the invoices that we sent you are kept as ' +
            'documents until then. A deleted order disappears from our lists, but its record stays for those years.',
          'Contact messages: moved to an archive once they have been read and answered and ' +
            `${ARCHIVE_AFTER_DAYS} days have passed, and deleted ${RETENTION.archivedMessages} later, or when ` +
            'you ask us to.',
          `Trials and sign-ups for courses: deleted ${RETENTION.trialBookings} after the class, and ` +
            `${RETENTION.courseSignups} after the course began.`,
          `Carts: deleted ${RETENTION.carts} after they were last changed.`,
          'Requests to be told when a product is back in stock: deleted once we have sent that one email, or ' +
            `after ${RETENTION.stockAlerts}.`,
          `Counters that limit abuse: ${RETENTION.counts}. They do not contain readable addresses. The ` +
            'internet address of an order: until it is paid, cancelled or deleted.',
          `Mails we could not deliver: ${RETENTION.undeliveredMails}.`,
          'Backups, in case something fails: kept for about a year, with the information that was there when ' +
            'they were made.',
          'Membership and training records: as long as you train with us, ' +
            'and afterwards as long as the law or a claim requires.',
        ],
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      blocks: [
        'Under POPIA you may:',
        [
          'ask whether we have information about you, and have a copy of it;',
          'have it corrected, or deleted when we no longer have a right to keep it;',
          'object to its use, and withdraw a consent for the future;',
          'refuse direct marketing;',
          'complain to the Information Regulator.',
        ],
        'Write to us or call us: you will find our details under Contact. We may ask you to show that you ' +
          'are who you say you are. It is free to ask whether we have your information. The law allows a fee ' +
          'for a copy, and we will tell you what it is first.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies and browser storage',
      blocks: [
        'This website uses no trackers, and no cookies for advertising or statistics. It stores in your ' +
          'browser only what it needs to work, and only when you use a feature that needs it:',
        [
          'cartSessionId: the random number of your cart, and cartChangedAt, which keeps your open tabs in step.',
          'cartSeen: names and prices of what is in your cart as you last saw them, ' +
            'so that we can tell you what changed.',
          'checkoutDetails: what you type at the checkout, so that nothing is lost. It is deleted when you ' +
            'place the order or close the tab.',
          'checkoutAttempt: a random number for the order you are about to place, with its items and prices, so ' +
            'that it is placed once, whatever tab or try it comes from. It says nothing about who you are, and is ' +
            'kept until you next fill your cart.',
          'trialDetails: what you type when you book a trial class, and trialAttempt, a random number that ' +
            'books it only once. Both are deleted when you book the trial or close the tab.',
          'courseDetails and courseAttempt: the same for a course that you sign up for.',
          'contactMessage: a message you have started writing to us. It is deleted when you send it or close ' +
            'the tab.',
          'chatSessionId, chatUserName, chatUserEmail and chatUserPhone: your conversation with the assistant, and ' +
            'what you told it about yourself; chatMessages: what was said in this tab, until it is closed.',
        ],
        'Only for people who sign in to an account here:',
        [
          'The cookie storm_session, which proves who is signed in, for ' +
            `${RETENTION.signIns} at most, and the cookie ` +
            'storm_device, which lets you sign in again from this device while others guess at your password, for ' +
            `${RETENTION.knownDevices}. On a secured connection their names begin with __Host-.`,
          'admin_token: which account is signed in.',
          'Names that begin with RaStoreStorm: how staff have set up their screens; with storm-response-: an ' +
            'answer that has not been sent yet; with storm-attempt-: a random number for what is being written, so ' +
            'that it is stored once, until the tab is closed.',
          'On a telephone that staff use for their work: storm-app-installed, storm-app-declined-at and ' +
            'storm-recovered-at, react-router-scroll-positions, which says how far down its pages were read until ' +
            'the tab is closed, the database storm-phone with what was last read and answers waiting for a ' +
            'connection, a copy of the program (caches that begin with workbox-precache) kept by a service ' +
            'worker, and, where it was allowed, the address for notifications.',
        ],
        "You can delete all of it in your browser's settings. You then start with an empty cart and a new " +
          'conversation.',
      ],
    },
    {
      id: 'photo-consent',
      title: 'Photos and videos',
      blocks: [
        'We publish a picture or a video in which you can be recognised only with your consent, and of anybody ' +
          'under 18 only with the consent of a parent or guardian.',
        'You may withdraw that consent at any time. We will then take the picture down wherever we control ' +
          'it, and stop using it.',
      ],
    },
    {
      id: 'children',
      title: 'Children',
      blocks: [
        'This website is not meant for children under 13 to use on their own, and we do not knowingly ' +
          'collect information from them through it. If you believe that a child under 13 has given us ' +
          'information, tell us and we will delete it.',
        'POPIA protects everybody under 18. We collect information about anybody under ' +
          '18, for example to register them for a class, only with the consent of a parent ' +
          'or legal guardian, who may see it, have it corrected and withdraw the consent.',
      ],
    },
    {
      id: 'third-party-links',
      title: 'Links to other websites',
      blocks: [
        'Booking forms, the membership provider, the e-book store, maps, WhatsApp, reviews and social ' +
          "networks are run by others. We link to them; the Student Body page shows the membership provider's " +
          'portal inside ours. Their own privacy policies apply to what you enter there, so please read those.',
      ],
    },
    {
      id: 'transfers',
      title: 'Transfers to other countries',
      blocks: [
        'Some of the providers named above may keep information outside South Africa. We pass it on to them only ' +
          'as section 72 of POPIA allows: where a law, binding rules or a contract protects it to a similar degree, ' +
          'where you have consented, or where it is needed for a contract with you.',
      ],
    },
    {
      id: 'updates',
      title: 'Changes to this policy',
      blocks: [
        'We change this policy when what we do changes. The date at the top shows when that last happened. ' +
          'If a change matters to you, we will announce it on this website before it takes effect.',
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      blocks: [
        'You may also complain to the Information Regulator (South Africa): inforegulator.org.za.',
        'Send questions, requests and complaints about your information to us here, marked for the ' +
          'information officer:',
      ],
    },
  ],
});
