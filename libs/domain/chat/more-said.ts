// Whether a message says more than that it is after the one thing a rule found in it: "boxing classes?" does not, "my
// shoulder hurts since boxing" does. What a rule does not understand it must not answer as if it had not been said.
import { STOP_WORDS } from '#libs/domain/chat/faq-search';
import { topicOf, type Topic } from '#libs/domain/chat/topics';
import { understood } from '#libs/domain/chat/understood';

/** Beside these a class, a plan or a course is asked for and no more. */
const ASKS_FOR_IT = new Set(
  `class classes lesson lessons session sessions train training trains learn learning teach teaches teaching offer
  offers offered offering provide have available interested interest like love need try trying start starting
  started begin join joining sign signing come coming looking look find info information details tell question
  inquire enquire enquiry attend take taking program programme programs programmes course courses workout style
  styles martial art arts fight fighting sport selfdefence self defence basics stuff something anything option
  options krav maga bjj street brazilian grappling boxing boxer gracie kali filipino fma eskrima escrima arnis
  knife knives blade blades stick sticks firearm firearms gun guns shoot shooting pistol rifle disarm disarms
  tactical medical first aid stop bleed bleeding paramedic protective bodyguard close protection vip corporate
  company companies office offices employees staff team building security kids kid child childs children childrens
  son sons daughter daughters boy boys girl girls teen teens teenager teenagers toddler toddlers junior juniors
  little warriors defenders youth women womens woman ladies lady female females men mens man guy wife husband
  hubby girlfriend boyfriend friend friends partner brother sister mom mum dad mother father adult adults seniors
  family both myself beginner beginners newbie total complete absolute private privates trial free ebook ebooks
  battle ready book booking registration fee 1 monday tuesday wednesday thursday friday saturday sunday today
  tonight tomorrow weekend weekends morning mornings afternoon afternoons evening evenings night nights week
  weekly next later early time day days now still also again please hey yes no not dont doesnt isnt arent heard
  saw wondering wonder curious hoping hope sandton joburg johannesburg here place school gym academy club dojo
  near area years old age aged olds dying keen excited cant wait right correct only just maybe currently quote
  quotes january february march april may june july august september october november december christmas xmas
  goodwill reconciliation heritage freedom workers labour human rights public holiday holidays year new good
  easter package coaching full places spaces space spots spot left fitness fit conditioning fundamentals date
  dates kit theres thats youre ive im id hows people group van vir n na my die op se watter laat maak moet wat ons
  by julle ndifuna ukwazi ukubuza nivula nothing pm am us two three four five pair see using over small together
  list difference compare festive season between weeks`.split(/\s+/),
);

const PAYS =
  `price prices pricing pricey cost costs fee fees rate rates charge charges pay paying paid payable monthly month
  months annual yearly year membership memberships member members plan plans basic standard premium cheap cheapest
  expensive rand rands total all included unlimited 12 per students student adults person each off extra
  altogether website normal current once weeks weekly group hoodie hoodies shirt shirts t tshirt tshirts shorts
  cap caps gi gis glove gloves wrap wraps pad pads bag bags belt belts rash gum mouth shin head guard guards`.split(
    /\s+/,
  );
const OPENS =
  `open opens opening close closes closed closing hours hour business trading operating until till time times what
  early late holidays public break over doors door start finish normal usual during between`.split(/\s+/);
const MEETS =
  `schedule timetable times time next upcoming first last finish finishes end ends ending earliest latest many
  normal weekly days weekday weekdays during running run runs on happen happening whats theres another other more
  after before work lunch midday noon level levels beginner intermediate advanced little warriors sparring
  competition table full whole program programme`.split(/\s+/);
/** What goes with a question of that kind, and is answered with it. */
const BESIDE: Partial<Record<string, ReadonlySet<string>>> = {
  price: new Set(PAYS),
  hours: new Set([...OPENS, ...MEETS]),
  times: new Set([...OPENS, ...MEETS]),
  bring: new Set(
    `bring wear clothes clothing outfit dress code towel gloves gear equipment kit shoes water own uniform provide
  provided included needed required lend rent hire borrow use necessary compulsory must have gi wraps`.split(/\s+/),
  ),
};
const CLAUSES = /[,.!?;\n]|\b(?:because|cos|coz|cause|so|but|since)\b/i;

/** Whether the sentence that asks it has words that no answer about that topic is about. */
export function goesBeyond(message: string, topic: Topic | undefined): boolean {
  const words = BESIDE[topic ?? ''];
  if (!words) return false;
  const clauses = message.split(CLAUSES).map(understood);
  return saysMore(clauses.find((clause) => topicOf(clause) === topic) ?? understood(message), words);
}

/** The reason for it may stand beside it. */
const WANTS_IT = /\b(want|wants|wanna|like|love|keen|looking) (to )?(learn|try|start|do|train|join)\b/;

/** @param named words that are about what was found as well, such as a product's */
export function saysMore(text: string, named: ReadonlySet<string> = new Set()): boolean {
  return (
    !WANTS_IT.test(text) &&
    text
      .split(' ')
      .some(
        (word) =>
          !STOP_WORDS.has(word) &&
          !ASKS_FOR_IT.has(word) &&
          !named.has(word) &&
          !named.has(word.replace(/s$/, '')) &&
          !/^\d+(st|nd|rd|th|am|pm|h00)?$/.test(word),
      )
  );
}
