// Written by `npm run train-distress` (docs/decisions/0116): what words and pairs of words say of distress.

/** In steps, as the weights are. */
export const BIAS = -2;

/** Of each word its weight, then the words that may follow it with the weight of both; entries are divided by ";". */
export const WEIGHTS =
  '-11;#-3 #-8 at-4 can-6 guys5 he7 hrs6 im-4 in-5 min-6 n-6 of-7 on-7 people-6 year-7 years7;#kg-9;#oz-7;#pm-6 cla' +
  'ss6;#s5;#th-5 of-8;#yr-6;a #-3 #am-5 baby-7 bank-6 big7 bit-5 blue-10 boy6 branch-7 bullet7 choke-7 coach-8 coup' +
  'les-9 course-4 creche-7 dog-9 fake-7 family-6 fight-6 firearm-8 free-7 friendly-9 generator-7 gi-6 gun3 gunman-6' +
  ' guy5 headlock-7 hijacking-6 human-8 joining-5 kid-8 killer-6 knife4 lady6 lighter6 mall-5 man6 medium-6 mouthgu' +
  'ard-7 new-8 parent7 photo5 quote-6 rear-5 refund-6 robot-7 row6 sauna-7 self-8 sjambok7 small-11 student-7 sunda' +
  'y-7 talk-9 video-9 way6 wedding-7 week-5 wife8 wrist5;aan8 my8;aansluit-6;about-5 it-8 self-5;absolutely-6;abt7;' +
  'abuse8;abused6;abusive7 relationship6;academy-8;account-6;acid7;acl-8;across5;address-4;adhd-8;adress-5;adriaan-' +
  '7;adult-5;adults-10;af8;afraid i-5 of8;after #pm-6 a-8 class-7 dark-8;aftercare5;again4 last5;against a-10;age-5' +
  ';ages-6;aid-6 course-5;aircon-10;airtag6;airtime6;al7;alive7;all good-7 that-8;allergic-6;almal7;alone4 at-8;alo' +
  'ng-10 to-5;already7;always-8 been-5 wanted-4;am #-2 being7 i-8 too-4;amateur-6;ambulance7;an7 airtag6 ambulance7' +
  ' hour7 instructor-7 ngo-6 outlet-6 uber5;and after-9 bjj-4 bought6 boxing-6 comes-8 daughter-7 do-7 for-9 go-4 h' +
  'ave-7 he6 hes10 his6 how-6 i6 id-8 if-10 in-6 it4 krav-7 last9 leave7 need-8 neither5 now6 on-9 parking-7 phone6' +
  ' said6 saturday-7 says5 she8 shes1 showers-6 somebody6 stands6 the-3 then6 there7 theres5 they10 thursday-7 toda' +
  'y6 told6 tomorrow-7 u5 very-6 want-4 wants6 watch-7 what-7 whats-6 when-5 would-11;andisafuni7 kuphila7;angisafu' +
  'ni8 ukuphila8;angry6;annual-8;another-3;answer-6;answering the-5;anti-5 hijack-6;any-8 class-6;anymore8;anyone h' +
  'and-6 there-7;anything after8 for-8;anyway10 how6;anywhere7;app-10;are-3 #-7 a-7 an-6 at7 breaking5 dead-8 his-8' +
  ' killing-7 looking6 not7 the-7 there-9 they-9 u-6 you-9;argument-8;arm is7;arms5;around6;arrive-7;as a-6 in-6 ma' +
  '6;asdf-8;ask do7;asked4 if7;asking4 cos7 me-9;asleep8;assault-8;assaulted10;assistant7;asthma-8;at1 #-2 #pm-6 al' +
  'l-7 gunpoint8 me5 my9 reception-9 rugby-6 wits-6 work7;ate7;attack4;attacked7 me6;attackers-6;attacking-8;attack' +
  's-8 me-7;aunt7;available-9;awareness-11;away and6 but6;ba11;baby5 in-5;back from6 in-6 on6 seat6;bad-3 knees-8;b' +
  'adly6;bafuna9;bag-5 and6 im7;bail5;balcony7;ballet-6 for-6;bandirobhile6 ngoku6;bangikhombe7 ngesibhamu7;bank4 c' +
  'ard8 details-7;basic-9;bathi9;bathroom6;batla ho6;be #-6 a-8 alive6 around7 fit-6 here9 honest7 late-10 loud-7 t' +
  'he-3 there-7;beat-4;beaten-2;beats7 me9;because5 it7;bed9;bee6;been6 behind8;before class-5 they-7 we-7 work-8;b' +
  'egged8 me7;begin-8;beginner-8 course-6;beginners-2;being12 abused6 bullied-6;bel-8 my-8;belt-7 and-7;belts-8;bes' +
  't-7 class-7;bet-7;better against-5;between the-6;bf7;big-5 guy7;bigger7 and6;bike-8;birth6;bit-6;bitcoin-6;bjj-1' +
  '2 safe-5;bleeding8 and7 badly7;block6;blood6;blou6;blue belt-8;bokae-7;boks-7;book-6 a-5;booked a-6;booking app-' +
  '7;boom-5;bosiu7;boss is-6 keeps9;both-7;bottle there-6;bought4;box-3;boxing-9 for-6 on-7;boy6 at7 in5;boyfriend5' +
  ' and-6 comes7;boys at6;branch-4;breaking8;breathe9 through-7;breathing6;bridge7;bring-5 my-2;broke his-7;broken-' +
  '6 again-7;brother4;brothers7;bru-9;bruises9;bryanston-6;building4 wheelchair-9;buite7;bullet7;bullied-12 at-9;bu' +
  'llying-7;burglar-6;burnt8;burpees-6;bus stop-5;but he6 my-7 the-7;buy-7;by2 die2 mistake-10 the6 who-7 you5;bye-' +
  '8;cable6;call me-13;calls9;came7 in7 off-7 to7 with7;camera9;can-5 a4 coach-6 he-13 i-6 my-12 she-10 sleep6 some' +
  'body-8 still-6 they-9 we-7 you-2;cancel-3;cancelled-11;cant6 come-5 get7 go9 have4 leave7 log-6 make-7 stop9 tal' +
  'k5;cape-6 town-7;capoeira-8;car in-5 keys-6;card and2;carer7;carry on-5;cars5;cause5;centurion-7;certificate-10;' +
  'certified-8;change-7 room-6;changing-6 room-6;charged-8 twice-5;chat7;cheaper-12;cheapest-7;check-6 the-8;checke' +
  'd-7;chest9 is7;chi-6;choke-7;chokes7;choking6;choose-8;choosing-7;christmas-5;clas-7;clases-7;class-5 #6 for-3 i' +
  'f6 is-8 last-10 on-4 tomorrow-7 tonight-5 without-9 would-5;classes-4 and-7 are-6 on-6;clean8 and7;clearance-7;c' +
  'leared-7;close for-4 protection-4 to6;closed-8;closing6;clothes6 and8;coach-3 says-6;coaches-4;coachs-6;coffee-1' +
  '0;collapsed9;collar-7;colleague trains-7;collect-7;com-7;come-3 alone-9 anymore-9 back5 by-7 home7 tonight-6 wit' +
  'h-6;comes5 in7;comfortable-5 with-5;coming from-9 to4;commit7;companies-7;company-6;competency-6;complex5;compul' +
  'sory-7;confidence-7;confident-6;contact-10;control-7;controlled-6 for-5;cool-9;cops9 what7;corporate-4 training-' +
  '5;cos7;cost-4;could someone8;couples-12;courier-8;course-7 for-6 how-6 price-7;courses-7;cousin6;cover-7;covered' +
  ' in-7;creche for-7;crime-5;crying and5;curious-7;cut12 myself6;cv-6;daar is7;dad hits5 is5;daddy7;dag8;danger6;d' +
  'angerous-5;dankie-8;dark-4 is-6;dates-7;daughter is-7 says5 was6;daughters7;day-4 after-7 is-6;de-8;dead4;death8' +
  ';december-4;decides6 what6;defence-5 class-5 for-10 workshop-8;defend myself-9;deliver-6;destroyed-9;details-11;' +
  'did it3 my-7 she8 you-10;didnt5 come7;die5;died-7 in-5;difference between-6;different4;directions-7;disappear7;d' +
  'isappeared8 from8;discount-11 if-5 im-5;discovery-9 vitality-5;dit-7;dithunya8;do-3 a-6 boxing-7 i-8 kids-5 krav' +
  '-6 members-6 mma-8 that-10 they-10 those-5 you-1 your-5;doctor-12;doctors-6;does a7 boxing-7 he-7 it-5 one-6 she' +
  '-10 your-8;doesnt8 matter7;doing-10;domestic7 violence6;dont8 call-6 even6 know6 remember7 tell6 want5 you-8;doo' +
  'dgaan10;doodgemaak-9;doodmaak5;door7 and7 for-8 handle7 is8 so-6;down8;download-7;downstairs6;dragged6 me6;drank' +
  '11;dricus-8;drills-9;drink9;drinks5;drive5;driver7;drives-5 me-8;drop in-7;dropped5;drunk10;dude6;dumela-8;durba' +
  'n-3;during-4;dying6 to-5;e book-6;each month5;early-6;ebook-10;ebooks-7;ebusuku8;eerste-8 klas-7;eft-5;eight-7;e' +
  'k1 is8 kom-7 nog-7 weet6;ekhaya8;elke7;else5;email-10 address-5;emergency9 contact-6;emigrating-6;en nou5 vir-7;' +
  'end5 it8 of-7;endlini7;energy-7;epilepsy-6;epileptic-5;escape-7;even2 know6 my6;evening-3;ever-6;every9 class2 d' +
  'ay6 friday6 night8;everybody-6;everyone would7;everything4 so-6;ex6 and-8 colleague-7 is7 keeps6;except4;expensi' +
  've-7;experience-7;expired-6;eye7 from-6;eyes3;eyi-9 #-9;face6;facebook-6;failed-6;family-5 discount-5;far-9;fat-' +
  '5;father8;fee-4;feel2 like6 more-7 safer-5;feels8;fees-9;feet-7;fell4;fence7;fetch5;fetched6 my6;fighters-7;figh' +
  'ting-10;fights-5;filipino-6;film-6;filthy-6;find me5 the-8;finger6 marks8;finish4;firearm competency-6 licence-7' +
  ';firearms-7;fired8;first-6 aid-4 class-5;fitness-5;five-4;fixed-9;flat10;floor4;follow-5 you-4;followed me6;foll' +
  'owing3 me6 the-5;follows you-6;food8;for-2 #-4 a-3 about-6 beginners-5 boxing-5 december-7 everything4 five-7 he' +
  'r6 him-7 kids-9 me4 one-9 our-12 saturday-7 teens-6 the-2 three-7 unlimited-6 years-6;foreman6;forever5;forgot-1' +
  '2;fork5;form-9;fotos7;found9 an6;foundation-6;four4;fourways-8;free-2 trial-7;freeze for-6;friday-3;friend5 is5 ' +
  'who6;friendly-6;friends3;from1 alex-8 behind-11 gym9 him10 my6 next-7 the5;fun-8;funny5;ga7 a6;gaan8;gang10;gate' +
  '3 and6 code-9;gautrain at-6 bus-6;gave-4;gbv11 and-6 help6;gender-9;geslaan6;get5 a-7 an9 away9 hurt-8 in4 injur' +
  'ed-12 out4 the8 there-9 to-5 with-4;gets bullied-8;getting hurt-6;gevat7;gi-7;gift-4 card-7 vouchers-7;girl-5 on' +
  '7;girls they-9;gis-7;give5 me-6;gives5 me4;glove-10;gloves-8;go5 home9 to7;god-6;goeie-5 more-7;goes7 into7;goin' +
  'g3;golf6;gone9;good-8 morning-6;goodbye to5;got5 away6 beaten-6 hurt-5 in4 jumped5 kicked8 murdered-6 my7;gou ka' +
  'n7;grabbed4;grading-5;grandson7;gratis-6;great-12;green-8;grey8;guard-11;guards-8;gun in6 licence-8 on5 training' +
  '-7;gunman-6;gunpoint8;guns6;guy5 from8 in5;guys2 in7;gym-6 can6 is-6 open6 yesterday-6;gyms3;ha ke8;haar9;had a-' +
  '9;hae7;haha-17;hahaha-10;hallo-6;hand3 wraps-6;handed-6;handle6;handles-5;hands6;happened at9 to-8;happening-5;h' +
  'appens again6 to-5;happy-5;harm6;has a8 adhd-8 anyone-7 asthma-5 been5 he-9 the-8;have #-5 an-6 any-7 been6 bjj-' +
  '4 epilepsy-5 kids-6 my6 never-7 one-7 pilates-6 the5 to6;having8 a8;he12 cant5 come-6 comes5 did7 do-8 found7 ge' +
  'ts4 goes8 knows6 lets5 locked5 ran-8 reads6 says5 sleeps4 start-5 still-7 teach-7 there-7 thinks6 will2 wont6;he' +
  'ad is6;headlock-7;hear8;heart5 attack5;heavy-9;heita-8;held8;hell12;hello-5;help5 asb4 choosing-7 he8 her7 him-9' +
  ' my9;helped-6;her9 cat6 face7 in7 name-8 out6 phone6 this7;here anymore8;heritage-5 day-5;hes13 at6 back6 been6 ' +
  'in4 my6 not5;het4 al6 dit-6 hulle-8 iemand-6 julle-5 my6;hi id6 im-8 what5;hide7;hiding7 in7;hijab-8;hijacked7 i' +
  'n-8;hijacking-6;him7 its6 so7;hiring-5;his7 bag6 gloves-8 hand7 wife6;hit me7 the-6;hits5 me13 my6 the-8;hitting' +
  '4;ho ithuta-5 shwa7;hoe-8 gou7 om10;hoeveel-6 is-6;hold5 on5;holiday-7;holidays-6;home7 and5 crying-7;honest7;ho' +
  'odie-8;hoodies-7;hook-8;hope-9;hosepipe6;hostage-8;hostel7;hot water-8;hour ago9;hours-12;house9 keys7;how-5 doe' +
  's-7 long-4 many-4 much-3 to-5;howzit-8;hrs6;hubby-6;huis8;hulle8 het5;hurt in-6 me6 to-7;hurting5 my6;husband6 b' +
  'eats6 is2 wants-6;husbands9 brother6;hy11 gaan7 het7 my8;i2 already-5 begin-6 bleed5 booked-8 bought-9 boxing-7 ' +
  'bring-4 broke-7 buy-5 call-8 can3 charged-5 could-9 cut6 didnt8 do6 dont8 drop-5 feel10 follow-4 forgot-8 freeze' +
  '-5 got3 havent6 hear6 hurt-7 just4 keep9 know8 leave-5 left-10 live-6 lose-6 lost-8 love-8 mean-7 miss-8 pay-2 p' +
  'ut-8 ran6 rent-6 return-7 said8 say6 see5 sit5 start5 train-3 type-5 use-6 used5 walk-6 was5 wasnt8 will-5 work-' +
  '11 would-7;id like-4 want-5;iemand n-6;if2 he8 i5 im-6 you-7;ill be-4;im3 at-11 being7 dying-5 emigrating-6 in5 ' +
  'looking-9 next6 not6 on6 ready-8 scared7 sick7 writing-6;imali6;impressed-6;in #-7 an5 bryanston-6 cape-5 class-' +
  '8 danger6 december-5 for-7 his5 joburg-4 june-5 march-11 may-4 my4 one7 our6 pe-7 pretoria-7 randburg-10 sa-7 so' +
  'weto-7 sparring-8 sport-6 stock-7 te-6 the3 this6 with3 your6;included-8;indemnity-7;indoda11;ineminyaka-11;inga' +
  'ne8;injured-13;inside12 with7;instagram-8;instructor-9;instructors-6;interested-8;into4;invoice-10 for-6;iron8;i' +
  's #-12 baie-7 bjj-8 bleeding6 boxing-8 class-7 coach-7 crying5 daar-10 die-9 following5 getting9 gone5 he-12 his' +
  '-7 hurting7 in9 it-6 killing-7 krav-7 locked6 much6 next6 outside5 parking-8 premium-5 scared-6 she-9 stalking7 ' +
  'standing7 still6 swollen-7 thabo-7 that-8 the-4 there-5 this-6 threatening5 verkrag6;isnt6;it2 all6 as-6 before7' +
  ' cost-6 free-7 happens10 he11 hurt-7 i7 legal-8 open-6 safe-10 says-8 start-6 to6 was5;ithuta ho-5;its5 a-8 for4' +
  ' me-6 my5;ive always-5 got4 written7;izolo6;jaar-8;jik7;jitsu-3;jiu-3 jitsu-3;joburg-6 and6;join-5 or6 the-6 wit' +
  'hout5;joining fee-5;journalist-6;judo-12;julle-7 nog-8 oop-7;july-7;jump-7;jumped7;june-9;just6 got5 letting-9 w' +
  'anted7;ka2 sontaha-7;kabili-8;kakhulu4;kali-8;kan my-8;kanjani-10;kar7;karate-9 for-7;ke3 ka6 kotsing6;keep8;kee' +
  'ping5;keeps3 grabbing6 saying6;kettle6;keys and8 in-7;kick-5;kickboxing-7;kicked6;kid is-8;kidnapped7;kids class' +
  'es-5 fight-8 on-6;kill7 for-8 myself9;killed me-9;killer-6;killing me-8;kilos-7;kind9;kit-6;kitchen6;klapped7;kl' +
  'as-5;klasse-10 vir-6;knee-10;knife attack-6 class-7 defence-5 fighting-5;knock-10;know6 about-5 how3 what10;know' +
  'ing6;knows9 where7;kom kyk-7 le6;kos-9 die-8 dit-3;kotsing6;krav-7 be-8 maga-5 on-5;ku-8;kuphila7;l-7;lady7;lami' +
  '7;landlord7;last3 night7 nights-7 nite5 time11 year-7;late-1 tonight-7;lately-9;laughter-8;law say-8;le2 by6 dil' +
  'emo-8;learn self-4;leave6 her6 the4;leer-2;left-5 arm7 in-5 my-6 one-6;legal-8 in-6 to-5;lekker-7;lesson-4;lette' +
  'rs7;letting-9 u-7;level-6 #-4;licence-4;lidmaatskap-7;life6;lighter6;like me-5 to-6;line7;little brother5 ones-6' +
  ';live6;living7;lo-10;load-6 shedding-6;loadshedding-7;loan5;location-7;locked7 in8 me5 my-7 out-10;lockers-6;loc' +
  'ks4;log-8 in-6;lol-1 anyway6 is-9;long-2 does-7 is-7 till-8;looking3 for3;loop7;lose-3 my-7 weight-6;lost-7 my-7' +
  ';lot2;loud too-7;loved-9;lovely-5;lunchtime-7;lying6;m#-7;ma5 is-6 werk6;maak4;maat-7;madam3;maga-5;make2 him7;m' +
  'akes6 me6;malini-9;mall5;man9 following5 het8 in5 who7;manager please-6;manje10;many days-8 people-9 weeks-6;map' +
  '5;march-9;marks13 on7;married-6;mashonisa6;mat-7;mats-10;matter5;may-10 i-8;maybe4 boxing6;me3 a-9 about-4 anymo' +
  're7 back-4 book-8 by10 choose-8 down9 he9 her11 home7 if5 im-1 in7 not8 over7 right6 she-5 since10 talk-6 tonigh' +
  't7 up-5 when7 with5 your-9;meant-6;medical-8 aid-5 course-5;medium-8;meer10;members-4 get-6;membership-9;men9;me' +
  'ssages9;met on6;midrand-10;min-5 ago6;mine5;minimum-7;minute5;miss-10;missed-7 the-8;mistake-10;mma-11;mme6;molw' +
  'eni-9;mom5 and8;moms boyfriend7;money off-5;monna7 wa6;month-4 is-7 to-6;monthly fee6;morning-3;mother4;mothers8' +
  ';mouth guard-5 guards-5;mouthguard-8;move3 to-10;movie-10;moving4 to-7;muay-7;much are-6 bigger8 does-5 for-8 no' +
  'tice-8;mugged7 in-7;murdered-9;music-10;must be7 do5 i-8 she-6;my5 account-9 arm4 baby6 back-7 bag-7 bank7 boy-5' +
  ' brothers5 car-5 card-6 class5 coach7 colleague6 complex6 contract-8 cv-6 dad7 dads6 daughters7 debit-9 door8 dr' +
  'ink7 ex3 eye8 family5 father4 fault7 fee-6 first-8 friends6 gi-8 girls-8 grade-6 grading-7 gun-6 head8 hubby-5 h' +
  'uis5 husband2 husbands7 id6 in4 knee-6 left6 lidmaatskap-7 little4 locker7 manager11 membership-4 money-6 mother' +
  '4 mothers6 neck5 nudes7 order-13 parcel-9 parents8 partner5 passport7 password-6 phone5 room7 roommate7 shoes7 s' +
  'ister5 sisters6 stepdad6 stepfather6 student8 technique-6 trial-8 twenties-6 uncle8 water-5 whole7 wife-5 wrist-' +
  '7 wrists7;myself6 again6;n klas7 man6;na-6;naked-3 choke-6;nako-10;name-4 and5 is-10;naye-9;ndincede8;ndiyopha8;' +
  'ndiyoyika8;ndoyika12;ne8;near the-7;nearly-8;neck7;need a-5 it6 my-8;neither5 of5;nervous-10;never done-11 got-9' +
  ';new-4 address6;newsletter-8;next class-7 month-3 one-6 to4 year-5;ngaphandle9;ngenyanga-7;ngesibhamu7;ngicela n' +
  'ingishayele-6 ukwazi-6 usizo4;ngidlwenguliwe9;ngifuna4;ngiphuma4;ngiphume6;ngisengozini8;ngiyabonga kakhulu-9;ng' +
  'iyesaba9;ngoku7;ngokubhalisa-10;ngomgqibelo-8;nie7 en6 maar-9 meer10;night3 can-5;nikuphi-8;ninawo-6;nine5;ningi' +
  'shayele-6;nini i-5;nivula-6 nini-6;njalo7;nka-9;no class-6 i-8;nobody answers-9 will7;nog-6;not8 allowed4 breath' +
  'ing5 impressed-6 in-6 moving5 phone7 safe7 to5 working-8;nothing serious-6;notice3 must-8;nou1;novel-7;now10 and' +
  '5 he9 his5 im5 ive-9 just-6 she3;nr-9;nthuse6;nudes7;number he7 is-8;nurse8;o13 a9 na-8;october-7;of2 getting-6 ' +
  'laughter-8 living7 me9 my5 sparring-7;off4 i6 in-7 my-5 the10 twice-7;often-6;ok-7 and-6 cool-6 i7;old man7;olds' +
  '-8;on a3 about-7 at-6 bail5 coffee-7 friday-5 her6 heritage-5 his5 hold-6 in-8 instagram-8 me8 my8 sunday-4 the2' +
  ' thursday-2 thursdays-5 to4 tonight-8 tuesdays-6 wednesday-6 weekends-6 your-7;once-5 off-7;one-3 class-3 of5 on' +
  '-4 start-6 who8;onfiks-6;online-7;only because6 class-7 classes-8 come-7 do-6 girl-7 type6;ook-9 kom-7;oop-9;ope' +
  'n-3 over-5;options-9;or-4 a-11 can-5 do-6 else5 is-7 must-7 they8;order-12 its-6;ordered-10 a-5;others-6;ouma7 s' +
  'e6;our7 church-7 ngo-7 office-7;out a3 cold-7 im7 in5 on5 to-7;outlet-6;outside8 my6 your-6;over4 my5;overdosed1' +
  '1;overweight-7;own gun-7 team-8;pa slaan6;page-7;paid for-6;pair-7 of-6;panic-8;papers10;parcel-9;parent7;parent' +
  's3;parkade6;parked-6;parking-6 for-9 lot5;parks6;part-8;parties-7;partner4;passage6;passport7;password-9;patient' +
  's-7;pause-6;pay and5 per-8;payflex-7;payments-8;pe-9;pension6;pensioners-7;per month-5;period-5;person is6;perso' +
  'nal-6;petrol4;phone and6 in-8 is7 me-9 number-8;phoned8;phones6;photo9 of5;photos3;physio-6 says-5;picked-8;pics' +
  '6;pilates-6;pille7;pills12;place to-6;places5;plan-7;plates5;play-11;please cancel-6 stop-6 what7;point7;pointed' +
  '6;points-5;police9 clearance-6;popia-7;portal-8;possible-5;post5;potatoes-8;power-5;pregnant can-7;premium-12;pr' +
  'esent-7;pretend6;pretoria-9;prevention-8 talk-7;price-5 for7 list-7 of-5;prices-5 please-6;print-9;prisha-7;priv' +
  'ate-4 lesson-7 lessons-6 training-7;privates-8;probeer-7;problem-7;proefles-7;profile6;programme-7;project-4;pro' +
  'per-8;properly8;protect myself-6;protection order5;public holidays-5;pulls a-7;punch-9;punches7;punished5 for5;p' +
  'ushed5;put a7 his9;qala-8;qualified-5;quick9;quiet11;quote-8;r-6;r# or6;randburg-10;random9 but9;rank5;rape6;rap' +
  'ed12 #5;rate-7;rates-9;rather be6;read-7 it-6;reads6 my6;real-7;rear naked-6;receptionist-7;register-5;registrat' +
  'ion-7;relationship6;residents-5;retention-5;return-8;reviews-7;ribs7;ripped6;robbery-6;roll-6;rolling-6;roof6;ro' +
  'ommate7;rooms-8;round7 the-7;row6;rubber-8;rude-10 to-8;rugby-5;running-6 late-5;safe for-6 to-9;safety-7;said5 ' +
  'i-10 it6 theyll7;salon7;same time-7;sanibonani-6;saterdae-6;saturday-5 class-5;saturdays-10;sauna-7;saw a-9;sawu' +
  'bona ngifuna-6;say9 no6 why6;saying8;says5 hes6 if9 its-7 she7 so7;scared of-3;scares7 me7;scenario-7;scene-8;sc' +
  'hedule-6;school in-9;schools-5;screaming7;se3;second floor5 time7;security guards-7;see5 him6 my5 the-7 you-7;se' +
  'er-7 van-7;self5 defence-3 harm6;selfmoord10;sell-5 gift-6;sells6;send5 help7 location-9 my-6;sending-9 me-7;sen' +
  't7;september-6;serious-6;service-7;services-9;session-7 on-6;seun4 is-9 van-6;shaking8;shame-7;share-9;sharp-6;s' +
  'he7 doesnt5 got6 says6 still-8 took5 was-8 wear-6;shedding-6;shes3 #5 never-7;shift6;shin guards-5;shirt-6;shoot' +
  ' his5 me-4;shop5;shorts-9;shot5;shots5 fired6;should i-6;shoulder-6 in-6;show-7;showers-3 and-7;shows9;shwa7;shy' +
  '-12;sick-3;side-3;sign-4 a-6 me-7;signed up-6;signs7;since8 he7;sis6;sister5 is-7;sisters5;sit8 in7;site5;sittin' +
  'g6;six years-5;size-6;sjambok7;skip-9;skryf-7;slaan9 my9;sleep12 in6 with7;sleeps5;sleepy6;slipped-8;small group' +
  '-6;smash-8;sms-5;snapscan-7;sny7;so i-4 ill-6 its8 on-7 theres-8 tired8;social-6 worker-5;soek n-6;somebody6 is6' +
  ' stole-6;someone5 attacks-5 call-7 grabs-6 has6 in7 is10 parked-7 should-7 told-7 with-9;something for-5;somewhe' +
  're to-10;son has-5 hes-8 in7 is-8 not-7;sontaha-7;soon7;sore-4;sorry6 im-8;soweto-5;spam-8;spar-9;sparring-12 ki' +
  'll-6;speaking-8;sport-9 and-6;staan8;stab me8 someone-9;stabbed6;staff-5;stairs5;stalker6;standard-9;standing8;s' +
  'tands7;start-4;started6;stay and-4;stellies-6;stepdad8;stepfather7;stick-3 fighting-6;sticks-8;still2 #-6 have6 ' +
  'not-8 open-7 there7 train-9;stock-7;stole my-6;stop4 and5 my-5 shaking5 with6;stopped5;storeroom6;storm-8;story-' +
  '6 i-7;strangled me8;stress-6;stretching-7;strict-6;stuck-6;student discount-6;stunt-8;stupid-11;stuur5;style-10;' +
  'suicidal12;suicide8 drills-6;suit-9;sundays-5;super-6;supply-6;sure-5;surprise-8;survivors-8;swallowed8 a8;swap-' +
  '5;sweating5;swimming-7 pool-6;swing-7;tablets is-7;tactical-6 firearms-6;taekwondo-8;tag-7;tai-7 chi-6;take cash' +
  '-7 it-7 photos-5;taken8;talk for-7 on-6;tapped-8;taxi7 rank5;te gaan6;teach-4 my-5 that-9;teacher5;teaches-8 it-' +
  '5;teaching-6;team-10 building-6;technique-8;teen die5;tell3 me-4;telling2;terms-6;test-7;than3 i6;thank-6;thanks' +
  '-7;that guy-5 he6 house5 ok-7 session-6 still-7 too-5;thats6;the #rd-9 #th-5 address-6 aircon-7 alarm-10 app-8 b' +
  'aby5 bag-8 bathroom6 bed6 beginner-3 best-8 bleed-8 body-6 bolt5 boxing-7 bridge7 building4 bus7 car9 cash7 chan' +
  'ge-6 club10 coach-10 coaches-6 contract-5 debit6 difference-6 doctor-7 e-6 ebook-9 email-9 emergency-9 end-9 eve' +
  'nings-8 fees-6 first-6 flat7 floor6 gloves-6 gym-8 head-4 house8 instructor-7 kettle6 kitchen6 law-7 left-6 m#-6' +
  ' mall5 man8 map5 mat-8 morning-7 music-7 next-4 number5 office5 one3 page-7 parking4 passage6 person6 petrol7 ph' +
  'one-7 police8 portal-7 prices-6 protection6 roof8 room7 saturday-5 side-5 small-6 stairs5 storeroom6 table8 teen' +
  '-7 till7 time6 traffic-7 tv7 website-7 week-7 window5 words8 wound6 youngest-3 zoom-7;them4 all4 and5;there-3 a-' +
  '4 an-8 are9 is11 on-9 parking-3 safe-7 still-9;theres9 a4;these6;they11 are8 have6 say4 took6 will6;theyll9 be7;' +
  'theyre9 at4;theyve6;thing-4 and-6 i7;things8 and-6;think5 boxing7 im6;thinking10 of6;thirty-6;this4 argument-8 g' +
  'uy7 help-7 month-6 morning5 week3 weekend6;though-6;threatened8;threatening7 to6;threatens6;throat7;through a-5;' +
  'thru6;thumb-6;thursday-4;thursdays-6;thuso ka-8;tied4;tight6;till he8 i8 what-6;time and6 do-7 he4 i9;times-4;ti' +
  'metable-10;tips-8;tired after-6;tla6;to a-2 box-7 cancel-5 coach-6 come-4 complain-7 die10 do-2 durban-5 end10 e' +
  'scape-4 feel-10 film-8 go4 have7 her7 him6 hurt5 join-11 keep7 kill9 knock-8 let-7 live7 make12 month-6 park-7 p' +
  'ush5 say7 school6 sleep6 spar-6 speak-8 stand-5 start-7 surprise-7 talk8 tell6 train-10 try-7 wash-6 wrestle-6;t' +
  'oddlers-7;toe te6;together-9 possible-5;toilet at6;toilets7;told8 her6 my9;tomorrow-7;tonight im-6;too-5 do-7 ha' +
  'rd-8 late-9 old-3 small-4 unfit-7;took6;touched8;touches7 me7;tournament-10;towards8;town-7;tracker8;traffic-4;t' +
  'rain-11;trained-9 with-7;trainers-9;training-5 knives-8;trains-6;travel-6;trial-5 for-4;tried9 to8;true-6;try-10' +
  ' a-5;tshaba7;tshirt-7;turns #-7;tv6;twee keer-9;twenties-6;twice-4;two of-7 people-6;tyres7;u get7 guys-5 have-6' +
  ' open-7 sell-6 think7;ubaba7 uyangishaya5;ufc-9;ufuna ukundibulala7;ukuba10;ukujoyina-7;ukundibulala7;ukungibula' +
  'la9;ukuphila9;ukuzibulala11;ukwazi-7 ukuthi-6;uma8 ngiphuma4;umntwana7 wam7;umuntu8;umyeni9;uncedo9;uncle10;uncl' +
  'es6;unconscious6;under6 my5;uneminyaka-9;unfit-10 will-7;unit8;unjani-6;unless4;unlimited-8;unsubscribe-8 me-7;u' +
  'ntil5 i6;up a-9 and4 from-7 last9 my6 to-5 tomorrow7;uphuze9;ups-7;ur5;us in6 last-7;use it-7;useless-8;usizo8;u' +
  'thathe6;uthi6;uyandibetha10;uyangishaya11;uzongibulala9;van-4 #-7 die6;varsity-8;vat number-7;venue-6;verdedig-8' +
  ';verkrag10;very-6;vibe-7;violence5;vir beginners-5 kinders-5;vitality-6;volg7 my7;volgende-9;volunteer-7;vomitin' +
  'g9 and8;voucher-9;w8;wa6;waar-7 is-8;wait5 inside6;waiting-5;waits7 for6;waiver-7;wake9 up7;walk-6;walked8;walki' +
  'ng4 to-9;walks5;wall7;wam6 uneminyaka-7;wami7 uyangishaya6;wanneer-8;want a-4 me6 something-7 to-6;wanted4;wants' +
  '-3 a-6 to-5;was3 at-6 attacked6 away-9 done6 going-7 i-5 it-8 mugged5 my7 raped9 rude-6 shot7 sick-11 so-6 stabb' +
  'ed10 the6 very-7;wash-6;wat moet-7 time-6;watch-14;water bottle-11;we3 both-6 do5 live6 need-9 sign-7;wear long7' +
  ';weather-8;website-12 is-7;wednesday-7;weeks ago1 and6 can-5 is-6 pregnant-6;weer oefen-8;weet nie7;weg8;weigh-7' +
  ';weight-6;weights-7;weird6;well-9;were a-8;werk6 ek6;what-4 about-8 days-6 does-5 happens-11 he7 if-11 is-8 shou' +
  'ld-7 sizes-7 time-3 u7;whats-5 on-11 ur-9;whatsapp-8 me-6 number-6;wheelchair friendly-6;when a-5 are-7 do-4 doe' +
  's-7 he11 hes8 is-7 will-5 you7;whens-6 the-6;where-2 are-6 do-11 i7 is-6;whether-11;which-9 class-10 day-6 one-6' +
  ';while3 my-8;who-1 are-5 is-8 keeps6 teaches-7 won-5;whole year-7;whos-7;why so-6;wife2 is8 says-7 wants-7;wil n' +
  'ie7;will hurt7 i-11 it-8 look-7 sparring-6 u-8 you-7;wind-6;window8;with a2 an6 guns8 him7 kids-6 that-8 the-3 w' +
  'eights-5;without9 hurting-8 me8;wits-6;woke5 up5;women-3;womens self-8;won-10 the-5;wont11 need8 stop5;words8;wo' +
  'rk as-7 shifts-7;working-7;workout-6;workshop-6 for-7;workshops-8;would be3 it-6 krav-8 like-8 she-9 the-7;wound' +
  '6;wraps-8;wrestle-6;wrestling-10;wrists7;write-7 my-6;writing-10 a-7;written7;wrong size-8;xa8;yakhe7;yami7 inem' +
  'inyaka-10;year-9 old-4 olds-9;years ago-12 and-9 old6;yesterday and5;yet-6;yi-7;yimalini ngenyanga-7;yini-13;yo-' +
  '7;yoga-9;you-5 and-8 close-7 come-10 cover-6 deliver-5 didnt-8 dont-5 from-5 go-7 have-1 in-6 its7 must-7 on-5 o' +
  'pen-3 please7 run-6 sell-3 send5 show-7 so-6 still-7 take-3 teach-3 tell6 train-4 write-5;your2 address-8 class9' +
  ' gate-8 instructors-8 karate8 number7 phone-5 place-7 reception6 trainers-7 website-7 wrist-7;youre-7;youtube-5;' +
  'youve-7 got-5;zoom-8;zumba-5';
