// Written by `npm run train-distress` (docs/decisions/0116): what words and pairs of words say of distress.

/** In steps, as the weights are. */
export const BIAS = -7.43;

/** Of each word its weight, then the words that may follow it with the weight of both; entries are divided by ";". */
export const WEIGHTS =
  '-7;#-1 #-6 am-9 and1 anyway-8 at-8 baby-13 by-4 every-10 friends-9 girls-8 going-9 guys8 he6 hours8 i5 if-10 in-' +
  '6 kids5 left-9 lol-11 long-8 may-11 must-8 my11 next-9 nil-8 now-14 o-7 of-9 off-11 on-11 people-4 please-9 pls-' +
  '9 rand7 since-11 then-13 tomorrow-8 what5 with-6 would-8 y-8 years5;#+-6;#am sorry-8;#h#-11;#ish-8;#kg-3;#oz-5;#' +
  'pm please-9;#rd please-12;#s5 my-12;#st-6;#th-7;#uur-7;#xl-9;a #am-6 #mm-4 #yr-6 baby5 bad-3 bear-6 beast-11 beg' +
  'inner-3 belt5 bet-8 bigger-14 bike-8 bleed-11 blue-14 bot-8 bouncer-15 boxer-8 braai-11 broken11 bullet8 bully-1' +
  '7 burglar-6 camera-14 canopy-7 car-4 card-11 carer-14 case11 closed-8 coach-7 coffee-9 cold-14 concussion-6 cop9' +
  ' couples-9 course-7 court-11 creche-9 cup-10 cut-9 date8 delicate-8 dentist-5 different7 disabled-6 doctors-6 do' +
  'g-10 doll-8 domestic-8 fee-6 fever-7 few-6 fight-7 fire8 fit8 flat-17 fool-8 free-6 friday-5 garage-12 gate-11 g' +
  'enerator-8 gentle-9 gi-8 girlfriend-9 glock-9 go-10 great-11 group5 guard-9 guide-5 gun6 gunman-7 half-6 hard-8 ' +
  'has-15 headlock-11 heavy-6 hijacker-9 hobby-7 home-7 hostage-9 human-13 ka-12 ke-16 key7 kid-6 kids-13 killer-8 ' +
  'knife9 lady4 lawyer-10 leboha-7 left-8 leg-13 legend-10 licence-10 lighter7 list8 little-9 living-10 long-9 look' +
  '-5 lovely-11 mall-7 man9 manager-6 martial-8 mean-8 meeting-11 member-8 mom-11 morning-7 must-9 name-10 new-7 ni' +
  'ce-11 night-7 nka-7 normal-6 note9 number-7 pacemaker-10 pad-10 panga9 parents-8 partner-9 password-8 pension-8 ' +
  'phone8 photo8 pic9 pin-12 pistol-12 pizza-4 plan9 plumber-7 point-10 police-9 policeman8 pool-9 profile-8 public' +
  '-7 pump-13 quick-10 r#-11 ramp-8 rash-6 rear-11 refund-5 ring-5 robot-5 roof-7 row9 sack-9 saturday-6 sauna-4 sc' +
  'hool-8 screen-7 security-6 self-9 shelter11 slap9 sleeping-12 small-5 social-5 spare-7 spaza-9 sport-7 statement' +
  '-11 stent-10 step-7 stranger5 stray-11 student-8 sunday-7 surprise-7 sweet8 talk-8 team-9 teenager-5 test-5 trac' +
  'ker9 try-5 video-4 waitress12 walker-8 wall-9 wart-8 water-10 wedding-9 white5 window-8 witch12 word-8 work-12 w' +
  'rist4 year-6;a#-8;aan7 die-7 my15;aandklas-12;aansluit-10;aanteken-12;aantrek-10;abafana8;abantu7;abantwana9;aba' +
  'nye-12;abaqeqeshi-9;abesifazane-9;able-2 to-2;about a-8 being-11 bullying-6 domestic-12 him-7 it-11 my-10 myself' +
  '-10 something-12 the3 until-12 walking-11;above-9;abs-12;absence-7;absent-14;absolute-10;absolutely-9;abuse9 in-' +
  '9 of-7;abused12 women-8;abusive12 but-12 marriage-16 relationship10;academy is-12;accept people-8;accepted-8;acc' +
  'ess-9;accessible-8;accident at-10 on-11;according-8 to-8;account-5 for-7 help-12;acid12;act-9;action-11;activati' +
  'on-7;active-6 contract-9;activity-9;ad-7;add-8 me-7 my-6;address for-8 in-10 please-10 pls-10;adhd-9 and-7;admin' +
  '-9;adres-9;adriaan-8;adult class-6;adults-6;advanced-8;advert-13;advice-8;af te-9;affairs-10;afford-8 it-13;afra' +
  'id4 i-11 ill-13 of11;afrigter-12;afrigters-8;afrikaans-8;afslag-7;after #pm-7 a-9 bjj-12 church-5 class-4 dark-8' +
  ' five-5 he-10 my4 myself-12 new-6 supper-8 that-3 the5 training-8 what6 your-9;again8 and2 can-11 i-7 if-9 last9' +
  ' on-11 one-14 please-13 third-7 this-11;against a-6 gbv-7 her-13 someone-15 the6 two-9;age-5;ages-3;aggressive-3' +
  ';ago5 can-7 how-9 now-7;agree-12;agreed-10;agter6;ahead-7 of-10;aid-5 for-10;aids-8;aikido-7;air-6;aircon-11;air' +
  'port7;akalaleli-12;akavumi-13;akhaonteng-12;akhona-7;al7;alice-9;alive12;all3 class-10 come-9 girls-8 good-7 i-8' +
  ' in-11 is-9 its-7 men-12 my9 sorted-9 that-9 these-13 thinking-11 three-7 want-9 year-9 you-10 your-7;alles in-1' +
  '2;allowed in-9 inside-9 near-13 on-11;almal6;almost-11;alone7 at-8 on-8 or-7 price-8 so-14 then-10 to-11 what-12' +
  ';along-9 with-6;already beat-14 has-8;also come-9 for-6 if-11 is8 new-9 trains-11 works-11;always beats-15 been-' +
  '8 late-10 looks-7 wanted-9;am2 afraid7 an-17 being14 bored-8 free-9 going10 home-10 i-9 it-8 late-16 looking-11 ' +
  'new-10 small-10 so9 still-8 the-10;amagilavu-10;amakilasi-10;amaningi10;amaphilisi10 amaningi10;amaphoyisa10;amb' +
  'ulance12 outside-12 service-15;amex-10;ammunition-10;among-11;amount-7 went-9;an4 activation-6 activity-10 after' +
  '-7 all-9 ambulance10 attorney-6 end-10 estate-9 ex-13 eye-10 idiot-8 initiation-10 instructor-12 invoice-6 ngo-6' +
  ' official-5 online-4 op-9 operation-7 orange-7 outlet-8 uber7;ancient-11;and1 #-5 a3 after-9 always-10 asks10 br' +
  'ing-9 broke-8 cannot-13 clothes-10 coach-12 daughter-10 did-1 do-6 does-4 eat-13 everyone-9 finally-10 for-6 gav' +
  'e7 gets-10 girls-6 give-10 go-13 going11 granny-8 hasnt9 have-13 he4 here-9 hes12 his7 hit-10 hits9 home-10 how-' +
  '4 i5 id-5 if-9 im3 in-7 kicked9 last5 laugh-11 locked11 long-12 looked8 must5 need-9 neither10 never-11 no7 nobo' +
  'dy-10 normal-8 now4 on-8 parking-8 phone12 refused-10 restraint-10 retired-9 said11 saw-10 says8 see-8 shes4 son' +
  '-8 start-10 stick-6 still-7 stop-9 stuff-12 tell-11 then8 theres5 they8 thursday-8 times-8 tired-10 to-8 today7 ' +
  'tomorrow-11 very-5 walk-10 walks-14 want-6 where-6 which-5 who-12 why-9 will-4 with-8 without-7 women-10 worry-1' +
  '1 would-3 you5;ander goed-8;andifuni-14;andisafuni10 kuphila10;angangena-10;angaqala-14;angifuni8;angisaboni14;a' +
  'ngisafuni9 ukuphila10;angry right-12;ankle-12 and-10;anniversary-10;annoying-10;another class-9 gym-15;answered-' +
  '8;answering8 the-14;anxiety-10;anxious-9;any-6 bjj-4 girls-6;anymore12 about-17 at-14 can-14 how-14 i9 the-12;an' +
  'yone hand-7 there-5;anything after10 at-13 for-8 in-10 is-10 on-6;anyway8 and-13;anywhere near-8;apart5;apho-7;a' +
  'pologies-9;app says-6;appear-8;appendix-9;application-10;appointment-7;april-10;are #-9 a-9 an-8 both-8 breaking' +
  '8 dead-14 driving-12 dying-10 for-10 full12 good-11 hiding11 in5 kids-7 killing-7 like-7 little-7 looking12 mean' +
  '-6 most-5 moving-11 my-11 new-9 no-13 off-8 out-12 people-6 relocating-8 sweet-12 the-3 there-5 they-11 thinking' +
  '-14 ur-7 we-9 you-2;area-7;arm4 can-8 for-6 in-12 is13 while-11 wrestling-11;armbar-14;armbars-9;arms6 optel-9;a' +
  'rmy-7;arnis-9;around4 in-14 six-10 when-9;arrears-12;arrested-13;arrive-10;arrived but-8;arthritis-10 in-6;arts-' +
  '5;as a-5 hell-10 his-9 in-7 my-10 they-15;asb5 my-11;asem9 nie9;aside-11;ask-1 a-7 coach-12 her-11 my-4 the-8 yo' +
  'u-7;asked about-5 me4;asking5 about7 after-11 as-5 for4 haha-10 here-10 if6 me-14 on-6;asks5 every-14 if-7 why-1' +
  '0;asleep9 on-9;assault-9;assaulted17 and-14 last-10 many-8 me8;assessment-9;assignment-12;assist-8;asthma-14;at ' +
  'aftercare-13 all-9 arm-15 boxing-9 break-5 chess-6 conditioning-10 everyone-13 everything-6 gunpoint14 home4 me4' +
  ' month-10 my5 reception-12 saps-9 seven-8 sport-5 three-9 university-11 varsity-5 what-7 wits-8 woolies-11 work6' +
  ' you-10 yours-8;aterese-8;attack13 course-9 every-17 of-12 ten-10 too-12;attacked13 by-16 me12 on9 when-13;attac' +
  'ks-8 me-14;attendance-14;attended-13;attending-9;attention-6;attitude-10;august so-11;autism and-9;autistic-12;a' +
  'vailable-7;away3 a-8 after-8 and14 before-9 from10 if-13 with-12 would-11;awkward-13;b day-5;ba12 #-9 babedi-7 b' +
  'akae-12 bantsi-11 mo-16;baas14;babedi-7;baby9 #-16 came-16 i-15 one-10 sleeping-10 while-8;babysitter-8;bachelor' +
  '-8;bachelorette-6;back2 after-9 by-5 from8 how-12 in-7 kids-8 next-10 now-7 of-10 that-10 we-14 what-7;backgroun' +
  'd-7 checks-9;backup-7;bad3 back-11 idea-8 marriage-11 shoulder-8;badly after-9 is-9 last-9 on-8;bafuna15;bag aga' +
  'in-11 and9 for-7 in-18 it-8 last-9 there-8 till-10 with-9;bail9;bakae-12;baklei-12;ball-14;ballet-10;bam-6;band-' +
  '8;bang8 om8;bangikhombe10 ngesibhamu10;banging9 on9;bangles-11;bank card13 details-6 he-12 is-7 says-11 sms-8;ba' +
  'nna-12;bantsi-11;basadi-7 ba-11;basic-9;basics-7;baston-10;bat6;bath11;bathathe10;bathi16;bathroom6 my-11;bathro' +
  'oms-6;batla go-13 ho7 mosebetsi-11;baton-12;battery died-10;battle-9;bay-8;bayamhlupha-8 esikoleni-8;bays-10;bc8' +
  ';bday-7;be #-8 a-9 able-2 alive12 allowed-7 around15 arranged-9 back-6 better5 dropped-11 fit-10 heaven-7 here7 ' +
  'hit-8 home-2 in-12 late-11 licensed-10 more-7 okay9 on-11 one-7 prepared-6 ready-11 safe-8 seen9 the-7 there-11 ' +
  'thrown-9 tied-9 under-7 your-8;beams7 went7;bear-7;beast-11;beat everyone-10 me9 my-9;beaten9 in-10 to-10 up7;be' +
  'ating5 a7 me-15;beats7 all-8 me8;because4 hes8 i6 of-4;become-5 a-5;bed11 for-10 i-13;bee9 certificate-8;been7 b' +
  'ehind10 bullied-9 burnt-9 checked-10 compromised-9 here-10 hit-11 meaning-9 robbed-8 sent-10 shy-10 through-14 w' +
  'aiting-7;before class-11 he5 i-4 it-7 my-8 noon-7 school7 that-8 work-8;beforehand-8;begging7;begin-2;beginner-5' +
  ';beginners-4 group-9;behave-11;behaviour-9;behind her-9 me9;being10 abused10 kind-10 on-16 patient-10 picked-8 p' +
  'unched-10 scared-14 touched-9;bel my-13;believe it-11 me10;believes7;bells-9 went-9;belongs-11 to-10;below the-5' +
  ';belt have-9 in-4 or-11 question-5 so-8;belts-9;bench-12;berea for-9;beskikbaar-7;bespreek-8;best for-9 he-11 if' +
  '12 way-9;bestel-7;bestelling-13;bet-13;betaal die-11;betaling-10;beteken-7;betilwe11;better im-9 off12 than-6 wh' +
  'en-6 with-6;between #7 sizes-11 the-6;bf10 and-13 want-12;bicycle where-6;bied u-16;bietjie-12;big-3 and-10 baby' +
  '-12 boys-9 enough-10 fall-11 for-5 guys-10;bigger boys-6 kids-8 ones-6;bike when-10;biltong-13;bin7;birth8 certi' +
  'ficate-10;birthday-7 on-11 party-4;birthdays-7;bit of-11 overweight-8 scared-14 when-14;bite-8;bites-12;bja-10;b' +
  'jj-8 home-8 is-9;black belt-4 belts-6 eyes-14 friday-8;blackout-11;blade6;blame-12;blank-7;bleed5;bleeding14 and' +
  '9 can-14 control-14 money-11;blind-9 in-6;blocking me-9;blocks8;bloei13;bloem-11;bloemfontein-6;blood12 thinners' +
  '-8;blou8;blue4 belt-12 eye-15;bly-9;bo7;boarding school-10;body is-7 kick-6;bodyguard-9;bodyguarding-7;bodyguard' +
  's-6;boelie-8;boiling11;bokae-7;bokke-9;boks-5;bokser-10;bokshandskoene-9;bones-10;bonitas-10;book-5 again-8 him-' +
  '8 us-7;booked-6 already-7;booking from-11;bookings-7;boom-11;boot5;bored-12;boring-9;borrow-7;bosiu9;boss7 is-13' +
  ' lets-10 makes-11 only-10 thinks-8 wants-12 will-11;both of-9;bottle and10 by-7;bought5 me-8;bouncer9 course-9;b' +
  'ound-9;box-3 he-8 with-8;boxed-16 in-11;boxer-8;boxers-9;boxes-7;boxing-4 at-6 but-8 class-6 guy-10 on-5 this-8 ' +
  'tonight-9 when-10;boy3 age-10 and-8 at8 does-7 he-12 hes-8 in8 wear-5;boyfriend11 and-13 come-7 did-10 got-11 is' +
  '-6 put9;boyfriends5;boys #-6 and-6 came-10;braai-4;brace-12;braces-8;brain-9;brakes10;brave-10;braver-10;brazili' +
  'an-8;break from-10 out-11;breakdown-10;breaking14 into7 up-11;breaks a-10 in-7 into-12;breastfeeding-12;breath-9' +
  ' on-9;breathe11 better-9 in-16 through-13 when-16;breathing12;breek11;bridge13;bring-3 anything-8 him-7 it-12 my' +
  '-2 them-7;bringing my-11;brings them-12;broke down-9 his-13 it-10;broken6 again-15 arm-10 but-10 into-11 on-12;b' +
  'rother6 always-11 i10 last-13 says7 was10 what-14 will-9;brothers8 #th-13;bru-7;bruised-9;bruises14;bryanston-8;' +
  'budget-8;building is-8 next-10 with-7;buka-13;bullet8 in11;bulletproof-8;bullied-10 at-7;bullies-9;bullying-7 an' +
  'd-9;bumped my-10;bunk-6;burglar in-10;burglars6;burn10 energy-9 in-7;burned10 by-12 my14;burning11;burns13;burnt' +
  '5 me10;burpees-14;burst house-9;bury8 me8;bus for-12;but can-6 could-11 he8 never-11 nobody-11 only-10 want-7 wh' +
  'at-6;butted-9 me-9;button-10 app-7;buttons-9;buy-4 ammo-6 another-8 for-9 get-9 more-9 something-9;by accident-1' +
  '1 half-5 her10 law-11 mistake-6 my7 myself-15 now-9 older-10 phone-8 someone8 strangers-10 taxi-12 that-12 the5 ' +
  'this-13 train-7 video-9 whatsapp-10 when-7 your-10;bye and-11;bywoon-14;cab-11;cable9;cake-12;calendar-11;calibr' +
  'e-11;call8 and10 back-10 before-12 centre-11 for9 him-17 if-10 me-16 my-17 off-11 the6;called me-11;calls5;calm ' +
  'him-9;calories-9;came7 back9 can-7 in9 last-15 off-11 once-12 to13 with11;camera6;campus10;can-3 a6 actually-10 ' +
  'ask-12 drive-13 fix-7 go8 he-11 help-10 hit-13 i-2 it-9 join-10 make-9 me-9 my-6 one-5 our-7 phone-11 please-9 p' +
  'ut-7 read-10 sleep9 somebody-6 start-7 still-15 take-10 teach-12 they-4 training-12 women-6;cancel but-10 my7 si' +
  'nce-10 when-6;cancellation-5;cancelled-10 last-10;cancelling-9;cane-9;canelo-8;cannot8 get9 make-9 pay-9;canopy-' +
  '7;cant10 attend-10 be8 book-12 breathe5 climb-7 come-13 decide-6 drive-10 go11 hear-14 lift-8 log-7 make-7 reach' +
  '11 run-11 see-10 stop12 tell11 wait-15 walk-11;capoeira-7;caps-8;car3 and5 boot-14 broke-9 died-10 for-11 how-7 ' +
  'must-13 now-11 on12 private-8 safe-10 there-9 to-8 trouble-13 when-12 with7;card and8 gets-10 got-10;cardiologis' +
  't-10;care for-8;careful-8;carer13;carried5;carry a-4 my-10 pepper-7;case8 i-9 number-11;cash and7 at-9 on-11;cas' +
  'ual-9;cat5 walked-8;catch-9;cause5 extra-9;cctv-9;celebrity-8;cell number-7;cellphone-9;cent is-12;centurion-8;c' +
  'ert-11;certificate-8;certified-7;cha-8;chain-9;chair at-13 can-8 is-11 since-14 with-9;champ-9;champion-8;change' +
  '-7 in-7 to-6;changed my-6;changeroom4;changing-7;chaos-7;charge-4 my-7;charged-11;charging-14;charity-12;chat do' +
  'esnt-11 to-11;cheaper-8;cheapest8 plan-13;cheaply-10;check-4 the-8 with-7;checked-9;checkers8;checkout-12;checks' +
  '11;cheers-7;chess-23;chest13 is10;chicken-9;chickenpox-9;child3 comes-9 doesnt-12 get-9 if-11 is6 like-8 of-7 pl' +
  'ease-7 protection-5 to-8 uses-11 who-8;children i-12 to-10 what-11;chinese-12;choke-7 and-10;choked6 me10 on-10 ' +
  'out-5;chokes and-10;choking10;choose-11;choosing-13;chose8;church group-4;cigarette12;claim-6;clamped-13;clases-' +
  '9;class-1 also8 by-12 cancelled-6 full-9 have-11 help-9 hes-13 i8 izolo-12 keeps-11 kissed-11 last-17 like-10 ma' +
  'de-12 not10 now-11 of-7 on-1 one-8 opens-11 pls-10 she-12 still-6 take-9 this-8 times-9 tomorrow-14 tonight-6 un' +
  'til-8 was-4 what-7 when-12 without-9;classes and-8 carry-8 on-8;clean my-9 the-11 up-7;clearance-9;cleared-9 by-' +
  '8;clever-11;click-10;client is-10;climb-12;clock-6 on-9;close by-4 on-5 protection-6 the7 when-6;closed on-6;clo' +
  'sest-5;closing8 time-10;clothes6 and13;club from-5;cn i-7;coach-1 asap-10 at12 back-6 been-9 come-10 comes-12 di' +
  'dnt-11 explain-12 for-6 go-7 has-12 have-6 how-8 if-11 im-12 in-6 is-8 kicked-10 klapped-10 left-12 mind-10 o-19' +
  ' only-13 pieter-10 please-9 pulled-8 said-10 says-14 see-13 sign-10 sizwe-9 to-7 told-13 wants13 with-9;coachs-9' +
  ';coast-10;code doesnt-7 for-7 to11;coffee this-11;coins-15;cold i8 in-10 so-8 today-10;collapsed16 at-14;collarb' +
  'one on-8;colleague5 is-9;colleagues-8;collect-6;colour-9;come #-7 after-8 along-7 anymore-13 as-10 back1 by-11 f' +
  'rom-10 home11 just-13 now-13 off-9 once-10 past-8 through-12 together-12 tomorrow-10 tonight-13 too-5 watch-7 wi' +
  'th-14 yet-9;comes alone-10 off-7 on-14 up-8;comfortable-14;coming and-10 at-6 back8 from-7 late-10 on-13 out-12;' +
  'comments-9;commit6 to-10;commitment-9;comp on-9;company-6;compete-8;competency-8;competition-7;competitions-6;co' +
  'mplain-6;complaint-8;completely-11;complex and-9 but-9;compromised-9;compulsory-5;comrades-8;concentration-11;co' +
  'ncussion-11;conditioning-11;confidence-4;confident-9;confirmation for-10;consent-11;conservative-9;contact-13 me' +
  '-8;continue-11;contract what-9;contracts-10;control and6;controls12;convince-10;convinced-7;cool-12;cop11;coping' +
  '10;cops10;corner4 of-8;cornered11;cos8 of-10;cost if-10 of-8 to-6;costs-8;couch-9 and-13 when-9;coughing-14;coul' +
  'd beat-7 coach-9 he-9 i-6 it-12 one-9 she-8 somebody-16 they-10 your-10;couldnt find-10;country-10;couples-6 cla' +
  'ss-9;coupon-11;courage-12;courier-10 says-10;course-6 cost7 how-8 im-8 my8;courses-8;court order-9 say-8;cousin ' +
  'is-12;cover choking-12 it5 that-12 what-9;covid-11;coz mine-9;cpf-10;cpr for-12 on9;crash-8;crashed-12;crazy-7;c' +
  'reatine-8;creche8 for-6 says-13;credentials-10;credit-9;credits-8;creeps-8;cried-4;cries9;crime-10;criminal-9;cr' +
  'owded-6;crowds-10;crush-13;crutches-8;crying8 because-9;curious-11;customer care-6;customs-5;cut13 his-13 off-12' +
  ' out-11;cuts8;cutting10 again12;cv-9;cycle-9;cz-10;daa-8;daar iemand-9 is7 meer-8 nog-7 plek-10 wees-12;daarna-1' +
  '0;daars10;daarvoor-8;dad7 #-9 and-8 hits8 id-9 must-10 says-11 sign-10 took-11 used-11 wants-9 who-7 will-10;dad' +
  'dy15;dads #th-8;dan-9;danger10;dangerous-7;dankie-12;dark is-8 since-10;data-9;date can-7 pls-10;dates-7;daughte' +
  'r before-10 came-13 cries-10 did-5 for11 gets-7 goes-10 got8 is-4 left-10 lives-9 needs-12 shes-10 that-12 wants' +
  '-9;dawn-8;day #-9 after-7 at-12 but-7 one-8 they-10 was-9;days are6 do-7 for-8 i-9 like-8;dead11 after-16 bird8 ' +
  'body-13 easy-9 my-8 set-10 tired-9;deaf-8;dear coach-10;death13 of-10;debietorder-9;debit-3 my-11 orders-7 went-' +
  '16;debited-13;december-5;decide-11;decided6;deciding-10;decision-10;declined-9;deep13;defence-6 before-9 for-7;d' +
  'efend himself-12 myself-12;defending-8 myself-10;delay-8;delete me-10 this9;delicate-8 matter-8;deliver-7 to-6;d' +
  'elivered-11;delivery-8;demonstration-7;dentist-9;depot-8;depression-10;deregister-9;deserve11;desk job-7 please-' +
  '8 was-6;desperate-8;destroyed-10;details-8;detention-10;deur8 stop-11;di-7;did anybody-9 coach-10 gave-12 he-15 ' +
  'his-13 karate-10 krav-12 my-10 not8 someone-14 the-4 then-11 they-11 you-10;didnt9 come11 know-15 like-15 say-10' +
  ';die5 #-8 aand-11 afrigter-14 boks-9 bus-17 coach-14 course-12 dokter-9 een-10 eerste-6 faktuur-10 gym-7 hek7 in' +
  '-15 kinders8 klas-2 klasse-15 kleintjies-8 kursus-10 lidmaatskap-12 maandag-10 mall12 mat-7 matte-7 meisies-6 pr' +
  'oefles-10 rooster-8 storte-6 trial-8 weer-9;died i10 on-10;dies8 in-11;dieselfde-8;different2 times-9;difficult-' +
  '11;dinner-6;dinsdag-6;directions-10;dis4 nie-11 te-10;disability-10;disabled-8;disappear13;disarms-7;discipline-' +
  '9;disciplines-8;discount-8 if-8;discovery-7;discuss-10 it-7;distance-11;dit in-11 n-9 net-9;dithunya13;djulle-10' +
  ';dlamini-11;do-1 #-6 about-8 after9 an-9 at-10 boxing-8 coaches-12 cops-9 everything-8 for-10 guns-9 i-4 if-5 in' +
  '-5 instead-11 kids-6 krav-5 last-12 mma-11 mondays-10 most-7 muay-7 nothing-11 on6 one-11 parents-10 people-6 sh' +
  'ooting-7 so-7 stairs-9 steps-9 that-8 then-13 there-10 they-13 things9 this-10 those-7 training-13 trial12;doc-1' +
  '1;doctor said-9 wants-8;doctors-6;documents7;doen as-15 by-13 ek-9 julle-5 mens-5 nie9;does anyone-9 ballet-6 di' +
  'scovery-5 everything-9 he-4 his-11 it-2 nobody-6 nothing-7 she-8 someone-14 that-9 things11 your-6 yours-5;doesn' +
  't9 fit-10 go-12 help-13 like-9 lock-11 mind-16 open-14 remember-17 stop9 suit-7 want-6 work-9;dog every-11 in-12' +
  ' outside-9 protection-6 sit-6;dogs9;dojo door-9;dokter-10 se-7;dollar-13;domestic12 violence9 workers-11;donderd' +
  'ag-11;done at-8 it-11 on-10 with4;dont5 close-13 drive-10 fit-10 like-5 mind-15 need-11 own-9 pitch-9 post-14 re' +
  'member11 reply9 tell9 understand-8 use-16 you-7;dood10 as-14 van-16;doodgaan18;doodmaak14 as-9;door8 and9 any-8 ' +
  'can-7 handle13 im-11 in6 is10 on-16 so-15 to-9 was-15;doors5 and9 open-9;down3 a-7 and6 at9 by-8 if-13 on-11 wit' +
  'h-7;downgrade-8;download-6;downstairs13;dr-11;dra n-9;drama-15;drank19 jik9 too-11;draw-9;dreads-11;dricus-12;dr' +
  'ill today-10;drills-9;drink12;drinking10;drinks3;drive a-8 an-7 any-11 is-9 the-10 them-9;driver5 for-13 here-13' +
  ' is-11 locked6;drives me-8;driving around-9 me-13;drop-7 her-7 him-9 the-3;drops-10 me-10;drowning9;drugged9;dru' +
  'm-10;drunk7 and11;dry-17;dubai-10;dude10;due-7;duela-13;dula-11;dumped-11;duration-9;during-5 class-13;dust-7;dy' +
  'ing8 to-8 we-9;e a-7 book-6 teng-7;each night-8 time-13;earlier-11;early-4 bird-6 what-10;earrings-10;ears-9;eas' +
  'ily-14;east-7;easy4 for-8;eat7 before-8;eaten9;eats early-8;ebook-7;ebooks-6;ebumnyameni-11;ebusuku14;eczema-9;e' +
  'dge9;een-4 van7 wat-9;eenkant-7;eerste-11;eet voor-6;efe-13;eft-5;ego-9;eight-10;eighteen-12;eintlik-8;ek5 #-10 ' +
  'aan-10 die-9 dit-12 een-8 eers-12 gaan5 hom-10 in-8 is4 julle-6 ken-11 kom-7 met-15 moet8 my-13 myself-8 n-10 ni' +
  'e4 nog-9 saam-9 sal-12 se7 slaan-10 soek-4 sukkel-6 van-13 vir-12 voel9 voor-9 wag-13 was-10 weer-2 wees-7;ekhay' +
  'a11;ekilasini-11;eklasini-15;eks8;ekuseni nivula-5;electricity-11;elevator-6;eleven-9 years-10;elilandelayo-11;e' +
  'lingakanani-10;elisha-12;elke9;else5 to8;elses-10;email-9;embarrassed-13;embarrassing-9;emergency17 care-14 cont' +
  'act-9 first-8 just-9 numbers-10;emigrate-12;emigrating-11;emihlanu ingaqala-10;emotweni14;employ-9;employer-6;em' +
  'ployment-11;empty he-9;en6 #-12 as-9 die8 haar11 kyk-11 mag-8 moet-11 my-6 nou10 soek-15 sy9 vir-11 wanneer-9 wa' +
  't-11 wil-10;encane-10;end5 of-7 things-11 with-10;ended-11;ending it11;endlini22;ene-9;eneminyaka-18;energy-13;e' +
  'ng-12;english-8 is-6;enige-9;enjoyed-8 it-8;enkosi-11;enough cancel-9 for-5 to8;enter-6;entertain-12;entrance-5;' +
  'enu-10;enye-13;epilepsy-7;epileptic-10;error-9;ervaring-10;escape-10 when-8;escort-10;escrima-8;eside yini-9;esi' +
  'koleni ningasiza-10;esikolweni8;esingakanani-9;eskom-8;eskrima-7;estate and-7;esteem-8;etsa-11;even2 do-11 for-1' +
  '3 if-10 when-15;evening class2 is-9 please-12 timetable-10;events-6;ever been-8;every4 braai-8 friday12 night10 ' +
  'second-11 time-7 year-8;everyone7 ok-10 scares-10 tells-8 was-11 would13;everyones long-12;everything7 guys-10 i' +
  'n-16 is10 lol-8 please-9 so-14 you-8;everywhere on-7 we-7;ex11 and-11 keeps7 must-8 phoned-9 soldier-10 trains-1' +
  '3 used-12 with13;exact-8;exactly fit-10;exams-9 now-8;exchange-7;excited-12;exercise-12;exists-9;expect-10;expen' +
  'sive-9;experience-8;expired-6;explain-5;explains-12;explodes-10;expo-10;eye7 and-8 at-16 from-6 i-13 is10 on-12 ' +
  'since-9;eyes7 so-8;ezayo-11;ezingane-8;face8 because-11 in-13 is8 so-10;facebook-6;facilities-8;failed but-10;fa' +
  'int-14;fair and-9;fake a-13 knife-8;faktuur-10;fall9 behind-11 can-13 off-8 on-10 properly-6 without-13;falling6' +
  ' apart10 on-10;falls on-7;family bathroom-11 of-4 plan-7 wants10;famous-4;far-6;farm5 outside-9;farmers-9;faster' +
  '-8;fat-7;father9 had-13 may-9 passed-11;fathers day-8;fault9 when-9;fear-10;feb-9;fedhealth-8;fee-2 for-7 is-12;' +
  'feed9;feel8 better-17 cheated-10 comfortable-12 it-9 like8 safer-10 something11 strong-12 stupid-12 the-12;feeli' +
  'ngs-10;feels8;fees-4 pls-8;feet-7;fell6 apart-11 asleep-11 over-9;felt i-10;female instructor-12 only-8;females-' +
  '10;fencing-10;fetch him-6 the-10 them-9;fetched9 my11;fetches him-12;fever-9;few-6 lessons-9;fiance9 and-9 pleas' +
  'e-13;fibromyalgia-9;field-12;fifties-10;fifty on-9;fight-5 a-7 all-11 do-7 her-9 in-9 on-9 part-6 somebody-13 th' +
  'e-6 will9 with-10;fighters-10;fighting-4 in-10 is-10;fights at-9;figure-9;fihla-14;fiks-11;filipino-6;film-2 me-' +
  '11 my-8;filmed5 it-16;filthy-11;finally ran-12;find it-12 me10 my10 someone-12 the-11 us-12 you-9;fine-5 and-10 ' +
  'came-10 now-7 these-9 with-10;finger7 in-15 marks10;fingerprint-11;finish7;fire5 arm-9 drill-10 exit-9 or-13;fir' +
  'earms-6;fired15;first-5 aid-3 class-4 day-3 few-10 floor-7 if-12 month-7 ones-5;fist-9;fit-1 and-8 ha-12 in-7 qu' +
  'ick-11 through-13;fitness-8;fitter-9 than-8;five-7;fix my-11 that-12;fixed-7;fixing-8;flat12 and5 feet-12 tyre-1' +
  '2;flexible-10;flinches5;floor3 are-6;flowers10;flu-12;flying-8;fma-8;fnb-11;follow him11 my-10;followed9 is-15 m' +
  'e10;following4 me12;follows8 me7 you-12;food9;fool-8 of-8;foon9;for-2 #2 a-2 abused-15 ages-13 being4 bleeding-1' +
  '1 both-6 cars-9 christmas-10 cops-8 december-6 everything10 girls5 her-3 him-9 himself-15 it-7 joining-10 just-9' +
  ' kids-5 me4 members-5 mine-7 moms-4 money10 my-3 nothing-8 now-13 once-11 our-6 parking-7 people7 practice-12 r#' +
  '-10 sale-6 saturday-8 self-6 seniors-6 six-8 something-11 students5 that-1 three-8 thursday-7 training-5 u-10 we' +
  'eks-9 women6 work-6 yesterday-7 you-9 your7;forced9 me7;forces13 me11;foreign-7;foreigners9;forever10;forfeited-' +
  '18;forget-9;forgot-8 his-8;forgotten-10;fork6;form-8;forward-12;fotos12 neem-9;fought-8;found11 me10 my7 out10 t' +
  'he6;four anyway-15 months-7 weeks-7;franchise-8;free-3 and-11 for9 one-7 trial-5;freeze-4 for-6;freezes-12;fresh' +
  ' tattoo-6;freshen-8 up-8;friday after-14 goes-6 night-9 still-7;fridays any-7;friend4 come-14 did-11 dragged-9 f' +
  'or-7 in-10 is6 isnt10 said-17 says-12 told-9;friends are-14 at-8 with-11;from alex-6 another-11 behind-15 bjj-4 ' +
  'diepsloot-6 friday-6 hell-11 here-11 him11 leave-10 malawi10 me-7 midrand-4 next-10 our-7 outside7 park-8 practi' +
  'sing-7 rolling-5 rosebank-10 the4 there-8 under-9 what-4 when-8 yesterday-9 you-5;frozen-8;full of8 that-11;fuma' +
  'na-15;fun-9;fund-7;funeral4;funny9 but-9 story-7;futhi11;gaan7 die-15 dit-14 ek-14 iemand-12 julle-10 my11 val-1' +
  '0;gals-7;games he-14;gang11 up-14;gap-8;garage6 is-7 or-8;gardener12;gas11;gate5 at-9 is-10 on7 open-11 or-8 sti' +
  'll-12 who-13 with8;gates-6;gautrain and-11 at-6 close-7 with-9;gave7 him9 it-12 me-5 my10 notice-11 up-12 wrong-' +
  '7 you-13;gay6;gbv16;gebeur nie-6;geboelie-11;gebruik-12;gedebiteer-10;gedoen-12;gedrink11;gehad-8;gekry-9;geld10' +
  ' terug-10;gelos-9;gemis-15;gems-10;gentle-6;gery-11;gesien-10;geslaan8;gespot-14;get a-3 attacked-10 away8 back-' +
  '7 better-9 bruises-11 his-10 hold-8 hurt-14 in-4 inside-12 into-6 it-10 locked-11 lost-6 me-13 money-9 my-4 on-9' +
  ' out7 over-6 rid-8 someone-9 started-7 that-9 there-8 through-12 tired-9 to-5 up5 violent-6;getroud-7;gets2 bull' +
  'ied-9 hurt-14 in-8 pushed-8 rough10 teased-6 the9 there-14 tired-8;getting hit-10 hurt-9;gevaar9;gevat11;gi-5 ha' +
  's-11 to10;gie-9;gift-8;girl #-8 and-9 is-12 she-8 shes-10 wants-7 with-9;girlfriend is-12;girlfriends and-10;gir' +
  'ls3 and-9 are-5 at-8 night-9 only-10 they-14 too-9 who7;gis-8;gisteraand9;give back-11 it-10 me-6 notice-7 talks' +
  '-7 them-10 to-8 up-8 you-8;glass9 in10;glock-12;glove-8;gloves-7 are-7 at-12 by-11 my-8 never-6 they-10;glued-11' +
  ' to-11;gmail-8;go4 at-8 away-12 barefoot-10 easy-11 for-6 home10 how-11 in-8 into-9 live-10 na-8 on-3 out9 strai' +
  'ght-5 to5 up-13 with7 would-10;goes5 there-10 until-9 way-6;going4 home5 over9 overseas-11;gold-6;golf5 club11;g' +
  'olfs-7;gone7;gonna6 cry-11 kill-9 make-12;good-2 is-9 money-10 morning-9 now-5;goodbye16 for-10;goods-8;gore a-1' +
  '2;got5 any-8 attacked10 beaten-7 boxing-6 burned-8 choked-8 classes-12 for-11 hijacked-7 his-6 hurt-7 it-12 jump' +
  'ed10 kicked6 knocked-13 lost-7 my11 no-8 nothing-9 on-11 out13 scared-10 stabbed12 that-12 to-10 two-10 your-8;g' +
  'p-8;gps-10;grab saw-8;grabbed8 by-11 from-10 my9;grabs my-11 you-11;grade-4;graded-8;gradering-12;grading-3 is-8' +
  ' soon-15;gradings-5;gran is-4 wants-8;grandchildren-6;grandma-9;grandpa6;grandson is-10;granny is10 was-9;grappl' +
  'e-13;grappling-8;gratis-9;great-10 now-8;grey hair-10;grid-8;groep-11;groot-17;grootmense-10;grootte-9;ground fl' +
  'oor-11 under-8 work-14;group-2 at-7 can-9 for7 just-9 of-6 who-10 without-6;gti-9;guard-5 got-10 was-6;guardian-' +
  '10;guards-5 in-5;guide-6 dog-6;gum-12;gumguard-10;gumshield-10;gun3 can-12 class-8 course-9 do-13 licence-13 now' +
  '11 on14 serviced-9 training-7 what-11;gunman-7;gunpoint14;guns do-7;guy6 asleep-14 but-15 from10 to-13 with7 wit' +
  'hout-12;guys4 r#-10 walk-9;gym-2 and-12 before-10 clothes-9 down-13 here9 if-10 in-7 ive-12 last-11 never-11 nob' +
  'ody-11 ok-12 that-11 was-10 what-7 yesterday-16;gyms in-5;ha a14 ha-8;haar11;haarself8;hacked my12;had #-12 a-6 ' +
  'him-9 to7;hae10;haha-12;hahaha-8;hail-9;hair in-10 is-9;hairdryer-7;half-6 an-5 past-4;halfway-12;hallo my-10;ha' +
  'mstring-10;hand7 badly-9 how-12 in-7 is7 it-9 out-8 wraps-8;handbag in-6;handed-10;handgun-6;handle a-4 myself-8' +
  ';handles-10;hands4 like-10;handskoene-13 is-6;hang a-16;hanging on6;happen at-7;happened9 in8 we-7;happening8;ha' +
  'ppens8 if-5 to-10 with-6;happy-8 birthday-9;hard must-9 of-8 on-10;harder-17 as-12;harley-15;harm11;has4 a5 adhd' +
  '-8 anyone-10 at-9 autism-7 been4 braces-10 everything-14 exams-7 flu-7 happened-10 he-16 long-10 me-14 never-2 o' +
  'ne-13 school-9 seen-9 the4;hasnt9 come9 done-11 started-8;hate it-11 myself9;have #-9 an-9 anything7 been8 bjj-6' +
  ' boxing-4 cash-9 epilepsy-6 for-7 gloves-7 grappling-7 in-7 insurance-6 it-8 lights-8 muay-6 my4 never-8 no-2 on' +
  '-5 people-14 private-7 some-8 someone-9 somewhere-8 that-7 their-5 they-11 time-9 too-8 two-8 vouchers-8 whatsap' +
  'p-9 with-12 yoga-6 your-6;havent9 eaten12 got-12 seen-13;having11 a13;hayi-9;he12 a-7 asks-16 beat-7 broke11 bur' +
  'nt10 can-9 checks12 come-7 could-8 cried-11 did12 do-5 drinks8 drives10 fit-8 forced10 forgets-12 found7 gets9 g' +
  'o-9 goes11 has5 have-10 hit6 hits-8 isnt-6 join-6 joined-12 joins-10 keeps9 kicks8 knew11 know-7 knows4 learn-8 ' +
  'leave-8 leaves8 locked13 made11 move-6 my-11 need-9 needs-16 not-9 old-6 pay-10 punched13 ran-14 reads12 says5 s' +
  'end-11 sends11 showed-10 start-11 stop10 takes10 tapped-8 teach-9 there-8 threatens12 took6 train-8 trains-12 us' +
  'e-9 uses6 wait-11 wants5 wear-7 will8;head3 and13 coach-8 guy-9 in5 instructor-8 shots-11 when-10;headguard-11;h' +
  'eadlock-11;heads-8;headscarf-9 on-8;heal-7;healthy-8;hear11 badly-8;heard a6 it-9 there-7;hearing3 aid-12 aids-8' +
  ' voices10;heart4 attack6 murmur-8;hearts-8;heated-8;heavier-10;heavy-11;hebrew-8;hectic-11;hed4;hek8;held5 a8 ho' +
  'stage-13;hele tyd-9;helicopter-9;hell12 is-11;hello my-9;hellopeter-12;help12 against-12 choosing-11 dit-9 for-1' +
  '2 he10 him-13 julle-16 lol-13 met-11 my10 or-10 out-12 such-10 us-11 with-6;helped-9;helper3;helping-10 me-8;hel' +
  'ps7;hence-11;her6 abusive-9 age-9 arms8 boyfriend9 brother-14 but-12 email-10 ex8 first-9 friend-13 friends-8 gr' +
  'oup-9 in6 names-15 own-10 phone8 room7 that-10 to7 today-10 trial-11 with10;here6 anymore10 been-9 i-12 looking-' +
  '6 next-14 she-8 they9 want-9 wants-10;hernia-8;hero-10;hers-5;herself after-12;hes13 #-9 back11 being-14 big-9 b' +
  'ullied-7 cold8 drunk9 going7 got9 kicking11 nine-12 okay-10 on-6 only10 outside8 ready-12 scared-6 small-9 stron' +
  'g-9 ten-11 turning-11;het4 al9 dit-13 een-9 ek-9 hulle-14 iemand-11 jou-10 julle-4 my8 u-12 verkeerd-12;hey coac' +
  'h8 just-10;hhayi-9;hi are-5 coach-9 how7 im-2 what6;hide14 behind-13 my-12;hides behind-16;hiding10 behind9 in10' +
  ';hier11;high-7 blood-15 school-9;hiit class-8;hijacked12 he-11 in-8 on-17 outside-13;hijacker-9;hijackers7;hijac' +
  'king-7;hijackings-14;hilarious-8;him6 at-10 do-11 down-4 granny-9 he7 hell-12 how-8 knowing11 names-10 out-10 ou' +
  'tside8 some-9 today-11 with9;himself8 on9 or-7;hip op-8;hire-7;hiring-7;his2 age-8 birthday-8 can-10 class-12 fi' +
  'le-6 first-7 flat9 friend11 gloves-11 gun10 hand11 head-14 house13 lawyer-10 lesson-9 lunch-12 mom-3 name-14 nec' +
  'k11 old-12 pants5 sister-14 teacher-9 trial-8 week-10 wife8;hit4 a-13 all-10 anyone-10 at9 by8 each-11 first-10 ' +
  'hard-10 him-5 his-13 in-17 like-13 me9 my10 pads-9 someone-12 something-7;hits10 back-13 everyone-9 his-13 me15 ' +
  'my13 other-9 pads-12 the-15 us13;hitting5;hle14;hlp15;hmm-11;ho6 ba-15 ithuta-13 joina-10 ngodisa-9 rekela-10 tl' +
  'a-15 tseba-10;hobby-5;hockey and-10;hoe-4 hulle-10 laat-6 lank-5 maak-12;hoeveel-5 dae-6 mense-7;hold back-8 me-' +
  '11 up-6;holds7;holiday-5;holidays-6 because-8;holster-7;hom n-10 rond-10;home4 affairs-10 after-8 all-14 alone-1' +
  '1 and5 are-8 at-3 by-4 crying-10 do8 for-11 from6 is-8 page-6 sweaty-13 what-8 when-9 will-6;homepage-8;homework' +
  '-8 help-9;honest with-7;honestly-8;hoodie-5;hoodies-12;hook-8;hooked-13;hope8 i-10 so-9 the8 you-10;hopefully-10' +
  ';horlosie-12;hoseng-13;hosepipe12;hospital and-7 so-7;hostage-14;hot water-10;hotel7 near-12;hou-12;hour ago11 o' +
  'f-8;hours because-12 on-6 please-9 pls-11;house12 because-17 can-8 for-14 next-10 we-9 with5;how about-9 are-6 c' +
  'an-9 does-7 else-11 far-2 hard-12 i-14 is-7 long-6 many-5 safe-9 to-5 you-11;howzit-14;hubby is-6;huis9;hulle10 ' +
  'het12 noem-11;human help-8;humiliated-12;hurt7 a-17 anyone-16 him-12 in-13 me12 the9 you-13;hurting11 my10;hurts' +
  '8 someone-12 when-13;husband9 always-10 and-12 beats12 bought-12 by-10 collapsed-11 fetches-10 first-8 gets7 hit' +
  '11 hits5 is2 its-9 makes-11 my-12 passed-6 says-8 snores-8 thinks-12 took-9 wants-11 who-10 will-16;husbands11 g' +
  'un-13 pistol-11;hv-7;hw-9;hy12 het7 is-12 kom-7 my14 n-13 oefen-11 sy-11 was-11;hypertension-11;hyt11;i2 address' +
  '-6 allowed-4 also-7 always-12 am6 are-12 arrive-6 beat-11 bleed9 bodyguard-9 booked-9 both-9 bought-7 box-9 brok' +
  'e-9 came-10 can4 cant3 carry-8 chose-11 close-9 convince-7 cry8 cut9 debit-11 did3 didnt7 die-11 do6 dont7 drag-' +
  '7 drop-6 dropped-8 drove-10 end-9 fail-7 failed-11 feel10 forgot-7 froze10 going-7 hand-10 have4 havent6 hear8 h' +
  'ide8 hijack-11 hung-11 hurt-8 in-11 joined-6 just4 keep7 leave-4 left-12 legally-11 lie-8 live5 look-6 lose-5 lo' +
  'st-6 love-10 made-11 mail-4 meant-8 miss-8 must6 nearly-8 need4 never4 not-9 order-9 ordered-4 own-6 paid-4 pani' +
  'c-15 park-5 parking-9 passed-8 pitch-7 promised-12 pump-10 put-7 reach-7 really-9 refuse-6 schedule-10 scratch11' +
  ' share-8 shoot-6 should5 shout-9 shouted-10 shower-8 signed-11 skip-8 sleep9 smoke-11 spar-5 start5 stood-12 sto' +
  'p-5 stopped7 sue-9 survive-6 take-1 tap-7 tapped-8 teach4 testify10 the-9 think2 tied-12 told9 took7 trial-11 tr' +
  'ust-13 type-13 vomit-7 want1 was10 watch-6 whatsapp-8 will8 wish11 wont7 work-7 worry-11 wouldnt-14;iboxing-14;i' +
  'ce-11;iclass-8;id and11 be-8 book13 like-4 number-11 want-9;idea-11;idiot-9;iemand12 my-19;iets aan-17 af-12 vir' +
  '-10;if3 i4 it-1 its7 my-8 nobody-10 not-10 parents-11 shes-11 something-10 thats-9 the7 there-12 theres-9 theyre' +
  '-9 theyve-10 ur12 we-7 you7 your7;ifomu-9 yini-10;ifoni10;ifowuni10;ifuna-11;igama-8;ignore-13;ihlaya-8;iiglavu-' +
  '8;iiklasi-5;ikhona-2 indawo-8;ikilasi-12;iklasi yakhe-10;ikuphi-9;ilanga-12;ill ask-10 bring-13 talk-9 wait-9;im' +
  '7 #kg-11 a-7 always-10 an-15 at-5 away-9 being11 bleeding11 busy-11 coming-7 dead-12 desperate-6 doing-9 done6 e' +
  'leven-10 from-11 going5 good-10 great-8 having-11 his5 in4 joining-7 just-12 late-15 looking-9 moving-6 new-9 ne' +
  'xt12 not4 off-10 only-10 outside-12 ready-12 retrenched-12 running-6 scared7 short-9 sleeping9 small-9 so9 sure-' +
  '11 terrified-11 that-9 the-3 thinking-9 tired-13 up-13 walking8;imali yakhe-9;imininingwane-15;iminyaka-7;imoto1' +
  '2 yami-16;impossible-10;impressed-6;in #-3 after-9 again-10 alice-8 an7 any-9 as-5 between-12 by-11 case5 centur' +
  'ion-8 class-3 could-6 court-12 danger12 december-1 die6 dubai-6 durban-7 every7 for-7 gevaar9 god-8 house-12 im-' +
  '11 jeans-6 karate-9 kids-8 last-8 matric-14 meetings-8 money-8 my6 n-11 our4 person-8 plaster-6 pretoria-3 roseb' +
  'ank-7 round-9 sa-8 school-9 secunda-6 self-12 shooting-10 side-7 sparring-3 tears-7 the3 them-12 there-6 time-6 ' +
  'training-6 trouble11 week-10 windhoek-7 zulu-7;ina-7 #-7;inamahloni-10;incident-14;included-7;increase-9;incwadi' +
  '-15;indawo yenu-10;indemnity-9;indoda18;industry-8;ine-15;ineminyaka engu-8;info-8;ingabe-8;ingakanani-8;ingane8' +
  ' yami5;inhaler-11;inherited my-10;ini-11;inini-8;initiation and11;injure-13;injured-11;injury-10;inligting-11;in' +
  'ombolo-13;inside9 with9;insta-6;instagram-8;instructor about-12;instrukteur-11;insurance if-11;intake-6;inteken-' +
  '11;interested-9;internet-9;internship-7;interpreter-12;inthaneteng-8;intimidated-16;into1 a7 it-20 the7;intro-7;' +
  'introduce-11;introductory-7 lesson-9;introverts-10;intruder-12;inverter-6;invited-10;invoice-9 is-6 to-8;inyanga' +
  '-15;ipasipoti14;iphephile-11;iphi-11;iqeqesha-17;irisithi-11;iron11;is #-3 abuse-7 across-7 afraid-14 al-11 all-' +
  '10 almal-12 already-8 an-6 anybody-8 asking-11 asleep11 baie-9 bang8 beaten13 beating9 behind-12 being9 best4 bi' +
  'etjie-7 big-6 bjj-4 blocking-7 boxing-7 breaking8 choking11 class-5 clever-11 coach-9 coming11 daar-7 dark9 doub' +
  'le12 down-9 drunk10 easy-6 eight-8 ek-9 everyone-9 following10 for5 free-5 gentle-10 gone8 good-8 ground-11 he-1' +
  '2 her-10 hulle-14 hurting11 hy-12 in5 it-4 karate-8 keen-5 killing-6 krav-3 leaving-8 locked6 loose-13 missing8 ' +
  'moeg-8 my-5 n-9 nervous-7 new-10 next12 one-12 only-10 open6 parking-8 petrol-9 possible-10 pregnant-9 premium-4' +
  ' sandton-7 scared-6 seer-8 she-10 shy-10 sick-11 skaam-13 slow-8 something-13 somewhere-6 stalking12 still5 stro' +
  'ng-9 stuck-7 stukkend-10 swollen-7 teaching-10 that-3 their-7 there-2 this-6 threatening11 tomorrow-9 tonight-14' +
  ' tonights-8 torture-9 training-10 unconscious10 useless-7 verkrag11 very-7 vir-12 waiting11 walking9 whether-12 ' +
  'why-12 worried-9 yours-9;ish-7;isibhakela-9;isifundo-9;isiphandla-9;isipho-11;isnt5 what-5;it #-6 actually-7 all' +
  '6 alone-11 an-9 asks-13 at-4 back-9 been-12 better-4 bleeds11 broke-5 broken-11 but3 by-6 can-10 come-9 cost-4 c' +
  'ount-5 down-10 end-9 fine-9 from-7 funny-9 go-6 going-10 got-11 happened8 happens13 have-6 he8 help-11 here-10 h' +
  'urts-6 i11 if-15 in-4 just-4 left-9 like-6 made-7 make-9 matter-6 me-9 mean-10 month-5 moved-7 must-11 my4 not-1' +
  '0 now-4 okay-12 one-7 only6 over-8 packed-5 safe-8 says-14 she-10 so-9 start-5 starts7 stop11 stopped-11 teach-7' +
  ' the-8 through-12 to10 tomorrow-11 took-10 twice-12 wants-12 was10 weird-7 when6 with-7 without-7 work-5 works-9' +
  ' worse-15 you-7;item-8;ithawula-9;ithi12;its4 all-10 annoying-7 dads-11 for-4 free-10 good-13 happening11 hilari' +
  'ous-8 just-8 long-8 my4 not-6 over-9 so-10 the6 time-13 too-10 way-5;itse8;ive4 a-11 always-9 just-14 left-11 on' +
  'ly-16 said-10;iyahlukunyezwa-7;iza-9;izifundo-8;izingane-9 esikoleni-7;izinsuku6;izinto-9;izolo12;izophepha-15;j' +
  'a-8;jaar-9;jab-10;jacket-10 is-11;jail if-9;jake-13;jang-12;jare-13;jaw11;jealous-14;jersey-9;jik9;jiujitsu-7;jo' +
  'b and-10 please-13;jobs-8;joburg-6 anymore-10 i-11 water-4;john-11;join-2 again-9 how-13 i-11 or7 the-5 tonight-' +
  '9 with-10;joina-10;joined-9;joining-4 with-6;joins-9;joke about-6;journalist-9;judo-12;juffrou16;jujitsu-8;julle' +
  '-4 die-8 dit-6 haar-13 het-13 in-11 kom-7 mens-11 met-10 oop-6 op-5 wat-15 werk-7;july-9;jump7 in-12;jumped14;ju' +
  'mping-8;june-9;jungle-9 gym-9;junior-9;juniors-7;just4 #-9 bought-11 for-9 get-11 got10 gym-9 her-10 letting-10 ' +
  'looking-5 looks-10 me-4 moved-8 now4 one-7 pay-9 right-12 rings-10 show-7 stood-13 stop-11 takes-11 the-8 to-6 t' +
  'ook9 turned-12 us-13 wanna-11 wanted12 watch-5 women-8;jy-7;k-8;ka3 ha-9 kgwedi-10 mo-8 order-9;kaalvoet-9;kabil' +
  'i-14;kahle-7;kakhulu6;kali-7;kamer13;kan die-11 doen-11 hulle-11 hy-18 julle-12 nie3 sy-14;kancane-12;kanjani-13' +
  ';kantoor-9;kapa-14;kar7 hoe-10 nie-11;karate-3 kid-10;ke10 ba-13 bokae-2 mang-12 sa12 tla-13 tsebe-10 tswa-13;ke' +
  'en-11 on-9;keep3 a-10 about-10 all-12 an-9 me-10 my-5 on-8 saying-12 shaking-13 them-9 thinking8 up-13;keeping h' +
  'im-12;keeps9 beating-11 getting-11 going-12 kicking-13 me-9 my10 parking-10 telling-14 throwing-10 touching9;kee' +
  'r beroof-6;ken-10;kenya-8;kerb-7;kerbs-10;key8;keys and7 at-9 in-17 think-16;kfc-10;khona7;kick-9;kickboxing-6;k' +
  'icked9 a-15 me11 out-11;kicking off-9;kicks and-11 me-12 off-9 the2;kid haha-11 he-15 hes-9 is-10 to-8 with-7 wo' +
  'nt-16;kidding-10;kidnapped15;kidnapping in-8;kids #-7 a-10 also-8 and7 before-11 birth11 but-8 can-6 class-3 cla' +
  'sses-6 coach-8 entrance-7 for-5 from-11 group-6 have-13 if11 in-3 is-6 learn-14 n-12 names9 need-7 on-10 one-9 o' +
  'r-5 out-11 party-8 room-9 say-15 stuff-9 times-7 too-6 want-7 we10 what-9 when-9 while-6;kies-14;kill10 for-9 he' +
  'r11 him12 it-15 me-3 my9 myself14 someone-12;killed3 me-10 my15 us-11;killer-8;killing it-8 me-9;kilos-9;kimberl' +
  'ey-8;kind het-10 is9 of-5 se-10 sy-8;kinda8;kindergarten-10;kinderklasse-8;kinders3 in-8 nie-11 se-13 tot-10;kin' +
  'dle-7;kini-11;kissed her-11;kit-7;kitchen3 alight-11;klapped us-10;klas-5;klasse-2 vir-7;klein-10;kleintjies-8;k' +
  'lim-11;knee-8;kneel9;knees-7;knew when-9;knie-12;knife4 attack-18 class-8 defence-8 do-12 fighting-5 may-9 off-1' +
  '2 workshop-8;knock-11;know a-3 anyone-9 anything-11 cpr-9 how6 it-7 krav-3 me-10 nobody-9 nothing-9 of8 sandton-' +
  '7 someone-7 that-5 the-8 their-9 they-11 what5 where15 why10 yet-13;knowing10 anyone-9;knows3 a-12 it-13 my9 not' +
  'hing-10 where16;knuckle-8;knuckles-5;knysna-9;kode-8;koets-9;koffie-7;kokuqeqesha-11;koloi-12;kom alleen-8 kyk-1' +
  '1 probeer-9 van-6;kopa le-9 thuso11 timetable-6;kos hy-9;koste-13;krav-7 at-8 help-16 i-6 is-10 maga-1 on-8 so-8' +
  ' something-7 tonight-7;kravmaga-7;krieket-20;krukke-10;kry die-11;ku-11;kuba12;kudingeka-12;kufanele-9;kukho ikl' +
  'asi-10;kukhona8 amaklasi-7 i-9 iklasi-13;kumele-10;kungani-10;kuni-13;kuphela-8;kuphi-12;kuphila12;kuqala-9;kurs' +
  'us-4;kusihlwa-9;kusukela14;kuze-11;kwa6;kwaye13;kwenzekani-12;kwesikhathi-10;kwi grading-13;kwiklasi-10;l-8;l#-7' +
  ';la-12 ka-4;laai-11;laaitie-7 he-7;laaities-7;laat maak-3 weet-9;labohlano-8;ladies-4 one-7 to-9;lady4 coach-9 o' +
  'n-14;lag-14;lakhe-13;lami14;lamp-11;landlord12 is-10;landmark-9;lank-6;lapho-7;lapse-9;laptop-5;last3 class-4 do' +
  'jo-14 gym-11 night11 nights-9 nite8 place-13 time5 winter-12 year-8;late again-15 one-9 please-8 to-8 tonight-11' +
  ';laugh at-16;laughed6 at-12;laughing-10 when-7;laughs10;laughter-12;law-2 in-9 is-15 say-11 wants-7;lawn-9;laws ' +
  'in-8;lawyer-12;lawyers-10;lay-7;lazy-12;le #-4 dilemo-11 ka-13 kae-9 mangolo-8 mong-11 motho-14 ruta-6;leads-9;l' +
  'eague-10;learn at-7 cpr-13 something-10 this-13 to3 what-13;learned-7;learner in8 is-10;learns-10;least-9;leave5' +
  ' after-10 can-10 class-8 hell6 her10 him10 home-9 me-7 on-11 out-7 whenever-7;leboga-12;leboha-12;leer skiet-10;' +
  'left5 and-11 by-6 for-8 hand-11 handed-7 his-11 hook-6 i-13 in-8 it-10 on-9 out-13 the-5 two-9;lefty-8;leg day-1' +
  '1 since-5;legal to-8;legend-11;leggings-9;legit-8;legs tonight-10;lehono-11;leka-11;lekker-12;leloko-9;lena-11;l' +
  'end-9;leng-13;lenu-7;less-4;lesse-11;lesson-5 this-8;lessons do-10 with-7;let5 go-6 him8 you-11;lets us-11;letsa' +
  'tsi6 le8;letter4 for-5 from-16 that7 to-9;letters bigger-6;letting-11;level-5;lewe9 nie9;lewer-7;liability-8;lia' +
  'ble-11;liam-10;library-7;lice-12;licence-9;license-10;lidmaatskap-11;lie8 awake-8;lies in-10;life6 away-11 excep' +
  't-11;lift is-7 my-14 so-10;lifts7;lighter7;lightie-7;lights-4 go-12;like a-3 before-5 being-11 gloves-8 him-11 h' +
  'itting-13 in-5 it-11 my-4 on-5 they-12 to-3 typing-8;likes soccer-11;limit-7;limpopo from-6;link-6 is-8;lip8 fro' +
  'm-11 read-14;lips10;lisensie-10;list please-9;listen-15;lit-9;little brother6 brothers-10 girl7 man-11 one-7 one' +
  's-7;live5 anymore11 in-5 next-13 on-15;liver-10;lives far-7;living6;lo-11 ka-9;load-10 shedding-5;loadshedding-8' +
  ';loan7;lobola8;lock away-7 in-12 on-12 please-11 the-9;locked10 after-9 in9 me12 out-20 the11 up-10;locker room-' +
  '10;locks8 me11 the11;log-7 in-6;login-9;logo-9 on-6;lokuqala-11;lol-2 do-8 take-10;lona-14;london-10;long are-5 ' +
  'behind-7 dealt-9 hair-12 has-9 is-3 sleeves8;look-3 after7 like-10 on-11 stupid-14;looking3 for3 stupid-11 to-13' +
  ';looks after-8 out-10 so-8;lose my-5 weight-4;losing6 my8;lost a-5 again-9 in-7 interest-12;lot safe-8 which-7;l' +
  'ounge which-5;love her-8 it-10;loved-14;lovely-8;loves rugby-9 wrestling-8;lower-7;loyalty-7;lugversorging-6;lun' +
  'ch-4;lunchtime-6;lutho-7;lwa-11;lwana-11;lying10 down-10;lyk-13;m#-5;ma en-8 gaan-12 is-11;maak5 nie-15;maand-7;' +
  'maandeliks-10;macho-10;mad not-9;madam5 gives-7;made4 a6 my-11 this-9;mag-2 ek-6 hy-12 my-11 sy-8;maga-3;mahala-' +
  '10;mail-8 it-8;mailed-11;mails-12;main-11;make a-10 friends-15 her5 him6 it3 my-6 somebody-15 up-5;makes5 me7;ma' +
  'keup12;malawi7;malini-1;mall hope-8 whats-6 with-12;malome10;mama13;mamma11;man9 at-14 broke-12 en-10 het8 hold-' +
  '10 is6 my10 saam-9 who7 with-7;management-9 wants-7;manager3 i-9 please-10;mang-10;mangolo-8;manje15;manqindi-12' +
  ' kudala-12;mans10;mantsiboya-7;many are-6 hours-10 kids-6 lessons-7 of-10 options-9 people-10 years-12;maobane4;' +
  'march hes-10;mark-9;market-7;marketing-10;marks17 are-10 off9 on10;martial arts-5;mashonisa11;mask-11;mat-7;mate' +
  ' from-6 was-8;maternity-13;matrics10;mats-7 last-11;matte-11;matter4;max-7;may-7 can-11 he-10 i-6 my-7 put-11 sh' +
  'e-9;maybe in-14;me6 about-7 after9 all-9 already-12 an-4 anymore7 anything-10 as-7 ask-14 baby-10 be-12 because1' +
  '0 before-9 book-12 box-12 but-6 by11 chat-11 check-10 choose-11 class-8 come-8 dead10 decide-10 down8 everything' +
  '-10 fair-9 feel-13 find-13 go10 got-9 he8 her12 here10 home10 i-10 it-8 its-11 join-16 like-11 miss-11 more-8 mo' +
  'st-9 much-11 my-7 not11 nothing-8 on6 out4 pictures-9 she-10 since14 slow-11 smses-7 so-11 spar-13 the-6 there-1' +
  '2 theres-11 think-13 till8 time-11 tonight8 violent-8 want-11 where9 win-9 you-2 your-11;mean for-8 girls-10 how' +
  '-6 i-7;means i-9;meant for-8;meantime-7;measles-12;meat-11;medals-12;media-9;medical-7 course-4;medicine-7;mediu' +
  'm-11;meer9 gaan-14 lewe9;meet me-12;meeting-9;meetings-10;meisies-10;mekaar-13;member already-9 before-8 in-5 nu' +
  'mber-10 of-5 since-6;members-5;membership-8 i-9 of-10 out-9 please-9 ya-11 yami-11;men6 after-10 are8 hit-11;men' +
  's praat-8 se-8 wees-5;mentioned-11;menu-8;mercy-9;message7 on-12;messages13;met5 die-6 my-4 on13 sy-10;metal-10 ' +
  'plate-8;meter-15;metro-14;mid-7;midday-10;middle-7 of-5;midnight9;midrand-6;migraines-11;military-13;min ago10 a' +
  't-11 late-10 or-5;mina9;mind about-8 after-7 found-12 i-14 my-9;minder-9;minds-9 the-9;mine and-9;minimum-9;minu' +
  'te just-10;minutes late-9 with-11;mirrors-13;miss another-8 him-9 it-9 me10 the-10;missed-4 #-10 the-7;misses it' +
  '-10;missing11 a-12 from-11 in-12;mission-11;mistake-6;mixed-8;mme11;mmele-16;mob8;moeg van-11;moet ek-2 n-4;moha' +
  'wk-13;mokatisi-12;mokoetlisi-10;molweni-12;mom5 #-8 can-8 has-10 here-12 hit-13 isnt-13 of-11 said-11 says-4 sig' +
  'n-9 wants-10 who-12 will-11;moment-6 so-9 they-9;momentum-5;mommy8 and-13;moms birthday-4 boyfriend11 while-4;mo' +
  'nday boxing-8 is-15;mondays-7;money5 again-11 and8 at-9 back-4 but-5 can-10 ill-11 in-9;monitor11;monna11;month ' +
  'can-7 go-13 how-6 i-6 if-8 it-12 or-6 please-13 so-13 thanks-12 thats-12 was-11 what-8 with-8 would-8;monthly fe' +
  'e5 fees-10;months im-8 is-11 to-9;moo-15;moontlik-9;moqebelo-10;more about-6 because-11 confident-7 energy-9 how' +
  '-11;morning class-7 do-9 group-8 is-11 person-9 so-12 turned-11;mornings-7;mosque-11;most girls-10 people-8 prac' +
  'tical-5;mostly-5;mother3 and-4 i8 is-12;mothers8;motlakase-12 o-8;motor-12;mount-13;mountain bike-9;mourning-12;' +
  'mouth guard-7 guards-4;mouthguard-5;mouthguards-7;move again-8 her-10 it-12 me-12 to-6 up-5;moved house-12;movie' +
  '-9;moving out-10 to-11;mozambique-13;mrs-12;much bigger12 hey-6 if-9 is4 kidnapping-8 last-14 longer11 notice-8 ' +
  'to-8 was-8;mugged7 a-13 in-13 me-10 once-8;multiply-6;mum4;murder me-14 us-7;murdered-11;murmur-8;muscle-15;musc' +
  'les-6;music-6;muslim-11;must ask-8 cancel-6 come-8 fetch-8 he-5 hit-11 i-2 my-10 phone-10 she-10 stay-7 study-10' +
  ' take-13 they-12 we-6;my3 #yr7 account-6 address6 ankle-7 arm8 as12 bag-4 bakkie-14 bed9 belt-8 bf8 bill-11 birt' +
  'hday-8 bookings-5 box-8 boxing-8 boy-5 boys-12 brakes10 brothers12 cancellation-8 card-7 cash-8 classes-10 cloth' +
  'es10 coach11 competency-9 complex11 contract-5 cv-7 dad5 data-7 date9 day-10 dear-11 debietorder-9 debit-2 detai' +
  'ls-7 diary-12 die-14 divorce-8 doctor-9 door7 drink10 driver-12 earrings-6 ears-7 eie-7 eks10 emergency-6 employ' +
  'er-6 ex4 eye10 family8 father9 fault8 fee-12 fiance8 finger-5 firearm-10 first-7 flat6 foon5 foot-13 free-7 free' +
  'ze-9 friend4 friends10 girls5 glasses-9 gordel-8 gps-7 grandchildren-6 guard-8 gun12 hand5 hands-8 head14 headsc' +
  'arf-8 helper4 hoodie-7 huis10 in9 jaw11 kamer12 kids5 kit-11 knee-5 knuckles-6 laaitie-6 laat-8 landlord9 laptop' +
  '-1 lessons-9 level-11 lidmaatskap-5 little6 location12 login-7 lunch-11 manager12 maths-10 membership-1 mind7 mo' +
  'ney-8 mothers10 motorbike-8 mouthguard-8 n-11 name-8 nephew5 niece6 notice-8 nou-5 nudes8 office-7 old-7 only-8 ' +
  'options-4 order-12 own4 pa5 package-9 papers9 parcel-9 parents8 partner9 passport12 password-6 pension6 photo-9 ' +
  'picture-8 place-8 plan-12 pocket-10 polo-10 purchase-9 question-8 refund-9 rekening-11 room14 roster-6 sassa9 sc' +
  'hool12 se-11 second-11 security-11 sessions-12 shin-9 shoulders-10 shy-11 size-7 skirt6 sleep-14 slippers-8 spot' +
  '-9 statement-10 stepdad7 stepfather12 sticks-10 stiefpa8 street11 student11 technique-9 tekkies7 tenants10 test-' +
  '6 things-8 toe-5 tongue10 trial-9 twee-9 twenties-9 two-8 uber-11 uncle4 virgin-9 visa-6 voucher-10 water-8 wedd' +
  'ing-5 work8 wrists8;myself11 but-12 id-11 out-12 te-7 when-12 which-7;n bokser-10 geweer9 gi-7 lisensie-8 man9 p' +
  'istool-8 plek-4;n# will-7;na-3 die-6 ho-13 ke-16;naby-14;nah-7;nails short-11;nako-10 ya-6;names of-7;nani-7;nap' +
  '-8;nasty-13 to-9;nationals-11;naweek-7;naye ufuna-10;nceda13;ndedwa9;ndidlwengulwe15;ndifika-7;ndifuna10 i-11 uk' +
  'uba-14 umsebenzi-10;ndilibele-7;ndincede16;ndingayenza-9;ndiyopha13;ndiyoyika13;ndoyika17;near4 me-15 the-6 u-13' +
  ';nearest-5;nearly-7 #-10 gave-12 killed-5;neck9;necklace-9;nee-12;need coaches-8 gloves-6 help10 him-10 if-10 no' +
  't-11 one-7 some-8 someone-14 somewhere11 the-10 them-12 two-7 work-6;needing the-8;needs shoes-10;neem-9;neighbo' +
  'ur5 is7 said-8;neighbours dog-7 were-6;neither of9;neminyaka-11;nenzani-9;nephew5 did-10 for-8 he-18 hes-13 is-7' +
  ' wants-9;nervous-13;net die-14;never again-13 been-16 came-10 done-9 got-7 had-13 held-17 said-10 says9 thrown-7' +
  ' told11 touched-11 trained-10;new baby-13 belt-9 gun-10 here-11 hip-11 job-8 one-8 person-8 phone-10 places-11 s' +
  'chool-11 things-10;newbies-11;newsletter-8;next3 belt-12 class-9 course-8 date-8 doors-8 grading-6 one-8 room9 t' +
  'ime8 to13 workshop-7;ngabani-7;ngabanye-18;ngabe kukhona-9;ngani-17;ngaphakathi-11;ngaphambi-8;ngaphandle15;ngay' +
  'o-11;nge-8;ngedwa-15;ngemali-10;ngempelaveki8;ngenyanga-7;ngesibhamu11;ngesonto-6;ngezikhathi-12;ngicela7 i-11;n' +
  'gidinga-7;ngidlwenguliwe14;ngifika-7;ngifuna5 i-9 ukuba-14 ukubhalisa-11 ukufundisa-11 ukwazi-7 umsebenzi-9;ngik' +
  'hathele15;ngikhokhile-11;ngilimele10;ngingajoyina-10;ngingakhokha-6;ngingakwazi-10;ngiqeqeshe-12;ngisebenza-13;n' +
  'gisengozini13;ngiyabonga kakhulu-10;ngiyesaba17;ngizombulala13;ngo against-7;ngoba10;ngodisa-9;ngoku17;ngokubhal' +
  'isa-14;ngolwesibili-10;ngomgqibelo ekuseni-12;ngubani-10;ngwana wa-11 waka-14;nice to10;nicely-8;nie5 asem9 daar' +
  '-12 die-16 ek7 hoe-13 is-15 meer11 n-16 self-9;niece6 is9 she-14 shes-15 was-12;niemand13 antwoord-11;night5 bes' +
  't-9 but-9 classes-8 did-9 for-8 i11 is-12 lol-9 moving-7 pillows-11 there-8 training-8 which-14 with11 would-11;' +
  'nightmare-8;nike-13;niks-10;nikuphi-8;nil-10;nina-10;ninawo-7;ninayo-8;ninazo-8;nineties-7;ningamfundisa-10 ukuz' +
  'imela-8;ningasiza-10;ningeza-7;nini-3 i-8;ninja-10;niphi-7;niqeqesha-9;nite9 class-10;nivala-11;nivula nini-8;ni' +
  'vulile-11;nivuliwe-12;niyafundisa-11;niyakufundisa-15;niyasebenza-9;niyavula-10;niyayenza-7;niyayifundisa-7;njal' +
  'o10;nje no-8;nka-12 tla-5;nkotla10;nna-13;no class-9 confirmation-10 food9 friends-16 gloves-7 good-8 he-19 hes-' +
  '9 hits-10 i-13 kicks-9 lift-10 membership-8 more-14 muay-5 not-10 partner-13 photos-14 pictures-9 problem-6 reas' +
  'on12 reply-10 she-8 slip-9 sorry-8 the-6 time-8 wait-7;nobody7 answered-7 answers-14 asks10 at-10 believes11 cam' +
  'e-11 else-11 here-9 just-10 told-10 will12 would11;noem-11;nog nooit-16 plek-5;nogi-7;noises-15;nommer-12;non-9 ' +
  'stop-11;none-8;noodhulp-7;noon-11;nose can-9;nosebleed-8;nosy-9;not6 allowed5 an-9 attend-10 be-7 breathing11 co' +
  'me-11 coping10 exactly-10 fighting-7 fit-11 for-9 found-10 from-9 give12 good-15 happy-9 helping-9 impressed-6 i' +
  'n-5 interested-10 just-12 keen-12 know-11 knowing-12 like-12 me-16 moving12 pay-12 really-8 safe18 scared-12 spo' +
  'rty-7 that-12 to10 today-10 too-10 training-11 using-10 what-12 who-11 work-9 working-12 yet-9 you-13;note for-5' +
  ' from-10 it-6 somewhere-8 that9;notes to-9;nothing about-10 came-8 happened-11 has-13 just-10 on-8 to-10;nothing' +
  's-9;notice can-11 must-5;nou7 al-14;novel-9;november-8;now7 and-7 everyone-11 he8 hes5 id-8 in-12 ive-13 just-8 ' +
  'my-4 or-7 thanks-9 to-9 want-11;nowhere9 to9;nr-8;ntate o10;ntoni3 ukuze-10 xa-11;ntshwara10;nudes10;numb11;numb' +
  'er but-11 for-10 from-8 is-9 keeps-9 of-7 please-8 so-10;nurse4 on-8;nurses-6;nursing-7;nvm-8;nwele13;nyaope14;o' +
  '17 #-13 a13 batla-12 clock-7 coach-14 na-7 tla10;observe-6;october-12;oefen-7;of a4 all-7 bed-13 blood-11 boys-1' +
  '1 breath-8 contact-6 contract-10 course-10 customers-8 domestic-11 every-10 everybody-7 everything-17 falling-14' +
  ' getting-15 guns-10 hearing-10 het-7 him7 hurting11 is5 joining-8 judo-7 kan-12 karate-10 kids-5 krav-9 laughter' +
  '-9 looking-11 me7 men-11 my7 next-10 nie-8 one-11 order-10 people-8 petrol-12 place-9 school-8 some-13 sparring-' +
  '9 thing-8 things-10 thirteen-8 this-12 those-6 trouble-10 two-6 us-2 walking-10 what2 yours-10;off before6 but-6' +
  ' day-10 for-9 in-9 is-10 over-9 so-12 tonight-8 work-10 your-9;offer-4;office around-7 block-6 decided-8 is-9 la' +
  'st-10 to-8;offramp10;offshore-12;often-7;oh-10;ohlwini-8;ok-2 and-4 but-10 im-12 then-11 to8 will-9;okay5 for-10' +
  ' he-11 it-11;okokuqala-12;old boy-8 club-5 daughter-13 do-8 enough-7 gym-10 hits-9 in-11 injury-5 is-6 man11 mom' +
  '-11 on-7 one-10 slaps-11;older-8 boys-9;oldest-6;olympics-8;om3 in-12 myself-7;ombudsman-13;omg im-10;on about-9' +
  ' an-9 bail9 basic-6 blood-6 coffee-11 crutches-5 facebook-6 fine-7 grayston-10 her9 hold-8 holiday-6 it6 its-7 l' +
  'eave-8 like-15 meds-13 nyaope10 parole7 pause-6 saturdays-6 screen-8 site-5 standard-8 tablets-9 telegram12 that' +
  '-10 the2 thursdays-6 today-8 tonight-11 top-6 tv-11 uber-12 warfarin-9 wednesday-9 weekends-10 white-7 with-10;o' +
  'nce as-8 at-8 off-6 the-9 theyre-9;one afternoon-8 also-10 arm-11 at-7 be-7 before-6 boy-13 class-7 even-10 for-' +
  '5 from-5 gets-16 go-9 leg-11 lesson-6 more6 on-3 please-11 she-4 shes-10 step-11 to-10 told-14 too-8 where-13 wh' +
  'o7 without-12 would-8;ones about-7 are-7 free-5 i-11;onfiks-13;only after-6 care-7 comes-8 do-7 for-7 girl-16 gi' +
  'rls-7 has-11 if-14 in-5 lady-8 my-9 myself-9 need-7 new-11 once-7 pay-8 session-5 to-11 train-8 us-12 want-12 wa' +
  'nts-6 woman-10 women-6;ons5 gaan-13;onto-8;ontvangs-9;oog van-11;ook-10;oom15;oop op-7;oopmaak-12;oor my-9;op n-' +
  '6;open again-13 at-12 in-5 right-9 today-9 tomorrow-8 up-7 when-11;opening-9;operated-7;operating-9;operation-7;' +
  'opgetel-10;opleiding-8 vir-7;opponent-8;optel-9;option-9;optional-8;options-7;or-4 all-8 an-4 anything8 can-6 di' +
  'd-5 do-5 else11 is-4 just-6 must-6 my10 no-7 out-12 outside-10 should-9 they13 with-6;oral-11;orange-8;order-1 f' +
  'rom-7 im-11 its-9 not-12 please-8 something-7 status-11 to-7 went-15 ya-10 yami-13;ordered-8 under-8;orders-9;or' +
  'ientation-10;orthotics-8;osteoporosis-9;other boys-12 children-10 classes-8 guy-10 one-12 parents-11 side10 way-' +
  '8;others-10;otherwise-6;otla bag-12;otp-7;ouens-13;ouma5;oupa se-9;our4 #-9 church-12 class-12 door7 estate-9 fa' +
  'ctory-6 gate3 guard-10 home-10 lodge-10 names-10 own-7 security-8 trial-9;ours-6;out6 and5 before-10 cold-10 ear' +
  'ly-9 every-11 from-13 half-12 if-10 im13 is8 more-13 of-3 on1 please-8 to-11 today-12 with6 without-8;outage-8;o' +
  'utlet-7;outside7 for-11 hes-12 my14 while-6 your-4;outsiders-5;over #-6 #s-7 by-13;overdosed19;overnight-8;overp' +
  'rotective-10;overseas for-7;overslept-9;overweight-11;owe him13 you-9;owes me-10;own a-7 child9 eyes-11 firearm-' +
  '11 from-11 gi-15 gun-16 gym-10 lock-8 money-8 one-11 pistol-10 son11 sticks-8 team-10 with-10;owner of-8;pa8 hy-' +
  '9;pace-11;pacemaker-10;package-5;pad work-9;padel-11;pads-3 for-7 with-9;page-9;pages-6;paid5 already-13 but-8 b' +
  'y-13 for-11 on-8;pair-9;panados10;panga behind-10;panic4 attack9 attacks-13 button-7 looking-10;pants5;paper-8;p' +
  'apers6 do-6 to-11;paperwork-10;papiere-9;paranoid-11;parcel-7;parcels-11;parents are9 sign-7 stay-5 wont-12;park' +
  ' at-7 inside-9 my-8 there-9;parkade13;parked in-12 me-8;parkeer-11;parkhurst last-10;parking-3 and-12 behind-10 ' +
  'for-7 i-14 inside-9 is-6 lot9 safe-8 there-15;parks10;parole10;part-7 out-10;parties-6;partner5 and-14 beat-9 in' +
  '-13 tonight-11 with-10;party for-6 i9;pas-12 nie-7;pass my-7 on-6 out10;passage11;passed and-14 away-13 on-7 out' +
  '13;passport10 and8 not-13 photos-10;password-12;past it-9 you-8;pastor13;patch-8;patience-9;patient with-9;pause' +
  '-7;paxi-12;pay as-7 at-9 by-8 cash6 from-13 next-10 now-8 only-11 per-7 the-7 this-14 when-9;payfast-9;paying-5 ' +
  'for-11 so-7;payment-5 went-12;pays-7 for-9;payshap-8;pdf-6;pe-11;peace-11;peek-8;penalty-9;pending-8;pension6 is' +
  '-11 so-8;pensioners-7;people allowed-5 look-6 on-5 talk-8 think-11;per-5 hour-5 week-6;perfect-11;permit-9;perso' +
  'n2 im11;personal-7;perth-9;petrol5;phakathi-9;phambi7;phi imoto-10;philippines-8;phone4 all-10 and9 because-15 b' +
  'efore-5 but-9 in-8 me-7 my11 next-11 number-11 the-6 to-10 with-11;phoned8 #-8;phones and-9 the8;photo10;photogr' +
  'apher who-7;phumulang-8;physio-9;pic8 of8;pick-4;picked-10 on-6;pickup-9;pics taken-8;picture on-7;pictures at-1' +
  '0;pierced-10;piercing-9;pille12;pillow7;pillows-11;pills15;pistol and-13;pitch-8;place last-15 what-9;plain-10;p' +
  'lan and7 for-11 what-10;plate10 in-9;plates10;play on-11 theres-9;played-13;playground-9;playlist-7;plays cricke' +
  't-9 hockey-10;please4 contact-8 do-10 dont10 keep-10 let-14 my-13 no-7 remove-8 send4 stop-10 take-12 tell-8 tha' +
  'nk-13 what9;plek om-5 vir9;pls8 im-14;plug-7;plumber-8;plus-6;plz11;point10 for-6 of9;pointed10;points-9;poison1' +
  '0;police14 after-12 and-13 clearance-9 cleared-9 discount-11 does-12 look-10 number9 or-10 to-11;policeman7 so9;' +
  'polisie8;polo bumped-6;pool6;pop-11;popia-8;portal-9;position-11;possible for7 please-9;posted5;posters-11;postn' +
  'et-7;posts everything-14;power-7 cut-10 cuts-8;praat6;practical-9;practise-12;practising on-7;pram-11;prefer-10;' +
  'prefers-10;pregnant6 #-9 can-11;premises-10;premium-7;prepare-13;prepared-8;present-9 for-5;president-12;pressur' +
  'e is-10;pretend7;pretending8;pretoria-9;prevention-10 talk-13;price-2 list-9 of7 when-9;pride-10;principal-10;pr' +
  'int-6;prisha-6;privaat-8;privacy-11;private and-7 lesson-7 on-11 security-7 sessions-5 training-9 with-9;private' +
  'ly-9;privates-8;prizegiving-5;pro-7;problems-9;process-8;processing-10;products-8;proefklas-10;prof12;profiel-9;' +
  'profit-6;programme-3;promise-13;promised a-8 myself-13;promo-10;promotion-8;prosthetic-11;protect herself-11 my-' +
  '11 myself-16;protecting-11;protection for-9 order9;protein shakes-8;protest-8;proud-10;provided-7;prys asb-10 is' +
  '-4;psira-6;psych-9;ptsd-16;public figure-7 transport-10;pulled6;pulls a-13;punch-9;punched anyone-6 me10;punches' +
  '6 to-9;punching-9;pupil13;pupils-14;purchase-9;pure-14;push my-14 ups-11;pushed9 around-15 me12 off-13;pushes me' +
  '10;pushups-12;put a11 his10 in-8 on-7 our-8 pictures-3 them-6 under-5;puts15;putting6;qala-12;qr-9;qualified-7;q' +
  'uarter-13;question but-5;quick10;quickest9;quickly4;quiet14 till-11;quieter-8;quote-7;r# from-8 more-9 or8 to-9;' +
  'rack-11;rails-7;rain-9;raining-12;rambo-10;ramp-7;ran9;rand a-9;randburg and-12;random12 but10;range-6;rank5 aft' +
  'er-9 close-12;rape17 prevention-4;raped22 last8;rash-5;rashguard-9;rata-12;rate-7;rates-7 please-8;rather keep-1' +
  '0 not-14 talk-12 train-9;ratio-10;rattan-10;re batla-10 ke-19 tla-8;react when-9;reaction-9;read a-7 it-8 lips-1' +
  '0;reading-8 this-9;reads9;ready to7;real life-9;really dont-7;reason10 to10;receipt-12;receive-10;received-9;rec' +
  'eptionist-8;recognised-8;recommended-7 you-8;record-11;redeem-6;reel-10;ref-9;reference for-8;refund asap-7 for-' +
  '5;refundable-11;refuse-7;refuses to-10;registration fee-6;registreer-10;regte-9;rehab-9;rekela-10;relationship10' +
  ';released9;relocating-9;remaining #-6;remember5 me-9 who-7;remote-9;remove her-10 my-11 the-12;removed-7;renewal' +
  '-8;rent7 out-8 please-8;repair-8;repairs-5;replace the-12;reply to-13;report a-7 that-8;requirements-6;res10;res' +
  'idents-10;resign-10;resignation-10;respect-8;responsible-10;restaurant and-15;resume-12;retired-11;retrenched so' +
  '-9;return-7;returned-9;returns-6;reverse-12;review-8;ribs10;rid-8;ride-8;right after-6 and-7 at-10 next-12 now6;' +
  'ring-8;ringworm-10;rinse-9 off-7;river9;road5 i-11 open-11 or-6;roadblock-9;robbed in-11 us-10;robbers5;robbery ' +
  'sort-10;robbing9;robot by-8;rock-8 up-7;rocky-9;role-12;roll-9;rolling-11;rolls-9;rolstoel-8;romela-8;roof11;roo' +
  'm5 and13 at9 can-12 for-10 in10 is-8 this-9 what-9 when10 where-8;rooms-9;rooster-13;roster-8;round2 the-12;row9' +
  ';rubber-11;rubbish-12;rucksack-10;rude-10 to-7;rugby-6;ruil-8;rules for-12 on-6;run alone-10 away-6 for-9 so-8;r' +
  'unning-8 ten-6;rush-10;ruta-7 ho-8;sa to-8;saam-6;saambring-10;saans-10;sack-9;sad-9 to-6;safe3 after-10 because' +
  '-12 for-8 in-9 place9 there-6 to-7 walking-14 what-10 with-6;said9 #-8 i-9 it8 monday-7 next8 ok-13 say9 that-12' +
  ' they10 theyll9 you-12;sak-15;sal ek-9 help-9 krav-10 my9;salary of-8;sales-10 guy-7;salon11;sambo-11;same age-1' +
  '1 class-10 day-7 for-5 man14 place-7 price-5 time-8 with-8;sample-10;samsung-8;sand-6;sandton by-6 for-7 is-8 po' +
  'lice-9 safe-6 so-10;santa-9;saps for-7;sassa card6;sat-2;saterdae-8;saturday class-5 do-10 its-8;saturdays-7 onl' +
  'y-13;sauna-6;save my-7;saw a-8 an-11 it9 my-9 the-6;sawubona ngicela-11;say5 i6 so-11 stop-11 thanks-13 that-12 ' +
  'they11 when-12 you-14;saying10 i-11;says7 ask-11 bjj-15 fighting-8 he4 hell12 his13 i4 if11 krav-9 let-11 nothin' +
  'g-15 she12 shell7 shes7 so9 take-10 the11 there-9 wait-9 wrong-4 yes-14 you-10 your-13;scammed-8;scan-8;scared7 ' +
  'ill-13 in-10 mine-11 my-10 our-10 she-14 that-8;scares8 me8;scenario-10;scenarios-9;scene-11;sceptical-9;schedul' +
  'e-7 pls-7;scheme-11;school after-8 any-11 are-8 around-11 at-11 for-5 gate8 go-12 hit-11 holidays-4 in-5 is-9 on' +
  '-12 play-7 run-13 saying-9 till-9;schools-10;science-10;scoliosis-8;score-12;scream10 like-14;screaming16;scream' +
  's11;screen-11;screws-9;se8 as10 geweer-13 huis-8 klas-13 klasse-10 trial-15;seam-8;second floor8 hand-10 time10 ' +
  'week-8 weekend-12;secret8 head-13 santa-8;secunda-6;sedert-8;see4 all-7 everything-15 him9 his-9 my8 progress-11' +
  ' what-9 where-7 without-10;seeing7;seen6 from10 it-8 too-12;seer van-10;sees what-17;sekolo-13;sekolong le-8;sel' +
  'f4 defence-3 esteem-8 harm11 protection-8;selfmoord16;selfverdediging-13;selfvertroue-17;sell-3 them-7;selling-9' +
  ';seminar-9 when-8;seminars-7;send5 a-6 back-9 help6 it-13 money-11 my-9 someone-15 them-9 there-7 things-7 to-14' +
  ';sending back-7;sends6;sengimdala-7;sensei-6;sensitive-10;sent to-8 us-13;senu-8;serious-14;sertifikaat-9;serve-' +
  '10;service-6 so-8;serviced-9;services-8;sesh-6;sessie-8;sessies-8;session-7 i-8 is-6;sessions-4 for-6;set-8 agai' +
  'nst-10;settle what-8;seun5 by-8 inskryf-11 se-13 van-7 wil-11 word-11;seven-8 and-8;seventeen-17 and-12;seventy-' +
  '15;sex10;shabbat-9;shack13;shadow-11;shake-7;shaking11 after-12;shampoo-9;share-8;sharp-9;she4 be-6 cant-2 come4' +
  ' comes8 did-13 drives-10 get-8 go-8 hasnt-17 joined-9 just-11 keeps-11 lets-11 only-11 pay-6 say-11 sit-8 took8 ' +
  'trains-7 wait-11 wear-4;shed-8;shedding-5;sheet-8;shelter8 for8 in-14;shes8 #-3 a-4 fine-13 never-11 scared-17 s' +
  'ix-9 turning8;shift at-9 got-10 is-7 that-8;shifts-7;shingles-14;shins-7;ship-8;shipping-10;shirts-6;shoes off-6' +
  ' private-10;shook9;shoot6 a-12 at-9 better-9 him11 his11 my13 someone-12 them5 with-9;shooting and-10 course-5 i' +
  'n10 training-5;shop and12 at-10 that-6;short-5 for-8;shot9 bru-8 my7 they-11;shots9;should ask-15 be7 do-9 know-' +
  '10 learn-10;shoulder-9;shoulders-10;shout at-7;shouted-6 and-10 at-9;shouting at-12;shouts a-9;shoves me-10;show' +
  '-5 what-12;showed4 me10;shower after-7 is-11 there-7 today-10;showers and-9;shows7;shut down-12 on-8 up-9;shy-10' +
  ' all-10;sick this-8;side2 and8 control-9 of8;siek-12;sien11 nie11;sight-15;sign-2 anything-9 for-9 in-7 it-8 me-' +
  '10 on-6 out-9 the5;signal-8;signed-5 up-6;signing up-5;signs for-12;signup-9;simolola-10;since5 #-7 birth-10 jun' +
  'e-11 monday-10 my5 school-9 the4 then-12 when-8;sing-13;single-4 asking-7;sir or-14;sis9;sister7 at-12 beats-13 ' +
  'came-13 did-8 here-10 is-13 punches-9 said-10 wants-10;sisters boy-10 ex-10 kids-5;sit and-5 at-9 ek-7 out-8 sti' +
  'll-8 there-11;site looks-6;sits7;sitting13 out-11;six-6 do-7 of-9;sixteen-10;sixties-9;size-4 #-7;sizwe-9 kill-1' +
  '0;skaam sal-10;skakel-9;skedule-9;skiet10;skills-7;skinny-11;skip-2 me-13;skipped-11;skipping-9;skirt5;skoene-11' +
  ';skryf n-11;skuif-12;slaan11 alles-15 my16;slaap9;slammed9;slap7 how-15;slapped11;slaps12 me11 the-14;slaughtere' +
  'd-12;sleep11 after-16 better-10 for7 in4 with15;sleeping15 baby-14 fine-11 in11;sleeps early-10;sleepy12;sleeve ' +
  'instead-13;sleeves12 in11 ok-11;slept10 through-15;slipped-13;slippers by-8;slot-6;slots-8;sluit5 my8;smacked-11' +
  ';small for-7 group-6 kids-6 one-7 print-9 used-7;smallest-7;smashed-10;smell in-9 like-7 out-10;smelled-12;smile' +
  's12;smoke10 smell-9;smoking-12;sms that-11;snacks-12;snap-12;snapscan-8;snatched at-9;snores-11;sny14 haarself9;' +
  'so a-10 after-9 all-7 back-8 bad-9 cant-12 could-14 dont-9 far-6 good-12 id-9 ill-10 im-6 its11 let-11 many-8 na' +
  '-9 need-10 no-9 now-18 on-10 only-9 please-4 scared13 slow-5 sore-12 sorry-11 tell-10 theres-13 this-8 tired10 t' +
  'rial-9 well-8 were-9 whats-9 why-12 you-8 young-13;soap-8;social-6;socks-16;sodwa-8;soek4 die-10 my10 n-11 werk-' +
  '7;soft-13;soggens-9;solar-7;sold out-14;soldiers-6;some days-8 guy10 weeks-6;somebody11 about-17 else-12 elses-1' +
  '0 grabs-10 is11 phone-11 that-13 there-11;someone8 about-9 breaks-9 broke-9 call-9 come-10 elses-6 for7 grabbing' +
  '-10 grabs-11 has9 help-16 is12 left-10 must-8 of-10 parked-14 phone-10 please-12 pls-12 scratched-12 take-13 the' +
  're-10 told-14 tried12 walk-11 who5 with-13;someones arm-6;something about-12 after-6 at-6 back-7 bad10 between-8' +
  ' came-13 different-10 do-10 from-8 happens-14 in8 just-7 nice-9 off-9 stupid14 to-11 where-9;somewhere and-8 for' +
  '-7 on-10 safe7 to-8;son1 asks-11 cant-12 did-10 gets-12 goes-11 got-11 has-5 have-8 hes-11 if-14 in7 is-5 keeps-' +
  '10 left-9 not-10 on-7 only-6 the-11 trains-7 was7 will-16 wont-7;sondag-8;sons class6 gi-12;soonest-8;soos-13;so' +
  're send-11;sorry do-7 for12 im-13;sort out-13;sorted it-13;sounds good-10;southpaw-9;spam-11;span-10;spar-9 im-8' +
  ';spare-7;sparring-8 is-8 partner-7;spaza9;speak3 at-9 to-4;speaking-14 to-9;speaks-9;special-4;specials-11;spect' +
  'ators-8;spectrum-7;speech-11;speed-12;spend-9 more-8;spiked9;split after-8;spoke to-12;sport-7 in-7;sporty-9;spo' +
  't-6 in-6 where-8;spray in-12 legal-8 on-5;squad-10;squat-10;squats-13;staan10;stab14 at-10 me10 someone-12;stabb' +
  'ed15 in-18 my10;stadig-11;stadium-12;staff-6 were-7;stage-7 #-7;stairs at-9;stalker12;stalking3;stamina-10;stamp' +
  ' hom-11;stand at-8 behind-13 in-6 next-16;standard-6;standing6 outside-11;stands12 in-11;stare-12;staring-6;star' +
  't after-11 date-7 my-10 something-12 tomorrow-9 when-9 without-11;started is-12 with-13 yet-8;starts at-6;statio' +
  'n in-10;status9;stay away-10 home-11 if-12 in-11 or-7 out-11;staying-5 at-8 home-8;stays-5;steal-13;steel-11;ste' +
  'ep-11;stent-11;step-6 free-6;stepdad11 fetches-13;stepfather14;stepped on-12;steps-12;stick-6;sticks-5;stiefpa8;' +
  'stiff-12;still beat-10 cant-11 catch-9 for-9 going-11 happening-9 in-6 learn-8 not-13 on-6 pay-11 possible-9 say' +
  's-8 space-6 the-13 waiting-10;stink-6;stole my-13;stolen-12;stop6 and7 being-15 end-9 for-13 halfway-6 him9 in-1' +
  '0 my-6 right-10 sending-12 shaking8 someone-11 taking-11 talking-10 vir-9;stopped6 last-12;storeroom9;stories-11' +
  ';storm-8;stort-11;storte-8;story-10 now-12;straight after-11 from-7;strange12;stranger4 danger-12;strangle-10 me' +
  '-9;strangled7 in-11 me13;strangling me-12;strap-11;stray-12;stream-9;street address-9 name-10 number-8;stress-10' +
  ';strict when-7;strike-3;stripe-5;stripes-9;stroke and-11 two-6;strong-4 again-10 and-7;stronger-11;stubborn-13;s' +
  'tuck-5 on-6;student card-10 must-7;studente-11;students get-9;studies-11;study at-10;stukkend-14;stun-9;stupid7 ' +
  'asking-12 in-11 question-5;stutter-13;stuur5;style-7 krav-4;styles-8;subscription-10;suburb-12;such-12;sue-15;su' +
  'gar daddy8 down-6;suicidal18;suicide14 drills-7;suit-9 me-12;suitable-8 for-5;sum#13;sun-8;sunday he8;sundays-3;' +
  'sunglasses9;super-9;support-9;sure about-14 of-11 which-10;surely-9;surgery-10;surname of-10;surprise-9;survived' +
  ' an-10;survivors8 do-9;sushi-9;swak-15;swallowed15 a12;swanger-10;swap-7 it-5 them-9;swapped-11;swears-12;sweat-' +
  '13;sweaty men-10;sweet10 sixteen-7;sweets10;swelling12;swim-11;swimming pool-13;swims-10;swing-13;switch-11;swol' +
  'len4 after-10;swop-8;swore at-12;swung-14;sy5 bly-8 haar-9;system-9;table for-11;tablets10 is-13;tactical-6;tae ' +
  'bo-9;taekwondo-9;tag-11 me-10;tai-11;take a-6 all-9 and-9 away-8 cash-9 down-9 girls-9 his-8 more-12 my-7 out-11' +
  ' over-10 photos-9 pics-6 them-10;takedowns-10;taken6;takes6 me-12 my9 over-12;taking the-9;takkies-9;talk and-6 ' +
  'he9 in-5 over-5 to6;talking about-14;talks on-11 to-10;tall-8 guy-8;tap-8;tapped-12 me-8;target-14;taster-9;tatt' +
  'oo-8 on-7;taught at-8;tavern11;taxi6 at-10 from-9 rank9 stop-11 strike-10;te begin-8 gaan10 hard-13 help-11 kry-' +
  '12 kyk-10 oefen-9 oud-11;teach at-9 children-9 her-12 it-8 kids-8 our-12 small-6 them-11 this-12 to-8 you-8;teac' +
  'her and-12 he-14 says-16 to-7;teaching-7;team down-11;teambuilding-7;teams-7;tears-11;tease-13;teased-10;teasing' +
  '-13;technique-9 every-9;techniques-8;teen die6;teenager-8;teens-6 or-7;teken-10;telephone-12;tell anyone10 coach' +
  '13 him-7 my-4 somebody-10 the-3 them8;telling8 me6;tells7 it-10 me8;temporary-7;ten days-14 when-11 years-12;ten' +
  'ants9;tender-6;term-4;terms-7;terrible-13;terrified12;terug-9;test-10 it-7 session-6;tested-11;testify10;testost' +
  'erone-7;text me-9;texted14;thabile-13;thabo-9;than fighting-7 i6 me-12 my-9;thank u-7;thanks-3;that a-5 again-10' +
  ' be-6 case-11 day-8 doesnt4 group-6 he3 heavy-6 help-8 im-11 isnt-8 its11 kind-8 nobody-9 normal-11 old-10 on-5 ' +
  'one-7 or10 possible-6 says-7 she-8 so-12 style-4 there-9 till-9 to-10 we-11 would-7 you-6;thats when9 why-6;the ' +
  '#-6 #st-6 academy-9 account-13 address-7 adult-6 afternoon-7 airport8 ambulance-10 app-10 area-6 army-6 baby5 ba' +
  'g-10 bath6 bathroom8 beams7 bed8 bench-10 best-9 bigger-8 bin7 black-10 blade12 bleed-14 book-5 booking-17 boot1' +
  '0 box-9 boxing-5 break-9 bridge14 bully-9 bus9 call-8 card-7 cars-8 chair5 checkout-8 child-7 children5 classes-' +
  '7 clock-12 closest-9 club9 coach-8 coaches-9 code9 coffee-12 contract-11 courier-6 course-4 creche10 damage-7 da' +
  'rk-11 date-8 days-8 death-11 depot-8 divorce10 doctor-8 dog10 drain-7 drive-9 earliest-7 ebook-5 edge9 electrici' +
  'ty-9 email-9 emergency-13 end-9 evenings-7 exact-8 eye-13 face-6 farm6 fees-9 fighting-9 fire-6 firearms-5 first' +
  '-3 flat12 floor8 flyer-7 following-8 funeral12 gi-11 girl-11 gloves-6 group-9 gun6 gym-1 hall-11 holidays-6 hood' +
  'ie-8 hospital-3 hour-9 house4 instructor-9 instructors-8 internet-9 iron7 jungle-9 kitchen9 knee-6 knuckles-10 k' +
  'rav-6 landlord7 last-5 law-14 lawn-8 left-12 lessons-11 letter9 lift9 line-10 liver-10 loan7 locker-10 lockers-1' +
  '0 long-8 lot-11 m#-5 mail-9 man10 mat-6 mats-3 meantime-7 member10 members-5 mixed-5 moms-7 monday-11 month-7 mo' +
  'rning-7 mornings-6 most-11 mouthguard-11 music-7 net-6 newsletter-7 next-4 nineties-7 nose-10 numbers-9 nurse11 ' +
  'offramp10 oldest-5 olympics-8 only8 others-4 pads-9 page-9 parcel-8 park10 parkade12 parking5 party4 passage11 p' +
  'ayment-6 payments-7 people-7 person9 petrol11 photos-7 pictures-8 pin5 place-3 playground-9 point12 police4 port' +
  'al-8 pram-11 prices-14 programme-8 protection8 r#-8 range-4 reason-6 receptionist-8 right-8 ring-10 river9 road4' +
  ' roof15 sandton-8 saturday-5 school6 session-9 shooting-6 shop6 shower10 sign-9 site-14 smallest-7 special-9 spe' +
  'ctrum-7 stairs12 steps-3 sticks-12 storeroom9 street8 sun-7 table10 tavern9 team-13 term-6 terms-7 test-6 thing-' +
  '7 third7 till8 time3 toilet8 traffic-7 trainer-7 trainers-6 training-4 trouble-13 tv8 two-4 ufc-7 uk-7 use11 vic' +
  'tim-7 voucher-9 wash-9 way-7 web-4 website-5 wednesday-8 week-7 weeks-6 window7 winter-10 woman-8 womens8 words1' +
  '1 workshop-8 zip-6;theft-9;their father8 own-7;them4 all13 before-8 from-8 if8 off-13 on-12;then-2 give-11 he13 ' +
  'how-9 im-9 my5 the-11;there-2 after-4 aircon-10 already-11 an-6 are12 at-5 class-11 do9 have-14 hitting-12 hope-' +
  '14 is17 isnt-8 ladies-13 last-11 my-8 now-10 on-6 one-5 only-9 room-14 safe-6 she-11 showers-8 some-13 someone-6' +
  ' something-5 stairs-4 still-7 this-8 today-9 tonight-10 was4 were-12 without-10;theres14 #4 a7;these3 guys10;the' +
  'y11 all-12 already10 always-13 be-9 beat8 bully-10 came9 can-8 do-4 dont-5 eat-15 fight-4 finish-8 found5 give-6' +
  ' have9 laugh-11 let-13 lock8 locked9 push-14 say5 shot12 start-9 told-9 took-4 train-10 wait5 wake-9 were-12 wil' +
  'l12;theyll10;theyre16 #-11 in10 under-12;theyve10 got9;thin-11;thing and-12 do-8 in-10 on-8;things4 about-14 at1' +
  '1 before-12 to9;think7 he-13 hes6 im9 so-13;thinking10 about4 of9;thinks-6 hes-11 i-11;thinners-8;this7 afternoo' +
  'n-11 city-13 contract-9 course-11 guy5 help-13 is4 krav-6 month-6 months-12 morning9 number12 one-11 place-9 pri' +
  'ce-12 saturday-8 she-10 side-10 term-10 thing-10 thursday-9 was-12 website-9 week4;those-1;though-8;threat9;thre' +
  'aten10;threatened9 me10;threatening9 to11;threatens6 to7;threats9;three-4 girls-11 times-7 weeks2 years-7;threw1' +
  '1 it-9 me-4;throat15;through a-11 it-8 the6 to-8 your-9;throw me-8;throwing me-10;thrown a-7 in-10;throws a-7 me' +
  '-11 things10;thru the-7;thumbs-11;thursdays-8;thusa-10;thusang10;thuso7 ka-16 ya-9;ticket-9;tie a-9 me-10;tied7 ' +
  'down-13 in-6 to9;tien-8;ties8;tight5 after-16 this-9;tik10;till4 after-12 baby-11 december-10 he14 hes-9 march-1' +
  '0 saturday-8 the-8 they9 two-16 what-10 when-10;time as-9 at-9 do-7 he12 i10 it-11 its7 must-7 pls-9 table-8 we-' +
  '11 what-10 would-8;times #-6 for-9 next-6 of-8 on-7 this-11;timetable-7 pls-8;timid-9;tiny-9;tired after-10 fast' +
  '-6 is-10;tla ba-14 botsa-9 le-7;tle-14;tlhahisoleseding-9;tmrw-8;to1 #-7 about-7 an-7 anything6 attack-10 begin-' +
  '9 being-11 blue-7 book-2 box-9 boxing-8 break5 burn9 call-6 cause-9 coach-8 collect-9 come-3 compete-7 complain-' +
  '8 control-18 death-12 die17 disappear8 drop-6 eat-9 end14 explain-9 face-12 feel-6 film-7 fly-8 for-9 friday-9 g' +
  'ive-1 go7 guard-12 gym8 hand-11 handle-10 help-14 her9 hide14 him11 his6 hurt7 if8 it-8 jail-12 join-4 kids-6 ki' +
  'll7 knock-8 know-5 krav-2 let-13 lift-12 live7 make9 meet9 monthly-8 move-4 my3 myself-12 not-10 nurse-5 other-8' +
  ' our7 park-10 partner-11 pay-7 peanuts-10 people-6 phone-12 pick-12 please11 prisha-7 punch-7 push9 put-5 reach-' +
  '8 record-4 register-10 rent-12 report-9 rivonia-7 save-10 say7 see-5 sell-9 sign-1 sleep10 so-9 some-10 somebody' +
  '10 spar-8 spend-8 spot-13 stand-13 start-10 sunday-6 surprise-9 sweat-10 thabo-8 that-9 throw-12 tie-8 train-2 t' +
  'raining6 try-5 uct-9 wake9 watch-5 what-9 when-6 work4 wrestle-8;today5 and8 he7 i8 or-12 she10 shes-11 when-6;t' +
  'oddler beats-10 with-11;toe en-11 is-7 on-7;toes-12;together-7 tonight-9;toilet is-11;told7 me-7 my11 myself-11 ' +
  'nobody-13;tomorrow5 then-10 what-10;tonight8 at-6 do-7 for-13 he11 im-9 is8 which-12;tonights-8 class-8;too-2 co' +
  'ld-8 hard-8 he-11 late-8 many7 old-6 tight-12 tired-8 unfit-9;took12 down-11 me-7 money-9 my4;toonbank-12;top is' +
  '-9;torture-8;toss-10;tot hoe-9;total-7;totally-7;touched16 a-11 me10 without-10;touches15 me11 my12;touching9;to' +
  'ugh-12;tour-11;tournament-9;tournaments-6;tourniquet-6;tourniquets-8;towards10;towel-14;town-8 when-13;track-6;t' +
  'racker11 on8;tracking number-8;tracks12;tracksuit-8;trade-9;traffic-8 like-5 on-5;trafficking8 do-10;trailer-8;t' +
  'rain-6 and-12 do-10 from-6 here-7 is-7 my-5 only-8 that-6 tomorrow-8;trained-6 before-8 here-9;trainer-9;trainer' +
  's-5;training-3 and-8 i-8 knife-7 knives-8 last-9 next-15 what-5;trainings-7;trains i-8;translate-9;trappe-7;trap' +
  'ped8;trauma-7;treadmill-9;treat-9;treating-9;treatment-12;trek-14;trial-3 anymore-12 class-2 for-6 is-8 lessons1' +
  '2 pls-9 tomorrow-12 tonight-11 was-7 what-8;tried7 it-13 to14;tries to-12;trigger-9;trouble6 if-11 with-8;true-8' +
  ';trui-9;trust myself6;try-6 again-9 but-11 it-4 out-10 the-4;trying for-14 to3;tryout-10;tsa bana-6;tseba-9;tsen' +
  'a-11;tshaba12 batho-9;tshirt-10;tues-10;tuesday im-9;turned round-16;turning4 #-10;turnover-6;turns #-9;tutor-7;' +
  'twee keer-10;twelve-7;twenties-10;twins and-7 of-9;two a-9 children-8 friends-6 guys12 left-8 men11 messages-9 m' +
  'inutes-9 of-9 on-5 people-7 years-6;tye-10;type5 #-10;typing can-10;tyson-10;u6 #-16 give-11 got-14 guys-11 help' +
  '-14 open-8 put-12 say-11 sell-9 took-13 train-6;ubaba13;ubani-11;uber and6 drop-7 is-10;ubulungu-10;uct-9;udadew' +
  'ethu10;ufc-9;ufuna14 i-12 iklasi-18 ukujoyina-12 ukuza-12;ugesi-13;uj-9;uk-6;ukhona-11;ukuba12;ukubhalisa-12;uku' +
  'bona-11;ukudubula-9;ukufa14;ukufunda i-11;ukufundisa-11;ukufundiswa-12;ukugoduka13;ukujoyina-9;ukukhalaza-13;uku' +
  'khononda-9;ukulwa-11;ukumisa-8;ukungibulala12;ukuphatha-9;ukuphila13;ukuqala-15;ukuqeqesha-9;ukuspara-13;ukusuka' +
  '12;ukuthenga-14;ukuthengela-9;ukuyeka-11;ukuza-13 kukhona-12;ukuzibulala20;ukuzimela-14;ukwazi-12;um-9;uma13 ngi' +
  'fika-8;umakhelwane11;umalume16;umama9 wami-17;umfowethu14;umntanami-7;umntu8;umntwana11 wam6 wami-19;umqeqeshi-1' +
  '7;umuntu7;umyeni14 wami2;una-6 #-6;uncedo16;uncle13 plays11 says-13 wants-10 was-19;uncles12;unconscious12 for-1' +
  '0;under8 #-11 #s-13 a1 control-9 somebody-8 the5;undercover-11;understand-9;uneentloni-10;uneminyaka-16;unemploy' +
  'ed-6;unfit-12;unicorn-8;uniforms-10;unina11;university-11 a-11;unjani-8;unless8;unlimited-7;unopened-10;unsafe5;' +
  'unsubscribe-9 me-6;until5 im-8 the-10 what-11 when-12;unyana wam-5;up2 a-9 about-7 and7 can-8 every-5 for-5 from' +
  '6 front-8 here-9 if-10 next-10 now-9 on-6 over-12 so-8 to-6 tomorrow11 until-10 when-7 yesterday-9;update-8;upgr' +
  'ade-7;uphuze11;upington-8;ups-8;upset-10;ur5 number-11;urgent6;us5 in6 last-9 like-11 or-8 the-10 to-9 with8;use' +
  ' a-11 it-11;used7 for-13 this-11;useful-10;useless-9;user-11;username-7;uses10 it10;using13;usizo16 lokuqala-11 ' +
  'nge-11 ngifuna-9;usually-6;usuku-15;utata16 wam-12;utatomkhulu15;uthatha14;uthe14;uthi16;utitshala11;uyagula-9;u' +
  'yandibetha15;uyangishaya18;uyise13;uza10;uzongibulala15;vacancies-7;vacancy-8;vakansie-15;val-9;valuables-10;van' +
  ' #-9 wag-11;vanaand nie-9;vandag kom-9;varsity-8;vat aan9 number-8;vaya-8;veg-10;velcro-7;veld8;venue-6;verander' +
  '-10;verdedig-12;vergeet-15;verjaarsdag-7;verkeerde-9;verkrag17;verloor-3;vertigo-9;very fit-9 kind-9 shy-3 stric' +
  't-7;vest-9;vet-8;vetted-8;vi-9;vibe-9;video lessons-12 of-10;videos on-8 to-7;violence3 survivors-14;violent5 en' +
  'ough-8 from-3;vip-8;vir die-6 haar-9 hom-8 kinders-7 n-7 ons-8 skiet-10 sparring-10 sy-10;virgin-6 active-4;virt' +
  'ual-9;visa-9;visiting-13;vitality-7;vitamins-7;voel10;voetsek-8;voice5;voices10;vol-7;volg9 my11;volgende-9;volu' +
  'nteer-7;vomiting13 and12;vorm-9;voucher-8;vrou gaan-12 kom-9;vuurwapen-10;vyf-9;w8;wa7 ka-8;waar-5 is-6;wag8;wai' +
  't for5 in-12 outside-10 till-10;waiting for8 list-8 room-10 since-8;waitress11 here-10;waits9 for7;waiver-8;wake' +
  '11 up9;waking10 up10;walk from-10 home-10 in-11 into6 over-9 stairs-9 through-10 with-8;walked4 over-8;walker-8;' +
  'walking7 home-10 to-12;walks to-9;wall and10;wallet-9;wam10 ufuna-17 una-9 uneentloni-10 uneminyaka-10;wami10 na' +
  'ye-12 ufuna-17 uyangishaya8;wanna6 be-11 train-9;wanneer-8 is-5 kan-6;want a-8 fitness-7 her-19 in-10 men-14 my-' +
  '9 our-10 out-11 somebody-12 something-11 that-8 training-11;wanted to7;wanting to-12;wants boxing-10 his-12 in-9' +
  ' it-8 me5 more9 someone-7 to-6 us-9;warfarin-9;warm-8;warrior-9;wart-8;warts-7;was1 #-5 abusive-12 away-16 beate' +
  'n-11 born-11 broken-11 charged-7 for-8 full-9 hacked-7 he-11 held-12 i-10 in-1 last-10 mugged6 my9 off-10 ok-11 ' +
  'only10 operated-7 posted-9 promised-11 pushed-13 raped16 released10 retrenched-11 rude-8 scammed-7 scared-10 sen' +
  't-9 shot10 sick-12 small-13 so-8 stabbed12 stuck-10 supposed-11 there-10 touched12 training-12 two-6 very-8;wash' +
  '-9;wasnt me-11;waste-15;wat as-7 can-11 dit-8 doen-8 gaan-10 het-10 is-6 maak8 must-10 nou-10 time-8 trek-8;watc' +
  'h-9 from-10 him-7 with-7;watches the-9;watching me-13;water bottle-11 safe-12;waters10 broke11 off-8;watse-9;wat' +
  'ter-6 dae-5;way of-7 that-15;we are6 begin-11 came-11 covered-8 did-7 do5 drink-12 get-2 got-10 hear8 hope-12 lo' +
  'st-14 moved-12 never-10 run-9 see-9 stopped-11 turned-15 wear-15 went-11;weak-12;weapon-13;weapons-7;wear hijab-' +
  '8 long5 my-6 shoes-6 to-4;wears glasses-8;weather-9;web-6;website-11 anymore-8;wedding-6 in-9;wednesday and6;wed' +
  'nesdays-5;week and-7 can-9 cant-11 from-10 he10 looking-11 pls-7 so-16 to-9 want-11 with9;weekday-9;weekend but-' +
  '7 is-9;weekly-12;weeks-4 please-13 pregnant-9 with-7;weer8 kom-15 my-10 oefen-11;weg11;weight-8;weights-7 i-6;we' +
  'ke-10;well-5;went8 away-7 into9 off9 on11 through-7 to-3 too-15;wenu-9;were3 coming-7 looking-9 mugged-14 on-12;' +
  'werk af-5 dit-7 nie-9;werkswinkel-7;what-1 about-7 clothes-11 colour-10 comes-5 could-7 did-7 else-14 floor-8 ha' +
  'ppens-11 have-7 he10 hour-10 if-20 is3 it-7 now-6 papers-9 should-16 street-7 they-6 to1 u7 was-12 will-6 would-' +
  '3 you-3;whats best-9 happening-12 her-8 in-6 on-11 ur-10;whatsapp group-9 me-9 number-9;wheelchair-4 can-8;wheel' +
  's-11;when a-10 am-8 are-7 could-7 do-6 does-7 he11 hes11 i5 im5 is-1 it5 mom9 next-8 people-14 she6 somebody-8 t' +
  'hat-13 the7 there-15 theres-9 today-7 was-9 what-10 will-11 would-8 you7;whens-7 that-3 the-4;where did-6 do-3 d' +
  'oes-11 exactly-6 i4 is-5 must-14 r-9 should-9 the-11 to-9 would-8;whereabouts-7;wheres-7 my-5;whether my-12 ther' +
  'e-15 theres-15;which-4 building-9 coach-10 end-12 exit-7 floor-7 for-8 group-7 is-4 kid-10 line-10 mall-8 nights' +
  '-7 one-7 phone-7 session-6 shop-10 stop-9 taxi-8 would-5;while ago-12 i-8 my-10 training-10;whispering11;whistli' +
  'ng10;white belt-13 gi-9 polo8;who are-13 asks-13 attacks-8 breaks-13 cant-8 decides-10 did8 doesnt-9 else6 goes-' +
  '9 got8 grabs-9 had-11 is-3 just-11 knew-7 knows-11 looks-8 made-10 mugged-10 must-9 never-6 passed-8 reads-16 se' +
  'es-11 should-8 takes-13 teaches-10 think-12 to-7 took-6 walks-9 were10 winds-8 won-5;whole class-7 family-10 tea' +
  'm-6 time-8 week-7 year-7;whom do-7;whos-3 scared-11 the-6;whose-5;why are-9 did-8 i8 im9 is-8 was-6 wasnt-10;wid' +
  'e-11;widow-12;wie-9 het-6 is-7 kan-8;wife beat-9 cant-10 forced-12 is4 pushes-11 says-12 threatened-12 threw-11 ' +
  'use-9 wants-11 will-11 works-6;wifi-2;wil boks-11 die-10 kanselleer-9 krav-7 leer-6 met-14 n-13 nie-3 ophou-7 sa' +
  'am-11 weet-14;will-3 a-8 be-4 believe10 boxing-10 bring-5 coach-7 do6 find8 go-12 have-12 i-5 it-7 let-8 miss-11' +
  ' my-5 pay-14 she-9 shoot12 somebody-15 someone-12 teach-7 tell5 the-6 they-7 think-11 this-13 training-10 u-9 wa' +
  'it-7 you-5;win-12;windhoek-7;window9;windows12;winds-10 me-10;winter is-10;witch12;with #6 all-8 bad-7 boxing-7 ' +
  'boys-8 burpees-12 cable-15 cash-12 coach-10 guns14 him9 his-2 just-9 kids-9 men-6 nothing10 one-7 only-10 people' +
  '7 photos12 somebody-11 someone-10 something-12 strangers-11 survivors-14 that-9 their-8 them-6 torn-9 women-7 yo' +
  'u-4 your4;without4 any-11 booking-7 breaking-12 ever-10 getting-10 guys-9 him11 hurting-19 me8 men-13 notice-9 t' +
  'elling-8 them-9;woke9 up9;woman alone-5 on-7 really-11 who-9;women and-8 i-6 in8 only-1 too-7 train-5 who8;women' +
  's day-8 self-8 weekend-7 workshop7;won-8 last-10;wondering what-8;wont10 come-8 get9 give1 leave13 listen-9 make' +
  '-15 need12 open-14 see10 shut-8 sign-9 speak9 stop13 talk-8;wood-12;word3 #-13 ek-9 geboelie-8 in-12;words9;wore' +
  ' them-8;work after-6 against-7 is-10 late-8 management-8 nights-8 no-9 on-12 out-8 so-10 there-8 until-8 was-8;w' +
  'orked with-5;worker is-9;workout-8;workouts-10;works at-12 for-13 in-8 shifts-7 till-12;workshop-3 and8 for-5;wo' +
  'rkshops-7;worries-11;worry about7 he-11;worse7;worst-10;worth it-9;would a-3 classes-11 give-6 have-10 he-6 i-8 ' +
  'krav-5 like-5 love-9 my-8 need-12 not11 she-7 someone-12 the-9 this-13 train-12 training-13 you-5 your-9;wow-7;w' +
  'rap-8;wraps-8;wrestle-12 and-7;wrestling with-8;wrist again-9 grab-10;wrists6;write-6 an-9 to-12;writing a-7;wri' +
  'tten10 #-11 the10;wrong can-10 chat-7 one-10 reference-8 size-8 with-11;xa9 umntu-13 umntwana-12;xmas-8;xxl-8;y-' +
  '9 o-8;ya3 dithunya-11 lona-4;yabantwana-8;yakhe8;yam8 apho-11;yamantombazane-11;yami10 ifuna-10 ina-9 inamahloni' +
  '-10 ineminyaka-18 iyahlukunyezwa-7 lapho-10;yard7;yasebusuku-6;year and-7 i-12 so-13;years ago-10 and1 back-10 o' +
  'ld9 since-9 when-7;yellow-9;yena-8;yes1 he-17 so-10;yesterday and10 can-9 what-7;yet-7;yikuphi-10;yini uma-15;yo' +
  'ga-8;yoh i-11;yona-10;yonke9;you-2 actually-7 allowed-10 already-8 answer-6 ask-8 beat-6 bring-11 cant8 carry-6 ' +
  'cash-10 come-7 coming-10 cover-13 cut-10 employ-8 escort-9 ever-8 film-12 find-10 fix-8 gave-11 go-7 google-8 ha' +
  'nd-7 help-6 hit6 i-12 in-9 is-7 its7 let-12 like-6 lol-7 look-11 looking-9 make-9 mind-8 now-13 or-10 pass-9 peo' +
  'ple-7 please5 post-7 posted-13 promised-12 put-7 remove-12 rent-8 said-11 sent-10 she-10 show-9 so-11 speak-7 st' +
  'ill-6 store-10 sure-12 talk-10 taught-12 teach-4 that-11 the-9 to-9 today-12 tomorrow-10 took-13 train-5 want-7 ' +
  'we-6 what-13 when-11 with-8 without-6 wont11 write-7;youd-14;youngsters-9;your ad-7 address-15 alarm-12 bank-10 ' +
  'best-10 building-7 car-11 cheapest8 class8 corner-9 day-12 debit-7 desk-9 fault-12 fee-8 floor-8 gate-9 gloves-8' +
  ' gun-9 guys-10 gym-4 head-4 homepage-8 husband16 instagram-7 instructor4 kids3 lessons-10 lot-10 manager-6 membe' +
  'rs-7 menu-4 name-7 neighbour-14 old-8 people-7 photos-8 place-3 programme-4 reception2 records-10 roof-11 sales-' +
  '7 school-6 shop-9 side-10 site-11 student-12 team-8 trainers-6 vat-5 view-10 wall-8 whatsapp-8;yours and-6;yours' +
  'elf8;yourselves-6;youtube-9;youve6 got-14;yrs ago-11;zikhona-8;zikhuselekile-10;zim-8;zip-6;zonke13;zoom-9 for-9' +
  ';zulu-7';
