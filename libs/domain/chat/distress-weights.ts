// Written by `npm run train-distress` (docs/decisions/0116): what words and pairs of words say of distress.

/** In steps, as the weights are. */
export const BIAS = -4.93;

/** Of each word its weight, then the words that may follow it with the weight of both; entries are divided by ";". */
export const WEIGHTS =
  '-9;#-2 #-9 am-6 can-5 girls-9 guys10 he9 hours6 myself9 now-14 oclock-4 of-5 says7 today9 with-7 years8;#h#-6;#i' +
  'sh-8;#kg-9;#pm-5 class7;#s7;#th-4;#yo-8;#yrs-8;a #yr-7 bad-5 bash-10 beginner-8 bigger-5 bit-3 blue-12 bouncer-9' +
  ' boxer-10 braai-7 bullet10 bully-7 burglar-7 car-7 case10 choke-6 coach-6 cold-13 cop10 couples-12 creche-5 date' +
  '4 dog-12 fever-8 few-5 fight-10 fire9 fool-6 generator-7 gi-11 group5 gun7 gunman-6 half-5 headlock-8 hit8 hosep' +
  'ipe7 human-13 knife11 lady5 lawyer-10 letter-12 lodge8 look-7 mall-8 man9 martial-5 medium-8 member-7 membership' +
  '-4 miss-8 mouthguard-8 new-10 panga9 partner-7 pistol-8 quick-9 robot-12 safe7 saturday-5 shelter8 slap9 strange' +
  'r7 student-5 teenager-5 tracker7 very-5 wedding-10 week-5 wheelchair-9 white3 wife10 witch9;aan7 die-9 my14;aans' +
  'luit-9;abafana9;abantwana-9;abanye-10;abaqeqeshi-8;about a-4 being-11 it-9 my-11 walking-6;above-6;absent-11;abt' +
  '4;abuse11;abused11;abusive12 relationship9;academy-9;access-8;accessible-9;accident-8;account-7;acid7 on4;across' +
  ' the8;act-8;action-10;active-8;activity-11;add-6;address-4;adhd-10;admin-9;adrenaline-7;adriaan-9;adults-6;advan' +
  'ced-7;advert-7;advice-8;advise-5;af5;affairs-8;afford-6 it-9;afraid i-5 of13;afrigter-10;afslag-8;after #pm-5 a-' +
  '14 boxing-9 church-7 dark-3 evening-8 i-7 my4 your-10;afterwards-8;again6 i-8;against a-9;age-5;agent-7;ages-5 a' +
  'go-7;aggressive-8;ago5 can-8;aid-5 for-6;aikido-7;air-7;aircon-10;airtag8;al10;alarm and-6;alive10;all night9 th' +
  'at-8 the-6;allowed-7 inside-8;almal5;almost-7 #-6;alone6;along-9;also is8;always-6 been-8 wanted-9;am afraid8 be' +
  'ing12 i-7 so8 the-9;amakilasi-9;ambulance12;among-11;amount-9;an4 accident-7 airtag8 all-9 ambulance12 atm-6 eme' +
  'rgency10 eye-8 instructor-11 invoice-5 uber6;ancient-11;and2 #-6 after-11 bought12 cannot-10 daughter-14 for-10 ' +
  'four9 girls-6 hasnt12 have-8 he8 here-9 hes13 his5 i5 if-10 im7 is5 it5 last9 leave11 my5 need-8 never-9 nobody-' +
  '5 now4 on-7 one10 phone8 put8 ran10 said10 says6 somebody11 son-12 stands11 theres9 they5 times-9 today11 tomorr' +
  'ow-9 training-7 very-7 walks-8 watch-5 were11 will-7 women-8 wont4 worry-12;andisafuni9 kuphila9;angikaze-10;ang' +
  'isafuni9 ukuphila9;ankle-10;another-6;answer me-9;answering7 the-11;anxiety-8;anxious-10;any-6 class-6 classes-1' +
  '0 girls-4;anymore11 at-7 because-11 how-12 i8;anyone there-7;anything after10 at-12 on-6;anyway12;anywhere near-' +
  '10;apart6;apho-3;app-5;appendix-8;apple-7;appointment-6;april-10;are #-8 a-11 at7 both-8 breaking8 dead-11 five-' +
  '8 hiding8 his-9 looking10 moving-7 my-10 on-8 out-8 stairs-9 the-7 there-7 they-13 you-4;area-6 safe-6;argue and' +
  '10;arm wrestling-7;arms8;army-9;arnis-8;arrive-8;art-11;arthritis-8;arts-3;as a-5 hell-13 hy8;asap-9;asb vir-10;' +
  'asem8 nie8;ask-3 do8 he12;asked about-10 if11 me-6;asking7 for5 me-13;asleep10 now8;assault-12;assaulted18;asser' +
  'tive-7;assessment-9;assist-8;asthma-14;at all-9 arm-7 boxing-14 gunpoint11 home4 me5 my2 reception-9 res7 saps-7' +
  ' sport-6 university-12 varsity-8 what-8 work10 yours-9;ate8;attack10;attacked15 by-9 me8 on9;attacks-6 me-10;att' +
  'endance-7;attending-10;aunty4;available-7;away for-10 from10;awkward-15;ba10;baas14;baby7 along-9 changing-6 whi' +
  'le-10;back exit8 from6 in-7 on6;bad back-8 for-7;badly7;bafuna11;bag and3 is-8;bags-8;bail9;ballet-9;band-9;bang' +
  '7 ek-10;bangikhombe9 ngesibhamu9;banging6;bank account-8 card13 details-6;barber-8;barefoot-5;bars-8;basic-9;bas' +
  'ics-7;bathi11;batla go-9 ho6;baton-6;battle-9;bday-12;be #-8 alive9 around10 back-6 fit-7 here10 home-12 in-11 l' +
  'ate-13 looking-7 ok-6 on-10 safe-6 seen11 there-8 thrown-10;beard-10;beat5 me11;beaten8 up8;beats7 me10;because5' +
  ' of-5 they10;bed10;bee10 certificate-8;been7 behind9 hit-8 punched-8 training-8 waiting-9;before-4 a-5 class-4 h' +
  'e4 they-9;beforehand-12;begged8;begin-6;beginner-5;beginners-4;behaviour-9;behind me8;being12 abused9 punched-11' +
  ';bel-1 my-10;belt and-7 in-8 with-11;belts-7;bench-13;best class-12 for-10 way-8;bestelling-9;betilwe11;better o' +
  'ff11 price-6 when-7;bewe8;bf12;big-4;bipolar-8;birthday-7;bit-2 of-6 overweight-6;bitcoin-7;bjj-7 for-5 safe-9;b' +
  'lack belt-5 friday-8;bleeding10 and9 badly9;bleeds9;blocks the6;bloei12;bloem-11;bloemfontein-5;blood6 on8;blou7' +
  ';blue eye-13;boarding school-8;bodyguard-13;boiling10 water9;bokae-7;bokke-6;boks-6;bones-9;book-5;booked-8 alre' +
  'ady-8;booking-7;bookings-7;bored-10;bosigo9;bosiu9;boss is-7 keeps12 pay-6;bot is-7;both-7 of-8;bought5;bound-11' +
  ';box-3;boxed-11;boxer-11;boxes-11;boxing-5 at-5 class-8 now-8 on-7 without-9;boy at8 he-8 hes-7 in10;boyfriend9 ' +
  'and-8 came4 comes10 wants-8;boys are-9;braces-8;brakes12;branch-6;brave-11;breaking10;breathe13 through-12;breat' +
  'hing12;bree-9;breek9;bridge12;bring-2 anything-7 it-7;bringing my-10;brochure-7;broke3 down-9 his-11 in8;broken6' +
  ' again-12 bones-6 into-10;brother4 with5;brothers9;bru-8 can-7;bruises10 from8 on6;building is-6;buite11;buka-10' +
  ';bullet10 in8;bullied-8 at-12;bully-8;bullying-9;bunk-3;burglar-7;burn9;burning11;burns10;burnt6 me9;burpees-13;' +
  'bus and-13;buses-8;busy-10;but a-7 can-7 he8 only-8 want-7;button-7;buy-6 for-7;by bus-6 her7 law-9 mistake-14 m' +
  'yself-8 ons10 our9 someone9 taxi-8 the6 tonight11 whatsapp-8;bye-6;cable9;cage-10;calendar-9;calibre-12;call7 me' +
  '-16 that9;callback-8;calls11;calm-6 him-11;calories-7;came5 back5 in12 last-15 once-13 to12 with12;camera10;came' +
  'ras-6;campus7;can-4 do1 he-12 i-3 join-8 leave-12 my-7 read-10 she-9 somebody-13 the-5 they-8 we-9 you-3;cancel ' +
  'my4;cancellation-9;cancelled-12;cancelling-7;cannot3 get7;cant7 afford-4 attend-8 be8 breathe8 come-10 do-7 go9 ' +
  'log-6 make-4 run-9 see-6 stop10 tell9 wait-14;capoeira-8;caps-9;car and8 i8 in-12 on6 safe-9 was-6;card and6;car' +
  'dio-6;careful-11;carer11;carried9;carries-7;case7;cash-3 for-7;cause4;centurion-6;ceo-7 and-7;certificate-7;cert' +
  'ified-7;chain-7;champ-8;change-2 room-7;changed-8;changeroom-10;changing-9;charge-7;charged-11;cheaper-14;cheate' +
  'd-6;check-5 the-13;checkout-10;checks5;chemo-8;chess-11;chest8 is10;chicken-8;child doesnt-7 is6 of-6;children t' +
  'o-10;choke-7;choked7 me10;choking8;choose-9;choosing-10;claim-9;clas-11;class-3 cancelled-5 do-7 have-8 in-5 its' +
  '8 last-14 now-9 she-8 tomorrow-12 tonight-10 was-11 what-7 when-7 without-7;classes-5;clean4 and11 my-7;cleared-' +
  '13 by-8;clearing-8;click-8;climb-10;closed-7;closing time-7;clothes and12;club and8;cn i-9;coach-5 has-8 is-6 sa' +
  'ys-6 who-6 will-8;coaches-6;coachs-7;code for-8;coffee-9;cold-2 in-9 today-10;collapsed14;collar-8;colleague is-' +
  '5 trains-8;combat-7;combination8;come after-10 alone-10 anymore-9 as-8 by-8 do-10 home12 on-10 today-4 tonight-1' +
  '0 too-7 with-10;comes4 in10 off-5 on-7;comfortable-14;coming back8 from-7;comments-7;commit to-4;compare-9;compe' +
  'te-8;competency-8;competition-5;compulsory-8;condition-9;confidence-11 and-7;consent-9;contact-8 me-9;content-7;' +
  'contract-6;contracts-9;control and7;cool-7;cop6;coping10;cops9 what8;copy-5;corner-6;cos10;cost-4;costs-8;could ' +
  'come-12 do-8;couldnt find-7;country-10;couples-12;courier-6;couriered-9;course-6 for-5 my9 with-8;courses-7;cove' +
  'r-5;covid-7;coz6;cpo-8;cpr-10;crash-7;creatine-7;credentials-8;creed-7;cries11 when-11;crowd-7;crying8;curious-8' +
  ';cut9 myself9 off-8;cutoff-9;cuts10;cutting10 again10;cv-10;daar iemand-8 iets-7 is6 wees-8;dad4 hits9 says-12 w' +
  'ants-8 who-7;daddy8;dag4;dames-9;danger9;dangerous-9;dankie-8;data-8;date rape-7;dates-6;daughter gets-7 is-5 sh' +
  'es-9 wants-7 was7;daughters5;day-3 #-8 after-8 is-7;days are-11 i-6;dead11;death15;debietorder-8;debit-4 orders-' +
  '6;debited-11;debiting-8 me-8;decide-10;decides what12;deep10;defence-6 for-8 group-7;defend-6 himself-8 myself-8' +
  ' themselves-8;defending-8 myself-8;defense-5;delay-11;delete this8;delivered-9;delivery-8 of-9;demonstration-8;d' +
  'eregister-7;destroyed-10;details-8;deur9;deurmekaar9;diabetes-6;diary-4;did he-10 karate-9 krav-8 my-6;didnt6 co' +
  'me10 know-10 like-9;die5 afrigter-9 eerste-8 gim-7 kinders6 klasse-12 kursus-10 skool-6 week-8;directions-8;dire' +
  'ctors-8;disabled-11;disappear9;discipline-13;disciplines-9;discount-9;discovery-6;dissipline-12;distance-9;dit d' +
  'oen-12;dithunya12;divorce5;divorced-7;do-2 a-3 against-8 at-10 boxing-5 i-4 in-6 krav-6 mondays-9 one-9 parents-' +
  '8 people-8 self-6 something5 that-7 they-14 things8 we-4 with-5 you-2;doctor-14;doctors-8;doen as-10;does a1 bal' +
  'let-8 coach-7 my-9 she-8 somebody-11 someone-11 that-10 the-3 this-11 your-6;doesnt5 like-4 matter7 mind-15 stop' +
  '7 suit-7 want-7 work-9;dogs10;dogter sny7;domestic9 violence9;done it-8;dont5 care-12 drive-11 like-5 mind-11 ne' +
  'ed-10 really9 remember10 reply8 take-9 tell6 understand-8 use-11 want4;doodgaan14;doodmaak10;door8 at6 for-9 han' +
  'dle11 is9 on-8 or-8 so-10 to-9;doors and8;down5 at6 on-9 with-10;download-6;downstairs11;drag me10;dragged9 me9;' +
  'dragging10;drank17;draw-7;drills-10;drink11;drinking3;drive home-11;drives-6;drop-7 me-9;drove #-11 me11;drunk12' +
  ' and8;dubai-9;dude8;duration-7;durban in-8;during-3;dying10 to-8;each time-9;earlier-9;early-5 bird-8;ears-9;eas' +
  't-10 london-5;easy for-9;eats early-8;ebook-6;ebooks-7;ebusuku9;eczema-10;eers-9;eerste-9 klas-7;efe-12;ego-6;ei' +
  'ght-14;ek3 aan-7 daar-9 die-11 dit-13 in-9 is7 kom-11 kry7 lyk-10 met-16 my-12 myself-11 n-12 nie8 nog-9 sal-9 s' +
  'oek-6;ekhaya15;eks10;elandelayo-6;eldest-9;electricity-10;elevator-7;eleven-9;elke11 dag7;else in-10;email-9;emb' +
  'arrassed-9;emergency12;employment-10;en4 die11 ek12 haar10 vir-8;end4 it8 of-5;ended-9;ending it10;endlini16;ene' +
  'rgy-9;eng-6;engilandelayo10;english-10;enjoyed-9 it-9;enroll-7;enter-6;entertain-9;entrance-7;environment-8;epil' +
  'epsy-9;equipment-6;error-5;escape-11;escrima-9;esikolweni-13;eskom-9;eskrima-9;estate-12;esteem-7;etsa-10;evenin' +
  'g-6;evenings-4;event-8;events-7;every6 friday10 night12 second-10;everybody-12;everyone5 would8;everything9 is10' +
  ' so-9;everywhere9;ex7 colleague-8 keeps8 waits8;exam-8;exams-10 now-8;exchange-6;excited-12;expect-8;expensive-1' +
  '1;experience-8;explain krav-7;extramural-11;eye8 on-8;eyes8;eyi-9 #-9;face9;facebook-6;facilities-7;factory5;fal' +
  'l without-9;falling7;falls-4;family of-6;far-9;fat-6;father12;fault6;feb-11;fee-5;feed9;feel7 better-13 comforta' +
  'ble-11 like5 safer-7 so7;fees-7;felt-11;female only-9;fencing-8;fetch the-8;fetched9 my7;fetches-7;fetching8;fev' +
  'er-8;few-6 weeks-5;fifties-10;fifty-8;fight-4 will10;fighter-12;fighters-8;fighting-6;fights-9;fihla-11;fiks-11;' +
  'filipino-6;filmed11;finance-7;find a-9 it-10 my11 out-8 the-7;fine and-11 if-9;finger9 marks11;finish4;finished-' +
  '11;firearm-4;firearms-7 for-5;fired12;first-5 aid-3 class-3 few-6 if-11 month-6;fists-6;fit-1 and-6 in-6;fitness' +
  '-7;fits-8;five-10;fix-9 my-5;fixed-9;flat7;flatmate8;flexible-8;flu-9;fly-9;flying-9;folk-10;followed13 me8;foll' +
  'owing3 me9;follows6 me7;food11;fool-6 of-6;foon6;foot-8;for #1 a-4 ages-9 defending-8 delivery-6 everything8 hel' +
  'p6 him-13 himself-11 instructors-4 kids-6 me3 members-4 money11 our-9 sale-7 saturday-6 six-12 something-11 the-' +
  '3 three-7 women5 years-11;force-5;forced10 me7;forces me9;forever9;forget-9;forgot-10 my-4;fork8;form-8;forward-' +
  '5;found11 an8 her4 my8 out8;free-5 trial-5;freeze-5;freshen-8 up-8;friend2;friendly-5;from alex-6 behind-13 gym1' +
  '0 him15 home-4 leave-10 malawi9 next-8 rosebank-9 when-8;froze10;full-1;fun-13;gaan die-11 ek-11 my12;gals-9;gan' +
  'g9 up-11;gap-6;gardener9;gate6 code-12 is-9 with9;gbv16;geboelie-10;gedrink11;gee asb-9;gegooi10;geklap10;geld10' +
  ' terug-9;gemis-8;genoeg-13;geslaan7;get a-6 attacked-10 away12 back-9 better-14 for-4 hit-8 hurt-13 it-9 me-11 m' +
  'y-9 off-8 on-12 out10 punched-11 the9 there-7 through-8 to-5;gets his-10 hurt-13 rough10 tired-7;getting hurt-10' +
  ';gevaar9;gevat9;gi-5;gift-8;gim-7;girl in7 she-11 shes-9;girls night-8 only-6 they-15 who8;gisteraand6;give it-1' +
  '0 me-5 up-7;gives me5;glass6 in7;glove-14;gloves-6 and7 at-9 my-9;go for-5 home13 to4;goeie more-8;goes5 into8;g' +
  'oing4;gone10;gonna make-9;good-3;goodbye12 to4;goods-7;got5 any-7 attacked8 hurt-11 in8 into12 jumped7 kicked7 m' +
  'ugged6 my9 no-9 stabbed8;gps-7;grabbed8 my9;grading-7 soon-14;gradings-7;gran is-9;grandchildren-9;granny is10;g' +
  'rapple-11;grappling-9;great-14;grid-7;groin-9;groot-9;grootmense-7;ground-4;group at-7 for5;groups-4;guard-6;gua' +
  'rds-7;gun licence-7 on10;gunman-6;gunpoint11;guy7 from9;gym-6 and-11 i-12 is-7 yesterday-11;haar11;haarself6;hac' +
  'ked my8;had a-10;haha-10;hahaha-10;hair in-7;hairdryer-8;half-7;hall last-6;handed-12;handgun-7;handle myself-12' +
  ';handles-9;handskoene-10;happen-9;happened9 at9 to5;happens if-6 to-12;hard-5;harley-19;harm10;has2 a7 been6 bra' +
  'ces-10 exams-7 flu-7 he-12 her-8 long-8 me-10 pics8 school-11 seen-7 the-7;hasnt done-7 started-5;hate myself9;h' +
  'ave #-7 anything7 been9 for-7 kids-7 my5 never-7 the5 with-9;havent seen-10;having9 a11;he10 a-6 broke11 burnt9 ' +
  'calls9 can-12 checks9 come-6 comes11 did5 didnt6 died-8 do-10 drinks7 drives9 fit-11 forced8 found10 gets6 goes9' +
  ' hits8 killed11 knows8 leaves6 locked7 need-12 needs-11 pay-9 pulled8 punched9 ran-13 reads9 says9 shows9 start-' +
  '8 still-7 teach-10 took8 touches7 trains-9 will9 wont10;head coach-6;headgear-9;headlock-8;headscarf-9;health-8;' +
  'healthy-8;hear12;hearing7;heart5 attack6;heavy-10;hed10;held9;hell14;hello-3;hellopeter-9;help11 choosing-10 for' +
  '-9 he8 him-12 me-10 my9 the-10 with-8;helped-6;helper6;helping-9;hemp-8;her8 arms7 boyfriend8 brother-9 ex8 face' +
  '9 in9 name-11 phone12 room8 shell-8;here5 anymore9 in-8;hes13 #-11 a-12 back6 got5 kicking7 not6 the-9;het2 al8 ' +
  'die-13 hulle-10 julle-7 my11;hey coach8 guys-6 there-6;hi coach-8 im-12 what7;hide16;hides behind-10;hiding11 in' +
  '9;hier11;high-9;hijacked10;hijacking-7;him4 a-9 down-6 for6 may-7 up-9;himself8;hire-7 a-7;his7 age-8 arm-11 bro' +
  'ther-11 class-9 face8 gloves-8 gun10 hand12 lesson-7 name-12 pants8 sister-8 wife9;hit2 a-13 by10 first-12 me8 m' +
  'y10 the-8;hits10 me17 my10 the-11 us6;hitting7;hle13;hlp12;ho6 ithuta-11 ngodisa-9 shwa8 tseba-9;hoe-6 kom-10;ho' +
  'eveel-9;holiday-6;holidays-7;holster-6;home4 affairs-8 and6 at-6 crying-10 do-7 from5 with-14;homepage-7;homewor' +
  'k-9;hoodie-10;hoodies-10;hook-13;hope5 for-8;hosepipe10;hospital7 and-11;hou-9;hour ago10 or-7;house12 for-12 wi' +
  'th2;how-2 about-12 can-10 does-9 long-3 many-5 to-5 you-7;howzit-7;huis11;hulle12;hung-8;hurt9 in-7 me6 you-12;h' +
  'urting13 my8;hurts my8;husband6 and-5 beats8 hit12 together-9 wants-9;husbands8 brother9 gun-10;hv-10;hw-7;hy13 ' +
  'gaan9 het10 in-11 is-11 my12 oefen-9;hypertension-11;i2 address-10 bleed9 booked-6 bought-12 box-10 broke-7 call' +
  '-13 can5 carry-10 could-7 did-12 discount-8 do8 dont5 drove-9 email-8 feel12 froze11 got3 have3 hear10 hide10 ho' +
  'pe-13 hurt-9 in-8 just6 know8 leave-6 left-10 legally-10 like-6 lost-8 love-8 might-10 miss-7 must7 open-9 order' +
  'ed-5 pick-7 put-9 ran11 self8 shower-8 start4 take-5 testify6 think7 told8 took5 train-3 transfer-7 try-3 type-9' +
  ' use-8 was7 will-4 wont6 work-6 would-9;ice-9;iclass-9;id prefer-5;idea-10;idiot-10;iemand9 in7 my-11;iets aan-9' +
  ' vir-11;if4 i4 it-5 something-6 your10;ikhona-9;ikuphi-8;im5 #kg-7 a-4 at-10 back-8 being12 bleeding11 coming-6 ' +
  'from-9 gone10 just-8 late-11 locked8 looking-11 moving-8 new-7 next11 not5 only-9 out2 outside-7 overseas-8 read' +
  'y-8 scared8 sick9 very11;imininingwane-10;in #-8 an7 centurion-7 class-8 danger12 for-7 gevaar9 hospital4 house-' +
  '9 july-9 karate-8 laws9 matric-10 may-5 midrand-8 my4 sa-8 sparring-13 te-7 the3 today-8 town-4 trouble9;inappro' +
  'priate-7;incident-10;included-8;indemnity-7;indoda17;ine-10;ineminyaka-10;info-8;ingajoyina-10;ingane6 yami4;ini' +
  '-10;injured-11;injuries-7;injury-10;inligting-9;inombolo-10;inside10 with7;instant-9;instructor-5;instructors-7;' +
  'intake-7;interested-8;internet-14;intimidated-11;into a8 our8;intro-7;introvert-6;invoice-8 for-8;inyanga-9;iphe' +
  'phile-8;iron12;is #-5 al-15 an-6 asking-13 asleep8 bad-7 baie-9 bang11 beaten12 beating10 bjj-6 bleeding10 boxin' +
  'g-5 class-7 coming9 daar-7 die-7 drunk7 everything-10 fine-10 following7 for6 gone7 grey8 he-10 hurting9 iemand7' +
  ' in2 it-4 just-12 keen-7 killing-5 missing9 my-5 n-10 nearly-4 new-7 next8 no5 only-8 over-7 paid8 parking-7 san' +
  'dton-9 scared-9 she-9 shy-6 sick-9 small-8 stalking11 standing10 still5 strong-8 stuck-6 terrible-7 that-6 there' +
  '-4 this-5 threatening9 training-8 trying7 twee-10 unconscious9 useless-12 verkrag10 very-9 waiting10 weg8 your-4' +
  ' yours-11;isaphulelo-11;isiphandla-9;isipho-7;isnt9 answering7;it again10 all6 an-8 as-7 been-10 by-11 can-5 com' +
  'e-9 end-8 fine-9 free-9 goes9 good-8 happened11 happens14 has-7 he12 help-13 in-6 legal-7 like-8 my8 myself-9 sa' +
  'fe-11 says-15 stop10 the-10 to4 up-6 was11 when7;item-10;ithuta boxing-8;its2 dark-10 for-6 from11 good-13 my8 t' +
  'oo-11;itshireletsa-10;ive5 always-9;izinsuku9;izolo10;jaar-13;jacket-9;jik9;jits-5;jitsu-9;job in7;jobs-8;joburg' +
  '-7 and7;jog-7;join-4 her5 or9 with-8;joina-13;joined-11;joking6;judo-11;juffrou9;julle-5 met-14 nog-10 wat-14;ju' +
  'mp in-5;jumped12 by8;june-10;juniors-6;just4 for-7 got9 guys-8 had-12 letting-7 looking-9 now4 show-8 sit-10 tur' +
  'ned-11 wanted11;kabili-9;kakhulu7;kakubi8;kali-7;kamer9;kan-1 ek3 hy-12 julle-13;kanjani-8;kar8;karate-6;ke6 kot' +
  'sing8 tla-10;keen-10;keep6 a-12 an-8 my-9 up-10;keeping him-12;keeps8 grabbing6 saying9;kena-6;kerb-8;kettle6;ki' +
  'ck-5;kickboxing-7;kicked13;kicking me-10;kicks the7;kid broke-10 he-12 hes-9 is-9;kiddies-6;kidnapped14;kids at-' +
  '8 is-9 learn-7 on-8 sparring-11;kidz-8;kill8 myself8;killed3 my8 us-12;killing me-8;kindergarten-8;klapped9;klas' +
  '-5;klasse-6;knee-9;knie-11;knife attack-12 class-6 defence-5 fighting-4 to7;knock-10;know a-9 anyone-14 that-9 w' +
  'here7;knowing12;knows10 where8;kom kyk-9;koop-8;kopa thuso8;kotsing8;krav-7 for-4 help-7 is-10 maga-2 on-6;kravm' +
  'aga-8;ku-8;kufanele-8;kukho iklasi-10;kukhona9 i-9 yini-11;kumele-9;kunomuntu9;kuphi-8;kuphila9;kwe-12;l-9;l#-6;' +
  'la-11;laaitie-9;laat-7;lady5;lami11;landline-7;landlord14;last2 gym-9 night12 nights-8 nite8 time13 weekend12 ye' +
  'ar-2;late-1 again-10 tonight-8;lately-11;later-9;laugh-1 at-13;laughed at-6;laughs7;laughter-9;law-1 is-10;laws9' +
  ';lawyer-9;lazy-11;le #-9 kae-8;league-11;learn-2 at-8 cpr-10 something-10 that-8 this-8 what-8;leave5 her10 them' +
  '-10;leaves4;leer-5 julle3;lefa-10;left7 feet-10 handed-9 his-12 hook-12 one-10;leg-9;legal-3 to-4;leggings-8;lek' +
  'ker-10;length-7;less than-9;lesson-6 on-7;lessons-4 how-9;let5 you-6;letting-10;level-7;levels-6;lewe9 nie9;liam' +
  '-11;licence-6;license-7;lidmaatskap-10;lie6;life6;lift is-8 my-11;lights-7;like gloves-9 it-15 karate-4 this8 to' +
  '-3;liked-8 it-8;likes-8 soccer-9;link-8;listen-13;little brother5 one-5 ones-8;live3 next-10 on-11;lives far-6;l' +
  'iving alone-7;lo-11;load-11;loadshedding-6;loan5;lobola10;lock in-8;locked7 in7 me11 out-13 the10;locker room-6;' +
  'lockers-5;locks me11;log-7 in-5;logging-9;login-8;logo-7;lokuqala-12;lol-2 what-9;london-6;long-3 hair-9 in-9 sl' +
  'eeves8 till-10;longer5;look stupid-13 up-8;looking for2;lose my-10;losing7;lost my-10;loves-8 rugby-6;lower-7;lu' +
  'nch-3 hour-6;lyfwag-9;lying11;lyk-10;ma is-11;maak6;machine-9;madam11;mag ek-6;maga-3;mails-9;main-8;make a-9 fr' +
  'iends-15 him7 it5 my-8;makes9 me6;malawi9;malini-8;mama12;mamma9;man9 het9 i7 is9 tried7 who8;manager please-7;m' +
  'ang-10;manje17;manual-10;many kids-6 lessons-9 people-9;march so-7;marketing-11;marks15 on7;martial-5 art-5 arts' +
  '-3;mashonisa8;mat-7;matrics7;mats-6;matte-8;matter4;may-8 can-8 i-7 she-7;me6 a-5 about-9 after9 and4 ask-14 boo' +
  'k-8 by8 choose-7 down8 feel-13 go8 he14 her13 home9 i-3 im3 join-8 leave8 legally-12 like-6 not10 now-12 on5 onl' +
  'y10 out5 over13 see9 sign-10 since11 talk-12 the-4 there-10 think-9 today12 what-8 when5 with4 your-10;mean girl' +
  's-8;medical-7;medicine-8;medium-9;meer10 nie7;meet me-8;mekaar-11;member-5 already-6;members-7;membership-8;memb' +
  'rship-8;men3 hit-7;mention-6;messages8;met9 my-7 on12;metal-8;metro-7 cop-7;midday-9;midrand-7;might9;military-1' +
  '1;min ago9;mine5;mis10;miss me9;missed #-9 the-11;misses-9 it-9;missing8 a-11;mistake-14;mixed-6;mma-8;mme10;mod' +
  'elling9;module-8;molweni-11;mom said-10 wants-6;momentum-7;moms boyfriend10;monday is-10;monna9;month and-11 can' +
  '-7 end6 what-7;months is-9 pregnant6;mora-11;more energy-8;morning class-8 do-9;mornings-7;mostly-7;mother6;mout' +
  'h guard-7;mouthguard-9;move it-7 to-9 up-10;movie-8;moving to-6;much bigger14 for-7 i9 longer10 notice-7;mugged8' +
  ';mural-7;murder-3;muscle-14;muscles-8;music-13;must-3 he-3 i-3 join9 my-9 not9 she-7 study-6 they-11;my3 account' +
  '-12 ankle-9 baby10 bed8 bf8 boxing-8 boy-7 boys-5 brothers9 camera8 classes-6 coach11 complex8 contract-6 dad3 d' +
  'ads8 data-5 daughters5 dear-6 debit-9 details-8 diary-8 doodmaak6 door11 drink11 driver-7 ears-9 eks10 en3 ex4 e' +
  'ye12 eyes6 father6 fault9 firearm-9 first-6 flat10 foon7 friend4 friends11 gate5 gi-11 gun-6 hand10 head14 helpe' +
  'r8 home-8 hubby-4 huis8 husbands8 in11 kids3 knee-4 laaitie-8 little3 locker9 lunch-9 ma8 manager13 membership-4' +
  ' mind6 moms7 money-6 mothers9 n-7 nails-10 nephew4 niece6 notice-8 nudes10 order-10 pa5 package-5 parcel-9 paren' +
  'ts7 partner9 passport11 password-6 plan-7 purchase-7 question-7 room15 roommate6 school5 sessions-9 shack9 size-' +
  '9 stepdad9 stepfather7 stiefpa9 street10 student11 teenager-6 thing-9 tongue9 tracking-8 trial-9 uber-9 uncle8 v' +
  'oucher-8 way-4 wife-4 work6 wrists8;myself11 again8 id-9;n man7;na-5;names-12;nasty-10;naweek-7;ndincede14;ndiyo' +
  'pha11;ndiyoyika12;ndoyika14;ne11;near4 me-10 the-5 u-9 you6;nearby-6;nearest-9;nearly-9 #-7;neck8;need gloves-5 ' +
  'help6 it9 my-7 something-4 somewhere8;needs-10 shoes-7;neighbours9;nephew did-7 has10 he-13 hes-11 is-5;nervous-' +
  '13;net n-8;netball-10;never been-11 done-7 got-6 held-10 told9 trained-8;new-4 baby-10 here-11 man10;newbie-6;ne' +
  'wbies-9;newsletter-9;next belt-12 class-6 course-7 to7;ngabe kukhona-10;ngani-9;ngaphandle13;nge-9;ngenyanga-6;n' +
  'gesibhamu8;ngicela6 ningishayele-7;ngidlwenguliwe13;ngifika-10;ngifuna ukubhalisa-9 ukujoyina-3 ukwazi-6 umseben' +
  'zi-7;ngikhathele12;ngikhokha-9;ngilimele10;ngingeza-9;ngisengozini12;ngiyabonga kakhulu-11;ngiyesaba15;ngodisa-9' +
  ';ngoku16;ngokubhalisa-14;ngomgqibelo-9;ngubani-10;ngwana waka-14;nie5 asem8 meer12;niece5 is9 she-15 shes-14;nif' +
  'undisa-7;night3 and5 the-13 there-5 when5 which-11 with11;nights class-7;nikhona-7;nikuphi-8;ninayo-7 i-7;ningis' +
  'hayele-7;nite7;nivula-8 nini-7;nivulile-13;niyafundisa-9;niyakufundisa-13;njalo7;njani apho-11;nka-11;no but5 cl' +
  'ass-10 gloves-8 he-12 i-12 kicks-7 pictures-7 reason9 she-9 sign-7 time-11;nobody12 answers-13 has-9 will9;nodig' +
  '-9;nog nie-10 nooit-11;nogi-7;nommer-8;nomsa-6;noodhulp-9;nooit-13;noon-8;not4 allowed10 answering7 breathing10 ' +
  'coming-12 coping10 fit-11 for-12 found-8 from-10 good-11 helping-9 here-4 like-8 me-10 moving11 my-8 ok10 phone8' +
  ' safe15 tell9 that-10 to9 training-10 what-8 working-9;nothing serious-8;notice but-9 must-6;nou4 net8;now5 and-' +
  '7 he6 hes8 his7 im8 now6 she10 they6 want-8;nowhere8 to8;nr-8;nthuse8;nudes10;numb9;number he8 of-8 please-7;nur' +
  'se on-10;nxt-8;nyaope10;o18 a7 na-14;obligation-7;observe-8;oclock-7;oefen-6;of class-11 everything-11 falling-1' +
  '5 getting-13 kan-10 krav-8 laughter-9 me11 my7 myself-9 some-10 sparring-10 three-7 you-6 yours-10;off and7 at-7' +
  ' during-8 on-9 the8 this-8 twice-8;office hours-10;ok-5 to8;okay4;old job6 man11;older-7;oldest-8;on an-11 and-7' +
  ' at-8 bail9 coffee-9 facebook-12 hold-8 holiday-4 me4 nyaope10 standard-7 thursdays-7 tonight-9 top-9 tuesdays-6' +
  ' with-13 your-6;one arm-9 can-6 class-7 gets-10 guy-11 she-7 shes-8 to-7 who9;ones to5;onfiks-12;online-5;only-3' +
  ' because11 come-8 do-9 girl-7 has-7 session-9 type9;ons5 skool-10;ook-14;oop-8;open right-7 today-7;opening-10;o' +
  'perating-10;option-10;options-7;or-4 did-10 else10 is-5 just-6 my11 outside-7 they12;order-7 from-7 to-9 under-7' +
  ' went-7;ordered-8;orders-8;ordinary-8;other kids-13;others-9;ouers-9;ouma6;our4 boy-13 own-9 school3;out3 again-' +
  '11 and9 cold-9 from-9 im14 to-8 who-6;outage-7;outside5 my11;over #-6 #s-10;overdosed17;overnight-8;overpaid-8;o' +
  'verseas till-9;overweight-10;own class-6 firearm-7 gi-14 gloves-9 gun-8 pace-6 sticks-7 team-10;pa7;pace-8;packa' +
  'ge-8;packages-8;page-7;paid already-12 but-9 for-7 up-9;pakket-9;panic5 attack8;papers9;paperwork-8;paraplegic-7' +
  ';parcel-9;parcels-9;parents are7;parked-6;parking-2 for-10 lot7 safe-8 there-12;parks10;part-8;partner5 with-11;' +
  'party-4;partytjie-7;pass-6;passed away-9 out11;password-9;pastor11;pause-9;pay as-8 at-9 this-11;payflex-8;payin' +
  'g for-10;payment-5 link-7 went-12;pe-13;pending-7;pension8;pensioner of-5;pensioners-6;people look-7;per-5 day-4' +
  ' week-6;permit-6;person im11 with-7;personal-6;petrol7;phone and12 im7 in-11 is10 me-8 number-8 with-9;phoned3;p' +
  'hotos of7;physio-7;pick-6;picked-8 on-8;pickup-8;piercing-8;pilates-6;pille10;pillow6;pills14;pin-5;piss-7 off-7' +
  ';pitch-6;places left-6;plan-6 for-7;planet-7 fitness-7;planning to9;plates6;play-10;playground-9;plays cricket-1' +
  '0 hockey-11;please cancel-7 contact-8 dont11 no-6 send3 tell-9 what10;plek vir10;pls cancel9;plz9;podcast-10;poi' +
  'nt9 of8;pointed8;points-6;police14 discount-10 or-11;pop-9;popia-7;portal-10;possible-6;post office-7;posted4;po' +
  'wer-6;practice-7;practise-7;pram-8;prasa-8;prayer-7;prefer-7;pregnant5 can-10;premises-8;premium-7;present-8 for' +
  '-7;pretend8;prevention-6 talk-9;price-4 list-6;pricing-10;principal-12;print-7;prisha-8;private class-9 lesson-6' +
  ' lessons6 on-8;privates-9;products-9;proefklas-10;proefles-14;program-8;programme-6;project-8;promised me10;prom' +
  'o-10;promotion-7;properly5;protect-6 herself-10 my-6 myself-12;protecting-11;protection fee10 order9 training-5;' +
  'protectors-9;pryse-4;public transport-8;pulled4 me8;pulls a-6;punch-14;punched me7;punished9 for9;purchase-7;pus' +
  'hed me8;pushes me11;pushups-9;put a9 his12 in-8 on-9 training-9;putting-7;qala-10;qr-11;quarter-9;quick11 do-9;q' +
  'uiet13 time-12;quote-8;r# or7;rain-6;ramp-9;random12 but12;range-10;rank close-13 to-12;rape16 prevention-6;rape' +
  'd20;rate-8;rates-9;rather be11 see-7;reads my8;real-3;realistic-6;really dont-12;reason9 to8;receipt-9;receive-8' +
  ';received-7;reception-4;receptionist-6;recognised-8;recommended-8 you-8;record-11;recording-8;red-6;refuse-10;re' +
  'fused8;refuses to-7;register-10;registration-7;rehab-7;relationship9;remove-13;renewal-9;replacement-6;reply to-' +
  '11;requirements-6;res8;resignation-9;return-8;returning-8;review-9;rewards-7;ribs12;right for-9 to-9;ring-8;risk' +
  '-7;road4;robbery6;robbing9;rock-10;rocky-7;roll-8;rolling-9;rolstoel-11;rond-10;roof7;room and8 at9 can-8;roomma' +
  'te6;rooms-8;rooster-8;roster-8;round6;rude-10 to-11;rugby-6;rule-9;running-7;saam-13;saena-9;safe3 after-7 here1' +
  '0 walking-11;safety-6;said7 get10 he8 i-12 it5 monday-7 next7 no8 ok-13 theyll7 theyre8;sal my11;salary-12;sales' +
  '-9;salon5;same age-11 time-10 with-8;saterdae-8;saturday-3 class-8;saturdays-7;sauna-8;save5;saw a-9 it6 somebod' +
  'y-7;say5 they9 when-11 why10;saying12;says7 he5 hes10 if11 nothing-10 she8 shell4 shes8;scan-8;scared6 she-11;sc' +
  'ares9 me9;scenario-9;scenarios-8;scene-10;schedule-6 pls-6;school gate6 have-8 is-13 saying-6 till-9 to-8;scienc' +
  'e-5;score-9;scratched-8;screaming14;se9 hy10 klas-10;season-7;seat-4;second time7 weekend-8;secure-6 parking-6;s' +
  'ee everything-11 him9 how-6 me-6 my9 two-7 you-7;seen it-7;sees10;self2 defence-3 defense-5 esteem-7 harm10 prot' +
  'ection-8;selfmoord15;selfverdediging-10;seminar-7;seminars-7;send5 help8 it-11 location-10 me-3;sending-10;sends' +
  '8 me7;sent5;separate-6;service-7;services-9;session-8 i-10;sessions-7;seun3 van-9 wil-13 word-8;seven-8;seventy-' +
  '8;sex9;shack8;shaking12;shampoo-9;shape-7;share-9;sharing10;sharp-7;sharpen-9;she3 be-5 does8 go-5 got9 left8 le' +
  'ts-8 says11 sent6 train-3 trains-9;shelter8;ship-9;shipping-8;shoes on-6;shook6;shoot his7 with-5;shooting in8;s' +
  'hoots9;shops8;short-7;shortest-9;shot13 bru-9;shots7 fired8;should ask-10 have-8 i-6;shoulders-9;shoves9;show ho' +
  'w-7;showed me9;shower is-9;shut up-7;shuttle-8;shwa8;shy-11;sicela7 i8;sign-3 for-9 in-8 me-10;signal-9;signed-7' +
  ' up-6;since6 he7 the6;sis10;sister has9 is-8;sit and-3 while-6;sitting10;skaam-12;skiet8;skills-9;skip-9 me-8;sk' +
  'ipping-10;slaan14 my13;slaap7;slammed9;slap8;slaps13 me8;sleep12 in8 with13;sleeping7;sleeps early-10;sleepy10;s' +
  'leeves8;slept8;slipped-12;slot-6;slots-6;slow-10;smacked-10;small and-7 group-8 kids-6;smallest-10;smell-11;smil' +
  'es11;smoking-12;snapscan-8;sny12 haarself7;so4 cant-11 id-11 ill-10 is-13 its11 no-10 scared11 theres-11 tired12' +
  ' trial-7 want-11 wont-9 young-11;social-9;soek my11 n-9;soft-10;solar-8;sold out-9;some clothes11 way-7;somebody' +
  '6;someone7 attacks-6 call-9 is13 learn8 on-7 online7 parked-10 told-9 tried8 who6 with-10;something happens-6 li' +
  'ke-8 on-7 to-9;somewhere to-8;son hes-9 is-9 not-8 to11;song-6;soos-9;sore from-9;sorry3 for9;sorted it-8;space ' +
  'for-12;spam-8;spar-11;sparring-6;spaza7;speak2;speaks-10;special-5;specials-10;speed-9;splints-10;sport-10 with-' +
  '6;sports-9;sporty-8;spot-7;spray in-8;squad-10;staan15;stab8 me10 someone-12;stabbed15;stalker14;stalking7;stami' +
  'na-9;stamp hom-10;stand-3 up-10;standard-7;standing6;start boxing-7 in-11;started yet-5;station in-8;stay and-7 ' +
  'in-7;staying home-9;steam-8;stepdad11;stepfather10;steps-8;stick-5 attack-8;stiefpa9;still at-6 in-7 not-10 open' +
  '-8 pay-9 possible-8 train-11;stole my-11;stolen-9;stones11;stop5 and7 bleeding-9 for-9 him10 sending-9 someone-7' +
  ' with9;stopped last-9;storeroom6;storm-7;strange7;stranger danger-10;strangle-8;strangled8 me10;strangling6;stre' +
  'tching-7;strong-8 enough10;stronger-9;stuck-8;student-5;studies-13;study-7;stun-9;stupid5;stuur11;styl-10;style-' +
  '8;styles-8;submit-8;subscription-8;suicidal16;suicide14;suit-6 me-7;suitable-8 for-6;sum#12;sun-7;sunday trainin' +
  'g-7;support-7;sure of-12;surely-7;surgery-10;surprise-8;survive on-6;survived an-3;survivors9 do-13;suspended-7;' +
  'swallowed13 a11;swap-8;swears-11;sweating8;sweaty-11;sweet8;swelling8;swim-10;swimming-9;swims-12;swing-11;switc' +
  'h-9;switched-8;swollen6;sy7 is-10;system-8;tablets8 is-11;tactical-7;taekwondo-8;tag-6 me-8;tai-8;take out-9 ove' +
  'r-12 photos-7 them-8;takealot-8;taken7;talk5 for-9 on-9 to8;tall-10;tap-9;tapped-10;target-10;taught-10;tavern10' +
  ';taxi7 from-10 rank8;te begin-10;teach-3 her-8 that-8;teacher4;teaches-6;teaching-3;team-8;teams-7;teased-8;tech' +
  'nique-10;teen die9;teenager-7;telephone-10;tell anyone10 me-2 us-8;telling7 me4;tells6 me9;ten years-10;term-6;t' +
  'erms-8;terrible-7;terrified11;terug-12;terwyl-10;test-9;testify6;testosterone-7;texted9;thabo-8;than i6 me-10;th' +
  'anks-4;that again-10 allowed-6 class-11 he8 my-12 normal-13 ok-8 still-13 too-6 true-12 we-11 you-7;the #rd-9 ad' +
  'dress-5 aircon-7 alarm-9 app-8 area-5 army-8 baby6 bag-9 bar6 bathroom8 bed6 bench-12 best-8 black-11 bleed-10 b' +
  'olt9 book-7 bottle10 bridge12 bus13 calendar-7 class-7 club9 coach-9 coaches-5 coachs-7 complex-8 contract-10 co' +
  'urier-6 course-6 dark-6 debit8 different-9 divorce9 doctor-5 dog7 drain-4 drive-9 ebook-5 emergency-10 end-10 en' +
  'trance-10 factory8 family-6 fees-6 fight-10 fighting-10 first-4 flat10 floor7 form-10 gi-7 gloves-5 group-12 gym' +
  '-3 hall-9 hospital-10 hostel7 house7 instructor-7 intro-6 kettle6 kitchen14 law-15 left-10 lift7 line-7 link-3 l' +
  'ocker-9 lot-7 man7 manager-6 mat-5 mats-4 morning-8 mornings-7 most-7 moves-10 oldest-9 one8 other1 others-4 pag' +
  'e-6 parcel-8 party7 payment-5 petrol9 phone-6 place-1 playground-9 point11 police8 post-7 prices-13 programme-7 ' +
  'protection8 road4 roof13 room2 schedule-6 shop7 site-6 stairs6 sticks-9 storeroom6 street7 table7 tavern9 teen-6' +
  ' traffic-9 trainer-4 trial-2 tv10 ufc-8 uk-6 use6 website-6 week-6 weekend-6 window7 women-6 womens4 words11 you' +
  'ngest-6;theft-7;their father8 own-11;them all8 and9;themselves-7;then he10;there-3 an-5 are8 hope-8 is15 last-10' +
  ' on-8 room-10 safe-7 some-13 tonight-8;theres13 a6;they8 all-6 beat8 can-10 found10 gonna6 had7 have11 hit9 say8' +
  ' shot10 told-9 train-4 want7 will7;theyll9;theyre16 in8 still6;thing for-6 in-10;things10 at9;think so-12;thinki' +
  'ng9 about7 of5;this5 afternoon-7 bot-7 guy7 morning5 number12;threatened10 me8;threatening10 to8;threatens10;thr' +
  'ee months-9 times-12;threw5;throat12;through the5;throw acid4 me-10;throws things8;thursdays-8;thusang9;thuso7 k' +
  'a-12;ticket-7;tie-11;tied down-8;tier-8;tight6;tiktok-11;till6 he11 i12 im8 what-12 when-9;time he10 i6 its7 tab' +
  'le-7;timetable-11;timid-8;tiny-7;tips-9;tired fast-7;tmrw-6;to #-8 about-12 adriaan-8 ask-8 begin-10 box-8 break' +
  '6 burn9 coach-8 come-6 compete-8 complain-11 delete10 die14 disappear6 durban-7 eat-5 end13 feel-12 find5 go12 h' +
  'andle-7 help-7 hide12 him10 hurt9 if9 join-3 kill10 knock-8 know-5 learn-4 let-10 live8 login-5 look-9 make10 me' +
  '5 meet8 miss-8 my8 our7 park-10 partner-9 pause-9 pick-6 roll-3 save-13 send6 shoot-3 somebody9 someone-5 spar-7' +
  ' spot-11 stand-9 start-8 surprise-8 talk4 throw-9 train-9 training7 try-7 wake6 wash-6 which-10 work6 write-6;to' +
  'day he9 she11;toddlers-7;together-10;toilet at7;told8 anybody10 her12 me-6 my13;tongue8;tonight6 for-10 is7;toni' +
  'ghts-9;too hard-11 heavy-5 old-7 unfit-9 young-7;took13 my6 the7;torn-9;total-9;touched15 me10;touches12 me9;tou' +
  'gh-10;toughen-8;tournament-14;tournaments-7;towards9;town-7;track-7;tracker6 on7;tracking-12;traffic-8 on-8;trai' +
  'n-6 here-9 only-9 with-3 you-9;trained-9 before-5;trainer-11;trainers-12;training-7 at-9 next-11;trappe-11;traum' +
  'a-8;treat-10;trek-9;trial-5 and-10 together-10 tonight-10 what-5;tried6 to9;trophies-8;trouble7;true-9;trust my-' +
  '5;try-9 again-10;trying to4;tryout-10;tseba-9;tshaba12;tshirt-7;turn-5;turns #-12;turnstile-9;twelve-9;twenties-' +
  '11;twice-7;two different-6 left-10 men9 of-7;type1;u get10 give-9 got-11 guys-4 have-1 open-7 recommend-7 sell-7' +
  ';ubaba16;ubani-10;uber and8;ufc-7;ufuna9 i-8 ukundibulala8;uk-6;ukhona-10;ukuba13;ukubhalisa-12;ukufa14;ukugoduk' +
  'a11;ukujoyina-6;ukulwa-11;ukundibulala8;ukungibulala12;ukuphila10;ukuqala-12;ukushintsha-11;ukuthenga-6;ukuyeka-' +
  '7;ukuza-11;ukuzibulala18;ukwazi-9;uma9;umakhelwane8;umalume13;umfowethu12;umntu-10;umntwana wam7 wami-13;umqeqes' +
  'hi-7;umuntu8;umyeni14;umzimba-9;una-9 #-9;uncedo14;uncle13 plays10;uncles9;unconscious10;under8 a6 my6;underneat' +
  'h-11;understand-9;uneminyaka-10;unfit-13;uniform-8;university-12;unjani-8;unlimited-6;unsafe8;unsubscribe-9 me-8' +
  ';until5;up a-8 and7 by-10 if-8 tomorrow8 yesterday-7;upgrade-8;uphuze13;ur5;urgent7;us5 four-7 in10 last-8 to-7;' +
  'use a-9 it-15 my-10;used for-9;user-9;uses5;usizo11 nge-11 ngifuna-8;utata12;uthi12;uur-8;uyandibetha13;uyangish' +
  'aya15;uzongibulala15;vacancy-9;van #-5;varsity-7;vat number-7;vehicle-10;veilig-9;verdedig-12;vergeet-15;verkrag' +
  '15;very fit-9 shy-3 strict-8;video of-11;videos-6;violence5;violent8;vip-11;vir kinders-6;virtual-7;visiting-6;v' +
  'isitors-6;vitality-6;voel12;voetsek-10;voice7;volg8 my9;volgende-15;volunteer-7;vomiting12 and11;voting-7;vouche' +
  'r-8;vra-6;vyf-11;w10;wa14;waar-6;wait-2 in-7;waiting room-8;waits8 for7;waiver-9;wake10 up11;walk-7 from-4 over-' +
  '6;walked7;walking into-10 stick-5 to-5;wallet-11;wam12 ufuna-13 una-9;wami10 uyangishaya7;wanna6;wanneer-7 maak-' +
  '6;want a-6 fitness-8 her-13 in-8 me10 my-4 the-11;wanted8 to6;wanting to-9;wants boxing-10 to-4;warning-9;warran' +
  'ty-7;was2 away-10 hijacked7 mugged9 only7 raped14 retrenched-8 shot9 sick-13 small-11 so-7 stabbed12 supposed-9 ' +
  'told-12 too-10 training-12 up-9 very-9;wash-9;washing-6;waste-10;wat-4 maak9 time-5;watch-10;watching my9;water ' +
  'bottle-11 cut-10 from-7 safe-12;watter-10;we argue10 both-11 do7 get-5 got-10 take-7 would-5;weak-11;weapon-8;we' +
  'apons-8;wear long9;wears glasses-11;webblad-11;website-8 is-6;wedding-5 in-10;week and-8 so-11 to-8;weekday-8;we' +
  'ekends-6;weekly-8;weeks pregnant-9;weg10;weight-8;weights-7;welcome-6;wen9;went8 off6 to-13;were7;werk nie-10;wh' +
  'at-3 about-8 class-9 clothes-7 did-7 goes-5 happens-8 have-8 he12 if-19 makes-8 now-9 should-7 u8 was-13;whats h' +
  'appening-6 on-10 ur-8;whatsapp-7 me-8;wheelchair-4;wheels-13;when a-7 are-7 do-6 does-8 he12 hes13 i3 is-7 peopl' +
  'e-8 there-11 was-8 you11;where do-5 does-13 i5 is-5 must-8 r-7 to-10;which-6 building-11 day-6 group-12 mall-6 o' +
  'ne-8 taxi-8;while i-6 my-8 training-8;whispering12;whistling10;white belt-10 polo8;who can7 did6 got9 has-7 is-5' +
  ' must-7 reads-9 takes-7 teaches-5 were7 won-7 would-9;whole week-7 year-8;whos the-6;why do-7;wie-8;wife at-9 is' +
  '5 says-11 throws8 will-7;wil met-13 n-10;will-5 a-6 boxing-8 bring-10 hurt9 i-8 it-9 not-8 pay-10 she-8 shoot9 s' +
  'omebody-10 someone-10 take-11 the-6 they-14 u-7 you-7;window6 to-6;windows9;witch9;with2 boxing-7 bruises5 burpe' +
  'es-11 guns13 him8 kids-11 lights10 no4 photos10 someone-8 that-8 their-10;without a-7 any-7 breaking-7 hurting-8' +
  ' me8 my-9;woke8 up8;womans-9;women who6;womens class7 self-8;won-9;wont11 leave6 let6 make-14 need10 stop12;word' +
  '5 geboelie-8;words11;work can-8 is-8 nights-6 till-11;workout-9;workouts-10;works-5 at-10 shifts-10 till-11;work' +
  'shop-8 for-6;workshops-7;worries-12;worth it-9;would have-11 i-10 just10 krav-12 like-8 love-6 my-10 need-8 rath' +
  'er-8 she-14 the-10 this-10;wraps-10;wrestle-10;wrestling-9;wrists9;write-11;written10 the10;wrong-2 size-9;xa9 u' +
  'mntwana-10;xmas-6;ya-3;yakhe10;yami7 ineminyaka-10;yard7;year-7;yearly-9;years ago-11 any-7;yes-6 he-9;yesterday' +
  ' what-9;yet-8;yi-8;yini-11;yiphi-8;yo-13;yoga-8;yonke8;you-3 and-12 are-9 come-11 cover-9 didnt-8 dont-12 its7 l' +
  'et-8 like-8 look-10 make-9 mind-9 or-6 pay-5 please6 practise-8 sent-9 ship-8 show-15 so-9 store-7 take-3 taught' +
  '-10 teach-4 that-6 train-4 use-5 write-8;young-7;youngsters-10;your car-6 guys-7 homepage-7 husband13 instructor' +
  '4 karate10 latest-6 place-8 school-7 shop-9 site-10 student-11 trainers-11 training-9;youre-5;yours too-5;yrs ag' +
  'o-11;zip-7;zonke9;zoom-8';
