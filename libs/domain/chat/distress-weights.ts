// Written by `npm run train-distress` (docs/decisions/0116): what words and pairs of words say of distress.

/** In steps, as the weights are. */
export const BIAS = -4;

/** Of each word its weight, then the words that may follow it with the weight of both; entries are divided by ";". */
export const WEIGHTS =
  '-9;#-1 #-8 at-8 can-8 girls-7 guys7 next-7 now-14 oclock-6 of-7 on-8 people-6 with-8 year-5 years6;#h#-9;#ish-7;' +
  '#kg-9 guy-6;#oz-6;#pm-4 class7;#s6;#st-6;#th-5 of-7;#yo-9;#yrs-7;a #yr-6 bad-6 beginner-8 bigger-7 bit-2 blue-13' +
  ' bodyguard-4 bouncer-9 boxer-9 braai-7 branch-7 break-8 bullet9 bully-7 burglar-6 car-7 case8 choke-8 coach-10 c' +
  'old-11 couples-10 course-4 creche-8 deposit-9 dog-10 family-6 fee-9 fever-7 few-8 fight-10 firearm-5 fool-6 free' +
  '-7 gap-6 generator-8 gi-15 gun6 guy5 half-9 hijacking-5 human-12 joining-8 kid-9 kids-7 killer-7 knife9 krav-7 l' +
  'ady6 lawyer-8 lesson-3 letter-11 licence-5 little-5 long-8 look-9 mall-8 man9 martial-6 medium-7 member-9 member' +
  'ship-6 message-6 mouthguard-8 new-13 normal-7 partner-7 pistol-7 pram-6 punch-6 quick-8 rear-7 refund-7 robot-11' +
  ' saturday-7 sauna-6 second-6 security-7 self-8 session-6 shower-8 slap9 sport-6 student-8 sunday-5 talk-8 teenag' +
  'er-8 tour-6 tracker6 voucher-6 wedding-10 week-6 wheelchair-9 year-5;aan6 die-8 my10;aansluit-8;abafana8;abantwa' +
  'na-8;abanye-9;able-5 to-5;about a-6 boxing-7 it-9 my-11 walking-8 you-7;above-6;absent-12;abuse9;abused8;abusive' +
  '9 relationship8;academy-8;access-10;accessible-9;accident-11;account-8;acl-7;across the6;act-9;action-8;active-8' +
  ';activity-12 for-7;add-9;address-6;adhd-9;admin-9;adult-7;adults-9;advanced-6;advertise-10;advice-9;advise-6;af7' +
  ';afford-6;afraid of10;afrigter-10;afslag-7;after2 #pm-7 a-14 boxing-8 dark-4 i-8 training-8 your-8;afterwards-8;' +
  'again6;against a-12;age-7;aged-7;agent-7;ages-3 ago-8;aggressive-8;ago7 can-8;agreement-7;ahead-7;aid-5 for-6;ai' +
  'kido-8;air-7;aircon-11;al9;alexandra-8;alive8;all3 in-7 that-9 the-9;alleen-10;allowed-8;almal5;almost-9 #-7;alo' +
  'ne6;along-14;always wanted-14;am being9 i-9 late-7;amateur-7;ambulance9;among-13;amount-8;an4 accident-7 adult-5' +
  ' all-7 ambulance9 extra-8 eye-8 instructor-14 ngo-7 outlet-8 uber5;ancient-10;and4 #-6 after-11 am-6 are-8 boxin' +
  'g-5 cannot-8 daughter-11 do-8 for-11 girls-5 go-8 hasnt8 have-11 he10 here-9 hes10 how-6 i6 id-9 if-11 im4 is5 i' +
  't6 last10 my4 need-11 never-10 no-9 nobody-8 now4 on-9 one7 parking-9 said7 says8 see-7 son-10 still-7 theres8 t' +
  'hey2 times-8 today7 tomorrow-9 very-7 walks-8 want-3 watch-8 what-8 whats-6 who-8 will-8 women-8 wont5 worry-11 ' +
  'would-3;anger-7;angikaze-9;angisafuni8 ukuphila8;ankle-10;another-8;answer me-8;anxiety-9;anxious-10;any-7 class' +
  '-8 classes-9;anymore10 because-9 how-9 i6;anyone there-8;anything at-11 for-13 i-9 on-5;anyway11;anywhere near-9' +
  ';apart from-7;app-9;appendix-8;apple-8;apply-9;appointment-7;april-7;are #-9 a-11 all-7 an-7 at5 both-6 breaking' +
  '6 dead-10 killing-6 looking7 moving-6 my-11 new-7 on-8 out-8 the-10 there-10 they-14 ur-7 we-8 you-6;area-6;arms' +
  '6;army-10;arnis-9;arrive-11;art-9;arthritis-7;arts-4;as a-6;asb vir-9;asem8 nie8;ask-3;asked about-8 me-8;asking' +
  '5 me-10;asleep8;assault-10;assaulted12;assertive-8;assessment-8;assist-8;asthma-15;at #-3 #pm-8 all-11 boxing-8 ' +
  'class-10 gunpoint9 home4 me7 reception-11 saps-8 sport-8 university-9 varsity-8 what-8 wits-5 work7 your-4 yours' +
  '-11;attached-8;attack8;attacked11 by-10;attacks-8 me-9;attend-6;attendance-7;attending-9;attention-7;autistic-7;' +
  'available-10;average-6;awareness-7;away for-10 from8;awkward-12;ba8;baas11;baby8;babysitter-7;back after-6 from6' +
  ' in-7;background-9;bad back-6 for-7;bafuna9;bag-4 and4 is-7;bags-11;bail7;ballet-10;band-9;bang5;bangikhombe8 ng' +
  'esibhamu8;bank account-7 card9 details-7;barefoot-7;bars-9;bash-8;basic-11;basics-10;bathi8;batla go-9 ho5;baton' +
  '-8;battle-10 ready-7;bays-7;bday-9;be #-7 a-8 alive7 around9 back-7 fit-9 for-6 here10 home-12 in-13 late-13 lou' +
  'd-9 on-8 safe-5 the-6 there-10 thrown-7;beard-8;beat4 me9;beaten8;beats9 me9;because5 of-5;become-7 a-6;bed10;be' +
  'en7 behind7 hit-9 training-9 waiting-8;before-4 a-6 class-7 i-5 my-7 she-8 the-8 they-8;beforehand-11;begin-6;be' +
  'ginner-6;beginners-5;beginning-7;behaviour-9;behind a-9 me6;being11 abused9;bel my-9;belt-2 and-8 in-9;belts-12;' +
  'bench-12;benefit-7;best class-10 for-10 way-8;betilwe8;bf9;bicycle-8;big-6;bipolar-8;birthday-11 party-5;bit-3 o' +
  'f-7 overweight-6;bitcoin-8;bjj-11 for-5 is-9;black belt-5 friday-7;blades-7;bleeding10 and8;bloei9;bloemfontein-' +
  '6;blood5;blou7;blue-3 eye-11;bly-9;boarding school-7;bodyguard-13;bodyguards-6;bokke-7;boks-9;bones-10;book-6 a-' +
  '6 it-7;booked-9 already-7 for-7;booking-4;bored-10;bosiu8;boss is-7;bot is-7;both-10 of-9;bought5;bound-9;bouts-' +
  '6;bow-9;box-2;boxed-13;boxer-10;boxers-7;boxes-9;boxing-8 at-7 class-9 for-5 gloves-7 on-7;boy at7 he-10 hes-9 i' +
  'n10 is-7;boyfriend9 and-7 wants-8;boys are-7;bracelet-7;braces-8;brakes8;brave-8;brazilian-6;break from-11;break' +
  'down-6;breaking10;breathe11 through-9;breathing9;bree-9;bridge11;bring-3 anything-7 it-8;bringing my-10;broke do' +
  'wn-7 his-10;broken3 again-10 into-9;brother4;brothers9;brown-6;bru-13 can-7;bruises10;bryanston-9;budget-7;build' +
  '-8;buite9;buka-10;bullet9;bullied-8 at-10;bully-9;bullying-9;burglar-8;burn10;burning8;burns10;burpees-11;bus an' +
  'd-9;buses-8;busy-12;but a-8 can-7 he7 not-8 only-9 want-7;button-9;buy-7 his-8;by3 bus-7 law-8 mistake-11 myself' +
  '-8 ons7 the5 whatsapp-8;bye-8;c-6;cab-7;cable9;cage-9;calendar-10;calibre-8;call5 me-12;calls9;calm him-10;calor' +
  'ies-7;came5 back4 in9 last-13 once-11 to12 with8;camera7;cameras-6;camp-8;can-4 he-17 i-3 it-7 join-10 leave-10 ' +
  'my-10 one-10 our-8 parents-6 read-8 she-9 somebody-13 swim-6 the-10 they-10 we-10 women-7 you-3;cancel my6;cance' +
  'llation-9;cancelled-10;cancelling-8;cant5 afford-5 be6 breathe7 come-11 do-8 go8 log-6 stop9 tell7 wait-12;cape ' +
  'town-7;capoeira-9;caps-8;car in-12;cardio-6;cards-8;careful-8;carer8;carrying-6;case7;cause7;centurion-8;ceo-7 a' +
  'nd-7;certificate-11;certified-9;chain-8;champ-8;chance-6;change-5 room-4;changed-10;changeroom-9;changing-11;cha' +
  'rge-9;charged-12;cheap-9;cheaper-14;check-7 the-12;checkout-8;checks7;chemo-7;chest9 is8;chicken-8;child is6 of-' +
  '6;children to-8;childs-7;choke-8;choked6 me8;choking7;choose-11;choosing-8;christmas-8;claim-10;clas-9;class-4 c' +
  'ancelled-6 do-7 in-7 last-13 now-8 pls-7 she-9 tomorrow-11 tonight-9 was-10 what-8 when-8 without-8;classes-6 on' +
  '-8;clearance-11;cleared-12;clearing-8;click-11;climb-10;close protection-8;closed-10;closing time-7;clothes and1' +
  '0;clothing-7;club in-5;cn i-10;coach-5 for-6 has-9 is-8 says-6 was-6 who-5;coaches-5;coachs-7;code-4 for-7;coffe' +
  'e-11;cold-3 today-8;collapsed11;collar-7;colleague is-8;colleagues-8;collect-9;colour-6;combat-9;come-2 after-8 ' +
  'alone-11 along-5 anymore-9 as-8 by-11 do-8 from-6 home10 on-8 today-3 tonight-8 too-8 with-10;comes5 home-10 in8' +
  ' on-7;comfortable-12;coming back7 from-10 up-6;comments-9;commit to-5;commitment-6;commute-8;companies-8;company' +
  '-6;compare-10;compete-10;competency-11;competition-8;complain-9;complete-7;compulsory-9;condition-11;confidence-' +
  '13;confident-7;consent-9;contact-11 me-9;contract-7;contracts-9;cookies-6;cool-7;coordination-7;cop8;cope-7;copi' +
  'es-7;coping7;cops8;copy-8;corner-4;cos9;cost-5 of-6;costs-9;could-4 do-8;couldnt find-7;country-9;couples-13;cou' +
  'rier-11;course-8 for-9 my7 what-10 with-9;courses-8;cousin is-7;cover-10;covid-10;coz6;cpo-7;cpr-12;creatine-7;c' +
  'redentials-8;credit-9;cries9 when-9;crime-9;crowd-7;crying6;curious-7;cut8 myself7;cuts7;cutting9;cv-7;cycle-9;d' +
  'aar-2 iemand-9 iets-8 is7 wees-7;dad4 hits7 wants-7;dag5;dames-8;danger8;dangerous-10;dankie-9;data-10;dates-8;d' +
  'aughter gets-7 has-8 in-7 is-7 shes-12 wants-9 was6;daughters5;day-4 after-8 i-4 is-8 one-9 so-6;days are-8 noti' +
  'ce-6;dead9;deals-8;death10;debit-3 orders-6;debited-12;debiting-8 me-8;december-4;decide-12;deep7;defence-6 for-' +
  '10 group-7 in-5;defend-7 himself-8 myself-6 themselves-8;defending-8 myself-7;defensive-7;delay-9;deliver-8 to-6' +
  ';delivered-8;delivery-11 of-7;demo-7;demonstration-8;destroyed-10;details-11;deur8;di-6;diary-6;did he-9 judo-6 ' +
  'karate-11 krav-7 my-7 you-11;didnt5 come8 know-9 like-10;die5 afrigter-9 eerste-8 kinders7 klas-4 klasse-7 kursu' +
  's-7 skool-6 week-8;difference-4;digital-6;directions-8;directly-7;disabled-11;disappear9;discipline-10;disciplin' +
  'es-9;discount-11;discovery-9;dissipline-9;distance-9;dit-10 doen-8;dithunya9;divorced-7;do-2 a-4 at-10 beginners' +
  '-7 bjj-4 boxing-9 first-7 i-6 in-5 kids-8 krav-9 mma-8 most-8 muay-7 on-7 one-9 people-9 that-12 they-16 those-7' +
  ' we-4 with-1 you-2 your-6;doctor-13 says-6;doctors-9;doen as-10 julle-10;does-1 ballet-9 boxing-8 it-2 my-12 she' +
  '-12 somebody-9 someone-8 that-10 the-3 this-9 your-9;doesnt5 like-5 mind-12 want-6 work-8;dogs6;dollars-9;domest' +
  'ic8 violence7;done it-10;dont5 care-9 drive-8 know-5 like-8 mind-9 remember7 reply6 tell6 understand-8 use-9 wan' +
  't5 you-8;doodgaan11;doodmaak8;door8 for-9 is7 on-7 to-8;down5 at5 from-7 with-9;download-8;downstairs9;dra-9;dra' +
  'g me7;dragged8 me8;drank13;draw-7;drills-11;drink10;drive-5 a-6;drives-7;drop-6 in-5 me-9 off-6;drops-10;drove #' +
  '-9;drunk11 and6;dubai-7;dude7;dumela-8;dummy-8;duration-8;during-2 class-7;dying7 to-6;e book-4;each time-9;earl' +
  'ier-8;early-6;ears-10;easily-8;east-8 london-6;easy for-8;eats early-9;ebook-9;ebooks-8;ebusuku9;eczema-9;eers-9' +
  ';eerste-12 klas-6;efe-10;eft-6;eight-13;ek3 daar-10 die-11 dit-11 in-8 is7 kom-11 my-13 myself-8 n-13 nie8 nog-8' +
  ' sal-9 soek-7;ekhaya12;eks8;elandelayo-6;electricity-13;elevator-8;eleven-11;elke8 dag6;else in-9;email-11;embar' +
  'rassed-9;emergency9;employees-6;employment-8;en6 die9 ek8 vir-7;end4 it8 of-6;ended-8;endlini13;energy-12;englis' +
  'h-10;engu-7 #-7;enjoyed-8 it-8;enough for-9;enter-9;entertain-7;entrance-6;entry-6;environment-7;epilepsy-10;equ' +
  'ipment-9;error-7;escape-10;escrima-9;esikolweni-11;eskom-9;estate-13;esteem-7;etsa-10;evening-6;evenings-5;event' +
  '-8;events-8;every7 night8 second-10;everybody-13;everyone7;everything8 is7;everywhere8;ex7;exam-8;exams-12 now-8' +
  ';exchange-7;excited-11;executive-6 protection-6;exercise-10;expect-9;expensive-10;experience-10;expired-7;extra-' +
  '6;extramural-9;eye5 on-8;eyi-9 #-9;face10;facebook-5;facilities-7;fall without-6;falling6;family discount-6 of-6' +
  ';far-12;fat-5;father11;feb-8;federation-7;fee-4 for-7 is-6;feel5 better-11 comfortable-9 like5 more-8 safer-8;fe' +
  'es-10;feet-8;felt-10;female-7;females-8;fencing-8;fetch me-9 the-8;fetched7;fete-9;fever-7;few-7 weeks-6;fifties' +
  '-10;fifty-8;fight-5 night-8;fighter-10;fighters-10;fighting-7;fights-13;fihla-9;fiks-11;file-8;filipino-8;fill-8' +
  ';filmed8;films-8;finance-6;find a-7 it-10 my7 out-8 the-10;fine-4;finger7 marks8;finished-12;finishes-8;firearm-' +
  '7;firearms-8;fired10;first-6 aid-3 and-8 class-5 day-6 few-7 if-10 lesson-5 month-8 time-5;fit-4 and-7 in-8;fitn' +
  'ess-11;fits-8;five-10;fix-11;fixed-10;flat8;flexible-10;floor are-6;flu-12;fly-9;flying-7;focus-8;followed10 me8' +
  ';following3 me6;follows4 me6;food9;fool-6 of-6;foon7;foot-11;for #2 a-4 adults-4 all-8 boxing-5 cars-9 children-' +
  '8 december-7 defending-7 disabled-7 everything8 him-10 himself-9 instructors-6 just-9 kids-8 members-7 men-9 mom' +
  's-7 money9 my-4 myself-9 nothing-6 one-7 our-11 parents-7 parking-8 sale-8 saturday-7 self-8 seniors-6 six-11 so' +
  'mething-12 teens-6 the-2 three-10 tomorrow-7 years-9 you-9;force-7;forced9 me7;forever8;forget-8;forgot-12 my-5;' +
  'fork6;form-12;forward-7;found10;foundation-8;free-5 trial-8;freeze-5 for-8;friendly-6;from2 alex-9 behind-13 fri' +
  'day-8 gym8 him10 home-6 leave-8 me-5 next-8 rosebank-9 scratch-8 what-7 when-9 you-5;froze6;full-2;fun-12;functi' +
  'on-7;funny5;gaan die-9 ek-8 my9;gals-9;gang8 up-10;gap-7;gate6 code-10 is-9;gauteng-7;gautrain bus-8;gbv13;gear-' +
  '2;geboelie-10;gedrink9;gee asb-7;gegooi8;geld terug-7;gemis-8;gender-8;genoeg-10;get3 a-7 away9 back-10 better-1' +
  '0 for-7 hit-8 hurt-13 in-4 injured-10 it-9 me-10 my-12 off-9 on-9 out8 punched-10 the7 there-11 through-8 to-9;g' +
  'ets bullied-8 hurt-10 rough7 tired-7;getting hurt-8;gevat7;gi-4 for-4;gift-8 card-7;girl-3 is-8 she-8 shes-11;gi' +
  'rlfriend-3 is-6;girls they-11;gis-6;gisteraand6;give it-10 up-8;given-7;glock-6;glove-13;gloves-8 at-8 my-7;go4 ' +
  'for-8 home9 na-8 to4 up-8;goeie more-8;goes8;going4 overseas-9;gold-6;gone9;good-3 for-8 morning-10;goodbye9;goo' +
  'ds-8;got6 any-7 anything-8 hurt-10 into9 kicked6 my8 no-9 something-9 stabbed7;grabbed7 my8;gracie-8;grade-3;gra' +
  'ding-6 soon-11;gradings-8;gran is-4;grandchildren-9;granny is8;grapple-10;grappling-11;great-15;groep-9;groin-10' +
  ';groot-10;ground-5;group-5;groups-4;guard-8;guards-9;guide-8;gumguard-7;gun in6 licence-7 on7 training-6;gunpoin' +
  't9;guy7 from7;guys go-7;gym-8 i-8 is-7 yesterday-8;haar11;had a-11;haha-12;hahaha-10;hair in-8;half-7 past-7;hal' +
  'fway-6;hand wraps-4;handed-11;handgun-8;handle myself-10;handles-9;handskoene-10;happen-10;happened9;happens to-' +
  '11;happy-7;hard-3;harley-13;harm8;has3 a5 adhd-7 been6 braces-10 exams-8 flu-7 he-11 her-8 long-9 me-9 school-10' +
  ' seen-8 the-8;hasnt done-7 started-6;hav-6;have #-8 an-7 any-6 been6 for-10 it-8 kids-8 muay-8 my4 never-9 on-6 ' +
  'shin-6 something-4 that-8 the4 with-8;havent seen-9;having9 a9;he13 a-5 broke8 can-12 checks8 come-7 comes7 did6' +
  ' do-8 doesnt-6 drives7 fit-10 found8 gets3 go-9 have-8 hits8 join-5 killed8 knew9 knows9 locked6 need-10 needs-1' +
  '0 pay-9 punched7 ran-9 reads8 says6 start-10 teach-9 trains-7 will6 wont7;head coach-8 instructor-6;headgear-9;h' +
  'ealth-9;healthy-8;hear11;heart4 attack5;heavy-12;hed5;held7;hell11;hello-4;hellopeter-8;help12 choosing-8 for-7 ' +
  'him-11 me-11 my6 the-10 with-8;helping-9;hemp-7;her8 arms5 brother-10 in9 name-8 phone9;here6 anymore8 i-10 is-8' +
  ';hes12 #-10 a-11 got4 kicking6 not6;het2 die-11 ek-6 hulle-8 julle-6 my7;hey3 there-8;hi are-6 coach-8 guys-8 im' +
  '-10 what6;hide11;hides behind-8;hiding11 in8;hier10;high-8;hijacked10;hijacking-6;him5 a-9 its8 may-6;himself5;h' +
  'ire-10 a-7;hiring-7;his7 age-8 brother-9 class-10 gloves-8 hand7 lesson-8 name-9 own-8 sister-9;hit3 a-11 first-' +
  '10 me6 my7 the-9;hits7 me12 my9 the-8;hitting4;hle11;hlp8;ho6 ithuta-11 ngodisa-8 tseba-8;hoe-6 kom-11;hoeveel-1' +
  '2;holiday-10;holidays-8;holster-7;home4 and7 at-5 by-5 do-6 for-6 from5 with-9;homepage-6;homework-8;hoodie-11;h' +
  'oodies-10;hook-11;hope3;hosepipe8;hospital and-8;host-6;hostage-8;hot-5 water-8;hour ago9 or-8;hours on-6;house1' +
  '1 for-10;how-2 #-8 about-10 are-6 can-12 does-13 far-6 is-9 long-3 many-5 to-6 would-9 you-8;howzit-10;huis10;hu' +
  'lle11;hung-8;hurt5 in-8 me6;hurting11 my6;husband8 hit8 wants-8;husbands8;hv-8;hw-8;hy10 gaan9 het10 in-8 is-6 m' +
  'y12;hypertension-9;i3 address-7 arrive-7 be-1 booked-7 both-8 bought-13 box-11 call-12 can5 carry-11 could-10 di' +
  'd-11 discount-8 do9 dont4 drop-10 drove-9 feel10 film-9 follow-9 forgot-8 froze8 got2 have3 hear8 heard-6 hide7 ' +
  'hope-13 hurt-9 jog-7 just6 know7 krav-8 leave-9 left-10 legally-9 like-8 lose-8 lost-10 love-8 may-8 mean-9 miss' +
  '-10 must7 open-8 order-9 ordered-8 park-8 pick-8 put-13 ran8 read-8 roll-9 send-3 share-8 shower-9 start3 take-7' +
  ' testify8 train-3 transfer-10 try-4 type-9 use-9 walk-8 was6 watch-7 will-5 wont8 work-10 would-13 write-8;ice-1' +
  '1;iclass-9;id prefer-7;idea-11;idiot-8;iemand8 my-10;iets aan-8 vir-9;if6 her-10 i4 something-5 your9;ignore-8;i' +
  'khona-10 i-6;im7 #kg-8 a-6 at-10 away-8 back-8 being10 bleeding7 coming-7 free-7 from-11 just-8 looking-10 movin' +
  'g-7 new-7 next8 only-6 out7 ready-8 scared7 sick7;imininingwane-10;in #-8 an6 cape-6 centurion-7 class-9 danger9' +
  ' december-7 feb-8 for-8 karate-8 laws7 march-10 matric-9 may-7 midrand-8 my5 october-6 person-7 pretoria-6 randb' +
  'urg-12 sa-9 sparring-11 stock-4 the5 their-7 today-6;incident-9;included-9;indemnity-9;individual-7;indoda14;ine' +
  '-9;ineminyaka-10;info-12;information-9;ingajoyina-9;ingane7 yami3;ini-9;injured-12;injuries-7;injury-9;inligting' +
  '-9;inombolo-9;inside8;instagram-8;instead of-7;instructor-5;instructors-7;insured-7;intake-11;interested-10 in-5' +
  ';internet-12;intimidated-10;into a6 our6;intro-9;introvert-7;invoice-11 for-8;inyanga-8;iphephile-7;iron9;is #-6' +
  ' af-7 al-13 all-7 an-4 asking-8 asleep5 bad-8 baie-9 bang7 beaten9 bjj-8 bleeding9 boxing-8 class-8 coach-7 comi' +
  'ng6 daar-7 die-9 drunk6 everything-7 fine-10 following5 gone5 good-4 he-13 hurting8 it-6 just-9 keen-6 killing-8' +
  ' my-7 n-8 nearly-5 new-7 next6 one-8 only-10 over-10 parking-8 sandton-9 scared-7 seer-9 she-12 small-8 stalking' +
  '9 still4 strong-8 stuck-7 tall-6 terrible-7 that-6 there-4 this-3 training-7 trying7 unconscious8 useless-9 verk' +
  'rag8 very-11 waiting7 your-3 yours-11;isaphulelo-9;isiphandla-8;isipho-6;isnt10;israel-7;israeli-5;it again8 all' +
  '6 an-9 as-8 back-9 be-9 been-9 by-10 cost-6 end-8 fine-9 first-3 free-10 go-10 happened7 happens11 have-7 he7 he' +
  'lp-12 in-7 legal-9 less-7 like-8 myself-8 ok6 on-4 safe-15 says-14 start-7 stop7 the-10 to6 too-6 up-7 was10 wei' +
  'rd-6 what-6 when7 work-5;item-9;its4 dark-8 for-8 good-11 too-10;itshireletsa-7;ive7 always-10;izinsuku8;izolo8;' +
  'jaar-13;jacket-9;jits-7;jitsu-6;jiu-5 jitsu-5;job in5;jobs-7;joburg-7;jog-8;join-4 a-5 or7 with-8;joined-11;join' +
  'ing-3;joins-8;journalist-9;judo-9 for-4;juffrou7;julle-6 dit-6 met-12 my-10 nog-10 oop-7 wat-11;july-7;jumped10;' +
  'june-8;junior-9;juniors-7;just5 for-7 got8 had-12 letting-8 looking-10 show-7 sit-8 the-6 to-10 turned-10 wanted' +
  '8;ka3;kabili-10;kakhulu6;kali-10;kamer8;kan-1 ek1 hy-10 julle-14;kanjani-10;kanselleer-7;kar7;karate-5 kid-7;ke7' +
  ' tla-9;keen-13;keep6 a-10 an-8 my-6 up-10;keeping him-10;keeps8;kena-6;kerb-8;kick-5;kickboxing-10;kicked9;kicks' +
  ' the7;kid broke-8 he-13 hes-10 is-9;kiddies-8;kidnapped10;kids at-8 classes-5 from-9 learn-7 on-9 or-5;kierie-8;' +
  'kill8 for-7 myself7;killed me-8 my6 us-11;killer-7;killing me-8;kind of-9;kindergarten-8;kit-7;kitchen7;klapped8' +
  ';klas-5;klasse-6 vir-5;knee-10;knees-9;knie-8;knife2 attack-11 class-9 defence-8 fighting-8;knives-5;knock-11;kn' +
  'ow a-7 about-7 anyone-13 that-8 what4 where7;knowing8;knows8 where8;kom kyk-10;koop-8;kopa thuso6;krav-8 and-6 b' +
  'e-8 is-8 maga-1 on-7;kravmaga-8;ku-9;kufanele-7;kukho iklasi-9;kukhona9 i-9 yini-9;kumele-8;kuphi-7;kursus-6;kwe' +
  '-8;l-9;l#-6;la-9;laaitie-12 he-5;laat-4;lady5 coach-8;landlord10;lank-8;last4 gym-9 night9 nights-9 nite6 time10' +
  ' week-1 year-4;late-2 to-7 tonight-8;lately-9;later-8;laugh-4 at-12;laughter-7;law-3;laws7;lawyer-9;lay-6;lazy-1' +
  '0;le #-9 na-8 ruta-7;league-9;learn-3 at-7 cpr-8 that-9 this-8 what-9;leave4 them-8;leer-6 julle-2;lefa-9;left6 ' +
  'feet-8 handed-9 his-9;leg-7;legal-4 in-7 to-6;legally-4;leggings-8;legit-8;lekker-10;length-6;less than-6;lesson' +
  '-9 on-8;lessons-4;let us7;letting-10;level-11;levels-8;liable-8;liam-8;licence-7 is-7;license-8;lidmaatskap-8;li' +
  'e6;life4;lift my-10;lights-6;like gloves-8 it-14 karate-6 me-12 this6 to-3;liked-8 it-8;likes-9 soccer-8;limit-7' +
  ';link-10;list of-7;listen-11;little one-8 ones-11;live4 next-9 on-12;living alone-8;lo-11;load-11 shedding-5;loa' +
  'dshedding-8;loan5;lock in-7;locked7 in6 me8 out-11 the9;lockers-3;log-11 in-6;logging-9;login-13;logo-8;lokuqala' +
  '-10;lol-2 how-7 what-7;london-9;long-3 do-7 does-5 hair-10 in-9 is-5 sleeves7 till-10;look like-8 stupid-9 up-7;' +
  'looking3 to-8;lose my-10 weight-5;lost my-8;lots-7;loud too-9;love to-5;loved-11;loves-8 rugby-7;lower-10;lunch-' +
  '3 hour-7;lunchtime-6;lyfwag-7;lying10;lyk-12;m#-7;ma is-8;maak8;machine-9;madam9;mag ek-6;maga-2;main-8;make a-8' +
  ' friends-15 it3 my-10;makes8;malini-8;man11 het7 is7 who7;manager6 please-9;mang-9;manje14;manual-8;many days-8 ' +
  'hours-7 kids-6 lessons-9 people-12 years-7;march-6;marketing-11;marks13 on6;martial-6 art-7 arts-4;mashonisa8;ma' +
  't-8;match-7;mats-8;matter5;max-7;may-13 i-12 she-7;maybe7;me8 a-5 about-10 after7 and3 ask-11 book-8 by7 choose-' +
  '8 down8 feel-9 he10 her10 home8 i-3 join-8 leave6 legally-9 like-8 not8 on5 over11 see9 sign-8 since8 talk-10 th' +
  'e-3 what-11 when4 your-9;medical-8;medium-9;meer9;meet me-7;meeting-7;meetings-7;mekaar-10;member-6 already-6 fo' +
  'r-7;members-10;membership-10;membrship-8;men5 hit-6;mens praat-9;mention-8;menu-8;messages4;met8 on9;metal-8;mid' +
  '-6;midday-10;middle-6;midrand-10;might8;military-10;min late-8;mine6;minimum-8;minors-7;missed-6 #-8 the-9;misse' +
  's-8 it-9;missing7 a-8;mistake-12;mix-9;mixed-8;mma-7;mme8;mobility-8;module-7;molweni-11;mom has-7 of-6 said-9 w' +
  'ants-7;momentum-7;mon-8 to-6;monday is-12;mondays-4;money back-3 is-7 off-8;monna7 wa6;month and-11 can-9 is-8 t' +
  'o-8 what-7;months and-8 is-9;mora-10;more about-7 confident-7 energy-7;morning class-8 do-8;mornings-10;most peo' +
  'ple-10;mostly-9;mother4;mouth guard-9;mouthguard-9;move it-8 my-8 to-10 up-10;movie-9;moving to-8;mr-8;much are-' +
  '7 does-5 for-7 notice-8;mugged8;mural-5;murdered-9;muscle-12;music-13;muslim-7;must-2 a-8 he-5 i-5 my-11 she-10 ' +
  'study-6 they-9 we-8;my5 account-13 ankle-7 baby7 bf7 boxing-7 boy-7 boys-7 brothers8 card-9 childs-7 classes-9 c' +
  'oach9 complex7 contract-6 cv-6 dads6 data-7 daughters5 debit-13 details-8 diary-8 doodmaak6 door10 driver-9 ears' +
  '-8 eks8 en5 ex3 eye9 father3 fault8 first-7 flat8 friends7 gi-9 girlfriend-4 gun-9 hand7 head11 home-8 husband-4' +
  ' husbands8 in8 kid-2 knee-6 laaitie-10 little5 locker8 lunch-9 manager10 membership-5 mind5 money-7 nails-9 nude' +
  's8 order-15 other-7 pa4 package-6 parcel-10 parents6 partner8 passport8 password-8 plan-8 purchase-7 question-7 ' +
  'remaining-7 room12 sessions-7 size-8 stepdad7 stepfather7 teenage-7 teenager-6 thing-7 trial-13 uber-9 uncle7 vo' +
  'ucher-8 water-7 way-6 wife-4 work6;myself11 id-8;na-6;naked choke-7;nako-9;name-5 is-5;names-10;nasty-9;ndifuna5' +
  ';ndincede11;ndiyopha9;ndiyoyika10;ndoyika11;near5 me-9 u-8 you7;nearby-8;nearest-10;nearly-8 #-8;neck6;need glov' +
  'es-8 my-11 something-3 somewhere8;needs-7 a-8 shoes-8;nephew he-13 hes-11 is-6;nervous-16;netball-9;never been-1' +
  '2 done-10 got-7 held-8 told8 trained-9;new-3 baby-9 here-11;newbie-7;newbies-10;news-6;newsletter-10;next belt-9' +
  ' class-7 course-7 to6 year-5;ngani-8;ngaphandle11;nge-10;ngenyanga-5;ngesibhamu7;ngicela5 ukwazi-7;ngidlwenguliw' +
  'e10;ngifika-9;ngifuna ukubhalisa-8 ukwazi-6;ngikhathele9;ngisengozini9;ngiyabonga kakhulu-9;ngiyesaba12;ngodisa-' +
  '8;ngoku13;ngokubhalisa-12;ngomgqibelo-9;ngubani-10;ngwana waka-12;nie4 asem8 meer12;niece she-9 shes-11;nifundis' +
  'a-8;night5 and4 the-11 which-10;nights class-8;nikuphi-7;ninawo-9;ninayo-5 i-9;ninja-7;nite6;nivula-8 nini-6;niv' +
  'ulile-10;niyafundisa-8;niyakufundisa-9;njalo8;njani apho-9;nka-10;no class-9 he-13 i-11 pictures-9 reason8 she-1' +
  '4 sign-8;nobody9 answers-10 will8;nodig-7;nog nooit-9;nogi-7;nommer-7;noodhulp-8;nooit-11;noon-8;not5 allowed8 a' +
  'nswering7 breathing7 coming-11 coping7 fit-9 for-10 found-8 from-9 good-10 helping-9 here-6 like-7 me-10 my-8 sa' +
  'fe11 that-8 to9 training-8 what-9 working-10;nothing about-8 on-8 serious-7;notice but-7 must-6;nou6;novel-8;now' +
  '6 and-7 he2 im7 she7 want-8;nr-8;nudes9;numb6;number is-8 of-9 please-7;nxt-7;nyaope9;o16 a7 na-12;obligation-8;' +
  'observe-10;oclock-9;october-8;oefen-6 wat-10;of all-10 class-9 classes-7 everything-8 falling-12 getting-11 kan-' +
  '8 krav-8 laughter-7 me6 men-8 my6 myself-9 some-8 sparring-7 thing-10 three-6 you-7 yours-10;off and8 at-8 class' +
  '-4 during-7 for-8 in-10 on-11 the5 this-6 twice-7;office hours-8 in-8;officer-7;officers-7;often-7;ok-5 to7 with' +
  '-8;old and-6 do-7 enough-9 man8;older-7;oldest-10;olds-8;om7;on an-7 and-9 at-9 bail7 facebook-12 hold-10 holida' +
  'y-5 in-5 it2 me5 offer-7 saturdays-5 standard-6 thursdays-9 tonight-10 top-9 tuesdays-6 tv-6 wednesday-6 weekend' +
  's-6 with-11 your-6;once-5 off-5;one arm-8 can-7 class-8 leg-9 she-8 shes-10 to-8;ones to8;onfiks-11;online-6;onl' +
  'y-2 classes-7 come-10 do-10 for-6 girl-6 session-9 want-7;ons5;ook-13;oop-8;open till-8 today-7;opening-11;opera' +
  'ting-9;operation-9;opleiding-8;option-12;options-9;or-5 a-8 also-6 an-8 are-8 did-10 do-7 else8 is-8 just-11 mus' +
  't-5 my9 off-6 only-6 something-5 they9;order-7 from-6 its-5 went-7;ordered-13;orders-9;ordinary-8;other gyms-8 k' +
  'ids-13;others-13;ouers-8;ouma7;our9 boy-12 company-5 office-8 own-10;out3 again-9 from-8 im9 to-9;outlet-8;outsi' +
  'de6 my8;over #-8 #s-9;overdosed13;overpaid-8;overweight-11;own class-6 firearm-7 gi-12 gloves-10 gun-8 pace-7 te' +
  'am-8;pa5;pace-8;package-9;packages-7;page-11;paid already-11 for-9 on-6;pair-8;panic7;papers9;paperwork-10;parce' +
  'l-11;parcels-8;park-1 my-7;parked-9;parking-1 for-11 safe-9 there-10;parks6;part-10 of-6;parties-7;partner5 with' +
  '-10;party-1 for-7;partytjie-9;pass-8;passed away-10 out9;password-13;pause-11;pay as-8 at-8 per-8 this-9 your-6;' +
  'payfast-8;paying-9 for-7;payment-5;pays for-9;pdf-10;pe-14;pele-8;pen-6;pending-7;pensioners-7;people like-11 lo' +
  'ok-8 with-8;per-6 day-5 month-5 week-8;period-6;permit-8;person with-7;personal-9;petrol7;phone and9 in-10 is8 m' +
  'e-9 number-10 with-7;physio-7;pick-8;picked-11;piercing-7;pilates-8;pille8;pills12;pin-6;pink-6;pitch-8;plan-7 f' +
  'or-7;planet-6 fitness-6;play-12;playground-8;plays cricket-10 hockey-10;please cancel-8 contact-7 dont9 tell-6 w' +
  'hat8;pm-7;podcast-9;point9;points-9;police13 discount-9;polokwane-6;pop-10;popia-8;portal-11;possible-7;power-9;' +
  'ppl-8;practical-8;practice-8;practise-10;pram-8;prefer-9;pregnant can-8;premises-9;premium-10;prepared-8;present' +
  '-10 for-6;president-6;pretoria-8;prevention-8 talk-8;price-5 for5 list-8 of-6;pricing-9;principal-11;print-10;pr' +
  'ivate lesson-10;privates-10;problem-8;procedure-8;process-9;products-7;proefklas-9;proefles-11;program-8;program' +
  'me-7;project-9;promo-9;proper-8;properly7;protect-7 herself-9 my-7 myself-11;protecting-11;protection order8 tra' +
  'ining-8;protective-10;proud-9;provide-6;provided-7;psira-8;public holidays-6 transport-9;punch-16;purchase-8;pus' +
  'h-6;pushed me7;pushups-7;put2 a8 his8 in-8 on-9;putting-8;qala-9;qualified-6;quarter-8;quick10 do-8;quiet9;quote' +
  '-9;r#3 or6;rack-9;rain-7;ramp-9;randburg-13;random9 but9;range-12;rank close-11 to-10;rape11;raped17;rashguard-7' +
  ';rate-11;rates-10;rather see-7 than-6;rattan-7;reach-6;reaction-7;read-7;real-1;realistic-7;rear naked-7;reason8' +
  ';receipt-9;receive-8;received-9;reception-4;receptionist-7;recognised-8;recommended-9 you-8;record-8;recording-8' +
  ';red-8;refuse-8;register-10;registered-8;registration-9 fee-5;relationship8;release-7;remaining-7;remove-12 my-7' +
  ';renew-8;renewal-9;rent out-7;replacement-7;reply to-10;required-7;requirements-6;res7;reserve-6;residents-8;res' +
  'pect-7;retail-7;retired-7;return-12;returning-8;returns-7;review-8;rewards-8;ribs11;right for-9 now3 to-8;ring-1' +
  '1;risk-9;road4;rock-8 up-8;role-10;roll-11;rolling-13;rolstoel-9;roof7;room and8 at8 can-8;rooms-8;rooster-8;ros' +
  'ter-9;round7;rounds-9;rubber-7;rude-11 to-10;rugby-8;rule-8;rules-7;running-9;ruta-7;saam-13;saena-9;safe4 after' +
  '-7 here8 there-7 walking-10;safety-8;said7 i-12 it6 monday-7 no6 ok-12 theyll6 you-7;salary-10;sales-7;same age-' +
  '11 time-9 with-8;saturday-3 class-8 morning-5;saturdays-9;sauna-7;saw a-9 it6;say4 they10;saying10;says9 he3 hes' +
  '6 if7 its-6 krav-7 nothing-8 she6 you-10;scan-8;scared6 of-5;scenario-10;scene-8;schedule-8 pls-7;school at-7 is' +
  '-10 kids-7 on-6 project-5 saying-6 till-9 to-7;schools-8;screaming11;se7;season-10;second time5 week-8 weekend-7' +
  ';section-8;secure-8 parking-6;security-2;see everything-8 me-6 my7 two-7 you-7;seen it-8;self1 defence-3 esteem-' +
  '7 harm8 protection-8;selfmoord11;selfverdediging-10;seminar-10;seminars-8;send4 it-11 location-9 me-5 my-9;sendi' +
  'ng-12;sends8;sent5;separate-5;serious-6;service-8;services-9;session-10 i-10;sessions-9;set-8;seun van-8 wil-10;' +
  'seven-9;seventy-8;sex7;shack7;shaking10;shame-4;shampoo-7;shape-8;share-9;sharp-7;sharpen-9;she6 be-8 go-8 is-4 ' +
  'join-7 lets-9 says7 start-8 trains-9;shedding-6;shes5;shin guards-5;ship-9;shipping-9;shirts-8;shoes on-7;shooti' +
  'ng in6;short-11;shortest-8;shorts-10;shot12;shots8;should-1 ask-10 i-7;shoulders-7;show-8;shower is-8;showers-6 ' +
  'and-7;shuttle-9;shy-15;sign-5 a-6 for-10 in-11 me-9 the-7;signed-9 up-8;similar-8;since8;sis7;sister5 is-12;sit ' +
  'and-5 while-6;sitting7 in4;six weeks-9;sixty-6;size-5 #-9;skaam-9;skiet6;skills-9;skinny-9;skip-13 me-6;skipping' +
  '-10;skryf-11;slaan14 my11;slaps10;sleep11 in7 with9;sleeping6;sleeps early-10;sleepy8;sleeves7;slipped-11;slot-7' +
  ';slots-8;slow-11;smacked-9;small and-9 group-8 kids-7;smell-9;smoking-8;snack-7;snapscan-10;sny11;so4 cant-9 id-' +
  '9 ill-10 im-5 is-10 its9 no-10 on-8 please-9 scared9 theres-10 tired10 trial-5 want-10 what-5;social-10;socks-6;' +
  'soek n-8;soft-10;solar-7;sold out-9;some-4 boxing-7;somebody5;someone8 attacks-7 call-9 is10 tried7 who5 with-11' +
  ';something after-8 for-6 from-9 happens-6 like-9 on-6 to-11 you-6;somewhere to-11;son did-7 has-8 hes-11 is-9 on' +
  '-8;song-7;soos-9;sore-4 from-8;sorry3 for6;sotho-6;south-9 africa-9;space for-8;spam-9;spar-12;sparring-10;speak' +
  '3;speaks-9 sotho-6;special-6;specials-10;speed-8;sponsor-9;sport-10;sports-9;spot-7;spray in-8;squad-9;staan11;s' +
  'tab6 me8 someone-9;stabbed11;staff-8;stage-7 #-7;stalker10;stamina-9;stand-3 up-11;standard-10;start boxing-7 in' +
  '-6;started yet-6;stay in-7;staying-5;steam-7;steep-6;stepdad8;stepfather8;steps-11;stick-7 fighting-5;sticks-5;s' +
  'till at-7 not-10 open-9 pay-7 the-7 train-11;stock-6;stole my-11;stolen-10;stop6 and5 bleeding-9 for-8 sending-9' +
  ';stopped last-10;storeroom9;storm-11;story-9 i-9;straight from-8;strange6;stranger danger-7;strangled5 me7;stree' +
  't bjj-3;stretch-6;stretching-7;strong-6;stronger-8;stuck-5;student-3;students-4;studies-12;study-9;stun-7;stunt-' +
  '10;stuur8;style-11;styles-9;subscription-9;such-10;suicidal12;suicide11;suit-10 me-8;suitable-10 for-8;sum#9;sun' +
  '-8;sunday is-6 night-8;supply-7;surely-9;surgery-10;surprise-9;suspended-9;swallowed12;swap-8;swears-9;sweat-9;s' +
  'weaty-11;swim-9;swimming-10;swims-11;swing-8;switch-11;switched-7;swop-5;sy is-8;system-10;t shirt-9;tablets8 is' +
  '-10;tactical-9;taekwondo-8;tag-8 me-8;tai-8;take cash-8 out-9 over-10 photos-8 them-9;takealot-8;taken6;talk6 fo' +
  'r-8 on-8 to7;tall-10;tap-10;tape-8;tapped-9;target-9;taster-6;taught-11;tavern8;tax-9;taxi6 from-11 rank6;te beg' +
  'in-10;teach-4 him-8 it-9 that-13;teacher3;teachers-9;teaches-10;teaching-4;team-11;teams-8;teased-8;technique-10' +
  ';techniques-7;teenage-7;teenager-10;teenagers-6;teken-7;telephone-10;tell anyone7 me-2;telling8 me5;tells5 me5;t' +
  'en years-7;term-9;terminate-8;terms-8;terrible-7;terrified7;terug-11;terwyl-9;test-12;testify8;thabo-6;than an-7' +
  ';thanks-5;that allowed-7 class-8 day-7 my-9 normal-10 ok-10 possible-6 still-8 the-8 time-7 too-7 work-7 you-9;t' +
  'he1 #rd-8 academy-7 address-8 adult-7 aircon-6 alarm-8 app-8 area-7 army-9 bag-10 basement-7 basics-6 bathroom7 ' +
  'bed7 bench-9 best-11 big-8 black-8 bleed-12 book-10 boxing-5 boys-8 bridge11 bus10 change-5 class-7 classes-7 co' +
  'ach-14 coaches-10 coachs-7 complex-10 contract-11 courier-9 course-9 dark-7 day-3 difference-8 different-7 docto' +
  'r-7 dog7 drive-9 e-9 ebook-8 emergency-9 end-13 entrance-12 evenings-6 family-6 fees-9 fight-8 fighting-9 firear' +
  'ms-7 first-6 flat6 floor5 form-10 free-6 full-8 gi-8 gloves-8 group-11 gym-6 hall-12 hoodie-6 hospital-6 hour-8 ' +
  'house7 instructor-11 intro-7 kitchen10 krav-6 last-11 law-14 left-9 lessons-7 lift4 line-7 link-5 locker-10 logi' +
  'n-6 lot-8 man7 mat-9 mats-5 month-9 morning-10 mornings-9 most-8 moves-7 news-6 next-4 oldest-9 one7 other2 othe' +
  'rs-8 page-8 parcel-8 phone-9 place-3 playground-8 point9 police7 prices-11 programme-7 protection6 range-6 right' +
  '-6 road3 roof10 saturday-6 schedule-7 school1 sensei-10 shirt-9 shop6 showers-7 side-3 site-7 small-9 stairs4 st' +
  'icks-8 storeroom9 street5 student-8 table7 tavern7 traffic-7 trainer-6 trial-4 tv7 ufc-10 uk-7 venue-5 waiver-7 ' +
  'website-7 week-10 weekend-8 window6 women-7 youngest-4;their own-10;themselves-7;then he7;there-2 an-10 are6 at-' +
  '6 boxing-7 for-6 is14 last-9 on-8 room-8 safe-9 some-12 something-11 tonight-10;theres12 a6;these days-4;they10 ' +
  'all-9 can-8 have9 say8 want6;theyll9;theyre14 in6;thing for-6 in-9;things10 at7;think im8 so-10;thinking9 about7' +
  ' of5;this6 afternoon-8 bot-7 guy6 help-8 morning4 number10;threatened9;threatening8;threatens8;three months-10 t' +
  'imes-11;threw6;throat10;through the4;throw me-8;throws things7;thursdays-8;thuso6 ka-10;ticket-8;tie-10;tier-8;t' +
  'ight6;tiktok-10;till6 he8 i8 what-10 when-9;time he9 i7;times-1 for-6;timetable-13;tiny-9;tips-10;tired fast-7;t' +
  'mrw-6;to2 #-12 about-10 ask-11 begin-10 black-9 box-14 break5 burn8 coach-8 come-5 compete-9 complain-9 defend-3' +
  ' die11 durban-6 eat-7 end11 feel-13 film-9 go8 handle-7 help-8 hide9 him6 hurt8 join-5 keep5 kill9 knock-8 know-' +
  '4 learn-3 let-9 login-6 look-9 lose-7 make10 me5 month-7 my7 our5 park-11 partner-9 pause-9 pick-8 punch-6 reach' +
  '-6 report-6 roll-4 save-10 send6 shoot-5 someone-2 spar-9 speak-6 spot-9 stand-11 start-12 stop-4 talk6 teach-7 ' +
  'throw-8 train-11 try-8 walk-6 wash-7 watch-8 work4 write-8 your-4;today he6;toddlers-7;together-15;told7 her9 me' +
  '-7 my9;tonight6;tonights-9 class-6;too do-9 expensive-6 hard-11 late-8 old-9 soft-6 unfit-8 young-7;took12 my5 t' +
  'he6;torn-8;total-9;touched12 me8;touches10 me8;tough-9;toughen-9 up-7;tour-7;tournament-12;tournaments-9;towel-7' +
  ';town-8;track-8;tracker8 on6;tracking-13;traffic-7 on-10;train-11 at-6 only-8 with-4 you-6;trained-11 before-7;t' +
  'rainer-13;trainers-15;training-8 at-9 knife-6 next-8;trains-5;trappe-10;trauma-10;travel-7;treat-10;trek-8;trial' +
  '-7 and-8 tonight-9;tried5 to8;trouble7;true-8;trust my-6;try-11 again-7;tryout-12;tseba-8;tshaba9;tshirt-8;tuiti' +
  'on-8;turn-4;turning #-9;turns #-11;twelve-12;twenties-9;twice-8;twins-4;two different-7 men7 of-8 years-11;tyson' +
  '-7;u got-10 guys-4 open-10 sell-9;ubaba13;ubani-8;ufc-11;ufuna9 i-8;uk-7;ukhona-7;ukuba10;ukubhalisa-11;ukufa10;' +
  'ukufunda i-7;ukugoduka9;ukujoyina-2;ukulwa-10;ukungibulala9;ukuphila9;ukuqala-9;ukushintsha-9;ukuza-9;ukuzibulal' +
  'a13;ukwazi-10;uma9;umalume10;umfowethu9;umntwana wam6 wami-11;umqeqeshi-9;umyeni12 wam6;umzimba-9;una-9 #-9;unce' +
  'do11;uncle12 plays7;uncles9;unconscious9;under9;underneath-10;understand-9;uneminyaka-8;unfit-15;uniform-11;univ' +
  'ersity-9;unjani-9;unlimited-9;unsubscribe-10 me-8;until3;up a-8 and7 by-7 fee-7 if-8 this-8 to-10 tomorrow8 yest' +
  'erday-7;update-6;upfront-8;upgrade-9;uphuze10;ups-8;ur6;urgent6;us7 a-7 four-8 in9 last-8;use-4 a-8 it-14 my-11;' +
  'used for-8;useful-6;user-8;username-7;uses6;usizo9 nge-8 ngifuna-6;utata10;uthi10;uur-7;uyandibetha10;uyangishay' +
  'a13;uzongibulala12;vacancy-9;van-3 #-7;varsity-10;vat number-7;vehicle-10;veilig-7;venue-7;verdedig-11;vergeet-1' +
  '2;verkrag12;version-7;very fit-8 shy-5;video of-10;videos-7;violence5;violent7;vip-11 protection-5;vir kinders-8' +
  ' n-7 vroue-6;virgin-5;visiting-10 from-6;visitors-8;vitality-9;voel9;volg6 my7;volgende-14;volunteer-8;vomiting1' +
  '0 and9;voucher-9;vs-6;vyf-9;w9;wa11;waar-7 is-6;wait-2 in-9 till-9;waiting room-8;waits6 for6;waiver-8;wake10 up' +
  '9;walk-8 from-7 over-8;walked5;walking into-7 stick-8 to-5;wallet-9;wam11 ufuna-13 una-9;wami10 uyangishaya7;wan' +
  'neer-10;want a-8 her-10 in-8 me8 my-6 something-8 the-11 to-4;wanted6 to5;wanting to-8;wants a-9 boxing-11 to-6;' +
  'warm-5;warning-8;was2 attacked8 away-10 charged-7 mugged6 raped12 rude-5 sick-12 small-12 so-8 stabbed10 told-9 ' +
  'too-9 training-11 up-9;wash-10;waste-9;wat-3 time-7;watch-12;water-2 bottle-11 safe-10;watter-6;way in-7;we both' +
  '-12 can-7 dont-5 get-10 got-8 need-9 pay-5 would-7;weak-11;weapon-9;weapons-10;wear long7;wears glasses-10;weath' +
  'er-10;webblad-9;website-11;wedding-4 in-9;wednesday-4;week can-5 is-9 so-10 to-9;weekday-7;weekdays-8;weekends-7' +
  ';weekly-9;weeks-1 pregnant-8;weg9;weigh-9;weight-9;weights-8;welcome-5;well-8;went6 to-13;were7;what-2 about-11 ' +
  'class-10 did-8 exactly-8 happens-11 have-8 he8 if-21 it-6 makes-7 now-11 should-11 sizes-6 to-4 was-12 will-6;wh' +
  'ats happening-6 on-11 ur-9;whatsapp-7 me-8;wheelchair-7;wheels-10;when4 a-11 am-5 are-10 do-11 does-13 he10 hes9' +
  ' i2 is-12 its-9 people-9 there-11 was-9 will-7 you6;whens-7 the-7;where do-8 does-13 i5 is-5 must-11 to-9;whethe' +
  'r-9;which-8 day-8 mall-8 one-9 taxi-7;while i-7 my-10 training-9;whispering9;white belt-8 polo6;who are-8 has-7 ' +
  'is-6 must-8 takes-8 teaches-7 won-6 would-8;whole week-7 year-8;whom-7;whos the-7;why do-8;wie-7 is-7;wife at-8 ' +
  'says-11 wants-7 will-7;wil leer-9 met-10 n-9;will-6 a-7 bring-7 find9 i-11 it-9 not-7 only-6 pay-10 she-8 somebo' +
  'dy-9 take-6 the-10 they-12 u-7 you-10;win-8;window6;windows7;with4 all-6 boxing-8 guns9 him5 kids-9 no2 self-7 s' +
  'omeone-9 that-11 the-1;without a-6 any-8 breaking-7 hurting-5 me9 my-10;woke6 up6;womens day-7 self-7;won-9;wont' +
  '10 let6 make-13 stop8;word3;words8;work as-5 for-8 is-9 nights-7 till-11;workout-10;workouts-9;works-6 at-9 in-8' +
  ' shifts-9 till-12;workshop-9 for-6;workshops-9;worries-10;worth it-9;would have-8 i-14 krav-10 like-11 love-8 my' +
  '-7 need-8 rather-9 she-12 the-12 this-10;wraps-10;wrestle-10;wrestling-12;wrists9;write-13;writing-9 a-7;written' +
  '8 the8;wrong-2 size-8;xa7 umntwana-8;xmas-7;ya-4;yami7 ineminyaka-11;yard5;year-9 end-8 olds-6;yearly-7;years ag' +
  'o-13;yes-7 he-11 she-5;yesterday what-9;yet-8;yi-8;yini-14;yiphi-8;yo-11;yoga-10;you-2 a-7 after-7 and-10 are-10' +
  ' come-13 cover-10 didnt-8 dont-10 go-11 got-10 handle-9 in-9 let-9 look-11 looking-5 make-11 mind-9 need-6 or-9 ' +
  'pay-7 practise-8 provide-6 rent-7 sent-8 ship-8 show-13 so-9 still-9 store-8 take-1 teach-7 use-8 work-8 write-8' +
  ';young-10;youngsters-9;your academy-6 address-6 car-6 coach-8 guys-6 gym-7 hall-7 homepage-6 husband10 instagram' +
  '-6 instructors-7 latest-5 list-7 phone-6 place-6 school-10 shop-9 site-12 student-10 team-7 trainers-11 training' +
  '-8 website-8 wrist-6;youth-9;youtube-10;yrs ago-10;zip-6;zonke7;zoom-10';
