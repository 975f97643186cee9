// What words of danger are said of besides: of what is over, played, taught or studied.
import { groups, type Signs } from '#libs/domain/chat/phrases';

/** Each takes from the signs of distress (distress-signs.ts). */
export const SIGNS_OF_CALM: readonly Signs[] = [
  [
    2,
    groups(String.raw`
      (do|can|will|could|would|does) (you|u|ya|they|the coach(es)?|krav|bjj|boxing) (guys 
      |people )?(ever )?(teach|show|cover|offer|run|train)
      how (do|does|can|should|would|to) (one|i|you|we|people|a person)? ?(escape|defend|handle|deal|react
      |block|counter|disarm|break) / what if
      what (should|would|do|does|must) (i|you|one|people|she|he) do (if|when|against|in)

      how do i cancel / (can|may|should|must) (i|he|she|they) bring / (can|do) i buy
      scared (to|of) (fall|get|be|look|try) / i (hurt|broke|sprained|twisted|kicked|hit) my
      do you (take|have) (photos|videos|somewhere)
      (knife|gun|choke|stick|weapons?|firearms?|hijack\w*) (defence|defense|course|class|classes|training
      |seminar|workshop|disarms?) / (so|and|now) (i|she|he|we) wants? (to (train|learn|start|do)|\w+ lessons)
      (can|could) (my \w+|i|she|he) learn / picked on / was rude / come (alone|by myself) / how to knock
      learn to (shoot|fight|box|protect|defend) / do (i|you|we) do if / how much (is|for) / beating me at
      (kids|they|children|juniors) learn / (we|i) already beat / headguards? / proud of / bull(y|ied|ies|ying)
      teas(e|ed|es|ing) / confidence / shy / nervous (about|to) / peace of mind / just in case / discount
      price list / what should i wear
    `),
  ],
  [
    3,
    groups(String.raw`
      (years?|yrs|months|decades?) (ago|back) / last (year|month|winter|summer) / in (19|20)\d\d
      (long|ages) ago / when i was (young\w*|little|small|a (kid|child|teen\w*|student)) / nothing since
      (im|i am|was) (fine|ok|okay|over it) now / in the (nineties|eighties) / back in

      (in|at|during|while) (\w+ )?(sparring|rolling|practice|the ring|comps?|competition|grading|pads?
      |the (match|bout|fight)) / sensei / sparring / opponent / white belt / blue belt
      (round|on|off) the mats? / pressure fighter / leg lock / shin splints / doms

      legal / illegal / law / laws / lawful / licen[cs]e / article / thesis / essay / assignment / documentary
      movie / film / series / novel / podcast / interview / first aid / reporter / journalist / ngo
      foundation / learners / clients / employees / staff / guards / insurance / premium / congregation
      statistics / physio / doctor said

      (killing|killed|kills|murder(s|ed)?) (me|us) (with|lol|haha\w*|today|yesterday|on)
      dying (to|of laughter) / died laughing
      scared of (heights|spiders|needles|sparring|getting|being|the dark|dogs|falling)
      beat (my|his|her) (time|record|score) / for fun / just kidding / jk / haha\w* / would kill for
    `),
  ],
];
