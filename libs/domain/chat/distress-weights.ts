// Written by `npm run train-distress` (docs/decisions/0116): what words and pairs of words say of distress.

/** In steps, as the weights are. */
export const BIAS = -7.43;

/** Of each word its weight, then the words that may follow it with the weight of both; entries are divided by ";". */
export const WEIGHTS =
  '-8;#-1 #-6 am-9 anyway-8 at-7 baby-13 by-5 every-11 friends-9 girls-8 going-8 guys8 he6 hours8 i6 if-9 in-6 kids' +
  '6 left-7 lol-10 long-9 may-10 must-9 my9 next-6 nil-8 not-11 now-15 o-10 of-9 off-13 on-11 people-5 please-9 pls' +
  '-9 rand7 since-11 so-6 status-12 then-10 times7 tomorrow-8 what4 with-6 would-8 y-9 years5;#+-7;#am sorry-7;#h#-' +
  '11;#ish-7;#oz-5;#pm is-7 please-9;#rd please-12;#s6 my-12;#st-6;#th-7;#uur-7;#xl-10;a #am-7 #yr-6 baby5 bad-2 be' +
  'ar-6 beast-11 beginner-3 belt7 bet-9 big6 bigger-14 bike-8 blue-13 booking5 bot-7 bouncer-14 boxer-8 braai-12 br' +
  'oken10 bruised-5 bullet9 bully-18 burglar-8 camera-12 canopy-7 car-4 card-10 carer-13 case11 child2 cleaner-2 cl' +
  'osed-8 coach-7 coffee-8 cold-14 concussion-6 cop9 couples-9 course-8 court-11 creche-9 cup-10 date8 delicate-7 d' +
  'entist-6 different6 disabled-7 doctors-7 dog-10 doll-8 domestic-9 fee-5 fever-7 few-6 fight-7 finger-12 fire7 fl' +
  'at-17 fool-8 free-8 friday-5 garage-12 gate-10 generator-8 gentle-8 gi-8 girlfriend-9 glock-7 go-10 grand-11 gre' +
  'at-11 group5 guard-8 gun9 gunman-8 half-6 hard-7 has-15 headlock-11 heart-5 heavy-5 hobby-6 home-6 hosepipe8 hos' +
  'tage-10 human-14 ka-14 ke-15 key8 kid-6 kids-13 killer-7 knife9 lady6 lawyer-11 leboha-7 left-9 leg-13 legend-10' +
  ' licence-10 list8 little-9 living-11 long-9 look-8 lovely-11 mall-8 man9 manager-7 martial-9 mean-8 medium-7 mee' +
  'ting-11 member-9 mom-11 morning-8 must-9 name-10 new-7 nice-11 night-7 nka-8 normal-5 note9 novel-6 number-7 pac' +
  'emaker-9 pad-11 panga9 parents-7 partner-9 passport-11 password-7 pension-10 phone8 photo9 pic10 pin-12 pistol-1' +
  '0 pizza-4 plan8 plumber-7 point-10 police-9 policeman8 pool-9 present-6 profile-9 public-7 pump-13 question10 qu' +
  'ick-10 r#-10 ramp-8 rash-6 rear-10 refund-6 ring-5 robot-5 roof-8 row8 sack-9 saturday-6 sauna-4 school-8 securi' +
  'ty-6 self-9 shelter11 slap9 sleeping-12 slot-11 small-5 smashed-10 social-5 spare-8 sparring-10 spaza-10 sport-7' +
  ' statement-10 stent-10 step-8 story-9 stranger5 stray-11 student-7 sunday-6 surprise-7 sweet8 swimming-7 talk-8 ' +
  'team-9 teenager-6 test-4 tla-13 tracker9 trailer-5 try-5 video-5 waitress11 walker-7 wall-8 wart-8 water-10 wedd' +
  'ing-9 white5 window-9 witch12 work-11 wrist4 year-4;a#-8;aan8 die-8 my14;aandklas-10;aansluit-10;aanteken-12;aan' +
  'trek-10;abafana8;abantu6;abantwana9;abanye-12;abaqeqeshi-9;abesifazane-9;able-2 to-3;about a-7 being-10 bullying' +
  '-7 domestic-8 him-7 it-11 my-11 myself-9 something-11 the4 until-12 walking-10;above-10;abs-14;absent-14;absolut' +
  'ely-9;abt6;abuse8 in-9;abused12 women-7;abusive12 but-12 marriage-16 relationship10;academy is-12;accept people-' +
  '8;accepted-8;access-9;accessible-9;accident at-9 can-9 on-10;accidents-7;according-8 to-8;account-6 for-7 to-11;' +
  'acid11;act-9;action-10;activation-7;active-6 contract-10;activity-8;ad-7;add-8 me-8 my-6;address for-8 in-9 plea' +
  'se-10 pls-9;adhd-8 and-7;admin-9;adres-8;adriaan-9;adult class-6;adults-6;advanced-9;advert-13;af te-9;affairs-1' +
  '0;afford-8 it-13;afraid5 i-12 ill-12 of10;afrigter-12;afrigters-8;afrikaans-8;afslag-8;after #pm-8 a-9 bjj-13 ch' +
  'urch-9 class-4 dark-8 five-5 half-6 he-11 my4 myself-14 one-10 supper-9 that-4 the4 training-8 what7 your-9;agai' +
  'n7 and4 can-11 i-6 if-8 last8 on-11 one-13 please-12 third-8 this-12;against a-5 gbv-7 her-12 someone-15 the7 tw' +
  'o-9;age-4;ages-4;aggressive-3;ago5 can-7;agree-13;agreed-11;agter7;ahead-7 of-9;aid-4 course-4;aids-7;aikido-7;a' +
  'ir-7;aircon-11;airport6;akalaleli-11;akavumi-13;akhaonteng-12;akhona-7;al6;alarm went9;alice-9;alight so-9;alive' +
  '12;all3 class-11 come-8 girls-8 good-7 i-8 in-10 is-10 its-8 men-12 my9 sorted-10 that-9 these-13 thinking-11 th' +
  'ree-6 want-8 year-9 you-11 your-8;alles in-12;allowed in-9 inside-9 near-12 on-12 to3;almal6;almost-12;alone7 or' +
  '-7 price-8 so-14 then-10 to-12 what-12;along-9 with-6;already and-8 beat-15;also come-9 for-6 have7 if-10 is8 tr' +
  'ains-11 works-11;always beats-14 been-9 late-9 looks-6 picking-7 wanted-9;am3 afraid7 an-17 being13 bored-8 free' +
  '-10 home-11 i-10 it-8 late-13 looking-10 new-10 small-10 so10 still-9 the-9;amagilavu-8;amakilasi-9;amaningi10;a' +
  'maphilisi10 amaningi10;amaphoyisa11;ambulance11 outside-12 service-15;amex-9;ammunition-9;among-11;amount-7 went' +
  '-8;an4 activation-6 activity-9 after-7 all-10 ambulance11 attorney-6 emergency9 end-11 estate-9 ex-13 eye-10 idi' +
  'ot-8 initiation-10 instructor-12 invoice-6 ngo-6 official-6 online-5 op-9 orange-9 outlet-8 uber8;ancient-11;and' +
  '1 #-5 a3 after-9 again-8 asks11 bought12 bring-9 broke-7 by-5 cannot-12 clothes-10 coach-11 daughter-10 do-6 eat' +
  '-12 everyone-9 finally-8 for-12 gave7 gets-10 girls-6 give-10 go-12 granny-8 hasnt9 have-13 he5 here-12 hes12 hi' +
  's6 hit-11 hits9 home-8 hope-8 how-4 i6 id-4 if-11 im3 in-7 kicked9 last6 laugh-12 locked9 long-13 must5 need-9 n' +
  'either11 never-9 no7 nobody-10 normal-8 now5 on-7 parking-8 phone11 refused-9 restraint-10 retired-9 said12 saw-' +
  '9 says9 see-8 she4 shes4 son-10 start-11 stick-6 still-7 stop-8 stuff-12 tell-11 thanks-9 then9 theres6 they10 t' +
  'hursday-7 times-8 to-8 today6 tomorrow-10 took7 very-4 walk-9 walks-14 want-5 where-6 which-5 who-11 why-9 will-' +
  '4 with-9 without-7 women-10 worry-10 would-3 you5;ander goed-6;andifuni-13;andisafuni9 kuphila9;angangena-10;ang' +
  'aqala-10 nini-10;angifuni7;angisaboni14;angisafuni10 ukuphila10;angry right-12;ankle-12 and-8;anniversary-10;ann' +
  'oying-10;another class-8 gym-15;answered-9;answering8 his-7 the-14;anxiety-11;anxious-12;any-5 bjj-4 girls-6;any' +
  'more12 about-16 at-14 can-14 how-15 i8 the-13;anyone hand-7 there-5;anything after10 at-13 else-9 for-8 in-9 is-' +
  '10 on-6;anyway9 and-12;anywhere near-9;apart5;apho-7;app says-7;appear-8;appendix-10;application-10;applied-6;ap' +
  'pointment-7;april-9;are #-11 a-10 an-8 both-6 dead-15 driving-11 dying-11 for-9 full11 good-10 hiding10 in4 kids' +
  '-7 killing-7 like-7 little-9 looking11 mean-7 most-6 moving-10 my-11 new-11 ninjas-8 no-12 off-8 out-11 overseas' +
  '-10 people-6 relocating-8 sweet-14 the-3 there-5 they-12 thinking-13 ur-6 we-9 you-2;area-5 so-6;arm6 for-6 in-1' +
  '3 is12 wrestling-12;armbar-14;armbars-9;arms7 is-11 optel-9;army-7;arnis-9;around3 six-10 when-9;arrears-11;arri' +
  've-9;arthritis-9 in-7;arts-6;as a-5 hell-12 his-11 in-6 my-10 the-5 they-16;asb5 my-10;asem10 nie10;aside-12;ask' +
  ' coach-12 he9 her-13 my-8 the-8 you-8;asking5 about7 after-9 as-7 for4 haha-10 here-10 me-15;asks5 every-13 if-7' +
  ' why-12;asleep8 on-8;assault-8;assaulted16 and-14 last-11 many-9 me8;assessment-9;assignment-12;assist-10;asthma' +
  '-13;at #pm-6 aftercare-12 all-8 arm-17 boxing-10 chess-6 everyone-14 everything-6 grayston-8 gunpoint13 home5 me' +
  '5 month-10 my4 reception-12 saps-9 seven-6 sport-5 three-9 university-11 varsity-5 what-7 wits-9 woolies-11 work' +
  '6 you-10 yours-7;aterese-8;attack14 course-9 every-17 of-13 ten-10 too-12;attacked15 by-17 me11 when-13;attacks-' +
  '9 me-14;attendance-14;attended-9;attending-11;attention-6;attitude-10;attorney and-5;august so-13;aunt was-8;aut' +
  'ism and-9;autistic-12;available-6;awareness this-8;away3 a-8 after-7 and10 before-10 from10 if-13 with-12 would-' +
  '8;awkward-12;b8;ba12 #-10 babedi-7 bakae-12 bantsi-11 bodyguard-8 mo-14;baas14;babedi-6;baby10 #-16 i-15 jake-10' +
  ' one-10 sleeping-11 while-8;babysitter-9;bachelorette-6;back after-9 and5 by-6 from8 how-11 in-6 kids-7 next-10 ' +
  'now-7 of-8 please-7 that-10 we-15;background-7 checks-9;backup-7;bad3 back-11 experience-13 idea-8 marriage-11 s' +
  'houlder-9;badly after-10 on-9;bafuna15;bag and7 for-7 in-17 is7 it-8 last-7 to-8 with-9;bail9;bakae-12;baklei-12' +
  ';balintawak-7;ball-13;ballet-10;ballito-10;bam-6;band-8;bang8 om10;bangikhombe10 ngesibhamu10;banging9 on9;bangl' +
  'es-13;bank card12 details-6 he-10 is-7 says-11 sms-7;banna-12;bantsi-11;basadi ba-14;basic-9;basics-7;baston-9;b' +
  'ath11;bathathe10;bathi16;bathroom5;bathrooms-8;batla go-12 ho5 mosebetsi-11;baton-13;battery died-11;battle-9;ba' +
  'y-8;bayamhlupha-7 esikoleni-8;bays-8;bc8;bday-6;be #-9 a-7 able-2 afraid-7 alive12 allowed-8 around15 arranged-8' +
  ' back-6 better4 charged-6 dropped-10 fit-11 heaven-8 here9 hit-8 home-3 in-14 late-11 locked-11 loud-9 more-8 ok' +
  'ay9 on-11 one-8 paying-9 possible5 prepared-7 ready-12 safe-9 seen9 the-5 there-13 thrown-11 tied-9 your-7;bear-' +
  '7;beast-11;beat everyone-10 me9;beaten8 in-10 to-11 up6;beating6 me-15;beats7 all-9 me8;because4 i7 of-5;bed11 i' +
  '-13;beds-8;bee10 certificate-8;been7 behind9 bullied-9 burnt-9 checked-13 compromised-10 here-10 hit-9 meaning-1' +
  '0 robbed-8 sent-10 shy-9 through-15 waiting-11;beer-7;before class-11 friday7 he6 i-4 it-7 my-6 noon-7 school5 t' +
  'hat-7 work-6;beforehand-9;begging7;begin-3;beginner-5;beginners-4 group-6;behave-9;behaviour-10;behind her-8 me1' +
  '1;being10 abused10 kind-9 on-16 patient-9 picked-8 punched-10 scared-13 touched-9;bel my-12;believe it-11 me10;b' +
  'elieves7;bells-9 went-9;belongs-11 to-10;below the-4;belt have-8 in-4 or-9 question-5 so-8;belts-8;bench-12;bere' +
  'a for-10;beskikbaar-7;bespreek-7;best for-9 he-11 if11 way-8;bestel-10;bestelling-13;bestmed-9;bet-13;betaal die' +
  '-11;betaling-10;beteken-8;betilwe11;better im-7 off12 one-8 than-7 with-7;between #7 sizes-10 the-5;bf10 and-13 ' +
  'want-12;bicycle where-8;bied u-16;bietjie-13;big-3 and-10 baby-10 boys-11 enough-8 for-6 guys-10;bigger boys-6 k' +
  'ids-8 ones-6;bike when-10;biltong-11;bin7;birth7;birthday-7 he-7 on-9 party-5;birthdays-7;bit of-11 overweight-8' +
  ' scared-14 when-14;bite-8;bites-11;bja-10;bjj-8 home-8 is-9;black belt-4 belts-6 eyes-15 friday-7;blackout-11;bl' +
  'ade7;blame-11;blank-6;bleed7;bleeding16 and9 control-15 money-12;bleeds12;blind-9 in-5;blocking me-10;blocks the' +
  '9;bloei14;bloem-12;bloemfontein-5;blood13 thinners-10;blou8;blue4 belt-10 eye-15;bly-9;bo7;boarding school-10;bo' +
  'bedi-14;body is-7 kick-6;bodyguard-9;bodyguards-6;boiling11;bokae-9;bokke-9;boks-5;bokser-11;bokshandskoene-9;bo' +
  'nes-11;bonitas-11;book-5 again-8 him-8 us-6;booked-6 already-7;bookings-7;boom-11;boot5;bootcamp-7;bored-12;bori' +
  'ng-9;bosigo10;bosiu9;boss7 is-13 lets-10 makes-11 thinks-8 wants-12;both-7 of-6;bottle and8 by-6;bought me-7;bou' +
  'ncer8;bound-9;box-3 he-8;boxed-15 in-10;boxer-9;boxers-8;boxes-5;boxing-4 at-7 but-9 class-5 guy-9 this-7 tonigh' +
  't-9 when-8;boy3 age-10 and-9 at8 does-7 has-9 he-12 hes-9 in6 wear-5;boyfriend11 and-14 come-7 did-10 got-10 is-' +
  '5;boys #-6 and-6 came-9;braai-3;brace-11;braces-8;brain-9;brakes11;branch-6;brave-10;braver-11;brazilian-8;break' +
  ' an-9 his-15 out-13;breakdown-8;breaking13 the8 up-8;breaks a-10 something-5;breath-11;breathe11 better-9 in-17 ' +
  'through-14 when-16;breathing12;breek11;bridge12;bring-4 anything-8 him-6 it-12 my-1 them-4 you-10;bringing my-12' +
  ';brings them-9;broke down-9 his-13 in5 it-10;broken6 again-14 arm-11 but-10 into-12 on-12;brother4 always-12 las' +
  't-12 says8 to-12 was9 what-14 will-9;brothers8 #th-13 birthday-9;bru-7;bruised-9;bruises13;bryanston-8;budget-7;' +
  'building is-7 next-10 with-8;buka-12;bullet9 in11;bulletproof-9;bullied-10 at-7 just-7 kid-4;bullies-9;bullying-' +
  '7 and-10;bumped-10 my-7;bumps-14;bunk-7;burglar in-11;burglars6;burn10;burned9 by-12 my13;burning12;burns14;burn' +
  't6 me10;burpees-13;burst house-8;bus for-12;but can-7 could-11 he8 never-9 nobody-9 only-10 want-7 what-5 when9;' +
  'button-9 app-6;buttons-9;buy-4 ammo-6 another-8 for-9 get-9 more-9 something-9;by accident-14 bus-8 half-5 her10' +
  ' hulle-11 law-10 mistake-5 my5 myself-14 now-9 older-10 phone-8 someone8 strangers-9 taxi-12 that-12 the6 then7 ' +
  'this-15 train-7 video-9 whatsapp-10 when-7 who-6 your-10;bye and-8;bywoon-12;cab-11;cable10;cake-12;calendar-11;' +
  'calibre-10;call8 and11 back-9 before-13 centre-11 for9 him-17 if-11 me-15 my-16 off-12;called me-10;calls6;calm ' +
  'him-9;calories-9;came7 back10 in11 last-14 off-11 once-13 to12 with11;camera6 at-9;campus8;can-3 a5 actually-10 ' +
  'ask-11 drive-13 fix-7 he-11 help-11 hit-14 i-1 it-9 join-9 make-9 me-9 my-6 one-4 phone-10 put-10 read-11 sleep8' +
  ' somebody-8 start-7 still-14 take-10 teach-8 the-3 they-3 training-11 women-6;cancel but-10 my8 since-10;cancell' +
  'ation-4;cancelled-9 last-10;cancelling-9;cane-11;canelo-7;cannot9 get9 pay-8;canopy-7;cant10 attend-11 be8 book-' +
  '13 breathe6 climb-8 come-14 decide-6 drive-11 feel6 go11 hear-13 log-7 make-6 reach10 remember-8 run-10 see-9 si' +
  'gn-7 stop12 tell10 wait-16 walk-12;capoeira-7;caps-8;car3 boot-15 broke-9 died-10 for-11 how-8 must-13 now-11 on' +
  '12 private-8 safe-10 there-9 to-7 trouble-13 when-11 with8;card and9 got-10;cardiologist-10;care for-8;careful-8' +
  ';carer13;carry a-5 my-10 pepper-7;case9 i-11 number-11;cash and6 at-10 on-11;casual-8;cat7 walked-9;catch-8;caus' +
  'e3 extra-8;cctv-9;celebrity-9;cell number-9;cellphone-11;cent is-13;centurion-8;cert-11;certificate-8;certified-' +
  '6;cha-8;chain-8;chair at-13 can-8 is-10 since-14 with-10;champ-8;champion-8;change-6 in-8 our-6 to-6;changed my-' +
  '7;changeroom4;changing-7;chaos-6;charge-4 my-7;charged-11;charging-14;charity-13;chat doesnt-12 to-12;chatting-1' +
  '0;cheap-8;cheaper-9;cheapest7 membership-10 plan-13;cheaply-10;check-4 it-10 the-8 with-8;checked against-15;che' +
  'ckers7;checkout-12;checks11;cheer-10;cheers-7;chess-23;chest14 is9;chicken-10;chickenpox-8;chiefs4;child2 comes-' +
  '10 doesnt-14 get-9 if-11 in7 is7 like-9 of-7 please-7 protection-6 to-9 uses-11 who-8;children to-10 what-9;chok' +
  'e-7 and-9;choked6 me8 on-11 out-6;chokes and-10;choking11 and-6 babies-9;choose-12;choosing-13;chose7;christmas-' +
  '5;church7 group-7;cigarette12;city or-7;claim-7;clamped-12;clases-8;class-1 also8 by-11 cancelled-6 full-8 have-' +
  '10 help-10 hes-13 i8 izolo-12 keeps-12 kissed-11 last-17 like-10 made-10 not10 now-12 of-8 on-1 one-8 opens-11 p' +
  'ls-9 she-11 still-7 take-9 times-9 tomorrow-13 tonight-7 until-8 was-6 what-7 when-12 without-8;classes and-8 ca' +
  'n-9 carry-7 on-9;clean8 the-13 up-9;clearance-9;cleared-9 by-7;clever-11;client is-10;climb-11;clock on-10;close' +
  ' by-3 on-5 protection-6 the8;closed on-6;closes at-5;closest-5;closing8 time-10;clothes6 and13;club from-5 in-6;' +
  'cn i-7;coach-1 asap-10 at12 back-6 been-10 come-8 comes-12 didnt-10 explain-11 for-6 go-8 has-11 have-6 if-11 im' +
  '-15 in-7 is-7 kicked-10 klapped-9 left-12 mind-10 o-18 only-12 pieter-11 please-9 pulled-7 said-10 says-14 sign-' +
  '9 sizwe-10 to-6 told-12 wants13 with-10;coaches come-8 have-8;coaching-7;coachs-9;coast-9;code at-6 doesnt-7 for' +
  '-7 to11;coffee this-10;coins-16;cold in-10 so-9 today-10;collapsed16 at-15;collarbone on-8;colleague5 is-8 was-3' +
  ';colleagues-9;collect-5;colour-9;come #-10 after-11 along-8 anymore-14 as-9 back2 by-11 from-9 hit-8 home10 how-' +
  '8 just-13 now-13 off-9 once-10 past-8 through-12 together-12 tomorrow-9 tonight-11 too-6 twice-11 watch-7 with-1' +
  '6 yet-8;comes2 alone-10 in10 off-8 on-15 up-9;comfortable-15;coming3 and-11 back7 from-9 on-14 out-12;comments-1' +
  '0;commit7 to-10;commitment-9;company-6;compensation-7;compete-8;competency-8;competition-7;competitions-5;compla' +
  'int-8;completely-11;complex5 but-9;compromised-10;compulsory-6;computer-14;comrades-7;concentration-11;concussio' +
  'n-9;confidence-5;confident-8;confirmation for-8;consent-11;conservative-10;contact-13 me-9;content-7;continue-11' +
  ';contract what-8;contracts-10;control and6;controls11;convince-12;convinced-8;cool-11;cop11;coping9;cops11;corne' +
  'r3 of-8;cos8 of-10;cost if-10 of-8 to-6;costs-8;couch-9 and-12 when-10;coughing-12;could coach-10 he-9 i-5 it-12' +
  ' one-8 she-7 somebody-16 they-12 your-9;couldnt find-9;count as6;country-9;counts the10;couples-6 class-10;coupo' +
  'n-10;courage-12;courier-10 says-10;course-6 and-4 cost8 cover-6 do-3 how-8 my8;courses-7;court case-8 order-9 sa' +
  'y-8;cousin is-13;cover it4 that-12 what-9;covid-11;cpf-10;cpr course-10 for-10 on8;crash-8;crashed-10;crazy-7;cr' +
  'eatine-7;creche9 for-6 says-13;credentials-10;credit-8;credits-9;creeps-8;cried-4;cries8;crime-10;criminal-9;cri' +
  'minology-9;crossfit-6;crowded-6;crowds-11;crush-12;crushed-12;crutches-9;crying9 because-9;curious-10;customs-5;' +
  'cut12 my-13 myself9 off-13;cuts7;cutting8 again11;cv-8;daa-9;daar iemand-9 is8 nog-7 plek-11 staan8 wees-9;daarm' +
  'ee-8;daarna-10;daars9;daarvoor-10;dad7 #-9 and-8 hits11 id-9 says-11 sign-10 took-11 used-10 wants-9 who-7 will-' +
  '8;daddy14;dae9;dan-9;danger10;dankie-10 ek-8;dark i-7 is-7 since-10;data-8;date can-9 pls-9;dates-7;daughter bef' +
  'ore-9 came-14 cries-10 for9 gets-7 goes-9 got8 hides-5 in-9 is-4 left-10 lives-9 needs-11 shes-10 that-11 wants-' +
  '9 was6;daughters glasses-13;dawn-9;day #-9 after-7 at-13 but-7 one-7 they-11 was-10;days do-7 for-7 i-8 just-6 t' +
  'hat-7;dead11 after-13 bird9 body-13 easy-8 my-9 set-10 tired-9;deaf-8;death13 of-10;debietorder-9;debit-4 my-12 ' +
  'orders-7 went-13;debited-13;debiting-6 me-6;december-4;decide-11;decided6;deciding-10;decision-9;declined-10;dee' +
  'p12;defence-6 before-10 for-6;defend himself-11 myself-13;defending-13;delay-9;delete me-9 this8;delicate-7 matt' +
  'er-7;deliver-9;delivered-12;delivery-6;demonstration-6;dentist-8;depot-8;depression-11;deregister-8;deserve11;de' +
  'sk job-8 please-9 was-6;desperate-7;destroyed-12;details-8;detention-9;deur8 stop-11;di-7;did anybody-9 coach-10' +
  ' gave-12 he-14 his-12 i-8 karate-12 krav-11 my-9 someone-14 the-5 then-12 they-12 you-9;didnt8 come11 know-13 li' +
  'ke-15 say-10 stop8;die5 #-9 aand-12 afrigter-14 app-7 boks-9 bus-18 coach-13 course-10 dokter-9 een-10 eerste-6 ' +
  'faktuur-9 gym-8 hek7 in-14 kinders9 klas-3 klasse-14 kleintjies-7 kursus-11 lidmaatskap-11 maandag-10 mall12 mat' +
  '-9 matte-10 meisies-6 proefles-10 rooster-7 skool-3 weer-8;died i11 on-10;dies in-9;dieselfde-8;different2 for-9' +
  ' times-9;difficult-11;dinner-6;dinsdag-7;directions-10;dis4 nie-10 te-8;disabled-8;disappear12;disarms-6;discipl' +
  'ine-8;disciplines-8;discount-8 if-7;discovery-7;discuss-10 it-7;distance-12;dit in-11 n-10 net-11;dithunya13;dju' +
  'lle-9;dlamini-11;do-1 #-6 about-8 after9 an-10 at-10 boxing-7 coaches-12 cops-10 everything-9 for-9 guns-9 i-4 i' +
  'f-5 in-5 instead-11 it-4 kids-7 krav-5 last-10 mma-11 mondays-10 mornings-6 most-7 muay-7 night-6 nothing-11 on5' +
  ' one-13 parents-9 people-7 shooting-7 so-9 sport-11 stairs-10 steps-10 sticks-7 that-8 then-11 there-9 they-13 t' +
  'hings10 this-9 those-6 training-13 trial12;doc-10;doctor said-10 wants-9;doctors-7;documents8;doen as-15 by-12 e' +
  'k-9 julle-5 mens-5 nie9;does anyone-8 ballet-7 discovery-6 everything-10 he-4 his-11 it-2 nobody-5 nothing-8 she' +
  '-9 someone-15 that-9 things11 your-6 yours-7;doesnt10 allow-15 answer9 fit-11 go-11 help-13 like-9 lock-10 mind-' +
  '16 open-14 remember-17 see-9 stop8 suit-8 want-7 work-9;dog every-11 in-12 outside-9;dogs9;dojo door-10;dokter-1' +
  '0 se-8;dollar-13;domestic11 violence8 workers-11;donderdag-10;done at-8 it-11;dont5 answer7 close-13 drive-10 fi' +
  't-11 mind-15 need-12 own-9 pitch-9 post-13 remember12 reply7 suit-7 tell9 understand-8 use-15 you-7;dood9 as-12;' +
  'doodgaan18;doodmaak10 as-16;door8 and9 any-8 can-7 handle13 in6 is11 on-16 so-12 to-10 was-16;doors6 and10 open-' +
  '9;dot6;down4 a-7 at8 by-8 if-13 on-12 with-11;downgrade-8;download-6;downstairs14;dr-11;dra n-8;drama-15;drank19' +
  ' jik9 too-12;dreads-12;dreig8 om8;dressing room-8;dricus-12;drill today-10;drills-10;drink13;drinking9;drinks3;d' +
  'rive a-8 any-12 is-7 the-11 them-9;driver5 for-13 here-11 is-10;drives me-8;driving around-10 me-13;drop-6 her-7' +
  ' him-9;drops-9 me-9;drove past-5;drowning10;drum-9;drunk8 and13;dry-17;dubai-11;dude11;due-8;duela-10;dula-11;du' +
  'mela ke-7;duration-9;during-5 class-13;dust-7;dying8 to-8 we-8;e a-8 book-5 teng-7;each night-8 time-14;earlier-' +
  '11;early-3 bird-6 what-10;earrings-11;ears-9;easily-14;east-7;easy for-8;eat8 before-9;eaten8;eats early-8;ebook' +
  '-7;ebooks-6;ebumnyameni-10;ebusuku13;eczema-10;een wat-9;eenkant-7;eerste-13;eet voor-7;efe-13;eft-5;ego-9;eight' +
  '-10;eighteen-11;ek4 #-10 aan-11 die-9 dit-11 een-9 eers-12 hom-9 in-10 is5 julle-5 ken-10 kom-6 met-13 moet8 my-' +
  '13 myself-6 n-9 na-6 nie6 nog-8 saam-9 sal-11 slaan-9 soek-5 sukkel-8 van-12 vir-13 voel10 voor-9 wag-14 was-11 ' +
  'wees-7;ekhaya12;ekilasini-10;eklasini-15;eks8;elbow-5;electricity-11;elevator-6;eleven-11 years-14;elilandelayo-' +
  '10;elisha-12;elke10;else5 to8;elses-10;email-9;embarrassed-12;embarrassing-10;emergency15 care-13 contact-9 firs' +
  't-8 just-14;emigrate-12;emigrating-12;emotweni14;employ-9;employer-6;employment-11;en6 #-12 as-9 daar8 die9 haar' +
  '11 hy7 kyk-11 moet-11 my-7 nou10 soek-15 sy11 vir-10 wanneer-9 wat-12 wil-10;encane-10;end4 it4 my5 of-7 things-' +
  '8 with-10;ended-12;ending it12;endlini22;eneminyaka-18;energy-14;eng-12;english-7 is-6;enige-8;enjoyed-8 it-8;en' +
  'kosi-10;enough cancel-7 for-6 to7;enter-5;entertain-12;entrance-6 it-8;enu-10;enye-12;epilepsy-7;epileptic-10;ep' +
  'ipen4;error-8;ervaring-10;escape-9 when-9;escort-12;escrima-8;eside-7 yini-6;esikoleni ningasiza-9;esikolweni8;e' +
  'singakanani-9;eskom-9;eskrima-8;essay about-11;estate and-6;esteem-8;etsa-11;even2 do-11 for-13 if-11;evening cl' +
  'ass4 is-8 please-11 timetable-9;events-6;ever been-9;every4 braai-8 friday11 night11 second-10 time-7;everyone8 ' +
  'ok-11 scares-10 tells-9 to-9 was-12 would12;everyones long-11;everything8 guys-10 in-17 is11 lol-8 please-10 so-' +
  '16 you-8;everywhere on-7 we-7;ewallet9;ex11 and-11 soldier-10 trains-14 used-13 waits6 was9 yami9;exact-10;exact' +
  'ly fit-10;exams-9 now-7;exchange-7;excited-13;exercise-11;exercises for-8;expect-8;expensive-7;experience-7;expi' +
  're-9;explain-4 krav-5;explains-11;explodes-10;expo-10;eye7 and-12 at-15 from-5 i-13 is9 on-12 since-9;eyes8 so-1' +
  '0;ezayo-13;ezingane-8;face6 because-12 in-12 is7 so-8;facebook-6;facilities-7;failed but-10;faint-11;fair and-9;' +
  'fake a-14 knife-8;fakes-9;faktuur-10;fall8 behind-12 can-12 off-9 on-8 without-13;falling6 apart10 on-10;falls o' +
  'n-8;family bathroom-13 of-5 plan-7 rate-4 wants10;famous-5;far-6;farm outside-5;farmers-7;faster-7;fat-8;father1' +
  '0 had-13 is-11 may-9 passed-11;fathers day-9;fault10 when-10;fear-10;feb-7;fedhealth-8;fee-3 for-6 is-11;feed9;f' +
  'eel11 better-19 cheated-11 comfortable-12 it-10 like8 safer-8 strong-11 stupid-11 the-13;feelings-11;feels10;fee' +
  's-4 pls-8;feet-8;fell5 apart-12 asleep-11 over-9;felt-13;female instructor-7 only-8;females-9;fencing-10;fetch h' +
  'im-9 the-11;fetched9 my9;fetches him-10;fever-10;few-7;fiance9 and-9 please-12;fibromyalgia-8;field-10;fifties-1' +
  '0;fifty on-8;fight-5 a-7 all-11 do-8 her-10 in-10 on-11 part-7 somebody-10 the-6 will8 with-10;fighters-10;fight' +
  'ing-4 in-9 is-10;fights at-8;figure-9;fihla-14;fiks-11;filipino-7;film-2 me-10 my-7;filmed6 it-13;filthy-11;fina' +
  'lly doing-8 ran-11;find it-11 me12 my9 someone-12 something-12 the-8 us-12 you-8;fine-5 and-10 came-10 these-7 w' +
  'ith-9;finger8 marks11;fingerprint-11;finish7;fire5 arm-9 drill-10 exit-8 or-12;firearms-7;fired14;first-6 aid-3 ' +
  'class-4 day-3 few-10 floor-8 if-13 month-8 ones-4 sparring-8;fist-9;fit-1 and-9 ha-12 in-7 quick-10 through-13;f' +
  'itness-8;fitter-7 than-7;five-7;fix my-13 that-11;fixed-7;fixing-10;flat13 feet-11;flexible-10;flinches5;floor4 ' +
  'are-7 made-9 without-11;flowers9;flu-12;flying-9;fma-8;fnb-13;folk-11;follow him11;followed10 is-16 me9;followin' +
  'g6 me11 the-10;follows7 me7 you-12;food9;fool-8 of-8;foon9;for-2 #2 a-2 abused-15 ages-13 at-6 both-3 cars-10 co' +
  'ps-8 december-7 delivery-7 everyone-7 everything10 girls5 her-3 him-10 himself-15 it-6 joining-9 just-9 kids-5 m' +
  'e4 members-6 mine-7 moms-5 money10 my-3 nothing-9 now-12 once-8 our-6 parking-8 people6 practice-12 r#-10 saturd' +
  'ay-9 self-5 six-10 something-11 students6 that-1 three-7 training-5 u-10 weeks-9 women5 work-6 you-9 your8;force' +
  'd11;forces13 me9;foreign-7;foreigners8;forever10;forfeited-16;forget-9;forgot-9 to-5;forgotten-10;fork7;form-8;f' +
  'ortuner-9;forward-12;fotos11 neem-8;fought himself-10;found11 my9 out11 the6;four anyway-14 months-7 weeks-7;fou' +
  'rteen-9;franchise-8;free-2 and-12 for9 trial-5;freeze-4 for-5;freezes-13;freshen-8 up-8;friday after-13 can-9 go' +
  'es-6 night-9 still-7;fridays any-7;friend3 come-13 did-10 dragged-9 for-8 in-10 is7 isnt10 said-15 says-9 told-9' +
  ';friends are-12 at-9 want-5 with-10;from a2 alex-6 another-10 behind-14 diepsloot-6 friday-6 hell-11 here-10 him' +
  '11 leave-11 malawi10 me-8 next-8 outside6 park-8 practising-7 pretoria-6 rolling-4 rosebank-9 the4 there-8 train' +
  'ing9 under-9 what-4 when-7 where-8 yesterday-10 you-6;frozen-8;full of7 that-11;fumana-15;fun-8;fund-7;funeral5;' +
  'funny9 but-9 story-7;futhi10;ga5;gaan die-11 dit-10 ek-11 iemand-9 julle-8 val-10;gals-8;games he-14;gang12 up-1' +
  '4;gap-8;garage6 or-7;gardener11;gas11;gate at-8 on6 open-10 or-6 still-7 who-10 with10;gates-6;gautrain and-14 a' +
  't-6 close-7 with-12;gave6 him9 it-14 me-6 my9 notice-11 up-11 you-13;gay7;gbv16;gebeur nie-6;geboelie-9;gebruik-' +
  '11;gedebiteer-9;gedoen-12;gedrink12;gehad-8;gekry-7;geld10 terug-10;gelos-10;gemis-15;gems-9;gentle-6;gesien-10;' +
  'geslaan8;get a-4 attacked-11 away8 back-6 better-9 bruises-12 him-4 his-13 hold-7 hurt-14 in-3 inside-11 into-4 ' +
  'it-10 locked-11 lost-6 me-13 money-8 my-4 on-9 out6 over-6 rid-10 someone-9 started-7 that-8 there-6 through-13 ' +
  'tired-9 to-6 violent-6;getroud-8;gets1 bullied-8 here-9 hurt-17 in-8 pushed-9 rough10 teased-6 the8 there-14 tir' +
  'ed-9;getting hit-10 hurt-9;gevaar9;gevat12;gi-5 has-11 to9;gie-10;gift-8;girl #-7 and-9 is-13 she-8 shes-10 want' +
  's-6 with-10;girlfriend is-11;girlfriends and-8;girls4 and-10 are-6 at-9 before-10 night-9 only-10 they-17 too-10' +
  ' who6;gis-7;gisteraand9;give back-9 it-11 me-5 notice-8 talks-4 them-8 to-8 up-8 you-9;gives me4;glass9 in8;glas' +
  'ses-2;glock-11;glove-8;gloves-7 are-7 at-11 by-12 my-7 smell-6 they-10;glued-9 to-9;gmail-8;go3 at-9 away-11 bar' +
  'efoot-9 easy-9 for-6 home9 how-11 in-7 into-9 live-10 na-8 on-4 out9 straight-7 to6 up-13 with6 would-9;goes4 th' +
  'ere-11 until-9 way-6;gogo here-9;going home8 in-9 overseas-8 to-2;gold-6;golf6 club11;golfs-7;gone7;gonna5 kill-' +
  '13 make-8;good-4 is-8 money-9 morning-7 now-5;goodbye15 for-9;goods-7;got5 any-9 attacked10 boxing-7 burned-8 ch' +
  'oked-8 classes-12 divorced-7 for-10 hijacked-7 his-5 hurt-8 it-12 jumped10 kicked6 knocked-12 lost-7 my10 no-8 n' +
  'othing-8 off-8 on-8 out13 scared-9 stabbed12 that-12 to-10 two-10 your-7;gp-8;gps-12;grabbed8 by-12 from-10 my10' +
  ';grabs me-8 my-10 you-11;grade-5;graded-9;gradering-10;grading-4 is-8 soon-14;gradings-5;gran is-6 wants-8;grand' +
  '-11;grandchildren-7;grandma-9;grandpa7;grandson is-10;granny fetches-9 i-9 is10 was-8;grans-13;grapple-13;grappl' +
  'ing-8;gratis-9;great-10 now-8;grey hair-11;grid-8;groep-11;groot-17;grootmense-10;grootte-9;ground floor-11 unde' +
  'r-9 work-14;group-2 against-9 for7 just-9 of-5 who-10 without-8;gti-8;guard-5 and-9 doesnt-11 got-10 was-6;guard' +
  'ian-11;guards-5 in-5;guest coach-8;guide-7 dog-7;gum-13;gumshield-11;gun class-8 course-9 do-11 in7 licence-10 o' +
  'n14 safe-8 training-6;gunman-8;gunpoint13;guns do-7 in6;guy5 asleep-14 but-15 from12 says5 to-11 with6 without-1' +
  '2;guys4 at9 deal-7 r#-9 walk-9;gym-3 and-14 at-8 before-10 clothes-9 down-12 here10 if-10 in-7 ive-12 last-11 ne' +
  'ver-11 nobody-9 ok-15 that-10 what-6 whose-10 yesterday-17;gyms in-5;ha a14 ha-8;haar8;haarself8;hacked my12;had' +
  ' #-13 a-7 him-9 to4;hae10;haha-11 he-7;hahaha-8;hail-9;hair in-10 is-9;hairdryer-8;half-6 an-4;halfway-12;hallo ' +
  'my-8;halt-10;hamstring-10;hand7 in-8 is7 it-9 out-9 wraps-7;handbag in-7;handed-10;handgun-6;handle a-6 myself-9' +
  ';handles-10;hands like-7;handskoene-10 is-9;hang a-16 in-7;happen at-6;happened10 we-7;happening10;happens7 to-1' +
  '0 with-6;happy-10 birthday-8;hard must-9 on-10;harder-17 as-12;harley-15;harm10;has3 a5 adhd-8 anyone-9 at-9 aut' +
  'ism-7 been5 braces-10 cricket-10 everything-14 exams-8 flu-7 happened-10 he-17 long-10 me-15 one-14 school-9 the' +
  '4;hasnt9 come9 done-10 started-8;hate it-10 myself9;have #-9 an-9 been8 bjj-6 boxing-5 cash-9 epilepsy-6 for-6 g' +
  'irls-7 gloves-6 had-8 in-6 insurance-7 it-8 lights-8 muay-7 my4 never-6 no-3 nothing7 on-5 people-16 some-9 some' +
  'one-8 somewhere-8 that-6 their-5 they-12 time-9 too-9 two-8 vouchers-8 whatsapp-9 with-13 your-6;havent9 eaten11' +
  ' got-12 seen-14;having11 a14;hayi-9;he12 a-7 asks-15 beat-8 broke10 burnt10 can-10 checks12 come-7 comes11 could' +
  '-9 counts10 cried-10 did13 do-6 drinks9 explains-9 fetches9 fit-10 forced11 found7 gets8 go-8 goes13 grabbed-12 ' +
  'has5 hasnt7 have-10 hit5 hits-8 join-5 joined-12 joins-9 keeps8 kicks8 killed1 knew10 know-7 knows6 learn-8 leav' +
  'e-9 leaves7 locked10 made9 my-11 need-10 needs-17 old-7 pay-10 plays-11 punched11 ran-14 reads13 says5 send-9 sh' +
  'owed-11 start-10 still-6 stop8 takes8 tapped-8 teach-8 there-7 threatens10 took5 train-9 trains-13 use-7 uses7 w' +
  'ait-12 was2 will8;head1 and12 coach-9 instructor-8 shots-9;headgear-5;headguard-10;headlock-12;heads-8;headscarf' +
  '-9 on-8;heal-6;healthy-7;hear11 badly-9;heard a6 it-9 there-7;hearing4 aid-10 aids-8 voices10;heart4 attack6 mur' +
  'mur-7;hearts-9;heated-8;heavier-11;heavy-10 guy-5;hebrew-7;hectic-11;hed3;hek8;held5 a7 hostage-14;helicopter-8;' +
  'hell12 is-11 tell8;hello my-9;hellopeter-11;help13 against-11 choosing-12 dit-9 for-13 he10 him-14 julle-16 lol-' +
  '14 met-12 my9 or-12 out-10 such-10 us-13 with-6;helped-9;helper3;helping-10 me-8;helps5;hence-10;her7 abusive-10' +
  ' age-7 arms9 boyfriend9 brother-14 but-12 email-9 ex8 first-9 friend-13 friends-8 group-9 man6 names-16 own-10 p' +
  'hone9 room8 that-12 to5 today-10 trial-9 with10;here5 anymore11 been-10 i-12 looking-7 want-6 wants-10;hernia-8;' +
  'hero-10;herself after-12;hes13 #-9 back10 being-14 big-8 coming9 drunk8 going9 got9 kicking10 nine-13 okay-10 on' +
  '-5 only8 outside8 ready-13 sitting7 small-9 strong-9 ten-11 turning-12;het4 dit-14 ek-8 hulle-16 iemand-15 jou-1' +
  '0 julle-4 my8 u-11 verkeerd-12;hey just-13;hhayi-9;hi are-5 coach-8 how7 what7;hide15 behind-8 my-11;hides behin' +
  'd-17;hiding10 in10;hier12;high-8 blood-15 school-8;hiit class-7;hijacked12 he-11 in-9 on-17 outside-12;hijacking' +
  '-7;hijackings-11;hilarious-7;him6 at-9 do-11 down-5 granny-8 he8 hell-12 how-9 knowing11 names-11 online-7 out-1' +
  '6 some-9 with9;himself9 on8 or-8;hip in-9 op-7;hire-8;hiring-7;his2 age-8 birthday-8 brother-5 can-9 class-12 fi' +
  'le-6 first-7 friend10 gloves-11 gun10 hand12 hands3 head-13 house10 lawyer-10 life-12 lunch-12 name-14 old-9 pan' +
  'ts4 sister-16 teacher-9 trial-8 week-9 wife8 wrist-7;hit4 a-15 anyone-10 at9 by8 each-11 first-11 hard-10 his-12' +
  ' in-18 like-12 me9 my9 others-8 pads-10 someone-12 something-7 twice-9;hits10 back-12 everyone-10 his-17 me15 my' +
  '13 other-9 pads-12 the-14 us13;hitting5 a-9;hle14;hlp15;hmm-10;ho6 ba-13 joina-8 ngodisa-9 rekela-10 tla-15 tseb' +
  'a-9;hobby-5;hockey and-8;hoe-4 hulle-13 kry-7 laat-6 lank-4 maak-11;hoeveel-5 mense-5;hold3 a4 me-11 of-4 pads-7' +
  ' up-7;holds8;holiday-5;holidays-6;holster-7;hom n-12 rond-9;home4 affairs-10 after-7 all-15 alone-11 and5 are-8 ' +
  'at-4 by-4 crying-11 do9 for-11 from6 is-9 page-7 sweaty-13 tonight8 when-8 will-9 without-11;homepage-8;homework' +
  '-8 help-9;honest with-7;honestly-8;hoodie-4;hoodies-12;hook-9;hooked-13;hope9 i-11 so-10 the8 you-9;hopefully-10' +
  ';hore le-6;horlosie-13;hoseng-13;hosepipe11;hospital and-7 so-7;host-7;hostage-15;hot water-10;hotel6 near-11;ho' +
  'u-11;hour ago12 of-6;hours because-11 on-5 please-8 pls-10;house11 because-17 for-14 next-9 with6;how about-9 ar' +
  'e-6 can-9 does-7 else-11 far-2 hard-12 i-14 is-6 long-6 many-6 safe-11 to-4 you-10;howzit-13;hubby is-6;huis7;hu' +
  'lle12 het11 noem-11 se9;hurt7 a-17 anyone-16 in-13 me12 the9 you-13;hurting13 my8;hurts8 someone-13 when-10;husb' +
  'and8 always-10 and-12 beats10 bought-10 died9 does-11 fetches-9 first-9 hit12 is3 its-10 makes-12 my-11 says-9 t' +
  'he-8 thinks-11 took-10 wants-10 who-9 will-14;husbands11 brother9 gun-11 pistol-11;hv-8;hw-9;hy11 dreig8 gaan12 ' +
  'het7 is-11 kom-7 kyk9 my16 n-13 oefen-12 sy-11 was-11;hypertension-10;hyt11;i2 address-6 also-7 always-12 am5 ar' +
  'e-12 arrive-7 beat-11 bleed10 bodyguard-9 booked-9 bought-7 box-9 boxing-5 broke-9 came-9 can3 cant3 carry-8 cho' +
  'se-10 close-11 cry8 cut3 cycle-10 debit-11 defend-6 did5 didnt8 die-11 do6 dont7 drag-6 drop-7 drove-10 end-10 f' +
  'ail-7 failed-10 feel9 film-7 finally-8 forgot-4 froze11 go5 going-5 had6 hand-10 have4 havent6 hear7 hide9 hijac' +
  'k-10 hung-11 in-11 joined-6 just4 keep6 leave-4 left-12 legally-10 lie-8 live5 look-6 lose-8 lost-6 love-10 made' +
  '-10 mail-4 meant-8 miss-9 must6 nearly-7 need4 never6 not-9 order-9 ordered-5 own-6 paid-2 panic-14 park-6 parki' +
  'ng-9 passed-7 pitch-8 promised-11 pump-11 push-11 put-9 reach-7 really-8 refuse-5 rent-7 rolled-11 schedule-11 s' +
  'elf8 share-8 should6 shout-9 shouted-10 shower-9 signed-10 skip-9 sleep8 smoke-10 spar-5 start6 stood-11 stop-6 ' +
  'stopped7 sue-10 survive-6 take-1 talk4 tap-7 tapped-8 teach6 the-10 think3 tied-12 told9 took8 trial-10 trust-13' +
  ' type-13 vomit-8 was11 watch-6 whatsapp-8 wish10 wont7 work-7 worry-13 wouldnt-10;iboxing-14;ice-10 for-11;iclas' +
  's-8;id and10 be-8 book13 like-4 number-11 want-9;idea-11 of-9;idiot-9;idolo-11;iemand11 my-18;iets aan-16 af-11 ' +
  'vir-10;if4 an-9 i4 its6 my-9 not-11 parents-10 shes-9 something-10 that-11 thats-9 the8 there-14 theres-11 they-' +
  '6 theyre-9 theyve-10 ur12 we-7 you5 your8 youre6;ifomu-11;ifoni10;ifowuni10;ifuna-12;igama-9;ignore-11;ihlaya-8;' +
  'iiklasi-5;ikhona-2 indawo-9;ikilasi-15;iklasi yakhe-10;ikuphi-9;ilanga-12;ill-6;im6 #kg-13 a-6 always-8 an-14 at' +
  '-5 away-9 being11 bleeding11 busy-11 coming-9 dead-11 desperate-5 doing-10 done7 from-10 going4 gone10 good-9 gr' +
  'eat-8 having-13 in4 just-13 late-14 locked7 looking-9 moving-6 new-10 next11 not4 off-10 only-9 outside-11 ready' +
  '-12 retrenched-13 running-6 scared8 short-10 small-9 so8 sure-10 terrified-11 tired-13 up-13 very10 waiting-10 w' +
  'alking9;imininingwane-14;iminyaka-7;imoto11 yami-15;impossible-9;impressed-7;in #-1 again-10 alice-9 an8 any-8 a' +
  't-5 between-8 by-10 case5 centurion-8 class-3 could-8 court-11 danger12 die7 dubai-6 for-7 gauteng-9 gevaar9 god' +
  '-8 house-11 im-10 jeans-6 karate-11 kids-7 last-8 matric-13 meetings-8 money-9 mozambique-9 my6 n-11 on-2 our6 p' +
  'aying-7 person-7 plaster-5 pretoria-4 rosebank-7 round-10 sa-7 school-9 secunda-6 shooting-10 side-8 sparring-3 ' +
  'tears-7 the3 them-10 there-6 this7 time-6 training-5 trouble11 week-10 wheelchairs-5 windhoek-7 zulu-5;ina-7 #-7' +
  ';inamahloni-10;incident-15;included-7;increase-9;incwadi-14;indawo yenu-9;indemnity-9;indoda20;industry-8;ine-12' +
  ' #-10;ineminyaka engu-8;info-8;ingabe-7;ingakanani-7;ingane8 yami4;inhaler-11;inherited-8 my-8;ini-11;inini-7;in' +
  'jured-10;injury-10;inligting-10;inombolo-12;inside9 with9;insta-7;instagram-8;instead of-7;instructor about-8;in' +
  'strukteur-11;insurance if-11;intake-6;inteken-11;interest-6 and-8;interested-9;internet-9;internship-7;interpret' +
  'er-12;inthaneteng-8;intimidated-14;into2 a7 it-21 our10 the8;intro-7;introduce-11;introductory-7 lesson-8;introv' +
  'erts-10;intruder-6 in-9;inverter-6;invited-9;invoice-8 is-7 to-10;inyanga-15;iodolo-9;ipasipoti14;iphephile-11;i' +
  'phi-10;iqale-10;irisithi-11;iron11;is #-3 across-6 afraid-13 al-11 all-10 almal-11 an-6 anybody-7 asking-11 asle' +
  'ep9 baie-9 bang8 beaten13 beating10 behind-12 being9 bietjie-7 big-6 bjj-4 bleeding12 boxing-8 breaking7 choking' +
  '11 class-5 clever-11 coach-8 coming10 cut8 daar-7 double13 down-10 drunk7 easy-5 eight-9 ek-11 everyone-9 follow' +
  'ing9 for5 free-7 gentle-9 gone8 good-8 ground-7 he-12 her-10 hulle-16 hurting12 hy-11 in5 it-4 karate-8 keen-6 k' +
  'illing-6 krav-3 leaving-7 loose-11 missing9 my-5 n-8 nervous-7 new-12 next12 one-11 only-10 open5 parking-10 pet' +
  'rol-10 possible-10 pregnant-11 premium-5 sandton-7 scared-6 seer-8 she-9 shy-10 sick-11 skaam-15 slow-9 somethin' +
  'g-11 stalking11 standing9 still5 strong-8 stuck-7 stukkend-9 swollen-5 teaching-11 that-3 their-6 there-2 this-5' +
  ' threatening11 tomorrow-9 tonight-14 tonights-7 torture-8 training-10 unconscious10 useless-8 verkrag11 very-8 v' +
  'ir-11 waiting13 walking9 watching-9 weak-9 weg9 whether-12 yours-8;ish-7;isibhakela-9;isifundo-8;isiphandla-9;is' +
  'ipho-11;isnt5;it #-6 actually-7 all6 alone-12 an-8 asks-11 at-4 back-7 been-11 better-4 broke-5 broken-11 but3 b' +
  'y-6 can-6 come-10 cost-5 count-8 down-10 end-9 fine-9 funny-9 go-6 got-11 happened9 happens14 have-6 he10 help-1' +
  '2 here-9 hurts-6 i12 if-15 in-3 is2 just-3 left-10 like-6 looked-12 made-7 make-9 matter-7 mean-10 month-5 moved' +
  '-8 must-11 my5 myself-5 not-10 now-6 okay-10 one-6 only6 over-7 packed-6 safe-10 says-14 she-10 so-9 start-5 sta' +
  'rts7 stop11 stopped-11 teach-7 the-9 to9 tomorrow-10 took-10 wants-12 was9 weird-7 when6 with-8 without-7 work-6' +
  ' works-10 worse-14 you-6;item-8;ithuta boxing-13;its4 #5 all-10 annoying-7 dads-11 for-4 free-10 good-12 happeni' +
  'ng11 hilarious-7 long-8 my5 not-8 over-8 so-10 the7 time-13 too-11 way-5;ive4 a-10 always-7 just-12 left-9 only-' +
  '15;iyahlukunyezwa-7;iza-9;izifundo-8;izingane-10 esikoleni-6;izinsuku7;izinto-9;izolo12;izophepha-14;ja-8;jaar-9' +
  ';jab-8;jacket-11 is-10;jail if-10;jake-10;jammed-10;jang-12;jare-13;jaw12;jealous-14;jersey-9;jik10;jiujitsu-6;j' +
  'ob and-10 as-5 please-13;jobs-9;joburg-6 anymore-9 water-5;john-10;join-2 how-13 i-11 or8 the-5 with-10;joina-8;' +
  'joined-11;joining-5 with-9;joins-8;joke about-6;journalist-10;judo-11 for-5;juffrou16;jujitsu-8;julle-4 die-9 di' +
  't-6 haar-12 het-13 in-10 kom-7 mens-11 met-8 ons-9 ook-6 oop-6 wat-15;july-9;jump7 in-11;jumped13;jumping-8;june' +
  '-9;jungle-8 gym-8;junior-9;juniors-6;just4 #-8 bought-9 for-8 got11 letting-10 looking-5 looks-9 me-5 moved-8 no' +
  'w4 one-7 pay-9 right-12 rings-10 show-7 started-6 stood-15 stop-11 takes-11 the-10 to-5 took10 turned-11 us-14 w' +
  'anna-11 wanted14 watch-6 women-9;jy-8;k-8;ka3 #-12 ha-10 kgwedi-9 mo-8 order-9;kaalvoet-10;kabili-13;kahle-6;kak' +
  'hulu6;kali-7;kamer13;kan die-11 doen-11 hulle-14 hy-18 julle-13 kom-12 nie4 ouma-12 sy-13;kancane-12;kanjani-13;' +
  'kantoor-8;kapa-14;kar8 hoe-11 nie-9;karate kid-11;ke10 ba-9 bokae-4 kgopela-8 lebetse-8 mang-12 sa11 tla-13 tseb' +
  'e-10 tswa-11;keen-11 on-9;keep4 a-10 about-10 all-13 an-9 me-10 my-4 on-7 saying-9 shaking-13 them-7 thinking8 u' +
  'p-13;keeping him-11;keeps9 beating-11 getting-11 going-10 kicking-13 me-11 my10 parking-11 telling-14 throwing-9' +
  ' touching11;keer beroof-6;ken-9;kept me-10;kerb-7;kerbs-10;key8 for-9;keys and7 at-10 in-17 think-16;kfc-10;kgop' +
  'ela-8;khansela-10;khona7;kick-9;kickboxing-8;kicked9 a-14 me10 out-12;kicking off-9;kicks and-11 me-12 off-10 th' +
  'e4;kid haha-11 he-15 hes-10 is-10 to-9 wont-16;kidding-10;kidnapped15;kidnapping in-8;kids #-6 a-10 also-8 and9 ' +
  'before-11 birth10 can-6 class-2 classes-6 coach-9 entrance-6 from-11 group-6 have-11 if10 in-3 is-6 learn-13 n-1' +
  '2 names8 need-8 on-10 one-9 or-7 out-11 party-8 room-10 say-15 stuff-10 times-7 today-10 too-6 want-7 we10 what-' +
  '9 when-9 while-6;kidz-7;kies-13;kill4 it-10 myself14 someone-8;killed4 me-11 my14 us-11;killer-8;killing it-9 me' +
  '-9;kilos-9;kimberley-7;kind het-9 is7 of-5 se-10 sy-9;kinda9;kindergarten-10;kinderklasse-8;kinders2 nie-9 se-13' +
  ' tot-10;kindle-7;kini-11;kissed her-11;kit-8;kitchen3 alight-10;klaar-6;klapped us-9;klas-4;klasse-2 vir-8;klein' +
  '-10;kleintjies-8;klim-11;knee-8;kneel8;knie-12;knife4 attack-18 class-8 defence-8 do-10 fighting-5 may-8 off-12 ' +
  'to9 workshop-8;knock-10;know a-4 anyone-10 anything-11 cpr-9 how7 it-7 me-10 nobody-9 nothing-9 of8 sandton-8 so' +
  'meone-7 that-5 the-6 their-9 they-11 what4 where13 why10 yet-12;knowing10 anyone-9;knows a-12 it-13 my8 nothing-' +
  '9 what7 where15;knuckle-7;knuckles-4;knysna-9;kode-6;koets-9;koffie-6;koloi-12;kom alleen-8 kyk-10 probeer-8 van' +
  '-6;kopa le-10 thuso11;kos hy-8;koste-12;krav-7 at-9 help-15 i-6 is-8 maga-1 on-7 so-9 something-8 to-6 tonight-7' +
  ';kravmaga-7;krieket-19;krukke-10;kry die-11;ku-10;kuba13;kufanele-8;kukho iklasi-10;kukhona8 amaklasi-8 i-10 ikl' +
  'asi-14;kumele-10;kungani-13;kuni-12;kuphela-8;kuphi-12;kuphila14;kuqala-9;kuqeqeshwa-10;kursus-4;kusihlwa-9;kusu' +
  'kela14;kuze-11;kwa6;kwaye12;kwesikhathi-9;kwi class-10;kwiklasi-10;l-8;l#-8;la-11 ka-5;laai-10;laaitie-6 he-7;la' +
  'aities-9;laat maak-4 uit-8 weet-9;labohlano-9;ladies-4 night-7 one-7;lady4 coach-10 on-14 trainer-7 with-11;lag-' +
  '14;lakhe-12;lami16;lamp-11;landlord12 is-10;landmark-10;lank-6;lapho-8;lapse-10;laptop-6 bag8;last4 dojo-12 gym-' +
  '12 night10 nights-8 nite8 place-10 week-1 winter-13 year-7;late again-15 husbands6 one-9 to-8 tonight-10;laugh a' +
  't-15;laughed6 at-12;laughing-10 when-8;laughs10;laughter-13;law-2 if-11 in-9 is-15 say-12 wants-7;lawn-8;laws in' +
  '-8;lawyer-13;lawyers-13;lay-7;lazy-12;le ba-11 dilemo-11 ka-13 kae-9 mangolo-8 mong-11 mosadi-7 motho-14 ruta-6;' +
  'leads-9;league-9;learn at-7 cpr-12 something-9 this-12 to4 what-13;learned-7;learns-11;least-9;leave5 after-9 ca' +
  'n-8 class-9 her10 him10 home-8 me-6 on-11 out-5;lebetse-8;leboga-12;leboha-12;leer skiet-10;left5 and-13 feet-4 ' +
  'for-9 hand-10 handed-7 his-11 hook-6 i-12 in-7 it-9 on-9 out-14 two-10;lefty-9;leg day-11 locks-7;legal to-8;leg' +
  'end-10;leggings-10;legit-8;lehono-10;leka-11;lekker-12;leloko-9;lena-9;lend-9;leng-13;lenu-7;less-4;lesse-11;les' +
  'son-6;lessons do-10 with-7;let5 a-14 go-5 him8 you-12;lets us-12;letsatsi6 le8;letter4 for-6 from-16 that7 to-9;' +
  'letters bigger-5;letting-11;level-5;lewe9 nie9;lewer-8;liability-8;liable-10;liam-12;library-8;lice-11;licence-1' +
  '0 can-7;license-10;lidmaatskap-12;lie8 awake-8;lies in-9;life6 away-11 except-12;lift is-7 let-11 my-16 so-10;li' +
  'fts7;lightie-8;lighties-6;lights-4 go-11;like a-3 before-5 being-11 gloves-8 him-13 hitting-13 in-5 it-11 my-6 o' +
  'n-7 they-13 to-2;likes soccer-12;likhona7;limit-7;limpopo from-7;link-6 is-8;lip7 from-10 read-14;lips10;lisensi' +
  'e-10;list please-8;listen-15;lit-8;little brother6 brothers-10 girl8 man-11 one-6 ones-7;live6 anymore11 in-5 ne' +
  'xt-13 on-14;liver-10;living4;lo-11 ka-11;load-8 shedding-5;loadshedding-8;loan7;lobola11;lock in-11 my11 on-10 p' +
  'lease-10 the-8 up-7;locked10 after-10 in8 me12 out-20 the11 up-12;locker room-10;locks8 me11 the10;log-8 in-6;lo' +
  'gin-9;logo-10 on-5;lokuqala-11;lol-2 do-10 take-10;lona-14;london-10;long are-5 behind-7 dealt-10 hair-12 has-9 ' +
  'is-3 sleeves8;longer4;look-2 after4 like-10 on-12 stupid-14;looking3 for3 stupid-10 to-13;looks after-7 out-9 so' +
  '-8;loose-8;lose3 weight-6;losing6 my8;lost again-10 in-7 interest-8;lot1 safe-8 which-7;loud too-9;lounge which-' +
  '5;love her-8 it-10;loved-12;lovely-8;loves it-11 rugby-9 wrestling-8;lower-7;loyalty-7;luck-9;lugversorging-5;lu' +
  'nch-3;lunchtime-6;lutho-7;lwa-11;lwana-13;lying10 down-9;lyk-14;m#-5;ma5 is-13;maak6 nie-15;maand-7;maandeliks-8' +
  ';macho-10;mad not-10 to-10;madam1 gives-7;made4 a6 my-11 this-9;mag ek-8 hy-10 my-12 sy-10;maga-3;mahala-10;mail' +
  '-8 it-8;mailed-12;mails-12;main-11;make a-12 friends-16 her7 him6 my-8 somebody-16 up-7;makes5 me6;makeup13;mala' +
  'wi6;malini-2;mall hope-9 whats-7 with-14;malome11;mama10;mamma10;man9 at-13 by9 en-10 het9 hold-11 is6 my11 saam' +
  '-9 slaan8 who10 with-6;management-9 wants-10;manager3 i-9 please-9;mang-10;mangolo-8;manje16;manqindi-12 kudala-' +
  '12;mans10;mantsiboya-7;manual-9;many are-6 hours-10 kids-7 lessons-8 of-9 options-9 people-10 years-12;maobane4;' +
  'march hes-10;mark-7;market-7;marketing-10;marks18 are-9 off9 on9;marriage in-7;married #-13;martial arts-6;masho' +
  'nisa10;mat-7;match me-7;mate from-5 was-8;maternity-11;matrics10;mats-7 last-10;matte-14;matter5;max-7;may-7 a-6' +
  ' can-13 he-10 i-5 my-8 put-12 she-9;maybe in-13;me6 about-8 after9 all-9 already-12 anymore9 anything-10 as-6 as' +
  'k-14 baby-10 be-9 because9 before-9 book-12 box-12 but-9 by11 chat-12 check-10 choose-11 class-9 come-9 dead10 d' +
  'ecide-10 down10 driving-12 everything-11 fair-9 feel-13 find-13 go10 got-10 he10 her12 here10 home10 i-9 it-7 it' +
  's-11 join-16 kneel8 like-11 miss-11 more-9 most-9 much-12 my-6 not11 on6 out4 pictures-9 she-9 since15 slow-11 s' +
  'o-11 spar-11 the-7 there-11 theres-10 think-13 till8 violent-8 want-11 where9 win-9 you-4 your-11 youve-7;mean f' +
  'or-8 girls-10 how-6 i-7;means i-9;meant for-8;measles-12;meat-11;medals-13;media-9;medical-7 course-4;medicine-6' +
  ';medium-8;meer8 gaan-13 lewe9;meet me-11;meeting-9;meetings-10;meisies-10;mekaar-15;member already-10 before-8 i' +
  'n-5 number-9 of-7 since-6;members-5;membership-8 i-10 of-10 please-10 ya-8 yami-11;men6 after-10 at8 came11;mens' +
  ' praat-9 se-12 wees-6;mentioned-11;menu-8;message4 on-10 with8;messages13;met5 die-5 my-6 on12 sy-11;metal-11 pl' +
  'ate-9;meter-15;metro-15;mid-8;midday-9;middle-6 of-4;midnight8;midrand-6;might5;migraines-11;military-12;min ago' +
  '11 at-10 away-9 late-11 or-5;mina9;mind after-7 found-11 i-12 my-7;minder-9;minds-10 the-10;mine and-9;minimum-9' +
  ';minute just-10;minutes late-9 with-12;mirrors-13;miss another-7 him-7 it-10 me9 the-10;missed #-12 the-9;misses' +
  ' it-11;missing11 a-12 from-10 in-10;mission-10;mistake-6;mixed-8;mme13;mmele-15;mmm-9;mob8;moeg-13;moet ek-3 n-5' +
  ';mohawk-14;mokatisi-13;mokoetlisi-10;molweni-12;mom5 #-8 can-6 has-10 he-8 here-13 hit-12 isnt-12 of-11 said-10 ' +
  'says-4 sign-9 wants-10 who-12 will-11;moment-5 so-10 they-9;momentum-6;mommy8 and-13;moms boyfriend10 while-4;mo' +
  'nday boxing-9 is-16;mondays-6;money5 again-12 and8 at-10 back-5 but-4 can-10 in-9 the-12;monitor10;monna10;month' +
  ' can-8 go-12 how-6 if-10 it-12 or-5 please-12 so-12 thanks-10 thats-10 was-11 what-8 with-9;monthly fee6 fees-9;' +
  'months im-8 is-11 to-10;moo-15;moontlik-8;moqebelo-10;more about-6 because-10 confident-7 energy-7 how-11;mornin' +
  'g do-9 group-9 is-10 person-9 so-12 turned-11;mornings-7;mosque-10;most girls-11 people-9 practical-5;mostly-5;m' +
  'other4 i8 is-12;mothers8;motlakase-12 o-9;motor-11;mount-13;mountain bike-9;mourning-14;mouth guard-7 guards-4;m' +
  'outhguard-5;move again-8 her-9 it-11 me-13 to-6 up-5;moved house-13;moves do-8;movie-7;moving out-10 to-11;mozam' +
  'bique-10;much bigger12 if-10 is5 kidnapping-8 last-14 longer11 notice-8 to-8 was-8;mugged7 a-12 in-14 me-10 once' +
  '-9;multiply-6;mum4;murder-3 me-11;murdered-11;murmur-7;muscle-14;muscles-7;music-12;muslim-11;must ask-9 come-8 ' +
  'fetch-8 he-6 hit-11 my-10 phone-11 she-10 stay-8 study-10 take-14 they-12 we-6;my3 #yr7 account-9 address7 ankle' +
  '-7 arm10 as12 bag-6 bakkie-13 bank5 bed10 belt-7 bf8 bill-11 birthday-8 bookings-6 box-9 boxing-7 boy-5 boys-12 ' +
  'brakes11 broer7 brother3 brothers12 cancellation-10 card-7 cash-9 certificate-5 classes-9 clothes10 coach11 comp' +
  'etency-8 complex10 contract-5 cv-7 dad4 data-7 date9 day-11 dear-11 debietorder-8 debit-3 details-8 diary-13 die' +
  '-12 divorce-8 doctor-9 doodmaak7 door7 drink12 driver-12 earrings-6 ears-7 eie-5 eks8 employer-5 ex5 eye9 family' +
  '7 father9 fault8 fee-11 fiance7 firearm-12 first-7 flat6 foon4 foot-10 free-7 freeze-9 friend4 friends12 girls6 ' +
  'glasses-8 gordel-8 grandchildren-6 grandkids-9 guard-8 gun-9 hand5 head15 headscarf-8 hearing-9 helper4 hoodie-8' +
  ' huis10 in9 jaw12 kamer11 kids5 kit-11 knee-5 knuckles-6 laaitie-5 laat-7 landlord9 laptop-3 lesson-8 lessons-10' +
  ' level-12 lidmaatskap-6 little6 location11 login-8 lunch-10 manager12 marks-7 maths-10 membership-1 mind6 money-' +
  '8 mothers10 motorbike-8 mouthguard-9 n-10 name-8 nephew5 newborn-12 niece6 notice-6 nou-5 nudes8 office-6 old-7 ' +
  'only-8 options-4 order-12 own4 pa5 package-9 paper-9 papers9 parcel-9 parents8 partner9 passport13 password-6 pe' +
  'nsion6 photo-10 picture-8 place-9 plan-12 pocket-11 points-6 polo-11 profile-2 purchase-9 question-8 refund-9 re' +
  'kening-11 room14 roster-6 sassa9 school13 scooter-10 second-11 security-10 sessions-12 shy-10 size-8 skirt6 slee' +
  'p-14 slippers-8 spot-10 statement-11 stepdad6 stepfather12 sticks-9 stiefpa8 street11 student11 technique-9 tena' +
  'nts10 test-7 things-8 toe-3 tongue9 trial-9 twee-7 twenties-8 uber-11 virgin-10 visa-6 voucher-11 water-8 weddin' +
  'g-5 wife-1 work8;myself12 again8 against-6 but-12 id-11 out-13 te-9 when-12 which-8 with-8;n bokser-11 geweer9 l' +
  'isensie-7 man7 mens4 pistool-8 plek-4;n# will-6;na-2 die-5 ho-14 ke-14;naby-14;nah-6;nako-10 ya-6;name and5;name' +
  's of-6;nani-7;nap-9;nasty-13 to-9;naweek-8;nceda13;ndedwa9;ndidiniwe12;ndidlwengulwe16;ndifika-7;ndifuna8 i-10 u' +
  'kuba-13 ukubona-8 ukuthenga-9;ndilibele-8;ndincede16;ndingahlawula-7;ndingayenza-9;ndiyopha13;ndiyoyika13;ndoda1' +
  '3;ndoyika17;near3 me-14 the-4 u-12 you5;nearest-4;nearly-7 #-10 gave-10 killed-5;neck8;necklace-9;nee-12;need2 f' +
  'rom-7 gloves-9 help11 him-10 if-11 not-12 one-8 some-9 someone-14 somewhere10 the-9 them-11 to3 two-7 work-6;nee' +
  'ding the-10;needs shoes-9;neem-9;neighbour is7 said-7;neighbours dog-7 were-6;neither of10;neminyaka-11;nenzani-' +
  '9;nephew5 did-8 for-11 he-17 hes-14 is-7 wants-9;nervous-14;net die-14;never-2 again-13 been-16 came-12 done-8 g' +
  'ot-6 had-13 held-16 said-10 says11 thrown-5 told11 touched-11 trained-8;new baby-14 belt-10 here-11 hip-10 job-8' +
  ' one-9 person-8 phone-9 places-10 school-11;newbies-12;newborn at-13;news who-9;newsletter-10;next3 belt-13 clas' +
  's-10 course-8 date-8 doors-9 grading-7 month-4 one-9 room9 time9 to13 workshop-9 year-6;ngabani-7;ngabanye-17;ng' +
  'ani-15;ngaphakathi-11;ngaphambi-8;ngaphandle15;ngayo-10;nge-8;ngedwa-14;ngemali-12;ngesibhamu11;ngesonto-6;ngezi' +
  'khathi-11;ngicela7 i-11;ngidinga-7;ngidlwenguliwe14;ngifika-7;ngifuna5 i-8 imali-9 ukuba-14 ukubhalisa-11 ukufun' +
  'disa-11 ukwazi-6 umsebenzi-9;ngigqoka9;ngikhathele15;ngikhokhile-10;ngilimele10;ngingajoyina-10;ngingakhokha-6;n' +
  'gingakwazi-9;ngiqeqeshe-11;ngisebenza-13;ngisengozini13;ngiyabonga kakhulu-10;ngiyesaba17;ngo against-7;ngoba9;n' +
  'godisa-9;ngoku16;ngokubhalisa-13;ngolwesibili-9;ngomgqibelo ekuseni-13;ngubani-10;ngwana wa-9 waka-13;nice one-6' +
  ' to9;nicely-9;nie4 asem10 daar-9 die-13 hoe-13 is-13 meer12 n-15;niece6 is9 she-14 shes-16 was-13;niemand13 antw' +
  'oord-11;night5 best-9 but-10 classes-8 did-6 for-8 i12 is-11 lol-8 moving-7 pillows-11 there-8 training-8 which-' +
  '16 with11 would-10;nightmare-9;nights class-5;nike-12;niks-7;nikuphi-8;nil-11;nina-10;ninawo-8;ninayo-8;ninazo-8' +
  ';nineties-7;ningamfundisa-13;ningasiza-9;nini-3 i-8;ninja-10;ninjas i-8;niphi-7;niqeqesha-8;nite9 class-10;nivul' +
  'a nini-8;nivulile-12;nivuliwe-12;niyafundisa-10;niyakufundisa-14;niyavula-9;niyayenza-7;njalo9;nka-13 tla-5;nkot' +
  'la10;nna-13;no class-9 confirmation-10 friends-18 gloves-8 good-7 he-18 hes-10 hits-9 i-13 kicks-7 lift-10 longe' +
  'r-9 membership-8 more-15 muay-5 not-11 partner-14 photos-14 pics-9 pictures-9 power-4 problem-6 reason11 reply-9' +
  ' rules-10 she-8 shows-10 sign-8 slip-9 sorry-8 the-6 time-10 wait-8 water-9;nobody6 answers-14 asks10 at-11 beli' +
  'eves10 came-10 else-11 here-7 told-11 will12 would10;noem-11;nog nooit-9 plek-5;nogi-7;noises-15;nommer-12;nomor' +
  'o-10;non-8 stop-11;none-8;noodhulp-7;nooit-12;noon-10;nose pierced-6;nosebleed-9;nosy-9;not7 allowed5 be-5 breat' +
  'hing11 come-10 coping10 exactly-10 fighting-7 fit-12 for-8 found-11 from-9 good-14 happy-9 helping-9 impressed-7' +
  ' in-5 interested-10 into-10 just-13 keen-11 know-11 knowing-11 like-13 me-16 moving12 pay-12 safe16 scared-12 sp' +
  'orty-8 strong-8 that-11 to11 today-10 too-9 training-11 using-10 what-12 who-12 work-8 working-11 yet-9 you-12;n' +
  'ote for-5 from-9 it-6 that8;notes to-8;nothing about-8 came-7 can-10 else-10 happened-11 has-13 just-9 on-8 to-1' +
  '0;nothings-9;notice can-12 must-6;nou7 al-14 oop-9;novel-7 and-7;november-8;now7 and-7 everyone-11 he9 id-8 in-1' +
  '1 it-7 ive-12 just-9 my-5 now8 or-8 thanks-9 want-11 with-11;nowhere9 to9;nr-9;ntoni3 ukuze-9 xa-11;ntshwara10;n' +
  'udes10;numb10;number but-11 for-10 from-8 is-9 keeps-8 of-8 please-8 so-7;nurse4 in-7 on-9;nurses-6;nursing-7;nv' +
  'm-8;nwele13;nyaope13;o17 #-14 a14 batla-15 clock-10 coach-14 na-10 tla11;observe-6;october-14;oefen-7;of a4 all-' +
  '8 bed-13 blood-11 boys-11 breath-10 classes-6 contact-6 contract-10 customers-11 domestic-11 every-10 everybody-' +
  '7 everyone-6 everything-18 falling-15 getting-16 guns-11 hearing-13 het-7 him6 is5 joining-9 judo-4 karate-11 ki' +
  'ds-5 krav-8 laughter-8 living9 looking-11 me9 men-10 my7 next-10 nie-7 one-11 order-9 people-9 petrol-12 place-8' +
  ' some-12 sparring-9 thing-7 things-10 this-12 those-5 trouble-9 two-8 us-2 use-11 walking-10 what2 yours-10;off ' +
  'before7 but-7 day-10 during-11 for-11 in-10 is-11 over-8 so-11 tonight-8 work-9 your-9;offer-4;office around-9 i' +
  's-9 last-10;offramp10;often-6;oh-11;ohlwini-9;ok-1 and-4 im-11 my-9 that-6 then-12 to8 under-8 will-10;okay4 for' +
  '-10 it-11;okokuqala-11;old boy-9 club-6 daughter-13 do-7 enough-6 gym-11 hits-10 in-14 man10 on-6 one-10 slaps-1' +
  '1;older-8 boys-9;oldest-7;olympics-8;om2 in-12 myself-9;ombudsman-12;omg im-9;on about-9 an-8 bail10 basic-7 cof' +
  'fee-11 crutches-5 facebook-6 fine-7 gbv-11 grayston-10 her8 hold-10 holiday-5 its-7 leave-8 like-15 meds-13 nyao' +
  'pe9 purpose9 roblox9 saturdays-6 screen-8 site-5 standard-9 tablets-8 that-10 the2 thursdays-6 today-9 tonight-1' +
  '1 top-7 tv-11 uber-13 warfarin-9 wednesday-10 weekends-9 white-7 with-10;once as-8 at-9 off-6 the-8 theyre-9;ond' +
  'ervinding-9;one afternoon-8 also-9 arm-11 at-7 before-6 boy-12 class-7 coach-7 cost10 day-6 even-9 for-5 from-4 ' +
  'gets-14 go-9 leg-11 lesson-6 lessons-9 more5 on-4 please-10 she-5 shes-11 side8 step-12 to-10 told-15 too-9 wher' +
  'e-14 who6 will3 without-11 would-8;ones are-9 free-4 i-11;onfiks-11;ongeluk-7;online has9;only comes-11 do-7 for' +
  '-7 get9 girl-16 has-10 he10 if-13 in-5 lady-8 my-9 myself-9 need-8 new-12 once-7 pay-8 session-6 to-11 train-8 t' +
  'ype8 us-11 want-11 wants-7 woman-11;ons6 gaan-10;onto-7 the-6;ontvangs-7;oog van-11;ook-10;oom15;oop op-6;oopmaa' +
  'k-11;oor my-9;op die5 n-6;open again-13 at-11 in-5 today-9 tomorrow-8 tonight-7 up-8 when-11;opening-9;operated-' +
  '7;operating-9;operation-10;opleiding-9 vir-8;opponent-9;optel-9;option-9;optional-8;options-7;or-4 all-8 an-4 ca' +
  'n-5 did-5 do-5 else11 he7 is-4 just-8 leave-8 must-6 my11 no-7 outside-10 should-9 someone-11 they14 with-6;oral' +
  '-10;orange-8;order-2 from-8 hasnt-8 im-10 its-9 not-11 please-8 something-5 status-11 to-7 went-15 ya-10 yami-12' +
  ';ordered-8 on-6 under-10;orders-9;ordinary-7;orientation-10;orthotics-8;osteoporosis-8;other boys-12 children-10' +
  ' classes-8 guy-10 one-13 parents-12 way-9 week-7;others-10 back-4;otherwise-5;otla bag-12;otp-6;ouens-12;ouma4 s' +
  'e10;oupa9 se-11;our3 #-9 church-16 gate6 guard-10 home-10 lodge-10 names-10 own-7 security-6 trial-9;ours-7;out6' +
  ' and4 as-7 before-9 cold-9 early-8 every-11 from-13 half-12 if-10 im12 is8 like-10 more-13 of-3 on1 please-6 to-' +
  '11 today-12 who-9 without-8;outage-8;outlet-7;outside7 for-12 my14 while-6 your-5;outsiders-6;over #-5 #s-7 by-1' +
  '2 his-8;overdosed20;overnight-9;overprotective-10;overseas for-4;overslept-9;overweight-11;owe him11 you-8;owes ' +
  'me-9;own a-8 child9 eyes-10 firearm-12 gi-15 gun-13 gym-10 lock-8 money-8 one-11 pistol-9 son10 sticks-8 team-9 ' +
  'with-10;owner of-8;pa7 hy-9;pace-11;pacemaker-9;package-6;packages-7;packed4;pad work-10;padel-10;pads for-8 wit' +
  'h-10;page-9;pages-6;paid already-11 but-7 by-12 for-8 on-6;pair-9;panados10;panga behind-11;panic attack10 attac' +
  'ks-12 button-6 looking-8;pants5;paper-8;papers7 do-8 to-9;paperwork-11;papiere-9;paranoid-12;parcel-7;parcels-10' +
  ';parents are10 sign-7 wont-12;park at-6 inside-9 my-8 there-8;parkade14;parked across8 in-12 me-8;parkeer-11;par' +
  'king-3 and-12 behind-11 for-6 i-15 is-5 lot9 safe-9 there-14;parks11;parole9;part-8 out-10;parties-6;partner4 an' +
  'd-13 beat-9 cant-10 in-12 tonight-12 with-11;party for-6 i8;pas-11 nie-6;pass my-6 on-6 out11;passage11;passed a' +
  'nd-13 away-14 on-8 out12;passport10 and8 not-12 photos-9;password-10;past you-8;pastor12;patch-8;patience-9;pati' +
  'ent with-10;pause-6;paxi-11;pay as-7 at-9 by-7 cash7 from-13 next-11 now-8 only-11 per-6 the-7 this-14 when-8;pa' +
  'yfast-9;payflex-6;paying-5 for-10 so-7;payment-4 went-12;pays-5 for-10;payshap-9;pdf-6;pe-11;peace-12;peek-7;pen' +
  'alty-10;pending-9;pension7 is-9 so-10;pensioner of-7;pensioners-6;people allowed-5 look-7 on-5 talk-8 think-11 w' +
  'hat-7;per-5 hour-5 week-6;perfect-10;permit-8;person2 and-10 im11 need-8;personal-8;perth-9;petrol7;phakathi-9;p' +
  'hambi7;phi imoto-11;philippines-8;phone4 all-10 and10 because-14 before-6 in-11 me-7 my12 next-11 number-11 snat' +
  'ched-10 the-6 to-10 where-7 with-12;phoned7 #-10;phones and-8 the9;photo10;photographer who-8;phumulang-8;physio' +
  '-10;pic8 of9;pick-5;picked-10 on-7;picks up-8;pickup-9;pics taken-9;picture on-7;pictures at-10 from-8;pierced-8' +
  ';piercing-9;pille13;pillow7;pillows-11;pills15;pirates-7;pistol and-13;pitch-9;place every-8 im-8 last-15 on-5 u' +
  'p-4;plain-10;plan and8 for-11;planner-7;plate10 in-9;plates11;play on-10 theres-9;played-12;playground-8;playlis' +
  't-7;plays cricket-9 hockey-10;please3 do-10 dont9 fix-8 keep-11 let-13 my-13 no-7 remove-8 send5 stop-16 take-13' +
  ' tell-8 thank-12 what10;plek om-5 vir10;pls8 im-14;plug-7;plumber-9;plus-6;plz11;point10 for-6 of9;pointed8;poin' +
  'ts-8;poison10;police14 after-11 and-12 clearance-8 cleared-9 discount-11 does-11 look-10 number10 to-12;policema' +
  'n6 so9;polisie10;polo bumped-6;pool6 acid8;pop-11;popia-8;portal-9;position-10;possible for7 please-8;posted5;po' +
  'sters-11;posts everything-15;power-7 cut-11 cuts-10;praat6 ek-8;practical-9;practise-12;practising on-7;pram-11;' +
  'prefer-9;prefers-10;pregnant6 #-9 can-11;premises-10;premium-7;prepare-14;prepared-7;present-8 for-6;president-1' +
  '1;pressure is-11;pretend5;pretending8;pretoria-7;prevention-10 talk-12;price-2 if-8 list-9 of6;pride-12;principa' +
  'l-8;print-6;prisha-9;privaat-8;privacy-9;private lesson-6 on-13 security-7 sessions-5 training-9 with-10;private' +
  'ly-9;privates-8;prizegiving-5;pro-7;process-8;processing-11;products-8;proefklas-9;profiel-9;profit-5;programme-' +
  '2;promise-12;promised a-8 myself-14;promo-7 code-6;promotion-8;proof that-11;prosthetic-11;protect herself-9 my-' +
  '10 myself-16;protecting-11;protection for-8 order9;protein shakes-7;protest-8;proud-10;provided-7;prys asb-9;psi' +
  'ra-7;psych-9;ptsd-16;public figure-8 transport-10;pulled6;pulls a-13;punch-7 in-7;punched anyone-7;punches4;punc' +
  'hing-9;pupil13;pupils-14;purchase-9;pure-14;purpose8;push my-12 ups-14;pushed9 around-16 me11 off-12;pushups-12;' +
  'put3 a9 his11 me-3 on-10 our-8 pictures-4 them-6 under-5;puts14 his9;putting6;qala-11;qr-8;qualified-6;quarter-1' +
  '1;question but-5;questions-9;quick10;quickest7;quickly4;quiet14 till-11 time-15;quote-8;r# a-7 from-8 more-10 or' +
  '8 to-10;rack-11;rails-7;rain-9;raining-12;ramadan-7;rambo-10;ramp-7;ran9;rand a-9;randburg and-12;random12 but10' +
  ';range-7;rank5 after-9 close-12 is-11;rape17 prevention-4;raped22 last9;rash-5;rashguard-8;rata-14;rate-7;rates-' +
  '7 please-10;rather keep-11 not-14 pause-7 talk-12 train-7;ratio-10;rattan-11;re batla-9 ke-19 tla-9;reaction-9;r' +
  'ead a-9 it-8 lips-10;reading-7 this-8;reads11;ready to6;real life-9;really dont-7;reason10 to10;receipt-13;recei' +
  've-12;received-10;receptionist-7;recognised-7;recommended-9 you-7;record-11;redeem-8;reduction-8;reel-9;ref-9;re' +
  'ference for-8;refund for-5;refundable-10;refuse-8;refuses to-10;register #-9 online-6;registration fee-6;registr' +
  'eer-10;regte-8;rehab-10;rejoining-8;rekela-10;relationship10;released7;relocating-10;remaining #-7;remember6 me-' +
  '9 who-8;remove me-8 my-12 the-12;removed-8;renewal-9;rent7 out-9 please-10;repair-9;repairs-5;replace the-12;rep' +
  'ly to-13;report a-7 that-7;requirements-6;res9;residents-11;resign-10;resignation-10;respect-7;responsible-10;re' +
  'staurant and-15;resume-10;retired-10;retrenched so-10;return-7;returned-10;returns-6;reverse-12;review-7;ribs11;' +
  'rid-10;ride-8;right and-7 at-10 next-12 now5;ring-8;ringworm-9;rinse-11 off-8;river11;road4 i-10 open-10;roadblo' +
  'ck-9;robbed in-11 us-8;robbers6;robbery sort-7;robbing8;roblox9;robot by-6;robots out-7;rock-8 up-7;rocky-9;role' +
  '-10;roll-9;rolling-11;rolls-10;rolstoel-8;romela-8;roof12;room5 and13 at8 can-11 for-9 is-9 this-9 when10 where-' +
  '8;rooms-9;rooster-13;roster-8;round3 the-12;rounds-11;row10;rubber-10;rubbish-12;rucksack-11;rude-10 to-7;rugby-' +
  '6;ruil-8;rules for-11;run alone-10 away-6 for-11 so-8;running-9 ten-6;ruta-7 ho-8;sa to-7;saam-6;saambring-9;saa' +
  'mkom-9;saans-10;sack-9;sad-11;safe4 after-10 because-12 for-7 here9 in-9 there-6 to-6 walking-15 what-10 with-8;' +
  'said9 #-8 he5 hell8 i-6 it9 monday-7 ok-15 say8 sorry10 that-13 they10 theyll9 you-11;sak-17;sal ek-9 help-9 kra' +
  'v-11 my10;salary of-7;sales-10 guy-7;salon11;sambo-10;same age-11 class-8 day-7 for-4 man14 place-6 price-5 time' +
  '-9 with-9;sample-10;samsung-8;sand-8;sandton and-9 for-8 is-9 on-9 police-8 safe-7 so-11;santa-9;saps for-8;sat-' +
  '3;saterdae-8;saturday class-5 its-8;saturdays-7 only-13;sauna-6;save my-7;saw a-8 an-10 it8 my-9 somebody-7 the-' +
  '7;sawubona ngicela-10;say6 i6 so-10 that-9 the5 they10 when-12 yes-11 you-15;saying10 i-9;says8 ask-10 bjj-15 fi' +
  'ghting-9 he6 hell11 his12 i5 if9 krav-8 let-11 nothing-14 she12 shell9 shes8 so8 take-10 the10 there-8 we8 yes-1' +
  '4 you-11 your-13;scammed-9;scan-8;scared8 ill-14 in-9 mine-12 my-10 our-11 she-13 that-10;scares8 me8;scenario-9' +
  ';scenarios-9;scene-11;sceptic-9;sceptical-9;schedule-8;scheme-10;school after-9 any-10 are-9 around-8 at-11 blaz' +
  'er-6 for-8 gate7 give-10 go-12 hit-11 holidays-4 in-5 is-8 on-12 play-7 run-15 saying-10 till-9;science-8;scolio' +
  'sis-9;score-12;scream10 like-13;screaming16;screams11;screen-12;screws-10;se7 as11 geweer-14 klas-12 klasse-9 tr' +
  'ial-15;seam-8;second floor9 hand-9 time8 week-7 weekend-11;secret8 head-13 santa-8;secunda-6;sedert-9;see5 all-8' +
  ' blood-12 everything-16 him6 his-10 how-9 me-14 my8 progress-11 what-8 where-8 without-11;seeing7;seen6 from10 i' +
  't-10 too-13;seer van-10;sees it-8 what-12;sekolo-12;sekolong ke-13 le-9;self3 defence-3 esteem-8 harm11 protecti' +
  'on-8;selfmoord16;selfverdediging-12;selfvertroue-17;sell-3;selling-7;seminar-9 when-7;seminars-8;send4 a-6 back-' +
  '7 help7 his-9 it-13 money-12 my-8 someone-14 them-7 there-7 to-14;sends6;sengimdala-6;sensei-6;sensitive-10;sent' +
  ' to-8 us-16;senu-8;serious-14;sertifikaat-9;serve-8;service-6 so-8;services-8;sesh-6;sessie-8;session-7 i-8 is-6' +
  ';sessions-4 for-6;set-6 against-10;settle what-8;seun5 by-6 inskryf-11 se-14 sy-10 van-7 wil-10 word-15;seven-8 ' +
  'and-8;seventeen-18 and-13;seventy-12;sex10;shabbat-9;shack11;shadow-10;shake-7;shaking11 after-12;shampoo-10;sha' +
  're-8;sharp-9;she4 be-7 come5 did-13 drives-9 get-7 go-7 hasnt-17 joined-11 just-12 keeps-12 lets-11 only-10 pay-' +
  '5 say-11 sit-8 takes-9 took8 trains-7 wait-12;shed-6;shedding-5;sheet-8;shelter8 for9 in-12;shes7 #-3 fine-13 ne' +
  'ver-9 scared-17 six-7 turning9;shift at-8 that-8;shifts-8;shingles-14;ship-8;shipping-9;shirts-7;shoes and10 off' +
  '-6 private-11;shook9;shoot at-8 better-7 his12 someone-11 with-9;shooting and-10 course-5 in9 training-5;shoots1' +
  '0;shop and11 at-9 that-7;short-4 for-6;shot9 bru-8 my8 they-11;shots7 fired9;should ask-17 do-10 know-10 learn-1' +
  '0;shoulder-9;shoulders-9;shouldnt10;shout at-7;shouted-5 and-10 at-9;shouting at-12;shouts a-10;shoves me-10;sho' +
  'w-4 what-12;showed me11 up-7;shower after-7 is-9 there-7;shows7;shut down-10 on-5 up-9;shy-10 all-9;sick this-9 ' +
  'today-8;side3 control-9 of8;siek-11;sien10 nie9;sight-15;sign-3 a-6 anything-9 for-8 in-7 it-8 me-10 on-7 out-9 ' +
  'the5;signal-8;signed-5 up-6;signing up-5;signs for-12;signup-9;simolola-10;sin-7;since4 #-8 birth-9 june-9 my6 s' +
  'chool-9 she8 the4 then-9 when-7;sing-12;single-4 asking-7;sis8;sister7 always-10 at-11 beats-14 came-12 did-8 he' +
  're-10 im-10 is-12 punches-8 said-11 wants-9;sisters boy-10 ex-10 kids-7;sit and-5 at-9 ek-7 out-8 still-9 there-' +
  '10;site looks-6;sitting14 out-11;six-5 do-7 got-7 hours-9 o-9 of-8 pack-7;sixteen-9;sixties-8;size-3 #-6;sizwe-1' +
  '0;skakel-9;skedule-9;skiet7;skills-7;skinny-12;skip-2 me-12;skipped-10;skipping-9;skirt5;skoene-12;skuif-11;slaa' +
  'n11 alles-14 my16;slammed9;slap7 how-17;slapped11;slaps12 me12 the-15;sleep12 after-16 better-9 for7 in5 with14;' +
  'sleeping16 baby-13 fine-11 in11;sleeps early-9;sleepy13;sleeves12 in10 ok-11;slept9 through-14;slipped-10 on-8;s' +
  'lippers by-8;slots-8;sluit6;smacked-12;small for-6 group-6 kids-7 one-6 print-9 used-7;smallest-7;smashed-10;sme' +
  'll in-9 like-6 out-8;smelled-11;smiles12;smoke9 smell-9;smoking-12;sms that-11;snacks-12;snap-15;snapscan-8;snat' +
  'ched at-7;snores-12;sny14 haarself9;so all-8 back-7 bad-10 cant-12 could-12 dont-10 far-4 good-11 id-10 ill-7 im' +
  '-6 its12 ive-6 let-13 na-8 need-11 no-9 now-18 on-9 only-10 scared13 slow-5 sore-13 sorry-11 tell-11 theres-13 t' +
  'his-8 tired9 trial-9 want-8 well-8 were-9 whats-9 why-11 you-9 young-13;soap-9;social-5;socks-16;sodwa-8;soek4 d' +
  'ie-10 my11 n-11 werk-7;soft-10;soggens-10;solar-7;sold out-13;soldiers-7;some days-7 guy11 weeks-7;somebody9 abo' +
  'ut-17 else-10 elses-8 fix-8 grabs-9 help7 in5 is10 phone-9 please-9 put8 there-10;someone8 about-9 attacks-6 bro' +
  'ke-11 bumps-14 call-10 come-9 comes-8 elses-7 for7 grabbing-11 grabs-11 has9 help-16 is16 left-11 must-8 of-10 o' +
  'nline10 parked-13 phone-10 please-12 pls-12 points-11 scratched-13 take-12 there-10 told-12 walk-12 who5 with-14' +
  ';someones arm-8;something about-11 after-5 at-5 back-5 between-7 came-13 different-7 do-10 from-8 happens-13 jus' +
  't-7 like-6 nice-8 off-9 stupid14 to-11 where-11 you-6;somewhere and-7 by-9 for-6 on-11 safe8 to-8;son1 asks-10 c' +
  'ant-14 did-11 get-7 gets-13 goes-11 got-11 has-6 have-9 hes-12 i-11 if-13 in7 is-5 keeps-10 left-10 not-10 on-7 ' +
  'only-7 the-9 trains-9 was6 will-17 wont-8 yesterday-9;sondae-7;sondag-8;sons gi-12;soonest-7;soos-13;sore send-1' +
  '1;sorry do-7 for12 im-13 to-4;sort-7;sorted it-10 the10;southpaw-9;spam-11;span-10;spar-9 im-9;spare-7;sparring-' +
  '8 and-3 is-8;spaza7;speak2 at-8;speaking-13 to-9;speaks-10;special-5;specials-9;spectators-7;spectrum-7;speech-1' +
  '1;spend-9 more-8;spinning-8;spoke to-12;sport-6 i-4 in-6;sporty-9;spot-7 in-6 where-8;spray in-13 legal-8 on-6;s' +
  'quad-10;squats-13;staan9;stab8 me12 someone-13;stabbed15 in-17 me8 my11;stadig-8;stadium-12;staff-6;stage-7 #-7;' +
  'stairs at-9;stalker12;stalking3;stamina-9;stamp hom-11;stand at-8 behind-10 in-7 next-16;standard-6;standing6 ou' +
  'tside-10;stands13 in-13;stare-11;start after-12 date-7 my-10 something-11 tomorrow-8 when-9 without-11;started i' +
  'n-5 is-12 with-13 yet-8;starter-7;starts at-6;station in-10;status10;stay away-10 home-12 if-12 in-11 or-7 out-9' +
  ';staying-7 home-8;stays-7;steal-13;steel-10;steep-10;stent-11;step free-8;stepdad11 fetches-13 touches7;stepfath' +
  'er15;stepped on-12;steps-12;stick-6 attack-9 if-6;sticks-4 long-13;stiefpa8;stiff-13;still beat-9 cant-11 catch-' +
  '7 for-9 going-9 happening-10 in-6 not-12 on-5 pay-13 says-7 space-6 the-12 waiting-8;stole my-12;stolen-12;stop6' +
  ' and5 at-6 being-14 bleeding-8 end-8 for-13 him9 in-9 my-6 right-9 sending-12 shaking7 someone-12 taking-10 talk' +
  'ing-10 vir-8;stopped7 last-13;storeroom6;stories-12;storm-8;stort-10;storte-9;story-8 now-14;straight after-11;s' +
  'trange11;stranger4 danger-12 tries-6;strangers could-6;strangle-10 me-9;strangled7 in-10 me13;strangling me-11;s' +
  'trap-10;stray-11;stream-9;street address-9 in-8 name-11 number-9 or-9;stress-9;strict when-7;strike-3;stripe-5;s' +
  'tripes-10;stroke and-10 two-6;strong-5 again-9 and-7;stronger-12;stubborn-14;stuck-6 on-6;student card-10 must-7' +
  ';students get-11;studies-12;studio is-5;study at-9;stukkend-14;stun-8;stupid6 asking-11 in-10 question-5;stutter' +
  '-12;style-7 krav-4;styles-9;subscription-9;suburb-12;such-12;sue-12;sugar daddy7 down-5;suicidal18;suicide14 dri' +
  'lls-6;suit-8 me-10;suitable-8 for-5;sum#13;sun-9;sunday do7 he7;sundays-3;sunglasses9;super-9;support-9;supposed' +
  '4 to4;sure about-13 which-10;surely-8;surgeon-7;surgery-10;surname of-10;surprise-9;survived an-11;survivors7 do' +
  '-9;sushi-9;swak-15;swallowed14 a12;swanger-11;swap-6 it-5 them-7;swapped-11;swears-13;sweat-12;sweaty men-10;swe' +
  'et9 science-6 sixteen-7;sweets9;swelling11;swim-11;swimming pool-11;swims-10;swing-12 my-8;switch-10;swollen aft' +
  'er-8;swop-8;swore at-11;swung-13;sy4 haar-9;system-8;table for-11;tablets9 is-13;tactical-6;tae-8 bo-6;taekwondo' +
  '-9;tag-11 me-10;tai-11;take a-5 all-8 and-8 away-8 cash-9 down-9 girls-10 his-9 more-12 my-5 out-11 over-11 phot' +
  'os-10 pics-6 them-7;takedowns-10;taken5;takes7 me-13 my10 over-12;taking the-9;takkies-10;talk and-7 in-5 over-5' +
  ' to5;talking about-14;talks on-8 to-9;tall-7 guy-8;tap-8;tapped-12 me-8;target-13;taster-9;taught-7 at-7;tavern1' +
  '2;taxi6 at-9 from-9 rank9 stop-11 strike-10;te begin-8 duur-8 gaan12 hard-13 help-11 kry-12 kyk-10 oefen-9;teach' +
  '-4 children-8 her-14 it-9 this-11 to-7 you-6;teacher and-13 he-13 on-8 says-16 to-7;teaches krav-5;teaching-7 my' +
  '-9;team down-12;teambuilding-6;teams-7;tears-12;tease-13;teased-9;teasing-13;technique-9 every-9;techniques-8;te' +
  'en die6;teenage girls-8;teenager-8;teens-6 or-8;teken-8;telephone-12;tell anyone9 coach12 him-7 my-4 somebody-8 ' +
  'the-3 them8 us-10;telling8 me7;tells6 it-9 me8;temporary-7;ten days-13 years-12;tenants8;term-4;terms-7;terrible' +
  '-12;terrified12;terug-8;test-9 it-7 session-5;tested-11;testify10;text me-9;texted12;thabile-13;thabo-8;than i6 ' +
  'me-13 my-9;thanks-5;that a-4 again-11 be-6 day-8 doesnt6 happen-6 he5 held-7 help-8 im-10 isnt-7 its12 kind-8 no' +
  'body-9 normal-10 old-8 on-5 one-7 or10 possible-7 says-9 she-9 so-13 style-4 there-9 till-9 to-9 was-5 we-10 wou' +
  'ld-7 you-6;thats when10 why-6;the #-6 #st-6 academy-8 account-11 address-7 adult-6 afternoon-8 aircon-4 airport7' +
  ' ambulance-11 app-10 area-7 army-6 baby5 bag-11 bags-9 bath6 bathroom8 bed6 bench-10 best-9 bigger-8 bin7 bjj-5 ' +
  'black-10 bleed-15 block-8 book-5 booking-18 boot9 bottle11 box-9 boxing-6 break-8 bridge13 bully-10 bus9 call-8 ' +
  'card-7 cars-9 chair4 checkout-9 child-6 children5 classes-7 clock-15 closest-9 club8 coach-8 coaches-11 code8 co' +
  'ffee-11 complex-6 contract-11 courier-6 course-5 creche10 damage-6 dark-11 date-7 days-8 death-11 depot-8 differ' +
  'ent-9 divorce8 dog10 drain-8 drive-8 earliest-7 ebook-5 electricity-8 email-9 emergency-14 end-9 entrance-1 even' +
  'ings-7 eye-11 eyes-12 farm7 fees-8 fighting-9 fire-8 first-3 flat13 floor8 flyer-7 following-9 funeral12 gi-10 g' +
  'irl-11 gloves-6 group-9 gun7 hall-11 holidays-6 hoodie-8 hospital-4 hour-9 house4 instructor-9 instructors-8 int' +
  'ernet-9 jungle-8 kitchen11 knee-7 knuckles-8 krav-6 landlord6 last-6 law-14 lawn-8 left-12 lessons-11 letter8 li' +
  'ft9 line-10 liver-10 loan8 lobola-10 locker-10 lockers-10 long-9 lot-11 m#-5 mail-9 man9 mat-5 mats-4 members-6 ' +
  'middle-4 moms-8 monday-11 month-7 morning-7 mornings-6 most-11 mouthguard-10 net-6 newsletter-7 next-4 nineties-' +
  '7 nose-11 numbers-9 nurse11 offramp10 oldest-5 olympics-8 only6 others-6 pads-11 page-9 parcel-7 park10 parkade1' +
  '3 parking6 party4 passage11 payment-7 payments-8 people-7 person9 petrol12 photos-7 pictures-6 place-2 playgroun' +
  'd-8 point11 police4 portal-8 pram-12 prices-12 programme-9 protection9 quickest9 r#-8 range-4 receptionist-7 rig' +
  'ht-9 ring-11 road4 roof15 sandton-9 saturday-6 school6 session-9 sessions-6 seven-5 shooting-7 shop6 shower9 sit' +
  'e-13 smallest-7 soccer8 special-11 spectrum-7 stairs11 start-9 steps-5 sticks-9 stomach9 storeroom6 street8 sun-' +
  '8 system-6 table9 tavern9 team-12 terms-8 test-7 thing-7 third6 toilet8 traffic-5 trainer-8 trainers-7 training-' +
  '4 trouble-14 tv8 two-4 ufc-7 uk-8 under-6 use11 victim-8 voucher-8 wash-7 way-7 web-4 website-7 wednesday-8 week' +
  '-6 weeks-7 window8 winter-10 woman-7 womens8 words11 workshop-9 zip-7;theft-9;their father8 own-8;them all11 bef' +
  'ore-7 from-7 i-9 off-12 on-11;then-3 give-10 he15 how-9 im-8 the-9;there-2 aircon-8 already-11 an-7 are13 at-6 c' +
  'lass-11 girls-7 have-13 hitting-12 hope-15 is17 ladies-13 last-12 my-8 now-9 on-6 one-5 only-9 room-14 safe-6 sh' +
  'e-11 showers-6 some-12 someone-6 something-4 stairs-4 still-7 this-7 today-8 tonight-8 was4 were-11 without-11;t' +
  'heres14 a6;these3 guys11;they11 all-13 already9 always-13 are6 be-8 beat9 bully-9 came7 can-8 do-4 dont-6 eat-16' +
  ' fight-3 filmed-12 finish-9 found6 give-7 have9 held8 laugh-11 let-14 live-8 locked8 push-15 robbed-8 say5 shot1' +
  '2 start-9 told-11 took-4 train-10 wait6 wake-9 want7 were-11 will13;theyll10;theyre17 #-9 in10 too-14 under-13;t' +
  'heyve11;thin-10;thing and-11 in-9 on-7;things4 about-14 at11 before-10 to9;think7 check-9 he-12 hes8 im8 so-13;t' +
  'hinking10 about4 of9;thinks-7 hes-10 i-10;thinners-10;this7 afternoon-10 city-13 course-11 guy7 help-13 month-6 ' +
  'morning9 number11 one-11 place-9 price-13 saturday-7 side-10 term-8 the-7 thing-9 thursday-8 website-8 week4;tho' +
  'se-1;though-8;threat8;threaten10 me6;threatened8 me10;threatening9 to9;threatens7 to7;threats9;three-5 girls-11 ' +
  'weeks2 years-6;threw10 it-9 me-5;throat16;through a-11 it-8 the5 your-10;throw hands-6 me-9;throwing me-9;thrown' +
  ' a-5 in-10;throws me-11 things9;thru the-8;thumbs-8;thursdays-8;thusa-10;thusang10;thuso8 ka-18 ya-10;ticket-9;t' +
  'ie-6 a-6 me-8;tied7 down-13 in-6 to8;tien-8;ties9;tight4 after-16 this-8;tik8;till4 after-12 baby-12 december-9 ' +
  'he14 hes-10 i7 march-11 saturday-9 the-9 they10 two-14 what-10 when-11;time and4 at-9 do-7 he14 i10 it-9 its8 mu' +
  'st-7 of-7 pls-10 table-8 what-9 would-7;times #-10 dont-7 for-10 next-8 of-7 on-8 this-12;timetable-8;timid-8;ti' +
  'ny-9;tired after-8 is-9;tla ba-15 botsa-10 le-7;tle-15;tlhahisoleseding-9;tmrw-8;to1 #-7 about-8 an-7 attack-10 ' +
  'begin-10 being-14 blue-7 book-2 box-10 boxing-8 break6 burn7 call-7 cause-8 coach-7 collect-9 come-2 compete-6 c' +
  'omplain-9 control-18 death-12 delete9 die17 disappear8 drop-6 durban-9 eat-10 end13 escape-6 explain-9 face-10 f' +
  'eel-16 film-8 finish9 fly-7 for-10 friday-9 go7 guard-11 gym8 hand-10 handle-10 help-14 her8 hide13 him12 human-' +
  '8 hurt5 if8 it-8 jail-12 join-3 kids-7 kill11 knock-7 know-5 krav-3 let-13 lift-12 live7 load-7 make9 meet7 move' +
  '-5 murder-6 my3 myself-12 not-10 nurse-6 other-8 our6 park-9 partner-11 pay-8 peanuts-9 phone-11 pick-11 please1' +
  '1 punch-8 push9 put-7 reach-8 record-6 register-10 rent-12 report-11 roll-5 save-11 say7 see-5 sell-9 shoot-4 sl' +
  'eep9 so-9 some-10 somebody9 spar-8 spend-7 spot-13 stand-11 start-10 sunday-6 surprise-9 sweat-11 teach-8 thabo-' +
  '9 that-8 throw-12 tie-6 train-3 training6 treat-7 try-5 uct-9 use-2 varsity-6 wake10 watch-4 what-10 when-6 work' +
  '4 wrestle-7;today6 he8 i8 or-12 she9 shes-11 they7 when-6;toddler beats-10 with-12;toe is-7 on-8;toes-12;togethe' +
  'r-8 tonight-9;toilet is-11;told7 me-7 my10 myself-11 nobody-13;tomorrow4 then-9 what-10;tonight8 do-7 for-13 he1' +
  '1 im-9 is9;tonights-7 class-7;too-1 cold-9 expensive-7 hard-8 he-12 late-8 many6 old-6 soft-11 tight-9 tired-10 ' +
  'unfit-10;took12 down-12 me-7 money-9 my4;tooth where-8;top is-10;torture-7;toss-9;tot hoe-9;total-7;totally-6;to' +
  'uched17 a-11 me10 without-11;touches15 me10 my12;touching8;tough-12;tour-10;tournament-9;tournaments-5;tournique' +
  't-6;tourniquets-7;towards10;towel-14;town-8 when-14;tracker11;tracking number-8;tracks12;tracksuit-8;trade-10;tr' +
  'ading-8;traffic-8 on-5;trafficking do-7;trailer-6;train-6 and-12 do-12 from-6 here-6 is-6 me-8 my-4 only-8 that-' +
  '6 tomorrow-8;trained-6 before-8 here-8;trainer-10;trainers-6;training-3 and-5 i-8 knife-7 last-10 next-15 what-5' +
  ';trains i-8;translate-9;trappe-9;trapped8;trauma-7;treadmill-7;treat-7;treatment-13;trek-14;trial-3 anymore-12 f' +
  'or-5 is-7 lessons12 pls-9 tomorrow-10 tonight-11 was-7 what-6;tried8 it-14 to15;tries to-11;trigger-10;trouble6 ' +
  'with-9;true-8;trui-10;trust myself7;try-6 again-8 but-11 it-4 out-11 the-4;trying for-14 to3;tryout-10;tsa bana-' +
  '6;tseba-8;tsena-12;tshaba12 batho-9;tshirt-10;tues-10;tuesday im-9;turn-7;turned round-14;turning5 #-11;turns #-' +
  '9;tutor-7;twee keer-9;twelve-7;twenties-9;twins and-8 of-11;two a-9 bays-6 children-8 friends-8 guys12 left-7 me' +
  'n11 messages-9 minutes-9 of-9 on-5 people-7 years-6;tye-10;type4 #-10;typical-8;typing can-10;tyson-9;u6 #-16 gi' +
  've-12 got-14 guys-10 help-14 open-8 put-11 say-12 sell-9 took-13 train-6;ubaba13;ubani-10;uber drop-7 is-8;ubulu' +
  'ngu-10;uct-9;udadewethu9;ufc-9;ufuna14 i-10 iklasi-17 ukuza-12;ugesi-12;uj-9;uk-7;ukhona-10;ukuba12;ukubhalisa-1' +
  '2;ukubona-8;ukufa14;ukufunda i-11;ukufundisa-11;ukufundiswa-11;ukugoduka13;ukujoyina-10;ukukhalaza-13;ukukhonond' +
  'a-9;ukulwa-11;ukumisa-8;ukungibulala12;ukuphatha-9;ukuphila13;ukuqala-14;ukuqeqesha-9;ukuqeqeshelwa-8;ukuspara-1' +
  '3;ukusuka12;ukuthenga-9;ukuthengela-8;ukuyeka-11;ukuza-13 kukhona-12;ukuzibulala20;ukuzimela-15;ukwazi-12;um-9;u' +
  'ma11 ngifika-9;umakhelwane10;umalume16;umama9 wami-16;umfowethu14;umntanami-6;umntu7;umntwana9 wam7 wami-16;umqe' +
  'qeshi-16;umuntu7;umyeni15 wami1;una-6 #-6;uncedo16;uncle15 does7 says-13 wants-10 was-18;uncles11;unconscious12 ' +
  'for-10;under8 #-11 #s-13 a5 control-9 somebody-9 the5;undercover-11;understand-9;uneentloni-10;uneminyaka-16;une' +
  'mployed-6;unfit-13;unicorn-9;uniforms-10;unina12;university-11 a-11;unjani-8;unlimited-7;unopened-9;unsafe5;unsu' +
  'bscribe-9 me-7;until6 the-12 what-11 when-10;unyana wam-5;up2 a-9 about-7 and5 can-8 every-4 for-5 front-8 here-' +
  '9 if-10 in-10 next-9 now-11 on-5 over-13 so-8 to-6 tomorrow11 until-11 when-5 yesterday-12;update-7;upgrade-7;up' +
  'huze11;upington-8;upset-10;ur5 number-11;urgent6;us5 for7 in7 last-10 like-11 or-9 she-7 the-11 to-10 with6;use ' +
  'a-10 it-9;used6 for-13 this-11;useful-9;useless-9;user-10;username-7;uses9 it9;using14;usizo16 lokuqala-10 nge-1' +
  '1 ngifuna-10;usually-6;usuku-13;utata16 wam-12;utatomkhulu15;uthatha13;uthe15;uthi17;utitshala11;uwele13;uyandib' +
  'etha16;uyangishaya19;uyise13;uza10;uzongibulala15;vacancies-7;vacancy-7;vakansie-15;val-10;valuables-8;van #-9;v' +
  'anaand nie-8;varsity-7;vat aan8 number-8;vehicle-8;veld8;venue-6;verander-10;verdedig-12;vergeet-14;verjaarsdag-' +
  '7;verkeerde-10;verkrag17;vertigo-9;very fit-8 kind-8 shy-3 strict-8;vest-7;vet-8;vetted-8;vi-9;vibe-11;video les' +
  'sons-12 of-12;videos on-7 to-8;violence4 awareness-8 survivors-14;violent6 enough-8;vip-7;vir die-6 haar-7 kinde' +
  'rs-7 n-8 ons-8 skiet-9 sparring-10 sy-10;virgin-5 active-4;virtual-9;visa-9;visiting-13 my-7;vitality-8;vitamins' +
  '-8;voel10;voetsek-8;voice5;voices10;vol-7;volg9 my12;volgende-9;volunteer-7;vomiting12 and11;voucher-7;vrou kom-' +
  '9;vuurwapen-10;vyf-9;w8;wa8 ka-8;waar-5 is-5;wag6;wagwoord-8;wait for6 in-12 outside-10 till-13;waiting list-8 o' +
  'utside-11 room-10;waitress10 here-9;waits8 at8 for8;waiver-7;wake11 up9;waking10 up10;walk from-10 home-11 in-11' +
  ' into6 over-9 stairs-8 through-7 with-10;walked5 over-9;walker-9;walking8 stick-7 to-12;walks to-9;wall and11 in' +
  '-10;wallet-11;wam10 ufuna-16 una-9 uneentloni-9 uneminyaka-10;wami9 naye-13 ufuna-17 uyangishaya8;wanna6 be-9 tr' +
  'ain-11;wanneer-8 is-5 kan-5;want a-8 fitness-7 her-18 him-8 in-11 it5 men-14 my-7 our-8 out-10 something-10 that' +
  '-8 training-13;wanted to8;wanting to-11;wants boxing-10 his-11 in-8 it-9 me5 more7 to-5 us-9;warfarin-9;warm-7;w' +
  'arrior-9;wart-8;was1 abusive-12 away-16 beaten-11 born-10 broken-12 charged-8 for-8 full-9 hacked-7 he-11 i-10 i' +
  'n-2 last-10 mugged6 my10 off-11 ok-12 only10 operated-7 out-9 posted-9 promised-11 pushed-12 raped16 released8 r' +
  'etrenched-12 rude-8 scammed-7 scared-10 sent-10 shot10 sick-13 small-13 so-8 spoken-8 stabbed11 stuck-10 suppose' +
  'd-15 there-11 touched11 training-11 two-6 under8 very-8;wash-8 lol-10;wasnt me-11;waste-15;wat as-7 can-11 dit-7' +
  ' doen-8 gaan-7 het-9 is-6 nou-9 time-8 trek-9;watch-9 from-9 him-8 with-8;watches the-9;watching me-13;water bot' +
  'tle-11 cut-10 safe-12;waters12 off-8;watse-9;watter-6 dae-9 een-8;way that-15;we are5 begin-8 came-11 covered-8 ' +
  'did-7 do5 drink-12 found-10 get-3 got-10 hear8 hope-11 learn-11 lost-14 run-10 see-10 stop-6 stopped-11 turned-1' +
  '3 wear-11 would-8;weak-11;weapon-13;weapons-7;wear blood-12 hijab-8 it-8 long5 my-6 to-5;wears glasses-8;weather' +
  '-9;web-6;website-12 anymore-8;wedding-5 in-9;week and-8 cant-11 from-9 he11 looking-11 pls-7 so-16 to-10 want-10' +
  ' with8;weekday-9;weekend but-8;weekends can-10;weekly-11;weeks-4 please-12 pregnant-9 with-8;weer8 kom-14 my-9 o' +
  'efen-11;weg10;weight-8;weights-7 i-5;welcome-3;well-5;went8 away-7 off10 on12 through-8 to-6;wenu-9;were3 lookin' +
  'g-9 mugged-13 on-12;werk af-5 nie-8;werkersdag-7;what-1 about-8 clothes-11 colour-9 comes-6 could-8 did-7 else-1' +
  '3 floor-7 hand-8 happens-11 have-8 he9 hour-12 if-20 is2 it-8 now-6 papers-10 should-15 street-6 they-6 to3 was-' +
  '12 will-5 would-4 you-3;whats best-10 happening-12 in-6 on-10;whatsapp group-8 me-9 number-9;wheelchair-4 can-9;' +
  'wheels-12;when a-11 am-7 are-6 could-7 do-6 does-6 he10 hes10 i5 is-1 mom8 must-6 my-7 people-15 she4 somebody-7' +
  ' that-14 the6 there-15 theres-8 was-8 will-11 would-10 you9;whens-7 that-3 the-4;where did-6 do-4 does-12 exactl' +
  'y-6 i5 is-5 must-13 r-9 should-9 the-12 to-11 would-8;whereabouts-7;wheres-7;whether my-10 there-14 theres-15;wh' +
  'ich-5 building-8 coach-11 end-11 exit-7 floor-7 for-9 group-7 is-3 kid-11 line-10 mall-8 martial6 nights-7 one-7' +
  ' phone-6 session-7 stop-9 taxi-7 would-5;while ago-12 i-7 my-11 training-9;whispering11;whistling11;white belt-1' +
  '2 gi-10 polo7;who asks-12 breaks-11 decides-10 did7 doesnt-8 else6 goes-8 got8 had-8 hit-10 is-3 just-11 knew-8 ' +
  'knows-12 left-8 looks-7 made-10 makes-8 mugged-10 must-10 never-4 passed-9 reads-16 says-7 sees-9 should-9 takes' +
  '-13 teaches-10 think-10 to-7 took-4 walks-8 want-6 were10 won-6 wrote-9;whole class-8 family-10 team-6 time-10 w' +
  'eek-7 year-6;whom do-7;whos-3 liable-7 scared-11 the-6;whose is-9;why are-8 did-7 do-2 i7 im9 is-10 was-7 wasnt-' +
  '10;wide-11;widow-11;wie-8 het-6 is-8 kan-9;wife and-4 at-7 beat-10 cant-11 forced-12 is6 pushes-8 says-12 threat' +
  'ened-12 threw-10 throws9 use-11 wants-10 will-11;wifi-2;wil boks-9 die-10 he-13 kanselleer-8 krav-7 met-14 n-12 ' +
  'nie-3 ophou-7 saam-11 vandag-9 weet-14;will-3 a-8 believe10 boxing-10 break-13 bring-5 go-9 have-11 i-4 it-7 mis' +
  's-9 my-5 not-10 pay-15 she-10 shoot11 somebody-15 someone-12 teach-6 that-6 the-6 they-8 think-8 this-11 trainin' +
  'g-10 u-10 you-5;win-12;windhoek-8;window9 is-10 to-6;windows12;winds-11 me-11;winter is-10;witch12;with1 #6 all-' +
  '8 an6 anger-9 bad-8 boxing-9 boys-8 burpees-12 cable-15 coach-10 guns13 him9 his-1 kids-9 men-7 nothing10 one-6 ' +
  'only-11 people7 photos12 shes-9 somebody-11 someone-12 something-12 strangers-11 survivors-13 that-10 their-8 to' +
  'rn-11 women-8 you-4 your4;without4 any-11 booking-8 breaking-13 competency-6 ever-11 getting-11 guys-10 him11 hu' +
  'rting-19 me7 men-14 them-9;woke8 up8;woman alone-5 on-7 who-10;women and-7 i-7 in6 too-7 train-6 who8;womens day' +
  '-8 self-8;won-7 last-9;wont9 be7 come-10 eat-9 leave11 listen-10 make-13 need11 open-13 see9 shut-8 sign-10 spea' +
  'k11 stop14 talk-7;wood-12;word2 #-12 ek-9 geboelie-7 in-12;words8;work after-7 against-7 as-5 can-7 is-8 late-9 ' +
  'nights-7 on-11 so-10 there-7 was-9;worked with-5;worker is-9;workers day-6;workout-10;workouts-9;works at-12 for' +
  '-13 in-9 shifts-7 till-12;workshop and8 for-6;workshops-7;worries-10 me-5;worse9;worst-10;worth it-9;would a-5 c' +
  'lasses-11 give-7 have-9 he-7 i-7 it5 just7 krav-5 like-5 love-8 my-8 need-13 not12 she-7 someone-11 the-9 this-1' +
  '1 train-11 training-13 you-4 your-8;wow-7;wrap-10;wraps-10;wrestle-12 and-7;wrestling with-9;wrist again-13 grab' +
  '-11;wrists9;write-7 a6 an-9 to-10;writing a-6;written11 #-10 the10;wrong bus-7 can-10 chat-8 one-8 reference-8 s' +
  'ize-8 with-11;wrote6;xa8 umntwana-11;xmas-8;xxl-9;y-9 o-9;ya3 dithunya-11 lona-3;yabantwana-8;yakhe8;yam9 apho-1' +
  '1;yamantombazane-11;yami9 ifuna-10 ina-9 inamahloni-10 ineminyaka-19 iyahlukunyezwa-7 lapho-9;year-3 and-5 i-12 ' +
  'so-14;years ago-10 and1 back-10 old8 since-9 when-7;yellow-11;yena-7;yes1 he-17 so-11;yesterday5 and7 is-9 what-' +
  '10;yet-8;yikuphi-9;yini-1 uma-14;yoga-8;yoh i-11;yona-10;yonke10;you-2 allowed-12 already-8 and-5 answer-6 ask-8' +
  ' beat-7 bring-10 cant10 carry-7 cash-10 come-7 coming-11 cover-13 cut-9 employ-8 ever-7 film-10 fix-9 gave-11 go' +
  '-7 google-8 hand-9 help-7 hit6 i-12 in-8 is-6 its7 let-11 lock-6 lol-8 look-11 looking-8 make-11 mind-8 or-8 pas' +
  's-9 pay-9 people-9 pick-6 please5 post-7 posted-10 promised-11 put-9 remove-12 rent-8 said-11 sent-9 she-10 show' +
  '-10 so-13 speak-7 still-5 talk-10 taught-10 teach-2 that-11 the-8 thursday-8 to-9 today-11 tomorrow-11 took-13 t' +
  'rain-5 use-7 want-7 we-5 what-12 when-12 with-8 without-6 wont11 write-7;youd-13;youngsters-9;your ad-6 address-' +
  '15 alarm-10 bank-10 best-10 building-7 car-11 cheapest8 class8 corner-9 day-11 debit-6 desk-10 fault-11 fee-7 fl' +
  'oor-9 gate-8 gloves-8 gun-9 guys-10 head-4 hiit-6 homepage-8 husband16 instagram-8 kids4 landlord-10 lessons-11 ' +
  'lot-9 manager-6 members-8 menu-5 name-8 neighbour-11 old-8 people-7 photos-9 place-2 programme-4 reception1 reco' +
  'rds-8 roof-10 sales-7 school-6 shop-8 side-11 site-12 student-12 team-9 trainers-6 vat-5 view-10 wall-7 whatsapp' +
  '-7;yours and-7;yourself7 all-11;yourselves-5;youtube-9;youve7 got-13;yrs ago-9;zanele-7;zikhona-8;zikhuselekile-' +
  '10;zim-9;zip-7;zone-6;zonke13;zoom-10 for-12;zulu-6';
