// Written by `npm run train-distress` (docs/decisions/0116): what words and pairs of words say of distress.

/** In steps, as the weights are. */
export const BIAS = -4.97;

/** Of each word its weight, then the words that may follow it with the weight of both; entries are divided by ";". */
export const WEIGHTS =
  '-9;#-2 #-8 am-6 can-5 girls-10 guys10 he9 hours7 how-3 myself10 now-15 of-6 says7 today9 with-7 years6;#h#-6;#is' +
  'h-8;#kg-9;#pm-4 class7;#s6;#yo-8;#yrs-7;a #yr-7 bad-4 beginner-8 belt4 bit-4 blue-11 bouncer-10 boxer-10 braai-8' +
  ' bullet10 bully-7 burglar-6 car-6 case11 choke-7 coach-6 cold-12 cop10 couples-12 course-4 creche-5 date4 dog-11' +
  ' fever-8 few-6 fight-10 fire9 fool-6 generator-6 gi-11 golf10 group4 gun7 gunman-6 guy6 half-6 headlock-8 human-' +
  '13 knife11 lady5 lawyer-10 letter-12 lodge6 look-7 mall-8 man8 martial-5 medium-8 member-7 membership-4 miss-8 m' +
  'outhguard-8 new-9 panga8 partner-7 pistol-8 quick-8 robot-11 saturday-5 shelter8 slap9 stranger7 student-6 teena' +
  'ger-5 tracker7 very-6 wedding-10 week-5 wheelchair-10 white4 wife10 witch9 wrist6;aan7 die-9 my14;aansluit-9;aba' +
  'fana9;abantwana-7;abanye-10;abaqeqeshi-8;about a-5 being-10 it-8 my-11 walking-5;above-6;absent-11;abuse10;abuse' +
  'd11;abusive12 relationship9;academy-8;accepted-8;access-8;accessible-9;accident-8;account-7;acid7 on5;act-8;acti' +
  'on-10;active-8;activity-11;add-6;address-4;adhd-10;admin-8;adrenaline-8;adriaan-7;adults-6;advanced-7;advert-7;a' +
  'dvice-7;advise-5;af5 en10;affairs-8;afford-6 it-8;afraid i-5 of12;afrigter-9;afslag-8;after a-14 boxing-8 church' +
  '-9 dark-4 evening-10 i-7 my4 your-10;afterwards-7;again6 i-7;against a-9;age-5;agent-8;ages-5 ago-8;aggressive-8' +
  ';ago5 can-8;aid-5 for-6;aikido-7;air-7;aircon-10;airtag8;al10;alarm and-7;alive11;all night9 that-7 the-5;alleen' +
  '-11;allowed-7 inside-8;almal6;almost-7 #-6;alone6;along-8;also is8;always been-10 wanted-12;am afraid8 being12 i' +
  '-7 late-7 so8 the-9;amakilasi-10;ambulance12;among-11;amount-8;an4 accident-7 airtag8 all-9 ambulance12 atm-6 em' +
  'ergency10 eye-9 instructor-11 invoice-7 uber6;ancient-11;and2 #-6 after-10 again-8 bought11 cannot-9 daughter-10' +
  ' for-10 girls-6 hasnt11 have-8 he9 here-10 hes12 his5 i6 if-10 im7 is6 it6 krav-5 last9 leave12 my5 need-7 never' +
  '-9 nobody-5 now4 on-7 one9 phone8 ran9 said9 says6 son-11 stands10 still-6 theres9 they5 thursday-8 times-8 toda' +
  'y13 tomorrow-9 very-6 walks-9 watch-5 were8 will-7 women-8 wont4 worry-11;andisafuni9 kuphila9;angikaze-10;angis' +
  'afuni9 ukuphila9;ankle-11;another-6 class-9;answer me-9;answering8 the-11;anxiety-8;anxious-10;any-6 class-5 cla' +
  'sses-9 girls-4;anymore11 because-11 how-11 i7;anyone there-8;anything after10 at-12 on-5;anyway12;anywhere near-' +
  '10;apart6;apho-3;app-7;appendix-8;appointment-6;april-10;are #-8 a-11 at7 both-8 breaking8 dead-11 five-9 hiding' +
  '9 his-9 looking9 moving-8 my-10 new-7 on-8 out-8 stairs-9 the-7 there-7 they-13 you-4;area-5 safe-6;argue5 and9;' +
  'arm wrestling-7;arms8;army-9;arnis-8;arrive-8;art-11;arthritis-7;arts-4;as a-5 hell-12 hy7;asb vir-9;asem8 nie8;' +
  'ask-3 do7 he9;asked about-10 if11 me-6;asking6 for5 me-12;asleep11 now7;assault-11;assaulted18;assertive-8;asses' +
  'sment-9;assist-7;assuming9;asthma-14;at all-8 arm-7 boxing-15 gunpoint12 home4 me5 my3 reception-9 res8 saps-8 s' +
  'port-7 university-9 varsity-8 what-7 work9 yours-9;ate8;attack10;attacked14 by-9 me7 on9;attacks-6 me-9;attendan' +
  'ce-7;attending-10;available-7;away before-8 for-10 from10;awkward-15;ba10;baas14;baby7 along-8 changing-6 while-' +
  '8;back after-6 from7 in-7 on6;bad back-11 for-7;badly7;bafuna11;bag and1 is-8;bags-8;bail9;bakkie8;ballet-9;band' +
  '-11;bang8 ek-10;bangikhombe10 ngesibhamu10;bank account-8 card12 details-6;barber-8;barefoot-5;bars-8;bash-9;bas' +
  'ic-9;basics-7;bath9;bathi11;bathroom6;batla go-9 ho4;battle-9;bayamhlupha-9 esikoleni-9;bday-12;be #-7 alive10 a' +
  'round10 back-5 fit-6 here11 home-12 honest9 in-12 late-13 looking-8 loud-9 ok-6 on-10 safe-6 seen10 there-8;bear' +
  'd-10;beat5 me10;beaten8 up8;beats7 me10;because5 of-5;bed11;bee9 certificate-8;been7 behind9 hit-8 punched-8 sen' +
  't-7 training-8 waiting-10;before-4 a-4 class-4 they-9;beforehand-12;begging7;begin-6;beginner-4;beginners-4;beha' +
  'viour-9;behind me7;being12 abused9 punched-11;bel-1 my-9;believes9;belt and-7 in-8 with-12;belts-7;bench-13;best' +
  ' class-12 for-11 way-9;bestelling-8;betilwe11;better off9 price-6 when-6;bewe7;bf11;big-4;bipolar-8;birthday-6;b' +
  'it-3 of-6 overweight-6;bitcoin-6;bjj-7 for-5 safe-9;black belt-5 eye7 friday-8;bleeding10 and11 badly9;bleeds10;' +
  'blocks the5;bloei12;bloem-10;bloemfontein-5;blood6 on7;blou8;blue eye-12;boarding school-7;bodyguard-12;boiling9' +
  ' water9;bokae-9;bokke-6;boks-5;bones-11;book-5;booked-7 already-8;booking-7;bookings-9;bored-9;bosigo8;bosiu10;b' +
  'oss is-6 keeps12 lets-7;bot is-7;both-7 of-9;bought5;bound-11;box-3;boxed-12;boxer-11;boxes-10;boxing-6 at-5 cla' +
  'ss-8 now-8 on-6 without-9;boy at9 he-9 hes-7 in10;boyfriend10 and-6 comes11 wants-9;boys are-7;braces-7;brakes12' +
  ';branch-6;brave-10;breaking11;breath-9;breathe13 through-12;breathing12;bree-9;breek8;bridge11;bring-3 anything-' +
  '6 it-7;bringing my-9;brochure-7;broke3 down-10 his-12 in7;broken5 again-11 into-10;brother5 with5;brothers8;bru-' +
  '8 can-7;bruises12 on6;building is-5;buite11;buka-9;bullet10 in8;bullied-10 at-11;bully-8;bullying-8;bunk-4;bunki' +
  'ng-10;burglar-7;burn10;burning10;burns12;burnt7;burpees-14;bus and-11;buses-6;busy-10;but a-7 can-7 he8 only-9 w' +
  'ant-7;button-8;buy-5 for-6;by bus-5 her6 law-8 mistake-13 myself-8 ons10 someone9 taxi-7 the6 tonight9 whatsapp-' +
  '7;bye-8;cable9;cage-11;calendar-9;calibre-12;call7 me-16 that9;callback-8;calls11;calm-6 him-11;calories-8;came6' +
  ' back5 in11 last-15 once-14 to12 with11;camera10;cameras-5;can-4 he-12 i-3 join-8 leave-13 my-7 our-7 read-11 sh' +
  'e-8 somebody-14 someone-5 still-8 the-6 they-9 we-9 you-2;cancel my4;cancellation-7;cancelled-13;cancelling-7;ca' +
  'nnot3 get8;cant6 afford-5 be7 breathe9 come-9 do-7 go11 log-6 run-9 stop10 tell9 wait-14;capoeira-8;caps-9;captc' +
  'ha-10;car and7 in-14 on7 was-6;card and6;cardio-6;careful-10;carer12;carries-7;case9;cash-2 for-7;cause5;centuri' +
  'on-5;ceo-8 and-8;certificate-7;certified-7;chain-8;champ-8;change-2 room-5;changed-8;changeroom-10;changing-10;c' +
  'harge-7;charged-11;cheaper-15;cheated-7;check-5 the-15;checkout-9;checks6;chemo-8;chess-12;chest9 is10;chicken-8' +
  ';child doesnt-7 is6 of-6;children to-11;chnge-6;choke-6;choked7 me9;choking8;choose-9;choosing-10;christmas-5;ci' +
  'garette9;claim-9;class-3 cancelled-5 do-7 have-8 in-5 its8 last-15 now-9 she-8 tomorrow-12 tonight-9 was-11 what' +
  '-7 when-7 without-7;classes-5;clean5 and11 my-7;cleared-10 by-9;clearing-8;click-8;climb-10;closed-7;closing tim' +
  'e-7;clothes and12;club and8;cn i-8;coach-5 asap-12 has-7 says-6 what-7 who-6 will-8;coaches-6;coachs-7;code for-' +
  '8;coffee-9;cold in-9 today-9;collapsed14;collar-7;colleague is-5 trains-8;combat-6;combination8;come after-11 al' +
  'one-11 anymore-9 as-8 by-8 home12 on-10 today-4 together-10 tonight-10 too-7 with-10;comes4 in10 off-4 on-7;comf' +
  'ortable-14;coming back8 from-8;comments-7;commit to-3;compare-9;compete-7;competency-8;competition-5;compulsory-' +
  '7;condition-9;confidence-11 and-8;consent-8;contact-8 me-9;contract-5;contracts-9;control and7;cookies-7;cool-7;' +
  'cop5;coping10;cops9 what7;copy-4;corner-5;cos10;cost-4;costs-8;could come-12 do-9;couldnt find-7;country-10;coup' +
  'les-13;courier-7;course-6 for-5 my9 with-8;courses-6;cover-5;covid-8;coz6;cpo-7;cpr-10;crash-7;crazy-5;credentia' +
  'ls-8;creed-7;cries11 when-10;crowd-7;crying8;curious-8;cut9 myself8 off-8;cuts9;cutting10 again10;cv-9;daar iema' +
  'nd-8 iets-7 is6 wees-8;dad5 hits9 says-11 wants-8;daddy8;dag5;dames-9;danger10;dangerous-9;dankie-8;data-8;dates' +
  '-6;daughter gets-7 shes-8 wants-7 was7;daughters6;day-3 after-7 is-7 now10;days are-11 i-6;dead10;death14;debiet' +
  'order-9;debit-4 orders-6;debited-11;debiting-8 me-8;decide-10;decides what12;deep9;defence-6 for-8 group-8;defen' +
  'd-6 himself-9 myself-9 themselves-8;defending-8 myself-8;defense-8;delay-11;delete this9;delivered-9;delivery-9 ' +
  'of-9;demonstration-8;deregister-7;destroyed-10;details-8;deur9;deurmekaar9;diary-5;did he-11 karate-10 krav-8 my' +
  '-5;didnt6 come10 know-10 like-9;die5 afrigter-9 eerste-8 gim-7 kinders6 klas-5 klasse-12 kursus-9 skool-6 week-8' +
  ';directions-8;directors-8;disabled-10;disappear9;disappeared9 from9;discipline-12;disciplines-9;discount-9;disco' +
  'very-6;dissipline-11;distance-9;dit-9 doen-10 vir-6;dithunya12;divorce6;divorced-7;do-2 against-8 at-10 boxing-5' +
  ' i-4 in-5 krav-6 mondays-9 one-9 parents-7 people-8 something6 that-7 they-14 those-5 we-3 with-5 you-2;doctor-1' +
  '4;doctors-8;doen as-10;does ballet-8 coach-7 my-9 she-8 somebody-11 someone-9 that-9 the-4 this-11 your-6;doesnt' +
  '5 like-5 matter7 mind-15 stop8 suit-7 want-7 work-6;dogs10;domestic10 violence9;done it-8;dont5 care-11 drive-10' +
  ' even9 let7 like-6 mind-10 need-9 really8 remember10 reply8 tell5 understand-7 use-11 you-7;dood11;doodgaan15;do' +
  'odmaak10;door8 for-9 handle9 is10 on-7 or-9 so-10 to-9;down5 at7 on-10 with-10;downgrade-6;download-6;downstairs' +
  '11;dra-9;drag me10;dragged9 me9;drank17;draw-6;drills-8;drink10;drinking2;drive home-9;driver4;drives-6;drop-9 m' +
  'e-8;drove #-11 me10;drunk12 and8;dubai-10;dude8;duration-7;durban in-8;during-3;dying9 to-7;each time-9;earlier-' +
  '9;early-4 bird-9;ears-9;east-10;easy for-9;eats early-9;ebook-6;ebooks-7;ebusuku10;eczema-9;eers-7;eerste-9 klas' +
  '-8;efe-11;ego-6;eight-14;ek2 aan-7 daar-11 die-11 dit-9 in-8 is8 kom-11 kry7 lyk-10 my-12 myself-9 n-12 nie8 nog' +
  '-8 sal-10 soek-5 staan8;ekhaya15;eks10;elandelayo-7;elbows-7;eldest-8;electricity-11;elevator-7;eleven-9;elke10 ' +
  'dag8;else in-10;email-8;embarrassed-10;emergency12;employment-11;en5 die12 ek12 haar10 my-7 vir-8;end4 it8 of-5;' +
  'ended-10;ending it9;endlini16;energy-9;eng-6;engilandelayo10;english-10;engu-5 #-5;enjoyed-8 it-8;enroll-7;enter' +
  '-7;entertain-9;entrance-6;environment-9;epilepsy-9;equipment-6;error-5;escape-11;escrima-9;esikolweni-14;eskom-9' +
  ';eskrima-9;estate-11;esteem-7;etsa-11;even know9;evening-6;evenings-4;event-7;events-6;every5 friday9 night12 se' +
  'cond-10;everybody-11;everyone4 would8;everything9 is10 so-9;everywhere9;ex7 colleague-8 keeps8 waits8;exam-8;exa' +
  'ms-10 now-7;exchange-6;excited-13;expect-8;expensive-11;experience-7;explain krav-7;extramural-11;eye6 gouges-7 ' +
  'is8 on-9;eyes9;eyi-9 #-9;face9;facebook-5;facilities-7;factory6;fall without-9;falling7;falls-4;family of-6;far-' +
  '9;fat-6;father12;fault6;fee-4 is-4;feed9;feel7 better-11 comfortable-11 like5 safer-7 so7;fees-8;feet-8;felt-12;' +
  'female only-9;fetch me-8 the-8;fetched8 my7;fetches-6;fetching7;fever-8;few-6 weeks-6;fifties-10;fifty-8;fight-4' +
  ' will10;fighter-12;fighters-8;fighting-6;fights-9;fihla-11;fiks-11;filipino-6;filmed11;finance-7;find a-9 it-10 ' +
  'my11 out-7 the-7;fine and-12 if-9;finger8 marks10;finish4 on-7;finished-10;firearm-5;firearms-6;fired12;first-4 ' +
  'aid-3 class-3 few-7 if-12 month-6;fists-6;fit-3 and-6 in-7;fitness-7;fits-9;five-10;fix-10;fixed-8;flat8;flatmat' +
  'e8;flexible-8;flu-9;fly-8;flying-8;folk-11;followed13 me10;following3 me8;follows6;food11;fool-6 of-6;foon8;foot' +
  '-8;for #1 a-4 ages-9 defending-8 everything8 him-13 himself-12 instructors-5 kids-6 me3 members-4 money9 our-9 s' +
  'ale-8 saturday-6 six-11 something-11 the-3 three-7 women5 years-11;force-6;forced10;forces me10;forever10;forget' +
  '-9;forgot-10 my-4;fork6;form-7;forward-5;found11 an8 my9 out7;free-5 trial-5;freeze-5;freshen-7 up-7;friend3;fri' +
  'endly-5;from alex-6 behind-13 diepsloot-9 gym10 him15 leave-10 next-8 rosebank-9 scratch-6 when-8;froze9;full-1;' +
  'fun-13;gaan die-10 ek-10 my10;gals-9;gang10 up-12;gap-6;garage and6;gate7 code-12 is-11 with9;gbv16;geboelie-11;' +
  'gedrink11;gee asb-9;gegooi11;geklap11;geld8 terug-9;gemis-9;genoeg-11;geslaan6;get a-6 attacked-9 away12 back-9 ' +
  'better-14 for-4 hit-8 hurt-12 it-9 me-11 my-8 off-7 on-12 out10 punched-10 the9 there-7 through-8 to-6;gets his-' +
  '10 hurt-12 rough9 tired-7;getting hurt-10;gevaar9;gevat9;gi-4;gift-7;gim-7;girl she-11 shes-8;girls night-8 they' +
  '-12 who8;gisteraand6;give it-9 me-5 up-7;gives me6;glass6 in7;glove-14;gloves-6 at-9 my-9;go for-6 home12;goeie ' +
  'more-7;goes6;going4;gone10;gonna make-9;good-4;goodbye12;goods-7;got4 any-7 attacked9 hurt-11 in9 into12 jumped7' +
  ' kicked7 mugged6 my11 no-8 stabbed9;gouges-7;gps-7;grabbed10 my9;grading-8 soon-13;gradings-6;gran is-9;grandchi' +
  'ldren-9;granny is9;grapple-10;grappling-9;great-14;grey and7;grid-7;groin-7;groot-8;grootmense-7;group for5;guar' +
  'd-6;guards-7;guide-7;gumguard-7;gun at7 licence-7 on10;gunman-6;gunpoint12;guy5 from8 on6;gym-6 and-12 i-12 is-8' +
  ' open6 yesterday-12;ha ke10;haar12;haarself9;had a-10;haha-10;hahaha-10;hair in-7;hairdryer-8;half-6;handed-12;h' +
  'andgun-7;handle myself-12;handles-9;handskoene-10;happen-9;happened10 to5;happens at8 if-6 to-12;hard-5;harley-1' +
  '9;harm10;has2 a7 been7 braces-11 exams-7 flu-7 he-12 her-9 long-8 me-10 pics8 school-10 seen-7 the-7;hasnt done-' +
  '7 started-5;hate myself10;have #-7 another-8 anything6 been8 for-7 kids-7 my4 never-7 the5 with-9;havent seen-10' +
  ';having10 a12;he11 a-6 broke10 can-12 checks10 come-6 comes8 controls10 did4 died-9 do-10 drinks8 drives10 fit-1' +
  '0 found10 gets6 go-7 goes7 have-7 hits8 keeps4 killed11 knows8 locked7 need-12 needs-11 pay-9 pulled7 punched11 ' +
  'ran-10 reads8 says8 sees11 shows9 start-9 still-7 teach-10 trains-10 will7 wont11;head coach-6;headgear-9;headlo' +
  'ck-8;headscarf-9;health-8;healthy-7;hear11;hearing6;heart4 attack6;heavy-10;hed9;held8;hell13;hello-3;hellopeter' +
  '-9;help11 choosing-10 for-9 he7 him-12 me-10 my11 the-9 with-8;helper6;helping-9;hemp-8;her8 arms7 brother-10 ex' +
  '7 face10 home6 in9 name-11 phone12 room8 shell-8 this8 with9;here5 anymore10 in-8;hes13 #-11 a-12 going6 got4 ki' +
  'cking6 not5 the-9;het3 al8 die-12 hulle-10 julle-8 my11;hey coach8 guys-5 there-6;hi coach-7 im-12 what7;hide15;' +
  'hides behind-9;hiding11 in8;hier11;high-7 blood-7;hijacked10;hijacking-7;him5 a-9 at-8 down-5 for6 its10 may-7 o' +
  'n5 up-10 with7;himself7;hire-7 a-6;his5 age-8 brother-11 class-9 face8 gloves-9 gun10 hand12 house8 lesson-7 nam' +
  'e-12 own-6 sister-10;hit2 a-14 by9 first-12 me8 my10 the-8;hits9 me16 my11 the-11;hitting7;hle13;hlp12;ho5 ithut' +
  'a-9 ngodisa-8 shwa9 tseba-10;hoe-6;hoeveel-8;holiday-6;holidays-7;holster-6;home4 affairs-8 and7 at-6 crying-10 ' +
  'do-7 from7 late-8 with-14;homepage-8;homework-9;honest9;hoodie-10;hoodies-10;hook-13;hope4 for-7;hosepipe11;hosp' +
  'ital6 and-11;hou-7;hour ago10 or-7;house11 for-12;how-2 about-11 can-10 does-9 long-3 many-4 to-5 you-6;howzit-7' +
  ';hubby and-11 took10;huis11;hulle12;hung-9;hurt9 in-8 me7 you-11;hurting13 my8;husband5 and-5 beats8 hit10 is4 t' +
  'ogether-8 wants-8;husbands7 brother8 gun-11;hv-9;hw-7;hy12 gaan9 het10 in-11 is-9 my13 oefen-10 se6;hypertension' +
  '-11;i2 address-10 booked-6 bought-12 box-9 broke-6 call-12 can6 carry-9 could-8 cut6 did-12 discount-7 do8 dont5' +
  ' drove-9 email-8 feel12 found-4 froze11 got4 have3 hear8 hide9 hope-12 hurt-9 in-8 just5 know9 leave-8 left-9 le' +
  'gally-10 like-6 lost-8 love-7 met9 might-10 miss-7 must7 never4 open-9 ordered-5 pick-7 put-10 ran10 shower-8 st' +
  'art4 take-5 think5 told8 train-3 transfer-8 turned5 type-9 use-9 was7 watch-5 will-4 wont6 work-7 would-8 write-' +
  '8;ice-11;iclass-9;id and9 prefer-7;idea-10;idiot-9;iemand10 in7 my-11;iets aan-9 vir-11;if4 i4 it-5 something-6 ' +
  'your10;ikhona-9;ikuphi-8;im5 #kg-9 a-4 at-10 back-8 being11 bleeding10 coming-6 from-9 gone10 just-8 late-11 loc' +
  'ked7 looking-11 moving-8 new-6 next12 not6 only-9 out5 overseas-9 ready-8 scared8 sick9 sitting10 very11;iminini' +
  'ngwane-10;in #-8 an7 centurion-7 class-8 danger12 for-6 gevaar9 hospital4 house-9 july-9 karate-8 laws8 matric-9' +
  ' may-5 midrand-8 my5 private9 sa-8 sparring-13 te-6 the3 today-8 trouble9;inappropriate-7;incident-9;included-8;' +
  'indemnity-7;indoda16;ine-10;ineminyaka-10;info-8;ingajoyina-10;ingane7 yami4;ini-10;injured-11;injuries-7;injury' +
  '-10;inligting-9;inombolo-9;inside10 with7;instant-9;instructor-5;instructors-7;intake-8;inteken-8;interested-8;i' +
  'nternet-14;intimidated-12;into a8 our8;intro-7;introvert-6;invoice-9;inyanga-8;iphephile-8;iron11;is #-5 af-9 al' +
  '-15 an-6 asking-13 asleep7 bad-7 baie-10 bang10 beaten12 beating12 bjj-6 bleeding10 boxing-5 class-7 coming9 daa' +
  'r-7 die-6 drunk7 everything-10 fine-10 following7 for6 getting4 going5 gone7 grey6 he-11 hurting8 iemand7 it-4 j' +
  'ust-12 keen-7 killing-5 missing8 my-6 n-10 nearly-5 new-8 next8 only-9 over-7 parking-7 sandton-9 scared-9 seer-' +
  '8 she-8 shy-6 sick-7 small-7 stalking11 standing10 still4 strong-9 stuck-5 taking-9 terrible-7 that-6 there-4 th' +
  'is-5 threatening9 training-8 trying7 twee-11 unconscious9 useless-13 verkrag10 very-9 waiting8 walking9 weg8 you' +
  'r-4 yours-12;isaphulelo-11;isiphandla-8;isipho-7;isnt10;it again11 all7 an-8 as-7 back-12 be-6 been-10 by-11 can' +
  '-5 come-9 end-8 fine-9 free-10 goes11 good-9 happened11 happens13 has-9 he11 help-13 in-5 legal-7 like-7 my8 mys' +
  'elf-9 safe-12 says-15 stop10 the-10 to5 up-6 was10 when7;item-10;ithuta boxing-7;its2 dark-10 for-5 from11 good-' +
  '13 my9 too-10;itshireletsa-9;ive5;izinsuku9;izolo9;jaar-12;jacket-9;january-6;jik9;jitsu-9;job in7;jobs-8;joburg' +
  '-7 so-9;jog-6;join-3 or10 with-8;joined-11;joins-7;judo-11;juffrou8;julle-5 het-11 met-13 nog-10 wat-14;jumped12' +
  ' by8;june-9 we-9;junior-8;juniors-6;just4 for-7 got10 guys-8 had-12 letting-7 looking-9 now4 show-6 sit-10 turne' +
  'd-11 wanted13;kabili-12;kakhulu8;kakubi8;kali-7;kamer10;kan-1 ek2 hy-11 julle-15;kanjani-8;kar5;karate-5;ke6 kot' +
  'sing8 tla-9;keen-10;keep5 a-12 an-9 my-8 the8 up-10;keeping him-12;keeps7 her5 saying8 touching7;kena-5;kerb-8;k' +
  'eys in-10;kick-5;kickboxing-7;kicked14;kicking me-10;kicks the7;kid broke-9 he-12 hes-9 is-10;kidnapped14;kids a' +
  't-8 is-9 learn-7 sparring-10;kidz-8;kill7 myself8;killed3 my8 us-12;killing me-7;kindergarten-9;klapped9;klas-4;' +
  'klasse-8;knee-9;knie-10;knife attack-12 class-6 fighting-4 to7;knives-4;knock-12;know a-8 anyone-13 that-9 where' +
  '8;knowing11;knows9 where8;kom kyk-8;koop-8;kopa thuso9;kotsing8;krav-7 maga-2 on-6;kravmaga-8;ku-7;kufanele-8;ku' +
  'kho iklasi-10;kukhona9 i-9 yini-11;kumele-9;kunomuntu9;kuphi-8;kuphila9;kwe-12;l-9;l#-6;la-11;laaitie-8;laat-7;l' +
  'ady6;lami11;landline-7;landlord12;last2 dojo-8 gym-8 night12 nights-8 nite9 time12 year-3;late again-10 tonight-' +
  '8;lately-11;later-10;laugh-1 at-13;laughed at-7;laughs7;laughter-9;law-1 is-10;laws8;lawyer-9;lazy-11;le #-9 kae' +
  '-7;league-11;learn-2 at-7 cpr-10 something-12 that-8 this-8 what-8;leave5 he10 her9 them-9;leaves6;leer-6 julle2' +
  ';lefa-9;left7 feet-7 handed-9 his-11 hook-11 one-11 with12;leg-8;legal-3 to-4;leggings-9;lekker-11;length-7;less' +
  ' than-9;lesson-6 on-7;lessons-4 how-9;let4 us8;letting-10;level-7;levels-6;liable-7;liam-10;licence-5;license-7;' +
  'lidmaatskap-10;lie6;life6;lift is-8 my-11;lights-7;like gloves-9 it-14 karate-4 this7 to-3;liked-8 it-8;likes-8 ' +
  'soccer-9;link-8;list of-7;listen-13;little brother6 one-7 ones-7;live4 anymore8 next-10 on-12;lives far-5;living' +
  ' alone-7;lo-11;load-11;loadshedding-6;loan6;lobola8;lock in-8;locked7 in7 me11 out-14 the9;locker room-7;locks m' +
  'e10;lodge3;log-7 in-4;logging-9;login-8;lokuqala-12;lol-1 can-4 what-9;london-7;long-3 hair-9 in-9 sleeves9 till' +
  '-10;longer4;look stupid-13 up-8;looking for2;lose my-10;losing6 my7;lost my-10;lot2;loud too-9;loves-9 rugby-6;l' +
  'ower-7;lunch-3 hour-5;lyfwag-9;lying12;lyk-10;ma is-11;maak10;machine-9;madam10;mag ek-6;maga-3;mails-9;main-8;m' +
  'ake a-6 friends-15 him6 it4 my-8;makes10 me6;malawi10;malini-7;mama11;mamma8;man10 het8 i6 in6 is8 tried6 who8;m' +
  'anager please-7;mang-11;manje17;manual-10;many lessons-10 people-7 years-6;march so-8;marketing-10;marks16 on7;m' +
  'artial-5 art-4 arts-4;mashonisa7;mat-6;matrics7;mats-6;matte-8;matter3;may-8 can-7 i-7 she-7;maybe7;me6 a-5 abou' +
  't-9 after9 and3 ask-13 because8 book-8 by9 choose-7 dead8 down8 feel-12 go8 he13 her14 home10 i-5 im3 join-9 lea' +
  've8 legally-11 like-6 not10 now-12 on7 only10 out5 over13 see10 sign-8 since10 talk-13 the-4 there-10 think-8 ti' +
  'll5 today12 what-8 when5 with4 your-9;mean girls-8;medical-6 course-5;medicine-8;medium-9;meer12 nie6;meet me-7;' +
  'mekaar-12;member-4 already-7;members-6;membership-8;membrship-8;men4 hit-7;mention-7;messages10;met8 my-8 on11;m' +
  'etal-8;metro-7 cop-7;midday-9;midrand-7;might9;military-11;min ago9;mine5;mis9;miss me10;missed #-9 the-11;misse' +
  's-9 it-9;missing8 a-11;mistake-13;mixed-6;mma-10;mme8;mobile-8;modelling8;molweni-12;mom said-10 wants-6;momentu' +
  'm-7;moms boyfriend11;monday is-10;money back-2;monna9;month and-11 can-7;months is-9;mora-10;more energy-7;morni' +
  'ng do-9;mornings-7 while-8;mostly-8;mother6 i7;mothers8;mouth guard-7;mouthguard-9;move it-7 to-9 up-10;movie-8;' +
  'moving to-8;much bigger13 for-7 longer9 notice-9;mugged7;mural-7;murder-4;muscle-15;muscles-8;music-13;must-3 he' +
  '-3 i-4 my-9 not9 she-7 study-6 they-11;my3 account-12 ankle-9 baby10 bed9 bf8 boxing-8 boy-7 boys-5 brothers9 bu' +
  'ilding7 classes-7 coach10 complex8 contract-8 dad4 dads8 data-5 daughters6 debit-10 details-8 diary-8 doodmaak7 ' +
  'door11 drink11 driver-8 ears-9 eks10 en5 ex4 eye12 eyes5 father6 fault8 firearm-10 first-6 flat10 foon7 friend4 ' +
  'friends11 gi-11 gun-5 hand11 head14 helper7 home-9 hubby-6 huis7 husbands9 in11 kids3 knee-4 laaitie-7 little2 l' +
  'ocker10 lunch-8 ma7 manager13 membership-4 mind5 money-6 mothers10 n-7 nails-10 nephew5 niece5 notice-8 nudes9 o' +
  'rder-10 pa5 package-5 papers7 parcel-9 parents7 partner10 passport11 password-6 plan-7 question-7 remaining-7 ro' +
  'om14 roommate7 run7 school4 sessions-9 sis8 size-10 stepdad8 stepfather8 stiefpa9 street10 student10 technique-7' +
  ' teenager-6 thing-9 tongue9 tracking-9 trial-9 uber-10 uncle8 voucher-8 way-4 weer7 wife-4 work6 wrists8;myself1' +
  '2 again8 id-9;n man10;na-5 skool9;names-12;nasty-10;naweek-6;ndifuna5;ndincede14;ndiyopha11;ndiyoyika12;ndoyika1' +
  '4;ne11;near4 me-10 the-4 u-9 you7;nearby-6;nearest-9;nearly-9 #-7;neck8;need gloves-5 help6 it9 my-7 something-5' +
  ' somewhere9;needs-10 shoes-7;neighbours7;nephew he-14 hes-11 is-5;nervous-13;net n-8;netball-11;never been-11 do' +
  'ne-7 got-7 held-9 told9 trained-8;new-4 baby-10 here-10;newbie-6;newbies-9;newsletter-9;next belt-11 class-6 cou' +
  'rse-8 to7;ngabe kukhona-9;ngani-9;ngaphandle13;nge-9;ngenyanga-6;ngesibhamu8;ngicela6;ngidlwenguliwe13;ngifika-9' +
  ';ngifuna ukubhalisa-9 ukujoyina-3 ukwazi-6;ngikhathele12;ngikhokha-9;ngilimele10;ngingeza-9;ngisengozini12;ngiya' +
  'bonga kakhulu-11;ngiyesaba15;ngodisa-8;ngoku16;ngokubhalisa-12;ngomgqibelo-9;ngubani-10;ngwana o6 waka-14;nie5 a' +
  'sem8 maar-10 meer13;niece5 is11 she-14 shes-13;nifundisa-7;night3 and4 how7 the-13 which-11 with11;nights class-' +
  '7;nikuphi-8;ninayo-6 i-8;ninja-9;nite5;nivula-8 nini-6;nivulile-12;niyafundisa-9;niyakufundisa-12;njalo7;njani a' +
  'pho-10;nka-12;no class-10 gloves-8 he-12 i-12 kicks-7 pictures-7 reason9 she-9 sign-7 they-8 time-11;nobody10 an' +
  'swers-12 believes9 will10;nodig-9;nog nie-10 nooit-11;nogi-7;nommer-8;nomsa-6;noob-8;noodhulp-9;nooit-12;noon-8;' +
  'not4 allowed9 breathing9 coming-13 coping10 fit-10 for-12 found-8 from-11 good-10 helping-9 knowing-8 like-8 me-' +
  '11 moving11 my-8 safe14 tell9 that-10 to11 training-10 what-9 working-9;notice but-9;nou4 net7;now5 and-5 he6 im' +
  '8 she8 want-7;nowhere7 to8;nr-10;ntate8;nthuse8;nudes9;numb9;number he8 of-8 please-7;nurse on-10;nxt-7;nyaope10' +
  ';o17 a7 na-13;obligation-7;observe-8;oclock-8;oefen-4 nie-6;of breath-9 bringing-8 class-11 everything-11 fallin' +
  'g-16 getting-13 kan-9 krav-8 laughter-9 me10 my7 myself-9 some-10 sparring-10 you-6 yours-11;off and9 at-7 durin' +
  'g-6 on-10 the7 this-8 twice-8 without8;office hours-9;ok-4;okay3;old job8 man10;oldest-8;on an-11 and-7 at-8 bai' +
  'l9 coffee-9 facebook-13 hold-7 holiday-4 me3 nyaope9 standard-7 thursdays-7 tonight-9 top-10 tuesdays-6 weekends' +
  '-4 with-12 your-5;one arm-9 can-6 class-6 gets-9 guy-10 is6 shes-7 to-7 who9;ones to5;onfiks-12;online-4;only-2 ' +
  'because11 come-9 do-9 girl-6 has-7 home-10 make-5 session-9 type7 wants-5;ons6;ook-12;oop-8;open today-7;opening' +
  '-10;operating-10;option-11;options-7;or-4 did-10 else11 is-5 just-5 my10 outside-8 they12;order-6 from-6 to-7 un' +
  'der-7 went-6;ordered-8;orders-8;orientation-11;other boys-8 kids-13;others-9;ouers-9;ouma6;our5 boy-14 own-9 sch' +
  'ool3;out3 again-11 and7 from-9 im15 to-8 who-6;outage-7;outside5 my10 with7;over #-6 #s-10 me4;overdosed17;overp' +
  'aid-8;overweight-10;own class-6 firearm-7 gi-12 gloves-8 gun-7 pace-6 son8 team-10;pa7;pace-8;package-8;packages' +
  '-7;page-8;paid already-12 but-11 for-6 up-8;pakket-9;panic6 attack8;papers9;paperwork-8;paraplegic-8;parcel-8;pa' +
  'rcels-10;parents are7 get-6;parked-6;parking-3 for-10 lot7 safe-8 there-14;parks9;part-8;partner5 with-11;party-' +
  '4;partytjie-7;pass-6;passed away-9 out10;password-9;pastor11;pause-9;pay as-7 at-9 this-11;paying for-10;payment' +
  '-7 link-6;pe-12;pending-7;pension7;pensioners-6;people look-7 talk-9;per-5 week-6;person im10;personal-6;petrol8' +
  ';phone and11 in-12 is10 me-6 number-8 using7 with-8;phoned3;photos of6;physio-7;pick-6;picked-9 on-8;pickup-8;pi' +
  'ercing-8;pilates-6;pille10;pills14;pin-4;piss-7 off-7;pitch-6;plan-5 for-8;planet-6 fitness-7;plates5;play-10;pl' +
  'ayground-9;plays cricket-10 hockey-11;please cancel-5 contact-8 dont11 no-6 send4 tell-8 what10;plek vir8;pls ca' +
  'ncel9;plz9;podcast-11;point9 of8;pointed6;points-6;police14 cleared-6 discount-10 or-11;pop-9;popia-7;portal-10;' +
  'possible-7;post office-9;posted4;power-5;practice-6;practise-8;pram-9;prasa-8;prayer-7;prefer-7;pregnant can-7;p' +
  'remises-8;premium-7;prepared-9;present-7 for-7;president-7;pretend9;prevention-6 talk-10;price-4 list-7;pricing-' +
  '10;principal-12;print-8;private class-8 lesson-6 lessons4 on-10;privates-8;products-10;proefklas-11;proefles-11;' +
  'program-8;programme-6;project-9;promised me10;promo-10;proper-7;properly5;protect-5 herself-10 my-6 myself-13;pr' +
  'otecting-10;protection fee9 order10 training-6;protective-7;protectors-9;protein shakes-7;proud-9;provide-4;publ' +
  'ic transport-8;pulled4 me8;pulls a-7;punch-14;punished9 for9;purchase-9;push-9;pushes me12;pushups-8;put a9 his1' +
  '2 on-8 training-9;putting-8;qala-9;quarter-8;quick11 do-9;quiet12 time-13;quote-8;r# or8;rain-5;ramp-7;ran2;rand' +
  'om11 but11;range-10;rank2 close-13 to-12;rape16 prevention-6;raped20;rate-8;rates-11;rather be11 see-6;reads my8' +
  ';ready to7;real-3;realistic-6;really dont-11;reason9 to8;receipt-9;receive-8;received-7;reception-4;receptionist' +
  '-6;recognised-8;recommended-8 you-7;record-11;recording-8;red-6;refer-8;refuse-10;register-10;registration-7;rel' +
  'ationship9;remaining-7;remove-11 my-6;renewal-9;rent2;replacement-6;reply to-11;requirements-6;res8;resignation-' +
  '9;return-8;returning-8;review-10;rewards-7;ribs12;right for-10;ring-8;ripped7;risk-7;road5;robbery6;robbing9;roc' +
  'k-10;rocky-7;roll-8;rolling-9;rolstoel-10;rond-10;roof7;room and10 at8 can-8;roommate7;rooms-7;rooster-8;roster-' +
  '8;round6;rounds-8;rude-10 to-11;rugby-6;rule-9;running-7;saam-11;saena-9;safe5 after-7 here9 walking-12;safety-6' +
  ';said8 he8 i-12 it4 monday-7 no9 ok-14 theyll7 theyre9 you-6;sal my10;salary-12;sales-9;salon6;same age-11 time-' +
  '9 with-7;saterdae-7;saturday-4 class-8;saturdays-8;sauna-8;save my-7;saw a-9 it5 somebody-8;say4 they10 when-10 ' +
  'why10;saying12;says7 he5 hell5 hes10 if11 nothing-10 she8 shell6 shes6;scan-9;scared6 she-11;scares8 me8;scenari' +
  'o-9;scenarios-9;scene-9;schedule-6 pls-6;school have-8 is-13 saying-6 till-9 to-9;screaming14;screams8;se7 hy10 ' +
  'klas-8;season-7;seat-3;second time7 weekend-8;secure-6 parking-5;see everything-11 him9 how-5 me-6 my9 two-7 you' +
  '-6;seen it-7;self2 defence-3 esteem-7 harm10 protection-8;selfmoord15;selfverdediging-9;seminar-7;seminars-6;sen' +
  'd4 help8 it-11 location-10 me-3 my-6;sending-10;sends7 me6;sent6 us-7;separate-7;sertifikaat-8;service-8;service' +
  's-8;session-8 i-9;sessions-7;seun van-9 wil-13 word-7;seven-8;seventy-8;sex9;shack9;shaking13;shampoo-8;shape-7;' +
  'share-8;sharing10;sharp-7;sharpen-9;she3 be-5 does7 go-6 left6 lets-8 says12 sent8 took7 train-2 trains-9;shelte' +
  'r8;ship-8;shipping-8;shoes on-5;shook7;shoot his9 with-6;shooting in9;shoots7;shops8;short-7;shortest-9;shot13 a' +
  't2 bru-10;shots7 fired8;should ask-10 have-9 i-6;shoulders-9;shoves9;show-6 how-6;showed me8;shower is-9;shut up' +
  '-7;shuttle-8;shwa9;shy-11;sicela6 i7;sign-2 for-9 in-8 me-10;signal-10;signed-7 up-7;since7 he7 the6;sis10;siste' +
  'r has9 is-8;sit and-4 while-6;sitting8;six weeks-10;skaam-11;skiet8;skills-9;skip-9 me-8;skipping-10;skryf-12;sl' +
  'aan17 my11;slaap7;slammed9;slap8;slaps13;sleep12 in8 with11;sleeping8;sleeps early-11;sleepy10;sleeves8;slept6;s' +
  'lipped-11;slot-5;slots-5;slow-10;smacked-10;small and-7 group-8;smallest-10;smell-11;smiles11;smoking-12;snapsca' +
  'n-8;sny13;so4 cant-11 id-10 ill-10 is-13 its12 no-10 scared11 theres-12 tired13 trial-7 want-12 young-11;social-' +
  '11;soek my12 n-9;soft-9;sold out-8;somebody7;someone7 attacks-6 call-9 is13 learn10 on-6 parked-10 told-9 tried1' +
  '0 who5 with-10;something after-6 happens-6 like-9 on-6 to-7;somewhere to-8;son hes-9 is-7 not-9 to12;soos-9;sore' +
  ' from-9;sorry for9;space for-11;spam-8;spar-11;sparring-7;speak1;speaks-10;special-6;specials-10;speed-9;splints' +
  '-8;sport-9 with-5;sports-9;sporty-8;spot-8;spray in-9;squad-10;staan10 op8;stab7 me12 someone-11;stabbed15;staff' +
  '-7;stalker14;stalking7;stamina-9;stamp hom-10;stand up-11;standard-7;standing6;stands9;start boxing-6 in-9;start' +
  'ed yet-5;station in-8;stay and-6 in-7;staying-6 home-7;steam-8;stepdad12;stepfather12;steps-8;stick-5 attack-8;s' +
  'tiefpa9;still in-7 not-12 open-9 pay-9 train-11;stole my-12;stolen-11;stones10;stop5 and8 bleeding-9 for-9 him8 ' +
  'sending-10 someone-8 with8;stopped last-10;storeroom9;storm-7;story-7 i-9;strange7;stranger danger-11;strangle-9' +
  ';strangled7 me10;strangling6;stream-8;stretching-7;strong-8 enough11;stronger-9;stuck-7;student-5;studies-13;stu' +
  'dy-7;stun-9;stupid4;stuur10;styl-10;style-8;styles-8;submit-8;subscription-8;suicidal16;suicide14 drills-8;suit-' +
  '6 me-6;suitable-8 for-6;sum#13;sun-7;sunday night-9 training-7;sure of-12;surely-8;surgery-10;surprise-9;survive' +
  ' on-6;survived an-4;survivors8;suspended-7;swallowed14 a11;swap-8;swears-10;sweating and9;sweaty-10;sweet8;swell' +
  'ing8;swim-10;swimming-9;swims-12;swing-10;switch-9;switched-8;sy5 is-9;system-8;tablets9 is-11;tactical-7;taekwo' +
  'ndo-8;tag-6 me-9;tai-8;take out-9 over-12 photos-7 them-8;takealot-7;taken8;talent-8;talk5 for-10 on-9 to8;talki' +
  'ng7;tall-9;tank-8;tap-9;tapped-10;target-10;taught-10;tavern10;taxi6 from-9 rank7;te begin-10;teach-4 her-8 that' +
  '-8;teacher4;teaches-6;teaching-3;team-8;teams-8;technique-8;teen die9;teenager-7;telephone-10;tell anyone10 me-2' +
  ' us-8;telling9 me4;tells5 me7;ten years-9;term-7;terms-8;terrible-7;terrified11;terug-11;terwyl-9;test-9;testost' +
  'erone-7;texted9;thabo-7;than me-9;thanks-4;that again-10 allowed-8 class-10 he7 my-11 normal-11 ok-9 still-12 to' +
  'o-7 true-12 we-10 you-7;the #am7 #rd-10 address-6 aircon-6 alarm-10 app-8 area-5 army-8 baby5 bag-9 bar8 bathroo' +
  'm6 bed7 bench-11 best-8 black-11 bleed-10 book-7 bottle9 boys-8 bridge11 bus12 calendar-7 change-4 class-6 club9' +
  ' coach-9 coaches-5 coachs-7 complex-8 contract-10 courier-5 course-5 dark-6 different-9 divorce9 doctor-6 dog7 d' +
  'rain-4 drive-8 ebook-5 emergency-10 end-10 entrance-10 family-7 fees-7 fight-9 fighting-10 first-4 flat9 floor7 ' +
  'form-9 gi-7 gloves-5 group-12 gym-3 hall-9 hoodie-6 hospital-9 house7 instructor-7 intro-6 kitchen14 landlord7 l' +
  'aw-14 left-10 lift6 line-6 link-4 locker-9 lot-8 man7 manager-7 mat-5 mats-4 morning-9 mornings-8 most-7 moves-9' +
  ' oldest-8 one8 other3 page-5 parcel-9 party7 petrol9 phone-5 place-1 playground-9 point11 police8 prices-12 prog' +
  'ramme-6 protection8 road5 robots6 roof12 room3 schedule-5 shop8 side-4 site-6 stairs8 sticks-8 storeroom9 street' +
  '7 table6 tavern9 teen-6 traffic-9 trainer-4 tv10 ufc-8 uk-5 use6 website-6 week-6 weekend-7 window6 women-6 wome' +
  'ns3 words11 youngest-6;their father8 own-11;them all8;themselves-6;then he10;there-3 an-5 are8 hope-7 is16 last-' +
  '10 on-8 room-10 safe-8 some-13 tonight-9;theres13 a5;they9 can-9 found9 gonna6 have11 hit8 say8 shot10 told-7 tr' +
  'ain-5 want10 wants-7 will7;theyll10;theyre16 in8;thing for-6 in-10;things11 at10;think im10 so-12;thinking9 abou' +
  't8 of5;this5 afternoon-7 bot-7 guy9 morning6 number12;threatened10 me7;threatening9 to9;threatens9;three months-' +
  '9 times-13;threw6;throat12;through the4;throw acid5 me-10;throws things7;thursday but-7;thursdays-8;thusang9;thu' +
  'so7 ka-12;ticket-6;tie-11;tied down-8 us10;tier-8;tight5;tiktok-11;till5 he11 i11 im7 late6 what-11 when-8;time ' +
  'he11 i7 its7 now9 table-7;timetable-10;timid-8;tiny-8;tips-9;tired fast-7;tmrw-6;to #-9 about-11 ask-7 begin-10 ' +
  'box-8 break6 burn9 coach-8 come-5 compete-7 complain-10 die14 disappear7 eat-6 end13 feel-12 find4 go12 handle-8' +
  ' help-8 hide12 him11 hurt8 if10 join-3 keep7 kill10 knock-11 know-5 learn-4 let-10 live8 login-5 look-9 make11 m' +
  'e4 meet7 miss-9 my8 our7 park-10 partner-9 pause-8 pick-7 punch-4 report-5 roll-3 save-9 send7 shoot-4 somebody8' +
  ' someone-3 spar-6 spot-12 stand-11 start-7 talk5 throw-9 train-9 training6 try-6 wake7 wash-6 which-9 work6 writ' +
  'e-7;today he9 she9;toddlers-8;together-9;toilet at7;told7 anybody9 her9 me-7 my13;tongue9;tonight7 for-10 is7;to' +
  'nights-8 class-5;too do-9 hard-11 old-7 soft-5 unfit-10 young-7;took12 my6 the6;torn-9;total-13;touched15 me10 m' +
  'y8;touches12 me9;touching me7;tough-10;toughen-7 up-6;tournament-14;tournaments-7;towards9;town-8;track-7;tracke' +
  'r7 on7;tracking-12;traffic-7 on-6;train-6 here-9 only-9 with-3 you-9;trained-9 before-5;trainer-11;trainers-11;t' +
  'raining-6 at-10 next-10;trappe-11;trauma-9;treat-9;trek-9;trial-6 and-10 together-11 tonight-13 what-6;tried5 to' +
  '10;trophies-7;trouble7;true-9;trust my-5;try-10 again-9;trying to4;tryout-11;tseba-10;tshaba13;tshirt-7;turn-4;t' +
  'urns #-11;turnstile-9;tutor-7;twelve-9;twenties-11;twice-7;two different-7 left-7 men9 of-7;type3 stuff-7;u get1' +
  '0 give-9 got-10 guys-5 have-1 open-7 sell-7;ubaba16;ubani-10;uber and6;ufc-7;ufuna9 i-9 ukundibulala8;uk-5;ukhon' +
  'a-10;ukuba14;ukubhalisa-12;ukufa14;ukugoduka11;ukujoyina-5;ukulwa-11;ukundibulala8;ukungibulala12;ukuphila10;uku' +
  'qala-11;ukushintsha-11;ukuthenga-8;ukuyeka-8;ukuza-11;ukuzibulala17;ukwazi-9;uma9;umakhelwane9;umalume13;umfowet' +
  'hu12;umntu-10;umntwana wam6 wami-13;umqeqeshi-9;umuntu8;umyeni14;umzimba-11;una-9 #-9;uncedo14;uncle14 plays10;u' +
  'ncles9;unconscious10;under8 a7 my6;underneath-12;understand-9;uneminyaka-8;unfit-13;uniform-8;university-8;unjan' +
  'i-8;unlimited-6;unsafe9;unsubscribe-8 me-7;until6;up a-8 and6 by-10 if-8 this-11 tomorrow10 yesterday-6;upgrade-' +
  '8;uphuze13;ur5;urgent7;us5 four-8 in10 last-9 to-7;use a-9 it-15 my-10;used for-11;user-8;uses5;usizo12 nge-11 n' +
  'gifuna-7 ngokubhalisa-8;utata12;uthathe10;uthi13;uur-8;uyandibetha13;uyangishaya15;uzongibulala15;vacancy-9;van ' +
  '#-5;varsity-7;vat number-7;vehicle-10;veilig-6;veld7;verdedig-12;vergeet-14;verkrag15;version-6;very fit-8 shy-3' +
  ' strict-8;video of-10;videos-7;violence5;violent8;vip-12;vir die-2 kinders-6;virtual-6;visiting-6;visitors-6;vit' +
  'ality-6;voel12;voetsek-10;voice7;volg8 my9;volgende-12;volunteer-7;vomiting12 and11;voucher-8;vra-6;vyf-10;w10;w' +
  'a14;waar-6;wait-2 in-8;waiting room-8;waitress9;waits7 for6;waiver-9;wake11 up12;walk-8 from-4 over-7;walked7;wa' +
  'lking into-8 stick-4 to-5;wallet-9;wam14 ufuna-14 una-9;wame7 o7;wami10 uyangishaya7;wanna6;wanneer-7 maak-8;wan' +
  't a-6 fitness-7 her-11 in-8 me10 the-10;wanted8 to6;wanting to-9;wants boxing-10 to-4;warning-9;was2 away-11 hij' +
  'acked7 mugged8 only6 raped13 retrenched-8 shot9 sick-13 small-12 so-7 stabbed11 supposed-9 told-12 too-11 traini' +
  'ng-13 up-8 very-10;wash-7;waste-10;wat-4 time-5;watch-9;watching my9;water bottle-11 cut-10 safe-12;watter-7;we ' +
  'argue9 both-11 do6 get-6 take-7 would-6;weak-11;weapon-7;weapons-8;wear long10;wears glasses-11;webblad-8;websit' +
  'e-8 is-6;wedding-4 in-10;week and-8 so-10 to-7;weekday-8;weekends-6;weekly-9;weeks pregnant-7;weer geslaan7 oefe' +
  'n-10;weg10;weight-9;weights-7;welcome-6;wen7;went8 to-14;were6;werk nie-10;what-3 about-8 class-8 clothes-7 did-' +
  '7 goes-6 happens-8 have-8 he11 if-19 makes-9 now-9 should-7 u8 was-14;whats happening-6 on-9;whatsapp-8 me-7;whe' +
  'elchair-4;wheels-12;when a-8 are-7 do-5 does-8 he12 hes12 i4 is-7 people-8 there-12 was-9 you11;where do-5 does-' +
  '13 i5 is-5 must-8 r-7 to-8;which-6 building-11 day-6 group-9 mall-6 one-8;while i-6 my-7 training-7;whispering12' +
  ';white belt-9 polo8;who can6 did6 got9 has-8 is-4 must-7 reads-9 takes-9 teaches-5 to7 were8 won-7 would-9;whole' +
  ' week-7 year-7;whos the-6;why do-7;wie-8;wife at-9 is5 says-11 throws8 will-6;wil met-13 n-11;will-5 a-6 boxing-' +
  '8 bring-10 find11 i-7 it-9 not-8 pay-10 she-8 shoot9 somebody-10 someone-9 take-9 the-6 they-14 u-7 you-7;window' +
  '6 to-5;windows9;witch9;with2 boxing-7 burpees-11 guns13 him8 kids-11 no3 photos9 someone-8 that-8 their-10;withd' +
  'raw-6;without a-6 any-7 breaking-8 me7 my-11;woke9 up9;womans-10;womens class5 self-8;won-8;wont10 leave5 let6 m' +
  'ake-15 need10 stop12;word5;words11;work can-8 is-9 nights-5 till-11;workout-9;workouts-11;works-6 at-10 shifts-9' +
  ' till-10;workshop-8 for-6;workshops-9;worries-12;worth it-9;would have-11 i-10 krav-13 like-8 love-6 my-10 need-' +
  '9 rather-8 she-15 the-11 this-10;wraps-10;wrestle-11;wrestling-9;wrists9;write-10;written12 the11;wrong-2 size-9' +
  ';xa9 umntwana-10;xmas-6;ya-3;yakhe10;yami6 ineminyaka-10;yard6;year-7;yearly-7;years ago-11 any-7 old9;yes-5 he-' +
  '9 they-8;yesterday what-9;yet-9;yi-9;yini-11;yiphi-8;yo-13;yoga-8;you-2 and-10 are-8 come-11 cover-9 didnt-8 don' +
  't-10 its8 let-8 like-8 look-10 make-9 mind-9 or-6 pay-5 practise-8 provide-4 sent-9 ship-7 show-13 so-9 store-7 ' +
  'take-2 taught-10 teach-4 train-4 use-5 write-8;young-7;youngsters-8;your car-5 guys-6 homepage-8 husband13 instr' +
  'uctor6 karate11 latest-6 list-8 place-8 school-7 shop-9 site-9 student-11 trainers-10 training-8;youre-5;yours t' +
  'oo-5;yrs ago-11;zip-8;zonke9;zoom-8';
