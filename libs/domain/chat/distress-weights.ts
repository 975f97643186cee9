// Written by `npm run train-distress` (docs/decisions/0116): what words and pairs of words say of distress.

/** In steps, as the weights are. */
export const BIAS = -2;

/** Of each word its weight, then the words that may follow it with the weight of both; entries are divided by ";". */
export const WEIGHTS =
  '-11;#-2 #-8 at-6 can-7 he7 hrs6 in-5 min-7 n-5 of-7 on-7 people-7 year-7 years8;#kg-10;#oz-7;#pm-6 class7;#s6;#t' +
  'h-6 of-7;a #-4 baby-7 bank-6 big5 bit-3 blue-10 boy7 branch-9 bullet7 case6 choke-6 coach-8 couples-9 course-4 c' +
  'reche-8 dog-9 family-7 fight-7 firearm-8 free-8 generator-6 gi-6 gun4 gunman-6 guy4 headlock-7 hijacking-6 hit5 ' +
  'human-8 kid-7 killer-5 lady7 man6 medium-6 mouthguard-8 new-8 parent7 photo7 pic5 quote-6 real-5 rear-6 robot-7 ' +
  'sauna-7 self-8 service-6 sjambok6 small-10 student-8 sunday-7 talk-7 video-8 wedding-7 week-3 wife7 wrist5;aan8 ' +
  'my8;aansluit-7;abafana7;about-5 it-8 self-6;absolutely-6;abt6;abuse8;abused6;abusive7 relationship7;academy-8;ac' +
  'count-6;acl-7;actually defend-7;address-4;adhd-8;adress-5;adriaan-7;adult-5;adults-10;af8;after #-2 #pm-5 a-8 cl' +
  'ass-6 dark-7 that-5;aftercare5;again4 last6;against a-10;age-6;ages-8;aggressive-5;aid-6 course-5;aircon-10;airt' +
  'ime7;al5;alive7;all day-5 good-8 that-8;allergic-5;almal7;alone4 at-7;along-10 to-5;already7;always been-7 wante' +
  'd-5;am being8 i-9 too-5;amateur-8;ambulance7;an7 ambulance7 hour7 instructor-8 ngo-6 uber6;and after-8 bjj-4 bou' +
  'ght7 boxing-6 comes-7 daughter-7 do-7 for-9 go-4 have-8 he5 hes11 his6 how-6 i7 id-7 if-11 it5 krav-7 last10 lea' +
  've8 now8 on-10 parking-7 put6 said6 says4 she9 shes1 somebody6 stands7 the-3 then7 there6 they10 thursday-6 toda' +
  'y5 told7 tomorrow-8 u5 very-6 want-5 wants5 watch-7 what-7 whats-6 when-4 would-11;andisafuni7 kuphila7;angisafu' +
  'ni8 ukuphila8;angry7;annual-8;another-3;answer-7;answering the-5;anti-6;any-9 class-6;anymore8;anyone hand-7 the' +
  're-7;anything after8 for-7;anyway10 how6;anywhere7;app-9;are-3 #-7 a-6 an-6 at6 breaking6 dead-8 his-8 killing-7' +
  ' looking7 not8 six6 the-7 there-9 they-9 u-5 you-10;arm is7;arms6;around8;arrive-7;as in-6;asdf-8;ask do7;asked4' +
  ' if7;asking5 cos7 me-9;asleep10;assault-7;assaulted10;asthma-8;at1 #-3 #pm-5 all-8 gunpoint9 me5 my8 reception-8' +
  ' rugby-6 wits-6 work8;ate8;attack4;attacked8 by-7 me8;attackers-6;attacks-8 me-7;aunt8;available-9;awareness-9;a' +
  'way and4;ba11;baby5 in-5;back from6 in-6 on6 seat7;bad-5;badkamer4;badly5;bafuna8;bag-5 and5;bail4;balcony8;ball' +
  'et-7 for-7;bandirobhile6 ngoku6;bangikhombe7 ngesibhamu7;banging5;bank4 card8 details-7;bar6;basic-9;bathi8;bath' +
  'room6;batla ho6;be3 #-7 a-9 alive6 back-5 fit-7 here8 honest7 late-11 loud-7 the-4 there-7;beat-5;beaten-1 by-5;' +
  'beats7 me9;because5 it7;bed11;been6 behind8 waiting-6;before class-7 they-6 we-6 work-8;begged6 me6;begin-11;beg' +
  'inner-10 course-6;beginners-2;being12 abused6 bullied-5;bel-9 my-8;belt-7 and-7;belts-7;best-7 class-7;bet-7;bet' +
  'ter against-5;bf8;big guy7;bigger8;bike-9;birth6;bit-5;bitcoin-7;bjj-14;bleeding8 and8 badly7;block6;blood5;blou' +
  '5;boks-7;book-7 a-5;booked a-6;booking-6 app-5;bosiu7;boss is-7 keeps9;both-7;botswana-7;bottle there-6;bought5;' +
  'boxing-7 for-7 on-8;boy6 at7 in6;boyfriend4 and-8;boys at7 in7;breaking8;breathe9 through-8;breathing7;bridge6;b' +
  'ring-5 anything-5 my-1;broke his-8;broken again-8;brother5;brothers6;bru-9;bruises8 on5;bryanston-6;building4 wh' +
  'eelchair-8;buite7;bullet7;bullied-11 at-8;bullying-7;burning8;burpees-7;bus stop-5;but he6 my-6 never-5 the-7;bu' +
  'y-7;by die3 mistake-9 one5 the6 tonight7 who-6 you6;bye-7;cable7;call me-13;calls11;came7 back2 in7 to6 with7;ca' +
  'mera8;can-5 a4 actually-7 coach-6 he-13 i-6 my-12 she-9 sleep7 somebody-8 still-6 they-9 we-8 you-2;cancel-3;can' +
  'celled-11;cant6 come-7 get7 go8 have5 leave6 log-6 make-6 stop9;cape-6 town-7;capoeira-9;car in-5 keys-7 on6 wit' +
  'h6;card and3;carer7;carry on-5;cause8;centurion-8;certificate-9;certified-7;change-6 room-7;changing-5 room-5;ch' +
  'arged-8 twice-6;chat7;cheaper-12;cheapest-6;check-5 the-8;checked-7;chest9 is7;chi-6;child is8;choke-6;choking7;' +
  'choose-8;choosing-7;christmas-6;cigarette9;city5;clas-7;clases-7;class-5 #6 and5 if5 im7 is-7 last-10 on-3 tomor' +
  'row-7 tonight-6 was-7 without-8 would-4;classes-4 and-7 are-6 on-7;clean8 and7;clearance-8;cleared-7;close for-4' +
  ' protection-4 to6;closed-8;closing7;clothes6 and8;coach-3 says-6;coaches-4;coachs-7;coffee-9;collapsed8;collar-8' +
  ';colleague trains-7;collect-7;com-7;come-3 alone-10 anymore-9 back5 by-10 home7 tonight-6 with-6;comes5 home-6 i' +
  'n7;comfortable-6 with-6;coming from-9 to5;commit7;companies-7;company-6;competency-6;complain-5;complex4;compuls' +
  'ory-8;confidence-6;confident-6;contact-10;control-8;controlled-6;controls my6;cool-9;cops9 what7;corporate-4 tra' +
  'ining-6;cos7;cost-4;could-5 someone7;couples-12;courier-8;course-6 for-5 how-7 price-8;courses-7;cousin7;cover-7' +
  ';covered in-7;cracked6;crime-6;curious-7;cut10 myself7;cv-6;daar is6;daddy8;dag7;dangerous-5;dankie-8;dark-5;dat' +
  'es-7;daughter is-8 was7;daughters6;day-4 after-7 is-6;de-8;dead5;death7;december-3;defence-5 class-5 for-9 works' +
  'hop-8;defend myself-8;deliver-8;destroyed-9;details-11;deurmekaar5;did it4 my-9 you-10;didnt6 come7;die5 badkame' +
  'r4;died-7;difference between-8;different4;directions-7;disappear7;discount-11 if-5 im-5;discovery-8 vitality-6;d' +
  'it-5;dithunya7;do-3 a-6 boxing-8 i-8 kids-9 krav-7 members-8 mma-7 muay-6 that-10 they-10 those-6 you-1 your-5;d' +
  'octor-10;doctors-6;does a7 boxing-7 he-7 it-4 one-6 she-10 your-8;doesnt8 matter7 stop5;doing-9;domestic8 violen' +
  'ce6;dont8 call-6 get6 know5 remember8 reply6 want4 you-8;doodgaan10;doodgemaak-9;door7 and7 for-7 handle7 is6;do' +
  'wn8;download-7;downstairs6;drag6 me6;dragged8 me8;drank11;dricus-8;drills-9;drink9;drinks6;drive5;driver7;drives' +
  '-4 me-8;drop in-7;dropped8;drunk9;dude6;dumela-9;during-4;dying5 to-5;e book-5;early-6;ebook-10;ebooks-8;ebusuku' +
  '8;eerste-8 klas-7;eft-5;eight-7;ek2 is9 kom-7 nog-6 weet6;ekhaya9;elke9;else6;email-9 address-5;emergency9 conta' +
  'ct-6;emigrating-6;en haar5 nou4 sy7 vir-8;end6 it8 of-7;endlini7;energy-8;epilepsy-7;escape-8;essay-7;even3;even' +
  'ing-3;ever-5;every9 class2 day5 friday6 night9;everything3 so-6;ex6 and-8 colleague-7 is9 keeps7;except5;expensi' +
  've-8;experience-7;expired-7;eye7;eyi-9 #-9;face7;facebook-8;failed-6;family-4 discount-5;far-9;fat-4;father9;fee' +
  '-4;feel2 like6 more-6 safer-5;feels8;fees-8;feet-7;fell5;fence7;fetch6;fetched5 my6;fetching7;fighters-7;fightin' +
  'g-11;fights-5;filipino-5;film-5;filthy-6;find me5 the-8;finger6 marks8;firearm competency-5 licence-7;firearms-7' +
  ';fired8;first-7 aid-5 class-5;fit first-7;fitness-5;fixed-8;flat10;flatmate7;floor4;follow-6;followed me7;follow' +
  'ing3 me6;follows you-7;food7;for-2 #-4 a-2 beginners-4 boxing-6 december-7 everything4 her4 kids-9 me4 one-8 our' +
  '-11 saturday-7 the-1 three-8 unlimited-5 years-6;forces7 me6;forever6;forgot-12;fork5;form-8;fotos8;found9 my6;f' +
  'oundation-6;four4;fourways-8;free-2 trial-8;freeze for-6;friday-2;friend5 is7 who6;friendly-8;friends4;from alex' +
  '-8 behind-11 gym9 him9 my7 next-8 the6;fun-9;funny6;ga7 a6;gaan9;gang10;gate2 code-9 with6;gautrain bus-7;gave-6' +
  ';gbv12 and-7 help6;geld8;gender-8;geslaan7;get5 a-7 an9 away8 hurt-8 injured-12 out5 the8 there-10 to-4;gets bul' +
  'lied-8;getting hurt-6;gevat7;gi-7;gift-5 vouchers-7;girl-5 on8;girls they-9;gis-8;gisteraand8;give4 him7;gives5 ' +
  'me4;glove-11;gloves-8 and6;go4 home9 out6 to7;goed4;goeie-5 more-7;goes8;going4;gone9;good-6 for-5 morning-6;got' +
  '6 beaten-7 hurt-5 in4 jumped5 kicked7 murdered-7 my6;gr-4 #-4;grabbed4;grading-4;gradings-6;grandson7;gratis-6;g' +
  'reat-12;green-8;grey8;guard-12;guards-7;gun in8 licence-9 training-6;gunman-6;gunpoint9;guns6;guy6 from8;guys3 i' +
  'n7;gym-5 can6 is-8 yesterday-7;gyms4;ha ke7;haar9;had a-10;haha-16;hahaha-10;hallo-6;hand4 wraps-6;handed-6;hand' +
  'le6;handles-6;hands6;happened to-8;happens again7 to-6;happy-6;harm6;has a9 adhd-8 anyone-7 been5 he-9 the-8;hav' +
  'e #-5 a-1 aircon-6 an-8 any-7 been5 bjj-5 my6 never-7 one-7 sex8 the5 to6;havent told5;having9 a8;he12 cant6 com' +
  'e-7 comes7 did7 do-8 found7 gets5 goes8 is2 knows6 leaves7 lets5 locked5 ran-8 reads6 says4 sleeps4 start-8 stil' +
  'l-7 teach-8 there-7 thinks6 will5 wont7;head coach-5;headlock-7;hear8;heart5 attack5;heavy-9;heita-8;held7;hell1' +
  '1;hello-4;help5 choosing-7 he8 him-8 my10;helped-6;her9 face7 in8 man4 name-8 out6 phone8 this7 with6;here anymo' +
  're8;hes12 at6 back6 in4 my6 not5;het3 al7 dit-6 hulle-8 iemand-6 julle-7 my5;hey so4;hi id6 im-8 what5;hide7;hid' +
  'ing7 in7;hijab-8;hijacked7 in-7;hijacking-6;him6 its6 so6;his7 gloves-8 hand8 wife7;hit me7 the-6;hits5 me14 the' +
  '-8;ho ithuta-5 shwa6;hoe-7 om9;hoeveel-6 is-6;hold6;holiday-7;holidays-7;home7 and5 crying-6;honest7;hoodie-8;ho' +
  'odies-7;hook-9;hoor5;hope-9;hostage-7;hostel8;hot-7;hour ago8;hours-12;house9 keys7;how-4 does-8 long-3 many-6 m' +
  'uch-3 mutch-6 to-5;howzit-8;hr-5;hrs6;hubby-6;huis9;hulle7 het6;hurt in-5 me6 to-7;hurting5 my6;husband6 beats7 ' +
  'hit8 wants-5;husbands9 brother5;hy13 gaan9 het6;hys5;i2 booked-7 bought-9 boxing-7 bring-2 broke-8 buy-6 call-8 ' +
  'can4 charged-5 could-8 do6 dont6 drop-5 feel9 forgot-8 freeze-6 got4 havent6 hear6 hurt-7 just5 keep10 know8 lea' +
  've-6 left-10 live-6 lose-6 lost-8 love-8 mean-8 miss-8 ordered-6 pay-2 put-8 ran6 rent-6 return-7 said8 say6 see' +
  '5 should3 sleep7 start5 think3 train-4 type-5 use-6 walk-7 was5 will-4 work-12 would-7;id like-2;iemand n-6;if2 ' +
  'he8 i4 im-6 you-7;ill be-8;im4 a-5 at-10 being8 dying-5 emigrating-6 from-8 in6 looking-8 not7 ready-8 scared7 s' +
  'ick8 writing-5;imali6;in #-10 a4 an3 bryanston-6 cape-5 class-8 danger6 december-4 for-6 his7 joburg-3 june-6 la' +
  'w7 march-10 my3 our6 pe-6 pretoria-7 randburg-10 sa-7 soweto-8 sparring-7 stock-6 te-5 the3 this8 with3 your6;in' +
  'cluded-8;indemnity-7;indoda11;ineminyaka-12;ingane8;injured-13;inside13 with6;instagram-8;instructor-9;instructo' +
  'rs-6;interested-9;into4;invoice-9 for-6;iron8;is #-10 baie-8 bjj-7 bleeding6 boxing-8 class-7 coach-7 daar-9 die' +
  '-9 following5 getting9 gone6 he-13 hurting8 in8 it-6 killing-8 krav-8 locked7 next7 parking-8 scared-7 she-9 sta' +
  'lking6 standing7 still6 swollen-6 thabo-7 that-7 the-3 there-6 this-6 threatening6 verkrag7 walking5;isnt6;it al' +
  'l6 as-7 before7 comes5 cost-5 goes6 happens10 he10 hurt-7 i7 legal-7 open-7 safe-9 says-8 start-4 to6 was6;ithut' +
  'a ho-5;its5 a-6 for5 my3;ive always-6 got4 had-6 written7;jaar-9;jitsu-4;jiu-4 jitsu-4;joburg-5;join-4 or6 the-6' +
  ' without5;joining fee-6;judo-13;julle-6 n5 nog-8 oop-7;jump-6;jumped6;june-10;just4 got7 letting-10 moved-6 want' +
  'ed7;ka2 sontaha-7;kabili-8;kakhulu4;kali-8;kan my-8;kanjani-10;kanselleer-10;kar4;karate-8 for-6;ke3 kotsing6;ke' +
  'ep8;keeps3 grabbing5 saying6;kena-5;kettle7;keys and6 in-7;khona6;kick-5;kickboxing-8;kicked4;kid is-7;kidnapped' +
  '7;kids classes-6 fight-8 on-7;kill7 for-7 myself8;killed me-9;killer-6;killing me-8;kilos-8;kind9;kitchen6;klapp' +
  'ed8;klas-5;klasse-11 vir-6;knee-10;knife attack-7 class-7 defence-7 fighting-5;knock-10;know6 about-5 how5 what1' +
  '1 where6;knowing6;knows9 where9;kom kyk-7;kos-9 die-8 dit-4;kotsing6;krav-7 be-8 maga-3;kry6;ku-8;kuphila7;l-8;l' +
  'ady8;lami7;landlord7;last4 night7 nights-7 nite6 time14 year-6;late-1 tonight-8;lately-9;laughter-8;law say-7;le' +
  '3 dilemo-8;leave6 her7 the5;leaves7 at7;leer-2;left-4 arm7 in-4 my-5 one-7;legal-7 in-6 to-4;lekker-7;lesson-3;l' +
  'et me-4 us6;letters7;letting-10 u-8;level-5 #-4;licence-3;lie6;life6;like me-6 to-7;line5;lip-5;little brother5 ' +
  'ones-7;live6;living6;lo-12;load-6 shedding-6;loadshedding-7;location-7;locked7 in8 me5 my-7 out-10 the5;lockers-' +
  '6;locks7;log-8 in-6;lol anyway6 is-9;long-2 does-8 is-8 till-7;looking4;lose-3 my-6 weight-6;lost-8 my-8;lot3;lo' +
  'ud too-7;loved-9;lunchtime-7;lying6;m#-6;ma8 is-7;maak5;maandag-6;madam3;maga-4;make him8;makes7 me6;malini-8;ma' +
  'll5;man9 het6 i8 in7 who7;manager please-6;manje10;many days-7 kids-6 people-10 weeks-6;march-9;marks13 on6;marr' +
  'ied-7;mashonisa5;mat-6;mats-10;matter6;may-9 i-8;maybe5;me3 a-8 about-4 anymore7 back-3 book-7 by8 choose-8 down' +
  '9 he10 her10 home8 if4 in7 not7 right6 see9 since9 tonight7 up-5 when7 with5 your-8;medical-8 aid-4 course-6;med' +
  'ium-8;meer9;members get-7;membership-9 for-6;men11;messages10;met on7;midrand-10;mine5;minute7;minutes and6;miss' +
  '-10;missed-6 the-8;mistake-9;mma-10;mme6;molweni-9;mom6 and8;monna6 wa6;month-4 end4 is-7 to-6;morning-3;morning' +
  's-5;mother3;mothers8;mouth guard-5 guards-5;mouthguard-8;move4 to-9;movie-10;moving5 to-8;muay-5;much are-7 bigg' +
  'er9 does-5 for-8 notice-8;mugged6 in-8;murdered-8;music-10;must be7 i-7 she-6;mutch-6;my4 account-9 arm3 aunt6 b' +
  'aby6 back-6 bag-6 bank7 boy-4 brothers5 car-6 class7 coach7 colleague7 contract-9 cousin1 dad8 dads7 daughters6 ' +
  'debit-9 door7 drink6 ex3 eye8 father4 fault6 first-6 friend3 friends7 gi-8 girls-8 grade-5 grading-7 gun-7 head1' +
  '0 hubby-5 huis6 husband2 husbands7 id7 knee-6 left6 legs-4 little4 locker7 manager9 membership-4 met4 moms7 moth' +
  'er5 nudes7 order-13 parcel-9 parents7 partner6 passport7 password-6 phone2 room7 shoes7 sister5 sisters6 stepdad' +
  '6 student8 swaer5 technique-6 trial-7 uncle10 water-5 whole6 wife-4 wrist-7 wrists7;myself7 again6;n klas6;na-6;' +
  'naked choke-6;nako-10;name is-12;naye-10;ndincede8;ndiyopha8;ndiyoyika8;ndoyika12;ne8;nearly-8;neck7;need a-6 it' +
  '6 my-8;nervous-9;never done-10 got-8;new-3;newsletter-9;next class-6 one-6 to4 year-5;ngaphandle9;ngenyanga-6;ng' +
  'esibhamu7;ngicela ningishayele-5 ukwazi-6 usizo4;ngidlwenguliwe10;ngifuna3;ngiphume7;ngisengozini8;ngiyabonga ka' +
  'khulu-9;ngiyesaba9;ngoku7;ngokubhalisa-11;ngomgqibelo-8;nie6 ek5 en5 maar-9 meer9;night3 can-5;nikuphi-8;nine6;n' +
  'ingishayele-5;nini i-5;nivula-6 nini-6;njalo7;nka-9;no class-6 i-9;nobody answers-8 will7;nog-7;noise-6;not8 all' +
  'owed5 in-6 phone8 safe9 to4 working-8;nothing serious-7;notice4 must-7;novel-6;now9 and6 he8 his4 im5 ive-9 just' +
  '-7 she4;nr-9;nthuse6;nudes7;number he7 is-7;nurse9;nyaope6;o13 a9 na-8;october-7;of2 getting-6 it-6 laughter-8 l' +
  'iving6 me9 my6 sparring-6;off4 he5 in-7 my-5 the10 twice-8;often-6;ok-7 and-6 i8;old man7;olds-9;on #-5 at-6 bai' +
  'l4 coffee-6 facebook-8 friday-6 her5 hold-6 in-8 instagram-8 me10 my8 sunday-4 the3 thursday-4 thursdays-5 tonig' +
  'ht-8 tuesdays-6 wednesday-5 weekends-7 your-7;once off-8;one-3 by5 class-3 of7 on-4 start-6 who9;onfiks-7;online' +
  '-8;only class-7 classes-8 come-8 do-7 girl-7;ook-9 kom-7;oop-9;oor-5;open-3 over-6 today-4;opened5 a5;options-9;' +
  'or-4 a-10 can-5 is-6 must-6 my5 they6;order-11 its-6 number-6;ordered-10 a-4;other guys5;others-7;ouma6 se5;our7' +
  ' church-6 ngo-7 office-7;out a3 cold-7 im7 in4 to-6;outside7 my5;over5 my5;overdosed11;overweight-8;own gate5 gu' +
  'n-7 team-8;page-7;paid for-7;pair-7;panic-9;pants7;papers9;parcel-8;parent7;parents3;parkade7;parked-4;parking-5' +
  ' for-8 lot5;parks7;part-8;parties-8;partner5;passage5;passport7;password-9;patients-6;pause-6;pay per-8;payflex-' +
  '6;payments-9;pe-8;pension8;pensioners-7;per month-5;period-6;personal-6;petrol3;phase-6;phone and6 in-8 is6 me-8' +
  ' number-7;phoned9;phones6;photo of7;photos2;physio-7 says-6;pic5 of5;picked-7;pics7;pilates-7;pille8;pills13;pla' +
  'ce i8 to-6;plan-6;plates6;play-10;please cancel-5 stop-6 what5;point8;points-6;police8 clearance-7;portal-7;poss' +
  'ible-4;post6;poster-5;pregnant can-7;premium-13;present-7;pretend6;pretoria-9;prevention-9 talk-7;price-5 for6 l' +
  'ist-7 of-6;prices-5 please-6;print-8;prisha-7;private-4 lesson-6 lessons-7 training-6;privates-9;probeer-8;probl' +
  'em-7;proefles-7;programme-8;project-8;proper-7;properly7;protect myself-7;protection order5;public holidays-5;pu' +
  'lls a-7;punch-9;punched me6;pushed6;put a9 his9;qala-9;qualified-6;quick9;quiet11;quote-8;r-5;r# or6;randburg-10' +
  ';random9 but9;rank6;rape5;raped12 #6;rate-8;rates-9;rather be6;read-6 it-5;reads6 my6;real-6;really-5;rear naked' +
  '-6;receptionist-7;register-6;registration-6 fee-6;relationship7;remove-7 my-7;res6;return-8;reviews-6;ribs6;ripp' +
  'ed6;robbery-7;rock-8 up-8;roll-7;rolling-6;roof6;room at6;roommate7;rooms-7;round8 the-7;rubber-8;rude-9 to-8;ru' +
  'gby-5;running-7 late-5;safe for-5 to-8;safety-7;said5 i-11 it6 next4 no6 theyll6;salon5;same time-6;sandton city' +
  '5;sanibonani-6;saturday-6;saturdays-10;sauna-7;saw a-10;sawubona ngifuna-6;say9 no6 they5 why6;saying10;says5 he' +
  's5 if10 im6 its-9 she6;scared of-4;scares6 me6;scenario-8;scene-7;schedule-6;school in-7;schools-5;screaming6;se' +
  '5 klas-7;season-10;section-6;security guards-7;see6 him5 my6 the-6 you-8;seer van-7;self6 defence-3 harm6;selfmo' +
  'ord10;sell-5 gift-6;send5 help7 location-8 my-7;sending-8 me-7;sent6;september-6;serious-7;service-7;services-8;' +
  'session-7 on-5;seun4 is-9 van-6;shaking7;shame-7;share-10;sharp-8;she7 doesnt5 says8 still-8 took5 was-8 wear-6;' +
  'shedding-6;shes3 #4 never-8;shin guards-6;shirt-6;shoot me-4;shop6;short-7;shorts-9;shot5;shots5 fired6;should i' +
  '-5;shoulder-6;shout-5;show-7;showers-6 and-6;shows10;shwa6;shy-13;sick-3;sign-4 a-6 me-7;signs8;since8 he7;siste' +
  'r5 is-7;sisters4;sit9 in6;site5;sitting8;six years-6;size-7;sjambok6;skip-9;skryf-7;slaan10 my10;sleep12 in6 wit' +
  'h6;sleeps5;sleepy7;slipped-8;small group-6;smash-6 and-7;sms-6;snapscan-9;sny7;so i-4 ill-6 its8 theres-8 tired7' +
  ';social-8 worker-5;soek n-6;somebody5 is6;someone6 attacks-5 call-7 grabs-7 has7 in6 is9 parked-8 should-8 talk6' +
  ' told-8 with-9;something for-5;somewhere to-9;son has-5 hes-8 in6 is-9;sontaha-7;soon7;sore-4;sorry6 im-7;soweto' +
  '-6;spam-9;spar-10;sparring-13;speak to-3;speaking-7;sport-8 and-6;spot-5;staan7;stab me8 someone-9;stabbed7;staf' +
  'f-7;standard-10;standing6;stands7;start-5;started6;status-6;stay and-5;stellies-6;stepdad8;stepfather8;stick-4 f' +
  'ighting-6;sticks-9;still2 have6 not-7 open-7 there7 train-10;stock-7;stop5 and5 him6 my-5 shaking5 with7;stopped' +
  '6;storeroom5;storm-9;story-7 i-7;strangled me7;stress-6;stretching-6;strict-6;stuck-6;student discount-6;stunt-8' +
  ';stupid-10;style-9;suicidal11;suicide8 drills-6;suit-8;sundays-6;super-6;supply-6;sure-6;surprise-8;survivors-8;' +
  'swaer5;swallowed7;sweating5;swimming-7 pool-6;tactical-6 firearms-5;taekwondo-8;tag-8;tai-7 chi-6;take cash-7 it' +
  '-6;taken8;talk for-7 on-6;tapped-8;taxi7 rank6;teach-4 my-6 that-9;teacher6;teaches-8;teaching-4;team-10 buildin' +
  'g-5;technique-8;teen die4;tell4 me-4;telling3;ten years-6;test-7;thabo-4;than2 i6;thank-6;thanks-8;that guy-5 he' +
  '6 ok-7 phase-6 session-4 still-7;thats6;the #rd-9 #th-4 aircon-7 alarm-10 app-8 baby6 bag-8 bathroom6 bed6 begin' +
  'ner-4 best-8 bleed-8 body-7 boxing-8 boys-7 bridge6 building4 bus5 car9 cash7 change-6 classes-6 club9 coach-9 c' +
  'oaches-6 contract-6 course-4 debit6 difference-6 doctor-6 e-5 ebook-9 email-9 emergency-8 end-9 evenings-8 fees-' +
  '7 first-7 flat6 floor8 gloves-6 ground6 gym-7 house7 instructor-8 kettle7 kitchen6 landlord7 law-7 left-7 m#-6 m' +
  'all5 man8 mat-8 morning-6 next-3 office5 one5 page-7 parking4 passage5 petrol7 phone-7 point6 police7 portal-7 p' +
  'rices-6 protection6 roof7 room7 side-6 small-7 storeroom5 table8 teen-9 time6 traffic-6 tv7 ufc-6 website-7 week' +
  '-7 words7 wound6 youngest-3 zoom-7;them5 all6 and5;there-3 a-3 an-8 are9 is11 on-9 safe-7 still-8 tonight-5;ther' +
  'es9 a4;these6;they12 are9 beat6 have6 say4 took4 will7;theyll7 be6;theyre9;theyve5;thing-5 i7;things8 and-7 at7;' +
  'think6;thinking9 of6;thirty-6;this4 chat5 help-6 month-5 morning5 week3;though-6;threatened7;threatening7 to6;th' +
  'reatens6;throat9;throws things7;thursday-4;thursdays-5;thuso ka-8;tight6;till i8 what-6;time and6 do-7 he7 i8 it' +
  's5;times-5;timetable-11;tips-8;tired after-6;to box-7 break4 cancel-5 come-4 complain-7 die10 do-2 end10 feel-10' +
  ' film-8 find5 go4 her5 him7 his6 hurt5 join-11 keep8 kill10 knock-9 leave-6 live8 make12 month-6 park-7 say6 sch' +
  'ool6 shoot-3 sleep6 spar-5 speak-7 start-7 surprise-7 talk8 train-10 try-7 wash-6 wrestle-6;toddlers-7;together-' +
  '9 possible-5;toilets8;told8 my9;tomorrow-4;tonight im-6;too-5 do-7 hard-7 late-9 old-6 unfit-7;took7;touched7;to' +
  'uches8 me8;tournament-10;towards7;town-8;tracker9;traffic-3;train-11;trained-10 with-7;trainers-9;training-5 kni' +
  'ves-7;trains-6;travel-6;trial-4;tried10 to8;true-5;try-11 a-6;tshaba8;tshirt-7;turns #-7;tv6;twice-5;two of-7 pe' +
  'ople-6;tyres7;u guys-4 have-6 open-7 sell-6 think7;ubaba7 uyangishaya5;ufc-9;ufuna ukundibulala7;ukuba10;ukujoyi' +
  'na-7;ukundibulala7;ukungibulala10;ukuphila9;ukuzibulala11;ukwazi-7 ukuthi-6;uma8;umntwana6 wam6;umuntu8;umyeni10' +
  ';uncedo8;uncle7 comes4;unconscious7;under7 my4;uneminyaka-9;unfit-10 will-6;unit7 #7;unjani-7;unless5;unlimited-' +
  '7;unsubscribe-8 me-7;until5 i7;up a-8 and4 from-7 last9 my6 tomorrow8;uphuze9;ups-7;ur6;us in6 last-8;useless-10' +
  ';usizo8;uthi6;uyandibetha10;uyangishaya11;uzongibulala9;van-4 #-7 die7;varsity-8;vat number-7;verdedig-8;verkrag' +
  '9;very-6;vibe-8;violence4;vir kinders-5;visiting-6;vitality-6;volg7 my7;volgende-9;volunteer-7;vomiting9 and8;vo' +
  'ucher-8;w7;wa6;waar-7 is-8;wait4 inside6;waiting-5 at6;waits7 for5;waiver-7;wake8 up8;walked8;walking to-7;wall5' +
  ';wam5 uneminyaka-8;wami7 uyangishaya6;wanneer-8;want a-3 me5 my-5 something-7 to-6;wanted5;wants-4 a-7 to-5;was3' +
  ' at-6 attacked7 away-8 going-7 i-5 it-7 kind7 mugged4 my8 raped9 rude-5 shot8 sick-11 so-6 stabbed9 the7 very-8;' +
  'wash-6;wat moet-7 time-5;watch-14;water-4 bottle-10;we2 both-6 live7 need-9 sign-6;wear long7 to-5;weather-8;web' +
  'site-12 is-8;wednesday-6;weeks ago1 and7 can-6 is-6 pregnant-7;weer oefen-8;weet nie7;weg9;weigh-8;weight-6;weig' +
  'hts-9;weird6;well-9;were a-8;werk10;what-3 about-8 days-5 does-6 happens-11 he8 if-11 is-8 should-7 sizes-7 time' +
  '-3 u6;whats-4 better-5 on-11 ur-9;whatsapp-9 me-6 number-5;wheelchair friendly-7;when do-4 does-7 he11 hes7 is-8' +
  ' my5 we7 will-5 you7;whens-7 the-7;where-3 are-6 do-11 i7 is-6;whether-11;which-9 class-11 day-7 one-5;while4 my' +
  '-8;who is-8 keeps6 teaches-8 won-5;whole year-7;whos-8;why so-6;wife2 is7 says-6;wifi-4;wil nie6;will-4 hurt7 i-' +
  '10 it-7 look-7 shoot7 u-7 you-8;window6;with1 a2 guns9 him8 kids-6 my-3 that-8 the-3;without9 booking-6 hurting-' +
  '7 me9;wits-6;woke7 up7;women-3;womens self-8;won-10 the-5;wont12 let4 need8;words8;work as-7;working-5;workshop-' +
  '6 for-7;workshops-7;would be3 it-6 krav-8 like-5 she-9 the-7;wound6;wraps-9;wrestle-6;wrestling-11;wrists8;write' +
  '-9 my-5;writing-9 a-6;written7;wrong size-9;xa9;yakhe7;yam5;yami8 ineminyaka-10;year-9 old-4 olds-8;years ago-12' +
  ' and-10;yesterday and6;yi-9;yimalini ngenyanga-8;yini-13;yo-7;yoga-9;you-4 and-8 are-5 close-6 come-10 cover-6 d' +
  'eliver-6 didnt-8 dont-5 from-6 go-7 have-1 in-6 its7 must-8 on-5 open-3 please7 run-7 sell-3 send6 show-7 so-5 s' +
  'till-8 take-4 teach-4 tell6 train-3;your address-6 class9 instructors-7 number8 phone-5 reception5 trainers-8 we' +
  'bsite-6 wrist-7;youre-7;youve-8;zoom-8';
