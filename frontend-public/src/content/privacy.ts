/** The privacy policy (spec 1 sections 2.11 and 9; POPIA). What is kept where, how long and why: docs/privacy.md. */
import { ARCHIVE_AFTER_DAYS } from '#libs/contracts/contact-message';
import { RETENTION } from '#libs/domain/retention';
import { school } from '#libs/school/school';
import type { LegalText } from './legal-text';

export const privacy = (): LegalText => ({
  title: 'Privacy Policy',
  lead: 'What we know about you, why, who else sees it, how long we keep it, and what you can do about it.',
  lastUpdated: '2026-11-23',
  sections: [
    {
      id: 'who-we-are',
      title: 'Who we are',
      blocks: [
        `${school.name}, ${school.area}, is the responsible party for the personal information described here, ` +
          'under the Protection of Personal Information Act 4 of 2013 (POPIA).',
        'This policy covers this website, its shop and assistant, ' +
          'and what you tell us by e-mail, telephone, WhatsApp or in person.',
      ],
    },
    {
      id: 'collection',
      title: 'What we collect',
      blocks: [
        'We ask for what we need, and get it from you:',
        [
          'Contact form: your name, e-mail address, phone number, subject and message.',
          'Shop: your name, e-mail address, delivery address, your phone number if you give it, and what you ' +
            'ordered. No card or bank details are asked for on this website.',
          'Assistant (chat): what you write, and a name, e-mail address or phone number that you mention in it.',
          'Accounts: a username, an e-mail address and a password, of which we keep only a hash.',
          'Training: what you tell us when you register, such as your age, ' +
            'an emergency contact and medical facts that matter for your safety.',
          'Technical records: our server notes the time, the address of your device on the internet and what was ' +
            'called, to keep the website running and safe.',
        ],
        'Health facts are special personal information. We use them only with your ' +
          'consent and for your safety in class. You may leave out whatever is not ' +
          'marked as required; without what is, we may be unable to answer or to deliver.',
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
        'We rely on your consent, on a contract with you or the steps towards one, on a duty the law gives us, or ' +
          'on a legitimate interest such as security. We send no direct marketing without your consent, make no ' +
          'decision about you by machine alone, and sell your information to nobody.',
      ],
    },
    {
      id: 'sharing',
      title: 'Who we share it with',
      blocks: [
        'Only those who need it for their work see it:',
        [
          'our staff and instructors;',
          'the providers who host this website and carry our e-mail, on our instructions;',
          'the courier who brings your order, who gets your name, address and phone number;',
          'our card payment provider, PayFast, if you pay an order by card: your name, e-mail address, order ' +
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
        'No system is perfectly safe. If there are reasonable grounds to believe that ' +
          'somebody without a right has got at your information, we tell you and the ' +
          'Information Regulator as soon as we reasonably can, as section 22 of POPIA requires.',
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
          `Orders and invoices: books must be kept for ${RETENTION.orders}. That long after its last change we erase ` +
            'from a closed one who you are and how to reach you; its number and sums stay. A deleted order ' +
            'disappears from our lists, but its record stays for those years.',
          'Contact messages: put away in an archive once they are read and answered and ' +
            `${ARCHIVE_AFTER_DAYS} days have passed, and deleted ${RETENTION.archivedMessages} later, or when you ` +
            'ask us to.',
          `Trials and sign-ups for courses: deleted ${RETENTION.trialBookings} after the class, and ` +
            `${RETENTION.courseSignups} after the course began.`,
          `Carts: deleted ${RETENTION.carts} after they were last changed.`,
          'Who asked to be told when a product is back: deleted with that one e-mail, or after ' +
            `${RETENTION.stockAlerts}.`,
          `Counts that limit abuse: ${RETENTION.counts}; they hold no addresses in plain form. The internet address ` +
            'of an order: until it is paid, cancelled or deleted.',
          `Mails we could not deliver: ${RETENTION.undeliveredMails}.`,
          'Copies made in case of a failure (backups): they hold what was there when they were made, ' +
            'for about a year.',
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
        'Write or call: you find the ways under Contact. We may ask you to show ' +
          'that you are who you say you are. Asking whether we hold something costs ' +
          'nothing; for a copy the law allows a fee, which we would tell you first.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies and browser storage',
      blocks: [
        'This website uses no trackers, and no cookies for advertising or statistics. It keeps in your browser ' +
          'only what it needs to work, and only when you use what needs it:',
        [
          'cartSessionId: the random number of your cart, and cartChangedAt, which keeps several open tabs alike.',
          'cartSeen: names and prices of what is in your cart as you last saw them, ' +
            'so that we can tell you what changed.',
          'checkoutDetails: what you type at the checkout, so that nothing is lost. ' +
            'It goes when the order is placed or the tab is closed.',
          'checkoutAttempt: a random number for the order you are about to place, so that it is placed once, ' +
            'whatever tab or try it comes from. It says nothing of you and goes when the order is placed.',
          'trialDetails: what you type when you book a trial class, and trialAttempt, a random number that books it ' +
            'only once. Both go when the trial is booked or the tab is closed.',
          'courseDetails and courseAttempt: the same of a course that you sign up for.',
          'contactMessage: a message you have begun to write to us. It goes when it is sent or the tab is closed.',
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
          'Names that begin with RaStoreStorm: how staff like their screens; ' +
            'with storm-response-: an answer begun and not yet sent.',
          'On a telephone that staff use for their work: storm-app-installed, storm-app-declined-at and ' +
            'storm-recovered-at, the database storm-phone with what was read last and answers that wait for a ' +
            'network, a copy of the program (caches that begin with workbox-precache) kept by a service worker, and, ' +
            'where it was allowed, the address for notifications.',
        ],
        "You can delete all of it in your browser's settings. Your cart and your conversation then start anew.",
      ],
    },
    {
      id: 'photo-consent',
      title: 'Photos and videos',
      blocks: [
        'We publish a picture or a video in which you can be recognised only with your consent, and of anybody ' +
          'under 18 only with the consent of a parent or guardian.',
        'You may withdraw that consent at any time. ' +
          'We then take the picture down where we control it, and use it no more.',
      ],
    },
    {
      id: 'children',
      title: 'Children',
      blocks: [
        'This website is not meant for children under 13 to use on their own, and we ' +
          'do not knowingly collect information from them through it. If you believe ' +
          'that a child under 13 has given us information, tell us and we delete it.',
        'POPIA protects everybody under 18. We collect information about anybody under ' +
          '18, for example to register them for a class, only with the consent of a parent ' +
          'or legal guardian, who may see it, have it corrected and withdraw the consent.',
      ],
    },
    {
      id: 'third-party-links',
      title: 'Links to others',
      blocks: [
        'Booking forms, the membership provider, the e-book store, maps, WhatsApp, reviews and social networks are ' +
          "run by others. We link to them; the Student Body page shows the membership provider's portal inside ours. " +
          'What you enter there falls under their privacy policies, so please read those.',
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
        'We change this policy when what we do changes. The date at the top tells when that last happened. Changes ' +
          'that matter to you we announce on this website before they take effect.',
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      blocks: [
        'You may also complain to the Information Regulator (South Africa): inforegulator.org.za.',
        'Questions, requests and complaints about your information reach us here; ' +
          'please mark them for the information officer:',
      ],
    },
  ],
});
