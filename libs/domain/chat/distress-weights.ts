// Written by `npm run train-distress` (docs/decisions/0116): what words and pairs of words say of distress.

/** In steps, as the weights are. */
export const BIAS = -4;

/** Of each word its weight, then the words that may follow it with the weight of both; entries are divided by ";". */
export const WEIGHTS =
  '-9;#-2 #-7 can-7 girls-7 guys8 hours6 next-7 now-14 oclock-6 of-7 on-7 people-6 with-8 year-5 years6;#h#-9;#ish-' +
  '7;#kg-10 guy-6;#oz-6;#pm-4 class7;#s6;#st-6;#th-5 of-6;#yo-9;#yrs-7;a #yr-7 bad-5 beginner-8 bigger-7 bit-3 blue' +
  '-13 bouncer-8 boxer-9 boxing-7 braai-8 branch-7 break-8 bullet9 bully-6 burglar-5 car-7 case8 choke-7 cleaner-6 ' +
  'coach-10 cold-11 couples-10 course-4 creche-7 deposit-7 dog-11 family-6 fee-8 fever-7 few-8 fight-11 firearm-6 f' +
  'ool-6 free-7 gap-5 generator-9 gi-14 gun6 guy5 half-9 hijacking-5 human-13 joining-8 kid-9 kids-6 killer-7 knife' +
  '9 krav-8 lady6 lawyer-8 lesson-4 letter-10 licence-5 long-7 look-11 mall-8 man9 martial-6 medium-7 meeting-6 mem' +
  'ber-9 membership-6 mouthguard-8 new-14 normal-7 partner-7 pistol-8 pram-6 problem-4 punch-6 quick-8 rear-7 refun' +
  'd-7 robot-11 saturday-7 sauna-6 second-5 security-6 self-7 session-6 shelter7 shower-8 slap8 sport-6 student-7 s' +
  'unday-6 talk-8 teenager-8 tour-7 voucher-6 wedding-9 week-6 wheelchair-10 witch8 year-5;aan6 die-8 my11;aansluit' +
  '-8;abafana8;abantwana-8;abanye-9;abaqeqeshi-7;about a-6 being-9 boxing-7 it-10 my-12 walking-8 you-6;above-6;abs' +
  'ent-11;abuse9;abused8;abusive9 relationship7;academy-7;accepted-6;access-10;accessible-8;accident-11;account-8;a' +
  'cl-7;act-8;action-7;active-8;activity-12 for-7;add-9;address-5;adhd-8;admin-9;adult-7;adults-9;advanced-6;advert' +
  '-7;advertise-10;advice-9;advise-6;af6;affairs-7;afford-6 it-7;afraid of9;afrigter-11;afrikaans-7;afslag-8;after2' +
  ' #-2 #pm-7 a-15 boxing-8 church-9 dark-4 i-8 training-8 your-10;afterwards-8;again7;against a-13;age-6;aged-7;ag' +
  'ent-8;ages-3 ago-8;aggressive-7;ago7 can-8;agreement-7;ahead-8;aid-5;aikido-7;air-8;aircon-11;airline-8;al9;alar' +
  'm and-7;alive9;all3 in-6 that-9 the-9;alleen-9;allowed-8;almal6;almost-9 #-7;alone6;along-14;always wanted-11;am' +
  ' a-2 being9 i-9;amateur-8;ambulance9;among-12;amount-9;an5 accident-7 adult-6 all-9 ambulance9 atm-7 extra-8 eye' +
  '-8 instructor-13 invoice-7 ngo-7 outlet-8;ancient-9;and4 #-7 after-11 again-8 am-6 are-8 boxing-6 cannot-8 daugh' +
  'ter-11 do-9 for-11 girls-6 go-8 have-11 he10 here-10 hes9 his8 how-6 i5 id-10 if-11 im3 in-6 is4 it6 last9 locke' +
  'rs-6 my4 need-10 never-10 no-10 nobody-8 on-9 one7 parking-9 said8 says8 see-7 son-9 stick-7 still-7 theres6 the' +
  'y4 times-8 today8 told7 tomorrow-9 very-7 walks-8 want-4 watch-8 were8 what-9 whats-7 who-7 will-9 women-8 worry' +
  '-10 would-4;anger-7;angikaze-9;angisafuni8 ukuphila8;ankle-10;another-7;answer me-8;answering4;anxiety-8;anxious' +
  '-10;any-7 class-8 classes-9 girls-6;anymore10 because-9 how-9 i5;anyone there-7;anything at-11 for-13 i-8 on-4;a' +
  'nyway11;anywhere near-9;apart6 from-8;app-7;appendix-8;apple-7;apply-8;appointment-8;april-7;are #-10 a-11 all-7' +
  ' an-7 at7 both-7 breaking6 dead-9 hiding8 looking7 moving-7 my-11 on-9 out-8 the-9 there-10 they-13 we-9 women-8' +
  ' you-6;area-5;arms7;army-9;arnis-9;arrive-12;art-8;arthritis-7;arts-4;as a-7;asb vir-9;asem7 nie7;ask-3;asked ab' +
  'out-8 me-10;asking5 me-9;asleep8;assault-10;assaulted12;assertive-8;assessment-8;assist-7;asthma-14;at1 #-5 #pm-' +
  '8 all-13 gunpoint9 me5 reception-12 saps-7 school-6 sport-9 university-8 varsity-8 what-9 wits-5 work7 your-5 yo' +
  'urs-10;attached-9;attack8;attacked11 by-9;attacks-7 me-9;attend-6;attendance-7;attending-10;autistic-8;available' +
  '-10;average-7;awareness-9;away for-9 from7;awkward-11;ba7;baas11;baby6 while-7;babysitter-8;back after-6 from6 i' +
  'n-7;background-9;bad back-9 for-7;bafuna9;bag and3 is-6;bags-10;ballet-10;bang6 ek-8;bangikhombe8 ngesibhamu8;ba' +
  'nk account-8 card8 details-7;barefoot-7;bars-9;bash-7;basic-11;basics-10;bath7;bathi9;batla go-10 ho6;baton-8;ba' +
  'ttle-9 ready-7;bays-8;bday-9;be #-6 a-7 alive7 around8 back-6 fit-8 for-6 here9 home-13 in-13 late-13 loud-8 ok-' +
  '8 on-8 safe-6 the-5 there-10 thrown-7;beard-8;beat4 me8;beaten8;beats10 me10;because5 of-6;become-6 a-6;bed10;be' +
  'e9 certificate-4;been7 behind8 training-8 waiting-8;before-4 class-7 i-5 my-6 she-7 the-6 they-7 work-6;beforeha' +
  'nd-11;begin-6;beginner-5;beginners-5;beginning-6;behaviour-9;behind a-9 me6;being11 abused8;bel-4 my-8;belt-2 an' +
  'd-9 in-9 with-12;belts-12;bench-12;benefit-6;best class-10 for-11 way-8;betilwe8;better off9;bf8;bicycle-8;big-7' +
  ';birthday-10 party-6;bit-4 of-6 overweight-6;bitcoin-6;bjj-11 for-6 is-9 safe-8;black belt-6 friday-7;blades-9;b' +
  'leeding11 and8;bloei9;bloemfontein-7;blood5 on6;blou8;blue-3 eye-11;bly-10;boarding school-7;bodyguard-13;bodygu' +
  'ards-7;boiling9;boks-8;bones-10;book-6 a-7;booked-8 already-8 for-7;booking-5;bootcamp-7;bored-9;boss6 is-8;bot ' +
  'is-7;both-8 of-8;bought5;bound-9;bouts-7;bow-9;box-1;boxed-12;boxer-10;boxers-6;boxes-10;boxing-8 at-7 for-6 glo' +
  'ves-8 on-8;boy at9 he-9 hes-6 in7 is-7 of-5;boyfriend9 and-5 is-6 wants-8;bracelet-7;braces-8;brakes9;brave-9;br' +
  'eak from-11;breaking10;breathe11 through-9;breathing9;bree-9;bridge11;bring-4 anything-8 it-7;bringing-7 my-8;br' +
  'oke down-7 his-8 in6;broken again-10 into-8;brother4;brothers9;brown-6;bru-13 can-7;bruises10;bryanston-8;budget' +
  '-7;built-6;buite9;buka-9;bullet9;bullets-6;bullied-5 at-9;bullies-8;bully-9;bullying-9;bunking-8;burglar-8;burn9' +
  ';burning8;burns10;burnt me7;burpees-9;bus and-9;buses-8;busy-12;but a-8 can-6 he7 not-8 only-8 the-9 want-7 woul' +
  'd-4;button-9;buy-7;by3 bus-7 law-8 mistake-11 myself-9 ons7 the5 whatsapp-8;bye-8;c-7;cable9;calendar-10;calibre' +
  '-10;call6 me-15;calls8;calm him-11;calories-7;came5 back3 in8 last-14 once-11 to12 with8;camera8;cameras-5;camp-' +
  '8;can-4 do-2 he-17 i-4 it-7 join-9 leave-10 my-10 one-9 our-8 parents-6 read-7 she-8 somebody-13 someone-3 the-8' +
  ' they-10 we-8 you-3;cancel my6;cancellation-9;cancelled-13;cancelling-8;cant6 afford-5 be6 breathe6 come-10 do-9' +
  ' go8 log-5 stop10 wait-12;cape town-6;capoeira-10;caps-9;car and5 in-13;card and5;cardio-7;cards-7;careful-8;car' +
  'er9;carrying-5;case6;cash-3 for-6;catch-6;cause6;cctv-7;centurion-8;ceo-8;certificate-11;certified-9;chain-8;cha' +
  'ir-3;champ-7;change-5 room-5;changed-8;changeroom-8;changing-10;charge-8;charged-12;cheap-8;cheaper-13;check-7 t' +
  'he-11;checkout-7;checks7;chemo-7;chest8 is8;chicken-8;chiefs-8;child is6 of-6;children to-8;childs-8;choke-8;cho' +
  'ked6 me7;choking8;choose-12;choosing-8;christmas-8;claim-11;clas-8;class-4 do-8 in-7 last-13 now-8 on-3 or-5 pls' +
  '-7 she-9 times-7 tomorrow-11 tonight-8 was-10 what-8 when-8 without-8 would-5;classes-6 on-8;clean4;clearance-10' +
  ';cleared-12;clearing-7;click-10;climb-10;close protection-8;closed-10;closing time-6;clothes and9;clothing-7;clu' +
  'b and6 in-6;cn i-10;coach-5 for-6 has-8 is-7 says-6 who-8;coaches-4;coaching-7;coachs-7;code-3 for-7;coffee-11;c' +
  'old-4 today-8;collapsed10;collar-7;colleague is-7;colleagues-8;collect-9;colour-6;combat-9;come-1 after-9 alone-' +
  '11 along-6 anymore-9 as-9 by-13 do-8 from-6 home10 on-11 right-9 today-4 tonight-9 too-8 with-12;comes5 home-8 i' +
  'n9 on-7;comfortable-12;coming back6 from-10;comments-8;commit to-4;commute-8;companies-8;company-6;compare-9;com' +
  'pete-10;competency-11;competition-7;complain-9;complaint-7;complete-7;complimentary-7;compulsory-10;condition-10' +
  ';confidence-14;confident-7;consent-8;contact-12 me-9;contract-7;contracts-9;cool-8;cop7;cope-7;coping7;cops7;cop' +
  'y-7;corner-5;cos8;cost-5 of-7;costs-9;could-3 come-10 do-8;couldnt find-9;country-9;couples-12;courier-11;course' +
  '-8 for-8 my7 what-10 with-10;courses-8;cover-10;covid-9;cpo-6;cpr-12;creatine-7;credentials-8;credit-8;cries8 wh' +
  'en-9;crime-9;crowd-8;crying7;cut9 off-7;cutting9;cv-7;da-9;daar-1 iets-8 is7 wees-7;dad4 hits7 wants-6;dag5;dame' +
  's-8;danger8;dangerous-10;dankie-8;data-10;dates-8;daughter gets-8 has-8 in-7 is-6 shes-11 wants-8 would-6;daught' +
  'ers5;day-4 #-7 after-7 i-4 is-8 one-9;days are-8 notice-6;dead8;deaf-9;deals-8;death10;debit-3 orders-6;debited-' +
  '10;debiting-8 me-8;december-4;decide-12;deep8;defence-6 for-11 in-6;defend-7 himself-7 myself-7 themselves-7;def' +
  'ending-8 myself-8;defense-4;delay-9;deliver-8 to-7;delivered-9;delivery-12 of-8;demo-8;demonstration-8;destroyed' +
  '-10;details-11;di-7;diary-7;did he-9 judo-6 karate-11 krav-7 my-5 you-11;didnt5 come8 know-8 like-11;die5 afrigt' +
  'er-9 eerste-9 kinders6 klas-2 klasse-7 kursus-7 skool-6 week-7;difference-3;difficult-8;directions-8;directly-7;' +
  'disabled-11;disappear9;discipline-10;disciplines-9;discount-12;discovery-8;dissipline-9;distance-9;dit-10 doen-9' +
  ';dithunya9;divorced-8;do-2 a-4 at-10 beginners-7 bjj-3 boxing-8 first-6 i-7 in-5 kids-8 krav-8 mma-10 most-8 on-' +
  '7 one-9 people-9 self-7 something5 that-10 they-15 those-6 training-8 we-3 with-2 you-1 your-6;doctor-12 says-6;' +
  'doctors-8;doen as-9 julle-10;does-1 a4 ballet-9 boxing-9 it-2 my-11 she-11 somebody-9 someone-9 that-11 the-2 th' +
  'is-9 your-9;doesnt5 like-4 mind-13 want-7 work-9;dogs7;dollars-10;domestic8 violence8;done it-9;dont5 care-9 dri' +
  've-9 know-6 like-6 mind-9 remember7 take-8 tell7 understand-8 use-10 want4 you-8;doodgaan11;doodmaak7;door8 for-' +
  '9 handle7 is7 to-8;doors and6;down5 at6 from-7 on-8 with-8;downgrade-6;download-7;downstairs9;dra-9;dragged9 me9' +
  ';drank13;draw-7;drills-12;drink10;drinking6;drive-5 a-6 home-8;drives-7;drop-6 in-6 me-9 off-6;drops-9;drove #-9' +
  ';drunk11;dubai-8;dude8;duration-8;during-3;dying8 to-7;e book-4 kae-8;each time-9;earlier-8;earliest-7;early-5;e' +
  'ars-11;east-10;easy for-7;eats early-9;ebook-8;ebooks-8;ebusuku8;eczema-9;eers-8;eerste-11 klas-7;efe-10;eight-1' +
  '2;ek3 as-6 daar-10 die-11 dit-11 in-8 is8 kom-11 lyk-8 my-14 myself-7 n-14 nie6 nog-8 sal-10 soek-5;ekhaya11;eks' +
  '8;elandelayo-6;elderly-8;electricity-12;elevator-8;eleven-10;elke9 dag6;else in-9;email-10;embarrassed-9;emergen' +
  'cy11;employees-7;employment-8;en5 die8 ek9 vir-7;end4 it8 of-6;ended-8;endlini12;energy-12;english-9;engu-7 #-7;' +
  'enjoyed-8 it-8;enough for-8;enter-8;entertain-7;entrance-6;environment-7;epilepsy-8;equipment-8;error-7;escape-9' +
  ';escrima-10;esikolweni-11;eskom-10;eskrima-7;estate-13;esteem-7;etsa-10;evening-6;evenings-4;event-8;events-8;ev' +
  'ery6 friday7 night9 second-10;everybody-13;everyone5;everyones-8;everything9 so-8;everywhere8;ex7 waits6;exam-7;' +
  'exams-12 now-8;exchange-6;excited-11;executive-8;exercise-10;expect-10;expensive-11;experience-10;expired-8;expl' +
  'ain krav-7;extra-6;extramural-8;eye5 on-8;eyi-9 #-9;face9;facebook-7;facilities-6;fall without-6;falling4;family' +
  ' discount-6 of-7;far-12 from-6;fat-5;father10;fault5;feb-7;federation-6;fee-4 and-7 for-8 is-5;feel5 better-9 co' +
  'mfortable-10 like6 safer-7;fees-11;feet-9;felt-10;female-5 instructor-6;females-8;fencing-8;fetch-3 me-8 the-10;' +
  'fetched7;fete-10;fever-7;few-8 weeks-7;fifties-8;fifty-8;fight-5 night-8;fighter-9;fighters-10;fighting-7;fights' +
  '-12;fihla-10;fiks-11;file-7;filipino-8;fill-8;filmed6;films-8;finance-6;find a-8 it-11 my6 the-9;finger7 marks8;' +
  'finish5;finished-11;finishes-8;firearm-6;firearms-8 class-7;fired10;first-6 aid-3 class-5 day-5 few-6 if-9 lesso' +
  'n-5 month-8 time-6;fists-5;fit-4 and-7 in-8;fitness-11;fits-8;five-9;fix-12;fixed-11;flat8;flexible-10;flu-11;fl' +
  'y-9;flying-9;focus-9;folk-9;followed10 me8;following2 me8;follows4;food9;fool-6 of-6;foon5;foot-11;for a-4 adult' +
  's-4 all-8 bjj-4 boxing-6 cars-9 children-8 december-7 defending-8 everything7 him-9 himself-9 home-8 just-9 kali' +
  '-6 kids-8 members-5 men-10 moms-7 my-5 myself-8 nothing-6 one-7 our-12 parents-7 parking-8 sale-8 saturday-7 sel' +
  'f-7 seniors-7 six-11 something-13 teens-6 the-2 three-10 tomorrow-6 women3 work-4 years-9 you-9;force-7;forced8;' +
  'forces me7;forever8;forget-8;forgot-13 my-6;fork7;form-12;forward-8;found11;free-6 trial-8;freeze-5 for-8;friend' +
  '4;friendly-6;from2 alex-9 behind-13 gym8 him11 home-6 leave-9 me-6 next-9 rosebank-9 scratch-8 what-7 when-8 you' +
  '-6 zero-7;froze7;full-2;fun-12;function-7;funny6;gaan die-9 ek-9 my9;gals-10;gang8 up-10;gap-7;gate6 code-10 is-' +
  '9;gauteng-8;gautrain bus-7;gave us-8;gbv13;gear-2;geboelie-9;gedrink9;gee asb-8;geld8 terug-8;gemis-8;gender-10;' +
  'genoeg-10;get3 a-7 attacked-9 away8 back-9 better-10 for-7 hit-9 hurt-14 in-5 injured-11 it-9 me-10 my-11 off-9 ' +
  'on-10 out7 punched-11 the7 there-12 through-8 to-8;gets bullied-7 tired-7;getting hurt-9;gevat7;gi-5;gift-9 card' +
  '-7;girl is-8 she-9 shes-10;girlfriend-3 is-7;girls they-11;gis-6;give it-11 me-5 up-8;given-8;glass in7;glock-6;' +
  'glove-13;gloves-8 at-8 my-8;go4 for-8 home9 in-3 na-8 to3 up-8;goeie more-8;goes6;going3;gold-7;gone9;gonna make' +
  '-8;good-3 for-9 morning-10;goodbye10;goods-8;got6 any-8 anything-8 hurt-10 into9 kicked6 my7 no-9 something-8 st' +
  'abbed7;gp-7;gps-7;grabbed7 my8;gracie-7;grade-3;grading-6 soon-12;gradings-7;gran is-8;grandchildren-9;granny is' +
  '7;grapple-9;grappling-11;great-15;grid-6;groep-9;groin-10;groot-10;ground-5;group-4;groups-4;guard-8;guards-8;gu' +
  'ide-7;gumguard-6;gun licence-7 on6 training-6;gunpoint9;guy7 from5;guys2;gym-7 i-8 is-7 yesterday-8;haar11;had a' +
  '-10;haha-12;hahaha-10;hair in-8;half-6 past-8;halfway-6;hand wraps-4;handed-12;handgun-8;handle myself-9;handles' +
  '-9;handskoene-10;happen-9;happened9;happens3 to-13;happy-8;hard-4;harley-13;harm8;has2 a5 adhd-7 been6 braces-10' +
  ' exams-8 flu-8 he-11 her-8 long-9 me-9 school-12 the-6;hasnt done-7 started-6;hate myself7;hav-6;have #-8 an-7 a' +
  'ny-6 been5 boxing-7 epilepsy-7 for-10 it-8 kids-8 muay-7 my4 never-9 on-6 something-4 that-7 the5 with-8 you-7;h' +
  'avent seen-9;having9 a9;he13 a-6 broke8 burnt7 can-12 checks7 come-8 comes7 did6 do-8 doesnt-7 drives7 fit-11 fo' +
  'und8 gets4 go-8 goes8 have-8 killed9 locked6 need-11 needs-10 pay-8 punched6 ran-9 says7 start-9 teach-10 will7 ' +
  'wont9;head coach-7 instructor-6;headgear-8;health-9;healthy-8;hear10;heart4 attack5;heavy-11;held8;hell11;hello-' +
  '4;hellopeter-8;help11 choosing-8 for-9 him-11 me-10 my6 the-9 with-7;helping-9;hemp-8;her9 in8 name-8 phone9 she' +
  'll-7;here6 anymore7 i-10 is-9 would-8;hes12 #-9 a-11 kicking7 not5;het3 al7 die-11 julle-6 my9;hey guys-6 there-' +
  '8;hi coach-8 guys-8 im-11 what6;hide12;hides behind-9;hiding10 in7;hier9;high-9;hijab-8;hijacked10;hijacking-7;h' +
  'im6 a-10 may-7 up-8;himself5;hire-10 a-7;hiring-7;his7 age-8 arm-9 class-10 hand9 lesson-8 name-11 own-7 sister-' +
  '9;hit3 a-12 first-9 me6 the-8;hits9 me14 my9 the-8;hitting4;hle11;hlp9;ho4 ithuta-9;hoe-5 kom-11;hoeveel-12;holi' +
  'day-10;holidays-7;holster-8;home5 affairs-7 and7 crying-8 do-7 for-9 from4 with-9;homework-7;hoodie-12;hoodies-9' +
  ';hook-10;hoor8;hope4;hosepipe8;hospital5;host-7;hostage-7;hot water-8;hour ago9 or-8;hours on-7;house12 for-9;ho' +
  'w-2 #-7 about-9 can-10 does-12 far-6 is-9 long-4 many-5 to-7 would-10 you-7;howzit-10;huis10;hulle10;hung-8;hurt' +
  '6 in-8 me5;hurting11 my6;husband7 hit8 is4 wants-8;husbands8;hv-8;hw-9;hy10 gaan7 het8 in-8 is-8 my10;hypertensi' +
  'on-9;i3 address-7 are-7 arrive-6 be-1 booked-8 bought-12 box-10 boxing-8 call-12 can6 carry-10 contract-6 could-' +
  '10 course-7 did-11 discount-8 do8 dont4 drop-10 drove-9 feel10 follow-9 forgot-8 froze8 have4 hear7 heard-6 hide' +
  '7 hope-13 hurt-9 in-6 jog-6 just6 know7 leave-9 left-11 legally-8 like-8 log-4 lose-9 lost-9 love-8 may-9 mean-9' +
  ' miss-9 must8 open-7 order-8 ordered-8 pick-8 put-12 ran8 read-7 roll-8 send-4 shower-9 start5 still-2 take-7 ti' +
  'metable-6 train-3 transfer-9 try-5 type-9 use-9 walk-7 was6 watch-6 will-6 wont8 work-10 would-12 write-8;ice-11' +
  ';iclass-9;id prefer-7;idea-11;idiot-8;iemand8 my-10;iets aan-8 vir-9;if5 i5 it-5 something-7 they-8 your9;ikhona' +
  '-11 i-6;im7 #kg-8 a-6 at-11 away-8 back-8 being9 coming-7 free-7 from-11 just-8 looking-10 moving-8 new-7 next8 ' +
  'only-6 out6 ready-8 scared7;imininingwane-9;impressed-7;in #-8 an6 bryanston-7 cape-6 centurion-7 class-8 danger' +
  '9 december-6 durban-5 feb-7 for-6 house-8 karate-9 laws7 march-10 matric-9 may-7 midrand-8 my5 october-6 pretori' +
  'a-6 randburg-12 sa-9 south-8 sparring-12 stock-4 the5 their-6 today-6;incident-9;included-9;indemnity-9;individu' +
  'al-9;indoda14;ine-9;ineminyaka-10;info-12;information-9;ingajoyina-9;ingane7 yami3;injured-12;injuries-8;injury-' +
  '9;inligting-9;inombolo-9;inside8;instagram-7;instead of-4;instructor-5;instructors-8;insured-8;intake-12;interes' +
  'ted-10 in-5;internet-12;intimidated-10;into a7;intro-9;introvert-7;invoice-11;inyanga-8;iphephile-7;iron8;is #-5' +
  ' al-12 all-7 an-4 asking-9 asleep5 bad-8 baie-9 bang7 beaten10 bjj-6 bleeding9 boxing-8 class-7 coach-7 coming8 ' +
  'daar-9 die-9 everything-7 fine-11 following6 going6 gone7 good-5 he-12 his-6 hurting8 it-5 just-9 keen-6 killing' +
  '-8 my-8 n-8 nearly-6 new-8 next6 one-8 only-10 over-9 parking-10 sandton-8 scared-6 seer-9 she-12 shy-6 small-8 ' +
  'stalking8 strong-9 stuck-7 terrible-7 that-6 there-5 this-3 threatening7 training-7 unconscious8 useless-9 verkr' +
  'ag8 very-11 waiting8 your-3 yours-11;isaphulelo-9;isipho-7;isnt9;israel-6;it again7 all5 an-9 as-8 back-9 be-8 b' +
  'een-9 by-10 cost-6 end-9 fine-10 first-4 get-10 go-9 good-8 happened7 happens11 has-5 have-8 he8 help-11 here-7 ' +
  'in-4 legal-9 less-7 like-9 myself-7 on-4 safe-14 says-14 start-6 stop8 takes-8 the-10 to6 too-6 up-6 was11 what-' +
  '6 work-5;item-10;its4 dark-9 for-7 good-11 my7 too-9;itshireletsa-6;ive7 always-9;izinsuku8;izolo8;jaar-12;jacke' +
  't-8;jits-7;jitsu-6;jiu-5 jitsu-5;job in5;jobs-8;joburg-8;jog-8;join-4 with-8;joined-9;joining-4;joins-8;judo-10 ' +
  'for-4;juffrou7;julle-6 dit-6 met-12 my-10 nog-10 oop-6 wat-10;july-7;jumped10;june-9;junior-9;juniors-7;just4 fo' +
  'r-7 got7 guys-8 had-12 letting-8 looking-10 show-6 sit-9 the-6 to-10 turned-10 wanted9;ka4 kgwedi-9;kabili-10;ka' +
  'khulu6;kali-9;kamer7;kan-2 ek1 hy-11 julle-14;kanjani-10;kanselleer-7;kar7;karate-5 kid-7;ke8 tla-9;keen-13;keep' +
  '6 a-10 an-8 my-9 up-11;keeping him-10;keeps6;kerb-7;kick-4;kickboxing-9;kicked10;kid broke-7 he-11 hes-8 is-8;ki' +
  'ddies-7;kidnapped10;kids also-6 at-8 can-6 classes-5 from-9 learn-6 or-6;kierie-7;kill9 for-9 myself7;killed5 me' +
  '-9;killer-6;killing me-8;kind of-9;kindergarten-8;kit-7;klapped9;klas-5;klasse-7 vir-6;knee-9;knie-8;knife2 atta' +
  'ck-9 class-8 defence-8 fighting-8 to5;knives-4;knock-12;know a-9 about-6 anyone-12 that-8 what4 where8;knowing8;' +
  'knows8 where6;kom kyk-10;kopa thuso6;krav-9 and-4 for-4 is-8 maga-2 on-7;kravmaga-8;ku-9;kufanele-8;kukho iklasi' +
  '-9;kukhona8 i-8 yini-8;kumele-8;kuphi-7;kursus-6;kwe-9;l-8;la-10;laaitie-12;laat-4;lady5 coach-8;lami9;landlord9' +
  ';lank-7;last4 gym-9 night10 nights-9 nite6 time11 year-3;late-1 to-7 tonight-9;lately-9;later-9;laugh-4 at-12;la' +
  'ughed at-7;law-2 is-8;laws7;lawyer-9;lay-6;lazy-9;le #-10 dilemo-7 kae-6 na-8 ruta-7;league-9;learn-3 cpr-8 self' +
  '-3 something-9 that-8 this-8 what-9;leave6 my-6;leer-7;left6 feet-8 handed-8 his-10;leg-7;legal-4 in-7 to-6;lega' +
  'lly-5;leggings-7;legit-8;lekker-10;length-7;less than-7;lesson-8 on-7;lessons-5;letting-11;level-11;levels-7;lia' +
  'bility-7;liable-8;liam-8;licence-7 is-7;license-8;lidmaatskap-9;lie6;life4;lift my-10;lights-7;like gloves-8 it-' +
  '14 me-12 this7 to-2;liked-8 it-8;likes-9 soccer-9;limit-7;link-9;list of-7;listen-12;little brother7 one-7 ones-' +
  '10;live3 next-8 on-10;living alone-7;lo-11;load-11 shedding-5;loadshedding-7;loan6;lock in-7;locked6 in7 me9 out' +
  '-12 the8;lockers-2;log-11 in-6;logging-9;login-13;logo-7;lokuqala-10;lol-2 can-7 how-7 what-7;lona-9;london-10;l' +
  'ong-2 do-6 does-6 hair-9 is-5 sleeves6;look like-8 stupid-10 up-7;looking2 for3 to-9;looks-8;lose my-10 weight-5' +
  ';lost my-8;lots-7;loud too-8;love to-5;loved-10;loves-8 rugby-7;lower-9;lunch-3 break-8 hour-7;lunchtime-6;lyfwa' +
  'g-7;lying9;lyk-9;m#-7;ma is-9;maak8;machine-9;madam9;mag ek-7;maga-3;mahala-8;mails-8;main-8;make a-8 friends-13' +
  ' my-10;makes8;malini-9;man11 is6 who8;manager6 please-9;mang-9;manje14;manual-8;many days-7 kids-5 lessons-9 peo' +
  'ple-12 years-7;march-6;marketing-11;marks13 on6;marriage7;martial-6 art-6 arts-4;mashonisa6;mat-7;match-7;mats-7' +
  ';matter5;max-7;maximum-6;may-12 i-12 she-7;maybe7;me7 a-6 about-10 after7 and3 as-7 ask-11 book-7 by7 choose-8 d' +
  'own8 feel-10 go4 he9 her9 home8 i-4 leave6 legally-9 like-7 more-7 my-6 not8 on5 over10 see8 sign-9 since9 so-8 ' +
  'talk-10 the-3 what-10 when4 your-10;medical-8;medium-9;meer10 nie6;meet me-6;meeting-7;mekaar-10;member-6 alread' +
  'y-6 for-7;members-10;membership-11;membrship-7;men5;mention-8;menu-7;messages5;met8 on9;metal-8;mid-6;midday-10;' +
  'middle-7;midrand-10;might7;military-10;min late-7;mind about-6;mine6;minimum-8;minors-8;missed-6 the-9;misses-10' +
  ' it-9;missing8 a-7;mistake-11;mix-9;mixed-8;mma-7;mme8;mobility-7;molweni-11;mom has-6 of-5 said-10 wants-6;mome' +
  'ntum-8;mon-10;monday is-11;mondays-4;money is-7 off-7;monna7;month and-12 can-9 is-9 to-7 what-8;months and-8 is' +
  '-8;mora-10;more about-7 energy-7;morning class-7 do-8;mornings-9;most people-10;mostly-9;mother4;mouth guard-8;m' +
  'outhguard-9;move it-8 my-7 to-10 up-10;movie-10;moving to-9;mr-9;much are-6 bigger10 does-6 for-8 notice-8;mugge' +
  'd7;murdered-9;muscle-12;muscles-7;music-13;muslim-9;must-2 a-8 he-6 i-6 my-11 she-11 study-6 they-10 we-9;my5 ac' +
  'count-13 ankle-8 baby7 bag-5 bf7 boxing-8 boy-8 boys-8 brothers8 card-8 classes-9 coach9 complex7 contract-9 cv-' +
  '6 dads6 data-7 daughters5 dear-7 debit-13 details-7 diary-8 doodmaak5 door9 drink9 driver-8 ears-8 eks8 en4 ex3 ' +
  'eye9 father3 fault7 first-7 flat9 foon6 friends8 gi-9 girlfriend-4 gun-9 hand7 head10 home-7 hubby-6 huis6 husba' +
  'nd-4 husbands8 in8 kid-3 kids3 knee-6 laaitie-10 lunch-8 manager11 membership-4 money-8 nails-9 nudes8 order-15 ' +
  'package-6 parcel-10 parents7 partner8 passport9 password-8 plan-9 purchase-7 question-7 room12 sessions-8 shack7' +
  ' size-9 stepdad7 stepfather6 stiefpa7 teenager-6 thing-7 tracking-7 trial-13 uber-9 uncle8 voucher-7 water-6 way' +
  '-6 wife-4 work5;myself12 id-8;na-6 ho-7;naked choke-6;nako-9;name-3 is-5;names-11;nasty-9;ndifuna6;ndincede10;nd' +
  'iyopha8;ndiyoyika10;ndoyika12;near3 me-9 the-7 you6;nearby-7;nearest-9;nearly-8 #-8;neck6;need #-7 gloves-8 my-1' +
  '1;needs-7 a-8 shoes-8;neighbours7;nephew he-12 hes-9 is-7;nervous-15;netball-9;never been-12 done-10 got-7 held-' +
  '8 told8 trained-9;new-3 baby-9 here-12 job-7;newbie-7;newbies-10;news-7;newsletter-9;next belt-9 class-7 course-' +
  '7 one-7 to6 year-6;ngani-7;ngaphandle11;nge-10;ngesibhamu7;ngicela5 i-7 ukwazi-7 usizo5;ngidlwenguliwe10;ngifika' +
  '-8;ngifuna umsebenzi-6;ngikhathele8;ngisengozini9;ngiyabonga kakhulu-8;ngiyesaba11;ngoku13;ngokubhalisa-11;ngomg' +
  'qibelo-9;ngubani-10;ngwana waka-12;nie4 asem7 meer12;niece she-9 shes-10;nifundisa-8;night4 and5 the-12 which-9;' +
  'nights class-8;nikuphi-7;ninawo-9;ninayo i-11;ninja-7;nite6;nivula-7 nini-6;nivulile-10;niyafundisa-7;niyakufund' +
  'isa-10;njalo9;njani apho-9;nka-11;no class-10 he-13 i-11 kicks-6 pictures-8 reason9 she-14 sign-8 time-9;nobody9' +
  ' answers-10 will8;nodig-8;nog nooit-10;nogi-7;nommer-7;nomsa-6;noodhulp-8;nooit-11;noon-7;not5 answering6 breath' +
  'ing8 coming-12 coping7 fit-9 for-10 found-9 from-10 good-10 helping-9 here-8 impressed-7 in-6 like-6 me-9 my-7 s' +
  'afe11 that-8 to9 training-8 what-10 working-10;nothing about-8 on-9 serious-7;notice but-8 must-6;nou7;novel-8;n' +
  'ow7 and-7 he3 im7 she7;nr-8;nudes8;numb6;number is-8 of-9 please-7;nxt-7;nyaope10;o15 a7 clock-7 na-12;obligatio' +
  'n-7;observe-9;oclock-8;october-8;oefen-6 wat-9;of all-9 class-9 classes-7 everything-9 falling-12 getting-11 kan' +
  '-8 krav-8 me8 men-7 my7 myself-9 sparring-9 thing-11 three-6 you-7 yours-10;off and7 at-8 during-7 for-7 in-10 o' +
  'n-10 the5 this-6;office hours-8 in-8;officer-6;officers-8;often-7;ok-4 with-8;old and-5 do-6 enough-9 man9;older' +
  '-8;oldest-10;olds-8;om6;on an-8 and-8 at-8 facebook-12 hold-10 holiday-5 in-5 me6 offer-7 saturdays-5 standard-7' +
  ' thursdays-8 tonight-10 top-10 tuesdays-6 wednesday-5 weekends-7 with-9 your-7;once-4 off-6;one arm-9 can-7 clas' +
  's-8 gets-9 leg-9 she-5 shes-7 to-8;ones to7;onfiks-11;online-6;only-2 classes-7 come-9 do-11 for-6 girl-7 sessio' +
  'n-9;ons5;ook-13;oop-9;open on-5 today-7;opening-11;operating-9;operation-9;opleiding-9;option-11;options-9;or-4 ' +
  'a-9 also-6 an-7 are-8 can-4 did-10 do-6 else8 is-8 just-10 must-5 my8 off-6 only-5 outside-7 something-5 they10;' +
  'order-6 from-6 went-9 yami-9;ordered-12;orders-9;ordinary-7;other gyms-7 kids-13;others-13;oud-8;ouers-8;ouma7;o' +
  'ur8 boy-11 office-8 own-10;out3 again-9 by-7 from-9 im10 to-9;outlet-8;outside6 my8;over #-7 #s-8;overdosed13;ov' +
  'erweight-11;own class-6 firearm-6 gi-12 gloves-10 gun-8 pace-7 sticks-5 team-8;pa7;pace-8;package-9;packages-8;p' +
  'age-11;paid already-11 for-10 on-5;pair-6;panic7;papers9;paperwork-9;parcel-11;parcels-8;park my-8;parked-9;park' +
  'ing for-10;part-10 of-6;parties-6;partner5 with-8;party-1 for-7;pas-8;pass-8;passed away-9 out9;password-13;paus' +
  'e-11;pay as-8 at-9 per-7 this-9 your-6;payflex-7;paying-10 for-7;payment-5;payments-7;pays for-9;pdf-10;pe-13;pe' +
  'le-8;penalty-6;pensioners-7;people like-10 look-8;per-6 day-5 week-8;period-5;permit-8;person with-8;personal-8;' +
  'petrol6;phone and9 in-10 is9 me-8 number-10 with-8;phoned5;physio-6 says-6;pick-8;picked-11;piercing-7;pilates-8' +
  ';pille8;pills12;pin-6;pink-7;pitch-8;plan-7 for-6;planet-6 fitness-6;play-11;playground-8;plays cricket-10 hocke' +
  'y-10;please cancel-8 dont9 no-7 tell-6 what8;plek vir7;pm-7;podcast-8;point9;points-9;police12;polokwane-6;pop-1' +
  '0;popia-8;portal-11;possible-8;post office-8;power-9;ppl-8;practical-9;practice-7;practise-10;pram-8;prayer-7;pr' +
  'efer-9;pregnant can-8;premises-10;premium-10;prepaid-7;prepared-9;present-10 for-6;president-6;pretoria-9;preven' +
  'tion-8 talk-8;price-5 for4 list-7 of-6;pricing-9;principal-11;print-10;private lesson-9 lessons4 with-7;privates' +
  '-9;problem-7;procedure-7;process-8;products-7;proefklas-9;proefles-10;program-7;programme-7;project-10;promised ' +
  'me8;promo-10;proper-9;properly7;protect-5 herself-9 my-8 myself-12;protecting-10;protection order8 training-9;pr' +
  'otective-10;proud-9;provide-5;provided-7;psira-7;public holidays-5 transport-9;pulled4 me7;punch-15;purchase-8;p' +
  'ush-5;pushed me9;put2 a9 his9 in-9 on-8;putting-8;qala-9;qualified-5;quarter-8;quick9;quiet9;quote-9;r#3 or6;rac' +
  'k-8;rain-7;ramp-9;randburg-13;random9 but9;range-12;rank close-11 to-10;rape11;raped16;rashguard-6;rate-11;rates' +
  '-11;rather see-6 than-6;ratio-7;rattan-7;reach-7;reaction-7;read-7;real-1;realistic-7;rear naked-6;reason9;recei' +
  'pt-8;receive-8;received-9;reception-4;receptionist-7;recognised-8;recommended-9 you-8;record-9;recording-8;red-9' +
  ';reduced-7;refer-8;refundable-8;refuse-8;register-10;registered-7;registration-8 fee-5;relationship7;remove-12 m' +
  'y-7;renewal-9;rent6 out-8;replacement-7;reply to-10;required-6;requirements-7;res9;reserve-7;residents-8;retail-' +
  '8;retired-7;return-11;returns-7;review-8;rewards-8;ribs10;right for-9 to-8;rights-7;ring-10;ripped7;risk-9;road4' +
  ';rock-8 up-7;role-9;roll-11;rolling-14;rolstoel-9;roof8;room and7 at7 can-6;rooms-9;rooster-8;roster-9;round7;ro' +
  'unds-9;rubber-7;rude-11 to-10;rugby-8;rule-9;rules-7;run-4;running-10;ruta-7;saam-13;saena-8;safe4 after-7 here7' +
  ' walking-9;safety-8;said7 i-13 monday-7 next6 no6 ok-12 theyll6 you-7;sal my10;salary-10;sales-8;same age-10 cla' +
  'ss-7 time-9 with-8;sandton is-7;saturday-3 class-8 morning-5;saturdays-10;sauna-8;saw a-10 it5;say5 they8;saying' +
  '10;says9 he1 hes7 if10 its-6 krav-8 nothing-8 she7 you-10;scan-9;scared7 of-5;scenario-10;scene-8;schedule-8 pls' +
  '-6;school at-7 gate7 have-7 holidays-5 is-10 kids-7 on-5 to-8 would-6;schools-7;scouts-8;screaming11;se8 hy8;sea' +
  'son-8;seat-2;second time5 week-7 weekend-8;section-8;security-2;see everything-9 how-6 me-5 my7 two-7 you-8;self' +
  '2 defence-3 defense-4 esteem-7 harm8 protection-9;selfmoord11;selfverdediging-10;seminar-10;seminars-8;send5 it-' +
  '11 location-9 me-6 my-8;sending-11;sends8;sent5;separate-5;serious-5;service-8;services-8;session-10 i-10;sessio' +
  'ns-9;set-6;seun van-7 wil-10;seven-10;seventy-8;sex7;shack7;shaking10;shame-4;shampoo-7;shape-7;share-10;sharp-8' +
  ';she6 be-8 go-8 is-4 join-7 left5 lets-9 need-6 says8 start-8 train-5;shedding-6;shelter7;shes4;shin guards-7;sh' +
  'ip-10;shipping-9;shirts-8;shoes on-7;shooting in6;short-11;shortest-9;shorts-10;shot11;shots7;should-2 ask-10 i-' +
  '7;shoulders-7;show-8;shower is-7;showers-6 and-7;shuttle-8;shy-14;sign-5 for-9 in-11 me-9 the-7;signal-8;signed-' +
  '9 up-9;similar-7;since9;sipho-9;sis7;sister6 is-9;sit and-6 while-7;sitting7 in4;six weeks-9;sixty-6;size-5 #-10' +
  ';skaam-9;skiet7;skills-9;skinny-9;skip-12 me-7;skipping-10;skryf-11;slaan14 my10;slammed7;slaps10;sleep10 in9 wi' +
  'th10;sleeps early-10;sleeves6;slipped-11;slot-6;slots-7;slow-11;smacked-8;small and-8 group-9 kids-7;smell-10;sm' +
  'iles10;smoking-9;snack-6;snapscan-9;sny10;so5 cant-10 id-9 ill-10 im-5 is-11 its8 no-9 please-9 theres-11 tired9' +
  ' want-10 what-6;social-11;soek n-8;soft-9;solar-7;some-4 boxing-8;somebody6;someone8 attacks-7 call-8 is11 parke' +
  'd-8 who5 with-11;something for-6 from-9 happens-7 like-8 on-6 to-11;somewhere to-10;son has-10 hes-10 is-9 to8;s' +
  'ong-7;soos-8;sore-4 from-8;sorry3 for5;south-9 africa-8;space for-9;spam-9;spar-9;sparring-8;speaks-11;special-6' +
  ';specials-10;speed-8;sponsor-9;sport-11;sports-9;spot-6;spray in-8;squad-9;staan11;stab6 me8 someone-9;stabbed12' +
  ';staff-8;stage-7 #-7;stalker10;stamina-9;stand-5 up-10;standard-10;start-4 boxing-8;started yet-6;stay in-7;stay' +
  'ing-6;steam-8;steep-5;stepdad9;stepfather8;steps-11;stick-6 fighting-5;sticks-4;stiefpa7;still at-6 not-10 open-' +
  '9 pay-7 the-8 train-10;stock-6;stole my-11;stolen-9;stop6 and6 bleeding-8 for-9 sending-8;stopped last-9;store-5' +
  ';storeroom7;storm-11;story-9 i-8;straight from-8;strange6;stranger danger-7;strangled6 me7;street bjj-4;stretchi' +
  'ng-8;strong-6;stronger-8;stuck-6;student-3;students-5;studies-13;study-10;stun-9;stunt-9;stuur7;style-11;styles-' +
  '9;subscription-9;such-10;suicidal12;suicide11;suit-10 me-8;suitable-9 for-7;sun-7;sunday is-6;supply-7;surely-9;' +
  'surgery-10;surprise-9;suspended-9;swallowed11;swap-9;swears-9;sweat-8;sweaty-11;swim-10;swimming-10;swims-11;swi' +
  'ng-9;switch-11;switched-8;swop-6;sy is-8;system-10;t shirt-8;tablets8 is-9;tactical-9;taekwondo-8;tag-9 me-8;tai' +
  '-8;take cash-7 out-9 over-10 part-7 photos-8 them-9;takealot-7;talk6 for-8 on-8 to7;talking5;tall-11;tap-10;tapp' +
  'ed-9;target-9;taught-10;tavern8;tax-9;taxi6 from-10 rank6;te begin-10;teach-4 her-8 him-9 it-9 that-12;teacher5;' +
  'teachers-8;teaches-10;teaching-5;team-11;teams-7;teased-8;technique-10;techniques-7;teenage-9;teenager-10;teenag' +
  'ers-6;teken-7;telephone-10;tell anyone8 me-2;telling8 me5;tells6;term-9;terminate-7;terms-8;terrible-7;terrified' +
  '8;terug-10;terwyl-9;test-12;than an-7;thanks-5;that allowed-6 class-8 day-6 my-10 normal-10 ok-10 possible-6 sti' +
  'll-9 the-7 time-7 too-8 we-9 work-7 you-9;the #rd-8 academy-6 address-8 adult-7 aircon-5 alarm-8 app-9 army-8 ba' +
  'by6 bag-9 basics-5 bathroom6 bed6 bench-9 best-11 big-7 black-10 bleed-11 book-10 booking-6 bottle9 boxing-5 boy' +
  's-9 bridge11 bus10 class-6 classes-6 coach-14 coaches-10 coachs-6 complex-9 contract-11 courier-8 course-8 dark-' +
  '7 day-3 difference-8 different-7 doctor-6 drive-7 e-9 ebook-7 emergency-9 end-13 entrance-11 evenings-7 family-7' +
  ' fees-9 fight-7 fighting-7 firearms-5 first-6 flat6 floor6 form-10 gi-9 gloves-7 group-11 gym-5 hall-13 hoodie-6' +
  ' hospital-8 hour-7 house7 indemnity-5 instructor-9 intro-6 kitchen11 krav-5 last-9 law-14 left-10 lessons-8 lift' +
  '4 link-6 locker-9 lot-7 man6 mat-9 mats-4 month-7 morning-10 mornings-9 most-7 moves-8 oldest-9 one6 other1 othe' +
  'rs-7 page-7 parcel-8 petrol7 phone-9 place-3 playground-8 point9 police7 prices-10 programme-6 protection7 range' +
  '-6 right-8 road4 roof9 saturday-6 schedule-6 shirt-9 shop6 site-7 small-9 stairs4 sticks-7 storeroom7 street5 st' +
  'udent-8 table6 tavern7 traffic-7 trainer-6 trial-2 ufc-10 uk-8 venue-5 website-7 week-9 weekend-7 window7 women-' +
  '6 youngest-4;their own-9;themselves-7;then he8;there-2 an-9 are5 for-7 is14 last-8 on-9 room-8 safe-9 some-11 so' +
  'mething-11 tonight-9;theres12 a6;these days-5;they9 all-9 can-8 get-8 have9 say8 want5 will6;theyll8;theyre13 in' +
  '7;thing for-7 in-9;things10 at9;think im7 so-11;thinking9 about7 of5;this6 afternoon-7 bot-7 guy8 help-9 morning' +
  '4 number9;threatened9;threatening8 to7;threatens8;three months-10 times-12;threw7;throat9;throw me-7;thursdays-9' +
  ';thuso5 ka-11;ticket-7;tie-11;tier-7;tight7;tiktok-9;till6 he9 i9 what-11 when-10;time he9 i7 its7 on-6;timetabl' +
  'e-11;timid-7;tiny-9;tips-11;tired fast-7;tmrw-6;to2 #-11 about-9 ask-10 begin-10 black-7 box-13 break5 burn8 coa' +
  'ch-9 come-5 compete-8 complain-8 defend-3 die11 durban-7 eat-8 end11 feel-14 go8 hand-7 handle-6 help-8 hide10 h' +
  'im7 hurt6 join-6 kill11 knock-8 know-4 learn-3 let-9 live8 login-6 look-10 lose-6 make9 me4 month-7 my7 other-6 ' +
  'our6 park-12 pause-8 pick-9 punch-6 reach-5 report-6 save-10 send5 shoot-5 someone-3 spar-10 spot-9 stand-10 sta' +
  'rt-10 talk6 teach-7 throw-8 train-10 treat-6 try-9 wake6 walk-6 wash-9 watch-9 work4 write-7 your-3;today he7 sh' +
  'e9;toddlers-8;together-14;told7 her9 me-7 my10;tonight6;tonights-9;too do-8 hard-11 late-8 old-9 soft-6 unfit-9 ' +
  'young-8;took13 my5;torn-8;total-9;touched13 me8;touches10 me8;tough-10;toughen-8 up-7;tour-6;tournament-12;tourn' +
  'aments-8;towel-7;town-7;track-7;tracker8;tracking-13;traffic-6 on-8;train-11 at-6 here-8 only-7 with-4 you-6;tra' +
  'ined-11 before-7;trainer-13;trainers-15;training-8 at-9 knife-6 knives-8 next-9;trains-6;trappe-10;trauma-10;tra' +
  'vel-6;treat-8;trek-8;trial-7 and-8 tonight-9;tried5 to9;trouble8;true-8;trust my-6;try-10;tryout-11;tshaba9;tshi' +
  'rt-7;tuition-8;turn-4;turning #-9;turns #-11;twee keer-11;twelve-12;twenties-10;twice-8 a-7;twins-6;two differen' +
  't-7 men6 of-9 years-10;tyson-8;u4 got-13 guys-7 have-2 open-11 sell-11;ubaba13;ubani-8;uber and6;ufc-11;ufuna9;u' +
  'k-8;ukhona-8;ukuba11;ukufa10;ukufunda i-7;ukugoduka9;ukulwa-10;ukungibulala9;ukuphila9;ukushintsha-10;ukuthenga-' +
  '7;ukuza-9;ukuzibulala13;ukwazi-9;uma7;umalume10;umfowethu9;umntwana wam6 wami-11;umqeqeshi-8;umuntu6;umyeni12;um' +
  'zimba-9;una-9 #-9;uncedo12;uncle13;unconscious9;under9;underneath-10;understand-9;uneminyaka-8;unfit-15;uniform-' +
  '12;university-9;unjani-9;unlimited-9;unsubscribe-9 me-8;until3;up a-8 and6 by-7 fee-7 if-8 to-7 tomorrow8 yester' +
  'day-7;update-7;upfront-8;upgrade-9;uphuze10;ups-8;ur5;us7 a-6 four-8 in7 last-8;use-3 a-9 it-14 my-10;used for-9' +
  ';useful-6;user-8;uses5;usizo10;utata10;uthi10;uur-7;uyandibetha10;uyangishaya13;uzongibulala12;vacancy-9;van-3 #' +
  '-7;varsity-10;vat number-7;vehicle-9;veilig-7;venue-6;verdedig-11;vergeet-13;verkrag12;version-6;very fit-7 shy-' +
  '5;video of-10;videos-7;viewing-7;violence6;violent8;vip-12 protection-5;vir kinders-8 n-7;virgin-5;visiting-9 fr' +
  'om-6;visitors-8;vitality-10;voel8;volg6 my7;volgende-13;volunteer-8;vomiting10 and8;voucher-9;vyf-9;w8;wa10;waar' +
  '-7;wait-2 in-7;waiting room-8;waits5 for5;waiver-10;wake10 up10;walk-9 from-7 in-4 over-8;walked5;walking into-8' +
  ' stick-7 to-6;wallet-9;wam11 ufuna-14 una-9;wami10 uyangishaya6;wanneer-10;want a-8 her-11 me7 my-6 something-8 ' +
  'the-11 to-4;wanted6 to5;wanting to-7;wants a-9 boxing-11 to-7;warm-4;warning-8;was2 attacked8 away-10 mugged6 ra' +
  'ped12 sick-12 small-11 so-8 stabbed9 there-7 told-9 too-9 training-11 up-9;wash-11;waste-8;wat-5 time-7;watch-12' +
  ';water-4 bottle-10 in-6;watter-6;way in-7;we both-12 can-6 dont-5 get-10 got-8 need-9 pay-5 take-6 would-7;weak-' +
  '10;weapon-9;weapons-9;wear long7;wears glasses-10;weather-10;web-6;webblad-9;website-11;wedding-6 in-9;wednesday' +
  '-4;week #-6 can-5 is-9 so-10 to-10;weekday-7;weekdays-8;weekends-7;weekly-9;weg9;weigh-9;weight-9;weights-9;welc' +
  'ome-5;well-9;wen7;went5 off5 to-13;were6;what-2 about-11 class-10 clothes-7 did-9 exactly-8 goes-6 happens-13 ha' +
  've-8 he8 if-21 it-6 makes-7 now-12 should-10 sizes-7 was-12 will-5;whats on-10 ur-9;whatsapp-7 me-7;wheelchair-7' +
  ';wheels-11;when4 a-10 are-10 do-9 does-12 he10 hes10 i2 is-12 its-9 people-9 there-11 was-9 will-8;whens-8 the-7' +
  ';where do-8 does-13 i6 is-6 must-10 to-8;whether-8;which-8 day-8 group-6 mall-7 one-9;while i-6 my-11 training-8' +
  ';whispering9;white3 belt-8 polo6;who are-9 can7 did6 has-7 is-6 must-8 reads-7 takes-7 teaches-7 won-5 would-9;w' +
  'hole week-8 year-9;whom-7;whos the-7;why do-7;wie-8 is-7;wife at-7 says-11 wants-6 will-8;wil leer-8 met-11 n-10' +
  ';will-6 a-7 bring-11 i-11 it-10 not-8 pay-10 she-8 somebody-9 someone-8 take-8 the-10 they-12 u-8 you-9;window6;' +
  'windows8;witch8;with3 all-6 boxing-8 guns10 him5 kids-9 no3 one-6 self-7 someone-8 that-10 the-1;withdraw-6;with' +
  'out a-6 any-7 breaking-5 hurting-5 me7 my-10;woke6 up6;womens day-6 self-8;won-9;wont10 let4 make-12 stop8;words' +
  '8;work as-5 at-8 for-7 is-9 nights-7 till-11;workout-10;workouts-8;works-7 at-10 in-7 shifts-9 till-11;workshop-' +
  '9 for-7;workshops-10;worries-10;worth it-9;would have-9 i-14 krav-11 like-12 love-8 my-7 need-8 rather-9 she-12 ' +
  'the-11 this-9;wraps-10;wrestle-10;wrestling-12;wrists8;write-13;writing-11 a-8;written9;wrong-3 size-8;xa7 umntw' +
  'ana-8;xmas-7;ya-4;yami7 ineminyaka-11;year-9 end-8 olds-6;yearly-7;years ago-13;yes-7 he-10 she-5;yesterday what' +
  '-9;yet-9;yi-8;yimalini ngenyanga-9;yini-14;yiphi-8;yo-11;yoga-11;you-2 a-7 after-6 and-10 are-10 come-13 cover-1' +
  '0 didnt-8 dont-10 from-6 go-10 got-9 handle-8 in-8 let-8 look-11 make-11 mind-8 need-6 or-8 pay-7 provide-5 rent' +
  '-8 sent-8 ship-8 show-12 so-9 still-9 store-7 teach-6 use-7 work-7 write-7;young-8;youngsters-10;your academy-6 ' +
  'car-6 coach-9 guys-7 gym-7 hall-8 husband9 instagram-5 instructors-8 name-9 phone-6 place-6 school-10 shop-9 sit' +
  'e-13 student-11 team-7 trainers-12 training-9 videos-7 website-7 wrist-7;youth-8;youtube-10;yrs ago-9;zip-6;zonk' +
  'e7;zoom-9';
