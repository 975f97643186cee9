// Written by `npm run train-distress` (docs/decisions/0116): what words and pairs of words say of distress.

/** In steps, as the weights are. */
export const BIAS = -6.33;

/** Of each word its weight, then the words that may follow it with the weight of both; entries are divided by ";". */
export const WEIGHTS =
  '-9;#-2 #-7 am-8 and2 anyway-9 at-8 baby-11 by-3 every-10 friends-11 girls-9 guys8 he6 hours7 i7 if-11 in-7 kids7' +
  ' left-9 lol-10 may-9 must-6 my10 next-6 now-14 o-9 of-9 off-10 on-11 only-8 people-5 please-9 pls-8 rand7 since-' +
  '10 so-7 then-12 times8 tomorrow-7 what5 with-6 would-7 y-11 years5;#+-7;#h#-10;#ish-8;#kg-2;#oz-7;#s5 start-7;#s' +
  't-7;#ste-11;#th-8;#uur-8;#xl-11;#yo-3;a #am-8 #yr-8 baby4 bad-2 bathroom-8 bear-7 beginner-5 belt2 bet-8 bigger-' +
  '13 bike-7 blue-15 book-6 booking5 bot-6 bouncer-16 boxer-9 braai-8 broken9 buddy-6 bullet8 bully-17 burglar-7 ca' +
  'mera-13 canopy-7 car-2 card-11 carer-10 case10 catch-6 cent-13 ceo-7 cleaner-2 closed-7 coach-6 coffee-10 cold-1' +
  '4 concussion-6 cop8 couples-11 courier-13 course-9 court-13 creche-11 cup-11 cut-11 date8 debit-9 delicate-6 den' +
  'tist-5 different6 disabled-6 dog-13 fee-7 fever-8 few-5 fight-8 fire7 fit8 flat-13 flight-12 fool-7 free-7 frida' +
  'y-6 fridge-7 friend-4 garage-13 gate-8 generator-10 gentle-9 gi-10 girlfriend-9 glock-7 go-10 group6 guard-9 gui' +
  'de-5 gun8 guy6 half-7 hard-9 has-12 headlock-11 heavy-6 hiding-10 hit7 hobby-7 hosepipe8 human-15 ka-13 ke-15 ki' +
  'ds-14 knee-6 knife11 lady4 lawyer-9 leboha-8 leg-10 legend-9 licence-11 list6 little-11 living-10 long-10 look-7' +
  ' mall-10 man10 manager-8 martial-9 mean-9 medium-6 meeting-10 member-10 membership-4 mom-9 morning-9 mountain-5 ' +
  'name-11 new-8 nice-12 night-7 nka-7 normal-5 note9 novel-8 number-7 pacemaker-10 pad-13 panga10 parents-8 partne' +
  'r-8 password-7 person-4 phone8 photo8 pic9 pin-9 pistol-12 plan9 plot-10 plumber-7 police-9 policeman8 pool-10 p' +
  'resent-7 protection-3 public-7 queue-14 quick-11 ramp-9 rash-7 refund-7 ring-5 robot-8 row8 saturday-8 sauna-5 s' +
  'ceptic-5 school-9 screen-9 secret7 security-8 shelter9 shirt-7 shunt-7 sign-9 slap8 sleeping-11 slot-7 small-5 s' +
  'nake-9 social-9 sparring-8 spaza-7 sport-7 stent-10 step-7 storm-7 stranger5 stray-9 student-9 sunday-6 surprise' +
  '-7 sweet7 swimming-9 talk-9 teenager-8 test-4 tla-13 towel-5 tracker8 try-5 video-5 voucher-8 waitress11 walker-' +
  '8 wall-9 wart-9 water-10 weak-5 weapon-9 wedding-9 wheelchair-2 white4 window-10 witch10 work-11 wrestler-8 wris' +
  't5 year-5;a#-9;aan8 die-3 my14;aandklas-9;aansluit-9;aanteken-12;aantrek-9;abafana8;abaningi-11;abantu7;abantwan' +
  'a7;abanye-12;abaqeqeshi-10;abesifazane-10;able-2 to-2;about a-8 being-11 him-7 it-11 my-12 myself-9 something-9 ' +
  'the5 walking-11;above-8;abroad-8;abs-13;absence-9;absent-14;absolute-12;abuse10;abused12 women-6;abusive11 husba' +
  'nd6 marriage-13 relationship10;academy is-9;accepted-9;access-10;accessible-10;accident at-12 can-8 i-8 on-8;acc' +
  'idents-7;according-8 to-8;account-6 for-8 is-7;accountant-7;acid11;act-9;action-10;activation-7;active-6 contrac' +
  't-9;activity-10;actually do-8;add-9 me-8 my-5;address in-10 please-12 pls-9;adhd-10 and-9;admin-8;adres-10;adria' +
  'an-10;ads-7;adults-6;advanced-8;advert-12;advertise-12;advice-9;af te-9;affairs-9;afford-7 it-11;affordable-5;af' +
  'raid4 i-7 ill-11 of10;afrigter-12;afrigters-8;afrikaans-8;afslag-9;after #pm-9 a-9 bjj-7 boxing-7 church-7 class' +
  '-7 dark-10 five-5 he-13 my3 myself-12 night-10 supper-6 that-3 the5 three-9 training-8 what6 your-8;afterwards-7' +
  ';again7 and3 i-9 if-9 last8 on-14 please-11 third-9 this-12;against a-5 her-10 someone-15 two-10;age-6;agent-9;a' +
  'ges-3;aggressive-3;ago6 can-8 now-9;agree-14;agreed-10;agter6;ahead-10 of-13;aid-5 course-4;aids-7;aikido-8;air-' +
  '9;aircon-18;airport5;akalaleli-11;akavumi-14;akhaonteng-14;akhawunti-11;akhona-8;alice-9;alive10;all3 but-8 girl' +
  's-8 good-8 her7 in-9 men-12 my13 on-10 that-11 these-11 thinking-8 three-6 your-7;allowed in-10 inside-10 on-9 t' +
  'o3;almal7;almost-12;alone7 and8 he8 on-7 price-10 then-9 to-12 what-11;along-9;already and-8 has-8;also come-8 f' +
  'or-7 have6 if-10;always beats-14 late-11 wanted-9;am afraid7 alone8 an-17 being12 bored-8 free-8 i-9 it-7 late-1' +
  '2 new-10 so7 the-8;amacici-8;amagilavu-10;amakilasi-10;amaklasi enu-7;amaningi9;amaphilisi9 amaningi9;amaphoyisa' +
  '11;ambulance10 outside-11 service-14;amex-9;among-11 the-7;amount-7 went-10;an4 activation-7 activity-9 after-8 ' +
  'all-12 ambulance11 attorney-7 end-13 error-4 ex-14 eye-10 idiot-10 initiation-10 instructor-13 invoice-5 officia' +
  'l-5 online-6 op-8 uber6;ancient-11;and2 #-7 a2 after-10 again-7 always-9 are-8 asks10 bought11 boxing-6 by-6 can' +
  'not-14 clothes-9 coach-9 couldnt-8 daughter-11 did-3 do-5 eat-9 for-12 found-10 four9 from-7 gave8 gets-10 girls' +
  '-7 give-9 go-7 granny-8 half-6 have-17 he10 here-12 hes12 him-8 hits9 hope-7 how-6 i7 if-15 im3 in-7 kicked11 kr' +
  'av-5 last7 laugh-13 left8 live-9 locked9 long-13 looked9 may-8 mornings-6 must7 need-10 neither10 never-9 no4 no' +
  'body-12 normal-10 now4 on-9 papers-10 parking-10 phone11 ran8 refused-9 restraint-8 said15 saw-8 says10 see-8 sh' +
  'e5 shes6 son-9 start-10 stick-7 still-8 stop-10 stuff-12 tell-10 then5 theres6 they7 thursday-8 times-8 to-12 to' +
  'day5 told10 tomorrow-11 train-7 very-5 wait4 walk-8 walks-13 watch-5 what-5 whats-4 when-6 where-7 who-9 why-10 ' +
  'will-6 with-9 without-8 women-10 worry-8 would-3 you4;ander goed-8;andifuni-14;andisafuni9 kuphila9;andizange-10' +
  ';angangena-9;angaqala-13;angifuni6;angikaze-10;angisaboni14;angisafuni9 ukuphila10;ankle-14;anniversary-10;annoy' +
  'ing-12;another-6 go-9 gym-12 school-11;answered-8;answering10 the-12;anti-13;anxiety-15;anxious-14;any-6 bjj-6 g' +
  'irls-7;anymore12 can-11 how-11;anyone there-5;anything at-12 else-10 for-10 in-7 on-8 special-6;anyway9 and-12;a' +
  'nywhere near-8;apart4;apho-8;app on9 says-10;appendix-9;application-9;applied-6;appointment-8;april-12;are #-11 ' +
  'a-10 both-6 breaking7 dead-13 driving-10 emigrating-7 for-9 full10 going2 good-9 great-7 hiding10 in5 inside10 k' +
  'illing-7 like-8 little-8 looking10 mean-7 most-7 moving-8 my-11 new-9 no-12 off-7 out-11 overseas-8 people-6 rel' +
  'ocating-10 stairs-7 the-3 there-6 they-13 twins-9 we-8 you-4;area-6 safe-7;arm6 in-11 is12 wrestling-13;armbar-1' +
  '3;armbars-9;arms7 is-9;army-7;arnis-10;around six-6;arrive-14;arthritis-10 in-8;arts-5;as a-5 hell-10 his-10 in-' +
  '6 my-10 partner-9 the-7 they-15;asb my-9;asem10 nie10;aside-9;ask-2 a-7 he12 her-10 my-8 the-7 you-9;asked about' +
  '-5;asking5 about7 as-4 for5 me-13;asks4 every-15 if-7 whether-10 why-13;asleep7 on-7;assault-8;assaulted15 and-1' +
  '4 last-10 me8;assessment-8;assignment-12;assist-7;asthma-12;asthmatic-8;at #pm-9 aftercare-13 all-9 arm-13 bjj-8' +
  ' boxing-11 break-7 everyone-13 grayston-8 gunpoint13 judo-6 me6 month-9 my5 once-8 one-8 reception-12 saps-7 sev' +
  'en-7 sport-6 three-11 university-11 varsity-6 what-9 wits-8 woolies-10 work5 you-8 yours-6;aterese-9;attack12 of' +
  '-9 too-11;attacked14 by-16 me11;attacks-8 me-11;attendance-12;attended-11;attending-12;attention-8;attitude-9;au' +
  'gust so-12;aunt4;autistic-16;available-7;away4 a-8 and11 before-9 for-5 from11 this-9 with-13 would-11;awkward-9' +
  ';ba10 #-12 babedi-8 bakae-13 bantsi-9 bodyguard-9 mo-15;baas11;babedi-8;baby9 #-12 came-14 i-15 sleeping-10 whil' +
  'e-9;babysitter-10;bachelorette-7;back after-9 from9 how-12 in-9 now-7 of-10 that-10 we-9;background-9;backup-8;b' +
  'ad2 back-8 idea-10 knee-6 knees-8 shoulder-9;bafuna14;bag and8 for-7 in-15 it-9 to-10 with-8;bail9;bakae-13;bakl' +
  'ei-13;balintawak-9;ball-14;ballet-11;bam-7;band-9;bang9 om10;bangikhombe10 ngesibhamu10;banging7 on7;bangles-11;' +
  'bank account-7 card13 details-7 he-10 is-7 says-9;banna-12;bantsi-9;barking8;basadi-7 ba-11;based-8;basic-10;bas' +
  'ics-7;baston-8;bat6;bath10;bathathe10;bathi16;bathroom6 my-11;bathrooms-9;batla go-12 ho5 mosebetsi-11;baton-13;' +
  'battle-9;bay-8;bayamhlupha-9 esikoleni-9;bays-9;bc8;bday-8;be #-10 a-8 able-2 alive13 an-9 around13 arranged-8 b' +
  'ack-7 charged-5 cross-8 dropped-9 fit-10 good-10 heaven-8 here8 hit-8 in-13 inside-9 late-12 learning-6 licensed' +
  '-11 locked-10 looking-9 loud-11 more-8 on-11 one-8 paying-9 ready-10 safe-10 seen9 the-6 there-15 thrown-9 tied-' +
  '9 under-8;beam-9;beams8 went8;bear-7;beard-8;beat me9;beaten11 up5;beating6 me-11;beats10 me11;because5 hes6 i7 ' +
  'of-4;become-5 a-6;bed11 for-9 i-8;beds-8;bee9 certificate-7;been7 behind10 burnt-9 checked-12 here-11 hit-9 robb' +
  'ed-8 sent-11 through-14 training-9 waiting-12;beer-7;before class-11 he6 i-3 it-8 my-7 noon-8 or-7 school6 so-8 ' +
  'that-8 work-7;beforehand-9;begging10;begin-3;beginner-6;beginners-5 group-9;behaviour-8;behind if-5 me9;being9 a' +
  'bused9 blackmailed9 kind-9 on-10 patient-9 picked-9 punched-10 scared-13;bel my-10;believe it-11 me9;believes7;b' +
  'elongs-11 to-11;below the-4;belt before-5 bit-6 have-7 in-5 or-9;belts-8;bench-16;berea for-9;beskikbaar-8;bespr' +
  'eek-6;best class-9 for-9 if12 way-10;bestel-7;bestelling-12;bestmed-9;bet-14;betaal-5;betaling-11;beteken-7;beti' +
  'lwe10;better3 off10 than-9 with-9;between #6 sizes-10;bewe11;bf11 and-9;bicycle where-9;bied-8 u-11;bietjie-13;b' +
  'ig-4 and-10 baby-10 enough-7 for-6 guys-11;bigger arms-9 boys-7 kids-11 ones-7;biltong-11;binding-8;binne-11;bir' +
  'th6 certificate-10;birthday-8 gift-6 party-3;birthdays-9;bit lost-7 mine-6 of-12 overweight-8 scared-14 when-11;' +
  'bite-10;bites-12;bja-11;bjj-8 home-7 is-9 teacher-5 with-13;black belt-3 eyes-14 friday-8;blackmailed9;blackout-' +
  '11;blade6;blame-11;blank-7;bleed8;bleeding15 and7 control-15;blind-8 in-5 with-5;blocked-5;blocking me-10;blocks' +
  '5 the7;bloei13;bloem-11;bloemfontein-6;blood10 in7 thinners-9;blou9;blows-18;blue3 belt-11 eye-15;bly-9;bo7;boar' +
  'ding school-12;body is-7;bodyguard-9;bodyguarding-8;bodyguards-7;boek-7;boelie-9;boet-8;boiling11;bokae-8 ka-7;b' +
  'okke-9;boks-6;bokser-8;bones-11;bonitas-11;book-6 again-9 him-9 me-5 on-4 trial-9 us-8;booked-5 already-9;bookin' +
  'gs-8;boom-10;boot8;bootcamp-7;bored-13;bosiu10;boss8 gave-11 is-13 keeps8 lets-10 makes-11 wants-8;bot is-8;both' +
  '-5 of-8;bottle and7;bought me-7;bouncer7;bound-8;bout-11;bow-8;box-3;boxed-15;boxer-8;boxers-10;boxes-6;boxing-4' +
  ' and-4 at-7 but-8 class-7 guy-9 tonight-8 when-8;boy age-10 and-6 at8 did-9 he-9 hes-7 in7 wants-6 wear-5;boyfri' +
  'end11 and-8 did-9 put8;boyfriends5;boys and-7 came-10;braai-5;braam-8;brace-12;bracelet-9;braces-9;brain-9;brake' +
  's12;brave-10;braver-9;brazilian-7;break for-7 from-9 his-13;breakdown-8;breaking13 into6 the7 up-7;breaks a-11 s' +
  'omething-5;breath-10 on-10;breathe11 better-11 in-13 through-13 when-12;breathing11;bree-7;breek11;bridge11;brin' +
  'g-4 anything-9 him-8 it-13 them-7 you-6;bringing my-11;broke down-11 his-13 it-10;broken6 again-16 arm-11 into-1' +
  '1;brother5 always-11 at4 last-12 says5 uses-10 was7 what-15;brothers9 #th-11;bru-7 can-8;bruce-8 lee-8;bruised-7' +
  ';bruises14;budget-8 is-3;building is-7 with-8;buite7;buka-14;bullet8 in11;bulletproof-8;bullied-12 at-8;bullies-' +
  '10;bulliwa-10;bumped-6 my-10;bumper-6;bunk-6;bunked-7;burglar in-12;burglars7;burn11 me7;burned7 by-15 my12;burn' +
  'ing11;burns11;burnt4 me9;burpees-15;bus and-7 for-9;buses-10;business hours-8;but can-5 he9 never-11 nobody-10 o' +
  'nly-8 they-6 want-7 what-7;button-10;buttons-9;buy-6 for-9 get-9 something-10;by accident-12 bus-9 eft-7 half-5 ' +
  'her9 law-10 mistake-6 my6 myself-13 now-10 older-10 our8 phone-7 someone11 taxi-10 the6 then7 this-12 train-7 tw' +
  'o7 video-9 when-8 your-11;bye to8;bywoon-12;cab-8;cable11;cake-10;calendar-11;calibre-10;call7 a8 and10 back-9 b' +
  'efore-10 centre-11 for9 him-14 me-18 my-15 off-13 that9;called-7 me-9;calls4;calm him-10;calories-10;came7 back1' +
  '0 in10 last-16 off-9 once-14 to13 with10;camera4;camps-6;campus9;can-3 a5 actually-10 coach-9 drive-12 fix-7 go8' +
  ' he-13 help-11 hit-12 i-2 it-10 join-12 my-7 one-5 phone-10 put-7 read-11 she-4 somebody-13 still-14 take-10 tea' +
  'ch-8 that-5 the-5 they-3 training-8 we-6 women-7 your-5;cancel my7 when-7;cancellation-5;cancelled-10;cancelling' +
  '-9;cane-10;canelo-8;cannot8 get8;canopy-7;cant9 afford-5 attend-10 be8 book-11 breathe7 climb-9 come-13 decide-7' +
  ' drive-10 face7 find3 go12 hear-13 log-7 make-9 remember-8 run-8 see-9 sign-7 stop10 tell9 wait-16 walk-12;cape ' +
  'town-6;capoeira-8;caps-8;car boot-11 died-10 for-7 how-7 must-11 on8 safe-10 there-7 to-5 trouble-13 when-12 wit' +
  'h7;card and10 got-11 is-7;cardiologist-11;care for-8;careful-11;carer14;carries-11;carry a-3 my-9;case7 i-11 num' +
  'ber-11;cash-2 at-9 on-8;casual-9;cat7 walked-8;catch-9;cause3;cctv-10;celebrity-10;cell number-7;cellphone-10;ce' +
  'nturion-10;ceo-8 and-8;cert-11;certificate-9;certified-7;cha-8;chain-10;chair at-10 can-8 is-11 since-16;champ-9' +
  ';champion-9;change-6 in-10 it-5 room-8 to-7;changed my-6;changing-8;chaos-8;charge-5 my-6;charged-12;charges-5;c' +
  'harging-12;charity-11;chat doesnt-10 to-12;cheap-8;cheaper-9 if-5;cheapest8 membership-10 option-11 plan-13;chea' +
  'ply-8;check-4 in-8 it-10 the-9 with-8;checked-6;checkers6;checkout-12;checks8 every8;cheers-8;chemo-9;chess-18;c' +
  'hest13;chi-7;chicken-11;chickenpox-10;child2 at-11 breaks-6 by-8 doesnt-12 get-11 if-9 in6 is6 learn-9 like-7 of' +
  '-8 please-7 to-9;children to-12 what-9;choke and-14;choked6 me9 on-10;chokes and-10;choking11 babies-10;choose-1' +
  '2;choosing-11;chose6;christmas-6;chronic-10;cigarette11;city or-7;claim-8;claims-8;clamp-10;clamped-13;clas-9;cl' +
  'ases-8;class-1 also8 because8 by-11 cancelled-6 full-9 help-9 hes-13 i9 izolo-12 keeps-10 kissed-9 last-15 made-' +
  '8 not9 now-12 of-7 ok-10 pls-9 she-8 still-7 take-10 times-10 tomorrow-14 tonight-7 was-9 what-8 when-10;classes' +
  '-2 for4 on-8;clean7 the-11 up-9;clearance-8;cleared-12;clever-11;click-10;client is-10;climb-11;climbs-10;clock ' +
  'on-10;close by-5 protection-7 the6 when-7;closed on-8;closes at-6;closest-7;closing7 time-11;clothes5 and12;club' +
  ' and6 from-6 in-6;clumsy-7;cn i-8;coach-3 alone-6 and-7 at11 back-6 been-10 come-7 comes-8 explain-10 for-7 go-6' +
  ' has-10 have-6 how-10 if-13 im-13 in-7 is-10 left-12 mind-10 my8 o-15 only-12 said-10 says-10 sign-7 to-7 told-1' +
  '1 wants12 who-4 with-8;coaches-1 come-9 get-7 have-7;coaching-7;coachs-8;code for-6 to11;coins-13;cold in-11 tod' +
  'ay-11;collapsed15 at-13;collar-7;colleague6 is-8 trains-10;colleagues-9;collected-6;colour-9;combination8;combo-' +
  '6;come after-11 alone-12 along-8 anymore-12 as-11 back4 by-8 from-10 home10 just-13 now-15 off-11 on-5 once-11 p' +
  'ast-8 round-7 see-6 straight-9 through-12 together-12 tonight-11 too-7 twice-8 watch-7 when-10 with-11 yet-9;com' +
  'es2 alone-8 in10 off-6 on-14 up-9;comfortable-14;coming and-11 at-9 back8 for9 from-9 late-9 on-13 out-11;commen' +
  'ts-11;commit to-9;commitment-9;company-7;compete-9;competency-9;competition-8;competitions-6;complain-7;complain' +
  't-8;complete-8;completely-10;complex6;complicated-7;compulsory-6;comrades-9;concussion-11;condom10;confidence-9;' +
  'confident-8;confirmation for-7;consent-9;conservative-11;contact-13 me-9;content-8;continue-11;contract-4 what-1' +
  '0;contracts-11;control and6;controls12;convince-8;convinced-8;cookies-7;cool-10;cop11;coping8;cops11;corner3 of-' +
  '8;cos8 of-10;cost-1 of-7 to-6;costs-9;couch-8 and-10;coughing-12;could-2 coach-10 come-8 he-8 i-5 it-14 one-8 so' +
  'mebody-15 they-12 your-8;couldnt find-10;count as6;country-10;counts the10;couples-8 class-10;coupon-12;courage-' +
  '12;courier-11 says-11;course-6 and-4 cover-8 im-8 my8 price-4 starts-5 what-6 where-7;courses-7;court order-10;c' +
  'ousin is-11;cover that-12;covid-13;coz1;cpf-12;cpo-6;cpr course-7 on10;cramps-8;crash-8;crashed-10;crazy-8;creat' +
  'ine-8;creche8;credentials-10;credit-8;credits-8;creed-6;creeps-8;cries8;crime-12;criminal-10;crossfit-6;crowded-' +
  '7;crowds-10;crush-12;crushed-9;crutches-10;cry-4;crying8 because-9;curious-14;customer care-6;customs-6;cut13 if' +
  '-9 my-12 myself8 off-11;cuts5;cutting again12;cv-9;cyber-12;cycle-7;cz-10;daar iemand-8 is6 meer-7 nog-5 plek-8 ' +
  'so-6 staan9 wees-9;daarmee-8;daarna-10;daars10;daarvoor-8;dad6 #-9 and-12 hits11 isnt-9 says-12 sign-10 used-11 ' +
  'wants-9 will-10;daddy15;dames-7;dan-7;danger10;dangerous-6;dankie-11 ek-9;dark since-10;data-10;date can-9 pls-1' +
  '0;dates-8;daughter came-15 did-6 didnt8 gets-7 goes-12 got8 in-8 is-4 needs-12 shes-11 that-13 wants-9 was6;daug' +
  'hters and-12 boyfriend8;dawn-8;day #-8 after-8 at-13 of-6 one-8 was-10;daylight-5 robbery-5;days do-7 for-8 i-9;' +
  'dead11 bird7 body-12 easy-9 tired-9;deadlines-8;deaf-10;dear coach-10;death13;debietorder-9;debit-6 orders-7 wen' +
  't-12;debited-10;debiting-7 me-7;december-5 can-6;decide-10;decided6;deciding-9;decision-7;declined-9;deep10;defe' +
  'nce-6 against-8 before-10 day-8 for-6;defend himself-10 myself-10 yourself-9;defending-13;delay-9;delete me-10;d' +
  'elicate-6 matter-6;deliver-8 to-6;delivered-9 but-6;delivery-9;demo-8;demonstration-7;dentist-8;depression-10;de' +
  'register-9;deserve10;desk-5 please-8 was-6;destroyed-12;details-9;detention-9;deur8 stop-11;di-9;diabetes-7;diab' +
  'etic-2;did anybody-9 coach-10 gave-11 he-16 his-11 karate-11 krav-9 my-9 someone-13 the-6 they-12 you-10;didnt8 ' +
  'come11 know-12 like-15 say-11;die5 #-9 aand-11 afrigter-13 app-9 boks-8 bus-18 coach-12 een-11 eerste-6 gym-9 he' +
  'k6 kinders9 klas-11 klasse-11 kursus-12 lidmaatskap-10 maandag-10 mall11 mat-8 matte-11 meisies-6 pad-7 rooster-' +
  '8 sak-9 storte-7 trial-7 week-8 weer-10 weermag-9;died5 on-9;dies5;dieselfde-7;different2 for-7;difficult-11;din' +
  'ner-7;dinsdag-7;dira-7;directions-9;dis3 nie-10 te-8;disability-10;disabled-8;disappear11;disarms-7;discipline-7' +
  ';disciplines-8;disclaimer-8;discount-8 if-9;discovery-8;discuss-10 it-9;distance-12;dit-4 doen-9 iets-7 in-8 n-8' +
  ' net-8 vir6;dithunya12;divorce i7;divorced and-10;djulle-10;dlamini-12;do-1 about-8 after9 an-6 at-9 beginners-9' +
  ' boxing-7 coaches-12 cops-12 everything-10 first-5 for-9 girls-9 guns-10 i-5 in-6 instead-11 it-5 kids-7 krav-6 ' +
  'last-12 mma-11 mondays-10 mornings-7 most-8 muay-8 nothing-11 on5 one-10 parents-8 people-6 self-5 shooting-7 so' +
  '-11 sport-14 stairs-9 steps-10 sticks-8 that-8 then-11 there-9 they-14 things10 this-7 those-9 three-6 training-' +
  '11 trial11 want-13 we-3 weekends-8;doc-7;doctor said-9 wants-10;doctors-8 note-6;documents7;doen as-14 by-11 ek-' +
  '9 julle-6 mens-5 nie9;does anyone-9 ballet-7 coach-7 cricket-9 discovery-6 everyone-8 he-5 his-10 it-4 nobody-6 ' +
  'nothing-8 she-11 someone-15 that-10 things11 your-6 yours-8;doesnt9 allow-10 fit-9 go-12 help-13 like-9 mind-16 ' +
  'open-13 remember-15 stop8 want-10 work-10;dog sit-7;dokter-11 se-10;dollar-11;domestic9 violence7 workers-11;don' +
  'ation-8;donderdag-10;done anything-8 at-8 it-12 with5;dont5 answer8 believe-9 close-13 drive-12 fit-9 like-6 min' +
  'd-14 own-9 pitch-10 post-13 remember11 reply9 tell12 understand-10 use-16 you-7;dood8;doodgaan17;doodmaak12 as-1' +
  '1;door8 and9 doesnt-8 handle13 im-11 is10 on-14 so-13 to-9 was-15;doors5 and11 open-10;down4 a-7 at8 by-9 id-6 i' +
  'f-13 on-11 with-11;downgrade-8;download-7;downstairs11;dr-10;dra n-7;drag me7;dragged7 me7;dragon-12;drama-14;dr' +
  'ank18 jik8;draw-9;dreig8 om8;dressed-10;dressing room-8;dricus-11;drill today-13;drills-11;drink11;drinking10;dr' +
  'ive a-9 an-7 any-12 home-8 is-8 the-9 them-9;driver5 for-9 here-12 is-9;drives me-9;driving me-9;drop-7 and-7 he' +
  'r-8 in-4 off-4 the-6;drops-10 me-9;drove past-5;drowning9;druk10;drum-9;drunk6 and10;dry-15;dubai-11;dude10;due-' +
  '7;duela-10;dula-12;duration-9;during-5 class-13;dust-7;dying9 to-9;e a-8 book-5 teng-8;each night-9 other-6 time' +
  '-10;earlier-11;early-5 bird-7 what-11;earrings-11;ears-10;easily-15;east-8;easter-6;easy for-8 is-10;eat8 before' +
  '-9;eaten9;eats early-8;ebook-8;ebooks-7;ebumnyameni-11;ebusuku14;eczema-10;een-6 van8;eenkant-7;eerste-9 klas-5;' +
  'eet voor-7;efe-14;eft-5;ego-9;eight-11;eighteen-10;eintlik-8;ek3 aan-11 die-7 dit-9 een-8 eers-12 hom-11 in-9 is' +
  '3 julle-5 ken-9 kom-5 met-15 moet10 my-12 myself-5 n-10 nie8 nog-7 sal-9 se8 slaan-9 soek-6 sukkel-9 van-13 vir-' +
  '12 voel9 voor-10 wag-11 was-10;ekhaya11;ekilasini-12;eklasini-16;eks9;elbow-6;electric car-4 one-6;electricity-1' +
  '2 is-8;elevator-7;eleven-11 years-10;elilandelayo-10;elincane-10;elke8;else4 is-6 to9;elses-10;email-10;embarras' +
  'sed-14;embarrassing-8;emergency15 care-13 contact-9 first-8;emigrate-11;emigrating-11;emotweni13;employ-11;emplo' +
  'yer-6;employment-12;en6 #-13 as-7 die9 ek8 haar11 hy8 kyk-13 moet-10 my-7 nou12 soek-13 sy8 vir-11 wanneer-6 wat' +
  '-9 wil-10;encane-10;end4 of-5 with-10;ended-10;ending it10;endlini21;eneminyaka-14;energy-14;eng-12 ka-5;english' +
  '-7 is-6;enige-9;enjoyed-8 it-8;enkel-8;enkosi-11;enough for-5 to6;enter-6;entertain-12;entrance-7;enu-9;envelope' +
  '-4;enye-11;epilepsy-7;epileptic-12;epipen5;equipment-11;error-8;ervaring-9;escape-15 when-8;escort-11;escrima-8;' +
  'eside-6 yini-7;esikoleni ningasiza-9;esikolweni7;esingakanani-10;eskom-10;eskrima-8;esteem-8;etsa-12;even do-10 ' +
  'for-12 if-10 when-14;evening-3 class8 is-6;evenings-2;event-6;events-8;ever-5 been-9;every6 braai-13 friday9 nig' +
  'ht9 rand-8 second-14 summer-8 term-4 time-5 week-5 year-9;everyone7 to-10 would12;everyones long-7;everything8 c' +
  'an-12 he6 in-16 is11 lol-8 please-10 so-16 you-9;ewallet8;ex10 and-8 colleague-10 has7 phoned-9 soldier-10 train' +
  's-11 yami9;exact-10;exams-10 now-8 so-8;except7;exchange-7;excited-13;exercise-13;exercises for-6;expect-9;expen' +
  'sive-9;experience-8;expire-10;expired-7;explain-3 krav-7;explodes-11;expo-9;eye7 and-13 at-13 is9 on-12;eyes8;ez' +
  'ayo-12;ezingaki-11;ezingane-9;f-8;face6 and7 in-12 is7 so-10;facebook-6;facilities-9;failed but-7;faint-10;fakes' +
  '-9;faktuur-15;fall8 behind-10 off-8 without-13;falling6 apart10;falls on-8;family bathroom-11 discount-6 of-7 pl' +
  'an-7 price-7 rate-6 wants12;famous-6;far-7 from-7;farm outside-6;farmers-7;faster-8;fat-10;father9 had-12 is-9 m' +
  'ay-10;fathers day-9;fault9;favourite-9;fear-10;feb-10;fedhealth-9;fee-3 for-8;feed9;feel9 better-16 comfortable-' +
  '12 it-8 like8 safer-7 strong-9 the-11;feelings-11;feels10;fees-4 for-7 pls-9;feet-10;fell6 apart-12 asleep-11;fe' +
  'lt-11 i-9;female-3 only-10;females-10;fencing-9;fetch the-11;fetched9 my8;fetches him-10;fever-10;few-6 lessons-' +
  '8 weeks-6;fiance9;field-11;fifties-11;fight-5 all-11 anyone-7 in-5 on-7 part-7 somebody-13 the-6 will8 with-11;f' +
  'ighter-9;fighters-12;fighting-5 in-9;fights-4;figure-8 and-8;fihla-13;fiks-12;filipino-7;film-2 me-11 my-7;filme' +
  'd5 it-12;filthy-12;find it-13 me7 my9 out-12 the-11 us-11 you-9;fine-5 and-15 with-10;finger7 marks11;fingerprin' +
  't-9;fingers4;finish7;fire4 arm-10 drill-13 exit-9 or-13;firearms-8;fired13;first-6 aid-3 because-13 class-4 day-' +
  '5 few-7 if-10 month-7 sparring-7 time-1;fist-10;fit-2 and-11 in-7 my-8 people-7 through-12;fitness-11;fits-7;fit' +
  'ter-9 than-9;five-7 anyway-12;fix my-11 that-10;fixed-7;fixing-8;flat10 and7 feet-11;flexible-12;flinches5;floor' +
  ' are-4 made-7 without-9;flowers10;flu-12;flying-12;fma-9;fnb-13;folk-11;follow him9;followed10 from8 me9;followi' +
  'ng5 me11;food10;fool-7 of-7;foon10;for-2 #2 a-3 abused-6 ages-14 at-5 both-5 cars-9 children-5 christmas-9 cops-' +
  '9 dads-9 december-7 delivery-6 everyone-8 everything9 girls6 her-3 him-11 himself-13 home-7 instructors-7 it-7 j' +
  'oining-9 just-8 kali-4 kids-5 little-6 me3 members-5 money9 my-3 nothing-8 now-11 once-12 our-7 parents-6 people' +
  '6 practice-12 sale-6 saturday-9 self-7 seniors-6 six-8 something-12 that-2 the-2 three-6 tomorrow-7 training-4 u' +
  '-10 weeks-8 women5 work-7 you-10 your8;forced10 me7;forces11 me7;foreign-8;foreigners6;forenoon-8;forever11;forf' +
  'eited-15;forget-9;forgot-9 to-7;forgotten-11;fork6;form-8;fortuner-8;forty-7;forward-12;fotos11 neem-8;fought-9;' +
  'found12 me9 my9 out12 the7;foundation-5;four anyway-13 months-8;fourteen-12;fourways with-7;franchise-8;free-4 a' +
  'nd-12 trial-5;freeze-4;freezes-13;freshen-8 up-8;friday after-12 night-11;fridays any-6;fridge-7;friend5 come-12' +
  ' did-8 does-13 in-13 isnt9 said-15 says-10 told-8;friends are-10 train-8 with-9;from1 a2 alex-7 another-8 behind' +
  '-16 diepsloot-7 friday-7 gym8 here-9 him11 home-6 kicking-10 leave-11 malawi11 me-9 midrand-3 next-12 outside8 p' +
  'retoria-7 randburg-9 rosebank-10 the5 there-7 this-9 training9 under-10 what-6 when-9 where-7 you-5 zero-9;froze' +
  'n-9;full of8 that-13;fumana-14;fun-11;fund-7;funeral5;funny6;futhi9;gaan die-12 dit-9 ek-12 iemand-10 julle-10 m' +
  'y13;gals-8;gang10 up-14;gap-10;garage5;gardener12;gas10;gate4 is-6 on7 open-11 who-11 with7;gates-10;gautrain-4 ' +
  'and-13 at-7 close-6 with-7;gave6 him9 it-9 notice-11 up-10 wrong-8 you-14;gay6;gbv18;gear-3;geboelie-11;gebruik-' +
  '10;gedebiteer-9;gedoen-11;gedrink11;gehad-7;gekry-10;geld11 terug-11;gelos-11;gemis-16;gems-10;gentle-7;george-1' +
  '1;gese7;gesien-9;geskenkbewyse-8;geslaan8;gespot-11;get a-2 anything-9 away9 back-8 better-10 blood-9 his-12 hit' +
  '-14 hold-5 hurt-16 in-5 inside-11 into-4 it-10 locked-11 lost-7 me-12 money-10 my-5 on-12 out7 over-7 people-6 r' +
  'id-5 started-9 that-8 there-10 through-13 tired-8 to-6 violent-9;getroud-9;gets2 bullied-8 here-11 hurt-14 pushe' +
  'd-7 rough10 teased-6 the11 there-12 tired-9;getting hit-11 hurt-10;gevaar10;gevat11;gi-6 to11;gie-8;gift-8 card-' +
  '6;girl #-9 and-7 is-13 she-8 shes-10 wants-9 with-8;girlfriend is-9;girlfriends and-9;girls3 and-9 at-8 night-10' +
  ' only-11 school-7 too-10 who5;gis-7;gisteraand9;give back-8 it-10 me-8 notice-8 them-10 up-8 you-6;gives me6;gla' +
  'ss8 in10;glasses-3;glock-12;glove-9;gloves-8 are-8 at-10 by-10 my-8 smell-6 they-9;glued-10 to-10;gmail-8;go2 at' +
  '-9 away-12 barefoot-8 easy-8 for-6 home8 how-11 in-7 into-8 lena-6 live-10 lwa-7 na-7 out8 shopping-8 so-8 strai' +
  'ght-8 to4 up-11;goes4;going4 home8 overseas-10;gold-7;golf6 club10;golfs-7;gone6;gonna8 kill-8 make-11;good-4 fo' +
  'r-6 is-9 money-7 morning-5;goodbye13;goods-7;gopro-7;got4 #8 an-5 any-9 asthma-6 attacked9 boxing-7 choked-6 cla' +
  'sses-12 divorced-9 for-8 hijacked-11 hurt-13 in9 it-12 jumped11 kicked7 lost-7 my10 no-8 nothing-9 off-8 on-10 o' +
  'ut10 retrenched-8 scared-9 smashed-7 stabbed10 that-13 the6 to-11 two-12 us-8;government-12;gp-8;gps-11;grabbed9' +
  ' by-12 from-8 me6 my9;grabs my-10;gracie-5;grade-4;graded-10;gradering-10;grading-4 soon-16 when-9;gradings-6;gr' +
  'an is-6 wants-9;grandad-9;grandchildren-7;grandma-9;grandpa8;grandson in-6 is-11;granny fetches-8 is10;grans-14;' +
  'grapple-10;grappling-8;gratis-9;great-13;grey hair-11;grid-8;grip from-8;groep-11;groin-9;groot-16;grootmense-11' +
  ';grootte-9;ground-4 floor-8 work-14;group-3 against-8 at-8 can-8 for6 of-6 who-10 without-8;groups-6;gti-7;guard' +
  '-7 and-8 at6 got-10;guardian-11;guards-5 in-6;guide-7 dog-7;guilty-10;gum-13;gumguard-9;gumshield-10;gun class-8' +
  ' course-10 do-11 in7 licence-8 on13 safe-9 to7 training-6;gunpoint13;guns in6;guy5 from12 with7 without-9;guys4 ' +
  'at8 go-5 walk-9;gym-2 and-13 at-7 before-11 clothes-10 down-11 here10 if-10 in-8 is-6 ive-13 last-10 open2 so-6 ' +
  'that-11 yesterday-12;gyms in-8;ha a13 ha-10;haar8;haarself8;hacked my12;had #-13 a-8;hae9;haha-16;hahaha-10;hail' +
  '-7;hair in-9 is-10;hairdryer-9;hairdryers-8;half-5 an-4 of-7 past-5;halfway-11;hall-2;halloween-9;hand7 in-9 is9' +
  ' it-13 on5 out-8 wraps-8;handed-8;handgun-7;handle a-5 myself-9;handles-10;hands like-7;handskoene-10 is-10;hang' +
  ' a-11;hanging around-8;happen at-7;happened11 again10;happening9;happens8 in-6 to-9 with-6;happy-11 birthday-7;h' +
  'ard on-8;harder-17;harley-15;harm10;has4 a5 adhd-9 anyone-11 autism-10 been3 braces-11 done-11 everything-14 exa' +
  'ms-8 flu-8 he-14 long-11 me-14 no-7 one-14 school-10 seen-9 stopped11 the4;hasnt9 come9 done-11 started-8;hate i' +
  't-11 myself9;hates being-12;have #-11 an-7 another-8 anything5 been9 bjj-7 boxing-6 cash-8 done-12 epilepsy-6 fo' +
  'r-7 gloves-7 grappling-7 i-9 in-7 it-8 lights-8 lockers-9 muay-7 never-8 no-4 on-5 people-15 private-8 someone-1' +
  '0 something-5 that-7 they-13 too-8 two-8 vouchers-11 whatsapp-9 with-12 your-6;havent7 eaten12 seen-13;having11 ' +
  'a12;hayi-10;he12 a-8 answers6 asks-15 been-7 breaks-6 broke9 burnt9 can-8 checks12 come-7 comes8 could-8 counts1' +
  '0 cried-11 did12 do-6 drinks8 fit-9 forced9 forgets-12 found7 gave3 gets7 go-8 goes13 has4 hasnt6 have-10 hit8 h' +
  'its-7 join-6 joins-8 keeps6 kicks8 killed9 knew12 know-8 knows7 learn-9 leave-8 leaves7 likes7 locked9 made10 ma' +
  'ke-8 my-13 need-12 needs-16 nie-11 or-9 park-7 pay-10 plays-11 punched11 ran-14 reads11 said8 says5 send-10 send' +
  's11 start-8 still-7 stop8 takes9 tapped-8 there-9 took9 touches8 train-10 trains-13 use-7 uses6 wait-13 walks3 w' +
  'as2 wasnt-8 wear-8 will7 works-8;head2 and11 coach-11 guy-9 instructor-9 is7 office-7 shots-10 start-12 when-10;' +
  'headguard-9;headlock-11;heads-10;headscarf-10 on-8;heal-6;health-7;healthy-9;hear10;heard a6 it-9;hearing aid-11' +
  ' aids-8 voices10;heart5 attack7 is-3 murmur-9;hearts-9;heated-8;heavier-12;heavy-11 guy-7;hebrew-8;hectic-11;hed' +
  '3;heita-8;hek7;held5;helicopter-8;hell12;hello my-8;hellopeter-10;helmet-7;help12 against-11 choosing-11 for-12 ' +
  'he11 him-12 julle-15 lol-13 me-10 met-11 my10 out-9 such-11 the-9 us-12 with-7;helped-9;helper4;helping-11;hence' +
  '-12;her6 age-7 arms6 body-8 boyfriend10 brother-15 class-6 dad10 email-9 first-8 friend-13 friends-9 group-9 in7' +
  ' names-15 own-7 phone9 room7 son9 that-10 this7 to7 today-10 trial-11 with10;here5 anymore10 i-11 they10 want-6 ' +
  'wants-12;hernia-8;hers-4;herself after-12;hes12 #-10 an-9 back10 being-14 big-8 bought8 coming9 drunk7 going7 go' +
  't7 kicking11 nine-11 okay-8 only9 outside10 ready-12 small-9 ten-11 turning-10;het4 al10 betaal-7 dit-11 een-8 e' +
  'k-8 hulle-11 iemand-13 jou-10 julle-5 my9 nie-7 u-12;hey coach5 just-13;hhayi-10;hi are-6 coach-8 how7 im-2;hide' +
  '14 my-12;hides behind-19;hiding9 behind8 in10;hier11;high-9 blood-15 school-9;hijack workshop-9;hijacked12 on-13' +
  ';hijackers6;hijacking-7;hijackings-9;hilarious-8;him6 and5 at-9 do-11 down-8 he5 how-9 its9 knowing11 names-12 o' +
  'n2 online-10 out-16 some-9 up-12 with10;himself8 on8;hip-3 op-7;hire-7;hiring-8;his2 age-8 birthday-10 brother-8' +
  ' can-8 class-14 file-10 friend9 gun8 hand11 head-9 house11 kids-8 lawyer-11 life-13 lunch-11 mom-3 name-13 numbe' +
  'r-9 own-6 pants11 sister-11 teacher-9 trial-10 week-9 wife8;history-5;hit3 a-19 at-10 by7 each-6 first-10 hard-8' +
  ' harder-8 his-11 in-16 me8 my9 pads-12 someone-12 twice-7;hits9 back-13 his-15 me14 my12 other-7 the-14 us12;hit' +
  'ting6 a-8 me9;hle13;hlp15;hmm-11;ho6 ba-13 ithuta-15 joina-10 ngodisa-10 rekela-11 thunya-7 tla-15 tseba-9;hobby' +
  '-6;hoe-4 hulle-10 kry-8 laat-6 lank-4 maak-12;hoekom is-7;hoeveel-7 is-6 mense-5;hold back-9 me-11 of-5 up-5;hol' +
  'der-11;holds7;holiday-6;holidays-7;holster-7;hom rond-11;home4 affairs-9 after-6 all-13 alone-13 and7 at-4 by-6 ' +
  'crying-10 for-13 from6 its12 page-6 sweaty-13 tonight8 when-9 without-10;homepage-8;homeschool-6;homework-8 help' +
  '-9;honest with-8;honestly-8;hoodie-7 i-8;hoodies-14;hook-14;hooked-11;hope7 i-13 so-10 the7 there-10 you-8;hopef' +
  'ully-9;horlosie-12;hoseng-11;hosepipe12;hospital and-8 so-8;host-6;hostage-13;hot water-9;hotel4 near-10;hou-10;' +
  'hour ago11 of-8;hours because-14 on-7 please-9 pls-10;house12 because-17 for-14 i7 with4;how-2 about-10 are-5 ca' +
  'n-9 did-9 does-8 else-8 far-2 hard-13 i-13 is-5 long-5 many-5 safe-10 to-3 you-9;howzit-13;hubby is-6;huis8;huis' +
  'werk-9;hulle11 het8 se9;humiliated-11;hurt8 a-16 in-12 me10 you-12;hurting12 my8;husband10 and-10 beats8 bought-' +
  '11 collapsed-12 does-10 hit13 is3 must-9 my-12 says-7 the-9 thinks-10 wants-10 who-9 will-16;husbands12 birthday' +
  '-8 gun-13 pistol-11;hv-8;hw-10;hy10 dreig8 gaan9 het7 is-11 kom-6 my16 oefen-10 was-10;hypertension-10;hyt9;i2 #' +
  '-9 address-8 allowed-4 also-9 always-10 am6 are-12 arrive-7 beat-13 bleed12 block-7 bodyguard-9 booked-8 bought-' +
  '9 box-12 boxing-5 break-9 broke-8 came-12 can3 cant3 carry-8 catch-5 chose-10 close-8 convince-7 cry9 cut4 cycle' +
  '-7 debit-10 defend-8 didnt7 do6 dont7 drag-11 drop-8 drove-8 end-10 fail-7 feel7 film-8 forgot-5 go6 going-8 got' +
  '6 had6 hand-12 have3 havent6 hear8 hide9 hijack-11 hung-12 hurt-14 in-12 joined-7 jumped7 just4 keep5 leave-3 le' +
  'ft-12 legally-13 lie-8 like-6 live4 lock8 look-7 lose-6 lost-9 love-13 made-9 mail-6 meant-8 met9 miss-9 must8 n' +
  'early-12 never5 order-8 ordered-5 own-5 paid-4 panic-12 park-7 parking-9 passed-8 pick-7 pitch-7 plan-13 prefer-' +
  '5 private-8 promised-13 pump-10 punch-10 put-7 quit-8 ran9 reach-7 really-10 refuse-5 ride-6 rolled-10 schedule-' +
  '10 scratch10 share-7 should5 shout-10 shouted-11 show-8 shower-7 skip-9 sleep7 smoke-10 spar-6 spend-7 start4 st' +
  'ood-12 stop-7 stopped6 sue-10 survive-6 take-1 tap-8 tapped-8 teach8 the-9 tied-13 timetable-6 told7 took9 train' +
  '-1 trial-9 trust-13 type-10 vomit-10 was10 watch-7 whatsapp-8 woke8 wont9 work-7 worry-9;ibhande-11;iboxing-14;i' +
  'ce-15;iclass-9;id and8 be-9 book12 like-3 number-12 want-7;idea-10 of-8;idiot-10;idolo-11;iemand11 in8 my-18;iet' +
  's aan-16 af-11 vir-14;if4 i5 its6 my-10 nobody-9 not-11 parents-10 possible-8 shes-10 something-10 stage-10 that' +
  '-10 thats-10 the7 there-12 theres-12 they-8 theyre-10 theyve-9 ur9 we-7 you7 your9;ifomu-9 yini-10;ifoni9;ifowun' +
  'i10;ifuna-12;igama-10;ignore-12;ignored-9;ihlaya-9;iiglavu-8;iiklasi-6;ikhona-2 i-8 indawo-11;ikilasi-12;iklasi ' +
  'yakhe-9;ikuphi-10;ill-6 ask-10;im6 #kg-13 a-6 always-12 an-13 at-4 away-8 being10 bleeding11 busy-10 coming-8 do' +
  'ne5 eleven-10 from-12 going3 gone9 good-8 having-11 hooked-9 hurt-10 in3 just-10 late-16 locked7 looking-10 movi' +
  'ng-7 new-10 next12 not5 off-10 only-8 outside-14 pregnant-4 ready-10 retrenched-11 scared10 short-7 sitting9 sle' +
  'eping10 small-11 so8 sure-10 that-8 the-4 tired-11 trans7 turning-7 up-11 waiting-10;imali yakhe-9;imininingwane' +
  '-14;iminyaka-7;imoto10 yami-14;impossible-9;impressed-6;in after-10 again-9 alice-9 an8 any-9 as-5 between-8 bla' +
  'ck-6 boxing-7 braam-8 by-10 case7 centurion-7 class-4 court-10 danger12 die5 dubai-7 durban-2 every7 for-6 gevaa' +
  'r10 god-8 her4 house-12 jeans-8 karate-13 kids-8 last-8 lunch-9 matric-15 meetings-9 money-9 my6 n-10 namibia-8 ' +
  'october-9 on-3 our7 person-6 plaster-4 rosebank-8 round-9 sa-8 school-9 secunda-7 the4 them-10 there-6 this7 tim' +
  'e-5 training-5 trouble11 varsity-9 week-9 wheelchairs-6 windhoek-8 writing-6 zulu-6;ina-7 #-7;inamahloni-8;incid' +
  'ent-15;included-7;increase-12;incwadi-14;indawo3 yenu-12;indemnity-9;indoda18;ine-14;ineminyaka engu-7;info-10;i' +
  'nformation-7;ingabe-9;ingakanani-8;ingane7 yami5;inhaler-12;inherited-8 my-9;ini-11;inini-8;injured-11;injury-11' +
  ';inligting-10;inombolo-13;ins-8;inside8 with9;insta-8;instagram-8;instead of-9;instructor course-9;instructors-5' +
  ';instrukteur-10;insurance if-13;insured-7;intake-7;interest-8;interested-11;internet-9;internship-7;interpreter-' +
  '11;inthaneteng-8;intimidated-12;into2 a7 it-21 the6;intro-6;introduce-10;introductory-7 lesson-9;introvert-7;int' +
  'roverts-10;inverter-7;invite-7;invited-10;invoice-8 for-6;inyanga-15;iodolo-9;ipasipoti13;iphephile-11;iphi-11;i' +
  'phone-7;irisithi-10;iron11;is #-4 across-6 afraid-12 al-10 all-11 almal-9 already-8 an-7 anybody-7 asking-11 asl' +
  'eep11 baie-7 bang8 beaten13 beating9 behind-13 being9 better4 bietjie-7 big-7 bjj-4 bleeding11 blocking-8 boxing' +
  '-8 breaking7 choking10 class-7 clever-11 coach-10 coming9 cracked-15 cut7 daar-8 die-2 double12 down-9 drunk10 e' +
  'ight-10 ek-10 everyone-8 fine-5 five-8 following8 for6 from-7 gentle-12 going5 gone8 good-11 ground-6 he-12 her-' +
  '10 here-6 hulle-13 hurting11 hy-12 ill-10 impossible-8 in5 it-6 karate-8 keen-7 killing-7 krav-4 leaving-8 loose' +
  '-11 missing8 my-6 n-8 nervous-6 new-10 next13 one-13 only-10 overseas-10 parking-10 petrol-11 possible-10 pregna' +
  'nt-10 premium-5 sandton-7 scared-7 seer-8 she-10 shy-9 sick-12 siek-7 skaam-12 slow-9 something-11 stalking10 st' +
  'anding8 still3 strong-9 stuck-5 swanger-6 swollen-5 tall-6 teaching-10 that-3 there-2 this-6 threatening10 tomor' +
  'row-9 tonight-12 tonights-8 training-10 unconscious10 useless-7 verkrag11 very-8 vir-10 waiting10 walking9 watch' +
  'ing-9 way-7 weak-10 weg7 what-6 worried-9 yours-9;isaphulelo-9 uma-10;ish-7;isibhakela-9;isifundo-9;isiphandla-1' +
  '0;isipho-10;isnt5 what-6;israeli-7;issues-10;it #-7 actually-8 again6 all6 alone-12 an-10 asks-8 at-4 back-7 bee' +
  'n-12 bleeds10 broken-11 but5 by-7 can-5 come-9 cost-5 count-7 different-7 doesnt5 down-9 end-8 ends11 fine-11 fr' +
  'ee-9 from-5 go-6 going-8 got-8 happens14 have-6 he14 help-11 here-10 i11 if-15 in-4 left-11 like-6 make-9 matter' +
  '-4 mean-12 month-4 must-12 my5 myself-4 not-8 now-6 ok6 one-7 only7 over-8 packed-5 rough-8 safe-9 says-15 she-9' +
  ' start-7 starts7 stop11 stopped-10 teach-7 the-9 then-5 to10 tomorrow-10 wants-10 was8 weird-5 when6 with-7 work' +
  's-9 worse-14 you-6;item-9;ithawula-8;ithi10;ithuta boxing-11 krav-7;its4 all-11 annoying-7 at-10 for-5 free-10 g' +
  'ood-14 great-8 happening10 hilarious-8 just-8 my7 not-8 on-7 over-7 so-12 the9 too-10;itse9;ive3 a-11 always-9 b' +
  'een3 heard-12 just-15 left-11 only-14;iyahlukunyezwa-7;iza-9;izifundo-8;izingane-11 esikoleni-6;izinsuku6;izinto' +
  '-9;izolo12;izophepha-13;ja-9;jaar-8;jab-8;jacket-10;jail if-10;jake-11;jan-7;jang-13;jaw10;jealous-11;jersey-7;j' +
  'ik9;jits-6;jitsu-4;jiu-4;jiujitsu-8;job in5 please-13;jobs-10;joburg-4 water-9;john-10;join-3 but-4 how-12 i-11 ' +
  'or9 the-5 with-9;joina-11;joined-11;joining-5 amount-7;joins-7;journalist-9;judo-12 for-6;juffrou16;jujitsu-8;ju' +
  'lle-4 die-9 dit-4 haar-9 het-12 in-11 kinders-8 kom-7 mens-9 mense-10 met-11 oop-9 wat-14;july-11;jump in-9;jump' +
  'ed13 out7;june-10;jungle-9 gym-9;junior-8;juniors-5;just3 #-9 asking-9 bought-10 for-9 got10 had-5 letting-10 lo' +
  'oking-8 looks-10 me-7 need4 now5 one-7 pay-9 right-12 rings-11 sit-10 so-8 started-6 stood-14 stop-11 takes-11 t' +
  'he-9 to-6 took11 turned-13 us-13 wanna-8 wanted12 women-8;jy-8;k-8;ka3 #-12 boxing-9 kgwedi-9 mo-8 moo-8 order-9' +
  ';kaalvoet-10;kabili-9;kahle-7;kakhulu5;kali-8;kamer13;kan die-11 hulle-12 hy-17 julle-13 kom-12 n-11 nie3 ouma-1' +
  '0 sy-10;kancane-11;kangakanani-6;kanjani-13;kantoor-8;kapa-14;kar7 hoe-10 nie-8;karabyn-7;karambit-8;karate-3 ki' +
  'd-11;ke9 ba-9 bokae-2 kgopela-8 lebetse-8 mang-13 sa11 tla-14 tsebe-11 tswa-12;keen-11 on-10;keep3 a-12 about-10' +
  ' an-10 me-10 my-5 them-8 thinking9 up-12;keeping him-9;keeps11 beating-11 going-14 kicking-14 me-10 my11 telling' +
  '-14 throwing-11 touching9;ken-8;kept me-10;kerb-8;kerbs-8;key9 for-9;keys in-13;kfc-10;kgopela-8;khansela-9 memb' +
  'ership-7;khona7;kick-9;kickboxing-8;kicked8 me9 out-11;kicking off-9;kicks and-11 off-10 the7;kid he-14 hes-9 is' +
  '-10 to-9;kiddies-6;kidnapped15;kidnapping6;kids #-7 about-9 also-9 and8 before-11 birth9 can-6 class-4 classes-6' +
  ' coach-9 entrance-5 from-13 group-7 have-9 if9 in-4 is-7 learn-13 names8 need-9 on-7 one-11 out-10 party-7 reall' +
  'y-7 say-12 stuff-10 times-7 today-8 too-7 want-7 we9 what-9 when-10 while-5 with-7;kidz-8;kies-14;kill6 myself11' +
  ';killed6 me-9 my9 us-13;killer-9;killing it-9 me-7;kilos-8;kimberley-8;kind het-11 is7 of-5 se-11 sy-9;kinda8;ki' +
  'ndergarten-10;kinderklasse-10;kinders3 nie-10 se-14;kindle-6;kini-11;kissed-7 her-9;kit-8;kitchen6;klas-4;klasi-' +
  '10;klasse-2 vir-7;klein-7;klim-11;knee-8;kneel8;knees-5;knew when-9;knie-13;knife2 attack-15 class-7 defence-8 f' +
  'ighting-6 in6 may-10 workshop-9;knock-11;know a-7 anyone-12 anything-12 before-7 cpr-10 how7 it-9 me-11 nobody-9' +
  ' nothing-10 that-8 the-7 their-9 they-11 where13 why10 yet-13;knowing9;knows5 it-14 nothing-9 where14;knuckle-8;' +
  'kode-7;koets-10;koffie-7;kokuqeqesha-12;koloi-13;kom julle-7 kyk-12 probeer-9 van-7;koop-7;kopa le-11 thuso9 tim' +
  'etable-7;korting-7;kos hy-8;koste-13;krav-7 have-5 help-13 i-8 is-6 maga-1 on-7 so-10 to-7 tonight-6 too-12;krav' +
  'maga-8;krieket-14;krukke-10;kry die-13;ku-9;kuba12;kudingeka-11;kufanele-9;kukho iklasi-11;kukhona7 amaklasi-8 i' +
  '-10 iklasi-13 yini-11;kumele-9;kungani-9;kuni-14;kuphela-9;kuphi-13;kuphila11;kuqala-9;kuqeqeshwa-9;kursus-4;kus' +
  'ihlwa-10;kusukela14;kuze-11;kwa6;kwaye12;kwenzekani-11;kwesikhathi-9;kwi class-11 grading-10;kwiklasi-10;l-8;l#-' +
  '8;la-13 ka-5;laai-11;laaitie-7;laaities-9;laat maak-4 my8 weet-10;ladies-4 class5 night-8 one-7;lady4 and-6 coac' +
  'h-10 on-13 trainer-7 with-9;lag-14;laid out-8;lakhe-10;lami14;lamp-12;landlord13;landmark-10;lank-6;lapho-9;laps' +
  'e-10;laptop-8 bag7;large9;last4 class-4 day-8 dojo-14 gym-12 month-10 night10 nights-15 nite7 place-12 train-6 y' +
  'ear-9;late-1 again-15 class-7 one-8 to-9 tonight-11;lately-13;later-5;laugh at-16;laughed5 at-11;laughing-11;lau' +
  'ghs7;laughter-16;law-4 if-10 in-8 is-15 wants-5;lawn-9;lawyer-13;lawyers-11;lay-7;lazy-13;le #-5 a-8 asthma-6 ba' +
  '-11 dilemo-13 ka-14 kae-10 mangolo-8 mong-12 mosadi-9 motho-11 ruta-7 tla-10 ya-11 yena-9;leads-10;league-11;lea' +
  'rn-3 at-5 cpr-10 it-8 something-11 this-9 to5 what-12 with-7;learns-8;least-8;leave2 can-9 he8 her8 him10 on-10 ' +
  'out-6;leaving my-8;lebetse-8;leboga-13;leboha-12;leer julle-4 skiet-11;left5 and-15 by-9 for-8 hand-11 handed-10' +
  ' his-11 i-12 it-8 on-7 out-18 standing-9 the-8 two-8;lefty-9;leg day-13;legal in-11 to-11;legend-12;leggings-9;l' +
  'egit-9;lehono-10;leka-11;lekker-11 man-7;leloko-8;lena-9;lend-10;leng-13;length-7;lenu-8;less-6;lesse-10;lesson-' +
  '6 you-8;lessons but-5 do-11 how-9 on-10;let7 a-12 us9 you-13;lets us-12;letsatsi5 le7;letter5 for-7 from-16 that' +
  '9 to-11;letting-12;level-5;levels-6;lewe8 nie9;lewer-7;liability-10;liable-11;liam-11;library-8;lice-11;licence-' +
  '9 for-5;license-10;lidmaatskap-11;lie8 awake-8;lies in-11;life6 away-12;lift is-7 my-12;lifts6;light-6;lightie-8' +
  ';lighties-7;lights-6 go-12;like a-3 an9 gloves-9 him-12 hitting-13 in-5 it-11 my-6 to-3 typing-6;liked-9;likes i' +
  't7 soccer-13;lilungu-7;limit-8;link-7 is-8;lip5 read-14;lips12;lisensie-11;list please-8;listen-15;lit-11;little' +
  ' brother6 brothers-10 man-11 ones-7;live5 anymore9 next-13 on-14;lives far-9;living6;lo-11 ka-10;load-11 sheddin' +
  'g-5;loadshedding-9;loan6;lobola10;location and11;lock away-9 in-10 on-11;locked10 in6 me12 out-19 the10 up-9 us6' +
  ';locker room-9;locks7 me8 the9;log-8 in-6;logging-10;login-10;logo-10 on-6;lokuqala-12;lol-3 do-11;lona-14;londo' +
  'n-8;lonely-7;long are-7 hair-12 has-9 in-11 is-3 since-7 sleeves7;loo-6;look-3 after3 like-11 on-13 stupid-15;lo' +
  'oked-11;looking3 for4 stupid-10 to-14;looks after-9 out-10;loose-10;lose my-7 those-8 weight-5;losing6 my8;lost ' +
  'a-7 in-9 interest-10;lotto-8;loud too-11;love it-7 the-7 to-6;loved-12 it-12;lovely-11;loves rugby-10;lower-7;lo' +
  'yalty-7;lugversorging-6;lunch-4 break-5;lunchtime-7;lutho-8;lwa-9;lwana-10;lwenu-10;lying11 down-11;lyk-14;m#-5;' +
  'ma5 en-11 is-17;maak5 nie-15;maand-8;machine-5;macho-8;madam5 gives-9;made a6 my-8 this-9;mag ek-6 hy-10 my-12 n' +
  'ie10 sy-9;maga-3;mahala-11;mail-8;mailed-10;mails-10;main-9;make a-12 friends-15 her6 him6 it3 my-7 somebody-17 ' +
  'that-10 up-8;makes5 me7;makeup12;malini-2;mall with-12;malome10;mama9;mamma11;man8 at-8 by10 het8 hold-10 is5 my' +
  '11 saam-9 slaan8 who11;manager5 i-9 please-11;mang-11;mangolo-8;manje14;manqindi-12 kudala-12;mans9;mantsiboya-8' +
  ';manual-10;many are-6 days-5 hours-10 in-5 kids-7 lessons-9 of-7 people-11 years-9;maobane5;march hes-9 so-9;mar' +
  'k-7;market-7;marketing-11;marking-7;marks17 are-10 off9 on9;marriage in-8;martial arts-5;mashonisa10;mask-8;mat-' +
  '6;match me-8;mate was-8;maternity-10;matrics11;mats-7;matte-11;max-8;may-7 a-4 can-12 he-12 i-5 my-8 put-11 she-' +
  '7;maybe in-11;me5 about-9 after10 already-11 anymore9 anything-8 are8 as-6 ask-14 away-10 be-10 before-7 book-11' +
  ' by10 can-13 chat-11 check-9 choose-7 dead9 decide-7 down7 e-11 everything-11 feel-13 from5 go9 he11 her11 home1' +
  '0 i-5 if8 im5 its-10 join-15 kneel10 leave9 like-12 more-8 my-9 not12 nothing-7 now-8 on6 out4 over6 right6 sinc' +
  'e13 smses-7 so-8 the-9 there-12 theres-11 think-14 till10 want-9 what-6 when10 with3 you-2 your-10 youve-7;mean ' +
  'for-8 girls-10 how-9 i-8;meant for-7;meantime-8;measles-12;meat-11;medals-11;media-9;medical-7 course-5;medicine' +
  '-7;medium-12;meer8 gaan-13 lewe8;meet me-12;meeting-11;meetings-13;meisies-8;mekaar-14;member already-10 before-' +
  '9 in-6 of-7 since-7;members-5;membership-8 i-10 of-9 on-6 please-11 ya-8 yami-10;men5 are9 came9 come5 hit-10 in' +
  '8 lying-10;mens praat-9 wees-7;mense is-9;mention-12;mentioned-11;menu-10;mercy-9;message4;messages12;met6 die-5' +
  ' kinders-13 my-6 on11 sy-9 wie-10;metal-9 plate-7;meter-13;metro-14 cop-12;mid-9;middagete-8;midday-9;middle-6 o' +
  'f-5;midnight9;midrand-8;might5;migraines-10;mike-7;military-14;min ago9 at-10 late-13 or-7;mina8;mind about-9 af' +
  'ter-8 found-9 i-11;minder-9;minecraft-9;minibus-11;minimum-9;minutes late-9 with-10;mirrors-11;miss him-9 me10 t' +
  'he-9;missed-5 #-9 the-9;misses-3 it-10;missing9 a-11;mistake-7;mix-6;mixed-9;mma in-12;mme10;mmele-15;mmm-9;mob9' +
  ';moet ek-3 n-7 ons-8;mohawk-12;mokatisi-13;mokoetlisi-12;molweni-10;mom #-8 can-6 does-8 has-6 he-7 here-11 isnt' +
  '-12 of-8 said-12 says-6 sign-7 wants-8 who-10 will-11 wont10;moment-6 so-9;momentum-7;mommy7;moms boyfriend12;mo' +
  'n-13;monday-3 boxing-9 class-7 is-16;mondays-8;money4 again-9 and8 at-8 back-5 in-9;monitor9;monna11;month-4 and' +
  '-6 can-6 go-11 how-5 i-6 if-11 or-7 please-10 so-8 thanks-8 was-10 what-10 with-8;monthly-4 fee8;months is-8 to-' +
  '8;moo-14;moonboot-8;moontlik-8;mop-11;moqebelo-11;more about-7 because-10 energy-6 how-11 on-8 what-11;morning c' +
  'lass-9 do-11 group-8 person-8 so-10;mornings-8 are-5;mos-9;mosque-9;most girls-10 people-10 practical-4;mostly-8' +
  ';mother i8 is-10;mothers8;motlakase-13 o-9;motor-11;mount-12;mountain bike-5;mourning-9;mouth guard-7 guards-5;m' +
  'outhguard-4;mouthguards-7;move it-10 me-9 up-5;moved house-9;movie-8;moving to-11;mozambique-13;much bigger11 bl' +
  'ood8 if-11 is5 longer11 notice-10 to-10 was-10;mugged8 a-8 at8 in-9 me-9;multiply-7;mum3;murdered-12;murmur-9;mu' +
  'scle-16;muscles-7;music-14;muslim-13;must cancel-7 come-10 he-5 i-3 my-11 see-9 she-12 stay-9 study-8 take-13 te' +
  'll-9 they-13 we-7;my3 #yr4 account-10 ankle-8 arm7 as12 aunt7 bag-4 bakkie-13 bank4 bed8 belt-8 bf9 bill-10 birt' +
  'hday-9 bookings-6 boss-4 box-9 boxing-9 boy-5 boys-13 brakes11 broer8 brother3 brothers12 budget-4 cancellation-' +
  '11 card-5 cash-8 certificate-5 classes-11 clothes9 coach11 competency-8 complex10 cv-7 dad4 data-7 date7 dear-11' +
  ' debietorder-9 details-8 diary-12 die-15 divorce-7 doctor-9 doodmaak8 door7 drink9 driver-13 earrings-7 ears-9 e' +
  'ie-6 eks10 email-4 emergency-6 employer-6 en6 ex5 eye9 family7 father9 fault6 fee-8 fiance7 fight-5 fingerprint-' +
  '8 firearm-10 first-5 flat7 foon7 foot-11 free-7 freeze-10 friend4 friends11 geyser-6 girls5 glasses-8 gordel-11 ' +
  'gps-7 grandad-9 grandchildren-7 grandkids-10 guard-8 gun-11 hand5 head14 headscarf-8 helper5 hoodie-9 huis11 hus' +
  'band-4 in9 invoice-7 jaw11 kamer12 kids4 kit-10 knee-5 knuckles-9 laaitie-6 landlord11 laptop-5 lesson-7 lessons' +
  '-8 level-11 lidmaatskap-6 little5 location10 login-7 lunch-10 manager13 maths-10 medical-5 mind6 money-9 mothers' +
  '10 motorbike-8 mouthguard-7 n-10 name-8 nephew5 newborn-11 niece6 notice-8 nudes9 office-8 old-4 only-9 options-' +
  '6 order-12 own3 pa4 package-9 parcel-9 parents9 partner8 passport12 password-7 pension5 picture-8 plan-12 pocket' +
  '-11 points-6 polo-10 purchase-8 question-8 refund-7 religion-8 room12 roster-7 school11 second-12 security-11 se' +
  'ssions-13 shifts-6 shy-8 size-8 skirt6 sleep-9 sons-7 soul-7 spot-10 statement-9 stepdad7 stepfather10 sticks-10' +
  ' stiefpa10 street8 student11 surname-10 taster-9 teacher6 technique-7 ten-10 tenants9 test-7 things-7 toe-6 toes' +
  '-9 tongue10 trial-9 twee-9 twenties-9 uber-11 uncle5 virgin-9 visa-7 voucher-10 watch-5 water-8 way-3 wedding-5 ' +
  'wife-1 work8 wrists8;myself11 again9 but-10 out-11 when-10 with-7;n bokser-8 geweer9 gi-10 lisensie-8 man6 mens4' +
  ' pistool-9 plek-4 rolstoel-5;n# every-8;na-4 die-5 ho-14 ke-14 n-7;naby-13;nah-7;nako-11 ya-7;name and5 is-6;nam' +
  'es of-7;namibia-7;nani-7;nasty-12 to-9;nationals-11;naweek-8;nceda12;ndedwa8;ndibukele-10;ndidiniwe12;ndidlwengu' +
  'lwe15;ndifika-8;ndifuna7 i-10 ukuba-13 ukubona-6 ukuthenga-9;ndincede16;ndingahlawula-7;ndingayenza-9;ndingeza-1' +
  '0;ndinxibe-7 ntoni-7;ndixelele-8;ndiyopha12;ndiyoyika12;ndoda12;ndoyika16;near me-13 the-4 u-10 you5;nearby-7;ne' +
  'arest-5;nearly-5 #-10 killed-7;neck9;necklace-8;nee-13;need3 coaches-10 gloves-9 help8 my-7 one-8 some-9 someone' +
  '-15 somewhere9 the-7 them-11 two-8 work-6 your-12;needs-6 shoes-7;neem-11;neighbour is7;neighbours dog-8;neither' +
  ' of8;nelspruit-7;neminyaka-11;nenzani-8;nephew4 did-10 for-10 he-17 hes-14 is-7 wants-11;nervous-13;net die-13;n' +
  'ever-3 again-12 been-14 came-10 done-7 got-6 held-14 know-10 mind-7 said-10 says12 signed-8 thrown-6 told11 trai' +
  'ned-9;new baby-13 belt-9 here-12 hip-12 job-7 one-10 person-8 phone-8 school-11;newbie-7;newbies-12;newsletter-1' +
  '1;next2 belt-12 class-10 course-9 date-9 grading-7 one-11 time7 to11 workshop-8 year-8;ngabani-9;ngabanye-18;nga' +
  'ni-17;ngaphakathi-12;ngaphambi-9;ngaphandle15;ngayo-8;nge-8;ngedwa-14;ngemali-9;ngenyanga-9;ngesibhamu11;ngesont' +
  'o-7;ngezikhathi-12;ngicela5 i-11 ningishayele-7;ngidinga-8;ngidlwenguliwe14;ngifika-7;ngifuna4 i-9 ukuba-14 ukub' +
  'halisa-11 ukufundisa-10 ukwazi-7 umsebenzi-10;ngigqoka8;ngikhathele14;ngikhokhile-11;ngilimele11;ngingageza-7;ng' +
  'ingajoyina-10;ngingakhokha-7;ngingakwazi-9;ngingaqeqesha-9;ngiphuthelwe-8;ngiqeqeshe-12;ngisebenza-14;ngisengang' +
  'ena-5;ngisengozini13;ngiyabonga kakhulu-11;ngiyesaba15;ngizobuya-8;ngizofika-7;ngoba9;ngodisa-10;ngoku15;ngokubh' +
  'alisa-14;ngolwesibili-8;ngomgqibelo ekuseni-12;ngubani-11;ngwana wa-8 waka-12;nice one-7 to10;nicely-10;nie5 ase' +
  'm10 daar-10 die-14 haha-8 hoe-13 is-12 meer10 n-13 van-8;niece5 is9 she-12 shes-15 was-12;niemand12 antwoord-12;' +
  'night6 can-10 classes-9 did-8 for-10 i10 is-14 lol-9 the-13 there-6 training-8 which-12 with7;nike-13;niks-9;nik' +
  'uphi-10;nina-10;ninalo-8;ninawo-9;ninayo-6 i-7 na-8;ninazo-9;nine krav-7;ningamfundisa-9 ukuzimela-8;ningasiza-9' +
  ';ningeza-7;ningishayele-7;nini-3 i-9;ninja-10;niphi-8;niqeqesha-9;nite10 class-11;nithatha-10;nivala-12;nivula n' +
  'ini-9;nivulile-12;nivuliwe-12;niyafundisa-12;niyakufundisa-16;niyaqeqesha-8;niyavula-9;niyayenza-8;niyayifundisa' +
  '-7;njalo9;nje no-8;nka-14 e-6 tla-5;nkamohela-9;nkotla9;nna-14;no class-9 confirmation-11 food10 friends-15 glov' +
  'es-9 he-19 hits-10 i-13 kicks-8 lift-11 more-12 not-10 partner-11 photos-14 pics-8 pictures-9 reason11 reply-13 ' +
  'rules-9 she-9 shows-10 sign-8 slip-10 sorry-8 the-6 they-6 time-9;nobody5 answered-7 answers-12 asks9 at-11 beli' +
  'eves11 came-8 else-11 here-8 told-9 will10 would10;nog nie-11 nooit-9 plek-4;nogi-8;noises-14;nommer-13;nomoro-1' +
  '1;nomsa-3;non-8 stop-10;none-10;noob-8;noodhulp-7;nooit-13;noon-9;nosebleed-9;nosy-8;not6 allowed7 attend-7 be-9' +
  ' breathing11 come-11 coping10 exactly-13 fighting-8 fit-12 for-8 found-10 from-10 give13 good-12 happy-6 helping' +
  '-10 here-4 impressed-6 in-6 keen-11 know-10 like-9 me-17 moving15 pay-11 safe15 scared-10 see8 sporty-7 strong-9' +
  ' that-11 to10 today-11 too-10 training-10 using-11 what-10 work-9 working-12 yet-9 you-10;note for-5 from-10 tha' +
  't9;notes to-8;nothing about-8 can-8 else-11 has-11 in-9 just-10 on-8 to-9 with-13;notice can-12 do-8;nou7 al-13 ' +
  'oop-9;novel-9 and-7;november-8;now7 and-6 he9 my-1 or-9 theres9 want-9;nowhere8 to9;nr-8;ntate o9;ntoni3 ukuze-1' +
  '1 xa-11;ntshwara9;nudes10;numb10;number but-11 for-9 is-7 keeps-9 of-6 please-9 so-10;nurse4 on-8;nurses-7;nursi' +
  'ng-8;nvm-9;nwele12;nyaope13;o16 #-14 a12 clock-10 coach-13 na-6 tla7;observe-7;october-9;oefen-8;of all-8 bed-11' +
  ' blood-12 boys-10 breath-9 class-3 classes-6 contact-6 domestic-8 every-10 everybody-9 everyone-9 everything-17 ' +
  'falling-15 getting-16 guns-9 het-7 him6 is6 joining-9 julle-7 kan-10 kids-5 krav-10 laughter-7 looking-10 me7 me' +
  'n-10 my6 next-9 nie-8 one-11 order-11 our6 people-7 petrol-11 place-9 school-9 some-12 sparring-11 thing-7 thing' +
  's-11 thirteen-8 this-14 those-6 trouble-11 two-10 us-2 use-13 walking-11 war-12 yours-10;off and7 at-6 before6 b' +
  'ut-5 class-7 day-9 days-8 during-6 everything-8 for-9 in-9 is-11 so-7 work-8 your-9;offer-5;office around-7 hour' +
  's-8 is-8;offramp9;offshore-6;often-6;oggende-9;oggendklasse-7;oh-12;ohlwini-7;ok-4 and-3 but-8 im-11 my-8 then-1' +
  '1 to8 will-10;okay but-7 it-8;okokuqala-11;old boy-7 club-10 daughter-12 do-9 enough-9 gloves-10 gym-15 in-14 in' +
  'jury-5 man11 one-11;older-6 boys-9;oldest-8;olympics-9;om3 in-11 n-8;on about-14 an-8 at-7 bail9 basic-5 blood-6' +
  ' coffee-9 crutches-4 everyone-8 facebook-8 gbv-11 gloves-6 grayston-12 her7 hold-8 holiday-7 its-8 leave-8 like-' +
  '12 meds-13 nyaope8 parole7 purpose9 saturdays-5 screen-6 site-7 standard-9 standby-8 that-10 the2 thursdays-7 to' +
  'day-9 tonight-10 training-8 tv-12 warfarin-8 wednesday-11 weekends-9 whatsapp-6 when-8 white-9 with-9 your-1;onc' +
  'e off-6 the-9 theyre-10;ondervinding-10;one after-1 afternoon-8 also-11 arm-11 at-8 boy-12 class-7 coach-6 cost9' +
  ' day-8 do5 even-8 for-6 from-8 gets-12 go-9 hand-9 learn-7 left-9 leg-9 more8 of1 on-6 please-11 shes-13 side7 s' +
  'tep-10 to-11 told-11 too-9 where-12 who6 will5 without-12;ones are-8 i-11;onfiks-12;only after-7 classes-7 comes' +
  '-10 do-6 for-8 girl-13 girls-8 got-7 has-11 he10 here-9 if-15 in-6 lady-9 make-5 manage-13 my-9 myself-9 new-10 ' +
  'once-7 to-8 train-7 us-12 want-11 wants-7 woman-12 women-5;ons gaan-7;onto-8 the-7;ontvangs-8;ook-10 so-8;oom15;' +
  'oop op-6;oopmaak-13;oor-6 my-8;op dinsdae-10 i-11 n-7;opdaag-10;open again-13 at-9 gym-12 in-6 today-10 tomorrow' +
  '-8 up-7 when-10;opening-10;operated-8;operating-9;operation-8;opinion-8;opleiding-8 vir-6;opponent-11;option-8;o' +
  'ptional-9;options-10;or-4 a-4 all-9 anything7 can-5 did-4 else11 he9 is-5 just-9 leave-7 must-5 my11 no-7 outsid' +
  'e-11 should-7 someone-12 the6 they13 with-7;oral-9;order-3 from-9 hasnt-9 how-9 im-8 not-10 please-9 status-11 s' +
  'till-10 to-7 went-13 ya-9 yami-11;ordered-9 on-5 under-10;orders-9;ordinary-9;orientation-10;orthotics-8;osteopo' +
  'rosis-10;other-6 boys-11 children-9 guy-9 guys8 one-9 parents-10 side10 way-7;others-12 back-3;otherwise-8;otp-7' +
  ';ouens-10;ouers-9;ouma5 se9;our5 #-10 church-14 factory-7 gate7 guard-10 home-9 learners-10 lodge-10 suburb-10 t' +
  'rial-9;ours-7;out5 and3 before-10 cold-8 early-8 from-12 if-12 im14 is7 like-10 to-15 today-11 who-7 without-8;o' +
  'utage-9;outgrew-7;outside6 for-9 my12 while-7 your-7;outsiders-6;outstanding-12;over #-6 #s-8;overdosed18;overni' +
  'ght-9;overprotective-11;overslept-9;overweight-11;owe you-6;owes me-9;own a-8 child9 class-6 eyes-10 firearm-11 ' +
  'gi-15 gloves-8 gun-11 gym-10 lock-9 one-11 pace-8 pistol-9 son11 sticks-6 team-11;p#-8;pa8 hy-9;pace-10;pacemake' +
  'r-11;pack-6;package-9;packages-7;packaging-9;padlock-9;pads for-8;page-9;pages-6;paid already-12 but-7 by-13 for' +
  '-10 on-6;pair-10;pakket-11;panados9;panic attack9 attacks-12;paper-9;papers8 do-7 does-10 for-11 to-8;paperwork-' +
  '11;papiere-10;paranoid-11;paraplegic-7;parcel-9;parcels-10;parents are9 sign-8 stay-6 wont-14;park at-5 inside-1' +
  '0 my-7 there-7;parkade13;parked in-12;parkeer-12;parking-4 and-12 for-13 i-12 inside-10 lot9 meter-11 safe-9 the' +
  're-13;parks10;parole8;part-8;parties-8;partner5 and-9 do-7 with-10;party-5 for-5 i9;pas-11 nie-6;pass my-7 on-8 ' +
  'out9;passage8;passed and-13 away-15 on-9 out14;passing through-6;passport9 and8 in8 photos-9;password-12;past it' +
  '-7 you-8;pastor11;patch-11;patience-9;patient with-11;pause-7;paxi-11;pay-2 as-7 at-9 cash10 from-10 now-8 one-1' +
  '1 only-10 per-7 the-6 this-13 when-9;payfast-8;payflex-7;paying-9 so-7;payment-7 went-12;pays-3 for-11 half-10;p' +
  'ayshap-9;pdf-7;pe-12;peace-12;peach-11;peek-9;penalty-10;pending-9;pension7 is-10;pensioner of-7;pensioners-7;pe' +
  'ople allowed-6 look-9 on-4 talk-10 think-12 with-7;per-5 hour-5 week-7;perfect-10;perhaps-11;permission from-11 ' +
  'to7;permit-9;person and-11 im12 need-7 on-4;personal-8;perth-10;petrol6;phakathi-8;phambi5;phase-9;phi imoto-11;' +
  'philippines-10;phone all-9 and9 before-5 im9 in-10 me-6 my14 number-10 so6 the-6 to-6 where-7 with-10;phoned7;ph' +
  'ones and-10 the6;photo9;photographer who-9;phumulang-9;physio-10;piano-11;pic7 and6 of8;pick-5;picked-11 on-8;pi' +
  'cks up-7;pickup-9;pics taken-8;picture on-8;pictures at-10 from-8;pierced-9;piercing-9;pille13;pillow7;pills15;p' +
  'in-6;pink-7;pipe10;pirates-5;pistol and-10 training-9;pitch-10;place every-8 last-14 like-8 up-6 what-8;plain-11' +
  ';plan and7 for-10 my-11;planner-5;planning to9;plaster over-6;plate in-7;plates10;play-8 a-7;played-14;playgroun' +
  'd-11;playlist-7;plays cricket-9 hockey-11;please3 contact-8 do-11 dont10 fix-8 keep-9 let-10 my-15 no-7 remove-9' +
  ' send4 stop-15 take-13 tell-10 what8;plek om-5;plett-9;pls7 call-8;plug-8;plumber-7;plus-6;plz10;pm-7;point10 fo' +
  'r-6 of10;pointed9;points-10;poison10;police14 after-13 clearance-9 cleared-8 number9 to-9;policeman7 so9;polisie' +
  '9;polmed-8;polokwane-5;pool5 acid8;pop-10;popia-8;portal-10;position-11;posted6;posters-9;postnet-7;potatoes-14;' +
  'power-8 cut-11 cuts-8;powers-8;ppl-7;praat7;practical-10;practise-11;pram-11;prayer-10;prefer-10;prefers-11;preg' +
  'nant7 #-10 can-9;premises-12;premium-8;prepare-14;prepared-10;present-8 for-6;president-7;press-10;pretend6;pret' +
  'ending10;pretoria-7;prevention-7 talk-9;price-3 if-7 list-10 when-9;pride-9;principal-10;print-7;printed-6;prish' +
  'a-10;privaat-8;privacy-12;private at-10 lesson-7 lessons1 on-12 security-8 sessions-6 with-10;privately-9;privat' +
  'es-9;prizegiving-5;pro-6;problems-8;procedure-7;process-9;processing-11;products-9;proefklas-10;prof12;profiel-1' +
  '0;profile-4;profit-7;program-8;programme-3;project-7;promise-12;promised a-8;promo-8 code-6;promotion-9;proof th' +
  'at-11;prosthetic-9;protect herself-9 my-12 myself-17;protecting-11;protection for-9 order10 training-5;protector' +
  's-10;protein shakes-9;protest-8;proud-10;provided-8;prys asb-8;psira-7;psych-10;ptsd-16;public figure-7 transpor' +
  't-10;pulled6;pulls a-13;punch-9 in-7;punched me9;punching-11;pupil12;pupils-13;purchase-9;purpose7;push-2 my-12 ' +
  'up-9 ups-10;pushed7 around-16 me12 off-13;pushes7 me8;pushups-12;put a10 his9 in-6 me-1 on-8 under-5;puts14 his1' +
  '0;qala-12;qr-10;qualified-7;quarter-10;question but-5;quick10;quickest8;quiet13 time-13;quieter-9;quote-9;r# #-9' +
  ' or9 to-10;rack-11;rails-9;rain-9;raining-11;ramadan-8;ramp-8;ran8;randburg and-11;random11 but10;range-7;rank4 ' +
  'close-12;rape18 prevention-8;raped21;rash-5;rashguard-8;rata-13;rate-8;rates-9;rather be7 keep-15 not-14 pause-8' +
  ' talk-13 train-7;ratio-10;rattan-10;re6 batla-12 tla-10;reached-15;react-6;reaction-10;read a-9 it-7 lips-9;read' +
  'ing-6 this-9;reads8 this-9;ready to6;real fights-6 life-11;realistic-6;really bad-11 fight-7;reason8 to10;receip' +
  't-9;receive-8;received-12;reception-4;receptionist-11;recognised-8;recommended-9 you-7;record-15;redeem-8;reduct' +
  'ion-10;reeds-5;reel-8;ref-11;reference for-7;reflexes-10;refund for-6 if9;refundable-10;refuse-9;refuses to-8;re' +
  'gister-8;registering-7;registration fee-8;regte-9;rehab-8;rejoining-7;rekela-11;rekening-13;relationship10;relea' +
  'se-13;released7;religion-8;religious-16;relocating-11;remember5 me-10;remote-7;remove her-10 me-9 my-12 the-12;r' +
  'emoved-8;renewal-9;rent6 out-9;repair-7;repairs-6;replace the-11;reply to-11;report a-9 that-11;requirements-7;r' +
  'es6;reserved-7;reservist-9;reset-6;residents-9;resign-9 from-7;resignation-10;respect-8;responsible-10;restauran' +
  't and-14;restraint-6;resume-12;retired-10;retrenched so-7 today-9;return-8;returned-9;returns-6;reverse-11;revie' +
  'w-8;ribs10;rid-5 of-5;ride-7;right at-8 next-10 now3;ring-9;ringworm-12;rinse-10 off-6;risk-8;river10;road6 from' +
  '-6;roadblock-10;robberies-8;robbers4;robbing10;rock-9 up-6;rocky-9;role-9;roll-10;rollator-9;rolling-12;rolls-10' +
  ';rolstoel-8;romela-9;roof9;rookie-9;room6 and12 at9 can-8 for-7 full-12 in9 is-9 what-10 when10 where-8;rooms-8;' +
  'rooster-13;roster-8;round3 lol-8 the-8;row10;rubber-11;rubbish-11;rucksack-6;rude-11;rugby-5;ruil-9;rules for-11' +
  ' on-6;run-4;running-9;rush-9;rusty-10;ruta-6 ho-9;sa to-6;saam-8;saambring-9;saans-9;sad-11;safe5 after-10 and4 ' +
  'because-13 for-8 here8 in-8 there-7 to-5 walking-11 what-11 with-9;said9 #-8 he6 hell9 id-11 it8 monday-7 next7 ' +
  'ok-14 say6 that-12 theyll9 you-8;sak-12;sal ek-9 help-9 krav-10 my10;salary comes-5 of-6;sales-13 guy-9;salon10;' +
  'salsa-12;sambo-11;same age-12 as-5 class-9 day-8 for-5 man14 price-6 time-8 with-9;sample-8;samsung-8;sand-6;san' +
  'dton for-6 is-10 on-9 or-11 police-8 safe-8 so-9;santa-10;saps-5 for-6;sassa card9;sat-4;saterdae-10;saturday do' +
  '-11 so-8;saturdays-7 only-13;sauna-6;save my-8 up-7;saw a-8 an-13 it8 my-8 the-8 who11;sawubona ngicela-10;say6 ' +
  'i7 so-12 that-10 they11 when-12 yes-9 you-16;saying11;says8 ask-9 bjj-16 delivered-6 he6 hell10 hi-10 his11 i4 i' +
  'f8 krav-7 nothing-15 she14 shell9 shes11 so8 the10 there-9 we11 yes-15 you-11;sca-9;scale-7;scammed-8;scan-9;sca' +
  'red7 at-10 ill-11 in-10 she-10 that-11;scares9 me9;scenario-14;scenarios-10;scene-9;sceptic-7;sceptical-9;schedu' +
  'le-8;scheme-11;school after-10 and5 any-10 are-8 at-12 does-6 for-6 gate5 give-9 go-11 hit-10 holidays-4 in-6 is' +
  '-9 kids-6 on-10 run-13 till-9;schools-10;science-10;scoliosis-9;score-10;scouts-11;scrap-9;scratched-9;scream10;' +
  'screaming15;screams10;screen-11;screws-12;se7 as12 ek7 geweer-12 klas-10 klasse-10 sy10 trial-13;seam-8;second f' +
  'loor9 hand-10 time9 week-9 weekend-12;secret7 head-12 santa-9;secunda-7;secure-7;security guard6;sedert-11;see3 ' +
  'all-7 everything-11 him7 his-10 how-7 me-15 my10 progress-9 what-8 where-7 without-10;seeing7;seen7 it-9 too-12;' +
  'seer van-7;sees it-9;sekolo-12;sekolong ke-12 le-9;self4 defence-4 esteem-8 harm10 protection-9;selfmoord15;self' +
  'verdediging-7;selfvertroue-17;sell-5;selling-7;semi private-9;seminar-9 when-9;seminars-8;send2 a-4 back-7 help8' +
  ' it-13 money-11 my-10 police10 someone-14 them-6 to-13;sending back-6;sends7 the9;sengimdala-7;sensei-6;sensitiv' +
  'e-10;sent to-8 us-13;senu-9;separate-3;serious-14;sertifikaat-10;serve-9;service-9;services-8;ses-10;sesh-8;sess' +
  'ie-9;sessies-8;session-8 i-9 is-6;sessions-4;set-9;seun4 is-7 se-14 sy-10 van-6 wil-11 word-10;seven-9;seventeen' +
  '-14 and-11;seventy-12;sex10;shack12;shadow-10 boxing-7;shaking9;shame-6;shampoo-10;shape-8;share-9;sharing my11;' +
  'sharp-10;she4 be-6 cant-3 could-10 cuts9 did-11 go-6 hasnt-16 join-7 just-11 keeps-11 kicks-11 lets-10 only-8 sa' +
  'y-10 sit-7 took7 train-7 trains-10 wait-10 was-10;shed-9;shedding-6;sheep-8;sheet-8;shell-6;shelter6 for10 in-9;' +
  'shes8 #-5 a-7 fine-13 not10 scared-14 six-8 tiny-8 turning8;shift at-7 got-10 it-9;shifts-5;shin guards-5;shins-' +
  '8;ship-9;shipped-8;shipping-10;shirts-11;shoes off-7;shook9;shoot at-9 his11 someone-11 with-7;shooting course-7' +
  ' in9 training-6;shop and9 at-10 with-8;shops8;short for-8 notice-13;shortest-8;shot9 bru-9;shots7 fired9;should ' +
  'ask-19 do-13 i-4 learn-10;shoulder-9;shoulders-10;shout at-7;shouted-7 and-11 at-9;shouting at-9;show-5 how-5 wh' +
  'at-13;showed me10 up-7;shower after-8 is-10 there-8;showers-5;shows6;shunt-7 in-7;shut down-10 on-6 up-8;shutdow' +
  'n-10;shuttle-9;shy-11;sibabili-10;sick this-10;side3 and7 control-9 may-9 of8 with-9;siek-9;sien8 nie10;sight-13' +
  ';sign-3 anything-9 for-8 in-7 it-8 me-10 on-7;signal-9;signed-8 up-6;signing up-5;signs for-11;signup-11;simolol' +
  'a-10;sin-7;since6 #-8 birth-9 june-10 my6 okay-7 the5;sing-13;single-5;sir or-14;sis8;sister5 did-7 here-11 is-1' +
  '1 sits-9 wants-9;sisters boy-10 kids-7;sit and-8 at-11 ek-8 out-8 still-9 there-11;sitting12 out-10;six-6 do-7 i' +
  'n-5 of-10 pack-7 weeks-6;sixteen-10;sixties-8;size-4 #-9;skakel-8;skiet7;skills-7;skin is11;skinny-12;skip-3 me-' +
  '11;skipped-10;skipping-10;skips-13;skirt4;skoene-11;skuif-9;slaan12 my14;slammed10;slap6;slapped10;slaps8 me9;sl' +
  'aughtered-10;sleep13 after-13 better-11 every-8 in7 with13;sleeping15 baby-13 in10;sleeps early-10;sleepy12;slee' +
  'ves10 in9;slept8 through-12;slipped-14;slot-5;slots-9;sluit6 my8;smacked-10;small for-8 group-6 kids-8 one-8 pri' +
  'nt-11;smallest-6 in-6;smashed-8;smell like-6 out-11;smelled-11;smiles12;smoke7;smoking-14;sms that-10;snack-8;sn' +
  'acks-10;snap-13;snapscan-8;sny13 haarself9;so2 a-11 after-9 all-8 back-9 bad-10 cant-12 could-11 dont-11 far-5 g' +
  'ood-13 id-10 ill-11 im-5 its11 let-13 long-9 much7 n-5 na-7 need-12 nervous-8 no-10 now-19 on-9 only-9 scared13 ' +
  'seer-9 slow-6 sore-15 sorry-12 theres-14 this-10 tired12 want-11 well-10 what-5 whats-9 where-8 why-10 would-11 ' +
  'you-7 young-12;soap-10;socks-15;sodwa-9;soek5 die-8 julle-9 my10 n-11 werk-8;soft-10;soggens-10;solar-8;sold out' +
  '-13;soldiers-8;some boxing-9 days-7 girls-10 guy8 guys-7;somebody9 about-16 at-20 else-12 elses-8 in5 is7 phone-' +
  '7 there-11;someone8 about-10 broke-10 call-9 come-9 comes-9 elses-7 for8 grabs-14 has9 help-9 is15 left-11 let-1' +
  '0 of-11 parked-13 phone-10 pins-9 please-12 scratched-10 take-12 there-12 told-10 tried8 walk-11 who6 with-14;so' +
  'meones arm-8;something about-11 active-7 after-7 at-7 back-4 between-7 came-9 different-8 do-10 from-9 happens-1' +
  '3 in8 like-7 new-7 nice-8 off-8 on-9 stupid13 to-11 you-6;somewhere and-6 by-9 for-6 on-10 safe6 to-9 with10;son' +
  '1 asks-11 came-7 cant-14 did-10 do-13 get-7 gets-14 got-12 has-7 hes-10 i-10 in6 is-4 keeps-12 left-10 loves-11 ' +
  'not-8 on-6 only-8 the-8 trains-10 will-13 wont-10;sondae-7;sondag-8;song-9;sons gi-10;soonest-7;soos-12;sorry fo' +
  'r13 im-12 to-5;sort-7;sorted it-8 the9;sotho-8;southpaw-9;space for-7;spam-12;span-10;spar-10;sparring-7 is-8 pa' +
  'rtner-5 round-8;spaza7;speak2 at-7;speaking-13;speaks-9;special-4;specials-10;spectators-9;spectrum-7;speech-11;' +
  'speed-12;speel-7;spend-12;spinning-7;spoke to-12;sponsor our-10;sport-8 i-5 in-4;sporty-10;spot-9 where-7;spray ' +
  'in-15 legal-8 on-8;squad-10;square-7;squat-10;squats-12;staan5 op11;stab8 me12 someone-11;stabbed16 in-15 me8 my' +
  '10;stadig-11;staff-7;stage-7 #-7;stairs at-9;stalker11;stalking8;stamina-11;stamp hom-11;stand at-10 behind-11 i' +
  'n-8 next-16 up-8;standard-7;standby-8;standing6 on7 outside-11;stands12 in-13;stare-11;staring-7;start after-11 ' +
  'date-7 my-8 tomorrow-9 without-8;started in-6 with-10 yet-8;starter-6;starts at-7 when-7;station in-9;status8;st' +
  'ay away-9 home-12 in-12 or-7 out-10;staying-6 at-7 home-11;stays-7;steal-13;steam-10;steel-11;steep-8;stent-12;s' +
  'tep-7 free-6;stepdad12;stepfather14;stepped-5 on-12;steps-10;stick-6 attack-9;sticks-6;stiefpa10;stiff-12;still ' +
  'cant-12 catch-7 for-7 full-9 going-11 in-5 learn-7 not-12 on-5 pay-12 possible-7 space-6 the-10 waiting-8 want-1' +
  '0;stink-8;stole my-12;stolen-13;stones at10;stop6 and5 being-15 bleeding-8 by-9 end-11 for-12 him11 in-8 my-6 ri' +
  'ght-10 sending-13 shaking6 taking-10 talking-10 vir-8 with9;stopped5 last-11;stored-7;storeroom6;stories-9;storm' +
  '-8;stort-11;storte-9;story-11 of-7 with-7;straight after-10 from-7;strange10;stranger4 danger-10;strangle-10;str' +
  'angled9 me12;strap-13;stray-10;stream-10;street address-9 name-10 number-7 or-7;stress-8;stretching-6;strike-3;s' +
  'tripe-6;stripes-10;stroke and-10 two-6;strong-6 again-8 and-10;stronger-12;stubborn-14;stuck-8 on-6;student card' +
  '-10;studente-9;studies-13;study-4;stuff on-8;stukkend-20;stun-9;stupid6 in-10 question-5;stutter-14;stutters-9;s' +
  'tuur5;styl-9;style-8;styles-9;subscription-8;suburb-9;such-12;suck-9;sue-14;suicidal18;suicide15;suit-9 me-12;su' +
  'itable-10 for-7;suitcase-7;suits-7;sum#13;sun-8;sunday he9;sundays-4;sunglasses8;super-9;support-10;sure about-1' +
  '2 of-13 which-9;surely-9;surgery-11;surname of-9;surprise-10 for-7;survivors7;sushi-12;suspend-8;swak-15;swallow' +
  'ed13 a12;swanger-8;swap-9 it-8 them-7;swapped-10;swears-13;sweat-14;sweaty-1 men-9;sweet9 sixteen-8;sweets7;swel' +
  'ling11;swim-11;swimming pool-11;swims-11;swing-13 my-9;swings-10;switch-12;swollen5;swop-8;swore at-10;swung-10;' +
  'sy5 haar-9 word-11;system-8;table for-10;tablets12;tactical-7;tae-8 bo-6;taekwondo-10;tag-11;tai-7 chi-6;take a-' +
  '6 away-8 card-8 cash-8 down-9 girls-10 his-10 more-13 out-11 over-12 part-5 photos-9 pics-7 them-7;takedowns-12;' +
  'taken6 off-10;takes6 me-11 my9 over-9;taking the-10;takkies-11;talent-9;talk he9 to6;talking about-14;talks on-9' +
  ' to-11;tall-9 guy-8;tap-8;tapped-12 me-8;target-16;taser-8;taster-8;taught-9 at-7;tavern11;tax-7;taxi5 at-8 from' +
  '-10 rank9 strike-11;te begin-7 duur-8 gaan11 hard-13 help-10 kry-11 kyk-12 oefen-9 oud-10;teach-4 children-10 he' +
  'r-12 it-10 kids-6 the-7 this-11 you-7;teacher and-14 of-6 on-9 says-14 to-7;teaches krav-5 the-7;teaching-8 my-9' +
  ';team building-7;teambuilding-9;teams-7;tear-9;tears-11;tease-13;teased-11;technique-9;techniques-6;teen die5;te' +
  'enager-9;teenagers-5;teens-5 or-10;teken-8;telephone-10;tell anyone9 coach10 him-9 somebody-9 the-2 you-6;tellin' +
  'g9 me8;tells5 me9;temp-8;temporary-8;ten days-15 when-10 years-13;tenants9;tender-7;tennis-3;tenth-11;term-5;ter' +
  'minate-7;terms-8;terrible-11;terrified11 of-9;terug-7;test-8 if-10 it-8 session-8;tested-13;testify12;testostero' +
  'ne-7;tests-7;texted12;thabile-11;thabo-10;than me-14;thanks-5;that a-4 again-10 be-6 class-6 day-8 doesnt6 going' +
  '-12 group-7 happen-7 happened-10 he5 held-7 help-8 i6 im-10 in-6 isnt-7 its10 just-11 kind-8 normal-14 old-8 on-' +
  '6 one-6 or10 possible-6 says-5 she-9 shes-10 so-14 starts-6 still-11 there-12 we-10 would-6 you-7;thats when9 wh' +
  'y-7;the #-6 #st-6 #th-3 academy-8 account-10 accounts-12 address-7 afternoon-9 aircon-6 airport6 ambulance-10 ap' +
  'p-10 area-5 army-7 baby5 bag-11 bags-8 bar8 bat4 bath7 bathroom7 beams8 bed7 bench-14 best-14 bigger-12 bjj-5 bl' +
  'ack-11 bleed-17 book-5 booking-13 boom-7 boot10 bottle9 box-11 boxing-7 break-9 bridge12 bully-11 bus8 button-6 ' +
  'call-8 card-9 cars-9 chair7 checkout-8 classes-7 clock-13 closest-10 club8 coach-7 coaches-10 coachs-4 collar-6 ' +
  'contract-10 corporate-7 courier-7 course-5 court8 creche9 cupboard6 damage-6 dark-10 date-8 days-8 debit7 divorc' +
  'e7 doctor-8 dog8 drain-9 drive-9 earliest-5 ebook-5 edge12 electricity-8 email-10 emergency-11 end-8 entrance-1 ' +
  'evening-2 evenings-6 expo-8 eye-11 farm7 fees-11 fight-8 fighting-10 fire-7 first-3 flat13 floor8 flyer-8 follow' +
  'ing-9 forenoon-8 form-4 foundation-6 friday-6 funeral12 furniture-7 gi-14 girl-13 gloves-5 group-9 gun5 gym-2 ha' +
  'll-10 holidays-7 hoodie-10 hospital-5 hour-10 house3 indemnity-4 instructor-11 instructors-6 internet-9 intro-5 ' +
  'jungle-9 kitchen11 knee-7 krav-6 landlord6 laptop-8 last-6 law-17 left-13 lessons-9 letter8 lift7 line-10 list-7' +
  ' loan6 lock-7 locker-10 long-9 lot-10 lunch-7 m#-5 mafia-8 mail-10 main-8 man11 mat-6 mats-5 meantime-8 member7 ' +
  'members-5 middle-5 mirror-7 moment-6 moms-9 monday-11 month-6 morning-9 mornings-6 most-10 mouthguard-11 neighbo' +
  'ur-11 next-4 numbers-9 nurse11 oldest-6 olympics-9 only6 order-6 others-7 packaging-9 pads-11 page-12 parcel-8 p' +
  'arents-7 park12 parkade12 parking5 party6 passage8 payment-6 people-8 person9 petrol12 photos-7 physio-9 picture' +
  's-6 pills8 place-2 playground-11 point12 police5 portal-6 power-3 pram-12 president-7 prices-9 programme-9 prote' +
  'ction8 quickest9 r#-9 range-4 reason-8 receptionist-10 residents-6 right-8 ring-11 river11 road3 robots5 roof15 ' +
  'sandton-8 saturday-7 school5 session-9 sessions-5 seven-4 shirt-10 shooting-7 shop6 shower7 site-15 smallest-6 s' +
  'occer7 spectrum-7 stairs11 start-7 sticks-11 stomach9 storeroom6 story-9 street9 sun-6 surname-9 system-9 table9' +
  ' taster-5 tavern9 teachers-6 team-13 teen-12 term-6 terms-8 test-7 thing-7 till9 toilet5 traffic-9 trainer-8 tra' +
  'iners-7 trouble-14 tv7 twelve-3 ufc-8 uk-9 under-6 use11 victim-9 voucher-5 waiver-5 walk-7 wash-10 way-8 web-5 ' +
  'website-7 wednesday-7 week-7 weeks-8 window7 winter-10 woman-7 womens9 words10 workshop-10 youngest-3 zip-6;thef' +
  't-10;their arm-7 father8 own-9;them all11 from-8 i-10 off-12 on-10 so-14;then-3 give-11 he17 how-9 im-9 my5 the-' +
  '9;therapy-10;there-2 a-1 already-9 an-7 are12 at-5 class-12 do9 girls-7 have-10 hitting-11 hope-14 is18 ladies-1' +
  '2 last-12 my-10 now-10 on-6 one-6 only-11 room-13 safe-8 she-11 some-10 someone-6 something-5 still-7 this-10 to' +
  'day-8 was3 were-13 without-10;theres14 #3 a8 blood8;these6;they11 all-13 already8 always-13 be-8 beat10 bully-10' +
  ' came7 can-10 do-5 eat-17 fight-6 filmed-12 found4 get-9 give-5 have9 held8 hold9 laugh-11 leave10 let-11 locked' +
  '8 push-15 say6 shot12 start-7 told-11 took-5 train-9 want8 were-11 will13;theyll10;theyre14 #-10 in10 still7;the' +
  'yve10 got8;thief-7;thin-16;thing at-8 in-10;things3 at12 before-10 to7;think7 he-12 hes9 id-9 im7 so-13;thinking' +
  '10 about7 of7;thinks-8 hes-10 i-11;thinners-9;third6;this7 afternoon-9 bot-8 city-14 contract-12 course-11 guy4 ' +
  'help-13 krav-8 months-11 morning9 number12 place-11 saturday-9 side-9 storm-9 term-7 the-8 thursday-9 time8 was-' +
  '8 week5;those-3;though-10;threaten12;threatened7 me10;threatening8;threatens10;threats8;three-4 months-12 on-11;' +
  'threw12 it-10;throat14;through a-11 it-8 that-9 the5 to-8 your-10;throw acid8 me-9;throwing me-11;thrown a-6 in-' +
  '10;throws things10;thru the-8;thumb-7;thumbs-7;thunya-7;thursday and3 night-7;thursdays-9;thusa-11;thusang10;thu' +
  'so7 ka-14 ya-11;thx-7;ticket-8;tie me-9;tied6 down-13 in-7 to9;tien-8;ties9;tight6 after-15;tik8;till3 after-11 ' +
  'baby-12 december-7 he13 hes-9 i7 march-10 the-7 they11 two-16 what-10 when-11;time at-9 do-8 does5 he14 i8 it-11' +
  ' its7 of-8 on-6 pls-8 table-9 we-10 what-9 would-8;times #-11 for-12 next-10 of-6 on-7 please-8;timetable-6 chan' +
  'ge-9 pls-8;timid-9;tiny-8;tired after-12 fast-7;tla ba-13 botsa-10 le-10;tle-14;tlhahisoleseding-10;tmrw-8;to2 #' +
  '-8 about-9 attack-8 begin-10 being-14 blue-9 boarding-8 box-11 boxing-7 break7 burn5 call-4 coach-8 come-3 compe' +
  'te-7 complain-7 control-18 die16 disappear9 drop-5 eat-8 end12 explain-10 face-9 feel-17 film-9 for-10 friday-9 ' +
  'george-4 get5 go8 grade-6 guard-10 gym8 hand-11 handle-9 help-10 her7 hide14 him10 human-9 hurt5 if7 it-7 jail-1' +
  '2 join-3 kids-6 kill14 knock-9 know-3 krav-5 let-13 lift-11 live5 load-7 london-9 make9 meet7 move-7 myself-13 n' +
  'ot-11 open4 other-7 our6 park-9 partner-11 pay-7 people-6 phone-7 pick-12 please10 punch-6 put-6 reach-8 react-6' +
  ' read-9 register-7 rent-14 report-10 rinse-5 rivonia-7 roll-5 save-11 say7 see-6 sell-10 settle5 shoot-6 sign-2 ' +
  'sleep9 somebody8 spar-7 spot-12 stand-14 start-10 sunday-7 surprise-11 sweat-11 teach-8 that-10 throw-12 tie-9 t' +
  'rain-4 training7 try-7 uct-12 use-3 varsity-7 wake9 wash-5 watch-6 what-11 when-7 work4 wrestle-9;today5 he8 i7 ' +
  'or-11;toddler with-11;toddlers-4;toe is-7;toes-10;together-8;toilet at7;told8 me-8 my10;tomorrow3 then-9 what-9;' +
  'tonight7 do-6 for-11 he9 is7;tonights-8 class-8;too-2 expensive-7 hard-12 he-12 late-8 loud-5 many6 old-8 soft-1' +
  '0 tight-13 tired-9 unfit-11;took10 his-10 my3 the6;toonbank-10;top is-10;toss-9;total-6;totally-8;touched15 me10' +
  ';touches16 me10 my11;touching9;tough-13;tour-11;tournament-12;tournaments-6;tourniquet-6;tourniquets-8;towards8;' +
  'towel-15;town-7;track-7;tracker10 on7;tracking number-8 says-6;tracks11;tracksuit-8;trade-12;trading-7;traffic-9' +
  ' on-6;trailer-8;train-7 and-13 do-8 here-7 how-6 is-6 me-9 my-6 only-9 that-5 tomorrow-8;trained-6 before-9 here' +
  '-11 to-8;trainer-10;trainers-6;training-4 at-10 i-8 knife-9 what-5;trainings-7;translate-9;trappe-9;trapped9;tra' +
  'uma-7;treadmill-9;treat-9;treating-10;treatment-14;trek-13;trial-4 anymore-12 if-10 is-7 lessons11 pls-8 togethe' +
  'r-11 tomorrow-12 tonight-12 was-8 what-8 yami-9;triangle-6;tried7 it-15 to12;tries to-10;trigger-11;trophies-9;t' +
  'rouble5 with-9;true-8;trust myself7;try-7 again-7 but-8 it-4 out-7;trying for-11 free-6 to5;tryout-10;tsa bana-7' +
  ';tseba-9;tsena-10;tshaba11;tshirt-10;tuck-9;tues-11;tuesday im-10;turn-8;turned out-13 round-15;turning5 #-13;tu' +
  'rns #-12;twelve-10;twenties-10;twenty-7;twice-8 a-4;twins of-9;two a-11 children-8 friends-8 guys11 left-9 men10' +
  ' minutes-9 of-10 on-6 people-8 sisters-7 years-6;tye-9;type #-7;typical-8;typing can-10;tyson-10;u5 #-16 come-11' +
  ' give-11 got-14 guys-10 help-14 open-10 sell-10 took-12 train-7;u#4;ubaba12;ubani-11;uber and8 is-10;ubulungu-8;' +
  'uct-11;udadewethu9;ufc-13;ufuna13 i-11 iklasi-16;ugesi-12;uj-9;uk-8;ukhona-11;ukuba12 lilungu-7;ukubhalisa-12;uk' +
  'ubona-8;ukudubula-9;ukufa14;ukufunda i-11;ukufundisa-10;ukufundiswa-12;ukugoduka12;ukujoyina-10;ukukhalaza-12;uk' +
  'ukhansela-10;ukukhononda-9;ukulwa-12;ukungibulala11;ukuphatha-9;ukuphila13;ukuqala-11;ukuqeqesha-9;ukuqeqeshelwa' +
  '-9;ukusuka11;ukuthenga-9;ukuthengela-8;ukuyeka-12;ukuza-16;ukuzibulala19;ukuzimela-14;ukwazi-11;uma10 ngifika-8;' +
  'umakhelwane10;umalume15;umama8 wami-17;umbrella-8;umfowethu13;umntanami-7;umntu8;umntwana7 wam7 wami-17;umqeqesh' +
  'i-16;umshwalense-8;umuntu6;umyeni14 wami4;una-6 #-6;unamahloni-8;uncedo15;uncle14 comes9 plays11 says-14 was-17;' +
  'uncles12;unconscious11;under7 #-12 #s-12 a6 somebody-8 the8 your-8;undercover-13;understand-11;une-11;uneentloni' +
  '-11;uneminyaka-13;unemployed-6;unfit-14;unicorn-7;uniforms-11;unina11;university-12 a-11;unjani-10;unless8;unlim' +
  'ited-8;unopened-9;unsafe8;unsubscribe-11 me-9;until3 i9 im-7 my8 the-11 what-13 when-9;unyana wam-4;up a-7 about' +
  '-8 and7 for-4 if-11 my4 next-9 now-9 on-4 so-8 this-10 till-8 to-5 tomorrow12 yesterday-8;update-7;upgrade-8;uph' +
  'uze11;upington-8;ups-8;upset-8;ur4 number-9;urgent6;us5 free-7 in9 like-12 or-10 the-10 to-6 today-10 with6;use ' +
  'a-10 his-8 it-10;used5 for-11 my-9 this-10;useful-13;useless-9;user-11;username-7;uses9 it11;using11 the8;usizo1' +
  '5 lokuqala-10 nge-11 ngifuna-9;usually-8;usuku-13;utata16 wam-12;utatomkhulu14;uthanda-13;uthatha13;uthe14;uthi1' +
  '5;utitshala11;uwele12;uyagula-9;uyandibetha15;uyangishaya18;uyise13;uza10;uzongibulala15;vacancies-8;vacancy-8;v' +
  'al-7;valuables-9;van #-8 julle-8;vanaand nie-9;varsity-7;vat aan9 number-7;vaya-10;veg-11;vehicle-8;velcro-8;vel' +
  'd8;ver-8;verander-12;verdedig-16;vergeet-15;verjaarsdag-9;verkeerde-11;verkrag16;verloor-4;vermoor saterdag-8;ve' +
  'rtigo-11;very fit-9 kind-13 shy-5;vest-7;vet-8;vetted-7;vi-10;vibe-10;video lessons-10 of-11;videos on-7 to-7;vi' +
  'olence6 survivors-8;violent7;vip-8;vir die-7 haar-10 kinders-9 n-7 ons-6 sy-10;virgin-7 active-4;virtual-9;visa-' +
  '8;visit-7;visiting-12 my-8;vitality-7;vitamins-8;voel9;voetsek-8;voices10;vol-6;volg9 my12;volgende-8 jaar-7;vol' +
  'unteer-7;vomiting12 and11;voucher-8;vrou het-8 kom-12;vrywaring-8;vuurwapen-11;vyf-8;w8;wa8 ka-6;waar-5 is-5;wag' +
  '7;wagwoord-8;wait for5 in-12 outside-10 till-12;waiting by6 list-10 outside-11 room-11;waitress9 here-10;waits7;' +
  'waiver-7;wake10 up7;walk from-9 home-10 in-12 into6 over-10 stairs-9 through-8 with-9;walked over-8;walker-10;wa' +
  'lking8 stick-6 to-9;walks to-10;wall and11;wallet-13;wam9 ufuna-15 una-8 uneentloni-10 uneminyaka-11;wami9 ufuna' +
  '-15 uyangishaya7;wanna7 train-9;wanneer-10 is-6 kan-6;want a-10 an-9 gloves-9 her-20 hy11 in-10 it4 me6 men-12 m' +
  'y-7 our-12 out-11 somebody-12 something-12 training-13;wanted to8;wanting to-9;wants a-4 boxing-9 his-12 in-10 i' +
  't-8 me8 the-10 to-7;warfarin-9;warm-5 up-2;warn-8;warrior-11;wart-9;was1 #-6 attacked9 away-15 beaten-11 born-12' +
  ' broken-12 bullied-13 cancelled-8 for-9 full-10 he-11 i-9 in-2 last-8 mugged7 my9 off-12 only9 operated-8 promis' +
  'ed-9 pushed-13 raped13 released8 retrenched-11 rude-10 scammed-7 sent-10 shot10 sick-14 small-14 so-8 stabbed11 ' +
  'supposed-11 there-10 touched11 training-11 two-7 under9 very-12;wash-8;wasnt me-11;waste-14;wat-2 as-9 can-11 di' +
  't-5 doen-8 het-10 is-4 maak9 must-10 n-9 nou-9 se-10 time-8 trek-10;watch-10 from-9 him-9 with-8;watches the-10;' +
  'watching me-11;water bottle-12 cut-11 safe-11;waters10 broke10;watse-8;watter-6 dae-6 een-6;way for-11 of-6 that' +
  '-13;ways-11;waze-8;we are5 begin-10 covered-9 do7 get-2 got-12 had-8 hear8 hope-13 learn-8 lost-12 need-8 never-' +
  '9 see-9 sleep6 stopped-12 turned-14 wear-7 went-10 would-8;weak-12;weapon-14;weapons-7;wear hijab-10 it-8 long9 ' +
  'my-7 to-5;wears glasses-9;weather-9;web-6;website-10 is-5;wedding-8 in-10;wednesday group-7;wednesdays-4;week an' +
  'd-9 he10 on-9 pls-10 so-17 to-11 two-9 want-10 with8;weekday-8;weekdays-8;weekends-5;weekly-12;weeks-4 pregnant-' +
  '10;weer8 kom-10;weermag-9;weet of-7;weg9;weight-10;weights-9;weke-9;welcome-3;well-4;went9 off10 on12 through-8 ' +
  'to-6;wenu-10;were4 a-6 banned-8 moving-9 not-11 on-12 told-7;werk af-6 by-8 nie-9;werkersdag-8;werkswinkel-7;wha' +
  't-2 about-9 am-7 clothes-12 colour-10 comes-6 could-7 did-7 else-10 floor-6 hand-8 happens-12 have-8 he9 hour-7 ' +
  'if-20 im-12 it-7 now-8 papers-8 should-13 street-8 the1 they-4 to2 u7 was-12 will-5 would-3 you-5;whats-2 best-1' +
  '0 coming-6 happening-12 her-8 in-6 on-10 ur-9;whatsapp-3 group-9 is-7 me-8 number-9;wheelchair-5 can-7;wheels-10' +
  ' is-7;when a-10 am-7 are-7 can-4 could-8 do-6 does-8 he13 hes15 i5 is-3 may-5 mom8 next-8 people-14 she4 that-13' +
  ' the7 there-14 theres-10 was-9 will-12 would-9 you8;whens-7 that-4 the-5;where did-7 do-4 does-12 exactly-10 i5 ' +
  'in-7 is-6 it7 must-13 r-9 should-10 the-12 to-11 would-9;whereabouts-8;wheres-7 it-7 my-5;whether my-10 theres-1' +
  '4;which-5 building-8 bus-7 coach-11 end-10 floor-7 for-8 group-6 is-4 kid-10 line-9 mall-7 martial6 nights-8 one' +
  '-7 phone-4 session-6 stop-8 taxi-10 would-5;while ago-8 i-7 my-12 training-8;whispering11;whistling9;white belt-' +
  '13 gi-10 polo6;who are-15 asks-12 came-9 cant-5 decides-11 did8 doesnt-8 else5 gives-6 goes-7 got9 had-8 is-4 ju' +
  'st-8 knew-9 knows-13 looks-9 made-8 makes-7 mugged-9 must-9 only-8 passed-8 reads-15 sees-11 should-7 takes-12 t' +
  'eaches-12 to-8 took-6 walks-10 want-6 wants-6 were9 won-7 works-7 wrote-9;whole day-9 team-6 time-7 week-7 year-' +
  '8;whom do-7;whos-5 the-7;whose-7;why are-9 did-8 do-3 i9 im9 is-13 not-8 was-7 wasnt-9;wide-11;widow-9;wie-9 het' +
  '-6 is-7;wife and-7 at-6 cant-11 comes-8 is7 says-12 use-9 wants-12 will-11 works-7 would-8;wifi-3;wil die-9 he-9' +
  ' kanselleer-9 krav-7 met-15 n-13 ons-7 ophou-7 saam-8 vandag-6 weet-7;will-3 a-9 believe10 find9 go-11 have-12 i' +
  '-6 it-8 let-11 miss-11 my-4 not-10 pay-15 she-9 shoot12 somebody-15 someone-12 teach-6 tell5 that-6 the-5 they-6' +
  ' think-10 this-12 training-10 you-7;win-12;windhoek-9;window9 to-6;windows12;winter is-10;wipe-8;witch10;with1 #' +
  '7 all-7 anger-8 anybody-10 boxing-7 boys-10 burpees-11 cash-10 coach-11 guns13 him9 his2 it-3 just-10 kids-11 kr' +
  'av-5 men-6 nothing9 one-6 only-12 photos12 somebody-11 someone-11 something-13 strangers-10 that-11 their-10 wom' +
  'en-9 you-3 your5;without2 any-8 asking-6 booking-10 breaking-12 competency-7 ever-9 getting-10 guys-9 him11 hurt' +
  'ing-15 me8 men-13 notice-9;woke8 up8;woman alone-6 on-6 who-11;women and-7 class-6 i-6 in6 too-8 train-7 who9;wo' +
  'mens day-8 self-8;won-7 last-10;wonder-11;wonke-12;wont9 accept-13 be8 come-11 eat-8 give5 leave9 let1 listen-10' +
  ' make-15 need11 open-15 see6 shut-8 sign-10 speak10 stop14 talk-9;wood-10;word2 #-13 ek-7 geboelie-8 in-10;words' +
  '8;work after-7 as-8 at-4 by-8 clothes-10 is-10 late-10 nights-6 on-12 so-10 there-7 was-8;worked with-5;workers ' +
  'day-7;workout-10;workouts-9;works at-12 for-11 in-8 shifts-9 till-12 with-14;workshop-2 and9 at-7 for-7;workshop' +
  's-8;worries-11 me-5;worse8;worst-11;worth it-9;would a-3 give-6 have-11 he-7 i-7 like-6 love-7 my-9 need-13 not1' +
  '3 she-6 teach-8 the-8 this-11 train-9 training-13 want-6 you-5 your-9;wow-7;wrap-9;wraps-8;wrestle-16;wrestler-8' +
  ';wrestling-4;wrists6;write-6 an-7 to-13;writing a-7;written11 #-11 the10;wrong can-9 chat-8 reference-8 size-11 ' +
  'with-10;wrote5;xa8 umntu-13 umntwana-9;xl-8;xmas-9;xxl-9;y-10 o-11;ya3 dithunya-11 lona-4;yabantwana-9;yabaqalay' +
  'o-13;yakhe8;yam7 apho-10;yami8 ifuna-10 ina-8 inamahloni-8 ineminyaka-19 iyahlukunyezwa-7;yangomgqibelo-9;yasebu' +
  'suku-9;year-3 so-14 upfront-5;years ago-9 and-3 back-8 has-4 in-8 old8;yellow-10;yena-9;yes-1 he-15;yesibhamu-5;' +
  'yesterday and9 is-7 what-8;yet-9;yezingane-7;yikuphi-10;yini-1 uma-13;yoga-9;yona-10;yonke8;you-2 actually-7 all' +
  'owed-11 already-9 answer-7 are-4 ask-9 before-5 bring-11 cant8 carry-7 closed6 come-6 cover-14 cut-9 escort-9 fi' +
  'lm-12 fix-9 gave-8 go-7 hand-7 hit5 i-11 in-6 is-8 let-12 like-6 lol-8 look-11 looking-8 make-10 mind-10 on-6 on' +
  'ly5 or-8 pass-10 pay-7 people-10 please6 post-9 posted-12 practise-9 promised-9 put-7 remove-12 rent-8 said-8 se' +
  'nt-10 she-9 show-9 so-17 speak-8 still-5 sure-11 take-3 talk-11 taught-11 teach-4 that-12 the-7 to-8 today-10 to' +
  'ld-8 took-10 train-6 use-7 want-6 what-13 when-11 with-7 without-6 wont11 write-10;youd-12;young-4;youngest-4;yo' +
  'ungsters-10;your address-15 advert-8 alarm-7 bank-10 best-10 books-7 building-8 car-13 cheapest9 class9 day-8 de' +
  'sk-9 facebook-7 floor-7 gate-9 gloves-7 gun-9 guys-10 head-5 homepage-8 husband15 instagram-9 instructor2 kids5 ' +
  'landlord-11 lessons-11 lockers9 lot-8 manager-8 members-8 name-8 neighbour-11 old-7 people-6 phone-7 photos-9 pl' +
  'ace-3 programme-4 reception9 records-10 roof-9 sales-9 school-6 shop-8 side-13 site-11 student-12 team-11 traine' +
  'rs-8 vat-5 view-11 wall-8 website-9 whatsapp-7;yours and-7;yourself8;yourselves-6;youth-10;youtube-11;youve8 got' +
  '-9;yrs ago-14;zanele-8;zikhona-9;zikhuselekile-10;zip-7;zone-7;zonke13;zoom-10 for-10;zulu-8';
