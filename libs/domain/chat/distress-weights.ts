// Written by `npm run train-distress` (docs/decisions/0116): what words and pairs of words say of distress.

/** In steps, as the weights are. */
export const BIAS = -2;

/** Of each word its weight, then the words that may follow it with the weight of both; entries are divided by ";". */
export const WEIGHTS =
  '-11;#-3 #-10 at-5 can-7 he8 im-3 min-8 my8 of-8 on-7 people-7 year-8 years8;#kg-10;#oz-7;#pm-7 class7;#s6;#th-6 ' +
  'of-8;#yr-7;a #-3 baby-8 bank-6 big5 bit-4 blue-9 boy7 branch-7 bullet7 choke-7 coach-8 couples-9 course-6 creche' +
  '-8 dog-9 family-6 fight-7 firearm-9 free-8 generator-6 gi-6 gun3 guy4 headlock-7 hijacking-6 human-9 joining-6 k' +
  'id-7 killer-6 man5 medium-6 mouthguard-8 new-9 parent7 photo6 pic5 quote-6 rear-6 refund-6 robot-7 row5 sauna-7 ' +
  'self-8 sjambok7 small-11 student-8 sunday-7 talk-8 video-9 week-4 wife8;aan7 my7;aansluit-7;about-5 it-9 self-7;' +
  'absolutely-6;abt6;abuse9;abused7;abusive7 relationship6;academy-9;account-6;acid6;acl-8;address-3;adhd-8;adriaan' +
  '-7;adult-5;adults-10;af8;afraid of8;after #-2 a-7 class-7 dark-9;aftercare5;again2;against a-9;age-5;ages-8;aid-' +
  '5 course-5;aircon-11;airtime7;al6;alive7;all good-8 that-10;almal7;alone3 at-8;along-10 to-6;already8;am being7 ' +
  'i-9;amateur-8;ambulance8;an6 ambulance8 hour7 instructor-8 uber6;and after-9 bjj-4 bought7 comes-9 do-7 for-9 ha' +
  've-7 he5 hes10 his7 how-6 i7 id-8 if-12 in-6 it5 last9 leave8 neither6 now8 on-10 parking-7 put6 said7 says3 she' +
  '8 stands7 the-4 then6 there6 they11 thursday-6 today6 tomorrow-8 very-6 want-6 watch-7 what-7 whats-6 when-5 wou' +
  'ld-10;andisafuni7 kuphila7;angisafuni7 ukuphila7;angry7;annual-7;another-4;answering the-5;anti-6;any-8 class-6;' +
  'anymore7;anything after8 for-7;anyway12;anywhere7;app-8;are-4 #-7 a-6 at7 dead-8 his-8 killing-7 looking7 the-7 ' +
  'there-9 they-9 u-4 you-10;arm is7;arms6;around7;arrive-8;as a-7 in-5;asb-4;ask5 do6;asked5;asking5 cos7 me-9;asl' +
  'eep9;assault-8;assaulted10;asthma-9;at1 #-2 #pm-5 gunpoint9 me6 my10 reception-9 wits-6 work8;attacked7 me8;atta' +
  'ckers-6;attacks-8 me-7;aunt7;available-9;awareness-11;away and6;ba12;baby6;back from7 in-6 on6;bad-5;badly5;bafu' +
  'na8;bag-5 and5 im7;bail5;bangikhombe7 ngesibhamu7;bank4 card9 details-7;bar6;basic-9;bathi8;bathroom7;batla ho9;' +
  'be #-7 a-8 alive6 fit-7 here8 honest6 late-11 there-6;beat-6;beaten-1 by-6;beats7 me8;because6;bed10;bee7;been6 ' +
  'behind8;before they-7 we-6 work-8;begged6;begin-10;beginner-9 course-7;beginners-2;being11 abused7 bullied-5;bel' +
  '-9 my-9;belt-6 and-7;belts-8;best-7 class-6;bet-8;betaal6;bf8;big guy6;bigger9;bike-8;birthday parties-6;bit-5;b' +
  'itcoin-6;bjj-14;bleeding8 and6 badly6;block6;blood5;blou5;blue-5;boks-6;book-6 a-5;booked a-6;booking app-7;bosi' +
  'u7;boss is-7 keeps8;both-8;bottle there-5;bought6;box-3;boxing-8 for-6 on-8;boy7 at8 in5;boyfriend4 and-8;boys i' +
  'n7;branch-5;breaking9;breathe10 through-8;breathing6;bridge7;bring-5 my-2;broken again-8;brother5;brothers7;bru-' +
  '9;bruises9;bryanston-5;building4 wheelchair-9;buite8;bullet7;bullied-12 at-9;bullying-8;burnt7;but he8 my-7 neve' +
  'r-5 the-9;buy-7;by2 die3 mistake-10 the5 you5;bye-8;cable7;call me-13;calling7;calls10;came7 in7 with8;camera10;' +
  'can-5 a5 he-14 i-5 my-11 she-10 somebody-8 they-10 we-9 you-2;cancel-4;cancelled-12;cant6 come-4 get8 go10 have6' +
  ' leave6 log-6 make-8 pay6 stop9;cape-6 town-6;capoeira-9;car keys-7 on7 with7;carer8;cause8;centurion-7;certific' +
  'ate-10;certified-8;change-7 room-6;charged-10 twice-6;chat8;cheaper-12;cheapest-5;check-6 the-8;checked-6;chest9' +
  ' is6;chi-6;choke-6;choking6;choose-7;choosing-7;clas-7;clases-7;class-6 #5 if5 im8 is-7 last-10 on-5 tomorrow-7 ' +
  'tonight-6 without-9;classes-5 and-7 on-7;clean9 and8;clearance-8;cleared-8;close for-4;closed-8;clothes6 and9;co' +
  'ach-4;coaches-3;coachs-7;coffee-10;collapsed9;collar-8;colleague trains-8;collect-7;com-8;come-3 alone-10 anymor' +
  'e-9 back5 home7 tonight-7 with-6;comes4 in6;comfortable-5 with-5;coming from-9 to5;commit7;companies-8;company-6' +
  ';competency-6;complain-5;complex5;compulsory-8;confidence-7;confident-6;contact-10;control-8;controlled-6;contro' +
  'ls my6;cool-9;cops10 what7;corporate-3 training-5;cos8;cost-3;could someone7;couples-12;courier-8;course-6 for-7' +
  ' how-6 price-8;courses-7;cousin7;cover-8;covered in-8;cracked6;curious-6;cut12 myself7;cutting9;cv-7;daar is6;da' +
  'd is6;daddy8;danger6;dangerous-5;dankie-8;dark-4;dates-7;daughter is-8 was6;daughters6;day-5 after-7;de-8;dead5;' +
  'death7;december-5;defence-6 for-8 workshop-7;defend myself-8;deliver-7;destroyed-10;details-11;did my-8 you-10;d' +
  'idnt5 come7;die5;died-4;difference between-8;directions-7;disappear8;discount-10 if-6 im-6;discovery-9 vitality-' +
  '5;dit-5;dithunya7;do-3 a-6 boxing-8 i-8 kids-6 krav-7 members-9 mma-9 muay-6 that-10 they-11 those-6 you-1;docto' +
  'r-11;doctors-6;does-1 he-6 it-4 one-6 she-11 your-8;doesnt9 matter7 stop6;doing-10;domestic8 violence6;dont8 cal' +
  'l-6 know5 remember6 reply5 want7 you-9;doodgaan10;doodgemaak-10;door6 and7 handle8 is7;down8;download-7;dragged8' +
  ' me8;drank11;dricus-8;drills-10;drink9;drinks5;drive6;driver9;drives me-9;drop in-6;dropped8;drunk10;dude7;dumel' +
  'a-8;during-4;dying6 to-6;e book-6;early-6;ebook-11;ebooks-8;ebusuku8;eerste-8 klas-7;eft-6;eight-7;ek2 is9 kom-7' +
  ' nog-6 weet6;ekhaya8;elke9;else6;email-11 address-6;emergency9 contact-6;en nou5 sy6 vir-8;end6 it8 of-7;endlini' +
  '7;energy-9;epilepsy-7;escape-7;even3;events-6;ever-5;every8 class3 day6 night9;everything4;ex7 and-8 colleague-8' +
  ' is7 keeps6 trained-6;expensive-7;experience-7;eye8 from-7;eyi-9 #-9;face6;facebook-6;family-4 discount-6;far-8;' +
  'fat-5;father8;fee-4;feel2 like6 more-7 safer-4;feels8;fees-9;feet-7;fell5;fetch6;fetched6 my6;fighting-11;filipi' +
  'no-5;film-6;filthy-7;find me5 the-8;finger7 marks8;finish5;firearm competency-6;firearms-7;fired10;first-6 aid-4' +
  ' class-6;fitness-5;five-5;fixed-8;flat10;floor4;followed me5;following3 me8;food7;for-3 a-2 beginners-5 december' +
  '-7 everything5 her6 him-7 kids-8 me6 one-9 our-11 saturday-7 the-1 three-7 unlimited-5 years-6;forces8;forgot-13' +
  ';fork4;form-9;found8;fourways-8;free-2 trial-7;freeze for-7;friend5 is7;friendly-8;friends3;from alex-9 behind-1' +
  '1 gym9 him9 my9 next-8 the5;fun-9;funny7;ga7 a6;gaan10;gang11;gate and6 code-8 with7;gautrain bus-7;gbv12 help6;' +
  'geld8;gender-7;get6 a-9 an8 away7 hurt-9 injured-12 it-7 out4 stronger-7 the7 there-10 to-4;gets bullied-8;getti' +
  'ng hurt-6;gevat7;gi-6;gift-5 vouchers-7;girl-6 on6;girls they-11;gis-7;gisteraand7;give4 him7;glove-10;gloves-8;' +
  'go4 home9 out6 to6;goeie more-8;goes8;going3;golf7;gone10;good-6 morning-6;goodbye to4;got5 beaten-7 hurt-7 jump' +
  'ed5 kicked6 my7;grabbed2;grading-5;grandson7;gratis-7;great-11;green-8;grey7;guard-12;guards-8;gun in8 licence-9' +
  ';gunpoint9;guns6;guy5 from8 in6;guys4 in7;gym-5 is-6;ha ke7;haar9;had a-10;haha-16;hahaha-10;hand3 wraps-6;hande' +
  'd-6;handle6;handles-5;hands6;happened at9 to-8;happening-5;happens again8;hard-2;harm6;has a10 adhd-8 anyone-7 b' +
  'een7 he-9 the-9;have #-6 an-7 any-7 been5 my5 never-7 one-7 the4 to6;havent told6;having8 a8;he12 cant6 come-6 c' +
  'omes6 did6 do-8 found9 goes9 is3 knows9 lets6 locked5 ran-10 reads6 says6 sleeps4 start-7 teach-8 there-7 thinks' +
  '6 will2 wont9;headlock-7;hear9;heart6 attack5;heavy-8;held8;hell12;hello-3;help5 choosing-7 he8 him-10 my8;her9 ' +
  'face7 in8 name-9 out6 phone7 this7;here anymore8;hes12 at7 back7 in6 not5;het4 dit-6 hulle-9 iemand-6 julle-6 my' +
  '5;hey5 so4;hi im-9 what6;hide7;hiding7 in7;hijab-9;hijacked8 in-7;hijacking-6;him6 so6;his7 gloves-8 hand8;hit m' +
  'e7 the-6;hits6 me11 the-9;ho ithuta-7;hoe-7 om9;hoeveel-7 is-6;hold6;holiday-8;holidays-7;home6 and5;honest6;hoo' +
  'die-8;hoodies-7;hook-8;hoor5;hope-9;hostage-7;hot-7;hour ago8;hours-11;house8;how-3 does-9 long-4 many-6 much-4 ' +
  'to-5;howzit-7;hubby-6;huis8;hulle7;hurt in-5 me7 to-7;hurting5 my6;husband8 come-6;husbands9;hy14 het6;i2 bleed6' +
  ' booked-7 bought-10 boxing-7 bring-3 broke-7 buy-5 call-7 can4 could-9 cut7 didnt7 do6 dont7 feel10 forgot-7 fre' +
  'eze-6 got4 havent7 hear6 hurt-7 just5 keep9 know7 leave-5 left-10 live-6 lose-6 lost-8 love-8 mean-8 miss-9 pay-' +
  '2 put-9 ran6 rent-6 return-7 said9 see5 sleep7 start3 train-4 turned5 type-5 use-7 walk-7 was5 will-5 work-11 wo' +
  'uld-7;id and5 like-5;iemand n-6;if2 he8 i4 im-5 you-7;ill be-6;im3 at-10 being8 dying-6 in7 looking-9 not6 ready' +
  '-7 scared7 sick8 writing-6;imali6;in #-10 a3 an4 bryanston-5 cape-5 class-9 danger7 december-5 for-7 joburg-4 la' +
  'w6 march-11 my2 our6 pe-7 pretoria-7 randburg-10 sa-7 soweto-8 sparring-7 sport-8 stock-6 te-6 the3 this7 with3 ' +
  'your6;included-8;indemnity-7;indoda12;ineminyaka-12;ingane8;injured-13;inside13 with7;instagram-10;instructor-9;' +
  'instructors-7;interested-9;into4;invoice-8 for-6;iron8;is #-11 baie-8 bjj-6 bleeding5 boxing-8 class-6 coach-7 d' +
  'aar-10 die-8 following6 getting8 gone6 he-13 hurting7 in8 it-7 killing-7 krav-8 locked7 next7 parking-7 scared-7' +
  ' she-9 stalking7 standing6 still7 swollen-6 thabo-8 that-8 the-3 there-6 this-4;isnt6;it2 as-7 before6 cost-7 fr' +
  'ee-7 goes6 happens10 he11 hurt-7 legal-7 open-8 safe-10 says-8 start-6 to6 was5;ithuta ho-7;its4 a-7 for6;ive al' +
  'ways-6 written7;jaar-9;joburg-5;join-4 the-7;joining fee-5;judo-13;julle-7 nog-8 oop-7;jump-7;jumped8;june-11;ju' +
  'st5 got6 letting-10 wanted8;ka3 sontaha-7;kabili-8;kali-9;kan my-6;kanjani-10;kanselleer-11;kar8;karate-9 for-7;' +
  'ke kotsing7;keep8;keeps3 saying6;kettle8;keys and7;khona7;kick-6;kickboxing-7;kid is-7;kidnapped6;kids classes-6' +
  ' fight-8;kill6 for-7 myself8;killed me-8;killer-7;killing me-7;kilos-8;kind9;kitchen6;klapped8;klas-5;klasse-11 ' +
  'vir-6;knee-10;knife and5 attack-5 class-7 defence-6 fighting-5;knock-10;know6 about-5 how3 what11;knowing6;knows' +
  '9 where8;kom kyk-8;kos-9 die-6 dit-4;kotsing7;krav-7 be-8 maga-3;ku-8;kuphila7;l-8;ladies only-4;lady9;lame6;lam' +
  'i7;landlord8;last3 night7 nights-7 nite7 time13 year-7;late-1 tonight-7;lately-9;laughter-8;le3 dilemo-8;leave6 ' +
  'her7 the5;leer-2;left-5 arm6 in-4 my-5;legal-8 in-6 to-4;lekker-8;lesson-3;let me-4 us6;letters7;letting-10 u-8;' +
  'level-5 #-5;life6;like me-7 that4 to-7;little brother6;live5;living7;lo-11;loadshedding-7;loan6;location-8;locke' +
  'd5 in9 me6 out-9;lockers-6;log-8 in-6;lol is-9;long-2 does-8 is-7 till-9;looking5 for2;lose-5 my-7 weight-6;lost' +
  '-9 my-7;lot2;loved-9;lying8;m#-7;ma8 is-7;maak5;maga-4;make3 him7;makes7 me6;malini-9;mall4;man8 het6 i9 in6 who' +
  '6;manager please-6;manje10;many days-8 people-9 weeks-6;map5;march-10;marks13 on7;married-6;mashonisa5;mat-6;mat' +
  's-10;matter6;max-6;may-8 i-8;maybe5;me3 a-10 about-5 back-3 book-7 by9 choose-7 down8 he9 her10 home7 if5 im-1 i' +
  'n7 not7 right6 see9 since10 tonight6 when6 with6 your-8;meant-6;medical-9 aid-4;medium-9;meer9;membership-9;men1' +
  '0;messages9;met on7;midrand-9;mine6;minimum-7;miss-10;missed-6 the-8;mistake-10;mma-10;molweni-8;mom6 and9;monna' +
  '6 wa6;month-4 is-7 to-6;mornings-5;mother2;mothers8;mouth guard-5 guards-5;mouthguard-9;move3 to-9;movie-9;movin' +
  'g to-7;muay-6;much are-7 bigger9 for-8 notice-7;mugged6 in-8;murdered-10;music-11;must be8 i-7 she-7;my5 account' +
  '-9 baby5 back-6 bag-7 bank7 boy-5 brothers5 car-8 class7 coach8 colleague6 contract-10 dad6 dads7 daughters6 deb' +
  'it-9 door9 drink7 ex3 eye8 first-7 friends5 gi-8 girls-10 grade-6 grading-8 gun-7 head10 huis7 husbands7 id7 kne' +
  'e-6 left6 legs-4 little4 locker7 manager10 membership-3 money-5 mother6 nudes7 order-13 parcel-10 parents9 partn' +
  'er5 passport6 password-6 room6 roommate6 shoes8 sisters6 stepdad6 student9 swaer6 technique-7 trial-7 uncle7 wif' +
  'e-4 window7 wrist-6 wrists8;myself6;n man8;na-6;naked-2 choke-6;nako-9;name-3 and5 is-12;naye-10;ndincede8;ndiyo' +
  'pha9;ndiyoyika8;ndoyika12;ne8;nearly-9;neck8;need-1 a-7 it6 my-7;neither6 of6;nervous-11;never done-10 got-9;new' +
  '-4;newsletter-9;next class-7 one-7 year-6;ngaphandle9;ngenyanga-7;ngesibhamu7;ngicela ningishayele-6 ukwazi-6 us' +
  'izo4;ngidlwenguliwe10;ngifuna3;ngisengozini8;ngiyabonga kakhulu-8;ngiyesaba9;ngoku10;ngokubhalisa-10;ngomgqibelo' +
  '-8;nie6 en6 maar-9 meer9;night3;nikuphi-8;nine6;ningishayele-6;nivula-6 nini-6;njalo7;nka-7;no i-8;nobody answer' +
  's-8 will9;nog-8;noise-6;not7 allowed5 phone7 safe8 to5 working-7;nothing serious-7;notice must-7;nou-1;novel-7;n' +
  'ow10 he7 im6 ive-10 just-8 she2;nr-9;nthuse7;nudes7;number he7 is-8;nurse8;nyaope7;o13 a9 na-8;october-8;of2 get' +
  'ting-6 laughter-8 living7 me10 my5 sparring-7 the-2;off4 he4 in-8 my-5 the10 twice-8;often-6;ok-7 and-4 cool-6 i' +
  '7;old man6;olds-9;on #-5 bail5 coffee-7 friday-6 her5 hold-7 in-7 instagram-9 me10 my8 sunday-4 the2 thursdays-6' +
  ' tonight-8 tuesdays-7 wednesday-5 weekends-8;once off-9;one-3 class-3 of6 on-6 start-7 who9;onfiks-7;online-6;on' +
  'ly because8 class-6 classes-8 come-8 do-6 girl-7;ook-8 kom-7;oop-9;open-4;options-10;or-4 a-10 can-5 is-7 must-7' +
  ' they7;order-12 its-6;ordered-11;ouma7;our7 church-7 ngo-7 office-6;out cold-7 im8 in5;outside7 my5;over5 my6;ov' +
  'erdosed11;overweight-7;own gun-8 team-9;page-7;paid for-7;pair-7 of-6;panic-9;pants7;papers9;parcel-8;parent7;pa' +
  'rents3;park-1;parkade6;parked-4;parking-5 for-9 lot5;parks8;part-8;parties-7;partner5;passport6;password-9;pause' +
  '-7;pay and5 per-8;payments-8;pe-8;pension8;pensioners-7;per month-6;period-4;personal-6;petrol3;phone and6 in-8 ' +
  'is7 me-8 number-8;phoned8;photo8 of6;photos3;physio-6;pic5 of5;picked-8;pics8;pilates-7;pille7;pills11;place to-' +
  '7;plan-6;plates6;play-11;please what7;point7;points-5;police9 clearance-7;portal-7;possible-3;post7;pregnant can' +
  '-7;premium-13;present-7;pretend3;pretoria-9;prevention-8 talk-7;price-5 for7 list-7 of-6;prices-5;print-8;prisha' +
  '-7;private-4 lesson-7 lessons-7 training-6;privates-10;probeer-8;problem-7;programme-9;project-5;proper-7;proper' +
  'ly8;protect myself-8;public holidays-5;pulls a-7;punch-9;punched me5;pushed6;put a9 his10;qala-9;quick9;quiet12;' +
  'quote-8;r-3;randburg-10;random9 but9;rank6;rape6;raped12 #6;rate-8;rates-9;read-7;reads6 my6;real-7;rear naked-6' +
  ';receptionist-6;register-6;registration-7;relationship6;res6;return-8;reviews-6;ribs6;robbery-7;roll-7;roof5;roo' +
  'm at7;roommate7;rooms-7;round7 the-7;row5;rubber-8;rude-9 to-8;running-7;safe for-5 to-8;safety-7;said4 i-11 it5' +
  ' theyll6;same time-7;saturday-6;saturdays-10;sauna-7;saw a-11;sawubona ngifuna-6;say9 no6;saying10;says5 hes5 if' +
  '10 its-9 she7;scared of-4;scares6 me6;scenario-8;scene-10;schedule-7;school in-9;schools-5;screaming8;second tim' +
  'e7;security guards-7;see5 him5 my6 the-7 you-8;seer-6 van-6;self5 defence-3 harm6;selfmoord9;sell-5 gift-6;sells' +
  '7;send5 help7 location-8 my-8;sending-9 me-7;sent4;september-6;serious-7;service-8;services-9;session-7 on-6;seu' +
  'n is-8 van-6;shaking8;shame-7;share-9;sharp-8;she7 doesnt4 says6 still-9 took5 was-7 wear-7;shes3 #5 never-7;shi' +
  'ft6;shin guards-6;shirt-6;shoot me-5;shop5;shorts-9;should i-7;shoulder-9;show-8;showers-6 and-7;shows9;shy-12;s' +
  'ick-4;side-3;sign-3 a-6 me-8;since8 he7;sister6 is-8;sisters4;sit9 in6;site5;sitting8;six years-6;size-7;sjambok' +
  '7;skip-8;skryf-8;slaan9 my10;sleep13 in8 with6;sleeps6;sleepy7;slipped-8;small group-6;smash-7;sms-6;snapscan-8;' +
  'sny7;so i-5 its7 tight6 tired8;social-6;soek n-7;somebody5 is6;someone5 attacks-5 call-7 in7 is10 learn6 parked-' +
  '8 told-7 with-8;something for-4;somewhere to-10;son hes-8 in7 is-9;sontaha-7;sore-4;sorry5 im-8;soweto-6;spam-8;' +
  'spar-10;sparring-13;sport-8;staan8;stab me8 someone-9;stabbed6;staff-7;standard-10;standing6;stands7;stay and-6;' +
  'stepdad8;stepfather8;stick fighting-6;sticks-9;still1 #-7 open-6 train-9;stock-7;stop4 and5 him8;stopped6;storer' +
  'oom7;storm-8;story-10;strange8;strangled me7;stress-7;stretching-6;strict-5;stronger-7;stuck-5;student discount-' +
  '6;stunt-8;stupid-11;stuur7;style-10;suicidal11;suicide8 drills-6;suit-9;sundays-6;supply-6;sure-5;surprise-8;sur' +
  'vivors-7;swaer6;swallowed9;swap-6;swimming-7 pool-7;tactical-6 firearms-5;taekwondo-8;tag-8;tai-7 chi-6;take cas' +
  'h-7;taken8;talk for-7 on-6;tapped-8;taxi8 rank7;teach-3 my-7 that-9;teacher7;teaches-8 it-5;team-9 building-6;te' +
  'chnique-8;tell4 me-3;telling3;ten years-7;than3 i5;thank-6;thanks-8;that guy-7 ok-7 too-5;thats7;the #rd-10 addr' +
  'ess-7 aircon-7 alarm-12 app-8 bag-9 bathroom6 bed6 beginner-3 best-8 bleed-8 body-7 boxing-7 boys-7 bridge7 buil' +
  'ding4 bus7 car8 change-6 club9 coach-10 coaches-6 contract-6 course-5 debit7 difference-5 doctor-6 e-6 ebook-9 e' +
  'mergency-9 end-9 evenings-7 fees-7 first-6 flat7 floor7 gi-5 gloves-6 gym-7 house7 instructor-9 kettle8 kitchen6' +
  ' landlord6 m#-6 mall7 man8 map5 mat-8 morning-8 next-3 number4 one4 page-7 parking5 petrol7 phone-7 police7 port' +
  'al-7 prices-7 protection7 roof7 room7 small-7 storeroom7 table9 teen-8 time7 traffic-7 tv7 website-7 week-8 word' +
  's8 wound7 youngest-3 zoom-7;them4 and5;there-2 a-2 an-9 are10 is11 on-9 parking-4 safe-9 still-10;theres8 a5;the' +
  'se8;they11 are9 have6 say5 shot7 took5 will7;theyll9;theyre10;theyve7;thing-4 i8;things9;think7 im7;thinking9 of' +
  '6;thirty-6;this2 guy8 month-6 morning3 week4;though-6;threatening7 to7;threatens6;throat8;thumb-6;thursday-5;thu' +
  'rsdays-6;thuso ka-8;tight6;till i8 what-6;time and7 do-8 he6 i9 its5;times-4;timetable-11;tips-9;tired after-6;t' +
  'o a-1 box-7 break5 cancel-5 come-6 complain-6 die10 do-3 durban-6 end10 feel-11 film-8 find5 go4 gym6 have6 her7' +
  ' him8 hurt5 join-12 keep7 kill10 knock-8 leave-7 live7 make13 month-6 park-7 say8 school6 sleep6 spar-5 speak-8 ' +
  'stand-6 start-10 surprise-8 talk8 train-9 try-7 wash-6;today she8;toddlers-8;together-9 possible-5;toilets9;told' +
  '8 her6 my9;tomorrow-5;too-6 hard-7 late-9 old-5 unfit-7;took7;touched7;touches8 me7;tournament-10;towards7;town-' +
  '7;tracker7;traffic-3;train-12;trained-9 with-7;trainers-9;training-5 knives-7;trains-5;travel-7;trial-5 for-5;tr' +
  'ied10 to7;true-6;try-11 a-6;tshaba9;tshirt-7;turns #-9;tv6;twice-5;two of-7 people-6;tyres7;u guys-5 have-6 open' +
  '-7 sell-7 think8;ubaba7;ufc-9;ufuna ukundibulala7;ukuba10;ukujoyina-6;ukundibulala7;ukungibulala9;ukuphila9;ukuz' +
  'ibulala11;ukwazi-8 ukuthi-6;uma8;umntwana6 wam6;umuntu8;umyeni9;uncedo8;uncle9;unconscious7;under7 my5;uneminyak' +
  'a-9;unfit-10 will-7;unit8;unjani-7;unless5;unlimited-8;unsubscribe-9;until5;up a-7 and5 from-7 last9 tomorrow7;u' +
  'phuze9;ups-7;ur6;us in6 last-8;use it-8;used5;useless-10;usizo8;uyandibetha9;uyangishaya11;uzongibulala9;van-4 #' +
  '-7 die7;varsity-9;vat number-7;verdedig-8;verkrag10;very-6;violence4;vir beginners-7 kinders-5;vitality-6;voice7' +
  ';volg7 my7;volgende-9;volunteer-6;vomiting10 and8;voucher-10;w7;wa5;waar-7 is-8;wait4;waiting-6;waits8 for6;waiv' +
  'er-7;wake8 up7;walked6;walking6 to-8;walks6;wall6;wam6 uneminyaka-8;wami7 uyangishaya6;wanneer-8;want a-5 me7 so' +
  'mething-7 to-6;wants-2 a-7 to-6;was2 at-8 away-9 done7 it-7 mugged5 my8 raped9 rude-6 shot9 sick-12 so-6 stabbed' +
  '10 the6 very-8;wash-6;wat moet-8;watch-14;water-3 bottle-11;we3 both-8 live8 need-9 sign-7;weather-8;website-12 ' +
  'is-8;wednesday-5;weeks and6 can-6 is-6 pregnant-7;weer oefen-8;weet nie6;weg8;weigh-8;weight-6;weights-8;weird5;' +
  'well-10;were a-8 mugged-5;werk10;what-3 about-8 days-6 does-5 happens-12 he7 if-11 is-7 should-7 sizes-7 time-4;' +
  'whats-4 on-12 ur-9;whatsapp-9 me-6 number-6;wheelchair friendly-7;when does-9 he10 hes8 is-8 u6 will-7 you8;when' +
  's-7 the-7;where are-7 do-13 i5 is-6;whether-11;which-9 class-11 day-7 one-6;while4 my-9;who is-7 teaches-7 were-' +
  '5 won-5;whole1 year-7;whos-9;why so-7;wie is-7;wife is8 says-6;wil nie6;will i-12 look-7 shoot8 you-8;window6;wi' +
  'th guns8 him6 kids-6 my-2 that-8 the-4;without10 hurting-8 me10;wits-6;woke6 up6;women-4;womens self-8;won-10 th' +
  'e-5;wont12 need8 stop6;work as-7 shifts-7;working-6;workshop-8 for-6;workshops-8;would it-6 krav-8 like-7 she-9 ' +
  'the-6;wound7;wraps-8;wrestling-10;wrists9;write-8;writing-10 a-7;wrong size-8;xa9;yakhe7;yami8 ineminyaka-11;yea' +
  'r-9 old-3 olds-9;years ago-12 and-9;yesterday and6;yet-7;yi-9;yimalini ngenyanga-8;yini-13;yoga-9;you-5 and-8 cl' +
  'ose-7 come-10 cover-5 deliver-6 didnt-9 dont-6 from-5 go-7 have-2 in-5 its7 on-5 please6 run-7 sell-3 send6 show' +
  '-8 so-6 still-6 take-4 teach-3;your address-8 class10 instructors-7 number8 phone-5 place-6 reception4 trainers-' +
  '7 website-7 wrist-8 youngest6;youre-7;youve-8;zoom-8';
