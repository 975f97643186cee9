// Written by `npm run train-distress` (docs/decisions/0116): what words and pairs of words say of distress.

/** In steps, as the weights are. */
export const BIAS = -4.68;

/** Of each word its weight, then the words that may follow it with the weight of both; entries are divided by ";". */
export const WEIGHTS =
  '-10;#-1 #-8 am-8 can-8 girls-8 guys10 he9 hours6 next-7 now-16 oclock-9 of-8 on-9 people-6 says7 tho-8 with-9 wo' +
  'men-8 years7;#h#-8;#ish-8;#kg-11 guy-6;#oz-6;#pm-4 class8;#s7;#st-7;#th-5;#yo-9;#yrs-8;a #yr-8 bad-5 beginner-9 ' +
  'bigger-8 bit-3 blue-13 bouncer-11 boxer-11 braai-8 break-10 bullet9 bully-7 burglar-8 car-8 case11 choke-8 coach' +
  '-10 cold-13 cop10 couples-13 course-5 creche-7 date4 deposit-9 dog-12 fever-8 few-6 fight-11 fire9 fool-7 gap-7 ' +
  'generator-8 gi-14 gun7 half-9 headlock-9 hit11 human-15 joining-11 kid-8 kids-6 knife9 lady7 lawyer-11 lesson-4 ' +
  'letter-12 licence-5 long-8 look-9 mall-9 man8 martial-7 medium-9 member-8 membership-7 miss-8 mouthguard-9 new-1' +
  '3 panga8 partner-8 pistol-9 pram-7 punch-7 quick-9 robot-14 safe8 saturday-6 security-5 shelter8 slap10 stranger' +
  '7 student-8 sunday-5 teenager-7 wedding-13 week-7 wheelchair-10 witch10 year-5;aan6 die-9 my13;aansluit-9;abafan' +
  'a9;abantwana-9;abanye-10;about a-5 being-11 boxing-6 it-10 joining-9 my-13 walking-9 you-9;above-8;absent-13;abu' +
  'se11;abused9;abusive11 relationship9;academy-7;accepted-9;access-10;accessible-9;accident-11;account-8;acid8;acr' +
  'oss the6;act-9;action-11;active-10;activity-14;add-9;address-6;adhd-10;admin-10;adrenaline-10;adult-9;adults-8;a' +
  'dvanced-8;advert-7;advice-11;advise-6;aerobics-7;af7;affairs-9;afford-7 it-8;afraid i-6 of12;afrigter-12;afslag-' +
  '8;after2 #pm-8 a-17 boxing-10 church-9 dark-4 i-9 training-7 your-11;afterwards-8;again8 i-8 last7;against a-11;' +
  'age-6;aged-7;agent-10;ages-3 ago-9;aggressive-8;ago7 can-9;agreement-7;aid-5 for-7;aikido-10;air-8;aircon-12;al1' +
  '0;alarm and-7;alexandra-8;alive12;all2 that-10 the-9;alleen-11;allowed-9 inside-9;almal7;almost-9 #-8;alone7;alo' +
  'ng-13;also is9;always-7 been-8 wanted-15;am afraid7 being11 i-8;amakilasi-10;amateur-8;ambulance11;among-15;amou' +
  'nt-10;an5 accident-8 adult-6 all-12 ambulance11 atm-8 eye-9 instructor-16 invoice-8 ngo-10 uber7;ancient-11;and3' +
  ' #-8 after-12 again-9 bought11 cannot-11 daughter-15 for-11 girls-7 hasnt11 have-11 he10 here-11 hes12 how-6 i6 ' +
  'id-7 if-13 im6 is7 it8 last7 leave11 my4 need-10 never-12 no-8 now4 on-9 one9 ran8 said11 says7 son-13 stick-7 s' +
  'till-7 they3 times-9 today12 tomorrow-10 very-7 walks-10 want-5 watch-7 what-6 whats-7 who-8 will-10 women-9 won' +
  't3 worry-12;andisafuni9 kuphila9;angikaze-11;angisafuni9 ukuphila9;ankle-12;annual-6;another-7;answer me-8;answe' +
  'ring7 the-11;anxiety-8;anxious-8;any-7 class-9 classes-9 girls-5;anymore12 because-11 how-12 i7;anyone there-8;a' +
  'nything after9 at-12 for-14 on-5;anyway13;anywhere near-11;apart7 from-9;apology-9;app-10;appendix-9;apple-8;app' +
  'ointment-8;april-8;are #-10 a-13 all-7 at6 both-6 breaking8 dead-11 five-9 his-10 killing-7 looking10 moving-9 m' +
  'y-11 new-8 on-10 out-9 the-8 there-8 they-14 ur-10 you-6;area-7;arm wrestling-7;arms7;army-10;arnis-10;arrive-11' +
  ';art-10;arthritis-8;arts-4;as a-6;asb vir-11;asem9 nie9;ask-3 do9 he12;asked about-11 me-8;asking me-11;asleep11' +
  ';assault-11;assaulted16;assessment-8;assist-9;asthma-15;at #-6 #pm-7 all-12 arm-7 boxing-14 gunpoint11 home4 me5' +
  ' my2 reception-10 res7 saps-10 sparring-8 sport-8 university-12 varsity-8 what-9 work11 yours-11;ate8;attack10;a' +
  'ttacked14 by-10 me8 on9;attacks-7 me-9;attendance-8;attending-11;autistic-8;available-9;awareness-8;away but8 fo' +
  'r-11 from11;ba9;baas15;baby8;back after-6 from8 i8 in-7 on8;bad back-7 for-7;badly8;bafuna11;bag and2 is-9;bags-' +
  '11;bail9;bakkie8;ballet-11;band-9;bang7 ek-10;bangikhombe9 ngesibhamu9;bank account-9 card10 details-7;barber-8;' +
  'barefoot-7;bars-9;based-8;basic-11;basics-9;bathi11;batla go-10 ho5;baton-8;battle-9 ready-6;bday-11;be #-9 a-9 ' +
  'alive10 around11 back-6 fit-10 for-8 good-9 here12 home-15 in-13 late-15 ok-7 on-9 safe-7 there-11 thrown-10;bea' +
  'rd-9;beat3 me10;beaten8 up9;beats8 me9;because5 of-8 they8;bed11;bedroom9;bee11 certificate-6;been7 behind9 hit-' +
  '9 training-10 waiting-9;before-4 a-6 class-6 my-8 the-7 they-8;beforehand-13;begging7;begin-8;beginner-6;beginne' +
  'rs-4;beginning-8;behaviour-11;behind me8;being14 abused9 punched-11;bel my-12;belt and-8 in-10 with-12;belts-10;' +
  'bench-14;best class-13 for-11 way-10;bestelling-9;betilwe9;better off11 price-7 when-7;bf10;big-4;bipolar-9;birt' +
  'hday-10 party-4;bit-3 of-9 overweight-7;bitcoin-8;bjj-10 for-6 safe-9;black belt-5 friday-8;blades-9;bleeding11 ' +
  'and12;bleeds9;bloei13;blood5 on8;blou8;blue-4 eye-13;bodyguard-16;boiling10 water10;bokae-9;bokke-6;boks-7;bones' +
  '-12;book-5 a-6;booked-10 already-8;booking-7;bootcamp-7;bored-11;bosigo9;bosiu9;boss6 is-9 keeps10;bot is-7;both' +
  '-11 of-8;bought5;bound-11;bouts-8;bow-9;box-4;boxed-12;boxer-12;boxes-10;boxing-7 at-6 class-10 gloves-7 on-8 wi' +
  'thout-9;boy at9 he-11 hes-8 in10 is-5;boyfriend10 and-8 wants-9;boys are-7;braces-9;brakes11;branch-4;brave-9;br' +
  'azilian-7;breakdown-7;breaking11;breath-10;breathe13 through-12;breathing12;bree-10;bridge12;bring-3 anything-9 ' +
  'it-8;bringing my-11;broke down-9 his-10;broken5 again-14 into-11;brother4;brothers9;bru-13 can-8;bruises11;buite' +
  '10;buka-10;bullet9 in8;bullied-10 at-13;bully-10;bullying-10;burglar-9;burn11;burning9;burns14;burpees-15;bus an' +
  'd-14;buses-7;busy-13;but a-9 can-6 he9 not-9 only-9 the-13 want-7;button-8;buy-6 for-7;by3 bus-7 her7 law-11 mis' +
  'take-13 myself-10 ons10 our8 taxi-8 the6 tonight9 whatsapp-9;cable10;cage-12;calendar-12;calibre-14;call8 me-17;' +
  'calls11;calm-8 him-13;calories-9;came6 in11 last-16 off-10 once-13 to12 with11;camera10;cameras-7;can-4 do1 he-1' +
  '7 i-3 join-10 leave-14 my-9 one-6 our-8 read-7 she-9 somebody-14 the-8 they-10 we-12 you-3;cancel my5;cancellati' +
  'on-10;cancelled-14;cancelling-8;cannot6;cant6 afford-6 be7 breathe8 come-10 do-10 go11 make-3 see-7 stop12 tell8' +
  ' wait-14;cape town-5;capoeira-10;caps-10;car in-16 on10;card and6;cardio-7;care-5;careful-10;carer12;carries-8;c' +
  'ase8;cash-4 for-7;cause7;cctv-9;centurion-7;ceo-9 and-8;certificate-10;certified-9;chain-9;chair-3;champ-8;chang' +
  'e-3 room-6;changed-9;changeroom-12;changing-11;charge-8;charged-12;cheaper-17;cheated-8;check-6 the-15;checkout-' +
  '9;checks4;chemo-8;chess-12;chest10;chicken-9;chiefs-9;child doesnt-7 is6 of-8;children to-11;choke-12;choked7 me' +
  '8;choking10;choose-12;choosing-9;christmas-8;claim-10;clas-12;class-4 cancelled-6 do-8 in-7 last-17 now-10 pls-8' +
  ' she-10 tomorrow-13 tonight-9 was-11 what-8 when-8 without-8;classes-6;clean5 my-8;clearance-13;cleared-12;clear' +
  'ing-9;click-11;climb-11;close protection-7;closed-9;closing time-8;clothes and11;clothing-9;club and7 in-6;cn i-' +
  '11;coach-5 has-10 is-6 says-7 who-6;coaches-6;coachs-8;code-4 for-7;coffee-13;cold-3 today-9;collapsed14;collar-' +
  '10;colleague is-7;colleagues-10;collect-10;colour-6;combat-8;come-1 after-11 alone-13 anymore-11 as-9 by-13 do-1' +
  '1 home13 on-12 today-5 tonight-10 too-8 with-13;comes6 in10 on-8;comfortable-15;coming back9 from-10;comments-9;' +
  'commit to-4;commitment-7;commute-8;company-6;compare-11;compete-9;competency-11;competition-7;compulsory-9;condi' +
  'tion-12;confidence-16;confirmation-9;consent-10;contact-10 me-10;contract-8;contracts-10;control and8;cookies-7;' +
  'cool-8;cop6;coping9;cops9;copy-7;corner-6;cos11;cost-5 of-7;costs-10;could-5 come-12 do-8;couldnt find-8;country' +
  '-10;couples-15;courier-10;course-7 for-7 my8 what-9 with-9;courses-8;cousin is-8;cover-9;covid-10;coz6;cpo-9;cpr' +
  '-13;crash-8;credentials-9;credit-8;creed-8;cries11 when-10;crowd-9;crying5;curious-8;cut8 myself9 off-8;cutoff-1' +
  '1;cuts9;cutting9 again9;cv-8;cycle-10;daar iemand-9 iets-9 is8 wees-8;dad5 hits9 says-11 wants-9;dames-9;danger1' +
  '0;dangerous-11;dankie-9;data-9;dates-8;daughter gets-8 has-10 in-8 is-6 shes-9 wants-10 was8;daughters6;day-4 #-' +
  '9 after-10 is-6 one-11;days are-11 notice-8;dead11;deals-9;death14;debit-2 orders-7;debited-12;debiting-8 me-8;d' +
  'ecide-12;deep10;defence-7 for-10 group-8;defend-9 himself-10 myself-9 themselves-8;defending-10 myself-10;defens' +
  'e-5;defensive-8;delay-11;deliver-10;delivered-9;delivery-12 of-9;demo-8;demonstration-8;deregister-8;destroyed-1' +
  '1;details-11;deurmekaar10;di-8;diabetes-7;diary-5;did he-9 karate-12 krav-8 my-6 you-11;didnt6 come11 know-11 li' +
  'ke-11;die5 afrigter-11 eerste-9 gim-8 kinders7 klasse-14 kursus-11 skool-8 week-8;directions-10;directors-9;disa' +
  'bled-13;disappear10;discipline-12;disciplines-11;discount-11;discovery-7;dissipline-12;distance-10;dit-11 doen-1' +
  '0;dithunya12;divorce6;divorced-8;do-1 a-5 against-9 at-11 beginners-8 boxing-8 first-6 i-7 in-6 kids-6 krav-7 mm' +
  'a-10 mondays-9 most-8 on-8 one-11 people-10 self-7 something6 that-10 they-17 those-7 we-6 you-2 your-4;doctor-1' +
  '4 says-5;doctors-9;doen as-12 julle-10;does-1 a4 ballet-10 my-12 she-10 somebody-12 someone-9 that-10 this-13 yo' +
  'ur-7;doesnt6 like-6 mind-15 stop6 want-6 work-10;dogs9;domestic10 violence9;done it-10;dont8 care-10 drive-11 li' +
  'ke-6 mind-11 remember9 reply7 take-10 tell5 understand-9 use-12 wanna-7 you-10;doodgaan15;doodmaak9;door9 at2 fo' +
  'r-10 handle9 is8 on-9 so-10 to-10;down6 at6 on-10 with-11;downgrade-7;download-7;downstairs11;dra-10;drag me8;dr' +
  'agged10 me10;dragging8;drank17;draw-8;drills-13;drink12;drive-6 home-10;drives-7;drop-7 in-5 me-11;drove #-11 me' +
  '10;drunk14;dubai-10;dude7;dumela-6;duration-9;during-3;dying10 to-9;e book-3;each time-10;earlier-9;early-6;ears' +
  '-12;east-13;easy for-9;eats early-9;ebook-8;ebooks-9;ebusuku10;eczema-10;eers-9;eerste-12 klas-8;efe-13;ego-6;ei' +
  'ght-15;ek2 aan-8 as-6 daar-11 die-13 dit-11 in-10 is8 kom-12 lyk-10 my-14 myself-10 n-15 nie9 nog-8 sal-10 soek-' +
  '5;ekhaya14;eks10;elandelayo-7;elbows-9;electricity-14;elevator-9;eleven-11;elke11 dag9;else in-11;email-11;embar' +
  'rassed-9;emergency13;employees-7;employment-10;en6 die11 ek11 haar10 vir-8;end4 it10 of-6;ended-9;endlini16;ener' +
  'gy-12;eng-7;engilandelayo10;english-12;engu-7 #-7;enjoyed-9 it-9;enter-9;entertain-8;entrance-7;epilepsy-11;equi' +
  'pment-8;error-7;escape-12;escrima-12;esikolweni-14;eskom-11;eskrima-10;estate-14;esteem-8;etiquette-6;etsa-10;ev' +
  'ening-7;evenings-5;event-7;events-9;every6 night11 second-13;everybody-15;everyone6;everything9 is9 so-10;everyw' +
  'here10;ex7 keeps8 waits7;exam-8;exams-12 now-9;exchange-6;excited-13;exercise-11;expect-10;expensive-11;experien' +
  'ce-10;expired-11;extramural-12;eye6 on-9;eyi-10 #-10;face10;facebook-7;facilities-8;fall without-8;falling7;fall' +
  's-4;family discount-7 of-6;far-12;fat-7;father13;fault8;feb-9;federation-8;fee-4 for-7 is-5;feel7 better-13 comf' +
  'ortable-11 like5 safer-8;fees-10;feet-9;felt-13;females-8;fencing-9;fetch me-10 the-9;fetched12 my8;fetches-6;fe' +
  'tching9;fete-11;fever-8;few-6 weeks-7;fifties-10;fifty-9;fight-5;fighter-14;fighters-10;fighting-8;fights-13;fih' +
  'la-12;fiks-13;file-8;filipino-8;filmed9;finance-7;find a-10 it-11 my9 out-10 the-9;fine and-9;finger9 marks10;fi' +
  'nished-12;finishes-10;firearm-6;firearms-9;fired13;first-6 aid-3 class-4 few-8 if-12 month-7;fists-7;fit-1 and-8' +
  ' in-10;fitness-11;fits-9;five-10;fix-12 my-6;fixed-10;flat8;flatmate8;flexible-11;flu-11;fly-11;flying-9;followe' +
  'd13 me9;following3 me9;follows5 me8;food9;fool-7 of-7;foon7;foot-11;for #2 a-4 ages-9 all-11 bjj-4 boxing-5 cars' +
  '-10 children-9 defending-10 everything7 help8 him-11 himself-10 instructors-7 just-10 kali-6 kids-7 members-5 me' +
  'n-10 money10 my-4 myself-9 nothing-7 our-10 parking-8 sale-9 saturday-7 self-8 six-12 something-15 the-3 three-1' +
  '0 women3 work-8 years-10 you-11;force-6;forced9 me8;forces me9;forever10;forget-10;forgot-12 my-5;fork6;form-11;' +
  'forward-8;found13 my8;free-6 trial-7;freelance-8;freeze-6 for-9;freshen-9 up-9;friend4;friendly-7;from alex-8 be' +
  'hind-14 gym9 him14 home-5 leave-11 next-9 rosebank-11 when-9;froze8;full-2;fun-15;gaan die-12 ek-10 my11;gals-10' +
  ';gang9 up-12;gap-8;garage and7;gate6 and9 code-12 is-11;gautrain bus-9;gbv16;geboelie-12;gedrink12;gee asb-9;gel' +
  'd terug-8;gemis-9;genoeg-13;get a-7 attacked-11 away12 back-11 better-14 for-6 hit-10 hurt-15 injured-10 it-9 me' +
  '-12 my-10 off-9 on-11 out10 punched-12 the11 there-8 through-9 to-5;gets his-11 hurt-16 rough9 tired-8;getting h' +
  'urt-10;gevaar8;gevat8;gi-6;gift-9;gim-8;girl she-10 shes-9;girls night-9 they-15;gisteraand6;give6 it-13 me-8 up' +
  '-11 you-7;given-8;glass7 in8;glove-16;gloves-8 at-9 my-10;go for-7 home14 na-8 to5 up-6;goeie more-9;goes7;going' +
  '4;gold-8;gone12;good-3 morning-9;goodbye11;goods-9;got5 any-8 away8 hurt-12 into11 jumped9 kicked6 my11 no-9 som' +
  'ething-10 stabbed9;gps-8;grabbed7 my10;gracie-8;grade-4;grading-8 soon-15;gradings-8;gran is-10;grandchildren-9;' +
  'granny is9;grapple-11;grappling-10;great-16;grid-7;groep-10;groin-11;groot-10;grootmense-7;ground-5 work-9;group' +
  '-6;groups-3;guard-9;guards-9;guide-9;gumguard-8;gun licence-9 on11;gunpoint11;guy9 from7;gym-7 and-11 i-10 is-7 ' +
  'yesterday-10;haar13;had a-11;haha-11;hahaha-11;hair in-9;hairdryer-9;half-7;handed-14;handgun-8;handle myself-14' +
  ';handles-9;handskoene-9;happen-11;happened10;happens4 at8 if-9 to-15;hard-6;harley-18;harm9;has4 a7 adhd-8 been6' +
  ' braces-12 exams-8 flu-8 he-14 her-9 long-10 me-11 pics8 school-13 seen-9 the-9;hasnt done-8 started-6;hate myse' +
  'lf9;hav-7;have #-10 an-6 been8 for-10 it-7 kids-10 muay-9 my5 never-8 something-3 the5 with-11 you-7;havent seen' +
  '-10;having11 a11;he13 a-6 broke11 can-13 checks8 come-7 comes8 did6 died-9 do-10 doesnt-7 drinks8 drives10 fit-1' +
  '4 found10 gets4 go-12 have-9 hits9 killed13 knows11 need-14 needs-12 pay-10 pulled7 ran-13 reads9 says7 start-10' +
  ' still-7 teach-12 trains-9 will8 wont11;head coach-7 instructor-7;headgear-10;headlock-9;headscarf-9;health-9;he' +
  'althy-9;hear11;heart4 attack6;heavy-13;hed9;held9;hell12;hello-4;hellopeter-9;help12 choosing-9 for-10 he7 him-1' +
  '5 me-11 my8 the-10 with-9;helper9;helping-10;hemp-9;her8 arms7 brother-11 face11 in10 name-9 phone12 shell-8 thi' +
  's9;here6 anymore10 i-12;hes14 #-13 a-13 got4 kicking7 not7 the-11;het2 die-14 hulle-11 julle-9 my10;hey coach10 ' +
  'there-7;hi coach-11 id8 im-15 what6;hide15;hides behind-11;hiding12 in8;hier11;high-9;hijacked11;hijacking-9;him' +
  '5 a-12 its10 may-7;himself7;hire-9 a-9;hiring-7;his8 age-10 arm-12 brother-11 class-12 gloves-9 gun10 hand11 les' +
  'son-10 name-12 sister-10;hit2 a-15 first-12 me8 my10 the-10;hits9 me17 my10 the-11;hitting5;hle13;hlp11;ho6 ithu' +
  'ta-12 ngodisa-10 tseba-10;hoe-5 kom-14;hoeveel-12;holiday-9;holidays-9;holster-7;home4 affairs-9 and7 at-4 do-8 ' +
  'for-9 from5 with-14;homepage-8;homework-10;hoodie-12;hoodies-10;hook-15;hope5;hosepipe10;hospital7 and-12;hot-9;' +
  'hour ago10 or-9;house12 for-12;how-2 #-9 about-13 can-13 does-13 far-4 is-10 long-4 many-5 to-6 would-12 you-8;h' +
  'owzit-11;huis10;hulle13;hung-9;hurt8 in-8 me6 you-10;hurting12 my7;husband5 hit10 is4 says-7 wants-9;husbands10 ' +
  'gun-10;hv-8;hw-9;hy12 gaan10 het11 in-11 is-10 my14 oefen-10;hypertension-11;i3 address-8 are-11 be2 booked-9 bo' +
  'ught-14 box-11 broke-1 call-14 can6 carry-11 could-8 course-7 did-14 discount-9 do9 drop-11 drove-9 email-5 feel' +
  '11 follow-11 forgot-8 found-1 froze10 got2 have4 hear10 hide9 hope-14 hurt-10 in-8 just7 know9 leave-10 left-12 ' +
  'legally-11 like-7 lose-8 lost-11 love-9 mean-11 miss-10 must8 open-11 order-12 ordered-8 pick-9 put-14 ran11 sho' +
  'wer-10 start4 still-1 take-5 testify8 tied-6 train-4 transfer-10 try-4 type-10 use-10 was7 watch-7 will-6 wont5 ' +
  'work-10 would-11 write-9;ice-12;iclass-10;id and9 prefer-7;idea-11;idiot-10;iemand10 my-13;iets aan-9 vir-12;if5' +
  ' her-11 i5 it-7 something-8 your11;ikhona-12;im6 #kg-9 a-5 at-13 away-7 back-9 being11 bleeding9 coming-7 from-1' +
  '2 just-7 late-13 locked7 looking-11 moving-8 new-8 next11 not5 only-10 out5 ready-10 scared9 very10;imininingwan' +
  'e-11;in #-6 an8 cape-7 centurion-9 class-9 court-7 danger12 december-9 feb-9 for-7 gevaar8 hospital3 house-9 kar' +
  'ate-10 laws9 march-10 matric-10 may-6 midrand-9 my4 october-6 pretoria-6 sa-9 sparring-14 the5 their-8 time-8 to' +
  'day-9 trouble9;inappropriate-7;incident-10;included-9;indemnity-9;indoda17;ine-11;ineminyaka-11;info-11;informat' +
  'ion-9;ingajoyina-11;ingane8 yami2;ini-10;injured-11;injuries-9;injury-10;inligting-10;inombolo-10;inside10 with6' +
  ';instagram-8;instant-10;instructor-5;instructors-7;insured-8;intake-11;interested-11;internet-15;intimidated-13;' +
  'into a8 our8;intro-8;introvert-8;invoice-12;inyanga-9;iphephile-9;iron11;is #-6 af-9 al-16 all-8 an-5 asking-10 ' +
  'asleep8 bad-9 baie-12 bang10 beaten12 bjj-6 bleeding11 boxing-7 class-8 coming9 daar-10 die-9 everything-10 fine' +
  '-10 following8 going4 gone8 he-14 hurting11 it-5 just-13 keen-7 killing-8 missing8 my-7 n-10 nearly-6 new-9 next' +
  '9 one-9 only-11 over-7 parking-9 sandton-9 scared-8 seer-11 she-11 shy-7 sick-10 small-9 stalking11 standing9 st' +
  'ill6 strong-9 stuck-7 terrible-8 that-6 there-4 this-5 threatening9 training-7 twee-11 unconscious10 useless-11 ' +
  'verkrag9 very-12 waiting10 weg7 your-4 yours-11;isaphulelo-11;isipho-7;isnt10;it again10 all7 an-10 as-7 back-11' +
  ' be-8 been-10 by-11 come-10 end-10 fine-11 free-12 goes9 good-9 happened8 happens13 have-9 he12 help-15 here-8 i' +
  'n-6 legal-8 like-8 myself-9 on-6 safe-13 says-17 start-8 stop10 takes-9 the-12 to6 up-7 was14 when8;item-12;ithu' +
  'ta boxing-9;its3 dark-10 for-8 good-15 too-12;itshireletsa-9;ive7 always-10;izinsuku9;izolo10;jaar-14;jab-8;jack' +
  'et-10;january-6;jits-7;jitsu-11;job in7;jobs-8;joburg-8 and6;jog-9;join-4 or9 with-9;joina-13;joined-12;joining-' +
  '3;joins-8;judo-11 for-5;juffrou10;julle-6 dit-6 met-15 my-9 nog-11 oop-7 wat-15;jump in-6;jumped12;june-10;junio' +
  'r-9;juniors-7;just5 for-8 got10 guys-9 had-15 letting-8 looking-12 show-7 sit-11 to-9 turned-13 wanted10;kabili-' +
  '10;kakhulu7;kali-9;kamer10;kan-1 ek3 hy-13 julle-15;kanjani-10;kanselleer-8;kar7;karate-4;ke9 tla-11;keen-14;kee' +
  'p6 a-10 an-9 my-8 the9 up-11;keeping him-14;keeps9 her4;kena-7;kerb-8;kick-6;kickboxing-9;kicked13;kicking me-11' +
  ';kid broke-9 he-15 hes-11 is-10;kiddies-8;kidnapped14;kids at-9 learn-8 on-9;kidz-9;kill7 myself8;killed us-12;k' +
  'illing me-9;kind of-11;kindergarten-10;kit-6;klapped9;klas-6;klasse-6 vir-6;knee-10;knie-9;knife2 attack-14 clas' +
  's-10 defence-8 fighting-7 to6;knives-4;knock-13;know a-10 anyone-15 that-9 what4 where9;knowing11;knows10 where8' +
  ';kom kyk-11;koop-9;kopa thuso7;krav-9 is-10 maga-2 on-7;kravmaga-9;ku-10;kufanele-9;kukho iklasi-11;kukhona9 i-1' +
  '1 yini-11;kumele-9;kuphi-9;kuphila9;kwe-12;l-10;l#-7;la-12;laaitie-11;laat-9;lady5 coach-9;lami11;landline-9;lan' +
  'dlord11;last2 gym-9 night13 nights-9 nite7 time13 year-1;late-1 again-13 to-9 tonight-10;lately-12;later-9;laugh' +
  '-3 at-14;laughs8;laughter-10;law-1 is-9;laws9;lawyer-11;lazy-12;le #-11 dilemo-9 kae-8;league-11;learn-2 at-8 cp' +
  'r-11 something-13 that-10 this-8 what-10;leave4 he11 her8 them-8;leer-9;lefa-8;left8 feet-9 handed-10 his-14 hoo' +
  'k-13 one-11;leg-10;legal-4 in-8 to-6;leggings-8;legit-8;lekker-13;length-7;less than-8;lesson-8 on-8 with-6;less' +
  'ons-4 how-8;let4 you-8;letting-12;level-11;levels-8;lewe9 nie9;liability-8;liam-11;licence-6 is-10;license-8;lid' +
  'maatskap-9;lie6;life6;lift my-12;lights-8;like gloves-9 it-16 karate-5 me-14 this9 to-5;liked-9 it-9;likes-9 soc' +
  'cer-9;limit-8;link-10;list of-9;listen-14;little brother4 one-5 ones-11;live3 next-10 on-14;living alone-9;lo-9;' +
  'load-11;loadshedding-8;loan6;location-3;lock in-10;locked7 in7 me12 out-14 the10;locker room-6;lockers-4;locks m' +
  'e7;log-11 in-6;logging-11;login-12;logo-8;lokuqala-13;lol-1 what-11;london-10;long-3 hair-11 in-11 sleeves8 till' +
  '-11;longer5;look like-10 stupid-12 up-7;looking2 for2 to-11;lose my-10;lost my-11;lots-8;loves-9 rugby-7;lower-8' +
  ';lunch-4 hour-7;lyfwag-10;lying13;lyk-11;ma is-12;maak9;machine-9;madam11;mag-4 ek-3;maga-3;main-9;make a-10 an-' +
  '6 friends-17 it5 my-11;makes9 me5;malini-9;man11 het9 i4 is10 who9;manager7 please-11;mang-11;manje17;manual-10;' +
  'many hours-8 kids-6 lessons-12 people-11 years-8;march-8;marketing-11;marks15 on7;martial-6 art-7 arts-4;mashoni' +
  'sa7;mat-7;matrics7;mats-7;matter5;may-11 can-7 i-10 she-7;me7 a-6 about-10 after9 and4 ask-14 book-8 by9 choose-' +
  '8 down8 feel-13 go6 he11 her14 home9 i-4 join-9 leave8 legally-12 like-8 not11 now-11 on7 only10 out4 over13 see' +
  '9 sign-11 since11 talk-13 the-4 there-11 think-9 what-11 when6 your-11;medical-8 course-5;medicine-8;medium-10;m' +
  'eer10 nie7;meet me-8;meeting-8;mekaar-12;member-7 already-7 for-9;members-9;membership-11;membrship-9;men5 hit-7' +
  ';mens praat-12;mention-8;menu-9;messages7;met10 on11;metal-9;midday-11;middle-8;midrand-10;might9;military-11;mi' +
  'ne5;minimum-8;minors-8;mis10;missed-5 #-9 the-9;misses-9 it-10;missing8 a-12;mistake-13;mix-9;mixed-8;mma-7;mme9' +
  ';mobility-8;molweni-11;mom has-8 of-6 said-12 wants-9;momentum-8;monday is-13;money back-3;monna10;month and-12 ' +
  'can-9 end5 is-9 to-7 what-8;months is-10;mora-13;more energy-8;morning class-10 do-13;mornings-9;most people-11;' +
  'mostly-9;mother6;mothers8;mouth guard-8;mouthguard-10;move it-8 to-13 up-12;movie-11;moving to-9;mr-11;much are-' +
  '7 bigger13 does-6 for-9 longer10 notice-10;mugged9;mural-9;murder-5;murdered-11;muscle-15;muscles-9;music-15;mus' +
  't-1 a-10 he-7 i-6 my-13 she-11 study-7 they-12 we-10;my4 account-14 ankle-9 baby8 bf8 bjj-7 boxing-8 boy-8 boys-' +
  '8 brothers9 classes-9 coach9 complex11 contract-10 cv-7 dads8 data-7 daughters6 dear-8 debit-15 details-9 diary-' +
  '10 doodmaak6 door12 drink12 driver-9 ears-10 eks10 en4 ex3 eye12 eyes7 father4 fault12 first-7 flat9 foon6 free-' +
  '9 friends10 gi-11 gun-8 hand9 head13 home-9 huis7 husbands11 in11 kids5 knee-6 laaitie-9 little3 locker11 lunch-' +
  '8 ma6 manager13 membership-5 mind7 money-8 mothers9 n-8 nails-10 niece6 notice-8 nudes10 order-16 pa4 package-6 ' +
  'parcel-10 parents6 partner9 passport12 password-7 plan-9 question-8 room14 sessions-9 size-8 stepdad8 stepfather' +
  '8 stiefpa8 street8 teenager-6 thing-8 tongue11 tracking-9 trial-14 uber-10 uncle9 water-6 way-6 weer7 wife-3 wor' +
  'k5;myself13 id-10;n man8;na-5 ho-9;nako-10;name-4 is-5;names-14;nasty-12;naweek-7;ndincede14;ndiyopha11;ndiyoyik' +
  'a12;ndoyika14;near5 me-10 the-9 u-9 you6;nearby-8;nearest-10;nearly-10 #-9;neck8;need gloves-7 my-10 something-4' +
  ' somewhere10;needs-9 shoes-8;nephew he-14 hes-10 is-8 wants-5;nervous-17;net n-9;netball-10;never been-14 done-9' +
  ' got-7 held-10 told10 trained-10;new-4 baby-11 here-12;newbie-7;newbies-11;newsletter-10;next beginners-5 belt-1' +
  '3 class-8 course-8 to5;ngani-9;ngaphandle15;nge-11;ngenyanga-6;ngesibhamu8;ngicela6 ningishayele-8;ngidlwenguliw' +
  'e13;ngifika-10;ngifuna ukubhalisa-9 ukwazi-6 umsebenzi-7;ngikhathele12;ngikhokha-10;ngilimele10;ngingeza-10;ngis' +
  'engozini12;ngiyabonga kakhulu-11;ngiyesaba15;ngodisa-10;ngoku16;ngokubhalisa-15;ngomgqibelo-11;ngubani-12;ngwana' +
  ' waka-14;nie3 asem9 maar-11 meer12;niece5 is9 she-15 shes-15;nifundisa-8;night4 and4 the-12 with11;nights class-' +
  '8;nikuphi-9;ninawo-9;ninayo-8 i-10;ningishayele-8;ninja-9;nite7;nivula-9 nini-7;nivulile-13;niyafundisa-9;niyaku' +
  'fundisa-13;njalo11;njani apho-12;nka-13;no class-11 gloves-7 he-13 i-12 pictures-8 reason11 she-13 sign-9 time-1' +
  '2 water-7;nobody11 answers-13 will10;nodig-9;nog nie-10 nooit-11;nogi-7;nommer-8;nomsa-6;noodhulp-9;nooit-13;noo' +
  'n-9;not5 allowed10 breathing9 coming-14 coping9 fit-12 for-12 found-9 from-12 good-12 helping-10 here-7 in-6 lik' +
  'e-9 me-12 my-9 safe14 that-11 to12 training-10 what-10 working-10;nothing about-9 on-11 serious-10;notice but-9 ' +
  'must-8;nou7;now6 and-6 he4 im9 now6 she10 want-10;nr-9;nudes10;numb9;number he9 of-9 please-7;nxt-8;nyaope9;o18 ' +
  'a7 na-13;obligation-8;observe-10;oclock-11;october-9;oefen-5 wat-11;of all-10 breath-10 class-13 everything-11 f' +
  'alling-15 getting-14 kan-11 krav-8 laughter-10 me8 men-9 my7 myself-10 some-11 sparring-9 three-7 you-7 your2 yo' +
  'urs-12;off and9 at-8 during-7 for-9 in-11 on-11 the8 your-7;office hours-10;officer-7;ok-5 i9 to8;okay3;old do-8' +
  ' enough-9 man12;older-8;oldest-10;om7;on an-9 and-8 at-11 bail9 facebook-13 hold-10 holiday-5 offer-9 standard-7' +
  ' thursdays-9 tonight-11 top-10 tuesdays-5 weekends-6 with-11 your-5;once-5 off-5;one arm-10 can-7 class-8 gets-1' +
  '1 guy-12 is8 she-8 shes-9 to-8 who9;onfiks-13;online-6;only-2 classes-6 come-10 do-13 girl-8 has-7 session-11 wa' +
  'nts-6;ons5 skool-9;ook-16;oop-8;open today-7;opening-12;operating-11;operation-10;option-13;options-10;or-4 did-' +
  '9 do-5 else10 is-7 just-8 my10 off-5 outside-8 they11;order-6 from-5 under-9 went-10;ordered-11;orders-10;other ' +
  'guys7 kids-15;others-12;ouers-10;ouma8;our8 boy-14 company-8 office-8 own-10 school4;out4 again-12 and10 cold-9 ' +
  'from-10 im12 to-9 who-7;outside6 my11;over #-8 #s-11;overdosed16;overpaid-9;overweight-12;own class-7 firearm-8 ' +
  'gi-17 gloves-10 gun-9 pace-7 sticks-8 team-10;pa8;pace-9;package-10;packages-8;page-12;paid already-13 for-10 on' +
  '-5 up-10;pakket-10;panic8;papers10;paperwork-10;paraplegic-9;parcel-11;parcels-11;parents are9;parked-9;parking-' +
  '1 for-12 lot8 safe-10 there-15;parks10;part-10 of-4;parties-6;partner6 with-12;party-4 for-6;partytjie-10;pass-9' +
  ';passed away-9;password-13;pause-11;pay as-8 at-10 per-8 this-12;payflex-8;paying for-12;payment-6;pdf-11;pe-15;' +
  'pele-9;pen-6;penalty-8;pending-8;pension6;pensioners-7;people like-12 look-8;per-4 day-6 month-4 week-10;permit-' +
  '8;person im10 with-7;personal-8;petrol7;phone and11 in-13 is11 me-10 number-10 with-9;physio-9;pick-8;picked-11;' +
  'pickup-9;piercing-9;pilates-7;pille10;pills13;pin-7;piss-8 off-8;pitch-9;plan-8;planet-8 fitness-9;play-11;playg' +
  'round-10;plays cricket-11 hockey-12;please cancel-8 contact-8 dont11 no-7 tell-11 what11;plek vir8;pls cancel8;p' +
  'odcast-12;point10;pointed8;points-8;police15 discount-11 or-10;pop-11;popia-9;portal-11;possible-8;post office-1' +
  '0;posted4;power-8;ppl-9;practical-10;practice-8;practise-10;pram-7;prasa-8;prefer-9;pregnant can-9;premises-10;p' +
  'remium-10;prepared-11;present-9 for-8;president-8;pretoria-8;prevention-10 talk-11;price-5 list-8;pricing-9;prin' +
  'cipal-14;print-10;private lesson-9 on-9 with-8;privates-10;problem-8;procedure-8;products-9;proefklas-11;proefle' +
  's-13;program-10;programme-8;project-10;promo-10;proper-9;properly8;protect-7 my-8 myself-12;protecting-12;protec' +
  'tion order9 training-8;protective-9;protectors-10;protein shakes-8;proud-10;provide-6;psira-8;public transport-1' +
  '0;pulled me9;pulls a-6;punch-16;punched me8;punching-10;purchase-11;push-6;pushes me10;pushups-9;put1 a10 his11 ' +
  'in-10 on-10 training-10;putting-8;qala-11;quarter-9;quick12 do-11;quiet14;quote-9;r# a-6 or7;rack-11;rain-6;ramp' +
  '-10;randburg-16;random11 but11;range-13;rank close-13 to-12;rape15;raped19 last7;rate-10;rates-10;rather be12 se' +
  'e-8;reach-8;reaction-10;read-9;reads my9;real-3;realistic-7;reason11;receipt-10;receive-9;received-9;reception-5' +
  ';receptionist-7;recognised-9;recommended-10 you-9;record-11;recording-9;red-7;refer-10;refuse-10;refuses to-8;re' +
  'gister-10;registered-8;registration-8;relationship9;remove-14 my-7;renewal-10;rent out-6;replacement-8;reply to-' +
  '12;requirements-8;res8;resignation-9;respect-9;return-10;returning-9;review-11;rewards-8;ribs12;right for-9 to-1' +
  '0;rights-8;ring-10;ripped8;risk-9;road5;robbery7;robbing8;rock-8 up-8;rocky-8;role-13;roll-11;rolling-13;rolstoe' +
  'l-12;rond-11;roof9;room and9 at9 can-8;roommate8;rooms-10;rooster-8;roster-10;round7;rounds-9;rubber-7;rude-12 t' +
  'o-11;rugby-8;rule-10;run-3;running-10;saam-14;saena-10;safe3 after-9 here10 to-8 walking-12;safety-8;said8 i-12 ' +
  'it6 monday-8 no8 ok-15 theyll7 you-7;sal my10;salary-12;sales-9;salon8;same age-12 time-11 with-10;saturday-3 cl' +
  'ass-10;saturdays-11;sauna-9;saw a-10 it7 somebody-9;say6 that-8 they9 when-11;saying12;says10 he3 hes8 if13 krav' +
  '-10 nothing-9 she7 you-12;scan-10;scared7 of-5;scares9 me9;scenario-11;scenarios-9;scene-10;schedule-8 pls-7;sch' +
  'ool is-12 till-10 to-8;schools-7;scouts-9;screaming14;se8;season-9;seat-2;second time6 weekend-9;section-8;secur' +
  'e-8 parking-7;security-2;see everything-11 him10 how-6 me-7 my8 two-7 you-5;seen it-9;sees11;self3 defence-3 def' +
  'ense-5 esteem-8 harm9 protection-9;selfmoord14;selfverdediging-11;seminar-10;seminars-8;send4 help9 it-13 locati' +
  'on-10 me-3 my-8 you-11;sending-10;sends9 me7;sent6;service-9;services-10;session-9 at-6 i-12;sessions-9;set-8;se' +
  'un van-8 wil-13 word-9;seven-12;seventy-9;sex9;shack9;shaking13;shame-5;shampoo-9;shape-9;share-8;sharing9;sharp' +
  '-8;sharpen-11;she6 be-8 go-9 is-5 left8 lets-11 says9 sent8 took7 train-3 trains-9;shedding-7;shelter8;ship-10;s' +
  'hipping-10;shirts-7;shoes on-8;shook7;shoot his8 with-6;shooting in8;shop and8;shops8;short-10;shortest-10;shot1' +
  '3;shots8;should-3 ask-12 have-7 i-5;shoulders-7;show-7 how-9;shower is-10;showers-7 and-7;shut up-7;shuttle-9;sh' +
  'y-13;sign-3 for-10 in-12 me-11;signal-10;signed-10 up-8;similar-8;since9 he6;sipho-12;sis10;sister is-10;sit and' +
  '-5 while-6;sitting10;six weeks-11;sixty-7;size-7;skaam-11;skiet8;skills-10;skinny-9;skip-14 me-6;skipping-11;skr' +
  'yf-14;slaan16 my11;slammed8;slap8;slaps13;sleep12 in10 with9;sleeping8;sleeps early-12;sleepy10;sleeves8;slipped' +
  '-13;slot-7;slots-7;slow-12;smacked-11;small and-8 group-7 kids-8;smell-11;smiles11;smoking-11;snack-7;snapscan-9' +
  ';sny14;so5 cant-11 id-14 ill-13 is-11 its11 no-11 please-8 scared11 theres-12 tired12 trial-6 want-12 young-11;s' +
  'ocial-12;soek my11 n-9;soft-11;solar-9;sold out-10;somebody7;someone7 attacks-7 call-9 is13 learn8 parked-10 tri' +
  'ed9 who6 with-13;something after-9 for-6 happens-8 like-10 new-6 on-8 to-10;somewhere to-11;son has-8 hes-10 is-' +
  '10 not-8 to9;song-7;soos-10;sore from-10;sorry for9;sotho-8;south-11;space for-13;spam-9;spar-14;sparring-9;spea' +
  'k2;speaks-9;special-6;specials-12;speed-10;splints-9;sponsor-9;sport-10;sports-10;sporty-10;spot-11;spray in-10;' +
  'squad-10;staan14;stab7 me11 someone-11;stabbed14;staff-9;stage-11;stalker14;stalking6;stamina-10;stamp hom-11;st' +
  'and-5 up-11;standard-9;start boxing-10 in-7;started yet-6;starting next-3;station in-9;stay and-7 in-8;staying-5' +
  ';steam-9;stepdad11;stepfather11;steps-11;stick-6;stiefpa8;still at-6 in-9 not-10 open-10 pay-7 the-8 train-12;st' +
  'ole my-13;stolen-10;stones9;stop6 and5 bleeding-12 for-9 him9 sending-10;stopped last-11;storeroom8;storm-9;stra' +
  'nge7;stranger danger-9;strangled7 me8;street bjj-3;stretching-9;strong-8 enough12;stronger-10;stuck-6;student-2;' +
  'studies-14;study-9;stun-11;stuur10;styl-10;style-10;styles-12;subscription-10;such-10;suicidal16;suicide15;suit-' +
  '9 me-10;suitable-10 for-7;sum#12;sun-9;sure-7 of-10;surely-10;surgery-11;surprise-9;survive on-8;suspended-9;swa' +
  'llowed14 a11;swap-9;swears-12;sweating and10;sweaty-10;swim-11;swimming-11;swims-13;swing-10;switch-11;switched-' +
  '8;swop-7;sy7 is-12;system-10;t shirt-9;tablets8 is-11;tactical-8;taekwondo-9;tag-8 me-9;tai-9;take cash-8 out-11' +
  ' over-13 photos-8 them-11;takealot-9;talk5 for-11 on-10 to8;tall-11;tank-8;tap-10;tapped-11;target-11;taught-12;' +
  'tavern10;taxi6 from-10 rank7;te begin-13;teach-4 her-8 it-11 that-13;teaches-8;teaching-3;team-11;teams-8;teased' +
  '-9;technique-11;teenager-9;teenagers-6;telephone-12;tell anyone9 me-1 us-8;telling10 me5;tells me9;ten years-8;t' +
  'erm-8;terminate-8;terms-9;terrible-9;terrified10;terug-12;terwyl-10;test-12;testify8;texted9;thabo-7;than an-8;t' +
  'hanks-6;that again-10 allowed-7 class-11 my-11 normal-12 ok-12 still-10 too-8 you-9;the #rd-9 academy-6 address-' +
  '7 aircon-7 alarm-9 app-9 army-10 bag-11 bar7 bathroom8 bed6 bench-11 best-12 big-8 black-12 bleed-12 book-9 bott' +
  'le9 boys-9 bridge12 bus14 calendar-8 change-5 class-6 club8 coach-12 coaches-9 coachs-7 complex-9 contract-12 co' +
  'urier-8 course-8 dark-6 difference-9 different-9 divorce9 doctor-8 dog8 drive-10 e-7 ebook-7 emergency-11 end-13' +
  ' entrance-12 family-7 fees-9 fight-7 fighting-10 first-6 flat8 floor7 form-11 gi-8 gloves-7 group-10 gym-4 hall-' +
  '10 hoodie-8 hospital-9 hour-10 house7 instructor-10 intro-7 kitchen13 krav-4 law-17 left-11 lessons-8 lift6 line' +
  '-8 link-6 locker-10 lot-8 man10 manager-8 mat-8 mats-5 month-8 morning-11 mornings-9 most-9 moves-11 oldest-10 o' +
  'ther1 others-7 page-6 parcel-8 party8 petrol9 phone-8 place-1 playground-10 point11 police8 prices-13 programme-' +
  '7 protection8 road5 roof11 schedule-6 shirt-10 shooting-7 shop7 side-3 site-7 stairs6 sticks-10 storeroom8 stree' +
  't7 student-7 table8 tavern9 teen-9 traffic-7 trainer-5 trial-2 tv9 ufc-10 uk-8 website-6 week-9 weekend-9 window' +
  '7 women-7 womens4 youngest-4;their own-11;themselves-8;then he12;there-3 an-8 are7 at-7 is16 last-11 on-9 room-1' +
  '0 safe-10 some-15 something-11 tonight-10 was7;theres14 a7;these days-6;they10 all-9 beat8 can-10 have11 say11 t' +
  'rain-5 wait11 want7 wants-7 will8;theyll10;theyre16 in7;thing for-7 in-11;things11 at10;think im9 so-12;thinking' +
  '10 about8 of5;this5 bot-7 morning5 number11;threatened11;threatening9 to8;threatens8;three months-12 times-14;th' +
  'rew6 me-5;throat11;through the5;throw me-9;throws things9;thursdays-9;thusang9;thuso7 ka-13;ticket-8;tie-14;tied' +
  ' down-8;tier-9;tight8;tiktok-12;till7 he11 i11 im7 what-13 when-10;time he11 i8 now8;timetable-14;timid-9;tiny-9' +
  ';tips-11;tired fast-8;to2 #-12 about-13 ask-12 begin-12 box-12 break6 burn10 coach-9 come-5 compete-8 complain-1' +
  '1 die14 eat-8 end13 feel-14 go12 hand-8 handle-9 help-8 hide12 him9 hurt10 join-6 kill11 knock-9 know-4 learn-4 ' +
  'let-11 live11 login-6 look-13 lose-7 make13 me5 meet8 miss-10 month-7 my7 other-10 our7 park-14 partner-11 pause' +
  '-9 pick-8 punch-6 report-7 roll-5 save-12 send7 shoot-6 somebody8 someone-6 spar-7 spot-13 stand-11 start-13 tal' +
  'k5 throw-11 train-11 try-8 wake8 wash-8 watch-11 work6 write-8 your-2;today he9 she12;toddlers-9;together-15;tol' +
  'd9 her11 me-9 my13;tonight6 for-10;tonights-10;too expensive-7 hard-13 late-8 old-8 soft-6 unfit-10 young-8;took' +
  '13 my6 the7;torn-10;total-11;touched16 me10;touches11 me9;tough-10;toughen-10 up-7;tournament-14;tournaments-9;t' +
  'ourniquet-9;town-7;track-9;tracker10;tracking-14;traffic-8 on-10;train-9 here-9 only-9 with-3 you-8;trained-12 b' +
  'efore-6;trainer-14;trainers-15;training-8 at-9 knife-8 next-11;trains-6;trappe-12;trauma-8;treat-11;trek-8;trial' +
  '-6 and-10 together-10 tonight-11;tried6 to11;trouble7;true-10;trust my-6;try-12 again-8;tryout-13;tseba-10;tshab' +
  'a12;tshirt-9;tuition-9;turn-6;turning #-8;turns #-12;tutor-8;twelve-12;twenties-10;twice-9;twins-5 of-10;two dif' +
  'ferent-7 left-8 men9 of-8 years-11;tyson-11;u give-11 got-11 guys-5 have-1 open-9 recommend-7 sell-10;ubaba16;ub' +
  'ani-10;ufc-10;ufuna12 i-9;uk-8;ukhona-10;ukuba13;ukubhalisa-13;ukufa14;ukufunda i-7;ukugoduka11;ukujoyina-5;ukul' +
  'wa-12;ukungibulala11;ukuphila10;ukuqala-12;ukushintsha-12;ukuthenga-6;ukuyeka-8;ukuza-11;ukuzibulala17;ukwazi-11' +
  ';uma9;umalume13;umfowethu12;umntu-9;umntwana wami-13;umqeqeshi-9;umuntu8;umyeni14;umzimba-10;una-10 #-10;uncedo1' +
  '4;uncle14 plays9;uncles9;unconscious11;under11 a6;underneath-12;understand-10;uneminyaka-8;unfit-16;uniform-11;u' +
  'niversity-12;unjani-9;unlimited-8;unsafe9;unsubscribe-10 me-9;until4;up a-9 and7 by-10 fee-8 if-8 this-9 to-8 to' +
  'morrow11 yesterday-7;upfront-10;upgrade-9;uphuze13;ups-8;ur8;urgent9;us6 four-8 in11 last-9 to-7;use a-10 it-17 ' +
  'my-12;used for-10;useful-7;user-9;uses6;usizo11 nge-11 ngifuna-7;utata13;uthi12;uyandibetha13;uyangishaya15;uzon' +
  'gibulala15;vacancy-10;van #-7;varsity-10;vat number-7;vehicle-10;veilig-8;venue-7;verdedig-15;vergeet-14;verkrag' +
  '15;very fit-9 shy-5 strict-10;video of-12;videos-9;viewing-8;violence6;violent10;vip-12;vir kinders-8 n-6 vroue-' +
  '7;virtual-7;visiting-9;visitors-8;vitality-10;voel11;voetsek-11;volg7 my9;volgende-16;volunteer-9;vomiting12 and' +
  '11;voting-8;voucher-10;vra-7;vyf-11;w10;wa14;waar-8;wait-3 in-9;waits8 for8;waiver-12;wake11 up11;walk-10 from-6' +
  ' over-8;walked7;walking into-9 stick-7 to-7;wallet-12;wam16 ufuna-17 una-10;wami10 uyangishaya7;wanneer-9 maak-6' +
  ';want a-7 her-13 in-9 me10 my-4 our-7 the-12 to-3;wanted8 to5;wanting to-8;wants boxing-12 to-6;warning-9;was1 a' +
  't-9 away-11 hijacked7 mugged8 raped14 shot9 sick-14 small-13 so-10 stabbed12 supposed-9 there-8 told-12 too-9 tr' +
  'aining-13 very-10;wash-9;washing-7;waste-13;wat-4 time-7;watch-11;water-5 bottle-10 safe-9;watter-10;we both-14 ' +
  'do8 get-8 got-10 need-10 take-7 would-7;weak-13;weapon-9;weapons-9;wear long9;wears glasses-12;weather-10;webbla' +
  'd-10;website-11;wedding-6 in-12;week and-11 can-5 is-8 so-12 to-9;weekday-9;weekdays-9;weekends-6;weekly-10;week' +
  's pregnant-9;weer geslaan7;weg9;weight-9;weights-10;welcome-6;well-7;wen9;went6 off6 to-15;were7;werk nie-10;wha' +
  't-2 about-9 class-11 clothes-8 did-8 goes-6 happens-12 have-8 he11 if-23 makes-8 now-12 should-10 sizes-7 was-14' +
  ';whats happening-7 on-11 ur-10;whatsapp-9 me-9;wheelchair-6;wheels-13;when a-7 are-8 do-7 does-11 he13 hes10 i4 ' +
  'is-9 its-10 people-9 there-9 was-8 you10;whens-8 the-7;where do-7 does-16 i6 is-6 must-10 to-10;which-8 building' +
  '-10 day-7 mall-8 one-9;while i-8 my-11 training-10;whispering12;whistling9;white2 belt-11 polo7;who can8 did9 ha' +
  's-8 is-5 must-8 reads-8 takes-8 teaches-6 were-10 won-8 would-9;whole week-8 year-9;whos the-8;why do-9;wie-8 is' +
  '-8;wife at-10 says-13 wants-8 will-10;wil met-13 n-11;will-5 a-8 bring-13 i-10 it-10 not-9 pay-11 she-9 shoot8 s' +
  'omebody-12 someone-9 take-10 the-9 they-16 u-9 you-9;window6;windows9;witch10;with3 boxing-9 burpees-11 guns12 h' +
  'im7 kids-11 no3 photos7 self-8 someone-10 that-10 the-1 their-8;withdraw-8;without a-7 any-8 breaking-7 hurting-' +
  '7 me9 my-10;woke8 up8;womans-10;womens class6 day-6 self-8;won-10;wont12 leave6 let7 make-16 stop11;word5;words1' +
  '0;work as-5 can-8 is-10 nights-6 till-13;workout-11;workouts-10;works-6 at-11 shifts-10 till-13;workshop-9 for-6' +
  ';workshops-11;worries-12;worth it-10;would have-11 i-13 krav-12 like-12 love-9 my-11 need-9 rather-10 she-16 the' +
  '-11 this-14;wraps-13;wrestle-11;wrestling-12;wrists11;write-13;written10 the10;wrong-2 size-8;xa9 umntwana-10;xm' +
  'as-8;ya-5;yami8 ineminyaka-11;year-9 end-8;yearly-8;years ago-13;yes-8 he-11;yesterday what-10;yet-8;yi-10;yini-' +
  '14;yiphi-9;yo-13;yoga-11;you-2 a-6 after-7 and-11 are-11 come-13 cover-11 didnt-10 dont-14 go-11 got-8 in-7 let-' +
  '10 look-12 make-11 mind-10 need-5 or-9 pay-8 practise-8 provide-6 rent-7 sent-10 ship-8 show-16 so-11 still-10 s' +
  'tore-9 teach-7 that-7 train-5 use-8 work-8 write-7;young-9;youngsters-10;your academy-6 address-6 car-6 coach-9 ' +
  'guys-7 gym-8 hall-7 homepage-8 husband13 instructors-8 latest-6 list-6 place-10 school-9 shop-10 site-13 student' +
  '-13 trainers-12 training-10;youre-8;youth-7;youtube-10;yrs ago-12;zip-9;zonke9;zoom-9';
