// Written by `npm run train-intents` (docs/decisions/0118): which words speak for which questions.

/** What speaks for each intent before a word is read. */
export const BIASES =
  '-1.01 -0.33 -0.19 -0.15 -0.19 -0.68 -0.83 -0.11 -0.35 -0.35 -0.32 0.09 -0.04 0.80 0.25 -0.14 0.10 -0.40 -0.26 -0' +
  '.10 -0.71 -0.38 0.15 0.35 0.25 0.62 0.39 -0.17 -0.51 -0.04 0.23 0.08 1.10 0.44 0.40 -0.08 -0.12 0.39 -0.04 0.04 ' +
  '-0.05 0.13 0.31 -0.14 -0.44 0.16 -0.95 -0.47 -0.65 0.29 0.18 0.16 -0.03 -0.25 -1.06 -0.39 -1.30 -0.64 -0.10 0.58' +
  ' -0.49 0.01 0.20 0.35 0.48 0.25 0.36 0.18 0.06 0.07 -0.16 0.06 0.22 0.32 0.03 -0.05 4.58';

/** What each word, or pair of neighbours, speaks for (intent-score); entries are divided by ";". */
export const WEIGHTS =
  ':}5;#:a2c4d6e5f1g1h5i4j2l3m3r2s1t1y1z1A8C11D1F1G2K1Q1R2#5$3%6&4(2+1,2-1.3=1>3]2{2;# #:c5d5e5g5i2j2l2m2u4v1C1H2K2' +
  'M1N1Q2R5Z1$5>2]3}1;# a:c4j4r6C6G4#2$3;# am:a3c6d1f4g3i1r3s3N3Q3$6;# and:a3b5c2d2e1f3g1l2q1r1s3t2v2z2A4C4F1R1X2Z2' +
  ')4+4,1-5.2/3]2;# can:c2d3e4j4o1r1s3u3A4C7R1)4+4.3_1;# days:f3n4p5q5$1)3^3_4{4;# do:c2e6i2l2r1s4z2A2C6F2#1=1>4;# ' +
  'for:c2e4j3k3l6r1A5]1{4;# hours:i4u3E4G4K3)3=2>3|2}3;# i:b4d2i3l1p2A4G2P3}1;# in:b1c6d3e1l2A4C7K3N3#2$1;# is:c6d3' +
  'e4f1j3l1y1A5C4G3P2%3>3}1;# kg:w1y3z3F3G4H3Q4R1}2;# kids:l5s1B4K1Q5%2,3.5;# ladies:W4#2%4.2}2;# minutes:e3i2t1v4K' +
  '3#3$4>2^2}5;# month:l2o8q2&3(1;# months:l3o3q1z3G4P2+2/3=4_4}1;# oclock:a3e4f4g3i3u3Q3;# of:c1e2r5t3F2#3$1%3&1-3' +
  '.5<3_1{5}1;# or:a4c4e4i4w1C1Z4]2;# people:l3m3t3K4Q4Z3#4$2%1|4}1;# pm:a4d3e3g3i3u2v3I4K2Q1>3}2;# so:c3e1i2j3C3O4' +
  '+3>1}4;# to:a5c4d4e8g3i2z1C3F1N1Q2Y2#2%2.1>4{4;# week:k2l3y5A1Q3&5(4/3[3}1;# weeks:m1n1p3q3r2z1G4O2Q3&7(6/3]1{3|' +
  '3}1;# weke:G3P4&4(6_1{4;# what:a2c2d2e4i5l4r3v2C2R5$2&1;# with:d2e4j3r3t2y3z2G2K2&3]4}2;# would:c4d2e3i3l1r4A3C2' +
  'D3F1I3;# year:a2b2c1j2t1x3y5z2C1D3F3H3I5L1N1O2R1S2T1V3W3Y1!1$3&1,3]2|2}1;# years:a3f3i4t2w3y1z5C3D1R2W3X2!2&2.4=' +
  '4]2}1;#+:l4A6F3;#h:a3d6;#h#:c2d6e10i4v4w1K3;#ish:d6e4;#k:i2}6;#kg:y4z5F6G4Q3R5V2}4;#m:z2K3]2}5;#mm:Y8+3}5;#nd:h4' +
  'm3;#nit-:a5d3E1>1;#nite:a5d3E1>1;#oz:w3]5_3;#oz gloves:w3]5_3;#rd:k3.3=2{4}1;#s:a7l2z5A5C3F3Q2T4V2.3]3;#st:n4q4s' +
  '3v8w4z4Z4-2.5{2;#ste:h3(2.4;#th:h7n5p3q2u2V4#4(5-5.9^2{1;#uur:c7d2e3g6u3>2;#wk:&5(4;#x:j3}5;#xl:w5]3;@:a5d1g2l1n' +
  '2p1q1s1t1u1w2x1y1C1E1F1G1J2K2M4N2Y3Z2!2#2$3&2)1*1+2,1@1]2^1}1;@@about-krav:a4v1A3C4D2G1O1P2R4U4X3}4;@@accessibil' +
  'ity:c3G5H3I2K3L1M2$1>3}3;@@age-limits:c4j2l2s1y1z2A3E2I2O4P1R1W2$1+4,4=2]1}4;@@book-trial:s3t8u4w2y1A4E3I2K2Y3,5' +
  '-3}4;@@bullying:s5x3C2D6E1F3T3U3$5*1}4;@@cancel-membership:k2m3p3q2M1=2}6;@@choosing-style:a2i3j2s4w1y2A4R6T4!3#' +
  '2$1(2+3}6;@@class-length:c1e4i4j1w3x2E5K1L4$3}4;@@class-size:a1c1e1s3E2N2Q6X3$3%5(1}6;@@coaches:z2B4C4N2O3V4W3#2' +
  '$2*2<1=3}3;@@contact:j4q1J5M1,4.3_2}6;@@contract:j3k4l1n3o2q1E1}6;@@corporate:k1n4F3J3K4M3Y1Z1!1#7.1}4;@@course:' +
  'm3n4r1y2z3G1#4$3&8(7}5;@@course-start:b1d2l3n2o3t2w2A3G2&7(2}5;@@delivery:g4G3K2-2]5^8|2}4;@@discounts:j4k3l1o3p' +
  '3G1%2&2<2}8;@@ebook:l1n2B2C2F4M4T3&1(2[3{6|4}4;@@evening-classes:c4d3f5i3j5l2r1C3F4K1W3>4}5;@@experience:a3c1j4s' +
  '2t2w1x3y1E2K3O3Q2$1%2&7(3}5;@@first-visit:t1u4v3x2z1A1I1J3K1L3$3,6}5;@@free-trial:a2e2t3u5v3w2E3J3S4$2+2}3;@@fre' +
  'eze-membership:l1p5q7B4G6}5;@@getting-here:a4b3g2E3J1K3L3}7;@@gradings:r3z2E4P11?4]1}6;@@health:c3i2m1q1r1s6v2y4' +
  'A3C2G2H2L1Q2S2!3$4/2@3}5;@@holiday-hours:a2j2q2r2F1&1)2/4^2}6;@@indemnity:v2w3B5M1O3$1,2<4}6;@@instructors:a5z1C' +
  '3E4F4N2O1Q1X3$3>1}4;@@jobs:s2G2M4O4P3Y3=2}6;@@kids-by-age:a5f2i1j6l4s5t2u2w3x3A2E4G1O1Q2V3%2,1?2]2}5;@@kids-clas' +
  'ses:a4f5i3j2l3w3y2C6E1J2Q1.1}4;@@licences:a4w3A4J3V4Y3!2$1*3@6}6;@@load-shedding:b3g5r2K4L2M3}5;@@location:c5d1f' +
  '3g4m1I2K5M2W3}4;@@login:a2t1M1[4{4}6;@@lunch-classes:e6f3j2m2G3K1L5$2}4;@@medical-aid:j5k3n4y1A3H2}4;@@membershi' +
  'p-price:b1d4i2j6k6l2m4n4o5p3q2s2P1V3]2}2;@@missed-classes:j1r7P4$3[3}3;@@morning-classes:c6e4i1j4A4E2G5K1L2Y2/2}' +
  '3;@@move-trial:t4u8v4M2}4;@@next-class:a1d2f3i3j4l1m3s6w3B3J5L2M1&3>2]4^2}5;@@offer:a4d2e2j4B4C1F2K1N1R1Y2)3}3;@' +
  '@offers-bjj:a5c4j1m1w3x4z2G3N1R2X4]2}1;@@offers-boxing:a3c2i1j4l2m4w4y2A4L1$1<1>2}3;@@offers-filipino:a6j3w4z2P3' +
  '#3$1*2]4}4;@@offers-firearms:a5A5U4Y1Z2!1#2*3+3-1}7;@@offers-krav:a4d1j4k3o2r3s3z2A4J3K1Q1R3&1(2}1;@@offers-medi' +
  'cal:a5f3Y1Z8!2#1%2/1}4;@@offers-protective:a2n3A4M2)2+2=9}5;@@on-the-mats:L6R4?1]3}7;@@online:n1p2q1(3/4^5|6}4;@' +
  '@opening-hours:g6h3n3p3t4C4E2M2}5;@@order-status:g2M1]5_3{5|4}5;@@parking:d2g5x4C6J3L4Y1*1.3}3;@@parties:f1C2J3K' +
  '2M5%2.8?3}5;@@payment-methods:j3k1n3o6M2{5|3}5;@@photos:k2C4E1P4?4@1[2}5;@@privacy:M4P4,1}6;@@private:s3t1F3G2$8' +
  '%6*1+2<2}5;@@registration-fee:b3l2n2p2t3]6}5;@@returns:M2]4^2_4{4|2}2;@@shop:g2n4L3]7^6_2}4;@@showers:a4g4i1w3I5' +
  'K3M2}7;@@single-classes:a6d3e2i4o4q1w3C3}6;@@small-group:f2n2s1z3A2J4K3#2$3}4;@@sparring:c2q1y3F2Q5V4$1<1}6;@@te' +
  'chniques:a1j4s3y2A2D1F3J1S3X3Y1#2$2)2*2,3}3;@@timetable:b3f6g2h2j2p1q1t3V2W5[2}5;@@vouchers:n3A3$1(1-11]5^3_4}4;' +
  '@@watching:d3i5t1v3C3E3F3J3K2L2$2@3}4;@@weekend-classes:a2e2f4h3i5r1z4B3E1F1P2$2&2}3;@@what-to-bring:a3t2v3w1y1A' +
  '1F2J2L5Y3]2_1}4;@@women:a1d5j3s1u3w3A2B2F4J3L3N2Q1$1(2*1/3]2}4;@@workshops:a2h4w2F4M2)11*2}6;@about-krav:i3t1y3z' +
  '7A4B1C4F2N2P1R5S13T2#1&1*6;@accessibility:x3C4E6G6H10I3J4K7L2R4T4;@age-limits:a1c3j3l1s1y1z3A10B3C5D1G6Y2!2$1(4+' +
  '3,1=2;@book-trial:a4d2i2t15u7v3w5A1C1J2K1,2}2;@bullying:a3s2B3C7D13F2$4}1;@cancel-membership:b1j4o2p16q6M3/1@2]3' +
  '{1}4;@choosing-style:a4j2s5t1y1z2A2C5F2G3R13S4V2W1*4;@class-length:d3g2i14r4v2w4B1E2G3I1K1L3Q1Y1$4>3;@class-size' +
  ':a1c3e1z3C1F3O5Q13$4%2+3}3;@coaches:C4E3F2N7O12Q3X2Y1Z2$3,1}3;@contact:g8q1t3G1J3M10Y3#5=3_3{3}4;@contract:j4k3m' +
  '2o13p9q5#1,2;@corporate:e3f1n3G1H3J4K4M5Y1Z5!4#14*2<1}6;@course:d2j1k3l4n3r2t1w1z2A4$1&13(12*2-1|1}1;@course-sta' +
  'rt:d3n2r3z3A3$2&14(14;@delivery:g3h3n7J3]5^14_7{7}2;@discounts:a1c1j7k5l13m1n4o4q3C1M2Y1#3(4<1^1}1;@ebook:n5C1F3' +
  '&2/3^3_2|16}3;@evening-classes:a2c1d11f4i7j5l1t1B5C3I2L1&3>1}2;@experience:a3d1f1j2s3v2w3z10A4F4G3P1Q3R2S2U3W1$1' +
  '&5/3]2;@first-visit:g3v13w5y5E2F1M2Q6,3;@free-trial:a2d2i1o2s15t11u1v2w5A1C1}1;@freeze-membership:o1p4q15r8F1G4[' +
  '2}3;@getting-here:a1d5g2i2H3I11J8}3;@gradings:a2r4z1E3O2P16?2]1}7;@health:c4q3r2s1x4y4z2A2C1E1F2G10H3O1R8S1U2#1$' +
  '5,1|2}3;@holiday-hours:b2d1f3g1h12j3r4B5F2(2]3}2;@indemnity:i3s1t1v3E1G2M3#3,15<4@6}3;@instructors:a2j1z3C2F3N13' +
  'O9Q1V1X1$1=1}1;@jobs:J3M7O5!1=15}4;@kids-by-age:a8i3j7k1l3s4u1y1A3C8D2E1F2G2H3M2Q4R3T2U2$1,1]3^2;@kids-classes:a' +
  '4c1i3A4B8C9,1.2/3;@licences:a3x2A4O4U4Y10!3#4+13]2}4;@load-shedding:a3d1g2r5K5L4M3/2>11}1;@location:b2d1e4g4w1C4' +
  'H2I5J10K5L1M3T1/3>1;@login:b4k2p2q1r1C1M5P1@2[15{1;@lunch-classes:c2e12i8j4m4A3F3G2I1J3W1#3;@medical-aid:j1l6n1G' +
  '5O1<12}3;@membership-price:a4j14k5l8m3n2o6p2r1z1C1J2$2&2]1}2;@missed-classes:a5f3h1j1q3r14G2L1M2P2[2}2;@morning-' +
  'classes:a4c11d1g3i4j5A3B5F1I1K2L5Q1W2;@move-trial:d4f3s5u16w1C4M1}3;@next-class:a11d5e2f3h1i6j7l3m2r1t6w2x5y2z5E' +
  '1F2G1J2K2M1Q3T1Y1!1;@offer:j3B3C6G3R5T11V6W7X4Z4!2;@offers-bjj:a6w5x4y4z6A2C5G1I2R3U4V7;@offers-boxing:a5c2d4e2j' +
  '4w1y4A4B4C4F1G6N3W10;@offers-filipino:a7f2z6A5C1G1N6R3X9!3$3*1+2;@offers-firearms:a2A4M2Y12Z2*2+7=1@2}3;@offers-' +
  'krav:a5c4d2f4j1z5C4F2G3N2O3S1U7V3X4$3=1;@offers-medical:a4z1A2B1Y2Z15!2#6,2=1}4;@offers-protective:n1z4A3F1M2N3O' +
  '1Y3Z1!14#3*1+3}3;@on-the-mats:v2w6x13z1G4L1N3,2?2}3;@online:m3r2C3G3#1$4&1/14|5}3;@opening-hours:c2g14h6n2s2B3E3' +
  'J3K4]3}1;@order-status:n1M3[3^8_6{13}1;@parking:d2f1g2x3E3G1H5I2J5K13L3,3>1]1}3;@parties:g2y4F1K4-1.16?5}7;@paym' +
  'ent-methods:g1k4m2n10o2p3#3&3(1[1]3^3{6|1}3;@photos:v1E4L2P6#2<2?14@11}1;@privacy:p4t1B1C5G2L2#2,2?3@14[4}2;@pri' +
  'vate:d1j2n5E1G3L2P1Q2X2$17%7*2-3?2}4;@registration-fee:j4k15l7n4o1]2}1;@returns:g4M4]6^5_14{2|4}1;@shop:g6h1l1n2' +
  'w4y2A1L3P2X1*3+4]13^9_5{2}1;@showers:c8d2e6x2C3E3G1K4L11>3}1;@single-classes:a2j1l1m16n6C2J1L2V2,2}2;@small-grou' +
  'p:d4C1F5J1K2#3$5%16*2=1}2;@sparring:c2j2w6y14C1G3R4&3,2}2;@techniques:a4f2F5G1J3S4V2X3#2$4)2*12}1;@timetable:a7b' +
  '13c2d3e3f6h5C4M2Z3[1;@unknown:a3b1c4f1g1j3l1m1n1o2p4q1s2u2w1A2B5C3E1F4G1J1K1L2M6N1P4T1U3X1Y5Z2!1$2%2&3)6+1-5.6/4' +
  '=3@1]3^2_1{1|1;@vouchers:g2h2n3t1C1F3M3$3&2)4-15]1|1}5;@watching:d1f1i1q1B1C4E14F1G2H2K3P4,3>1?4}2;@weekend-clas' +
  'ses:a3f13g1i3j5m3r2s2u3y1z1B4C1F2R2}1;@what-to-bring:a1i3s2u1v4w12x7y1E2I1J1K1R2V1X2#2+3]9;@women:a6d1h1j2s1x3z1' +
  'A3F13J1K1N6Q4S1$3%3)3+1?2}2;@workshops:f2h2l1z5F3J3N3Z5#1)16*6}7;a:l1q1x1H1L1O1!1#1$2%1)1}1;a #:c5d5e2o1v3w2y2z1' +
  'C1F1I4K4L2P3T3W1&5=1]4|3}3;a baby:e2i1q2z4A4C1E2G3J2K1L3T4*3/2;a bad:i2o2y4E5G1O5R3T4Z3;a bag:a3c1e1y4z2Q3W5,3]3' +
  '^1{3;a beginner:a5t2w1z4R5Y3$2(1]5|4}1;a belt:w1P4S2V1*4]3}2;a big:q1w2z1A1K6L5Q5R2S5$3)3*3]1;a bigger:D3F3*2_7;' +
  'a birthday:r5.7;a bit:a3l6n1q5v4x1z1A3B2C1D3E2G3J2K2M2N2T4V2X2Y1#2&1*2.1=2]2;a bjj:a2c2i1m3p4E4F2V3)2=5]2;a blac' +
  'k:l1y2O3V3$3)1=3}5;a blue:y5z1P5V3=1_3;a bodyguard:!4=1}5;a book:z3^4|7;a boxing:c3h3i2j1o2w3E1G2H2T2V3W4=6}1;a ' +
  'boy:v2y4A2B4C3D1H3R3X2}3;a break:e3h1l2q8F4;a bus:I7K5;a call:b1i6B1M4Q2U2/2@3;a car:G4I5J2K1Y4)1*5^2|2;a card:k' +
  '5m2n1s2+3-8;a certificate:P5&1)5}2;a chair:D2E6H5I3T4;a child:i4j5n3r2v2A6B4D1G3H4K1O1S2Z3*2@4]4;a class:a4c2d4e' +
  '4f3i1m3r1t4B2C3E8F5Q3V1W4X5Z3$2*1,2-6/1;a coach:v4z5D2G2M1W5#1$6%8-3.2/4=3;a company:l2J3K3#6+3=2}1;a contract:j' +
  '4m3o4q1#4(2;a couple:b1f3j2k2l3m1p2r2s1v3A1R2T3Y2$4%1&1?1;a course:F5O3Y2Z6!5&4(4-4]4;a day:d1g4h2i2m5o1r2u1z1F2' +
  'G4Y3#5)4}3;a different:r4u3F3N3%3^4_1}2;a family:f4j3l3p2r2s3A2B1L3T4!2}2;a female:N5O7!3$4=1;a few:b1d2e2g2h1j3' +
  'm4n4q2r4y3A2D2F2G1K1M1S2V1$1%4)3-5=2?4;a fight:a4d4o4v3z4$4*3.2}3;a first:a3s1t7v5w2A4Z4}1;a fixed:l2o6P3&6(2;a ' +
  'form:g3p2q3t3M1,7_4}2;a free:a2e4s5t2u2v3|4;a friday:a5h1r2v4Q1#3^2;a friend:c1f1g2h1l2m1o1p1r2t4x1y1I1J1K1L1M1N' +
  '1O2P1Q2V2W3X1Y3!1#1$1%1&2(2)1*1+1,1-3<1=1>1?2^1_1{1|3;a full:i5j4l1o7s2U3)4]1;a gi:g2m2w7x4R5]3^4{2;a gift:-5]4_' +
  '4|3}1;a girl:b1A2C4D3F7I2R1V3}4;a go:a1c2d2f3k3l1s5t7z2D1F2K3L1V4Y2)2*4=5;a good:l1B3C5D2F2G2O1R1S2W2Y2|2}6;a gr' +
  'oup:c3l3u2y2B1C1D1F3G4K2Q1W4X5$6%3&2.5@3;a guard:c1d3K5R4V4!2*2=3}2;a gun:N2R4U2Y5*4+6}2;a guy:F3N4T4V1*4]3^1}6;' +
  'a gym:o5p1v4z4K2T9$2)4=5}3;a half:d2e1i4A5C5Q1#1)4;a holiday:h7q4u2}3;a human:y4M7;a job:o2p5u1y2J3L2/2=7;a joke' +
  ':z4D3V3W1_3}4;a kid:l3o2q3t1w5A4C3D2G4I2P4R2?3;a kids:a2c1d2f3i3A5B3Q3,2.5]1|1;a knife:X3)1*4+3}6;a krav:a2d2e1i' +
  '4s3u4E5P2Q1U5W4(2-3.2<3=1}1;a ladies:F11L2;a lady:t2x2F6N3O4P3R1$1&3=1]2;a lesson:e4f3i3r5w2B2E5Q2Z6$2%3-2?2;a l' +
  'etter:p4q3G2M3,3<5;a licence:I2O4Y1+5|4;a lift:H6I2*5>3}6;a lo:b2f4h4B3W5Y2Z2!1#2)1*1<1>2@2^3;a long:d3e3i2o1p2q' +
  '3w1I5M2W3}2;a look:g6s4E8;a lot:j2l1m1n1r2v1w5y4z2G1K1P2Q3R2S1W3Y1&5(1)1/1?1;a man:f1w4y1C1F8N1O1P2V2W3!2-1}2;a ' +
  'member:a2g2j1k4l2m3p2t3y1B3C1J2Z3&4)4+1/1=2?2@3[1]4|1;a membership:j1k4l3m6o1r2B3T2X3&3-5|2;a mom:c4y3z1B1D1L1R2' +
  'S2T2U3V4X3}3;a month:f1j4k1m6p1q6r1t1u3z1B2C1J2Q3U2$1(1-4[2_1;a mouth:w1]6{2;a new:c2h1k1s2t2u3v1A1B3G4K3N4P4U3V' +
  '4Z4(5)2,1/1[6]2_3;a nice:b3l3M4-5?2;a nine:d7f1j1y1C5G2Y3}1;a nka:m3q3s1u3x3z4E2Y4.2/4?2_2;a normal:b2e3f3g1h1i5' +
  'j2w1z5E1P3Q6U2*1}1;a nurse:d2f2C3L3R3U4$3&1*2}2;a parking:d4H4R4U3)3}5;a partner:v6y4Q5#2)3,2<3;a party:u2L4%2*2' +
  '.8;a person:b2f3m4o1y3z3A3H1I2J2M7P4R2T5W1Y2!2)1*1+1.2|1;a pistol:Y1*3+4;a place:b1j1p3t4y2z1B2C2E3F2H3J1K1L3U2V' +
  '5W5X1!2&3[1;a present:-4|3}2;a private:i3j5n4s4L1N4#3$5%4-2.5=1;a problem:r5u3v1w2x1z5A2G4H4+3?4_2;a proper:f3z2' +
  'K2L3O2V3W1Z3&3]4}1;a public:h2$4)1.2@3}2;a real:h2z2J3M5O4R4Y1]2|2}1;a robot:M3}4;a safe:B2F4I1J2L5+4}4;a saturd' +
  'ay:f6g2m1u2w2E4K4M1O2P3$2)5-2.4;a school:l2n3r6u3w1C2H2J6K3M2S2!1#2.2=4|5;a second:m5q2s2z2J4&3}5;a security:L1R' +
  '3T2V4X3&3+2]1^3}4;a selfdefence:F3#5)1-2.3;a session:a2c3d3e6f4i2m1r2w1x3z2B3E4Q2#3%4)2,1<1>2?3;a short:e4j4o2v3' +
  'R3S3X2&4)4?4;a single:b3i3j1l1m3z5B2D3F2W3&1)5,4;a slot:c6d3e3t7u3$1%2;a small:j2w2y3B1F4H3L1R2S2#3%4*1|2}4;a sp' +
  'ecial:k3l1F3H6P4%4)5-2|3;a sport:w3B5C4O3S7U4X2;a spot:t4B2C3E3K5L2Q2(3)3.3[3;a student:j6l2o4r3t3z1A1O3P1W4[4;a' +
  ' sunday:f5M4$4.1^3}4;a talk:v3#8;a taxi:m3r3F2I1R3U3}5;a teacher:c3d3f3l4Q3Z3$4&2(2*1<5}3;a teen:j3l3m2B2D3L1$1%' +
  '4-3;a teenager:j4A5B3O3$3,3-1|2}2;a test:s2t3z4P8&2;a thing:b2c4d3m3n4o3r1w4z4B5Q3Y3%2*2>2;a time:i2m6o1q2z3F4Q4' +
  '!4#4$4/2?2;a trainer:N3$3%5=5;a training:w1Q3Z3#4/3]3{7}1;a trial:i2j4o1s5t7u1v3,4@4;a try:t7}2;a voucher:g2l1s2' +
  'T3-9;a way:m2q7s1y3C2G4H4$3-3/3_2;a wedding:i3r3x1y3R3$1-1.1}4;a week:a4b2c1e1j9l1r2s1u1v2w2B1I2P3R5U1!1#1$3%1&6' +
  '_4}4;a weekend:f3F3I3O3P3)7}1;a wheelchair:C3G4H3L4P2R1W3*1.3=3;a while:m4q7;a white:x4y3z1H2P2V2]1_3}3;a whole:' +
  'i3k2m2n4o4s1w3E3N2P2Q1#3$4;a woman:j3v1y3F5G1K3N2O5R2X1!3$1]3|3;a women:E3F6Y3)3=3;a workshop:n4N3Z3#2)10;a year' +
  ':j3l2o6q6y3z4B3G1P5$1&1(7-3;a#:]7}3;aan:a4b2c2d2f2h6i2k1t1w3G3N3R4U1W2X3Y2Z2!1#2)3+2.2=1>4{1;aanb-:o3x3R4T4Z3#3;' +
  'aanbeveel:R5}2;aand-:d7Q6}1;aandklasse:d7;aang-:p3F3U3*3}2;aanh-:w5x6G1;aanhe:w5x2;aanhou:x6G1;aank-:v4{4;aanl-:' +
  ',4/9]3{1;aanlyn:,4/8]4{2;aans-:k10u3+1,5;aanspreeklik:,6;aanv-:n4*3<3[2;aanvaar:n4<3[2;abab-:l4$1%4;abad-:d3A3T3' +
  'U2;abadala:d3A3T3U2;abaf-:D4O7Q2#3=5;abafundi:D3Q3#4;aban-:b4d2A2B2D3F2Q5W3!2#5*2=4@3;abangu:#6;abantu:d2A3O1Q1W' +
  '3!3=4@4}2;abanye:D4F4@5}1;abaq-:z5N5O5;abaqeqeshi:N6O6;abas-:#7;abasebenzi:#7;abaz-:E6;abazali:E6;able:d2f2r2v1w' +
  '1z3C2D1F1G3H3L2O3P2R2S3U3W3(2*1+1,2.1^1}1;able to:d2f2r2v1w1z3C2D1F1G3H3L2O3P2R2S3U3W3(2*1+1,2.1^1}1;ablu-:L7;ab' +
  'ou-:a1c1d1f2h2l1m1q1r2u1x1z2B1C1D3E1H1K2L2M2N1P1Q1S2T1V2W3X2Y2Z1!2#2&1)2*2,1.1/1?1@2_1|3;about:a1c1d1f2h2l1m1q1r' +
  '2u1x1z2B1C1D3E1H1K2L2M2N1P1Q1S2T1V2W3X2Y2Z1!2#2&1)2*2,1.1/1?1@2_1|3;about #:d1e3i2l1C3#6&3-3.4;about a:j1l2m4C4M' +
  '2#1&4)6*4.3=3}2;about it:j1t5z1C1E4F2G1M3S3V3&2)3*1-2_3|1}4;about krav:f3R1S4X3&2-4|4;about my:p1q3u3z2G4M7P3@3{' +
  '2}3;about the:c3f4h2l2o2r2s3u3B5C4D5K4L2M3N5P1V4W3X2Y4Z3!2$2&1*2_2;about your:g3B2N4T3U4V3W1X2Y1Z2)6^4;abov-:A3J' +
  '3^4}1;above:A3J3^4}1;abro-:h2l1n4q3(2-3/3@2}1;abroad:h2l1n4q3(2-3/3@2}1;abs:R1}7;absa:<2}5;abse-:r10;absent:r6}6' +
  ';abso-:w4z5(1+2;absolute:z6(1+2;abt:z3B2N2&3;acad-:b1g3h2n1p3t2B3I2J5L2N2O1T4U2V2W1X3Y3Z2!3,2<2=2>1]2;academy:b1' +
  'g3h2n1p3t2B3I2J5L2N2O1T4U2V2W1X3Y3Z2!3,2<2=2>1]2;acce-:j3k3n4z2A4B3C2G1H6L1N2&1+2,3@2[5^1{1;accent:D3N4;accept:n' +
  '6p2x2z2A4B3C4G4,4<1[2;accepted:n4y2z2A2+4{3}1;access:j4k4H5K2&2@4[4^2}2;accessible:g2H6L3;acci-:p3y5D1G4H4Z6,8@1' +
  ';accident:p3y4D1G5H4Z4,6@2}2;accidents:y3Z4,3;acco-:d4g1h2j3n6p4q3z4H4M2W2#4,1<2>1@1[6^2{1}3;according:h4Q3>3;ac' +
  'count:j4n6p5q3<2@2[6^3{1}3;accountant:d5f3z4W4;accounts:g3n3M3}4;accr-:O8Z2}1;accreditation:O5=2;accredited:O5Z3' +
  '}3;acl:G8;acro-:b2e4i1l3I1K2^4}3;across:b2e4i1l3I1K2^4}3;across the:b2e5i2l3^2;acry-:x7;acrylic:x4;acrylics:x5;a' +
  'ct:o3!2,1@5_2}1;acti-:a1e1g2j1k6n3q2s1z1B7E3G1J1T4W1#2)2.6<4?3;action:E4G3O1.3?4}1;activation:k8;active:a3c1e2g2' +
  'j2l1n2o2q2s2z2B3C1F1J2L2Q1T1W1#2,1<4}1;activities:b1n3B1T3;activity:B6D1T2#4.6;actu-:a3h2p5t1u3y5z3B3G2K2O4S4T4#' +
  '5*3-2{2;actual:h4y5J2O3W1;actually:a4p5t1u3y2z3B3G3K2O3S4T4#5*4-2{2;ad:m4s1&3=3}1;adap-:A2G7H7K4;adapt:A3G7H3;ad' +
  'apted:G2K4;add:k4r6t2G2M1R1S4W2[4{1}5;adde-:k3q4r3s3|2;added:k3q4r3|2;addr-:J9M6N2U2V1=2@6[3^4{1;address:J9M6N2U' +
  '2V1=2@6[3^4{1;adhd:C2D1G10N3O1R2;admi-:k8=4}4;admin:k8=5}1;adop-:q3C4G3@5;adopted:C4G3@4;adri-:M3$1}2;adriaan:M3' +
  '$1}2;adul-:a4b2d1f1j4l2s2A6B4C2D1E3F1H4Q2T4U7V4W1X3|1;adult:a1b1g2j3z1A5B1E6G1H6Q2T2;adults:a4b2d2f1i1j3l2s2A4B3' +
  'C2D2F1J1O1P1Q1T3U7V4W2X3%1|1;adva-:a4b3l3n5t1y2z5C4P5Q2U3Y4%2;advance:l3n6t3;advanced:a4b3y2z6C4P5Q3U3Y4%2;adve-' +
  ':l5t1x2A3T2)2?5@2|1}4;advert:l1t2x3A4T3}2;advertise:@3}6;advi-:a1g1n3p1t1D1K2R9$1_1{3;advice:D2R5_2}4;advise:a1g' +
  '1i1n3p1t1K2L1R7$1@1{4;aero-:c3T4W3=2}1;aerobics:c3T4W3=2;affa-:*4}5;affairs:*4}5;affe-:>7;affect:>4;affected:>5;' +
  'affi-:k7m3O2<1}2;affiliated:m3O2<1}2;affiliation:k7;affo-:j7l4p4s3y2I1R2;afford:j4l4p4s3y3R2;affordable:j6I2;afg' +
  'e-:a3c6g2l3>4^4{2;afha-:x4}1;afhaal:x4}1;afla-:b2g2E4K3|4;aflaai:b2g2E4K3|4;afne-:?7;afneem:?7;afra-:c2r1v2y4z4C' +
  '2D5Y5;afraid:c2r1v2y4z4C2D5Y5;afri-:n2I4M3N2S3V1$2(1=6^2|5}3;africa:J2O1S4V2&1(2^2}3;african:n4N3;afrika:}5;afri' +
  'kaans:M3N2$3|5}3;afte-:a4c3d5e3f4g1h1o2p3s2u2v2B1D2F1G1I3K1L4M1P1Q1(1)2=4@1_1|1;after:a2c1d6h2o1p3r1s1u3v1z1F2G2' +
  'I3K2L5M2P2Q1U1!1(2+1,2@2[1_2|2}1;after #:d6g4p2z1K4M4P4_3}2;after a:h1k4o4p4w2F2G6H2Q4R4T3W2Z3!3%1&2,3-3_6;after' +
  ' class:E4I5K1L6?1^3}7;after dark:c3d5F1I1#3}3;after i:c2d1p1s4@5[1{2|6}2;after my:a3e3g2j2m2q2t1v2w3y3F3H1M2U2W2' +
  'X2Z3$2-3/2<3>1@1}1;after school:a3c4u5w1B6L3=3;after that:a5d2e2f3h2j4C3G2I4P5U1(4)3{3;after the:a1b1c4j3m3n4o6q' +
  '3s2v4w3x1y4z1D1E1I3J2L2T1U1X3Y4*2+1<1=4@3[2}4;after training:i6K1L4=3^5}8;after work:d8e3j3w2J4W4-3;aftercare:a1' +
  'b2d1f2B4D7}4;afternoon:a5c4e6f4g6u1v5B3#4)6.5=2;afterwards:f3o3q2r1s5E2I3&5.1=5}3;agai-:a5h2i1k5l1p1q2r3s3t1y4D3' +
  'F1G2J3P1R2W3&3(3)2*6,3.1>3[2|4}1;again:a5h3i1k6m1p2q3r2s3t2u1G3J3P3W4X1&3(3)3,3>3[2^1{1|4}2;against:l2n1r2y8D4F3' +
  'M2O1R5S1!2#1*8,1.1?4}1;against a:F2S4*6;age:l2w1y1A15B3C9F4G2Q4#2)2.2]2;age #:w4C7D3G5]4;age do:y3A2B3}2;aged:b2' +
  'A6C7F2O2P4=3]2;agen-:b2d1r1F1K1L1M5R2T2U3Z1!2#4)1]1}1;agency:d2Z2#2=1}7;agent:b2c1F3K1L1M5R3T2U4$1]2;agents:r2!3' +
  '#4)2*2;ages:i1l1p1A12C5G2P4#2[2{3;aggr-:z3D4S6#3*1}1;aggressive:z3D3S5#3*1}1;ago:l1p3s3x2y2z3G6M2N2W3X3Y3Z3@1[4_' +
  '4}1;ago and:y3z3C3M3R2U2@2[3{2;agre-:j1n3o9t2R1?3}2;agree:o2R2,4?5;agreed:n3t4}4;agreement:o9p1}1;agt:i2C2O2>3;a' +
  'gte-:s2z5D2G3J3K3O5*2;agter:D2J3K4*2;ahea-:c2n3q2t4z4A3C2H4M1P2(2.4>4;ahead:c2n3q2t4z4A3C2H4M1P2(2.4>4;aid:G3N2O' +
  '6T1Z9<9=3}1;aids:v2x2G1<4}3;aiki-:w2z3T7*1}2;aikido:w2z3T7*1}2;aime-:F6&2;aimed:F6&2;air:y2^3}7;airc-:>5}5;airco' +
  'n:>5}5;airl-:m1y3#3}4;airp-:a4g4u1I4}4;airport:a4g4u1I4}3;airs-:Y4+3;airsoft:Y4+3;airt-:m4M2}2;airtime:m4M2}2;ak' +
  'ad-:g1H4J3V3;akademie:g1H4J3V3;akha-:[7}2;akhaonteng:[3}2;akhawunti:[4}2;akho-:c3f4L5;akhona:c3f4L5;akti-:B3#4;a' +
  'kuk-:l2o1{4}1;al:b5c3d1l2r4u3z3A3C4O1U3(3.3[1{8}3;alar-:r3K3>2]3}5;alarm:r3K3>2}3;albe-:d3t1C3,1}2;albei:d3j3t1C' +
  '3,1;alco-:G2}5;alcohol:G2}5;aler-:s3x3;alert:s3x3;alex:I7W2#1=3;alex-:B3I3J2^3}1;alexandra:B3I3J2^3}1;ali:}6;ali' +
  'c-:e1J3}1;alice:e1J3}1;aliv-:a2d4U2Z3}3;alive:a2d4U2Z3}3;all:a1b6f4g3i1j1k3l3m2n2q2r1u2y2z6A3B2D1F7H2L1S1T8V3W1X' +
  '1Z1#3$1+4.1<1@1;all day:d5f1g6z4B4C2D1M1V4X2=3^4}1;all in:k4z1A3F4P3Q2&2)6?4}1;all of:a3b5d3j6l1q5r5B3C2K2#3%1&3' +
  '/4;all the:b4d1f2h3j3w2y1D3E3F1G1H3K1O2R3T1U5Z1.1@5]4}1;all your:b4O1R3T4|2;alle-:b2i1o3v3G4T4&4-2@1_2}2;allergi' +
  'c:o3w1G2_3}2;allergy:G4}2;alles:b3i1v4T4&4-2;allo-:l1m4q4r1t1w2x5y3z3A4B2E5F2G3H2K1P2S1+2,2.2?5|2}1;allow:m3q4A3' +
  'E4F2G3L3Q3,3}1;allowed:m3n1q2r2t1w2x5y3z3A3B2E4F2G2H2K1P2S1+3,1.2?5|2;allowed on:x3A4G1H4&1?3;allowed to:p2t3x1y' +
  '3z1C4D2E2G2K2S4+3,2?4}3;allows:i4R1$2}5;alma-:l4y2z6C5S3;almal:l4y2z6C5S3;almo-:j4A2C5G3<2{1}1;almost:j4A2C5G3<2' +
  '{1}1;alon-:h2m3v4w4z2A1C1D1E4F5H2N1O1Q3R3U3$8%3)1+1,4/4|2;alone:h3m2v3z1A1E1F4I1K2N1O2Q4R4U3#1$9%2*1,1|3}2;alone' +
  ' with:E3N3O5Q3Y1$6*2;along:l3m2v2w5z3C5D2E4F2G2H4L2%1)2+2,4/6{1;alre-:a2d4f1g3k2l2m2s2w1y1z3B1C2D2G1I1L2P2R4Z2&1' +
  '(7@1_4{3}3;already:a2d4f1g3k2l2m2s2w1y1z3B1C2D2G1I1L2P2R4Z2&1(7@1_4{3}2;alri-:w3z5C2E3G3?3}2;alright:w3z5C2E3G3?' +
  '3}2;also:c4d5f4h6i2k6l1n1o4p1r3s7x3z1A2B4F1G1J3L4N1O2P4R1S1T3U6W2Y2Z3%2&1)2*4,2/3=1>5[1{2|4;alth-:_3}4;although:' +
  '_3}4;alto-:g4p2r2T3&4}2;altogether:g4p2r2T3&4}2;alty-:D3}4;altyd:D3}4;alwa-:i3n1x5z3D4G1H4K3L1N3O3Q4W1*1-3?2[1}3' +
  ';always:i3n1x5z3D4G1H4K3L1N3O3Q4W1*1-3?2[1}3;am:a1c10f1i3l1n1o4p2s2v2w1y1z3A3E1F1G2J2P1Q1U2X1$2(1,2@2}1;am #:b2o' +
  '2p2z1A2C1D3M2U2&2]3}1;am a:b3c1f3j3l2y1A5B1C2H3K1O1R2S1V1W1X2Z2$3=2@3[1]3^2}1;am i:i5j2o7p3s3v3y2z3A5E3F3J3K1P4Q' +
  '3U2(2+2,3?1[1}3;amab-:m2P8&1}1;amac-:x6;amacici:x6;amag-:w3L3]5_4{4}1;amagilavu:w3]3^1_4{4}2;amah-:d3g5i4s4v1;am' +
  'ahora:d3g5i4;amak-:b3c4d5f3h2B2D1L1N5Q3!3/3<3;amaklasi:b4c5d5f3h2B2D2F1Q4/4<3;aman-:g3i4s3B4F2L1W6}2;amangaki:g3' +
  'i4s4}2;amap-:l3.4<2}2;amapiano:}4;amas-:q3L4W5&1}1;amat-:z3I3W3=4}4;amateur:z3W3=4}5;amax-:a4b2g5j4;amaz-:F5|4;a' +
  'mbu-:e1H1Z6!3,1}1;ambulance:e1H1Z6,2}2;amen-:u4}1;amend:u4}1;amer-:n5}3;american:n5}2;amex:n8;ami:w5{4;ammo:Y5+5' +
  '}5;ammu-:}7;amon-:t3x2z2A3B1C1F2G1I3N4O3Q2T2U1X1!2$2%3;among:t3x2z2A2B1C1F2G1I3N4O3Q2T2U1X1!2$2%3;amou-:j4k5l2n5' +
  'p3&2-6^5}2;amount:j2k5l2n5p3&2-6^5}2;amounts:j4-3;ampu-:G5H7%1;amputee:G2H7;an:c2i2k5q1t3v2C2E4G1H3I2M2O4V1Z2#3$' +
  '3&1(1)1,3.4/2<2=2>1@1[2]2_1}1;an account:k3[8|2;an email:p6M7;an hours:a4e3i5p2u3v3z2B1F1I2L4N2O2Q2Z2#6$3&3}2;an' +
  ' instructor:H2P2Y3#2$3%1,3=4}3;an invoice:g4#2<4;an old:b4n2p3t3w2A1H2K3M4R3S3T3Z2(2|1;anci-:A5}1;ancient:A5}1;a' +
  'nd:a3b2c1e1f2g3h2i2j4l2m2n1o2p2q2s1v1w2x3z1A1B2C3D2E2G2H1I1J1K1L3P2Q2R2S1U1V3W4X2Y1Z3!2$2%3&2(1*2.2=1?1]2_1;and ' +
  '#:a2b5d1e4f4j1s3t5y2z2A1C4F1%3)3.2/4]1;and a:a3d1e1i2m4n2s1w5x4y2A4C5H4L4P1T2W2%3+1.4;and after:e4o1p1q1z4C3G4#1' +
  '%1&2(1}2;and all:j4l2p1x2A6L1P2V4W1Z2!3+4[3_1;and are:f4o4B3F2H1J2O2P6Q1)2=2>5]1;and as:p2q2u5F1G2$2%6&4-1_5;and' +
  ' at:a3c4d3j2A2G2W2Z2$2%1.1]3^3|4;and bjj:j2s4N3O4P3U4V2X2Z3&2=2]1;and boxing:a1i4j3s4R1S2U2<2}4;and can:c2p5q3r3' +
  't4u6y3H3K2L1P2V1&3)2,5/1?3@5[1]2_2|4;and cant:b1d3n4p3t3w3x1y6D4E2F1J4K3L5M1S1$6/2?5[2;and come:e4f3k6q2H1K1L4Z3' +
  ';and do:h1k2l2n2p2r3v2w1y1z1B2E2F1I4K3N2O1X2Y1!2&2)4+2-1.5/2=5>1?8]6;and does:h5j3k1l2r1z3C1D3F3O5P2V2*2+2,2-3<4' +
  '|4;and dont:b1h2n1o2p1r4t3v2w2A3C1D4G2H1I2J5K3L3M4O2Q3Y3+2,1/1<3;and for:a3b3d2f1j3k4l4n1o2p2x3y4A2C1F2H2K3L2N4P' +
  '3R3T4U3#2$4&3.2/2[2]3_2|4;and from:g2n2A2F4H4I3O5(4*2.1/2;and get:d3n2q3v1D3E4F2G1K2L3R4*2_4;and has:b1p5B2D1E1G' +
  '1O1-5=3;and have:e2i3q2r1t1w2x3z2B3G3H2J2K1L2T3$3+3.3=4;and he:a1n3p2t2u3B2D3K2O2Y3!1-3.2_3;and her:j3r2t2u2w3x1' +
  'A4F7G5O1V2%2.1@3{2;and his:a3l3q2y4C1G1H2O3W2%5]3{3;and how:g3i1j1n4p1q1y3F1I1K2M4O3Q4#3$5&3)1*1-3.2@2[4^3_4{4;a' +
  'nd i:a6b3c1d3f1g2j1k1l5m2n2q2r4s1t4x1z3C4E4F5G2K2S2T2V1Y4Z2$2%3&2(3/1?1[4^1{2|1;and id:i3j1p1q4t3C1L2W3Z2#2.3<2_' +
  '5;and if:c5d1f3g1m2o1p1q4r1u5y1C3G2K2M3P1R3#1$6%2(3*1-3/2=3>3?1[4^1_4{1;and im:a3c4d1e1h3p4s1u2v1w3y1A3D2J2Q4R4Y' +
  '1(1=2@2_4|2;and in:a2d5h2q1G1Q3R4]3|4;and is:f3i1k5o3s2y5z2A2B2G1H4I1K3L1N1O3P1Q1T4V3Y2!2)1.2=2@3|4;and it:e1i3l' +
  '2m2s2z1K4M3Q6V2W2Y3[3}3;and just:m2A2E1F3G2M3P4W4&2)2=3{1;and krav:b4c2i3j3s1G3R4U3X3;and look:v2B2D4E3H5W3;and ' +
  'may:q1x3F4#2.5?2^4_2;and me:a3c1f4j1l2t1A3F3R1$6%3&4*3+1;and must:b2f2j4o2p5r3s3v2x2y3N3R2Y2+3@3_3;and my:a3b2c2' +
  'h3j5l3m1o2p1q4s4t4u1w2z2A5B1C2F4G2H3I1R1T4U3W2Y2%4&3)4>1@3]1{2;and need:h1i1n4B1L3P1Q2R1V1Y1Z3!2#5$5=3[3]3^3;and' +
  ' never:d3m1o1q2r3s3y2A4C2D1Y1[3;and new:h5C3}1;and no:a2g1p3s3D1K3R3U4V3X3Z4&4?3[2^2{3}1;and nobody:g5u2P5Q2V3Z2' +
  '%2?1{2}1;and not:k2m3n1o2q2t2y3z4C1F3M4P3R1S3+5;and now:c4k3m3p1u2z1A2B2D1F3P1R1U1V2W4X2!2#3.2@4[2{1;and on:b4c3' +
  'd3e1g4h5y1C2G3I1J2M3N5P2S1V2Y2<1;and one:e1g1p2s2u1x4A2C3D2G1Q2Z1$4)2.3{3;and only:h3n3r4w2E3F3R1&1,3{1;and pay:' +
  'm7n5;and see:o4q1s4D2E5H2J3Z1!1[3;and she:i1j2n4o3p3v2C2D4H2J4U3-4.2]1;and so:r1z1B3G3H1P3S3X2Z2!3&3*4>3@2]4_2;a' +
  'nd still:b1c4f3j1y2A2N1P3R2S3&4@1]3}4;and the:a4b2d3f2g5h6i6j4p2r4s2C3D1H4J3N1O2Q1R2T2W2X5Z2%1(4)2?2@4_2{3;and t' +
  'hen:c3i3k3m5o1r5s5v7z1D1G2I2Q1R1$2)2+2,2=2[1{3;and they:e2f1k2l4r4D5G4I2#2}2;and times:a2b1j4;and train:c3d1e1f2' +
  'h1j2m3H2#1$2%1}3;and two:b3j1r3#3%6&3}2;and want:c3e1h2q3w2y2A1B1C5F2U3V4Y3Z2!4#4$3&1,2.1=1?2[2|2}2;and wants:c3' +
  'h3m3x2z4C2F1G1H3P2U5V1Y3!5)2,2-2.1=4?2;and we:c3e2p4u4y2C3D2Y1-4.3@3_3;and what:a1f1j1l2o3p1r1v3w4z2B3C1J2N1O1P4' +
  'S2$4&6(1+4.5?4@4]3^4|1;and whats:d2k3o3p2J2N3S4#3$4%2&3)3^2|3;and when:a2b3h2i1l4m4q1r3A1D3G3P4U3W1$1(7)1>1@3^4{' +
  '4;and where:b3n3x4A4E2I4J4N1S4?3@3[3]1{3;and which:a1b4d3f3J4M4N2R2]4;and who:q3v3L3M4N5P3S1$3@3_3}2;and will:g2' +
  'm4o2q6v2z2C2F2M1$3=4;and with:h1i5n3r2t2G1H3I2O2Y1%6*3>4^1;and would:c2d1h3m2q1y1A2B2F4L1M4O2Q2S4U6V2W1X3Y2!2$4)' +
  '4+1.2/1<1=3?4|3;and you:d1g3l4B3H3M2U4#2=1>4^3{3;ande-:e1l1o2p3r3u2y3z3D2F5M2T4!3?2@4{2;ander:l1p3r3u3y3z3D2F5M2' +
  'T4!3?2@3{2}2;anders:e2j1o3S3@3;andi-:m3n1u1y3z7F5I3+5?4{4;andifuni:m4y4F5?6;andinayo:n2+3;andizange:z6;anga-:a2b' +
  '3g4r1s1z4A4C4D2E5F2G5H1K4O4R3$1;angangena:A3G3H3;angaqala:a3C5;angazi:z5R4;ange-:u2D5E5W1}1;anger:D5W1}3;angi-:c' +
  '1f2j3l2m1o1p3r4u1x1z6G1I3Q4S3$3+3/1?1_2{1|2;angifuni:j4m3y1A2?3;angikaze:z7;angikwazi:f1r4/3[1;anginayo:c3+2;ang' +
  'ithandi:o2Q5$3;angr-:D4R1W2#1}3;angry:D4R2W2#1}1;anim-:f4S3)3}3;ankl-:q2t1u3w2x3E1G6]2;ankle:q3t1u3w2x3E1G5]2;an' +
  'kles:G3;anni-:m3-4.4{3}2;anniversary:m4-4{3}3;anno-:t2v2P3}5;announced:P3}1;annu-:h3k4l3n1o1(1}1;annual:h3k4l3o1' +
  '(1}2;anot-:a1m3n1r5s3u6y3z1E1F3H1J2M3O1P3$1&1(4)4/2=2@3]2_3}1;another:a1m3n1r5s3u6y3z1E1F3H1J2M3O1P3$1&1(4)4/2=2' +
  '@3]2_3}1;another day:r8u3;answ-:g2z2D1G3M7S2*4@1}5;answer:g1z3D1G3M8S3*2;answered:g2}4;answers:D1M2*3@4}3;anti:D' +
  '5Y1!3)3*3;antw-:g2}3;antwoord:g2}3;anxi-:v4z4D1G7R3$3;anxiety:v3z3G7$4;anxious:v2z1D2E1R3}2;any:a2c3d3f3g1k4l7n1' +
  'o3p2t1w2z4A2F3G1H1J1K1N3O4P1S2T4U2V1W2X1(1)5,2/4<2=5[1]4{4|4;any class:a3c2d4f4k1q2B4F1V2}3;any more:d3n4p5r1u3A' +
  '1[5_5}2;any of:c4d2j1G6H2N4O2/2<3}1;anyb-:a3e2f1g4s2v4w1y2z3A1M4T1X2?3@4}2;anybody:a3e2f1g4s2v4w1y2z3A1M4T1X2@4}' +
  '2;anym-:p8u5A4D1I1U2[2_5;anymore:p8u5A4D1I1U2[2_5;anyo-:c2g6h2v1y3z5A1D1E1M4O3Q3X3$2=1?3@5}2;anyone:c2g6h2v1y3z5' +
  'A1D1E1M4O3Q3X3$2=2@5}2;anyt-:a6b1c5d4e3f5h1j2k3l3o3q1r2s3w5z2A2B4C3D1E2F2G2H1J2L1O2T3V3Y1Z2!3#1)4*1,1<2=2{1;anyt' +
  'hing:a5b1c6d4e3f5h1j2k3l3o3q2r2s3w5z2A2B4C3D1E2F2G2H1J2L1O2T3V3Y1Z2!3#1)4*1,1<2=2{1;anything at:c3d4Y2,3<3=4;any' +
  'thing for:c2d1f1l1o1r2s1w1A5B5C5D1E1F2G3Y2!4#3*2<1]3;anything i:a3b4e2q3v6w5x4E4G5-2;anything on:a3c2f5h3k3x1H2*' +
  '4/1;anyw-:b2c3f3h3j3n2p2A2B2E1G3J5K5L1M1P4T1+1/1>2@2;anyway:c3f2h1n2p2z1E2G4P4+2/2>3}4;anywhere:b2f2h3j4o1A3B4J5' +
  'K5L3M2P1T1<1?1@3;apar-:k2o2v3w6x2B2C1J2L3T3Y2Z2$3%3&2+3_4;apara:v1w6x2;apart:k3o2v3B2C3J3L4T4Y3Z3$3%3&2+3_4;apar' +
  't from:k4v1J4T4Y4Z3$3%3;apho:f2j1z1B2F3H3I6L3T6W3X1,2=2}1;apol-:u1D2L5}5;apologies:u2}3;app:b2n4I2J3/10<4@1[7}1;' +
  'appe-:G3?5}4;appl-:k2n2o5s1t6+5/3=7_2|2}2;apple:n5x1/4<2|2}1;application:t4P1+3=3}3;applied:+3}5;apply:k4s2t5!1=' +
  '5_3}2;appo-:e1g1t5u5M2$4}1;appointment:e1g1t5u5M2$4}1;appr-:k3w5A2D2Q3S4+2=3}3;approved:+3}2;apri-:h7o1p2q1r3B2G' +
  '2(3+3{2;april:h7o1p2q1r3B2G2(3+3{2;arch:I1J5#3;arch-:e2/3}6;archery:}6;are:a2b1c4f4g3h2i4j3o2x2z1A2B1C3F2G1H3J2O' +
  '3Q4S1Z1&1)2,2=2@1]1|1}1;are #:b2k4l3A4C3R3#2%5]3|3;are a:d4e2l1s4z2B1H4O1T2U3Z2#2|4}3;are all:b2c3f1i4m4o3q3x3z2' +
  'O3Y3$3;are at:c5e1f1F5G2%3;are in:c3d4E2F2J2Q2S2V3&2)3,1>1]3^2}1;are my:c3q4w1y5F3H2I3T1*2@6_3{1;are on:f5l4x1B2' +
  'F2J2T2Y4<2[3;are out:a1c6d3f3h2u2>5;are the:a3b1c1i2k2n3o2v2x2z4A1B1C1D3O2P1Q3S4T1U1X1Y1+5-1>1?4@1]3^3{1}2;are t' +
  'here:a1b2e1f1j1k3n2o3p1w2y4A2B3E1F3H5J1L1N2P4S4T2Y3!3(2)4*3-1/2=3|3;are they:a3g4i3r1w2B1L4N6O6P1Q5T2X1%2/1?2@4]' +
  '5{1;are we:h3i4o6x1z2A3Q1&2,5}2;are you:e2g7h5j4m3o1r2H4J7M3T2V1W2(2)1,6<5=5>5@1^1}4;are your:b3g5h2i4j2n3A3B2N2' +
  'O3P3Q1$1+3/2?4;area:x4E4H4I3J6L1T2U2>5[6}3;area-:U3Y3#3^3}2;areas:U3Y3#3^3}2;aren-:A4E1F3O3Q3V2?4{1}1;arent:A4E1' +
  'F3O3Q3V2?4{1}1;argu-:w1R5}4;arm:j2q2x1G8H5K2S1V3Y4*6,4;armb-:x5V7;armbars:V7;arme-:l3Y4!4#1}3;armed:l3Y4!4#1}3;a' +
  'rms:w3z5G1H4O3Q1R1S3V3W3]1_5}4;army:l4z4G2L3O5S7U3W1!2=4}1;arni-:X11;arnis:X11;arou-:a3b2c1d5e5g3l1n1s1v3y1D4E3F' +
  '3H1K1O2Q2T1U3$3(2-2.1>2;around:a3b2c1d5e5g3l1n1s1v3y1D4E3F3H1K1O2Q2T1U3$3(2-2.1>2;arra-:b1i2o3q3t7F1$6<3?6}1;arr' +
  'ange:b1i2q3t7$5?6}1;arranged:u3F2$2?2;arre-:n2O1!3}5;arrears:n2}3;arrested:O1}2;arri-:r2t3u3v8L3Q3T1$1,1[3^4_4{4' +
  '}1;arrival:v7;arrive:r2t4u4v3L4Q3(1^3{5;arrived:j1n1s2B2T2X1$2^1_5{1}3;art:v3C3D1R5S4V6X8;arth-:m2G10;arthritis:' +
  'm2G10;arti-:d2q3.3}5;artist:}5;arts:d1z3A2B3D3G1P1R1S3T6X7-2;as:b2d1f1g1i3j2k3l4m3o2p2r4u2v2w2z2A2F3J3R1S3U1V2X1' +
  '!2#2$2%3*5+1,3-5/1=5>6[2^1_4|3;as a:i2l2o2y3A3B2D1E2F3H1L2O2R1S4V2X3Z1!3$2%2-5<2[4^2|3}2;as an:b2l2w1A3F1H4L2O1U' +
  '3W1X3Z2#2=2>3|1}1;as i:c2g2j3k2l2m4o3q4r6s1t2v5w5z1E2I1Z1&2,3@4^3;as my:k1l3o2p1r3u1)3+5,4_2}1;as the:d3l3o3p2u1' +
  'v3A4F2H2J4!1]4|4;as well:a2d3f2h1k3l2m1o2s3w1x2B4D1E1G1J2P3S3T2U5V4X1Y1Z2$3)1*1,2-2.1/3>2]1^1{2;asid-:i5v4-1}3;a' +
  'side:i5v4-1}3;ask:e1g4k5m2n2q2v3A1C3F1G1I1J1M5O2P2S1#1%2+1,2>1?4@3]3^2|3}3;ask for:j1q4s4t1v4F2I3M3N2%3.2@2]1^3|' +
  '4;aske-:j1k4q1s3v3w1B4E3F5P1S2#3@4[1{1}3;asked:j1k4q1s3v3w1B4E3F5P1S2#3@4[1{1}3;asked me:j4C2D2E1F4S2#3[3;aski-:' +
  'a3b1e3i1j2q2v1w3z1B1C1D1F3G1H4K3#2=2?3]1{2}1;asking:a3b1e3i1j2q2v1w3z1B1C1D1F3G1H4K3#2=3?3]1{2;asking for:b2C3D3' +
  'F3G1H3&2=3]3}6;asks:a1j1w2y3A1F6J3O6P2S5Y1#2$1*4,2<3@3[2{3|3;asks for:A2F5J4#2$4@2}2;asle-:d4f2}3;asleep:d4f2}3;' +
  'asma:G9;assa-:F2O2$1*3}5;assault:$1*3}5;asse-:j3q3v5D6J1M4O1P3!4&2;asseblief:j4q3M4;assertive:D4;assessment:v5!4' +
  '&3}1;assi-:e1o1H2J2K3N2O3S3Z3+2=10;assignment:o2S2}2;assist:e1H2+3=3;assistant:e1J2K3N1Q1S2Z3=6;assistants:N2O5=' +
  '3;asth-:G10>1}1;asthma:G8>1}3;at:a3b2c4d3e4f2g4i1n2w1y1z2A1D4F1I3K3L1Q2U3V2W3#2$3*1+2,3.4>1?1]2^1}1;at #:a4b4c4d' +
  '5e2g8i4u2A4G2I4K3$1&1>3}2;at #h#:a2d7v5w3K3;at a:b4m4n1o1p2q1r2s2v2z5C4E7H2J4K3P2Q2R3V2W3Z3!5#3$2)2*1.1/2=3^1;at' +
  ' all:d4f4g2n1q2r1w3x2y2z3A2C2D3G4H4L3O3P5S2V4W3X3Z1!2,3<3>1?2;at five:a3c5d1g1i1I4Q2>4;at half:a2c1g1i4G3I1}1;at' +
  ' home:h3l1m1n1q3r3s3w1z1B3E1H1Y2$4*2,5/5=1?4]5|4;at least:l2s2B2E2K2L3O4P3Y1,1<2;at lunch:e3g3$5;at me:z4A2G2N4O' +
  '3Q3R2U5*1;at my:c2e1i3k1l1m2o2v2w2x1y4z3A5D1K2L2W1Y2#1$4*2,3/4^3_3{1}2;at night:d4e3g4C1I3K4Q4R6U3#2*3-1=3>3}1;a' +
  't nine:c5d3f3t1C3I4L1;at noon:e7g3i3}2;at once:b1l5n7Q3R2$2)2*3}5;at our:d2z1B1D1E5F3G1N1O5U2#6$1%2)1-2.5?1;at r' +
  'eception:a3n3M3-2<3]3^3_1{2}1;at school:c4p3z7D7F3G1I3R2W1Z3%4(4*2^3;at seven:a1c6e3g1i3I1>3}3;at six:a3c3d3f2i4' +
  'u2v4K5Q1$3>2}1;at storm:a4t3B4N3P1T1U3V5W6X5Z4!3=2;at that:c1d5e5l2y1C6E1K3$2+4.3}1;at the:a2f3k1m2n4q2s2t2v4x3A' +
  '1E2H1J2K1L1P3Q2U3#3&2*3-2.3=2?3]3^4{4;at what:a5b1g3i7y4O4$4&3@3]1^2|3;at wits:d4l5F3R2#3;at work:i4j4u5x2z2H3I2' +
  'M4R2S3#4$1,4-1^2}4;at your:b3f2n1w2y4A2B4C2F4G2K2L2P1T2U4V5W4X3Y3Z3!3+3,3.3/1<4=3@1]1_1;at yours:a1d1f2g2k2l3m2n' +
  '2y4E2F2J2K3L2M2Q2T2U4V4W5X3Y2Z4!3+3.3<1?3]4;ate:r4_3}1;athl-:d1u2x3z5}2;athletes:x3}4;atm:z4*6}6;atta-:o4s4w4y2D' +
  '1G3R4Z1#2)1*10=2;attached:o4s4=3_3}2;attack:w3D3Z2$3*4}2;attacked:w3y2F1#4*2}2;attacker:*5}3;attackers:R3)3*6;at' +
  'tacks:y3G5R4Y2*6;atte-:i3j2m4r7t1u1v1C2P2Q6R2$1)5+3/1@5}1;attend:a2j4m4q1r5t2u1C3G2H1Y2)5+4.1/2;attendance:r6P2Q' +
  '2)2@3;attended:P3}7;attending:v4w3)1}4;attends:m2@6;attention:i5z2Q8$3}1;atti-:w7D2O1;atto-:e4o4#3,5}4;attorney:' +
  'e4o4,5}3;au:f2i2m2o2w1B3C2E4I2Z3!2#1,3-1.1=1;au pair:f2i2m2o2w1B3C2E4I2Z3!2#1,3.1=1;audi-:a2q1E8G3$2|3}1;audienc' +
  'e:E8$2;audit:a2q2E4}1;augu-:h2j2l3o1p1q3y2C3H3(3)5=2;august:h2j2l3o1p1q3y2C3H3(3)5=2;aunt:C3F1H2S1%3,1-5}3;aunt-' +
  ':F4;aust-:m1p3X2-1^2}3;australia:m1p3X2-1^2}3;auth-:D2|1}5;author:|1}4;auti-:s2v1B1C2G8O3$2;autism:G5;autistic:s' +
  '2v1B1C2G6O4$2}1;auto:o5;auto-:n2o6<3;automatically:n3o4<3;avai-:a1b2f2s2F2L4T5U4V4W4X1#1$1%2+2-4/1=4]2^1|2;avail' +
  'able:a1b2f2s2F2L4T5U4V4W4X1#1$1%2+2-4/1=4]2^1|2;aver-:z5A3Q5}1;average:z5A3Q5}1;aviv:S4U4}1;avoi-:G5Q2Z2*3;avoid' +
  ':G5Q2Z2*3;awak-:c7@1|2;awake:c7@1|2;awar-:S3#5&2)5*5-3|3}3;award:-3}5;awareness:B1S3#7&2)5*5|3;away:a3d3e1g2p5q6' +
  'r8u1v3A2B1E1H1L4S4#1(3*4,6-2/3=2@1^1|4}1;away for:p3q6r7;awkw-:z3F3}2;awkward:z3F3}2;ayik-:l5{3;ayis-:m4p3q3A3&3' +
  '[2;ayisebenzi:[2}2;b:G5Y2!3.5}1;ba:j3l1p2s1y5z4B1C1D4E3F4G2N4O7Q4V2!3#6%4&2(2*2@2;baas:e3u4N3#2}2;baba:q4!1-4/3}' +
  '2;baba-:Z4!5@2;babe-:j3l5$3;babedi:j3l5$3;babi-:C2Z7}5;babies:C2Z7}5;baby:c5d2e1i1o2p2q2u2z2A3B3C3E5K1T3W1X1Z3*1' +
  '-4/3}4;baby-:a3i6q2s1u2*4/3}4;babysitter:i7u2}5;babysitting:/3}3;bach-:%3.9;bachelor:.2}3;bachelorette:%3.9;bach' +
  'elors:%2.4;back:a1h4i4j1k1p5q4r6z1D6G7I5K3M1U3$2&2*5<7>1_11}2;back after:h3k5l3p3q1z1G3I5M4}1;back for:q1r6<5_3}' +
  '1;back from:a1d2h2j3m4q1r2u4U2V2(2<3_1;back in:h4i3q2r3t5v1W4(1}2;back is:k1l3p1r3G7R3$3<2;back to:a4i2j4l1p3t1w' +
  '2z5F3K3L4M5P1#2$5&5/2>3[2|3;back-:i3q3z5D4L5O8R1Z2%2>7{4;backbone:D5;background:z8O8R2Z2=2;backup:>7;bad:j1n2u2x' +
  '2y1z1D1E2G8H2J2L1O1R7T2U1Z2}4;badg-:l3H4Z1]3}4;badge:l3H4Z1]3}3;badl-:A3G3K2Z1_2}3;badly:A3G3K2Z1_2}3;bag:a2c2w8' +
  'y1D3G2L7W6*7>1]7^3_6{4}3;bags:g3w1L6O2W7.2]3}5;baie:h3i3j3l1m2r1D5F2Q4S1$4*1|2}2;baka-:N3O4Q4;bakae:Q5;bake-:j3l' +
  '3m3t2A1R3#1,2^2}2;bakeng:j3l3m3t2A1R3#2,2}1;bakeng sa:j3l3m3t2A1R3#2,2}1;bakh-:F4O2}2;bakk-:K9]1}1;bakkie:K9]1}1' +
  ';bakl-:y7O3T5U3$3;baklei:y7O3U3$3;bala-:r3G4H2}2;balance:r3G4H2}2;bali-:X8;balintawak:X6;ball:o5z3B3R3;ball-:b1f' +
  '2h1j2k4o1p2r1x2z3A6C3S4W2.4}3;ballet:b2f3i1k4o2r1z4B1C4K1}3;ballito:h3m2p3;balloons:.5}3;balls:C3S3W3;bam:p3q2B2' +
  '%2}1;bami:p1B3#3%4}2;bana-:O9}4;banazo:O5;band:x5N3R2%1}1;band-:x3Z7]3}2;bandages:Z4]3;bandaging:Z6;bang:o2y4z4D' +
  '3F2R3Y5*1@2;bang-:x6y2B1E4F3Q6@3;bangaki:Q5}1;bangaphi:Q4}2;bangles:x6;bangwe:y4D2F2@4;bank:e4f2l2n6r4t2y1L2W3#7' +
  '<4[1_1}5;bank account:j6n3}1;bank details:n4[4}1;bank-:e4n7E2<1@3}3;banking:n6}1;banks:n3}6;bann-:C2E4F4*3;banna' +
  ':C2F4;banned:E4*4;bant-:F2$2}3;baqe-:z3O6Q4;bar:c2r1x3K2*6.3;barb-:e1C2}4;bare:j3w4x6U4;bare-:w3x9G2}1;barefoot:' +
  'w4x9G2;barg-:j1l4o1s1K3$1&2-1<2]1^1|3;bargain:j1l4o1s1K3$1&2-1<2]1^1|3;barr-:H5}7;bars:H4*4}3;baru-:l2N4O3;base-' +
  ':l2F1H1J2K6S3U3X2#5*2/1}1;based:J4S4U3X2/2;basement:F2H1K9}1;bash:t7y3.8;basi-:j5m3o5r1v2z5L1U1Y4Z5!1#3&6)2+1/1}' +
  '2;basic:j6m4o6r2z2L2O1U2Y1Z4#1)1+3}2;basics:v3z5W1Y4Z3!2&6)1/2|3}1;batc-:(5;batch:(5;bath:b2d7D4L3W3}3;bath-:y2D' +
  '3H6L8Q5!5$1%3;batho:y3Q6!5$2%3;bathroom:D1H4L9;bathrooms:H4L4;bato-:X8!4]3}1;baton:X6!5]3}2;bats-:E5}3;batt-:r3L' +
  '2Y2Z2>6|6}2;battery:r4>6;battle:L3Y2.2|7}2;battle ready:|9;bay:K12^3}1;baya-:f2l4y4B2D7F4*3;bayamhlupha:D5;bays:' +
  'H1K14;baza-:)3.4}1;bazaar:)3.4}1;bbbe-:#3}4;bbbee:#3}4;bbee:}6;bday:-3.10;be:a1d1g1h2i2j1n3o3q3r1u2v1x1y2z3A4C5E' +
  '2F1G1H1K1N4P1Q4S2Z1!1%2)2+2=1?3^3;be a:a1f5h1j2l2m2p3w1x1y1z1B2E4F3G1H2R2Z5!5)2+3-4=1|2}2;be able:d2f2v1w1z3B1D1' +
  'F1G4H3L2O3P2R2U4W3(2*1+1,2^1}1;be at:i5r4u3z5D1I2J5L1#6$5^2;be back:d2e6i4q3(1]7}1;be better:f4z1R2Y3$5;be done:' +
  'd2i7n2r2y3G1H2#5&1-2.2/5;be for:j1s1v2z4A6F1J4!1#2&2+2-6]2;be in:d1g4m1n2o1p2s1u2w4z2A1B5C3E5G2N2%3(4+3.2=3?7@1}' +
  '3;be on:c4i1o2p4x1E3I4Q2$3+2?6}4;be put:k4u2v5z1L2}1;be the:j1n3q1w3z5A5F6Q1R3Z2!5}2;be there:a4d4h1r3u2v7E5K2P2' +
  'Q1,2/6}2;be with:d2C5I4N1Q5+2;bead-:x6;beads:x6;bean-:c2x1C1T3]5;beans:c2C4T3}1;bear:*7}2;bear-:F2N4}2;beard:N4}' +
  '2;beat:c4y2D2V3.3}10;beat-:u2y8D3V3!3}1;beaten:y5D3;beca-:c2d2k2l3n1o2x2z3B1D4H2I1J2K2Q3S2U2Y4$1(1)1/2<2>2^3_1{1' +
  '}1;because:c2d2k2l3n1o2x2z3B1D3E1H2I1J2K2Q3S2U2Y4$1(1)1/2<2>2^3_1{1}1;because i:a2c1e2f3p1r1u3z5A2B4E3F3G3Y3^3{3' +
  ';because my:n4s3H2J4S2(4<3?3{1}1;because of:c3e1k3l5o2q2r2x3D4I3K3U3V2$3)2/3<1>3^2_3;beco-:j2k4m2r1t4A1D3O2P2W1!' +
  '5%3&1.3=5}2;become:j2k1t4A2D3O2P3!5&2=5[1}3;become a:j3k2t4D3P2!6&2=2[2;becomes:r3%4.4;becoming:k4m3p1B3W3;bed:c' +
  '4d8n3r4D6/2|1}6;bedo-:a2x1O2W4;bedoel:a2x1O2W4;bedr-:k4*3-3/2^2;bedrag:k4-3^2;bee:r3G4V4#4}4;been:p3q2s4v2y1z6B1' +
  'C1D5G2K4N1O8P4R1Z1=5>1[1{5}2;been a:b3l2p1s2C3E2!2&1=4[1]3}1;beer:.1}8;befo-:a3c6d1f1g4h2i1j1k1m1n1o2p1s3t1v3w1x' +
  '3z3A1D1E3J1K1L3M1N1P1X1$2%2)1*1+3,5.1]1^3;before:a3b1c6d1f1g4h2j1k2m1n1o2p2s3v3w2x3z3A1D1E3J1K1L3M1N1P1X1$2%2)1*' +
  '1+3,4.1]1^3;before #:a3c1d6g4i4-4;before class:v5x4L3[2}8;before he:r4v2z2D1E2*2+1,1.4}1;before i:b5d2e2f1h1i1j5' +
  'm3q1s2w6z1A2D1E4G3H2J3K3L1M2N6O2P4S3T2U1W2X2Z1#3$2)1<1>3?1@1]3_1{1|4;before my:b1c3j2o2p3v3w4L2P2T4V2$6(2)3,3;be' +
  'fore she:t2w1B3C3E4P3$3&4)2-1;before that:c5f2g1i3m3s3y4C3F3M5P1;before the:a1c5f2g1h1k6o4p3q1t1v1A2L1X3#2+1,2.4' +
  ']2_1{1;before we:g2h3j3o2s3v3C1E5F4P3Q3U3,2;before work:a3c6g1L3W2$2;before you:g1t2x3z5M3O4+4,1?5{4;beforehand:' +
  'i2r5t4H2,5;begi-:a3f2i1k2t2v6w3y4z8A2C1F2N2P1Q3R2U3W3Y4&8(9)1+1-1/2[1]2|2;beginner:a3l1n1r1s2v2w1y1z7C3F2H1N1R2U' +
  '3W2Y3&4(2+1-3/1[3]3|4;beginner course:k1l3n3o2s4A3C5Q2&3-5/3[4|1}3;beginner programme:N4&6(2;beginners:a2d2f3t4v' +
  '3w2y5z5A3F1J1N2P2Q5R1U1V2W2Y3&5(4)3*2+1/2;beginners course:J4&2}7;beginning:k6q4v6w3&1(8]1;begins:a1c5i5w4E4(6{2' +
  ';beha-:k2p2t1v2B2D5F5#1,4}2;behalf:p2t3B3#1,4;behave:v3F5}1;behaviour:D6#1}1;behi-:d1r5u2z2D4E3K3N4O3Q1S6*5/2=1]' +
  '1^2}1;behind:d1r5u2z2D4E3K3N4O3Q1S6*5/2=1]1^2}1;bein-:j2k2l2o1q1r1v3x2y2D4F2G1K2M2R4U4W3&3)1*2?5|1}1;being:j2k2l' +
  '2o1q1r1v3x2y2D4F2G1K2M2R4U4W3&3)1*2?5|1}1;beke:b3f6&3{3;bela-:j4U4}4;beli-:n1D5R2U2|1}2;believe:n1R2U3|1}4;bell:' +
  'a4v6M2W5{6;bell-:x4y3G3W4}2;belly:x4y3G3W4}2;belo-:b4c4e2f3m2A2G6+3[4{4;belong:b4c4e2f3m2G2[4}4;belongs:+4{4;bel' +
  'ow:A3G6H1;belt:m2w2x2z5C1O6P11V6$2)2=7?5]3{2}4;belt and:w3O3S3)1=3]4;belt from:m4z6O5P2V3;belt in:z2C5P3V3}1;bel' +
  't-:z5F1N3O6P9U1V2]5}1;belts:z5F1N3O6P9U1V2]5}1;benc-:q1D2E8L3?3}3;bench:q2E6L3?3}3;benches:D2E4;bene-:k3l2B2<7;b' +
  'enefit:l2B2<7;beng-:r3z4}1;beno-:d2i3I3J4#2)3*4{2;benoni:d3i3I3J4#2)4{2;benu:N7O4;besi-:f2g3h1i4k5q3w1Q2T6V1Y2Z2' +
  '#6)5/3}1;besides:k6q4w3T8V2Y2)5/3;besides the:k7T2V2Y3)4/4;besig:f3h4i4Q3.2;besk-:c1m3U3V2X2!9=4;beskerming:!5;b' +
  'eskikbaar:c1m3L1U2V3X3!1=4;besl-:E5R3;besluit:E5R3;beso-:K1@7;besonderhede:@7;best:c4d4g4l7t1I3M4N2O1R10$1.2_1{6' +
  '}5;best for:a2d5t3w1A2I3R7$4;best-:c4e3f4C2M3R5.3<7^3}2;bestaan:c4e2f4A2}1;beste:c2e3R5}3;bestie:C3-1.4}3;bestme' +
  'd:<7;bet:}8;beta-:n6q2=2}1;betaling:n5q3=2;bete-:e2l3R4S1$1(3;beteken:S4}4;beter:e2l4R5$2(4;beth-:y3G3#3^2;bett-' +
  ':c2f3j2l6q2u2z3C1D2E2K3M1Q2R7Y4Z1!3#2$3&3(1-2}4;better:c2f3j2l6q2u2z3C1D2E2K3M1Q2R7Y4Z1!3#2$3&3(1-2}3;better for' +
  ':j1I4R6$4;better than:z6R4-2}4;betw-:a3b1c2d3e5f3g6h1j2n3p1q2y3A2E1F1H1M1P1R4S2%3&1(1*2/1@2;between:a3b1c2d3e5f3' +
  'g6h1j2n3p1q2y3A2E1F1H1M1P1R4S2%3&1(1*2/1@2;between #:a5c3d4e3h3;between the:e1g4m2y2A2H4I2R6S2&4;beur-:a2>7;beur' +
  'tkrag:>6;beve-:R5}4;bevo-:+8;bewy-:-7}1;bhut-:j1}2;bhuti:j1}2;bibl-:F1S2%4;bible:F1S2%4;bicy-:I3K6;bicycle:I3K6;' +
  'biet-:l3v1z4A2D3E2G2S4#3@2}1;bietjie:l3v1z4A2D3E2G2S4#3@2}1;big:a1i1o1u1y4A2B3C3E2J2K3L3Q8R2S4V2W1Z1!3*1.6@1]3_4' +
  '}1;bigg-:i1k3y2z2B1C1D5F2Q2R3*1]3_3}2;bigger:i2k4B1C1D5F2R3*1]3_3}4;biggest:y3z4Q3;bike:q1u4G1I5K7Z2*3;bill:q3s4' +
  '$3,3<5}6;bill-:p4q1s4L1,3<2}4;billed:q1s4<2}5;billing:p4}1;bilt-:A2}3;biltong:A2}3;bind:o9;bind-:o7;binding:o6;b' +
  'inn-:a3K3)1_3}3;binne:a3K3_3}3;biok-:G3W3<3=2;biokineticist:G3W3<3;bird:c3l5o4)2;bird-:c5%1}2;birds:c5%1}2;birt-' +
  ':r5A4C2G2W1-4.10?1@5^2_2{4}2;birth:G4H2@7;birthday:r5A5C3W1&1-5.9?1^1_2{4}3;birthday party:r3.1;birthdays:.5^2}2' +
  ';bit:a3e3k1l4q4v3y3z1A3B1C1D2G2K1N1T3U1V2X2Y1#1&1*2+2.1=2@1[1]1|2;bit of:m2n2z4B3D3I1Q2R2T1X3#4&3.3=4]3;bitc-:n5' +
  '}2;bitcoin:n5}2;bite:e2r2s2Z1*2]4}2;bite-:n4v2D1}2;bites:n4v2D1}2;bits:n3y2G2&3;bits-:j3$3&2|2;bitsa:j3$3&2|2;bj' +
  'an-:I3-3[4;bjang:I3-3[4;bjj:a7b4c5d7e5f5i5j5m3s1w5y2z2A2B4C3F1G3N4O3P3Q2R8V14$2)2>1;bjj and:a3j5s1P3R1U3V2W2)3;b' +
  'jj at:c2d1e2m1A6B2F3N3V4;bjj for:a4f3B3C4H4R2U2V8;bjj is:a4c2C3R5V7;bjj on:b5f3j2z2C4Q4V3%2;bjj or:w2y1R6V7}1;bj' +
  'j with:w4L1P4V5W3$4}2;blac-:l4y3B2F1J1N2O5P2!2$2)1=2>9?1]3_5}1;black:l4w1y5B2F1J1N2O5P2!2$2)1=3?2]4_5}2;black be' +
  'lt:O4P2V1$4)4=4}2;black friday:l6_3{3;blackout:>7;blackouts:>6;blad-:y2z3M4X9*1}1;blade:z4X6*3}1;blades:y4X6;bla' +
  'n-:E2@3{4}5;blank:@3{4}1;blaz-:w3}3;blazer:w3}3;blee-:a3i3y2A2G2Z10)2}1;bleed:a3i3y2A2G3Z3)2}2;bleeding:Z9}2;ble' +
  's-:i2}5;blin-:n2t1x1G3H9J3O2R1V1$1}1;blind:n2t1x1G3H9J3O2R1V1$1}1;bloc-:e3i4m3G3J3K3$3&1(5*2>5[3}4;block:e3i4m3J' +
  '3K3$3&1(5*3>5}1;blocked:[3}3;blocking:}4;blocks:e2[3}5;bloe-:f2p2z1G7J4Z5/1^7{1;bloem:f3p5z1B1J2/2^6{2;bloemfont' +
  'ein:j4J3^4;blon-:}5;blonde:}5;bloo-:y6G7M2Z4|1}2;blood:y3G7M2Z4}2;blou:y3P2V5]3}3;blow:d4R4.4}1;blow-:y5G3;blows' +
  ':y5G3;blue:a2m3y6z1H2P5V6+1]4_5}3;blue belt:m3z3P1V5}3;blur:H4}4;bly:f2y3E9)4/4@3{5}1;bo:a1k2l5u1z4K2N4O3T5^1}2;' +
  'boar-:b4f5m4o1p1q3w3F1N1U2#5&2/3@2^2;board:b4q2w3N2U2#3@3;boarding:f5m4o2p2D1&2/4^3}1;boarding school:f5m4o2p2D1' +
  '/4^3;bodi-:Q5T4;bodies:Q5T4;bodw-:F4;bodwa:F4;body:z2A2B1F2G3H1L2O4R2S3T3!5#3*2<1}1;body-:A2E1N1O1U1!13=4}3;body' +
  'guard:A3E2O4!10=3}2;bodyguarding:!6;bodyguards:N2U2!5=3}3;boek:t5$1@2|14;boek-:D2%5|6;boel-:D7;boelies:D6;boep:z' +
  '3R5}2;boet-:a1l1r5B5H2;boetie:a1l2B5H2}2;bokk-:}4;bokke:}4;boks-:a4c2i3z3I2N3O1W12.3=2_4;boksburg:I5)3;bokser:O3' +
  'W3=3}2;boksklasse:c3W5;bole-:}6;bolt:a3i2I8J3}2;bona:b5s3E3F3U4}3;bone-:y3A2E1G2R1Z2*2;bones:y3A2E1G2R1Z2*2;boni' +
  '-:<7}1;bonitas:<7}1;bonu-:l4n3q2$3&1;bonus:l4n3q2$3&1;book:i1m2t12u1E1F2N1P4Y4Z3#4$4%6&3(1)2.6[4^2|13}1;book a:j' +
  '4N4P2#3$2%1.3@3}4;book club:b2l3A3F3%6)2}3;book for:t3%2)3|5}2;book me:t3}6;book on:t1|1}5;book-:b1f1i2k3p1q2r2t' +
  '6u8v4S2#4&2.3=2@2[3|8}2;booked:a1f2i3q4r3u5v6w2N2#2&3[1}5;booked for:i4r3u4v3w2G3;booking:t8u6E2H1M1#4$2.4}1;boo' +
  'kings:u1M3.1[6;books:k5p5@4|10;boom:v4J2K11>6;boot:q1K4)4;boot-:w5x6)9]5;bootcamp:)7;boots:w5x6]6}2;bord-:p2q2}4' +
  ';border:p2q2}2;bore-:a5e2h3o3z1A2B3R4T3W1/1>2}3;bored:a5e2h3o3z1A2B3R4T3W1/1}3;bori-:B3T3X3.3;boring:B3T3X3.3;bo' +
  'rn:c1A7C3H4+3;borr-:w6+5]1}3;borrow:w6+5]1}3;bosi-:a4d4D5I2;bosiu:d4D5I3;boss:b4d3e3i2j1o1r3u1K1N4P1W2!5#7$1(2-3' +
  '@4[2}4;boss-:D1K3+2-3;bot:M6}6;both:a1b1d5f3j5k5l6n2p3r3s6t2u3z1A1C7G6R1S1V2Y3$2&4[4|3;both my:b3e3k2l3n4s1t1A4G' +
  '1;both of:k2t1u3z4B2E4I2$2,3;both-:a3j5E4G5?2}2;bother:a4j4E4?2;bots-:s2v4C1J4/1^2}1;botswana:s2C2J4/1^3;bott-:g' +
  '3j4w4x1z1*6[1]4^3}2;bottle:g3w5x1*6]3;bottles:]2^4}2;bottom:j4z2[3}1;boug-:n3w1x1z2K1O1V4W1Y5@1[4_7{7|2;bought:n' +
  '3w1x1z2K1O1V4W1Y5@1[4_7{7|2;bought a:K3V3Y6{3}1;bought the:z2|3}3;boun-:o8B1C2M3O3R4S2V2!6#1=1}3;bounced:M4}4;bo' +
  'uncer:O3R5V2!5=2}1;bouncers:S3!3#2}6;bound:o9H1;bour-:S4U2X4;bourne:S4U2X4;bout:W4}6;bout-:y5}4;bouts:y5}4;bow:i' +
  '2p3v5x6S5-3}3;bowl-:A4#4.2;bowling:A4#4.2;boxe-:f1w2x2y2z4F1L3O3P1W10*1=5^1}2;boxed:y4z7O3W4*3=2;boxer:e1A4L4O2W' +
  '2=4}3;boxercise:W5;boxers:f2x3F3P2W4=2}3;boxes:w4L2W2^2}5;boxi-:a5c3d4e3f3i2j3m2s1t1u2w2x1y2A2B3C1F2G2N3O1P1Q2R4' +
  'T1U1W8$2-1.1<1=1]2^1_1{1}1;boxing:a5c3d4e3f3i2j3m2s1t1u2w2x1y2A2B3C1F2G2N3O1P1Q2R4T1U1W8$2-1.1<1=1]2^1_1{1}1;box' +
  'ing and:b7i3j5m1p2s6L1P2S4U5X1Z3&3-1.1_3;boxing at:a1c1d1l4A5F4W4#2$2<1;boxing can:r3u2z2G2H3W3-1.3<2^4_1;boxing' +
  ' class:a4c1m3w1y3B1E3G3N1Q2W3;boxing coach:N1W2$1=5}3;boxing for:d2w2B3C1F3S4W7$2=3?2;boxing gloves:n5w2z3R1.4]6' +
  '^1_1}4;boxing in:c1d2h2j2m1x3y3z3G1I1R1W3}2;boxing is:c3d4B1C1G1R2V1W6.1;boxing on:a1h3m3o3t1u1C2F3N4Q4T3U3{3}1;' +
  'boxing or:b2f3v3P3R6S2T4W3)3;boxing with:e2m2y3z2B4F2R1W3*3.2/2=3>2}1;boy:h1t1w1A1B5C9D8E3G2L3O2P1R2X1.4?1_1}1;b' +
  'oy has:d2s3w2B2E3G1R3.2;boy is:h4j3y3z2A1C2D4G3L3P1$3;boy of:A3C4G1I2P3]1}4;boy who:v3y3C4D6G2R3;boyf-:c1n1p3t2z' +
  '3E4R3$1-5_3}2;boyfriend:c1n1p3t2z3E4R3$2-3?1_3}3;boys:a2f1h2k1l5n1u1w1y5B8C2D8F7L4P1Q2#2.4]1{1}1;braa-:f2h4I2N1V' +
  '3Z4*4.1^3}6;braai:f2h4N1V3Z4.2}7;braamfontein:I3*2^4;brac-:w1x6y3A4G3H3]4}1;brace:x2G3H4]3;bracelet:x7;braces:w2' +
  'y4G4]2}2;bracket:A5]3;brai-:c4x5y1,4}5;braids:x6;brain:c5y2,3;bran-:w4x4J8#1/1=4]2_2}3;branch:F1J6#4=4}2;branche' +
  's:J7/3;brand:x4_3}7;brands:=2]6;bras-:V4;brasiliaanse:V4;brav-:j3D5E2G1P3$3;brave:D4E2G1P3$3}1;braver:j3D3;braz-' +
  ':m2z2N3P3V10$4;brazil:m3z3P3V1$4=1;brazilian:N3V7;brea-:b4c6e5h7i4q7z5D3E1G4Q1S1Z1#1&2)1*2+3,5@3_1}3;break:e7g2h' +
  '8l2p2q8z2D5Z2)2+4,3{1}1;breakdown:b6j2&4;breakfast:c9-3}1;breaking:i3t1D3S3*6}1;breaks:h5i5y1z3C1*3,4_4}1;breath' +
  ':z6G3;breathe:Q5}3;bree:I1*4;bree-:H4,5}1;brid-:r1y4$2-3.6}2;bride:y4$2.5;brie-:L3}6;brief:}6;bril:x4D2;brin-:h1' +
  'j1l5n2s2t1u3w8B1E2F1I2K2L3Q2#2%2)3+3,3.2?1^5_3;bring:h1j1l4n2s2t1u3w7B2D1E1F1I2K1L3Q2#3%2)3+3.2?1^4_3}1;bring a:' +
  'l5t6x2A2G4H1L2Q3%2)1?5^3;bring it:j4l3n2K3+2^6_2}1;bring my:f1g2h2l1m3t1B3E1F5K2L4N3#2$3%2)3+2,1>3?2^2}1;bring t' +
  'he:d2f2g2h4l3n4t2u2A4E2J4,4_3;bring them:r4B3C1E3K2_5;bringing:a3l5w3E3H1K2N3)1}1;brings:c3d2A1I1L3,4^4;brit-:n3' +
  'y2G2#3+1.5;bro:C5D1-3;broc-:T5X2#2;brochure:T5X2#2;broe-:l5w3H4$2-1;broer:l3H4$3-1}1;brok-:j1q4u2y6z1C1G4H3I1Z1#' +
  '1%1)2*1,2/2_6}3;broke:j2q4r2u3x1z3C1G2H1%2)3/1_6}1;broke my:q4x3y2z4D2G3;broken:y5G4H3I2K2X1Z2*2,4/1_2{3}2;broke' +
  'r:y4#3<1}1;broo-:w3B6X4;brot-:d2h1j1k2l5o2u1w2y1B4C3D2E3G1H2J3S1U2Z1!2$1%4+1-2=1^2|3;brother:d2g1h1j1k2m1o2u1w3y' +
  '2B1C4E2G2H2J3S2U1Z1!1$1%6+1-2=1^2|3;brother in:g2m2o2p3J3S4+3^4|2;brothers:l5A2B4D3E2U1!2#2-1;brou-:l4J1V2^5;bro' +
  'ught:l4J1V2^5;brow-:z2J1P2V2=3>5}1;brown:m2z2J1P3V2=3>5;brown belt:m3z3V3=5}2;bruc-:}5;bruce:}5;brui-:y8G2#1}2;b' +
  'ruise:y5G4}1;bruises:y6#2;brut-:y4z3S3;brutal:y4z3S3;brya-:m1B3F2I3J5U3#1$5^3}2;bryanston:m1B3F2I3J5U3#1$5^3}2;b' +
  'tw:l1B3P4}4;bua:v1M5}3;bubb-:D2}5;bubbly:D2}5;buck-:m3x5K3L3=2;bucks:K3=3}2;budd-:c4d3l4t3v4H3%5}2;buddies:%5}2;' +
  'buddy:c4d3l4t3v5H3}2;budg-:j8k4l1n4#3&2<3}2;budget:j8k4l1n4#3&2<3}2;bug:r3U3{3;bugg-:G4H4;buggy:H4;buil-:g2h4r1v' +
  '2z2B3D6E2H5I2J7K2R3T2#4>1?2}2;build:r3z2B4D5&2}4;builders:h5;building:g3v2D4E2H5I2J7K2T2#6>1?2}1;built:z4B3R5]3;' +
  'buit-:E2K4)4+1}2;buite:E2K4}3;buka:t5|9;bulk:l3]5^2}4;bulk-:}6;bull-:D15S3Y3Z2!4+1}3;bulletproof:}6;bullets:Y4Z3' +
  '+1}4;bullied:D10;bullies:D7}2;bulls:}6;bully:B1D6;bullying:D7}2;bump-:D2G3&4}2;bumped:}6;bunc-:B5F1Q1T2Z1%3)2.3;' +
  'bunch:B5F1Q1T2Z1%3)2.3;bund-:m8$1]4|1}1;bundle:m7$1]1|2;bundles:m3]3}3;bunk:r5;bunk-:r5}4;bunked:r6;burg-:e4|2}7' +
  ';burglar:}7;burn:B6Z3>1}4;burn-:h3o5q3s2G3R4W3Z3}2;burned:o4G3}1;burns:G3R5Z3;burnt:o3s3}5;burs-:j3l5G3Q6}2;burs' +
  'ary:j3l5}1;burst:Q4}4;bus:c2i1D3I16K5R3&2*1]1}1;buse-:r4I8_5}1;buses:I8}1;busetsa:_5;bush:h2Z2)3^3;busi-:g7h2p3q' +
  '1H2P2X2Y2!2#7,2}4;business:g5h2p3q2H3P2X2Y2!3#3,2/1}5;businesses:#6}2;busy:d1e1f4h1i6k2p3r2B1C3E4Q10$4+2.2;but:a' +
  '2c3f2h4l2m2q4r2u7y3z3A5B2C4E2F3G4J1N3R3S1Y4Z3#1$1)3+2.1/2[1]1_3{2;but can:e2l4n2o3q3u2C2D3E2G2H2I1L2W4!3$2%2-2/2' +
  '=2>2?2_3;but do:d3f3r3B3C3U2X2Y2Z2#3*2.2/1]5^1;but i:b1c4d3j1m1o1q1r2y2z3C1F1M5N2R2S2$1+1/2[1_1{1;but is:c3e1h4k' +
  '4s3A1F3S2U3V3+1@3|2;but my:o2p3u4y3A5C2D1G1^3;but no:a3j3y3z2B3M1R3&3{7;but not:a4q4t2v2y5A2E3F3L3O4R3;but the:b' +
  '2f1p6s3y4D3T4W3&3{2}1;but what:a5h2m4w4O1P4S3T2X2&2)3,2>3;buts-:g5h5>3;butt-:n3q4t5x3W3X4#4[4}4;button:n3q4t5x2[' +
  '4;buttons:x3}4;buy:g1k1l5m8n3s5w4P1$3-9[2]10^3_1{3|8}5;buy a:g4k4n3w2B3P4R2)2-5]2;buy the:g2w6|6;buyi-:m2w4-4_4|' +
  '3;buying:m2w4-4_4|3;buys:]4^2}1;by:b2c1d1g4i5m1n4o3p3r1y2z1D3F1H4I5J3K1L2O4P1Q1R1T1U1V1#2$2*3,1-3.1/3<3=3>3^4{1;' +
  'by a:m3o4r2y1N2O5*3;by die:c4d1g3k2m1r2u1v4x2A3D3H5J3L1#1$2&1(3*4.3?4]4^2}1;by my:b2e2m2v2T2<5[2^4}2;by myself:F' +
  '2H3Q5U1$4,4}6;by the:a2i2j4m2o1r2y4z3A1C1D2F1G2J4K4L4R1Z1&4*1+2=1>3]2|2;by then:g4h4i5w3y3C2P4&4{3}2;by you:b1c2' +
  'd1e2f1j3l3p1r3w2x1y3B3C4F5K2L2P3T2U4V2W4X1Y4Z1!2*1+4-2.2=3@1]3;bye:n4p3}2;bypa-:G5;bypass:G5;bywo-:f3t2E4)3;bywo' +
  'on:f3t2E4)3;c:G3Z5!4=4;cab:I6K6;cabi-:m1L4#3}3;cabl-:*4>4;cable:*4>4;cage:S1}8;cake:C3.8}6;cale-:b8e2h4i1p4J1$1(' +
  '1)5;calendar:b8e2h4i1p4J1$1(1)5;cali-:H4X3+3}4;call:g3i4r3s1u2v2x1D4M12O2S3U2#3&1-1/4@1}2;call centre:c2e2h3s3Q1' +
  'U2X1#3&2-3/2=3@2{1}2;call-:a2p2q2r2u4v1D4H3J4M7N6P1T2U3{2}2;called:a2g2q3r2u5D3H1J6M1N8P1T2U3{2}1;calling:t2v3D3' +
  'M4}1;calls:f2p4O4}5;calm:B3D1Y1!4#3*5;calo-:R3}8;calories:R3}6;came:g3r7s2u4y3A1G1N1R2S4T1Z1*2-4@2_8{7}4;came-:w' +
  '1K3?9@5}3;camera:?6@2}2;cameras:K5?6@4}1;camp:q1r5B4)9^3{1}3;camp-:e2F2N2#3)6}1;camps:)6}1;campus:e3F2I1N2#3;can' +
  ':d1g1m1n3q3r2s1t2u3x2z2A3B2C1E4G3H3I1K1L2M3P2$2+1-3.1/2<1?4^2_2|1;can a:a1d3f3g1q1r1t1y1z5A6B2D2F2G4H7K4M2P3Q1S4' +
  'T1X1Y2!1$3%2-2=1?3_1;can come:a1c3h2j1m1r3s3w3B5E2Q3.4;can do:a1c2d3f3l4n2r4z1A2B4F3G8O3T1U3X2Z3)3+1/2=4?2|3;can' +
  ' he:f1m3r4s2t4x4C5G3H5I4K4O2P4W4X2,2?1;can i:d1g4j2m2n1o2p2s1t2w2x3y3C1E3G1H1K3L2M2P1U3V3W2$3(2+2,1-2/1<2=2?2@1[' +
  '1]2_3|1}1;can it:e4k3o2q5r1u5x3F4K5L2#3$1,3-2/3@3^3_5}1;can join:a2d3o2z4B3C4M3Q3U3X1Y4)4;can my:a1f3n4r2s3t1u1x' +
  '1z1A2B3E3G1K1M2Y1Z4#1$3&2)3+2,1.1/3<1?1[3^3_2{1|3}3;can n:n2z4A1C6H3T4W5$3;can nie:b4p2u4x2y1z1H1K2R5&4)3/1[6;ca' +
  'n one:c3d2f2g1l3n1t1y4A3E2G2I4L3P2S1T7U3V4W3X1!2(2+2,2/1?3]2_3;can only:a1c3d6e1f3i1j3l4p3r3z1C2R6)2;can ons:a4o' +
  '3q3u5E2%1.4;can she:g1m1r3s4t1u1x3y2z2A3C3E2F2G6H2K2L1)3,2-3.2;can someone:f3v1z5A4H4M4Y2#2$3+1,3?1^3}2;can the:' +
  'l1n2o4p2q5r2s2u1w1x2A3C2I2K2L2#2$4&3,2/1<3@4^2_2{2}1;can they:f2r2s4x2A3B4C4I2V4?3^2_2}2;can we:f2l5m3n2o3q3s3t4' +
  'u3z2B2C1F1K1T3Y4#1%3(2-1.2?2]6_3}1;can you:b4j1l6m1n3q3r2t3w2D6F2H1J2M1N1P2R2S3V1!2#6-2.4<1^2{7|1}5;can your:e2D' +
  '4M3#1.5}5;cana-:o1+2^2|2}2;canada:+2^2|2}2;canc-:m1p12q2r1u6G3>5_5{1}2;cancel:p8q4u5$2>3_6{3}2;cancel my:u1_4}6;' +
  'cancellation:p7}3;cancelled:a2k4m2r3u3/1>3}5;cancelling:p6;cand-:C3R1.5>8;candle:>3}2;candlelight:>6;candles:C4.' +
  '6>2;cane:w2H4M4X3;cane-:W3X5}3;canelo:W3}5;cann-:i1l3o1p2r2u5x1y2D3E4F3H2I3/3>3?2_2{1|2}1;cannot:i1l3o1p2r2u5x1y' +
  '2D3E4F3H2I3/3>3?2_2{1|2}1;cant:b2f1i1l2p2q1r3s1u6x3y4z6A1C1D1G3H3J4K1L3M1Q1R5Y2$3)1/5[1}3;cant come:m2r7u2x3A4H1' +
  '[4|5}3;cant do:c3d2e2j4p2u6y2z7H5(3)1;cant find:b6j4t4J3M4/3<3[2]2;cant get:d1f3q3u1w3x3/2[4}4;cant make:q2r4u2G' +
  '2R5$2%1/2}1;cant-:e7#3;canteen:e7#3;cap:w5x1G3Q10]5;cape:e3o2p2q2r1t2u1z1B1C1J5U1V1#3)2/1^3_2}1;cape town:e3m1o2' +
  'p2r1t2u1z2B1C1F1J3U1V1#3)3/1^3_2}1;capi-:n6}4;capital:}6;capitec:n6;capo-:z3T6}3;capoeira:z3T6}3;capp-:x4}5;capt' +
  '-:N2}6;captcha:}5;car:a3m1r3u3E1G1I8J3K12L2R2U3Y2Z1)4*5/2}3;car is:a2u3I4K1Y3)3}2;cara-:}5;caravan:}5;carb-:H3Y7' +
  '+4;carbine:Y7+4;card:k7l4m8n12s4A1+6-8<2@1}3;card for:m3s3+3-1}4;card-:a2m6n5o2G4R2W4-7<2}1;cardio:a3G4R2W6}3;ca' +
  'rdiologist:G4;cards:m6n6o3-7<2;care:q2C2M3P2R3W1Z9,1}3;care-:d2A1E1H3!2#1=5@3|2;career:A2!2=5;careful:k1G1@4|3;c' +
  'arer:i2E2H4}1;carj-:)3*8;carjacking:)4*5;carp-:x1G4I5V4;carpal:G4;carpet:x1V4}1;carr-:d2h2n2o2q2r6s2w2z4G2H4L4P2' +
  'U2V1X2Y4+3,4/2<1>3]2;carried:r3H4;carries:a3q3,4;carry:d2h2j1n3o3p1q1r5s2w3G2H1L2P2U2V1W1X2Y5+3,2/2<1>3]3;carry ' +
  'a:n1s3G3L2X3}5;carry on:d3h4j3o5p2q4x4G1U5V3W3X2/5>5;carrying:z7G3L3>1}1;cars:r2u3I3K15*5;cart:{3}4;cart-:x4z1}4' +
  ';case:a3c4g1q3r5M3O3,3?1_1}3;cash:d1k1l3m1n14q2s4U1!4#3-2_1}1;cash-:#6;cashiers:#6;casi-:I4#3}1;casino:I4#3}1;ca' +
  'st:q4G5H4(2;cast-:.3}5;castles:.4}2;casu-:m7Z3]3;casual:m7]4}1;casualty:R1Z4;cat:z3D3$3[4}7;cata-:T3]5;catalogue' +
  ':T3]5;catc-:a5d1g2i5r7s6x1F1I3V2$1&3(1;catch:a5d1g2i5r6s6G2I3V2$1&3(1;catch up:r6z2V3$2&4}2;catching:r6x3}1;cate' +
  '-:d4e3j1r4z3B3F3G3H2;cater:d4e3z3B3F3G3H2;cats:l1D4}3;caul-:V2}4;cauliflower:V2}4;caus-:f3r3P5_2;cause:f3r3P5_2;' +
  'cbd:d4e2I4*2;cctv:?4@6}3;cebu:X8;ceil-:A3}6;ceiling:A3}6;cele-:S4!7$4.7}1;celebrate:.4}2;celebration:.7;celebrit' +
  'ies:!4}5;celebrity:!4$4@2;celebs:S4!5;cell-:y1M4@2}4;cellphone:o2@2}3;cent:j3k4s4;cent-:e1f2h2s2x2B3C2I1J7K1U1#5' +
  '&2-2/1=2@3^4;centre:c2e2h3s3B4J5K2Q1U2X1#3&2-2/2=3@2;centurion:d1f3C3I1J4^4}3;ceo:M2!5#1$5}1;cere-:G4H4O4P4;cere' +
  'bral:G4H4;ceremony:P4;cert:Z3-2}1;cert-:f1m3q1r1G2O8P6Z3&1)1+4-5=5^3}1;certain:f3g2m4o3A3N3^4;certificate:q2r2G3' +
  'P5Z3#1&1)2+5-3@2}5;certificate for:Z4#1&3)3-3}2;certificates:O4P5-4=1}2;certified:O10=3;cha:G2>2}5;chai-:d4o3p3x' +
  '6E3G1H9I1K4T3Z2#2;chain:o4x7K5;chair:e1l2D1E4G2H10I3T4;chairs:E2H2K2#3}4;cham-:d2O6W2?2}5;champ:O3W3?3;champion:' +
  '}4;championships:}6;champs:}4;chan-:b3h1m1n1o1p2r3u6w2y2D4H3I1L9P2Q1T2/2>3@1[3_6{1}4;chance:e1l3m3n4r3u1y5z2E1N3' +
  'P5Q4S4T4X3<2;change:b3h2o3r1u5w3H1I2K1L6P1-2>4@2[2^1_5{2}5;change it:u5C4[5_2{3;change my:o4p2u1[2_4}5;change ro' +
  'om:L5}1;change the:u5P4>3[1{4}1;changed:b5c2d2p3u2D3E1L3[2_4}2;changed my:p3u2[3_4;changes:m3n3p3r4D1$3>4}2;chan' +
  'ging:i2k3n3t1u3H3L6@3_2}1;changing room:H5L3}3;channel:D4/6}2;chao-:f1m2$2}5;chaos:f1m3$2}4;chap-:|9;chapter:|6}' +
  '2;char-:b2j4k8m2p2q2r1s7D3E1K7N4O2V3$4%3&3-1>1]3^1|1}4;character:D6;charge:j4k6m3p1q2r3s6E1K3M1N5O3$4%4&2>2]1^4|' +
  '2}1;charge for:k2m4p3q4r3E4$2%2&2]4^2;charged:k4n2p3q1s5H2$1}6;charges:i3j5k6n2;charging:j3K4&3}1;charity:W2)2-4' +
  '}2;chart:b4]4}1;chas-:o1E5K4;chat:b4g1p3q2t4v3M8@6}3;chat-:j3D4M1}4;chatting:j3D3M2;chau-:!6;chea-:j9l9m1$4%4&3]' +
  '3^3_2}4;cheap:o2]2_4}6;cheaper:j4l10m2$4%5&4]3^4;cheapest:j10]2}1;chec-:a1b3e1i2l1s2u6w2E5L1M2O8T1X1+2<2[2^3{3;c' +
  'heck:a2b5s3u6E6L2M1O3+2<4[2{3}2;checked:O7[2;checkers:u1*2^3}5;checking:d1e2f1g1h1i3m2n1p1r1t2x1A1B2C1D1H1J2L1M1' +
  'N2Q1R1T1V1X2Y1Z1!1#1&1)1+1-2=1?2@1{2;checking if:e3g2n2q1u2y1z1A2B2D2E1H2I2K1M2T3V2W1X2Z2!2#2)2*1+1,2-2.1/1=2@3]' +
  '2{2;checkout:l4M3^4}7;checks:w3O6@3;chee-:C1D5E4G1}2;cheers:}4;chef:c3f2}3;chem-:c2q4w2x1G6.1?2_2}1;chemo:c2q4x1' +
  'G6.1?2;cheq-:n7;ches-:b2p4w4C1F1G4R3Z6?1]4}2;chess:b2p4C3R3V3}6;chest:w5B1F2G5Z7?2]4;chew:x5}3;chew-:x5}1;chewed' +
  ':]2}5;chi:z3T7*1}2;chic-:c5r4t1z3A3E2F8+1}1;chicken:r3t1z1A4+1}3;chickenpox:r3G3/2;chicks:F7}2;chie-:N4O4}2;chie' +
  'f:N4O4;chiefs:}7;chil-:i2j1k2l1p2q2r1u1v1w2y1A3B9C4D6E2G2H1I1J1N1O4P3Q2,3.4?3@2[3]1;child:i2k3l3p3q1r2u2v2w1z2A1' +
  'B1C4D5E3G3N1P2Q1R1U1*2,4.2?2[2]2;child is:l3u4C4G5M2?1}4;child my:a3f1v4w2y2C1D2E3N3R4,3?2;child of:c2d3e3s2w3y2' +
  'z3C2Q2S3T6U3W2Z2*5,1]3|3;children:b2h2j3k1o3w2x2y1A4B10D3H2I4J1O6P3Q3!1.4=1>1?2}2;childs:o2q4v3?3@5[4]4;chin-:l3' +
  'D2]1{2}4;china:l3{3}1;chinese:D2]3}5;chip:n4-4<4;choc-:Q5}6;choi-:b1d4r1T3}3;choir:b1d4r1}2;chok-:r3y4V7Z6)1*7}1' +
  ';choke:r3y3V4*3}5;choked:y4Z1*2}1;chokes:r2V5Z3)2*5;choking:R1Z7*2;choo-:b3l3n1s3t2y1F3N4R5S1T5-3^1_3}1;choose:b' +
  '2l3n1s3t2y1F3N4R5S1T6-3^1_3;chos-:p4u4C3{3}2;chose:p2u3C3{3}2;chosen:p3u2}1;chri-:h7x3W4-5]1^3_4}3;christmas:h7x' +
  '1W4-5]1^3_4}2;christmas and:h6;chro-:m3G6/1@2}1;chronic:m3G6/1@3;chuc-:r4}4;chun:y1R2T5}1;chur-:b1f5i1s4w3z1A1D3' +
  'F2J3K2S3T1Z1!1#3&2)1+1,1.1^2{2}3;church:b1f5i1s4w3z1A1D3F2J3K2S3T1Z1!1#3&2)1+1,1.1^2{2}3;circ-:p4A3E1J5K2Q1#2%3|' +
  '1;circle:K3Q1#2%3|2;citi-:l3A3+2/3@5;citizens:A3}2;city:a3e2I3J4N4U2W2>4^4}3;civi-:S1U4Y2Z5!3}2;civilian:S2U3Y1!' +
  '4}2;civilians:U2Y2Z5|1;clai-:n2t3O3,6<9_1}2;claim:n3t4,6<5_2}4;claims:O4,3<2}2;clam-:K4}2;clamped:}4;clas-:a4b5c' +
  '4d5e4f5h3i4m7r5s3u1y1z2A1B4C2D1E1F4G2N1Q4R1T4U3V4W4X3Y2Z1$3%2/4>3?2;class:a5b3c2d2e4f2h3i3m3r3s3t2v3w2x2y2z1A1B2' +
  'C1E4F3G1I2L1N2Q3R1T1V1W3X2Y1Z3$1%2*1+2,2/1>3?3}1;class and:y3C2D3E2Q2$1+1-4?2_3}1;class at:a6b5d1i1m2n2u3I3K1<3;' +
  'class for:c4f1m1s3t1A1B4C7F6R2U2V1W5Z4$2%5)1-1?3^1}1;class i:a1d2e2f3u3y3z2F3I1L4W1X3$3@1[1|3}2;class in:c1d2h6t' +
  '3B2E3X2>2}4;class is:b1c6f1g4u1v2z2C4E3F3I4K2N4Q3R5V3Y2%2.1>1@3{1|1;class of:a2c6h5t1A3B1C1W2X3%2;class on:a2f9h' +
  '5s3F3N1/2>3}2;class or:h2j4s5x3y3z1A4E4K2Q1U2V3[3}5;class that:a2b2e2r1t4D2F1L4T2U2V5}6;class what:a1d3m2r3v3C2S' +
  '3>3;class with:a2f2m4v3B2C3E1F5G2H2K3W1X5$1+1}1;classes:a2b4c4d5e1f5h2i2j4m3r4s1u2z2A2B5C3D1F2G2J2P1Q3T5U6V4W3X2' +
  'Y1!1$3%1&4*1-2/5<1=3>1;classes for:d2f1z4B2C6F4-2}2;classmates:D7%3;clau-:o2Q5;clea-:d2x3G5I2L6O6U1Y6+2=8}3;clea' +
  'n:t2x4F2L8O1=6}4;cleaner:=5}1;cleaning:#1=5}4;cleans:f2l3}4;clear:d4k1G2Y4}1;clearance:G6O5+3;cleared:a2q3G1O5U3' +
  ';clev-:C1X2@3;clever:C1X2@3;clic-:j2s2t5[2^3_4{2}4;click:j3s2t3[3^3{3;clicked:b1t4_4;clicks:G1<1}3;clie-:l1q1u2y' +
  '3B1E4K3L1!6#2$3-1.2}1;client:d1q1u2y2!6$3-1}3;clients:l1y1B2E4K4L1#4.2;clim-:a2h4y2z1B2H8P1,3}1;climb:y2H9I1P2;c' +
  'limbing:a3h4z2,3}4;clin-:a2e4v2Z2#5)6}3;clinic:a2e4t1Z2#5)6}2;clip:m7X2?7;clip-:m3x4E2?1;clips:m3x4E2?1;cloc-:a2' +
  'c2d3e4g2i2q4u3z3I2K1N3;clock:a2c2d3e4g2i2q4u3z3I2K1N3;clos-:a1d5f4g8h8p3s2x1E3G3H1I5J3K2L3R2U2V2!4#3$1%3>2^1}1;c' +
  'lose:d4f1g4h4p1G3H3I3J3K1L2O1Q3U4V2!5=3>4?1}2;close by:H4I1K1=3}6;close protection:a4O3R5!7=4;close to:a4B3I1J4K' +
  '6L5;closed:f3g6h6p3s3t2u2x2D3E4G1L4V3#4$2%5,1/2^3{1}1;closer:p4I2J5;closes:d6f3g3h1A3}2;closest:a3I5J1K4R5Z2;clo' +
  'sing:g4h4#3}1;clot-:w12x2L6P2V3#2?2]2_1;clothes:w10x2L6V3#2?2]2_1;clothing:w6;clow-:v2.3}3;clown:v2.3}3;club:i5j' +
  '3k2n1p5x1A1E1F6I3J1O2P3R1T1U1W1Y2Z5%7*4,2.2?2}3;club in:C3J4R4V1W1)3^2}2;club-:h1l3y2T4V3#3$2%2-4<2=2;clubs:h2l3' +
  'y3T4V3%3<2=2;clue:z7R4T3Z4;clum-:z7R2;clumsy:z6R2;co:J3,1^4;coac-:v2x1z2E2G1M1N9O9P2Q4W3Z1$6%3)1/6=8?2[2]1}3;coa' +
  'ch:r1v3x1z2B1E3F4H1M3N6O6P1Q5U1W3$5%4)1/2=4?3[3]3|1}4;coach come:D1N3Q4#2$5}2;coach for:n4F1N4Q3$2%6;coach have:' +
  'F3O1Q2}4;coach in:E1N2Q1W5=3?3;coach to:Q5$5%3;coaches:c3h3D4G3N7O7P2Y1Z2#3)1,1/1=5@3}1;coaching:N3W4$6/6=6;coas' +
  '-:h4q4r1;coast:h4q4r1;cobr-:B4T4}3;cobra:B4T4}3;code:l5n6w5J3K3M2-1<6{5}4;coff-:c2i4x2E3R1<3}6;coffee:c2i4x2E3R1' +
  '<3}6;coin-:l2n5K5;coins:l2n5K5;cold:t1u4w1x5G6L1}6;coll-:e5g1i3l3o1q1z1H1I2P1S1V1W1Z6#2%5-3<2]1^7{4}2;collar:y3W' +
  '3}2;collarbone:q3G5;colleague:e3o3s3t3z3D4H4N3S3U2V3X2Z3*2-2.2<2]3;colleagues:e6l5t2F2K1Y3#4%6)2-5<2;collect:g4i' +
  '2I3J2]2^7{5}1;collected:}4;collecting:^4}3;collection:^3{2}2;colo-:b2G5P8$4]4_6}2;colour:b2J1P4]1_6}2;colours:P5' +
  ']4}5;comb-:j2z1A1J2K2N2R5T2U8Y1Z2$2)3*2,2/2^1;combat:j4z2A2J2N3O1T3U8Y1Z3$2,2;combination:I2}1;combine:R4)2;come' +
  ':a3c3d3e2f4g3k3l3m7r3s2t4u2v3w2z2B3E5F1G1H2I4J2K1Q3S2V2Z1#5$1)3+1=1]1^4{3|2;come along:u1z4A1E1F4H4)2+3,1;come a' +
  'nd:f2g3j1l2m1p3t5u1E7H2I1W2#4?4;come as:j3m1w6C3F2K3*1|3}1;come back:e2h3k8p1q7s3z1B2F4G2K3M1V1(2/1_1}3;come by:' +
  'g8E3I7K3Q4-2^3|2;come do:d5f3l1r3s2t2B1F2V2#5*3.3|4;come for:a2f5g2i2k4t5G5_2;come from:e1g2k3w3E2J2K3L2N2O2P4Q5' +
  'S7V1*2}1;come i:p4v2A4G2H3I3[5^3;come in:c2e3f2g4h3o4p4r1u1v1w4A1E3H1K2L4U4%3(3-2=4[2]4_1;come is:d3l1m2r3C2F5I1' +
  'L1M4P1Q2X4Y3Z3;come kyk:s4t2E5?2;come off:c4l2w2x9K1}1;come on:a2c3f1g1h3j4r3t2u4I5K1&4,2{3;come once:d3l1m2r1s7' +
  'P4;come out:b1i2t1x4D3G4I3#2$3}2;come to:g4h1j6s1y1z2A4B4D2F4J5N2Q1#6$6%4)3+2,2.4<3|3}1;come train:a4c4d5e4h4G2#' +
  '3;come try:s1t8u3;come with:a1k2w3y2z1A3F1G4H1I4K4L3P1V3$1%2)3+3,2|5;come-:c2h2j3k2l4m2n1o3u2v2y1C1D3E1H2I2K3L4P' +
  '2Q3S3U4X1$1%1*1,2>1@1^3_4;comes:c2h2j3k2l4m2n1o3u2v2y1C1D3E1H2I2K3L4P2Q3S3U4X1$1%1*1,2>1@1^3}1;comes home:f2y4D6' +
  'S1&2;comf-:w3E4F3O6;comfortable:E4F4O5;comi-:a2d2h3l2p3q2r1t2u1v4w1z1F1G1I2J1K1L2R2(4)4*2,2-3/2<3[2{4|4;coming:a' +
  '2d2h3l2p3q2r1t2u1v4w1z1F1G1I2J1K1L2R2(4)4*2,2-3/2<3[2{4|4;coming from:d4i3v2w2y4I3R5*1;coming up:a6h3l3r2F4#2)4.' +
  '2;comm-:d2f1m4o10y4E2I3R3S1W1&1(6)4=2}3;comment:}8;commit:b2m6o8J3)5|2;commitment:o8&5)2;committee:S3#4}4;commit' +
  'ting:o4E4;community:W3)3.1=4}4;commute:d4f3I4R3*2|1;comp:V2}7;comp-:b4j5k1l2n1p3q1r1s5z3J1K1M3R4S2V2Y3#7&2+8/1@3' +
  '^1|1}3;companies:#9@3;company:l3n4o4p1q4F3H3K2N2U1!1#9+1-2=1@1^1|1}2;companys:J3}1;compare:b4j8s3R6X5;comparing:' +
  'b3j7B3&4;compete:y3O4R3}9;competency:Y6+12;competing:}6;competition:z3S1U5V4}7;competitions:S7V3}6;competitors:}' +
  '8;complain:M2}7;complaint:M5}3;complete:b6z7R2Y5&2)3,2=4;completely:f4p7u3z2;complex:l5F4J6K1$6%4*4^5;complicate' +
  'd:z3M2R2}1;complimentary:s9;compulsory:k6r4w3y6P6Z3&4,4;computer:d4k2z3E1M4W2/6=1[3|4;comr-:q3}6;comrades:q3}6;c' +
  'onc-:a1i5l6q1r1y6C1G4J3Y4$4.3;concealed:Y6}2;concentrate:i4C3D2;concentration:i2D1}4;concert:a3r5.3;concession:l' +
  '7;concussion:q2y5G7;cond-:o4s3z3G7T3W2@1}1;condition:z3G7@1;conditioning:T3W3}3;conditions:o4s3G3@1;conf-:g2h2k1' +
  'm2u1w1D8F1H1I1O2R5#4$1(2@6{3}2;conference:m4I3#5;confidence:y2z4D9F3R6$4;confidential:@5;confirm:a3g3h3k2t3H3L1O' +
  '3<1}3;confirmation:u3w3{4}5;confirmed:p2(4{3}5;confused:R4*2}3;cong-:c5l1q3C2?1}3;congo:l3q3C2?2;conn-:M6S3;conn' +
  'ect:M6;cons-:l5o3v3w1A1F2S1U1#1&1,7=4?5@1^2_2}1;consent:,8?5@2;consider:l4=4}1;consumer:o3,2_3}3;cont-:j4m2o8p1q' +
  '3v1x2y6D2G4K1M5U2V4W1X2Z2!6#1/1<4=1?3|1;contact:o2p1v3x3y8G5J2M7R2W3@2}1;contacts:w2}3;content:r3&3/2?5;continue' +
  ':h2p3q2U5V5X5/3>2;contract:g1j3m3o11p3q4K3#3=4}2;control:e2D5G2S3V4Z4!7)2}2;controlled:y5G4;conv-:t4K3!6@4}5;con' +
  'vert:}4;convince:}8;convinced:t6;convoy:!6;cook:d4}6;cook-:a1)4@8}1;cookies:@8;cool:c3d1i3w2C1E1T4-2}6;cool-:p5.' +
  '5_4}2;cooling:p5_4;coor-:z6J5R1W2X1;coordinates:J5;coordination:z6R1W2X2;cop:l2B3<3?3;cope:f2z6A3C4D2F2G6$1;copi' +
  '-:A2C3D3K3,3?3}1;copies:A2C3,3?3}2;cops:l6O2}5;copy:b2o1R3+3@6|10;corn-:a2d1e3l2C1D3E3G1H3J3O1=1[5]2}4;corner:a3' +
  'd1e3l2C1E3F2H3J3O1=1[5]3}3;corp-:d1e2l3J4M2N3W2!3#9,2}1;corporate:d2e2l3J4M2N3W2#8,2;corr-:b1g3u2D4H4J1Q4U3@2}1;' +
  'correct:b2g3u2J1O1Q2U3@4;corridor:D1F2H5;cos:l2p4q3x1B2D2;cosm-:I4W3;cosmo:I4W3;cost:j9k10m5p1q5s9y1F2K4P1#1$8%5' +
  '&8.1<2]8^7|6}3;cost die:s5&3)4|1;cost it:j3k3q3#5%2.3^1}2;cost me:j2k2q4s4&2_2}3;cost n:m2s3P4#4$2]2}1;cost of:j' +
  '3k2m3s2$2&4/2;cost to:k3m1q1s6E3K2P2)3^2;cost-:j5k6p2q2s4K1P3!3$4&3)2^2|2}1;costs:j6k6p2q2s4K2P3$4&3)2^2|2;costu' +
  'me:w1}5;coug-:k3<3}7;cough:k3<3}3;coul-:a2b1c1d2e3f1g2m2n2q2r3t1u3B2E1G2H3M1R1S3T1W1Y1Z1!1#1$2&1(1)2-2.2/1=2?1^1' +
  '_1{1|1;could:a3b1c2d2e3f1g1m2n2q2s1t1u3B2C1E1F1G2H2M1R1S2T1W1Y1!2#1$2&1(1-2.2/1=2?1^1_1|1;could a:a4m2H2L4T3V3Y3' +
  '#2&4@3}1;could he:a2d3f1r1s3y1B1G4H2L4R4W3X2=1_5;could i:a2c2e5f1g3j2l2m4n3p3s4t3y2E3F4G2H3I1P3T1W2!1$5&1+1,1-2/' +
  '1=4?2;could my:a1n1q3r3u4z2B3C4E2U3Y3$3%2(2.1/4=1;could she:f3m1u2B3C5G3H2I2P2T3Y2Z2)2/1;could the:n4o2q3H3I1#2%' +
  '2<1}6;could we:d1f3q4u6E1H3%7-3.2}2;could you:b6g1j2l4t4v4J3M1N3R3S4U1Z3!4#5$1&2(3)1.2=3^4|2}4;couldnt:g2r9z1A4H' +
  '3J1N2S2Y1Z2&3)4{4;coun-:g3h4i2n4o1p4r3s1t4z2A3O1P1Q4!3+2/1<6]1^4_2}1;counsellor:D1E1O3W2(3;count:h1j3k1l1o2q1r4t' +
  '3x2z4A3I2P3Q5+5<5_1}1;count as:k3l2q2r3x1z5A5<1_2;counter:g6n6v2M3!4]4_3;country:h5n1p5r1s3t4M4O4/4}3;counts:b3i' +
  '3A4<5}1;coup-:d1f1j1l7p1r1s1v1y2H3T3U2W1Y4$2%6(2)3-4;couple:d2e1f3j2k2l3p2r2s1v2F3H3R1T4U3Y1$4%3&1?1;couples:l4s' +
  '1y3V2W3Y4%6(3)4;coupon:l5-6;cour-:A1C1F2T3Y5Z6!7&8(8)4*1+4-4/4=2^7{5|1}2;courage:a2t5z3D3}4;courier:g3J1^10_4{9}' +
  '1;couriered:^5;couriers:^4{2}1;course:l1n1r1w1y1A2C2F3J1Q1U1Y5Z6!7&9(7)4*3+5-5/5=2?1[1|1}1;course for:F4U6Y2Z4!1' +
  '#3&3)1}1;course in:n2!1(3)3-1/2}3;course price:&4;course start:F4!4(2;courses:O3T7Y3Z3!2(4)3/1=3;court:e3L5}9;co' +
  'us-:a2h2l4m5t1B1C4T3U2V3!3%3-3=1^2}1;cousin:a2l3m5n1t2B1C1T3U2V3!3%3-3=1^2}1;cousins:h3l2C5%2;cove-:j4w3x4D3K3Y2' +
  'Z4&4)3*5,7<7=2;cover:j3w1x4D2Y2Z4#1&5)3*4,3<4=2;covered:w3x1D2K4)2*4,6-1<5|1;covers:j3k2w1G3,2<2}3;covi-:l4n3r1z' +
  '1D1G6Q2/4}2;covid:l4n3r1z1D1G6Q2/4}2;coz:c3d6l3;cp:!8;cpf:Z4#4;cpo:!12;cpr:O5Z15;crac-:c6f2y3N3*1,4_6}1;crack:c7' +
  'f3*2,1_2}3;cracked:y4G2,3_6;cram-:Q3}6;cras-:G2Z2)7}5;crash:G3)7;crashes:Z3}5;crav:S7U5;craw-:d3i4}6;craz-:c3f2l' +
  '3m3r1s1A3K1Q2$2.3}2;crazy:c3f2l3m3r1A3K1Q2$2.3}2;crea-:s5D3?3[5{1}4;cream:s5D3}1;create:[5;creatine:}7;crec-:c3e' +
  '1A3B1D1#3}5;creche:c3e1A3B1D1#3}5;cred-:m5n3r3O7[1_6}2;credentials:O8[4;credit:n4r5_7|1}3;credited:r1}4;credits:' +
  'm6}1;cree-:F6O3}1;crew:c2e1N3X3#5%5=3}1;cric-:d2f2m3p4q1r4B3F1L1.1}3;cricket:d2f2m3p4q1r4B3F1L1.2}2;crie-:o2y3E2' +
  'P3}3;cried:o3P3}3;cries:y3E2}2;crim-:B2O4S2U3X1+2}7;crime:B4U4X1}5;criminal:O4+3@2}2;cros-:f2m3p3r3z2J4T6W5}1;cr' +
  'oss:r4J4W6}3;crossfit:c1f3m4p4z3Q2R3T6;crow-:c4e2l2v3A3F4G1Q9!3$1]2;crowd:c2e1l2z1A3F4Q5!4$2;crowded:v4Q8;crowds' +
  ':e2G3Q3}3;crus-:G4}2;crush:}7;crut-:H8I2K2;crutches:H7I2K2;cry:j5D1K4O2}4;cryi-:v3D2}4;crying:v3D2}4;cryp-:n6;cr' +
  'ypto:n6;cubi-:L8=4;cubicles:L8;cuff:G5;cup:h3w3x2]5}2;cupb-:w1L7V3W2;cupboard:w3L5V3W2;curi-:s4A2E3T3!3$2&3+3|2}' +
  '1;curious:s4A2E3T3!3$2&3+3|2}1;curr-:b2j5l2(2<2=3[3}3;current:b2j5l2(2<2;cust-:f2M6#2,2_2{1}2;custody:f3,3}3;cus' +
  'tomer:M6;customs:{2}4;cut:l3p2x5A9C2Z2&2.1>6}1;cute:}7;cuts:H2Z2>6]4;cv:M3P4=12;cybe-:l5D4;cyber:l5D1;cycl-:I6K2' +
  'L5R3Z1%2;cycle:I6K3L2;d:v2!3}1;daa:a4c2E3L2)1;daai:b2t3u4U3V3&3,2{2|3}1;daar-:a4d3m4q3r2s2u1w2x3y4D3F3L3P3R2U3Y3' +
  '$1&2,2-2;daardie:r3u2&3;daarna:a4d3q3y2L4P4;daaroor:M2}3;daarvan:s3F4R3$2;daarvoor:m4w3D2U4!1,3-3;dad:f1i1l4n3A2' +
  'B4C2E3H1J1U1W4Y3*1,4-5/1?3[1]2|4}1;dad is:a1A7P3U1X1,2.3|4}2;dadd-:l2C3-3;dads:a2f1n2r2u3E7%2+3.1?2}4;dail-:m4z3' +
  'D2F3S2{1;daily:m4z3D2F3S2{1;dalk:f3p3u2$3)4<1=5;dan:a1c7d5e1f6h2j2l3m4o1p3q2t3C1M2O2R2X4$3%3^1_2|2;danc-:q4r1x1y' +
  '4z1C1R5T2W1X2?4}4;dance:q4r2x2z2X2?4}3;dancer:y4R3T4;dancing:B2C1F1R4}6;dang-:y5B3G2R1S4)1*4}3;danger:B5R3)1*4;d' +
  'angerous:y5G2S5}4;dank-:o2t4]3}4;dankie:o2t4]3}3;dare-:z3L3}1;dark:c2d8H1I2K2R2!1#1*3>11?1}1;dat:i1m3S4,4}1;data' +
  ':t1M2/1@14}1;date:a5b2h1m1t2u8A2L6P8Z4(11)5-2@2}1;date for:a3t5P5(5;date-:a6b4h2u3M1P3Y3(6)3}1;dates:a6b4h2u3M1P' +
  '3Y3(6)3}1;dati-:R3?4}4;dating:R3?4}4;datu-:u2P3(7;datum:u2P2(6;daug-:f3i1j1l1o1p1r1s2t1u2w2x1B5C4D3F5G1H1O1P2S2U' +
  '1W2$1%1&1)4,1.4=1?2;daughter:a2b1f2i1j2l1m1o2p2q1r1s1t2w2x1y1B4C3D3E1F3G2N1O2P1S3U1W2$4&2)4,1=1>1?1]1_1;daughter' +
  ' has:b2d3l2q1u2v1w3z4G1K3P3$2;daughter in:b3j3H2I1J2R4T2<2=2}4;daughter is:k3l2m2p2z3A5C2D3E4G3H3I1K2P2T3W1&1)3=' +
  '5>2]3;daughter of:a3j3t1w3y2C3F2Y3&1)3*3+1=1?3;daughter wants:B3E1R2S3V3W5$1.2}5;daughters:f2h3k1s2u3v2B3C2D1F5H' +
  '2M2P2%6-1.5/1?3@3^2;dawn:c10f2;day:a6b4c5d6e7f5g4h10m4r4u6v6w1C1F2P4Y1#5(2)9,1-2.5^4{2}1;day and:a4b1c3d3e1h3z3Q' +
  '2V4,2{4;day at:a3b2d2D2E3#2}5;day can:a3c2d1h2n3r1u3G1,3^5;day do:a2e3r4v1F2P4V1(3)1^3}2;day for:e1h2r3u5F3P4#3)' +
  '5?1{4;day i:d3f2h3k2m3o4u2D4P2-2}1;day is:a1c3d1f3h2t2u1B2C1D2F2G1M2U3X3-4}4;day of:d2h8j2n3p4u1v2#1(6.1;day one' +
  ':j1k6v8w6y6F3,3;day or:c2e3f3g8h1v3w2#3^2;days:a6b10c4d4e3f6g2h4m3p5q1r8t2B2F2G1Y4$2%3&3)8.3/1^6_3{6;days and:a1' +
  'b7m3r1G2$4{2;days are:b3c2d4f2h1F2G4=3;days do:a4b6c2q3B3.3_5;days is:a2b3e3f2g4m3q1&4}1;dayt-:c3d5;daytime:c3d5' +
  ';de:d5e5X2#3*3;dead:c5e5f2o3y3G3]2}4;dead-:c1e1r3(3}4;deaf:G9H9I3M1O2R2&1;deal:l11m4t1x2D4F3O2S2*4<1=3?2|2;deal ' +
  'with:x3D5F4G2O2S3#1*5<2?3|3;deal-:j3l7s3t3#1)1*2;dealing:#2)3*3;deals:j3l7t3;dear:c1f2p1t3D3F2J4K1M2O4S4T3$1;deb' +
  'i-:h2k5m4n7o3p4q3s1}6;debit:h3k5m4n7o2p6q4}3;debit order:k2m4n4o3p5s1}1;debited:s3}6;debits:}5;debt:n3o1}5;dec:h' +
  '5q3C1;dece-:b4h6o3q6r3C1L1P6Q1V2$1(5)3=3]2{1}2;december:b4h6o3q6r3C1P3Q1V2(5)3=4{1}2;decent:L3P4Y2$3]5}1;deci-:b' +
  '3g2m2o1p2s4t1y2E7L2M2P3R6U2%3(2+2;decide:b4g3o2p2s5y2E1R6$1(2+2;decided:p3t3z3U3;decides:s2E4L3M3P4%4}2;deciding' +
  ':m4E7}2;decl-:h5p3,7}1;declared:h5;declined:p3}5;dedu-:n1p4r5#3}3;deduct:n2r5;deductible:#3}3;deel:j2U4Z2%2*5+3}' +
  '1;deel-:y4G2,2=3;deep:j7q3v5)4;defe-:a2j1r1A1B3D2F2G1H1R1S4U5Y5!2&3)1*8/1_1}3;defence:a3r3A2U2Y3!2&2)2*6/2}1;def' +
  'end:j2A3B1C1D4F3G2H2P1R3S3U4&2*2}2;defend myself:j3z1A1F1G3P2R4S3U3&4}2;defending:S4*6;defensive:Y5!3;defi-:Z5_2' +
  '}4;degr-:O4}4;degree:O4}3;dela-:u6B2{5}1;delayed:u4{3}4;dele-:#5@9}2;delete:@6}3;deleted:@7[2;deli-:g1J3U2*3^10{' +
  '8}2;delivery:g1*3^10{8}2;delivery to:^1}3;demo:s4t3K2N2)3,2.8;demo-:#3.9;demonstration:#1.8;dent-:a3u3w1y2<1>3}4' +
  ';dentist:a3u3w1y2<1>3}4;depa-:e1n1o1M1O1Z4#5%1@2;department:e1n1o1M1O1Z4#4%1@2;depe-:h5i3I3;depl-:q4(3;depo-:k9s' +
  '4#3&4{3}1;deposit:k9s4&4}4;desc-:v7H3J1R2S4_4;describe:v7H3J1S2;desi-:#3}7;design:#3}5;desk:c3e4g6i2n5v1z3K2M2R3' +
  'U1*2-2=4]3^3_3}2;deta-:n2s4t2v3B3G4K2M4&3,2-1@6[1}1;details:n3s4t2B3M4&4,2-1@6[1}2;dete-:u2D3!3?4}4;detention:u2' +
  'D3;deur:e3g3m2x3H1K5M3/2>3}2;deur-:g4m3H4R2;deve-:w2B3S5}2;di:b3d5i3l4r2x4A3B2C2O2Q2T4!3&4)3-2/1<2@2]3_2;diab-:i' +
  '3G10<1;diabetes:G5<1}1;diabetic:i3G7;diag-:G7@2;dial:M7/4;diar-:b3e3i5J3(3;diary:b1e3i5J3(2;dibe-:&4}3;did:a2b2i' +
  '2k1r2s1y1z8O7R2S2T2U4V2X3Y1Z1(2*2[3_2{9|3}7;did he:N5O1}3;did i:a5o2r4A2(1,2[3_1}5;did it:d3D2S3T3X2Y4(4{4|4;did' +
  ' my:s4{5}7;did the:b5k4r1t1O8@2[5{4}3;did you:D2H3J4@1{6}6;didn-:a3r6u3G1H3S2Z1.3?2@2[1_4|2}2;didnt:a3r6u3G1H3S2' +
  'Z1.3?2@2[1_4|2}2;die:a2b3c1d3f1g1h5k1n1r2s1u2x2z1A2B1D1E1H2I2K2L1N4O3Q3#2&4(4)3*1+3,2<2>2?1[4^2_4|3}1;die class:' +
  'b1h1i2r2w3x6y3z2E3L4N3Q1*4>2?1^3}3;die coach:E3F5O3}4;die course:k3r4&4(3+1}1;die first:a4k1s3v5w2H4,3;die huis:' +
  'c3d3h2l2$2)3/6?4]3;die kids:a4b2c4d2f2h3i2j4p4w1y1L3P5,2=3}1;die mat:c4i2v3x3A4E3F3Q3?1;die next:a1P3(3)2;die sk' +
  'ool:c3D4I3}2;die trial:s3t2u2v5;died:l2r3u1}6;diep-:I5}2;diepsloot:I5}2;dies:>2}3;dies-:a3j2B4C1N3%1>2;dieselfde' +
  ':a3j2B4C1N3%1;diet:}5;diet-:x6G2}1;dieta:x6;dietician:G3}6;dife:b3I1T7;diff-:b2g1h3j5r1s1u3z4B3D4F1J2N4R6S3T1&2.' +
  '1[1^1_4|1}1;differ:R5$3&4_2;difference:j4B2D3R3S4&1.3_2}2;difference between:j2B3R3&3}1;different:b3g2h4r1s2u3B4' +
  'F2J3N4R3S6T2#1[2^2_2|2}2;difficult:p2z6D4H1;digi-:M6/7^4_4|6;digital:/7^5_4|5;dikg-:o4q2G4;dikgwedi:o4q2G4;dikl-' +
  ':b3c2d1f5B3F2Q3T2/1>3;diklase:b3c2d1f5B3F2Q3T2/1>3;dile-:w2A5C4V3;dilemo:w2A5C4V3;dina-:b6x3;dinako:b6;dine-:n4?' +
  '7;dinepe:?7;ding:S4X3&3;ding-:A4C3;dingwaga:A4C3;dink:z3K4R1}7;dinn-:d7e1i3u2L3}3;dinner:d7e1i3u2L3}3;dint-:T2<2' +
  '@6;dintlha:<2@6;dipl-:O5P4U3;dira:b3p4v3>3[4;dira-:r4v2;diragala:r4v2;dire-:c2e1n2p1v2I3J5K2L4!3#3.3<4[1^2;direc' +
  't:p3I1!3[2;directions:I3J5K3O1#4;directly:n2L1M2<4^3;director:c3e2}5;dirt-:S2U4X4}3;dirty:S2U4X4}3;dis:d4h2l3u3v' +
  '3D2G3X3#2+3-3_3}2;disa-:h2z1G6H7K4N1Q2)2*9=1}2;disability:j3l3G5H2M1=2;disabled:G2H8K5O2;disappointed:}7;disarm:' +
  ')3*6;disarms:*6;disc:l5q1G7K2}1;disc-:j1l8p6v2B3D7G6I1R4T4$2,7<9@2|2}1;discipline:B6D10R7;disciplines:b3T8;discl' +
  'aimer:,9;discontinue:p8;discount:j3l12K2%2|4}4;discovery:l4I3<9@4;discuss:v4M5}4;dish-:L7;disi-:}7;disinfect:}5;' +
  'disl-:G6O4;dislocated:G3}1;disp-:l4.2^6{3;dispatch:^6{2;dist-:f2E2G3H2I5J3$2/6;distance:f2G3I5/6;dite-:H6W6;dith' +
  '-:c4T3X5Y5)3+2^2;ditl-:b1c2f1x6B3F2<2]2;ditlelase:b1c3f2B3<2;divi-:B2C5%1/5;divo-:b2f1l1p5B2D2E2F1T1W1&2-5.3=1?2' +
  '@2]2;divorce:b3l2p5D2T3W2&3.3?3@3]3;divorced:f2j3p2B5E3F2.1=3}3;dizz-:b2G3}1;dizzy:b2G3}1;djul-:g3n1J4M2T4V4Y1Z1' +
  '#3(2*2,1>1?1]3^3;djulle:g3n1J4M2T4V4Y1Z1#3(2*2,1>1?1]3^3;dlam-:v4{3;dlamini:v4{3;dm:M7;do:f2j1l1r2v3y3z1B1L1P2Q1' +
  'U1&1)1*1+2,1.3/1;do a:c2e4h3i2m5n3s6z2F2G1O1P3#3%3)6,1.3/2}2;do about:p4q3x2z3D2*1_3}4;do anything:c1e3f2l3z2A4B' +
  '2C1D3E3G2H2=4;do at:d2v3B4C5G5P2T6U3Z2.4/5;do bjj:a4d4f1l1z2A4C1E2F4G4Q3W2}2;do boxing:a1i3j2y1z1B3F3G2P2T3W5%2&' +
  '2}4;do for:c4l2m4B1D6F1H3P5#2.4/4_3;do i:i3j1n1o3p3q3r2s4t4v3w5x2z1C1E2I2J4K3L1M3P1Q1Y2&5)2+2,3-1=2[4_2|3;do if:' +
  'D2G3O1U3Z4*5}3;do in:v4x2B4G3R1S6T2X3#3)1*3>3}3;do it:a3e1m2n1p3r4y1z7B2F3I2P4U3V7W4X1Y2!5#3$7&2+2,5/7?1[3;do ki' +
  'ds:h6j3k1o4y1B4D4L3P2.1}2;do krav:a3c1e2y2z2A2B4C3G4S1U7#4.1;do members:j2K2L4$3)4/2[2]2|2}3;do my:h4i4k2t1u1x2y' +
  '2L5N4P3,5.2<1>1[3;do on:f3t3v3B4D1O2V4Y5;do one:m2o4s2z5C3R6)4;do people:c3e4f1j1l4y1z1A3I3K2L6P1R1S4*2?2}2;do s' +
  'omething:c2f6l3p3q3z3C1D5F2R1#5(3.5/1=2}2;do that:j1k4n1o1q4r2x1A2B4D2F1N3P1U4V3W4X1Y4$3)1+2-2.1/2@2^1_1;do the:' +
  'a6d2e1f5h2i1m3r1s1t1u2w3x2y2A1B2F2G3I3J1L3P2V2X1&3(5+3,3/1}1;do there:v1B5C2E3T7;do they:a2r4v4y5z2B2E3F1K2L4O4S' +
  '2!2$1(3-2.3<6]5^3}1;do this:n3t3z7A5G4O1V4%1<1?2;do those:a2j3n3x1H3S2Z2#3$1)5*3-2?2}1;do to:j1p3q2t6=4@3;do we:' +
  'h2i4k1l2p4q3r5s1t4v6w3x5y5E3F1J4K2M3P3Q4R2$2%1&3)1*5+3,2>4?2[5;do what:A4F1U4V5X4Z3&4*6;do when:v6B2D1U4V2Z3%1)1' +
  '*4>1}1;do with:c2f3o2q6v5C6F1G3X3Z3#3*3?2@9_3}2;do women:j2w3A4F5}4;do you:d2f2g1h2k2m2n1o1r1s2y1B1D1F1P2Q1S1T1V' +
  '1W1X1Y2#1$1)2*2.1/2<1=1>1?1@4^2|1;do your:d2f4h1m2A1B5D5G2I1K4O4Y1)1*3+2-2<1]2^5;doab-:j3z1I3#4.1<2;doable:j3z1I' +
  '3#4.1<2;doc:i3G6<1}3;doce:X6;doct-:c1e1o1p3q6G7M1U2W3Z3<4_1}4;doctor:c1e1o1p4q4t1C1G6R1U2W3Z1<4_1}3;doctor says:' +
  'c3p6q3t3G1W4;doctors:q4v1G4M2Z3}3;docu-:g2M4U2+6,5?1}2;document:g2+3,5}1;documentary:U2X1?1}3;documents:M4+5;dod' +
  'g-:G4P4}3;dodgy:G4P4;does:a1h2i4j1k1l2n1o2q2r1s1v4w1y3A2F2K2P2S4V2%1&1(1+3,2-1<4>3@2^1|2}2;does a:b5i2p1v4w1A3B4' +
  'G3H1L4P5R1$2&2(5)4+1,1-2.3[2]4^1_4}2;does anyone:c3e1f2v3y1A3H1M1Q2X3/4<1@2}1;does bjj:a2d2i2y3N1R3V3}4;does he:' +
  'l4m3o1r2v3w4y6z3C4H2L2M3N3O2P1$2-1;does it:a1b1f2h1i3j1k1l4o4p1q1r3s2t2v1z2D3E4G1I2K2N1P1Q1R1S4X1Y1%3(5*2+3.1>2@' +
  '1[1{1|3;does krav:a1c1N3R1S5U3*3<2>4}2;does my:a4h1n1q3s2w4x3y2z1G2K2L2P5)1+4,3<1?1@2[4}1;does one:b1i2j3o4p4q2t' +
  '4u1w5x3z5A2H1K4M3Q1S5!1.2=6?2[2^2|3;does she:a3f1h2j5r1w5C5F5H1I4M1O2*2+4,2-4;does that:a2d3f4h3i4k2l3m5n4o1p1q4' +
  'r2s2v1y2z6A3C2D2G3O3S2!1$6&5(4+2<1@2_1{3;does the:d2g3h1i1j2n2o3s4v1D1F3H3K4N3O2Q1S2V3Z2#2$1%2&1+3,3-2>3@1^3|4}1' +
  ';does your:b1c2d4e3g1l3n5s3x2D3G2J2T1U1V2W4X3Y2!4#4)1*4,1-2=3>1@2]3|1;does-:a3e1g2m2p3r2u2w1x1y2z1A1D3E3G3I3J3M1' +
  'Q1R4V2$3)1-2[1^2_4}2;doesnt:a3e1g2m2p3r2u2w1x1y2z1A1D3E3G3I3J3M1Q1R4V2$3)1-2[1^2_4}2;doesnt want:p2y5A3E4F3$4)4>' +
  '2?3@3_1;dog:i1H6!1*3]4{2}7;dogs:e4w1C3D3#3[4}7;dogt-:B5C5.3;doin-:c2l4m3q3v1z1B1C2E2N5O4V3X3)2/1@3}3;doing:c2l4m' +
  '3q3v1z1B1C2E2N5O4V3X3)2/1@3}3;dojo:d2f2i3k1o2s3v2w3x3y4z4B1E2H1J6Q2T3)3.2/5;dokt-:G7}2;dokter:G4}3;doll-:n5|2}6;' +
  'dollar:}6;dollars:n6|3;dome-:f3l3n3A1I3Z2@3}2;domestic:f3l3n3A1I3Z2@3}2;dona-:G3-4}6;donate:-4}4;donation:}3;don' +
  'e:a2d2e2i9j1p7x1y2z8H3K1M2O2R3W1X1!2#2)2+2.3/4=1[2;donk-:>6{3}1;donker:>6}1;dont:d2f4m3n2o3q2r2s2u1w2x1y4E2F2G2H' +
  '1I4J1K2L2Q1R3U3$1&2+3>1?2@3]2_5}1;dont have:f4j1n5q2t4w1I5K3P3R3)2+3/2>3]6;dont know:b1h1o3t4v4z4D2F1G3H2J4R6S3T' +
  '2X3Y2-3[4;dont like:c2e2g2m4p4s3x4y2L1M4Q2R1$1,3@1}2;dont want:k2m5o3q4v2w3x1y4z3A3B1E1F4G3K6U3$1(2/1?3@6^1_3;do' +
  'or:g4k1m4s2t2v5x2A1F1H7J2K2!6(1+4,3<1=1@2[3^7;door-:g4D4E4F1H4!7>2^3;doors:g4E5F1H4%1>3}1;doub-:e1j3l2r5w3C1H3K5' +
  'M1X6$2;double:e1j3l2r5H3K5M2X6$1}2;down:d5h3k4l5o5r3t3u4v4z1D1F2G3J2P2V5W3Z2)3*6>3?2]3}3;down for:h4l1t5u4F4(3)3' +
  ';down the:e2j2m4n2r3u1z6B1D2?3]3;down-:w1E2,1/5@3_1|4}4;downgrade:}6;download:,2/1@3_2{1|3}2;downloadable:/5|3;d' +
  'ra:r2w4x6y2G4,4}1;drag:l4E2}3;drag-:C2V3*2}3;drai-:m4r3}3;drain:m4r3}3;dram-:r5G4}1;draw:n3A3D2Y8]3;drc:q8!2;dre' +
  'a-:l2v1x5z1A1G1K1S1T4!5?3;dreads:v2x5z3;dream:G3!6;dres-:a3w8L7.1]3;dress:w5L1.2]4}1;dressed:a4L8;dressing:L5;dr' +
  'ic-:W3}5;dricus:W3}5;drie:l5q3u3%7&3{3}1;dril-:v4x3y5F1O2X3Y3!6#3)2*4/2=1?3|3;drill:v5y3O3#4=3;drills:x4y2F1X3Y3' +
  '!6)3*5/2?3|3;drin-:w5x2G3L1#4.1@3]1}5;drink:w4x3G3@3]3}4;drinks:w3#4.1}6;drip-:}5;driv-:b2c4f1g4p2r1E4F2I5J6K5L2' +
  'U2Z2!9#3)2*2=1>4^1}2;drive:c5f2p3q2r1u2v1z2I6J2K3L3U2Z3!1)3/4}2;driver:a2e2g4i4m2E3F2H2J6K1U3Z2!6=2^2{2;drivers:' +
  'l3E3!5#6)1^3}2;drives:b5E1F3K4}3;driveway:r4*5;driving:c3g1h3p2B2I3K3!5>5}2;dron-:?4}2;drone:?4}2;drop:a3c4g5i3l' +
  '1m9r1s2E8I6J5K6M2%1&2)1,2=1^7;drop in:a4d2g1j1k3m10r1s4&3,2;drop off:c4g5i2E4I2K4%4=4^2;drop-:a2c5m7o1q2u1v1C1E3' +
  'H4I3J3K2%3,3>2^3{2;dropped:a1c3o2u2B1H5I4J1>1^4{2;dropping:a1c4q3z2E4J2K3,3;drops:a1c3v3C3E2G2I2J3K2%4,2>3;drov-' +
  ':g3J2K2T3>4}1;drove:g3J2K2T3>4}1;drow-:H4Q2;drum:R3X3;drum-:o3X3}4;drun-:z1O3R1U2#4*4}2;drunk:z1O3R1U2#4*4}2;dry' +
  ':a4G3L2Y6}2;drye-:L2}6;dryer:L5;du:!4{2}1;duba-:o2p2q2F3V2,3/4^2}2;dubai:o2p2q2F3V2,3/4^2}2;due:q3E3>3{5}1;duel-' +
  ':m4n3q4s5K3<4;duela:m2n3q4<4;dula:E7/4;dume-:x4E2F1G1}2;dumelletswe:x5E3G2;dumm-:S4+1[4]3}3;dummy:+1[4]3}1;dura-' +
  ':i10o3;duration:i10o3;durb-:h1m3p3r1z1C1E1J4U3V1#1,2/2=1^5_2{1}1;durban:h1m3p3r1z1C1E1J4U3V1#1,2/2=1^5_2{1}1;dur' +
  'i-:c2d2e3g4o1x5C1E3K4L5V1$2&4,5/3>4?4^2}1;during:c2d2e3g4o1x5C1E3K4L5V1$2&4,5/3>4?4^2}1;during class:x4K5L5,3}2;' +
  'during the:c2d5f2g2h2x1C3E1G1H2K1L3P1$3&4,1>1?4^3;dust:G1L4Y2{4;duty:a3d1p1q1r2u1E3=2]4^2}1;dvd:/7;dyin-:a3t5P2V' +
  '3/2}1;dying:a3t5P2V3/2}1;dysp-:z3G7;e:a1b1c1d1f1i4k2m1o4r2s1u3z2A1B1C1H1I3K1M4P2Q1S4V2Y1#1$1&1(4)1*1-2/5<4>2^5_4' +
  '{5|6;ea:a3s4;each:a1b6i1j4k5m6n4o3r3w1y5A4C1N3P2Q6R3%3,2[5|3;each other:a4b3r1v1y7C2Q3#2%3}1;each time:i2m8N4}2;' +
  'ear:w5x3G4M2O3]3}1;earl-:a6c11f1g6l3p5q2u1v4z1A3C2G2$3>2}1;earlier:a5c7d3q3v2;earliest:a3c6g6A3;early:a1c7f2g4l3' +
  'p5r1u2v4z1A1C2E1G3N1P1Q1$4(1>2}1;earn:f4j2l7y5P2<6=7}2;earn-:y2C3O3}1;earp-:x3!5*2;earr-:x8}1;earrings:x8;ears:w' +
  '2x8G5@2_1}1;easi-:p3t4y3z2H3I2J3R6$2;easier:p3H1R4$3;easiest:t4I3R5;easily:y3z3G1H3J4}3;east:I4J8W1^4;east-:h10o' +
  '3q2(3}1;easter:h10o3(3}2;easy:p5y6F5G4H4I6K4}1;eat:d2e6i4l4r3z1D2G3&1}10;eati-:e7=3}3;eating:e7=3}3;eats:c4f4D2>' +
  '2}3;ebha-:J1}6;eboe-:|7;eboek:|7;eboo-:U2W2-1/2@3^1_3{3|10}2;ebook:U2W2-1/2@3^1_3{3|10}2;ebuc-:n5<5;ebucks:n5<5;' +
  'ebus-:c4d3g3y6K5R1;ebusuku:c4d3g3K5R1;ebusweni:y6;ecze-:G7;eczema:G7;eduz-:e4I2}1;eduze:e4I2}1;eend-:E4)4;eenm-:' +
  'k5m3)5;eers:a3d5j1k3s6v3z5E4$3(1}1;eers-:a3Z7}1;eet:e4h3}8;efe:g2C1I2J5M3R9T4;effe-:p1R3S3U3;eft:n13{3}1;egg:z2+' +
  '2}4;eggs:R4}5;ego:y5}1;egol-:m3o2J2}1;egoli:m3o2J2}1;eid:h7u1;eie:w6K2$4%7+6,2/4[4;eien-:N2}2;eienaar:N2}2;eigh-' +
  ':a3c4d5f2g2i5l2m2o1q2v1A1C6I1M2P4Q2R1W4#1%1.5>2;eight:a3c4d6f2g2i5l2m2o2q2v1C7I1M2P2Q3W2!1#1%1.3>3;eint-:J3S3W4}' +
  '1;eintlik:J3S3W4}1;eish:a3l4q2r5u1z3}5;eith-:r2W3{2}2;either:r2W3{2}2;ekha-:b4l3q1E1$3&1/5^4;ekhaya:b4l3q1E1$3&1' +
  '/5^4;ekil-:y4D3Q3?1;ekilasini:y4D3Q3?1;ekla-:Q4?3}2;eklasini:Q4?3}2;eksa-:b2q5r1P5;elan-:a4r3P2(4)5;elandelayo:a' +
  '4r3P2(4)5;elbo-:w3G4Q5T3*6]4_2;elbow:w3G6Q3R1*3]4;elbows:Q3T4*5_3}1;elde-:j2s1A5B3C5H2/3]3|1;elderly:A6/3|1;elde' +
  'st:j3s2C5E1H2;elec-:h5n2u2H2K2,4>6|5}4;election:h7;electric:u3H3K2}2;electricity:>7}3;electronic:n3|6;elev-:c4e3' +
  'f1g5l1y2C8D2H7#1;elevator:H7;eleven:c5e4f1g5l1y2C9D2!1;elil-:a5m4u2P3Q1$4;elilandelayo:a5P4;elilodwa:m4u3Q2$4;el' +
  'im-:O4P4Z4(1;elin-:b4i2I1P1Q2%6}1;elingakanani:i4I1P2}1;elis-:C2P3.3}2;eliz-:a4J3^3;elke:c3f2j3n7y2D5O4P2;elke-:' +
  'k3w2C2$3;elkeen:k3w2C2$3;else:e2f4k5m2n3q2r1u3v2w2z3F3I3K2P1T5W1Y2$3%5+3-4?4@3[2]4^3}1;else-:o2r3F3J4O3P3U3V3-2]' +
  '3}3;elses:-2}8;elsewhere:m1o2r3F3J4O3P3U3V3]4;emai-:p5t1M7,1-4/1=3@4[4{3|4}1;email:p5t1M8,1-3/1=3@4[4{3|4}2;emai' +
  'led:-3^3|1;emak-:?3^4}3;emba-:n4q1z6C2D1E2G2!1#5}5;embarrassed:z5C3;embarrassing:z4D2E2G3}2;embassy:n4q2!3#5}1;e' +
  'mbr-:}6;embroider:}5;emer-:l3M3Z6,3}3;emergency:l3M3Z6,3}3;emig-:o2p6/3^3;emigrate:o2p1}4;emigrated:/4^4;emigrat' +
  'ing:p6;emin-:e7i6o3A4C3O5P4;emingaki:i4A4O5P4;emingaphi:i5o4A3;emini:e8;emis-:p4q3K3}1;emisa:p4q4K3;emny-:v4H3}2' +
  ';emnyango:v4H3}1;empl-:e1n3q1Z1#8,1<2=9@3|3;employ:=8;employee:#5<3;employees:l2#8&1,3@3|3;employer:g1n4q2t1Z3!3' +
  '#3<1@2}1;empt-:c1f2l3w3K3Q7R1U2X1}4;empty:c3f3l3w3K3Q3R1U2X2}4;emse-:a1c3d4h1L4R1#4;emsebenzini:a1c3d4h1L4R1#4;e' +
  'mva:a3d5h4i4B3L5;emzi-:q3z4R4;end:d5f4h1i9l2m1n1p9r3v4w1A2P3Y3#4$1&7.2@3}1;end it:p10;end of:d4f3j3l4o3p3y4C2Y3&' +
  '2(1-1.4;ende-:f3p5q2u3=4}2;ended:f3p5q2u3=4}2;endi-:i4p4r4*3^2_4{4;ending:i5p5;ends:c1d4e1i6l2o4p2q3I5U2=3}1;ene' +
  'r-:a3c3B6C5O2R3#3;energy:a3B5C5O2R3}2;eng:a3d2j1r3v4w8B1I1R7S5T4&3>2@2;enga-:x3A6-3_3{3}2;engc-:l2R6;engcono:l2R' +
  '6;enge-:d1J1[3^3|3}3;engi-:k3r5s3u3w4M2R4T2#2*1?2@3^2_5|4;engl-:z3M3N2S2W2,1=2?2|4}2;english:z3M3N2S2W2,1=2|4}2;' +
  'enig-:c2e3k3l3o3t1w1y2F4O3)3=1{3;enige:c2e3k3l3o4t1w2z1O2)3=5{3;enigste:u2F5;enik-:B3R4S3)1;enin-:l2T8}1;enjo-:p' +
  '2s2R4}2;enjoy:R4}2;enke-:m5q3F2G4;enko-:}5;enkosi:}5;enou-:d2e1i2j1p3s1v3w3z2A2C3H4I1J2K3O2P2Q3R1V2#1&2+4,2/2|1}' +
  '1;enough:d2e1i2j1p3s1v3w3z2A2C3H4I1J2K3O2P2Q3R1V2#1&2+4,2/2|1}1;enough for:c3d4e3j3m3s2w3z5C3H3Q1R3&2+2,1]2;enou' +
  'gh to:c1m3s1G2I3J3O4P5&1+1/1}4;enqu-:g3M4Q2U3Y1#3;enquire:g3M4Q2Y1;enro-:k9t8A1C3E1O2!3&5;enrol:k2t5A2C3E2O3Q3!3' +
  '&5;enrolled:k2B1}4;enrolling:k4B3;enrolment:k6t3;ente-:H1#4(4,3.8[7;enter:H2(4,4[7}5;entertain:.6;enti-:b3l3q3z3' +
  'E2Q2;entire:b3l3q3z3E2Q2;entr-:k4m3v5z3H7I1J4K3+2,1.2;entrance:k1v5E1H7I1J4K4.2;entry:j1k4m4z4H2+2,2;enu:b2g4i2j' +
  '3D3N3Q2T5]3;enve-:n3-6;envelope:n3-6;envi-:F3!5#1;environment:F3!3#1;enye:m6n4o2q2u2Q2(2;epha-:l5n2A4;epil-:G10+' +
  '2;epilepsy:G7+2;epileptic:G5;epos:M8-2;equi-:w8&3]6_3;equipment:w8&3]6_3;eras-:@8;erase:@6;eren-:b3K2L5O4;erens:' +
  'b3K2L5O4;erro-:{4}8;error:{4}8;esca-:f1H5#5*7;escalation:#4*3;escape:f1#3*7}2;escapes:*6;esco-:!7}2;escort:!6}3;' +
  'escr-:a3z2X9]1;escrima:a3z2X9]1;esik-:c3z3D7T2}2;esikoleni:c4z3D4T2}3;esikolweni:D7;esin-:i4o3v2H8P4S3^2;esingak' +
  'anani:i3o3v2P4S3^2}2;esit-:S3]5^3}1;esitolo:]5^3}1;esko-:D1>9}4;eskom:>9}4;eskr-:X9]4;eskrima:X9]4;esow-:I5;esow' +
  'eto:I5;essa-:S3}4;essay:S3}4;esta-:b1d4l1r1u1A2K2N3R3T2U2Y2!3#4$3^3;estate:b1d4l2r1u1A2K3N3R3T2U2Y2!1#5$3^3;esta' +
  'te agent:b2c1F4K2R4T3U3$1]2;este-:D6;esteem:D6;eten-:e10;etenstyd:e7;ethe-:p4I3^4}1;ethekwini:p4^4}2;etiq-:v5x5;' +
  'etiquette:v5x5;etsa:p1r3t4G4T4#2.3@2;etsa-:r3v5@4;euro-:j4n3q2^3}1;eve:h5(3;even:g3j1o1r1y4z6A2D1F3G1L5Q3S5V2Y3!' +
  '2=4?3]1}1;even-:a4c2d8e3g1i5m3r3t1u2v2E2I2K3N2Q3R1!2#4(3)7.7=2>4?1;evening:a3c3d8e3g1i5m4r4t3u3v3E2F1I2J1K4N3Q4V' +
  '1&1(4=3>5;evening is:a1d4g3h3E1K2Q4(2;evenings:a6d5;event:x2!4#5)6+1-1.6>2?3}2;events:M2!2#2)7.4}2;ever:c3r5x1y5' +
  'z5A2H2L3O3P4T2)7+1@4}4;ever-:b5e3f2j4k3r1s2v3x1y3z3A3D4E1H2I1K1N1Q3T5W1%2(3)2,2-1@4[3]1}1;everlast:W4}4;every:a1' +
  'c1d2e3f2j3k4m2r3s1y2A1B1D3E3K3N2O3P2W1Y2%2(4,3@3[5]1{3}2;every day:a4b1c6d3e2j5B2C2D4P2T1U3Y4{2}1;every month:j4' +
  'n4Y2[4}1;every second:f3l2m2r3B2C1}5;every time:r2y4E4K4N3Q2V1,3<2{1}2;every week:m2n2r2E4I3N2Q3Z1%3)5;everybody' +
  ':c1e1s3v4x2y3z7A2D2Q3R3)2,2;everyone:a1e1f2g3h5v4z3A1D2F3G2K2L3Q4R4T3%3(2]1;everyones:D2Q1?3@4}3;everything:b6d3' +
  'f1j4k1o3v2w5x2z2A2B1C1D3H5N3T6&3)3-4/3>4@4[1]2;everywhere:k2t3C2G2H1I5*2?2}3;ewal-:n5;ewallet:n5;ex:f3n2r3s1u1z1' +
  'F1N3O7R1V3!6,3=3?1@3}1;exac-:a3o3t2v2w2J6N2S4T3V3X2Y4&2,3}1;exact:a3i2J3;exactly:a1o3t2v2w2J5N2S4T3V3X2Y4&2,3}1;' +
  'exam:q1r5u3P11}1;exam-:b3f1j3q7r5z1P6(1.1}1;examiner:P1}4;exams:b3f1j3q7r5z2P1(1.1}1;exce-:d4w2y3C5}4;except:d4w' +
  '3y3;exch-:q6y2z1I3=1_13}2;exchange:q6y2z1I3=1_7}3;exchanged:_5;excl-:D2F4$5_3|2;exclusive:$6|2;excu-:!4}5;excuse' +
  ':}4;exec-:c3J2K4!6#1$5;executive:c3e1J2K4!7#1$1;exer-:c3e1i1j1q1w2y1z5G4W3/4<5}1;exercise:c3e1i1j2q2y1z2B1G4W3<5' +
  '@1}1;exercised:z5;exercises:w3z2G1/5|1}1;exis-:c4e1l4m2F4V3X3Y1Z1!2$2)3/3]2|3}3;exist:c4e2m3F2V4Y1Z2!2$2)3/3]2|3' +
  '}1;exists:F4X4}2;exit:p5J2}2;expa-:o2B1%3/3;expe-:i5j6k3l5v6z5B3G4H1L2M1O6P1Q2$3&3=2;expect:v10E1G1}1;expected:y' +
  '4z1{1}2;expecting:G8;expensive:i6j8k3l6M2$4&3/1]3^1}2;experience:o1s2z8B4D1H4O5Q4&3)3=2;experienced:y5z2N2O5)3=1' +
  ';expi-:m1r2s1Z3$4+5-3[2{3}4;expire:m2r2$4-4}3;expired:s2Z3+6[2{4}2;expl-:v6B1D4G1H1J2N1O1P3S8%2>3?3[3}2;explain:' +
  'v6z1B2D3J2O2P3S8%2[3}2;expr-:e1n5^6;express:e1n5^6;exte-:l1r6x4;extr-:a1b3d2h2k7m1r3s1z2B6I4K3L2P2U3Z2#3$5&2)2^2' +
  ';extra:a2d2h3k6m2r4s1w1z2I4K3L3P2U3Z2#1$5&3)2^2;extramural:B5#3;extras:k3;eye:w3y4D2E5G4R1S2Y2*8;eyes:a4j3w3y6z3' +
  'D2E4G2I4R4$1|2;eyip-:I4R2;eyiphi:I4R2;eyis-:a3C6.1]3;eyod-:m5q3$1)3;eyodwa:m5q3$1)3;ezay-:h2u4C3(3}1;ezayo:h2u4C' +
  '3(3}1;ezil-:&4(3;ezili:&4(3;ezim-:b4k3l3q5r3X2{3;ezimbili:k3l3q4r3X2}1;ezin-:i3l4n1o6p2q2x2y1G2H4Q4#1&4.3^4_3;ez' +
  'ingaki:o3p4Q4^4_3;ezintathu:l5q3G2&4;fa:l3m2r4w1x3G1J2(2+1-3<1>3}1;face:p3y8H4L3N3R2V3W2/5=3?7;face-:b2g2l3s1H2M' +
  '6N4Q2T1Y1(1)2/2=1?6@3[1|1;facebook:b3g2s2M6T1Y2(1)2/3=2?4@4[1|1;faces:l4H3N6Q4?2}2;faci-:g2H4L6N3O3$1;facilities' +
  ':H4L6;fact-:A2#5}4;factory:#5}1;fail:P7}2;fail-:z2P5>3}3;failed:z2P5}2;fails:P3>3}3;fain-:y2G5O3R3Z5}2;faint:y2G' +
  '4Z4}2;fair:=4}4;fair-:F6}2;fake:x3O5*4}3;fakt-:}5;faktuur:}5;fall:a4c1f2j4p1r7u3C2W3&1(3*9}3;fall-:b2h4k1r1y4E2G' +
  '4*5,1^2}2;falling:q2E3G3*5}3;falls:b3h5k2r2y4G2,2^3;fami-:f2h2j1k3l7q2r2s3t2A2B5E4J1L2T3U3V1Y1!2%4&3/1?3[1;famil' +
  'ies:f2l6Y3%2)1;family:f1h2j1k3l4q3r2s3t2A2B5E4J1L2T3U3V1!2%3&3,1/1?3[1;family of:l3s3B3T1%4}4;famo-:O3$4)1}6;fam' +
  'ous:O3$4)1}6;fan:U2V2X2}3;fanc-:y1>2]4}3;fancy:y1>2]4}2;fans:>2}6;far:d3f3q3z3C1I7J6K5Z5$1)2.2/5[3{4;far from:J4' +
  'Z7$3;far is:I5J1K2{2}2;fare-:r2-3.3;farewell:r2-3.3;farm:m2I3J2Y8Z6)3*3/4^3;farm-:c3f4Y3Z2/1^3;farms:Z2^3;fasc-:' +
  'x1G5;fasciitis:x1G5;fast:i4P3R3X3$6=3^4_1{2}1;fast-:p3R6$2&3^4}6;faster:$3&3}5;fastest:p4R6;fat:y2z8M2W5}6;fath-' +
  ':j2o2q1y1z1A4B4C1H1J1Q1W3Y2Z1%1+1,2-5?3@1]2|1}1;father:j2o2u1y1z1A4B3C1H1J2Q1W3Y3Z1%1,2?3@1]3|1}1;fathers:q3B2O1' +
  '+2-5;faul-:_6;fault:}4;faulty:_7;favo-:R3}5;favourite:R3}2;fear:y3G2Q2R4*2>2|3}1;feb:o4q6G2(8_1;febr-:q5G2L2R2(7' +
  '}2;february:q5G2L2R2(6}3;fede-:k5O4P3U2@2}2;federation:k5O4P3U2@2}2;fedh-:<8;fedhealth:<8;fee:j8k12l4m8p1q4r3s4P' +
  '2$5%1&7<2^3}1;fee for:j4k6l3m3$2%1&3;feed:c3v4K3}5;feed-:Q5}6;feel:a2m3o2s2u1z4A4D2E3F6O4P1R3U5W3}2;feel-:a2m4p4' +
  'r2z3D2E4F1H1$2%2}1;feela:a2m3z4E2F1H1%3;feelings:p5D3}4;feels:m3r2$3_2}4;fees:j14k6l5m2n3q5r3s1w1&2<6=1}2;feet:t' +
  '1u3x8z8E2G6&3]2;fela:f3j1m5z3E4F5G2H2I2$2%3}1;fell:b1l2q1u2B2F2G3X3[3_3}5;felt:z5Z2}4;fema-:z2C1E2F12N4O4R1!1$1=' +
  '1;female:z3C1E2F8N4O5R1!1$2=2;females:F11;fenc-:q3D2F2K3}4;fence:q3D2F2K4}2;fencing:}4;fest-:h8.4;festive:h8;fet' +
  'c-:e3g5i6v1E6H2I3J1K2-1>1^6_1{2}2;fetch:e3g5i5v1E6I3J1K1-1>2^5_2}1;fetch it:g4-2^7;fetch my:c3d4f1g4i3H2^4{2}2;f' +
  'etched:X2^1{4;fetches:i5H3I2K2^2}2;fetching:a3K3}2;fete:.4}5;feti-:r3(2{3}3;feto-:u5L6_3}1;fetola:u4L4_3}2;feve-' +
  ':r2u5B4}2;fever:r2u5B4}2;few:b1d1e2g1h1j3m5n4q2r4y3z2A2D2F1G1K1M1Q6S2$1%4)3-5=2?4;fewe-:c4Q4R3}3;fian-:o2E2F6W2-' +
  '1;fiance:o3E3W2-1;fibr-:G9R4;fibromyalgia:G7R4;fiel-:B1D3J2O3#6}1;field:B2D3J2O3#3}1;fift-:e1v1y2A8B2C6F2Q6R2T1U' +
  '3#2&3.3;fifteen:e2v2B3C7F5H1Q3.5;fifties:A8&4;fifty:i1y3A5P2Q4R3T2U3W1#3.1}1;figh-:a1y9z4A1B4C2D5O5Q1R3S4T2U6V3W' +
  '4X6*3.3=1}3;fight:h1o1y7z2B2C2D1F1K1O3Q2R3U6W4X3$2*3.4}5;fighter:z2D3O2W5|3}4;fighters:v2z1B4O4Q3}5;fighting:a2b' +
  '1i2w1x1y4z3A3B1C2D3F2N2R4S6T5U3V4X6Z1!1&2)2-1.1;fights:c2y5D4O3W2*5=4}2;figu-:j7$3@2;figure:j7$3@2;fihl-:u3v4I5^' +
  '4{4;fihla:u3v4I5{2;fiks:l4z7T4W3;fiks-:z4R3W3;file:k4x2P2&3@9}4;fili-:a4d4e1f2i1t2w4H1N4O1P1R4X10)1{1;filipino:a' +
  '4d4e1f3i2s1t2w4H1N5O2P1R4X6)2*1{1;fill:k2p4v4K2M1Q4,6<2@3[2_4}2;fill in:k2p4r3v5M1,6@4_4;fill-:b2t4M2-5.2=4@4;fi' +
  'lled:t5M2.2=5@5;film:S1?16@4}1;film-:s1B1D3W1X1?12;filmed:D4?3;filming:?9;films:s2B2W2X2?7;filt-:}5;fina-:a4d3l5' +
  'n2p1q4t2#1&2}4;final:l5&3}1;finally:a4t3#2}3;finals:q6;finance:d4e3n2}2;find:b7g4h1j3s2t3A1H2I6J5K4M2Q2W2X1#1&1)' +
  '4,3/2>1@2[2]3{2;find a:K6M5W4#1]3}3;find the:b3g2j4t3A4J3M2,3[1;find-:B2J3O3.2^1}2;finds:B2J3O3.2^1;fine:c2n4o5p' +
  '4r4u3w6x4z1A4E4G6V1(1=4?4}2;fing-:o2q3x5y6G4H3I2@2}2;finger:q3x5I3,2]2}1;fingerprint:@3}6;fingers:o3y6G5H4;fini-' +
  ':a1d5e1f2g2i10j2p3t1E2G1U3!1&2=2_3}1;finish:d5e3g3i7p2E3&5;finished:a1c1i6j2p3t2G2U4!2=3_4}5;finishes:a4d4f3G1(4' +
  ';fire:v2Y9%3(1)3}5;fire-:a2b2f2i4l2s1w2A4C2F3N1O2P2Q2Y8+7,2=2;firearms:a2b2f2i4s1w2A4C2F3N1O2P2Q2Y7+7,2=3;firear' +
  'ms course:w5A4C5N4P4Y2,4;firearms training:s2w3A4M2Y4+3,3?1;firm:o2D1O4#12@1;firm-:#6+1;firms:#6+1;firs-:a2c4h2k' +
  '4s6t5u3v7w4y1z4E4M1O3Y2Z5$1(3+3,2?3[1_3|2;first:a2c4h2k4s6t5u3v7w4y1z4E4M1O3Y2Z5$1(3+3,2?3[1_3|2;first aid:N3O8T' +
  '2Z7<2=4}4;first class:c2g3h3s1t2u5v3w5z3,5?3^1;first day:b2s2v5w6y3(5?5_3;first evening:v8w2(5;first keer:s2v6w2' +
  ';first lesson:h4i3k1r2s1t1u5v5w4x3(1,2?1;first month:k7o3y4z3_3}1;first one:a5c3s6t1u5v4#3$3|4;first session:a3c' +
  '2i3t1u5v3w4z2(3;first time:k1l4s5t4u1v7w3y3z3I2Y6,2[6;fist:z4G2Z4;fist-:a3z3A2F1R4T2V2W6X1Y2=1;fists:a3z3A2F1R4T' +
  '2V2W6X1Y2=1;fit:a2b3c1d2e1h1z11A4B2C2F2G3H2K3O4Q1R6S4V1W6&5)1]5_9;fit in:a3c3e1h3j2A3B4C3G4O2Q4R3&2<2]1;fitb-:x6' +
  ';fitbit:x6;fitl-:b3q4I2;fitn-:c2g1k1o3v4x2y1z4L1O1Q1R5S3T5U3W5<4}1;fitness:c2g1k1o3v4x2y1z4L1O1Q1R5S3T5U3W5<4}1;' +
  'fits:a3H1K3R8_1}2;fitt-:r3A3G1}3;fitter:A3}4;five:a7c3d9f3g1h1i3m3r1A4C10I2M3Q2$1%10-2.1>1;five and:d1B5C5I3W2>3' +
  ';five-:d3i2A3Q4;fix:u3D2M3Q3V4Z3$6_2{3}6;fixe-:i1o7D4N4P1$4&5(3}2;fixed:i1l1o7D4N4P1$4&5(3;fixes:}5;fixi-:M4}2;f' +
  'ixing:M4}2;flas-:H3?3]5}2;flat:u1B2F3G5H7W3/4^2{4}4;flat-:a2j3t2T4%5&3;flatmate:a2j3t2T4Z2&3;flex-:b2e1o7r3z3V2$' +
  '3;flexible:b2o7z3V2$3}1;flie-:t3(4)3}6;flies:t3(4)3}3;flig-:a4o3r3u3H5P1}5;flight:a4o3r3u3H2}4;flights:H4P2}3;fl' +
  'oo-:d2j2x4y3D2E1G4H7J4K2O1R2V2X1Z1(1}3;floor:d2j2x5y3D2E1G2H7J5O2R2V2X1Z1(1*1,1}2;flooring:}6;floors:G4=2;flow-:' +
  'X2-4}3;flowers:-4}4;flu:r7u2E2G3}4;fly:f7m4y1z3E5#2)3^3{3}4;flye-:b4e3t3A1J1V3&2)1?2}2;flyer:b4e3t4A1J1V3&2)1?4;' +
  'flyers:}7;flyi-:m5w2D1I3;flying:m5w2D1I3;fma:X12;fnb:n4<3;foam:}5;focu-:i2w2D4R2V2*2]4{1;focus:i2w2D4R2*2]4{1;fo' +
  'lk:l4A5U3&4;folk-:d4A2E2N4P2Z3)1,1;folks:d4A2E2N4P2Z3)1,1;foll-:a3h5r1z2C1F2G2H6P2!4(1*4/5<2?1@2{4}2;follow:h6r2' +
  'v1z3B1G2H6M1*3/6<2@3{5}1;followed:p2C3F3U3!3*3;followers:?3}6;following:a4d3u1P4!3(5)1^3;fond-:<6;fonds:<6;food:' +
  'D5P3.5}8;fool:z7A3;foon:b3B5W2|2}2;foot:v3x6F2G2H3I10R4!3,2<3;foot-:x6z3G3W6$1?4@3;footage:?3@3;footwear:x7;foot' +
  'work:G4W7$1?2;for:b1d1f1i1j2l2m2q2r2s2t2w2B1F1H1K2L1R2!2#3$1)2+1,1-3/1<2=1|2;for #:j3l3m4o3q5r4t1u2D2K4N1Q1W4Z3$' +
  '3%4&2.2]3^2|3}2;for a:e1i1j3m4n3o2q4r1t4v2z2C2D1K2R3T3U1V3X1!2#3$2%2-3.4=2]5_2{1;for adults:a2b4c1d4j4B2D3F3P3T3' +
  'U2V3X4|2;for all:d3i2j3l1n3x1A5C6K5L1#4%3|3;for an:k3n2s2x2y2z1B3C4F2G1H1K5L1N2T4W1Z1!3#3$6)3*1.2>2;for beginner' +
  's:a4b2d3e1f3v2w4z2P3R1V3W2Y4&1(1)2*4/2]1|2;for bjj:a1b3f2i2s3w2y1z5A3N7$1)1/5]4;for both:j2k4n4Y4$3&2,3}2;for bo' +
  'xing:b3e3f3j1l2s2t4u1v1w4x2A6G1N1P3Q4V1<5;for children:b1f4h1o2B5D3I4>3}5;for each:k6o3s1C4P4Q3%2|2;for free:l3s' +
  '2t2=7^1}5;for girls:F4L5R1#4.2;for her:a1d3f3g1i2l2n3p1w2x1y1C3D2F5G2I1Q2R4Y1,4.2/1]4;for him:a1d5e1f4j4l3m4n1s1' +
  't1z2B3C6G3H3I3R1X2$3,1/1[2]2|2;for his:a2g2o3u1w5y1A2C3G2J3&2-2.4?3^4|2;for how:h2o5q2K5Q6Z3$3%2@4|2;for it:b2h3' +
  'n2q2r5s1v1w1A2B3C1J3K2L2M5O5P3S4Z3#2&2+1.2<4[2{2|1}1;for just:j3m4o3F4G4$4%1;for kids:b4f4i4j3k1l1v4w1y4A2B2D3I2' +
  'K1L2N2P3R1S1U4V1,1/2<2]4|3}1;for krav:a3c4e1j7m1r4s1t4w7x5z4A1C4O1P4Q2/3;for ladies:a3b4f5s2w3S4W2Y3!1&1)3-2|1}1' +
  ';for me:a2c2d6e3f3j1l2m3p1r1s2t2y2z5B1E1G3H3I2R5X1Y1$4,2/2=4^3_2{4}1;for members:m3K6L2&4,4/4[3|2}1;for moms:c4d' +
  '2E7F5W2Z4%3)3;for my:a2f5j4k3n1o2s1t5u2x1B3F3H1J3L1P2R1S2T3W1X1Y1!1#3$3&3(1,2-3.2/1?2[1]3_1{1|2;for new:f3h1k5l2' +
  'p3s3z1G3&2]3;for nothing:a2g4q3s10>3|3;for one:i5j3l4m5q4E3R3U4&2)3=3@4[3]3^1;for our:b1e1j2k4m2u3v1y1B2E1N6Z1!1' +
  '#4,5-2/4]1_1{2}1;for parents:K1M3Z4)3[3|3}1;for people:c3d3f1l2m1q4s1z3G3H4M3T3V1W2X4Y2!2&2)7/4=2[4|1;for real:s' +
  '1y7O3R3S6+2>3;for sale:]5|5}5;for saturday:m4t1u1v2w2N3)1=2^3}5;for selfdefence:C3R6$3-2<2]5}3;for six:l4p1q3t3x' +
  '5I1R4Y3!2%5.3=2;for somebody:j3z5A1C3F3H6U3W3)2-4=2;for someone:a4c3j5s2t2y4z4G2H4I3R2T3V1X1Y2!1&6-4/2=2|3;for s' +
  'omething:d2e3l2n3o4B3D4F3R4T2%3/1;for teens:d3f4I3N3T4U4X3&2)4.2|2}2;for ten:a2m2o4q3r4z3E1#2$4.4;for that:d2l4m' +
  '2n3o1q6r2s2z3C3D6E2G2H3I1L1M3O4P1!6%4*4+2,1-3/4@1^4_5{1;for the:a1b1g1h1l2n6o1s1t2u2w1x1A5B2E2F3J1M2N1P5R1&2(3+6' +
  ',1-1/1>3?1[3^2|2}1;for them:f3B6F4H4L2R1W2#4)2+4,5.2;for this:j1l2u5w3z4A1C3M3P1W3(5<4;for those:e2h1l4m7y3z1L4Y' +
  '2/3;for three:h3m2q3r4s2z3D3F3G2P1V2%4)2-4=1}4;for tonight:m4n4t2w4}1;for training:c3d3e2f1j3q2w3x3A2F2$4%1+2/2<' +
  '6=1]3}1;for two:i2j4l1o4p2q2r3t3u4D3E3K3O1T3V1$1&5-2.3>2^1}1;for us:c6d1h1l4E2F5K2P3T2#2$1%5}3;for when:q4v6K2*4' +
  '.4/2>2;for women:y3K2L4R2T5U4V4W5X3Y2!1&3(2)5/3]3|4;for work:f5m5o2p2q1r2y4K1L5O1U1V2Z4!3/2=3;for you:a4g2h2n2p3' +
  's3A4C3I3J2M3#1-2<3=6;for your:d1l4w4z5C3I5J3&5+3<3=3?2}2;forb-:y3E1?4_3;forc-:q2y7O6}2;force:q2y4O4}4;fore-:c8l2' +
  'n4t3z4A1&2+6=3@1}1;foreign:n5D1)1;foreigner:D1+6;foreigners:t3=4}5;forenoon:c7;forever:l3z4A2&3+2-2@2}1;forf-:r8' +
  ';forfeited:r6;forg-:a1r4u3z1H1J1O3?2@5[5]2}2;forget:o1r3B2H2?3@4[1]3}2;forgot:a2j1r2u4z1G1J3N1[4]1}2;forgotten:g' +
  '1z1@4[4{2;fork:j5k3l3;form:g2p5q1t8M5X1,12/2?4@7_2|1}1;form for:q3t1,3=3}4;form-:g1v5M2O1R2S6Z4!4#3,5=4@4;format' +
  ':v4#4}2;former:k1O2R3!2=5@2;forms:g2v2S6,5@4;foro-:,6;foromo:,6;fort-:e4l1r3w3y1z1A6B4C2P3Q5U4#5%2(1.2^1;forties' +
  ':A4U4;fortune:w4y2P4}1;forty:e4l2z3A4C2Q5U2#5&2.2^2;forw-:b2j3n4r2u4z1J2&3[3}1;forward:b2j3n4r2u4z1J2&3[3}1;fost' +
  '-:l2t2B2C5D2G2,3?1;foster:l2t2B2C3D2G3,3?1;foto:M4N4?7;foto-:?8;fotos:?8;foug-:z1O5U3;fought:z1O5U3;foun-:p1q3r3' +
  't2C3D1F5G2L1N5T2X1&5(1-2=1[5}3;found:p2q3t3C3G4T3X2-3?1[5}6;found a:p3q4G4-3?3}3;foundation:r4D3F6&5(2=3;founded' +
  ':}2;founder:N7;four:c1g2i2j2l2m6r1s1x1z1A5C7D1E1G3H2M2R3T2W3Z3$2%9)4*3>3[3;four of:e1l4s4F1I4%5;four-:b3j1l2o1s3' +
  'C4I3J6%2.3]2;fourteen:o3s3C5;fourways:b3j2I3J6#1.3]3}1;frac-:G5Z2;fractured:q1G4}2;fram-:H6?2;frame:H6?2;fran-:q' +
  '3J2=5}5;france:q2}4;franchise:J2=4}2;free:a3c3d2e4f4k6l2o2s16t6u5y3H7K6L1/1=5^6|4;free class:s3t8u9;free lesson:' +
  's2t2u7v3;free one:j3m4s5t5u4,4;free trial:m4o1s1t2,3}5;free-:h6p2q12s6t2u4z2D3F1=6;freedom:h8;freelance:=6}1;fre' +
  'eze:k1m1p2q10z4D3F2}3;freezing:q4x2}4;fren-:q4|3}4;french:q4|3}4;fres-:c1x2G5K2L7(5;fresh:c3x2G5K2(5;freshen:L7;' +
  'frid-:a4b5c2d1e3f5g5h5l2r2t4u4v2y2G1V2#3$1%1-2.1]1^2_1{2;friday:a4c3d1e3f5g5h5l3r2t4u4v3y2G1K1V3#3$1%1-2.1]1^3_1' +
  '{3;friday and:a4f4j2r1v2x2D1L2-3{5;friday night:f9.3;fridge:b7q4R3}5;frie-:l2n1t2y2z3A2B4D2E2F3H3O2S1T2V3Y2%6&2(' +
  '2)1,2-3.5=1]1|2;friend:b2g1j1k3l2m1p1r1s2t2B2H2N1R1S3T2U2V3W2Y2!1$3%1&3(4)3+1,2-4/1?2]2|3;friend told:c2f2g2h1j2' +
  'k1m1n2o1p2q1r3w2x2y2A1B1E2F1I2J1K2L2N3O2P1Q3R1S1U1V1W1X1Y1Z1!2#2$1%1&1(2*2+1,2/2<2=2>2?1@1]1^2_2|1;friendly:y4z5' +
  'A4B3F5H4O3Y2=2;friends:l2n2t2B2D5E6F1P3Q2T2V1%7&1,2.8}3;from:e3g1i3l1m1n2p2q2u1w1z2A3C1E2G2H1I8N2O1P2R2S2T2X1%1&' +
  '2(3)1*4,1-2/5<2?2{1|1}2;from #:b2c7e3i3l2q1w5A3C2F4N1R3W2#2&1,2.1>3;from a:j2l2m3n2B4D2F2G5H6L2M4O3P2Q4R1S1U1V1Y' +
  '4&2@3|2;from alex:I5}1;from another:y3z2D1E1P3V2/3}2;from behind:G2*7;from die:d3e2j2r3z3C3E4H2I3K2M4N3O3(1*4/4<' +
  '1?3;from durban:a3h1m4w3C5E3U4V3)2,3=3_3;from home:c6w1z2E1X3/9>2^4;from me:j3p4t6J2,5}4;from midrand:d1g2I4}3;f' +
  'rom monday:b6f1r2u2>1}3;from my:e3n4p2u3x1G5S2X2%1&3,1-7/4<5?3}1;from pretoria:d3f3h3I4K3;from randburg:g2I2J3;f' +
  'rom school:a2l3w3B1C1F2I4}3;from the:a2g2j1k2l2o3p5q1r1t2v1w3z1A2E4G2H4I2J4K3M1O1S2U2X2Y3%5(2*1+2<1=2?1]1_2{2|4;' +
  'from there:n5H4J2O2R2V2/3}4;from what:a1b3g6l4y3A1B3F4U4(4)4-3.5|3;from when:g4h5i1q5y4A5C6!4$3(5;from work:c1e2' +
  'l2w2E3K4L1Q1Z4#3[5;from you:e3w3L2N4O4P2T3X1Z2$2+2,3-4/2=1>1@7]9{2|4;from your:g2l1p1B3G1M2R3T2-6/1?4@1]2_2{2|1}' +
  '1;fron-:d1g3k4l2m2n1v2y1F1H4I2K4L2M2N3W2/2=3[3^1;front:d1g3k4m2n1v2y1F1H4I2K4L2M2N3W2#1/2=3[3^1;front desk:g3M4#' +
  '2=5@2]2^2{1}1;front of:d3g3v4z1D1F2K1L4N1O2P2W3$1/4}3;froz-:p1q4G3P1Z5.2{1;froze:p3P3Z4{2;frozen:q4G3Z2.2}4;fu:S' +
  '4T6.2;full:b5e1i5j2l3o3v1w1x1y7z1C1K7Q12T2U1)4?2|2}3;full of:a2f2x3z4A1C4F1G1K3&2)2?3}1;fuma-:p2M3P5X3<3|3;fuman' +
  'a:M3P5X3<3|3;fun:p5B3P6R2V2W1X5#3+2.9}2;func-:r3N2#4,1-2.6;function:r3N2#4,1-3.4}1;fund:<10;fund-:z2V3Y3&4;funda' +
  'mentals:z2V3Y4&4;fune-:a2r2u3@1}3;funeral:a2r2u3@1}3;funn-:m3w3z1G2}5;funny:m3w3z1G2}5;furn-:C2J1M1;furt-:q2@4}1' +
  ';further:q2@4}1;fusi-:G7;futh-:a3b1h3v1z3D5F1I2R3Z2&2;futhi:a3b1h3v1z3D5F1I2R3Z2&2;ga:c2d4p4s2u2x1z6F1I2X3$2(2}2' +
  ';gaan:g2h5i3n1o3q4r2s1v5y7z2F1L2N5P2)4>4|3}4;gabo-:H3^3;gae:q3/3^3;gain:B2R2}3;gals:l2F10;game:A3V5W4Y2}2;game-:' +
  'z1B5Y3.5/2}1;games:B5Y3.5/2}2;gang:a5d3f3D3%3;gap:c3e6q5%2)1<4=5}1;gara-:m3u2J1K7U3#1%2]4}2;garage:u2J1K7U3#1%2]' +
  '4}2;gard-:w3B2X2!3-2.2=4;garden:B2X2.2}3;garm-:x3J3<2}2;garmin:x3J3<2}2;gate:d1g2k3r1u2v3D3H3J6K3U2#1*2=3>4{2}4;' +
  'gate-:=2>1^3{2}2;gates:=2>1}3;gaut-:a1c4h1i3z2I9J3L5U1^4}4;gauteng:h2z3J3^5}4;gautrain:a1c4e1i3I9J2L5U2*1}2;gave' +
  ':b2h2z1G2J2M1O3T1$2-3@5[3]3_2{3}2;gave me:G1J3M2T1$2-3[2_2{2;ge:m3r4*4>3;gear:j2l1n6w10P2&4@3]10^3_2;gebe-:b4q2r' +
  '5u1v3@2;gebeur:b4q2r5v3@2;gebo-:u3D5H3J3;geboelie:D6;gebou:H3J3}2;gebr-:e2r3G4H2Y3Z2^1}2;gebruik:e2r3H2Y3Z2^1}4;' +
  'gedo-:z7O1U3}1;gedoen:z7O1U3}1;geen:z3D4>2}2;geha-:G6;gehad:G6;geho-:E4G4@3{3;geko-:r3Y2-4{3|2;gekom:r3{2}1;geko' +
  'op:Y3-4{2|2;gekr-:O3_4{3}3;gekry:O3_4{3}3;gekw-:O7=2;gekwalifiseer:O6;gel:x5]3}3;geld:k4n6r3s2<2_4}1;gelo-:h7}2;' +
  'geloftedag:h7;gema-:F4}2;gemi-:i3r8u3Q3(4)2;gemis:r7u3(4)2;gems:<12;gene-:b6d3A4T2%1>9;general:b4d3F2T5;generati' +
  'ons:A1%2}3;generator:>10;genn-:>7;genny:>5;geno-:i4C3I2;genoeg:i4C3I2;gent-:c3l1v2y1z3A2D2G2L1O1R6S2V4W2}1;gentl' +
  'e:c3l1v2y2z3D2G3O2S2T1V4}2;gentlest:R6;geop-:q4G2;geopereer:q4G2;geor-:p3q2C4P2/2^4;george:p3q2P2/2^4;gere-:y4O4' +
  'P2(3}2;germ-:h2m4n1x2B4I1J2M3#3+3>1^2{4;german:n2B2+2;germany:h2m4B3J3M3+2>2^3;germiston:I1#3{4;gesi-:j1l7s2y4D2' +
  'T4%2/2?3;gesin:j4l3s3%2/2;gesk-:&2-12]3|1;geskenk:&3-3]5;geskenkbewys:-6;geskenkbewyse:-5;gesl-:g4y7;gesp-:z3D4@' +
  '4;gespot:D5;gest-:H6V2-3@3_3{2;gestuur:_3{3;get:a1d1j2l7p1r2s2t3y4F1H3I3K1L3M3P3Q3R2S2U1#3%1&1)1@2[4]3^4_1{1|1;g' +
  'et a:c3f1h1j4l3p2s4t2v2w1F2K4L2P6V3$2%5&2)2/1=1?2[4]2^1{3}4;get an:b2e4s2M2#4_2{4}1;get back:d2k4r4I4M4W3*3<2[3;' +
  'get for:j5s2N2&4|3}5;get hurt:q1y6G5R3,5;get in:g2j1k6t4z4H7L1M6W3Z1&1)1>1[8^2;get into:t1H3K3L1P3!5(3[3}3;get i' +
  't:b3l1r1t2H1K1O2+1,4-3<4]4^7{4|4;get me:j1k2l4p4t4D3M1P1=3;get my:a3c2t2w1x3y2B4P3&2(1+5<3>3@2]2^2_4}4;get off:c' +
  '4d1p4B2I7@6;get one:l5t4N4-3]1|3}3;get out:c4d5i4j1p8z1B2F3I2L2S4U4)3*5>2;get something:l6P3.1<4^4}3;get the:b5d' +
  '1h4l1n2r1s3t1z1H2I1K1N3+2,5?4^3_2|7}2;get there:d3v6I8L3/3=4[4}1;get to:d6n3q3r1s2v2B4H5I7L2P3Q1Y4&2*4@3[5^5;get' +
  ' up:c3G1H8V4}1;getr-:J5}3;getroud:}6;gets:c4d2f1h2k1r4t4u1v2w1y3D7G5J2L2P3Q4R3#1%2*3,4-1.2=1?3@4[1^5{1;gett-:p4y' +
  '5z1A2D2E2G1K3S2U1W3#1*4+2.2]1{2}1;getting:p4y3z1A2D2E2G2K3S2U3W3#2*4+2.2]1{2}1;geva-:o3y4G3S1;gevaarlik:y4G3S1;g' +
  'eve-:y3T4X5}2;gevr-:k3q3}2;gewe-:O3Y5+6=1}1;gewen:}5;gewi-:z3D2R4S3T4}4;gewig:z3D2R4;gewo-:f4w4C4F3Q4U3)1;gewone' +
  ':f4w4F3U3)1;geys-:L3}3;geyser:L3}1;gf:t3E3F6%4-1?3}2;ghan-:n1q3E2}1;ghana:n1q3E2}1;gi:a2w9x5R6V10]11^5_8{6}3;gi ' +
  'or:w4x3R5V2;gie:j2D4U1W5!3=3;gift:-16]1_4|2}2;gift card:-6}2;gift for:-5]4;gift voucher:}8;gift-:&2-7;girl:f3v1w' +
  '1z3A2B3C7D4F8Q1R4V2W2.3}1;girl is:b2r2u2B3C5E3L2Q3R2.2;girl of:b2f4t3C3D5R4;girl-:s2t2B6C2D5E1F8L3O1Q3T1W1#3%4&3' +
  ')3-2.5|2}1;girlfriend:a3l1s3t2E4F2R3&4*2-4}4;girlfriends:F4%2;girls:w1y1B6C2D5F7L3O2Q3T1W1#4%4)3.5|2;girls in:y2' +
  'C5D4F3;gist-:g3>4{4}3;gister:g4{4}2;gisteraand:>4}2;give:b1e1l3p4s4t1u3D4J1L1M5N6O4R1T5U3W1X2Z1+1,3-10<6=3@5_4|1' +
  ';give a:s4R4#1)3-2.4<1?2;give him:D4-5;give it:r2s1t5A1J2M1V3-3@1_4}2;give me:a2b3e2h1j4l1n4u3M4R4T5U1(1<3|2}3;g' +
  'ive my:e3s2D3J1T4-4<1=3@5^4}1;give you:l4m2n4F2T2U5W2X3Z2_1}2;give-:a1e3f3g1j2l3o3p1s5w3z2D1G2J1N5O3P3U2W1Y2$3<1' +
  '_1{3;given:a3f3o4p2w4J2N3P4U3W2}1;gives:b1e4f2g2i1j2l3s6z3D2G3N4O4Y2$3<1_1{3;gives me:b3e4f2i2j4s2t2G4<3_3;givi-' +
  ':i2n1p3s2t3D3N5O3,2@2}3;giving:i2n1p3s2t3D3N5O3,2@2}3;glas-:x4y1z1D3E3G5J2Y2]2}1;glass:E5G4J2]3;glasses:x5y1z1D3' +
  'G5Y2}2;gloc-:Y6+4}3;glock:Y6+4}3;glov-:g2k2m1n3w7F2W5&3-1.2[1]8^5_7{6}2;glove:W2]6;gloves:g2k2m1n3w8F2W5&3-1.2[1' +
  ']7^5_7{6}2;gloves and:a4l4n3G3W6$4[4_2;gloves are:a3n5w3_5{3;gloves for:p4W4]4_2}3;gloves in:m5&2-3}4;gloves on:' +
  'g2w4W6.2?3]3{1;gloves or:R1&2[4]3;go:a2c1i3k3n2p1r2s2t2v4x2y4z2A2C2E5F1H1I1L3M2P2R2U2X1Y3!1$1&1>4?1@1]2;go back:' +
  'p1D1L5P2U3_7}1;go for:f1i3j1s3z4C1E2G2J5O3P3R3&2+4]6|1}2;go home:c1h2i4p2q2v2y2E3L4#2>3}1;go in:g4m2p2v4z3B3C1E2' +
  'H3K4L2$4^3{4;go na:a4c3d1f5k3l2o2F2K3L3Q3V2)4=5;go off:n5>2}5;go on:g3h6i5n3p1t1G1U5V2%1&3/4>6?1]2;go through:n3' +
  'y2H1*2<3[2{5;go to:a3c1d2e2h1j3q2r6v1y1A6D4L1M2Q2Y4#1$3&4+1<3[3]3^2}2;go up:j5v1G4H5P7!3$2%3&2}2;go with:t3y1z2C' +
  '6F2,1}4;goal:<6}2;goal-:C1R2<2}4;goba:o3C2E3J2;god:}6;goed:t3w2z2D2L5N1O1S1T4W1Z1#3&3*2]4{4;goei-:b4h4j4t1}3;goe' +
  'ie:h4}4;goes:b2d1e3i6k1p4q3t2v5w4y4B1F1G3H1I7T5V4Y2Z2$1&3-2>6_1|2;goes to:c2d1p2q1B3C2F3V5$2)2,2-3<2|3;gogo:j2l1' +
  'n4x1A6C1E2W4,5?2;gogo-:F1H3)3}1;gogos:F1H3)3}1;goin-:a1c2h2i3l1m1n2p3q4s1v3y4z1C3F1J1L2M1N2S3V1X2.1<1=3>1?4|2}2;' +
  'going:a1c2h2i3l1m1n2p3q4s1v3y4z1C3F1J1L2M1N2S3V1X2.1<1=3>1?4|2}2;going on:a3e2q3C7S3?5;going to:c1i3s3v5x2y5z2F3' +
  'J1L2M2N3P1Q2&2*2.3<2?1|2}3;gold:j5x1}6;golf:e4p2z2K5#2-4}5;gomp-:a4}3;gompieno:a4}3;gona:c4k4l4v2V2X2)3/2;gone:b' +
  '3g2i5j2q4r10G4(3>3{6}2;gonn-:p2z5C2D1}2;gonna:p2z5C2}2;good:h9l2n1p4q1w1x2z2B3C2D6F2M2O8P3Q1R6S6V1W6X1Y1$2,2-3/2' +
  '=2[1_2|4}5;good for:h1l3B5D4F4G3R2S4V2W1$1]3|4;good-:h2p5H3Z2^5_2{6;goods:H3^5_3{6;goog-:b1g6n2J4K2M1N2U2/3@4[3|' +
  '3}2;google:b1g6n3J4K3M1N2U2/3@4[3|3}1;gopr-:?7;gopro:?7;gord-:O3P9V3=1}1;gordel:O5P3V4=3}1;gore:b2t3&3^4}5;gori-' +
  ':y3F4*4}2;gorilla:y3F2*4}2;got:a2b2c4l2n1p1r2w1z1B3F2I1K1T4U4V4W7!1&1-2>3]6_4{2|3}1;got a:b3c2d1g1i3l4n5q2v1B2C5' +
  'E4F1G3L1O1T2W3Z2$2)2>3@2[2]1{2|3;got any:y4T1U4)2-3/2=2]5;got it:A2T4U3V1X1Z1{3}5;got my:j3q2v1x3V3X3!1+3=3?1;go' +
  't something:c1d5e2B3C1K2W2Y4)3.2;gou:e2g3y3K3P2}2;gout:G7;gove-:h6O2<3?3{3}1;government:h6l1<3?3}1;gp:G4O4<3;gps' +
  ':J10;gqeb-:t3^5;gqeberha:t3^5;grab:H4*9^4}1;grab-:B2F4K2R3U4#1*8}1;grabbed:F4R3#1*5;grabs:B3K2R2U4*7;grac-:j2F2V' +
  '9}1;gracie:j3V8}1;grad-:A1C5D3E3O2P14W2!6#1&1-1/1=3?5]2}2;grade:b2q1r3A2B1C6D5F2O4P4W2Y2!3#2.1/2=5}1;grade #:b3j' +
  '1q3r5C3D5O2W3Z1#3=4}4;graded:O1P4}2;gradering:P5?2}2;grading:E2P7$2&2?5]3{2}5;gradings:E4P6?3;gran:a2b1d1f2m3u1w' +
  '3x1A4E2F1H5Z2)1,1-2/3?4;gran-:a2c1g1j1l3n3w1x1z2A5B6C3D1E5H1M2S2Z2+2,4-3.2?3^1;grandchild:E3H3M1?1^1;grandchildr' +
  'en:j2q2A1B5Y2Z2%3;granddaughter:k2m1w3B2C5D1G3R3U2,1[2_2;grandfather:z2A2X3Y1;grandkids:l4q1B4-3.1;grandma:j2G3J' +
  '3,1_3}6;grandmother:f2t2z3S2,3}2;grandpa:n2z2E2H3K2*3-3}2;grandparents:h2A2E5P1Z1,1?2}1;grandson:a3n3t2u1w2z1B3C' +
  '7D3H1M3Q3S1Z1-2[1^3{2;grandsons:a4f1D3X1.4}2;granny:c3e3n2p2u1v2z3A7E4K2O2P1S1T2Z1,5-2?5|2;grant:j3l3}4;grap-:a6' +
  'f2i4j1m2w4x4z2B2C2F4G1N3R3S3V9W1]1;grapple:x4F4G1V6;grappling:a5f2j2w4x2z2B3C3G2N3R4S3V7W1]1;grav-:d5H4K3;gray-:' +
  'a2e3B3J3}4;grayston:a2e3B3J3}4;grea-:a3b3e2p2t2B1G4V2X2)2}3;great:a3b3e2p2t2B1G4V2X2)2}3;gree-:v7z6C3D1J1P2!1&2(' +
  '3+2<4}2;green:z4C3J2P3!1+2;greet:v5;grew:]2_3}1;grey:l3w2A8N2P2_1{1}2;grid:b9>7;grie-:r2G2}3;grip:B3*2}2;groe-:a' +
  '3r3z2C4F2Q5X2#3$3%8}1;groep:a3r3C6F3X2#4$3%1}3;groepie:%8;groi-:w3S4*2]3_1}1;groin:w3S4*2]3_1}1;groin guard:w4]3' +
  '_1;gron-:H3V9*3;grondgevegte:V6;groo-:C1D1K2Q4R1-2.5]6_5;groot:C1D1K2Q5R3]2_3}1;grootte:]1_4}2;grot-:D4S3*1]3_4;' +
  'groter:D1S3*1]3_4;grou-:a3b1c1d1l2n1r2z2A3B5C6D1F5G1H4Q6S2V8#6$4%6&1(2*3?2;ground:b4D1H6R4V9&5)1*7}2;group:a5c2d' +
  '2l4n1r1v2y2z2A1B5C4D2F5Q4W1X2Z1#5$2%6(3?3@2}2;group for:d2z2A2B2C4F3N3%4(5}2;group of:l2u2y3D4F1Q2#3%4(4.3}1;gro' +
  'up would:s4z4C6$2;groups:b3d2h2r1z3A5B5C5G2Q7#2$5%3.2;grow:l4=2}1;grow-:a2e2j2l1w1A5B2E3G1O2Q2T1U6Y3=2_4;grown:a' +
  '2j3l1A6B2E4O3P1Q3T1U6Y3_4;grown ups:a3d1j3l2A3B2C1P1Q3T1U1Y4.1;grp:%7;guar-:f1j1l1v1w5K6R1U1V4W2Y1Z2!8#2,4=1]6^2' +
  '_6{4}2;guarantee:?2_8;guard:a2f1j2l1v1w5z1K2R4U2V4X1Z1!5$1=1]4_3{5}2;guarded:K6O4;guardian:o1B2C2G2,8;guarding:!' +
  '7;guards:f2l2p3w2K3V2W3Y2Z2!4#6*1=1]5_2{1}2;gues-:m4s4w3E1J3V2Z1#2%1)7,3[3}3;guess:w5A1V3,2}2;guest:m3s4J3)7[3}1' +
  ';guesthouse:Z3#1}4;guests:d3m3E2#3%2,3;guid-:i1w1D1H7J2Y5#2)3.2|9;guide:i1w2H7J2|9;gums-:w5]4_3{4;gun:N2O3Y14)2*' +
  '9+11]3}4;gun licence:}5;gun training:A3Y5+6;guns:Y11*6+10}1;guns-:Z8;gunshot:Z5;guy:n4v2z1F4N7O6Q2R6T4V6X2!3$2*5' +
  ']2}1;gym:c1f2g3h1j2k3o2p5t1w1z1E1F1I1J5K1L4T7V2W4$2.3<8=1>4?1@1]3^3}3;gym in:b3e3z2F2K2V3W3$2/3=5>4@1]4^3;gym is' +
  ':g3m2y4z3H4J1/2<2{2;gymn-:p3B3E2G1Q3=2}2;gymnastics:p3B3E2Q3=2}2;gyms:b2g4i1j3o7x4y1z4E3H4I2J2Q1S2<5>1@1]1}2;ha:' +
  'm3p3r2s4v3w2x2z5E1K1X1*1+2,4>3?3_5{3;haal:g1i6p2r5x1E2?2@5]2^7}1;haar:l1v3x6A2C4D6K2M1P1V3Y5%4-2?2;hack-:}4;hack' +
  'ed:}4;had:c1e3f1k4l2m2o3p1q1r6y2C1E2G7H2K1L1O1Q3X2Y2*1+1,2.1/4>1@1}1;had a:a1c3e2m1q3s2u2y5z2C2E1F1G2O4U2*3+3@2}' +
  '1;haem-:G7;haha:b2d2e2f4l4m3n1r3y1z2B4C2E3F4H1I3V1X1$4(1.1=2_3}8;haho-:A3D2Q4;haholo:A3D2Q4;hail:}7;hair:f1l2w4x' +
  '8A6D1L7N1#2*7}2;hair-:i2x4A3L8}1;hairdryer:L4}2;hala-:.3}4;halaal:.3}3;half:a2c2d4e5h6i5l5n4r3v3A2C4F2M4N1#4&3)3' +
  '/3{3}1;half day:e5#3)6}2;half of:c3h2j1n3v3B2#2$3&4(2<2{2}3;half past:a6c3d4e2i6I1;half-:a2e2i4l4o2p2s4G3(6)5>3[' +
  '2;halfway:e2l4o2p3s4(6}3;hall:D2E1H5I1J2W2.6}7;hall for:.4}2;hamp-:-6^3;hand:g1n3p1s3v2w5E1G5H2I5P2Q2U6Y2-5@4]3_' +
  '4;hand wraps:w3]5{2;hand-:w4y2D2E1G1H7L2M4N2P1U2W5X3Y6!5%3*5+6,1=3>1]2|3;handbag:L8*4}3;handdoek:w6;hande:M6}3;h' +
  'anded:w4C3E3G1X3Y1]4^3}2;handful:Q3%7;handgun:A3Y12+6;handle:r3v1x1z4D5E2F1G2M4O1P3R4U2X3Y2#3*2+4>3?2@1;handle a' +
  ':v3z4X3Y5+5;handled:*4_3;handles:k3N2X2*2=7}2;handling:O3Y4!2#2+1;hands:v2w2x2y5z2B2G4N5R1S2U3W7X3&2*1=2]3}3;han' +
  'g:b2m4p4B3E4L6W2]5}4;hang-:f2h2V3X1{1}5;hant-:D5N3Y1>5@1;hanteer:D5N3Y2>5@1;happ-:a4b3f1o2p3q2r4u1v6y5B1O3P1U1W3' +
  '*5,4>4@2_4{2}1;happen:b2n3p2r4v3y5B3O3$3/1>4;happened:v2z5C3F2K2L2*4{4}4;happening:a9e1u3W5Y3)2>1{4;happens:b4f2' +
  'h3o3p3q3r3u1v5B1D1O3P2U3%1*2,5>2@4}1;happens to:q4r5C2%3>3@5;happens when:b2p2r2v1y1}4;happens with:h4q2r5@6{2;h' +
  'appy:y3B3G4_6}7;hara-:R4=3^4}4;haram:}6;hard:p7v3y8z9D1G5K2P1S1=2>1]1|6}1;hard-:p3r4D3H4}2;hardly:p3r4D3H4;hart-' +
  ':f2q1D3G6#4;has:b4d3l1n1r3u2w2x3z3G5H3I1K3L1O5P3Q2S2(1*1+2,1-2@1[1]1_4{6}2;has a:b1e2i3r2u4x5A2B1C1F1G3I3P1Q1R2S' +
  '1*2+1.3<1=1?1[2]1_3}2;has been:h1l2p1s1z3C1D2G1K5;has it:b2G2(3=3{5;has my:X3@1{4}5;has no:n4o1z1C3D4H2K4R4S5+1-' +
  '2|1;has the:a1b3e4f2i2r3F2I2L4O4Q2(3=1]3{3}3;has to:c3f2i1o1p2s1J3O1P3Q4Y2,4.1;hasn-:v2z3{6}3;hasnt:v2z3{6}3;hat' +
  'e:k2o3p3s3v5w3y4B1L1P3Q3R3T1U2V3#3$4@2}1;hate-:i1k2p3x3z3F3G1K3Q1R4V3$3_1;hates:i1k2p3G2K3Q1R4V3$3_2;hatf-:I4;ha' +
  'tfield:I4;hav:B4$4/2;have:b1c3d2e2f3l1u1w3z1B3F2G2H1J2K1L3O5P1T2U1V3W2X2Y1Z1)2+3,1-2/2=2>2]4|2;have #:c2d3l4w3z3' +
  'A2C1#5=5{4}1;have a:b3e5g1i2j2l3m1n5o2s5t1x2A3B1C3E4F1I5J4L1M3N2O1Q1R1W3Y4Z2$1.1<3>2[2}2;have an:b3e3f1k1q5t3u3A' +
  '4B4D2S2Z3$1)2,3<3>3[2|1}6;have any:c4l5w2B1K3N4P3X4Z3)2+1_2|1;have anything:a5c1d2C3D4F2T3#4;have been:q2s2z3B2H' +
  '3J2M2V1!2[3{6;have classes:c4d2f2B2F5$5}3;have die:f3O5R2X3(3)2_3|4}2;have for:i6B7C6D2F6L3N3O2T2!3#3-2/3=3[3;ha' +
  've i:i2w4z4L3(3+3,3-2_4}6;have it:b3d2e2f3r2u3z4B4M2P2T1U6V5W4X6Z3!3)1+2-2.3@1^2_1{1|1;have my:a6f3k5n3o2p1q1w4x' +
  '4K2Y2$2*1+1,2]2}5;have n:e2l3x3y3C5G7=1}2;have nie:n4p2r2t2I6]4}4;have no:n1w2z4H3I4S3T3Y5#1$3)3.2=3_1}1;have on' +
  ':a3f1w5N3!3*4@7}1;have one:a3i3u3w1A2G3H5J4K2W1Z2!4+3,4/4]1{4;have something:c5f1j4k2m1o1A5B2C3D1F4J5K1L1T3V1X2Y' +
  '3Z2!4$2+5-3=5;have that:c2d3m3y2B1F4T3U2V4W5X4Y3$1&3)2*1,3/2;have the:b4c2d1f1q2u2w1z2E2J1M1N2O1R2V4W2X5!4+2.3<2' +
  ']1^1_2{1|1}3;have time:f6h2i1Q5R6$2)2;have to:f4i2m3o3p5q2r5s2v3w2x5y7z4A1E2F4J3K4L1P3S3Z1%2+1,5?1@2[1^1_3;have ' +
  'training:c2d2h3F3O5Z2!5<3>4;have with:w8O1+3}1;have you:a1b3c2d2e3f3h1j3n1p1A1B2C4F3H1J3K1L3M3N1O1T2U4V2X3Y1Z1!2' +
  '-4/3=1>2]4{1;have your:b1g4J3K5O5+2}1;have-:p3z6{4}2;havent:p3z6{4}2;havi-:d4q4z5F3^1}1;having:d4q4z5F3^1}1;hayi' +
  ':m4}6;he:a2l1m1o1r5u3v1w5x2y2z2A1C6D8E4G5H3I1K2L1N4O4P3!1+3,2-1.2?1@1[1_1}3;he be:a1i3w3z3A1C5D4G1H2Q2;he can:a6' +
  'c3l2r3s2z2C2D2E2G3,2-4;he come:a4r2s2u3w1C2E1H2,4=3;he do:a2c3d2f1m3n1s3v3B2C5G1O4U2}2;he doesnt:a2m3u1D3E4G3$1-' +
  '4[3;he get:n1r3u3H4O2P3}1;he gets:i1o3r1v2G3I2P4,3?4}1;he go:A3B5C2G2}1;he has:e2i1p1r1s1x5D1E3G1*6+2.1@3{3;he h' +
  'ave:r3u1w2x1y2D1G4O3+1.2{3}2;he is:a2f5o4r3u4y3A2C1D5E1G1P4!4&4,3-3@2]3;he join:r3v2A2C2G5H3;he need:t1w6y3z4+4;' +
  'he train:f1C5E2G1H5Q2R4$3?3}1;he wants:j4r3t3v1A4B2D1G4H1V2!1.4;he was:p4r5O1}2;head:w4y8G4J2M4N5O1Q3R2V3W2#3$1%' +
  '6&3*5?4[1]5_2|2;head coach:M6N1$4|4}2;head-:w5y4D1Q5*7,3=3>2]5_3;headcount:Q6=4;headgear:w5y3]6_4;headlock:*5;he' +
  'ads:y5Q1}1;headscarf:w4x1}3;heal-:l4q3x4y1G5,3<9@2}1;healing:x3y3G2;health:G3,4<8@3;healthy:G2}7;hear:j2x2y1A4G5' +
  'S1V1)1,3>3{2}1;hear-:c1o2w2x3y3A1E3G8H4J2S3U2W1Z4)3{1}2;heard:c2d2j1l2o3s1w4y5E4F1J3K1S4U3V1W1Z2&2)3{3|1;hearing' +
  ':v3x2G6H5M1Q3?2}1;heart:i2p2x3A3G4M2O3Z4}3;heat:!4}4;heat-:}8;heav-:f2y4z5B2H4K2Q3V3W6*4]2^4{1}3;heaven:f2B3}4;h' +
  'eavier:z3*5;heavy:p1y4z4H4I2K1V3W7]2^4{1;hebr-:S6}2;hebrew:S6}2;hect-:c1f1l1q5v3x2y1C3I3P2R4}1;hectic:c1f1l1q5v3' +
  'x2y1C3I3P2R4}1;hed:m2u3C3D4E3U3!2=1}2;heel-:d2f2r3w3z3B3C2E3G1;hek:J3K4*4;held:a3b1c3f3o2z5D1F1G4J7O1P3Q2Y5#3)2+' +
  '1{4;hele:b3f1g5l4E3#3/2}5;hell:a2d2o2r2w1z3C1}4;hell-:}5;hello:}3;helm-:w1y1L6]3_1}3;helmet:L6]3_2;helmets:w2y3}' +
  '3;help:b3e1l6p2u1D9H2M2O1Q1R8U1W2Y4Z7$2*1+5,1<3=5|3}2;help him:D6Q4;help me:b3r3v3G1H4M1R4U4W5+2,3[2;help with:l' +
  '1D3O1Y2!2$3*2<5=4}3;help-:c1G1I3M6O2R3U2Z5=4;helped:O2}4;helper:H1I4Z5=4;helpers:I3=2;helping:M2O3Z3=3;helps:c2D' +
  '1G3M3R4}3;hemp:w4_5;hen:m3.8;hens:.7;her:j1l3q1r1t3u4v1w1x2y2A1B2C5D9E4F3H4O1P2R1$3,2-4.4?3@1}1;her to:B2D6F4G1&' +
  '2,2}3;here:b3c2d2e2j1m6n1o2p1t3z1A4B2C2H3I3M3R1T3U7V4X4/2<3>1?2@2^4{5;here-:p1=3}1;heri-:a3h5.2;heritage:a3h5.2;' +
  'heritage day:a3h5.2;herm-:p1/3^4;hermanus:p1/3^4;hern-:q2G7;hernia:q2G7;hero:W3&6;hers:a2j5p3t3u2z1B4P4Q1(2@4{3;' +
  'hers-:b3l2y2A4D1F4K2O2R1U1$2,2-3}1;herself:b3l3y2A4D1F4K2O2R1U1$2,2-3;hes:a2i1j3l2r1s3t1u2w2z2A3C7D7O1P3R3/1@2}1' +
  ';hes #:a3i2j4l3s4t2w4A4C1D1P3$3]1;hey:b1h2o3q3r1s2y4z1A4D2F3H3K5(4}6;hhay-:f1y3C2M4)3}2;hhayi:f1y3C2M4)3}2;hi:}7' +
  ';hidd-:k7s2M3;hidden:k7s2M3;hide:b1j3x1D4L4}1;hide-:D7;hides:D7;hidi-:b4l3D4J1?1@5[1;hiding:b4l3D4J1?1@5[1;hier:' +
  'a3b2f1l2m4o4z5<4@3^4{5;hier-:a4b2S2@4^2{3;hierdie:a4b2S2@4}3;high:c1l1p2B4C2D1G7K1#3<2]2}2;high-:e6k3I2J6]3;high' +
  'er:k3}3;highway:c3I2J6;hija-:w3x3F5K2L1R1!1#2)6*10<1?1]3}2;hijab:w3x3D2F5L2?1]3}3;hijack:K1!1)4*5<2;hijacked:#5}' +
  '4;hijackers:K3R3*3;hijacking:G3H2K2!2)3*6;hike:Z5}3;hike-:Z3)3;hiki-:Z5}3;hiking:Z5}3;hill-:A4}4;hillbrow:}6;him' +
  ':a1f1p1u1v3w1z1B2C3D9E3G1H1I1J1O2!4$4,1-4?3@6]1_1}2;him a:t4D2-3}5;him to:n3p2s1u4y1D2G3I4J3Q2]4;hims-:g2k4n3t4D' +
  '6H3I2L3M1N3O1P2U1W1$2&2,2;himself:g2k4n3t4D6H3I2L3M1N3O1P2U1W1$2&2,2;hip:A2G10H5I3&3*5;hips:i2G4H4;hira:=6}2;hir' +
  'e:w6#5$3%1+4.4=8?1}3;hire a:L4$4%5+3?3;hiri-:I2=6;hiring:I2=6;his:a5l2n2p1u5v2w3y1C3D7E1G1H2N3O3P1%1,3-1.4?4@2]3' +
  '{3|1}3;his dad:g2l4C6D2,5.2/3?4}1;his first:a2c3k2u1v5w3?4;his name:o2t5N8+5;his own:n5o3r3w2C5G1H1I2Q3$2}1;hist' +
  '-:y3z4S3@3}3;history:y3z4S3@3}3;hit:a1c2e4q1v3w4y13z1D5G1R3V2W9#2.2}3;hit a:c2e2y2W6Y2}2;hits:k1y7D9.3>1;hitt-:a' +
  '2q2y8D1F3G1O2R3S3T2W2Y1#3?4;hitting:a2q2y8D1F3G1O2R3S3T2W2Y1#3?4;hiv:G7;hlok-:+3}3;hmm:d4j1u3}7;ho:f1g2k4l1o1p1r' +
  '4t3u3v3y4A3B1E1F1H3I3K3L2R2U3X4Y4!1*5,1=1]2^1{2;ho na:a1f2k3l2A3F2H4I2K4L4Q3W2)1;hobb-:j3o5B4O1R3T3)2;hobby:j3o2' +
  'B4O1R3T3)2;hock-:d2f2m1p3r2w3C2D3T2}1;hockey:d2f2m1p3r2w3C2D3T2}1;hoek-:k2S3&3@3}2;hoekom:k2S3@3}5;hoka-:J7{3;ho' +
  'kae:J7{3;hold:o2q13z4G1M7O6P1V2#2)4+1=3@1{2;hold-:l3q4z1F3G3N2S3V3W2*4]4;holding:z2F3G2S4W3*4]2;holds:F1G3N2V4*2' +
  ']3;holi-:b1h8m6q4t1u1B3C2(3)3.3=3@2}3;holiday:h4m4q4r1u1z1B3E1U1V1)2.4=4@3}4;holidays:b4h7m3o1t3u1B2C5P1#2(5)1;h' +
  'oll-:p3z2/3}2;hols:h9m3;hols-:w5Y6]5;holster:w5Y6]5;hom:d1i4p1w2x1A1B2D9E2G1K3L3!2,3-4|3;home:c2d4f3h2i6l1m3p1q3' +
  's1B1D1F2L4M2R1U2V4X1Y3$4&1)1*3/9]2^4|3}2;home from:a4f3m2y4A1B2C1D1F2I3&2(3+2;home with:e2y5D3/2}1;home-:c5f4i2r' +
  '1B6N3#3&2[4|1}4;homepage:N4[4|2;homeschool:c5B7.1;homework:a2f4i3r2D1&2}8;hond:}8;hone-:a3j2o2p5s3y3z4C1F3*3=3}2' +
  ';honest:a4j2k1p2z2F2=4}5;honestly:o2s4y3z3C2F2G1Q1*3;hono-:k4r2.3=2}3;honour:k4.3}3;hood-:g2n1w1]7^5_6{6}1;hoodi' +
  'e:g2n1w2]6^2_6{6;hoodies:]4^4}3;hook:t1C4M3W7}1;hook-:L4V2W4;hooks:L4W4;hoor:D1S2}4;hop:n1p3u2C4I2(7}3;hope:d2i2' +
  'k4l2q2r3z4D1G2K3L3Q3*2=3}2;hope-:y3C3H2Q3]1|3;hopefully:y3C3H1Q3]2}1;hopi-:d4f2&3<3;hoping:d4f2&3<3;horl-:x2}3;h' +
  'orlosie:x2}3;horr-:d3G4I2}2;horrible:d3G4I2}2;hors-:l2o3}3;horse:}5;hose-:c7;hoseng:c7;hosp-:a2f3l3u2w3U2Z3!1#5(' +
  '4,4.1<8}2;hospice:w3z3}3;hospital:a3f3h1l3u2w2U2Z3!1#5(4,4.1<6}2;host:F2)4.7=2}3;host-:o3D4F3!4#3)4.3/4^3;hostel' +
  ':l1D4F3#1/4^4}2;hostile:!5#2;hot:L9Y3*3}4;hote-:a4m2I3#4/4}4;hotel:a4m2I3#4/1}2;hou:i3q1r3s3x5y1M2P1Q3W4#3)3.5}1' +
  ';hour-:a4b4c1d5e4g9h5i7r1u2v3E2K3Q1$6&1)3.3=1>3;hourly:$5;hours:a4b4c1d5e4g9h5i7r1u2v3E2K3Q1$4%1&1)3.3=1>3;hours' +
  ' is:c3e1g2i5v3I3)3}3;hours of:b4W2.3=1}5;hours or:a2e2i3v3C1E1F2$4&4;hous-:a1c3f2r2s4v2x1A1B3C2F3J1R1Y1#4$5%3*2/' +
  '4=2^3{2;house:a1c3h1r3s5v2w1x2A2B3C1Q1Y1#3$5*2.2/3>1^3{3}2;household:k1l2F1}4;houses:f3l3F4J4R4U3#3=3;how:b1i5j4' +
  'n5p6q1r1t5v5y1A2D1F1I4J1K1M3O1P5Q3S2Y1Z2!1#1$2%3&4)2*1-3.2@3[6^3_3{1|3}2;how are:b6B1C5F2@4_2}3;how big:y3Q4#2&2' +
  '}3;how can:l4m2n3t1u1D2M4S3)4-1?2[4{4;how come:p3t2H3I3[2}2;how do:n6p4q5r1t5u6D3F5H1I3J2M3O4P2S2Y2!1$3)2-5=2>3?' +
  '5@5[4_1{1|2}6;how does:n5p6t3u1v8B3H4I3M2O3P4R4$2%3-5=2?3[6;how early:c4g7v7;how far:q4t2I3J6K5]3{5;how full:Q9;' +
  'how hard:p4v2y4z5S3;how i:b3p4M1)2.2[1{4|3;how is:b2o2v6y1z2A3E3F4K4Q1R4S6>3@4^4;how lank:i6o5q2P3S1&1-1.1@2^3}1' +
  ';how late:a4d5g9u4}1;how long:a2i5o6q3v2I3K2N2O2P5S2Y3Z3!3#4$4%4&2)3.4@4]2^4_1}1;how many:a1i3j4q1r2s7y2F1H2I2J3' +
  'K4L2N5P3Q3T3!2%3&2(3,1.3^3_2|3}4;how much:i2j7k6l3m4o1s4F1K4Q3#2$6%5&5-2.2]6^3_3|5}2;how often:a5b3j2q5y2P4&1(3)' +
  '3@3;how old:A8B4C3S4+5}4;how soon:a5p2t2G2M3P3$3(5*3^2;how to:t3z1D3F3O3S2U7W2X5Y5Z7!6#3&1)2*9=1[1{2|2}4;how wou' +
  'ld:m1n5p3v2D1H6I5#3-2/4^4;how you:y3E10P3V1&2*2?5;hows:p3s1v5K3P4Q3R3;hr:e1g4i6k1n2w2E4J1O1P2S2T1Z3#4&3)2,1<3=3[' +
  '2|3;hubb-:a3b2c1d4f1h2l4p2u3A1B1E2I1J2$3&4-2?2_1{1;hubby:a3b2c1d4f1h2l3u3A1B1E2I1J2$3&4-3?2_1{1}1;hug:G2*4;huge:' +
  'C4K3R3]4;huis:c3d3g1l1s2D3$4)3.3/6?4]3^3;hull-:f2i1l2w1z2B3D5K2N3O4#2%1*3<3]2;hulle:f2i1l2w1z2B3D5K2N3O4#2%1*3<3' +
  ']2;huma-:c1h3y3M6V1!3)1}1;human:c1h3y3M6V1!3)1;hund-:k1v1x3F3Q3}1;hundred:k1v1x3F3Q3}1;hung:{2}4;hung-:h3J2|3}2;' +
  'hungry:J2|3}2;hunt:K3}7;hunt-:j1o1s2K3Y2Z4$1&1-1<2]2^1_1|3;hunter:j1o1s2K3Z3$1&2-1<2]2^1_1|3;hurt:p1y8z1D1G4O2R3' +
  'Z2,9<1}4;hurt-:s2y4G4S3V4*4,3}2;hurting:S4V4*4}1;hurts:s2y4G4,3}2;husb-:a1b1c2d2f1g1j1k1l2n1o1s1u1y1A2E1H1L1O1Q2' +
  'R2T1U2X2Y2Z2$1%2&2(1+2,1=1>1]1^1_2;husband:a1b1c2d2f2g1j2k1l2n1o1s1y1E2F1G1L1O1Q2R3S1T2U2X3Y2Z1$2%3&3(2*1+1,1=1]' +
  '1^1_2;husband and:b4c3j4l2s2t2A3T3X3Y3$4(3*2[2;husband is:d6f1l1q3s3x2z4A1E1F5H2J2O1T4X2!2$2(3,2]3_1;husband wan' +
  'ts:g2j2k3o3v3y3G2N3P3R2S3U2V3Z2$3?1@3]1|3;husbands:l1o1q3u5A3H3V1Y1Z2#2+2-2/2>3@3_1}3;huur:o4%3}5;hv:x2H2M4U3;hw' +
  ':i4j7m4t4A1I3Q3&3|1;hyde:I2!2}6;hygi-:x5_4;hygiene:x5_4;hype-:B1D1G5Q1R2;hys:A3C4;hysb-:H7;hysbak:H7;i:o2p2r2s1t' +
  '1u2v1y1z2E1G1M2$1+2,1=1?1@1[2;i allowed:p2s3t3y2E5G1K3P4+5?1}1;i am:a2b2d4h1l3n2p1q1u1w4y1z3A3G1H1J1M1R1U1V3X3=1' +
  '@3]2^3}1;i and:j1l1t4B4F1R3%7&4)3;i arrive:v8L4Q4;i ask:b1e3q1v3D3E2F2G3I3M4O3S1#1@1]4}1;i attend:a3f1j2m2r2t3C4' +
  '+4}2;i be:e4i4j2m1o4s2v5x1z2A5E5F2N2Q5&2(1+1/5>2?5}1;i become:k1t2!4=5[2}1;i bjj:c3d4t4F3G1R1V5;i book:h1i4r1t8u' +
  '3K2N5P2Y4#4$5%3&3(2)3-2.3[2;i booked:u6v4w3}4;i bought:p1w2x3V3Y5$2[1{7|1}2;i boxing:a5c1d2y1G3H4N2R1T4W2$1=3]5;' +
  'i bring:h2j3l3m1s3t1A1B3C1D2E1F3G1H2K4L2N2Q2%6+2,2?1_2}4;i buy:k3l1m6s4w1B2$3-5@2]7^5_2{2|3}2;i by:k3C4E3T3U3W5/' +
  '1=4[2{2}1;i call:g1v6z4M5;i can:a4b6c4d2e1f4g4j4m1n1u2w1x1C2G2J1L2M4O5P4R5T1U3X3&4+3-3/4<3]2|5}1;i cancel:p5u2_4' +
  '}4;i cant:b2d3e3f3m2q1r2s3w1x4y1z4F1G2H3I3L2M1Q3R2U2(2)2,4/3[2]3;i carry:o1w2x3G6L3P4V3Y2*2/4}1;i catch:a6i5s2I1' +
  '}3;i change:o3p2u4w2I5L1[8_2{3;i choose:b1n1t1N4R2S3T1-3^1_4;i claim:t2<6_3;i class:a2c4e1f4i5r2s3B4C3E1F3Q2R3>2' +
  ';i collect:g3i4<1]2^7;i come:d2e1f2g4h2j3m1p1s2t3u1v4w2z1C3F3G2I1J5K3L4N3O1P2Q2T2V4W4X1Y2+3,1<2>1_1;i commit:b2m' +
  '5o5E1J3|2;i could:a4d5e2f1g1m3o1r2w1F2G2I2M4W3Y1%2(4)3*3/1<1|2}1;i couldnt:r5z2S3Y2&3)5;i decide:b5g2m3p2E2(3}2;' +
  'i did:r2y5z6R5S3T4U4V3W1X1Y3$2=3@3[3_4{3|2;i die:b4c4l3r4z5F3K2O4(2,5@1|4}2;i do:a2c4f2i2j1n3o2p6q1s2t6u2y1z2G3R' +
  '1U2V2W2Z5!3&3*4+2,4/1=3?2@1[2}2;i dont:f2g3m1n4p2q1r4s4t1u3w2y2E1F3I4K3L3P1Q1R1S1T2U4X2$3&3)2+3,1?4@2[2]2;i driv' +
  'e:c1d4g3m2v3z1C1F2J2K5L4R3U1Z4!3*2>1;i drop:a2c5g3i4m3r2E3J3K3,4=4;i eat:e2v2G3}6;i end:p8I1}2;i feel:a3m5u1w2A2' +
  'O3W2}5;i fetch:c1d1e3g1i5E3L2-3^6}1;i fill:k3v2,2@6[3}3;i film:?9;i find:b6g3h3J4K2V1W3)6,5>2[2]1|1}2;i finish:a' +
  '2d2g5I2}2;i first:b3j3m4v2z3E2Z4;i follow:G3H2M3/5{6;i forgot:a4u2D1G4[4]2;i get:a1b3c3f1j5n1o3s2v1z1G2H2I3L1M2N' +
  '2V2Y2$1&3+1,3-2<4=1?2@1]5_4{2|5}1;i give:n1p3u4J2$1,5-2=4?2@2^3_4|5;i go:c1d4j3m1o1p3q2r1v1w2z3C4G3H3J1L2P3U4$2&' +
  '4[1]2}2;i got:c4i3l4o1r2u1w1x1G1O2T4&1+2-3_7}1;i had:s4u2A1G3H3K3U2X2/4[2}4;i hate:k2n1o2p3v4y3Q2R4T2V4$1@2}1;i ' +
  'have:a2b2e2f2i5k3l4m2r3s4v3w3x4y3z4B3E1G4H2I1K2P1R1S3Y1$3+3=1[1^2_2;i heard:c3d3k3l3w4y3E4K2N2W2)4|3;i hit:a2e1q' +
  '1w4x2L3W4}5;i in:a1e5t4v5w6z2E2H2&2)3[2;i is:c1e1j2l2m3p2q4t2v3z6A5F6G2R3V3#1$1,1/3=3[2}1;i it:j2k2n5q7r2t1x2X2&' +
  '2,3?3@1[1^1_5|2;i join:e4j1k3o6p1s2t1v1z3A1B4C2H3L1X1$2(5/4<3?3@3|1;i just:a4g1m4n1o2s1t5u1v2x1y4z4E1G3J1K4P1R4T' +
  '2Z3)2[4]4^1;i keep:f2q2r2w4x3z4G3L4P5S2Z3/3}1;i know:h2w3z5C3D2J2O7P3Q5X2(1>3}3;i krav:a2c3d3f3i3j3D3G4N2R3S4U2.' +
  '1;i learn:d4N4Q4S3T6U3V5W2X2Y4Z3!2$4&3*4+1/3|3;i leave:a3d2i2k1o6p2x3y4A2E5J1K3L3M1O1?2@5;i left:a4k2n3F3M5Q3@3]' +
  '2}3;i like:j5m1n3o2p4w5M3N4Q6R6V1W1X1+2;i live:b1f2j1n1A2F4J4R2Y1)4/1=4?4^4_1|5;i log:[5}1;i look:b3j2v1z1B3C3E1' +
  'J5K1X2!4/2?3[1]2_1{2}1;i lose:o1p2q1r6t2u2y3z4G1&1<1}2;i lost:a3b2p4F2N3Y3]1}6;i mail:p2M9;i make:a4d3i5m1o2r2t3' +
  'E2H2I4=2?5[4}1;i manage:m3z5G3H3#5;i may:e2g3o3p2w3y3E3G6P3&3+3,3<1{2;i mean:a3c4d2f2g2h3i3j2m3q2A2E1F3G1J2L2N2P' +
  '2Q1S3T4V3W3X1$1%2&2*3.2/2>3[1]1^2_2;i membership:j2p1q5<3;i miss:a4f3r4G2P3X2(3}2;i missed:l3r3A5P1(3)4}1;i move' +
  ':p4u2P4&1/5}1;i must:b3c2d2g2i4k1t2u4w4x2y2z1C5G1J4L2M2U4$4[1]2{2;i my:g2i2p2q1r2w1x3K6L5M1$1+2=1?1]1^4}1;i n:e2' +
  'k2m3p2q1r3s4u1w3z2G1M2P3!2$3+1-4<2=1?5[2_2}3;i need:b3c2g3i1j4m1q1u2v1w3x3z2C3F1G1H3J2K4M1Q3U4V2Y1Z1#2$1&2)2+2-1' +
  '/2[1]5}1;i never:j4m3n2q2r3x4T3Y3?2@4[2|3}1;i only:a3b3c1d4j1k2m2n2o1r2w2y4z1B1E3G1I1J1K1L1P4R2S3V2W5Y1$1)1+3@4]' +
  '2;i order:i3-1]5^8_2;i ordered:_5{3}2;i paid:n1r4B2J4{4|4}4;i park:q4v3K9;i pause:q5;i pay:i1j3k6l4m3n5o1q1s5I3K' +
  '4Q1$5&1+1-4@2[2^3_1{1|5}3;i phone:g6t3H4M3U1-4;i pick:i3t3E2R4X2$4-2]3^6}1;i put:i2j1k2o5q2t2u4w3C3F2J2K3L3P4R1%' +
  '2&3(2)2,3-2?1[3;i reach:j4I5M7P2[1;i read:a3c3o5r1v1z1B3H2K2N5P2S2U1X2$3&2,2@3^3;i register:t2P4&4(4[4}1;i repor' +
  't:r4v4M1;i return:q2(3_2}3;i roll:a3m2w1x3y3F4G4H6;i run:n2z2A2B4F2G2Q2U2Y2#4{1}5;i saw:d3j1k2l4t2B2F1K3S1T4U2V1' +
  'W1X5Y2Z1&3(2)2=4?1@1|2}1;i say:a2b3o1p3t2y7C2I2K3P1T3?1@4;i see:a2b5c3e4h2l3o2s1B2C1D2G3H2N4P2U2)1,2?2@2[2]3{5}1' +
  ';i sell:f2J4M2}9;i send:n3p3M5<5=3^1_5;i shoot:Z3+2}6;i should:o4v4w1x4F2N3R2W3Y3!5<4;i shower:L7}2;i sign:c1d3k' +
  '2l3m3o7q1s1t3E1F3K3L1M3(5)3,7@2[2;i signed:o2p2u2z3S3,2?4@2;i sit:d3i5y5z5B2E5G2W4/2?1[2;i skip:d4e4q3r2y3P1}3;i' +
  ' speak:M2#4=4}2;i start:c4i4j2o1r2t4v2w2y1z1A2G5P4R5W4+4]2}2;i stay:e2f3o2r4v2E6G1I4K3/2@5[4;i still:d6g2h1j2p4q' +
  '3r1u3w5y1z2A2G5H2Q3(5+3,1/2>4^1_2{1;i stop:k3o1p3q2s2K7@3}4;i swap:e4r6u2_6;i take:a1c3l2m2o4p3q3u4v1G5I5J4L1R1$' +
  '6/2?2]5}2;i talk:l3v2M2#3$2=5;i teach:a3d2e4)4=7}3;i tell:p4q4t3u4v1y4G4I3M1S3,2?3@2;i there:a5v6E3I3K2/3;i thin' +
  'k:a1b2v5J4$6[2{5}2;i too:d1z5A1(4_2;i train:c4e3f1j4m5w4x1B2C3G6H4K2L3N2P2T3U3W2X1!1+2,4/3<4@6]1^1}2;i trained:e' +
  '4z5N2P4U3V3X3}3;i travel:f5m2r3Q3R2U2$2&4/4;i trial:s4t2v1,2;i try:s7z2E6Y3[3]5;i type:H4I3J4-3@6[2;i use:g1m3n5' +
  's1w3x2G3H3J1K2M1W3Y2+4-3<4[5}1;i used:b3c1j2z2R4U1W4X3+3=1[1}4;i vir:a2j1l1o4s3w1K5&4+1,1}3;i wait:a3i1v2C2E5G3(' +
  '7}2;i walk:g3i3t2v4x2A2H5I4K3R4U2X2&4<2;i want:a3b1d2e1f2g2i2j3n2o2p1s1t2u2B1E1M1N3Q1R1T2U5V2W3X2Y2Z2$3&2(2?2[3]' +
  '6_2|1}1;i was:a1g2l4n1o3r2u5v2z3A2D3F3J2P4Q3R3T2U3V2X3(4)2*2<3=3[3{5;i wash:L7}2;i watch:v1E4H2V1/2]4;i wear:w1x' +
  '5y2F4G1L1Y2]3}4;i werk:b1c3d5e2f2q1y3E2!2?2;i will:l2q3r3y2z2I2K2=4}3;i with:m3n6v3z4I4M2N5R3U1V1;i wont:d2o4p1q' +
  '3r4u3F2,5;i work:c2d2e3f3h1j1l3x1y2E1F2I1J5M4P1Q1U4V2Z1!2$1)3*4=2>1?2^2}1;i would:a3b4c2d2f1l5o2t4v2y4B1D1E3L2M4' +
  'O4T3Y1Z1$3&3(1-1=2?1|1;i write:p2q2D2M7P3,3@4;ibha-:I6O3P6}1;ibhande:O3P3}3;ibho-:b2W5#2;ibjj-:}5;ibjjf:}5;ibox-' +
  ':e4B1R3W5;iboxing:e4B1R3W5;ice:q10s4D2}4;id:b1c2d1e2f1g1j1m2n1p2s1t2w1z2C3E3F3I1K1M2T2U1W1X1Z2!2$3)1+2,2-1/3=3@5' +
  '^1_3|2;id be:a3b2d3i2j2o4y1z4I4L2O1Q3Z2+2}1;id come:c3e3g2m7u3H2Q3/2;id like:b3c2f2g3j2n1p2s2t5v2A2B2C2F2G2J2M3P' +
  '1T2U1V1W2Z2$4/1?3]3_1;id love:f2h3i3o3y4C2U3X1Z2$3=3;id number:@6[3;id rather:d3e3n1p2q1s2u2w2E3F3M2R1X4$2(3)2,1' +
  '-3.3?2_1|4;idea:b1j3q2w2y3z4C2D2G4R3S6X2#5-6<2{2;idea-:c2d3e2F1-2.2}3;ideal:c2d3e2;ideas:-2.2}4;idf:S4U7}3;idio-' +
  ':u1z3$2;idiot:u1z3$2;idol-:G6O2W2;iets:a1c5d5e7f7k3l6o2q2s3u2z3B5C1D2F2G4R3T1X2Z3#3$3&1)1*2,3/1<3=1_4;iets vir:c' +
  '1e2f3l2o2z3B5C2F5R4U2#2&3,1;if:a1i2j2l5o1p4q2r8s3u3y2z1C2E2F3H1I2K3O1P2R2U2Y1Z2#2$2%3*5+1,6/1<4>5?4@4^3_6;if a:p' +
  '4r4z1O3R1Z3+2,3>4;if he:g2i3m3o4s2v5y2G1L4P1*5-3@5}3;if i:a3e2j3k3l4o4p5q2r3s2u4v1E4G1H2L1M1N5P2R2$3%1(2+2,1/1<3' +
  '=1?4@3[2^5;if im:g3j3m1o1q4r5s2z2I3P2R1&2)1/2<3]2^4_2;if it:i3t1u2v3y4D2E3F4V5$1_6{3;if its:j2q1r2z4F2K3$6&4)1+1' +
  '>3?4^2_4{5;if my:j2l4r6s1y4B4G1K3R3Z2#2%3)2,4<2?2_2{1}1;if she:a3r2t4u2w2y4z2A4C3+1,3@3;if someone:z2G3O4R1U4V2Z' +
  '5*2?4;if the:b1e1g2n1r3u1x3z1G1H4K4Q5R3X3#2*3+3,4<2>6@3^1_4;if there:e3l2B3F2H3I2L3T3Z3!2%3*2,3=3;if theres:d4k3' +
  'o1r1y3A3F4S3*4>1}1;if they:c3i2s2y3K4#4%3*3_5;if we:i4j2r2s3K4Y5$2%3*1.5@4;if you:g3j4o1r2y3z3D2F2G2P5X2Y1)1*3,2' +
  '-2.1/2<2?1]3;ifom-:,7;ifomu:,7;ifun-:B3R2Y3Z2#2$4&3*2.2]4;ifuna:j1B3R2#3$4.2]4;ifundisa:Y3Z3&1;igam-:N5}2;igama:' +
  'N5}2;igno-:z5D5}4;ignore:D5;ignored:z5}3;ikat-:c3G3/3;ikatisa:c3G3/3;ikha-:n5D2K4;ikho-:a2d3e2f2k4l1o1s3C3F3H3K4' +
  'L3U2V3W2X2Y2Z3!3&5(5/1>2;ikhona:a3d4e2f3k4l2n1o1C3F3H4K3L3U3V3W3X3Y2/2>2;ikhona i:c2d2e1h1l4o2C2F3H2U3Y4Z2,1;ikh' +
  'osi:Y1Z4!4&7(7;ikla-:a4c3d2e4f2h1i4m4r5s4t3u2z2B2C3E3F2Q2W4%3-2>2?3;iklasi:a4c3d2e4f2h1i4m4r5s4t3u2z2B2C3E3F2Q2W' +
  '4%3-2>2?3;ikmf:P2U4}3;ikra-:R3S5U4;ikrav:R3S5U4;il:}8;ilay-:+7;ill:a1i2o3p3q8r7y2z2E3J2K1L4M2}5;ill be:a4i3q5r1v' +
  '2E6J3L2>2;ille-:+1}5;illegal:+1}5;illn-:q2r2z3G2/3@3;illness:q2r2z3G2/3@3;illo-:d1I4J3;illovo:d1I4J3;im:a1c1d2f2' +
  'l1m2o1p3q1r1s2t2v3y1z5A2B1G2J3M2P3Q1R4S1V2!1+2,2/2<1=3[1|1;im #:l2r3s3v4y3z2A6C4F2P2Q1T3X2!4+4,4=2]2}1;im a:a1c2' +
  'd2f4j1l2m2o1v2y5z2B3D2E4F4H1O1P2Q1R1S3T1U2V1W1Y2Z3!3*3=4?2@3]3|3;im an:c3d2e4f3n2E2F2H2T2*2,4.1?3]2;im at:a3l3m5' +
  'n1q3t1v4B3I5M3*1,2^4;im away:g4q1r3P2(1,3{3}6;im coming:q3s4t7v1E4I3N4;im free:a4c5d1e4f3;im from:n3s2A3J3P2X4#2' +
  '+1}3;im in:a6c1d2e2f1h1j1l2n2o3v3B2C3D1I4L1M2N3V2Z4!1(2*1-1/5=2@1^3_4{1;im looking:e4y3B2J1V1%3&3}2;im not:d1f2m' +
  '4n2o5r2s4u2w2z2C1F2M3O2W3)1,2[4^3_3}1;im off:a2c1d3f3p2q4t1}2;im on:e1j2m1o1r6w2x1G5H1I2K2L4&2)1/5<6^1|4;im the:' +
  'b2d2t2v3z4F3G2O2Q4,2-2.2?2{4;imin-:a5g4n3u5T4@5;imininingwane:n3T4@6;imot-:I3K7}2;imoto:I3K7}2;impa-:G6H2L4R3Z2;' +
  'impl-:w2G5;implant:w2G5;impo-:f6l3G1O2!4)1-1/3^2;important:O3!4;impossible:f6l3G1)1-2/3;impr-:Y4*5}5;improve:Y4}' +
  '3;in:h1m1o3t2v2x1y2z1A2C2G1H2J4P1Q2#3&2(1)2*2,1/3?2[5]2^1}1;in #:k2m2n3p1s5t1z1G4H1J1K2N5R1Y3!1)2+2-1/4]3_1}4;in' +
  ' a:a2b4c2m1t1x2B1F4G4H1J2L4P1Q5R5S4T2U1W3!1$3%4)2*5+2,1=1>2{1|2;in an:n3w2I1J3R1Z2-5?4{4}2;in and:g2m1p3s4u3v6w2' +
  'x1E5H2M3&1-2[2;in april:o2p2q3r3C2G3(3+3{4;in at:c1g8v5E1F2H1K2.3<1;in august:j2l3o1p1y3C4)3=3;in between:e6f5g2' +
  'i3p3q3u2E3;in bjj:a4s2t1x5y3z2F5N2P4Q3$2,1;in boxing:p3s2u2y4A3P2Q6R1T3)2*3}4;in bryanston:m1B3F2J2#1$5}3;in cap' +
  'e:e3u2B1C1F1J3U3V3#4/2_3}3;in class:l2x2y5A6D2G5H4L1M3O1X3*4+1,6?5|3}5;in december:b2h4o3r2C3Q3V3)5-2=3;in die:c' +
  '4d3e1f3i1l2v2x4y4z3B1C1K1M4O4Q3S2U2V2X2&4(2*2>1}1;in durban:h2p2r3z2J4N2P4U1/4]2_3;in for:e1l1m2o5p3r2t2v2x1E2I4' +
  ')3-4<2[5_6;in fourways:b4j2J1#1.4]3}1;in front:d2g2v3D1F1H3I2K5L3N2O1P1W2/3}1;in grade:j3A1B2C5D3.2=2;in her:a2g' +
  '2w5A3C2D4H3K3L1T3-3}1;in his:i2k2o1u4v3w3y3z3B1C1D5G5W3X3+2;in israel:O5P2U1}3;in it:i2j1o4s2v1w2y3H3K2L2P3Q3S5$' +
  '4&2*2<2?4_2|6}1;in january:h2j2k2l1p4r3t3F2G3J2Q3(3_2}2;in joburg:a2b2f3h1l1m5n2p1t2F1H1J4T1U4V2X4!1=1}3;in july' +
  ':h3o2q1r1x2C3#3(4)3.1=2}1;in june:b2j2k1o4p3r3A4C2F1P2Q4$1&2(3)1=2;in krav:y2A3C3F3P7S6U2$3*3=4;in law:b3e2g2l4o' +
  '1q3A2B2E5F1J4S4Y3<2_1;in london:n4q1T2W2X3-1?3}4;in march:j2k3o1p3y2z1A1C4G4P3#1&1.3<1=3{1;in may:b3l2q2s1C4E2G2' +
  'V1$2(4)1*3.2}4;in my:e6i1j2l2s2v2w5x3A5D2F2G6I1J4K1L4O3P1R1X2Z1$4.1/4<1_5;in n:t3w3G3H5L4O3Q5%2;in november:l3n3' +
  'o3q1z3C3P3W2)1;in october:o4z2A1C2#4$1(2;in on:a1f5n1r1x3E5G2Q4<3[6;in one:b4l3n4B3C3E1G5O2Q5S2%2&4)3@3^2}3;in o' +
  'ur:b2c3l2r3A4B5F2R1U3Z2#1%1)2>5;in polokwane:f2J3)3/4}5;in pretoria:m3p2z3C2J5U2#1^2;in rosebank:c3d3m3F3J1K3V4!' +
  '1#2^2}2;in sandton:a2d1e3f2j2m4n1o3B4K6T2U4V3W2X3#2-3=2>4^5;in school:b2c5f3h5r2w3B2L3V1W3;in south:S5V3&1(2}2;i' +
  'n stock:]4}2;in that:c5e1f3h3i1j1q5v1w1y2z2A2B3C3O4Q3%3&3(1*2,3]3|4;in the:c5d3e1f1g5h1j2k3l1q1y3z2B1D2E1F1G2I2K' +
  '2L1N1O2P2Q2V1X2Y1!2$5&2*3@3^2_2}1;in there:b3e1i4q3w1y3z4E4F2H1K2T1W3,2?2[1}4;in time:a5d3i6(3^4;in to:g3i4p2s2v' +
  '1y2H1/2<3[1}3;in two:k3m1n2o1u1C1G2P3S4#2$2(1)2_2{4}1;in week:r1y2G3(4_3}1;in which:a1h5p3C2J7P3X2(2)3*4|2;in wi' +
  'nter:d3q1w1x3B1G1K4L5}1;in with:p3t2v5x3z2B1C2F3H4J2K1Q2<1[6;in your:e1n1y3z5A4C2F3G1I3N1P4Q3R1T1V2W2Z1*4+3,1.4>' +
  '3?3@5[1]3{1}2;ina:t4C3,3;inbo-:{1}3;inbox:{1}3;inci-:*4}4;incident:}4;incl-:f3i6j7q1s2K2L2P2T1W2#2$1&3)1*4+5,1.1' +
  '?1^3|3;include:f2i4j3k1s3K3$2*5,2.2?2|2}1;included:f2j4q3L3P5T2W2#2&5)1+6<1^3|3;included in:i2j1W3#4)2^3|1;inclu' +
  'ding:b2i3Y1;inco-:l4o3y1}2;income:l5o3y1;incr-:}6;increase:}6;incw-:|7}2;incwadi:|7}2;inde-:,11=3@1}1;indemnity:' +
  ',12@1}1;indi-:m5o1q1E2K1Q4$10<1;indicate:o2K2<2@1;individual:m5Q2$9;indl-:n3o2E2I2}3;indlela:n3o2E2I2}3;indo-:x3' +
  'B2G4Y4}2;indu-:v6X7!2}1;infl-:z3>3?5}2;influencer:?5}2;info:j1t2v3B5S7T8V4W2X1Y3Z1&4@9;info-:C1O3T6V3#3@9;inform' +
  'ation:T6Z2@9;inga-:f3i5o2q4r1s1A2C4D2H4J3!1<3|3;ingakanani:i5o3p1}2;inge-:C2&4@2[2}4;ingo-:a6k5t3}1;inha-:r8G5;i' +
  'nhaal:r7;inhaler:G8}1;inhe-:Y6;inherited:Y5;inin-:a6C2P2(4)5;inini:a6C2P2(4)5;init-:k6D4;initiation:k4D4;inja-:a' +
  '2v3}2;injani:a2v3}2;inju-:p2q6y8G6O2R2Z2*1,6;injured:p3q5y2E3G2Z2,2;injuries:y7G1O3R3Z2,6;injury:q2y4G5M3<2;inko' +
  '-:o5q4H5;inkom:H6;inli-:M2T6&3@6;inligting:M2T3&3@6;inos-:X5}1;inosanto:X5}1;ins:m9o3t4;insi-:g2i1n3v3x4E5H4J4K1' +
  'O2Z2&1*3.3@3[2|3}1;inside:g3i1v3x4E5H5J4K2Y1Z2&1*3.4@3[2|3;insists:n5w3O5;insk-:k11o2t5;inskryf:o3t6C1E1;inskryw' +
  'ingsfooi:k6;inst-:c2d1e2f1n4r5u3v2M5N7O7P1Q3U1Y1$4)1,1/2=6?5^2_3}2;insta:M5Q2U3)2?7;instagram:a3b2j2l4F3M5V3/3?7' +
  ']3}3;install:}7;instalments:n2&4}2;instant:n4-3;instead:c4d4e4f3m4o2p2r8u5B2L1M2Y1#2,2.2/1^5_5;instead of:d6e3f5' +
  'h2o3u3E1L2M4#1,3.5^1_6}1;instructor:v3H2N6O7P3Q3U2X2Y1$7%1)1,1=6[3}2;instructors:w3G2N8O6)3=6}2;instrukteur:O4Q5' +
  'Y3+2=2}1;insu-:i2k2x1y3A2G4O4,7<5=1@3}2;insulin:i3x3G5;insurance:k2y2A3#1,6<7=2@3}3;insured:y2O5,4;insurer:<1}4;' +
  'inta-:&3(9/5}1;intake:&3(8}2;inte-:n1o2p4q3t5v1z1H2I1J1O4P2U1V2W3X2Z1)5/6=7>1?3[4^2|3}2;intensive:)9;interclub:}' +
  '7;interest:i1p6X2+3}3;interested:p3t6y1A1B2C3U4V4W5X3Y3Z3!2;interested in:p4t3y2B2C3U5V4W4X3Y3Z3!2|1;interesting' +
  ':R3|3}1;international:O6<1^4;internet:n4t3M3O2/10?6[2|3;interns:I4#3=1}2;internship:o4=8;interpreter:e2E1H3#1}7;' +
  'interview:o3u1v3J4L2}7;inth-:/7?2|5;inti-:z6D4F3Q3[3;intimate:Q4;intimidated:z5D4F4;into:a1j1l2v1w1B5C2D2H3J6K4P' +
  '3V2W2Y1Z2!2&1(3)2*4/2[3_6{4;into a:l4o2B3E1F4Z4*1}4;into my:e3j4w1J3L2/4[4;into the:t2y2A3H3K3P2(6*4[1^2}1;into-' +
  ':C5E3.2;intombi:C3E3.2}1;intr-:s9t7u9v8z2D3F1N6R2&7(2*1;intro:s6t6u5v5F3&6;introduce:v4N7;introduction:s2u4v4;in' +
  'troductory:s6t4u6v3&3(4;introvert:z4D4;inva-:a3e3f3m1r2A1G2(4*7|3}1;inval:a3e3f3m2r2A1G2(4;invalid:}8;invasion:*' +
  '6;inve-:S6>9}5;invented:S6}2;inverter:>9;invi-:J4M1N2P4.3}1;invite:J3M1N2}1;invited:P4.4;invo-:g3n8s5y3B1S4<1_2}' +
  '5;invoice:g3n6s3J1#1<2_2}5;invoice for:<3}7;involve:y4B2S4#2;invu-:,4;invul:,4;inya-:j5m2n1o4q6-3}1;inyanga:j5m3' +
  'o4q6-3;ipad:B5/2?3[3|2;ipha-:m4w3K4.5[4{3;iphe-:b4c1e3i5K5+4,2-1@4;iphela:c2i7-4;iphepha:b4e3+3,3;iphephile:K4@4' +
  ';iphi:I3{7;ipho-:/3}3;iphone:/3}3;iqal-:a2d4i1R4(6;iqala:a2d4(4;iqala when:a1d4(4;iqem-:C2Q3%4;iqembu:C2Q3%4;iqe' +
  'q-:E2X2?5;is:a1f1i1j1k2y2z1A2C2F1G1H2K1Q1S2X1+1,2}1;is #:a3e3f4j3l4r3u1y2z1A5C5D1F2K1L1M4R1!4$2%1&1)3,1-3=2]2{1|' +
  '4}1;is a:b1e1f2h5i2j4k1p1s3w7x4z4A1D4G2H1L3O2Y1$2)1+5-1=3?2[1_3;is an:b3f3k3o4p2D2E4I3Z2$1(2,1/2=2;is at:a4c4f4i' +
  '2u2z4K2L1P3,1.1/2>3}3;is best:a2c1d5t3v1A2I3M4}4;is better:u4I4$4(2}5;is bjj:a1b2d2j4z1A2B4F1G5R2V4;is boxing:a3' +
  'd2h2i5j3y3z5B1G3Q1R4W3]1;is class:e4i2C4F4>3}3;is coach:N2}7;is die:d2g1i3j1k2o2s2y1A4F3H4I3N3O3P1Q4R1&2(1[2^1|3' +
  '}1;is for:b4i4q2C5R3$3[1]4|2;is free:c2e5i3s5K1}2;is good:c2n4H1R3V2W2/4=3;is he:c3h3i3o1A3C4E1N3O6|1}3;is i:c3e' +
  '3o7z2A1B1F2J2}3;is in:c1e2h2j4q3r1u5x1C1F1G1H3I3M2N1O2P2Q1!1#1$2&2(1*2+2,4.4/4[1^3_1|4;is it:a2d1f1h1i3j3o3r1s1v' +
  '1x1y3z4B2E3F4G3H2I4J5K1N3P3Q5S3T3U1V1Y2Z2#2%1&2)2<2>1?2{2|1;is krav:a5b1c5i3y2z2A1B4F6G4S5T2&3/2;is my:e1p4r3v3w' +
  '4y1z1K5L1M1Q1!1&1/2=2?4@6[3{5}5;is n:c2d2h3i1j2m4o2w3y3A1C2F4V2$1%1+1-3=5;is nie:m3o2G4$1,4>4}4;is not:l1p1z2B3C' +
  '4F3G3M2R3,4[2_2|2;is off:e1f2h5n3p1u4B2C1G2)3.3>5_2{5;is on:a5b5f2h2m1n1q4r3u4v2E1G6H3J2N1P2V2Z1#3(3*1-3<3=2>4@3' +
  '{2|1;is one:e1f3i2j3l3m4o2p2t2z3D2N3P4W3$5&2)2,3;is only:d3e3i3o3t2v1C5D3E2F1O3(2|1;is out:h3u2C1G2K3P4(3.2>5}1;' +
  'is scared:o2y1D4F2R3>4}1;is she:a3i4z4A1C4E1N3O3,1}2;is so:b2h4m5t3D2U3.2}4;is somebody:g5h3v1y3A3O2^3{3}1;is so' +
  'meone:g8v2A2K1M3?4;is still:e2j3o1B4G2W2%3+4_4}2;is that:a2d1i3j2k1n1r1s2u1v1w3x2y1z1A2E4F1G1J4K1L2N2P2Q1S4T2V3W' +
  '3X2Y4#1$4%1&2)1*1+4,3-1.1?2]1^2_1;is the:a2b3g4h2i1k5o2p1s7t1v2y1z1A1E3H3I2J2K2M4O4Q1R1W1Y2&4<2>2[2]2|2}2;is the' +
  're:a4b2c3d5e2f2h1k3l5m1o3r1s2y1A1B4C2F1H1K1L1M3O1P4T2U2V2W2X3Y2Z1&1(1)3*1,1-2/2[1_1|3;is this:n1u2z1A2E2F3G2J4S3' +
  'T5U3X3&3.2<1@6;is too:c3d3f3l1m2t2z3A5J3K2M5W4+4_1}1;is training:a2f4E1G4<1>4?2}2;is what:b3e4k1o1u2G1Q1R1S3T2U4' +
  'W1Y3@6;is you:d2f3g5h6j3n4o2D1H3J6M3O5)1,2<1=2>3;is your:c5d4f3h4i2j3m2r2z2A1D3F4H5I1J4K1O3R3)3+2=1>4@1|3;is you' +
  'rs:b3i3j5o2s2D2J1K2Q3&2,2>4[3|1;isan-:#3}5;isap-:l7;isaphulelo:l7;ish:c5d2e4i3$3;isib-:C1W7Y5*2+5}2;isibhakela:C' +
  '2W9;isibhamu:Y7*3+6;isif-:a3i4s3$4;isifundo:a3i4s3$4;isik-:J1L4#3_4{2}3;isikole:J3#3}3;isim-:s4}2;isimahla:s4;is' +
  'ip-:x6-6;isiphandla:x6;isipho:-6;isit-:H4P2R4Z1&2+4?4{3;isitifiketi:P5Z2&3+4;isiz-:E3M2_4;isnt:f2p3q3r4s4u1x1A5B' +
  '2O2S4T1W2)3*1-1.2/4?1[4_4}3;isra-:h1N6O3P4S6U8=2}1;israel:N1O4P5U3=3}5;israeli:h2N5S7U8;israeliese:N3S3U2;issu-:' +
  'o4w1x3z4D4G5H2+5-1;issue:o3x3z4G3H2+6-1;issues:o3w2D4G4H1;it:i2j2o1p2q1r1s4u2v1x2y1F1K1P2Q2S6U3V3W2X3Y1Z1!1$1&4(' +
  '1,1<3?1@1[2^5_3{4|4;it a:d2f4g3i2j5l2o2p2r2t7u3x1y2A4F2G1I3K2N1P1Q2S1T3U1X1#1%5,1?4^3|3;it again:j2k2r3s4J4P4&3,' +
  '2}1;it all:a5b3c3n3t1B5F5H4O2S5T3W2)4+2]1;it and:i1m2o2p1q1w3D3E1J1S3U3V2W2#2.4{3;it as:b4h4v2L2P3S2U3V1W1!3-3?4' +
  '_1;it at:c1k3s2A3D3E2F2G2J3Q5U2V2X3Z3!4$3,5.2<1@2]3^6_4;it back:n3p1r5<3_8}1;it be:k2m4n1s1t2u3w2x2y1C1E3G1H2J2N' +
  '1Q1R1#6)3,4-2/2?1@3_3}1;it by:c3e4n2v3z4A2K3N3P3Q1V1X3Z3#3,1>4^6{4;it can:j3p3q1s2A2D2E2G2L3S4Y2%2+2/2<2_2;it ch' +
  'eaper:l4m3o3$3%3&4]3^3;it come:l1x1K1S1$2%4&2-1^4_4{3|5}1;it cost:j1k2m3q3s2E4K4P1$1%3&1)1.1]2^3|4}3;it do:d2f3r' +
  '1s3w2y2z4C3D3Y4Z3.1;it for:b4i4o3p4s2t2u2z4A4B4M1T2Y5Z1%4&3*3+3]2^3|4}1;it free:k5s5K3^5;it from:n4p2u3v4D1I1O1S' +
  '3X3/4<1^4;it full:y4Q5;it get:l3y3D3K2Q5{2}3;it go:i4n5o1v5z3I2L3&2/2>2?2@4^3_1{5;it have:p3t4x2H1I2P3S4Y3|5;it ' +
  'help:l2D7<2|1;it i:i4r3w3F3G2I2J2X4Y1|4;it in:e1j6n8p1q1u3x2y1J5L3O2S4V2X1Y2#1*3+1,2-3@1[2]3;it is:a1b2e4f2i1n2o' +
  '1p3r2s5t1D2E2F2G5O2S3W3$4/4{4;it just:i1o4p3B3F4M3P1V3Y3$3%1@2[2^3;it legal:S7+4;it like:m2s3v4y3z2K2P2Q4S2X1,3>' +
  '2;it n:i5n2x5z2D2G2Q2S1+2|1;it off:n6r1z2J5U2&3,1?1^3}2;it ok:g3r2t3w3x1y2z3E3G6H4+3?3_3;it on:a1h4p1q6r3s2t2D5G' +
  '1H2K2L2T1U2W2Z1!4(3+1<3>2{3|8;it one:i2o4r2B2C3L1N5V3Z4#2;it only:c2e2f3k3q1y3z2B6H2T6Z3!3/4[2;it or:r5t3x3R2U4!' +
  '4$2(1@2^3;it out:i2s6t3y3E5#3}2;it per:j4o3p3$7%3;it possible:c4d2m2n2q3E2G2U2W3X3Y3#3$2-4.3/3<2[2_1;it safe:n4y' +
  '4F1G6I1K1O1Y2.3>3@4}2;it says:h1s1,4[5{3}4;it something:z3D3G3S4U2V4W4X3Z2!2.3]4;it still:l4o4p1u3y3A1J2N1O3U2V2' +
  'W3)2-6=4{1;it take:p2I4M3P2+5^2}3;it the:h4i3k4l3u1v4w2y1C3J4N2P2S4U3V1X5&1)2*3.3<2;it there:q3y2G3I2K4L3Q2T3U2W' +
  '3Z2!2+1.3]5{4;it to:a2d3j2m3p5u5B1I3J3K5M5N2T2W1&2-4[1^4}3;it too:d1n3t3z3A3C1F3G2I4W3(2@3|4;it true:c3s3D2P1S2V' +
  '2Z2*2?3}8;it up:j4r6t2H1U2V3W3X2&2-2[4^5}2;it vir:a4j2s1z6E3#3&2<3;it was:g1p4r4u1z1D3G4H3Q3S3U4*1_2{6;it when:o' +
  '2r2K3Q3Z2$1+4[3^3{3}2;it with:a3j1n3o1s2t1A3B2C2F5Q2U1W2Y4Z3$4&2)1+1.2}1;it work:j4l2o2t3v3z3D3F4S3%5?3[5{3;it w' +
  'ould:b2c3d2f3j2k2C1D2F3G4&3.3;itch-:a3t3A2=4}3;itching:a3t3A2G1=4;itek-:I4;itekisi:I3;item:^3_6{3;item-:w2]3^1_5' +
  ';items:w2]3^1_5;itha-:i5o3w1C2L4^2;ithatha:i5o3^2;ithi-:I4J3M2#3_1;ithini:I4J3M2_1;ithu-:e1w1x2B5E1F2K2U4V2W4Y4$' +
  '2+3-2/4?1;ithuta:e1w1x2B5E1F2K2U4V2W4Y4$2+3-2/4?1;its:d3h4j2l2m1n1p4r3s1t1u4w1x1C1F3G3K2Q4S5U2X1Y1#1+2-2<1>2?1[3' +
  ']1^3_2{7|1}2;its a:b2h7l2o3r4x3D2K2%1&3,3]4}1;its for:c3e2s4t1u5C6R3X3Y4!1#3$2-1<3?7]4^2|3;its my:s1t3v3z4D4E2G2' +
  '-4}4;its not:h2p4z1A1&3+4[2^1_3{1;itse-:h2k2n5o5p1q1w1O3R2X3+3;itself:h2k2n5o5p1q1w1O3R2X3+3;itsh-:e4B2D1F2R4U4#' +
  '2*3|4}1;itshireletsa:B2F3R4U4#2*4|4;ive:e3g1h1n1o1p3q3r3s3t2v3w2x1y1z4B1E3G3H3K3L1M1O1P1R2S3T1U3V2Y3*1+1=1[6}1;i' +
  've a:c1i3z4C1E3G3L2O3Q2R1V1[1}2;ive been:o1p2q5s4t2u1v1B3G3K3P5T2U1=1[3{2;ive got:e3g2h3i1n3q3w5x4E2H4K2M3Q2T1U1' +
  'V3X2!2$3&4+2=1[1]1|1;ive never:s2y1z3K4S3Y1*3+2;ivel-:O2S6;ivik-:b4m2G3{4;iviki:b4m2G3{4;ixab-:j2l4^2;ixes-:a4g2' +
  'i3o2P2;ixesha:a4g2i3o2P2;iyah-:D6<4;iyak-:k3s4K2P2<4;iyakhokha:<4;iyakhokhelwa:k3s4K2P2;iyan-:C5H3>5;iyas-:n3S2*' +
  '4,1<1;iyasebenza:n3S3<1;iyim-:j3k3n3y2Y2Z2$2%1&2-2]3^2|2;iyimalini:j3k3Y2Z2$2%1&2-2]3^2|2;iyin-:S5!1;iyini:S5!1;' +
  'iyip-:I2R6^2;iyiphi:I2R6^2;iza:(3.3{4;izic-:x6;izicathulo:x6;izik-:b4L2!4(3=5;izikhala:(3=5;izin-:b3q2r3w2B3G2H4' +
  'L4P3T5V1X1#6@2^2_1{3|4;izinsuku:b5r4B2V3)2^4_2{2;izinto:B4T3@4^5{3;izinyanga:q5G6;izit-:H5O4=5?8;izitebhisi:H5;i' +
  'zithombe:?8;izitifiketi:O5;izol-:r6u3}4;izolo:r6u3}4;ja:c2f3j4k3D1W3&4=3}5;jab:z1W7$3}4;jack-:L2V4)4]4}2;jacket:' +
  'L2]5}1;jail:}7;jamm-:}7;jan:h6m4q4t1C3(5;jang:n4p4t4I1S2[3}1;janu-:b3h8j1l3p4q5r2t2F1G1J2Q1(5_1;januarie:h4p2;ja' +
  'nuary:b3h6j1l3p3q5r2t2F1G1J2P1Q1(5_1}1;jari-:j3r2C7Q2.1;jarige:j3C6;jariges:r2C4Q2.3;jaso-:S3U3}3;jason:S3U3}3;j' +
  'ean-:w7}1;jeans:w7}1;jenn-:S3}2;jennifer:S3}2;jers-:w3]3}1;jersey:w3]3}1;jewe-:x8]3;jewi-:h3F2N3S5;jewish:h3F2N3' +
  'S5;jhb:J3U3X1^3}2;job:d5f2j3o5p6u2v2y2z1J2R3T1W2Z3=12;jobs:b4d2q2s2U2=10;jobu-:a1b1f3h3m4n1p1t1w1C1H1I1J4U5V1X3#' +
  '1(2/2=4>3^3}2;joburg:a1b1f3h3m4n1p1t1w1C1H1I1J4U5V1X3#1(2/2=4>3^3}2;joe:V7}2;jog:z4F3I3*4}1;joha-:o3J3V3X4$3>2}4' +
  ';johannesburg:o3J3V3X4$3=1>2;john:R3X3}6;join:a3e3f1j6k7l5m3o5s3t8v2z5A4B4C4F1G4X2Y1%1(6)2+2/1<2=3@4[4;join a:a1' +
  'e2m4r2%3)4,4/4}1;join in:a5q1r2s4v5A4H1.2}1;join the:r2v5y1z3B3H2X3$3%1(5+4=5}4;join-:j3k9l2m3o3p5s1t5D2E4F1G3M1' +
  'R1&2(3*2[3;joined:p6(4@2[3}5;joining:k10m3o4p2q1s2t4y1z2A3D3E4G1M2S1&3[3;joining fee:k3&3}5;joins:j3k3l6m2v2C1E1' +
  'F2$1%2;joints:G5R4;joke:z3A3D3V2W1-1_3}5;joke-:B3D3I2N3}3;jokes:B3D3I2N3}3;joki-:z2}4;joking:z2}4;jonk:A5C4;jou:' +
  'V4*4}5;jour-:E1!5?3}2;journalist:E1?3}4;jse:e2f5J3}4;judg-:P4!2$3@2}4;judge:!2$3@2}4;judo:v1w4x3z5A1B2R4S5T10V4=' +
  '1}1;juic-:>4}4;juice:>4}4;july:h4o1q8r2u2x2C2#3(3)5=1_1}1;jump:a3j1p4t3z3C1G3V2$1(2]5;jump-:t2y2G4R1*3.3}3;jumpi' +
  'ng:t2G5.3}2;june:b5h9j3o2p1q6r3A1G1P2Q3&1(3=4?1;jung-:D3}3;jungle:D3}3;juni-:a4d1f2o4y3A1B11C3F2O3P1]5;junior:y1' +
  'A1B9C1=2]5;juniors:a4d2f3y3B6C3F3O3P2V1;just:a2g2i1k5m7o4p3q2t3v5y1z1C3D2E4F5G1M1P2Q2S2T2W2$6%4&1)2]2;just a:i2j' +
  '4q3w4z2E1Q7S1V6%1&3)3?3;just checking:c1d1e2f1g1h1i3m2n1p1r1t2x1A1B2C1D1H1J2K1L1M1N2Q2R1T1V1X2Y1Z1!1#1&1)1+1-2/1' +
  '=1?2@1{2;just come:g3m1E5G3J3)2[4}2;just for:g3k3m6o5q2x2B2F3W2Y4#4$4%1)2+1[2}2;just me:j3p3$10;just the:d4f1k1m' +
  '1o4s3P3$2%6@5]3{1;just to:g1k8s1v2K5]1}1;just us:F1$2%6;just want:g2i1j3m4o2y2A3E1G2K2M3P4R5T4W2)1>1]2;jwan-:n5p' +
  '4t4I5M3P3[3;jwang:n5p4t4I5M3P3[3;jy:a1j1l3m2z1A3K4V3*3?3_3}6;k:K2S3}5;ka:a3b2d3e5f3h6j3l1p2u2w2x1B1D1E3G2H4I2L2S' +
  '4T1X4Y1#2$3+1<1>1?1@5[1{2;kaal-:x8;kaalvoet:x8;kaap:p6;kaap-:n4J4U3(1)3;kaapstad:n4J4U3(1)3;kaar-:m5n6K4-2;kaart' +
  ':m3n6;kabi-:k3r3U1}3;kabili:j1k3r3U1}1;kahl-:Y3*3}2;kahle:Y3*3}2;kai:B4T4}3;kaiz-:}3;kaizer:}3;kakh-:a3c2j3z1A1C' +
  '3D1Q5R4}2;kakhulu:a3c2j3z1A1C3D1Q5R4}2;kali:a9j1m3w3y2A2B3N4O1P2Q1R5X14$1]5;kame-:G3?5@4}1;kanc-:l4n4q4v4G1;kanc' +
  'ane:l4n5v4G2}1;kang-:h2i4v3y4A2P3Q3{3;kangakanani:h3i4v3y4A3Q4;kant:v3E6J3;kant-:c3e5g2j1J3L3M4X1Z4#3[2;kanti:j2' +
  'J4X2[2;kantoor:e1g2L4M5#7;kany-:j2m3s4J2;kanye:j2m3s4J2;kapa:e3f3j4n3o2p3C4F1H2I2;kapi-:)3*6;kar:i3u4I7K6R2*2;ka' +
  'ra-:i3k2n1w3z3B3C1E1P3R3S5T6X5Y1)1*2+3-1.1=1]2}1;karambit:X6]4;karate:i3k3n2w4z3B4C2E1P3R4S5T6U1)1*2-1.1=1}2;kat' +
  'a-:S6}4;kath-:q2/3}2;kati-:x4#5>3]3;keen:a4c1h2o3t6u1A5F6U6V3W3Y1(2+1=3;keen to:a5t3z1B2H1U5V3Y2=4;keep:d1h2i2o1' +
  'q2w1x6z8A1D1E5L3O4P4Z3!3/1?1@5]4}2;keep my:l3q2w4x4L6P3?1@2}2;keep-:a3f3j2o1q3r5t1B3D2J2S4-2?1[1{1|1}4;keeping:@' +
  '3|3;keeps:a4f3j2o1q3r5t1B3D3J2S4-3?1[1{2}4;keer:i2m6r1s6v6w2K1P1$2&2(3*1;kemp-:d5I3J3#3{1;kempton:d5I3J3#3{1;ken' +
  ':v4z4J1O3P3;kena:x2z3A5C2F1H4[4;kenn-:p8;kennis:p5;kept:o4r2u2F3@8;kere-:h6%3}2;kers-:h4-6;kersfees:h5-2;kett-:x' +
  '4}4;key:L6}5;keys:x1L4*8}5;kg:w1y3z3F3G4H3Q4R1}2;kgol-:J2K2]5;kgon-:f4u3G1H1X3;kgop-:b2t3D1M3;kgopela:b2t3D1M3;k' +
  'got-:n2H3R4X1}1;kgotsa:n2H3R4X1}1;kham-:#6;khamphani:#5;khon-:v3I2K3L4.2[3]3;khona:v3I2K3L4.2[3]3;khos-:&5(6;kho' +
  'so:&6(5;kick:a1f3s4C2G5S5#6(8*5.1]2;kick off:a1f4#4(8;kick-:a3b2y3z3A4B3R4S6T5W6$1(3*5<2>1[1;kickboxing:b3y1z3A2' +
  'T6W5=1}1;kicked:y4z3G1>3}2;kicking:a4B4C2R5S5W2(3[3;kicks:a4k1y1A4B3E2G1S4T1W3$3(2*7?1]2;kid:g1h1k1l5o3p2t3v2w3B' +
  '1C4D7E2G4H3L1M1P1Q1R1S1+2,2.3?3[3]1;kid is:o4u1v3C2D2M4O2/2;kidd-:j3B7C2.2}1;kiddies:j3B7C2.2;kidn-:j4B6G6*2;kid' +
  'ney:j5G7;kids:a4b1f2h4i3j4k2l3o3s2w2y4A2B12C3D5E2I1K2L3N3O2P5Q5)2,2.5/2<3=1>2?3]3;kids also:d3f1h4k3o3s2x3O2P2/3' +
  '@4}1;kids and:b1e4g2l2p1r3v1E2J3K5N1Q4T1V3.3/1=2]2{2;kids are:a3c5d6f4t3C4F2J1%2(3?3;kids at:c6d2e4l2D4E1K1}4;ki' +
  'ds class:a2f2h1i3y1z2A2B2D1G5N2P2,1.1/1<2=4>5;kids classes:f2h2j2n2B6=8;kids coach:E1G4M4O1=4;kids from:a3d4f3I3' +
  'K3%2.1}4;kids group:d3r3D1E2G2H3N5=3}3;kids have:a1c3f1g2h3p4u2v3w3x3L1,3;kids in:f3g3h3l3n3A3B2C2H3K3U1Y3*5]3|1' +
  '}2;kids of:j1w3B4C4I2#4}4;kids on:a3b1f1i2l3m1q2t3v3D1=4?6}1;kids or:o2A1B1C9S4;kids party:,3.4;kids to:d2s4w2A3' +
  'B1D3Q3(2/4}3;kids train:a4i5w2x3B2E3F2H1O4R5&2@3;kies:R8-2;kill:a7d2j3k1l3z5G2;kill-:j5p5q2K3/4}2;killing:j5p5q2' +
  'K1;kilo-:y3z3A1F2R5W2^2}5;kilos:y3z3F2R5W2^2}4;kimb-:n3/1^4}4;kimberley:n3/1^4}4;kimo-:w3V3]4_3;kimono:w3V3]4_3;' +
  'kind-:y2z1B5C4R2T2U1*2.8|4;kindle:|5}3;kinds:T5U2Y2*5;kini:f4v3y2z1B2C1F4I5J3T4U1V3W4X1,4.3=2>1?2@1]4{1}1;kit:a1' +
  'g1k4w12L7&2]9_4{3;kitc-:c2w2P3Z3.5}3;kitchen:c2w2P3Z3.5}3;klaa-:d3i5m3p4)3;klaar:d3i5m3p4)3;klas-:a1b5c3e2i3m3r6' +
  't3u1v2w1B3D1E1F4G1L2Q4%2-1>1?2;klase:a2c3e2i4m3r4s1t4D2E2G2L3%3-1<1>1?2;klaseng:u3w2Q4;klee-:L8;klei-:a1i1z3B8C6' +
  'D3E4N3O1Q5R2%6.2=1?1_3;klein:j1z3C2D3Q5R3%4_4;kleinseun:E2H1.3}2;kleintjies:a3i2B5C3E2N3O2Q1=2;kleu-:P3_2}6;klim' +
  ':p3H6I3;klub:m2V4}6;km:I5L3U8;knee:m2p3s2w3G9H1Q2R1V1(1*3/2]1^3_1}3;knee-:p3A3G6H3R3T3V2*4;knees:p3A3G6H3R3T3V2*' +
  '4;knew:B2X3Z3@5}1;knie:q1G4R5;knif-:a3w3A2B2C3F1X6&2)4*6/1]6;knife:a3w3A2B2C3F1X6&2)4*6/1]6;knit-:a2z4E2}2;knitt' +
  'ing:a2E2}2;kniv-:a2f2w3y2F3X4)2*6.1]3^2}1;knives:a2f2w3y2F3X4)2*6.1]3^2}1;knoc-:c3d4g3l2y4G4I2,5>2}1;knock:c3d4l' +
  '3y2G1I2}4;knock off:c4d5l2I3;knocked:g4y3G1>3;knocks:G4,5;know:a3b2g1h1i1j3o3t1u1v5x1z7F1G2J2K1N2O8P5Q2S2T3Z2(2@' +
  '1[3]1{2}2;know a:v3z4N1}8;know about:b1j4o4O4P2Z2,3@4;know how:i3n3o1v3z4F3G2I1O3U2Y3Z3#4&3*1+1?3[1;know if:h3i1' +
  'k2o2r3s4v1w4x2B2F3H2K5L3P6Q2<3>2{4;know the:a1i1j1o3v1w3z4D3J4O5P2X5$2(1[1;know what:b1d3f2j4l3v2w2D4F2G1I2K2O6P' +
  '4Q1R5U2V2Z2,2-3?2@1;know when:a4h1i1m4r4(5>2{5;know-:t1v1z6C2M2N3O2S2T4U3X3Y3Z4)2;knowing:v3z4N3O3;known:T4U3X3)' +
  '1;knows:t3z5C2D1M2N2O1S2Y3Z4)2;knuc-:N4}5;knuckle:}5;knuckles:N4}1;knys-:/2^4{2;knysna:/2^4{2;ko:c4D1I1*4;kode:[' +
  '4}4;kodw-:u5y3A3F4G3K3+1{4|3;kodwa:u5y3A3F4G3K3+1{4|3;koer-:^7;koet-:O4!1$5;koets:O4$5;koff-:}8;koku-:a3c2s3v2w2' +
  'y3z3E4L3,1}1;kokuqeqesha:L3}4;kokuthi:a4v3z1E3;kolo-:I2K6}5;koloi:I2K6}1;komb-:I3K4;kombi:I3K4;komp-:S4+4}2;koms' +
  '-:c5d4;komsebenzi:c5d4;kont-:o9y3M6;kontrak:o8;kopa:g3j2t4u2J2K3M4$1?3}1;kort-:j3l6;korting:j3l6;kraa-:q3U6;krag' +
  ':L4>10;krav:a8c6d5e4f6h1i4j1m1s1t2u1w1x1y2z1A1B4D2E1F2G3N4O3P4R7S13T2U15#1&4.1/2|1;krav and:b6j4s4R1S4U1W4X2;kra' +
  'v class:a6i1s4F2G2S4U3<3;krav for:a1q3r1z4B2C4F2S3U4X1!3#2-3.1|1;krav in:a4d2e2m3w3U8}2;krav is:a2h2y4R2S4U6;kra' +
  'v maga:a1c2d3j1m1w1y3z1A3B3C4F1N1O2P2R2S1T4#3&1*2.4<1}2;krav on:a1b3f2h4w1N1U7V3;krav or:e3f2y1B1P2R7T4&3|2}4;kr' +
  'av-:a2S6U8;kravmaga:S6U6;kris-:h6;krug-:p3I3J3&2{3;kry:b3e2l7r4s3x2y3D1J2K1M1P7Q3$1+2,3-2<3>1@2|2}1;kry i:b5j2r2' +
  't1J2M3P3Q1+4,3<4[3|3;ku:b1u2w3C3Q5S3(4+2/2<2?2@1[6|2}4;kuba:j3o2C3(1)2.3;kuba-:v2O6U2;kube:d5g2q2(1>3;kufa-:o3r4' +
  'w2x3y1z2A2+4,4;kufanele:o3r4w2x3y1z2A2+4,4;kufu-:o4w2x1I3S5&3*4+4,2;kufuneka:o4w3x2+4,3;kuhl-:k6P2;kuka:d3e4A3;k' +
  'ukh-:a3c2d2e3f3h2k4l4o1p2s1A3C1E1F3G3H4K1T1V3Y1&2)4>1]2;kukho:a2c2d2e3f1k1l3A4H3V4)4,2;kukhona:a1c1d2e1f3h3k3l3o' +
  '2p3s3B1C2E2F4H3I1K2L1T2Y2&3/1>2]2;kule:l3s2(1}3;kuli-:z5C2X3;kulu-:n1w1y1z4E2?4}1;kulungile:n1w1y1z4E2?4}1;kuma-' +
  ':s5C3K2;kume-:o3t3v2w5x2y2+2;kumele:o3t3v2w5x2y2+2;kuna-:b4f5L2Q4;kune-:A1H3K2)4_3}1;kung:S4T6.2;kung-:a3c5d3q2u' +
  '2D4>6;kungani:}7;kuni:j2o1I2U3V3-2.4=2]5}2;kuno-:F4K5>5;kuph-:a1f3j3m3n3o2y5z2F3I2Q3%1;kuphela:f3j4m3n4z3F3I3Q4%' +
  '1;kuqa-:a2s5t2v5z1E4&3(3+4;kuqala:s5t2v3z2E4&3(3+4;kurs-:Y3&5)4;kusa-:a3h3o4A3;kusu-:g2w3z4I3}1;kuth-:r4P4S3^5;k' +
  'uthatha:P4S3^5;kuya-:s2x5y5I1K2*3>4;kuze:d2g2o2q6(1>3;kwa:j2m2u4D2I3J2K3Y3!4#3.3/2^4;kwab-:R3$2@4|5;kwal-:d1g5i3' +
  'L2O6R2;kwe:j3o2v3x3L4R1&1,1[4}4;kwek-:h4L2&4+3;kwem-:a4i3k3I2;kwen-:a1d4e2k2p3q4r4u1v5.2>1{3}1;kwenzeka:r4v3;kwe' +
  'nzekani:q3r3v3>1{3;kwes-:i3o2p4B3V4;kwi:t4u3v3w4x4y1z1F1P1Q3#2&3)1+6.2[5}2;kwik-:d1r3t3v3w3y2Q2&3(6?3;kwikhosi:&' +
  '3(6;kwiklasi:d3r3t3v3w3y2Q3?4;kyk:b1j1o3s5t1E12H3+1/3@4;kzn:E3,3^5;l:>4]3_2;l#:G6}1;la:b4h2p4s3u2v5G3J5K4L2W4.4]' +
  '1;laai:a3K2|3}3;laas:z6C3K4;laas-:d6p4;laaste:d6p4;laat:d4g2q5r4u3A5B4E1K2#4}3;laba-:z4F5H5;labe-:F7_3{2;labo-:u' +
  '4Z4}3;labour:Z4}3;ladi-:a3b3d1f2s2t1w1y1z1A2F10L4M1N2Q3S1V1W1X1Y2#4%1)1.2]4;ladies:a3b3d1f2s2t1w1y1z1A2F10L4M1N2' +
  'Q3S1V1W1X1Y2#4%1)1.2]4;ladies class:a4y3F2N3?3;ladies only:F7;lady:a2g2m2w1x1A2F12M1N4O7P2!3&3+1}1;laes-:+6;laes' +
  'ense:+6;lag:z3}7;laid:b6w1;lami:v3G6}5;land:a3h1m2u3C2J2K4?5|4;land-:a5J7K3M7Q3^4;landline:M7}1;landlord:K4}6;la' +
  'ndmark:J8;lands:a4u2Q4^4;lane:e1J4}1;lang:e3o3x4;lang-:i3o3u2E3G3N2S1*2|5}4;langs:E4}4;language:G4S3*2|4}6;lank:' +
  'i8o5q3x3P3S1&1-1.1@2^3}1;lank is:i4o3x3&2-4;lans-:a4I2Y2;lanseria:a4I2Y2;laph-:j1F1K3L2T4U4W3*1.2=2>4@3[2]2}1;la' +
  'pha:j3U3@4]3;lapho:F1G1K1L3T4U3W3*1.3=2>4[2}2;laps-:r4P3+3?3}1;lapse:r4P3?3}2;lapt-:E3K1L6R1/6[4|3}2;laptop:E3K1' +
  'L6R1/6[4|3}2;larg-:l1w3Q4.2]4_3;large:l1w3Q4.2]4_3;lase-:c3e4Y1#5;laser:G1Y2}3;last:b2d6h2i1k3p6q1y1z6C2F2G4H1I5' +
  'J1K1P2Q2Z3&1)2-2/1>2?3@1]1{4|2}3;last class:d10h3I1K3$3;last gym:k4p2y5A1F1K6Q3>4;last month:C1G2Z5)3{5}4;last n' +
  'ight:a3u3J3[3]3|5}6;last one:d5s3K2P4(1}1;last time:z5H4K1P3)3>3}2;last week:a3j1p5r5z4C5F4M4(2/3=4_1{4;last yea' +
  'r:b5m2z1A1E1G5J5O2U2Z2!2#2&3)2+2.3=2@5]2;late:c2d13f1g6r4u4w1A5E1I1K4M4U3Y2(7{6}5;late for:d1u4v1M4(3}1;late-:a6' +
  'c1d9e1g1j2n2q3r4u6w1y3E2R1(2/2}3;latelang:a4(3)2;later:a4c2d6e2j3n2q3r5u6w1y3E2R2/2}3;latest:a1b1d9g3(3^3;laug-:' +
  'w1z6A4D6F1}3;laugh:w2z6A3D2}2;laughed:D4F2}3;laughs:A2D5}1;laun-:.3}4;laundry:}5;law:b3e1g1l3A1E3J3S3Y2#6+2<1}9;' +
  'lawy-:o6O2W2$1,4?2}4;lawyer:o5O2W2$1,4?2}3;lawyers:o3,1}3;lay:n6r4w2F3M4}1;lazy:D1G3R4}6;le:b1c2d1f2g4h3j2k1m3t1' +
  'x1z2B1C2F1G2J3K2M1O2P3S1T3U1V3W3Y2Z1#3$3%2)1*1-1/1<1=4>2@2[1]1^1|3;le class:a5c3d1e3s3F2;le na:b2c2d2e3l1B5C1F2U' +
  '5V4W3X1Y2Z3!3-4/4]3|5;le ruta:b2d4e2B2T3U3V4W3X3Z1!2#1*3}1;lead:N5Y4)3^4;lead-:e3D4N6T3Z3=3}1;leader:e3D5T3Z4;le' +
  'ads:N6=2}3;leag-:F2V3}6;league:F2V3}6;leak-:F2@3_4;leaking:F2_4;lear-:y2z3A2B5C2D4F2G1H1N2O5P2Q1R3S4T2U4V4W6X6Y4' +
  'Z5!3#3$3%2&3)1*3/6=7?1;learn:y2z3A3B5C1D4F3H1N1O1P3R3S4T4U6V5W6X6Y5Z5!4#2%3&2)1*4+1/4@1;learn how:D6F5U3V3W2X1Y4' +
  '!2#1)4*3@4;learn in:B1S6X3Z2&6*1;learn it:y3O4U2W3X2Y2Z4!4$3;learn selfdefence:z3A3B2G5H2U5%5/1;learn the:y2U2V2' +
  'W3X2%2)2+3=4}9;learn to:j2l2A4B2C2D2F5G2R2U1V4W3X1Y2Z3!1*6+1;learn with:B3D5F2T2X1Z2$3*4+2;learned:E3O3R3U2X1}5;' +
  'learner:C5O3Q4W4[3;learners:l3z3B6F1H3K4O2Q1#3,4?3}2;learnership:&1=8;learning:D4E1F1G3N4O5R2S1/7?2;learns:z2X3$' +
  '4&2*2}1;leas-:j2l2o3s2w3B1E2K2L3O3P1Q4R6Y1,1<2;lease:o3}4;least:j2l2s2w3B1E2K2L3O3P1Q4R6Y1,1<2;leat-:W2]3}4;leat' +
  'her:W2]3}3;leav-:a2d2h2i1o3p9q3s1v1x5y1E5K5L3M1N2(4-3/2=1@3^2{2}1;leave:c1d2h3o4p4q4s2u1v1x4y2B1E4K5L4M2N3P1(4/2' +
  '@3^1{3}1;leave it:a1x5A2K4L3N4@3^5;leave my:s4w2E2K5L4M2N1O3?2}4;leave the:d2e2p3y2I2K8(2/5@2;leaves:a4d1e2i4v2x' +
  '3C2R2-4@2}3;leaving:k3p9E4K3!2)2-1/2^3{1;lebe-:v3E6[2]3}1;lebetse:[2}3;lebo-:}7;leboha:}5;lect-:b4c3d5e2m4I1;lec' +
  'tures:b4c4d5e2I1;lede:)3<2[2|3}5;lee:}5;leen:w8;leer:a3y1z2B4D4F1G1N5O2R1S5T3U4V3W3X4Y7Z6!1$4%1&3)1*6/3;leer you' +
  ':a5B2D5X2Y4!3*5;lees:,3@3}1;lefa:m6n5<2;lefe-:m2r3J3K4L3<4;left:a5d1w1z7C2G3H3R3U1W4X1Y1!2&2(1)1/1@4]4_5{4}5;lef' +
  't my:n4G2Q4U4}5;left-:Y4]3}3;lefty:Y4]3}3;leg:c3j3G4H8I2K2V3Z3$1*1_2;lega-:o4A2+5,7@1}6;legal:A2+5,5@2}5;legally' +
  ':o5+3,5}3;legg-:w7H4]3_2;leggings:w7]3_2;legi-:s3O5S3;legit:s3O5S3;legs:x2y2G5H3R5S3}1;leho-:a4}5;leka:s7t6;lekk' +
  '-:c1d2f2l3m3t2z1G1K2$1>3]3}3;lekker:c1d2f2l3m3t2z1G1K2$1>3]3}3;lena:b1B3F2J2X2-3<3]2_2}3;lena-:b5{3}2;lend:w8+6}' +
  '4;leng:m4r4T3(3)1;leng-:i9o2q1G4P2)4;length:i7o2q2}3;lens-:x4G3Y3}2;lenses:x4G3Y3}2;lent-:i6z3;lenu:J3}6;lera-:a' +
  '4%3}5;lerato:a4%3}3;leso-:a3n3q5+2^2}1;lesotho:n3q5+2^2}1;less:i1l15o1D5G3Q5R1U2$2%3-2/2}1;less-:a4b2d3h1i5j2m6r' +
  '7s4t2u2v3w2y2B2E3N2U4V2W2X2Y4Z3$8%5)1*1-4/5<1>3?3;lesson:a6d2e1h1i5m6r5s5t4u4v5w2x1y2E5J1Y1Z2$6%4,3/1>5?3[1;less' +
  'on for:h4m1t2Y3$1%5-1?1;lessons:b4d3h1i2j4m2q1r5w1y1B3N3P2U5V4W4X3Y4Z2$5%2)3*3-5/6<3?1;lessons for:m1n4r1B4U3X3Y' +
  '3$3-1/2?3;let:b1g3m2p2q2r5s5t6u4x3y5A2E3G2L1M6O1V1W2&2(1+2[3^1_3}1;let me:b2g4j1p2t1v1x3G4K3L3M1V3W3&3(3+3,1[4_4' +
  '}2;let you:p3q2r6t7u6y4;leth-:z4S3#3{3}1;lethu:#3%1}4;lets:b1c1d5e3g1j4m3p3q2t3D5#3;lets-:h3m3r3u3v5y1G2)5-2.4;l' +
  'etsatsi:h3m3r4u3v4#1)5-2.4;lett-:g2o1p5q4G3M3#3,3<4=3}4;letter:g3p5q5G3M3,3<4=3;letter for:<1}9;letters:}7;letti' +
  'ng:o3#4}4;leve-:a2y2z6H6K1O2P10Q5U5W3Y4Z3$2%2*1=3?1;level:a3y3z6H7K1O4P5Q2U5W4Y1Z3!1$3%2)1=2?1}2;level #:O2P3U5Z' +
  '2=4}3;levels:z1P9Q4Y4*2=2;levy:k6;lewe-:^7}1;lewer:^7;liab-:s4,11;liability:,8;liable:s4,7;liam:C3}5;libr-:z2D1J' +
  '3/5|2}3;library:D1J3/5}3;lice-:k2q1I4K2O5+14@2|1}2;licence:k2I5K2O2+9@2|1}4;licence for:I1+5;license:q4+8;licens' +
  'ed:O5Y2+3;lie:D2H3V3*2}3;life:a1b2c3f3i1o3p1r2z6A1B2D1E4L1R3S2U1Z8*1,4<2>1}1;life-:A1Q3Z6)2;lift:g1i4u1H14I5K1*3' +
  '>2}1;lift club:i3I4K2>1}4;lift-:b4H3I3K2}2;lifts:b4I3}3;ligh-:d1e2f1g2l3r2y5B6G4H2X2Y2>9]1;light:e2y6G4H2K3R1X3Y' +
  '3)1>5]3;lighties:B7E3;lights:d2g3G2H1>7}5;lighty:f4i1r4t2;ligt-:>6;ligte:>6;like:b3g3m4n2p1s2t2v3x1B1D1G1L2M1P1Q' +
  '4R2S3T3V3W5X2Z1!2$2&2)3]1_2;like #:a3c1e4m3Q4R3W3#4$2)3;like a:b2d2q3t3x4z2F3G2H1M2Q3R4W4#3$1&6)1-1.1?3[2]5_4{2;' +
  'like at:b3i4k2m3o3x3B4K3Q2<2;like in:x1y3z1B2K5L4P3S3X4!3*2/1_1;like it:m5n3p4s4w5z2H3P2Q2Y2)2@1}2;like me:b1c2q' +
  '3y2z4A6B2E1F5G1H3I1Q1T3U2Z3!2)1=1;like my:m3t1z2B1D3U3Y1$3*3_5;like that:l2o1y3z4B2C2D3F5G7I2K1L3P2W2X2Y1!2)5*2,' +
  '4.2;like the:b1h1m1n3o1p1s1z3M1N2Q1T4U1V3X4$2,2<2]3_2;like to:b2c2f3g3o3p1q1s3t3v1A2B2C1E4F1J3M2N4T1U4V2W3Z3!1-3' +
  '/1=2?4;like-:c2f5s1t3y2C2N3O2Q1R2U3)3-3}1;liked:N4U3)4}1;likes:c2f5s1t3C2O3Q1R2-3}2;likh-:a2c2e3n4z4F2Q2,2}1;lik' +
  'hona:a2c2e3z4F2,2;lil:B5C4;limi-:j1q1r4A7H2K2Q8(1_2}2;limit:j4q1r4A7K3Q5_3}2;limited:H3Q3(2;limp-:q4)3/5}4;limpo' +
  'po:q4r1)3/5}3;line:b5k4A3B1I4M9!2/5>1;line-:b3K3N2O3S3;lineage:N2O3}1;lines:K3S4}1;link:b2n3t6u1J3/3[7]1{3|3}2;l' +
  'ink-:z4G5<3}2;linked:<3}2;lion:}4;lip:y7H4;liph-:i6}4;lips:G3H3Q1}1;liqa-:a1c4d1i3;liqala:a1c4d1i3;lise-:+10;lis' +
  'ensie:+9;list:b8j5t1u1w7M1N1P1Q2R2T5V3W2&2)1*3.2<5@5]3|1}1;list for:b4t4u3G3Q2&4)3<3}2;list of:b1g2w2M3N3P3T6*3<' +
  '2]3|3}2;list-:b4D5M2<3}2;listed:b5<3}2;listen:D5;listening:}3;lit:K7>6;lith-:i3G6J3;litt-:a2j3l4q3v2w3x3A2B7C4D4' +
  'E3J1M2N1O1Y1$1%4.2?2[3]1;little:a2j3l4q3v2w3x3A2B6C4D4E3J1M2N1O1Y1$1%4.2?2[3]1;live:f3l3n1y6F1I1J1M3R2Y6)2,1.3/8' +
  '=4?5^2|2}1;live in:f4n2A3I3J4K2R1)3/4=2?3^1_1|5;live-:n2A3B3C2H3J1Y3Z4,2-2/5?3^2|1;lives:n3A4B3C2H3J2P1Y3Z4,2-2^' +
  '2|2}1;livestream:/6?4;livi-:l4m2y3z2A3F2M3Z1!3)2/4|1;living:l4m2y3z2A3F2M3Z1!3)2/4|1;liya-:s2G4+3>2;lo:b1f3g4h3l' +
  '2B2J2T4U4W4Y2Z2#2)1*1>2@1]2^2}2;load:a3r4u3Y4#1>8}4;load shedding:u3>5}2;load-:r1t2L1R2#1>10}1;loads:b2t3R2}3;lo' +
  'adshedding:r1L1>10;loan:w7+4}5;loca-:x3J9N4[2;local:J3N4}1;location:x3J8;lock:g6o12I2K4L8[1}1;lock-:e2g3h3o5x1L1' +
  '0V5*3/4[5]1^5}1;lockdown:e3z3D1/6;locked:g5h4o8K1@1[5}3;locker:x3L7]3^6}4;lockers:L8^2;locks:V7*5;lodg-:$3^3{3;l' +
  'odge:$3^3{3;log:a2<1[10}3;log in:[8}4;logg-:[7}1;logi-:[11}3;login:[10}4;logo:]9_2}6;lokh-:y3z1U2*3<2;loku-:c2s4' +
  't3u4v5w2y2L4O2P3U2Z5!3#2(3,2-1.3;lokuqala:c3s5v5w3y2O3P4Z7(3;lokuzalwa:-3.5;lokuzama:t5u5;lol:a1b3d3e3h4i3j1l1m2' +
  'n4o3w3x2y3z2A2B2C3F3G1L2W1%2,1.1>4_3}4;lolo:X4}3;lona:b4j2n2p1G1I2J3K1M2N7O2U3Y3.1=2]3|2;lond-:m2n3q2J2T2U2W3X2-' +
  '4/2?2^3}1;london:m2n3q2J2T2U2W3X2-4/2?2^3}1;lone-:J4}5;long:a1h7i10o7q5v1w3x4G1I4K2M1N1P3S1Y1Z3!2#2$2%3&2)2.3@2]' +
  '2^5_1{3|1}1;long do:h2i4o4q1r3&2)2@5^2_3}4;long does:i2o1s3I1M3&3+1-1.1@3^4_2}3;long is:h3i5o2I1#6$1&2)5-6.3|3;l' +
  'ong-:e2i9m1o5p4q4w3I3U2!2]1}4;longer:e3i7m2o5p5q4u2I3U2!2]2}1;longest:o1q2}3;longs:i7w4;loo:H5L7]2;look:a1b6g2l1' +
  'v3y3z5B4C1E13F1H2J3N1Q3U3X2!5/4=1@2[2]2{6;look after:j1l4v4y3B1C4F3P2Q2U4!7/2[2;look at:b4y4z1E5G2Q3@2[4}2;look ' +
  'like:b6v3y3B3H2J1V2X3&2/2_3}2;look on:E3H4Q5,3;look-:a1b3j2y2B2D2E5F3J1K2L1P1Q2T2U4V4W4X3Y2!3&1/2<1=4[1]3_1{1}1;' +
  'looked:b4E2K3Q3<3_3}4;looking:a1b1c1d1j3y1B3C1D2E3F1J1T3U4V4W4X3Y2Z1!3$2%1&1=4[1]4{2}1;looking for:a2b2d2e1y3B4C' +
  '1D2F2J2R2T4U2V5W4X4Y3Z2#1$2%3&2.1=5[2]3{2;looks:x2y2z5A2D1E3F4L4P4Q1W1!2*2/3[3_2|1;loop:i3o2I5;loos-:m6q4w4x3y5*' +
  '2_4;loose:m6q4w1x3y5*2_4;lope-:S3}2;lopez:S3}2;los:m8p4K4L4}2;lose:p1q1r9u1y2z2G1R6U2W3}2;lose my:o2p3q4t3u3R4U3' +
  '<2;lose-:i1o1r5y2D2}1;loses:i1o1r5y2D2}1;losi-:q2H4R4}1;losing:q2H4R4}1;loss:R2W2}1;lost:b1j1p7r10u3G1J3M3Q3R2V3' +
  ']4_1{7}4;lost my:p5F2K1_3}5;lost the:a3b3j4H3N3Y3,1[3{3;lot:a4d1f2j2k1r1w4y2z4K9P1Q1R4W1%4&4)1/1>1]3;lots:b4l3y1' +
  'C1F1H1O3Q6T3?1;lott-:}6;lotto:}6;loud:D2G2N2}6;loun-:e1E3V2/8;lounge:e1E3V2/8;love:a2c3f2h1i1j5l3q1t2v1y2B5E1F4H' +
  '1U1V1X4$1)1-3=3?1}4;love to:a3c5f3h2i2j1l2o2t4v2B3E3L1U3W2X3Y2Z2)2=6;love-:c4j3p1t3C2E1G2H3V3W2&2-5.4|1}1;loved:' +
  'c4p1t4U1W4&3}3;lovely:d2j3p1;loves:B1C3E2G3H4V3-5.4|1;low:y5z1D4G4H2M3R2Y3)1*3;lowe-:j4l5A3G4K2}1;lower:l6A3G5}3' +
  ';loya-:l6}2;loyal:l4;loyalty:l5}2;luck:c1}3;lugg-:w6;luggage:w6;lunc-:e14g4i2D6I2Q1#3$3{1}2;lunch:e10g4i3D7Q2V2W' +
  '1#4$2)1{2}3;lunch break:g3L3#4{3;lunch hours:e5K3Q5;lunchtime:c2e6g3I4$2;lung-:a3z3A1G6Q1(4;lungs:z3A1G6Q1;luth-' +
  ':x2z4{4}2;lutho:x2z4{4}2;lwa:y3T5X5}2;lwab-:t4#5}1;lwam-:b6u3U3;lwan-:y4B1X4;lwe:u2y1z4G2;lyfw-:!7;lyfwag:!7;lyi' +
  'n-:w1V5*3{2}2;lying:w1V5*3{2}2;lyk:b4e3v3z4S4}1;lys:b6<3;m:c8d4j4v2H3K2Q2]2;m#:c1d2r3u4I1J6]3}1;ma:a1b3l3n2p3x1A' +
  '3E3F3H3I3(2)3,4-3=3[1}1;maab-:}5;maabane:}5;maak:d2g1h1l5n2p2r3t3z2D4E3F2I1S2$2-2>4?2@2[2;maak you:g1h2l4>4@4;ma' +
  'an-:a2j5k1m3n3o6p2q6G4N3&3;maande:n4o6q6G4&4;maar:a1c3p2t1u4v4z4E3K2S2{4|3}2;maat:y3%3,1]4;maat-:#6%2.5@2}1;maat' +
  'skappye:#6@3;mach-:n4K2M1T4X4Z2*4>2}2;machine:n5K2M1>2]1}5;machines:T5Z4}3;mad:c1q1z2A1B4H1K2W4.3/2;mada-:b2f3g2' +
  'p3F2O2#1$1;madam:b2f3g2p3F2O2#1$1;made:h2i3n2p1q1r5t2u1w2S6Z3$2,4/2[5_4}5;mag:q4x6y1A6E8G4P1%2+3?6;mag i:r1x3y2E' +
  '6G4+3?4}2;maga:a1c1d2j1w1y2z1A2B2C3N1O1P2R2S6T1U8#3.3;maga-:S2U5X3^3;magazine:U2X3}3;magh-:i1}4;maghrib:i1}4;mah' +
  'h-:s7^2;mahhala:s7^2;mail:b2p2w2M13P1-4@4[7^1{4}1;mail-:M3)2@7{4}3;mailed:}6;mails:M3@5{2}2;main:N6T4<5;main-:*2' +
  '>3;make:a4d2i2l4m1o2r7t2u6v2w1x5y1z1C1D4G2H1I4R2Y1)1,1.1?4[2}3;make a:d5k2l1o2t5z6A2D1G1J1-2.1?3[3;make him:y3D2' +
  'G4}3;make it:d1i5l5m5o1r4u4D1G4I5J2P3Y1/1{2}2;make me:c3o3r1v3G2}3;make my:q2r3u5y1D5<4}2;make up:r5x5E2L4R5;mak' +
  'e-:b2c2j2m3x6y1G3H1O4R2S5!2$1?2|2}1;makes:b3c2j2m3y1G3H2O4R2S6$1|3}3;maki-:b2t1u3z3D1?2}3;making:b2t1u3z3D1?2}3;' +
  'mala-:b3h4,3}2;malawi:h2,3}5;male:D2F7O6=4;mall:c1t2x1A2B2C1I2J7K4S2W3X1!2#5)3,1.4<1>1^1}1;man:a2b1e1j1l2t1w1C2E' +
  '3F3G1H1L2N5O6P1R1S4T1U1W1#2$2%1*2.1<2=4[2}3;mana-:e2f2m1r2z5E2G2H3I2M7#6<2=5[1}2;manage:d2m1r2z7G4H4I2#4<3}1;man' +
  'agement:#2=6}2;manager:e3f2j1o1E3F1M7#4=3[2}1;managers:i2t2M3;mand-:e1h1n1o4q2v3w5G3I3J4N1;mandate:n1o5}1;mandel' +
  'a:e2h2z1I4J5}2;mang-:O5}3;mangolo:O5;mani-:l3n5z2X4}1;manila:z2X4}4;manj-:a3g6(3}2;manje:a3g6(3}2;mann-:g7x3D5F2' +
  'W3}3;manned:g8;manners:x3D5}2;mans:A4F2Q3;mant-:d9;mantsiboya:d8;manu-:H2@4|5}1;manual:H2@4|5;many:i3j3o1r1s6y1F' +
  '4H2I1J3K3L1N5O2P3Q9R3T2!1$1%2&1(2,1.4^2_1|2}2;many are:s3H3Q5&6;many days:p5r1^5_6;many kids:Q6$2.5;many minutes' +
  ':i7v2I3J4;many months:o4q4P4}3;many of:l3m4B1F8#1}3;many people:y3P2Q3$2)4}7;many sessions:b3j5s2P2&5}4;many tim' +
  'es:a5o3q4r4s4P2(4[3;maob-:r4}4;maobane:r4}4;map:J8K2}1;maps:g2J8;mara-:y3W3}4;marathon:y3W4}1;marc-:h2j2k2o5p2q4' +
  'y1C3G2P3#1(4.2<1=3{2}1;march:h2j2k2o5p2q4y1C3G2P3#1(4.2<1=3{2}1;mark:d2(2.3}6;mark-:c1f4l4n2y2C2O1Y4.5=2?4@4}3;m' +
  'arked:H1}3;market:c2f4n3.6;marketing:O2S1=4?4@5;marking:f3}1;marks:y3C2}8;marl-:I5;marlboro:I5;marr-:l5m2o5x2U3Y' +
  '2+2.3}4;marriage:o3x2}4;married:l6x2U3Y2+3.3}3;marry:o4}2;mars-:y4z3F1#3}4;mart-:d2z3A2B4C2D3G1R3S4T4X3-1.1;mart' +
  'ial:d2z3A2B4C2D3G1R3S4T4X3-1.1;martial arts:d2t1z3A2B4D3G2S1T4X4-2}1;mas:c3E5Z4%1}1;mask-:}7;masks:}7;mass-:Q5}6' +
  ';massage:}6;mast-:n7q2G1N3O4)8;mastectomy:q3G3L2;master:N4O1)1}1;masterclass:)8;mat:a3c2e1f4i2m8v1w2x9A3B2E2F5H2' +
  'N3Q4V10?4;matc-:i2l5o2u2y4F2Q3R4S2<1}2;match:i2l5o2u2F2Q4R4<2;mate-:j1l4p1q3s3x4V2%5-3.5/1[3|4;material:/2[3_2|5' +
  '}1;maternity:j3q4}3;mates:l4p2s3z1I1N1S1V2%5-3.6;math-:a2b1d3s1u2v4A2}4;maths:a2b1d3u2A3P1}5;matr-:b3f2l3p1q3r1z' +
  '2C6D3!3#2&1(3)3-1=4}1;matric:b3f2h1l2p2q4r2x1z3C2F1!3#2&1(3)3-2=3}1;matriculant:l2C5=2;mats:a4c4f2i2t2x8A2B3E2F1' +
  'G1H2L3M1N4Q2V7,2.6=3?2}6;mats-:a3h4W4.3^4;matsatsi:a3h4^4;matt-:a1h4q1r1x3z3A3G5O3Q3S2.2/3}3;matte:x4.3}6;matter' +
  ':a2h3q2r2z3A4G5M2S2;matters:h3O4Q4/3;matu-:A3C4F2V2}2;mature:A3C4F2V2}2;max:q5A4Q8%3.1;maxi-:j2q2A4H1Q7.4;maximu' +
  'm:j2q2A4H1Q7.4;may:b1g2h6j1n1p2q4r2s2t2u2w1x6y1A4C2E4F2G5P3+4,2-2.1?7@3^1_3}1;may a:m3q3r3A3C2L3&2-3.1}4;may he:' +
  'r2s2u3w4A2C2E1G5H3M2P2.1=4;may i:b2c1g3j2m1n1p3q2r2s3t4u3x2y2z1E5G2M3T2+3?6^3_3|1}3;may my:n4r2u2x3A2B3E2P2+2,2@' +
  '4}1;may she:r2x1z2E1G5K3P2,2=5;may we:b2q1u1y1E2Q3.4?5;mayb-:a1c2e3h2j1l3m2s1u3w1B2E3J2L1P2T3Y2!1#1$3%2&2)3-2.1=' +
  '2[2|2;maybe:a1c2e3h2j1l3m2s1u3w1B2E3J2L1P2T3Y2!1#1$3%2&2)3-2.1=2[2|2;mbom-:)2^4;mbombela:)2^4;me:b2f1j3l1o3p3t3v' +
  '4z3A1B1E2F1G1H1J1M3N2R5U3V1W2$4%2&2+1,2=2@5[3}1;me a:b4e1k1l5n1o2s3t2v2J7M4V1W3X2+4[3_3}3;me about:t1x2z2B4J1N2S' +
  '3T3U3V4W2X4Y4Z2!2$2&3;me and:e3j3m2n1p1t4w2B4E3F7H2T3Y3$4%5&3.1?3[5^2;me at:a1c4f3r4u2v3w1A2D4E3H2I1J1K1R1$3[3^5' +
  ';me back:j4y2I2M6$2&2.3[3}1;me can:b3n4s4v2y4A4G2L3+2/4?2;me do:b1d3j3l5s3t1v2y3B3G3V4X3*3+1;me for:a4j5k2n3o4r1' +
  's3t4B1D1F2G2O4$1;me from:c2f4p3r2y3z2B3G3R2?5{1}3;me how:i2j3n3p4t2v5M2U3Y3$1&1@3_3}1;me i:c3n4u2w3A3G1H4M4N1R1W' +
  '3,2^2;me if:i3j3k1l3F1H1K2R2@1]2_1}3;me in:c3g2o3q3t5u3v1y2B1H6L3S3V2Z1$5&3/1>1?4[4;me is:d2f1i3k3A4E4F2G1K1L3Q2' +
  '*3/2?2{1}1;me my:b3l2C3$1%7;me off:d3e2h1p4q3u3v2@5}5;me on:f3k3o2q2t3y4A5C3K2U2&1)2=3?3@2}2;me or:a4h4v4G2K3Q3V' +
  '3+3,4@2;me out:a4e1f2p2z3G2K4=3}4;me the:b6j5k3n1p3r2v4I3J2N3Q2T3U3Y2&3(2,3_3}3;me to:a1c2k3l1o7q5t2C2E1F2G3J3M1' +
  'N2U1V1W2Y2$1*3+5,1[5;me up:h1r3t5M4&3}2;me what:a6d3f2i3j3m1w3O5P2R2U4]3|3;me when:b2l2n2D3E3M3P2V5(3*1-5{3;me w' +
  'ith:e3g1j1o1p2t2z1H1M6O4Q5R3,3?2;me you:c2d2e3g2h4k2m2p3q2r3s1x3A2C3J2K3T1U2V1W2X2Y1Z1!3#2*2+2/2<2=3>2@1^3|2;me ' +
  'your:b2j4o1D3J2N3T2]5;meal:}5;mean:a2c3d2f2g1h3i2m2q2y3A3D8E1G1J2L1O1P1S4T2V2W3X1%1&1*1,3.1/1>2[1^2_1;mean-:a1d3' +
  'f3h1q2u3A1B1E5F2H3K2L1S4Z3!3+5/2>3_1{1|2;meaning:S4}6;means:d4f4h2i2r2H4S3/3>4;meant:a2u3A2B2F3K3Z3!4&1_1{2|3;me' +
  'antime:q3E4+3;meanwhile:q3B1E3L2+4}1;meas-:y4P4/1}3;measure:P4}1;meda-:R4V1<5?3}4;medals:R4V2?3}4;medi-:b2q1r1G4' +
  'L2O2Z9)2,2<10=2?4@6]3_2}3;media:M1=4?6;medic:x2O2Z8;medical:b3q2r2G3O2Z7)3,3<5=1@6]1}1;medical aid:J1<7@1}6;medi' +
  'cation:G5M2@2;medicine:L4Z6}1;medies:<7;mediese:Z3<4@1;medihelp:<5;medium:]4_4{2}1;meds:c3G7;meer:p7u4D1J2M1S3T3' +
  '&2[2}3;meet:a4c3l4v5H4N4U2&2/4;meet-:a5c3d3e2g3m4r4u1v4w1L3R1{4;meeting:a3c3g3i1m4r3u1w2y1L3{4}2;meetings:c1d4e3' +
  'r2}1;meets:a4v5R2;meis-:w3B4C2D3F6R1W5#1.2;meisie:w3C2R3W4;meisies:D3F7W2#3.4;meka-:i4y6A4;mekaar:y6}1;melr-:I1J' +
  '4#3}1;melrose:I1J4#3}1;memb-:g1j7k5l3m5o5p6q6t1y1A1B2K1Y1Z2#1$1&5)4/5<4@2[7]1}3;member:a1g1k5l3m3o1p3s2t2A3B3C2P' +
  '1Z2&5)3+1<4=1@2[3]2}2;members:c3f1g2h1l3o1y3A2F4H2I5K4L2Y4Z3#3$4&1)2,3/1?2@4[7]2|2}2;membership:j7k2m5o4p7q7r1t3' +
  'B2X1&3)2-2/5<2[1}2;memberships:j5l4o4p3q1M1#1;memo-:a4[4}3;memory:a4[4}3;men:j1w4y4B2C1F8L4O5Q7U5V3Y3!3}1;meng-:' +
  'a3A4C2;mengwaga:a3A4C2;meni-:G5;meniscus:G5;mens-:c2d3f2g2y4z1A1E2O5Q6U4Y3!4#4%4=3?2@2;mense:c2d3f2g2y4z1A1E2O5Q' +
  '6U4Y3!4#4%4=3?2@2;ment-:k4A3D2G2H1I3T1W3%4)2|4;mentioned:k4H2T2W3|4;menu:R3T7!3[1}2;merc-:p2>1]7_2}1;merch:]7;me' +
  'rr-:}5;merry:}5;mes:N2X5)2*7}1;mess:b2G4>2;mess-:D1M6T2*5-2>1@2}3;message:M8-3>2{1}3;messages:D2@4}1;meta-:x4G3]' +
  '2;metal:x4G3]2;mete-:i5I4K3#3}1;meter:i5K3#3}3;metr-:l2C2I7K2]3;metres:K3Q1]4}3;metro:l4;metrobus:I6;mets-:i5}5;' +
  'micr-:$4}4;mid:c3e7h1A3(1}1;midd-:e14g3j3p3t2v2A5B4C1L3O1&1;middagete:e6;midday:e12L3;middle:e3g4j4p4t3v2z1A5C3O' +
  '2&2>2;middle of:e5g4p4t3v3z3O3&2>2}1;midr-:d3g2I3J4#6^3;midrand:d3g2I3J4#6^3;migh-:m1o4r2y1A2D4J3Q2_2{2}2;might:' +
  'm1o4r2y1A2D4J3Q2_2{2}2;migr-:G6;migraines:r2G6;mike:N6W4;mil:Y5;mild:G6;mile-:n1z5/1;miles:n1z5/1;mili-:b2l5N2O4' +
  'U5|1;military:b2l5N2O4U5|1;mina:c1f1t2R2$2%6,2^7;mind:e2j3o3p4t3w2x3E8Q2R5?1_4|2}2;mind-:j4l3X3.3|2}3;minder:j4l' +
  '4}1;mine:a4b3j2p2q4s3B6C1D2E2F1L3O3W2#1&1+5@5[3]1_2{4}2;mine is:b3q3v2C4O5Z2+1{3;mine-:q3A1C4}4;mines:q3C4}1;min' +
  'i:B5%7.3;mini-:j1o7w4z3A4C1D3I6K6!6#1%2.1^3}1;minibus:I2K7}1;minimum:j1o8w4z4A6C2D3#2%3.3^3;minister:!5;mino-:o3' +
  'A2B7I2O2,4@3;minor:o2A4I3,1;minors:o2B7O2,4@3;mins:i9;minu-:a1e5i10l2n2r1v6G1I4J3K2M2#2$3&2-3>1?1}3;minute:e4i5l' +
  '3n3r3v1G3&3-4}3;minutes:a1e3i8v6I4J4K3M3#2$4>1?2}1;mirr-:D3H3L6O1W2}3;mirror:D3H4L4W2}1;mirrors:L4O1}2;mis:r9G1}' +
  '2;miss:a3f2q1r9u1P1T2V3X1&3/3}2;miss-:a2l2p1r10u5A3P2R3(2)3@1_4{1}2;missed:a3l2r8u5A3P3(3)4@2}1;missed the:a3A5C' +
  '4P4(5)2;misses:r5t3A4?1;missing:r5R4_5{2}3;mission:p3K2}3;mist-:C4N4_4}4;mistake:C4_4}5;mitt-:w3W7]5{3;mitts:w3W' +
  '7]5{3;mix:r2z3B3D1Q2R1S4U3&3}2;mixe-:a1u2y2z2B2F4G4Q6T3V2#2&1.1;mixed:a1u2y2z3B2F4Q6T3V3#2&1.1;mma:w2B1R1S5T10-1' +
  '}1;mme:v2A5F2;mna:F4R6%2;mo:b2c4g2j1n3o2r1v1x3C2D5H2J1K4Q3U2!3*2-3/2?3[3]2;mobi-:n6H6/3;mobicred:n5;mobile:n3/4[' +
  '2;mobility:H7;mock-:D5;mocked:D5;mode-:w1y2D2F2G3S1X4?4}1;model:y3D1?4}3;modern:F3S2X4;modu-:Y3!1#5&5+3;module:#' +
  '5+4}1;modules:Y3!3&5;moeg:B3E3}4;moei-:z5}5;moeilik:z6;moha-:M1}4;moka-:$5}5;mokatisi:$5}5;moko-:G5N5%3/2}3;mom:' +
  'b3c4f1i1l5o1q2r1y2z3A2B1E2F6H1J1L2P2S3X2&3)3,6-3.2/1?1|2;mom and:l2t2B1F6T3V2$2%1)3}1;mom of:b2c2d2l3t1y3z4B3F2K' +
  '2)2;mome-:a3c1g3j1l3o1s1v2z1P2$1,2<9=3>1]2;moment:a3c1g3j1l4o1s2v3z1P2R1$1,3=4>1]2}1;momentum:<9;momm-:c3C2E3}2;' +
  'mommy:c3C2E3}2;moms:c3l3q1B2E8F10H1K3M3Z2%5)2@1^1{2}1;mond-:a4b5c4d3e2f4g4h4l3r4t3u3w2N1Q2(4]5^1{3}1;monday:a4b5' +
  'c4d3e2f4g4h4l3r4t4u3N1Q2(4^2{4}2;monday and:a3d2h1j2C3E1&4>1]3^4{1;monday to:b8d2f6g1u2=3;mondskerm:w4]4_2}1;mon' +
  'dskerms:]6;mone-:j4k5l4m1n4p1q2r3s5y3D3P2%1&2<1=3_4{3}3;money:j4k5l4m1n4p1q2r3s5y3D3P2%1&2<1=3_4{3}3;money back:' +
  'r3<4_5;mong:j3L4$4;monk-:B4.1}1;monn-:D2$3}2;mont-:b2j8k4l2m4n5o9p6q8r3z1C1G2P3&4(3)3-2.1/1[1_1}1;month:b1j5k3l3' +
  'm3n1o4p5q4r5t1u1y2C3#1&3(4)5-4.2[3{1}3;month and:j4l1m1p2q1r1t3F3Z2(1.2[3]2;month can:n3o2p1r5C2G5/5;month is:l3' +
  'm1n2A3G3Q5(2}4;month or:j1k2o5q2r4(3;month to:o9G3;monthly:j9k5m5n4o3p2q1P1&2-1/2<3;months:a1b3l2n2o8p4q6w1z3D1G' +
  '6P5S1&3(1/1=2_3}1;moo:I1K5L1T4X2.3=2}3;mooi:}6;moon:h3}6;moon-:c3d1e1q5s2B3H5P2.2/1;moonboot:q4H5;moontlik:c3d2e' +
  '2q3s3B3.2/2;mora:C2D3J4L4;mora-:d4C4-4}4;more:a3g2h2i1j2k3m2p5r2B3D7G1N1O3R2S3T5Z2!3#1$1%2&3*2.2=2[3]1^3_1|3}2;m' +
  'ore about:B3N2S3T5W4X3&2*2|2;more than:f3i1j1q2s1G2K4N4Q5R1V3Y2&1*5^2|3;morn-:a2c9d3e2f3g3I1K1L2M2N1Q2#3$2%1&1(3' +
  ')5.1=3>2_2{2}1;morning:a2c7d2e3f3g3K2L3M3N1Q2U1#3$2%1&1(3)5.1=3>2[1_2{2}1;mornings:c7=3;morningside:d3j2o2t1B1I5' +
  'J4$2>2^3}1;mos:f3h3}4;mosa-:i3s3F4$1;mosadi:i3s3F4$1;mose-:d5C1=6}1;mosebetsi:d4=6}1;moso-:c5g2<3=3;mosq-:F1!3#3' +
  '}3;mosque:F1!3#4}3;moss-:O4S4/1^3;most:j3q4r3w2x1A2F2H2Q2R11#4/2^2;most-:d2e1A3B1F4Q4R3S2#3*2;mostly:d2e1A3B1F4Q' +
  '4R3S2#3*2;moth-:n1p1s1u1v2y1z1A3B1E3F5G1H2J1M1R2Y1Z2$1)3*3,2-3=1[1}1;mother:d1g1h1n2p2s2u1y2A4B1E2F5J1R2T2Y2Z3$2' +
  '&1)3,2>1[1_1}1;mother in:e2g2q2A2E2H2J3,2?1_1;mothers:u2D3E3F2#2*2-4}4;motho:v3z4G1H3M4*4=3;moti-:D2?2}6;motivat' +
  'ion:D3}2;motl-:>7;motlakase:>7;moto-:B1G3H1I3K10U2!5;motor:B2G4I4*2;motorbike:G2K8L1U3;mots-:e8A3,1-2;motsheare:' +
  'e6;moun-:Z2}4;mous-:l3B4;mouse:l3B4;mout-:w5x5y1A2O2Z4]5_1{2;mouth:w5x5y1A2O2Z4]5_1{2;mouth guard:w4]2_2{3}2;mov' +
  'e:c2e1o2p2s3u8A2G4J5P7Q2W2!2#2/4<2}6;move my:u6}4;move up:C4P6!2}2;move-:h2p3u4z4B2C3D1E1H2J1P5U3V3W2X1*5.1/3=2{' +
  '4|4}1;moved:h3p4r2t1u4w1z3B3C1D3J2P3U4V4X2/4=3>1{2}1;moved to:j2t4D3Y2-1/6=4}1;movement:z3B2E3W3{3;moves:u2y1z1C' +
  '3F2G2H3P3*6,1.2|4}1;movi-:m4p6t1B3C3S3U1V3X4(1*2.2/2<2=2{1}4;movie:i1m4S3U1.3}6;movies:m2S3X5*3}1;moving:p6t2B5C' +
  '4G1U1V4(2/2<2=2{1;moving to:p4t1(2/3=4}2;moza-:q3&1?1^5;mozambique:q3&1?1^5;mpho:-7;mr:p3t2v3J2M3}8;mrs:p1C1F4{6' +
  ';ms:i2H6}1;muay-:v2z4R5T6W4=2}1;muaythai:v2z4R5T6W4=2}1;much:i2j7k6l3m5o1r1s3z1F3K3Q3#2$6%5&6-2.2]5^3_3|4}2;much' +
  ' cost:j1P4^3}3;much do:j2=3|2}7;much does:j2G4K3)3=2}8;much for:j1m6z4G1$2&1)1.4]3^4|3}1;much i:j1m2$1&3]5^1|2;m' +
  'uch is:j3k1m2s5B2K4#4$4%1&2.2]5^5|2}1;muff-:w4}5;mugg-:R3U1)3*6-2}1;mugged:F1U2*4;mugging:R4*2}1;mult-:l3m4G5)2*' +
  '3<7;multiple:l3G5)2*3;multiply:<8;mura-:B2#3;mural:B2#3;murd-:]2_3}4;murder:G1]2_3}2;murm-:G5;murmur:G5;musc-:z5' +
  'G5H3}4;muscle:z4G6}1;muscles:z5}5;muscular:H5}2;musi-:u2H2K3T5}7;music:H4T5}6;musl-:h2w5F4L1O2S2%3?4;muslim:h2w5' +
  'F4L1O2S2%1?4;must:i3j2k3n3o2p4q3r1s1t1u3v1w8x6y7z3C1E4G2I1J2K3L3M1P3Q1R1$1&1(1+5,6/1[1;must be:c4d3i1j1k3l3o3p1r' +
  '3u2w1C1L3Q3$1+4}2;must he:w3y1C2G4K4P6,2=3;must i:a2i2j3k3n1o3p1q4r2s3t1v3w2x2y1z3F2G1J5K2L3P2Q3R3$1&3(3+3,2/3=2' +
  '>2@1_1;must it:n6p3t5w2x5E3G2R3+2,2;must my:b1i1o2u4w5x3y5C3P2,2@3}1;must one:o2y1z7H2O4S1)1+2]2}4;must she:a2k2' +
  'w3y1E2I1M3}5;must the:o3w4I4M3+5,1]2_3;must we:j2p1q1r4t3v4w5C2E4P3&4.4;must-:o1w1x3@2;mustnt:o1w1x3@2;mutu-:<5;' +
  'mutual:<5;my:p3q1u5x4B3C1G1K1L1$1%1+1-1<1?4@5[3{4}2;my #:a1b2c3d1f3j2o1r2s3t1v2x2z1C3D2E3F2I1N2S3W3X3Y1$1%6+1;my' +
  ' account:j2l1m2M4@4[6{2}1;my age:c1v3w2A3B2F3I2Q4R2V1&4*1}2;my baby:c1e2o4r3B3E1F1K2&2-5/3]2}3;my back:d3p4x3G7R' +
  '2V3$2*3,1<3;my bag:w6I2L5*4{1}3;my bank:j5n1o1W4@3[4_2}1;my boss:b4d1e1h1j1o1r3u2w1K2P1W3!3#5$2(3-3@4[2}2;my box' +
  'ing:r2u3J2>3?3^2{5}4;my boy:a2d3h3o2r1s2t3w2A4B4D4E2L1N1O3P5S1X2$2.3?2]2_2;my boyfriend:c1n2p3t2z3E3R3$2-3?1_3;m' +
  'y boys:a1c4f2h3i1n4o1y1B5C5K1N2W3]2^3;my brother:d3f1g1h1j3k3l1m2o3y3z1G1H3J1R1S2U2Z2!1$3%4+1-2=2^3|3}1;my car:r' +
  '5u1C3I3K6U5*1/4]1}2;my card:j3k2n4s4+1@5{2}2;my child:g1i2k1p5q2r2y1D2E5G1J4N3O2P1Q3>2?1@3[1}2;my children:f3B6F' +
  '1H2N4}2;my class:h2r4D3K3X1?4@2}6;my colleague:e1s3t3H3N3S1U3V3X2*2-1<2}2;my company:k1l4n4o1q1U2#1&2+1,2.2<1}2;' +
  'my course:f3h3o1p2u1S3X3$3>2}1;my cousin:a1m5n1t2C1U3V4!4%3-4=1^2}2;my cv:M3P4=6}3;my dad:n4o1r1A5H1J2N3S1U2W5Y5' +
  '*1,2-5[2]3|5;my data:M4@4;my daughter:a2f2i2j2m2o3q1r2s2t2w3x2y1B2D3E3F1H1I1N1O3P2S1T2$1&2=3>2?2]2_2|1;my daught' +
  'ers:f3h3i1k1s2u4v2D2E1M2P2V1-1.4/1?3@3^3}2;my debit:p5q5}5;my desk:c5d3e6i2L3}1;my details:t4M3@4[4;my doctor:c2' +
  'e2t2G4R2T2U3W3<1_2;my dog:}11;my email:@6[7;my employer:g1n5q2t1Z3!4@2}2;my ex:d2f4h1n3r3u1C2,4?1@2}7;my face:y5' +
  'L4V3?7;my fees:l4n2q6M3=4}2;my first:c2i2j2k3p2t5u9v4w5x2z2P4Y2?5;my free:a1c3e1m4t2u9$2(2=4;my friend:b5j2k4l2m' +
  '1p1s4z4B2R3S4T5U2V1$3(3,1-2/1?2}1;my gi:a2L2?3^4{6}2;my girl:b1f5l2r1t2y3z1B2D1E2F1O3P2Q2V1)2.3?2]3;my girlfrien' +
  'd:a3l1s3t2E4F4R3$1&4*2-5;my girls:t1z1B3R3T4V4;my gloves:a5n3p2L4?2^4_1{5;my gran:b2f2w3A1E3H4Z2%1)2,2?2}2;my gr' +
  'andson:a3f1n3t2u2w2y1A2B4C3D3E2M3Q3S2Z1[1^3{2;my gym:d3e4h2j4A3B4L1V3*2/3<4>3^4;my hands:x3y6A2B4G3W1X4]3}2;my h' +
  'ouse:f1h3p3q2$3.2^1}5;my husband:a2b2c3f2g1i1k2l3s1y2E2F2G1K1L1M1N1O1Q2R2S1U3X3Y2Z1$2&3(2+2,2=1]1^2_2;my husband' +
  's:o1q4u5A4H3V2Z3#2+2-3/3>3@3_1;my id:w2K1+3,3@8[3;my job:c3f2o3p7y3R3T4V3Z3!3?1;my kid:g2i2o3p2r1s2t3u1B2D4E4H2L' +
  '2M3N2O1Q2S3Z1,4.5?2]4_3;my kids:d1e3f3h2l2n3t1v1B1C5H1L1N1O2S3U2W1(3)1*5,4-3/4<3>2?3@2^1{1}1;my knee:m3p2q4s3G3Q' +
  '3V2$2(2,2/2@1}1;my laptop:E2K2L3R2/5[3}2;my last:a4d3k3p2t2y6F1K3Q4*3>4{1;my late:l2w5x3A2W2X4Y2@2}2;my level:y2' +
  'z1P4$4}1;my licence:I5+4@4;my life:a3b3d3i3o4z5O2T1U4*3,3>2;my little:r1w1B4C3D3N3Z2$3;my lunch:i3L2{3}5;my ma:n' +
  '2p3A4H3I3(3)3,3-3[1;my man:a5d2f1j2l4t2z1E4R3W4$2%3,2-1{1;my medical:<3@5;my membership:p4q7r3M2}6;my mind:o3p5t' +
  '3E1R5_5;my mom:b5c1i2l2n1o3s3t1z2A2E1F5J3K1M1$1%1&4)3,2-2|3;my money:y6E2&3_3{3}3;my mother:d3g2h1n3p2s3u2A5E4F2' +
  'G1J2M1S1T2Y2$2,1_2;my name:d1j1k6o4p2t6u2F5P2Q4(2)4+2,3@2_2;my neighbour:k4l2N3X3%3*4;my nephew:a2n1t2A1B4C4R2T3' +
  'U2!2,3-3=4^1_1;my new:f3o3?4[1_4}4;my niece:l3n3t2A3B2D4I4O3,3-2|1;my nose:x3y5}5;my number:M2@7[3;my office:d1e' +
  '2g1h1l1p3s3x1A3B1D3J1K2L3O2R3T3V2Y2*2,2?2[1^2|3;my old:c3f2i4j4k2l3q2t2w5z2F2I1L6P3S1*5,2.3{3}1;my op:i1m1q2z1H1' +
  'K1L1-3<3}3;my order:g3^6_3{6}1;my own:a3k4v1w2x2z4E2F3L4P1Q1V2W1X1Y4$6+3,1/1?2[1]2^3|2}1;my pa:a2b1c3A6H2K2$2*3+' +
  '3-4]4;my parcel:g4_3{4}1;my parents:h2l3n3o3A4C4E1,2-1@2;my password:[1}4;my phone:b4c1n4x1J5L3)3*3,6/2>4?3@2[2_' +
  '2|4}1;my physio:a2e3q3G3O3S2V4W2<4;my plan:f2k4p3q5r3R1)4}1;my private:h3n4p5M3N3%3>3?4}2;my profile:p2@5[2}5;my' +
  ' shift:a1c1d3g2i2m1r5F2M4>1?1;my shifts:b2l3m5q3r2t4(2-1/1;my sister:f2j1l3n1s2t1C2F2H1J4%3(4)2,1-2/2=1_2|3}4;my' +
  ' sisters:a3l2w3A3C4D2F2%1,2^3;my son:f2j2p2q1r2s1v2w2y2A1B2D4E2H1L1N2P3Q2R2S4V2W2X1Z1!2$1&4)1,2.3>2?1[1]1^1;my s' +
  'ons:a3h2p3q1u2w2y1z1B3E4Q1-1.2<3@3[3^2_2{1}2;my stuff:g2L7@1[2^3{7;my teen:a1d3h3z2D1F6G1I3[3]2}1;my teenager:d1' +
  'h3j1t3z3B3D3E2V4W4]1;my toddler:c3e1g3i2A3C4H3}2;my trial:a4m2u6v6w3E2K4N3?3^1;my twins:b2l5r3w3C2G3P2.2;my two:' +
  'f3k3l3r3s3w3B4C3D3N2P3Q4R1U1V1X2%4;my wedding:o3x5$2(2}4;my wife:a1d1e1h1i2j1l3s1E1F4H2L2O4Q2S2T3U3W2Y3$4&1(3)3*' +
  '3+1-2<2=2[1]2^1_4|2;my wifes:m2n3p2q3H2X1Y2,1<2[2{3;my women:i3j3l3s5A2E3G4K1Y2%2(4+4-3=3;my work:d2m3o5w2I3L2R3' +
  'V2Z3#1$2+2?1^7}1;myse-:n3o3u1w2y1z2A1C1E1F3P3Q2R4S2U6$6&2*2-2?3[2^3}2;myself:n3o3u1w2y1z2A1C1E1F3P3Q2R4S2U6$6&2*' +
  '2-2?3[2^3}2;n:b2e3i3k2l1m3o2q4r1s1w1y1C4G1H3J2M1O2Q1S3V1W3Y1Z2!1#2$1%3)2*3+1-2.1=2>1}1;n class:c3e4f1r4t3w3B4E4F' +
  '4Q4V4W2Z3;n private:$3%3-2;n trial:s2t7,5@2;n women:a4O3R5W2Y1$5)4;n#:d3I5J5Z4}2;na:a3c3d6e1f4h2k1l4o3p2s4u1x3y5' +
  'A1F3G2H4K2L3M2O2P1Q2T1V1W2Y1!2#3$2(2+3,1-2/1<1=1?1@2]2^2|1;na die:d3q2u2L4$3&1(3@4^4}1;na le:a3c2d1e2f3g3k3l4t2z' +
  '1A2B3F2G4H2K3L3O5P1Q1T2U3V3W3Z2!1#1)3-3/2<1=3]1|3;naa:e3h3o3s1O4Z3;naam:k3t1N7@2}1;naba-:v2y5z3C2F1$1%4*4.2;naba' +
  'ngani:%4.2;nabanye:v3y5F2;naby:a3I3J6W3}4;nael-:x6;nags-:c4f3}1;nagskof:c4f3}1;naid-:p3t2C2J3}3;naidoo:t2C2J3}4;' +
  'nail-:v1x12;nails:v1x11;nair-:m3q3V1X3;nairobi:m3q3V1X3;nake-:x4V3}2;naked:x4V3}2;nama-:b3h3w3x4F5G1]3}1;name:k5' +
  'o2t5D1F3I2J5N9P2Q1S4X2)3+3,3-1@5[5]3}3;name down:k2t3F4P5(3)5;name is:d2j2+6]3{3}4;name of:N5}3;name on:o1O3-4}6' +
  ';name-:t4D4J2N7V2)1@5^2}1;named:N3V3}2;names:t4D4J2N7)1@6^2}1;nami-:n2J3,2/3^3}1;namibia:J3,2/3^1}1;namibie:n3^5' +
  ';nani:j2o2w4I2J3M6U3/1;nann-:a1d2e4w3C1E3Z5!1;nanny:a1d2e4w3C1E3Z5!1;nap:e5>5}1;napp-:q3A5}1;nast-:k1D5;nasty:D5' +
  ';nati-:O3^3}5;national:O3}3;nationals:}6;natu-:z7R3-3}1;naug-:D6;naughty:D6;nawe-:f9=3;naweke:f7;naye:F5G2M4}1;n' +
  'ayo:x4U2V2}1;ndaw-:z3J5Q5#3%2;ndawonye:z3Q5#3%2;nded-:$5;ndedwa:$5;nden-:p2t4v2z3;ndib-:q4t7v2E4+4;ndic-:b4g4j3p' +
  '3q4t2u1J3M2S2#3&1=1@2_2;ndicela:b4g4j3p3q4t2u1J3M2#3&1=1@2_2;ndif-:c1f1m2p3s2t3v2F2I4M1U3V2W2X2Y2Z1!3$3-2.2<4=2]' +
  '3_1|2;ndifika:v4I5;ndifuna:c1m2p3s2t4E1F2M3U3V2W2X2Y2Z1!3$3-2.2=2]3_2|3;ndih-:n5z2H1I2/2;ndik-:q2x5F4G3I4J4R5/4;' +
  'ndil-:v2F4P4[3{3}1;ndim-:A3E2,1}3;ndin-:b2e1l2m2n1o1q4r3s3u3w1x2z4A4E3F2G4K1L4M4!1$3/3<4=1?6[2_5;ndingabukela:E8' +
  ';ndingafumana:l3$6;ndingahlawula:m6n4;ndingangena:d3x3A5H3(3;ndingaqeqesha:G5/3;ndinxibe:w6;ndip-:d4f2r5w2G5I2K4' +
  ';ndiq-:v3z3R4;ndiqala:p1v3z3;ndis-:c4d3o4w3H3I3J3(4)1,4/3{2;ndisayine:o5;ndisebenza:b1c4d4)2;ndit-:o6,1]4;ndix-:' +
  '&4}3;ndixelele:&4}3;ndiy-:o3p5q4w2y2z3F4K3,3|2;ndiz-:e4m2q1v3w2y5I1K2}1;ndiza:q3v4K3}2;ne:a1j2K3R4*3+1<2}4;near:' +
  'y1A2E3F1I6J8K3O1U4V3W2X1#2)1^4}3;near the:a2e4y3A3J5K5;near you:d2I7K2}3;near-:a2l2o1p3A3C4G1I4J4/2}3;nearby:a3e' +
  '1g2E1G1I1J3}3;nearer:p4J4;nearest:a3I4J2/3}3;nearly:l2o2A4C5G1{1}1;nece-:t3w5+2;necessary:t3w5+2;neck:x3y2G7Q2*2' +
  '}2;neck-:x7;necklace:x5;nee:a1c2j4k3o2D2W5$4}1;need:b2d2p2q1t1u2w9x1y2z4B1G2I1J1K2L2M2U2Z1#1$5+7,5-1=6]3^1_2{1;n' +
  'eed a:d2j2q2r2t3v2w1G5K5L4M3V2Z1#5$1&2+1,1=4[3]5}2;need an:b2B3K3M2#3[5}4;need for:j1w1z3K2O4P4+1/5}1;need my:o5' +
  's3t5y3B3C4Y4,3?1@1]3;need something:c2d4w1B3C4D2J3P3R4#3&4/2]5;need the:a2b5c2j1J3N2]2^6_6{2}2;need to:b2g4i5j3m' +
  '2n3o1p2q3s2t1u3y2z4A3E1F3G4H4I1J1L4M1P3Q1S3U2W4Z1(1)5.2>1@2{4;need-:c1h1k1o3q3s2t2w5z4B1D4F1G5H1I1J2K1L3Q1U2W1Z1' +
  '+4,2=3^2;needed:k2o3p2q3s2t3w6z5G4L3U4#1&1+5,3^1;needing:Y2Z5=1^4;needs:c3h2i1o1q1s1B2D4F2G4H2I2J3K2L1O2Q1V1W4Z3' +
  '!1$1.1=3]5;needs a:c2B3D4J3K3!3<1=1?1]5|2;needs to:c1i3j1o3q3w1C3D1E2G3I3L4W3#3;neem:n2B3+3?7}1;nege:w3C6;nego-:' +
  'l8;neig-:k3l5B2D2N2W2X2Z5#2%6*3|3}4;neighbour:k4l2N3W3X3%3*4}3;neighbourhood:Z5#4|4;neighbours:l4B3D3%5}4;neit-:' +
  'e4z3+1?5[4;neither:e4z3+1?5[4;nek:G8*3;nels-:e3I4J2V2/2^5;nelson:e3z1I4J2;nelspruit:V2/2^5;nemi-:x2A3C3-3.3;nemi' +
  'nyaka:A3C3-3.3;neny-:j3o5;nenyanga:j3o5;nenz-:v2E5T6#2@5;nenza:E5T3#2@3;nenzani:v3T5@4;neph-:a2n1t2u3y3A1B4C4D1R' +
  '2T2U2!2,3-4=3^1;nephew:a2n1t2y3A1B4C4D1R2T2U2!2,3-3=3^1;nephews:u4-3{2;nerv-:t1v4y3z6D2E3F3L3O1R2#1*4]1}3;nerve:' +
  't4D3*4;nerves:v4}5;nervous:v1y3z7E3F4L3O1R2#1]2}3;netb-:b2f2r2y3z3B2F1G5}3;netball:b2f2r2y3z3B2F1G5}3;netf-:c3U1' +
  'V3/3}4;netflix:c3U1V3/3}3;neur-:p1G4;neve-:d3j2m1p3q1r1s2v4x2y2z7A2C2D3F3K1Q1S3Y4Z1&1*2+3,1?2@2_1{4|1}2;never:d3' +
  'j2m1p3q1r1s2v4x2y2z7A2C2D3F3K1Q1S3Y4Z1&1*2+3,1?2@2_1{4|1}2;never done:s1v3w3z6C3R2&2)4;new:a1b5f1h7k4o1s3t6u2v7w' +
  '1x2z5A1D3G2N1Q3T3V2Z2(7[5]3^4_4}2;new one:b4q2s3v3y3z1M4Q3(1]3^4_2;new people:f3j3k3l3t3v7w5&2(1;new year:h6l3Q5' +
  '(1}2;newb-:b2c2q4Z3/4}1;newborn:b2c2q4Z3/4}1;newc-:s4t2v7y3z2Q3&3(1;newcomer:v6y3Q4;newcomers:s4t2v3z3&3(2;newl-' +
  ':j1s2B2T2X1$3=2^2}1;newly:j1s2B2T2X1$3=2^2}1;news:i2y4F3{7}5;news-:v2E3N3S3T2?1@6}3;newsletter:v2N3S1T2?2@6;news' +
  'paper:E3S3}6;next:a10p3q1r3t5u6A3C4E1J3P7Y4Z3!2#1(9)6,3.4_2}2;next beginner:(7;next month:p3r7t4u2y3A1C6F2#4)1.5' +
  ']2}3;next one:a2j4s3P4Y5Z3)1_3;next to:b4v1z4A3E4H3I2J6W4!3.3}1;next week:h5q4r4t4u7w3C4$1}3;next year:o3A5F2R3&' +
  '2}8;nezi-:b3B7)3;ngab-:a4c1d1g6i3o2v2y1D3F3G2M4S3$2)1+3,1<2;ngabani:a3c1d1g6i2M4;ngabanye:D4;ngabe:a2i2o1y2F4S3+' +
  '3,1<2;ngak-:c1I5J4;ngal-:f2n3F2}2;ngam-:h5j4m4x2y4N3Q2%3(2*1=1>1;ngama:h1x3N3*3>2;ngamaholide:h5=2;ngamunye:Q4%3' +
  ';ngan-:m3n3I3R6T5|2}1;ngani:n3I3R3T5|2}2;ngap-:a2c3k3o2p3s2v3w2x5y1z3E1I1K4&3*3+1,1[3|2;ngaphakathi:K3&4*4|3;nga' +
  'phambi:a2c3p4s2v4w2x2z3E2+2,2;ngaphandle:k3o3x4y2I2K3[3;ngay-:C3E2S3@4;ngayo:C2E2S3}1;nge:e2f1h6m3n4x2y1z2E2H1I3' +
  'S5Y1$2&4/6@4[3;nged-:v3A2F3G4R1$6;ngedwa:v3A3F3R1$7;ngee-:h3I2X3@3;ngeh-:I3$1}3;ngek-:h4&6;ngel-:e5f1r4R2+5{2;ng' +
  'em-:d2f9i6j2q3r2K2L3)3*1@3}1;ngemali:j3n1q3r3;ngempelasonto:f6)3}1;ngemva:d4i5L4}1;ngen-:p2y1z3D3G2O4R3}3;nges-:' +
  'e5i3q3v3E1H3K3Y3*1?2_3}4;ngesikhathi:e6i3q3v3E2*4?3;nget-:w5I7;ngev-:j3u3Y2&3;ngez-:b3f4h5r3x6H2X4)4;ngezinduku:' +
  'H3X4;ngi:z2J1[5{5;ngib-:k3q3t5u2v3z4B3E4L3R1U3+4[3;ngibe:w2z5+4;ngibuke:E6;ngid-:w3P3Y2Z2!3+3}5;ngidinga:c1w4P4Y' +
  '2Z2!4+4;ngif-:g5h2m5s3t4v4I4+5=2;ngifika:m3s4v5I5;ngifike:g5h3t4;ngig-:r4u1w9x2I5L4!3;ngigibela:I6;ngih-:b4m3v3E' +
  '4G3H4I5/2^4;ngihamba:v3H5I4R1;ngihlala:I4/3^4}1;ngij-:o6N3<2;ngijoyina:o6N3<2;ngik-:k2l2m2n4p3q2u1x3z6G4R4&2[2{3' +
  '|1;ngikhethe:R5;ngikhohlwe:[1}4;ngikhokha:j3k3m3n5&2;ngikhulelwe:q3G6;ngil-:h1l2q4r2w5y2z2E3,4_1{2;ngilwe:y3z4;n' +
  'gim-:A4E4R2}1;ngin-:b2j1l3m2n2q3r4s1t3u1v1x3A5E4F1G5H2I2K1L4M5O1W1!2*2+2-2/2=3?2[2]1^2_4|1;ngine:e1l2G5V2!1<2=5;' +
  'ngingafika:a4d2g3I5;ngingafunda:T4*4/3;ngingageza:L9;ngingahlala:E5}4;ngingajoyina:j4o3z2A4G1(4;ngingakhokha:m4n' +
  '8;ngingakhokhela:m5;ngingakwazi:e1r4u4G1H1;ngingangena:x4H5}1;ngingaqala:z6A4W4;ngingaqeqesha:d3x3G4H3+1/1;nging' +
  'ashintsha:u1L4_5}2;ngingathatha:?4;ngingathenga:m4-3]4}2;ngingathola:s4M2!4$2}1;ngingayenza:r1G3U2+4;ngingayitho' +
  'la:c4|4;ngingaza:f1w5+5}2;ngingazama:s6;ngingena:j1k3v3x4[7;ngingowesifazane:F7;ngip-:d2q2r6u2w6G4K4L4P4(4-2;ngi' +
  'phuma:d5L3;ngiphuthelwe:r4u3(2;ngiq-:d2i6x2z2G3R3&3;ngiqale:z1E1P2R4;ngiqeqeshe:d3x3z1G3;ngis-:c2d2e1f3o3v3x2z1A' +
  '3E3F1G1H4I2K4M3R3Z1!3(3,4[3}1;ngisayine:o4,5;ngisebenza:c4e4f4E2Z3!4}1;ngishayisa:d6;ngisuka:I5;ngit-:b2g2p2u2w2' +
  'y2B3I1M3N2P2Y2&4+1-2=1]3_5{2;ngithanda:u3y3B3X1-3;ngithenge:w4Y3]2^1_4;ngithola:P3&3,1<2]4}4;ngithole:g3p1+2}4;n' +
  'githumele:M5=1}2;ngitshele:N3&4}3;ngiv-:c5m2t3x2I4?3}3;ngivela:I4}1;ngiy-:b2d3n3p7q3u3v3z4K4R2+1-2=2@2_3|1}2;ngi' +
  'ya:q2v2L2;ngiyabonga:}7;ngiyesaba:v1y1z3}5;ngiz-:a2e3g1i2k1l2m1q3r1t2v1w4y7z5E4F4I1K3N2*1,1?2}2;ngiza:m3w5K5<1;n' +
  'gizofika:v4I5}1;ngo:c3d5e2g2h5i3l3q1u3z4C1G2#4>3}1;ngo #:c3d5e2g2h2i3G3>4}1;ngob-:a4b1c2i3u3D2N5}1;ngoba:b1c2i3r' +
  '1u3D2}3;ngod-:h5k5t5;ngok-:a3h4n2p4J3O2*3-2=3|4}1;ngokhisimusi:h6-3;ngoku:a4J4=4;ngol-:p4r5;ngolunye:r5;ngom-:a7' +
  'g4h4q1u1D4R2X3Y3*2{2}2;ngomsombuluko:a4u2{3;ngon-:h3G4P4}2;ngonyaka:h3G4P4;ngos-:g3v4w1)1;ngosuku:g3v4w1)1;ngub-' +
  ':N7,4}2;ngubani:N7,4}2;ngwa-:o5t3B4C4D2&3.2?2;ngwanaka:B3C4D2.3?2}3;nice:b2l3v3B4F3M3O4Q1R4)1-2?4@2]1}7;nice-:p2' +
  'y3R2V3}4;nicely:p2y3V3}5;nico-:J4}2;nicol:J4}2;nie:b2h3l3m1n1o4p2r7s1u4x2y4z1D4F1G2I3L2M1Q1R3$1&1)1+2,1.1>1?3[5]' +
  '1_4{2}2;nie can:m1n1r4u2x3y3z1D3G3$2&4?2_2;nie n:n4t2y4I6M4+4]4;niec-:l3n3t1B4C3D4I4N3O3,3-3.2|2;niece:l3n3t2A1B' +
  '2C3D4I4O3,3-2|2;nieces:l1B3N3-3.2;niem-:v4D2;niemand:v4D2;nigh-:a3b2c5d9f3m1r2u2v2y2F3I1K4Q1R1Y2#2&3(2*1.3^1|3}1' +
  ';night:a2c1d6f3g1m1r1u3v3y1F4I2K2Q2R3X2Y3(3*2.4=1]2|3}3;night and:a3e2f3J3U2Z2$2*3|5;night shift:c4q3z4F3G3L2U4#' +
  '4]2^4|2;nightmare:f2i2p4r2D3H2K2+3;nights:a3b3c6d6f1j1m1q1r1y2D1K3N1W2$1&4/2^2;nike:}6;nikh-:f4}4;nikhona:f4}1;n' +
  'iks:a3k1o3s3v3z6D1G3U3+4{5;nina:l1B3C1J6T3W3X1Y2+4,1=1@3}1;nina-:c3e2f3l2q2B5C3F4J4M1Q2T5U2V3W6X2Y3Z3!3$1)1.1/1]' +
  '2|2;ninalo:f3C4F3J5Z2;ninani:c2B3C1T4;ninayo:c4e2f2h2l1q3B4F3M1U3V3W6X3Y2Z2!4$1%2)1.2/2]3|2;ninayo i:e4f3l2s2A1F' +
  '2M2U4V3W2X2Z1)2-1/2]4|2;nine:a2c7d6e1f1g4i3t2C10G2K2N2U2Y4.3>2{1;nine-:e3i1z2C1F1G2W2Y4$3=5|4;nineties:z4W3;nine' +
  'ty:e1i1C1G4$3;ning-:l5q4t3C1D4G2S1W2Y1#4$2+5@2^5{3}3;ningamfundisa:D4W3;ningeza:#5;ninj-:B6C2.5}5;ninja:B5.4}3;n' +
  'injas:B2C3.3}3;niph-:J7;niphi:J7;niqe-:a3b4f2x3!1}1;niqeqesha:a3b4f2x3!1}1;nise-:g3h5J6U4X2@4^2;nisu-:d5?4@4;nit' +
  'h-:A4,3]3^7;nithengisa:]5}3;nivu-:c3f2g7h5>3;nivulile:c3f2g4h4>3;nivuliwe:g4h3;niya-:e1f3h4n4s2B2C1M2P2U3V2W3X3Y' +
  '3Z3!4#4)2*3+1.3/2=5>3?2@3]4^6_2;niyabaqeqesha:!5#2;niyakufundisa:X2Y1Z3!3*9;niyaqeqesha:e3f5!4#4;niyavala:h6;niy' +
  'awathengisa:]7;niyawenza:)5.4;niyayenza:T4V4W3X2Y3Z2#1$2_3;niyayifundisa:U5V2W5X4Y4}1;nizo-:h4j1v2#6>2^4;nizofun' +
  'disa:#6;njal-:j3m3D4}1;njalo:j3m3D4}1;njan-:n5p3t4I3M3P3*2@3[4|3;njani:n5p3t4I3M3P3*2@3[4|3;nje:e3h2m6p4v4w5x3z2' +
  'E7F3R2$1|2;njen-:k3V4X1Z2!4-6;nka:e3i4m4n2q5r4s3u3x2z3A4E5G5I1K4L5M1R1Y1+3-1/2?4]1_6|1;nna:j3t5F3G3Q3R3!4$1%2;nn' +
  'gw-:i3m5G3$4(2;nngwe:i3m5G3$4(2;no:a3d1f1h1j1m2o3p3q1r3s6u1w3x1y5z4A1C1D3F4H1I6K1M2P1R2S3U1V3W1Z1$3%1+3,1.1>6?2@' +
  '1[1^1_1{5;no gi:a5w1x3R2V7]1;no idea:b2o1q2w3z4C1R5S4Y1<2;no power:>5;nobo-:c1g3k1r1s3y5z2A2D3E1G2M1Q3V2Z2?3@3}4' +
  ';nobody:c1g3k1r1s3y5z2A2D3E1G2M1Q3V2Z2?3@3}4;nog:a5d6g1k4l2z3A1G2J3N2U3X4&2(2+5=2>4_2{4}2;nogi:w2R4V9;nois-:G7M3' +
  'Q3}4;noise:G6Q3}2;noisy:G3M4}4;noku-:L6V3W4*5;noma:h1i3n1o2p3q4s2t3w5x1C2E3F2I2J3K2O1Q5R2U2$5%3(3,1>3]1;nomm-:M6' +
  '@5{5;nommer:M6@5{5;nomn-:s3t2M7$2;nomo-:K4M6@3;nomoro:M7@3;noms-:t4}3;nomsa:t4}3;non:k2m6s2B5E4W5$2)5+2]4{3;none' +
  ':f2z2T4Y3>4;nons-:C4D2O2}3;nonsense:C4D2O2}3;nood-:l3z4O3Z10;noodhulp:O3Z8;noodles:l4}1;nooi-:x2z5[3}2;nooit:x2z' +
  '5[3}2;noon:a1c4e14g4i4;norm-:a2b3f5g3h4i1j6m1w3z2F1H1M1Q2R3U2W2Z1&3)3^5_3{1}1;normal:a4b3e1f4h4i3j4m1n1v1w3y2z4A' +
  '1F1H1M1Q1U3W2Z1&4)3^1_3{2}1;normally:f2g1j3w2P1Q4^6_1;nort-:I5U1V4}1;north:I3U1V4}1;nose:x8y5O2}2;not:d3f3l1m3o2' +
  'p1q2r6s2w2x1y5z4A4B2C2D4E1F1G2M1R4U3W3&1(1*1+5,1>1?3[1_6{6}3;not a:d6h2k3m1o2x1y4K3O4%2&4)2_4;note:r3t2G5M4<3_1{' +
  '4;note-:m3n4w3E1@4[1}5;notes:m3n5E2@4[1}4;noth-:c2d1f3g1h4k3l3m1q1s3w5z5B1D1J4K1P1W3#1&3/3_1{4}3;nothing:c2d1f3g' +
  '1h4k3l3m1q1s7w5z5B1D1J4K1P1W3&3/3_1{7;noti-:b2e4o3p9u3E3Q1$1(1*3=2}2;notice:o3p9u3E3Q1$2*3=2}2;noticed:e5u2;nou:' +
  'g6j3m5n3r3u4A3C3J1P3S1V2!1[3_4{3;nov:l2m4q3G4-3;nove-:b2l3n3o4q5C2P4W2(1)1}3;november:b2l3n3o4q5z1C2P5W2(1)1;nov' +
  'i-:z7R3Y4&2(4;novice:z2R3Y4&3(3;novices:z7(3;now:a7c1g7l1m4n2p1q2r2s1t1u3v4A4B3C1G2I1M2S1W2&1-1>2[2_3{7}3;now an' +
  'd:a2j1m8o2q2r4G3P2(1)3-4;now i:c3g2m2p1z1P2R4U4W4X1@3}1;nowa-:E2J3N2U3&3}2;nowadays:E2J3N2U3&3}2;nsfa-:l2}6;nsfa' +
  's:l2}6;ntat-:j1}2;ntate:j1}2;ntlh-:s4v4;ntlha:s4v4;nton-:a3p1r2t3v3w5I1R4S2T4Y1&3@2}1;ntoni:a3p1r2t3v3w5I1R4S2T4' +
  'Y1&3@2}1;ntse:o3E4K3>3}2;ntsh-:G3}5;numb-:j4s3I2J3M8P1Q7,1<3@6[2^3{6}3;number:j1p1s4A1I2J4M8P1Q3,1<4@5[2^3{6}3;n' +
  'umber for:s4J2M4<2{3}1;number of:j4o4B2M1P4Q2#4.3}1;number on:M1^4{5}1;numbers:j5M3Q7@5;nurs-:c4e1f3l7q2r2t1A2B2' +
  'C1E1F3G1J1L1R3U2V2#4$2%1*2-1=1;nurse:b1c5e1f2l4q3r1z1C2E2F1G1L3R4U4V3$3*3-2=1;nursery:A5B3J2;nurses:l5t2F3#5%2;n' +
  'ursing:f2r3}5;nutr-:}5;nuwe:b3v3V3(5}1;nuwe-:h4y3z4&3}1;nyak-:b2j1t2u2y1F2W2$3%3&2-3=3;nyaka:b2j1t2u2W3$3%3&2-3=' +
  '3;nyan-:l2s1(1)2_3}2;nyanga:l3s2(1)2}2;o:a1e2g2i2t2u3A1B4C6D5G1N2O1P3*3-1.4>6^1}3;o clock:a2c1d2e4g3i2u4I2K1N3;o' +
  ' na:a2t5C5G3P4#2;obli-:o7s3y3}1;obligation:o5s3y1;obse-:E11O4W2;observe:E10;obst-:A4H5}3;occa-:P3.6;occu-:D2V3<2' +
  '=2;occupational:D2V3<2=2;oclo-:a1c3d1e6f3g2i3u2B2K3Q3}2;oclock:a1c3d1e6f3g2i3u2B2K3Q3}2;octo-:o4p2z2A1C2#3.2}2;o' +
  'ctober:o4p2z2A1C2#3.2}2;oda:^2{6}1;odd:b1g2m4F5G2Q2$4[3_2;odds:}6;oefe-:h4i4j2B2G1Y3]2}2;oefening:h4j3G2Y3;of:b2' +
  'f1h2i2m1o1p1v1z2C1D1F1N1Q2R2S1T2#1$2%1&1)2*1/1=1?3@1]2{1;of #:f2j2m3w3y4A3C3D1I1P5Q1R3S2T3X2Y1#3$2%4&2)4{4;of a:' +
  'g2i7l1m3s2t3v2w1y1z3D3G3M1O3R1S1V1X1Y1!2#5$1)1*6-1.3@1_2}1;of all:b4q4v2F2R4T3?3;of boxing:i2m2s1w2N2R5S3V3W1-3.' +
  '4]2}1;of class:g4i4y2H4O3T3U4?3}3;of classes:b4j4m1B1P4T5>4;of everything:b3w3z3B4D4T3&3}1;of five:l3q3u3B3C3T2$' +
  '5%2;of four:m2s3u2z3B3%3}1;of gloves:g3n2$4^3_4{2}2;of her:r1u4z3C1D2R2)2?4}1;of his:c3u2C4H5$3]1}1;of is:l2o3s3' +
  'v4z2F4L2P2Q1S2-2;of it:f3j3o2p5u1v1B2G2J2S1U5X2Y3&3(4*3+2/5<3_2{2|1;of krav:i3G1N3R4S6#2;of me:l3v4E3F2!3*1?5@3}' +
  '1;of my:d3i7k2l3p3r1w3A3B1C2I2L4.2/2?6@2_2{6}3;of our:j1k2l3n3t1B1C2D4F3H1!3%2,2.1/3@3;of people:b4z1D1Q9X2%2*2=' +
  '4;of that:a3f3l3r3y2z1B3C4Y1#2-1<3]1|1}4;of the:b1c4d4e3h1i2n3o2r1s2t3v2x2y1D3J1M2N5O2T1W1Y1&2(3+1,1<3?3[3_3|1}3' +
  ';of them:b3f2j3k1l2m3t1C2F1G2H2O6W2#2%3&4*5,1-3.4=2^2{1;of thing:d4m4s3w2y3z1C3O2T1X2Z2!4)1@1]1;of those:b4f3i1n' +
  '2o3r1t4w2F3K2O4R1$5(3-2}2;of training:b2j3r3x1G2T9W3#1)3-5?2]1;of us:a1e1j4k3l2o1q4s4t3u2z1B1E3K1Q5Y1#3$2%3&2,1-' +
  '3.1/2;of what:b1u1w4C1U1V3W5X3Y4Z3!3$2{6;of you:d3F1K3M7N4*2/3;of your:c3f1j1A1B2E3F4G1J2N5R5U4V2W1Y4Z1$1&3)2.2/' +
  '4<3=1@2[2]2}3;of yours:p1H3J4N4R3S2Z3-3/3<2[3]3^3|3}1;off:a2c3d1f5h6k2l8m2n1p6q5x9A2E2G1I4K2L2V1&4(4)4*1>6@5_3{1' +
  '}1;off a:f2g3j1l2o1q2F1G3}3;off at:c4d7e5l3A2I3L1>4]1^3;off for:h3l6q3t1x5A4U2>3}2;off in:I1&5(1>2^3}5;off my:e2' +
  'j5k1m2n2u3L2(3*4,1=4{5;off on:a6f1h5k3n4}3;off the:c2d1n1p3q3r1u4B5G4I3K3L3&4*2@2|2}1;offe-:c2e2f1j1s4B3C2F2M1N2' +
  'T5U2V4W4X2Y3Z3!3#2$3)3.2/3=3}1;offer:c2e2f1j1s4y1B3C2F3M1N2T4U2V2W4X2Y3Z3!3#2$3)3.2/2=3;offer you:c4B3F2T1U3V1W1' +
  'X4Y3Z2!2#2)4.4/3;offered:d3T3V1Y3!3/2;offi-:c2d3e3g2l2p1r1s1y1D1I2J2K3L3M4Q1T1V3W1Y3Z1!5#6&2@2]1^1{3|1;office:c3' +
  'd4e4f1g2p2r2s1y1z1D2I2J3L4M5P1Q2T1V2W1Z1#5&1(1^1{3|1;office is:d2e5f4g2v1B4J2K3Z3#4*3+3?3;officer:L1R1T1V3X3Y2!4' +
  '&2+1=1@4}1;officers:j2l4Y2Z1!3#1;offices:t3K5#5}1;official:O3,1?1]4;offs-:b1m2q2B2/3}3;offshore:b1m2q2/3}3;ofte-' +
  ':a5b3i1j5q4r3y3P3&1(3)3@3}2;often:a5b3i1j5q4r3y3P3&1(3)3@3}2;often do:a5y3P1(3)2}2;ofun-:N7;ofundisa:N5;ogge-:c9' +
  ';oggendklasse:c6;oh:g4j3k2G1J3<1}4;ohlw-:t4@4}1;ohlwini:t4@4}1;oil:/5?1}6;ok:a1e1g1i1j2m1n5p2r1t6u1w4x7z5C3E5G3H' +
  '3K3M1T1&2(1+3,1-1?7|1}2;ok and:a3b2c2e4f2i3j3q3w1y1F1H1I2J2K2N2O3Q1T4W1X3Y5Z1#1$2%1&3(5*2-3=3?1;ok for:a2n3w3z6A' +
  '4G3H5I3&1+2}1;ok so:a3j4k1t4v2A4B3C2T3U2&4-1]5|4;ok to:r3w4x2A3E1G6K2?4_3;okan-:n3t2v2w2R3=2|3}1;okanye:n3t2v2w2' +
  'R3=2|3}1;okay:n6w4x3z3E1F2G6K4M2V3?6^2}1;oke:p3z1N3*3}4;okes:a1c3g4z3E3F4J2O2Q3V3X4Y4!3%5;okok-:k5s5v5;okokuqala' +
  ':k5s5v5;okun-:k5R5&3^2_4;okus-:c2L4W5;okwe-:f3q7;okwesikhashana:q6;old:a1b1f1i3j2l1w6y1A9C5D2E3G1I1J2L3M3N1R1S3T' +
  '3W3*1+2,2.1<1[2]1}2;old do:f1A6C6P2;old enough:A4C6;old is:b3w3E6F3L1S3U3!3-3}4;old must:A5C4+4;olde-:A8C4E2}1;o' +
  'ldest:A8C4E2}1;oldi-:A6W3)2}3;oldies:A4W3)2}3;olds:a3f4i3A5C2G1O2W3,1.3}3;olim-:r4Z3}4;olul-:m3)5;olulodwa:m3)5;' +
  'olun-:h4u2)2;olym-:}7;olympic:}4;olympics:W1}6;om:b2e4j2k5q1s1t3A2D3E3H2I1K3L5O4R2S1T1W2Z3!3*3+3/1<2?2[2_1;om te' +
  ':p4q3s3t2v3z4A2B2E2H3K3L3R1V2*5+2,2=3^2;on:a4b2d1f3g1h4k1n1q3v1x4D2G1H1K1V1$1%2&1)1/2>2?3@1[1_2{1|2;on #:a4f2h2o' +
  '2C1%5(3.2}1;on a:a2f3g3i1j3m1n1q1r2u2v2w1y1E5F4K1M1P1Q5U3#1$2&1(1+2,4-3.2/3=1@1^5|4;on an:c2m2t3Q2$2)3.2/4>1@3_3' +
  '|1;on at:a4c2g3l2p4q1w1T5U4_2}2;on day:d5h1k6v3w4y6F3,3;on facebook:b3s2M2T3&1)2=1?4@1|1}1;on for:a2d4h3i6w6x3C2' +
  'E1;on friday:a3d4e2f1g6n3t1x2y4D2E2!2$4?3}4;on her:l3r2v1C3E3G2K3L4Y2Z2$4/1;on his:r2v1B2D4G2I2K2$1+4.1?4[2}3;on' +
  ' hold:q8}3;on holiday:m6z4E3U2V3)1+1{2;on in:a2d2h1p2q3x2y2D3T2?3}2;on it:b5d4h3l2m3v1w2x2G1R3T3-6?2;on me:l4p2y' +
  '3D2F3L3V3*3,4@6}1;on monday:a6d3g4j1t5u4w4N2Q5(3^3{2}2;on my:e3g2l2p1q1r1u2v3w2x1D4E5F2G4J1V1$1)1+3,3/1<1?1^1_3{' +
  '4|2}3;on offer:e1B1C1T6V5W6Z3;on one:a1j6r2t1G1H4I2%5)1*2]3;on saturday:f2g2j3p2t3u2v1w1B2F2I1J3K4M3N5O3Q1Y2%4=4' +
  '^3_2}3;on site:E4K3L4!3#7/2]3_1}2;on sunday:a1b1f1l1m3t1C2G3X2$4-5.1/4{3}4;on that:d2f4h3o1x3H2O3Y4!4*2?2;on the' +
  ':a1c1f3h1i3k1l2s3u1x1y1D1E1F2G1J1K1N2O2Q2R3T3U1V4X1Y3Z3#1&4.2?1[1]2_1{3;on thursday:a2e1g3h4r1v2w4C2E4G3N5Q3%2,1' +
  '>2^1}3;on to:p3r3x5I1&4@6[1_3;on top:i3k8r3F4Q4R1V1$2&2*3^2;on tuesday:a3g3j3r3u1v3B3C3F2G1K3Q3$2_4}4;on wednesd' +
  'ay:a3e4g3m2r2t5v2B4E1N3W2<2>3_3}3;on weekdays:c5d5e5g2B3K4;on weekend:f3z3Z3)2^6}3;on what:a6b2j2n4p1q1r2C3M3P2S' +
  '2V2(3*3{2;on when:b7e3h3x4>2;on which:a2b4c6d2n4y1J2P3Q1V2&2(4[1;on with:k4y2G2U6V5X3/2>2;on your:a1b1c2d2e2j1k2' +
  'n1s1t2x2z3A2B1H1L3M2O1R2T2U5V5W3X3Y3!1&2,2.3=1?4@3[1]1;once:d8j1k8m8n3r5s8K1P2Q1Y2Z1&1)6[3^1_5;once a:f2j2l1r1G3' +
  'J3P4#4%4&3^2}1;once off:k7m7)8;onde-:l2q3z6K1#6;ondervinding:z6O3;onderwysers:l2#4;one:a3c1d2e4i4j2l2m5o1r3s3t2u' +
  '3v2C2F1G2H3J2N1O2P2Q3R4S1U1V1Y2Z1$5%3&3(5)4+3,1-2]3^1_2|2;one after:a5d1u4I2P3(3)3;one and:a2e3l1m2v3B2F3H4P3R3}' +
  '5;one be:f1i3j3u1z4A1I2S1)1+3}2;one can:a4c4e2u3E3U1V1X4Y4Z5-4@3]2^3}1;one class:f2i5l2m5s2B3C4Q2R3}5;one coach:' +
  'Q3$4%5;one day:a2r3t2R2Z4!2)9=3}2;one do:d3f3t1u1A4C2G4R2S2T2U1V4W1Z2&3,3[3;one evening:i3m8r4E6&2)1}1;one for:a' +
  '6b4d1e3f3i1l3s2t2z1B3D2N5P1R2%2+3-5|3;one free:l5s4;one get:c2l3M4P4Q2S4!3)1=5;one go:i4l4n3s4v4H1Y3&2)3-3;one h' +
  'ours:e2i4$4%1}2;one i:f2r2u4v5J4V4W2+4>4{3;one in:b1d3i2o1r4s3u3z4A2C2J4P2(4_3;one is:c2d5e1g1j2u4w3A1C3P1Q4R3V3' +
  'Z3(3*2[4^2_2|3;one learn:P4T3U2V1W1X3!3*1/2;one lesson:i2m4s2z1E3F3&4,3}1;one month:j2o6-1}5;one of:f2o1p1q4r4s2' +
  't2w1C1E4G1H1J3M1N3Q5U5V1W6Y3Z1(1)1*2,2.3=2]3{3}3;one on:c3e2f4i3s1t1u2J4M4O2Z2)2]3;one or:i2m2t2w1y3R4$2{5|4}1;o' +
  'ne pay:j2m1n4q3P2&2.3^3;one session:i3E5Q4%2)2;one week:m4r4s3E3&3}3;one with:F2G3V4X1?4}5;ones:a3b3c1d4e2f2i4m3' +
  'q2r4s2v2w4y3z3B5C4D2E1H2L1N1O4P1X1#2(1)2*1/3@3]7^2_2;onge-:r5Z4_3}2;ongeluk:Z4_3}2;onli-:b3j3l1n4o2t4v1y1,4-3/10' +
  '?1@3[5]6^2_3{1;online:b3j3l1n4o2t4v1y1,4-3/9?1@3[5]6^2_3{2;only:a3b2c3d4e3f6j3m7n2o4p1q1w1y2z3A1B2C1E3F7G1J4K1O2' +
  'R2T5U1W4Y2Z2#2$7%4&3+1,1/3=2?4[2^2_1{2;only come:a4d3j3k4l4r1F4)2>1;only do:c3d2e1f3j3l1n2o1z3C3P3R4T4)1+3;only ' +
  'for:a1b3d1j2m2o1t1u4z5B3S6V1!2$1%4)1+2?3[4|4;only get:d8h3B4}2;only have:a3c2f1n4w3G4I2J3L2R5&1)3+1[1;only in:d1' +
  'f1m3o2t4A4J2M4P3(3/5=2^3|3;only one:a3s3u2z5A4G4J5L4Q2R1&3_3{4;only the:e4k6m1o1q4s2u1y2B3H1J3P2.4@2^2|3;only wa' +
  'nt:b3j4m4o4y4E3P4W1$2%1&3)1@3;onog-:!5#2}1;onogada:!5#2}1;ons:a2b2d5h2i2k3l4p2q1r2t1u7x2y2C1F2K4Q2Z1#7$2%6*2,1.4' +
  '>4?1}2;ons is:d3l3u2#1%6>3}1;onto:t3x2B4H2L3&3(1+1=4[3_3|3;ontv-:g6-4=6;ontvangs:g6-4=4;ontvangsdame:=4}3;oopm-:' +
  '}6;oopmaak:}6;oops:u4}2;oor:e3f1h8i2p2r4u4C2D4T1&3)1/6{1|4}3;oorb-:d3n2x5;oors-:q6r3T4/2^3;oorsee:q3/2^3;op:a4b6' +
  'c1f2g2h5i4m1q6x2A1G2P2Q2S1V2X2!1$6&3*2.1/1<2=1?4[1_2{2|3;op die:a1c2k2l2v1x5y3A2F1H3N2Q3V3X2#2&3*1+1.3@2[2]2_4;o' +
  'p n:a4f4g4i5r1/2?2@2|4;opda-:g2m2r3t5v4}2;opdaag:g2m2r3t5v4;open:c3f4g13h9k1E3K2L2V5(3)4=6>6[5_2|1}2;open on:g5h' +
  '3J4&4}5;open to:c3e2z4C2E6U3W2Y3)6;open when:a1c5g1h1(2>2_3;open-:c5g6h1k3t4I4J3(1*2.1=6_3}1;opened:_5}4;opening' +
  ':g5k4t4J3.2=7;opens:c6g3(2*4]2}4;oper-:g6h2m1q3G5K3M5=1;operated:G6;operating:g6h3;operation:b2g3m2q4G3O1(1;opge' +
  '-:O1/4}6;opho-:p6x2z3;ophou:o1p6x2z3;opin-:D2G2}4;opinion:D2G2}3;ople-:N2O2T4Y3Z5!6#6$3]1;oplei:!2#5;opleiding:N' +
  '2O2T4Y3Z5!5#5$4;oppa-:}7;oppo-:b2e3J4*3=5;opponent:*3}5;opposite:b2e3J5;opt:p4y1?4@4;opti-:b1c2d1e1f2i3j4m2n3o3p' +
  '3q2y2F3I2K1R4T6#2$4%1.2/3^5;option:c2i4j3m3n2o5q2F2$5%2.3/4<1^6;optional:y5;options:b3c2d2e2f3j2n3q1F2I2K2R5T7#3' +
  ';or:a2b1e2f1h2i3k2n4o2p3q1r1t2v4w3x3y1B3C2F3J4K2L1N1O4P2Q4R4S3T2V1X1#1$3&2(3*2+2,1/1>1@2[2]2^3_1|2;or #:a5c2e2i3' +
  'j3A1C2Q1Z4$3-4]3;or a:f5i1k4l2o2p3s1v3y3z4D2F6N5Q4T4U2&4*2-2>1]2_5|3;or also:c4d2e2k2A4L4T1&3*2+3/5@2]3;or are:c' +
  '3h5v1w2z5B4J1L3Q2T1$3+3,1^2;or at:a2n5s4t4B2J4O3Z3$2,2=3;or boxing:a1e3f3w4R5.3}1;or can:f3n3o5q3r2t4v1y5z4A2B2C' +
  '4E4F1G2I3J1L1Q2#3$1(2,1/2[2]3^1;or do:b1f2h2i2j1n2r1v4w2z2B3E7F4H3I1K4L3O1P1Q5!3#4)1*1+4,2/3=2>3[3]2^2_2|3;or do' +
  'es:b1d3i3o3p5r1v4w1x4I1K1N4Q6#4%3(1+2,2@3;or how:i1n2v4I2K3Q2V3@5;or in:a2p2x2y1E3J1%3)3*2@2;or is:a3b2d3e2f5g1j' +
  '2k2l2o4r1s1t4w6x2y1A1B5H4K2L1O1P2R3S3V3W5Z5#2&2+1.2/4=1>1@1[2^3{1;or just:e2f3g6h2k2o3p4q3s4t4w2J1L1O4P1S3U3V3W3' +
  '&6*2@2]1}1;or krav:p3R8}2;or more:i5p2s4y2B1J2R3T5Z2|2;or must:a2j1n1p5r2t2v2w5z1E4G2L4Q2!3(1+1,4-5[3^1_3|3;or n' +
  'o:a2c2e3f3h2k2n1w3x5y1B3H2K2R1U3;or not:d3h3l2n2o1s3w3x2y1z2C1H1S3U2+1,2>5?2{4}1;or on:a3b2i3B4,3-2/2|1}2;or onl' +
  'y:a2c4e3g3j4k2q2s3t4v1y1B3F1K2M3O2P3U6V2Y2!2&3(2)2*4-1.3@3]4^3_3|1}1;or so:c2d4m2n3q3s3y2E3O5)3+1-2]1;or somethi' +
  'ng:b4k2l3n3z1D1E2I3O2P6T1V3X2)2.1>1[4;or the:h2n4z1C3I1J1N2O1R2U1V3W3Z2&5|5}4;or two:a1i4k3m5p3t1C3$2&4{5;or wha' +
  't:i5n3o4t4x2z1F4Q2S1X6%3)3*1+1>3]1^5{4}2;oran-:z3I3P5;orange:z3I3P5;orde-:a1d1i2m2n6o1q1A4D4E1O2?1]3^7_6{10}1;or' +
  'der:a2d2g1i3m1n3o2q1A4C1D5E1O3+1?1]5^4_1{7}3;ordered:_5{7}1;orders:m2n6^7{2;ordi-:z5F3Q1S3U5W2Y2Z1)4;ordinary:z5' +
  'F3Q1S3U5W2Y2Z1)4;orga-:t3C1#7)4.4}2;organise:t4#2)5.4;orie-:v5E2;orientation:v5E2;orph-:n3}6;orth-:x5F2G2}4;oss:' +
  '}5;oste-:G9;osteoporosis:G9;othe-:g2h1i1k2n1r3s3u4v1w2x2y4z2C1D4F3I3J2M1Q2T5!1$6%2.1<1?2@5{1|1;other:a1d1g3h1k1l' +
  '1n3r3s3u5v1w3x2y2A2C1D3F1I3J2M3P1R2T4#2$1)2*1.2?1@4{2|1}2;other one:a3i2z1A4G2R2*3{4}3;others:c1e3i2k2r2v2x1y3z3' +
  'C2D3F2G1J1L2N1Q5T4!4$4%4-1<3?2_2;otherwise:b1l3s3z3F2$4@4_3;otp:n4}5;ou:b2w2y2z2A5J3N3S1V1*1}2;ouen-:c4C4E1X3$4*' +
  '3;ouens:c4C4E1X3$4*3;ouer-:E4,3?2;ouers:E4,3?2;ouma:n3z4A5E4F3H3W3,4;ounc-:]5_3;ounce:]4_3;oupa:A8W4?2|4;our:e1k' +
  '1u2B2C1E2H1L1N1O1Y1Z3!1#8$1%7,2-4.3>5?5@5{1}1;our church:l3v2y2B2C1F1J1M2N1R2S3Z2!2.3{3}1;our company:H2N5!3-3]1' +
  '_2|3}1;our daughter:a1b3j1l3p4q2t3u2z3C1G3$3,4;our hr:j2E4H2M2N2O3S2T3,3<2?1@2}1;our office:e1G2H2N2#2-1}6;our o' +
  'wn:F2#1$2%5.2[3}4;our school:b1g1h2l2A4B1D1N1U3#3-2.2]3{3;our son:f2m1q1t3C4D1E3G1H2P2U2,1.1}1;our staff:b2k2N2S' +
  '1Z2#1/3[1;ours:g4C2!1#3>3?1}2;ours-:t3v2F2Q3%6,3;ourselves:t3v2F2Q3%6,3;out:b1i4j1p10q4r2s2t2u5w3x2y5z1D1E1G4P1V' +
  '1!1#1%1)2*1+2.1<1>5@3[5]1{1}1;out for:a3c2d1h3j1q4r3s1v5x3A3G1J4!1$2.4=6>1{4;out of:a2c2d1e2p2r2x2z6B2D1F3G4I2L2' +
  'O3R3S3!4)4*6=1>1?4@2_3;out on:b2f3m3r5t4w3>1]5^2;out the:b2u1y4A4E3G2P3#4,2-2.1>3^3}1;outa-:>8}2;outage:>6}2;out' +
  'ages:>5;outd-:x1T3#3}3;outi-:G7H1,3.6}1;outing:H1,2.6}1;outl-:B4D3S4T2&4;outs-:f1g2m1v3x2E4H3J2K4M2R1U1Y2#1)3@3]' +
  '3^3{4}2;outside:f2g2v3x3E3H3J2K5M3R2U1#2)2@3^3}2;outsiders:l1m3E3Y3$2)2;outstanding:{5}3;over:b1e2f1g1h4i7j1k2l2' +
  'm1n3o1p1r6x2z1A6G2I3J1K2P1U3$1&2*2-2/5>1^1}1;over #:l5A4F2U4W1#1}3;over my:s3x3y3z3N2P5}2;over the:b1d4e3f3h5m2n' +
  '1o2r1D2G1M2P2$2*4/5?3;over to:k2o1r2u3A2I1}3;over-:b5e3q5r5u2w3z4G3K1L2M2P2T4X2!2&3)4,1-1/2?2^2}3;overnight:K2L4' +
  '^4;overseas:n1q7M4N1O1P3X3!4&4(1)6+2,3-3/4?4^1;overslept:r3u5}2;overtime:r3}5;overview:b7T6;overview of:b5T5;ove' +
  'rweight:z8D2G3;owam-:C5G3P2;owami:C5G3P2;owe:j3k1s6}7;owes:}6;owin-:r2}4;own:k2m1n2w7x1z1C1E1F2J1K3L3P1R2U2X1Y1$' +
  '6%9*2+7,6/3[4^2}2;own a:n3w4*2+4}1;owne-:M3N3R3Y4#3)3+4}3;owner:M3N4R3Y2#3)4+1}3;owners:Y4}4;owns:w1N1?2}4;p:d4j' +
  '4Z5^2;p#:K3P10U4!2?1;pa:a2b1c3d2l3A5B2G3H2K2M1$2*3+3,1-3?3]4;paar:m3$1%4-3]2_3;pace:z7G2/6;pace-:G8;pacemaker:G8' +
  ';pack:k2m8w10z3$3-3>1}3;pack-:j7l3m3K1Q5#3$6%2&3.4^3_3{6}1;package:j4k1l3#4$6%3&4.4^1{7}3;packages:j8.1;packed:K' +
  '3Q9^4;packs:m5$2.2}3;pad:e2g3W7]4{4}1;padl-:L8]4;padlock:L7]4;pads:a3e4w8y5G4Q4W8#2$4=1]8^4_6{4;page:a2b3d2g1n2t' +
  '1C1H1M6N7S3W1X2Y2%3&3?3[8]3{3}2;page-:,5[2|5;pages:,5[2|5;paid:k4l1m2n8r3s1x1A2J1K3P1&1(1<2=3]1_1{7|3}6;paid for' +
  ':k2l4p2r5B2J4K1(2_2{6}2;pain:u1y7G2L4<1;pain-:v3R2#3=3}7;paint:v4}4;paintball:#4}3;pair:g2i1l1o1w2B1C1E4F6I2Q3W2' +
  'Z3!1,2=4]2^2_3{1}1;pair of:g3j3n1w3W3=4^3_2{2;pair-:F4O4Q6-1]3_3;paired:v1F4Q5}2;pairs:Q3]3_4;paki-:}5;pakistan:' +
  '}5;pakk-:g1j7l3.3^3{7;pakket:j3}5;pakkie:g1l4{7;pala-:I4}1;palama:I4;pals-:G4H4;palsy:G4H4;pana-:X7}3;panantukan' +
  ':X7;pang-:X4*5;panga:X4*5;pani-:v4G6Q2R3V2Z3$2}1;panic:a1v4G4R3V2$3}2;pant-:w7B4&1]5;pants:w7B4&1]5;pap:}5;pape-' +
  ':a1b1g2k2n1o6p3v1O6P2Y1!1+8,7=1@3^1|6;paper:a4b2g2n2o5p4w1N3P3Y5!2&1+1,2?2@4^2|3}2;papers:g2o2v1O9+8,2=3;paperwo' +
  'rk:k3o4v2+4,8;papi-:O4+4,3;papiere:O4+2;para-:g1l4E3H6K5O2Z3=3}3;paramedic:g2l3O3Z3=4;paranoid:E4K4}4;paraplegic' +
  ':H7;parc-:g3^7_3{9}1;parcel:g3^2_3{8}2;parcels:^7{3;pare-:b1l2s1u1v2A3B1C2E9L2R3S1X5Z3%2)1,5?5@2[5|1}1;parent:l3' +
  'v2y2A1B3E6S3,3.1?1[3;parents:b2f1o1p1s1u1A3C2E6K2L3R3V1Z3%2)2,4-3?5@2[4|1}3;pares:X6;park:d3i1q5v1I2J1K17R3T2X1.' +
  '3}2;park-:a2f2i3v3w2z1A1G4H3K10R1W2Z4*2}2;parked:a3v5*4}4;parking:a2d1i4w2z2H4K12R2U1Z4}2;parkinsons:G6W4;parkmo' +
  're:I5J4;parkrun:f6q2w1A4Z2;part:e2j4l1p2t4w1y7D1E5F1H3O3P5U3V4W4X3Y4Z3!1&1*6+3,1/1<4=6|1;part of:j4p2t5B2D2H2O3P' +
  '1U4V5W4X3Y5Z4!2&2*5+3-1<5[2;part time:d2j3l3=7;part-:n3u2v4y2E2F5G3Q7Z1$1&1*3,4.12<4@3{2}2;participants:A1E4Q3+1' +
  ',3;participate:E4G2,3;parties:#1.7?2@5{3;partner:d1s1v5y3F8H2Q6X2Z3)1,2<5=1}4;partners:u2F1G4Q5#2%1<3@2;partners' +
  'hip:l3M4}3;parts:k3n7G3&3;party:f1m3r1u3A1L2*5,1.11^1{2}4;party for:.7{3;partytjie:.3}3;pas:b2c2o4u3z3C1R7$1-3[3' +
  '_7;pass:g2m11s5y1D3P1$3@5[4}1;pass-:a1m5p1C1I1J1P2T2U1V4$2*4,1=1@4[8}3;passed:p4u2C3P2T3+2=3@5}2;passenger:a2J3U' +
  '3*4}1;passing:g2m6I2P2V5$4;passport:,5@4}5;password:[9}2;past:a4d5e3f1g7i3y1A8I8J2O2T1;past-:b4c5B1}2;pata-:m6n5' +
  's3<1;patala:m6n5<2;patc-:G2P6Z6]3}1;patch:G2P5Z4]3}2;pate-:q2y3{3;path:H5P4;pati-:d3e4z2F1G2O5U2!1#3*2;patience:' +
  'z3C1O2}2;patient:d3z1N1O5U2Y1}2;patients:e4F2G3R1!2#3*3;patr-:c3K5#3/5;paul-:m2V4}1;paus-:e5q15;pause:e5q12r1;pa' +
  'used:q5;pausing:q6;pax:#5%5;paxi:^7;pay:j9k9l6m12n12q4s7K5P2#1$3&7-1<8=3^5{2|3}2;pay as:m10#2<2|3;pay at:g1k1m5n' +
  '1s3K3;pay by:m4n3K2;pay for:g2h3k2l1m5n1p3q2r3s3D1E2K4#1+2-3<3@3^3{2|1}1;pay in:j2n1o1q2J3&2)4_3}2;pay it:l3n5&3' +
  '<2}4;pay less:l5$3<3;pay per:m2n2}5;pay the:i4j4k4l6n4p3&3<1^1_1;pay to:k8s3K3P4$3%4_5|4;pay you:j3n4}2;paya-:k4' +
  ';payable:k4;payd-:l3n6s2u2w1(2/2^2}3;payday:l3n6s2u2w1(2/2^2}3;payf-:n8}1;payfast:n4}2;payflex:n7;payi-:j3l3o2p2' +
  'q5s6C1O2$1[3^2|2}3;paying:j3l3o2p2q5s6C1O2$1[3^2|2}3;payj-:n7;payjustnow:n7;paym-:j2k4l2n8p4q5s2M1|1}3;payment:j' +
  '2k4l2n8p4q5s2M1|1}3;pays:j3l1n6o1p1E1T1#2,4<7@2_6}2;pays for:j4l1n6o3E2T2#2&2<4_3;pays-:n5;pdf:b7|10}2;pe:w5y4G3' +
  'V3/1=1^2;peac-:n3y2S3}3;peace:Q3}4;peach:n3y4G1;peak:I5Q4$3;pean-:l2G5}2;peanut:G4}1;peanuts:l2G2}3;pedi:q3r4G2;' +
  'peek:E10@1;peki-:X4;pekiti:X4;pele:c4p3s7u3v5E1G2Z4,2}1;pen:w5X4*2]4;pena-:o6p2r6}1;penalty:o4p4r3}2;penc-:l5t3w' +
  '1;pencil:l5t3w1;pend-:o3=1{2;pending:o3=1{2;pens-:b3c3j3k2l9n1s3w1A8W1%3^1;pensioenarisse:c2l4A3;pension:j4k3l4o' +
  '1A3;pensioner:b4c3j2l4n2s1w3A3I1J1R2^2;pensioners:l4s3A4W2%4;peop-:b1c1d2e1f2j1o1q2s1t1u1w1y3z3A2B1E1G1H2N1O3P2Q' +
  '4R2S2T1U2V2W1X1Z3!3#2$3%4)1=2?2[2;people:b1c1d2e1f2j1o1q2s1t1u1w1y3z3A2B1E2G1H2N1O2P2Q4R1S2T1U2V2W1X1Z3!3#2$3%4)' +
  '1=2?2[2;people do:P1Q1R4T6V5Z3!2%2;people for:y2A1W5Y3!5#1*3.4;people in:e1m1o5v2z2A2D4H4N3Q3S4U4V3!2#2$1%3;peop' +
  'le like:c3l2q3z4G3H1I3W2Y3=3]3}1;people or:y2B4Q6R1S3U1Z3;people to:s3K3U2X4Y3!3#2%2.3}3;people who:c1d2f2l4q2s2' +
  'z4A2G2H3N2O4U2V3X2!1&3)4/4[4|1;people with:d4l3m2G6H3T2W1X2Y2)1;peoples:w2y3O3Q3R2;pep:^6;pepp-:G1*3+3]3}2;peppe' +
  'r:G1*3+3]3}2;pepper spray:G1*3+2]3}2;per:b2i5j5k5m9o1K4Q9#2$2%5&1,1.1_1}2;per class:i5m5Q4;per hours:K5$4}3;per ' +
  'month:j10&2;per session:i3m4Q1$4;perc-:l4F4G2<2}5;percent:l3G3<2}5;percentage:l3F4;perf-:c4e3i2C3$1-3.7}3;perfec' +
  't:c5e4i3C3}2;perform:.5;perh-:l3L4#2$3=4]2;perhaps:l3L4#2$3=4]2;peri-:e3o7p3q2s3_2;period:e3o7p3q2s3F1_3;perm-:o' +
  '1p1x4E1L2+9,5=4?6}1;permission:E2,6?6}1;permit:o3x2+9=5}1;pers-:d3g1k1p2r2s1t1v2x1y2z1A2H2M5N2O3P2Q5R2U3!3#3$6%3' +
  '*2-2/3?1@1]3|3}1;person:c1d4g1i1k2o1p3r3s3t1v2x2y3z3A3H3K1M4N2O3P3Q1R3S1T2%3*3-2/4=1?1]3|1;person in:l2z3A2M3O1P' +
  '3Q3S4;personal:M1Q5U4!2#1$11@4]2|3;personally:r1N4Q6}2;personeel:#6;persoonlike:Q5!3$1@2;pert-:j3m1p2q2D3J3/5;pe' +
  'rth:j3m1p2q2D3J3/5;peti-:F4R1}2;petite:F4R2;petr-:d1l2J3U3#5/4}4;petrol:d1l2J3U3#5/4}4;phak-:c4e5f3j3F2K5R3(3;ph' +
  'akathi:e5f4j3F3R3(3;pham-:c6E3$1}1;phambi:c6E3$2;phan-:z5K3R2V3;phansi:z4K2R2V3;phar-:d4#4}5;phas-:D3F3=3[4;phi:' +
  'b5I2K7L4S3=3;phil-:O2S6X9}1;philippine:X5;philippines:O2X7}1;philosophy:S7}2;phon-:b2g1n3t3x1B1I1J1L5M7*2,2/1>2?' +
  '5@3[4^1{1|5}3;phone:b2g1n4t3x3B1D1H1I1J1M8U1)1*3,3-1/1>2?1@1[5^1{2|6}2;phone me:a2M7@3{5;phone number:@1[4{1}3;p' +
  'hones:L5?6@4;phot-:q1y1z2F4M1N2U1V2?13}4;photo:b3y3N3?5}3;photograph:?6;photographed:?6;photographer:?5@3}2;phot' +
  'ography:q3?4;photos:j2z4A1F5M3N1U2V3=1?5[1}1;photos of:N4?5}1;phys-:a2e1q2y3G5H4J3O5S1U2V4#2&2*1/4<2=2}2;physica' +
  'l:y4z2D2J5#4&2*2;physically:H4U4/5;physio:a2e2q3G3H2O6S1V3W1<2=3}3;pian-:b3r3y4z2C3;piano:b3r3y3C3;pic:?7_3;pick' +
  ':g2i4t1D4E5I5J1K2R7S3T2V2W2X1$3-4^7{2;pick up:g2i5E5I6K3T4-3^5{2}1;pick-:a2b2u5z4D7M4-3^6{4}2;picked:g2u6z6D8M3;' +
  'picking:a4D2}4;picks:c2M4-4}3;pickup:i2^6{4;pics:?12@4;pict-:b5v2z1A3M1S4?10@3_2|1}2;picture:b4v3S5?5@3_3}1;pict' +
  'ures:b2z2A3M2?9@1|1}2;pictures of:b4L3?3|5;piec-:B3N3+3,3}3;piece:N3+3,3}3;pier-:x9;pierced:x3}3;piercing:x5;pie' +
  't-:^5}4;pig:x4L3}2;pila-:b3d2x2z3G3T5.3]2}3;pilates:b3d2x2z3G3T5.3]2}3;pill-:p2B1G4Z2{2;pilo-:m4q3}4;pilot:m4q3;' +
  'pin:x5J12[4;pinc-:D2K2_4;pink:u1F4]3_2}5;pinn-:x2R3*6;pinned:x2R3*4;pins:x6G2V2*4;pipe-:C1)4,3;pira-:!4}4;pirate' +
  's:!4}1;pist-:F4Y11*4+8]2}2;pistol:F4L1Y7*2+8]4}1;pistols:Y3*2+3;pistool:Y5*4+2}3;pitc-:r6s2t5u3v1z1Q5>3;pitch:r2' +
  's2t5u3v1w1z1Q5>3}1;pizz-:}7;pizza:}7;plaa-:r3Z4#5*6/2?1^2;plaas:r3#3*3/2?1^4;plac-:a2g2j1q2r2t2u2v3x1B1F1H4I1J6K' +
  '4L4N1Q2T3U2V2W2(2,1.2=5{4;place:a2b1e1g2j2p3r3t2u2v1x1z1B2C2F2H4I1J5K4L4N1T4U3V2W3,1-1.2<1=1]1{1;place for:j2t2z' +
  '5A1B2C4F1G2K3L4Q3V3W3.4=3}2;place in:b2E2U4#3(4^3}5;place to:t1H2K3L4V4W1!2[4}3;placed:o1q2^3{6}3;places:l4n3q4s' +
  '3v4E1J4K3Q3#2&4(3@3;plai-:S3T4U1W1;plain:S3T4U1W1;plan:b7c2i4j9k2l4m4p5q6v1!2&1)1<6>6|1}6;plan for:b4i4q3u2v2&3}' +
  '2;plan-:a2b4h3i2j6o4q3u2v1z2A2G2L1V4(3)6.2|3}3;plane:a3w2I3|2}3;planet:d1g2j2k2o4L3Q3V5<2}2;planet fitness:d1g2k' +
  '2o5L3Q3<2}3;planned:h3(4)8.2|4;planner:b5v4H1M1!1-2.2>3}1;planning:b2h4i4A4H1J3P2.3;plans:a2j7o4q4u3}1;plantar:x' +
  '1G5;plas-:k3n4q5r1x4z3H2Z3(2?4_1;plaster:q5r2x4H2(2?4;plastic:k3n5_2}1;plat-:G5U4/4[3}1;plate:G5U4;platform:/4[3' +
  ';play:q1u4y4*3.2/2|4}9;play-:c3e1p1q1z5B2D2G4R2V3X1!1.1}4;played:z7;player:R3V3X2!2;playground:D6;playing:q1B4G4' +
  ';playlist:}7;plays:f1p3q2y2B3C4G3;plea-:a3b3d1g4i1j3n1o1p3q2t3u2w1y1B1F2J3M4O1T3V3X2Y1#1$2&1(1=1?2@1]1_1{2|1}2;p' +
  'lease:a3b3d1g4i1j3n1o1p3q2t3u2v1w1y1B1F2J3M4O1T3V3X2Y1#1$2&1(1=1?2@1]1_1{2|1}1;please advise:a2g2i1n3p1t1K3L1$1&' +
  '1@2{4;please i:b4v2J4M2#3-3{1;please my:i3p3u1x2A2J2M2N3,2@1;please send:j3n3p1N3Z3#3]3{2}2;please tell:f4h2l3p4' +
  'v1w3A2C3F2H2K3L3W3$1;plek:g4t4C4H2J4K7L4U4V1&4(2.2}2;plen-:r3A2O3}3;plenty:r3A2O3}3;plot:F3U3Y3^5;plug:p7L6>1;pl' +
  'um-:z3E3}5;plumber:E3}5;plus:b2k4n1z2A3I2#2%5&2)1<2;pm:a4c3d6e4g3i2j6u2v2I4K2>3;po:^5}3;pock-:j3l4w2x3B3G1&3<3=4' +
  ']2}1;pocket:j3l4B3G1&3<3=4}2;pockets:w2x3]3;podc-:}6;podcast:}6;poem:}7;poin-:l3n1y4z2A1I1O2S1*7<6^5}2;point:y5z' +
  '3A2I2K1O3S2*4[1^6;points:l3n1#1*3<7}4;poli-:l7p4r4z1A3H4O7P1S2!5$1+4?5@4_6}1;police:l6z2L2O6P2S2$2+4=2@2}5;polic' +
  'eman:A1V2}5;policy:p4r5A4?5@4^2_7;polisie:l1O2!2+2}2;polm-:<6;polmed:<6;polo:p3w3K6}3;polo-:a2f2B2C2J3)3/4^5}2;p' +
  'olokwane:a2f2B2C2J3)3/4^5}1;pool:}9;poor:l4r3C3Q3}3;pop:a1g5m3E2J1M4$2)5}2;pop in:a3g5m4t1E2J2M3;popi-:@9;popia:' +
  '@9;pops:G7;port:G2J3^3;port-:q3H2V1#3+1?2[7}2;portal:[7}2;portugal:q4+2?3;portuguese:}6;pos:p3M6=5^2;posi-:u2F1G' +
  '3=9}1;position:F2=8;positive:u2G3}3;poss-:c3e4m2n2o3q3s3u2y2z2A2C1E3F2G2H4K1L3T1U1X1Y1#4$3&1-3.3/3@2^4_3|3;possi' +
  'ble:c3e4m2n2o3q3s3u2y2z2A2C1E3F2G2H4K1L3T1U1X1Y1#4$3&1-3.3/3@2^4_3|3;possible to:c1d2m4q4t2w3y1E2G2M2W3X2-4.3/2[' +
  '2_2;post:b3d8q2D1(1*2=6?7^10_4{4;post-:b2o2u7J4T1(2)3=6?4^9{3;postage:^7;posted:b3o4p2q2/1?3^3;poster:T3(3)4;pos' +
  'ting:?6^5;postnet:^6;postpone:u6}2;posts:=5?2;pota-:z9#2}1;potato:z8;potatoes:z2#3}6;poun-:n3*5|2;pous-:q6D2;pou' +
  'se:q6;powd-:}3;powder:}3;powe-:e2y3H2>12;power:e2y3H1>10}1;powers:>6;prac-:c3m3y1D2F5P5R5U5Y2Z3*6+2/2<6=3?1]3;pr' +
  'actical:v3F1R5U6)2+1=5}1;practice:a2c4F1Y4Z3*3/2<7]4;practise:y2D1F3P1X1Y4*6+3/2?2}5;practitioner:m4P4U2;pram:i2' +
  'E1H8}3;pray:}9;pray-:L3}7;prayer:}7;pre:B2C4D1+4}4;pref-:c4d4f2l5n4p4u2E3F3M4O4Q2$3%2/3;prefer:c2d3f2n4u2E3F2M4O' +
  '4$4%2/3;prefers:c3p5F3M2Q3;preg-:e3i1p2q4u2w1E1G7K1P2*3-1}1;pregnancy:p2q1u3w2x1G2}3;pregnant:e3i1p1q4E3G6K2P2R1' +
  '*4,1-1;prem-:g3j7l3m2o4p4v1H2J4K2P1Q2V1Z4#3.2<2[1|1}1;premises:g4H4J5K4#3,2}2;premium:j8l3m2n1o5p5v2P2Q3V2#2<2[2' +
  '|1}2;prep:d1E2#4$3;prep-:m5v6B3D2J3P2V2W4!2#1$3*3,3-2;prepaid:m6-3;prepare:v4D3P3V3W5!2*4;prepared:v4B4D1R2#2,3;' +
  'prer-:z6+2/4;pres-:l1s2v3y1B4C1D3E2F1G1M1N2T1U2W1Y2Z2)1*3-8.1<3_3{3|2}1;prescribed:<3;present:l1y1E5F3I2T2U4W2X1' +
  'Y4Z3#2)2-8]1_5{2|4}1;present for:-5_4{5|3;presents:N6-6.4;president:h3z2}7;press:q1t2v4M4}5;pressure:s3y1D5G5Z3*' +
  '5;pret-:d2f2h1m1p1y3z1C2I2J4K2U2#2^5}4;pretoria:c1d2f2h1m1p1z2C2I3J4K2U2#2^5}1;prev-:d3k1o2w1x3y2z5G3O2P3&3(2)3*' +
  '3<1?4|2;prevention:&3)3*3|3;previous:d3k1o2w1x3z5B1O3P3(4?5;pric-:j10k3l7m4n1s3C1#2$6%6&7-3.1]5^4|5}2;price:j6k3' +
  'l7m4n1s3C2$6%6&7-3.2]6^4|6}3;price for:j2m2C5#3$1%5-2.3}2;price of:n2$6&4+4.1]4^3|4;prices:a4j5t1v1M2N3P1#5$2-1[' +
  '1}2;pricing:j6l1;prim-:l1z3B6C3D1J2;primary:l1z3B6C3D1J2;prin-:b5e1n1o7s1B2D1N1S6!7,2-6.3^2_2|5}3;principal:e2n4' +
  'D3E2N1!7#1}1;print:b6o8s2N2,3-3_3|4}1;printed:-5^4|3;prio-:c4t3x2z5;prior:c4t3x2z5;pris-:$3}6;prisha:M5$3}2;priv' +
  '-:a1h2i2n3p2s2L5N2Q1!3#1$10%6&1-4.1<4@10}1;privacy:@6;private:a1h2i2n3p2s2J1L6N3Q1!3#1$11%6&1-4.2<4?1}3;private ' +
  'lesson:i2j4n4J4M4N3-3?4}2;private lessons:j4s2N3%4-1}4;private session:j5K3#4-6>3;private training:$7%2=3;privat' +
  'e with:N4$3-4}1;privately:l3L3$7%2;priz-:W3.3}4;prizegiving:.3}4;pro:r4O7=1?4]4}3;prob-:o2r4u2v1w1x3z3D5E3G5H2K2' +
  '$1+2,3?2}2;probleem:x4z3G3;problem:r5u2v1w1x2z2A3D3E3G2H3K2$1+2,3?2_2}1;problems:a3D4G5;proc-:h2p7t5v3G2#2@2_3{4' +
  ';procedure:p6t5>1@2;process:p5t3_3;processing:G3{6;procurement:O3#4;prod-:.3]6^3_5;product:.3_5;products:]6^3;pr' +
  'of-:p1N6O5!1#1+6<5?1@3[9;professionally:O5!3=1;proficiency:+7;profiel:[5;profile:p2#2?2@4[7}2;profit:}7;profmed:' +
  '<7;prog-:a2b6p2r3B5D4F3P4T6U4V3W2X4Y1!3#4&8(5/2<2=3[2{2;program:a3b5f2A3B3D3X3&4*2;programme:b5p2r2B4C1D3F4N1U5V' +
  '4W3X3Y2Z1!4#5&8(6/3<2=4;programme for:b3r1D3#3(1}8;programmes:B1T6<2;progress:r3y1P7[4{4;proj-:o2q2E1U3?4}5;proj' +
  'ect:o2q2E1U3?4}3;prom-:c3h1l9m1o3s1C1P8{3}2;promise:h3m3o5}2;promised:a2s2C2{3}9;promo:l7;promotion:c4l3s2P5;pro' +
  'o-:w1D3M3O4)2+4}4;proof:w1D3M3O4)2+4}4;proof of:w2M3O2+4<1}2;prop-:c1f2p1y3z1F1H1K1L3O5U4V3W5Y2Z2#5&3*3^1}1;prop' +
  'er:f2y3z1K2L4O2U5V3W5Z3&3]2^2;properly:c2p2t1y2F3H3O5W2Y4*4;property:}5;proposal:#5}4;propose:#4}3;pros:z6O3Q3R2' +
  '}2;pros-:s3v3E2G4H3R1T5$1;prosthetic:x2G3H3R1$2;prot-:a2o1w2y4F4O2R2U5!12#1*6+1,1=2?1@4]4_1|2}3;protect:l3y3F3R3' +
  'U3!6#2*5,3@2]1;protected:@5|1;protecting:U4!4)2*4;protection:a3o2w2y3A1F4O5R3U4!5#2*2=1?3@2]3_2|3;protective:a3w' +
  '3y2!8+4=4]2;protector:w1!5]4;protein:}9;prou-:D2?2}3;proud:D2?2}3;prov-:c2o2p2w6H2I3J4L5O2Q3Y2#3+2/2=4^2{1;prove' +
  ':c3o1O2;provide:w4H4I4L4T3Y4{2;provided:w4L4Q3+4?2;provider:O2#5<2;provincial:p3=5}3;psir-:O5!5#2+4=4}4;psira:O5' +
  '!5#2+4=4}4;psyc-:D4E1!2(4*3<2}1;psychologist:D4E1<2}6;pt:$9;ptsd:G10}3;pub:d2h4*4}1;publ-:h6l2r3I4U3$3%1)3?3@2|5' +
  ';public:h6l2r3I4U3$3%2)3@2}1;public holiday:h1r4.2}4;public transport:I6;pudo:^8{3;pull:n5p8y3E3*3+4;pull-:c4u4D' +
  '2V4*6>1;pulled:u4D3*4;pulls:*5>1;pump:d2w4x1G4}1;punc-:a3c3d2e2m6w1y8z2D2R3S2V1W7#2.3/1>1]4^1_1}1;punch:a4c1d4e3' +
  'm8w3y1z4B1R1U1W3.2?1]4_2}4;punched:y8z3R2;punches:a2c5v3y6D4T1V2*4/3;punching:D3G1R4S4V1W7#3.3>3]3^3}1;punt-:<2}' +
  '4;punte:<2}4;pupi-:l3B7C1Q3#3,3?1;pupils:l2B7C2O1Q1#3,3?2;pupp-:}5;puppy:}4;purc-:]6^4_4{7|5;purchase:]6^3{6|5;p' +
  'urp-:d2m1z2P3V3Y2=4?2}2;purple:m1z2P3V3)1=4}3;purple belt:m2z3P2V3)1=5;purs-:l4n4q2;purse:l4n4q2;push:n2u7v2y2z6' +
  'A2D6H5P3*3>2}1;push-:z5A2D9R1}1;pushed:D6G1R2*2;pushes:D4}2;pushing:A3H1*1;put:b1k5o4q8t5u1v1w4C1F2G1J1K6L5M1N1P' +
  '1Q3R4(2)2,2-4?4@1}1;put a:o4C4O2Q5R1(3?1}5;put in:u2v1w2z1G4J4K3-4;put it:b2q4D3J3K3,4?1]3^3_3;put me:k1q5t4y3M4' +
  'R1$3)2}2;put my:d2n2o4q1t3F2K1L3P4R3(2)4,3-1?1[2}1;put on:k3q3u1w8L6W2.4;puts:w4Q4*2}4;putt-:k4n1q5z2E3U3?3;putt' +
  'ing:k4n1q5z2E3U3?3;puzz-:b4}3;puzzle:b4}3;pyja-:w6V6;pyjama:w4V2;pyjamas:w4V5;qala:a2z5A3(6;qala-:z4&2(3;qalang:' +
  'z4&2(3;qr:n4}1;qual-:s4O12!2+2<1=4]2_4;qualification:O5!1=1;qualifications:O6=3;qualified:O8=3;qualify:l1s4C2!2+' +
  '3<2;quar-:d4e1f2g1i2m2n3q5U3%4&2(5/1;quarter:d4e1f2g1i2m4q5U3&2(5;ques-:g3i1j2l1m1t1w1A1C1D1H1M3N1O2Q1R1#1$1&3,5' +
  ';question:i1j2l2m1o1t1w2A1C1D1G1H1M3N1O2P1Q1R2U1V1!1#1$1&3;question but:b1d1e1f1g1h1i1k1l2m1n1o1p1q1r1t2u1w1x2B1' +
  'D2E1F1J1K1L1N2P2Q2T1U1V1W1!1#1$2%1&1(2*1-1.1/1=1>1?2@1[1]1_1|1;questions:g4y2F2M2,3}4;queu-:e3F1K3L3Q6}1;queue:e' +
  '3F1K3L3Q6}1;quic-:a3e4i2o1p1z3D3E1G2H2K4L2M1P3R7)1?3^3;quick:a3e5i3o2p3t1z2H2K3L2P2$1)2?4^2_1}1;quickest:R7;quic' +
  'kly:m1z2D4E3G5K4M4P3^2;quie-:a3c4e6f2B2D3E3Q6$3;quiet:c3e6f3h1B3D4$4}2;quieter:c3Q6}2;quietest:a3e1Q3;quietly:E5' +
  '%2;quit:m2p12q3B1C1F1_1}1;quit-:p5q3r3z3D1K1$1;quite:r3z3D1K1$2}3;quitting:p5q3;quot-:j5M4#6%3}3;quotation:j1M1#' +
  '3}2;quote:j6M2#6%3}2;quotes:M5}1;r#:j10k7l4m1s5w3K2$3&2-6{1}3;raak:l2y4z1Q4T4!3$4;rack:K5}3;radi-:e2m2J4S4{3}3;r' +
  'adio:e2S4{3}4;raff-:-5}4;raffle:-5}3;rail:H2I1L3;rain:a2u7T4[3}6;rain-:a1u5K3Q3}4;raining:a2u4}4;rais-:B3D2O1}2;' +
  'raise:l1B3}3;rama-:d2q5r4}4;ramadan:d2q5r4}3;ramp:H13I2;ramp-:H7;ramps:H7;rand:j6n4s6x2I4J7&3-2>3]1}2;rand-:d2j5' +
  'n3I3J4N3V3$2&5]3|4;randburg:d3g1I4J5N3V3}1;rands:j7n3&1]3|4;rang-:a2i1A3T3Y7Z4#2+5,1]2}2;range:a2i1A4T3Y6Z4#1+5,' +
  '1]2}2;rank:C1F1I3O9P8Q2*5;rank-:P10;ranking:P6}2;ranks:P7;rash:n1w3]5^2_3{5}3;rash guard:n2w3]4^3_4{5;rash-:w4]6' +
  '^1;rata:r4B3-3}1;rate:j3l12m7y3$9%3}1;rate for:j2l6$2%7;rate-:j8l5#3$5%2;rates:j8l5#3$5%2;rath-:d2e4h2l1m3n2p1q3' +
  's1u6y2A2B2C2D2E1F2G1M4R2U2V3X2Z2#4$4%2&2(1)2+1-3.1>2?2^3_2|3;rather:d2e4h2l1m3n2p1q3s1u6y2A2B2C2D2E1F2G1M4R2U2V3' +
  'X2Z2#4$4%2&2(1)2+1-3.1>2?2^3_2|3;rather than:c4e3l4n1u2D2R3U4V3Z2&4-3;rati-:F4Q8;ratio:F4Q8;ratt-:X7]4_1;rattan:' +
  'X7]5_1;rave-:N5&3;re:l2r2t3u6w4x3M2X2#4%6}1;rea:I7;reac-:j3n1q7D2G2H4I6M7P1R2S3X2Y1!4#2*1^3;reach:j3n2H4I6M9P2R2' +
  '[1^4;reach you:n3I5M3;reachable:H4I3;reached:p3}6;react:D3S4#2*2;reaction:X3Y2!5#3;read:a2o4B1E1G1H2N3S2U2W2X1$2' +
  ',3.2=1@4^2|10}2;read it:S3,4@1|5}1;read the:o5B4P3R2S3W4,2}1;read-:b2m3t4z1C3F2L3P4U2#3,2=2@6{6|8;reader:b3t2y3|' +
  '3;reading:t3C1F3S3,4|5}3;reads:o3z2C4@8;ready:m4t2z2E1F1L4P4U3=3{7|6}1;ready for:m4z1C3F3L4P3R2{3}1;ready to:m1t' +
  '4E2{5;real:y8B2E1J1M6O8R4U6W3X3Y4>1@4}2;real-:a1i3s4t1u1w3y3z4A1C3M1O4P3R1S6U2X2#2<5_1{2}1;realistic:w3z1A4F4*3}' +
  '1;realistically:d2P5R2;reality:U4<6;really:a1e1i3j1l2s4t1u1w1y3z4C4M1O5R1S7X3_2{2}3;reas-:j4q3w3D1F5G2R1;reason:' +
  'q3D1G3R2}2;reasons:w4F5;rebo-:u5;rebook:u5;rece-:g7n2v5M4#4<2=7[2]1^1_5{5}3;receipt:_6}6;receive:g3v4N1{4}1;rece' +
  'ived:[4_2{5}3;reception:g7n2v5M4#2-2<2=3]2^2{1}1;receptionist:M2O2=7}1;reci-:}4;recipe:}3;reck-:b3i3q2;reco-:h5q' +
  '2r1v2G2J3O4P5R6+1/8<1?8@4[3;recognise:v4J6P1}1;recognised:O3P7Z2[4;recommend:w1z3E1R7]3|1}6;recommended:C2D3S3W2' +
  '<3;reconciliation:h7;record:O3+3/2?9@2}3;recorded:/7@5;recording:?4}1;recordings:/8;records:N3O3?2@2;recover:q2r' +
  '5;recovering:q2E3G6$4;recovery:q3}3;recr-:#1=8?5;red:h5x2z1_4{2}8;rede-:r3-5}2;redeem:-5}3;redh-:h1}7;redo:r5P6Z' +
  '3;redu-:l8r2s3H1>5}1;reduced:l5r4s4H1>2;reduction:l7>4;reel:t6X2#4.3?6;reel-:=4?2}1;reels:=4?2}1;refe-:l8n4#1{3}' +
  '4;reference:n4{4}4;refl-:z6}3;refr-:Y6Z4!3;refresher:Y5Z4!4;refu-:k5r4x1y1I1!1&1<4?2_9}4;refund:p1r3&2<5_7}4;ref' +
  'undable:k5_3;refunded:_5}4;refunds:<3}1;refuse:y3I4,1?4^3}3;refused:r4u2;refuses:x2C2D1]2_1}3;reg:q2t3w5y3A4E5+2' +
  '{3}3;rega-:r3K2M3>1;regi-:k12m1t7O4P2&2(2)4<2[2}2;register:k5t6O5P3&3(3<3=1@2[4}4;registering:k5;registration:k6' +
  'm2t3)5|2}1;registration fee:k1m4}3;regr-:k2p5_3}2;regt-:s4y1O3;regtig:s4y1O3;regu-:m4v3F6K3Y3%2;regular:m4v3F5%2' +
  ';reha-:q3G1%2<1}2;rehab:q3G1%2<1}2;rehe-:r1u2*1;reim-:<2}1;rejo-:k4q4r3A2;rejoining:k3q4r3;reke-:n3-4[4|1}1;reke' +
  'la:-5;rekening:n4[4}1;reki-:Y4]6_5{3;rekisa:]6}3;rela-:x4E5}5;related:}5;rele-:p4*4,2?4{3;release:*3,2?4{3}1;rel' +
  'i-:e2w3x2F5R3S6W2@2}1;relief:e3R3W3;religion:y1F4S2@3}3;religious:w3x2F4S5;relo-:p6J6Y4(2;relocating:p4V2(2;rema' +
  '-:E5}5;reme-:z1N1Q4[2}3;remember:N1Q4?2[2}3;remi-:a4j4}1;remo-:p3u1x5/8?3@6}1;remote:/7}1;remotely:/6;remove:p4u' +
  '2x5?1@5}1;removed:x2?4@5;rene-:o8p1Z5+1}1;renew:o4p5}3;renewal:o4Z5+2}1;renewed:o3p2+2;rent:k1w3L4$3+6.6}7;rent ' +
  'out:w5L3}2;rent-:o3I4;renting:o3I3;reop-:h6;reopen:h6;rep:a4f2g3U3Y3;repa-:q3G3I4}6;repair:}7;repairs:q3I4}2;rep' +
  'e-:r4P2)3?2}3;repeat:r3P3?3}2;repeated:r3C1)3;repl-:r5G6M3N1_8}1;replace:r5G1_7;replaced:G4N2;replacement:q1r3B2' +
  'G3_3;reply:M5}4;repo-:r4v6E2M2P2?3@2}4;report:r4v6E2M2P2@2}5;repr-:M2#4}2;represent:M2#4}2;reps:#4;requ-:q1w5z5A' +
  '1E2F2M4O1P5!2+7@2}1;request:q3F3M5@4}3;required:p1w5z5E3P4+3;requirements:z2A3P4!3+1}2;res:f2p2r5F1I1%4^5}2;resc' +
  '-:u8-2{5;reschedule:u7;rese-:b1l1q1t8u6E1K2L2O3Y2&3)1[5{1}2;resend:b3{5;reservation:t4u5;reserve:q2t7K3&3)2[3;re' +
  'served:t2u5K1O4}3;reset:[5}4;resi-:l4p9q3s1y3!1#5;residence:#3$1%2}1;residents:l4s2#4;resign:p7q4;resignation:p5' +
  '}1;resp-:l4D8S2Z5!3#1,8?3;respect:y2B1D8S2,3?3;responder:Z7;response:l3Y1!4#2;responsible:,6}3;rest:e2f6k3p1q4r2' +
  'v5w3z5$1{5}2;rest-:c2d2q2A4L7R2V3!4#4*1]4_2}2;restaurant:c3d3#5*2}2;restraint:V3!4#1;restriction:A3;resu-:e3k3q4' +
  'R1Z5=4}3;results:R2}8;resume:q4=5;reta-:d2f3h3#1=4;retail:d2f3h3#1=4;reti-:c6e3l3A6G5S3X1#1=4;retina:G7;retired:' +
  'c6e3l4y2A7R1S3X2=5;retirement:A5#3;retr-:l3p4q3!3#1=5}3;retreat:#2}5;retrenched:l3p4q1=5}1;retu-:q4z3E2(1=4_13}1' +
  ';return:q4E3(2=4_9}3;returned:_3{1}1;returning:z4L1[1_6;returns:<1_5;reve-:K5}3;reverse:K5;revi-:n2o1K2,1|2}7;re' +
  'view:n3o1,1}6;reviews:K4|4}1;revo-:H4Y8+5;revolver:Y8+5;rewa-:l6-3<9;reward:l6-3;rewards:<9;rib:y1Q3,4}3;ribs:y5' +
  'G4;rich:j5!4}2;rid:p6@2}4;ride:i3I7K4;ride-:K3#1*3;ridi-:w3O3}3;riding:O3}3;rifl-:Y7+5;rifle:Y6+5;rig:q1*3/5?1;r' +
  'igh-:a3g3h5i2s3t2v3w3x1z1C3D1G2I4K2L1M1R1S1U3V4X1Y2Z1,4?1@3^1_1|1}1;right:a3e1g3h2i2p1s3t2u1v3w3x1y1z1C3D1G2H1I4' +
  'K2L1M2R1S1U3V4X1Y2Z2+1?1@4^1|1;rights:h5,5_1}5;ring:x12y6M10O2V2W9}1;ring-:a3c1x5G2M4W2@1}4;rings:a4x6M4W3;ringw' +
  'orm:G3}7;rins-:L8;rinse:L8;rio:V5}2;risk:o2y8G3K2!2,11;rita-:G6}1;ritalin:G6}1;rivo-:a2t2I1J4K3R4T2U2V2>3;rivoni' +
  'a:a2t2I1J4K3R4T2U2V2>3;road:e5f2j1l4u1J7K3P3R2T2)4/2{3}2;road-:d4Z4}6;robb-:c2v4y3H1K2O2R3U2#6&1)2*6=2}4;robbed:' +
  'v4A2G1K3R4U3#1&2)2=3}2;robbers:y3G2*4;robbery:c3y2G2H3M1O3Y2#6*6}1;robo-:a2J4M5R1T3*3>3}4;robot:J3M5R2T4*3}3;rob' +
  'ots:a3J2*3>4}1;rock:a3t5v3E3Q1!3,3}3;rock-:W5;rocky:W5;roga-:V4}3;rogan:V4}3;rol:w2V7;role:m4x4D3$2*3;roll:a4c5e' +
  '5f4g3m4o2r4s1x2y3F1G3H3L2R5V9#1;roll with:e3m7x1y4F2V5;roll-:f3i1o4x1y5z2F2G3H2R3V7W2(2>2?2}1;rollator:H5;rolled' +
  ':z5X2;rolling:o5x1y5F2G1R3V8W2(3>3?2}1;rolls:f4i3m2x2G4?1}1;rols-:H10;rolstoel:H6;rolstoelvriendelik:H5;rome-:b3' +
  'J2=2^6;romela:b3J2=2^6;rona:!3#5%6;rond-:b2e4y4}4;roof:K2T2}5;rook-:z9&3(3;rookie:z6&3;room:l4z4C1E9F2H5K2L7N2O1' +
  'Q1S1Y4$4&5.2/4}3;room-:L5Q3&4(1/1@5;rooms:L5Q1/1@5;rope:z5W4*5]4}1;rope-:W2Y2]4;ropes:W2Y2]4;rose-:c3m2F2I6K1L3V' +
  '4!1#2^1}1;rosebank:c3m2F2I6K1V4!1#2^1}2;rost-:b10m5o2r1t2$2%1(2;roster:b10m5o2r1$3%2(3;rota-:b3f3q2G5;rotator:G5' +
  ';roug-:c2i2y7z2B4E2G3O1P2Q3R1Y2#3}1;rough:c3j3y8B4E2G3O1R1Y2#3;roughly:i4q2z4I1P3Q6^2}2;roun-:a1d3e2g3i2n2q1r1x1' +
  'y7B1G1J3K2P2Q1R2%2(7+4=1?3}1;round:a1d3e2g3n2r1x1A2B2G2J3K3P3Q3R3%2(7*1=2]1;rounds:i3q3y8W1+4?4}2;rout-:h3I4!3}2' +
  ';route:I5!3;row:f3v2Q4;rubb-:m2w4y1z3A1R2X1*2]7}3;rubber:w4y1G2R2X1*2]7}1;rubbish:m2z4A2}4;rude:D3}10;rugb-:d2f5' +
  'h3l2o1p3q2w5z1B4C2D1E1G5R2W1Z2!3.2]1}1;rugby:d2f5h3l2o1p3q2w2z1B4C2D1E1G5R2W1Z2!3.2]1}2;ruil:u4]4_10;rule:r6x8E4' +
  'G3,2>2?7;rule-:o1v2x7y4z2A1C1S5?3@1_2}2;rules:o1v2x7y4z2A1C1S5?3@1_2}2;run:b3c6d3e2f3h4i5o3v4z1B2F3I6M2U2V2W2Z4#' +
  '4&3(4)4-2>3?1;run a:e5A1B2I3Q2Y3#5&3)1}3;runn-:a3b1e2h3l4u4v3w4A1E2F3H1K1M2S4U2W2X3Y2Z2%4(4*2>1?3}2;runner:c1i2F' +
  '4H3R4S1W4*2;running:a4b2e3h3l5u4v3w4A1E2F1K1M3S3U3X3Y3Z2%4(4>1?3}2;runs:a4b7e1f3i4o2q2t2u1v2G2N7O1;rush:a2d5Q2.4' +
  '}2;russ-:T6}2;rust-:f5u2z8G2I3Y3^2;rustenburg:f5u2I3^2;rusty:z8G2Y3;ruta:b2d3e1f4B4O1T2U3V3W4X3Y4Z4!2&3*5;ruta-:' +
  'N8T1;rutang:N6T1;rutw-:X3$7;ry:d2m3E5H3I3K4R4#2;sa:j1l2m1n2o1p5q4r4s4t1v1B2F3H4O5R1%3+3,1^1}2;saal:H3}5;saam-:w4' +
  'E5G1%4;saan-:d8g3j2Q4;saans:d8g3j2Q4;saba-:f4l3E5H3;sabb-:f2q6;sad:}7;safe:y8F2G4K5L6O4R5U3!2+2@10|2}2;safe for:' +
  'y5B1F2G2H2K3L2Y1>3}1;safe to:n5G4I1K1L3O2}5;safe-:v1y5F1H2K1L1R3U5V3Y5#5)5*2,3/3|5;safely:H4K3L3V4Y4*3;safer:F5R' +
  '1U3$4;safety:v2y6U4Y4#5)6,4/3|5;said:j1k2q2s2u2y1A2C3F2G4N1V2W3Y1-3/1<3?1@2[4]4{6}2;sak:e4j5w4y5L4}2;sal:b3e2i3j' +
  '4v1z5A2C3D3F1G4N3R5$3%1&2<2;sala-:j4l2n2=4}4;salary:j3l2n2=4}4;sale:l4]8_3|5}3;sale-:m1M3O4#6*2=2;sales:m1M3#6*2' +
  '=2;salo-:d5x3#3}1;salon:d5x3#3}1;samb-:T4V2}3;sambo:T4V2}3;same:a1b4f2i4j2o4q3r2t1u4y1z1B5C6J4N3Q2X3%3&1,1<1[2]1' +
  '^3_2|2;same as:f2h2j6v2O3V3]3|5}4;same day:f1t2u2C5(1^7}1;same time:d3f4u3B8C5E3Q1%2;sami:x2L3+3?5}3;samp-:s7t3|' +
  '5;sample:s7t3|5;sams-:n3[1}3;samsung:n3[1}3;sand:A2_4}2;sand-:a1e6f2j3l4m2o1x2B2I4J6N1U5V4W4X3Z1#1=1>4^3}3;sandf' +
  ':l7}4;sandton:a2e2f2j3m3o1B2I4J6N1U5V5W4X3Z1#1-1/1=1>4^3}3;sandton city:a3e2I3J4N4^1}2;sandton is:c2p4J3K5U4X3>6' +
  ';sandwich:e6;sani-:a2}7;sant-:h2-6;santa:h3-6;saps:l8O5Y1!4+6}3;sars:}6;sass-:j3l5n2O3}2;sassa:j3l5n2}3;sate-:f9' +
  '.3;satu-:a5f9g5h2i1j1m1r3t3u3B1E2J1K2N2O2Q3$2%2(2)3.3=1^2{3}1;saturday:a5f9g5h2i1j1m1r3t3u3B1E2J1K2N2O2Q3$2%2(2)' +
  '3.3=1^2{3}1;saturday and:e4f3i2m4p3t2u2x2M3P4$2-1{4;saturday for:f5C3.3=5;saturday morning:a4f5K4$3_3}1;saturday' +
  ' or:f7F4M2-3;saun-:o5L1,5}4;sauna:o5L1,5}4;save:c1l10r2t5z2M3P2U1Z7$3&2,3@3^4;save-:b2d5n2@6;saved:b2n2@6;savi-:' +
  'l4o3p2Z3<8;saving:l5o3I1Z4;savings:p2<8;saw:d2k1l3s1t2A1K2N4P1S2T8U6V3X5Y4&4(2)5=4?1]3|2;saw a:l5B3N2T1)5=2]4|2}' +
  '1;sawu-:}3;sawubona:}3;say:a4c1g1h2l1o5p4r1x1y4A3D5G2J2K1O1!2?4@1[1_1}4;say no:y6A6D5O4P4?4@4;sayi-:S3,6{2}1;say' +
  'ing:S3,6{2}1;says:a4b1c2e1g3h1i1o2p2s1u3w1C1D4F1G2K1P2R1S2T1U4V3X4Z1#1(1.2<4>3[4{4}4;says he:a1D5X3$3{2}1;says i' +
  ':e2p1t2z4G2U4.4<2}3;says no:p3q2s3x2y1F1G3?1{1}3;says you:a4e3g4l2o2s1z4U3+2,1=3;scal-:z3}4;scale:z3}4;scam:@3}3' +
  ';scam-:n3@1}2;scammed:n3@1}2;scan:n6G1K4<2}1;scar-:o3u1v3x2y3z5B1C2D4G1N1R3U4W1Y4>2?1|1}1;scare:o4z4C4Y3;scared:' +
  'o2u1v3y2z3C1D3F2G2N2R3U4Y3>2|1}3;scared of:n2o2v1y4D6F2G2N2R2Y5>3;scarf:x3Z2*2?3;scary:B3W3#4}3;scen-:N3*9;scena' +
  'rio:*6;scenarios:*7;scene:N3*3}7;scep-:j3s3v1y4E4O2Q2R1&2*2,3|1;sceptic:j3s3v1E3R1S1,3|1;sceptical:y4E2O2Q2&3*3;' +
  'sche-:b9f3h1j2m2t5u4v2$2<9>4@1]3;schedule:b9f3h2j2m2n1t5u4v2$2>4@2;scheme:<12;scho-:b1c3h4k1l3p1u1z1B6D4F3H1I2J3' +
  'L1N1T1U2V2W2X2Y1Z1!3#5)1.1=1@1}2;school:b2c3e1f1h3k1m1n1p2u2z2A1B1D5H1I2J3L2N2P1T2U3V3W2X2Y2Z2!4#2%1(1=2@1}3;sch' +
  'ool and:c1n4p4u4B1D1I3M2N2O3R1V3W2;school holidays:b5m3u2B1(4}3;school in:f2o3z5I3P3)4/1^4}5;school is:f2h4l1w3z' +
  '2B4D3I1J1N4P3<2;schools:h3i1j1s1y3D2E2I2R1#7)5,1.4?3}3;scie-:O4W6=5}3;science:O4W7=5}1;scol-:G7;scoliosis:G7;sco' +
  'o-:H5I2K6}1;scooter:H5I2K6}1;scor-:l3}6;score:l3}4;scou-:o2D1Z4.5}2;scout:D1Z3.3}1;scouts:o2Z2.4}2;scra-:u4w2x4y' +
  '2z7M3Y1&2_4}2;scrap:u4y3z2I2;scratch:w2x4z5Y1&2*1_4;scratched:M4}7;scre-:b4t1B1G3O5S3*6/8|4}4;screen:b3t2/9|4}3;' +
  'screened:O5;screws:G6;scru-:w4G3L3}1;se:a6e2h2i2k2o1q3s1t1u4z3G1M2T2U2Y2!2#1%5&3+4-1.3<1>1?5@3[1_1{3}4;sea:n3q4P' +
  '3/2;seam:_7;sear-:C4U4}4;search:U3}5;seas-:d3f2h4l5m4q4r3K1P2W3)1.3]4;season:d3f2h4l5q3r3K1P2W3)2.3]4;seat:E3L3&' +
  '5)3*3}2;seat-:E4I2K4W2Y2*2}4;seats:E5H1I2}2;seco-:f2k4l5m3q3r3s3y1C3G2H1J1Z4&2(2[4{4|1}3;second:f2k4l5m3r3s3y2C3' +
  'G2H1J2&2(2[4{4|1;second week:l3m2r1w4y4B5C1(4}1;secondhand:}6;secr-:b2i2D2F2M2!5-5?2}1;secret:-5}3;secretary:b2i' +
  '2B1D2M3Z2#1-2?2;sect-:A1B5F2G3M3T3V3+5[5}1;section:A1B5F2G1M3T3V3+5[5}2;secu-:a1l3p1v3z3K4R1T1U3V1X1Y4Z2!6#2&2*1' +
  '=4@2^1}1;secunda:f2p3/1}2;secure:t2K5L2&3@4;security:a2l3v4z3H1K1R1T1U3V2X2Y4Z2!6#2*1+1=4^1|1}1;security guard:a' +
  '4I2R3U4X3Y3=3}1;see:b8e2g1o4q1s3y1E9G2H4J4L1N3O2P2Q1W1)1?3@6[6]4{6}2;see a:e1h2l4n4E4G4J5P5.3>2}2;see all:b6@2;s' +
  'ee how:b1E4{6}3;see if:b3m2s5t3E1{5;see it:a4b4y4D3E6R2@2[3]4;see me:E6Q6$1?1;see my:b2f2B4?3@6[4{4;see the:b3g4' +
  'o4q2s1E4H6J3N3P2>3[2]4^3;see what:b2k1o3s1t3v2E7Q3R2&1?3@4[2]1;see you:a2q3C3J4<3}6;seei-:l3w1z2E3/3;seeing:l3w1' +
  'z2E3/3;seek-:o1-2=5;seem-:q3A3{4;seen:e3s1y3B1D3E5L3M2O4T1Z2$3<3?2}2;seer-:y4,5;seerkry:y4,5;sees:H4?3@10;sehl-:' +
  'a2d2i4B3C4%4;sehlopha:a2d2i4B3%4;seko-:D6}3;sekolong:D7;seku-:y3T3!6#1{3;sele-:o6u1G4;self:n4w1D7E4F5I2J4K2R4U8&' +
  '3)1-2/3^1|3;self-:z1B4C1D3F4H1R4S3T1U9X1#5$3%1&2)5*4-3.2/1<1?8]1|4;selfdefence:z1B4C3F6G2H1R4S3T1U7V1X1#5$3%2&2)' +
  '4*4-3.3/1<1]1|5}1;selfdefence for:B6C5F2U3#4.3;selfie:?9;selfvertroue:B2D7;sell:j4m5v4A4J2$2-4/1@5]10|5}5;sell m' +
  'y:o3@5}5;sell you:-1@2]5}1;sell-:o1&3]3}5;selling:o2]3}2;semi:e4%13;semi-:o3O4)15/4;seminar:)14/4;seminars:)11;s' +
  'end:b4j6n2o1p4H1J3M5T4#2)1,3-2/2<2=6^9_5{3|1;send a:n4M4#3,3^2;send it:n2M5T3-2_1{5}2;send me:b2j2o4H4J5N3T5&2,2' +
  '[3]3}2;send my:p4E1M4=3?1{3;send the:b4n3p4M3,3<4^2_2;send you:p3q2M3+1^5}1;send-:n1q2A4-2@4[2^7_4{2;sending:@4[' +
  '2^8_5}1;sends:n3q4<3;seng-:c4d1p4A6&3}3;seni-:j2l3z1A7F2H1O1S1T3U1V2$1)2;senior:l3A4O2$1;seniors:j3z1A5F2H1S1T3U' +
  '1V2)2;sens-:m3v2w2x3G4H3I1N6O2R1S3$3&1@1;sense:f1m4z3D1H4R5S3$2&2;sensei:v3w1N7O2$3}2;sensitive:O2?2@2}3;sensory' +
  ':w2G4;sent:q5x2D3+1<1>2^8_6{6}3;sent-:J3S2}4;senu:b2H1J5T2V4+4]5;senu-:v4}2;senuweeagtig:v4}2;senz-:.1}5;seo:>3}' +
  '8;sepa-:l1m1v2A2B4F2K1L7Q1X3$1%1*2|1;separate:l2v2B3F2K1L6Q2X3&1*3;separately:m3A3L4$2%2|2;sept-:h5o2q4x3G2(4;se' +
  'ptember:h5o2q4G2(4;seri-:w3y3F4V3Z3}3;serious:y4Z3}3;sert-:O6P4Z1}2;sertifikaat:O2P4Z1}3;serv-:e2l2p2r1t2B1I4L1M' +
  '4O2R2T7!1#1=3}2;serve:l3p3O5R4;served:t3!2}3;service:e2r2u1B2I4L2M4T3U1#2=4}3;services:l2T6!2;ses:d4j2q4C6E1%4;s' +
  'esh:a2c4d3e3f2i5m4s3Q2;sess-:a6b4c6d4e6f3i6m7r6s4t2u2v2w2B3E4F3I1Q3T2V3W1Y1#5$6%4-4/3>1?2;sessie:a3e3i3m1r2t3v3F' +
  '2#2$1%2-4?1;sessies:b3c2e3m2Y3/3;session:a5b1c3d1e4f1i5m6n2r3s5t2u3v2w3x1E4F1I3K2Q4T2#5$4%4)2-2>1?3;session for:' +
  'a3e3s2t5C1T3#4%5)2-3.1/2?2;sessions:a1b4c4d4e2f4g2h1i2j2m2p2r4A2B4E1F2N1T1V5W4Y1$4&2-1/4<1>1[3;sessions for:b2c3' +
  'd4T4V3W3Y3$2%4;sest-:A6I1-3;set:d2i3j3k2l3n3t3u2v3A3H2I1$2&3(3,2.4?2[7]4;set me:j4I2$2&2.3}1;seta:O2}6;seth-:j4p' +
  '3Y4#3+5;sethunya:Y4+5;setl-:C2F4Q3%6;sett-:l4m3n8q2E2#3]2;settle:l4m3n8q2;seun-:B4C3D5E3F3%3.1;seuns:C2D4F3%3}1;' +
  'seuntjie:B5C3D3E3.2;seve-:a3c3d7f3g1i4s1w1A7C7D1G2I1N2$2*1+1,1.2>1;seven:a3c4d5f3g2i4s2w2C7D2I2L1$3.2>2}2;sevens' +
  ':a3i2D2Q4;seventeen:A3C2F3G1+3,3;seventy:i2A7;sewe:d6C4.3;sex:F6O1;shab-:f3}5;shabbat:f3}5;shad-:z4H3K2W3/2=5>3;' +
  'shadow:z4W3/2}2;shak-:v3z3G3#3}4;shake:v3z4#3;shakes:}4;shal-:w3y5}3;shall:w3y5}3;sham-:r3C2D3L4>2]2}3;shame:r3C' +
  '2D3L1>3]2}4;shap-:z7W4#3}1;shape:z7W4#3}1;shar-:b4c1d3e2l4w5F2I3J3Q1$1%5&3?1@6[1|3}3;share:b5n4w2F3I4J4K2$4%2&3?' +
  '1@3[2|3;share a:I5$1%5?3;shared:Q4%5@2;shares:}7;sharp:c2d4e3E1}6;sharpen:l5}2;shav-:l2x3C1}3;she:f1k2p3r6s2w4x2' +
  'y1z1A3B1C6D6E2F2G2H1J1O2P1$3&2)3+2,2-3.2[1}2;she be:a2i3r2z1A2F2G3P2;she can:a3b3z1B3F3K2L2M3P2V2)1,3;she come:a' +
  '3t3u1w1z3A4D3G1H1)4}2;she do:m2r4u1v3B2C8G4Z2,2;she has:d1i2r1u1w1x3B1D1E2G2H3P3]3}2;she is:a3i1s3v2y1z1A1B3C1D5' +
  '$3}1;she wants:a1j2t4y3B2E1J3*3+1.1}1;sheb-:E6;shebella:E6;shed:C5D3E3)3-3>4;shed-:u3>6}2;shedding:u3>6}2;shee-:' +
  'b5j1v2Q3_3}2;sheet:b5j1_3}1;shel-:r2s3u2v2C3D5F1L4@1]5|4}3;shelf:o2G1]4|4;shell:r2s4u3v2w1C3D5F2}2;shelter:@3}6;' +
  'shes:a2l1m2r2u2v3y3z1A1C8D4F3G1V1Z2,2-1/1=3>3[2]3{1}1;shes #:a3l2m3v4y3A3D3F4Z3,3>4[3]3;shie-:w4W3!4*2]2}1;shiel' +
  'd:w4!4*2]3;shif-:a3c3d1e2f1l2m1o2q1r3u6F1M3P1T1U2V2X1#5$3&2(2)1=1>2^1|2;shift:a2c4d2e2k1o2r2u7z1F2G1L1M3V3W1X1Y1' +
  '#2(1)1=2>2[1^2|1;shifts:a3b2e1f2j1l4m3p3q1r1t3C2P3R1T3U2#4$3&3(2*2|1;shin:w5]7_4{6;shin guards:w4]4_4{3;shin pad' +
  's:w4]3_2{5;shin-:u2y2G3]3_2}3;shins:]3_3;ship:p4q2N1(3)3/3?3^10{6;ship-:q1X2!3^10_2{8;shipped:{5;shipping:^10_2{' +
  '4;ships:q2X3!4^3;shir-:k3w7B1D2P2&3*2]8^4_6{5}1;shirt:k3w7P2&3*3]4^2_7{5;shirts:w2B2D4]7^3}4;sho:}6;shoe:x8}3;sh' +
  'oe-:s1w7x8H1I1R1}2;shoes:s1w7x8H1I1R1}2;shoo-:a1f1g4r2w3x3y3A1D1E2F2J2N2O2Y11*1+8}1;shoot:y3A2Y8Z2+6?1}3;shoot w' +
  'ith:A3+3}1;shooting:a1f1g4r3s3w5y3z2D2E3F3J3N3O1Y7*2+4,1;shop:d5e1f2g3h3i2l4n3w1y1D2J1M4O1#2-1=2@1[3]10_5{3;shop' +
  '-:d3h1l4n3w2+2@4_2;shops:d3h2l4w3+2@4;shor-:a2g1i7j1m2o7q2v1w8D1G2N1R2S2T2#2&2)6=1?1]5_4;short:g2i3j2m3o3q3v2x1D' +
  '2G1H2N2R4S3T3#3$1&2)6=3?2]1;shorter:i8o5G3&2)2;shortest:o6;shorts:w9]6_5;shot:C3H2Y7Z5?2{3}5;shot-:y5z1P3Y8?3}2;' +
  'shotgun:Y9;shots:y5?5}2;shou-:i3o1q4t2v3w5x1z1G6I1M3O5R6X2!1<2>1{2}4;should:h1i4o1s3t2v4w6x2A1B1I2K1M3R7W1Z1!1<3' +
  '>2]1{3}2;should i:a2h2i4j2s3t4v3w4z4A3G2I3M4R1(2>2]2}3;shoulder:q4G8O3P4Q1X4;shoulders:G3}5;shout:q3z3M3O5S1}5;s' +
  'houted:}6;shov-:D8F1}1;shoved:D6;show:b5g4m4r6t1u2v2F1H3I2N2P4Q1T1U2Y3Z3*7+4.6?3]1}1;show me:b6r3v5N3U4Y5Z1]3;sh' +
  'ow up:a3m5r3t5u2Q4}2;show-:a1b1c2e1g1r4v3L12R1W1#1&1>5[1]2_2{4}3;shower:y1L8Z1-2>4_2{3}4;showers:j2L10>3;shown:v' +
  '5@4;shows:a3b2e3g3r5v2w1B1K2R2U1W3$1&2[2]4_1{2}2;shra-:_4}3;shrank:_4}3;shri-:d3D1R4}6;shrink:d4]1}3;shru-:D3_1}' +
  '3;shrunk:_1}2;shut:f2g6h9B2V4(2+2}1;shut-:g4h7I7O1#1>4;shutdown:h6>3;shuts:h3O2>3;shuttle:I7#2}1;shy:p2t1u2v4x1z' +
  '6B2D7E1F1L4M1O1R6$8/2?1@1|2;siba-:l5%6;sibathathu:l4%2;sibl-:f2l7B6C1E1.1;sibling:l7;siblings:f2l1B6C1E1.2;sice-' +
  ':b2j3J3M2;sicela:b2j3J3M2;sick:q3r9s3u6y1P3/3}2;side:B4D2E8G3I2J8K5Q1R3S2U1Y3Z3!4-3<2>1?4;side-:D2E6G1H2Y6;sides' +
  ':D2G1H3}2;siek:r4P4}1;sien:b4y3E4G3O3S3X3)1.3@6}2;sifu-:l3t2#3$1%6.1}1;sifuna:l3t2#3$1%6.1}1;sigh-:E3F1G4H3Q1Y3Z' +
  '3;sight:E3F1G1H4Z3;sign:g3k7n1o11p1s2t7I4K1T4(3)1,15[8^3;sign a:o5}3;sign for:o7I4(3,4^7}1;sign in:T1[10}4;sign ' +
  'my:n4t5B4,2}2;sign something:g1o5,4?3;sign the:g3o4,2?2}1;sign up:c2g1k7l1m3o2s6t5A4C4F4G2L2M3R2&2(3)3@4;sign-:k' +
  '7o7p4t2J1M2S1,9?1@1[4]1|2}1;signal:q4J3M3}3;signature:o5,4}1;signed:g1k2o1p5u2y1J1M2S3,5?2@3]2|3}5;signed up:k2o' +
  '2p5u2z1J3S3@5]4}2;signing:k5m4o6t2A3,3[3;signs:l3o2,7}2;signup:k6t4;sikh-:l2x2W3$3;sile-:{4}2;silence:{4}2;sill-' +
  ':q3w3z2A4L4W3*1}3;silly:q3w3z2A4L4W3*1}3;silv-:j5}3;silver:j5}3;simi-:l2z4B3O1V4X3!2;similar:l2z4B3O1V4X3!2;simo' +
  '-:z3A4C1R4(4,3;simolola:z3A4C1(4,3;simp-:r2z2H3I3J4R3S4U2&2|2;simple:H3J4S1U2|2;simply:r3S4&3;simu-:q2Y5*1;sin:m' +
  '3?4}5;sina-:X7;sinawali:X7;sinc-:b3e2h1l1w2x2z4C1D3G3H3I2J3O2Q1U1V2+2=3>2@3[3]2_4{4;since:b3e2h1l1w2x2z4C1D3G3H3' +
  'I2J3O2Q1U1V2+2=3>2@3[3]2{4;since i:b3j3k2l1n3r1w2x3F1G3H3Q3S2+3@6_2{2;since the:c3d2f2j2q4x2B3D2G3H1K2N2O4/1]3{5' +
  '|2;sing:D2}7;sing-:c3l3m6r2s2u5x3z1D1E3H2L2X1$4%5)4,1.5}2;single:b1d1l4m6o1r1z2B1D2H3L4T1X3$5)5,3}3;siph-:d2i3w4' +
  'C3}2;sipho:d2C3}7;sir:p3v4A3F4L1W4#1=2}1;sisi:a2j4F2}3;sist-:a3f1k1l2s1t1u2y2A3B3C3D2E2F8H2J2Q2$1%4&2(3)1,1-3/1|' +
  '2;sister:a3f2l3s2t2u2y3A1B2C2D2E3F2H3J3$1%4(3)2,1-2/2=1_1|2;sisterhood:F5;sisters:a1k2w3A4B2C2D2F5Q4#2%1&3,2-2^3' +
  ';sit:e2h1i5o2q6v5y4z4B4D3E11H1J4K3W2;sit and:i3v2z2E3}3;sit in:d1e3i1E6H4K2L3R1>1}1;sit there:i5E5?1;site:b4d1e2' +
  'j4n1q1s1t1w2E2I1L6M1R3T1!2#6(1@4[7]4^1_1|1}2;sith-:B3J3P2}1;sits:i2z2B3C5D2E4J1V3*2+4=3;sitt-:a3d3i2E3(2)3;sitti' +
  'ng:a3d3E3)3;situ-:B1F2J4L3M3S3#1)3*6@2|4;situation:L3M3*6@3;situational:B2#2)3*1|4;six:a3c5d9i6l2n3q2v1x1y1C9K4Q' +
  '2R1Y1#1$1%7.3/1>4;six weeks:o2q7x5y1H2$3(2/4;sixt-:i2l2s2A9C5M2N3O2%3&3,1.5[2^1;sixteen:C6,3.5;sixties:A6}2;sixt' +
  'y:i3l3s3A7F2M2N3O3#2&4[3;sixty#:*2^3}1;siya-:H2+4>2}4;size:z2F2L2Q9S2*2]8_8{1}1;size-:y3]6_2}2;sizes:y3]6_2}2;si' +
  'zo-:c5s5R3}1;skaa-:z4D4F2R4$4}1;skaam:z4D4F2R4$4}1;skak-:}5;skakel:}5;sker-:/3}4;skie-:Y11Z1+6}1;skiet:Y6+4}2;sk' +
  'ietkursus:Y4+5;skil-:z5D1P2R3U4V3X4Y3!3}1;skill:z4P3R3!2;skills:o1z3D1U4V3X4Y3!3;skin:y4G4V3}2;skin-:z3D4R2V2]5}' +
  '1;skinny:z3D4R2V2]5}1;skip:d2e5h1q8r9y4z2C2F3P3V1}1;skip a:q3r3P2}3;skip the:e4q1y5P4V3;skip-:b2q2r9y3G1W6]4;ski' +
  'pped:a2q3r8y3C1;skipping:G2W6]4}3;skips:b3r5y3;skir-:w5D2_1;skirt:w5D2_1;skoe-:x5}1;skoene:x5}1;skof-:b3m3;skoft' +
  'e:b3m3;skoo-:c1h5w1B4D6I2L2V1#3(2-4.2=2}4;skool:c2w2B2D6I2V2#4.3=1}2;skop:D3S4(4*4;skry-:b1k6t6M4P2)1@4}1;skryf:' +
  'b1k6t6M4P2)1@4}1;skui-:r3u6}2;skuif:r3u6}2;skul-:G2]3}3;skyp-:U2/7;skype:U2/7;slaa-:a3d3e4y6W6}3;slaan:a4e4y7W6;' +
  'slaap:d4}7;slap-:D4}2;slee-:a4c3e2f4l2q6r2w4G1K3L1P1.2]2^4_4}5;sleep:a2c3f6q7r3K1L2^1}7;sleeping:G4K3}1;sleepove' +
  'r:r2.4}3;sleeps:a4c4e4C1P3^4}2;sleeve:l3]3_4;sleeves:w5_3;sleg-:F3G5}2;slep-:a3u2v2}2;slept:a3u2v2}2;slip:e5(3+2' +
  ',5_7}4;slip-:q1x3G6*4,2/1}1;slipped:q2G6?1;slot:b2c6d5e8f2r4t8u5z3%2.2>2;slot-:b6c3d5e2z1;slots:b6c3d5e2;slow:v1' +
  'z9G1H3O4R3&2{4|1}2;slow-:y3z2G3H2R3;slowly:y3z2G3H2R3;slui-:g5h2j3k2L7&4;sluit:g5h2j3k2L2&4;slyp-:)8;smal-:a1i2j' +
  '2n1o3u2y2z2A3B2C2D3E2F1K2Q4R3S1V2W1#1%6]4^1_4}1;small:a1i2n1o3u2y2z3A3B3C2D1E2F1K2O1Q4R3S2V2W1#1%6]4_2;small gro' +
  'up:n5%10}4;small ones:a5i1B6E4O2P2]2;smaller:j3l3_5}3;smallest:j4D5-1]4;smallholding:Y3Z2^3;smas-:r4y5K5*4;smash' +
  ':r4y3K2*4;smashed:y3K5}1;smel-:x2L6]2_2}6;smell:L5]2}5;smelled:}4;smelling:L5;smells:_4}3;smok-:i1z7G3}3;smoke:z' +
  '2G4}1;smoking:z2}6;smoo-:j3}6;sms:n1J2M5@6{5}2;snac-:w4.4}6;snack:w2}7;snacks:w4.4}2;snak-:Z2}8;snap:n4?8;snap-:' +
  'n8?7]1_3;snapscan:n9;snat-:*7;snea-:e1w3x5E2;sneakers:w3x5;so:a2b2c5d4e2f4g2h2i2j3m4o3p3q3w2y1A2B1C2E1I1L2P1Q1R2' +
  'S2T1U1V1X1$2&1(2,1/1<3_1{2|1;so can:f1i3l4o3r1y3E5L1,5^3_2{2;so could:b3c2d3e2h2n2s2u2v3y3I2J2N2S1#1$3-1?3^4;so ' +
  'do:c5r3w3y5F2W2+2,1>4]3{1;so how:i3o2p6s1t5H1I5Q4?3;so i:a3b4c3f2g1i3j3m2o2p4q3r4s2v4w1E1G3I3J3K1L3P4Q4V2Y3Z1(2,' +
  '3/3<5>4?3^1{1;so id:c4h2m3s4u1y2z2D2I2K2L3Y3$3/1>1;so im:a4e4i4p1w3C2G3K4Q3U2V2!3;so is:a3c1d3f2h3k1x1z3B2D3K2L3' +
  'T3U2W2X3$2&2+3.3/1<1;so it:b2c5d4f2q3O4R4&1-2<3@4^2|3;so much:u4z4B1D1}3;so no:f1h2o2r4y4H1I2L3M1S5@3]4}2;so on:' +
  'k1v2w1B3G3H1P3S3X2!3*4]4;so only:a1d5f5k2m1n2(2+3_4;so please:b3k2l3o1p4u2v4H3J2T3;so that:g3i1n2p1v1w4B4C2E2J2M' +
  '4T3X3-3<6>2[1;so the:a5c2e4l3n2o1r1u3A5H2L4$3]1^2|1;so we:a3b4h1p2r5u4z2D4F1L1/3}1;so what:a8c3f2j5r1v2x1A4I3K3M' +
  '1N3R2S4T6$3&2,3[4;so whats:a2e2j4n3p2s2t3v1J2M1R1$1,1|2;so when:a5d3f4g3i2(2}4;so which:a4e2f3j6R2}2;soap:L5}3;s' +
  'occ-:f3i1p2r1u2v3w1z3B2Q3.4=1@2}2;soccer:f3i1p2r1u2v3w1z3B2Q3.4=1@2}2;soci-:q2v3z3C3E2Q3#3$2,2=3?6}2;social:q2v3' +
  'z3C3E2O1Q4#3$2,2=3?5}3;sock-:a2o2x10G2-4;socks:a2o2x10-4}1;sodw-:F4%5;sodwa:F4%5;soft:w1z4C2D7E1#1*1}1;soft-:z5R' +
  '2}2;sogg-:c8;soggens:c8;sokk-:x5B2;soku-:s3-2}2;sola-:q4+1>7}2;solank:q5+2;solar:>7}3;sold:I5U3&2+3-1@4]8}2;sold' +
  '-:l3q2z1N2O2S4U4!3.3;soldier:l3z2N4!4;soldiers:l1q2O2S4U5.3;solo:$10;some:b1c1e5g1l6m3r5v3w4y2z5B1D6E1G5O1T1U4V2' +
  'Y1#2)2+2,5-6.4<1?3]4^1;some-:a2b1c1d1e2g4k3l1v1y1z2A1B2J1M4O2P1R3S1T2U3V2W1X1Y1Z3!4#1&2)2*2,1-5=1|2;somebody:g7h' +
  '1v4y5A5D1E1H4I3M5N3O6Q2V2W3$4*5-4@1^2|3}3;somebody who:z4C2H5O2U3W6&3)2-2=5@3;somebodys:O2Z3!4*1;someone:g8j1k2l' +
  '1r2v5x1y4z3G2H2M6O1P2Q4R1S1T2U1V2X1Z4!2$7&2*3-3=3?3@1{1}3;someone at:g4v1M6S3Y3=3^3;someone in:M3R4T5Z3/3}6;some' +
  'one to:v1D1M1Q7Y1Z1#1$4=1_4}2;someone who:j5k4y3z6G2O4R2V1X4Y3!4$4@1|4;someone with:d2v1z2G1H5I3O4R4*4+1=2?3;som' +
  'eones:S3Z3}4;something:a5c5d5e6f4k5l3o4u4w2z1B5C1D3F3P2R4S3T3U4W2X2Y3Z1!3#4%2&2)2*1+2,4-2.3/3<2=1[1]2_2|3;someth' +
  'ing after:d2f1o3s3v2W6;something at:c5e3B4C3*4/1=4;something for:c1d2s2w2z2A4B6C6D4F8R1T2W1Y3!2#2%4)1,4-1/3<2?3]' +
  '2;something i:b5c3o2w4G3L3M4Y2Z3&3,1-3/3<2_2;something in:d3e4f2n3q3t2J1P3X4/1=3]3{1|2}1;something like:k4l3n3r3' +
  'w3z1G3K2P2S4T2W2X2&1)3-1>2;something off:l11|3}2;something on:a3d2e3f4h3x3C2N4P4U2Z3&1*4/5;something that:d4l4D3' +
  'F1R8U2V3W1Y2Z1$3-3.2?3|3}1;something to:a6d1k2o2p2w2B4C1D3J2K2P3R3U3Y2+2,2-6]1^3|5;something with:c4f1D2M2R3S2T5' +
  'X1Y4#3&4.3/1;something you:q2D3G2H4T1U5V2W5X2Y2Z2!3*3.3/3]5;sometime:a1r3E3)2;sometimes:i4m8r3G2!2)3;somewhere:b' +
  '6d1p2r4y2B1C2E3J7K7L5M3N5O1P1U2V2X1)2.1<1>3?1@3[2;somewhere to:E2K3L6V4W2}1;somm-:m2s2t4v2O3;sommer:m2s2t4v2O3;s' +
  'on:f2j2o1p1q1r1t4v2w1y1B7C5D5E2G2I1L1N2P2Q1R2S3V1X1Z1!1$2&3)1,1.2=1>1]3;son has:b2d3p2r1t2u3v1x3z1B2G7H4P2Q1S2[3' +
  ';son is:m4o1u1v5w2A2C6D2G3H2O3P1W2)2/1=4>4^3;son of:C4H1I3N3P3R1S4$2&1)4+3|1;son wants:v3B1E1I3T3V3W1X5!1&2.1=1]' +
  '2}5;sond-:f8g3j2m1o3q2s2y2z2E2I3K1+4=2_4;sondae:f6g3;sonder:j2m1o4q2s2y3z2E3I4K1V2+4=3_4;song:}8;sonk-:F3R3%2;so' +
  'nke:F3R3%2;sons:a3h2p3q1u2w2B2C3D1E3%1-1.4<3@3[3^2_2{1;soon:a6d2p1q2t2B3C5F2G2J3M3P5$2(6)2*3]5^1;soon-:a8m1q4I3;' +
  'sooner:m2q4u1F1M1R1}2;soonest:a8;soor-:R3V3X1Z4;soos:m4z2B2S2V2X4)4*2/2}2;sore:v2y6z3G8R2}4;sorr-:a4b2d2f1i2r3u3' +
  'w1A1B3C4E2L3O1P4Y1$2&2^1{1}4;sorry:a4b2d2f1i2r3u3w1A1B3C4E2L3O1P4Y1$2&2^1{1}4;sort:m2o2q1r1t1v4w2B1C2D4F1L2P1Q3T' +
  '3U2W2!3*1+2@1_4;sort of:m3o3r1v4w2B1C3F1L2P2Q2T3U2!4+3?1@3;sort-:k1p2M4T4+3_3;sorted:p2+3_1}1;sorts:k1M4T4_2;sot' +
  'h-:N2=2}3;sotho:N2=2}3;sou:e3j1B2J4R3;soul:g2o4v3y4;soun-:s3t2B3C1G1L3Q2S3&4}4;sound:G2Q2R1}6;sounds:s3t2B3C2L4S' +
  '4&4;soup:S3}6;sout-:n3I2J3N2S4V2W3X3&1(2^3}3;south:n4I2J3N3S4V2&1(2^3;south africa:J3O1S4V2&1(2^2}2;sowe-:I6J4W1' +
  '=1^3}1;soweto:I6J4W1=1^3}1;spa:.4}4;spac-:t5F3K5L4Q5#3(5*3}2;space:t5F3K6L4Q5#3(5}3;spam:@6[2}3;span:i4N4O4#3}1;' +
  'span-:#7}2;spanbou:#7;spar:e2y19?4_4;spar-:c5w3y12=1>2?3]5}1;spare:w6=3}3;sparring:y10>2?3]6}3;spea-:t3z1D2E1G1M' +
  '6N5Z3!2#1=2}3;speak:z1C3G2M7N2#2=2}4;speak to:M7#4=4;speaking:t4M1N4;speaks:D5E3N2Z4=3;spec-:a2d1k1l8w2x1E9F2G6H' +
  '2O2P1S1T4!3$1%2)5,1.4_2;special:k2l8w3x3F1G2H5O4P3S3!3%3)7,2.5|1;specials:l8_4;specifically:a4d3F1}2;specs:x3G4}' +
  '2;spectators:E5L3}2;spectrum:B2G7Q3;spee-:f3n7r2G1O2R2W3}4;speech:O3}6;speed:r2G2R2W3}4;speel:f3B1}5;spel-:A2}8;' +
  'spelled:}3;spelt:}3;spen-:e2s5w6N3#1+3^3}1;spend:e2s3w6E3N3#2^3;spes-:l2C4F3%3)3;spesiale:l2%4)4;spid-:w5C3.3;sp' +
  'iderman:w5C3.3;spin-:D1G7M2Q2T2W1*3}2;spinning:G2Q2T2W1*3}3;spins:M3}6;spit-:I1*4;spli-:d2e3n4y2A1B3C3F1G3Q3Z5$3' +
  '%3_3}2;split:d2e3n4y2A1B4C3F1Q4$3%4_4}2;spok-:C4}7;spoken:C4}3;spon-:l6-1@4}4;sponsor:l4-1}5;sponsorship:l3}2;sp' +
  'or-:d3w5x1z6B3C2G3O1R1S4T5U2V3W2#2+1<3=4?2]5}2;sport:d2f2p2q1t1v1z3B2C2G3O1R2S4U3V4W3Y1#1&1+2<4=2?1}1;sports:d2i' +
  '1j2l3n2w6x2C1D1G2O2T5=3?2]3_1}1;sportsmans:w2]6}3;sporty:w2z7B4#4;spot:q5t5C2E1H1I4J4K6L2Q1!3(2)2*4.2[4}2;spot f' +
  'or:t2B2C4E5K4L1.3[4;spot-:G1&5(5}3;spots:G1&5(5}1;spra-:G3*3+2]3}4;spray:G1*3+2]3}3;spre-:b6;spread:b6;spri-:d2h' +
  '3i3q4A4G3P1(3=1}2;spring:h3q4A4G3P3(3=2;squa-:a3e2p2x1F1I2J4%5]1}5;squad:p3F2%5;square:e3I3J4]3}1;squat:}5;sque-' +
  ':c2d3e5Q5<2_2;squeeze:c2d3e5Q5<2;st:x3}6;staa-:k2p3q2v4y2D3N2Q3,3}1;staan:k2q2v4y2D3N2Q3,3;stab:Z4*5]2;stab-:G5Z' +
  '4*1}3;stable:G5}3;stad-:M2Q5R3;stadig:M2R3}1;staf-:e1g2l1o3F2K3M1N5O4S3!1#7-3/4=3?2[1|2;staff:e2l1o3F2H1K3M1N5O4' +
  'S3!1#7-3/4=3?2[1|2;stag:.6;stag-:y3.5>6}1;stage:y3G1>7}4;stage #:>6}2;stai-:x2z4D1G1H11;stairs:z5D1G1H10;stal-:q' +
  '3L7-3;stam-:z5D3K4+4}2;stamina:z5}1;stamp:z2D3K3}3;stamped:K5+4;stan-:b1e3j5m2n4p1q3s2v2z1C1D4E3J2K5M3N3O1Q4S2U1' +
  '&1+3.4<4}1;stand:b2n3q4s3v3z4C1D5E4K6O2Q3S2U2!2.5]1}2;stand up:v2B3D6U3V3;standard:j7m3o2p3r1&1+3<5}1;standby:e2' +
  'r4}3;standing:a4e4n4v2J4K2M5Q3*3;stands:C2G2J2N6S3+3;star:}7;star-:a5c2d1f2h3i3k7q2t6v4w3y1z6A5C4G1N2R4W1$1&3(9,' +
  '1]2;stare:{4}5;staring:E5F3$2;stars:d4<3[3}3;start:a3c2f3h2i1k3n1q1s1t6v2w2y3z3A5C5G3N1R6U2W2!2$1(6+1|1}1;start ' +
  'again:a1q5r4G2(1[2}1;start at:a2c6i5A4P5}3;start from:z3P3U4&4}2;start in:d3j3o4t2w1z3G1(3;start the:c4C4%1(6|2}' +
  '3;start with:h3i1s3v3y2z5A1C3R5!3$3|3;started:a3p2t5u3A3N3P4V3(1{2;starter:k5z7&9]3;starting:a5k4v1w5z4A3D1&1(8=' +
  '2]2;starts:a2c2d3e3h3i7k1l1o3q5v6w2B3L1O1$2(4*1,2]4{1;starts at:a3c3e4i6z3;stas-:I5;stasie:I5;stat-:l1y2H1I6J2L1' +
  'U3#1%3*2+5,2<2?3@3{5}3;state:j2l3G3,1/2;statement:<3@4}8;station:a1I8J3L3U4#1%3*1}2;status:y3+5?4{7;stay:b4e1f1g' +
  '2m1o6q1r4s1x5B2E10G2I3K3#1*2/2@4[3{1}1;stay in:f3m3x2A3E3I6#3}1;stay on:x8H3>1;stay-:h1l2m3p3q2x3C3E2H1I3J4R5)2,' +
  '1@2|3}2;stayed:l4}3;staying:h2m3B2C3I4J5)3|4}1;stays:f1m2p3q2r3x3C2E2H2R5,2@2}1;std:z3C5;stea-:d3e2h2D4G4K3R3W1,' +
  '2}3;steal:D4K3;steam:d4e3h2G4R3W1}3;stee-:l5q2x3z2H3&4}4;steel:x3&4}2;steep:l5H4;stel:j4D3G2U4=4;stel-:m3p3)4^3}' +
  '2;stellenbosch:m4)1^3}2;sten-:G6;stent:G5;step:o2q1t5v3x2z3G4H9P1R2!3$1[3;step-:p4t6v3x3z3B6C6H10O1,1[2;stepdaug' +
  'hter:B3C5;steps:p4t5v3z3H11O1<1[2;stepson:t1B6C5;ster-:D4}6;stic-:a3b3d1f3i2w4y1z1A3B3G1H2N2R4X8)1*4.3]7^2_4{3;s' +
  'tick:a3b4i3o1w3z4A4B1F2H3I2N3Q1X7)3*4.2/1_4;stick fighting:a5i4m2w3A3B4F4G3N4R1)4;sticks:a2b1d3f4t1w4y3B3G2P1R4U' +
  '1X5%1*1.2]7^4{4}1;stif-:d2x2z6B2R4}3;stiff:d2x2y1z6B2R4}2;stil-:a1b1c1d2e1g3h3j1k1l1n1o1p1q3r1s2w1z3A3B2G2J3N4U1' +
  'V2W2X3Y1&3(2+3-1/1=1>4_1{5;still:a1b1c1d2e1g3h3j1k1l1n1o1p1r1s2w1z3A3B2G2J3N4U1V2W2X3Y1&3(2+3-1/1=1>4_1{5}1;stil' +
  'l a:a2d5s3A1C1P3X1%4&3(2]1;still be:c1d2g3o4p4K4(2-3_3}3;still come:d3g3h4u2w3z3E2G3>5;still do:h2j2m4C3G6U1W2X3' +
  '+2/5}1;still have:d3h2q1s3w3I3V4W4X5@3}3;still make:a5d8&1(3;still on:a4c3e2h3l2s1F2N3U1W4X3)3+3/1_4}2;still pay' +
  ':j4k4n1p2q7r5<3;still train:c2f1h6p2y4F2G5+4/1>4?3;stin-:k2o2G4L4]3}4;stink:L4]3}2;stit-:u2G5_5}2;stitching:_7;s' +
  'toc-:G1I3X4*1-5]7}1;stock:G1I3X4*1]6}4;stoe-:z3C2H5R4V5]4;stok-:N3R1X10]1;stokke:N3R2X5]3;stol-:r2w1K5L2}4;stole' +
  ':r3K3L3}1;stolen:w1K5}4;stom-:c1e2r3x3G3L3}2;stomach:c2r3}4;ston-:{2}5;stoo-:g3z3H5Z4@4;stood:g3z4Z5;stop:d1h5k1' +
  'n3o4p10q10A2B1D2I7K9Z6>3@5}1;stop my:p5}1;stop the:a4i3p3q3A2D4K3Z4)3@4;stop-:d1i2j3k3p6q2z2B3D1I2P2U2Y3Z2*2;sto' +
  'pped:j4k3q1z3B4D2U3V1W1}1;stopping:p7q2P3*3;stops:d2B1I2Z3}3;stor-:a1d1g1j1r1t2B4F1H2J2L6N3P1T4U3V2W1X1Y2Z2!2#2/' +
  '2<2=3?3@5]7^2}1;storage:L5}1;store:L1R2*3@5[1]8^4_3;stored:@6;stories:O1?5;storm:a3g2j1t3B4F2J6N5T5U3V3W3X2Y3Z3!' +
  '3#2/3<1=4>1]4}2;story:d3e3j2r3v1P4&2<3?1@2}4;stra-:a1c4e4f1v5w3z1B3D1F2H2I1J5K2L6O1R2S2U1V1#1%2*3-2<2^2_3{3|3;st' +
  'raat:J5K3R3S4%1;straight:a3c5e5f2k2n2o1v6w6z3D3I2J1K1L5O3Y2-3^3|4;straight from:a4c3n3w6J3K3}2;straight to:n1v4z' +
  '3I4L5-2^4;strange:F6}5;stranger:v4B6N2)1}2;strangers:y3E1O2R1U2Z2%3{5}2;strap:*2]2_5}1;stre-:a1e1g1i2r1t1z1H2I2J' +
  '6K6P1R3S1T2U6V3W2#2&2*3/7=1?3^1{1}2;stream:/8?5;street:a2e2l1t3w2H3I3J8K7R3S2U6V4%2*1.1>1^2{2|1;street bjj:a4t4w' +
  '4V6}2;strength:z5R2T4<1;stress:R4W4Y4*4<2}4;stretch:g4i1I2T4}5;stretching:i5T5}2;stri-:m2n4o5r5s3u2x1z2A1D2F3O1P' +
  '5R3*3>2[1^1}1;strict:r4w2A3B2D4E1F3O2?2^2}1;strike:r5u3}4;strikes:e2r1*5>5;string:x5}3;strings:o6s4)2;stripe:n5V' +
  '2}1;stripes:z4P7[3}4;stro-:z4A1C1D5G4H6O1R4S4$1/1=2}1;stroke:C2G5H5O3R2/3;strong:z5A1C1D2F1G1H3Q1R4S4$2=3]1}3;st' +
  'ronger:D6}1;strongest:}5;stru-:j5v6z6D5$2&5;structure:j6D4;structured:v6B2D2&5;struggle:z6$1;stub-:A2G3}4;stubbo' +
  'rn:A2G3}4;stuc-:d1e1o7r3u5A1$3+2/3{6}4;stuck:d1e1o7r3u5A1$3+2/3{6}4;stuck in:r4u5/1{3}1;stud:x6;stud-:d1e1f2j1l7' +
  'o2r1t3x3A3H3I2K1P2Q6R1W1%2&1)3/3=5?2[7|2}1;student:d1j4l5o4q1r1t4z2A2G1I3O1P1R3W3Z1$1&3=3[6;studente:l3A1Q4)4;st' +
  'udents:l4r2A2F1H3I1K3P2Q6%3)3=4[6|2}2;studies:d2m4=3}1;studio:m3H2J3)3?4;studs:x6;study:e2f5O1S1T1%3/4?2|4}2;stu' +
  'dying:d2=2^3}2;stuf-:c1j1k1w5A2B4D2F2G2L2N1O3R1S4T3U2V3X3Y3Z2!3&2*3+1.2@3]3^3_3{4;stuff:c1j1k1w5A2B4F2L2N1O3R1S4' +
  'T3U2V3W1X3Y3Z2!3&2*3+1.2@3]3^3_3{4;stuk-:q3_6;stukkend:q3_6;stun-:k2r2$1.3}4;stunt:$1.4}3;stup-:d1f1i1k1l2m1o1p1' +
  'r1t1w1x1z4B1D1G1K1L1N1P1Q1T1V1W1!1#1$2%1&1(2*1-1?1]1_1|1;stupid:d1f1i1k1l2m1o1p1r1t1w1x1z4B1D1G1K1L1N1P1Q1T1V1W1' +
  '!1#1$2%1&1(2*1-1?1]1_1|1;stupid question:b1d1e1f1g1h1i1k1l2m1n1o1p1q1r1t2u1w1x2B1D2E1F1J1K1L1N2P2Q2T1U1V1W1!1#1$' +
  '2%1&1(2*1-1.1/1=1>1?2@1[1]1_1|1;stut-:D5G1P3$3;stutter:D4G2P3$3;styl:F4R7X2;styl-:b4f2i1j5s4B1O1R6S2T6U5V4X3Y4-1' +
  '/4^1;style:b4o1r2s2G1O2R6T1U4V4X4Y4)1-2/1^2;styles:b2f3i2j5k1s3v2B4R1S3T6U3/4;subm-:O1V8<2=1}2;submission:V5;sub' +
  'missions:V6;submit:O2<2=2}4;subs-:a2j4k1l1m4o2p3q1/4<4>3;subscription:j4k1m1o2p3q1/3;subu-:J7>5}1;suburb:J7>5}1;' +
  'such:b2c1k3q1w4z1B4D4F2H3O1R2W4Y2Z3!3#1%1)5*3-2.3<2@5]2;such a:b2q1v2w4D3F6W5Y3Z1!2%2)3*4.2;sue:,8}4;suff-:i3v2G' +
  '3;suga-:G4W1.2<3}2;sugar:G4W1.2<3}2;sugg-:u1w3z1B1C4D3I2R5U2W1#2;suggest:u1w3B2C4D1I2R3;suggested:z3D2U2W2#2;sui' +
  't:c3d3e3f1h4u1w8z1C2L8R4!4$1]3^1_1|3;suit me:b2c4d3f2h4u2z4R2;suit-:a4e5m2w5z1A2F3G1H1I2L3R5S2V1$1)2]1_3|2;suita' +
  'ble:a4w4z2A3B1E3F2G2)3|2;suitable for:a4w1z3A2B1E3F3H1)3|2}1;suitcase:w2I3L4V3_4;suited:F3H2S1|1;suits:e5m3w2R6S' +
  '2$2]3;sukk-:H2M4Q2[3;sukkel:H2M4Q2[3;sulk-:z3A4G4Z2#3*3;sulke:A4G4Z2#3*3;sum:k2l3&3;summ-:h4o3q3W1Z3|5}1;summer:' +
  'h4o3q3W1Z3}3;sun:c3d5e6f9u4G2}2;sund-:a1b2f9g5h1j1m1r3u1C1G1K1Y2$3%3-2.3/2[1{3}1;sunday:a1b2f10g5h1j1m1r3u1C1G1K' +
  '1Y2$3%3-2.3/2[1{3}1;sunr-:c8;sunrise:c8;suns-:d5x4;supe-:i2z2E4K4L4W3Y2!6#2.1}3;super:i2z2}2;supp-:a3d5i3u4w7y1C' +
  '1E1L3M3Z4+5<2?1[2^2_3}4;supper:a3d7i4w1}2;supplied:w6;supplier:}6;supply:w3L4M2+6.1]1^4;support:w2M4Z5<3}1;suppo' +
  'se:y3C3_4;supposed:u5E3.3?4[3;sure:m1o2s5z1C1D1H1O4R1Y1?4[4}4;sure-:l4z1C3_1;surely:l4z1C3_1;surg-:d2f2i2k1q2y4E' +
  '2G5$1;surgeon:f2q2y4G1$1}2;surgery:d2k1q2E2G6;surn-:t2N3@3[2}4;surname:t2N3@3[2}4;surp-:k5o1t1v1y2-6.1]2^2{1}2;s' +
  'urprise:k3o1t1y2$1-6.1]2^2{1}2;surv-:f2z4G5H1R2U8!6|1;surveillance:!6;survey:}8;survival:U5|2;survive:f3z6R2U7;s' +
  'urvivor:F3G5H3;sush-:e3}5;sushi:e3}5;susp-:q8r1D3I5;suspend:q7;suspended:q4D3I5;sust-:l4m2F4&3)3*2?2;suster:m2F4' +
  ')3*2?2;swak:z4G6K3;swal-:.3<3}3;swallowed:}7;swan-:q1w2G6}2;swanger:q2G8;swap:d2e2r7u5#3-1=2_11}6;swap my:e3u3=4' +
  '}3;swar-:O4P3=4]3;swart:P3=4]3}2;swea-:c3d3e4h1i2s1w6x3E1F1L7P3S3U2V1W5$2.3<2[3}1;swears:S4U3V3W3}4;sweat:c5d4e4' +
  'h2i3m1s1w2x5L1P3W4.3<3;sweating:q2$3|1}2;sweaty:e2w4E3F2L8R1;swee-:d1e2i3l1w4V5W6*1.5=4;sweet:e2i3W7.6}2;swel-:x' +
  '2G4}2;swem-:}7;swim-:b4c2d1w2z3C3O3Q3{4}6;swimming:b4c2d1C1O3Q4{4}6;swin-:f3g3y4Q3R3T4X3*2;swing:f3g3y2Q5R3T4;sw' +
  'ip-:n7<6;swipe:n5<6;swit-:d3q3u4z5Q3/2<4}6;switch:d3q4u4z3Q3/2}4;swol-:y3E3}3;swollen:y3E3}3;swor-:T3X6*2}1;swor' +
  'd:T3X2}2;swore:*3}7;syll-:P3&3*4;syllabus:P3&3*4;synd-:G6H4;syndrome:G6H4;syst-:k3m3r1C2P6S6U2@3}3;system:k3m3r1' +
  'C2P6S5U2@3}1;t:o7w4]5_2;t shirt:w3&1]2_2}4;tabl-:b7z2B3G6#3/2|4}1;table:b7z3|1}3;tablet:B4/3|5;tablets:G7;tack-:' +
  'q2B3C4}1;tact-:a3O3Y5Z6!7)3+3=1]4;tactical:a3O3Y5Z6!5)3+3=1]4;tactics:Y1!5;tae:z6T6;taek-:w2z2C1R2S1T8}3;taekwon' +
  'do:w2z2C1R2S1T8}3;tag:k7C4E3?1}6;tags:]5_7;tai:z4T7;take:a2c1i4j2k1l1m3n4p1q1r3u3x5z3A5B2C1D2G4H3I4J4Q1R2!2$3*2<' +
  '1=1?7[1]1^2_3;take a:b2e2h2k1m4q7r1u5w3C5K5Y2!4$1-1=2?6;take him:a4p3r3v3z2A2G1J3$2;take it:n3p2r1u1w2x2G4?2^2_3' +
  '}1;take me:f2u3A6F1G5@5[4;take my:p5u1x1F1G3$3+1@3[3}3;take part:m2C2E6G4H5P3+3,3}3;take the:i4j2o4u2H3I1L2&1/5}' +
  '4;take them:f3A6B2C2G4?1_3;take to:w3P5^3}5;take-:a1d1j1q2r4v3x1D1G1I3J2N4O2P2U1V2&4*7,2=3>3?5^3_1|3}1;takealot:' +
  ']2|5}7;takedowns:V4*5;taken:d1r4v2x3*1=3?5@2^2_3}1;takes:a1d3j3q3r1v3D2G3I3J3N4O2P4U2W2&5=2>4?2[1^3;takes the:c2' +
  'I3N4O4;taki-:l3p4x2C2E4N4Q2Z3*3?3_2{5}1;taking:l3p4x2C2E4N4Q2Z3*3?3_2{5}1;takk-:w4x7;takkies:w4x7;tale-:l4z6}2;t' +
  'alented:l4}3;talk:v8C1D4E2H2M8N1S2U1V1#6)3*4=3}3;talk to:g1D2M5#4$1=4}3;talk-:j2l1t1v1M3N1S4V2W3$2&2)7*2-3}1;tal' +
  'ked:l3V3}4;talking:a2j3t2v2M3S1W3#2$3*2-4;talks:D3M1N2S4&3)7;tall:A1C4D1H1N3Q1R8]2_2}3;tamb-:a3u2I4}2;tambo:a3u2' +
  'I4}2;tank:H2>6]3;tann-:w4z3F3%4}1;tannie:w4z3A2}3;tap:n10y5}2;tape:x7G3?4}2;tapp-:V4}3;targ-:A2D6Y4;target:D6Y3}' +
  '1;tari-:j8l4$4%4&1;tariff:j4$3&2;tase-:}6;taser:}6;tast-:i1s9t8u8v3w2T1;taste:i3s5t3;taster:s8t8u8v4w2;tata-:x4}' +
  '3;tatami:x4}3;tatt-:G4N2}5;tattoo:G4}5;tattoos:N3}3;taug-:b4c1z2N1O4Q2T1U2V4W5X3Y4!3$1&2*5=4|1;taught:b4c1z2N1O4' +
  'Q2T1U2V4W5X3Y4!3$1&2*5=4|1;tax:d4f2r3#3}8;taxi:g1i4m1r3u1B3F2I14L1Q2R4U2*5;taxi from:}4;taxi rank:C2F2I2Q4*6;tax' +
  'i-:I9U4#3*2;taxis:I9R1U4#3;tb:G3;tccc:Z9;te:b2j1k4l1q3t3z3A1B1C1D4E2H1I1K3L2M1O3R2S1T1W1Z4!2*3+3/2<1?2[2]3_3;tea' +
  ':c1j2.5}4;teac-:c2d2e4f3l2B1D4F2H1N9O8Q2S1T3U3V2W3X4Y4Z4!2#4$3&1)3*3-2/1=5>1;teach:c1d3e3f4B4D5F2O1S3T4U4V3W4X3Y' +
  '5Z3!3#1)2*4/1=4>2}1;teach him:D9;teach how:X3Y1Z5!2*5;teach it:T3U5V5W7X2Z2!4;teach me:N2S3U5W2Y6$4*3|3}2;teach ' +
  'my:D1N6O2Y4*2}3;teach that:D1U3V3W2Y2Z6!3*2;teach the:B1D2U6W5X1*2|1;teach to:B1F2Z5*4;teacher:c2d2f1l3v3y2D2E1N' +
  '5O5Q6X2$6(2,1-6<4=2}1;teachers:c2l7G2N4O3Q1Z5#7%2)3=1;teaches:D1F4N4S2X1Y1&3)3/3}1;teaching:e4z2F1H3N6O7U3Y1!2;t' +
  'eam:e3C1K2M1N7O4R1V4Y3#10.4/1=6?2}4;team building:K2#8?3;team-:i1z4!3#6/6;teams:i1z5!3/7;tear:G3,4}4;tear-:f1P2,' +
  '2;tears:f1P2,2;teas-:D9P1;tease:D4;teased:D7P1;tech-:r2y2z1B4D2F1P2Q2S4W3!3*6/4?5[2|2;technique:r3z2B3Q3S3T4W2*1' +
  '?5[3;techniques:y2B2D3F2P3S3!3*6/5?1|3;tee:w5Q2)3]5{2;teen:d1h1j3l1y6z1A1B10C4D6F3Q2$4%1)2*7[1;teen-:a2d3f2i2j2t' +
  '1y1A3B9C5D5F1I2N1O2Q4S2T1U1V2W3)2*1,2|5;teenage:d3B1G3I1S4V3$2%1|3;teenager:h3j3t2z1A2B3C2D7E1O2V3W3$2,2;teenage' +
  'rs:a2B9C3O2Q3Z1%2&4=2|4;teens:a3d3f3i3l1y2A3B4C4F3I2N2O1P1Q4T4U3W2X1)2*3;teet-:w4y3G3]2}2;teeth:w4y3G3]2}2;teke-' +
  ':o6I2,9[5;teken:o6,9[6;tekk-:a2w4x2z3;tekkies:a2w4x2;teko:t5u3P5;tele-:x3M8@2;telegram:M5;telephone:M6;tell:a2f1' +
  'i3j2o1p2q2r3t2v2w1B2I1N1R1S4T5V1W1X1Y1Z2&3@3{1|1}2;tell me:a3b1e2f2j3k1o3p1v1w3B3C3H2J1K2N3O1S5T4U1V2W2X2Y2Z3$3&' +
  '4(1>1]1_1{2|2;tell my:i4s2S3@4}6;tell the:j1v5G3I4J1}4;tell you:p6q2r5t5u2,3?4;tell-:a1t4J2#4>3[1;tellers:#4;tel' +
  'ling:t4J2[1}2;temb-:I5=3^3;tembisa:I5=3^3;temp-:q6x4D6R2$2+2;temper:D6R3;temperature:}6;temporary:q5+2;ten:c6f4j' +
  '2m11q2z1C10I3L4P1Q3R2$3-2.5^1{3|2}1;ten days:h3m5r4u2{5;ten minutes:s2v4E1H2I6}1;tend-:O1}4;tender:O1}4;teng:f3B' +
  '3H2I1K5L3T2U3V3W4X3Y3>3;tenn-:d3o2z4G4S1X1}4;tennis:d3o2z4G5S1X1}2;term:b7h8n2o12q5r3t4w1B4D3P4;term-:h6j1n5o7p9' +
  'q1s2B2#1^3;terminate:p8;terms:h6j2n5o7q2s2B2^3;terr-:o2r3y1z4K4?4_2}1;terrible:o2r3u1z3K4?4_2}2;teru-:r4z1D3L3M4' +
  '$2&2<4_11{2;terug:q1r5z3D3G2L3M2$3&3<1_4{3;terw-:x3E4K3?3}2;terwyl:x3E4K3?3}2;test:s7t6u5v3y3z2M1P12/3?2}6;test-' +
  ':s5t6u7v2y1F5P9}3;tested:G3P7}4;tester:s6t7u8v3;testing:P5}3;testosterone:F6}1;tests:y3P5?2}3;thab-:a1t3N2$3}4;t' +
  'habo:a1t3M4N2$3}1;thai-:c3q1z3T3}2;thailand:c3q1z3T3}2;than:c1d4g1h2i5j2k2n3o1q2u2z3G1K1N2Q4R5T3V2X1Y2#3&3*2-2.2' +
  '^2|2;than a:i1m4n2o1G4K2Q4#4&2.2^2|3;than the:h3i4k5u3y1F3Q4-4@3]1^3}1;than-:j1l2v2B3C3Z1-5{2}7;thandi:j3{3}2;th' +
  'ank:l3B4Z2-5{1}2;thank you:l3B4-3{2}1;thanks:C3}7;that:a1c2d1f1j3k2m1n2o3q1r3t2y3C2D3F1I1P1R1S3U2V2W4X3Y3Z2!3$1&' +
  '3(1*2,1-1/2@3[2]1_1|1;that a:c5m5n3r2w3z1A2B4F1G2H2O3Q3)3+3=3_2;that be:a3d4j1n4w1x1y2z4C1E1K1Q2S2#2$4%1&1/1=4?4' +
  '^1;that child:s3y3O3V1X1Z3#3*7;that class:r6y1z3E1F3I5N1}1;that cost:j1k4m3q4s1$5%1&3.2;that day:a3f5k4s3t3u6F2K' +
  '2/5}2;that do:b3n4t4w2L4R4W1Y2!3[2]3|3;that for:c1d2j1k3l3n3t4B5D3O3P1R2S3U1#1&4.3?1^3;that i:a1g4j1k3n3o1s4v2x3' +
  'A2L1P4Q5S1U2V1X2Z1$1&1,3-2<5@2[1|1}2;that im:q2t2Q4,5/1@4}5;that in:c3j1n2x2F3G3H3X1Z3)3*7[4]3;that is:e3o2y2z2B' +
  '3C3D2F3K1R3S4(4}1;that my:b1y2B3Q4S3X2(2,3-3}5;that ok:n3o2u4x4y3z2C2E5F3?4;that on:f1g3k1x2F2T5V4W4Y4&2,3<3]2|4' +
  ';that one:a4b1c3f2i2m1r5t3u1w1x3y1A1C1F4H1O4Q5U2Z2%2(2+3,1]5^3;that possible:c3e3n2o3u2F4H2K4L3Q3T3W3#1%1-4;that' +
  ' something:q3y4D2E1G3S1T3W1X4Y3Z2!1#3*2;that the:a1b2f4l5q2r1u4D2E3M1N2O2P3S6!1(2+5>1[3{4;that time:c3d2e4f1h4q7' +
  'B4C1(4}1;that too:a3d5k2q1A5C1U2V2Y2Z4.4_1;that with:j7k1z3B3D3F3G1P1T2U2Y1!2<2>1@1;that work:d1f2m2n5o4q2w3z3G4' +
  'H1+1.2/1<1^2;that you:h3p2s3z5H1J1M4T2U5V3X2Y2)4,1=2?1[3|2;that-:b2d1e1h3i3k2l2p2r2s2u2A3B3C5D3F1K2R1_2{2|1}2;th' +
  'ats:b2d1e2h3i4k2l2p3r2s2u2z1B3C6D3F1K2R1_2{2|1}3;the:b1i1k1u2v1J1K1N2O2P1&2(2+1,1>2_2|1;the #:a6g1i4l2n1p1r3u2y4' +
  'z1N1O1Q7%4&7(5/3>1[3|2}2;the #st:h3n2q4s1u2(1{3;the #th:h7j1n4p3q2u3P1#5(5-1.1^2{2}2;the academy:b2g4h4n2p4B2F1H' +
  '1I3L3N2U3V1Z1!1,3=3>2^1|2}2;the adult:b2z4B2C4H3}4;the adults:b2A4B4C3J4;the afternoon:a1c2d1e1g7h2B5;the army:l' +
  '1z2A1G3L4O5S4W1!4=3}1;the baby:c4d4i2q3r2u2x1A2E4F2L3R2X2Z3_1;the back:l2v1C3E6K5Q3R2*7}1;the bag:a3c4w6C3?3^1_4' +
  '{4;the bank:c1e4f3l2n3p1t4w2y1A1K2L4#4;the basics:v3z5W2&1)2/3|3}3;the beginner:i3k1l3n3o2r3s1y4C4F3&3(2/3[4|2}3' +
  ';the beginners:i2t3z1G4J3N5&4(3}2;the bench:q2?4}7;the best:g2l4n3I3M3O3R2X1-2}4;the big:a4f3o4s3w2y4A2B2C1D5J1N' +
  '2P3S2V3%2.3<2;the bjj:a3i2q1E3F4N1O3P3V5}2;the bleed:a4i3A2Z5)2;the book:k2|11}5;the boxing:a1i1t4u1x4y3E4N1O4P4' +
  'S1W2Z3$1,3]3^1_6}1;the boy:z2C2E1G2I2,3}6;the boys:f2g1h3u3w2y3B1D1E2F2L3%1.1@2{3}2;the building:g4v4E4H3J1K3}4;' +
  'the bus:a2c2C2D4F3I1M2}6;the car:a4c1d1g1i4m4E5F2H3K8L4R3Z3)1;the children:b2h4o3s1w4x3y4A3B4C2J3O1P3!2,2}3;the ' +
  'class:a1b5i3l1n4r4z3E5G2H3K2L2N3Q2%2+4,1/1<1?3]2}2;the classes:a2d2g3j4r4z3A3D1G1J2N1Q4R5%2*2/1}2;the coach:n2v6' +
  'x4y1B2E2G4H4M1O1P1Q3W1$3,1?3@3[3]5}2;the coaches:h3p2z2D3G1N2O4,2.2@5}3;the company:l3n2o4p3w2z1K2M3#3+1-1@4;the' +
  ' corner:a3d1e3l4C3E2J2-1=3;the courier:^3_3{5}3;the course:k1n3o3w1y1E2I1J1W3&9(6*3+3,1-3@3|4}4;the dark:c2I4K3R' +
  '3!1*4>8;the date:n1u4P5}1;the day:b1c7d5e4g6k1m1o3r2t1u2z5C1F3$5&3,2.1]3^1{3;the days:a5b6f4m3r6/3;the debit:n1p' +
  '3q3}2;the desk:g6n5K1*3,2-2]3^5_3}3;the difference:D3R4S1&2_3}4;the doctor:p1q2C2G4W3<2}1;the door:g4k3m4s3t3v3x' +
  '3A3E1F2H3K5M2Q1V1(2*1+3,3<3@4}1;the driver:v3E2I4K2+2^2}5;the ebook:W4-1/3@2^2{1|6}3;the end:d1f4i4o5q3r4y4C2E2P' +
  '5$3&4(1}1;the entrance:k3E1H5J7K4;the evening:c1d3e1f2g4h2r1u1z1F3I4K6L2M1N2Q3T3V3&1=4?2;the face:y5H3N2R3W3;the' +
  ' family:d2j3l4o3q4s2E2G3H3?4[3;the fee:j2k1l6n5q1$4%4&5<2;the fees:j3l7q3r3w4;the fighting:y8z3X2Y4;the filipino' +
  ':a3d3s2t3w2y2z3H2N4O2P2R4)3{2;the firearms:i4s1w6A3C2F2M1N3O3P4+3,3;the first:a4f1h1i1k4l1o5q1r1s4t1v3w5y5z1H1N3' +
  'P2#2(4,3<2[1_1{3|2}1;the floor:x6y5D3E3F2O3R1V7W1Z3*3,2;the following:a4u1P5(5^3;the form:k3p2t4u2,8@5;the free:' +
  'j3m4s5t6u6,6/1;the front:g4n3H3M2=4@2[2^3{2;the full:b5i2j3l4n1v6w6y1T4)1;the gate:a1d2g2k3v4D3H4J2K3#2*3>4{2;th' +
  'e gautrain:a3c2d4e2I3J4L5U2*2|1}1;the gi:n3V7]2^3_4{3}3;the girls:t2y4C2D1E1L3#3%3.4;the gloves:g2n4z1R2>3?3]2^4' +
  '_2{3}1;the grading:&4?5}3;the ground:b4F3G1H4R4V7*5;the group:r2s1v5z3E3G1N3Q7#4$1?1}2;the gun:z1A1N2O5Y5+7;the ' +
  'guy:a2N1Q3!5*3}4;the gym:a1b1f2g6h4j1l1o2p2t4y2H2I4J3L1N2.3=1>4?3@5]2_3|1}1;the hall:D3E2H3.6}2;the head:y1G2M5N' +
  '4O1$4&3*5]4_4|2;the holidays:h4o2t3B4C6P2#3(2)1/2]1;the hoodie:n3]3^1{2}4;the hours:b4e2i5E6G1H2%4}2;the house:a' +
  '3c3d2r3s6v2w2A3C3Y2Z2$2*1/5>2;the internet:t2M3O2/6?5[3;the israeli:S4U7;the joining:k5&3;the kids:c1d3e2f3h3i1o' +
  '2p2w2x1z2A1B3C3D2E5I1J1K3L1M3N4O4=4>1?3@2[2{1}2;the knife:a4s2A4C4X3)4;the krav:j3q2u3A4N4O4P2S1U3V3@2]2|4;the l' +
  'adies:a1i1y3z3L4M3N4Q2S1V3#2?2}3;the lady:a4j2l3x3F1N3}6;the last:d8k3p4v3z2C2F1I4K4N1P3Q3Z1(3;the lesson:i3r3x3' +
  'E5G4H1>1}1;the lessons:b6i5j3r4y1z2E2O1Y4*4-3<1?2;the lights:d4g4G2H2>6}1;the list:t1u3G2P3R4T2)2<4@1}3;the litt' +
  'le:a4w3x2B5O1.4?2[4;the long:a4h6q5K2N2*3]2}1;the m#:c1d1r4u4J6}2;the mall:c1f1t2x2A2B2C2E1F1I3J2K3O1S2W3X2#2&1)' +
  '3,2.4<2>2^2}2;the mat:a5e2i2m1x5A1E3F5G4H4K1L2N4Q4$2,1=2?5;the mats:a4c3i3s1t3x3A2B3E3F2G2H4L5N5P1Q3T2V2,1.6=1?2' +
  ';the medical:J2O2Z5<5@2;the members:y3[6}4;the membership:j1l4n5o6p2K4<3;the men:y3C4F2O4Q3!4;the middle:e6g4j4p' +
  '4t3v3z2C1O3&2>2}1;the moment:a3c2g4j1l4s2v3z1R1$2,3=4>1]3}3;the money:j1n6r3!1%3&5_1{3|3;the month:k3m2n5p4q2r5t' +
  '3C2L4(3;the monthly:j3k9n2q3P3&1<3;the morning:a2c4g6l2F2G3L3N3Q6U2$5%1.3}1;the most:j4z2F4#3}3;the name:N5S6X4[' +
  '4]2;the new:b5h1p1A3D3J1M2N1(6[2^6{2}3;the next:a4j4o1p4r2s3u1H1P4Y2Z3&1(4)4_4}3;the normal:a5d4h4j5p2v4y3A4T3&3' +
  ')3;the number:j4M5Q1}1;the office:c5d2e1f2g5l1p1r3u1w5y4B2I3K3L3M3P3Z4#4%1>2@2^1;the old:w2y2C2J6N5*1[6]2{1}1;th' +
  'e one:a2b4j1o2t2C1D2J4M3O3P1S3V4Z1(5)3*2^1{4|4}2;the ones:c3m5r5C1@5}1;the only:b2c5e1f2h1v3z3A5F8Q5.3;the order' +
  ':a5d4i3q4v2C4D3E3M4O1{3;the other:a1f3k2p2r4s2w1C2H2J1P4R5S3U4Y2*4{4|4}4;the others:e3f1h2i3k3o1r3v2z4C3D2E1G3P3' +
  '%4}2;the owner:M3N2}5;the page:b1j2t4M3S3%4[4{3;the parking:a4z4F5H4>1}2;the party:A3.5{4}2;the people:z3N6O4Q5?' +
  '3;the person:o4F3M2O7-3;the phone:b2n3t3M5?3[2|1}1;the place:e5g7m3q2s1v4z2E3F1H3J3N3$3.1>4}1;the police:P3!1+2@' +
  '3}6;the power:>5}2;the price:f2k1l6n1o2T3$1%3&3+3-2]4^5|3}2;the private:i3n3J5K3N1O3!3%3;the programme:b6p4r4v2N' +
  '1V4X4*3;the range:a3i2w1Y1Z3+4,2}3;the rest:b3e2f2k3m1p1r3v5w3y1z3$1{5;the right:u4C2D3G1I2M4R3U3V2Y2!2+3,3[2}2;' +
  'the road:e5f3i1j2l4r1K4P4R2T2/3{4}2;the room:z2E8F4H2O4$5;the same:b2d1f3i2j4l2o2q3r1t2w2y1B5C3D1J2L1M2N4Q1X3%1&' +
  '1(1]2_1}1;the saturday:a1f1h6i5m3r2w2z6E2J3>2}1;the schedule:b6f4>4;the school:c4g3h4k4m2t2u1D2G3I2J1K3L1T1V2#3%' +
  '6(4,4?1@3]4^2}1;the second:i1l8s3y1D2H2{3}3;the session:i2r6u1E1H3#4+3>2?3;the shooting:z3A2E3G3J1K2O3Y5+6?1;the' +
  ' shop:c2d2f4g3h3l4n4q1t1w3M5&1-4=4[5]3_1{1;the side:x1C1E8U2?7;the site:a2b4d2e3t3w4F2M2N1#1@1[6]2^2_3|1;the sma' +
  'll:a4i2n5o1u4A3B4E3P1V3%1}1;the staff:E2H3K1M3N2O1/2=6[1;the start:a1c2k6l3t3v3w3&2(3[3;the station:a3I3J4U2}1;t' +
  'he stick:a3i2m2A3B2F3G3N4Q3R2X3)5_1;the sticks:a4i1A2J2N4O3R4X4%2/3^5_3;the street:H1I3K2R6S5U4V1*3}1;the studen' +
  't:[1}6;the sun:c5d8e6G3;the taxi:d2g3i2r3v1A1C3D1F2I5L3R4;the teacher:v4D1O4Q6$1}1;the team:w3K2N3O4,1?4}2;the t' +
  'eens:a1d1f2i4j3y5A2B2C3N2O3P3Q1,1;the term:b5l3o4q1z4C2P3;the test:s1u4P6?2^3_1}3;the thing:k3G3S1U3*3,4_4|4;the' +
  ' three:j3l1&7;the time:b4d1i2m2r4u2v1x1D3G3R2U3Z2%4@4]3_2;the times:b7m3>5;the timetable:b2c4h3?3}1;the trainer:' +
  'G1N3Q7W4$3;the trainers:N5O5;the training:f1j3p2x5y5z3E4F1G4H1J5T1#1&2*4+3.3/3=4]1{1;the trial:c2i5j3m3o4s2t1u3v' +
  '6w4,1?1@4;the twelve:k1p2r4s3&5(4-3}2;the two:e1f4j6r3s3t1z1A2C2L3X3$3&2-1{3;the uk:h2n5q6z2V3X3&1/2>3^4|2;the v' +
  'oucher:-7}1;the wall:b4E4O5X3*3?5@1}1;the way:c1g1h2i2j3p3r3t1z4A2C1G3H4J2N3$2)2=2]2{1;the website:g3h2j4k2n3o2p' +
  '4t3u3A2B1C2H2L1M3N3W2$2&1(2)1.3?1@4]4_1;the week:a2b8c1d6f6h2r3u3B2L1M3Q3U3W4(1,2^3;the weekend:a5f7u2A1K1$3)2{3' +
  '}1;the whole:b4c1g3i1m3n1r4z1A2B3C1E2F3K3T2#3&4)1-2>1}1;the women:F3O4W3#2)2}6;the workshop:n3u3H3K4L2M3)3-2?2}1' +
  ';the wrong:u5[3_3{1|4}1;the year:h8l4o1p5t4z1C1(2-6/3}1;thea-:c3d1L4}4;theatre:c3d1L4}4;thef-:>3}3;theft:>3}3;th' +
  'ei-:a5e3o1p2u1v1w2x4A4B2F1G1K5L2N3O2P1Y2!2#3%2&1*3+2,2-1<2[2{1}1;their:a2e3n1o1p3u1v1w2x4A4B2F1G1K3L2N3O3P1Y3!2#' +
  '4%2&1+2,2-1<2[2{1}1;their own:w4B4F2I2#4%3*3?2[2}1;theirs:a5K5*4;thek-:j4l4$2;theko:j4l4$2;them:a1f3j1m3n2r2w2x2' +
  'z1A1B6C3D3E2F1H3I2M1O4R2W2X1Z1!2#5%1&2*2+1,1-2<1?3@3]5^4_2;them on:f4r1v3x5I1#2@2}4;them-:v2y2B5F3I4O5U2Z2#1%2)3' +
  '.5;theme:)3.4}2;themed:.4;themselves:v3y2B5F3O5U3Z2#2%3)1;then:a4c5d5e4f6h5i3j2l2m4o1p2q4r3t3v3w1x1C4E1G1I2K3M1P' +
  '3R1S2U3V2W2Y1$2=1>2?3]1^2{3|2;then i:d5i1o3r5t1E2Q3$2(3;then what:d1f4o1p2q2v3C3I5$2&2@3;theo-:l6v4z1&2+3/4;theo' +
  'ry:v4z1&3+3/4;ther-:a1c1d1e1f2g3h1k2o1r1v2y1B1E1F2H1I2J1K3L3M1N1P1Q1T3U1V2W3Y1(1)1,1=1>1[1]1;therapist:h3z3B1G3U' +
  '2V3$2<3=1;therapy:<4}6;there:a1b1c1e1f1g3h1k1l1n1r1v3B1E2F1H1I2J2K3L3M1N1P1Q1T3U1V1W3Y1(1)2,1/1=1]2|1;there a:b3' +
  'c1d1k2l1m3o1p4q2r3s4v2w1x1A4B1E1H1I3J2L2M2N4O2Q1Z3%2&1(1)1,1-2.1/2<2?1[4]2^3_3|3;there an:c1d2j2m4n3o1q1v6A5D3F3' +
  'K3M3P4Q1V5$4(1)2,1/4=4[3]2|4;there another:d3n4u3H5J1M5P6(3)3>2;there any:a1c4h3k1l2o2r3s3y5z1B2G1U2V3*3/1<2=2?3' +
  '}3;there anything:d5k4l3w5B4G7P2T2Y3*3;there are:g2l1s3A3F3H3L3O2Q3#2%4*2=3{2|1;there at:d4e1g5s2L3O2Q2W3]4}4;th' +
  'ere be:a1d1g3h5l4v2w2C3F2H1Q4&2(4)3=2>4;there bjj:a5c1d2B3C3V7;there boxing:a6h3W10;there class:a1g5h9>2;there c' +
  'lasses:b3c2d2e4f5h6F3;there for:a6d1r2u4v3z4B3C8E2I2K1L2P1T5Y4)1.2]3;there iets:a4c4e4f3k1l2G5X1&3)3/3;there in:' +
  'd5g5x2J4L3T4,3/4}4;there is:a3c3d2e5f6k1l1A1D1E3L1T1W2X2Z2!2,3/2>3}2;there krav:c2f5U10;there n:b4k4l2m4o3r3s2y1' +
  'A4H4I2J1K2L2O3Y1Z1!2%2)4,3/1|4;there on:a1f3g4E2H1I2L3,5]3;there one:a2d2e2f6o2B1F6I1J3L3O2P3R2Y4(5-2[2]3;there ' +
  'or:g4w5y2E2F3L5N4P1Q4,2[4]1;there some:b3d2k2l3n1r2v5w4G3I2L2M2P1)3^3;there someone:g6v1M6N2X3}4;there something' +
  ':a4b3c3d4e2f6l2m4r2w1z2B2C3G4R2T3U1X2Y3Z4%1*3-2/4<1|4;there somewhere:E6K2L1U2V2W2}4;there still:d4e4h2t4I1&1(4>' +
  '3}7;there training:a3d3e7f5h3B2!6#1*4>2;there was:k4r2u1B3)3?1}6;theres:c1d2f5g1k5o3p1u1y2A1B1D2F3L3P2S1V1W1*3,3' +
  '/1>3?2@1[4}2;theres a:u2A3B3D3F1H1K3P3S2W2&1,4@3[5}2;theres no:c4f4h2o3p3y3J1>4[2;thes-:h1j2p1B2H3L2M3O4P2R3V2Z4' +
  '&1)2,2>2@2_3|1}2;these:h1j2p2B2H3L2M3O4P3R3V2Z4&1)2,2>2@2_3|2;thesis:}7;they:a1i1r4s1v2w1x3y4z3A3B2C4D7G2K2L2N2O' +
  '9Q2S3V1X1#2*2<1]3^4_2{3;they are:f5h2q1x1C4N1O1^2_2{3}1;they be:r3x1z3A4C5^1;they come:z2A2G4*2]4^7_1;they do:n2' +
  'v4B5E1P1V3X3.5}1;they go:i4w2x2y2A4C3V4#3)3^3_2;they have:f2w1x2B2G3L2O4%2;they-:c2j3r4s1x2z2C1D4O2!1)2,2.1/3@1_' +
  '5{1}2;theyd:r4C2!2%1}3;theyre:c2j3r3x2D3O3)2,2.2/3@1_5}1;thic-:V4Y3|3}2;thick:V4Y3|3}2;thie-:}5;thief:}5;thin:q3' +
  'G2R3]3}4;thin-:a1b2c3d1f2g1k2l1m1o1p2s1v2w1B3C1D2E2F1G1M1R4S4T2U1X3Y1Z1!3$1%3&5(2)5*2,1-1.2<1]2^3_3{3|1;thing:a3' +
  'b2c4f3k4l2m4n1o4p3r1w1x1z2B4D1E2F3M2O1P1Q2R2S5T2V3X4Y1Z2!4&7(4)5*2,2-2.3<1_2|2;thing for:m2r2z4B3D2F2R1!1&5)3.2=' +
  '3;thing i:a4d3p2z1C3G3N3V2&1)3-3}3;things:b2c1d2g3p1q1s2v4w3C1D2E1F2L3M3N1O2R4T5U3W4Y1#2$2)2*3-1.3@4[2]5^7_2{5|1' +
  ';think:b1h1l2v5C4H3J3R3$5<3[1{4}8;think of:G3[2}6;thinking:a4t4A3E2H1J3N3W4+3=4_2;thinks:z4D2G1Q4S2}8;thinners:G' +
  '6;thip-:*7;thir-:c2d2e2i1l5p3q1r1y1A3C6I2Q5#2*4-4=1?1@4]1^3_2;third:l5r2t1y1I3*5-4=3?2@5^4_3{1;thirteen:y1C9I2;t' +
  'hirty:c2d3e2i4l3p3q2u2G1Q7R1#4]2;this:a7b1f1j1l2p4r3t3w1z4A2D6G1J4M4N2O4P3S4T2U1Z1(4)4<1>3?1@5{1}3;this afternoo' +
  'n:a6u2w1>2}2;this chat:@6}3;this month:d4l6p1r5s2D1(3)8/2}4;this morning:u2M2[4_4{2|3;this week:a5b1m1r4t6u1E3G2' +
  'I2>2{4}2;this year:h1j4q2C2K1P2T3#4(3)3.3}3;thom-:a3b2z5&3(3;thoma:a3b2z5(3;thos-:a1b2c2h3l2m2n1o2r5t1w2x3z4B1D2' +
  'F1L4O1U1V1W1$3&3(1)3*1-3/3<1?4@1]3{1;those:a1b2c2h3l2m2n1o2r5t1w2x3z4B1D2F1L4O1U1V1W1$3&3(1)3*1-3/3<1?4@1]3{1;th' +
  'ou-:e1j6t2y3z2A2S1#4.1^6_1}3;thought:e2t2z2A3S1#4-2.2^4_1}3;thousand:j6y3#1^4;thre-:a2e1g1h1l4m1n2r2s1y2A2C4G2H3' +
  'M1P2Z1!2#1%6&4(2)1*5-2_2;three:a1e1g1h1l4m1n2o1p2r3s1A2C5G1M1P3Q1T1Z1%6&4(2)1-2@1;three kids:b2f2g4i2j1l1n3s4B1C' +
  '4Q2_3;three months:j1o1p1q5w3C2F3P4&6}2;three of:f2j2l5m3q1C2Q4$4}1;three times:j4m2D3G2M4P2@3}2;three weeks:h4p' +
  '2x2y4z3G1P3V3)2{3}1;threw:a3D2_3}4;thro-:b2c2e2k1m3p2q3r3t2v6y3z1C4D1E1H2M4Q2U1W5!1*5+3/4<1;through:b3d1e3f1h1k2' +
  'm4p4q4r3t3v4C2D1E2H3M5Q1!2(1+3/4<2[1]1}2;through the:b4e3h1k3n2p2q3t4H2L2W3#1(4*1[2{2;throw:a2c4l3q1v1w3D3T2U2W6' +
  '*2.1/3}3;throwing:}5;thrown:v5y5z6A2B2F3G1Q2?2@3;throws:C5G4N2*6;thum-:b2z1J4M3(3*4_3}2;thumb:z3*4_3;thumbs:M4(3' +
  '}2;thun-:Y8+4;thup-:Y6Z3#1&4(3+2;thupelo:Y4Z3#1&5(3;thur-:a6b2c1d1e3g2h1j2m3r3t5u4v2w2C1E2F2G1N2Q2{3}1;thursday:' +
  'a6b2c1d1e3g2h1j2m3r3t5u4v2w2C1E2F2G1N2Q2{3}1;thus-:D5Z6<4;thusa:D5;thuso:Z6<4;thut-:D2!2$5)3;thuto:D2!2$5)3;thx:' +
  'E3}4;tick:o3r1,3}4;tick-:i3k2m8n1K7Z1)2}1;ticket:i4k2m5n2K7Z1;tickets:m5K2)3}4;tie:o9w1x2C4L2V4*2}3;tied:o11s3w2' +
  'x7*3;tien:m6Q1$2;tien-:a1f3A4B5C3W2;tieners:a1f3B6W2%1;tier:}5;ties:o6V4*2;tigh-:j1k1l1p3q4t2w6K2*4<1]4_3;tight:' +
  'j1k1l1p4q4t2w4K2*4<2_3;tights:w5]4;tik:M2@5;tikt-:U2?7}2;tiktok:U2?7}2;till:c3d6e4f2g7i5m1n1o3q4u2y1A1G2K2L2P3S4' +
  'W2Z1(4>2[1^3{3}2;till #:b2c2d6e4f3g4>2;till the:a4d1m2p2q1r2t2C2K3P1Z4(5)1^3;till what:d1g3i6A3G4;till when:g7h4' +
  'i8p4s3(1{2}2;time:a8b4c4d5e7f1g9i9l1m5o6p1q5r2t1u4v4y1B1C1E1N2P4Q3!1$1%1)1,1=2^2;time do:a1d2f3g3h1i5o2v3E3Z4;ti' +
  'me does:a3d2f4g1i2z4}5;time for:a5d4f2i2m1p4q1r2u3E3Q5R6(2)5]3;time i:c6d2m3o6u4z5H3K3)3>3;time is:a4b2c3d1e2f1g' +
  '1C3E1G3U3{2}5;time must:a4i4P3}2;time to:d3g4i4C2K3P3Q2U2/1=2}2;time what:a4c3g6v3D3%3;time-:a4b11c1d3e2f1g5h4j2' +
  'm1q1v3y1z4B1D1G1L1$1&1(1>5@1}2;timer:e4v3z7A3=3;timers:v3z1K4&4;times:a5b5c1f2g6h4j3m2o1q2r1s2y2B2D1G3L2O1P1$1(2' +
  '>5@2[2^1}2;times a:a4j4m2q4B3P3$1(4;timetable:b11c3h2$2>1?1}3;timi-:z3D6>2;timid:z3D7;tiny:b3A2B6C2Q3R1%3]4;tip:' +
  '}6;tips:n3v3L4}5;tire:C3G4;tire-:c2i1z4B2E3G1U3#3.3}2;tired:c2i1z4B2E3G1U3#3.3}2;tirs-:X4;tirsia:X4;titl-:O4W3|6' +
  ';title:W3|5;titles:O4|3;tjhe-:k4_4}2;tjhelete:k4}3;tla:e4j1l2m1r1u2w6y3z3C4E2I4K3P2#4%1+4{1}2;tlam-:o3y3I3,3;tla' +
  'meha:o3y3I3,3;tle:r2t2w5;tlel-:a4i4m2r5s4t2v3w2Q2?3;tlelase:a4i4m2r4s4t3;tlelaseng:r2v4w2Q2?3;tlho-:l3R6Y2+4;tlo' +
  'g-:p4y1>3}1;to:k2p2t2u2E1J1L1M3P2U2W1Z1&1/1[2^3;to #:a3c3d3e8i2q1r5z1F1#4%2>4{5;to a:j1k1m1u1v2y1D3H2K4L3M4O2Q2R' +
  '1V2Y6!1#2)3-5.4>1^5|4;to ask:g6q2z2E3F3J3M4O3P4(2>2;to attend:m5u3Y3)5+2;to be:a2c5d1f2m1n1o2s1v2x2z4A4B4D3E3F1H' +
  '1J3P3Q1R2S5U4W2Y1Z3!6%3)3+2=3?3@3{4;to become:j3k1t5!2&2}2;to book:j4m3t2E4P4$1(4)3.3@1[4;to boxing:b4j3r1u1y2z2' +
  'B2C5F2G3K1N2Q2W4#2%1-1.3=3>3}1;to bring:d2f2g5h3m1t4v4w2C2D1H3L4Q3)2+1_3;to buy:g4n4w5P2[6]6|3}1;to cancel:p3q4u' +
  '3{4;to cape:o4p3J3-2^5;to carry:j4o3q2H2K1L2U4W3Y2/2^3}4;to change:u3H4I3L7P3_2}1;to class:n1w3G2I4+1<4^4|6}5;to' +
  ' coach:p3=5}4;to come:a4c2d1f3g4k3l5m2p4q2r1s3t6u2x3y1z5C1E4F1H5I3J1K1Q1#3$2)3,3/2;to defend:j3z1A4B1C1F2G2H2R3S' +
  '3U5&1*3}1;to do:a2c1f2i3j2m3n2r1z3A1B3C3D1G4L3P2R4T4U1V5W2X3Z7!1#4&4(4)2*5+3.2/4=1[2;to drive:f2q3r1I1J3K2/3>1}3' +
  ';to drop:g5E1I2K2W2}6;to durban:f1m2o2p2u2#3^3{3}2;to end:d4i3p8q1v2;to feel:s5v2D1F5R4U6W3#1;to fetch:g3i4E1H2J' +
  '3]3^2_3;to fight:y5z1B1C4D3F3O1P3R2T3U6V3X4;to find:j3t3u2C2I4K5M2T3X3#4]3;to friday:b2f7g2r2u5=3;to get:d1k8m1p' +
  '2t4y2z2B6H1I1K3L4R5S2U3W6Y3$2&1)4-2>3@2[3]3^1;to give:n4p5s4t6#2,1-7@5_1;to go:a3k1m2r2x1y5D5J6L3P5U3!6#3+2/1@3[' +
  '3}3;to handle:D6O4R4U3X3Y3#2*3+3;to have:a3b1g4t3w5z2D3E1O1Z3$5)1,3.3<2?3@1]2^2;to help:v2G3L3Q4U3Z7=2;to her:w3' +
  'B3C2D4-2^1|3}1;to his:B4P3$4,2<3^4}2;to hit:a3e1w3G4O3R5W6*1.4}2;to it:b1n3u3w2z6A3C2F6G2P3Q3S4Y2*5?2@1;to join:' +
  'a2f2j6k6l1m4n2o1s1t3w2z3C1E2G2I1R2X1(1)2+4,4=1;to keep:l3m3q3x3z1E3L3R2U2V2Z3!3*2]2;to know:a1b3f3g1h3i4j6k2n1o1' +
  's3v4y2z2A2B1F3G3H1I2J2K4L2N6P3Q4T1Z5&2*1,1<1?1@3{3;to learn:j1l1y3z2A2B1C3F5G2H4O2P2R2S3U4V5W2X2Y2Z2%5)3+2=1?3;t' +
  'o leave:p9q5s3x2K5M3O2;to leer:B4F3U4V2X5Y4Z3%3=4;to let:e3g4h2r4t3K3M2W1+3}3;to look:g3w3z3C2E4N5P2Q3U5!5?1[5]2' +
  ';to lose:q1z2E1G1R4U3W3}1;to make:f1k2q2r3t1u2z5A4D3J1Y5?2;to me:f1p1z2G1H4J4M3N3R4S4$2,1^7|3}2;to month:o8}2;to' +
  ' move:c3e3p3u3G6P1Q4V1W3Y1!3;to my:b1c2d3e1h2j2k2p3q1x4E1O2S3T2U4#1$1%2*3+2-2<5@2[3^7_1|4}4;to n:q4t3!3#5]4}3;to' +
  ' nie:m2o4p2u2x3y6F3?4[3;to our:b2u2N1#2$5%1.4?4^2}1;to park:K8;to pay:g4j1k5m2n7q5s8D2I1K2P2-3<1;to protect:l3y1' +
  'F3R3U4!2#3*3;to punch:a1d1v3y1B3W5#2.1]5;to put:b4d3k5n2q3w4B1F1J2K4W1)2,2-4]2;to read:N2,1@2|11;to sandton:a2c2' +
  'd5f2p3q3t3A3B1D2J4L3V1(1/3=2;to say:o2p4r4D6G3O4}2;to see:a3b5h3o1q1s5t2v2B1E5N4?6@2[3]2^1{1}1;to send:b2j1p2q1B' +
  '2M4)3+1,3=3^3_4;to shoot:Y6+5?5;to show:g4v1I2J2O1P8Y1+3.2}2;to sign:k2n3o5s3v2A4B3C4R2S1,6[4^7;to sit:i4B1D2E6G' +
  '3H2K2L1;to someone:g1v4C2M2-4@3{3|2;to spar:e3y8;to stand:z2B3D5E2K6L2Q3U3;to start:a1c1h1j3o3q1r3s3t5w4z2A4C3D2' +
  'G4U3W2!2$2/3;to stay:i3o6q3E3G2*4.2}1;to stop:o2p6q3v3D2K3Z2*1/3}3;to take:d1j1m3r3w3x3y3E5I3P2R1U3W1&3*4+2?1;to' +
  ' talk:g3H4M2*6}4;to teach:D2O7$3)3=10;to test:s2t4u1y6G3P1/4;to the:h1i2q2r1u2v4w1x4y4z1A2E1F1H6K3L2M4V2#1&3)3*4' +
  '.1/2<2>3^1|2}1;to train:a1c2d4e3h3j5l1m1p1w2B1C1F5G4L1N2Q1V3W2X3#3$2%6+3,1/5<3;to try:a4g1h2o4s3t8u2v2z3A3B2C2V5' +
  ',3_3;to us:h2D4Z2#4$4@3}2;to use:e2r3w1A2B2L3W3X6Y5Z4*4-1?1@3;to wait:g2i4l4E6G2P3(3;to walk:x3z6D3U3!5}3;to wat' +
  'ch:E4H4L3Q6/4;to wear:w6x3C2]4_1;to what:g3r2A6J3K3M3$3}1;to whom:p2v4M2,1=4;to work:h2p1r2z1G3H1I2K3L3O4Q3U2!5$' +
  '2=6;to you:h1n5p3v2z4B3H1I11J1K1L2R2+3<4_3}3;to your:c2z1F1H4I7K2N4Q2Z3#2-1/2_3}2;toda-:a10g7m3q2r4t4u5v2A1E1S1(' +
  '2-2>4]3^4{4}4;today:a8g7m3q2r2t4u5v2A1E1S1(2-2>4]3^4{4}4;todays:a6r3;todd-:c1e2g2i1u2A7B6C3H1O4}1;toddler:c2e1g3' +
  'i2A5B3C4H2}4;toddlers:e2u2A6B5O4;toeg-:x4H5?6[4;toen-:x6;toer-:w4^3}3;toerusting:w4^3;toes:x4z6G3H3;toes-:E5L3?1' +
  '@3;toet-:s4t5u3P5;toets:s2t3P3}2;toge-:a3b1d1f2j2k1l3n1t4v1B2C2G1H2L1Q4R4#1%6(2)1-2/2|3}2;together:a3b1d1f2j2k1l' +
  '3n1t4v1B2C2G1H2L1Q4R4#1%6(2)1-2/2|3}2;toil-:D2H8L8>3}2;toilet:D2H7L7}2;toilets:H3L5>3}1;told:a4f1g1n1o2q2w1x1A2C' +
  '1G1I1J1K1L2P1S1U1X2!2#1(3+1,1/1<1@2^1_1{1}1;told me:a1c1e1f1g2h1j1m1n1o3p2q2r1w2x1y1z3A2B1C2E1I1J1K2L2N2O1P3Q2S2' +
  'U2V1W1X2!2#1$1(2*1+1,1/1<2=2>1?1]1^2_1{1|1;tomo-:a8c2g4h3r1t3u5v5x1E2K1M4,2-1]2{1}3;tomorrow:a8c2g4h3r1t3u5v5x1E' +
  '2K1M4,2-1]2{1}3;tong-:x4;tongue:x4;toni-:a7d3g3m3n1r3t4u3v2w4E3M1N1-2>6^1_1|2}3;tonight:a7d3g3m3n1r3t4u3v2w4E3M1' +
  'N1-2>6^1_1|2}3;tons-:q1r4C2}1;tonsils:q1r4C2}2;too:c3h1i1k3l2m2p3r2s4x1y2z4A6B3C4D2E2F1J1K2M1O3Q2T1U2V2W2X2Z2&1(' +
  '3*3+1,2/3<3>4[1^1_5|2;too late:d4t2A6C1(7)3_4;too many:m4o4O4Q4R4Z1#1$5.3[4;too much:l2p2r3v3y4z2A3B5F4G4Q1$1}2;' +
  'too old:A11;too or:c4o3q3B3F1J2T4&3,1>3[3^4;too small:A2C4W4#3_7;took:a1j2k5w3z2D4W3*4?4{2}6;took my:*4{3}5;toot' +
  '-:u4y3A4,5}1;tooth:u4y3A4,5}1;top:b3i2j3k7r2w6A3F3O3Q2$1&1*3-3[2]2^2;top of:k3l2D1F4H1Q4R1$2&2*3;topi-:)4|4}4;to' +
  'pp-:A6[3;toppie:A6[3;torc-:*3>2]4_4;torch:*3]4_4;tore:q2G4_5}2;torn:q1D4G6R7_6;tot:a2d5g7i3o6q5u1A1P3Q3$7>1[4;to' +
  'ta-:b2j4w1z6G2Q2R3W2%4&3)2]2;total:b2j4w1z4Q2R2W3%4&3)2]4}1;totally:G3H1R5;touc-:e1j3v1x3y3z3F2G3M7O2Y4*3+2,3;to' +
  'uch:e2x3y3z4E1F2G3M7*4+3;touched:j4v3y1G4Y5;toug-:y2z6B4D8Q2S3}3;tough:z6B1D3Q3S3}1;toughen:y3D6;tougher:B4D3}2;' +
  'tour:q5r4v7D2#2}1;tour-:m4r1s1w1G5J2Z8$2%1+3,4?2]2}3;tourist:m5w2I2J3Y2$3+3,5?3;tourists:s3%3)2}5;tournament:r3}' +
  '9;tournaments:}9;tourniquet:Z8]3;tourniquets:Z7]3;towa-:D4-3<2}2;towards:D4<3}1;towe-:e3w5x2C2K2L5]2}1;towel:w7x' +
  '2}1;towels:L7]2}1;town:d3e2f1m6o1p2r1t1z1C2J3Q4U4V1#3)3*1/1^4_2|2;town-:l3F1Q3^6}2;township:l3Q3^2}2;trac-:a1w9P' +
  '4<3@2{5}2;track:a2P4@2{5;tracksuit:w8;trad-:e4h2x1y4O2S4X3=4}2;trade:e4h2y5O3=4}4;traditional:x2S4X3;traf-:c6d5f' +
  '4r5u2I4K3)1/2}3;traffic:c6d5f4r5u2I4K3/2}3;trai-:a2b1c3d3e4f4h3i3j1m2p1x3A1B3E2G2I2N5O4Q2T1U4V1W3X3Y3Z3!4#5$5%3)' +
  '1*1+1,2/2<1=3>2?1]1{3;trail:s5u5)3;trailer:K9;train:a2b2c5d3e4f5h2i3j1m4p1v1w2x2A3B5C3F4G4H2I6P1Q2V1W2!1#2$2%1*1' +
  ',3/2<1>3;train at:b1c5e1i2m1p3B1C1G3T2#1)1,3/2]3}6;train before:c8p4E2L3O2P1;train for:i3l3m3q1P7!6*4+2;train in' +
  ':b3i1m1w10x3H3J4O3Q2V1%1+3/1>3}3;train on:a3f4h6j4C2G2+3;train people:U5Y5Z5!3=3;train then:c4d3e6h1I4>1;train t' +
  'here:p3A3F6Q3T2@4}3;train together:y3B4C3F5R5$3%2}3;train with:d1f2j3v4x5y1A3C2F4H1O1Q7T3V3X4%1*2+3/3<1^1}4;trai' +
  'ned:d1e3f1r5v2y2z6A3J2O10P4U4V2X3#7&2|3}1;trained in:r4z4O4X2!4#2;trainer:N7O7Q6W1$8%6=7}2;trainers:x6D1N9O7,3=7' +
  ']3^2;training:a3b2c1d2e2f2g1h3i2j3p3w1x1y3z1B3D3E1F2G1L1T3U4V1W3X3Y5Z6!5#4$1%1)3*2+3,1-3/2<1=1>1?3]4{6;training ' +
  'at:a4c3d1e3f2i2W1!3#1$5+4<3;training for:d3e1h3q1r1y2B4F2P2U6W5Y3Z2!4#4$3%4)4*2-1/3=1;training in:d4h4q2B4O4U3X1' +
  'Z2!2>1;training is:h2r4v3w2y4B4T4!1>1?1}1;training on:a4c4f1h5q4N3T4Y1Z1>3?3;training with:d1t5z3D1E2F4U2W2Z1$2-' +
  '2/1<3}2;trains:b2i3j3l3m1n2o2t1C2E6I3K3N3Q4U4!1-1?1^3}3;tram-:q2G2.6}4;trampoline:q2G2.5}2;tran-:n6u1F2G2I7L2V1!' +
  '4#4&1-2>3{4}3;transfer:n9-3}2;transferred:o3p4V3;transit:!5#5{5;translate:}7;transport:u3I8#1}2;trap-:o4p2H8;tra' +
  'ppe:H8;trau-:d3O3Z9)1<2]1;trauma:d3O3Z9)1<2]1;trav-:f4m7q6r2I6Q2Y1!3#3&3)1/2^2{3}2;travel:f4m3q5r3I4Q2U1#5$1&3)1' +
  '/3^2}1;travelling:m5q4I3{3}2;trea-:q3z1C2F4G3P3W2Z8$3-6}2;treadmill:}8;treadmills:W3}5;treat:z2C2Z5-7}1;treated:' +
  'x1F6P4;treating:Z6;treatment:q4t3G6Z1$4;tree:x3-6^3;trei-:I5;trein:I5;trek:p5w4D2L6{3;tria-:a1i3j2m2o2s8t9u10v7w' +
  '5Q2V4,5-3?3@2;trial:a1i3j2m2o2s8t9u10v7w5Q2,6-3?3@2;trial class:i2s2t3v5w3;trial for:i2s2t5u1}3;trial is:j5m2s1w' +
  '2K5N4,3;trial on:i4j2m3t1u1,1}2;triangle:V3{4}1;triangles:V6;tric-:A3X4)3;trie-:s5t3z3D2F3M4*3[3}1;tried:p1s5t3D' +
  '3F3M4*3}2;tries:z4[5;trio:%8;trip:h4j1q1r4z4C3H2M4P2Q2$4&1|2;trip-:r1B6D3Z1/2>2?4|2;tripped:D2>1}3;trips:r2Z1/3>' +
  '2|2}3;trop-:U5}5;trophies:U5}2;trou-:n3w3x6D4H3S4!3*2]3}3;trouble:n3D5G1H4Q1S5!4*2;trousers:w5]4;truc-:c3f1m2z2K' +
  '6}1;truck:c3f2K4}1;trucks:m2z3K4#2;true:c3f1g2j1k3m1n1o1p1q1r2s6w1x1y1z2A1D1E1H1I1K2L2P2Q1R3S4V1W1X1Z2!2$1(2*2+1' +
  '/1<1=2>1?3^2;trus-:n4s3I1K3L3O6}3;trust:n2s3I1K3L3O5}4;try:o3s15t12u11v2z3A2E1M1P2V5Y1,1]4{2;try it:o4s3t4z3E3;t' +
  'ry out:s7t5u8v1;tryi-:b4s7t2w2y4z3G3I4M1Q1;trying:b4s7t2w2y4z3G3I4M1Q1;tryo-:s8t6u9;tryout:s8t6u9;tsa:b4c4e3x1B3' +
  'L2T4)3-4.2/2<2?2@5]4|3;tsay-:i5n1?4;tsaya:i5n1?4;tse:o3q2r4w2x2A5C2G1T4V3&4_2;tse #:w3A1C3V4&4;tseb-:v4z4G2K3;ts' +
  'ebe:z4}1;tsen-:z4C3G3H4(2[3;tsena:C3H4(3[3;tshe-:k4@3}2;tshi-:w5]4^5_3{3;tshirt:w5]3^5_3{3;tshw-:o5w5y3D3*5,3.2;' +
  'tshwanetse:o5w3y3,3;tswa:d3p3y4I6S2*2,5;tswa-:g6h4F2-2.5;tswalo:-2.5;tswe-:p4G5>2;tuck:D4}6;tues-:a5b1c2d3e4g4h3' +
  'j1r3t4u4K1N1Q1=1_2{4}1;tuesday:a5b1c2d3e4g4h3j1r3t4u4K1N1Q1=1_2{4}1;tuit-:j3$6;tuition:j3$6;tumm-:G4}4;tummy:G4}' +
  '4;tunn-:G4;tunnel:G4;turn:l3r3A8F3J7K2Q6Z3*2.3;turn-:l1p2A5C6F1H2O1Q5Y3&2-5.7}2;turned:b2l2p2r2z2A4C4O2Y4&2;turn' +
  'ed #:b3l3A3C2Y4;turning:p2A4C3P2&2-1.5;turning #:A2C4-1.2;turns:A2C3F2-5.6;turns #:A2-5.4}4;turt-:C2}3;turtle:C2' +
  '}3;tuss-:e6h3z4F1R4$5}1;tussen:e6h3z4F1R4$5}1;tuto-:$6/4;tutor:i1$6;tv:d3z1B3C2N3W4X3/4?2}6;twaa-:e6C4&5(2.3;twa' +
  'alf:C4&5(2.3;twee:a1i4j2k1l4m1o2q2r4t4z3B3K1X3$4%3&2*2_4{1;twee-:f1l4B8C5;tweedehandse:}8;tweeling:l4C6;twel-:e9' +
  'o3r2s2z1B1C7E2F2P1&6(3-2.3]2^1;twelve:e9o3r2s2z1C7E2F2P1&6(3-2.4]2^1;twelve week:&2(2}4;twelve weeks:k2p2s3&5(4-' +
  '3}4;twen-:z2A6F3K2Q5U3W1#1)1.3=2;twenties:z4A4W2;twenty:A3F3K3O1Q5U3#1)1.3=2}1;twic-:e2g1j1k1m4r2y1z2D2F3G2I2K4P' +
  '2U2$4&2*3@2[3_1}2;twice:e2g1j1k1m4r2y1z2D2F3G2I2K4P2U2$4&2*3@2[3_1}2;twice a:e4j4m1z3A2B2I3P4U3$5;twin:l4B5C4%4;' +
  'twin-:b1d1f3l4r3t1w1B4C5E1G1P1Q2%1,1.2;twins:b1d1f3l4r3t1w1B4C5E1G1P1Q2%1,1.2;twis-:u3G4;twisted:u3G3}1;two:e5f1' +
  'i2j4k2l6m2o2p2r4s2t3u2z2A1C4D2G1R4X2$4%5&3*5-2>2^1_3{3;two hours:a2i6K5Z2%1.5>4|1;two kids:j2k3l3r3s3v2I1L3O3$4>' +
  '2[1{1;two months:a3o4p2q5G2(2}2;two of:b4j1l2p4s2t3D3G1R1$5&3*3^3_1;two weeks:a1b1h1m7r6u4C1G3)1_1{5}1;two years' +
  ':l2o4s3B2G2P1T3U2V2X2Y3+1@3;tyde-:e4,2>2?5}1;tydens:e4,2>2?5}1;tyme-:b5c2g4n4;type:m3w2z2A2D2G4H3I2J5T2U2W4$4*4-' +
  '3@5[2;type-:e3u2z3C4M1T5=4{2}3;typed:u2C4M1{2}5;types:e3z4T5=4;typi-:b4g2i1p1M3Q4$4}1;typical:b1i1p1Q4}4;typing:' +
  'b4g2M3$5;tyre:u2}4;tyso-:W6}3;tyson:W6}3;u#:B3E3.2;ubab-:A3H1}2;ubaba:A3H1}2;uban-:C2N5*5,4@2}2;ubani:C2N5,4@3}3' +
  ';uber:a3c2d1e2i4u3F1G3I11J2K2U2^1}3;ubul-:j4p5q4<1}1;ubulungu:j4p5q4<1}1;udad-:F4-4}1;ufc:z3B1R2T1V8}9;ufun-:j2B' +
  '3F3O4R2U2Y2%4=2;ufuna:j2B3F3R2U2Y2%4=2;uges-:>7;ugesi:>7;ugly:D5}3;uham-:H3I3>4;uhambile:>4;uit:d2j5o2p7r3t1w1x6' +
  'z2G3I1)3*3/2>2[1;uitg-:D4>4@4}2;uith-:j2p4x4;uithaal:j2p4x4;uits-:p5u5}1;uj:l5F4I4&4}3;uk:h1n6p2q6z2V3X3&1/2>3^5' +
  '|2;ukho-:A4F3M3O3=2;ukhona:A4F3M3O3=2;ukub-:b1p3t7y1A1E5R3V3W5!5(2,2_6;ukuba:i1j2p4A2R3W3!6,2-1;ukubhukha:t6;uku' +
  'bona:b2E5;ukud-:C2Y7+3}3;ukudubula:Y8+4;ukuf-:q6u3P3$4%2^3;ukufundiswa:$4%2;ukuk-:p4u5M6!4*4}1;ukukhalaza:}6;uku' +
  'khansela:p6u5;ukul-:r4t2y2C2R2V2X5*2^2;ukulwa:y3C2R2V2X5*2}1;ukum-:p4z3G3Z4;ukun-:y2H5R3Z1}3;ukungena:y3H3;ukup-' +
  ':p4q5Y4*4-4/2@3;ukuphuma:p4*1/3@4;ukuq-:c3j1p3s3t3v4z3A2G3U3V2Y3!4$3%1(3?4;ukuqala:s4v4z4A3U3V2(4;ukuqeqesha:c4j' +
  '3p1G4!1$3%1;ukuqeqeshwa:F2!4$3%1;ukus-:u4y6A3I3Y3Z3?3_6;ukushintsha:u4_4;ukuspara:y6;ukusuka:A3I4}2;ukut-:u3v3M4' +
  'S4-3]2_3|4;ukuthenga:]4|4}2;ukuthengela:-4;ukuy-:p6t2D2I2K3S4)1^3;ukuya:t3I2)1^3;ukuyeka:p7;ukuz-:b3c2j1m2p3r3s2' +
  'u4A1B3D4E3I3K2P4S2U6!2*5+2;ukuza:e2j3m3p2r4s2u5E1I3;ukuze:b4p2w1A3I2K3P4!4+2;ukuzikhusela:B3U3*4;ukuzimela:B3D4;' +
  'ukwe-:l5z2G2R3U1.4}2;ukwenza:z3G4U2.1;ulwa-:&2@4}1;ulwazi:&2@4}1;uma:c2d3k1l1m4o4p2q1r6s2u3v4w3x1y1E2I1K3L1M2N1Z' +
  '2%3&1(3*4,4.1>5?4;umam-:A2E4F2G1H3}2;umama:A2E4F2G1H3}2;umba-:>6_4;umbane:>6;umbr-:*6}2;umbrella:*6}2;umci-:)5.5' +
  ';umcimbi:)5.5;umfa-:C3D3W3,1.3=2;umfana:C3D3W3,1.3=2;umhl-:u3(4}5;umka-:E4F2I2R2Y2-4;umkami:E4F2I2R2Y2-4;umng-:U' +
  '3-4}1;umngani:U3-4}1;umni-:N5}3;umnt-:j2l3p2w3B2C3D1E3G2R4$4*3,1?3;umntanami:D2G4}2;umntu:l3$4*4}3;umntwana:j2p2' +
  'r1w4B2C3D2E4R4,1?4;umqe-:N5O5$5%1?4}2;umqeqeshi:N5O5$5%1?4}2;umse-:b3d3p3r3x4=7}1;umsebenzi:b3d4p3r3=8}1;umsh-:M' +
  '4W4,5<4;umth-:,4}4;umun-:g2A2M3Q3Y2Z4%1*1?2}1;umuntu:g2A2M3Q3Y2Z4%1*1?2}1;umye-:F1-3}4;umyeni:F1-3}4;umza-:E3,4}' +
  '1;umzali:E3,4;umzu-:B1C5G4H2;umzukulu:B3C5H2;una:f4i2A3C2G2Q3$2,1.2?3;una #:f4i2A3C2G2Q3$2,1.2?3;unam-:A3}5;uncl' +
  '-:n2o2C2H1R2S1X1Z4%1*3;uncle:n2o2C2H1R2S1X1Z4%1*3;unco-:z5F5}2;unde-:l1n1o2p1s2A3B2C2E1G2K7N4O2S2T1V1Y1$1*2+3,1-' +
  '3.1<2?1@3[2_2{1;under:l2n2o3p2s3A4B2C2E1G1J2K2N5P1V2Y2$2+4,2-4.1<2@4[2^1_2{2;undercover:K5?4;underground:G3K6}2;' +
  'understand:F1M3O3S5T2}6;une:C2G2K5O3;unem-:l5A3C6=5;uneminyaka:A3C6;unemployed:l5=6;unes-:C2G5O5;unfa-:}6;unfi-:' +
  'v2z8J4R1Y2!4+3{3}1;unfit:v2z8J4R1Y2!4+3{3}1;unga-:b4l2A3<4?2;unge-:>5;ungekho:>5;ungi-:b3J3M4}2;unif-:d1l1w9L4]6' +
  '{4}2;uniform:d1l1w9L5]6{3}1;uniforms:{3}4;unis-:f3q2L4]4}1;unisa:f3q2}4;unisex:L4]4;univ-:l2m1H4M4W3#5)2}3;unive' +
  'rsity:l2m1M4W3#5)2}3;unli-:f2j8o2s2+7}2;unlicensed:+7;unlimited:f2j8o2}4;unlo-:g6Y2}3;unop-:_6;unopened:_6;unpa-' +
  ':}5;unpaid:}4;unsu-:p6s3@6;unsubscribe:p6@6;unti-:a1c1d4e3g5i3o2p2q5v1y1z2A2E3P2S4Z1*2,2^2}1;until:a1c1d4e3g5i3o' +
  '2p2q5v1y1z2A2E3P2S4Z1*2,2^2}1;unus-:p3r6_2;unused:p3r6_2;unya-:l2o4B4C5D3.3;unyaka:l2o5C3}2;unyana:B4C4D3.3;up:a' +
  '3b1c2g3h1i3j2k6m2p2r5t7u1x3y2z3A1C1D2F2G2H3K1L3P2Q3S1U1V1Z1&1)3-1>1?1@2]1^1{1;up a:b4h3k2D2M1P3-5<3?4]2}4;up and' +
  ':h3j4n4s4v2w2J3L2P2S1W3#2>4]2;up at:c4g2u4y3z3K3L3$2]3^3}1;up for:b3g2h2m2n1o4p3q2r4t1v1z1B4D3F2H2M3S4U3&5@1[2;u' +
  'p in:g4i2j2u3P5Q1&4)2>3^3}3;up my:a3e1g3i2k1m1p5C4D2K4L1R5#2@3^1}3;up on:b2g2r5x1D4G2Q3)4?4;up the:g4l3n3u1z1M3Q' +
  '3%3,4.3/4]3}1;up to:b4i3v1A6E1F1H8N3P3!2%3=3}2;up with:c4p3u1y1z4A3F4M3S4W3$1%4)1@1{2;upco-:a5(5)4;upcoming:a5(5' +
  ')4;upda-:b4u2Z1{8}5;update:b4u2Z1{8}5;upfr-:k5l5n3$3&3-2;upfront:k5l5n3$3&3-2;upgr-:}8;upgrade:}8;upin-:q2/3^5;u' +
  'pington:q2/3^5;upon:l3x3Z4?1;uppe-:z1A5H2R1W5}3;upper:z3A6H3R2;ups:a2d1j2l1r5v2A3B1P4Q2T1U1Y3>2}1;upsk-:!4#3;ups' +
  'kill:!3#3;upst-:l3H7K2}2;upstairs:l3H7K2}2;uqeq-:O4Y5!4#3;urge-:u1M5;us:h2k1l6q3s1t5u2v4w3z1A1E1F6J2K1M4Q3T1Y2Z4' +
  '#3$2%8,2.1>1?1@4;use:m3n1p1r8w7y2D1H3J3L3M1S5W3X3Y5Z4*3+4-4<3=3?1@1[3^3_1|3}1;use a:r3x2H5J2X5Y2Z3$1}1;use it:p4' +
  'r4u1w1D3F1S3V2Y3Z3*3-6@3}3;use my:n4r1w3L1W4+4?3[3}3;use the:g4r4s2K2L4M3-3}3;used:b5c2d1e3j1m3n2r2s3z3G1O5R2W1X' +
  '4%1*2+1-3<2=4?4[2^2_4}2;used to:b1c3d2e4j3z4D3G2O5R3V3W2X3%2+3=5[1;usef-:z4A2B2R6U3*2-1;useful:z4A2B2R6U3*2-1;us' +
  'el-:c1d2o1D1R4U2Z3!4<2}4;useless:c1d2o1D1R4U2Z3!4<2}3;user:H5M1[6;user-:H3[6}1;username:[7}1;users:H4;uses:m2D2G' +
  '3H4I2S3U3]4}1;usha-:}5;ushadile:}5;usin-:q2r2*4[3;using:q2r2*4[3;usua-:a2d3h3l3q3r2w3z3E1G2P2Q5R2#3]2^3;usual:a3' +
  'd3h4q4r2E2]2}1;usually:d1l3w3z3G3P2Q5R2#3^3;usuk-:a2m3n2r4u5I1#3(5-1.3;usuku:a2m3n2r4u5#3(5-1.3;utha-:B4W3?3}2;u' +
  'thi:q3G4}1;uur:a2c4d3e6i6K2$5;vaca-:=10;vacancies:=6;vacancy:=6;vacc-:}9;vaka-:h8=5}2;vakansiedae:h5;val:h5r4C5*' +
  '4}1;vale-:-4;valentines:-4;vali-:j4l4s2K6Z3-2=1}3;valid:j4l5s3Z4+1-2=1}5;validate:K7;vall-:I1J1U2X2*4;valley:I1J' +
  '1U2X2}2;valu-:D3L6&3|3}2;valuables:L6;value:&3-1|3}2;vana-:p2A2I2;vanaf:p2A2I2;vars-:b2c2d1f3j1l4m2o2z1B1C1F3I3J' +
  '3U2V2%2)3|3}1;varsity:b2c2d1f3j1l4m2o2z1B1C1F3I3J3U2V2%2)3|3}1;vas:o6}2;vat:a3h3i1n3q6u1z1A7B3C1D1G3I4L1P1R4S3?2' +
  '^3}2;vat number:}9;vaya:I8;veel:B3}4;veg:y5D2X3*3;vega-:]3}4;vegan:]3}2;vehi-:K9Y3;vehicle:K5Y3;vehicles:K6;veil' +
  '-:y3G5K7R3)3@5|3;veilig:y3G5K5R3@5;velc-:_4}1;velcro:_4}1;vend-:r4M2#1}3;vendor:M2#1}3;venu-:b3H4J6#3.5}2;venue:' +
  'b3H4J6#3.5;venum:}5;vera-:d3u5,4[5}3;verander:u5[5}5;verb-:i5o2D3G1I2*3}1;verbal:D3G2*3}3;verd-:j1B4F3H4P3Q2R3S4' +
  'U3*4}3;verdedig:B4F3P4R3U3;verdediging:*5;verduidelik:S5}2;verg-:R4[5}1;vergeet:[5}2;verh-:Q4.2}3;verj-:-4.11;ve' +
  'rjaarsdag:-5.5}1;verk-:d2h3u2J3_5}2;verkeerd:_2}5;verkeerde:u3J3_4}2;verl-:b2p1r3v4z2F2G4N2R4{4}3;verlede:b2F3G5' +
  'N3{4}2;verloor:p2r5z3R4}1;verp-:f3o4w2y4E2;verpligtend:w2y4;verr-:x4;verruca:x4;vers-:b1k3y2B2R4S1T1Y2*1,1^6|5}1' +
  ';version:b2y3B3Y3|7;verskil:R2S2}4;vert-:n4G7H1N4T4#1&4;vertel:N4T4&4}2;vertigo:G8H2;verv-:a3G4I5+3}2;verval:+4}' +
  '1;verw-:q2v6@3;verwag:q2v6;very:j2s2v8z4A4C2D3F2G2Q5S2}1;vest:w5]7;vet:T3}4;vett-:O7;vetted:O7;vi:l4t3w5F2W3#4+3' +
  '.3_3;via:#1/8<4;vibe:v4E4H2S2V2;vict-:D6;victim:D6;vide-:z2N4Y1$1/11?9|4;video:N5Q2Y2$2/7?9}3;video of:D2N3?3}3;' +
  'videos:y1z4/8?4[3|5;vier:j4r1C3%6;view:b3A1E10K1R4[2;view-:d2E7;viewing:E7;vill-:z1A3C3#2|3;village:z1A3C3#2|3;v' +
  'iol-:y4B2S7#2@3|2;violence:y1S4@3|2}2;violent:z1B3R1S5#2;vip:O3!11$4;vip protection:O4!3;vips:!5;vir:b4c3d2f4j3k' +
  '1l2m1o2q4t3w2B3D1E2F1H2K3L3P3R4U1Z3#4$4%2&2)4+4,3-2.4=1]1|1;vir #:b3j3o2q3t3#4%5.3;vir die:a5f2l2s2t3w2B2J2K3L3N' +
  '2Q3Y1#5(2+3/1_3}2;vir kids:j2k4s1B2D1L4P1-2]3}2;vir my:a3b5f3j3n3t3v4z3C1D3G1J3L2R3S3W1$5&2(2,3-4.1]3|1}1;vir n:' +
  'a1f1j4o3q5u1v1y3z1B3E2H3K1R4Y3!1%1)1+1,3-1.4=4]2;vir women:F5)5*4|3;virg-:g2j3k3n2o3q1s2v3z2F2J2L2Q1W2<3}2;virgi' +
  'n:g2j3k3n2o3q1s2v3z2F2J2L2Q1W2<3}2;virgin active:b1c1e2g3j2n2o2q1s3z3F2J2L3Q2W2,1}2;virt-:n3/10;virtual:n3/9;vis' +
  'a:n7o3p2+1}6;visa-:o1p3}4;visas:o1p3}4;visi-:a2f1g2h1m9s2t1v3w4B1C1E5H3K5L2V2#4$3)3,4;visit:g2m3s3t3v4B2H1J3#5<1' +
  ';visiting:a1f4h1m5w4z1B2C3E1I1V4!2)3+1,1;visiting from:a2m6o1z2C2E3F3I3V2)1+2;visitor:a4f1g3m6E1K4+1>1;visitors:' +
  'm1w3E6H3K4L3,3}1;visits:h2m5E1$4)2,3<1}2;vita-:l5x1<10=2}1;vitality:l5x1<10;vitamins:}7;vlog:?9;voel:c2s4t1F2R2}' +
  '4;voet-:x4}4;voic-:M6?2;voice:M6?2}1;vol:G3Q7}2;volu-:l2#4=7}7;volunteer:!3=8}4;volunteers:l3#5}1;voor:a1c8g1r2s' +
  '3z2D2E2F1G1K4L2N2P3)3+2,4^3{3}1;voor i:s4z3E4L4P3+3,2;voor-:j3k2l5u3v4y2C3+3,4>2;vooraf:k3,4;vooruit:l6;vorm:,6@' +
  '5;vote:}6;vouc-:g1l4O1T1-14}3;voucher:g1l4s1T2-8}5;voucher for:g3-2}3;vouchers:-13;vra:j4k3v3P3$6%2&3.2?1[4|1}1;' +
  'vra you:j4k4$5%2&3.2?1|2;vrie-:b4q7F3N3%4-2;vriend:N3-2}3;vriende:%4;vries:q7;vroe-:c8u2v4K2;vroeg:c5v4K3}1;vroe' +
  'goggend:c6;vrou-:F8O4R4#2;vryw-:,9=5;vrywaring:,7;vrywaringsvorm:,5;vs:R5S3*6>2}5;vuur-:Y9*2+7;vuurwapen:Y6*3+3}' +
  '1;vyf:l3C7G2%4&1;wa:i1l3s2w3A2B1C2D1H2J2K3N4P2R3!3$2%2-3.4<2?1{3;wa ka:a2i2s3w1B2C2D2E2G2J3P3$3-4?2;waar-:a3E4R4' +
  '_5{3|2;wag:a1i3j3p4q4E8K1+1{4;wagt-:Y3!3#4;wagte:Y3!3#4;wagw-:[5}2;wagwoord:[5}2;wais-:x1H3P5]2;waist:x1H3P5]2;w' +
  'ait:a6g3i4l1q4w1C1D1E11G5K3P4(6+2.3}2;wait for:a3i3l3q1z3C1D2K3(7}3;wait-:c1e5g1i3n2t2E5H1K1Q3#4&3+2^3{6}3;waite' +
  'r:e5j2n3;waiting:t3E5H2Q3&3+2^3{6}4;waiting for:b2(2+4^4{6;waits:g3i3D2K3;waiv-:k5l2,13;waive:k2l3}2;waived:k5;w' +
  'aiver:,13;waka:B3C3-1;wake:c8;wake-:c7D3;wakh-:E3,2}3;wakhe:E3,3}1;walk:a2g4i1m5o1p2t6v6x5z1A3B1D3E1F3H4I8J1K4R4' +
  'U2!4#1;walk from:F2I2K6U2;walk in:g6m6t5v5x3z5E3R1;walk-:g1i1p3s3v3x1z3B1F2H6I7K1R4U3X3!1%3*1]1;walkable:I6;walk' +
  'ed:z3D1%1}2;walker:H8;walking:i2s3v3x2z4A2I4R4U3X3!1%3*2]2}1;walks:g2p4B3C1F3G2H2K3L2R2!1;wall:b3E5O4X4*7?1}4;wa' +
  'll-:a2h3j3n6p2s5B1L3W2+4@2;wallet:j3n6p2s5L3+4;walls:a2h4B2W2@3}2;wam:A2B3C4D7E2G5U2$2%5-2.2?3;wami:b3t4w2A4B2C2' +
  'D2E3F2U2W2$4%3-3.2<4}2;want:b1c1j2m3o1p5q1t5y2B4D2E1F1M3R3T2U3V4W4Y2Z2!3#3$5%5&1(1+1-2.2=5@1[1]1_3;want a:a3m2t1' +
  'u2B1D1F3G2I1M4S2U4$5%2&3)3.3_2|3;want go:c3p4t1B2M4R3U2V3!4$2}2;want her:B2C2D4&2?1@4}1;want him:B4D4Q3;want i:a' +
  '2d2h3j3m2p3y3X2#4-1.2;want it:i4o2q2y3K5)3_3{3|2}1;want learn:F3U3W3X3Y2Z2!1;want my:t1B7C2D5O4Y1#1$3?3@3^3_1}1;' +
  'want n:t2F2U3V5W2Z5#2%1&3=1]3}2;want something:k3D2R7T1Z4#4%1?4;want the:j4n4u2y2U2#2$3%4&3.4@2]2^3_2|2;want to:' +
  'a1b3c2e2f1g4h1j2l2n2o1p2q4t2y1A3B1C4E4F1K1R2U2V3W3X1Y3!3$1%2(2+2-4.1?1;want-:a1b1g3j1k1m2n1w1y2z1A1B2C2E1F2G1H2P' +
  '1R2T1U3V2W1Z1!1#5$3%3+1-3.2=4?3^1;wanted:g3j3k3p2r1s2w1A2J1P2$2-4=5{3}2;wanting:z5F2R2U3?3;wants:a1b1g2h1k1m2n1o' +
  '1w1y2A1B3C3E1F1G2H2R1T2U1V2W2Z2!2#5$3%3+1,1-2.3=1?1^2;wants a:m1F3#2$2)1.5[2^2}5;wants the:b4y2B3J4N3V2#2]4|2;wa' +
  'nts to:b1c1d1g4h3k2l1m1n3o3s1v2w2y2A3B2C2E2F1H4I1R1V1W2X2Y2Z1$2&1)1,2-2/1=2?3;wape-:*5+5;war:}6;ward:d2w2G2X1#4%' +
  '1*2;ware-:d2#2]3{4}2;warehouse:d2#2]3{4}2;warf-:G6;warfarin:G6;warm:i7v3z4L5>2?3]2}1;warm up:i8v3z5?3}2;warn-:p4' +
  'r3x3G1}3;warning:p4r3G2}4;warr-:f5B6_6;warranty:_6;warrior:f5;was:g2k1m1p3r6z5D1F1G6H3O6P3Q1R1S4T1U2V1&1)1*1=1?2' +
  '[1{4|2}6;was a:k6l4p4r3A2J3L1O3V4!1)2=5[2_3;was in:g4r3z4G2U3X3!1(4>4[5;was it:a3j1l4S3T4X1&6>4;was my:?4}5;was ' +
  'on:a1r5V3_3{2}4;was the:F3O3Q4)2|4}4;was there:Z2}10;wash:x3J2L14_6}5;wash-:L7]2_4;washed:L3_4}4;washing:L4]3}2;' +
  'wasn-:r6s3z4}4;wasnt:r6s3z4}4;wast-:p2r5s4}1;waste:r3s3}3;watc-:c1d1g1n3x6E11G1H3K3Q2T2U1V2W2Y1Z2/1<1@2]1|2;watc' +
  'h:c2g2n3v1x6E9G1H3L1Q2Y3Z3/3<2]2|2}3;watched:z4K3T4U4V1W2X2%1;watches:d3e2f3x3B2K3O2R2T1V3W3@4;watching:E7H1K2Q1' +
  'W2}2;wate-:m1s3t1w6x2z2C2L6$2>5]2}3;water:s4w6x2z2C2L6$2>5]2}2;water bottle:w2x2]4;wats:a4J3M2R2S6&4^1;wats-:a2g' +
  '2j3n3w1A2C3I2J4O3R2T4$3+3]1}2;watse:a2g2j3n3w1A2C3I2J4O3R2T4$3+3]1}2;way:c2g4j3n7p3q3r3t3v2y2C4G3H7I4M2S2Y1$3-2.' +
  '2/4_2{6;way to:g1j2m1n3p5q4r2t1u1y3G3I2M3$2-3.3/4;wayb-:{6;waybill:{6;ways:n7D2;waze:J8;we:h2i3k3l3o2p2q2r4s1t2u' +
  '5v4w1x3y1E3J2K2N2Q2Z3#4%4+1,3.5>3?2}2;we are:a1h2k4l4p4s1t4u1z2A2B3D2I1L2O1Z1#4%5,2^1{1|2;we be:j4o3z4C1H2P3Q2%5' +
  '>2;we book:t2E3F5#3%2.4;we both:a3d4j1k2l3s3u2v2F3$4+2;we bring:l3w1C1#2?4}4;we can:a5b1d2f2q3H2T4)5-1.1/2?1[1;w' +
  'e come:d2f3r2s1u3v5C4H1I1J5K6L1V2,2.2;we do:f1l1m3o2q2t1u5v6x1D1G2T4$3%2.2/2_1}1;we get:e5h1i3k2l1r4t1y1H2P2#1%1' +
  '&2(3*5-2>1]3;we go:f2h2i3p2q4r1v2F4K2>3;we have:b3c2e1h3q1u1w1A2J3P2Z4!4#4%2,3.6>2?2[4}3;we live:f3l2m3A2I3K3Y1Z' +
  '2)2/2^1;we need:t4w4K3M3N2P5!2-3.4;we pay:h3j1k2m1n2r3$1%5&3)3;we want:p1r2t2B2D4#7%2-1.4}1;we were:a1p3u4E1Q4(1' +
  ';weak:z7G8R2Z2;weap-:j2R3S5T1X8Y4&2*6+7;weapon:X3Y3*4+7}1;weapons:j2R3S5T1X7Y2&2*4+2;wear:w14x6y3F2G1L6Y1]2}3;we' +
  'ar a:v1w3x4G3L2]4;wear-:w2x3F2G2]6}2;wearing:]4}4;wears:w2x3F2G2]4;weat-:}8;weather:}8;web:b2l1n3-2/9?4[6]4;webb' +
  '-:b2}3;webblad:b2}3;webi-:/8;webs-:a1b4g3h1j3k1n3p2t3u1B2M2R1V1W3$1%1(1.1?3@3[5]2{1}2;website:a1b4g3h1j3k1n2p2t3' +
  'u1B3M2R1V1W3$1%1(1.1?3@3[5]2;websites:b1}5;webw-:[4|2}4;webwerf:[4|2}1;wedd-:i3o2q1r4x4y2L1R3W1$3(1-4.6[2}1;wedd' +
  'ing:i3o2q1r4x4y2L1R3W1$3(1-4.4[2}3;wedding ring:x4L4;wedn-:a6b2c3d2e2g2m1r4t3u5v2B1L1N3#2&2-1.2<1>2^2_2}1;wednes' +
  'day:a6b2c3d2e2g2m1r4t3u5v2B1L1N3#2&2-1.2<1>2^2_2}1;week:a4b11d1f8h3j5m4r9s2t3u5y2B1C2M1U1%1&5(6_2{3}1;week and:a' +
  '1b4e2f3m1r1w3A2C2F4P2Z1?1@2]1{4;week can:f2m1n3r2/4{4;week course:k2l4r1y4Q4/3[4}4;week do:b2h2j3m1r3u1L3&1;week' +
  ' is:b2f5h4j2m2r3u4M3&1;week of:b1h6w4&1(3.2}4;week one:y3&7(7}1;week so:f2m2r2s3u1C1[4;week thing:y2&4(5;week wh' +
  'at:j5t2B5I3R4$2%1;week-:a3b7c2d5e3f9g5h5m4q5r3u2y2F2G1Y1Z1$2&6(4)5-2.1=3{2;weekday:c4d4e5g4Q2;weekdays:c5d4e4f6g' +
  '2B2K3Y3;weekend:a4f11g4h6m1r2u3I1O1Z3)7.3=6^3}1;weeker:&4(4;weekly:b7m1n5y4F6Z1#1$4%3)1<3;weeknights:d5X4&1;week' +
  's:a2b4h3m5o1p2q8r3s2u2x2y3G4Q1$2&7(5-4/3{4|1}2;weeks ago:p3x2G4_3{3;weeks and:h3m2p4q2y3G3V3)2]2_1|3}1;weer:a3h4' +
  'i4q4u3P3(1)2-5]2}1;weer-:z4D3O6;wees:a3b3d3e2i1j2m4o4r2v2x1z5A4F4J4L2O3%2+2-1?3{2;weet:i2j2o3r4R5S1U3V4?3}1;weg:' +
  'q4r4(4*2,1{1}3;weig-:j1x2y3z4C1D3F1G3H1Q3R3T3W3^2}5;weigh:z2F3G4}1;weighs:z3C2H3^3;weight:x3y4z3D4Q3R4W4}2;weigh' +
  'ts:j4T3}6;weir-:n2$2}5;weird:n2$2}5;weke:m2q4r1G2P3&7(6_2{6;welc-:k1l2m1t4v4z4A3B3E3F5G3H4+1?2[1;welcome:k1l2m1t' +
  '4v2z4A3B3E3F4G3H5+1?2[1;well:a2d2f2h1k2l2m2o1s2v1x1B3D1H3J1P2R2S2T2U5V4X1Y1Z1$2*1-2.2/2>1]1{1}2;well-:t1G2#8<6;w' +
  'ellness:t1G2#8<6;wena:F3}4;went:a3g2y3z5H5K2N2U3Z2$1,4[1]1_3{4}4;went off:}9;wenu:O2)5}5;were:j3l3p4r1u2w1A1E1F1' +
  'I1O4Q1T1V3#6%5+2.2/4>3@1^1}3;were a:b2l1n3s1F3R2T3#1}1;werk:a3c4d8e2f2m3n2o2r1u1v3B2E1G1L4O4P3S3X1Y1=10?2^1_2|2;' +
  'werk-:h6#7)7=4;werkswinkel:#4)8;werkswinkels:)7;wesi-:F4N3O3=4}1;wesibhakela:$2=3}4;wesifazane:F4O4;west:J6}1;we' +
  't:z2L3}8;weth-:F4#1%2}2;wethu:F4#1%2}2;weve:p3w3B2G2V2Y2)3}2;what:a5b3d2g3j7l1m1p1r1v6w7A1B3C2I1J4N2O4P1R8S7T9$4' +
  '%3&4*2+1>1@2]1^1|3}2;what about:a2c5d4e2f6g2h5i3l4m2n2q4r4s4u2w1x2C5G4I3L2O2P3V2W3X3!4$1(3*2.3/2>5?3;what age:l4' +
  'y2A5B3F3Q4)4.5;what am:a3j6o4R3,4;what are:a2g4j4k3n5q3v2x3I2N4S4T5Y3%2&1+2?1@1^3_4|1;what can:a3c6e4f3m2q2v5w2B' +
  '4C4D6F4G3O3T9Z2#4-5/2_2;what cost:m4#7$2%2&3)3.4]2^1|4;what could:a6c1d3f2j2B5C2D1R4T5;what day:a5n2t3F4(4}2;wha' +
  't days:a7b6F4$4&2}1;what did:o3r1R4|5}5;what do:d3h1j6l3p4t2v3w4B3C5D3F1G1I3J1P1R4S3T5Y1Z1!3#1$4%4&4*2.1/1>1@3[2' +
  ']4^1|1}1;what does:b4j5k3m2q2v1w3B2K2P2R1S1Z3$5%4&4+1.3=1]6^4|2}3;what else:f1j2m2n4q4u4v3w2T4Y3+2@3;what happen' +
  'ed:z4C3F1K3L3{4}4;what happens:b3f3h3o4p3q3r4u1v4y1B1P3%1,3>2@4_1;what have:a4d5f3p4B2C7D3F3T2U2+3-2;what i:a1r5' +
  'u5v1F2G1Q3T2U1Y2-2/2?3@7]2_5{2}2;what if:l1p4q3r4v1y2z7C4G4H2K2O1P1Q4Y3$2%3*8,1?2_3;what is:a2b4c3d4f5g2j4k2m6p2' +
  'x1A3B4J2M5N2Q2R2S3T2V2X4!2$4%1&4.2[2^2_1{3|2}2;what it:j4E3G3S5$6^2;what must:j2k4p3t5w4x1J2K2P5R4S2*1+4,3=3|2}5' +
  ';what now:p3q2r6t5u5v5I3R1S4[3_6;what should:j3v2w3I4R7}4;what the:j1r3B4E1K2P5U6V4^2;what time:a7b2c3d2f3g8i8E1' +
  'K1P1(1{1}3;what to:v1w5B1D5G1O1R4U4V4Z8)2*3-3}1;what was:j1k3N4T4)5_3|4;what will:j4r2v4B4D2S5$2&5^2|6}1;what wo' +
  'uld:j7m4n1v6w2C5I3R6Y2#4$4%6&5*1.1/1]4}2;what you:a2c3f2l2o3A3B4C4G1T5U6V2W3X3Y3Z2!1*2@4;what-:a3b2c1d2f3g1j5m1p' +
  '3r1t1v3w1A1C1I1J2M7R4S5T4$2%2&3)2,2/2{2|2}2;whatever:j3l2r2w3F1O2T1$3)3}2;whats:a4b2c1d3g1j5k1m2o1r1s1v3A2B2C2I2' +
  'J2N2O1P1Q2R5S5T4$2%2&4)1[1]1{2|3}1;whats a:j2m2M2R3$5}4;whats in:e2j2o5s4T3#2&2,5]3|7;whats it:j5m5S4$2%5&2>2^1;' +
  'whats on:a1b7c5d8f2B3C2T5)6;whats that:j4k3m1S3!3$4%2&2|3;whats the:a2b1g5i2j2k3o2p2r1s3t2v5w2x1A2C2I4J4M2N1Q5$3' +
  '%5[4]1{1}2;whats there:c4d3e3f5B5C4F2T3;whats your:d3l4m3p1r4A3J3M4Q2T1$1&4?1_4}1;whatsapp:b2n3p4t4y1D6M10,3/5@4' +
  '{2}3;whatsapp group:D5M3)2@4}5;whee-:C2G2H11I4K5L2P1.1;wheel:z3H1}1;wheelchair:C3G2H7K1L2P1W1*1.2=1}2;wheelchair' +
  's:H7#2;wheels:H4I6K6;when:a12b7c4d2g9h4i8k2l1m1p3r2v1x1y2A1F2K2P8Q1Y3Z3!3$2(9)5*1,1/1>3^1{6;when a:v1B3E4F4Z2(1*' +
  '3}3;when are:a3b2g3h2A4P1$4(2]4;when can:a8g9p4t1A4C3G4P5(3;when could:a5d4g2v2P4(4;when do:a7b4g7h2i4n3y2A3G1P3' +
  ')2*2+3@2^2}5;when does:a2d2g3i2y2A1F3P1!3(2{5}8;when he:a4f2j3r4u1v2C1E2P2,4?5[3;when i:a1k4l4m6n1o4r6s1u1v8z3D1' +
  'G2H1K2N1P1+1,3<4?3@3^4}2;when im:d2e3f4m5n1q6r2v1x2E2G1L2M5U2V5Z2*1/4}2;when is:a7d2g5i2p4B1P6Q1Y6Z4(4)8}3;when ' +
  'it:d1n2p3r3G4K4Q3Z1$3*3^5_6;when its:c2d6l5Q7$3*2>3{1;when may:g2p3y2A4G5P2;when my:l2m4o4r5s1u1E5M3Q4Z4-5/2@3;w' +
  'hen she:c3k3s4v1x2y3F2O2P1,2.2?3_3;when someone:r5D4G4U4*4,2;when start:c1h4y2(1;when the:c8d3e7f5h5B2I3K5O4Q1$3' +
  '+3.5>8@3^3{1;when theres:f5g3y2>4;when they:f3h2A2D3K3M4V2*2^4_2;when we:c3k4q2v5x7G2X3%1*1;when will:P2(3)1]4^2' +
  '_3{6}5;when would:a8i4y2(6^3;when you:g1k7p1q3r6v1y4F2K5Q2R5>1?2[4;when-:a7g1i4m4o4p1P6(4)2{2;whenever:m5o5p2D1;' +
  'whens:a7g2i4P6(4)2{2;whens the:a3g2P3(2)1}4;wher-:b5i2n2o1t4v3x1A1C3E1F1I1J8K5L4M4O2P1Q1R2S3U1W1Y2$1)1,1-1=1?1@3' +
  '[5]3^1{5|2;where:b5i2n2o1t4v3x1A1C3E1F1I1J6K5L4M4O2P1Q1R3S3U1W1Y2$1)1,1-1=1?1@3[5]3^1{4|3}1;where are:F2J6?4@3{3' +
  '}2;where can:b2F3K2L4M4N4U3V2W2X3!1%1=6?3@2[3]3^2}6;where did:O2[3{2}4;where do:b3l1n4p1t1v2x2z2B1C3E3F1I4J1K1L4' +
  'M3R3W2&2)3,3-2[1]5|2}3;where does:b2z2C7K3L4S3U4@7|2}3;where i:e2t3y2G2J1M1U5W3X4Z2,2/2=4?3@1^4}3;where is:b2t6A' +
  '1H2J3L1P4Y1*4@1[5]3{3}2;where must:n2I6J3K2M5]3_3;where my:K2V2{8}1;where the:b5k3B4F1J3V3[2^3{2}4;where to:t2v5' +
  'I3M4=2[3;where would:b1z2C4I2J2K3L4R3}2;where you:w3A4H3J6K3W3&3;whereabouts:J6{3;whet-:a3c2h2j2k2o2s5y1A1G1H4J1' +
  'K1L3S2V2W3Y2!1<1>3?3@2[1]2{1;whether:a3c2h2j2k2o2s5y1A1G1H4J1K1L3S2V2W3Y2!1<1>3?3@2[1]2{1;whic-:a5b3c2d2e1f1g1j4' +
  'l1n2v4w1A4B1C3I4J5M4N4O1P1Q2R6T5%1&2(2*1.1/1[3]1^1|2}2;which:a5b3c2d2e1f1g1j4l1n2v4w1A4B1C3I4J5M4N4O1P1Q2R6T5%1&' +
  '2(2*1.1/1[3]1^1|2}2;which class:b3c3B2C8Q4R9W1*4;which classes:b3c1d3f1z3B4C2T5;which day:a7b5n5p4F5Q2(5;which d' +
  'ays:a5b2c6e6g3t4B2C1V2%5&4.5;which evening:a7b4d1Q4&4;which group:z4A4C7;which is:a2d4o1B2I3R6}2;which of:a1f4j3' +
  'B1C2N4R9T1,2}2;which one:b2d3j2n2I2N4R8X2)1}2;which style:b3G2R4T5;whil-:d1e3i3m3n2p1q5w2x4B2E4F1K5L4T3V2$2&2*1?' +
  '3{2}1;while:d1e3i3m3n2p1q5w2x4B2E4F1K5L4T3V2$2&2*1?3{2}1;while i:r2B5C2H2K3L5T4+2?5{4}5;while im:m1n3o3q3B3K5L4P' +
  '3V3;while my:e5f3i4n3E3K3?4;while the:d3e3f2h2E1F5%3&2}2;whit-:w5x3y1z4A2H1P3S2V4W3?2]4_2}1;white:w5x3y1z4A2H1P3' +
  'S2V4W3?2]4_2}1;who:c1l2p2v7z2C3D2F1M7N13O5Q3R1S6V2%1&1,5/1=3@7|1}4;who are:c4f3s2z2D2N9U3)3*2?4;who can:j2F2M10O' +
  '4W2Y3$3%2&2@4;who cant:j4l5z2B4C6H5)1/3|5;who do:n4p4q3t3u3v2E1M3N4Q4#5$3=6_1;who does:b2M2N5P1U3X4=1}2;who gets' +
  ':z2A3D5R3U2=3@5;who gives:N5O4$4;who has:o3u2v1y3z2F2G4L4O1R2Z3-4.1@4{2|1;who have:d1z1G3N2Q3&1)4.4|2}2;who is:e' +
  '3v2z2A1C2D2H2N6S2V1$1&5*1+3,4@2|3}2;who must:v3M4R3=2}2;who pays:o3p2,5_7}2;who takes:v3N3O4U4=3?2;who teaches:F' +
  '5N1O3X2Y2=1}2;who want:l3y3C2F2Q3T3Y2!2%2)3.1;who was:}7;who will:v4M4N5Q3)2;who won:}7;who would:j3o2N7O1}3;who' +
  'd:j3l3N8O2P4;whoe-:M3N1W2;whoever:M3N1W2;whol-:b4g3i4l4m2n1o1q2r1s2w1z1A1B1E2K1L1N4Q1T1#6$1&3-1}1;whole:a1b4f1g3' +
  'i4l5m2n1o1q2r1s2w1z2A1B2E3K2L1Q1T1#6$2&4-1;whole week:b5f2s3M2}2;wholesale:}8;wholl:N6}5;whom:p1t2v4D1M6N9O4!3=3' +
  ';whom do:p2t2v2M2N4$2,1=4;whos:j4m1z3A1C3M4N11R2Y1&4,5.3}2;whos the:N5}1;whos-:l2K3M3N8!4+3,5}1;whose:l2K3M3N8!4' +
  '+3,5}1;whov-:z2Y2%2=3;whove:z2Y2%2=3;why:s2D3G3M2O2S7?4@7{3}10;why did:}6;why do:j3S5@6}3;why is:s4M4{5}2;wick:R' +
  '3X3Y1}4;wide:c5H7K1]3;wido-:z3C1F4R2U3Y1;widow:z3F4R2Y1;wier-:I1J4U2}2;wierda:I1J4U2}2;wife:a3e1i3j4l4s1y1E2F5H2' +
  'L1O3Q1S2T3U2W1Y3$3%1&1(2)3*2+1-2<2=1[1]2^1|2}1;wife and:k3l1t2E2T1U3W1Y2$3%2&4(3[3{1}2;wife is:f2l5o4q1y2B2G3L3O' +
  '3Q2S1Y3<5=3?2;wife wants:a4b3l1z3E1F3U3W1Y2&4}1;wife-:m1n3p2q3H2V3X1Y2,1-2<2[2{3;wifes:m1n3p2q3H2V3X1Y2,1-2<2[2{' +
  '3;wifi:@3}14;wild:A1B2C5D2.3;will:g3h2i6o1r1v6w2x1y7z4D3F2G1H2I1K4N1P1Q4(2)1<5=1>4?1@2^2{3}4;will a:p3w1y5C3F2I4' +
  '$4(5,3<1;will be:m3o2q5v1z3C4F4I1K3N1O1Q1.2=4>1{1}4;will he:i1r1w3z1A2D4H3;will i:i4j2o1p1r3s2v2y4z4F1I2L1N5P3Q3' +
  'S4*5=2>1?5^3_2{1|1;will it:a3i4j2r1w4y4z3D1F3G4K3N2&1)4^4}1;will my:h2i3j3k3n4x3y3D1G2H3K9P3Q1+2<5>3?2@6{4;will ' +
  'that:e3n3v2w5x2y2z5K2$3;will the:g4h1i2n4r2x5z1A2B4F3G1H2P1Q5,2<4>2]5^2}1;will there:a2g2h2l2v2C4Q3&3(5)3>4}3;wi' +
  'll they:v3w3z4H4P4S2^3{4}1;will we:i1v2H2K2>2}3;will you:g1h2l5o3s4v1A1C3G2M2Q3$3(2*2,2?2@4]1^2_6{2}2;will-:p3J4' +
  '=4?2;william:J4}2;willing:=4}2;win:B4O2}8;wind-:c3e4z2D1E3K3R2&1*2/3]3^4_1{1}1;windhoek:/4^5_1;window:c4e4D2E3K4' +
  '&2*3_1{1}4;windows:R3}4;wing:y2R2T5;wink-:#2]5}1;winkel:#2]5}1;winn-:}7;wint-:b1d2h4l3q3w1x3B1K1L3%1(3)2>1]4{2;w' +
  'inter:b1d2h4l3q3w1x3B1K1L3%1(3)2>1]4{2;wipe-:@4[3;wiped:@4[3;wise:a1b3G3H1&3@3}2;wish:p2W3Z2}2;wit:n2G1P3}3;witb' +
  '-:f4m3;witbank:f4m3;with:b1c1j2v2x2y3F3G3H3K2M1O2Q3R1T1V2X4Y4#2$2%2&1*1+2-1.3/3<1?1@2]2;with #:l2z2C3K4Q4#3%4,4;' +
  'with a:d2o1p1u2y4B1E1F1G2H4I3K5L2N2O2Q1W2X1Y4!2$4&5*3-3.2/2?1_3;with all:a4b4f4h2z4B2F2.2@3|2;with an:k3C2G2H3I2' +
  'W2Y3$4&3*3-2.1_2}1;with die:i1p3A3D1I4L3O1Q3X3$2(1+1/1<4=4}1;with her:g1i1q2v4w2E5G3Q4U4-3.2<2;with him:v1w4E6G3' +
  'K3P4!1$1;with his:a2b1m1o1x2C1G3H2L4V3Y3%4*2/3?3;with it:a3j4n2o4t3A3B3D3G3S2U3X3Y1$1&1+5]3{4;with kids:a1j3o1y1' +
  'z2A2C2D2E3O8#4)4*1=3;with me:f4i1l2m2n1s3t1v1w8x3A1B3C5L2Y3&2+5/3?3_2}1;with men:y3F10M3;with my:a2c2f2h2n4q3t1u' +
  '1v2x2y2A1E3H2J2L2Q1Y3$2%4)1*4+1,3.1?2@3{5|2}3;with n:j1G3H1I4K2M5W1Y3#3$6%4-4^1;with no:q3z8B1D1F1K3R3S3U3)1+4>6' +
  '^3_2}1;with one:f2n2G4H4Q1R4V2$2%4*4+3]2_4;with only:w3F3G2$5%2+2;with other:B3F4I5Q3}2;with someone:v3y2G2M4O1Q' +
  '5V1$5)2*1;with sticks:F1K3T2X7.4;with that:e4i3n2o2r5t1x3B4D4G5H2M2R3!2.2?4@3[3}1;with the:b2c6d1e3i1j1l2o1q3r1s' +
  '3z3C7E1H1I1K4M1N4P2Q1V2X3!3*1+1,1-1/1<1=4>3?4@3]1;with them:f3v4x4z2#2?4_1{3}2;with two:a2l2m1r2z4H3I1J1X4Y1%3&2' +
  '*5>2;with us:h2v1w4B3C6}4;with you:d3e4f3j5k2m3n1o5p2s1t1w1A5B4D1F1H1N3P1T3U5V2W4X1Y2Z6)1+5,2-4.3/4<3=4@3]2_1;wi' +
  'th your:b3c3d3f4z2C1M4P3V2Y1<1=3]8;with-:i1j4m5o1p3q2s5t3w2x4y3z2A1E3F4G1H2I4P2S2U1V1W1$2%2+5-2/1>3^1_2|2;withdr' +
  'aw:p7u1;within:i2p3r1I4W2-4^3_2;without:i1j4m5o2q2s6t3w3x4y3z2A2E3F5G2H3I4P3S2U1V1$3%3*1+5/1>3_1|2;without a:m4o' +
  '2t4A3I6L3U2W1%2(1*2+2=1^2|1;without paying:q2s6;witn-:?2@3}5;witness:?2@3}5;wits:d4l7D2F3I4R1#3?1}2;wive-:F6%3}1' +
  ';wives:F6%3}1;wken-:f8;wkend:f6;woku-:,5.6=3}1;woma-:j2v1w1y2F8G1K1N5O4R4S2T1X3!3$1]3_2|3;woman:j2v1w1y2F8G1K1N5' +
  'O4R4S2T1X3!3$1]3_2|3;wome-:h4l1s1y2E1F9L3O3Q3R2T1V2W3X4Y3!3#4%2)2-1=1]2|2}1;women:h3l1s1y2E1F9L3O3Q3R2T1V2W3X4Y3' +
  '!3#4%2)2-1=1]2|2}1;women class:E3F6=3;women day:h6#4}4;women only:F3R3#4;won:a4O4-1}5;won the:}4;wond-:a3c1h3i4A' +
  '3B3D1J3O2P3R1S2X2*1<2>1@2|2;wonder:i4B3O3P3R2S3*2@3|2;wondered:a5l2X3;wondering:c2h3A3B1J3<3}2;wonders:A3D3>2;wo' +
  'nk-:b4h3l3o3T3}1;wonke:b4h3l3o3T3}1;wont:h3o1q1r3s1u4D6E4F2H1J2K4L2O1Q4V3$4,3[2_2}4;wont be:d3h2p2q3u5F1I2Q3}5;w' +
  'ood:Z2}7;wood-:c2I2#3]4}4;woodmead:c3I2#4;wool-:e3n3E3]4}4;woolies:e3n3E3]4}4;word:o2q2v3y5C3D6M2N2P1S3U1W1!5%3*' +
  '6-1.5/2=3>1?2@4^4{1;word-:S5$3*1|2;words:S5$3*1|2;wore:x3_5;work:c4d7e2f2h1j1m1n2q1r1u1v1H3I2J1L2M1N1O1P2S2V3W6X' +
  '2Y2Z2!3#5=10[1^2}1;work and:a2f1u1J2Q3R2U2W4!1#2&1[3;work as:m1y1L3O4V4.2=2;work at:c4d1e2l3n1I2L4P2Z2*5+3-3=4^2' +
  '}2;work for:d1l3m4n4v2w2z2D2F4H3J2P1S4&4.3=10?2^2;work from:c4f1z3E3H1L3X2=3>2;work in:c1d1f2q4w2x2y2I7J1M3P4Q1S' +
  '3X2!2(2=5>3?2^3;work is:c4d1j4m5o1q1r4u2K4R4U3V3$2?2;work on:f1h3q4x2D6E3S4)4[3;work with:f2n3o2r2D4F3G4H1L2N2O5' +
  'P1Q3#5$2%3<4}1;work-:c3d5e4f2g2h6j1n2v1F2N1O2R2S1V1W3#6)10,1/4<2=1>3[3_1{1;worked:j3F3O5X3=1;worker:a3d3e1f2j4k3' +
  'l5m4q1r3t2z3V2Z1$3,1-1=5^3;workers:e3h9l3n3#4}2;working:c1d3e1f5g4h1H2I4O1R2U3V2!3<4=1>5[3{3}2;workout:c3e4L3S4W' +
  '6<2|3}1;workouts:z5/6;works:c4d1f2h2j2l2q1u1v4w2E4G1K1N3R5Y3Z3!3$2*3,3>2?3[1_3}1;workshop:n3u1F4J3K1L1M1N1#3)13-' +
  '2.1/3}1;workshop for:N3#2)2.4/4;workshops:l3Q3)12;worl-:c4h3H4J3O4}2;world:c4h3H4J3O4}1;worn:y5P3_1;worr-:y3B3D3' +
  'F2G4K5L2M2O1P1Q3S3*1_1}2;worried:y3B4D4F3G3K4O2Q3S2_2;worries:C1G1K1L3M4P2S2}3;worry:y3z2G3K3*3@1}2;wors-:z4D3G5' +
  'U4V4!2}1;worse:D3G7U4;worst:z5}4;wort-:i2j4q1I2K1$3&2-2>5[4^2_1|4}3;worth:i2j4q1I2K1$3&2-2>5[4^2_1|4}3;woul-:b1c' +
  '1d2e1f1i1j1m2w1z2A1B2D1F2G2H2I1N1P1Q1R2S1Y2#1$2%1&1+1.1<2=1]1^2;would:b1c1d2e1f2i1j2m1w1z1A1B2D2F2G2H2I1N2P1Q1R2' +
  'Y2#1$2%1&1+1.1<2=1]1^2;would a:c3i3j4k3w1z2B1C1D2F5G1H2I2P2W4$2(3+4,2^4;would be:b4c5d3e3f5j1m5v3w1B1F3G2N4O2Q1R' +
  '3T4X3$2(1)3.2]3;would come:a1c2d1m3F2I4J3R4)2}3;would he:i2m1n3z3B4C4D2G4I3Q3+2;would i:a1d1e1i7j2m1o2r2s3v1x3y2' +
  'z5A3F3G1H1K1L2N4P3Q3S1W1Y1*5+1/2]2;would it:j1m2q1s1z4C3D1E5G1H2J3K2N2Q3$5%4&1<1?5^1}1;would like:d2f1q2s2t2A1B3' +
  'D1E3F1M3N2T2U6V2X1Y4!1#1$2%2&1*1-3=2?4_1|3;would love:a3c4e1f2l1t3v3B1E3F5H2L2W2X3Y2)2=4?2;would my:f2m3q2v3y2z2' +
  'A2B1C1H3L2N6O3P3Q4Y1*1<4;would rather:h3m3n1x2y5B1E2F1I1M3Y2$2%2+2?2^1;would she:a3r5z2A1B2C4F1G3P3&5(2;would su' +
  'it:c4e4C4R5;would that:a1d1e3i1j1l3o3C1D3E1G2Q2S2W1$1%4(2.1/2=3^1}2;would the:g3i2j4k1l1u3v1D1E2F1G2H2I1#3$1&4(3' +
  '.1]3^2|4}1;would there:c1d2f4g2h4l3z3F3G1H2L1Q2=3;would they:r4x4y4z5C4P3<4^4;would we:j7l3o3H2Q4$1&1,2;would yo' +
  'u:h1l3n2o3q1t3w2A5C1G2R8S2X2Y3Z3#4*1+2.4=5@4^3_1}4;would your:j2B2D5G4Y3Z3!3#1$3<1|3;wouldnt:m5z4S4Y3;woun-:G4Z8' +
  '}1;wound:Z6}2;wounds:G4Z5;wow:b1}4;wrap-:e2p2w7]8_5{5}3;wraps:e2p2w7-4]8_5{5;wrec-:f2z2Q2;wres-:w1x2y3z3C2F3R4S4' +
  'T6V7;wrestle:y5z1F2V3;wrestler:R2V3;wrestling:w2x3C3F3R4S5T6V5}2;wris-:q2x3G5*5,3]5;wrist:q1x3G4*5,3]1;wrists:q2' +
  'G3*3]5;writ-:b4c1k4n2p4q1M6N3P3,4<4@2|4}3;write:c2k4p1q1D1M6P2,2<2@3}5;writes:n4q2<4;writing:b2p4r2t1v1E1M2N4P1S' +
  '1T2,3}3;written:a2b4p2P2,2|5;wron-:b3c2u4C3J1Q1?1[4_5|3}3;wrong:b3c2u4C3J1Q1?1[4_5|3}3;wrot-:C1M1<4@2[1|6}2;wrot' +
  'e:C1M1<4@2[1|6}2;wurg-:*5;wurggreep:*5;wynb-:u4J4;wynberg:u4J4;wys:b5v4*4]3}1;x:k3G4N4]3;xa:k5m2r5v3w3x4E3*4,5>5' +
  ';xl:]6}3;xmas:b4h9-4^1;xs:]5;xxl:]7;y:k1s1C2X5^3;ya:a1b2c2d1e1k4o2p1t3u5v2x1A2B1F2J1N2P1T1U2Y2Z3!2#3$1%3&4(1)2+3' +
  ',4-3.3<2?2@3[3{3|1;ya ka:p3x3K3L3$2@4[2{4}3;ya lona:b4j1p3D1J4M2|4}2;yaba-:l4B6F4T3#3&7(1[2}4;yabafundi:l5[2}1;y' +
  'abantwana:B6}4;yabaqalayo:&6(2;yabe-:f4F5;yabesifazane:F5)1;yakh-:a3C1D4,1.1}2;yakhe:a3C1D4,1.1}2;yam:q1r2u6v2C2' +
  '.1<2=2@2[3{7}2;yama-:l2t4F7W4&5(2}1;yang-:a4d2f5t2}3;yard:K1}4;yayo:a4r3C4;ye:a5i1l4m1u1C4D3P4R3V1Z1!1(1=1]1_6|3' +
  ';year:a1b1f1h7j1k2l5o9p1q3t1y2z2C6D2G1I1J1P5#4$1&1(4)1,2-2.2=2@1]1;year and:b2h2k2p2z4B1D1F4U3Z2!3#3$4&5)1-1=5]3' +
  ';year end:h3q1#5-2}5;year old:a4b1f2j4v3w1x1y4z2C6D4E2F2H1I4L2N1P2R1S1T1V1Y1$3&2,5]4|2;year olds:a4A4C4G2O2W3,1.' +
  '4}1;year-:a1f2h3i2k3l4n1o4t2w1z2A2C4D2G2N3O4P4R1T1W2X3Y2!2&1(1.2=3]1;yearly:j1k5l2n3;years:a1f2h3i2l3o5p1t2w1z2A' +
  '2C4D2G2N4O4P5R1T1W2X3Y3!3&1(1.2=3]2;years ago:s3y3z2G2N2U1W4X3Y3Z4@2[2;years and:l3q3t2z2V2W3Y1!2%1=4;years of:z' +
  '2B2O4R2V4X3=3}1;years old:f2i4j2v2w4y4C3D1E1F2P2T1X3!1&3+1.3]4;yedo-:G5;yedolo:G5;yell-:C3J2K2P6]4}2;yellow:C3J2' +
  'K2P6]4}2;yeng-:.2?3@2]2}1;yengane:.2?3@2]2}1;yenu:b4k2o3H4J3M3N1Z2#1&1-3.2@4|4}3;yeny-:k3}3;yenyanga:k3}3;yes:b1' +
  'c4f2h2k2n3o2t1u1w1B2F4K1U2W2#2%3=4?4}3;yes or:c2f3h3k2n2w1B3K2U3}1;yesi-:a2d4D2H2J3+5]3;yesibhamu:+6;yest-:a3g1p' +
  '3q2r3u3C3T3[4{3}3;yesterday:a3g1p3q2r3u3C3T3[4{3}3;yet:b1t3z1A2C2E5F2G1I2K1S3V1(2+3=2{7}3;yeth-:#4%4;yethu:#4%4;' +
  'yezi-:a4i3s1P2Y4&4+3.2|2}3;yezingane:a4i4s2P2.3|3}1;yi:r3u3!1;yiku-:K3R5;yikuphi:K3R5;yini:b2c1d4f1g2h3k2l5s2t1w' +
  '2x3y6z2A3C4G3I1K3L3O3Q3R3S2T3#2(2)1+1,1-1=2?2@1^2;yiph-:I3R5;yiphi:I3R5;yisi-:o1R4+1-3;yizi-:o3p3r4w4T3;yoco:n8;' +
  'yoga:m3w4z5T8)1}4;yoh:r4}4;yoku-:d3k6n1p1s5t2u3v4A2B2I2J1K4S2Y4!4#5-2[1|3;yokujoyina:k6;yokuqala:s7v6A3P2;yomn-:' +
  '$1,1.6;yomntwana:$1,1.6;yona:j5r3x4W4X3Y3&2;yonk-:b5j2q1v2D2&3@3;yonke:b5j2q1v2D2&3@3;you:b1g3h3l2n1A2B2C1I2J3M3' +
  'T3U4V5W4X2Y2Z2!1#2*2+2.1<1=3>3@4]2^2}1;you a:m1q2M4T3V4W4Z1!2+1<2}1;you accept:n4z3A5B4C4G2<3;you also:f3h2k5l2o' +
  '3q2x3y1J2U1V2W3Y5Z3#1*1<2=4>1]5|1;you and:b1d2j1n1p3t4w3y2C1E4F2I3J2N3P1T1V3W3.3=2>2{2;you are:c1d3g4j2p4z1F2J5U' +
  '4Y1<2}4;you ask:j1k6m3s4P4$2%5,4.2?6@1]1^3|4;you at:a2d4e2i2v2w3G2H4J1K1N2R3*3@3;you be:b3g3h6j3l2A7G3)2<2^1;you' +
  ' boxing:x2N3W5>1]3}1;you bring:l3A3P3)5^6;you buy:t3w3}7;you by:I5J3N3*4/2;you can:f3l5o3p4q4r4s2H1S3#4+3.2^4;yo' +
  'u charge:j6k5p2q3r4s1E3#1$7%3&4]2^3;you check:a3O4+3{4}2;you close:f4g4h7E3I3J3>4;you closed:g4h5I3;you come:h3j' +
  '1l1v3z3P1#8.3=5^1}2;you cover:Y3Z3!2&3*5,2;you delivery:^4}3;you die:b2h3i2l3B4K2U3+3.3/1?4]4|2;you do:d1e4l5m1o' +
  '1q3s1v2B3D4P1T6U4V4W4X5Y4Z4!3#6$4)4*1+2-3.5/3?1_2;you ever:A2H4Q2)7@4;you for:j2m1n3o2t1B1C2E2P2S3Y2Z1#6*3+2.5@1' +
  '_1|2}5;you from:k1n2p4z3I3J2L2&3*3<1;you get:l1r3s1x3y2z5A1F4K5L2Q3S3&4)2*2=2{1}2;you give:l3r2s3w1D1J3L3P2R2T1U' +
  '5V2W4X3Z2!2&2(1)3+3<4?1@2_4}3;you go:i1m5n1x4y3C1K1P2R3Y4#1*2>1}3;you got:a2b1c3d4e1f3A1B3C1H4K5L3N4T2U1V1W2X3Z2' +
  '-1/4>1]4|3;you handle:r5v2x3z4F3G2#1>3?7@2;you have:a4b2c2d3e3f2j1m2n1A3B2C3D1F4H2J3K3L3M2N6T5U4V3W4X4Y1Z3!3&3(2' +
  '-1/3<1=1>2]5|4}1;you help:l4r3D5H3S2Y4!1#2+3}2;you hire:w4+4=7;you hold:o5P4)5@4^2{3}1;you host:F2)2.7=2;you how' +
  ':t4I1Q2S5W4-4.2@2[4;you iets:d2e3f1o2B4D4F5#3=4;you in:e2o2q2B3C2J7M5N1Q2<3>4]3^3;you is:f2l1I1Y3#4*5.1=1>1@3}1;' +
  'you it:a4e4k3w2T2U1W5X3Y2Z3!6#2*3.3]4^4_1;you keep:d3h3i3q2r1t2F2P3.2>1?3@7]6;you know:a2d3l3p4r4t6u5w3D2F2P2(4*' +
  '2@3]4{2}5;you learn:y4R2S2U2X3Z1&2*7;you lend:w7+6;you let:g3m4p3q3s6y2z1A4E5G5H2M2O3Q3(1+3>1_2{2;you make:i1l4o' +
  '4p1s3v5x4y4C4D4O3!3)1*3,4-3?4;you my:j4t3z3G5K4M3T4W3!3*2@5{2;you n:b5k3s2B2F4H2J1O3T2Y3.2/1=1>5]1}1;you need:o1' +
  'p6q3s2t8G5P1Q2S4&1+2,5=9?5{3;you offer:e3f3j2l2s4y2B1C3F3U3Z2!2#3$4=2;you on:a5l3t1w4H5M6#1*3,3<2>4^2}2;you only' +
  ':f1g5o3y2z3J3K5L1O3T4^4;you open:c4e1f6g5h4(2>7|4;you or:o3p2q1v4A1C1F2Q2U2V2*4+2,3@3]5{3;you pay:j2k1n1s2K3P4&2' +
  ',2=5}5;you people:f1i2s5G1O3R2T5V3W3}2;you please:j4o1t2v3B3M1@2}3;you post:b4?3^8;you practise:y3D2F3*7;you pre' +
  'sent:T3U4W4X3Y3Z5#4)4;you put:b2o4q1t4C2Q5R7(3.1?4@5^2;you recommend:w1z4R5]3|3}3;you rent:w5L3+2.2}1;you run:b2' +
  'c2d4e2f1h3i3B2F1T1U4W3Z6!1&2(4)5.2>3;you say:a1o2w2A6C1G6R6-2|3;you see:y6[4{7}5;you sell:m6$3-4/2@4]7|6}3;you s' +
  'end:b1j3n1o3J2&2^8_1{5}2;you share:b2J3@6;you ship:^6{6;you show:b3U3Y4Z4*10@2;you shut:g2h7+3;you sponsor:l4}1;' +
  'you start:a3c2h5k2v4y4z4C3R2&2;you still:d3g2m4n4q1r4A2J4U5V2W5X4/3?1@1{1}1;you stock:]3}4;you stop:h5q7A5Q3;you' +
  ' supply:w3L4+6.1]1;you take:j3k2l1m4n7p3t4z5A6B6C4G2H1Q3!1%2<3=4_7;you teach:c3d2e2f4v1B4D2F5H1T3U3V4W4X4Y3Z5!4#' +
  '1&1*6/1}1;you tell:a1o4B1C1D3I1J2N3O1R4S2U3(2@5]3{4|3}1;you the:c3d3n4w4A3I1U2V3Y2>3}4;you there:g9h6J3V3W2;you ' +
  'think:D3G1R4<3}5;you to:p3D3E3S4W3#5*3@2}3;you train:a2b8c3d4e1f1h2i1x2z1A3B2E2J2N1V3W4X1Y5Z4!6#4$1*5;you use:o2' +
  'w1y6J3K2S2Y1=6?6@2^7;you vir:l3B2C5D2S1$5*3.2=2;you want:k4n6p3w5G4J4+1=5@1|4}1;you with:j1k1v1y2G3&4+5>3@3^3_3}' +
  '1;you work:h5n1o2r3s1D6G3P2#4<3>2;you write:v1<3}5;youd:q4G4Q4*1@2{3}3;youn-:a1l1u1A8B7C8D1F2Q1W2&2+3=3;young:l1' +
  'z2A4C4F5O1Q2&4+3=4}2;younger:a3u2A3C2D3E3;youngest:q1A6C6;youngsters:l2A4B8W4$2=1;your:b4g3j1l2n1A3B1F1I2J3M3N2O' +
  '5P1R1T5U4V1W3X2Y2)1*1+4.3<3=2>3?1@4]4|4}3;your academy:t3A3G2O1T2U2V2W2X4Y4Z2!4#1)1.1<3=2?1@1;your book:|7}4;you' +
  'r building:H6K1T4>1}6;your class:b5e1f2w4y3z7D2F1G2}2;your classes:b2z4B2C1D5F1G4J2R6T3U3W3X1*5/1<2>3;your coach' +
  ':x3G4O1.2]4|3}2;your coaches:c4D5G4O2P6#4$3.3/4=3;your course:D2G1N4!1*3+3}2;your door:d2z3B3H1I3J4;your gym:b2c' +
  '1d2f2p2F2H2I3J4L1U4V2W1#4<3=4>1?1}2;your hall:.3}6;your instructors:N3O5}4;your kids:h3B2D2G6O2.2=3}2;your lesso' +
  'ns:b2B3C3D4*5/3<2;your logo:]4}3;your mats:a3c3f4A3B3G1T2V2,3.2=3;your members:z2A4F6I2K1<3]3}3;your page:a1b1d4' +
  'A2C3H3J1M1S2X3Y4Z1&3?5@1]1;your parking:}9;your people:o2F3N3O7Y3Z1#4.3;your place:b3f2j4y1A1B4C3F1I3N4T1U2V1W2,' +
  '2-3.5<3]4{5;your programme:y2C3D3F2T4U3V3W3X2Y4Z3;your school:e2p4A2D1G2H2J4P1R1T7U4V3W4X7Y4Z3!6)1+3-3/3<1=2>2@3' +
  ';your shop:n3@4]3_4{6|1;your site:b2j4n3s3I2L5R3T2U1(3@4[2]2{2|2;your system:C3@5}3;your team:M3N6O3.3=7;your tr' +
  'ainers:D3N3O5#3=3;your training:y3D3F3G1H2I2O1T4Z3*4+2<3]2;your website:b2g2n1t4B3J3M2R3T2W3X2%3?4[2}1;your-:a1b' +
  '2d2g3h1i2j2n1p1s1w2y1H2J4K2M1O5Q1U4V2W2X2Y1Z4+3,3<1>3[1]3|2;youre:a3g3h3A1J3M3P2R2,3>2}5;yours:b2d3f1g1i2j4l1m1p' +
  '3s1w2y2D1F1H2J3K3L1N1O6Q2T2U4V3W3X3Z5&3+3,1-1.1/1<2>2?1[2]3^1|3;yourself:n3S4U3}3;yourselves:n3Y3]4}2;yout-:h7l1' +
  'z1A2B8C1D2E1O3T1#2,2/6=3?2|3;youth:h7l2y1A2B7C2D3S2T2W1#2=4;youtube:z2E3O3X1*1/7|3}2;youv-:a3b3o3A3@2]3|1}2;youv' +
  'e:a3b3o3A3@2]3|1}2;zam:@8;zama-:b4T2]6;zami:r4x2B4?2{4;zang-:d6H2L5;zapp-:n6;zapper:n6;ze:O2)3/1;zenu:b6s5Q4;zer' +
  'o:l3s6z12P3U3&7]3;zezi-:b5B4T4-5?1]1;zezingane:B6?2]3;zikh-:c1B3H4K4L4/3=4@5;zikhona:c2H4L4/4=4;zim:m3q3D1=1}2;z' +
  'imb-:n3o1q2+4/2=3}2;zimbabwe:n3o1q2/2=2}4;zing-:f2Q5)3_3;zip:*3_5}1;ziph-:b5q3T4;zips:w4x3;ziya-:s3B2P4Q4V3;zoku' +
  '-:b2w3L2)3.3/5]4_4;zokuqeqesha:b3w4)4]6;zone:K7%2[4;zoom:/14;zulu:N6X3Z3}6;zumb-:z3T4}4;zumba:z3T4}4';
