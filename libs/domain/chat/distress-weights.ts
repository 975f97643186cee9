// Written by `npm run train-distress` (docs/decisions/0116): what words and pairs of words say of distress.

/** In steps, as the weights are. */
export const BIAS = -6.16;

/** Of each word its weight, then the words that may follow it with the weight of both; entries are divided by ";". */
export const WEIGHTS =
  '-8;# #-6 baby-10 different9 do-5 girls-9 guys8 he11 hours5 i5 kg-8 must-7 my8 myself11 now-12 o-8 of-7 on-6 rand' +
  '8 says6 status-7 then-9 times6 years1;#h#-7;#ish-7;#kg-5;#km9;#pm class6;#s6;#st-6;#th-7;#uur-5;a #yr-7 beginner' +
  '-5 belt5 bet-6 bigger-8 black6 blade-6 bloody-8 blue-10 bouncer-11 boxer-6 broken7 bullet10 bully-8 camera-10 ca' +
  'r-1 case11 choke-7 coach-6 cold-12 cop12 couples-10 course-5 creche-4 cup-11 date10 different7 dog-13 fever-6 fi' +
  'ght-7 fire8 fit9 flat-14 fool-6 friend-3 garage-11 gi-7 glock-5 group5 gun8 guy7 half-6 has-14 headlock-7 heavy-' +
  '10 hit9 hobby-11 hosepipe7 human-10 job7 ka-12 ke-10 knife11 lady6 lawyer-10 licence-7 list8 look-7 mall-13 man1' +
  '1 medium-5 meeting-6 member-8 morning-8 mouthguard-7 new-4 nice-7 nka-7 ntshapa6 number-6 panga10 parent8 parkin' +
  'g-10 partner-4 phone8 photo6 pistol-10 plan8 plumber-6 police-8 pool-7 present-5 question11 rash-6 ring-4 robot-' +
  '9 row8 sceptic-6 screwdriver6 shelter9 six-4 slap10 sport-6 stranger5 stray-8 surprise-6 sweet8 talk-7 teenager-' +
  '5 test-6 tla-11 tracker9 try-4 waitress7 walker-6 wall-9 water-8 wedding-8 week-6 wheelchair-6 white4 wife10 wit' +
  'ch10 word-7 wrist6;aan4 die-11 my15;aandklas-9;aansluit-7;aanteken-11;aantrek-9;abafana9;abantwana6;abanye-11;ab' +
  'aqeqeshi-8;abesifazane-8;able-5 to-5;about a-7 being-11 boxing-9 my-7 walking-10;abs-7;absent-13;abuse9;abused11' +
  ';abusive9 marriage-10 relationship10;academy-5;accepted-7;access-6;accessible-6;accident-11;accidents-9;account-' +
  '5;acid10;act-8;action-7 shots-6;activity-8;add-5;address-1 in-8 please-8;adhd-9 and-7;admin-11;adriaan-6;ads-7;a' +
  'dvanced-7;advert-10;affairs-10;afford-6 it-7;afraid6 i-7 of10;afrigter-9;afrigters-8;afrikaans-8;after a-9 boxin' +
  'g-5 church-7 dark-7 it-11 my2 night-8 one-7 supper-6 the4 training-7 your-7;again5 after8 i-7 last9 lol-10 on-11' +
  ' please-10;against a-9 someone-8 the7 two-9;age-5;ages-3;aggressive-4;ago1 can-8;agreed-10;agter11 my8;ahead-10 ' +
  'of-8;aid-4;aikido-7;aircon-13;airtag9;akalaleli-9;akekho9;akhaonteng-8;akhona-7;al9;alarm and-7;alive7;all good-' +
  '8 in-10 long-8 men-11 my10 of5 that-9 these-7 year-7 your-7;allowed-6 to6;almal10;almost-10;alone7 in-7 what-9;a' +
  'long-9;already has-7;also early-7 is8 new-10;altogether-4;always beats-10 wanted-10;am afraid9 an-12 being12 bor' +
  'ed-7 i-6 late-9 new-9 so9;amacici-7;amagilavu-7;amakilasi-9;amaklasi enu-7;amaningi9;amaphilisi9 amaningi9;amaph' +
  'oyisa11;ambulance10;among-11;amount-8;an2 accident-6 activation-6 airtag9 all-9 ambulance12 attack9 emergency9 e' +
  'nd-5 envelope-5 ex-7 eye-10 initiation-9 instructor-10 invoice-4 uber5;ancient-9;and1 #-4 a2 after-10 always-7 a' +
  'ngry7 asks11 bought9 cannot-11 daughter-8 for-7 four8 girls-8 give-6 half-5 hasnt10 have-10 he7 hes11 his9 hurt6' +
  ' i6 im5 is5 it8 know8 last1 leave6 lies9 long-11 mom11 my6 need-7 neither11 nobody-8 now6 on-6 phone8 ran9 restr' +
  'aint-6 said11 saw-8 says10 see-10 shes8 shows8 somebody9 son-9 stands11 start-10 stick-7 still-6 sunday-7 tell-7' +
  ' theres7 they7 thursday-7 times-12 today7 told8 tomorrow-7 took11 very-4 walk-9 walks-7 watch-4 who-9 will-8 wom' +
  'en-9 wont4 worry-11;ander goed-6;andifuni-13;andisafuni9 kuphila9;angangena-13;angaqala-12;angifuni7;angisafuni1' +
  '0 ukuphila10;ankle-13;annoying-9;another class-8;answering the-9;anxious-8;any-5 class-4 classes-7 course-5 girl' +
  's-6;anymore9 can-9 how-10 i10 not6;anything at-13 on-5;anyway13 and-10;apart4;apho-7;appear-6;application-10;app' +
  'ointment-6;are #-9 a-8 both-8 breaking9 for-8 full7 good-7 hiding10 his-7 killing-5 looking11 my-10 new-6 no-11 ' +
  'out-8 overseas-8 people-7 relocating-7 stairs-6 the-4 there-5 they-11 twins-8 you-3;area-5 safe-8;argue7 and10;a' +
  'rm is12 wrestling-12;armbar-9;armbars-9;arms7 are6 is-8;army-6;arnis-7;around do-8 six-6;arrive-9;art-9;arthriti' +
  's-9;as a-5 my-10;asb my-7;asem10 nie10;ask coach-12 he10 her-10;asking6 for6 me-13 what-11;asks4 every-13;assaul' +
  't-8;assaulted19 me8;assessment-8;assist-6;assuming8;asthma-11;at all-9 arm-12 boxing-12 chess-8 gunpoint13 home5' +
  ' me6 my3 reception-9 res11 saps-7 sport-6 university-9 varsity-5 woolies-8 work9 yours-7;aterese-7;atm5;attack12' +
  ' of-9;attacked15 by-13 me9 my-8 on11;attacks me-12;attendance-6;attending-9;aunt7;autocorrect-7;available-6;away' +
  ' and9 before-7 but11 from9 with-9 would-10;b8 day-8;ba10 bakae-9 bang-17 bodyguard-9;baas13;babedi-4;baby9 at-9 ' +
  'came-15 i-14 sleeping-10 while-4;bachelorette-6;back after-9 from8 he8 how-8 in-11 please-7 we-8;bad for-6 revie' +
  'w-6;bafana-12;bafuna14;bag for-5 in-11 last-9 to-6;bags-6;bail10;bakae-9;baklei-10;ballet-9;bam-7;band-5;bang8 e' +
  'k-9 om8;bangikhombe10 ngesibhamu10;banging8 on8;bangles-9;bank account-8 card13 details-4 is-8 says-10;barefoot ' +
  'or-6;barking9;bars-7;basadi ba-12;basic-6;basics-8;bath11;bathi17;bathroom8;batla go-8 ho4 mosebetsi-8;battle-8;' +
  'bay-9;bayamhlupha-11;bc8;bday-11;be #-10 a-6 alive13 around14 better4 charged-5 fit-10 good-8 here10 hit-7 home-' +
  '13 in-10 late-10 locked-11 loud-10 on-5 ready-7 safe-7 scared-7 seen8 there-9;beam-8;bear-8;beat me7;beaten9 up9' +
  ';beating8;beats7 me11;because4 hes7 i1 of-3 they12;bed12 i-7 with5;bee10 certificate-7;been8 behind9 drinking8 p' +
  'unched-7 sent-13 training-9 waiting-11;before class-7 he3 i-5 it-7 school7 work-6;beforehand-8;begging8;begin-5;' +
  'beginner-4;beginners-3;behaviour-9;behind a-10 me8;being11 abused9 blackmailed8 on-11 picked-7 punched-11 scared' +
  '-10 tied-11;bel my-8;believe8 me9;believes10;belongs-8 to-8;belt have-10 in-5;belts-5;bench-14;beskikbaar-7;best' +
  '-3 for-7 way-6;bestel-8;bestelling-9;bet-10;betaling-10;beteken-6;betilwe11;better3 off10 when-6;between sizes-1' +
  '2;bewe12;bf13;bied u-10;big-3 enough-7 for-7 guys-8;bigger boys-7;billing-7;binne-6;birth certificates8;birthday' +
  '-5 gift-6;bit overweight-8 scared-13;bite-9;bja-8;bjj-6 safe-8;black belt-3 eyes-10 friday-7;blackmailed8;blacko' +
  'ut-10;blame-9;blank-6;bleeding13 badly10 control-11;blind in-9;block my-7;blocked-6;blocks8;bloei13;bloem-11;blo' +
  'od11 thinners-9;bloody-8 nose-8;blue-6 eye-13;bo6;boarding school-8;bodyguard-7;bodyguarding-8;boelie-9;boet-9;b' +
  'oiling8 water9;bokae-9;boks-6;bokser-9;bones-10;bonitas-8;book-4 me-8 on-6;booked-5 already-8;booking-5;bookings' +
  '-5;boom-8;boot5;bored-9;bosigo11;bosiu11;boss keeps10 lets-7;both of-11;bottles-7;bought3;bouncer7 course-8;boun' +
  'd-10;box-5 at-6 what-7;boxed-12;boxer-8;boxes-7;boxing-4 at-5 class-5 guy-10 on-5;boy at9 he-9 hes-7 in9 may-9;b' +
  'oyfriend9 and-11 came7 comes8 did-8 wants-10;boyfriends6;braai-6;braces-7;brakes13;branch-6;brave-10;braver-12;b' +
  'reak his-9;breaking10;breath-8 on-8;breathe13 better-9 in-11 through-14;breathing12;bree-7;breek8;bridge13;bril-' +
  '9;bring-1 it-11 you-5;bringing my-9;broer6;broke down-10 his-11 in8 my4;broken5 again-12 into-10;brother4 and-6 ' +
  'at8 paid-7;brothers6 #th-9;bru-6 can-8;bruises13 from8;building is-6;buka-11;bullet10 in9;bulletproof-8;bullied-' +
  '9 at-11;bullies-10;bulliwa-9;bully-4;bunk-6;burglar in-6;burglars8;burn9;burned my11;burning10;burns12;burnt6 me' +
  '9;burpees-14;bus and-14 for-10;busy-6;but he7 only-7 they-7;button-7;buy for-10 get-8 something-10;buzz-9;by her' +
  '9 himself-7 law-8 mistake-10 my9 myself-11 ons12 our9 someone8 taxi-7 the7 then4 this-11 tonight9;bye to6;bywoon' +
  '-13;cable10;calendar-10;calibre-10;call7 and10 back-10 before-10 him-12 me-14 my-13 off-10 that10 the7;calls10;c' +
  'alm him-14;came4 in10 last-13 once-11 to15 with13;camera8;campus6;can-3 coach-7 do-4 fix-6 go9 he-12 hit-12 i-2 ' +
  'it-4 join-10 live8 my-6 one-4 phone-9 read-11 sleep9 somebody-11 still-7 take-7 teach-8 the-4 u-3 we-4;cancel my' +
  '7;cancellation-6;cancelled-9;cancelling-7;canelo-6;cannot6 get8 make-6;cant6 afford-4 attend-10 be9 book-9 breat' +
  'he8 climb-7 come-9 decide-6 drive-10 face8 go13 lift-9 log-6 make-8 run-9 stop11 tell9 wait-14 walk-10;capoeira-' +
  '7;caps-7;captcha-10;car died-8 for-10 on8 safe-8 when-7 with8;card and9 is-10;careful-14;carer14;carried8;carry ' +
  'a-5;case9;cash-2;casual-5;cat6 walked-6;cause7;cctv-8;centre-10;certificate-6;certified-7;chain-8;champ-9;change' +
  '-4 room-4;changed-8;changing-9;charge-5;charged-12;charging-8;cheap-7;cheaper-11;cheapest7 plan-11;cheaply-9;che' +
  'ck in-7 the-12;checked-10;checkers7;checkout-11;checks6;chemo-6;chess-7;chest13;chiefs-7;child2 doesnt-9 get-11 ' +
  'is7 of-6;children to-9;childrens lessons-7;choke-8 someone-9;choked6 me9;choking11;choose-7;choosing-10;cigarett' +
  'e11;claim-6;claims-8;clases-6;class-2 also10 and6 cancelled-5 keeps-8 last-11 now-10 ok-6 she-7 still-6 times-8 ' +
  'tomorrow-8 tonight-9 was-12 when-9;classes-4 pls-5;clean and10 up-6;clearance-8;cleared-11;clearing-7;client is-' +
  '8;clients-3;climb-9;close my9 protection-6;closed down-7 on-5;closest-6;closing time-6;clothes5 and13;clumsy-5;c' +
  'n i-7;coach-3 asap-11 at9 come-8 for-6 has-7 how-9 kicked-7 my9 o-14 only-11 said-8 says-8 sign-6 told-11;coache' +
  's come-11;coaching-7;coachs-6;code isnt-9 to9;coins-13;cold today-9;collapsed14;collar-9;colleague4 is-5 trains-' +
  '9;colour-7;combination8;come alone-12 anymore-8 as-7 by-8 home10 now-12 on-6 once-11 round-10 through-10 togethe' +
  'r-10 tomorrow-6 tonight-10 too-6 with-8;comes2 alone-6 in8 off-8 on-7;comfortable-13;coming and-12 at-8 back9 fr' +
  'om-7;comments-10;commit to-5;commitment-7;company-6;compete-6;competency-7;competition-6;compulsory-6;condition-' +
  '7;confidence-10;connect-8 me-8;consent-7;conservative-9;contact-7 me-9;content-7;continue-9;contract-2;contracts' +
  '-9;control and5;controls9;cookies-6;cool-7;coordination-10;cop8;coping10;cops8;cornered8 me9;cos of-7;cost-3;cos' +
  'ts-7;could-7 coach-9 do-6 the-7 they-7;couldnt find-10;count as7;country-9;counts the10;couple session-8;couples' +
  '-4 class-10;coupon-9;courier-8 says-11;course-5 about-4 and-6 my9;courses-6;cousin is-8;cover it5 that-11;covid-' +
  '8;coz3;cpo-6;cpr-8;crash-6;cream-8;creatine-6;credentials-8;creed-6;cried-11;cries9 when-11;crossfit-6;crowds-7;' +
  'crushed-9;crutches-7;crying9 because-9;curious-9;curriculum-8;cut8 my-9 myself9 off-9 too8;cuts8;cutting10 again' +
  '11;cv-7;daai-11;daar iemand-7 is4 wees-8;daarvoor-8;dad5 hits9 isnt-12 used-9 wants-12 who-6;daddy12;danger10;da' +
  'nkie-8;data-7;date can-8;dates-5;daughter came-8 didnt8 gets-5 got5 left-11 shes-7 was6;daughters5;day #-10 afte' +
  'r-6 is-7 to4;days i-5;dead5 bird10 easy-7 tired-7;deadlines-8;death14;debietorder-8;debit-3 orders-8;debited-12;' +
  'debts9;decide-10;decides if-9 what11;decision-8;deducted-6;deep7;defence-5 for-6;defend myself-6;delay-9;delete ' +
  'my-4 this9;deliver-6;delivered-8;delivery-7 of-6;demonstration-7;deregister-8;deserve9;destroyed-11;details-5;de' +
  'ur4;deurmekaar5;di-7;diabetes-6;diabetic-5;did coach-8 he-10 karate-8 krav-6 my-8 she10 someone-11 they-11 you-1' +
  '1;didnt6 come10 know-12 like-11 say-8;die2 aand-8 afrigter-8 app-7 baas10 boks-5 coach-10 course-7 eerste-7 geld' +
  '-10 gym-4 kar9 kinders9 klas-6 kursus-7 lidmaatskap-9 mall11 mat-5 matte-9 ou-8 plek-6 rooster-7 taxis8;died-1 i' +
  '10;dies7;different1;dink aan10;directions-7;directors-10;dis5;disabled-7;disappear12;disarms-5;discipline-9;disc' +
  'iplines-8;disclaimer-6;discount-7 if-7;discovery-6;dissipline-9;distance-12;dit-5 doen-11 net-7;ditebele-8;dithu' +
  'nya13;djulle-8;do-2 after9 at-5 boxing-5 coaches-8 for-10 girls-8 guns-10 i-3 in-3 kids-6 krav-5 last-8 mondays-' +
  '10 muay-7 on7 one-7 parents-7 people-5 refunds9 self-6 something3 sport-12 steps-7 that-6 then-12 they-11 things' +
  '10 this-5 trial10 want-10 with-3 you-1;doctor wants-10;doctors-7;documents6;doen by-9 ek-9 julle-4 nie6;does-2 b' +
  'allet-5 coach-8 discovery-6 his-9 she-8 somebody-12 someone-11 that-6 things10 your-7;doesnt7 like-7 mind-14 sto' +
  'p8 want-12 work-6;dogs9;dollar-10;domestic9 violence8 workers-12;donate old-7;done it-10;dont6 care-11 drive-12 ' +
  'keep-10 like-7 mind-10 own-10 pitch-10 post-14 remember12 reply8 teach8 tell7 understand-9 use-15 you-9;doodgaan' +
  '16;doodmaak12 as-12;door8 and8 at4 down7 handle11 is10 on-9 or-8 so-10 to-8 was-8;doors4;dot6;down4 and9 at9 on-' +
  '8 with-11;downgrade-7;download-5;downstairs9;dr-9;drag me10;dragged8 me8;dragon-12;drank15;dreig8 om8;drills-7;d' +
  'rink11;drinking5;drive to-4;driver here-6 of10 wont9;drives past7;driving me-7;drop-6 her-5 me-6;drops-8 me-8;dr' +
  'ove #-8 me9 past-7;drowning10;drugs10 and11;drum-9;drunk8 and9;dry-11;dubai-7;dude9;duela-8;duration-6;dying10 t' +
  'o-6;e teng-6;each night-8 other-3 time-9;earlier-10;earliest-5;early-3 bird-7;earrings-8;ears-9;easily-9;east-8;' +
  'eat5;eats early-8;ebook-6;ebusuku13;eczema-9;edge9;eenkant-7;eerste-7 klas-4;eet voor-7;eight-10;ek1 aan-7 een-9' +
  ' in-7 is4 kom-6 lyk-9 met-7 my-8 myself-8 n-8 nie1 sal-11 self-7 slaan-9 soek-6 sukkel-6 van-7 vir-10 voel9 voor' +
  '-10 wag-12 was-7 word9;ekhaya11;ekilasini-9;eklasini-13;eks9;electricity-9;elevator-6;eleven-9;elilandelayo-12;e' +
  'lisha-10;elke12;else2 to7;email-8;emaklasini-9;embarrassed-9;emergency14 care-11 number-13;emotweni10;employ-9;e' +
  'mployed-8;employment-10;emsebenzini ngo-5;en3 daar10 die9 ek11 haar10 hy7 is-12 moet-9 nou10 ons9 se11 soek-11 v' +
  'ir-7 wat-8 wil-7;encane-10;end3 it6 of-6 with-8;ended-8;ending it11;endlini20;eneminyaka-10;energy-9;eng-10;engi' +
  'landelayo10;english-10;enjoyed-8 it-8;enkel-8;enkosi-10;enough for-6 to8;entertain-10;entrance-7;enu-8;envelope-' +
  '6;enye-9;epilepsy-8;error-6;escape-13;escort-6;escrima-7;eside-9;esikoleni ningasiza-10;eskom-7;eskrima-6;essay-' +
  '9;even5 do-10;evening-3 is-6;events-6;ever-7;every4 friday9 night11 second-13;everyone5 would11;everyones-11;eve' +
  'rything9 is10 out-10 please-10 so-12 you-9;everywhere with-8;ex8 and-11 colleague-9 keeps8 soldier-8 trains-12 w' +
  'aits7 wont6;exactly what-8;exams-8 now-7;exchange-5;excited-11;exercise-11;exercises for-7;expect-8;expensive-7;' +
  'experience-6;explain-3 krav-6;explode-8;expo-8;eye7 at-13 on-11;eyes10;eyi-7 #-7;ezayo-12;ezintathu-7;face8 and5' +
  ' in-10 so-11;facebook-5;facilities-5;fall8 off-8 without-11;falling6 apart10;family discount-3 wants11;far-5;fas' +
  'ter-9;fat-6;father9;fault13;fee-3;feed10;feel7 at-10 better-12 cheated-10 comfortable-11 it-10 like8 safer-5 the' +
  '-9;feelings-7;fees-3;feet-8;fell apart-9;felt-11;female only-9;fetched7 my7;fetches-7 him-9 me-9;fetching8;fever' +
  '-9;few lessons-9;fiance10;fifties-10;fifty-7;fight-3 club-8 in-5 will10 with-8;fighter-7;fighting-5 in-10;fights' +
  '-6;figure-11;fihla-8;fiks-11;filipino-5;film me-11 my-8;filmed9;find a-7 it-12 me4 my10 out-9 the-6 you-6;fine a' +
  'nd-13 with-12;finger9 marks10;fingerprint-9;finish7;finished-9;fire3 arm-7 exit-8 me-11 or-10;firearms-5 for-6;f' +
  'ired14;first-4 aid-3 few-8 if-10 month-7 sparring-5;fist-10;fit-2 and-7 people-8 through-12;fitness-6;fitter-9 t' +
  'han-8;five-6 anyway-9;fix-8;fixed-6;fixing-6;flat10 feet-12;flatmate5;flexible-8;flinches8;floor3 are-5 made-9 w' +
  'ithout-10;flowers8;flu-9;fly-7;fma-6;fnb-7;folk-10;follow him11;followed12 from9 me8 your-8;following4 me11;foll' +
  'ows3 me2;food12;fool-6 of-6;foon7;foot-6;for-3 #1 a-4 ages-12 december-8 delivery-6 everything10 girls6 help8 hi' +
  'm-9 himself-9 home-5 job-4 just-5 kids-5 me5 minors8 moms-5 money11 nothing-6 now-11 our-5 people6 six-8 somethi' +
  'ng-9 women9 work-6 you-6 your7;forced8;forces12 me10;foreigners8;forever8;forget-8;forgot-9;fork6;form-7;forty i' +
  'n-8;forward-6;foto-9;fotos7;found8 an9 her6 my9 out12;four anyway-9;franchise-6;free-5 trial-4;friday night-10;f' +
  'riend2 in-9 is6 isnt10 told-5 who10;friends are-8;frightened9;frm6;from behind-10 gym9 him12 leave-9 malawi10 ne' +
  'xt-8 randburg-8 rosebank-8 scratch-5;fumana-10;fun-9;futhi10;gaan die-9 ek-9 iemand-9 my14;gals-8;gang11 up-13;g' +
  'ap-9;gardener10;gate6 is-12 with8;gautrain and-9;gave it-8 the11 up-7;gay2;gbv18;ge-10;geboelie-10;gedrink11;gek' +
  'lap11;gekry-8;geld7 terug-7;gelos-9;gemis-10;gems-8;gesig-10;geslaan9 word-10;gespot-11;get a-2 an10 away11 back' +
  '-6 better-10 for-6 his-13 hit-10 hold-4 hurt-15 in-4 into-2 it-8 me-10 my-6 off-6 on-9 out9 punched-10 r#11 star' +
  'ted-5 there-5 through-8 to-5;gets bullied-5 hurt-10 rough9 teased-7 tired-7;getting hit-9 hurt-9;gevaar10;gevat1' +
  '0;gi-5 to12;gie-9;gift-6 #-7;girl and-9 in8 is-8 she-7 shes-7 wants-8;girlfriends and-7;girls4 and-9 at-7 from-6' +
  ' night-9 only-10 they-12 who7;gisteraand10;give her-6 it-8 me-5 up-5 you-8;glass7;glock-12;glove-10;gloves-5 at-' +
  '6 by-7;go1 at-6 away-9 barefoot-8 hard-7 home10 how-7 into-11 live-9 lwa-6 na-5 out9 through-5 to4 up-9 when7 wi' +
  'th9;goed en12;goes3;going3 too-6;golf8 day-8;gone7;gonna4 make-9;good-3;goodbye13;goods-7;got2 attacked9 away10 ' +
  'for-6 hurt-9 in9 into12 it-6 jumped8 kicked8 lost-6 mugged4 my8 nothing-7 off-8 out15 stabbed13;gps-8;grabbed9 m' +
  'y8;grabs my-9;grade-4;grading-7 soon-12;gran is-9 wants-8;grandad-9;grandchildren-8;grandpa10;grandson is-10;gra' +
  'nny is9;grapple-9;grappling-6;gratis-6;great-11;grey7 hair-7;grid-7;groot-12;groped12;ground-5 floor-8;group-2 a' +
  't-8 for6 without-7;guard-6 at8;guards-5;guide-7;gumguard-9;gun at8 course-6 in8 licence-6 on13 safe-8;gunpoint13' +
  ';guy4 from10 with5;guys3 behind8;gym-5 and-10 down-9 here6 if-10 in-4 is-6 ive-10 last-10 so-6 that-9 yesterday-' +
  '11;ha a13 ha-7;haar10;haarself9;habedi-7;hacked my10;had a-7;hae10;haha-13;hahaha-7;hail-6;hair in-7 is-7;hairdr' +
  'yer-7;halal-8;half-5;halfway-9;hall and8;halloween-7;hand4 gear-7 in-11 wraps-7;handed-9;handgun-6;handle at9 my' +
  'self-10;handles-8;hands like-7;handskoene-9 is-8;hang-5;happen at-5;happened10 at9 to7;happens to-8 when-5 with-' +
  '3;happy-7 birthday-4;hard-5 on-4;harder-10;harley-18;harm11;harmless8;has3 a5 adhd-8 been5 braces-10 cricket-11 ' +
  'everything-9 exams-6 flu-7 he-12 long-9 me-14 one-8 school-10 seen-7 to-8;hasnt6 done-10 started-7;hate myself9;' +
  'have #-7 an-7 another-8 any-5 anything5 been8 cash-10 for-5 it-6 muay-6 my6 never-5 sex7 the3 they-11 whatsapp-7' +
  ';havent1 eaten9 got-9 seen-12;having10 a12;he11 a-9 broke7 burnt9 can-11 checks11 come-6 comes6 counts10 did9 do' +
  '-8 drinks7 drives8 forced11 found14 gets12 go-8 goes10 has4 have-9 hit4 hurts10 is2 joins-7 keeps6 killed9 knew8' +
  ' know-8 knows8 learn-9 leaves7 likes8 locked7 made9 make-7 need-8 needs-13 nie-8 parks9 pay-8 punched11 ran-11 r' +
  'eads13 says7 showed-9 shows13 start-5 takes10 teach-9 texted6 there-6 thinks8 took10 train-7 trains-9 turned-7 w' +
  'ait-10 was7 will9;head guy-8 instructor-6 shots-8 start-11;headgear-7;headguard-12;headlock-7;headscarf-8 on-8;h' +
  'ear11 the7;hearing8 aid-10;heart1 attack8;heavy-9;hed6;hek10;held5 a6;hell12;hello is10;hellopeter-7;help11 choo' +
  'sing-10 for-8 he9 him-13 julle-8 me-6 met-9 my11 out-9 the-9 with-6;helped-12;helper5;helping-9;her7 again10 arm' +
  's7 bangles-8 boyfriend9 brother-11 ex7 face11 father6 in10 name-10 own-7 phone11 room8 stepdad9 to6 with9;here4 ' +
  'anymore10 i-10 in-9;hernia-7;hes14 #-12 a-6 been7 got7 kicking10 on8 only7 still5 the-9 too-9;het4 al6 betaal-8 ' +
  'dit-13 hulle-14 jou-11 julle-2 my7 u-9;hey coach8 there-5;hhayi-8;hi coach-7 how6 im-9 what7;hide14 my-13;hides ' +
  'behind-14;hiding12 in8;hier10 wees3;high-9 blood-11;highway-8;hijack workshop-7;hijacked11;hillbrow all-8;him6 a' +
  'nd6 at-9 down-4 its10 knowing11 may-6 names-11 out-12 up-9 with12;himself5 a-5 on9;hire-5;his4 age-8 birthday-10' +
  ' brother-11 class-9 face9 friend10 gloves-11 gun7 hand12 lesson-10 lunch-12 name-12 number-9 pants9 sister-11 wi' +
  'fe8;hit4 a-14 each-7 first-11 in-11 like-10 me6 my10 pads-9 someone-6;hits13 back-10 me17 my11 pads-11 the-13 us' +
  '9;hitting6 a-9 pads-7;hle12;hlp12;ho4 ba-12 ngodisa-7 rekela-9 shwa10 tla-11 tseba-7;hoe-4 maak-8;hoeveel-8;holi' +
  'day-6;holster-7;hom-7 rond-9;home3 affairs-10 after-6 all-14 at-10 crying-8 do-7 from3 page-6 with-6 without-12;' +
  'homepage-8;homework-7 help-8;hoodie-7;hoodies-10;hook-13;hooked-11;hoor11;hope9 for-10 the10;hoping-8;horlosie-1' +
  '0;hoseng-11;hosepipe12;hospital3 and-10;hostage-12;hotel near-7;hou-7;hour ago12 of-7 to-11;hours because-10;hou' +
  'se11 because-16 for-10 i8 is-10 so-12 want-8 with7;how-2 about-10 can-6 does-6 else-8 long-4 many-4 safe-7 to-3;' +
  'howzit-9;hubby and-9 took8;huis6;hulle11 het10 is8 mekaar-11 se9;hung-8;hungry-9;hurt6 a-15 in-7 me11 my6 people' +
  '-10 the7 you-12;hurting13 my8;husband6 and-10 beats9 bought-11 gets9 hit12 is4 must-8 my-10 off-7 thinks-10 want' +
  's-7 who-7 will-11;husbands7 brother10 gun-11;hv-6;hw-7;hy13 dreig8 het12 kyk8 my14;hypertension-10;i1 address-9 ' +
  'am4 are-10 beat-9 bodyguard-8 bought-7 box-6 break-12 call-12 can3 cant5 carry-7 chose-6 cry6 cut6 debit-9 didnt' +
  '9 do4 dont7 drag-10 drop-5 drove-8 end-6 feel10 going-4 got3 have2 havent6 hear9 hide9 hurt-12 in-11 just6 keep6' +
  ' know7 leave-2 left-8 legally-10 lock3 locked-6 look-5 lost-6 love-14 made-10 mail-11 met8 miss-9 must9 need3 op' +
  'en-6 order-5 parking-8 pass3 promised-8 pull-8 put-5 ran12 scratch11 self8 share-9 shout-6 shouted-9 shower-7 sl' +
  'ap-9 sleep6 stopped7 sue-7 survive-4 swallowed7 take-3 talk6 teach10 testify8 think6 told9 took7 train-3 trial-8' +
  ' trust-9 type-9 use-5 voucher-4 wake-8 walk-5 was8 watch-4 will-3 wish10 wont7 work-8;ibhande-9;iboxing-12;ice-1' +
  '1;id and8 be-9 number-8;idiot-8;iemand10 in9 my-17;iets aan-9 vir-9;if3 i5 it-3 its7 my-6 something-7 there-10 t' +
  'heres-12 you2 your11;ifomu-7 yini-11;ifoni10;ifuna-9;ignore-8;ihlaya-8;ikhona-5 indawo-6;ikilasi-10;iklasi likho' +
  'na-6;ilanga-11;ill-5;im3 an-8 at-6 away-7 back-6 being12 bleeding10 busy-7 coming-6 finished-6 from-9 gone12 hom' +
  'e8 hooked-7 in4 just-5 late-10 locked7 looking-6 moving-8 new-8 next13 no-7 not7 off-8 only-6 out7 outside-7 rea' +
  'dy-8 scared10 sleeping10 so6 the-3 tired-7 typing7 up-8 very9 walking8;imininingwane-13;iminyaka-7;imoto6 yami-1' +
  '4;impilo10;impossible-10;in an8 by-8 case4 centurion-8 class-6 court-7 danger13 die2 durban-8 every9 gevaar10 go' +
  'd-8 graad-11 hospital7 house-11 im-10 karate-11 laws4 matric-13 my6 n-8 october-6 sa-7 school-8 sparring-10 the3' +
  ' them-12 there-6 time-4 training-8 trouble10 week-9 wheelchairs-5 zulu-6;inamahloni-8;incident-10;included-6 for' +
  '-7;increase-10;indawo yenu-8;indemnity-7;indoda18;industry-7;ine-11;ineminyaka-12;info-7;ingabe-8;ingajoyina-9;i' +
  'ngane7 yami7;inhaler-8;ini-9;initiation and12;inja-9;injured-9;injuries-6;injury-8;inombolo-9;inside7 with7;inst' +
  'agram-6;instructors-5;insurance if-9;intake-7;interest-7;interested-6;internet-8;internship-6;inthaneteng-6;inti' +
  'midated-13;into2 a5 our10;introduce-9;introductory-5 lesson-7;inverter-5;invoice-7 for-5;inyanga-13;iodolo-10;ip' +
  'asipoti14;iphone-7;iqale-10;iqeqesha-11;irisithi-9;iron10;is #-5 across-9 afraid-11 al-15 almal-11 an-5 asking-1' +
  '0 asleep14 baie-9 bang11 banging7 beaten13 beating9 behind-8 being6 better5 bleeding13 boxing-8 breaking4 chokin' +
  'g10 class-5 coach-10 coming9 daar-8 dark7 dead-7 die-7 drunk8 everyone-6 following8 for8 going6 gone8 good-7 he-' +
  '9 home6 hulle-12 hurting10 hy-11 iemand9 in4 it-4 keen-7 krav-4 learning-13 missing9 my-5 nervous-6 new-8 next12' +
  ' one-6 only-9 parking-6 petrol-11 pregnant-10 scared-9 she-8 shy-8 sick-9 skaam-10 something-9 stalking10 standi' +
  'ng9 still3 strong-8 stuck-7 teaching-6 ten-5 there-3 threatening9 tonight-12 training-7 unconscious10 verkrag11 ' +
  'very-10 waiting9 walking6 watching-6 way-6 weg7 worried-9 your-4 yours-10;isaphulelo-9 uma-9;isibhakela-7;isibha' +
  'mu-9;isifundo-9;isiphandla-8;isipho-9;isnt7;isoka10 lami10;it again7 all7 an-6 asks-8 be-5 been-11 bleeds11 brok' +
  'en-8 by-9 can-7 come-10 doesnt6 down-10 end-6 fine-8 free-9 from-9 go-6 good-8 happened12 happens15 he14 help-13' +
  ' here-6 hurt7 i9 if-11 is2 left-10 murder-10 not-9 now-1 ok5 over-6 packed-6 rough-7 safe-10 says-14 stop12 the-' +
  '9 to4 together-11 wants-9 was9 when6 with-2 wont-14;item-6;ithawula-8;ithi10;ithuta krav-8;its3 #6 all-9 annoyin' +
  'g-6 for-3 free-9 from9 going10 good-11 just-11 the4 too-8;itse10;ive always-9 left-10 only-11 written8;izifundo-' +
  '8;izingane-9 esikoleni-5;izinsuku5;izinto-9;izolo9;izophepha-12;jaar-10;jab-8;jacket-6;jang-9;jare-7;jik10;jits-' +
  '5;jitsu-4;jiu-4 jitsu-4;jiujitsu-6;jk-10;job and-7 in2;jobs-6;joburg-5;join-4 can-9 how-6 i-8 or9;joined-13;join' +
  'ing-2 with-8;joins-8;judo-9;juffrou11;jujitsu-7;julle-6 die-5 het-11 in-7 met-7 ons-7 ook-6 wat-12;jump6 in-8;ju' +
  'mped13 by9;june-8;jungle-10;just2 dont9 for-6 got8 guys-8 had-11 learn-7 looking-6 me-11 need5 now6 started-8 th' +
  'e-7 took10 turned-12 us-10 wanna-9 wanted13;jy-5;ka1 ke9 kgwedi-9 mo-8 order-7;kaalvoet-9;kabili-9;kajeno-6;kakh' +
  'ulu5 yini-9;kakubi9;kali-6;kamakhelwane8;kamer13;kan die-12 ek-3 hulle-13 hy-17 julle-10 nie5 sy-11;kancane-8;ka' +
  'njani-8;kapa-7;kar7 hoe-10;karate-4 kid-10;ke5 kotsing9 mang-9 sa10 se10 tla-6;keen-8 on-5;keep3 a-12 about-8 an' +
  '-8 me-9 missing-8 the7 thinking10 up-10;keeping him-11;keeps10 going-12 grabbing8 her5 kicking-11 me-11 my10 sen' +
  'ding7 telling-15 throwing-10 touching10;kept me-9;kerb-8;key5;keyboard-6;keys and9 in-13;khona5;kick-6;kickboxin' +
  'g-8;kicked12 me11;kicking-6 the9;kicks and-9 me-11 the8;kid broke-10 he-10 hes-8 is-9;kidnapped16;kids and7 at-7' +
  ' group-8 if10 is-5 learn-6 names9 need-8 on-7 one-7 party-6 really-6 say-10 sparring-9;kidz-8;kies-12;kill7 him8' +
  ' myself10;killed4 my9 us-9;killer-7;killing me-7;kind3 het-10 is5 of-5 se-7 sy-10;kinda8;kindergarten-9;kinders ' +
  'se-9;kini-8;kit-6;kitchen2;klaar-6;klapped7;klas-5;klasse-3 vir-5;kleur-8;klim-10;knee-7;kneel7;knife3 attack-13' +
  ' class-7 defence-7 do-9 fighting-4 in6 to7;knock-8;know a-4 anyone-13 anything-10 how5 i7 it-9 of7 that-9 the-6 ' +
  'their-8 they-10 where11 who5 why7;knowing10;knows6 nothing-9 where14;kokuqeqesha-11;koloi-10;kom julle-7;konke6;' +
  'kopa thuso12;kort-8;korting-6;koste-9;kotsing9;krav-6 help-14 i-5 maga-2 on-4 so-8 to-5;kry die-10;ku-8;kuba10;k' +
  'udingeka-9;kufanele-8;kukho iklasi-10;kukhona7 amaklasi-11 i-9 iklasi-11;kumele-7;kuni-11;kunomuntu9;kuphela-8;k' +
  'uphi-8;kuphila12;kuqala-7;kuqeqeshwa-9;kusukela13;kuze-11;kwa7;kwaye14;kwenzekani-9;kwesikhathi-9;kwi grading-11' +
  ';kwiklasi-8;l-8;l#-9;la-11;laaitie-6 he-5;laaities-7;laat my7 weet-11;label-9;ladies class5 night-8;lady and-6 c' +
  'oach-7 here8 on-14;lag-6;lami12;landlord13;landmark-8;lapho-8;laptop-6 bag7;large6;last1 dojo-8 gym-7 month-7 ni' +
  'ght12 nights-8 nite9 place-8 term-8 time9 year-6;late again-12 tonight-7;lately-12;later-6;laugh-1 at-11;laughin' +
  'g-10;laughs7;laughter-17;law-4 if-8 is-13 wants-7;laws4;lawyer-8;layo-9;lazy-10;le dilemo-13 ka-9 kae-8 letsatsi' +
  '9 ruta-10 yena-6;league-10;learn at-8 cpr-8 so9 something-11 this-10 to3 what-9 without-8;learned-11;learns-8;le' +
  'arnt-8;leave2 her8 him10;leaves4;leaving my-7;lebanta le-8;leboga-9;leboha-9;leer-5 skiet-8;left4 handed-7 his-1' +
  '0 hook-6 it-8 with10;leg-7 day-10;legal in-10 to-8;legend-10;leggings-9;legit-9;lekker-8;lena-8;lend-6;lenu-8;le' +
  'sse-8;lesson-5;lessons-3 do-9 how-8;let5 us7 you-9;letsatsi3 le5;letter from-11;letters7;letting-11;level-7;lewe' +
  '8 nie9;liability-8;liable-8;liam-9;licence-5;license-6;lidmaatskap-10;lie9;life4 away-8 policy9;lift is-7 my-12;' +
  'lifts6;lights-4;like gloves-8 hitting-13 it-11 on-5 this6 to-5;liked-7 it-6;likes soccer-12;likhona ikilasi-5;li' +
  'lungu-6;link-7;lip6;lips7;listen-12;listens-8;little brother6 one-6;live4 anymore9 next-12 on-10;liver-7 and-7;l' +
  'ives alone-10 far-7;lo-9 ka-6;load-9;loadshedding-8;lobola9;location and10;lock away-4 in-10 my11;locked8 in7 me' +
  '10 out-16 the8 us8;locker room-9;locks me10 the8;log-5 in-5;logging-8;login-8;logo-7 on-3;lokuqala-10;lol-1;lona' +
  '-11;london-7;long before-7 hair-10 has-6 past-8 sleeves6 until-2;look stupid-13 up-5;looking for4 stupid-9 to-10' +
  ';looks after-8;lose my-7 those-9;loses6;losing6 my9;lost in-7 interest-10;loud too-10;love it-7;loves rugby-8;lo' +
  'wer-7;loyalty-7;luck-6;lugversorging-4;lwa-6;lying12;lyk-8;ma7 is-13;maak nie-11;machine-7;mad and11 to-9;madam7' +
  ' gives-8;made4 a5 for-8;mag ek-6 my-9 nie10;maga-3;mails-9;main-7;make a-8 friends-11 him6 it2 somebody-13;makes' +
  '5 me7;makeup11;malini-3;malome12;mama12;mamma11;man8 by9 het11 i7 in10 is8 keeps7 of-11 saam-8 who8;manager plea' +
  'se-6;mang-9;manje15;mans12;manual-9;many of-8 options-8 people-8;maobane5;marketing-9;marking-8;marks17 off9 on9' +
  ';marriage in-7;martial-5;mashonisa9;masterclass-6;mat-6;maternity-9;matrics9;mats-5;matte-9;may-7 can-10 he-8 i-' +
  '6 she-8;me4 about-9 after7 and4 anymore10 are7 ask-17 because9 before-7 book-9 by7 can-9 check-10 choose-8 dead1' +
  '0 decide-6 down7 everything-9 feel-12 go10 he12 her11 home10 i-4 in4 its-12 join-12 leave10 legally-9 like-10 mo' +
  're-9 my-7 not9 on7 out6 outside6 over12 see10 since10 smses-6 talk-12 the-5 there-9 theres-8 think-10 till4 toda' +
  'y12 up6 want-8 whats-7 when8 which-12 with4 your-8 youve-4;mean girls-10 i-8;meat-10;medals-7;media-6;medical-5 ' +
  'course-4 scheme-5;medicine-6;medium-10;meer6 hier6 lewe9;meet me-8;meeting-7;meetings-14;meisies-8;mekaar-11;mem' +
  'ber already-6;members-5;membership-6 i-8 please-7 yami-10;men7 hit-8;mens praat-7 wees-8;mentioned-10;menu-9;mer' +
  'cy-7;messages9;met4 die-6 iemand-8 my-13 on10;metal-11;meter-9;metro-13;mid-7;midday-7;midrand-8;might9;military' +
  '-11;min ago10 late-6 or-5;mina9;mind i-9;minder-8;mine5;minibus-6;mis11;miss me9;missed #-11;misses-9 it-7;missi' +
  'ng9 a-11;mistake-10;mixed-6;mma in-14;mme12;mmele-13;mo thusa-7;mode-10;module-8;moenie6;moet my-8;mokoetlisi-13' +
  ';molweni-11;mom can-6 he-8 of-8 said-13 wants-6 wont9;moment so-10;moms boyfriend8;monday class-6 is-12;mondays-' +
  '6;money and7 at-12 but-9 down-5 for-8;monitor11;monna10;month can-6 or-7 what-10;monthly fee4;months is-9 or-6;m' +
  'oo-13;moontlik-8;moqebelo-8;more energy-7 how-10 what-8;morning class-7 do-12 so-11;mornings-7 while-8;mosebetsi' +
  'ng-9;mother6 is-10;mothers8;motlakase-12;mourning-9;mouth guard-6 guards-4;mouthguard-8;move it-7 me-7 up-5;move' +
  'd house-6;movie-7;moving to-12;mpetha8;much bigger12 for-2 is6 longer11 notice-7;mugged7 at7;murder if-10;muscle' +
  '-14;muscles-6;music-9;must-1 come-9 fetch-9 he-6 hit-10 i-4 my-8 she-7 stay-7 study-7 take-7 they-11 we-8;my1 #1' +
  ' #yr2 account-8 ankle-6 arm7 as12 bakkie-10 bank5 bed5 bf10 birthday-4 boxing-9 boy-4 boys-8 broer6 brother3 bro' +
  'thers12 building7 camera9 carer10 cash-8 clothes9 coach12 complex10 cv-4 dad4 dads6 data-4 date7 daughters6 debi' +
  'etorder-8 debit-8 details-5 deur8 diary-10 die-12 doctor-7 doodmaak6 door6 drink8 driver-7 earrings-8 ears-5 eie' +
  '-7 eks11 en7 ex5 eye13 eyes7 family8 father6 fault11 fiance8 finger-9 fingerprint-9 firearm-10 first-5 flat7 foo' +
  'n4 fotos9 friend6 friends9 girls3 gordel-10 gps-7 grandad-9 granny8 gun-5 hand4 head13 headscarf-8 helper6 hubby' +
  '-5 huis10 husbands6 in6 kids4 laaitie-6 laat-10 landlord8 left8 lesson-7 lidmaatskap-6 little2 location11 login-' +
  '6 lunch-11 man4 manager14 maths-9 mind5 money-7 mothers10 n-9 nephew5 niece5 notice-6 nudes10 office-6 options-7' +
  ' order-9 pa7 package-6 papers9 parcel-5 parents8 partner13 passport11 password-4 pension8 plan-10 pocket-11 prid' +
  'e-6 question-7 refund-7 ribs9 ring-6 room13 roommate10 school11 second-9 sessions-10 shy-7 sis8 size-9 sleep-11 ' +
  'spot-7 statement-8 stepdad6 stepfather10 stiefpa9 street11 student11 taster-8 technique-8 tekkies6 tenants10 tes' +
  't-6 toe-5 tongue9 tracking-9 trainer-9 trial-7 twee-8 twenties-9 uber-8 uncle6 voucher-7 water-6 way-2 work6 wri' +
  'sts10;myself10 again9 against-8 but-10 out-10 when-8 with-10;n man7 mens3;na-4 ho-9;nag9;nah-5;nail-9;nako ya-8;' +
  'names of-9;nani-7;nasty-11 to-10;nationals-6;naweek-8;nceda13;ndidlwengulwe14;ndifika-7;ndifuna6 i-7 ukuba-12 uk' +
  'uthenga-7 umsebenzi-8;ndihamba10;ndilibele-6;ndincede15;ndingahlawula-7;ndingatshintsha-7;ndingeza-9;ndinxibe-6 ' +
  'ntoni-6;ndixelele-8;ndiyopha12;ndiyoyika12;ndiza-10;ndoyika16;near me-6 the-3 u-7 you6;nearest-7;nearly-14 #-7;n' +
  'eck9;necklace-8;nee-7;need gloves-8 help8 it7 my-5 someone-11 somewhere9 the-7 your-10;needs shoes-10;neighbour5' +
  ' and9;neighbours8;neither2;nenzani-8;nephew4 did-9 he-16 hes-13 is-8 wants-11;nervous-11;net met-9;never been-11' +
  ' done-7 held-12 hits-9 mind-8 told11 trained-8;new baby-13 belt-7 here-9 phone-9 school-8;newborn at-10;next bel' +
  't-11 class-8 door3 one-9 room8 time8 to9;nezingane9;ngabani-7;ngabanye-16;ngabe kukhona-9;ngani-14;ngaphakathi-9' +
  ';ngaphambi-8;ngaphandle12;nge-6;ngedwa-13;ngemali-8;ngempelaveki7;ngesibhamu10;ngezikhathi-11;ngicela4 i-8 ningi' +
  'shayele-8 umsebenzi-8;ngidinga-7;ngidlwenguliwe14;ngifika-6;ngifuna3 i-7 imali-9 ukuba-12 ukubhalisa-11 ukujoyin' +
  'a-4 ukuzibulala9 ukwazi-6;ngikhathele9 impilo10;ngikhokhile-9;ngilimele9;ngingajoyina-9;ngingakhokha-6;ngingakwa' +
  'zi-8;ngingangena-7;ngingaqeqesha-8;ngingaza-8;ngiqeqeshe-11;ngisebenza-8 ebusuku-8;ngisengozini13;ngiyabonga kak' +
  'hulu-12;ngiyesaba16;ngoba10;ngodisa-7;ngoku15;ngokubhalisa-13;ngolwesibili-8;ngolwesihlanu9;ngomgqibelo ekuseni-' +
  '12;ngubani-9;ngwana o6 waka-10;nice to10;nie4 asem10 die-10 hoe-11 is-11 maar-9 meer11 n-9;niece5 is9 she-11 she' +
  's-13;niemand9;night4 and6 did-8 not10 the-15 which-13 with10;nike-13;niks-8;nikuphi-8;nina-6;ninawo-7;ninayo-6 n' +
  'a-5;ninazo-8;nine what-9;ningasiza-10;ningeza-7;ningishayele-8;nini i-9;ninja-7;niphi-7;niqeqesha-8;nite10 class' +
  '-11;nithatha-9;nivala-10 nini-6;nivula nini-9;nivulile-11;nivuliwe-13;niyafundisa-9;niyakufundisa-11;niyaqeqesha' +
  '-7;niyasebenza-7;niyavula-7;niyayenza-6;niyayifundisa-6;niyazifundisa-8;njalo6;nka-11;nkotla9;nna-11;no answer-9' +
  ' but6 class-7 confirmation-8 gloves-7 he-11 i-11 lift-6 longer-4 not-9 partner-9 photos-11 pictures-7 problem-8 ' +
  'reason11 reply-9 she-7 shows-5 sign-6 time-9;nobody8 answers-11 asks8 at-9 believes10 came-7 else-9 has-11 will1' +
  '1 would10;nodig-10;nog nie-8 nooit-9;nogi-6;nommer-8;nomsa-2;noob-7;noodhulp-6;nooit-13;noon-8;not5 allowed11 an' +
  '-13 attend-7 be-7 breathing10 coming-12 coping10 exactly-10 fit-11 for-7 found-8 from-10 give11 good-9 helping-8' +
  ' here-5 interested-8 into-10 keen-8 knowing-10 me-11 moving9 ok9 safe15 that-11 to9 training-9 what-8 work-10 wo' +
  'rking-9 yet-6 you-10;note from-5 that8;nothing about-10 any8 else-8 happened-9 with-4;nou8 in7;now4 and-3 he5 he' +
  's7 now5 she10 they10 want-10;nowhere8 to9;nr-8;ntate o8;nthuse8;ntoni3 ukuze-9 xa-10;ntse-8;ntshapa6;nudes11;num' +
  'b9;number he9 is-6 keeps-9 of-8 so-9;nurse2;nuwelinge-8;nwele13;nyaope12;o14 a12 batla-11 clock-9 motho-10 nkotl' +
  'a8;observe-5;october-6;of blood-11 boys-10 breath-8 bringing-11 class-7 everyone-5 everything-12 falling-15 gett' +
  'ing-15 guns-12 him9 joining-8 kids-4 krav-6 laughter-7 living9 looking-9 me3 my4 myself-8 nie-7 one-10 place-8 s' +
  'ome-12 sparring-9 thing-5 this-11 trouble-6 varsity-4 war-11 you-7;off at-6 before6 class-6 over-9 twice-13 work' +
  '-6;offer-2;office around-7 is-7;ohlwini-10;ok-4 to6;okokuqala-10;old at-6 boy-7 enough-10 is-6 job5 man8;oldest-' +
  '7;on about-12 bail9 coffee-9 facebook-7 fine-9 hold-7 holiday-3 its-8 nyaope9 purpose10 roblox11 screen-6 standa' +
  'rd-7 telegram13 that-10 thursdays-5 tonight-8 tuesdays-6 us6 wednesday-6 weekends-7 with-10;once the-6;one arm-7' +
  ' coach-5 gets-11 go-10 guy-11 i7 lessons-9 of2 shes-6 step-9 to-9 who7;onfiks-12;only because12 do-5 for-5 girl-' +
  '10 half6 has-10 he10 lady-7 make-10 myself-8 session-9 so-9 time10 to-8 train-5 type9 us-9;ons3;ook-8;oom11;oopm' +
  'aak-11;oorgewig-9 en-6;op i-10;open again-8 at-8 right-8 today-6 when-10;opening-8;operated-6;operating-8;opleid' +
  'ing-6 vir-6;option-7;optional-8;options-7;or-3 all-8 did-5 eat8 else12 is-4 my12 out-10 outside-9 they14;order-4' +
  ' from-8 how-6 status-7 to-7 ya-8 yami-9;ordered-6;orders-8;other-5 boys-13 children-7 side9 way-7;others-11;otp-' +
  '7;ouens-11;ouma4;oupa7;our3 baby-12 boy-12 factory-8 house4 room9 school5;out3 again-9 at9 cold-10 im14 its-9 to' +
  '-9 today-10 who-10;outage-5;outside6 my13 while-6;outsiders-4;outstanding-9;over #s-9 there-4;overdosed19;overni' +
  'ght-7;overweight-9;own a-7 eyes-12 firearm-7 gi-15 gloves-7 gun-7 son10 team-13;pa6 het9;pace-8;pacemaker-8;pack' +
  'age-7;packages-7;packaging-6;pads-3 for-6;page-8;paid already-10 for-11;panados11;panic3 attack9;pap-8;paper-7;p' +
  'apers7 do-9 to-6;paperwork-9;parcel-8;parcels-9;parents are10 get-6 want-8 wont-10;park my-6;parkade10;parked-7 ' +
  'across10;parking-3 and-10 for-13 lot8 safe-7 there-12;parks11;part-6;partner and-9 got9 with-9;partners-7;party-' +
  '4;pass on-7;passage8;passed away-11 out11;passenger-4;passport6 photos-8;password-10;past it-10;pastor13;patient' +
  ' with-10;pause-7;pay again-10 as-6 at-10 from-8 now-6 this-12 to-6 while-6;payfast-9;payflex-6;payment-4 went-8;' +
  'payments-12;pays for-11;pdf-5;pe-15;peek-7;pending-7;pension9 is-11;pensioner of-7;people talk-12;per-5 week-5;p' +
  'ermission from-10;person i8 im11 is10;personal-5;petrol8;phambi6;phase-12;phi imoto-9;phone3 and6 in-8 is7 me-6 ' +
  'my10 number-8 snatched-7 so3 to-7 using5 with-10;phoned7 me-8;photo9;photos and11;pick-5;picked-9 on-7;picking u' +
  'p7;pickup-7;piercing-9;pille13;pillow7;pills16 in7;pin-6;pistool-7;pitch-6;place is5 last-13 tonight9;plan and8;' +
  'planning4;plates10;play-12;playground-10;playlist-6;plays cricket-9 hockey-10;please contact-8 do-7 dont11 he7 l' +
  'et-7 may-6 my-12 no-5 send3 stop-9 take-8 tell-8 what9;plek vir8;pls cancel9;plug-7;plumber-6;point8 of9;points-' +
  '8;poison8;police13 and-13 clearance-8 cleared-8 number9 or-12 please9 sent5 to-9;pool5;pop-9;popia-7;popping-12;' +
  'portal-7;possible-5;posted4;potatoes-12;power-6 cut-9 cuts-9;practise-9;pram-6 next-6;prefer-10;prefers-8;pregna' +
  'nt6 can-8;premises-7;premium-7;prepare people-10;prepared-11;present-6 for-6;president-8;pretend6;pretending11;p' +
  'revention-5 talk-9;price-2 if-7 list-8;prices please-6;pricing-7;pride-7;principal-8;print-6;prisha-8;privacy-9;' +
  'private and-5 class-7 lesson-5 on-11;privately-6;privates-6;pro-6;process-7;products-7;proefklas-9;prof11;progra' +
  'm-9;programme-5;project-7;promised a-13;promo-10;promotion-8;protect-5 my-9 myself-11;protecting-13;protection o' +
  'rder11;protectors-9;protein shakes-6;protest-9;prys asb-7;pulled6;pulls a-8;punch-10 me-6;punched me7;punished8 ' +
  'for8;pupil10;pupils-8;purpose8;push-6 ups-9;pushed10 around-8 me8;pushes6 me8;pushups-11;put a9 his13 in-6 on-7 ' +
  'something6;puts12 his7;qr-11;quarter-8;question but-4 do8;quick8;quickest8;quiet12;quote-7;r# or8;rack-9;rails-6' +
  ';rain-9;raining-7;ramp-8;ran5;rand a-9;random11 but11;range-7;rank4 close-13 is-10 to-12;rape18 if8 prevention-6' +
  ';raped22;rash-6;rat poison9;rate-6;rates-7;rather be9 keep-11 see-9 train-4;rattan-8;re tla-5;reads my9;ready to' +
  '6;real life-9;really dont-12 fight-6;reason11 to9;receipt-6;receive-12;received-8;receptionist-5;recognised-8;re' +
  'commended-7 you-7;record-10;ref-9;refund if8;refunds8;refused8;refuses to-8;reg so-11;register-7;rehab-7;rekela-' +
  '8;rekening-12;relationship10;relocating-7;remember5 me-10;remote-8;remove my-10;renewal-7;rent5 out-5;reply to-7' +
  ';report a-4;res6;reserved-8;residents-7;resign-8;restraint-5;retired-7;return-6;review-6;ribs12;rice7;right now5' +
  ';ring-6;ringworm-6;rinse-7 off-6;risky-10;river10;road8;robbers9;robbery5 scenarios-8;robbing9;roblox11;rock-9;r' +
  'ocky-7;role-12;roll-8;rolling-12;rolstoel-7;romela-9;roof10;room2 and10 at10 can-8 for-6 full-12 what-9 when7 wh' +
  'ere-7;roommate7;rooms-7;rooster-8;roster-8;round lol-5 the-4;row11;rude-6 to-6;rugby-7;rules for-8;run over-7;ru' +
  'nning-5;rutwa-7 ke-7;sa to-6;saam-12;saans-6;safe3 for-5 here10 walking-11 what-6 with-7;said7 he7 it9 monday-9 ' +
  'next9 ok-12 sorry7 they5 theyll9 you-8;sak-12;sal ek-9 krav-13 my9;salary of-7;sales-8 guy-7;salon8;sambo-7;same' +
  ' age-10 man10 time-10 with-7;samsung-7;sandton is-7 police-8;santa-8;saterdae-7;saturday class-12 do-10;saturday' +
  's-6;sauna-6;save me8 up-5;saw god-7 it9 somebody-7 the-4;sawubona ngicela-8;say4 i9 that-11 the9 they12 when-12 ' +
  'why10 yes-13;saying11;says7 bjj-12 he7 hell9 hes8 i5 if13 its-5 nothing-11 she9 shell5 shes12 so9 there-9 we8 yo' +
  'u-8;sca-10;scale-7;scared7 she-10 to7;scares6 me6;scenario-15;scenarios-10;sceptic-6;schedule-6 pls-5;scheme-8;s' +
  'chool any-10 because-2 gate7 go-9 is-7 on-5 run-11 till-8;score-9;scratched-11;scream5;screaming15;screen-9;scre' +
  'ened-6;se5 as9 klasse-9 trial-13;second child-6 floor9 hand-6 time7;secret8 head-11 santa-8;secure-5 parking-5;s' +
  'ee3 all-6 everything-14 his-9 me-6 when-11 you-8;seeing4;seen5 from9 it-6 too-8;sekolo-9;sekolong le-8;self2 def' +
  'ence-4 harm11 protection-6;selfmoord15;selfverdediging-6;selfvertroue-12;sell-4;sells11;seminar-7;seminars-6;sen' +
  'd3 help11 it-9 my-5 police11 to-11;sends10;sent7 us-7;sertifikaat-9;service-6;services-8;sesh-7;sessie-7;sessies' +
  '-9;session-7 i-9 is-6;sessions-6;seun2 se-10 van-8 wil-11;seven-9 but-7;seventeen-11;seventy-10;sex8;shack11;sha' +
  'dow-8 boxing-7;shaking13;shampoo-9;share-5;sharp-7;sharpen-7;she4 be-5 go-9 just-14 left8 lets-9 passed10 says11' +
  ' sent6 took8 train-10 trains-11;shebeen6;shed-8 only-9;shedding-7;sheep-7;sheet-7;shelter8;shes asking9 fine-8;s' +
  'hipping-7;shook7;shoot his9 someone-11 up9;shooting course-4 in9;shop in-7 link-5 that-8;shops6;shot10 bru-10 my' +
  '6;shots8 fired8;should ask-15 do-7 have-11 i-4;shoulders-9;shout at-7;shouted and-9;shouting at-9;show-5;showed ' +
  'me7;shower is-9;shut up-10;shwa10;shy-9 boy-4;sibabili-9;sicela8 i8;side of6;sien8 nie10;sign-3 anything-11 for-' +
  '8 in-7 me-10;signed-4 up-7;signing7;signs for-9;signup-7;simolola-8;since7 he8 i-9 my4 she4 the8;single asking-9' +
  ';sink9;sipho-7;sis10;sisi12;sister6 at-9 has9 in6 is-10 wants-9;sit ek-7 still-10 there-5;sits8;sitting10;six-5 ' +
  'pack-6;sixteen-9;sixties-11;skakel-7;skedule-7;skiet7;skills-7;skip-8 me-8;skipping-7;skryf n-8;slaan14 my15;sla' +
  'ap7;slammed9;slap8;slaps8 me9 my9;slaughtered-8;sleep11 after-11 better-8 i-8 in6 with14;sleeping15 in10;sleeps ' +
  'early-10;sleepy8;sleeves10 in9;slept9 through-13;slipped-9;slots-6;sluit my10;smacked-9;small girl-9 group-5 pri' +
  'nt-9;smallest-9;smell-11 out-7;smelling-10;smiles12;smoking-14;snacks-8;snap-11;snapscan-7;sny14;so2 could-8 far' +
  '-8 ill-8 im-8 is-10 its14 n-6 no-11 nobody7 on-12 scared11 seer-10 sore-10 theres-14 this-9 tired11 want-11 what' +
  '-7 where-9 young-12;soap-10;socks-7;soek3 julle-5 my12 n-9;soft-7;solar-6;sold out-10;soldiers-6;some lessons-7;' +
  'somebody4 else-6 is8;somebodys-13;someone8 call-8 come-9 comes-7 first-8 from-8 grabs-12 has10 is13 left-11 onli' +
  'ne9 parked-10 scratched-8 there-9 to2 told-9 tried10 was-7 who6 with-10;something about-10 active-11 came-9 do-9' +
  ' happened8 happens-6 in6 new-6 off-10 on-6 to-11;somewhere safe5 to-5;son asks-10 cant-10 did-8 has-7 hes-8 i-9 ' +
  'in8 is-7 keeps-11 not-10 will-6 with9;sons class5 gi-12;soos-10;sore neck-9;sorry for11;soul-10;space for-7;spam' +
  '-8;span-9;spar-9;sparring-7 is-7 round-5;speak2;speaking-12;speaks-8;special-5;specials-9;speed-7;speel-12;spike' +
  'd9;spoke to-11;sponsor our-7;sport-8 i-5;sports-7;sporty-9;spot-7;spray in-11 legal-6 on-7;squad-10;square-6;squ' +
  'ash-7;squats-10;staan9 op11;stab10 me12 someone-10;stabbed15 me9;stage-7 #-7;stairs at-9;stalker14;stalking8;sta' +
  'mina-8;stamp hom-9;stand in-8 up-8;standard-5;standing6 on6;stands11;stare-7;start-3 without-6;started yet-7;sta' +
  'tus5;stay and-5 away-7 home-8 in-8 late7;steep-9;step-6;stepdad10 touches6;stepfather12;stepped-8 on-10;steps-6;' +
  'stick-4 attack-9;stiefpa9;stiff-8;still catch-6 for-9 in-7 not-9 on-6 pay-9 says-9 the-11 worth-9;stole my-8;sto' +
  'len-11;stones10 at10;stop4 and6 being-12 bleeding-12 for-9 my-4 sending-12 talking-8 with9;stopped last-8;storer' +
  'oom8;storm-7;stort-6;storte-7;strange8;stranger danger-10;strangers can-7;strangle-8;strangled7 me11;stray-8;str' +
  'eam-8;street or-6;strike-5;stripe-7;stripes-8;stroke and-8;strong-7 enough9;stronger-8;stuck-5 on-6;student-5 of' +
  '-9;studies-12;study-5;stupid4 in-9 question-4;stutter-8;stuur9;styl-9;style-6;styles-8;subscription-8;suck-7;sue' +
  '-11;suicidal18;suicide16 drills-8;suit-7 me-10;suitable-7 for-6;sum#13;sun-9;sunday3;sunglasses9;sure of-11 whic' +
  'h-9;surely-8;surgery-9;surprise-10;survivors2;swallowed15 a11 my-8;swanger-9;swap-6;swears-8;sweat-10;sweating a' +
  'nd8;sweaty-8;sweet5 sixteen-5;swelling10;swim-10;swimming pool-10;swims-11;swing-12;swings-11;switch-9;switched-' +
  '8;swore at-8;sy8 haar-8;system-6;tablets8;tactical-6 training-7;taekwondo-7 for-5;tag-11;tai-8;take a-6 girls-10' +
  ' his-10 long7 out-6 over-9 photos-5;takedowns-10;takes my6 over-6;takkies-8;talk for-6 he9 to7;talking about-12;' +
  'talks to-7;tall-9 guy-8;tap-10;tapped-12;target-11;taster-6;taught at-8 to-8;tavern10;taxi5 from-8 rank9 strike-' +
  '8;te begin-9 gaan11 hard-12 kry-10 kyk-9 oefen-10 oud-11;teach-3 children-7 her-12 it-7 something-13 this-9 you-' +
  '6;teacher on-8 one9 says-9 to-6;teaches the-5;teaching-7;team-6 at-8;teams-7;tear-8;tease-12;teased-11;technique' +
  '-6;teen die9;teenager-7;tell anyone11 my-4 somebody-6 us-7;telling9 me7;tells3 me6;temp-7;temporary-7;ten days-1' +
  '0;tenants10;term-5;terrible-9;terrified10;terug-7;test-6 session-5;tested-7;testify7;testosterone-5;texted11;tha' +
  'bo-5;than me-12;that doesnt5 he11 help-10 im-3 isnt-9 its11 kind-7 my-10 normal-14 says-10 still-14 to-7 was-5 w' +
  'e-10 would-13;thats when11;the #rd-9 #s-13 academy-4 address-6 ambulance-11 app-7 arm6 army-6 atm5 baby6 bag-8 b' +
  'ar8 bathroom11 bed9 bench-12 best-11 bigger-11 black-11 bleed-9 book-5 booking-9 boot9 bottle11 boxing-6 braai-4' +
  ' bridge13 bully-9 bus8 button-7 chair4 coach-6 coachs-5 collar-8 complex-4 contract-12 courier-6 course-4 creche' +
  '11 damage-5 dark-7 date-4 divorce10 dog6 drain-8 drive-8 ebook-5 edge9 email-12 emergency-10 end-7 entrance-9 ex' +
  'po-7 factory9 farm7 fees-5 fighting-9 first-3 flat10 floor3 flyer-6 form-6 furniture-9 gi-7 gloves-6 goods-3 gro' +
  'up-8 gym-2 hall-8 hoodie-8 hospital-10 house4 instructor-7 internet-7 kitchen6 knee-8 law-14 lessons-7 lift10 li' +
  'ver-7 locker-8 lot-9 mail-10 man2 manager-6 mat-5 mats-3 member8 monday-9 morning-6 mornings-5 most-7 mouthguard' +
  '-9 moves-7 neighbour-10 neighbours8 numbers-10 nurse11 oldest-7 one5 packaging-6 pads-9 page-6 party6 passage9 p' +
  'ayment-6 petrol10 place-4 platform8 playground-10 point11 police6 portal-6 pram-8 prices-13 protection9 quickest' +
  '9 r#-4 residents-7 road3 roof14 room5 sandton-6 shebeen6 shirt-7 shooting-5 shop6 shower6 sink9 site-12 soccer8 ' +
  'stairs12 sticks-13 storeroom8 street7 table7 tap-10 tavern9 teen-13 term-5 test-5 thing-8 toilet4 traffic-7 ufc-' +
  '8 uk-8 use9 web-4 website-5 week-6 wife-11 window9 words12 youngest-7;theft-8;their arm-5 father8 own-8;them all' +
  '7 i-8;then he9 my8;there-3 aircon-7 an-5 are9 hope-10 is17 last-10 on-5 only-11 room-12 safe-5 some-7 something-' +
  '5 tonight-7 was3 were-11 without-8;theres11 a4;they9 already9 be-7 beat9 been-9 can-10 found11 have9 laugh-11 le' +
  'ave10 let-11 locked8 put10 say8 shot13 start-7 told-9 train-8 wait6 want10 will12;theyll11;theyre18 in8 still6;t' +
  'heyve7;thing in-10;things1 at11 to7;think im11 so-10;thinking11 about6 of6;thinks he-10;thinners-9;thipa11;third' +
  ' time3;this3 afternoon-8 contract-11 course-9 guy7 help-8 morning12 number14 place-9 saturday-8 time10 week2;thr' +
  'eat8;threaten9;threatened10 me8;threatening9 to7;threatens11;threats7;three-5 emails-7;threw8;throat13;through i' +
  't-8 the5 your-8;throw me-9;throwing me-10;throws things10;thru my7 the-8;thumbs-11;thursday and7 but-7;thursdays' +
  '-8;thusa-10;thusang10;thuso7 ka-11;ticket-7;tie-9 me-7;tied7 down-11 to1;ties7;tight5;till2 baby-11 he13 i10 im8' +
  ' sunday-7 what-8 when-8;time at-7 do-7 for-9 he16 i5 its9 now8 pls-5 table-7 with-6;times #-9 and-8 next-6 this-' +
  '10;timetable-7;timid-8;tiny-9;tips-9;tired after-7 fast-7 of5;tla le-7;tle-12;tlhahisoleseding-8;tmrw-6;to about' +
  '-8 adriaan-7 answer-9 attack-9 begin-6 block8 box-7 boxing-5 break5 burn5 call-3 coach-9 come-6 compete-7 compla' +
  'in-9 control-8 defend-5 delete11 die18 disappear10 dubai-6 eat-5 end15 feel-11 film-10 finish7 friday-8 go9 guar' +
  'd-7 gym6 hand-9 handle-8 help-6 her8 hide14 him6 his3 hurt6 if10 it-4 jail-11 keep6 kids-6 kill12 knock-10 know-' +
  '5 learn-3 let-11 lift-7 live8 load-5 london-10 look-5 make7 me3 meet6 my5 myself-10 other-5 park-7 partner-8 pau' +
  'se-7 phone-6 pick-6 register-6 rent-7 save-10 say5 see-3 settle7 shoot-4 somebody8 spar-5 spot-11 stand-9 start-' +
  '5 sunday-8 sweat-10 talk3 thabo-7 throw-11 train-3 training6 try-5 wake9 when-6 wrestle-7 write-7;today he9 my8 ' +
  'she12 they11;toddler drank9;toddlers-7;toe is-5 te10;toegelaat-8;toenails-9;together-6 with-4;toilet at7 is-13;t' +
  'oilets were-9;told6 anybody12 her12 me-7 my12;tonight7 for-10 he10 is8;tonights-6 class-7;too deep8 late-7 many4' +
  ' much-6 old-7 scared6 soft-6 unfit-11;took9 it9 my5 r#-7;top is-10;toss-9;touched16 me11 my9;touches15 me11 my11' +
  ';touching7;tough-10;tournament-9;tournaments-6;tourniquet-5;towards7;towel-11;track-6;tracker11 on6;tracking num' +
  'ber-7 says-8;tracks11;tracksuit-8;traffic-7 on-7;train-5 and-3 here-7 my-4 only-11 there-5 you-8;trained-6 befor' +
  'e-7;trainer-8;trainers-9;training-5 at-7 knife-7 what-5;translate-8;trapped8;treadmill-8;trial-4 anymore-9 toget' +
  'her-11 tonight-11 what-5;tried7 calling-9 it-13 to10;trigger-6;trophies-7;trouble with-6;true-7;trui-9;trust tha' +
  't-8;try-8 again-6 it-3;trying for-9 to5;tryout-7;tsa bana-4;tseba-7;tsena-7;tshaba13;tshirt-6;tswa mosebetsing-9' +
  ';tues-10;turn-5;turning #-7;turns #-11;twenties-9;twice in-7;twins of-7;two guys9 men10 of-8 people-7;tye-13;typ' +
  'ing4 can-9;tyson-8;u #-6 do8 get10 give-8 got-9 guys-6 have1 rent-8 sell-5;ubaba14 wami-13;ubani-8;uber and9 dro' +
  'p-8;ubulungu-9;udadewethu8;ufc-10;ufuna9 i-10 iklasi-14 ukundibulala9;ugesi-9;uj-5;ukhona-9;ukuba9 lilungu-6;uku' +
  'bhalisa-11;ukubona-8;ukufa14;ukufunda-5;ukufundiswa-9;ukugoduka12;ukujoyina-9;ukukhalaza-10;ukukhononda-8;ukulwa' +
  '-11;ukundibulala9;ukungibulala12;ukuphatha-7;ukuphila11;ukuqala-10;ukushintsha-11;ukuspara-10;ukusuka11;ukutheng' +
  'a-9;ukuthengela-7;ukuyeka-10;ukuza-12;ukuzibulala18;ukuzimela-9;ukuzobuka-6;ukwazi-9;uma6 ngifika-8;umakhelwane9' +
  ';umalume15;umama7 wami-15;umfowethu13;umntu7;umntwana4 wam8 wami-11;umqeqeshi-10;umuntu6;umyeni13 wami4;uncedo14' +
  ';uncle13 comes5 plays11 was-13;uncles11;unconscious11;under6 a7 my6 somebody-10;undercover-7;understand-12;uneen' +
  'tloni-13;uneminyaka-10;unfit-11;unicorn-8;unina11;university-9 a-9;unjani-8;unsafe9;unsubscribe-8 me-8;until i9 ' +
  'my7;unyana wam-4;up before-6 by-10 if-8 next-9 now-8 to-5 tomorrow10 yesterday-7;upgrade-6;uphuze11;ups-5;ur num' +
  'ber-6;urgent7;us4 in8 now11 to-6 today-7;usana-8;use a-9 it-11 my-7;used for-8 this-8;useful-12;user-6;username-' +
  '6;uses3;ushaya9;using11;usizo15 lokuqala-10 nge-10 ngifuna-9;usually-4;utata13;uthanda-11;uthatha13;uthe12;uthi1' +
  '5;utitshala12;uyandibetha14;uyangishaya19;uyise13;uza8;uzongibulala15;vacancies-7;vacancy-7;vakansiedae-6;val-9;' +
  'van #-9;varsity-8;vat aan9 my10 number-6;veld9;verdedig-9;vergeet-13;verjaarsdag-6;verkrag16;verloor-1;very fit-' +
  '6 shy-3;vetted-6;vi-6 die-7;video of-9;videos to-8;viewing-6;violence5;violent9;vip-6;vir kinders-4 ons-8 sy-12;' +
  'virtual-6;visa-5;vitality-5;voel10;voetsek-8;volg8 my11;volgende-11;vomiting13 and12;voucher-7;vs-5;w8;wa6;waar-' +
  '7;wag6;wait for7 in-8 outside-10 till-14;waiting outside-10 room-9;waitress8;waits7 for7;waiver-6;wake9 up8;walk' +
  ' from-5 in-7 into7 over-9 stairs-7;walked7 over-6;walker-6;walking10 to-10;walks behind8 to-9;wallet-9;wam8 ufun' +
  'a-12;wami3 ufuna-10 uthi8 uyangishaya9;wanna4;wanneer-7;want a-7 her-13 hy10 me8 my-7 out-10 protection10;wanted' +
  '4 to5;wanting to-9;wants a-8 boxing-10 me8 someone-10 to-5;warm-6;warn-8;warning-9;was1 away-11 beaten-9 born-10' +
  ' dead11 gone11 he-9 krav-7 last-10 me-7 mugged7 only8 operated-6 promised-6 raped14 retrenched-7 rude-6 scared-1' +
  '0 shot11 sick-13 small-18 so-9 stabbed13 supposed-7 there-10 too-9 touched12 training-12 up-7;wash-8;wasnt me-7;' +
  'waste-12;wat as-10 dit-7 doen-8 maak7 nou-12 time-7 wil-8;watch-8 my-7;watching me-8;water bottle-8 cut-9 safe-1' +
  '1;watse-7;ways-11 to-11;we argue9 begin-7 covered-7 hear8 stay-6 take-7 wear-7;weak-9;weapon-7;weapons-7;wear lo' +
  'ng9;wears glasses-10;web-5;website-8 is-6;wedding-10 in-10;week he8 looking-6 pls-5 so-11 to-9;weekday-6;weekday' +
  's-5;weekends-4;weeks how-5 i6 pregnant-8;weer6 kom-9;weg10;weight-8;weights-5;welcome-6;went6 off9 to-12;wenu-10' +
  ';were5;werk nie-8;werkswinkel-6;wet-8;what-3 about-6 am-4 clothes-9 colour-6 comes-8 did-7 does-2 goes-7 happens' +
  '-5 he11 hour-9 if-14 now-8 should-8 street-5 they-7 u6 was-12 you-1;whats happening-6 he-9 in-5 on-10;whatsapp-4' +
  ' group-7;wheelchair-5;wheels-11;when a-11 am-6 are-7 do-7 does-7 he10 hes13 i3 is-4 its-10 my-7 people-12 shes10' +
  ' there-13 theres-9 was-7 you10;where did-7 do-3 does-9 is-5 it6 must-7 to-7;whereabouts-6;which-5 building-5 flo' +
  'or-7 group-5 one-6 session-4 taxi-8 would-5;while i-5 my-8 training-7;whispering12;whistling11;white belt-7 gi-7' +
  ' polo6;who attacks-7 breaks-9 decides-8 did7 doesnt-8 else8 got10 has-13 hits-8 is-4 knows-12 looks-8 made-9 mak' +
  'es-9 must-9 only-7 passed-7 reads-9 takes-8 teaches-8 walks-10 were9 won-5;whole body10 year-11;whose-6;why i9;w' +
  'ie-9;wife at-7 is5 says-11 throws9 wants-7 will-11;wil boks-7 krav-9 met-9 n-11 ophou-7 saam-11;will-3 bring-9 f' +
  'ind12 hurt8 i-6 it-7 miss-10 pay-10 she-8 shoot10 somebody-12 someone-10 stay-7 teach-5 tell9 they-6 think-5 thi' +
  's-9 training-10 you-6;win-13;window8 to-8;windows11;witch10;with #9 a2 all-5 bruises7 burpees-12 cash-7 guns14 h' +
  'im11 kids-8 men-6 one-7 people6 photos10 someone-9 something-8 strangers-7 that-8 your4;without any-4 anyone-12 ' +
  'breaking-8 competency-5 getting-8 guys-9 him10 hurting-15 me7 my-11 notice-7 parents9;woke8 up8;women and-9 trai' +
  'n-4 who7;won-6;wont10 come-13 go-3 leave7 make-12 need11 open-9 see8 speak10 stop10 wake9;wood-9;word3 #-10 ek-8' +
  ' geboelie-8;words11;work after-6 by-8 can-11 clothes-9 he8 late-8 on-8 till-7;workout-9;workouts-8;works at-11 i' +
  'n-8 shifts-10 till-10;workshop-6 for-6;workshops-7;worries-8;worse11;worst-7;worth it-9;would have-9 i-6 like-6 ' +
  'my-8 need-9 not13 she-10 teach-7 this-11 train-10 you-5 your-8;wound packing-6;wrap-8;wraps-6;wrestle-17;wrestli' +
  'ng-8;wrists6;write-9 to-12;written11 the11;wrong day8 size-7;xa9 umntu-13 umntwana-9;xmas-7;ya dithunya-11;yaban' +
  'twana-8;yam4 apho-8;yami6 ifuna-8 inamahloni-8 ineminyaka-12 iqeqesha-11 lapho-8;yard7;years ago-11 old9;yellow-' +
  '8;yena-6;yenu-5;yenyanga-12;yes-4 he-11 they-8;yesterday and8 what-5;yet-7;yikuphi-10;yini-1 uma-11;yoco-7;yoga-' +
  '6;yoh i-7;yonke10;you-2 allowed-10 and-9 are-5 at-8 bring-10 come-7 cover-9 didnt-9 dont-8 go-5 hit7 is-8 let-7 ' +
  'look-10 make-7 mind-6 or-5 posted-10 promised-9 put-7 refund9 remove-10 rent-6 sent-11 should6 show-7 so-9 speak' +
  '-5 take-3 taught-11 teach-3 tell9 that-5 the-4 train-4 when-10 write-7;youngsters-10;your address-7 advert-8 ala' +
  'rm-11 bank-9 best-10 building-9 car-8 cheapest9 class10 desk-8 floor-8 gate-10 gun-10 guys-9 homepage-8 husband1' +
  '7 instructor1 latest-6 lockers7 phone-6 photos-9 reception9 records-8 roof-8 school-6 shooting-7 shop-8 side-12 ' +
  'site-10 student-9;youre-10;yours and-8 too-5;yourself7;youve got-11;yrs ago-12;zami-6;zikhona-8;zikhuselekile-10' +
  ';zip-8;zonke14;zoom-6;zulu-7';
