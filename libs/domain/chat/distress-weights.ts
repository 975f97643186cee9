// Written by `npm run train-distress` (docs/decisions/0116): what words and pairs of words say of distress.

/** In steps, as the weights are. */
export const BIAS = -4;

/** Of each word its weight, then the words that may follow it with the weight of both; entries are divided by ";". */
export const WEIGHTS =
  '-10;#-2 #-9 can-8 girls-7 guys8 he8 hours5 next-7 now-14 oclock-8 of-8 people-6 with-8 year-4 years7;#h#-9;#ish-' +
  '7;#kg-11 guy-6;#oz-6;#pm-4 class7;#s6;#st-7;#th-5 of-7;#yo-9;#yrs-7;a #yr-7 bad-4 beginner-8 bigger-7 bit-3 blad' +
  'e-6 blue-12 bouncer-9 boxer-9 boxing-7 braai-8 branch-8 break-8 bullet9 bully-6 burglar-5 car-7 case9 choke-7 co' +
  'ach-10 cold-11 couples-10 course-5 creche-7 deposit-8 dog-10 family-7 fee-9 fever-7 few-6 fight-11 fire7 firearm' +
  '-6 free-7 generator-8 gi-14 gun6 guy5 half-9 hijacking-6 hit8 human-13 joining-8 kid-9 kids-7 knife9 krav-7 lady' +
  '5 lawyer-8 lesson-3 letter-10 licence-5 little-5 long-8 look-12 mall-8 man9 martial-5 medium-7 meeting-6 member-' +
  '10 membership-7 morning-7 mouthguard-7 new-13 normal-6 partner-6 pistol-7 punch-7 quick-8 rear-7 refund-6 robot-' +
  '11 saturday-6 second-6 security-6 self-7 session-6 shelter7 slap9 sport-6 student-7 sunday-6 talk-8 teenager-8 t' +
  'our-8 tracker6 voucher-6 wedding-10 week-6 wheelchair-10 witch8 year-5;aan6 my11;aansluit-8;abafana8;abantwana-9' +
  ';abanye-9;abaqeqeshi-7;about a-6 boxing-7 it-10 my-12 walking-8;above-6;absent-11;abuse9;abused8;abusive9 relati' +
  'onship8;academy-8;accepted-7;access-10;accessible-9;accident-10;account-8;acl-8;across the7;act-8;action-7;activ' +
  'e-9;activity-12 for-7;add-9;address-4;adhd-9;admin-8;adult-7;adults-9;advanced-6;advertise-9;advice-9;advise-6;a' +
  'erobics-6;af6;afford-6 it-7;afraid of9;afrigter-10;afrikaans-6;afslag-8;after2 #pm-7 a-14 boxing-8 church-10 dar' +
  'k-6 i-8 training-8 your-9;afterwards-8;again9 i-7;against a-12;age-6;aged-7;agent-8;ages-3 ago-8;aggressive-9;ag' +
  'o7 can-8;agreement-7;ahead-8;aid-6;aikido-8;air-8;aircon-12;al9;alexandra-8;alive8;all3 that-9 the-9;alleen-10;a' +
  'llowed-8 inside-8;almal6;almost-9 #-7;alone6;along-14;always wanted-13;am a-2 afraid6 being9 i-9;amateur-8;ambul' +
  'ance9;among-13;amount-9;an4 accident-6 adult-7 all-8 ambulance9 extra-9 eye-7 instructor-13 order-7;ancient-9;an' +
  'd4 #-7 after-11 again-10 are-9 boxing-6 cannot-8 daughter-11 do-9 for-11 girls-5 go-8 have-11 he10 hes9 his7 how' +
  '-8 i6 id-9 if-11 im4 is5 it6 krav-7 last10 leave9 my3 need-10 never-10 no-9 nobody-7 now2 on-9 one8 parking-8 ra' +
  'n8 said10 says7 see-5 son-11 stick-7 still-7 theres7 they3 times-9 today8 tomorrow-9 very-7 walks-8 want-4 watch' +
  '-8 what-8 whats-7 who-7 will-8 women-8 worry-10 would-4;anger-8;angikaze-9;angisafuni8 ukuphila8;ankle-10;anothe' +
  'r-6;answer me-7;answering5;anxiety-8;anxious-10;any-7 class-8 classes-8;anymore10 because-9 how-8;anyone there-7' +
  ';anything at-11 for-13 i-7 on-5;anyway11;apart4 from-9;apho-2;app-8;appendix-8;apple-8;apply-9;appointment-8;apr' +
  'il-7;are #-10 a-11 all-8 both-6 breaking7 dead-9 his-9 killing-5 looking6 moving-7 my-11 new-7 on-10 out-8 the-1' +
  '0 there-10 they-14 ur-7 we-9 women-8 you-7;area-7;arms6;army-10;arnis-9;arrange-7;arrive-12;art-9;arthritis-7;ar' +
  'ts-4;as a-7 hy7;asb vir-10;asem7 nie7;ask-3;asked about-8 me-10;asking me-8;asleep9;assault-11;assaulted11;asser' +
  'tive-8;assessment-8;assist-8;asthma-14;at1 #-5 #pm-8 all-14 gunpoint10 home3 me5 reception-11 saps-8 sport-8 uni' +
  'versity-9 varsity-9 what-9 wits-5 work8 your-4 yours-11;ate7;attached-8;attack8;attacked11 by-9 me7;attacks-8 me' +
  '-9;attend-4;attendance-7;attending-10;autistic-8;available-10;average-6;awareness-8;away for-9 from8;awkward-10;' +
  'ba7;baas12;baby8 while-8;back after-8 from5 in-7;background-8;bad for-7;badly7;bafuna9;bag-3 and4 is-8;bags-10;b' +
  'ail6;ballet-10;bang5 ek-8;bangikhombe8 ngesibhamu8;bank account-8 card8 details-7;barefoot-7;bars-9;basic-11;bas' +
  'ics-10;bathi8;bathroom4;batla go-11 ho6;baton-8;battle-9 ready-7;bays-8;bday-9;be #-6 a-8 alive7 around8 back-7 ' +
  'fit-8 for-7 here10 home-13 in-13 late-13 loud-9 ok-7 on-7 safe-7 there-10;beard-7;beat4 me9;beaten7;beats9 me9;b' +
  'ecause6 of-4;become-7 a-6;bed9;bee9;been7 behind8 hit-7 training-9 waiting-8;before-3 class-8 i-6 my-6 she-8 the' +
  '-8 they-7 work-7;beforehand-11;begging7;begin-6;beginner-6;beginners-5;beginnerskursus-7;beginning-6;behaviour-1' +
  '0;behind a-8 me6;being12 abused8 punched-9;bel-4 my-8;belt-2 and-9 in-9;belts-12;bench-12;benefit-6;best class-1' +
  '0 for-10 way-8;betilwe7;better off9 than-5;bf9;big-6;birthday-9 party-6;bit-4 of-7 overweight-6;bitcoin-8;bjj-11' +
  ' for-5 is-9 safe-8;black belt-6 friday-7;blades-9;bleeding9 and9;bloei9;bloemfontein-6;blood5;blou8;blue-3 eye-1' +
  '0;bly-9;boarding school-6;bodyguard-13;bodyguards-6;boiling9;bokke-7;boks-9;bones-10;book-5 a-7;booked-9 already' +
  '-8 for-7;booking-5;bored-9;bosiu7;boss6 is-8;bot is-7;both-10 of-8;bought5;bound-10;bouts-7;bow-9;box-3;boxed-11' +
  ';boxer-11;boxers-7;boxes-9;boxing-7 at-6 for-6 gloves-6 on-8 to-7;boy at7 he-10 hes-7 in9 is-8;boyfriend9 and-6 ' +
  'wants-8;boys are-7;bracelet-7;braces-8;brakes8;brave-10;breakdown-7;breaking9;breathe10 through-8;breathing9;bre' +
  'e-8;bridge11;bring-4 anything-7 it-9;bringing-6 my-8;broke down-7 his-10 in7;broken4 again-12 into-10;brother5;b' +
  'rothers8;brown-6;bru-14 can-7;bruises10;bryanston-8;budget-10;build-9;buite9;buka-9;bullet9;bullets-7;bullied-8 ' +
  'at-9;bullies-7;bully-8;bullying-9;burglar-8;burn10;burning8;burns10;burpees-9;bus and-10;buses-7;business-7;busy' +
  '-12;but a-8 can-7 he7 not-8 only-8 the-9 want-8 would-4;button-9;buy-7;by3 bus-7 law-8 mistake-12 ons7 taxi-7 th' +
  'e6 whatsapp-7;bye-8;c-6;cable7;cage-7;calendar-11;calibre-9;call5 me-14;calls10;calm-7 him-10;calories-8;came5 b' +
  'ack4 in7 last-13 once-11 to11 with7;camera7;cameras-5;camp-8;can-5 do-3 he-17 i-3 it-7 join-9 leave-10 my-10 one' +
  '-8 our-9 parents-7 read-8 she-9 somebody-13 swim-7 the-8 they-10 we-8 women-7 you-3;cancel my7;cancellation-8;ca' +
  'ncelled-13;cancelling-8;cant6 afford-5 be6 breathe6 come-10 do-9 go7 see-6 stop9 tell7 wait-13;cape town-7;capoe' +
  'ira-10;caps-9;car and6 in-12;card and6;cardio-7;cards-7;careful-9;carer9;carrying-7;case6;cash-4 for-7;cause5;ce' +
  'nturion-9;ceo-8;certificate-12;certified-9;chain-8;champ-7;change-5 room-6;changed-10;changeroom-8;changing-8;ch' +
  'arge-8;charged-12;charges-6;cheap-8;cheaper-13;check-8 the-11;checkout-7;checks7;chemo-7;chest8 is9;chicken-8;ch' +
  'iefs-8;child is6 of-6;children-4 to-8;childs-8;choke-8;choked6 me7;choking7;choose-11;choosing-8;christmas-8;cla' +
  'im-11;clas-10;class-4 cancelled-6 in-6 last-14 now-9 on-4 pls-8 she-8 tomorrow-10 tonight-7 was-10 what-8 when-8' +
  ' without-9;classes-6 on-8;cleared-11;clearing-8;click-10;climb-9;close-3 protection-7;closed-10;closing time-7;c' +
  'lothes and10;clothing-8;cn i-9;coach-5 for-6 has-8 is-7 says-6 who-6;coaches-6;coaching-7;coachs-7;code-4 for-7;' +
  'coffee-11;cold-3 in-9 today-8;collapsed10;collar-6;colleague is-8;colleagues-9;collect-9;colour-7;combat-9;come ' +
  'after-9 alone-13 along-6 anymore-9 as-8 by-12 do-8 from-6 home10 on-11 right-8 today-5 tonight-9 too-9 with-13;c' +
  'omes5 home-9 in9 on-8;comfortable-13;coming back6 from-9;comments-9;companies-8;company-6;compare-9;compete-10;c' +
  'ompetency-11;competition-8;complain-8;complaint-6;complete-8;compulsory-10;concert-7;condition-10;confidence-12 ' +
  'and-7;confident-6;consent-9;contact-12 me-9;contract-7;contracts-9;controlled-9;cookies-6;cool-8;cop7;cope-8;cop' +
  'ies-8;cops8;copy-8;corner-6;cos9;cost-5 of-7;costs-9;could-4 come-9 do-8;couldnt find-8;country-9;couples-12;cou' +
  'rier-11;couriered-8;course-8 for-8 my7 what-11 with-10;courses-9;cover-10;covid-9;coz6;cpo-7;cpr-13;creatine-7;c' +
  'redentials-8;credit-8;creed-7;cries7 when-10;crime-9;crowd-7;crying7;curious-7;cut9 off-7;cuts7;cutting9;cv-7;cy' +
  'cle-9;daar-1 iets-8 is8 wees-7;dad4 hits7 says-9 wants-6;dag6;dames-8;danger8;dangerous-10;dankie-8;data-10;date' +
  's-8;daughter gets-8 has-9 is-6 shes-13 wants-9;day-4 after-8 i-4 is-9 one-9;days are-9 i-6 notice-6;dead8;deaf-9' +
  ';deals-8;death10;debit-3 orders-7;debited-11;debiting-8 me-8;december-4;decide-11;deep7;defence-6 for-10 in-5;de' +
  'fend-7 himself-8 myself-9 themselves-8;defending-9 myself-8;defensive-7;delay-9;deliver-8 to-7;delivered-8;deliv' +
  'ery-11 of-8;demo-6;demonstration-8;department-7;destroyed-10;details-11;deur7;di-7;diabetes-7;diary-7;did he-9 j' +
  'udo-6 karate-11 krav-7 my-5 you-11;didnt5 come7 know-8 like-10;die5 afrigter-9 eerste-8 kinders7 klasse-7 kursus' +
  '-7 skool-6 week-8;difference-5;difficult-6;directions-9;disabled-11;disappear9;discipline-10;disciplines-10;disc' +
  'ount-11;discovery-9;dissipline-9;distance-9;dit-10 doen-9;dithunya9;divorced-8;do-2 a-4 at-10 beginners-7 bjj-4 ' +
  'boxing-9 coaches-9 i-7 in-5 kids-8 krav-8 mma-8 mondays-7 most-8 on-7 one-8 people-9 something6 that-11 they-15 ' +
  'those-6 we-4 you-2 your-5;doctor-12 says-6;doctors-9;doen as-9 julle-10;does-1 a5 ballet-9 boxing-8 it-3 my-11 s' +
  'he-12 somebody-9 someone-8 that-12 the-3 this-9 your-9;doesnt5 like-5 mind-12 stop5 want-8 work-9;dogs7;dollars-' +
  '9;domestic7 violence8;done it-10;dont5 care-9 drive-9 know-5 like-6 mind-9 remember8 tell6 understand-8 use-9 wa' +
  'nt5 you-7;doodgaan11;doodmaak7;door8 for-9 handle7 is8 so-7 to-9;down5 at6 with-9;download-7;downstairs9;dra-9;d' +
  'ragged10 me10;drank13;draw-7;drills-12;drink10;drive-5 a-6 home-9;drives-6;drop-6 in-6 me-9 off-5;drops-10;drove' +
  ' #-9;drunk12 and7;dubai-9;dude8;dummy-8;duration-9;during-4;dying8 to-7;e book-4 kae-8;each time-9;earlier-7;ear' +
  'liest-8;early-6;ears-11;east-10;easy for-6;eats early-8;ebook-8;ebooks-9;ebusuku9;eczema-8;eers-8;eerste-11 klas' +
  '-6;efe-11;eft-6;eight-13;ek4 daar-10 die-11 dit-11 in-8 is8 kom-10 lyk-8 my-13 myself-8 n-13 nie7 nog-7 sal-9 so' +
  'ek-5;ekhaya11;eks7;elandelayo-6;elbows-7;electricity-13;elevator-8;eleven-11;elke10 dag8;else in-9;email-10;emer' +
  'gency11;employees-7;employment-8;en5 die9 ek9 haar8 vir-7;end5 it8 of-7;ended-8;endlini12;energy-12;eng-6;englis' +
  'h-9;engu-7 #-7;enjoyed-8 it-8;enough for-10;enter-10;entertain-6;entrance-6;entry-6;environment-8;epilepsy-9;equ' +
  'ipment-8;error-7;escape-10;escrima-10;esikolweni-11;eskom-11;eskrima-7;estate-12;esteem-7;etsa-11;evening-7;even' +
  'ings-4;event-8;events-8;every7 night9 second-10;everybody-13;everyone6;everything8 is8 so-8;everywhere8;ex7;exam' +
  '-8;exams-12 now-8;exchange-6;excited-12;executive-8;exercise-10;expect-10;expensive-11;experience-9;expired-8;ex' +
  'plain krav-8;extramural-9;eye5 on-7;eyi-9 #-9;face9;facebook-7;fall without-6;falling5;family discount-6 of-7;fa' +
  'r-12 from-4;fat-6;father11;feb-7;federation-7;fee-4 and-7 for-9 is-6;feel5 better-10 comfortable-10 like6 safer-' +
  '8;fees-10;feet-9;felt-10;female-7 instructor-6;females-9;fencing-9;fetch me-8 the-9;fetched8;fete-8;fever-7;few-' +
  '7 weeks-6;fifties-9;fifty-8;fight-5;fighter-10;fighters-10;fighting-7;fights-13;fihla-10;fiks-11;file-8;filipino' +
  '-8;fill-6 in-5;filled-6;filmed8;films-9;finance-7;find a-7 it-10 my7 the-10;finger7 marks7;finished-11;finishes-' +
  '8;firearm-5;firearms-8;fired10;first-6 aid-3 and-7 class-5 day-6 few-7 if-10 lesson-6 month-8 time-5;fit-4 and-7' +
  ' in-8;fitness-11;fits-8;five-10;fix-11;fixed-11;flat7;flexible-10;flu-11;fly-9;flying-8;focus-9;followed10 me8;f' +
  'ollowing2 me8;follows4;food10;foon8;foot-11;for #2 a-5 adults-4 advanced-6 bjj-4 boxing-7 cars-9 children-7 dece' +
  'mber-7 defending-8 everything8 him-10 himself-9 home-7 instructors-6 just-10 kali-7 kids-8 members-6 men-9 moms-' +
  '7 money8 my-5 myself-8 nothing-6 one-6 our-11 parents-7 parking-7 sale-8 saturday-7 self-7 seniors-6 six-9 somet' +
  'hing-13 teens-6 the-3 three-10 tomorrow-7 women3 work-5 years-9 you-8;force-6;forced10 me7;forces me7;forever8;f' +
  'orget-8;forgot-12 my-5;fork7;form-11;forward-8;found11;free-5 trial-8;freeze-5 for-7;freshen-8 up-8;friend4;frie' +
  'ndly-6;from1 alex-8 behind-13 gym8 him11 home-5 leave-8 me-6 next-8 rosebank-9 scratch-7 what-7 when-8 you-6 zer' +
  'o-7;froze7;full-2;fun-13;function-8;funny7;gaan die-9 ek-10 my10;gals-9;gang6 up-9;gap-7;gate7 code-10 is-9;gaut' +
  'eng-8;gautrain bus-7;gave us-8;gbv13;gear-3;geboelie-9;gedrink9;gee asb-7;geld8 terug-8;gemis-8;gender-8;genoeg-' +
  '9;geslaan6;get3 a-8 attacked-9 away9 back-10 better-9 for-7 hit-9 hurt-14 in-5 injured-11 it-9 me-10 my-11 off-9' +
  ' on-10 out8 punched-10 the6 there-11 through-8 to-7;gets tired-7;getting hurt-9;gevat7;gi-5;gift-8 card-6;girl i' +
  's-8 she-9 shes-11;girlfriend-3 is-7;girls they-11;gis-7;gisteraand5;give it-10 me-5 up-8;given-8;gives me4;glock' +
  '-6;glove-13;gloves-8 at-9 my-7;go5 for-8 home9 in-3 na-8 to3 up-9;goeie more-8;goes6;going4 overseas-10;gold-7;g' +
  'one9;good-3 for-9 morning-9;goodbye10;goods-8;got6 any-8 anything-7 hurt-11 into9 kicked5 my8 no-10 something-9 ' +
  'stabbed7;gps-7;grabbed7 my8;gracie-6;grade-3;grading-6 soon-12;gradings-8;gran is-8;grandchildren-9;granny is7;g' +
  'rapple-9;grappling-11;great-15;grid-6;groep-9;groin-10;groot-8;ground-5;group-5;groups-4;guard-8;guards-8;guide-' +
  '7;gumguard-7;gun licence-8 on7 training-6;gunpoint10;guy7 from7 in3;gym-8 i-8 is-6 yesterday-8;haar10;had a-10;h' +
  'aha-12;hahaha-9;hair in-8;half-7 past-7;halfway-6;hand wraps-4;handed-12;handgun-8;handle myself-10;handles-10;h' +
  'andskoene-8;happen-9;happened9;happens to-12;happy-7;hard-4;harley-13;harm8;has3 a4 adhd-7 been6 braces-10 exams' +
  '-8 flu-8 he-11 her-8 long-9 me-8 school-12 the-8;hasnt done-7 started-6;hate myself7;hav-7;have #-8 an-6 any-6 b' +
  'een6 boxing-6 epilepsy-7 for-10 it-8 kids-8 muay-8 my6 never-8 on-5 something-5 that-7 the4 with-7 you-7;havent ' +
  'seen-9;having9 a9;he13 a-6 broke8 can-13 come-8 comes7 did5 do-7 doesnt-6 fit-10 gets4 go-8 have-8 hits7 killed8' +
  ' knows8 locked6 need-11 needs-11 pay-9 pulled5 punched7 ran-9 says7 start-10 teach-10 trains-7 will7 wont8;head ' +
  'coach-8;headgear-9;headscarf-8;health-10;hear10;heart5 attack5;heavy-11;hed7;held8;hell10;hello-3;hellopeter-8;h' +
  'elp11 choosing-8 for-8 he6 him-10 me-10 my6 the-9 with-7;helping-9;hemp-8;her9 arms6 in9 name-8 phone8;here6 any' +
  'more9 i-9;hes13 #-12 a-11 kicking7;het3 al7 die-11 ek-6 hulle-8 julle-7 my8;hey guys-5 there-7;hi coach-9 im-10;' +
  'hide12;hides behind-9;hiding10 in7;hier9;high-9;hijacked10;hijacking-7;him5 a-10 may-7 up-8;himself4;hire-10 a-8' +
  ';hiring-7;his7 age-8 class-10 gun8 hand8 lesson-8 name-10 own-8 sister-8;hit a-11 first-10 me7 the-8;hits8 me13 ' +
  'my9 the-9;hitting4;hle11;hlp8;ho5 ithuta-11;hoe-5 kom-11;hoeveel-11;holiday-9;holidays-8;holster-8;home4 and7 cr' +
  'ying-9 do-8 for-8 from4 with-9;homepage-7;homework-7;hoodie-11;hoodies-9;hook-11;hosepipe8;hospital5;host-7;host' +
  'age-8;hot-5 water-8;hour ago9 or-7;hours on-6;house12 for-10;how-2 #-7 about-10 are-5 can-10 does-13 far-5 is-9 ' +
  'long-3 many-4 to-6 would-10 you-7;howzit-11;huis10;hulle10;hung-8;hurt6 in-8 me6;hurting11 my6;husband8 beats6 h' +
  'it8 wants-8;husbands7;hv-7;hw-8 much-6;hy11 gaan9 het8 in-8 is-9 my10;hypertension-9;i3 address-6 are-8 be-1 boo' +
  'ked-7 bought-12 box-10 break-10 call-11 can5 carry-11 could-10 course-6 did-11 discount-8 do8 dont4 drop-9 drove' +
  '-9 feel10 film-9 follow-9 forgot-7 froze9 have4 hear6 heard-7 hide8 hope-11 hurt-9 jog-6 just6 know7 krav-8 leav' +
  'e-9 left-8 legally-10 like-8 log-3 lose-8 lost-9 love-7 may-7 mean-8 meant-6 miss-10 must7 open-6 order-8 ordere' +
  'd-7 park-8 pick-8 put-12 ran8 reach-7 read-8 roll-8 shower-10 start5 take-8 train-4 transfer-9 try-4 type-8 use-' +
  '9 walk-8 was6 watch-6 will-6 wont6 work-10 would-13 write-8;ice-11;iclass-9;id5 prefer-9;idea-9;idiot-8;iemand8 ' +
  'my-9;iets vir-9;if6 her-9 i5 it-6 its-9 something-6 we-7 your9;ignore-8;ikhona-11 i-6;im7 #kg-8 a-5 at-10 away-7' +
  ' back-8 being9 bleeding7 coming-7 free-7 from-12 just-7 looking-11 moving-8 new-7 next8 only-5 ready-7 scared7;i' +
  'mininingwane-9;in #-8 an6 bryanston-7 cape-6 centurion-7 class-8 danger9 feb-7 for-7 house-8 karate-9 march-10 m' +
  'atric-9 may-7 midrand-8 my5 october-5 pretoria-7 randburg-12 sa-9 school-8 south-8 sparring-11 stock-4 the4 thei' +
  'r-6 today-6;incident-9;included-9;indemnity-9;individual-9;indoda14;ine-9;ineminyaka-11;info-12;information-10;i' +
  'ngajoyina-8;ingane7 yami3;injured-13;injuries-8;injury-9;inligting-9;inombolo-9;inside9;instagram-8;instead of-5' +
  ';instructor-4;instructors-8;insured-8;intake-11;interested-11 in-4;internet-12;intimidated-11;into a6;intro-9;in' +
  'voice-10 for-8;inyanga-8;iphephile-7;iron10;is #-5 al-13 all-7 an-6 asking-7 asleep6 bad-7 baie-9 bang7 beaten10' +
  ' bjj-7 bleeding9 boxing-9 class-7 coach-7 coming7 daar-9 die-8 everything-7 fine-11 following7 going7 gone7 good' +
  '-4 he-13 hurting9 it-5 just-9 keen-6 killing-7 my-8 n-8 nearly-6 new-8 next7 one-8 only-10 over-8 parking-10 san' +
  'dton-8 scared-7 seer-9 she-12 small-9 stalking7 standing7 strong-9 stuck-7 terrible-7 thabo-6 that-7 the-2 there' +
  '-4 this-4 threatening7 training-7 twee-9 unconscious8 useless-8 verkrag7 very-10 your-3 yours-10;isaphulelo-9;is' +
  'iphandla-7;isipho-6;isnt10;israel-7;it a-2 all6 an-8 as-7 back-8 be-9 been-9 before-1 by-10 cost-6 end-9 fine-10' +
  ' first-4 get-8 good-8 happened7 happens11 has-6 have-7 he7 help-12 here-7 in-7 legal-9 less-7 like-8 myself-7 on' +
  '-5 safe-14 says-15 start-6 stop8 takes-7 that-7 the-10 to7 too-6 up-6 was10 weird-7 what-6 work-5;item-9;items-7' +
  ';its4 dark-9 for-7 good-11 too-11;itshireletsa-8;ive7 always-9;izinsuku8;izolo7;jaar-12;jacket-8;jewish-6;jits-7' +
  ';jitsu-6;jiu-5 jitsu-5;job in5;jobs-8;joburg-8;jog-7;join-5 a-6 or8 with-7;joined-11;joining-4;joins-8;judo-10;j' +
  'uffrou8;julle-6 dit-6 met-11 my-10 nog-10 oop-7 wat-10;july-7;jumped11;june-7;junior-9;juniors-7;just5 for-6 got' +
  '8 guys-8 had-13 letting-8 looking-11 show-7 sit-9 the-7 to-10 turned-10 wanted10;ka4 kgwedi-9;kabili-10;kakhulu5' +
  ';kali-9;kan-1 ek1 hy-10 julle-14;kanjani-10;kanselleer-8;kar6;karate-4 kid-7;ke8 tla-9;keen-13;keep6 a-10 an-7 u' +
  'p-10;keeping him-10;keeps7;kena-5;kerb-8;kickboxing-8;kicked9;kid broke-7 he-13 hes-9 is-9;kiddies-7;kidnapped10' +
  ';kids at-8 can-5 classes-5 from-10 learn-7 on-9 or-5;kidz-8;kierie-7;kill9 for-10 myself7;killed5 me-9;killer-7;' +
  'killing me-7;kilos-8;kind of-9;kindergarten-7;kit-7;klas-6;klasse-7 vir-6;knee-10;knie-8;knife2 attack-11 class-' +
  '9 defence-8 fighting-8;knives-4;knock-11;know a-10 about-7 anyone-12 that-8 what5 where7;knowing8;knows8 where8;' +
  'kom kyk-10;koop-8;krav-9 and-5 be-8 for-4 is-7 maga-1 on-7;kravmaga-8;ku-9;kufanele-7;kukho iklasi-9;kukhona9 i-' +
  '9 yini-9;kumele-8;kuphi-7;kursus-6;kwe-9;l-8;l#-6;la-10;laaitie-12;laat-5;lady5 coach-8;land-7;landlord10;lank-7' +
  ';laptop-4;last4 gym-9 night10 nights-9 nite6 time10 week-2 year-4;late-2 to-7 tonight-9;lately-9;later-8;laugh-4' +
  ' at-12;laughter-7;law-2 is-8;lawyer-9;lay-6;lazy-10;le #-8 na-8 ruta-7;league-9;learn-3 cpr-8 something-8 that-8' +
  ' this-7 what-9;leave5 them-7;leaves6;leer-8;left6 feet-8 handed-9 his-10;leg-7;legal-4 in-7 to-6;leggings-7;legi' +
  't-8;lekker-10;length-7;less than-7;lesson-7 on-7;lessons-5;let2;letting-11;level-11;levels-8;liability-7;liable-' +
  '8;liam-8;licence-7 is-7;license-8;lidmaatskap-9;lie6;life4;lift my-11;lights-7;like gloves-8 it-14 karate-6 me-1' +
  '3 this6 to-4;liked-8 it-8;likes-9 soccer-9;limit-7;link-10;list of-7;listen-12;little brother7 one-6 ones-10;liv' +
  'e2 next-8 on-12;living alone-8;lo-11;load-11 shedding-5;loadshedding-7;loan6;lock in-9;locked6 in7 me8 out-11 th' +
  'e8;lockers-3;locks me6;log-12 in-7;logging-9;login-13;logo-8;lokuqala-10;lol-2 can-6 what-7;lona-9;london-9;long' +
  '-2 do-7 does-6 hair-10 is-5 sleeves6 till-9;look like-8 stupid-10 up-7;looking3 for3 to-9;looks-8;lose my-9 weig' +
  'ht-5;lost my-8;lots-7;loud too-9;love to-6;loved-11;loves-7 rugby-7;lower-9;lunch-3 hour-7;lunchtime-7;lyfwag-7;' +
  'lying9;lyk-9;ma is-8;maak8;machine-9;madam9;mag-5 ek-4;maga-2;mails-8;main-8;make a-11 friends-14 him7 my-10;mak' +
  'es7;malini-9;man12 het6 i4 is7;manage-4;manager6 please-9;mang-10;manje14;manual-9;many days-8 hours-7 kids-6 le' +
  'ssons-10 people-12 years-7;march-6;marketing-10;marks14 on7;martial-6 art-6 arts-4;mat-8;match-6;mats-8;matter5;' +
  'max-7;may-12 i-12 she-7;maybe7;me7 a-6 about-12 after7 and3 ask-12 book-7 by7 choose-8 down8 feel-10 he11 her10 ' +
  'home9 i-4 leave6 legally-9 like-7 my-7 not8 on4 over12 see8 sign-8 since9 talk-11 the-4 what-11 when4 your-10;me' +
  'dical-8;medium-9;meer10;meet me-7;meeting-7;mekaar-10;member-7 already-6;members-10;membership-11;membrship-7;me' +
  'n5;mention-8;menu-6;messages5;met8 on9;metal-8;mid-6;midday-10;middle-7;midrand-10;might7;military-9;min late-7;' +
  'mine6;minimum-8;minors-8;missed-6 #-8 the-9;misses-10 it-10;missing8 a-8;mistake-12;mix-10;mixed-8;mma-8;mme8;mo' +
  'bile-6;mobility-7;module-7;moet-3;molweni-11;mom has-7 of-7 said-9 wants-6;momentum-7;mon-10;monday is-11;monday' +
  's-3;money is-7 off-7;monna6;month and-11 can-10 is-9 to-7 what-7;months and-7 is-9;mora-9;more about-10 confiden' +
  't-6 energy-8;morning class-8 do-6;mornings-8;most people-10;mostly-9;mother5;mouth guard-9;mouthguard-9;move it-' +
  '8 my-7 to-12 up-10;movie-10;moving to-8;mr-8;much4 are-8 does-8 for-11 notice-9;mugged8;murdered-9;muscle-12;mus' +
  'ic-13;muslim-8;must-2 a-8 he-6 i-6 my-11 she-10 study-7 they-10 we-9;my5 account-13 ankle-7 baby7 bed6 bf7 boxin' +
  'g-6 boy-7 boys-8 brothers8 card-8 class6 classes-9 coach9 complex7 contract-7 cv-6 dads6 data-7 debit-13 details' +
  '-7 diary-8 door9 drink9 driver-8 ears-8 eks8 en4 ex3 eye9 father3 first-6 flat7 free-8 friends8 gi-10 girlfriend' +
  '-4 gun-8 hand8 head11 home-8 huis7 husband-4 husbands8 in10 kid-2 kids3 knee-6 laaitie-10 laptop-6 lunch-8 manag' +
  'er11 membership-5 mind5 money-7 nails-8 nudes8 order-14 package-6 parcel-10 parents6 partner8 passport7 password' +
  '-8 plan-8 question-7 remaining-7 room13 sessions-8 size-9 stepdad8 stiefpa8 street7 teenager-7 thing-6 tracking-' +
  '7 trial-13 uber-9 uncle8 voucher-8 water-6 way-6 wife-4 work5;myself11 id-11 te-8;na-6;naked choke-7;nako-9;name' +
  '-4 is-5;names-10;nasty-9;ndifuna6;ndincede11;ndiyopha9;ndiyoyika10;ndoyika12;near3 me-8 the-7 you5;nearby-8;near' +
  'est-10;nearly-8 #-8;neck6;need gloves-8 my-10 somewhere7;needs-7 a-8 shoes-8;nephew he-13 hes-10 is-6;nervous-16' +
  ';netball-8;never been-11 done-10 got-7 held-9 told8 trained-8;new-3 baby-9 here-12 job-8;newbie-7;newbies-10;new' +
  's-8;newsletter-9;next belt-9 class-7 course-7 to5 year-5;ngani-8;ngaphandle11;nge-10;ngesibhamu7;ngicela5 i-7 uk' +
  'wazi-7 usizo5;ngidlwenguliwe10;ngifika-9;ngikhathele9;ngisengozini9;ngiyabonga kakhulu-9;ngiyesaba11;ngoku13;ngo' +
  'kubhalisa-11;ngomgqibelo-9;ngubani-10;ngwana waka-11;nie3 asem7 meer12;niece she-9 shes-11;nifundisa-8;night4 an' +
  'd5 the-12 which-9;nights class-9;nikuphi-7;ninawo-9;ninayo-5 i-10;nini i-5;ninja-7;nite6;nivula-8 nini-6;nivulil' +
  'e-10;niyafundisa-7;niyakufundisa-10;njalo8;njani apho-8;nka-12;no class-10 gi-6 gloves-6 he-14 i-11 idea-7 pictu' +
  'res-9 reason9 she-13 sign-8 time-9;nobody9 answers-10 will8;nodig-7;nog nooit-10;nogi-7;nommer-7;noodhulp-8;nooi' +
  't-11;noon-9;not6 breathing7 coming-12 fit-10 for-10 found-8 from-9 good-10 helping-9 here-8 in-7 like-7 me-9 my-' +
  '8 safe11 that-8 to9 what-9 working-11;nothing about-9 serious-7;notice but-6 must-7;nou6;now7 and-7 im8 she7 wan' +
  't-8;nr-8;nudes8;numb6;number is-8 of-9 on-6 please-7;nxt-8;nyaope8;o15 a7 clock-7 na-12;obligation-7;observe-10;' +
  'oclock-9;october-7;oefen-6 wat-9;of all-10 class-10 classes-6 everything-9 falling-13 getting-11 krav-8 laughter' +
  '-7 me7 my6 myself-12 sparring-10 thing-11 three-7 yours-10;off at-9 class-4 during-6 for-7 in-10 on-10 the6 twic' +
  'e-8;office hours-8 in-8;officer-7;often-7;ok-5 to6;old and-6 boy-6 do-7 enough-8 man8;older-8;oldest-11;olds-9;o' +
  'm7 myself-8;on an-9 and-8 at-9 bail6 facebook-12 hold-10 holiday-5 in-5 me4 offer-7 saturdays-5 standard-7 thurs' +
  'days-9 tonight-10 top-10 tuesdays-5 wednesday-6 weekends-6 with-10 your-5;once-5 off-5;one arm-9 can-8 class-9 f' +
  'or-5 gets-9 guy-8 leg-8 membership-7 she-7 shes-9 to-8;onfiks-11;online-6;only-2 classes-7 come-9 do-11 for-6 gi' +
  'rl-7 session-9 want-6;ons6;ook-13;oop-8;open on-5 today-6;opening-11;operating-9;operation-9;opleiding-9;option-' +
  '13;options-10;or-5 a-7 also-7 are-7 can-4 did-9 do-6 else8 is-8 just-10 must-6 my8 off-5 only-7 something-5 they' +
  '9;order-7 went-7 yami-9;ordered-12;orders-9;ordinary-7;other gyms-7 kids-13;others-13;oud-8;ouers-7;ouma6;our9 b' +
  'oy-11 office-8 own-10;out3 again-9 and7 from-8 im11 to-10;outside6 my8;over #-7 #s-8 lunch-7;overdosed13;overnig' +
  'ht-8;overweight-11;own class-7 firearm-6 gi-12 gloves-10 gun-7 pace-8 team-8;pa7;pace-10;package-10;packages-7;p' +
  'age-11;paid already-11 for-10 on-5;pair-7;panic7;papers8;paperwork-9;parcel-12;parcels-9;parked-10;parking-2 at6' +
  ' for-10 lot7;parks6;part-10 of-6;parties-6;partner5 with-8;party-2 for-6;pas-8;pass-8;passed away-9 out8;passwor' +
  'd-13;pause-11;pay as-8 at-8 per-8 this-9 your-5;paying-9 for-8;payment-5 link-5;pays for-9;pdf-10;pe-13;pele-9;p' +
  'en-6;penalty-7;pensioners-7;people like-9 look-7;per-7 day-5 week-8;permit-7;person im8 with-7;personal-8;petrol' +
  '7;phone and8 in-9 is8 me-8 number-10 with-7;physio-6 says-8;pick-7;picked-10;piercing-7;pilates-8;pille8;pills11' +
  ';pin-5;pink-6;pitch-9;plan-8 for-6;planet-7 fitness-7;play-12;playground-9;plays cricket-10 hockey-10;please can' +
  'cel-8 dont9 tell-8 what9;plek vir6;pm-7;podcast-9;point9;points-9;police13 discount-9;pop-10 in-6;popia-8;portal' +
  '-11;position-6;possible-8;post office-8;power-9;ppl-9;practical-7;practice-8;practise-10;pram-9;prayer-7;pre-7;p' +
  'refer-10;pregnant can-8;premises-10;premium-11;prepaid-7;prepared-8;present-10 for-7;president-6;pretoria-8;prev' +
  'ention-8 talk-8;price-5 for4 list-8 of-6;pricing-9;prime-7;principal-11;print-10;prisha-7;privaat-8;private less' +
  'on-9;privates-10;problem-8;procedure-7;process-8;products-7;proefklas-9;proefles-11;program-7;programme-7;projec' +
  't-9;promised me7;promo-10;proper-8;protect-5 herself-10 my-8 myself-11;protecting-10;protection order8 training-' +
  '8;protective-9;proud-9;provide-6;psira-7;public holidays-5 transport-9;pulled4;punch-15;punching-8;pupils-6;purc' +
  'hase-10;push-6;pushed me10;put2 a8 his8 in-8 on-10;putting-9;qala-9;qualified-5;quarter-9;quick10 do-8;quiet9;qu' +
  'ote-10;r#3 or6;rack-8;rain-7;ramp-9;randburg-12;random10 but10;range-12;rank3 close-11 to-11;rape11;raped16;rash' +
  'guard-6;rate-11;rates-10;rather see-6 than-6;ratio-8;rattan-8;reaction-7;read-7;reads my9;real-2;realistic-7;rea' +
  'r naked-7;reason9;receipt-8;receive-9;received-9;reception-4;receptionist-6;recognised-9;recommended-9 you-8;rec' +
  'ord-9;recording-8;red-8;refundable-8;refuses to-8;register-11;registered-8;registration-8 fee-6;relationship8;re' +
  'maining-7;remove-13 my-7;renew-8;renewal-10;rent out-7;replacement-6;reply to-10;required-7;requirements-7;res7;' +
  'reserve-7;residents-9;respect-8;retail-7;retired-6;return-11;returning-8;returns-6;review-8;rewards-7;ribs10;rig' +
  'ht for-9 to-8;rights-7;ring-10;risk-9;road4;rock-8 up-8;rocky-7;role-10;roll-11;rolling-14;rolstoel-9;roof8;room' +
  ' and6 can-6;rooms-9;rooster-7;roster-9;round6;rounds-9;rubber-8;rude-11 to-11;rugby-9;rule-9;rules-8;run-3;runni' +
  'ng-9;ruta-7;saam-13;saena-9;safe4 here8 to-7 walking-11;safety-8;said7 i-12 monday-7 no6 ok-11 theyll6 you-7;sal' +
  ' my10;salary-10;sales-8;same age-11 time-9 with-7;sandton is-7;saturday-3 class-7 morning-5;saturdays-10;sauna-9' +
  ';saw a-10 it7;say5 that-8 they8;saying9;says9 he2 hes7 if8 its-6 krav-7 nothing-8 she6 you-10;scan-9;scared6 of-' +
  '4;scares7 me7;scenario-10;scene-8;schedule-9;school at-7 concert-7 is-10 kids-7 on-5 project-5 to-7 would-7;scho' +
  'ols-7;scratched-8;screaming11;se8;season-9;second time5 week-8 weekend-8;section-8;secure-8;security-2;see every' +
  'thing-9 how-7 me-6 my7 two-7 you-8;self defence-3 esteem-7 harm8 protection-7;selfmoord11;selfverdediging-11;sem' +
  'inar-10;seminars-8;send5 it-11 location-9 me-4 my-8;sending-10;sends8;sensei-7;sent5;separate-5;september-8;seri' +
  'ous-6;service-8;services-9;session-10 i-10;sessions-8 for-7;set-5;seun van-8 wil-10 word-7;seven-10;seventy-8;se' +
  'x7;shaking11;shame-5;shape-7;share-9;sharp-8;sharpen-8;she5 be-8 go-8 is-4 join-6 left6 lets-10 says8 start-8 tr' +
  'ain-5;shedding-6;shelter7;shes4;shin guards-6;ship-9;shipping-9;shirts-7;shoes on-8;shooting in7;short-11;shorte' +
  'st-8;shorts-10;shot11;shots8;should-3 ask-9 i-7;shoulders-7;show-7;shower is-9;showers-6 and-8;shuttle-8;shy-15 ' +
  'and-6;sign-5 for-9 in-12 me-9;signal-8;signed-10 up-8;similar-7;since8;sipho-10;sis7;sister7 is-10;sit and-6 whi' +
  'le-7;sitting7;six weeks-8;sixty-7;size-5;skaam-10;skiet6;skills-9;skinny-8;skip-12 me-6;skipping-10;skryf-11;sla' +
  'an14 my10;slammed7;slaps10;sleep10 in8 with10;sleeping6;sleeps early-9;sleepy8;sleeves6;slipped-11;slot-6;slots-' +
  '7;slow-11;smacked-9;small and-8 group-9 kids-7;smell-9;smiles9;smoking-9;snack-6;snapscan-10;sny10;so4 cant-9 id' +
  '-11 ill-11 im-5 is-11 its9 no-9 please-8 scared8 theres-11 tired9 trial-5 want-10 what-6;social-10;soek my8 n-9;' +
  'soft-9;solar-7;some-3 boxing-9;somebody6;someone7 attacks-7 call-9 is11 tried7 who5 with-10;something for-6 from' +
  '-8 happens-6 like-9 on-6 to-10 you-6;somewhere to-11;son has-9 hes-10 is-9 to8;song-6;soos-8;sore from-8;sorry3 ' +
  'for6;south-8 africa-8;space for-9;spam-9;spar-11;sparring-7;speaks-11;special-5;specials-10;speed-8;sponsor-8;sp' +
  'ort-11;sports-9;spot-7;spray in-8;squad-9;staan10;stab7 me8 someone-9;stabbed11;staff-9;stage-9;stairs-6;stalker' +
  '10;stalking4;stamina-9;stand-5 up-11;standard-10;start-4 boxing-8 in-6 over-6;started yet-6;starting next-5;stay' +
  ' in-7;staying-5;steam-8;step-6;stepdad8;stepfather8;steps-11;stick-4 fighting-5;sticks-4;stiefpa8;still at-6 not' +
  '-9 open-9 pay-7 train-11;stock-6;stole my-10;stolen-10;stop6 and7 bleeding-8 for-9 him7 sending-9 someone-6;stop' +
  'ped last-9;storeroom7;storm-11;story-9 i-9;straight from-8;strange5;stranger danger-7;strangled6 me7;street bjj-' +
  '4;stretching-8;strong-6;stronger-8;stuck-6;student-3;students-4;studies-12;study-9;stun-9;stuur8;style-12;styles' +
  '-9;subscription-10;such-10;suggest-8;suicidal12;suicide11;suit-10 me-8;suitable-10 for-7;sum#9;sun-8;sunday is-7' +
  ';supply-7;surely-10;surgery-9;surprise-8;suspended-8;swallowed10 a8;swap-9;swears-8;sweaty-9;swim-9;swimming-10;' +
  'swims-11;swing-8;switch-11;switched-8;swop-6;sy is-7;system-10;t shirt-9;tablets7;tactical-9;taekwondo-9;tag-9 m' +
  'e-8;tai-9;take cash-7 out-8 over-10 part-6 photos-8 them-9;takealot-7;talk5 for-8 on-7 to7;tall-10;tank-8;tap-9;' +
  'tape-8;tapped-10;target-9;taught-11;tavern8;tax-8;taxi6 from-10 rank6;te begin-10;teach-3 her-8 him-9 it-9 that-' +
  '13 the-8;teachers-8;teaches-10;teaching-4;team-12;teams-8;teased-9;technique-10;techniques-8;teenage-8;teenager-' +
  '10;teenagers-7;teken-7;telephone-10;tell3 anyone7 me-3;telling7 me5;tells6 me6;term-9;terminate-8;terms-9;terrib' +
  'le-8;terug-10;terwyl-8;test-12;thabo-5;than an-7;thanks-5;that again-9 allowed-7 class-8 day-6 my-9 normal-10 ok' +
  '-9 possible-5 still-9 the-8 time-7 too-8 work-7 you-8;the2 #rd-8 academy-6 address-9 adult-7 alarm-9 app-9 army-' +
  '9 bag-8 bar7 basement-7 basics-6 bathroom6 bed6 bench-9 best-11 big-7 black-9 bleed-11 book-11 boxing-6 boys-9 b' +
  'ridge11 bus11 class-7 classes-7 club6 coach-15 coaches-11 coachs-6 complex-10 contract-10 courier-9 course-8 dar' +
  'k-6 day-4 difference-8 different-7 divorce9 doctor-7 dog7 e-10 ebook-8 emergency-9 end-14 entrance-11 evenings-7' +
  ' family-8 fees-9 fight-9 fighting-8 firearms-7 first-6 flat7 floor6 form-10 gi-9 gloves-9 group-10 gym-5 hall-12' +
  ' hoodie-8 hospital-7 hour-7 house8 indemnity-6 instructor-12 intro-7 kitchen11 krav-6 last-10 law-15 left-10 les' +
  'sons-8 lift3 link-6 locker-9 lot-8 lunch-6 man8 mat-9 mats-6 month-8 morning-11 mornings-9 most-8 moves-7 next-4' +
  ' oldest-10 one7 other2 others-7 page-7 parcel-8 phone-11 place-3 playground-9 point10 police7 prices-11 programm' +
  'e-6 protection6 range-6 rashguard-6 right-7 road4 roof10 saturday-5 schedule-6 shirt-9 shooting-6 shop6 showers-' +
  '8 site-7 small-8 stairs6 sticks-8 storeroom7 street6 student-7 tavern7 traffic-8 trainer-7 trial-3 ufc-9 uk-8 ve' +
  'nue-5 waiver-8 website-7 week-10 weekend-8 window7 women-7 youngest-4;their own-10;themselves-7;then he7;there-2' +
  ' a-2 an-10 are6 at-7 boxing-8 for-8 is14 last-9 on-9 room-8 safe-9 some-12 something-13 space-8 tonight-7;theres' +
  '12 a6;they9 all-8 can-8 get-9 have10 say8 want6 will6;theyll8;theyre14 in7;thing for-6 in-9;things10 at9;think i' +
  'm10 so-9;thinking9 about7 of5;this6 afternoon-7 bot-7 guy6 help-8 morning5 number9;though-7;threatened9;threaten' +
  'ing8 to7;threatens8;three months-10 times-11;threw6;throat9;through the3;throw me-7;throws things7;thursdays-8;t' +
  'huso6 ka-10;ticket-7;tie-10;tier-8;tight6;tiktok-10;till6 i10 what-11 when-9;time he7 i6 its8;times-1;timetable-' +
  '12;tiny-9;tips-11;tired fast-7;tmrw-6;to2 #-11 about-9 ask-10 begin-10 black-7 box-12 break5 burn8 coach-8 come-' +
  '7 compete-8 complain-8 die11 durban-6 eat-8 end10 feel-13 go8 hand-7 handle-6 help-7 hide10 him6 hurt6 join-6 ki' +
  'll10 knock-8 know-5 learn-2 let-9 live9 login-6 look-11 lose-6 make9 me5 month-7 my7 our6 park-12 pause-9 pick-9' +
  ' punch-7 reach-7 report-6 roll-5 save-10 shoot-5 someone-3 spar-9 spot-9 stand-11 start-10 talk6 teach-7 throw-8' +
  ' train-10 treat-6 try-8 varsity-6 wake6 walk-5 wash-8 watch-9 work5 write-8;today he7 she9;toddlers-8;together-1' +
  '4;told7 her9 me-7 my10;tonight6;tonights-9 class-6;too do-9 hard-12 late-8 old-8 soft-6 unfit-9 young-8;took12 m' +
  'y5;torn-8;total-10;touched13 me8;touches9 me7;tough-9;toughen-8 up-7;tour-8;tournament-12;tournaments-8;town-7;t' +
  'rack-7;tracker7 on6;tracking-13;traffic-5 on-8;train-11 at-7 only-7 there-7 with-4 you-7;trained-12 before-7;tra' +
  'iner-14;trainers-15;training-8 at-8 knife-7 next-9;trains-6;trappe-9;trauma-9;travel-6;treat-9;trek-8;trial-7 an' +
  'd-8 tonight-9;tried5 to8;trouble7;true-9;trust my-5;try-11 again-7;tryout-11;tshaba9;tshirt-7;tuition-8;turn-5;t' +
  'urning #-9;turns #-11;twee keer-11;twelve-13;twenties-9;twice-7 a-8;twins-4;two different-6 of-9 people-6 years-' +
  '10;tyson-8;u4 got-12 guys-5 have-2 open-11 recommend-8 sell-10;ubaba13;ufc-11;ufuna9;uk-8;ukhona-8;ukuba10;ukufa' +
  '10;ukufunda i-6;ukugoduka9;ukulwa-10;ukungibulala9;ukuphila9;ukushintsha-10;ukuthenga-7;ukuyeka-8;ukuza-8;ukuzib' +
  'ulala13;ukwazi-9;uma9;umalume10;umfowethu8;umntu-7;umntwana wam6 wami-11;umqeqeshi-9;umuntu6;umyeni12;umzimba-9;' +
  'una-9 #-9;uncedo11;uncle13;unconscious9;under9;underneath-10;understand-9;uneminyaka-8;unfit-15;uniform-11;unive' +
  'rsity-9;unjani-9;unlimited-9;unsubscribe-9 me-8;until3;up a-8 and6 by-6 fee-6 if-8 to-9 tomorrow9 yesterday-6;up' +
  'date-7;upfront-9;upgrade-9;uphuze10;ups-8;ur6;urgent7;us8 four-8 in7 last-9;use-4 a-8 it-14 my-11;used for-9;use' +
  'ful-6;useless-8;user-8;uses6;usizo10;utata10;uthi10;uur-8;uyandibetha10;uyangishaya12;uzongibulala12;vacancy-9;v' +
  'an-3 #-7;varsity-9;vat number-6;vehicle-9;veilig-7;venue-7;verdedig-10;vergeet-12;verkrag12;version-7;very fit-8' +
  ' shy-5 strict-9;video of-10;videos-9;violence6;violent7;vip-12 protection-5;vir kinders-8 n-7;virgin-5;visiting-' +
  '9 from-6;visitors-8;vitality-9;voel8;volg6 my8;volgende-12;volunteer-7;vomiting9;voucher-9;vra-3;vyf-9;w8;wa10;w' +
  'aar-6 is-6;wait-2 in-8;waiting room-8;waits6 for6;waiver-9;wake10 up10;walk-9 from-7 over-8;walked5;walking into' +
  '-7 stick-7;wallet-10;wam11 ufuna-13 una-9;wami10 uyangishaya7;wanneer-10;want a-9 her-11 me8 my-6 something-8 th' +
  'e-11 to-4;wanted7 to5;wanting to-7;wants a-9 boxing-10 to-6;warm-5;warning-8;was2 attacked8 away-10 mugged6 rape' +
  'd11 sick-13 small-11 so-8 stabbed9 there-8 told-10 too-10 training-11 very-9;wash-10;washing-6;waste-10;wat-3 ti' +
  'me-7;watch-12 the-4;water-3 bottle-11;watter-5;way in-8;we both-12 can-8 get-9 got-8 need-9 pay-6 take-7 would-7' +
  ';weak-11;weapon-8;weapons-9;wear long7;wears glasses-11;weather-10;webblad-10;website-11;wedding-5 in-9;wednesda' +
  'y-4;week and-7 can-5 is-7 so-10 to-9;weekday-8;weekdays-9;weekends-6;weekly-10;weeks-1;weg8;weight-9;weights-8;w' +
  'elcome-5;well-8;wellness-6;wen6;went6 to-14;were7;what-1 about-12 class-11 did-10 exactly-8 happens-13 have-8 he' +
  '8 if-22 it-6 makes-6 now-11 should-9 sizes-7 to-4 was-11 will-6;whats happening-6 on-11 ur-9;whatsapp-8 me-8;whe' +
  'elchair-7;wheels-11;when4 a-10 are-10 do-11 does-12 he10 hes9 i2 is-12 its-8 people-8 there-10 was-9 will-8;when' +
  's-7 the-7;where do-8 does-13 i5 is-5 must-11 to-9;which-8 day-9 group-6 mall-7 one-9;while i-6 my-10 training-8;' +
  'whispering9;white belt-7 polo6;who are-9 can7 did5 has-7 is-5 must-8 reads-6 takes-8 teaches-6 were-9 won-6 woul' +
  'd-8;whole week-8 year-10;whom-7;whos the-8;why do-8;wie-7 is-7;wife at-8 says-12 to-11 wants-7 will-8;wil met-11' +
  ' n-10;will-6 a-8 bring-10 i-11 it-10 not-8 pay-11 she-9 shoot7 somebody-9 someone-7 the-10 they-12 u-9 you-10;wi' +
  'n-7;window5;witch8;with4 all-6 another-8 boxing-7 guns10 him6 kids-9 self-6 someone-8 that-10 the-2;withdraw-7;w' +
  'ithout a-6 any-7 breaking-5 hurting-5 me7 my-9;woke7 up7;womans-8;womens day-7 self-7;won-9;wont10 let5 make-10 ' +
  'stop9;words8;work as-5 at-6 for-7 is-10 nights-6 till-10;workout-10;workouts-8;works-6 at-10 in-8 shifts-9 till-' +
  '10;workshop-9 for-7;workshops-10;worries-10;worth it-9;would have-9 i-14 krav-10 like-12 love-7 my-7 need-8 rath' +
  'er-9 she-12 the-11 this-9;wraps-10;wrestle-10;wrestling-12;wrists9;write-13;writing-12 a-9;written10;wrong-3 siz' +
  'e-8;xa7 umntwana-8;xmas-7;ya-4;yami7 ineminyaka-10;yard6;year-10 end-7 olds-7;yearly-8;years ago-13;yes-8 he-11 ' +
  'she-5;yesterday what-10;yet-9;yi-8;yimalini ngenyanga-9;yini-14;yiphi-8;yo-11;yoga-10;you-2 a-6 and-11 are-9 com' +
  'e-13 cover-9 didnt-8 dont-10 go-11 got-9 in-8 let-10 look-11 looking-6 make-11 mind-9 need-6 or-9 pay-7 practise' +
  '-8 provide-6 rent-7 sent-8 ship-8 show-13 so-10 still-9 store-8 suggest-8 teach-6 that-6 use-7 work-8 write-7;yo' +
  'ung-9;youngsters-10;your academy-6 address-6 car-7 coach-8 guys-6 gym-7 hall-7 homepage-7 husband9 instagram-6 i' +
  'nstructors-7 latest-5 phone-6 place-8 school-10 shop-9 site-13 student-11 team-8 trainers-12 training-9 website-' +
  '7 wrist-7;youre-6;youth-8;youtube-9;yrs ago-9;zip-7;zonke7;zoom-9';
