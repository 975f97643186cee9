// Written by `npm run train-distress` (docs/decisions/0116): what words and pairs of words say of distress.

/** In steps, as the weights are. */
export const BIAS = -5.87;

/** Of each word its weight, then the words that may follow it with the weight of both; entries are divided by ";". */
export const WEIGHTS =
  '-8;# #-6 am-6 baby-10 can-4 do-5 every-8 girls-9 guys9 he9 hours5 i6 kg-7 must-7 my10 myself11 now-12 o-7 of-8 o' +
  'n-6 rand8 says6 status-8 then-9 times6 with-6;#am sorry-5;#h#-7;#ish-8;#k or10;#kg-6;#km8;#oz-5;#pm class6;#s6;#' +
  'st-6;#yo-3;#yrs-7;a #am-6 #yr-7 beginner-5 belt5 bet-6 big8 bigger-9 black6 blade-6 bloody-8 blue-10 bouncer-11 ' +
  'boxer-6 broken6 bullet10 bully-10 car-2 case10 ceo-10 choke-7 coach-5 cold-12 cop11 couples-11 course-5 creche-4' +
  ' cup-10 date9 different6 dog-12 fever-6 fight-6 fire8 fit9 flat-14 fool-6 free-7 friend-3 garage-11 gi-7 glock-6' +
  ' group5 gun8 guy6 half-7 hard-6 has-12 headlock-7 heavy-7 holiday-5 hosepipe8 hug10 human-10 ka-12 knife11 lady6' +
  ' lawyer-11 leboha-7 lesbian-5 licence-5 list8 little-6 living-10 look-7 lost-7 mall-13 man10 medium-5 meeting-6 ' +
  'member-8 mom-8 morning-8 mouthguard-7 new-4 nice-7 nka-6 number-6 pad-8 panga11 parent8 parking-10 partner-4 pho' +
  'ne8 pin-9 pistol-10 plan8 plumber-7 police-7 policeman8 pool-7 present-5 question10 r#-6 robot-10 roof-7 row6 sc' +
  'eptic-6 screwdriver7 shelter8 slap9 sport-6 stranger6 student-8 surprise-7 sweet7 talk-8 teenager-6 test-6 track' +
  'er8 try-6 walker-4 wall-9 water-8 wedding-8 week-5 wheelchair-7 white5 wife11 witch11 word-7;aan6 die-13 my14;aa' +
  'nsluit-9;aanteken-12;aantrek-9;abafana9;abantwana8;abanye-9;abaqeqeshi-8;abesifazane-9;able-4 to-4;about a-7 box' +
  'ing-9 my-8 walking-10;abs-8;absent-12;absolute-9;abuse9;abused11;abusive9 husband6 marriage-10 relationship11;ac' +
  'ademy-5;accepted-6;access-6;accessible-7;accident-12;accidents-7;account-6 for-6;accountant-6;acid10 on7;act-8;a' +
  'ction-6 shots-6;activity-8;actually6;add-5;address in-9 please-9;adhd-9 and-7;admin-11;adriaan-6;ads-7;adults-5;' +
  'advanced-6;advert-10;af5;affairs-11;afford-5 it-6;afraid6 i-7 of11;afrigter-10;afrikaans-9;after a-9 boxing-5 ch' +
  'urch-8 it-11 night-6 one-8 supper-6 the3 training-8 your-8;again4 after9 i-5 last10 lol-8 on-12 please-9;against' +
  ' a-9 men-8 someone-8 the6 two-9;age-5;ages-2;aggressive-7;ago1 can-7;agreed-10;agter8 my8;ahead-10 of-9;ai-6;aid' +
  '-4;aikido-7;air-6;aircon-14;airtag10;akekho9;akhaonteng-7;akhona-7;al6;alarm and-9 went8;alive8;all good-7 in-8 ' +
  'men-12 my11 of5 that-8 these-7 year-7 your-7;allowed-5 to6;almal6;almost-10;alone7 in-7 what-9;along-8;already h' +
  'as-7;als9;also have5 is8 new-10;altogether-4;always beats-11 wanted-12;am afraid10 an-11 being13 bored-8 i-6 new' +
  '-8 so8 the-9;amakilasi-10;amaningi9;amaphilisi9 amaningi9;ambulance10;among-10 themselves-8;amount-8;an3 acciden' +
  't-7 airtag10 all-9 ambulance11 atm-7 attack7 eft-11 emergency10 end-6 envelope-5 ex-8 eye-10 initiation-9 instru' +
  'ctor-10 invoice-4 uber4;ancient-8;and1 #-4 a3 after-10 always-7 angry8 asks9 bought11 cannot-11 daughter-8 for-7' +
  ' four8 girls-8 give-5 have-10 he8 here-7 hes10 his9 i5 if-3 im5 in-7 is5 it9 know6 last3 leave7 left7 long-10 mo' +
  'm10 my5 need-7 neither13 nobody-8 now4 on-6 phone9 put6 ran10 restraint-6 said13 saw-8 says10 see-8 shes7 shows7' +
  ' somebody9 son-9 stands10 start-9 stick-7 still-6 sunday-6 tell-7 theres6 they6 thursday-8 times-12 today8 told8' +
  ' tomorrow-8 took10 u9 very-4 walks-7 watch-5 wear6 who-8 will-7 women-9 wont6 worry-12;ander dag-10;andisafuni9 ' +
  'kuphila9;angifuni8;angikaze-9;angisafuni10 ukuphila10;ankle-13;annoying-9;another class-7;answering the-10;anxie' +
  'ty-9;anxious-8;any-5 class-5 classes-6 girls-7;anymore9 can-9 how-11 i9 not6;anything at-14 for-6;anyway13 and-9' +
  ' how7;anywhere near-9;apart5;apho-7;appendix-5;application-8;appointment-5;are #-8 a-8 both-5 breaking9 dying-10' +
  ' for-7 full8 hiding10 his-8 killing-6 looking10 my-10 new-6 no-10 out-9 relocating-8 stairs-6 the-4 there-5 they' +
  '-11 you-3;area-5 safe-9;argue7 and10;arm4 is11 wrestling-11;armbars-10;arms6 are4;army-6;arnis-7;around six-7;ar' +
  'rive-10;art-9;arthritis-9;as a-5;asb my-8;asem9 nie9;ask he12 her-11;asking6 for6 me-14 what-10;asks3 every-12;a' +
  'sleep now10;assault-8;assaulted19 me8;assertive-8;assessment-8;assist-7;assuming9;asthma-9;at all-7 arm-11 boxin' +
  'g-12 chess-8 gunpoint13 home5 me7 my3 one-9 our3 reception-9 res11 saps-6 sport-6 university-9 varsity-5 work8 y' +
  'ours-6;ate something8;atm6;attack11 i9 of-9;attacked14 by-14 me10 my-8 on10;attacks me-12;attendance-6;attending' +
  '-10;aunt7;autocorrect-6;available-6;away and10 before-8 but11 from10 with-8 would-10;ba9 bakae-9;baas15;baby9 ca' +
  'me-14 i-15 sleeping-10 what-6 while-4;bachelorette-6;back after-8 by-8 from7 he9 how-7 in-10 please-6 we-9;bad f' +
  'or-6 review-9;bafuna13;bag-3 in-10 last-10;bail10;bakae-9;baklei-12;ballet-9;bam-9;bang8 ek-8 om8;bangikhombe10 ' +
  'ngesibhamu10;banging7 on6;bangles-8;bank card13 details-4 says-11;barber-8;barking8;bars-7;basadi ba-12;basic-7;' +
  'basics-7;bath11;bathi16;bathroom7;bathrooms-6;batla go-10 ho4;battery is-8;battle-8;bayamhlupha-11;bayavunyelwa-' +
  '9;bc10;bday-11;be #-7 a-6 able-3 alive13 around13 back-5 better4 charged-5 fit-10 good-8 here9 hit-8 home-13 hon' +
  'est10 in-11 late-10 locked-9 looking-8 loud-9 on-5 ready-6 safe-8 scared-7 seen9 strong7 there-10 thrown-16;bear' +
  '-8;beard-7;beat me7;beaten9 up9;beating9;beats7 me10;because3 hes9 i2 im-7 of-4 they10;bed12;bee10 certificate-1' +
  '0;been8 behind10 here-8 punched-7 sent-12 training-7 waiting-11;before class-8 he5 i-5 it-6 my-6 school8 work-5;' +
  'beforehand-8;begging9;begin-5;beginner-4;beginners-4 class-11 group-5;behaviour-9;behind a-11 me8;being10 abused' +
  '9 blackmailed8 on-12 picked-7 punched-11 scared-11 tied-11;believe7 in-7 me9;believes9;belongs-8 to-8;belt have-' +
  '10;belts-5;bench-14;besluit-8;best-4 class-9 for-8 way-5;bestelling-9;bet-9;betaling-8;betilwe11;better2 off11 w' +
  'hen-4 with-8;between sizes-11;bevoegdheidsertifikaat-6;bewe11;bf12;bietjie-8;big-4 for-7 guys-6;bigger boys-7;bi' +
  'lling-7;biltong in-9;binne-7;birth certificates9;birthday-6 gift-3 party-3;bit of-5 overweight-8 scared-11;bite-' +
  '7;bjj-5 in-7 is-7 safe-8;black belt-4 friday-7;blackmailed8;blackout-10;blank-7;bleeding13 badly10 control-11;bl' +
  'ock my-9;blocked-5;blocks the9;bloei12;bloem-11;blood13 thinners-9;bloody-8 nose-8;blou6;blue-6 eye-11;bo10;boar' +
  'ding school-8;bodyguard-10;bodyguarding-8;bodyguards-5;boet-9;boiling8 water9;bokae-4;bokke-9;boks-7;bolt driver' +
  '7;bones-10;bonitas-8;book-4 on-6 trial-8;booked-5 already-8;booking-4;bookings-5;boom-7;boot7;bootcamp-6;bored-1' +
  '0;bosigo11;bosiu13;boss gives-6 keeps11 lets-7;both-6 of-9;bought3;bouncer6 course-8;bound-9;box-4 at-6 what-8;b' +
  'oxed-12;boxer-7;boxes-7;boxin-7;boxing-4 and-3 at-5 class-6 guy-8 on-6 without-5;boy at10 he-8 hes-7 in10 may-8;' +
  'boyfriend10 and-10 comes9 wants-11;braai-8;bracelet-9;braces-7;brakes13;branch-5;brave-10;braver-10;break his-10' +
  ';breaking10;breaks a-8;breast5;breath-8 on-9;breathe13 better-10 in-11 through-13;breathing12;bree-8;breek10;bri' +
  'dge12;bring-2 it-11 you-6;bringing my-12;broke down-10 his-12 in9 my4;broken5 again-13 into-8 you-9;brother4 and' +
  '-5 at7 paid-8 uses-10;bru-6 can-7;bruises14 from8;building is-5;buite9;buka-10;bullet10 in9;bulletproof-8;bullet' +
  's-7;bullied-9 at-11;bullies-12;bulliwa-10;bully-6;bunk-6;burglar-4;burglars8;burn9;burned my9;burning10;burns10;' +
  'burnt6 me9;burpees-16;bus and-13 for-10;busy-5;but he8 her7 only-8 they-7;button-8;buy-5 for-7 get-9 something-8' +
  ';by her8 himself-7 law-7 mistake-11 my10 myself-12 ons12 our9 the6 then5 this-11 tonight9 video-11 whatsapp-7;by' +
  'e to7;cable10;cage-10;calendar-8;calibre-11;call7 and11 back-10 before-10 her-9 him-13 me-16 my-10 off-11 that11' +
  ';calls9;calm him-13;calories-6;came5 for-7 in9 last-14 once-12 to14 with13;camera9;campus6;can-3 coach-8 come-4 ' +
  'do-4 fix-5 go8 he-11 i-2 it-6 join-9 ladies-8 my-6 one-4 phone-9 read-10 somebody-11 still-7 take-7 teach-9 the-' +
  '4 they-6 u-3 we-4 you-2;cancel my7;cancellation-7;cancelled-9;cancelling-7;canelo-7;cannot7 get7 make-7;cant5 af' +
  'ford-4 attend-8 be8 book-9 breathe8 climb-7 come-8 drive-9 face10 find2 go14 lift-9 log-6 make-6 run-9 see-7 sto' +
  'p11 take7 tell9 wait-13 walk-9;capoeira-7;caps-8;captcha-10;car died-7 for-9 on7 safe-8 when-7 with8;card and7 i' +
  's-10;careful-13;carer12 steals7;carry a-4;case9;cash-1;casual-6;cat6;cause7;cctv-8;centre-12;certificate-6;certi' +
  'fied-7;chain-8;chair can-11;champ-7;change-5 room-5;changed-8;changing-10;charge-5 when-5;charged-12;charging-9;' +
  'cheap-7;cheaper-9;cheapest7 plan-11;cheated-7;check in-8 the-11;checked-10;checkers7;checking-5;checkout-10;chec' +
  'ks7;chemo-7;chess-8;chest12 and10 is9;chiefs-7;child2 doesnt-8 get-11 home-8 is7 of-6;children to-9;choke-9 some' +
  'one-9;choked6 me10;choking13;choose-7;choosing-10;cigarette9 burns7;claim-6;claims-7;clases-7;class-2 also9 and6' +
  ' cancelled-7 keeps-8 last-13 now-10 ok-6 pls-7 still-6 tomorrow-8 tonight-9 was-12 when-9 yayo-9;classes-4 pls-5' +
  ';clean and11 up-9;cleaner7;cleared-10;clearing-8;client is-7;climb-9;close my9 protection-6;closed on-5;closest-' +
  '7;closing time-6;clothes6 and13;clumsy-4;cn i-7;coach-4 asap-10 at9 come-9 for-7 has-6 how-9 my10 o-12 only-9 sa' +
  'id-7 says-7 sign-6 to-6 told-11;coaches-3 come-10;coaching-7;coachs-6;code isnt-9 to9;cold today-10;collapsed14;' +
  'collar-9;colleague3 is-5 trains-8;colour-7;come-2 alone-13 anymore-7 as-8 back7 by-8 home11 now-14 on-5 once-11 ' +
  'round-9 through-9 together-10 tonight-10 too-6 when-5 with-7;comes2 alone-7 in8 off-9 on-7;comfortable-13;coming' +
  ' and-12 at-7 back8 from-7;comments-10;commit to-4;commitment-7;company-5;compete-6;competency-6;competition-6;co' +
  'mpression-8;compulsory-6;condition-7;confidence-10;confirmation for-6;connect-7 me-7;consent-7;conservative-9;co' +
  'ntact-7 me-10;content-7;continue-8;contract-2;contracts-9;control and6;controls8;cookies-7;cool-7;cop8;coping10;' +
  'cops10;cornered8 me9;cos of-7;cost-3;costs-7;could-6 coach-7 do-6 the-8;couldnt find-10;count as7;country-11;cou' +
  'nts8 the9;couple session-8;couples-4 class-10;coupon-7;courier-7 says-10;course-5 about-4 and-5 my8;courses-6;co' +
  'usin is-7;cover it4 that-10;covid-6;coz3;cpo-6;cpr-8;crash-7;crashed-9;cream-9;creatine-6;creche teacher8;creden' +
  'tials-9;credits-7;creed-6;cried-10;cries9 when-10;crossfit-4;crowds-7;crushed-8;crying9 because-10;curious-9;cur' +
  'riculum-9;cut8 my-9 myself9 off-8 too8;cuts7;cutting10 again12;cv-8;cyber-8;daar iemand-8 is9 wees-9;dad5 hits9 ' +
  'isnt-10 used-8 wants-9 who-6;daddy11;dae6;dames-8;danger10;dankie-8;dark is-7;dat4;data-9;date rape-8;dates-5;da' +
  'ughter came-8 didnt9 gets-6 got6 is-5 left-11 shes-8 was5 would-6;day #-10 after-6 is-7 on-9 pass-7 to5;days for' +
  '-7 i-6 notice-5 till-6;dead4 bird10 easy-6 tired-7;deadlines-8;death13;debietorder-8;debit-3 orders-7;debited-12' +
  ';decide-9;decides if-8 what11;decision-8;deducted-6;deep8;defence-5 for-5;defend-4 myself-5;defending myself-9;d' +
  'elay-9;delete this8;deliver-6;delivered-10;delivery-7 of-6;dementia and8;demonstration-8;dentist-8;deregister-8;' +
  'deserve8;desk by-8;destroyed-11;details-5;deur10;di-7;diabetes-6;diabetic-6;did he-12 karate-8 krav-7 my-8 she9 ' +
  'someone-11 they-12 you-8;didnt5 bring10 come11 get-6 know-11 like-10 say-7;die3 afrigter-10 app-8 betaling-7 eer' +
  'ste-7 kinders5 klas-8 klasse-10 kursus-11 lidmaatskap-9 mall12 mat-7 matte-7 plek-7 proefles-10 rooster-7;died-2' +
  ' i12;difficult-8;directions-8;directors-9;dis8;disabled-9;disappear12;disappeared10 from10;discipline-8;discipli' +
  'nes-8;disclaimer-6;discount-7 if-6;discovery-6;dissipline-10;distance-12;dit doen-12;dithunya12;divorce i4;dizzy' +
  '7;do-1 after9 at-5 boxing-5 coaches-8 for-10 girls-8 guns-6 i-3 in-4 kids-6 krav-5 last-8 mondays-9 muay-6 on6 o' +
  'ne-7 parents-6 people-6 refunds9 something3 sport-11 steps-7 that-6 then-13 they-11 things10 this-6 those-5 tria' +
  'l10 want-10 with-4 you-1;doctor says-10 wants-11;doctors-7;documents5;doen by-9 julle-5;does-3 ballet-5 coach-8 ' +
  'discovery-5 his-9 she-8 somebody-13 someone-11 that-5 things10 your-6;doesnt6 like-7 mind-14 stop8 suit-9 want-1' +
  '1 work-5;dogs11;dollar-9;domestic9 violence8 workers-11;donate old-7;done it-10;dont5 answer10 care-11 drive-12 ' +
  'keep-10 like-7 mind-10 own-9 pitch-10 post-14 remember11 reply7 tell7 understand-8 use-14 wanna-10 you-8;doodgaa' +
  'n15;doodmaak11 as-11;door8 and9 at6 can-9 handle12 is10 on-9 or-6 so-9 to-8 was-8;doors4;dot7;down5 and9 at7 on-' +
  '7 with-11;downgrade-7;download-5;downstairs8;dr-9;drag me9;dragged8 me8;dragon-12;drank15;dreig8 om8;dricus-8;dr' +
  'ills-8;drink11;drinking6;drive to-4;driver for-10 here-6 of9 wont8;drop-6 her-5 me-8;dropped off-7;drops-8 me-8;' +
  'drove #-8 me10 past-8;drowning10;drugged9;drugs10 and11;drunk8 and8;dry-10;dubai-7;dude9;duela-9;duration-6;dyin' +
  'g8 to-6;each night-8 other-4 time-9;earlier-9;earliest-6;early-3 bird-7;earrings-7;ears-9;easily-9;east-7 london' +
  '-5;easy for-5;eat5;eats early-8;ebook-6;ebusuku11;eczema-10;edge10;eerste-9 klas-5;efe-11;eight-10;ek4 aan-9 daa' +
  'r-11 die-8 dit-13 in-10 is5 kom-9 lyk-8 met-12 my-9 myself-10 n-9 nog-8 sal-12 soek-4 van-11 wag-9;ekhaya12;ekla' +
  'sini-12;eks10;electricity-9;elevator-6;eleven-10;elilandelayo-9;elke10;else in-8 to8;email-7;embarrassed-8;emerg' +
  'ency14 care-11 number-12;emigrate-6;emigrating-13;emini-9;emisa-10;emotweni12;employ-8;employment-10;emsebenzini' +
  ' ngo-5;en7 daar7 die11 dit-8 ek11 haar11 is-9 moet-8 my-5 nou8 soek-12 vir-9 wil-11;end3 it7 of-6 with-8;ended-9' +
  ';ending it10;endlini19;energy-9;eng-7;engikuthengile-7;engilandelayo9;english-10;enige-8;enjoyed-7 it-7;enkosi-1' +
  '0;enough to7;enroll-7;enter-5;entertain-10;entrance-6;envelope-5;enye-7;epilepsy-9;epileptic-10;error-6;escape-1' +
  '3;escort-6;escrima-8;eskom-7;eskrima-7;essay-9;even4 do-9;evening-3 is-6;events-6;ever-5 been-9;every4 friday10 ' +
  'night10 second-13;everyone5 would11;everything8 is10 out-11 please-10 so-11 you-9;everywhere with-8;ex8 and-11 c' +
  'olleague-8 keeps7 trains-10 waits8 wont7;exactly what-8;exams-9 now-7;exchange-6;excited-11;exercise-10;expect-7' +
  ';expensive-8;experience-7;explain-4 krav-6;expo-8;eye7 at-12 on-10;eyes10;eyi-10 #-10;ezingaki-8;ezintathu-8;fac' +
  'e8 and6 in-11 so-10;facebook-5;facilities-6;faktuur-9;fall10 properly-5 without-10;falling5 apart10;family disco' +
  'unt-4 since11 wants10;far-6;farmers-5;fast and-9;faster-6;fat-7;father10;fault12 i7;fee-4;feed11;feel6 at-9 bett' +
  'er-11 comfortable-11 it-10 like9 safer-6 so7 the-8;fees-3;feet-8;fell apart-9;felt-11;female only-9;fetched6 my7' +
  ';fetches-11 him-10 me-9;fetching9;fever-8;few-6 lessons-7;fiance10;fifties-9;fifty-9;fight-3 club-9 do-6 in-6 wi' +
  'll9 with-8;fighter-8;fighters-7;fighting-5 in-9;fights-3 at-9;figure-11;fihla-7;fiks-10;film me-11 my-8;filmed8;' +
  'find a-8 it-12 me8 my9 out-9 the-7 you-7;fine and-10 with-11;finger9 marks10;fingerprint-9;finish6;finished-9;fi' +
  're3 arm-9 exit-8 me-10 or-11;firearm-4;firearms-5 for-5;fired15;first-5 aid-3 class-3 few-6 if-10 month-6 sparri' +
  'ng-5;fist-9;fists-9;fit-3 and-6 through-12;fitness-5;fitter-9;five-6;fix-7 it-6;fixed-8;flat9 feet-12;flatmate6;' +
  'flexible-8;flinches7;floor are-5 without-9;flowers8;flu-9;fly-8;flying-6;fma-7;fnb-7;folk-10;follow at-8 him11;f' +
  'ollowed11 from9 me9;following4 me13;follows3 me1;food11;fool-6 of-6;foon9;foot-7;for-3 #1 a-3 ages-12 december-8' +
  ' delivery-6 everything10 girls6 help7 him-8 himself-9 home-6 instructors-5 job-4 just-5 kids-5 me5 moms-5 money1' +
  '0 nothing-6 now-11 parents-6 people6 sale-6 six-7 something-9 the-2 tues-8 women9 work-5 you-6;force-6;forced9;f' +
  'orces11 me10;foreigners7;forever8;forget-8;forgot-9;fork7;form-6;forward-6;fotos8;fought-8;found9 an10 me9 my8 o' +
  'ut10;four anyway-9;franchise-5;free-4 trial-4;friday night-10 so-4;friend2 in-11 is6 isnt10 told-5 who9;friends ' +
  'are-9 train-7;frightened9;frm6;from alex-7 behind-10 gym10 here-7 him12 leave-9 malawi9 next-8 randburg-9 roseba' +
  'nk-7 scratch-5;froze and11;full of4;fumana-9;fun-8;futhi13;gaan ek-9 iemand-7 my14;gals-8;game with7;gang12 up-1' +
  '3;gap-9;gardener9;gate6 is-11 with9;gautrain and-10;gave it-11 up-7;gay2;gbv17;geboelie-12;gebou-10;gedrink11;ge' +
  'e-4 asb-7;gegooi11;geklap9;geld terug-5;gelos-14;gems-7;get a-3 away10 back-7 better-9 for-7 his-12 hit-10 hurt-' +
  '13 in-4 into-1 it-9 me-11 my-7 off-5 on-10 out9 punched-12 r#12 started-5 there-5 through-8 to-5;gets bullied-4 ' +
  'here-6 hurt-10 rough9 teased-7 the9 tired-7;getting hurt-10;gevaar9;gevat11;gi-5 to11;gift-6 #-7;girl and-9 in7 ' +
  'is-8 she-8 shes-8 wants-8;girls5 and-9 at-8 from-7 night-10 only-10 they-12 who7;gisteraand11;give back-7 it-8 m' +
  'e-5 up-5 us4 you-7;glass6 in8;glock-9;glove-10;gloves-5 at-6 by-7;go1 at-6 away-8 barefoot-8 home9 how-7 into-9 ' +
  'live-9 na-5 out9 through-6 to3 up-7 when8 with9;goes4;going3 overseas-8 too-7;golf9 day-9;gone8;gonna4;good-2;go' +
  'odbye13;gordels-8;got2 attacked9 away10 for-6 hurt-9 in9 into12 it-6 jumped9 kicked8 lost-6 mugged6 my6 no-6 not' +
  'hing-6 off-8 out13 stabbed12;gps-9;grabbed9 my8;grabs my-8;grade-5;grading-5 soon-14 when-10;gradings-6;gran is-' +
  '8 wants-8;grandad-8;grandchildren-8;grandpa11;grandson is-11;granny is9;grapple-9;grappling-7;great-12;grey8 hai' +
  'r-8;grid-8;groot-12;groped10;ground-4 work-8;group-3 at-8 for5 without-7;guard-6 at8;guards-6;guide-6;gumguard-9' +
  ';gun at7 course-7 in8 licence-7 on13 safe-8;gunpoint13;guns in4;guy4 at6 from9 with6;guys behind8;gym-5 and-9 do' +
  'wn-10 here6 if-11 in-5 is-6 last-7 so-7 that-9 yesterday-10;gyms in-4;ha a13 ha-8;haar12;haarself9;habedi-8;had ' +
  'a-8;hae10;haha-13;hahaha-7;hail-5;hair in-8 is-6;hairdryer-7;halal-8;half-6;halfway-9;halloween-8;hand4 in-10 wr' +
  'aps-6;handed-9;handgun-7;handle myself-10;handles-7;hands4;handskoene-9;hanging around-6;happen at-5;happened9 a' +
  't9 to7;happens to-7 when-5 with-4;happy-6 birthday-5;hard-4 on-5;harder-12;harley-16;harm11;harmless10;has2 a5 a' +
  'dhd-8 been6 braces-10 cricket-9 dementia8 everything-7 exams-6 flu-7 he-11 long-9 me-12 nothing-8 one-7 pics10 s' +
  'chool-9 seen-8 to-7;hasnt8 done-10 started-7;hate myself10;have #-7 an-5 another-9 any-6 anything4 been9 cash-10' +
  ' for-5 it-6 muay-6 my6 never-5 nothing7 on-3 the3 they-11 whatsapp-8;havent3 eaten9 got-8 seen-12;having10 a12;h' +
  'ayi-9;he11 a-9 answers4 blocks9 broke6 burnt9 calls9 can-10 checks13 come-7 comes8 controls9 counts9 did9 do-8 d' +
  'rinks8 drives8 forced10 found13 gets11 go-8 goes9 has4 have-9 hit4 joins-8 keeps5 killed10 know-9 knows8 learn-9' +
  ' leaves7 likes9 locked7 made8 need-10 needs-9 old-7 parks9 pay-8 punched10 ran-11 reads11 said6 says9 showed-9 s' +
  'hows12 start-5 takes8 teach-9 there-7 took10 train-8 trains-8 turned-7 use-7 wait-9 was6 will8;head guy-9 in7 in' +
  'structor-7 start-9;headgear-8;headguard-12;headlock-7;headscarf-8 on-9;healthy-6;hear12 the8;hearing8 aid-10;hea' +
  'rt2 attack8;heavy-9 guy-8;hebrew-7;hed6;hek11;held5 a5;hell12 is-8;hello is10;hellopeter-7;help11 choosing-10 fo' +
  'r-10 he7 him-13 me-6 my11 out-8 such-8 the-9 with-6;helped-9;helper6;helping-10;her7 arms7 bangles-8 boyfriend9 ' +
  'brother-11 ex8 face11 in9 name-11 names-9 own-6 phone13 room8 stepdad8 this7 to7 with9;here4 anymore9 are-8 i-9 ' +
  'in-10;hernia-8;hes13 #-12 been8 going5 got6 kicking10 on9 only8 still7 the-9;het3 al7 betaal-7 ek-9 hulle-12 jul' +
  'le-4 my8;hey guys-5 there-5;hi coach-6 how6 im-9 what7;hide13;hides behind-14;hiding12 in8;hier12 wees6;high-8 b' +
  'lood-12;hijacked12;hijacking-7;him5 and6 at-8 because-5 he2 its9 knowing11 names-11 out-12 up-9 when5 with12;him' +
  'self6 on8;hire-5;his4 age-7 birthday-10 brother-10 class-10 dad1 face10 flat7 friend9 gloves-12 gun8 hand13 less' +
  'on-10 lunch-10 name-11 number-9 pants11 school-9 sister-12 wife9;hit4 a-14 each-7 first-11 in-5 like-10 me7 my10' +
  ' pads-10 someone-7;hits13 back-10 me16 my12 others-6 the-11 us10;hitting4 a-8;hle14;hlp12;ho5 ithuta-11 ngodisa-' +
  '8 rekela-6 shwa9 tla-12 tseba-9;hoe maak-9;hoeveel-9;hold4;holiday-6;holidays-6;holster-7;hom-6;home4 affairs-11' +
  ' after-5 all-14 alone-8 at-9 crying-8 do-7 from3 page-6 with-6 without-9;homepage-8;homework-8;hoodie-7;hoodies-' +
  '10;hook-14;hooked-11;hope9 for-11 the11;hoping-9;hoseng-12;hosepipe10;hospital3 and-11;hostage-12;hour ago12 of-' +
  '6 to-11;hours because-13 pls-8;house12 because-15 for-10 is-9 so-10 want-8 with7;how-3 about-10 can-6 does-5 els' +
  'e-7 i-6 is-5 long-4 many-4 safe-7 to-4;howzit-8;huis6 toe6;hulle11 het8 is8 se8;hung-8;hungry-9;hurt4 a-15 in-7 ' +
  'me11 my5 people-10 the7 to7 you-13;hurting13 my8;husband6 and-9 beats7 bought-11 died8 gets10 hit12 is4 must-7 m' +
  'y-10 off-8 thinks-11 wants-7 who-7 will-10;husbands7 brother9 gun-11 pistol-7;hv-6;hw-7;hy12 dreig8 het12 in-10 ' +
  'is-9 kyk7 my11;hypertension-10;i1 address-10 am3 are-9 beat-10 bleed8 bought-7 box-8 break-13 call-13 can4 cant4' +
  ' carry-7 chose-7 cry7 cut6 didnt9 discount-6 do5 dont6 drink-8 drop-5 drove-8 email-7 end-7 feel10 found-5 freez' +
  'e-5 going-4 got3 had3 have2 hear8 hide9 hurt-13 in-10 just6 keep6 know7 leave-3 left-8 legally-10 lock2 locked-9' +
  ' look-6 lost-10 love-14 made-9 met9 miss-10 must9 need3 open-7 pick-4 promised-8 put-4 ran10 schedule-7 scratch1' +
  '0 self8 share-9 shout-7 shouted-9 shower-7 slap-10 sleep8 stopped6 sue-7 survive-5 swallowed6 take-3 talk6 teach' +
  '11 testify8 think2 told9 took7 train-3 trial-10 trust-9 type-9 use-5 video-8 wake-9 walk-5 was7 watch-8 will-3 w' +
  'ish10 wont7 work-7;ibhande-11;ibhokisi-11;iboxing-13;ice-11;iclass-9;id and9 be-9 number-7;idiot-9;idolo-9;ieman' +
  'd10 in7 my-11;iets aan-8 vir-9;if4 her-8 i5 it-4 its6 my-6 something-5 there-8 theres-12 you3 your11;ifoni10;ifu' +
  'na-10;ignore-9;ignored-10;ihlaya-8;ikhona-4 i-5;ikhosi-8;ikilasi-13;ill-5;im3 an-8 at-6 away-7 back-6 being13 bl' +
  'eeding10 busy-7 coming-6 finished-5 from-9 gone11 home8 hooked-7 in3 just-6 late-10 locked6 looking-7 moving-7 n' +
  'ew-7 next13 no-7 not7 off-8 ok9 only-6 outside-8 ready-8 scared10 sick10 sitting10 sleeping10 so6 typing6 up-8 v' +
  'ery9 walking8;imininingwane-10;iminyaka-7;imoto7 yami-9;impilo9;impossible-8;in again-8 an7 by-7 case5 centurion' +
  '-8 class-6 court-6 danger13 die3 durban-8 every9 for-3 gevaar9 god-7 graad-10 hospital7 house-11 how6 im-9 it3 k' +
  'arate-13 laws5 matric-12 may-5 meetings-13 my5 october-6 person-7 plaster-2 sa-7 school-7 sparring-11 the3 them-' +
  '11 there-6 training-7 trouble11 week-9 wheelchairs-6 zulu-6;ina-6 #-6;inappropriate-6;incident-11;included-6 for' +
  '-7;increase-10;incwadi-8;indawo5;indemnity-8;indoda17;industry-8;ine-11;ineminyaka-12;info-7;ingajoyina-9;ingane' +
  '9 yami5;inhaler-8;inini-7;initiation and12;injured-10;injuries-7;injury-8;inligting-9;inombolo-11;inside7 with8;' +
  'instagram-6;instructors-5;insurance if-10;intake-8;inteken-9;interest-8;interested-6;internet-13;internship-6;in' +
  'timidated-14;into a6 our10;intro-7;introduce-9;introductory-5 lesson-7;introvert-7;invoice-8;inyanga-13;ipasipot' +
  'i13;iphephile-8;iphone-7;iron11;is #-4 afraid-12 al-14 almal-9 an-5 asking-10 asleep12 baie-7 bang10 banging7 be' +
  'aten13 beating10 behind-7 being7 better5 bjj-6 bleeding13 boxing-8 choking10 class-5 coach-12 coming9 daar-8 dar' +
  'k7 dead-9 die-6 everyone-6 following9 for7 going6 gone8 good-6 he-8 hurting10 hy-9 iemand7 ill-8 impossible-6 in' +
  '3 it-4 keen-7 krav-3 learning-11 missing8 my-5 n-10 nearly-4 nervous-6 new-9 next12 off3 one-6 only-9 parking-7 ' +
  'pregnant-12 quiet-8 rosebank-8 sandton-6 scared-8 she-7 shy-8 sick-9 skaam-11 something-9 stalking11 standing8 s' +
  'till2 strong-8 stuck-7 stukkend-8 tall-4 teaching-9 ten-5 there-3 this-3 threatening9 training-7 twee-9 unconsci' +
  'ous10 verkrag10 very-10 waiting9 watching-7 way-6 weg8 worried-10 your-3 yours-10;isaphulelo-9;isibhamu-10;isiph' +
  'andla-8;isipho-10;isnt6;isoka9 lami9;it again7 all7 an-7 at-6 been-11 bleeds10 broken-8 but5 by-8 come-10 doesnt' +
  '5 end-7 fine-8 free-10 from-9 go-7 good-9 happened13 happens15 he12 help-12 here-6 hurt6 i10 if-11 is3 like-6 mu' +
  'rder-9 now-5 ok5 over-7 packed-5 rough-7 safe-10 says-14 stop12 the-9 to4 together-11 up-7 wants-9 was8 when7 wo' +
  'nt-13;item-6;ithi10;ithuta-1;its3 #6 all-9 annoying-6 dark-9 for-3 free-9 going10 good-13 just-12 my9 the5 too-1' +
  '0;itse8;ive always-11 just-6 left-11 only-11 written8;izingane-8;izinsuku7;izinto-9;izolo11;jaar-11;jab-8;jacket' +
  '-6;jang-10;jare-8;jewelry-7;jik10;jits-5;jitsu-5;jiu-4 jitsu-4;jiujitsu-7;jk-8;job and-6;joburg-5 is-6;join-4 ca' +
  'n-9 how-6 i-7 or9;joined-13;joins-7;judges-8;judo-9;juffrou9;jujitsu-7;julle-5 die-9 het-11 in-11 met-10 oop-7 w' +
  'at-12;jump5 in-7;jumped14 by9;june-8;just3 checking-5 for-7 got7 guys-7 had-11 looking-7 me-11 need6 now5 show-7' +
  ' sit-6 started-8 the-7 took11 turned-11 us-9 wanted13;k-7;ka2 kgwedi-8 o-6 order-7;kabili-9;kakhulu6 yini-9;kaku' +
  'bi10;kali-7;kamakhelwane8;kamer11;kan-3 hy-13 julle-11 nie8 sy-10;kanjani-8;kar8;karate-3 kid-9;ke6 bokae-3 kots' +
  'ing9 mang-8 sa12 tla-8;keen-9 on-5;keep2 a-12 an-8 me-8 missing-7 the8 thinking10 up-9;keeping him-11;keeps10 go' +
  'ing-13 kicking-12 me-9 my9 telling-13 throwing-10 touching9;kept me-10;kerb-8;key6;keys and8 during-11 in-13;kgo' +
  'tsa-10;khona6;khoso-9;kick-6;kickboxing-8;kicked10 me7;kicking-6 the10;kicks and-10 me-10 the7;kid broke-10 he-1' +
  '1 hes-9 is-10;kiddies-6;kidnapped15;kids and8 at-7 group-8 if10 is-6 learn-6 names11 need-9 on-8 one-7 party-6 r' +
  'eally-6 say-10 school9 sparring-9 that7;kidz-6;kill7 him8 myself11;killed3 my8 us-9;killer-7;killing me-6;kind h' +
  'et-9 of-5;kinda9;kindergarten-10;kinders se-10;kini-7;kit-6;kitchen2;kla-7;klapped7;klas-5;klasse-1 vir-5;klim-1' +
  '0;knee-6;kneel8;knie-15;knife3 attack-12 class-7 defence-7 do-9 fighting-5 to7;knock-8;knocks my-7;know a-6 anyo' +
  'ne-12 anything-11 how5 it-10 that-9 their-9 they-11 where10 who4;knowing10;knows5 my4 nothing-9 where14;koets-10' +
  ';kom julle-10 kyk-7 skiet-9;koop-7;kopa thuso10;korting-6;kotsing9;krav-6 different-8 help-11 i-6 is-9 maga-2 on' +
  '-5 so-8 to-5;kravmaga-7;ku-8;kuba10;kufanele-8;kukho iklasi-10;kukhona10 yini-11;kumele-8;kungenzeka-10;kuni-11;' +
  'kunomuntu9;kuphela-6;kuphi-9;kuphila12;kuqala-8;kusukela11;kwa9;kwaye13;kwe-10;kwi3;kwiklasi-11;l-8;l#-6;la-13;l' +
  'aaitie-6 he-4;laaities-8;laat-3 my7 weet-9;label-9;ladies class5 night-8;lady and-6 coach-7 on-15;lag-9;lami14;l' +
  'andlord13;landmark-7;lapho-9;laptop-5;large8;last2 dojo-8 gym-8 month-5 night11 nights-9 nite7 place-7 term-9 ti' +
  'me8 year-4;late again-12 class-6 tonight-8;lately-12;later-4;laugh-2 at-11;laughing-12;laughs8;laughter-17;law-3' +
  ' if-8 is-12 wants-6;laws5;lawyer-9;lazy-10;le dilemo-11 ka-13 kae-8 letsatsi9 ruta-6 yena-8;league-9;learn at-8 ' +
  'cpr-8 so9 something-11 this-10 to3 what-9;learned-11;learns-9;learnt-7;leave2 he10 her8 him10 whenever-5;leaves5' +
  ';leaving my-8;leboga-9;leboha-7;leer-7 julle-1;left3 arm7 handed-6 his-8 it-8 with10;leg-6 day-10;legal in-10 to' +
  '-8;legend-11;legit-9;lekker-8;lend-6;les-5;lesson-5;lessons-4 do-10 how-8;let4 her8 us7 you-8;letsatsi le5;lette' +
  'r from-11;letters9;letting-11;level-7;levels-6;lewe8 nie8;liability-6;liable-8;liam-9;library-8;licence-5;licens' +
  'e-6;lidmaatskap-10;lie9;life4 away-8 policy10;lift my-11;lifts7;lights-4;like gloves-8 hitting-10 in-6 it-10 on-' +
  '5 this6 to-5;liked-7 it-6;likes soccer-12;likhona6 ikilasi-7;line4 for-6;link-7;lip6;lips8;listen-12;listens-8;l' +
  'ittle brother6 one-5;live4 alone-4 anymore9 next-12 on-11;lives alone-10 far-7;living4;lo-10 ka-8;load-8;loadshe' +
  'dding-9;loan7;lobola9;location and10;lock away-5 in-10 my10;locked8 in7 me11 out-15 the7 us6;locker room-9;locks' +
  ' me12 the8;log-6 in-5;logging-9;login-8;logo-6 on-4;lokuqala-9;lol-2 anyway7;lona-9 ke-7;london-7;long before-7 ' +
  'hair-10 has-7 sleeves7 until-2;loo-5;look stupid-14 up-6;looking for3 stupid-9 to-12;looks after-8;lose my-6 tho' +
  'se-9;loses6;losing6 my9;lost in-7 interest-9;loud too-9;love it-7;loves rugby-9;lower-7;luck-6;lucky8;lugversorg' +
  'ing-5;lunch hour-6;lyfwag-7;lying12;lyk-10;ma is-11;maak7 nie-13;mace-5;machine-7;mad to-9;madam7 gives-8;made3 ' +
  'a6 for-7;mag-7 nie12;maga-3;mails-10;main-7;make a-8 friends-11 him5 it3 my-6 somebody-13 up-5;makes5 me8;makeup' +
  '11;malini-2;malome11;mama11;mamma10;man8 het11 i7 in11 who7;manager i-7 please-6;mang-9;manje15;mans11;manual-9;' +
  'many of-9 options-7 panados9 people-7;maobane3;march so-11;marketing-9;marks16 off9 on9;marriage in-6;martial-6;' +
  'mashonisa8;massage place7;mat-6;maternity-10;matrics9;mats-5;matte-9;may-6 can-9 he-8 i-6 she-9;me5 about-9 afte' +
  'r6 and4 anymore11 anything-10 are7 ask-15 because9 book-10 by8 can-7 check-10 choose-8 dead10 decide-7 down8 eve' +
  'rything-9 feel-13 go11 he13 her12 home10 i-5 its-11 join-12 kneel7 leave9 legally-8 like-11 my-6 not10 on5 out5 ' +
  'outside7 over12 see12 since9 talk-12 the-6 there-10 theres-9 think-12 till4 time-7 today9 up5 ur-8 want-9 when7 ' +
  'which-11 with4 your-8;mean girls-11 i-7;meat-10;medical-5 course-4 scheme-5;medicine-7;medium-11;meer8 hier6 lew' +
  'e8;meet me-7;meeting-6;mekaar-12;member already-7;members-5;membership-6 i-8 please-7 yami-10;men6 hit-9;mens pr' +
  'aat-6 wees-6;mentioned-10;menu-10;messages9;met5 iemand-8 my-8 on11;metal-12;meter-10;metro-10 cop-10;midday-7;m' +
  'idrand-8;might10 i-11;military-11;min ago10;mina9;mind i-12 if7;minder-9;mine6 do-12;mis11;miss me8;missed #-11;' +
  'misses-9 it-7;missing8 a-11 since8;mistake-11;mixed-5;mma in-12;mme11;mmele-14;modelling9;module-7;moenie8;moet ' +
  'die-10;molweni-11;mom can-7 he-7 of-5 said-12 wants-6 wont8;moment so-10;moms boyfriend9;monday class-6 is-13;mo' +
  'ndays-5;money at-11 but-8 down-7 for-8;monitor9;monna11;month-3 and-9 can-5 or-6 what-9;months is-9 or-7;moo-14;' +
  'more energy-6 how-9 men-8 what-9;morning class-8 do-10 so-12;mornings-7 while-8;mother6 i7 is-8;mothers9;motlaka' +
  'se-12;mourning-9;mouth guard-6 guards-4;mouthguard-9;move it-7 me-8 up-5;moved house-8;movie-7;moving to-8;mpeth' +
  'a8;mpolaya10;much bigger12 for-2 is6 longer11 notice-8;mugged7 at7;murder if-9;murdered-11;muscle-14;music-10;mu' +
  'st-2 come-10 he-5 hit-12 i-3 my-8 sleep5 stay-7 study-7 take-8 they-11 we-7;my1 #3 #yr3 account-8 ankle-6 arm6 a' +
  's12 back-4 bakkie-8 bank5 bed9 bf9 birthday-7 bookings-5 boy-4 boyfriends4 boys-9 brother3 brothers14 building7 ' +
  'calendar-6 camera11 carer9 cash-10 classes-7 clothes9 coach11 complex10 dad3 dads6 date7 daughters7 debit-8 deta' +
  'ils-5 deur7 diary-11 doctor-8 doodmaak7 door7 drink10 earrings-8 ears-5 eie-9 eks10 en6 ex4 eye13 eyes7 family7 ' +
  'father5 fault11 fiance8 finger-8 fingerprint-9 firearm-10 first-5 flat9 foon2 free-5 friend5 friends10 gate8 glo' +
  'ck-8 gordel-10 gps-5 grandad-8 granny8 gun-5 hand7 head13 headscarf-9 helper7 hours-6 hubby-5 huis11 husbands5 i' +
  'n9 kamer8 kids4 laaitie-6 landlord8 left7 lesson-9 location11 locker8 login-7 lunch-8 man3 manager14 maths-10 me' +
  'mbership-1 mind5 mis7 money-7 mothers10 motorbike-10 n-10 neck6 nephew4 nie12 niece4 notice-6 nudes10 office-6 o' +
  'ptions-7 order-9 pa5 package-5 papers9 parcel-6 parents9 partner12 passport11 pension7 pills9 plan-11 pocket-9 q' +
  'uestion-8 refund-7 ribs8 room12 roommate9 school12 second-8 sessions-10 shack9 shy-7 size-8 sleep-10 spot-7 stat' +
  'ement-9 stepdad7 stepfather9 stiefpa9 street11 student11 taster-6 teacher1 technique-8 tenants10 test-6 things-8' +
  ' tongue10 tracking-9 trainer-11 trial-7 twenties-9 uber-8 uncle6 voucher-7 water-6 way-2 weer8 work6 wrists9;mys' +
  'elf10 again9 against-7 but-11 out-10 when-8 with-7;n eie-8 man8;na-3 ho-10 julle-12;nah-7;nail-8;nako ya-7;names' +
  ' of-8;nasty-11 to-10;nationals-5;naweek-6;nceda13;ndidlwengulwe15;ndifuna6 i-8 ukuthenga-8 umsebenzi-8;ndihamba1' +
  '0;ndihlawule-9;ndilibele-7;ndincede15;ndingeza-8;ndinxibe-7 ntoni-7;ndixelele-7;ndiyopha12;ndiyoyika12;ndiza-11;' +
  'ndoyika15;near3 me-8 the-5 u-9 you5;nearest-7;nearly-12 #-6;neck7;necklace-8;nee-9;need gloves-9 help8 my-5 some' +
  'one-12 somewhere8 the-8 work-6 your-10;needs-6 shoes-7;neighbour and11;neighbours8;nephew3 cant-8 did-9 has9 he-' +
  '15 hes-12 is-8 wants-12;nervous-13;never been-12 came-8 done-8 held-12 hits-9 said-7 thrown-6 told11 trained-8;n' +
  'ew-2 baby-12 belt-5 here-10 phone-9 school-9;next belt-11 class-8 door2 one-9 room7 time8 to7;ngabani-9;ngabanye' +
  '-12;ngabe kukhona-13;ngani-15;ngaphandle13;nge-10;ngenyanga-9;ngesibhamu10;ngicela7 i-9 ningishayele-9 umsebenzi' +
  '-10;ngidinga-10;ngidlwenguliwe13;ngifika-7;ngifuna3 ukuba-7 ukubhalisa-10 ukujoyina-5 ukuzibulala9 ukwazi-6 umse' +
  'benzi-6;ngikhathele10 impilo9;ngilimele9;ngingaza-10;ngingeza-9;ngisengozini13;ngiyabonga kakhulu-10;ngiyesaba16' +
  ';ngoba10;ngodisa-8;ngoku16;ngokubhalisa-12;ngokuzithemba-9;ngolwesihlanu8;ngubani-10;ngumzukulwana9;ngwana o6 wa' +
  'ka-11;nice to11;nie4 asem9 die-13 maar-10 meer10 n-10 tevrede-9;niece4 is10 she-11 shes-12;niemand sal7;night4 a' +
  'nd5 can-9 did-9 not10 the-15 there-6 which-15 with10;nikuphi-8;nina-7;ninayo-6 na-9;ninazo-7;nine what-10;ningis' +
  'hayele-9;nini i-9;ninja-6;niphi-7;nite9 and6 class-11;nivala nini-10;nivula nini-9;nivulile-11;niyafundisa-11;ni' +
  'yakufundisa-11;niyavula-7;njalo9;nka-11;nkotla9;nna-12;no answer-9 but5 class-7 confidence-7 confirmation-7 glov' +
  'es-8 he-12 i-11 kids-7 lift-6 more-8 not-8 partner-10 photos-10 pictures-8 problem-7 reason10 reply-10 she-7 sho' +
  'ws-6 sign-7 time-8;nobody8 answers-11 asks9 at-9 believes9 came-8 else-9 has-11 will11 would10;nog nie-9 nooit-1' +
  '0;nogi-6;nommer-8;nomntu-8;noob-7;noodhulp-7;nooit-11;noon-8;not5 allowed10 an-11 attend-7 be-5 breathing11 comi' +
  'ng-12 coping10 exactly-10 fit-10 for-8 found-8 from-9 give9 good-9 helping-8 hitting10 interested-7 into-10 keen' +
  '-8 knowing-10 like-11 me-11 moving10 ok8 safe14 strong-7 that-11 to9 training-9 what-8 work-9 working-9 yet-6;no' +
  'te that8;nothing about-10 can-10 else-6 happened-9 with-5;nou7 oop-8;november-6;now4 and-2 he5 hes8 his6 my-1 no' +
  'w6 she11 theres10 they11 want-8;nowhere8 to9;nr-8;ntate8;nthuse8;ntoni5 xa-11;ntse-10;nudes11;numb9;number he10 ' +
  'is-6 keeps-10 of-8 please-7 so-10;nurse2;nurses-6;nursing-7;nwele12;nyaope13;o14 a13 clock-8 na-6 nkotla8 tla8;o' +
  'bserve-6;october-6;oefen-6;of all-8 blood-12 boys-11 breath-8 class-7 contact-7 everyone-4 everything-11 falling' +
  '-14 getting-12 guns-13 him10 kan-11 kids-5 krav-6 laughter-7 looking-9 me4 my4 myself-9 next-8 one-9 place-9 som' +
  'e-11 sparring-10 thing-9 this-11 trouble-6 varsity-4 war-11 you-7 yours-7;off at-5 before6 class-4 for-5 over-9 ' +
  'someone-9 twice-11 work-6;offer-3;office around-8 is-6;ok-3 to7;okokuqala-10;old at-6 boy-6 enough-8 is-6 job7 m' +
  'an9;oldest-7;om n-7;on about-11 and-5 bail9 coffee-10 facebook-9 fine-10 gbv-11 hold-9 holiday-3 its-9 nyaope10 ' +
  'purpose9 roblox9 screen-6 standard-7 standby-7 telegram14 that-10 thursdays-4 tonight-9 tuesdays-5 us6 wednesday' +
  '-6 weekends-5 with-10 your-4;once off-5 the-8;one arm-9 can-9 class-6 coach-5 gets-10 go-8 guy-11 i6 lessons-8 o' +
  'f3 on-5 shes-6 step-10 to-8 who7 will7;onfiks-12;only because10 do-7 for-4 girl-10 has-10 lady-8 make-10 my-5 my' +
  'self-8 session-9 so-9 time9 to-8 train-6 type8 us-9;ons4 gaan-7;ook-9;oom11;oorgewig-9 en-8;opdaag-8;open again-' +
  '8 at-6 right-9 today-6 when-11;opening-8;operated-7;operating-7;opinion-7;option-7;optional-7;options-7;or-4 all' +
  '-8 did-5 else11 is-4 my11 out-9 outside-9 sir-7 they13;order-4 from-7 how-6 status-7 to-7 went-7 ya-7 yami-10;or' +
  'dered-7;orders-8;ordinary-7;other-5 boys-12 children-7 guys7 side9 way-7;others-10;otp-7;ouens-11;ouers-7;ouma7;' +
  'oupa6;our2 boy-14 house4 school5 secret11;out3 again-9 at11 cold-10 early-9 im14 its-11 today-9 who-6;outage-6;o' +
  'utside6 my12 while-5;outsiders-5;outstanding-9;over #s-9 me4;overdosed18;overnight-8;overweight-9;own a-7 eyes-1' +
  '2 firearm-6 gi-16 gloves-7 gun-8 session-5 son10 team-13;owner-4;owners11;pa7 het9;pace-8;pacemaker-9;package-8;' +
  'packages-8;packaging-6;pads-3 for-6;page-8;paid already-10 for-11;pakket-11;panados9;panic3 attack9;pap-11;paper' +
  '-7;papers8 do-6;paperwork-7;parcel-8;parcels-9;parents are11 get-6 want-8 wont-11;park my-8;parkade10;parked-6 a' +
  'cross9;parking-3 and-10 for-11 lot7 safe-8 there-12;parks11;part-6;partner and-9 with-9;partners-6;party-5 i7;pa' +
  'ss on-6;passage8;passed away-11 out10;passenger-5;passport6 photos-8;password-9;past it-10;pastor12;patient with' +
  '-8;pause-7;pay as-6 at-11 from-9 now-6 this-11 to-6 while-4;payfast-9;payflex-6;payment-4 went-8;payments-7;pays' +
  ' for-10;pdf-6;pe-13;pele-8;pending-7;pension8 is-11;pensioner of-8;people go-8 talk-10;per-4 visit-7 week-7;perm' +
  'ission from-9;person and-11 im11 is10;personal-5;petrol7;phambi7;phase-11;phi imoto-9;phone3 and7 im6 in-9 is7 m' +
  'e-7 my11 number-9 snatched-8 to-7 with-11;phoned6 me-8;phones2;photo9;photos and11;pick-6;picked-10 on-8;picking' +
  ' up7;pickup-7;piercing-10;pille11;pillow7;pills15 in7;pitch-7;place for-2 is4 last-14 tonight10;plan and8;planet' +
  '-5 fitness-5;planning to10;plates10;play-14;playground-10;plays cricket-9 hockey-10;please contact-8 do-9 dont12' +
  ' he8 may-6 my-12 no-6 send3 stop-8 take-9 tell-7 what9;plek vir9;pls cancel8;plug-8;plumber-7;pm-6;point9 of9;po' +
  'ints-8;poison8;police12 and-13 cleared-8 discount-8 number8 sent5 to-12;policeman7;pool6;pop-9;popia-8;popping-1' +
  '1;portal-8;possible-6;posted3;potatoes-13;power-6 cut-7;practise-7;pram-7 next-6;prasa-7;prayer-8;prefer-10;pref' +
  'ers-10;pregnant7 #-8 can-9;premium-7;prepared-11;present-7 for-6;president-8;pretending10;prevention-6 talk-10;p' +
  'rice-3 list-9;pricing-8;principal-8;print-7;prisha-8;privacy-9;private class-7 lesson-5 lessons6 on-12;privately' +
  '-7;privates-6;pro-7;process-7;processing-9;products-7;proefklas-11;prof11;professional-7;program-9;programme-5;p' +
  'roject-6;promised a-13;promo-9;promotion-7;protect herself-10 my-11 myself-14;protecting-12;protection fee10 ord' +
  'er11;protectors-9;protein shakes-6;protest-10;pulled6;pulls a-8;punch-10;pupil10;pupils-8;purpose8;push-7 ups-9;' +
  'pushed8 around-8 me10;pushes5 me7;pushups-12;put a8 his12 in-5 my-5 on-10 something6 under-5;puts13 his7;quarter' +
  '-10;question but-4;quick8 session-8;quickest7;quiet11;quote-7;r# or9;rails-7;rain-7;raining-8;ramp-8;ran4;rand a' +
  '-9;randburg and-12;random11 but10;range-7;rank3 close-12 is-7 to-12;rape18 prevention-6;raped20 last7;rat poison' +
  '8;rata-10;rate-6;rates-6;rather be9 keep-11 see-8 talk-8 train-4;rattan-8;reads my9;ready to8;real life-8;really' +
  ' dont-11 fight-6;reason10 to9;receipt-6;receive-13;received-10;receptionist-5;recognised-8;recommended-7 you-7;r' +
  'ecord-10;recording-6;reduction-7;ref-9;refund if11;refunds8;refused8;refuses to-9;reg so-11;register-8;rehab-5;r' +
  'ekela-6;rekening-12;relationship11;release-14;relocating-8;remember me-8;remote-8;remove my-9;renewal-7;rent6 ou' +
  't-5;reply on7 to-8;report a-4;res6;reserved-8;residents-6;resign-10;restraint-5;retired-7;return-6;review-9;ribs' +
  '12;rice7;right now5;ring-5;rinse-7 off-6;risky-11;river9;road7;robala9;robbed at7;robbers7;robbery scenarios-7;r' +
  'obbing9;roblox9;rock-9;rocky-7;role-11;roll-7;rolling-12;rolstoel-9;roof8;room4 and10 at10 can-8 for-8 full-12 w' +
  'here-7;roommate7;rooms-7;rooster-8;roster-7;round lol-5 the-4;row11;rude-7 to-7;rugby-6;rules for-8;run over-7;r' +
  'unning-6;ruta-10;sa to-7;saam-14;safe4 for-4 here10 there-6 walking-11 with-7;said6 get11 he6 if6 it8 monday-9 n' +
  'ext6 ok-12 sorry7 theyll9 you-8;sal my9;salary of-7;sales-8 guy-7;salon8;salsa-18;sambo-7;same age-10 class-6 ti' +
  'me-9 with-6;samsung-8;sandton for-6 is-8 police-6 safe-8;santa-7;sassa card9;saterdae-8;saturday class-11;saturd' +
  'ays-6;sauna-7;save me8 up-6;saw it6 somebody-6;say5 i8 that-12 they10 when-13 why8 yes-11;saying11;says7 bjj-11 ' +
  'he7 hell9 hes9 i5 if11 nothing-10 she9 shell5 shes12 there-8;sca-10;scale-8;scan-8;scared8 she-9 to7;scares6 me6' +
  ';scenario-16;scenarios-8;sceptic-6;sched-7;schedule-6;scheme-7;school any-10 gate5 go-10 is-7 on-6 run-11 till-7' +
  ';science-7;score-10;scratched-11;scream6;screaming15;screams8;screen-10;screwdriver6;screws-8 in-8;se8 as8 ek3;s' +
  'econd child-5 floor10 time7;secret game8 head-9;secure-7;see all-5 everything-12 his-8 me-5 what-6 you-8;seeing2' +
  ';seen5 from10 it-7 too-8;self1 defence-4 harm11 protection-6;selfmoord16;selfverdediging-9;selfvertroue-14;sell-' +
  '3;sells10;seminar-7;seminars-6;send3 help11 it-9 my-5 police11 to-12;sending-6;sends13 me5;sent7 us-8;sertifikaa' +
  't-11;service-6;services-8;sesh-7;session-6 i-8 is-6;sessions-5;seun3 van-8 wil-11;seven-8 and-9;seventeen-11;sev' +
  'enty-13;sex9;shack10;shadow-8 boxing-6;shaking13;shame-3;shampoo-9;share-6;sharp-8;sharpen-8;she4 be-5 cuts7 go-' +
  '8 join-4 just-11 left9 lets-9 passed10 plays-7 says9 took8 train-10 trains-12;shebella-8;shed-10;shedding-7;shee' +
  't-7;shelter7;shes fine-9;shift that-5;shipping-6;shirts-8;shook7;shoot his10 someone-12 up9;shooting course-5 in' +
  '10;shoots6;shop in-7 link-6 that-8;shops7;shorts-7;shot9 bru-10 my7;shots7 fired8;should ask-15 do-8 have-10 i-5' +
  ';shoulders-8;shouted and-9;shouting at-8;show how-5;showed me8;shower is-10;shows3;shut up-9;shuttle-7;shwa9;shy' +
  '-8 boy-4;sicela7 i8;side control-8 of5;siek-8;sien7 nie10;sign-3 anything-9 for-7 in-7 me-9;signed-4 up-6;signin' +
  'g8;signs for-9;sijima-7;since7 he9 i-9 she4 the7;single asking-9;sink9;sipho-7;sis10;sister7 at-9 has7 in3 is-12' +
  ' wants-8;sit still-9 there-5;site are-6;sits7;sitting9 with6;six-5;sixteen-8;sixties-10;skakel-8;skiet7;skietkur' +
  'sus-7;skills-7;skip-8 me-9;skipping-8;skoon-3;skryf n-10;slaan14 my15;slaap7;slammed9;slap8;slapped8 me8;slaps7 ' +
  'me9 my8;slaughtered-8;sleep11 after-11 in6 with14;sleeping15 in10;sleeps early-10;sleepy9;sleeves10 in9;slept8 t' +
  'hrough-13;slipped-11;slot-5;slots-6;smacked-9;small girl-9 group-6 print-9;smashed-7;smell-14 out-9;smelling-10;' +
  'smiles12;smoking-15;snacks-7;snap-10;snapscan-7;sny14;so2 could-8 far-5 id-7 ill-8 im-9 is-10 its14 no-11 nobody' +
  '7 on-7 only-10 scared11 seer-12 sore-10 theres-15 tired12 what-6 where-9 young-13;soap-10;social-12;socks-7;soek' +
  ' julle-5 my12 n-13;soft-8;solar-7;sold out-10;soldiers-6;some boxing-9;somebody5 else-6 is9;someone8 call-9 come' +
  '-9 comes-8 first-8 grabs-12 has8 is13 left-10 on-9 parked-10 scratched-8 there-9 told-8 tried9 was-7 who6 with-9' +
  ';something about-11 active-12 at-8 came-8 do-8 happened7 happens-6 if-7 in5 new-6 off-10 on-6 to-11;somewhere sa' +
  'fe7 to-5;son asks-11 cant-10 did-8 has-7 hes-8 i-9 in8 is-8 keeps-9 not-9 will-7 with9;sons class5 gi-12;soos-11' +
  ';sore neck-8;sorry for11;sorted it-10;soul-10;space for-8;spam-8;span-7;spar-10;sparring-6 is-8 round-5;speak2;s' +
  'peaking-12;speaks-9;special-5;specials-8;speed-7;speel-10;spoke to-10;sponsor-6 our-5;sport-7 i-6;sports-7;sport' +
  'y-9;spot-7;spray in-11 on-7 use-5;squad-10;square-6;squash-7;squat-7;squats-9;staan13;stab9 me11 someone-10;stab' +
  'bed15 me7;stage-7 #-7;stairs at-9;stalker13;stalking8;stamina-7;stamp hom-10;stand in-8 up-8;standard-5;standby-' +
  '7;standing6 on6;stands11;staring-6;start-3 without-6;started yet-7;status5;stay and-6 home-8 in-9 late9;steam-7;' +
  'steep-8;stent-7;step-6;stepdad10;stepfather12;stepped-8 on-11;steps-6;stick-4;stiefpa9;stiff-8;still be4 catch-6' +
  ' for-9 going-9 in-7 not-11 on-6 pay-10 says-9 the-11;stoep8;stole my-9;stolen-11;stones9 at9;stop4 and7 being-12' +
  ' bleeding-13 for-10 him9 my-4 sending-10 someone-8 talking-9 with10;stopped last-9;storeroom9;storm-7 logo-3;str' +
  'ange8;stranger danger-10;strangers can-8;strangle-9;strangled7 me11;stream-8;street or-7;strike-5;stripe-8;strip' +
  'es-8;stroke and-8;strong-7 enough9;stronger-9;stuck-5 on-6;student-4 of-8;studies-12;study-5;stukkend-14;stupid3' +
  ' in-9 question-4;stutter-8;stuur9;styl-11;style-6;styles-8;subscription-8;suck-8;sue-10;suicidal18;suicide15 dri' +
  'lls-8;suit-6 me-9;suitable-8 for-6;sum#13;sun-9;sunday2;sunglasses10;sure of-12 which-9;surely-7;surgery-8;surna' +
  'me of-8;surprise-10;survivors2;suspended-7;swallowed14 a11;swap-6;swears-9;sweating and9;sweaty-8;sweet8;swellin' +
  'g10;swim-9;swimming pool-10;swims-11;swing-11;swings-11;switch-9;switched-8;swore at-8;sy8;system-6;t shirt-8;ta' +
  'blets10 is-12;tactical-5;taekwondo-7 for-4;tag-9 me-8;tai-10;take a-6 blood-9 girls-9 his-10 long7 out-8 over-10' +
  ' photos-6 them-7;takedowns-11;takes my9 over-9;takkies-9;talk for-8 he9 to7;talking about-12;tall-8 guy-7;tap-11' +
  ';tapped-14;target-11;taster-7;taught to-7;tavern10;taxi6 from-8 rank8 strike-8;te begin-9 gaan8 oud-12;teach-3 c' +
  'hildren-8 her-11 it-7 something-11 this-8 you-6;teacher on-8 one9 says-9 to-5;teaches the-5;teaching-7;team at-7' +
  ';teams-7;tear-8;tease-11;teased-9;technique-7;teen die10;teenager-7;tell anyone10 my-5 us-7;telling9 me6;tells5 ' +
  'me8;temp-7;temporary-8;ten days-10 years-13;tenants10;term-5;terrible-9;terrified10;terug-9;terwyl-9;test-7 sess' +
  'ion-6;tested-8;testify8;testosterone-6;tevrede-9;texted9;thabo-6;than i8 me-11;that does7 doesnt5 he6 help-10 im' +
  '-4 its12 kind-8 my-12 normal-13 says-10 session-7 still-13 to-8 was-5 we-11 would-13;thats when12;the #rd-10 #s-' +
  '12 academy-4 address-7 ambulance-11 app-8 arm6 army-6 awareness-8 baby6 bag-6 bakkie-5 bar8 basement-6 bathroom1' +
  '0 bed8 bench-12 best-12 bigger-10 bjj-6 black-12 bleed-9 bolt9 book-5 booking-9 boom-4 boot10 bottle11 boxing-6 ' +
  'braai-4 bridge13 bully-8 bus10 button-5 calendar-6 chair4 checkout-7 club7 coach-6 coaches-5 coachs-6 collar-9 c' +
  'ontract-12 courier-6 course-4 creche11 dark-7 date-4 divorce8 dog6 drain-6 drive-9 ebook-5 edge10 email-12 emerg' +
  'ency-10 end-7 entrance-9 expo-7 factory8 farm8 fees-6 fighting-9 flat10 floor4 flyer-6 form-7 funeral11 furnitur' +
  'e-8 gi-7 gloves-6 group-8 gym-2 hall-8 hoodie-8 hospital-10 house4 instructor-6 kitchen7 knee-7 law-14 lessons-7' +
  ' lift8 lights-7 line-9 list-6 locker-9 lot-9 mail-9 man4 manager-7 massage7 mat-5 mats-3 monday-9 morning-6 morn' +
  'ings-5 most-7 mouthguard-9 moves-7 neighbour-8 neighbours9 nurse11 oldest-7 one4 ones3 packaging-6 pads-10 page-' +
  '7 party5 passage8 payment-6 petrol9 photos-5 place-4 platform8 playground-10 point11 police6 portal-6 pram-9 pri' +
  'ces-12 program-5 protection9 quickest9 r#-4 refund-8 residents-6 ring-8 road3 roof14 room5 sandton-4 school4 shi' +
  'rt-7 shooting-5 shop6 shower7 sink9 site-7 soccer8 stairs12 sticks-12 stomach10 storeroom9 street6 surname-8 tab' +
  'le10 tap-11 tavern8 teen-12 term-5 test-5 thing-8 third6 towel-6 traffic-7 trainer-6 ufc-6 uk-9 use8 victim-5 we' +
  'bsite-5 week-5 wife-10 window9 words12 wrestling-7 youngest-6;theft-7;their arm-8 father8 own-10;them all7 and8 ' +
  'i-9;then he7 my10;there-3 aircon-7 an-5 are8 hope-11 is17 last-10 on-6 only-11 room-12 safe-6 some-8 something-6' +
  ' tonight-7 was3 were-11 without-9;theres10 a6;they8 already8 beat9 been-9 came7 can-11 found10 have8 hold9 laugh' +
  '-9 leave10 let-11 locked8 put10 say11 shot12 start-6 told-12 train-5 wait6 want9 will12;theyll12;theyre17 in8 st' +
  'ill6;theyve7;thing in-10;things3 at11;think6 im11 so-11;thinking10 about6 of6;thinks he-10;thinners-9;thipa10;th' +
  'ird time3;this4 afternoon-9 contract-11 guy7 help-8 morning11 number14 place-9 time10 week2;threat8;threaten9;th' +
  'reatened11 to8;threatening9 to8;threatens11;threats7;three-4 emails-8;threw8;throat13;through it-8 the4 your-9;t' +
  'hrow-4 acid7 hands-7 me-9;throwing me-10;thrown a-6;throws things9;thru the-9;thumbs-11;thursday and7 but-6;thur' +
  'sdays-8;thusang9;thuso9 ka-11;ticket-7;tie-9 me-7;tied7 down-11 to1;ties6;tik8;till baby-12 he12 i10 im8 late6 s' +
  'unday-7 what-7 when-7;time at-9 do-7 for-9 he11 i4 its7 need-9 now8 on-5 pls-6 with-6;times #-9 next-6 this-10;t' +
  'imetable-7 change-8;timid-8;tiny-9;tips-9;tired after-6 fast-7 of5;tla le-9;tle-13;tlhahisoleseding-8;tmrw-6;to ' +
  'about-9 adriaan-7 answer-9 attack-10 begin-6 block7 box-8 boxing-5 break5 burn5 coach-8 come-5 compete-7 complai' +
  'n-9 control-9 defend-3 delete10 die17 disappear10 dubai-6 eat-6 end15 feel-9 film-10 finish6 fly-4 friday-6 go9 ' +
  'guard-7 gym7 hand-9 handle-8 help-5 hide14 him7 his3 hurt7 if9 it-4 jail-8 keep7 kids-7 kill12 knock-9 know-5 le' +
  'arn-3 let-10 lift-7 live8 load-5 london-10 look-5 make6 me4 meet6 my6 myself-10 other-5 park-8 partner-8 pause-7' +
  ' phone-5 pick-7 register-6 rent-8 save-10 say6 see-2 settle7 share-8 shoot-5 sleep5 somebody8 spar-4 spot-10 sta' +
  'nd-10 start-5 sunday-8 talk2 thabo-7 throw-9 train-4 training6 try-5 wake10 when-6 work4 wrestle-7 write-7;today' +
  ' he10 i6 my8 she11 they11;toddler with-8;toddlers-7;toe en-9 te8;toenails-9;together-6 with-4;toilet at7 is-10;t' +
  'oilets were-9;told5 anybody12 anyone6 her11 me-7 my13;tomorrow what-6;tonight7 for-10 he9 is8;too deep8 late-8 m' +
  'any3 much-6 old-7 soft-6 unfit-10;took8 it9 my5;tooth out-7;top is-9;touched17 me11 my9;touches14 me10 my11;touc' +
  'hing7;tough-10;tournament-9;tournaments-6;towards8;towel-9 on-6;town-7;track-6;tracker12 on7;tracking number-6 s' +
  'ays-8;tracks11;tracksuit-9;traffic-8 on-7;train-5 and-4 here-8 my-5 only-10 there-6 you-8;trained-7 before-7 her' +
  'e-7;trainer-7;trainers-10;training-5 at-6 can-5 knife-7 what-6;translate-7;trappe-8;trapped8;trauma-5;treadmill-' +
  '9;trial-3 anymore-10 together-12 tonight-12 what-6;tried6 calling-9 it-15 to10;trophies-8;trouble with-7;true-7;' +
  'trust that-8;try-8 again-6 it-4;trying for-8 to4;tryout-7;tsa bana-5;tseba-9;tshaba12;tshirt-6;tshirts-8;tues-8;' +
  'turning #-7;turns #-11;turnstile-7;tussen-9;twenties-9;twenty minutes-10;twins of-8;two guys10 men10 of-8 people' +
  '-6;tye-12;typed that-7;typing6 can-10;tyson-9;u get10 give-8 got-10 guys-5 open-6 rent-8 sell-6;ubaba12;uber and' +
  '10;ubethwa9 ngumzukulwana9;udadewethu8;ufc-8;ufuna9 i-9 ukundibulala9;ugesi-10;uj-7;ukhona-9;ukuba11;ukubhalisa-' +
  '12;ukubona-8;ukufa14;ukufunda i-8;ukugoduka12;ukujoyina-9;ukukhalaza-9;ukukhuluma-7;ukulwa-11;ukundibulala9;ukun' +
  'gibulala12;ukuphila11;ukuqala-9;ukushintsha-12;ukuspara-10;ukusuka12;ukuthenga-8;ukuyeka-9;ukuza-12;ukuzibulala1' +
  '8;ukuzobuka-7;ukwazi-10;ukwehlisa-8;uma7 ngifika-6;umakhelwane10;umalume15;umama9;umcimbi-8;umfowethu13;umntu7;u' +
  'mntwana4 wam7 wami-12;umqeqeshi-10;umuntu7;umyeni13;umzimba-9;uncedo14;uncle13 plays10 was-12;uncles11;unconscio' +
  'us11;under7 #-8 a7 my6 somebody-8;underneath-9;understand-12;une-10;uneentloni-11;uneminyaka-11;unfit-11;unicorn' +
  '-8;unina10;university-9 a-9;unjani-8;unless9;unlimited-5;unsafe10;unsubscribe-8 me-7;until i7 my8;unyana wam-2;u' +
  'p a-5 before-5 by-10 if-8 next-8 please-7 this-8 to-5 tomorrow10 yesterday-7;upgrade-6;uphuze11;ups-6;ur number-' +
  '6;urgent7;us4 in9 now8 to-5 today-4;use a-9 it-9 my-7;used for-9 this-7;useful-12;user-6;username-6;uses4;using1' +
  '1;usizo13 lokuqala-9 nge-9 ngifuna-8 ngokubhalisa-8;utata12;uthatha14;uthe12;uthi14;utitshala12;uyandibetha15;uy' +
  'angishaya18;uyise13;uza8;uzongibulala15;vacancy-8;val-7;van #-9;vandag kom-9;varsity-7;vat aan7 number-6;vehicle' +
  '-9;veld7;verdedig-9;vergeet-17;verjaarsdag-9;verkrag16;very fit-6 shy-4;video of-9;videos to-6;viewing-6;violenc' +
  'e5;violent9;vip-9;vir kinders-6 n-6 skiet-9;virtual-6;visa-6;vitality-5;voel12;voetsek-8;volg8 my10;volgende-10;' +
  'vomit7;vomiting12 and11;voor die8;voucher-7;vs-6;vyf-9;w10;wa9;waar-7;wag9;wait for5 in-9 outside-9 till-14;wait' +
  'ing outside-10 room-9;waitress9;waits7 for7;waiver-7;wake9 up7;walk from-5 in-6 into8 over-10 stairs-7;walked4;w' +
  'alker-5;walking7 to-11;walks to-9;wallet-9;wam7 ufuna-14;wami6 naye-10 ufuna-14 uthi7 uyangishaya8;wanna6;wannee' +
  'r-6;want a-7 continue-7 fitness-7 gloves-9 her-12 hy9 in-7 me7 my-5 out-9 protection9;wanted6 to3;wanting to-8;w' +
  'ants a-7 boxing-8 me7 to-5;warn-9;warning-9;was1 away-10 beaten-9 born-9 dead11 drugged9 gone10 he-10 krav-8 las' +
  't-8 me-6 mugged5 only8 operated-7 raped15 retrenched-8 rude-5 scared-10 shot11 sick-13 small-17 so-9 stabbed13 s' +
  'upposed-8 there-8 too-9 touched11 training-9 up-7;wash-8;wasnt me-7;waste-13;wat-2 doen-8 maak7 nou-10 time-5;wa' +
  'tch-8 my-7;watching me-8 my8;water bottle-9 cut-9 safe-11;watter-7;ways-10 to-11;we argue8 begin-7 covered-7 hea' +
  'r9 stay-5 take-6 wear-8;weak-9;weapon-7;weapons-8;wear hijab-8 long9;wears glasses-10;website-7 is-7;webwerf-8;w' +
  'edding-10 in-9;week and-8 he7 so-12 to-6;weekday-6;weekends-4;weeks how-5 i5 please-6 pregnant-9;weer5 geslaan8 ' +
  'kom-13;weg12;weight-7;weights-6;welcome-5;went7 off8 to-11;were4;werk nie-9;werkswinkel-7;what-3 about-6 am-4 cl' +
  'othes-10 colour-7 did-8 does-2 goes-7 hand-5 happens-6 he11 hour-8 if-15 now-8 papers-5 should-8 street-6 they-8' +
  ' transport-8 u7 was-11 you-2;whats happening-6 he-10 in-6 on-9;whatsapp-3 group-6;wheelchair-6;wheels-9;when a-9' +
  ' am-7 are-7 do-7 does-7 he11 hes14 i3 is-4 its-8 my-7 people-11 shes9 somebody-6 there-12 theres-7 was-8 you11;w' +
  'here do-3 does-9 is-5 must-7 to-8;whereabouts-6;wheres-8;which-5 building-5 day-2 floor-6 group-5 mall-5 one-6 s' +
  'ession-4 size-7 taxi-7 would-5;while i-4 my-9 training-7;whispering12;whistling11;white belt-8 gi-8 polo5;who br' +
  'eaks-9 decides-8 did7 doesnt-8 else8 got10 has-11 hits-7 is-5 knows-12 left-8 looks-8 made-10 makes-9 must-9 onl' +
  'y-7 passed-7 reads-9 signed9 takes-8 teaches-8 walks-8 were9 won-6;whole body10 year-7;whos the-6;whose-5;wie-8;' +
  'wife at-7 is5 says-9 throws9 wants-8 will-10;wifi-4;wil die-9 met-9 n-11 ophou-7 saam-7;will-3 bring-9 fetch-9 f' +
  'ind9 hurt9 i-6 it-9 miss-9 not-7 pay-10 post7 she-8 shoot9 somebody-13 someone-9 stay-8 teach-6 tell8 they-5 thi' +
  'nk-8 this-8 training-10 you-6;win-12;window8 to-7;windows11;witch11;with #8 all-4 cash-8 guns13 him10 kids-8 men' +
  '-6 one-8 people7 photos10 someone-8 something-9 strangers-7 that-8 your4;without any-6 anyone-11 breaking-8 gett' +
  'ing-8 guys-8 him10 his-9 hurting-14 me8 my-8 notice-7 parents10;woke9 up9;womans-8;women and-9 train-5 who8;won-' +
  '6;wont9 accept-10 be5 come-12 go-6 leave7 let5 make-8 need11 open-8 see10 stop10 wake10;word4;words12;work as-5 ' +
  'at-6 by-10 can-11 clothes-8 is-9 late-9 on-9 till-7;workout-9;workouts-8;works at-11 in-8 shifts-10 till-9;works' +
  'hop-6 for-7;workshops-7;worries-9;worse12;worst-8;worth it-10;would give-7 have-9 i-6 just8 like-6 my-9 need-10 ' +
  'not12 she-9 this-11 you-5 your-7;wrap-8;wraps-8;wrestle-16;wrestling-8;wrists8;write-10 to-11;written11 the11;wr' +
  'ong chat-8 day7 size-8;xa7 umntu-13 umntwana-9;xmas-6;yabantwana-8;yam4;yami7 ifuna-10 ineminyaka-12 lapho-9;yar' +
  'd7;yayo-9;year-5;years ago-9 old9;yellow-8;yena-8;yes-4 he-11;yesterday what-5;yet-7;yi-8;yoga-6;yoh i-7;yonke10' +
  ';you-2 allowed-10 and-8 are-6 ask-9 at-7 bring-9 come-6 cover-10 didnt-9 dont-9 escort-3 go-6 hand-9 hit6 is-9 l' +
  'et-8 look-11 make-7 mind-8 moved-6 need-3 only6 or-7 posted-10 promised-10 put-6 refund11 remove-9 rent-6 say-3 ' +
  'sent-12 should6 show-8 so-9 speak-6 take-2 taught-12 teach-3 tell8 that-6 the-5 train-4 when-8 write-5;youngster' +
  's-10;your address-8 advert-8 alarm-11 bank-10 best-10 building-7 car-8 cheapest10 class9 floor-6 gate-10 gun-9 g' +
  'uys-8 homepage-8 husband17 latest-6 lockers8 page-3 phone-8 photos-8 reception9 school-7 shooting-8 shop-8 side-' +
  '11 site-9 student-10 team-8 training-5 trial10;youre-11;yours and-8 too-5;yourself6;youve got-10;yrs ago-11;zero' +
  '-2;zikhona-9;zip-7;zonke12;zoom-7;zulu-8';
