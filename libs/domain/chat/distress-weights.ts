// Written by `npm run train-distress` (docs/decisions/0116): what words and pairs of words say of distress.

/** In steps, as the weights are. */
export const BIAS = -4;

/** Of each word its weight, then the words that may follow it with the weight of both; entries are divided by ";". */
export const WEIGHTS =
  '-10;#-2 #-8 am-6 can-8 does-9 for-4 girls-6 guys9 hours5 in-5 is-4 oclock-7 of-5 on-7 people-6 tho-7 to-5 with-7' +
  ' women-7 year-5 years4;#h#-8;#ish-7;#kg-11 guy-6;#oz-6;#pm-2;#s5;#st-7;#th-3 of-7;#yo-8;#yrs-7;a bad-6 bank-6 be' +
  'ginner-5 bigger-6 bit-3 blue-11 bouncer-9 boxer-9 boy9 braai-8 branch-7 break-8 bullet9 bully-7 burglar-5 car-5 ' +
  'case9 choke-7 coach-9 cold-8 cop9 couples-10 course-5 creche-7 deposit-8 dog-10 family-7 fee-8 fever-7 few-8 fig' +
  'ht-9 form-4 free-8 gap-6 generator-8 gi-7 grey5 gun4 guy3 half-7 headlock-8 hit8 human-12 joining-8 kid-8 kids-6' +
  ' killer-7 knife6 lady4 lawyer-8 lesson-3 letter-8 licence-5 little-6 long-8 look-9 male-9 mall-9 man8 martial-7 ' +
  'medium-7 meeting-6 member-7 membership-6 mouthguard-7 new-9 normal-6 partner-7 pic7 pistol-8 pram-7 problem-4 pr' +
  'oper-6 quick-7 rear-6 refund-6 robot-11 saturday-7 second-6 security-7 self-7 session-6 shelter6 shirt-7 slap9 s' +
  'port-6 student-7 sunday-4 talk-6 video-5 voucher-6 wedding-10 week-6 wheelchair-9 white4 witch8 year-6;aan6 my11' +
  ';aansluit-7;abafana8;abantwana-8;abanye-8;abaqeqeshi-7;about-4 a-5 it-10 my-10;above-5;abroad-8;absent-11;abt6;a' +
  'buse8;abused8;abusive9 relationship7;academy-7;accepted-7;access-10;accessible-8;accident-12;account-10;accounts' +
  '-7;acl-8;across the7;act-8;action-9;active-8;activity-11 for-6;ad-8;adapt-8;add-8;address-5;adhd-8;admin-8;adren' +
  'aline-8;adult-7;adults-10;advanced-5;advert-7;advice-8;advise-7;aerobics-6;affairs-7;afford-5;afraid of8;afrigte' +
  'r-10;afslag-8;after2 #-1 #pm-8 a-14 boxing-7 dark-6 i-8 training-8 work-6;afterwards-7;again8 i-6;against a-11;a' +
  'ge-6;aged-7;agent-8;ages-5 ago-8;aggressive-8;ago6 can-7;agreement-6;ahead-7;aid-6 for-5;aikido-7;air-8;aircon-1' +
  '1;al10;alexandra-8;alive8;all2 ages-7 that-7 the-8;allowed-8 inside-7;almal5;almost-8;alone6;along-12;always-6 w' +
  'anted-8;am a-2 being9 i-8;amateur-7;ambulance9;among-12;amount-9;an4 accident-7 adult-5 ambulance9 extra-7 eye-8' +
  ' instructor-10 outlet-7;ancient-9;and3 #-6 after-10 again-7 am-5 are-7 bought8 boxing-6 cannot-8 daughter-10 do-' +
  '8 for-10 go-8 have-11 he9 hes9 his5 how-6 i6 id-11 if-7 im3 is5 it7 last9 leave9 my3 need-8 never-10 no-7 nobody' +
  '-6 now5 on-9 parking-8 ran7 said6 says8 see-6 son-9 still-7 theres7 they4 today7 tomorrow-8 took5 very-5 walk-8 ' +
  'walks-9 want-4 watch-8 were7 what-8 whats-7 will-8 women-8 wont4 worry-10 would-6;andisafuni7 kuphila7;anger-7;a' +
  'ngikaze-8;angisafuni8 ukuphila8;ankle-11;annual-6;another-7;answer me-8;anti-5;anxiety-8;anxious-10;any-8 class-' +
  '8 classes-8 girls-5;anybody there-7;anymore7 because-9 how-8;anyone there-7;anything-1 about-10 at-11 for-12 i-7' +
  ' on-5;anyway10;apart from-6;apology-8;app-8;appendix-8;apple-7;apply-8 for-4;appointment-8;april-6;are #-5 a-6 a' +
  'll-6 at7 dead-9 hiding8 looking7 moving-7 my-10 on-7 out-7 the-7 there-9 they-15 ur-7 we-8 women-8 you-6;area-6;' +
  'arms5;army-10;arnis-9;arrange-7;arrive-11;art-8;arthritis-8;arts-4;as a-7;asb vir-9;asem7 nie7;asking6 me-9;asle' +
  'ep9;assault-10;assaulted11;assertive-8;assessment-7;assist-7;assume-8;asthma-12;at #pm-8 all-11 gunpoint9 me4 re' +
  'ception-9 university-8 what-8 wits-5 work7 your-3 yours-9;ate7;attached-9;attack9;attacked10 by-9 me8;attacks-6 ' +
  'me-9;attend-6;attendance-8;attending-8;attention-7;aunt6;autistic-8;available-11;average-6;awareness-8;away for-' +
  '9 from8;awkward-10;ba6;baas11;baby6 while-8;bachelorette-7;back after-7 from6 in-6;background-8;bad back-6 for-7' +
  ';bafuna9;bag-4 and3 fell-6 is-7;bags-9;ballet-9;band-9;bang6 ek-9;bangikhombe8 ngesibhamu8;bank account-7 card9 ' +
  'details-7;barefoot-6;bars-8;basic-11;basics-10;bathi8;batla go-10 ho6;baton-8;battle-9 ready-8;bays-8;bday-10;be' +
  ' #-7 a-9 alive6 around8 back-6 fit-8 for-6 here10 in-12 late-12 loud-8 ok-7 on-8 safe-7 the-5 there-11;beard-8;b' +
  'eat3 me9;beaten6 up6;beats9 me9;because5 of-6;become-7 a-7;bed8;bedroom7;bee8;been7 behind8 training-9 waiting-8' +
  ';before class-8 i-6 my-7 she-8 the-8 they-9 work-7;beforehand-9;begin-9;beginner-6 course-2;beginners-5;beginnin' +
  'g-6;behaviour-9;behind a-8 me6;being11 abused8;bel-5 my-8;belt-3 and-8;belts-13;bench-12;benefit-6;best class-10' +
  ' for-10 way-9;betilwe7;better off9;bf10;bicycle-7;big-8;bipolar-7;birthday-9 party-5;bit-4 of-8;bitcoin-8;bjj-12' +
  ' for-5 safe-7;black belt-5 friday-8;blackouts-7;blades-8;bleeding9 and9;bloei9;bloemfontein-7;blood5;blou6;blue-' +
  '5 eye-9;bly-9;bodyguard-13;bodyguards-6;boiling8 water7;bokke-7;boks-8;bones-9;book-5 a-7 it-6;booked-7 for-6;bo' +
  'oking-4;bookings-8;bored-10;bosigo7;bosiu8;boss6 is-9 keeps9;bot is-6;both-9 of-7;botswana-6;bought4;bound-9;bou' +
  'ts-7;bow-9;box-3;boxed-8;boxer-10;boxers-6;boxes-10;boxing-8 at-6 for-5 gloves-6 on-9 without-8;boy3 at7 has-7 i' +
  'n8 is-9;boyfriend11 and-7 comes7;boys are-7;bracelet-7;brakes8;brave-8;brazilian-6;break from-9;breaking9;breath' +
  'e11 through-9;breathing9;bree-8;bridge10;bring-3 anything-7 it-8;bringing my-9;brochure-7;broke down-7 his-8 in6' +
  ';broken3 again-11 into-8;brother5;brothers8;bru-14 can-7;bruises8;bryanston-7;budget-6;bug-7;build-9;buite9;buka' +
  '-10;bullet9;bullied-8 at-10;bully-10;bullying-9;burglar-7;burn9;burning8;burpees-10;bus and-9 stop-3;buses-7;bus' +
  'y-10;but a-8 can-7 he7 not-9 the-10 want-6 would-5;butswe-7;button-6;buy-8 for-6;buying-8;by3 bus-7 her5 law-8 m' +
  'istake-12 one6 ons7 the4 train-6 whatsapp-8;bye-7;c-6;cable9;cage-8;calendar-10;calibre-9;call3 me-14;callback-8' +
  ';calls10;calm-7 him-9;calories-7;came7 back5 home-6 in8 to10 with8;camera9;cameras-4;camp-7;can-5 do-2 he-17 i-4' +
  ' it-6 join-9 leave-9 my-10 one-8 our-8 parents-6 she-10 somebody-13 someone-3 the-8 they-11 we-9 women-6 you-2;c' +
  'ancel my6;cancellation-9;cancelled-13;cancelling-8;cant6 afford-4 attend-6 be7 breathe6 come-8 go6 log-6 make-3 ' +
  'stop10 tell7;cape town-7;capoeira-9;caps-8;captcha-9;car in-10 on6 was-6;card and6;careful-8;carer10;case5;cash-' +
  '2 for-6;cctv-6;centurion-8;ceo-8;certificate-10;certified-9;chain-8;chair-4;chance-5;change-5 room-7;changed-7;c' +
  'hangeroom-8;changing-11;charge-9;charged-12;charges-6;chatting-5;cheap-7;cheaper-13;check-5 the-7;checkout-8;che' +
  'cks9;chemo-7;chest8;chi-6;chicken-8;chiefs-8;child has-10 is5 of-7;children-5 to-7;childs-7;choke-4;choked6 me7;' +
  'choking7;choose-9;choosing-8;christmas-8;claim-11;clas-9;class-4 before-6 do-7 in-5 last-13 now-9 on-5 pls-7 sti' +
  'll-5 times-8 tomorrow-10 tonight-9 was-10 what-8 without-7;classes-6 on-9;clean my-5;clearance-9;cleared-11;clea' +
  'ring-8;click-10;climb-9;close protection-8;closed-9;closing time-7;clothes and10;clothing-8;club and6;clumsy-7;c' +
  'n i-10;coach-5 has-8 is-8;coaches-6;coaching-7;coachs-7;code-4;coffee-11;cold-3;collapsed10;collar-8;colleague t' +
  'rains-9;colleagues-9;collect-7;colour-6;combat-8;come-2 alone-11 along-6 anymore-7 as-8 by-11 do-7 home9 on-7 to' +
  'night-8 with-11;comes4 home-9 in9;comfortable-13;coming back7 from-6;comments-8;commitment-7;commute-8;companies' +
  '-7;company-6;compare-9;compete-9;competency-10;competition-7;complain-7;complaint-6;complimentary-7;compulsory-1' +
  '0;concert-7;condition-10;confidence-12 and-7;confident-6;consent-8;contact-10 me-8;contract-6;contracts-9;contro' +
  'lled-7;cookies-6;cool-8;cope-6;cops8;copy-7;corner-4;cos8;cost-4 of-7;costs-9;could-4 come-9 do-8;couldnt find-8' +
  ';country-8;couples-13;coupon-7;courier-10;couriered-9;course-7 for-8 my8 price-5 what-7 with-5;courses-9;cousin7' +
  ';cover-9;covid-8;cpo-6;cpr-13;crav-7;creatine-7;credentials-8;credit-8;cries8 when-8;crime-9;crowd-8;crying6;cut' +
  '7 my-6 myself6 off-7;cutting7 again7;cv-7;cycle-7;daar iemand-7 iets-8 is6;dad5 hits7;dames-8;danger7;dangerous-' +
  '10;dankie-9;data-9;date-4;dates-8;daughter has-9 in-7 is-5 wants-8;daughters4;day-3 #-7 after-9 i-3 is-8 of-7 so' +
  '-7;days are-8 i-6;dead8;deaf-7;deals-8;death10;debietorder-7;debit-4 orders-6;debited-11;debiting-8 me-8;decembe' +
  'r-3;decide-9;deep7;defence-7 for-9 in-5;defend-7 myself-6 themselves-7;defending-8 myself-8;defense-4;defensive-' +
  '7;delay-8;deliver-8 to-6;delivered-8;delivery-8;demo-6;demonstration-7;destroyed-9;details-11;deurmekaar7;di-7;d' +
  'id he-9 it6 karate-8 my-6 you-11;didnt6 come8;die4 afrigter-8 eerste-8 kinders5 klasse-7 skool-5 week-8;differen' +
  'ce-4;digital-6;directions-9;directly-6;disabled-12;disappear8;discipline-11;disciplines-9;discount-12;discovery-' +
  '8;dissipline-9;distance-10;dit-9 doen-9;dithunya9;do-2 a-6 at-10 bjj-4 boxing-7 first-6 i-7 in-5 kids-8 krav-7 m' +
  'ma-9 most-7 one-9 people-7 that-10 they-17 those-6 training-7 we-5 you-2 your-6;doctor-13 says-5;doctors-9;doen ' +
  'julle-7;does-1 anyone-7 boxing-8 it-1 my-9 one-8 she-13 somebody-8 someone-7 that-10 the-2 this-10 your-7;doesnt' +
  '6 fit-7 open-8 stop5 want-9 work-9;dogs6;doing-6;dollars-9;domestic8 violence7;dont7 drive-9 get6 like-7 own-7 r' +
  'emember7 tell6 understand-8 use-9 you-8;doodgaan11;doodmaak8;door7 for-8 handle7 is9 on-7 so-7 to-8;doors and6;d' +
  'own5 at6 from-7 on-7 with-10;downgrade-7;download-8;downstairs9;dragged8 me8;drank12;draw-6;drills-11;drink10;dr' +
  'ive-4 a-6;driver4;drives me-8;drop-4 in-6 off-5;drops-8;drove #-9 me8;drunk10;dubai-8;dude8;dummy-8;duration-8;d' +
  'uring-3;dying7 to-6;e book-5;each time-8;earliest-7;early-6;earrings-7;ears-10;easily-9;east-8 london-7;easter-5' +
  ';eat6;ebook-8;ebooks-7;ebusuku8;eczema-8;eers-7;eerste-11 klas-7;efc-7;efe-10;eft-4;eight-14;ek3 daar-9 die-11 d' +
  'it-11 in-8 is8 kom-10 lyk-9 my-13 myself-7 n-13 nog-8 soek-8 weet6;ekhaya11;eks8;elandelayo-6;elderly-7;electric' +
  'ity-12;elevator-8;eleven-10;elke8 dag7;email-9;embarrassed-9;emergency9;employees-7;employment-9;en7 die8 ek9 ha' +
  'ar8 vir-7;end5 it8 of-6;endlini12;energy-11;eng-8;engilandelayo8;engu-6 #-6;enough-6 for-6;enter-7;entertain-7;e' +
  'ntrance-6;entry-7;environment-7;epilepsy-9;equipment-8;error-7;escape-9;escrima-9;esikolweni-10;eskom-9;eskrima-' +
  '6;estate-12;esteem-7;etsa-9;evening-6;event-8;events-8;every5 friday7 night8 second-10;everybody-12;everyone6;ev' +
  'eryones-7;everything8 in-5 is8;ex9 colleague-9 is9 waits7;exam-8;exams-9;exchange-7;executive-8;exercise-10;expe' +
  'ct-9;expensive-9;experience-10;experienced-7;expired-8;extra-6;extramural-7;eye4 on-8;eyes5;eyi-8 #-8;face9;face' +
  'book-5;facilities-7;fake profile3;falling8;falls-4;family discount-7 of-6;far-10 from-5;fat-6;father11 was-8;fau' +
  'lt6;feb-7;federation-6;fee-5 for-7 is-5;feel4 better-8 comfortable-10 like6 safer-7;fees-11;feet-8;felt-11;femal' +
  'e-6 instructor-7 only-8;females-7;fetch the-8;fetched8;fever-8;few-8 weeks-7;fifties-9;fifty-8;fight-5 night-7;f' +
  'ighter-9;fighters-10;fighting-7;fights-12;fihla-8;fiks-7;file-8;filipino-8;fill-7 in-5;filled-7;film-4;filmed7;f' +
  'ilms-7;finance-6;find it-8 my4 out-9 the-10;finger7 marks8;finished-11;firearm-6;firearms-8 class-7;fired9;first' +
  '-6 aid-4 and-8 class-4 day-6 few-7 if-9 lesson-5;fit and-7 in-9;fitness-12;fits-8;five-12;fix-10;fixed-9;flat7;f' +
  'latmate6;flexible-9;fly-7;flying-7;fma-7;focus-10;follow you-7;followed9 me8;following3 me7;follows5 me5;food9;f' +
  'oon6;foot-11;for #2 a-4 adults-5 ages-8 all-6 bjj-3 boxing-5 cars-9 children-6 december-7 defending-8 delivery-6' +
  ' everything7 him-11 himself-9 instructors-6 kids-8 members-6 men-10 moms-6 money7 my-4 nothing-6 one-7 our-11 pa' +
  'rents-6 parking-7 sale-8 saturday-7 self-7 seniors-7 six-10 something-12 teens-6 the-3 three-10 tomorrow-7 women' +
  '3 work-6 years-8 you-8;force-7;forced9;forever7;forget-7;forgot-12 my-6;form-10;forward-7;found10;free-4;freeze-' +
  '5 for-7;friend4 is8;friendly-7;from alex-8 behind-13 gym8 him11 home-6 leave-8 midrand-5 next-8 rosebank-8 the3 ' +
  'what-5 when-7 you-5;froze7;full-2;fun-11;function-8;funny6;gaan die-9;gals-7;gang9 up-9;gap-7;gate5 code-10 is-9' +
  ';gauteng-8;gautrain bus-8;gave us-7;gbv13;gear-5;geboelie-10;gedrink9;gee asb-7;gegooi9;geld8 terug-8;gemis-7;ge' +
  'slaan5;get3 a-6 away9 back-10 better-10 for-7 hit-9 hurt-13 in-5 injured-10 it-6 me-10 my-12 off-9 on-9 out8 pun' +
  'ched-11 the7 there-12 through-8 to-9;getting hurt-8;gevat7;gi-3 for-6;gift-9 card-6 for-6;girls they-11;gis-6;gi' +
  'steraand5;give4 it-11 up-9 you-5;given-6;gives me7;glass5;glock-6;glove-13;gloves-8 at-9 my-7;go4 for-7 home9 na' +
  '-8 to4 up-8;goeie more-7;goes5;going2 overseas-8;gold-6;gone9;gonna make-9;good-4 for-8 morning-9;goodbye9;goods' +
  '-9;got5 anything-8 hurt-10 into8 kicked6 mugged5 my7 no-8 stabbed7;gp-7;graag-8;grabbed6 my8;gracie-5;grade-3;gr' +
  'ading-3;gradings-8;gran is-8;grandchildren-7;granny is7;grapple-10;grappling-11;great-14;groep-8;groin-10;groot-' +
  '9;ground-5;group-4;groups-5;guard-7;guards-10;guide-6;gum-7;gun in5 licence-7 on5 training-5;gunpoint9;guy7 from' +
  '7;gym-8 i-8 in-5 yesterday-8;haar10;had a-12;haha-13;hahaha-9;hair in-6;hairdryer-7;half-6 past-6;halfway-6;hall' +
  'o my-9;hand wraps-4;handed-9;handgun-8;handle myself-9;handles-7;happened9;happens4 to-11;happy-7;hard-4;harley-' +
  '13;harm7;has3 a6 adhd-6 been5 he-12 the-8 to-7;hasnt7;hate myself6;hav-6;have #-8 an-6 any-6 been5 boxing-5 epil' +
  'epsy-7 for-6 it-8 my4 never-9 on-6 shin-6 something-5 that-7 the5 with-8 you-7;havent2;having9 a9;he14 a-7 broke' +
  '6 can-12 come-7 comes7 do-10 fit-9 found8 go-8 goes7 hits8 join-7 joins-6 knew9 knows8 makes7 needs-9 ran-9 read' +
  's8 says6 sleeps4 start-8 teach-11 there-7 use-7 will8 wont6;head coach-7 instructor-7;headgear-8;headlock-8;head' +
  'scarf-8;health-9;healthy-8;hear10;heart4 attack5;heavier-7;heavy-11;held8;hell10;hello-4;hellopeter-8;help10 cho' +
  'osing-8 for-7 him-10 me-10 my6 the-8 with-5;helper5;hemp-7;her9 arms6 friends-7 in10 name-8 phone8;here6 anymore' +
  '9 i-10 would-7;hes17 a-8 in4 not6;het1 die-9 ek-6 hulle-9 julle-7 my7;hey coach7 guys-6 there-7;hi are-6 coach-8' +
  ' guys-7 im-11 what5;hide12;hides behind-8;hiding10 in7;hier9;high-9;hijacked10;hijacking-8;him4 a-8 its9 with5;h' +
  'imself3;hire-10 a-7;hiring-7;his4 age-9 arm-9 class-9 gun8 hand9 lesson-8 name-9 sister-9;hit a-10 by6 first-9 m' +
  'e7 the-6;hits7 me13 my9 the-8;hle10;hlp9;ho4 ithuta-11;hoe-6 kom-11;hoeveel-12;holiday-10;holidays-8;holster-7;h' +
  'ome5 affairs-7 and6 crying-8 for-8 from4 with-8;homepage-7;homework-7;hoodie-13;hoodies-9;hook-9;hope3;hosepipe8' +
  ';host-5;hostage-7;hot-7 water-7;hour ago8 or-7;hours on-6;house12 for-8;how-1 #-8 about-11 are-6 can-10 does-12 ' +
  'far-6 is-9 long-4 many-6 to-7 would-10 you-8;howzit-11;hubby and-9;huis10;hulle13;hung-7;hurt6 in-8 me6 you-6;hu' +
  'rting10 my6;husband8 hit7 is5 wants-6;husbands6;hv-6;hw-8 much-5;hy13 gaan9 het10 in-10 my10 oefen-8;hypertensio' +
  'n-9;i3 address-7 always-6 are-7 be-1 booked-8 bought-12 box-10 boxing-7 bring-2 broke-7 call-11 can5 carry-9 cho' +
  'ose-6 could-10 course-7 cut5 did-10 do8 dont7 drop-8 drove-9 feel10 film-6 follow-8 forgot-9 freeze-6 froze8 hav' +
  'e4 hear7 hide7 hope-10 hurt-10 just7 know7 krav-7 leave-10 left-10 legally-9 like-8 log-4 lose-9 lost-10 love-8 ' +
  'may-7 mean-9 miss-9 must6 nearly-8 open-9 order-8 ordered-8 park-8 pick-7 put-11 ran8 read-4 really-3 rent-9 rol' +
  'l-7 see6 send-3 shower-9 start5 take-7 think4 tied-8 train-3 transfer-9 try-4 type-9 use-8 walk-6 was5 watch-4 w' +
  'ill-6 wont6 work-11 would-13;ice-10;iclass-9;id prefer-7;idea-8;idiot-8;iemand7 my-8;iets vir-6;if4 i4 it-6 some' +
  'thing-6 we-7 your8;ignore-8;ikhona-10 i-7;ikuphi-7;im6 #kg-8 a-6 at-10 away-7 being9 coming-8 free-8 from-9 gone' +
  '7 in2 looking-10 moving-8 next8 not5 ready-8 really-7 scared7 sick7;imininingwane-9;impressed-8;in #-9 an6 bryan' +
  'ston-6 cape-7 centurion-7 class-10 court-6 danger9 december-5 feb-7 for-8 house-8 laws6 march-8 may-6 my4 person' +
  '-6 pretoria-7 randburg-11 sa-8 school-7 south-6 sparring-11 stock-4 te-6 the5 today-7 two-6;inappropriate-7;inci' +
  'dent-8;included-9;indemnity-9;individual-8;indoda13;ine-10;ineminyaka-10;info-12;information-9;ingaba kukho-6;in' +
  'gane6 yami2;injured-11;injuries-7;injury-9;inligting-10;inombolo-9;inside7;instagram-7;instant-8;instead of-6;in' +
  'structor-3;instructors-7;intake-11;interested-9 in-4;internet-11;intimidated-11;into a6;intro-9;introvert-7;intr' +
  'uder-6;invoice-11 for-7;inyanga-8;iphephile-7;iron8;is #-5 af-4 al-11 all-4 asking-8 asleep5 bad-6 baie-9 bang6 ' +
  'beaten9 bjj-6 bleeding8 boxing-7 class-7 coach-7 coming7 daar-10 die-9 everyone-6 everything-7 following7 going7' +
  ' gone7 he-12 hurting8 in3 it-6 just-10 killing-8 krav-2 missing6 my-7 n-10 next7 one-7 only-7 over-7 parking-10 ' +
  'sandton-8 seer-8 she-10 small-8 standing7 still6 stuck-6 terrible-7 thabo-6 that-6 there-4 this-4 training-7 unc' +
  'onscious7 useless-9 verkrag8 waiting8 way-6 weg7 your-5 yours-10;isaphulelo-9;isibhakela-7;isiphandla-7;isipho-7' +
  ';isnt11;issue-8;it all6 an-8 anymore-7 as-6 back-9 be-8 been-8 before7 by-9 can-7 cost-6 end-10 fine-10 free-5 g' +
  'o-8 goes8 happened7 happens11 has-6 have-8 he10 help-11 here-8 in-5 legal-8 like-8 on-4 open-8 safe-13 says-14 s' +
  'tart-7 stop8 takes-7 that-8 the-10 to7 too-6 up-6 was11 weird-7 what-7 work-5;item-9;its6;itshireletsa-8;ive7 al' +
  'ways-6;izinsuku7;izolo8;jaar-13;jacket-9;jewish-7;jits-6;jitsu-6;jiu-5 jitsu-5;joang-9;jobs-8;joburg-5;jog-6;joi' +
  'n-7 a-8 or9 without8;joined-9;joining-3;joins-7;journalist-7;judo-11;juffrou8;julle-6 dit-5 met-12 my-9 nog-10 o' +
  'op-6;july-7;jumped11;june-6;junior-10;juniors-6;just4 for-6 got7 guys-7 had-11 letting-9 looking-8 rock-6 show-7' +
  ' sit-8 the-6 to-10 turned-9 wanted9;ka4 kgwedi-9;kabili-10;kakhulu6;kakubi7;kali-10;kamer7;kan-2 ek1 hy-9 julle-' +
  '13;kanjani-10;kar6;karate-4 kid-8;ke7 tla-9;keen-11;keep7 a-9 an-8 my-7 up-10;keeping him-10;keeps6;kena-6;kerb-' +
  '7;keys in-9;kickboxing-10;kicked11;kid is-10;kidnapped10;kids at-8 can-6 classes-6 group-6 is-7 learn-6 on-9;kid' +
  'z-8;kierie-8;kill7 myself8;killed me-7;killer-8;killing me-8;kilos-9;kind of-9;kinderklasse-7;kit-7;kitchen5;kla' +
  's-5;klasse-7 vir-6;knee-11;knie-8;knife attack-9 class-7 defence-7 fighting-7 to6;knives-4;knock-12;know a-9 abo' +
  'ut-6 if-5 that-6 where8;knowing8;knows8;kom kyk-9;koop-8;kopa thuso5;krav-8 and-5 be-6 for-5 is-8 maga-2;ku-8;ku' +
  'fanele-7;kukho iklasi-8;kukhona6 i-7 yini-8;kumele-8;kuphi-8;kuphila7;kwe-8;l-8;l#-6;la-10;laaitie-11;ladies-3;l' +
  'ady5;lami9;land-6;landlord9;lank-7;last5 gym-10 night9 nights-10 nite7 time10 year-3;late-3 to-7 tonight-9;latel' +
  'y-9;later-7;laugh-6 at-11;laughed at-7;laughs5;laughter-7;law-3 is-7;laws6;lawyer-8;lay-6;lazy-8;le #-9 butswe-7' +
  ' dilemo-7 kae-7 na-9 ruta-7;league-9;learn-3 cpr-8 self-3 something-9 that-8 this-7 what-6;leave4 her7 them-7;le' +
  'er-5;left5 feet-8 one-8;leg-7;legal-4 in-7 to-5;leggings-8;legit-8;lekker-11;length-7;less than-7;lesson-9 on-7;' +
  'lessons-5;let3;letting-11;level-11;levels-7;liability-7;liable-8;liam-7;licence-7 is-7;license-8;lidmaatskap-11;' +
  'life4;lift my-8;lights-6;like it-12 me-10 to-5;limit-7;link-6 is-7;list of-8;listen-12;little brother6 ones-9;li' +
  've2 on-11;lives in5;living alone-8;lo-10;load-11 shedding-5;loadshedding-7;loan6;location-5;lock in-8;locked6 in' +
  '7 me8 out-11 the6;locker room-6;lockers-3;locks me7;log-10 in-6;logging-8;login-12;logo-7;lokuqala-9;lol-1 how-8' +
  ' is-7 what-8;lona-8;london-9;long-3 do-7 does-5 in-8 is-5 sleeves6 till-10;look like-8 stupid-10 up-6;looking fo' +
  'r2 to-8;looks-9;lose my-9;lost my-8;lots-7;loud too-8;love to-5;loved-10;lower-9;lunch-5 hour-6;lunchtime-6;lyfw' +
  'ag-8;lying9;lyk-9;m#-7;ma is-8;maak7;maar8;machine-9;madam7;mag-7 ek-4;maga-3;mail-6;main-8;make a-10 my-9;makes' +
  '7;malawi8;malini-9;mall6;man12 het8 is6 who8 wil-9;manager6 please-9;mang-9;manje13;manual-9;many days-8 hours-7' +
  ' kids-4 lessons-9 people-10 years-7;march-4 so-6;marketing-11;marks14 on6;married-7;martial-6 art-7 arts-4;masho' +
  'nisa6;mat-8;mats-8;matte-7;matter5;max-7;may-12 i-12 she-8;maybe8;me7 a-7 about-8 after6 and4 ask-9 book-7 by7 c' +
  'hoose-7 down7 feel-9 go6 he9 her9 home7 i-6 know-7 leave5 legally-9 like-7 not7 on5 only9 over10 see8 since9 so-' +
  '8 talk-10 to1 what-10 your-10;medic-6;medical-8;medium-9;meer11;meet me-7;meeting-6;mekaar-9;member-6 for-7;memb' +
  'ers-10;membership-11;membrship-8;men6 hit-6;mention-6;menu-7;met7 on9;metal-7;mid-6;midday-10;middle-7;midrand-6' +
  ';might8;military-8;min late-7;mind about-6;mine6;minimum-9;minors-7;missed-6 #-8 the-8;missing5 a-8;mistake-12;m' +
  'ix-8;mixed-8;mma-8;mme8;mobility-8;moet-5 ek-2;molweni-11;mom of-7 said-9;momentum-8;moms boyfriend7;mon-8;monda' +
  'y is-9;money back-6 is-7 off-7;monna7;month-2 and-9 can-7 is-8 to-7 what-8;months and-7 is-9;mora-10;more-3 abou' +
  't-7 confident-6;morning class-8 do-6;mornings-9;most people-9;mostly-9;mother4;mouth guard-9;mouthguard-10;move ' +
  'it-6 my-6 to-10 up-9;movie-9;moving to-8;mr-9;much are-7 bigger9 does-8 for-9 notice-8;mugged8;murdered-9;muscle' +
  '-12;muscles-8;music-15;muslim-7;must-2 a-9 i-7 my-9 they-10 we-8;my5 account-12 ankle-9 baby8 bed7 bf8 boxing-6 ' +
  'boy-6 boys-6 brother4 brothers8 class6 classes-8 coach11 colleague9 complex8 cv-5 dad8 dads8 data-6 daughters4 d' +
  'ebit-11 details-6 doodmaak5 door9 drink7 driver-8 ears-7 eks8 en4 ex7 eye10 father3 fault8 first-8 flat8 free-8 ' +
  'friend4 friends8 gi-9 gun-7 hand6 head10 helper5 home-7 huis6 husbands7 in9 kids4 knee-6 laaitie-9 little3 locke' +
  'r7 lunch-8 ma5 man3 manager10 membership-4 n-7 nails-8 nephew7 niece7 nudes8 order-14 package-7 parcel-12 parent' +
  's4 partner9 passport7 password-8 plan-8 question-8 room12 school6 sessions-7 size-8 stepdad8 stepfather7 stiefpa' +
  '7 teenager-6 thing-7 throat7 tracking-8 trial-12 uncle9 voucher-8 wife-4 work5;myself10 again6;n man7;na-5 ho-7;' +
  'naked choke-6;nako-9;name-4 is-6;names-11;nasty-8;ndifuna5;ndincede10;ndiyopha9;ndiyoyika10;ndoyika12;near4 me-8' +
  ' the-6 u-7 you5;nearby-7;nearest-9;nearly-10;neck6;need #-7 gloves-5 my-10 something-3 somewhere8;needs-8 a-5;ne' +
  'ighbour6;neighbours6;nephew6 is-8;nervous-11;netball-8;never done-10 got-7 held-7 told7 trained-7;new-2 baby-9 s' +
  'chool-8;newbie-8;newbies-10;newsletter-9;next belt-8 class-7 course-6 grading-7 to6;ngani-7;ngaphandle11;nge-11;' +
  'ngesibhamu6;ngicela5 ukwazi-7 usizo5;ngidlwenguliwe10;ngifika-8;ngifuna1;ngikhathele9;ngikhokha-8;ngingeza-8;ngi' +
  'sengozini9;ngiyabonga kakhulu-9;ngiyesaba11;ngoku12;ngokubhalisa-11;ngomgqibelo-9;ngubani-9;ngwana waka-11;nie4 ' +
  'asem7 maar-9 meer13;niece7;nifundisa-8;night4 and4 the-11 which-8 with7;nights class-9;nikuphi-7;ninawo-9;ninayo' +
  ' i-12;nini i-6;ninja-7;nite5;nivula-8 nini-7;nivulile-10;niyafundisa-7;njalo9;njani apho-9;nka-12;no class-10 gi' +
  '-7 i-8 pictures-8 reason8 sign-8;nobody10 answers-11 will8;nodig-8;nogi-7;nommer-7;nomsa-6;noodhulp-8;noon-8;not' +
  '7 breathing7 coming-12 found-9 good-8 here-9 impressed-8 like-9 my-9 safe9 sporty-7 to9 training-8 what-8 workin' +
  'g-10;nothing about-8 on-8 serious-8;notice but-7 must-6;nou8;novel-7;now6 and-6 he8 hes5 im8 just-7 she8 want-6;' +
  'nr-8;nudes8;numb6;number is-8 of-9;nxt-6;nyaope8;o15 a7 clock-6 na-11;obligation-7;observe-9;oclock-9;october-7;' +
  'oefen-4 wat-11;of #-3 all-8 class-7 classes-7 everything-9 getting-11 krav-8 laughter-7 me9 men-9 my6 myself-11 ' +
  'sparring-7 thing-9 three-6 your5 yours-6;off at-7 class-5 during-7 in-9 on-8 the6 twice-8;office hours-8 in-7;of' +
  'ficers-8;often-8;ok-5 to6 with-6;old at-6 do-6 enough-6 man7;oldest-9;olds-8;on an-8 and-7 at-8 facebook-10 hold' +
  '-10 holiday-6 me6 my3 nyaope8 tonight-9 top-9 tuesdays-6 weekends-9 with-8 your-5;once off-7;one-1 arm-10 by6 ca' +
  'n-7 class-7 else-8 for-5 gets-9 leg-7 to-8 who8;onfiks-13;online-7;only-2 classes-6 come-10 do-10 for-6 girl-6 s' +
  'ession-8 train-8;ons5;ook-7 kom-7;oop-9;open at-6 on-5 till-8 today-7;opening-12;operating-9;operation-9;opleidi' +
  'ng-9;option-11;options-9;or-4 a-7 also-5 are-7 can-5 did-9 do-4 else8 is-8 just-9 must-5 my8 only-6 outside-7 so' +
  'mething-5 they9;order-8 went-7;ordered-13;orders-9;ordinary-7;other gyms-6 kids-11;others-13;ouers-6;ouma5;our7 ' +
  'boy-10 own-9 school3;out2 again-9 and6 im9;outlet-7;outside6 my8;outstanding-8;over #-7 #s-9 lunch-6;overdosed12' +
  ';overpaid-8;overweight-10;own a-7 firearm-6 gloves-7 gun-7 pace-7 team-7;pa8;pace-8;package-10;packages-8;page-1' +
  '1;paid for-9 on-6 up-7;pair-8;pakket-8;papers8;paperwork-9;paraplegic-8;parcel-12;parcels-8;park-2;parked-8;park' +
  'ing-2 at5 for-10 lot6;parks5;part-10 of-5;parties-7;partner4;party-4 for-7;partytjie-8;pass-8;passed away-7 out6' +
  ';password-13;pause-11;pay a-7 as-8 at-8 by-5 per-8 this-9;payfast-8;payflex-7;paying-10;payment-5;payments-7;pay' +
  's for-9;pdf-9;pe-13;pele-8;pen-6;penalty-7;pension4;pensioners-7;people get-7 like-9 look-6;per-6 day-7 week-8;p' +
  'ermit-8;person im9 with-6;personal-8;petrol6;phone and6 in-10 is9 me-8 number-10 with-6;phoned4;physio-6 says-6;' +
  'pic of7;pick-9;picked-10;piercing-8;pilates-8;pille8;pills11;pin-5;pink-6;pitch-9;place to-10;plan-9;planet-6;pl' +
  'ay-10;playground-8;please cancel-8 dont8 tell-8 what7;plek vir7;pm-7;podcast-8;point10;points-8;police12 clearan' +
  'ce-8 cleared-9 discount-8;polokwane-5;pop-10 in-5;popia-8;portal-11;position-6;possible-7;post office-8;power-8;' +
  'ppl-8;practical-6;practice-7;practise-8;pram-8;prasa-8;pre-6;prefer-10;pregnant can-7;premises-10;premium-11;pre' +
  'paid-7;prepared-9;present-10 for-7;pressure-9;pretoria-8;prevention-8 talk-8;price-4 for3 list-7 of-6;principal-' +
  '10;print-10;privaat-8;privacy-7;private lesson-9 lessons3 on-7 with-7;privates-10;pro-7;problem-7;procedure-7;pr' +
  'ocess-8;products-7;proefklas-9;proefles-11;programme-7;project-9;promo-9;proper-8;properly4;protect-7 my-7 mysel' +
  'f-10;protecting-10;protection fee7 order8 training-8;protective-9;provide-5;provided-7;psira-7;public holidays-5' +
  ' transport-9;pulled4;punch-15;punching-7;purchase-10;push-8;pushed me7;pushes me8;put2 a8 his10 in-8 on-9;puttin' +
  'g-8;qala-10;qr-8;qualified-5;quarter-8;questions-6;quick10 do-8;quiet9 time-9;quit-5;quote-9;r# or6;rack-7;rain-' +
  '5;ramp-9;randburg-12;random9 but9;range-10;rank3 close-11 to-10;rape10;raped14;rashguard-5;rate-11;rates-10;rath' +
  'er see-6;ratio-7;rattan-7;reach-8;reaction-8;read-4 it-6;reads my8;real-2;realistic-8;really dont-8;rear naked-6' +
  ';reason8;receipt-9;receive-8;received-10;reception-6;receptionist-6;recognised-9;record-9;recording-8;red-7;redo' +
  '-7;refundable-8;refuse-8;register-9;registered-8;registration-8 fee-5;relationship7;remove-12 my-7;renew-8;renew' +
  'al-9;rent6 out-8;replacement-6;reply to-9;report a-6;required-6;requirements-7;res8;reset-5;respect-8;retired-6;' +
  'return-11;returning-8;returns-7;review-8;rewards-8;ribs10;right for-9 to-8;ring-12;risk-8;road4;rock-7 up-7;role' +
  '-9;roll-10;rolling-12;rolstoel-10;rond-9;roof7;room and7 at6 can-6;roommate6;rooms-9;rooster-8;roster-7;round6;r' +
  'ounds-9;rubber-6;rude-11 to-10;rugby-5;rule-7;rules-7;run-2;running-10;ruta-7;saam-14;saena-8;safe3 after-7 walk' +
  'ing-10;safety-8;said9 i-11 its3 theyll6;salary-10;sales-8;same coach-6 time-8;saterdae-7;saturday-3 class-9;satu' +
  'rdays-11;sauna-9;saw a-10 it5 your-4;say5 they8 when-7;saying10;says9 hes9 if8 its-7 nothing-7 she6 shell5 you-9' +
  ';scan-9;scared7 of-9;scenario-8;scene-8;schedule-8;school concert-7 holidays-5 in-6 is-9 kids-6 would-8;schools-' +
  '6;scouts-8;screaming11;se6 hy10;season-8;seat-3;second time6 week-7;section-8;secure-7;security-3;see everything' +
  '-8 how-7 me-6 my7 two-8 you-6;seer van-7;self2 defence-4 defense-4 esteem-7 harm7 protection-7;selfmoord11;selfv' +
  'erdediging-10;sell-5;seminar-10;seminars-7;send4 help7 it-7 location-7 me-4 my-7;sending-11;sends7;sensei-6;sent' +
  '6;separate-5;serious-6;service-8;services-9;session-10 i-9;sessions-9;set-7;seun is-2 van-7 word-7;seven-10;seve' +
  'nty-8;sex7;shack7;shaking9;shame-4;shape-7;share-11;sharp-9;she7 be-7 go-9 join-5 left5 lets-9 says8 train-5;she' +
  'dding-6;shelter6;shes8;ship-9;shipping-9;shirts-7;shoes on-8;shoot his7;shooting-4 in6;shop and6;short-11;shorts' +
  '-9;shot11;shots8;should do-9 i-8;shoulders-6;show-7 me-4;shower is-10;showers-6 and-6;shuttle-8;shy-14 and-5;sig' +
  'n-4 a-5 for-9 in-11 me-9;signal-8;signed-9 up-7;similar-7;since9 january-5;sis7;sister6 is-9;sit and-6 while-7;s' +
  'ite is-6;sitting7;six weeks-8;sixteen-7;sixty-6;size-5;skaam-9;skiet7;skills-8;skinny-9;skip-12 me-7;skipping-10' +
  ';skryf-10;slaan13 my10;slaap6;slammed7;slaps10;sleep9 in10 with9;sleeping6;sleeps4;sleepy9;sleeves6;slipped-10;s' +
  'lot-5;slots-7;slow-10;small and-9 group-9 kids-7;smallest-7 in-7;smell-9;smiles8;smoking-8;snack-6;snapscan-9;sn' +
  'y11;so4 cant-10 id-9 ill-10 im-7 is-8 its8 no-9 please-7 theres-9 tired10 trial-5 want-9 we-6 what-5 where-8;soc' +
  'ial-10;socks-6;soek my9 n-9;soft-10;solar-8;somebody6 is8;someone7 attacks-6 call-8 has6 help-8 is12 parked-8 to' +
  'ld-9 tried7 who6 with-11;something for-7 happens-6 like-6 on-7 to-11 you-5;somewhere to-10;son has-9 is-10 not-8' +
  ';song-6;sore-5 from-7;sorry2 for6;south-8 africa-6;space for-8;spam-9;spar-10;sparring-7;speak2;special-4;specia' +
  'ls-10;speed-8;splints-7;sponsor-9;sport-10;sports-9;sporty-7;spot-9;spray in-7;squad-9;staan11;stab5 me7 someone' +
  '-9;stabbed11;staff-8;stage-7 #-7;stairs-6;stalker10;stamina-10;stamp hom-9;stand-6 up-11;standard-10;stands9;sta' +
  'rt-3 boxing-7 over-5;starter-6;stay away-7 in-7;staying-6;steam-8;steep-6;step-6;stepdad10;stepfather8;steps-11;' +
  'stick-5 attack-7 fighting-5;sticks-4;stiefpa7;stiff-8;still at-7 not-9 open-10 pay-7 train-10;stock-6;stole my-1' +
  '0;stolen-6;stop5 and6 bleeding-9 for-7 sending-9 someone-6;stopped6;storeroom7;storm-11;story-8 i-8;straight fro' +
  'm-8;strange6;stranger danger-7;strangled5 me8;street bjj-4;stretching-8;strong enough9;stuck-4 at-5;student-2;st' +
  'udents-6;study-8;stunt-7;stuur8;styl-8;style-11;styles-9;subscription-9;such-10;suicidal12;suicide11;suit-9 me-8' +
  ';suitable-9 for-7;sum#9;sun-7;surgery-10;surprise-9;suspended-6;swallowed10;swap-9;swears-8;sweat-8;sweating6;sw' +
  'eaty-10;swimming-6 pool-6;swing-8;switch-12;switched-7;swop-5;sy6;system-9;t shirt-8;tablets7;tactical-9;taekwon' +
  'do-8;tag-9;tai-7;take cash-6 it-6 out-7 part-7 photos-8 them-9;takealot-7;talk5 for-8 on-8 to6;tall-7;tank-7;tap' +
  '-9;tapped-9;target-8;taught-7;tavern9;tax-7;taxi5 from-10 rank5;te begin-8 oud-10;teach-3 it-6 that-11 the-8;tea' +
  'cher7;teachers-7;teaches-10;teaching-5;team-11;teams-7;teased-9;technique-11;techniques-7;teenage-9;teenager-9;t' +
  'eenagers-6;teken-6;telephone-10;tell anyone6 me-1;telling7 me4;tells6 me6;term-8;terminate-7;terms-8;terrible-7;' +
  'terrified7;terug-10;terwyl-9;test-10;tester-7;testosterone-7;texted7;thabo-5;thanks-5;that again-9 allowed-6 at-' +
  '5 class-8 day-7 fine-5 my-10 normal-8 ok-10 possible-5 still-10 the-8 time-7 too-6 true-9 work-7;thats10;the #rd' +
  '-8 academy-5 address-7 aircon-6 alarm-9 app-8 army-9 baby6 bag-8 bar5 basics-5 bathroom6 bed6 bench-9 best-11 bi' +
  'g-5 black-9 bleed-11 book-12 booking-6 bottle8 boxing-5 boys-8 bridge10 bus11 change-6 children-3 class-5 classe' +
  's-6 club5 coach-13 coaches-8 coachs-6 complex-7 contract-10 courier-5 course-6 dark-6 day-4 difference-8 differe' +
  'nt-7 divorce8 doctor-7 dog6 drain-5 drive-7 e-9 ebook-7 email-9 emergency-9 end-11 entrance-10 evenings-8 family' +
  '-7 fees-8 fighting-7 firearms-6 first-5 flat6 floor5 form-8 full-7 gi-9 gloves-9 group-9 gym-6 hall-9 hoodie-7 h' +
  'ospital-6 hour-9 house7 indemnity-6 instructor-11 instructors-4 intro-6 kitchen9 krav-6 last-8 law-13 left-8 les' +
  'sons-8 lift4 line-7 locker-9 login-5 lot-8 man8 mat-7 mats-5 month-8 morning-9 mornings-9 most-5 moves-7 next-3 ' +
  'oldest-8 one7 other1 others-7 owner-8 page-6 parcel-8 party6 petrol7 phone-8 photos-9 place-1 playground-8 point' +
  '9 police8 prices-12 programme-6 protection7 range-6 rashguard-5 right-8 road3 roof10 schedule-7 sensei-8 shirt-8' +
  ' shop6 showers-7 side-3 site-6 small-7 smallest-7 stairs7 sticks-7 storeroom7 student-8 table7 tavern8 traffic-6' +
  ' trainer-5 trial-3 tv8 ufc-8 uk-7 venue-5 website-7 week-9 weekend-7 whole-6 window6 women-7;their own-8;them al' +
  'l7;themselves-8;then he6;there-2 a-1 an-10 are7 boxing-6 is14 last-9 on-8 room-9 safe-8 some-13 something-11 ton' +
  'ight-8;theres13 a6;they12 all-8 are10 get-8 have8 said5 say6 took6 want4 will8;theyll9;theyre12 in7;thing for-8 ' +
  'in-8;things9 at7;think9 im7;thinking10 about7 of4;this5 afternoon-7 bot-6 guy6 morning4;though-6;threatened9;thr' +
  'eatening7;threatens6;three months-9 times-10;threw5 me-7;throat9;throws things7;thurs-7;thusang7;thuso5 ka-10;th' +
  'x-6;ticket-7;tie-10;tier-8;tight7;tiktok-9;till7 i8 what-9 when-8;time he7 i6 on-6 table-7;times-1;timetable-13;' +
  'timid-7;tiny-10;tips-10;to1 #-9 about-9 begin-9 black-7 box-13 break7 burn8 coach-8 come-6 complain-8 die12 durb' +
  'an-7 eat-8 end10 feel-12 go8 hand-7 handle-7 help-8 hide9 him8 join-7 kill11 knock-9 know-3 learn-2 let-9 live8 ' +
  'login-6 look-11 lose-6 make10 me4 month-7 my5 other-8 our6 park-9 pause-7 pick-8 punch-7 report-6 save-10 send7 ' +
  'shoot-6 sign-1 sleep5 somebody6 someone-3 spar-6 spot-10 stand-9 start-9 stop-4 talk5 teach-5 throw-8 train-10 t' +
  'raining6 try-7 varsity-8 walk-5 wash-7 watch-9 work3 your-4;today he7 she7;toddlers-8;together-15;toilet at6;tol' +
  'd10 her7 my8;tonight4;tonights-8;too do-8 hard-11 late-10 old-10 rough-6 soft-6 tired-5 unfit-9 young-5;took11 m' +
  'y3 the6;tooth6;torn-8;total-8;touch-11;touched12;touches9 me6;tough-9;toughen-9 up-7;tour-8;tournament-12;tourna' +
  'ments-8;tourniquet-7;towel-7;town-8;track-7;tracker6;tracking-13;traffic-8 on-6;train-10 at-7 only-8 with-4 you-' +
  '7;trained-11;trainer-13;trainers-15;training-9 at-9 knife-5 knives-7 next-8;trains-4;trappe-9;trauma-8;travel-6;' +
  'treadmills-7;treat-10;trial-7 and-8 tonight-8;tried5 to6;true-8;trust my-5;try-12 again-7;tryout-11;tshaba9;tshi' +
  'rt-8;turn-4;turning #-7;turns #-9;twelve-10;twenties-10;twice-7;two different-7 of-8 years-10;tyson-6;u got-10 g' +
  'uys-5 open-10 r-8 recommend-6 sell-7;ubaba13;uber and6;ufc-11;ufuna9 i-8;uk-7;ukhona-8;ukuba11;ukufa10;ukugoduka' +
  '9;ukujoyina-4;ukulwa-9;ukungibulala9;ukuphila9;ukushintsha-9;ukuthenga-7;ukuyeka-8;ukuza-8;ukuzibulala13;ukwazi-' +
  '9;uma7;umalume10;umfowethu9;umntwana wami-11;umqeqeshi-9;umuntu7;umyeni11 wam5;umzimba-9;una-7 #-7;uncedo12;uncl' +
  'e11;unconscious8;under7 the4;underneath-9;understand-8;uneminyaka-7;unfit-15;uniform-9;university-9;unjani-9;unl' +
  'imited-9;unsubscribe-10 me-8;until i5;up a-7 and5 fee-6 on-4 to-9 tomorrow9;update-6;upfront-9;upgrade-9;uphuze1' +
  '0;ups-7;ur6;urgent6;us5 in8 last-8;use-5 a-7 it-12 my-9;useful-5;useless-8;user-8;username-7;uses4;usizo10 lokuq' +
  'ala-7;utata9;uthi10;uur-7;uyandibetha10;uyangishaya12;uzongibulala12;vacancy-10;van-2 #-7;varsity-9;vat number-6' +
  ';vehicle-9;veilig-6;venue-6;verdedig-10;vergeet-12;verkrag12;version-6;very strict-8;video of-8;videos-7;viewing' +
  '-7;violence5;violent7;vip-12 protection-6;vir die-3 kinders-7 n-7 vroue-7;virgin-5;virtual-6;visiting-9;visitors' +
  '-8;vitality-9;voel8;volg6 my8;volgende-12;volunteer-7;vomiting10 and9;voucher-10;vyf-8;w7;wa10;waar-7 is-6;wait ' +
  'in-7 till-9;waiting room-8;waits6;waiver-11;wake9 up9;walk-8 from-7 in-4 over-7;walked4;walking5 into-8 to-7;wal' +
  'let-9;wam12 ufuna-12 una-7;wami9 uyangishaya7;wanneer-11;want a-8 her-10 in-7 me7 my-9 our-6 something-7 the-10 ' +
  'to-4;wanted7 to6;wanting to-7;wants a-9 boxing-11 to-6;warm-3;warning-8;was2 attacked5 away-9 charged-8 hijacked' +
  '5 mugged6 raped12 sick-13 small-10 stabbed9 the5 told-9 too-9 training-10 very-8;wash-9;washing-7;waste-8;wat ti' +
  'me-8;watch-12;water-4 bottle-10 cut-8 in-6;watter-5;way3 in-9;we both-11 can-6 get-8 got-7 live4 need-9 pay-5 ta' +
  'ke-6 would-6;weak-11;weapon-8;weapons-10;wear long7;weather-10;webblad-8;website-11;wedding-4 in-9;wednesday-4;w' +
  'eek can-6 is-7 so-9 to-8;weekday-8;weekdays-8;weekly-10;weeks-1 pregnant-7;weet nie8;weg9;weight-10;weights-10;w' +
  'eird6;welcome-6;well-8;wellness-5;went5 off6 to-12;were6;werk nie-8;what-2 about-10 class-10 clothes-7 did-10 ex' +
  'actly-7 happens-14 have-6 he7 if-20 it-6 makes-7 must3 now-9 should-11 sizes-7 to-3 was-10 will-5;whats-2 happen' +
  'ing-6 on-11 ur-10;whatsapp-6 me-8;wheelchair-6;wheels-11;when a-7 are-9 do-8 does-10 he8 hes9 i3 is-9 its-9 peop' +
  'le-7 there-8 was-7 will-7 you7;whens-7 the-7;where do-8 does-10 i5 is-4 must-10 r-6 to-9;whether-11;which-8 day-' +
  '5 mall-9 one-5 taxi-6;while i-5 my-10 training-8;whispering8;white belt-8;who are-6 can8 is-5 must-6 reads-5 tak' +
  'es-8 teaches-7 were-9 won-5 works-9 would-9;whole week-7 year-8;whom-7;whos the-8;why do-7;wie-6 is-7;wife at-7 ' +
  'is5 says-8 throws7 wants-6;wifi-6;wil leer-8 met-10 n-10;will-5 a-7 i-11 it-9 kill5 my-4 not-8 only-6 shoot6 the' +
  '-8 they-11 u-7 you-10;window6;windows8;witch8;with3 #7 beginners-8 boxing-7 guns9 him8 kids-9 no3 self-6 somebod' +
  'y-9 someone-9 that-10 the-1;withdraw-6;without a-7 hurting-6 me7 my-9;woke6 up6;womans-8;womens day-6 self-8;won' +
  '-9;wont8 let5 make-11 need8 stop7;words7;work as-5 at-7 can-7 for-8 is-9 nights-7;working-4;workout-9;workouts-9' +
  ';workshop-9 for-6;workshops-10;worried-5;worries-9;worth it-7;would have-6 i-13 krav-9 like-9 love-7 my-7 need-8' +
  ' rather-11 she-12 the-10 this-9 you-3;wraps-10;wrestle-10;wrestling-11;wrists8;write-13;writing-10 a-8;written7 ' +
  'the8;wrong-4 size-8;xa8;xmas-8;ya-4;yami7 ineminyaka-10;yard6;year-8 end-7 old-2 olds-7;yearly-7;years ago-12;ye' +
  'sterday what-9;yet-6;yi-8;yimalini ngenyanga-9;yini-13;yiphi-9;yo-9;yoga-10;you-2 a-7 after-6 and-11 are-9 come-' +
  '12 didnt-8 dont-10 go-9 got-8 handle-7 in-8 learn-6 let-9 look-10 make-10 mind-9 need-6 pay-6 practise-7 provide' +
  '-5 rent-8 replace-6 sent-9 ship-7 show-10 so-9 still-10 store-8 take-3 teach-5 use-6 work-7 write-8;young-10;you' +
  'ngsters-9;your academy-5 address-6 coach-8 homepage-7 husband9 instagram-6 instructors-8 logo-5 phone-6 place-7 ' +
  'reception7 school-8 shop-9 site-12 trainers-10 website-7 wrist-8;youre-7;youth-9;youtube-9;yr-5 old-5;yrs ago-9;' +
  'zikhona-8;zip-7;zonke7;zoom-9;zumba-3';
