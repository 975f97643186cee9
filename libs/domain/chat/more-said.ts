// Whether a message says more than that it is after the one thing a rule found in it: "boxing classes?" does not, "my
// shoulder hurts since boxing" does. What a rule does not understand it must not answer as if it had not been said.
import { STOP_WORDS } from '#libs/domain/chat/faq-search';
import { topicOf, type Topic } from '#libs/domain/chat/topics';
import { understood } from '#libs/domain/chat/understood';

/** Beside these a class, a plan or a course is asked for and no more. */
const ASKS_FOR_IT = words(
  `already class classes lesson session train training learn learning teach teaches teaching offer offered
    offering provide available interested interest love try trying start starting started join joining sign
    signing come coming looking look find info information details question inquire enquire enquiry attend
    taking program programme course workout style martial art fight fighting sport selfdefence self defence
    basics stuff something anything option krav bjj street brazilian grappling boxing boxer gracie kali filipino
    fma eskrima escrima arnis knife knives blade stick firearm gun shoot shooting pistol rifle disarm tactical
    medical first aid stop bleed bleeding paramedic protective bodyguard close protection vip corporate company
    companies office employees staff team building security kid child children son daughter boy girl teen
    teenager toddler junior little warriors defenders youth women woman ladies lady female men man guy wife
    husband hubby girlfriend boyfriend friend partner brother sister mom mum dad mother father adult seniors
    family both myself beginner newbie total complete absolute private trial free ebook battle ready book
    booking registration fee 1 monday tuesday wednesday thursday friday saturday sunday today tonight tomorrow
    weekend morning afternoon evening night week weekly next later early time day now still again yes dont
    doesnt isnt arent heard saw wondering wonder curious hoping hope sandton joburg johannesburg place school
    gym academy club dojo near area old age aged dying keen excited cant wait right correct only maybe currently
    quote january february march april may june july august september october november december jan feb mar apr
    jun aug sep sept oct nov dec christmas xmas goodwill reconciliation heritage freedom workers labour human
    public holiday instead year new easter package coaching full space spot left fitness fit conditioning fundamentals
    date kit youre ive people group vir n na die op se laat maak wat ndifuna ukubuza nothing pm am two three
    four five pair see using over small together list difference compare festive season between sup actually
    level never held requirement usually normally exactly along possible everyone everybody included include
    arrange trauma all yet must meant cool lekker great nice awesome thanks thank fine good`,
);

const PAYS = words(
  `second another top middle same access discipline separately price pricing cost rate charge pay paying paid
    payable monthly month annual yearly membership member plan basic standard premium every cheap cheaper
    cheapest expensive rand unlimited 12 person each extra altogether website normal current hidden once hoodie
    pensioner senior student scholar total whole thing serious uber driver
    male female gent kindly send styles both anytime including
    shirt t tshirt shorts cap gi glove wrap pad bag belt rash mouth shin head guard catch forever story deal
    string attached truly afterwards penalty workshop`,
);
const OPENS = words(
  `open opening closed closing hour business trading operating until till late break door finish normal usual
    during least`,
);
const MEETS = words(
  `kick somewhere schedule timetable upcoming last finish finishes end ending earliest latest normal weekday
    during running run happen happening another other before work lunch midday noon intermediate advanced
    sparring competition table whole lunchtime suits often suitable`,
);
const PLACES = words(
  `city rand mall other google gps coordinates south north east west based address location located situated branch
    branches another second directions send pin suburb map cape town pretoria durban durbs soweto gautrain
    midrand randburg centurion fourways rosebank bryanston rivonia sunninghill live far stay
    drop fetch bring take exactly u    only park`,
);
/** Where the checkout's ways do not go. Not "us", which is who asks, nor London, which may be East London. */
export const ABROAD = words(
  `namibia botswana zim zimbabwe lesotho eswatini swaziland mozambique zambia malawi kenya nigeria uk england usa
    america canada germany europe australia dubai india overseas abroad international internationally`,
);
const SENDS = words(
  `paying pay above certain amount polokwane bloemfontein nelspruit east london gqeberha port elizabeth george
    kimberley delivery order collect durban online shipping ship cape town courier pickup pick pretoria home store
    instead long cost price charge country south africa`,
);
/** What goes with a question of that kind, and is answered with it. */
const BESIDE: Partial<Record<Topic, ReadonlySet<string>>> = {
  price: PAYS,
  hours: new Set([...OPENS, ...MEETS]),
  times: new Set([...OPENS, ...MEETS]),
  parking: words(
    `cost price park parking parked car vehicle bike bays lot pay outside safe secure guard guarded bakkie truck
    motorbike taxi underground basement covered shade drive venue premises leave`,
  ),
  showers: words(`work straight somewhere gents lock bag towel shower change changing room locker bathroom`),
  'first-visit': words('typical happen expect visit arrive'),
  contact: words(
    `real person number phone call ring whatsapp email contact speak talk chat someone somebody manager owner
    back use address landline proof payment pop send sending mail reach message line agent consultant send`,
  ),
  location: PLACES,
  area: PLACES,
  instructors: words(
    `coach coaches instructor trainer teacher sensei head run took lunch midday real actual professional pro champion`,
  ),
  booking: words(
    `register online before member become reserve wil turn turning birthday
    pitch rock show pop walk advance without`,
  ),
  length: words('long duration hour minutes stay commit sign locked'),
  freeze: words(
    `exam during cancel rather membership freeze pause put hold long overseas suspend contract month plan premium
    standard basic allowed travelling travel while work abroad studying away`,
  ),
  cancel: words(
    `move reschedule postpone work booked cancel cancelling membership notice period debit order plan premium
    standard basic allowed soonest earliest months contract leave end came sick ill flu penalty`,
  ),
  contract: words(
    `pay paying payment monthly leave whenever anytime cancel contract lock month long minimum commitment period
    moved move cape town tied short shorter smallest least start`,
  ),
  workshops: words('seminar workshop run before anything done'),
  delivery: new Set([...ABROAD, ...SENDS]),
  bring: words(
    `normal tshirt shin few bring wear clothes clothing outfit dress code
    towel gloves gear equipment shoes water own uniform before provided needed required lend rent hire borrow
    ok okay allowed hijab headscarf scarf turban doek full sleeves sleeve head
    use necessary compulsory gi wraps buy shorts shirt t tights leggings barefoot mouth guard`,
  ),
};

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/));
}

const CLAUSES = new RegExp(
  String.raw`[,.!?;\n]|\b(?:because|cos|coz|cause|so|but|since|i want(?:ed)? to know|i was wondering)\b` +
    String.raw`|\b(?:ask|asking|know|find out|enquire|inquire) (?:about|if|whether)\b` +
    String.raw`|\b(?:i|we) (?=(?:work|live|stay|study)\b)` +
    String.raw`|\b(?:i'?m|i am|we'?re|we are|i'?ll be) (?=going|away|off|travelling|moving|overseas)`,
  'i',
);

/**
 * Whether the sentence that asks it has words that no answer about that topic is about.
 * @param named words of what the school knows by name, such as its instructors
 */
export function goesBeyond(message: string, topic: Topic | undefined, named: readonly string[]): boolean {
  const beside = topic && BESIDE[topic];
  if (!beside) return false;
  const clauses = message.split(CLAUSES).map(understood);
  const clause = clauses.find((one) => topicOf(one) === topic) ?? understood(message);
  return saysMore(clause, new Set([...beside, ...named]));
}

/** The reason for it may stand beside it. */
const WANTS_IT = /\b(want|wants|wanna|like|love|keen|looking) (to )?(learn|try|start|do|train|join)\b/;

/** @param named words that are about what was found as well, such as a product's */
export function saysMore(text: string, named: ReadonlySet<string> = new Set()): boolean {
  const isKnown = (word: string) => STOP_WORDS.has(word) || ASKS_FOR_IT.has(word) || named.has(word);
  const isNumber = (word: string) => /^(?!20\d\d$)r?\d+(st|nd|rd|th|am|pm|h00)?$/.test(word);
  return (
    !WANTS_IT.test(text) &&
    text.split(' ').some((word) => !isKnown(word) && !isKnown(word.replace(/s$/, '')) && !isNumber(word))
  );
}
