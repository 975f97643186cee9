// Written by `npm run train-intents` (docs/decisions/0118): which words speak for which questions.

/** What speaks for each intent before a word is read. */
export const BIASES =
  '-0.98 -0.39 -0.23 -0.10 -0.11 -0.60 -0.79 -0.07 -0.28 -0.27 -0.28 0.14 0.00 0.86 0.22 -0.13 0.08 -0.42 -0.26 -0.' +
  '12 -0.73 -0.52 0.15 0.45 0.27 0.65 0.45 -0.10 -0.70 -0.04 0.30 0.07 1.15 0.42 0.43 0.04 -0.10 0.42 0.01 0.06 -0.' +
  '06 0.05 0.31 -0.18 -0.51 0.16 -0.94 -0.56 -0.71 0.31 0.15 0.17 -0.04 -0.33 -1.04 -0.48 -1.34 -0.65 -0.11 0.57 -0' +
  '.63 -0.01 0.19 0.32 0.48 0.34 0.30 0.15 0.05 0.07 -0.23 0.11 0.24 0.33 0.02 -0.05 4.59';

/** What each word, or pair of neighbours, speaks for (intent-score); entries are divided by ";". */
export const WEIGHTS =
  ':}5;#:a1c4d4e6g2h4i5j1l3m2o1r1A8C11D1G1K1Q1R2#5$2%7&5(3+1-1.3=2>1]2{2}1;# #:c4d6e5g5i2m2u4v1C1F1H2K3M2N1R5$5>3]3' +
  '}1;# a:c4j4r6C5H1#3$3;# am:a3c5d2f4g3i2r3s3N3Q3$5;# and:a3b1c3d3e2g1l3q1r2z2A6C5F2G1L1S1X3)2+4,3-5.1]3|1;# can:c' +
  '1d4e4j4o1r1u3A3C6R2+4.3_1;# days:f3m1n5p5q5$2)3_4{4;# do:c2e6i1l1r1s4z2A2C5F3,1=1>4;# hours:i4u3G4K2)3=2|2}3;# i' +
  'n:b1c4d1e1i1l2A4C6K3N3#1$1%1;# is:c5d3e4f1j3y2A4C4G3P3>3}1;# kg:w1y3z3F3G4H3Q4R1}3;# kids:j2B3C2K2Q5,3.6;# minim' +
  'um:e4i7v5$3^1}5;# minutes:i3t2K5>3}5;# months:l4o3p1q2z2G3P2+2=4}1;# of:e3r5t2#2$4%4-4.4<3_2}2;# or:a4c3e4i2w1A1' +
  'C2Z4]3}1;# people:l3t3K4Q5#4$2%1}3;# pm:a4d4e3g3i2u2v3I3K2Q2>4}1;# so:c3d1e1j3C4+3>1}4;# to:a4c3d4e8g3i1z1C3F1N2' +
  'Q2Y2%2.2>4{3;# week:k2l3y5A1Q4&5(4/2[3;# weeks:m1n1p3q3r2y1z1G4O2Q3&7(6/3]1{1|3}1;# what:a1c2d1e4i5l4r3v2C2R4$3&' +
  '2;# with:d3e3j3r4t2z3G4K2&3]2;# would:c3d2e3i3l1r4A4C2D3F1I3#1;# year:a3b2c1f1j2t2x3y3z3C2D3F3H2I2L1N1O2R1S2T1V3' +
  'W3Y1!1$3&1,1]1|2}1;# years:f2j1q1t3w2y3z5A1C4D2G1R3W4X3!1=4}2;#+:l2A6F4;#h:a3d6;#h#:c3d6e10i4v4w1K2;#ish:d6e4;#k' +
  ':i2}5;#kg:y3z7F5G1Q3R4V2}5;#m:z3K2]2}4;#mm:Y7+4}5;#nd:h5m3;#nit-:a5d3E1>1;#nite:a5d3E1>1;#oz:w2]5_3;#oz gloves:w' +
  '2]5_3;#rd:k3.3{4}2;#s:a8l2A5C4Q2V3.3]3;#st:n2q4s3v6z4Z4(1-3.6{2;#th:h6n4p3q2u2V4#4(4-4.9^2{1;#uur:c7d2e3g6u2>1;#' +
  'wk:&5(4;#x:j2}5;#xl:w3]7;@:a6c1d1e1g3l1n2p1q2r1s1t2u2w1x1B1C3E2F2G2J3K3L1M5N2R1Y2Z1!1#4$4&3(1)1*1+2?1@1[1]2^1|1}' +
  '1;@@about-krav:a3v1A2C2D2G1O1P3(1}2;@@accessibility:c3G3K1L2M1$2>3}6;@@age-limits:c3j3l3s2E2F2G3I2P2$1+4,3}3;@@b' +
  'ook-trial:s3t8u3w1y2z1I2K3Y3,3-3;@@bullying:s4C4F4T3U3$3*2}3;@@cancel-membership:k3p3q3M1}4;@@choosing-style:a4i' +
  '4s4y2T4!4#2&2(3*1+3}5;@@class-length:e4i4w2x2L4$3}3;@@class-size:a1e1s3Q1X3$3%2(1}6;@@coaches:s1z3B4F1N3O3V4W3#2' +
  '$3*1}1;@@contact:j3p2J4M2,4.2_1}2;@@contract:j4k4n3q3}5;@@corporate:n4F4J2K3M3Y1Z2!3.3}2;@@course:m4n2r4z2G1#4&4' +
  '(7}4;@@course-start:b2d2l4n1r3G3&6}2;@@delivery:g4G3-2]5}2;@@discounts:j4k3l2o4p2q1G2&3<2}6;@@ebook:B2C1F2M2T2#1' +
  '{7|2}3;@@evening-classes:d3f3l2r2K2W4>4}4;@@experience:c2t1w3y3E3K1P1Q2$2&4(1|1}3;@@first-visit:t1u4w3z2A2G1I1J2' +
  'K1L3,2}4;@@free-trial:a2t4u4w3S4+3,1;@@freeze-membership:l1q5G3}5;@@getting-here:a2b3g2i3E3J1K1L3}6;@@gradings:a' +
  '2r2E2K1P9}5;@@health:c2i2m2q3s1v3y3G4H2L2R1S2!4$2/3@1}5;@@holiday-hours:j4q3F2)1/4^2}5;@@indemnity:v3w4B4O2,2<1}' +
  '4;@@instructors:a5z2A3E4F1N3Q3$1>1}4;@@jobs:G3M4P3Y3=3;@@kids-by-age:a6f3j2s4A3E4G3Q4V3,2/1}4;@@kids-classes:a1i' +
  '2j3l3C3E3F4Q2.2}4;@@licences:a3w3A4J3V4Y2!2*3@5}5;@@load-shedding:a2b3g4r2M3}3;@@location:c5g4K6M1W3}3;@@login:a' +
  '2n1t2M2[3{5}2;@@lunch-classes:f4m3z1G5K1L2}3;@@medical-aid:j4k3l2n3y1H2}1;@@membership-price:b1j2k4l4m3n4o4p3s1t' +
  '2P2V3}1;@@missed-classes:r4&3[3}1;@@morning-classes:a2e4i2l2E2G3K1L3Y3/2}4;@@move-trial:s2t3u4v4M3}3;@@next-clas' +
  's:i4s4J6L4M2$1>3]1^2}6;@@offer:a3d3e1j1B4F1K1N1R3Y2)3}2;@@offers-bjj:a3c4j4w3x3G1N1P1R2X4]1}1;@@offers-boxing:a1' +
  'c3l3m4w2y1$3>2}3;@@offers-filipino:a6w4P2#2]3}4;@@offers-firearms:a4A1U4!1$1*4+3}7;@@offers-krav:a3j5k3r3s3J3Q2R' +
  '3&1(2;@@offers-medical:a3f3M1Y3Z3!2#2/1}4;@@offers-protective:a1n2A4M2#1)2+3=7}5;@@on-the-mats:L3?1]3}5;@@online' +
  ':n2(3)2^5|6}4;@@opening-hours:g3h3n2p3C1K3M3}3;@@order-status:g3M1]4^3{2|4}2;@@parking:d4x4J3L3Y2.4}3;@@parties:' +
  'f4s1C2K2M4%3-1.1?3}4;@@payment-methods:j5M2#2^1{4}4;@@photos:k2C4N2P5[3}4;@@privacy:M4}6;@@private:j2t1F3G4!1$5+' +
  '1-2}3;@@registration-fee:b3j3l4n2p3}1;@@returns:M2]5^3|3;@@shop:a1n4]4^5_5}2;@@showers:a3g2w2I4K3M2}5;@@single-c' +
  'lasses:a5d3e2i4o3w2}3;@@small-group:a1f3n3s2J4O1#2$3}3;@@sparring:q1Q5V3<1]3}3;@@techniques:a2s1y3A3D2F3J1S4Y2#1' +
  ',3}4;@@timetable:d3f4g1h4V2[3}4;@@vouchers:n3$3%1-1]5^4_4}3;@@watching:d3i4t4v4J2K2L2$1@4}2;@@weekend-classes:a2' +
  'f1h3i4l1q1z4B3F3&2}3;@@what-to-bring:a2v2A2F1J2K2L4Y3]2^1_2}3;@@women:a2j2s1u3z2B3I1J3L3N4Y1%2&1(1.1/4]3}3;@@wor' +
  'kshops:a1h3F4M2)8*3-1}3;@about-krav:i3s2z7A4F2N2P2R6#1&2*6;@accessibility:E6G5H5I4J3K6L1R3T4$1;@age-limits:c3j5s' +
  '2y2A6C3D1G6Y4!4&1(3+4,2=3;@book-trial:a5t9u4v2w5C3I1J2K2R1+1,4}2;@bullying:a2B4C4D7F3$2}1;@cancel-membership:b1j' +
  '5o3p12q4M2/1@2{1}3;@choosing-style:a3s2t2y3z2C6F2G4R8S1V3$1*1}1;@class-length:d2g2i9r3v3w3B4G4I2L4Q1R1Y2$6,2>3;@' +
  'class-size:c2e2z3C2F4O2Q7W2$4%3&1+4>1}1;@coaches:a1C3E3N8O9X3!1$2@1}2;@contact:g7q2r2t4J4M6Y4=2_1{3}4;@contract:' +
  'j2k3m2o9p8q2,3;@corporate:e2f1j2n3J3K4M4Y1Z5!3#10%2*2<1}4;@course:d4k3l4n5r4w1z1A1C1&10(10*3;@course-start:d3z3A' +
  '5G1&11(10;@delivery:g2h3n6]5^11_5{5}1;@discounts:a2c2j8k3l11m1n3o3#2(2<2^1;@ebook:n4D1H2/3[1^2_3|12}3;@evening-c' +
  'lasses:a2c1d8i6y2B4C2F1I4L1>2}1;@experience:a2i1s4v2w1z5A5F4G2Q4R4S3!2$1&4)1/4;@first-visit:g4i4v4w2y4E2M3Q4,4}2' +
  ';@free-trial:a1o4s11t11u2w4C1E1}2;@freeze-membership:l2p1q14r4G4[2}3;@getting-here:a2d3e1F1H3I7J7L1}2;@gradings:' +
  'a1k2E4P10?2]2}7;@health:c4q2r1w1y4z4A4G3H4R7S3U4W4X1$3|2}4;@holiday-hours:f3g1h9r4B3-2;@indemnity:v3G2M2#3+1,9<4' +
  '@5;@instructors:a2j1z2C2F3N7O9Q2V3X3*1=2}1;@jobs:J2M7O3!2=11}4;@kids-by-age:a6f2i3j7k1l3o1s5u3v2y2A3F4G1H1M3Q3T2' +
  'U2$2]3^3}1;@kids-classes:a3c2i4r2s1C8F2)1/4}1;@licences:a4w1x3O4U4Y9Z2!4#3+8]3}3;@load-shedding:a2d5g2r6B2K3L5M3' +
  '>3?1;@location:b2g4w2C3H2I4J8K3L1T2Y1#1/4>2{3;@login:b3k3p2q2r2C1M4@3[13;@lunch-classes:e8i5j3m2n2A4F2I3K1L1W2#4' +
  ';@medical-aid:j4l5n2G4O1<7}2;@membership-price:a3i1j9k3l7m5n2o3r1C4J2,1}2;@missed-classes:a2b2f2h1j1q1r11G2M1[2;' +
  '@morning-classes:a5c9g2i2j3l1A3F2I2K3L4Q3;@move-trial:d5s5u12w2C3#1}1;@next-class:a7c2e2f2h3i2j2l1m2s2t5w3y3z3B1' +
  'C1F1J3K1M1P2Q2T2W1Y2!2$1;@offer:j1B4C4G4R5T3V4W6X5Y2Z5!3;@offers-bjj:a4w4y5C4G1I2R3U4;@offers-boxing:a4c2d2e2y3z' +
  '2A4B4C3F2G6K1N2W2;@offers-filipino:a6f1z5C3G1N5R4X2!3$4+3;@offers-firearms:a3A2J1M3Y4Z3#1)2+8=1@2}1;@offers-krav' +
  ':a3c2d2f3j2z5G2I1N2O3S3U3V3X4#2&2;@offers-medical:a6z2A4Y3Z7!3#4)2=2}5;@offers-protective:a1n2z5A1F3N3Y4Z3!3#5*2' +
  '}1;@on-the-mats:v2w5x11F2G3N4?3}3;@online:j3m3r2w1C4G3T3#1$4&3/7]1|4;@opening-hours:c4g10h3n2B4J2K1]4}2;@order-s' +
  'tatus:M3P1[2^4_5{9|1}3;@parking:d5f5g2x3E2G2H4J4K10%2>1}3;@parties:g3A1C3K3.9?3}6;@payment-methods:g2l1m3n7p2&3(' +
  '3[2]4^3{5}2;@photos:v3E3L2P5#2<3?11@8}1;@privacy:p3t2B3C4G3L2#2,1@10[4}3;@private:a2d2n4A2G2K1N1P1X3$15%3*2}4;@r' +
  'egistration-fee:j4k11l2m1n4o2&1}2;@returns:g2M3]5^3_11{2|2}1;@shop:g6h1l1n1L4P4X1*3]12^8_2{2;@showers:c5e5w4x4E4' +
  'G2K3L8}1;@single-classes:a2f4j1l2m12n1C3J2,2;@small-group:f2o1F4J1K3#2$4%11*3-1=1;@sparring:c2w5y11C4E1F2G3R1!2,' +
  '3}2;@techniques:a4f3F3G2J3S2V2!1#1$2)2*8}1;@timetable:a7c3d3e3f5h4C3M3Z3[1;@unknown:a2g1j4n2p2q2s2u3v1w1B3C1E1F4' +
  'G2J3L3M7N2P5T1U4V1Y3!4$1&2(1)6+1,2-2.4/4=2>1@2[1]3_2{2|2;@vouchers:g2j1n2t1A1F3M4$3&3-9.1^2|2}6;@watching:d3s2E9' +
  'F3H2K3M2P4>2?4}2;@weekend-classes:a6f4i2j2m3r2B6E1F3K1R4$1;@what-to-bring:i4s2u1v2w8x5I2K1X2#2+3]6;@women:a9h1j3' +
  'x1z2B2F5J1N5Q5S3%1*1-1?3}1;@workshops:f4h2z4F1J2Z6#2)10|1}7;a:l1q1x1H1L1O1!1#2$2%1&1)1.1}1;a #:a1c5d5e3o2v3y4z1F' +
  '1K3L2P2T3W1!1&5=2]2|3}2;a baby:i1q2z4A4C2E2G2J1K1L3T4*2/2;a bad:i2o1E4G2O4R4T3Z4;a bag:a3c1e1y4z2Q3W5*1,3]3^1{4}' +
  '1;a beginner:a4t2w1z4R5Y4$2]4|4}2;a belt:w1P4S2V1*4]2}3;a big:q1w2z1A2K5L4Q6R2S5$2)3*2]1;a birthday:r5.7;a bit:l' +
  '6n1q5u1v3x1z2A4B2C3D3G3J2K2M1N2T4V2X2Y2#2&2*2.2=3]2;a bjj:a2c2i1m2p4E3F2V4)2=5]2;a black:l1y3O3V2$3)1=3}4;a blue' +
  ':y5z1P5V3=2_3}1;a bodyguard:!4=1}5;a book:z3^4|6;a boxing:c3h3i2o2w4E1G2H2T2V3W3-1=6}1;a boy:v2y4A2C4D1H3R3X2}4;' +
  'a break:e3h1l2q7F4}1;a bus:I4K5;a call:b1i5B1M4Q2U2/3@3;a car:G4I5J2K1Y4)1*5^2|1;a card:k5m2n2s2+3-8;a certifica' +
  'te:P5&1)4=1}2;a chair:D2E6H5I3T4;a child:i4j5n3r2v2w1A6B4D1G3H4K1S3Z3*1@4]4;a class:a4c1d4e4f3i1m3t4B2C3E8F4Q3V1' +
  'W3X5Z3$2*2,2-5/2;a coach:v3z5D1G1M1W5#1$6%8.3/4=2;a company:l1J3K3#6+3=2;a contract:j4o4q2#4(2;a couple:b1f3k2l1' +
  'm1p3r2s2v3A1R1T2Y2$5%1&1?1;a course:F4O4Y2Z6!5&4(4-5]3;a day:d1g4h2i2m5o2r2u1z3F3Y3#6)4}2;a different:r4u3F3N3%3' +
  '^4_1}2;a family:f3l4p2r2s3A2B1L3T4!2.1}2;a female:N4O7!3$4=1;a few:b2d2e2g2h1j3m3n4q3r5y3A2D2F2K1M1S3V1%4)3-5=2?' +
  '4;a fight:a3d3o4v3z4$4*3.1}3;a first:a3s1t7v4w2A4Z4}1;a fixed:l2o5P3&5(2;a form:g3p3q3t3,6_4}2;a free:a2e4s5t1u2' +
  'v3|4;a friend:c1f1g2h1k1l2m1o1p1r2t3x1y1B1I1J1K1L1M1N1O1Q2V2W3Y3!2$2%1&3(2)1*1,1-3<1=1>1?2^2_1{1|1;a full:i6j4l1' +
  'o7s2U3)3]2;a gi:g2m2w7V3]4^4{1;a gift:-5]4_2|4}1;a girl:b1A2C4D3F7I2R1V3}4;a go:a1c2d2f3k3l1s5t7z2D1F2K3L1V3Y2)2' +
  '*4=5;a good:l1B3C5D1F2G2O1R1S2W2Y2|3}5;a group:c3l4u1y2B1C1D2F4G4K2W4X5$6%2&3.5@3;a guard:c1d3K5R4V3!2*2=3}2;a g' +
  'un:N2R4U2Y4*5+6}2;a guy:F4N4T4V1*5]2^1}6;a gym:o5p1v4z4K1T10$1)4=6}3;a half:d3e1i4A5C4Q1#1)3;a holiday:h7q4u2}3;' +
  'a job:o2p4u2y2J4L2/3=6;a joke:z4D3V2W1_3}4;a kid:l3o2q3t1w5A4C3D2G4I2P4R2?4;a kids:a2c1d2f2i3A5B3Q3,2.4=1]2|1;a ' +
  'knife:X3*4+3}6;a krav:a3d1e1i4s3u3E5P2Q1U5W4(2-3.1<3}1;a ladies:F9L2;a lady:t2x2F6N2O4P3R1&4]2;a lesson:e3f3i3r5' +
  'w2B2E5Q3Z6$2%3-2?2;a letter:p5G2M3,3<5}1;a licence:I2O4Y1+4|4;a lift:H6I2*5>3}6;a lo:b2f4h3B3W5Y2Z2!1#2)1*1<1>2@' +
  '2^3;a long:d2e3i2o1p2q3w1I4M3W2}2;a look:g6s4E7;a lot:j2l1n1r2v2w5y4z2P2Q3R2S2W3Y1&5(2)1/2?1;a man:f2w3y2C1F7N1O' +
  '1P2V2W2!2}2;a member:a2b1g2j1k5l3m3p2t3y1B3C1J2&4)3+1/1=2?2@3[2]4|1;a membership:j1k4l3m6o1B3T2X3&2-5|2;a mom:c4' +
  'B1D1L1R3S2T2U3V2X3}4;a month:j5m7q6r2t1u3B2C1J2Q3U2(1-4[2_1;a mouth:w1]6{2;a new:c2h1k1s3t2u3v1A1B3G2K3N4P4U3V4Z' +
  '4(5)2/1[6]1_2;a nice:b3l3M4-5?2;a nine:d7f1y2C4G2Y3}1;a nka:m3q3s1u3x3z4E2Y4.2/4?2_2;a normal:b2e3f2g1h1i5w2z5E1' +
  'P3Q6U2*1;a nurse:f2l1C3F1L3R3U4$3&2}2;a parking:d4H4R4U3)3}4;a partner:v6y4Q5#2)3,2<2;a party:u3L4%3*2.8;a perso' +
  'n:b2f2m4o1y2z3A3H1I2J1M7P4R3T5W1Y1!2)1*1+1.2|1;a pistol:Y1*3+4;a place:b1p2t4y2z1B2C1E3F2H3J1L3U2V5W6!2&2;a pres' +
  'ent:-4_1|3}3;a private:i4j5L3N3#3$6%3-4.5=2;a problem:r5u3v2w2x2z5A2G3H4+2?4_2;a proper:f3z2K2L3O2V2W1Z3&3]4}1;a' +
  ' public:h2$4)1.2@3}2;a real:h2J3M5O4R4Y2]3|2}1;a safe:B2F3J2L5+4}4;a saturday:a1f7g3u2w2K4M1O2P3$3)6-2.4;a schoo' +
  'l:l2n2r6u4C2H2J6K3M2S2!1#3.2=3|5;a second:m4q2s2z2J4&3}4;a security:L1R4T1V4X3&3+2]1^3}5;a selfdefence:F3#5)1-2.' +
  '3;a session:a2c4d3e6f5i1r2w1x3z2B3E4Q3#2%4)3,1<1>2?3;a short:e3j4o2v3R3S3X2&4)3?4;a single:b3i3j1l1m3z5B2D3F3W3&' +
  '1)5,4;a slot:c6d3e3t7u3$1%1;a small:j3w2y3B1F4H3L1R2S2#3%4*1|2}3;a special:k3F3H6P4%4)5-2|3;a sport:w3B4C4O3S7U4' +
  'X2;a spot:t4B2C4E3K5L2Q2(3)3.3[4;a student:j5l2o4r3t3z2O3W4[4;a sunday:f5M4$2.2^3}4;a talk:v4#9;a taxi:m3r2F2R3U' +
  '3*1}5;a teacher:c3d4f3l4Q3Z3$4&2(3<4}3;a teenager:j3z1A5B3O3,3-2|2}2;a test:s2t2z4P8&3;a thing:b2c4d3m3n4r1w4z4B' +
  '5Y2%2*2>2;a time:i1m6o2q1z3F4Q5#4$3/2?2;a trainer:N3$4%5=6;a training:w1Q3Z3#4/3]4{7}1;a trial:i2j4o1s4t8u2v2@5;' +
  'a try:s1t7}1;a voucher:g3l1s2T2-9;a way:m1q6s1y3C2G4H4$3-3/2_2;a wedding:i3r3x2y3R3$1-1.1}4;a week:a2b2c1e1j8l1r' +
  '2s2u2v2w1B1I2R4U1!1#1$4%1&7_4}4;a weekend:f2F3I3O3P3)6}2;a wheelchair:C3G4H3L4P2R2W3*2.3=3;a white:H2P3V2]2_3}5;' +
  'a whole:i3k2n4o5q1s2w3E2G1N2P2Q1#2$4;a woman:j3v2y3F5G2K3N1O5R1X1!3$1]2|3}1;a women:E3F6Y3)3=3;a workshop:n4N3Z3' +
  '#2)9;a year:b1j4k1l2o6q6y3z1B3G1P4X2$1(7-4;a#:]6}3;aan:a4b2c2d2f2h6i2j1k1t1w3G3N3R4U1W3X3Y2Z1!1#2)3+2.2=1>4{1;aa' +
  'nb-:o3x2R4T4Z3#3;aanbeveel:R4}2;aand-:d7Q6}1;aandklasse:d7;aang-:p3F3U3*2}3;aanh-:w5x6G1;aanhe:w5x2;aanhou:x6G1;' +
  'aank-:v4{4;aanl-:,4/9]3{1;aanlyn:,5/7]4{2;aans-:k10u3+2,4;aanspreeklik:,6;aanv-:n4*3<3[2;aanvaar:n4<3[2;abad-:d3' +
  'A3U3;abadala:d3A3U3;abaf-:D3O7Q3#3;abafundi:D3Q3#4;aban-:b4d1A2B2D3F3Q5W3!2#6*2@3;abantu:d2A3O1Q2W4!3#1@4}3;aban' +
  'ye:D4F5@4;abaq-:z5N5O5;abaqeqeshi:N6O6;abas-:#7;abasebenzi:#7;abaz-:E6;abazali:E6;able:d2f2r2v1w1z3C2D1F1G3H3O3P' +
  '2R1S3U3W3(2*1+1,2.1^1}1;able to:d2f2r2v1w1z3C2D1F1G3H3O3P2R1S3U3W3(2*1+1,2.1^1}1;ablu-:L7;abou-:a1c1d1f2g1h1l1m1' +
  'q1r2u1x1z2B1C1D3E1F1H1K2L2M2N1O1P1S3T1V2W2X2Y2Z2!2#2&1)2*2,1.1/1?1@2_1|3;about:a1c1d1f2g1h1l1m1q1r2u1x2z2B1C1D3E' +
  '1F1H1K2L2M2N1O1P1S3T1V2W3X2Y2Z2!2#2&1)2*2,1.1/1?1@2_1|3;about a:j1l2m4C4M2#2&4)4*4.3=3}2;about it:j1t5z1C1E4F2G1' +
  'M4S3V3&2)3*1-3_3}4;about krav:a1f3R1S4X3&2-4|4;about my:q3u4x1z2G4M5P3@3}3;about the:c3f4l2o2r3s4u3B4C4D4K4L1M3N' +
  '5V4W4X2Y4Z3!2$2&1*2_2;about your:g3B2N3T3U4V3W1X1Y1Z2)6^4;abov-:A4G1J3^4}1;above:A4G1J3^4}1;abro-:h2l1n4q3(2-3/3' +
  '@3}1;abroad:h2l1n4q3(2-3/3@3}1;abs:R1}8;absa:<2}5;abse-:r10;absent:r5}6;abso-:w4z5(1+2;absolute:z6(2+2;abt:z2B2N' +
  '2&3;acad-:g3h2n1p3t2B3G1I2J5L2N2O1T3U2V3W2X3Y3Z2!3,2<1=2>1]2;academy:g3h2n1p3t2B3G1I2J5L2N2O1T4U2V3W2X3Y3Z2!3,2<' +
  '1=2>1]2;acce-:j3k3n5x1z1A4B3C2G1H6N2&1+3,3@2[5^1{1;accent:D3N4;accept:n6p2x2z2A4B3C4G4,4<1[2;accepted:n4y2z2A3+4' +
  '{3}1;access:j4k4H5K2&2@4[4^2}2;accessible:g2H7;acci-:p3y5D1G4H4Z6,8@2;accident:p3y4D1G5H4Z4,6@2}2;accidents:y3Z4' +
  ',3;acco-:d4g1h2j3n6p3q3z4H4W1#3,1<2>1@2[6^2{1}3;according:h4Q3>4;account:j4k1m1n6p4q3<2@2[7^3{1}3;accountant:d5f' +
  '2z4W4;accounts:g4n2M4}4;accr-:O8Z2;accreditation:O5=2;accredited:O5Z2}3;acl:G8;acro-:b2e4i1l3I1K2^3}3;across:b2e' +
  '4i1l3I1K2^3}3;across the:b2e5i2l3^2;acry-:x7;acrylic:x4;act:o3!1,1@5_2}1;acti-:a2e1g2j1k6n3q2s1z1B7E2G1J1T4W1#2)' +
  '2.6<4?3;action:E4G2O1.3?4}1;activation:k8;active:a3b1e2g2j2l1n2o1q2s2z2B3F1J2L2Q1T1W1#2<4}1;activities:b1n3B1T3;' +
  'activity:B6D1T2#4.6;actu-:a3h3p3u3y6z3B3G3K2O4Q1S4T4#5*3{3;actual:h4y5J2O3W1;actually:a4g1p3t1u3y3z3B4G3K2O2Q1S4' +
  'T4#5*4{3;ad:m4s2&3=3}1;adap-:A2G7H7K4;adapt:A3G7H3;adapted:G2K4;add:b1k4r6t1F1G2M1R1S4W1[4{1}5;adde-:k3q4r3s3|3;' +
  'added:k3q4r3|3;addr-:J8M6N2U2V2=2@6[3^3{1;address:J8M6N2U2V2=2@6[3^3{1}1;adhd:D1G10N3R2;admi-:k8=4}4;admin:k8=4}' +
  '1;adop-:q3C4G3@5;adopted:C4G3@4;adri-:M3$2}4;adriaan:M3$2}4;adul-:a4b2d2j4l1A6B4C1D1E3H4J1O1Q2T4U7V5W2X3|1;adult' +
  ':a1b1g2j3z1A5B1E5G1H6Q2T1;adults:a4b1d3f1i1j3l2t1A4B4C3D2J1O1Q1T4U7V5W2X3&1|2;adva-:a4b3l3n6t1y1z5P5Q2U3Y5%1;adv' +
  'ance:l3n6t3;advanced:a4b3y1z5P5Q3U3Y5%2;adve-:l4t1x2A3T3)2?4@2|1}4;advert:l1t2x3A4T3?1}2;advertise:@3}7;advi-:a1' +
  'g1n3p1t1D1K2L1R9$1_1{4;advice:D2R5_2}4;advise:a1g1i1n4p2t1K3L1R7$1&1@1{4;aero-:c3T4W3=2}1;aerobics:c3T4W3=2;affa' +
  '-:*4}5;affairs:*4}5;affe-:>7;affect:>4;affected:>5;affi-:k7m3O2<1}2;affiliated:m3O2<1}2;affiliation:k7;affo-:j7l' +
  '4p4s3y2I1R3;afford:j4l4p4s3y3R3;affordable:j5I2;afge-:a2c6g2l3>4^4{2;afla-:b2g2E4K3|4;aflaai:b2g2E4K3|4;afne-:?6' +
  ';afneem:?6;afra-:c2r1v2y4z4C2D5Y4;afraid:c2r1v2y4z4C2D5Y4;afri-:n2I4N3S3V1$2(1=6^2|4}3;africa:I1J2O1S4V2&1(2^2}2' +
  ';african:n4N3;afrika:}5;afrikaans:N3$2|5}4;afte-:a4c3d5e3f3g1h1o2p3q1s2u2v2B2D1I3L5M1P1Q1!1(2)2=3@1[1_1|1}1;afte' +
  'r:a2c1d5h1o1p3q1r1s1u2v1z2F1G1I3K1L5M2P2Q2U1!2(2+1,1=1@2[1_2|2}1;after #:d5g4p2z1M4P4_3}3;after a:h2k4o4p3w2F2G5' +
  'H2Q3R4T3W2Z3!3%1&2,3-3_6;after class:E4I5K1L6?2^3}7;after dark:c3d5F2#3}4;after i:c2d1p1s4@5[1{3|6}2;after my:a2' +
  'e3g2j2m2p1q2t1v2w3y3F3H1M2U2W1X2Z3-2/2<3>1@1}1;after school:a3c3u5w1B6L3=4;after that:a4d3e2f3h3j1o1q1C4G2I4P6U1' +
  '(5)2{2;after the:a1c3j3m3n4o6q3s2v3w3x1y4z1D2E1I4J2L2T1U1X3Y4*2<1=4@3[2}4;after training:i6K1L4=3^4}7;after work' +
  ':d8e3j3w2J4W4-3;aftercare:a1b2d1f3B4D6}4;afternoon:a5c4e6f4g6p1u1v5B3#3)6.4=1;afterwards:d1f3o4q2r1s5E2I4&5.1=5}' +
  '2;agai-:a5h2i1k5l1p1q2r3s2t1y4D3F1G2J3R2W3&1(3)3*6,3.1>2[1^1|3}2;again:a6h3i2k6m1p2q3r2s3t2G4J3P1W4X2$1&1(3)3,4>' +
  '3[2^2|3}2;against:l2n1r2y8D4F3M1O2R5S1!2#1*7.1?3;against a:F2S4*6;age:a2f1w2y1A15B3C9F3G2Q4#2.1]2;age #:w4C7D3G5' +
  ']4;aged:b2A6C8F2O2P4=3]3;agen-:b2d1r1F1L1M5R2T2U3Z1!2#4)1]1}1;agency:d2Z2#3=1}7;agent:b1c1F3K1L1M5R3T2U4$1]1;age' +
  'nts:r2!3#4)2*2;ages:i1l1p1A12C5G2P4#2[2{3;aggr-:z3D4S6#3*1}1;aggressive:z3D3S5#3*1}2;ago:l1p3s3x2y2z4G7M2N1W3X1Y' +
  '2Z3@1[4_1{1}1;ago and:y3z3C3M3R2U2@2[3{2;agre-:j1n3o9t2R1?3}2;agree:o2R2,4?5;agreed:n3t4}4;agreement:o9p1}2;agt:' +
  'i2C2O2>2;agte-:s2z5D2G3J3K3O4*1;agter:D2J3K4*2;ahea-:c2n3q3t4z4A3C3H4P2(2.2>4;ahead:c2n3q3t4z4A3C3H4P2(2.2>4;aid' +
  ':G2N2O6T1Z9<9=3}1;aids:v2x3G1<4}3;aiki-:w2z3T7*1}2;aikido:w2z3T7*1}2;aime-:F6&2;aimed:F6&2;air:y2^4}8;airc-:>4}6' +
  ';aircon:>4}6;airl-:m1y3#3}4;airp-:a4u1I5}5;airport:a4u1I5}3;airt-:m4M2}2;airtime:m4M2}2;akad-:g1H4J3V3;akademie:' +
  'g1H4J3V3;akha-:[7}2;akhaonteng:[3}2;akhawunti:[4}2;akho-:c3f4L5;akhona:c3f4L5;akti-:B3#4;al:b5c3d1l2r2u3z3A1C6O1' +
  'U3(3.3[1{7}2;alar-:r3K3>2]3}5;alarm:r3K3>3}3;albe-:t2C3,1}2;alco-:G2}5;alcohol:G2}5;aler-:s3x3;alert:s3x3;alex:I' +
  '5W2#1}1;alex-:B2I3J2^3}1;alexandra:B2I3J2^3}1;ali:}6;alic-:e1J3}1;alice:e1J3}1;aliv-:a2d3U2Z2}3;alive:a2d3U2Z2}3' +
  ';all:b6f4g2i1j2k3l2m2n2q2u2y1z5A3B2D1F7H2L2S1T8V3W1X1Z1#3$1)1+4.1<1@1;all day:d5f1g7z4B4C3D2M2V4X2=2^4;all in:k4' +
  'z1A3F4P3Q2&2)6?3}1;all of:a3b5d2j3l1q4r2B3C2K3#4%1&4/4;all the:b4d1f3h2j2n2w2y1D3E3F1G1H3O2R3U5Z1.1?1@4]4}1;all ' +
  'your:b4O1R3T4|2;alle-:b1i1o3v4G4T4&2-2@2_2;allergic:o3G2_3}3;allergy:G4}1;alles:b2i1v4T4&2-2;allo-:m4q4r1t1w2x4y' +
  '3z3A3B2C1E5F2G3H1P2S1+2,3.1?5|2}1;allow:m2q4A3E4F3G2L3Q3,3}1;allowed:m3n1q2r2t1w2x4y3z3A2B2C2E3F2G2H2K1P2S1+3,2.' +
  '2?5|2;allowed on:x3A4G1H4&1?3;allowed to:p2t2x1y3z1C4D2E2G1K2P1S4+3,1?4}3;allows:i4R1$2}5;alma-:l4y2z5C4S3;almal' +
  ':l4y2z5C4S3;almo-:j5A1C4G2<3{1}1;almost:j5A1C4G2<3{1}1;alon-:h2l1m3v3w4z2A1C1D1E4F4H2I1K1L1O1Q4R2U3$7%2)1+1,4/4|' +
  '3;alone:h3m2v2z1A1E2F5I2K2N1O2Q4R3U3#1$9%1*1,1|4}2;alone with:E3N3O5Q2Y1$7*2;along:l3m2v2w5z2C5D2E4G2H4L1%2)2+2,' +
  '4/6{1;alre-:a1d4f2g3k1l3m2p1s2w1y2z3B1C1D2G1I1L2P2R4Z2&1(7+1_5{3}3;already:a1d4f2g3k1l3m2p1s2w1y2z3B1C1D2G1I1L2P' +
  '2R4Z2&1(7+1_5{3}2;alri-:w3z5C2E2G3?3}2;alright:w3z5C2E2G3?3}2;also:c3d2f5h5k5l1o5p1q1r2s7x3z2A2B2F2J3L3N1O2P5R2S' +
  '2T3U3W2Y2Z3%3&1)2*3,2/5=1>4[2|4;alth-:_3}4;although:_3}4;alto-:g4p2r2T3&4}2;altogether:g4p2r2T3&4}2;alwa-:i3n1x5' +
  'z3D4G1H3K3L1N3O3Q4W1*1-4?2[1}2;always:i3n1x5z3D4G1H3K3L1N3O3Q4W1*1-4?2[1}2;am:a2c10f1l2n1o4p2s1v2w1y2z3A3E1F1G2J' +
  '2P1Q1R1U2X1$1(2,2@2}1;am #:b2o2p2z1A2C1D3M2U2&3,1]3}1;am a:b3c1f2j3l2A5B1C1H3K1O1R2S1V1W1X2Z2$3=2@3[1]3^2}1;am i' +
  ':i3j2l2o7p3s2v3y2z3A5E3F3J3P4Q3U2(2+2,3?1[1}3;amab-:m2P8&1;amac-:x7;amacici:x7;amag-:w3L3]5^1_4{4}1;amagilavu:w3' +
  ']3^2_4{4}2;amah-:d3g5i4s4v1;amahora:d3g5i4;amak-:b3c4d5f3h2B2D1L1N5Q3!3/3<3;amaklasi:b4c5d5f3h2B2D2F1Q3/4<3;aman' +
  '-:g3i4s3B4F2L2W6}1;amangaki:g3i4s4}2;amap-:l3.4<1}2;amapiano:}4;amas-:q3L4W5&1}1;amat-:y1z4I3W4}5;amateur:y1z4W4' +
  '}6;amaz-:F5|4;ambu-:e1H1Z6!3,1}1;ambulance:e1H1Z6,1}2;amen-:u4}1;amend:u4}1;amer-:n5}2;american:n5}2;ami:w5{3;am' +
  'mo:w1Y5+6}4;ammu-:}7;amon-:t3x2z3A3B1C1F2G1I3N4O3Q2T2U1X1!2$2%3;among:t3x2z3A1B1C1F2G1I3N4O3Q2T2U1X1!2$2%3;amou-' +
  ':j4k5l2n5p3&2-7^4}1;amount:j3k5l2n5p3&2-6^5}1;amounts:j4-4;ampu-:G5H7%1;amputee:G2H7;an:c2i2k5q1t2v1z1C2E4G1H3I2' +
  'M3O4V1Z1#3$3&1(1)1,3.4/2<1=2>2@2[2]2_1}1;an account:k3[8|2;an hours:a4e3i5p2u3z2B2F1I2L4N2O2Q2Z2#5$3&3}3;an inst' +
  'ructor:H2P2U1Y3#2$3%2,3=3}3;an old:b4n2p3t2w2A1H2K3M4R3S3T3Z2(2|1;anci-:A5}1;ancient:A5}1;and:a2b1c1e1g3h1i1j4l2' +
  'm2n1o1p1q1v1w2x3z1B3C3D2E2G2H2I1J1K1L3P2Q2R2S1U1V3W5X2Y2Z3!3#1$3%3&3(1*2.2=2?1]3;and #:a4d2e4h1j1r1t3y3z3C5F2G1R' +
  '2%3+1]2;and a:d1e1i3j1m4n2s1w4x5y2A5C6G1H4L3P1T2W2%3.3>1;and all:j4l1p1x2A6P2V4W1Z2!3+4[3_1;and are:f4g1o3x1B3F2' +
  'J2O2P5Q1)2=2]1;and at:a3c4d2j2A3C1G2W2Z1$1%2]3^3|4;and bjj:a1j4O5P4U2V2W1X2Z3&2=2]1;and boxing:a1j4s4S2U2<2}4;an' +
  'd can:c2p5q3r3t3u6y3H3K2P2V1X1&3)2,4/2?4@5[1]3^2|4;and cant:b1d3n4p4t3w3x1y6D3E2F1J4K3L4M1S1$5/2?5[2;and come:e4' +
  'f3k6q2H1K1L4Z3;and do:h1k2l1n2p2q1r3v3w1y1B2E1F1I4K3N2U1X1!2&1)4+1-1.5/2=5>1?7@1]5;and does:h5j3k1l1r1z3A2C1D2F3' +
  'O4P1V2*2+3,2-3<4|4;and dont:b2h2o2p1r5v2w2A3C1D4G2H1I2J6K3L3M4O2Q2Y2+2/1<3?1;and for:a1d3j4k4l5n1o3p3x3C1F2H2K3L' +
  '2P2R4U3!2#1$2&3.2/2[3]4|2;and from:g2n2A2H4I3O5(3*1.2;and get:d3e1n2q3D4E4F2G1H1K2R4*2_4;and has:b2p6B2D1E1G1O2-' +
  '5=3;and have:e2i3q2r2v1w2x2B2G2H1J2K1L1T3Y1$2+3.1=4;and he:a1n3p2t2u3B2D3K2O2Y3!1-3.2_4;and her:j3r2t2u2w3x1A4F6' +
  'G6O1V2.1{2;and how:g3i1j1n4p1q1y3A1F1I2K2M3O3Q4#2$5&3)2*2-3.2@2[4_4{4;and i:a6b3c1d1f2g2j2k1l5m2n2q3r3s2t3x1z3C3' +
  'E4F5G2K1S3T2V1Y4Z2$2%3&3(3/1?1[4{1|2;and id:i3j1p1q4t3C1F1L2W3Z1#2.3<2_5;and if:c4d2f4g1m1n1p1r1u4y1z1G1K3M1P2R4' +
  '$5%4(3*1-3/2=3>2?1@1[4^1_5{1;and im:a3c3d1h3l1p4s1u2v2w3y1D2J2Q4R4Y1(1=1@2_3|2}1;and is:f4i1k4o3s2y4z2A3C1G1H4I1' +
  'K3L1N1O3Q1T2V3Y2!1)1.2=1@3|3;and it:e1g1i3l2m2s2z1K4M4Q5V2W2Y3[3}4;and just:m2A2E1F2M3P4W4&2)2=3{2;and krav:b4c1' +
  'i5j3s1G2R3U3;and look:v2D3E3H5W3;and may:q1x3F4#3.4?3^4_2;and me:c1l3t2A4F3$6&4*3+2;and must:b3f2j4p5r3s3v3x2y3N' +
  '3R2Y2+3,3@2_3;and my:a3b2c3h4j3l1m2o4s1t5u2z1A3B3C3F1G3H3I1M1R3T5U3V1W3#1%6&1)3>1@2]3;and need:h1i1n4B1L3P1Q2R2V' +
  '1Y1Z3!3#5$4=3[3]2^3;and never:d4m2o1q2r2s3y2A4C2D1[3}1;and new:h5C3}1;and no:a2g1p3s3D1K3R3U4V3X2Z4&4?3[2^2{3}1;' +
  'and nobody:g5u2P4Q2V3Z1%2?1{2}1;and not:k2m2n1o2q2t2y3z3C1F3M3P3R1S3+5;and now:c4m3p2u3z1A2B2D1F2P1R1U1V1W5X2!3#' +
  '2.2@4[3{2;and on:b4c3d4e1f1g3h4y1C2E1G2I1J1M3N4P2S1V2+1<1;and one:e1g2p3s3u2A2C3D3G2J2Q2$4)2.2{3;and only:f2h3n2' +
  'r4w2E4F3R2&1,3{1;and pay:m7n4;and see:o4s2D2E6H1J3Z1!1[2;and she:i1j2n4o3p3v2C2D4H2J4U3-4.3]2;and so:r1w1z1B2G2H' +
  '1P3S3X2Z3!3&3*4>3@2]4_2;and still:b1c4f3j2y3A2N1P3R2S3&4@1]3}4;and the:a4b3d4g5h5i5j4r2s4C2D2H3J3N2P1R2T2W1X5Z2$' +
  '1%2(3)2?2@2_3{3|1;and then:a1c2i1k3m4o1r5s5v7z1D1G2I2L1Q1R1$1)2+2,2=2[1{3;and they:e2f1k2l4r4D5G3I2#2}2;and time' +
  's:a2b1j4;and two:b2j1r3#2%6&3}2;and want:c3h2q3w3y2B2C3P1U3V4Y2Z3!3#4$1&1,2.1?2[2_1|2}1;and wants:c3h3m3x2z4C1F1' +
  'G1H3P2U6V1Y2!5)3,1-2.1=4?1;and we:c3d1e2p4u3y2C2D3Y1-4.3@3_3;and what:f1j1l2o3r1v3w4z2B3J2N1O1P3S2$5%1&6(2+4.5?4' +
  '@4]3^2|1}1;and whats:k3o3p2J2N3S4#3$4%1&4)3^2|3;and when:a1b3h2l4m3q3r3B1D3P5U3W1$1(6)1>1@3^4_1{3;and where:b4n2' +
  'x4A4E2I3J3N1S3?3@4[3]1{3;and which:a1b3d3f3J4M4N2R2]4;and who:q3v3L3M4N5P3S1$3@3_3}2;and wil:e2q3y3A3C4F3Y2!3$2%' +
  '2=2;and will:g2m3o2q5v2z3C2F2M2$3=4;and with:b1d1h1i5n4r2t2G1H2O3Y1%2*3>5^1;and would:c2d1h3m2q1y1A2B1F4L1M4O3Q2' +
  'S4U6V2W1X3Y1Z1!2$3)4+1.2/1<1=3?4|3;and you:d2g3l3B3H3M2#1=1>4{3;ande-:e1l2o2p3r3u3y2z3D2F4M2T3!3@4;ander:l2p3r3u' +
  '3y2z3D2F4M2T4!3@3}2;anders:e2j1o3S4@3;andi-:m3u2y2z7F4I3+5?4{4;andifuni:m4y3F5?5;anga-:b3g4r1s1z3A4C6D2E5F1G4H1O' +
  '4R3$1;angangena:A3G3H3;angazi:z5R4;ange-:u3D5E4W1}1;anger:D5W1}3;angi-:c1f3j3l2m2o1p3r2u2x1z6A1G1I3Q3S3$2+3/1?1{' +
  '1|2;angifuni:j4m3y1A2?3;angikaze:z6;angikwazi:f1m1r4/3[1;angithandi:o2Q5$3;angr-:D4R2W2#2}2;angry:D4R2W2#2}2;ani' +
  'm-:f3S3)3}3;ankl-:q3t1u3w1x3E1G6]2;ankle:q3t1u3w2x3E1G5]2;ankles:G3;anni-:m3-4.4{3}2;anniversary:m4-4{3}2;anno-:' +
  't2v2P3}5;announced:P3}1;annu-:h3k4l3n2o1(1}1;annual:h3k4l3o1(1}2;anot-:a1m3n1r5s3u6y3z1E1F3H1J2M3O1P3$1&1(4)4*1/' +
  '2=1@3]2_3}1;another:a1m3n1r5s3u6y3z1E1F3H1J2M3O1P3$1&1(4)4*1/2=1@3]2_3}1;another day:r8u2;answ-:g2z2D2G2M7S2*4@1' +
  '}5;answer:g1z3D1G3M7S3*2;answered:g3}3;answers:D2M2*3@3}3;anti:D5Y1!4)3*3;anxi-:v2z4D1E1G7R3$3;anxiety:z4G7$3;an' +
  'xious:v3z1D2E1R3}2;any:a2c3d3f3g1k3l7n1o3p2t1w2z4A2F3G1H1J1K1N3O4P2S3T4U2V1W1X1(2)4,3/4<3=5[1]4{4|4;any class:a1' +
  'c3d4f4k1q2B4F1V2}4;any more:d3n4p5u3A1[5_5}2;any of:c4d2j1G6H2N4O2/2<3}1;anyb-:a3c1e2f1g4s3v4w1y2z3A1M4T1X2?3@4}' +
  '2;anybody:a3c1e2f1g4s3v4w1y2z3A1M4T1X2@4}2;anym-:p8u5A4D1H1I1U2[3_4;anymore:p8u5A4D1H1I1U2[3_4;anyo-:c2g6h2v1y4z' +
  '5A1D1E1M4O3Q3X3$2=1?3@5}1;anyone:c2g6h2v1y4z5A1D1E1M4O3Q3X3$2=2@5}1;anyt-:a6b1c4d4e3f5h1j2k2l3o3q2r2s3w5z2A2B4C3' +
  'D1E2F2G2H1J2L1O2T3V3Y1!3#1&1)4*1,1<2=2]1{1;anything:a5b1c6d4e3f5h2j2k2l3o3q2r2s3w5z3A2B4C3D1E2F2G2H1J2L1O2T3V3Y1' +
  '!3#1&1)4*1,1<2=3]1{1;anything for:c2d1f2l1o1r2s1w1A5B4C5D1E1F1G3Y2!4#3*2]3;anything i:a2b3e2q2v5w5x4E4G5-2;anyth' +
  'ing on:a3c2f5h3H2*4/1;anyw-:b2c1f3h4j4n3p2A2B2E1G3J5K5L1M2P3T1+1/1>2@2;anyway:c2f2h3n3p2z2E2G4P3+2/2>3}4;anywher' +
  'e:b2f2h3j4o1A3B3J5K5L3M2P1T1<1?1@3;apar-:k2o2v3w6x2B3C2F2J2T3Y3Z2$3%3&3+3_4;apara:v1w6x2;apart:k3o2v4B3C5F2J3T4Y' +
  '3Z3$3%3&3+3_4;apart from:k4v1J4T4Y4Z3$3%3;apho:f1j2z1B2F3H3I5L3T5W3X1,2=2}1;apol-:u1D2L5}5;apologies:u2}3;app:b2' +
  'n4I2J3/11<4>1@1[5|1}1;appe-:G4?5}3;appl-:k2n3o5s1t6x1!1+5/3=7_2|2}2;apple:n5x2/4<1|2}1;application:t3P2+3=3}3;ap' +
  'plied:+3}5;apply:k4s2t5!2=6_3}2;appo-:e1t5u5E1M2$4}1;appointment:e1t5u5E1M2$4}1;appr-:k3w5A1D2Q3S4+2=3}3;approve' +
  'd:+2}3;apri-:h7o1p2B2G3(3+4{3}1;april:h7o1p2B2G3(3+4{3}1;arch:I1J5#3;arch-:e2/3}6;archery:}6;are:a2b1c4f4g3h2i4j' +
  '2o2x2z1A2B1C4E1F2H3J3O3Q4S1Y1Z1)3,2=2@1]1}1;are #:b2l2A5C1G1R3#3%5]3|3;are a:d4e2f1l1s3z1B1H4O1T2U3Z2#2|4}3;are ' +
  'all:b1c3f2i4m4o3q3x3z1O3Y3$3;are at:c5e1f2h1F5G2%3;are in:c4d4E2F4Q1S2V3&2)3,2>2]3^2}1;are my:c3q3w1y5F3H2I3T2*2' +
  '@6_3{1;are on:f5l4x1B2F2J2T2Y4<2[3;are out:a1c5d3f3h2u2>4;are the:a2b1d1i2k2n2o2v1x2z4A1B1C1D3F2O2P1Q3S4T1U1X2Y1' +
  '+5-1>1?4]3^3{2|1}2;are there:b1c1f1j2k3n2o3w1y4A2B3E1F2H4J1L1N2P4S4T2Y3!3&3(2)5*3-1/2=3@1|4;are they:a4g4i2r2w2B' +
  '1L4N6O5P1Q5T2X1%2/1?2@4]4{1;are we:h3i4o6x2z2A3Q1&2,5}3;are you:e2g7h5j4m3o1r2E1H4J6M3T2V1W2(2)1,5<5=5>4@1^1}4;a' +
  're your:b3g5h1i5j2n3A3B2N2O3P3Q1$1+2/2?4;area:x4E5H4I3J6L1T2U1>5[6}3;area-:U3Y3#3^3}2;areas:U3Y3#3^3}2;aren-:A4E' +
  '1F3O3Q3V2?4{1}1;arent:A4E1F3O3Q3V2?4{1}1;argu-:w1R5}4;arm:j2q2x1C1G8H5K2S1V3Y4*6,3}1;armb-:x5V7;armbars:V7;arme-' +
  ':l3Y4!4#1}3;armed:l3Y4!4#1}3;arms:w3z5G3H4O3Q1R1S2V2W2]1_5}3;army:l4z1A1G2L3O5S7U4W1!3=4}2;arni-:X11;arnis:X11;a' +
  'rou-:a1b2c1d5e5g3h1l1n1s1v4y1D4E2F4G1H1K1O2Q2T1U3$3(2-2>2;around:a1b2c1d5e5g3h1l1n1s1v4y1D4E2F4G1H1K1O2Q2T1U3$3(' +
  '2-2>2;arra-:b1i2o3q3t7F1$6<3?6;arrange:b2i2q3t7$5?6}1;arranged:u2F3$2?2;arre-:n2O1!3}5;arrears:n2}3;arrested:O1}' +
  '2;arri-:r2t3u3v8L3Q3T1$1,1[3^4_3{4}1;arrival:v7;arrive:r2t4u4v3L4Q3(1^3{5;arrived:j1s3B2T2X1$2^2_4{2}3;art:v3C3D' +
  '1R5S4V6X8;arth-:m2G8;arthritis:m2G8;arti-:d2q3.3}5;artist:}5;arts:d1z3A2B3D2G1P1R1S3T6X7-2;as:b1d2f1g1i3j2k2l5m3' +
  'o2p1r4u2v3w2z3A2E1F3J3P1S2U1V2X1!2#2$2%1*5+1,3-5/1=5>6[2^1_4|3;as a:i2l1o2y3A3B2D1E3F3H1L2O2R1S5V2X3Z1!3$2%3-5<2' +
  '[4^2|4}2;as an:b1l2A3F2H4L2U3W1X3Z2#2=2>3|1}1;as i:b1c2g2j3k3l2m3o3q4r6s1t3v5w5z1,3@4^3;as my:k1l3o2p2u1)3*1+5,4' +
  '_2}1;as the:d3l3o3p2u1v4A4F3H2J4!1,1]4;as well:a2d3f2h2k3l2m1o2s2w1x2B4C1D1E2G2J2P1T2U5V4X1Z2$2)1*1,2-3.1/3>2]1{' +
  '2;asid-:i5v4-1}3;aside:i5v4-1}3;ask:e1g4k5m2n2q2s1v3C3I1J1M5O2P2S1#1%2+1,2.1>1?4@3]3|3}2;ask for:j2q4s4t1v4F2I3M' +
  '2N2%3.2@3]2|4;aske-:j2k4q1s2v3w1B4E3F4P3S2#3@3[2{1}3;asked:j2k4q1s2v3w1B4E3F4P3S2#3@3[2{1}3;aski-:a3b1e3i1j3l1q2' +
  'v1w3z1B2C1D1F1G1H4K3#2=2?3]1{1;asking:a3b1e3i1j3l1q2v1w3z1B2C1D1F1G1H4K3#2=2?3]1{1;asking for:b2A1C3D3G1H3&3=3]3' +
  '}6;asks:a1j1w2y4A2F5J3O6P4S2Y1#2$1*4,1<3@3[2{4|3;asks for:A2F4J4#2$4@2}2;asle-:d4f1r1}3;asleep:d4f1r1}3;asma:G9;' +
  'assa-:F2O1$1*3}5;assault:$1*3}5;asse-:j3q3v5D6M4O1P3!4&3;asseblief:j4q3M4;assertive:D4;assessment:v5!4&3}1;assi-' +
  ':e1o1H2J2K3N2S3Z3+2=9;assignment:o2S3}1;assist:e1H1+4=3;assistant:e1J2K3N1Q1S2Z3=6;assistants:N2O3=2;asth-:G10>2' +
  '}1;asthma:G8>2}4;at:a3b2c4d2e4f2g4i1n2y1z1A2D4F1I3J1K3L1Q2U3V1W1Z1#2$3*1+1,2.4?1]2^1}1;at #:a4b4c3d3e1g7i5u2A5G2' +
  'I5K3$1&1>4}2;at #h#:a2d7v5w3K3;at a:b4m4n1o1p2r2s2v2z5C4E7H2J4K3P2Q3R3V1W3Z3!4#3$1*1.1/2=2^1;at all:d4f4g2n1q2r2' +
  'w3x2z2A2C2D2G4H4L4O3P5S2V3W4X3Z1!2,3<3>1?1;at five:a3c6d1g1i1I3Q3>4;at half:a2c1d1g2i4G3I2}1;at home:h3l1m1n2q3r' +
  '3s3w1B3E1H1Y2$4*2,4/6=1?4]5|4;at least:s3B2E2K3L2O4P3Y1,1<2;at lunch:e4g4;at me:z4A2G2N4O3Q3R2U5*1;at my:c3e1i3k' +
  '1l1m2o2u1v1x1y3z3A5F1K2L2W1Y2#1$3*2,3/3^4_3{1}2;at night:d4e3g4C1I4K5R6U3#3$1*4=3}1;at nine:c5d3f2t1C4I4L1;at no' +
  'on:e7g2i2}2;at once:l5n6Q3R2$2)1*3}6;at our:d2z1B1D1E5F3G1M1O5U2#5$3%3)1-2.4?1;at reception:a3n2M2-2<3]3^3{2}1;a' +
  't school:b1c3p4z5D7F3I3R2V1W1Z4%5(4*2^2}1;at seven:a1c5e2i2I1>3}3;at six:a2c2d3f2i4u2v4K4Q1$3>2}1;at storm:a3t3B' +
  '4N3P1T1U3V6W6X5Z4!3=2;at that:c3d6e5l2y1C3E1F2K3$3+4.2;at the:a2f2m3n4q3s2t2v4x3A1C1E2H1J2K1L1P4Q2T1U3#3&1*3-2.3' +
  '=2?3@1]2^5{4;at what:a5b1g3i6y4O4$4&3@3]1^2|3;at work:i4j4u4x2z2H3I1R2S3#5$1,4-1^2}4;at your:b3f2n1w2y4A2B3C2F4G' +
  '2K2L2P1T2U4V5W4X3Y3Z3!3+3,3.3/1<4=3@1;at yours:a2d1f3g2k2l2m2n2y4E2F2K3L2M2Q2T2U4V4W5X3Y3Z4!4+3.3<1?3]4;athl-:d1' +
  'u2x3z5}3;atm:z4*6}5;atta-:o4s4w3y2D1G3R3Z1#2)1*10=2;attached:o4s4=3_3}2;attack:w3D3Z2$3*3}2;attacked:w3y2#3*3}2;' +
  'attacker:*5}2;attackers:R3)3*6;attacks:y3G6R3Y2*6;atte-:a1i3j2m4r8u1v1C3P2Q6R2$1)5+3/1@5}1;attend:a2j4m4q1r5u2C4' +
  'G2Y2)5+5.1/2;attendance:r6P2Q2)2@3}1;attended:P3}7;attending:v3w3)1}4;attends:m2@6;attention:i4z2Q8$3;atti-:w7D2' +
  'O1;atto-:e4o4#3,4;attorney:e4o4,4;au:f2i2m2o3w1B3C3E4I2Z3!2#1,3-1.1=1;au pair:f2i2m2o3w1B3C3E4I2Z3!2#1,3.1=1;aud' +
  'i-:a2q1E7G3$2|3}1;audience:E7$2;audit:a3q2E4}1;augu-:h2j1l3o1q2y2C2H3(3)5=2;august:h2j1l3o1q2y2C2H3(3)5=2;aunt:C' +
  '3F1H2S1%2,1-5}3;aunt-:l1F4;aust-:m1p3X1-1^2}3;australia:m1p3X1-1^2}3;auth-:D2}5;author:}4;auti-:s2v1B1G7O4$2;aut' +
  'ism:G4;autistic:s2v1B1G6O4$2;auto:o5;auto-:n2o6<3}1;automatically:n3o4<3;avai-:b2f2s2F2K1L4T5U4V4W4X1#1$1%2+3-4/' +
  '1=4]2^1|2;available:b2f2s2F2K1L4T5U4V4W4X1#1$1%2+3-4/1=4]2^1|2;aver-:z5A3Q5}1;average:z5A3Q5}1;aviv:S4U4;avoi-:G' +
  '5Q2Z2*3;avoid:G5Q2Z2*3;awak-:c7@1|2;awake:c7@1|2;awar-:S2#5&2)5*5-3|3}3;award:-3}6;awareness:B1S3#7&2)5*5|3;away' +
  ':a3d3e2g1p5q5r7u1v3A2B1E2H1L4S4#1*3,5-2/3=2@1^1|4;away for:p3q6r7;awkw-:z3F3}3;awkward:z3F3}3;ayik-:l5{3;ayis-:m' +
  '4p3q3A4&3[2;ayisebenzi:[2}2;b:G5Y2!3.5}1;ba:j3l2p2y5z5B1D3E3F4G2N4O7Q4V2!3#5%4&2(2@2;baas:e3u4N3#3;baba:q4!1/3}5' +
  ';baba-:Z4!5@2;babe-:l6$3;babedi:l6$3;babi-:C2Z7}5;babies:C2Z7}5;baby:c5d2i1o2p2q4r2u2z2A3B3C3E4T3W1X1Z4*1-4/2}3;' +
  'baby-:a3i6q2u2*4/3}3;babysitter:i7u3}3;babysitting:/3}4;bach-:%1.11;bachelor:.5;bachelorette:%1.9;bachelors:%3.4' +
  ';back:a1e1h4i5k1p5q5r6z1D6G7I4K3M1U3*4<6>1_11}2;back after:h3k5l3q2z1G2I5M4;back for:q2r6<5_3;back from:a2d2h2j3' +
  'm4q1r2u4U2V2(2<3;back in:h3i3q1r3t5v1W3(1]1}2;back is:k1l3p2r3G7R3$3<2;back to:e1f1i3j2l2p4z4K3L5M5P1/3>4[2}1;ba' +
  'ck-:i3q3z5D4L5O8R2Z2%1=1>7{4;backbone:D5;background:z8O8R2Z2=2;backup:>7;bad:a1j1u2x2z1D2E1G9H3J2L1O1R6T2U1Z2|1}' +
  '4;badg-:l3H4Z2]2}3;badge:l3H4Z2]2}2;badl-:A3G4K2Z4_2;badly:A3G4K2Z4_2;bag:a2c3w8y2D3G2L6W7*6>1]7^3_6{5}3;bags:g2' +
  'L6O2W7.2]3}5;baie:h3i3j5l3m2r1D4F2Q4S1$4*1|2}1;baka-:N3O4Q4;bakae:Q5;bake-:j2l4m3t3A1R4#2,3^2}2;bakeng:j2l4m3t3A' +
  '1R4#2,3}1;bakh-:F4O2}2;bakk-:K9]1}1;bakkie:K9]1}1;bakl-:y7O3T5U3;baklei:y7O3U3;bala-:r3G4H1}2;balance:r3G4H1}2;b' +
  'ali-:X8;balintawak:X7;ball:o5z3B3R3;ball-:b1f3h1j3k4o1p1r1x2z3A5C4S4W1.5}2;ballet:b2f3i1k4o2r1z4B1C4K1}3;ballito' +
  ':h3m1p3;balloons:.6}1;balls:C3S3W3;bam:p3q2B2%2}1;bami:p1B4#4%2}2;bana-:O9}4;banazo:O6;band:x5N3R2%1}1;band-:x3Z' +
  '7]3}2;bandages:Z4]3;bandaging:Z5;bang:o2y5z4D3F2R3Y5*1@3;bang-:x6y2B1E4F4Q6@3;bangaki:Q4}1;bangaphi:Q4}2;bangles' +
  ':x6;bangwe:y4D2F2@4;bank:e4f1l2n6r5t1y2K1L2W3#7<4[1_1}5;bank account:j6n3}1;bank details:n4[5}1;bank-:e4n8E2<2@3' +
  '}3;banking:n5}1;banks:n2}5;bann-:C2E4F4*4}1;banna:C2F4;banned:E4*4;bant-:F2$2}3;baqe-:z3O6Q4;bar:c2r2x3K2*6.3;ba' +
  'rb-:e1C1}4;bare:j3w4x6U4;bare-:w4x9G3}1;barefoot:w4x9G3;barg-:j1l4o1s2K3$1&2-1<2]2^1|2;bargain:j1l4o1s2K3$1&2-1<' +
  '2]2^1|2;barr-:H5}6;bars:H4*4}3;baru-:l2N4O3;base-:l2F1H1J2K6S3U3X2#6*2/1}1;based:J4S4U3X2/2;basement:F2H1K9}1;ba' +
  'sh:t7y3.8;basi-:j5m3o4r1v2z5L1U1Y4Z5!1#3&6)2/1}1;basic:j5m4o5r2z2L2O1U2Y1Z4#2)1}2;basics:v3z5W1Y4Z2!2&5)1/2|3}1;' +
  'batc-:(5;batch:(5;bath:b2d6D3L3W3}3;bath-:y2D3H6L8Q5!4$1%3;batho:y3Q6!5$2%3;bathroom:D2H4L8;bathrooms:H5L4;bato-' +
  ':X8!4]2}1;baton:X6!5]3}1;bats-:E5}3;batt-:L2Y2Z2.1>6|6}2;battery:>6;battle:L3Y2.1|7}2;battle ready:|9;bay:K12^3}' +
  '1;baya-:f2l4y4B2D5F3;bayamhlupha:D5;bays:H1K14;baza-:)3.4}2;bazaar:)3.4}2;bbbe-:#3}4;bbbee:#3}4;bbee:}6;bday:-3.' +
  '9;be:a2d1g1h2i2n2o3q3r1u2v1x1y1z2A4C5E2G1H1K1N4P1Q4S2Z1!1%1)2+2/1=1?3@1^3;be a:a1f5h2j2l1m2p3u1w2x1z1B2E4F1G1H2R' +
  '2Z3!4#1)2+3-4=1|2}3;be able:d2f3v1w2z3B1D1F1G4H3O3P2R2U4W3Y1(2*1+1,2^1}1;be at:i5r4u3v1z5D1I2J6L1$3.1^2}1;be bac' +
  'k:e6i5q2(1]7;be done:d2i7n2r2y3F1G2H2#4&1-2.2/5;be for:s1v2z4A5J4!1#4%1&3+2]2;be in:d1g4m1n3o1p2s1u3w4A1B5C1E4G2' +
  'N3%3(5+3.3=3?7@1}2;be on:c4o1p4E3I4Q2$3+2?6}4;be put:k4u2v5z1L2}2;be the:n3q1w3z6A7F6N1Q2R1Z2!5;be there:a5d5h1r' +
  '3u2v7E6K2P1Q1/6}2;be with:d2C5I4N1Q5+2;bead-:x6;beads:x6;bean-:c2x1C1T2]5;beans:c2C3T3}1;bear:*7}2;bear-:F3N5}2;' +
  'beard:N5}2;beat:c4y2D2V3.3}10;beat-:u2y7D2V3!3;beaten:y5D2;beca-:b1c2d1e1k2l3n1o3x2z3B1D4H2I1J2K2Q3S1U2Y3$1(1)1/' +
  '2<2>2^3_1{1}1;because:b1c2d2e1k2l3n1o3x2z3B1D3H2I1J2K2Q3S1U2Y3$1(1)1/2<2>2^3_1{1}1;because i:a2c1e2f3p1r1u3z5A3B' +
  '4E3F3G3Y3^3{3;because of:c3e1k3l5o2q1r1x3D4I3K3U3V2$3)2/3<1>3^2_2}1;beco-:j1k4m2r1t4A1D3O2P2W1!5%3&1.3=5}2;becom' +
  'e:j2k1t4A2D3O2P3!5&2=5[1}3;become a:j3k2t4D3P2!5&2=2[2;becomes:r3%4.4;becoming:k4m3p1B3W3;bed:c3d7n3r4D6/2}6;bed' +
  'o-:a3x1O2W4;bedoel:a3x1O2W4;bedr-:k4*3-2/2^2;bedrag:k4-3^2;bee:r2G4V4#4}4;been:p3q2s4v3y1z5C1D4G2K4O8P4R2Z2=5>1{' +
  '5}2;been a:b3l2p1s2C3E3!2&1=4[1]3}1;beer:.1}8;befo-:a1c6d2f1g4h2i1j1k2n1o2p1s3t1v3w1x2z3A1D1E3J1L3N1P1$2%2)1*1+3' +
  ',5.1]1^3;before:a2b1c6d2f1g4h2j1k2m1n1o2p2s3v3w1x2z3A1D1E3J1K1L3N1P1X1$2%2)1*1+3,4.1]1^3;before class:v5x4L3[2}8' +
  ';before he:a2r4v2z2D1E2*2+1.4}2;before i:b5d1e2f1h1i1j5m3q2s3w5z1A2D1E3F1G3H1J3K2L1M2N6O2P4S3T2U2W2X2Z1#3)1<1>3?' +
  '1@1]3_2|4;before my:b2c3j2o1p3v2w4L2P2T4V2$6(1)3,3;before she:t1w2B3C4E4P3$2)2,1-1}1;before that:c6f3g2i4s4y3F3M' +
  '3P1;before the:a1c6f2g1h1k6o4p4q1t1v1A2L2X2#2$1+1,3.4]2_1{2;before we:g2h3j2o1s4v3C2E5F4P3Q3U3,2;before work:a4c' +
  '6g3L3W2$3;before you:g1t2x3z4M3O4+4?5{4;beforehand:i2r5t4H2,5;begi-:a4f1i2k2t3v6w3y4z7A2C1F2N2P2Q3R2U3W3Y4&8(9)1' +
  '+2[1]2|2;beginner:a3l1n1r1s2v2z6C3F2H1N1R3U3W3Y3&4(1+1-1/2[3]4|3;beginner course:i1k2l3n3o2s4A3C4Q2&3-3/3[4|2}3;' +
  'beginner programme:N4&5(2;beginners:a3d2f3t4v3w2y5z5A3F2G1J1N2P2Q5U2V2W2X1Y2&4(4)4+1;beginners course:J4&2}6;beg' +
  'inning:k5q4v6w3&1(8]2;begins:a2c5i5w4E4(6{2;beha-:k2p1t1v3B2D5F5#2,4}1;behalf:p2t3B3#2,4;behave:v4F5}1;behaviour' +
  ':D6#1}1;behi-:r6u2z2D4E4J1K3N4O3S6*5/3=1]1^2;behind:r6u2z2D4E4J1K3N4O3S6*5/3=1]1^2;bein-:j2k1l1o2q1r1v3x2y2D3F2G' +
  '1K2M3O1R3U4W3&2)1*2?5|1}1;being:j2k1l1o2q1r1v3x2y2D3F2G1K2M3O1R3U4W3&2)1*2?5|1}1;beke:b3f6&3{4;bela-:j4U4}4;beli' +
  '-:n1D5R2U3|1}2;believe:n1R2U3|1}4;bell:a4v6M2W5{5;bell-:x4G3R1W4_1}2;belly:x4G3R1W4_1}2;belo-:b4c4e2f2m2A2G6+3[4' +
  '{3;belong:b4c4e2f3m2C2G2[4}2;belongs:+4{4;below:A3G6H1;belt:m3w2x2z4O6P11V6$1)2=6?5]3{2}4;belt and:w2O3S4)1=4]4;' +
  'belt from:m5z5O6P3V3;belt in:z2C5P3V3}1;belt-:z5F1N2O6P9V2]5}1;belts:z5F1N2O6P8V2]5}1;benc-:q1D1E8L3?3}3;bench:q' +
  '1E6L3?3}3;benches:D2E4;bene-:k3l2B2<7;benefit:l2B2<7;beno-:d3i3I3J4#3{2;benoni:d3i3I3J4#3{2;benu:N7O4;besi-:f2g4' +
  'h1i4k5q3w1Q2T6V1Y1Z2#4)4/2}1;besides:k6q3w3T8V2Y2)5/3;besides the:k7T2V2Y2)4/3;besig:f3h3i4Q3.2;besk-:c1m3L1U3V2' +
  'X2!9=4;beskerming:!4;beskikbaar:c1m3L1U3V3X3!1=4;besl-:E5R4;besluit:E5R4;beso-:K1@7;besonderhede:@7;best:c4d5g4l' +
  '6t1I3M2N2O1R10$1.2_1{6}5;best for:a2d5t3w1A2I3R7$3;best-:c4e2f4C2M3R5.3<6^3}1;bestaan:c4e3f4A2}2;beste:c2R5}3;be' +
  'stmed:<7;bet:}7;beta-:n6q2=2}1;betaling:n5q3=3;bete-:e2l3R4S1$2;beteken:S4}3;beter:e2l3R5$3;beth-:y3G3#3^2;bett-' +
  ':f3l6q2u2w1z4D2E2F1K2M1Q2R6Y4Z2!3#2$4&3-2}4;better:f3l6q2u2w1z4D2E2F1K2M1Q2R6Y4Z2!3#2$4&3-2}3;better for:j2I4R7$' +
  '4;better than:z6R4-2}3;betw-:a3b2c2d3e5f4g5h1j2n3p1q2u1y3A2F1H1M1P1R4S2%3&1(2*2/1@2;between:a3b2c2d3e5f4g5h1j2n3' +
  'p1q2u1y3A2F1H1M1P1R4S2%3&1(2*2/1@2;between #:a5c3d4e3h3j1;between the:e1g4m3y2A2H4I2R6S2&4;beur-:a3>7;beurtkrag:' +
  '>6;beve-:R6}4;bevo-:+8;bewy-:-6;bibl-:F1S2%4;bible:F1S2%4;bicy-:I3K6;bicycle:I3K6;biet-:l4v2z3A2D3E2G2S4#3@1;bie' +
  'tjie:l4v2z3A2D3E2G2S4#3@1;big:i1o1u2y4B3C4D1E2J2K3L2M1Q7R3S4V2W1Z1!3*1.6@1]2_3;bigg-:i1k3y3z2B1C1D5F2Q3R2*1]3_4}' +
  '2;bigger:i2k3B1C1D5F3R3*1]3_4}4;bike:q2u3G2I5K6Z2*3;bill:q3s4$3,3<6}6;bill-:p4q1s4L1,3<2}4;billed:q1s4<2}5;billi' +
  'ng:p4}1;bilt-:A2}4;biltong:A2}4;bind:o9;bind-:o7;binding:o6;binn-:a3K3)1_3}3;binne:a3K3_3}3;biok-:G3W3<3=2;bioki' +
  'neticist:G3W3<3;bird:c3l4o3)2;bird-:c5%1}2;birds:c5%1}2;birt-:r5A3C2G1H1W1-4.10?2@5^3_2{2}2;birth:G3H4@7;birthda' +
  'y:r5A5C3W1&1-4.9?2^1_2{2}2;birthday party:r3.1;birthdays:.4^3}2;bit:e3k2l4q4v2y4z2A3B1C3D2G2K2N1T3U1V2X2Y1#2&2*2' +
  '.2=2@1[1]1|2;bit of:m2n3z3B3D3I1Q2R2T1X3#4$1&3.3=4]3;bitc-:n5}2;bitcoin:n5}2;bite:e1r2s2Z1*3]5}2;bite-:n5v2D2}2;' +
  'bites:n5v2D2}2;bits:n3y3G2&3;bits-:j3$3&1|1;bitsa:j3$3&1|1;bjan-:I3-3[4;bjang:I3-3[4;bjj:a7b4c5d7e5f5i5j4m3w5y1z' +
  '1A2B4C2G2N4O3P4R7V14$2)1/1>1;bjj at:c2d1e2A6B2F3N2V3;bjj for:a4f4s1B3C3H4R2V8;bjj is:a4c2C3R5V7;bjj on:b5f3j1z2C' +
  '4Q4V4%2;bjj or:w2y1R6V7}2;bjj with:w3P3V5W3$4}2;blac-:l4y3B2F1J1N2O5P2!2$2)1=3>9]3_5;black:l4y5B2F1J1N2O5P2!2$2)' +
  '1=3]3_5}2;black belt:O4P2V1$3)4=5}3;black friday:l6_3{3;blackout:>7;blackouts:>6;blad-:y2z3M4X8*1}1;blade:z4X6*3' +
  ';blades:y4X6;blan-:E3{4}5;blank:{4}1;blaz-:w2}4;blazer:w2}4;blee-:a3i3y1A2G1Z11)2;bleed:a3i3y2A2G2Z4)2;bleeding:' +
  'Z9}2;bles-:i2}5;blin-:n2t1x1G4H8J3O2R1V1$2;blind:n2t1x1G4H8J3O2R1V1$2;bloc-:e3i4m3G3J3K3$3&1(5*2>5[3}4;block:e3i' +
  '4m3J3K3$3&1(5*3>5;blocked:[3}3;blocking:}4;blocks:e2[3}5;bloe-:f2p1G7J4Z5/1^7{1;bloem:f2p5z1B2J2/2^7{2;bloemfont' +
  'ein:j3J3^4;blon-:}5;blonde:}5;bloo-:y6G7M2Z5|1}1;blood:y4G8M3Z5}1;blou:y4P2V5]3}2;blow:d4R4.5}1;blow-:y5G2;blows' +
  ':y5G2;blue:a2m2y6z3H2P6V6]4_5}2;blue belt:m3z5P1V5}3;bly:f2y3E7)4/4@3{5}2;bo:a1k2l5u1z2K2N4O3T5^1}1;boar-:b4f5m4' +
  'o1p2q3w3F1N1U2#6&2/3@2^2;board:b4q2w3N2U2#4?1@3;boarding:f5m4o2p2D1&2/3^3;boarding school:f5m4o2p2D1/4^3;bodi-:Q' +
  '5T4;bodies:Q5T4;bodw-:F4;bodwa:F4;body:y1z2A2B1F2G4H1L2O4R2S3T3!5#3*2<1}1;body-:A3E1N1O1U1!13=4}3;bodyguard:A4E2' +
  'O3!10=4}2;bodyguarding:!6;bodyguards:N2U2!4=3}3;boek:t5$2@2|14;boek-:D2%4|4;boel-:D7;boelies:D6;boep:z4R5}1;boet' +
  '-:a2r5B5H2;bokk-:}4;bokke:}4;boks-:a4c1i3I2N3O1W12.3=2_4;boksburg:I5)3;bokser:O3W3=3}1;boksklasse:c3W5;bole-:}6;' +
  'bolt:a3i2I8J3}2;bona:b5s3E3F2U4;bone-:y4A3E1G3R1Z2*2;bones:y4A3E1G3R1Z2*2;boni-:<8;bonitas:<8;bonu-:l4n3q1$3&1;b' +
  'onus:l4n3q1$3&1;book:i2m1t12u2N1#5$3%4(2)1.5[4^2|14}3;book a:j4N4P3#3$2%3.3@4}3;book club:b3l3A3F4%5)2}3;book fo' +
  'r:t2%2)4|6}1;book on:t1|1}4;book-:b1f1i2k3q2r2t6u8v3S2#4.3=3@2[3|8}1;booked:a1f2i3q4r3u5v6w2G1N2#2}6;booked for:' +
  'i4r3u3v4w2G3;booking:b1t8u6E3H1#4$2.4}1;bookings:u1M3.2[5;books:k5p5@4|10;boom:v4J2K11>5;boot:q1K5)4;boot-:w4x6)' +
  '9]5;bootcamp:)7;boots:w5x6]5}2;bord-:p2q2^2}2;bore-:a4e2h3o3z1A3B3R4T3/2>1}3;bored:a4e2h3i1o3z1A3B3R4T3/2}3;bori' +
  '-:B3C1T3X3.3;boring:B3C1T3X3.3;born:c1A7C3H4+3;borr-:w7+5}3;borrow:w7+5}3;bosi-:a4d5I3;boss:b4d3e3h1i2j1o1r3u1w1' +
  'K1N3P1W2!6#8$1(2@4[2}2;boss-:D1K3+2-3;bot:M6}7;both:a1b1j3k5l6p4r3s6t1u2z2A1C7G7S1V2$3&5+1,1.2[4|3;both my:b3e2k' +
  '3l3s2t1A4G1@1;both-:a3j5E3G5?2}3;bother:a4j4E4?2;bots-:s2v4C1J4/2^2}1;botswana:s2C2J4/2^2;bott-:g3j4w4x1z2*5[1]4' +
  '^3}1;bottle:g3w5x1*5]4}1;bottles:]2^4}1;bottom:j4z3[3}1;boug-:n3w1x2z2K1O2V4W1Y5@1[3_7{7|3;bought:n3w1x2z2K1O2V4' +
  'W1Y5@1[3_7{7|3;bought a:K3V3Y6$2{4;bought the:z2|2}3;boun-:o8B1C2M3O2R4S3V2!6#1}2;bounced:M4}4;bouncer:O3R5V2!5=' +
  '2;bouncers:S3!4#2}6;bound:o9H1;bour-:S4U1X4;bourne:S4U1X4;bout:W4}6;bout-:y4}4;bouts:y4}4;bow:i1p3v5x6S5-3}4;bow' +
  'l-:A4#4.2;bowling:A4#4.2;boxe-:f2w3x2y2z2F1L3O3P1W10*2=4^1}2;boxed:y4z5O4W5*3}1;boxer:e1A3L4O2W2=4}3;boxercise:W' +
  '5;boxers:f2x3F2P2W3=3}3;boxes:w4L2W2^3}5;boxi-:a5c3d4e3f3i2j3m2s1t1u2w2x1y2A1B3C1F1G1N3O2P1Q1R4T1U1W8$2-1.1<1>1]' +
  '2^2{1}1;boxing:a5c3d4e3f3i2j3m2s1t1u2w2x1y2A1B3C1F1G1N3O2P1Q1R4T1U1W8$2-1.1<1>1]2^2{1}1;boxing and:b6j4m1p2s5L1P' +
  '2S5U6X1Z3&4-1.1_4;boxing at:a1c1d1l4A5F4W5#2$2<1;boxing can:r3u2z2G2H3W3-1.3<2^4_1;boxing class:a4c1m3w2y3E3G3N2' +
  'Q2W2;boxing coach:N1W2$1=5}2;boxing for:d2w2B3F2S4W7$1.1=3?2;boxing gloves:n4w2z3R1.4]6^1_2}4;boxing in:c1d2h2j1' +
  'm1x3y3z3G1I1R1W3}1;boxing is:c3d4B1C1G1R3V1W6.1;boxing on:a1h2m3o3t1u1C2F3G1N4Q5T2U3{3}1;boxing or:b2f3v3P3R7S2T' +
  '4W3)3;boxing with:e2m2y3z2A1B4F2G2W3*3.2/2=3>2;boy:a1h1s1t1w1y1A1B2C8D8E3G2L3O2R2X1,1.5_1}1;boy has:d2s3w3B2E3G1' +
  'H1R3.1}1;boy is:h4j3y3z2A1C2D3G3L3P2$3;boy of:A3C5G1I2P3]1}3;boy who:v3y3C4D6G2R3;boyf-:c1n1p2t2z3E3R1$1-5?1_3}2' +
  ';boyfriend:c1n1p2t2z3E3R1$1-3?1_3}3;boys:a2f1h2k1l5n2u1w2y5B7C4D8F7L4Q2#1.5]1^1}1;braa-:f2h5I2N1V3Z4*2.1^4}6;bra' +
  'ai:f2h5N1V3Z4.2}5;braamfontein:I3*2^5;brac-:x6y3A4G3H3]5;brace:G4H4]3;bracelet:x7;braces:w2y4G4]3}1;bracket:A5]3' +
  ';brai-:c4x5y1,4}5;braids:x6;brain:c4y2,3;bran-:w4x4J8/2=4]2_2}3;branch:F1J6#3=4}2;branches:J6/3;brand:x4_3}6;bra' +
  'nds:=2]6;bras-:V5;brasiliaanse:V5;brav-:j3D5E2G1P4$3;brave:D4E2G2P4$3;braver:j4D4;braz-:z3N2P3V10;brazil:z4P3V2=' +
  '1;brazilian:N3V7;brea-:b4c6e5h7i4q7z5D3E1G4Q2S1Z2#1&1)1*2+3,5@3_1}2;break:e7g2h8l2p2q7z2D5L1Z3#1)2+4,4{1}1;break' +
  'down:b6j3&4;breakfast:c9-3}3;breaking:i3t2D3S3*6}2;breaks:h5i5y2z3C2*2,5_4}1;breath:z6G3;breathe:Q5}3;bree:I1}2;' +
  'bree-:H4,5}1;brid-:r2y4$2-3.6}1;bride:y4$2.5;brie-:L3}5;brief:}5;brin-:j1l5n2s2t1u3w7B1D1E2I2K2L3Q2#3%1)3+3,1.2^' +
  '5_2;bring:j1l4n3s2t1u3w7B2D1E1I2K2L3Q2#3%1)3+3,1.2^4_3}1;bring a:l4t6w1x2A1G4H1L1Q3%3)1?5^2;bring it:j4l2n2K3+2^' +
  '5_2}1;bring my:g2h2l2m3t1B3C1E1F1K3L4N3#2$2)1+1,2>3^2}1;bring the:d3f2g2h4l3n4t1u2A4E1J4,3_3;bring them:r4w1B3C1' +
  'E3K2_4;bringing:a3l5w3E3H1K2N3)1}1;brings:c3d2A1I1L3,1^4;brit-:n3y2G1+1.5;bro:C4D1-3;broc-:T5X2#2;brochure:T5X2#' +
  '2;broe-:l5w3H4$2-1;broer:l2H4$2-1}1;brok-:j1p1q4r1u2y6z1C1G4H3I1K1Z1#2%1)2*1,2/1_6}3;broke:j2p2q5r2u3z3C2D1G2H1%' +
  '2)3/1_6;broke my:q3x3y3z4D2G4;broken:y4G4H3I2K2X1Z2*2,4/1_2{3}3;broker:y4#3<1}1;broo-:w3B6X4;brot-:g1h1j1l5o2u1w' +
  '2y2B4C3D2E3G1H2J3U2Z1!2#1$1%3+2-2=1^3|3;brother:g1h1j1l1o2u1w3y2B2C4D1E2G2H3J3R1U2Z2!1$1%4+2-2=1^3|3;brothers:l5' +
  'A2B4D3E2U1!2#3-1;brou-:l4J1V2^5;brought:l4J1V2^5;brow-:z2J1P2V2=3>5}2;brown:m2z2J2P2V2=3>5;brown belt:m3z2P2V3=5' +
  ';bruc-:C3}4;bruce:C3}4;brui-:y8G2#2}3;bruise:y5G4}1;bruises:y7#2;brut-:y4z3S3;brutal:y4z3S3;brya-:m1B3F2I3J5U3$4' +
  '}2;bryanston:m1B3F2I3J5U3$4}2;btw:P5}5;bua:v1M5}3;buck-:m4r1x5K3L3=2;bucks:K3=3}1;budd-:c3d4l4t3v4H3%5;buddies:%' +
  '5}3;buddy:a1c4d4l4t3v5H3;budg-:j8k4l2n4#4&3<3}1;budget:j8k3l2n4#4&3<3}1;bug:r3U3{3;bugg-:G4H4;buggy:H4;buil-:g3h' +
  '4r1v2z2B3D6E2H5I2J7K2R3T2#4>1?2}2;build:r3z2B4D5&2}4;builders:h5;building:g3v2D4E2H5I2J7K2T2#6>1?2}1;built:z4B3R' +
  '5]4;buit-:E3K4)4+1}2;buite:E3K4}3;buka:t5|8;bulk:l3]5^2}4;bulk-:}6;bull-:D14S3Y3Z3!4+2}3;bulletproof:}5;bullets:' +
  'Y4Z4+2}3;bullied:D9;bullies:D7}2;bulls:}6;bully:B1D6;bullying:D7}2;bump-:D2G3&3}2;bumped:}6;bunc-:B5F1Q1T2Z1%3)2' +
  '.2;bunch:B5F1Q1T2Z1%3)2.2;bund-:m8$1]4|1}1;bundle:m7$2]1|2;bundles:m3]4}3;bunk:r5;bunk-:r5}4;bunked:r6;burg-:e4|' +
  '2}7;burglar:}7;burn:B6Z3>2}5;burn-:h3o4q2s2G3R4W3Z3}2;burned:o3G3;burns:G2R5Z3;burnt:o3s2}3;burs-:j3l5G3Q6}2;bur' +
  'sary:j3l5}1;burst:Q4}4;bus:c2i2D3F1I16K5&2*1]1}1;buse-:r4I8_5}1;buses:I8}2;busetsa:_5;bush:h2Z2)3^3;busi-:g7h2p3' +
  'q1H2P2X2Y2!2#7,2}4;business:g5h2m1p3q2H2P2X2Y2!3#3,3/1}5;businesses:#6}1;busy:d1f4h1i6k1p3r2B1C3E4Q10$4+2.2|1;bu' +
  't:a2c3f2h4l2m2q4r1s1u7y3z3A5B2C4E1F3G5J1N3R2S1Y3Z3#1$1)3+3.1/2[1]2_3{2;but can:e2l4n2o3q3u2C1D3E2G2H2I2L2W4!3$3%' +
  '2-2/2=2>3?2_3;but do:d3f3r3y1B3C2U1X2Y2Z2#3*2.2/2]5^2;but i:b1c4d3j1m1q1r2u1y2z3C1F1M5N2R3S2$1+1/2[1_1{1;but is:' +
  'c3e1h4k4s2A1F3S2U3V3+2@3|3;but my:o2p4u5y3A5C2D1G1^3;but no:a3j3y1z2B3M1R3&3{7;but not:a4q4t2v2y5A2E3F3L3O4R3;bu' +
  't the:b1f2p5s2y4D3T4W3&3{2}2;but what:a5h2m4v1w4O1P4S3T2X2&2)3,2>3;buts-:g5h5>3;butt-:n3q4t5x4W3X4#3[4}3;button:' +
  'n3q4t5x2[4}1;buttons:x3}4;buy:g1k1l6m8n3s5w5$2-9[2]9^3_1{3|8}4;buy a:g4k4n3w2B3P4R2)2-4]2;buy the:g2w5|7;buyi-:m' +
  '2w3-4_4|3;buying:m2w3-4_4|3;buys:]4^2;by:b2c2d1g3i4k1n5o2p2r1y2A1D1F2H4I5J2K1L2N1O3P1Q1R1T1U1V1#2$2*3,1-2.1/3<3=' +
  '3>3^4{1;by a:m3o4r2N2O6*3;by die:c3g3k3m1r1u1v4x2A3D3H5J3L2#1$2(3*4.3?4]3^2}1;by my:b2e2m2v2T2<5[2^4}1;by myself' +
  ':F3H3Q4U1$4,3}7;by the:a3b1d1i2j2m2o1r3y4z1A2C2G2J3K3L4R2Z1&4*1+3=1>3|2;by then:g4h4i5w3y3C2P4&4{2}2;by you:b1c2' +
  'e2f1l3p1r3w2x1y3B2C4F5K2L2P3T2U4V2W4X2Y4Z1!2*1+4,1-2.1=3@1]4;bye:n4p3}2;bypa-:G5;bypass:G5;bywo-:f3t2E3)3;bywoon' +
  ':f3t2E3)3;c:G5Z5!4=4;cab:I7K6;cabl-:*4>4;cable:*4>4;cage:S1}7;cake:C3.9}5;cale-:b8e1h4i1p5J1$1(2)5;calendar:b8e1' +
  'h4i1p5J1$1(2)5;cali-:H4X2+3}5;call:g3i4r3s1u3v3D4M13O2S3U2#3&1-1/4@1}2;call centre:c2e2h3l1s3Q1U2X1#4&3-3/2=3@2{' +
  '1}1;call-:a2p2q1r1u4v1D4H3J4M6N6P1T2U3W1{1}1;called:a3g1q3r2u5D3H1J5M1N7P1T2U3X1{2}1;calling:t2v3D3M4}1;calls:f2' +
  'p4O4@2}3;calm:B2D1Y1!4#3*5;calo-:R2}7;calories:R2}6;came:g2p1r7s2u4y3A1G1N1R2S4T1Z1*2-4_8{7}4;came-:w2K3?9@4}3;c' +
  'amera:?5@3}3;cameras:K5?7@2}2;camp:q2r5B3)10^3{1}4;camp-:e2F2N2#2)6;camps:)6}1;campus:e3F3I1N2#3;can:b1c1g1n3q3r' +
  '3t1u2w1x1z2A2B3E4G3H3I1K1L3M3P2T1W1#1$2+1,1-4.2/2<1?4^2_2;can a:a1d3f2g1q1r1t1y1z5A6B1D2F1G4H7K4M1P3Q1S4T1U1X1Y2' +
  '!1#1$4%3-2=1?3_1;can come:c4h2j1m1r2s3w2B5E1Q2.5;can do:a1c1d4f3l4n2r4z1A2B4F3G7O3T2U3X3Z3)3+1/2=4?2|3;can he:f1' +
  'm3q1r5t3x2C5G3H3I4K4O1P4W4X2,3-4?1;can i:d2e1g3j1m2n1o2p2s1t2w2x2y2C1E3H1K3L3M2U3V3W1$3(2+1,1-2/1<2=2?2@1[2]3^1_' +
  '3|1}1;can it:e4k3m1o2q4r1u5x3F1K4L3#1,3-2/2@3^3_4}1;can join:a2d3o2z3B2C4M4Q4U3X1Y4)3;can my:c1f3n5q1r2s3t2u2x2z' +
  '1B3E4G1K2L1M2P1T1#1$3(1)2+2,1.1/2<1?2[1^3_3{1}3;can n:n2s1z3A1C6H2T3W5$3;can nie:b4p2u2x2y1z1H1R2)3/2[5}1;can on' +
  'e:c3d2f2g1l3n2t2y4A1E3G2I3L3P2S1T7U4V4W2!2(3+2,2/1?3]2_2;can only:c2d5e1f2j3l4p3r3z1C3R6%1)2;can ons:a4o3q3u6E2%' +
  '2.4;can she:a2g1m2r3s2t1u1x4y2z2A1C4E3F1G6H2K1L2;can someone:f3v1z5A4H4M3Y2#2$3+1,3?1^2}2;can the:l1n2o4p2q5r2s2' +
  'u1w1x2A3C1I1K2L2#2$3&4,3/1<3@4^2_1{2}1;can they:f3r2s2x2A3B4C4G1I2V3%1/1?2^3_2;can we:f1l5m3n2o3q3s3t3u4B2C2F1T3' +
  '#1%4(2+1-1.4?2]4_4}1;can you:b4j1l6q3r1t4w3D6F2J1M1N1P1R2S4U1V1Y1!2#5-2.3<2^1{6|1}5;can your:e2D4M3#1.5}5;cana-:' +
  'o1+2^2|3}2;canada:+2^2|3}2;canc-:m1p12q3r1u5G3>4_4{2}2;cancel:p8q3u6>4_5{4}2;cancel my:u1_4}5;cancellation:p7}3;' +
  'cancelled:a2k4m2r3u1/1>3}5;cancelling:p4q3;cand-:C4R1.5>8;candlelight:>6;candles:C4.6>2;cane:w2H3M4X3;cane-:W3X5' +
  '}3;canelo:W3}5;cann-:i1l3o1p2r2u5x2y2D3E4F3H2I3/3>3?1_2{2|2}1;cannot:i1l3o1p2r2u5x2y2D3E4F3H2I3/3>3?1_2{2|2}1;ca' +
  'nt:b1f1i1l2p2q1r3s1u6x2y4z6A1C1D1F1G2H3J4K1L3M2Q1R5Y2$3,1/5}3;cant come:m2r7u3x1A4)1[4|5}3;cant do:c3d2e2j4p2u5y' +
  '2z6H5(3)1;cant find:b6j4t4J3M4/3<3[3]2;cant get:d1f3q3u1w3x3/2[4}4;cant make:q3r5u1G2R5$2%1/2}1;cant-:e7#3;cante' +
  'en:e7#3;cap:w6x1G3Q10]5;cape:e3m1o2p2q2r1t2u1J5U1V1#3)3/1^2_2}1;cape town:e3m2o2p2r1t2u1B1C1F1J3U1V1#3)3/1^3_2}1' +
  ';capi-:n6}4;capital:}6;capitec:n6;capo-:z3T6}3;capoeira:z3T6}3;capp-:x4}5;capt-:N2}5;captcha:}4;car:a3m1r1u3E1F1' +
  'G1I8J3K11L2R3U3Y2Z1)4*5/3}3;car is:a2u3I4K1Y3)3}3;cara-:}6;caravan:}6;carb-:H3Y7+4;carbine:Y7+4;card:k8l5m9n12s4' +
  'A1+7-7<3@1}3;card for:m3s3+3-1}4;card-:a2m6n5o2G5R1W4-7<2}1;cardio:a3G4R2W6}3;cardiologist:G5;cards:m6n6o3-7<2;c' +
  'are:q2C2M3P3R3W1Z9,1}3;care-:d2A1E1H3!2=5@3|2;career:A2!2=5;careful:G1@3|2;carer:i1E2H4}2;carj-:)3*8;carp-:x1G4I' +
  '5V4;carpal:G4;carpet:x1V4}2;carr-:d2h2j1n2o2q1r5s2w2z4G2H4L3P2U2V1X2Y4+2,4/2<1>3]1;carried:r3H5;carry:d2h2j1n2o2' +
  'p1q2r5s2w2G1H1L2P2U2V1W1X2Y5+3,1/2<1>3]3;carry a:n1s3G3L2X2}5;carry on:d3h4j3o5p2q4x3G1U5V3W3X2/5>4;carrying:z6G' +
  '3L3>1}2;cars:r2u3I3K15*5;cart:{3}4;cart-:x4z1}4;case:a3c3g2q3r5O4,3?3_2}4;cash:d2k1l3m3n13q1s4U1!4#3-2}1;cash-:#' +
  '6;cashiers:#6;casi-:I4#3}1;casino:I4#3}1;cast:q4G5H4(2;cast-:.3}5;castles:.4}2;casu-:m7Z3]4;casual:m7]4}1;casual' +
  'ty:R1Z4;cat:z3D3$2[4}7;cata-:T3]5;catalogue:T3]5;catc-:a5d1g2i5r7s7x1F1I2V2$3(1;catch:a6d2g2i5r6s7G2I2V2$3(1;cat' +
  'ch up:r5z2V2$5}3;catching:r5x4;cate-:d4e2j1r4z3B3F3G3H2;cater:d4e3z3B3F3G3H2;cats:l1D4}3;caul-:V2}4;cauliflower:' +
  'V2}4;caus-:f3r2P5_2;cause:f3r2P5_2;cbd:d4e2I3*2;cctv:?4@6}3;cebu:X8;ceil-:A3}6;ceiling:A3}6;cele-:S4!7$4.7@1}1;c' +
  'elebrate:.5}2;celebration:.6;celebrities:!4}5;celebrity:!4$4@2;celebs:S4!4;cell-:y2@2}6;cellphone:o1@3}2;cent:j3' +
  'k4s4;cent-:e1f2h2s2x3B3C2I1J7K1U1#4&2-2/1=2@4^4}1;centre:c2e2h3s3B4J4K1Q1U2X1#4&3-3/2=2@2{1;centurion:f3C2I2J5#2' +
  '^4}3;ceo:M2!5#2$5}1;cere-:G4H4O4P4;cerebral:G4H4;ceremony:P4;cert-:f1g1m3o1q1r1G2O8P7Z3&1+3-5=5^3}1;certain:f3g2' +
  'm4o3A3N3^4;certificate:q2r2G3P4Z3#1&1)2+4-3@2}5;certificate for:Z4#2&3)3-2}1;certificates:O3P5-4=2}2;certified:O' +
  '10=3;cha:G2>3}5;chai-:d4o3p3x6E4G1H9I1K4T3Z2#1;chain:d1o4x7K5;chair:e1l2D1E4G2H10I2T4;chairs:E2H2K2#3}4;cham-:d2' +
  'O7W2?2}5;champ:O3W3?3;championships:}6;champs:}5;chan-:b3h1n2o1p2r4u6w1y2D4H3I1L9P2Q1T2-1/3>3[2_7{1}4;chance:e1l' +
  '3n4r3u1y5z2E2N3P4Q4S4T4X2<2;change:b3h2o3r1u5w3H1I2K1L7P1-2>4[2_5{2}5;change it:u5C4[3_2{3;change my:o4u2[2_4}4;' +
  'change room:L5}1;change the:u4P4>3[1{4}1;changed:b5c2d1p4u3D3E1L3[2_4}1;changes:m3n3p3r5D1$3>4}2;changing:i2k3n3' +
  't1u3H3L5@4_2}1;changing room:H4L3}2;channel:D4/6}2;chao-:f1m2$2}3;chaos:f1m2$2}1;chap-:|9;chapter:|6}2;char-:b2j' +
  '4k8m2n1p2r1s6D3E1K7M1N4O2V3$4%3&2-1>1]2^1|1}4;character:D6;charge:j3k6m3p1r4s7E1K3M2N5O3#1$5%4&2>2^4|2}1;charge ' +
  'for:j1k2m4p3r4s1E4$1%3^3;charged:k4n2p3q1s5H2$1}7;charges:i2j5k6n3;charging:j3K4&3}1;charity:W2)2-4}2;chart:b4]4' +
  '}1;chas-:o1E4K4;chat:g1p3q2t3v3M8@6}4;chat-:j3D4M2}4;chatting:j3D3M2;chea-:j9l8m1o1$4%4&4]3^3_3}4;cheap:o2]2_4}6' +
  ';cheaper:j4l9m1$5%4&4]3^4;cheapest:j9]3}2;chec-:a1b3e1i2l1s2u6w2E5L1M2O8T1X1+2<2[1^3{3;check:a1b5s3u6E6L2M1O3+2<' +
  '4[3{4}3;checked:O8;checkers:u1*3^3}5;checking:a1d1e1f1g1h1i3m2n1p2r1t2x1A1B2C1D1H1J2K1L1M1N2Q2R1T1V1X2Y1Z1!1#1)1' +
  ',1-2.1/1=1?1@1]1{2;checking if:e2g2n2q1u2y1z1A2B2D2E1G1H2I1K1M2T3V2W1X2Z2!2#2)2*1+1,1-2.2/1=2@2]2^1{1;checkout:l' +
  '4M3^4}7;checks:w3O4@3;chee-:C1D5E4G1}3;chem-:c2q4w2x1G6.1?2_2;chemo:c2q4x1G6.1?2;cheq-:n7;ches-:b1p3w4C1F1G4R3Z6' +
  '?1]4}2;chess:b2p4C3R3V3}6;chest:w5B1F2G5Z7?2]4;chew:x5}2;chew-:x5}1;chewed:]1}4;chi:T7*2}4;chic-:c5r3t1z3A3E2F8G' +
  '1+1}1;chicken:t1z1A4+2}4;chickenpox:r4G3/2;chicks:F8}2;chie-:N4O4}1;chief:N5O4;chiefs:}6;chil-:i2j2k2l1p2q2v1w2y' +
  '1A3B9C4D6E2G2H1I1J1N1O4P3Q2,4.4?3@2[3]1}1;child:i2k2l3p3q1r2v3w1z2B1C5D5E3G2N1P1R1U1*2,4.2?2[2]2;child is:l4u4C4' +
  'D1G5M3?1}4;child my:a3v4w2y2C1D2E3N3R4,1?2;child of:c3d3e3s2w2y2z3C2Q3S3T5U2W2Z2*6,1]3|3;children:b2h2j3k1o3w2x1' +
  'y1A4B10D3H2I4J1N1O5P3Q3!1.4=1>1?1}2;childs:o2q5v3?3@6[4]4;chin-:l2D1]1{3}4;china:l2{3}2;chinese:D2]3}4;chip:n4-4' +
  '<4;choc-:Q5}6;choi-:a1b1r2T3}4;choir:a1b1r2}4;chok-:r3y4V6Z6*7;choke:r3y3V4*3}5;choked:y3Z3*3;chokes:r2V5Z3)2*4;' +
  'choking:R1Z6*2;choo-:b3l3p1s3t2y2F3N5R4S1T5-3^1_3;choose:b2l3p1s3t2y2F3N4R4S1T5-3^1_3;chos-:p4u4C3{3}2;chose:p2u' +
  '3C3{3}2;chosen:p3u2}1;chri-:h7x3W4-5]1^3_4}3;christmas:h7x2W4-5]1^3_4}3;christmas and:h6;chro-:m3G6/2@2}1;chroni' +
  'c:m3G6/2@3;chuc-:r4}5;chun:y1R1T5}1;chur-:b1f6i1l1s4w3z1D3J3K2M1R1S3T1Z1!1#3&2)1+1,1.1^2{2}2;church:b1f6i1l1s4w3' +
  'z1D3J3K2M1R1S3T1Z1!1#3&2)1+1,1.1^2{2}2;circ-:p3A3E1J5K2Q1#2%3|1;circle:K3Q1#2%3|1;citi-:l3A3+2/3@5;citizens:A3}2' +
  ';city:a3e2I2J4N4U2W2>4^4}3;civi-:S2U4Y2Z6}1;civilian:S2U3Y1!2}3;civilians:U2Y1Z6|1;clai-:n2t3O3,6<9_1}2;claim:n2' +
  't3,6<5_1}3;claims:O4,3<2}2;clam-:K4}1;clamped:}3;clas-:a4b5c4d5e4f5h3i3m6r5s3u1y1z1A1B4C2D1E1F4G1N1Q4R1T4U3V4W4X' +
  '3Y2Z2$3%2/4>3?2;class:a4b3c2d2e4f2h2i3m2r4s3t2v3w1x2y2z1A1B2C2E4F3G1I2L1N2Q3R2T1V1W3X2Y1Z3$1%2)1+2,2/1>3?3}1;cla' +
  'ss and:y3C2D2E1Q2+1-4?2_3}1;class at:a6b5m2n2u3I3K1<3;class for:c4f2i1m2s3t1A1B5C7F6R2U2V1W5Z4$1%4-1?4^1}1;class' +
  ' i:a2d2f3u3y2z2F3I1L4W2X3$2@1[1|3}2;class in:c1d2h3t3B3E3X2>2}4;class is:c4f1g3u1v3z3C3E3F3I4K2N4Q3R2V3Y2%3.1>1@' +
  '3{1|1;class of:a2c6d2h5t1A3B2C1W2X3%2;class on:a3d1f8h5s3F3L1/2>3}1;class or:h2j4s5v1x3y3z2A3E4K2Q1U2V3[3}5;clas' +
  's what:d4m3r3v4C2D1S3>3;class with:a2f2m4v3B2C3E1F3G3H2K3W1X5$2+1}1;classes:a2b4c4d5e1f4h2i2j3m3r3s1u2z2A2B5C1F2' +
  'G2J1Q3T5U6V5W3X2Y2!1$4%1&5*2-2/5<1=3>1[1;classes for:d2f2z3B1C6F3-2}2;classmates:D7%3;clau-:o2Q3R1;clea-:d2x3G4I' +
  '2L5O6U1Y6=7}3;clean:t1x4F2L8O1=6}3;cleaner:=4}2;cleaning:#1=4}4;cleans:f2l3}4;clear:d4k1G2Y4}1;clearance:G6O5;cl' +
  'eared:a2q3G1O4U3;clev-:C1X2@3;clever:C1X2@3;clic-:j3s2t4[2^3_3{2}2;click:j3s3t2[2^3{3;clicked:b1t3_4}1;clicks:<1' +
  '}4;clie-:d1q1u2y2B1E4K3L1!6#2$3-1.2;client:d1q1u2y2!6$3-1}2;clients:y1B2E4K4L1#4.2;clim-:a2h4y2z1B2H8P1,3}1;clim' +
  'b:y2H9P2;climbing:a2h4z2,3}4;clin-:a2e4t1v2E1Z2#4)6}2;clinic:a2e4t1Z2#4)6}2;clip:m6X2?7;clip-:m3x4E2?1;clips:m3x' +
  '4E2?1;cloc-:a1c3d3e4g2i3q4u3z3I2N3;clock:a1c3d3e4g2i3q4u3z3I2N3;clos-:d4f4g8h8p3s2x1D1E3G3H1I5J3K2L3R2U2V2!4#2$1' +
  '%3>2^2}1;close:d4g4h4p1E1G3H3I4J3K1L2O1Q3U4V2!5=3>3?1}2;close by:H4I1K1}6;close protection:a4O3R5!6=5;close to:a' +
  '4B3I2J3K6L5;closed:a1f4g6h6p3s3t1u2x3D3E3G1L4V3#3$2%5,1/2^4{1}2;closer:p4I2J5;closes:d6f3g4h1A2}2;closest:I5J1K4' +
  'R5Z2;closing:g4h4#3}1;clot-:w12x2L6P3V3#2?2]2_1;clothes:w10x2L6V3#2?2]2_1;clothing:w7;clow-:v2.3}3;clown:v2.3}3;' +
  'club:i5j3k2n1p5x1A1E1F6I2J1O2P3R1T1U1W1Y2Z4%6)1*4,2.2?2}3;club in:C3J4R4V1W1)3^2}2;club-:h1l2y2T4V3#4$2%2-4<2=2;' +
  'clubs:h2l3y2T4V3%3<2=3;clue:z7R3T3Z4;clum-:z7R2;clumsy:z6R2;co:J3,1^4;coac-:v2z2E2G2M1N9O9P1Q4W3$7%4)1/6=8?2[2]1' +
  '}3;coach:r1v3x1z2B1E3F4G1H1M3N5O6Q5U1W3$5%5)1/2=4?3[3]3|2}4;coach come:D1N3Q3#2$3}2;coach for:n4F1N3Q3$1%6;coach' +
  ' have:F3O1Q2}4;coach in:E1N2Q1W5=4?3;coach to:Q5$5%2;coaches:c3h3D4G2N7O6P2Y1#2)1,1.1/1=5@3}1;coaching:N2W3$6/6=' +
  '6;coas-:h4q4r1;coast:h4q4r1;cobr-:B4T4}3;cobra:B4T4}3;code:l5n6w5J2K3M2-1<7[1{5}3;coff-:c2i4x2E4R1<3}6;coffee:c2' +
  'i4x2E4R1<3}6;coin-:l2n5K4;coins:l2n5K4;cold:t1u4w1x5E1G5}7;coll-:e5i3l2o1q1z1H1I1P1S1V1W2X1Y1Z6#2%5-4<2]1^7{4}2;' +
  'collar:W4}2;collarbone:q3G5;colleague:e3o3s3t3z3D4H5N2S2U2V3X2Z3*3-2.2<2]3;colleagues:e6l5t2F2K1Y3#4%6)1-5<2;col' +
  'lect:g4i2I3J1]2^8{4;collecting:^4}3;collection:^3{2}2;colo-:b2G5P8$4]4_6}2;colour:b2J1P4]1_6}2;colours:P5]4}4;co' +
  'mb-:j2z1A2J2K2N2R5T2U8Y1Z2$2)3*2,2/2;combat:j4z2A2J3N3O1T3U8Y2Z3$2,2;combination:I2}1;combine:R4)2;come:a3c3d3e2' +
  'f4g3h1k2l3m7r4s2t4u2v4w2z2B3E5F1H2I5J1K1Q3S2V2#4$1)3+2.1]1^4{3|2;come along:u1z3A2E2H4)3+3,1}1;come and:f3g3j1l2' +
  'm1p3s2t4u2E7H2I1W2#4?4;come as:j3m1w6C3F3K3*1|3}1;come back:e2h3k7q7s3z2B2G3K3M2V1(2/1_1}3;come by:g8E3I6K2Q4-3^' +
  '2|2;come do:d4f3l2r2s2t2B1F4V2#5*3.2|4;come for:f5g3i2r2t6)1_2}1;come from:e1k3w3J2K3L2N2O2P4Q5S6V1*2}1;come i:p' +
  '4v2A4G2H3I6[5^3;come in:c2e3g4h3o4p4r2v1w4A1E4K2L4U4%3(3-2[3]4}1;come is:c1d3l1m2r3C2F5I1L1M3P2Q2X4Y3Z3;come off' +
  ':c4l3w2x9;come on:c3f3g1h3j4r3u5I5&3,2{3;come once:d3l1m2r2s7}1;come out:b1i3t2x3D3G4I3#3$3}3;come to:a2g3h1j5s2' +
  'y1z2A4B4D2F2J5N2Q1#6$6%3)4+2,1.3<3|2}1;come try:t8u4,1;come with:a1k3t1w2y3z2A3F1H1I2K4L3P1V3$2%3)2+3,3-1|4}2;co' +
  'me-:c2h2j3k2l4m2n2o2u2v2y1C1D3H2I2K3L3P3Q3S3U4X1Z1$2*1,2>1@1^3_4;comes:c2h2j3k2l4m2n2o3u2v2y1C1D3H2I2K3L4P3Q3S3U' +
  '4X1Z1$2*1,2>1@1^3}1;comes home:f1y3D6S1&2;comf-:w3E3F2O6_1}1;comfortable:E4F4O5_1}1;comi-:a2h3l2p3q2r1t2u1v4w1z1' +
  'F1G1I2J1K1L2N1R2(4)5*2,2-3/3<3[2{4|4;coming:a2h3l2p3q2r1t2u1v4w1z1F1G1I2J1K1L2N1R2(4)5*2,2-3/3<3[2{4|4;coming fr' +
  'om:i4v2w2y3I5R5*2;coming up:a6h3l2r2F4#1)4.2;comm-:d2f1m4o10y3E2I3R4S2W1#1&1(6)5=2|1}3;comment:}8;commit:b2m6o8J' +
  '3)4|2;commitment:o9&4)3;committee:S2#4}4;committing:o4E4;community:W3)3.1=4}4;commute:d3f3I4R3*2|1;comp:V3}7;com' +
  'p-:b4j5k1l2p2q1r1s6y1z3J1K1M3R4Y3#7%1&2+8,1/2@3[1^1|1}3;companies:#8@3}1;company:l3n3o4p2q4F2H2K2N2U1!1#9+1-2=1@' +
  '1^1|1}2;companys:J3}1;compare:b4j8s3R6X5;comparing:b3j7B3&4;compete:y3O4R3}9;competency:Y6+12;competing:}6;compe' +
  'tition:z4U5V2}10;competitions:S8V4}6;competitors:}8;complain:M2}7;complaint:M5}4;complete:b6z7R2Y5&2)3,3=4;compl' +
  'etely:f4p6q2u3z2;complex:l5F3J6K1$6%3*4^5{1;complicated:z3M2R2;complimentary:s9;compulsory:k6r4w3y5P6Z3&3,3;comp' +
  'uter:d3k2z3E1M4W2/6=1[3|4;comr-:q3}6;comrades:q3}6;conc-:a1i5l6q1r2y6C1G4J3Y4$4.3;concealed:Y6}3;concentrate:i5C' +
  '2D1;concert:a3r5.3;concession:l7;concussion:q2y4C1G7;cond-:o4s3z3G7T3W2@1}1;condition:z3G7@1;conditioning:T3W3}3' +
  ';conditions:o4s3G3@1;conf-:a1g2h2k1m2u1w1z1D7F1H1I1O2R5#4$1(2@6{3}1;conference:m4I3#5;confidence:y2z3D9F2R5$4;co' +
  'nfidential:@5}1;confirm:a3g3h3k2t4H3L1O3<1}2;confirmation:u2w2{4}6;confirmed:p2(4{4}5;confused:R4*2}3;cong-:c5l1' +
  'q3C2?1}3;congo:l3q3C3?2;conn-:M6S3;connect:M6;cons-:l3o3v3w1A1F2S1U1#2&1,7=4?5@1^2_2}1;consent:,8?5@2;consider:l' +
  '4=4;consumer:o3,2_3}3;cont-:j5m2o8p1q3v1x2y6D2G3K1M5U2V3W1X2Z2!5/2<3=1?3|2}1;contact:o2p1v3x3y8G5J2M7R2W3@2}1;co' +
  'ntent:r3&3/2?6;continue:h2p2q3U5V5X5/3>2;contract:g1j4m3o11p3q4K3#3(1=4}1;control:e2D5G2S3V4Z4!7)2}2;controlled:' +
  'y5G3;conv-:t4K3!6@5}4;convert:}4;convince:}7;convinced:t6;convoy:!6;cook-:a1)3@8}1;cookies:@8;cool:c3d1i3w2C1T4-' +
  '2}5;cool-:p5.4_4}3;cooling:p5_4;coor-:z6J5R1W2X1;coordinates:J5;coordination:z6R1W2X2;cop:l2B3<3?2;cope:f3z7A2C3' +
  'D2F1G7;copi-:A2C3D3K3,3?3}1;copies:A2C4,3?3}2;cops:l6O2}6;copy:b2o1R3+3@6|9;corn-:a3d1l3C1D3E3F1H3J3O1=1[5]2}3;c' +
  'orner:a3d1l3C2E3F2H3J3O1-1=1[5]3}3;corp-:d1e2l3J4M2N3W2!3#9,3}1;corporate:d1e2l3J4M2N3W2#8,3;corr-:b1g3u2D5H4J1Q' +
  '4U3@2}1;correct:b2g3u2J1O1Q2U3@4;corridor:D1F2H5;cos:l2p4q3x2B3D3;cosm-:I3W3;cosmo:I3W3;cost:j8k9m4p1q4s9y1K2P3#' +
  '3$8%6&8)2.3<2]8^6|5}1;cost it:j2k2q3#5%2.4^1}1;cost me:j4q4s4$2&2_2}1;cost n:m2s2P4#4$3]3}2;cost of:j2k2m3s2$3&4' +
  '/2;cost to:k4m2q1s6E3K2P1)2^1}1;cost-:j5k6p2q2s4K2P3!3$3&3)2^2|2;costs:j6k6p2q2s4K2P3$4&3)2^2|2;costume:w1}5;cou' +
  'g-:k3<3}4;cough:k3<3}2;coul-:a2b1c1d2e3f1g2m2n2q1r3t1u3B2E1G1H3L1M1R1S3T1W1Y1Z1!1#1$2&1(1)2-1.2/1=2?1^1{1|1;coul' +
  'd:a3b2c2d2e3f1g1m2n2q2t1u3B2E1G2H2L1M2R1S2T1W1!2#1$2%1(1-2.2/1=2?1^2|1;could a:a4m2H1L4T3V3Y3#3&4@3}1;could he:d' +
  '3f2r2y2B1G3H3L4R4W3X2_5;could i:a3c2e5f1g3j2l1m3n3p3s4t3y2z1E3G2H3P2T2V1W2!1$3+1,1-3/1=4?2;could my:a1n2q3r3u3z2' +
  'B3C4E1I1U3$4%3(2.1/4=1;could she:d1f3m2u2B2C3G3H2I2P3T4Y2Z1/1;could the:n4o2q3H3I1#2%2<1}6;could we:d1f3q4u6E1H3' +
  '$1%6-3.3}2;could you:a1b6g1j1l4t3v4J3M1N3R3S4U1Z3!3#4$2&3(3)1.2=3^4|2}4;couldnt:g2r9z1A4H3J1N2S2Y2Z2&3)4{4;coun-' +
  ':g3h4i2n4o1p4r3t4z2A3O1P2Q4!3+3/1<5]1^4_2}1;counsellor:D1E1O3W2(3;count:h1j3k1o2q1r4t3x2z4A3I2P4Q5+5<5_1;count a' +
  's:k3l2q2r3x1z5A5%1<1_2;counter:g6n6v1M2!4]4_3;country:h4n1p5s3t4C1M4O4/4}3;counts:b3i3A4<5;coup-:f2k1l7p2r1s2v1y' +
  '2F1H3T2U2V1W1Y3$1%6(2)3-5;couple:e1f3k2l2m1p2r2s2v2F3H3R1T3U3Y1$3%4?1;couples:l5s1y4V2W2Y3%5(3)4;coupon:l5-6;cou' +
  'r-:w1A1C1F2Q1T3Y5Z6!7&8(8)4*1+4-3/4=2[1^7{5}2;courage:a1t5z3D3}4;courier:g4J1^10_3{9}1;couriered:^5;couriers:^7{' +
  '4;course:n1r1w2y1A2C1F3J1Q2Y5Z7!7&9(7)4*2+5-4/5=2?1[1|1}1;course for:F5U4Y2Z5!2#3&3)1}2;course in:n2(4)2-1/2}3;c' +
  'ourse price:&4;course start:F4!4(2;courses:O3T7Y4Z3!3(4)3/1=3;court:e3L5}9;cous-:a2h2l4m5t2B1C4T3U2V3!3%4-3=1^2}' +
  '1;cousin:a2l3m5t2B1C1T3U2V3!3%3-4=1^2}1;cousins:h3l2C5%2;cove-:j5w3x1D3K3Y2Z4#1&4)3*6,7<7=2;cover:j4w1x1D2Y2Z4#1' +
  '&4)3*4,3<4=2|1;covered:w2x1D3K4&1)1*3,6-1<5|1;covers:j4k2w1G3,2<1}3;covi-:l4n3r2z1D1G6Q2/4}2;covid:l4n3r2z1D1G6Q' +
  '2/4}2;cpo:!12;cpr:O5Z14;crac-:c6f3y3G3N3*1,4_6;crack:c6f3*2,2_2}2;cracked:y4G2,3_6;cram-:Q3}6;cras-:G2Z2)7}5;cra' +
  'sh:G2)7;crashes:Z3}4;crav:S7U5;craw-:d2i4}6;craz-:c3f1l3m3r1s1A3K2Q2$2.3}1;crazy:c3f1l3m3r1A3K2Q2$2.3}1;crea-:s4' +
  'D2?3[5{1}4;cream:s5D2}1;create:[5;creatine:}7;crec-:c3e1A2B1D1#3}5;creche:c3e1A2B1D1#3}5;cred-:m5n3r3O7_6}2;cred' +
  'entials:O8[5;credit:n4r5_7|1}3;credited:r1}5;credits:m6}1;cree-:F6O3}1;crew:c2e2N3X2#5%5=3;cric-:d2f1m3p4q1r3B3F' +
  '1L1.1;cricket:d2f1m3p4q1r3B3F1L1.2;crie-:o2y3E3P3}2;cried:o3P4}2;cries:y3E3}1;crim-:B2O3S2U3X1+3@1}7;crime:B4U4X' +
  '2}5;criminal:O4+3@2}1;cros-:f2m3p3r3z1J4Q1T5W5}1;cross:r4C1J5W6}2;crossfit:c1f3m3p3z3Q1R3T5;crow-:c5e2l2v3A3F4G2' +
  'Q10!3$1]2;crowd:c2e1l2z1A3F4Q5!4$2;crowded:v3Q7;crowds:e2G3Q4;crus-:G3}2;crush:}6;crut-:H7I2K2;crutches:H7I2K2;c' +
  'ry:j5z1D1K4O2}2;cryi-:v3D2}4;crying:v3D2}4;cryp-:n6;crypto:n6;cubi-:L8=4;cubicles:L8;cuff:G5;cup:h3w3x2]4}3;cupb' +
  '-:w1L7V3W2;cupboard:w3L5V3W2;curi-:s4A2E3T3!3$2&3+3|2;curious:s4A2E3T3!3$2&3+3|2;curr-:b2j5l2(2<2=3[3}3;current:' +
  'b2j5l2(2<2;cust-:f2M6#2_2}2;custody:f3}5;customer:M6;customs:^1{2}3;cut:l3p2x5A8C1Z2&2.2>6}1;cuts:H2Z2>6]4;cv:M2' +
  'P4=12;cybe-:l5D3;cyber:l5D1;cycl-:I6K2L4R3%1;cycle:I6K2L2;d:v3!3}1;daa:a4c2E2L2)1;daai:b2t3u4U3&3,2{2|3}1;daar-:' +
  'a4d3m4r1s2u2w1x4y4D3F3L2R3U3Y3!1$1&2,2-2;daarna:a5d4y2L3;daaroor:M2}4;daarvan:s3F3R4$3;daarvoor:m4w3D3U4!1,3-2;d' +
  'ad:f2i1l5n3A3B4C2E3H1J1U1W4Y1Z1%1*1,4-4/1?2]2|4;dad is:a1A7P3U1X1,3.3|3}1;dadd-:l2C3-3;dads:a2f2n2u2E7Y3%1+2.1?2' +
  '}4;dail-:m4z2D2F3S2{1;daily:m4z2D2F3S2{1;dalk:f3)5<1=5;dan:c6d3e2f6h3m4o2p3t3z1C2M2O3R1X5^3_2|1;danc-:q4r1x2y3z1' +
  'B1R4T2W1X2?4}4;dance:q4r2x2z3X2?4}2;dancer:y4R3T4;dancing:B2C1R3}6;dang-:y4B3G2R1S4)1*4}3;danger:B5R3)1*4;danger' +
  'ous:y5G2S5}4;dank-:o2t4]3}4;dankie:o2t4]3}3;dare-:z3L3;dark:c2d8H1I2K2R3!1#1*4>11?1;dat:i2m3S4,4}1;data:t1M2/2@1' +
  '4}2;date:a5b2h2m1t2u9A3L6P9(12)2-1@2}3;date for:a3t5P5(5;date-:a5b5h1u2P3Y2(6}1;dates:a5b5h1u2P3Y2(6}1;dati-:R3}' +
  '6;dating:R3}6;datu-:u2P3(6;datum:u2P2(5;daug-:f3i1l1s2t1u2w2B5C4D2E1F5G1H1O1P2S2U1W2$1&1)4,1.4=1?2;daughter:f2i1' +
  'j1l2o1p1q1r1s1t2u1w2x1B4C4D2E1F3G2N1O2P1S2U1W2$4&1)4,1=1?1]1_1;daughter has:b2d3l2q1u2v2w3z4G1K3P2$1;daughter in' +
  ':b3j3H2I1J1R4T2<2=2}3;daughter is:k3l2m2o1p2z3A6C1D3E4G3H4I2K2P2T2W1&1=5]3;daughter of:a4w3y2C2F2Y3&2)4*3+1=1?3;' +
  'daughters:f3h3k1s2u3v2B3C2D1F5H1M2P2%5-1.5/1?3@2^2;dawn:c10f2;day:a4b4c6d6e7f5g4h10k1m4r4u6v5w1D1F1P4Y1#5(3)9,1-' +
  '2.6^5{2}1;day and:a5b1c3d2e1h2z4D1Q2V4,2{4;day do:a3e3n1r4v1F2P3V1(3)1^3}2;day for:e2h3r3u5F3P4#3)4?1{4;day i:d3' +
  'f2h3k2m3o4u2D4P3-1}1;day is:a2c3d1f3h1t2u1B2C2D2G1M2U3X3-4}4;day of:d2h8j2n3p4u1v2#1(6.1;day one:j1k6v9w5y5F3,3;' +
  'day or:c2e3f3g8h1v4w2^2;days:a7b11c2d4f7g3h5m2p5q2r8t2B2C1G2N1Y4$2&2)8/1^5_5{6;days and:a1b7m3r1G2$3{2;days are:' +
  'b3c3d4f2h1F1G4=3;days do:a3b6c4q3B3_5;days is:a3b2e5f2g4m3q2&4;dayt-:c3d5;daytime:c3d5;de:d5e5X2#3*3;dead:c5e5f1' +
  'o3y3G3]2}4;dead-:c2e1r3(4}4;deaf:G9H9I3O2R2&1;deal:l11m4t2x2D4F3O2S2*5<1=3?2|2;deal with:x3D5F4G2O2S2#1*5<2?3|2;' +
  'deal-:j3l7s3t3#1)2*2;dealing:#2)3*3;deals:j3l7t3;dear:c1f2p1t3D3F2J3K1M2O4S4T3;debi-:h2k5m4n7o3p4q2s1}6;debit:h2' +
  'k5m4n7o2p6q3}3;debit order:k2m3n3o3p5s1}1;debited:s2}6;debits:}4;debt:n3o1}5;dec:h5q4C1;dece-:b2h6o2q6r3C1L1P6V2' +
  '(5)4=4]1}2;december:b2h6o2q6r3C1P3Q1V2(5)4=4{1}2;decent:L3P5Y2$2]5}1;deci-:b3g2m3o1s4t1y2E7L2M2P5R6U2(2+1;decide' +
  ':b4g2o2s5y2E1R6$1(2+2;decided:p3t3z3U4;decides:s2E4L3M3P5}2;deciding:m4E7;decl-:h4p3,7}1;declared:h5;declined:p3' +
  '}5;dedu-:n1p4r5#3}3;deduct:n1r5;deductible:#3}3;deel:j2U4Z3%2*5+3}1;deel-:y4G2,3=3;deep:j7q3v5)4;defe-:a2j1r1A1B' +
  '3D2F2G1H1R1S4U5Y6!3&3)1*8/1_1}3;defence:a2r2A2U3Y4!1&2)2*6/2;defend:j2A4B1C1D4F3G2H2P1R3S2U4&3*2}2;defend myself' +
  ':j3z1A1F1G3P2R3S3U2&4}3;defending:S4*5}1;defensive:Y5!3;defi-:Z5_2}4;degr-:O4}3;degree:O4}3;dela-:u6B2{5}1;delay' +
  'ed:u4{3}4;dele-:#5@9}2;delete:@6}3;deleted:@7[2;deli-:g1J4U2*3^10{8}2;delivery:g1*3^10{8}3;delivery to:^1}3;demo' +
  ':s4t3K2N2)3,2.8;demo-:#1.9;demonstration:#2.8;dent-:a3u3w1y3<1>3}4;dentist:a3u3w1y3<1>3}4;depa-:e1n1o1M1O1Z4#5%1' +
  '@2;department:e1n1o1M1O1Z4#4%1@2;depe-:h5i3I2;depl-:q5(3;depo-:k8s4#3&4{4}1;deposit:k8s4&4}3;desc-:v7H3J1R2S4_4;' +
  'describe:v7H3J1S2;desi-:#2}7;design:#3}5;desk:c3d1e4g6i2n5v1z3K2M2U1#1*2-2=4]3^3_3}2;deta-:n2s3t2B3G4K1M4&4,2-1@' +
  '6[1}1;details:n3s4t2B3M4&4,2-1@6[1}2;dete-:u1D2!3?4}5;detention:u2D3}1;deur:e3g3m2x3H2K5M3/2>3}2;deur-:g5m4H4R2}' +
  '1;deve-:w2B3S4}1;di:b3d4i3l3r2x5A3B2C2O2Q2T3!3&4)3-2/1<2@3]3_2;diab-:i3G9<1;diabetes:G4<2;diabetic:i4G7;diag-:G7' +
  '@2;dial:M7/4;diar-:b3e3i5J3(3;diary:b1e3i5J3(1;dibe-:&4}3;did:a2b2i2k1r3y1z6O7R3S3T2U4V2X3Y1Z1!1(3*2[2{9|1}8;did' +
  ' he:N5O1}3;did i:a5o1r4A2,1[3_2}5;did it:d3D3S3T3Y4(4{3;did my:s4{5}6;did the:b5k4r1t1z1O8@3[3{5|1}3;did you:D2H' +
  '4J4@1{5}4;didn-:a3r6u3G1H3S2Z1.2?3@2[1_4|2}2;didnt:a3r6u3G1H3S2Z1.2?3@2[1_4|2}2;die:a2b3c1d2f1g2h5i1k1r1s2u1x1A2' +
  'B1D1E1H2I2K2L1N4O4Q3&5(4)3*1+3,2<2>1[4^2_4|3}1;die class:b1i1r3w3x4y3z3E1L5N2Q1*4>2?2^4}3;die coach:E3O4}5;die c' +
  'ourse:k3r4&4(3+2-1}1;die first:a4k1s4v5w2H4,3;die huis:c3d1h2l2$2)3/6?4]3;die kids:a3b2c4d3f2h3i2j4p4y1L3P5,2=3;' +
  'die mat:c3i2v3x3A4E3F3Q3?1;die next:a1P3(3)2;die skool:c3D4I3}2;die trial:s3t2u1v5;died:l2r3u1}6;diep-:I5}2;diep' +
  'sloot:I4}2;dies:>3}3;dies-:j1C1N3%1>2;dieselfde:j1C1N3%1;diet:}5;diet-:x6G1}1;dieta:x6;dietician:G3}6;dife:b3I2T' +
  '7;diff-:b2g1h3j4s1u3z4B3D4F1J2N3R6S2T1$1&2.2[1^2_4|1}1;differ:R4$3&3_2;difference:j4B2D3R3S2&2.3_3}3;difference ' +
  'between:j2B3R2S2&3}1;different:b3g2h3r1s2u3B4F2J3N4R3S7T1#1[2^2_2|2}2;difficult:p2z6D4H1;digi-:M7/7^5_4|6;digita' +
  'l:/6^5_4|5;dikg-:o4q2G4;dikgwedi:o4q2G4;dikl-:b3c2d2f5B3F2Q3T2/1>3;diklase:b3c2d2f5B3F2Q3T2/1>3;dile-:w2A5C3V3;d' +
  'ilemo:w2A5C3V3;dina-:b6x3;dinako:b6;dine-:n4?7;dinepe:?7;ding:S4X3&3;ding-:A4C3;dingwaga:A4C3;dink:z2K4R2&3}6;di' +
  'nn-:d7e1i3u2L3}2;dinner:d7e1i3u2L3}2;dint-:<2@6;dintlha:<2@6;dipl-:O5P4U4;dira:b3p4v3>3[4;dira-:r4v2;diragala:r4' +
  'v2;dire-:c2n2p1v2I3J5K2L4!3#3.3<3[1^2;direct:p2I2!3[2;directions:I3J5K3O1#4;directly:n3L1M2<3^3;director:c3e2}5;' +
  'dirt-:S2U4X4}3;dirty:S2U4X4}3;dis:h2l4u3v3D2G3X3+4-3_4}2;disa-:h2l1z1G6H7K3N1Q2)2*8=1}2;disability:j2l3G5H2M2=2;' +
  'disabled:G2H9K4O2;disappointed:}7;disarm:)3*5;disarms:*6;disc:l5q2G6K2}1;disc-:j1l7p6v2B2D7G3I1R3T5$2,7<9|2}1;di' +
  'scipline:B6D10R7;disciplines:b3T8;disclaimer:,10;discontinue:p8;discount:j3l11K2%2|4}4;discovery:l4I3<9;discuss:' +
  'v4M5}4;dish-:L7}1;disi-:}7;disinfect:}5;disl-:G6O4;dislocated:G3}1;disp-:l4.2^6{3;dispatch:^6{2;dist-:f2E3G3H2I5' +
  'J3$2/6;distance:f2G3I5/6;dite-:H6W6;dith-:c4T3X5Y5)3+2^2;ditl-:b1c2f2x6B2F2<2]2;ditlelase:b1c3f2B3<2;divi-:B2C4%' +
  '1/5;divo-:b2f1j1l1p5B2D2E2F1T1&3-5.3=1?2@2]2;divorce:b3l2p5D2T3W2$1&3.3?3@2]4;divorced:f3j3p1B4E3F2.1=3}3;dizz-:' +
  'b2G3}1;dizzy:b2G3}1;djul-:g3n1J4M2T3V4Y1Z2#3(2*2,1>1?1]4^3;djulle:g3n1J4M2T3V4Y1Z2#3(2*2,1>1?1]4^3;dlam-:v4{4;dl' +
  'amini:v4{4;dm:M7;do:f2j1l1r3v4y3z1B1L1P2Q1T1U1#1&1)1*1+2,1.2/1;do a:c2e3h3i2m5n3s6z2F2G1O1P3#2%3)6.2/2}3;do abou' +
  't:p3q3x2z3D2*2_3}4;do anything:c1e3f1l3z2A4B2C2D3E2G2H2=4;do at:d2v3B4C4G5P2T6U3Z2.4/5;do bjj:d4f1l1z3A4B1C1E2F4' +
  'G4Q3V1W2}3;do boxing:e1j4y1z1B3F3G3P2T3W5%1&2}4;do for:c4l2B1D6F1H3P5#1.3/4_3;do i:i3j1n1o3p3q3r3s4t4u1v3w5x2z1C' +
  '1I3J4K3L1M3P1Y1&5)2+1,2-1=2[5_1|4;do if:D1G3O1U3Z3*5}4;do in:v5x1B4G4R1S6T2X3#3)1*3>3}2;do it:e1m3n1p2r3y1z7F5G1' +
  'I2P4U3V7W4X2Z1!1#4$7&2+2,4.1/6?2[3;do kids:h5j3k2o4B4D4P2}2;do krav:c1e2j1y2z2B4C5G5U6#4.1}1;do members:j2K2L4$3' +
  ')4/2[2]2|2}2;do my:h4i4k2t1u1x2y2L5N4P2,6.2<2>1[3;do one:m1o3s2z6C3R6)4;do people:c3e3f1j1l4z1A3I4K2L6P1S4*2?2}2' +
  ';do something:c2d1f6l3p3q3z3B1C1D6F2R1#4(2.5/1=2}2;do that:g1k4n1o2q4r3t1x1B4D2F1N3P2U4V3W4Y3#1$3%1)2*1+3-2.1/3@' +
  '2^1;do the:a6d2e1f5h3i2m4r1t1u2w3x2y2A1B2F1G3I3J1L3O1P2V1X1&3(5+3,3/1}1;do they:a2i2r4v4y6z2B1E3F1K2L4M1O5S2$2(2' +
  '-3<5]5^3;do this:n3t3z7A5G4O2V4%1<1?2;do those:a3j3n2x1H3S3Z2#2$2)5*3-2?2}1;do to:j1p3q2t5=3@3}1;do we:h2i4k2l2p' +
  '4q3r5s1t5v6w2x5y4E2J4K1M3P3Q4R2$2%1&3)1*5+3,2>2?2[5;do what:A4F1U4V5X4Z4&4*6;do when:v6B2D1U4V2Z4)1*5}1;do with:' +
  'c2f3o2q6v4C5F1G4X3Z3#3*3?2@9_2}2;do women:j3w3A4F4}3;do you:d2f2g1h2k2m2n1o1s2y1B1D1F1P2Q1S1T1V2W2X1Y2Z1#1$1)2*1' +
  '.1/2<1=1>1?2@4^3|1;do your:d2f4h1m2y1A1B4D5G2I1K4O3Y1)2*3+2-2<1=1]1^5;doab-:j3z1I4#4.2<1;doable:j3z1I4#4.2<1;doc' +
  ':i2q4G6<1}1;doce:X6;doct-:c1e1o1p3q6G7M2R1U2W3Z3<4_1}4;doctor:c1e1o2p3q4t1C1G6R1U2W3Z1<4_2}3;doctor says:c3p6q2t' +
  '2W4;doctors:q4v1G3M3Z3}3;docu-:g2M4U2+6,5?1}2;document:g2M1+3,5}1;documentary:U2X1?1}3;documents:M4+5;dodg-:G3P4' +
  '}2;dodgy:G3P4;does:a1g1h2i4j1k1l1n1o2q2r1s1v4w1y2A2F2K2P2Q1S4V1%1&1(1+3,3-1<3>2@2^1|2}1;does a:b5i2p1r1v4A3B4G3H' +
  '1L4P4R1$2&2(4)4+1,1-2.3[2]4^1_3}2;does anyone:c3e1f2v3y1A2H1Q2X3/3<1@2}2;does bjj:a1d2i2y3N2R3V3}4;does he:m4o1r' +
  '3v3w6y4z4C4H2M3N5O2P3$2+1;does it:a1b1f2h1i3j2k1l4o4p1q1r4s1t2v1z2D5E4G1I2K2P2R1S4Y1$1%1(4*2.1>2@2[1{1|3;does kr' +
  'av:a1c1N4S6U3*3<2>3}3;does my:a3h1n1q3s2w4x3y3z1F1G2L2P5&1)2+4,2?1@2[4}2;does one:b1i2j3o4p4q2t3u1w4x3z4A3H1K4M3' +
  'P1Q1S4!1.3=5?2[2^2|3;does she:a2f1h3j5r1w3C3F4H1I4M1O3*2+4,2-4;does that:a2d2f3h2i4j1k2l3m4n4o1p1q4r2s2v1y2z6A3C' +
  '2D2G3O4P1S2!1$4%1&4(4+2<1_1{3;does the:d1g3h1i1j2n2o2s4v1F3H3K5N3O2Q1S2V3Z2$2%2&1+3,3-2>3@2^2|4}1;does your:b2c2' +
  'd3e3g1l3n4s3x2D3G2J3P1T1U1V2W4X3Y2!3#3)1*4,1-2=3>2@2]3|1;does-:a3e1g2h1m2p3r2u2w1x1y2z1A1D3E3F1G3I3J3M1Q1R4V2#1$' +
  '3)1-2[1^2_4}2;doesnt:a3e1g2h1m2p3r2u2w1x1y2z1A1D3E3F1G3I3J3M1Q1R4V2#1$3)1-2[1^2_4}2;doesnt want:p2y4A3E4F1$4%1)4' +
  '>2?3@4_2;dog:i1H7!2*3]4{2}7;dogs:e4w1C3D3#3[4}7;dogt-:B5C5.3;doin-:c2l4m3q3v1z1B1C1E2N3O5V4X3)2/1@3}3;doing:c2l4' +
  'm3q3v1z1B1C1E2N3O5V4X3)2/1@3}3;dojo:d2f2i3k1o2s3v2w3x3y4z4B1E2H1J6Q2T3)2.2/5;dokt-:G7}1;dokter:G5}2;doll-:n5|2}6' +
  ';dollar:}7;dollars:n6|3;dome-:f3l3n3A2I3Z2@3}2;domestic:f3l3n3A2I3Z2@3}2;dona-:G3-3}6;donate:-4}4;donation:}4;do' +
  'ne:d1e1i10j1p7x1y2z8H3K1M2O2R2W1X1!2#3)1+2.3/4=2[1;donk-:>6{3}1;donker:>6}1;dont:d2f4m3n2o3q2r3s2u2w3x2y4E2F2G2H' +
  '1I4K2L2Q1R3U3$2+4>1?2@3]1_4}1;dont have:f4j1n5q2t3w4I4K4P3R3)2+3/2>3]4;dont know:b2h1o3t4v4z4D2F1G3H2J4R4S3T2Y1-' +
  '3[4;dont like:c1e2g2m4p4s3x4y2L1M4Q2R2$1,3|1}2;dont want:k2m5o4p1q4v1w3x1y5z3A3B1E1F3G2K6U2$2&1(1+1/1?4@6^1_2;do' +
  'or:g4k2m4s2t2v5x2A1F1H7J2K3!6(1+4,2<1=1@3[3^7;door-:g3D4E4H4!7>2^3;doors:g3E5F1H4%1>3}1;doub-:e2j3l1r4w3H3K5M1X6' +
  '$3;double:e2j3l2r4H3K5M1X6$1}1;down:d5h3k4l5o5r3t3u4v5z1D1F2G3J3P2V5W3X1Z2)2*6>3?2]2}3;down for:h3l1t6u4F4(3)4;d' +
  'own the:e3j2m4n2r3u1z6B1D2J1?3]2;down-:w2E2,1/5@3_1|4}4;downgrade:}7;download:,2/1@3_2{1|3}2;downloadable:/5|4;d' +
  'ra:r2w4x5y3G3,4}2;drag:l4E3}3;drag-:C2V3*2}3;drai-:m4r3}3;drain:m4r3}3;dram-:r5G4;draw:n3A3D2Y8]3;drc:q8!3;drea-' +
  ':l4v1x5z2A2C2G1K2S1T4!5?3;dreads:v1x5z3;dream:G3!5;dres-:a3w8L7.1]3;dress:w5L1.2]4}2;dressed:a4L8;dressing:L5;dr' +
  'ic-:W3}5;dricus:W3}5;drie:l5q4u3%6&3{3}2;dril-:v4x3y5F1O2X4Y3!6#3)2*5/2=1?3|3;drill:v5y3O3#4=3;drills:x3y2F1X4Y3' +
  '!6)3*5/2?3|3;drin-:w5x3G3L1#3@3]1}5;drink:w4x3G3@3]2}4;drinks:w2#4.1}7;drip-:}5;driv-:b2c4e1f1g4i1p2r1E4F2I5J6K5' +
  'L2U1Z3!9#3)1*2=1>3^1}2;drive:c5f2p3q2u2v2z2E1I6J2K3L3U1Z3!1)3/4}2;driver:a2e2f1g4i3m2E3F2H2J6K1U3Z3!6=2^2{2;driv' +
  'ers:l3E3!5#6)1^3}2;drives:b5E1F3K4}2;driveway:r5*5;driving:c2g1h3p2B2I3K3!5>5}2;dron-:?4}2;drone:?4}2;drop:c3g5i' +
  '2k1l1m9r2s3E9I6J5K6M3%1&2)1,3=2^6;drop in:d2g2k3m10r2s4&4,3;drop off:c4g6i2E4I2K4%4=4^3;drop-:a2c5m7o1q2v1C1E3H4' +
  'I3J3K2%3,2>2^2{2;dropped:a2c2o2u2B1H5I4J1>2^4{2;dropping:a1c4q3z2E4J2K3,3;drops:a2c3v3C3E2G2I2J3K2%4,1>3;drov-:g' +
  '3J2K2T3>4}2;drove:g3J2K2T3>4}2;drow-:H4Q2;drum:R3X3;drum-:o3X3}4;drun-:z1O3R2U2#5*4}2;drunk:z2O3R2U2#4*4}2;dry:a' +
  '4G3L3Y6}2;drye-:L2}6;dryer:L5;du:!4{2}1;duba-:o2p2q1F2V2,2/4^3}2;dubai:o2p2q1F2V2,2/4^3}2;due:q3E3>3{5;duel-:m4n' +
  '3q4s5K3<4;duela:m2n3q4<4;dula:E6/4;dume-:x4E2F2G2}2;dumelletswe:x5E3G2;dumm-:S4+1[4]3}3;dummy:+1[4]3}1;dura-:i10' +
  'o3;duration:i10o3;durb-:h1m3p4r1w1C2E1J4U3V1#2,2/2=1]1^3_2{1}2;durban:h1m3p4r1w1C2E1J4U3V1#2,2/2=1]1^3_2{1}2;dur' +
  'i-:c2d2e2g3o1x5C2E4K4L5V1$2&3,5/3>4?4^1}1;during:c2d2e2g3o1x5C2E4K4L5V1$2&3,5/3>4?4^1}1;during class:x4K5L5,2}2;' +
  'during the:c2d4f2g2h2x1C4E1G1H1K1L3$3&4,1>1?3^3;dust:G1L4Y2{4;duty:a3d1p1q1r2u1E3=2]4^2}1;dvd:/7;dyin-:a3t5P2V3/' +
  '2}1;dying:a3t5P2V3/2}1;dysp-:z3G7;e:a1b1c1f1i5j1k2m1o4r2s2u3z1A2C1H1I3K1M3P3Q1R1S4V2Y1&2(4)1-2/5<4>2]1^4_4{5|7;e' +
  'a:a3s4;each:a1b7j4k4m6n4o3r3w1y6A4C1N2P2Q6R3%4,2-1[5|3;each other:a4b3r2v1y7C2Q3#2%3}2;each time:i2m8N4}3;ear:w6' +
  'x1G2M2O4]3}2;earl-:a6c10f2g6l2p5q2u1v5A3C2G2N1$3>2;earlier:a5c7d3q3v4;earliest:a3c7g6A3;early:a2c6e1f3g4l3p5u1v5' +
  'z1A1C3G3N1P1Q1$3(1*1>2}2;earn:f4j2l7y5P3<5=7}2;earn-:y2C3O4}1;earp-:x3!5*2;earr-:x8}1;earrings:x8;ears:w3x8G5@2_' +
  '1}1;easi-:p3y3z2G1H3I3J3R6;easier:p3H1R4;easiest:I4R4;easily:y3z2G2H2J4}1;east:I4J7W1^4;east-:h9o3q2(3}1;easter:' +
  'h9o3(3}1;easy:p6y6F5H4I6K4}1;eat:d1e7f1i4l4r3z1D2&2}12;eati-:e7=3}3;eating:e7=3}3;eats:c4f4D2>2}3;ebha-:J1}5;ebo' +
  'e-:|7;eboek:|7;eboo-:U2W2/2@3^2_3{3|10}2;ebook:U2W2/2@3^2_3{3|10}2;ebuc-:n6<5;ebucks:n6<5;ebus-:c4d3g3y5K5R1;ebu' +
  'suku:c4d3g3K5R1;ebusweni:y5;eduz-:e4I2}1;eduze:e4I2}1;eend-:E4)5;eenm-:k5m3)5;eers:a3d5k3s5v3z5E4$3(1}1;eers-:a4' +
  'Z7}1;eet:e4h3}8;efe:g2C1I2J5M3R8T4;effe-:p1R3S3U3;eft:n12{2}1;egol-:m3o2J5;egoli:m3o2J5;eid:h7u1;eie:w6K2$4%7+6,' +
  '2/4[3;eien-:N2}2;eienaar:N2}2;eigh-:a2c4d5f2g2i5l2m2o1q2v1A1C6I1M2P4Q2R1W4#1%1.4>2;eight:a2c4d5f2g2i5l2m2o2q2v1C' +
  '7I1M2P2Q3W2!1#1%2.3>3;eish:a4l4q2r5u2z3}4;eith-:r1W3{2}2;either:r1W3{2}2;ekha-:b4l3q1E1$4&1/5^4;ekhaya:b4l3q1E1$' +
  '4&1/5^4;ekil-:y4D3Q4?2;ekilasini:y4D3Q4?2;ekla-:Q4?3}2;eklasini:Q4?3}2;eksa-:b2q5r1P5;elan-:a5r3P2(4)4;elandelay' +
  'o:a5r3P2(4)4;elbo-:w3G5Q5T3*6]4_2;elbow:w3G6Q3R1*3]4;elbows:Q3T4*5_3;elde-:j2s2A5B3C5E1H2/3]3|1;elderly:A6/3|1;e' +
  'ldest:j3s2C5E1H2;elec-:h5n2u2K2,5>6|5}3;election:h7;electric:u3H2K3}3;electricity:>8}3;electronic:n3|7;elev-:c4e' +
  '3f2g5l1y2C8D2H7!1#2;elevator:H8;eleven:c5e4f3g5l1y3C8D2G1!1;elil-:a5m4u3P3Q1$4;elilandelayo:a5P4;elilodwa:m5u3Q2' +
  '$5;elim-:O4P4Z4(1;elin-:b4i2P1Q2%6;elingakanani:i4I1P2}1;elis-:P3.3}2;eliz-:a4J3^2;elke:c3f2j3n7y2D5O4P2;elke-:k' +
  '3w1C2$2;elkeen:k3w1C2$2;else:e2f4k3m2n4q2r1u3v2w1z3F2I4K2N1P1T5Y2$3%5+3-3?4@2[2]4^4}1;else-:m1o2r3F3J3O1P3U3V3-2' +
  ']3}2;elses:-2}7;elsewhere:m1o2r3F3J4O1P3U3V3]4;emai-:p5t1M8,1-4/1@4[4^1{3|3}2;email:p5t1u1M8,1-4/1@4[4{3|3}2;ema' +
  'k-:?3^4}3;emba-:n4q1z6C2D1E2G2#5}5;embarrassed:z5C2}1;embarrassing:z3D1E2G3}2;embassy:n4q2#6}3;embr-:}6;embroide' +
  'r:}5;emer-:l3M3Z6,3}3;emergency:l3M3Z6,3}3;emig-:o1p6/3^4;emigrate:o2p1}4;emigrated:/4^4;emigrating:p6;emin-:e7i' +
  '6o4A4C3O5P4;emingaki:i4A4O5P4;emingaphi:i5o4A3;emini:e7;emis-:p4q3K3;emisa:p4q4K3;emny-:v4H3}2;emnyango:v4H3}1;e' +
  'mpl-:e1n3q1Z1#8,2<3=9@3|3;employ:=7;employee:#5<3;employees:l1#8&1,3@3|3;employer:g1n4q2t1Z3!3#3<1@2}1;empt-:c1f' +
  '2l3w3K3Q5R1U2X2#1}5;empty:c3f3l3w3K3Q4R1U2X2#1}3;emse-:a1c3d5h1L4R1#4;emsebenzini:a1c3d5h1L4R1#4;emva:a4d5h4i4B4' +
  'L4;emzi-:q4z4R5;end:d5f4h2i8l2n1p10q1r3v4w1y1A2P3Y3#4$1&6.2@3}1;end it:p10;end of:d4f3j3l4o3p3y4C2Y3&3(1.4;ende-' +
  ':f3p5q2u3=4}1;ended:f3p5q2u3=4}1;endi-:i4p4r4*3^2_4{4;ending:i5p5;ends:d4e2i6l2o3p3q2I5U2=3}1;ener-:a2c3B6C5O2R3' +
  '#3;energy:a3c1B5C5O2R3}2;eng:a3d2j1r4v4w8B1I1R6S5T5&3>2@3;enga-:x3A6-3_4{3}2;engc-:l2R4;engcono:l2R4;enge-:d2J1[' +
  '3^3}3;engi-:r6s3u3w4M2R4T2#2*1?2@4^3_5{1|4;engl-:z3M3N2S2W2,3=1?2|4}1;english:z3M3N2S2W2,3=1|4}1;enig-:c2e3k3l3o' +
  '3t1w1y3z1F4O3)3=2{3;enige:c2e3k3l3o4t1w2z2O2)3=4{3;enigste:u2F5;enik-:B3R4S3)1;enin-:l2T8;enjo-:p2s2R4}2;enjoy:R' +
  '4}3;enke-:m5q3F2G4;enko-:}4;enkosi:}4;enou-:d2i2j1p3s1v2w3z2A2C3H4I1J1K3O2P3Q3R2V2#2&2+3,2/2}1;enough:d2i2j1p3s1' +
  'v2w3z2A2C3H4I1J1K3O2P3Q3R2V2#2&2+3,2/2}1;enough for:c2d4e3j2m3s2w3z4C3H4Q2R3&2+3,1]2;enough to:c1m3s1C1G1I3J3O4P' +
  '5&1+2}4;enqu-:g3M4Q2U2Y3#4;enquire:g3M4Q2Y3;enro-:k9t8A1C3E1O2!3&5;enrol:k2t5A2C4E1O3Q3!3&5;enrolled:k2B1}4;enro' +
  'lling:k4B3;enrolment:k6t3;ente-:H2#5(4,3.8[7;enter:H2(4,3[7}5;entertain:.6;enti-:b3l3q3z3E2Q2;entire:b3l3q3z3E2Q' +
  '2;entr-:k4m3v5z3H7I1J3K4+2,2.2;entrance:k1v5E1H7I1J3K4.2}1;entry:j1k5m4z3H2+2,2;enu:b2g4i2j3D3N3Q2T5]3;enve-:n3-' +
  '6;envelope:n3-6;envi-:F2!5#1;environment:F2!3#1;enye:k1m6n4o2q2u2Q2(2;epil-:G10+2;epilepsy:G6+2;epileptic:G6;epo' +
  's:M8-2;equi-:w8&3]6_3;equipment:w8&3]6_3;eras-:@7;erase:@6;eren-:b3K2L5O4;erens:b3K2L5O4;erro-:{3}8;error:{3}8;e' +
  'sca-:f1H5#4*7;escalation:#4*3;escape:f2#3*7}1;escapes:*5;esco-:!7}2;escort:!6}2;escr-:a3X9]1;escrima:a3X9]1;esik' +
  '-:c3D7T3}3;esikoleni:c4D3T3}3;esikolweni:D7;esin-:a1i3o3v2H8P3S3;esingakanani:a1i2o3v2P4S3}1;esit-:S2]5^4;esko-:' +
  'D2>10}3;eskom:>10}3;eskr-:X8]5;eskrima:X8]5;essa-:S2}4;essay:S2}4;esta-:b1d3l2r1u1A2F1K2N3R3T2U2Y2!3#5$3^3;estat' +
  'e:b1d3l2r1u1A2F1K3N3R3T2U2Y2#5$3^3;estate agent:b2c1z1F4K2R4T3U3$1]2;este-:D6;esteem:D6;eten-:e11;ethe-:p4I3^4}1' +
  ';ethekwini:p4^4}2;etiq-:v5x5;etiquette:v5x5;etsa:p1r4t4G4P1T4#2.3@1;etsa-:r3v5@4;euro-:j3n3q3^2}1;eve:h5;even:g2' +
  'k2o2r2z6A2D2F3G1H1L2Q3S5V2Y3!2=4>2?3]3}1;even-:a4c2d8e3g1i5m3r3t1u3v2E2I2K3N3Q4!2#3&1(3)7.7>3?1;evening:a4c3d8e4' +
  'g1i5m4r4s1t3u4v3E3F1I2J1K4N4Q4V1&2(4=1>3;evening is:a2d4g3h3E1K2Q4&1(1;evenings:a5d5;event:x2!4#4)6+1-1.6>2?3}2;' +
  'events:M1!3#2)7.4}2;ever:c3r5x1y6z4A2H2L3O2P4T1)8+2@4}3;ever-:a1b4c1d1e2f2j4k3r1s2v3x1y4z3A3D4E1H2I1N1Q4T5W1%3(3' +
  ')2,2-1@3[3]1;everlast:W4}3;every:a1c2d2e3f2j2k3m2r2s1y3B1D3E3K3N2O3P3V1W1Y2%3(4,2@3[4]1{3}2;every day:a4b1c5d3e1' +
  'j5B2C1D4P4T1U3Y4{2;every month:j3n3Y2(1[5}1;every second:f3l2m2r3B2C2}5;every week:m1n2E4I3N2Q3Z1%4)5;everybody:' +
  'c1e1s3v3x2y3z7A2D2Q3R2)2,3;everyone:a2e1f2g3h5v5z4A1D2F3G2K1L3Q3R3T3%3(2@1]1;everyones:D1Q2?3@4}3;everything:b6d' +
  '3f1j4k1o3q1v2w5x3z1A3D3H5N3T6&1)3-4/3@3[1]2;everywhere:k2t3C1G2H1I5*2?2}1;ewal-:n5;ewallet:n5;ex:f3n2r2s2u1z1F1N' +
  '3O7V3!6,3=3?2@3}1;exac-:a3o3t2v2w2J6N2S3T3V3X2&2,2}1;exact:a3i2J3;exactly:a1o3t2v2w2J5N2S3T4V3X2&2,2}1;exam:q1r6' +
  'u3P11}2;exam-:b3f1j3q7r5z2P7(1.1}1;examiner:P2}4;exams:b3f1j3q7r5z2P1(1.1}2;exce-:d4w2y3C5}4;except:d4w2y3;exch-' +
  ':q6y1z1I3=1_13}1;exchange:q6y2z1I3=1_7}3;exchanged:_5;excl-:D2F3$5_3|2;exclusive:$5|2;excu-:!4}4;excuse:}4;exec-' +
  ':c3J2K3!6#1$5;executive:c3J2K3!8#1;exer-:c4e1i1j1q1w2y1z5G5W3/4<4}1;exercise:c3e1i1j2q2y2z2B1G5W3<5@1}1;exercise' +
  's:w3z2G1/5|1}1;exis-:c4e2l3m2F4V3X3Y1Z1!2$2)2/3]2|3}3;exist:c4e2m2F2V3Y1Z1!2$2)3/3]3|3}1;exists:F3X4}2;exit:p5J2' +
  '}1;expa-:o3B2%3/4;expe-:i5j6k3l5v6z4B3G4H1L2O6P1Q1$3&3)1=2]1}1;expect:v9E1G1}2;expected:y4z1{3}2;expecting:G8}1;' +
  'expensive:i6j8k3l6M2$4&3/1]3^1}1;experience:o1s2z8B4D1H4O6Q3&3)3=2;experienced:y4z2N2O5)3=1;expi-:m2r2s1Z3$4+4-4' +
  '[2{3}4;expire:m3r2$4-4}2;expired:n1s2Z3+4[2{4}3;expl-:v6B1D4G1H2J2N1O1P3S8%2>3?3[3}2;explain:v6z1B1D3J2O2P3S7%2[' +
  '3}2;expr-:e1n5^6;express:e1n5^6;exte-:l1r6x4;extr-:a1b3d2f1h2k7m1r3s1w1z2B6D1I4K3L3P3U3Z2#3$5&1)2^2;extra:a1d2h3' +
  'k6m2r4s1w1z2I4K3L3P4U3Z2#1$5&1)2^2;extramural:B5#3;extras:k3}1;eye:w2y5D2E6G4R1S3Y2*8;eyes:a4j3w3y6z3D1E4G4I3$2|' +
  '2;eyip-:I5R2;eyiphi:I5R2;eyis-:a4C6.1]3;eyod-:m5q3$1)3;eyodwa:m5q3$1)3;ezay-:h2u4C3(3;ezayo:h2u4C3(3;ezil-:&4(4;' +
  'ezili:&4(4;ezim-:b4k3q5X2{3}1;ezimbili:k3q4X2}2;ezin-:i3l4n2o6p2q3x1y1G2H4L1Q3#1&4.3^4_3;ezingaki:o3p3Q4^4_3;ezi' +
  'ntathu:l5q3G2&4;fa:l3m2r4x3G1J2(2+1-3<1>3}1;face:p3y8D1H4L3N3R2V3W2/5=3?7;face-:b2g2l3s1H2M5N4Q2T1Y1(1)2/2=1?5@3' +
  '|1}1;facebook:b3g2s1M5T1Y2(1)2/3=2?4@3[1|2}1;faces:l4H4N6Q4?3}1;faci-:g1H4L6N3O3$1;facilities:H4L6;fact-:A3#5}3;' +
  'factory:#5}2;fail:P8;fail-:z2P6>3}3;failed:z2P6}2;fails:P2>3}3;fain-:y3G5O3R3Z5;faint:y4G5Z4;fair:=4}4;fair-:F6}' +
  '2;fake:x3O5*4}3;fakt-:}5;faktuur:}5;fall:a1c2f2j5p1r7u4C2W2(3*9}3;fall-:b2h5k1r1y4E2G4*6,1^2}2;falling:q2E2G3*5}' +
  '2;falls:b2h5k1r2y4G2,2^3}1;fami-:f1h2k3l7q2r2s3t2A2B5E2J1L2T3U3V1Y1!1%3&3/1?3[1|1;families:f2l5Y3%2)1;family:h2k' +
  '3l4q3r2s3t2A2B6E2J1L2T3U3V1!2%3&3/1?3[1|1;family of:l3s3B3T1%4}4;famo-:O2$4)1}6;famous:O2$4)1}6;fan:U2V3X2}3;fan' +
  'c-:y1>3]4}3;fancy:y1>3]4}2;fans:>2}5;far:q3z1C2I8J6K6Z5$2)2/6[3]2{4;far from:I2J2Z7$3;far is:I4J1K2{2}1;fare-:r2' +
  '-3.3;farewell:r2-3.3;farm:m2I3J2Y8Z4)2*3/5^3;farm-:c3f4Y3Z2/1^4;farms:Z2^4;fasc-:x2G4;fasciitis:x2G4;fast:i4z1P3' +
  'R3X3$5=3^5_1{2}1;fast-:p3R6$3&3^4}5;faster:$3&3}4;fastest:p4R6;fat:y3z8M2W5}6;fath-:j2o2q1y1z1A3B4C1H1J1Q1W3Y3Z1' +
  '%1+1,2-5?3@2]2|1}1;father:j2o2u1y1z1A3B4C1H1J2Q1W3Y3Z1%1,2?3@2]3|1}1;fathers:q3B2O1Y1+2-5;faul-:_8;faulty:_7;fav' +
  'o-:R3}5;favourite:R3}1;fear:y4G2Q2R4*2>2|3;feb:o5p1q6(4_2;febr-:q4G2L2R2(7}2;february:q4G2L3R2(6}3;fede-:k5O4P3U' +
  '2@2}2;federation:k5O4P3U2@2}2;fedh-:<8;fedhealth:<8;fee:j8k11l4m8q4r3s4P3$5%2&7<2^4_1}1;fee for:j4k7l3m2$2%1&3;f' +
  'eed:c3v4K3}5;feed-:Q5}6;feel:a1m3o2s3u1z4A4D2E3F6G1O4P2R3U5W2;feel-:a3m4p4r2D2E4F1H1$2%2_1}2;feela:a3m3E2F2H2%3;' +
  'feelings:p5D3}3;feels:m3r2$3_2}4;fees:j14k5l5m2n3q5r3s1w1&2<6=2}1;feet:t1u3x8z8E2G6&3]2;fela:f3j1m5z3E4F5G2H2I2$' +
  '2%3}1;fell:b1l3q2u3B2F2G3X3[2_3}5;felt:z5Z2}3;fema-:z2E2F12N4O5R2!1$1=1;female:z3E2F8N5O5R2!1$2=2;females:F11;fe' +
  'nc-:q3D2F2K3}4;fence:q3D3F2K4}2;fencing:}5;fest-:h8.3;festive:h8;fetc-:e3g4i6v1E6H2I3K3-1>1^6_2{3}2;fetch:e3g5i5' +
  'v1E6I3J1K1-1>2^6_2}1;fetch my:c3d3f1g5i2H2^3{2}2;fetched:X2^1{4;fetches:i4H3I2K2}2;fetching:a4K3}2;fete:.4}4;fet' +
  'i-:r3(2{3}3;feto-:u5L6_3;fetola:u3L4_3}2;feve-:r2u5B4}3;fever:r2u5B4}3;few:b1d2e2g1h1j3m4n4q2r4y3z2A2D2F2K1M1Q6S' +
  '2%3)3-5=2?4;fewe-:Q5R3}3;fian-:o2E3F6W2-1;fiance:o3E3W2-2;fibr-:G9R4;fibromyalgia:G7R4;fiel-:B1D3J2O3#6}1;field:' +
  'B2D3J2O3#3}1;fift-:e1v1y2A8B1C6F3Q6R2U2#2&3.2;fifteen:e2v2B3C7F5Q3.5;fifties:A8&4;fifty:i1y3A6P2Q4R3T2U3W1#3.1}1' +
  ';figh-:a1y9z4B4C2D5O4Q1R4S5T2U6V3W4X6$1*4.3}3;fight:h1o1y7z2B2C2F1O3Q2R3U6W4X3$2*3.4}4;fighter:z1D3O3W5|3}4;figh' +
  'ters:v3z1B4O4Q3}5;fighting:a2b1i2w1x1y4z3A2B1C1D4F2N3R4S6T5U3V4X6!1&3)3.1;fights:c2y5D5O3S1W3*6}3;figu-:j6$3@2;f' +
  'igure:j6$3@2;fihl-:u3v4I5^4{4;fihla:u3v4I4{2;fiks:l3z7T4W3;fiks-:z3R3W4;file:k4x2P2&3@9}3;fili-:a4d4e1f2i1t2w3H1' +
  'N4O2P1R4X10)1{1;filipino:a4d5e1f2i2s1t2w4H1N5O2P1R4X6)2*2{1;fill:k1p4v4K2M1Q5,5<2@4[3_4}2;fill in:k2p4r3v5M1,6@4' +
  '[1_4;fill-:b2t4M2-5.2=4@4;filled:t4M2.2=5@5;film:S1?16}2;film-:s1B1W1X1?12;filmed:D1?4;filming:?9;films:s2B2W2X1' +
  '?6;filt-:}5;fina-:a4d3l5n2p1q5t2#1&2}4;final:l5&3}1;finally:a4t3#2}3;finals:q6;finance:d4e3n3}2;find:b7g4h1j4s3t' +
  '3A1H2I6J5K4M2Q2W2X1#1&1)4,3/2>1@2[2]3^2{3;find a:K6M5W3#1]3}3;find the:b2g2j4t3A4J4M2,3[1;find-:B2J3O3.2^1}1;fin' +
  'ds:B2J3O3.2^1;fine:a1n5o5p3r4u3w6x4z2A5E4G4(1=4?4}2;fing-:o2q3x5y6G4H3I3@2}2;finger:q3x5I3,1]2}1;fingerprint:@2}' +
  '6;fingers:o3y6G5H4;fini-:a2d3e1f1g2i10j2p3t1E2G1U4!1&1=2_3}2;finish:d3e3g3i8p3r1E3&4;finished:a2c1i5j2p2t2G2U4!2' +
  '=3_4}4;finishes:a4d3f3G2(4;fire:v2Y10%3(1)3}5;fire-:a2b2f2i3l1s1w2A4C1F3M1N1O1P2Q2Y8+7,2=2;firearms:a2b2f2i4s1w2' +
  'A4C1F3M1N1O1P2Q3Y8+7,2=3;firearms course:w5A4C5N5P4Y2,4;firearms training:s2w3A4M2Y4+3,3?2;firm:o2D1O4#11@1;firm' +
  '-:#6+1;firms:#6+1;firs-:a2c4h2k4q1s6t5u3v7w4z4E4M1N1O3P1R1Y3Z5$1(3+3,2=1?2[2_3|2;first:a2c4h2k4q1s6t5u3v7w4z4E4M' +
  '1N1O3P1R1Y3Z5$1(3+3,2=1?2[2_3|2;first aid:N3O8T2Z7<2=4}5;first class:a1c2h3s1t3u5v3w5y1z3,5?2^1;first day:b2s2v5' +
  'w5y3(5,1?3_3;first evening:s1v8w3(5;first lesson:h4i2k1r2s1t1u5v5w4x3(1,2?1;first month:k7o3w1z4_3}2;first one:a' +
  '4c3s6t2u5v4|4;first session:a3c3i3t1u5v4w4z1(3;first time:k1l4s5t4u1v6w1y3z1F1I2Y6,2[6;fist:z4G2Z4;fist-:a3z3A2F' +
  '1R4T2V1W7X1Y2=1;fists:a3z3A2F1R4T2V1W7X1Y2=1;fit:a2b4c1e2h1z11A4B2C2F1G3H2K4L1O4Q1R6S3V1W5&3)2]6_9;fit in:a4c3e1' +
  'h2j2A3B4C3G1O2Q4R2&3<2]1;fitb-:x6;fitbit:x6;fitl-:b3q4I3;fitn-:c2g1k1o3v5x2y1z4L1O2Q1R5S3T4U3W5<4}1;fitness:c2g1' +
  'k1o3v5x2y1z4L1O2Q1R5S3T4U3W5<4}1;fits:a3K3R8_1}2;fitt-:r3A3G2}4;five:a7c3d9f3g1h1i3m3A3C9I1M3Q3$2%10-1.1>1;five ' +
  'and:d2B5C4I3W2>3;five-:d3i2A3Q4;fix:u3D2M3Q3V4Z4$5_2{3}6;fixe-:i1l1o7D4N4P1$3&4(3}2;fixed:i1l1o7D4N4P1$3&5(3}1;f' +
  'ixes:}5;fixi-:M4}2;fixing:M4}2;flas-:H3?3]5}1;flat:u1B2F3G5H7W3/4^3{4}3;flat-:a3j2t2T4Z1%5&3;flatmate:a3j2t2T4Z2' +
  '&3;flex-:b3e1o7r3z3V2$2;flexible:b3o7z3V2$3}1;flie-:t3)4}5;flies:t3)4;flig-:a3o3r2u3H5P2}5;flight:a3o3r3u3H2P1}3' +
  ';flights:H4P2}4;floo-:d2j2x4y3D2E1G4H7J5K2O2V2X1Z1(1^1}3;floor:d2j2x5y3D2E1G3H7J5O2V2X1Z2(1*1^1}2;flooring:}6;fl' +
  'oors:G3=2;flow-:X2-4}4;flowers:-4}4;flu:r8u3E3}5;fly:f6m5y1z3E5#1)3^3{3}4;flye-:b4e3t4A1J1V3&2)1?2}2;flyer:b4e3t' +
  '4A1J1V3&2)1?3;flyers:}7;flyi-:m4w3D1I3;flying:m4w3D1I3;fma:X12;fnb:n4<3;foam:}5;focu-:i2w3D4R2V2*2]4{1;focus:i2w' +
  '3D4R2*3]4{1;folk:l5A5U3&4;folk-:d4A2E2N4P2Z3)2,1;folks:d4A2E2N4P2Z3)2,1;foll-:a3h5r1z1C1F1G2H6P2!4(2*4/5<2?1@2{4' +
  '}2;follow:h6r2v1z3B1G2H6M1*3/6<2@3{5}1;followed:p2C4F3U3!3*2;followers:?3}6;following:a4d3u1P4!3(6)2^2;fond-:<6;' +
  'fonds:<6;food:D4P2.6}8;fool:z7A2;foon:b3B5|3}2;foot:v4x6F2G2H3I10R2!3,2<3;foot-:w1x6z3W6$2?4@3;footage:?4@3;foot' +
  'wear:x6;footwork:W7$2?2;for:d1i1j2l2m1q2r2s2t2w1B1F1H1K2L1P1R1!1#3$2%1)2+1,1-3.1/1<1=2|1;for #:j4l4m4o5q5r5t2u2C' +
  '2D4K3N2Q1R1W5#1$1%4+1.1}2;for a:e1i1j3m4n2o2q5r1t5v2z1C2D1K2M1R4T3U2V3X2!2#3$3%2-3.5=3]4_2{1;for adults:a3b4c1d3' +
  'j4B2D3P2T3U2V3X4|3;for all:d3i2l2n3x1A5C6K5L1#4%1|3;for an:k3n2s2x2y2z1B3C2F1G1H1K5L1N2T4W1Z1#1$5)3*1.2>2}1;for ' +
  'beginners:a3b3d3f2v2w4z3P4V3W2Y4&2(2)2]1|3;for bjj:a3m1s2w2y2z6N7V1$1)2/4]4;for boxing:b4e4f4l2s3t5u1v1w3x2A6G1P' +
  '3V1<2;for children:b1f4h1o2B4D2I4>3}5;for each:k5o3s1C4P4Q3%3|2;for free:l3s2t2=7^1}4;for girls:F5L5R1;for her:a' +
  '2b1d4f3g1i3l2n3p1w2x1C3D3F5G2I1Q2R2Y1&1,4.2/1]2;for him:d3e1f3j4l1m4n1s1t1u1z3B3C6G4H3I3R2T1X2$2,1/1]2|2;for his' +
  ':a2g2o3u1w5y1A1C4D1G2J3&3.4?3^4|2;for how:h2o6q2K4Q6$3&1-3@4|3;for it:b2h3i1n1r4s1v1A3B3C1G2J3K2L2M5O2P3S4Z3!1&4' +
  '+1.3<3[1^1{2|3;for just:j3m4o3F4$4%1;for kids:b5f4i3j3l2o3s1w3x1y5A2B2D4I3K1O1P3R1U4,2.1]4}2;for krav:a2c3e1j6r4' +
  's1t4w6x5z4A2C3O1P3Q2/4;for ladies:a3f6s2w3F1S4Y4!1&2)4-2|1}2;for me:a2c4d7e3f4l2m2p1r1s2t1y1z5B2E1G3H4I1R4$3&1,3' +
  '/2=3^3_2{4;for members:m3K5L2&4,4/3[3|3}1;for moms:c3d2E7F5W2Z3%3)3;for my:b1f3g1i1j4k3n1o1s1t5u2B4F2H1J3L1O1P2S' +
  '1T4X1#3$3&3(2-4.2/3=1?2]3_2{2;for new:f3h2k5l2p3s3z1G3&2]3;for nothing:a2g4q3s9>3|3;for one:i5j4l1m5q5s1E3R3&2)3' +
  '-1=4[2^2}1;for our:b2e2j2k4m2u3v1y1N6Z2#4,4-2/4]2_1{2}1;for parents:K1M3Z3)3[3|3}1;for people:c3d3f2l2m1q4s1z3G3' +
  'H4M3T3V1W2X3Y2!3&2)7/4[4|1;for real:s1y7O3R3S6+2>3;for sale:]5|5}5;for saturday:m4t2u1v3w3N3=2{1}5;for selfdefen' +
  'ce:C3R6$3-2<1]5}3;for six:l4p1q3t3x5I1R4Y3!2%5.3=2;for somebody:j2z5A1C3F3H6U3W3)2-4=2;for someone:a4c3j5s2t1y4z' +
  '4G2H4I3R2V1X2Y2!1&5-5/2|3;for something:d3e3l2n4o5B2D5F3R3T2%3/2;for teens:f4v1I3N3U4X3)3.2|2}2;for ten:a1m1o3q3' +
  'r4z3E1#2$4.3;for that:d1f1j2l5m2n3q6r2s2w1z3C1D5E2G3H4I1L1M2O5P1!6%1)1*5+2,1-1/2@1^2_5{1;for the:a2b3g1h1l2m1n6o' +
  '1s1t2u2w1x1A4B1E2F3J1M2P4R1#1&2(4)1+5,1/1?1[4^1|2}1;for them:f3B8C1F1L2R2W3#4)2+4,5.2;for this:j1l2u5w3z4A2C3M3W' +
  '2(5<4;for those:e2h1l3m5y3z1L4Y2/3;for three:h3m2q3r4s2z3D3F3G2V2%5)2=1}4;for training:c4d3e2j3q2w3x3A2F2$4%1+2/' +
  '2<6]4;for two:i2j4m2o4p3q2r3t3u1C1D3E4K3O1T3V1$1&5-2.3>2^1}1;for us:c6d1h1l4E3F6P3T2Y1#3%4}2;for when:q4v6K2*4.4' +
  '/2>1;for women:c1K3L3R2T3U3V2W2X3Y1!3(2)5-1/4]3|3;for work:f5m4o2p2q1r2y4z1K1L4O1U1V2Z4!4/2=3;for you:a4d1g2h2n2' +
  'p3s3A4C3I3J2M3#1<2=5;for your:d2l4w4z5C2I5J3&5+3<3=3?2}1;forb-:y3E1?4_3;forc-:q2y7O6}2;force:q2y4O4}4;fore-:c8l2' +
  'n4t3A1D1P2&3+4-1=4@1}1;foreign:n5D2)1+1;foreigner:D1+6;foreigners:t4=4}5;forenoon:c7;forever:l3A2P3&3+3-2@2}1;fo' +
  'rf-:r8;forfeited:r6;forg-:a2r4u2z1B1H1J1N1O3?2@5[4]2}2;forget:o1r3B2H2?3@4[2]2}1;forgot:a3j1n1r2u4z1G1J3N2[3]1}2' +
  ';forgotten:g1z1@4[4{2;fork:j5k3l3;form:g2p5q1t8M5X1,13/1=1?4@6_2|1}1;form for:q3t2,3=3}3;form-:g1v5M2O1R3S6Z4!4#' +
  '3,4=4@4;format:v4#4}2;former:k1O2R3!2=5@2;forms:g2v2S6,4@4;foro-:,6;foromo:,6;fort-:e4l1r3w3y1z1A6B4C2P3Q5U4#5%2' +
  '(1.1^1;forties:A4U4;fortune:w4y3P4;forty:b1e4l2z3A4C3Q5U2#5&2.2^2;forw-:b2j3n4r2u4z1J2&2[2;forward:b2j3n4r2u4z1J' +
  '2&2[2;fost-:l2t2B2C5D2G2,3?2;foster:l2t2B2C3D2G3,3?2;foto:M4?7;foto-:?8;fotos:?8;foug-:z1O6U3X1;fought:z1O6U3X1;' +
  'foun-:p1q3r3t2C3D1F5G2L1N5T2&5(1-2=1[5}3;found:p2q3t3C3G3T3X2-3?1[5}6;found a:p3q4G3-2?2}3;foundation:r3D3F6&5(2' +
  '=3;founded:}2;founder:N7;four:c1g2i2j1l2m6r1s1x1A4C7D1E1G3H2M2R3T2W3Z3$3%10)4*3>3[3;four-:b3j2l2o2C5I3J6%2]2}1;f' +
  'ourteen:o3C5R1;fourways:b3j2I4J6.2]3}1;frac-:q1G5Z2;fractured:q1G3}2;fram-:H6?2;frame:H6?2;fran-:q4J2=5}5;france' +
  ':q2}3;franchise:J2=4}2;free:a3c3d2e4f4k5l1o2q1s16t6u6y3H7K6L1(1,1/1=5^6|4;free class:s4t8u9;free lesson:s3t2u7v3' +
  ';free one:j3m4s4t5u5R1,3;free trial:m4o1s1t2,3}5;free-:h6p2q11s6t2u4z2D1F1=6;freedom:h8;freelance:=6}1;freeze:k1' +
  'm1p2q10z4D2F2}2;freezing:q4x2}4;fren-:q4|3}4;french:q4|3}4;fres-:c1x2G4K2L7(4;fresh:c3x2G4K2(5;freshen:L7;frid-:' +
  'a4b5c1d1e3f5g4h5l3r2t2u4y2G1K1V3#2$1]1^3_1{3}1;friday:a5c1d1e4f6g4h5l3r2t3u4y2G1K1V3#2$1]1^3_1{3;friday and:a4f5' +
  'j2r1v3x2D1L2-3{5;fridge:b7q4R2}4;frie-:b1l3n1s1t2x1y2z3A2B3D2E2F3H3O2P1S1T2V3Y2!1%7&2(2)1,2-3.4=1;friend:b2f1g1j' +
  '1k1l2m1p1s2t2C2H2N1R1S3T2U1V3W2Y2!1$1%2&3(4)3+1,2-4?2]2^1|1;friend told:c1f2g2h1j1k1m1n1o1p2q1r2w2x2y2A1B2E2F1I2' +
  'J1K2L2N3O2P1Q3R1S1U1V1W1X1Y1Z1!2#1$1%1&1(2*1+1,2/2<2=2>2?1@1]1^2_2|2;friendly:y4z5A4B3F4H4O3Y2=2;friends:l3n2t2B' +
  '2D5E6F2P3Q2T2V1%7&1,2.7}3;from:e2i3m1n2p2q1u1w1z2A4C2E2G2H1I8J2N2O2P2R2S2T2X1%2&2(3)1*4-2/4<2?2{1|1}2;from #:a1b' +
  '3c6e3i3l2q2w3A1C2D1F4N1R4W2#3&2.2>4;from a:j2l2m3n2B4D1F2G5H6L2M4O3P2Q4R1S1U1V1Y4&2@3|2;from alex:I5}1;from anot' +
  'her:y3z2D1E1P2V2/3}3;from behind:G2*7;from die:d2e3j2r3z3E4H2I4K2M4N3O2(2*4/4<1?2;from durban:a3h1m4w3C4E2U4V3)1' +
  ',3=3_2;from home:c6w1z2E1X3/9>2^4;from me:j3p5t6J2,5}4;from midrand:d1g2I4}3;from monday:b6f1r2u1>1}3;from my:e3' +
  'n4p2u3x1G5S2X1%2&3,1-7/4<5?2}1;from pretoria:d3f3h3I5K3;from school:a3l3w3B1C2F1I4}2;from the:a2e1j1k2l3o3p5q2r1' +
  't2u1v1w3z2A1E5G2H4I2J4K4M1O1S2U2X2Y3%5(1*1+2<1=2?1]1_2{2|4;from there:n5H4I1J3R2V2/3}4;from what:b3g7y3A6U4(4-4.' +
  '4|3;from when:g5h2i3q3y2A7C4(7;from work:c2l3w3K4Q2#4[4}1;from you:w3L2N4O4P2T3X1Z2$2+2,3-4/2>1@7]9{2|4;from you' +
  'r:g3l1p1B2G1M2R3T2-6/1?4@1]2_2{2|1}1;fron-:d1g3k4l2m2n1v2y1F1H4I2K3L2M3N3W1/2=3[3^1;front:d1g3k4m2n1v2y1F1H4I2K3' +
  'L2M3N3W2#1/2=3[3^1;front desk:g3M4#2=5@1]2^3{1}1;front of:d3g3v5z1D1F2K1L4N1O1P2W3$1/4}2;froz-:p1q4G3P2Z5{1;froz' +
  'e:p2P4Z4{2;frozen:q4G3Z2}5;fu:S4T6.2;full:b5e1i5j2l3o3v1w1x1y8z1C2K6Q13T2U1$1(1)4?2|2}3;full of:a2f2x3z4A1C4F1G1' +
  'K3&2)2?3}1;fuma-:p2M3P6X3<3|3;fumana:M3P6X3<3|3;fun:p5B3P6R2V2W1X5#3+2.9;func-:r3N2#4,1-2.6;function:r3N2#5,2-3.' +
  '4}1;fund:<10;fund-:z2V3Y3&4}1;fundamentals:z2V3Y3&4;fune-:a1r2@1}4;funeral:a1r2@1}4;funn-:m3w3z1G2}5;funny:m3w3z' +
  '1G2}5;furn-:C2J1M1;furt-:q2@3}1;further:q2@3}1;fusi-:G7;futh-:a3b1h3v1z3D5F1I2R4Z2&2;futhi:a3b1h3v1z3D5F1I2R4Z2&' +
  '2;ga:c3d4p3s3u2x1z6F1I2X3$2(2}2;gaan:g2h5i3j2n2q3r2s1v5y7z2F1L2N5P2)4>4|3}3;gabo-:H3^4;gae:q3/3^3;gain:B2R2}3;ga' +
  'ls:l1F10;game:A3D1V5W4Y2}2;game-:z2B5Y3.4/1}1;games:B5Y3.4/1}2;gang:a4d3f3D3%3;gap:c2e6q5%3)1<3=5}1;gara-:m3u2J1' +
  'K7U3#1%2]4}2;garage:u2J1K7U3#1%2]4}2;gard-:w3B2X2!3-2.2=4;garden:B2X2.2}3;garm-:x3J3<2}3;garmin:x3J3<2}3;gate:a1' +
  'd1g2k3r1u2v3D3H4J6U2#1*2=3>5{3}5;gate-:=2>1^3{1}2;gates:=2>1}3;gaut-:a1c4e1h1i4z2I9J3L5U1^4}3;gauteng:h2z3J3^5}3' +
  ';gautrain:a1c4e1i4I9J1L5U2*1}3;gave:b1h2z1G3J1M1O3$2-4@5[3]3_2{3}2;gave me:G3J2M3T1$2-3[2_2{2;ge:m4r4*4>3;gear:j' +
  '3n6w11P2&5@2]9^3_2;gebe-:b3q2r5u1v3@2;gebeur:b3q2r5v3@2;gebo-:u3D5H3J3;geboelie:D5;gebou:H3J3}3;gebr-:e2r3G3H2Y3' +
  'Z2^1}2;gebruik:e2r3H2Y3Z2^1}3;gedo-:z6O1U3}2;gedoen:z6O1U3}2;geha-:G6;gehad:G6;geho-:E3G4@3{3;geko-:r3Y3-4{3|2;g' +
  'ekom:r3{2}2;gekoop:Y3-4{2|3;gekr-:O3_4{3}3;gekry:O3_4{3}3;gekw-:O7=3;gekwalifiseer:O6;gel:x5]3}3;geld:j1k4n6r3s2' +
  '<2_4}1;gelo-:h6}2;geloftedag:h6;gema-:F4}2;gemi-:i4r8u3Q3(4)1;gemis:r7u3(4)2;gems:<12;gene-:b6d2A5T1%3>9;general' +
  ':b4d3F1T4;generator:>9;genn-:>8;geno-:i3C4I2;genoeg:i3C4I2;gent-:c2l1v2y2z3A2D1G2L1O2R6S1V4W3;gentle:c3l1v2y2z3D' +
  '1G3O2S2T1V4}1;gentlest:R6;geop-:q4G2;geopereer:q4G2;geor-:p4q2C4P3/2^3;george:p4q2P3/2^3;gere-:y3O4P1(3}2;germ-:' +
  'h2m4n1x2B4I1J2M3#3+4>1^2{4;german:n2B2+3;germany:h2m4q1B3J2M3+3>1^3;gesi-:j3l6s2y4D2%2/2?3;gesin:j4s3%2/2;gesk-:' +
  '&2-12|2;geskenk:&3-4;geskenkbewys:-6;gesl-:g4y7;gesp-:D4@4;gespot:D5;gest-:H6V2-3@3{3;get:a1d1j2k1l7p1r2s2t3y5F1' +
  'H3I3K1L3M3P3Q4R2S2U1Y2#3%1&1)1+1@3[4]2^4_1{1;get a:c3f1h1j4l3o1p2s4t1v2w1F2K4L1P6V4$2%4&2)2*1/1=1?2[4]3{3}3;get ' +
  'an:b2e4s2M1#4_2{4}2;get back:d2k4r4I3M4W3*3<2[2;get for:j5s2N2&5|3}4;get hurt:q2y6G4R3,5;get in:g2j1k6t4z4H8L1M6' +
  'W3Z1&1)2>2[8^2;get into:t1H3K3L1P3!5(2[3}2;get it:b3l1r1H2K2O2+1,1-3<4[1]2^6{3|3;get me:j1k2l4p4t4D2M2P1;get my:' +
  'a2c2k1t2x2y2B4P3&2(1+5<3>3@2]3^2_3}3;get off:c4d3p3B2I7@6;get out:c3d5i4j1p8z1B2F3I2L3S4U3)3*4>2;get something:l' +
  '5P3.1<4^4}3;get the:b5d2h4l1n1s3t1H2I1K1N3+2,5?4^3_3|7}2;get there:d3v6I8L4/3=4[4}1;get to:d6n3q3r2s2v2B4H5I7L2P' +
  '4Q1Y4&2*2@3[5]1^5;get up:c3G1H8V4}1;getr-:J5}3;getroud:}6;gets:c4d1f1h2k1n2r4t3u1v2w1y3D8G4J1L2P3Q4R3#1%2*3,4-1.' +
  '2=1?3@4[1^5{1;gett-:p4y5z1A2D2E2G1K2S2U1W3#1*4+2.2@1]2{1}1;getting:p4y2z1A2D2E2G2K2S2U3W3#1*4+2.2@1]2{1}1;geva-:' +
  'o3y4G3S1;gevaarlik:y4G3S1;geve-:y3T4V1X5}2;gewe-:O3Y5+5=2}2;gewen:}5;gewi-:z3D2R3S3T4}4;gewig:z3D2R4;gewo-:f4w4C' +
  '4F2Q4U3)3;gewone:f4w4F3U3)3;geys-:L3}3;geyser:L3}2;gf:E2F6%4?3}2;ghan-:n1q3E2}1;ghana:n1q3E2}1;gi:a2w9R4V11]11^5' +
  '_7{6}3;gie:j2D4U1W5!2=3;gift:-16]1_3|3}2;gift card:-6}2;gift for:-5]4;gift voucher:}7;gift-:&2-7;girl:f1w3z3A2B3' +
  'C7D4F8Q2R4V2W2.3}1;girl of:b2t3C4D4R4}1;girl-:t2y1B6D5E1F9L3O2Q3T1W1#2%4&3)2-2.5}1;girlfriend:a3l1t3E4F2R3$1&4*2' +
  '-4}4;girlfriends:F4%2;girls:w1y1B6D5F7L3O2Q3T1W1#3%4)2.5;girls in:y3D5F4;gist-:g3>4{4}3;gister:g4{4}2;gisteraand' +
  ':>4}2;give:b1e1l3n1p4s4t1u3D4J1L1M5N6O5R1T5U4W1X2Z1+1,3-10<5=3@5_4|2}1;give a:s4R3#2)3-2.4<2?2;give him:D4-5;giv' +
  'e it:r2s1t6A1J2M2V3-3@1_4}2;give me:a2b3e1h1j3l1n4u3M4N1R4T5U1(1<4|2}3;give my:e3s2D3J1T4-3<1=3@5^4}1;give you:l' +
  '4m1n4F3T2U5W2X3Z2_2}2;give-:a1e3f3g1j2l3o3p1s5w3z2D2G2J1N6O4P3U2W1Y1$3<1_1{2;given:a3f3o4p1w4J2N2P4U3W2-1}1;give' +
  's:b1e3f2g2i1j2l3s5z3D2G3N5O5Y1$3<1_2{3;gives me:b3e4f2i2j4s2t2G4<3_3;givi-:i2n1p3s2t3D3N5O3,2@2}2;giving:i2n1p3s' +
  '2t3D3N5O3,2@2}2;glas-:x4y1z1D2E3G5J1Y2]2}1;glass:E5G4J2]3;glasses:x5y1z1D2G4Y2}2;gloc-:Y6+4}2;glock:Y6+4}2;glov-' +
  ':a1g2k2m1n3w7F2W5&4-1.1[1]8^5_6{6}2;glove:W2]5;gloves:a1g2k2m1n3w7F2W5&4-1.1[1]7^5_6{6}2;gloves and:a4l4n3G3W5$4' +
  '[3_2;gloves are:a3n4w3_5{3;gloves for:p4W4]4_3}2;gloves in:m5&2-2}4;gloves on:g2w4W6.2?3]3{1;go:a2c1i3k4n2p2r2s2' +
  't3v4x2y4z3A2C1E5F2H1I1L3M2P2R2U2X1Y3!1#1&1*1>4?1]1^1{1;go back:p1D1L4P2U3_6;go for:f1i3j2s3z4C2E1G2J5O3P3R3&2+4]' +
  '4|1}1;go home:c1h2i4p2q2v3y1E3L2#2>3}1;go in:g4m2p1v4z3B3C3E2H3K3L2[1^2{4;go na:a5c3d2f5k3l1o2F2K3L3Q4V2)3=5;go ' +
  'off:n5>2}4;go on:g3h6i5n2U5V2%1&3/3>6?1]2;go through:n3y2H1*2<3[2{5;go to:a3d2e2j3q2r6v1y1A6D4L2M2Q2Y3#2&5)1+1<3' +
  '[3]3^2}1;go up:j3v1G3H5P7!3$2%3&3}2;go with:t2y1z2C7F2,1}4;goal:<6}2;goal-:C1R2<2}2;goba:o3C2E3J2;god:}6;goed:t3' +
  'w2z2D2L5N1O2S2T4W1Z1#3*3{4;goei-:b4h4j4t2}3;goeie:h4}4;goes:b2d1e3i6k1p4q3s1t2v5w5y4B1G3H1I7T5V4Y2Z2)1,1-2>6_1|2' +
  ';goes to:c2d1p2q1B3C2F3V5)2,2-2<2|4;gogo:j2l2n4x1A6E2W4,3?2;gogo-:F2H3)3}1;gogos:F2H3)3}1;goin-:a1c2h2i3l1m1n2p3' +
  'q3s2v3y3z1C3F1J1L1M1N2Q1S3V1X2.1<1=3?4|2}1;going:a1c2h2i3l1m1n2p3q3s2v3y3z1C3F1J1L1M1N2Q1S3V1X2.1<1=3?4|2}1;goin' +
  'g on:a3e2q3C7S2?6;going to:c1i3p1q1s3v5x2y5z2F3J1L2M2N3P1Q3&2*2.3<2|2}2;gold:j5}5;golf:e4p2z2K5#2%1-4}4;gomp-:a4' +
  '}3;gompieno:a4}3;gona:c4k4l4v2V1X2)4/2;gone:b3g2i5j2q3r9A1G4K1(3>3{6}2;gonn-:p2z5C1D1}1;gonna:p2z5C1}1;good:h8l2' +
  'p4q1w1x2z3B3C2D6F2M2O8P3R5S6V1W6X1Y1$2,2-3/3=2[1]1|5}5;good for:h1l2B5D4F4G3H1R3S4V2W1$1]4|4;good-:h2p5H3Z2^5_3{' +
  '6;goods:H3^5_3{6;goog-:b1g6n3J4K2M1N2U2/3@4[3|3}3;google:b1g6n3J4K2M1N2U2/3@4[3|3}2;gopr-:?7;gopro:?7;gord-:O4P8' +
  'V3}1;gordel:O5P3V4=2}1;gore:b2t3&3^4}4;gori-:y3F5*4}2;gorilla:y3F2*4}2;got:a2b2c4d1l2n1p2r1w1z1B3F1I1K1T4U4V4W7!' +
  '2&1-2>3]6_4|3}1;got a:b3c2d1g1i3l4n5q2v1B1C5E4F2G3L1O1T2V1W3Z2$2)1>4@2[2]1{3|4;got my:j2q2v1x3V3X3!2+1=3?1;got s' +
  'omething:c2d4e2B2C1K2W2Y4)3.1;gou:e2g3y3K3P2;gout:G7;gove-:h5O2<3?3{3}1;government:h5l1<3?3}1;gp:G4O4<3;gps:J10;' +
  'gqeb-:t3^5;gqeberha:t3^5;gr:C4W4;graa-:b3t5B2C4V1W2=3}1;graad:C5}3;graag:b3t5B2V1W3=3;grab:H3*9^4}1;grab-:B2F4K2' +
  'R3U3#1*7;grabbed:F4R3#2*5;grabs:B3K2R1U3*6;grac-:j2F2V9}1;gracie:j3V9}2;grad-:r1A1C7D3E1O2P14!6#1-1/1=3?4]2}2;gr' +
  'ade:b2q2r3A3C8D5G1O4P3Y2!3#2.1/2=5}1;grade #:b3j2q3r5B1C2D4F1O2Z2#2=5}4;graded:O1P5}3;gradering:P5?2}2;grading:E' +
  '3P8$3?5]4{2}5;gradings:P8?1;gran:a2b1d1f2m3u1w3x1A4E2F1H3Z2)2,2-2/3?4;gran-:a3c1g1j1l4n3w1x1z3A5B6C3D1E5H1K1S2Z3' +
  '+2,4-2.2?2[1^1;grandchild:E3H3M1?1^1;grandchildren:j2q2B5Y2Z2%2;granddaughter:k3m1w3B2C4D2G3R3U2,2[3_2;grandfath' +
  'er:z3A1X3Y1}1;grandkids:l5q1B4-3.1;grandma:j2G3J3_3}3;grandmother:f1t2z3S2,3}2;grandpa:n2z2E1H3K2*3-3}2;grandpar' +
  'ents:h2A2E5P2Z2,2?2}1;grandson:a3f1n3t2u1w2y1z1B3C7D3H1Q3S2-2[1^3{2;grandsons:a4f1D2X1.4}2;granny:c3e3n2p2u1v2z2' +
  'A7E5K2O2P1S1T2Z1,4-1?4|1;grant:j3l3}3;grap-:a6f2i4j1m2w4x4z2B2C2F3G2N3R3S3V9W1]1;grapple:x3F4G3V5;grappling:a5f3' +
  'j2w4x3z2B3C2G1N3R4S4V7W1]1;grav-:d5H3K3;gray-:a2e2B4J3}5;grayston:a2e2B4J3}5;grea-:a3b3e2p2t2B1G3V2X2)2}3;great:' +
  'a3b3e2p2t2B1G3V2X2)2}3;gree-:v6z5C3D1J1P2!1&2(3+2<4}2;green:z4C3J2P3!1+2;greet:v5;grew:]2_3}1;grey:l3w1A8N2P2_1{' +
  '2;grid:b10>7;grie-:r2G2}3;grip:B2*2}2;groe-:r3z3C3F2Q5X2#2$3%8}1;groep:r3C5F4Q1X2#3$4%2}3;groepie:%8;groi-:w3S4*' +
  '2]3_1}1;groin:w3S4*2]3_1}1;groin guard:w4]3_1;gron-:H4V9*3;grondgevegte:V7;groo-:C1D1Q4R1-2.5]6_3}1;groot:C1D1Q4' +
  'R3]3_3;grot-:D4S3*1]3_4;groter:D1S3*1]3_4;grou-:a3b1c1d1l2n1r2z2A3B5C5D1F5H4Q6S1V8#6$4%6&1(2*3?2@1;ground:b4D1F1' +
  'H6R3V9&5)1*7}2;group:a5c2d2l4n1r1s1v2y3z2A1B4C4D2F6G1Q4W1X2#5$2%6(3?3@2}2;group for:d3z2A1B2C3F3N3%4(4}2;group o' +
  'f:l2u2y3D4Q3#3%4(4.3}1;groups:b3d2h2z2A5B4C5Q7#3$6%3.2;grow-:a2e2j3l1w1A5B2E3O2Q2T1U7Y3=2_4;grown:a2j3l1A6B2E3O3' +
  'Q3T1U6Y3_4;grown ups:a3d1j3l2A3B2C1P1Q3T2U1Y4;grp:%7;guar-:f2l1v1w5K6R2U1V4W1Y1Z2!8#1,3=1]6^2_6{4}2;guarantee:?2' +
  '_8;guard:a2d1f1j2l1v2w5y1z2K2R4U2V4X1Z1!5$1=1]4_3{5}2;guarded:K6O3;guardian:o1B2C2G2,7;guarding:!7;guards:f2l1p3' +
  'w2K3V2W3Y2Z2!4#6*1=1]5_2{1}2;gues-:d1m4s4w1E1J3V3Z1#2%1)7,3[3}2;guess:w4A1V4,2}1;guest:m3s4J3)7[3}1;guesthouse:Z' +
  '2#1}4;guests:d3m3E1#4%2,3.1;guid-:c1i1w1D1H7J2Y5#2)3.2|9;guide:c1i1w2H7J2|9;gun:N1O4Y14)1*9+10]3}4;gun training:' +
  'A4Y5+6;guns:Y11*6+10}1;guns-:Z8;gunshot:Z5;guy:n4v2z1F4N7O6Q2R5T4V6X2!3$1*5]1}1;gym:c1f2g3h1j2k4l1o2p5t1w1z1E1F1' +
  'I1J5K1L4T7V2W4$1.3<7=1>3?2]3^3}3;gym in:b3e3z2F2K2V3W3$2/3=5>3@2]4^3;gym is:g4m2y4z3H3J1/2<2{2;gymn-:p3B4E2G1Q3=' +
  '2}2;gymnastics:p3B4E2Q3=2}2;gyms:b2g3i1j3o7w3z4E3H4I1J2Q1S2<5>1@1]1}2;ha:p2r2s2v3w2x2z6A1E1K2X1*1+2,5>4?3_5{2;ha' +
  'al:g2i6p2r5x1E2?2@5]2^7}1;haar:v4x7A2C4D6K3P2R1V3Y5-2]1;hack-:}3;hacked:}3;had:c1e3f1k4l2m3o2p1q1r6y3C1E2G6H2K1L' +
  '1O1Q3X2Y3*1,2.1/4>1@1}1;had a:a2c3e2m2q3s3u2y5z2C2E1F1G2O2U2*3@3}1;haem-:G7;haha:b2e2f4n2q1r3s1y2z2C4E4F4H2V1X1%' +
  '1(2.1=3_3}7;haho-:A3D2Q4;haholo:A3D2Q4;hail:}7;hair:f2l2w4x9A6D1L6N1#2*6}2;hair-:i1x4A3L8}1;hairdryer:L3}3;hala-' +
  ':.3}4;halaal:.3}3;half:a2c2d3e5h6i6l5n5r3v1A2C4F2M4N1P1#3&3)3/3{3;half day:e5#3)6}3;half of:c3h2j1n3v3B2$2&4(2<2' +
  '{2}3;half past:a5c3d4e2i6I1;half-:a3e2i4l4p3s4G4(6)5>4[2;halfway:e2l4p3s4(6}4;hall:D2E1H5I1J2W2.6}7;hall for:.4}' +
  '2;hamp-:-6^3;hand:g1n4p1s3v2w6E1G4H2I3P2Q2U6Y3-5=1@4]3_4}1;hand-:v1w4y2z1D2E1H8L2M4N2P1U2W4X3Y7!5#1%3*5+6,1=3>1]' +
  '2|3;handbag:L8*5}2;handdoek:w5L1;handed:w4C2E3W1X3Y1]5^2}3;handful:Q3%6;handgun:A2Y11+6;handle:r3v1x1z4D5E2F1G2M' +
  '4O1P3R3U2X2Y2#4*2+4>3?1@1;handle a:v3z4X3Y5+4;handled:*3_3;handles:k3N2X2*2=7}2;handling:O3Y4!2#2+2;hands:v1w2x2' +
  'y5z3B2G4N5S3U3W6X3&2*2=2]2}3;hang:b2p4B3E5L7W2]5}4;hang-:f3h2V3X1{1}5;hant-:D5N3Y2>5@1;hanteer:D5N3Y2>5@1;happ-:' +
  'a4b3f1n1o2p2q2r5u1v5y5B1O3P1U1W3*2,4>4@2_4{2}1;happen:b1n3p2r4v2y5B3O3$3/1>4;happened:v2z5C3F3K3L3{4}6;happening' +
  ':a9e1u3W4Y3)2{3;happens:b4f2h3o3p3q3r4v5B1D1O3P2U3%1*3,5>2@3;happens to:q4r4C2%3>3@5;happens when:b2p3r2v2y1}4;h' +
  'appens with:h4q2r4v1@5{2;happy:y3B3G4_6}7;hara-:R4=3^4}4;haram:}6;hard:p7v3y8z7D1G4K2M1P1S2=2>1]1|5}1;hard-:p3r4' +
  'D3H4}2;hardly:p3r4D3H4;hart-:f2D3G6#3;has:a1b4d3f1l1n2r4u2w3z3G6H1I1K3L2O6P2Q1S2(2*1-2@1[1_4{6}2;has a:b1e2i2r2u' +
  '5x3A3B1F1G3H1I3P1R1S2W1*3+2.2<1=1?1[2]1_3}2;has been:h1l2s1z3C1D2G1K5;has it:b2(3=3{5;has my:X3@1{4}5;has no:n4o' +
  '1p1z1C3D3H2K4S5+2-2|2;has the:a1b3e4f2i2r3F2I2L3O3Q2R1(3+1=2]3{3}2;has to:c3f2i1o1p2s1J3O1P3Q4Y2,4.1;hasn-:v2z3{' +
  '6}3;hasnt:v2z3{6}3;hate:k2o3p3s5v5w3y3B1L2P2Q3R4T1U2V3#3$4>3;hate-:i1k1p3x3z3F3G1K3Q1R4V2$3_2;hates:i1k1p3G2K3Q2' +
  'R4V3$3_2;hatf-:I4;hatfield:I4;hav:B4$4/2;have:b1c3d2e2f2w4z1B2F2G1H1J2K1L3O5P1T2V2W2X2Y1)2+3,1-2/2=2>2]4|2;have ' +
  '#:d4w4A3#4=6{4}3;have a:b2e5f1g1i2j2l3m2n5o2s5t1A3C3E4F1H1I5J4L1M3N2O1Q1R2W3Y4Z2$1.1<2>2?1[2}2;have an:b3e2f1k1q' +
  '4t3u3A4B4D2S2Z3$1)2,3<3>3[2|1}6;have any:c5l5w2B1K3N4P3X4Z3)1+1_3|2;have anything:a4c1d2C2D4F2T3#4;have been:q2s' +
  '2z4B2H3J2M2V1!2[3{6;have classes:c4d2f3B2F5$5}3;have die:f3O6R3X3(3)2_2|4}3;have for:i6B6C6D2F6L3N4O2T2!3#3-2/4=' +
  '3[3;have i:i1w4z4L4(3+1,3-2_4}6;have it:b2d2e2r2u4z4B4M2P2T1U7V4W4X6Y1Z3!3)1+2-2.3@1^2_1{1|1;have my:a6f3k5n3o2p' +
  '1q2w3x4K3Y2*1+1,2]2}4;have n:e2w1x4C6G7=1}3;have no:n1w2z4H3I4S3T3Y2#2$3)3+2.2_1}1;have on:a3f2w5N3!3*4@7}1;have' +
  ' one:a3e1w1A2G5H3J4K2W2Z2!4+3,4/4]1;have something:c5f2j4k2m1o1A4B2C3D1F2J5K1L2T3V2X2Y4Z2!4$3+4-3=5;have that:c3' +
  'd3m3y2F4T3U2V4W5X3Y1$1&3)2*2,3/2]1;have the:b4c2d2f2q2u2z3E3J2M1N2O1R2V4W2X5!3+2.2<3^1_3{1|2}3;have time:f5h2Q5R' +
  '6$2)1;have to:f4i3m2o5p5q2r4s2v4w2x5y8z4A1E3F5J3K4L1P3S3%2,5?1@3^1_2;have training:c2d2h3F3O4Z2!4<3>4;have you:a' +
  '1b3c2d2e2f3j3n1p1B3C4F3H1J3K1L2M4N1O1T3U4V1W1X3Y1!2-4/2=1>2]4{1;have your:b2g4J3K5O5+2}1;have-:p2z7+1{3}1;havent' +
  ':p2z7+1{3}1;havi-:d4q3z4F2^1;having:d4q3z4F2^1;he:a1i1m1o2r4u4v2w6x1z2C7D8E4G5H3I1N3O6P3X1+3,3-2?1@1[2_1|1}3;he ' +
  'be:a2i2w3z3A1C4D3G1H2Q2;he can:a4c3l2r3s3z2C2D2E2G3,2-4;he come:a3r2u1w1C1G1H2,3=3;he do:c3d2f1m4n1v3B2C3G1O4U2}' +
  '3;he doesnt:a3m3u2y1D3E4G3-4[3;he get:n1r2u3H5O2P2}2;he gets:i1o3r1v2G3I2P3,2?4}1;he go:A3B4C2G1}1;he has:e3i1p2' +
  'r2s1D1E3G1I1*6-1@3{2}1;he have:r2u1w1x2y2D1G4O3.3{3;he is:a4f1o4u4A2C3D5E4G3K1@3_1;he join:r3v2A3C2G2H3;he train' +
  ':f1C5G1H2Q2R4$3?3;he wants:j3r3t4A4B2D1E1H1V3!1.4}1;head:w4y8G4J1M3N5O1Q3R3V3W2#3$1%7&2*5?3]5_2|2;head coach:M6N' +
  '2$4|4}1;head-:w4y5D1Q5*7,2=3>2]5_3;headcount:Q6=4;headgear:w3y5]6_4;headlock:*5;heads:y4Q2}1;headscarf:w4x1}3;he' +
  'al-:l1q3x4y1G5,3<10@2}1;healing:x3y3G2;health:G3,4<8@3;healthy:G2}7;hear:j2x2y1A4G2S1V1)2,4>2{3}2;hear-:c1d1j1o2' +
  's1w1x3y3A1E3G8H3J2S3U2Z4)2{1}2;heard:c2d2j2l2o3s1w3y5E4F2J3K1N1S3U3V1W1Z1&2)3{2|2;hearing:v3x3G6H5M2Q3?1}1;heart' +
  ':i1p3x2A3G4M2O3Z4}3;heat:!4}4;heat-:}8;heav-:f1p1y4z5B2H2I1K2Q2V3W7*4]2^3}3;heavier:z3*5;heavy:p1y4z4G1H3I3K1V3W' +
  '7]2^4{1;hebr-:S6}1;hebrew:S6}1;hect-:c2f1l1q5v3x2y2C3I3P2R4;hectic:c2f1l1q5v3x2y2C3I3P2R4;hed:i1m2u3C3D4U3!2=1}3' +
  ';heel-:d2f3r3w3z4B3C2E3;hek:J3K4*4;held:a3b1c3f3o2z3D2F2G4J7O1P3Q1Y5#3)3+1{4;hele:b3f1g5l4E4#2/2}3;hell:d2o3r2w2' +
  'z3C2;hell-:}5;hello:}3;helm-:w1y2L4]2_1}2;helmet:L4]3_1;helmets:w2y4}3;help:b3e1l6p2u1D10O1Q1R8W2Y4Z7$2*1+5,1<3=' +
  '5|3}2;help me:b3r2v3G1M2R5U3W5+2,3[3;help with:l1D3H1O2Y2!2$3*2<5=4}4;help-:c2G2I4M5O2R3U2Z2=4;helped:O2}4;helpe' +
  'r:H1I5=4;helpers:I3=2;helping:M2O3Z3=3;helps:c3D1G4R4}3;hemp:w4_5;hen:m3.8;hens:.7;her:g1j1l3q1t3u4v1w2x2y1A2B2C' +
  '5D9E5F3H3O1P2U1$1,2-4.4?3@1;her to:B2D6F4G1&2,2}3;here:b3c3d2e2j1k1m6n2o2p1t3w1z2A4B2C2H3I3M3R2T3U7V4X4/2<3>1?2@' +
  '2^5{4;here-:p1=3}1;heri-:a4h5.2;heritage:a4h5.2;heritage day:a4h5.2;hern-:q2G7;hernia:q2G7;hero:W3&6;hers:a2t3u2' +
  'z2B3C2P4Q2(3@4{3;hers-:b3l2y2A4D1F4K3O1U1$2,2-3}2;herself:b3l3y2A4D1F4I1K3O1R1U1$2,2-3;hes:a2i1j2l4r2u2z2C7D8G2K' +
  '1O1.2/2@4]1}1;hey:b2h1o3q3r1s2y2A4C3D2F4H3K5(4}5;hhay-:y3C2M4)3}1;hhayi:y3C2M4)3}1;hi:}6;hidd-:k7s3M3;hidden:k7s' +
  '3M3;hide:b2j3x1D4L4}1;hide-:D7;hides:D7;hidi-:b3l3D3J1?2[1;hiding:b3l3D3J1?2[1;hier:a3b3f2l2m4o4z5<4@3^4{5;hier-' +
  ':a4b3S2@4^2{3}1;hierdie:a4b3S2@4}3;high:l1p2B5C2D1G7K3#3<2]2}2;high-:e6k3I2J6]3;higher:k3}3;highway:c2I2J6;hija-' +
  ':w3x2F5K2L2R1!2#2)6*10<1?1]4}2;hijab:w4x3D2F5L3?1]3}3;hijack:K3!1)4*6<2;hijacked:#4}3;hijackers:K2R3*3;hijacking' +
  ':G3H2K1!2)3*5;hike:Z5}3;hike-:Z3)3;hiki-:Z5}3;hiking:Z5}3;hill-:A4}5;him:a1j1p1u2v3w2z1B2C2D9E3G1H1I1J1O2!4$2,1-' +
  '4?4@4]1}2;him a:t3D2-3}6;him to:n3p2s1u4y1D3G3I4J3Q2]3;hims-:g2k4n3D6H3I2L3M1N4O3P2U1W2$3&3,4;himself:g2k4n3D6H3' +
  'I2L3M1N4O3P2U1W2$3&3,4;hip:A1G9H5I3&3*5;hips:i2G4H4;hira:=5}2;hire:w6#5$3%1+4.4=9?1}3;hire a:L4$5%5+3?3;hiri-:I2' +
  '=5;hiring:I2=5;his:a4l2n1p1t1u5v2w3y1C3D7E2H2N5O3P2Y1,3-1.5?4@2]3^1{2|1}2;his dad:g2l4C6D2,4.2/3?4}2;his first:a' +
  '3c3k3s1u1v5w3?3;his own:n5o3r2w1C5G1H1I2Q3$2}2;hist-:z4G2S3@3}3;history:z4G2S3@3}3;hit:a2c2e4q1v3w4y12z1D5G1R3V2' +
  'W9#2.2}4;hit a:c2e2y3W6Y3}2;hits:k1y1D8.3>1}1;hitt-:a2q2y8D2F3G2O3S3T2W2Y2#3?3;hitting:a2q2y8D2F3G2O3S3T2W2Y2#3?' +
  '3;hiv:G7;hlok-:+3}3;hmm:u3}6;ho:f1g2k4o1p2r4t3u3v3y4A3B2E1F1H3I3K3L2R3U2X4Y4!1*5,1]2{2;ho na:a1d1f2k3l2A3F1H4I2K' +
  '3L4Q3W2)1;hobb-:j3o5B4O1R3T3)2;hobby:j3o2B4O1R3T3)2;hock-:d4f2m1p3r2w3C2D3T2;hockey:d4f2m1p3r2w3C2D3T2;hoek-:k2S' +
  '3&4@3}2;hoekom:k2S3@3}5;hold:o2q13z4G2M7O6P1V2#2)4+2=3@1{2;hold-:l3q4z1F3G3N2S3V3W2*4]4;holding:z2F3G1S4W3*4]3;h' +
  'olds:F1G3N2V4*2]3;holi-:h8m5q4r1t1u1B2C3#1(3)3.3=3@2}2;holiday:h4m4q4r2u1z1B3E1U1V1)3.4=4@2}4;holidays:b2h8m4o1t' +
  '3u1B1C5P1#3(5)1/1;hols:h9m3;hols-:w5Y6]4;holster:w5Y6]4;hom:d1i4p2w2x1A1B2D9G1K3L3!2-4|3;home:c2d4f3h2i5l1m3p1q3' +
  'B1D1F1L4M3R2U2V4X1Y4$5&1*3/9>1]3^4|3}2;home from:a4f3m3y4B2C1D1F2I2&2(3+2;home with:y4D3/2}2;home-:a1c4f4i2r1B6N' +
  '3#3&2[4|2}4;homepage:N4[4|2;homeschool:c4B7.1;homework:a2f4i3r2D1&2}8;hond:}7;hone-:a3j1o1p5s3y3z4C2F3*3=3}2;hon' +
  'est:a3j2k1p2z2F2=4}5;honestly:o2s4y3z3C3F2G1Q1*3;hono-:k4r2.2=2}3;honour:k4.3}4;hood-:g2n1w1]7^5_5{6}1;hoodie:g2' +
  'n1w2]6^2_6{6;hoodies:]3^5}3;hook:t1C4M3W7}1;hook-:L4V2W4;hooks:L4W4;hoor:D2S2}3;hop:p3u2C3I2(7}3;hope:d2k4l1q1r3' +
  'z5D1G2K3L4Q3*2=3}3;hope-:y3C3H2Q3]1|3;hopefully:y3C3H1Q3]1}1;hopi-:d5f2&3<3;hoping:d5f2&3<3;horl-:x3}3;horlosie:' +
  'x3}3;hors-:l2o3}3;horse:}5;hose-:c7;hoseng:c7;hosp-:a3l3q1r1u4w4z1U2Z3!1#5,5.1<7}2;hospice:w3z3}3;hospital:a3f1h' +
  '1l3q1r2u4w2U2Z3!1#5,5.1<6}2;host:F2)4.8=2}3;host-:o3D4F2!4#3)4.3/4^3;hostel:l1D4F3#2/4^4;hostile:!5#2;hot:L8Y3*3' +
  '}2;hote-:a4m2I2#4/4}3;hotel:a4m3I3#4/1}2;hou:i3q1r3s3x5y2P1Q2W4#2)4.5;hour-:a4b4c1d4e4g9h5i7r1u2v2K3Q1$6&2)3.2=1' +
  '>3;hourly:$5;hours:a4b4c1d5e4g9h5i7r1u2v2K3Q1$5%1&2)3.2=1>3;hours is:c3e1g2i5v3I3)3}1;hours of:b4W3.3=1}5;hours ' +
  'or:a1e2i3v3C1E1F2$4&4;hous-:a1c3f2l1r2s4v2w1x1A1B3C2F3J1R1Y2#5$4%3*2.1/4=2^3{3;house:a2c3h1q1r2s5v2w1x2A2B4C1Y3#' +
  '3$5%1*2.2/3>1^3{3;household:k1l2F1}4;houses:f3l3F4J4R4U3#3=3;how:b1g1i5j3n4o1p5q1r1t5v5y2A2D1I4J1M3O1P6Q3S2Z1#1$' +
  '1%2&4)2*1-2.2@3[6^3_3{1|3}2;how are:b6B1C4F2@4_2}3;how big:y2Q4#2&2}3;how can:l4m1n3t1u1D1M3S3)4-1?2[4{4;how do:' +
  'j1n4p4q4r1t5u6D2F4H1I3J3M2O4P3S1!2$3)2-4=2>3?5@4[3_2{1|2}6;how does:n5p6t3u1v8B4H4I3M2O3P2R4!1$2%3)1-4=3?3[6;how' +
  ' early:c2g7v5;how far:q4t2H1I3J5K6.1]3{5;how hard:p4v2y4z6S3;how i:b3p4)2.2[1{4|4;how is:b2o3v6y1z2A3E3F5K4R4S6>' +
  '3@4^4;how lank:i6o5q2P3S2&1-2@3^3}1;how late:a3d5g9u4;how long:a3h1i7o6q3y1I4K2O3P5S3#2$1&1(1)1-2.3@5^5_1|1}2;ho' +
  'w many:a1i3j4r2s6y2F1H2I2J4K4L2N5P3Q4T3%3&3(3,1.4^3_2|3}4;how much:i2j6k6l2m4o1s4D1F1K3P1Q3#2$6%5&5-3.4]6^3_3|5}' +
  '2;how often:a5b3j2q4y2P3&1(3)3@3}1;how old:A7B4C3S3+5}4;how soon:a5p1t2G3M4P3$3(5^2;how to:t3z2D3F3O3S2U7W2X5Y6Z' +
  '8!6#3&2)2*9=1[1{2|2}4;how would:m1n5p3v2D1H6I5#3-3/4^4;how you:y3E9P4V1&2*2?5;hows:p3s1v5y1K3P4Q3R3S2;hr:e1g4i4k' +
  '1n3w2E4J1M1O2P2S2T1Z4#5&3)2,2<3=4[2|3;hubb-:a3b2c1d5f1h2l3p2u2A1B1E2I2J2$4&4-2?2_1{1;hubby:a3b2c1d5f1h2l3o1u2A1B' +
  '1E2I2J2$4&4-2?2_1{1;hug:G2*4;huge:C3F2K3]4;huis:c3g1l2s2D2$4)3.3/6?3]3^3;hull-:f2i2w1z2B3C2D5K3N4O5#2*3<3}1;hull' +
  'e:f2i2w1z2B3C2D5K3N4O5#2*3<3}1;huma-:c1h3y3M6V1!3)1}1;human:c1h3y3M7V1!3)1;hund-:k1v1x3F3Q3}1;hundred:k1v1x3F3Q3' +
  '}1;hung:{1}4;hung-:h3J2|3}2;hungry:J2|3}3;hunt-:j1o1s2K3Y2Z3$1&1+1-1<2]2^1_1|2;hunter:j1o1s2K3Z2$1&2-1<2]2^1_1|2' +
  ';hurt:q1y8z1D1G4O3R3Z2,8<1}4;hurt-:s2y3G4S3V3*4,2}2;hurting:S4V4*4}2;hurts:s2y4G5,3}2;husb-:a1b1c1d1f1j2k1l1n1o1' +
  'q1s1y1A2E1H1L1M1O1Q1R2T1U2X1Y3Z2$1%2&2(2+4,1=1>1]1^1_1;husband:a1b1c1d1f1g1j2k2l1n2o1s1y1E1F2G1K1L1M1O1Q1R3S1T1U' +
  '3X1Y2Z1$1%3&2(2*1+1,1=1]1^1_1;husband and:b4c4j4l2s3t2A3T3Y2$4&1(3*2[2;husband is:d4f2l2q3s3x2z4E1F5H2J2O1T4X3!2' +
  '$2(3,3]2_2;husband wants:g2j1k3o3v3y3G2N3P3R2S2U2V3Z2$1?1@3]1|3;husbands:l1q3A4H3V1Y2Z2#2+5-3/3>3@3}3;huur:o4%4}' +
  '5;hv:x3H2M4U3;hw:i4j7m4t4A1I3Q3&3|1;hyde:I2!3$2}2;hygi-:x5_4;hygiene:x5_4;hype-:B1D1G5Q1R2;hysb-:H7;hysbak:H7;i:' +
  'o2p2r2s1t1u2v1y1z1G1M2$1+3=1?1@1[2_1;i allowed:p2s3t3y2A1E5G1K3P4+5?1}1;i am:a2b3d4h1l2m1n2p1q1u1w4y1z3A3G2H1J1R' +
  '2U1V3X2=1@3]1^2}1;i arrive:v8L4Q4;i ask:b1e3q1v4D3E2F3G2I3M3O3S1#2@1]4}1;i attend:a3f1j3m2r3C3+4}2;i be:e3i4j1m1' +
  'o4s2v5x1y1z2A5E5F2N2Q5(2+1,1/5>2?5;i become:k1t2!4=5[2}1;i bjj:c2d4t4F3G1R1V5;i book:h1i4r2t8u4K2N5#4$6%3(3)3-2.' +
  '4[2;i booked:u5v4w3}4;i bought:p1w2x3V3Y5$1[1{6|1}2;i boxing:a2d3y2F1G3H4K1N2R1T4W2=3]6;i bring:h2j3l3m2s3t2x1A1' +
  'B3C2D1E2G1H2K4L1N2Q3%6&1+2,2_1}4;i buy:k3l1m5s5w2B3$2-5@2]7^5_2{2|3}2;i by:k3C3T3U3W5/1=4[2{2}2;i can:a5b6c4d2f3' +
  'g4j4m1n1r1w1x1C2G3J1L2M4O5P4R3T1U3X3&1(1+2-3/4<3]2|5}1;i cancel:p4u2_4}3;i cant:b2d3e3f3m2q1r2s3w1x3y1z4F2G1H3I3' +
  'L2M1Q3R2U2(2)2,3/4[2]3}1;i carry:o1w2x3G5L3P4V3Y2*2/4}1;i catch:a6i5s2I1}3;i change:o4u5w2I4L1[7_2{3;i choose:b2' +
  't2F1N5R1S3T1$1-3^1_4;i claim:t2<5_3;i class:a3c4e1f3i5r3B2C3E1F4Q2R3>2;i come:d1e1f1g4h2j3k1m1p1s3t3v4w2z2C3F1I1' +
  'J5K4L3N3O1Q2T2V4W1X2Y2Z1(1+3,1<1>1@1{1}1;i commit:b2m5o5E1J3|2;i could:a4d4e2g1m3o2r2w1F2G2I2M4W3Y1%2(3)3*3/1<1|' +
  '2}1;i couldnt:r5z2S3Y3&3)5;i decide:b5g2m3E2(3}3;i did:r2y5z5R5S3T4U4V3W1X3Y3$3@3{2|2;i die:b4c4l3r4z5F3K2O3(1,5' +
  '@1|4}2;i do:a1c4f3n2o3p6q2s3t6u1y2z2G3R2U2V2W2Z2!2&3*4+2,5/2=3?2@1[2}1;i dont:f2g3m1n4o1p1q1r4s4t1u3w2y2E1F2I4K3' +
  'L2P1Q1S2T2U3$3)2+3?3@2[2]1}1;i drive:c1d2g3m2v3z2C1F2J2K5L4R2U2Z5!3*2>1;i drop:a3c5g2i3m3r3E3J3K3,4=4;i feel:a3m' +
  '5w2z1A2O3W2}5;i fetch:c1d1e3i6E3-3^7;i fill:k3v2@6[3}4;i film:?8;i find:b7g3h3J3K1V1W3)6,5>3[2|2}2;i first:b3j2m' +
  '4v2z3E2Z3;i follow:G3H2M2/5{6;i get:a1b3c3f2j5n1o2s2v1z1G3H2I3L1M1N3Q1V2Y2&2+1,2-1<4=1?2@2]4_4{3|5}1;i give:n1p3' +
  'u4J2,5-1=4?2@2^3_3|5;i go:c1d4h1m1o1p4q1r2v1w2y1z4C5H4J1L1P4U4&4[1]3}2;i got:c4i3l4o1r3u1w1G1O2T4&1+2-3_6{1}2;i ' +
  'had:s4u2y1A1E1G4H3K3U2X2/4[2}3;i hate:k2n1o2p3v4y3Q2R4T2V4Y1$2>1;i have:a2b3e3f2i5k3l1m2n1r3s4v3w3x4y2z5B1C1E2G4' +
  'H2I1K1P2Q1R1S3$3+4=2^2_2;i heard:c3d3k3l3w4y3E4K2N2W2)4|3;i hit:a2e1q1w4x2L3W4}4;i in:a1e5t4v5w6z4E2H2&2)2[2;i i' +
  's:c2j2l2m4p2q5t2v4z5A1F3G3R1V3#2$2,1/1=4[3}1;i it:j2k2n5q6r2X3,4?3@2[2^1_4|1;i join:b1e4j1k3o6p1r1s2t1v2z3B3C3G1' +
  'H3L1X1$3(5/4<3?3@3|1;i just:a4g1m3n2o3p1t5u1v2x1y5z4G2K4P2R4T2Z3)2[4^1;i keep:f1q1r2w3x3z3G3L4P5S1Z3/2}2;i know:' +
  'h2w3z4C2D2J2O7P4Q4X3(1>3}2;i krav:c3d3f4i3D3G4N2R3S4U2.1;i learn:d4N4Q4S2T5U3V5W2X2Y4Z3!3$3&4*4+1/3|3;i leave:a3' +
  'd1i1k1o5p3x4y4A2E5J2K3L3M1O1?2@5;i left:a4k2n3F2M5Q2@4]2}3;i like:j4m1n3o2p4w5M3N4Q6R6V1W1X1+2;i live:b1f2j1n1A1' +
  'F3J4R2Y1)4/1=3?4^3_1|5;i log:[5}1;i look:b3j1v1z1B2C3E1J4K2X2!4/2?3[1]2_1{2}1;i lose:o1p3q1r5t2u2y3z3G1&3<1}2;i ' +
  'lost:a2b2p3F2N3Y3]2}6;i make:a4d3i5m1o1r2t2E2H1I4=2?5[4}1;i manage:m3z5G3H3#5;i may:e2g3o2p3w3y3E3G6P4&3+4,3<1{2' +
  ';i mean:a2c4d3f4h3i2q2A2E2F6G1J3L2P3S3T4V2X2$1&2*4.3/2>4[1^1_2;i membership:j2p1q6<3;i miss:a4f2r2G2P2X2&1(4}1;i' +
  ' missed:l3r2u1A5P2(3)4}1;i must:b3c2g2i4k1p2t2u4v1w4x1y2C5G1J4L3M1U4(1[1]2{2;i my:g2i2p2q1r2x4E1K6L5M1$1+2<1=1?1' +
  ']1^3}1;i n:e2k2m3p2q1r3s4u1w3z3E1G1M2P3!2$3+2-3<2=2?4[3_3}2;i need:b3c2g3h1i1j5q2r1s1u2v1w3x3y2z2C3F2G1H3J2K4M1Q' +
  '3U4V3#1&2+2[2]5_1}1;i never:j4n2q3r3x3T3Y3?2@4[2}2;i only:a4c1d4l1m3n2o1w2y4B1E4G2I1J1L1P4R3S3U1V2W5Y2$4)1+4@5]2' +
  '{1;i order:i4-2]5^7_2;i ordered:_4{3}2;i paid:r5B2J4{4|4}4;i park:q4v3E1K8;i pause:q4;i pay:j4k6l4m3n5o1r1s5I3K3' +
  'Q1$5&1+1-4@2[2^2_2{1|5}2;i phone:g5t2H4M3U1-4;i pick:i3t3E2R4X2$4-3]3^6;i put:i2k2o5q2t2u4w3C3F2J2K3L3P4R1%1&3(2' +
  ')3,3-2[3;i reach:j4G1I6M7P2[2;i read:a3c3o5r1v1z1B3G1H2K2N6P2S2U1X2$2&2,2@3^3;i register:t2P3&4(3[4}1;i rent:$3+' +
  '5.3}2;i roll:a3w1x4y3F4G4H7;i run:n2z2A2B4F2G2O1Q2U2Y3#4{1}6;i saw:d3j1k2l4t2B2F2K2S2T4U2V1W1X5Y2Z1&4(2=4?1@1}1;' +
  'i say:a2b4o1p3t2y6C2I2K3P1T3?2}1;i see:a2b4c2e3h1l3o3s2B1C1D2F1G2H2N4P3U2Z1)1,2?2@2[2]3{5}1;i sell:f2J4M2}8;i se' +
  'nd:n3p3M4,1<5=4^2_5;i shoot:Z3+2}6;i should:o4v4w1x4F2N3R2W3Y3!4<4;i sign:d3k2l3m3o7q1s1t3E1F4K3L1M3(5)3,7[2;i s' +
  'igned:o2p2u3z2S3,2?4@2;i sit:d3i2y5z5B2E5H1R1W4#1/3[1;i skip:d3e4q3r3y3P1}2;i speak:M2#4=4}2;i start:c4i4j2k1o1r' +
  '2t4v2w1y1z1A1G6P3R6W4+4]2}1;i stay:f3o2r3v2E2G2I4K3/2@5[4;i still:d6g2h2p4q3r1u4w5y1z3A2G5H3Q3(5+4,1>4[1_2;i sto' +
  'p:k4o1p3q2s3K7@3}4;i swap:e4r4u2_8;i take:a1c3j1l2m2o4p3q3u3v1G6I5J4R1$5/2?3]5}1;i talk:l3v2M3#3$3}1;i teach:a3e' +
  '5#1=6}4;i tell:p4q5t3u4v1y3G4I3S3?3@2;i there:a4v6E3I5K2/3}1;i think:b2v3J4$6[2{5}2;i too:d1z5(4_3;i train:c3e3f' +
  '1j3m5w4x1B2C4E1G5K2L3N1P1T2U3W2!1+2,4/3<4@6]2^1}2;i trained:e4z6N2P4U3V3X2}2;i travel:f5m1r3Q3R2U2$1&4/3;i trial' +
  ':s4t1u1v1,2;i try:s5z2E6Y4[3]4;i type:H4I3J4-3@6[3;i use:m3n5s2w3x2G3H2J1K1M1W3Y2+4-3<4[5}1;i used:b3c1j2z2R3U1W' +
  '4X3+3=1[2}4;i vir:a2j2l1o4s3w1K4&4+2}3;i wait:a3i1v2C2E3G4(7}2;i walk:g3i2t2v3x2A2H3I6K3R2U2X2&4<2;i want:a3b2d3' +
  'e1f3g2h1j4n3o1p1t3B3C1E1M1N4Q1R2T2U4V2W3X1Y2Z2$2&2(2-1?1[4]5^1_1|1}1;i was:a1g2k1l4n1r4u5v2z3A2D3F3G1J2P3Q3T2U3V' +
  '2X3)2<3=4[3{5;i wash:L8}2;i wear:w2x4F3G1L1Y2<1]3}5;i werk:b1c3d3e1f2q2y4E2!3?2;i wil:g1i2j1m2o3p3q2s2t3u2E2M3U5' +
  'V3W3X2Z2!2$4&2)1+2=1?3@1]1_2}1;i will:l2q3r3y2z2I2K2=4}3;i with:m3n5v3y1z4I4M2N5R3U1V1;i wont:d3o4p1q3r4u3F1,5;i' +
  ' work:c2d2e2f3h1j1l2q1x1y2E1F3I1J5M3P1Q1U4V2Z1!2$1)3*3=2>1?2^2}1;i would:b4c2d2f1l4o1t3v2y4B1D2E3L2M4O4T3Y1Z1$3&' +
  '3(1-1=2?1|1;i write:p2q2D2M6P3@5;ibha-:I6O3P6}1;ibhande:O3P3}3;ibho-:b3W5#3;ibjj-:}6;ibjjf:}6;ibox-:e4B1R3W5;ibo' +
  'xing:e4B1R3W5;ice:q9s4D2}4;id:b1c2d1e2f2g1m2n1o1p2s1t2u1w4z2C2E3F3I1K1L1M1T2U1W1X1Z2!2$3)1+3,2-1/2=3@6^1_3|3;id ' +
  'be:a3b2d3i2j3o4y2z5I4L1O1Q2Z2+3;id come:c3e2g2m6u3H2Q3/2;id like:b3c2f2g3j2n1p3s3t5v2A3B2C2F2G1J2M3P1T2U1V1W2Z2$' +
  '4/1?3]3_1;id love:f2h3i3o3y4C3U4X2Z2$3=3;id rather:d3e3n1p2q2s1u2w2E3F3M2R1X4$2(3)2,1-3.2?2_2|4;idea:b1j3q1w2y3z' +
  '4C2D2G4R3S6X2Y1#5-6<2{2;idea-:c2d3e2-3.2}3;ideal:c3d3e2;ideas:-3.2}4;idf:S3U7}2;idio-:u1z2$3;idiot:u1z2$3;iets:a' +
  '1c5d5e6f7k3l5o3q2s4u2z2B5C1D2F2G4R2T1X2Z3#3$2&1)1*2,2/1<3=1_4;iets vir:c1e2f3o1z3B6C3F4R3U2#2&3,2;if:a1g1i3j2l5o' +
  '1p4q1r7s3u4y3C1E2F3H1I2K2L1O1P3R2U2Z1#2$1%3*4+2,7-1<4>5?4@4^3_5{1;if a:p4r4z1O3Z3+2,3>4}1;if he:g2i2m3o4s2v5y2L4' +
  '*5,1-4@4}3;if i:a4e2f1j4k3l4o4p4q3r3s2u4v1C1E4H2L1N4P3R2$2(3+3,1<3?4@3[2^5;if im:g3j3m1q5r2s2z2I3P3R1&2,1/2<2]2^' +
  '4_2}1;if it:i4t1u2v3y4D2E3F4V5_6{3;if its:j2q2r2z2F1$5&4)2+1>3?5^3_2{5;if my:j2l3r5s1y4B4G1K3R3Z2#2%4)2,3<2?2_3{' +
  '1}1;if she:a2r2t4u2w2y3z2A3C3+1,3@3_1;if someone:z2G3O4R1U4V2Z4*1?4;if the:e1g2n1q1r3u1x2H4K4Q5R3X3#2*3+3,4<2>6@' +
  '3_4;if there:e3l2B3F2H3I2L3N1T3Z3!3%3*2,3=3;if theres:d3k3o1r1y3A3F3S3*4;if they:c3h1i1s2y3K4#4%3*3_5;if we:i4j2' +
  'o1r2s3K4%3*2.5@4}2;if you:g3j4n1o1r2y3z3D2F2G2P5X2Y1)1*4,1-2.2/3<2?1]3;ifom-:,7;ifomu:,7;ifun-:j1B2R3Z2#2$4&4*2.' +
  '2]4;ifuna:j2B3R3#2$4.2]4;ifundisa:Z3&2;igam-:N5}2;igama:N5}2;igno-:z5D5}4;ignore:D5}1;ignored:z5}3;ikat-:c3G4/3;' +
  'ikatisa:c3G4/3;ikha-:n5D3;ikho-:a2d3e2f3k4l1o1s3C2F3H3K3L3U2V3W2X2Y2Z3!3&5(6/1>2;ikhona:a3d4e2f3k4l2n1o1C3F3H4K4' +
  'L3U2V3W3X3Y2/2>2;ikhona i:c1d2e1h2l4o2C2F3H3L1U3Y4Z2,1;ikhosi:Y1Z4!4&7(7;ikla-:a4c4d2e4f2h1i4m4r4s4t3u2z1C3E4F2Q' +
  '2W4%3-2>2?3;iklasi:a4c4d2e4f2h1i4m4r4s4t3u2z1C3E4F2Q2W4%3-2>2?3;ikra-:R3S5U4;ikrav:R3S5U4;ilay-:+7;ill:a2i2o3p3q' +
  '8r7y2z2E2J2L4M2}4;ill be:a3i3q5r1v2E4J4L2>2;ille-:+1}5;illegal:+1}5;illn-:q2r2z3G2/2@3;illness:q2r2z3G2/2@3;illo' +
  '-:d2I4J3;illovo:d2I4J3;im:a2c1d2f3l1m1o1p3q1t3v2z5A3B1C1G1J3M2P2Q1R5S1V2!1$1,2/2<1=3[2]1|1;im #:f1y3A7C5F5G2Q2S1' +
  'T3X3!4$1+4,6]3;im a:a2c4d1e1f4j1l3m1o1v2y5z1B2C1D2E2F4H1O2P1Q1R1S3T1U2V2W1Y2Z2!3(1*2=3?2@3]3|3;im an:c2d2e4f3n2E' +
  '1F2H2M1T2*2,4.1?3]1;im at:a3c1l2m2n2q3v4B3I5*2,2^4;im away:q1r3P2,3{3}6;im coming:q3s4t6v2E4I2N3;im free:a4c5d1e' +
  '4f3;im from:n3s2A2J3X5#3+1}3;im in:a5c1d2f2h1j2l2m1n1o2v3B2C2D1I4L1M1N3V2Z3(3*2-2/6=3@1^3_4{1;im looking:d1e4y3B' +
  '2J1V1%3&3}2;im not:d2f2m4n2o5p1r2s4u2w2z1F2M3O2W3,2[4^3_3}1;im on:e1j2o3q1r6w2x1G5H1I2K2L4)1/3<5^1|4;im the:b2t1' +
  'z5F3G2O2Q4-2.1?2{4;imin-:a5g4n3u5T4@5;imininingwane:n3T4@6;imot-:I3K8}1;imoto:I3K8}1;impa-:G6H2L4R2Z2;impl-:w3G5' +
  ';implant:w3G5;impo-:f5l2G1!4-1/3^2}1;important:!5;impossible:f6l3G1)1-1/3;impr-:Y4*5}5;improve:Y4}3;in:h1m1o2t2v' +
  '2x1y2A2C2H2J4Q2#2&2(1)2*1/3>1?1[5]2^1}1;in #:m2n3p1s4t2y1z4A1G3H1J1K2N4R2Y3!1)2,1-1/4[1]3_1}4;in a:b4c2m3q1r1t1w' +
  '1x2B1C1F4G4H1J2L3P1Q4R3S3T2U1V1W3Z1!1$2%4)2*6+2,1.1/1=1>2^1{1|3;in an:n3w1I1J3R1Z2-5?4{3}2;in and:g2m1p3s4u3v6w1' +
  'x1E5H2M3&1-2[2;in at:c2g8v5E1F2H2K2.3<2;in august:j2l4o1p1y3C4)3=3;in between:e5f4g2i2p3q3u2E3;in bjj:a4s2t1x5y4' +
  'z2F5N2P4Q2$1,1;in boxing:p3s2u2y2A4P2Q6R2T3)3*3}3;in bryanston:m2B3F2J2$4}3;in cape:e3u2B1C1F1J3U3V3#3/2_3}3;in ' +
  'class:l2x2y5A6D2G2H4L1M3O1X3)2*3+1,5?5|3}6;in december:b3h4o4r2C2Q3V3)5-2=3;in die:c4d4e2f4i1l2v2x3y3B1C2F1K1M4O' +
  '5Q3S2V2X2&4(2*3>1}1;in durban:h2p2r3J4N1P4U1/4]2_3;in for:e1l2m2o5p3r1t2v2x1E2I4)2-4<2[5_6;in fourways:b4j2J2.2]' +
  '3}2;in front:d2g2v3z1D1F2H3I3K5L3N2O1P1W2/3;in grade:j3B2C3D4.2=2;in her:a2g1w5A3C2D3H3K3L1T3-3}1;in his:i2k2o1u' +
  '4v3w3y3B1C1D5G5W3X3+3;in israel:O5P2U1}3;in it:i2j3o4s3v1w2y2F1K2L2P1Q2S6$1&3*2<3?4_2|6;in january:h2j2k2l1p4t3F' +
  '2G3J2Q3(4_2}2;in joburg:a2b2f3h1l1m4n2p2t2F1H1J4T1U4V2X4!3=1}3;in july:h3o3q2x3C3(4)3.1=2}2;in june:b2j2k2o3p3r3' +
  'A4C1P2Q4$1&2(4)1=2;in krav:y2A3C2F3P7S6U2$3*3=4;in law:b3e2g2l4o1q3A2B1E5F1J4S3Y3<2_1;in london:n3q1T2W3X3-1?2}4' +
  ';in march:j3o2p3y2z1A1C4G4#1&1.1<1=3{2}1;in may:b3l3p1q3s1C4E2G2V1$2(4)2*3.1}3;in my:e6i1j2l2s2v1w5x3z1A6D2F2G6I' +
  '1J4L4O3P1R1X2Z1$4+1.1/4<1=1_6;in n:t3w3G4H5L4O3Q5%2;in november:l3n4o2z3C3P3W2)1;in october:o4z2A1C3#3(2;in on:a' +
  '1f3n1r3x2E5G2Q4<3[6;in one:b4l3n4B3C4E1G4M1O3Q6S2%3&5)3@3^2}3;in our:b2c3l2r3A4B4C1F2R1U3Z1%2)2>4;in polokwane:f' +
  '3J3)3/4}5;in pretoria:f1m3p2z3C2J6U2#1)1^2;in rosebank:d3m3F3J1K3V4!1#3^2}2;in sandton:d1e1f2j2m3n1o3B4J1K6T2U4V' +
  '3W2X3-3=2>4^5;in school:b3c5f3h4r2w3B2L3V1W3;in south:S5V2&1(2}2;in stock:]6}1;in that:c5e2f2h1i1j1q4v1w1y2z2A2B' +
  '2F3O5Q4S2%4&3(1,3|4;in the:c5d3e1f1g5j2k3l1q2y3z2B1D2E2F1G2I1K2N1O2P2Q2V1X2Y1!1$5&2*3,1?1@2^1_2}1;in there:b3e1i' +
  '3q3w1y3z4E3F2H1K1T1W3,2?2[1}4;in time:a5d3i5(3^4;in to:g3i3p2s1v1y2H1/2<3[1}3;in two:k3m2n1o1u1C1G2P3S4#2$1(1)2_' +
  '2{4}1;in which:a3h5p3C3J7P3X2(2)3|2;in winter:d3q1w1x3B1G1K4L5}2;in with:p3t2v5x3z2B1C2F3H4J2K1Q1<2[7;in your:e1' +
  'y2z5A4C1F2I3N1P4Q3R1T1V2W2Z1*4+2,1.4>3?3@5[1]3{1}2;ina:C3;inbo-:}3;inbox:}3;inci-:*3}4;incident:}4;incl-:f3i5j6q' +
  '1s2H1K2L2P2W2#2$1&2)1*4+5,1.2?1^3|3;include:f2i4j3k1s3K3S1$1*4,1.2?2^1|2}2;included:f2j4q2L3P4W2#2&5)1+6.1<1^3|2' +
  ';included in:i1j1W3#4&1)2^4|1;including:b2i2Y1;inco-:l4o3y2}2;income:l5o3y2;incr-:}6;increase:}6;incw-:|7}2;incw' +
  'adi:|7}2;inde-:,11=3@1}1;indemnity:,11@1}1;indi-:m5o1q1E1K1Q4$10<1;indicate:o2K2<2@1;individual:m5Q2$9;indl-:n3o' +
  '2E2I3}2;indlela:n3o2E2I3}2;indo-:x3B2G4Y3}2;indu-:v6X6!2}1;infl-:z3>2?5}3;influencer:?5}2;info:j1t1v3B5S7T8V3W2X' +
  '1Y3Z1&4)1@8;info-:C1O3T6V3#3@9;information:T6Z1@9;inga-:f3o3q4r2A3C3D2H4J4!1<3|3;ingakanani:o4p2}4;inge-:C2&4@2[' +
  '2}3;ingo-:a6k5t3}1;inha-:r8G5;inhaal:r8;inhaler:G8}2;inhe-:Y6;inherited:Y5;inin-:a4C3P2(3)5;inini:a4C3P2(3)5;ini' +
  't-:k6D4;initiation:k4D4;inja-:a2v3}2;injani:a2v3}2;inju-:p2q6y8G5O2R2Z2*1,6}1;injured:p3q6y2E3G2Z2,1}1;injuries:' +
  'y7G1O3R3Z2,6;injury:q2y5G5M3<2;inko-:o5q4H5;inkom:H6;inli-:M2T6&3@6;inligting:M2T3&3@6;inos-:X5;inosanto:X5;ins:' +
  'm9o2t4;insi-:g2i1n3v3x4E4H4J3K2O2Z2&1*3.3@4[2|3}1;inside:g3i1v3x4E4H4J4K2Z2&2*3.4@4[2|3;insists:n5w3O5;insk-:k11' +
  'o1t5;inskryf:o2t5C1E1;inst-:c2d1e2n4r5u3v2M5N7O7P1Q3Y1#1$5)1,1/2=6?5[1^2_3}2;insta:M5Q2U3)2?7;instagram:a3b2j2l3' +
  'F2M5V3/3?7]3}3;install:}7;instalments:n2&4}2;instant:n4-3;instead:c4d4e4f2m4o2p2r8u4B2L1M2Y1#2,2.2/1^5_5;instead' +
  ' of:d6e3f3h2m1o3u3E2L2M4#2,3.5^2_6;instructor:v3H2N6O7P3Q3X2$7%2)1,1=6[3}2;instructors:w3G2N8O7)3=6}2;instrukteu' +
  'r:O4Q5Y3+2=2;insu-:i2k2x1y3A2G4,8<5=1@4}3;insulin:i3x3G5;insurance:k2y2A3K2#1,6<6=2@4}2;insured:y3,6;insurer:<1}' +
  '4;inta-:&3(10/5;intake:&4(8}2;inte-:n1o2p4q3t5v1z1H2I1J1O4P2R1U1V2W3X2Z1)5/6=7>1?3[4^3|3}2;intensive:)9;interclu' +
  'b:}7;interest:i1p6X1+3}4;interested:p3t6y1A1B2C3U4V4W5X3Y3Z2!2;interested in:p4t3y2B2C3U5V4W4X3Y3Z3!2|1;internat' +
  'ional:O6<1^5;internet:n4t3M2O2/10?5[2|3;interns:I4#2=2}2;internship:o4=8;interpreter:e2E1H3#1}7;interview:o2u2v3' +
  'J4L2}7;inth-:/7?2|5;inti-:z6D4F3Q4[2;intimate:Q5;intimidated:z5D4F3;into:a1j1l2v1w1B5C3D2H3J5K3P3V2W2Y1Z2!2&2(3)' +
  '2*4/2[3_6{4;into a:l4o2B3D1E1F3Z4*1}4;into my:e3j4w2J3L2/4[4;into the:t2y2A3H3K3P2(5*4[1^3}1;into-:C5E3.2;intomb' +
  'i:C3E3.2}1;intr-:s8t7u9v8z1D3F1N6R2&7(2*2;intro:s6t6u5v5F2&6;introduce:v4N7;introduction:s2u4v5;introductory:s6t' +
  '4u6v3&4(4;introvert:z4D4;inva-:a3e3f3m1r2A2G2(4*6|3}1;inval:a3e3f3m2r3A2G2(4;invalid:}8;invasion:*6;inve-:S6>9}5' +
  ';invented:S6}1;inverter:>9;invi-:J4M1N2P4.3;invite:J3M2N2;invited:P4.3;invo-:g3n7s5y3B1J1S4#1<1_3}4;invoice:g3n6' +
  's3J1#2<1_3}5;invoice for:<4}6;involve:y4B2S4#2;invu-:,4;invul:,4;inya-:j5m2n1o4q6-3}1;inyanga:j5m3o4q6-3;ipad:B5' +
  '/1?3[3|2;ipha-:m4w3.5[4{3;iphe-:b4c1e3i5K4+4,2-3@4;iphela:c2i7-3;iphepha:b4e3+3,3;iphephile:K3@4;iphi:{7;ipho-:/' +
  '3}3;iphone:/3}3;iqal-:a2d4i1R4(7;iqala:a2d4(6;iqem-:C2Q3%4;iqembu:C2Q3%4;iqeq-:E2X2?5;is:a1i1j1k2y2z1A2C3E1G1H1K' +
  '1Q1S2X1+1,2|1}1;is #:e3j4l2u2z2A5C6D3I1K2L1M1%1)2,1=3]1|1}3;is a:b1e1f2h5i2j3k1p1s3w6x5z4A2D3G1H2L3O2Q1Z1$2(1)1+' +
  '5-2=3?2[1_3;is an:b3f3k3o4p3D2E4H1I3Z2$2(2/2=1;is at:a3c4f4i2u2z4K2L1P3,1/2>3}3;is best:a2c1d5t3v2A2I3}4;is bett' +
  'er:u4I4}5;is bjj:b2d2j4z1A2B4F1G5Q1R2V4;is boxing:a3d2h2i6j2y3z5B1G4Q2R2W2]1;is class:e4i2C4F4>3}3;is coach:N2}7' +
  ';is die:d2g1i3j1k2o2s2v1y1A4C1H4I3N3O4P1Q5R1&2(2[2^2|2;is free:c2e4i3s5K1}2;is good:c3H2R3S1V3W3/4=3}1;is he:a1c' +
  '3h3i3o1C4N6O7|1}3;is i:c3e3o7z3A1B1F2J2}2;is in:c2e2h2j5q4r1u5x2C2F1G1H3I3M2N1O2P3Q1!1#2$2&3(1*3+2,2.4/3[1^4_1|4' +
  ';is it:a3d1f2h1i2j3k1l1o2r1v1y3z4B2E3F5G2H2I5J5K2L1N3P3Q5S3T2U1V1Z1&2)1+1<2>1?3{2|2;is krav:a5b1c5i3y2z1A1B2F6G4' +
  'S5T2/2;is my:e1p4r3v3w4y1z1C1K6L1M1Q1!1&1/3=2?4@6[2{5}5;is n:c1h3i3j2m4w4A2C3F5V2$2%1-3=5;is not:l2p2z2B3C4F3G3M' +
  '2R3,4[2_3|2;is off:e1f2h4n3p1u4B2C1G2)3.3>4_2{5;is on:a5b6d1h2n2q4r3u3v2D1G6H3J2N1P2V2Z2#3(3-3<4=2@3{2|1;is one:' +
  'a1e1f4i2j4m5o2p2t1y1z3D2N2P3W3$4&2)2,3;is only:d3e3i3o2t2v1C6E3F2(2|1;is she:a1i4z4C5E1N4O2}3;is somebody:g5h3v1' +
  'y3A3O2^3{3}1;is someone:g7v1A1M3?4;is still:e2o1B4G1W2%3+5_4}1;is that:a2d1i2j2k1m1p1s2u1v1w2x1y1z1A2E4F1G1I1J4K' +
  '1L2M1N2P3Q1R1S4T3U1V3W4X1Y4#2$1%1&1*1+3,3-1?2[1]2^2_1;is the:a2b3g4h1k4o2s6t1v2y1z1A1E2H3I1J1L1M4O4Q1R1W1Y2#1&4<' +
  '2>2[2]2|2}2;is there:a4b2c4d5e2f2h1k2l4m1o3r1s2v1w1A1B3C1F1H1J1L1M2O1P4T2U2V2W2X3Y2Z1&1(1)2*1-2/2[1]1_1|3;is thi' +
  's:n1u2z1A1E1F3G1J5S4T5U3X3&3.1<1>1@6;is too:c3d3f4m3t2z2A5J3K2M4W4+4_1}1;is training:a3f4E1G4<1>4?2}2;is what:b3' +
  'e4k1o2u2G1Q1R1S3T2U4W1Y3@6;is you:d2f3g5h5j3n4o2D1H3J6M3O5)1,1<2=1>3;is your:c5d5f3h4i2j3m2r2z2A2D3F4G1H5I1J4O3R' +
  '3)3+2=1>4@1|3;is yours:b3i3j5o1s2D2J1K2Q3&2,2>4[3|1;isan-:#1}5;isap-:l7;isaphulelo:l7;ish:c5d3e4i2$3;isib-:C1W7Y' +
  '5*2+5}2;isibhakela:C2W9;isibhamu:Y7*3+6;isif-:a3i3s3$4;isifundo:a3i3s3$4;isik-:J2L4#2_4{2}3;isikole:J3#3}4;isip-' +
  ':x6-6;isiphandla:x6;isipho:-6;isit-:H4P2R4Z1&2+4?4{3;isitifiketi:P5Z1&2+4;isnt:f3p3q3r4s4u1x1A5B3O2S4T1W2*1-2.2/' +
  '4?1[4_4}3;isra-:N6O3P4S6U8=3}1;israel:O4P5U3=3}6;israeli:h2N5S7U7;israeliese:N3S3U2;issu-:o4w1x3z4D5G5H3+5-1;iss' +
  'ue:o3x3z5G3H2+5-1;issues:o3w2D5G4H1;it:i2j2n1o1p2q1r2s4u2v1x2y1J1K2P2Q3S6T1U2V3W2X2Z1!1&3(1,1-1<3?1@1[2^5_4{4|4;' +
  'it a:d2f4g4i2j4o3p2r2t6u4x1y2A4F3G2I3K1P2Q2S1T3U1X1#2,1?3^3|4;it all:a3c4n3t1B5F5H4O1S4T2W2)4+1]2;it and:i1m2o2p' +
  '1q2w3E1J1S3U3V2W2#1.4;it as:b4h4v2L2S2U3V1W1-2?4_2;it at:c1k3s2A2D3E2F2G2Q4U2V3X3Z3!4#1$3,4.2<1@2]4^6_4;it back:' +
  'p1r5<3_8;it be:k3m3n2q1s1t2u3w2x2y1C2E3G1H2J2N2Q1R2#5)3+1,4/3?1@3^1_3;it by:c3e4n2v3z4A1K3N3P3Q1V1X3Z3#3,1>4^6{3' +
  ';it can:j3p3q1s3A2D2E2G2L3S4Y2%2+2/2<2_3;it cheaper:l4m3o2$3%3&4]3^3;it come:l3x2K1S2$3%2&2-1^4_4{3|5}1;it cost:' +
  'k3q3s2E4K5P2$2%3&3)1.3^3|2}4;it do:d2f3r1s3w2y2z4C3D3S2Y4Z2.2;it for:b4i4l1o3p4s3t1u3z4A4B4M1P1T2Z3#1%4&1*3+4-2@' +
  '1]2^3|4;it free:k5s4K3^5;it from:n4p3u3v4D2I2O1S3X3/3<2^4;it get:l3y3D3K2Q5}3;it go:i3n4o1v5z3I2L3&2/2>2?3@4^3_1' +
  '{5;it have:p3t5x2H1I2P2S5Y3(1|4;it in:b1j5n7p1q1u3x2y1J5L4O1S2V2X1Y2#1&1*3+2,2-3@1[2]3;it is:a1b2e4f3i1n2p3r2s5t' +
  '1D2E2F2G5O1S3W3$2/4{5;it just:i1o4p3B3F4M4V3Y2$4@2[2^3;it legal:S5+5}1;it like:m3v4y2z2K2P2Q4S2T1X1,3>2;it n:i5n' +
  '3x5z1D1G2Q2S1+2;it off:n6r2z2J5U2?2;it ok:g3r3w4x2y2z2E3G4+3?3_3;it on:a1b1h4p1q5r3s2t2D3H2K3L2T1U2W2Z1!4(3+1,1<' +
  '2>1?1{2|8;it only:c1e2f3k3q1y3z2B5H2J1T6Z5!3/4[2;it or:r5t3x3R2U4!4$3(1@2^3;it out:i2s5t3y2E5#3}2;it possible:c3' +
  'd3m3n2q2E2G2U2W3X3Y3#3$2-3.3/2<1[2_1;it safe:n4y4G6I1K1O1Y2.3>3@3}2;it says:h1,4[5{3}4;it something:z2D3G3S4U2V3' +
  'W4X2Z2!2.3]3;it still:l4o4p2u3y4A1J1N2O3U2V2W3)2-6=4{1;it take:p2I4M3P2^3}4;it the:h4i3k4l3u1v4w2y1A2J5N4P3S5V1X' +
  '2&2)2*3.3<2;it there:q3y2G3I2K4L3Q2T3U2W3Z2!2+1,2.2{4;it to:a2d3m3p4q1u6B1I3J3K5M4N2T2W1&1-4[1^5}2;it too:d1n3t3' +
  'z3A4C1F2G2I4W4(2@3|4;it true:c3s2D2P1S2V2Z2*2?3}8;it up:j4r6t3x1H2U2V3W2X2&2-2[2^4}3;it vir:a4j3s2z6E4#3<3;it wa' +
  's:g1p4r3u1D3G5H3Q6S3U3*2{5;it when:o2r2K3Q3Z2$1+4@1[3^3{3}2;it with:a4j1n3o2s2t1A3B3F5Q2U1W2Y2Z3$5)1+1.2}1;it wo' +
  'rk:j4l2o2t2v3z2D2F4P1S3%5?3[5{3;it would:b2c3d2f3j2k2C1D2F3G4&3;itch-:a3t3A2=4}3;itching:a3t3A2G2=4;itek-:I5;ite' +
  'kisi:I4;item:^3_6{3;item-:w1]3^1_5;items:w1]3^1_5;itha-:i5o3w1C2L4^3;ithatha:i5o3^3;ithi-:I4J2M3#4_1;ithini:I4J2' +
  'M3_1;ithu-:e1w1x2B5E1F2K2U4V2W4Y4$2+3-2/4?1;ithuta:e1w1x2B5E1F2K2U4V2W4Y4$2+3-2/4?1;its:d3h4j2l2m1n1p3r3s2t1C1D1' +
  'F3G2Q4S5U1X2#2$1+1-3>3[3]2^2_2{9}1;its a:b2h7l2o3r4D2G1%2&3]4}1;its for:s4u4C3X3!2#4?6]5^3;its my:s1t3v3D4E3G2-4' +
  '}4;its not:h2p5z1A1&2+4[2^1_3{1;itse-:h2k2n5o5p1q1w1O3R2+3;itself:h2k2n5o5p1q1w1O3R2+3;itsh-:e4B2D1F2R3U3#2*3|4}' +
  '1;itshireletsa:B2F3R4U4#2*4|4;ive:e3g1n1o1p3q3r3s3t2v1w2x1y1z4B1E1G2H3K3M2O2P1R2S3T1U3V2Y3*1=1[6}1;ive a:c1i2z4C' +
  '1G4O3Q2R2[1}2;ive been:o1p1q5s4t2u1v1B3G4K3P5T2U1=1[3{1;ive got:e3g2h2n3q3w5x4B1E3H3K2L1M3Q1T1U1V3X2!2$3&4=2[1]2' +
  '|1;ivel-:O2S6;ivik-:b4m2G3{4;iviki:b4m2G3{4;ixab-:j3l5%1^2;ixes-:a3g2i3o2P2;ixesha:a3g2i3o2P2;iyah-:D5<4;iyak-:k' +
  '3s3K3P2<4;iyakhokhelwa:k3s3K3P2;iyan-:C5H3>5;iyas-:n3S3,1<1;iyasebenza:n3S3<1;iyim-:j3k3n3y2Y2Z2$2%1&2-3]3^2|2;i' +
  'yimalini:j3k3Y2Z2$2%1&2-3]3^2|2;iyin-:S5!2;iyini:S5!2;iyip-:I1R6^2;iyiphi:I1R6^2;iza:(3.3{4;izic-:x6;izicathulo:' +
  'x6;izik-:b4L2!4(3=5;izikhala:(3=5;izin-:b3q2r2w2z1B3G2H4L4P3T5V1X1#6@2^3_1{3|3;izinsuku:b5r3B2V3)2^4_2{3;izinto:' +
  'B4T3@4^5{3;izinyanga:q4G5;izit-:H4O4=5?8;izitebhisi:H5;izithombe:?8;izol-:r6u3}4;izolo:r6u3}4;ja:c2f2j4k4D1W3&4=' +
  '3}3;jab:z1W7$3}4;jack-:L2V4)4]4}2;jacket:L3]4}1;jail:}7;jamm-:}7;jan:h7m4q3(2;jang:n4p4t4I1S2[3}1;janu-:b2h8j1l3' +
  'p3q5t2F1G1J2Q1(4_1}1;january:b2h6j1k1l3p3q5t2F1G1J2Q1(6_2}1;jari-:j3C7.2;jarige:j3C5;jariges:C3.3;jaso-:S3U2}2;j' +
  'ason:S3U2}2;jean-:w7}1;jeans:w7}1;jenn-:S3}2;jennifer:S3}2;jers-:w4]3}1;jersey:w4]3}1;jewe-:x7]3;jewi-:h3F2N3S5;' +
  'jewish:h3F2N3S5;jhb:J4U3X1^2;job:d5f2j3o5p5u2v2y2z1J2R1T1W2Z3=12;jobs:b4d3f1q2s2U2=9;jobu-:a1b2f3h3m4n1p1t1w1C1H' +
  '1I1J4U5V1X3!2#1(2/2=4>3^3}2;joburg:a1b2f3h3m4n1p1t1w1C1H1I1J4U5V1X3!2#1(2/2=4>3^3}2;joe:V7}2;jog:z4F3I3*3}2;joha' +
  '-:o2J3V3X4$3=1>1}4;johannesburg:o3J3V3X4$3=1>2;john:R3X3}6;join:a4e3f1j6k7l6m3o5s3t8v2z5A4B4C4F1G3X2Y1(6)2+3/2<2' +
  '=3@4[2;join a:a1e2m3r3$1%3)4,4/4}1;join in:a5q2r2s4v4A5E1H1.2}1;join the:r1v5y1z4B3H2X3$3%1(5+4=5}3;join-:j1k9l3' +
  'm3o3p5s1t4D2E4F1G3M1R2%1&2(3*2[3;joined:l3p6(4@2[2}4;joining:k9m3o4p3s2t4y1z3A4D3E3G1M2S1&3[3;joining fee:k3&3}4' +
  ';joins:j3k3l5m2v2C1E1F3$2%3;joints:G6R4;joke:z3A3D3V2W1-1_3}6;joke-:D3I2N3}4;jokes:D3I2N3}4;jonk:A5C4;jou:V4*4}5' +
  ';jour-:E2!5?3}2;journalist:E2?3}4;jse:e3f5J3}2;judg-:P4!2@3}4;judge:!2@3}5;judo:v1w5z4A1B2R3S5T10V4=2}1;juic-:>4' +
  '}4;juice:>4}4;july:h4o2q8u2x2C2(3)5=1_2}1;jump:a3j1p4t3z4C1G3V2$1(2]4}1;jump-:t2y2G4R1*3.3}1;jumping:t2G5.3}3;ju' +
  'ne:b5h9j3o2p1q7r2A1G1P2Q3&1(3=4?2;jung-:D3}3;jungle:D3}3;juni-:a4f2o4y3B11C3F2O3P1]5;junior:y1A1B9=2]5}1;juniors' +
  ':a4d2f3y3B6C3F3O3P2V1;just:a1f1g2k5m7o4p2q2t3v5y2z1C3D2E4F5M2P2Q1S2T2W3Y1$6%5&2)3;just a:i2w3z2E1Q6S1V5%1&3)3?4;' +
  'just checking:a1d1e2f1g1h1i3m2n1p2r1t2x1A1B2C1D1H1J2K1L1M1N2Q2R1T1V1X2Y1Z1!1#1)1,1-2.1/1=2?1@1]1{2;just come:g3m' +
  '2E4)2[3}3;just for:g3k3m5o5q2x3B2F2W2Y4#4$3%1)2+1[2}2;just me:p3$10;just the:d4f2k1m1o4s3P3$3%3@5]3{1;just to:g1' +
  'k8s1v2E1K5}1;just want:g2i2j4m3o2y3A3E2G3K2M3P1R5T4W1)1>1]2;jwan-:n5p4t3I4M3P3[3;jwang:n5p4t3I4M3P3[3;jy:a1j1l2m' +
  '2z1A3K4*3}6;k:K2S3;ka:a4b2e5f3h7j4p2u2w2x1C1D2E3G1H4I2L2S4T1X4Y1#3$2+1<1>1?1@5[1{2;kaal-:x8;kaalvoet:x8;kaap:p5;' +
  'kaap-:n4J4U3(1)3;kaapstad:n4J4U3(1)3;kaar-:m5n6K4-2;kaart:m3n6;kabi-:j1k3r3U1}3;kabili:j2k3r3U1}1;kahl-:Y3*3}2;k' +
  'ahle:Y3*3}2;kai:B4T4}3;kaiz-:}3;kaizer:}3;kakh-:a3c1j3z1A1C3D1Q5R4}1;kakhulu:a3c1j3z1A1C3D1Q5R4}1;kali:a8i1j1m3w' +
  '3y2z1A2B3N1O1P2Q1R5X13$2]5;kame-:G4?5@5}1;kanc-:l4n3v4G2;kancane:l4n3v4G2;kang-:h2i4v3y4A2P3Q3{3;kangakanani:h3i' +
  '4v3y4A3Q4;kant:v3E6J2;kant-:c3e5g2j1J3L3M4X1Z4#2[2;kanti:j2J4X2[2;kantoor:g2L4M5#7;kany-:j1m2s4J5;kanye:j1m2s4J5' +
  ';kapa:e3j4n3o2p3C4F1H2I2;kapi-:)3*6;kar:i3u2I6K6R3*2;kara-:i3k2n1w3z2B3C1E1P3R3S4T6X4Y1)1*2+3-1.1=1]2}1;karambit' +
  ':X6]4;karate:i3k3n2w4z3B4C1E1P3R4S5T6U1)1*2-1.1=2}2;kata-:S5}4;kath-:q2/3}2;kati-:x4#4>3]3;keen:a4c1h2o3t6u1A6F6' +
  'U6V3W3Y1(2+1=3;keen to:a5t3z2B3H1U5V3Y2=4;keep:d1h2i2q2x7z8A1D1E5L3O3P4Z2!3/1?1@6]4}2;keep my:l3q2w4x3L6P3?1@1}2' +
  ';keep-:a3f3j1q3r5t1B3D2J2S4-3?1[1{1}4;keeping:@3|2}1;keeps:a3f3j1q3r5t1B3D3J2S4-3?1[1{2}4;keer:i2m5r2s4t1v6w1K1P' +
  '1$1&2(3*1;kemp-:d3I5J3#3{2;kempton:d3I5J3#3{2;ken:v4J2O3P3;kena:x2z3A5C2F1H3[4;kenn-:p7;kept:o4r1u2F2@8;kere-:h6' +
  '%3}2;kers-:h5-6;kersfees:h5-2;kett-:x4}4;key:L6}4;keys:x1L4*8}5;kg:w1y3z3F3G4H3Q4R1}3;kgol-:J2K1]4;kgon-:f4u2G1H' +
  '1X3;kgop-:b2t3D1M3;kgopela:b2t3D1M3;kgot-:n2H2R4X1;kgotsa:n2H2R4X1;kham-:#6;khamphani:#5;khon-:v3I2L4.2[3]3;khon' +
  'a:v3I2L4.2[3]3;khos-:&5(6;khoso:&6(5;kick:f4s4C2G5S5#5(8*5.1]1;kick off:a1f4#4(8;kick-:a3b2y3z2A4B3G1R3S6T5W5$1(' +
  '4*5<2>1?1[1}1;kickboxing:b3y2z3A2T6W4=1}1;kicked:y4z3G2>3}2;kicking:a3B4C2R5S5W2(3[3}1;kicks:a3k1A4B2E2G1S4T1W3$' +
  '3(2*7?1]2;kid:g1h1k1l5o4p2t4v1w1A1B1C3D7E2G4H3L1P1Q1R2+3,1.3?3[3]2;kidd-:j3B7C2.2}1;kiddies:j3B7C2.2;kidn-:j4B5G' +
  '4*2;kidney:j5G5;kids:a4c1f2h4i2j3k2l4o1s2w2y5A3B12C3D6E2G1I1K2L3N3O3P5Q5,2.6/1=1?3]4}1;kids and:b1e4g2l1p1r3v1E2' +
  'J3K5N1Q4R1T1V3.3/2=2]2{2;kids are:a3c5d6f4t3C3F2J1%3(4?3;kids at:c6e4l2B2D2E1}4;kids class:a2f2i4y1z2A1B3D1G5N3P' +
  '2,1.1/2<2=4>1;kids classes:f2h3j2n2B5=7;kids from:a3d4f3I3K3%2.1}4;kids group:d3r3E1G2H3N5=3}3;kids have:a1c3f2g' +
  '1h3p4u2v3w2x2L1,3;kids in:f3g3h3l3n3A3B2C2H3K4U2Y3%1*3]3|1}1;kids of:j2w3B4C2I1}5;kids on:a3b1f1i2l3m1q2t3v3D1<1' +
  '=4?6;kids or:o3A1B1C9S4;kids to:d2s4w2A2B1D3Q3(2/3}3;kids train:a4i5w2x3B2E2F3H2O4R5&2?1@3;kies:R7-3;kill:a7d2j2' +
  'k1l3y1z5G2;kill-:j6p4q3K3/4}2;killing:j6p5q3K1;kilo-:y3z3F2R5W2^2}4;kilos:y3z3F3R5W2^2}3;kimb-:n2/1^5}3;kimberle' +
  'y:n2/1^5}3;kimo-:w3V3]4_3;kimono:w3V3]4_3;kind-:y2B5C5R2T2*2.8|4;kindle:|5}3;kinds:T5U2Y2*5;kini:f4v3y2B2C2D1F5I' +
  '5J3T4U1V2W4X1,4.3=3>1?2]4{2;kit:a1g1k4w12L7&2]10_4{3;kitc-:c2w2P3Z3.4}3;kitchen:c2w2P3Z3.4}3;klaa-:d3i4m2p4)2;kl' +
  'aar:d3i4m2p4)2;klas-:a1b5c3e2i3m3r6s1t3u2v2w1B3E1G2L2Q4%1-1>1?2;klase:a2c3e2i4m3r4s1t4D1E2G2L3%3-1<1>1?2;klaseng' +
  ':u3w2Q4;klee-:L8;klei-:a1i1t1z3B7C5D3E3O1Q5R3%7.2=2?1_4;klein:j1z3C2D3Q5R3%4_5;kleintjies:a3i2B5C3E3O2Q1=2;kleu-' +
  ':P3_3}5;klim:p3H6I3;klub:m3V4}6;km:I5L3U8;knee:m2p3q3s3w3G9Q2R1V2(1*3/2]1^3_1}1;knee-:p3A2G6H3R4T3V2*4}1;knees:p' +
  '3A2G6H3R4T3V2*4}1;knew:B2X3Z3@5}1;knie:q1G7;knif-:a3s1w3A3B2C3F1N1X6&2)4*5/1]5;knife:a3s1w3A3B2C3F1N1X6&2)4*5/1]' +
  '5;knit-:a2z4E2}1;kniv-:a3f2w3y2C1F3X4)2*6.1]3^2}1;knives:a3f2w3y2C1F3X4)2*6.1]3^2}1;knoc-:c3d5g3l2y3G4I2,4>2}1;k' +
  'nock:c3d5l3y2G1I2}4;knocked:g4y3G1>3;knocks:G4,5;know:a3b2g1h2i1j3o3t1u1v6x1z7F1G2J2K1N2O8P5Q2S2T2Z1(2@1[2]1{2}1' +
  ';know a:v3z3N2}8;know about:b1j4o4O3P1Z3,3@4;know how:i3n3o1v3z4F4G2I1O3U2Y3Z3#4&3+2?3[1}1;know if:h3i1k2o2r3s4v' +
  '1w4x2B2F3H2K5L3P6Q2<3>3{3;know the:a1i1j1o4v1w3z4D4J4O5P1X3$3(1[2;know what:b1d3f2j4l3v2w3B1D4F2G1I2K2O6P3Q1R4U2' +
  'V2Z2,2-3?2@1;know when:a5h1i1m3r4(4>2{4;know-:t1v1z7C2M2N3O2S2T4U3X3Y3Z4)2;knowing:v2z4N2O3;known:T4U4X3)1;knows' +
  ':t2z5C3D1M3N2O1S2Y3Z4)2;knuc-:N4}4;knuckle:}5;knuckles:N4;knys-:/2^4{2;knysna:/2^4{2;kodw-:u4y3A3F4G3K3+1{3|3;ko' +
  'dwa:u4y3A3F4G3K3+1{3|3;koet-:O4!1$5;koets:O4$5;koff-:}8;koku-:a2c2s3v1w2y3z2E4L3,1}1;kokuqeqesha:L4}3;kokuthi:a3' +
  'v3z1E3;kolo-:I2K6}5;koloi:I2K6}1;komb-:I3K4;kombi:I3K4;komp-:S4+4}2;koms-:c5d4;komsebenzi:c5d4;kont-:o9y3M6;kont' +
  'rak:o8;kopa:b1g3j2t4u2J2K3M4$1?3}1;kort-:l6;korting:l6;krag:L4>9;krav:a7c7d5e4f4h1i3j1m2s1t1u1x1y1z1A1B4D2F2G3N4' +
  'O3P3R7S13T2U15#1&4.1/2|1;krav and:b6j4s4R1S3U1W4X2;krav class:a6i2s3F2G2S4U3<3;krav for:q3r1z4B2C4F1S3U5!3#2-3.1' +
  '|1;krav in:a4d2e3m3w3U8}1;krav is:a2h2y4R2S4U6;krav maga:a2c1d3f1i1j2m1w2y3z1A3B3C4F2N1O2P3R2S1T4#3&1*2.4<2}2;kr' +
  'av on:a1b3f4h4w1N1U6V3;krav or:a2f3y1B2P2R7T4&4|2}4;krav-:a2S6U8;kravmaga:S6U6;krug-:p3I3J3&2{3;kry:b3e2l7r4s3x2' +
  'y3J2K1M1P7Q3$1+2,3-2<2>2@2|1}1;kry i:b4j3r3t1J2M3P3Q1+4,3<4[2|3;ku:b1u3w3C3O1Q5S3(3+3/1<2?3@1[6|2}4;kuba:j3o2C3(' +
  '1)2.3;kuba-:v2O6U2;kube:g2q2(1}2;kufa-:o2r4w2x3y1z2A2+4,2;kufanele:o2r4w2x3y1z2A2+4,2;kufu-:o4w2x1I3S4&3*4+4,2;k' +
  'ufuneka:o4w3x2+4,2;kuhl-:k6P2;kuka:d3e4A2;kukh-:a2c2d3e3f2h2k3l4o1p2s1A3E1F2G3H4T1V3Y1&2)4>1]2;kukho:a2c2d2e3f1l' +
  '3A4H3V4)4,2;kukhona:c2d1e1f2h3k1l3o2p2s3B1E3F3H3I1K1L1T2Y2&3/1=1>2]3;kule:l3s2(1}3;kuli-:z5C2X3;kulu-:w1y2z4E2?4' +
  ';kulungile:w1y2z4E2?4;kuma-:s5C3K2;kume-:o3t3v2w5x2y2+2;kumele:o3t3v2w5x2y2+2;kuna-:b4f5L2Q4;kune-:A1H3K2)4_3}1;' +
  'kung:S4T6.2;kung-:c4d3q3D5>5;kungani:}7;kuni:j3o2I3U3V3-2.4=2}3;kuno-:F4K5>5;kuph-:a1f2j2m3n3o2y5z2F3I2Q3%2;kuph' +
  'ela:c1f3j2m3n4z3F3I3Q4%2;kuqa-:a2s5t2v4z1E4&3(3+4;kuqala:s6t2v3z1E4&3(3+4;kurs-:Y3&5)4;kusa-:a3h3o4A3;kusu-:g2w3' +
  'z4I2;kuth-:r4P4S3^5;kuthatha:P4S3^5;kuya-:s3x5y5K2*4>1?1;kuze:g2o3q6(1;kwa:j2m2u4D3I3J2K3Y3!4#3.3/2^4;kwab-:R3$2' +
  '@4|5;kwal-:d2g5i3O6R3;kwe:j3o2v3x3L4&1,1[3}4;kwek-:h4L2&4+3;kwem-:a4i3k4I2;kwen-:a1d4e2k3p3q4r5u2v4.2{3}1;kwenze' +
  'ka:r4v3;kwenzekani:q3r3v3>1{3;kwes-:i4o2p4B4V4;kwi:t4u3v3w4x4y1z2F2P1Q3#3&2)1+6.2[5}2;kwik-:d2r3t4v3w3y2Q2&3(6?3' +
  ';kwikhosi:&3(6;kwiklasi:d3r3t4v3w3y2Q3?4;kyk:b2j2o3s3t1E12H2/3@4;l:>5]3_2;l#:G5}1;la:b4h3p4u2v6G2J5K3L2W4.5]1;la' +
  'ai:a3K1|3}3;laas-:d6p4;laaste:d6p4;laat:d6g2q6r4u3A4B3E2K2#3}2;laba-:z4F4H5;labe-:F6_3{1;labo-:u4Z4}3;labour:Z4}' +
  '3;ladi-:a3d1f2s2t1w1y1z2A2F10L5M1N3Q2S1V1X1Y2#3%2)1-1.2]4;ladies:a3d1f2s2t1w1y1z2A2F10L5M1N3Q2S1V1X1Y2#3%2)1-1.2' +
  ']4;ladies class:a4y3F1N3?3;lady:a2g2m2w1x1A2F13M2N3O7P2!4&3+1<1}1;laes-:+6;laesense:+6;lag:z3}5;laid:b5w1;lami:v' +
  '3G4}7;land:a3h1m2u3C2J2K4?4|4;land-:a5u1J7K3M8Q3^4;landline:M8;landlord:K3}6;landmark:J8;lands:a4u2Q3^4;lane:e1J' +
  '4}1;lang:e3o3x4;lang-:i3o3u2E3F1G3N2S1*2|5}3;langs:E4}5;language:G4S2*2|3}6;lank:i8o5q3x3P2S2&1-2@3^3;lans-:a4I2' +
  'Y2;lanseria:a4I2Y2;laph-:j1F1K2L2T4U4W3*1.2=2>4@3[2}1;lapho:F1G1K1L2T4U3W3*1.2=2>4[2}2;laps-:r2P3+3?3}1;lapse:r2' +
  'P3?3}2;lapt-:E3L5R1/6[4|3}2;laptop:E3L5R1/6[4|3}2;larg-:l1Q4.2]5_5;large:l1Q4.2]5_5;lase-:c2e4Y1#5;laser:G1Y2}3;' +
  'last:b1d7h3i1k3p5y2z6C2F2G2H1I5J1K2P2Q2Z2)2-1>1?3]2{4|2}3;last gym:k4p2y5A1F1K6Q3>4;last month:C1G3Z4)3{5}4;last' +
  ' night:a3u3J3[2]2|5}6;last time:z6H4K2P3)3>3}1;last week:a3j1p5r5x3z4C5F3M3(2/3=3_2{4;last year:b5m2s1z1A1F1G4J4' +
  'O2U2Z2!2#2&3)2+2.3=2@3]2;late:c2d12f1g6r2u4w1A5E1K4M4U3Y2(7_1{5}6;late-:a5c1d8e1g1n2q3r4u6w1y3E2R1(2/2}3;latelan' +
  'g:a5(3)1;later:a4c2d6e2j1n2q3r5s1u6w2y4E2R2/2}3;latest:b2d9g3(3^3;laug-:w1z5A4D6F1}3;laugh:w2z6A3D2}2;laughed:D4' +
  'F2}4;laun-:.3}4;laundry:}5;law:b3e1g1l3q1A1E3J3S2Y2#5+1<1}10;lawy-:o6O2W2$1,5?2}4;lawyer:o5O2W2$1,4?2}4;lawyers:' +
  'o3,3}2;lay:n6r4w2F3M4}1;lazy:D1G3R4}5;le:b1c2d2f1g4h3k1m3x1z2B1C3F1G2J5K2L1M1O2P3S1T3U1V3W3Y2Z1#2$4%2)1*1-1/1<1=' +
  '4>2@2[1]1^1|2;le class:a5c3d1e3s3F3;le na:b2c2d2e3l1B5F2U5V4W3X2Y2Z4!3)1-4/4]3|4;le ruta:b2d4e2B2T3U4V4W4X3Y1Z1!' +
  '2#2*3}1;lead:N5Y4)3^4;lead-:e3D4N6T3Z2=3}2;leader:e3D4T3Z2;leads:N6=2}2;leag-:F3V3}6;league:F3V3}6;leak-:F2@3_4;' +
  'leaking:F2_4;lear-:y1z2A2B5C3D4F2G2H1N2O5P2Q1R3S4T2U4V4W5X6Y4Z5!3#3$2%2&3)1*4/6=7?1;learn:y2z2A3B5D4F3H1N2P4Q1R3' +
  'S4T3U6V5W6X6Y5Z6!4#2%3&2)2*4+1/4@1;learn how:D6F5U3V2W2X1Y4!2#1)4*3@4;learn in:B1S6X3Z2&6*1;learn it:y3O3U2W3X2Y' +
  '3Z4!4;learn selfdefence:z3A3B2G5H2U4%5/1;learn the:y2U2V2W3X2%3)2+3=3}9;learn to:j2l2y1A4B1C2D2F5G2R1U1V4W3X2Y2Z' +
  '3!1*6+1;learn with:B3D5F2X1Z2$3*4+2/1;learned:E3O3R3U2X1}5;learner:C6O3Q3W4[3;learners:l2z3B6F1H3K4O2Q1#4,4?3}2;' +
  'learnership:&2=8;learning:D4E2F1G3N4O5R2/7?2;learns:z2X3$4&2*2}2;leas-:j2o2s2w3B1E2K2L1O3P1Q4R6Y1,1<2;lease:o3p1' +
  '}5;least:j2s2w3B1E2K2L2O3P1Q4R6Y1,1<2;leat-:W2]3}3;leather:W2]3}2;leav-:a2c1d2h2i1k1o2p9q3s1v1x4y1E5K5L3M1N3(4/2' +
  '=1@4^2{2}1;leave:c1d2h2o3p5q4s2u1v1x4y2B1E4K5L4M2N3P1(4/2@3^1{2}1;leave it:a2x4A3K4L3N3^5;leave my:s4w2E2K4L4M2N' +
  '1O3?2}3;leave the:d2e2p3y1I2K7(3/5@2;leaves:a3c1d1e2i4v2x3C3R2#1@3}6;leaving:k3p8E4K3!2)2-2/2^3{1;lebe-:v3E6[2]3' +
  '}1;lebetse:[2}3;lebo-:}7;leboha:}4;lect-:b4c4d5e2m4I1;lectures:b4c4d5e2I1;lede:)3<2[2|3}5;lee:C3}4;leen:w8;leer:' +
  'a3y1z2B4C1D4G1N5O2S4T3U4V3W4X4Y6Z5!1$4%2&3)1*6/3=1;leer you:a4B2D5X3Y4!3*6;lefa:m5n5<3;lefe-:m2r3J3K4L3<4;left:a' +
  '5d1w1z7C1G3H3R3U1W3X1Y1!2&3(2)1/1@5]4_5{5}5;left my:n4G2Q3U4}5;left-:G1]3}5;lefty:G1]3}5;leg:c3j3G5H7I2K2V3Z3$1*' +
  '1_1;lega-:o4A2+4,7@1}6;legal:A2+3,6@2}6;legally:o4+3,4}3;legg-:w7H4]3_2;leggings:w7]4_2;legi-:s3O5S4;legit:s3O5S' +
  '4;legs:x2y2G6H3R4S3}2;leho-:a4}5;leka:s7t5;lekk-:c1d2f2l3m3t3z1K3$2>2]3}2;lekker:c1d2f2l3m3t3z1K3$2>2]3}2;lena:b' +
  '1B3F2J3X2-2<3]2_2}3;lena-:b5{3}2;lend:w8+5}4;leng:m4r4T3(3)1;leng-:i9o3q2G2P2)4}1;length:i7o3q3}2;lens-:x4G3Y3}2' +
  ';lenses:x4G3Y3}2;lent-:i6z3;lenu:J3}6;lera-:a4}5;lerato:a4}3;leso-:a3q5+1^3}1;lesotho:q5+2^3}2;less:i2l15o1D4G3Q' +
  '2R1U2$1%3-2/2}1;less-:a4b2d3h1i6j3m6r7s4t2u2v3w1y2B2E3N2U4V2W2X2Y4Z3$8%5)1*2-4/6<2>3?3;lesson:a6d2e1h1i5m6r5s6t4' +
  'u4v5w2x1y2E6J1M1Y1Z2$6%4,3-1/2>5?3[2;lesson for:a1h4m1t2Y3%5-1?1;lessons:b4d3h1i2j4m2q1r5y1B3C1N3P2U5V4W4X3Y4Z2$' +
  '5%2)3*3-5/5<4?1;lessons for:m2n3r1B4U1X3Y3$4-1/2?3;let:b1g3m2p1q2r5s4t6u4x3y5A1E3G2M6O1V1W3&2(1+2[3^1_3}2;let me' +
  ':b2g4j2p2t1v1x3F1G4K3L3V3W3&3(3+3,1[4_4}2;let you:p2q2r6t7u6y4;leth-:z4S3#3%1{3}1;lethu:#3%1}4;lets:b1c1d5e3g1j5' +
  'm3p3q2t3D5#3;lets-:h3m3r3u2v5y1G3#1)5-2.4;letsatsi:h4m3r4u3v4#1)5-2.4;lett-:g2o1p5q3G3M4#3,3<5=3}4;letter:g2p5q4' +
  'G3M4,3<5=3;letter for:<1}9;letters:}7;letting:o2#4}4;leve-:a3y3z6H6K1O3P11Q5U4Y4Z4$3%2*1=3?1;level:a3m1y3z6H7K1O' +
  '4P6Q2U4Y1Z4!1$3%3)1=2?1}1;level #:O2P3U2Z4=4}3;levels:z1P9Q4U1Y4*2=2;levy:k7;lewe-:^7}1;lewer:^7;liab-:s4,10;lia' +
  'bility:,7;liable:s4,7;liam:C3}5;libr-:z2D1J2/5|3}3;library:D1J2/5}3;lice-:k2q1I4K2O6+13@1}2;licence:k2I4K3O2+9@2' +
  '|1}4;license:q3+8;licensed:O5Y2+2;lie:D3H4V3*2@1}2;life:b2c3d1f3i1o3p1r2z5A1B2D1E4L1R3S2U1Z8*1,4<2>1;life-:A1Q3Z' +
  '6)2;lift:i4u2D1H13I5K1*3>2}1;lift club:i3I4K2>1}4;lift-:b4H4I3K2}1;lifts:b4I3}3;ligh-:d1f1g2l3r2t1y5B6G4H2X2Y2>9' +
  ']1;light:y6G3H2R1X3Y3)1>5]3;lighties:B7E3;lights:d3g3G3H1>7}5;lighty:f3i1r4t2;ligt-:>6;ligte:>6;like:b4g3m4n2o1p' +
  '1s1t2v4x1y1D1G2L2M1P1Q4R2S3T3V3W5X2Z1!1#1$3&2)3]1_3;like #:a3c1e3m2Q4R3W3#4$3)4;like a:a1b2d2t2x4y1z3F3G1H1L2M2Q' +
  '3R4W4#3$1&6)1-2.1?3[2]4_3{2;like at:b3i4k2m3o3x3B4K3Q2<2;like in:x1y3B1K5L4P3S3X3!3*2/1_1;like it:m5n3p3s4w5z2H3' +
  'P2Q3Y2)2@1}2;like me:b1c2q3y2z5A6B2E2F5G1H3I1Q1T3U2W1Z3!2)1=2;like that:l3n1o1y3z4C2D4F6G7I3K1L3P2W2X2Y2Z1!2)5,4' +
  '.3;like the:b1h1m1n3o1p1s2z3M2N2T4U1V3X4$2,3<2]4_3;like to:b2c2f3g3o3p2q1s3t4v1A2B2C2E4F1J2M2N4T1U4V2W3Z3!1-2/1=' +
  '2?4;like-:c2f3s1t3y3N3O2Q1U3)3-4}1;liked:N4U3)4}1;likes:c2f3s1t3w1O3Q2-4}3;likh-:a2c1e3n4z4F2Q2,1}1;likhona:a2c2' +
  'e3z4F2,2>1;lil:B5C4;limi-:j1q1r4A7H2K1Q8(1_2}2;limit:j4q2r4A7K2Q5_3}2;limited:H3Q3(2}1;limp-:q4)3/5}4;limpopo:q4' +
  'r1)3/5}3;line:b5k4A3B1D2I4M8!1/5>1;line-:b2K3N2O3S3}1;lineage:N2O3}1;lines:K3S4}1;link:b2n3t6u1J3/3[7]1{3|3}1;li' +
  'nk-:z4G5<3}2;linked:<3}2;lion:}4;lip:y7H3;lips:G3H3Q1;liqa-:a2c3d1i4;liqala:a2c3d1i4;lise-:+9;lisensie:+8;list:b' +
  '8j5t1u1w8M1N2P1Q2R2T5V2W2&2)2*3.1<5@5]2|1}1;list for:b4t4u3G3Q2&4)3<3}2;list of:b2g1w2M3N3P3T5*3<2]3|3}2;list-:b' +
  '4D6M2<3}2;listed:b4<3}2;listen:D6;lit:K7>6;lith-:i3G6J3;litt-:a2j3l4q3v2w3x4A2B7C3D4E2J1M2N1O1Y1$1%4.2?1[3]1;lit' +
  'tle:a2j3l4q3v2w3x4A2B6C3D4E3J1M2N2O1Y1$1%4.2?1[3]1;live:f3l4n1y6F1I1J1M3R2Y6)1+1,2.3/7=3?5^2|3}1;live in:f4n2A2I' +
  '3J4K2R1)3/4?3^1_1|5;live-:n2A3B3C2H3J1Y3Z4-2/5?3^1|1;lives:n3A4B3C2H3J2P1Y3Z4-2^2|2;livestream:/6?4;livi-:l4m2y3' +
  'z2A3F2M3Z2!3)2/4|1;living:l4m2y3z2A3F2M3Z2!3)2/4|1;liya-:s2G4+3>2;lo:b1f3g4h3l1B2J3T5U4W4Y2Z2#2)1*1>2@1]2^2}2;lo' +
  'ad:a3r3u3Y4#1>8}4;load shedding:u3>5}2;load-:r1t2R2#1>10}2;loads:b2t3R3}4;loadshedding:r2>10;loan:w7+4}5;loca-:x' +
  '3J9N4[2;local:J3N3}1;location:x4J8;lock:g7o12I2K5L7[1}1;lock-:e2g3h3o5x1L10V5*3/4[5^5}1;lockdown:e3z4D2/6;locked' +
  ':g5h4o7K1>1@1[5}3;locker:x3L7^6}5;lockers:L8^2;locks:L1V7*5;lodg-:#1$3^3{3;lodge:#1$3^3{3;log:a3<1[9}4;log in:[7' +
  '}4;logg-:[7}1;logi-:[11}3;login:[10}4;logo:]9_2}6;lokh-:y3z2U2*3<2;loku-:c2d1s4t3u4v5w2y2L4O2P3U2Z5!3#2(3,2-1.4;' +
  'lokuqala:c3s5v5w3y2O3P3Z7(3;lokuzalwa:-3.5;lokuzama:t5u5;lol:d3e3h3i3j1l1m2n4o3w4y3z3A2B3C3F3G1L3W1%2,1/1>4_3}3;' +
  'lolo:X5}2;lona:b4j2n2p1I2J3K1M2N7O2U3Y3.1=2]3|3;lond-:m3n3q2J2T2U2W3X2-4/1?2^3}1;london:m3n3q2J2T2U2W3X2-4/1?2^3' +
  '}1;lone-:J4}5;long:a2h7i10o7q6w4x5G1I4K2M2O1P3S1#1&2)1.1@3^5_2{3|1}1;long do:h2i4o3q1r3y1&2)3@4^2_1}3;long does:' +
  'i3o1s3I1M3&4.3@3^4_3}3;long is:h3i5o3I2#4$3%3)1-5.4|3;long-:e2i9m1o5p4q4w3I3U2!2]1}4;longer:e2i7m2o5p5q4u2I3U2!2' +
  ']2}1;longest:o1q1}3;longs:i6w4;loo:H5L7]2;look:a1b6g1l1v4y3z4B3E12F1H2J3N2Q2U3X2!4/3=1@2[2]3{5;look after:j1l4v4' +
  'y3B1C4E1F4P2Q2U4!6/2[2;look at:b4y4z2E5G2Q3@1[4}2;look like:b6v3y3B3H2J1V2X3$1&2/2_2}2;look on:E3H4Q4,3;look-:b2' +
  'j2y3B2D1E5F3J1K1L1P1Q2R1T2U4V4W4X3Y2!3&1/1<1=3[1]3_1}1;looked:b3E3K3Q3<3_2}4;looking:a1b1c1d1e1j3B3C1D1E3F1J1R1T' +
  '3U4V4W4X3Y2Z1!3$1&1=4[1]4{2}1;looking for:a2b2d2e1y3B4C1D2F2J2R1T4U3V5W5X4Y3Z2$2%3&2.1=4[1]4{2;looks:x2y3z5A2D1E' +
  '4F4L4P4W1!2*2/3[3_2|1;loop:i3o2I5;loos-:m6q3w3x4y5*2_4;loose:m6q3w1x4y5*2_4;lope-:S3}2;lopez:S3}2;los:m8p4K4L4}2' +
  ';lose:p1q2r9u1y3z3G2P1R6U2W3<1}1;lose my:o2p3q4t3u2R4U3<1;lose-:i1o1r5y2D2;loses:i1o1r5y2D2;losi-:q2H3R4}1;losin' +
  'g:q2H3R4}1;loss:R2W2;lost:b1j1p6r10u3G1J3Q3R2V3Y1]4{7}4;lost my:p5F3K2_3}5;lost the:a2b3j4H3N3Y3[4{3;lot:a4d1f2j' +
  '2k1r1w4y3z4F1K9P1R4S1W2Y1%4&4)1/1>1]2;lots:b4l3y2C1F1H1O3Q6T3?1;lott-:}5;lotto:}5;loud:D2G1N2}7;loun-:E3V2/8_1;l' +
  'ounge:E3V2/8_1;love:a2c3f2i1j4l3q1t2v2y1B5C1E1F4H1U1V1X4$1)2-3=3?1}3;love to:a3c5f3h2i2l2o2t4v3B2E3L2U3W2X3Y2Z2)' +
  '2=6;love-:c3d1j3p2t3B1C2E1G2H3T1V3W2&2-5.4|2;loved:c4p2t4U1W3&3}2;lovely:d2j3p1;loves:B1C2E2G3H3T1V3-5.4|3;low:y' +
  '5z2D3G4H2M3R2Y3)2*3;lowe-:j5l5A3G4}1;lower:l6A3G4}3;loya-:l6}2;loyal:l4;loyalty:l5}2;luck:c1}3;lugg-:w6;luggage:' +
  'w6;lunc-:e14g5i3D6I2Q1#4{1}1;lunch:e9g4i3D6Q2V2#4)1{2}3;lunch break:g3L2#4{3;lunch hours:e5K3Q5;lunchtime:c2e6g3' +
  'I4$2;lung-:a3z3A1G6(4;lungs:z3A1G6;luth-:x2z4{4}2;lutho:x2z4{4}2;lwa:y3T5X5}2;lwab-:t4#5}1;lwam-:b6u3U3;lwan-:y4' +
  'B1X4;lwe:u2y1z4G2;lyfw-:!7;lyfwag:!7;lyin-:w1V5*3{3}1;lying:w1V5*3{3}1;lyk:b4e3v4z4S3;lys:b6<3;m:c8d4j4v2C1H3K2Q' +
  '2]3;m#:c1d3r4u3I1J6]2}1;ma:a2b4l3n3p3x1A5E3F3H4I2(3)1}1;maab-:}4;maabane:}4;maak:d1h1l5n3p2r3t4z2D4E3F1I1S2$2-2>' +
  '4?2@2[3;maak you:g1h3l3>4@4;maan-:a2j5k1m4n3o6p3q4G5N3&2;maande:n4o6q4G5&3;maar:a1t1u4v4z4E3K3S1{4|3}2;maat:y3%3' +
  ',1]3;maat-:#6%2.5@2}1;maatskappye:#6@2;mach-:n4K1M1T4X4Z2*4>1}2;machine:n6K2M2>2}5;machines:T5Z3}3;mad:c1q1z3A2B' +
  '5K2W4.4/2;mada-:b2f3g2p3F2O2#1-1;madam:b2f3g2p3F2O2#1-1;made:h2i3n3p2q1r4t1u1w2S6Z3$2,3/2[5_4}5;mag:q4r1x6y1A6E7' +
  'G4P1%2+3?6}1;mag i:r1x3y2E5G3+3?4}2;maga:a1c1d2j1w1y2A2B2C3F1N1O1P2R2S6T1U8#3.3;maga-:S2U5X3#1^2;magazine:U2X3}3' +
  ';magh-:i1}4;maghrib:i1}4;mahh-:s6^2;mahhala:s6^2;mail:b2p2w1M14P1-2@3[6^2{4}1;mail-:M3)2@7{4}2;mailed:}6;mails:M' +
  '3@5{2}2;main:N5T4<4;main-:*2>3;make:a4d3i2l4o2r7t2u6v2w1x5y1z1C1D5G2H1I4R2Y2)2*1,1.1?4[2}3;make a:d5k2l1o2t5z7A2' +
  'D1G1J1-2.1?4[3;make him:y3D3G4}2;make it:d1i5l6m5o1r4u3D1G4I6J2P3Y2/1{2}2;make my:q2r3u5y1D5<4}1;make up:r6x5E2L' +
  '3R5;make-:b2c2j2m3x6y1G2H1O4R2S5!2$1?2|2}1;makes:b2c2j2m3y1G3H2O4R2S6$2|3}3;maki-:b2t1u2z3D1?2}3;making:b2t1u2z3' +
  'D1?2}3;mala-:b3h4,3}2;malawi:h2,3}5;male:D2F7O6=3;mall:c1f1t2x1A2B2C1I2J6K4R1S2W3X1!2#4&1)2,1.4<1>1@1}1;man:b1e1' +
  'f1j2l1t1w1C2E3F3G1H1L2N5O6P1R1S4T1U1W1!1$1%2*2-1.1<2=4[2}2;mana-:e2f1m1r2z5E2G3H3I1M8#6<3=5[1}2;manage:d1m2r2z6G' +
  '4H4I2#3<3}1;management:#2=6}2;manager:e2f2j2o1E3F2M7#4=3[2}1;managers:i1t1M3;mand-:h1n1o4q2v3w5G3I3J3N2;mandate:' +
  'n1o5;mandela:h2z1I4J5}2;mang-:O5}3;mangolo:O5;mani-:l3n5X6}1;manila:X7}4;manj-:a3g6}3;manje:a3g6}3;mann-:g7x3D5F' +
  '2W3}3;manned:g8;manners:x3D5}3;mans:A4F2Q3;mant-:d8;mantsiboya:d7;manu-:H2@4|4}1;manual:H2@5|5;many:i3j3o1r1s5y1' +
  'F4H2I1J3K3L1N5O2P3Q8R3T2%3&2(2,1.3^2_1|3}2;many days:p5^5_6;many kids:Q6$3.4;many minutes:i7v2I2J4;many months:o' +
  '4q1P3}4;many of:l3m4F8#1}3;many people:y3P3Q2$2%2)3}7;many sessions:b3j5s2P2&4}4;many times:a6o3q4r4s4P2(4[3;mao' +
  'b-:r4}4;maobane:r4}4;map:J7K2}1;maps:g2J8;mara-:y3W3}4;marathon:y3W4}1;marc-:h2j2o5p2q4y2C3G3#1(5.1<1=3{2}1;marc' +
  'h:h2j2o5p2q4y2C3G3#1(5.1<1=3{2}1;mark:d2(2.3}6;mark-:c1f4l4n2y2C2O1Y4.5=2?4@5}3;marked:H1}4;market:c2f5n3.6;mark' +
  'eting:O3S1=4?4@5;marking:f3}2;marks:y3C2}8;marl-:I4;marlboro:I4;marr-:l5m3o5x2U3Y2+2.2}4;married:l5x2U3Y2+3.3}3;' +
  'marry:o4}2;mars-:y4z2F1#3}4;mart-:d2z3A2B4C3D3G1R3S4T4X3-1.1;martial:d2z3A2B4C3D3G1R3S4T4X3-1.1;martial arts:d2z' +
  '3A2B4D3G2S1T4X4-2}1;mas:c3E5Z4%1}1;mask-:}7;masks:}7;mass-:Q5}5;massage:}6;mast-:n7q2G1N3O4)8;mastectomy:q3G3L1;' +
  'master:N4O1)1}1;masterclass:)8;mat:a3c2e1f4i2m8v1w2x9A3B1E3F5H2N3Q4V10?4;matc-:i2l4o2u2y4F2Q3R4S2<1}2;match:i2l5' +
  'o2u2F3Q4R4<2}1;mate-:j1l4p1q3s3x4V2%5-2.5/1[3|4;material:w1/2[3_1|5}1;maternity:j3q4}3;mates:l4p2s3z1I1N1S1V3%5-' +
  '3.5;math-:a2d3s2u2v4A2P1}4;maths:a2d3u2A2P1}5;matr-:b3f2h1l3p1q3r1z2C7D3!3#3&2)3-2=4;matric:b3f3h1l2p2q4r1x1z3C3' +
  '!3#2&3)3-2=4;matriculant:l2C5=2;mats:a4c4f2i2t2x8A2B3E2F1G1H2L2M1N4Q2V7,2.6=3?2}6;mats-:h5W4.3^4;matt-:a1h4q1r1x' +
  '3z3A3G5Q4S2.2}3;matte:x4.4}5;matter:a2h2q2r2z3A4G5M2S2;matu-:A3C4F3V1}2;mature:A3C4F3V1}2;max:q4A2Q6%2-1;maxi-:j' +
  '2q2A4H1Q7.4;maximum:j2q2A4H1Q7.4;may:b1g1h5j1n1p2q5r2s3t2u2w1x6y1A4C2E4F2G5P3+4,3-1?7@3^1_2}1;may he:r2s2u2w3A1C' +
  '1E1G5H3M2P2.1=3;may i:b2c1g3j2m2n1p3q1r2s3t4u3x2y2z1E5G3M3T2+4?6^4_2|1}3;may my:n4r3u2x3A1B3E2P2+2,2@3}1;may she' +
  ':r2x1z2E1G5K3P2,2=5;may we:b2q1u1y1E2Q3.4?5;mayb-:e1f1h2l3m3t3u3w1B2F1J2L2T3Y2!1#1$2)4-3.2/1[2|2}1;maybe:e1f1h2l' +
  '3m3t3u3w1B2F1J2L2T3Y2!1#1$2)4-3.2/1[2|2}1;mbom-:)2^4;mbombela:)2^4;me:b2c1j3o3p3t4v4z3A2B1E1G2J1M3N2R5U3V1W2!1$5' +
  '%1&1+2,2=1@5[3{1}1;me a:b4e1k1l5n1o1s3t2v2J7M5V1W3X2+5[3_3}3;me about:t1x2z2B4J1N2S3T3U3V5W2X4Y4Z2!2$1&3;me and:' +
  'e2j2m2n2p1t4w3B4E3F5H2K1T3$3%6&2.1?4[5^2;me at:a1c4f3r3u2v3w2A2D4E3H2J1$2[3^5;me back:j5y2I2M5$3&3.3[3;me can:b3' +
  'n4s3v2y4A4G2L3+2/3?2;me do:b1d3j4l4o1s3t1v2B3F2G3U3V4*3+2;me for:j6k2m1n3o4s4t4w1B1D1F2G2O4;me from:c2f4p2r2y3z2' +
  'B3G4R3?6{1}2;me how:i2j4n3p4t2v5M2U3Y3$2@3_3}1;me i:c3n4u2w3A3G1H3M4N1W3,2^2;me if:i3j2k1l3F1H1K2R3@1]2_1}3;me i' +
  'n:c4g2o2q2t5u4v1w1y2B1H5L2N2R1S3V2Z1$5&3/1>1?5[4;me is:d1i3k3A4E4F2G1K1L3Q2*3/2?2{1}1;me my:b3l2C3%6}2;me off:d3' +
  'e2h2p4q3u3v2@5}4;me on:k2o2q2t3y4A5C3K2U2&2)2=3?2@3}2;me or:a4h4v3G2K3Q3V3+3,4@2;me out:a4e1f2p2z3G2K4=3}5;me th' +
  'e:b6j4k2n1p2r2v4I3J2N3Q2T3U3Y2&4(2,3_3}3;me to:a1c2d1j1l1o7p1q5t2C2E1F1G3J3M2N2U1V1W2Y2$1*3+5,2[4;me up:h1r3t5H1' +
  'M4&4}2;me what:a6d3f2i3j2m2w3O5P2R2U4]3|3;me when:a1b2l2n2D3E3M3P2V5(3*2-4{3;me with:e3g1j1o1p2t2z1H2M6O4Q5R3,3?' +
  '2;me you:c2d2e3g2h4k2m2p3q3r3s1x3A2C2J2K3U1V1W2X2Y1Z1!3#2*2+2/2<2=3>2@1^3|3;me your:b3j4D3J1N3T2]5;meal:}5;mean:' +
  'a1c4d2f3h3i1q2w1y3A4C1D8E2F1G1J2L1O2P2S4T3V2X1$1&1*2,3.1/1>3[1_2}1;mean-:a1d3f3h1q2u3B1E5F2H3K1L1S4Z3!3&1+4/2>3_' +
  '1{1|2;meaning:S4}5;means:d4f4h1i2r2H4S3/3>4;meant:a2u3A1B2F3K3Z4!4&1_1{2|3;meantime:q3E4+3;meanwhile:q2B1E4L2+4}' +
  '1;meas-:y4P4/1}3;meda-:R4V2<5?3}4;medals:R4V2?3}3;medi-:b2q1r1G4L1O2Z9)2,2<10=2?4@5]2_2{1}2;media:=4?6;medic:x2O' +
  '2Z8;medical:b3q3r2G3O2Z7)3,3<5=1@6]2}1;medical aid:J2<7@1}5;medication:G5M3@2;medicine:L4Z6}1;medies:<6;mediese:' +
  'Z3<4@1;medihelp:<5;medium:]4_3{3}1;meds:c3G6;meer:p7u5D1J2M1S3T3&2[1}1;meet:a5c3l4v5H4N4U1&2/4;meet-:a4c3d2e3g2i' +
  '1m4r4u2v4w1L3R1{4;meeting:a2c3g3i2m4r3u2w1L3{4}1;meetings:c1d3e3r2}1;meets:a4v5R2;meis-:w2B4C3D3F6R1W5#1.3;meisi' +
  'e:w3C3R3W4;meisies:D3F7W3#3.5;meka-:i4y6A4;mekaar:y6;melr-:I1J4#3}2;melrose:I1J4#3}2;memb-:g2j7k5l3m5o6p6q6t2y1A' +
  '1B2K1$1&5)4/5<4@2[7]1|1}3;member:a1g1k5l2m3o1p3q1s3t2A2B3C3&6)2+1<4=1@2[3]1}2;members:c3g2h1l3m1o1y2A2F4H2I5K4L2' +
  '#1$4&2)2,3/1?3@4[7]3|2}3;membership:j7k2m4n1o4p7q7t3B2X1&2)2-2/5<2[1}2;memberships:j5l4o4p3q1M1#1;memo-:a4[4}3;m' +
  'emory:a4[4}3;men:j1w4y4B1C1F8L3O5Q7U5V4!3}1;meng-:a3A4C2;mengwaga:a3A4C2;meni-:G6;meniscus:G6;mens-:c2d3f2g2y4z1' +
  'A1E2O5Q6U3Y3!4#4%5=3?2@2;mense:c2d3f2g2y4z1A1E2O5Q6U3Y3!4#4%5=3?2@2;ment-:k3A3D2G2H1I3T1W3%4)2|4;mentioned:k4H2T' +
  '2W3|4;menu:R2T7!2[1}2;merc-:p2>1]7_2}1;merch:]7;merr-:}5;merry:}5;mes:N2X5)2*8;mess:b3G4>2;mess-:D1M7T2X1*4-2>1@' +
  '2}2;message:M8-3>2{1}2;messages:D2@4}1;meta-:x3G3;metal:x3G3;mete-:i5I4K3#3}1;meter:i5K3#3}3;metr-:l2C2I7K2]3;me' +
  'tres:K3Q1]4}3;metro:l3;metrobus:I7;mets-:i5}5;micr-:$4}4;mid:c2e7h1A3(1;midd-:e14g3j3p3t2v2z1A5B4C1L2O1&1;middag' +
  'ete:e5;midday:e12L3;middle:e3g4j4p4t3v2z2A5C3O2&2>2;middle of:e5g4p4t3v3z4O3&2>2}1;midr-:d3g2I4J4#6^4}1;midrand:' +
  'd3g2I4J4#6^4}1;migh-:m1o4r2y1A2D4J3Q2_3{2}2;might:m1o4r2y1A2D4J3Q2_3{2}2;migr-:G6;migraines:r2G6;mike:N6W4;mil:Y' +
  '5;mild:G6;mile-:n1z5/1;miles:n1z5/1;mili-:b2l5N2O4U4|1;military:b2l5N2O4U4|1;mina:c1t2R3$4%6,2^6;mind:e2j3o3p3t2' +
  'w2x3C1E8Q2R5?1_4|2}2;mind-:j4l3X3.3|3}3;minder:j4l3}1;mine:a1b1f1j3p3q3s3B7C3D3E3F1L4W2#2&1+4@3[3]2_2{4}2;mine i' +
  's:b4q3v2A1B1C4G1Z3}2;mine-:q3A1C3}4;mini:B5%6.3;mini-:e2i5o7q1v4w3z2A3D2I6K4!6#1$2^3}1;minibus:I2K7}1;minimum:e3' +
  'i6j1o7q1v5w3z3A4D3#2$3.2^3}1;minister:!5;mino-:o3A3B7I2O2,3@3;minor:o2A4I2,1;minors:o2B7O2,3@3;minu-:a1e3i10l3n2' +
  'r2v5G1I4J4K3M2$1&1-3>2?1}2;minute:e2i5l4n3r3v2G3&3-4}3;minutes:a2e2i9v4H1I4J4K4M3$1>2?2}1;mirr-:D3H3L6O1W2}3;mir' +
  'ror:D3H4L4W2}2;mirrors:L4O1}2;mis:r9G2;miss:a3f2q1r7u1T3V3X2&1(2/4}2;miss-:a2l2p1r10u4A3P3R3(1)3@1_4{1}2;missed:' +
  'a3l2r7u5A3C1P3(2)3@2}1;missed the:a3A5C3P3(4)2;misses:r4t3A3?1;missing:r5R4_5{2}3;mission:p3K2}3;mist-:C3N4_4}3;' +
  'mistake:C3_4}5;mitt-:w3W7]5{3;mitts:w3W7]5{3;mix:r2z2B3D1Q2R1S4U3&3}2;mixe-:a1u1y2z2B1F3G4Q6T4V2#2&1.2;mixed:a1u' +
  '1y2z3B1F3Q6T4V2#2&2.2;mma:w2B2R1S5T10-1}1;mo:b2c4g2j2n3o2r1v1x3C2D4H2J1K4Q3U2!2*2-3/2?3[3]2;mobi-:n6H7/3[1;mobic' +
  'red:n5;mobile:n3/3[2;mobility:H8;mock-:D5;mocked:D5;mode-:w1y3D3F2G3S1X3?4}1;model:y3D1?4}3;modern:F3S2X4;modu-:' +
  'Y2!1#5&5+4;module:#5+4}1;modules:Y3!3&5;moei-:z6;moeilik:z6;moha-:M1}5;moka-:$5}4;mokatisi:$5}4;moko-:G6N5%3/2}3' +
  ';mom:b4c4f1i1j1l5o1q2r1y3z4A2B2E3F5H1J2L2S3X2Z1)2,6-4.2/1?1;mom and:l2t2F6T3V2$1%1)3}1;mome-:a3c1g3j1l3o1s1v2z1P' +
  '2$1,2<8=3>1]2;moment:a3c1g3j2l3o1s2v3z1D1P2R1$1,3=4>1]2}1;momentum:<9;momm-:c3C3E2}2;mommy:c3C3E2}2;moms:c3l3q1t' +
  '1w1B2E7F9H1K3Z1%4)2@1^2{3}1;mond-:a5b5c1d2f4g4h4l3r4t3u3w3N1Q2&1(5]6^1{3}1;monday:a5b5c1d2f4g4h5l3r4t3u3N1Q2&1(5' +
  '^2{4}2;monday and:a3d4h1j2C3E1&3>1]3^4{1;monday to:b8d3f5g2u2=3;mondskerm:w4]4_2}1;mone-:j4k5l4m1n4p2q2r3s5w1y3D' +
  '3P2%2)1<2=3_4{3}3;money:j4k5l4m1n4p2q2r3s5w1y3D3P2%2)1<2=3_4{3}3;money back:r2<5_5}1;monk-:B4.1}2;monn-:D2$3}2;m' +
  'ont-:b2j8k4l3m4n5o9p6q8r3C2G2P3&4(3)3-2[2}1;month:b1d1j5k3l3m3n2o5p4q4r5t2C3#1&3(4)5-4[3_1{1}3;month and:j3l1m2p' +
  '2q2r1t3F2Z2(1.3[3]2;month can:n3o2p2r5C2G5/5;month is:l3n2z1A3G3Q4(2}4;month or:j1k2o4q2r3(2;month to:o8G3;month' +
  'ly:j8k5m5n3o2p2q2K1P1&2-1/2<3;months:a1b3l2n2o8p5q6z3C1D1G6P5S1&3(1=3}1;moo:I1K5L1T4X2.3=2}3;mooi:}5;moon:h3}6;m' +
  'oon-:c3e1q5s2B3H5P2.2/1;moonboot:q4H5;moontlik:c3e1q3s3B3.2/1;mora:C1D3G1J3L4;mora-:d4C3-4}4;more:a4h2i1j2k3m2p5' +
  'r1v1B3D6K1N1O3Q1R2S3T5Y1Z2!2#2$1%2&2*2.2=2[3]1^3_2|3}1;more about:B3N1S3T5W3X3&2*2|2;more than:f3i1j1q2s1G3K5N4Q' +
  '5R1V2Y2*5^2|3;morn-:a2c10d3e3f3g4j1u1I1K2L2N1Q2#2$2%2&2)5.1=1>3_2}1;morning:a2c8d2e3f3g4u1K2L2M1N2Q2#3$2%2&2)5.1' +
  '=2>2_3}1;mornings:c7;morningside:d3j2o2t1B1I4J2V1$2>2^3}1;mos:f3h3}3;mosa-:i3F4$2;mosadi:i3F4$2;mose-:d3C2=6}1;m' +
  'osebetsi:=6}1;moso-:c5g2<3=3;mosq-:F1!3#4}3;mosque:F1!3#4}3;moss-:O4S4/1^3;most:j3r3w2x1A2F2H2Q2R11#2/2^2;most-:' +
  'd2e1A3B2F4Q5R3S2*2;mostly:d2e1A3B2F4Q5R3S2*2;moth-:p1s2u1v2y1z1A2B1E3F5G1H2M1R2T1Y1Z2$1&1)3*3,3-3=1[1}2;mother:d' +
  '1g1h1n1p2s2y2A3B1E1F5G1J1R3T2Y2Z3$2&1)3,3>1?1[1_1}2;mother in:e3g2q2A3E2F1H2J3,2?1_1;mothers:u1D3E3F2#2*2-4}4;mo' +
  'tho:v3z4G1H3M4*4=3;moti-:D2?2}6;motivation:D3}2;motl-:>7;motlakase:>7;moto-:B1G3H1I3K10U2!5*1;motor:B3G4I4K1*2;m' +
  'otorbike:G1K8L2U3;mots-:e8A4,1-2;motsheare:e6;moun-:Z2}4;mous-:l3B4;mouse:l3B4;mout-:w5x5y1A2O2Z5]5_1{2;mouth:w5' +
  'x5y1A2O2Z5]5_1{2;mouth guard:w5]2_2{3}2;move:c2o3p1s3u7A2G3J5P7Q2W2!2#2/4<2}6;move up:C3P6!2}2;move-:h2p3u4z5B1C' +
  '1D2E1H2J2P5U3V3W2X1*5/3=2{4|4}1;moved:h3p4r2t1u4z4B2C2D3J2P3U3V4X2/3=3>1{3}1;moved to:j2t4D3Y2-1/5=4}1;movement:' +
  'z3B2E3W3{3;moves:u2y1z1F2G3H3P3*7,1.2|4}1;movi-:m3p7t1B3C3S3U1V3X4(1*2.2/1<2=2{1}4;movie:i1m3S2U1.3}6;movies:m2S' +
  '3X5*3}1;moving:p7t2B5C3G1U1V3(2/2<2=3{1;moving to:p4t1(2/3=4}2;moza-:q3&2?1^5;mozambique:q3&2?1^5;mpho:-7;mr:p3t' +
  '2v3J2M3}8;mrs:p1C1F4{6;ms:i2G1H4}3;muay-:v2z3R4T6W4=2}1;muaythai:v2z3R4T6W4=2}1;much:i2j7k6l4m5o1r1s3z1F3K3Q3#2$' +
  '6%5&6-2.3]5^3_2|4}2;much do:j3=3|3}6;much does:j2G4K3)2=2}8;much for:m6z4$2&2)1.4]2^5|3;much is:j3k1m1s5B2K6&2.1' +
  ']6^4|2}2;muff-:w4}5;mugg-:R3U1)3*6-2}2;mugged:U2}3;mugging:R4*3;mult-:l3m4G5)2*3<7;multiple:l3G5)3*3;multiply:<8' +
  ';mura-:B2#3;mural:B2#3;murd-:]3_3}4;murder:G2]3_3}2;murm-:G4;murmur:G4;musc-:z5G5H4}4;muscle:z4G5}1;muscles:z5}5' +
  ';muscular:H5}2;musi-:u2H2K2T5}7;music:H3T5}5;musl-:h2w5F4L1O2S2%4?3;muslim:h2w5F4L1O2S2%1?3;must:i4j2k3n3o2p5q3r' +
  '2s2t2u3v2w8x6y7z4C1E4G3H1I1J2K1L3M1P3Q1R1(2+5,5/1=1[1;must be:c4d3i3j1k3l3o3r3u2w1C1L2Q3+4;must he:w2C2G5I1P5,3=' +
  '3;must i:a3i2j4k3n1o3p1q4r2s3t1v3w2x1y1z3F2G1J5K4L3P2Q3R3$2&2(3+3,1/3=2>2_1;must it:n6p4t5w2x5E3G1R3+2,3;must my' +
  ':b1i1o2u4w6x3y5C3P3,1@2;must one:o2y1z7H2O2)1+3]3}4;must the:n1o3w4I4M3+5]2_3;must we:q2r4t3v4w4C2E3P3&3.3;must-' +
  ':o2w1x3@2;mustnt:o2w1x3@2;mutu-:<5;mutual:<5;my:a1p3q1u5x4B3C1G1K1L1R1$2+1-1<1?4@6[3{4}2;my #:a1b2c3d2f2j3o1r2t1' +
  'v2x3z1C1D2E3F1I2N2S3W3X4Y1$3%2+2]1;my account:j3l2m2@4[6{2}1;my age:c1v3w2A3B2F2I2Q4R2V1&5*1}2;my baby:c1e2k1o4r' +
  '2B3F1K1&2-5/3]2}4;my back:d3j1p1x3G6R2V3$3*3,1<3;my bag:w7I2L5*5{1}2;my bank:j5n1o2W4@3[4_2}1;my boss:b4d1e1h1j1' +
  'o1r3u2w1K2P2W3!4#5$1(3@4[2}3;my boxing:r2u3J2>3?3^2{5}4;my boy:a3d3h3o2r2s2t3w2y1A4B5D4E2L1N1O3P3S1X2$2.3?2]2_2;' +
  'my boyfriend:c1n2p3t2z4E2R1$1-3?1_3;my boys:a1c3f2h4i2n4o1y1B6C4K1N2W2]2^3;my brother:g1h2j3k1l1o3y3G1H3J1R1S1U2' +
  'Z2!1$3%4+2-2=2^4|4}1;my car:r4u1C3I4K6U5*2/4]1}3;my card:j3k2n5s4+2@4{2}1;my child:g1i2k1p5q2r1y1D2E5G1J4N3O2P2Q' +
  '3,1>2?1@2[1}2;my children:f3B6F2H2N4}2;my class:h2r5D3K3X2?3@2}6;my colleague:e1s3t3H3N3S1U3V3X2*2-1<3}1;my comp' +
  'any:k1l4n3o1q1U2#1&2+1,2.2<1}2;my course:f3h3o1p2u1S3X3$3>2}2;my cousin:a1m5t2C1U3V4!3%3-4=1^2}2;my cv:M2P4=6}4;' +
  'my dad:n4o2r1A4H1J2N3S1U2W4Y3,2-5]3|5;my data:M4@4;my daughter:a1f3i2l1o2q1r2s2t2w3x2y1B2D3E3H1N2O3P2T2U1W1&2)1*' +
  '1.1=3>1?2]3_2|1}1;my daughters:f3h3k1s2u4v2C1D2E1F1M2P3V1-1.4/1?3@2^2}2;my debit:p5q2}5;my desk:c5d3e6i2L3;my de' +
  'tails:t4M3@4[4;my doctor:c2e2t2G5R3T2U3W3<1_3;my dog:}11;my email:@6[8;my employer:g1n5q2t1Z3!4@2}2;my ex:d2f4h1' +
  'n3r3t1u1C2E1,4?1@3}6;my face:y5L4V3?7;my fees:l4n3q6M4=4}2;my first:c2i2j2k2p2t5u9v3w5x2z1P4Y2?6;my free:c3e1m4t' +
  '2u9$3(2=4;my friend:b4j2k1l1m1p2s5z2R3S3T5U2V1(3,1-2/1?2}2;my gi:a3L2?3^4{6}2;my girl:b1f3l2r2t2y3B3C1D1E3F1O3P2' +
  'Q2R1V1)2.3?3;my girlfriend:a3l1t3E4F3R3$1&4*2-5;my girls:t1u1z1B3C2R3T4V4;my gloves:a4n3p2L4?2^3_1{5;my gran:b2f' +
  '3w3A1E3H1Z2%1)2,2?3}3;my grandson:a3f2n3t2u1w2y1A2B4C3D3G1Q3S2Z1[1^4{2;my gym:d3e4h1j4A3B4L1V3*2/4<5>2^4;my hand' +
  's:x3y5A2B4G3W2X4]3}1;my house:f1h3p2q2$4.2^1}5;my husband:a2b2c1f2g1i1j1k2l2n1s1y1z1E2F2G1J1K1L1M1N1O1Q1R1S2U3X1' +
  'Y2Z1$2&2(2+1,2=1?1]2^2_1;my husbands:q4A4H3V1Z3#2+5-3/3>3@3_1;my id:w2K2+3,3@8[3;my job:c3f2o3p7y3R3T4V3Z4!2?1;m' +
  'y kid:g2i1o4p2r1s2t4B2D4E4H2L2N2O1Q2Z1,4.4?1]4_3;my kids:b1d1e3f4h2l2s1t1v2B1C5H1L1N1O3S3U2W1(3)1*3,2-3/5>3?1@2^' +
  '1{1}2;my knee:m3p2q3s3G1Q2V3$2(2,2/2@1}2;my laptop:E2K2L2R2/5[2}2;my last:a4d3k3p2t2y5F2K3Q5*3>4;my late:l2w4x3A' +
  '2W2X4Y2@2}2;my level:y2z2P4$4}1;my licence:I5+4@3;my life:a3b3d3i3o4z5O1T1U4*3,3>2;my little:r1w1B3C3D4N3Z2$3;my' +
  ' lunch:i2L2{3}5;my man:d2f2j3l4t3z2E4R3W4$1%4,2-2;my medical:<4@5;my membership:p4q7r3M3}5;my mind:o4p4t3E1R5_6;' +
  'my mom:a1b5c2i2l1n2o3s3y2z3C1F2J3K2M1P1$1%1)3,2-2/1;my money:y6E2&4_2{3}3;my mother:d3g3h2n2p2s3u2A5E3G2H1J2K1M1' +
  'S2T2Y3$2)1,1_2|1;my name:d2j1k6o4p2t6u2F5P2Q3(2)3+2,3@2_2;my neighbour:k4l2N4X3%3;my nephew:a2n1t2A1B4C4R2T2U2!2' +
  ',2-3=3^2_1;my new:f3o3?4_5}5;my niece:l3t2A3B2C1D2G1I4,3-3|1;my nose:x3y5,1}4;my number:M2@7[3;my office:d1e3g1h' +
  '1l1p3s3A2B2D3J1K2L3O1R2T3V2Y2*1,1?2[1^3|3;my old:c3f2i4j4k2l3q2t1w6z2F3I1L6P3S1*4,2.3{3;my op:i1m1q2z1H2K1L1-3<3' +
  '}3;my order:g3^6_3{6}1;my own:a3k4o1v1w3z4E2F3L4P1Q1V2W1X1$6*2+3,1/1?3[1^3|2;my parcel:g5_3{4}1;my parents:h2l2n' +
  '3o2A3C4E2,2-1@1;my phone:b4n4x1J5L3)3,6/2>4?3@3[2_2|3}1;my physio:a2e3q3G2O3S2V4W2<4;my plan:f3k4p2q5r3)3}1;my p' +
  'rivate:h3n4M3N3%3>3?4}3;my profile:p3@5[2}4;my shift:a2c1d2g2i1m1r5F2M4>1?1;my shifts:b2l3m5q3r2t4(2-1/1;my sist' +
  'er:f3j1l4n2s3C3F3H1J4$1%3(3,2-2/2=2_1|2}3;my sisters:a3l2w3A3C3D2F2%1,2-1^3;my son:f1k1p2r2s1v2w1y2B3D4E2H1I1N1P' +
  '2Q2R1S3V2W2X2$1,2.3=1?2[1]2^2_1}1;my sons:a2h2p2q2u1z1B3E4M1Q1,1-1.2<3?1@3[2^2_2{2}2;my stuff:g2L6@1[2^3{6;my te' +
  'en:a2d3h3z2C1D1E1F2G1$2[3]2}2;my teenager:d1h3t3z3B3D2E3V4W4]2;my toddler:c3e2g3i2A3C4H3}2;my trial:a5m2u6v6E2K4' +
  'N3?3^1;my two:f3k3l3r3s4w3B4C4D3N3P3Q4R1U1V1X2%4;my wedding:o3x5$2(2}4;my wife:d1e1h1i3j2l3s1t1y1z1E1F5J1L2O5P1Q' +
  '1S2T3U3W2Y3$4&2(3)1*2-2.1<2=2[1]1^2_3}2;my wifes:l1m2n3p3H2X1Y2,1[2}1;my women:i3l3s5A3E4G4Y3%3+2-4=3;my work:d2' +
  'o4w2I3L2R3V2Z3#1$2+1?1^7|1}1;myse-:n3o2u1w2y1z2A1C1E2F1P3Q2R5S2U6$6&2*2,3-2?3[2^3}1;myself:n3o2u1w2y1z2A1C1E2F1P' +
  '3Q2R5S2U6$6&2*2,3-2?3[2^3}1;n:b2e3i3k2m3n1o2q4r1s1w1A1C4F1H3J2M1O2Q1S3V1W3Y2Z2!1#2$1%4)2*4+1,1-2.2=2>1}1;n class' +
  ':c3e4f1i1r3t3w4B4E4F5Q4V4W1Z3;n trial:s2t6,4@2;n#:d3I5J5Z5}2;na:a3c3d5e1f4h2k1l4o2p2s4u2x3y5F3G2H4K2L3M2O2Q2T1V1' +
  'W3Y1!2#2$1(2+3,1-2/1<2=1?1@2]2^3;na le:a3c2d1e2f3g3k3l3z1A3B2C3F2G4H2K3L3O5Q1T2U3V3W3Z2!1)3-3/2<1=3]1|2;naa:e2h3' +
  'o3s2O3Z3;naam:k3t2N7@2}1;naba-:v2y5z3C2F1$3%3*4.2;nabanye:v3y5F1;naby:a2I3J6W3}4;nael-:x7;nags-:c3f3;nagskof:c3f' +
  '3;naid-:p3t1C2J3}3;naidoo:t1C2J3}4;nail-:v1x11;nails:v1x10;nair-:m4q2V1X3;nairobi:m4q2V1X3;nake-:x4V3}2;naked:x4' +
  'V3}2;nama-:b3h3w3x4F5]3}1;name:k5o2t5D1F3J5N9P3Q2S4)3+4,4-2@5[5]3}3;name down:k2t2F4P6(3)4;name is:d3j2+4]3{3}5;' +
  'name of:N5}3;name on:o1O3-4}6;name-:t3D4J2N8V2)1?1@3^2}1;named:N3V3}2;names:t3D4J2N7)1?1@4^2}1;nami-:n2J2,2/3^4;' +
  'namibia:J3,2/4^1}1;nani:j2o2w4I2J3M6U3/1;nann-:a1d3e4w3B1C1E3Z4!1}1;nanny:a1d3e4w3B1C1E3Z4!1}1;nap:e5>4}1;napp-:' +
  'q3A4}1;nast-:k1D5;nasty:D5;nati-:O3^3}5;national:O3}3;nationals:}6;natu-:z7R3-3}1;naug-:D6;naughty:D6;nawe-:f9=3' +
  ';naweke:f7;nayo:x4U3V2;ndaw-:z3J5Q5#3%2;ndawonye:z3Q5#3%2;nded-:$6;ndedwa:$6;nden-:p2t4v2z3;ndib-:q4t4v2E4+4}1;n' +
  'dic-:b4g4j4p3q3t2u1J3M2S2#3&1=1@2_2;ndicela:b4g4j4p3q3t2u1J3M2#3&1=1@2_2;ndif-:c1f1m2p3t3v2F2I3M1U3V2W3X2Y2Z1!3$' +
  '3-2.2<4=2]3_1|2;ndifika:v4I5;ndifuna:c1m2p3t4E1F2M3U3V2W3X2Y3Z1!3$4-2.2=2]3_2|3;ndih-:n5z2H1I3/2;ndik-:q2x5F4G3I' +
  '4J3R5/4;ndil-:v2F4P4[4{3;ndim-:A3E2,1}2;ndin-:b2e1l3m2n1o1q3r3s2u3w1x2y1z5A3E3F3G4K1L4M4!1$1/2<4=1?6[2_5;ndingab' +
  'ukela:E8;ndingafumana:l4$3;ndingahlawula:m6n5;ndingangena:d3x3A5H3(3;ndingaqeqesha:G5/3;ndinxibe:w6;ndip-:d3f2r5' +
  'w2I2K4(1;ndiq-:v3z3R4;ndiqala:p1v3z3;ndis-:c4o4w3H3I3J3(4)1,4/3{2;ndit-:o7z1,1}2;ndix-:&4}3;ndixelele:&4}3;ndiy-' +
  ':o2p5q4w3y2z2F3K3,3|2;ndiz-:e4j1m3q2v3w2y5I1K2}1;ndiza:j2q3v4K3}2;ne:j3K3R5+1<2}4;near:y1A2E3I6J8K3O1U3V3W1X1)1^' +
  '4}3;near the:a2e4y3A3J5K5;near you:d2I7K3}3;near-:a3l2o1p2A3C5G1I4J4/2}3;nearby:a3e1g2E2G1I1J3}3;nearer:p3J4;nea' +
  'rest:a3I4J2/2}3;nearly:l3o2A4C5G1{2}1;nece-:t3w5+2;necessary:t3w5+2;neck:x3G8Q2*2}2;neck-:x6;necklace:x5;nee:a2c' +
  '2k4o2D2W5$3}1;need:b2d2j1p2t2u2w9x2z4B1G2I1J1K2L2M3U2#3$3&1+8,6=7[1]3^1_2{1;need a:d3j1r2t3v3w1G4K5L3M3V2Z2#4$2&' +
  '2+2-1=3[3]5}2;need an:b1B4K2M2#3[5}3;need for:j3w1z3K3P2+2|1}3;need my:o5s3t5y4B3C4+3,3?1@1;need something:c2d3w' +
  '1B3C4D2J3P3R4#2&4/2]5;need the:a2b6c3j1J3N2]2^5_6{1}1;need to:a1b2g4i5j2n1p3q3s2t2u3y3z4A4F3G4H4I1J1L4M2P3Q1S3U2' +
  'W4&1(1)3,2>1@2{4;need-:c1h1k1o3q3s2t2w5z3B2D4F2G5H2J2K1L3U2W1Z1&1+4,2=3^2;needed:k2o3p2q3s2t3w6z5G4L2U4&2+5,3;ne' +
  'eding:Y2Z5=1^3;needs:c2h2i1q2s2B2D4F3G4H2I1J3K2L1O2Q1V1W4Z3!1$1=3]5_1;needs a:c2B3D4J3K3Z1!2<1=1?1]6|2;needs to:' +
  'c1i3j1o3q3w1C3D1E2G2I3L4W3#3;neem:n2B3+3?7}1;nege:w3C6;nego-:l8;neig-:k4l4B1D2N3W2X2Z5#2%6*2|3}5;neighbour:k4l2N' +
  '3W3X3%3}4;neighbourhood:Z5#4|4;neighbours:l4B3D3%5*3}2;nels-:I4J1V2/2^5;nelson:z1I4J2;nelspruit:V2/2^5;nemi-:x2A' +
  '3C3-3.3;neminyaka:A3C3-3.3;neny-:j3o5;nenyanga:j3o5;nenz-:v2E5T5#3@5;nenza:E5#3@2;nenzani:v3T5@4;neph-:a2n1t1u2y' +
  '3A1B4C4D1R2T2U2!2,1-4=3^2_1;nephew:a2n1t2y3A1B4C4D1R2T2U2!2,2-3=3^2_1;nephews:u4-2{2;nerv-:t1v5y4z7D2F3L3O1R2#1*' +
  '3]1}2;nerve:t4D3*4;nerves:v4}6;nervous:v3y4z7F4L3O1R2#1]2;netb-:b2f1r2y3z3B2F1G5}2;netball:b2f1r2y3z3B2F1G5}2;ne' +
  'tf-:c3U1V3/3}4;netflix:c3U1V3/3}3;neur-:p1G4;neve-:d3j2p3q1r1s2v4x3y1z7A2C2D3K1Q1S3Y5Z1&1)1*3+2,1?2@2^1{4}2;neve' +
  'r:d3j2p3q1r1s2v4x3y1z7A2C2D3K1Q1S3Y5Z1&1)1*3+2,1?2@2^1{4}2;never done:s1v3w3z5C3&2)3;new:a1b4f1h7k4o1s3t6u2v7w1x' +
  '2z4A1D2G1K1N1Q3T3V1Z2(7[4]4^1_3}1;new one:b4q2s3v3y3M4Q3(2]3^3_3;new people:f3j3k3l3t3v6w5T2&2(1;new year:h6l3Q5' +
  '(1}1;newb-:b2c1q4Z3}1;newborn:b2c1q4Z3}1;newc-:s4t2v7y3z2Q3&2;newcomer:v6y4Q4;newcomers:s4t3v3z3&3(2;newl-:j1s3B' +
  '2T2X1$2=2^3;newly:j1s3B2T2X1$2=2^3;news:i2y2F3{8}5;news-:v2E3N3S3T2?1@6}2;newsletter:v2N3S1T2?2@6;newspaper:E3S3' +
  '}6;next:a11p3q1r4t5u7A3C3E2J3P7R1Y3Z2#1(9)6,3.3_2}2;next beginner:(7;next month:p3r7t3u2y4A1C7F2#4)3.4]2}2;next ' +
  'one:a3j4s3P3Z3(1)2_3;next to:b4v2z3A3E5H3I2J6W4!3.4}1;next week:h5q5r4t5u7w3C1$1]1}4;next year:o3A6F2R3&1}8;nezi' +
  '-:b3B7)3;ngab-:a2c1d1g6i3o2v2y2D4F3M4S3)1+3,1<2;ngabani:a3c1d2g6i2M4;ngabanye:D5;ngabe:i2y2F4S3+3,2<2;ngak-:c1I5' +
  'J4;ngal-:f2n3F2}2;ngam-:h5j4m4x2y4N3Q3%2(2*1=1>1;ngama:h1x3N3*3>2;ngamaholide:h5=2;ngan-:m3n3I3R6T4|2}1;ngani:n3' +
  'I3R3T5|2}2;ngap-:a2c3k4o2p3s2v3w2x5y2z3E1I1K3&3*3+1,1[3|2;ngaphakathi:K2&4*4|3;ngaphambi:a2c3p4s3v3w2x2z3E2+2,2;' +
  'ngaphandle:k3o3x4y3I2K2[3;ngay-:C3E2S3@4;ngayo:C2E2S3;nge:e2f2h4m2n3x2y1z3E2H1S5Y1$3&4/7@4[3;nged-:v1A2F4G3R1$6;' +
  'ngedwa:v1A3F4R1$6;ngee-:h3I2X3@3;ngeh-:I5$1}1;ngek-:h4&6;ngel-:e5f1r4R2+5{3;ngem-:d2f9i6j2q3r2K2L4)2*1@3}1;ngema' +
  'li:j3n1q3r3;ngempelasonto:f5)2}1;ngemva:d4i5L5}1;ngen-:p3y1z3G1O5R2}3;nges-:e5i3q3v2E1H3K3Y3*1?2_3}4;ngesikhathi' +
  ':e6i3q3v3E2*4?3;nget-:w5I6;ngev-:j3u3Y3&3;ngez-:b3f4h5r3x6H2X4)4;ngezinduku:H3X4;ngi:z2J1[5{5;ngib-:k3q3t4u4v3w1' +
  'z4B3E4L3R1U3+4[3;ngibe:w2z5+4;ngibuke:E6;ngid-:w3P3Y2Z1!3+3}4;ngidinga:c1w4P4Y2Z2!4+4;ngif-:g4h2m5s3t5v5I4+5=2;n' +
  'gifika:m3s4v5I5;ngifike:g4h3t4v2;ngig-:r4u2w8x2I5L3!3;ngih-:b4E4G4H4I5/3^5;ngihamba:H5I4R1;ngihlala:I4/3^5;ngij-' +
  ':o6N3<1;ngijoyina:o6N3<1;ngik-:k2l2m2n3p3q2u1x3z5G4R5&2[2{3|1;ngikhohlwe:[1}4;ngikhokha:j3k3m3n4&2;ngikhulelwe:q' +
  '2G6;ngil-:h1l2q5r3w5y2z3E3,4_2{2;ngilwe:y3z4;ngim-:A4E4R3}1;ngin-:b2j1l3m2n2q3r4s2t3v1x3A3E4F3G5H2I2L4M5O1W1!1(1' +
  '*2+2-2/2=2?2[2]1^2_4|1;ngine:e1l2G4V3<1=5;ngingafika:a3d2g3I5;ngingafunda:T4*4/3;ngingageza:L8;ngingahlala:E5}4;' +
  'ngingajoyina:j4o3z2A5G1(3;ngingakhokha:m4n7;ngingakwazi:e1r4G1H1;ngingangena:x4H5}1;ngingaqala:z6A4W4;ngingaqeqe' +
  'sha:d3x4G4H3+1/1;ngingashintsha:u2L4_5}2;ngingathenga:m4-2]4}2;ngingathola:s4M3!4$2}1;ngingayenza:r1G3U2+3;nging' +
  'ayithola:c4|4;ngingaza:f1w5+4}2;ngingena:j2k3v4x4[6;ngip-:d2q2r5s1u2w3G3K2L4P4(2-3;ngiphuthelwe:r4u3(2;ngiq-:d3x' +
  '2z2E1G3P2R3&3;ngiqale:z1E1P2R4;ngiqeqeshe:d3x3z2G3;ngis-:d1e1f3o4q1v2x2z1A4E3F1G1H4I4K4M3R3Z1!3(3,2[3}1;ngisayin' +
  'e:o4,4;ngisebenza:c2e4f4E3Z3!4;ngishayisa:d6;ngit-:b2g2p2u2w2y2B3I2M3N2P3Y2&4+1-2=2]2^1_5{2;ngithanda:u3y3B3X2-3' +
  ';ngithenge:w4Y3^2_4;ngithola:P3&3,1<1]4}3;ngithole:g3p2+3}2;ngitshele:N3&4}3;ngiv-:c5m3t3x2I2?3}3;ngiy-:b2n3p6q2' +
  'u2v3z3K3L1R3-2=2@2_3|1}2;ngiya:q2v2L2;ngiyabonga:}5;ngiz-:a2e3g1i1k2l1m1q3r1t2v1w5y7z5E4F5I2K3N2*1,1?2;ngiza:m3w' +
  '5K5;ngizofika:v3I5}1;ngo:c3d5e3g2h4i4l3u3C2#4}1;ngo #:c3d5e2g2i4;ngob-:a3b1c2i3r1u3D2N5}1;ngoba:b1c2i3r1u3D3}3;n' +
  'god-:h5k5t5;ngok-:a3d1h4n2p4J3O2*3-2=3|4}2;ngokhisimusi:h6-3;ngoku:a4J4=4;ngol-:p5r5;ngolunye:r5;ngom-:a6g4h4q2u' +
  '3R3X3Y3*2}3;ngon-:h3G4P4}2;ngonyaka:h3G4P4;ngos-:g3v4w1)1;ngosuku:g3v4w1)1;ngub-:N7,4}2;ngubani:N7,4}2;ngwa-:o5t' +
  '3B4C3D3&3.2?2;ngwanaka:B4C3D3.3?2}2;nice:b2l3v2B4F2M4O4R4)1-4?4@2]1}6;nice-:p2y3R2V3}4;nicely:p2y3V3}5;nico-:J4}' +
  '2;nicol:J4}2;nie:b2h3l2m1n2o3p2r7s1u3x3y4z2D4G1I3L2M1R2U1)1+2,2.2>2?2[5_4{2}2;nie can:m1n2r5u3x4y3z2D3G3$2?2_1;n' +
  'iec-:l4t1A1B4C3D2G1I4N3,3-4.2|3;niece:l3t2A1B2C3D2G1I4,3-3|3;nieces:l2B3N3-3.2;nigh-:a4b2c5d9f4m2r3u2v3y2F3I1K3R' +
  '1Y2#1*2.3^1|3}1;night:a2c1d5f4g1m2r1u3v3y1F4I2K2R3T1X2Y3*3.4=1]2|4}3;night and:a4e2f3J3U3Z2$2*3|5;night shift:c5' +
  'q3z4F3G3L2U4#2]2^4|2;nightmare:f2i2p4r2D3H2K2+3;nights:a3b3c6d6e1f1j1m1q1r1y2D1N1W2#1$1/2^2}1;nike:}5;nikh-:f4}4' +
  ';nikhona:f4}1;niks:a3k1o4s3v4z3D1G3U3{5;nina:l1B3C1J6L1T3W3X1Y3+4,1@3;nina-:c3e2f3h1l2q2B5C4F4J4M1Q2T5U2V2W6X2Y2' +
  'Z3!3$1)1.1/1]1|2;ninalo:f3C4F4J5Z1;ninani:c2B3C2T4;ninayo:c3e2f2h2l2q3B3F3M1U2V3W6X3Y3Z2!4$1%1)2.2/2]2|2;ninayo ' +
  'i:e4f3l2s2A1F2M2U3V3W1X2Z1)2-1/2]3|2;nine:a3c7d6e1f1g5i4t2C10G1K2N2U2Y4.3>2]1;nine-:e3z2F1G2W2Y4$4=5|4;nineties:' +
  'z4W3;ninety:e2G4$4;ning-:l6q4t3C2D4G2M1S1W2Y1#4$3+4.1@2^5{3}2;ningamfundisa:D4W3;ninj-:B6C2.6}5;ninja:B5.5}3;nin' +
  'jas:B3C2.3}3;niqe-:a3b4f2x3!1}1;niqeqesha:a3b4f2x3!1}1;nise-:g3h5J6U4X2@4^2;nisu-:d5?4@4;nith-:A4,3]3^7}1;nivu-:' +
  'c3f2g6h5>3;nivulile:c3f2g4h4>3;nivuliwe:g5h3;niya-:e1f3h5n4s2B2M2P2Q1U3V2W3X3Y3Z3!4#4)2*3+2.3/2=5>3?2@3]4^5_2;ni' +
  'yabaqeqesha:!5#2;niyakufundisa:X2Y1Z3!3*9;niyaqeqesha:e3f5!4#4;niyavala:h6;niyawathengisa:]7;niyawenza:)5.4;niya' +
  'yenza:T4V4W3X2Y4Z2#1$3_3;niyayifundisa:U5V2W5X4Y4}1;nizo-:h4j2v2#6>2;nizofundisa:#7;njal-:j3m3D4}1;njalo:j3m3D4}' +
  '1;njan-:n4p3t4I3M3P3*2@4[3|3;njani:n4p3t4I3M3P3*2@4[3|3;nje:e2h2m5v4w5x3z2E8|2;njen-:k4V4X1Z2!4-6;nka:e3i4m3n2q5' +
  'r4s3u3x2z3A4E5G5I1K4L5M1R2Y1+3-1/2?4]1_6|1;nna:t3G4Q3R4!4$2%2;nngw-:i3m5G2(2;nngwe:i3m5G2(2;no:a3d1f1m3o3p3q1r4s' +
  '6t1w3x1y5z5A2D3F4H2I6K1M3P1R2S1U2V3W1Z1$3%1+3,1>6?2[1{5;no gi:a4w1R4V7]1;no idea:b2o2q2w2z4C2R4S4Y2<2;nobo-:c1g3' +
  'k1r1s3y3z2A2D3E1G2M2Q3V2Z2%1?3@4}4;nobody:c1g3k1r1s3y3z2A2D3E1G2M2Q3V2Z2%1?3@4}4;nog:a4d6g1k3l2z3A3G2J3N2U3X4&2(' +
  '3+5=1>4_3{4}1;nogi:w3V10;nois-:G8Q3}3;noise:G6Q4}2;noisy:G3Q1}4;noku-:L6V3W4*5;noma:h1i3n2o3p4q3s3t3w4x1C2E3F2I2' +
  'J3K1O1Q5R3U3(2,1>1;nomm-:M6@5{5;nommer:M6@5{5;nomn-:t4y1M7$2;nomo-:M7@3;nomoro:M7@3;noms-:t4}3;nomsa:t4}3;non:k2' +
  'm6s2B5E4W5$2)5+2]4{3;none:z2T4Y4>4;nons-:C4D2O2}3;nonsense:C4D2O2}3;nood-:l4z4O2Z10;noodhulp:O3Z8;nooi-:x2z6}3;n' +
  'ooit:x2z6}3;noon:a1c5e15g4i4Q1;norm-:a2b2e1f5g4h4i1j3n1v1w4z2A1F1H1M1Q2R3U3Z3&3)3^5_3{1}2;normal:a5b2d1e1f4h4i3j' +
  '1m1n1v1w3y2z3A2F2H1M1Q1U3Z3&3)3*1^1_3{2}1;normally:f2g1j4w2P1Q5^5_1}1;nort-:I5U1V4}1;north:I3U1V4}1;nose:x8y5O2}' +
  '2;not:d2f3h1m3o2p1q3r6s2w2x2y4z4A4B2C3D3E2F3G1R4U3W3&2(1+5,1>1?2[1_6{5}3;not a:d6h2k3m1o2x2y5K3O4%2&4)1_4;note:r' +
  '3t2G5M4<3_1{4;note-:m3n4w3@4[1}5;notes:m3n4E2@4[1}3;noth-:c2d1f2g1h4k2l2m1q1s6w5z5B1D2J4K1P1W3#1$1&3/2_1{4}1;not' +
  'hing:c2d1f2g1h4k2l2m1q1s6w5z5B1D2J4K1P1W3$1&3/2_1{7;noti-:b2e4o3p9u3E3Q1$1(1*3=2}3;notice:o3p9u3E3Q1$2*3=2}2;not' +
  'iced:e5u2}1;nou:g6m5n4r4u4C3P4V2!1[3_4{3;nov:l2m5q3;nove-:b2l3n3o4q6C2P2W2(1)1}2;november:b2l3n3o4p1q6z2C2G1P3W2' +
  '(1)1;novi-:z7R2Y4&3(4;novice:z3R3Y4&3(3;novices:z7(3;now:a8c2g7l1m4n3p1q2r3t2u4v4A4B3I1W2!1-1>2[3_4{7}3;now and:' +
  'a1j2m8o2q2r4G3P2(2)2-3;now i:c3g1m3p1z1P2R4U4W4X1@3}2;nowa-:E2J3N2U3&3}1;nowadays:E2J3N2U3&3}1;nsfa-:l3}6;nsfas:' +
  'l3}6;ntlh-:s4v4;ntlha:s4v4;nton-:a3p1r2t3v3w5C1I1R4S3T4&4@2}1;ntoni:a3p1r2t3v3w5C1I1R4S3T4&4@2}1;ntse:o3E3K3>3}2' +
  ';ntsh-:G3}5;numb-:j4s3I2J3M8P1Q7,1<3@6[2^3{5}3;number:j1s4A1I2J4M8P1Q4,1<3@5[2^3{5}3;number for:n1s4J2M4<2{3}1;n' +
  'umber of:j4o4B2P4Q2#4.3}1;number on:M1^4{5;numbers:j5M3Q7@5;nurs-:c4f3l7q2r2t1A2B2C1E1F4G1J1L1R3U3V2#3$2%1-1=1;n' +
  'urse:b1c5e1f2l5q3r1z1C2E3F1G2L3R4U3V2$3*2-2=2;nursery:A5B3J2#1;nurses:l5t2F4#4%2;nursing:f2r3}5;nutr-:}5;nuwe:b3' +
  'v3V3(5}1;nuwe-:h5y3z3&3}1;nyak-:b2j1t2u2y1F2W3$3%3&2-3=3;nyaka:b2j1t2u2W3$3%3&2-3=3;nyan-:l3s2(1)2_2}2;nyanga:l3' +
  's2(1)2}2;o:a1e2g1i3u3B4C8D3F2N3O1P1#1*4-1.3>6^1}4;o clock:a2c1d2e4g3i2u4I2K1N3;obli-:o7s3y3;obligation:o5s3y1;ob' +
  'se-:E11O4W2;observe:E10;obst-:A3H6}3;occa-:P3.6;occu-:D2V3<2=2;occupational:D2V3<2=2;oclo-:a2c3d1e6f3g2i3u3B2K3Q' +
  '1}1;oclock:a2c3d1e6f3g2i3u3B2K3Q1}1;octo-:o4p2z2A1C2#3.2}2;october:o4p2z2A1C2#3.2}2;oda:^2{6}1;odd:b1g2m4F5G2Q2$' +
  '4[3_2;odds:}6;oefe-:a2c3d4e3f4h4i3m2p2x2z1A2B3C2E1F4G4Q2Y1$3%2/2>3?1]2}1;oefen:a2c3d5e3f4h2l1m2p2q1x3z1A3B2C2E2F' +
  '4G4Q2X1$3%2,1/2>3?2]1;oefening:h4j3G1Y3;of:b2h2i2m2o1p1v1z2C2D1F1N1O1Q2R2T2$1%2)1*1-1/1?4@1]1|1;of #:i1j2m4p1w4y' +
  '4z1A4C3D2I2P5Q1R3T2X2Y1#2$3%4&4)3,1]1;of a:g2i7m2s2t3v2w1y1z2D3G3M1O2R1S1V1X1Y1!1#4$1)1*6.3@1_2}1;of all:b4q4v1F' +
  '2R4T3?3;of boxing:i2m2s2w2N2R4S3V3W1-3.5]2}1;of class:g4i4y2H4O3T3U4?2}3;of classes:b5j3m1B1P5T5>3;of everything' +
  ':b4w3z4B4D4T3&4}1;of five:l3q2u2B3C3T2$5%2;of four:m3s3u2B2%3;of gloves:g3n2$4^3_4{2}2;of her:r1u4z3C1D2R3)2?3}1' +
  ';of his:c3u2C3H5$2>1]1}1;of is:l3o3s4v3z2F4L2P3S2-2;of it:j2o2p5r1u2v1B1G3J2S2U5X2Y3$3(4*3+2/4<3_3{2|1;of krav:i' +
  '3G2N3R3S6#1;of me:l3v4E2F2!3*1?5@4}1;of my:d3i6k2l3p3r1w3A3B1C1I3L4.3/2?6@2_2{6}3;of our:j1k2l3n3t1C2D4F3H1!3%2,' +
  '2.1/3@3;of people:b4z1D1Q8X2%1*2=4;of that:a2f2l3r3y1B3C4Y1!1#2<3]2|1}4;of the:a1b1c4d5e2h1i2n3o2r1s2t3v2x2y1D2J' +
  '1M1N5O2T1W1&2(3+1,1<2?3[3_3|2}3;of them:b3f2j4k1l3m2t1C1G2H2O6R1W2#2$1%3&3*5,2-4.5=2^2{1;of thing:d3m4s3w1y3z1B1' +
  'C2O3T2X2Z2!4)1@2]1;of those:b4f3i1n2o3r3t4w2F3K2O4Q1R2(3-2}1;of training:b2j3r4x1G2T8W3#1)3-5?2]1;of us:a1e1j4k2' +
  'l3o1s5t3z2A1B1E1K1Q5Y2#2$3%3&3,2-3/2}1;of what:b1u1w4C1U1V3W5X3Y4Z4!3$2{6;of you:d3F1K3M7N4V1*1/3;of your:c3f1j2' +
  'A1B2E3F4G2J2N4R5U4V2W1Y4Z1$1&3)2.3/4<3=1@2[2]2^1}2;of yours:p1H2J4N4R3S2Z3-2/3<2[2]3^2|4}1;off:a3c3d1f5h6k1l8m2n' +
  '1p6q5u1x8A2E2G1I4K2L2V1&3(3)3*1>6@4_3}1;off a:f2g3j1l1o1q3F1G3}2;off at:c5d6e5l4A3I3L1<1>4]1^3;off for:h3l6q2t1x' +
  '5A4I1U2>2}2;off my:e2j6k1l1m2n2u3L2(3*4,1=4{5;off on:a6f1h5k2n4}3;off the:c2d2n1p3q2r1t1u4B5G3I3K3L3&4*2@2|2}1;o' +
  'ffe-:c2e2f1j1s4B3C1F2M1N2O1T5U2V4W4X2Y3Z3!3#2$2)3.2/2=3}1;offer:c2e2f1j1s4y1B3C1F3M1N2T4U2V2W5X2Y3Z3!3#2$3)3.2/2' +
  '=3;offer you:c3B3F2T1U3V2X4Y3Z2!2#2)4.4/3;offered:d3T3V1Y3!3/2;offi-:c2d4e3g2l3p2r1s1y1D1I1J2K3L3M3P1Q2T1V3Y3Z1!' +
  '4#5&1@2^1{3|1;office:c2d4e4g2p2r2s1y2z1B1D2I2J2L4M4P1Q3T1V1W1Z1#5&1(1^1{3|1;office is:d1e5f4g1v1B3J1K3Z2#4*2+3?3' +
  ';officer:L1R1T1V3X3Y3!4&2+1@3}1;officers:j3l4Y3Z2!3;offices:t3K5#4}1;official:O3,2?1]4;offs-:b1m2q1B3/3}3;offsho' +
  're:b1m2q1/3}3;ofte-:a5b3i1j5q4r3y3P3&1(3)3@3}2;often:a5b3i1j5q4r3y3P3&1(3)3@3}2;often do:a5y2P2(2)2}2;ofun-:N7;o' +
  'fundisa:N5;ogge-:c9;oggendklasse:c7;oh:g3k3C1G2}5;ohlw-:t4@4}1;ohlwini:t4@4}1;oil:/5?1}6;ok:a1e1g2i1j1m1n5q1t6w5' +
  'x7z5C3E5F1G4H2K3M1!1(2+4,1?7|1}2;ok and:a3b1c1e3f2i3j4q3w1y1H2I2J3K1N2O3Q1T3W1X3Y5Z2#1%2(5*2=3?1;ok for:a3n4w3z5' +
  'A3G3H4I2&1+2}1;ok to:r4w4x2A2G7K1?4_3;okan-:n3t2v2w2R3=2|2}1;okanye:n3t2v2w2R3=2|2}1;okay:a1n5w4x3z3E1F2G6K3M3&1' +
  '?6^2}1;oke:p3z2N4*3}3;okes:c3g4z3E3F4J2O2Q3V3X4Y4!3%4;okok-:k5s4v5;okokuqala:k5s4v5;okun-:k3R6&3^2_4;okus-:c2L4W' +
  '5;okwe-:f3q7;okwesikhashana:q6;old:a2b1f1i1j3l1w5A10C6D2E3G1J2L3M2N1R2S3T3W4$1*1+3,1<1}2;old do:f2A5C7&2;old eno' +
  'ugh:A4C5;old is:b3w3E6F3L1S3U3!3-3}4;old must:A5C4+4;olde-:A9C4E2;oldest:A9C4E2;oldi-:A6W3)2}3;oldies:A5W3)2}3;o' +
  'lds:a4i1y1A5C2G1O2W3,1.3}3;olim-:r4Z3}4;olul-:m3)4;olulodwa:m3)4;olun-:h4u3)2;olym-:}7;olympic:}4;olympics:W1}6;' +
  'om:b2c1e4j2k5q1s1t3A2D3E2H2I1K2L5O4R3S1T1W2Z3!3*3+3/1<2?2[1_2;om te:p4q3s3t2v2z4A2B2E1H3K3L3R2V2*5+2,2=3^2;on:a4' +
  'b2f2g2h4k1q3v1x4D2F1G2H1K1V1%1&1)1/3<1>1?3@1[1_2{1|1;on #:a4f2h1o2C1%5(3.3{1}1;on a:a2f3g4j3n2o1q3r2w1y2E4F4I1K1' +
  'M1P1Q6U3#3$1%1&1(1)1+2,3-4.3/1=1@1^5|3;on an:c2m1t3Q2$2)3.2/4>1@3_4|1;on at:a3c2g3l2p4q1w2T4U4_2}2;on day:d5h1k6' +
  'v4w4y6F3,3;on facebook:b3s2M3T3&1)2=1?5|1;on for:a2d4h3i6w6x3C2E1;on friday:a2d2e3f1g6n3t2v1x2y4D2E2!2$4?2}5;on ' +
  'her:l3r2v1C3E3G1K3L4Y2Z2$4/1;on his:a2f1r2v1B1D4G2I2K2$2+1?3[1}3;on hold:q7}3;on holiday:m5z4E2U2V3)1+1{2;on in:' +
  'a3d2h1p2q3x2y2D2T2>2?3}3;on it:b5d4h3m3v1w2x2R2T3-6;on me:l4p1y3D2F4L3Q1V3*3,3@6;on monday:a5g4j1q1t5u4w4N2Q6(2^' +
  '3{1}1;on my:e2g2l2p1q1u2v3w2x1D4E5F2G5J1V1$1)1+2,3/1<1?1^1_3{4|2}3;on offer:e1B1C1T6V4W7Y1Z3;on one:j5r2t1G2H4I2' +
  'R1%5)1*2]3;on saturday:f2g3i1j4p2r1t3u2v2w2B2E1F2I2J3K3M3N4O3Y2$1=4^3_2}3;on site:E4K3L4#6/2]4_1}3;on sunday:b1f' +
  '1g1l1m2q1t1C2X2$4-5.2/4{4}4;on that:d2f4h4o1H3O3!4*2?2;on the:a1c1f4h1i3k2l2s3x1y1A1D1E1F2G1J1K1N2O2Q2R3T3U1V4X1' +
  'Y3Z3&3.2?2[2]2_1{3;on thursday:a3g3h3r1v2w4C2E3G3N5Q2%2,2>2^1}2;on to:p2r3x5I2&3@6[1_3;on top:i3k8r3F4Q3R1V1$2&2' +
  '*3^3;on tuesday:a2e1g3j3r3u1v3B3C3F2G1K3N1Q2$2_4}3;on wednesday:a2e3g3m2r1t5v2B3E2N3W2<2>3_3}2;on weekdays:c5d5e' +
  '5g3B2K4;on weekend:f2z4Z3)2^6}3;on what:a6b2j2n4p1q1r2C3M3P2S2V2(4*2{2;on when:b6e3h3x5>2;on which:a3b4c5d2n5y1J' +
  '2P3Q1V2&4(4[1;on with:k4y2G2U6V5X2/2>2;on your:a1b1c2d2e2j1k2n1s1t3x2z3A3B1H1L3M2O1R2T2U5V5W3X3Y3!1&1,2.3?4@3[1]' +
  '1;once:d8j2k9m8n3r6s7E1K1Q1Y2Z1)6,1[3^1_5;once a:f2j2l2r2G3J3#4%4&3^3}2;once off:k7m7)8;onde-:l2q3z6K1#6;one:a4d' +
  '1e4i4j3l2m5o1r3s4t2u3v2C1F1G2H2J2N2P2Q3R4S2V1Y2Z1$5%4&1(5)4*1+3,2-2]3^1_3|2;one and:a2e3l2m2v3B1F2H4P3R3+1}4;one' +
  ' can:a3c4e2u3E3U1V1X4Y4Z4-4@3]2^3}1;one class:f3i4l3m4s2B3C5Q2R3}5;one coach:Q4$4%4;one day:r3t2R2!2)10=4}2;one ' +
  'do:d3f3u1A3C2G4R1S3T2U1V4W1Z2&3,3[3;one evening:i3m8r4E5&1)1}1;one for:a5b4d3e3f3i1l3s2t2z2B3D2N4P1R2+4-3;one ge' +
  't:c2l3M4P3Q2S4!2)2=4}1;one go:i4l4n4s3v4H2Y2&2)3-3;one hours:e2i4$4}2;one i:f2i1r2u2v5J4V3W2>5{3}1;one in:b1d4i1' +
  'o1r4s4u3z4A1C3J4P2(4_3;one is:d4g1i2j2u4w3C6P1R3V3Z3(3*2^3_2|4;one learn:P4T3U2V1W1X2!3/2;one lesson:i2m5s2z1E3F' +
  '3&4,3;one month:j2o5-3}5;one of:f2o1p1r4s2t1w1C2E4H1J3M2N2Q5U5V1W6Y3Z1$1(2)1*2,2.4=2]3{4}2;one on:e3f3i3s1t1u2J4' +
  'M4O3)3]3;one pay:j2n5q4P2&3.3^3;one session:i3E5Q4%2)2;one week:m4r6s3E3}3;one with:F2G3V4X1?4}5;ones:a2b2d5e1f2' +
  'h1i2m3q2r5s1v2w5y3z3B6C4D1E2H2J1L2N1O4P1Q2X2(1*2@1]7_1;onge-:r5Z4_3}2;ongeluk:Z4_3}3;onli-:b3j3l1n4o2t4u1v1y1,3-' +
  '3/10?3[5]6^2_3{1;online:b3j3l1n4o2t4u1v1y1,3-3/9?3[5]6^2_4{1;only:a2c4d4e3f6j1m7n3o4q1w1y2z3A1B3C1E4F8G1J3K1O1R1' +
  'T5U1W3Y2!1$7%4&2)1+1.1/3=1?3@1[3^2_1;only come:d3j4l4r2F3)3>2;only do:c2d2e1f1j1l1n2o1z3C3P3R4T4$2%1)1+3;only fo' +
  'r:a2d1m2o1t1u4z5B3S6V1!2%4)1?4[4|4;only get:d8h3B4}2;only have:a3c2n4w3G5I2J3L2R5&1)2+1[1;only in:d2f1m3o2t3J2M4' +
  'P3(3/6^2|3;only one:a3s3u3z4A4G4J5L4Q3R1&3_3{4;only the:e4k6m1o1q4s2u2y1B2H1J3P2.3@2^2|3;only want:j4m4o4y4E3P4W' +
  '1%3&3)1@4;onog-:!5#2}1;onogada:!5#2}1;ons:b2d2h1i2l3p2q1r2t2u7x2y3C2F2K2Q2Z2#8$2%8*2,1.4>5}2;onto:t4x2B4H2L3&3(1' +
  '=4[4_2|3;ontv-:g6-4=5;ontvangs:g6-4=3;ontvangsdame:=4}3;oopm-:}6;oopmaak:}6;oops:u4}2;oor:e3f2h8i1p2r4u4C2D3T1&1' +
  ')1*1/5{1|4}3;oorb-:d3n2x5;oors-:q6r4T4/3^3;oorsee:q3/3^3;op:a3b6c1f2g2h5i4k1m1q7x3A1G1H1P2Q2S1V2X3!2$6&3*1,1.2/1' +
  '<2=1?4[2_2{1|3;op die:a1c2k2l2v1x5y3A2F2H3Q4V3X2&3+2.3@2[3]2_4}1;op n:a4f4g5i5r1.1/2?2@2|4;opda-:g2m2r3t4v4}2;op' +
  'daag:g2m2r3t5v4;open:c2f3g12h9k1E4L2V5(3)4=6>5[5|2}3;open on:g5h1J4&3}6;open to:c3e2z4C2E6U3W2Y3)6;open when:a1c' +
  '4g1h1(2>2_3;open-:c5g6h1k3t3I4J3(1*2.1=6_3}1;opened:_5}5;opening:g5k3t4J3.2=7;opens:c7g3(3*3]2}4;oper-:g6h2m1q3G' +
  '5K3M5;operated:G5;operating:g6h3;operation:b2g3m2q4G4O1(1;opge-:O1/4}6;opho-:o1p5x2z3;ophou:o1p5x2z3;opin-:D1G2}' +
  '4;opinion:D1G2}4;ople-:N2O1T4Y3Z5!6#6$4]1;oplei:!3#5;opleiding:N2O2T4Y3Z5!5#5$4;oppo-:b2e3J4*3=5;opponent:*3}5;o' +
  'pposite:b2e3J5;opt:p4y1?4@4;opti-:b2c2d1e1f2i3j4m3n3o4p3q2y2F3I2K1R4T6#2$4%1.2/2^5;option:c1i3j3m3n2o5q2F2$5%2.3' +
  '/3<1^6;optional:y5;options:b3c2d2e2f2j3n3q1F2I2K2R5T6#3;or:a2b1e2h2i2k3n4o2p2t2v3w3x3y1B2C1E1F2J4K2L1N1O4P3Q3R4S' +
  '2T2V1Z1$1&2(2*2+2,1/1>1@2[3]2^3|2;or #:a5c3e1i4j3A1C2Q2Z4$3]4;or a:f5i2k4o2p3s2v3w1y3z4D2F5N5Q2T4U2$1&4*2-2>2]2_' +
  '5|2;or also:c4d3e2k2A4L4T1&3*2+2/4@2]3;or are:c3h5v1w1z5B3J1L2Q2T1$3+3,1^2;or at:a2n5s4t4B1J3L1O3Z3$2,3=3;or box' +
  'ing:a2f3w4R5.3}1;or can:f3n2o5q3r3t4v1y5z4A2B2C1E5F2L2Q2#3$3(2,1/2[3]3^1;or do:b2e1f3g1h2i2j2n2r1v3w2x1z2B2E7F4H' +
  '3I1K4L4O1P1Q5!3#1)2+4,1/3>3[3^2_2|3;or does:b1d4i2o3p5r1v4w2x4I2K2N4Q5%4+2,1@3|1;or how:i1n1v4I2K2Q3V3@5;or is:a' +
  '4b2d1e2f5g1k2l2o4s1t4w6x3y1A1B5H4K1L1O1P3S3V3W5Z5#2.3/3=1>2@2[2{1;or just:e2f4g6h2k2o3p3q2s4t4w2J1L1O4P1S4U3V3W3' +
  '%1&6*2@2]1}1;or more:i4p2s4y2B1J2R2T5Z2|2;or must:a2j1n1p6r3t2v1w4E5G2L4Q2!3(2+2,4-5[2^1_2|3;or no:a2c3e3f2h3k2n' +
  '2w3x3y1B3H2K2R3U3V1;or not:h3l2n2o1s3w3x2y1z2C1H1S3U2+1,2>5?2{5}1;or on:a3b2i3B4K1,3-2/2|1}2;or only:a1c4g3j4k2q' +
  '2s3t4v1y1B3F1K2M3O2P3U6V3Y3!2&3(2)2*3-2.2@3]5^2_3|1}1;or so:d3m3n3q4s3y2E3O5)3+1-3]1|1;or something:k3l3n4z2D1E2' +
  'I3O2P6T1V3X2)2.2>1[4;or the:h2n4z1C4I1J1N1O2R2U1V2W3Z2&5|3}4;or two:a1i5k3m4p3t1C3$2&4{5;or what:i4n3o4q1t4x3z2F' +
  '4Q2S1X4%3)3*2+1>3^5{4}2;oran-:z4I4P5;orange:z4I4P5;orde-:a2d1i2m2n5o1q1A4D4E1O2?1]3^7_6{9}1;order:a2d2g1i3m1n3o2' +
  'q2A4D5E1O3+1?2]5^4_1{7}3;ordered:_5{7}1;orders:m2n6^7{2;ordi-:z5F3Q1S3U5W2Y2Z2)4;ordinary:z5F3Q1S3U5W2Y2Z2)4;org' +
  'a-:t4C1#7)4.4;organise:t4#2)4.3;orie-:v5E2;orientation:v5E2;orph-:n2}7;orth-:x5F3G3}3;oss:}5;oste-:G8;osteoporos' +
  'is:G8;othe-:a1g2h1i1k2n1r3s3u4v1w1y4z2C2D4F3I3J1M1Q2T5!1#1$4%2)1.1<1@5{1|1;other:a1d1g2h2k1n3r3s4u5v1w3y2A1C1D3F' +
  '1I4J1M2P1R2T4#2$2)2*1.2@4{2|2}1;others:c1e3i2k2r2v2x2y4z3C2D3F2G1J1L2N1Q5T4!3$5%4-1<3@1]1_2;otherwise:b2l3z3F2@4' +
  '}2;otp:n4}5;ou:b2w2y2z2A5J4N4S1V1*1}2;ouen-:c4C4E1X3$3*3;ouens:c4C4E1X3$3*3;ouer-:E4,3?2;ouers:E4,3?2;ouma:n3z4A' +
  '5E4F3H3W3,3;ounc-:]5_3;ounce:]4_3;oupa:A8E3W4?2;our:e1k1u2B2C3E2H1L1N1O1Z4!1#9$2%7,2-4.3>5?4@5{1;our church:l2v2' +
  'y2B2C1F2J1M2N1R2S3Z2!2.3{3}1;our company:H2N5!3-3]1_2|3}1;our daughter:a1b3j2l4p4q1t3u2z2C1G2$3,3;our hr:j1E4H2M' +
  '2N2O3S2T3,3<2?1@2;our office:e1G2H2N2#2-1}7;our own:F1$2%5.3[3}4;our school:b2g1h2l2A4B1D1N1U3#2-2.1]3{3;our son' +
  ':f2m1q1t3C4D1E2G1H2P2U2,1.1}2;our staff:b2k2N2S1Z1#1/3[1;ours:g4C2!1#3.1>3?1}2;ours-:t3v2F2Q3%6,3;ourselves:t3v2' +
  'F2Q3%6,3;out:b1c1f1i4j1p9q4r3s3t2u5w3x2y5z1D1E1G3V1!1#1%1)2*1+2.1<1=1>5@3[4]2{1}1;out for:a2c1d2h3j1q4r2s1v5x3A3' +
  'G1J4!1$2.4=6>1{4;out of:a2c2d1e2p2r2x2z6A1B2D1F2G4I1L2O2R2S3!4)4*6>1?4@2_3;out on:b2f3r6t5w3>1]5^2;out the:b1u1y' +
  '4A4E3G2P3#4,2-2.1>3^3}1;outa-:>8}2;outage:>6}2;outages:>5;outd-:x1T3#3}3;outi-:G6H1,3.5}1;outing:H1,2.6}1;outl-:' +
  'B5D2S4T2&4;outs-:f1g2m1v3x2E4H3J2K4M2R1U1Y2#1)3@3]3^4{4}2;outside:f2g2v3x3E3H3J3K5M3R2U1#2)2@3^4}2;outsiders:l2m' +
  '3E3Y3$2)2;outstanding:{5}3;over:e2f1g1h4i6j1k2l2m2n3o1p1r6x3z2A7G2I3J1K2P2U4$1&2*2-2/5>1}2;over my:s3x3y3z4N2P5}' +
  '1;over the:b2d4e2f2h4m2n1o2r1D2G1M2P2$2*4/5?3;over to:k2o1r3u3A1I2}3;over-:b5e3q4r5u2w3z5G3K1L2M2P2T4!2)5,2-1/2?' +
  '2^3}3;overnight:K2L4^4;overseas:n1q6w1M4N2O1P4!4$2(2)6+1,4-2/3?4^1;overslept:r3u5}1;overtime:r3}5;overview:b7T5;' +
  'overview of:b5T5;overweight:z7D2G3;owe:j3k1s6}7;owes:}5;owin-:r2}4;own:k2m1n2o1w8z2C1E1F2J1K3L3P1R3U1X1$6%10*1+7' +
  ',7/3[4^1}2;owne-:M3N4R3Y4#3)3+4}4;owner:M3N4R3Y2#3)4+1}3;owners:Y4}4;owns:w1N1?2}4;p:d4j4Z5^2;p#:K3P10U4!3?2;pa:' +
  'a3b1l3t2A7B3G3H2M2*1,1-4;paar:m3$1%3-3]2_3;pace:z7G2/6;pace-:G8;pacemaker:G8;pack:k2m8w10z2$3-3=1>2}3;pack-:j7l3' +
  'm3K1Q5#4$6%2&3.4^4_2{6}1;package:j3k1l3r1#4$6%3&4.5^1{7}3;packages:j7;packed:K3Q9^4;packs:m5$3.1}3;pad:e1g3W7]4{' +
  '4;padl-:L9;padlock:L8;pads:a3e5w8y6G3Q4W8#2$4=1?1]7^3_6{3;page:a2b3d2g1n1t1H1M4N7S2W2X2Y2%2&3?2[8]3{3|1}3;page-:' +
  ',5[2|7;pages:,5[2|7;paid:k3l2m1n7r4s1x1A2J1K2P1&2(1<2=3]1_1{7|3}6;paid for:k3l4p2r4B2J4K1(2_2{6}1;pain:u1y7G2L4<' +
  '1;pain-:v3R2#2=4}6;paint:v4}4;paintball:#3}3;pair:g2i1l1m1o2w1B1C2E3F6I2Q3W3Z3!1,2=4]2^2_3{2;pair of:g2j2n1w3W3=' +
  '4]1^2_1{2;pair-:F4O4Q6-1]3_4;paired:v1F4Q5}2;pairs:Q3]3_4;paki-:}5;pakistan:}5;pakk-:g1j7l3.3^3{7;pakket:j4}5;pa' +
  'kkie:g1l4{7;pala-:I4}1;palama:I4;pals-:G4H4;palsy:G4H4;pana-:X7}1;panantukan:X7;pang-:X4*5;panga:X4*5;pani-:a2v4' +
  'G6Q2V2Z3$2}1;panic:a2v4G4Q1V2$3}3;pant-:w7B4]5;pants:w7B4]5;pap:}6;pape-:a2b1g2k2n1o6p3v1O5P3Y1!1+8,7=1@3^1|7;pa' +
  'per:a4b2g1n2o4p5w2N3P4Y4!2&1+1,3-1?1@3^2|3}2;papers:g2o2v1O8+8,3=4;paperwork:k3o4v2+4,7;papi-:O4+4,3;papiere:O4+' +
  '2;para-:g1l4E3H6K5O2Z3=3}2;paramedic:g2l3O3Z3=4;paranoid:E4K4}3;paraplegic:H7;parc-:g3^7_3{9}1;parcel:g3^2_3{8}2' +
  ';parcels:^7{3;pare-:b1l2s1u1v2A3B1C2E9K1L2R3S2X5Z2)1,5?5@2[5|1}1;parent:l3v3y2A1B3E6S3,3.1?1[2;parents:b2f1o1s1u' +
  '1A3C2E6K2L3R3V1Z3)2,4-3?5@2[5|1}3;pares:X6;park:d3i1q5v1I1J2K16R3T2X1$3.3}2;park-:a2f2i3v3w2z1G4H3K10R2W2Z4*2}2;' +
  'parked:a3v5*4}4;parking:a1d1i4w2z2F1H4K12R2U1Z4}3;parkinsons:G6W4;parkmore:I4J4;parkrun:f5q2w1A3Z2;part:e2j5p2t4' +
  'w1y7E6F1H3O3P5U3V4W4X3Y4Z3!1&2*6+3,1/1<4=8|1;part of:j4p2t5B2D2H1O3P1U3V5W4X4Y5Z4!2&2*5+3-2<4[2;part-:n4u2v4y2E2' +
  'F5G3Q7Z2$2*3,4.12<4@3{2}1;participants:A1E4Q3+2,3;participate:E3G2,3;parties:.7?2@5{3;partner:d1s1v5y3F8H2Q6X2Z3' +
  ')1,2<5=1}4;partners:u2F2G4Q5#2<3@2;partnership:l3M4}3;parts:k3n7G4;party:m3u3A1L2*5,1.11^1{2}4;party for:.6{3;pa' +
  'rtytjie:.2}3;pas:b2c3o3u4z4C1R7$1-3[3_6;pass:g2m11s4D2P1$3@6[4}1;pass-:a1m4p1C1I1J1P2T2U1V4$2*5+1,2=2@4[8}3;pass' +
  'ed:p4u2C3P2T3+2=4@4}2;passenger:a2J3U3*4}1;passing:g2m5I2P2V5$4;passport:+1,5@4}5;password:[9}3;past:a3d5e2f1g7i' +
  '3y1A8I8J2O2T1;past-:b4c5B1;pata-:m5n4s3<1;patala:m6n5<2;patc-:G2P6Z6]3}2;patch:G2P5Z4]3}2;pate-:q2y3{3;path:H5P4' +
  ';pati-:d3e4z2F1G2N1O6U2!1#3*2;patience:z3C1O3}3;patient:d3z1N2O5U2Y1;patients:e4F2G3R1!2#4*3;patr-:c3K5#3/5;paul' +
  '-:m3V4}1;paus-:e5q14;pause:e5q11r1;paused:q5;pausing:q6;pax:#5%4;paxi:^7;pay:g1j8k9l6m11n12q3s7I1K5P3#1$4%1&6)1-' +
  '2<8=4^3{2|3}2;pay as:m10#2<2|3;pay at:k2m5n2s4K2;pay for:g2h3j1k3m5n1p3q2r2s2D2E2K4#1)1+2-4<4@3{2|2}1;pay in:j2n' +
  '1o1q2J3)4_3}2;pay it:n5<3}6;pay the:i3j5k4l5n3p2&4<1^2_1}1;pay to:k8s3K2P4$3%4_4|4;pay you:j2n3}2;paya-:k4;payab' +
  'le:k4;payd-:l3n6s3u2w1(2/1^2}2;payday:l3n6s3u2w1(2/1^2}2;payf-:n8}1;payfast:n4}2;payflex:n7;payi-:j3l3o2p2q5s6C1' +
  'O2$1%1[3^2|2}3;paying:j3l3o2p2q5s6C1O2$1%1[3^2|2}3;payj-:n6;payjustnow:n6;paym-:j2k4l2n8p3q5s3M1|1}3;payment:j2k' +
  '4l2n8p3q5s3M1|1}3;pays:j5l1n5o1p1E1T1#3,4<7@2_6}2;pays for:j4l1n6o3E2T2#2&1<4_3;pays-:n6;pdf:b7|10}1;pe:q1w5y4z1' +
  'G3V3=1^2;peac-:n4y2S3}4;peak:I5Q4$4;pean-:l2G5}2;peanut:G4}1;peanuts:l2G2}3;pedi:q3r4G2;peek:E10@1;peki-:X4;peki' +
  'ti:X4;pele:c4p3s6u3v5E1G2Z4,2}2;pen:w5X4*2]4;pena-:o6p2r6}1;penalty:o4p3r3}2;penc-:l5t3w1;pencil:l5t3w1;pend-:o3' +
  '=1{3;pending:o3=1{3;pens-:b3c3j4k2l8n1s3w1A8W2%4^1;pensioenarisse:c2l4A3;pension:j4k3l5A3;pensioner:b4c4j3l4n3s1' +
  'w3A3I1J1R2^2;pensioners:l4s3A4W3%4;peop-:b1c1d2e2f2j1l1o1q2s1t1w1y3z3A2B1E1G1H2N1O3P3Q4R2S2T1U2V2W1Z3!3#2$3%4&1)' +
  '2=2?2[2;people:b1c1d2e2f2j1l1o1q2s1t1w1y3z3A2B1E2G1H2N1O3P3Q4R2S2T1U2V2W1Z3!3#2$3%4&1)2=2?2[2;people do:P2Q2R3T6' +
  'V5Z3!2%2;people for:y2A1W5Y3!5#1*3.3;people in:e1m1o5v2z2A1D4H4N3Q2S4U4V3Z1!2#3$1%3;people like:c3l2q3z4A1G3H1I4' +
  'W2Y3=3]3}1;people or:y2B4Q6S3U1Z4;people to:s3K3U2X4Y2!3#3%2.3}2;people who:c2d1f2l3q2s1z4A2G3H3N2O4U2V3!1&3)4/4' +
  '[4|1;people with:d4l3m2G6H3T2W1X2Y2)1;peoples:w2y3O3Q3R2;pep:^5;pepp-:G1*3+3]3}2;pepper:G1*3+3]3}2;pepper spray:' +
  'G1*3+2]3}2;per:b2i5j5k5m9o1p1K4Q8#2$1%6&1,1_1}2;per class:i5m4Q4;per month:j9&2;per session:i4m4$3;perc-:l4F4G2<' +
  '2}5;percent:l3G2<2}5;percentage:l3F5;perf-:c4e3i2C3$1-3.6}2;perfect:c4e4i3C3}2;perform:.5;perh-:l3L4#2$2=3]2;per' +
  'haps:l3L4#2$2=3]2;peri-:e3o7p4q2s3_3;period:e3o6p4q2s3F1_3;perm-:o1p1x4E2L2+9,5=4?6;permission:E2,6?6}1;permit:o' +
  '3x2+9=5}1;pers-:c1d3g1k1l1p2r2s1t1v2x1y2z2A2H2M5N2O3P2Q5R2U3!3#4$6%3*3-1/3?1@2]3|3;person:c2d4g1i1k2n1o1p3r3s3t1' +
  'v3x2y3z3A3H3K1M4N2O3P3Q1R3S1T2%4*4-2/4=2?1]3|1;personal:M2Q5U5!2#1$10@5]2|4;personally:r1N4Q6}2;personeel:#6;per' +
  'soonlike:Q5!3$1@2;pert-:j3m2p1q2D3J3/5;perth:j3m2p1q2D3J3/5;peti-:F4R2}2;petite:F4R2;petr-:d2l2J3U3#5/4}4;petrol' +
  ':d2l2J3U3#5/4}4;phak-:c4e5f3j2F3K5R4(3;phakathi:e5f4j3F3R4(3;pham-:c6E3$2}1;phambi:c6E3$2;phan-:z5K3R2V3;phansi:' +
  'z4K2R3V3;phar-:d3#4}5;phas-:D3F3=3[4;phi:b5I2K6L4S3=3;phil-:O2S6X9}2;philippine:X4;philippines:O2X7}1;philosophy' +
  ':S7}2;phon-:b2g1n4t3x2B1D1I1J1L5M6U1*2,3-1>2?5@2[3^1{2|5}2;phone:b3g1n4t3x3B1D1H1I1J1M7U1*2,3-1/1>2?1@1[5^1{2|6}' +
  '3;phone me:a2M7{5;phone number:M1@1[5{1}2;phones:L5?6@4;phot-:j1q2y2z2F4M1N2U1V2?13}4;photo:b3y4N3?4}3;photograp' +
  'h:?6;photographed:?6;photographer:?5@3}3;photos:j2z4A1F5M3N1U2V3=1?6[1}1;photos of:N4?5}1;phys-:a2e1q2y3G5H4J3O5' +
  'S1U2V4#2&2/4<2=2}2;physical:y4z1D2J5#4&2*2;physically:H4U4/5;physio:a2e2q3G3H2O6S2V3W1<2=3}3;pian-:b3r3y4z1C3;pi' +
  'ano:b3r3y3C3;pic:?6_3;pick:g2i3t1D4E5I5J1K2R8S3T2V2W2X1$3-2^7{2}1;pick up:g2i4E5I6K3T4-1^5{2}1;pick-:a3b2u5z5D7M' +
  '4-3^6{4}2;picked:g2u6z5D7M3}1;picking:a4D2}4;picks:c2M4-4}3;pickup:i2^6{4;pics:z1?12;pict-:b5v2z1A3M2S4?10@2_2|1' +
  '}2;picture:b4v3S5?5@3_3}1;pictures:b2z2A3M2?9|2}3;pictures of:b4L3?2|5;piec-:B3N3+3,3}3;piece:N3+3,3}3;pier-:x9;' +
  'pierced:x6;piercing:x6;piet-:^5}4;pig:x4L2}1;pila-:b3d2x2z2G3T5.3]2}2;pilates:b3d2x2z2G3T5.3]2}2;pill-:p2B1G4Z2{' +
  '2;pilo-:m3q3}4;pilot:m3q3}1;pin:x3J12[4;pinc-:D2K2_4;pink:u1F4]4_3}4;pinn-:x2R3*6;pinned:x2R3*4;pins:x6G2V2*4;pi' +
  'pe-:C1)3,3;pira-:!4}4;pirates:!4}2;pist-:F3Y11*5+8]2}2;pistol:F4L2Y7*2+7]4}1;pistols:Y3*1+4;pistool:Y4*5+2}3;pit' +
  'c-:r6s2t4u3v1z1Q5>3;pitch:r2s2t5u3v1z1Q5>3}1;pizz-:}7;pizza:}7;plaa-:r3Z3#4*5/2?1^2;plaas:r3*2/2?1^5;plac-:a2e1g' +
  '2j1p1q2r2t2u2v3B1C1F1H4I1J5K4L3N1Q3T3U2V2W3(2,1.2=5]1{4;place:a2b1c1e1g2j2p3r2t2u2v1z1B2C2F1H4I1J5K4L4N1T4U3V2W3' +
  ',1-1.2<1=1]1{2}1;place for:j2o1t2z5B2C4F1G2K4L3Q3V3W3.4=3}2;place in:b2E2U4#2(4^3}5;place to:t1H2K3L4V4W1!2[4}3;' +
  'placed:o1q3^2{5}2;places:l5n3q3s3v4E1J3K3Q3#2&4(4@3;plai-:S3T4U1W1;plain:S3T4U1W1;plan:b7c2i4j9k2l1m4p5q6v1!2&1)' +
  '1<7>4|1}6;plan for:b4i4l1q3u2v3&3}2;plan-:a3b4h3i2j6o4u2v1z2A1G1L1V4#1(3)6.2<1>1|4}3;plane:a3w3I2|3}3;planet:d1g' +
  '1j2k2o4L3Q3V5<2}1;planet fitness:d1g2k2o5L3Q3<2}3;planned:h3(3)8.2|4;planner:b5v4H1M1!1-2.2>3}1;planning:b2h3i4q' +
  '1A4H1J3P2.3;plans:a3j8o4u3}1;plantar:x2G4;plas-:k3n4q5r1x4z3H2Z4(2?4_1;plaster:q5r2x4H2(3?4;plastic:k3n5_2}1;pla' +
  't-:G5U3/4[3}1;plate:G5U4;platform:/4[3;play:q1u4y4*3.2/2|4}9;play-:c3p1q2y1z5B2D2G4R3V2X1!1.1}4;played:z7;player' +
  ':R3V3X2!2;playground:D6;playing:q1B4G4;playlist:}7;plays:f2p3q2y2B3C3G3;plea-:a3b3d1g4i1j3n1o1p3q2t3u2w1B1F2J3M4' +
  'O1T3V3X2Y1#1$2&2(1=1?2@1]1_2{2|1}2;please:a3b3d1g4i1j3n1o1p3q2t3u2w1B1F2J3M4O1T3V3X2Y1#1$2&2(1=1?2@1]1_2{2|1}1;p' +
  'lease advise:a2g2i1n4p2t1K3L1$2&1@2{4;please i:b4v3J4M2#3-2{1;please my:i2p3u2x2A3J2M2N3,2@1;please send:j3n3p1N' +
  '3T1Z3#3]3{2}1;please tell:f3h3l3p4v2w3A2C3F2H2K3L3W3$1}1;plek:g4t4C4H2J4K7L4U3V1&3(2.2}1;plen-:r3A2O3}3;plenty:r' +
  '3A2O3}3;plot:F3U3Y3^4;plug:p7L6>1;plum-:z3E3}5;plumber:E4}5;plus:b2k4n2z2A3I1#2%5&2)1<2}1;pm:a3c3d6e4g3i2j5u2v2I' +
  '3K2Q1>4;po:^6}3;pock-:j3l3w2x3B3G1&3<3=4]2}1;pocket:j3l3B3G1&3<3=5}3;pockets:w2x3]3;podc-:}6;podcast:}6;poem:}6;' +
  'poin-:l2n1y3z2I1O2S1*7<7^5}2;point:y5z3A1I2K1O3S2*4[1^6;points:l2n1*3<7}4;poli-:l7p3r4A3H4O7P1S1!5$1+2=1?4@4_6;p' +
  'olice:l6z2L2O6P2S1$2+2=3@2}5;policeman:A1V2}5;policy:p4r5A4?5@4^2_7;polisie:l1O2!2+2}2;polm-:<6;polmed:<6;polo:p' +
  '3w3K6}3;polo-:a2f3C2J3)3/4^5}2;polokwane:a2f3C2J3)3/4^5}2;pool:}9;poor:l4r3C2Q3}2;pop:a1g5m3E2J1M4$3)5}1;pop in:' +
  'a3g5m4t1E3J2M2;popi-:@9;popia:@9;pops:G7;port:G2J3^2;port-:q3H2V1#3+1?2[7}2;portal:[7}2;portugal:q4+2?3;portugue' +
  'se:}6;pos:p3M5=6^4;posi-:u2F1G3=8}1;position:F2=7;positive:u2G3}3;poss-:c3d1e4m3n2o3q4s3u3y2z2A2E3G3H4K1L3T1U1X1' +
  'Y1#4$3&1-4.3/3@2^5_3|3;possible:c3d1e4m3n2o3q4s3u3y2z2A2E3G3H4K1L3T1U1X1Y1#4$3&1-4.3/3@2^5_3|3;possible to:d3m4q' +
  '4t2w3y1E2G2M2W3X2$1-4.3/2[2_1;post:b3d8q1D1(2*2=6?7^10_4{4;post-:b2o2u6J4T1(2)3=6?4^9{3;postage:^7;posted:b3o3p2' +
  'q1/1?3^3{1;poster:T3(3)5}1;posting:?5^5;postnet:^5;postpone:u6}1;posts:=5?2;pota-:z9#3}1;potato:z9;potatoes:z3#3' +
  '}5;poun-:n3*5|2;pous-:q6D2;pouse:q6D1;powd-:}3;powder:}3;powe-:e2y4H2>12;power:e2y4H1>11}1;powers:>5;prac-:c2m3y' +
  '1D2F5P5R5U5Y2Z3*6+3/2<6=2?1]3;practical:v3F1R5U5)2+1=5}1;practice:a2c4F1Y4Z3*3/2<7]4;practise:y3D1F4P1R1X1Y3*6+3' +
  '/2?2}5;practitioner:m4P4U3;pram:i2E2H8}3;pray:}8;pray-:L3}7;prayer:}7;pre:B3C4D1+4}4;pref-:c4d4f1l5n4p4u1E3F3M4O' +
  '4Q2$3%1/3;prefer:c2d3f2n4u1E3F1M4O4$4%2/3;prefers:c3p5F3M2Q3;preg-:i1p2q4u2w1E1G7K1P2*3}1;pregnancy:p2q2u2w2x1G2' +
  '}3;pregnant:i1p2q4E3G6K2P2R1*3,1-1;prem-:g2j7l4m2o4p4v1H2J4K2P1Q2V1Z4#4.2<2|1}1;premises:g3E1H3J5K4#4,2}2;premiu' +
  'm:j8l4m2n1o5p5v2P1Q3V2#1<2[1|1}2;prep:E2#4$3;prep-:m5v6B3D2J3P2R1V2W4!2#1$2*3,2-2;prepaid:m6-3;prepare:v4D3P2V3W' +
  '5!3*4;prepared:v4B4R2#2,3;prer-:z6+3/4;pres-:l1s2v3y1B4C1D3E2F1M2N2T1U2W1Y2Z2#1)1*3+1-8<3_4{3|2}1;prescribed:<3;' +
  'present:l1y1E4F2I2T2U4W2X1Y4Z4#3)2-8_5{2|4}2;present for:-5_4{5|3;presents:N6-6.4;president:h3z2}7;press:q1t2v4M' +
  '4}5;pressure:s3y2D5G5Z3*5;pret-:d2f2h1m2p1y3z1C2I2J4K2U2#2^4}4;pretoria:c1d2f2h1m2p1z3C2I3J4K2U2#2^4}1;prev-:d3k' +
  '1o2w1x3y3z5B1G3O2P3&2(2)2*3<1?4|2;prevention:&2)3*4|3;previous:d3k1o2w1x3z5B1O3P3(3?5;pric-:j10k3l7m4n1s3$6%5&7-' +
  '3.2]5^2|5}2;price:j6k3l7m4n1s3#1$6%6&7-3.3]5^2|6}2;price for:j1m2#4$2%4-2.2^1}2;price of:j1n2$6&2+4.1]4^3|4;pric' +
  'es:a3j6t1v1M2N2P1$2-1[1}3;pricing:j6l1;prim-:l1z3B6C3D1J3;primary:l1z3B6C3D1J3;prin-:b5e1n1o7s1B2D1N1S6!7,2-6.4_' +
  '1|6}3;principal:e2n4D3E1N1!7#1}1;print:b6o8s2N2,3-3_2|4}1;printed:-5|4}2;prio-:c4t3x2z4;prior:c4t3x2z4;pris-:$3}' +
  '6;prisha:M5$3}2;priv-:a1h2i1n2L5N3!3#1$10%7-3.1/2?1@10}1;privacy:@6;private:a1h2i2j1n2J1L5N3!3#2$11%7-4.2/3?1@1}' +
  '3;private lesson:i2j3n4J4M4N3-4?4;private lessons:j4s2N3%3-4}1;private session:j5K3#4-4>3;private training:$6%1=' +
  '4;private with:N3$3%1}2;privately:l3L3$6%2;priz-:W3.3}4;prizegiving:.3}4;pro:r4O7=1?4]4}3;prob-:o2r4u2v1w1x3z3A2' +
  'D5E3G5H2K1$1,3?2}1;probleem:x4z3G3;problem:r5u2v2w1x2z2A3D3E3G2H3K1$1+1,3?2_2}1;problems:a3D4G4;proc-:h2p7t5v3G2' +
  '#2@2_3{4;procedure:p6t5>1@1;process:p5t3_3;processing:G4{6;procurement:O3#4;prod-:.3]6^3_5;product:.3_6;products' +
  ':]6^3;prof-:p2N5O5!1#1+5<6@3[8;professionally:O4!3=2;proficiency:+6;profile:p3#2@4[7}3;profit:}7;prog-:a2b6p1r3B' +
  '5D4F3P4T6U4V3W2X4Y1!3#4&8(5/2<2=3[2{2;program:a3b5f1A3B3D3X3&4*2;programme:a1b5p2r2B4D3F4N1U5V4W3X3Y2Z1!4#5&8(6/' +
  '3<2=5;programme for:b4D3#3(1}7;programmes:B1T6<2;progress:r3y1P7[4{4;proj-:o2q2E1U3?3}6;project:o2q2E1U3?3}4;pro' +
  'm-:c3h2l9m1o3s1C1F1P8{3}2;promise:h3m2o5}1;promised:a2s2C2{3}8;promo:l7}1;promotion:c5l3s2P5;proo-:w2D2M3O4)2+4}' +
  '4;proof:w2D2M3O4)2+4}4;proof of:w2M3O1+4<1}2;prop-:c1f2p1y3z1F1H2K1L3O5U4V3W5Y2Z2#5&3*3^1}1;proper:f2y3z1K2L4O3U' +
  '5V3W5Z3&3]2^2;properly:c2p2t1y1F3H3O4W2Y4*4;property:}5;proposal:#4}4;propose:#4}2;pros:z6O2Q3R2}2;pros-:s3v4E2G' +
  '4H3T5$1;prosthetic:x2G3H3$2;prot-:a2o1w2y4F4O2R1U5!12#2*5+2,1=2?1@4]4|2}3;protect:l2y4F3R2U3!5#2*5,3@2]1;protect' +
  'ed:@5|2;protecting:U4!4)2*4;protection:a3o3w2y3A1F4O4R3U4!5#2*2=2?3@2]3_2|3;protective:a2w3y3!8+5=4]2;protector:' +
  'w1!5]3;protein:}9;prou-:D1?2}4;proud:D1?2}4;prov-:c3o1p2w6H2I3J4L5O2Q3Y2#3+2/2^2{1;prove:c3o1O2;provide:w4H4I4L3' +
  'M1T3Y3{2;provided:w4L4Q3+4?2;provider:O2#5<1;provincial:p3}5;psir-:O5!6#2+4=4}3;psira:O5!6#2+4=4}3;psyc-:D4E1!2<' +
  '3}4;psychologist:D4E1<3}4;pt:w1$8;ptsd:G8}3;pub:d2h5*4}1;publ-:b1h6l2r3I4U3$3%2)3?4@1|5;public:h5l2r3I4U3$3%2)3.' +
  '1@2}1;public holiday:h2r4.2}3;public transport:I5;pudo:^9{3;pull:n5p8y3E3*3+4}1;pull-:c4u4D2V4*6>1;pulled:u4D3*4' +
  ';pulls:*4>2;pump:d2w3x2G7;punc-:a1c3d2e2m6w1y8z2D2R3S2V1W7#2.3/1>1]3^1_1}1;punch:c1d4e3m8w3y1z4B2U2W4.2?1]1_3}4;' +
  'punched:y8z2R3;punches:a2c5v3y6D4T1V2*4/3;punching:D3G1R4S4V2W6#3.3>3]4^3;punt-:<2}3;punte:<2}3;pupi-:l3B6C1Q3#2' +
  ',3?1;pupils:l1B6C2Q1#3,3?2;pupp-:}5;puppy:}4;purc-:]6^4_4{7|5;purchase:]6^3{6|5;purp-:d2m1z2P3V3Y2=4?2}2;purple:' +
  'm1z2P3V3)1=4}3;purple belt:m2z3P2V3)1=5;purs-:l4n4q2;purse:l4n4q2;push:n2u7v2y2z6A2D5H5P3*3>1}1;push-:z5A2D9R1*1' +
  '}1;pushed:D5G1R2*2;pushes:D4}3;pushing:A3H1*1;put:b1k5o4q8t5u1v1w4C1F2G1J1K6L5M1N1P1Q3R3(2)2,2-5?5}1;put a:o4C4O' +
  '2Q4R1(3?1}5;put it:b3q3J3K3,4?2]3^3_2;put me:k1q5t5y3z1M4R2$3)2}2;put my:d2n2o5q1t2F3K1L3P4R3(2)3,3-1[2}1;put on' +
  ':k3q3v1w7L6W2.4;puts:w4Q4*2}4;putt-:k4n1q5z2E3U3?3;putting:k4n1q5z2E3U3?3;puzz-:b4}3;puzzle:b4}3;pyja-:w5V6;pyja' +
  'ma:w4V3;pyjamas:w3V5;qala:a2z3A3(6;qala-:z4&2(3;qalang:z4&2(3;qr:n4}2;qual-:s4O11!2+2<1=5]2_4;qualification:O5!2' +
  '=1;qualifications:O5=4;qualified:O8=4;qualify:l1s5C2!2+3<2;quar-:d4e2f1i2m2n3q5U3%4&1(5/1;quarter:d4e2f1i2m4q5U3' +
  '&2(5;ques-:g3i1j2l1t1w1A1C1D1F1H1M4O1P1Q1R1!1#1$1&2,5;question:i1j2l2m1o1t1w2A1C2D1G1H1L1M4N1O2P1Q1R2U1V1!1#1$1&' +
  '3;question but:b1d1e1f1g1h1i1k1l2m1n1o1p1q1r1t2u1w1x2B1D2E1F1J1K1L1N2P1Q2T1U1V1W1Z1!1#1$2%1&1(2*1-1.1/1=1>1?2@1[' +
  '1]1_1|1;questions:g4y2F2M2,3}3;queu-:e3K3L3Q5}1;queue:e3K3L3Q5}1;quic-:a3e4i3o1p1z3D2E1G2H2K4L1M2P3R7)1?3^3;quic' +
  'k:a4e5i4o2p3z2H2K3L2P2$1)2?4^2_1;quickest:R7;quickly:m1z2D3E3G4K4M3P3^2;quie-:c4e6f2B2D3E3Q9$3;quiet:c3e6f3B3C1D' +
  '4$3}2;quieter:c3Q6}2;quietly:E5%2;quit:m2p12q3B1C1F1}1;quit-:p5q3z4C1;quite:z4C1G1}2;quitting:p5q3;quot-:j5M4#7%' +
  '3}2;quotation:j1M2#3}2;quote:j5#6%3}3;quotes:M5#4;r#:j9k7l4m1s5w3K1$3&2-5]1{1}3;raak:l2y4z2Q5T3!3$4;rack:K6}2;ra' +
  'di-:e1m2J4S4{3}3;radio:e2S4{3}3;raff-:-4}4;raffle:-4}2;rail:H2I1L3;rain:a2r1u7T4[4}6;rain-:a1u3K3Q4}5;raining:a2' +
  '}5;rais-:B3D2O1}2;raise:l1B3}3;rama-:d2q5r4}4;ramadan:d3q5r4}3;ramp:H12I2;ramp-:H7;ramps:H7;rand:j6n4s6x2I3J8&2-' +
  '1>3]2}2;rand-:d1j5n3I2J4N3V3$2&4]2|4;randburg:d3g2I3J5N3V3}1;rands:j6n3&1]3|4;rang-:a2i1A3T3Y7Z4#1+5,1]1}2;range' +
  ':a2i1A4T3Y7Z4+5,1]2}2;rank:C1F1I4O9P8Q2*4;rank-:P10;ranking:P6}2;ranks:P7;rash:n1w3]5^2_3{4}3;rash guard:n2w2]4^' +
  '3_4{4;rash-:w4]6^2;rata:r4B3-2}1;rate:j3l12m7y3$9%4}1;rate for:j2l7$2%7;rate-:j8l5#2$5%2;rates:j8l5#2$5%2;rath-:' +
  'd2e3h2l1m2n2p1q3s1u6x1y2A2B1C1D2E1F2G1M4R2U2V3X2Z1#3$4%2&3(1)2-4.1>2?2^2|3;rather:d2e3h2l1m2n2p1q3s1u6x1y2A2B1C1' +
  'D2E1F2G1M4R2U2V3X2Z1#3$4%2&3(1)2-4.1>2?2^2|3;rather than:c4e3l3n1u2D2R2U4V3Z3&4)1-3;rati-:F4Q7;ratio:F4Q8;ratt-:' +
  'X7]4_1;rattan:X7]5_1;rave-:N5&4;re:l3r2t2u6w2x3M3X2#2%7;rea:I7;reac-:j3n2q7D2G2H4I6M7P1R2S3X2!3#2*1[1^3;reach:j3' +
  'n2H4I6M9P1R3[1^3;reach you:n3I5M3;reachable:H4I3;reached:p3}5;react:D3S4#2*2;reaction:X3Y1!4#3;read:a2c1o4B1E1G1' +
  'H2K1N3S2U2W2X1$1,4.1=1@4^2|10}1;read it:S3,4@2|5}1;read the:o5B4P2R2S3W4,2}1;read-:b2m3o1t4z2C4F3L1P2U2#3,2=1@6{' +
  '6|8;reader:b3t2|3}1;reading:t3F3S2,4|5}1;reads:o3z2C3,1@7;ready:m4t2z2C3E1F1L2P2R1U3=2{7|6}1;ready for:m4z1C4F2L' +
  '3P2R1{3}1;ready to:m1t4E2P2{5;real:y7B2E1J2M6O8R4U6W4X3Y5>1@4}2;real-:a2e1j1l1s4t1u1w3y3z4A1C2M1O4P3S5U2X3#2<5_2' +
  '{1}1;realistic:w3z1A4F3*3}1;realistically:d2P5R2;reality:U3<6;really:a2e2j1l3s4t1u1w1x1y3z4C3E1M1O5S6X3_2{2}2;re' +
  'as-:j4q3w3D1F4G1R1;reason:q3D2G2R2}1;reasons:w4F4;rebo-:u5;rebook:u5;rece-:g7n2v5M4#3=6[2]1_5{5}3;receipt:_6}6;r' +
  'eceive:g3v3N1{4;received:[4_2{5}2;reception:g7n1v5M5#2-1<2=3]2^2{1}1;receptionist:M2O2=7}1;reci-:}4;recipe:}3;re' +
  'ck-:b3i3q2;reco-:h5q2v2G2J3O4P5R6+2/8<1?8@4[3;recognise:v4J6P1;recognised:O3P6Z2[4;recommend:z4E1R7]3|1}6;recomm' +
  'ended:C1D3S3W2<3;reconciliation:h7;record:O3+3/2?9@2}2;recorded:/6@5;recording:?4}2;recordings:/8;records:N3O3?2' +
  '@2;recover:q2r5;recovering:q2E4G6$4;recovery:q3}3;recr-:#1=8?5;red:h5x2z2_3{3}8;rede-:r3-5}2;redeem:-5}2;redh-:h' +
  '1}6;redo:r4P6Z3;redu-:l8r2s3H1>5}1;reduced:l5r4s4H1>3;reduction:l6>4;reel:t5X2#3.3?6;reel-:=4?2}1;reels:=4?2}1;r' +
  'efe-:l8n4#1{3}4;reference:n5{4}4;refl-:z6}3;refr-:Y5Z4!3;refresher:Y4Z4!4;refu-:k5r5x2y2I1!1&1<5?3]1_9}4;refund:' +
  'p1r3&3<5_7}4;refundable:k6_3;refunded:_4}4;refunds:<3}1;refuse:y3I4,1?4^2}2;refused:r4u2;refuses:x3C1D2]3}3;reg:' +
  'q2t3w5y3A4E4+2{2}3;rega-:r3K2M3>1;regi-:k11m1t7O4P2&2(2)4<2[2}2;register:k5t6O5P3&3(3<3=1@2[4}3;registering:k6;r' +
  'egistration:k6m2t3)5|1}1;registration fee:m4}3;regr-:k2p5_3}2;regt-:s3y1O3;regtig:s3y1O3;regu-:m4v3F5K3Y3%3;regu' +
  'lar:m4v3F6%3;reha-:q2G2%2<4;rehab:q2G2%2<3;rehe-:r1u2*1;reim-:<2}2;rejo-:k4q4r3A2;rejoining:k3q4r3;reke-:n3-4[4;' +
  'rekela:-6;rekening:n3[4}1;reki-:Y4]6_5{3;rekisa:]6}3;rela-:x4E5}4;related:}6;rele-:p4*4,2?4{2;release:*3,2?4{3;r' +
  'eli-:e2w3x2F5R3S6W2@2}1;relief:e3R3W2;religion:y1F4S2@3}3;religious:w3x2F3S5;relo-:p5J6V1Y4(2;relocating:p4V2(2;' +
  'rema-:E5}5;reme-:z1N1Q4?1[2}3;remember:N1Q4?2[2}2;remi-:a4j4}1;remo-:p3u1x5/8?3@6}1;remote:/7}1;remotely:/6;remo' +
  've:p4u2x5?1@4}1;removed:x2?4@5;rene-:o8p1Z5+2}1;renew:o4p5}3;renewal:o4Z5+3}1;renewed:o3p2+2;rent:k1w3L4$2+6.5}7' +
  ';rent out:w5L3}3;rent-:o3I4;renting:o3I3;rep:a4f2g3U3Y3;repa-:q3G2I3}6;repair:}6;repairs:q3I4}3;repe-:r4P2)3?2}3' +
  ';repeat:r3P2?3}2;repeated:r3C1)3;repl-:r6G6M2N2_8}1;replace:r5G1_7;replaced:G4N3;replacement:q1r3B2G4_4;reply:M5' +
  '}4;repo-:r4v7E2M1P1?3@2}4;report:r4v7E2M2P2@2}4;repr-:M2}5;represent:M2}4;reps:#4;requ-:q1w5z5A1E3F2M1O2P5+7@2}1' +
  ';request:q2F3M3@4}5;required:p1w5z5E3P3+3;requirements:z2A3P4+1}3;res:d1f2p2r5F2I1%4^5}1;resc-:u8-2{5;reschedule' +
  ':u7;rese-:b1l1q1t8u5E1K2L2O3Y2&2)1[5{1}2;resend:b3{5;reservation:t5u5;reserve:q2t7K3&3)2[3;reserved:t2u5K1O4}3;r' +
  'eset:[5}3;resi-:l4p8q4s1y4!1#5;residence:#3%1}1;residents:l4s2#4;resign:p7q4;resignation:p5}1;resp-:l4D8O1S2Z5!3' +
  '#1,7?3;respect:y3B2D9S2,3?3;responder:Z8;response:l3Y1!4#2}1;responsible:,6}3;rest:e2f6k2p1q4r2v5y1z5$2{5}2;rest' +
  '-:c2q2A5L7R3V3!4#4*1]4_2}2;restaurant:c3#5*2}4;restraint:V3!4#1;restriction:A3;resu-:e3k2q3R2Z5=4}3;results:R2}9' +
  ';resume:q4=5;reta-:d2f3h3#1=3;retail:d2f3h3#1=3;reti-:c6e3l2A6G5S3X1#1=5;retina:G7;retired:c6e3l2y2A7S3X1=5;reti' +
  'rement:A5#3;retr-:l3p4q3!3#3=4}3;retreat:#3}5;retrenched:l3p4q1=5}1;retu-:q4z2E2(1=4_13{1}1;return:q4E2(3=4_8}3;' +
  'returned:_3{2;returning:z4L1[2_6;returns:<1_5;reve-:K5}2;reverse:K5;revi-:n2o1K2,1|2}6;review:n3o1,2}6;reviews:K' +
  '4|4}2;revo-:H3Y8+5;revolver:Y8+5;rewa-:l6-3<8;reward:l6-3;rewards:<9;rib:y2Q3,4}3;ribs:y5G3;rich:j5!4}2;rid:p6@1' +
  '}4;ride:i2I7K4}1;ride-:K3#1*3;ridi-:w3O3}3;riding:O3}4;rifl-:Y8+2;rifle:Y7+2}1;rig:q2*3/5?1;righ-:a3g3h5i2s3t2u1' +
  'v3w3x1z1C2D1G2I4K2M1R2S1U3V2X1Y2Z1+1,4?1@3_1|1}1;right:a3g3h2i2p1s3t2u1v3w3x1z1C2D1G3H1I4K2L1M2R2S1U4V3X1Y3Z2+1?' +
  '1@4|1;rights:h5,6_2}4;ring:x12y6M10O1V2W9}1;ring-:a3c1x4G3M5W3@1}3;rings:a4x5M5W3;ringworm:G3}7;rins-:L8;rinse:L' +
  '8;risk:o2y8G3K2!2,11;rita-:G6}1;ritalin:G6}1;rivo-:a2t2I1J4K3R4T2U1V2>3}1;rivonia:a2t2I1J4K3R4T2U1V2>3}1;road:e5' +
  'f2j1l4u1J7K3P3R2T2)4*1/2{3}2;road-:d4Z4}6;robb-:c2v4y3G1H1K2O2R2U2Y1#6%1&1)2*7=2}4;robbed:v4A1G1K3R3U3#1&2)2=3}3' +
  ';robbers:y3G2*4;robbery:c2y2G2H2M1O3Y1#6*6}1;robo-:a2J4M5R1T3*3>3}4;robot:J3M5R2T3*3}3;robots:a3J2*3>4}1;rock:a3' +
  't5v3E3Q1!3,3}4;rock-:W5;rocky:W5;roga-:V4}3;rogan:V4}3;rol:w2V7;role:m4x4D3$2*3;roll:a4c5e5f4g3m4o2r4x3y3G3H4L2R' +
  '3V9#1;roll with:e3m6x1y4F2V5;roll-:f3i1o5x2y5F2G3H3V7W2(2>2?2}2;rollator:H5;rolling:o5x1y5F2G1V9W2(3>3?2}1;rolls' +
  ':f3i3m3x2G3?1}1;rols-:H9;rolstoel:H7;rolstoelvriendelik:H5;rome-:b3J2=2^6;romela:b3J2=2^6;rona:!3#6%6;rond-:b2e4' +
  'y4}3;roof:K4T2}4;rook-:z9&3(3;rookie:z6&3;room:l4z4C2E9F2H4K2L7N1O2Q2S1Y4$4&5.2/4}3;room-:d1L6Q3(2/1@3}1;rooms:d' +
  '1L6Q1/1@3}1;rope:z5W3*4]4}1;rope-:W2Y2]4;ropes:W2Y2]4;rose-:c1m2F2I6K1L3V4!1#3^1}1;rosebank:c1m2F2I6K1V4!1#3^1}2' +
  ';rost-:b9m5o2r1t2$2%1(3;roster:b9m5o2r2$2%2(3;rota-:b2f3q3G5;rotator:G5;roug-:c2i2q1y7z2B4G3O1P2Q4R1Y2#3;rough:c' +
  '3j3y8B4G4O2R2Y2#3;roughly:i4q2z4P3Q6^2}1;roun-:a1d3e2g3i2n2q1r1y7B1G1J3K2P2Q1R2%2(7+4=1?3}1;round:a1d3e2g3n2r1x1' +
  'A1B2G2J3K3P3Q3R2%2(7*1=2]1;rounds:i3q3y8W1+4?4}2;rout-:h3F1I4!3}2;route:I5!3;row:f3v2Q4}1;rubb-:m2w4y1z2R2X1*2]7' +
  '}2;rubber:w4y1G2R2X1*2]7}1;rubbish:m2z3A2}2;rude:D2}10;rugb-:d2f4h3l2o1p3q2w6z1B3C2D1E1G4W1Z2!2.2]1}2;rugby:d2f4' +
  'h3l2o1p3q2w3z1B4C2D1E1G5W1Z2!2.2]1}2;ruil:u4_9;rule:r6x8E4G3,2>2?7;rule-:o1v2x7y4z2A1C1S5?2@1_2}2;rules:o1v2x7y4' +
  'z2A1C1S5?2@1_2}2;run:b3c6d3e2f3h3i5m1o3v4B2F3I6M2U2V2W1Z4#4&3(5)4-3>3?1;run a:b1e4A1B2I3O1Q2Y3#5&3}3;runn-:a3b2e' +
  '2h3l4u4v3w4A1E2F3H1M3S4U2W1X3Y2Z2%4(4*2>1?3}2;runner:i2F4H3R4S2W4*3;running:a4b2e3h3l5u4v4w4x1A1E2F1K1M3S3U3X3Y3' +
  'Z2%4(4>1?3}2;runs:a4b7e1f3i3o1q2t2u1v2G2N7O2;rush:a2d5Q2.4;russ-:T6}2;rust-:f5u2z8G2I2Y3^2;rustenburg:f5u2I3^2;r' +
  'usty:z8G2Y3;ruta:b2d3e1f4B4O1T2U3V4W4X3Y4Z4!2#1&3*5;ruta-:N9;rutw-:X3$7;ry:d2E3H4I4K3#2;sa:l3m1n2p4q3r4s4t2v1B2F' +
  '3H4O5R1#1%3+3,2^2}2;saal:H3}5;saam-:w4E5G2;saan-:d8g3j2Q4;saans:d8g3j2Q4;saba-:f4l2E5H3;sabb-:f2q6;safe:y8F2G4K5' +
  'L6O4R5U3Y1!2+2@10|2}2;safe for:y5F1G2H3K4L2Y1>3}1;safe to:n5G4I1K1L3O2}4;safe-:v1y5F1H2K1L1U5V3Y5#5)5*2,3/3|5;sa' +
  'fely:H4K3L3V4Y4*3;safer:A1F5U3}2;safety:v2y5U4Y5#5)6,4/3|5;said:a1k1q1s2u2y1A3C3F3G5V1W3-3/1<3?1@3[3]4{6}1;sak:e' +
  '4j5w4y5L4}1;sal:b4e3h1i3j4u1v1z5A1C3D3F1G4N3R5$3%1&2<2;sala-:j4l2n2=4}4;salary:j4l2n2=4}3;sale:l4]8_3|5}3;sale-:' +
  'm1M3O4#6*2=2;sales:m1M3#6*2=2;salo-:d5x3#3}1;salon:d5x3#3}1;samb-:T4V2}3;sambo:T4V2}3;same:a1b2f1h1i4j3l1m1o3q3r' +
  '2t1u2y1B4C5J3M1N4Q3%4&2,2<1[2]1^4_3|1}1;same as:f3h2j5v2O3V3!1]3|3}4;same day:f3t2u3C3(2^8}1;same time:f2u3B8C4E' +
  '3Q2%1}1;sami:x2L3+3?5}3;samp-:s7t2|5;sample:s7t3|5;sams-:n3[1}3;samsung:n3[1}3;sand:A2_4}2;sand-:a1e6f2j3l4m2o1x' +
  '2B2I4J6K1N2U5V5W4X3Y1Z1/1=1>4^3}3;sandf:l7}4;sandton:a1e1f2j3m2o1t1B2I4J5K1N2U5V5W4X3Y1Z1-1/1=1>4^3}3;sandton ci' +
  'ty:a3e3I2J4N4^2}2;sandton is:p3J3K5U3X3>6;sandwich:e5;sani-:a3}6;sant-:h2-6}1;santa:h3-6;saps:l7O5Y1!5+7}3;sars:' +
  '}6;sass-:j3l5n2O3}2;sassa:j3l5n2}3;sate-:f8;satu-:a4b1f10g4h2i2j1m1r3t3u3w1z1B1E1J2K1M1N3O2Q4(2)3.2=1?1^3{1}1;sa' +
  'turday:a4b1f10g4h2i2j1m1r3t3u3w1z1B1E1J2K1M1N3O2Q4(2)3.2=1?1^3{1}1;saturday and:e4f3i2m4p3t2u2x1M3P3$3{4;saturda' +
  'y morning:a5f4K5_3}2;saturday or:f7F3M2-3;saun-:o5L2,5}4;sauna:o5L2,5}4;save:c1l10r2t5z2M3P2U1Z7$4&3,3@2^4;save-' +
  ':b2d5n2@6;saved:b2n2@7;savi-:l4o3p2Z2<9;saving:l4o3I1Z4;savings:p2<9;saw:d3k1l3s1t2A2F1K2N4P1R1T8U6V3X6Y4&4(2)3=' +
  '4?1]3|2;saw a:l5B3N2T1)5=2]4|2;say:a2c2d2g2h2l1o6p4s1w1x1y4A3D5G4J3K1O1!2?5[1_2}4;say no:y6A6D5O4P4?5;sayi-:S3,6' +
  '{2;saying:S3,6{2;says:a4b1c2e1f1g3h1i1o2p2q1s1u3w1C1D4F1G3K2R2S2T1U3V2X4Z1(1.2<3>3[4{3}3;says i:e2p1t2z4G2U4.4<2' +
  '}3;says no:p2q2s3x2y2F2G4?1}2;says you:a4e3g4l2o2s1z4U3+2=3;scal-:z3}4;scale:z3}4;scam:@3}3;scam-:n3@1}1;scammed' +
  ':n3@1}1;scan:n6K4<2}1;scar-:o3u1v1x2y3z5B1C2D4F1G2N1R3U3W1Y4#3|1;scare:o3z3C4Y2;scared:o2u1v1y3z3C1D4F2G2N2R4U4Y' +
  '3|1}3;scared of:n1o2v2y4D6F2G1N2Y4>1;scarf:x3Z2*2?3;scen-:N3*9;scenario:*6;scenarios:*7;scene:N3*3}7;scep-:j3s3v' +
  '1y4E4O2Q2R1&2*2,2|1;sceptic:j3s3v1E3R1S1,3|1;sceptical:y4E2O2Q3&2*2;sche-:b9f3h3j2m2t5u4v2$2<9>4]3;schedule:b9f3' +
  'h3j2m2n1t5u4v2$2>4@2;scheme:<11;scho-:c3f1h4k1l2p2u1z1B6D4F3H1I2J3L1N1T1U2V3W2X2Y1Z1!3#4(1.1=1@1}2;school:c3f1h3' +
  'k1m1n1p2u2z1A1B1D4H1I3J3L2N2P1T2U3V3W2X2Y2Z2!4#1%1(1=1@1}3;school and:c1n4p4u3z1B1I3M2N2O3R1V2W2;school holidays' +
  ':b4h1m3u2(4}4;school in:f2o3z3I4P3V1/2^4}7;school is:f3h3l2w3z3B4D3I2J1N4P3<2;schools:h3i2j1y4D2E2I2R1#7)4,1.3?3' +
  '}3;scie-:O4W6=4}3;science:O4W7=4}1;scol-:G6;scoliosis:G6;scoo-:H5I2K6}1;scooter:H5I2K6}1;scor-:l3}6;score:l3}4;s' +
  'cou-:o2D1Z3.5}2;scout:D2Z2.3}3;scouts:o2Z2.4}1;scra-:u4w2x4y3z7M3Y1&2_4}2;scrap:u4y3z2I3;scratch:w2x4z6Y2&2*1_4;' +
  'scratched:M4}7;scre-:b4t1B1G3O5S3*6/8|4}3;screen:b3t2/9|4}2;screened:O6;screws:G5;scru-:w4G3L3}1;se:a6e1h1i2k2q3' +
  's1t1u4z3G1M1T2U1Y2!2#2%5+4-1.4<1>2?5@3[1_1{3}3;sea:n3q4P3/2;seam:_7;sear-:C4U4}4;search:U3}5;seas-:a1d3f2h4l5m4q' +
  '4r3K1P2W2)1.3]4;season:a1d3f2h4l5q3r3K1P2W2)2.3]4;seat:E3L3&5)3*3}2;seat-:E4I2K4W2Y2*2}4;seats:E5H1I2}2;seco-:f2' +
  'k4l5m3q3r3s3y1G2H1J1Z4&2(2[4{4|1}3;second:f2k4l5m3r3s3w1y2z1G2H1J1&2(2[4{4|1;second week:b1l3m2w3y3B5C2(4}1;seco' +
  'ndhand:}7;secr-:b2i2D2F2M2!4-5?2}2;secret:-5}3;secretary:b2i2D2M2Z2#1-2?2;sect-:B5F2G5M3T3V3+5[4;section:B5F2G3M' +
  '3T3V3+5[4}1;secu-:a1l3p1v4z2K4N1R2T1U3V1X1Y2!6#3&2*1+1=4@2}1;secunda:f3p3/2;secure:t2K5L2&3@4;security:a2d1l3v4z' +
  '2K1N1R2T1U3V2X2Y3!6#3*1+1=4^1|1}1;security guard:a4d2I2R2U4X3Y3=3;see:a1b7e1o4s3y1E9G2H4J4L1N3O2P2Q1W1)1>1?3@6[7' +
  ']4{5}1;see a:e1h2l4n4E4G4J5P5.3>2}2;see all:b6@2;see how:b2E4{6}2;see if:b1j1m2s6t3{4;see it:a4b1y4D2E5R2@3[3]4;' +
  'see me:E6Q6$2?1;see my:f3B3?4@6[5{2;see the:b4g4o4q2s1E4H6J3N3P2>3[1]4^3;see what:b3k1o3s2t3v2E7Q3R1&1?3@4[2]1;s' +
  'ee you:a2q3C3J4<3}7;seei-:l3w2z2E3/3;seeing:l3w2z2E3/3;seek-:o1-2=5;seem-:q3A3{4;seen:e3s1y3D3E5L3M3O4Z3$3<3?2}1' +
  ';seer-:y4,5;seerkry:y4,5;sees:H4?3@10;sehl-:a2d3i3B3C4%4;sehlopha:a2d3i3B3%4;seko-:D6}3;sekolong:D6;seku-:y3T3!6' +
  '#1{3;sele-:o4u2G4;self:n3w1D7E4F5I2J4K2R3U8&2)1-2/3^1|3;self-:z1B4C2D3F4H1R3S3T1U8X1#5$2&2)5*4-3.2/1<1?8]1|4;sel' +
  'fdefence:z1B4C3F5G2H2R4S3T1U7V1X1#5$3%1&2)4*4-3.3/1<1]1|4}1;selfdefence for:B6C5F3U4.3;selfie:?9;selfvertroue:B2' +
  'D7;sell:j3m5v4A4J2$1-4/2@5]9|5}5;sell my:o3@5}5;sell you:-1@2]5}1;sell-:o1&3]3}5;selling:o2]3}2;semi:e4%13;semi-' +
  ':o3O4)15/4;seminar:)13/4;seminars:)11;send:b4j6n2o1p4H1J3M4T4#2)1,3-2/2<2=5^8_5{2;send a:n4M5#3,3^2;send it:n2M1' +
  'T3-2_1{5}2;send me:b2j2o4H4J4N3T5&2,2[3]3}1;send my:p3E1M4=4?1{2;send the:b3n3p4M4,3<4^2_2;send you:p3q2M4+2^5}1' +
  ';send-:q2A4-2@4[2^7_3{2;sending:@4[2^8_5}1;sends:n3q3<3;seng-:c4d2p4A6&3}2;seni-:j2l3z2A7F2H1O1S1T3U1V2$1)3;seni' +
  'or:l3A4O3$2;seniors:j3z2A5F2H1S1T3U1V2)3;sens-:m4v3w2x3z1G4H3N6O2R1S3$3&1{1;sense:f1m4z3D1H4R5S3$3&2;sensei:v3w1' +
  'N6O1$2{2}1;sensitive:O2?2@2}3;sensory:w2G5;sent:q5x2D3+2<1>2^8_6{5}3;sent-:J3S2}4;senu:b2H1J4T2V4+4]5;senz-:.2}4' +
  ';seo:>3}8;sepa-:l1m1v2y1A2B4F1K1L7Q1X3$1%1*2+2,1|1;separate:j1l2v2y1B3F1K1L6Q2X3&1*3+2;separately:m2A3F1L4$2%2|2' +
  ';sept-:h5o2q4x3G2(4;september:h5o2q4G2(4;seri-:w3y3F3N2V3Z3}3;serious:y3Z3}2;seriously:w3F4N2}2;sert-:O6P4Z1}2;s' +
  'ertifikaat:O2P4Z1}3;serv-:e2l2p1r1t2B1I4L1M4O2R2T7!1#2=3}2;serve:l3p2O5R4;served:t4!2}2;service:e2r2u1B1I4L3M4T3' +
  'U1#2=4}4;services:l2T6!2;ses:d3j2q4C6%6;sesh:a3c4d3e3f2i5m4s3Q2;sess-:a5b4c6d4e6f3g1i6m7r6s4t2u2v2w1B3E4F3I2Q3T2' +
  'V3W2Y1#5$6%4-3/3>1?2;sessie:a3e2i2m2r2t3v3F2#2$1%2-4?1;sessies:b3c1e3m2Y3$1/3;session:a5b1c3d1e4i5m5n2r3s5t2u3v2' +
  'w3x1E4F1I3K2L1Q4T2#5$4%4)2+1>1?3;session for:a3e3s3t5C1T3#3%4)2-3.1/3?2;sessions:a1b4c4d4e2f4g2h1i2j2m2r5A1B4E1F' +
  '3N1T1V5W4Y1$4&1-2/4<1>1[3;sessions for:b2c3d4T4V3W3Y3$1%4;sest-:A6I1-3;set:d3i3j3k3l3n2t3u2v3A2H2$3&4(3,3.4?2[6]' +
  '4;set me:j5G1I2$3&3.3;seta:O1}7;seth-:j3p3Y4#2+5;sethunya:Y4+5;setl-:C2F4Q3%6;sett-:l4m2n8q2E2#3]2;settle:l4m3n8' +
  'q2;seun-:B4C3D5E3F3%3.1;seuns:C2D3F3%3}1;seuntjie:B5C2D3E3.2;seve-:a3c4d7f3g1i4s1w1A7C7G2I1N3*1+2,1.2>1;seven:a3' +
  'c4d5f3g2i4s2w2C7I1L1.3>2}2;sevens:a2i2D2Q4;seventeen:A3C2F3G1+3,3;seventy:i2A7;sewe:d6C3.4;sex:F6O1;shab-:f2}5;s' +
  'habbat:f2}5;shad-:z4H3K2W3/2=5>3;shadow:z4W3/2}3;shak-:v3z2G3#3}4;shake:v3z3#3;shakes:}4;shal-:w4y5}1;shall:w4y5' +
  '}1;sham-:r3C1D2L4>2]2}2;shame:r3C1D3L1>2]2}3;shap-:z7W4#2}1;shape:z7W4#2}1;shar-:b4c1d2e2l4w4F2I2J3K1Q1$1%5?1@6[' +
  '1|3}3;share:b5l1n4w2F3I3J4K2$4%2,1?2@4[2|3;share a:I5%5?3;shared:Q4%5@2;shares:}7;sharp:c3d3e2E1}4;sharpen:l5}2;' +
  'shav-:l3x3C1}3;she:a1i1j1p4r6t1w4x2y2z2A3B1C5D6E2F4G3H2I1J1O2P1)1+2,3-3.2[1}1;she be:a1i3r2z1A2F1G3P2}1;she can:' +
  'a3b3z2B3F2M3P2V2)2,3-1;she come:a3t2z2A4D3G1H1}3;she do:m3r4u1v3B2C7G3Z2}1;she has:d1i1r1u1w2x2B1D1E3G2P3]1}1;sh' +
  'e is:i1v2y2z1A1B3C2D4F3}1;sheb-:E6;shebella:E6;shed:C3D3E2F1)3-3>4;shed-:u3>6}1;shedding:u3>6}1;shee-:b6j1v2Q4_2' +
  '}2;sheet:b6j1_3}1;shel-:r1s2u2v1C3D4L4@1]5|4}3;shelf:o2G1]4|4;shell:r1s4u2v2w1C4D5F2}1;shelter:@3}6;shes:m1r1u2w' +
  '1y3z2A1C9D3F2G2H1V2-1/1=4[2]2{2}1;shes #:A4C2E1F3[3]2;shie-:w4W3!4*2]2}1;shield:w4!4*2]3;shif-:a3c3d2e2f1k1l2m1o' +
  '2q1r3t1u5F1M3P1T1U2V3X1Y1#4$3&2(2=1>2^1|2;shift:a2c4d3e1k1o2r2u6z1F2G1L2M3V3W1X1Y1#1(1)1=2>2[1^2{1|1;shifts:a3b1' +
  'e1f2j1l4m3p3q1r1t3C2P3T3U2#4$3&3(2*1|1;shin:w5]8_4{5;shin guards:w4]4_4{4;shin-:u2y2G2]3_3}3;shins:]3_3;ship:p4q' +
  '3N1(3)3?3^11{6;ship-:q1X2!3^11_2{8;shipped:{5;shipping:^11_2{3;ships:q2X3!4^3;shir-:k3w7B1D2P2&3*2]8^4_6{5}1;shi' +
  'rt:k3w7P3&3*3]4^3_7{5;shirts:w2B3D4]7^3}5;shoe:x7}3;shoe-:s2w8x8H1I1}2;shoes:s2w8x8H1I1}2;shoo-:a1f1g4r2w3x3y3A1' +
  'D1E2F2J2N2O2Y11*1+8?1}1;shoot:y3A2Y8Z2+6?1}3;shoot with:A3+3;shooting:a2f1g4r3s2w4y2z2D2E3F3J3N3O2Y7*2+4,1;shop:' +
  'd5e1f2g3h3i1l4n2w1y1D2J1M5O1#3-1=1@1[3]10_6{3;shop-:d3h2l3n3w2+2@4_2;shops:d3h2l3w2+2@4;shor-:a2g1i7j1m1o7q2v1w8' +
  'D1G2N1R2S2T2&2)6=1?1]5_3;short:g2i4j2m2o3q3v2x1D2G1H2N2R3S3T3$1&2)6=3?2}1;shorter:i8o5G3&2)2;shortest:o6;shorts:' +
  'w9]6_4;shot:C2H2Y6Z4?2{3}4;shot-:y5z1Y8?3}3;shotgun:Y8;shots:y5?5}1;shou-:i3o1q4t2v4w5x1z1G6I1J2M2O5R6X2!1<2>1{2' +
  '}4;should:h1i3o1s2t3v4w6x2A2G1I2J2K1M2R7W1!1<3>2]1{3}1;should i:a2h2i4j2s3t4v3w4z3A3G2I3M4R2(2>3]2}3;shoulder:q4' +
  'G8O3P4Q1R1X4;shoulders:G3}4;shout:q3z3G1M3O5S1$2}4;shouted:}6;shov-:D7}1;shoved:D6;show:a1b3g4m5r6t1u1v2F2G1H3I2' +
  'N2P3Q2R1T1U1Y3Z3#1*8+4.6?2]1}1;show me:b6r3v5N3U3Y5Z1]3;show-:a1b1c2e1g1r4v3L12R1W1#1&1>3[1]2_2{4}3;shower:y1L8U' +
  '1Z2-2_2{3}5;showers:j3L9>3;shown:v5@4;shows:a3b2e3g3r5v2w1B1C1K2R2U1W3$1&2[2]4_1{2}1;shra-:_4}3;shrank:_4}3;shri' +
  '-:d3D2R4}6;shrink:d4]1}3;shru-:D3_4;shut:f2g7h8B1S2V4(2+2}1;shut-:g4h7I7O1>4;shutdown:h7>3;shuts:h3O2>3;shuttle:' +
  'I7#1}1;shy:p3t2u2v2x1z6B2D7E2F1L4M1O1R4$8/2?1|2;siba-:l5%6;sibathathu:l4%2;sibl-:f2l6B6C1E1.1;sibling:l6;sibling' +
  's:f2l2B6C1E1.1;sice-:b2j2J3M1;sicela:b2j2J3M1;sick:q3r8s3u6y1P3/4}2;side:B4D2E8G2I2J8K4Q1R3S2U1Y3Z3!4-2<1?4;side' +
  '-:D2E6G1H2Y6;sides:D2G1H3}2;siek:r2u4P5}1;sien:b4y3E4G2O3S2X3)2.4@6;sifu-:l3t2#3$1%6.1}1;sifuna:l3t2#3$1%6.1}1;s' +
  'igh-:E3F1G3H3Y3Z3;sight:E3F1H4Z3;sign:d1g3k7n1o11p1s2t6I3K2T4&1(3)1,14[8^3{1;sign a:o3,2}3;sign for:o6I4(3,5^7}2' +
  ';sign in:T2[9}4;sign my:n4t5B4,2}1;sign something:g2o4,5?3;sign the:g3o4,2?3}1;sign up:c2g1k7l1m3o2s6t5A4C4F4G2L' +
  '1M3&2(2)3;sign-:k7o7p4t2u1J1M2S1,9?1@1[4|2}1;signal:q3J3M3}3;signature:o5,4}1;signed:g1k2o1p5u2y1J1M2S3,5?2@3]2|' +
  '3}5;signed up:k2o2p4u2z1J3S3@5]3}1;signing:k5m4o6t2A3,3[3;signs:l3o1,7}1;signup:k6t4;sikh-:l2x2W3$4;sile-:{4}2;s' +
  'ilence:{4}2;sill-:q2w2z2A4L3W3*1}4;silly:q2w2z2A4L3W3*1}4;silv-:j5}3;silver:j5}3;simi-:l2z3B3O1V4X3!2;similar:l2' +
  'z3B3O1V4X3!2;simo-:z3A4C1R3(4,3;simolola:z3A4C1(4,3;simp-:r2z2H3I3J4R3S4U1&2|2;simple:H3J4S1U2|2;simply:r3S3&2;s' +
  'imu-:q2Y5*1;sin:m3?4}5;sina-:X7;sinawali:X7;sinc-:b3e1f1h1w2x2z3C1D3G2H3I2O2P3Q1U1V2+2=3>2@3[2]2_5{4;since:b3e2f' +
  '1h1w2x2z3C1D3G2H3I2O2P3Q1U1V2+2=3>2@3[2]2{4;since i:b3j3k2l1n3r2w2x3F2G4H2Q2S2+3@5_2{2;since the:c3d3f2j2q4x2B4D' +
  '2G2H2K2N2O4/1]4{4|2;sing:D2}7;sing-:c3l3m6r2s3u5x3z1D1E3H2L2X1#1$3%5)4,1.5}2;single:b1d1l4m6o1r1z2B1D3H3L4T1X3$4' +
  ')5,3}3;siph-:d3i3C3}4;sipho:d3C3}6;sir:p3v5A2F3L1W4#1=2}1;sist-:a1f1k1l3s2t1u2y2A3B2C2D3E2F8H2J2Q2$1%3(1,2-2/1=1' +
  '^1|1;sister:f2l3n1s2t2u3y3A2B2C2D2E3F2H3J3$2%2(2,1-2/2=2|2;sisterhood:F5;sisters:a2k2w3A3B2C1D2F6Q4#2%2,2^3;sit:' +
  'e2h1i3o2q6t1v5y5z4B2D3E11H1J3K2W2;sit and:i3v2z2E2}3;sit in:e3i2B1E5H4K1L3R1>1}1;site:a1b4d1e1j4n1q1s1t1w2E2I1K1' +
  'L6M1R3T1#6(1@3[7]4^1_1{1|2}2;sith-:B3J3P2}1;sits:i2z2B3C5D2E4J1V3*2+4=3;sitt-:a3d3i2E3(2)3;sitting:a3d3E3)3;situ' +
  '-:B1F1J3L2M3S3#1)3*6@2|4;situation:L3M3*6@3;situational:B3#2)3*1|4;six:a3c5d9i6l1n2q2v1x1y1C8K4Q2R1Y1#1$1%7.4/1>' +
  '4]1;six weeks:o2q6x5y1H2$3(1/4;sixt-:i2l2s2A9C5M2N2O2%3&2*1,2.5[2^2;sixteen:C6,2.5;sixties:A6}2;sixty:e1i3l3s3A7' +
  'F2M3N3O3#2&3[3;sixty#:*3^3}1;siya-:H2+4>2}2;size:z2F2L3Q10S2*2]8_8}1;size-:y2]6_2}2;sizes:y2]6_2}2;sizo-:c5s5R3;' +
  'skaa-:v1z5D5E2F3R4$4;skaam:v1z5D5E2F3R4$4;skak-:}5;skakel:}5;sker-:/3}5;skie-:Y11Z1+6}1;skiet:Y6+4}1;skil-:z4D1P' +
  '2R3U4V3X4Y3!3}1;skill:z4P3R3!2;skills:o1z2D1U4V3X4Y3!2;skin:y4G4V2}3;skin-:z2D4R2V2]5}1;skinny:z2D4R2V2]5}1;skip' +
  ':d1e6h1q8r8y4z2C1F3P5V1;skip a:q3r4P1}3;skip-:b2q2r8y3G1W6]4;skipped:a1q3r8y3C1;skipping:G2W6]4}3;skips:b3r5y3;s' +
  'kir-:w5D2_2;skirt:w5D2_2;skoe-:x6}1;skoene:x6}1;skof-:b3m3}1;skofte:b3m3}1;skoo-:c1h5w2B4D6I2L2V1#1(2-2.2=3}4;sk' +
  'ool:c2w2B2D6I2V2#2.3=1}2;skop:D3S4(4*4;skry-:b1k6t5M4P2)1@4}1;skryf:b1k6t5M4P2)1@4}1;skui-:r3u5}2;skuif:r3u5}2;s' +
  'kyp-:U2/7;skype:U2/7;slaa-:a4d2e3y6W5}2;slaan:a4e4y7W5;slaap:d3}7;slee-:a4c3e2f4l2q6r2w4G2K3L1P2.2]2^4_4}5;sleep' +
  ':a2c3f6q7r3K1L2^1}7;sleeping:G4K3}1;sleepover:r2.3}3;sleeps:a4c4e3P3^5;sleeve:l3]3_4;sleeves:w5_2;sleg-:F2G5}2;s' +
  'lip:e5(2+2,5_7}3;slip-:q2x3G6*4,2/1}1;slipped:q2G6?1;slot:b2c6d5e8f1r4t8u5z3%3.3>2;slot-:b6c3d5e2z1;slots:b6c3d5' +
  'e2;slow:v1z9G1H3O4R3&2{4|1}2;slow-:y3z2G3H2R3;slowly:y3z2G3H2R3;slui-:g5h2j3k2L7&4;sluit:g5h2j3k2L2&4;slyp-:)8;s' +
  'mal-:a1i2j1n1o3u2y2z2A2B2C1D4E2F1K2Q4R3S1V2W1#1%6-1]4^1_4;small:a2i2n1o3u3y2z3A3B2C2D2E2F1K2O1Q5R3S2V2W1#1%6]3_1' +
  ';small group:n5%10}4;small ones:a5i2B6E4O2P2]2;smaller:l3_5}4;smallest:j5D5-3]4;smallholding:Y4Z2^2;smas-:r4y5K5' +
  '*4;smash:r4y4K2*4;smashed:y3K4}1;smel-:x2L6]2_2}6;smell:L5]3}4;smelled:}4;smelling:L5;smells:_4}2;smok-:i1z8}4;s' +
  'moke:z3M1}2;smoking:z2}6;smoo-:j3}7;sms:n1J2M5@6{5}2;snac-:w5.4}6;snack:w2}7;snacks:w4.4}2;snak-:Z2}8;snap:n4?8;' +
  'snap-:n8?7_3;snapscan:n8;snat-:*7;snea-:e2w3x5E2;sneakers:w3x5;so:a2b3c5d4e2f5h3i2j3m3o3p3q3r1v1w2A2B1C1E1I1K1L3' +
  'Q1R1S2T1U1V2X2(1-1/2<4]1_2{2;so can:f1i3l4o3r1u1y4E3L1,3^3_2{2;so could:b2c2d3e2h2n2s2u1v3y3I2J2N2S1#1$3-1?3^4;s' +
  'o how:i3o2p6s1t4H1I5Q3?2;so i:a4b4c4f2g2i2j4m1o2p3q4r4s1u1v4w2E2G3I4J3K1L4P5Q4V2Y3Z1(2,1/3<5?3^1{1;so id:c4h2m3s' +
  '3u1y2z2D3I3K2L3Y3$3/1>1;so im:a3e3i4m1p1w3C1G3K3Q3U2V2!3;so is:c2d3f2h3k1x1z3B2D3F1K2L2T3U2W3X3$2&3.3/1<1>3;so i' +
  't:b2c6d4f2q3&2-2<3@4^2|4;so much:z4B2D1}5;so no:h2o2r4u1y5z1H2I2+1]4}3;so on:k1v2w1B3G3H1P3S3X2!3*4]4;so please:' +
  'b3k2l3o1p4u2H3J2T3;so that:g3i1n1p1v1w4B4C2E2J2M4T3X3-3<6>2[1;so the:a5c2e3l3n2o1r2u3H2L4$3^2|1;so we:a3b3h1p2r5' +
  'u4z3D2F1/3}1;so what:a7c3f3h1j5r1v2w1x1A4I3K3M1N3O1R4S5T7&2[4;so whats:a1e2j4n3p2s2t3v1J2M1R1$2,1|2;so when:a4d3' +
  'f4g3i3(1}4;so which:a3e3f3j6R2}2;soap:L5}3;socc-:f4i1p3r1u2v3w1B2Q3.4=1@2}2;soccer:f4i1p3r1u2v3w1B2Q3.4=1@2}2;so' +
  'ci-:q2z3C3E1O1Q3#3$2,2=3?6}2;social:q2z3C3E2O1Q4#3$2,2=3?5}3;sock-:a2o2x10-4}1;socks:a2o2x10-4}1;sodw-:F3%5;sodw' +
  'a:F3%5;soft:w1z4C1D7E1#3*1;soft-:z5R2}2;sogg-:c7;soggens:c7;sokk-:x5B3;sola-:q5+2>7}2;solank:q5+2;solar:>7}3;sol' +
  'd:I5U3&2+4-2@4]8}2;sold-:l2q2z1N2O2S5U4!3.3;soldier:l3z2N4!3;soldiers:l1q3O2S4U5.3;solo:$10;some:b1c1e4g1l6m4r4v' +
  '2w2y2z5B1D6E1G6O1T1U4V2Y1)2+1,5-6.4<2?4]2;some-:a2c1d2e2g4k3l1m1r1v2y1z2A1B1F1J1M4O2P1R3S2T2U3V2W1X1Y1Z4!4#1&2)1' +
  '*2,1-5=1?1|3;somebody:g7v4y5A5D1E1H5I3M5N2O6Q2V2W3$4*5-4@1^3|3}3;somebody who:z4C2H5O3U3W5&3)2-2=5@3;somebodys:O' +
  '2Z3!3*1;someone:a1g8j1k2l1r2v5x1y4z3A1G2H2M6O1P2Q4R1S1T1V2X1Z4!2#1$5&3*2-3=2?3{1}3;someone at:g4v1M6S3Y3=2^3;som' +
  'eone in:M3R4T4Z3/3}6;someone to:v1D1M1Q7Y1Z2#1$4=1_4}1;someone who:j5k4y4z6G2O3R3V1X4Y3!4@2|4;someone with:d2v1z' +
  '2G2H5I3O5R2*4+1?3;someones:S3Z3}4;something:a5c5d5e6f4k5l3o4u4w2z1B5C1D3F3G1P2R4S3T4U4W2X2Y4Z1!3#4%1&3)2*1+1,3-2' +
  '.3/3<2=1?1[1]2_2|3;something at:c5e3B2C3*4/1=4;something for:c1d2f1s3w2z2A4B5C6D4F8R2T2W1Y3Z1!3#2%1)1,3/3<2=1?3]' +
  '2;something i:b5c2o2w4G3L3M4Y2Z2&3,1-3/3<2_3;something in:d3e5f3n4t2J1P3X4/1=3]3{3|2;something like:k4l3n4r3w4z1' +
  'B1G3K3P2S4T2W2X2&1)2-1>2;something off:l10|3}2;something on:a3d3e3f4h3x4C2N4P4U2Z3#1&1*4/4;something that:d4l4D3' +
  'R5V3W1Y2-3?3}1;something to:a6d2k1o2p2w3B5C2D2J3K2P3U3Y3,2-6]1^3|5;something with:c4f1D2M2R3S1T5X1Y4#3&4.3/1;som' +
  'ething you:q2y1D3E1G2H4T1U5V2W5X2Y2Z2!3*3.2/3]5;sometime:a1r3E2)2}2;sometimes:i4m8r4G2!2)3;somewhere:b6p2r3y2B2C' +
  '2E3I1J6K7L5M2N5O1P1U2V2X1<1>3?1@3[2;somewhere to:E2K3L6V4W2}1;somm-:m2t5v2O3;sommer:m2t5v2O3;son:f2m1o2p1t5v2y1B' +
  '7C6D5E2G3I1N2P1Q1R1S2V1X1$2,1.2=2]4^1;son has:b1d3p2r1t2v1x4z2B2G6H5P2Q1S2[3;son is:f1m4o1u1v5w2B1C6D2E1G3H1O3R1' +
  'W2Z1(1)2/1=3^4;son of:y1C5H1I3N4P3R1$2&2+3|1;son wants:v3B1E2I3T3V2W2X5&3=2]2}4;sond-:f8g3m1o3q2s2y2E2I3K1+4=3_4' +
  ';sondae:f6g4;sonder:m1o4q2s2y3E2I4K1V2%1+4=3_4;song:}8;sons:a2h2n1p3q1u2B2C3D1E4M1%2-1.4<3@3[1^2_2{2;soon:a6d2p1' +
  'q2t2B3C5G2J4M3P5$2(6)2]4^1;soon-:a8m1q4F1I3M1;sooner:m2q4F2M2R1}2;soonest:a8;soor-:R3V3X1Z4;soos:m4z1A1B2S1V2X4)' +
  '4*2/2;sore:v2y7z4G8}5;sorr-:a2b2d2f1i2r3u3A1B2C3E2L3O1P3Y1&3{1}4;sorry:a2b2d2f1i2r3u3A1B2C3E2L3O1P3Y1&3{1}4;sort' +
  ':m2o2q1t1v4w2B1C2D4F2L2P1Q3T3U2W2!3*2+2@2_4;sort of:m2o3r1v4w2B1C3F1L2P2Q2T3U2!4+3@3;sort-:k1p2M4T4+3_3;sorts:k1' +
  'M4T4_2;soth-:N2=2}3;sotho:N2=2}3;soul:g2o3v3y4;soun-:s3t3B3C2L3Q2S3&4}4;sound:G1Q2R1}6;sounds:s3t3B3C2L4S4&4;sou' +
  'p:S3}6;sout-:n3I2J3N2S4V2W4X3&1(2^3}3;south:n4I2J3N2S4V2&1(2^3;south africa:J3O2S4V2&1(2^3}2;sowe-:I6J5=1^2}1;so' +
  'weto:I6J5=1^2}1;spa:.5}4;spac-:t5F3K5L4Q5#2(5*3}2;space:t5F3K6L4Q5#2(5}3;spam:@7}4;span:i4N4O4#3}2;span-:#7}2;sp' +
  'anbou:#7;spar:e2y18?4_4;spar-:c6w3y12=1>2?3]5}1;spare:w5=2}4;sparring:y9W1>2?3]6}4;spea-:t3z1C1D3G1M6N5!1=3}4;sp' +
  'eak:z1C3G1M7N2#1=2}4;speak to:M7#4=4;speaking:t4M1N5;speaks:D5N3=3;spec-:a1k1l8w1x1E9F2G6H2O2P1S1T4!3%2)5,1.4_2;' +
  'special:k2l8w2x3F1G2H5O3P3S3!3%3)7,2.5|1;specials:l8_4;specifically:a4F1}3;specs:x3G4}2;spectators:E4L3}3;spectr' +
  'um:B2G7Q3;spee-:n7r2G1O2R2W2}4;speech:O3}6;speed:r2G2R2W2}4;speel:B1}6;spel-:A3}8;spelled:}3;spelt:}4;spen-:e1s5' +
  'w6E1N3#1+3^3}1;spend:e2s2w6E3N4#2^3;spes-:l2C3F3%4)3;spesiale:l2%4)3;spid-:w5C2.3;spiderman:w5C2.3;spin-:D1G6M2Q' +
  '2T2W1*3}3;spinning:G2Q2T2W1*3}3;spins:M3}6;spit-:I1*4;spli-:d3e3n4y2A1B3C3F1G3Q4Z5$3%4_3}2;split:d3e3n4y2A1B3C4F' +
  '1Q4$3%4_3}2;spok-:C4}7;spoken:C4}4;spon-:l6-1@5}4;sponsor:l4-1}5;sponsorship:l2}2;spor-:d2f1w5z6B3C2G3O2R2S4T4U2' +
  'V3W2#1+1<3=4?2]5}2;sport:d1f2p2q1v2z3B2C2G3O1R2S5T1U3V4W3Y1#1&2+2<4=2?1}1;sports:d3i1j3l3n2w6z1C1D1G2O2R1T4=3?2]' +
  '3_2}1;sportsmans:w2]7}3;sporty:w2z6B4#4;spot:q5t5C3E1H1I4J4K5L2Q2!3(2)2*4.2[4}1;spot for:t3B2C4E5K4L2.3[4;spot-:' +
  'G3&4(5}2;spots:G3&5(5;spra-:G3*3+2]3}4;spray:G1*3+2]3}3;spre-:b6;spread:b6;spri-:d2h2i3q4A4G3P1(3=2}2;spring:h3q' +
  '4A4G3P3(3=2;squa-:a3p2x2I2J4%5]1}5;squad:p3F2%5;square:I3J4]3}1;squat:}5;sque-:c2d2e5Q5<2_2;squeeze:c2d3e5Q5<2;s' +
  't:x3}6;staa-:k2p3q2v4y2D2N3Q3,3}1;staan:k2q2v4y2D3N3Q3,3;stab:Z5]2;stab-:G5Z4*1}4;stable:G4}3;stad-:M2Q5R3;stadi' +
  'g:M2R3}1;staf-:e1g2l1o3F2K3M1N5O4S3!1#7-3/4=3?2[1|2;staff:e1l1o3F2K3M1N5O4S3!1#7-3/4=3?2[1|2;stag:.7;stag-:y3.5>' +
  '6}1;stage:y3G1>8}3;stage #:>7}1;stai-:x2z5D2G1H11;stairs:z5D2G2H10;stal-:q3L5-3@3;stam-:z5D2K5+4}2;stamina:z5}1;' +
  'stamp:z2D3K3}3;stamped:K5+4;stan-:a1b1e3j5m1n4p1q3s2v2z1C1D4E3J2K5M3N3O1Q4S2U1+3.4<4}1;stand:b2n3q4s3v3z3C1D5E4K' +
  '6O2Q3S2U2!2.5]1}1;stand up:v2B3D6U3V3;standard:j6m3o2p3r1V1&1+3<4}1;standby:e2r3}3;standing:a4e4n4v2J3K2M5Q3*2;s' +
  'tands:C2G1J2N5S2+3;star:}6;star-:a5c2d2f1h3i3k7q2t7v4w3y1z6A5C4F1G1N2R4W1!1$1&3(9+1,1]2;staring:E5F3$2;stars:d4<' +
  '3[3}3;start:a3c2f3h3i1k3n1q1t6v2w2y3z3A5C4F1G3N1R6U2W2!2(6+1}1;start again:q5r4G3(1[2;start at:a1c4i5A5P5}3;star' +
  't from:z3P3U3&4}2;start in:d3j3o4t1w1z3C1G2(4;start the:c3C4%1(6|2}3;start with:h2i1v3w1y2z4A1C3R6!3$3(1|3;start' +
  'ed:a3p2t5u3A2N3P2V3(1{2}1;starter:k5z7&8]3;starting:a4c1k4w5z4A4D2&1(8=3]2;starts:a2c1d4e3h3i6k1l1o3q5v6w2B3C1L1' +
  'O1$2(4*1,2]4{1;starts at:a3c2e4i6z3;stas-:I6;stasie:I6;stat-:l1y2H1I6J2L1U3#1%3*2+5,2<2?3@3{5}2;state:j2l2G3,1/2' +
  ';statement:<3@4}8;station:a1I8J3L2U4#1%3*2}1;status:y3+5?4{7;stay:b5f1g2o5q1r4s1x5B2E9G2I2K4#2*2/1@4[3{1}1;stay ' +
  'in:f3x2A3E4I5#3}2;stay on:x8H3>1;stay-:f1h1l2m3r1x4C5E4H2I3J4R5)2,2|3}2;stayed:l4}3;staying:h2m4B2C3I4J5)3|4}1;s' +
  'tays:f2m2r3x4C4E4H2R5,2;stea-:d3e2h1D4G4K3R3W1,2}3;steal:D4K3;steam:d4e2h2G4R3W1}3;stee-:l5q2x3z2H3&4}4;steel:x3' +
  '&4}2;steep:l5H3;stel:j4D3G2U4=4;stel-:m4p3)4^3}2;stellenbosch:m4)1^3}2;sten-:G6;stent:G5;step:o2q1t5v3x2z3G4H9P1' +
  'R2!3$1,1[3;step-:p4t6v3x3z3B6C6H9O1,1[2;stepdaughter:B3C6;steps:p4t5v3z3H10O1<1[3;stepson:t1B6C5;ster-:D4}5;stic' +
  '-:a3b3d1f3i2w5y1z1A2B3G1H2N2R4X8)1*4.1]7^2_4{2;stick:a2b3i3o1w3z2A3B1F3H3I2N3Q1R1X7)3*4]1_4;stick fighting:a5i4m' +
  '2w3A1B4F4G3N4R1)5;sticks:a3b1d3f4t1w5y3B3G1R4U1X5%1.2]6^3{3;stif-:d2x2z6B2R4}3;stiff:d2x2y1z6B2R4}2;stil-:b1c1d2' +
  'e1g3h3k1l1n1p1q3r1s1w1z3A3B1G3J3N3U1V2W1X3Y1&3(2+3-1/1=1>4_1{4;still:b1c1d2e1g3h3k1l1n1o1p1r1s1w1z3A3B1G3J3N3U1V' +
  '2W1X3Y1&3(2+3-1/1=1>4_1{4;still a:a2d4s3A1C1P3%4&3(2]1}1;still be:c2d2g2o4p4K4(2-3_2}3;still come:d3g3h4u2w3z3E2' +
  'G3>4;still do:h2j2m4C3G6U2W2X3+2/5}1;still have:d3h3q1s3w3z1I3V4W4X3@3}3;still make:a5d8&2(3;still on:a1c3e2h4l2' +
  's1F3N4U2W4X2/1>2_4}3;still pay:h1k4n2p2q8r5<3;still train:c2f1h6p3y4F2G4+4/2>5?3;stin-:k2o3G4L4]3}3;stink:L4]3}2' +
  ';stit-:u2G5_5}1;stitching:_7;stoc-:d1e1o6r2u4G1I1X3$2*1+1-5/3]7{6}2;stock:d1e1o7r2u4G1I1X3$2*1+1/3]6{6}5;stock i' +
  'n:d1r4u4/1{3}2;stoe-:C1H5V5]4;stok-:N3R1X9]1;stokke:N3R2X5]3;stol-:r3K6L2,1}4;stole:r3K3L3;stolen:w1K5,1}4;stom-' +
  ':c2e2r3x3G3L3}1;stomach:c2r3}3;ston-:{2}5;stoo-:g3z3H5Z4@4;stood:g3z4Z5;stop:d1h5k1n4o4p9q9A2B1D3I6K8Z6>3@5}1;st' +
  'op my:p5}2;stop the:a3i3p3q4A2D4K3Z4)3@4;stop-:d2i2j4p4q2z2B4D1G1I3P2U2Y4Z2;stopped:j4q2z3B4D2U3V1W1}2;stopping:' +
  'p5q2P3}2;stops:d3B1I3Z3;stor-:a1e1g1j1t2B3F1H2J2L6N3P1T4U3V2W1X1Y2Z2!2#1/1<2=3?3@5]7^2}1;storage:L6}1;store:L1R2' +
  '/1@5[1]8^4_3;stored:@6;stories:O1?5;storm:a3g2j1t3B4F2J5N4T5U3V3W4X2Y3Z3!3#2/2<1=4>1]4}2;story:d3e3j2r3v1P4&2<3@' +
  '1}3;stra-:a1c4e4f1v6w3z1B3D1F3H2I1J5K2L6O1R2S2U1V1#1%4*2-2<2^2_3{3|3;straat:J5K3R3S4%1;straight:a3c5e5f2k2n2o1v6' +
  'w5z3D3I2J1K1L6O3Y2-3^3|4;straight from:a4c2n3w6J3K3}2;straight to:n1v4z4I5L5-3^4;strange:F6}5;stranger:v3B6N1)1}' +
  '2;strangers:y3E1O1R1U2Z2$1%6{5;strap:*2]2_5}1;stre-:a1e1g1i2r1t1z1H2I2J6K6P3R3S1T2U6V3W2#2&2*3/7=1?3^1{1}2;strea' +
  'm:/8?5;street:a2e2l1t3w1H3I3J8K7R3S3U6V5%2*2>1^2{2|1;street bjj:a4t4w4V5}2;strength:z5G1R2T4<1;stress:R4W4Y3*4<2' +
  '}3;stretch:g3i1I1T4}5;stretching:i5T5}3;stri-:m2n4o5r5s3u2x2A2D2F3O1P5R4*3>1[1^1}1;strict:r4w3A3B1D3E1F3N1O2?2^3' +
  ';strike:r5u3}4;strikes:e2r1*5>4;string:x5}3;strings:o6s4)2;stripe:n5V2}1;stripes:P7[3}5;stro-:z4C1D6G4H5O1R4S4$2' +
  '/1=2}1;stroke:C3G5H3O3R2/3;strong:z5A1C1D2G1H3Q1R4S4$3=2]1}3;stronger:D6}2;strongest:}5;stru-:j5v6z5D5$2&5;struc' +
  'ture:j5D4;structured:v6B2D2&5;struggle:z6$1;stud:x6;stud-:f3j2l6m1o2r1t3x2A2H3I2K1P2Q6R1W1%2&1)3/2=5?3[7|2}1;stu' +
  'dent:d1j5l5o3q1r1t4z3A2G1H1I3P1R3W3Z1$1&3*1=3[6;studente:l1A1Q4)3;students:f1l4r2A2F1H3I1K4P2Q6%3)2=4[6|2}2;stud' +
  'ies:d2m4=3;studio:m3H2J3)3?4;studs:x5;study:e2f5O1S1T1%3/5?2|4}2;studying:d3=2^3}2;stuf-:a1c1j1k1w5A2B3D3F2G1L2N' +
  '1O3R1S4T3U2V3X3Y3Z3!3&2*3+1@3]3^3_3{4;stuff:a1c1j1k1w5A2B3F2G1L2N1O3R2S4T3U2V3X3Y3Z3!3&2*3+1@3]3^3_3{4;stuk-:q3_' +
  '6;stukkend:q3_6;stun-:k1r2$1.3}5;stunt:$1.3}3;stup-:d1f1i1k1l2m1o1p1r1t1w1x1z4B1D1G1K1L1N1P1Q1T1V1W1!1#1$2&1(2*1' +
  '-1>1?1[1]1|1;stupid:d1f1i1k1l2m1o1p1r1t1w1x1z4B1D1G1K1L1N1P1Q1T1V1W1!1#1$2&1(2*1-1>1?1[1]1|1;stupid question:b1d' +
  '1e1f1g1h1i1k1l2m1n1o1p1q1r1t2u1w1x2B1D2E1F1J1K1L1N2P1Q2T1U1V1W1Z1!1#1$2%1&1(2*1-1.1/1=1>1?2@1[1]1_1|1;stut-:D5G2' +
  'P2$3;stutter:D4G2P3$3;styl:F3R7X2;styl-:b5f2i1j5r1s4B1O1R6S2T6U5V4X3Y4-2/1^1;style:a1b4o1r3s2G1O1R6T1U4V4X3Y4)1-' +
  '2/2^2;styles:b3f4i2j5k1l1s3v2B4R1S3T6U3;subm-:O1V8<2=1}2;submission:V5;submissions:V6;submit:O2<2=2}4;subs-:a3j4' +
  'k1l1m4o2p3q1/4<4>3;subscription:j4k1m1o3p3q1/3;subu-:J7>5}1;suburb:J7>5}1;such:b2c1k3l1q1w4z1B4D5F2H3O1R2W4Y1Z3!' +
  '3#1%1)5*2-2.3<2@5]2;such a:b2q2v2w4D3F6W5Y2Z1!2%2)3*4.2;sue:,8}5;suff-:i2v3G3;suga-:G4W1.2<3}2;sugar:G4W1.2<3}2;' +
  'sugg-:u1w3z1B1C3D3I2R4U1W1#2;suggest:u2w3B2C4D1I3R2;suggested:z3D2U2W2#2;suit:c3d3e3f1h4u1w7z2C2L8R4!4$1]2^1_1|3' +
  ';suit me:b2c4d3f1h4u2z3R3;suit-:a4e5m2w5z1A2F3G2H1I2L3R5S2V1$2)2]1_3|2;suitable:a4w4z2A3B1E3F2G2)3|2;suitable fo' +
  'r:a4w1z3A2B1E3F3H1)3|2}1;suitcase:w2I3L4V3_4;suited:F3H2S1|1;suits:e5m3w2R6S2$3]2;sukk-:H2M4Q2[2;sukkel:H2M4Q2[2' +
  ';sulk-:z3A4G4Z2#3*3;sulke:A4G4Z2#3*3;sum:k3l3&3;summ-:h4o3q2W1Z3|5}1;summer:h4o3q2W1Z3}3;sun:c4d5e6f9u4G2}2;sund' +
  '-:a2b2f10g5h1j1m1r3u1C1K1Y2$3-3.1/3>1^1{2}1;sunday:a2b2f10g5h1j1m2r3u1C1K1Y2$3-3.1/3>1^1{2}1;sunr-:c8;sunrise:c8' +
  ';suns-:d6x4;supe-:i2E4K4L3W3Y2!6#2.1}4;supp-:d6i3u4w7C2E1L3M4Z4+5.1<2?2[2^2_3}5;supper:d7i3w2}1;supplied:w6;supp' +
  'lier:}7;supply:w3L4M1+6.1]1^4;support:w1M3Z5<3}1;supposed:u5E3.2?4[3;sure:m2o1s5z1C1H1O3R2?4[4}3;sure-:l4z1C2_1;' +
  'surely:l4z1C2_1;surg-:d2f2i2k1q2y4E2G6$1;surgeon:f2q2y4G1$1}2;surgery:d2k1q2E2G6;surn-:t2N3@3[3}3;surname:t2N3@3' +
  '[3}3;surp-:k5o1v1y3-6.1]2^3{1;surprise:k2o2y3-6.1]2^3{1}1;surv-:f2z4G5H1R2U8!6|1;surveillance:!6;survey:}8;survi' +
  'val:U5|2;survive:f3z6R2U7;survivor:F3G5H3;sush-:e3}5;sushi:e3}5;susp-:q8D3I5;suspend:q7;suspended:q4D3I5;sust-:l' +
  '4m2F1&3)3*2?2;suster:m2F2)3*2?2;swak:z4G5;swal-:.2<3}2;swan-:q2w2G6}2;swanger:q3G7;swap:d1e3r6u5P1#3=2_12}7;swar' +
  '-:O3P3=3]3;swart:P3=3]3}2;swea-:c2d3e4h1i2s1w6x3E1F1L6R1S3U2V1W5$2.3<2[3}1;swears:S4U3V3W3}4;sweat:c5d4e4h2i3m1s' +
  '1w2x5L1P1W4.4<3;sweating:q2$3|1}2;sweaty:e2w4E3F3L7R2;swee-:d1e1i3l1w4V5W6*1.6=4;sweet:e2i3W7.6}2;swel-:x2G3}2;s' +
  'wem-:}7;swim-:b4c2d1w2z2C3O3Q3{4}6;swimming:b4c2d1C1O3Q4{4}6;swin-:f3g3y4Q2R3T3X3*2}1;swing:f3g3y2Q5R3T4;swip-:n' +
  '7<6;swipe:n5<6;swit-:d2q4u4z5Q3<4}5;switch:d3q4u4z3Q3}4;swol-:y3E3}3;swollen:y3E3}3;swor-:T3X6*2}1;sword:T3X2}2;' +
  'swore:*3}6;syll-:P4&3*4;syllabus:P4&3*4;synd-:G6H4;syndrome:G6H4;syst-:k3m3r2C2P6S6U2@3}3;system:k3m3r2C2P6S5U2@' +
  '3}1;t:o7w4]5_2}1;t shirt:w2&1]2_2}4;tabl-:b7z2B4G6#2/2|4}1;table:b7z3.1|1}3;tablet:B4/3|5;tablets:G7;tack-:q2B3C' +
  '4}2;tact-:a3O3Y6Z6!7)3+3=1]4;tactical:a3O3Y5Z6!5)3+3=1]4;tactics:Y1!4;tae:z3T6;taek-:w2z2C1R2S1T8}3;taekwondo:w2' +
  'z2C1R2S1T8}3;tag:k7C4E3?1}6;tags:]5_7;tai:T7;take:a2i4j2k2l1m2n4p1q1r3u3x6z3A5C1D2G4H3I4J4R3U1!2$2*2<1=1?6@1[1]1' +
  '^1_3;take a:b2e2h2k2m3q7u5w3C5K5Y2!4$2*1-1=2?6;take him:a4p3r3v3z1A3D1G1J3$3;take it:n3o1p3r1u1w2x4G5?3^3_2;take' +
  ' me:f2u3A6F2G5@5[3;take my:p4u1F1G2$3+1@3[2}3;take part:m2C3E6G4H5P3+3,3}3;take the:i4j1o4u2H3L2&1/5}4;take them' +
  ':f2A5B4C3G4?1_3;take to:w3P5^4}5;take-:a1d2j1q2r3v3x1D1G1I3J2N4O2P3U1V2W1&4*7,1=3>3?5^3|2}1;takealot:]1|5}7;take' +
  'downs:V4*5;taken:r4v2x3I1*1=3?5@2^2_3}2;takes:a1d3j3q3r1v3D2G3I3J3N4O2P4U2W2&4=2>4?2[1^3;takes the:c3I3N4O4;taki' +
  '-:l3p4q1x2C2E4N4Q2Z3*3?3_2{5;taking:l3p4q1x2C2E4N4Q2Z3*3?3_2{5;takk-:w4x7;takkies:w4x7;tale-:l4z6}2;talented:l4}' +
  '2;talk:v8C1D5H2M9N1S3U1V1#6)4*4|1}3;talk to:g2D4M6#4$2}3;talk-:a1j2t1v1D1M3N1S3V2W2#1$2&2)6*2-4}1;talked:l3V3}4;' +
  'talking:a2j3t2v2M3S1W2#2$3*2-4;talks:D3M1N2S3&3)7;tall:A1C3H1N1Q1R9*1]2_2}3;tamb-:a2u1I4}2;tambo:a2u1I4}2;tank:H' +
  '2>6]3;tann-:w4z3F3;tannie:w4z3A1}1;tap:n10y5}2;tape:x7G3?4}1;tapp-:V4}4;targ-:A2D6Y4;target:D5Y3}1;tari-:j8l4$4%' +
  '4&1;tariff:j4$3&2;tase-:}6;taser:}5;tast-:i1s9t8u8v4w2T1;taste:i3s4t3;taster:s8t8u8v4w2;tata-:x3}3;tatami:x3}3;t' +
  'att-:G4N2}5;tattoo:G4}5;tattoos:N3}2;taug-:a1b4c1z2O4Q1T1U2V4W5X3Y4!3$1&1*5=4|2;taught:a1b4c1z2O4Q1T1U2V4W5X3Y4!' +
  '3$1&1*5=4|2;tax:d4f2r3#2}7;taxi:g1i4m1r2u1B3F2I14L2Q3R3U1*5;taxi rank:C2F3I2Q4R2*5;taxi-:I9U4#3;taxis:I9U4#3;tb:' +
  'G4;tccc:Z9;te:b2j2k4l1q3t3z3A1B1D3E2H1I1K2L2M1O3R3S1T1W1Z4!3*3+3/2<1?2[2]4_3{1;tea:c1j2.5}2;teac-:c2d2e4f3l3v1B1' +
  'D4F2H1N9O8Q2S1T3U4V2W3X4Y4Z3!2#4$3&1)3*3-2/1=4>1;teach:c1d2e3f4B4D4F2O1S3T4U4V3W4X4Y5Z4!4#2&1)1*4/1=4>2}1;teach ' +
  'him:D8;teach how:X3Y1Z6!2*5;teach it:T3U3V5W7X2Z3!4;teach me:S3U5W2Y6$3*2|3}3;teach my:D1N6O2Y4*3}2;teach that:D' +
  '2U3V3W2X1Y3Z5!3*2;teach the:B2D3U6W4X1*2=1|1;teacher:c2d2f2l4v3y2z1D2E1N5O5Q6X2Z1$6(2,1-6<3=1}1;teachers:c2l7G2N' +
  '5O4Q1Z2#7%2)4=1;teaches:F4N4S2X1Y1&3)3/3=1}1;teaching:e4z2H3N5O6U3Y1!3;team:e3C1K3M1N7O4R1V2!1#9.5/1=6?2}4;team ' +
  'building:K2#7?3;team-:i1z4!3#4/6;teams:i1z5!3/7;tear:G4,4}2;teas-:D9P1;tease:D4;teased:D6P1;tech-:r3y2z1B3D2F1P2' +
  'Q2S4W3!3*6/4?5[2|2;technique:r3y1z2B3Q3S3T3W2*1?5[3;techniques:y2B2D3F2P3S3!3*5/5?1|3;tee:w5Q2)3]5{2;teen:d2g1h1' +
  'j5y6z1A2B10C2D6G1O1Q2$4)2*7[1;teen-:a4d3f2i3j2t1y1z1A3B9C4D5I2N1O3Q5S2U1V2W3%1)1*1,2|3;teenage:d3B1C1G3I2S4V3$3%' +
  '1;teenager:h3j3t2z1A2B3C2D7E1O2V3W4,2-1|1;teenagers:a1B8C3O3Q3Z2%2&4=2|4;teens:a5d3f4i4l1y3A3B3C3I2N2O1P1Q4R1T1U' +
  '3W3X1)2*3|1;teet-:w3y3G3]2}2;teeth:w3y3G3]2}2;teke-:o6I3,8[5;teken:o6,8[6;tekk-:a3w4x2z3;tekkies:a3w4x2;teko:t5u' +
  '3P5;tele-:x3M8@2;telegram:M5;telephone:M6;tell:a1f1i3j2o1p2q3r3t2v2w2B2I1N1R1S4T5V2W1X1Y1Z1&3@3{1|1}2;tell me:a3' +
  'b1e2f2j3k1o3p1v1w3B3C3H2K2L1N3O1S5T4U1V2W2X2Y2Z2$2&4(1>1]1_1{2|2;tell my:i4s2S3@4}6;tell the:j1v5G3I3J1}4;tell y' +
  'ou:p6q3r5t4u2?4;tell-:a1t4J2#4>3[1;tellers:#4;telling:t4J2[1}2;temb-:I5=3^3;tembisa:I5=3^3;temp-:q6x4D6R2$2+2;te' +
  'mper:D6R3;temperature:}6;temporary:q5+3;ten:c6f4j1m11q2v1C8I3L4P1Q3R2$3-2.5^1{3|2}2;ten days:h2m5r4u2{4;ten minu' +
  'tes:s2v5E1H2I6}2;teng:f3B3H2I1K5L3T3U3V3W4X3Y3>3;tenn-:d3o2z3G4S1X1}4;tennis:d3o2z3G5S1X1}1;term:b7h8o12q5r3t4w1' +
  'B4C1D3P4;term-:h6j1n5o7p8q1s2B1#1^3;terminate:p8;terms:h6j2n5o7q2s2B2^3;terr-:a1o2r3y2z4K4?4;terrible:a1o2r3z2K4' +
  '?4}1;teru-:r4z1D2G2L3M4<4_11{3;terug:q1r5z3D2G3L4M2<1_4{3;terw-:x3E5K3?3}1;terwyl:x3E5K3?3}1;test:s8t7u5v2y3z3M1' +
  'P12/3?2}5;test-:s5t6u7v2y2F5P9}3;tested:G2P7}4;tester:s6t7u8v3;testing:P5}2;testosterone:F6}1;tests:y4P5?2}3;tha' +
  'b-:a2N2$4}4;thabo:a2M4N2$4}1;thai-:c3q2T3}3;thailand:c3q2T3}3;than:c1d3g1h2i6j3k2l1m1n3o2q2u1z3G1K2N2Q5R5T3V2X1Y' +
  '2Z1#3$1&3*2-3.1/1^3|2;than a:i1m4n3o2G4K2Q4#4%1&2.2^3|3;than the:h3i4k5u4y1F3Q4-4@3]2^3}1;than-:j1l2v2B3C3Z1-5{2' +
  '}7;thandi:j3{3}3;thank:l3B4Z1-5{1}1;thank you:l3B4-4{1}1;thanks:C3}7;that:a2c2d2e1f1j3k2m1n2o3r3t2w1y4z1D3H1I1M1' +
  'P1Q1S3U2V2W3X3Y3Z2!4&4(2*2,3-1/1?1@3[2]1_1|1;that a:c5m5n3r2w3z1A2B4F1G2H2O3Q3)2+1=2_2;that be:a2d3j1n4w1x1y2z4C' +
  '2E1F1K1Q1S2#2$4%1&1=4?4^2;that cost:j1k4m3q4$3&3.2;that day:a3f5k4s3t4u6v1/3}3;that for:c1d2j2k3l3n3t3B5D3O3P1R2' +
  'S3U1#1&3)1.2?1^4;that i:g4j1k2n3o1s4x4A2P4Q4S1U1X3&1+1,4-3<5@2[1|1}2;that im:q2t3P1Q4,5/2@4}5;that in:c2j1n3x3F3' +
  'G3H3X1Z3$1)3*7[4]4;that is:e3o2y3z2B3C3D2K1R3S4(3}2;that my:b1u1y2Q4S3X2(2,3-3}5;that ok:o2u4x3y3z2C2E5F4?4;that' +
  ' on:f1g3k1x2F2T5V4W4Y4&2<3]2|4;that one:a4b2c2f2i2r4t3u1w1A1C3F4H1O4Q5U3Z2%2&1(2+3,1]5^3;that possible:c3e3n3o3u' +
  '2y1H2K4L2Q2T3W3#1%1-3;that something:q3y4D2E1G3S1T3W1X4Y2Z2!1#2*2;that the:a1f4l5q2u4D2E3M2N2O2P3S5!1&1(2+5>1[2{' +
  '4;that time:c4d3e5f3h1q6B3C2(4;that too:a4d6k2q1A4C2U3V3Y3_2;that with:j6k1z3B2D3F3G1P1T2U2Y1!2<2>1@2;that work:' +
  'f2m2n5o4q2w3z3G4H1+2.2/2<1^2;that you:b1h3p2s3z5H2J1M3T2U4V2X2Y2,1=2?1[3|2;that-:b2d1f1g1h3i4k2l3p3r2u2A3B3C4D2F' +
  '2K3R1_2|1}2;thats:b2d1f1g1h3i4k2l3p3r2u2B3C4D2F2K3R1_2|1}3;the:b1k1u2v1J1K1N2O1&2(1+1,1>2]1_2|1;the #:a5g1i3l2n1' +
  'r3u3y4z1N1O1Q7&7(4/3>4[3|3}2;the #st:n4q4s2u1(1{3;the #th:h7j2n4p3q2u3P1#5(4-2.1^2{1}2;the academy:b2g4h3n3p4B2F' +
  '1H1I3L3N2T1U3V1Z1!1#1,3=3>2^1|2}2;the adult:b2z4A1B2C1H3}4;the adults:b2A4B4C3J4;the afternoon:a1c3d1e1g6h3B5;th' +
  'e army:l1A1G3L4O4S4W2!4=3}2;the baby:c4d4i1q2r2u2x1A2E2F2L3R2X2Z2}1;the back:l3v1C3E6K5Q3R2*6}2;the bag:a3c4w7C2' +
  '^1_4{4;the bank:c1e4f3l2n4p1t4w2y1A1K3L4#4;the basics:v3z5W2&2)2/3|3}3;the beginner:a1i3k1l3n3o2r3s1y4C4F3&3(1*1' +
  '-3/3[4|2}2;the beginners:i2t3z1G4J3N5&4(1}2;the bench:q2?4}7;the best:g2l4n3I3M3O3R3X1-1}4;the big:a3f3o4s3w2y4A' +
  '1B2C1D4J1N1P3S2V3%2.3<2;the bjj:a3i2q2E3F3N2O2P3V5}2;the bleed:a3i3A2Z5)2;the book:k2|10}4;the boxing:a1i1t4u1x4' +
  'E3N2O3P4Q1S2W2Z3$1,3]3^2_6}1;the boy:z2C2E1G1I2,2}6;the boys:f2g1h3u3w3y3B1D2E2F2L3%1.1@2}2;the building:g4v4E4H' +
  '3J1K2}4;the bus:a2c1C2D3F3M2}6;the car:a4c1d1g1i4m4z1E5F3H4K8L4R4Z2)1;the children:b2h3o3w4x3y4A4B4C1J3O1P3!2,1}' +
  '3;the class:b6i3n4r3z4E5F1G2H3K2L2N3Q1%2+4,1/1<1?3]2}2;the classes:b1d2g3j3z3A3D1J3Q5R4%3*2/2}3;the coach:n2p1v5' +
  'x4y1B2E1G4H4M2O2P2Q3W1$3,2?2@3[3]5}2;the coaches:h4p2z2D3G1N3O4,2.3@5}4;the company:l3n2o4p3w2z1K2M3%2-1@4;the c' +
  'ourier:^4_4{5}2;the course:k1n3o3r1w1y1E2I1J1W3&10(6+3,1@3|3}5;the dark:c1I4K3R3!1*4>8;the day:a1b1c7d6e4g6k2m1o' +
  '3r2t1u2z5C1F3$5&3,2^1{3;the days:a5b5f4h1m3r6/3;the debit:n1p3q3}2;the desk:g6n5*3,2-3]3^5_3}3;the difference:D4' +
  'R5&2_3}5;the doctor:p1q3C2G4W3<2;the door:g4h1k3m5s3t3v3x3A3E1F2H3K5M2Q1V1(2*1+3,3<3@4}1;the driver:v2E2I4K2+2^2' +
  '}5;the ebook:W4-1/3@2^2{2|6}3;the end:d1f4h1i3o5q3r4y4C1E2P5$3&3(1;the entrance:k3E2H4J7K3;the evening:c1d3e1f2g' +
  '4h1r1u2z2F3I3K5L2M1N2Q3T3V3/1=4?2;the face:y5H3N2R3W2;the family:d2j4l3o3q4s3E3G3H3?4[3;the fee:j2l6n4q1$4%4&5<2' +
  ';the fees:j2l7q3r4w4<1;the fighting:y8z3X2Y4;the filipino:a3d3s2t3w1y2z2H2N4O3P2R3)3{2;the firearms:i4s1w6A3C1F2' +
  'M1N3O2P4+2,3;the first:a4c1f2h2k4l1o5q2s4t1v3w5y4z1H1N2P2(5,3<3[1_1{3|2}1;the floor:x5y5D3E3F2O3R2V7W1Z3*3,2;the' +
  ' following:a4u1P4(6^2;the form:k2p2t3u2,8@5;the free:j3m4s5t6u6,5/2;the front:g4n3H3M1=4@2[2^3{1;the full:b4i1j1' +
  'l4n1s1v6w5y1T4)1;the gate:a2d2g3k3v4D3H4J3#2*3>4{3;the gautrain:a3c2d4e2I3J3L4R1U2*2|1}2;the gi:n3V7]2^3_4{2}2;t' +
  'he girls:t2y4C2D1E1L4#5%3.4;the gloves:g2n4z1R2>3?3]2^5_2{2}1;the grading:P2$1?4}2;the ground:b4F3G2H5R2V6*5;the' +
  ' group:r2s1v4z3E2G1N3Q7#4$2%1?1}2;the gun:z1A1N2O6Y4+6;the guy:a2N1Q3!5*4}3;the gym:a1f2g6h3j1l1o2p2t5y2H2I3J3L1' +
  'N2.3=1>4?4@3]1_3|1}1;the hall:D3E2H3.6}2;the head:y1E1G2M5N3O1$4&3*5]4_4|2;the holidays:h4o2t3B5C5P2#3(2)1/3]1;t' +
  'he hoodie:n3]2^1{2}4;the hours:b3e2i5E7G1H2%4}2;the house:a3c3d2f1r3s6v2w3A3C2Y3Z2$2*1/5>2^1;the internet:t1M3O2' +
  '/6?5[3;the israeli:S3U7;the joining:k5&3}1;the kids:c1d3e2h2i2o1w2x1z2A1B3C3D2E5I1J1K3L2M2N4O3*1<1=4>3?4@2[2{1}2' +
  ';the krav:j3q3u3A4N4O4P2U3V3@2]2|3;the ladies:a1i1y3z3L4M2N4S1V3#3?2}3;the lady:a4j2l3x3F1N2}7;the last:d7k3p3v2' +
  'z2C2F1I5K3N1P4Q3(2;the lesson:i3r3x2E5G4H1>1}1;the lessons:b6i5j2r4y1z2E2O1Y4*3-2<1?2;the lights:d4g4G2H2>6}1;th' +
  'e list:t1u3G2P3R3T2)2<4}3;the little:a4w3x1B5O1.3?2[4;the long:a3h6q5K2N2*3}1;the m#:c1d2r4u3J6}2;the mall:c1f2t' +
  '2x2A2B2C2E1F1I4K3Q1S2W3X2#2&1)3,2.4<2>2^1}2;the mat:a4e2i2m2x5A1E3F5G4H4K1L2N4P1Q4$2,2=2?5;the mats:a4c3i3s1t3x2' +
  'A2B3E3F2G3H4L4N5P1Q3T1V2,1.6=1?2;the medical:J2O3Z6<5@2;the members:y3[6}4;the membership:j1l4n5o6p2K3<3;the men' +
  ':y1C3F2O4Q4!4;the middle:e7g4j4p4t3v2z2C1O3&2>2}1;the moment:a3c1g4j2l4s2v3z2R1$1,3=4>1]3}3;the money:k1n7r3!1%3' +
  '&1_3{2|3}1;the month:k3m2n5p3q2r5t3C2L4(3;the monthly:j2k9n2q2P3&1<3;the morning:a2c3g5l2F2G3K1L2N3Q6U2$5%1.3}2;' +
  'the most:j4z2F4#3}3;the name:N5S6[4]2;the new:b4h1A3D3J1M3N1(6[3^3{2}4;the next:a3j4o1p4r3s2u1H1P5Y3Z3&1(4)3_3}3' +
  ';the number:j4M4Q1}2;the office:c4d2e1f2g5n1p1r3u1w5y4B2I3K3L3M4P3Z3#4%1>2@2^1;the old:w2y2C3J6N6*1[5]3{1}1;the ' +
  'one:a5b4j1o2t2D1J3M3O4S3V4Z2(5)2*2^1{4|3}2;the only:b2c5e1f2h1v1z4A4F7Q5.3;the order:a5d4i3q4v2C4D2E3M3O2{3;the ' +
  'other:a1f3k1l1p2r4s2w1H3J1P4R5S3U3Y2*4{4|4}4;the others:e3f1h1i3k2o1r3v3z4C3D2G3P3%3}2;the owner:M3N2}4;the page' +
  ':b1j3t4M3S3%4[4{3;the parking:a4z4F4H4>2}1;the party:A3.5{4}2;the people:z3N6O4Q5?3;the person:o4F3M3O7-3;the ph' +
  'one:b2n3t3M6?3[2|1;the place:e5g7m3q2s1v4z2E3F1H3J3N3$3.1>4}1;the police:P3!1+2@3}6;the power:>5}2;the price:f1k' +
  '1l5o2T3$2%2&1+3-2]3^6|3}2;the private:n4s1J5K3N1O3!3$2%4;the programme:b6p4r4v2N1V4X4*3;the range:a3i2w1J1Z3+3,2' +
  '}4;the rest:b3e2f2k3m1p2r3v5y1z3$2{5;the right:u4D3G1I2M4R3U3V2Y2!2+3,3[2}2;the road:e5f2i1j2l4r1K4P4R3T2/3{4}2;' +
  'the room:z2E8F4H2O4$5;the same:b4f2i4j4k1l3o3q3r1t2w1y1B5C5J3L2M2N5Q1%2&1(1>1]1_1|1}1;the saturday:a2f1h4i5m3r2w' +
  '2z6E3J3>2;the schedule:b6f4>3;the school:b1c4g3h2k4m2t2u2D2G2I2J1K3L1T1V2%5(4,4?1@3]3^2}1;the second:l8s3y1D2H1{' +
  '2}3;the session:i2n1r6u1E2H3#3+4>2?3;the shooting:z3E2G3J2K2O4Y5+6?1;the shop:c2d2f4g2h3l4n2q1t1w3M6&1-4=4[5]4_1' +
  '{2;the side:x1E8U2?6;the site:a3b4d2e3t3w3F1M2N1#2[6]2^3_3|1;the small:a4i3n5o1u4B3E4P1V3%1.1}2;the staff:E3H3K1' +
  'M3N2O2/2=6[2;the start:c2k6l3t3v2w4&1(3[3;the station:a3I4J4U2;the stick:a3i2m2B2F3G3N4Q3R2X4)4_1;the sticks:a4i' +
  '1A2J2N4O3R4X4%3/3^5_4{1;the street:H1I3J1K2R6S5U4V1*3}1;the student:[1}6;the sun:c5d8e6G3;the taxi:d2g3i2r3v1A1C' +
  '3F2I7L3R1;the teacher:v4D1O4Q6$2}1;the team:w3K2N3O4,1?4}2;the teens:d1f1i5j3y5A2B2C4N1O3P3Q1,1;the term:b5l3o4q' +
  '1z4C2P3;the test:s1u4P6?2^3_1}3;the thing:k3G3S2U3*3,4_4|4;the three:h1j3l1q1&6;the time:b4d2i2m2n3o2r4u2v2D3G3R' +
  '2U3Z2@3]3_2;the times:b8m2>5;the timetable:b2c4h3?3}2;the trainer:G1N3Q7W4$3;the trainers:N5O5;the training:f2j3' +
  'p2x5y5z3E4F1G4H1J5T1#1&2*4+3.3/3=4]2{2;the trial:c2i5j3m3o4s2t1u2v5w4,2?1@4;the twelve:k1p2r4s3&5(4-2}2;the two:' +
  'e1f4j2r3s3t1z1A2C2F1L3X4$5&3-1{3}1;the uk:h2n5q5z2V3X3&2/2>3^4|2;the voucher:-7}2;the wall:b4E4O5X3*3?5@1}1;the ' +
  'way:c2g1h2i2n1p3r3t2z2A3C1G4H4J3N3$3)2=2{1;the website:g3h2j4k2n3o2p4t3u3A2B1C1H1L1M2N3W2$2&1(2)1.2?1@4]4_1|1;th' +
  'e week:a3b8c2d6f6h2r3u2B2L1M3Q3U3W4(1,2^3;the weekend:a5f6u2A1K2$2)2{4}1;the whole:b4c1g3i1l1m3n1r4A2B3C1E3F3K2T' +
  '2#2&4)1-3>1}1;the women:F2N1O3W3#2)2}6;the workshop:n3u3H3K4L3M3)3?2}2;the wrong:u4[3_3{1|4;the year:h8l4o1p5t4z' +
  '2C2(2-6/3}1;thea-:c2d2L4}4;theatre:c2d2L4}4;thef-:>3}3;theft:>3}3;thei-:a5e3n1o1p3u1v1w2x4A4B2F1G1K5L2N2O3P1Y2!2' +
  '#4%2&1*3+2-2<2[2{1}1;their:a2e3n1o1p3u1v1w2x4A4B2F1G1K3L2N2O3P1Y2!3#4%3&1+2-2<2[2{1}1;their own:w4B4F2I1#3%3*3?2' +
  '[2}1;theirs:a5K4*4;thek-:j4l4$2;theko:j4l4$2;them:a1f4j1m3r1s1w2x3z2B7C3D3E2H1I2M2O5R2W2X1Z2!2#5%1*2+1,2-3.2<2?3' +
  '@3]5^3_1;them-:v2y2B5F2I3O5U2Z2#1%2)3.6;theme:)2.5}2;themed:.4;themselves:v3y2B5F3O5U3Z2#2%2)1?1;then:a3c5d7e5f6' +
  'g1h5i3j1l2m4o1p2q3r3t2v3x1C4E1I2K1P2R1S2U4W1$2%1(1<1?2@1^2{3|1;then what:f4j1o1p2q2v3C3I5&3@3;theo-:l5v4z1&2+2/4' +
  ';theory:v4z1&2+3/4;ther-:a1c1d1e1f2g3h1k2o1r1v3y1B1E1F2H1I2J1K3L3M1N1P1Q1T3U1V2W3Y1(1)1,1/1=2>1[1]1;therapist:h3' +
  'z3B1G3U2V3$2<3=1;therapy:<4}6;there:a1b1c1e1f1g3h1k1l1n1r1v3B1E2F1H1I2J1K3L2M2N1P1Q1T3U1V1W3Y1(1)2/1=2]1|1;there' +
  ' a:b3d1k2l2m3o1p3q2r3s3t1v2w1x1A5B1E2H1I2J2L2M2N4O3Q1Z2$1%1(1)1,2-1.1/2<2?1[4]2^2_3|2;there an:c1d3j2m3n3o1q1v6A' +
  '5D3F3K3M4P4Q2V5$3(1)2,1/4=4[3]2|5;there another:n4u3H5J1M5P6(3)3>2;there any:a1c4h3k1l2o3r3s3y5z1B2L1U2V3*3/1<2=' +
  '3?3}3;there anything:c1d5k3l3w5B4G7P2T2Y3*3;there are:g2l1s3A4F3H3L3O2Q3%5*2=3{2|2;there at:d2e2g5s2C1O2Q2W4]4}5' +
  ';there be:a1d1g3h5l3v2w2C3F3H1L1Q4&3(4)3=2>4;there bjj:a4c1d2B3C3V7;there boxing:a6h3W10;there class:a2g5h9>2;th' +
  'ere classes:b3c2d2e4f5h6F3;there for:a5d2f1g1r3u4v3z4B2C6E2I2K1L2P1T5Y4)1.2]3;there iets:a4c4d1e4f3k1s1F1G4X1&3)' +
  '3/3;there in:d4g4x2J4K1L3Q1T4,3/4}3;there is:a3c3d2e4f6k1l1A1D1E1T1W2X2Z2!2,4/2>3}2;there krav:c3f6U9;there n:b4' +
  'k3l3m4o3r3s2y1A4H4I1J2K2L2O3Y2Z1!2%2)4,3/1|4;there on:a2f1g4E2H1I2L3,5;there one:a3d3e2f5o1B1F6I1J2L3O2P3R2Y4(5-' +
  '3[2]3;there or:g4w4y2E2F2L5N4P1Q4,3[4]1;there some:b3d2k2l4n1r2v5w4G3I1L2M2P1)3^3;there someone:g6M5N2X3}4;there' +
  ' something:a4b3c3d4e2f6l2m4r2w1z2B3C4G4R3T2U1X2Y3Z4%2*3,1-2/4<1|3;there somewhere:E6K2L1U1V2W2}4;there still:a1d' +
  '4e4h2t4I1&2(5>1}6;there training:a3c1d4e5f5h3B2!6#1*3>2;there was:k4r2u1B3)3?1}5;theres:c1d1f5g1k4o3p1u1y2A1B1D2' +
  'F2L3P2S1V1W1*2,3/2>3?1@1[4}2;theres a:u2A2B2D3F1K2P3S2W2&1,3@3[5}3;theres no:c4f4h2o4p3y3J2>4[2;thes-:h1j2o1p1B2' +
  'H3L2M3O4P3R3V2Z4&1)2,2>1@2_3|1}2;these:h1j2o1p2B2H3L2M3O4P3R3V2Z4&1)2,2>1@2_3|2;thesis:}7;they:a1i1r5v2w1x3y4z3A' +
  '2B2C4D6F1G2K2L2N1O9Q2S3V1X1#2-1<3]3^4_3{3;they are:f4h2q1x1C3N1O1^2_2{3}2;they be:r3x1z3A4C4$1^1;they come:z2A2G' +
  '4*2]4^7_1;they do:n2v4B5E1O1V3X3;they go:i4w1x3y1A4C2P1V4#3)3^2_2;they have:f3w2x2G3L2O3%2;they-:c2r5s1x2z3C1D5O' +
  '3!2)2,2.2@1_2{1}1;theyd:r4v1C2!3;theyre:c2r3x2D3E1O3)2,3.2@1_3}3;thic-:V4Y3|2}2;thick:V4Y3|2}2;thie-:}5;thief:}5' +
  ';thin:q3G2R3]3}2;thin-:a2b2c3d1f2k2l1m1o1p3s1v1w1z1B3C2D2E2F1G1M1R4S4T2U2V1X3Y1!2$1%4&5(3)5*3,2-1.3<1=1]2^3_3{3|' +
  '1;thing:a3b2c4d1e1f2k4l1m3n1o3p3r2s1w1z2B4D1E2F2M1Q1R2S5T2V3X4Y1Z2!4&7(4)5*2,4-1.2<1_3|2;thing for:m2r2z4B3D2F1R' +
  '1!1&6)2.1=3;thing i:a3d3p2z1C3G3N3V2&1(1)2-3}3;things:b2c1d2f1g3p1q1s2v4w3C1D2E1F2L3M3N1O2R4T4U3W3Y1#1$2)2*3-1.3' +
  '@4[1]5^7_2{5|1;think:b2h2l3v3C4H3J3R3$5<2[1{4}8;think of:G3[2}6;thinking:a5t4A3E3H1J3N3S1W4+3=4@1_2;thinks:z4C1D' +
  '3Q4S2}6;thinners:G5;thip-:*6;thir-:c2d2e2i1l3p2q1r1y1A3C6I2Q5#2*4-4=1@4]1^3_2;third:l3r3t1y1I3*5-4=3?2@4^4_3{1}1' +
  ';thirteen:y2C9I2;thirty:c2d3e2i4l3p3q2u2Q7R1#4]2}1;this:a8b2f1j1l2p4r3t3u1w1z4A2D6G1J4M4N1O4P3S4T2U1Z1(4)4<1>3?1' +
  '@5}3;this afternoon:a5u2w1>2}3;this chat:@6}2;this month:d4l6r4s2D2(3)8/2}4;this morning:a1u2M2[4_4|3}2;this wee' +
  'k:a6b1r5t6u1E3G2I2>2{4}1;this year:h1j4q2z1C2K1P2T3#4(3)3.3}3;thom-:a3b2z5&3(3;thoma:a3b2z5(3;thos-:a1b2c1h3l2m1' +
  'n1o2r5t1w2x3z4B1D2F1L4O1U1V1W1$1&3(1)3*2-3/3<1?4@1]3{2;those:a1b2c1h3l2m1n1o2r5t1w2x3z4B1D2F1L4O1U1V1W1$1&3(1)3*' +
  '2-3/3<1?4@1]3{2;thou-:e1j6t2y3z2A2S1#4.1^4_1}3;thought:e2t2z2A3S1#4-1.1_1}1;thousand:j6y3#1^5;thre-:a3e1g1h1l4m1' +
  'n2p1r2s1y2A2C4G2H3M1P2Q1T1Z1!2%6&4(2)1*5_1}1;three:a1e1g1h1l5m1n2o1p2r3s2A3C5G1M1P3Q1T1Z2%6&4(2)1@1_1;three kids' +
  ':b2f2g4i2j1l1n3s4B2C3Q3_3;three months:j1o2p1q5w3C2F3P4&6}2;three of:f2j2l5m3q2C2Q4}3;three times:j3m2D3G2M5P2@3' +
  '}2;three weeks:h4p2x2y4z3G2P3V3)2{3}1;threw:a4D2[1}5;thro-:b2c1e2k1m3p2q3r3t1v6y3z1C3D1E1H2M4Q1U1W4!1(1*5+2/4<1;' +
  'through:b3d1e3f1h1k2m4p4q4r2t3v4C2D1E2H3M5Q1!2(2+4/3<2[1]1}2;through the:b4e3h1k3n2p1q3t4H2L2W3#1(4*1[2{2;throw:' +
  'a2c4l3q1v1w3D3T2U2W6*2.1/3}3;throwing:}5;thrown:v5y5z6A2B3F3G1N1Q2?2@3;throws:C5G4N2*6;thum-:b2z2J4M4(3*4_2;thum' +
  'b:z3*4_3}1;thun-:Y8+4;thup-:Y6Z2#1&4(3+2;thupelo:Y4Z3#1&4(3;thur-:a6b2c2d2e4g2h1j2m3r3t5u4v2w2C1F2G1N2Q2{3}2;thu' +
  'rsday:a6b2c2d2e4g2h1j2m3r3t5u4v2w2C1F2G1N2Q2{3}2;thus-:D5Z6<4;thusa:D5;thuso:Z6<4;thut-:D2!2$5)3;thuto:D2!2$5)3;' +
  'thx:E3}4;tick:o3r2,3}4;tick-:i3k2m8n1K7Z1)3;ticket:i4k2m5n2K7Z2;tickets:m5K2)4}3;tie:o8w1x2C4L3V3*2}3;tied:o11s3' +
  'w1x7*3;tien:m6Q1$2;tien-:a1f3A4B6C3W2;tieners:a2f3B6W2%1;tier:}5;ties:o6V3*2;tigh-:j1k1l1p3q4t2w7K1*3<1]4_2;tigh' +
  't:j1k2l1p3q4t2w4K2*4<1_3;tights:w5]4;tik:M2@5;tikt-:U1?7}2;tiktok:U1?7}2;till:a1c3d6e4f1g6i5n1o2q4s1u2y1A1G1K1L2' +
  'M1P2S3W2Z1(3>2^4{2}2;till #:b3c2d5e4g4>2;till the:a3d1p3q2r2t2C2K3P1Z3(5)1^4;till what:d2g4i5A3G4;till when:g6h4' +
  'i6s3{2}1;time:a9b5c4d5e7g9i9m5o7p1q5r3s1t1u4v4y2C1K1P4Q3$2)1=4^1;time do:a1d2f3g4h1i4o2v2E4Z3;time does:a2d2f4g1' +
  'i1z4}5;time for:a5d4f3i2m1p4q1r1u3E3Q5R7(2)4]3;time i:c5d2m3o6u4z5H3K2)3>3;time is:a2b2c3d1e2f1g1i1C4E1G3U3{2}5;' +
  'time must:a6i5P3;time to:d4g4i4C2K2P3Q1U2/1=2}2;time what:a4c3g6v3D3%2;time-:a4b10c2d3e2f1g6h3j2m1q1v3z3B1D1L1$2' +
  '&1(1>5@1^1}2;timer:a2e4v4z7A3=3;timers:v3z1K4&4;times:a4b5c1f2g6h3j3m2o1q2r1s1y1B2D1L2M1O2P1$1(3>5@2[2^1}2;times' +
  ' a:a5j4m2q4B3P3$1(4;timetable:b10c3h2$2>1?2}3;timi-:z3D7>2;timid:z3D7;tiny:b3A1B6C1Q4R2%3]4;tips:n3v3L4}5;tire:i' +
  '1C3G4;tire-:c3i1z4B2E3G1U3#3.3}1;tired:c3i1z4B2E3G1U3#3.3}1;tirs-:X4;tirsia:X4;titl-:O4W3|6;title:W3|5;titles:O4' +
  '|3;tjhe-:k4_3}2;tjhelete:k4}3;tla:e4j2l2m2r1u2w6y3z3C3E2G2I4K3P3#4%1+4{1}1;tlam-:o3y3I3,3;tlameha:o3y3I3,3;tle:r' +
  '2t3w4;tlel-:a4i4m2r4s4t2v4w2Q2?3;tlelase:a4i4m2r4s4t3;tlelaseng:r2v4w2Q2?3;tlho-:l3R6Y2+4;tlog-:p4y1>3}1;to:g1k2' +
  'p2t2u2E1J1L1M3P2U2W1Z1!1/1[2^4;to #:a3c4d3e7i2k1q1r2z1F1#3%2>4{5;to a:j1k1m1u1v2y1D3H2K4L3M4O2Q2R1V2Y5!1#2)3-5.3' +
  '>1^5|1}1;to ask:g6q2z2E3J3M4O3P4(2>3;to attend:m5u3Y2)5+2;to be:a2c5f1m1o2s1v2x2y1z4A4B5D3E3F1H1J3P3R2S4U4W2Y2Z2' +
  '!6%1&1)3+2=3?2@3[1{4;to become:j3k1t5!1&3}3;to book:j4t4P3#1$2(4@1[4;to boxing:b4j3r1u1y2z2B2C4F2G4K1N2Q2W3#2%1-' +
  '1.3=3>3}1;to bring:d2f2g5h3m1t4v3w2C3D1H3L4Q3)3+1_3}1;to buy:g4n4w4P2[6]7|3}1;to cancel:p3q2u4{4;to cape:o4p3J3-' +
  '2^4;to carry:j3o3q2H2K1L2U4W3Y3^3}4;to change:u2D1H4I3L7P3_2}1;to class:n1w3G1I4+1<4^4|6}5;to coach:p4=5}4;to co' +
  'me:a5d1f3g3k3l4m3p2q3r2s4t5u3x3y1z5E2F2H5I3J2K1Q1#1)4,3/2;to defend:j3z1A4B1C1F2G2H2R3S3U5&1*2}1;to do:c2f3i3j3m' +
  '4n2r1z3A1B2C2D1G4L3P2R4S1T4U1V5W1X3Z7!2#4&4(3)2*4+3.2/5=1[1;to drive:f3q3r1J3K2/4>1}4;to drop:g5E1I2K2W2}6;to du' +
  'rban:f1m2o2p3u1#3^4{3}1;to end:d4i3p7q1v2;to feel:s5v2D1F5R2U6W3#1;to fetch:a1g4i4E1H2J3^2_3;to fight:y6z1C3D1F3' +
  'O1P3R2T3U6V3X4;to find:j3t3u2C2I3K5M2T3X3#4]3;to friday:b2f7g2r2u4=3;to get:d2k8m1p1q1t4y2z2B6H1I1K3L3R5S2U3W5Y3' +
  '$2&1)4-2>3@2[2]3^1;to give:n4p5s4t6#2$1,1-7@5_1;to go:a3k1m2r2x1y5D5J6L3P5U3!6#3+2/1@3[3}3;to handle:D6O4R4U3X3Y' +
  '3#2*3+3;to have:a3b1g4t3w5z2D3E1O1Z3$5)1+1,2.4<2?3@1]2^2;to help:v2G2L2Q4U3Z7*1=1;to hit:a3e1w4G4O3R6W6*1.4}2;to' +
  ' it:b1n3u4w3z5A3G1P4Q3S1*3?3@1;to join:a2f2j5k5l2m4n2o1s1t3w2z4C3E2G3I1X1(1)2+4,4=1;to keep:l3m3q4x3z2E3L3R2U2V2' +
  'Z3!4*1]2;to know:a1b3f3g1h3i4j6k2n1o2s3v4y2z2A2B1F3G2I2J2K4L1N6P4Q4T1Z4&2,1<1?1@3{3;to learn:j1l1y3A3B1C3F5G2H4O' +
  '2P2R3S3U4V5W1X3Y2Z2%5)3+2=1?3;to leave:p8q6s3x2K5M3O2;to let:e3g4h2r4t3K3M2W1+3}3;to look:g2w3z3C2E4N6P2Q3U5!4?1' +
  '[4]2;to make:k2q2r3t1u2z5A3D3J1Y5?2;to me:f1z2G1H4J4M3N3R4S4$2,1^8|3;to month:o7}1;to move:c3e2p3u4G6P1Q4V1W3Y1!' +
  '3;to my:b1c2d3h2j2k2n1p2q1x4E1O2S3T2U4$2%3+1-2<5@2[4^6|5}4;to our:b2u2N1#2$5%1.3?4^2}2;to park:K8;to pay:g4j1k4m' +
  '2n6q4s7D3I1K3P1-3<1;to protect:l3y1F3R3U3!2#3*3;to punch:a1d1v3y2B3W7#3.1;to put:b4d3k5n2q3w4B2F2J2K4,2-4]2;to r' +
  'ead:N2,1@3|10;to sandton:a3c2d4f2p3q3t3A3B1D2J4L3V1/3=2;to say:o2p4r3v3D6G2O4;to see:a3b3h3o1q1s6t2v2B1E5N4?5@3[' +
  '4]2^1}1;to send:b2j1p2q2B2M6)3+2,4=2^3_5;to shoot:Y6+5?5;to show:g4v1I2J2O1P8#1+3.1;to sign:k3n3o5s2v2A4B3C4S1,6' +
  '[5^7;to sit:i4B1D2E6G3H2K2L1;to someone:g2v4C2M2@3{3|2;to spar:e3y8;to stand:z2B3D5E2K5L2Q3U3;to start:c1h1j3o1r' +
  '3s4t4w5z2A4C4G4U3!2$2/3;to stay:i3o6q3E3G3*4.1}1;to stop:o2p6q2v3D2K3Z2*1/3}3;to take:d1j1r3w2x3y3E4I3P2R2U3W1%1' +
  '&3*3+3?1;to talk:g3H4M2*6}4;to teach:D2O7$2)3=10;to test:s2t4u1y6G3P1/4;to the:b1h1i2q3r2t1u2v4w1x4y2z2A2E1F2H6I' +
  '1K4L3M5U1V2%1)1*4/2<3>3^1|1}1;to train:a1c2d4e2h3j4l1m1p2w1B2C1F6G3L1N2Q1V3W2X3#3$4%6+3,1/4<3;to try:a4g1h1o5s4t' +
  '7u2v2z3A3B2C2V5,3_3;to use:e2r4w1A2B2L3W2X6Y5Z4*4-1?1@3;to wait:g2i3l3E6G2P3(3;to walk:x3z6D3J1U3!5}3;to watch:E' +
  '4H5L3Q6/4;to wear:w6x3C2]4_1;to what:g3r2A6J4K3M3}1;to whom:p2v4M2,1=6;to work:h2p1r2z1G4H1I2K3L3O4Q2U1!5$1=6;to' +
  ' you:h1n5p3v2z4B3H2I11J1K1L2R3+3<4_2}2;to your:c2z1F1H4I7K2N3Q2Z3#2-1/2_3}2;toda-:a10g7r4t4u5v2A1E1S1(2-2>4]3^4{' +
  '4}4;today:a9g7r2t4u6v3A1E1S1(2-2>4]3^4{4}5;todays:a6r3;todd-:c1e2g2u2A8B6C4H1O4}1;toddler:c2e1g3i2A4B3C5H2}4;tod' +
  'dlers:e2u3A6B5O4;toeg-:x4H5?6[4;toen-:x6;toer-:w4^3}2;toerusting:w4^4;toes:x4z6G3H3;toes-:E5L3?1@4;toet-:s5t4u3P' +
  '5;toets:s2t3P3}2;toge-:a3b1d1f3j3l3n1t4v1B2C2G1H2L1Q4R4#1%6&2(2)1-3/2|3}2;together:a3b1d1f3j3l3n1t4v1B2C2G1H2L1Q' +
  '4R4#1%6&2(2)1-3/2|3}2;toil-:D2H7L8>3}2;toilet:D1H6L7}3;toilets:H3L5>3}1;told:a4f1g1n1o2q2w1x1A2C1I1J1K1L2P1S1U1X' +
  '2!2$1(3)1+1,1/1<1@2^1_1{1|1}1;told me:a1c1e1f1g2h1j1n1o3p1q2r1w2x1y1z3A1B1C2E1I1J1K2L2N2O1P3Q2S2U2V1W1X2!2#1$1%1' +
  '(2*1+1,1/1<1=2>1?1]1^1_1{1|2;tomo-:a9c2g3h3r1t2u5v5x1K1M1,3-2]2{3}3;tomorrow:a9c2g3h3r1t2u5v5x1K1M1,3-2]2{3}3;to' +
  'ng-:x3;tongue:x3;toni-:a7d3g4m3n1r3u2v1w4E4M1N1-2>6^1_1|2}4;tonight:a7d3g4m3n1r3u2v1w4E4M1N1-2>6^1_1|2}4;tons-:q' +
  '1r5C2}1;tonsils:q1r4C2}2;too:c3d1f1g2h2i1k3l2p2s5x2y3z4A5B2C4D2F3M1O3T2U3W1!1#1$3(3)1*4+1,3/2>2[1^1_4|1;too late' +
  ':d5t2A6C1(7)3_4;too many:m4o4O4Q5R4Z2#2$4[4;too much:l2m1p2r3v3y4z2A3B6F4G3Q2}3;too old:A10;too or:c4o3q3B3F1J3T' +
  '4&4,1>3[3^4;too small:A3C4W4#2_7;took:a2j2k5p2r1w3z2D2J1W3?4{2}6;took my:{3}7;toot-:u4y4A4,5}1;tooth:u4y4A4,5}1;' +
  'top:b3i3j3k7r2w5A3F3O3Q2$1&1*2-3[2]2^2;top of:k4l2D1F4H1Q4R1$2&2*2;topi-:)4|3}4;topp-:A6[3;toppie:A6[3;torc-:*3>' +
  '2]4_4;torch:*3]4_4;tore:q2G4_4}2;torn:D4G6R7_6;tot:a3c2d4g7i4o5q5u2A2P3Q3$6[4;tota-:b2j4z5H2Q2R5W3%3&3)2]2}1;tot' +
  'al:b2j4z5Q2R2W3%3&3)2]3}1;touc-:e1j3v1x3y3z3F3G3M7O2Y4*3+2,3;touch:e1x3y3z4E1F3G3M7*4+2;touched:j4v3y1G4Y4;toug-' +
  ':y2z6B4D7Q2S3}3;tough:z6B1D3Q3S3}1;toughen:y4D5;tougher:B4D3}2;tour:q5r4v7D2#2;tour-:m4s1w1G5J2Z8$2%1+3,4?2]2}2;' +
  'tourist:m5w1I2J3Y2$2+4,5?3;tourists:s2%3)2}5;tournament:r2}9;tournaments:}9;tourniquet:Z7]2;tourniquets:Z7]3;tow' +
  'a-:D4-3<1}3;towards:D4<1}1;towe-:e3w5x2C2K2L6]2}1;towel:w7x2;towels:L7]2}2;town:e2f1m4o1p2r1t2u1C2J3Q4U4V1#3)3*2' +
  '/1^3_2|2;town-:l3F2Q3^5}2;township:l3Q3^2}3;trac-:a1w8P4<3@2{5}1;track:a2P4@2{5;tracksuit:w8;trad-:e3h2x1y4O3S4X' +
  '2=3}2;trade:e4h3y5O3=4}3;traditional:x2S4X3;traf-:a1c6d4f3r5u1I4K3)1/2}3;traffic:a1c6d4f3r5u1I4K3/2}3;trai-:a2b1' +
  'c3d3e4f4h3i2j1m1p1r1x3A1B3E2G2I2N5O4Q2T1U4V1W3X3Y3Z3!5#5$4%2)1*1+2,2/2<1=3>1]1{3;trail:s5u5)3;trailer:K8;train:a' +
  '3b2c5d2e4f4h2i3j1m4v1w2x1A3B5C1E1F3G4H1I7N1P1Q2R1V1W3!1#3$1*2+1,3/2<1>2;train at:c5d1e1i1m1p3B1C2G3T2)1,3/2]3}6;' +
  'train before:c7p4E2L2O2P1;train for:i3l3q3P7!7*5+2;train in:b3i1m2w9x4C1F1J4O3Q2V1%1+2/1>3}3;train on:a3f4h6j3C3' +
  'G2+3;train people:U5Y5Z5!3=3;train then:c4d2e5I4>2;train there:p3A3F6Q3T2@4}3;train together:y3B3C4F5R5$3%3}3;tr' +
  'ain with:d2f3j2v4x5y1A3C2F4H2O1Q7T3U1V3X4%2*2+3/2<1^1}3;trained:d1e3f1r5v2y2z5A3J1O9P3U3V1X3#6&2)1}1;trained in:' +
  'r4z2O4X3!3#2;trainer:N7O7Q6W1$8%6=7}2;trainers:x6D1N9O7,3=7]3^3;training:a3b2c1d3e2f3g1h3i2j2p4w1x1y3z1B3D3E1F2G' +
  '1L1T3U4V1W3X3Y5Z5!5#4$1)3*2+3,1-4/2<1=1>1?3]3{6;training at:a4c4d3f2i2W1!4#2$5+4<3;training for:d4e1h3q2r1B3F2P2' +
  'U6W5Y3Z2!4#4$2%2)4*2-1/3=1;training in:d4h4q2B4O4U2X1Z2!2;training on:a4c4f1h5q4N3T4Y1Z1>3?3;training with:d2t5z' +
  '3D1E2F4U2W2Z1$2-2/1<4}3;trains:b2i3j3l3m1n2o2t1C2E6I3K3N2Q4U4!2-1?1^3}3;tram-:q1G1.6}4;trampoline:q2G1.4}2;tran-' +
  ':n6u1F2I7L2V1!4#4&1-2>3{4}4;transfer:n9-3}1;transferred:o3p4V3;transit:!4#5{5;translate:}7;transport:u3I7#1}2;tr' +
  'ap-:o4p3H7;trappe:H7;trau-:d3O3Z9)1<2]1;trauma:d3O3Z9)1<2]1;trav-:f4m6q7r3I5Q2Y1!3#3&3/1^2{2;travel:f4m3q5r3I4Q2' +
  'R1U1#4&3)1/1^2}2;travelling:m5q4I3{3;trea-:q3z1C2F4G3P3W2Z7$3-6}2;treadmill:}8;treadmills:W3}5;treat:z2C2Z5#1-7.' +
  '1}1;treated:x3F6P4;treating:Z6;treatment:q4t2G6Z1$4;tree:x3-6^3;trei-:I5;trein:I5;trek:p5w4D3L5{3;tria-:a1i3j2m2' +
  'o2s8t9u10v7w5V4,5?3@2{1;trial:a1i3j2m2o2s8t9u10v7w5,5?3@2}1;trial class:i2s3t3v5;trial for:i2s2t5u2w1}3;trial is' +
  ':j5m2s1w2K5N4,3;trial on:i4j2m3t2u1,1}2;triangle:V3{4}1;triangles:V6;trie-:s5t3z3D2F3M4*3[3}1;tried:p1s5t3D3F3M5' +
  'Q1*3}1;tries:z4[5;trio:%8;trip:h4j1q1r4z4C3H2M4P2Q2$4&2(1|2;trip-:B7D3Z1/2>3?4|2;tripped:D2>1}3;trips:r1Z1/3>3|3' +
  '}3;trop-:U5}5;trophies:U5}2;trou-:n2w3x6D4H3Q1S4!3*2]3}2;trouble:n3D5G1H4Q1S4!5*2;trousers:w5]3;truc-:c3f2m2z2K5' +
  '}2;truck:c3f2K3}2;trucks:m3z3K4#2;true:c3f2g2j1k4m1n1o1p1q1r2s5w1x1y1z2A1D1E1F1H1I1K2L2P2Q1R3S4V1W1Z2!2$1(2*2+1/' +
  '1<1=2>1?3^2;trus-:n4s3I1K3L3O6}2;trust:n2s3I1K3L3O5}3;try:a1o3s14t13u11v2z3A2M1P2V5Y1,1]4{2;try it:o4s3t4z3E3;tr' +
  'y out:s7t5u8v1;tryi-:b4s6t2w2y4z3G3I3M1Q1;trying:b4s6t2w2y4z3G3I3M1Q1;tryo-:s8t6u9;tryout:s8t6u9;tsa:b4c4e3x1B4L' +
  '2)3-4.2/2<2?2@5]4|4;tsay-:i5n1?4;tsaya:i5n1?4;tse:o3q2r4w2x2A5C2G2T3V3&4_2;tse #:w3A1C3V4&4;tseb-:v4z5G3K3;tsen-' +
  ':z4C3G3H4(3[3;tsena:C3H4(3[3;tshe-:k4@3}2;tshi-:w5]4^5_3{3;tshirt:w5]3^5_3{3;tshw-:o5w5y3D3*3,3;tshwanetse:o5w3y' +
  '3,3;tswa:d4y4I5S2*3,5;tswa-:g6h4F2-2.5;tswalo:-2.5;tswe-:p4G5>2;tuck:D4}7;tues-:a6b1c2d2e3g4h3j2r3t2u4v1C1K1N1Q1' +
  '$1=1_1{4}2;tuesday:a6b1c2d2e3g4h3j2r3t2u4v1C1K1N1Q1$1=1_1{4}2;tuit-:j3$5;tuition:j3$5;tumm-:G4}4;tummy:G4}4;tunn' +
  '-:G4;tunnel:G4;turn:l3r4A8F3J7K2Q5Z3&1*2.4;turn-:p2r1A5C6F1H2O1Q5Y2&2-5.8}2;turned:b2l1p2r3z2A4C4O2Y3&2;turned #' +
  ':b3l3A3C1Y4;turning:p2A4C2P2&2-1.6;turning #:A2C4-1.1;turns:o1C4F2-5.6;turns #:-5.4}4;turt-:C2}3;turtle:C2}3;tus' +
  's-:e6h3z4F1R4$4}1;tussen:e6h3z4F1R4$4}1;tuto-:$6/4;tutor:i1$6;tv:d2z1B3C2N4W3X3/3?2}5;twaa-:e6&5(2.3;twaalf:&5(2' +
  '.3;twee:a2i4j5k1l3m1o2q2r3z3B3K1X2$3%4*3_4{1;twee-:f2l1B8C6;tweedehandse:}7;twel-:e9o3r2s2z1B1C6E2F2P1&6(3-2.4]3' +
  '^1;twelve:e9o3r2s2z1C6E2F2P1&6(3-2.4]3^1;twelve weeks:k2p2s3&4(4-3}4;twen-:z2A6F3K2Q5U3W1#1)1.3=2;twenties:z4A4W' +
  '1;twenty:A3F3K2O2Q5U3#2)1.3=2}1;twic-:e2g1j2k1m4r3y1z2D2F3G2I2K4M1P2U2#1$3&2*3@2_1}2;twice:e2g1j2k1m4r3y1z2D2F3G' +
  '2I2K4M1P2U2#1$3&2*3@2_1}2;twice a:e3j4m1z2A2B2I3P4U3$5;twin:l5B4C4%4;twin-:b1d1f3l4r3t1w2B5C5E1G1Q2%1,1.2;twins:' +
  'b1d1f3l4r3t1w2B5C5E1G1Q2%1,1.2;twis-:u3}3;two:e5f1i3j5k2l6m1o3p2r4s2t3z3A1C4D1E1F1R4X2$3%5&3*4>2^1_3{3;two hours' +
  ':a2i6K4Z2#1$1%1.5>4|1;two kids:j1k3l4r3s4t1v3I1L3O3>2{1}1;two months:a3o4p2q5G3(2}2;two of:e1j1l1p4s2t4C2D4F1G2R' +
  '1$5&4*4-1^3_1;two weeks:a1h1m6r6u4C1G2_1{5}1;two years:l2o4p1s3z1B2G2P1T3U2V2X2Y3+1@3;tyde-:e4,2>2?5}1;tydens:e4' +
  ',2>2?5}1;tyme-:b5c2g4n3;type:m3w1z2A2D2G5H3I2J5T2U2W4$4*5-3@5[2;type-:e3u2z3C4M1T5=4{2}2;typed:u2C4M1{2}5;types:' +
  'e3z4T5=4;typi-:b4g2i1M3Q4}2;typical:b1i1p1Q4}2;typing:b4g3D1G1M4}1;tyre:u2}5;tyso-:W6}3;tyson:W6}3;u#:B3E3.2;uba' +
  'n-:C2N4*5,3@3}2;ubani:C2N5,4@3}3;uber:a3c2d1e2i4E1F2G3I11J2K3U2^1}3;ubul-:j4p5q4<1}1;ubulungu:j4p5q4<1}1;udad-:F' +
  '4-4}1;ufc:z3B2R2T2V8}9;ufun-:j3B4F3O4R2U2Y2%4=2;ufuna:j3B4F3R2U2Y2%4=2;uges-:>7;ugesi:>7;ugly:x2D5}2;uham-:H2>4;' +
  'uhambile:>4;uit:d2j4o1p7r3t2w1x6z2G3I3)3*3/2>2[1;uitg-:D3>4@3}2;uith-:j3p3x4.1;uithaal:j3p3x4;uits-:p5u5;uj:l5F3' +
  'I4&4}3;uk:h2n6p2q5z2V3X3&1/2>3^5|2;ukho-:A4F1M3O3=2}1;ukhona:A4F1M4O3=2;ukub-:b1p3t7y1A1E5R3V3W5!5(2,2_6;ukuba:i' +
  '1j2p4A2R3W3!6,2-1;ukubona:b2E4;ukud-:C2Y7+4}3;ukudubula:Y8+4;ukuf-:q6u3P3$4%2^3;ukufundiswa:$4%2;ukuk-:p4u5M6!4*' +
  '4}2;ukukhalaza:}6;ukukhansela:p6u5;ukul-:r4t2y2C2R2V2X5*2^2;ukulwa:y3C2R2V2X5*2}1;ukum-:p5z3G3Z4;ukun-:y2H5R3Z1}' +
  '3;ukungena:y3H3}1;ukup-:p4q5Y4*4-4/2@3;ukuphuma:p5*2/3@4;ukuq-:c3j2p4s3t3v4z3A2G3U3V2Y3!3$3%1(3?4;ukuqala:s4v4z4' +
  'A3U3V2(4;ukuqeqesha:c4j4p2G4$3%2;ukuqeqeshwa:F2!4$3%1;ukus-:u3y6A3I3Y4Z3?3_6;ukushintsha:u3_5;ukuspara:y6;ukusuk' +
  'a:A3I4}2;ukut-:u3v3M4S4-3]2_4|4;ukuthenga:]4|4}2;ukuthengela:-4;ukuy-:p7t1D3I2K3S3^3;ukuya:t3I2)1^3;ukuz-:b3c2j1' +
  'm2p3r3u3A1B3D4E3I3K2P3S2U6!2*5+2;ukuza:e1j3m3p3r4u4E2I3;ukuze:b3p2w1A3I2K3P4!4+2}1;ukuzikhusela:B3U3*4;ukuzimela' +
  ':B4D4;ukwe-:l5z2G2R4U1.4}1;ukwenza:z3G4U2.2;uma:c1d3k2l1m4o4p2q1r6s2v4w4x1y1E2I1K3L1M2N1Z2%3&1(3*2,4.1>5?4;umam-' +
  ':A2E4F2G1H3;umama:A2E4F2G1H3;umba-:>6_4;umbane:>6;umbr-:*6}2;umbrella:*6}2;umci-:)5.4;umcimbi:)5.4;umfa-:C3D3W3,' +
  '1.4=2;umfana:C3D3W3,1.4=2;umhl-:u3(4}5;umka-:E4F2R2Y2-4;umkami:E4F2R2Y2-4;umng-:U3-5}1;umngani:U3-5}1;umni-:N5}3' +
  ';umnt-:j2l3w3B2C3D2E3G2R4*3,1?3;umntanami:D2G4}1;umntu:l4*4}3;umntwana:j2r1w4B3C3D2E4R4,1?4;umqe-:N5O5$5%1?4}2;u' +
  'mqeqeshi:N5O5$5%1?4}2;umse-:b3d3p3r3x4=8;umsebenzi:b3d4p3r4=8;umsh-:M3W4,5<4;umth-:,4}4;umun-:g2A1M4Q4Y2Z4%2*1?2' +
  '}1;umuntu:g2A1M4Q4Y2Z4%2*1?2}1;umye-:F3-3}3;umyeni:F3-3}3;umza-:E4,4}2;umzali:E4,4;umzu-:B1C5G4H2;una:A4C3,2;unc' +
  'l-:n2o2C1H1R2S2X1Z4%1*3;uncle:n2o2C1H1R2S2X1Z4%1*3;unco-:z5F5}2;unde-:l1n1o2p1A4B3C2E1G2K7N4O2S2T1V1Y2$2*2+2,2-3' +
  '.1<2?1@3[3_2{1;under:l1n2o3p2x1A5B3C3E1G1J2K1N4P1V2Y3$2+3,2-3.1<2@5[3^1_2{1;undercover:K5?4;underground:G3K5}2;u' +
  'nderstand:r1F1M3O3S5T2}6;une:C2G2O3;unem-:l5A3C6=6;uneminyaka:A3C6}1;unemployed:l5=6;unes-:C3G5O4;unfa-:}5;unfi-' +
  ':z8J5R1Y2!4+3{3}2;unfit:z8J5R1Y2!4+3{3}2;unga-:b4l2A3<4?2;unge-:>5;ungekho:>5;ungi-:b3M4}2;unif-:d1l1w8L4]6{4}1;' +
  'uniform:d1l1w8L4]6{3;uniforms:{3}4;unis-:f3q2L3]4}1;unisa:f3q2}4;unisex:L3]4;univ-:l2m2H4M3W3#4)2}3;university:l' +
  '2m2M3W3#5)2}3;unli-:f2j8o1s2+7}2;unlicensed:+7;unlimited:f2j8o1}4;unlo-:g6Y2}3;unop-:_6;unopened:_6;unpa-:}5;unp' +
  'aid:}4;unsu-:p6s3@6;unsubscribe:p6@6;unti-:a2c1d4e3g6i1o1p2q5v1y1z2A3E3P2S4Z1$1*2,2^2}1;until:a2c1d4e3g6i1o1p2q5' +
  'v1y1z2A3E3P2S4Z1$1*2,2^2}1;unus-:p3r6_2;unused:p3r6_2;unya-:l2o4B4C5D3.3;unyaka:l3o4C3}2;unyana:B4C3D4.3;up:a3b1' +
  'c3g3h1i3j1k6m2p3r5t8u2x3y2z3A1C1D2F2G2H3K1L3M1P2Q3S2U1V1Z2)3>1?1]1^1_1{1;up a:b4h2k2D1M1P4-5<3?4]2}5;up and:h3j4' +
  'n4s4v2w2J3L2P2S1W3#2>4]2;up at:c4g2u4y3z3K3L2$3]3^3}1;up for:b3g3h2m2n1o4p2q1r4t1v1B4D2F2H2M3S3U2&5)1@2;up in:g4' +
  'i2j3u3P5Q1)3>3^3}4;up my:a3e1g3i2k1m1p5C4D2K4L1R5#2@3^1}3;up on:b1g2r6x1D5G2Q4)5?4;up the:d1g4l3n3u1z1M3Q3%3,4.3' +
  '/4]4}1;up to:b4i3v1A7B1E1F1H8N3P3!2%3=2}1;up with:c4p3u1y1z3A3F4M3S4W3%4)1@2{2;upco-:a5(5)4;upcoming:a5(5)4;upda' +
  '-:b3u2Z2{8}5;update:b3u2Z2{8}5;upfr-:k5l5n3$3&3-2;upfront:k5l5n3$3&3-2;upgr-:}8;upgrade:}8;upin-:q2/2^5;upington' +
  ':q2/2^5;upon:l3x3Z4?1;uppe-:z1A5H2R1W5}3;upper:z3A6H3R2;ups:a2j3l1r6v1A3B1P4Q2T1U1Y4>2}1;upsk-:!4#3;upskill:!3#4' +
  ';upst-:l3H7K2}2;upstairs:l3H7K2}2;uqeq-:Y5!4#3;us:d1e1h2k1l7q1s1t4u1v4w3z1A1F4J2M4Q3T1Y3Z5#4$1%9,2>1?4@1^1;use:m' +
  '3n1r8w6y2D1H2J3L3S6W3X3Y5Z4*4+4-5<2=3?1@2[3^3_2|2;use a:r3x3H5J2X5Y1Z3$1}2;use it:j1p4r4u1w1D2S3V2Y3Z3*3-7@3}2;u' +
  'se my:n4w3L1W4X1*1+4?3[3}3;use the:g3r4s2K2L4M3-3}3;used:b5c2d1e4j1m3n2r2s4z3G1O4R2W1X4%1*2+1-4<2=4?4[2^2_3}2;us' +
  'ed to:b1c3d2e4j3z5D3G2O5R3V3W2X3%2+3=5[1;usef-:z4A2B2R6U3*2;useful:z4A2B2R6U3*2;usel-:c1d2o1D1R4U2Z3!4<2}3;usele' +
  'ss:c1d2o1D2R4U2Z3!4<2}3;user:H5M1[6;user-:H3[6}1;username:[6}1;users:H4;uses:m2D2G3H5I2S3U3]4}1;usha-:}4;ushadil' +
  'e:}4;usin-:q2r2*4[3;using:q2r2*4[3;usua-:a2d2h3l2q3r2w3z3E1G2P2Q5R2#4]2^2;usual:a3d3h4q4r2E2]3;usually:l3w3z3G3P' +
  '2Q6R2#4^2;usuk-:m3n2r4u4I1#3(5-1.3;usuku:m3n2r4u4#3(5-1.3;utha-:B4C1W3?3}2;uthi:q3G4}2;uur:a2c3d1e6i7K2$5;vaca-:' +
  '=10;vacancies:=6;vacancy:=6;vacc-:}9;vaka-:h8=5}2;vakansiedae:h5;val:h5r4C4*4;vale-:-4;valentines:-4;vali-:j4l4s' +
  '1K6Z2,1-4=1}2;valid:j4l5s2Z3,1-4=1}4;validate:K6;vall-:I1J1U2X2*4;valley:I1J1U2X3}2;valu-:D3L6&3-1|2}1;valuables' +
  ':L6;value:&3-1|3}2;vana-:p2A3I2;vanaf:p2A3I2;vars-:b2c2d1f3j1l4m2o2z1B1C1F3I3J2U2V2%2)3|3;varsity:b2c2d1f3j1l4m2' +
  'o2z1B1C1F3I3J2U2V2%2)3|3;vas:o6}2;vat:a3h3i1n3q6z1A7B3D1G3I4L1P1R4S3?2^2}2;vat number:}9;vaya:I8;veg:y4X3*3;vega' +
  '-:]3}4;vegan:]3}3;vehi-:K8Y3;vehicle:K5Y3;vehicles:K7;veil-:y3G5K6R3)3@5|3;veilig:y3G5K5R3@5;velc-:_4}1;velcro:_' +
  '4}1;vend-:r4M1#1}3;vendor:M2#1}3;venu-:b4H4J6#2.5}2;venue:b4H4J6#3.5;venum:}5;ver:f3I4J2}1;vera-:d2u5,4[5}3;vera' +
  'nder:u5[5}5;verb-:i4o2D3G2I2*3}1;verbal:D3G2*3}3;verd-:j1B4F3H4P3Q2R3S4U3*4}4;verdedig:B4F3P4R3U3;verdediging:*5' +
  ';verduidelik:S5}2;verg-:R4[5}1;vergeet:[5}1;verh-:Q4.2}3;verj-:-4.10}1;verjaarsdag:-4.5}1;verk-:d3h3u3J3_5}2;ver' +
  'keerd:_1}6;verkeerde:u3J3_4}1;verl-:b2p1r3v5z2F2G3N2R3$1{4}2;verlede:b2F3G4N3{4}2;verloor:p2r5z3R4}1;verp-:f3o4w' +
  '2y4E3;verpligtend:w2y4;verr-:x4;verruca:x4;vers-:b1k3y2B2R4S1T1Y2*2,1^6|5;version:b2y3B3Y3|6;verskil:R2S2}3;vert' +
  '-:n3G7H1N4T4#1&4;vertel:N4T4&4}2;vertigo:G8H2;verv-:a2G2I5+5}1;verw-:q2v6@3;verwag:q2v6;very:j2s2v8z5A4C2D3F3G2Q' +
  '4S2}1;vest:w5]7;vet:T3}4;vett-:O6;vetted:O6;vi:l4t3w4F2W3#4+3.3_3;via:#1/8<4;vibe:v4E4H2S1V2;vict-:D5;victim:D5;' +
  'vide-:z2N4Y1$1/11?9|3;video:N5Q1Y2$2/7?8}2;video of:D2N3?3}3;videos:y1z4/8?4[3|4;vier:j4r1C3%5;view:b3A2E10K1R4[' +
  '3;view-:d2E7;viewing:E7;vill-:z1A3C3#3|3;village:z1A3C3#2|3;viol-:y4B2S6#2@3|2;violence:y1S4@3|2}3;violent:z1B3R' +
  '1S5#3;vip:O3!11$4;vip protection:O3!3;vips:!6;vir:b3c4d1f4j3k1l2m2o3q3t4w2B3D2E2F1H2K3L3P4R4U1Y1Z3!1#5$4%1&1)3+4' +
  ',2-1.4=1^2|1;vir die:a4b1f2j1l3s2t3w3B3E1J2K3L3Y1#6&2(2+2,1/1_3}2;vir kids:j3k4s1B1D1L5]2}2;vir my:b6f3j2n3t3v4z' +
  '4C2D3E1H1J3L2P1R3S3W1$4)1,3-3.1<1]1|2}2;vir n:a2f1j4o3q5u1v2y4z1B3E2H3R5Y3!1$1%1)1+1,3-1.5=3]2;vir women:F4)5*4|' +
  '3;virg-:b1g2j3k3n2o3q1s2v3z2F2J2L2Q1W2<3}2;virgin:b1g2j3k3n2o3q1s2v3z2F2J2L2Q1W2<3}2;virgin active:b1c1e2g3j2n2o' +
  '2q1s2z2F2J2L3Q2W3,1}2;virt-:n3/10;virtual:n3/8;visa:n7o4p2+1}6;visa-:o1p3}4;visas:o1p3}4;visi-:a2f1g2h1m8s2t1v3w' +
  '3B1C1E5H3K5L2V2#4$3)3,4;visit:g3m4s3t3v4B2H1J3#6<1;visiting:a1f4h1m5w4z1B2C3E1I2V4!2)3+1,1;visiting from:a2m6o1z' +
  '2C2E3F2I3V2)1+2;visitor:a3f1g3m4E2K4+2>2;visitors:m1w2E5H2K4L3,3}1;visits:h2m4$4)2,3<1}2;vita-:l5x1<10=2}1;vital' +
  'ity:l5x1<10;vitamins:}7;vlog:?9;voel:c2s4t2F2R2;voet-:x5}4;voic-:M6?2}1;voice:M5?2}1;vol:G3Q7}2;volu-:l2#4=7}7;v' +
  'olunteer:!3=8}3;volunteers:l3#5}1;voor:a2c7g2r1s3z2D2E2F1G1K4L2N2P2)3+2,4^3{3}1;voor i:s4z3E4L4P3+3,3;voor-:j3k2' +
  'l5u4v4y2C3+4,3>3;vooraf:k3,4;vooruit:l6;vorm:,6@4;vote:}6;vouc-:g1l4O2T1-14}3;voucher:g2l4s1T2-8}5;voucher for:g' +
  '3-2}3;vouchers:-12;vra:j3k3v3P3$5%2&3.2?1[3|1}1;vra you:j4k4$5%2&3.2?1|2;vrie-:b4q7F3N3%5-2;vriend:N3-2}3;vries:' +
  'q7;vroe-:c9u2v4K2;vroeg:c5v4K2}1;vroegoggend:c6;vrou-:F8O4R4#2;vryw-:,9=5;vrywaring:,7;vrywaringsvorm:,5;vs:j2R6' +
  '$1*5>2}6;vuur-:Y9*3+7;vuurwapen:Y5*4+3;vyf:l3C7G1%3&1;wa:i1l2w3A2C2D2E1H2J2K3N4R3!3#1$2%2-3.4<2?1{4;wa ka:a2i2w2' +
  'C2D3E3G1J3$3-4?2;waar-:a3E4R4_5{3|2;wag:a2i2p4q3E8K1+1{3;wagt-:Y3!3#3;wagte:Y3!3#3;wagw-:[5}2;wagwoord:[5}2;wais' +
  '-:x2H3P5]2;waist:x2H3P5]2;wait:a5g3i4l1q3w1C1D1E11G5K3P4(6+2.1}2;wait for:i3l3q1z3C1D2K4(7}3;wait-:c1e4i3n2t3E4H' +
  '1K1Q3#4&3+2^3{5}2;waiter:e5j2n3;waiting:t3A1E4H2Q3&3+2^3{6}4;waiting for:b2(2+4^4{5;waits:g3i3D1K3;waiv-:k5l3,13' +
  ';waive:k3l4,1;waived:k5;waiver:,13;waka:B3C3-1;wake:c8;wake-:c7D3;walk:a1g4i1m5o1p2t6v6x5z1A2B2D2E1F3H4I7J2K5R3U' +
  '2!4#2;walk from:F3I3K6U2}1;walk in:g6m6t4v5x3z5E3R2;walk-:g1i1p3s3v3x1z4B1F2H6I6K1R4U3X3!1%3]1;walkable:I6;walke' +
  'd:z3D1%1}2;walker:H9;walking:i2s3v4x2z4A2I3R3U3X3!1%3*2]2}1;walks:g2p4B3C1F3G2K3L2R2!1;wall:b3E5O4X4*7?1}4;wall-' +
  ':a2h3j3n5p2s5B1L2W2+3@2;wallet:j3n6p2s5L3+4;walls:a2h4B2W2@3}2;wam:A2B3C4D5E2G5U2$4-2.3?3;wami:b2t4w1A5B2C2D2E3F' +
  '1U2W2$4%3.2<4}2;want:b1c1j1m3o1p5t5y2B3D2E1F1M3R3T3U3V4W4Y2Z2!3#3$5%5&2(1-1.2=6?1@1[1_3|1;want a:a3m2u2B1D1F3G2I' +
  '2M4S2U4$5%3&3)3.3_3|4;want go:c3p4t1B2M4R3U2V3!3$2}2;want her:B2C2D3F2&2?1@4}2;want him:B4D4Q3;want it:i4o3q2y3K' +
  '5)3_2{2}2;want learn:F3U3W3X3Y3Z2!1;want my:t1B6C1D5O4Y1#1$3?3@3^4_1}1;want n:t1F3U3V5W2Z5#1%1&2=2]3}2;want some' +
  'thing:k3D2R7T1Z3#4%2?5;want the:j4n4u2y2T1U2#2$3%4&3.4@2]2^2_3|3;want to:a1b2c1d1e2f2g5h2l1n1p1q4t2z1A1C4E4F1K1Q' +
  '1R1U2V4W3Y3!3%2(3+1-4.1[1;want-:a1b1g3j1k1m2w1y2z1A1B2C2F2H2R2T1U3V2W1Z1!1#4$2%1+1-3.2=4?2^1;wanted:g2j3k2p2r2w2' +
  'A2J1P2-3=5{3}2;wanting:z5F2R2U3?3;wants:a1b2g2h1k1m2n1o1w1y3A1B2C3E1F1G1H2R1T2U2V2W1Z2!1#4$3%2)1+1,1-2.3=1?1^2;w' +
  'ants a:m2F3#2$1%1)1.4[1^2}5;wants the:b3y1B2J4N2V2#3]4|2;wants to:b1c1d1g4h3k2l2m1n3o3s1v2w1y2A3B3C2E2F2H4I1R1S1' +
  'V1W2X2Y2Z1$2&1)2,2-2/1=2?3;wape-:*5+6;war:}6;ward:d3w2G2X1#2%1*1;ware-:d3]3{4}2;warehouse:d3]3{4}2;warf-:G5;warf' +
  'arin:G5;warm:i7v3z4L5>2?3]2}1;warm up:i8v3z5?3}2;warn-:p4r2x3G1}3;warning:p4r2G2}4;warr-:f5B6_6;warranty:_6;warr' +
  'ior:f5;was:a1c1g2k1m1p3r5z5D1F1G6H3I1O6P3Q2S4T1U2V1&3)2=2?2[1{4|3}6;was a:k5l5p3r3z1A3J3L2O4V4!1)2=5[2_1;was in:' +
  'g4r4z3G2U3X3!1>3[5;was it:a3j2S3T4X1&6>4;was my:?4}5;was on:r4V3_3{2}4;was the:F3O3Q4)2|3}4;was there:Z2}10;wash' +
  ':x3J2L14_5}6;wash-:L7]2_4;washed:L3_4}4;washing:L4]2}2;wasn-:r6s3z4}4;wasnt:r6s3z4}4;wast-:m1p2r5s4}1;waste:m1r3' +
  's3}3;watc-:c1d1n3x6E11H4K4Q2T2U1V2W2Y2Z3/2<2@3]2|2;watch:c3n3v1x5E9H4L1Q2Y3Z3/3<2]2|3}3;watched:z4K3T4U3V1W2X2%2' +
  ';watches:d3e2f3x3B2K3R3T2V2W3@5;watching:E7H1K2Q2W2;wate-:m1s3t1w6x2z2C2L6$1>5]2}3;water:s4w6x2z2C2L6$1>5]2}2;wa' +
  'ter bottle:w2x2]4;wats:a4J3M2R2S6&4^1;wats-:a2g2j3n3w1A1C3I2J4M1O2R2T4$3+3]1}2;watse:a2g2j3n3w1A1C3I2J4M1O2R2T4$' +
  '3+3]1}2;way:c2g4j1n8p3q3r3v3y2C3G4H7I4M2S2Y1$3-2.2/4_3{6}1;way to:g1j3n3p5q3r2t2u1y3G3I2M3$2-3.3/5;wayb-:{7;wayb' +
  'ill:{7;ways:n7D2;waze:J8;we:h2i3j1k1l3o3p2q3r4s1t2u5v4w2x3y1E2J2K2N2Q2Z3!1#4%4,3.6>3?2}2;we are:a1h2l4p4q1s1t4u1' +
  'z2A3B3D2I1L2O1T1Z1#4%5,2^1{1|3}1;we be:j4o3C2H2P3Q3%5>2}2;we book:t4E4#3%3.4;we can:a5b1f2q4H2T4)5-1.1/2?1[1;we ' +
  'come:d1f3r3s1u4v6C4H1I2J5K6L1V2,2.1;we do:f1l1m3o2p1q2u5v4x1D2G2T4$3.1/2_2}1;we get:e5h1i3k2l1r3t1u1y1H2P3&2(3*4' +
  '>2]3;we go:f2h2i2p3q2v2F4K2>3;we have:b3c2e1h3q2s1w1A2J4P2Z4!3#6%3,3.5>2?2[4_1}1;we live:f3l2m3A1I3K3Y1Z2)2/2^1;' +
  'we need:t3w3M3N2P5!2-3.4}1;we pay:h3j1k3m1n2r3E1%4&4)3;we want:p1r2t2B2D3#6%1-1.4}2;we were:a1r1u4E2Q4(2}1;weak:' +
  'z7G8R1Z2;weap-:j2R4S4T1X8Y4&1*6+7;weapon:X3Y3*4+7}1;weapons:j2R4S4T1X7Y3&2*5+2;wear:w14x6y1F1G2L6Y1]3}3;wear a:v' +
  '1w3x4G3L2]4;wear-:w2x3F3G2]5}2;wearing:]4}4;wears:w2x4y1F3G2]4;weat-:}8;weather:}8;web:b2l1n3-2/9?4[6]4;webb-:b3' +
  '}3;webblad:b3}3;webi-:/8;webs-:a1b4g3h1j3k1n3p2t3u1B2M2R1V1W3$1%1(1?2@3[5]2{1}2;website:a1b4g3h1j3k1n2p2t3u1B3M2' +
  'R1V1W3$1%1(1.1?2@3[5]2;websites:b1}5;webw-:[4|2}4;webwerf:[4|2}1;wedd-:i3o2q1r4x5y2L1R3W1$3(1-3.6[2}1;wedding:i3' +
  'o2q1r4x5y2L1R3W1$3(1-3.4[2}3;wedn-:a6b2c2e3g2j1r4t3u5v2B1E1N3#2%1&2-1.2<1>2^2_2}1;wednesday:a6b2c2e3g2j1r4t3u5v2' +
  'B1E1N3#2%1&2-1.2<1>2^2_2}1;week:a3b11d2f8h3j5m4n1r8s2t3u5y2B1C1E1$1%2&5(6{4}1;week and:a1b4e2f4w3A2C3F4P1Z1?1@2]' +
  '1{3;week can:f2m1n3r2u1/4{3;week course:k2l4q1r1y4Q4-1/3[4}4;week do:a1b1h3j3m2r3u1L3;week is:a1b2f5h4j2m2r3u4M3' +
  '&1;week of:b1h5w3&3(3.1}4;week one:y3&7(7}1;week so:f2m1r2s3u1C1[4;week what:j4t2B5I3R4$2%1_1;week-:a3b7c2d5e3f9' +
  'g5h5m3q5r2u2y2F2G1$2&6(4)5-2=2^1{2;weekday:c4d4e4g4Q3;weekdays:c6d4e5f7g2B2K4;weekend:a4f11g3h7j1r2u3O1)7.1=5^4}' +
  '2;weeker:&4(4;weekly:b8m2n5y4F5Z1#1$4%3)3<3;weeknights:d5X4;weeks:a2b4h2m5o1p3q8r2s2u2x2y3G4Q1$3&7(5-4/3_1{4|1}1' +
  ';weeks and:h3m2p4q2y3G3V3)2]2_1|3}1;weer:a3h5i4q4u3P2)2-5]3}2;wees:a3b3i2j2m4o4r1v2z5A4F4J4L2O3%2+3-1?3{2;weet:i' +
  '3j4r3R3S2U3V2}1;weg:q4r4(4*2,1{1}3;weig-:j1x2y3z4D3F1G3H1Q3R2T3W3^2}5;weigh:z2F3G4;weighs:z3C2H3^3;weight:x3y4z3' +
  'D4Q3R4W4}2;weights:j4T3}6;weir-:n2$2}5;weird:n2$2}5;weke:m2q4r1P3&7(6_2{6;welc-:k1l2m1t4v4z4A3B3E3F5G3H4+1?2[1;w' +
  'elcome:k1l2m1t4v2z4A3B3E3F4G3H5+1?2[1;well:a2d3f2h1k3l1m2o1s1x1B3D1E1H3J1P1R1T2U5V3X1Z1$1*1,1-2.2/2>1]1{1}1;well' +
  '-:t1G2#7<6;wellness:t1G2#7<6;went:a3g2y3z5H5K2N2U3Z2$1,4[2]1_3{4}4;went off:}10;wenu:O2)5}5;were:j3l2p3q2r1u3w1A' +
  '1E1F1I1O5Q2T1V3#4%4+2.2/4>2@1^1}3;were a:b2l1n3s1F3R2T3#2}1;werk:c4d7e2f2m3n2o1r1u1v3y1B2E1L4O4P2R1S3W1X1Y1&1=10' +
  '?2^1_2|2;werk-:h6#7)7=4;werkswinkel:#3)7;werkswinkels:)7;wesi-:F4N3O3=4}1;wesibhakela:$3=3}4;wesifazane:F5O3;wes' +
  't:J6}1;wet:z2L3}8;weth-:F3#2%2}2;wethu:F3#2%2}2;weve:p4w4B2C1G2V2Y2)2}2;what:a5b3d2g3j7m2o1r1v5w7A1B3C2I1J4N2O3P' +
  '1R8S7T8$3%3&4*2+1@3]1^1_1|3}2;what about:a2c5d4e2f6g2h4i3l4m2n2q5r3s4u1w1x2C5G4I3L2O2P3V1W3X3!4$1*2.3/2>5?3;what' +
  ' age:y2A6B2Q4.4}1;what am:a3j6o4R3,4;what are:a2g4h1j4k3n5q3v2x3F2I2N4S4T5Y3%2&1+3?1@1^3_4|2;what can:a3c5d1e4f3' +
  'l1q3v6w1B4C4D6F3G1O2T8Z2#4-5/2_2;what cost:m5s1#6$2%2&3)3.4]2^2|4;what could:a6c1d4f2j2B4C4D1R4T5;what days:a5b6' +
  'F4$4%2&2}2;what did:o3r2R4|3}5;what do:d3h1j6k1l3m1p4t1v2w4B3C6D1F1I3J1P1R4S3T5Z2!3$6%4&4*2>2@3[2]3}1;what does:' +
  'b5j5k2m3q3v1w2y1B2K3P3R1S1Z3!2$3%2&5+1.3=1]5^4|2}4;what else:f1j2k1m2n4q4u4v3w2R1T4Y3+2@3;what happened:z3C3F2K3' +
  'L3{4}3;what happens:b3f3h4o4p3q3r4v4y1B1P3%2,3>2@4_1;what have:a4c1d5f3p4w1B3C7D3F3T2U2-2;what i:a1r3u5v1F1G2Q2T' +
  '1U1Y2-2/2?2@8]2_4{3}2;what if:l2o1p3q4r3v1y3z7C3G4H2O1Q4%2*7+2?2_4;what is:a2b4c3d2f3g2j3k2m6p3x1A3B4J2M5N2Q2R2S' +
  '3T2V1X5!2$2%1&3+1.2[3^2{2|3}2;what it:j4E2G3S5$4^3;what must:j2k4p3t5w4x1J2K2P5R4S2&1*2+4=3|2}5;what now:p3q2r6t' +
  '6u6v4I3R1S3[3_6;what should:j4w3I4R7}4;what the:a1j2r3B4E1K3P5U6V4^2;what time:a6b2c2d3f2g8i7C1E1K1P1(1}3;what t' +
  'o:v2w4B1D5G1O1R4U4V4Z8)3*4-3;what was:j2k4N4T4)4_3|2;what will:j4r2v4B4D2S5$2&5^1|6}1;what would:j7m4n1v6w2C4I3R' +
  '6#4$4%6&4*1.2/1]4}1;what you:a2f2l2o3v1A3B3C5T5U6V3W3X3Y3Z2!1*2@3;what-:a3b2d3e1f4g1j5m1n1p3r1s1t1v3w1A1C1I1J2M7' +
  'N1O1R4S4T3$1%2&3)2,2/2{2|2}2;whatever:j3l1r2w3F2O2T1$3)4}2;whats:a4b2d4e1f1g1j5k1m2o1r1s1v3w1A2B2C2I2J2N2O1P1Q3R' +
  '5S4T4$1%3&3)1[1]1{2|3;whats a:j2m2M2R3$5}5;whats in:e2j2o5s3T3#2&2,5]3|7;whats it:a1j4m5S5%5&3>2^2|1;whats on:a1' +
  'b7c5d7f2B3C2T6)6;whats that:j4k3m1S3!3$4%2&2|3;whats the:a1b1g5i2j2k2o2p3s3t1v5w2x1A2C2I4J4M2Q5$3%5-1[3]1{1}1;wh' +
  'ats your:d2l4m3p1r4A3J3M4Q2T1$1&4?1_5}1;whatsapp:b2n3p4t4y1D5M10,3/5@4{1}2;whatsapp group:D5M2)1@4}6;whee-:C2G2H' +
  '11I5K5L2P1W1*1.1=1;wheel:z3}2;wheelchair:C3G2H7K1L2P1W2*1.2=1}3;wheelchairs:H7;wheels:H3I6K6;when:a11b7c3d3f2g9h' +
  '5i7k3l1m1p3r2v1x1y2A1K2P8Q1Z1(8)4*1,1>3^1{6}1;when a:v1B2E4F4Z2(1*3}2;when are:a2b2g4h1A4P1$3(2]4;when can:a7g8p' +
  '2t1A4C3G4P4(4;when do:a7b4g6h3i5n3y2A3G1P2(1)2+3@2}4;when does:a2d2g3i2y2A1F3P1!3(2{5}7;when he:f2j3r4u2v2C2E2P2' +
  ',4?5[3}2;when i:k4l3m6n2o3p1r6u1v7x1z3E1G2H1K1L1N1P1+2,3<4?2@4^4}1;when im:d2e3f4m5n1q7r2v2x2E2L2M5U2V5Z2*1/4}1;' +
  'when is:a6d2g5h1i3p2B1G1P6Q1Y4Z4(4)7}3;when it:d1n3p3r3G4K4Q3Z1$3*3^5_6;when its:c2d5l5Q6$3*1>3{1;when may:g2p3y' +
  '3A4G5P2;when my:l2m4o4r5u1E6M3Q4Z4-5/2@3;when she:c3k3s4v1x2y3F2O2P1,2.2?3_3;when someone:r5D4G4U4Z1*4,2;when th' +
  'e:c8d2e7f5h5B2F1I3K5O4Q2$3+3.4>8@3^2{1;when theres:f5g3y2>5;when they:f3h2y1A2D4K3M4V1*3^3_2;when we:c3k4q2v5x7G' +
  '2X3%1*2;when will:i1P3(3)1]4^3_2{6}5;when would:a7i5y2(5^2;when you:a1g1k7p1q3r6v1y4F3K5Q2R5>1?2[4;when-:a6g1i4m' +
  '4o5p1P4(4)2{2;whenever:m5o5p2D1;whens:a6g2i4P5(4)2{2;whens the:a3g2P4(2)1}4;wher-:b5i1n2o1p1t4v3x1C2E1F2I1J7K5L4' +
  'M4O2Q1R3S3U2V1W1)2,1-1=2?1@2[5]3^2{5|2}1;where:b5i1n2o1p1t4v3x1C2E1F2I1J6K5L5M4O2Q1R3S3U2V1W1)2,1-1=2?1@3[5]3^2{' +
  '4|2}1;where are:F1J5?4@3{4}2;where can:b2F3K2L3M4N4U3V1W2X3%1=5?3@2[2]4^2}5;where did:O2[3{2}3;where do:b2l1n4t1' +
  'v2x1z2B1C3E4I4J1K1L5M2R4W2Y1$1&2)2+1,3-2[1]3|3}2;where does:b2z2C5K2L5S3U4@6|2}3;where i:e2t3v1y2G2J1U5V1W4X3Z3$' +
  '3,2/2=6?3@1^3}3;where is:b2t6A2H2J4L1*3@2[4]3{3}2;where must:n2I5J4M5]3_3;where my:B4K2V2{7}3;where the:b6k3B3F1' +
  'J4V3[2^3{2}3;where to:t3v5I3J2M2=3[4;where would:b2z2C3I1J2K2L4R2}2;where you:w3y1A4H3J5K3U3V2W2&3)4;whereabouts' +
  ':J6{3;whet-:a3c2h2j2k2o2s5y2A1H4J1K1L2S2V2W3Y2!1<1>3?3@2[1]2;whether:a3c2h2j2k2o2s5y2A1H4J1K1L2S2V2W3Y2!1<1>3?3@' +
  '2[1]2;whic-:a6b4c1d2f1g1h1j4n2v4w1y1A4B1C3H1I4J5K1M4N5P1Q2R6T5!1(2+1@1[3]1^1|2}2;which:a6b4c1d2f1g1h1j4n2v4w1y1A' +
  '4B1C3H1I4J5K1M4N5P1Q2R6T5!1(2+1@1[3]1^1|2}2;which class:b2c4B2C8Q4R10W1;which day:a6b5n5p4Q2(5;which days:a7b4c2' +
  'e5g3t4B2C2V2&3;which group:z4A3C6;which is:a2d4o1B2I3R6}2;which of:f4j3C3N4R9T1,2}1;which one:b3j2n3I2N5R8X2)1[1' +
  '}1;which style:b3G2R4T5;whil-:d1e3i3m3n1p1q6w2x5B1E4F1K5L4T3V2$2%1&1*1?3{2}2;while:d1e3i3m3n1p1q6w2x5B1E4F1K5L4T' +
  '3V2$2%1&1*1?3{2}2;while i:r2B5C2H2K3L4T4+1?5{4}4;while im:m2n3o3q3B3K4L4P3V2;while my:e5f3i4n3E4K3?4;while the:d' +
  '3e4f2h2E1F5%3&2}2;whit-:w6z3A2H1P4S2V4W3]4_2}2;white:w6z3A2H1P4S2V4W3]4_2}2;who:c1l2p2v7z3A1C3D2F1M7N13O5P1Q3R2S' +
  '6V2,5/1=3@7_1|1}4;who are:c4f3s3z2D2N8U3)3*2?4;who can:j3F3H1M9O5W2Y3%2&2@3}1;who cant:j4l5z2C6H5)1/3|4;who do:n' +
  '4p4q3t3u2v2E1M4N3Q4#5$3=4_2;who does:b2M3N4P1U3X4=2}3;who gets:z2A3D5R3U2=3@5;who has:o2u2v1y3z2F2G3L4O1R2Z3-3.1' +
  '@3{2|1;who have:d1z1G3N2Q3&1)4.4|2}1;who is:a1e3v1z2A2C3D2H2N6S3V1&4*1+3,3@2|3}2;who pays:o3p2,5_6}3;who takes:v' +
  '3N2O4U4=3?2;who teaches:F5N1O3X1Y2=1}2;who want:l3y3C1F2Q3T3Y2!2%3)3;who was:}7;who will:v5M4N4Q3)2;who won:}7;w' +
  'ho would:j3o2N7O1}3;whod:j2l3N8O2P4%1;whoe-:M3N1W2;whoever:M3N1W2;whol-:b4g2i4l4m1o1q3r1s2w1A1B1E2F1K1L1N5Q1T1#6' +
  '$1&3-1}1;whole:a1b4f1g3i4l4m1n1o2q3r1s2w1A1B2E3F1K1L1Q2T1#6$1&4-1|1;whole week:b5f2s3M2}2;wholesale:}8;wholl:N6}' +
  '5;whom:p2t2v4D1M7N9O5=5;whom do:p2t1v2M1N4$2,1=4;whos:j4m1z2A1C3M4N11R2&4,5.3]1}2;whos the:N5}2;whos-:l2B1K3M3N8' +
  '!4+3,5}1;whose:l2B1K3M3N8!4+3,5}1;whov-:z1Y2%2=4;whove:z1Y2%2=4;why:s2D2G3M3O2S7?4@8{3}9;why did:}5;why do:j3S4@' +
  '6}3;why is:s4M4{5}2;wick:R3X3Y1}4;wide:c4H7K2R1;wido-:z3C2F4R2U3Y1;widow:z3F3R2Y1;wier-:I1J4U2}2;wierda:I1J4U2}2' +
  ';wife:d1e1h1i3j4l5t1y1z1E2F6L2O3P1S2T3U2W2Y3$3%2&1(3)1*1-2<2=1[1^1_3}1;wife and:f1k2l1t1C1T1W1Y3$2%2&4(2[4{2}3;w' +
  'ife is:f2l3o4q1y2B2G3L3O3Q3S2<5=3?2;wife wants:a4b3l2z2E1F3U3W1Y3&3;wife-:l1m2n3p3H2V3X1Y2,1-3@2[1;wifes:l1m2n3p' +
  '3H2V3X1Y2,1-3@2[1;wifi:@3}13;wil:i1l2o3p5q2t3u1y4A3B2C1E4F1M1R3U3V3W1X1Y2Z3!2#2$5%5&1+2-4=1[2_1;wil leer:B3F3U4V' +
  '3W1X4Y3Z2%3=4;wil n:g1q4!3#4}3;wil nie:m1o4p3x3y5F3?4[4;wild:A1B2C5D3.3;will:g2h2i5n1o1r1v6w2x1y7z4D3F3G2H2I1K5N' +
  '1P1Q4S1(2)1<5=1>3?1@2^3{3}3;will a:p2y5C2F2I4$3(4,3<1;will be:g1m3o2q5v1z3C4F4I1K3N1O1Q1.2=3>1{1}4;will he:i1r1w' +
  '3z1A3D4H3}1;will i:i4j2o1p1r3s2v3y4z4F2I2L1N5P2Q3S4*4=2>1?5^3_2|1;will it:a3i4j1r1w4y3z3D2F3G3K3N4&1)3^4;will my' +
  ':h2i3j3k3n3x3y2D2G3H3K9O1P3Q1+2<5>3?2@6{5;will that:e3n4v2w5x1y2z5K2$3;will the:g3h1i2n5r2x5A1B3F2G3H2P2Q5,1<4>2' +
  ']5^2}1;will there:a2g2h2l1v2C3F1Q3&3(5)3>4}3;will they:r1v3w3y2z4H4K1P4S2^2{4;will you:g1h2l5o4s3A1C2G1M2Q3$3(2*' +
  '2,2?1@2^2_5{3}2;will-:p3J4=4?2;william:J4}2;willing:=4}2;win:B4O3}7;wind-:c3e4z2D1E3K3R2&1*2/3]3^4_2{1}2;windhoe' +
  'k:/4^5_2;window:c3e4D2E3K4&2*3_1{1}4;windows:R3}4;wing:y2R2T5;wink-:#2]5}1;winkel:#2]5}1;winn-:}7;wint-:b2d2h4l3' +
  'q3w1x2B1K1L3(3)2>1]4{2;winter:b2d2h4l3q3w1x2B1K1L3(3)2>1]4{2;wipe-:@4[3;wiped:@4[3;wise:a1b3G4H1&2@3}2;wish:p1W2' +
  'Z2}2;wit:n3G2}5;with:b2c1j2v1x2y2F3G3H3K2M1O2Q3T1V2X4Y4#2$2%2*1+2-1.3/3<2?1@2]2;with #:l2z3C2K4Q4Z1#3%4,4;with a' +
  ':d2j1o1p2q1u1y4B1E2F1G1H4K5L3N2O2P1W2X1Y4!2$4&5*4-1.2/2=1?1_2;with all:a4b4f4h1z4B2F1.2@3|2;with an:k3C3G2H2I2W2' +
  'Y3$4&3*2-1_2}1;with die:i1p3A3D1I5L3Q3X3$2+1/1<4=4}1;with her:g1i1q2v3w2E4G3Q4U4-3.2<2;with his:a2m1x2C2G4H2L4V3' +
  'Y3*2/3?3}1;with it:j4n2o4t3A3B3G3M1S2U3X3Y2$2&1+5]3{4;with kids:a2o2y1z2A3D2E3O8*3=3;with me:f4i1l2m3n1s3v1w8x3A' +
  '2B4C3L2$1+4/3?3_2}2;with men:y3F9M3;with my:a3c2f2h1n4q3t1u1v3y2A1E4H3J2L1Q1Y3$2%2)2+2,3.1?2@3{5|2}3;with n:j1y1' +
  'G1H1I4K2M5W1Y2#3$3%5-4^1;with no:q3s1z7B1D1F2K3R2S3U3)2+4>5^3_2}1;with one:f2n2G4H4Q1R4V2$2%4*3+3.1]2_4;with oth' +
  'er:B3F3I5Q3}2;with someone:v3y2G2M4O1Q5V1$5)2;with sticks:F1K3T2X7.4;with that:e4i3n2o2r4t1x3B4D3F1G5H2M2R3Y1!2.' +
  '1?4@2[3}1;with the:b2c6d1e2i1j1l2q3r1u1v1z3C8H1K4M1N5P2Q1R1V2X3!3*1+1,1-1/1<1=4>2?3@4]1|1;with them:f3v4x4z2#1?3' +
  '_2{3}2;with two:a2l3m1r2z4H3I1J1X4Y1%3&2*5>2;with you:d4e3f3j5k3m2n1o6p2s1t1w1A5B4F1H1N3P1T3U5V2W4Y3Z6)1+4,2-4.3' +
  '/3<3=5@3]2_1;with your:b3c3d3f4z3C1M4P3V2Y1,1<1=3]8;with-:i1j3m5o1p3q2s5t2w2x3y3z2A1E3F4G1H2I4P2S2U1W2$2%2+5-1/1' +
  '>3_1|2;withdraw:p7u2;within:i2p2r1I3W2-4^3_3;without:i1j4m6o2q2s6t2w2x4y3z2A1E3F5G2H3I4P2S2U1V1W1$3%3*1+5/1>3|2;' +
  'without a:m4o2t5A3I6L3U2W1%1(1*1+3=2^2|1;without paying:q2s6;witn-:?1@3}5;witness:?1@3}5;wits:d5l7D2F3I4R1#3?1}2' +
  ';wive-:F5%3}2;wives:F5%3}2;wken-:f8;wkend:f6;woku-:,5.5=3}1;woma-:j2v1w1y2F8G1K2N4O4R3S2T1X3!2]3_1|3;woman:j2v1w' +
  '1y2F8G1K2N4O4R3S2T1X3!2]3_1|3;wome-:h3l1s2y1E2F10G1L2O4Q3R3V2W3X2Y3!3#3%3)2*1-2/1=1]2|2}1;women:h3l1s2y1E2F9G1L2' +
  'O4Q3R3V2W3X2Y3!3#4%3)2*1-2/1=1]2|2}1;women class:E3F5=3;women day:h6#4}4;won:a4O4-1}4;won the:}4;wond-:a3c1h3i4A' +
  '3B3D1J3O1P3R1S2X2*1<2>1@2|2;wonder:i4B3O3P3R2S2*2@3|2;wondered:a4l2X3;wondering:c2h3A3B1J3<2;wonders:A3D3>2;wonk' +
  '-:b4h3l4o3T3}1;wonke:b4h3l4o3T3}1;wont:h3o1q2r3s2u5D7E3F3H1J2K4L1O1Q4V3,3[2_2}5;wont be:d3h2p2q3u5F1I2Q3}5;wood:' +
  'Z2}7;wood-:c2d1I2#3]4}4;woodmead:c3d1I2#4;wool-:e3n3E3]4}3;woolies:e3n3E3]4}3;word:o2q3v3y5C4D6M2N2P1S4U1W2!5%2*' +
  '6-1.3/2=3>1?2@4^3{1;word-:S5$3*1|2;words:S5$3*1|2;work:c4d7e1f1h1j1m1n2q1r2u1v1H2I2J2L1N1O1P1S2V4W5X2Y2!3#6=10[1' +
  '^2;work and:a2f2u1J1Q3R2U2W4!1#2&1[3;work as:m1y1L3O4V3.2=2;work at:c4d3e2l3n1q1I2L4P2Z2*5+3-2=4^2}2;work for:d1' +
  'l3m5n4v2w2z1D2F3H3J2P1S4&4.3=9?2^2;work in:c1d2q4w2x2y2I7J1P4Q1S3X2!2=5>2?3^3;work is:c4d2j4m2o1q1r3u2K4R4U3V2$2' +
  '?2;work on:f2h2q4x2D6E3S4)4[3;work with:f2n3o2r2D4F3G4H1L2N2O5P2Q3#5$2%3<4}1;work-:c3d5e4f2g2h6j1l1n2v1F3N1O2R3S' +
  '1V1W3#6)10,1/4<2>3[2_1{1;worked:j3F3O5X3=1;worker:a3d3e1f1j4k3l4m4q1r3t2w1z4V2Z1$2,1-2=5^3;workers:e3h9l3n3#4}2;' +
  'working:c1d3e1f5g4h1H2I4O1R1U3V2!3<3=1>4[3{3}3;workout:c3e3L3S4W6<1|3}1;workouts:z5/6;works:c4f3h2j2l2u1v4w3E4G1' +
  'N3R5Y3Z3!3$2*3,3>2?3[1_3;workshop:n4u1F4H1J2K1L1M1N1#4)13.1/3}1;workshop for:N3#2)3.3/4;workshops:l3Q3)12;worl-:' +
  'c4h3H4J3O4}2;world:c4h3H4J3O4;worn:y5P3_1;worr-:y3B3D3F2G4K5L1M2O2P1Q3S3*2_1}1;worried:y3B3D4F3G3K4O2Q3S2_2;worr' +
  'ies:C1G1K1L2M3P2S2}3;worry:y3z2G2K3*3@1}2;wors-:z4D3G5U4V4!2;worse:D3G7U4;worst:z5}4;wort-:i2j5q1I1K1$3&2-2>5[4^' +
  '2_1|3}3;worth:i2j5q1I1K1$3&2-2>5[4^2_1|3}3;woul-:b1c2d2e1f1i1j2l1m2w1y1z2A1B2D1E1F2G2H2I1N1P1Q1R2S2Y2#1$2%2&1+1.' +
  '1<2=1^2;would:b1c2d2e1f1i1j2l1m1w1y1z1A1B3D2E1F2G2H2I1N2P1Q1R2Y2#1$2%2&1+1.1<2=1]1^2;would a:c3i3j3k3w2z2B2C1D1F' +
  '4H3I3P2W4(3+4,2^4}1;would be:b4c5d3e3f5m5v3w1B1F3G1N4O2Q1R3T4X3$2(1)2]3;would come:c2d1m2F2I4J3R4)2}3;would he:i' +
  '2m1n3z3B4C3D2G4I3Q4+3;would i:a1d1e2g1i6j2m1n1o2r2v1x3y2z5A3F3G1H1L2N4P2Q3S2W1*5+1/2]2;would it:j1m3q1s2z4C3D2E5' +
  'G1H2J3K2Q3$4%3&2<1?5^1;would like:d2f1m1q2s1t2A2B4D2E3F1M3N2T1U6V2X1Y4Z1!1$2%2&1-4=2?4_1|4;would love:a3c4e1f2l1' +
  't3v3B1E2F4H2L2W2X3Y2)2=4?2;would my:f2m3q2v3y2z2A1B1H3L2N6O3P3Q4Y1&2*2<3;would rather:h3m3n1q1x2y5B1E1I1M3Y2$1%3' +
  '+2?2^2;would she:r5z2A1B3C4F2G3P3&3;would that:a1e3i2j1l3o3C3D2E1G2Q2S2W1$2%4&1(2.1/2=3^1}2;would the:g3i2j5k1l1' +
  'v1z1D1E2F1G2H2I1#3$1&4(3.1]2^2|4;would there:c1d2f4g2h4l3z3F3G1H2L1Q2=3;would they:r4x3y4z5C4P3<4^3;would we:j6l' +
  '3o3H2Q4$1&1,2;would you:l2n2o3q1t2w1A5D1G2R7S2X1Y4Z3#4*1+1.4=5@4^3_1}4;would your:j2B2D5G5Y3Z3!3#1$3<1|3;wouldnt' +
  ':m3z4S3Y3;woun-:G4Z8}1;wound:Z6}2;wounds:G4Z6;wow:b1}4;wrap-:e2p2w7]8_5{5}3;wraps:e2p2w7-4]8^1_5{5;wrec-:f2z2Q2;' +
  'wres-:x3y3C2F3R5S4T6V7}1;wrestle:y4z2F3V4;wrestler:R3V3;wrestling:x3C3F2R4S5T6V5}1;wris-:q2x3G5*5,3]5;wrist:x3G4' +
  '*5,3]1;wrists:q2G3*3]5;writ-:b4c1k4n2p4q1M6N3P3,3<4@3|5}3;write:c2k4p1q1D1M5P2<2@4}5;writes:n3q3<4;writing:b2p4r' +
  '2t1v1E1M2N4P1S1T2,4}3;written:a2b4p2P2,2|6;wron-:c2u5C3J2Q1?2@1[4_5|3}3;wrong:c2u5C3J2Q1?2@1[4_5|3}3;wrot-:p1C1M' +
  '1<4@2[1|6}2;wrote:p1C1M1<4@2[1|6}2;wurg-:*5;wurggreep:*5;wynb-:u3J4;wynberg:u3J4;wys:b5v4*4]3}1;x:k3G4]4;xa:k5m2' +
  'o1r4v3w3x4E3*4,5>5;xl:]7}3;xmas:h8-4^2;xs:]5;xxl:]6_1;y:k1s1C1X5^3;ya:a1b2c2e1k4o2p1t3u4v2x1A2B1F2J1N3P2T1U1Y3Z3' +
  '!2#4$1%3&4(1)2+3,4-2.3<2?2@3[3{4|1;ya ka:p3x3K3L3$2@4[2{5}3;ya lona:b4j1p3D1J4M2|4}2;yaba-:l4B3F5#4&7(2[2}5;yaba' +
  'fundi:l5[3}1;yabaqalayo:&6(2;yabe-:f4F5;yabesifazane:F5)1;yakh-:C2D4,2.1}1;yakhe:C2D4,2.1}1;yam:q1r2u6v3C2.2<2=2' +
  '@2[3{7}2;yama-:l2t4F6W4&4(2}1;yang-:a4d2f5t3}3;yard:K1}4;yayo:a4r3C4;ye:a5i1j1l4m1u1C3D3P4R3V1Z1!1(1=1]1_6|3;yea' +
  'r:a1b1f2h6k2l5o9p1q3z1C6D2G1J1P5#4$1(4,1-2.1=1]1;year and:b2h2k2p2z3B2D1F4U3Z3!3#3$3&5)1-1=4]3;year end:h3q1#5-2' +
  '}5;year old:a5b1c1f3j4t1v3w1x1y1z2C6D4E2F2G1H1I1L2P1R1S1T1Y1!1$3&2,4]4|2;year olds:a4i1y2A4C4G2O2W3,1.3}1;year-:' +
  'f1h3k3l4n1o5t2v1z2A3C5D2G2N4O4P4R1T1W2X3Y3Z1!2(1=3;yearly:j1k5l2n3;years:f1h3l3o5s1t3v1z2A3C5D2G2N4O4P5R1T2W2X3Y' +
  '3Z1!3(1=3@1;years ago:s3y3z3G3N2U1W3X2Y3Z4@2[3;years and:l3q3t2z2V2W3Y1!2%1=4;years of:z1B2O4R1V4X3=3}1;years ol' +
  'd:j2v2w3y4C6D2E1T2X4!2+1.1=2|1;yedo-:G5;yedolo:G5;yell-:C3J1K2P7]4}1;yellow:C3J1K2P7]4}1;yeng-:.2?3@2]2}1;yengan' +
  'e:.2?3@2]2}1;yenu:b4k2o3H4J3M3N1Z2#1&1-3.2@4|4}3;yeny-:k4}3;yenyanga:k4}3;yes:c2f2h2k1n4o2t1u1w1B2F4K1U2W2#2%3=4' +
  '?4}2;yes or:c3f2h3k2n3w1x1B3K2U3}1;yesi-:a2d4D2H2J3+5]3;yesibhamu:+6;yest-:a3g1p3q2r3u3C2T3[4{3}3;yesterday:a3g1' +
  'p3q2r3u3C2T3[4{3}3;yet:b2t3z2A2C2E5G1I3K1S3V1(2+4{6}3;yeth-:#5%4;yethu:#5%4;yezi-:a4i3s2P2Y4&4+3.2|2}3;yezingane' +
  ':a4i3s2P2.3|3}2;yi:r3u3!1;yini:a1b2c1d4f1g2h3k2l3q1s2t1w2x3y6z3A3C2G3I1K1L3O4Q3R3S2T3#2(1)1+1,1=2?2@1^2;yiph-:I4' +
  'R5;yiphi:I4R5;yisi-:o1R4+1-3;yizi-:o3p3r4w4T3;yoco:n8;yoga:m4w4z5T8)2}5;yoku-:d3k6n1p1s5t2u3v4A3B2I2J1K4S3Y4!4#2' +
  '-2[1|3;yokuqala:s6v6A4P1;yona:j4r3x4W4X3Y4&3;yonk-:b5j2q1v3D2&3@3;yonke:b5j2q1v3D2&3@3;you:b1g3h2l2A2B2C2I2J3M3T' +
  '3U4V5W4X2Y3Z2!1#1*2+2.1/1<1=3>3@3]2^1}1;you a:m1q2M5T3V4W4Z1!3+2<2}1;you accept:n4z3A5B4C4G2<3;you also:f3h2k6l2' +
  'o2q2x3J2U1V2W3Y5Z3*2<3=4>1]5|1;you and:b1d2j1n2p3t4w3y2C2E3F2I3J2N3T2V3W2.3=2>3{1;you are:d3g4j2p3z1F2J5U4Y1<2}4' +
  ';you ask:j2k6m3s4P4$2%4,3.2?6@1]1^2|4;you at:a2d4e2i2v2w3G3H4J2K1N2R3*2@3;you be:b2g4h6j3l2A7G2)2<1^1;you buy:t3' +
  'w2}8;you by:I6N3*4/3;you can:f2l5o3p4q3r4s2H1S3#4+3.2;you charge:j6k4m1p3r5s2E3#2$7%3&4^3;you check:a3O4+3{4}2;y' +
  'ou close:f5g4h6E3I2J4>4;you closed:g4h5I3;you come:h3j1v2z4P1#8$3.2=5^1}1;you cover:Y3Z3!1&3*5,2;you die:b2h3i2l' +
  '3B3K2U3+3.3/1?4]4|2;you do:d1e4l5o1q3s2B4D4T6U4V3W4X5Y4Z4!4#7$4)4*1+1-3.6/3?1_2}1;you for:j3m1n3o2t1B1C3E2P3S3Y2' +
  'Z1#6*4+2.4@1_1|2}4;you from:k1n2p3z3I3J3L3&3*2<1;you get:l1r2s1x3y3z5A1F3K5L2Q3S3&4)1*3}2;you give:l3q1r3s3w1J3L' +
  '3P2R1T1U4V2W4X3Z2!2&2(1)3+3<2@2_4}3;you go:i1m6x4y2K1P2R3Y3#1*2}4;you got:a1b1c1d4e1f3A1B3C1H4K4L1N4T2U1V1W2X3Z2' +
  '-1/3>2]3|2;you handle:r5v2x2z4F3G2#1>3?6@2;you have:a4b2c2d3e3j1m2n1A3B2C3D1F3H2J3K4L3M2N6P1T5U4V3W3X3Y1Z3!3&3(1' +
  '-1/3<1=1>2@1]5|4}1;you help:l4r2D4S2Y4!1#2+4}2;you hold:o5P4)5@4^3{2}1;you host:F2)2.7=2;you how:t4I1Q2S5W4*1-3.' +
  '2@2[4;you iets:d2e3o2B4D4F4#3=4;you in:e2o2q2B3C1J6M4N2<3>4]3^4;you is:f2l1I1Y3#3*5/1=1>1@3}1;you it:a4e4k3w2T2U' +
  '2W5X4Y2Z3!6#3*3.1]4^4_1;you keep:d3h3i3q2r1t2F3P3.3>1?3@7]6;you know:a2d3l2p4r4t6u5w3D1F2P2(3*2@3]4{2}5;you lear' +
  'n:y3R2S3U2X3&2*7;you lend:w7+5;you let:g3m4p2q3s6y2z1A3E5G5H2M2O4Q2(1+2>1_2{2;you make:i1l4o4p1s3v5x4y3C3D4O2!3)' +
  '1*3,4-3?3;you my:j4t3z3G5K4M2T4W3!3*2@5{2;you n:b5k3s2B2F3H2J1O3T2Y3.2/2=1>5]1}1;you need:o1p6s2t8G5O1P1Q2S4&1,5' +
  '=9?5{3;you offer:e3f3j2l2s4y2B1C3F3U2Z1!2#3$4=2;you on:a5l3t1w4H5M6#1*3<2>4^2}2;you only:f1g5o3y2z3J3K5L1O3T4^4;' +
  'you open:c5e1f6g5h4(2>6|4;you or:o4p2v4A1C1F2Q2U2V1*4+2,3@3]5{3}1;you pay:j1k1s2K3P4&3,2=5}6;you people:f1i2s4G1' +
  'O3R2T5V3W3}2;you please:j4o2t2v3B3M1@1}3;you practise:y2D2F3*7;you present:T3U3W4X2Y3Z5#4)4;you put:b2o4q2t4C2Q4' +
  'R6(3.1?6@2^3;you recommend:w1z4R5]3|3}3;you rent:w5L3+3.2}1;you run:b2c2d4e2f1h2i3B2F1T1U4W3Z6!1&2(4)5.1>3;you s' +
  'ay:a3o2w3A6C1G6R5-2|3}1;you see:y6[4{7}4;you sell:m6$2-4/2@4]7|6}2;you send:b1j3n1o3J2&2-1^8_1{5}1;you show:b3U3' +
  'Y4Z4*10@3;you shut:g4h6+3;you start:a2c3h5k2v4y4z4C2R2&3;you still:d3g2m3n4q1r3s1A1J4U5V2W5X2/3?1@1{1}1;you stoc' +
  'k:]3}3;you stop:h5q6A4Q3;you supply:w3L4+6.1]1;you take:j3k2l1m4n7p3t4z5A6B4C4G2H1Q3!1$1%2<3=4_6;you teach:c3d3e' +
  '2f5v1z1B4D2F5H1T3U3V4W4X4Y3Z5!4#1&2*5/1}1;you tell:a1o3B1C1D3I1J3N3O1R4S2U3(2@5]2{4|3}1;you the:c4d3n3w4A3I1U2V3' +
  'Y2>3}4;you there:g8h6J4V3W2;you think:D3G1R4<3}5;you to:p3D3E2S3W3#5*3@2}3;you train:a2b7c3d5e2f1h2x3z1B1E2H1J2N' +
  '3V3W4X1Y5Z4!5#3$2*5;you use:o2w1y6J3K3S2Y1=6?5@1^7;you vir:j1l3B3C5D2I1S1$5.2=2;you want:k5n5p4w5G3J4+1=5@2|3}2;' +
  'you with:j1k1v1y2G3&4+5>3@3^4_3;you work:h5n1o2r3s1D6G2P2#4<3>2;you write:v1<3}5;youd:q4G3Q4*1@2{3}4;youn-:a1l1u' +
  '1A8B7C8D1F2Q1W2&2+2=3;young:l1z3A4C4F5O1Q2&4+3.1=3}1;younger:a3u2A3C2D3E3;youngest:q2A6C6;youngsters:l2A4B8W4$1=' +
  '1;your:b3g3j1l2n1A3B1F1I2J3M3N3O5R2T5U4V1W3X2Y2&1)1*1+4.3<3=2>2?1@4]4|4}3;your academy:t3A3G2O1T2U3V3W3X4Y4Z2!3#' +
  '1)1<3=2?2@1;your book:|7}3;your building:H6K1T4>1}6;your class:b5e1f2w4y3z7D2F1G2}1;your classes:b2z4B2C1D5F1G4J' +
  '3R6T3U3W3X1*5/1<3>3;your coach:x3G4O1.2]4|3}2;your coaches:c4D5G4O1P6#4$2.3/4=3;your course:D2G1N4!1*3+3}3;your ' +
  'door:d3z3B4H1I3J4;your gym:b2c1d2f2p2F2H2I3J3L2U4V2W2#4<3=4>2?1}2;your hall:.3}6;your kids:h3B2D2G6O2.2<1=3}1;yo' +
  'ur lessons:b3B3C3D4*5/3<1;your logo:]4}3;your mats:a3c3f4A3B4G1T1V2,3.2=2;your members:z2A4F6I2K1<4]2}3;your pag' +
  'e:a1b1d4A2C3H3J1M2S2X3Y3Z1&3?5@1]1;your parking:}7;your people:o2F3N3O7Y3Z1#4.2;your place:b3f2j4y1A1B4C3F1I3J1L' +
  '1N4T1U2V1W2,2-3.5<3]4{5;your programme:y2C2D4F2T4U2V3W3X2Y4Z3;your school:e2p4A2F1G2H3J3P2R1T7U4V3W4X7Y4Z3!5)2+3' +
  '-2/3<1=2>2@2;your shop:n3@4]3_4{5|1;your site:b2j4n3s3I2L5R3T2U1(3@4[2]1{2|2;your system:C3@5}3;your team:M3N6O3' +
  '.3=7;your trainers:D3N2O5#3=3;your training:y3D3F3G1H2I2O1T3Z3*5+2<3]2;your website:b2g2n1t4B3J3M2R3T1W3X2%2?4[2' +
  '}1;your-:b2d2g3h1i2j2n1p1s1w1y1D1H2J4K2M2O5Q1U4V2W2X2Y1Z4&1+4,3<1>3[1]4|2;youre:g3h3A1H1J3M3P3,3>3}6;yours:b2d2f' +
  '1g1i3j3l1p3s1w2y1D1F1H2J2K3L1N1O6Q2T2U4V3W3X3Z5&3+3,1-1/1<2>2?1[2]3^1|3;yourself:n3S4U3}3;yourselves:n3Y3]3}2;yo' +
  'ut-:h7l1A2B7C1D2E1O3T2W1#2,1/6=3?2|3;youth:h7l2y2A2B7C2D3S2T2W1#2=4;youtube:z2E3O4X1*1/7|3}1;youv-:a2b3o3A3@2]3|' +
  '1}2;youve:a2b3o3A3@2]3|1}2;zam:@8;zama-:b4T2]6;zami:r4x2B4?2{4;zang-:d6H2L5;zapp-:n6;zapper:n6;ze:O3)3/1;zenu:b6' +
  's5Q4;zero:l3s6z11P3U3&7]2;zezi-:b5B4T4-5?1]1;zezingane:B6?2]3;zikh-:B3H4K4L4/3=4@5;zikhona:c2H4L4/4=4;zim:m3q3D2' +
  '=2;zimb-:n3o1q2/2=3}3;zimbabwe:n3o1q2/2=2}3;zing-:f2Q5)3_3;zip:*3_5}1;ziph-:b5q3T4;zips:w4x3;ziya-:s3B1P4Q4V4;zo' +
  'ku-:b2w3L3)3.3/5]4_4;zokuqeqesha:b3w4)4]5;zone:K7%3[4;zoom:/15;zulu:N7X2}7;zumb-:z4T4}4;zumba:z4T4}4';
