// Written by `npm run train-distress` (docs/decisions/0116): what words and pairs of words say of distress.

/** In steps, as the weights are. */
export const BIAS = -6.45;

/** Of each word its weight, then the words that may follow it with the weight of both; entries are divided by ";". */
export const WEIGHTS =
  '-8;#-2 #-7 and2 anyway-8 at-8 baby-11 every-11 friends-9 girls-9 going-10 guys7 he6 hours7 i7 if-10 in-7 kids6 l' +
  'eft-7 lol-11 may-9 must-6 my11 need-12 next-6 not-11 now-15 o-9 of-10 off-8 on-11 only-8 people-5 please-9 pls-8' +
  ' rand9 says9 since-12 so-7 then-12 times8 tomorrow-7 with-5 would-7 y-9 years5;#+-7;#h#-10;#ish-8;#kg-2;#oz-7;#s' +
  '5 my-9;#st-7;#ste-10;#th-7;#uur-8;#xl-10;a #am-8 #yr-7 baby5 bad-3 bathroom-8 bear-7 beginner-4 bet-8 big6 bigge' +
  'r-13 bike-9 blue-15 book-5 bot-6 bouncer-14 boxer-9 braai-10 broken9 buddy-6 bullet8 bully-17 burglar-7 camera-1' +
  '2 canopy-8 car-3 card-10 carer-11 case10 cent-12 ceo-7 closed-8 coach-7 coffee-11 cold-15 concussion-6 cop8 coup' +
  'les-12 courier-12 course-8 court-13 creche-10 cup-9 date7 debit-8 delicate-6 disabled-4 dog-14 fee-7 fever-7 few' +
  '-5 fight-7 fire8 fist-7 fit8 flat-15 fool-8 free-7 friday-7 fridge-8 friend-3 garage-13 gate-8 generator-10 gent' +
  'le-8 gi-11 girlfriend-8 glock-7 go-9 gogo-9 great-10 group5 guard-7 guide-6 gun9 guy7 half-7 hard-8 headlock-11 ' +
  'heavy-7 hobby-7 hosepipe8 human-15 ka-12 ke-13 kids-14 knee-7 knife10 lady7 lawyer-9 leboha-7 leg-11 legend-10 l' +
  'icence-10 list7 little-11 living-11 long-10 look-7 mall-12 man9 martial-9 mean-9 medium-7 meeting-10 member-10 m' +
  'embership-4 mom-7 morning-8 name-11 new-8 nice-12 night-7 ninja-4 nka-6 normal-6 note9 novel-8 number-6 pacemake' +
  'r-10 pad-12 panga9 parents-8 partner-8 password-7 person-3 petrol-11 phone8 photo6 pic9 pin-8 pistol-13 plain-9 ' +
  'plan8 plot-9 plumber-7 point-10 police-12 policeman8 pool-9 present-7 protection-5 public-8 question9 queue-14 q' +
  'uick-10 ramp-8 rash-7 refund-7 ring-6 robot-9 saturday-8 sauna-5 sceptic-5 school-7 screen-8 secret6 security-8 ' +
  'shelter9 shirt-8 slap10 sleeping-11 slot-7 small-6 snake-9 social-12 spaza-5 sport-7 stent-10 stranger4 stray-10' +
  ' student-7 sunday-5 surprise-8 sweet7 swimming-10 talk-8 teenager-8 test-4 tla-11 tour-5 towel-4 tracker8 try-5 ' +
  'van6 video-7 voucher-8 waitress12 walker-8 wall-9 wart-9 water-9 weapon-9 wedding-10 wheelchair-3 white4 window-' +
  '10 witch11 word-9 work-11 wrestler-8 wrist5 year-5;a#-8;aan7 die-3 my14;aandklas-9;aansluit-10;aanteken-12;aantr' +
  'ek-10;abafana8;abaningi-12;abantu8;abantwana8;abanye-12;abaqeqeshi-9;abesifazane-9;able-3 to-3;about a-8 being-1' +
  '0 him-7 it-12 kids-8 my-12 myself-9 something-11 the4 walking-12;above-8;abroad-8;abs-14;absence-9;absent-14;abs' +
  'olute-11;abuse10;abused12 women-6;abusive12 marriage-12 relationship10;academy is-10;accent-12;accepted-9;access' +
  '-10;accessible-9;accident at-12 can-9 on-8;accidents-7;according-8 to-8;account-7 for-8 is-8 to-10;accountant-8;' +
  'acid11;act-9;action-11;activation-7;active-7 contract-9;activity-10 for-6;add-9 me-8 my-5;address in-9 please-12' +
  ' pls-9;adhd-11 and-8;admin-7;adres-10;adriaan-9;ads-6;adults-6;advanced-8;advert-12;advertise-12;advice-9;af te-' +
  '8;affairs-10;afford-7 it-10;afraid4 i-8 ill-11 of11;afrigter-12;afrigters-8;afrikaans-8;afslag-7;after #pm-9 a-9' +
  ' bjj-6 boxing-10 church-6 class-7 dark-9 five-5 he-13 my3 myself-12 night-9 one-9 seven-5 supper-8 that-3 the6 t' +
  'hree-9 training-8 what6 your-8;again7 and2 can-10 i-8 if-10 last8 on-14 please-11 third-9 this-10;against a-4 he' +
  'r-11 someone-14 the8 two-9;age-5;agent-10;ages-3;aggressive-4;ago5 can-8 now-9;agree-14;agreed-11;agter3 my9;ahe' +
  'ad-11 of-13;aid-5 course-4;aids-7;aikido-8;air-8;aircon-15;airport6;akalaleli-12;akavumi-13;akhaonteng-13;akhona' +
  '-8;alice-9;alive10;all3 but-8 girls-9 good-8 in-11 men-12 my13 on-10 that-11 these-12 thinking-9 three-6 want-8 ' +
  'year-7 your-7;allowed at-8 in-11 inside-10 on-10 to2;almal8;almost-13;alone7 and8 he7 on-6 price-9 then-9 to-11 ' +
  'what-9;along-9;already and-8 has-8;also come-8 for-6 if-10 is9;altogether-6;always beats-14 late-11 wanted-10;am' +
  '2 afraid8 alone7 an-18 being13 bored-8 free-8 i-10 it-9 late-13 new-11 small-10 so8 the-8;amacici-8;amagilavu-9;' +
  'amakilasi-10;amaningi9;amaphilisi9 amaningi9;amaphoyisa11;ambulance11 outside-11 service-14;amex-10;among-11 the' +
  '-6;amount-8;an4 activation-7 activity-10 after-9 all-12 ambulance10 attorney-8 end-12 error-5 ex-13 eye-9 id-8 i' +
  'diot-11 initiation-10 instructor-14 invoice-6 official-7 online-7 op-9;ancient-10;and2 #-7 a3 after-11 again-7 a' +
  'lways-10 are-9 asks10 bought9 boxing-5 by-6 cannot-14 child-7 clothes-9 coach-10 couldnt-9 daughter-9 days-7 do-' +
  '5 eat-9 for-12 found-11 four10 from-6 gave10 gets-10 girls-7 give-10 go-7 granny-7 half-6 have-17 he11 here-12 h' +
  'es13 him-9 hits8 hope-8 how-6 i7 if-14 im4 in-8 kicked10 krav-5 last5 laugh-12 live-9 locked10 long-12 looked11 ' +
  'mornings-7 must6 need-9 neither11 never-11 no4 nobody-12 normal-9 now4 on-8 papers-9 parking-10 pay-6 phone11 re' +
  'fused-10 restraint-9 said13 saw-9 says10 see-8 she4 shes6 shooting-7 son-9 start-11 stick-7 still-8 stop-8 stuff' +
  '-12 tell-11 then6 theres6 they7 thursday-7 times-9 to-12 today6 told10 tomorrow-9 train-7 training-7 very-5 wait' +
  '5 walk-9 walks-14 want-6 wants3 watch-5 what-5 whats-5 when-6 where-6 who-10 why-9 will-5 with-10 without-6 wome' +
  'n-10 work-9 worry-9 would-3 you5;ander goed-7;andifuni-15;andisafuni9 kuphila9;andizange-11;angangena-10;angaqal' +
  'a-13;angifuni6;angikaze-10;angisaboni14;angisafuni9 ukuphila10;ankle-15;anniversary-10;annoying-12;another-5 chi' +
  'ld-8 class-9 gym-13;answered-10;answering9 his-5 the-11;anti-12;anxiety-15;anxious-14;any-5 bjj-6 classes-7 girl' +
  's-7 special-6;anymore12 can-10 how-11 i9;anyone there-6;anything after10 at-10 else-10 for-10 in-8 on-7 with-7;a' +
  'nyway9 and-12;anywhere near-8;apart5;apho-8;appear-8;appendix-9;application-8;applied-6;appointment-9;april-9;ar' +
  'e #-10 a-9 both-5 dead-13 driving-11 for-9 full10 going3 good-8 great-7 hiding10 in4 kids-6 killing-8 like-8 lit' +
  'tle-8 looking11 mean-7 most-7 moving-9 my-12 new-9 no-10 off-7 out-11 people-6 relocating-10 stairs-7 the-4 ther' +
  'e-6 they-11 we-8 you-4;area-6 safe-7;arm5 in-11 is11 wrestling-13;armbar-14;armbars-8;arms7 is-8;army-8;arnis-10' +
  ';around six-6;arrested-15;arrive-12;arthritis-11 in-7;arts-5;as a-5 hell-10 his-10 in-6 my-10 the-6 they-15;asb4' +
  ' my-11;asem9 nie9;aside-10;ask a-8 coach-14 he11 her-11 my-7 something-6 the-7 you-10;asked about-5;asking5 abou' +
  't7 as-6 for5 haha-10 me-13;asks4 every-15 if-9 whether-10 why-12;asleep10 now9 on-8;assault-9;assaulted15 and-14' +
  ' last-11 me9;assessment-8;assignment-12;assist-7;asthma-14;at #pm-8 aftercare-11 all-10 arm-13 bjj-9 boxing-14 b' +
  'reak-6 everyone-12 grayston-8 gunpoint12 home3 judo-6 marlboro8 me5 month-9 my4 once-8 one-8 reception-11 saps-8' +
  ' seven-7 sport-6 three-11 university-11 varsity-5 what-8 wits-7 woolies-10 work7 you-11 yours-6;aterese-8;attack' +
  '13 of-10 too-11;attacked14 by-15 me11 on9;attacks-7 me-11;attendance-12;attended-11;attending-12;attention-8;aun' +
  't4;autistic-16;available-8;awareness-13;away a-7 and10 before-9 for-5 from12 with-12;awkward-10;b6 day-9;ba10 ba' +
  'bedi-8 bakae-12 bantsi-9 bodyguard-8 mo-13;baas12;babedi-8;baby9 #-12 came-14 i-14 jake-8 sleeping-10 while-8;ba' +
  'bysitter-8;bachelorette-6;back after-10 at-6 from8 how-12 in-5 now-7 of-9 that-10 we-10;background-9;backup-8;ba' +
  'd3 back-9 idea-9 knees-7 shoulder-9;bafuna14;bag and8 for-7 in-15 it-8 of-13 to-8 with-9;bags-5;bail8;bakae-12;b' +
  'aklei-13;balintawak-9;ball-14;ballet-11;ballito-9;balloons-8;bam-7;band-8;bang9 om9;bangikhombe10 ngesibhamu10;b' +
  'anging8 on8;bangles-12;bank account-6 card13 details-7 he-10 is-6 says-10;banna-12;bantsi-9;basadi-6 ba-10;based' +
  '-7;basic-10;basics-7;baston-9;bath10;bathathe10;bathi15;bathroom6 my-11;bathrooms-7;batla go-10 ho7 mosebetsi-10' +
  ';baton-14;battle-9;bay-8;bayamhlupha-9 esikoleni-9;bays-9;bc10;bday-8;be #-9 a-7 alive13 an-12 around13 arranged' +
  '-9 back-4 better4 charged-5 dropped-11 fit-11 good-10 heaven-8 here8 hit-8 home-6 in-13 late-11 licensed-11 lock' +
  'ed-10 loud-11 more-8 on-11 one-8 paying-6 possible5 ready-9 safe-10 seen9 the-6 there-15 thrown-9 tied-8 under-7' +
  ';beam-10;beams8 went8;bear-7;beard-8;beat5 me7;beaten12;beating8;beats10 me11;because5 hes6 i8 of-6;become-5 a-6' +
  ';bed11 for-10 i-8;bee9 certificate-6;been7 behind9 burnt-11 checked-12 here-11 hit-10 robbed-8 sent-11 there-10 ' +
  'through-14 training-6 waiting-11;beer-7;before class-11 he6 i-4 it-7 my-7 noon-7 or-6 school6 she-9 so-8 that-7 ' +
  'work-7;beforehand-9;begging11;begin-3;beginner-5;beginners-5 group-6;beginnerskursus-8;behaviour-9;behind if-5 m' +
  'e11;being10 abused9 kind-10 on-11 patient-10 picked-9 punched-11 scared-13;bel my-12;believe it-11 me9;believes7' +
  ';belongs-11 to-11;below the-5;belt bit-6 have-6 in-5 or-10;belts-7;bench-16;berea for-10;beskikbaar-8;bespreek-6' +
  ';best class-9 for-9 if12 way-10;bestel-7;bestelling-13;bestmed-9;bet-14;betaal-5;betaling-11;beteken-7;betilwe11' +
  ';better against-6 off11 than-7 when-6 with-9;between #6 sizes-10;bewe11;bf10 and-9;bicycle where-9;bied u-16;bie' +
  'tjie-14;big-5 and-10 baby-11 enough-7 for-6 guys-10;bigger boys-8 kids-10 ones-8;biltong-9 in-9;bin6;binding-7;b' +
  'irth5;birthday-8 gift-7 party-3;birthdays-7;bit lost-7 mine-6 of-12 overweight-8 scared-14 when-12;bitcoin-9;bit' +
  'e-9;bites-12;bja-10;bjj-7 home-7 is-9 teacher-6 with-15;black belt-3 eyes-14 friday-8;blackout-12;blade6;blame-1' +
  '2;blank-7;bleed8;bleeding16 and6 control-15;blind-7 in-5 with-5;blocked-5;blocking me-9;blocks4 the7;bloei13;blo' +
  'em-12;bloemfontein-6;blood10 thinners-8;blou9;blue2 belt-13 eye-14;bly-7;bo8;boarding school-11;body after-10 is' +
  '-7;bodyguard-9;bodyguarding-8;bodyguards-7;boek-8;boelie-9;boet-8;boiling10;bokae-9 ka-7;bokke-10;boks-6;bokser-' +
  '7;bolt driver5;bones-11;bonitas-11;book-7 again-8 him-8 me-5 on-4 us-8;booked-5 already-9;bookings-7;boom-10;boo' +
  't7;bootcamp-7;bored-13;bosigo11;bosiu10;boss7 is-12 keeps8 lets-8 makes-11 wants-10;bot is-7;both-6 of-8;bottle ' +
  'and6;bought4 me-9;bouncer course-6;bound-8;bout-11;bow-9;box-3 what-7;boxed-15;boxer-9;boxers-10;boxes-6;boxing-' +
  '4 and-4 at-7 but-8 class-6 guy-10 off-5 on-6 tonight-9 when-9;boy age-10 and-6 at9 he-9 hes-8 in8 wants-6 wear-5' +
  ';boyfriend11 and-11 did-9 put8;boys and-7 came-10;braai-5;braam-8;brace-12;braces-8;brain-9;brakes11;branch-6;br' +
  'ave-10;braver-9;brazilian-7;break for-6 from-9 his-13;breakdown-8;breaking14 into5 the8 up-7;breaks a-10 somethi' +
  'ng-6;breath-11 on-10;breathe11 better-12 in-13 through-13 when-13;breathing11;bree-9;breek10;bridge12;bring-4 an' +
  'ything-9 him-9 it-13 them-7 you-7;bringing my-11;broer6;broke down-10 his-13 it-11;broken6 again-16 arm-11 into-' +
  '11;brother5 always-11 at6 last-12 says5 was9 what-15;brothers8 #th-11;bru-8 can-9;bruce-8 lee-8;bruised-7;bruise' +
  's13;budget-8 is-3;building is-8 with-8;buite7;buka-13;bullet8 in11;bulletproof-9;bullied-12 at-10;bullies-10;bul' +
  'liwa-10;bullying-6;bumped-5 my-9;bumper-6;bunk-7;burglar in-12;burglars8;burn11 energy-8;burned8 by-13 my12;burn' +
  'ing13;burns11;burnt8;burpees-16;bus and-8 for-10;buses-10;busy-2 with9;but can-5 he8 never-11 nobody-11 only-9 s' +
  'till-9 they-9 want-7 what-7;button-11;buy-6 for-11 get-8 something-10;by accident-13 bus-9 eft-6 half-5 her9 law' +
  '-10 mistake-7 my7 myself-12 now-10 older-10 our8 phone-6 someone10 taxi-10 the6 this-12 train-7 two8 video-9 whe' +
  'n-8 your-11;bywoon-12;cab-8;cable10 ties7;cake-10;calendar-11;calibre-11;call7 and10 back-9 before-10 centre-12 ' +
  'for9 him-14 me-17 my-14 off-13 that10;called-8 me-8;calls4;calm him-10;calories-9;came7 back8 in10 last-15 off-9' +
  ' once-14 to12 with10;camera4 at-9;campus8;can-3 a5 actually-12 coach-10 drive-14 fix-8 go7 he-12 help-12 hit-12 ' +
  'i-2 it-9 join-12 my-7 one-4 phone-10 put-8 read-11 she-4 somebody-13 start-7 still-13 take-10 teach-9 that-4 the' +
  '-4 they-5 training-8 we-6 women-7 your-6;cancel for-8 my7 when-8;cancellation-4;cancelled-9;cancelling-9;cane-10' +
  ';canelo-9;cannot9 get8 make-8 pay-7;canopy-8;cant10 afford-4 attend-11 be8 book-12 breathe7 climb-8 come-13 deci' +
  'de-6 drive-10 go12 hear-13 log-7 make-9 remember-8 run-9 see-12 sign-8 stop11 tell10 wait-14 walk-11;cape town-6' +
  ';capoeira-8;caps-8;car boot-11 died-10 for-7 how-7 must-11 on7 safe-9 there-7 to-6 trouble-13 when-13 with6;card' +
  ' and13 gets-10 got-12 is-7;cardiologist-12;care about-12 for-9;careful-10;carer13;carries-11;carry my-9;case7 i-' +
  '11 number-11;cash-3 and9 at-8 on-8;casual-9;cat7 walked-8;catch-9;cause3;cctv-10;celebrity-9;cell number-7;cellp' +
  'hone-11;cent is-11;centurion-9;ceo-8 and-7;cert-11;certificate-10;certified-7;cha-8;chain-10;chair at-11 can-9 i' +
  's-11 since-14;champ-10;champion-9;change-6 in-10 it-4 our-7 room-7 to-6;changed my-8;changing-9;chaos-8;charge-5' +
  ' my-6;charged-13;charges-6;charging-11;charity-10;chat to-11;cheap-8;cheaper-9 if-5;cheapest plan-9;cheaply-10;c' +
  'heck in-8 it-11 the-12 with-9;checked-6;checkers7;checkout-11;checks9 every9;cheers-8;chemo-9;chess-19;chest13;c' +
  'hi-7;chicken-10;chickenpox-10;child2 at-8 breaks-6 doesnt-12 get-9 if-9 in5 is7 like-7 of-8 please-7 to-10;child' +
  'ren to-12 what-9;choke-8 and-12 someone-10;choked5 me9 on-10;chokes and-10;choking11;choose-12;choosing-11;chose' +
  '6;christmas-6;chronic-11;cigarette12;claim-9;claims-8;clamped-13;clases-9;class-1 also8 because7 by-11 cancelled' +
  '-7 full-8 help-10 hes-13 i10 izolo-12 keeps-10 kissed-10 last-14 lol-11 made-10 may-10 not10 now-12 of-8 ok-9 pl' +
  's-9 said-10 she-9 still-7 take-10 times-10 tomorrow-13 tonight-7 was-8 what-8 when-10 without-9;classes-2 for3 o' +
  'n-8;clean and13 the-10 up-7;clearance-9;cleared-10;clever-11;click-10;client is-8;clients-7;climb-11;climbs-9;cl' +
  'ock on-10;close by-6 my10 protection-7 the6;closed down-6 on-6;closes at-6;closest-6;closing7 time-10;clothes4 a' +
  'nd11;club and6 from-6 in-5;clumsy-6;cn i-8;coach-3 alone-5 and-8 at11 been-10 come-7 comes-8 explain-11 for-6 go' +
  '-6 has-10 have-7 how-11 if-12 im-14 in-6 is-9 left-12 mind-10 o-15 only-11 said-10 says-11 sign-7 to-7 told-12 w' +
  'ith-8;coaches-1 come-9 get-7 have-7;coaching-7;coachs-8;code doesnt-7 for-7 to10;coins-14;cold i7 in-9 today-10;' +
  'collapsed15 at-12;collar-8;colleague6 is-8 trains-10;colleagues-9;collected-6;colour-8;combination8;combo-6;come' +
  ' after-10 alone-13 along-7 anymore-12 as-11 back3 by-8 from-10 have-7 home11 how-9 just-14 now-15 off-11 on-6 on' +
  'ce-11 past-8 round-8 see-7 straight-8 through-11 together-11 tomorrow-6 tonight-12 too-7 twice-8 watch-7 when-12' +
  ' with-12 yet-8;comes2 alone-8 in9 off-8 on-14 up-9;comfortable-14;coming3 and-12 back7 from-10 late-10 on-13 out' +
  '-12;commit to-8;commitment-9;company-7;compensation-5;compete-9;competency-9;competition-8;competitions-6;compla' +
  'in-6;complaint-8;complete-8;completely-11;complex7;complicated-7;compulsory-6;computer-13;comrades-8;concussion-' +
  '11;condition-8;condom9;confidence-6;confident-8;confirmation for-8;consent-9;conservative-11;contact-14 me-10;co' +
  'ntinue-10;contract-3 what-11;contracts-11;control and6;controls12;convince-8;convinced-8;cookies-8;cool-9;cop11;' +
  'coping8;cops11;corner3 of-9;cornered10;cos8 of-10;cost-2 me8 of-7 to-6;costs-8;couch and-12;coughing-12;could-2 ' +
  'coach-9 come-8 he-8 i-5 it-12 one-8 somebody-14 they-11 we-8 you-3 your-8;couldnt find-10;count as7;country-11;c' +
  'ounts the10;couple session-8;couples-8 class-11;coupon-12;courage-10;courier-10 says-9 was-8;course-6 and-4 cove' +
  'r-7 im-9 my8 price-3 what-6 whats-8 where-9;courses-7;court order-9;cousin is-11;cover that-12;covid-13;cpf-12;c' +
  'po-6;cpr course-9 on10;cramps-8;crash-9;crashed-10;crazy-8;creatine-8;creche7;credentials-10;credit-8;credits-8;' +
  'creed-6;cries7;crime-11;criminal-10;crossfit-5;crowded-7;crowds-10;crush-12;crutches-10;cry-5;crying7 because-9;' +
  'curious-14;customer care-6;customs-6;cut12 if-12 my-11 myself8 off-11;cuts6;cutting again13;cv-10;cyber-11;cycle' +
  '-7;cz-10;daar iemand-9 is6 meer-7 nog-6 plek-10 so-5 wees-9;daarna-11;daars9;daarvoor-7;dad6 #-10 and-11 hits9 i' +
  'snt-8 says-12 sign-9 used-11 wants-10 will-9;daddy15;dames-7;dan-7;danger10;dankie-12;dark since-11;data-10;date' +
  ' can-8 pls-9;dates-9;daughter before-8 came-15 for7 gets-8 goes-11 got8 in-9 is-4 left-10 needs-11 shes-10 that-' +
  '13 wants-9 was6;dawn-8;day #-8 after-8 at-12 got-9 is-6 of-6 one-8 so-6 was-9;daylight-5 robbery-5;days do-7 for' +
  '-7 i-8;dead10 bird7 body-12 easy-8;deadlines-8;deaf-9;death13;debietorder-9;debit-6 orders-7 went-12;debited-10;' +
  'december-4 can-7;decide-11;decided8;deciding-9;decision-7;declined-9;deep11;defence-6 against-8 before-10 day-7 ' +
  'for-6;defend himself-11 myself-11 yourself-10;defending-12;delay-10;delayed-9;delete me-10;delicate-6 matter-6;d' +
  'eliver-8 to-6;delivered-9 but-6;delivery-10;demo-9;demonstration-8;dentist-9;depression-10;deregister-9;deserve1' +
  '0;desk-4 please-8 was-5;destroyed-12;details-9;detention-10;deur8 stop-11;di-9;diabetes-7;diabetic-5;did anybody' +
  '-7 coach-9 gave-11 he-17 his-12 karate-12 krav-10 my-9 someone-13 the-6 they-11 you-10;didnt8 come12 know-13 lik' +
  'e-15 say-9 stop7;die5 #-9 aand-11 afrigter-13 app-10 boks-9 bus-17 coach-13 course-9 een-13 eerste-6 gym-9 hek6 ' +
  'in-10 kantoor-5 kinders9 klas-10 klasse-11 kursus-12 lidmaatskap-10 maandag-10 mall11 mat-8 matte-11 meisies-6 p' +
  'ad-7 plek-8 rooster-8 sak-10 skool-4 span-7 trial-7 week-8 weer-11 weermag-9;died4 i10 on-8;dies6;dieselfde-7;di' +
  'fferent3 for-7;difficult-11;dinner-7;dinsdag-7;dira-8;directions-10;dis nie-10 te-7;disability-10;disabled-9;dis' +
  'appear11;disarms-7;discipline-7;disciplines-8;disclaimer-8;discount-9 if-7;discovery-8;discuss-9 it-8;distance-1' +
  '3;dit-4 doen-11 in-10 n-7 net-7;dithunya12;divorce i6;divorced and-10;djulle-10;dlamini-13;do-1 about-8 after9 a' +
  'n-7 at-8 beginners-8 boxing-7 coaches-12 cops-10 everything-9 first-6 for-9 girls-9 guns-9 i-5 in-6 instead-12 i' +
  't-5 kids-7 krav-6 last-11 mma-11 mondays-9 most-8 muay-9 nothing-9 on5 one-11 parents-9 people-7 self-5 shooting' +
  '-8 so-10 something1 sport-13 stairs-8 steps-9 sticks-9 that-8 then-12 there-9 they-14 things9 this-8 those-9 thr' +
  'ee-7 training-12 trial11 want-12 we-4 weekends-7 worse8 you-1;doc-8;doctor wants-10;doctors-7 note-6;documents7;' +
  'doen as-14 by-12 ek-10 julle-7 mens-4 nie9;does an-9 anyone-9 ballet-7 boxing-7 coach-8 discovery-6 he-5 his-10 ' +
  'it-4 nothing-8 she-9 someone-14 that-10 things10 your-5;doesnt9 fit-7 go-10 help-14 like-8 mind-16 open-13 remem' +
  'ber-16 stop8 want-9 work-10;dogs10;dogter van-6;dokter-11 se-11;dollar-11;domestic11 violence8 workers-10;donder' +
  'dag-10;done anything-8 at-8 it-12 with6;dont5 believe-9 close-13 drive-12 fit-9 like-6 mind-15 own-10 pitch-10 p' +
  'ost-14 remember11 reply9 tell10 understand-10 use-17 you-8;dood7;doodgaan18;doodmaak12 as-11;door8 and8 doesnt-7' +
  ' handle13 im-10 in6 is10 on-14 so-13 was-14;doors6 and9 open-10;down4 a-8 at9 by-9 if-13 on-11 with-12;downgrade' +
  '-8;download-6;downstairs11;dr-11;dra n-7;drag me9;dragged8 me8;dragon-11;drama-14;drank18 jik9;draw-9;dreig7 om7' +
  ';dressed-10;dressing room-8;dricus-11;drill today-12;drills-11;drink12;drinking6;drive a-10 an-7 any-12 home-7 t' +
  'he-9 them-10;driver5 for-9 here-11 is-9 of7;drives me-9;driving me-9;dronk8;drop-7 and-7 her-8 in-3 the-5;drops-' +
  '10 me-10;drove past-7;drowning10;drum-9;drunk7;dry-15;dubai-10;dude12;due-6;duela-11;dula-11;duration-9;during-5' +
  ' class-13;dust-7;dying9 to-8;e a-8 book-6 sandton-6 teng-7;each night-9 other-5 time-11;earlier-12;early-5 bird-' +
  '7 what-10;earrings-10;ears-10;easily-15;east-8;easter-6;easy for-8 is-10;eat7 before-9;eaten10;eats early-8;eboo' +
  'k-8;ebooks-7;ebumnyameni-11;ebusuku14;eczema-10;een van5;eenkant-7;eers-6;eerste-9 klas-4;eet voor-6;efe-11;eft-' +
  '5;ego-9;eight-10;eighteen-11;eintlik-8;ek3 aan-11 bly-9 die-7 dit-9 een-10 eers-10 elke-10 hom-7 in-9 is3 julle-' +
  '5 ken-9 kom-5 met-14 moet11 my-12 myself-6 n-10 nie6 nog-7 sal-9 self-8 slaan-8 soek-4 sukkel-8 van-12 vir-14 vo' +
  'el9 voor-10 wag-10 was-9 wees-5;ekhaya11;ekilasini-12;eklasini-15;eks9;electricity-12;elevator-7;eleven-13 years' +
  '-13;elilandelayo-10;elincane-12;elke8;else4 is-6 to8;elses-10;email-10;embarrassed-13;embarrassing-8;emergency15' +
  ' care-13 contact-8 first-8;emigrate-11;emigrating-15;emini-7;emotweni13;employ-9;employer-6;employment-13;en5 #-' +
  '12 as-8 daar9 die9 ek8 haar11 hy8 kyk-12 moet-11 my-6 nou12 soek-13 sy10 vir-11 wanneer-7 wat-10 wil-9;encane-10' +
  ';end4 my5 of-5 with-11;ended-11;endlini21;eneminyaka-13;energy-15;eng-12;engilandelayo9;english-7 is-6;enige-9;e' +
  'njoyed-8 it-8;enkel-8;enkosi-11;enough for-5 to7;enter-7;entertain-12;entrance-6;enu-10;enye-8;epilepsy-7;epilep' +
  'tic-13;equipment-11;error-8;ervaring-10;escape-14 when-9;escort-10;escrima-8;eside-8;esikoleni ningasiza-9;esiko' +
  'lweni8;esingakanani-10;eskom-10;eskrima-8;esteem-9;etsa-12;even1 do-11 for-13 if-11 when-14;evening is-8;event-6' +
  ';events-7;ever-7 been-8;every5 braai-10 friday10 night10 rand-8 second-15 term-3 year-9;everyone8 to-10 would12;' +
  'everyones long-7;everything7 can-11 he6 in-16 is9 please-9 so-15 you-10;ewallet8;ex10 and-9 colleague-10 has7 hu' +
  'sband2 phoned-10 put10 soldier-10 waits7 was9 yami9;exact-10;exams-11 now-7;exchange-7;excited-12;exercise-11;ex' +
  'ercises for-8;expect-9;expensive-9;experience-10;expire-10;expired-7;explain-3 it-9 krav-7;explodes-10;expo-9;ex' +
  'tramural-10;eye6 and-12 at-14 is9 on-12;eyes8;ezayo-13;ezingaki-11;face8 and5 in-12 is6 online-10 so-10;facebook' +
  '-6;facilities-9;failed but-7;faint-10;fake profile7;faktuur-15;fall8 behind-9 off-10 on-8 without-12;falling6 ap' +
  'art9;falls on-8;family bathroom-11 discount-6 of-7 plan-8 rate-5 wants12;famous-6;far-7 from-7;farm outside-7;fa' +
  'rmers-6;faster-8;fat-11;father9 had-11 is-8 may-10;fathers day-8;fault9;favourite-9;fear-10;feb-11;fedhealth-8;f' +
  'ee-4 for-8;feed8;feel10 better-16 comfortable-12 it-11 like8 safer-6 strong-9 the-11;feelings-11;feels10;fees-5 ' +
  'for-7 pls-8;feet-10;fell6 apart-12 asleep-12;felt-11 i-8;female-3 only-10;females-10;fencing-9;fetch the-11;fetc' +
  'hed9 my9;fetches him-10;fever-11;few-6 lessons-8;fiance10;fibromyalgia-9;field-9;fifties-12;fight-5 all-10 anyon' +
  'e-8 do-8 in-4 on-6 part-5 somebody-10 someone-8 the-6 will8 with-11;fighter-8;fighters-11;fighting-5 in-10;figur' +
  'e-9;fihla-12;fiks-11;filipino-8;film-1 me-12 my-8;filmed4 it-14;filthy-12;finally6;find it-12 me6 my9 out-13 tha' +
  't-13 the-9 us-11 you-9;fine-7 and-14 with-10;finger7 marks10;fingerprint-9;fingers5;finish7;fire3 arm-10 drill-1' +
  '2 exit-10 or-12;firearm-2;firearms-8;fired13;first-6 aid-3 because-13 class-4 day-5 few-9 if-11 may-9 month-7 se' +
  'ssion-2 sparring-6 time1;fist-10;fit-2 and-11 in-7 my-7 through-11;fitness-11;fitter-10 than-10;five-7;fix my-11' +
  ' that-11;fixed-7;fixing-8;flat9 and7 feet-11;flexible-11;flinches6;floor4 are-5 without-9;flowers9;flu-13;flying' +
  '-12;fma-9;fnb-13;focus-8;folk-11;follow him10;followed10 me8;following6 me11;food10;fool-8 of-8;foon10;for-2 #2 ' +
  'a-3 abused-6 ages-13 at-6 both-5 cars-9 children-5 christmas-8 cops-9 december-8 delivery-6 domestic-10 everyone' +
  '-6 everything9 girls6 her-3 him-11 himself-14 home-7 instructors-7 it-6 joining-10 just-9 kali-4 kids-6 little-5' +
  ' me3 members-6 money8 my-3 nothing-8 now-13 once-10 our-7 people6 practice-12 sale-6 saturday-9 self-7 seniors-6' +
  ' six-7 something-12 supper-8 that-1 the-2 three-7 today-9 training-5 u-10 weeks-8 women5 work-7 you-11 your8;for' +
  'ced10 me8;forces12 me8;foreign-8;foreigner-5;forenoon-8;forever11;forfeited-16;forget-9;forgot-10 to-6;forgotten' +
  '-11;fork6;form-8;fortuner-8;forty-6;forward-13;foto-8;fotos11 neem-8;fought-8 himself-8;found12 me10 my7 out12 t' +
  'he7;four anyway-12 months-8;fourteen-12;franchise-8;free-4 and-12 trial-5;freeze-3;freezes-12;freshen-8 up-8;fri' +
  'day after-13 is-8 night-10;fridays any-7;fridge-6;friend4 come-13 did-8 in-12 is7 isnt10 said-15 says-9 told-8;f' +
  'riends are-11 sits-11 train-9 with-10;frm7;from1 alex-7 another-8 behind-15 diepsloot-8 friday-6 gym8 here-9 him' +
  '11 home-5 kicking-10 leave-11 malawi10 me-10 midrand-4 next-11 outside7 park-6 pretoria-8 randburg-8 rosebank-8 ' +
  'tembisa-6 the5 there-7 training9 under-10 what-6 when-8 where-7 you-4 zero-9;frozen-8;full of7 refund-8 that-13;' +
  'fumana-14;fun-10;fund-7;funeral5;funny5;furious-8;futhi9;gaan die-12 dit-8 ek-11 iemand-9 julle-9 my13;gals-8;ga' +
  'ng10 up-13;gap-9;garage5;gardener11;gas10;gate4 is-5 on6 open-10 who-11 with8;gates-9;gautrain-3 and-13 at-8 wit' +
  'h-9;gave7 him9 it-10 me-6 notice-12 up-10 wrong-8 you-14;gay5;gbv19;gear-3;geboelie-10;gebruik-10;gedoen-12;gedr' +
  'ink13;gehad-8;gekry-10;geld10 terug-11;geloftedag-7;gelos-10;gemis-15;gems-10;gentle-7;george-12;gesien-7;gesken' +
  'kbewyse-10;geslaan8;get a-3 anything-9 away10 back-9 better-10 blood-9 his-12 hit-14 hold-5 hurt-15 in-5 inside-' +
  '10 into-5 it-11 locked-11 lost-7 me-15 money-9 my-5 on-13 out6 panic-11 people-6 started-8 that-8 there-9 throug' +
  'h-14 tired-9 to-6 violent-9;getroud-8;gets3 bullied-8 here-11 hurt-13 pushed-8 rough9 teased-7 the12 there-12 ti' +
  'red-10;getting hit-11 hurt-10;gevaar9;gevat12;gi-6 to10;gie-9;gift-8 card-6;girl #-7 and-6 is-13 she-8 shes-10 w' +
  'ants-10;girlfriend is-8;girlfriends and-9;girls3 and-11 are-6 at-8 night-10 only-11 school-8 they-12 too-11 who6' +
  ';gis-8;gisteraand9;give back-9 it-10 lessons-6 me-8 notice-8 them-11 up-8 you-8;glass8 in7;glasses-2;glock-12;gl' +
  'ove-7;gloves-8 are-8 at-11 by-8 my-8;glued-9 to-9;gmail-8;go3 at-10 away-10 barefoot-9 easy-9 for-6 home9 how-11' +
  ' in-7 into-9 ithuta-7 lena-5 live-11 na-8 out8 so-10 straight-7 to5 up-11 with6;goes5;going4 home7 overseas-10;g' +
  'old-7;golf5 club10;golfs-7;gone7;gonna8 make-11;good-5 day6 is-7 money-8 morning-4;goodbye13;goods-7;gopro-6;got' +
  '5 #7 an-6 any-9 asthma-5 attacked8 boxing-7 choked-8 classes-12 divorced-9 for-12 hijacked-11 hurt-12 in8 it-13 ' +
  'jumped11 kicked8 lost-7 my10 no-8 nothing-10 off-8 on-11 out11 scared-10 smashed-8 stabbed11 that-14 the5 to-11 ' +
  'two-11 us-9;government-13;gp-9;gps-11;grabbed8 by-12 from-9 me8 my8;grabs my-12;gracie-5;grade-4;graded-10;grade' +
  'ring-10;grading-3 soon-16 when-9;gradings-6;gran is-7 says8 wants-8;grandad-8;grandchildren-8;grandma-10;grandpa' +
  '8;grandson in-7 is-11;granny fetches-8 is10;grans-15;grapple-10;grappling-8;gratis-9;great-12;green-9;grey hair-' +
  '12;grid-8;grip from-7;groep-11;groin-9;groot-15;grootmense-11;grootte-9;ground-5 floor-10 work-14;group-3 agains' +
  't-10 at-8 can-9 for7 who-10 without-5;groups-6;guard-7 and-7 at5 got-10;guardian-12;guards-5 in-6;guide-7 dog-7;' +
  'guilty-10;gum-13;gumguard-10;gumshield-11;gun class-7 course-9 do-11 in8 licence-8 on13 safe-9 to7 training-7;gu' +
  'npoint12;guns in7;guy5 from10 with9 without-9;guys4 at9 go-5 walk-8;gym-2 and-14 at-6 before-11 clothes-9 down-1' +
  '1 here9 if-11 in-8 is-7 ive-12 last-10 never-10 so-7 that-11 yesterday-12;gyms in-8;ha a14 ha-10;haar8;haarself8' +
  ';hacked my13;had #-13 a-8;hae10;haha-16;hahaha-10;hail-8;hair in-8 is-8;hairdryer-9;hairdryers-8;half-5 of-5 pas' +
  't-5;halfway-11;halloween-8;hand7 in-9 is9 it-11 on5 out-8 wraps-8;handed-9;handgun-7;handle a-7 myself-10;handle' +
  's-11;hands like-7;handskoene-9 is-10;hang-5 a-9 in-6;hanging around-8;happen at-7;happened10 again9;happening8;h' +
  'appens6 at7 in-6 to-9 with-6;happy-11 birthday-8;hard must-8 of-8 on-10;harder-18;harley-16;harm10;has4 a5 adhd-' +
  '8 anyone-10 autism-11 been2 braces-10 bruises7 everything-13 exams-7 flu-7 he-14 his-4 long-11 me-14 nothing-12 ' +
  'one-13 school-9 seen-8 the5;hasnt10 come9 done-12 started-7;hate it-11 myself9;hates being-13;have #-10 an-7 ano' +
  'ther-9 anything6 been9 bjj-8 boxing-6 cash-7 done-12 epilepsy-6 for-7 gloves-7 grappling-7 it-7 lights-8 lockers' +
  '-9 muay-7 never-9 no-4 on-6 people-15 private-9 someone-10 something-5 that-8 they-11 too-8 two-7 vouchers-10 wh' +
  'atsapp-9 with-13 work-9 your-7;havent7 eaten12 got-12 seen-14 told9;having11 a13;hayi-10;he12 a-8 asks-15 been-7' +
  ' blocks8 breaks-8 broke9 can-7 checks11 come-8 comes8 could-7 counts10 cried-11 did11 do-7 fit-9 forced8 forgets' +
  '-12 found9 gets8 go-10 goes13 has3 hasnt7 have-11 held10 hit8 hits-8 in-9 join-6 joins-8 keeps7 knew10 know-8 kn' +
  'ows7 learn-10 leave-8 leaves7 likes8 locked10 made9 make-9 my-12 need-10 needs-14 parks7 passes8 pay-11 plays-11' +
  ' punched11 ran-14 reads11 said8 says4 send-11 sends9 start-9 still-8 stop9 takes10 tapped-9 there-9 took10 train' +
  '-11 trains-10 use-7 uses6 wait-12 was2 wasnt-10 wear-8 will8 works-8;head1 and12 coach-9 guy-9 instructor-8 is7 ' +
  'office-6 shots-10 start-11;headguard-9;headlock-11;heads-10;headscarf-10 on-9;heal-6;healthy-9;hear10;heard a6;h' +
  'earing2 aid-11 aids-8 voices10;heart4 attack6 murmur-9;hearts-8;heated-9;heavier-11;heavy-11 guy-8;hebrew-8;hect' +
  'ic-11;hed3;hek7;held5;helicopter-7;hell12;hello my-9;hellopeter-9;helmet-6;help11 against-9 choosing-11 dit-9 fo' +
  'r-12 he12 him-11 julle-15 lol-13 me-9 met-10 my10 out-9 such-11 the-10 us-12 with-7;helped-9;helper4;helping-11;' +
  'her7 age-7 arms8 body-7 boyfriend9 brother-15 class-6 confidence-11 dad10 email-9 first-9 friend-12 friends-8 gr' +
  'oup-10 in8 names-15 own-7 phone9 room7 that-12 to7 today-11 trial-12 with10;here5 anymore8 i-12 they10 want-7;he' +
  'rnia-9;hers-5;herself after-11;hes12 #-10 back11 been6 being-14 big-7 cold7 coming8 drunk8 going8 got7 kicking11' +
  ' nine-12 okay-9 only8 outside9 ready-12 scared-7 small-9 ten-11 turning-8;het4 dit-11 een-10 ek-7 hulle-12 ieman' +
  'd-13 jou-9 julle-4 my8 u-13;hey just-13;hhayi-9;hi are-6 coach-7 how7 im-2 what7;hide15 my-12;hides behind-18;hi' +
  'ding9 behind8 in9;hier11;high-9 blood-14 school-8;hijacked13 he-9 on-14;hijackers6;hijacking-7;hijackings-9;hila' +
  'rious-8;him7 and4 at-12 by7 do-10 down-9 he5 how-9 its9 knowing12 names-12 online-8 out-14 some-8 up-11 with11;h' +
  'imself8 on8;hip-2 op-6;hire-7;hiring-7;his2 #th-11 age-8 birthday-10 brother-8 can-8 class-12 file-8 friend9 gun' +
  '9 hand11 head-13 house11 lawyer-11 lesson-8 life-14 lunch-11 mom-3 name-14 number-10 office10 old-6 own-6 pants9' +
  ' shoes-8 sister-12 teacher-9 trial-10 week-10 wrist-6;history-5;hit4 a-14 at-10 by7 each-5 first-11 hard-9 harde' +
  'r-9 his-11 in-15 like-7 me9 my8 pads-12 someone-12 twice-8;hits9 back-13 his-15 me14 my12 other-8 the-14 us13;hi' +
  'tting5 a-9 me8;hle14;hlp15;hmm-11;ho7 ba-13 ithuta-8 joina-10 ngodisa-10 rekela-11 thunya-9 tla-15 tseba-9;hobby' +
  '-5;hoe-4 hulle-11 kry-9 laat-4 lank-4 maak-9;hoekom is-7;hoeveel-7 dae-6 is-6 mense-3;hold for-8 me-11 of-5;hold' +
  'er-9;holds7;holiday-6;holidays-7;hols-7;holster-7;hom-6 n-9 rond-9;home3 affairs-10 after-5 all-13 alone-11 and7' +
  ' by-4 crying-9 for-9 from7 its12 page-5 sweaty-13 tonight7 when-6 without-9;homepage-8;homeschool-6;homework-9 h' +
  'elp-8;honest with-9;honestly-9;hoodie-7;hoodies-14;hook-15;hooked-12;hope7 i-11 so-10 the8 there-10 you-7;hopefu' +
  'lly-8;horlosie-12;hoseng-10;hosepipe11;hospital and-9 so-7;host-6;hostage-13;hot water-10;hotel near-8;hou-11;ho' +
  'ur ago10 of-6;hours because-12 on-7 pls-10;house12 because-16 for-14 with4;how-2 about-9 are-5 can-9 does-7 else' +
  '-8 far-1 hard-12 i-14 is-7 long-5 many-5 rough-6 safe-9 to-3 you-9;howzit-12;hubby is-5 took7;huis7;hulle12 het8' +
  ' se9;humiliated-12;hurt7 a-16 in-12 me11 people-11 the8 you-13;hurting13 my8;husband10 and-9 beats9 bought-12 co' +
  'llapsed-12 come-7 first-8 hit13 is3 must-9 my-11 says-6 the-9 thinks-9 wants-10 who-9 will-16;husbands10 birthda' +
  'y-8 brother9 gun-11 pistol-11;hv-8;hw-10;hy10 dreig7 gaan10 het7 is-10 kom-8 my16 oefen-10 sy-11 was-10;hyperten' +
  'sion-10;hyt10;i2 #-9 address-8 allowed-4 also-8 always-10 am5 are-11 arrive-8 beat-13 bleed11 bodyguard-9 booked' +
  '-8 bought-10 box-12 boxing-5 break-7 came-10 can3 cant2 carry-9 catch-4 chose-10 close-7 convince-7 count-9 cry9' +
  ' cut5 cycle-6 debit-9 defend-8 did3 didnt7 do5 dont7 drag-10 drop-9 drove-8 end-10 fail-8 feel7 film-8 forgot-5 ' +
  'go6 going-8 got6 had6 hand-12 have3 havent6 hear8 hide8 hijack-11 hung-11 hurt-12 in-14 joined-7 just5 keep5 kra' +
  'v-6 leave-2 left-13 legally-13 lie-8 like-6 live4 lock8 look-6 lose-6 lost-11 love-13 made-12 mail-6 meant-8 met' +
  '9 miss-9 must9 nearly-11 need3 never2 order-8 ordered-4 own-6 paid-4 panic-11 park-9 parking-9 passed-8 pitch-6 ' +
  'promised-14 pump-10 put-9 quit-9 ran10 reach-7 really-5 refuse-5 rent-7 schedule-11 scratch10 share-7 should5 sh' +
  'out-9 shouted-11 show-8 shower-8 skip-10 sleep8 smoke-9 start4 stood-11 stop-7 stopped5 sue-8 survive-5 swallowe' +
  'd6 take-2 tap-7 tapped-8 teach9 the-9 tied-12 timetable-6 told8 took8 trial-9 trust-12 type-10 vomit-9 was10 wat' +
  'ch-7 whatsapp-8 wish10 wont9 work-8 worry-9;ibhande-11;iboxing-13;ice-15;iclass-9;id and9 be-8 book11 like-3 num' +
  'ber-11 want-8;idea-10 of-8;idiot-11;idolo-11;iemand11 my-18;iets aan-15 af-11 vir-13;if5 i5 its5 my-9 nobody-9 n' +
  'ot-12 parents-10 shes-9 something-11 stage-10 that-9 thats-10 the7 there-14 theres-12 they-7 theyre-9 theyve-9 u' +
  'r10 we-6 you7 your8;ifomu-9 yini-9;ifoni10;ifowuni10;ifuna-12;igama-10;ignore-12;ignored-9;ihlaya-8;iiglavu-8;ii' +
  'klasi-5;ikhona-2 i-8 indawo-8;ikilasi-16;iklasi likhona-10 yakhe-10;ikuphi-10;ill-6 ask-11;im6 #kg-13 a-7 always' +
  '-13 an-13 at-5 away-8 being11 bleeding10 busy-11 coming-9 dead-10 done4 from-12 gone9 good-8 having-12 here-11 h' +
  'ooked-10 hurt-12 in3 just-11 late-16 looking-11 moving-7 new-10 next10 no-6 not5 off-10 only-9 outside-13 pregna' +
  'nt-4 ready-12 retrenched-12 running-6 scared10 short-7 sleeping10 small-10 so8 sure-10 the-3 tired-12 turning-6 ' +
  'up-13 waiting-10 walking7;imali yakhe-9;imininingwane-14;iminyaka-7;imoto9 yami-14;important-10;impossible-11;im' +
  'pressed-7;in after-10 again-9 alice-9 an8 any-9 april-7 as-5 between-8 black-6 boxing-6 braam-8 by-12 case6 cent' +
  'urion-7 class-5 court-10 danger12 die7 dubai-6 every6 for-6 gevaar9 god-8 her5 house-11 im-8 jeans-8 karate-12 k' +
  'ids-8 last-8 laws7 lunch-8 matric-14 meetings-9 money-8 my6 n-11 namibia-8 october-9 on-2 our8 person-7 plaster-' +
  '5 rosebank-8 round-9 sa-9 school-9 secunda-6 the4 them-10 there-6 this5 time-5 training-6 trouble11 varsity-8 we' +
  'ek-9 wheelchairs-5 windhoek-9 writing-6 zulu-6;ina-7 #-7;inamahloni-9;incident-17;included-8;increase-11;incwadi' +
  '-14;indawo yenu-10;indemnity-9;indoda19;industry-9;ine-14;ineminyaka engu-5;info-9;information-7;ingabe-9;ingaka' +
  'nani-8;ingane8 yami5;inhaler-12;inherited-8 my-8;ini-12;inini-8;injured-11;injury-10;inligting-10;inombolo-12;in' +
  'side8 with9;insta-8;instagram-7;instructors-4;instrukteur-10;insurance if-13;insured-7;intake-7;interest-7 and-6' +
  ';interested-9;internet-10;internship-8;interpreter-12;inthaneteng-7;intimidated-14;into1 a7 it-21 our9 the7;intr' +
  'o-7;introduce-10;introductory-7 lesson-9;introverts-10;intruder-10;inverter-6;invite-6;invited-10;invoice-8 for-' +
  '6;inyanga-15;iodolo-9;ipasipoti14;iphephile-11;iphi-10;iphone-6;iron11;is #-3 across-7 afraid-12 al-10 all-12 al' +
  'mal-8 already-8 an-6 asking-11 asleep6 baie-6 bang8 beaten12 beating10 behind-12 being9 better5 bietjie-6 big-6 ' +
  'bjj-5 bleeding11 blocking-8 boxing-8 breaking6 choking11 class-6 clever-11 coach-12 coming10 cracked-15 daar-9 d' +
  'ark8 die-2 double11 down-10 drunk12 eight-8 ek-9 everyone-8 five-7 following9 for6 from-8 gentle-11 going3 gone8' +
  ' good-12 ground-9 he-11 her-8 here-6 hulle-12 hurting11 hy-13 in5 it-5 karate-9 keen-7 killing-7 krav-4 leaving-' +
  '8 loose-11 missing9 my-5 n-9 nervous-6 new-11 next12 one-13 only-9 open5 overseas-10 parking-11 petrol-11 possib' +
  'le-12 pregnant-10 premium-5 sandton-8 scared-7 seer-8 she-10 shy-8 sick-12 siek-8 skaam-11 slow-9 something-12 s' +
  'talking10 standing10 still3 strong-9 stuck-6 stukkend-10 swanger-7 teaching-13 that-3 there-2 this-5 threatening' +
  '12 tomorrow-7 tonight-13 tonights-8 training-11 unconscious10 verkrag11 very-8 vir-10 waiting12 walking9 watchin' +
  'g-9 way-9 weak-10 weg8 what-6 worried-10 yours-8;isaphulelo-14;ish-7;isibhakela-7;isifundo-9;isiphandla-9;isipho' +
  '-10;isnt4;israeli-7;it #-7 about-7 actually-7 again6 all7 alone-11 an-8 asks-8 at-3 back-7 been-11 bleeds10 brok' +
  'en-11 by-6 can-7 come-9 cost-6 count-6 different-7 down-8 end-7 fine-10 free-9 from-5 go-7 going-8 got-9 happens' +
  '13 have-6 he13 help-11 here-10 i10 if-16 in-4 left-10 like-6 make-9 matter-5 me-9 mean-10 month-4 must-12 my5 my' +
  'self-5 not-9 now-7 ok6 one-6 only8 over-8 packed-5 rough-8 safe-10 saved-9 says-15 she-9 stop10 stopped-11 teach' +
  '-7 the-10 then-5 to10 tomorrow-10 twice-9 wants-12 was8 weird-6 when5 with-7 works-8 worse-14 you-6;item-8;ithi1' +
  '1;ithuta boxing-11;its5 #5 all-11 annoying-6 at-9 for-4 free-10 good-15 happening10 hilarious-8 just-9 my7 not-7' +
  ' on-7 over-8 so-12 the9 too-10;itse10;itshireletsa-12;ive3 a-11 always-10 heard-12 just-14 left-10 only-14;ixesh' +
  'a-8;iyahlukunyezwa-7;iza-9;izifundo-8;izingane-11 esikoleni-7;izinsuku6;izinto-9;izolo11;izophepha-13;ja-9;jaar-' +
  '9;jab-8;jacket-10;jail if-11;jake-8;jang-12;jaw11;jealous-11;jersey-7;jik9;jits-6;jitsu-7;jiujitsu-8;job after-8' +
  ' please-13;jobs-10;joburg-5;john-10;join-3 but-4 how-12 i-12 or8 the-5 with-10;joina-11;joined-10;joining-5 amou' +
  'nt-6;joins-8;journalist-10;judo-12;juffrou16;jujitsu-9;julle-4 die-9 dit-5 haar-11 het-13 in-12 kinders-8 kom-7 ' +
  'mens-10 mense-10 met-10 oop-8 wat-15 werk-7;july-9;jump7 in-12;jumped13;june-10;jungle-9 gym-9;junior-8;juniors-' +
  '6;just4 #-9 asking-9 bought-11 for-9 got11 gym-9 had-6 letting-12 looking-7 looks-10 me-5 need6 now5 one-8 pay-9' +
  ' right-11 rings-10 show-7 sit-9 started-6 stood-14 stop-12 takes-11 the-9 to-6 turned-13 us-15 wanna-9 wanted12 ' +
  'watch-7 women-9;jy-7;k-8;ka4 #-11 boxing-9 kgwedi-8 mo-7 order-9;kaalvoet-10;kabili-11;kahle-7;kakhulu6 yini-10;' +
  'kali-7;kamer14;kan die-11 hulle-13 hy-17 julle-13 kom-10 n-10 nie3 ouma-10 sy-10;kancane-11;kanjani-13;kantoor-7' +
  ';kapa-14;kar6 hoe-9 nie-9;karate-3 kid-11;ke7 ba-8 bokae-3 kgopela-8 kotsing9 lebetse-8 mang-12 sa12 tla-13 tseb' +
  'e-9 tswa-10;keen-11 on-9;keep3 a-11 about-11 all-11 an-10 me-10 my-5 the6 them-8 thinking9 up-13;keeping him-9;k' +
  'eeps10 going-16 her8 kicking-14 me-10 my8 telling-16 throwing-11 touching9;ken-9;kept me-10;kerb-7;kerbs-8;key9 ' +
  'for-9;keys and8 at-8 in-14;kfc-10;kgopela-8;khansela-10;khona7;kick-7;kickboxing-8;kicked8 me9;kicking off-10 th' +
  'e4;kicks and-11 off-11;kid he-14 hes-9 is-10 to-8;kiddies-7;kidnapped15;kidnapping6;kids #-7 about-8 also-9 and6' +
  ' before-10 birth9 can-6 class-4 classes-6 coach-9 from-13 group-10 have-10 if9 in-4 is-7 know10 learn-14 names8 ' +
  'need-8 on-8 one-12 out-10 party-7 really-8 say-13 stuff-10 times-7 today-8 too-7 want-7 we9 what-10 when-10 whil' +
  'e-5 with-6;kidz-8;kies-14;kill6 myself10;killed8 me-8 my10 us-13;killer-8;killing it-9 me-7;kilos-8;kimberley-8;' +
  'kind het-11 is7 of-4 se-11 sy-9;kinda8;kindergarten-10;kinderklasse-10;kinders4 nie-9 se-13;kindle-6;kini-11;kis' +
  'sed-8 her-10;kit-8;kitchen6;klas-5;klasi-10;klasse-3 vir-8;klein-8;klim-12;knee-9;kneel9;knees-5;knew when-10;kn' +
  'ie-13;knife3 attack-16 class-8 defence-8 fighting-6 in5 may-10 workshop-9;knock-11;knoppie-9;know a-9 anyone-12 ' +
  'anything-12 before-6 cpr-9 how7 it-9 me-11 nobody-9 nothing-10 of7 that-8 the-9 their-9 they-10 where12 why9 yet' +
  '-13;knowing8;knows4 it-14 nothing-9 what9 where14;knuckle-9;kode-7;koets-9;koffie-7;kokuqeqesha-11;koloi-12;kom ' +
  'julle-9 kyk-12 probeer-9 van-7;koop-7;kopa le-10 thuso10;korting-8;kos hy-8;koste-13;kotsing9;krav-7 has-7 have-' +
  '5 help-14 i-8 is-7 maga-2 on-6 so-10 to-7 tonight-8 too-12;krieket-15;krukke-11;kry die-13;ku-10;kuba13;kudingek' +
  'a-12;kufanele-9;kukho iklasi-11;kukhona6 amaklasi-8 i-9 iklasi-11 yini-13;kumele-10;kungani-10;kuni-14;kuphela-9' +
  ';kuphi-13;kuphila12;kuqala-9;kuqeqeshwa-10;kursus-5;kusihlwa-10;kusukela14;kuze-11;kwa5;kwaye12;kwenzekani-11;kw' +
  'esikhathi-9;kwi class-10 grading-10;kwiklasi-11;l-8;l#-10;la-13 ka-4;laai-11;laaitie-6 he-6;laaities-6;laat begi' +
  'n-8 maak-3 weet-9;ladies-4 night-7 one-7;lady coach-8 on-11 trainer-6 with-8;lag-13;lakhe-10;lami14;lamp-12;land' +
  'lord13;landmark-11;lank-7;lapho-9;lapse-10;laptop-8;last3 class-4 day-8 dojo-14 gym-11 month-11 night10 nights-1' +
  '3 nite7 place-11 year-7;late again-15 class-7 one-9 to-10 tonight-12;lately-13;later-5;laugh-1 at-16;laughed at-' +
  '8;laughing-11;laughs7;laughter-17;law-4 if-11 in-8 is-16 wants-6;laws7;lawyer-13;lawyers-10;lay-8;lazy-12;le #-6' +
  ' a-8 ba-11 dilemo-15 ka-13 kae-9 mangolo-7 mong-12 mosadi-9 motho-13 ruta-7 ya-10 yena-8;leads-10;league-10;lear' +
  'n at-7 bjj-11 cpr-11 it-10 something-13 this-9 to3 what-15 with-9 without-9;learning from-6 krav-9;learns-8;lear' +
  'nt-7;least-9;leather-7;leave2 can-9 her8 him10 me-6 on-11 out-6 whenever-6;leaving my-9;lebetse-8;leboga-12;lebo' +
  'ha-11;leer-1 julle-2 skiet-10;left5 and-14 by-7 for-9 hand-12 handed-9 his-11 i-12 it-8 on-7 out-16 the-7 two-7;' +
  'lefty-10;leg day-13;legal in-11 to-12;legend-13;leggings-9;legit-9;lehono-10;leka-11;lekker-12;leloko-7;lena-8;l' +
  'end-10;leng-13;length-7;lenu-8;less-5 if-8;lesse-10;lesson-6;lessons do-11 how-9 on-10;let6 a-12 us9 you-13;lets' +
  ' us-12;letsatsi5 le8;letter3 for-8 from-16 that6 to-10;letting-13;level-5;levels-6;lewe9 nie9;lewer-7;liability-' +
  '10;liable-11;liam-15;library-9;licence-9 for-5;license-10;lidmaatskap-13;lie7 awake-8;lies in-11;life5 away-10;l' +
  'ift is-7 my-13;lifts6;light-7;lightie-8;lighties-7;lights-5 go-12;like a-2 an8 gloves-9 him-10 hitting-12 in-6 i' +
  't-11 last9 my-7 to-3;liked-10;likes it7 soccer-13;likhona9;lilungu-7;limit-7;link-7 is-8;lip5 read-13;lips9;lise' +
  'nsie-11;list please-9;listen-15;lit-10;little brother6 brothers-10 man-11 ones-8;live5 anymore9 next-13 on-14;li' +
  'ves alone-8;living6;lo-11 ka-11;load-11 shedding-6;loadshedding-10;loan6;lobola10;location and10;lock in-10 on-1' +
  '2;locked10 in7 me12 out-19 the11 up-10;locker room-9;locks7 me8 the9;log-8 in-7;logging-9;login-10;logo-9 on-6;l' +
  'okuqala-11;lol-3 do-11;lona-11 ke-8;london-10;long are-6 hair-12 has-8 in-10 is-3 since-7 sleeves7;loo-6;look-2 ' +
  'after3 like-12 on-13 people-8 stupid-14;looked-11;looking3 for4 stupid-10 to-15;looks after-9 out-10;loose-10;lo' +
  'se my-6 weight-5;losing5 my8;lost a-8 again-9 in-8 interest-8;lot2;lotto-8;loud too-11;love it-6 to-7;loved-15;l' +
  'ovely-13;loves it-12 rugby-10;lower-7;loyalty-7;lugversorging-6;lunch-4 break-5;lunchtime-7;lutho-7;lwa-10;lwana' +
  '-11;lying9 down-11;lyk-14;m#-5;ma en-9 is-15;maak nie-11;maand-7;maandeliks-8;macho-10;madam5 gives-7;made3 a6 m' +
  'y-9;mag-2 ek-4 hy-9 my-11 nie11 sy-9;maga-3;mahala-10;mail-8;mailed-9;mails-11;main-9;make a-10 friends-15 him4 ' +
  'it4 my-7 somebody-16 up-9;makes5 me7;makeup12;malini-2;mall with-12;malome10;mama10;mamma11;man8 at-8 by11 het8 ' +
  'hold-11 is5 my10 saam-8 slaan10 who11;manager5 i-11 please-11;mang-10;mangolo-7;manje15;manqindi-12 kudala-12;ma' +
  'ns9;mantsiboya-8;manual-11;many are-7 days-5 hours-9 in-5 kids-7 lessons-9 of-7 people-10 years-9;maobane5;march' +
  ' hes-9 so-10;mark-8;market-6;marketing-11;marking-7;marks18 are-9 off9 on8;marriage in-8;martial arts-5;mashonis' +
  'a10;mask-8;mat-7;match me-7;mate was-9;maternity-11;matrics10;mats-7;matte-12;max-8;may-7 can-11 he-9 i-6 my-8 p' +
  'ut-10 she-8;maybe in-10;me5 about-8 after10 already-12 anymore9 anything-8 ask-14 away-7 before-8 book-11 box-9 ' +
  'by9 can-14 chat-11 check-10 choose-8 dead9 decide-7 does-10 down7 e-10 everything-10 feel-13 from6 go9 he10 her1' +
  '2 here8 home12 i-6 if8 im4 its-10 join-14 kneel10 leave9 like-10 miss-9 more-8 my-8 not12 now-8 on7 out5 over8 s' +
  'ince12 smses-11 so-7 spar-10 the-8 there-11 theres-10 think-14 till9 up6 want-9 what-6 when10 you-3 your-10;mean' +
  ' for-8 girls-10 how-10 i-9;meant for-7;meantime-8;measles-12;meat-11;medals-10;media-10;medical-7 course-5 schem' +
  'e-6;medicine-7;medies-9;medium-10;meer8 gaan-14 lewe8;meet me-13;meeting-11;meetings-13;meisies-9;mekaar-14;memb' +
  'er already-10 before-9 in-6 of-7 since-8;members-6;membership-8 i-10 of-8 on-6 please-11 ya-9 yami-10;men4 are7 ' +
  'at9 came10 hit-9 in8;mens praat-9 wees-7;mense is-9;mention-12;mentioned-11;menu-10;message4;messages12;met5 die' +
  '-5 kinders-13 my-5 on10 sy-9 wie-10;metal-10 plate-9;meter-14;metro-14 cop-11;mid-9;middagete-8;midday-9;middle-' +
  '6 of-4;midnight8;midrand-7;might5;migraines-9;mike-7;military-13;min ago9 at-8 away-10 late-13 or-6;mina8;mind a' +
  'bout-8 after-8 found-8 i-10 my-9;minder-10;minecraft-9;minibus-11;minimum-9;minutes late-9 with-11;mirrors-12;mi' +
  'ss him-10 me9 the-9;missed-5 #-8 the-9;misses-4 it-10;missing8 a-11 in-9 since10;mission-11;mistake-8;mixed-9;mm' +
  'a do-8;mme11;mmele-15;mmm-9;mo thusa-6;mob9;moet ek-3 n-7 ons-10;mohawk-13;mokatisi-13;mokoetlisi-12;molweni-12;' +
  'mom does-9 has-8 he-7 here-11 in-2 isnt-12 of-7 said-12 says-6 sign-8 wants-9 who-10 will-11 wont11;moment-5 so-' +
  '9;momentum-7;mommy6;moms boyfriend10;mon-12;monday-2 boxing-10 class-7 is-16;mondays-10;money4 again-11 and7 bac' +
  'k-5 how-8 in-9;monitor8;monna12;month-4 can-7 go-12 how-5 i-6 if-12 or-6 please-10 possible-7 thanks-8 was-10 wh' +
  'at-9 with-7;monthly-5 fee7;months is-7 to-8;moo-15;moonboot-7;moontlik-8;mop-11;moqebelo-10;more about-6 because' +
  '-10 energy-6 how-11 what-10;morning class-9 do-12 group-8 person-8 so-10;mornings-8;mosque-10;most girls-9 peopl' +
  'e-10 practical-5;mostly-7;mother and-2 i8 is-10;mothers8;motlakase-13 o-8;motor-12;mount-12;mourning-9;mouth gua' +
  'rd-7 guards-5;mouthguard-4;mouthguards-7;move it-9 me-9 to-7 up-5;moved house-8;movie-8;moving to-12;mozambique-' +
  '13;mrs-9;much bigger11 blood8 if-11 is5 longer12 notice-10 to-11 was-10;mugged9 a-9 in-11 me-10;multiply-6;mum3;' +
  'murdered-11;murmur-9;muscle-14;muscles-7;music-13;muslim-14;must a-4 cancel-7 come-8 he-5 hit-11 i-3 my-11 she-1' +
  '1 stay-8 study-8 take-13 they-12 we-8;my3 #yr4 account-9 ankle-8 arm7 as12 aunt7 bag-4 bakkie-13 bed7 belt-8 bf9' +
  ' bill-10 birthday-9 bookings-6 boss-3 box-9 boxing-11 boy-5 boys-13 brakes10 broer8 brother3 brothers12 budget-4' +
  ' cancellation-10 card-4 cash-8 certificate-5 classes-11 clothes9 coach12 competency-8 complex9 cv-7 dad4 data-7 ' +
  'dear-10 debietorder-9 details-8 deur8 diary-14 die-14 divorce-7 doctor-10 doodmaak8 door7 drink9 driver-12 earri' +
  'ngs-7 ears-8 eie-7 eks11 email-4 employer-6 en5 ex5 eye9 family8 father9 fault7 fee-9 fiance8 fight-5 fingerprin' +
  't-8 firearm-9 first-5 fists-6 flat6 foon7 foot-10 free-7 freeze-10 friend4 friends10 geyser-6 girls6 glasses-8 g' +
  'ordel-11 gps-7 grandad-8 grandchildren-7 grandkids-9 guard-8 gun-11 hand5 head13 headscarf-9 helper5 hoodie-8 hu' +
  'is11 husband-4 in7 info-5 invoice-7 jaw11 kamer11 kids5 kit-10 knee-4 knuckles-9 laaitie-6 landlord9 lesson-8 le' +
  'ssons-8 level-11 lidmaatskap-8 little5 location10 login-7 lunch-10 manager12 maths-10 medical-5 membership-1 min' +
  'd6 money-9 mothers10 motorbike-8 mouthguard-8 n-11 name-8 nephew4 newborn-11 niece5 notice-8 nou-9 nudes8 office' +
  '-8 old-4 only-8 options-5 order-12 own4 pa5 package-9 paper-10 parcel-8 parents10 partner8 passport13 password-6' +
  ' pension6 picture-8 pills7 place-9 plan-12 pocket-12 polo-10 purchase-8 question-8 refund-8 rekening-7 room13 ro' +
  'ster-6 school11 scooter-9 second-10 security-10 sessions-13 shifts-6 shy-9 size-8 skirt4 sleep-9 sneakers-6 sons' +
  '-7 spot-11 statement-10 stepdad8 stepfather11 sticks-9 stiefpa9 street10 student11 surname-10 taster-8 teacher4 ' +
  'technique-9 tekkies7 ten-10 tenants9 test-7 things-8 toe-5 toes-8 tongue10 trainer-10 trial-9 twee-9 twenties-9 ' +
  'two-8 uber-10 uncle6 virgin-9 visa-6 voucher-10 water-8 way-4 wedding-4 wife-2 work9 wrists8;myself12 again8 but' +
  '-12 do-10 on-10 out-11 when-12 with-7;n bokser-8 geweer9 gi-12 lisensie-8 man7 mens5 paar-12 pistool-9 plek-5;n#' +
  ' every-8;na-4 die-6 ho-14 ke-13 n-6;naby-13;nah-7;nako-11 ya-6;name and5 is-5;names of-8;namibia-7;nani-7;nasty-' +
  '12 to-9;nationals-9;naweek-8;nceda13;ndedwa6;ndidiniwe12;ndidlwengulwe15;ndifika-6;ndifuna7 i-10 ukuba-12 umsebe' +
  'nzi-9;ndihamba9;ndincede16;ndingahlawula-7;ndingayenza-9;ndingeza-10;ndinxibe-7 ntoni-7;ndixelele-8;ndiyopha12;n' +
  'diyoyika12;ndoda12;ndoyika16;near me-12 the-4 u-11 you5;nearby-7;nearest-4;nearly-7 #-10 killed-7;neck8;necklace' +
  '-7;nee-12;need coaches-8 gloves-7 help9 my-7 one-7 some-8 someone-14 the-7 them-12 to2 two-8 work-6 your-11;need' +
  's-7 shoes-8;neem-11;neighbour is8;neighbours dog-9;neither of9;neminyaka-12;nenzani-8;nephew4 cant-10 did-9 for-' +
  '10 he-17 hes-14 is-7 wants-11;nervous-12;net die-14;never again-12 been-17 came-12 done-9 got-6 held-14 know-10 ' +
  'mind-9 said-9 says11 signed-9 thrown-6 told11 trained-10;new baby-13 belt-9 card-8 here-12 hip-10 job-6 one-9 ph' +
  'one-7 school-13;newbie-7;newbies-13;newborn at-8;newsletter-12;next3 belt-14 class-10 course-10 date-9 grading-7' +
  ' month-2 one-10 time8 to11 workshop-8 year-8;ngabani-7;ngabanye-18;ngabe kukhona-10;ngani-15;ngaphakathi-11;ngap' +
  'hambi-9;ngaphandle15;ngayo-10;nge-8;ngedwa-14;ngemali-9;ngesibhamu11;ngesonto-7;ngezikhathi-11;ngicela5 i-10 nin' +
  'gishayele-7;ngidinga-8;ngidlwenguliwe14;ngifika-7;ngifuna5 i-9 imali-9 ukuba-13 ukubhalisa-10 ukwazi-7 umsebenzi' +
  '-10;ngigqoka8;ngikhathele15;ngikhokhile-9;ngilimele10;ngingageza-7;ngingajoyina-10;ngingakhokha-7;ngingakwazi-10' +
  ';ngingaqeqesha-9;ngiphuthelwe-9;ngiqale-9;ngiqeqeshe-12;ngisebenza-14;ngisengangena-5;ngisengozini13;ngiyabonga ' +
  'kakhulu-11;ngiyesaba15;ngizobuya-7;ngoba9;ngodisa-10;ngoku15;ngokubhalisa-14;ngolwesibili-10;ngomgqibelo ekuseni' +
  '-12;ngubani-11;ngwana wa-10 waka-11;nice one-7 to10;nicely-10;nie5 asem9 daar-10 die-13 hoe-13 is-12 meer10 n-16' +
  ' so-8 van-7;niece5 is9 she-13 shes-15 was-12;niemand12 antwoord-12;night6 can-8 classes-8 did-8 for-9 i10 is-14 ' +
  'lol-8 the-14 there-6 training-9 which-14 with9;nike-12;niks-9;nikuphi-9;nina-10;ninalo-8;ninawo-9;ninayo-6 i-6 n' +
  'a-8;ninazo-8;nine in-13;ningamfundisa-9 ukuzimela-8;ningasiza-9;ningeza-7;ningishayele-7;nini-3 i-9;ninja-10;nip' +
  'hi-8;niqeqesha-9;nite10 class-11;nivala-12;nivula nini-9;nivulile-12;nivuliwe-12;niyafundisa-11;niyakufundisa-15' +
  ';niyaqeqesha-8;niyavula-9;niyayenza-8;niyayifundisa-7;njalo9;nje no-8;nka-14 tla-5;nkotla9;nna-13 le-5;no answer' +
  '-11 class-9 confirmation-10 friends-13 gloves-8 good-7 he-19 hes-8 hits-10 i-13 kicks-8 lift-11 lights-7 longer-' +
  '4 loud-10 membership-10 more-13 not-11 partner-12 photos-14 pics-9 pictures-10 problem-7 reason11 reply-12 rules' +
  '-7 she-9 shows-9 sign-8 slip-9 sorry-8 sparring-8 the-7 time-9 wait-8 water-8;nobody5 answers-12 asks8 at-11 bel' +
  'ieves10 came-9 else-11 here-8 told-11 will11 would11;noem-13;nog nie-11 nooit-9 plek-6;nogi-8;noises-12;nommer-1' +
  '3;nomoro-10;nomsa-3;non-10;none-9;noob-8;noodhulp-8;nooit-12;noon-10;nose pierced-6;nosebleed-9;nosy-10;not6 all' +
  'owed7 attend-8 be-8 breathing11 come-12 coping10 exactly-12 fighting-8 fit-11 for-8 found-11 from-11 give12 good' +
  '-12 happy-7 helping-9 here-6 hitting10 impressed-7 in-6 interested-9 into-11 keen-12 know-11 like-12 me-17 mine-' +
  '10 moving11 pay-11 safe15 scared-11 see7 sporty-8 strong-8 that-12 to10 today-11 too-9 training-11 using-9 what-' +
  '10 work-9 working-11 yet-8 you-12;note for-6 from-9 that10;notes to-8;nothing about-9 can-8 else-10 has-11 in-9 ' +
  'is-6 just-11 on-8 to-9;notice can-11;nou7 al-13;novel-10 and-7;november-7;now7 and-6 he9 in-9 now7 or-9 she8 wan' +
  't-10;nowhere8 to9;nr-8;nthuse8;ntoni3 ukuze-10;ntse-10;ntshwara9;nudes9;numb9;number but-11 for-9 is-7 keeps-8 o' +
  'f-7 on-6 please-9 so-9;nurse4 on-8;nurses-7;nursing-7;nuwelinge-7;nvm-8;nwele13;nyaope12;o17 #-14 a12 batla-7 cl' +
  'ock-9 coach-13 tla7;observe-8;october-9;oefen-7;of a2 all-8 bed-10 blood-11 boys-10 breath-10 class-3 classes-6 ' +
  'contract-9 course-8 every-11 everybody-8 everyone-9 everything-17 falling-14 getting-16 guns-11 hearing-8 het-7 ' +
  'him6 joining-9 julle-6 kids-5 krav-9 laughter-7 looking-10 me7 men-10 my6 next-9 nie-8 one-10 order-10 our6 peop' +
  'le-9 petrol-12 place-9 school-10 some-12 sparring-10 that-6 thing-7 things-10 thirteen-8 this-13 those-7 trouble' +
  '-11 two-9 us-2 use-12 walking-10 war-11 what4 yours-9;off and6 at-7 before6 but-6 class-7 day-6 days-10 during-7' +
  ' for-8 in-9 is-13 so-9 work-8 your-9;offer-5;office around-8 hours-8 is-9;offramp8;offshore-7;often-6;oggende-9;' +
  'oh-12;ohlwini-10;ok-4 and-4 but-9 im-9 my-8 then-11 to9 will-10;okay but-7 for-8 it-9;okokuqala-12;old at-5 boy-' +
  '7 club-7 daughter-12 do-9 enough-9 gloves-10 gym-14 in-16 injury-6 is-6 man11 one-10;older-6 boys-10;oldest-7;ol' +
  'ympics-8;om4 in-12 n-8;on about-15 an-8 at-7 bail10 basic-6 blood-6 coffee-9 crutches-5 facebook-9 gbv-11 grayst' +
  'on-11 her9 hold-8 holiday-6 its-8 leave-8 like-13 meds-13 nyaope8 roblox9 saturdays-5 screen-6 site-6 standard-9' +
  ' standby-7 that-9 the2 thursdays-6 today-9 tonight-10 training-8 tv-11 warfarin-9 wednesday-11 weekends-9 when-8' +
  ' which-4 white-9 with-9 your-1;once off-5 the-8 theyre-9;ondervinding-10;one after-1 afternoon-8 also-11 arm-11 ' +
  'boy-12 class-7 coach-5 cost9 day-7 even-9 for-6 from-8 gets-10 go-9 guy-11 hand-8 learn-5 leg-10 more8 on-6 plea' +
  'se-11 shes-12 side8 step-11 to-12 told-13 too-9 where-13 which-9 who5 will5 without-9;ones are-8 i-11;onfiks-12;' +
  'only after-6 classes-7 comes-11 do-6 for-8 girl-11 girls-8 got-7 has-10 if-15 in-6 lady-5 make-5 manage-12 me-6 ' +
  'my-8 myself-10 new-7 once-7 session-5 to-8 train-8 us-13 want-9 wants-7 woman-11;ons5 gaan-10;onto-8 the-8;ontva' +
  'ngs-10;ook-10 so-8;oom15;oop op-6;oopmaak-13;oor-5 my-7;op n-6;opdaag-11;open again-12 at-9 gym-12 in-6 today-9 ' +
  'tomorrow-6 when-10;opening-10;operated-7;operating-10;operation-10;opinion-7;opleiding-9 vir-6;opponent-10;opt-6' +
  ' out-6;option-9;optional-8;options-10;or-4 a-4 after-5 all-9 anything7 can-5 did-5 eat10 else12 inside-7 is-5 ju' +
  'st-7 leave-7 must-5 my12 no-7 out-9 outside-11 should-7 someone-10 the6 they13 which-7 with-8;oral-11;order-3 fr' +
  'om-7 im-7 status-9 still-10 to-6 went-13 ya-9 yami-11;ordered-9 under-9;orders-9;ordinary-9;orientation-10;ortho' +
  'tics-8;osteoporosis-10;other-5 boys-12 children-10 guy-10 one-12 parents-11 way-7;others-10 back-5;otherwise-9;o' +
  'tp-8;ouens-10;ouers-8;ouma5 se10;our5 #-10 church-14 factory-7 gate7 guard-9 home-9 learners-10 lodge-10 names-1' +
  '0 street5 trial-8;ours-6;out5 and4 before-10 cold-8 from-13 if-12 im12 is6 its-9 please-6 to-17 today-11 who-7 w' +
  'ithout-7;outage-8;outgrew-7;outside6 for-9 my13 the4 while-6 your-5;outsiders-6;outstanding-11;over #-6 #s-9;ove' +
  'rdosed18;overnight-9;overprotective-11;overslept-10;overweight-11;owe him9 you-9;owes me-9;own a-8 class-6 eyes-' +
  '10 firearm-10 gi-14 gloves-8 gun-11 gym-10 lock-9 one-10 pace-7 pistol-9 son11 sticks-6 team-11;p#-7;pa7 het9 hy' +
  '-9;pace-9;pacemaker-10;pack-5;package-8;packages-7;padlock-9;pads-4 for-6;page-9;pages-6;paid already-11 by-12 f' +
  'or-9 on-6 r#-8;pair-9;panados10;panic attack8 attacks-11;pants6;paper-9;papers8 do-6 for-11 to-9;paperwork-11;pa' +
  'piere-9;paranoid-12;paraplegic-7;parcel-9;parcels-11;parents are10 sign-8 stay-6 wont-11;park at-5 inside-10 my-' +
  '7 there-8;parkade13;parked in-12;parkeer-11;parking-3 and-12 for-14 i-12 inside-9 lot8 meter-12 safe-9 there-13;' +
  'parks10;part-8 out-8;parties-7;partner5 and-9 with-9;party-5 for-5 i9;pas-11 nie-6;pass my-7 on-7 out9;passage9;' +
  'passed and-15 away-15 on-9 out13;passes7 out8;passing through-6;passport9 and10 photos-9;password-12;past it-9 y' +
  'ou-9;pastor12 and-14;patala-10;patch-10;patience-9;patient with-11;pause-7;paxi-10;pay-2 as-8 at-8 cash9 from-11' +
  ' now-8 one-10 only-11 or8 per-7 something-9 the-6 this-13 when-9;payfast-8;payflex-7;paying-9 so-7;payment-6 wen' +
  't-12;pays-5 for-11 half-8;payshap-9;pdf-7;pe-12;peace-12;peach-12;peek-8;penalty-11;pending-9;pension7 is-10;pen' +
  'sioner of-7;pensioners-7;people allowed-5 come-12 look-9 on-5 talk-10 think-10;per-4 hour-6 visit-8 week-6;perfe' +
  'ct-10;perhaps-12;permission from-11 to7;permit-8;person and-11 im11 in-6 on-6 with-7;personal-7;perth-10;petrol7' +
  ';phakathi-7;phambi6;phase-9;phi imoto-10;philippines-9;phone all-10 and9 before-5 in-10 me-6 my13 number-10 snat' +
  'ched-9 so7 the-6 to-6 with-10;phoned8;phones and-10 the6;photo9;photographer who-9;phumulang-8;physio-9;piano-11' +
  ';pic7 of8;pick-5;picked-11 on-8;picks up-7;pickup-8;pics taken-8;picture on-7;pictures at-8 from-8;pierced-9;pie' +
  'rcing-9;pille13;pillow6;pills16;pin-7;pink-7;pistol and-11 training-9;pitch-9;place every-8 for-2 last-13 like-8' +
  ' up-6 what-8;plain-9;plan and7 for-10;planner-6;plaster over-6;plate9 in-9;plates9;play-6 a-6;played-14;playgrou' +
  'nd-9;playlist-8;plays cricket-9 hockey-11;please3 do-9 dont11 fix-8 keep-9 let-11 my-15 no-7 remove-9 send5 stop' +
  '-16 take-14 tell-9 update-6 what9;plek om-6 vir8;plett-10;pls7;plug-8;plumber-7;plus-6;plz10;pm-8;point10 for-7 ' +
  'of9;pointed9;points-10;poison10;police14 after-12 clearance-9 cleared-9 number9 or-10 to-12;policeman6 so9;polo ' +
  'bumped-6;polokwane-5;pool5 acid8;pop-10;popia-8;portal-9;position-11;possible for6;posted6;posters-8;potatoes-13' +
  ';power-8 cut-10 cuts-8;praat6;practical-9;practise-11 in-6;pram-11 next-8;prayer-10;prefer-10;prefers-10;pregnan' +
  't7 #-10 can-10;premises-12;premium-8;prepare-14;prepared-10;present-7 for-7;president-9;press-11;pretend6;preten' +
  'ding11;pretoria-7;prevention-6 talk-9;price-4 if-8 list-10 of7 when-9;pricing-7;pride-9;principal-9;print-7;prin' +
  'ted-7;prisha-9;privaat-8;privacy-10;private and-4 at-10 lesson-7 lessons2 on-11 security-7 sessions-6 with-10;pr' +
  'ivately-9;privates-9;pro-6;problems-8;procedure-7;process-9;processing-12;products-8;proefklas-10;prof11;profess' +
  'ional-6;profiel-9;profile-4;profit-7;program-8;programme-3;project-7;promise-12;promised a-8;promo-8 code-6;prom' +
  'otion-10;proof that-11;prosthetic-9;protect herself-9 my-12 myself-16;protecting-12;protection for-9 order10 tra' +
  'ining-6;protectors-10;protein shakes-9;protest-7;proud-11;provided-8;prys asb-10;psira-6;psych-10;ptsd-15;public' +
  ' figure-8 transport-10;pulled6;pulls a-12;punch-9 in-7;punched me10;punches to-8;punching-8;pupil12;pupils-13;pu' +
  'rchase-9;purpose9;push-4 my-13 up-8 ups-10;pushed7 around-16 me11 off-13;pushes7 me8;pushups-12;put3 a10 his9 in' +
  '-6 me-3 on-9 something6 under-6;puts14 his9;putting6;qala-12;qr-10;qualified-7;quarter-10;question but-5;quick9;' +
  'quickest7;quiet13 time-12;quieter-10;quote-9;r# #-9 or9 to-11;rack-10;rails-7;rain-9;raining-10;ramadan-8;ramp-8' +
  ';ran8;rand a-9;randburg and-15;random11 but9;range-7;rank4 and7 close-12;rape18 prevention-8;raped21 last7;rash-' +
  '5;rashguard-9;rata-13;rate-8;rates-8 please-7;rather be6 keep-12 not-13 pause-7 talk-12 train-8;ratio-10;rattan-' +
  '9;re7 batla-14 tla-10;reached-13;react-6;reaction-11;read a-8 it-7 lips-9;reading-6 this-9;reads8;ready to6;real' +
  ' life-10;really-3 bad-11 dont-7 fight-7;reason9 to10;receipt-9;receive-8;received-12;reception-4;receptionist-8;' +
  'recognised-8;recommended-9 you-8;record-14;redeem-8;reduction-10;reel-8;ref-11;reference for-9;refund for-5 if9;' +
  'refundable-11;refuse-8;refuses to-8;register-9;registered-11;registration fee-7;regte-9;rehab-8;rejoining-6;reke' +
  'la-11;rekening-12;relationship10;released8;religion-12;religious-14;relocating-11;remember4 me-9;remote-7;remove' +
  ' her-11 me-9 my-12 the-13;removed-8;renew-8;renewal-9;rent6 out-9;repairs-5;replace the-11;reply to-11;report a-' +
  '10 that-10;requirements-7;res6;reset-6;residents-10;resign-8 from-6;resignation-8;respect-9;responsible-10;resta' +
  'urant and-15 near-10;restraint-6;results-7;resume-11;retired-11;retrenched today-11;return-8;returned-9;returns-' +
  '7;reverse-12;review-9;ribs9;ride-10;right after-6 next-11 now3;ring-9;ringworm-11;rinse-10 off-6;risk-8;river9;r' +
  'oad5 from-6 open-8 or-5;roadblock-9;robbers5;robbery scenarios-6;robbing10;roblox9;robots out-8;rock-9 up-7;rock' +
  'y-9;role-9;roll-10;rollator-8;rolling-12;rolls-10;rolstoel-10;romela-9;roof10;room5 and10 at9 can-8 for-8 is-10 ' +
  'what-10 when9 where-8;rooms-8;rooster-14;roster-9;round3 lol-8 the-9;row11;rubber-11;rubbish-12;rucksack-8;rude-' +
  '10 to-4;rugby-6;ruil-9;rules for-12 on-6;run-3;running-10;rush-9;rusty-10;ruta-7 ho-9;sa to-6;saam-7;saambring-1' +
  '0;saans-9;sad-11;safe4 after-9 because-14 for-8 here8 in-8 is-7 there-9 to-3 walking-12 what-11 with-9;said9 #-8' +
  ' he5 it7 monday-8 ok-13 say7 sorry9 that-11 theyll8 you-8;sak-12;sal ek-8 krav-10 my11;salary comes-4 of-7;sales' +
  '-13 guy-8;salon10;salsa-12;sambo-10;same afternoon-9 age-11 as-6 at-8 class-8 day-8 for-5 level-7 man13 price-6 ' +
  'time-8 with-9;sample-8;samsung-8;sand-6;sandton for-5 is-9 on-7 or-7 police-9 safe-7 so-9;santa-9;saps for-8;sas' +
  'sa card7;sat-5;saterdae-9;saturday do-12 so-8;saturdays-7 only-11;sauna-6;save my-7;saw a-8 an-12 it8 my-9 the-8' +
  ';sawubona ngicela-10;say5 i6 krav-7 so-10 that-11 they10 when-13 why10 yes-10 you-16;saying12;says8 ask-9 bjj-16' +
  ' delivered-6 he6 hell12 hi-9 his12 i4 if8 krav-7 nothing-16 she13 shes8 so10 the10 there-9 we10 wrong-6 yes-15 y' +
  'ou-11;sca-9;scammed-8;scan-9;scared7 at-9 ill-11 in-10 she-10 that-9;scares8 me8;scenario-13;scenarios-9;scene-9' +
  ';sceptic-7;sceptical-9;schedule-7 pls-8;scheme-10;school after-8 and4 any-11 are-9 at-12 closed-7 does-5 for-6 g' +
  'ate5 go-11 hit-10 holidays-4 in-6 is-9 kids-7 on-13 run-11 till-9;schools-10;science-6;scoliosis-9;score-10;scou' +
  'ts-11;scream10;screaming16;screams11;screen-11;screws-12;se8 as12 ek8 geweer-12 klas-11 klasse-9 sy10 trial-11;s' +
  'eam-8;second child-7 floor8 hand-10 time8 week-10 weekend-12;secret8 head-11 santa-8;secunda-7;secure-6 parking-' +
  '5;security guard6;sedert-9;see4 all-8 everything-14 his-10 how-7 me-16 my8 progress-9 what-9 where-7 without-8;s' +
  'eeing6;seen7 from10 it-8 too-12;seer van-6;sees it-8;sekolo-12;sekolong ke-12 le-8;self4 defence-5 esteem-9 harm' +
  '10 protection-9;selfmoord16;selfverdediging-7;selfvertroue-16;sell-4;selling-6;seminar-10 when-7;seminars-8;send' +
  '4 a-5 back-8 help8 it-14 me-4 money-12 my-10 someone-15 them-7 there-7 to-13;sending back-6;sends8;sengimdala-8;' +
  'sensei-5;sensitive-9;sent a8 to-8 us-14;senu-8;serious-14;sertifikaat-10;serve-9;service-8;services-8;ses-12;ses' +
  'h-8;sessie-9;session-8 i-8 is-6 what-9;sessions-4;set-9;settle what-7;seun4 by-7 se-14 sy-10 van-6 wil-11 word-1' +
  '2;seven-9 and-9;seventeen-14 and-13;seventy-12;sex10;shack13;shadow-10 boxing-7;shaking9;shame-4;shampoo-10;shap' +
  'e-8;share-9;sharp-9;she4 be-7 cant-3 did-10 drives-8 get-5 go-7 hasnt-13 just-12 keeps-11 kicks-11 lets-9 only-9' +
  ' say-11 sit-6 takes-10 took9 train-6 trains-8 wait-10 was-9;shed-7;shedding-7;sheep-9;sheet-8;shell-5;shelter8 f' +
  'or9 in-10;shes8 #-5 a-7 fine-11 not9 on6 scared-16 six-8 turning8;shift got-11 is-9 it-9;shifts-6;shin guards-5;' +
  'ship-9;shipped-7;shipping-10;shirts-8;shoes and9 off-7;shook8;shoot at-6 his11 someone-11 with-7;shooting and-8 ' +
  'course-7 in9 training-6;shop and10 hours-9 with-9;shops8;short-4 for-8 notice-13;shortest-9;shot9 bru-9;shots7 f' +
  'ired9;should ask-19 do-10 i-5 learn-11;shoulder-8;shoulders-10;shouldnt10;shout at-6;shouted-8 and-11 at-9;shout' +
  'ing at-9;show-5 what-10;showed me11;shower after-8 is-10 there-9;showers-4 and-9;shows6;shut down-10 on-7 up-9;s' +
  'hutdown-9;shuttle-9;shy-10;sick this-9;side3 and6 control-9 may-9 of8 with-9;siek-9;sien8 nie10;sight-15;sign-3 ' +
  'anything-8 for-9 in-7 it-8 me-12 on-7;signal-9;signed-8 up-6;signing7 up-8;signs for-11;signup-10;simolola-10;si' +
  'n-7;since6 #-9 birth-8 forever-9 he7 june-8 monday-9 my4 okay-7 the5;sing-12;single-5;sir or-14;sis8;sister6 did' +
  '-8 here-10 is-11 sits-10 wants-10;sisters boy-10 kids-7;sit and-9 at-10 ek-7 out-8 still-9 there-11 while-7;sits' +
  '7 alone-11;sitting13 out-11;six-6 do-8 in-5 of-11 pack-9 weeks-7;sixteen-11;sixties-9;sixty-9;size-4 #-8;skaam-7' +
  ';skakel-9;skedule-9;skiet7;skills-7;skinny-11;skip-3 me-12;skipped-10;skipping-9;skips-12;skirt4;skoene-10;skryf' +
  ' n-8;skuif-11;slaan11 hy7 my16;slammed9;slapped9 me11;slaps9 me9;slaughtered-10;sleep12 after-13 better-10 for7 ' +
  'in6 with12;sleeping14 baby-13 in10;sleeps early-10 mostly-7;sleepy13;sleeves11 in10;slept through-10;slipped-12 ' +
  'on-10;slot-5;slots-9;sluit7;smacked-9;small for-7 group-6 guy-7 kids-7 one-8 people-7 print-10;smallest-6 in-6;s' +
  'mashed-8;smell out-10;smelled-12;smiles11;smoke6;smoking-15;sms that-10;snack-7;snacks-9;snap-13;snapscan-8;snor' +
  'es-11;sny13 haarself9;so2 a-11 after-9 all-8 back-9 bad-10 before-8 cant-9 could-11 dont-11 far-6 good-14 id-10 ' +
  'ill-10 im-4 its11 let-13 long-8 many-8 much7 n-5 na-7 need-11 nervous-9 no-10 now-19 on-9 only-9 rather-7 scared' +
  '13 seer-9 slow-7 sore-15 sorry-12 theres-12 this-10 tired11 want-9 well-10 what-5 whats-11 where-7 why-9 would-1' +
  '1 you-9 young-12;soap-10;socks-14;sodwa-9;soek4 die-9 iets-12 julle-9 my10 n-12 werk-9;soft-10;soggens-9;solar-8' +
  ';sold out-15;soldiers-7;some boxing-9 days-7 guy8 guys-6 lessons-6 weeks-7;somebody9 about-15 at-20 else-11 else' +
  's-7 is8 phone-7 there-11;someone8 about-9 broke-9 call-10 come-9 comes-8 elses-7 for8 grabs-13 has9 help-9 is15 ' +
  'left-10 let-9 must-9 of-10 parked-14 phone-9 pins-9 please-12 scratched-14 take-11 there-12 told-10 tried10 walk' +
  '-10 who7 with-14;someones arm-7;something about-12 active-8 after-7 back-5 came-10 different-8 do-9 from-9 happe' +
  'ns-13 in7 like-7 new-9 nice-7 off-9 on-10 stupid13 to-12 without-8 you-6;somewhere and-8 for-6 on-10 safe6 to-9;' +
  'son1 asks-11 cant-13 did-9 do-12 get-6 gets-12 got-12 has-8 hes-10 i-10 in7 is-5 keeps-12 left-10 not-9 only-7 t' +
  'he-7 trains-9 will-14 wont-9;sondae-7;sondag-8;song-10;sons gi-12;soonest-8;soos-11;sorry for13 im-11 to-5;sort-' +
  '7;sorted it-9 the8;sotho-7;southpaw-9;spam-12;span-8;spar-10;sparring-7 is-8 partner-8 round-8;speak2 at-9;speak' +
  'ing-13;speaks-9;special-4;specials-10;spectators-8;spectrum-7;speech-11;speed-12;speedpoint-8;speel-7;spiked8;sp' +
  'inning-8;spoke to-12;sponsor-10;sport-8 i-5 in-4;sporty-10;spot-9;spray in-15 legal-8 on-8;squad-12;square-6;squ' +
  'at-10;squats-11;staan6 op11;stab9 me12 someone-9;stabbed16 in-15 me7 my9;stadig-11;staff-6;stage-7 #-7;stairs at' +
  '-9;stalker11;stalking8;stamina-10;stamp hom-10;stand at-10 behind-11 in-9 next-15 up-9;standard-7;standby-7;stan' +
  'ding6 outside-12;stands12 in-13;stare-11;staring-5;start after-11 date-8 my-10 tomorrow-7 when-13 without-8;star' +
  'ted in-5 yet-7;starter-7;starts at-6 when-7;stasie-8;station in-9;status8;stay a-10 away-8 home-12 if-9 in-12 or' +
  '-7 out-10;staying-7 at-4 home-10;stays-7;steal-14;steam-9;steel-12;steep-8;stent-12;step-6 free-6;stepdad12;step' +
  'father14;stepped-5 on-11;steps-12;stick-7 attack-9;sticks-6;stiefpa9;stiff-13;still cant-12 catch-8 for-8 full-9' +
  ' going-11 in-5 learn-8 not-11 on-5 pay-12 possible-10 the-10 waiting-7 want-9;stink-8;stoep8;stole my-11;stolen-' +
  '13;stone-10;stop5 and6 at-6 being-15 bleeding-9 end-10 for-11 halfway-7 in-8 my-6 right-11 shaking6 someone-7 ta' +
  'king-10 talking-9 vir-7 with9;stopped5 last-12;storage-6;storeroom7;stories-9;storm-8;stort-11;storte-11;story-1' +
  '1 of-7 with-7;straight after-11 from-9;strange9;stranger3 danger-9;strangle-9;strangled10 me12;strap-13;stray-10' +
  ';stream-10;street address-9 name-12 number-7 or-6;stress-9;stretching-5;strike-5;stripe-6;stripes-10;stroke and-' +
  '11;strong-6 again-9 and-8;stronger-13;stubborn-14;stuck-7 on-6;student-4 card-8;studente-9;studies-12;study-5;st' +
  'ukkend-18;stun-8;stupid6 in-10 question-5;stutter-12;stutters-9;stuur7;styl-9;style-7;styles-9;subscription-8;su' +
  'burb-8;such-12;suck-9;sue-14;suicidal18;suicide16;suit-9 me-13;suitable-9 for-6;suitcase-8;sum#12;sun-8;sunday h' +
  'e8 is-6;sundays-3;sunglasses7;super-9;support-9;sure about-12 of-13 which-10;surely-8;surgeon-8;surgery-11;surna' +
  'me of-9;surprise-9 for-8;survivors7;sushi-11;suspect-6;suspend-7;swak-16;swallowed14 a12 my-10;swanger-8;swap-8 ' +
  'it-6 them-7;swapped-11;swears-12;sweat-13;sweaty-1 men-9;sweet9 science-7 sixteen-7;sweets10;swelling12;swim-11;' +
  'swimming pool-11;swims-12;swing-13 my-8;swings-10;switch-12;swollen6;swop-8;swore at-9;swung-10;sy5 haar-9;syste' +
  'm-9;table for-11;tablets11;tactical-7;tae-9 bo-6;taekwondo-10;tag-11 me-7;tai-7 chi-6;take a-7 away-7 card-8 cas' +
  'h-8 down-9 girls-9 his-10 more-12 out-10 over-12 part-5 photos-9 pics-7 them-7;takedowns-11;taken6 off-9;takes6 ' +
  'me-12 my8 over-10;taking the-11;takkies-11;talent-8;talk at-5 he9 to6;talking about-14;talks on-8 to-11;tall-9 g' +
  'uy-7;tap-7;tapped-12 me-9;target-15;taser-7;taster-8;taught-8 at-8;tavern11;tax-6;taxi5 from-9 rank9 strike-9;te' +
  ' begin-7 duur-7 gaan11 hard-13 help-11 kry-12 kyk-12 oefen-9 oud-10 verdedig-11;teach-4 children-9 her-14 it-10 ' +
  'kids-6 that-4 the-7 this-11 till-9 you-6;teacher and-14 on-8 says-15;teaches krav-6 the-7;teaching-9 my-8;team b' +
  'uilding-7;teambuilding-8;teams-7;tear-9;tears-11;tease-14;teased-11;technique-10;techniques-6;teen die7;teenager' +
  '-9;teenagers-5;teens-5 or-9;teken-8;telephone-10;tell anyone10 coach10 him-9 somebody-9 the-1 you-5;telling8 me8' +
  ';tells6 it-9 me8;temp-8;temporary-8;ten days-16 when-10 years-14;tenants9;tender-7;tenth-12;term-5;terminate-9;t' +
  'erms-8;terrible-11;terrified11 of-9;terug-8;terwyl-7;test-8 if-9 it-8 session-5;tested-14;testify12;testosterone' +
  '-7;texted11;thabile-12;thabo-9;than me-14;thanks-5;that a-4 again-12 an-6 be-7 class-7 day-8 doesnt6 group-6 he7' +
  ' held-8 help-8 i7 im-10 in-5 isnt-8 its8 just-11 kind-7 normal-11 old-8 on-6 one-6 or10 possible-6 says-8 she-9 ' +
  'so-14 starts-7 still-9 there-8 to-7 was-7 we-11 would-8 you-7;thats when9 why-7;the #-7 #st-7 #th-4 academy-8 ac' +
  'cident-5 account-12 address-7 afternoon-9 aircon-7 airport6 ambulance-12 app-10 area-5 army-7 baby5 bag-12 bags-' +
  '6 bar8 bath7 bathroom7 beams8 bed8 bench-14 best-14 bigger-11 bin6 bjj-5 black-11 bleed-16 book-5 booking-13 boo' +
  'm-8 boot9 bottle9 box-10 boxing-7 break-10 bridge12 bully-11 bus8 call-8 card-10 cars-10 cast-9 chair9 checkout-' +
  '8 classes-7 clock-12 closest-10 coach-8 coaches-10 coachs-4 code7 coffee-11 collar-8 contract-10 corporate-7 cou' +
  'rier-7 course-5 court9 creche9 damage-6 dark-11 date-8 days-8 debit7 divorce8 doctor-8 dog8 drain-9 drive-9 earl' +
  'iest-6 ebook-6 electricity-9 email-10 emergency-13 end-7 entrance-2 evenings-8 expo-8 eye-10 face-4 farm8 fees-1' +
  '1 fight-7 fighting-11 first-3 flat12 floor6 flyer-8 following-10 forenoon-8 form-4 foundation-9 funeral13 gi-15 ' +
  'girl-11 gloves-5 group-9 gun5 gym-2 hall-11 holidays-7 hoodie-10 hospital-5 hour-10 house3 indemnity-3 instructo' +
  'r-10 instructors-6 internet-10 jungle-9 junior-6 kitchen11 knee-7 krav-6 laptop-8 last-7 law-17 left-13 lessons-' +
  '10 letter8 lift8 line-11 loan7 locker-10 long-10 lot-11 lunch-6 m#-5 mail-11 main-8 man12 mat-6 mats-5 meantime-' +
  '8 member8 members-5 middle-5 mirror-7 moment-5 moms-9 monday-11 month-7 morning-8 mornings-7 most-10 mouthguard-' +
  '11 neck5 neighbour-13 next-4 numbers-10 nurse11 oldest-6 olympics-8 order-6 others-5 pads-9 page-12 parcel-7 par' +
  'ents-7 park11 parkade12 party7 passage9 payment-6 people-7 person10 petrol10 photos-7 physio-9 pictures-8 place-' +
  '3 playground-9 point11 police5 portal-5 pram-12 president-7 prices-12 programme-9 protection8 quickest9 r#-8 ran' +
  'ge-4 reason-9 receptionist-8 residents-7 right-8 ring-11 river9 road4 robots5 roof15 sandton-8 saturday-7 schedu' +
  'le-7 school5 session-9 sessions-5 seven-4 shirt-9 shooting-6 shop5 shower8 site-15 smallest-6 soccer8 spectrum-7' +
  ' stairs12 start-7 sticks-11 storeroom7 story-9 street7 sun-7 surname-9 system-8 table9 taster-5 tavern9 teachers' +
  '-6 team-12 teen-11 term-5 terms-9 test-7 thing-7 third6 toilet5 traffic-8 trainer-9 trainers-7 trouble-14 tv7 tw' +
  'elve-3 ufc-8 uk-9 under-7 use11 victim-9 voucher-6 waiver-5 walk-7 wash-9 way-8 web-6 website-7 wednesday-8 week' +
  '-6 weeks-10 window7 winter-10 womens7 words10 workshop-9 youngest-4 zip-6;theft-12;their arm-8 father8 own-9;the' +
  'm all10 from-9 i-9 off-13 on-11 so-14;then-2 give-10 he15 how-9 im-8 my6 the-8;therapy-10;there-2 a-1 after-5 an' +
  '-7 are12 at-6 class-12 do10 girls-7 hitting-10 hope-14 is19 ladies-13 last-11 now-10 on-7 one-5 only-10 room-13 ' +
  'safe-8 she-11 some-11 someone-6 something-5 stairs-4 still-7 this-12 today-8 tonight-9 was3 were-12 without-10;t' +
  'heres14 #4 a8 blood8;these5;they10 all-13 already8 always-13 be-7 beat9 been-9 bully-8 came8 can-9 eat-16 fight-' +
  '5 found5 get-8 give-5 have9 held9 laugh-10 leave11 let-11 lock7 locked9 push-14 say7 shot12 start-6 told-11 trai' +
  'n-10 wait5 want9 were-11 will13;theyll10;theyre14 #-9 in10 still7;theyve9 got8;thin-15;thing in-8;things3 at11 b' +
  'efore-9 to7;think6 he-12 hes7 id-10 im6 so-13;thinking11 about7 of8;thinks-8 hes-10 i-13;thinners-8;third6;this6' +
  ' bot-7 city-13 contract-12 course-10 help-12 krav-8 morning9 number11 place-10 saturday-8 side-8 storm-8 term-8 ' +
  'the-7 time9 week5;those-3;though-10;thoughts9;threaten10;threatened9 me9;threatening8;threatens9;threats8;three-' +
  '4 months-12 on-10 times-6;threw13 it-10;throat14;through a-11 it-8 that-9 the5 to-8 your-10;throw acid8 hands-8 ' +
  'me-8;throwing me-11;thrown a-6 in-11;throws things11;thru the-8;thumbs-9;thunya-9;thursdays-9;thusa-10;thusang10' +
  ';thuso8 ka-14 ya-12;ticket-8;tie-6 me-8;tied5 down-12 in-7 to8;tien-8;ties7;tight7 after-15;tik7;till4 after-12 ' +
  'baby-11 december-8 he12 hes-9 i8 march-11 they10 two-15 what-10 when-11;time at-10 do-7 he11 i9 it-10 its7 of-8 ' +
  'on-6 pls-8 so-4 table-8 what-10 would-8;times #-10 for-10 next-10 of-5 on-7;timetable-7 change-11;timid-8;tiny-1' +
  '1;tips-5;tired after-11 fast-6;tla ba-13 botsa-10 le-9;tle-14;tlhahisoleseding-9;tmrw-8;to2 #-8 about-9 attack-1' +
  '0 begin-10 being-14 blue-8 boarding-7 box-10 boxing-8 break7 burn8 call-4 coach-8 come-3 compete-7 complain-7 co' +
  'ntrol-18 die15 disappear9 drink-11 drop-6 eat-7 end12 explain-9 face-10 feel-18 fill-8 film-9 for-9 friday-9 geo' +
  'rge-5 get5 go7 grade-7 guard-10 gym7 hand-11 handle-9 help-9 her8 hide14 him10 hurt5 if7 it-8 jail-13 join-3 kid' +
  's-7 kill14 knock-9 know-3 krav-5 let-12 lift-11 live6 load-7 make10 meet7 monthly-7 move-7 myself-14 not-11 othe' +
  'r-8 our6 park-9 partner-11 pay-6 peanuts-8 people-6 phone-8 pick-11 please10 punch-6 push9 put-8 reach-7 react-6' +
  ' read-8 register-6 rent-13 report-10 rinse-6 rivonia-8 roll-5 save-11 say7 see-6 sell-11 shoot-6 sign-1 sleep7 s' +
  'omebody8 spar-8 spot-12 stand-14 start-10 sunday-7 surprise-9 sweat-11 teach-8 thabo-7 that-9 think-8 throw-11 t' +
  'ie-6 train-3 training7 try-7 uct-10 use-2 varsity-8 wake10 watch-6 what-11 when-7 work3 wrestle-10;today4 he8 i7' +
  ' or-10 she7;toddler with-12;toddlers-4;toe is-6;toes-10;toets-7;together-8;toilet is-10;told7 anybody9 me-7 my10' +
  ';tomorrow then-7 what-8;tonight7 do-7 for-12 he9 is7;tonights-8 class-7;too-2 hard-11 he-13 late-8 many7 much-2 ' +
  'old-7 soft-10 tight-13 tired-9 unfit-11;took10 his-11 money-8 my2 r#-8 the5;toonbank-11;top is-9;torn-9 and7;tos' +
  's-9;total-7;totally-7;touched15 me10;touches15 me10 my11;touching8;tough-13;tour-11;tourettes-12;tournament-11;t' +
  'ournaments-6;tourniquet-6;tourniquets-9;towards9;towel-15;town-7;tracker10 on7;tracking number-8;tracks10;tracks' +
  'uit-9;trade-11;trading-8;traffic-9 on-5;trafficking9;trailer-9;train-7 and-13 do-9 here-7 how-8 is-5 just-11 my-' +
  '7 only-9 that-6 tomorrow-7 you-9;trained-5 before-9 here-11 to-10;trainer-10;trainers-6;training-4 at-10 i-8 kni' +
  'fe-9 what-5;trainings-7;trampoline-11;translate-9;trappe-8;trapped8;trauma-7;treadmill-9;treat-9;treating-10;tre' +
  'atment-14;trek-15;trial-5 anymore-12 if-11 is-7 lessons10 maak-9 pls-8 together-9 tomorrow-8 tonight-12 was-7 wh' +
  'at-8 ya-6 yami-8;triangle-5;tried9 it-14 to14;tries to-10;trigger-11;trophies-8;trouble4 with-8;true-8;trui-10;t' +
  'rust myself6;try-7 again-7 but-8 it-4 out-7;trying for-12 to5;tryout-11;tsa bana-6;tseba-9;tsena-11;tshaba12;tsh' +
  'irt-10;tuck-10;tues-11;tuesday im-10;turn-8;turned round-14;turning6 #-13 six-8;turns #-12;tutor-7;twelve-10;twe' +
  'nties-10;twenty-6;twice-6 a-5;twins of-9;two a-11 children-9 friends-7 guys10 left-8 men10 minutes-9 of-9 on-6 p' +
  'eople-9 years-7;tye-10;type #-6;typical-9;typing can-11;tyson-10;u5 #-16 come-12 give-11 got-15 guys-10 help-14 ' +
  'open-10 put-9 sell-10 took-11;u#3;ubaba12;ubani-11;uber and9 drop-7 is-10;ubulungu-8;uct-10 in-10;udadewethu8;uf' +
  'c-14;ufuna14 i-11 iklasi-16;ugesi-12;uj-8;uk-8;ukhona-11;ukuba12 lilungu-7;ukubhalisa-12;ukubona-11;ukudubula-8;' +
  'ukufa14;ukufunda-5 i-8;ukufundiswa-11;ukugoduka12;ukujoyina-11;ukukhalaza-12;ukukhansela-10;ukulwa-12;ukungibula' +
  'la12;ukuphila13;ukuqala-12;ukuqeqesha-9;ukuqeqeshelwa-9;ukushintsha-11;ukusuka11;ukuthenga-12;ukuthengela-8;ukuy' +
  'eka-11;ukuza-17;ukuzibulala19;ukuzimela-14;ukwazi-11;uma10 ngifika-8;umakhelwane11;umalume15;umama9 wami-16;umbr' +
  'ella-8;umfowethu14;umntu6;umntwana7 wam7 wami-16;umqeqeshi-16;umuntu7;umyeni14 wami3;una-6 #-6;unamahloni-8;unce' +
  'do15;uncle13 comes8 plays10 says-15 was-16;uncles12;unconscious12;under8 #-11 #s-12 a8 other-19 somebody-7 the7 ' +
  'your-7;undercover-11;understand-11;uneentloni-11;uneminyaka-12;unemployed-6;unfit-14;unicorn-8;uniforms-11;unina' +
  '11;university-12 a-11;unjani-9;unless9;unlimited-7;unopened-9;unsafe8;unsubscribe-12 me-10;until4 i8 im-8 my8 th' +
  'e-12 what-11 when-9;unyana wam-4;up a-9 about-9 and7 if-11 my5 next-8 now-11 on-6 so-8 this-10 till-8 to-5 tomor' +
  'row13 when-6 yesterday-8;update-6;upgrade-8;uphuze11;upington-10;ups-8;upset-8;ur4 number-9;urgent7;us5 both-8 f' +
  'ree-6 in8 like-11 or-10 the-9 to-6 today-9 with6;use a-11 his-8 it-11;used5 for-12 my-9 this-11;useful-13;useles' +
  's-9;user-10;username-7;uses8 it10;using11 the8;usizo15 lokuqala-9 nge-10 ngifuna-9;usually-8;usuku-12;utata16 wa' +
  'm-12;utatomkhulu14;uthanda-12;uthatha13;uthe14;uthi15;utitshala11;uwele12;uyagula-9;uyandibetha15;uyangishaya18;' +
  'uyise13;uza10;uzongibulala15;vacancies-8;vacancy-8;val-7;valuables-9;van #-8 julle-8;vanaand nie-9;varsity-7;vat' +
  ' aan9 number-7;vaya-10;veg-11;vehicle-8;velcro-7;veld8;venue-6;ver-7;verander-12;verdedig-11;vergeet-15;verjaars' +
  'dag-8;verkeerde-11;verkrag16;vertigo-11;very fit-9 kind-14 shy-5;vest-7;vet-9;vetted-7;vi-9;vibe-10;video lesson' +
  's-11 of-12;videos on-7 to-8;violence7;violent8;vip-8;vir die-7 haar-9 kinders-9 n-7 ons-8 sy-10;virgin-6 active-' +
  '4;virtual-9;visa-8;visit-7;visiting-13 my-8;vitality-8;vitamins-8;voel9;voetsek-8;voices10;vol-6;volg9 my12;volg' +
  'ende-10;volunteer-7;vomiting12 and11;voucher-8;vrou kom-11;vrywaring-8;vuurwapen-10;vyf-9;w7;wa8 ka-5;waar-5 is-' +
  '5;wag6;wagwoord-8;wait-1 for5 in-12 outside-10 till-11;waiting list-10 outside-11 room-9;waitress10 here-11;wait' +
  's6;waiver-7;wake10 up7;waking8 up8;walk from-9 home-9 in-11 into7 over-10 stairs-9 through-8 with-9;walked over-' +
  '8;walker-9;walking7 to-8;walks to-9;wall and11 in-10;wallet-12;wam9 ufuna-15 una-8 uneentloni-10 uneminyaka-11;w' +
  'ami9 ufuna-15 uyangishaya8;wanna6 train-9;wanneer-9 is-6 kan-5;want a-9 fitness-7 gloves-9 her-18 him-7 hy11 in-' +
  '11 it3 me5 men-13 my-7 our-13 out-10 somebody-11 something-11 training-14;wanted to8;wanting to-8;wants boxing-9' +
  ' his-12 in-10 it-8 me10 someone-8 to-7;warfarin-9;warm-5 up-1;warn-8;warrior-10;wart-9;warts-6;was1 #-6 attacked' +
  '8 away-12 beaten-10 born-11 broken-12 bullied-14 cancelled-7 for-9 full-9 he-11 i-9 in-1 kicked-8 last-8 mugged6' +
  ' my10 off-11 only9 operated-7 promised-10 pushed-13 raped14 released8 retrenched-10 rude-9 scammed-7 sent-10 sho' +
  't9 sick-14 small-13 so-7 stabbed11 supposed-11 there-10 touched11 training-11 two-8 up-7 very-11;wash-8;wasnt me' +
  '-11;waste-15;wat-1 as-9 can-11 dit-6 doen-8 gaan-8 het-8 is-4 maak10 must-10 n-9 nou-10 se-11 time-8 trek-9;watc' +
  'h-10 from-10 him-9 with-7;watches the-10;watching me-9;water bottle-11 cut-11;waters9 broke10;watse-8;watter-6 d' +
  'ae-6 een-9;way for-13 of-8 that-14;ways-12;waze-8;we are5 begin-10 covered-8 do6 get-2 got-11 had-7 hope-12 lear' +
  'n-8 lost-12 need-6 never-9 see-12 stopped-12 turned-14 wear-8 went-11 would-9;weak-12;weapon-12;weapons-7;wear a' +
  'n-8 hijab-9 it-9 long9 my-7 to-5;wears glasses-9;weather-8;web-6;website-9 is-4;wedding-9 in-10;wednesdays-4;wee' +
  'k and-9 at-8 he10 instead-8 looking-6 on-10 pls-8 so-17 to-10 two-9 want-11 with9;weekday-8;weekdays-8;weekends-' +
  '5;weekly-11;weeks pregnant-11 with-7;weer7 kom-9;weermag-9;wees om-10;weet of-6;weg10;weight-9;weights-9;weke-9;' +
  'wel-8;welcome-3;well-4;went9 off9 on11 through-7 to-6;wenu-10;wer-9;were5 a-6 banned-8 moving-10 not-11 on-12;we' +
  'rk af-5 by-8 nie-9;werkersdag-8;werkswinkel-8;what-2 about-9 am-8 clothes-12 colour-10 comes-6 could-6 did-7 els' +
  'e-11 fits-10 floor-7 hand-8 happens-11 he9 hour-7 if-20 im-14 it-8 now-7 papers-8 should-12 street-8 the1 they-5' +
  ' to1 u8 was-11 will-6 would-3 you-4;whats best-10 happening-12 in-7 on-11 ur-9;whatsapp-3 group-8 is-6 me-8 numb' +
  'er-8;wheelchair-5 can-7;wheels-13;when a-7 am-7 are-7 can-5 could-6 do-6 does-8 he14 hes14 i5 im5 is-4 mom8 my-7' +
  ' next-8 people-15 she3 that-12 the8 there-14 theres-10 was-8 were-8 will-13 would-9 you10;whens-7 that-4 the-5;w' +
  'here can3 did-7 do-5 does-12 exactly-10 i5 in-6 is-6 it7 must-13 r-10 should-10 the-12 to-11 would-9;whereabouts' +
  '-8;wheres-7 it-7 the-4;whether my-11 theres-15;which-4 building-9 bus-8 coach-8 end-12 exit-8 floor-9 for-9 grou' +
  'p-6 gym-9 kid-12 line-10 mall-8 nights-9 one-7 phone-4 session-8 shop-9 stop-9 street-5 taxi-10 would-5;while ag' +
  'o-9 i-7 my-10 training-9;whispering11;whistling10;white belt-11 gi-10 polo5;who are-14 asks-13 breaks-9 came-9 c' +
  'ant-3 comes-9 decides-10 did6 doesnt-6 else5 gives-6 goes-8 got9 had-9 is-5 just-7 knew-9 knows-12 looks-9 made-' +
  '11 mugged-10 must-9 only-9 passed-9 reads-16 sees-8 should-7 started-8 takes-13 teaches-11 to-8 took-5 walks-10 ' +
  'want-6 wants-5 were9 won-7 works-7 wrote-6;whole day-9 team-6 time-7 week-7 year-7;whom do-7;whos-4 the-7;whose-' +
  '6 hands-6;why are-8 did-8 i9 im8 is-11 not-8 was-7 wasnt-9;wide-11;widow-10;wie-9 het-6 is-7;wife and-6 at-7 can' +
  't-10 comes-8 is7 says-11 throws10 use-9 wants-12 will-9 works-5 would-7;wifi-2;wil die-9 he-9 krav-7 met-14 n-14' +
  ' ons-10 ophou-7 saam-11 vandag-10 weet-7;will-3 a-8 be-5 believe11 boxing-9 find10 go-11 have-12 hurt9 i-6 it-8 ' +
  'let-11 miss-10 my-4 not-8 pay-14 she-8 shoot12 somebody-16 someone-13 teach-7 that-5 the-6 they-7 think-9 this-1' +
  '2 training-10 you-7;win-12;windhoek-8;window10 to-6;windows12;winter is-11;wipe-9;witch11;with1 #7 all-7 boxing-' +
  '7 boys-10 burpees-12 cash-12 coach-11 guns13 him9 his2 it-4 just-7 kids-10 krav-5 men-6 nothing9 one-7 only-12 p' +
  'eople5 photos12 somebody-11 someone-11 something-13 strangers-10 that-12 their-9 women-8 you-3 your4;without any' +
  '-8 booking-7 breaking-12 competency-5 ever-7 getting-8 guys-8 him11 hurting-14 me8 men-13 notice-8 them-8;woke9 ' +
  'up9;woman alone-6 who-11;women and-8 class-8 i-7 in7 only-2 too-8 train-7 who8;womens day-7 self-8;won-7 last-9;' +
  'wonder-12;wonke-10;wont9 accept-13 be8 come-11 eat-10 give3 leave13 let2 listen-10 make-15 need11 open-15 see6 s' +
  'hut-9 sign-10 speak10 stop15 talk-9;wood-10;word3 #-12 ek-7 geboelie-7 in-9;words10;work after-7 as-7 clothes-9 ' +
  'is-11 late-10 nights-6 no-8 on-13 so-10 there-7 was-8;worked with-5;workers day-7;workout-9;workouts-10;works at' +
  '-12 for-11 in-8 shifts-8 till-12 with-14;workshop-2 and10 at-8 for-7 saturday-7;workshops-8;worries-11;worse6;wo' +
  'rst-11;worth it-9;would a-3 have-11 he-7 i-7 like-6 love-7 my-9 need-12 not13 she-6 the-8 this-11 train-10 train' +
  'ing-12 want-6 you-5 your-9;wow-7;wrap-10;wraps-8;wrestle-18;wrestler-8;wrists7;write-7 a6 an-8 to-12;writing a-7' +
  ';written11 #-11 the10;wrong bus-5 can-8 chat-8 reference-8 size-10 with-10;xa8 ndifika-5 umntu-13 umntwana-11;xl' +
  '-8;xmas-9;xxl-9;y-9 o-9;ya3 dithunya-12 lona-4;yabantwana-9;yabaqalayo-12;yakhe7;yam6 apho-9;yamantombazane-11;y' +
  'ami9 ifuna-8 ina-7 inamahloni-9 ineminyaka-18 iyahlukunyezwa-7 lapho-9;yangomgqibelo-8;yasebusuku-10;yayo-12;yea' +
  'r-3 upfront-5;years ago-8 and-2 back-9 has-4 in-9 old8;yellow-10;yena-9;yenyanga-14;yes-1 he-16;yesterday and9 i' +
  's-8 what-8;yet-10;yezingane-7;yikuphi-9;yini-2 uma-14;yoga-9;yona-9;yonke9;you-2 allowed-10 already-9 answer-7 a' +
  're-5 ask-8 beat-7 before-6 bring-11 cant8 carry-6 come-6 cover-15 cut-9 didnt-9 escort-10 film-13 find-8 fix-10 ' +
  'gave-9 go-7 hand-7 hit4 i-12 in-6 is-8 let-12 like-6 lol-7 look-12 looking-8 make-11 mind-10 on-7 only5 or-7 pas' +
  's-10 pay-8 people-10 please6 post-8 posted-12 practise-9 promised-10 put-8 remove-12 rent-8 said-9 sent-11 she-9' +
  ' show-10 so-16 speak-8 still-5 store-7 supply-9 sure-10 take-3 talk-11 taught-11 teach-3 that-12 the-8 to-10 tod' +
  'ay-10 told-7 tomorrow-9 took-9 train-6 use-8 want-7 we-5 what-14 when-11 with-8 without-5 wont10 write-10;youd-1' +
  '3;young-3;youngest-5;youngsters-9;your address-14 alarm-7 bank-10 best-10 books-7 building-7 car-11 cheapest9 cl' +
  'ass9 course-4 day-7 desk-8 facebook-7 fault-10 floor-9 gate-9 gloves-7 gun-8 guys-9 head-5 homepage-8 husband15 ' +
  'instagram-9 instructor4 kids5 lessons-11 lockers9 lot-10 manager-7 members-8 name-8 neighbour-11 old-7 people-6 ' +
  'phone-6 photos-10 place-3 policy-5 programme-4 reception8 records-10 roof-10 sales-9 school-5 shop-8 side-11 sit' +
  'e-11 student-11 team-12 trainers-8 vat-5 view-10 wall-7 website-9 whatsapp-6;yours and-6;yourself8;yourselves-6;' +
  'youth-10;youtube-11;youve9 got-9;yrs ago-13;zanele-8;zikhona-9;zikhuselekile-10;zip-7;zone-7;zonke12;zoom-10 for' +
  '-11;zulu-8';
