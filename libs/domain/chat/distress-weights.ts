// Written by `npm run train-distress` (docs/decisions/0116): what words and pairs of words say of distress.

/** In steps, as the weights are. */
export const BIAS = -6.37;

/** Of each word its weight, then the words that may follow it with the weight of both; entries are divided by ";". */
export const WEIGHTS =
  '-9;#-2 #-7 am-8 and2 anyway-7 at-7 baby-11 by-4 friends-10 girls-9 guys8 he5 hours7 i7 if-11 in-6 kids6 left-7 l' +
  'ol-11 may-10 must-6 my10 next-5 not-11 now-14 o-8 of-9 off-10 on-11 people-4 please-7 pls-8 rand8 sessions-11 si' +
  'nce-11 so-7 status-12 then-12 they4 times6 tomorrow-8 with-6 would-7 y-10 years5;#+-7;#h#-9;#ish-7;#kg-3;#oz-7;#' +
  's5 start-6;#st-7;#ste-8;#th-7;#uur-8;#xl-10;#yo-3;#yrs-7;a #am-8 #yr-7 baby5 bad-3 bathroom-8 bear-8 beginner-5 ' +
  'bet-8 big6 bigger-14 bike-7 blue-15 book-6 booking5 bot-6 bouncer-16 boxer-8 braai-8 broken9 bullet8 bully-17 bu' +
  'rglar-6 camera-13 canopy-7 car-1 card-11 carer-11 case10 cent-13 ceo-7 charity-9 cleaner-2 closed-9 coach-7 coff' +
  'ee-10 cold-14 concussion-6 cop9 couples-11 courier-15 course-8 court-12 creche-11 cup-11 cut-11 date8 debit-10 d' +
  'elicate-5 dentist-6 disabled-5 dog-13 fee-7 fever-8 few-5 fight-8 fire7 fist-6 fit9 flat-14 flight-12 fool-7 fre' +
  'e-7 friday-6 fridge-8 friend-3 garage-13 gate-8 generator-9 gentle-9 gi-11 girlfriend-9 glock-8 go-10 great-10 g' +
  'roup5 guard-9 guide-6 gun8 guy6 half-7 hard-8 has-11 headlock-11 heavy-6 hit7 hobby-7 hosepipe8 human-14 ka-11 k' +
  'e-13 kids-14 knee-5 knife10 lady6 lawyer-10 leboha-7 leg-10 legend-9 licence-11 list7 little-11 living-11 long-9' +
  ' look-7 mall-11 man9 manager-7 martial-9 mean-9 medium-7 meeting-11 member-9 membership-4 mom-8 morning-8 name-1' +
  '1 new-8 nice-13 night-7 nka-7 normal-5 note9 novel-8 number-8 pacemaker-10 pad-13 panga9 parents-9 partner-8 pas' +
  'sword-7 person-4 phone7 photo7 pic9 pin-9 pistol-12 plain-9 plan9 plot-9 plumber-7 police-12 policeman7 pool-10 ' +
  'present-7 public-8 queue-13 quick-11 ramp-9 rash-7 refund-7 ring-5 robot-6 row9 saturday-6 sauna-5 sceptic-5 sch' +
  'ool-8 screen-8 secret6 security-7 shelter9 shirt-8 sign-9 slap8 sleeping-12 slot-7 small-5 snake-9 social-9 spar' +
  'ring-8 spaza-5 sport-7 stent-10 storm-7 stranger5 stray-9 student-8 sunday-6 surprise-7 sweet7 swimming-10 talk-' +
  '9 teenager-8 test-5 tla-11 towel-4 tracker8 try-5 video-5 voucher-8 waitress11 walker-8 wall-9 wart-9 water-9 we' +
  'ak-5 weapon-7 wedding-9 wheelchair1 white4 window-9 witch11 word-8 work-11 wrestler-8 year-5;a#-8;aan8 die-4 my1' +
  '4;aandklas-9;aansluit-10;aanteken-12;aantrek-9;abafana8;abaningi-11;abantu8;abantwana7;abanye-13;abaqeqeshi-10;a' +
  'besifazane-10;able-3 to-3;about a-8 being-10 him-7 it-11 my-12 myself-8 something-11 the4 walking-12;above-7;abr' +
  'oad-9;abs-14;absence-9;absent-14;absolute-12;abuse10;abused12 women-6;abusive11 marriage-14 relationship10;acade' +
  'my is-8;accepted-9;access-10;accessible-10;accident at-12 can-9 i-9 on-9;according-9 to-9;account-7 for-7 is-8 t' +
  'o-9;accountants-8;acid10;acrylics-10;act-9;action-11;activation-7;active-6 contract-9;activity-10;add-8 me-8 my-' +
  '5;address in-12 please-12 pls-10;adhd-11 and-8;admin-8;adres-8;adriaan-8;ads-6;adults-6;advanced-8;advert-13;adv' +
  'ertise-11;advice-9;af te-8;affairs-9;afford-7 it-12;afraid3 i-8 ill-12 of10;afrigter-12;afrigters-8;afrikaans-8;' +
  'afslag-8;after #pm-9 a-9 bjj-7 boxing-7 church-7 class-7 dark-11 five-4 he-13 my4 myself-11 night-9 supper-6 tha' +
  't-3 the5 three-9 training-8 what6 your-9;afterwards-7;again7 and3 i-7 if-9 last8 on-13 please-10 third-8 this-11' +
  ';against a-5 her-10 someone-15 two-10;age-6;agent-10;ages-3;aggressive-3;ago6 can-8 now-10;agree-14;agreed-9;agt' +
  'er5;ahead-10 of-13;aid-5 course-4;aids-8;aikido-8;air-8;aircon-17;airport6;airsoft-7;akalaleli-12;akavumi-14;akh' +
  'aonteng-12;akhona-8;al7;alarm went7;alice-9;alive11;all3 but-9 girls-8 good-8 her7 in-10 ladies-7 men-12 my13 on' +
  '-10 that-11 these-11 thinking-9 three-7 year-8 your-7;allowed in-9 on-10 to3;almal7;almost-12;alone8 and7 he9 on' +
  '-7 price-10 then-10 to-12 what-9;along-9;already and-8 has-8;also come-9 for-7 have6 if-10;always beats-14 late-' +
  '11 wanted-9;am afraid7 an-16 being12 bored-8 free-8 i-9 late-12 new-10 so8 the-9;amagilavu-9;amakilasi-11;amanin' +
  'gi9;amaphilisi9 amaningi9;amaphoyisa11;ambulance11 outside-11 service-14;amex-10;among-11 the-5;amount-7 went-10' +
  ';an4 activation-7 activity-9 after-11 all-12 ambulance11 end-12 error-5 ex-14 eye-9 id-8 idiot-10 initiation-10 ' +
  'instructor-14 invoice-6 official-5 online-6 op-9 operation-10 uber5;ancient-10;and2 #-7 a3 after-10 again-8 alwa' +
  'ys-10 are-9 asks10 back-12 bought10 boxing-6 by-7 cannot-13 clothes-9 coach-10 daughter-11 do-5 eat-9 for-12 fou' +
  'r8 from-7 gave10 gets-9 girls-7 give-9 go-7 granny-8 half-6 have-16 he11 here-12 hes12 him-8 hits9 hope-8 how-6 ' +
  'i7 if-13 im4 in-7 ive2 kicked11 krav-5 last7 laugh-12 left7 live-9 locked9 long-13 may-8 mornings-6 must7 need-1' +
  '0 neither11 never-11 no3 nobody-11 normal-10 now4 on-9 papers-9 parking-10 phone10 punches9 refused-9 restraint-' +
  '7 said16 saw-8 says10 see-9 she4 shes7 son-10 stands11 start-10 stick-7 still-8 stop-11 stuff-12 tell-10 then6 t' +
  'heres5 they7 thursday-7 times-8 to-12 today6 told10 tomorrow-11 train-8 training-7 very-5 wait5 walk-9 walks-14 ' +
  'want-6 wants3 watch-5 what-5 whats-5 where-6 who-10 why-10 will-6 with-10 without-7 women-11 worry-8 would-3 you' +
  '4;ander goed-7;andifuni-14;andisafuni9 kuphila9;angangena-10;angaqala-11 nini-9;angifuni6;angikaze-10;angisaboni' +
  '13;angisafuni9 ukuphila10;ankle-14;anniversary-10;annoying-12;another-5 child-9 gym-13 school-11;answered-7;answ' +
  'ering9 the-12;anti-12;anxiety-16;anxious-14;any-5 bjj-6 girls-6 special-5;anymore11 can-10 how-11;anyone there-6' +
  ' who-8;anything at-13 else-11 for-10 going-8 in-8 on-7 with-7;anyway9 and-12;anywhere near-8;apart4;apho-8;appen' +
  'dix-9;application-8;applied-7;appointment-8;april-11;are #-10 a-10 bad-8 both-6 breaking7 dead-12 driving-11 emi' +
  'grating-6 for-7 full11 going3 good-8 great-7 hiding10 in5 inside11 kids-6 killing-7 like-9 little-7 looking11 me' +
  'an-7 most-7 moving-9 my-11 new-10 no-11 off-7 out-11 overseas-9 people-7 relocating-10 stairs-7 the-3 there-6 th' +
  'ey-11 twins-8 we-9 you-4;area-6 safe-8;arm6 in-11 is12 wrestling-13;armbar-13;armbars-9;arms7 is-8;army-8;arnis-' +
  '10;around six-7;arrive-12;arthritis-10 in-8;arts-5;as a-5 hell-10 his-9 in-6 my-11 partner-9 they-16;asb my-10;a' +
  'sem9 nie9;aside-10;ask-2 a-7 coach-11 he11 her-10 my-7 the-7 you-9;asked about-6;asking5 about6 as-5 for5 haha-9' +
  ' me-13;asks5 every-14 if-8 whether-10 why-12;asleep9 now8 on-8;assault-8;assaulted16 and-14 last-10 me8;assessme' +
  'nt-8;assignment-12;assist-7;asthma-11;asthmatic-8;at #pm-9 aftercare-12 all-9 arm-13 bjj-8 boxing-11 break-7 eve' +
  'ryone-12 grayston-8 gunpoint13 judo-5 least-6 marlboro7 me5 month-9 my4 one-8 reception-11 saps-7 seven-7 sport-' +
  '6 three-11 university-12 varsity-6 what-8 wits-7 woolies-10 work6 you-10 yours-6;aterese-8;attack13 of-8 too-11;' +
  'attacked15 by-15 me11;attacks-6 me-11;attend-5;attendance-11;attended-12;attending-12;attention-8;attorney and-7' +
  ';august so-12;aunt5;autistic-14;available-8;awareness-12;away a-7 and11 before-9 from11 next-7 this-8 with-11 wo' +
  'uld-10;awkward-11;b day-6;ba11 #-12 babedi-8 bakae-12 bantsi-8 bodyguard-8 mo-16;baas12;babedi-8;baby9 #-12 i-15' +
  ' jake-8 sleeping-11 while-9;babysitter-8;bachelorette-7;back after-9 from9 hes8 how-11 in-8 now-8 of-6 that-10 w' +
  'e-9;background-9;backup-8;bad3 back-8 idea-9 knees-8 shoulder-10;bafuna13;bag and7 for-9 in-16 it-9 to-11 with-8' +
  ';bail9;bakae-12;baklei-15;balintawak-8;ball-14;ballet-11;ballito-10;bam-7;band-8;bang9 om10;bangaki-8;bangikhomb' +
  'e10 ngesibhamu10;banging8 on8;bangles-12;bank account-6 card11 details-7 he-10 is-7 says-10;banna-11;bantsi-8;ba' +
  'sadi-7 ba-9;based-8;basic-10;basics-7;baston-8;bath10;bathathe10;bathi15;bathroom6 my-11;bathrooms-7;batla go-12' +
  ' ho7 mosebetsi-10;baton-13;battle-9;bay-8;bayamhlupha-9 esikoleni-9;bays-9;bc8;bday-8;be #-9 a-7 alive13 an-9 ar' +
  'ound13 arranged-7 back-6 charged-5 dropped-10 fit-10 good-9 heaven-9 here8 hit-9 home-3 in-13 inside-9 late-12 l' +
  'earning-6 licensed-10 locked-9 loud-12 on-11 one-8 paying-7 ready-9 safe-10 seen9 the-5 there-16 thrown-9 tied-9' +
  ' under-8;beam-10;bear-7;beat4 me7;beaten12;beating7 me-11;beats10 me11;because5 hes6 i6 of-7;become-5 a-6;bed11 ' +
  'for-10 i-8;bee8 certificate-6;been7 behind10 burnt-9 checked-12 here-11 hit-9 robbed-8 sent-11 through-14 traini' +
  'ng-8 waiting-11;beer-7;before class-11 he7 i-3 it-7 my-7 noon-7 or-6 school6 she-11 so-8 that-7 work-7;beforehan' +
  'd-9;begging10;begin-3;beginner-5;beginners-5 group-8;behave-10;behaviour-8;behind if-5 me10;being10 abused10 bla' +
  'ckmailed8 kind-11 on-11 patient-9 picked-9 punched-10 scared-14;bel my-11;believe it-11 me8;believes7;belongs-10' +
  ' to-10;below the-4;belt bit-6 have-7 in-5;belts-8;bench-16;berea for-10;beskikbaar-8;besonderhede-10;bespreek-6;' +
  'best class-9 for-9 if13 way-10;bestel-9;bestelling-13;bestmed-10;bet-14;betaal-4 die-11;betaling-11;beteken-7;be' +
  'tilwe11;better off11 than-7 with-8;between #7 sizes-11;bevoegdheid-9;bf10;bicycle where-10;bied-9 u-10;bietjie-1' +
  '2;big-5 and-10 baby-10 enough-8 for-6 guys-9;bigger arms-9 boys-7 kids-9 ones-7;biltong-10 in-9;binne-12;birth6 ' +
  'certificate-10;birthday-8 gift-6 party-3;birthdays-8;bit lost-7 mine-6 of-13 overweight-8 scared-15 when-10 worr' +
  'ied-9;bitcoin-9;bite-10;bites-12;bja-9;bjj-8 home-8 is-8 teacher-6 with-16;black belt-3 eyes-14 friday-7;blackma' +
  'iled8;blackout-12;blade7;blame-11;blank-7;bleed7;bleeding15 and7 badly9 control-15;bless-13;blind-7 in-6 with-5;' +
  'blocked-5;blocking me-11;blocks6 the8;bloei13;bloem-12;bloemfontein-6;blood10 thinners-9;blou9;blue3 belt-13 eye' +
  '-15;bly-9;bo8;boarding school-11;body is-7;bodyguard-9;bodyguarding-8;bodyguards-7;boek-8;boelie-9;boet-8;boilin' +
  'g11;bokae-9 ka-7;bokke-10;boks-6;bokser-7;boksklasse-7;bones-11;bonitas-11;book-6 again-9 him-9 me-4 on-4 trial-' +
  '10 us-8;booked-5 already-9;bookings-9;boom-10;boot7;bootcamp-7;bored-13;bosigo11;bosiu10;boss5 is-12 lets-8 make' +
  's-10;bot is-8;both-6 of-9;bottle and6;bought5 #-9 me-9;bouncer6 course-8;bound-7;bout-11;bow-8;box-3;boxed-15;bo' +
  'xer-8;boxers-10;boxes-6;boxing-5 and-4 at-7 class-7 guy-9 on-5 tonight-8;boy age-10 and-6 at8 did-9 he-9 in6 wan' +
  'ts-7 wear-6;boyfriend11 and-8 did-9 put9;boyfriends5;boys and-7 came-9;braai-6;brace-12;braces-9;brain-9;brakes1' +
  '2;branch-6;brave-10;braver-9;brazilian-7;break for-7 from-9 his-13;breakdown-9;breaking12 into6 the7 up-9;breaks' +
  ' a-10 something-6;breath-11 on-10;breathe11 better-11 in-14 through-13 when-12;breathing10;bree-8;breek11;bridge' +
  '11;bring-4 anything-9 him-8 it-13 them-7 you-5;bringing my-11;broke down-10 his-13 it-10;broken6 again-15 arm-10' +
  ' into-12;brother5 always-12 at5 last-12 paid-9 says4 uses-10 was8 what-16;brothers8 #th-11;bru-8;bruised-7;bruis' +
  'es14;budget-8 is-3;building is-7 with-10;buite6;buka-13;bullet8 in11;bulletproof-9;bullied-11 at-9;bullies-10;bu' +
  'llying-7;bumped-6 my-9;bumper-6;bunk-8;burglar in-12;burglars7;burn11 me9;burned9 by-13 my13;burning12;burns12;b' +
  'urnt3 me10;burpee-10;burpees-15;bus and-7 for-10;buses-10;business hours-8;but can-5 he8 never-11 nobody-11 only' +
  '-8 still-8 they-9 want-7 what-7;button-10;buttons-9;buy-6 for-9 get-9 something-10;by accident-13 bus-9 car-6 ef' +
  't-7 half-5 her9 law-10 mistake-6 my6 myself-13 now-10 older-10 our8 phone-8 someone11 taxi-10 that-8 the7 then5 ' +
  'this-12 train-8 two7 video-9 whatsapp-9 when-9 your-11;bywoon-13;cab-8;cable11;cake-12;calendar-12;calibre-11;ca' +
  'll8 and10 back-9 before-11 centre-11 for10 him-14 me-17 my-15 off-14 that9;called-7 me-9;calls4;calm him-10;calo' +
  'ries-10;came7 back9 in10 last-16 off-9 once-14 over-8 to13 with10;camera4;campus9;can-3 a5 actually-11 coach-9 d' +
  'rive-13 fix-9 go7 he-12 help-13 hit-12 i-3 it-10 join-12 my-7 one-5 phone-11 put-6 read-11 somebody-13 start-8 s' +
  'till-14 take-10 teach-8 that-6 the-5 they-2 training-8 we-6 women-8 your-5;cancel my7 when-7;cancellation-5;canc' +
  'elled-10;cancelling-9;cane-10;canelo-8;cannot8 get8 make-8 pay-8;canopy-7;cant10 afford-4 attend-9 be8 book-12 b' +
  'reathe7 climb-8 come-13 decide-7 drive-11 find3 go12 hear-13 log-8 make-9 put-7 remember-9 run-9 see-9 stop11 te' +
  'll9 wait-15 walk-12;cape town-6;capoeira-8;caps-8;captcha-9;car boot-11 died-10 for-7 how-7 must-11 on9 safe-9 t' +
  'here-6 to-7 trouble-14 when-12 with7;card and12 gets-10 got-12 is-7;cardiologist-11;care about-11 for-8;careful-' +
  '12;carer13;carries-12;carry a-3 my-9;case8 i-11 number-11;cash-3 at-9 on-8;casual-10;cat7 walked-10;catch-7 up-5' +
  ';cause4;cctv-9;celebrity-9;cellphone-12;centurion-9;ceo-8 and-7;cert-11;certificate-9;certified-7;cha-8;chain-10' +
  ';chair at-10 can-9 is-11 since-14;chairs-9;champ-10;champion-9;change-6 in-10 our-7 room-7 to-6;changed my-7;cha' +
  'nging-9;chaos-8;charge-5 my-7;charged-12;charges-6;charging-13;charity-10;chat doesnt-10 to-11;cheap-8;cheaper-9' +
  ' if-6;cheapest option-8 plan-8;cheaply-9;check-3 in-7 it-10 the-10;checked-7;checkers6;checkout-13;checks8 every' +
  '8;cheers-8;chemo-9;chess-18;chest14;chi-7 for-7;chicken-11;chickenpox-8;child2 at-10 breaks-6 by-9 doesnt-12 fri' +
  'endly-8 get-11 if-10 in5 is6 learn-9 like-7 of-8 please-6 to-9;children to-13 what-9;choke-8 and-12;choked5 me9 ' +
  'on-10;chokes and-10;choking11 babies-10;choose-12;choosing-11;chose6;christmas-7;chronic-11;cigarette11;claim-9;' +
  'claims-8;clamped-13;clases-8;class-1 also8 and4 because7 by-11 cancelled-6 full-9 help-9 hes-13 i10 izolo-12 kee' +
  'ps-9 kissed-9 last-15 made-10 may-9 my7 not9 now-12 of-9 ok-10 or-8 pls-9 she-8 showed7 still-7 take-10 times-10' +
  ' tomorrow-13 tonight-8 was-10 what-8 when-12;classes-1 can-9 for3 on-9;clean and12 the-9 up-7;clearance-9;cleare' +
  'd-12;clever-11;click-10;client is-9;climb-12;climbs-10;clock-3 on-10;close by-5 my10 protection-7 the6 when-7;cl' +
  'osed on-6;closes at-6;closest-5;closing7 time-11;clothes5 and11;club from-6 in-6;cn i-8;coach-3 alone-6 and-7 as' +
  'ap-10 at11 back-6 been-10 come-7 comes-8 explain-11 for-6 go-7 has-10 have-7 how-8 if-11 im-14 in-7 is-10 left-1' +
  '2 mind-10 my9 o-15 only-12 said-11 says-11 sign-8 sizwe-8 to-7 told-12 wants12 with-8;coaches come-9 get-8 have-' +
  '7;coachs-7;code doesnt-7 for-6 to10;coins-14;cold in-7 today-11;collapsed15 at-12;collar-7;colleague6 is-8 train' +
  's-10;colleagues-8;collected-7;colour-8;combo-6;come after-10 alone-13 along-7 anymore-12 as-11 back4 by-8 from-1' +
  '0 home11 how-8 just-14 now-15 off-12 on-6 once-11 past-8 round-9 see-7 straight-8 through-12 together-13 tomorro' +
  'w-8 tonight-12 too-7 twice-8 watch-7 when-11 with-12 yet-8;comes2 alone-8 in10 off-8 on-13 up-9;comfortable-14;c' +
  'oming and-11 back8 from-9 on-13 out-11;commit to-8;commitment-8;company-7 pays-6;compete-8;competency-9;competit' +
  'ion-8;competitions-6;complain-7;complaint-8;complete-9;completely-11;complex6;compulsory-6;comrades-9;concussion' +
  '-9;condition-9;condom9;confidence-5;confident-9;confirmation for-8;consent-9;conservative-11;contact-14 me-7;con' +
  'tent-8;continue-10;contract-3 what-11;contracts-11;control and6;controls11;convince-8;convinced-8;cookies-7;cool' +
  '-10;cop11;coping8;cops11;corner3 of-8;cornered11;cos8 of-10;cost-1 of-8 to-7;costs-9;couch and-12;coughing-12;co' +
  'uld-2 coach-10 come-8 he-8 i-4 it-13 one-8 somebody-15 they-12 your-8;couldnt find-10;count as6;country-10;count' +
  's as-7 the9;couple session-9;couples-8 class-10;coupon-11;courage-11;courier-11 says-11;course-6 cover-8 im-8 my' +
  '8 price-4 what-5 whats-7 where-8;courses-7;court case-9 order-10;cousin from-8 is-11;cover that-10;covid-13;coz1' +
  ';cpf-11;cpo-5;cpr course-8 on9;cramps-8;crash-8;crashed-9;crazy-8;creatine-8;creche8;credentials-10;credit-8;cre' +
  'dits-8;creed-7;creeps-9;cries8;crime-12;criminal-10;crossfit-7;crowded-7;crowds-10;crush-13;crutches-10;crying7 ' +
  'because-9;curious-14;customs-6;cut13 if-9 my-12 myself8 off-10;cuts4;cutting again12;cv-9;cyber-9;cycle-7;cz-10;' +
  'da-8;daa-10;daar iemand-9 is6 meer-7 nog-5 plek-9 so-6 staan8 wees-9;daarmee-8;daarna-11;daars9;daarvoor-7;dad6 ' +
  '#-10 and-9 hits11 isnt-7 says-12 sign-10 used-11 wants-9 will-9;daddy15;dads name-8;dames-7;dan-7;danger10;dange' +
  'rous-6;dankie-12 ek-9;data-9;date can-8 pls-11;dates-8;daughter at6 came-15 did-6 for8 gets-8 goes-11 got8 in-8 ' +
  'is-4 needs-11 shes-11 that-12 wants-10 was6;daughters and-11;dawn-8;day #-8 after-8 at-12 got-9 now7 of-6 one-8 ' +
  'so-6 was-10;daylight-5 robbery-5;days do-7 for-7 i-9;dead10 bird8 body-11 easy-9 im9 tired-9;deadlines-8;deaf-10' +
  ';deals-9;death13;debietorder-10;debit-5 orders-7 till-10 went-13;debited-11;december-4 can-7;decide-10;decided6;' +
  'decides what11;deciding-9;decision-7;declined-8;deep10;defence-6 against-8 before-10 day-8 for-6;defend himself-' +
  '10 myself-10 yourself-10;defending-10 myself-10;delay-10;delete me-10;delicate-5 matter-5;deliver-8 to-6;deliver' +
  'ed-9 but-6;delivery-9;demo-8;demonstration-7;dentist-8;depression-11;deregister-8;deserve11;desk please-8 was-5;' +
  'destroyed-12;details-9;detention-10;deur7 stop-11;di-8;diabetes-8;diabetic-3;diagnosed-9;did anybody-9 coach-10 ' +
  'gave-11 he-16 his-11 karate-11 krav-10 my-8 someone-13 the-6 they-11 you-10;didnt7 come12 know-13 like-14 say-10' +
  ' stop5;die6 #-9 #ste-8 aand-13 afrigter-14 app-10 boks-9 bus-18 coach-13 course-11 een-12 eerste-7 gym-9 kantoor' +
  '-5 kinders10 klas-11 klasse-15 kursus-13 lidmaatskap-10 maandag-10 mall11 mat-9 matte-10 meisies-6 oggend-11 pad' +
  '-8 plek-9 rooster-9 sak-9 storte-8 trial-7 weer-11 weermag-9;died4 i10 on-9;dies6;dieselfde-7;different3 for-7;d' +
  'ifficult-12;dinner-7;dinsdag-8;directions-9;dis3 nie-9 te-8;disability-10;disabled-8;disappear12;disarms-8;disci' +
  'pline-7;disciplines-8;disclaimer-8;discount-9 if-8;discovery-8;discuss-10 it-9;distance-12;dit-4 doen-9 iets-7 i' +
  'n-10 n-8 net-8 vir6;dithunya11;divorce i7;divorced and-10;djulle-10;dlamini-11;do-1 about-8 after9 an-6 at-9 beg' +
  'inners-9 boxing-6 coaches-12 cops-12 everything-10 first-5 for-8 girls-9 guns-9 i-5 in-5 instead-11 it-5 kids-8 ' +
  'krav-6 last-11 mma-11 mondays-9 mornings-7 most-8 muay-8 nothing-10 on5 one-10 parents-9 people-6 self-5 so-10 s' +
  'port-14 stairs-9 steps-10 sticks-8 that-7 then-12 there-9 they-14 things10 this-6 those-7 training-12 trial11 wa' +
  'nt-12 we-4 worse8;doc-7;doctor said-10 wants-9;doctors-8 note-7;documents7;doen as-14 by-11 ek-9 julle-6 mens-5 ' +
  'nie8;does an-8 anyone-9 ballet-7 coach-8 discovery-7 everyone-9 he-6 his-10 it-3 nothing-9 she-10 someone-14 tha' +
  't-9 things11 your-6;doesnt9 answer8 fit-9 go-10 help-13 like-9 mind-16 open-13 remember-15 stop8 want-10 work-9;' +
  'dog sit-8;dogs9;dokter-10 se-10;dollar-11;domestic11 violence8 workers-12;donderdag-11;done anything-9 at-7 it-1' +
  '2 with6;dont5 answer7 believe-9 close-13 drive-11 fit-9 like-6 mind-14 own-9 pitch-10 post-12 remember12 reply9 ' +
  'tell11 understand-10 use-16 you-8;dood9;doodgaan18;doodmaak12 as-11;door8 and8 doesnt-7 handle12 im-11 in6 is10 ' +
  'on-14 so-14 to-9 was-15;doors6 and10 open-11;down4 a-8 at8 by-10 id-6 if-13 on-11 to-4 with-11;downgrade-8;downl' +
  'oad-7;downstairs13;dr-10;dra n-7;drag me6;dragged7 me7;dragon-11;drama-14;drank18 jik8;draw-9;dreads-10;dreig8 o' +
  'm8;dressed-10;dressing room-9;dricus-12;drill today-12;drills-11;drink12 and7;drinking9;drive a-10 an-7 any-12 h' +
  'ome-7 is-7 the-9 them-10;driver5 for-9 here-10 is-8 of7;driving me-7;drop-7 and-7 her-8 in-3 the-5;drops-10 me-9' +
  ';drove past-5;drowning9;drunk6 and8;dry-14;dubai-11;dude9;due-7;duela-11;dula-11;duration-9;during-5 class-13;du' +
  'st-8;dying9 to-9;e a-8 book-5 teng-8;each night-9 other-6 time-11;earlier-12;early-6 bird-6 what-11;earrings-11;' +
  'ears-9;ease-9;easily-15;east-8;easy for-8 is-11;eat6 before-8;eaten9;eats early-8;ebook-8;ebooks-7;ebumnyameni-1' +
  '1;ebusuku14;eczema-10;een van6;eenkant-7;eerste-9 klas-4;eet voor-7;efe-10;eft-5;ego-10;eight-11;eighteen-11;ein' +
  'tlik-8;ek4 aan-11 die-8 dit-9 een-10 eers-12 hom-10 in-9 is4 julle-5 ken-10 kom-5 met-15 moet10 my-12 myself-5 n' +
  '-9 nie6 nog-7 sal-9 self-8 slaan-9 soek-5 sukkel-9 van-12 vir-12 voel10 voor-9 wag-12 was-9;ekhaya11;ekilasini-1' +
  '1;eklasini-16;eks9;ekuseni nivula-6;elbow-5;eldest-10;electric car-5 one-5;electricity-11 is-8;elevator-7;eleven' +
  '-12 years-12;elilandelayo-10;elincane-10;elisha-11;elke8;else4 is-6 to9;elses-9;email-10;embarrassed-13;embarras' +
  'sing-8;emergency15 care-14 contact-7 first-8;emigrate-12;emigrating-12;emini-6;emotweni13;employ-9;employer-6;em' +
  'ployment-12;en5 #-13 as-8 die8 ek9 haar11 hy6 kyk-13 moet-10 my-6 nou10 soek-13 sy9 vir-11 wanneer-6 wat-9 wil-1' +
  '0;encane-10;end4 of-6 with-10;ended-10;ending it10;endlini21;eneminyaka-14;energy-14;eng-13;english-7;enige-8;en' +
  'joyed-8 it-8;enkel-9;enkosi-11;enough for-5 to7;enter-7;entertain-11;entrance-7;enu-10;envelope-4;enye-9;epileps' +
  'y-7;epileptic-12;epipen5;equipment-11;error-9;ervaring-11;escape-13 when-9;escort-11;escrima-8;eside-8;esikoleni' +
  ' ningasiza-9;esikolweni7;esingakanani-10;eskom-10;eskrima-8;esteem-9;etsa-11;even do-10 for-12 if-10 when-14;eve' +
  'ning-3 class8 is-7;evenings-2;event-6;events-7;ever-6 been-9;every5 braai-13 friday11 night10 second-13 time-5 y' +
  'ear-9;everyone8 to-10 would12;everyones long-7;everything8 and6 can-12 he6 in-16 is10 lol-8 out-10 please-9 so-1' +
  '6 you-8;ewallet8;ex10 and-8 colleague-10 has7 phoned-10 soldier-10 waits6 yami9;exams-10 now-8 so-8;exchange-7;e' +
  'xcited-12;excluded-8;exercise-14;exercises for-7;expect-10;expensive-9;experience-10;expire-10;expired-7;explain' +
  '-4 krav-7;explodes-11;expo-11;extramural-10;eye6 and-12 at-14 is9 on-12;eyes7;ezayo-12;ezingaki-11;ezingane-9;f-' +
  '8;face5 and7 in-12 is5 so-10;facebook-5;facilities-9;failed but-7;faint-10;fakes-9;faktuur-16;fall8 behind-9 off' +
  '-8 on-8 without-12;falling6 apart9;falls on-8;family bathroom-11 discount-6 of-7 plan-7 price-7 rate-5 wants10;f' +
  'amous-6;far-7 from-7;farm outside-6;farmers-7;faster-8;fat-10;father9 had-12 is-9 may-10;fathers day-8;fault9;fa' +
  'vourite-9;fear-10;feb-10;fedhealth-9;fee-3 for-8;feed9;feel9 better-16 comfortable-11 it-9 like8 safer-7 strong-' +
  '9 the-11;feelings-12;feels10;fees-4 for-7 pls-9;feet-10;fell6 apart-12 asleep-12;felt-13 i-8;female-3 only-9;fem' +
  'ales-10;fencing-8;fetch him-9 the-11;fetched9 my8;fetches him-11;fever-11;few-6 lessons-8 weeks-6;fiance9;fibrom' +
  'yalgia-10;field-11;fifties-11;fight-5 all-11 anyone-8 do-7 in-5 on-7 part-5 somebody-11 someone-8 the-6 will8 wi' +
  'th-10;fighter-9;fighters-11;fighting-5 in-10;figure-9;fihla-12;fiks-11;filipino-8;film-2 me-11 my-7;filmed6 it-1' +
  '2;filthy-12;find it-12 me8 my9 out-12 the-11 us-11 you-10;fine-5 and-14 with-10;finger7 marks11;fingerprint-9;fi' +
  'ngers6;finish7;fire4 arm-9 drill-12 exit-9 or-12;firearms-7;fired15;first-6 aid-3 class-4 day-4 few-7 if-10 mont' +
  'h-7 night-7 sparring-6;fist-9;fit-2 and-11 in-7 my-8 through-13;fitness-11;fits-8;fitter-10 than-9;five-7;fix my' +
  '-12 that-11;fixed-6;fixing-8;flat10 and7 feet-10;flexible-12;flinches5;floor3 are-5 made-9 without-9;flowers9;fl' +
  'u-13;flying-10;fma-9;fnb-14;focus-8;folk-11;follow him10 my-8;followed10 me10;following6 me12;food10;fool-7 of-7' +
  ';foon9;for-2 #2 a-3 abused-6 ages-13 at-5 both-6 cars-9 children-5 christmas-9 control-7 cops-9 dads-8 december-' +
  '8 delivery-6 everyone-8 everything8 girls6 her-3 him-11 himself-13 his-6 injuries-6 instructors-7 it-7 joining-1' +
  '0 just-8 kali-4 kids-6 little-6 me3 members-6 money10 my-3 nothing-10 now-14 once-13 our-7 parents-6 people6 pra' +
  'ctice-12 sale-6 saturday-8 self-7 seniors-6 six-7 something-11 supper-9 that-2 the-2 three-7 today-9 training-4 ' +
  'u-10 weeks-6 women5 work-7 you-10 your7;forced10 me8;forces12 me8;foreign-8;forenoon-8;forever11;forfeited-16;fo' +
  'rget-9;forgot-9 to-7;forgotten-11;fork7;form-9;forty-6;forward-12;foto-9;fotos11 neem-9;fought-10;found11 me10 m' +
  'y8 out12 the7;four anyway-13 months-7;fourteen-9;fourways with-7;franchise-8;free-4 and-12 one-6 trial-5;freeze-' +
  '4;freezes-13;freshen-8 up-8;friday after-11 night-11;fridays any-7;fridge-6;friend4 come-12 did-9 in-12 isnt10 s' +
  'aid-15 says-9 told-8;friends are-11 train-9 want-6 with-9;from1 a2 alex-7 another-8 behind-15 diepsloot-7 friday' +
  '-7 gym8 here-9 him11 home-5 kicking-9 leave-10 malawi10 me-9 midrand-4 next-10 outside8 pretoria-7 randburg-9 ro' +
  'sebank-9 the4 there-8 this-10 training10 under-10 what-6 when-9 where-7 you-4 zero-9;frozen-8;full of8 that-13;f' +
  'umana-13;fun-11;fund-6;funeral6;funny6;futhi9;gaan die-13 dit-10 ek-11 iemand-10 julle-10 my12;gals-8;gang10 up-' +
  '12;gap-10;garage6;gardener12;gas10;gate5 is-8 on8 open-11 who-11 with6;gates-9;gautrain and-14 at-8 bus-7 close-' +
  '8 with-12;gave7 him8 it-11 me-5 notice-12 up-10 wrong-9 you-14;gay6;gbv18;gear-3;geboelie-12;gebruik-10;gedebite' +
  'er-9;gedoen-12;gedrink11;gehad-8;gekry-10;geld10 terug-11;geloftedag-7;gelos-11;gemis-15;gems-10;gentle-6;george' +
  '-11;gesien-9;gesig-9;geslaan8;get3 a-3 anything-10 away10 back-9 better-10 his-13 hit-13 hold-6 hurt-17 in-6 ins' +
  'ide-12 into-5 it-12 locked-11 lost-8 me-16 money-9 my-5 on-13 out6 panic-11 papers-9 rid-6 started-8 that-9 ther' +
  'e-12 through-13 tired-10 to-7 violent-8;getroud-10;gets2 bullied-8 here-11 hurt-14 pushed-8 rough10 teased-7 the' +
  '11 there-12 tired-9;getting hit-11 hurt-9;gevaar9;gevat11;gi-5 to11;gie-8;gift-8 card-6;girl #-7 and-7 is-13 she' +
  '-8 shes-10 wants-10 with-8;girlfriend is-9;girlfriends and-9;girls3 and-10 are-5 at-9 night-10 only-10 school-7 ' +
  'too-9 who6;gis-8;gisteraand10;give back-9 it-11 me-7 notice-9 them-9 up-8 you-8;gives me6;glass7 in9;glasses-3;g' +
  'lock-12;glove-9 was-9;gloves-8 are-8 at-11 by-11 my-8 smell-6 they-9;glued-10 to-10;gmail-9;go3 at-10 away-10 ba' +
  'refoot-8 easy-9 for-6 home8 how-10 in-7 into-9 live-10 na-8 out9 shopping-7 so-8 straight-7 to4 up-11 with5;goes' +
  '4;going4 home8 overseas-10;gold-7;golf6 club9;golfs-6;gone8;gonna7 kill-8 make-10;good-4 day4 for-6 is-8 morning' +
  '-5;goodbye13;goods-8;gopro-6;gordels-8;got5 any-10 asthma-7 attacked9 boxing-7 choked-8 classes-13 divorced-9 fo' +
  'r-9 hijacked-11 hurt-12 in8 it-13 jumped10 lost-7 my10 no-9 nothing-10 off-8 on-10 out10 retrenched-8 scared-9 s' +
  'mashed-8 stabbed10 that-14 the6 to-10 two-12 us-9;gp-9;gps-11;grabbed8 by-12 from-8 me7 my8;grabs my-12;grade-4;' +
  'graded-9;gradering-10;grading-3 soon-16 when-9;gradings-6;gran is-6 wants-8;grandad-9;grandchildren-7;grandma-10' +
  ';grandpa7;grandson in-6 is-11;granny fetches-10 is10;grans-14;grapple-10;grappling-9;gratis-9;great-12;grey hair' +
  '-10;grid-8;grip from-8;groep-12;groin-9;groot-17;grootmense-11;grootte-9;ground-4 floor-10 work-14;group-3 again' +
  'st-9 at-7 can-9 for7 of-6 who-11;groups-6;gti-8;guard-6 and-8 at6 got-10;guardian-12;guards-5 in-6;guide-7 dog-7' +
  ';guilty-9;gum-13;gumguard-9;gumshield-10;gun class-8 course-8 do-12 in7 licence-7 on14 safe-10 to6 training-6;gu' +
  'npoint13;guy5 from12 with7 without-9;guys4 at9 walk-9;gym-2 and-13 at-7 before-10 clothes-9 down-11 here10 if-10' +
  ' in-8 is-6 ive-13 last-9 never-11 open4 so-7 that-11 yesterday-13;gyms in-7;ha a14 ha-11;haar7;haarself7;hacked ' +
  'my13;had #-14 a-8;hae9;haha-16;hahaha-10;hail-8;hair in-8 is-10;hairdryer-9;half-6 of-7 past-5;halfway-11;hall-3' +
  ';halloween-8;hand7 in-9 is9 it-11 on6 out-9 wraps-8;handed-9;handgun-7;handle a-6 myself-10;handles-10;hands lik' +
  'e-6;handskoene-10 is-10;hang a-11;hanging around-8 on5;happen at-6;happened11;happening9;happens8 in-6 to-9 with' +
  '-6;happy-11 birthday-8;hard of-8 on-9;harder-16;harley-14;harm10;harmless10;has4 a4 adhd-9 anyone-11 autism-10 b' +
  'een4 braces-11 done-11 everything-14 exams-8 flu-7 he-14 long-10 me-13 no-7 one-13 school-9 seen-9 the5;hasnt9 c' +
  'ome9 done-11 started-7;hate it-12 myself8;hates being-12;have #-10 an-7 another-8 anything6 been8 bjj-7 boxing-6' +
  ' cash-8 done-12 epilepsy-7 for-7 gloves-7 i-9 in-6 it-8 lights-8 lockers-9 muay-7 never-9 no-4 on-5 people-14 pr' +
  'ivate-8 someone-10 something-6 that-8 they-12 too-8 two-8 vouchers-10 whatsapp-9 with-12 work-9 your-6;havent8 e' +
  'aten12 got-12 seen-13;having11 a12;hayi-10;he12 a-7 asks-15 been-7 breaks-8 broke9 burnt10 can-8 checks12 come-7' +
  ' comes8 could-7 counts9 cried-11 did11 do-6 drinks8 drives9 fit-9 forced9 forgets-11 found11 gets7 go-8 goes13 h' +
  'as4 hasnt6 have-10 hit8 hits-6 in-7 join-6 joins-9 keeps7 kicks8 killed10 knew10 know-7 knows7 learn-10 leave-7 ' +
  'leaves7 likes8 locked8 made8 make-9 my-13 need-12 needs-16 nie-11 park-7 pay-11 plays-10 punched12 ran-13 reads1' +
  '1 said9 says5 send-10 sends11 showed-11 start-9 still-8 stop8 takes10 there-8 took8 touches8 train-11 trains-13 ' +
  'use-7 uses7 wait-12 walked-10 walks4 was3 wasnt-9 wear-9 will7 works-8;head1 and11 coach-9 guy-9 instructor-8 is' +
  '7 office-6 shots-9 start-12;headguard-11;headlock-11;heads-9;headscarf-9 on-8;heal-6;health-7;healthy-9;hear11;h' +
  'eard a6;hearing2 aid-11 aids-8 voices10;heart5 attack6 is-3 murmur-9;hearts-9;heated-8;heavier-11;heavy-12 guy-6' +
  ';hebrew-8;hectic-10;hed3;heita-8;hek11;held4 a6;helicopter-8;hell12;hello my-7;hellopeter-10;helmet-6;help12 aga' +
  'inst-11 choosing-11 dit-9 for-12 he11 him-12 julle-16 lol-13 me-8 met-11 my10 out-10 such-11 the-9 us-12 with-7;' +
  'helped-9;helping-11;hence-12;her6 age-7 arms6 boyfriend9 brother-14 class-6 confidence-12 dad9 email-9 face10 fi' +
  'rst-9 friend-13 friends-9 group-9 in8 names-15 neck6 own-7 phone8 room8 son9 that-10 to6 today-10 trial-12 with1' +
  '0;here6 anymore10 are-10 i-12 want-7 wants-12;hernia-9;hers-5;herself after-12;hes12 #-10 back10 being-14 big-8 ' +
  'coming9 drunk8 going5 got7 kicking13 nine-11 okay-9 only10 outside10 ready-12 scared-7 small-9 ten-12 turning-10' +
  ';het4 al10 betaal-7 dit-11 een-10 ek-8 hulle-12 iemand-13 jou-10 julle-4 my9 nie-6 u-13;hey coach6 just-14;hhayi' +
  '-10;hi are-6 coach-8 how7 im-2;hide14 my-12;hides behind-19;hiding9 in10;hier9;high-9 blood-14 school-9;hijack w' +
  'orkshop-9;hijacked12 on-13;hijackers6;hijacking-7;hijackings-10;hilarious-8;him7 and4 at-9 do-9 down-7 he5 how-9' +
  ' its9 knowing11 names-12 on2 out-16 some-8 up-12 with10;himself8 on8;hip-3 op-8;hire-7;hiring-8;his2 age-6 birth' +
  'day-9 brother-7 class-15 file-9 friend9 gun7 hand12 head-12 house12 kids-10 lawyer-11 lesson-5 life-13 lunch-11 ' +
  'mom-3 name-15 neck9 number-9 own-6 pants11 shoes-6 sister-12 teacher-9 trial-9 week-10 wife7;history-5;hit3 a-19' +
  ' anyone-7 at-10 by7 each-5 first-10 hard-8 harder-8 his-10 in-16 like-6 me9 my9 pads-12 someone-13 twice-7;hits9' +
  ' back-13 his-15 me15 my13 other-7 the-14 us12;hitting5 a-8 me8;hle13;hlp15;hmm-11;ho7 ba-13 joina-10 ngodisa-9 r' +
  'ekela-11 thunya-10 tla-14 tseba-10;hobby-6;hoe-4 hulle-10 kry-9 laat-5 lank-4 maak-13;hoedspruit-8;hoekom is-7;h' +
  'oeveel-8 is-5 mense-7;hold back-8 for-7 me-11 of-5;holder-10;holds7;holiday-6;holidays-7;hols-7;holster-8;hom ro' +
  'nd-13;home4 affairs-9 after-6 all-13 alone-13 and7 by-4 crying-8 for-10 from6 its11 page-6 sweaty-13 tonight7 wh' +
  'en-7 without-9;homepage-8;homeschool-6;homework-8 help-9;honest with-8;honestly-8;hoodie-7;hoodies-14;hook-13;ho' +
  'oked-12;hope7 i-12 so-10 the7 you-7;hopefully-9;horlosie-13;hoseng-10;hosepipe11;hospital and-8 so-7;host-6;host' +
  'age-13;hot water-9;hotel5 near-11;hou-11;hour ago10 of-9;hours because-13 on-7 please-7 pls-11;house12 because-1' +
  '6 for-14 i7 with4;how-2 about-10 are-5 can-9 did-10 does-8 else-8 far-2 hard-14 i-14 is-5 long-5 many-5 safe-9 t' +
  'o-3;howzit-12;hubby is-5;huis6;huiswerk-9;hulle11 het9 se8;hulp8;hurt8 a-15 in-12 me10 people-11 the8 you-12;hur' +
  'ting11 my8;hurts someone-8;husband10 and-9 beats8 bought-12 collapsed-12 does-11 first-9 hit11 is2 must-9 my-12 ' +
  'off-8 said-10 says-7 the-10 thinks-10 train-9 wants-12 who-8 will-15;husbands12 birthday-9 brother9 gun-12 pisto' +
  'l-11;hv-9;hw-10;hy10 dreig8 gaan9 het7 is-11 kom-6 kyk9 my16 oefen-10 sy-11 was-12;hypertension-10;i2 #-9 addres' +
  's-7 allowed-4 also-9 always-10 am6 are-12 arrive-7 be-1 beat-14 bleed11 bodyguard-10 booked-8 bought-11 box-11 b' +
  'oxing-6 break-7 broke-8 came-12 can3 cant3 carry-8 catch-5 chose-11 close-9 convince-6 count-8 cpr-8 cry8 cut4 c' +
  'ycle-7 debit-9 defend-8 did4 didnt7 do6 dont6 drag-11 drop-8 drove-9 end-9 fail-7 feel8 fight-8 film-8 forgot-5 ' +
  'go6 going-7 got6 had6 hand-12 have3 havent7 hear7 hide9 hijack-11 hung-12 hurt-13 in-12 joined-7 jumped7 just4 k' +
  'eep6 krav-6 leave-2 left-13 legally-13 lie-7 like-6 live4 lock9 look-8 lose-6 lost-8 love-12 made-10 mail-5 mean' +
  't-8 met8 miss-10 must9 nearly-11 never3 order-8 ordered-4 own-5 paid-4 panic-13 park-9 parking-9 passed-8 pick-6' +
  ' pitch-6 plan-11 prefer-5 promised-13 pump-11 put-7 quit-8 ran9 reach-7 really-8 rent-7 ride-7 roll-6 schedule-1' +
  '1 scratch10 set-7 share-7 should5 shout-8 shouted-11 show-8 shower-7 skip-10 sleep7 smoke-10 spar-6 spend-7 star' +
  't4 stood-12 stop-7 stopped6 sue-9 survive-6 take-1 talk4 tap-7 tapped-7 teach8 the-8 tied-12 timetable-6 told8 t' +
  'ook8 train-1 trial-9 trust-13 type-10 vomit-9 was10 watch-7 whatsapp-8 wish11 wont9 work-8 worry-9;ibhande-11;ib' +
  'oxing-14;ice-15;iclass-9;id and8 be-9 book12 like-2 number-11 want-9;idea-10 of-9;idiot-10;idolo-11;iemand11 in7' +
  ' my-18;iets aan-17 af-11 vir-12;if5 i4 it-1 its5 my-9 nobody-10 not-12 parents-10 possible-8 shes-11 something-1' +
  '0 stage-9 that-10 thats-10 the7 there-13 theres-13 they-7 theyre-8 theyve-9 ur10 we-7 you6 your9;ifomu-12;ifoni9' +
  ';ifowuni10;ifuna-12;igama-10;ignore-12;ignored-10;ihlaya-8;iiglavu-9;iiklasi-6;ikhona-1 i-9 indawo-11;ikilasi-13' +
  ';iklasi yakhe-9;ikuphi-9;ilanga-12;ill-6 ask-11;im6 #kg-12 a-6 always-12 an-12 at-5 away-6 being10 bleeding11 bu' +
  'sy-11 coming-8 dead-10 done4 from-12 going3 good-8 having-11 here-9 hooked-10 hurt-11 in3 just-11 late-15 locked' +
  '7 looking-11 moving-7 new-10 next12 not5 off-9 only-9 outside-14 ready-12 retrenched-12 running-7 scared10 short' +
  '-7 sleeping10 small-9 so8 sure-10 the-4 tired-11 up-13 very10 waiting-10 walking8;imali yakhe-8;imininingwane-14' +
  ';iminyaka-7;imoto10 yami-14;impossible-9;impressed-6;in after-10 again-9 alice-8 an7 any-10 as-5 between-8 black' +
  '-6 boxing-7 by-10 case5 centurion-7 class-5 court-11 danger12 die6 dubai-7 durban-4 every7 for-6 gevaar9 god-7 h' +
  'ostel11 house-12 karate-13 kids-8 last-8 laws7 lunch-9 matric-14 meetings-9 money-7 my6 n-11 namibia-8 october-9' +
  ' on-2 our7 person-7 plaster-5 rosebank-8 round-8 sa-8 school-10 secunda-8 the4 them-10 there-6 this6 time-5 trai' +
  'ning-6 trouble11 varsity-8 week-9 wheelchairs-6 windhoek-8 writing-7 zulu-7;ina-8 #-8;inamahloni-9;incident-16;i' +
  'ncluded-8;income-8;increase-12;incwadi-15;indawo4 yenu-12;indemnity-8;indoda18;industry-9;ine-10 #-10;ineminyaka' +
  ' engu-7;info-10;information-7;ingabe-9;ingakanani-8;ingane7 yami5;ingaqala-10;inhaler-11;inherited-8 my-9;ini-12' +
  ';inini-8;injured-12;injury-10;inligting-11;inombolo-11;inside8 while-6 with9;insta-7;instagram-8;instead of-8;in' +
  'structor course-10;instructors-4;instrukteur-10;insurance if-12;insured-7;intake-7;inteken-12;interest-8;interes' +
  'ted-9;internet-9;internship-7;interpreter-11;inthaneteng-7;intimidated-12;into2 a6 it-21 the6;intro-6;introduce-' +
  '10;introductory-7 lesson-8;introverts-10;inverter-7;invite-6;invited-10;invoice-8 for-5 is-7;inyanga-16;iodolo-9' +
  ';ipasipoti14;iphephile-11;iphi-10;iphone-6;irisithi-11;iron11;is #-4 across-7 afraid-13 al-13 all-11 almal-11 al' +
  'ready-8 an-6 asking-11 asleep9 bang8 beaten12 beating9 behind-13 being9 better4 bietjie-7 big-6 bjj-4 bleeding11' +
  ' boxing-8 breaking6 choking11 class-7 clever-11 coach-10 coming8 cracked-15 cut7 daar-8 die-2 double11 down-9 dr' +
  'unk11 eight-9 ek-10 everyone-9 fine-5 five-7 following9 for6 from-9 gentle-10 going4 gone7 good-11 ground-7 he-1' +
  '1 her-8 here-6 hulle-12 hurting11 hy-11 impossible-8 in4 it-6 karate-8 keen-7 killing-7 krav-4 leaving-8 loose-1' +
  '2 missing8 my-6 n-9 nervous-8 new-10 next12 one-13 only-9 overseas-9 parking-10 petrol-11 possible-10 pregnant-1' +
  '0 premium-6 right1 sandton-7 scared-8 seer-7 she-10 shy-11 sick-12 siek-7 skaam-10 slow-9 something-11 stalking1' +
  '0 standing9 still4 strong-9 stuck-5 stukkend-10 swanger-6 swollen-4 teaching-10 that-2 there-2 this-6 threatenin' +
  'g11 tomorrow-9 tonight-13 tonights-8 training-11 unconscious10 useless-8 verkrag11 very-8 vir-11 waiting10 walki' +
  'ng8 watching-9 weak-10 weg9 what-6 worried-9 yours-9;isaphulelo-17;ish-9;isibhakela-8;isifundo-10;isiphandla-10;' +
  'isipho-10;isnt5 what-6;israeli-7;issues-9;it #-7 about-7 actually-7 again5 all6 alone-12 an-8 asks-9 at-3 back-7' +
  ' been-11 bleeds10 broken-10 but5 by-7 can-6 come-9 cost-5 count-7 different-7 doesnt5 down-10 end-8 ends10 fine-' +
  '10 free-9 from-5 go-7 going-8 got-9 happens14 have-7 he15 help-11 here-10 i11 if-15 in-4 like-6 make-10 me-9 mea' +
  'n-11 month-4 must-12 my5 myself-4 not-9 now-7 ok6 one-6 only7 over-8 packed-5 rough-7 safe-10 saved-8 says-15 sh' +
  'e-9 start-6 stop11 stopped-11 the-9 then-6 to10 tomorrow-11 wants-11 was9 weird-5 when5 with-6 without-6 works-1' +
  '0 worse-14 you-6;item-9;ithi10;ithuta krav-10;its4 all-11 annoying-6 at-8 for-4 free-10 good-14 great-9 happenin' +
  'g10 hilarious-8 just-6 my6 not-7 on-8 over-7 so-13 the9 too-10;itse10;itshireletsa-15;ive3 a-11 always-9 been2 h' +
  'eard-12 just-14 left-10 only-14;ixesha-8;iyahlukunyezwa-7;izifundo-8;izingane-10 esikoleni-6;izinsuku6;izinto-9;' +
  'izolo12;izophepha-13;ja-9;jaar-9;jab-8;jacket-10;jail if-11;jake-8;jan-7;jang-12;jaw11;jealous-11;jersey-7;jik9;' +
  'jits-6;jitsu-4;jiu-4;jiujitsu-8;job and-9 in4 please-12;jobs-10;joburg-4 water-8;john-10;join-2 how-12 i-11 or8 ' +
  'the-5 with-10;joina-10;joined-11;joining-5 amount-6;joins-7;joint-8;journalist-9;judo-12;juffrou16;jujitsu-8;jul' +
  'le-4 die-9 dit-3 haar-9 het-14 in-12 kinders-9 kom-7 mens-10 mense-10 met-12 oop-8 wat-14 werk-7;july-10;jump in' +
  '-9;jumped13 out7;june-10;jungle-9 gym-9;junior-8;juniors-6;just3 #-9 asking-9 bought-11 for-9 got9 gym-11 had-6 ' +
  'letting-11 looking-7 looks-9 me-6 need3 now4 one-7 pay-9 right-12 rings-11 sit-9 so-8 started-6 stood-14 stop-12' +
  ' takes-11 the-9 to-6 took10 turned-13 us-13 wanna-8 wanted12 watch-6 women-8;jy-8;k-8;ka4 #-11 kgwedi-8 mo-8 moo' +
  '-7 order-9;kaalvoet-10;kabili-12;kae-4;kahle-7;kajeno-8;kakhulu5 yini-10;kali-8;kamer13;kan die-11 doen-10 hulle' +
  '-12 hy-17 julle-14 kom-11 n-10 nie5 ouma-11 sy-10;kancane-12;kangakanani-10;kanjani-14;kantoor-7;kapa-14;kar6 ho' +
  'e-10 nie-8;karate-3 kid-10;ke7 ba-10 bokae-2 kgopela-10 kotsing9 mang-11 sa13 tla-12 tsebe-9 tswa-10;keen-11 on-' +
  '10;keep3 a-12 about-10 all-11 an-9 me-10 my-6 them-8 thinking9 up-13;keeping him-9;keeps11 beating-11 going-14 k' +
  'icking-13 me-10 my8 telling-12 throwing-10 touching10;ken-8;kept me-9;kerb-8;kerbs-9;key8 for-9;keys and7 at-8 i' +
  'n-13;kfc-10;kgopela-10;khona7;kick-9;kickboxing-8;kicked8 me8 out-9;kicking-4 off-10;kicks and-10 off-11 the7;ki' +
  'd he-14 hes-8 is-11 to-9;kiddies-5;kidnapped15;kidnapping6;kids #-7 about-8 also-9 and7 before-10 birth9 can-6 c' +
  'lass-2 classes-6 coach-9 entrance-5 every-8 from-13 group-8 have-10 if10 in-5 is-7 learn-15 names8 need-9 on-8 o' +
  'ne-11 out-10 party-8 really-8 say-12 stuff-9 times-7 today-8 too-7 want-7 we10 what-9 when-10 while-6 with-6;kid' +
  'z-7;kies-15;kill6 him7 myself11;killed5 me-8 my10 us-12;killer-7;killing it-9 me-7;kilos-8;kimberley-8;kind2 het' +
  '-12 of-6 se-9 sy-11;kinda8;kindergarten-10;kinderklasse-10;kinders4 nie-10 se-14;kindle-6;kini-11;kissed-7 her-9' +
  ';kit-9;kitchen6;klas-6;klasse-2 vir-8;klein-9;klim-12;knee-8;kneel8;knees-5;knew when-10;knie-13;knife3 attack-1' +
  '6 class-8 defence-8 fighting-6 in6 may-10 workshop-9;knock-11;knoppie-9;know a-8 anyone-12 anything-12 cpr-9 how' +
  '8 it-9 me-10 nobody-9 nothing-10 of6 that-8 the-6 their-9 they-10 what4 where13 whether-5 why10 yet-13;knowing9;' +
  'knows4 it-14 nothing-10 where13;knuckle-9;kode-7;koets-10;koffie-7;kokuqeqesha-11;kom haal-5 julle-8 kyk-12 prob' +
  'eer-10 van-8;koop-7;kopa le-9 thuso10;korting-7;kos hy-9;koste-14;kotsing9;krav-7 have-6 help-14 i-8 is-6 maga-1' +
  ' on-7 so-9 to-7 tonight-6;kravmaga-8;krieket-14;krukke-11;kry die-13;ku-10;kuba12;kubotan-9;kudingeka-12;kufanel' +
  'e-9;kukho iklasi-11;kukhona7 amaklasi-8 i-10 iklasi-12 indawo-11;kumele-10;kungani-9;kuni-15;kuphela-9;kuphi-13;' +
  'kuphila12;kuqala-9;kuqeqeshwa-9;kursus-4;kusihlwa-9;kusukela14;kuze-11;kwa5;kwaye12;kwenzekani-11;kwesikhathi-8;' +
  'kwi class-10 grading-11;kwiklasi-10;l-8;l#-8;la-13 ka-4;laai-10;laaitie-7;laaities-7;laat begin-8 maak-4 weet-9;' +
  'ladies-4 class5 night-8 one-7;lady and-5 coach-8 on-12 trainer-6 with-8;lag-14;laid out-9;lakhe-10;lami15;lamp-1' +
  '2;landlord12;landmark-10;lank-7;lapho-9;lapse-10;laptop-8;last3 day-7 dojo-14 gym-11 month-11 night10 nights-15 ' +
  'nite8 place-12 train-7 year-8;late again-16 class-7 one-9 to-9 tonight-11;lately-12;later-5;laugh at-16;laughed4' +
  ' at-10;laughing-11;laughs7;laughter-17;law-4 if-10 in-8 is-15 wants-6;lawn-9;laws7;lawyer-13;lawyers-10;lay-7;la' +
  'zy-13;le #-5 a-8 ba-10 dilemo-12 ka-13 kae-8 mangolo-7 mong-12 mosadi-9 motho-12 ruta-7 ya-10 yena-8;leads-10;le' +
  'ague-10;learn at-7 cpr-11 it-9 something-12 this-11 to2 what-15 with-8 without-9;learns-9;learnt-7;least-8;leave' +
  '2 can-9 her8 him11 me-7 on-11 out-6 whenever-6;leboga-11;leboha-11;leer julle-4 skiet-10;left5 and-14 by-9 for-9' +
  ' hand-12 handed-9 his-10 hook-6 i-12 it-8 on-7 out-17 standing-8 the-9 two-9;lefty-9;leg day-11;legal in-11 to-1' +
  '1;legend-12;leggings-10;legit-10;lehono-10;leka-12;lekker-11 man-7;leloko-8;lena-10;lend-10;leng-12;length-7;len' +
  'u-8;lesbians7;less-6;lesse-11;lesson-5;lessons but-5 do-11 how-8 on-10;let7 a-12 us9 you-13;lets us-12;letsatsi5' +
  ' le7;letter4 for-7 from-16 that8 to-10;letting-13;level-5;levels-6;lewe8 nie9;lewer-7;liability-10;liable-11;lia' +
  'm-11;library-8;lice-10;licence-9 for-5;license-10;lidmaatskap-12;lie7 awake-7;lies in-11;life6 away-11;lift is-7' +
  ' my-12;lifts6;light-7;lightie-8;lighties-7;lights-6 go-12;like a-2 an9 gloves-8 him-12 hitting-13 in-5 it-12 my-' +
  '6 to-3 typing-6;liked-8;likes it7 soccer-12;lilungu-7;limit-8;link-8 is-8;lip5 read-14;lips10;lisensie-11;list p' +
  'lease-7;listen-14;lit-10;little brother6 brothers-10 man-12 ones-7;live5 anymore10 next-12 on-14;lives alone-9;l' +
  'iving6;lo-10 ka-11;load-10 shedding-5;loadshedding-9;loan6;lobola11;lock away-7 in-9 on-11;locked10 in6 me12 out' +
  '-19 the9 up-8 us7;locker room-9;locks7 me9 the10;log-8 in-6;logging-10;login-10;logo-9 on-6;lokuqala-12;lol-3 do' +
  '-11;lona-11 ke-8;london-10;lonely-7;long are-7 hair-12 has-9 in-11 is-3 since-7 sleeves7;loo-6;look-3 after3 lik' +
  'e-11 on-13 stupid-15;looked-11;looking3 for4 stupid-10 to-15;looks after-9 out-9;loose-9;lose my-7 weight-5;losi' +
  'ng6 my8;lost a-7 again-9 in-8 interest-9 property-7;lotto-9;loud too-12;love it-7 to-7;loved-11 it-12;lovely-12;' +
  'loves rugby-10;lower-7;loyalty-7;lugversorging-5;lunch-4 break-5;lunchtime-7;lutho-8;lwa-10;lwana-13;lwenu-10;ly' +
  'ing10 down-11;lyk-14;m#-5;ma5 en-10 is-18;maak5 nie-15;maand-8;maandeliks-8;machine-5;macho-9;madam2 gives-8;mad' +
  'e3 a7 my-9 this-10;mag ek-6 hy-10 my-12 sy-9;maga-3;mahala-9;mail-8;mailed-10;mails-11;main-9;make a-12 friends-' +
  '15 her5 him5 it3 my-8 somebody-17 up-8;makes5 me7;makeup13;malawi5;malini-2;mall with-12;malome10;mama11;mamma11' +
  ';man8 at-9 by10 het7 hold-10 is4 my12 saam-9 slaan9 who11;manager4 i-9 please-8;mang-11;mangolo-7;manje14;manqin' +
  'di-12 kudala-12;mans10;mantsiboya-7;manual-10;many are-6 days-5 hours-10 in-5 kids-7 lessons-8 of-7 people-12 ye' +
  'ars-10;maobane4;march hes-10 so-10;mark-8;market-6;marketing-11;marks18 are-9 off9 on9;marriage8 in-8;martial ar' +
  'ts-5;mashonisa10;mat-6;match me-7;mate was-9;maternity-10;matrics11;mats-7;matte-10;max-8;may-7 can-12 he-10 i-6' +
  ' my-7 put-11 she-7;maybe in-11;me5 about-8 after10 already-11 anymore8 anything-8 are8 as-7 ask-13 be-10 before-' +
  '7 book-10 by10 can-14 chat-11 check-11 choose-7 dead10 decide-8 down6 e-10 everything-11 feel-13 from5 go10 he11' +
  ' her11 here9 home11 i-4 if8 im5 its-10 join-15 kneel10 leave9 like-13 more-8 most-9 my-9 not10 now-8 on6 out4 ov' +
  'er7 since13 so-8 the-8 there-10 theres-11 think-14 till11 want-9 what-5 when10 you-2 your-10 youve-7;mean girls-' +
  '9 how-9 i-8;meant for-7;meantime-8;measles-12;meat-11;medals-11;media-10;medical-7 course-5;medicine-7;medies-9;' +
  'medium-11;meer8 gaan-13 lewe8;meet me-12;meeting-11;meetings-14;meisies-9;mekaar-14;member already-10 before-8 i' +
  'n-5 of-7 since-8;members-5;membership-8 i-9 of-8 on-6 please-9 ya-12;men5 are9 come7 hit-10 in7 lying-10;mens pr' +
  'aat-8;mense is-9;mention-12;mentioned-11;menu-11;message5;messages12;met5 die-6 kinders-13 my-5 on12 wie-9;metal' +
  '-10 plate-8;meter-14;metro-14 cop-12;mid-9;middagete-8;midday-9;middle-6 of-5;midnight8;midrand-7;might5;migrain' +
  'es-11;mike-7;military-14;min ago9 at-9 late-13 or-7;mina8;mind about-9 after-8 found-8 i-11;minder-11;minecraft-' +
  '9;minibus-10;minimum-9;minutes late-8 with-10;mirrors-11;miss him-10 me10 the-9;missed-4 #-9 the-9;misses-4 it-1' +
  '0;missing10 a-12 in-11;mission-11;mistake-7;mix-7;mixed-9;mma in-11;mme11;mmele-14;mmm-9;mob9;moet ek-3 n-7 ons-' +
  '10;mohawk-13;mokatisi-12;mokoetlisi-12;molweni-11;mom does-9 doesnt7 has-7 he-8 here-12 isnt-12 of-7 said-13 say' +
  's-5 sign-8 wants-9 who-10 will-11;moment-6 so-9;momentum-7;mommy7;moms boyfriend11;mon-13;monday-2 boxing-9 clas' +
  's-7 is-16;mondays-9;money4 again-10 and7 back-4 in-9;monitor10;monna13;month-4 and-7 can-7 how-5 if-10 or-11 ple' +
  'ase-10 possible-7 thanks-8 was-9 what-9 with-7;monthly-4 fee7;months is-8 to-7;moo-14;moonboot-8;moontlik-8;mop-' +
  '11;moqebelo-10;more about-7 because-10 energy-9 how-10 on-7 what-10;morning class-9 do-11 group-8 person-8 so-10' +
  ';mornings-8 are-6;mos-9;moslem-8;mosque-10;most girls-10 people-10;mostly-8;mother i9 is-10;mothers7;motlakase-1' +
  '2 o-9;motor-12;mount-12;mountain bike-6;mourning-9;mouth guard-7 guards-5;mouthguard-4;mouthguards-7;move it-11 ' +
  'me-9 up-5;moved house-11;movie-8;moving to-10;mozambique-12;mpetha8;much bigger11 blood8 if-10 is6 longer11 noti' +
  'ce-10 to-10 was-10;mugged7 a-9 at7 in-11 me-9;multiply-7;mum3;murdered-12;murmur-9;muscle-15;muscles-7;music-12;' +
  'muslim-13;must cancel-7 come-10 he-5 i-3 my-11 she-12 stay-10 study-8 take-12 they-11 we-8;my3 #yr4 account-10 a' +
  'ddress6 ankle-8 arm8 as12 aunt6 bakkie-13 bank5 bed8 belt-8 bf8 bill-9 birthday-9 box-9 boxing-10 boy-5 boys-13 ' +
  'brakes11 broer7 brother3 brothers12 budget-4 cancellation-11 card-4 cash-8 classes-9 clothes8 coach10 competency' +
  '-8 complex9 cv-7 dad4 data-7 date7 dear-11 debietorder-9 details-8 diary-14 die-16 divorce-7 doctor-9 doodmaak8 ' +
  'door7 drink9 driver-13 earrings-7 ears-8 eerste-7 eie-6 eks11 email-3 emergency-7 employer-6 en6 ex5 eye8 family' +
  '5 father9 fault6 fee-9 fiance7 fight-5 fingerprint-8 firearm-11 first-5 flat6 foon7 foot-10 free-6 freeze-10 fri' +
  'end4 friends9 geyser-6 girls6 glasses-8 gordel-11 gps-6 grandad-9 grandchildren-7 grandkids-10 granny6 guard-8 g' +
  'un-11 hand5 head14 headscarf-8 helper5 hoodie-8 huis10 husband-4 in7 invoice-6 jaw11 kamer11 kids5 kit-10 knee-4' +
  ' knuckles-9 laaitie-6 landlord11 lesson-8 lessons-8 level-12 lidmaatskap-6 little5 location11 login-8 lunch-11 m' +
  'anager12 maths-10 medical-5 mind6 money-9 mothers10 motorbike-8 mouthguard-8 n-10 name-7 nephew6 newborn-11 niec' +
  'e5 notice-7 nudes9 office-8 old-4 only-8 options-5 order-12 own4 pa4 package-9 parcel-8 parents9 partner8 passpo' +
  'rt12 password-7 pension6 picture-8 plan-12 pocket-11 points-5 polo-10 purchase-9 question-8 refund-7 rekening-8 ' +
  'room13 roster-7 school11 second-12 security-10 sessions-12 shifts-6 shy-10 size-8 skirt5 sleep-9 sons-4 spot-11 ' +
  'statement-8 stepdad8 stepfather10 sticks-10 stiefpa9 street9 student12 surname-9 taster-8 tax-5 teacher5 techniq' +
  'ue-7 ten-10 tenants10 test-8 things-8 toe-4 toes-9 tongue10 trainer-11 trial-9 twee-9 twenties-10 two-8 uber-11 ' +
  'uncle5 virgin-9 visa-7 voucher-10 water-8 way-2 wedding-5 wife-1 work9 wrists8;myself11 again8 but-12 on-10 out-' +
  '11 when-11 with-7;n bokser-7 geweer9 gi-11 lisensie-8 man6 pistool-9 plek-4;n# every-8;na-4 die-6 ho-14 ke-13 n-' +
  '6;naby-12;nah-7;nail-8;nako-9 ya-7;name and6 is-6;names of-7;namibia-7;nani-8;nasty-11 to-9;nationals-11;naweek-' +
  '8;nceda12;ndedwa9;ndidlwengulwe15;ndifika-6;ndifuna9 i-10 ukuba-14 ukubona-8 ukuthenga-9;ndincede16;ndingahlawul' +
  'a-7;ndingayenza-9;ndingeza-10;ndinxibe-6 ntoni-6;ndixelele-8;ndiyopha13;ndiyoyika12;ndoda12;ndoyika16;near me-13' +
  ' the-4 u-10 you5;nearby-7;nearest-5;nearly-8 #-9 killed-6;neck8;necklace-8;nee-13;need3 coaches-10 gloves-9 help' +
  '7 my-7 one-8 some-9 someone-15 the-6 them-12 to3 two-8 work-6 your-10;needs-7 shoes-8;neem-11;neighbour is7;neig' +
  'hbours dog-9;neither of8;nelspruit-7;neminyaka-11;nenzani-8;nephew did-9 for-7 he-14 hes-11 is-6 wants-9;nervous' +
  '-13;net die-15;never again-13 been-17 came-12 done-9 got-7 held-17 know-10 mind-8 said-10 says11 thrown-6 told11' +
  ' trained-11;new baby-13 belt-9 here-13 hip-10 job-7 one-9 person-8 phone-9 school-11;newbie-7;newbies-12;newslet' +
  'ter-10;next2 belt-13 class-9 course-9 date-9 grading-7 month-4 one-10 room7 time6 to11 workshop-8 year-8;ngabani' +
  '-7;ngabanye-17;ngabe kukhona-9;ngamaholide-6;ngani-16;ngaphakathi-12;ngaphambi-9;ngaphandle15;ngayo-9;nge-9;nged' +
  'wa-14;ngemali-9;ngenyanga-9;ngesibhamu10;ngesonto-7;ngezikhathi-12;ngicela5 i-10 inombolo-7 ningishayele-7 usizo' +
  '6;ngidinga-8;ngidlwenguliwe14;ngifika-7;ngifuna4 i-9 imali-9 ukuba-14 ukubhalisa-11 ukufundisa-10 ukwazi-8 umseb' +
  'enzi-10;ngigqoka8;ngikhathele14;ngikhokhile-10;ngilimele10;ngingageza-7;ngingajoyina-10;ngingakhokha-7;ngingakwa' +
  'zi-9;ngingaqeqesha-9;ngiphuthelwe-9;ngiqeqeshe-12;ngisebenza-14;ngisengangena-5;ngisengozini13;ngiyabonga kakhul' +
  'u-11;ngiyesaba15;ngizobuya-8;ngoba9;ngodisa-9;ngoku15;ngokubhalisa-13;ngolwesibili-8;ngomgqibelo ekuseni-12;ngub' +
  'ani-11;ngwana wa-10 waka-13;nice one-7 to10;nicely-10;nie4 asem9 daar-10 die-15 haha-9 hoe-13 is-13 meer10 n-13 ' +
  'so-8 van-8;niece5 is10 she-12 shes-15 was-12;niemand12 antwoord-12;night5 can-10 classes-9 did-8 for-9 i11 is-13' +
  ' lol-9 the-15 there-5 training-8 which-13 with8;nights are-9;nike-12;niks-9;nikuphi-9;nina-10;ninalo-9;ninawo-8;' +
  'ninayo-6 i-6 na-7;ninazo-9;nine krav-8;ningamfundisa-10 ukuzimela-7;ningasiza-9;ningeza-7;ningishayele-7;nini-3 ' +
  'i-9;ninja-10;niphi-9;niqeqesha-9;nite10 class-10;nivala-12;nivula nini-9;nivulile-11;nivuliwe-12;niyafundisa-12;' +
  'niyakufundisa-15;niyaqeqesha-8;niyavula-9;niyayenza-7;niyayifundisa-7;niyazifundisa-6;njalo9;nje no-8;nka-14 tla' +
  '-5;nkotla9;nna-13;no answer-11 class-9 confirmation-11 food8 friends-15 gloves-8 good-7 he-19 hits-8 i-13 kicks-' +
  '8 lift-10 longer-5 more-12 not-10 partner-12 photos-14 pictures-8 power-4 problem-7 reason11 reply-13 rules-9 sh' +
  'e-9 shows-9 sign-9 slip-9 sorry-8 the-6 they-6 time-8 wait-9;nobody5 answered-7 answers-13 asks9 at-12 believes1' +
  '1 came-10 else-11 here-8 told-9 will12 would10;noem-13;nog nie-11 nooit-9 plek-5;nogi-9;noise-7;noises-12;nommer' +
  '-13;nomoro-10;nomsa-4;non-8 stop-9;none-9;noob-8;noodhulp-7;nooit-12;noon-10;nosebleed-9;nosy-9;not6 allowed7 at' +
  'tend-8 be-8 breathing11 come-12 coping10 exactly-12 fighting-8 fit-12 for-9 found-9 from-10 give13 good-12 happy' +
  '-7 helping-10 here-4 hitting10 impressed-6 in-4 interested-8 into-10 keen-12 know-10 like-10 me-16 moving14 pay-' +
  '12 safe15 scared-10 sporty-7 strong-8 that-12 to10 today-10 too-9 training-10 using-10 what-10 work-9 working-12' +
  ' yet-8 you-11;note for-4 from-8 that10;notes to-8;nothing about-8 can-7 else-10 has-11 just-10 on-8 to-9;notice ' +
  'can-12 do-9;nou8 al-14 oop-10;novel-10 and-8;november-8;now7 and-6 he11 my-1 now6 or-9 she8 theres8 want-10;nowh' +
  'ere8 to9;nr-8;ntate o10;nthuse8;ntoni3 ukuze-10 xa-11;ntse-11;ntshwara9;nudes10;numb9;number but-11 for-9 is-9 k' +
  'eeps-9 of-7 please-7 so-10;nurse4 on-8;nurses-7;nursing-7;nvm-8;nwele13;nyaope13;o17 #-14 a11 batla-9 clock-8 co' +
  'ach-13 na-7 tla6;observe-8;october-9;oda-10;oefen-8;of a3 all-8 bags-9 bed-12 blood-11 boys-9 breath-10 class-3 ' +
  'classes-6 contact-6 course-8 domestic-9 every-10 everybody-8 everyone-9 everything-17 falling-13 getting-16 guns' +
  '-10 hearing-8 het-8 him5 is5 joining-9 julle-6 kan-10 kids-5 krav-9 laughter-8 looking-10 me7 men-10 my7 next-8 ' +
  'nie-8 one-11 order-11 our7 people-7 petrol-12 place-9 school-8 some-12 sparring-10 that-5 thing-7 things-10 thir' +
  'teen-9 this-14 those-6 trouble-10 two-10 us-3 use-13 walking-11 war-12 yours-9;off and6 at-7 before6 but-6 class' +
  '-7 day-8 days-10 during-9 everything-8 for-9 in-9 is-12 my3 so-8 work-8 your-9;offer-4;office around-7 hours-8 i' +
  's-8;offramp8;often-6;oggende-9;oggendklasse-7;oh-11;ohlwini-7;ok-4 and-4 but-8 im-10 my-9 then-12 to8 will-10;ok' +
  'ay but-7 it-9;okokuqala-11;old boy-7 club-10 daughter-12 do-8 enough-8 gloves-11 gym-14 in-16 injury-6 is-5 man1' +
  '1 one-10;older-5 boys-10;oldest-7;olympics-9;om2 in-11 n-8;on about-14 an-8 at-7 bail8 basic-5 blood-6 coffee-10' +
  ' crutches-4 facebook-9 gbv-11 grayston-11 her6 him-10 hold-8 holiday-5 its-9 leave-8 like-13 meds-13 parole6 sat' +
  'urdays-5 screen-7 site-7 standard-8 standby-8 that-10 the2 thursdays-7 today-8 tonight-10 training-7 tv-10 warfa' +
  'rin-8 wednesday-11 weekends-10 whatsapp-6 when-7 white-9 with-9 your-1;once off-5 the-9 theyre-11;ondervinding-1' +
  '0;one after-1 afternoon-8 also-10 arm-10 boy-12 class-7 coach-5 cost10 day-6 do5 even-10 for-6 from-8 gets-13 go' +
  '-10 hand-9 learn-5 left-8 leg-11 more7 night6 on-6 please-10 shes-13 side8 step-10 to-12 told-11 too-9 where-13 ' +
  'who6 will5 without-14;ones are-8 i-11;onfiks-13;only classes-7 comes-12 do-6 feel10 for-8 girl-15 girls-8 got-6 ' +
  'has-11 he9 if-15 in-6 lady-7 make-4 manage-12 my-9 myself-9 new-9 once-7 session-6 so-10 to-9 train-7 us-13 want' +
  '-10 wants-7 woman-12 women-6;ons5 gaan-9;onto-8 the-8;ontvangs-8;ook-11 so-8;oom14;oop op-6;oopmaak-13;oor-6 my-' +
  '7;op dinsdae-10 i-11 n-6;opdaag-10;open again-14 at-9 gym-12 in-7 today-9 when-9;opening-10;operated-7;operating' +
  '-8;opinion-7;opleiding-8 vir-7;opponent-11;opt-6 out-6;option-7;optional-9;options-10;or-3 a-4 after-5 all-9 als' +
  'o-6 anything6 can-6 did-5 do-4 else11 is-5 just-7 leave-6 must-5 my11 no-7 out-9 outside-11 should-7 someone-11 ' +
  'they13 with-7;oral-9;order-3 from-9 hasnt-9 how-9 im-8 not-10 please-8 status-11 still-10 to-7 went-14 ya-9 yami' +
  '-12;ordered-9 under-10;orders-9;ordinary-9;orientation-11;orthotics-10;osteoporosis-10;other-5 boys-10 children-' +
  '10 guy-10 guys9 one-9 parents-10 side10 way-6;others-11 back-4;otherwise-7;otp-7;ouens-13;ouma6;our4 #-9 church-' +
  '13 gate7 guard-10 home-9 learners-10 lodge-10 names-10 school5 suburb-11 trial-8;ours-7;out6 and2 before-9 cold-' +
  '9 early-9 from-12 if-12 im13 is7 like-11 please-5 to-17 today-11 who-7 without-8;outage-8;outside7 for-9 my13 wh' +
  'ile-6 your-7;outsiders-7;outstanding-12;over #-7 #s-9;overdosed18;overnight-9;overprotective-11;overslept-10;ove' +
  'rweight-11;owe you-6;owes me-9;own a-8 child10 class-6 eyes-9 firearm-11 gi-15 gloves-8 gun-10 gym-10 lock-9 one' +
  '-11 pistol-9 son11 sticks-6 team-10;p#-7;pa7;pace-11;pacemaker-11;pack-5;package-7;packages-7;packaging-7;padloc' +
  'k-8;pads for-9;page-9;pages-7;paid already-11 by-12 for-10 on-7;pair-10;panados10;panic attack8 attacks-11;papa6' +
  ';paper-9;papers8 do-6 does-10 for-10 to-9;paperwork-12;papiere-11;paranoid-11;parcel-9;parcels-11;parents are9 s' +
  'ign-9 stay-6 wont-14;park at-5 inside-9 my-7 there-7;parkade13;parked-3 in-11;parkeer-12;parkeerplek-8;parking-4' +
  ' and-12 for-12 i-12 inside-9 lot9 meter-12 safe-10 there-13;parks11;parole8;part-8 out-9;parties-7;partner5 and-' +
  '10 do-7 with-10;party-4 for-5 i9;pas-11 nie-6;pass my-7 on-8 out10;passage9;passed and-14 away-14 on-9 out13;pas' +
  'sing through-6;passport9 and8 photos-9;password-13;past it-7 you-8;pastor11;patch-9;patience-7;patient with-11;p' +
  'ause-7;paxi-10;pay anything-12 as-9 at-11 cash7 from-10 now-7 one-11 only-11 per-8 the-7 this-13 when-10;payfast' +
  '-8;payflex-7;paying-8 so-7;payment-7 went-13;pays-3 for-11 half-9;payshap-9;pdf-7;pe-12;peace-11;peach-11;peek-9' +
  ';penalty-10;pending-9;pension7 is-11;pensioner of-8;pensioners-7;people allowed-6 come-13 get-8 look-8 on-5 talk' +
  '-10 think-12 with-7;per-4 hour-6 month-3 week-6;percent of-6;perfect-10;perhaps-11;permission from-10;permit-8;p' +
  'erson and-10 im11 need-8 on-6;personal-8;perth-9;petrol6;phakathi-7;phambi5;phase-9;phi imoto-11;philippines-10;' +
  'phone3 all-11 and8 before-6 im9 in-11 me-6 my12 number-11 so6 the-7 to-7 where-6 with-11;phoned7;phones and-10;p' +
  'hoto9;photographer who-10;phumulang-9;physio-10;piano-10;pic7 and6 of8;pick-5;picked-11 on-8;picks up-7;pickup-9' +
  ';pics taken-8;picture on-8;pictures at-9;pierced-9;piercing-9;pille12;pillow7;pills16;pin-6;pink-8;pipe9;pirates' +
  '-5;pistol and-11 training-9;pitch-10;place every-8 for-2 last-13 like-7 up-4 what-7;plain-10;plan and7 for-10 my' +
  '-12;planner-5;plaster over-6;plate in-8;plates10;play-7;played-14;playground-10;playlist-7;plays cricket-10 hock' +
  'ey-11;please contact-7 do-8 dont11 fix-7 keep-9 let-9 my-13 no-6 remove-7 send5 stop-14 take-10 tell-8 what10;pl' +
  'ek om-4;plett-9;pls7 call-9;plug-9;plumber-7;plus-6;plz10;pm-7;point10 of10;pointed10;points-10;poison11;police1' +
  '5 after-13 clearance-9 cleared-8 number9 to-10;policeman6 so9;polokwane-5;pool5 acid8;pop-11;popia-8;portal-9;po' +
  'sition-11;possible for8;posted6;posters-9;postnet-7;potatoes-14;power-8 cut-11;powers-8;praat6;practical-10;prac' +
  'tise-10 in-6;pram-11;prayer-10;prefer-9;prefers-11;pregnant6 #-9 can-10;premises-12;premium-8;prepare-15;prepare' +
  'd-10;present-7 for-7;president-7;press-11;pretend6;pretending10;pretoria-7;prevention-7 talk-10;price-3 if-8 lis' +
  't-10;pride-10;principal-10;print-7;printed-6;prisha-11;privaat-8;privacy-11;private at-10 class-8 lesson-7 lesso' +
  'ns1 on-12 security-8 sessions-6 with-10;privately-9;privates-9;prizegiving-5;pro-6;problems-8;procedure-7;proces' +
  's-9;processing-11;products-9;proefklas-10;prof12;professional-6;profiel-11;profile-4;profit-7;program-8;programm' +
  'e-3;project-6;promise-11;promised a-8;promo-7 code-6;promotion-9;proof that-10;prosthetic-9;protect herself-8 my' +
  '-12 myself-18;protecting-12;protection for-9 order9 training-5;protectors-10;protein shakes-10;protest-9;proud-1' +
  '1;provided-8;prys asb-8;psira-6;psych-9;ptsd-15;public figure-8 transport-10;pulled6;pulls a-13;punch-9 in-7;pun' +
  'ched me10;punching-10;pupil12;pupils-13;purchase-8;purpose9;push-4 my-12 up-8 ups-10;pushed6 around-16 me12 off-' +
  '13;pushes6 me9;pushups-12;put a11 his10 in-5 on-7 under-5 us-7;puts14 his10;qala-12;qr-10;qualified-7;quarter-10' +
  ';question but-5;quick9;quickest7;quiet13 time-15;quieter-10;quote-9;r# #-10 or9 to-12;rack-10;rails-8;rain-9;rai' +
  'ning-10;ramadan-8;ramp-8;ran9;rand a-9;randburg and-12;random11 but10;range-7;rank4 close-12;rape18 prevention-8' +
  ';raped22;rash-5;rashguard-8;rata-14;rate-8;rates-9;rather be7 keep-13 not-14 pause-8 talk-13 train-9;ratio-10;ra' +
  'ttan-9;re7 batla-13 tla-10;reaction-10;read a-7 it-7 lips-9;reading-6 this-9;reads9 this-9;ready to6;real fights' +
  '-8 life-10;realistic-6;really bad-11 dont-7 fight-8;reason8 to10;receipt-9;receive-8;received-11;reception-4;rec' +
  'eptionist-10;recipe-8;recognised-8;recommended-9 you-7;record-14;redeem-9;reduction-10;reeds-5;reel-9;ref-11;ref' +
  'erence for-9;reflexes-12;refund for-6 if9;refundable-11;refuse-9;refuses to-8;register-8;registered-11;registrat' +
  'ion fee-8;regte-9;rehab-8;rejoining-6;rekela-11;rekening-11;relationship10;released8;religion-12;religious-15;re' +
  'locating-11;remember5 me-10;remote-7;remove her-10 me-8 my-13 the-11;removed-8;renewal-9;rent7 out-9;repairs-5;r' +
  'eplace the-11;reply to-11;report a-9 that-10;requirements-7;res7;reset-6;residents-8;resign-8 from-6;resignation' +
  '-8;respect-9;responsible-9;restaurant and-15;restraint-6;resume-12;retired-10;retrenched so-7 today-9;return-8;r' +
  'eturned-9;reverse-11;review-8;ribs10;rid-6 of-6;ride-8;right at-8 next-10 now4 to-7;ring-9;ringworm-11;rinse-9 o' +
  'ff-7;risk-8;river9;road6 from-7 or-6;roadblock-10;robberies-9;robbers5;robbing10;robots out-8;rock-8 up-6;rocky-' +
  '9;role-9;roll-10;rolling-12;rolls-10;rolstoel-10;romela-8;roof10;rookie-9;room5 and9 at9 can-8 for-9 full-13 in9' +
  ' is-10 what-11 where-8;rooms-8;rooster-13;roster-8;round3 lol-8;row11;rubber-10;rubbish-12;rude-10;rugby-6;ruil-' +
  '9;rules for-11 on-6;run-4;running-9;rush-10;rusty-10;ruta-7 ho-9;sa to-6;saam-8;saambring-10;saans-9;sad-10;safe' +
  '5 after-10 because-13 for-8 here8 in-8 is-6 outside-7 there-7 to-5 walking-12 what-11 with-8;said9 #-8 he6 id-11' +
  ' if6 it8 monday-7 next7 ok-13 that-12 theyll9 you-8;sak-11;sal ek-9 help-9 krav-11 my9;salary comes-4 of-8;sales' +
  '-12 guy-9;salon10;salsa-12;sambo-11;same afternoon-10 age-11 as-6 class-9 day-8 for-5 man15 plan-10 price-6 time' +
  '-8 with-8;sample-8;samsung-9;sand-7;sandton for-5 is-9 on-7 or-7 police-8 safe-8 so-9;santa-10;saps-4 for-7;sass' +
  'a card9;sat-4;saterdae-10;saterdag se-11;saturday class-8 do-10 so-9;saturdays-7 only-12;sauna-6;save my-8;saw a' +
  '-8 an-13 it8 my-9 somebody-8 the-8 who11;sawubona ngicela-11;say6 i7 so-11 that-13 they12 when-13 yes-10 you-16;' +
  'saying10;says8 ask-9 bjj-16 delivered-6 he6 hell10 hi-9 his11 if8 krav-7 nothing-15 she14 shell9 shes8 so9 the9 ' +
  'there-10 we10 wrong-6 yes-16 you-11;sca-9;scale-7;scammed-9;scan-9;scared7 at-10 ill-10 in-10 she-10 that-9;scar' +
  'es9 me9;scenario-15;scenarios-11;scene-10;sceptic-7;sceptical-9;schedule-8 pls-8;scheme-11;school and4 any-10 ar' +
  'e-8 at-12 does-6 for-6 gate5 go-11 hit-10 holidays-4 in-5 is-9 kids-6 on-12 run-13 till-9;schools-13;science-10;' +
  'scoliosis-9;score-10;scouts-12;scratched-9;scream10;screaming15;screams9;screen-10;screws-11;se8 as10 geweer-12 ' +
  'klas-12 klasse-12 trial-14;seam-9;second floor8 hand-10 time9 week-8 weekend-11;secret8 head-12 santa-9;secunda-' +
  '8;secure-7;see4 all-8 everything-13 his-10 how-7 me-16 my9 progress-9 what-8 where-7 without-9;seeing7;seen7 it-' +
  '8 too-11;seer van-7;sees it-8;sekolo-12;sekolong le-8;self4 defence-4 esteem-9 harm11 protection-9;selfmoord15;s' +
  'elfverdediging-7;selfvertroue-17;sell-5;selling-7;seminar-9 when-9;seminars-8;send3 a-4 back-8 help8 it-13 money' +
  '-11 my-10 someone-14 to-13;sending back-6;sends6 the9;sengimdala-7;sensei-7;sensitive-9;sent a8 to-7 us-13;senu-' +
  '9;serious-15;sertifikaat-11;serve-9;service-9;services-8;ses-9;sesh-7;sessie-9;sessies-10;session-8 i-8 is-6;ses' +
  'sions-4;set-8;seun3 by-6 se-15 sy-10 van-7 wil-10;seven-10;seventeen-14 and-12;seventy-12;sex10;shack12;shadow-1' +
  '0 boxing-6;shaking9;shame-5;shampoo-10;shape-7;share-9;sharp-10;she4 be-6 cant-3 could-9 cuts9 did-11 get-8 go-7' +
  ' hasnt-16 join-9 just-11 keeps-11 kicks-11 lets-9 only-9 say-11 sit-8 took7 train-8 trains-8 wait-11 was-10;shed' +
  '-10;shedding-6;sheep-8;sheet-8;shell-5;shelter8 for9 in-10;shes9 #-5 a-7 fine-12 not8 scared-16 six-7 tiny-8 tur' +
  'ning8;shift got-11 is-7 it-9;shifts-6;shin guards-5;shins-8;ship-9;shipped-8;shipping-10;shirts-10;shoes off-7;s' +
  'hook9;shoot at-7 his9 someone-11 with-8;shooting course-7 in9 lessons-8 training-6;shoots10;shop and9 at-10;shop' +
  's8;short-4 for-8 notice-13;shortest-9;shot9 bru-8;shots9;should ask-18 do-12 i-5 learn-11 my-6;shoulder-8;should' +
  'ers-10;shout at-6;shouted-8 and-11 at-9;shouting at-9;show-5 what-11;showed me10 up-7;shower after-8 is-10 there' +
  '-8;showers-4;shows6;shut down-10 on-7 up-10;shutdown-10;shuttle-9;shy-11;sick this-10;side and8 control-9 may-9 ' +
  'of8;siek-9;sien8 nie9;sight-13;sign-3 anything-9 for-9 in-8 it-8 me-11 on-8;signal-9;signed-9 up-6;signing up-5;' +
  'signs for-11;signup-10;simolola-9;sin-7;since6 #-8 birth-8 june-10 monday-9 my3 okay-7 the4;sing-13;single-5;sis' +
  '7;sister6 did-7 here-11 is-11 sits-9 wants-11;sisters boy-10 kids-6;sit and-8 at-10 ek-8 out-8 still-9 there-10;' +
  'sitting13 out-11;six-6 do-8 in-5 of-10 pack-8 weeks-5;sixteen-11;sixties-9;size-5 #-9;sizwe-8;skaam-7;skakel-9;s' +
  'kedule-9;skiet6;skills-8;skin is11;skinny-11;skip-2 me-11;skipped-10;skipping-9;skips-12;skirt5;skoene-11;skuif-' +
  '11;slaan12 my14;slammed10;slap6;slapped11;slaps8 me9;slaughtered-10;sleep13 after-12 better-9 for5 in7 with13;sl' +
  'eeping15 baby-13 in10;sleeps early-10;sleepy13;sleeves11 in9;slept9 through-14;slipped-14;slot-5;slots-8;sluit6;' +
  'smacked-9;small for-7 group-6 kids-7 one-8 print-10;smallest-7;smashed-9;smell like-6 out-10;smelled-12;smiles12' +
  ';smoke6;smoking-14;sms that-10;snack-8;snacks-9;snap-13;snapscan-9;snores-11;sny13 haarself9;so2 a-9 after-9 all' +
  '-8 back-10 bad-10 before-9 cant-11 could-10 dont-10 far-5 good-13 id-10 ill-10 im-4 its11 let-12 long-8 much7 n-' +
  '6 na-7 need-12 nervous-8 no-10 now-19 on-9 only-10 scared13 seer-10 slow-6 sore-15 sorry-12 theres-13 this-9 tir' +
  'ed11 want-9 well-10 were-8 what-5 whats-9 where-8 who5 why-9 would-10 you-7 young-12;soap-10;socks-13;sodwa-9;so' +
  'ek5 die-9 iets-12 julle-10 my10 n-13 werk-8;soft-10;soggens-10;solar-8;sold out-14;soldiers-8;some days-8 guy9 g' +
  'uys-7 lessons-6;somebody9 about-17 at-20 else-11 elses-7 in5 is7 phone-7 there-11;someone8 about-10 broke-10 cal' +
  'l-9 come-9 comes-9 elses-7 for8 grabs-14 has8 help-9 is15 left-10 let-10 of-9 parked-13 phone-9 please-11 scratc' +
  'hed-10 take-13 there-12 told-11 tried8 walk-11 who6 with-14;someones arm-7;something about-12 active-7 after-6 a' +
  't-6 back-4 between-8 came-11 different-9 do-9 from-8 happens-13 in8 like-7 new-8 nice-8 off-10 on-9 stupid13 to-' +
  '11 without-8 you-6;somewhere and-7 by-10 for-6 on-10 safe6 to-9 with10;son1 asks-11 cant-13 did-9 get-7 gets-13 ' +
  'got-13 has-8 hes-9 i-10 in7 is-4 keeps-12 left-10 not-9 on-7 only-7 the-8 trains-8 was6 will-13 wont-10;sondae-7' +
  ';sondag-9;song-9;sons-3 gi-9;soonest-7;soos-11;sorry for13 im-12 to-5;sort-8;sorted it-9 the9;sotho-7;southpaw-1' +
  '0;space for-7;spam-12;span-11;spar-9;sparring-7 is-8 partner-4 round-8;speak2 at-10;speaking-13;speaks-9;special' +
  '-4;specials-10;spectators-8;spectrum-7;speech-11;speed-12;speedpoint-8;speel-7;spend-12;spinning-7;spoke to-12;s' +
  'ponsor our-11;sport-8 i-5 in-4;sporty-10;spot-9 where-7;spray in-15 legal-8 on-8;squad-11;square-7;squat-10;squa' +
  'ts-12;staan7;stab8 me12 someone-10;stabbed17 in-15 my11;stadig-11;staff-6;stage-7 #-7;stairs at-10;stalker11;sta' +
  'lking8;stamina-11;stand at-9 behind-11 in-9 up-8;standard-7;standby-8;standing6 on6 outside-11;stands11 in-15;st' +
  'are-11;staring-7;start after-10 date-7 my-8 when-12 without-8;started in-6 with-10 yet-7;starter-6;starters-7;st' +
  'arts at-6;station in-10;status9;stay away-8 home-13 in-11 out-10;staying-5 at-7 home-10;stays-7;steal-13;steam-9' +
  ';steel-11;steep-9;stent-12;step-7 free-7;stepdad12;stepfather13;stepped-6 on-11;steps-10;stick-6 attack-9;sticks' +
  '-6;stiefpa9;stiff-13;still cant-12 catch-7 for-9 full-8 going-11 in-4 learn-8 not-11 on-6 pay-14 possible-7 the-' +
  '11 waiting-8 want-9;stole my-12;stolen-13;stones at11;stop6 and4 being-16 bleeding-8 by-9 end-10 for-11 halfway-' +
  '7 him11 in-8 my-5 right-10 sending-13 shaking7 taking-10 talking-9 vir-8;stopped6 last-12;storage-6;stored-8;sto' +
  'reroom6;stories-9;storm-8;stort-12;storte-9;story-10 of-7 with-8;straight after-11 from-7;strange10;stranger4 da' +
  'nger-10;strangle-10;strangled9 me12;strap-13;stray-11;stream-10;street address-8 name-12 number-7 or-7;stress-9;' +
  'stretching-7;strike-4;stripe-6;stripes-10;stroke and-10 two-5;strong-6 again-8 and-8;stronger-13;stubborn-14;stu' +
  'ck-8 on-6;student-3 card-9;studente-10;studies-13;study-4 at-6;stukkend-20;stun-8;stupid6 in-10 question-5;stutt' +
  'er-12;stutters-9;stuur8 die-10;styl-9;style-8;styles-9;subscription-8;suburb-10;such-12;suck-9;sue-14;suicidal18' +
  ';suicide15;suit-9 me-12;suitable-10 for-6;suitcase-7;suits-6;sum#13;sun-8;sunday he8;sundays-3;sunglasses8;super' +
  '-9;support-10;sure about-11 of-13 which-10;surely-9;surgery-11;surname of-9;surprise-9 for-7;survivors7;sushi-12' +
  ';suspend-8;swak-16;swallowed13 a12;swanger-8;swap-9 it-8 them-10;swapped-12;swears-13;sweat-14;sweaty-1 men-9;sw' +
  'eet9 sixteen-7;sweets7;swelling10;swim-11;swimming pool-11;swims-11;swing-13 my-9;swings-11;switch-12;swollen6;s' +
  'wop-8;swore at-10;swung-10;sy5 haar-9 word-10;system-8;table for-10;tablets11;tactical-7;tae-8 bo-6;taekwondo-10' +
  ';tag-10;tai-7;take a-7 away-8 cash-7 down-10 girls-9 his-10 more-11 my-4 out-11 over-11 part-5 photos-9 pics-7 t' +
  'hem-7;takedowns-11;taken5 by-9 off-8;takes6 me-12 my10 over-10;taking the-10;takkies-10;talent-10;talk he9 to5;t' +
  'alking about-14;talks on-8 to-11;tall-10 guy-8;tap-9;tapped-16;target-15;taser-7;taster-8;taught-8 at-7;tavern11' +
  ';tax-6;taxi4 from-10 rank9 strike-10;te begin-8 duur-8 gaan12 hard-13 help-9 kry-11 kyk-12 oefen-8 oud-10;teach-' +
  '4 children-9 her-12 it-10 kids-6 the-6 this-10 you-7;teacher and-15 on-8 says-15;teaches krav-6 the-7;teaching-7' +
  ' my-9;team at-8 building-8;teams-7;tear-9;tears-12;tease-14;teased-11;technique-9;techniques-5;teen die7;teenage' +
  'r-9;teenagers-5;teens-6 or-7;teken-9;telephone-9;tell anyone10 coach10 him-9 somebody-8 the-2 you-5;telling8 me8' +
  ';tells5 me9;temp-7;temporary-8;ten days-17 when-10 years-14;tenants10;tender-7;tenth-12;term-5;terminate-9;terms' +
  '-8;terrible-11;terrified11 of-8;terug-7;test-8 if-9 it-8 session-8;tested-11;testify13;texted12;thabile-11;thabo' +
  '-8;than me-14;thanks-5;that a-5 again-11 be-6 came-6 class-6 day-8 doesnt5 going-14 group-7 happen-6 he6 held-6 ' +
  'help-8 i6 im-10 in-5 isnt-7 its9 just-11 kind-9 normal-14 old-8 on-7 one-7 or10 possible-6 says-7 she-9 shes-11 ' +
  'so-15 starts-8 still-11 there-10 to-7 we-10 would-8 you-7;thats when10 why-7;the #-6 #st-7 #th-2 academy-8 accou' +
  'nt-10 accounts-11 address-7 adult-8 afternoon-10 aircon-6 airport7 ambulance-9 app-10 area-5 army-6 baby5 bag-12' +
  ' bags-8 bar9 bat5 bath6 bathroom7 bed8 bench-14 best-14 bigger-10 bjj-5 black-10 bleed-16 block-8 book-5 booking' +
  '-13 boom-7 boot10 bottle9 box-10 boxing-7 break-9 bridge12 bully-11 bus9 button-7 call-9 card-9 carer7 cars-10 c' +
  'hair8 checkout-8 classes-8 clock-12 closest-10 coach-7 coaches-11 coachs-5 collar-7 contract-11 courier-7 course' +
  '-5 creche9 damage-6 dark-10 date-8 days-9 debit8 different-8 divorce7 doctor-8 dog8 drain-9 drive-8 earliest-6 e' +
  'book-5 electricity-8 email-11 emergency-12 end-8 entrance-1 evenings-6 eye-11 farm7 fees-11 fight-7 fighting-10 ' +
  'first-3 flat13 floor6 flyer-8 following-9 forenoon-8 foundation-9 funeral12 gi-15 girl-11 gloves-6 group-10 gun5' +
  ' gym-3 hall-10 holidays-7 hoodie-11 hospital-4 hour-11 house3 indemnity-4 instructor-10 instructors-6 internet-9' +
  ' intro-5 jungle-9 kitchen10 knee-8 krav-6 landlord6 laptop-7 last-7 law-17 left-12 lessons-10 letter8 lift8 line' +
  '-10 loan7 locker-10 long-8 lot-10 lunch-7 m#-4 mail-10 main-8 man11 mat-6 mats-5 meantime-8 member7 members-5 mi' +
  'ddle-5 mirror-7 moment-6 moms-9 monday-11 month-6 morning-10 mornings-6 most-10 mouthguard-11 neighbour-13 next-' +
  '4 numbers-9 nurse11 offramp8 oldest-6 olympics-9 only7 order-6 others-7 packaging-7 pads-12 page-12 parcel-8 par' +
  'ents-6 park11 parkade12 parking6 party6 passage9 patience-4 payment-6 people-8 person8 petrol11 photos-7 physio-' +
  '8 pictures-9 place-2 playground-10 point11 police4 portal-5 power-3 pram-12 president-7 prices-10 programme-8 pr' +
  'otection8 quickest9 r#-9 range-4 reason-8 receptionist-9 residents-6 right-8 ring-11 river10 road3 robots5 roof1' +
  '4 sandton-8 saturday-6 schedule-7 school5 session-9 sessions-5 shirt-10 shooting-6 shop6 shower8 site-16 smalles' +
  't-7 spectrum-7 stairs12 start-7 sticks-11 stomach9 storeroom6 story-8 street9 sun-6 surname-9 system-7 table9 ta' +
  'ster-5 tavern9 teachers-6 team-12 teen-12 term-6 terms-8 test-7 thing-7 till9 toilet5 top7 traffic-8 trainer-7 t' +
  'rainers-8 trouble-14 tv7 twelve-2 two-4 ufc-8 uk-9 under-6 use12 victim-9 voucher-7 waiver-5 walk-7 wash-9 way-8' +
  ' web-5 website-7 wednesday-7 week-6 weeks-8 window7 winter-11 womens9 words9 workshop-10 youngest-3 zip-7;theft-' +
  '10;their father8 own-10;them all11 from-9 i-10 my-8 off-9 on-10 so-14;then-2 give-10 he15 how-9 im-9 my5 the-10;' +
  'therapy-8;there-2 a-1 after-5 already-8 an-7 are12 at-5 class-11 girls-7 have-11 hitting-11 hope-14 is18 ladies-' +
  '12 last-12 now-10 on-8 one-6 only-10 room-13 safe-8 she-11 some-11 someone-6 something-5 stairs-5 still-7 this-1' +
  '2 today-8 tonight-9 was3 were-13 without-9;theres14 #4 a9 blood9;these3 guys10;they10 all-13 already8 always-13 ' +
  'be-8 beat10 bully-9 came7 can-9 do-3 eat-15 fight-4 filmed-12 found5 get-10 give-4 have9 held7 hold11 laugh-11 l' +
  'eave10 let-10 live-8 locked8 push-14 say6 shot12 start-7 told-10 took-4 train-9 want9 were-11 will13;theyll10;th' +
  'eyre15 #-10 in9;theyve9 got8;thief-7;thin-14;thing at-8 in-8 where-11;things4 at11 before-13 to7;think7 he-13 he' +
  's9 id-10 im7 so-13;thinking10 about6 of7;thinks-9 hes-11 i-10;thinners-9;third6;this7 bot-8 city-14 contract-12 ' +
  'course-11 guy4 help-13 kind-5 krav-8 months-12 morning9 number12 place-11 saturday-9 side-5 storm-9 term-7 the-8' +
  ' time8 website-7 week5;those-3;though-10;thoughts8;threaten10;threatened8 me10;threatening8;threatens10;threats8' +
  ';three-4 months-12 on-10;threw12 it-10;throat14;through a-11 it-8 the5 to-8 your-9;throw acid8 hands-8 me-8;thro' +
  'wing me-10;thrown a-6 in-9;throws things9;thru the-8;thumbs-7;thunya-10;thursday and4 night-7 what-9;thursdays-9' +
  ';thusa-11;thusang10;thuso8 ka-13 ya-12;thx-7;ticket-9;tie me-10;tied6 down-12 in-7 to10;tien-8;ties9;tight7 afte' +
  'r-16;tik6;till3 after-11 baby-11 december-9 he13 hes-9 i7 march-10 the-7 they11 two-15 what-10 when-11;time at-9' +
  ' do-7 he13 i8 it-11 its8 of-8 on-6 pls-9 table-9 we-10 what-9 would-8;times for-10 next-10 of-6 on-7;timetable-7' +
  ' change-9 pls-8;timid-9;tiny-9;tips-4;tired after-11 fast-6;tla ba-13 botsa-9 le-9;tle-14;tlhahisoleseding-9;tmr' +
  'w-8;to2 #-8 about-10 adriaan-8 attack-10 begin-10 being-13 blue-9 boarding-8 box-10 boxing-7 break6 burn7 call-4' +
  ' coach-8 come-3 compete-7 complain-7 control-17 die16 disappear9 drop-6 eat-8 end12 escape-6 explain-10 face-9 f' +
  'eel-17 film-9 fly-6 for-11 friday-9 george-5 go7 guard-11 gym7 hand-11 handle-10 help-10 her9 hide14 him9 human-' +
  '9 hurt4 if7 it-7 jail-12 join-4 kids-6 kill14 knock-9 know-4 krav-5 let-12 lift-10 live6 load-7 make9 meet8 mont' +
  'hly-6 move-7 myself-14 not-11 open4 other-8 our6 park-9 partner-11 pay-8 people-6 phone-8 pick-12 please11 punch' +
  '-6 push10 put-6 reach-8 read-9 record-6 register-7 rent-13 report-10 rinse-6 rivonia-7 roll-5 save-11 say7 see-6' +
  ' sell-11 shoot-6 sign-1 sleep7 somebody8 spar-8 spot-12 stand-14 start-10 sunday-7 surprise-9 sweat-10 teach-8 t' +
  'habo-7 that-10 think-9 throw-12 tie-9 train-3 training7 try-7 uct-11 use-3 varsity-7 wake9 wash-6 watch-6 what-1' +
  '1 when-7 work3 wrestle-10;today4 he8 i7 or-10 she9 they7;toddler with-11;toe is-7;toenails-10;toes-10;together-8' +
  ';toilet at6;told8 me-8 my10;tomorrow4 then-9 what-10;tonight7 do-6 for-11 he10 is7;tonights-8 class-8;too-2 hard' +
  '-12 he-12 late-7 loud-7 many6 much-1 old-7 soft-9 tight-10 tired-9 unfit-10;took10 his-9 money-9 my3 r#-8 the7;t' +
  'oonbank-11;top is-11;torture-7;toss-8;total-6;totally-7;touched16 me10;touches15 me11 my10;touching9;tough-13;to' +
  'ur-10;tourettes-12;tournament-11;tournaments-6;tourniquet-6;tourniquets-8;towards9;towel-14;town-7;track-6;track' +
  'er10 on7;tracking number-7;tracks12;tracksuit-8;trade-12;trading-7;traffic-10 on-5;trailer-8;train-6 and-13 do-7' +
  ' here-7 how-7 me-9 my-6 only-8 that-6 tomorrow-8;trained-6 before-9 here-11;trainer-10;trainers-6;training-4 at-' +
  '10 i-8 knife-9 what-5;trainings-8;translate-9;trappe-9;trapped8;trauma-7;treadmill-8;treat-9;treating-10;treatme' +
  'nt-13;trek-15;trial-4 anymore-12 booking-6 if-10 is-7 lessons11 pls-9 together-10 tonight-12 was-7 what-8 yami-8' +
  ';triangle-5;tried8 it-14 to12;tries to-10;trigger-11;trophies-9;trouble5 with-9;true-8;trui-12;trust myself7;try' +
  '-7 again-7 but-9 it-5 out-10;trying for-11 free-6 to6;tryout-9;tsa bana-6;tseba-10;tsena-9;tshaba12 ho8;tshirt-1' +
  '0;tuck-10;tues-11;tuesday im-9;turn-9;turned round-14;turning4 #-13;turns #-12;twelve-10;twenties-10;twenty-7;tw' +
  'ice-5 a-6;twins of-8;two a-11 friends-7 guys11 left-7 men10 minutes-9 of-9 on-5 people-8 sisters-6 years-6;tye-1' +
  '1;type #-7;typical-8;typing can-10;tyson-10;u5 #-15 give-11 got-15 guys-10 help-13 open-10 put-9 sell-9 took-11 ' +
  'train-7;u#3;ubaba12;ubani-11;uber and9 drop-7 is-9;ubulungu-8;uct-11;udadewethu9;ufc-14;ufuna13 iklasi-16;ugesi-' +
  '12;uj-8;uk-8;ukhona-11;ukuba12 lilungu-7;ukubhalisa-12;ukubona-9;ukudubula-10;ukufa13;ukufunda i-9;ukufundisa-10' +
  ';ukufundiswa-12;ukugoduka12;ukujoyina-10;ukukhalaza-13;ukukhansela-10;ukukhononda-9;ukulwa-12;ukumisa-7;ukungibu' +
  'lala12;ukuphatha-9;ukuphila13;ukuqala-11;ukuqeqesha-9;ukuqeqeshelwa-9;ukushintsha-9;ukusuka11;ukuthenga-9;ukuthe' +
  'ngela-9;ukuyeka-12;ukuza-18;ukuzibulala19;ukuzimela-14;ukwazi-11;uma10 ngifika-8;umakhelwane10;umalume15;umama8 ' +
  'wami-17;umbrella-8;umcimbi-10;umfowethu14;umntanami-7;umntu7;umntwana7 wam7 wami-16;umqeqeshi-17;umshwalense-8;u' +
  'muntu6;umyeni14 wami3;una-8 #-8;unamahloni-8;uncedo15;uncle14 comes9 plays10 says-14 was-17;uncles13;unconscious' +
  '11;under7 #-11 #s-12 a8 other-18 somebody-8 the7 your-7;undercover-12;understand-11;une-11;uneentloni-11;uneminy' +
  'aka-13;unemployed-6;unfit-15;unicorn-8;uniforms-9;unina11;university-13 a-11;unjani-10;unless8;unlimited-8;unsaf' +
  'e8;unsubscribe-11 me-9;until4 i8 im-7 my7 the-11 what-12 when-9;unyana wam-4;up a-7 about-10 and5 for-3 if-12 my' +
  '4 next-9 now-10 on-3 so-8 this-11 to-5 tomorrow11 yesterday-7;update-9;upgrade-7;uphuze11;upington-9;ups-8;ur4 n' +
  'umber-9;urgent6;us5 both-8 free-7 in9 like-12 or-8 the-9 to-6 today-10 with6;use a-10 it-12;used5 for-11 my-9;us' +
  'eful-11;useless-8;user-11;username-8;uses10 it11;using11 the8;usizo14 lokuqala-9 nge-14 ngifuna-11 ngokubhalisa-' +
  '9;usually-8;usuku-12;utata16 wam-12;utatomkhulu14;uthanda-12;uthatha13;uthe14;uthi15;utitshala11;uwele12;uyagula' +
  '-9;uyandibetha15;uyangishaya18;uyise13;uza9;uzongibulala15;vacancies-8;vacancy-8;vakansiedae-7;val-7;valuables-9' +
  ';van #-9 julle-8;vanaand nie-9;varsity-7;vat aan9 number-7;vaya-10;veg-11;vehicle-7;velcro-7;veld8;ver-8;verande' +
  'r-12;verdedig-16;vergeet-16;verjaarsdag-9;verkeerde-9;verkrag16;verloor-3;vermoor saterdag-9;vertigo-11;very fit' +
  '-9 kind-12 shy-5;vest-7;vet-9;vetted-7;vi-10;vibe-9;video lessons-11 of-11;videos on-7 to-7;viewing-7;violence7 ' +
  'survivors-9;violent7;vip-8;vir die-6 haar-8 kinders-9 n-7 ons-8 sy-11;virgin-6 active-4;virtual-9;visa-9;visit-7' +
  ';visiting-12 my-8;vitality-7;vitamins-8;voel9;voetsek-9;voices10;vol-7;volg8 my12;volgende-9;volunteer-8;vomitin' +
  'g11 and10;voucher-8;vrou kom-12;vrywaring-8;vuurwapen-10;vyf-9;w8;wa8 ka-6;waar-5 is-6;wag6;wait for5 in-12 outs' +
  'ide-10 till-11;waiting list-10 outside-11 room-12;waitress10 here-9;waits6;waiver-7;wake10 up7;waking9 up9;walk ' +
  'from-9 home-10 in-11 into6 over-12 stairs-9 through-8 with-10;walked5 over-10;walker-10;walking8 to-9;walks to-9' +
  ';wall and11 in-7;wallet-13;wam9 ufuna-16 uneentloni-10 uneminyaka-10;wami9 ufuna-15 uyangishaya7;wanna7 train-9;' +
  'wanneer-9 is-6 kan-6;want a-9 fitness-7 gloves-9 her-20 in-11 it4 me6 men-11 mine-7 my-7 our-12 out-10 somebody-' +
  '12 something-12 training-13;wanted to8;wanting to-8;wants a-4 boxing-10 his-11 in-11 me8 more8 the-10 to-7;warfa' +
  'rin-9;warm-5 up-2;warn-8;warrior-11;wart-9;was #-4 attacked9 away-12 beaten-10 born-11 broken-12 bullied-13 for-' +
  '9 full-9 he-12 i-8 in-1 last-8 me-7 mugged7 my9 off-12 only9 operated-7 promised-9 pushed-13 raped14 released8 r' +
  'etrenched-11 rude-9 scammed-7 sent-10 shot11 sick-14 small-14 so-8 stabbed11 supposed-11 there-10 touched11 trai' +
  'ning-10 two-8 under8 very-11;wash-8;wasnt me-11;waste-14;wat as-9 dit-6 doen-9 gaan-8 het-11 is-5 maak8 must-9 n' +
  '-10 nou-10 se-11 time-8 trek-9;watch-10 from-8 him-9 with-7;watches the-10;watching me-11;water bottle-11 cut-12' +
  ' safe-11;waters10 broke10;watse-8;watter-6 dae-5 een-9;way for-14 of-8 that-12;ways-12;waze-8;we are5 begin-10 c' +
  'overed-8 do7 get-2 got-12 had-8 hear8 hope-13 lost-12 never-10 see-10 sleep5 stopped-13 turned-14 wear-7 went-11' +
  ' would-9;weak-11;weapon-11;weapons-7;wear hijab-9 it-8 long8 my-7 to-5;wears glasses-9;weather-9;web-6;website-9' +
  ' is-5;wedding-8 in-9;week and-9 at-9 cant-9 he10 instead-8 looking-6 on-8 pls-10 so-17 to-10 two-11 want-10 with' +
  '9;weekday-8;weekdays-8;weekends-5;weekly-12;weeks-3 pregnant-9 with-5;weer7 kom-11;weermag-9;weet of-6;weg10;wei' +
  'ght-9;weights-9;weke-11;wel-8;welcome-4;well-4;went9 off11 on11 through-8 to-6;wenu-10;wer-8;were4 a-6 banned-8 ' +
  'moving-8 on-12 told-8;werk af-6 by-10 nie-10;werkersdag-8;werkswinkel-8;what-2 about-8 am-7 clothes-12 colour-9 ' +
  'comes-6 could-7 did-7 else-11 floor-8 hand-8 happens-12 have-8 he8 hour-8 if-20 im-13 it-7 now-7 papers-8 should' +
  '-12 street-8 they-6 to1 u8 was-11 will-6 would-3 you-5;whats-1 best-10 happening-12 her-8 in-6 on-10 ur-9;whatsa' +
  'pp-2 group-9 is-7 me-7 number-9;wheelchair-4 can-10;wheels-13;when a-10 am-7 are-7 can-4 could-8 do-7 does-8 he1' +
  '3 hes14 i5 is-3 mom8 my-7 next-8 people-15 she5 that-12 the7 there-14 theres-9 was-8 will-13 would-9 you9;whens-' +
  '7 that-4 the-5;where did-7 do-5 does-12 exactly-9 i5 in-7 is-6 it6 must-14 one-7 r-8 should-10 the-12 to-11 woul' +
  'd-9;whereabouts-8;wheres-8 my-5 the-5;whether my-10 theres-14;which-5 building-9 bus-8 coach-11 end-12 floor-9 f' +
  'or-9 group-6 is-4 kid-11 line-10 mall-8 nights-7 one-7 phone-5 session-7 stop-8 street-5 taxi-9 would-5;while ag' +
  'o-9 i-7 my-9 training-9;whispering11;whistling9;white belt-13 gi-10 polo6;who are-15 asks-12 came-9 cant-6 decid' +
  'es-11 did8 doesnt-8 else7 gives-6 goes-8 got8 had-9 is-5 just-8 knew-10 knows-13 looks-9 made-10 mugged-9 must-1' +
  '0 only-9 passed-9 reads-15 sees-10 should-9 takes-12 teaches-11 to-8 took-5 walks-10 want-6 were10 won-7 works-7' +
  ' wrote-9;whole day-10 team-6 time-8 week-7 year-11;whom do-7;whos-4 the-6;whose-7;why are-9 did-8 do-3 i8 im9 is' +
  '-12 not-7 was-7 wasnt-9;wide-11;widow-10;wie-9 het-6 is-7 kan-8;wife and-7 cant-11 comes-8 is6 says-11 use-8 wan' +
  'ts-12 will-10 works-6 would-8;wifi-3;wil die-10 he-8 kanselleer-9 krav-7 met-15 n-13 ons-9 ophou-7 saam-9 vandag' +
  '-8 weet-8;will-3 a-9 be-5 believe11 find10 go-12 have-11 i-5 it-8 let-11 miss-11 my-5 not-10 pay-15 she-9 shoot1' +
  '3 somebody-15 someone-13 teach-6 tell7 that-6 the-6 they-7 think-10 this-12 training-10 you-8;win-12;windhoek-9;' +
  'window9 to-6;windows12;winter is-11;wipe-8;witch11;with1 #7 all-6 anger-9 boxing-6 boys-9 burpees-11 cash-12 coa' +
  'ch-11 guns14 him8 his1 it-5 just-8 kids-11 krav-5 men-7 nothing10 one-6 only-12 people5 photos12 somebody-10 som' +
  'eone-11 something-12 strangers-12 that-11 their-8 women-9 you-3 your4;without any-8 booking-9 breaking-11 compet' +
  'ency-6 ever-8 getting-8 guys-7 him11 hurting-15 me9 men-11 notice-8 them-7;woke8 up8;woman alone-7 on-6 who-9;wo' +
  'men and-8 class-8 i-6 in6 too-8 train-7 who8;womens day-7 self-8;won-7 last-10;wonder-11;wonke-11;wont10 accept-' +
  '13 be9 come-11 eat-9 give5 leave8 let1 listen-10 make-16 need11 open-16 see6 shut-10 sign-11 speak9 stop14 talk-' +
  '9;wood-10;word2 #-13 ek-8 geboelie-8 in-10;words9;work after-7 as-7 by-9 can-9 clothes-10 got-8 is-9 late-9 nigh' +
  'ts-6 on-12 so-10 there-8 was-9;worked with-5;workers day-7;workout-10;workouts-9;works at-12 for-11 in-8 shifts-' +
  '8 till-11 with-14;workshop-1 and10 at-8 did-9 for-7 saturday-7;workshops-8;worries-11 me-5;worse7;worst-11;worth' +
  ' it-9;would a-3 have-11 he-7 i-7 like-6 love-7 my-9 need-14 not13 she-6 teach-9 the-7 this-11 train-9 training-1' +
  '1 want-7 you-4 your-9;wounds-5;wow-7;wrap-9;wraps-9;wrestle-17;wrestler-8;wrestling-3;wrists6;write-6 an-7 to-13' +
  ';writing a-7;written10 #-10 the9;wrong chat-8 day8 reference-8 size-11 with-11;wrote5;xa7 ndifika-5 umntwana-11;' +
  'xl-8;xmas-9;xxl-10;y-10 o-10;ya3 dithunya-11 lona-4;yabantwana-9;yabaqalayo-13;yakhe8;yam6 apho-10;yami8 ifuna-9' +
  ' ina-8 inamahloni-9 ineminyaka-16 iyahlukunyezwa-7;yangomgqibelo-9;year-3 so-15 upfront-6;years ago-9 and-3 back' +
  '-9 in-9 old8;yellow-9;yena-8;yenyanga-14;yes he-15;yesterday and10 is-7 what-7;yet-10;yikuphi-10;yini-1 uma-15;y' +
  'oga-9;yona-10;yonke8;you-2 actually-9 allowed-11 already-10 answer-7 are-4 ask-8 beat-8 before-6 bring-11 cant9 ' +
  'carry-7 come-6 cover-14 cut-10 employ-8 escort-10 fetch-10 film-14 fix-9 gave-10 go-7 going-8 hand-7 hit5 i-13 i' +
  'n-6 is-8 let-12 like-6 lol-8 look-11 looking-8 make-11 mind-9 on-6 only5 or-9 pass-10 pay-9 people-10 please5 po' +
  'st-9 posted-14 practise-9 promised-10 provide-9 put-6 remove-12 rent-8 said-9 sent-10 she-10 show-10 so-16 speak' +
  '-8 still-5 sure-11 take-4 talk-12 taught-11 teach-4 that-10 the-7 to-9 today-10 told-8 tomorrow-11 took-10 train' +
  '-6 use-8 wait-7 want-6 we-6 what-14 when-10 with-8 without-5 wont10 write-8;youd-12;young-4;youngest-4;youngster' +
  's-10;your address-15 alarm-8 bank-10 best-11 books-7 building-7 car-12 cheapest9 class9 day-7 desk-10 facebook-7' +
  ' fault-9 floor-9 gate-10 gloves-8 gun-8 guys-10 head-5 homepage-8 husband15 instagram-8 instructor4 kids5 lesson' +
  's-11 lockers9 lot-9 manager-8 members-8 name-8 neighbour-11 old-7 people-7 phone-7 photos-10 place-4 policy-5 pr' +
  'ogramme-4 reception8 roof-10 sales-8 school-5 shop-8 side-13 site-11 student-11 team-11 trainers-9 vat-5 view-10' +
  ' wall-8 website-9 whatsapp-7;yours and-7;yourself7;yourselves-6;youth-10;youtube-11;youve7 got-8;yrs ago-13;zane' +
  'le-8;zikhona-9;zikhuselekile-11;zip-8;zone-7;zonke13;zoom-11 for-9;zulu-8';
