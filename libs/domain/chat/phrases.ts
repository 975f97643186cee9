// Phrases that the assistant's rules know by another name, in the words of vocabulary.

export const SAME_PHRASES: readonly (readonly [RegExp, string])[] = [
  // "Ok but serious, how much is it"
  [/^(?:(?:ok|okay|haha|lol|no|yes|so|and|but) )*(?:serious(?:ly)?|jokes aside|for real|anyways?) (?=\w+ \w)/g, ''],
  [/\b(?:drs?|dr s|doctor) (?=(letter|note|certificate)\b)/g, 'doctors '],
  // Who signs a message says nothing of the question.
  [/ (kind |warm |best |many )?regards( \w+){0,3}$/g, ''],
  [/\btrek (\w+ ){0,3}aan\b/g, 'wear'],
  [/\bhow laat\b/g, 'what time'],
  [/\bte old\b/g, 'too old'],
  // "Na le bula": whether you (of several) open.
  [/\b(?:hore )?(?:na )?le (open|when|where|teach)\b/g, 'you $1'],
  [/\bwant ho\b/g, 'want to'],
  [/\bka (\w+day)\b/g, 'on $1'],
  [/\bhalf past (\d{1,2})\b/g, '$1 30'],
  [/\bquarter past (\d{1,2})\b/g, '$1 15'],
  // What somebody did when young is no child's.
  [/\b(?:as a|(?:when|since|while) i was an?) (?:(?:young|small|little) )?(?:son|kid|child)\b/g, 'before'],
  [/\b(\d{1,2}) ?oz\b(?! (?:boxing |sparring )?gloves?)/g, '$1oz gloves'],
  [/\b(what|which|how many) oz\b(?! (?:boxing |sparring )?gloves?)/g, '$1 oz gloves'],
  [/\byou teach what\b/g, 'what do you teach'],
  [/\blittle ones?\b/g, 'kids'],
  [/\breg fees?\b/g, 'registration fee'],
  [/\bcheaper (?:plan|option|membership|package)s?\b/g, 'cheapest plan'],
  [/\bsluit (i |ons )?aan\b|\bteken (i |ons )?aan\b/g, 'join'],
  // What somebody does not mean is not asked for.
  [/\bnot (for )?(the |my |a )?(kids?|children|beginners?|privates?|boxing|krav|bjj)( (one|class|lessons?))?\b/g, ''],
  [/\b(jiu|ju|jui) ?(jit|jut)s?u\b/g, 'bjj'],
  [/\be ?book(s?)\b(?= |$)/g, 'ebook'],
  [/\bself defen[cs]e\b/g, 'selfdefence'],
  [/\bmuay (thai|tai)\b|\bmuaythai\b|\bmuai thai\b|\bthai boxing\b/g, 'muaythai'],
  [/\bkick boxing\b/g, 'kickboxing'],
  [/\btae kwon do\b/g, 'taekwondo'],
  [/\b(1|one) ?(on|2|to) ?(1|one)s?\b/g, 'private'],
  [/\bpersonal train(ing|er)\b/g, 'private training'],
  [/\bsecond hand\b/g, 'secondhand'],
  [/\bsparring gloves?\b/g, 'sparring glove'],
  [/\bonce off\b(?= (fee|amount|payment|cost|charge)|$)/g, 'registration'],
  [/\bbest(el)? \b/g, 'best '],
  [/\b(just|only) once\b/g, 'drop in'],
  [/ more or less\b/g, ''],
  [/\b(?:graad|gr) ?(?=(?:r|\d{1,2})s?\b)/g, 'grade '],
  [/\bgrade ?(?=\d)/g, 'grade '],
  // "Grade R", as text messages read the letter.
  [/\bgrade are\b(?= (?:kids?|child\w*|learners?|class\w*)|$)/g, '6 years old'],
  [/\bkids (?:van|from) (\d{1,2}) (?:en|and) (\d{1,2})\b/g, 'kids of $1 and $2'],
  [/\b(\d+) minimum\b/g, '$1 minutes'],
  // Not where the school is.
  [/\b(class(?:es)?|lessons?|something|somewhere|anything|one|places?|days?|times?|situations?) where\b/g, '$1 that'],
];
