// What the site's own pages say: the Terms, the Privacy Policy and those of the free trial and the student login.

import { oneOf } from '#libs/domain/chat/one-of';
import { RETENTION } from '#libs/domain/retention';

/** What the site's own pages say, of every school. */
export const PUBLISHED_TOPICS = [
  [
    'returns',
    oneOf(
      String.raw`\b(return|exchange|swap|money back|refund)\b.*\b(gloves?|shirts?|hoodies?|guards?|gi|pads?|shorts` +
        String.raw`|gear|wraps|sizes?|small|big|fits?|bought|shop|item)\b`,
      String.raw`\b(gloves?|shirts?|hoodies?|gi|pads?|wraps|guards?)\b.*\b(tearing|torn|ripp\w*|falling apart|tore` +
        String.raw`|split|faulty|broke|broken|defective|damaged|came apart)\b`,
      String.raw`\b(pay|costs?|much)\b.*\b(send\w*|courier\w*|post\w*) (it|them|something) back\b`,
    ),
  ],
  ['reviews', /\breviews?\b|\btestimonials?\b/],
  [
    'photos',
    new RegExp(
      String.raw`^(?=.*\b(tak\w+|post\w*|put|share|facebook|instagram|social media)\b).*\b(?<!passport )(photo` +
        String.raw`|picture|pic)s?\b(?! (at|of our))`,
    ),
  ],
  [
    'onMats',
    oneOf(
      String.raw`\bbare ?f(oo|ee)t\b|\bjewell?ery\b|\b(ear|wedding )rings?\b|\bpiercings?\b|\bshoes on the mats?\b`,
      String.raw`\b(cut|long|short|fake|my) nails\b|^(so )?(what|which) (kind of |type of )?shoes\b`,
    ),
  ],
  [
    'password',
    oneOf(
      String.raw`\b(forgot|forgotten|lost|reset|dont know|cant remember|invalid|wrong|incorrect)\b.*\b(password` +
        String.raw`|log ?in|username)\b`,
      String.raw`\b(cant|cannot|wont let me|unable to|not able to) (log|sign) ?in\b` +
        String.raw`(?!.*\b(fees?|trial|class|course|up)\b)`,
    ),
  ],
  [
    'doctorsLetter',
    new RegExp(
      String.raw`^(?=.*\b(doctors? (letter|note|certificate)|(letter|note) from (a |my |the )?doctor` +
        String.raw`|medical certificate)\b)(?=.*\b(need|must|have to|requir\w*|want|bring|necessary|without` +
        String.raw`|ask for)\b)` +
        String.raw`(?!.*\b(email|send|where|refund\w*|money|pay|paid)\b)`,
    ),
  ],
  [
    'emergency',
    new RegExp(
      String.raw`^(?!.*\binsur)(.*\bambulance\b|.*\b(if|when|what happens) (i|we|you|he|she|they|someone|somebody` +
        String.raw`|my \w+|a \w+) (\w+ )?(gets? (badly |seriously )?hurt|gets? injured|injures?|faints?|breaks? (a|an` +
        String.raw`|my|his|her|your) (\w+ )?(arm|leg|bone|nose|finger|rib))\b)`,
    ),
  ],
  [
    'login',
    oneOf(
      String.raw`\b(see|check|track|view|find)\b.*\bmy (attendance|progress)\b`,
      String.raw`^(?!.*\b(cant|cannot|not|forgot)\b).*(\bstudent (log ?in|portal)\b|^(how|where) (do|can) i log` +
        String.raw` ?in\b)`,
    ),
  ],
  [
    'memberBooking',
    oneOf(
      String.raw`\bbook (my|a|the|your|into|for) (\w+ )?class(es)?\b.*\b(as a member|im a member|i am a member` +
        String.raw`|already (a )?member|app|portal)\b`,
      String.raw`\bbook (\w+ )?(for |in for |into )?(every|each)( \w+)? (time|class|lesson|session)\b`,
      String.raw`\b(show|pitch|rock|pop|turn|walk) (up|in)\b.*\bmembers?\b`,
    ),
  ],
  [
    'guardian',
    new RegExp(
      String.raw`\b(join|sign( up)?|register|train) without (my |our )*(parents?|moms?|mothers?|dads?|fathers?` +
        String.raw`|guardians?)\b`,
    ),
  ],
  [
    'feesBack',
    oneOf(
      String.raw`\b(joining|registration|sign ?up|equipment) fees? (back|(non ?)?refund\w*)\b`,
      String.raw`\b(lose|loose|refund\w*)\b.*\b(joining|registration|equipment) fees?\b`,
    ),
  ],
  [
    'clients',
    new RegExp(
      String.raw`\b(which|what|who are) (your |the |other )?(corporate )?(companies|clients|organi[sz]ations` +
        String.raw`|corporates|schools|estates)\b(?=.*\b(you|your)\b.*\b(train\w*|work\w*|been|taught)\b)` +
        String.raw`|\bwho (else )?(have|did) (you|u) (already |ever )?(train(ed)?|work(ed)? with)\b` +
        String.raw`|^(?!.*\b(coach\w*|instructors?|trainers?)\b).*\b(references|case studies|track record)\b`,
    ),
  ],
  ['indemnity', /\b(sign|need|there|have)\b.*\b(indemnity|waivers?|forms to sign)\b|\bsign (a |any )?forms?\b/],
  [
    'licences',
    oneOf(
      String.raw`^(?=.*\b(gun|firearms?|shoot|tactical)\b).*\b(need|must|without)\b.*\blicen[cs]e\b`,
      String.raw`\b(need|must|have to|rent|hire|borrow) (\w+ ){0,3}(gun|firearm|pistol|ammo|ammunition)\b`,
    ),
  ],
  [
    'missed',
    oneOf(
      String.raw`^(?!.*\bcourse\b).*\bif (\w+ ){1,2}miss(es)? (a |the |one |my |some |\d )?(class|classes|lessons?` +
        String.raw`|weeks?)\b`,
      String.raw`^(?!.*\bcourse\b).*\b(make|catch) ?up (class|lesson|session)s?\b`,
    ),
  ],
  [
    'privacy',
    oneOf(
      String.raw`\bpopia?\b|\bpersonal (info|information|data)\b|\bprivacy\b|\bdelete my (account|data|details|info)\b`,
      String.raw`\b(sell|share|keep|store|save)\b.*\b(my|our|this|the) (data|details|info|information|chat` +
        String.raw`|conversation|messages?)\b`,
    ),
  ],
  [
    'techniques',
    oneOf(
      String.raw`^(?!.*\b(il)?legal\b).*\b(defend|defence|protect \w+)\b.*\bagainst (a |an |someone with a ` +
        String.raw`|somebody with a )?(knife|gun|weapon|attackers?|stab\w*)\b`,
      String.raw`^(?!.*\b(il)?legal\b).*\b(defen[cd]\w*|against|escape|fight off|get (out|free|away)|disarm|deal` +
        String.raw` with|survive|in|if)\b.*\b(knife (attack|stab\w*)|with a knife|chokes?|choking|headlock|grabs` +
        String.raw`|grabbed|(a )?(hijack\w*|carjack\w*|mugging|robbery))\b`,
      String.raw`\b(hijack\w*|carjack\w*|knife attacks?|chokes?|choke holds?|grabs)\b.*\b(teach|cover|learn|class)`,
      String.raw`\b(teach|cover|learn)\b.*\b(hijack\w*|carjack\w*|knife attacks?|knife defen[cs]e|gun defen[cs]e` +
        String.raw`|choke holds?|disarms?|weapons?|multiple attackers)\b`,
      String.raw`\breal (knives|guns|weapons)\b.*\b(train\w*|rubber)\b`,
    ),
  ],
] as const satisfies readonly (readonly [string, RegExp])[];

export type PublishedTopic = (typeof PUBLISHED_TOPICS)[number][0];

export const PUBLISHED: Record<PublishedTopic, string> = {
  returns:
    'You can return what you bought in our online shop, unused, within seven days of receiving it (you may have to ' +
    'pay for sending it), and faulty goods within six months. Write to us through the Contact page with your order ' +
    'number; our Terms have the details.',
  reviews: 'What our students say of us is on the Home page.',
  photos:
    'We photograph or film you only if you have agreed, and children only if a parent or guardian has. In class you ' +
    'need the consent of those you film and of the instructor. You may withdraw your consent at any time: write ' +
    'to us ' +
    'through the Contact page.',
  onMats: 'You train barefoot or in clean indoor shoes, with short nails and without jewellery.',
  doctorsLetter:
    'We may ask for a letter from a doctor. Please ask your doctor first, and tell us about it before your first ' +
    'class.',
  emergency:
    'Our coaches give first aid and call an ambulance, which you or your medical scheme pays for. Contact training ' +
    'has its risks: our Terms, which you accept before your first class, have the details.',
  password: 'On the Student Login page, "Forgot your password?" sends you an email with a link to choose a new one.',
  login: 'Students sign in on the Student Login page.',
  memberBooking:
    'Members sign in on the Student Login page, for their classes, attendance and payments. Ask us if it does not ' +
    'show yours.',
  indemnity:
    'Before your first class you accept our Terms, with a waiver and an indemnity; a parent or guardian signs for ' +
    'those under 18.',
  guardian: 'Anyone under 18 trains only once a parent or guardian has signed the waiver and the indemnity.',
  feesBack:
    'Joining fees and equipment fees are not refunded, except where the law says otherwise. Our Terms have the ' +
    'details.',
  clients: 'The Corporate Clients page shows which organisations we train.',
  licences:
    'For firearms training you need the licences the law requires. Bring your own legally owned firearm and ' +
    'ammunition, unless arranged otherwise; rental is available on request.',
  missed: 'Classes you miss are not refunded. Our Terms have the details.',
  privacy:
    'Our Privacy Policy says what we keep, why and for how long. We never sell it, and what you write here is ' +
    'deleted ' +
    `${RETENTION.conversations} after the last message. To see or erase what we have of you, write to us through the ` +
    'Contact page.',
  techniques:
    'That is what Krav Maga is for: getting out of grabs, holds and chokes, back up from the ground, and defending ' +
    'against stick, knife and firearm threats, trained with practice weapons once the basics are solid.',
};
