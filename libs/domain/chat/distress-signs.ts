// Danger told between the lines: a sign of it seldom says enough by itself, several together do.
import { groups, type Signs, weightOf } from '#libs/domain/chat/phrases';
import { SIGNS_OF_CALM } from '#libs/domain/chat/signs-of-calm';

/** From there on help is offered; measured on libs/domain/chat/questions. */
export const SIGNS_FROM = 3;

const NEAR =
  '(ex|husband|hubby|wife|boyfriend|girlfriend|bf|gf|partner|man|dad|father|step ?dad|stepfather|mom|mother|uncle' +
  '|aunt|brother|cousin|son|grandson|boss|manager|supervisor|landlord|neighbours?|roommate|flatmate)';
const PERSON =
  '(someone|somebody|(a|the|this|that|some|two|three|four|these) (\\w+ )?(guys?|man|men|okes?|dude|stranger))';
const PLACE =
  '(my|our|her|his|their|the) (\\w+ )?(house|home|flat|gate|door|yard|window|room|complex|street|work|office' +
  '|school|car|bed|roof|kitchen|passage|ceiling|garden|wall|garage|driveway|stoep|cottage|road|shop)';
const HURTS =
  '(hits?|hitting|beats?|beating|slaps?|slapped|punche[sd]|kicks?|kicked|chokes?|choked|strangle[sd]?|grabs?' +
  '|grabbed|throws?|threw|pushe[sd]|shove[sd]?|drags?|dragged|burns?|burnt|hurts?|ties|tied|locks?|locked)';

/** Who, when and how alone: said of anything, and more beside a sign. Each counts 1. */
const CIRCUMSTANCES: Signs = [
  1,
  groups(String.raw`
      he / hes / she / shes / they / theyre / him / my (\w+ )?${NEAR} / hy / haar

      ${PERSON} / (same|white|black|silver|red|this|that) (one|car|polo|bakkie|taxi|quantum) / som mense

      now / tonight / tonite / last (night|nite) / this (morning|week|weekend|afternoon) / today / yesterday
      again / still / keeps? / since / every (day|night|weekend|time|shift|single)
      (second|third|fourth) time / gister / vanaand

      (please|pls|plz) help / help (me|us|her|him|please|pls) / what (do|must|should) (i|we) (do|say) / crying
      ngenzeni

      alone / by myself / nobody (else )?(is )?home / not answering (me)? / isnt picking up
      (cant|cannot) (reach|wake)

      (im|i am|hes|shes|she is|he is) (\d|1[0-6])

      (who|where) (do|can|must|should) (i|we) (tell|call|phone|go|drive|report|run)

      (stay|sleep|wait|sit) (\w+ )?(at|in|by) (your|the) (gym|place|reception|dojo|studio)
    `),
];

/** Each counts once. */
const SIGNS: readonly Signs[] = [
  [
    2,
    groups(String.raw`
      scared / afraid / terrified / petrified / frightened / bang / panicking / shaking / in danger
      ndiyoyika

      dont know (what to do|who to|where to go) / call somebody / help asb / uncedo / usizo / waar moet ek
      andazi

      (havent|not|nobody|never|nog vir niemand) (told|tell|vertel)( anyone| anybody)?
      (not|dont) talk to (the )?(police|cops|anyone) / if i (dont|do not) (show|pitch|answer|reply)
      only half joking / not a joke / what number this is / standing next to me
      (to be|be) seen from the street / get us out

      bruises? / bruised / black eyes? / blue eye / split lip / swollen (face|eye|lip)
      (cant|cannot) open my (\w+ )?eye / walked into a (door|cupboard)
      (hand|arm|wrist|nose|jaw|finger|rib) (is|was|looks) (\w+ )?broken
      people to see my (arms|neck|face|legs) / who did it / didnt mean (it|to) / gets like that
      like last time / next time its (me|my \w+) / you know how it is
      (wrist|arm|jaw|nose|rib\w*) (looks|feels|is) (funny|broken|wrong) / voice still

      ${HURTS} (me|us|her|him|them|my \w+)
      break (the|my|her|his) (other |left |right )?(arm|leg|neck|face|jaw)

      (throws?|threw|throwing) \w+ at (me|us|her|him|them) / scratches (me|and)
      (raised|lifted|put) (his|her) (hand|hands|fists?) / gets? (violent|physical|rough)
      loses? (his|her) temper / a slap

      gun / knife / panga / firearm / weapon / petrol / acid / nommese / met n mes

      (been|still|right|driving|walking|always) behind (me|us|her)
      (watching|watches) (me|us|my house)(?! (spar|train|box|fight|roll))
      (drove|drives|driven|came|comes) past (\w+ )?(twice|again|slowly|my|our)

      knows? (where|when) (i|we|she) \w+ / knows? my (address|car|route|routine|name|shifts?|gate code)
      (air ?tag|tracker|tracking|tracks) (\w+ )?(my|me) / called me by (my )?name / has a key
      (they|he|she) stopped when i (stopped|did) / out on bail / an? air ?tag / exactly where (i|we|she)
      waved at me / smiled at me

      (waits?|waiting|waited|sits?|sitting|stands?|standing|parked|parks|lurking|outside|inside|across
      |against)( \w+){0,3} ${PLACE}

      (turns?|turned|shows?|showed|pitche[sd]|rocks?|rocked) up (at|outside|everywhere|again|here|uninvited
      |drunk) / let(s)? (him|her|them)self in / trying (my|the|our) (door|handle|window|gate)

      (broke|breaking|broken|break|climbed|climbing|jumped) (in|into|over|through)(?! (the|a|my) new)
      alarms? ?s? (is |are |just |keeps? )?(going|went|gone|ringing|off)
      dogs? (have |has )?(stopped )?barking / armed response

      if (i|we|she) (dont|do not|didnt|cant|cannot|wont|ever|leave|tell|go|call|complain|say) / unless i
      as ek (vanaand |nou )?(uit|weg|gaan|praat)
      or (they|he|she|ill|im|were) (burn|kill|hurt|post|send|are|out|on)

      (theyre|they are|they will|theyll|he will|hell|hes|going to|gonna|says? (he|they|hell|theyll)|or they
      |said)( \w+){0,5} (kill|hurt|burn|fetch\w*|post|share|leak|find me|come for|coming (back|tonight
      |tonite)|deal with|finish|regret|do it properly|break)

      or else (he|she|they|hell|theyll) / blackmail\w* / mashonisas? / loan sharks? / from the loan
      came with (a gun|guns|knives) / lose my job if / unless she does / protection / extort\w* / threat\w*
      e ?wallet / they want \w+
      (till|until|by|before) (monday|tuesday|wednesday|thursday|friday|saturday|sunday|tonight|tomorrow
      |\d+)( \w+)? to (pay|send) / send r ?\d+

      enjoy your last / you(ll| will) (regret|pay for|be sorry) / watch your back / coming for (me|you|us|her)
      go to the hotel

      (get|need|want|have|trying|try) (\w+ )?(out(?! of (my|the|this) (contract|membership|debit))|away
      |to (get out|leave him|run|escape))( \w+){0,5} (him|her|here|kids|daughter|son|tonight|before)
      before (he|she|they|my \w+) (comes?|gets?|is|are|wakes?|arrives?|finds?) / before (hes|shes|theyre)
      when (he|she) (sleeps|is asleep|knocks off|goes to work)
      while (hes|he is) (on shift|at work|asleep|out|away|drunk) / by the time (he|she) (gets|comes) home

      (checks?|reads?|goes through|go through|takes?|took|has|have|hides?|hid|smashed|broke|keeps?) (my|our
      |her) (phones?|bank ?card|cards?|passports?|id|keys|messages|whatsapps?|salary|money|papers|sassa card
      |diary) / only have the phone

      (wont|doesnt|dont|never|not) (lets?|allow(s|ed)?|take) (me|us|her|to|out) / not allowed (to|out)
      (cant|must not|mustnt) (know|find out)
      without (him|her|them|my \w+) (knowing|finding out|seeing|noticing) / doesnt like how
      so i have to tell him / if (he|she|they) finds? out / (he|she) lets me / controls (my|me|who|what|all)
      would (he|she) (be able to )?(see|know) / (he|she) checks (it|my|the)(?! (technique|form|stance|work))
      (gets|getting) worse / when (he|she) (drinks|is drunk|comes back) / pays the rent / (if|when) he sees

      (dont|please dont|do not) (reply|write|phone|call|sms|whatsapp|text|mail|email|send) / delete this
      cant talk / message me only / typing from
      (hes|he is|theyre) (in the next room|asleep|outside|downstairs|coming)

      (not to|dont|doesnt want to|refuses to|too scared to|cant) (take (him|her|them) |be 
      |go(ing)? )(back )?home / scared to go home

      (touche[sd]|touching|kisse[sd]|kissing|tickles) (me|her|him|my|the (girls|boys|kids))
      (our|its a) secret / (dont|cant|not to|must not) tell (mom|mommy|mum|mama|dad|anyone|anybody|my|the)
      tell anyone / (when|if) (he|she|the baby) cries / screaming

      tonight (is|feels like|will be) (the|my) / wont (be around|be here|be needing|need (the|my|it|it|this))
      sorry for everything / on the bridge / thinking about (the|a) bridge
    `),
  ],
  [
    3,
    groups(String.raw`
      (hands?|arm|rope|belt|pillow|wire) (\w+ )?(a?round|on|over|across|against) (my|her|his) (throat|neck
      |face|mouth) / by the (throat|hair|neck) / (belt|burn|bite|finger|cigarette|cane|sjambok) marks?
      marks (on|all over|across) (her|his|my) \w+

      (followed|following|follows|trailing|tailing|chasing|stalk\w*) (me|us|her)(?! on)
      (reg|nog|heeltyd) agter my / volg my / endilandelayo / landelayo / landela mina
      crosse[sd] (the road )?every time

      (photos?|pictures?|pics?|videos?|fotos?) of (me (?!in|at|from|with)|(my|our) (own )?(front )?(door
      |house|home|gate|car|flat|work|school)|her in)

      (${PERSON}|people|footsteps|noises?|voices|movement|torch\w*|banging|knocking
      |scratching)( \w+){0,4} (in|on|inside|outside|at|around|by) ${PLACE}

      hiding / hid (in|under|behind) / locked (myself|ourselves|us|me|her|the kids) / locked in / being held
      held (us|me|hostage) / locke?[sd] (the|all the) doors? / locks? (him|her|me|us|them|the \w+) (in|up|out)
      in die badkamer / cable ties / tied up / ivalelwe

      (naked|nude) (photos?|pics?|pictures?|videos?)
      (post|posts|posting|share|shares|leak|leaks|leaking|send|sends|spread|spreading) (\w+ )?(nudes?
      |my (pics|photos|videos?)) / (pics|photos|pictures|videos?|nudes) (\w+ )?(go|goes|get sent|are going) to
      (got|have|took|taken) my (daughter|son|child|kids?|baby|sister)

      (somewhere|anywhere|a place|place) (to (go|hide|stay|sleep|sit|wait) )?(thats |that is |where its )?(safe
      |with lights)(?! (to|for) (leave|put|park|store|keep|lock|my|cars?|bags?))( on)?
      safe ?house / safe place(?! (to|for) (leave|put|park|store|keep|lock|my|cars?|bags?))
      until he (falls asleep|leaves|sleeps|calms|goes|is gone|passes out)

      (comes?|came|sneaks?|gets?|climbs?) (in|into|to|inside) (my|her|his) (room|bed) / private ?parts?
      my privates

      (not|isnt|hasnt|havent|hasnt been) (eating|eaten|fed|had (any )?food)(?! (before|after|meat|carbs))
      (ties|tied) (her|him|them) to / (bed ?)?sores / left alone for / yedwa
      if i (throw|drop|shake|hurt) (him|her|it|the baby)
      (new man|stepdad|uncle|boyfriend) (locks|hits|beats|shouts|comes)
      uses (the|a|his) (belt|sjambok|cane|hosepipe|stick|iron) / (cant|dont want to) be at home
      (stabbed|burnt|burned|cut|scalded) (my|me|her|him) / slept on the stoep / it was the iron

      (cant|cannot|can not) (do |take |carry on with |handle |keep doing )?(it |this |life )?(any ?more
      |any longer|much longer)(?! (classes|training))
      (whats|what is) the point (anymore|of (anything|it all|living|carrying on))
      (say|saying|said) (my )?goodbyes? / (written|wrote|writing) (the|my|a|some) (letters?|notes?)
      disappear(ing)? forever / (dont|not) (see|seeing) (a|any) (future|way out|reason) / worthless / hopeless
      give up on (life|everything) / how easy itd be
      giv(e|ing|en) (away )?(all )?(her|his|my) (things|stuff|clothes|dog|gloves) (away|to)
      say something to somebody
    `),
  ],
  [
    4,
    groups(String.raw`
      said no( \w+){0,4} (and|but) he( \w+){0,3} anyway / keep showering / does that count( as rape)?
      it happened (on|at|after|last|again) / (was|got) (drugged|spiked|roofied)
      woke up (with|without|next to|in his) / forced himself

      (been|started|im|back to) cutting(?! (weight|down|sugar|carbs|out|back|calories|for|my))
      cut (my|her|his) (arms?|wrists?|legs?)
      (tablets?|pills?|rope|bridge|balcony|razor|insulin|rat poison|rattex)( \w+){0,8} (saved|stash\w*
      |counted|ready|everything|lined up|tonight|goodbye|easy|jump\w*)
      (saved|stash\w*|counted|counting|(got|have|bought) the)( \w+){0,4} (tablets|pills|rope)(?! (for|from|at
      |in)) / the rope and / doesnt plan to be here / (gave|given|giving) away (her|his|my|all|their) \w+
      want it (all )?to (be over|stop|end) / (worry|worrying) about me anymore
      (panados?|tablets|pills)( \w+){0,6} (too many|like \d+)
      (took|taken|swallowed|drank|drunk|ate)( \w+){0,6} (pills|tablets|poison|bleach|jik|handy andy|rattex
      |panado|insulin|paraffin)

      (dont|didnt|not|never|wont) wake up
      (dont|do not) want to (be|exist|wake|carry|continue|live)(?! (a|the|too|so|like|in a|late|seen))
      (no ?one|nobody|noone|everyone|everybody|they|the kids|my family|mom|world) (would|will
      |d) (even )?(be )?(miss me|notice|fine without|better( off)? without|care if i)
      better (off )?if i( \w+){0,4} (dead|gone|disappear\w*|not here|werent|wasnt|dont|never) / ukuphila

      (not|stopped|isnt|hard to|cant|difficulty) (breathing|breathe)(?! (through|in|with)) / turn(ed|ing) blue
      lips (are |is )?blue\w* / unconscious / (wont|cant|not) wak(e|ing)( her| him)? up / cant wake (her|him)
      passed out and / overdos\w* / chest( is| s|s)? (tight|pain\w*|sore)
      (tongue|throat) (feels|is) (fat|closing|swelling|swollen)
      (hes|shes|he is|she is) (grey|blue|not responding|foaming) / seizure / snoring sound / lips look
      arm (has )?gone (numb|lame|dead) / lips (\w+ ){0,3}blue / waking up properly
    `),
  ],
];

/** @param said as spoken() gives it, without apostrophes */
export function signsOfDistress(said: string): number {
  const signs = weightOf(SIGNS, said);
  return signs === 0 ? 0 : signs + weightOf([CIRCUMSTANCES], said) - weightOf(SIGNS_OF_CALM, said);
}
