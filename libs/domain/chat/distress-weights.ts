// Written by `npm run train-distress` (docs/decisions/0116): what words and pairs of words say of distress.

/** In steps, as the weights are. */
export const BIAS = -6.14;

/** Of each word its weight, then the words that may follow it with the weight of both; entries are divided by ";". */
export const WEIGHTS =
  '-8;# #-6 baby-10 different9 do-5 every-11 girls-9 guys8 he11 hours6 i6 kg-7 my9 myself10 now-12 o-7 of-7 on-6 ra' +
  'nd7 says7 then-9 times7 years2;#h#-7;#ish-8;#kg-6;#pm class6;#s6;#st-6;#uur-5;#yrs-6;a #yr-7 beginner-5 belt4 be' +
  't-6 bigger-8 black5 blade-6 bloody-8 blue-9 bouncer-11 boxer-7 broken6 bullet11 bully-8 camera-10 car-1 case11 c' +
  'eo-9 choke-6 coach-6 cold-12 cop11 couples-11 course-4 creche-4 cup-11 date9 different7 dog-13 fight-7 fire8 fit' +
  '9 flat-14 fool-6 friend-3 garage-11 gi-7 glock-6 golf11 group4 gun7 guy8 half-6 hard-5 has-13 headlock-7 heavy-7' +
  ' hosepipe9 human-10 job7 ka-10 ke-10 knife11 lady5 lawyer-11 licence-6 list7 look-7 mall-13 man10 medium-5 meeti' +
  'ng-8 member-8 morning-8 mouthguard-7 nice-6 nka-6 number-6 panga10 parent7 parking-10 partner-4 phone9 photo6 pi' +
  'stol-10 plan10 plumber-6 police-7 policeman8 pool-7 question11 r#-6 rash-7 ring-4 robot-8 row7 sceptic-5 screwdr' +
  'iver7 shelter8 six-4 sjambok9 slap9 sport-6 stranger5 surprise-6 sweet9 talk-7 teenager-6 test-6 tla-11 tracker8' +
  ' try-5 walker-5 wall-10 water-8 wedding-8 week-5 wheelchair-5 white4 wife10 witch10 word-7 wrist5;aan3 die-11 my' +
  '15;aandklas-10;aansluit-7;aanteken-11;aantrek-10;abafana9;abantwana5;abanye-9;abaqeqeshi-8;abesifazane-7;able-6 ' +
  'to-6;about a-7 boxing-9 my-8 walking-9;abs-7;absent-12;abuse9;abused11;abusive10 marriage-11 relationship10;acad' +
  'emy-4;accepted-6;access-6;accessible-6;accident-11;accidents-7;account-6 for-6;acid10 on6;act-8;action-7 shots-7' +
  ';actually6;add-5;address-2 in-8 please-8;adhd-8 and-7;admin-10;adriaan-6;adults-5;advanced-7;advert-10 and-7;aff' +
  'airs-11;afford-5 it-7;afraid6 i-7 of11;afrigter-8;afrigters-7;afrikaans-8;after a-9 boxing-5 church-7 dark-6 it-' +
  '10 night-9 one-7 sunday9 supper-6 the3 training-7 your-7;again5 i-4 last8 lol-10 on-11 please-9;against a-9 some' +
  'one-10 the6 two-9;age-5;ages-5;aggressive-4;ago is-6;agreed-10;agter11 my7;ahead-9 of-9;ai-7;aid-4;aikido-7;airc' +
  'on-13;airtag10;airtime and7;akalaleli-10;akekho8;akhaonteng-8;akhona-7;al8;alarm and-7;alive8;all good-8 in-10 l' +
  'ong-8 men-12 my11 of5 that-8 these-7 year-7 your-7;allowed-6 inside-8 to6;almal9;almost-10;alone7 in-9 is-8 what' +
  '-10;along-9;also is8;altogether-6;altyd11;always beats-10 wanted-11;am afraid9 an-12 being12 bored-8 i-6 new-9 s' +
  'o9 the-8;amacici-7;amagilavu-7;amakilasi-8;amaklasi enu-7;amaningi9;amaphilisi9 amaningi9;amaphoyisa11;ambulance' +
  '10;among-13;amount-9;an2 accident-7 airtag10 all-9 ambulance12 attack9 emergency10 end-6 envelope-5 ex-7 eye-9 i' +
  'nitiation-9 instructor-10 invoice-4 uber5;ancient-9;and1 #-4 a3 after-9 always-7 angry7 asks10 bought10 cannot-1' +
  '0 daughter-8 for-7 four9 girls-8 give-5 half-5 have-10 he8 hes11 his9 i5 im6 is5 it10 last1 leave7 left8 long-10' +
  ' mom10 my5 need-7 nobody-8 now6 on-6 one1 phone9 ran10 restraint-6 said12 saw-7 says11 see-10 shes8 somebody9 so' +
  'n-9 stands11 start-7 stick-8 still-6 tell-7 theres7 they6 thursday-7 times-12 today6 tomorrow-7 took10 u10 very-' +
  '5 walks-6 watch-5 wear7 who-8 will-8 women-8 wont5 worry-11;ander goed-7;andifuni-13;andinayo9;andisafuni9 kuphi' +
  'la9;angangena-11;angaqala-10;angifuni6;angisafuni10 ukuphila10;ankle-12;annoying-9;another class-7;answer me-8;a' +
  'nswering the-10;anxiety-10;anxious-8;any-5 class-4 classes-6 course-4 girls-6;anymore10 can-8 how-9 i9 not7;anyt' +
  'hing at-13 for-6 starting-7;anyway13 and-9;anywhere near-6;apart4;apho-7;appear-6;application-10;appointment-5;a' +
  're #-8 a-8 both-6 breaking8 for-7 full8 hiding9 his-7 killing-6 looking11 my-10 new-7 no-12 out-8 overseas-8 rel' +
  'ocating-8 stairs-6 the-4 there-5 they-11 you-3;area-5;argue7 and10;argument-9;arm is12 wrestling-11;armbar-9;arm' +
  'bars-9;arms8 are6 is-8;army-5;arnis-7;around do-8 six-6;arrested-11;arrive-9;art-8;arthritis-9;as a-6 my-11;asb ' +
  'my-7;asem10 nie10;ask he12 her-10;asking6 for7 me-13 what-9;asks3 every-13;asleep now10;assault-8;assaulted19 me' +
  '8;assessment-7;assist-6;assuming9;asthma-11;at all-9 another8 arm-11 boxing-13 chess-8 gunpoint12 home5 me6 my3 ' +
  'our2 reception-9 res11 saps-10 sport-6 university-9 varsity-5 work8 you-4 yours-7;ate something8;attack12 of-8;a' +
  'ttacked14 by-13 me9 my-8 on11;attacks me-11;attendance-6;attending-10;aunt7;aunty6;autocorrect-6;available-6;awa' +
  'y and8 before-8 but11 from9 with-9 would-10;b7 day-8;ba10 bakae-9 bang-17 bodyguard-7;baas13;baby9 at-9 came-15 ' +
  'i-15 sleeping-10 while-4;bachelorette-6;back after-10 by-8 from7 how-7 in-11 please-7 we-8;bad for-6 review-8;ba' +
  'fana-12;bafuna14;bag in-11 last-10 to-6;bail10;bakae-9;baklei-10;ballet-9;bam-7;bang7 ek-9 om7;bangikhombe10 nge' +
  'sibhamu10;banging8 on8;bangles-8;bank card14 details-4 is-8 says-11;barking9;bars-7;basadi-6 ba-9;basic-6;basics' +
  '-8;bath11;bathi16;bathroom8;bathrooms-5;batla go-9 ho5 mosebetsi-8;battle-8;bay-9;bayamhlupha-10;bc8;be #-9 a-6 ' +
  'alive12 around13 better4 charged-4 fit-10 good-8 here9 hit-8 home-13 honest10 in-10 late-10 locked-11 looking-8 ' +
  'loud-10 on-6 ready-6 safe-8 scared-8 seen11 strong7 there-9 thrown-16;beam-9;bear-8;beat me7;beaten9 up9;beating' +
  '8;beats7 me10;because4 hes7 i3 im-7 of-4 they10;bed12;bee11 certificate-7;been8 behind9 punched-7 sent-12 traini' +
  'ng-8 waiting-11;before class-7 he3 i-4 it-7 my-5 school7 work-6;beforehand-7;begging10;begin-4;beginner-4;beginn' +
  'ers-3 group-5;behaviour-9;behind a-10 me8;being11 abused9 blackmailed8 on-11 picked-8 punched-11 scared-11 tied-' +
  '11;bel my-9;believe8 me10;believes9;belongs-7 to-7;belt have-10;belts-5;bench-14;beskikbaar-7;best-3 class-10 fo' +
  'r-7 way-6;bestel-8;bestelling-9;bet-10;betaling-10;beteken-7;betilwe12;better3 off11 when-5;between sizes-10;bf1' +
  '3;bied u-10;big-2 enough-6 for-7 guys-8;bigger arms-9 boys-8;billing-8;binne-7;birth certificates9;birthday-6 gi' +
  'ft-6;bit of-6 overweight-8 scared-14;bite-9;bja-8;bjj-6 is-5;black belt-4 eyes-10 friday-7;blackmailed8;blackout' +
  '-10;blame-9;blank-7;bleeding13 badly10 control-12;block my-8;blocked-7;blocks6 the8;bloei13;bloem-10;blood12 thi' +
  'nners-8;bloody-8 nose-8;blou5;blue-6 eye-13;bo6;boarding school-9;bodyguard-7;bodyguarding-8;boelie-8;boet-9;boi' +
  'ling8 water9;bokae-9;boks-7;bolt driver8;bones-11;bonitas-9;book-4 me-7 on-6;booked-6 already-7;booking-4;bookin' +
  'gs-4;boom-8;boot6;bootcamp-6;bored-9;bosigo12;bosiu12;boss lets-7;both-6 of-9;bought3 the6;bouncer6 course-8;bou' +
  'nd-10;box-5 at-5 what-7;boxed-12;boxer-7;boxes-7;boxing-4 at-5 class-5 guy-10 on-5 without-6;boy at10 he-8 hes-6' +
  ' in11 may-8;boyfriend10 and-10 comes7 wants-10;braai-7;braces-6;brakes13;branch-5;brave-10;braver-10;break his-9' +
  ';breaking11;breath-8 on-9;breathe13 better-11 in-11 through-13;breathing11;bree-8;breek10;bridge13;bring-1 anyth' +
  'ing-7 it-12 you-5;bringing my-9;brochure-6;broke down-10 his-12 in8 my4;broken5 again-13 into-10;brother4 and-5 ' +
  'at6 paid-8 to-12 with6;brothers6;bru-6 can-7;bruise4;bruises13 from8;building is-6;buka-11;bullet11 in8;bulletpr' +
  'oof-8;bullied-9 at-11;bullies-10;bulliwa-9;bully-4;bunk-5;burglars7;burn9;burning11;burns11;burnt10;burpees-14;b' +
  'us and-15 for-10;busy-6;but he8 only-8 they-8;button-7;buy for-10 get-9 something-10;buzz-9;by her9 himself-8 la' +
  'w-9 mistake-10 my9 myself-11 ons12 our8 someone8 taxi-6 the7 then4 this-11 tonight9 video-11 whatsapp-7;bywoon-1' +
  '3;cable10 ties7;calendar-9;calibre-10;call7 and10 back-10 before-10 him-13 me-14 my-13 off-11 that10;calls9;calm' +
  ' him-13;came5 for-7 in10 last-14 once-11 to14 with13;camera10;campus6;can-3 coach-7 do-4 fix-6 go9 he-12 hit-11 ' +
  'i-2 it-4 join-9 live8 my-6 phone-8 read-10 somebody-10 still-8 take-7 teach-8 the-4 they-6 u-4 you-2;cancel my8;' +
  'cancellation-7;cancelled-9;cancelling-7;canelo-6;cannot7 get8;cant6 afford-4 attend-9 be10 book-9 breathe8 climb' +
  '-7 come-9 decide-6 drive-9 face8 go13 lift-9 log-6 make-7 phone6 run-9 see-8 stop11 tell9 wait-13 walk-10;capoei' +
  'ra-7;caps-7;captcha-8;car died-7 for-10 on8 safe-7 when-7 with7;card and8 is-10 so6;careful-14;carer13;carry a-4' +
  ';case10;cash-2;casual-5;cat6 walked-6;cause7;cctv-8;centre-12;ceo and-11;certificate-6;certified-7;chain-8;champ' +
  '-9;change-4 room-5;changed-9;changing-9;charge-5;charged-12;charging-8;cheap-7;cheaper-9;cheapest7 plan-11;cheap' +
  'ly-9;cheated-8;check in-8 the-11;checked-10;checkers7;checkout-11;checks6;chemo-7;chess-7;chest13 and10 is10;chi' +
  ' for-7;chiefs-7;child2 doesnt-7 get-11 home-7 is7 of-6;children to-8;choke-8 and-9;choked6 me10;choking10;choose' +
  '-7;choosing-10;cigarette9 burns8;claim-6;claims-7;clases-6;class-3 also8 and6 cancelled-4 izolo-9 keeps-8 last-1' +
  '2 now-9 ok-5 she-7 still-6 times-8 tomorrow-8 tonight-8 was-12 when-9;classes-3 pls-5;clean and11;cleaner5;clear' +
  'ance-8;cleared-11;clearing-8;client is-8;climb-9;close my9 protection-6;closed on-5;closest-6;closing time-6;clo' +
  'thes5 and13;clumsy-6;cn i-7;coach-3 asap-11 at8 come-9 for-6 has-6 how-13 o-13 only-9 said-7 says-8 told-11;coac' +
  'hes come-11;coaching-7;coachs-6;code isnt-9 to11;coins-14;cold today-9;collapsed14;collar-9;colleague3 is-5 trai' +
  'ns-9;colour-7;combination9;come alone-13 anymore-9 as-8 back4 by-9 home10 now-12 on-6 once-12 round-9 through-9 ' +
  'together-10 tonight-10 too-7 when-6 with-8;comes2 in7 off-7 on-7;comfortable-13;coming and-12 at-7 back9 from-6;' +
  'comments-9;commit5 to-7;commitment-7;company-5;compete-6;competency-6;competition-5;compulsory-6;condition-7;con' +
  'fidence-10;confirmation for-5;connect-7 me-7;consent-7;conservative-9;contact-6 me-9;content-7;continue-9;contra' +
  'ct-3;contracts-9;control and6;controls8;cookies-7;cool-7;coordination-8;cop8;coping10;cops10;cornered8 me9;cos7 ' +
  'of-8;cost-4;costs-7;could-7 coach-9 do-6 the-7 they-7;couldnt find-10;count as6;country-11;counts the11;couple s' +
  'ession-8;couples-3 class-10;coupon-9;courier-8 says-11;course-5 about-4 and-5 my8;courses-6;cousin is-8;cover it' +
  '5 that-10;covid-6;coz3;cpo-5;cpr-8;crash-6;cream-8;creatine-6;credentials-8;credits-6;creed-6;cried-9;cries10 wh' +
  'en-11;crossfit-5;crowded-6;crowds-7;crushed-9;crutches-6;crying9 because-10;curious-8;curriculum-8;cut8 my-9 mys' +
  'elf10 off-9 too8;cuts8;cutting10 again11;cv-7;daai-10;daar iemand-8 is5 so-5 wees-9;daarvoor-7;dad5 hits9 isnt-1' +
  '1 used-9 wants-11 who-6;daddy12;danger10;dankie-8;dat hy-7;data-7;dates-5;daughter came-8 didnt8 gets-6 got6 is-' +
  '5 left-10 shes-7 was5;daughters3;day #-8 after-6 is-6 on-9 pass-7;days for-4 i-6 notice-5;dead5 bird9 easy-7 tir' +
  'ed-7;deadlines-8;death14;debietorder-8;debit-3 orders-7;debited-12;decide-9;decides if-7 what10;decision-8;deduc' +
  'ted-6;deep7;defence-5 for-6;defend myself-7;delay-9;delete my-4 this8;deliver-6;delivered-9;delivery-7 of-6;deme' +
  'ntia and9;dentist-8;deregister-8;destroyed-11;details-6;detention-9;deur4;deurmekaar5;di-7;diabetes-6;diabetic-5' +
  ';diary1;did coach-9 he-10 karate-7 krav-7 my-8 someone-10 they-12 you-11;didnt6 come10 know-14 like-11 say-7;die' +
  '3 aand-8 afrigter-9 app-8 baas8 boks-7 coach-10 course-8 eerste-7 geld-10 gym-5 kar9 kinders9 klas-7 kursus-9 li' +
  'dmaatskap-9 mall11 mat-5 matte-8 ou-10 plek-6 rooster-6;died-1 i10;difficult-5;diklase tsa9;dink aan9;directions' +
  '-8;directors-9;dis5;disabled-7;disappear13;discipline-10;disciplines-8;disclaimer-6;discount-7 if-6;discovery-6;' +
  'dissipline-9;distance-12;dit-4 doen-10 net-7;dithunya12;divorce i5;djulle-8;do-1 after10 at-5 boxing-4 coaches-8' +
  ' for-9 girls-8 guns-8 i-3 in-3 kids-6 krav-4 last-9 mondays-9 muay-6 on6 one-7 parents-6 people-6 refunds8 somet' +
  'hing2 sport-12 steps-8 that-7 then-13 they-11 things10 this-5 those-6 trial10 want-11 with-3 you-1;doctor wants-' +
  '10;doctors-7;documents6;doen by-9 ek-8 julle-4;does-2 ballet-5 coach-7 discovery-5 his-8 somebody-13 someone-11 ' +
  'that-7 things10 your-6;doesnt7 like-7 mind-14 remember-10 stop8 want-12 work-6;dogs10;dollar-9;domestic8 violenc' +
  'e8 workers-12;donate old-7;donderdag-7;done it-9;dont6 answer9 bring9 care-11 drive-12 like-6 mind-10 own-10 pit' +
  'ch-11 post-13 remember14 reply8 send7 understand-8 use-15 wanna-10 you-9;doodgaan16;doodmaak12 as-13;door7 and9 ' +
  'handle12 is9 on-9 or-7 so-8 to-8 was-8;down4 and7 at8 on-8 with-10;downgrade-8;download-5;downstairs9;dr-10;drag' +
  'ged8 me8;dragon-12;drank14;dreig8 om8;drills-7;drink10;drinking5;drinks and6;drive over6 to-4;driver here-7;drop' +
  '-5 her-6 me-9;drops-8 me-8;drove #-8 me10 past-8;drowning10;drugs10 and11;drum-9;drunk7 and8;dry-10;dubai-7;dude' +
  '11;duela-8;duration-5;during class-10;dying8 to-6;e teng-6;each night-9 of7 other-4 time-9;earlier-10;earliest-7' +
  ';early-3 bird-7;earrings-8;ears-8;easily-10;east-8;eat4;eats early-8;ebook-6;ebusuku12;eczema-10;edge9;eenkant-7' +
  ';eerste-7 klas-4;eet voor-7;eight-10;ek1 aan-7 een-8 in-7 is5 kom-6 lyk-9 met-7 my-7 myself-7 n-8 nie2 sal-9 sel' +
  'f-7 slaan-8 soek-6 sukkel-7 uit-9 van-7 vir-10 voel10 voor-9 wag-12 was-7 word9;ekhaya11;ekilasini-9;eklasini-13' +
  ';eks9;electricity-9;elevator-6;eleven-9;elilandelayo-12;elisha-11;elke13;else2 to7;email-8;emaklasini-9;emergenc' +
  'y14 care-11 number-14;emotweni10;employ-8;employment-10;emsebenzini ngo-5;en4 daar10 die10 ek12 haar9 hy6 is-10 ' +
  'moet-9 nou10 se11 soek-11 vir-7 wat-7 wil-9;encane-10;end2 it7 of-6 with-9;ended-9;ending it9;endlini20;eneminya' +
  'ka-10;energy-9;eng-9;engilandelayo10;english-10;enige-7;enjoyed-7 it-7;enkosi-10;enough for-6 to6;enter-5;entert' +
  'ain-9;entrance-7;enu-8;envelope-6;enye-10;epilepsy-8;epileptic-10;error-6;escape-13;escort-6;escrima-7;eside-9;e' +
  'sikoleni ningasiza-9;esingakanani-8;eskom-7;eskrima-6;essay-9;even5 do-10;evening-4 is-7;events-6;ever-6;every4 ' +
  'friday9 night10 second-13;everyone5 would11;everyones-13;everything8 is10 please-8 so-11 you-9;everywhere with-8' +
  ';ex8 colleague-9 keeps8 soldier-8 waits6 was7 wont7;exactly what-8;exams-8 now-6;exchange-6;excited-11;exercise-' +
  '10;exercises for-7;expect-7;expensive-7;experience-6;explain-3 krav-6;explode-8;expo-8;eye7 at-13 on-11;eyes9;ey' +
  'i-7 #-7;ezayo-11;ezintathu-7;face8 and5 in-11 so-10;facebook-4;facilities-6;fall9 off-8 properly-4 without-11;fa' +
  'lling6 apart10;family discount-3 wants10;far-5;fast and-9;faster-9;fat-6;father10;fault12;fee-3;feed10;feel6 bet' +
  'ter-12 comfortable-11 disgusting6 it-9 like8 safer-5 the-8;feelings-7;fees-3;feet-8;fell apart-9;felt-11;female ' +
  'only-9;fetch me-7;fetched7 my7;fetches-8 him-9 me-9;fetching8;fever-11;few lessons-10;fiance10;fifties-9;fifty-6' +
  ';fight-3 club-8 in-5 will10 with-9;fighter-7;fighting-5;fights-3 at-10;figure-12;fihla-8;fiks-12;filipino-6;film' +
  ' me-11 my-8;filmed7;find a-7 it-12 me5 my10 out-9 the-6 you-6;fine and-10 with-11;finger9 marks10;fingerprint-9;' +
  'finish6;finished-8;fire3 arm-7 exit-8 me-11 or-11;firearm-4;firearms-6 for-5;fired13;first-4 aid-3 class-3 few-7' +
  ' if-10 month-5;fist-9;fit-3 through-11;fitness-6;fitter-8 than-8;five-6 anyway-8;fix-8;fixed-6;fixing-6;flat10 f' +
  'eet-12;flatmate5;flexible-8;flinches7;floor are-5 without-9;flowers8;flu-9;fly-8;fma-6;fnb-7;folk-9;follow him12' +
  ';followed12 from10 me9;following4 me12;follows4 me1;food12;fool-6 of-6;foon6;foot-7;for-3 a-3 ages-11 december-8' +
  ' everything8 girls6 help8 him-8 himself-9 home-5 instructors-4 just-6 kids-5 me5 moms-5 money12 now-10 our-5 peo' +
  'ple5 sale-5 six-8 something-8 women9 work-5 you-6 your6;force-5;forced9;forces12 me10;foreigners7;forever9;forge' +
  't-8;forgot-8;fork5;form-6;forty in-8;forward-6;foto-9;fotos8 neem-11;found7 an10 her6 me8 my8 out13;franchise-6;' +
  'free-5 trial-4;friday night-9;friend2 in-10 is6 isnt11 told-5 who9;friends are-8;frightened9;frm7;from alex-6 be' +
  'hind-10 gym9 here-8 him12 leave-9 malawi11 next-7 randburg-9 rosebank-8 scratch-5 training4;fumana-8;fun-9;futhi' +
  '9;gaan die-10 ek-7 iemand-9 my14;gals-8;game with7;gang11 up-13;gap-8;garage and7;gardener9;gate6 is-11 with9;ga' +
  'utrain and-10;gave it-10 the10 up-8;gay2;gbv18;ge-8;geboelie-10;gedrink11;geklap11;gekry-8;geld6 terug-7;gelos-9' +
  ';gems-8;gesig-10;geslaan8 word-10;gespot-11;get a-3 an9 away10 back-9 better-9 for-6 his-15 hit-11 hold-6 hurt-1' +
  '5 in-4 into-2 it-8 me-11 my-6 off-5 on-11 out9 punched-12 r#12 started-5 there-4 through-8 to-5;gets here-6 hurt' +
  '-12 rough9 teased-6 the8 tired-7;getting hurt-10;gevaar10;gevat11;gi-6 to10;gie-9;gift-6 #-7;girl and-10 in7 is-' +
  '8 she-7 shes-7 wants-8;girlfriends and-7;girls5 and-9 at-7 from-7 night-8 only-10 they-12 who6;gisteraand10;give' +
  ' back-7 her-6 it-8 me-5 notice-7 up-5 you-7;glass6 in8;glock-9;glove-11;gloves-5 at-6 by-8;go at-5 away-9 barefo' +
  'ot-8 home10 how-7 into-10 live-9 lwa-5 na-5 out9 to4 up-8 when8 with10;goed en12;goes4;going3 too-7;golf6 day-9;' +
  'gone7;gonna4;good-3;goodbye13;goods-7;got2 attacked9 away10 for-7 hurt-9 in9 into12 it-6 jumped9 kicked9 lost-6 ' +
  'mugged4 my8 no-6 nothing-6 off-8 out12 stabbed12;gps-9;grabbed9 my9;grabs my-9;grade-5;graded-7;grading-6 soon-1' +
  '2;gran is-8 wants-8;grandad-8;grandchildren-9;grandpa10;grandson is-10;granny is8;grapple-9;grappling-6;gratis-6' +
  ';great-12;grey7 hair-7;grid-7;groot-12;groped11;ground-5 floor-6;group-3 at-8 for6 without-7;guard-5;guards-6;gu' +
  'ide-6;gumguard-9;gun course-6 in9 licence-7 on12 safe-8;gunpoint12;guy4 from10 with4;guys3;gym-5 and-10 down-9 h' +
  'ere7 if-10 in-5 is-6 ive-9 last-9 that-9 yesterday-10;ha a11 ha-8;haar11;haarself9;habedi-7;hacked my9;had a-7;h' +
  'ae10;haha-13;hahaha-7;hail-7;hair in-7 is-6;hairdryer-7;halal-8;half-6;halfway-8;halloween-8;hand4 in-11 wraps-7' +
  ';handed-9;handgun-6;handle myself-9;handles-7;handskoene-8 is-9;hang-6;hanging around-6;happen at-4;happened9 at' +
  '11 to8;happens to-9 when-5 with-4;happy-6 birthday-4;hard-5;harder-10;harley-17;harm11;has2 a5 adhd-8 been5 brac' +
  'es-10 bruises6 cricket-10 dementia9 everything-8 exams-6 flu-7 he-12 long-9 me-13 one-9 pics9 school-9 seen-7 to' +
  '-7;hasnt7 done-10 started-7;hate myself10;have #-7 an-7 another-8 any-5 anything6 been8 cash-10 for-4 it-6 muay-' +
  '6 my6 never-5 nothing6 the3 they-11 whatsapp-8;havent1 eaten9 got-9 seen-12;having11 a12;he11 a-8 broke6 can-9 c' +
  'hecks12 come-7 comes7 counts11 did9 do-8 drinks7 drives9 forced11 found14 gets11 go-8 goes9 has4 have-9 hit5 hit' +
  's7 joins-8 keeps6 killed10 knew10 know-8 knows8 learn-8 leaves8 likes7 locked9 made8 make-7 need-10 needs-12 nie' +
  '-9 pay-8 pulled8 punched13 ran-11 reads12 said5 says7 showed-10 shows12 start-5 takes9 teach-10 there-6 took10 t' +
  'rain-8 trains-10 turned-8 wait-11 was6 will9;head guy-9 in7 shots-8 start-10;headgear-8;headguard-12;headlock-7;' +
  'headscarf-9 on-10;hear11 the8;hearing8 aid-11;heart2 attack7;heavy-9 guy-7;hed6;hek9;held5 a4;hell10;hello is9;h' +
  'ellopeter-7;help10 choosing-10 for-10 he9 him-14 julle-8 me-6 met-9 my10 out-8 such-9 the-9 with-6;helped-11;hel' +
  'per5;helping-10;her7 arms8 bangles-8 boyfriend8 brother-12 ex7 face10 in9 its8 name-11 own-7 phone15 room7 shell' +
  '-7 stepdad9 to6 with10;here3 anymore10 i-10;hernia-7;hes14 #-12 a-6 back7 been8 going5 got7 kicking10 on7 only7 ' +
  'still5 the-10;het3 al8 betaal-9 dit-13 hulle-15 jou-10 julle-2 my7 u-9;hey coach10 there-5;hhayi-8;hi coach-7 ho' +
  'w6 im-9 what6;hide14 my-12;hides behind-14;hiding11 in9;hier11;high-9 blood-10;hijack workshop-7;hijacked12;hija' +
  'cking-6;hillbrow all-8;him5 and6 at-7 because-5 its11 knowing11 names-11 out-9 up-8 when7 with11;himself5 a-4 on' +
  '9;hire-5;his4 #mm11 age-8 birthday-9 brother-11 class-10 face9 friend9 gloves-12 gun8 hand12 lesson-9 lunch-11 n' +
  'ame-12 number-9 school-9 sister-12 wife9;hit4 a-13 each-7 first-10 like-10 me7 my10 pads-9 someone-6;hits12 back' +
  '-10 me16 my11 the-11 us9;hitting5 a-9 pads-6;hle12;hlp12;ho4 ba-12 ithuta-14 ngodisa-8 rekela-9 shwa10 tla-12 ts' +
  'eba-7;hoe-5 maak-8;hoeveel-8;hold4;holiday-7;holster-7;hom-7 rond-9;home4 affairs-11 after-7 all-12 alone-10 at-' +
  '9 crying-7 do-7 from2 page-6 with-6 without-12;homepage-8;homework-7 help-8;hoodie-6;hoodies-11;hook-13;hooked-1' +
  '1;hope8 for-9 the10;hoping-9;horlosie-10;hoseng-11;hosepipe11;hospital and-10;hostage-11;hotel near-7;hou-7;hour' +
  ' ago12 of-7 to-12;hours because-10 in-8;house13 because-15 for-10 i9 is-10 next-8 so-13 want-8 with6;how-3 about' +
  '-11 can-6 does-5 else-8 long-3 many-4 safe-7 to-3;howzit-8;huis5;hulle12 het11 is9 mekaar-10 se10;hung-8;hungry-' +
  '10;hurt5 a-15 in-7 me11 my6 people-10 the7 to8 you-12;hurting13 my7;husband6 and-8 beats10 bought-10 gets10 hit1' +
  '3 is3 my-10 thinks-11 wants-6 who-7 will-10;husbands7 brother9 gun-11;hv-6;hw-7;hy14 dreig8 het11 is-9 kyk8 my14' +
  ';hypertension-11;i1 address-9 am3 are-11 ask3 beat-9 bleed8 bodyguard-8 bought-8 box-7 break-12 call-13 can3 can' +
  't5 carry-7 catch-5 chose-6 cry6 cut5 debit-9 didnt10 do4 dont6 drag-10 drop-5 drove-7 end-6 feel10 froze12 going' +
  '-5 got4 have2 havent6 hear8 hide9 hurt-12 in-12 just6 keep5 know7 leave-3 left-8 legally-12 lock4 locked-9 look-' +
  '5 lost-9 love-13 made-9 mail-10 met9 miss-9 must9 nanny-5 need3 open-5 order-5 promised-8 pull-8 put-5 ran9 sche' +
  'dule-5 scratch10 self7 share-12 shout-7 shouted-9 shower-7 slap-11 sleep7 stopped6 sue-7 survive-6 swallowed7 ta' +
  'ke-3 talk6 teach10 testify8 think3 told8 took6 train-2 trial-9 trust-9 type-9 use-4 voucher-4 wake-12 walk-5 was' +
  '7 watch-5 will-2 wish10 wont5 work-7;ibhande-9;iboxing-11;ice-11;id and8 be-9 number-8;idiot-9;idolo-9;iemand11 ' +
  'in8 my-16;iets aan-10 vir-10;if3 i5 it-3 its6 my-6 something-6 there-10 theres-13 you3 your11;ifomu-7 yini-10;if' +
  'oni10;ifuna-8;ignore-8;ignored-10;ihlaya-8;ikhona-5 indawo-6;ikilasi-10;ilanga-11;ill-5;im3 an-8 at-6 away-7 bac' +
  'k-6 being13 bleeding11 busy-6 coming-5 dead-9 finished-6 from-8 gone12 home8 hooked-7 in3 just-4 late-10 locked7' +
  ' looking-6 moving-8 new-8 next13 no-7 not7 off-10 only-6 outside-9 ready-7 scared10 sitting11 sleeping11 so6 the' +
  '-4 typing8 up-8 very10 walking9;imininingwane-13;iminyaka-7;imoto6 yami-13;impilo10;impossible-10;in an8 by-8 ca' +
  'se4 centurion-8 class-7 court-6 danger13 detention-9 die1 durban-9 every10 gevaar10 god-9 hospital6 house-11 im-' +
  '9 karate-12 laws5 matric-13 my6 n-9 october-6 our5 private7 sa-7 school-7 sparring-10 the3 them-11 there-6 time-' +
  '5 training-9 trouble10 week-9 zulu-5;inamahloni-8;incident-11;included-6 for-5;increase-10;indawo yenu-9;indemni' +
  'ty-7;indoda18;indodana-7;industry-7;ine-9;ineminyaka-11;info-7;ingabe-8;ingajoyina-9;ingane7 yami7;inhaler-8;ini' +
  '-9;initiation and11;inja-9;injured-9;injuries-6;injury-8;inombolo-9;inside7 with8;instagram-6;instructors-5;insu' +
  'rance if-9;intake-8;inteken-9;interest-7;interested-6;internet-7;internship-6;inthaneteng-6;intimidated-14;into2' +
  ' a5 our10;intro-8;introduce-9;introductory-5 lesson-7;inverter-5;invoice-7 for-5;inyanga-12;iodolo-10;ipasipoti1' +
  '2;iphone-7;iqale-10;iqeqesha-11;irisithi-9;iron10;is #-4 across-8 afraid-11 al-15 almal-11 an-4 asking-10 asleep' +
  '12 baie-8 bang11 banging7 beaten13 beating9 behind-7 being7 better5 bjj-5 bleeding13 boxing-8 choking10 class-5 ' +
  'coach-10 coming8 daar-8 dark7 dead-10 die-7 drunk9 everyone-6 following9 for7 going5 gone9 good-6 he-9 hulle-12 ' +
  'hurting10 hy-11 iemand8 in4 it-4 keen-7 krav-3 learning-10 missing9 my-5 nervous-6 new-8 next13 off3 one-6 only-' +
  '9 parking-6 petrol-11 pregnant-11 scared-7 she-7 shy-7 sick-9 skaam-11 something-8 stalking11 still3 strong-7 sw' +
  'eating8 teaching-7 ten-5 there-3 threatening10 tonight-12 training-7 unconscious10 verkrag11 very-10 waiting8 wa' +
  'lking5 way-6 weg7 worried-9 your-4 yours-10;isaphulelo-9 uma-9;isibhakela-7;isibhamu-9;isifundo-9;isiphandla-9;i' +
  'sipho-9;isnt6;isoka10 lami10;it again7 all7 an-7 at-5 be-5 been-11 bleeds10 broken-9 by-9 can-7 come-10 doesnt6 ' +
  'down-10 end-6 fine-8 free-9 from-9 go-6 good-8 happened13 happens15 he14 help-12 here-6 hurt6 i9 if-11 is3 murde' +
  'r-9 not-10 now-2 ok4 over-6 packed-6 rough-7 safe-10 says-14 stop12 the-9 to4 together-11 wants-8 was9 when7 wit' +
  'h-2 wont-15;item-6;ithawula-8;ithi9;ithuta boxing-5 krav-4;its3 #6 all-9 annoying-6 dark-9 for-4 free-8 going11 ' +
  'good-12 just-12 my11 the2 too-9;itse10;ive always-11 just-6 left-11 only-10 written8;izifundo-8;izingane-8 esiko' +
  'leni-5;izinsuku6;izinto-9;izolo9;izophepha-11;jaar-9;jab-8;jacket-6;jang-9;jik10;jits-5;jitsu-5;jiu-4 jitsu-4;ji' +
  'ujitsu-6;job and-6 in2;jobs-7;joburg-5 is-5;join-4 how-5 i-8 or9;joined-13;joins-7;judo-9;juffrou11;jujitsu-7;ju' +
  'lle-6 die-6 het-11 in-8 met-7 ons-7 ook-7 wat-13;jump5 in-8;jumped13;june-7;just2 dont9 for-6 got8 had-11 learn-' +
  '7 looking-4 me-11 need6 now6 observe-5 say9 started-8 the-8 took9 turned-12 us-9 wanna-9 wanted13;jy-6;ka ke8 mo' +
  '-7 order-6;kaalvoet-9;kabili-9;kajeno-6;kakhulu5 yini-9;kakubi9;kali-6;kamakhelwane8;kamer13;kan-4 die-10 hulle-' +
  '12 hy-14 julle-7 nie8 sy-9;kancane-8;kanjani-8;kapa-7;kar6 hoe-10;karate-4 kid-9;karete-7;ke5 kotsing9 mang-9 sa' +
  '10 tla-6;keen-8 on-6;keep3 a-12 about-7 an-8 me-8 missing-7 the8 thinking10 up-9;keeping him-11;keeps11 going-13' +
  ' her6 kicking-13 me-10 my11 telling-15 throwing-10 touching11;kept me-10;kerb-8;key7;keyboard-6;keys and9 in-13;' +
  'khona5;kick-7;kickboxing-8;kicked11 me7;kicks and-10 me-10 the8;kid broke-10 he-10 hes-8 is-11;kiddies-7;kidnapp' +
  'ed15;kids and6 at-8 group-7 if10 is-5 learn-6 names11 need-8 on-6 party-6 really-6 say-11 sparring-9;kidz-6;kies' +
  '-13;kill8 myself10;killed4 my8 us-10;killer-8;killing me-6;kind het-9 is6 of-5 se-6 sy-9;kinda8;kindergarten-9;k' +
  'inders se-10;kini-8;kit-5;kitchen2;kla-7;klapped7;klas-5;klasse-3 vir-5;klere-6;kleur-8;klim-10;knee-6;kneel9;kn' +
  'ife3 attack-13 class-7 defence-7 do-9 fighting-4 in6 to8;knock-7;knoppie-8;know a-6 anyone-13 anything-10 how5 i' +
  '8 it-10 of7 that-8 the-6 their-8 they-10 where11 who6;knowing10;knows6 nothing-9 where12;kokuqeqesha-11;konke6;k' +
  'opa thuso11;kort-8;korting-5;koste-10;kotsing9;krav-6 help-14 i-5 maga-2 on-4 so-7 to-5;kry die-11;ku-8;kuba10;k' +
  'udingeka-9;kufanele-8;kukho iklasi-10;kukhona7 amaklasi-11 i-8 iklasi-11;kumele-7;kuni-12;kunomuntu9;kuphela-8;k' +
  'uphi-8;kuphila12;kuqala-7;kuqeqeshwa-9;kusukela13;kuze-11;kwa7;kwaye14;kwenzekani-9;kwesikhathi-7;kwi grading-11' +
  ';kwiklasi-9;l-8;l#-9;la-10;laaitie-6 he-5;laaities-8;laat weet-11;label-9;ladies class4 night-8;lady and-6 coach' +
  '-7 on-15;lag-8;lahlehile8;lami12;landlord13;landmark-8;lapho-8;laptop-6;large7;last2 dojo-8 gym-8 month-5 night1' +
  '2 nights-8 nite8 place-8 term-8 time8 year-8;late again-12 tonight-8;lately-12;later-5;laugh-1 at-11;laughs7;lau' +
  'ghter-17;law-4 is-11 wants-9;laws5;lawyer-9;lazy-10;le dilemo-10 ka-8 kae-9 letsatsi9 ruta-6 yena-8;league-9;lea' +
  'rn at-8 cpr-8 something-12 this-10 to1 what-9 without-8;learned-10;learning from-9;learns-9;learnt-8;leave3 he10' +
  ' her9 him10;leaves4;leaving my-8;lebanta le-7;leboga-9;leboha-9;leer-6 skiet-7;left4 arm8 handed-6 his-8 it-8 wi' +
  'th10;leg-7 day-10;legal in-11 to-9;legend-10;leggings-10;legit-8;lekker-8;lena-7;lend-5 me-4;lenu-7;lesse-8;less' +
  'on-5;lessons-4 do-9 how-9;let3 us7 you-8;letsatsi3 le5;letter for-4 from-10;letters8;letting-11;level-7;lewe7 ni' +
  'e8;liability-8;liable-9;liam-9;licence-5;license-6;lidmaatskap-9;lie10;life4 away-9 policy10;lift my-12;lifts6;l' +
  'ighties-5;lights-5;like gloves-9 hitting-13 in-6 it-11 on-4 this5 to-5;liked-7 it-6;likes soccer-12;likhona ikil' +
  'asi-5;lilungu-6;link-8;lip7;lips9;listen-12;little brother6 one-5;live4 alone-4 anymore8 next-13 on-10;lives alo' +
  'ne-10 far-7;lo-9 ka-6;load-9;loadshedding-9;lobola8;location and10;lock away-5 in-10 my11;locked8 in8 me12 out-1' +
  '6 the8;locker room-9;locks me11 the9;log-6 in-5;logging-9;login-7;logo-7;lokuqala-10;lol-2;lona-11;london-7;long' +
  ' before-7 hair-9 has-6 past-8 sleeves6 until-3;look stupid-14 up-5;looking for3 stupid-10 to-10;looks after-8;lo' +
  'se my-6 those-9;loses6;losing7 my9;lost in-7 interest-9;loud too-10;love it-7;loves rugby-9;lower-6;loyalty-7;lu' +
  'ck-6;lugversorging-4;lwa-5;lying12;lyk-8;ma8 is-15;maak nie-9;machine-7;madam7 gives-8;made3 a6;mag ek-5 hy-13 m' +
  'y-10 nie9;maga-3;mails-9;make a-8 friends-11 him5 it2 somebody-12;makes6 me8;makeup11;malini-5;malome12;mama12;m' +
  'amma12;man8 het11 i7 in10 is7 keeps6 of-11 saam-7 werk-11 who8;manager i-7 please-6;mang-9;manje15;mans11;manual' +
  '-8;many of-9 options-7 panados9 people-7;maobane5;march do7;mark-7;marketing-9;marks17 off9 on9;marriage in-7;ma' +
  'rtial-6;mashonisa9;mat-6;maternity-9;matrics9;mats-4;matte-8;may-7 can-11 he-9 i-6 she-9;me4 about-9 after8 and4' +
  ' anymore10 anything-10 are8 ask-16 because10 book-9 by7 can-8 check-11 choose-8 dead10 decide-6 down7 everything' +
  '-9 feel-12 go10 he12 her11 home9 in3 its-11 join-12 kneel7 leave10 like-10 more-10 my-8 not9 on6 only6 out6 outs' +
  'ide6 over12 see10 since10 talk-11 the-4 there-9 theres-8 think-13 till5 today12 up5 ur-8 want-8 when8 which-9 wi' +
  'th3 your-7;mean girls-10 i-8;meat-10;medals-7;media-6;medical-5 course-4 scheme-5;medicine-6;medium-11;meer7 hie' +
  'r8 lewe8;meet me-7;meeting-8;meisies-9;mekaar-10;member already-6;members-5;membership-6 i-8 please-7 yami-10;me' +
  'n6 at8 hit-9;mens praat-6 wees-6;mentioned-10;menu-9;messages9;met5 die-6 iemand-9 my-13 on11;metal-11;meter-9;m' +
  'etro-14;mid-7;midday-7;might9;military-11;min ago9 late-6;mina8;mind i-12;minder-8;mine5;minibus-7;mirrors-11;mi' +
  's8;miss me8;missed #-11;misses-9 it-7;missing9 a-10 since10;mistake-10;mixed-6;mma in-13;mme12;mmele-13;mo thusa' +
  '-7;module-8;moenie7;moet my-7;mokoetlisi-13;molweni-11;mom can-6 he-8 of-9 said-12 wants-5 wont9;moment so-10;mo' +
  'ms boyfriend7;monday class-5 is-12;mondays-6;money at-12 but-9 down-5 for-8;monitor10;monna10;month-3 can-4 or-6' +
  ' what-9;months is-9 or-6;moo-13;moontlik-8;moqebelo-7;more energy-6 how-7 what-9;morning class-7 do-11 so-12;mor' +
  'nings-7 while-9;mosebetsing-9;mother6 is-8;mothers9;motlakase-12;mourning-8;mouth guard-6 guards-4;mouthguard-8;' +
  'move it-7 me-7 up-5;moved house-8;movie-6;moving to-12;mpetha8;much bigger12 is6 longer10 notice-7;mugged7 at7;m' +
  'um5;murder if-9;muscle-14;muscles-6;music-10;must-1 come-11 fetch-11 he-5 hit-11 i-4 my-8 sleep5 stay-7 study-7 ' +
  'take-8 they-12 we-8;my1 #yr4 account-8 ankle-6 arm8 as12 asseblief6 back-4 bakkie-10 bank5 bed5 bf10 birthday-7 ' +
  'bookings-4 boxing-9 boy-5 boys-8 brother4 brothers13 camera9 carer10 cash-8 clothes8 coach11 complex10 cv-4 dad4' +
  ' dads7 data-4 date7 daughters4 debietorder-8 debit-8 details-5 deur9 diary-9 die-11 doctor-8 doodmaak6 door8 dri' +
  'nk10 earrings-7 ears-6 eie-8 eks11 ex5 eye12 eyes7 family8 father5 fault11 fiance7 finger-9 fingerprint-9 firear' +
  'm-10 first-5 flat7 foon2 friend5 friends9 gate6 geyser-5 glock-8 gordel-10 grandad-8 granny7 gun-5 hand4 head13 ' +
  'headscarf-10 helper6 hoodie-6 huis11 husbands5 in8 kids4 laaitie-6 laat-10 landlord8 left7 lesson-9 lidmaatskap-' +
  '4 little2 location11 login-6 lunch-13 man5 manager14 maths-9 mind5 mis7 money-7 mothers10 motorbike-9 n-9 nephew' +
  '4 niece6 notice-6 nudes10 office-6 options-7 order-9 oupa5 pa7 package-6 papers9 parcel-6 parents9 partner13 pas' +
  'sport10 password-4 pension7 pills9 plan-10 pocket-12 question-7 refund-6 remaining-8 res5 ribs8 ring-6 room13 ro' +
  'ommate10 school11 second-8 sessions-10 shack10 shy-7 sis7 sleep-10 spot-7 statement-8 stepdad7 stepfather10 stie' +
  'fpa9 street8 student12 taster-7 teacher3 technique-9 tekkies8 tenants10 test-6 toe-6 tongue10 tracking-9 trainer' +
  '-11 trial-7 twee-8 twenties-9 uber-9 uncle5 voucher-7 vriendin7 water-7 way-3 weight-7 work7 wrists10;myself10 a' +
  'gain9 out-10 when-7 with-7;n man8;na-4 die-4 ho-9;nah-7;nail-9;nako ya-7;names of-10;nani-7;nasty-11 to-10;natio' +
  'nals-6;naweek-7;nceda13;ndidlwengulwe14;ndifika-7;ndifuna6 i-7 ukuba-12 ukuthenga-7 umsebenzi-8;ndihamba10;ndinc' +
  'ede15;ndingahlawula-7;ndingatshintsha-7;ndingeza-10;ndinxibe-6 ntoni-6;ndixelele-8;ndiyopha12;ndiyoyika12;ndiza-' +
  '10;ndoyika15;near me-7 the-3 u-7 you6;nearest-6;nearly-14 #-7;neck9;necklace-8;nee-8;need gloves-9 help8 it8 my-' +
  '5 someone-12 somewhere7 the-7 work-6 your-10;needs shoes-10;neighbour6;neighbours8;nenzani-8;nephew3 did-8 has9 ' +
  'he-13 hes-11 wants-11;nervous-11;net met-10;never been-11 came-8 done-7 held-12 hits-9 said-7 thrown-5 told11 tr' +
  'ained-8;new baby-14 belt-8 here-10 phone-10 school-8;next belt-11 class-8 door3 one-9 room9 time10 to9;nezingane' +
  '9;ngabani-7;ngabanye-15;ngabe kukhona-9;ngani-14;ngaphakathi-10;ngaphambi-7;ngaphandle13;nge-7;ngedwa-13;ngemali' +
  '-7;ngempelaveki7;ngentambo9;ngesibhamu10;ngesingisi-8;ngezikhathi-11;ngicela4 i-8 ningishayele-8 umsebenzi-9;ngi' +
  'dinga-7;ngidlwenguliwe14;ngifika-6;ngifuna2 i-6 imali-7 ukuba-11 ukubhalisa-10 ukujoyina-3 ukuzibulala9 ukwazi-5' +
  ';ngigqoka8;ngikhathele9 impilo10;ngikhokhile-10;ngilimele10;ngingajoyina-9;ngingakhokha-6;ngingakwazi-8;ngingang' +
  'ena-7;ngingaqeqesha-8;ngingaza-8;ngiqeqeshe-11;ngisebenza-8 ebusuku-8;ngisengozini13;ngiyabonga kakhulu-12;ngiye' +
  'saba16;ngoba9;ngodisa-8;ngoku15;ngokubhalisa-12;ngokuzithemba-8;ngolwesibili-8;ngolwesihlanu9;ngomgqibelo ekusen' +
  'i-11;ngubani-9;ngwana waka-11;nice to9;nie5 asem10 die-10 hoe-11 is-12 maar-10 meer10 n-10;niece6 is10 she-12 sh' +
  'es-12;niemand8 sal7;night4 and4 did-9 the-15 there-5 which-13 with12;nike-12;niks-8;nikuphi-8;nina-6;ninawo-7;ni' +
  'nayo-6 na-5;ninazo-8;nine what-9;ningasiza-9;ningishayele-8;nini i-8;ninja-7;niphi-7;niqeqesha-8;nite10 and5 cla' +
  'ss-11;nithatha-9;nivala-10 nini-6;nivula nini-9;nivulile-11;nivuliwe-13;niyafundisa-10;niyakufundisa-11;niyaqeqe' +
  'sha-7;niyasebenza-8;niyavula-7;niyayenza-7;niyayifundisa-6;niyazifundisa-9;njalo5;nka-10;nkotla8;nna-11;no answe' +
  'r-9 but4 class-7 confirmation-7 gloves-8 he-11 i-11 longer-5 more-8 not-9 partner-9 photos-12 pictures-9 problem' +
  '-7 reason11 reply-10 she-7 shows-5 sign-6 they-6 time-9;nobody8 answers-11 asks9 at-10 believes9 came-7 else-10 ' +
  'has-11 will10 would10;nodig-10;nog nie-8 nooit-9;nogi-5;nommer-8;noob-7;noodhulp-6;nooit-12;noon-9;not5 allowed1' +
  '0 an-12 attend-7 be-6 breathing10 coming-11 coping10 exactly-10 fit-10 for-8 found-8 from-9 give10 going8 good-9' +
  ' helping-8 in-2 interested-8 into-11 keen-8 knowing-11 like-10 me-11 moving10 safe15 strong-7 that-11 to9 traini' +
  'ng-9 what-8 work-10 working-10 yet-6 you-10;note from-5 that9;nothing about-10 else-7 happened-10 with-7;nou9;no' +
  'w4 and-3 he6 hes8 his7 my-2 now5 she11 theres10 they9 want-10 wants-6;nowhere8 to9;nr-8;ntate o8;nthuse8;ntoni3 ' +
  'ukuze-9 xa-10;ntse-8;nudes11;numb10;number he9 is-6 keeps-10 of-6 so-10;nurse3;nwele13;nyaope12;o14 a12 clock-9 ' +
  'motho-10 na-7 nkotla8;observe-5;october-6;of blood-11 boys-11 breath-8 bringing-11 class-7 contact-7 everyone-4 ' +
  'everything-12 falling-15 getting-14 guns-13 him9 kids-4 krav-7 laughter-6 living9 looking-10 me4 my4 myself-8 ni' +
  'e-7 one-10 place-8 small-8 some-12 sparring-10 thing-5 this-11 trouble-6 varsity-4 war-11 you-6;off and6 at-6 be' +
  'fore7 class-8 for-6 twice-11 work-6;offer-3;office around-7 is-7;ohlwini-9;ok-4 to6;okokuqala-9;old at-7 boy-7 e' +
  'nough-9 is-6 job8 man9 one-6;oldest-7;om huis8;on about-12 bail9 coffee-10 facebook-8 fine-12 gbv-11 hold-9 holi' +
  'day-2 its-9 roblox10 screen-6 standard-7 telegram14 that-11 thursdays-4 tonight-9 tuesdays-6 wednesday-6 weekend' +
  's-5 with-10;once the-8;one arm-7 coach-5 gets-11 go-10 guy-12 i6 lessons-9 of2 shes-6 step-10 to-9 who6;ones to4' +
  ';onfiks-11;only do-6 for-5 girl-9 half6 has-9 he8 lady-6 my-6 myself-8 session-9 so-9 time9 to-8 train-5 type9 u' +
  's-9;ons3;ook-8;oom11;oopmaak-11;oor my-6;oorgewig-9 en-6;op die1;open again-9 at-8 right-8 today-6 when-10;openi' +
  'ng-8;operated-6;operating-8;opinion-6;opleiding-6 vir-6;optel-7;option-8;optional-7;options-7;or-3 all-8 did-4 e' +
  'lse12 is-4 my11 outside-9 they14;order-4 from-8 status-7 to-7 ya-7 yami-10;ordered-6;orders-7;other-4 boys-12 ch' +
  'ildren-7 side10 way-7;others-11;otp-7;ouens-11;ouma5 se10;oupa7;our3 baby-11 boy-12 factory-8 house4 lodge-6 sch' +
  'ool5;out3 again-9 at11 cold-8 im13 its-9 to-8 today-9 who-9;outage-5;outside6 my12 the3 while-6;outstanding-9;ov' +
  'er #s-9 there-4;overdosed19;overnight-7;overweight-8;own a-7 eyes-12 firearm-5 gi-16 gloves-6 gun-8 son10 team-1' +
  '3;pa8;pace-8;pacemaker-9;package-7;packages-8;packaging-5;pads-3 for-7;page-8;paid already-10 for-11;panados9;pa' +
  'nic3 attack9;paper-7;papers6 do-10;paperwork-9;parcel-7;parcels-9;parents are11 get-5 want-8 wont-10;park my-6;p' +
  'arkade10;parked-6 across9;parkeer-8;parkin-7;parking-3 and-11 for-11 lot8 safe-7 there-12;parks11;parole9;part-6' +
  ';partner and-9 got9 with-9;partners-7;party-4;pass on-6;passage9;passed away-12 out12;passenger-2;passport5 phot' +
  'os-8;password-10;past it-10;pastor13;patient with-9;pause-7;pay as-6 at-11 from-10 this-11 to-6;payfast-9;payfle' +
  'x-6;payment-4 went-8;payments-11;pays for-11;pdf-5;pe-14;peek-7;pending-7;pension9 is-10;people talk-11;per-5 we' +
  'ek-5;person i8 im11 is9;personal-6;petrol8;phambi6;phase-11;phi imoto-9;phone3 and7 im7 in-9 is7 me-7 my11 numbe' +
  'r-8 snatched-8 the-7 to-7 using6 with-10;phoned9 me-8;photo9;pick-6;picked-9 on-7;pickup-6;pictures from-7;pierc' +
  'ing-9;pille13;pillow7;pills16;pin-8;pistool-7;pitch-6;place is5 last-13 tonight10;plan and8;planning4 to10;plate' +
  's9;play-11;playground-9;playlist-6;plays cricket-9 hockey-10;please contact-8 do-7 dont11 he8 let-9 may-6 my-14 ' +
  'stop-8 take-10 tell-8 what8;plek vir9;pls call-7 cancel10;plug-8;plumber-6;pm-6;point8 of9;points-9;poison8;poli' +
  'ce13 and-12 clearance-9 cleared-9 discount-9 number9 please8 to-11;policeman7;pool6;pop-9;popia-7;popping-11;por' +
  'tal-7;possible-5;posted4;potatoes-12;power-6 cut-8 cuts-8;practise-9;pram-6 next-7;prefer-9;prefers-8;pregnant6 ' +
  'can-8;premises-7;premium-6;prepare people-10;present-7 for-7;president-9;pretend5;pretending10;prevention-5 talk' +
  '-9;price-2 list-9;pricing-7;pride-9;principal-7;print-5;prisha-8;privacy-9;private class-8 lesson-5 lessons6 on-' +
  '13;privates-6;pro-9;process-7;products-7;proefklas-10;prof9;professional-7;program-7;programme-5;project-7;promi' +
  'se-8;promised a-11;promo-10;promotion-7;protect my-11 myself-16;protecting-13;protection fee9 order10;protectors' +
  '-9;protein shakes-6;protest-9;prys asb-7;pulled7;pulls a-8;punch-9 in-6 me-6;pupil11;pupils-10;purpose10;push-7 ' +
  'ups-9;pushed9 around-8 me7;pushes6 me8;pushups-11;put a9 his12 in-6 on-9 something5;puts13 his8;qr-10;quarter-10' +
  ';question but-4 do8;quick8;quickest6;quiet11;quote-6;r# or8;rack-9;rails-6;rain-8;raining-8;ramp-8;ran5;rand a-8' +
  ';random11 but10;range-6;rank3 close-13 to-12;rape17 prevention-6;raped20 last7;rat8;rate-6;rates-7;rather be9 ke' +
  'ep-11 see-9 talk-8 train-4;rattan-8;re tla-5;reads my8;ready to6;real life-7;really dont-11 fight-6;reason10 to9' +
  ';receipt-6;receive-12;received-9;receptionist-5;recognised-8;recommended-7 you-7;record-10;ref-10;refund if9;ref' +
  'unds7;refused7;refuses to-9;reg so-10;register-8;rehab-6;rekela-9;rekening-10;relationship10;released6;relocatin' +
  'g-8;remaining-8;remember me-9;remote-8;remove my-10;renewal-7;rent5 out-5;reply to-7;report a-4;res7;reserved-7;' +
  'residents-7;resign-9;restraint-5;retired-7;return-6;review-8;ribs11;rice6;right now6;ring-6;ringworm-6;rinse-7 o' +
  'ff-6;risky-11;river9;road8;robbed at7;robbers8;robbery scenarios-6;robbing10;roblox10;rock-9;rocky-7;role-12;rol' +
  'l-7;rolling-12;rolstoel-7;romela-9;roof10;room3 and11 at9 can-7 for-6 full-12 what-9 when7 where-7;roommate8;roo' +
  'ms-7;rooster-8;roster-8;round the-6;route-5;row12;rude-6 to-7;rugby-6;rules for-8;run over-7;running-5;ruta-7;ru' +
  'twa-7 ke-7;sa to-7;saam-11;saans-6;safe4 for-5 here10 there-7 walking-11 what-6 with-7;said6 it9 monday-10 next7' +
  ' ok-12 theyll9 you-8;sak-13;sal ek-9 krav-13 my8;salary of-7;sales-8 guy-7;salon8;sambo-8;same age-10 class-6 ti' +
  'me-9 with-8;samsung-8;sandton is-8 police-9;santa-12;saterdae-7;saturday class-12;saturdays-6;sauna-6;save me8 u' +
  'p-6;saw a-6 it8 somebody-7 the-4;sawubona ngicela-8;say4 i8 that-11 they11 when-13 why8 wrong9 yes-14;saying11;s' +
  'ays7 bjj-10 he7 hell9 hes9 i5 if14 nothing-10 she9 shell5 shes14 there-9 we8;sca-10;scale-7;scan-6;scared8 she-1' +
  '0 to6;scares6 me6;scenario-15;scenarios-9;sceptic-6;schedule-5 pls-5;scheme-8;school any-10 because-5 go-10 is-5' +
  ' on-5 run-12 till-7;science-7;score-9;scratched-12;scream5;screaming15;screams10;screen-9;screwdriver5;screws-8;' +
  'se6 as9 klasse-8 trial-12;second child-6 floor10 hand-8 time7;secret7 game7 head-10;secure-6 parking-5;see2 all-' +
  '7 everything-13 his-10 me-6 when-11 you-8;seeing5;seen7 it-7 too-8;sekolo-9;sekolong le-8;self1 defence-4 harm11' +
  ' protection-6;selfmoord15;selfverdediging-6;selfvertroue-12;sell-4;sells10;seminar-7;seminars-6;send4 back-7 hel' +
  'p12 it-9 my-4 police11 to-11;sending-5;sends12 me6;sent6;sertifikaat-10;service-6;services-7;sesh-7;sessie-8;ses' +
  'sies-9;session-7 i-9 is-6;sessions-6;seun2 se-10 van-8 wil-11;seven-10;seventeen-11;seventy-11;sex10;shack10;sha' +
  'dow-9 boxing-7;shaking13;shampoo-9;share-6;sharp-7;sharpen-7;she4 be-5 cuts8 go-10 just-12 left7 lets-9 says12 t' +
  'ook9 train-8 trains-10;shed-10;shedding-7;sheep-7;sheet-7;shelter8;shes asking10 fine-9;shipping-6;shoes outside' +
  '-11;shook7;shoot his10 someone-11 up9;shooting course-5 in9;shoots4;shop and5 in-7;shops7;shot10 bru-10 my6;shot' +
  's7 fired9;should ask-15 do-8 have-11 i-4;shoulders-8;shout at-7;shouted and-9;shouting at-8;show-5;showed me8;sh' +
  'ower is-9;shut up-9;shwa10;shy-10 boy-4;sibabili-9;sicela7 i8;side of6;siek-9;sien7 nie10;sign-3 anything-10 for' +
  '-7 in-7 me-9;signed-3 up-6;signing7;signs for-8;signup-7;simolola-7;since7 he8 i-9 she6 the7;single asking-9;sin' +
  'k10;sipho-7;sis9;sisi12;sister6 at-10 has8 in4 is-11 wants-10;sit ek-8 still-9 there-4;sitting9 here10;six-6 pac' +
  'k-6;sixteen-9;sixties-11;sjambok9;skakel-7;skiet7;skills-7;skip-8 me-8;skipping-7;skryf n-7;slaan14 my15;slaap7;' +
  'slammed9;slap8;slaps9 me9;slaughtered-8;sleep12 after-12 better-8 in6 with14;sleeping15 in10;sleeps early-10;sle' +
  'epy9;sleeves10 in9;slept8 through-14;slipped-9;slots-6;sluit my9;smacked-10;small girl-9 group-5 print-7;smell-1' +
  '1 out-8;smiles12;smoking-15;snacks-8;snap-11;snapscan-7;sny14;so1 could-8 far-5 ill-8 im-8 is-10 its13 n-5 no-10' +
  ' nobody8 only-9 scared11 seer-10 sore-9 theres-15 they8 this-9 tired10 trial-7 what-6 where-8 young-12;soap-11;s' +
  'ocks-7;soek3 julle-5 my11 n-10;soft-7;solar-6;sold out-10;soldiers-6;some clothes11 lessons-7;somebody5 else-6 i' +
  's8;somebodys-10;someone8 call-8 come-9 comes-7 first-8 grabs-11 has8 is14 left-10 on-7 online9 parked-10 scratch' +
  'ed-8 there-9 told-8 tried9 was-7 who6 with-9;something about-11 active-10 came-9 do-8 happens-5 in5 new-6 off-10' +
  ' on-6 to-10;somewhere safe5 to-5;son asks-10 cant-10 did-8 has-6 hes-8 i-9 in8 is-7 keeps-11 not-9 will-6 wont-7' +
  ';sons class5 gi-12;soos-10;sore neck-9;sorry for11;soul-10;space for-7;spam-7;span-9;spar-10;sparring-6 is-7;spe' +
  'ak2;speaking-11;speaks-8;special-5;specials-8;speed-7;speel-13;spiked9;spoke to-11;sport-7 i-5;sports-7;sporty-9' +
  ';spot-7;spray in-11 legal-6 on-7;squad-9;square-7;squash-7;squats-10;staan9 op11;stab10 me13 someone-10;stabbed1' +
  '5 me8;stage-7 #-7;stairs at-9;stalker14;stalking8;stamina-7;stamp hom-8;stand in-7 up-8;standard-5;standing7;sta' +
  'nds13;stare-8;start-3 without-5;started yet-7;station in-9;status5;stay and-5 away-7 home-8 in-9 late8;steep-9;s' +
  'tent-7;step-5;stepdad10 touches6;stepfather12;stepped-5 on-10;steps-6;stick-4 attack-9;stiefpa9;stiff-7;still ca' +
  'tch-6 for-9 going-9 in-7 not-11 on-6 pay-11 says-9 the-10 worth-9;stole my-9;stolen-10;stones10 at9;stop4 being-' +
  '12 bleeding-12 for-10 him8 my-4 sending-10 shaking6 talking-9 with10;stopped last-8;storeroom9;storm-7;stort-7;s' +
  'torte-7;strange8;stranger danger-9;strangers can-7;strangle-9;strangled7 me11;stream-8;street or-6;strike-6;stri' +
  'pe-7;stripes-8;stroke and-7;strong-7 enough11;stronger-8;stuck-5 on-6;student-5 of-9;studies-12;study-5;stupid4 ' +
  'in-10 question-4;stutter-8;styl-11;style-6;styles-8;subscription-8;suck-7;sue-10;suicidal18;suicide15 drills-8;s' +
  'uit-7 me-10;suitable-8 for-7;sum#12;sun-9;sunday2;sunglasses9;sure of-11 which-9;surely-8;surgery-9;surname of-8' +
  ';surprise-11;survivors2;suspended-7;swallowed14 a10 my-8;swanger-9;swap-7;swears-10;sweat-10;sweating and9;sweat' +
  'y-7;sweet6 sixteen-5;swelling10;swim-9;swimming pool-10;swims-11;swing-12;swings-12;switch-9;switched-8;swore at' +
  '-8;sy8 haar-8;system-6;tablets7;tactical-5;taekwondo-6 for-4;tag-11;tai-7;take a-5 girls-9 his-11 long7 out-6 ov' +
  'er-10 photos-6;takedowns-10;takes my8 over-6;takkies-9;talk for-6 he8 to7;talking about-12;tall-9 guy-8;tap-10;t' +
  'apped-12;target-11;taster-6;taught to-8;tavern10;taxi5 from-7 rank9 strike-8;te begin-9 gaan10 hard-12 kry-10 ky' +
  'k-9 oefen-10 oud-11;teach-3 children-7 her-11 it-7 something-13 this-9 you-6;teacher on-7 one9 says-9 to-6;teach' +
  'es the-5;teaching-7;team at-7;teams-7;tear-7;tease-11;teased-11;technique-6;teen die9;teenager-7;tell anyone11 m' +
  'y-2 us-7;telling9 me6;tells5 me9;temp-6;temporary-7;ten days-9;tenants10;term-5;terrible-8;terrified10;terug-7;t' +
  'est-6 session-5;tested-8;testify7;testosterone-6;texted10;thabo-5;than i7 me-11;that does7 doesnt6 he6 help-9 im' +
  '-4 isnt-9 its12 kind-7 my-11 normal-13 says-10 still-14 to-8 was-5 we-11 would-13;thats when11;the #am10 #rd-10 ' +
  '#s-12 academy-4 address-6 ambulance-10 app-7 army-6 atm7 awareness-8 baby5 bag-8 bar7 bathroom10 bed9 bench-12 b' +
  'est-12 bigger-11 black-11 bleed-9 bolt10 book-5 booking-9 boot9 bottle11 boxing-6 braai-4 bridge13 bully-9 bus10' +
  ' button-5 club6 coach-6 coachs-6 collar-9 combination-10 contract-11 courier-6 course-4 creche12 damage-6 dark-8' +
  ' divorce8 dog5 drain-8 drive-9 ebook-5 edge9 email-12 emergency-11 end-6 entrance-8 expo-7 factory9 farm7 fees-5' +
  ' fighting-10 first-3 flat10 floor4 flyer-5 form-6 funeral10 furniture-8 gi-7 gloves-5 goods-4 group-8 gym-2 hall' +
  '-8 hoodie-8 hospital-8 house4 instructor-7 internet-7 kitchen6 knee-7 law-13 lift9 list-6 locker-8 lot-9 man4 ma' +
  'nager-6 mat-5 mats-2 member8 monday-10 morning-6 most-7 mouthguard-9 moves-7 neck2 neighbour-10 neighbours7 numb' +
  'ers-9 nurse12 oldest-7 one4 ones4 packaging-5 pads-9 page-7 party8 passage9 payment-6 person7 petrol9 place-4 pl' +
  'atform8 playground-9 point12 police6 portal-6 pram-9 prices-12 program-7 protection10 quickest9 r#-4 residents-7' +
  ' road3 roof14 room5 sandton-6 school4 shirt-7 shop6 shower7 sink10 site-12 soccer8 stairs12 sticks-12 stomach8 s' +
  'toreroom9 street7 surname-8 table5 tap-9 tavern9 teen-12 term-5 test-4 thing-8 third6 till9 toilet6 traffic-7 tr' +
  'ainer-7 ufc-8 use10 victim-7 web-4 website-5 week-6 wife-11 window9 words12 youngest-7;theft-8;their arm-6 fathe' +
  'r8 own-9;them all7 and8 i-9;then he8 my10;there-3 aircon-8 an-5 are8 hope-9 is17 last-10 on-5 only-11 room-11 sa' +
  'fe-5 some-7 something-5 tonight-6 was4 were-11 without-8;theres11 a4;they9 already8 be-7 beat8 been-9 can-10 fou' +
  'nd11 have8 held8 hold9 in-7 laugh-9 leave9 let-11 locked8 pushed8 put10 say7 shot13 start-5 told-10 train-6 want' +
  '9 will12;theyll11;theyre17 in8 still7;theyve7;thing in-10 that7;things3 at11;think6 id-7 im10 so-11;thinking11 a' +
  'bout6 of6;thinners-8;thipa12;third time3;this3 afternoon-9 contract-11 course-9 guy7 help-8 morning11 number13 p' +
  'lace-9 saturday-8 time10 week2;threaten9;threatened11 me9;threatening10 to8;threatens11;threats8;three emails-8;' +
  'threw8;throat12;through it-8 the4 your-8;throw acid6 me-9;throwing me-10;thrown a-5;throws things9;thru the-8;th' +
  'umbs-11;thursday and8 but-7;thursdays-7;thusa-9;thusang10;thuso8 ka-11;ticket-7;tie-9 me-7;tied8 down-10 to2;til' +
  'l baby-11 he12 i10 im8 sunday-7 what-7 when-7;time at-7 do-7 for-9 he16 i4 its6 now9 on-7 pls-6 table-7 with-6;t' +
  'imes #-10 and-9 next-6 this-10;timetable-6 change-10;timid-8;tiny-9;tips-9;tired after-9 fast-7 of4;tla le-8;tle' +
  '-12;tlhahisoleseding-7;tmrw-6;to #-7 about-9 adriaan-7 attack-10 begin-6 block7 box-6 boxing-6 break5 burn5 call' +
  '-2 coach-9 come-6 compete-6 complain-9 control-9 defend-4 delete10 die17 disappear9 dubai-6 eat-5 end15 feel-11 ' +
  'film-10 finish6 friday-7 go9 guard-8 hand-9 handle-8 help-7 hide13 him8 his4 hurt7 if10 it-4 jail-9 kids-6 kill1' +
  '2 knock-8 know-5 let-10 lift-6 live8 load-5 login-4 london-9 look-4 make6 me3 meet6 my5 myself-10 not-7 other-5 ' +
  'park-7 partner-8 pause-7 phone-6 pick-7 push8 register-5 rent-6 save-10 say6 settle8 shoot-4 somebody8 spar-4 sp' +
  'ot-10 stand-10 start-5 sunday-9 sweat-9 talk4 thabo-8 throw-10 train-3 training6 try-5 wake9 when-6 wrestle-8 wr' +
  'ite-6;today he11 i7 my8 she11 they10;toddler drank9 with-8;toddlers-7;toe in6 is-4 te9;toegelaat-8;toenails-9;to' +
  'gether-6 with-4;toilet at7 is-11;toilets were-10;told5 anybody11 anyone7 her10 me-7 my12;tonight7 for-9 he9 is8;' +
  'tonights-5 class-6;too deep8 late-7 many2 much-4 old-7 soft-6 unfit-11;took9 it8 my4 r#-7;top is-9;toss-9;touche' +
  'd17 me11 my9;touches15 me9 my11;touching8;tough-10;tournament-9;tournaments-6;towards8;towel-11;tracker13;tracki' +
  'ng number-7 says-8;tracks12;tracksuit-8;traffic-7 on-7;train-5 and-3 here-8 my-5 only-9 there-5 you-8;trained-7 ' +
  'before-7 here-7;trainer-7;trainers-9;training-5 at-8 knife-8 what-5;trains me-10;translate-7;trappe-9;trapped8;t' +
  'readmill-8;trial-3 anymore-10 maak-9 together-12 tonight-10 what-5;tried6 calling-9 it-13 to11;trigger-6;trophie' +
  's-7;trouble with-8;true-7;trui-11;trust that-8;try-8 again-7 it-4;trying for-8 to6;tryout-7;tsa bana-8;tseba-7;t' +
  'sena-6;tshaba14;tshirt-6;tswa mosebetsing-9;tues-9;turn-6;turning #-7;turns #-11;twenties-9;twins of-8;two guys9' +
  ' men10 of-8 people-7;tye-13;typing4 can-9;tyson-9;u #-6 get11 give-9 got-9 guys-7 rent-8 sell-5;ubaba14 wami-13;' +
  'ubani-8;uber and9 drop-8;ubulungu-8;udadewethu8;ufc-10;ufuna9 i-10 iklasi-13 ukundibulala9;ugesi-10;uj-6;ukhona-' +
  '8;ukuba9 lilungu-6;ukubaleka10;ukubhalisa-11;ukubona-8;ukufa14;ukufunda-4;ukufundiswa-9;ukugoduka12;ukujoyina-9;' +
  'ukukhalaza-9;ukukhononda-8;ukulwa-10;ukundibulala9;ukungibulala12;ukuphatha-7;ukuphila11;ukuqala-10;ukushintsha-' +
  '11;ukuspara-10;ukusuka11;ukuthenga-8;ukuthengela-7;ukuyeka-9;ukuza-13;ukuzibulala18;ukuzimela-9;ukuzobuka-7;ukwa' +
  'zi-9;uma6 ngifika-7;umakhelwane8;umalume15;umama7 wami-15;umfowethu13;umntu7;umntwana4 wam8 wami-11;umqeqeshi-9;' +
  'umuntu6;umyeni13 wami4;uncedo14;uncle13 comes5 plays11 said10 was-13;uncles11;unconscious11;under6 a7 my6 somebo' +
  'dy-9;undercover-7;underneath-9;understand-11;uneentloni-11;uneminyaka-11;unfit-11;unicorn-8;unina12;university-9' +
  ' a-9;unjani-7;unless10;unsafe10;unsubscribe-8 me-8;until i7 my8;unyana wam-2;up before-6 by-10 if-7 next-8 now-8' +
  ' to-5 tomorrow11 yesterday-7;upgrade-6;uphuze11;ups-5;ur number-6;urgent7;us3 in9 now10 to-6 today-7;use a-10 it' +
  '-11 my-7;used for-9 this-7;useful-10;user-6;username-6;uses4;ushaya8;using10;usizo15 lokuqala-10 nge-10 ngifuna-' +
  '8 ngokubhalisa-8;usually-5;utata13;uthanda-11;uthatha14;uthe12;uthi14;utitshala12;uyandibetha14;uyangishaya19;uy' +
  'ise12;uza8;uzongibulala15;vacancies-6;vacancy-8;vakansiedae-6;val-9;van #-8;vandag kom-9;varsity-8;vat aan9 my10' +
  ' number-6;veld8;verdedig-9;vergeet-13;verjaarsdag-6;verkrag16;verloor-3;very fit-6 shy-3;vi-8;video of-8;videos ' +
  'to-8;violence6;violent9;vip-6;vir almal6 kinders-4 ons-8 sy-12;virtual-6;visa-5;vitality-5;voel10;voetsek-8;volg' +
  '8 my10;volgende-9;vomit8;vomiting13 and12;voucher-7;vriendin7;vrywaring-10;w10;wa6;waar-7;wag5;wait for7 in-8 ou' +
  'tside-11 till-14;waiting room-8;waitress9;waits6 for7;waiver-6;wake9 up7;walk from-5 in-7 over-10 stairs-7;walke' +
  'd6 over-6;walker-6;walking10 to-10;walks to-9;wallet-10;wam8 ufuna-12 una-12 uneentloni-7;wami3 ufuna-11 uthi8 u' +
  'yangishaya8;wanna5;wanneer-7;want a-7 fitness-7 gloves-9 her-14 hy9 in-7 me8 my-6 out-10 protection8;wanted5 to5' +
  ';wanting to-9;wants a-7 boxing-9 me7 someone-10 to-5;warm-8;warn-8;warning-9;was2 away-11 beaten-9 born-9 dead10' +
  ' gone10 he-10 krav-7 last-11 me-7 mugged7 only8 operated-6 promised-6 raped14 released7 retrenched-8 rude-6 scar' +
  'ed-10 shot11 sick-13 small-18 so-8 stabbed13 supposed-8 there-10 too-11 touched12 training-10 up-7;wash-7;wasnt ' +
  'me-7;waste-12;wat as-10 doen-8 maak9 nou-13 time-7 wil-8;watch-8 my-7;watching me-9 my7;water bottle-9 cut-9;wat' +
  'se-7;ways-11 to-11;we argue9 begin-6 covered-7 stay-7 take-9 wear-8;weak-9;weapon-7;weapons-7;wear long9;wears g' +
  'lasses-10;web-5;website-8 is-6;wedding-10 in-10;week and-9 he8 pls-5 so-11 to-8;weekday-6;weekdays-5;weekends-4;' +
  'weeks how-5 i6 please-7 pregnant-8;weer5;weg10;weight-7;weights-5;welcome-6;went7 off8 to-13;wenu-9;were6;werk n' +
  'ie-9;werkswinkel-7;wet-9;what-3 about-6 clothes-9 colour-6 comes-7 did-7 does-3 goes-8 happens-5 he12 hour-8 if-' +
  '14 now-8 should-8 street-5 they-6 u7 was-11 you-1;whats happening-6 he-9 in-5 on-10;whatsapp-3 group-7;wheelchai' +
  'r-5;wheels-10;when a-11 am-6 are-7 do-6 does-6 he10 hes13 i3 is-4 its-8 my-7 people-11 shes9 somebody-6 there-12' +
  ' theres-8 was-8 you10;where do-3 does-9 i1 is-5 must-7 to-7;whereabouts-6;wheres-7;which-4 building-5 day-1 floo' +
  'r-6 group-5 one-6 session-3 taxi-8 would-5;while i-5 my-8 training-7;whispering12;whistling10;white belt-7 gi-7 ' +
  'polo6;who attacks-7 breaks-10 decides-6 did7 doesnt-9 else7 got11 has-12 hits-8 is-5 knows-11 left-8 looks-8 mad' +
  'e-9 makes-9 must-10 only-7 passed-7 reads-9 started-8 takes-9 teaches-8 walks-11 were8 won-6;whole body9 box8 ye' +
  'ar-10;whos-6;whose-5 hands-4;wie-8;wife at-7 is5 says-10 throws10 wants-8 will-11;wifi-4;wil boks-7 krav-6 met-9' +
  ' n-12 ophou-7 saam-8;will-3 bring-9 fetch-8 find10 i-6 it-7 miss-9 pay-10 post8 she-7 shoot10 somebody-12 someon' +
  'e-10 stay-7 teach-6 tell9 they-6 think-8 this-9 training-10 you-6;win-12;window7 at6 to-6;windows11;witch10;with' +
  ' #9 a2 all-5 bruises8 burpees-13 cash-7 guns14 her2 him10 kids-8 lights9 men-5 one-7 people7 photos10 someone-9 ' +
  'something-8 strangers-7 that-8;without any-5 anyone-11 breaking-9 competency-6 getting-8 guys-9 him11 hurting-15' +
  ' me7 my-8 notice-6 parents10;woke9 up9;womans-8;women and-8 in7 train-4 who9;won-6;wont9 be4 come-12 leave9 let5' +
  ' make-11 need12 open-8 see9 speak11 stop11 wake9;wood-8;word2 ek-7 geboelie-8;words11;work after-5 by-9 can-11 c' +
  'lothes-10 is-10 late-8 on-8 till-7;workout-9;workouts-8;works at-11 in-8 shifts-10 till-9;workshop-6 for-5;works' +
  'hops-8;worries-9;worse12;worst-7;worth it-10;would give-7 have-8 i-6 just9 like-6 my-9 need-10 not13 she-9 teach' +
  '-6 this-10 you-5 your-7;wrap-8;wraps-6;wrestle-16;wrestling-9;wrists7;write-9 to-12;written10 the11;wrong day7 s' +
  'ize-7;xa8 umntu-13 umntwana-10;xmas-7;ya dithunya-10;yabantwana-8;yam4 apho-8;yami6 ifuna-8 inamahloni-8 ineminy' +
  'aka-11 iqeqesha-11 lapho-8;yard7;years ago-11 old9;yellow-8;yena-8;yenu-5;yenyanga-12;yes-3 he-11 they-9;yesterd' +
  'ay what-5;yet-7;yikuphi-9;yini-1 uma-11;yoga-6;yoh i-7;yonke10;you-2 allowed-10 and-9 are-4 ask-8 at-8 bring-9 c' +
  'ome-7 cover-9 didnt-7 dont-8 escort-3 go-5 hit7 is-9 let-7 look-11 make-7 mind-5 or-7 posted-9 promised-9 put-6 ' +
  'refund10 remove-10 rent-6 sent-11 show-6 so-10 speak-5 take-3 taught-9 teach-3 tell9 that-5 the-4 train-4 when-1' +
  '2;youngsters-10;your address-7 advert-7 alarm-10 bank-9 best-9 building-7 car-8 cheapest9 class10 floor-7 gate-1' +
  '0 gun-9 guys-10 homepage-8 husband17 instagram-5 instructor1 karate10 latest-6 lockers8 phone-6 photos-9 recepti' +
  'on8 roof-9 school-6 shooting-8 shop-8 side-13 site-10 student-9 training-5;youre-10;yours and-8 too-4;yourself6;' +
  'youve got-10;yrs ago-13;zami-6;zikhona-8;zikhuselekile-10;zip-8;zonke14;zoom-6;zulu-7';
