// Written by `npm run train-distress` (docs/decisions/0116): what words and pairs of words say of distress.

/** In steps, as the weights are. */
export const BIAS = -4;

/** Of each word its weight, then the words that may follow it with the weight of both; entries are divided by ";". */
export const WEIGHTS =
  '-10;# #-10 at-7 can-10 girls-6 guys7 hours5 in-5 oclock-7 of-9 on-7 people-6 to-7 week-5 with-8 women-6 year-5;#' +
  'h#-8;#ish-7;#kg-10 guy-6;#oz-6;#pm-2;#s5;#st-7;#th-3 of-7;#yo-10;#yrs-8;a #yr-7 bad-5 bank-6 bash-8 bigger-7 bit' +
  '-4 blue-12 bodyguard-4 bouncer-9 boxer-10 boxing-8 boy9 braai-7 branch-7 break-7 bullet8 bully-8 burglar-5 car-6' +
  ' case8 choke-8 coach-10 cold-7 colleague-5 couples-10 course-5 creche-8 deposit-8 dog-11 family-7 fee-8 fever-7 ' +
  'few-5 fight-9 firearm-6 fool-6 form-4 free-8 gap-6 generator-8 gi-7 gun4 half-8 hijacking-5 human-13 joining-9 k' +
  'id-9 kids-7 killer-7 knife7 krav-8 lady5 lawyer-8 lesson-4 letter-10 licence-5 little-6 long-8 look-9 mall-10 ma' +
  'n9 martial-7 medium-7 member-8 membership-6 mouthguard-8 new-13 normal-7 pair-5 partner-8 pic8 pistol-8 police-7' +
  ' pram-6 problem-4 proper-6 punch-6 quick-8 rear-6 refund-6 robot-11 saturday-7 sauna-6 second-6 security-7 self-' +
  '7 session-6 shelter7 slap8 sport-7 student-8 sunday-5 talk-7 teenager-9 voucher-6 wedding-9 week-7 wheelchair-10' +
  ' witch7 work-7 year-6;aan5 my11;aansluit-7;abafana8;abantwana-8;abanye-8;abaqeqeshi-7;about a-6 it-11 my-11 walk' +
  'ing-8;above-7;absent-11;abt6;abuse8;abused8;abusive9 relationship7;academy-7;accepted-6;access-10;accessible-8;a' +
  'ccident-12;account-10;accounts-7;acl-8;across the7;act-8;action-9;active-9;activity-12 for-6;adapt-9;add-9;addre' +
  'ss-6;adhd-9;admin-9;adult-7;adults-9;advanced-6;advert-7;advertise-9;advice-10;advise-6;aerobics-6;af5;affairs-8' +
  ';afford-6;afraid of9;afrigter-11;afslag-7;after2 #-1 #pm-8 a-13 boxing-9 church-9 dark-4 evening-9 i-8 training-' +
  '9 work-3 your-9;afterwards-8;again7;against a-12;age-7;aged-8;agent-8;ages-3 ago-8;aggressive-11;ago5 can-8;agre' +
  'ement-6;ahead-8;aid-6;aikido-8;air-8;aircon-11;airline-8;al8;alexandra-7;alive8;all3 ages-8 in-7 that-8 the-7;al' +
  'leen-10;allowed-8;almal6;almost-8;alone6;along-15;already6;always-7 wanted-10;am a-1 being9 i-9;amateur-8;ambula' +
  'nce9;among-12;amount-10;an4 accident-8 adult-6 all-10 ambulance9 extra-7 eye-8 instructor-9 ngo-6 outlet-8 uber4' +
  ';ancient-9;and3 #-8 after-11 again-8 am-5 are-7 boxing-6 cannot-8 daughter-11 do-8 for-11 girls-5 go-8 have-10 h' +
  'e8 here-10 hes9 his6 how-7 i5 id-9 if-8 it7 krav-7 last8 leave8 lost-8 my2 need-9 never-10 no-8 nobody-5 on-9 on' +
  'e8 parking-9 said8 says8 see-5 son-10 stick-6 still-8 theres7 times-8 today7 tomorrow-9 training-8 very-7 walks-' +
  '9 watch-8 what-8 whats-7 when-5 who-7 will-8 women-8 wont5 worry-11 would-4;andisafuni7 kuphila7;anger-8;angikaz' +
  'e-9;angisafuni8 ukuphila8;ankle-11;another-8 day-8;answer me-8;anti-6;anxiety-7;anxious-10;any-7 class-7 classes' +
  '-7;anybody there-8;anymore6 because-9 how-7;anyone there-7;anything about-9 at-11 for-13 i-9 on-4;anyway12;anywh' +
  'ere near-9;apart5 from-6;apho-3;apology-8;app-10;appendix-8;apple-7;apply-9;appointment-8;april-7;are #-10 a-7 a' +
  'll-8 an-6 at7 dead-9 his-9 killing-5 looking6 moving-6 my-11 on-8 out-8 the-8 there-10 they-16 ur-7 we-8 women-8' +
  ' you-6;area-6;arm wrestling-7;army-10;arnis-9;arrange-7;arrive-10;art-9;arthritis-7;arts-4;as a-7 hy8;asb vir-10' +
  ';asem7 nie7;ask he8;asking6 me-9;asleep9;assault-11;assaulted13;assertive-8;assessment-8;assist-7;assume-8;asthm' +
  'a-14;at1 #pm-9 all-12 arm-7 class-9 gunpoint10 me5 reception-11 saps-7 university-8 what-9 wits-6 work9 your-5 y' +
  'ours-10;attached-9;attack9;attacked11 by-8 me7;attacks-7 me-9;attend-8;attendance-7;attending-10;autistic-7;avai' +
  'lable-10;average-7;awareness-7;away for-9 from7;awkward-11;ba7;baas12;baby6 while-8;babysitter-6;bachelorette-7;' +
  'back after-7 from6 in-6 on6;background-8;bad for-8;bafuna8;bag-4 and3 is-6;bags-11;bail7;ballet-10;band-9;bang4 ' +
  'ek-8 om7;bangikhombe8 ngesibhamu8;bank account-7 card9 details-7;barefoot-6;bars-8;basic-11;basics-9;bathi8;bath' +
  'room4;batla go-10 ho6;baton-8;battle-9 ready-8;bays-7;bday-10;be #-6 a-8 alive7 around8 back-7 fit-8 for-6 here9' +
  ' in-12 late-12 loud-9 ok-7 on-8 safe-6 the-5 there-10;beard-10;beat3 me8;beaten7;beats8 me9;because4 of-6;become' +
  '-7 a-6;bed9;bee8 certificate-4;been6 behind7 training-10 waiting-7;before-2 a-7 class-8 i-5 my-7 she-8 the-8 the' +
  'y-9 work-6;beforehand-11;begin-8;beginner-5;beginners-4;beginnerskursus-7;beginning-7;behaviour-10;behind a-8 me' +
  '6;being11 abused8 punched-8;bel-4 my-8;belly-8;belt-3 and-8 in-7;belts-13;bench-12;benefit-6;best class-9 for-10' +
  ' way-8;betilwe7;better off9 than-5;bf9;big-7;bipolar-7;birthday-11 party-4;bit-3 of-8;bitcoin-8;bjj-11 for-6 is-' +
  '9 on-4;black belt-5 friday-7;blackouts-7;blades-7;bleeding10 and8;bloei8;bloemfontein-7;blood4;blou8;blue-4 eye-' +
  '10;bly-8;boarding school-6;bodyguard-13;bodyguards-6;boiling9;boks-8;bones-9;book-5 a-7 it-7;booked-8 for-6;book' +
  'ing-4;bookings-8;bootcamp-7;bored-9;bosiu8;boss is-8;bot is-6;both-7 of-8;bought5;bound-9;bouts-7;bow-9;box-3;bo' +
  'xed-10;boxer-11;boxers-7;boxes-11;boxing-8 at-7 for-6 gloves-6 on-9 to-7;boy3 at7 in7 is-8 of-8;boyfriend11 and-' +
  '8 comes7;boys are-7;bracelet-7;brakes9;brave-8;brazilian-7;breakdown-7;breaking9;breath-8;breathe11 through-9;br' +
  'eathing9;bree-8;bridge10;bring-3 anything-8 it-10;bringing my-9;brochure-7;broke down-7 his-10;broken again-10 i' +
  'nto-8;brother6 and-6;brothers7;brown-6;bru-13 can-6;bruises9;bryanston-7;budget-7;build-8;buite8;buka-9;bullet8;' +
  'bullied-6 at-9;bullies-8;bully-8;bullying-10;burglar-8;burn9;burning9;burpees-9;bus and-10;buses-7;business-6;bu' +
  'sy-11;but a-7 not-11 want-7 would-5;button-7;buy-8;by2 bus-8 law-8 mistake-12 myself-9 ons7 the6 tonight7 whatsa' +
  'pp-8;bye-7;c-7;cable8;cage-8;calendar-11;calibre-10;call me-13;calls10;calm-7 him-10;calories-8;came7 in8 to9 wi' +
  'th9;camera7;cameras-6;camp-7;can-4 do-1 he-18 i-3 it-9 join-9 my-9 one-9 our-9 she-9 somebody-13 someone-4 the-8' +
  ' they-10 we-9 you-2;cancel my5;cancellation-9;cancelled-14;cancelling-8;cant7 afford-5 breathe5 come-8 even-7 go' +
  '7 log-5 make-4 stop10 tell6;cape town-7;capoeira-9;caps-9;captcha-9;car and4 in-12 on7;card-4 and7;cardio-7;card' +
  's-7;careful-9;carer9;carrying-5;case6;cash-3;centurion-9;ceo-8;certificate-12;certified-10;chain-7;chair-4;champ' +
  '-7;chance-6;change-5 room-6 to-5;changed-9;changeroom-8;changing-10;charge-9;charged-13;cheap-6;cheaper-13;check' +
  '-6 the-12;checkout-7;checks8;chemo-7;chest8;chicken-8;chiefs-9;child doesnt-7 has-10 is6;children-5 to-8;childs-' +
  '8;choke-7;choked6 me7;choking8;choose-10;choosing-8;christmas-8;citizens-8;claim-10;clas-8;class-4 do-7 in-6 las' +
  't-13 now-8 on-5 or-6 pls-7 she-9 tomorrow-10 tonight-8 was-10 what-7 without-8 would-5;classes-7 can-6 on-9 pls-' +
  '6;clearance-10;cleared-12;clearing-8;click-10;climb-10;close protection-8;closed-11;closing time-6;clothes and11' +
  ';clothing-7;club in-6;cn i-10;coach-5 for-5 has-8 is-6 what-8 who-5;coaches-5;coaching-6;coachs-8;code-4 for-6;c' +
  'offee-11;cold-4 in-8;collapsed9;collar-7;colleague trains-9;collect-9;colour-7;combat-9;come-2 after-8 alone-12 ' +
  'along-6 anymore-10 as-8 by-12 do-8 home9 on-8 right-9 through-7 tonight-9 with-12;comes4 home-8 in9;comfortable-' +
  '13;coming back7 from-9 up-6;comments-9;commit to-4;commitment-7;commute-7;companies-7;company-6;compare-9;compet' +
  'e-9;competency-11;competition-8;complaint-7;complete-6;compulsory-9;condition-10;confidence-13;confident-7;conse' +
  'nt-9;contact-12 me-9;contract-6;contracts-9;cookies-7;cool-8;coordination-7;cope-8;copies-8;cops8;copy-7;corner-' +
  '6;cos8;cost-5 of-7;costs-9;could-4 come-8 do-8 she-5;couldnt find-8;country-9;couples-13;courier-12;couriered-9;' +
  'course-8 for-8 my6 what-10 with-8;courses-8;cover-9;covid-9;coz4;cpo-7;cpr-12;crash-7;crav-8;creatine-7;credenti' +
  'als-8;credit-8;creed-8;cries when-8;crime-9;crowd-8;crying6 and7;cup-7;curious-6;cut8 myself8 off-7;cutting8 aga' +
  'in8;cv-8;cycle-7;daar-4 iets-9 is6;dad5 hits6 who-6;dag5;dames-8;danger8;dangerous-12;dankie-9;data-10;date-4 of' +
  '-8;dates-8;daughter has-9 in-8 is-4 shes-9 wants-9;daughters5;day-4 #-7 after-8 i-3 is-8 one-10 so-7;days are-8;' +
  'de-8;dead7;deaf-8;deals-8;death10;debit-3 orders-7;debited-11;debiting-7 me-7;december-5;decide-9;deep8;defence-' +
  '7 for-11 in-5;defend-7 himself-8 myself-9 themselves-9;defending-8 myself-8;defensive-7;delay-9;deliver-8 to-6;d' +
  'elivered-9;delivery-11 of-8;demo-7;demonstration-8;deregister-7;destroyed-9;details-11;deurmekaar7;di-6;diabetes' +
  '-6;did he-8 it8 karate-7 krav-7 my-9 you-11;didnt6 come8;die5 afrigter-9 eerste-8 kinders6 klas-4 klasse-6 kursu' +
  's-7 skool-7 week-8;difference-5;difficult-6;digital-6;directions-8;directly-7;disabled-12;disappear7;discipline-' +
  '10;disciplines-9;discount-11;discovery-8;dissipline-10;distance-9;dit-10 doen-9;dithunya9;divorce5;divorced-6;do' +
  '-2 a-5 at-11 beginners-7 bjj-5 boxing-7 first-6 i-7 in-4 kids-8 krav-7 mma-9 most-8 on-7 one-8 people-9 somethin' +
  'g5 that-11 they-17 those-5 training-8 we-4 you-2 your-7;doctor-13 says-6;doctors-9;doen as-9 julle-9;does-1 a4 h' +
  'e-6 it-2 my-12 one-8 she-13 somebody-8 someone-9 that-11 the-2 your-9;doesnt7 open-8 work-10;dogs5;dollars-8;dom' +
  'estic10 violence7;dont7 drive-10 get7 like-8 own-7 remember8 reply6 tell6 understand-8 use-10 you-9;doodgaan11;d' +
  'oodmaak7;door7 for-8 handle7 is8 so-8 to-9;down5 from-7 on-7 with-9;downgrade-7;download-9;downstairs8;dra-9;dra' +
  'gged7 me7;drank13;draw-7;drills-12;drink10;drive-4 a-7;drives me-9;drop-6 in-6 off-7;drops-9;drove #-9;drunk11;d' +
  'ubai-9;dude8;dumela-8;dummy-7;duration-9;during-3;dying7 to-6;e book-5;each time-8;earlier-9;earliest-7;early-6;' +
  'ears-11;easily-9;east-9 london-7;easy for-7;eat5;ebook-9;ebooks-8;ebusuku8;eczema-7;eerste-11 klas-6;efe-10;eigh' +
  't-13;ek3 daar-9 die-11 dit-10 in-8 is9 kom-11 lyk-8 my-13 myself-6 n-13 nog-7 soek-6;ekhaya11;eks8;elandelayo-6;' +
  'elbows-8;elderly-8;eldest-8;electricity-12;elevator-8;eleven-10;elke9 dag6;else in-9;email-10;emergency10;emigra' +
  'te-8;employees-7;employment-8;en5 die9 ek9 haar8 vir-8;end5 it7 of-7;ended-7;endlini12;energy-11;engu-7 #-7;enou' +
  'gh for-9;enter-8;entertain-7;entrance-7;entry-6;epilepsy-8;equipment-8;error-7;escape-10;escrima-10;esikolweni-1' +
  '1;eskom-10;eskrima-7;estate-12;esteem-7;etsa-10;evening-6;event-8;events-8;every6 night9 second-10;everybody-13;' +
  'everyone6;everything8 is8 so-8;ex9 colleague-9 is9;exam-8;exams-10;exchange-7;executive-7 protection-6;exercise-' +
  '11;expect-10;expensive-8;experience-10;experienced-6;expired-8;explain krav-8;extra-7;extramural-8;eye5 on-8;eyi' +
  '-9 #-9;face9;facebook-8;facilities-7;fall without-7;falling7;falls-4;family discount-7 of-6;far-9 from-4;fat-5;f' +
  'ather11 was-9;fault7;feb-7;federation-7;fee-4 for-8 is-5;feel3 better-9 comfortable-10 like6 safer-7;fees-12;fee' +
  't-9;felt-10;female-6 instructor-7 only-7;females-8;fencing-9;fetch the-9;fetched6;fete-9;fever-8;few-6 weeks-7;f' +
  'ifties-9;fifty-8;fight-6;fighter-11;fighters-9;fighting-7;fights-13;fihla-10;fiks-11;file-8;filipino-8;fill-7 in' +
  '-6;filled-7;film-4;filmed6;films-8;find it-9 my4 the-9;finger8 marks8;finished-12;firearm-6;firearms-8;fired10;f' +
  'irst-7 aid-3 class-5 day-5 if-9 lesson-5 month-8;fit-2 and-7 in-9;fitness-12;fits-8;five-10;fix-10;fixed-10;flat' +
  '7;flatmate5;flexible-9;floor are-6;flu-8;fly-8;flying-8;focus-9;followed9 me8;following3 me7;follows5;food9;fool' +
  '-6 of-6;foon6;foot-10;footwork-6;for-2 a-3 adults-5 ages-7 all-7 boxing-5 cars-9 children-6 december-6 defending' +
  '-8 everything9 him-12 himself-10 it-6 just-9 kids-7 members-5 men-7 moms-7 money7 myself-7 nothing-6 one-8 our-1' +
  '1 parking-8 sale-7 saturday-8 self-7 seniors-7 six-10 something-13 teens-6 the-2 three-9 tomorrow-7 women3 work-' +
  '5 years-8 you-7;force-7;forced7;forever8;forget-7;forgot-12 my-6;form-11;forward-8;found10;free-5 lesson-7 trial' +
  '-8;freeze-5 for-6;friend4 is7 says-8;friendly-6;friends want-5;from alex-9 behind-13 gym8 him10 leave-8 malawi6 ' +
  'next-8 rosebank-9 what-6 when-6 you-4;froze7;full-2;fun-12;function-6;gaan die-9 ek-8 my9;gals-9;gang6 up-9;gap-' +
  '6;gate6 code-9 is-9;gauteng-8;gautrain bus-8;gave us-7;gbv13;gear-2;geboelie-9;gedrink9;gee asb-8;geld8 terug-8;' +
  'gemis-6;genoeg-9;get3 a-6 attacked-8 away9 back-10 better-10 for-7 hit-8 hurt-13 in-5 injured-10 it-6 me-10 my-1' +
  '3 off-8 on-9 out7 punched-10 the7 there-12 through-8 to-8;gets bullied-7 hurt-8;getting hurt-8;gevat8;gi-3 for-6' +
  ';gift-10 card-6;girls night-7 they-11;gis-7;give it-10 me-4 up-8;given-7;glass in8;glock-6;glove-13;gloves-7 at-' +
  '8 my-7;go3 for-6 home9 to3 up-9;goeie more-9;goes6;going3 overseas-9;gold-7;gone10;gonna make-9;good-4 for-8 mor' +
  'ning-9;goodbye9;goods-8;got5 any-8 anything-8 hurt-10 into9 jumped7 kicked6 my8 no-9 something-9 stabbed6;gp-9;g' +
  'ps-7;graag-8;grabbed8 my7;gracie-6;grade-4;grading-4;gradings-7;gran is-9;grandchildren-8;granny is6;grapple-10;' +
  'grappling-10;great-15;grid-7;groep-8;groin-10;groot-9;ground-5;group-5;groups-5;guard-7;guards-9;guide-6;gumguar' +
  'd-7;gun in4 licence-8 on6 training-6;gunpoint10;guy7 from7;gym-8 i-7 in-4 is-6;haar11;had a-10;haha-11;hahaha-9;' +
  'hair in-8;half-7 past-8;halfway-5;handed-10;handgun-8;handle myself-10;handles-9;handskoene-7;happen-9;happened8' +
  ';happens to-11;happy-8;hard-4;harley-14;harm7;has4 a4 adhd-7 been5 he-11 me-9 seen-7 the-8 to-8;hasnt6;hate myse' +
  'lf7;hav-6;have #-9 an-6 any-7 been7 boxing-5 epilepsy-7 for-8 it-8 muay-7 my4 never-9 on-6 something-4 that-8 th' +
  'e4 with-8 you-7;havent seen-8;having9 a9;he14 a-6 broke5 can-10 come-9 comes7 did5 died-7 do-7 fit-10 found8 go-' +
  '7 goes7 join-8 joins-7 knows7 needs-9 ran-9 says3 sleeps5 start-8 still-8 teach-9 use-8 will7 wont8;head coach-6' +
  ' instructor-6;headgear-8;health-9;healthy-7;hear10;heart5;heavy-12;held7;hell10;hello-4;hellopeter-8;help11 choo' +
  'sing-8 for-8 he4 him-9 me-9 my5 the-9 with-6;hemp-7;her9 friends-6 in8 name-9 phone8;here6 anymore8 i-10 is-8;he' +
  's16 a-9 going6 in4 kicking5;het1 die-11 ek-6 hulle-8 julle-7 my8;hey there-8;hi are-6 coach-8 im-10;hide10;hides' +
  ' behind-9;hiding10 in7;hier9;high-9;hijab-8;hijacked10;hijacking-7;him4 a-9 its7 may-6;himself4;hire-10 a-6;hiri' +
  'ng-7;his6 age-9 class-8 face7 gun7 hand9 lesson-7 lunch-8 name-10 sister-9;hit a-11 by6 first-9 me6 the-7;hits7 ' +
  'me14 my9 the-9;hle11;hlp8;ho5 ithuta-10;hobby-8;hoe-6 kom-11;hoeveel-11;holiday-10;holidays-9;holster-8;home4 af' +
  'fairs-8 and6 crying-9 do-8 for-7 from3 with-11;homepage-7;homework-8;hoodie-12;hoodies-9;hook-11;hope there-6;ho' +
  'spital6;host-6;hostage-7;hot-7;hour ago9 or-7;hours of-5 on-6;house11 for-9;how-2 #-8 about-10 are-6 can-11 does' +
  '-13 far-6 is-9 long-4 many-6 to-7 would-11 you-9;howzit-10;hubby and-8;huis9;hulle10 het6;hung-8;hurt7 in-7 me7;' +
  'hurting10 my6;husband8 beats6 come-8 hit8 is5 wants-7;husbands6;hv-7;hw-9;hy13 gaan9 het9 in-9 my10;hypertension' +
  '-9;i3 address-7 are-7 arrive-5 be-2 booked-8 both-8 bought-12 box-11 boxing-7 bring-1 broke-6 call-10 can5 carry' +
  '-10 choose-6 contract-7 could-10 course-7 did-11 discount-7 do8 dont7 drop-8 drove-8 feel10 film-8 follow-9 forg' +
  'ot-8 freeze-5 froze9 have3 hear6 heard-4 hide7 hope-11 hurt-9 jog-6 just6 know7 leave-8 left-10 legally-8 like-8' +
  ' log-5 lose-8 lost-9 love-8 mean-10 miss-9 must5 open-8 order-8 ordered-8 park-8 pick-8 put-13 read-8 really-2 r' +
  'eturn-7 roll-8 say-8 see5 send-4 share-7 shower-10 start6 take-7 think4 timetable-6 train-3 transfer-10 try-4 ty' +
  'pe-9 use-9 walk-6 was5 will-7 wish7 wont7 work-10 would-13 write-8;ice-11;iclass-9;id prefer-7;idea-10;idiot-8;i' +
  'emand7 in6 my-9;iets vir-10;if5 her-10 i3 its-9 something-6 they-8 we-7 your8;ignore-8;ikhona-11 i-6;im6 #kg-9 a' +
  '-5 at-9 away-7 being10 coming-7 free-8 from-10 in4 looking-10 moving-8 next7 not5 scared7 still4;imi-7;iminining' +
  'wane-9;impressed-8;in #-10 an6 bryanston-6 cape-7 centurion-8 class-9 court-6 danger9 december-6 feb-7 for-5 gra' +
  'ad-8 house-8 laws7 march-9 may-6 my5 october-5 pretoria-6 randburg-13 sa-8 school-7 south-8 sparring-11 stock-4 ' +
  'the5 their-6 today-7;inappropriate-6;incident-8;included-9;indemnity-9;individual-9;indoda14;ine-8;ineminyaka-11' +
  ';info-12;information-10;ingajoyina-7;ingane6 yami2;ini-8;injured-11;injuries-8;injury-9;inligting-9;inombolo-9;i' +
  'nside7;instagram-8;instead of-5;instructor-4;instructors-8;insured-8;intake-10;interested-9 in-5;internet-11;int' +
  'imidated-10;into a6;intro-8;introvert-7;intruder-6;invoice-12 for-8;inyanga-8;iphephile-7;iron9;is #-7 al-12 all' +
  '-7 asking-9 asleep5 bad-8 baie-10 bang6 beaten9 bjj-9 bleeding8 boxing-8 class-7 coach-7 coming6 daar-7 die-9 ev' +
  'erything-7 following6 going6 he-14 hurting8 iemand6 it-6 just-9 killing-7 liable-6 my-7 n-9 next7 one-9 only-8 o' +
  'ver-7 parking-10 sandton-8 seer-8 she-12 small-8 standing7 stuck-7 teaching-6 terrible-7 thabo-7 that-7 there-4 ' +
  'this-3 threatening6 training-7 unconscious7 useless-8 verkrag7 waiting7 your-5 yours-10;isaphulelo-9;isipho-6;is' +
  'nt10;israel-6;issue-7;it all5 an-8 anymore-9 as-6 back-9 be-8 been-8 by-9 cost-6 end-8 fine-10 free-5 go-7 happe' +
  'ned7 happens11 has-5 have-7 he9 help-11 here-6 in-5 legal-9 less-6 like-8 myself-7 on-5 open-8 safe-12 says-15 s' +
  'tart-6 stop8 takes-7 that-7 the-10 to5 too-6 up-7 was10 weird-7 what-8 when7 work-5;item-9;items-7;its7 all-10 d' +
  'ark-8 for5;itshireletsa-6;ive7 always-8;izinsuku7;izolo8;jaar-12;jacket-9;jewish-7;jits-6;jitsu-6;jiu-5 jitsu-5;' +
  'job in5;jobs-8;joburg-7;jog-7;join-6 a-8 or8 with-8;joined-10;joining-5;joins-8;judo-10;juffrou7;julle-7 met-12 ' +
  'my-9 nog-9 oop-6 wat-10;july-7;jumped10;june-7;junior-11;juniors-7;just4 for-8 got7 guys-7 had-12 letting-8 look' +
  'ing-8 show-7 sit-9 the-6 to-10 turned-10 wanted9;ka3;kabili-8;kakhulu6;kali-10;kan-2 ek1 hy-9 julle-13;kanjani-1' +
  '0;kanselleer-8;kar7;karate-4 kid-7;ke7 tla-9;keen-11;keep6 a-9 an-8 my-7 up-10;keeping him-10;keeps8;kena-5;kerb' +
  '-7;kick-6;kickboxing-8;kicked9;kid broke-7 is-9;kidnapped10;kids at-9 classes-6 from-9 is-8 learn-7 on-10 or-5;k' +
  'idz-8;kierie-7;kill7 myself7;killed me-8;killer-7;killing me-8;kilos-9;kind of-9;kindergarten-7;kit-7;klapped8;k' +
  'las-6;klasse-8 vir-5;km-8;knee-11;knie-8;knife attack-10 class-6 defence-7 fighting-7;knives-4;knock-12;know a-1' +
  '0 about-7 if-6 where7;knowing8;knows7 my6 where6;kom kyk-9;koop-8;kopa thuso6;krav-9 and-5 be-6 is-8 maga-1 on-7' +
  ';kravmaga-9;ku-9;kufanele-8;kukho iklasi-9;kukhona8 i-9 yini-9;kumele-8;kuphi-8;kuphila7;kursus-6;kwe-9;l-9;l#-6' +
  ';la-10;laaitie-12;ladies-3;lady5 coach-9;lami8;landlord9;lank-7;last5 gym-10 night9 nights-9 nite7 time10 year-3' +
  ';late-3 to-7 tonight-8;lately-9;later-8;laugh-5 at-12;laughed at-7;laughter-7;law-3 is-6;laws7;lawyer-9;lay-6;la' +
  'zy-9;le #-8 kae-7 na-8 ruta-7;league-9;learn-4 cpr-8 that-9 this-9 what-8;least-5;leave4 my-5;leer-8;left6 feet-' +
  '7 his-10 one-8;leg-7;legal-5 in-7 to-6;legally-5;leggings-8;legit-9;lekker-11;length-6;less than-7;lesson-9 on-7' +
  ';lessons-4;let3 us6;letting-11;level-11;levels-7;liability-7;liable-7;liam-8;licence-7;license-8;lidmaatskap-9;l' +
  'ift my-9;lights-6;like it-13 me-11 to-4;limit-7;link-6;list of-8;listen-12;little ones-9;live2 next-8 on-11;livi' +
  'ng alone-8;lo-11;load-10 shedding-5;loadshedding-8;loan6;location-4;lock in-8;locked6 in7 me7 out-11 the9;locker' +
  's-3;locks me9;log-11 in-6;logging-9;login-13;logo-7;lokuqala-10;lol-1 is-7 what-8;lona-8;london-9;long-2 do-7 do' +
  'es-6 in-9 is-5 till-10;look like-8 stupid-10 up-7;looking for3 to-7;lose my-10;lost my-8;lots-8;loud too-9;love ' +
  'to-6;loved-11;lower-9;lunch-4 hour-7;lunchtime-6;lyfwag-7;lying8;lyk-8;ma is-8;maak7;machine-9;madam7;made me-4;' +
  'mag-5 ek-5 hy-9;maga-2;mail-7;main-9;make a-8 it4 my-10;makes7;malawi8;malini-9;mall6;man12 het10 is6 who8 wil-9' +
  ';manage-4;manager6 please-9;mang-10;manje14;manual-9;many days-8 hours-7 kids-5 lessons-10 people-11 years-7;mar' +
  'ch-6;marketing-10;marks14;married-8;martial-7 art-7 arts-4;mashonisa8;mat-8;match-7;matriculant-7;mats-7;matter5' +
  ';max-7;maximum-7;may-13 i-13 she-7;maybe7;me7 a-6 about-9 and3 ask-8 book-8 by8 can-7 choose-8 down7 feel-9 he9 ' +
  'her8 home7 i-5 join-8 legally-9 like-7 not8 on5 over10 pls-7 see8 sign-8 since8 so-7 talk-11 there-8 what-11 whe' +
  'n5 your-9;medical-9;medium-10;meer9 nie6;meet me-7;meeting-7;member-5 for-6;members-10;membership-11;membrship-8' +
  ';men5;mention-7;menu-6;messages5;met8 on8;metal-8;mid-7;midday-10;middle-7;midrand-8;might7;military-10;min late' +
  '-7;mine5;minimum-8;minors-8;missed-7 #-8 the-8;missing7 a-8;mistake-12;mix-9;mixed-8;mma-7;mme8;mobile-6;mobilit' +
  'y-8;model-9;moet-4 ek-1;molweni-11;mom of-6 said-10;momentum-7;moms boyfriend7;mon-8 to-6;monday is-8;money back' +
  '-5 is-7;monna8;month-2 and-11 can-10 is-8 to-7 what-7;months-4 and-7 is-8;mora-9;more about-8 confident-7;mornin' +
  'g class-8 do-8;mornings-10;most people-9;mostly-8;mother2;mothers7;mouth guard-7;mouthguard-9;move it-5 my-7 to-' +
  '10 up-9;movie-10;moving to-8;mr-9;much are-7 bigger10 does-6 for-9 notice-8;mugged8;murder-4;murdered-9;muscle-1' +
  '2;muscles-8;music-14;muslim-7;must-1 a-8 i-6 my-8 they-11 we-9;my5 account-13 ankle-9 baby7 bag-3 bed6 bf7 boxin' +
  'g-7 boy-9 boys-7 brother5 brothers7 card-6 classes-8 coach10 colleague8 complex7 contract-6 cv-7 dad6 dads6 data' +
  '-7 daughters5 debit-13 details-8 doodmaak4 door9 drink8 driver-7 ears-8 eks7 ex7 eye9 father3 fault8 first-8 fla' +
  't9 friend4 friends7 gi-10 gun-9 hand7 head11 home-7 huis6 husbands7 in8 knee-6 laaitie-10 little3 locker8 lunch-' +
  '9 man2 manager11 membership-4 money-7 n-7 nails-9 nephew7 niece7 nudes6 number-2 order-15 package-7 parcel-11 pa' +
  'rents4 partner8 passport7 password-9 plan-8 purchase-7 question-9 remaining-7 room12 roommate6 sessions-7 size-8' +
  ' stepdad7 stepfather6 teenage-7 teenager-6 thing-7 tracking-7 trial-14 uber-8 uncle7 voucher-8 water-6 wife-4 wo' +
  'rk5;myself10 id-9;n man7;na-6;naked choke-6;nako-9;name-4 is-6;names-10;nasty-9;ndincede11;ndiyopha8;ndiyoyika10' +
  ';ndoyika11;near4 me-9 the-7 you6;nearby-8;nearest-8;nearly-10;neck6;need my-11 something-4 somewhere9;needs-8 a-' +
  '5;nephew6 is-8;nervous-15;netball-8;never done-10 got-7 held-8 trained-6;new-3 baby-8 job-8 school-8;newbie-7;ne' +
  'wbies-10;news-6;newsletter-9;next belt-9 class-7 course-7 grading-6 to5 year-5;ngani-8;ngaphandle11;nge-10;ngesi' +
  'bhamu7;ngicela5 i-6 ningishayele-7 ukwazi-7 usizo5;ngidlwenguliwe10;ngifika-9;ngifuna umsebenzi-7;ngikhathele8;n' +
  'gikhokha-8;ngingeza-8;ngisengozini9;ngiyabonga kakhulu-9;ngiyesaba11;ngoku12;ngokubhalisa-11;ngomgqibelo-9;nguba' +
  'ni-9;ngwana waka-11;nie3 asem7 meer12;niece7;nifundisa-8;night3 and4 the-12;nights class-8;nikuphi-8;ninawo-9;ni' +
  'nayo-5 i-9;ningishayele-7;nini i-5;ninja-7;nite5;nivula-8 nini-6;nivulile-10;niyafundisa-8;niyakufundisa-10;njal' +
  'o8;njani apho-8;nka-13;no class-10 gi-6 i-7 pictures-8 reason8 sign-8 water-7;nobody9 answers-11 will7;nodig-7;n' +
  'ogi-7;nommer-7;nomsa-6;noodhulp-7;noon-10;not8 breathing6 coming-13 found-9 good-8 here-8 impressed-8 like-7 my-' +
  '9 safe10 to8 training-8 what-8 working-10;nothing about-8 on-9;notice must-7;nou6;now7 and-6 im7 just-8 she7;nr-' +
  '9;nudes6;numb6;number is-7 of-9 please-7;nxt-6;nyaope10;o15 a7 na-12;obligation-7;observe-9;oclock-9;october-7;o' +
  'efen-4 wat-10;of all-9 breath-8 class-10 classes-7 everything-10 getting-11 krav-8 laughter-7 me8 men-9 my5 myse' +
  'lf-8 some-9 sparring-8 thing-10 three-5 you-7 yours-10;off and6 at-8 class-5 during-7 for-6 in-9 on-10 the6;offe' +
  'r it-7;office hours-8 in-9;officer-6;officers-8;often-8;ok-5 to6;old and-5 at-7 boy-8 do-7 enough-8 man7;oldest-' +
  '9;olds-8;om6;on an-8 and-7 at-9 bail7 facebook-12 hold-11 holiday-5 in-6 me5 offer-8 tonight-10 top-8 tuesdays-6' +
  ' tv-7 wednesday-5 weekends-8 what-6 with-9 your-7;once off-8;one arm-9 at-6 can-8 class-8 gets-8 leg-7 to-8 will' +
  '6;ones to7;onfiks-11;online-7;only-2 classes-7 come-8 do-10 for-6 girl-6 session-8 train-8;ons5;ook-12 kom-6;oop' +
  '-8;open at-6 on-5 till-7 today-7;opening-12;operating-10;operation-9;opleiding-8;option-11;options-9;or-5 a-8 al' +
  'so-5 are-6 can-4 did-9 do-6 else8 is-8 just-10 must-5 my8 off-5 only-6 they9;order-7 from-5 went-9 yami-8;ordere' +
  'd-13;orders-10;ordinary-6;other gyms-7 kids-11;others-12;ouers-7;ouma5;our8 boy-11 office-8 own-11 school4;out2 ' +
  'again-9 and7 from-8 im11 to-7;outage-7;outlet-8;outside5 my10;over #-8 #s-8 the4;overdosed12;overweight-10;own a' +
  '-8 class-5 firearm-7 gloves-8 gun-7 pace-7 sticks-6 team-8;pa8;pace-9;package-10;packages-8;page-12;paid by-8 fo' +
  'r-9 on-6;pair-6;papers8;paperwork-9;parcel-13;parcels-9;park my-7;parked-8;parking-1 for-11;parks6;part-10 of-5;' +
  'parties-6;partner5 with-8;party-3 for-7;partytjie-8;pas-9;pass-7;passed-5 away-7 out8;password-13;pause-10;pay a' +
  's-7 at-8 by-5 in-7 later-7 per-9 this-10 your-6;payfast-8;payflex-7;paying-10 for-8;payment-5;payments-7;pays fo' +
  'r-9;pdf-9;pe-14;pele-9;penalty-7;pensioners-7;people like-10;per-6 day-7 week-8;permit-7;person with-8;personal-' +
  '9;petrol5;phone and6 in-10 is9 me-10 number-10 with-7;physically-9;physio-7 says-7;pic of8;pick-9;picked-10 on-6' +
  ';picture-6;piercing-7;pilates-8;pille9;pills11;pin-4;pink-8;pitch-10;place to-10;plan-9 for-6;planet-7 fitness-7' +
  ';play-11;playground-8;please cancel-7 dont8 tell-8;plek vir7;pm-7;podcast-8;point9;points-8;police11 cleared-8;p' +
  'op-10 in-6;popia-8;portal-11;possible-7;post office-7;power-9;ppl-9;practical-7;practice-7;practise-8;pram-8;pre' +
  '-6;prefer-10;pregnant can-8;premises-9;premium-11;prepaid-7;prepared-8;present-10 for-8;president-6;pretoria-8;p' +
  'revention-8 talk-8;price-5 for4 list-8 of-6;pricing-8;principal-11;print-11;prisha-7;privacy-7;private lesson-8 ' +
  'with-8;privates-10;pro-7;problem-8;procedure-7;products-7;proefklas-9;proefles-11;program-8;programme-7;project-' +
  '10;promo-9;proof my-7;proper-7;protect-6 herself-8 my-7 myself-11;protecting-10;protection order9 training-8;pro' +
  'tective-10;protein-3;proud-8;provide-6;provided-7;psira-8;public holidays-6 transport-9;punch-14;punching-7;pupi' +
  'ls-6;purchase-8;push-8;pushed me9;put2 a8 his10 on-9;putting-9;qala-9;qualified-5;quarter-9;quick10 do-8;quiet10' +
  ';quote-10;rack-8;rain-8;ramp-9;randburg-14;random9 but9;range-11;rank close-10 to-10;rape11;raped15 last6;rashgu' +
  'ard-6;rate-11;rates-10;rather be8 than-6;ratio-7;rattan-7;reach-7;reaction-7;read-7;reads my9;real-1;realistic-7' +
  ';really dont-8;rear naked-6;reason8;receipt-8;receive-9;received-10;reception-5;receptionist-7;recognised-8;reco' +
  'rd-9;recording-8;red-8;reduced-7;refer-8;refundable-8;refuse-8;register-10;registered-8;registration-9 fee-6;rel' +
  'ationship7;remaining-7;remove-12 my-8;renew-8;renewal-10;rent out-6;replacement-8;reply to-10;report a-6;require' +
  'd-6;requirements-7;res8;reserve-7;reset-6;respect-8;retired-6;return-10;returning-8;returns-6;review-9;rewards-8' +
  ';ribs10;right for-8 now2 to-7;rights-7;ring-12;risk-9;road5;rock-9 up-8;role-9;roll-11;rolling-12;rolstoel-9;ron' +
  'd-9;roof7;room and7 at5 can-7;roommate6;rooms-9;rooster-8;roster-8;round5;rounds-9;rubber-6;rude-10 to-9;rugby-7' +
  ';rule-8;rules-6;running-9;ruta-7;saam-13;saena-9;safe2 after-7 to-6 walking-10;safety-9;said9 i-11;sal my10;sala' +
  'ry-9;sales-8;same class-7 time-9 with-7;saterdae-7;saturday-4 class-8 morning-5;saturdays-11;sauna-8;saw a-11 it' +
  '6 somebody-7;say4 they7;saying9;says8 hes8 if10 its-6 krav-8 nothing-8 she6 you-10;scan-9;scared7 of-8;scenario-' +
  '10;scene-7;schedule-9;school is-10 kids-7 to-7 would-7;schools-7;scratched-9;screaming10;se7 hy9;season-9;second' +
  ' time6 week-8 weekend-8;section-8;secure-7;security-2;see everything-10 how-5 me-7 my7 two-6 what-7 you-7;seen i' +
  't-7;seer van-8;sees7;self1 defence-4 esteem-7 harm7 protection-7;selfmoord11;selfverdediging-11;sell-5;seminar-1' +
  '0;seminars-8;send5 it-11 location-8 me-6 my-8;sending-12;sends8;sensitive-8;sent6;separate-5;september-8;serious' +
  '-6;service-8;services-9;session-10 i-8;sessions-9 for-7;set-6;seun is-3 van-8 wil-10 word-7;seven-10;seventy-8;s' +
  'ex8;shaking9;shame-4;shampoo-7;shape-7;share-10;sharp-9;sharpen-8;she7 be-7 go-10 join-7 left6 lets-9 says7 trai' +
  'n-5;shedding-6;shelter7;shes7;shin guards-6;ship-9;shipping-9;shirts-7;shoes on-8;shook6;shooting-4 in6;short-10' +
  ';shortest-8;shorts-9;shot11;shots7;should-2 do-8 i-6;shoulders-7;show-8;shower is-8;showers-7 and-7;shuttle-8;sh' +
  'y-15;sign-6 a-6 for-9 in-12 me-9 the-7;signal-8;signed-9 up-7;since7;sipho-8;sis6;sister5 is-10;sit and-6 while-' +
  '8;site is-6;sits on-7;sitting8;six weeks-9;sixteen-7;sixty-6;size-5;skaam-11;skiet6;skills-9;skinny-11;skip-13 m' +
  'e-7;skipping-10;skryf-10;slaan13 my11;slap7;slaps10;sleep9 in8 with9;sleeping6;sleeps5;slipped-10;slot-6;slots-8' +
  ';slow-10;smacked-9;small and-9 group-9 kids-6;smallest-7 in-7;smell-8;smoking-8;snack-7;snapscan-10;sny10;so4 ca' +
  'nt-10 he-7 id-9 ill-10 im-7 is-11 its8 no-9 please-8 theres-11 tired10 want-10 what-7 where-8;social-10;socks-6;' +
  'soek n-9;soft-11;solar-8;soldier-7;somebody5 is8;someone8 attacks-7 call-8 is11 parked-8 told-8 who5 with-11;som' +
  'ething for-7 from-9 happens-6 like-9 on-6 to-10;somewhere to-11;son has-8 is-9 not-8 on-7;song-7;soon3;soos-8;so' +
  're from-8;sorry2 for7 to-5;south-9 africa-7;soweto-10;space for-10;spam-9;spar-10;sparring-8;special-6;specials-' +
  '10;speed-8;splints-8;sponsor-10;sport-11;sports-10;sporty-8;spot-9;spray in-7;squad-9;staan11;stab5 me9 someone-' +
  '9;stabbed11;staff-8;stage-8 #-7;stairs-6;stalker10;stamina-10;stamp hom-9;stand-6 up-11;standard-9;start-4 boxin' +
  'g-7 in-6 over-6;starter-7;stay in-7;staying-5;steam-8;steep-6;stepdad8;stepfather8;steps-11;stick-5 fighting-5;s' +
  'ticks-4;stiff-8;still at-6 not-10 open-9 pay-7 possible-7 train-11;stock-6;stole my-10;stolen-9;stop4 bleeding-9' +
  ' for-8 sending-9 shaking5;storeroom9;storm-12;story-7 i-9;straight from-9;strange5;stranger danger-8;strangled m' +
  'e8;street bjj-4;stress-6;stretch-6;stretching-8;stuck-6;student-4;students-5;study-7;stun-8;stunt-8;stuur8;styl-' +
  '8;style-12;styles-9;subscription-9;such-11;suicidal12;suicide11;suit-10 me-8;suitable-10 for-8;sum#9;sun-8;sunda' +
  'y is-7 night-7 training-7;supply-7;support-7;surely-9;surgery-9;surprise-10;suspended-8;swallowed10;swap-9;swear' +
  's-9;sweat-8;sweaty-10;swimming-10;swing-7;switch-11;switched-8;swop-5;sy6;system-10;t shirt-8;tablets7;tactical-' +
  '9;taekwondo-8;tag-10 me-8;tai-9;take cash-6 his-8 it-7 out-9 over-9 part-7 photos-8 them-9;takealot-7;takedowns-' +
  '9;taken6;talk5 for-8 on-8 to6;tank-7;tap-9;tape-8;tapped-9;target-8;taught-11;tavern8;tax-7;taxi6 from-9 rank5;t' +
  'e begin-9;teach-3 him-9 it-9 my-6 that-13 the-8;teacher5;teachers-7;teaches-10;teaching-5;team-11;teased-10;tech' +
  'nique-11;techniques-7;teenage-7;teenager-10;teenagers-6;teken-7;telephone-11;tell anyone7 me-3;telling7 me5;tell' +
  's5 me5;ten years-8;term-9;terminate-8;terms-8;terrible-8;terug-10;terwyl-9;test-11;testosterone-7;thabo-4;than a' +
  'n-7;thanks-5;that allowed-6 class-9 day-7 my-10 normal-10 ok-10 possible-5 still-11 the-7 too-7 work-8 you-8;tha' +
  'ts12;the #rd-8 academy-6 address-9 adult-7 aircon-4 alarm-9 app-8 army-9 baby6 bag-8 basics-6 bathroom6 bed7 ben' +
  'ch-9 best-11 big-7 black-10 bleed-10 book-12 bottle7 boxing-5 boys-7 bridge10 bus10 change-5 class-6 classes-6 c' +
  'lub6 coach-14 coaches-10 coachs-7 complex-9 contract-11 courier-8 course-8 dark-7 difference-7 different-7 divor' +
  'ce7 doctor-6 e-8 ebook-7 email-10 emergency-8 end-14 entrance-12 evenings-8 family-7 fees-8 fight-7 fighting-7 f' +
  'irearms-8 first-6 flat6 floor5 form-9 full-8 gi-9 gloves-9 group-10 gym-4 hall-12 hoodie-8 hospital-7 hostel6 ho' +
  'ur-8 house7 indemnity-5 instructor-10 intro-6 kitchen10 krav-5 last-8 law-13 left-8 lessons-8 lift4 locker-9 lot' +
  '-7 man8 mat-9 mats-4 month-7 morning-10 mornings-9 most-6 nearest-5 news-6 next-2 oldest-8 one7 other1 others-6 ' +
  'owner-8 page-7 parcel-8 party7 petrol7 phone-9 photos-8 place-2 playground-8 point9 police8 prices-10 programme-' +
  '7 protection7 range-6 right-7 roof10 saturday-6 schedule-8 sensei-10 shirt-9 shop6 showers-7 side-3 site-8 small' +
  '-9 smallest-7 stairs6 sticks-7 storeroom9 street5 student-7 table7 tavern7 traffic-8 trainer-5 trial-2 ufc-9 uk-' +
  '8 venue-5 website-6 week-10 weekend-7 whole-5 window7 women-7;their own-9;then he6;there-2 a-2 an-10 are7 boxing' +
  '-8 is14 last-8 on-9 or-6 room-8 safe-9 some-12 something-12 tonight-9 without-8;theres13 a6;these days-4;they13 ' +
  'all-8 are6 get-8 have8 laugh-9 said5 say7 start-6 train-6 want6 will8;theyll8;theyre13;theyve7;thing for-6 in-8;' +
  'things9 at9;think7 im8;thinking9 about6 of4;this5 afternoon-8 bot-6 guy6 morning4 number7;threatened10;threateni' +
  'ng7;threatens7;three months-10 times-10;threw6 me-6;throat9;through the3;throw me-7;thurs-7;thuso6 ka-10;ticket-' +
  '7;tie-10;tier-8;tight7;tiktok-10;till7 he8 i9 what-10 when-9;time he8 i5 on-6;timetable-11;timid-8;tiny-10;tips-' +
  '10;tmrw-6;to2 #-10 about-8 become-4 begin-10 black-7 box-13 break5 burn8 coach-7 come-6 complain-9 die11 durban-' +
  '8 eat-8 end10 feel-13 go8 hand-7 handle-6 help-8 hide9 him8 join-7 kill9 knock-9 know-5 learn-2 let-9 live8 logi' +
  'n-5 look-10 lose-6 make10 me5 miss-8 month-7 my6 our6 park-10 pause-8 pick-8 punch-7 reach-6 report-6 save-10 se' +
  'nd6 shoot-7 someone-4 spar-6 spot-10 stand-9 start-9 talk4 teach-6 throw-8 train-9 try-8 varsity-8 walk-5 wash-7' +
  ' watch-8 work2 your-4;today he6;toddlers-7;together-15;toilet at6;told11 her6 my9;tonight4;tonights-9;too do-9 e' +
  'xpensive-6 hard-11 late-9 old-9 unfit-8 young-5;took11 my4 the5;torn-9;total-9;touch-11;touched12 me8;touches9 m' +
  'e8;tough-9;toughen-9 up-7;tour-8;tournament-12;tournaments-8;tourniquet-7;towel-8;town-8;track-8;tracking-13;tra' +
  'ffic-7 on-7;train-10 at-7 here-9 only-8 with-3 you-6;trained-10;trainer-12;trainers-16;training-8 at-9 knife-6 k' +
  'nives-8 next-9;trains-3;trappe-9;trauma-8;travel-6;treat-10;trek-7;trial-8 and-8 tonight-9;tried5 to7;true-11;tr' +
  'ust my-7;try-13;tryout-12;tshaba9;tshirt-8;turn-4;turning #-10;turns #-10;twee keer-11;twelve-12;twenties-9;twic' +
  'e-7;two different-5 left-7 of-9 years-10;tyson-7;u got-10 guys-4 open-11 r-8 sell-8 train-4;ubaba12;ubani-9;ufc-' +
  '11;ufuna9 i-8;uk-8;ukhona-9;ukuba10;ukufa11;ukugoduka9;ukujoyina-3;ukulwa-10;ukungibulala9;ukuphila9;ukuqala-9;u' +
  'kushintsha-9;ukuthenga-6;ukuza-9;ukuzibulala13;ukwazi-9;uma7;umalume10;umfowethu8;umntwana wam6 wami-11;umqeqesh' +
  'i-8;umuntu6;umyeni12;umzimba-8;una-8 #-8;uncedo12;uncle11;unconscious8;under7 my8 the4;underneath-9;understand-9' +
  ';uneminyaka-8;unfit-16;uniform-11;university-9;unjani-9;unlimited-8;unsafe7;unsubscribe-10 me-8;up a-8 and6 by-8' +
  ' fee-6 for-3 if-7 to-10 tomorrow9;update-6;upfront-9;upgrade-9;uphuze9;ups-7;ur6;urgent6;us6 in9 last-8;use-5 a-' +
  '7 it-13 my-9;used for-9;useful-6;useless-9;user-8;uses5;usizo10;utata10;uthi10;uur-8;uyandibetha10;uyangishaya12' +
  ';uzongibulala11;vacancy-9;van-3 #-7;varsity-9;vat number-6;vehicle-9;veilig-7;venue-7;verdedig-12;vergeet-12;ver' +
  'krag12;version-7;very strict-9;vibe-7;video of-9;videos-10;violent6;vip-11 protection-6;vir kinders-8 n-7;virgin' +
  '-5;virtual-7;visiting-9;visitors-9;vitality-10;voel9;volg7 my8;volgende-13;volunteer-8;vomiting9 and8;voucher-9;' +
  'vuurwapen-7;vyf-9;w7;wa10;waar-7 is-6;wait in-7 till-9;waiting room-8;waits6;waiver-10;wake9 up9;walk-8 from-6 i' +
  'n-4 over-8;walked5;walking into-8 stick-7;wallet-9;wam10 ufuna-13 una-8;wami9 uyangishaya6;wanneer-10;want a-8 h' +
  'er-10 in-7 me8 my-7 our-6 something-7 the-10 to-5;wanted7 to5;wanting to-7;wants a-10 boxing-10 to-6;warm-3;warn' +
  'ing-8;was1 attacked8 away-9 charged-8 hijacked6 mugged6 raped12 sick-13 small-10 so-7 stabbed8 told-9 too-9 trai' +
  'ning-10;wash-9;waste-9;wat-3 time-7;watch-12;water-4 bottle-10 in-6;watter-5;way in-7;we both-13 can-7 get-9 got' +
  '-8 need-10 pay-5 take-7 would-7;weak-11;weapon-10;weapons-10;wear long8;weather-10;web-6;webblad-9;website-11 is' +
  '-5;wedding-5 in-9;wednesday-4;week and-8 can-6 is-8 so-10 to-8;weekday-8;weekdays-8;weekends-4;weekly-10;weeks-1' +
  ' pregnant-8;weet nie6;weg9;weigh-9;weight-9;weights-10;welcome-7;well-8;wellness-6;went5 off5 to-12;were7;werk n' +
  'ie-9;what-2 about-12 class-12 clothes-7 did-9 exactly-8 happens-12 have-7 he9 if-21 it-6 makes-6 now-12 should-1' +
  '1 sizes-7 to-2 was-11 will-6;whats happening-6 on-11 ur-9;whatsapp-7 me-8;wheelchair-7;wheels-10;when a-10 are-9' +
  ' do-8 does-10 he9 hes9 i4 is-10 its-8 people-9 there-9 was-7 will-7 you7;whens-8 the-7;where do-8 does-12 i5 is-' +
  '5 must-10 r-6 to-10;whether-11;which-8 day-7 mall-9 one-7;while i-6 my-10 training-9;whispering8;white belt-7;wh' +
  'o are-8 has-8 is-4 must-8 reads-6 takes-7 teaches-7 were-9 won-6 works-9 would-9;whole week-7 year-8;whom-7;whos' +
  ' the-6;why do-8;wie-7 is-8;wife at-8 is5 says-9 to-8 wants-6 will-8;wifi-7;wil met-11 n-10;will-5 a-8 bring-8 co' +
  'me6 i-11 it-10 my-4 not-9 only-6 shoot7 somebody-9 someone-8 the-11 they-13 u-7 you-10;window5;witch7;with3 a3 a' +
  'll-7 another-8 boxing-8 guns8 him8 kids-9 no4 one-7 self-6 someone-9 that-11 the-1 your-6;withdraw-6;without a-5' +
  ' any-7 breaking-6 hurting-5 me8 my-10;womans-7;womens day-6 self-7;won-9;wont9 let6 make-12 stop8;words7;work as' +
  '-5 at-7 can-7 for-7 from-6 is-8 nights-7 till-8;working-5;workout-10;workouts-7;workshop-9 for-6;workshops-10;wo' +
  'rries-9;worth it-7;would have-8 i-13 krav-8 like-10 love-7 my-7 need-7 rather-9 she-12 the-11 this-8;wraps-10;wr' +
  'estle-10;wrestling-12;wrists8;write-14;writing-11 a-9;written8;wrong-3 size-9;xa7 umntwana-8;xmas-8;ya-4;yami6 i' +
  'neminyaka-10;year-9 end-9 old-2 olds-6;yearly-8;years ago-11;yesterday what-9;yet-6;yi-8;yini-14;yiphi-9;yo-11;y' +
  'oga-10;you-2 a-8 after-7 and-11 are-8 come-13 cover-9 didnt-8 dont-10 from-5 go-10 got-9 handle-7 in-9 let-10 lo' +
  'ok-11 looking-5 make-12 mind-8 need-6 or-9 pay-6 practise-8 provide-6 rent-6 replace-6 sent-9 ship-8 show-12 so-' +
  '9 still-10 store-8 take-4 teach-6 thursday-6 use-7 work-7 write-8;young-8;youngsters-9;your academy-6 car-6 coac' +
  'h-9 guys-6 gym-8 hall-7 homepage-7 husband9 instagram-6 instructors-7 logo-6 place-8 school-9 shop-8 site-12 tea' +
  'm-7 trainers-12 training-8 videos-9 website-8 wrist-6;youre-6;youth-9;youtube-10;yrs ago-8;zip-6;zonke7;zoom-9;z' +
  'umba-5';
