// Written by `npm run train-distress` (docs/decisions/0116): what words and pairs of words say of distress.

/** In steps, as the weights are. */
export const BIAS = -6.42;

/** Of each word its weight, then the words that may follow it with the weight of both; entries are divided by ";". */
export const WEIGHTS =
  '-9;#-1 #-7 and1 at-8 baby-11 days6 different8 girls-8 guys11 he5 hours9 i7 in-7 kg-9 kids6 lol-11 may-8 must-6 m' +
  'y12 myself9 next-7 now-15 o-7 of-9 off-9 on-11 rand9 since-9 then-8 times9 tomorrow-6 weke-3 what5 which-4 would' +
  '-6 y-10 years4;#h#-12;#ish-8;#kg-4;#oz-6;#s6;#st-7;#th-9;#uur-7;a #am-8 #yr-7 baby4 bear-5 beginner-4 bet-8 bigg' +
  'er-13 bike-8 blue-13 book-6 bouncer-15 boxer-8 braai-9 broken8 bullet8 bully-17 burglar-7 camera-10 canopy-7 car' +
  '-1 card-9 case11 cent-14 ceo-8 coach-7 coffee-10 cold-12 concussion-5 cop7 couples-9 course-7 court-12 creche-10' +
  ' cup-10 cut-12 date9 different8 disabled-5 dog-13 fee-6 fever-8 fight-8 fire8 fit9 flat-17 fool-7 free-7 friday-' +
  '7 friend-2 garage-13 generator-8 gi-11 girlfriend-8 glock-7 go-10 great-10 group6 guard-8 gun8 guy7 half-7 hard-' +
  '9 headlock-10 heavy-6 hobby-6 human-13 ka-14 ke-14 kids-14 kiss9 knee-6 knife11 lady7 lawyer-8 leboha-10 leg-12 ' +
  'licence-5 list7 living-10 long-9 look-6 mall-11 man8 martial-9 medium-7 meeting-8 member-9 mom-7 morning-11 name' +
  '-13 new-8 nice-14 night-7 nka-7 note9 novel-8 number-7 pacemaker-8 pad-11 panga9 parents-11 partner-7 password-6' +
  ' person-6 phone7 photo8 pic10 pin-9 pistol-12 pizza-4 plan10 plot-10 plumber-7 police-12 policeman8 pool-6 prese' +
  'nt-6 quick-10 ramp-8 rash-7 refund-6 ring-5 robot-7 row8 saturday-7 sauna-5 sceptic-5 school-9 screen-7 security' +
  '-6 shelter9 slap9 sleeping-10 small-5 smashed-9 social-11 spaza-6 sport-6 stranger5 stray-9 student-7 sunday-6 s' +
  'urprise-7 sweet7 talk-9 teenager-7 tla-10 towel-4 tracker9 try-4 voucher-5 waitress10 walker-8 wall-9 water-10 w' +
  'edding-8 wheelchair1 white3 window-8 witch11 work-9 wrestler-7 year-5;aan5 die-2 my15;aandklas-9;aansluit-9;aant' +
  'eken-12;aantrek-10;abafana9;abaningi-11;abantu8;abantwana7;abanye-13;abaqeqeshi-10;abesifazane-9;able-3 to-3;abo' +
  'ut a-6 being-10 it-11 my-12 something-11 walking-12;above-7;abs-14;absence-7;absent-15;abuse7;abused12 women-5;a' +
  'busive11 marriage-14 relationship10;academy-3;accepted-11;access-10;accessible-9;accident at-12;according-8 to-8' +
  ';account-5 for-7 to-11;acid12;act-9;action-10;activation-6;active-6 contract-10;activity-10;add-8 me-8;address i' +
  'n-12 please-11;adhd-12;admin-7;adres-9;adriaan-7;adults-6;advanced-8;advert-12;advertise-12;advice-11;af te-8;af' +
  'fairs-11;afford-7 it-10;afraid3 i-7 ill-11 of10;afrigter-11;afrigters-9;afrikaans-8;afslag-8;after #pm-8 a-11 bj' +
  'j-8 boxing-7 church-6 class-7 dark-10 five-5 he-13 my4 supper-7 the4 training-8 your-8;again6 and1 i-6 if-9 last' +
  '10 on-13 third-8;against a-3 her-13 someone-14 two-10;age-5;ages-3;aggressive-6;ago5;agree-14;agreed-9;agter7;ah' +
  'ead-9 of-11;aid-6 course-3;aids-8;aikido-7;air-8;aircon-16;airport6;airtag8;akalaleli-11;akavumi-12;akhaonteng-1' +
  '3;akhona-8;al9;alice-9;alive11;all3 good-8 in-11 men-12 my12 on-10 that-10 these-11 thinking-8 three-6 want-9 yo' +
  'ur-8;allowed in-13 inside-10 on-9;almal7;almost-12;alone7 and7 what-11;along-10;already and-8 has-8;also come-8 ' +
  'if-9;altogether-6;always beats-14 late-10 wanted-12;am afraid9 an-17 being13 bored-7 free-9 i-8 it-7 late-12 new' +
  '-10 so8 the-8;amacici-8;amagilavu-10;amakilasi-11;amaningi9;amaphilisi9 amaningi9;amaphoyisa11;ambulance10 outsi' +
  'de-11 service-14;among-12 the-6;amount-9;an3 activation-6 activity-10 after-10 airtag8 all-11 ambulance11 end-11' +
  ' error-4 ex-14 eye-9 idiot-10 initiation-9 instructor-12 invoice-5 official-3 online-6 uber5;ancient-11;and2 #-5' +
  ' a3 after-10 always-9 are-9 asks10 bought10 cannot-13 clothes-10 coach-9 couldnt-9 daughter-9 days-7 did-5 do-6 ' +
  'eat-9 for-8 found-11 from-6 gave10 girls-9 give-8 go-6 hasnt10 have-15 he10 hes12 his9 hits9 hope-6 how-6 i7 if-' +
  '12 im4 in-7 ive3 kicked9 krav-4 last4 laugh-13 locked9 long-12 must6 my4 need-8 never-11 nobody-12 normal-9 now4' +
  ' on-8 parking-10 phone12 refused-9 restraint-6 said15 saw-8 says8 see-9 shes4 son-9 start-9 stick-7 still-6 stop' +
  '-10 stuff-12 tell-13 then6 theres8 they8 thursday-9 times-9 to-11 today7 told9 tomorrow-9 training-7 very-5 wait' +
  '5 walk-10 walks-12 watch-5 what-5 where-6 who-9 why-9 with-8 without-7 women-9 worry-8 would-4 you4;ander goed-7' +
  ';andifuni-14;andisafuni9 kuphila9;angangena-14;angaqala-17;angikaze-10;angisaboni14;angisafuni9 ukuphila10;ankle' +
  '-13;anniversary-11;annoying-14;another-3 gym-12;answering9 the-12;anti-13;anxiety-13;anxious-13;any-6 bjj-5 clas' +
  'ses-6 girls-6;anymore13 can-11 how-11 i9;anyone there-6;anything at-15 for-9 on-6;anyway8 and-12;anywhere near-8' +
  ';apart5;apho-8;app on11 says-10;appendix-9;application-9;appointment-7;april-12;are #-10 a-9 bad-7 both-5 breaki' +
  'ng6 dead-12 driving-10 for-8 full12 good-9 great-6 hiding9 killing-7 like-8 looking11 most-7 my-12 new-9 no-15 o' +
  'ff-7 out-11 people-7 stairs-6 the-4 there-6 they-12 we-11 you-4;area-7 safe-6;arm4 in-10 is12 wrestling-13;armba' +
  'r-12;armbars-11;arms5;army-8;arnis-10;around six-6;arrive-12;arthritis-10 in-7;arts-9;as a-6 his-10 hulle-13 my-' +
  '11 possible8 they-17;asb my-7;asem9 nie9;aside-10;ask he12 her-10 something-7 the-7 you-10;asked about-7;asking6' +
  ' about4 me-13;asks4 every-13 if-8 why-12;asleep9;assault-8;assaulted15 and-14 last-9 me9;assessment-9;asthma-15;' +
  'at aftercare-11 all-9 arm-13 bjj-8 boxing-12 break-8 everyone-11 grayston-8 gunpoint13 home2 judo-6 marlboro9 me' +
  '6 month-9 my3 our2 reception-10 res11 saps-10 seven-7 sport-6 three-10 university-11 varsity-6 what-8 woolies-11' +
  ' work8 you-9 yours-7;aterese-9;atm i-8;attack13 of-7 too-12;attacked14 by-16 me9;attacks-9 me-10;attendance-11;a' +
  'ttended-12;attending-12;attention-8;aunt4;autistic-13;available-7;away and14 before-8 for-5 from11 with-10 would' +
  '-10;awkward-10;ba10 bakae-12 bantsi-9 bodyguard-8 mo-14;baas15;baby9 #-13 i-13 jake-9 sleeping-11 while-8;babysi' +
  'tter-8;bachelorette-6;back after-10 from7 how-10 in-10 now-7 of-5 that-10;background-8;backup-6;bad back-10 expe' +
  'rience-7 review-7;bafuna14;bag and7 for-8 in-16 to-9 with-7;bail9;bakae-12;baklei-11;balintawak-8;ball-16;ballet' +
  '-11;bam-7;band-9;bang7 om9;bangikhombe10 ngesibhamu10;banging9 on9;bangles-12;bank card12 details-6 says-10;bant' +
  'si-9;basadi-7 ba-11;based-10;basic-9;basics-8;baston-8;bath11;bathathe10;bathi15;bathroom6 my-12;batla go-12 ho4' +
  ' mosebetsi-11;baton-13;battle-9;bayamhlupha-9 esikoleni-9;bays-10;bc8;bday-8;be #-9 a-8 alive12 around15 arrange' +
  'd-9 better2 dropped-10 fit-12 heaven-7 here9 hit-7 home-3 in-13 inside-8 late-11 loud-10 on-11 one-8 paying-8 re' +
  'ady-10 safe-9 seen10 the-8 there-14 thrown-13 tied-9;beam-10;bear-7;beat me8;beaten12;beating8;beats10 me11;beca' +
  'use4 hes6 i8 of-6;become-5 a-6;bed10 i-8;bedroom10;bee9;been6 behind10 burnt-10 checked-14 here-11 hit-10 robbed' +
  '-6 sent-10 ten-7 through-14 training-10 waiting-12;before class-10 he5 i-3 it-7 my-7 school5 work-6;beforehand-8' +
  ';begging12;begin-3;beginner-5;beginners-6 group-5;behaviour-9;behind me9;being9 abused9 kind-9 on-13 picked-7 pu' +
  'nched-10 scared-12;bel my-10;believe me10;believes6;belongs-11 to-11;below the-4;belt have-7 in-4;belts-7;bench-' +
  '16;berea for-9;beskikbaar-8;best for-10 if12 way-10;bestel-9;bestelling-13;bet-9;betaal-5;betaling-12;beteken-7;' +
  'betilwe11;better off11 than-8;between #7 sizes-11;bf12;bicycle where-10;bied u-14;bietjie-12;big-4 enough-9 guys' +
  '-11;bigger boys-10 kids-11 ones-7;biltong-11;binding-8;binne-11;birthday-7 gift-5 party-3;birthdays-8;bit of-10 ' +
  'overweight-9 scared-14 when-10;bite-10;bites-12;bja-9;bjj-8 is-8 with-15;black belt-3 eyes-14 friday-8;blackout-' +
  '11;blade7;blank-7;bleed8;bleeding15 control-16;blind-7 in-6;blocked-4;blocks6 the8;bloei13;bloem-10;blood10 thin' +
  'ners-9;blou7;blue belt-12 eye-13;bly-8;bo6;boarding school-13;body is-6;bodyguard-10;bodyguarding-8;boelie-9;bok' +
  'ae-11;bokke-10;boks-6;bokser-7;bones-9;bonitas-11;book-5 again-8 me-6 trial-10 us-8;booked-6 already-8;bookings-' +
  '9;boom-10;boot7;bootcamp-6;bored-10;bosiu11;boss5 is-7 lets-7 makes-9;both-7 of-10;bought3 me-7;bouncer5;bound-9' +
  ';bout-11;box-5;boxed-17;boxer-8;boxers-9;boxing-5 at-7 class-6 guy-9 tonight-7;boy age-10 and-7 at8 has-9 he-9 h' +
  'es-8 in8 wear-5;boyfriend11 and-10 did-9 put9;boys came-9;braai-6;braces-8;brakes11;branch-3;brave-10;braver-10;' +
  'brazilian-6;break his-12;breakdown-8;breaking13 the8 up-11;breaks a-11 something-5;breath-9 on-9;breathe12 bette' +
  'r-10 in-11 through-13 when-12;breathing12;breek10;bridge11;bring-3 anything-9 him-7 it-13 them-7;bringing my-10;' +
  'broke his-13 it-11;broken6 again-14 arm-11 into-10;brother4 at8 i11 last-11 was9 what-14;brothers9 #th-10;bru-8 ' +
  'can-9;bruises14;budget-10;building is-7 with-11;buka-13;bullet8 in10;bulletproof-9;bullied-12 at-14;bullies-10;b' +
  'umped my-12;bunk-6;burglar in-11;burn10 me7;burned7 my13;burning13;burns13;burnt4 me9;burpees-15;bus and-6 for-9' +
  ';buses-11;but can-6 he6 never-12 nobody-12 only-11 what-6;button-11;buy-5 for-10 get-9 something-11;by accident-' +
  '13 bus-8 half-5 her10 law-10 mistake-6 my7 myself-14 now-9 ons11 our9 phone-9 someone10 taxi-10 the7 then6 this-' +
  '12 tonight12 train-8 two8 when-8 your-11;bywoon-16;cab-8;cable12;cake-10;calendar-12;calibre-11;call8 and11 back' +
  '-10 before-11 centre-12 for10 him-14 me-20 my-15 off-13 that11;called-9 me-9;calls8;calm him-9;calories-9;came8 ' +
  'back8 in9 last-16 off-11 once-14 to12;campus9;can-3 a5 actually-11 coach-9 drive-12 fix-7 go9 he-13 hit-12 i-2 i' +
  't-10 join-11 my-8 one-5 put-8 read-10 send-8 she-4 somebody-15 still-14 take-10 teach-8 the-5 they-5 training-9 ' +
  'we-5 women-6 your-8;cancel my7 on-9;cancellation-5;cancelled-10;canelo-8;cannot8 get8;canopy-7;cant9 afford-5 at' +
  'tend-11 be8 book-11 breathe8 climb-7 come-12 drive-10 feel7 go12 log-7 make-7 reach11 run-9 stop12 tell9 wait-15' +
  ' walk-12;capoeira-8;caps-8;car boot-11 died-8 must-11 on8 safe-8 there-9 to-8 trouble-12 when-14 with7;card and1' +
  '1 is-7;care for-10;careful-11;carer12;carried7;carry my-9;case8 number-10;cash-5 and8 on-10;casual-8;cat8 walked' +
  '-9;catch-8;cause5;cctv-9;celebrity-11;cellphone-12;centurion-8;ceo-8;certificate-10;certified-8;cha-9;chain-11;c' +
  'hair at-10 can-11 since-15;champ-9;change-5 room-6 to-8;changed my-9;changing-8;charge-5 my-7;charged-13;charges' +
  '-9;charging-12;charity-10;chat to-11;cheap-7;cheaper-12;cheapest plan-10;cheaply-10;checkers7;checkout-11;checks' +
  '9;chemo-9;chess-19;chest14 is9;chi-8;chicken-9;chickenpox-9;child at-10 doesnt-12 get-9 in6 is8 like-7 of-7 to-8' +
  ';children to-13 what-10;choke-6 and-12;choked6 me9;chokes and-9;choking11 babies-10;choose-10;choosing-12;chose7' +
  ';christmas-7;cigarette12;claim-8;claims-10;clases-8;class-2 also10 because7 by-12 cancelled-6 full-9 help-9 hes-' +
  '12 i9 izolo-12 keeps-9 kissed-9 last-14 made-11 not9 now-11 of-8 ok-10 pls-9 she-9 still-7 times-11 tomorrow-11 ' +
  'tonight-9 was-8 what-8 when-10 where5 without-9;classes-2 can-9 for4 on-9;clean and14 the-9 up-6;clearance-9;cle' +
  'ared-10;clever-11;click-9;climb-11;climbs-9;clock-5 on-9;close by-3 protection-6;closed on-6;closes at-6;closest' +
  '-6;closing time-7;clothes5 and13;club and3 in-9;cn i-8;coach-3 and-8 asap-7 at10 been-10 come-7 explain-10 for-5' +
  ' has-10 have-6 how-13 if-11 im-14 is-8 left-11 mind-9 my9 o-15 only-11 said-10 says-11 to-7 told-11 wants13 with' +
  '-10;coaches come-9 get-7;coaching-7;coachs-7;code to12;coins-15;cold today-10;collapsed15 at-12;colleague6 in-9 ' +
  'is-7;colleagues-9;colour-9;combination8;come after-10 alone-13 anymore-13 as-10 back3 by-7 from-7 home10 just-13' +
  ' now-15 off-11 once-11 past-8 see-5 through-12 together-13 tomorrow-6 tonight-11 too-6 watch-8 when-10 with-11;c' +
  'omes1 alone-10 in9 off-8 on-13 up-9;comfortable-14;coming and-10 back7 from-8 late-10 on-12 out-12;commit5 to-9;' +
  'commitment-9;company-6;compete-8;competency-8;competition-7;competitions-6;complain-8;complaint-8;completely-10;' +
  'complex6;compulsory-5;concussion-12;condition-7;confidence-5;confirmation for-9;consent-9;conservative-11;contac' +
  't-15 me-10;content-7;continue-11;contract what-11;contracts-11;controls10;convince-9;convinced-9;cookies-8;cool-' +
  '9;cop9;coping8;cops12;corner2 of-8;cornered11;cos8 of-10;cost of-7 to-6;costs-8;coughing-11;could-3 coach-9 he-8' +
  ' i-5 it-13 one-8 they-11;couldnt find-7;count as5;country-10;counts the10;couple session-7;couples-9 class-9;cou' +
  'pon-11;courage-10;courier-11 says-10;course-6 cost8 cover-7 im-9 my9 price-4 what-6 whats-7;courses-8;court orde' +
  'r-9;cousin is-11;cover it4 that-13;covid-12;coz4;cpo-5;cpr course-8 on10;crash-7;crashed-9;creatine-8;creche8;cr' +
  'edentials-10;credit-8;credits-7;creed-6;cries9;crime-13;criminal-9;crossfit-4;crowded-7;crowds-7;crush-11;crushe' +
  'd-10;crutches-10;crying8 because-9;curious-14;customer care-7;cut12 my-11 myself10 off-11;cuts5;cutting again13;' +
  'cv-9;cycle-8;daa-9;daar-3 iemand-9 is9 nog-11 plek-9 wees-8;daarna-11;daarvoor-7;dad6 and-10 hits9 isnt-6 says-1' +
  '1 used-10 wants-11 will-9;daddy14;dads name-7;danger10;dankie-13;data-9;date can-8;dates-9;daughter came-13 didn' +
  't8 gets-8 goes-10 got8 is-5 left-8 needs-11 shes-12 that-13 wants-8 was6;dawn-10;day #-9 after-7 at-10 i5 one-11' +
  ' was-9;days for-6 i-8;dead11 bird9 easy-9;deadlines-8;deaf-8;death14;debietorder-9;debit-4 went-14;debited-10;de' +
  'cember-4;decide-12;decided7;decision-7;declined-10;deep11;defence-6 against-10 day-8 for-7;defend myself-10;defe' +
  'nding-12;delay-10;delete this9;deliver-6 to-7;delivered-12;delivery-9 of-6;demo-8;demonstration-9;dentist-9;depr' +
  'ession-10;deregister-8;deserve10;deserves a-9;desk-4 please-7 was-5;details-8;detention-11;deur8 stop-10;di-7;di' +
  'abetes-6;diabetic-4;diagnosed-14;did coach-9 gave-12 he-14 his-12 karate-10 krav-9 my-11 someone-12 the-5 they-1' +
  '1 you-10;didnt6 come10 know-13 like-14 say-12;die5 #-9 aand-11 afrigter-14 boks-8 bus-17 coach-11 eerste-8 gym-8' +
  ' kinders9 klas-11 klasse-15 kursus-11 lidmaatskap-11 maandag-10 mall11 mat-8 matte-9 rooster-6 sak-12 storte-7 w' +
  'eer-10;died i10 on-8;different1 for-9;difficult-11;dinner-7;dinsdag-6;directions-9;dis4 nie-11;disability-10;dis' +
  'abled-9;disappear11;disarms-8;discipline-8;disciplines-8;disclaimer-8;discount-10 if-9;discovery-7;discuss-11;di' +
  'stance-13;dit-4 in-8 n-7 net-9;dithunya12;djulle-10;do-1 about-8 after9 at-7 boxing-6 coaches-12 cops-11 everyth' +
  'ing-8 for-9 guns-9 i-5 in-6 instead-13 it-3 kids-7 krav-5 last-11 mma-11 mondays-10 muay-8 on7 one-10 parents-9 ' +
  'self-4 steps-9 that-8 then-11 there-8 they-14 things10 this-8 those-9 trial12 we-4 you-1;doctor wants-9;doctors-' +
  '7;doen as-12 by-11 ek-9 julle-7 mens-6 nie8;does anyone-9 ballet-7 discovery-7 he-4 his-9 it-2 nothing-7 she-9 s' +
  'omeone-12 that-10 things10 your-7;doesnt8 fit-10 go-11 help-14 like-8 mind-16 open-14 remember-16 see-9 stop9 wa' +
  'nt-8 work-10;dokter-16;dollar-11;domestic10 violence7 workers-12;donderdag-11;done it-11 with8;dont5 close-16 dr' +
  'ive-13 like-7 mind-13 own-10 pitch-9 post-13 remember11 reply9 tell10 understand-10 use-16 you-8;dood9;doodgaan1' +
  '8;doodmaak11 as-13;door8 and9 handle13 in5 is9 on-14 so-12 to-9 was-15;doors5 and9 open-9;down3 a-7 at9 by-11 if' +
  '-13 on-12 with-11;downgrade-8;download-7;downstairs13;dr-9;dragged7 me7;dragon-11;drama-14;drank18 jik8;dreig8 o' +
  'm8;dressed-9;dressing room-8;dricus-10;drill-3 today-11;drills-11;drink11;drinking8;drive a-9 an-6 any-11 home-9' +
  ' the-14;driver for-8 here-8 is-8 of9;driving me-10;drop-8 and-6 her-7 the-7;drops-10 me-9;drove past-6;drowning1' +
  '0;drum-9;drunk8;dry-15;dubai-10;dude11;duela-8;dula-12;duration-8;during-5 class-12;dying9 to-9;e book-7 teng-8;' +
  'each night-9 other-8 time-11;earlier-10;early-4 bird-6;earrings-9;ears-9;easily-15;east-8;easy for-8;eat6 before' +
  '-8;eaten9;eats early-8;ebook-8;ebooks-7;ebusuku13;eczema-9;eenkant-7;eerste-10 klas-3;efe-14;eft-4;eight-11;eigh' +
  'teen-9;ek4 aan-9 die-6 dit-8 een-11 eers-10 hom-8 in-8 is4 julle-5 kom-8 met-13 moet11 my-10 myself-5 n-10 nie7 ' +
  'nog-7 sal-10 slaan-9 soek-7 sukkel-8 van-11 vir-12 voor-9 wag-9 was-8 weer-4;ekhaya11;ekilasini-12;eklasini-16;e' +
  'ks9;elbow-5;electricity-12 is-7;elevator-7;eleven-13;elilandelayo-12;elincane-12;elke8;else4 to8;elses-9;email-1' +
  '0;embarrassed-12;embarrassing-8;emergency16 care-14 contact-8 first-8;emigrate-11;emigrating-15;emotweni13;emplo' +
  'y-10;employment-12;en6 #-11 die10 ek12 haar10 het-9 is-9 kyk-11 moet-12 nou9 soek-13 sy8 vir-10 wanneer-6 wat-8 ' +
  'wil-10;encane-11;end4 of-5 with-9;ended-10;endlini21;eneminyaka-14;energy-13;eng-14;english-8;enige-9;enjoyed-8 ' +
  'it-8;enkosi-12;enough for-5 to6;enter-6;entertain-11;entrance-8;enu-10;enye-9;epilepsy-7;epileptic-12;equipment-' +
  '9;error-8;escape-12;escort-10;escrima-7;eside-9;esikoleni ningasiza-10;esingakanani-10;eskom-9;eskrima-9;esteem-' +
  '7;etsa-16;even do-10 for-14 if-10;evening-3 class9 is-7;event-7;events-6;ever-7 been-9;every4 braai-13 friday10 ' +
  'night9 second-14 term-5;everyone6 to-9 would13;everything7 can-12 he3 in-17 is11 please-6 so-16 you-9;everywhere' +
  '4;ewallet8;ex10 has8 says9 soldier-10 yami8;exact-11;exams-10 now-8;exchange-7;excited-12;exercise-13;expect-11;' +
  'expensive-9;experience-7;expire-8;expired-7;explain-3 krav-7;explodes-11;expo-10;eye6 and-10 at-14 is10 on-11;ey' +
  'es8;ezayo-12;face6 in-12;facebook-6;facilities-8;failed but-7;faktuur-14;fall8 behind-9 off-9 without-12;falling' +
  '5 apart10;falls on-9;family bathroom-11 discount-5 of-7 plan-7 price-8 rate-6 wants10;famous-6;far-9;farm outsid' +
  'e-6;farmers-7;faster-7;fat-10;father9 had-12 is-9;fathers day-9;fault13;fear-8;feb-10;fedhealth-8;fee-4 for-7;fe' +
  'ed8;feel10 better-16 comfortable-11 it-10 like7 safer-8 strong-10 the-11;feelings-11;feels10;fees-4 for-7 pls-8;' +
  'feet-7;fell apart-11 asleep-12;felt-13;female only-11;females-9;fetch the-10;fetched9 my11;fetches him-13;fever-' +
  '11;few-9 lessons-9 weeks-6;fiance10;fibromyalgia-8;fifties-11;fight-5 all-10 anyone-7 in-4 on-6 part-4 somebody-' +
  '10 the-6 will8 with-9;fighter-9;fighters-10;fighting-5 in-9;figure-12;fihla-11;fiks-12;filipino-8;film-3 me-10 m' +
  'y-8;filmed3;filthy-12;find it-12 me7 my8 out-12 the-12 you-8;fine-5 and-15 with-10;finger6 marks11;fingerprint-1' +
  '2;fingers5;finish6;fire2 arm-9 drill-11 exit-9 or-12;firearms-7;fired16;first-6 aid-4 class-4 day-5 few-7 if-11 ' +
  'month-8;fist-10;fit-3 and-10 in-6 through-12;fitness-10;fitter-10;five-7;fix my-13 that-10;fixed-7;fixing-10;fla' +
  't11 feet-13;flatmate8 was-9;flexible-11;flinches5;floor are-5 made-6 without-9;flowers9;flu-12;flying-10;fma-8;f' +
  'nb-12;folk-10;follow him12;followed9 me10;following5 me11;food10;fool-7 of-8;foon11;for-2 #1 a-3 abused-5 ages-1' +
  '4 cars-8 christmas-9 december-8 delivery-6 everything8 girls6 him-11 himself-17 it-7 joining-9 just-8 kali-5 kid' +
  's-6 money10 my-2 nothing-11 now-13 once-12 our-6 people7 seniors-6 six-8 something-11 that-2 the-3 three-7 train' +
  'ing-4 weeks-8 women7 work-8 you-10 your8;forced8;forces14 me9;foreign-8;foreigners8;forever11;forfeited-17;forge' +
  't-9;forgot-9 to-7;forgotten-12;fork6;form-9;forward-9;fotos9;fought-10;found12 an8 my6 out11 the6;four anyway-15' +
  ' months-8;franchise-8;free-4 and-12 trial-5;freeze-3;freezes-12;friday after-13 is-10 night-10;fridays any-6;fri' +
  'dge-8;friend4 in-11 is8 isnt12 says-10 told-8;friends are-12 with-11;from alex-6 another-8 behind-16 bree-8 diep' +
  'sloot-7 friday-8 gym8 here-8 him13 home-6 kicking-9 leave-11 malawi10 next-9 outside7 randburg-8 rosebank-8 the4' +
  ' under-8 what-4 when-7 work5;frozen-8;full of7 that-14;fumana-15;fun-12;fund-7;funeral6;funny5;futhi11;gaan die-' +
  '12 dit-9 ek-12 iemand-10 my14;gals-7;gang10 up-13;gap-9;garage4;gardener10;gate on7 open-9 who-10 with10;gates-9' +
  ';gautrain and-14 at-7 with-9;gave it-5 me-3 notice-11 up-7 you-13;gay6;gbv17;geboelie-11;gebruik-9;gedrink12;geh' +
  'ad-7;gekry-10;geld8 terug-11;gelos-10;gemis-16;gems-9;gentle-8;george-13;gesien-10;geskenkbewys-8;geslaan10;gesp' +
  'ot-12;get a-2 away10 back-7 better-9 his-11 hit-11 hold-6 hurt-15 in-4 inside-9 into-4 it-11 me-15 my-5 on-13 ou' +
  't8 started-7 that-8 there-8 through-13 to-4 violent-8;getroud-9;gets2 here-12 hurt-14 pushed-8 rough9 teased-7 t' +
  'he12 there-12 tired-8;getting hit-11 hurt-9;gevaar10;gevat10;gi-5 to13;gie-8;gift-8;girl #-8 and-6 is-13 she-9 s' +
  'hes-12 wants-9;girlfriend is-8;girlfriends and-9;girls3 and-10 at-8 night-10 only-10 school-5 they-13 who6;gis-7' +
  ';gisteraand9;give back-7 it-10 me-6 notice-7 them-10 up-6 you-7;glass8 in10;glock-11;glove-10;gloves-8 are-9 at-' +
  '11 by-8;glued-10 to-10;gmail-8;go2 at-8 away-10 barefoot-8 easy-7 for-5 how-10 live-10 na-8 out7 straight-6 to3 ' +
  'up-12 with7;goes4 there-7;going4 home8 overseas-9;golf club12;gone7;gonna9;good-3 is-11 morning-6;goodbye13;good' +
  's-7;gopro-6;got3 #8 attacked10 away10 boxing-6 choked-4 divorced-8 for-9 hijacked-10 hurt-11 in9 it-12 jumped11 ' +
  'kicked7 lost-6 my10 no-7 nothing-10 on-10 out13 scared-9 stabbed11 that-13 the7 two-9 us-8;gp-11;gps-9;grabbed8 ' +
  'by-13 from-8 me7 my7;grabs my-10;grade-4 r-6;graded-9;gradering-15;grading-3 soon-15 when-10;gradings-5;gran is-' +
  '7 wants-10;grandchildren-8;grandpa8;grandson is-12;granny is9;grapple-11;grappling-8;gratis-8;great-12;grey hair' +
  '-11;grid-9;groot-15;grootmense-10;ground-3 floor-8 work-14;group-3 at-8 for8 of-6;groups-7;guard-8 and-7 at5 got' +
  '-10;guardian-11;guards-6 in-8;guide-7 dog-6;gum-12;gumguard-11;gun class-8 course-10 do-10 in7 licence-8 on15 sa' +
  'fe-8 to9 training-5;gunpoint13;guy5 from13 with8;guys4 walk-8;gym-4 and-12 before-11 down-10 here10 if-11 in-7 i' +
  's-5 ive-9 last-9 that-11 was-6 yesterday-12;gyms in-7;ha a13 ha-10;haar9;haarself8;hacked my12;had #-15 a-8;haha' +
  '-16;hahaha-10;hail-8;hair in-8 is-9;hairdryer-8;half-7;halfway-10;halloween-10;hand6 in-8 is9 it-11 on6 out-10 w' +
  'raps-6;handed-12;handgun-7;handle a-5 myself-11;handles-11;handskoene-10 is-7;hang a-13;hanging around-7;happen ' +
  'at-6;happened11 in12;happening8;happens7 in-6 to-9 with-5;happy-10 birthday-7;hard on-8;harder-17;harley-17;harm' +
  '10;has4 a5 adhd-10 been4 braces-11 everything-14 exams-8 flu-7 happened-7 he-15 his-6 long-11 me-13 nothing-11 o' +
  'ne-11 pics9 school-9 seen-8 the4;hasnt9 come8 done-11 started-6;hate it-11 myself10;have #-9 an-6 another-10 bee' +
  'n9 bjj-6 done-13 epilepsy-6 for-7 i-8 it-8 muay-7 never-8 no-3 on-5 people-16 private-7 someone-9 something-6 th' +
  'ey-13 two-7 vouchers-9 with-11 your-6;havent7 eaten11 seen-13 told12;having10 a13;he12 a-9 broke10 burnt9 can-5 ' +
  'checks12 come-8 comes9 could-8 counts10 did12 do-7 drinks9 drives10 fit-9 forced11 found9 gets7 go-10 goes13 has' +
  '4 have-10 held10 hit7 hits-9 in-7 join-6 keeps7 knew10 knows6 learn-9 leave-8 leaves8 likes8 locked11 made9 make' +
  '-8 my-12 need-10 needs-16 pay-10 punched10 ran-14 reads11 said9 says7 send-10 showed-11 start-7 still-7 stop9 ta' +
  'kes11 there-9 took9 train-10 trains-15 use-9 uses7 wait-12 walks4 was3 will9 works-8;head1 and11 coach-8 guy-9 i' +
  'nstructor-8 shots-10 start-11;headguard-10;headlock-10;headscarf-11;heal-7;healthy-9;hear10;heard-6 a7;hearing4 ' +
  'aid-14 aids-8;heart attack8 murmur-7;hearts-9;heated-7;heavier-10;heavy-11 guy-6;hebrew-7;hed6;heita-8;hek12;hel' +
  'd4;hell14;hellopeter-9;help11 against-10 choosing-11 for-12 he10 him-13 julle-15 lol-14 me-8 met-10 my10 out-7 s' +
  'uch-13 the-9 us-11 with-6;helped-9;helper5;helping-10;her6 age-7 arms7 boyfriend9 brother-13 dad10 email-9 fathe' +
  'r8 first-8 friend-11 friends-8 group-10 in6 names-15 own-8 passport8 phone9 room8 son11 that-11 to7 today-11 tri' +
  'al-11 with9;here4 anymore10 i-11;hernia-9;herself after-12;hes13 #-10 back10 been8 being-15 coming10 going6 got6' +
  ' kicking10 nine-13 okay-8 only8 outside10 small-8 ten-11 turning-11;het3 dit-12 ek-7 hulle-12 iemand-12 jou-11 j' +
  'ulle-4 my8 u-12;hey there-7;hhayi-9;hi coach-8 im-4 what7;hide14 my-12;hides behind-18;hiding10 in10;hier11;high' +
  '-8 blood-13 school-9;hijacked12 on-13;hijackers6;him6 and1 at-9 do-9 down-7 he5 its9 knowing13 names-12 out-15 s' +
  'ome-8 up-9 with13;himself7 on8;hire-7;hiring-6;his2 age-9 birthday-10 class-14 file-10 friend12 gun9 hand13 head' +
  '-13 lawyer-11 lunch-14 name-15 number-8 one-9 own-4 shoes-11 sister-14 teacher-10 trial-9 week-10;hit4 a-15 by8 ' +
  'each-7 first-11 hard-9 harder-8 in-14 me7 my9 pads-13 someone-13 twice-9;hits11 back-12 his-14 me17 my12 other-9' +
  ' the-15 us12;hitting4 me10;hle15;hlp15;hmm-11;ho5 ba-14 ngodisa-9 rekela-11 thunya-11 tla-14 tseba-9;hobby-5;hoe' +
  '-5 laat-6 lank-4 maak-10;hoekom is-8;hoeveel-9 mense-4;hold me-9;holder-6;holds6;holiday-6;holidays-7;holster-8;' +
  'hom-4 n-10 rond-11;home4 affairs-11 after-5 all-14 alone-13 and11 by-5 crying-10 for-11 from4 page-6 sweaty-10 t' +
  'onight9 when-7 without-9;homepage-8;homework-8 help-9;honest with-10;hoodie-7;hoodies-14;hook-15;hooked-14;hope7' +
  ' i-10 the7 you-10;hopefully-10;horlosie-10;hoseng-11;hosepipe13;hospital4 and-9 so-8;hostage-14;hot water-10;hot' +
  'el near-8;hou-10;hour ago12 of-9;hours because-13 on-7 pls-10;house12 because-16 for-14 is-10 with4;how-2 about-' +
  '11 can-9 does-7 else-9 hard-13 i-11 is-5 long-5 many-5 safe-11 to-3;howzit-14;huis7;hulle11 het9 is6;hurt6 a-15 ' +
  'in-10 me12 the8 you-12;hurting12 my8;husband8 and-9 beats8 bought-12 collapsed-12 come-8 first-10 hit11 is1 must' +
  '-8 my-12 said-12 says-8 the-9 thinks-14 wants-9 who-8 will-15;husbands10 birthday-10 brother9 gun-14 pistol-13;h' +
  'v-6;hw-9;hy13 dreig8 het7 is-10 my16 n-10;hypertension-11;hyt10;i2 #-9 address-6 allowed-3 always-10 am6 are-13 ' +
  'arrive-6 be-1 beat-12 bleed12 booked-7 bought-10 box-9 break-10 broke-7 came-9 can4 carry-9 chose-11 close-9 con' +
  'vince-7 cry7 debit-11 defend-9 did3 didnt8 do5 dont6 drag-11 drive1 drop-8 drove-8 end-12 fail-7 feel7 forgot-6 ' +
  'go5 going-7 got5 hand-11 have2 hear7 hide8 hung-11 hurt-11 in-12 jog-7 joined-9 jumped7 just5 keep5 leave-2 left' +
  '-12 legally-12 like-6 live4 look-8 lose-6 lost-9 love-13 made-11 mail-5 meant-6 met9 miss-9 must8 nearly-11 need' +
  '4 order-10 panic-14 passed-8 promised-14 put-8 quit-8 ran9 reach-6 really-10 schedule-11 scratch11 should4 shout' +
  '-8 shouted-11 shower-8 skip-12 sleep7 start6 stood-11 stop-7 stopped7 sue-10 take-2 talk8 tap-6 tapped-7 teach8 ' +
  'the-10 told9 took9 train-1 trial-9 trust-12 type-10 vomit-9 was9 watch-7 whatsapp-8 wont7 work-7 worry-9;iboxing' +
  '-13;ice-14;iclass-9;id and10 be-9 book12 like-4 number-10 want-7;idea-10;idiot-11;iemand12 in8 my-18;iets aan-15' +
  ' vir-13;if4 i5 its6 my-10 not-11 parents-10 shes-10 something-11 thats-9 the8 there-11 theres-11 they-10 theyve-' +
  '10 ur10 you7 your9;ifomu-12;ifoni10;ifowuni10;ifuna-11;igama-11;ignore-12;ignored-9;ihlaya-8;iiklasi-6;ikhona-2 ' +
  'indawo-9;ikilasi-13;ikuphi-10;ill-6;im6 #kg-9 a-6 always-12 an-14 away-7 being11 bleeding11 busy-10 coming-9 dea' +
  'd-11 done5 from-12 good-7 having-12 hiding8 in4 just-10 late-15 looking-9 moving-8 new-10 next13 not3 off-12 onl' +
  'y-9 outside-12 ready-10 retrenched-12 scared10 short-7 sleeping9 so8 tired-9 under7 up-12;imininingwane-15;iminy' +
  'aka-8;imoto11 yami-15;impossible-10;in again-10 alice-8 an7 any-9 as-5 between-10 boxing-8 by-11 case5 centurion' +
  '-8 class-5 court-11 danger13 die5 for-5 gevaar10 god-7 house-12 im-9 karate-13 kids-8 last-10 laws7 matric-14 mo' +
  'ney-6 mozambique-12 my5 n-10 namibia-10 october-11 on-3 our9 person-8 plaster-4 rosebank-7 round-8 sa-9 school-1' +
  '0 the3 them-10 there-7 time-6 training-7 trouble11 varsity-8 week-10 windhoek-8 writing-8 zulu-5;inamahloni-10;i' +
  'ncident-14;included-6;increase-13;incwadi-14;indawo yenu-11;indemnity-9;indoda19;ine-11;ineminyaka engu-6;info-9' +
  ';ingabe-8;ingajoyina-10;ingakanani-8;ingane6 yami6;inhaler-13;ini-11;inini-9;injured-12;injury-11;inligting-9;in' +
  'ombolo-12;inside7 with10;insta-5;instagram-7;instructors-5;instrukteur-10;insurance if-11;intake-7;interested-10' +
  ';internet-9;internship-7;interpreter-11;inthaneteng-9;intimidated-15;into1 a8 it-20 our10 the7;intro-6;introduce' +
  '-11;introductory-6 lesson-7;introverts-10;inverter-6;invited-10;invoice-8 for-7;inyanga-15;iodolo-10;ipasipoti14' +
  ';iphephile-11;iphi-11;iphone-7;iqale-10;iqeqesha-17;irisithi-12;iron11;is #-4 across-10 afraid-11 al-12 all-11 a' +
  'lmal-10 already-7 an-6 asking-13 asleep9 baie-7 bang8 beaten14 beating10 behind-14 being10 better6 bietjie-6 big' +
  '-9 bjj-5 bleeding13 boxing-10 breaking6 choking11 class-6 clever-10 coach-13 coming10 cut8 daar-5 die-4 double13' +
  ' drunk9 ek-10 everyone-8 fine-5 following9 for7 gentle-10 going7 gone7 good-10 ground-7 he-10 her-8 here-5 high-' +
  '9 hulle-15 hurting11 hy-13 in4 it-6 karate-9 keen-6 killing-7 krav-4 leaving-5 loose-11 missing8 my-6 nervous-6 ' +
  'new-11 next13 one-12 only-9 out3 parking-12 petrol-11 possible-11 pregnant-10 premium-5 sandton-10 scared-6 seer' +
  '-8 she-10 shy-9 sick-11 skaam-13 slow-8 something-12 stalking10 still4 strong-9 stuck-6 sweating10 teaching-11 t' +
  'hat-4 there-2 this-6 threatening9 tomorrow-7 tonights-8 training-10 unconscious9 verkrag11 very-8 waiting12 walk' +
  'ing8 watching-9 way-6 yours-8;isaphulelo-17;ish-8;isibhakela-8;isifundo-10;isiphandla-8;isipho-11;isnt4;it again' +
  '6 all7 an-7 asks-8 back-7 been-11 bleeds11 broken-11 by-6 can-9 come-9 cost-6 count-7 doesnt5 down-9 end-7 ends1' +
  '1 fine-8 free-10 from-7 go-6 got-8 happened7 happens14 have-7 he13 help-12 here-9 i12 if-15 in-4 left-9 like-5 m' +
  'ake-9 mean-8 must-13 myself-5 not-10 ok8 one-6 only8 over-7 packed-4 rough-7 safe-8 says-16 stop12 stopped-10 th' +
  'e-7 to10 wants-11 was8 when6 with-6 works-11 worse-14 you-5;item-8;ithuta boxing-13 krav-10;its4 #9 all-10 annoy' +
  'ing-6 for-3 free-9 good-13 happening12 not-6 over-7 the8 too-9;itse10;ive a-8 always-11 just-14 left-9 only-13;i' +
  'za-10;izifundo-8;izingane-10 esikoleni-6;izinsuku6;izinto-10;izolo10;izophepha-14;ja-5;jaar-9;jab-8;jacket-11;ja' +
  'ke-9;jang-13;jaw10;jersey-8;jik9;jits-6;jitsu-7;jiujitsu-7;job in2 please-12;jobs-8;joburg-4 water-5;john-10;joi' +
  'n-4 how-11 i-11 or8 with-9;joined-10;joining-5;joins-10;judo-13;juffrou15;jujitsu-8;julle-4 die-8 het-14 in-12 m' +
  'ens-9 mense-8 met-10 ons-9 oop-8 wat-13;july-8;jump in-9;jumped12 out7;jumps11;june-9;jungle-10 gym-11;junior-7;' +
  'juniors-5;just3 #-10 for-9 got9 had-2 looking-6 looks-9 me-4 need5 one-7 started-7 stood-13 stop-11 takes-12 the' +
  '-8 took10 turned-12 us-15 wanna-9 wanted13;jy-8;ka2 boxing-8 mo-10 order-9;kaalvoet-9;kabili-11;kae-5;kahle-7;ka' +
  'khulu6 yini-10;kali-7;kamer13;kan-3 die-10 hulle-13 hy-16 julle-12 kom-12 nie7 sy-10;kancane-9;kangakanani-10;ka' +
  'njani-14;kantoor-8;kapa-14;kar7 hoe-9;karate-3 kid-12;ke9 a8 ba-11 kgopela-10 mang-13 sa12 tla-13;keen-11 on-9;k' +
  'eep3 a-14 about-12 an-9 me-10 my-4 the8 thinking11 up-12;keeping him-11;keeps10 going-15 her8 kicking-14 me-11 m' +
  'y10 telling-17 throwing-10 touching8;kept me-12;kerb-8;kerbs-10;key8 for-9;keys and8 in-12;kfc-12;kgopela-10;kha' +
  'nsela-12;khona6;kick-7;kickboxing-7;kicked7 me8;kicking off-10;kicks and-11 off-11 the7;kid he-14 hes-10 is-10;k' +
  'iddies-5;kidnapped15;kids #-7 about-6 also-7 and6 before-10 birth12 can-7 class-4 classes-5 coach-9 from-10 grou' +
  'p-9 have-10 if11 is-7 know10 learn-13 need-10 on-10 one-12 out-10 party-7 really-7 say-13 times-7 we10 what-13 w' +
  'hen-10;kidz-8;kies-13;kill5 myself11;killed7 my10 us-12;killing it-8 me-6;kilos-8;kimberley-8;kind het-10 is9 of' +
  '-4 se-11 sy-9;kinda8;kindergarten-11;kinderklasse-9;kinders3 se-14;kini-11;kiss9;kissed-6 her-9;kit-7;kitchen5;k' +
  'las-5;klasse-3 vir-7;klein-10;klim-12;knee-9;kneel9;knees-7;knife3 attack-16 class-8 defence-7 fighting-5 in5 ma' +
  'y-10;knock-11;know a-8 anyone-12 anything-12 cpr-8 how7 i6 it-8 me-11 nobody-9 nothing-11 that-8 their-10 they-9' +
  ' where12 why9;knowing10;knows5 it-13 nothing-10 where14;knuckle-9;koffie-7;kokuqeqesha-12;koloi-11;kom julle-10 ' +
  'kyk-11 probeer-8;kopa le-13 thuso10;kos hy-9;koste-12;krav-7 help-14 i-7 is-8 maga-1 on-8 so-9 to-6;kravmaga-8;k' +
  'rieket-15;kry die-13;ku-9;kuba12;kudingeka-12;kufanele-9;kukho iklasi-11;kukhona7 amaklasi-8 i-10 iklasi-12;kume' +
  'le-10;kungani-10;kuni-15;kuphela-9;kuphi-12;kuphila13;kuqala-9;kuqeqeshwa-9;kursus-4;kusihlwa-9;kusukela13;kuze-' +
  '11;kwa6;kwaye12;kwenzekani-12;kwesikhathi-9;kwiklasi-11;l-8;l#-8;la-12;laai-9;laaitie-7 he-6;laaities-6;laat wee' +
  't-10;ladies-5 class6 night-8;lady coach-8 on-14 trainer-6;lag-11;laid out-10;lami13;landlord14;landmark-9;lank-8' +
  ';lapho-9;laptop-7;large10;last3 day-7 dojo-13 gym-9 month-13 night9 nights-13 nite8 place-13 time5 year-6;late1 ' +
  'again-15 class-6 to-9 tonight-11;lately-12;later-5;laugh at-17;laughed at-9;laughing-12;laughs9;laughter-15;law-' +
  '5 if-9 is-14 wants-5;laws7;lawyer-12;lawyers-8;lay-8;lazy-11;le dilemo-12 ka-14 kae-8 mangolo-8 mong-11 motho-13' +
  ' ruta-6 ya-11 yena-9;leads-12;league-10;learn-4 at-6 cpr-12 something-12 this-10 to5 what-13;learned-10;least-9;' +
  'leave2 can-10 he10 her6 him11 me-7 on-11;leboga-15;leboha-13;leer-2 julle-1 skiet-9;left4 and-13 for-6 hand-11 h' +
  'anded-8 his-9 i-12 it-7 on-7 out-15 the-5;leg day-12;legal in-12 to-12;legend-14;leggings-10;legit-9;lehono-10;l' +
  'eka-11;lekker-11;lena-10;lend-9;leng-13;lenu-9;less-5;lesse-10;lesson-7;lessons-3 how-7;let6 a-13 us9 you-12;let' +
  's us-12;letsatsi4 le7;letter from-15 to-7;letting-15;level-5;lewe8 nie9;lewer-5;liability-10;liable-10;liam-13;l' +
  'icence-8 do-4 for-5;license-10;lidmaatskap-12;lie7;lies in-9;life5 away-10;lift is-7 my-12;lifts8;light-5;lighti' +
  'es-6;lights-6 go-11;like a-4 an10 gloves-9 him-12 hitting-14 in-5 it-11 my-6 to-3;liked-10;likes it8 soccer-12;l' +
  'ilungu-7;limit-8;link-8;lip read-11;lips10;lisensie-9;listen-14;lit-11;little brother6 brothers-10 man-10 ones-8' +
  ';live4 next-12 on-13;living5;lo-10 ka-11;load-11 shedding-6;loadshedding-10;lobola10;lock in-10;locked10 in7 me1' +
  '2 out-18 the12 up-9;locks6 me10 the10;log-8 in-6;logging-9;login-10;logo-10;lokuqala-12;lol-2 do-9;lona-12 ke-9;' +
  'london-10;long hair-12 has-9 sleeves6 would-5;look-3 after2 on-13 stupid-15;looking for4 stupid-9 to-13;looks af' +
  'ter-8 out-9;loose-8;lose my-4 weight-5;losing7 my9;lost a-8 again-9 in-9 interest-12;loud too-10;love it-6 the-6' +
  ';lovely-12;loves it-11 rugby-9;lower-8;loyalty-7;luck-6;lugversorging-6;lunch-4;lunchtime-7;lwa-10;lwana-13;lyin' +
  'g9 down-11;lyk-13;m#-4;ma7 is-17;maak nie-13;maand-7;machine-5;macho-9;madam1;made a6 my-7;mag ek-6 my-11;maga-3' +
  ';mahala-10;mail-8;mailed-9;mails-10;main-8;make a-12 friends-15 her5 him4 my-7 somebody-17 up-7;makes4 me7;makeu' +
  'p12;malini-1;mall with-14;malome10;mama12;mamma10;man9 at-8 by9 hold-9 my11 saam-10 slaan8 who11;manager5 please' +
  '-9;mang-10;mangolo-8;manje15;manqindi-12 kudala-12;mans12;mantsiboya-8;manual-9;many are-5 hours-9 kids-7 of-9 p' +
  'eople-11 years-11;maobane3;march hes-9;market-6;marketing-11;marks17 off9 on10;marriage8 in-9;mashonisa8;mask-8;' +
  'mat-6;match me-6;mate was-8;maternity-10 leave-7;matrics12;mats-7;matte-11;max-7;may-7 can-12 he-11 i-5 my-8 put' +
  '-13 she-8;maybe in-12;me5 about-6 after10 already-11 anymore9 as-7 ask-15 before-8 book-11 by9 can-13 check-13 c' +
  'hoose-8 dead10 decide-7 down7 e-11 everything-10 feel-13 from3 go10 he12 her11 here11 home11 i-6 if6 its-9 join-' +
  '14 kneel10 leave9 like-13 more-7 most-8 my-5 not10 on7 out4 over7 she-9 since14 so-9 the-7 there-8 theres-10 thi' +
  'nk-14 till11 up6 want-9 what-6 when10 your-10;mean girls-10 how-9 i-7;meant-4 for-6;meantime-7;measles-12;meat-1' +
  '1;medals-11;media-9;medical-7 course-4;medicine-7;medium-11;meer8 lewe8;meet me-10;meeting-9;meetings-16;meisies' +
  '-9;mekaar-16;member already-9 before-9 of-7 since-7;members-5;membership-8 i-10 of-8 on-7 please-9 yami-11;men3 ' +
  'are9 at10 came9 hit-9 in8 lying-11;mens praat-8;mense is-8;mentioned-10;menu-9;messages13;met5 die-6 my-8 on12 s' +
  'y-9;metal-12 plate-11;meter-12;metro-17;mid-8;midday-9;middle-6 of-4;midnight9;midrand-8;migraines-9;military-14' +
  ';min ago10 at-10 late-12 or-6;mina9;mind found-9 i-11;minder-10;minibus-11;minutes late-10 with-9;mirrors-14;mis' +
  's me10 the-9;missed-4 #-9 the-11;misses it-12;missing9 a-11;mistake-7;mixed-10;mme11;mmele-16;mmm-9;mob8;moet ek' +
  '-3 n-7;mohawk-13;mokatisi-13;mokoetlisi-13;molweni-12;mom can-6 has-8 here-10 in-1 isnt-11 of-7 said-13 sign-8 w' +
  'ants-9 who-9 will-9;moment-6 so-9;momentum-5;mommy6;moms boyfriend12;monday-2 boxing-8 is-16;mondays-8;money and' +
  '8 at-8 back-2;monitor9;monna12;month-4 can-6 go-11 if-8 or-6 please-9 was-9 what-8 with-8;monthly-6 fee7;months ' +
  'is-11;moo-16;moontlik-8;mop-8;moqebelo-10;more about-6 because-9 energy-6 how-10 what-10;morning class-10 do-13 ' +
  'group-8 so-11;mornings-8;mosque-9;most girls-10 people-10;mostly-7;mother i8 is-10;mothers8;motlakase-13 o-9;mot' +
  'or-11;mount-12;mourning-9;mouth guard-6 guards-5;mouthguard-5;move it-9 me-8 up-5;moved house-11;movie-7;moving ' +
  'to-15;mrs-9;much bigger11 blood10 if-9 is7 longer12 notice-10 to-11 was-9;mugged6 a-8 at8 in-9;multiply-6;mum4;m' +
  'urdered-12;murmur-7;muscle-16;muscles-7;music-14;muslim-11;must come-9 he-5 i-3 my-10 not9 see-7 she-12 stay-8 s' +
  'tudy-7 take-12 they-12 we-8;my2 #yr3 account-10 ankle-8 arm8 as12 aunt7 bakkie-13 bank4 bed10 belt-8 bf9 bill-10' +
  ' birthday-6 box-8 boxing-11 boy-4 boys-10 brakes10 brother2 brothers13 cancellation-9 cash-8 classes-8 clothes5 ' +
  'coach12 complex9 cv-6 dad4 data-6 date7 dear-10 debietorder-8 details-7 diary-12 die-13 doctor-8 doodmaak7 door7' +
  ' drink12 driver-8 earrings-7 ears-8 eie-9 eks11 emergency-6 ex4 eye11 family7 father11 fault14 fee-9 fiance8 fir' +
  'earm-10 first-5 flat7 foon6 foot-9 free-6 freeze-10 friend3 friends10 geyser-6 girls6 gordel-11 gps-7 grandkids-' +
  '10 guard-8 gun-9 hand7 head14 helper7 hoodie-8 huis10 husbands8 in8 jaw12 kamer10 kids6 kit-10 knuckles-9 laaiti' +
  'e-6 laat-8 landlord10 left4 level-11 lidmaatskap-5 little5 location12 login-7 lunch-11 manager14 marks-6 maths-1' +
  '0 membership1 mind5 money-7 mothers10 motorbike-8 n-10 name-7 newborn-12 niece6 notice-7 nudes8 office-7 old-5 o' +
  'nly-8 options-5 order-12 own3 pa8 package-9 paper-9 papers10 parcel-9 parents9 partner9 passport14 password-5 pe' +
  'nsion5 picture-8 plan-10 pocket-10 polo-9 purchase-9 question-8 refund-8 room14 roommate9 school11 second-9 sess' +
  'ions-11 shy-8 sis8 size-9 skirt4 spot-10 statement-10 stepdad7 stepfather10 sticks-10 stiefpa10 street10 student' +
  '13 surname-8 taster-10 teacher5 tenants10 test-5 things-9 toe-4 tongue10 trial-9 twee-10 twenties-10 two-7 uber-' +
  '11 uncle5 virgin-10 visa-4 voucher-10 water-8 way-3 work10 wrists9;myself12 but-14 on-10 out-10 when-13 with-5;n' +
  ' bokser-7 gi-9 man7 paar-12 pistool-9 plek-6;na-4 die-5 ho-13 ke-16;naby-10;nah-6;nako-10 ya-7;name is-5;names o' +
  'f-8;nani-8;nasty-14;nationals-9;naweek-7;nceda13;ndidlwengulwe14;ndifika-7;ndifuna9 i-11 ukuba-14 umsebenzi-10;n' +
  'dincede15;ndingabukela-7;ndingahlawula-7;ndingayenza-10;ndingeza-11;ndinxibe-6 ntoni-6;ndixelele-8;ndiyopha12;nd' +
  'iyoyika11;ndoyika16;near me-12 the-5 u-10 you5;nearest-6;nearly-7 #-9 killed-8;neck9;necklace-10;nee-10;need coa' +
  'ches-8 gloves-9 help7 my-6 some-9 someone-13 somewhere11 the-8 work-7 your-12;needs-7 shoes-8;neighbour is8;neig' +
  'hbours dog-7;nelspruit-7;neminyaka-11;nenzani-9;nephew did-6 he-11 hes-10 wants-8;nervous-16;never again-12 been' +
  '-15 came-12 done-10 got-6 held-11 mind-9 said-8 thrown-7 told11 trained-11;new baby-13 belt-9 card-8 here-12 hip' +
  '-8 one-9 phone-9 school-12;newbie-8;newbies-12;newborn at-9;newsletter-10;next belt-11 class-8 course-8 date-7 g' +
  'rading-6 month-1 one-10 time10 to13 workshop-7 year-8;ngabani-8;ngabanye-18;ngani-16;ngaphakathi-12;ngaphambi-9;' +
  'ngaphandle14;nge-8;ngedwa-15;ngemali-9;ngempelaveki8;ngenyanga-9;ngesibhamu10;ngesonto-6;ngezikhathi-12;ngicela4' +
  ' i-11 ningishayele-7;ngidinga-8;ngidlwenguliwe14;ngifika-6;ngifuna4 i-9 ukuba-13 ukubhalisa-11 ukwazi-6;ngikhath' +
  'ele14;ngikhokhile-10;ngilimele10;ngingajoyina-9;ngingakhokha-7;ngingakwazi-10;ngingaqeqesha-10;ngiqeqeshe-11;ngi' +
  'sebenza-14;ngisengozini13;ngiyabonga kakhulu-11;ngiyesaba15 ukuza-5;ngoba11;ngodisa-9;ngoku15;ngokubhalisa-14;ng' +
  'olwesibili-9;ngomgqibelo ekuseni-13;ngubani-12;ngwana o8 waka-14;nice to9;nicely-10;nie4 asem9 daar-12 die-16 ho' +
  'e-13 is-13 meer12 n-16;niece6 is9 she-13 shes-18 was-13;niemand11 antwoord-11;night5 can-9 did-6 for-9 i10 is-14' +
  ' the-15 training-9 which-16 with9;nike-13;niks-11;nikuphi-9;nina-11;ninawo-9;ninayo-6 i-7 na-7;ninazo-8;ningamfu' +
  'ndisa-12;ningasiza-10;ningishayele-7;nini-3 i-9;ninja-12;niphi-8;niqeqesha-10;nite9 class-11;nivala-12;nivula ni' +
  'ni-9;nivulile-12;nivuliwe-12;niyafundisa-11;niyakufundisa-14;niyaqeqesha-8;niyayenza-8;niyayifundisa-7;njalo10;n' +
  'ka-13 e-6 tla-6;nna-14;no answer-12 class-8 confirmation-9 food10 friends-15 gloves-8 he-14 i-12 kicks-9 lift-11' +
  ' more-12 not-10 partner-11 photos-12 pictures-9 reason10 reply-12 she-10 sign-8 slip-9 the-8 time-11;nobody6 ans' +
  'wers-13 asks9 at-11 believes11 came-10 else-11 will13 would10;noem-13;nog nooit-10;nogi-8;noise-7;noises-13;nomm' +
  'er-12;nomoro-11;nomsa-5;non-9;noob-8;noodhulp-7;nooit-12;noon-10;nosebleed-9;not5 allowed7 an-10 be-8 breathing1' +
  '0 come-11 coping10 exactly-11 fit-11 for-6 found-11 from-9 good-10 helping-9 in-4 keen-10 like-11 me-15 moving14' +
  ' safe17 that-11 to12 today-10 too-8 training-11 using-10 what-9 work-9 working-12 yet-9 you-9;note for-5 from-9;' +
  'notes to-9;nothing about-11 can-7 else-10 has-10 just-10 to-11;notice can-10;nou9 oop-10;novel-9 and-7;november-' +
  '7;now7 and-7 he10 hes9 my-1 or-8 want-9;nowhere9 to9;nr-10;ntate o9;ntoni2 ukuze-10 xa-10;ntse-11;ntshwara10;nud' +
  'es10;numb8;number but-10 is-8 keeps-10 of-9 please-6 so-11;nurse2 on-7;nurses-7;nursing-7;nvm-10;nwele12;nyaope1' +
  '3;o17 a12 clock-7 coach-13 na-8;observe-7;october-11;oefen-9;of all-8 bed-11 blood-11 boys-11 breath-9 class-6 e' +
  'very-10 everybody-9 everyone-5 everything-18 falling-15 getting-15 guns-12 him5 joining-10 julle-6 kids-6 krav-8' +
  ' laughter-8 looking-9 me5 men-10 my6 next-10 nie-8 one-10 petrol-11 place-11 school-11 some-12 sparring-10 thing' +
  '-10 things-10 thirteen-8 this-15 those-5 trouble-10 two-8 walking-11 war-11 yours-9;off and5 before6 but-7 class' +
  '-7 days-8 for-10 in-9 is-12 so-8 work-10 your-10;offer-5;office around-10 hours-8 is-8;offramp9;often-5;oh-11;oh' +
  'lwini-7;ok-2 and-4 my-8 then-11 to6;okay it-8;okokuqala-11;old at-6 boy-8 daughter-12 do-7 enough-8 gym-12 in-16' +
  ' injury-5 is-6 man10 one-5;older-6 boys-12;oldest-8;olympics-8;om in-10;on about-14 an-9 at-7 bail9 basic-4 coff' +
  'ee-10 facebook-8 gbv-13 grayston-9 her7 hold-8 holiday-5 nyaope10 purpose10 saturdays-5 screen-6 site-7 standard' +
  '-9 standby-7 that-10 the1 thursdays-6 today-8 tonight-9 tv-8 wednesday-13 weekends-12 when-9 with-8 your-2;once ' +
  'off-6 the-8 theyre-11 while-7;one afternoon-9 arm-10 boy-11 class-8 coach-5 cost10 day-6 even-7 for-6 from-7 get' +
  's-11 go-10 i5 more8 please-7 shes-14 side8 step-10 to-11 told-13 too-8 where-12 who9 without-14;ones are-7 i-11;' +
  'onfiks-11;online has9;only comes-10 do-7 for-7 girl-13 has-10 if-16 in-6 lady-5 my-9 myself-9 new-11 to-8 train-' +
  '8 us-12 want-9 wants-8 woman-11;ons3 gaan-11;onto-9;ontvangs-7;ook-10;oom15;oop op-8;oopmaak-13;oor-4 my-7;oorge' +
  'wig-8;op dinsdae-10 n-6;opdaag-12;open again-9 at-10 in-6 today-9 when-10;opening-9;operated-6;operating-9;opini' +
  'on-9;opleiding-10 vir-6;opponent-11;option-8;optional-8;options-10;or-4 a-5 all-8 anything5 boxing-4 can-5 did-5' +
  ' else12 is-5 just-8 my12 out-9 outside-10 should-8 they14 with-8;oral-10;order-3 from-8 status-11 to-6 went-14 y' +
  'a-8 yami-12;ordered-10 under-10;orders-12;ordinary-8;osteoporosis-9;other boys-13 children-13 guy-11 guys6 paren' +
  'ts-11 way-8;others-12;otherwise-8;otp-7;ouens-13;ouma6;oupa10;our4 church-12 company-6 gate7 guard-10 lodge-9 sc' +
  'hool6 trial-9;ours-6;out4 and4 before-10 cold-9 early-9 from-12 if-12 im13 is7 like-9 please-6 to-16 today-13 wh' +
  'o-9 without-7;outage-8;outside5 for-9 my14 the4 while-6 your-4;outsiders-5;over #-7 #s-9 lunch-5;overdosed19;ove' +
  'rnight-9;overslept-9;overweight-11;own a-9 child11 eyes-11 firearm-11 gi-17 gloves-7 gun-9 lock-8 one-9 pistol-9' +
  ' son11 team-11;p#-10;pa10;pace-10;pacemaker-8;pack-5;package-8;packages-7;pads for-7;page-9;pages-7;paid already' +
  '-11 by-12 for-10 on-5;pair-9;panados10;panic attack9 attacks-13;paper-9;papers5 do-8 to-7;paperwork-11;papiere-1' +
  '1;paranoid-10;paraplegic-7;parcel-9;parcels-10;parents are11 wont-15;park at-6 my-8 there-8;parkade14;parked in-' +
  '12;parkeer-9;parking-3 and-12 for-12 i-12 lot8 meter-12 safe-9 there-13;parks7;parole10;part-5 out-8;parties-8;p' +
  'artner5 and-10 with-9;party-5 for-5 i8;pas-12;pass my-7 on-7 out10;passage9;passed and-12 away-16 on-9 out12;pas' +
  'sport9 and10 photos-10;password-12;past it-9 you-8;pastor11;patience-7;patient with-9;pause-7;paxi-12;pay as-8 a' +
  't-11 cash8 from-10 now-9 only-13 or7 per-8 the-7 this-13 when-12;payflex-7;paying-9;payment-6 went-14;pays for-1' +
  '2 half-11;pdf-7;pe-13;peace-10;peek-8;penalty-9;pending-10;pension6 is-10;pensioners-7;people on-4 talk-8 think-' +
  '13;per-5 week-6;perfect-12;permission from-10;permit-8;person im12;personal-7;peter-9;petrol6;phakathi-9;phambi8' +
  ';phase-10;phi imoto-11;philippines-9;phone3 and9 before-7 in-11 me-8 my11 number-13 the-6 to-8 with-11;phoned6;p' +
  'hones and-9 the10;photo8;photographer who-8;phumulang-10;physio-9;pic8 of8;pick-5;picked-10 on-7;picks up-8;pick' +
  'up-8;pics taken-8;picture on-7;pictures at-8;pierced-8;piercing-9;pille13;pillow7;pills16;pin-6;pistol and-10 tr' +
  'aining-11;pitch-10;place every-10 for-1 last-13 tonight10 up-4 what-8;plain-10;plan for-10;planning4 to9;plaster' +
  ' over-6;plate9;plates11;play-7 a-9;playground-8;playlist-7;plays cricket-9 hockey-11;please do-8 dont11 fix-9 ke' +
  'ep-10 let-10 my-13 remove-8 send4 stop-12 take-11 tell-12 what11;pls6;plug-8;plumber-7;plus-6;pm-7;point9 for-7 ' +
  'of9;pointed7;points-10;poison10;police14 after-12 clearance-8 cleared-9 number9 to-10;policeman7 so9;polmed-9;po' +
  'lokwane-5;pop-9;popia-8;portal-9;position-11;possible for8;posted4;potatoes-15;power-8 cut-10;praat6;practical-1' +
  '0;practise-11;pram-10;prefer-11;prefers-11;pregnant6 #-9 can-10;premises-9;premium-9;prepared-11;present-7 for-7' +
  ';president-10;pretend7;pretending11;pretoria-8;prevention-11;price-2 list-10 when-10;pride-9;principal-9;print-7' +
  ';prisha-6;privacy-9;private class-7 lesson-6 on-12 security-7;privately-8;privates-10;pro-6;problems-8;procedure' +
  '-8;process-9;processing-9;products-8;proefklas-11;profit-6;program-7;programme-4;project-6;promise-10;promised a' +
  '-8;promo-10;promotion-8;protect herself-10 my-13 myself-19;protecting-14;protection for-9 order7;protectors-10;p' +
  'rotein shakes-10;protest-8;proud-11;provided-8;prys asb-8;psira-6;public figure-10;puke-9;pulled7;pulls a-12;pun' +
  'ch-8;punching-10;pupil13;pupils-15;purchase-8;purpose9;push-3 my-12 ups-10;pushed7 around-15 me11 off-13;pushes ' +
  'me9;pushups-11;put a11 his11 me-2 on-8 under-5;puts15 his11;putting7;qala-11;qualified-6;quarter-10;question but' +
  '-5;quick11;quiet14 time-14;quote-9;r# #-9 or9 to-12;rack-10;rails-7;rain-9;raining-8;ramadan-8;ramp-8;ran8;randb' +
  'urg and-15;random12 but10;range-7;rank4 and8 close-12;rape18 prevention-8;raped22;rash-5;rata-16;rate-8;rates-8 ' +
  'please-9;rather be10 keep-15 talk-11;ratio-10;rattan-12;re tla-10;read it-7;reads7;ready to6;real life-9 one-6;r' +
  'eally bad-11 fight-7;reason10 to10;receipt-9;receive-8;received-11;reception-4;receptionist-9;recognised-8;recom' +
  'mended-8 you-7;record-13;redeem-8;reel-8;ref-11;reference for-7;refund for-5;refundable-11;refuse-9;refuses to-9' +
  ';reg so-10;register-9;registration fee-6;rehab-7;rejoining-7;rekela-11;rekening-14;relationship10;released7;relo' +
  'cating-12;remember6 me-11;remote-7;remove my-11 the-10;renewal-9;rent6 out-10;repairs-6;replace the-13;reply to-' +
  '12;report a-8 that-9;requirements-7;res6;reset-6;residents-10;resign-10;resignation-8;respect-7;responsible-9;re' +
  'staurant and-17;restraint-5;resume-10;retired-10;retrenched today-10;return-8;returned-9;reverse-11;review-8;rib' +
  's9;ride-9;right after-8 now3;ring-9;ringworm-9;rinse-9 off-7;river9;road5 from-7 open-8;roadblock-10;robbers4;ro' +
  'bbing9;robots out-7;rock-10;rocky-9;role-11;roll-11;rollator-9;rolling-11;rolls-9;rolstoel-8;romela-7;roof10;roo' +
  'm4 and11 at10 can-8 for-8 is-8 when11 where-7;roommate8;rooms-8;rooster-14;roster-8;round2 lol-9 the-10;row8;rub' +
  'ber-11;rubbish-12;rude-10;rugby-7;rules for-9 on-6;run-4;running-10;rusty-14;ruta-7 ho-8;saam-6;saans-10;safe3 a' +
  'fter-7 because-11 here9 there-8 to-6 walking-11 what-9 with-8;said7 #-9 hell9 it8 its-2 monday-7 next9 ok-13 tha' +
  't-13 theyll9 you-9;sak-13;sal ek-8 krav-11 my11;salary comes-6 of-7;sales-11 guy-9;salon9;salsa-12;sambo-9;same ' +
  'age-12 as-7 class-8 day-7 for-5 man13 time-8 with-7;samsung-9;sand-6;sandton for-7 is-11 police-5 so-10;santa-10' +
  ';sat-3 on-10;saterdae-9;saturday class-11 do-11;saturdays-6 only-11;sauna-6;saw a-8 an-12 it8 my-10 the-11;sawub' +
  'ona ngicela-10;say5 i8 so-9 that-10 they12 when-14 yes-9 you-16;saying10;says8 ask-10 bjj-13 he6 hell9 his13 if8' +
  ' krav-8 nothing-15 she11 shell8 shes8 so6 the9 there-10 we10 you-10;scale-7;scammed-10;scan-10;scared7 ill-10 in' +
  '-9 she-9;scares7 me7;scenario-14;scenarios-12;scene-9;sceptic-9;schedule-7 pls-7;scheme-12;school after-9 any-11' +
  ' at-10 does-7 for-7 gate6 go-11 is-7 on-13 run-12 till-9;science-8;scoliosis-11;score-11;scream10;screaming16;sc' +
  'reams11;screen-9;screws-11;se8 as10 geweer-10 klas-11 klasse-10 trial-13;seam-9;second floor11 hand-9 time8 week' +
  '-10 weekend-12;secret10 head-11 santa-10;secure-7;see all-6 everything-11 him8 his-9 me-10 my10 progress-8 what-' +
  '8 where-6;seeing7;seen7 it-7 too-12;sees it-9;sekolo-11;sekolong ke-13;self3 defence-4 esteem-7 harm10 protectio' +
  'n-8;selfmoord16;selfverdediging-7;selfvertroue-16;sell-4;selling-7;seminar-9 when-9;seminars-9;send3 a-6 back-10' +
  ' help8 it-8 money-11 my-9 someone-14 them-6 there-7 to-14;sending back-7;sends6;sengimdala-8;sent to-9 us-13;sen' +
  'u-8;serious-14;sertifikaat-9;serve-9;service-8;services-8;ses-10;sesh-8;sessie-10;sessies-9;session-8 i-8 is-6;s' +
  'essions-5;seun4 se-15 van-9 wil-13;seven-9;seventeen-14 and-13;seventy-13;sex9;shack12;shadow-13;shaking10;shame' +
  '-7;shampoo-10;share-9;sharp-10;she4 be-7 cuts10 get-5 go-10 hasnt-17 join-7 just-12 keeps-11 kicks-11 leaves-6 l' +
  'ets-10 only-8 say-10 says7 sit-6 sleeps7 took9 train-8 trains-8 wait-10;shed-7;shedding-7;sheet-7;shelter6 for10' +
  ' in-9;shes9 #-3 fine-10 scared-14 six-7;shifts-7;ship-8;shipped-7;shipping-9;shirts-10;shook10;shoot at-7 his10 ' +
  'someone-11 with-7;shooting in10;shop and8 hours-7;shops6;short for-8;shortest-9;shot10 bru-9;shots8;should ask-1' +
  '8 do-11 i-7;shoulders-10;shout at-5;shouted-6 and-11 at-9;shouting at-9;show-5 what-8;showed me10;shower after-7' +
  ' is-11 there-7;showers and-9;shows4;shut down-9 on-7 up-8;shuttle-10;shy-11;sick this-9;side may-9 of7;siek-10;s' +
  'ien7 nie9;sight-14;sign-3 anything-10 for-9 in-7 me-12 on-8;signal-8;signed-8 up-6;signing up-5;signs for-12;sig' +
  'nup-9;simolola-10;since6 #-9 he9 monday-9 my5 the3;sing-13;single-5;sis8;sister5 did-7 here-9 is-11 wants-10;sis' +
  'ters boy-10 kids-6;sit and-8 at-7 ek-8 there-12 with8;sitting14 out-10;six-6 of-11 pack-7;sixteen-10;sixties-10;' +
  'size-3 #-8;skakel-8;skedule-8;skiet7;skills-7;skinny-14;skip-1 me-11;skipped-8;skipping-9;skips-12;skirt3;skoene' +
  '-11;skuif-11;slaan11 my17;slammed10;slap7;slapped7 me11;slaps9 me9;slaughtered-9;sleep13 after-13 better-10 for6' +
  ' in5 with12;sleeping15 baby-11 in12;sleeps early-10;sleepy14;sleeves10 in10;slept8 through-14;slipped-13;slots-8' +
  ';smacked-10;small for-7 group-6 kids-7 one-7 print-10;smallest-7;smashed-8;smell like-7 out-10;smelled-12;smiles' +
  '12;smoke6;smoking-15;sms that-10;snacks-8;snap-14;snapscan-9;sny13 haarself9;so1 cant-14 could-13 id-11 ill-10 i' +
  'm-4 its12 n-6 no-9 now-19 on-8 only-10 scared13 seer-11 slow-6 sore-14 sorry-13 theres-16 this-9 tired12 want-9 ' +
  'whats-10 why-11 you-8 young-13;soap-9;socks-15;soek3 die-8 julle-8 my11 n-11;soft-11;solar-7;sold out-13;soldier' +
  's-7;some days-6 guy6 lessons-6;somebody8 about-14 at-19 else-10 elses-7 is9 there-9;someone8 about-9 broke-11 ca' +
  'll-7 come-9 comes-8 for9 grabs-12 has9 i7 is14 left-11 let-10 must-9 of-9 online9 parked-13 phone-9 scratched-13' +
  ' take-12 there-9 told-11 tried10 who5 with-13;someones arm-7;something about-9 after-7 at-7 back-5 came-10 diffe' +
  'rent-9 do-9 from-7 happened8 happens-14 new-7 nice-10 off-9 on-10 stupid14 to-11;somewhere and-8 by-11 for-6 on-' +
  '9 safe7 to-10;son asks-11 cant-12 did-9 get-8 gets-12 got-11 has-9 hes-10 i-9 in9 is-5 keeps-12 left-8 not-10 th' +
  'e-7 trains-8 was6 will-15 wont-8;sondae-7;sondag-8;song-9;sons class5 gi-13;soonest-6;soos-12;sorry for13 to-4;s' +
  'orted5 it-11 the8;southpaw-9;space for-8;spam-11;span-10;spar-11;sparring-8 is-7 round-9;spaza8;speak2 at-8;spea' +
  'king-13;speaks-11;special-4;specials-10;speed-11;speel-7;spinning-7;spoke to-13;sponsor-8;sport-10 i-4;sporty-11' +
  ';spot-9;spray in-13 legal-8 on-7;squad-11;square-8;squat-10;squats-12;staan9;stab9 me13 someone-10;stabbed16 in-' +
  '16 my11;stable-9;stadig-11;stage-8 #-8;stairs at-10;stalker13;stalking8;stamina-10;stand at-11 behind-11 in-8;st' +
  'andard-6;standby-7;standing6 outside-9;stands10 in-14;stare-7;start-3 after-13 date-6 my-9 without-8;started yet' +
  '-6;starter-5 programme-4;starts when-7;status8;stay away-8 home-11 in-12 out-11;staying-7 home-10;steal-13;steel' +
  '-10;steep-9;stent-8;step-6 free-6;stepdad12;stepfather14;stepped-5 on-11;steps-11;stick-7 attack-10;sticks-5;sti' +
  'efpa10;stiff-14;still cant-12 catch-9 for-8 going-13 in-4 not-13 on-5 pay-13 possible-9 space-5 the-13 waiting-8' +
  ';stole my-12;stolen-14;stones at11;stop5 and6 being-15 bleeding-8 end-9 for-13 him11 my-5 right-11 sending-14 sh' +
  'aking8 taking-9 talking-9;stopped last-11;storm-8;storte-7;story-11 of-7;straight from-9;strange10;stranger4 dan' +
  'ger-11;strangle-10;strangled8 me13;strap-13;stray-9;stream-10;street address-10 name-11 number-8;stress-9;stretc' +
  'hing-7;strike-3;stripe-6;stripes-10;stroke and-11;strong-7 again-9;stronger-13;stubborn-8;stuck-7 on-6;student-4' +
  ' card-8;studies-13;study-5;stukkend-19;stun-10;stupid6 in-9 question-5;stutter-11;styl-9;style-7;styles-9;subscr' +
  'iption-8;suburb-8;sue-12;suicidal18;suicide15;suit-9 me-13;suitable-9 for-7;sulke-7;sum#13;sun-9;sunday he10;sun' +
  'days-4;sunglasses8;support-10;sure about-10 of-13 which-8;surely-8;surgery-10;surname of-9;surprise-9 for-8;surv' +
  'ivors6;sushi-12;swak-14;swallowed16 a12 my-10;swanger-10;swap-9 them-11;swapped-10;swears-13;sweat-14;sweaty men' +
  '-9;sweet8 sixteen-6;sweets10;swelling12;swim-11;swimming pool-9;swims-11;swing-12 my-8;switch-11;swollen6;swop-7' +
  ';swore at-8;swung-10;sy6 word-11;system-8;table for-9;tablets12;tactical-7;taekwondo-9;tag-11;tai-8;take a-6 dow' +
  'n-10 girls-9 his-12 home-10 out-9 over-11 part-6 photos-7 pics-7 them-7;takedowns-12;taken5;takes5 me-13 my8 ove' +
  'r-10;taking the-10;takkies-10;talk at-6;talking about-16;talks to-10;tall-9 guy-8;tap-10;tapped-16;target-14;tas' +
  'er-8;taster-9;taught-8 at-7;tavern11;taxi5 at-8 from-10 rank8 strike-10;te begin-11 gaan11 hard-13 help-10 kry-1' +
  '1 kyk-11 oefen-7 oud-9;teach-4 children-7 her-13 it-9 the-6 you-6;teacher and-14 on-8 says-14 to-6;teaches krav-' +
  '6 the-8;teaching-9;teams-7;tears-11;tease-13;teased-11;technique-11;teen die6;teenager-9;teens-4 or-7;teken-9;te' +
  'lephone-11;tell anyone9 coach11 him-7 somebody-7 them7 you-5;telling10 me9;tells4 me9;temporary-8;ten days-14 wh' +
  'en-10 years-15;tenants9;term-5;terms-8;terrible-10;terrified11 of-8;terug-8;terwyl-9;test-9 it-7 session-7;teste' +
  'd-13;testify11;testosterone-7;texted12;thabo-8;than me-13;thanks-4;that a-4 again-11 be-7 class-10 day-8 doesnt7' +
  ' happened-12 he5 held-6 help-7 i5 im-10 isnt-8 its9 just-10 kind-9 normal-12 one-7 or10 she-14 so-13 starts-6 th' +
  'ere-9 to-6 we-11;thats when10 why-7;the #-7 #st-6 academy-7 account-10 address-8 afternoon-9 aircon-5 airport8 a' +
  'mbulance-11 app-9 area-5 army-7 baby6 bag-11 bar10 bath7 bathroom9 bed7 bench-13 best-13 bigger-11 bjj-5 black-1' +
  '0 bleed-16 book-5 booking-12 boom-7 boot10 boxing-6 break-9 bridge12 bully-11 bus8 call-9 card-8 chair8 checkout' +
  '-9 classes-6 clock-9 closest-10 coach-7 coaches-12 coachs-6 complex-7 contract-12 courier-7 course-5 court8 crec' +
  'he10 damage-7 dark-10 date-7 days-9 divorce9 doctor-7 dog9 drain-8 drive-9 ebook-5 electric10 electricity-7 emai' +
  'l-10 emergency-15 end-8 entrance-3 evenings-7 eye-11 farm8 fees-11 fight-6 fighting-11 first-3 flat12 floor6 fly' +
  'er-10 following-9 foundation-9 funeral13 gi-14 gloves-6 group-9 gym-1 hall-12 holidays-7 hoodie-11 hospital-7 ho' +
  'ur-9 house3 instructor-10 internet-8 kitchen11 knee-6 krav-5 laptop-8 last-7 law-17 left-12 lessons-8 letter9 li' +
  'ft8 line-11 loan10 locker-10 lot-10 lunch-8 m#-4 mail-11 main-8 man10 mat-6 mats-5 meantime-7 member10 members-5' +
  ' middle-5 moment-6 moms-9 monday-11 month-5 morning-8 mornings-7 most-10 mouthguard-11 neighbour-13 next-2 numbe' +
  'rs-9 nurse12 oldest-6 olympics-8 only6 order-7 others-6 pads-10 page-13 parcel-7 park12 parkade12 party4 passage' +
  '9 payment-7 people-6 person9 petrol11 photos-7 physio-8 pictures-8 pin11 place-2 playground-8 point11 police3 po' +
  'rtal-5 pram-12 prices-13 programme-9 protection8 r#-8 reason-9 receptionist-8 residents-4 right-7 ring-10 river9' +
  ' road3 robots5 roof16 sandton-8 school6 session-9 shirt-11 shooting-6 shop7 shower9 site-14 smallest-7 soccer9 s' +
  'tairs12 sticks-11 stomach10 story-10 street7 sun-7 surname-9 system-7 table9 tavern9 team-14 teen-11 terms-10 te' +
  'st-8 thing-7 traffic-9 trainer-7 trainers-7 tv9 ufc-5 uk-9 use11 victim-8 voucher-7 waiver-5 wash-9 way-9 web-5 ' +
  'website-5 wednesday-7 week-8 weeks-7 window6 winter-10 womens8 words11 workshop-10 youngest-3 zip-7;theft-11;the' +
  'ir father8 own-12;them all11 from-9 i-10 off-12 on-11;then-3 at12 give-10 he16 how-9 im-7 my7;there-3 a-1 alread' +
  'y-10 an-6 are12 at-5 class-13 do10 hitting-10 hope-14 is18 ladies-12 last-11 now-9 on-7 one-5 only-10 room-12 sa' +
  'fe-7 she-11 some-11 someone-7 something-4 still-6 tonight-8 was3 were-12 without-9;theres13 a7;these3;they10 all' +
  '-12 already10 beat11 came9 can-10 do-5 fight-6 found6 give-7 gonna10 have9 hold11 laugh-11 leave10 let-11 lock6 ' +
  'locked8 push-13 say5 shot13 start-5 told-11 train-9 wait5 want6 were-12 will12;theyll9;theyre15 in9;theyve10 got' +
  '8;thin-15;thing in-8;things2 at12 before-12 to7;think6 he-14 hes7 im6 so-13;thinking10 about7 of7;thinks i-14;th' +
  'inners-9;third5;this6 afternoon-12 contract-12 course-10 guy5 morning11 number14 place-10 saturday-8 term-8 the-' +
  '7 thursday-9 time9 week5;those-3;though-12;threat8;threaten10;threatened9 me10;threatening8 to7;threatens10;thre' +
  'e-6;threw12 it-7;throat16;through a-11 it-9 the4 your-9;throw hands-8 me-7;throwing me-10;thrown a-7;throws thin' +
  'gs11;thru the-8;thumbs-9;thunya-11;thursdays-9;thusa-13;thuso7 ka-14 ya-11;ticket-7;tie me-10;tied6 down-13 in-8' +
  ' to9;tien-9;ties9;tight7 after-15;tik8;till4 after-10 baby-12 he14 i8 march-9 they11 two-17 what-9 when-11;time ' +
  'at-11 do-7 he13 i6 its8 now9 on-6 pls-8 table-8 what-8 would-8;times #-11 for-9 next-10;timetable-7;timid-9;tiny' +
  '-10;tips-7;tired after-13 fast-7;tla ba-12 le-10;tle-14;tlhahisoleseding-10;tmrw-8;to2 #-8 about-9 adriaan-6 any' +
  'thing5 attack-9 begin-9 being-13 box-10 boxing-7 break6 burn6 coach-8 come-4 compete-7 complain-8 control-17 die' +
  '16 disappear8 drop-5 eat-8 end12 explain-7 face-12 feel-16 film-9 fly-5 for-10 friday-9 go8 guard-11 gym8 hand-1' +
  '1 handle-9 help-11 her9 hide13 him12 human-8 hurt3 if9 it-8 jail-14 kids-6 kill14 knock-8 know-5 krav-3 let-13 l' +
  'ift-9 live7 load-6 make7 meet9 move-8 myself-12 not-9 park-8 partner-11 phone-8 pick-11 please12 prisha-6 punch-' +
  '6 push12 put-6 reach-8 read-8 register-6 rent-12 report-9 rivonia-8 roll-5 save-11 say6 see-5 sell-10 shoot-6 sl' +
  'eep7 somebody8 spar-7 spot-13 stand-16 start-8 sunday-6 surprise-11 sweat-10 teach-8 that-9 throw-11 tie-10 trai' +
  'n-4 training7 try-7 uct-10 wake9 watch-6 what-10 when-6 work3 wrestle-9;today4 he7 i7 she10;toddlers-3;toe is-6 ' +
  'te10;toes-12;toets-8;together-8;told7 anybody10 her11 me-8 my13;tomorrow then-6 what-8;tonight6 do-7 for-9 he10 ' +
  'is8;tonights-8 class-7;too-2 hard-11 late-8 many7 much-2 old-7 tight-8 tired-8 unfit-11;took9 my2 r#-10;top is-1' +
  '1;toss-9;touched15 me10;touches17 me12 my11;touching9;tough-12;tour-10;tournament-11;tournaments-7;tourniquet-6;' +
  'tourniquets-8;towards9;towel-14;town-9;tracker10;tracking number-7;tracks13;tracksuit-8;trade-9;trading-8;traffi' +
  'c-9 on-7;trailer-10;train-7 and-11 do-11 here-5 is-7 my-7 only-10 that-5 you-8;trained-4 before-9 here-10;traine' +
  'r-10 for-5;trainers-6;training-4 at-10 i-9 knife-10;trainings-7;translate-9;trapped8;trauma-7;treadmill-9;treat-' +
  '7;treating-10;treatment-14;trek-15;trial-4 anymore-13 if-11 is-7 lessons12 pls-8 together-12 tomorrow-9 tonight-' +
  '11 was-8 what-12 yami-12;tried7 it-15 to11;trigger-11;trophies-8;trouble4 with-10;true-9;try-8 again-6 but-9 it-' +
  '5 out-8;trying for-12 to6;tryout-10;tsa bana-5;tseba-9;tsena-9;tshaba14;tshirt-7;tues-11;turn-8;turned round-16;' +
  'turning6 #-13;turns #-10;tutor-7;twelve-10;twenties-10;twice-6;twins of-10;two a-9 friends-7 guys12 left-8 men12' +
  ' minutes-9 months-11 of-10 people-8 years-6;type #-6;typical-8;typing can-10;tyson-11;u5 #-15 give-10 got-13 guy' +
  's-10 open-8 sell-9 tell9;u#5;ubaba13;ubani-11;uber and9 is-10;ubulungu-11;uct-9;udadewethu8;ufc-16;ufuna13 iklas' +
  'i-15;ugesi-13;uj-8;uk-8;ukhona-10;ukuba12 lilungu-7;ukubhalisa-12;ukubona-15;ukufa14;ukufunda-6 i-8;ukufundiswa-' +
  '11;ukugoduka12;ukujoyina-10;ukukhalaza-13;ukulwa-12;ukumisa-8;ukungibulala12;ukuphatha-8;ukuphila13;ukuqala-12;u' +
  'kusuka10;ukuthenga-13;ukuthengela-8;ukuyeka-10;ukuza-17;ukuzibulala19;ukuzimela-15;ukwazi-12;uma10 ngifika-7;uma' +
  'khelwane10;umalume15;umama9 wami-17;umfowethu13;umntanami-7;umntwana9 wam5 wami-17;umqeqeshi-15;umuntu6;umyeni13' +
  ';uncedo15;uncle14 comes10 plays11 says-13 was-17;uncles12;unconscious11;under6 #-11 #s-13 a7 somebody-7 the7;und' +
  'ercover-13;understand-11;uneentloni-13;uneminyaka-13;unfit-14;unicorn-8;uniforms-10;unina11;university-11 a-11;u' +
  'njani-10;unless9;unlimited-7;unopened-9;unsubscribe-10 me-9;until i10 what-8;unyana wam-6;up a-9 about-8 and7 if' +
  '-11 next-9 now-10 on-5 this-12 to-5 tomorrow12 yesterday-7;upgrade-7;uphuze11;ups-8;ur3;urgent8;us5 free-6 in8 l' +
  'ike-12 or-8 the-12 to-5 today-9;use a-11 his-9 it-13;used6 for-11 my-10 this-10;useful-12;useless-7;user-11;user' +
  'name-7;uses8 it9;using11 the9;usizo15 lokuqala-10 nge-10 ngifuna-8;usually-7;utata15 wam-12;utatomkhulu14;uthand' +
  'a-13;uthatha13;uthe14;uthi15;utitshala12;uyagula-10;uyandibetha15;uyangishaya18;uyise13;uza10;uzongibulala15;vac' +
  'ancies-8;vacancy-8;vakansiedae-6;val-7;van #-9;varsity-8;vat aan8 number-8;vaya-9;vehicle-8;velcro-7;verander-12' +
  ';verdedig-15;vergeet-15;verjaarsdag-8;verkrag16;verloor-2;vertigo-10;very fit-9 shy-4;vest-7;vi-8;vibe-9;video l' +
  'essons-11 of-16;videos on-7 to-8;violence5;violent7;vip-8;vir die-7 kinders-8 ons-8 sy-11;virgin-8 active-3;virt' +
  'ual-9;visa-8;visiting-10;vitality-8;vitamins-8;voel11;voetsek-9;vol-7;volg8 my11;volgende-10;volunteer-7;vomitin' +
  'g13 and12;voucher-8;vrywaring-9;vuurwapen-9;vyf-10;w8;wa5;waar-7;wag8;wagwoord-8;wait-1 for6 in-12 outside-9 til' +
  'l-12;waiting list-9 outside-13 room-10;waitress9 here-10;waits7;waiver-6;wake12 up10;walk from-10 home-9 in-11 i' +
  'nto6 over-12 stairs-7 through-8 with-8;walked over-8;walker-8;walking7 to-8;walks to-8;wall and9 till4;wallet-13' +
  ';wam9 ufuna-18 uneentloni-10;wami9 ufuna-14 uyangishaya8;wanna8 learn-8 train-11;wanneer-12;want a-10 gloves-9 h' +
  'er-20 hy12 in-9 it4 my-7 our-13 out-9 protection9 something-12 training-13;wanted to9;wanting to-8;wants boxing-' +
  '11 his-13 in-10 me7 to-7;warfarin-11;warm-6 up-3;warn-9;warrior-11;was #-7 attacked10 away-12 beaten-10 born-11 ' +
  'broken-10 for-9 full-9 he-12 it-3 last-9 mugged8 my9 off-11 only9 operated-6 promised-9 pushed-13 raped14 retren' +
  'ched-9 rude-8 sent-10 shot9 sick-14 small-14 so-7 stabbed10 supposed-11 there-12 touched11 training-11 two-7 ver' +
  'y-11;wash-8;wasnt me-11;waste-13;wat-1 dit-7 doen-8 het-7 is-5 maak11 n-11 nou-12 se-12 time-8 wil-9;watch-9 fro' +
  'm-8 him-8 with-7;watches the-10;watching me-9;water bottle-11 cut-11;waters12;watse-8;watter-6 dae-9;way for-13 ' +
  'that-14;ways-11;we are4 begin-7 covered-8 do7 get-2 got-10 hear10 hope-13 lost-11 see-11;weak-12;weapon-15;weapo' +
  'ns-7;wear hijab-10 long6 my-6 to-5;wears glasses-9;weather-8;web-6;website-11 is-6;wedding-8 in-8;wednesday grou' +
  'p-8;week he11 looking-4 on-10 pls-8 so-16 to-10 with9;weekday-8;weekdays-8;weekly-11;weeks-4 pregnant-10;weer7 k' +
  'om-12;weet of-6;weg10;weight-7;weights-8;weke-11;welcome-4;went9 off11 on12 through-9 to-4;wenu-10;wer-8;were4 a' +
  '-7 on-12;werk nie-10;werkswinkel-8;what-2 about-9 am-7 clothes-11 colour-10 comes-6 did-7 else-11 floor-7 happen' +
  's-10 he8 hour-9 if-19 it-7 now-7 papers-9 should-12 street-6 they-5 to3 u8 was-10 will-5 would-4 you-2;whats bes' +
  't-11 happening-12 her-8 in-7 on-11 that-8;whatsapp-4 group-9 number-7;wheelchair-3 can-8;wheels-12;when a-9 am-7' +
  ' are-7 can-3 could-6 do-6 does-8 he13 hes13 i4 is-2 mom9 my-7 people-15 she2 somebody-7 that-14 the5 there-14 th' +
  'eres-9 was-9 what-7 will-10 would-9 you10;whens-7 the-5;where did-8 do-4 does-12 i3 is-6 it8 must-13 should-10 t' +
  'he-12 to-10 would-8;whereabouts-8;wheres-9;whether my-10 theres-20;which-4 building-7 bus-7 coach-9 end-12 exit-' +
  '8 floor-7 group-6 kid-11 line-9 mall-8 nights-8 one-7 phone-5 session-7 stop-9 street-5 taxi-9;while ago-8 i-6 m' +
  'y-11 training-10;whispering11;whistling10;white gi-8 polo5;who asks-10 decides-10 did8 doesnt-7 else6 got9 had-1' +
  '0 is-5 knew-8 knows-13 looks-8 made-10 makes-8 must-8 only-9 passed-9 reads-16 sees-10 started-9 takes-12 teache' +
  's-10 to-8 took-5 walks-10 were10 won-7 wrote-6;whole year-8;whom do-10;whos-4 the-7;whose-5;why are-9 did-9 i9 i' +
  'm9 is-10 was-8 wasnt-9;wide-11;widow-10;wie-10;wife at-7 cant-11 is5 says-11 use-9 wants-11 will-9 would-9;wifi-' +
  '3;wil boks-8 he-8 krav-11 met-15 n-14 ons-8 saam-12 weet-7;will-3 a-7 be-4 believe10 bring-5 go-10 i-6 it-8 let-' +
  '11 miss-10 not-10 pay-14 she-10 shoot12 somebody-15 someone-12 teach-6 that-5 the-6 they-9 think-9 this-11 train' +
  'ing-10 you-7;win-12;windhoek-8;window9 to-7;windows11;winter is-10;witch11;with #8 all-5 anger-9 boxing-6 coach-' +
  '10 guns14 him11 his-1 just-9 kids-10 nothing10 one-6 only-11 people6 photos10 somebody-9 someone-9 something-11 ' +
  'strangers-9 that-10 their-9 you-3 your6;without any-9 breaking-11 ever-7 getting-9 guys-9 him12 hurting-16 me8 m' +
  'en-11 notice-8 telling-9 them-7;woke9 up9;woman alone-6 on-6 who-9;women and-7 in7 train-5 who9;womens day-7 sel' +
  'f-10;won-8;wonke-12;wont10 be7 come-13 leave12 listen-8 make-14 need13 open-13 see6 shut-8 speak10 stop13;wood-1' +
  '0;word2 ek-8 geboelie-8 in-9;words9;work as-9 clothes-10 is-13 late-12 on-12 so-9;worked with-6;workout-13;worko' +
  'uts-10;works at-12 for-12 in-9 shifts-8 till-12;workshop and9 at-10 for-9;workshops-9;worries-11;worse11;worst-1' +
  '2;worth it-9;would a-4 have-11 he-8 i-7 it5 like-6 my-10 need-12 not14 she-6 the-9 this-10 train-10 training-12 ' +
  'you-5 your-10;wow-7;wrap-8;wraps-9;wrestle-18;wrestler-7;wrists7;write-7 an-7 to-12;writing a-8;written11 #-11 t' +
  'he11;wrong chat-9 reference-8 size-11 with-11;xa7 umntwana-11;xl-7;xmas-9;xxl-9;y-10 o-10;ya3 dithunya-11 lona-4' +
  ';yabantwana-9;yakhe7;yam8 apho-11;yami9 ifuna-9 ina-13 inamahloni-10 ineminyaka-19 lapho-10;year-2 and-8 upfront' +
  '-7;years ago-10 back-8 old8;yellow-10;yena-9;yenyanga-14;yes-2 he-15;yesterday and8 is-7 what-7;yet-11;yikuphi-1' +
  '0;yini-2 uma-14;yoga-9;yona-10;yonke8;you-2 allowed-10 already-8 answer-7 are-5 ask-9 bring-11 cant8 come-5 cove' +
  'r-13 cut-9 escort-10 fix-9 gave-6 go-7 hand-11 i-10 in-6 is-7 let-11 lol-7 look-11 make-11 mind-9 on-6 only5 or-' +
  '8 pass-9 people-9 please5 post-8 posted-12 practise-10 promised-11 put-7 remove-11 rent-7 sent-10 she-9 show-10 ' +
  'so-13 speak-7 take-3 talk-9 taught-10 teach-4 that-8 the-8 to-11 today-12 told-9 took-9 train-5 what-14 when-11 ' +
  'with-6 without-5 wont11 write-10;youd-14;youngest-6;youngsters-9;your address-13 alarm-8 bank-10 best-11 buildin' +
  'g-8 car-11 cheapest10 class8 desk-7 floor-7 gate-9 gloves-7 guys-9 head-4 homepage-8 husband16 instagram-8 instr' +
  'uctor1 kids5 landlord-11 lessons-9 lot-9 manager-7 members-6 name-8 old-9 phone-8 photos-10 place-3 reception8 r' +
  'oof-11 sales-9 school-5 shop-9 side-11 site-10 student-12 team-11 trainers-9 wall-6 whatsapp-8;yours and-7;yours' +
  'elf9;yourselves-6;youth-10;youtube-10;youve8 got-8;yrs ago-12;zami-7;zanele-7;zikhona-9;zikhuselekile-11;zip-7;z' +
  'onke12;zoom-11 for-11;zulu-7';
