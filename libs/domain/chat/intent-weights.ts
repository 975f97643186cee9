// Written by `npm run train-intents` (docs/decisions/0118): which words speak for which questions.

/** What speaks for each intent before a word is read. */
export const BIASES =
  '-1.10 -0.29 -0.17 -0.16 -0.21 -0.45 -0.74 -0.08 -0.55 -0.25 -0.33 0.13 -0.12 0.83 0.34 -0.11 0.06 -0.34 -0.25 -0' +
  '.18 -0.76 -0.45 0.18 0.36 0.30 0.66 0.58 -0.02 -0.71 0.02 0.21 0.17 1.17 0.45 0.39 0.04 0.03 0.28 0.14 -0.03 -0.' +
  '15 0.15 0.19 -0.08 -0.46 0.11 -0.92 -0.46 -0.66 0.19 0.20 0.11 -0.06 -0.24 -0.73 -0.62 -1.21 -0.74 -0.00 0.61 -0' +
  '.46 0.06 0.14 0.36 0.48 0.32 0.21 0.19 0.11 0.03 -0.25 0.15 0.19 0.17 -0.13 -0.00 4.14';

/** What each word, or pair of neighbours, speaks for (intent-score); entries are divided by ";". */
export const WEIGHTS =
  ':}5;#:a1c4d5e5g2h4i6l1m3o1A6C10R1#4$2%6&6(3.3>1]1{1}1;# #:c4d6e5g5i1m2u4v1F1K1M1R5$5>2;# am:a3c5d1f3g4i2L2N4Q4$4' +
  ';# and:a5c2d3e2g2j1l4r3A7C4G1I1M1N1X3Y1)1+2,2-6.1|2;# can:d3e4o1u3A4C6R2+4.4;# do:c1e6s4A3C4F2#2+1,1>4;# in:c3d1' +
  'e2l3A3C7K3#2$2]1;# is:c4d5e2j4z1A4C1G4>2;# kids:A1B4C1K3Q4Z1,4.5;# minimum:e3i6v5$3^2}5;# months:l4o4z3G5}2;# of' +
  ':e3l1r5t3%4.2<3_2}2;# or:a2c3e6i2w1Z4]3}1;# pm:a4d4e3g3i2u3v3I3K3Q2;# to:c3d4e7g4z2C2F2Y2%2>3{3;# week:r2y2A1&6(' +
  '5/3[3;# weeks:m2q2r1y2z1G3O3&7(5/3{2}1;# what:c2d3e1i5r4v4C3R1$3&1;# would:c3d1e1i4A2C2D3#3;# year:a3t2x3y3A1C2D' +
  '4F3P2R2W1+2]1|1}4;# years:z6A2C5D3R2.1=5}2;#h#:c2d6e9i3v4;#ish:d5e4;#k:i3}3;#kg:y3z6F5G2Q3R3V2}5;#m:z2C1]3}3;#mm' +
  ':Y8}6;#nit-:a5d4E2>1;#nite:a5d4E2>1;#oz:w2]7}1;#rd:.3}5;#s:l3A7C5O2.1;#st:n2s3v6z4E1Z4(1.5;#th:h6n6p1q1u3V4(4.7^' +
  '1;#uur:c6d3e3g6u3>1;#wk:&5(5;#x:j2}5;a:q1#1$1)1;a #:c5d5e1o4v4y3F3P3&4=3]5|1}2;a baby:i1q2z4A4E3K2L3T4*3/2;a bad' +
  ':i3o3E2G4O4R4Z3;a bag:a3c1e2y4z2Q2W5*1,3]2^3;a beginner:a4t3w2z2R5Y4$2]2|4}2;a big:z3K5L4Q3R2S5$4)3*1]3;a birthd' +
  'ay:r4.7;a bit:l5m1q4u1v3x2z2A4D4E1F1M1N2Q1T4V3X3Y2#2]3;a bjj:c2m2p4E3V5)2=3]3;a black:l1y4O3V3$3)1=3}4;a blue:y5' +
  'z1P5V2=1_3}2;a bodyguard:!4}5;a boxing:c2h3i2w2E1G3H3T2V4W4-1=5;a boy:A3C3D3H3R3X2}3;a break:e2h3l2q7;a car:z1G4' +
  'I5J3K1Y3)1*5^1|1;a certificate:O1P5&1)4-1}2;a chair:E6H5;a child:i4j6v3A6B4O3S3Z3?2]2;a class:a4d4e1f2i2m3t4B2E8' +
  'F4Q3V1W3X5Z3,2-6/1;a coach:v3z5W5#1$6%8/3=2;a couple:b1m2r2s2v2A1R1Y3$3%2&1;a course:O4Y1Z7!5&3(3]4}1;a day:d1g4' +
  'h2i3m4u2Y4#6)4}1;a female:F1N3O7!2$3;a few:b1d2e2g2h1j3m2n5q2r4y3A1F2%3)2-4=2?4;a fight:a4d3v3z3$4*3.2}3;a first' +
  ':a2t7v3w2z2A3Z4}1;a form:g5p3M1,7_4}1;a free:a1e4s5u2v3|4;a friend:c1f1g1k1l2m1r1t3x1y1C1I1K1L1N1O1P1Q1V2W2Y3!2$' +
  '2&2(1-3<1=1>1?1^1_1{1|1;a gi:g2w7V2]5^5{1;a gift:-5}3;a girl:A3C4D3F6}4;a go:a3c1f2k3l2s5t6z3D2F2K2L1V3Y2!1)2*3-' +
  '1=5;a good:l2B3C5G2R1S2W2Y2|5}3;a group:l2u2B1C2D1F4G3H3K3W4X4#1$5&3.3@4;a gun:N1U2Y3*5+5}2;a guy:N2T4*6]2^2}4;a' +
  ' gym:o4v2z4K2T9$1)3=5}3;a half:d2e1i3A4C4#3)4;a kids:c1f2i3A5B3Q3,3.4=1]3;a knife:X2*4}6;a krav:a2d1e1i4u3E5Q1S1' +
  'U5W4(2-3<2;a lady:x2F5H2N2O6R2=1]3;a lesson:d1e3f3i2m1r5w3B3E5Z6$3%2?2;a letter:G2M4,3<4}3;a licence:I1O4+4}1;a ' +
  'lift:H5I1*3}6;a lo:f3h4n1B3W5Y2Z2!2#2)1*2>3@3^3;a long:d3h2i2p2q4w1I4M1W3{1;a look:g6s4E7;a lot:j1n2r3y4z1D1G2P2' +
  'Q4R3W3Y2$1&5(1)1/2;a man:w3z1F7O1P3R1V3W4}1;a member:a2b1g2j2k4m4o2p2t4y2B3C1P1&3)3+2/1=2?2@3[2]2|1;a membership' +
  ':k4m6B4T3X3&4)1-5|1;a month:j5l1m5n1p2q6t2u3B3Q3-5_2}1;a new:c2h1k2s3t2u2v1B3G2K3N4P4U1V4Z4(5)2[5_1;a nka:m2q3s2' +
  'u4x3z4E2Y3.2/4?2_3;a normal:b3g2h2i3z4P3Q6U2*1;a party:u3L4*3.6;a person:m4y3z4A3H2J2M5P2R1T4W1!2.2}1;a place:b1' +
  't5y3z2B2F4J1K1L4U2V5W6!2&2[2;a present:-4_2}3;a private:j5L3N3#3$6%4-4.5=2;a problem:r3u3v2w2x1z3A2G3H4+2?4}1;a ' +
  'real:h2z1J3M4O4R3Y2]3|2;a saturday:f4g3r1u3w3K5O3P3)6-2.4;a school:r6u5w2C2J4M2O1S3#3.2=4|4;a security:L1R2V3X3+' +
  '3=2]1^3}4;a session:a2c3d3e5f5i1m1r1w1x2z3B3E3Q2#4%3)1,1<1>2?1;a short:e3o4v3R3S3X2&4)4;a single:i3l1z5D3F3W2&1)' +
  '5,4;a small:j2F3L2Q2R4S2#4%5*3=1]1|2;a sport:w2B4O3S6U5V1X2;a spot:t4C3E4K6L2Q2(3)3.3[3;a student:j5l4t2z3W4[5}1' +
  ';a sunday:f5.2}5;a teacher:c4d2f3l4D1Q3Z4$4&2(3<5}1;a thing:b2c3d3m3w4z2B5F1Y2%2)2*2>2;a trial:i2j3s2t5v2@4;a vo' +
  'ucher:g3l1s2T2-6;a week:a3b2c2e1j7r2u2w2I2R3$3%2&7^1_4}5;a weekend:F3I3O1)7}1;a wheelchair:G5H3;a woman:v2F5K2O6' +
  'R3X1!3]3|4}1;a year:b1j3l2o4q5y3B3P3X2$2(7-4;a#:]6}2;aan:a3b2c2d2f2h5i1j1k1t1N2R4U1W2X3Y2Z2#2)3+2.2=1>4{1}1;aanb' +
  '-:o3x2R3T4Z3#3;aand-:d7Q5;aang-:p3U3*2}2;aanh-:w5x7G1;aanhe:w5x3;aanhou:x6G1;aank-:v4{5;aanl-:,2/8]3;aanlyn:,2/7' +
  ']4;aans-:k9u4+1,4;aanspreeklik:,6;aanv-:n4*3<3;aanvaar:n4<4;abaf-:D3O7Q3#3;abafundi:D3Q4#3;aban-:b4d2A3B2D3F3O1Q' +
  '6W3#5*3@3;abantu:d3A4O1Q3W4#1@4}2;abanye:D4F5@4}1;abaq-:z5N5O5;abaqeqeshi:N6O6;abaz-:E6;abazali:E6;able:d2f1r3z3' +
  'B1C2D2G2H3O3P3R2S3U2*1+1,2.1^1}1;able to:d2f1r3z3B1C2D2G2H3O3P3R2S3U2*1+1,2.1^1}1;ablu-:L7;abou-:c1d1f1g1h1m1q1r' +
  '2x1z2B1D3E1H1K1L1M2N1S3T2V1W3X2Y2Z2#1&1)1,1/1?1@2_1|3;about:c1d1f1g1h1m1q1r2x1z2B1D3E1H1K2L1M2N1S3T2V1W3X2Y2Z2#1' +
  '&1)1,1/1?1@2_1|3;about a:j1l3m4B1C3M1#2&4)4*4.3=3;about it:j1t5v1E4G3M1S2V3&3)3*3_4|1}1;about krav:f3R1S3X3&2-3|' +
  '4}1;about my:q4u2z3D1M5P3@4}5;about the:c3f5l3o3r2u4B1D4K2L1N4P2T1V4W3X2Y3Z3!2$2_2{1;about your:g3B2N3T3U4V3W2X2' +
  'Y1Z2)6^4;abov-:A4G2^4;above:A4G2^4;abro-:h3n3q3(2-2/4}1;abroad:h3n3q3(2-2/4}1;abs:R2}7;abse-:r9}1;absent:r5}5;ab' +
  'so-:w4z5(2+2;absolute:z6(2+2;abt:z3N3&3;acad-:g3h1p2t2B3G1I1J4L2N2O1T3U1V2W1X2Y3Z2!2,2<2=2>1?1]2;academy:g3h1p2t' +
  '2B3G1I1J4L2N2O1T3U1V2W1X2Y3Z2!2,2<2=2>1?1]2;acce-:g1j3k3n5z2A3B2C2G1H6N1+2,3@2[4{1;accent:D2N4;accept:n5p2z2A4B3' +
  'C3G4,3<1[2;accepted:n3z2A2+4{4;access:j3k4H5K2&2@4[4}2;accessible:g3H6;acci-:y5G4H3Z6,7@3_1;accident:y3G4H4Z4,5@' +
  '3_2}1;accidents:y3Z5,3;acco-:d3g2h2j4n5p3q3z3H4W2#2<2>1@1[6{1}3;according:h4Q3>3;account:j4n5p4q3<2@1[7{2}3;acco' +
  'untant:d5f2z4W4;accounts:g4n2#1}5;accr-:O8Z2=1;accreditation:O5=2;accredited:O5Z3}2;acl:G7;acro-:b2e3l1I1K3^4}2;' +
  'across:b2e3l1I1K3^4}2;acry-:x6;act:o3p2,1@5_3}1;acti-:a2b1g2j1k6l1n2s1z1B6E2J1L1T4W1#2.5<3?3;action:E4G2O3.1?4;a' +
  'ctivation:k7;active:a3b1e1g2j2l1n2s2z1B1F1J2L2Q1W2#2<4}1;activities:b1n2B2T4;activity:B6D1T2#2.6;actu-:a2h3i1y6z' +
  '3J1O3Q1T4*4{1;actual:h3i1y4J2O3W1;actually:a4g1i1y4z3Q1T4*4{1;ad:m3s2&3=3}1;adap-:A2G7H6;adapt:A3G7;add:b1r5t1F1' +
  'G3M2R2S3W2%1}6;adde-:k3q4r2s3;added:k3q4r2}1;addr-:w1J8M6N2U2V2=2@5[3^3{2;address:w1J8M6N2U2V2=2@5[3^3{2;adhd:G8' +
  ';admi-:k7=3}3;admin:k7=3}1;adri-:M3$2}3;adriaan:M3$2}3;adul-:a2b1d2i1j5z1A6B4C2D1E2J1Q2T4U7V5W2X3|1;adult:b2j3z3' +
  'A5B1C1E5T1}2;adults:a3d2i2j4A3B4C3D2J2Q3T4U7V5W3X3&1|2;adva-:a4b3l3n5t1y2z5P6Q2U3Y3%1)1;advance:l4n5t3;advanced:' +
  'a4b3y2z5P5Q3U3Y3%1)1}1;adve-:l3t1x2A1T2)2?4@2|2}5;advert:t2x3A3T3?2}1;advertise:}6;advi-:a1g1i1n3p1t1K3R8&1{4;ad' +
  'vice:R5}4;advise:a2g2i1n3p1t1K3L1R6&1{4;aero-:T4W4=3}1;aerobics:T4W4=3}1;affe-:>6;affect:>4;affi-:k6O2}3;affilia' +
  'tion:k7;affo-:j8l3p3s3y3I2;afford:j4l4p3s3y3;affordable:j6I3;afge-:a3c6l3{3;afla-:b2g2E5K3|4;aflaai:b2g2E5K3|4;a' +
  'fne-:?6;afneem:?6;afra-:v2y3z4D4Y5@1;afraid:v2y3z4D4Y5@1;afri-:J2N3S4V1$1(2=5|4}4;africa:J3S4V2(2}1;afrika:}5;af' +
  'rikaans:N3|5}4;afte-:a3c3d5e2f2g1o1p1s2v1I3K1L5M1Q2!1)2=2[1_1|1;after:a1c2d5f1p1r1s1z1I4K2L5M2Q3U1!1(1,1=1@1[1_2' +
  '|1}1;after a:h2o3p5w2z1G4Q3T3W2Z2!3&2,3-3_7;after class:E4I6L4^3}5;after i:d1s4@5{2|4}2;after my:a3e3g1j2k1m1q2t' +
  '1w3y3F3G1H1U3W1Z3-1/2<3>2?1@3}1;after school:a3c2u3B5L1=3;after that:a6d1f3h3q3I2U1(3;after the:c3m3n3o4q2s2v3w3' +
  'x2y4D1E1I4L2U1X3*2=5@2[1}3;after training:i6L4=3^4}7;after work:c1d7e4j3w1J4W4-3;aftercare:d2B4D3}3;afternoon:a5' +
  'c3e7f3g4h2u2v4B3#3)7.3=1;afterwards:d3f3o3r1s5E2L1&5.1}2;agai-:a6h2i2k4m1p1q3r2s2y4D3F2G3R3W3!1(2)2*6,3.1>3{2}2;' +
  'again:a7h3i3k5m2p2q4r3s3G4W4(2)3,3.1>3{2}2;against:n2y8D4F3M2O2R4!2#1*7.1?3}1;age:A13B3C11Q3#1.2]3;aged:A6C8F2O2' +
  'P4;agen-:b2d1r1F1K1L1M4R3T1U3Z1!2#2)1]1}1;agency:d3Z2#1=1}6;agent:b1c1z1F2K2L1M5R3T2U4$1]1;agents:r2!3#5)2*2;age' +
  's:l1p1A11B1C6P4{3;aggr-:z4D4S5#3*1}1;aggressive:z4D4S4#3*1}1;ago:s3y2z4G7M3X1Z4[3{6;agre-:j1n3o8t4,1?2;agreed:n3' +
  't4?2;agreement:o8p1;ahea-:c2n2q1t4z2A3C3H4>5;ahead:c2n2q1t4z2A3C3H4>5;aid:G1N3O5Z9<8=3}2;aiki-:T6*2}2;aikido:T6*' +
  '2}2;aime-:F6;aimed:F6;air:y1^4}7;airc-:>3}6;aircon:>3}6;airp-:a4u2I4}3;airport:a4u2I4}3;airt-:m4M3}3;airtime:m4M' +
  '3}3;akad-:g1H4J3V3;akademie:g1H4J3V3;akha-:[7}2;akhaonteng:[3}3;akhawunti:[4}1;akho-:c3f4L5;akhona:c3f4L5;al:b6c' +
  '3d1l2z3C7(3.2[2{6}3;alar-:r3K3>2]3}4;alarm:r3K3>2}3;alex:l3I4W2;alex-:I3J2^3;alexandra:I3J2^3;ali:}6;aliv-:a2d3U' +
  '2Z3}3;alive:a2d3U2Z3}3;all:b6f3g3i2j3k2l1m2q2u2w1y1z5A4B2C1D1F7O1S1T6V1Z1#2$2&1+2.2<1@3;all day:d4f2g7z3B4C1D2F1' +
  'V4=2^2;all in:k4A2F3P3Q3&3)5}2;all of:b4l3q4t2B3C3F1#5&4}2;all the:a2b5f3j2w2D3F1H2O3R2T1U3Z1.2?1@5]3;alle-:i2o2' +
  'v4G3T4&2-2_2}1;alles:b1i2v4T4&2-2;allo-:m4q3r2t1w1x4y2z3A4B2C1E5F2G3K1P1S1+2,2.1?5|2}1;allow:m2q2x1A3E4F3,4}1;al' +
  'lowed:m3p1q2r2t1w2x4y3z3A2B2C2E3G4K1P1S1+2.2?5|2;allowed to:p3t3x2y2C4E3K1S4+3,1?4}2;alma-:l3y2z5S3;almal:l3y2z5' +
  'S3;almo-:j3C5G2<3}2;almost:j3C5G2<3}2;alon-:h3l1m2v3w4z2A1C1D1E4F4H2Q2R3U2$7+1,4/2{1|3;alone:h4m1v3A2E1F5N2Q3R4U' +
  '3#1$8%1*1,2|4}1;along:l2m2w5z3B1C5D1E4G2H4)2+2,4/4{2;alre-:a1d4f1g2k1l3m2p2s3z2C2G1L3P1Q1R2Z2(5_5{3}2;already:a1' +
  'd4f1g2k1l3m2p2s3z2C2G1L3P1Q1R2Z2(5_5{3}2;alri-:w3z2G4?3}1;alright:w3z2G4?3}1;also:b1c2f4h3i1j1k5l1o3s5x3A2B2J2L3' +
  'N2P4R3T4U4W2X1Y3#1&2*2,3/2<1[3|3;alto-:g4i3}2;altogether:g4i3}2;alwa-:i4x4z3A2D4H2K2L2N1Q4*2-4}1;always:i4x4z3A2' +
  'D4H2K2L2N1Q4*2-4}1;am:a2c10l2n1o4p2v1w1y2z3A3F1G2J1P1U2$1(2,2@2;am a:b3c1f2j3A4K1O1W1X2Z2$3=3?1@3[1]3^1}2;am i:i' +
  '3j1l2o8p3v3y3z3A4E1F3J3P4U2(2+2,3?1_1}3;amab-:m3P7;amac-:x6;amacici:x6;amag-:w3L3]4^2_4{4}1;amagilavu:w3]2^2_4{4' +
  '}2;amah-:d3g5i4s4;amahora:d3g5i4;amak-:b3c4d4f2h2B2D1L1N5Q3!3/3<3;amaklasi:b4c5d5f3h3B2D2F1Q3/4<3;aman-:g3i4s2B4' +
  'F2L1W5}1;amangaki:g3i4s3}3;amap-:l3.4<1}2;amas-:q3L4W5}1;amat-:z2I3W5}5;amateur:z2W5}6;ambu-:H1Z6!3,1}2;ambulanc' +
  'e:H1Z6,1}2;amen-:u4}1;amend:u4}1;amer-:n4}3;american:n4}2;ami:w4{4;ammo:Y6+6}3;amon-:t3x2z2A3B2C2F3G2I3N2O2Q2T2U' +
  '1X1!1$2%3;among:t3x2z2A1B2C2F3G2I3N2O2Q2T2U1X1!2$2%3;amou-:j4k6l2n5&2-5^4}2;amount:j4k6l2n6&2-3^4}1;amounts:-4}2' +
  ';ampu-:G3H6;amputee:G2H6;an:i1k5t2C2E3G2H2I2M2O3Z1#2$3&1,2.4/2=2>2@1[4;an hours:a5e3i4u4B3I2N1Z2#4$4.1/1}4;an in' +
  'structor:H3P2Y3#2$2%2,3=4}2;an old:b5n1p3w2A1H2K3M4R3S3T3Z2(2|1;anci-:A5}2;ancient:A5}2;and:b1e1j3l1m2q2w2x1B3C3' +
  'D1E1G2J1L2R1S1V4W5X1Y1Z2!2#1$1%2&2*1.2=1]2;and #:a5c3d3e3j2t2z4C4G2%2+1.1;and a:a1d1i3j1m2w6A5C6D2G1H3K1L3N1W2Y1' +
  '%1&1+1.2]1;and all:j4l2x2A4P3V4W1Z2!3+4[3_1;and bjj:j4R3U3V3X3Z4&2]2;and can:p3r4y4V3&3)3,3-3?3;and cant:p3t3w2x' +
  '1y6D3E2H2J4L3M2S2$4/3?3;and come:e4f3k5q2H2K1L5Z3}1;and do:h3k4t2z2E2F2K4P2U2V2&3)4-2.2/3=1>2]6;and dont:c1o3r2w' +
  '1y1A3D4J5K4L4M2O3Q2Y3+2<3?1;and get:d3n2p2q3v2D2E4G1H2*3_4;and have:e2i3n1q2r2v2w2x3D3L2T3Y2$2+2-1.1=5;and how:y' +
  '2M5#4$6&4)3[3|2;and i:a6b3c1e1f2k1l5m1n3r5s1t4z3C3F4G1K3S2T2Y1Z1$3%3&2(2-1[5{1|2;and im:a2e2h2s1u3D1Q3R3Y1@2_4|3' +
  '}1;and is:f5j2m1q2y3C3G3H5N3W2!3,2.3=3;and it:e1g3l3m3V3[4}5;and look:v2D4E2H4W3;and must:b2j3p6r3s3y1N3R2Y2+3,1' +
  '@3;and my:a4b3c4j3l1m2t4u4z1A4B3C3F3G2H2I1M1R2T5U2W2%6&1)3]3^1;and need:h2i2n4p1L4Q2V1Y1Z3#5$5=4[3]2^3;and never' +
  ':d4m2o1p1r3s4y2A4C1D2}1;and no:g2z1D1R4U4V2X3Z4[2^3{3}1;and nobody:g5P3Q3V3Z1;and now:z2A1B1F3P1R1U1V1W4X2!2#2@4' +
  '[3{3}1;and see:o5s2D2E6H2J3Z1[2;and she:i2j2n4C1D3H3J4U3-4.3]2;and the:a1b1d1g7x1D4H2J3L1N2R5S1W2X1Z3!1$2%4>2]1_' +
  '4;and then:c2i1k3m4o1r5s4v4z2G2I2R2$3)2+2,1=1;and times:b1j4;and two:b2j1#3%5&3}3;and want:c3g1h3k1m1q2w2B1C1U3V' +
  '3W1Y3Z2!3#4,2.1=1[3}2;and wants:a2c3h2m4x2z3C1E1H3U5V1Y2!5)2,1-1.2=5?2;and we:c2e2p5u1C1G1Y2#2-4.3_3;and what:a2' +
  'j3v1w1x1B1J3N1P3S2$4%2&7+4.4?3|3;and when:a3b3h3B1D4M2P2U4W1$3)2^5_2{1;and would:c2d2f2h3j1m2q1y1A1E1F2H1I2J1M1O' +
  '4S4U5V1W1X4Y1Z1!2$3)1.1/2=5?4|3;ande-:o2p3r2u3y2z3D2F5M3T3!3@3;ander:p3r2u3y2z3D2F5M3T3!3@3}1;andi-:m3u2y2z7I3+5' +
  '?4{4;andifuni:m4y3?5;anga-:b3g3r1z4A2C7D2E4F1G3H2O4R3$1;angangena:G4H3;angazi:z5R4;ange-:u3D5E4W1}1;anger:D5W1}3' +
  ';angi-:c1j3l2m1o1p3r2u2x1z6G1I3Q4S2$3+4/1{2|1;angifuni:j4m3y2A2?2;angikaze:z6;angikwazi:f2r4/3;ankl-:q3u3x2E1G6;' +
  'ankle:q3u3x2E1G5;anni-:m4-2.3}2;anniversary:m4-3}2;anno-:t2v2}6;annu-:h3k3l3o2}2;annual:h3k3l3o2}2;anot-:a1m3n1r' +
  '5s2u6y3A1E2F1H1J1M2P3(4)4*2/2=2@3_3}1;another:a1m3n1r5s2u6y3A1E2F1H1J1M2P3(4)4*2/2=2@3_3}1;another day:r8;answ-:' +
  'g2D3M6@3}4;answer:D3M7S2}1;answers:D2M1@4}3;anti:D5!4)4*2;anxi-:v3z4D1E1G5Q1R3$3;anxiety:z3G5Q1$3;anxious:v3z2D2' +
  'E1R3;any:a1c3d2f1g1k3l6o2p3s1t1w2z4A2F4G1H1J2N2O3P2S2T2U2X3(2)3,3/4<1=5]3_1{4|3;any more:p7r1u3x1D1[3_7;any of:c' +
  '4G5N3O2X1/3<2;anyb-:a3f2g4s2v4y1z3A2M4T1X2@2}1;anybody:a3f2g4s2v4y1z3A2M4T1X2@2}1;anym-:p7u5A4D1H1I1U2_4;anymore' +
  ':p7u5A4D1H1I1U2_4;anyo-:c2g5h1t1y3z3A2D1E1M4O3Q1X3$2<1=2?4@4}1;anyone:c2g5h1t1y3z3A2D1E1M4O3Q1X3$2<1=3?1@4}1;any' +
  't-:a7b1c4d4e3f4h1k2l2o3q1r1s3w4z2A1B3C2D1E2G1H1J2L1O2T2V3Y2!1#1&1)3<2=1;anything:a5b1c5d4e3f4h1k2l2o3q1r1s3w4z2A' +
  '2B3C3D1E2G1H1J2L1O2T2V3Y2!1#1&1)3*1<2=1;anything for:c3f2l3o1A5B4C5F3G3#3*3;anything on:a4f4*3/2;anyw-:b2c4e1f2h' +
  '2j4p2z1A2B3J4K5L3P3T1+1<1?1;anyway:c4e1f3h3p3z3P3+2}1;anywhere:b2j4A3B4J4K5L3T2<1?2;apar-:k2o2v2w6x3B3C3F2J2T3Y2' +
  'Z2$2%2&3+3_4;apart:k3o3v3B3C3F3J3T4Y3Z3$2%3&3+3_4;apart from:k4J4T4X1Y4Z3$3%2;apho:f1j3B1F3H3I5L3T5W3X1,2=2}2;ap' +
  'ol-:u2L4}5;app:b2n4I2J1/11<4>4[3|1}1;appe-:G3?5;appl-:k2n3o4s1t5x1+4/3=6_2|1}2;apple:n4x2/4<1|2}1;application:t3' +
  'P2+3=3}3;applied:+3}4;apply:k4s2t5!2=5_3}1;appo-:e2t5u4E1M1$4;appointment:e2t5u4E1M1$4;appr-:k3w4A2D3S2+2=3}2;ap' +
  'ri-:h7G2(3{2}1;april:h7G2(3{2}1;arch-:e2}6;archery:}5;are:a2b1c3d1f3g2h2i3j3o1x2z1A1C3F2H3J3O2Q4)2,1=1@1}1;are #' +
  ':l3A3C4G2%5;are a:d4e2f1l3s3B1H3O2T2U3#3|3}4;are in:c3d4Q4V3&2)3]4^2;are my:x1y3F3H3I3T2*2@6_3{1;are the:a1b3d1i' +
  '2k2n2o2v2x1z4B2C2D2F1O2P1Q2S4U2X1+4-1>3?2@1]3^1{2|1}2;are there:h1k3n2o4w2y4A2B3F2H4J1L3N1P4S4T2U1Y1(2)5*3=3]2|3' +
  ';are they:a3j3r2w3A3B1L4N5O5X1%3/2?2@4]1;are we:h3i3j2o2x2z2A2Q1&2,5}2;are you:g7h4j3m2r2H3J6M3T2W1(1)1,4<4=4>2@' +
  '2^1}4;are your:b3g5h1i4j1n1A3B2O3P3$1+2/3]2}1;area:x4E4H3I3J6K3T2U1)1>5[5}2;area-:U3Y3#2^3}2;areas:U3Y3#2^3}2;ar' +
  'en-:A5E1O3Q4V2,1{1;arent:A5E1O3Q4V2,1{1;argu-:w1R5}4;arm:j2q2u1G7H4K3V2Y4*6,4;armb-:x5V7;armbars:V7;arme-:l2Y4!4' +
  '#1}2;armed:l2Y4!4#1}2;arms:w2z4G4H4O3Q1S1W2_4}3;army:l3G2O5S6U4W2!2=3}2;arni-:X11;arnis:X11;arou-:a1b3c2d5e5g3h1' +
  'l1n1s1v4y1z1D3E2F4G1H1J1U3$2(2-2>2{1;around:a1b3c2d5e5g3h1l1n1s1v4y1z1D3E2F4G1H1J1U3$2(2-2>2{1;arra-:i2o3q3t7#1$' +
  '6<3?4;arrange:i2q3t7$5?5}1;arre-:n2!4}5;arrears:n3}3;arri-:r2t3u2v9L2Q2$1,1[3^4_3{3}1;arrive:r3t5u3v3L3Q3(1^3{4;' +
  'arrived:j1n1s2B1T2X1$2^2_4{2}3;art:C3D1R5S3V6X8}1;arth-:G8;arthritis:G8;arti-:.3}5;artist:}5;arts:z3A2B3D2G2P1R1' +
  'S2T5X7-2;as:i2j3l4m5o2p1r4v3w3z2A1F3J2S2V1X1!2#2$1%1*4,3-6<1=5>6]1^1_1|1;as a:n1o1B1E3F4H2K1L3O2R2S4V2X3!3$3%3-4' +
  '<3[4^2|3}2;as i:b1c2j3k1l3m3o4r6t2v6w5Z1,3@3^3;as well:c1d2k4l1o2s1w2x2B4C2J3T1U4V3X2Z2$3*1,2-3/3<1>2]2^1;asid-:' +
  'i5v3-1;aside:i5v3-1;ask:g5j1k4m2q2s1v3z1C2E1G1J2M4S2$1%3+1,1.1>1?3]1|3}1;ask for:j2q1s4v6N2%3.3@3]2|4;aske-:j1s3' +
  'v2w2E3P3S1#3@2[2}2;asked:j1s3v2w2E3P3S1#3@2[2}2;aski-:a3b2e2i2j3l1v1C1D2F1G3H3#2?3]1{1;asking:a3b2e2i2j3l1v1C1D2' +
  'F1G3H3#2?3]1{1;asks:k1w3y4A3F2J1O5P4Q1S3T1$1*3,1<3?1@3{3|3;asma:G8;assa-:*3}5;assault:*3}5;asse-:j3q3v5D6M4P3!4&' +
  '3;asseblief:j4q3M4;assertive:D4;assessment:v5!4&3}1;assi-:e1o1H2J2K3N3O1S4Z3+2=8;assist:H2+3=3;assistant:e1J2K3N' +
  '1S2Z3=5;asth-:G9}1;asthma:G7}2;at:a3b1c4d2e4g5i2A1D2I1K1Q2U3V1W1#1$3+1,2.3^1;at #:a5c3d2e1g6i4u2A6I4K3>4}1;at a:' +
  'b4l1m4o2r2v1z5C4E6J4P2Q3V1W4Z4!2#2*3,1/3=3;at all:d3f3g1q1r3w4x3z3D2H1O3P3V1Z1,3<4;at five:a2c5d2g2I2Q3>3;at hal' +
  'f:c1d2g2i4I1}1;at home:h3l1n2q3r3s3B3D2H1X1Y2Z1$4,4/5=1?3]3^1|4;at me:z5A3N4O3U5*2;at my:c3e2i3k1m2o1x1y4z3A4F1G' +
  '1L1$5*2,3/1<1^4_1{1}1;at night:d4e2g4I4K4Q1R4U4#2$1*2}1;at noon:a3e8g2}2;at our:D2E3G1N1#5$4%1)2.5?3;at receptio' +
  'n:a3n2M3-2<3]3^2_2{1;at school:c4p4z5D7F3R2V1W1%5(3^3}2;at seven:a1c3e3g2i3L1>3}3;at six:a3c2d4i5v1K4$3>1}2;at s' +
  'torm:a3t3B4N3U4V5W6X4Z3!2=1;at that:c3d6e5l1F2$2;at the:a1f2m3n3q2s2t1v4x3y1E3H2I1J3K1L2P4Q2U2#2)1*3.2=2?1]2^3{5' +
  ';at what:a4b2g4i4j2A2O4$2^2|4;at work:i4u5x2y1z3G1S3#4$1,2-1^2}4;at your:b3f2n2B3C2F3G2L2T1U5V5W4X4Y3Z3!3+3,2.3<' +
  '4=2>1;at yours:a2d1f3g2k2l3m3y4E2F1K3L3M2T2U4V4W4X3Z4!3+2.3<1]2;atm:*6}6;atta-:o4s4w3G3R2S1Y1Z1#2)1*10=1;attache' +
  'd:o4s4=3;attack:w3Z3*4}3;attacked:w3#4*3;attacker:*5}3;attackers:)2*6;attacks:G4R3Y3*6;atte-:a2i2j2m4q1r8u1C1G1P' +
  '2Q6$2)6+3}1;attend:a3j4m6q2r6u2C2F1G2)5+5.2;attendance:r6P2Q2)1}1;attended:P3}6;attending:v4w3)3}4;attention:i4Q' +
  '9$3;atti-:w7D2;atto-:e4o3#4,4;attorney:e4o3,4;au:f2B4C3E4Z3!2,1-2.1;audi-:a2f2E7$2|1}2;audience:E7$2;audit:a3E4}' +
  '1;augu-:h4l3o1p2q2C4H2(3)6;august:h4l3o1p2q2C4H2(3)6;aunt:F2H3%3,1-5}2;aust-:m2p3-1^3}3;australia:m2p3-1^3}3;aut' +
  'h-:D2}6;auti-:G8$3;autistic:G5$3;auto-:n4o6H1;avai-:b2f2s2K1L4T5U4V4W4X1Y1#3$1%2-3=4]3^1|2;available:b2f2s2K1L4T' +
  '5U4V4W4X1Y1#3$1%2-3=4]3^1|2;aver-:z4A3Q6}1;average:z4A3Q6}1;aviv:S3U4}1;avoi-:G3Z2*3;avoid:G3Z2*3;awak-:c6@2;awa' +
  'ke:c6@2;awar-:S2#6&2)4*5|3}4;awareness:S2#6&2)4*5|3;away:a3d3e1g1p4q5r7u2v1A2B1E1I1L4S1)1*2,5/3=1?1{1|3;ayis-:m4' +
  'p3q3A3&3;b:G5!4.5}2;ba:j3l3p2y3z4D2E3F3G2N4O7Q4!3#5%3&2(1@3;baas:e3u3N3#3;baba:q4!1/3}5;baba-:Z4!5@2}2;babi-:C2Z' +
  '6}5;babies:C2Z6}5;baby:c4d2i1o1q5r1u3z2A2B3C1E2K1T3X1Z4*1-4/3]1}3;baby-:a3i6u2/3}4;babysitter:i6u3}3;bach-:.11;b' +
  'achelor:.5;bachelorette:.8;back:a1h4i4p5q5r5u1D5G7I1K3L1M2U3*2<5>2_11}1;back in:h3i2q1r4t5W4(1]2;back to:i3j2p4z' +
  '5K3L6M6P1/3>3_1;back-:z5D4L5O7Z2=1>6{4;background:z6O8Z3=3;backup:>7;bad:a1c2d1o1u2x2D2G8H3J2L2O2R2Z2}4;badg-:H4' +
  'Z2]2}3;badge:H4Z2]2}3;badl-:A3G4K2Z4_3;badly:A3G4K2Z4_3;bag:a2c2w7y2C1D4G1L5W7*6]5^4_4{3}3;bags:g3L6O2W7.2]3}4;b' +
  'aie:h3i3j5l3m2r2D4F3Q4$2|1;baka-:N3O4Q4;bakae:Q5;bake-:c2l4m3t3R4^3}1;bakeng:l5m3t3R4}1;bakk-:K8]2}2;bakkie:K8]2' +
  '}2;bakl-:y5O3T5U3;baklei:y5O3U4;bala-:r3G2}2;balance:r3G2}2;bali-:X8;balintawak:X6;ball:o5D1R2;ball-:f2h1j3k4o1x' +
  '3z4A5C3S3W2.4}1;ballet:b1f3k4o2z4B1C4}4;balloons:.5}1;bam:p3q3B3%2;bami:p1B4#4%2}2;bana-:O9}2;band:x4N3R3%2;band' +
  '-:x3Z7}1;bandaging:Z6;bang:o2y5z5D3F3Y5*1@3;bang-:x6y3B1E4F4Q6@3;bangaphi:Q3}3;bangles:x6;bank:e4f1l1n7o1r5t1L2W' +
  '1#6<4_1}5;bank-:e3n8E2<1@4}3;banking:n6;banks:}5;bann-:E4F2S3*4;baqe-:z3O5Q4;bar:c3x4*6}2;bare:w4x6U4;bare-:w2x7' +
  '}2;barefoot:w2x7;barg-:j1l4o1s1K3$1&1-1<2]2^1_1|2;bargain:j1l4o1s1K3$1&1-1<2]2^1_1|2;barr-:H5}6;bars:*4}3;baru-:' +
  'l1N4O3;base-:l2F1J3K5S3U3X1#4*2/1}1;based:J4S4U3X2/2;basement:F2K8}1;bash:t6y2.7;basi-:j4m2o4v2z5L2Y2Z4#2&6)1}2;' +
  'basic:j5m3o5z2L2O1U2Y1Z4#2&1+1}2;basics:v3z4W1Y2Z2&6)2|2}1;batc-:(5;batch:(5;bath:b2d5L3}4;bath-:y3D2H1L7Q5!5%3}' +
  '1;batho:y4Q6!5%3;bathroom:H2L7}1;bathrooms:H1L5;bato-:X8!4}2;baton:X6!4}2;batt-:L3Z2>6|6}3;battery:>6;battle:L3|' +
  '6}2;battle ready:|8;bay:H2K10}1;baya-:f2l4y5B1D6F3;bays:H3K13;baza-:)3.4}1;bazaar:)3.4}1;bbbe-:#3}4;bbbee:#3}4;b' +
  'day:-3.8;be:a2g1i3j1n2o3q2r1u3v1x1y1z2A4C4E1G1K1N4Q4S2Z1!2)1+2/1?2^4;be a:a2f2h1j2m3n2p2w1x2z1B2E4F1G2R2Z3!4)2+3' +
  '=1|1}2;be able:d2f1r1z3B1D2G2H3O3P3R2U4Y1*2+1,2^1}2;be at:i4r4u4z5$4^3}3;be back:e5i6q3]6;be in:d2g4m3n1o2w3B4C1' +
  'E5G3N3%3(3+3?6@2}2;be on:a1c4o2E4I4Q2+2?5}2;be the:z5A7F5Q1R2Z2!5;be there:a5d4g2r4u2v7E5K2Q1/6}2;bead-:x5;beads' +
  ':x5;bean-:c2x2C1T3]5;beans:c3C3T3;bear:*6}2;bear-:F2N5}2;beard:N5}3;beat:c4D2V2.3}8;beat-:u3y7V4}2;beca-:c1d2k2l' +
  '3n1o2q2r1x3z2D3I1J1Q3S1U2Y3(1/2<1>1^1_1}1;because:c1d2k2l3n1o2q2r1x3z2D2I1J1Q3S1U2Y3(1/2<1>1^1_1}1;because i:a2c' +
  '1e2f2r1u3z5A3B4Y1^4{3;because of:c2j1k3l5o1q3r2x3D6H1I2K2U3V2$2(1/3<2>2_2;beco-:j1k4m1r2t4D2O2W1!5%3.4=4}2;becom' +
  'e:j1k1t4D2O2P1!5=5}3;become a:j2k2t4D3!5=2[1;becomes:r3%4.5;becoming:k4m3B2W3;bed:c4d8n3r4}5;bedr-:k5*3-3^2;bedr' +
  'ag:k5-3^2;bee:G4V5#4}4;been:p1s3v1y2z3D2G2O9P4/1=5]1{7}1;befo-:c6d1g3i1j1n1o1p1s3v3w1x2z2E3L2N1$1%1*1+2,4^2;befo' +
  're:b1c6d1g3i1j1n1o1p1s3v3w1x2z2E3L3N1$1%1*1+3,3.1^2;before class:v5x5L1[2}8;before i:b5d2e2f1h1j5m1q2s2w4A2E3G3J' +
  '3L1N5O1P5T1U1W1X2#2)1/1<1>3@2]4_3|4;before my:b1c2j2o1p3v3w5L3P2T3V1$6(1)3,3;before the:c5f3g1h1k5o3p4t1X3#2+1.3' +
  '_2{3;before you:t3x3z3M3+4,1?6{4;beforehand:i2t4H2,5;begi-:a4f1i1k1v6w4y3z7A2C2F1N1P1Q2R2U2W2Y3&8(9)1[1|2;beginn' +
  'er:a3l1s2v2w1z5C4F1N1P1R3U3W2Y3&4(1+1/1[2|3;beginner course:i1k2l3n1s4A4C3Q1&2-2/2[4|1}3;beginner programme:N4&5' +
  '(2;beginners:a3f3t1v3w2y4z6A3F1G1N1P1Q4V2W2Y1&5(4)4;beginners course:&3}6;beginning:k4v6w3(7]2;begins:a2c4i5w4E4' +
  '(6{1;beha-:k2p2t2v3B2D5F3#2,4;behalf:p2t3B3#2,4;behave:v3F3}1;behaviour:D6#1;behi-:d1r5z3D4E4K2N3O3S6!1*5/2]1}1;' +
  'behind:d1r5z3D4E4K2N3O3S6!1*5/2]1}1;bein-:j3k1o2q1r1x3y2D4F2G1M2R3U3W3&3)2*1?2}1;being:j3k1o2q1r1x3y2D4F2G1M2R3U' +
  '3W3&3)2*1?2}1;beke:f6&3{3;bela-:j4U4}3;beli-:n2D4|1}1;believe:n2|1}3;bell:a4v6W5{6;bell-:x4R2W4_1}1;belly:x4R2W4' +
  '_1}1;belo-:b4c3e3f2m2C1G3+4[4{3;belong:b4c4e3f2m2C1[4}4;belt:m3w2x3z4O6P12V5$1)1=6?4]3{1}4;belt from:m5z5O6P4;be' +
  'lt-:z2N2O5P9U1V3]5}1;belts:z2N2O5P8U1V3]5}1;benc-:E7L3?3}4;bench:E7L4?3}4;bene-:k3l2<7;benefit:l2<7;beno-:i4I4J4' +
  '}1;benoni:i4I4J4;benu:N7O4;besi-:f2g3h1i3k5w2Q2T3Y2Z3#4)4.1/2}1;besides:k6w4T5V2Y2)5/3;besides the:k6T2V2Y3)3/3;' +
  'besig:f3h4i4Q3.2;besk-:c1m3L1U3V2X2!8=4;beskerming:!5;beskikbaar:c1m3L1U2V3X2!1=4;besl-:E5R4;besluit:E5R4;best:c' +
  '3d4g2l5n1t1I1M2N2O1R8_1{6}5;best for:a2d5t2w1A2R7;best-:c4e2f5C2M3R4-1.3<6^3}1;bestaan:c3e2f5A3}1;beste:c2R4}4;b' +
  'estmed:<6;beta-:n6q3}1;betaling:n5q3}1;bete-:e2l3R4S1;beteken:S4}3;beter:e2l3R5;beth-:y2#3^2;bett-:f2l6u1w1z3E2F' +
  '1K3M2Q3R6Y4Z2!3$4&3}4;better:f2l6u1w1z3E2F1K3M2Q3R6Y4Z2!3$4&3}4;better than:z4R3-2}4;betw-:a3b2c2d3e5f4g5h1j2n2q' +
  '1u1y3A1E1H2M1R5S1%3(2/1;between:a3b2c2d3e5f4g5h1j2n2q1u1y3A1E1H2M1R5S1%3(2/1;beur-:>8;beve-:R6}3;bevo-:+8;bicy-:' +
  'I3K7L1;bicycle:I3K7L1;biet-:l4v2z3A2D3E3G3S4#3@2;bietjie:l4v2z3A2D3E3G3S4#3@2;big:i2o3y3z1B4C3D3E1J2K4L2M1Q6R3S4' +
  'V2W1Z1!2#1$1&4.6<1_3}1;bigg-:k3y3z2D6F3_4}3;bigger:k3D6F3_4}4;bike:q2u3G2I5K6*1^2;bill:k2s4,2<5}4;bill-:p4q1L1,3' +
  '<2}4;billed:<3}5;billing:p4q1}2;bind:o9;bind-:o7;binding:o7;binn-:a3K3)1_3}3;binne:a3K3_3}3;bird:c5o3)2;bird-:c5' +
  '%1}2;birds:c5%1}2;birt-:r2A2&1-4.10?2@4^1{2}2;birth:q1G2@5;birthday:r2A4&2-4.9?2^1{2}2;birthdays:.3}2;bit:e3k2l5' +
  'q4v3x2y2z2A4D3F1N1Q1R1T4U2V2X2Y2#2[2]3|2;bit of:m2z3D4Q3R3T2X4#3]4;bitc-:n4}2;bitcoin:n4}2;bite:e1s2]5}2;bite-:n' +
  '4v3D1}2;bites:n4v3D1}2;bits:n4y3G3&3;bits-:j3$3&2|2;bitsa:j3$3&2|2;bjj:a7b3c5d7e4f5i4j5m2w4A1B3C3N4O2P2Q1R7V14$2' +
  '>1;bjj at:a1c3e1A4B3F4V3;bjj for:f4s1B5C3H3V6;blac-:l4w1y2z1J1N2O5P2!1$2)1=3>9]2_3}1;black:l5w2y3z1J2N2O5P2!2$2)' +
  '1=3]3_3}3;black belt:O3P1$4)4=4}2;blackout:>7;blackouts:>6;blad-:y2z3M4X8*2}1;blade:z4X5*3}1;blades:y4X6;blan-:{' +
  '4}5;blee-:a3i3A2G3Z10)2;bleed:a3i3y1A2G4Z5)3;bleeding:Z7}3;blin-:x2G4H7,1;blind:x2G4H7,1;bloc-:e3i4G2J2K1$2&1(5*' +
  '2>6}3;block:e3i4J3K2$2&2(6*3>7;blocked:}5;blocks:e1[3}3;bloe-:f1p2z2B1G7J4Z5^6;bloem:f2p5z3B2J3^5;bloemfontein:J' +
  '3^5;blon-:}5;blonde:}5;bloo-:y4G7M2Z5}2;blood:G7M3Z5}1;blou:y3P2V5]4}1;blow:d4R4.5;blue:a1m3y6z3H3P3V6]2_5}1;blu' +
  'e belt:m3z4V5}3;bly:y4E5I2/4{5;bo:k2l4u1N4O3T5^1}2;boar-:b4f4m4p3q1w2D1U2#6&2/2;board:b4w3N2U3#3}2;boarding:f4m4' +
  'p4D1&2/3;body:y2z1A3G3H2L2O3S3T4!5#3}1;body-:N1O2!13=5}3;bodyguard:O3!10=3}3;bodyguarding:!6;bodyguards:N2!4=3}3' +
  ';boek:t5$2@2|13;boel-:D7;boelies:D6;boep:R6}1;boet-:a3r5B5H3;bokk-:}4;bokke:}4;boks-:a3c2i3I2N3O1W11.3=2_4}1;bok' +
  'sburg:I5)3;bokser:O3W3=3;boksklasse:c3W5;bole-:}6;bolt:I7}2;bone-:y4A2E1G2R1Z3*3;bones:y4A2E1G2R1Z3*3;boni-:<8;b' +
  'onitas:<8;bonu-:l3n4$3;bonus:l3n4$3;book:i1m2t10u1w1#5$3%3(3)1.3[5^1|13}3;book a:j3N4#3$2%1.3@4}3;book-:i2k3p1q2' +
  't6u8v3#2$1.3=3@2[3|8}2;booked:a1f2i4q3r1u5v5w2N2(1[1}6;booked for:i5u3v4w3;booking:b2t7u7E2H1#3$2)1.3;bookings:M' +
  '2.1[4}1;books:k5p5@4|10;boom:v4J2K8>5;boot-:w4x6)9]3;bootcamp:)7;boots:w5x6]4}2;bore-:a4e1h1i1o3A2B3C1R5T3W1>2}3' +
  ';bored:a5e1h1i1o3A2B3C1R5T3W1}3;bori-:B2T3X3.3;boring:B2T3X3.3;born:A7C3H4+4;borr-:w7+4}3;borrow:w7+4}3;boss:b2d' +
  '3e4h1j1r1w1K1N3P1W2!5#8$1(1@4[2}2;bot:M6}6;both:b1c1e1j4k4l7p3s5u1A2C6G4H1R3S2V1Y2$1&5+1,2-2[3_1;both-:a3j5E1G5?' +
  '3}2;bother:a4j4E2?3;bots-:s2v4C2J4^2;botswana:s2C2J4^2}1;bott-:g2j4w4x1*5[2]4^3}1;bottle:g3w5x1*5]4;bottles:]1^3' +
  '}2;bottom:j4z1[3}2;boug-:n3x2z2K1V3Y5@1[3_7{8;bought:n3x2z2K1V3Y5@1[3_7{8;boun-:o7B1C1M3O3R2V2!6#1}2;bounced:M4}' +
  '3;bouncer:O4R3V3!5=2;bouncers:!4#2}5;bound:o8H1;bour-:S4U2X4;bourne:S4U2X4;bout-:y5}4;bouts:y5}4;bow:i2v6x6S4-3}' +
  '4;bowl-:A5#3.2;bowling:A5#3.2;boxe-:f2x3y3F1O3P1W10=4^2}2;boxed:y4z4O4W5}1;boxer:e1A3O1W3=3}4;boxercise:W5;boxer' +
  's:f2x3F2P2W4=3}3;boxes:W1=1^3}6;boxi-:a4c2d2e2f3i1j2m1u2w1A1B2G1N2O1Q1R3W8$2-1]1{1}1;boxing:a4c2d2e2f3i1j2m1u2w1' +
  'A1B2G1N2O1Q1R3W8$2-1]1{1}1;boxing and:b6j4p2s5L2R1S3U6X2Z3&3_4;boxing class:a4c2m4y4E2G3Q2W2;boxing coach:N1O1W1' +
  '$1=4}1;boxing for:d2e2s1w2B3C2F3R2S3W6$1-1.1=3?3;boxing gloves:n5w2z3R1.4]5_2}3;boxing is:c4d4B1C2R4W6.1;boxing ' +
  'on:a1f1h3t2u2C2G2N2Q5T3U2{3}2;boxing or:b3P3R7S2T5W2)3;boxing with:d1e2l2m1z3B4G1W2*3.3/2<1=3;boy:a1h2r1t2A1B4C8' +
  'D8E3G2P1R1S1V1.4?1]1_1;boy is:h4y4C1D3G1P2;boy of:A3C4G2}4;boyf-:c3n2t2z4E3-5}3;boyfriend:c3n2t2z4E3-3}3;boys:a1' +
  'f2k1l2n2y4B7C4D6F5L5Q2#2.2]1^2;braa-:f2h5I2V3Z4*2}5;braai:f2h4N1V3Z4}5;braamfontein:I3*3}1;brac-:x7y2A6G2H4;brac' +
  'elet:x7;braces:y3G3}2;brai-:c4x5y1,3;braids:x5;brain:c4y2,3}1;bran-:w4x3J8K1/3=5]1}3;branch:J6#2=4}1;brand:x4}7;' +
  'bras-:V4;brasiliaanse:V4;brav-:D5E2P4;brave:D3E2P4;braz-:z3N2P3V10=1;brazil:z4P3V2=2;brazilian:N3V7;brea-:b5c6e6' +
  'h6l1q6z5D4G3Z2&1*2+2,5@2}3;break:e8h6l3p2q7z2D4L2Z2)2+4,4]1;breakdown:b6j2&4;breakfast:c8}3;breaking:t2D3*5}3;br' +
  'eaks:h6y3z3,4;breath:z7;bree-:H4,5}1;brid-:y4$2-2.6}1;bride:y4$2.5;brie-:}5;brief:}5;brin-:j1l5n2s2t1w7B1E2I3K2L' +
  '2Q2#2%1)2+3,1.2^5_2;bring:j1l3n2s2t1w6B2E1I3K2L3Q2#2%1)2+3,1.2^4_3;bring a:l3t6A1G4H3L1Q4%2?4^2}1;bring it:j4l2n' +
  '3K3+2^5_1}2;bring my:g2u2B3C1F1I1K2L4N2#2)2+1,2>3^3}4;bringing:l5w4E2H1K2N3}1;brings:d3E2I1,1^4;brit-:n3y2G1.5;b' +
  'ro:C4D2-2;broc-:T5X2#2;brochure:T5X2#2;broe-:l5w2H2-2;broer:l2H3-2}1;brok-:j2p1q4r1u3y5G4H3K1Z2%1*1,1_6{1}3;brok' +
  'e:j3l1p2q4r2u3G3H2%2/1_5;broken:y4G2H2K2X1Z3*2,3_3{3}3;broker:y4<1}1;brot-:g1j1k1l4y2B5C2D3E2H3J3U2Z1!2$2%1-3=1^' +
  '2|1;brother:g1j1k1l2y3B3C2D1E3G1H3J3N1U2Z2!1$2%3-3=2^2|2;brothers:l4A2B4D3U1!2-1}1;brou-:l3J1V2^4;brought:l3J1V2' +
  '^4;brow-:z2P2V1=4>5}2;brown:m3z2P3V1=4>5;bruc-:}4;bruce:}4;brui-:y8G1}3;bruise:y5G3}1;bruises:y6;brut-:y4z3S3;br' +
  'utal:y4z3S3;brya-:m1B3I2J5U3$5}2;bryanston:m1B3I2J5U3$5}2;buck-:m4x5K4L3=2;budd-:d3l4t3v3H3%5;buddies:%5}2;buddy' +
  ':d4l4t3v3H3;budg-:j8k4l2n2#3&3<4;budget:j9k4l2n2#3&3<4;bugg-:G4H5;buil-:g2h5v2z2B1D6E2H5I2J6K1R1T1#5}2;build:r2B' +
  '4D4G2&2}3;building:g3v3D4E2H5I2J7K1T2#6;built:z4R3]4}2;buit-:E3)3+1}4;buka:t4|8;bulk:l2]5^2}3;bull-:D13S3Y3!3+1}' +
  '2;bulletproof:}6;bullets:Y4+2}3;bullied:D7;bullies:B1D6;bully:D5}1;bullying:D8;bunc-:B3F2T3Z1%4;bunch:B3F2T3Z1%4' +
  ';bund-:m7$2]4|1}1;bundle:m6$3|2;bundles:m4]4}3;bunk-:r3}4;burg-:e4}7;burglar:}7;burn:B5Z3>1}4;burn-:h3o4s3R2W3Z3' +
  '}1;burnt:o4s3;burs-:j3l5G3Q4}2;bursary:j3l5}2;bus:a3D3I14K3&3]2;buse-:r4I7_5;buses:I8;bush:Z2)3^3;busi-:g7h2m1q1' +
  'H2P3X2Y1!3#6,3/1}4;business:g5h3m1q2H2P3X2Y2!3#3,3/1}4;businesses:#6}1;busy:d4f3i4p3r2C2E3Q9$4+2.2{2;but:a3f1h1l' +
  '2q4s1u7y3z3A4B1E1F1G3J2N3Y2Z2#1$1)3+2.2/1[1]2_3{1;but can:e2l4n2o3q2u2z1C2D3E2G1H1I2L2W4!3$3%2-2/2=2>3?3_2;but d' +
  'o:d3f3r4B3C3U2X1Y2Z2#3*3.3/2]3^2;but i:b2c2j2q2u1y2z2C2F3G2I1M5N2S3$1&1/2[2_2{2;but my:o2p3u4y3A5^4{1}1;but what' +
  ':a5h2m4v1w3O1P4T2X2&2)3,1>3;buts-:g4h5>4;butt-:q3t5x4W3X4#3[3}3;button:q3t5x2[3}2;buy:g1k1l4m8n2s4w4B1$1-9[2]8^2' +
  '_1|7}6;buy a:g4k4w4B4)1-3]4;buy the:g2w5]1|6;buyi-:m2-4_4|3;buying:m2-4_4|3;buys:^3}2;by:b3c3g1i2n4o1p1y1D1F1H3I' +
  '4J1K1L1O2T2U2V1W1$2*1,1-2.1/3<3=3>2^3{1;by die:a1c3g2m2u2v4x2z1A3D4H6J3L1#2$2(2*4.3?3]4^3}1;by the:a3c2d2j2m2r3y' +
  '4F2J3K1L4#2&3+4;by you:c1d1e1l3p1r3w1y2B3C5F4K2L1P3T2U4V2W4Y4Z1!1*1+4,1-1.1=4>1]4;bye:n4}3;bywo-:f3t3E3)4;bywoon' +
  ':f3t3E3)4;c:G6Z5!3=3;cab:I6K3;cage:S1}7;cake:C4.8}3;cale-:b8e2h3i1p5J1$1(3)5;calendar:b8e2h3i1p5J1$1(3)5;cali-:H' +
  '4X2+2}4;call:g2i4r3u3v3D4M11O3U2#2&2-1/5@1}2;call centre:c2e1h3l1s2B2Q1U2X1#4&3-3/2=2@2}2;call-:a2p3u4D3J3M7N6O1' +
  'T1U3{1;called:a2g1u4D2J4M2N7T2U3X1{1}1;calling:D3M4;calls:p4O4@2}2;calm:Y2!3#3*5;calo-:}7;calories:}6;came:g3r8s' +
  '1u4y3G3N1S4T1U1Z1-4_5{6}5;came-:K2?9}3;camera:?5}4;cameras:K3?7}1;camp:r2B1)10^3{1}4;camp-:e2F2I1)6;camps:)6;cam' +
  'pus:e2F3I1;can:n2q3r2t1z1A1B1E3G1H2L2M1P1$1+1-2/1?3^1_1;can a:a1d3f3g2r1z4A7B1G2H7K5P3Q1S4T1X1Y3!1$3?3_2;can do:' +
  'd3f2n2r4A3B5G6O3U3X3Z3)3.1/2=2?3|3;can he:f1m4o1q1r3u1x3C4G3H3U2W4X2$1,4?1;can i:d1g2m1n1o1p1t2w1x2y1E3H1K2L2M2U' +
  '2V2W1$3(2+1-2/1<2=2?2]1^1_2}1;can it:e4n1o2q3r2u4x3H1K3L2,4-4/2?1^2_5;can my:c1f3n4q1r3s3t1u2x1B4E4G1L1M2T1Y1#1$' +
  '2+2,1/2<2?2[2^3_1{1|1}3;can nie:b4p2u4x3y3z2H2R2)4/3[2}1;can one:c4d2f2g2l3n3t3y5A2I2L2P3T6U4V3W2!2(2+2,2-1/1?1_' +
  '3;can only:c2d4e2j1l3n2z3R6%2)2;can she:m2r4u1x1y3z1A3C2E3G6L3;can someone:f2v3z6G1H4M3Y2#1$3,3^2}2;can the:n3o2' +
  'q3r1u1A4C3I3K3O3#3$3&3,2/2<3?1@2_2{1}2;can they:f1n2r3s3w1x2A1B5C4G1I2V4;can we:e1f1l5m2o3q3s3t3u3B2C2F1T3#2%1(2' +
  '+1-1.6?1]4_3;can you:b3j1l5q2t3w2D5G1H1J1P3R2S2Y1!3#5.2^1{5|1}5;cana-:+2^2|3}2;canada:+2^2|3}2;canc-:m1p11q4u6G3' +
  '>4_4{2}2;cancel:p7q3u5>3_5{3}1;cancel my:u1_4}4;cancellation:p6}2;cancelled:a1m3u1>3}7;cancelling:p4q4;cand-:C4R' +
  '1.5>8;candlelight:>6;candles:C4.5;cane:H2;cane-:W4X5}3;cann-:i2l3o1p2r2u4x1y3D1E3H2I3>3?2_3{1|2}1;cannot:i2l3o1p' +
  '2r2u4x1y3D1E3H2I3>3?2_3{1|2}1;cant:b2i1l4p2q1r3s1u3w1x3y4z6D1G2H3J4L1M1R5Y2$3(1,1/4}4;cant come:r5u2x1y1H1[4|5}3' +
  ';cant do:c3d1e2p3u5y3z7H3(3)2;cant find:b5j4t4J3M4/3<3[3]2;cant make:q3r4u1R5$2%1/2;cant-:e7;canteen:e7;cap:w4x2' +
  'Q10;cape:e2m3o3p2t2u2B1J4U1V1)3/1^2_3}1;cape town:e2m3o3p2t2u2B1J4U1V1)3/1^2_3}1;capi-:n6}4;capital:}6;capitec:n' +
  '6;capo-:T6}2;capoeira:T6}2;capt-:N2}4;car:a2m1r1u2E2G1H1I8J1K10L2U2Y2Z1)3*5/3}3;carb-:H3Y7+2;carbine:Y7+2;card:k' +
  '7l3m8n10s3A1P1+7-8<3@1}2;card-:a3m5n4G4R1W4-7<2}1;cardio:a3G4R2W6}2;cards:m5n5-7<2;care:M3P3R4Z9,2}2;care-:A1G1!' +
  '2=5@2;career:A1!2=5;carj-:*7;carp-:G5I4V4;carr-:d2h1j1n2o2p1q2r2s2w1z2G1H4L3P2U3V1X2Y4+2,3/2<2>3]1;carry:d2h1j1n' +
  '2o2p1q2r2s2w2G1H1L2P2U3V1X2Y4+2/2<2>3]3;carry a:n2s3L3X2}6;carry on:d3h3j3o4p3q4U4V3W2X2/4>5;carrying:z5L2>2}2;c' +
  'ars:u3I2K13*3;case:a3c4r5O4,3}1;cash:k2l4n12s4U1!4#3-3_1}1;cast-:.3}4;castles:.3}3;casu-:m8Z4]3;casual:m7]4;cat:' +
  'D1R1$3[3}6;cata-:T3]4;catalogue:T3]4;catc-:a5d1g2i4r6s7I3$2;catch:a5d1g2i4r5s7I3$2;catch up:r5$3}4;cate-:d4e2z3B' +
  '3F3G4;cater:d4e2z3B3F3G4;caul-:V2}4;cauliflower:V2}4;cbd:d4e2I4*2;cctv:K1?4@4}4;cebu:X8;ceil-:A3}5;ceiling:A3}5;' +
  'cele-:S3!7$4.7@1}1;celebrate:.4}2;celebration:.6;celebrities:!4}5;celebrity:!3$4@2;celebs:S3!4;cell-:@3}5;cellph' +
  'one:o3@3}1;cent:j4s4;cent-:e1f2h2s2I3J7K2U1#3&2-2/1=2@3^4;centre:c2e1h3l1s2B1J3K2Q1U1X1#4&2-2/2=2@2;centurion:f3' +
  'I4J6^4}1;ceo:M2!5$3;cere-:G4H3O3P4;cerebral:G4H3;cert-:q1G2O8P7Z3&1+3-5=5^3}1;certain:f3g2o3N3^5;certificate:q2G' +
  '3P4Z3#1&1)2+4-3}6;certificates:O3P6-4=2}1;certified:O9=3;chai-:d4o3p4x6E2H10K4Z2;chain:d2o4x7K4Q2;chair:l3E6H10;' +
  'chairs:H2K3}5;cham-:O6W2?3}6;champ:O3W3?3;championships:}5;chan-:b3i2o1p3r2u7w2D3I1L8P1T2/2>2_6{1}5;chance:l4r3u' +
  '2y3z3E1P3T4X2;change:b3h2o3u6w3I2K1L7P1>3_5{2}4;change my:o4u2_4}5;change the:u4P4>3{4;changed:b4p5u2D1L3_3}1;ch' +
  'anges:m3p3r4>3}2;changing:i3k3t2u3H2L5}2;channel:D4/5}2;chao-:f2m2$3;chap-:|8;chapter:|6}2;char-:b2j5k7m2n2p3r1s' +
  '6D4E1K7N3V3$3%2&2-2>1^2|1}4;charge:j3k5m3p1r4s6E2K3M1N5#1$4%3&2>1^3|2;charge for:k3m3p3r4s1E3K1$1^2;charged:k4n4' +
  'p4q2s6K2}6;charges:j5k6n2;charity:)1-4}3;chart:b4]2}3;chas-:o1E5}1;chat:g1t3v4M7@8}3;chat-:j2D4M1}4;chatting:j3D' +
  '3M2;chea-:j8l8$3%4&3]3_3}5;cheap:]2_4}5;cheaper:j4l9s1$3%4&3]4;cheapest:j7]3;chec-:a2b3e1i1s1u5w2E4O6+2<2[1^2{2;' +
  'check:a3b5s2u6v1E6O4+3<3[3{4}2;checked:O7;checkers:*3^3}4;checking:a1e1h1i2m1p1q1r1t1x1A1B1D2H1J2K1L1M1N1Q1T1V1X' +
  '1Y1Z1!1#1)1,1-1.1=2?1@1]2{1|1;checking if:e2g2n1q2u2y1z1A2B2D2G2H1I1K2M2T3V2W1X2Z2!2#2)2*1+1,1-2.2/1=3@2]3{1;che' +
  'ckout:^3}9;chee-:D4E5G2}3;chem-:q3G5.1_3}1;chemo:q3G6.1}1;ches-:b2w3F1G3R2Z5]4}4;chess:b2R2V1}7;chest:w3F1G4Z6]4' +
  ';chew:x5}2;chi:T6}4;chic-:c5r4t1z3A3E2F8+1;chicken:t1z1A4+2}3;chicks:F8;chie-:N4O4}1;chief:N4O4;chiefs:}6;chil-:' +
  'i3j3k2p2q2r1v2w2A2B8C4D5E2G2N1O2P2Q3R1,3.4?3@1[1;child:f1i3k1l2p3q1r3v2w1A1B1C5D4E3G2N1O1Q1R2*1,4.2?2]2;child is' +
  ':u5C5D1G5}2;child my:f3v4w2y2D1E3R4,1?3}2;child of:c3d3e3s3w3z2C3Q3S2T5U3W2Z2*4,1]2|3;children:h1j3k2o2w2x1y2A2B' +
  '9D3I3O2P4Q2.3=1>1?1}3;childs:o2q5v3?3@5[4;chin-:l3]2{4;choi-:a1b1T3}3;choir:a1b1}4;chok-:r2y5V6Z5)1*6;choke:r3y3' +
  'V4*3}4;choked:y4Z4*2;chokes:V5Z3)2*4;choking:R1Z5;choo-:b3l3p1s4t2y3F1N5R4S1T5^2_2;choose:b1l3p1s4t2y3F1N4R4S1T5' +
  '^2_2;chos-:p4u5{4}2;chose:p2u4{4}2;chri-:h7x4W4-5]1^3_2}4;christmas:h7x2W5-5]1^3_2}3;chro-:G6;chun:T6;chur-:f5i2' +
  'l1s4w2z1A1D3H1J2R1S3Z1#2&1)1,1.1^2{2}2;church:f5i2l1s4w2z1A1D3H1J2R1S3Z1#2&1)1,1.1^2{2}2;circ-:A3J6K4Q1#1%3|1;ci' +
  'rcle:K5Q1#1%3|1;citi-:l2A3+2@5;citizens:l2A3}1;city:a3e3I1J5N4U2>4^3}3;civi-:S2U4Y2Z3}2;civilian:S2U3!2}3;civili' +
  'ans:U2Y2Z4|1;clai-:t4,6<9_1}1;claim:t4,5<6_2}1;claims:,2<1}2;clam-:K7;clas-:a4b4c3d4e4f3h2i3m6r4s2u1z1B3C2F3G1Q4' +
  'T3U2V3W3X2Y1Z1$2%2/3>2?1;class:a3b2c1d1e3f1h2i3m2r3s2t2v2x2y2B2C2E3F2I2L1Q3V1W2X1Y1Z2%1+2>2?3;class for:c2e1f3h1' +
  'i2B4C7F6R2U2V1W6Z4$1%3)2-2?2^1}2;class i:d2f3r1u3z4F3I2X4@1[2|3}1;class is:g3r2v4z2C1E3I4N5Q4R3V3Y1%2.2@4{2}1;cl' +
  'ass of:a2c5d2h6A3B2C1X3%1;class on:a2d2f5h6s4v2L1N2/2>2[1}2;class or:j4s6v2y1A4E4F1V3[5}2;classes:a2b4c4d4e2f4h2' +
  'i2j2m2r3s1u2z2A1B4C1F2G2Q3R1T5U6V4W2X3Y1$4&4-2/5=3>1;classmates:D6%4;clea-:d2x2G3I3L5O6U2Y7=7}3;clean:x3F2L7+1=5' +
  '}3;cleaner:=4;cleaning:#1=5}5;cleans:}5;clear:d4k2Y4;clearance:G5O6;cleared:a2O3U4}2;clic-:s2t4[3^2_3}4;click:s3' +
  't3[3^3}1;clie-:d1u2y1K4L1!6#2$3)2}1;client:d2u2y2!6$4}2;clients:E2K4L2!2#3)2;clim-:a2h3y2z1B4H7I1P2,3;climb:y3H9' +
  'I1P2;climbing:a3h4z2,3}2;clin-:a2e3t1E2Z2#3)6}1;clinic:a2e3t1Z3#3)6}1;clip:m6X2?5;clip-:x4E2?1;clips:x4E2?1;cloc' +
  '-:a1c2d4e3g2i3q3u3z3I2K1N3;clock:a1c2d4e3g2i3q3u3z3I2K1N3;clos-:d4f3g8h7p3s2E3I4J3L2R1U2V1!4#3$1%3>1}2;close:d4f' +
  '1g3h3B1H2I2J3Q2U4!5=3>3}3;close protection:a4O1R2!6=5;close to:B3I3J4K5L3;closed:a1f3g6h6p3s3t2u2x1D2E4L4V3#3$2%' +
  '5,1/1^2}1;closer:p4I3J5;closes:d5g3h2A3}1;closest:I5J2K4R5Z2;closing:g3h2#4}3;clot-:w11x3L6P2V2?2]2_1;clothes:w9' +
  'x3L6V2?2]2_1;clothing:w6;club:i5j4k2n2p5A1F6I4J1P3U1W2Z4!1%5*4,1.2?1}3;club-:y3T4V3$4<2=3;clubs:y3T4V3<2=3;clue:' +
  'z6T3Z4;clum-:z7R2;clumsy:z5R3;coac-:v2z2E1M1N8O8Q4W3$7%4)1/5=8?1[2]1}3;coach:v3x1z2E3F2M2N5O6Q4U1W3$5%5)1/2=4?2[' +
  '3]3|2}4;coach for:N1Q2$3%7;coaches:c3p1D5G2N7O6#2)1=4@3}1;coaching:W3$6/6=6;coas-:h4q4r2;coast:h4q4r2;cobr-:B3T4' +
  '}3;cobra:B3T4}3;code:l5n5w4J2K3M1-1<4{5}4;coff-:c2i3E4}6;coffee:c2i3E4}6;coin-:l3n5K4;coins:l3n5K4;cold:u2x4E2G5' +
  'L2}5;coll-:e4g1i2l1o1z1H1I2P1V1W1X1Y1Z4#3%2-4]1^7{1}2;collar:W4}2;colleague:e1o3s2t1z4D3H4N3U2V3X3#1*2-2.2]2;col' +
  'leagues:e6l5t2E1F2K1Y3#5%3-6;collect:g3i3I4]2^10;colo-:b2P8$4]3_5}2;colour:b2P4_6}2;colours:P5]5}3;comb-:j2y1z1A' +
  '2I1J2N2R5T2U8Y1Z2$2)3*2,1^1;combat:j3y1z2A2J3N3T3U8Y2Z3$2,1;combination:I3}1;come:a3c2d3e3f2g3j1l2m6r3s1t2u2v3w3' +
  'z1B2E4H2I5K1Q2S2V1#3$1)1+1[1^2{2|1;come along:u1z4A2C1E2H2)3,1}1;come and:f4g5j1l2s2t5u2E6I1W2#4?4;come back:e1h' +
  '3k6q7s3z2K3M2V1(3}2;come by:g8E3I6K2-3^3|2;come for:g4i2m2t5v1.2;come from:e2k4w3J3K2L3N4P4Q4S5;come in:e3g1h2p5' +
  'r2u1v1w3E4H1K3L4Q1%2-3[3]5;come on:c3f3h3j5k1r1u5I3K2&4,3;come once:d3l1m1r3s7}1;come to:a3g3h1j4s2y1z2A1B3F1G1N' +
  '2#5$6&1)5+1.4/1<3^2|4}1;come try:t7u5,1;come with:k2m1t1w3A3H2I3K5V3%2+3,3-1|2}1;come-:a1c2h3j1m3n2o2v1y1C1D4H3K' +
  '3L2S3U4X1Z1$3*2,3>1^5_3;comes:a1c2h3j1m3n2o3v1y1C1D4H3K3L2S3U4X1Z1$3*2,3>1^5}1;comf-:w3E3F3O5_1;comfortable:E4F4' +
  'O4_1;comi-:a1h2i1l2p3q2r2t2u1v3w2E1F2I2J1L2N1R2(3)4*2,2-3/3<4@1[2{4|3;coming:a1h2i1l2p3q2r2t2u1v3w2E1F2I2J1L2N1R' +
  '2(3)4*2,2-3/3<4@1[2{4|3;coming up:a6h4l1r2F4)2;comm-:d2f1m5o10E1I4J1S2W2#1(5)4=2}3;commit:b2m7o8J3)3|2;commitmen' +
  't:o7&3)2;committee:S3#4}3;committing:o4E4;community:W3)3=4}4;commute:d4f3I5|1;comp:V3}6;comp-:b4j5l2q2r2s5w1y1z3' +
  'J2K1M3P1R3Y3#7&1+8,1/2@3}3;companies:#7}1;company:l3n3o2q3F1K2N1#9+1=1@2^2}3;compare:b4j7R5;comparing:b3j6&4;com' +
  'pete:y3O4R3}8;competency:Y5+12;competing:}6;competition:z4U4V3}10;competitions:S7V4}5;competitors:}8;complain:M1' +
  '}8;complaint:M4}4;complete:b6z5R3Y5&3)3,3=4;completely:f4p3q3z2;complex:l5J6K1$5%3^3;complimentary:s9;compulsory' +
  ':k4r4w4y4P6&3,3;computer:d3z2E1M3W2/6=1[3|5;comr-:q3}5;comrades:q3}5;conc-:i5l6r2y6G4Q1Y4$4.3;concealed:Y5}2;con' +
  'centrate:i5C1D2;concert:a2r4u1.3}1;concession:l7;concussion:q1y4G5;cond-:o3s3z3G7W3@1}2;condition:z4G6@2;conditi' +
  'oning:W3}3;conditions:o3s3G3;conf-:a1g2m3t1u2w1D7F2H1O1R5#3$1(2@6{2;conference:m5I3#5;confidence:z3D8F3R4$4;conf' +
  'idential:@5;confirm:a3g3h2k2t4H3O3}3;confirmation:u2w2{3}6;confirmed:p2u3(4{2}4;cong-:c5l2q3?1}3;conn-:M6;connec' +
  't:M6;cons-:l2o2v2F2M2U1#2&1,7=5?3@1^3_3;consent:,8?4@2;cont-:j3o8p1q2v1x1y6D2G2M5V3W1X2Z2!5#1/2<3=1?3|2;contact:' +
  'o1p1v3x3y7F2G3J2M7R1W3@2;content:r3/2?5;continue:h2p2q2U3V4X5/3>2;contract:o13p3q4#3(2=4;control:D4G3V4Z4!6}2;co' +
  'nv-:t3!5@5}5;convinced:t6;convoy:!6;cook-:a4)4@7;cookies:@8}1;cool:i3E1T4-3}6;cool-:p4.4_5}3;coor-:z5J6W2X2;coor' +
  'dination:z6W3X2;cop:l2<5?2;cope:z7A3C1D2F1G6$1;copi-:A2C4,3?2}1;copies:A2C4,3?2}1;cops:l6O2}4;copy:b3o1+1@4|9;co' +
  'rn-:d1e1l3C2D4E1F3J2-1[5]3}4;corner:d1e1l3C2E1F4J2-1[5]3}3;corp-:d1e2l3N3W2!2#9}1;corporate:d1e2l4N3W3#8;corr-:b' +
  '3g3D6J1O1Q5U3@2}1;correct:b3g3J2O2Q3U3@4;cost:j8k9m5q3s9P3#5$7%5&7)3.4<2]6^5|3}1;cost to:k4m2q2s5E3K2)2^3}2;cost' +
  '-:j6k6p2q2s3K2P2!3&2)2^2|3;costs:j7k6p2q3s3K2P2&2)2^2|3;coug-:k3<2}3;cough:k3<2}2;coul-:a2c1d2e2g1m1n2q1r3u2B2E1' +
  'G1H1M1S2Z1!1$1&1)1.1/1=2^2{1;could:a2b1c1d3e2m2n2q1u3B2E1G1M1S2W1!1$2%1-1.2/1=2?1^2}1;could i:a2c1d1e5f2g2j2m4n2' +
  'o1p2s4t2y3z1E3G2T2W2Y1!1$4&2,1-4/1=4?2;could my:n3q3u2B2C5E1I1U3$3%3.1/4<1=1;could she:d1f3m2u1B2C1D1G2H3P3Y2Z2/' +
  '1;could we:d1f3q5u3E1#2%5-3.2}2;could you:b6g1l3n1t3v4J2N2R1S4U1Z3!3#2(2)1.3=3^4|2}4;couldnt:g2r9z2A3H3J2N2S1Y2Z' +
  '2&1)2{3;coun-:g1h3j2l1n4p3t4x1z1A2I1M1O1Q2!3+3/1<3^5_1;count:j3s2t3x2z1A4I2P4Q3+4<5}2;counter:g4n5!4]2_3;country' +
  ':h5n2p5t5C1M2O3/4}1;coup-:l7r1s1v1T2U2W1Y1$1%6(2)2-5;couple:l1m1r2s2v1A1F2T3U3Y2$2%4&1;couples:l5W2%5(3)3;coupon' +
  ':l4-5;cour-:A1F2T3Y5Z6!7&8(7)4+4-1/4=2^7{4}1;courage:a2t3z3D3;courier:g3^9_4{9}1;couriers:^7;course:A1F3Y5Z6!7&9' +
  '(7)3*1+5-2/5=2[1|1}1;course for:F3U3Y1Z4!2#2&2)2}2;course in:(4)3-2/2}3;course start:F4!4(2;courses:T7Y2Z2!2(4)4' +
  '=3;court:L3}9;cous-:a2l2m4t2B1C1T3U1V3!3%5-4=1}1;cousin:a2m4t2B1C1T3U1V3!3%3-4=1}2;cove-:j3w1D3K3Y2Z3&4)2*6,7<7=' +
  '2|1;cover:j4D2K1Y3Z4!1#1&3)1*5,5<5=2|1;covered:w3x2D2K3&3)1*2,5-1<4|1}1;covers:G3Z1,2}3;covi-:n3r3G5Q2/3}3;covid' +
  ':n3r3G5Q2/3}3;cpo:!11;cpr:O3Z14;crac-:c6y4G2N3*1,4_6;crack:c6*2,2}2;cracked:y4G2,3_6;cram-:Q3}5;cras-:G3Z4)5}5;c' +
  'rash:G3Z2)6;crav:S7U4;craw-:d2i4}7;craz-:c3f1l4m3r1s1A3K3$1}1;crazy:c3f1l4m3r1A3K3$1}1;crea-:s4D2?3[5{1}4;cream:' +
  's5D2}1;create:[5;creatine:}7;crec-:c4e2#3}5;creche:c4e2#3}5;cred-:m5n4r5O7_5}2;credentials:O8;credit:n4r4_6|1}2;' +
  'credits:m6}1;cree-:F5}1;crew:c2N3X2#6%4=3?1;cric-:d3p3q1r4L1}1;cricket:d3p3q1r4L1;crim-:O3U4+3}6;crime:B2U4}2;cr' +
  'iminal:O3+3}1;cros-:f2m3p3r2z1J4Q1T5W4}2;cross:r3C1J4W5}2;crossfit:c1f3m3p3z4Q2T6;crow-:c4e1A3F4G2Q9!2$2]3;crowd' +
  ':e1z2A3F4Q5!3$2;crowded:Q7;crowds:G4Q4;crut-:H6;crutches:H6;cryi-:D2}3;crying:D2}3;cubi-:L7=4;cubicles:L7;cup:h3' +
  'w3]5}3;cupb-:w1L6V3W2;cupboard:w3L5V3W2;curi-:s4A3E2T3!3$3&3+2|2;curious:s4A3E2T3!3$3&3+2|2;curr-:b3j4<2[3}4;cur' +
  'rent:b3j4<2;cust-:f2M6#2,1_2;custody:f2,2?1}1;cut:l4p2x6A7C2Z1&2>5;cuts:H2Z3>4}1;cv:P4=12}1;cybe-:l5D3;cyber:l5D' +
  '1;cycl-:I6K3L4Z1%1;cycle:I6K3L1;daa:a3c2E3L3)1;daai:b2t4u3U3&3,2{3|3;daar-:d4m3s3y4D3U4Y3!1,2-2@2}2;daarvoor:m3D' +
  '2U4!2,3-3;dad:f3l1m1n3A1B4E1H1J2L1U1W5Y2Z1%3*2,3-4/2?3|2;dads:n2E6Y3?2}2;dail-:m4S2{1;daily:m4S2{1;dan:c6d3e2f4h' +
  '3m4o2r1C2I1O3X5;danc-:q4r1z2R4T3W3?3}4;dance:q4r3z3?3}2;dancing:R4}5;dang-:y4B3R2S4*4}1;danger:B5R3*5;dangerous:' +
  'y4S5}3;dank-:o2t3]3}3;dankie:o2t3]3}3;dark:c2d9K3!1#2*4>11;dat:i2m3S4,4}2;data:M2/2@14}1;date:a4b3h2m1o1t2u7A3L7' +
  'P7(12)2@4}2;date-:b2h2u2P3Y2Z1(6)1}1;dates:b2h2u2P3Y2Z1(6)1}1;datu-:u2P3(6)1;datum:u2P1(5;daug-:f3i1k1s1u1w2B4C3' +
  'D2E1F4G1N1O1P1S2$2)3.2=1?2;daughter:f2i2p1r1s1t1w2x1B4C3D2E1F3G2N1O2P1S2W1$4&1)4,1=1?1;daughter is:k3m2o1p2r1z3A' +
  '5C3D3E4G3H2I2P2T2W1&1=4]1;daughters:f3h3j1k1s2u4v2B3F2H3%4.3/1?3@1^2;dawn:c10;day:a4b4c5d6e7f5g5h10k1m5r3u6v4w1D' +
  '1P4Y1#5(2)9-1.6^5{1;day and:a4c3d1e2z4Q3V4,2{3;day do:a2e2n1r2F2V1(3)1.1}4;day for:e1h2r2u6F2P3#2)4?2{4;day is:c' +
  '3d2f3h3t2u2B3G1U2-4}4;day of:d1h8j2n4u1v2#1(6.2;day one:k6v8w5y5,4;days:a8b11d2f7h4m2p5r7t2B2C2N1Y4$3&2)7^4_5{6;' +
  'days and:b7m4G2$3{4;days do:a5b5B3_6;dayt-:c2d5;daytime:c2d5;de:d4e5X2#3*3;dead:c2e5y4]2}6;dead-:r4S1(4}4;deaf:G' +
  '9H6;deal:l9D5F2G2#1*4<1=3?2|2;deal with:D6F3G3#1*5<2?3|2;deal-:j3l7s2*4;deals:j3l7O1;dear:f2t3J4L1M3O4S4T3;debi-' +
  ':k5m2n6o3p4}7;debit:k5m3n7o1p6}3;debit order:k2n3o2p7}1;debited:s2}5;dece-:h6o2q6r1C1L2P5V2(5)3=3]3}3;december:h' +
  '6o3q6r2C1P2Q2V2(5)3=3}2;decent:L4P5Y2]4}1;deci-:b3g2m2o1s3t1y2E6L2P4R6$2(2+1;decide:b4g3o2s4y2E1R6$3(2+2;decides' +
  ':s2E4L3P5}2;deciding:m4E5;decl-:h4,7}1;declined:}5;dedu-:p4r6#3}4;deel:j3U3Z3%3*5+3}1;deel-:y4G3,3=3;deep:j6q3v5' +
  ')4;defe-:a2j1r1A1B3D2F3S4U5Y4!3&3*7/1_1}4;defence:a2r3A3S1U3Y2!1&2*7/2;defend:j2A3B1D4F3P1S2U5&3}3;defend myself' +
  ':j3z1A1F2P2S3U2&4}2;defending:S4*4}2;defensive:Y5!4;defi-:Z5_2}4;degr-:O4}2;degree:O4}2;dela-:u6{4;delayed:u4}2;' +
  'dele-:@8}1;delete:@7}2;deli-:g1J1U2*1^10{7}2;delivery:g1J1*2^10{7}2;demo:s5t3K3N1)4,2.8;demo-:.9;demonstration:.' +
  '8;dent-:a3u3w2y4}3;dentist:a3u3w2y4}3;depa-:e1n2o1O2Z4#4@2;department:e1n2o1O2Z4#3@2;depl-:q5(3;depo-:k8s4#2&3{4' +
  ';deposit:k8s4&4}2;desc-:v7J1R2S3_4;describe:v7J1;desi-:#2}7;design:#3}5;desk:c3e5g5n5v1z2L1M2U1#1*1=4]3^3_2}3;de' +
  'ta-:n3s2t3B2G3M4&3,2-2@6}2;details:n3s2t3B2M4&3,2-2@6}2;dete-:D2!4}5;deur:e3g3m3x3H2K4M4/2>3}2;deur-:g4m3H4R2;di' +
  ':d5i3l3x5A4C2O2Q2T3!3&4)3/1@2]3_2;diab-:i3G11<1;diabetes:G6<2;diabetic:i3G7;dial:M7;diar-:b4e3i5J3(3;diary:b2e3i' +
  '5J3(1;did:a1b2i2k1r3z4C1J1N1O8R2S2T3U4V2W1X3Y3Z1*2[2{8}6;did i:a4r4A3(1[4_1}3;did my:s4{4}6;did the:b5k4z2O6@3[2' +
  '{4;did you:J4@1{6}4;didn-:a3r5s1u4H3Z1.3_4|2}2;didnt:a3r5s1u4H3Z1.3_4|2}2;die:a1b2c1d2g1h4i1s2u1x1A1B1D1E1H2I2K1' +
  'N3O4Q3&4(3)3+3,2<1>1?1[3^1_4|3}2;die class:b1h1i1r2w3x4y4z3E1L5N2Q1*4>2?2}2;die course:r4&4(3+1-2}1;die first:a4' +
  'k2s3v5w2H4,3;die kids:a4c4d3f2h3i2j3p5w1y2L3P5,2=4;died:u2}6;diep-:I6;diepsloot:I5;dies:>2}4;dies-:j1N4>3;diet:}' +
  '5;diet-:x7}1;dife:b5T7;diff-:b2g1h3j4r2s1u3z4B2D3F1N3R6S2&3.2^2_4|1}1;differ:R5&4_2;difference:j3R2S2&1.3_3}3;di' +
  'fference between:j2R2S2&3;different:b2g2h3r3s2u3B5F2J1N3R2S6T1^2_2|2}2;difficult:z6D4H1;digi-:M6/7^3_4|6;digital' +
  ':/7^3_4|6;dikl-:b3c2d3f5B3F2Q3T2/1>3;diklase:b3c2d3f5B3F2Q3T2/1>3;dile-:A6C3;dilemo:A6C3;dine-:n4?6;dinepe:?6;di' +
  'ng:S4X3&3;dink:R2&3}6;dinn-:d6e2i3u2L4}2;dinner:d6e2i3u2L4}2;dint-:@6;dintlha:@6;dipl-:O6P5;dira:p4>3[5;dira-:r4' +
  'v4;diragala:r4v4;dire-:c2e1n2I2J5K2L5#2.2<3[1^3;directions:I2J6K3#4;directly:n3L1M2<4^3;director:c3e2}5;dirt-:U4' +
  'X4}3;dirty:U4X4}3;dis:h3l4u2v4_3}2;disa-:h2z1G7H8K2N1)2*7}2;disability:G6;disabled:G1H10K2;disarm:)4*6;disarms:*' +
  '6;disc:l5q2G6;disc-:l8p5B3D6I2R3T5$2,7<9|1;discipline:B5D9R7;disciplines:b3T8}1;disclaimer:,9;discontinue:p8;dis' +
  'count:l10K3%2|3}4;discovery:l5I4<9;discuss:M5}4;disi-:}8;disl-:G5O4;disp-:l4.2^6{2;dist-:f2E3I5/5;distance:f2I5/' +
  '5;dite-:H6W6;dith-:c3T3X4Y5)4+2^2;ditl-:b3c3f2x6B3<2]2;ditlelase:b3c3f2B3<3;divi-:B3C4%1/5;divo-:b2f2j1l1p5B2D2F' +
  '1T1&3-5.1=2@2]3;divorce:b3j1l2p5D3T3W1&3.1?1@2]4;divorced:f3B3E1F2.1=3;djul-:g3n1J4M2T3V4Y1Z2#3(2*2,1>2?1]3^3;dj' +
  'ulle:g3n1J4M2T3V4Y1Z2#3(2*2,1>2?1]3^3;dm:M7;do:j1r2v3y2B1P1Q1U1)1+1.2;do a:c2e4m4n3s4z3F1G1O1P1#3%4)4,2.4/1}4;do' +
  ' anything:c1e3f1l3z3A4C1D2E3)1=4;do at:d2v4B4C5G6T6U2Z2.3/5;do bjj:d4f1l1z2A5C1E3F3G1Q4V1W3}2;do boxing:j3B4F3G2' +
  'T4W4%1&2}4;do for:c4B2D6F1H3P5#2.4/4;do i:j2n1o2p3q3r3s4t4v4w4z1F1I1J3K3L2M2&4+1,3=2[5|3;do in:v3x1B4R1S3T3X3#3)' +
  '2*4>3}2;do it:m3n2o1r2z7I2P5U3V7W4X4Z1$5&1+2,4.2/7[2;do kids:h6i1j3o4y2B1D4P3.1}1;do krav:c1e2y2z3B4C5G3U7#4.1}1' +
  ';do my:h2i4k2t2x2y2B1L5N3,4<2[3;do one:m2o4s3z6R6)3;do people:c2e3f2x2y3A3I2K3L5Q1S4*2}1;do something:c2d1e1f6l3' +
  'q3z1B1C2D5R2#4(2.6/1=2;do that:g2k4n1r4x2B4D1F2N3U3V3W5Y4#2$2%2)3*3+3-2/3?1@3^2;do the:a6d1f6h1i3j1t2u2w2x1A1C2F' +
  '1G4I3J3L2O2P3V1&3(5+4,3>1;do they:a2i4j1r5v3x1y5E4F3K2L3O4S3-3<3]4;do this:t3z6A5G5O1V3Y1<1?3;do we:h1i4k2l3p3q1' +
  'r1s1t3v6w2x5y5J3K1P3Q3R2$4&3)1*4+3,1>1?2[5;do what:F2U5V5X3Z2&5*6;do when:v6B2F1U3V2Z4)2*4>1}1;do with:f1q4v3C5F' +
  '2G2X3Z3#3*3>2?3@8}3;do you:d1f2h2k1m1n1s1y1B1P1Q1T1V1W1X1Y1#1)1*1+1/1=1>1@2^2;do your:f4h1o1A1B1D4G3K2O2P2Y1Z1)2' +
  '*2+2-2=1]2^4}2;doab-:j3z2I4#4.2;doable:j3z2I4#4.2;doc:q3G6}1;doce:X6;doct-:c1p3q5G7R1U3W2Z3<5_2}3;doctor:c1p3q3G' +
  '4R1T1U3W3Z1<5_2}1;doctors:q4G5Z3}2;docu-:g2M4U3X1+5,5?2;document:g3M3,6;documentary:U3X1?2}3;documents:M3+6;does' +
  ':a1i3l1q2v2y1A1P1Q2S4V1(1+2,2<3>2@1^1|2}2;does a:b5i2q1r1v4A4B4G3L2P3R1$1(3)4+1,1-2.3[2]2^3_2}1;does he:m2r3w5y3' +
  'A1C3H2N4O3P2;does it:a2i3j2l3o5q1r1z1D4E3F1G1I1P2Q2S4%2&2(5*2+1>3@2[1|3;does krav:R2S5*3<2>4}2;does my:a4h3q4w5x' +
  '3P4&2(1+2<2?2@3}2;does one:b1i3j1o1r1t4w5x4z4H1K5M2P1Q1S5!1+1=5[3^3|3;does that:d3f4j4l4m3n5q3s3v2y3z5G4P2$3%1&2' +
  '+2<3{1;does the:a1d1g3h3i1j1n2r1s4v1F3H3K3N3O2Q1S1V3Z1$1&1(1+4,3-2>3@1]1^1|4}1;does your:b2c2d3e2l3n1s3x2B1D2J3O' +
  '1P1U2V2W4X3Y3!4#3)1*5,1-2=2>1@2]2;does-:a1g2h1j1m1p1u2z2D3E3F3G3I3J4M1V2$2)1^2_5}3;doesnt:a1g2h1j1m1p1u2z2D3E3F3' +
  'G3I3J4M1V2$2)1^2_5}3;doesnt want:p3E4F2$4)4_1;dog:H5*2]5{1}6;dogs:E1#3[4}8;doin-:c2l3m3B1E1N4O5X3)2/2}4;doing:c2' +
  'l3m3B1E1N4O5X3)2/2}4;dojo:d2f2i2k1s3w2x2y4z4B1E2H1J7Q2T3)3.3/4;doll-:n5|3}4;dollar:}7;dollars:n5|3;dome-:f3j1l3A' +
  '1I3Z2}3;domestic:f3j1l3A1I3Z2}3;dona-:-3}7;donate:-4}4;done:i9j2p7v1w1z6C1M3O3R2W2X1!2)1-1.4/4[1;donk-:I1>5{3}1;' +
  'dont:d2f3m3n2o3q1r3s3u3w3x2y3z1D1E2I4J1K2L2Q1R3S1U1$1+4?2@2_3;dont have:f4i2n4t4w3F1I4)2+3>4]4;dont know:b2o3t2v' +
  '5z4D2F2J5R4S2T2Y2-3[2;dont like:c2g2m4n1s2v1x4y1L2M3Q2R3$2,2@1_2|2;dont want:k2m4p1q4w2x1y5z3A3D3E2F2G1K6Q1U3&1(' +
  '1+1,2?6@6_3;door:g4k2m4s1t1v5x2A1H6J3K3L1!5+4,2@1[3^7;door-:g3D3E4H4!7>2^3;doors:g4E4H4%1>3;doub-:e2j3r5u1C2H4K4' +
  'X5}1;double:e2j3r5u1H4K4X5}2;down:d5h2k4l3m1o5r3t3u2v4z2F2G4J1V4W2Z1)3*4>2]2}2;down for:h3l2o1t7u4F4(3)3;down-:,' +
  '2/5@3_2|5}5;downgrade:}6;download:,2/2@3_2|3}3;downloadable:/5|3;dra:r2w4x6y2G3,3}2;drai-:m4r3}1;drain:m4r3}1;dr' +
  'aw:n3A2D2Y8]4;drc:q6;drea-:l4x4z2K2S2T4!5?3;dreads:x4z2;dream:!5;dres-:a2w8L7]4;dress:w6]4;dressed:a3L7;dressing' +
  ':L5;dric-:W2}5;dricus:W2}5;drie:l5q2%6&3{3}1;dril-:v4y4F1O3X4Y3!6#3)2*4/1=2?2|3;drill:v5O4#4=3;drills:y2F2X4Y3!6' +
  ')3*4/1?2|3;drin-:w3x3L3#3.1]1}6;drink:w3x3]2}4;drinks:#4.1}6;driv-:b2c4e1f1g4i1E4F2I6J6K4L2U1Z2!8#3*1>3^2{1}2;dr' +
  'ive:c5f2g1z2E1I7J3K4L3R1U1Z3)2/4}2;driver:e3f1g4i3E3F2H2J6U3Z3!3=2^1{2;drivers:l2E3K3!4#5)1^3}1;drives:b5F4;driv' +
  'ing:a1c1g1I3K2!6>5}2;dron-:?4}3;drone:?4}2;drop:c3g4i4k2l1m9r1s2E9I7J5K4M2&2)1,1=2^6;drop in:d1g2k4m10s4&4,3;dro' +
  'p off:c4g6i2E4I2K4=4^3;drop-:a2c5m7u1E3G1H4I2J1K1,3>2^4{1;dropped:a2c2u2H4I3^5{2;dropping:a1c4E4J3K3,3;drops:a2c' +
  '3E3G3I1,2>3;drov-:g2J3K2T3}2;drove:g2J3K2T3}2;drum:R3X4;drum-:o3X3}4;drun-:z2R2U2#4*3}3;drunk:z2R2U2#4*4}3;dry:a' +
  '3L2Y6}1;du:!3}1;duba-:o2p2q3V2/3^3}1;dubai:o2p2q3V2/3^3}1;due:q3>4{5;duel-:m3n4q4s5<4;duela:n4q4<4;dume-:x4E3F2}' +
  '3;dumm-:+1[3]3}4;dummy:+1[3]3}2;dura-:i10o4;duration:i10o4;durb-:a1h1m1p2r1w1C2E1J3U4V1#1,1/2^4_1{1}1;durban:a1h' +
  '1m1p2r1w1C2E1J3U4V1#1,1/2^4_1{1}1;duri-:c2d2e1g3x5C1E4K3L3V1$2&3,4/3>4?5^1}1;during:c2d2e1g3x5C1E4K3L3V1$2&3,4/3' +
  '>4?5^1}1;during the:c3d4f2g2h2x1C4E3K2L1P2$3&4>1?4^3;dust:G2L4Y2{4;duty:a4d2r2u1L1]4^2;dyin-:a3t5P2V3/3;dying:a3' +
  't5P2V3/3;e:a2b1c1i5k2m2n1o3r2s2u2z2A2H1I2M3P2Q1R1S3V1Y1&1(4)1/4<3>1^4_4{4|7;each:b6i1j5k5m6r3y5A4N1P3Q6R2%4[7]1|' +
  '3;each other:b3r2v2y6Q4#3%3;ear:w5x1G2M3}2;earl-:a4c10f2g6p5v5z1A2C2$3(1*1;earlier:c8u1}3;earliest:a4c6g5A3;earl' +
  'y:a3c7e1f2g3p5v6z1C3$4(1)1*2}1;earn:f3j1l7q1y4P3<8=7}2;earn-:y2O4}2;earr-:x7}1;earrings:x7;ears:x8G4@2_1}3;easi-' +
  ':p3y3z2G3H1I2J3R6;easier:p3H1R4;easiest:I3R4;easily:y3z3G4J4;east:I4J7W3^3;east-:h9o1(4;easter:h9o1(4;easy:p4y5F' +
  '6H4I5K3;eat:e6i4v1z2G1&2}12;eati-:e7=3}3;eating:e7=3}3;eats:c4f4D2>2}4;eboe-:|7;eboek:|7;eboo-:T1U2W3/1@3^1_1|10' +
  '}2;ebook:T1U2W3/1@3^1_1|10}2;ebuc-:n5<5;ebucks:n5<5;ebus-:c4d3g3y5K4;ebusuku:c4d3g3K4;eduz-:e4I2}1;eduze:e4I2}1;' +
  'eend-:E4)5;eenm-:k5m3)5;eers:a3d5j1k3s5v3z4E5$2}1;eers-:a4Z6}1;eet:e4h3}8;efe:g2C2I1J4M3R7T4;effe-:p1R3S4;eft:n9' +
  '{2}2;eie:w5K2L1$5%8+6,2/3[4;eigh-:a2c3d5f3g1i5l2o1q2A1C5M2P2Q2W4#2.3>3;eight:a2c3d5f3g1i5l2o1q2C6M2P2Q2W2#2.3>3;' +
  'eish:l4r4u2z3}2;eith-:r2W2{1}2;either:r2W2{1}2;ekha-:q2$3/5^4;ekhaya:q2$3/5^4;ekil-:y4D3Q4?2;ekilasini:y4D3Q4?2;' +
  'ekla-:Q4?3}2;eklasini:Q4?3}2;elan-:a2r3P2(4)4;elandelayo:a2r3P2(4)4;elbo-:w3G5Q4T2*5]2;elbow:w3G6Q4*2]2;elbows:Q' +
  '2T3*4}1;elde-:j2A6B2C4E1H1]3|1;eldest:j3C4E2H2;elec-:h4K1,3>6|6}4;election:h6;electric:H2K1}4;electricity:>7}2;e' +
  'lectronic:|7;elev-:c5e2g5C7D2H7!1#2;elevator:H7;eleven:c6e2g6C7D2!1;elil-:a5m4u3P2Q2$4;elilandelayo:a5P3;elilodw' +
  'a:m4u3Q2$4;elim-:O4P4Z4;elin-:b4i1P1Q3%7;elingakanani:i3I1P2}2;eliz-:a4J4^3;elke:f2j4n4y3D5P2}1;else:e4f4h2k3m1n' +
  '3p1v1w1z5G1I4J1N4P2T5W1$4%5+4-4^3;else-:m1o2r2F2J4O2P3U3V3-2]3}1;elses:-2}5;elsewhere:m1o2r3F3J4O2P3U3V3]4;emai-' +
  ':p4t1u1M7,1-3/2@4[4^1{3|2}2;email:p5t1u1M7,1-3/2@4[4{3|2}2;emak-:?3^4}3;emba-:z7E2#4}4;embassy:#4}5;embr-:}5;emb' +
  'roider:}5;emer-:l3M3Z6,2}2;emergency:l3M3Z5,3}2;emig-:o2p6/2^4;emigrate:o3}4;emigrating:p6;emin-:e7i6o3A4C3O5P4;' +
  'emingaki:i4A4O5P4;emingaphi:i5o4A3;emini:e8;emis-:p4q3K4;emisa:p4q3K4;emny-:v4H3}2;emnyango:v4H3}1;empl-:e1n3Z1!' +
  '1#7,2<2=9;employ:=8;employees:l2#9,3;employer:g1n5Z3!4#2<1}2;empt-:c4f3w3R1U2X2#1}6;empty:c4f3w3R1U2X2#1}4;emse-' +
  ':c3d5L3#4;emsebenzini:c3d5L3#4;emva:a3d5h4i2B4L4;emzi-:q4z4R5;end:d5f4h2i7l2n1o1p10r3v5y1P3Y3#4&6.1;end of:d4f4l' +
  '4n1o4p2y3Y3&1-2.5?1;ende-:f3p3=4}2;ended:f3p3=4}2;endi-:i5p5r4*3^2_4{4;ends:c1d2e1i2o3p4q3I5U2=3}3;ener-:a2c3B6C' +
  '3O2R3#4;energy:a3c1B6C3O2R4}2;eng:d3r3v4w7B1C2I2R5S5T3&3>2@1}1;enga-:x3A7_4{3}1;engc-:l3R4;engcono:l3R4;engi-:r6' +
  's3u3w4M2R4T2#2?2@4^3_5|4;engl-:z3M2N2S2W2,3?2|3}1;english:z3M2N2S2W2,3|3}1;enig-:c2e4k4l3o4w2z1F4O3)2=4{3;enige:' +
  'c2e4k4l3o4w2z1)2=4{3;enigste:F5;enik-:B3R4S4)1;enin-:l2T8;enke-:m6q3F2G4;enou-:d2e1i1j1p1v2w2z2A1C4H3I2J1K3M2O1P' +
  '3Q3R3V2#1+3,1-1/2}1;enough:d2e1i1j1p1v2w2z2A1C4H3I2J1K3M2O1P3Q3R3V2#1+3,1-1/2}1;enough for:c3d2e4j3m3w2z4A1C3H4R' +
  '4+3;enough to:c1s2C1I3J3O4P5&2+1}4;enqu-:g3U2Y3#4;enro-:k9t7A1C2E2O2Q1&5;enrol:t4A2C3E2O3Q2&5;enrolment:k5t3;ent' +
  'e-:H2#4(4,3.8[7;enter:H2(4,3[7}5;entertain:.6;enti-:b3l3q4z2Q3;entire:b3l3q4z2Q3;entr-:j1k5m3v5z2H7J3K4+2,1.2;en' +
  'trance:k3v5H7J3K5.3;entry:j2k4m4z3H2+2,2;enu:b2g4i2j3D3N3Q2T5]3;enve-:n3-6;envelope:n3-6;envi-:F2!5;environment:' +
  'F2!4;enye:m6n4o1q2u2Q2(2;epil-:G9;epilepsy:G5;epileptic:G5;epos:M8-2;equi-:w7&3]6_3;equipment:w7&3]6_3;eras-:@7;' +
  'erro-:{3}8;error:{3}8;esca-:f2H5#5*7;escape:f3#3*6}2;escapes:*6;esco-:!6}3;escort:!6}3;escr-:a3X8]2;escrima:a3X8' +
  ']2;esik-:c3D7T3}3;esikoleni:c3D3T3}3;esikolweni:D6;esin-:a1i3o3v2H7P3S3;esingakanani:a1i2o3v2P4S3}1;esit-:S2]5^4' +
  '}1;esko-:D3>11}2;eskom:>11}2;eskr-:X8]4;eskrima:X8]4;essa-:}5;essay:}5;esta-:d1l1r1u2A2F1N2R3T1U1!2#4$3^3;estate' +
  ':d1l2r1u2A2F1K1N2R3T1U1Y1#4$3^3}1;estate agent:b2c2z1F3K2R4T3U3$1]2;este-:D6;esteem:D6;eten-:e11;ethe-:p4^4}2;et' +
  'hekwini:p4^4}2;etiq-:v5x4;etiquette:v5x4;etsa:r3t4G4#2.3@2;etsa-:r3v4@4;euro-:j4n3q3^2;even:i2j1l2o2x3z5H1L3Q4S5' +
  'V2,2;even-:a3c1d9e2i4m2r3t1u2v3E1F1I2K3N1Q4!1#4&2)7.7>3;evening:a5c2d7e3f1g1i4m3r4t3u4v4E2F3I3J2K4N2Q4&3(1.1>3;e' +
  'vent:x2H1!4#5)5-1.6>2}2;events:#1)7.4}2;ever:c2y6z3A3O3P4Q1)7+2@3}3;ever-:a2b4d1f1j3k2r3s3v3x1y3z4A3D4F1H1I2N2Q3' +
  'T5%1(3)2*1,2-1@3[3]1;everlast:W4}3;every:a2b1c2d1f3j4k1m2n2r3s2B2D1I1K1N3O3P3W1Y3(4,1@2[3]1{3}2;every day:a4b1c5' +
  'd3j5D3P4T2U3Y4{2}2;every month:j4m1n5Y2(1}1;everybody:c1e2s3v2x3y4z6A2D2Q2R3)1,3@1;everyone:a2e2f2g3h5p2v5z4A1D2' +
  'F4Q3R3T3%3*1]1;everything:b5d4j2k2l1o1q2r2s1v2x2y2z2A2D3H4N3T6)3-4/4>1@4[2]2;everywhere:k3t3G3H1I4*2}2;ex:d1f4h1' +
  'l1n2s1u1z1N1O7!4,3=3@2}1;exac-:a2o3t2w2J6N2S3T4X3&3,1}1;exactly:a2o3t2v1w2J4N2S3T4X3&3,1}1;exam:b2q1u3P10}2;exam' +
  '-:f2q6r2P4(2}1;exams:f2q6r2P4(2}1;exce-:w2y4C5}4;exch-:q3y2=2_12}1;exchange:q3y2=2_7}2;exchanged:_6;excl-:D1F3$5' +
  '|2;exclusive:$5|2;excu-:!4}4;exec-:c3J2K3!6#1$5;executive:c3e1J2K3!7#2;exer-:c5e1j1v1w2y1z6G6W3/4<5}1;exercise:c' +
  '5e1j2v1y1z2G5W3<5;exercises:w3z1G2/5;exis-:c4e1l3m1F4V3X3Y2Z1)3/3}3;exist:c5e2m2F2V3Y2Z2)3/3}1;exists:F3X4}1;exi' +
  't:p4J3}2;expe-:i5j6k2l5v5z3B2G4L2O7Q1$2&1)1=2;expect:v8}2;expected:y3z1{2}4;expensive:i6j7k3l6$3&3/1^1}2;experie' +
  'nce:o1s2z7B4H2O6Q3)1=3;experienced:z3N2O5)2=1;expi-:m3r1s1Z2$4+4-4[1}2;expire:m3r2$4-4;expired:s1Z2+4-1[1}5;expl' +
  '-:v6z1D4P3S6%1>3?3[3}1;explain:v5z1D3M1P3S7%1[3;expr-:e1n5^4;express:e1n5^4;exte-:r6x4;extr-:d2h2k7m1r3w1z2B5D1P' +
  '3#4$5)2^3;extra:b1d3h3k6m1r4s1w1z2P4#1$6)3^4;extramural:B5#3;extras:k3;eye:w3y5D1E6G4I1S2X1*7;eyes:a4y5D1E3G4I3$' +
  '2}1;eyis-:C6;eyod-:m5q3;eyodwa:m5q3;ezay-:h2u4(3}1;ezayo:h2u4(3}1;ezim-:k3q4X2{3;ezimbili:k3q3X2}1;ezin-:i3l4n2o' +
  '6p2q2x1y1G1H4L1Q3&3.3^4_4;ezingaki:o3p3Q4^3_3;ezintathu:l5q3G3&4;fa:l4m2r4x3+1>4}2;face:y9L3N3R2V2/5=3?7;face-:b' +
  '3g2l4M5N4Q2T1Y1(1)2/2=1?6@1|1}1;facebook:b3g2s1M5T1Y1(1)2/3=1?4@1|1}1;faces:l5N6Q4?5;faci-:g1H3L6N3O4;facilities' +
  ':H3L6;fact-:A3#5}3;factory:#5;fail:P8;fail-:z2P4>3}5;failed:z3P4}1;fain-:G5O3Z6}2;faint:G5Z4}1;fake:O5*4}2;fakt-' +
  ':}5;faktuur:}5;fall:a2f2j5p2r7u3B1C2W2(4*8;fall-:b2h4k3y3G3*3;falls:b3h4k3y4G3;fami-:c1f2h2j1k1l7q3r2s3t2A2B6E2J' +
  '1L1T2U2Y1!1%3/1?1[1|1;families:f2l3Y4)3;family:c1h2j1k1l5q3r2s3t2A2B6E3J1L1T3U3!1%3,1/1?1[1|2;family of:l3s3B3T2' +
  '%4}2;famo-:O3$3}6;famous:O3$3}6;fan:U2V3X2}4;fanc-:y2]3}3;fancy:y2]3}3;far:E2I8J6K4Z5$2)2/6[3{4;far from:I2J1Z7$' +
  '3;fare-:-3.3;farewell:-3.3;farm:m3Y7Z4)2*3/5^3;farm-:c3f4Y3Z2/1^4;farms:Z2^4;fast:i3P3R3X2$4=4^3}2;fast-:R6$3&3^' +
  '4}5;faster:$3&3}3;fastest:R6;fat:z7M2W5}6;fath-:a1j3o2y2A3B3C1H2Q1W3Y2Z1%1+2-5?2@1]2|1;father:a1j3n1o2y2A3B3C1H2' +
  'Q1W3Y3Z1%2?2@1]3|1;fathers:+2-6}1;faul-:_7;faulty:_6;favo-:R3}4;favourite:R3}1;fear:y4F1Q2R3*2>2|3;feb:p3q4(4;fe' +
  'br-:p1q4G2R1(8}2;february:p1q4G2R1(6}3;fede-:k4O5P4}2;federation:k4O5P4}2;fedh-:<7;fedhealth:<7;fee:j8k11l4m7n1q' +
  '3r4s3$4%1&6<2^3}1;fee for:j4k7l3m4$2%1&4;feed:c3v4K4}3;feed-:Q5}6;feel:a1o2s2u1z4A4D2E4F7G1O3R3U5W3;feel-:m3p4r2' +
  'D2E4H2P2$2_1;feelings:p4D2}4;feels:r2P3$3_2;fees:j13k6l4m2n2q6r3M1&2<5=2}1;feet:u2x7z7G4;fela:m4z4E4F5H2%3;fell:' +
  'b1l3q1u2G3X3[3_3}4;felt:z4Z1}4;fema-:C2F12N4O5!1$1;female:C3F8N4O5!1$1;females:F10;fenc-:D3}6;fence:D3}4;fencing' +
  ':}4;fest-:h8.3;festive:h8;fetc-:e3g3i5v1E6H1I2J1K2-2>2^6_2{2}2;fetch:e3g4i4v1E6H1I2J1K2-2>2^6_2}1;fetch my:d3g4i' +
  '4H2^4{1}1;fetched:X2^2{4;fetches:i3H1}5;fete:.4}4;feti-:r3{3}2;feto-:u5L4_3}1;fetola:u3L4_3}1;feve-:q1r2u4B4}1;f' +
  'ever:q1r2u4B4}1;few:b1d1e2g1j3m3n4q2r4y3z2A1F2Q6%3)2-4=2?4;fewe-:Q5R3}3;fian-:E3F6W2-1;fiance:E4W2-1;fiel-:D3O3#' +
  '5}1;field:D3O3#4}2;fift-:e1i1v1y2A8B1C6F2Q6R2T1#3&3.4;fifteen:e2v2B2C7F5Q3.5;fifties:A7&4;fifty:i2y3A6P2Q4R3T3W1' +
  '#4;figh-:a1y8z4B3D4O4Q1R4S5T2U5V3W4X6$1*4.3}3;fight:h1y6z3B2C2O3P1Q3R3U6W4X3$3*2.4}5;fighter:D3O3W5|2}4;fighters' +
  ':z3O2Q2}8;fighting:a2b1i1x1y4z3A2B2D5F2N2R4S6T4U2V4X6!1&2)2.1;fights:c2y4D5O3W3*5}3;figu-:j6$3@2;figure:j6$3@2;f' +
  'ihl-:v4I5^4{4;fihla:v4I5{2;fiks:l3z7T4W3;file:k4x2P2&4,2@8}3;fili-:a4d4e1f3i2t3w4N4O1P1R4X10)1{1;filipino:a4d4e1' +
  'f3i2s1t3w4N4O1P2R4X5)2*2{2;fill:k2p4v3Q5,5<1@4_4}3;fill in:k2p4r2v5M1,5@4[2_4;fill-:b2t2M3-5.2=4@3;filled:t2M3.2' +
  '=4@4}1;film:S1*1?15}3;film-:s2B2W1X1?11}1;filming:?8}1;films:s2B2W2X2?5}1;filt-:}6;fina-:a3d3e2l5n1p1q3t2#2&2}3;' +
  'final:l5&3;finally:a4t3#3;finance:d3e3n2}3;find:b6g5h1j4s2t2A1H2I5J5K4M2Q2W2X2#2&1)4,2/2@1[2]3{2;find the:b3g2j4' +
  't3A4J4,3;find-:B2J3.2}2;finds:B3J3.2;fine:a2k1n2o6p3r4u2w5x4z2A5E3F1G1K1V1(2?3;fing-:q3x4y6G4I2@3}3;finger:q3x4I' +
  '3,1]1;fingers:y6G5}1;fini-:a3d3e2f2g2i9p3E2G2&1(1=2_3;finish:d3e3g3i7p2r2E3I1L1&2;finished:a3i4p3G2!1=4_4}4;fini' +
  'shes:a2d5f4G2(3;fire:v1G1Y10%4(1+1}5;fire-:a2f2i1A4C1F3N1O1P2Q1Y8*1+7,2=2|1}1;firearms:a2f2i1A4C1F3N1O2P2Q1Y8*1+' +
  '7,2=2|1;firearms course:w4A5C4N3P4Y3,4;firearms training:A3Y3+3,2?2;firm:o1D2O1#11;firm-:#4+1;firms:#4+1;firs-:a' +
  '2c4h1k4s6t5u3v7w3z3E3H1O2Y3Z5(3+3,3?3[1_3|1;first:a2c4h1k4s6t5u3v7w3z3E3H1O2Y3Z5(3+3,3?3[1_3|1;first aid:N3O7Z6<' +
  '2=5}5;first class:c1s1u5v3w5y3z4,5?3^2;first day:s3v4w5(5?4_3;first lesson:i2r1s1t3u5v4w4x3(1,2?1;first month:k7' +
  'n2o4w2-2}2;first one:a2s4t2u6;first session:a3c1i2t1u4v4w4z2(3?1;first time:k1l4s5t5u1v6Y6,2[5;fist:z4G2Z4;fist-' +
  ':a3z3A2F1T2V1W7X2Y2=1;fists:a3z3A2F1T2V1W7X2Y2=1;fit:b3h1z11A4B3C2H1K4L1O3R7S4W5&2]6_7;fit in:e1h3j3z1A3B4C3G1R4' +
  '&2;fitb-:x7;fitbit:x7;fitn-:c3g2o1v4x3z4L1O2Q1R5S2T3U2W5<4}1;fitness:c3g2o1v4x3z4L1O2Q1R5S2T3U2W5<4}1;fits:G1R8_' +
  '2}3;five:a5c2d9f3g1h1i3m4B1C8I2Q4$3%10>1_1;fix:u4V4Z4$6_2{4}6;fixe-:l2o7D3N4P1$1&4(4;fixed:l2o7D3N4P1$1&5(4;flat' +
  ':F3G5H7W3/4^2{3}2;flat-:a3j2%5&4;flex-:b3e1o6r3z3V2;flexible:b3o7z3V2}1;flig-:a3o3u4H4}4;flight:a3o3u4H1}5;floo-' +
  ':d2x4y3D2E2G2H7J4V2X1Z2(2^2}3;floor:d2x5y3D2E2H7J5V2X1Z2(2^2}2;flow-:X2-5}3;flowers:-5}3;flu:r8u2E3}2;fly:f6m3y2' +
  'z2E5)3{3}3;flye-:b4e3t4A1J1V3&2)1}4;flyer:b4e3t4A2J1V3&2)1;flyers:}6;flyi-:m2w3I3;flying:m2w3I3;fma:X12;fnb:n5<3' +
  ';focu-:i3w3D4R2V2]3;focus:i3w3D4R2]3;folk:l3A4U3&4;folk-:d4A3N4Z3,1;folks:d4A3N4Z3,1;foll-:a4h5r2z1F2G3H5P2U1!4*' +
  '3/6<1?1@2{4}1;follow:h5r3v1z3G3H6/6<2@2{4}2;followed:p3F3U3!3*4;followers:?3}6;following:a6d3u2P4!3(6;fond-:<5;f' +
  'onds:<5;food:D3.4}7;fool:z7A2;foon:b3B4|3}2;foot:v2x4G1I8!4,3<2;foot-:x6z3W6?5@4;footage:?4@4;footwear:x6;footwo' +
  'rk:W7?3;for:i1j1l2q2r1s1t2w1B1K1L1R1!1#2$1%1+1-3.1<1=1|1;for #:e1j3l4m4o3q5r5t2u3C3Q3R2#1%4.2|1}3;for a:j1m4o1q5' +
  't3v1H1K2P1R3U1V2W1X1!1#4$2%3-1.4=2]3_2;for adults:a3c2d2j3B2D3T3U2V4X5|3;for an:k3x2y3B3C1F2G1H2N2T4W1Z2$6)2*1.4' +
  '>1}2;for beginners:a4b3e2f2v2w4z3V3W2Y3&2(1)2]2|3;for bjj:a2j1m1s1w2z6N6V1$2)2]2;for boxing:b4i1j1l1t4u1v1w4A7W2' +
  '<2;for children:f3k2B3D3I4>4}4;for free:l3s2t3=6^1}4;for her:b2d4f2g2l1p2s1w1x1C2D2F5H3Q3&3,2-2.1?1;for him:d2e2' +
  'f1m3n3s3z2B4C5E2G6H4R2X2!1/2|3;for his:a4w6C2D1G1J3&3.3^3|1}1;for how:h2i2o6q2Q6$3&2-3|3;for it:b2h3i2m2r2s1w1B3' +
  'D1J4K2L2S4Z4!3&5{3|3;for kids:j4l2o2y3A3B2C1D4O2P1R3U3,4.2]4|3}3;for krav:a4e2j7s2t4w6z5A3C3P2Q2;for ladies:a3c1' +
  'f5s2w3S3W1Y3&2)5-2|2}1;for me:a2c4d6e1f4l2m2p1s3t1z4B1G4K1R2$4&1+1,2/3=4^2{4;for members:m3K5L2)1,4/3|3}1;for mo' +
  'ms:c3d2E4F5W3Z3%4)2;for my:b1f3i1j3k1n2t4u1B4F4J2K1L3P2R1S1T3#2$1,1-4.2=1?1[1]2_3{3;for nothing:g4m1s8>2|4;for o' +
  'ne:i5j4m6o1q4s1E3R5&2)2=4^2}2;for our:k2m2u1y1E1N6Z3#4,4-3.1/3{1}1;for people:c2d3f2l2m1q3s1z3G4H5K1T3V1W1X3Y1!3' +
  '&2)6/4[4|2;for real:y7O3R3S6U1+2>3;for sale:]6|5}4;for six:l3p1q3x5R4Y3!2%3.3=2;for somebody:j3z6A1C3F3H5U3W1)2-' +
  '4=2;for someone:a4d2j3y3z4G4H4R1X2Y2!2&4-5/2|3;for something:d2e4l1n4o3B2D4F2R4T2-1/2|1;for ten:m3o4q2r1z3$4.3;f' +
  'or that:d3j3l5m2n2o2q4s1z2B1C1D4H4L2Z2!7$1%2)1*5-1/3{1;for the:a1b3g1l1n4s1t2u2w1x1A3E3F2I1K1M1P4&2(3)1+5,1<1[3|' +
  '3}1;for them:f3B7C1F2R2W3#3)3+4;for this:j1u5w4z4A2C2M3W2(5<4;for three:h4m2p1q4r2G3V3%5)2=1}2;for training:c1d2' +
  'e2h1j3w3x3A3F2!1$4%1+2/3<7=1]4;for two:i3j3m1o6q3r5C1D4K3T3V1$3&3)1.4}2;for us:c5d2h2l3F5P4#2%5}2;for women:F2U1' +
  'V3Y1!3(2)4/4]5;for work:f5m3o1p3q2r1y3z2J1K1L3U1Z4/3=3}1;for you:d2g1h3s3A5C2I3J1M3<2=8}1;for your:l4w3z7C1I4J2&' +
  '3+2<1=3?2}1;forb-:E1?4_3;forc-:y7O5}2;force:y4O3}4;fore-:c7n4t3P2&3+6-2@2}2;foreign:n4D1)1;foreigner:+5;foreigne' +
  'rs:t3+3}5;forever:P3&3+2-3@3}1;forg-:a2r3u3z2H2J2N1O1?2@5[4}2;forget:H3?3@4[3}2;forgot:a3n1r3u4z2J3N2[2]2}1;forg' +
  'otten:z2@4[2{2}1;fork:j5k3l3;form:g4p5t7u1M4X1,13?4@5_2|1;form-:g2v4w1M3R2S5Z4!5,4=5@3;former:k1O1R3!2=6@3;forms' +
  ':g3v1S6,4@2;fort-:e4l2r3w3y1A6B4C2P2Q4U5#3(1)1.1^1;forties:A4U4;fortune:w4y3P4;forty:b1e4l3A5C2Q4U3#4&2.1^2;forw' +
  '-:b2j3r2u4z1J2&2[2;forward:b2j3r2u4z1J2&2[2;fost-:B2C4D3,2?1;foster:B2C4D3,2?1;foto:?5}2;foto-:?8;fotos:?8;foug-' +
  ':z3O5X1;fought:z3O5X1;foun-:p2t3D1F5G1L1N5T3X1&5(1-2[3}3;found:p3t3G3T4X2-3?1[4}7;foundation:D3F6&5(2;founded:N1' +
  '}2;founder:N6;four:c2g2i1j1l2m4x1A4C6G3H2M2R3W3Z3%10)4*3>4[3;four-:b4l2C3I2J5%2]3}1;fourteen:C4R2;fourways:b3I2J' +
  '6]4;frac-:G5Z2;fram-:H6;frame:H6;fran-:J3=5}5;france:}4;franchise:J3=4}1;free:a3c2d2e4f3k6l2o2s15t6u6y3H7K5(1/1=' +
  '4^4|4;free class:s4t6u8;free one:m3s2t6u6,2;free trial:m5s2t2,4}3;free-:h6q11s7t3u4D1F2=6;freedom:h7;freelance:=' +
  '7}1;freeze:q10z2D2F3}1;freezing:q4x2}3;fren-:|3}4;french:|3}4;fres-:c2x2G4L6(4;fresh:c2x2G4(4;freshen:L6;frid-:a' +
  '4b4c1f6g4h5l4r1t3u2y2R1V3#2$1-1]1^3_2{3;friday:a5c1e2f7g4h5l4r1t3u2y2K1V3#2$1-1]1^3_2{3;fridge:b6q3R3}2;frie-:l2' +
  't1x1y1z3A2B2E1F4H3O1P1S1T2V2Y1%6&2(2,1-4.4=1;friend:j1k1l2m1t2H2N1S2T2U2V2W1Y2!1$1%1&2(4)1+1,1-4?2]2;friend told' +
  ':a1c1f2g2h1j1k1m1n1o1p2q1r2w2x1y2B2E1I1J1K2L2N2O2P1Q2S1V1W1X1Z1!2#1$1%1&1(2*1+1,1/1<1=1>1?1@1]1^2_2|2;friendly:y' +
  '4z5A4B3F4H3O2=3;friends:l1t1B2D2E5F4P4T3V1%8&2,1-1.7}3;from:e2i3p2u2z1A2C1E2G2I8J1N2O2P1R1S1T1%2&1(2)1*5-2/4<1|1' +
  '}2;from #:c5e4i4o1A3C2D1F5R3#2&2(1>3;from a:j2l3B4D2G6H3L3M4Q3R2S2U2Y5#1&1/1^1|3;from die:d4e3j2r3z3E4H2I3M4N3O2' +
  '(2*4/4<1?3;from home:c4i1w2E1/7>2;from my:e3n3p3u1G4S2&2,1-7/4<5?3}1;from school:w3F2I4L1%1}4;from the:a2e1j1k2l' +
  '3p4r1t2w2A2E5H3I1J4K3O2Q1S1X2Y3%4(2*1+2<1=1?1]1_2|4;from what:b3g7A2U3(4.5|3;from when:g4i3y3A7C4(6;from work:c2' +
  'l3w4K4Q2#4[4;from you:w3L2N4O4P3T3X1Z2$3+2,3-2/3@6]8{2|4;from your:g3p2G1M2T2-6/2?4@4]4{1|1;fron-:d1g4k3l3m2v2H3' +
  'I1K4L2M3N2W1/2=3@1[3]1^1}1;front:d1g4k3m2v2H3I2K4L2M3N2W1#1/3=3@1[3]1^1}1;front desk:g3H1M4#2=4@2]2^3{1;front of' +
  ':d3g3v5y1z1K1L3N2W2/4}1;froz-:q3G2Z5{2;frozen:q3G2Z2}5;fu:S4T5.2;full:b4e1i4j2o3v2w1x2y7z1C3K5Q11T2$1(2)3|2}2;fu' +
  'll of:a2f2x4z3A1C5F3K3Q2)2;fuma-:M3P6<3|3;fumana:M3P6<3|3;fun:p5B4P6R3V2X5#1.8;func-:r3N2#4,1.7}1;function:r3N2#' +
  '4,1.5}1;fund:<10;fund-:z2V3Y3&4;fundamentals:z2V3Y3&4;fune-:r1}4;funeral:r1}4;funn-:m2z1G2}4;funny:m2z1G2}4;futh' +
  '-:a4h3v1z3D4I2R4Z2&1;futhi:a4h3v1z3D4I2R4Z2&1;ga:c3d4p4s3u2x2z5X3}2;gaan:g2h5j1n2q3r1s1v6y7z2F1L3N4P2)4>3@1|3}2;' +
  'gals:F10;game:A3V5W4Y2}3;game-:z2B5Y3.4/1}1;games:B5Y3.4/1}2;gang:a4d3f3D4%4;gap:c1e6q5%2<4=5;gara-:u2J2K7U3#2%2' +
  ']5}2;garage:u2J2K7U3#2%2]5}2;gard-:w4X2!3-2.2}1;garden:X3.2}3;garm-:x3J3<2}3;garmin:x3J3<2}3;gate:g3k3r1v4H2J4K2' +
  '!1#2*2>3{4}3;gaut-:h1i2z3I8J1K1L3U1^4}4;gauteng:h2z4J4^5}3;gautrain:a1i2I8K1L4U2}3;gave:h2z1G3J2M3O3T1-4@3_4{2;g' +
  'e:m4r4*4>3}1;gear:l1n3w10y1H1&3@2]8^4_3;gebe-:b3q3r4v2@3;gebeur:b3q3r4v2@3;gebo-:u3D5H3J3;geboelie:D5;gebou:H4J3' +
  '}3;gebr-:e1r3H2Y2Z2^2}2;gebruik:e1r3H2Y2Z2^2}2;gedo-:z5O2U3}3;gedoen:z5O2U3}3;geho-:E3G4{3;geko-:r3Y3{3|2}1;geko' +
  'm:r3{3}2;gekr-:O3_4{3}3;gekry:O3_4{3}3;gekw-:O6=2;gel:x3}4;geld:j1k4n6r4s3<2_2;gelo-:h7}2;gema-:F4}3;gemi-:i3r8u' +
  '3Q3(3;gemis:r6u4(3;gems:<12;gene-:b6d3A4%1>8;generator:>8;geno-:i3C3I3;genoeg:i3C3I3;gent-:l2v2y1z3A2D1G3L1O2R5V' +
  '4W3;gentle:l2v2y2z3D1G3O3V4;geor-:p4/2^1;george:p4/2^1;gere-:y3O4P1(3}4;germ-:m4q1x2B3I1J2+4>2^2{4;germany:m4q1B' +
  '3I1J3+3>2^2;gesi-:l3y4%3?3}2;gesk-:&2-10|2;geskenk:&3-4;geskenkbewys:-6;gesp-:D4@4;gespot:D5;gest-:H5V2-3@3{2}1;' +
  'get:a1j1l7p1s1t2y5H4I3K2L2M3P3Q3S1#1&1)1@1[3]2^2;get a:c3f1h2j3l2o1s3t2v1w1E1K4L1P5V3$2%5&2)2*1-1/1=2?2[3]2^2{4}' +
  '2;get in:g3j1k6t3z4H6L1M6W3Z1&1)2>1[4;get into:H4K4L1P3!4(3[3}1;get it:l3r2H1O2+1-3<3[3^5|2;get my:a2c2k2r2t2w1x' +
  '2y2B3P1&2(1+5>1@3]3_4{1}3;get off:c4p3B2I7@4;get out:c3d5i4p8z1I3L2S4U3)3*3>2;get the:b4h3l1n2s2t2H1N4+3,5?3^3|7' +
  '}2;get there:v6I8L2=4[2}1;get to:d6n3r2s1v2B3H4I7L3P3Y4&1*2[5^6;getr-:J5}5;gets:c3d2f1k1n2r3t2w1y3D7G5J2L1O1P1Q1' +
  'R1*3,4.3=2?4@4[1^5{1;gett-:p2y5z2A2D3E2G3K3S2U1W2#1*3+2.3@1]1{1}1;getting:p2y3z2A2D3E2G3K3S2U3W2#1*3+2.3@1]1{1}2' +
  ';geva-:o2y5G4S1;geve-:y3T4V1X5}2;gewe-:O2Y6+4}2;gewen:}4;gewi-:z3R4S3T4}3;gewig:z4R5;gewo-:w4C3Q4U3)3;gewone:w4U' +
  '4)3;geys-:}5;geyser:}5;gf:E1F6%4?4}2;gi:a3w8R3V10]11^4_7{5}3;gie:j2D4U2W5!3=3;gift:-16_3|3}2;gift card:-5}2;gift' +
  ' voucher:}8;gift-:&2-7;girl:f1w2y1B4C8D4F8O1Q1R2)1.4}1;girl-:t2B5D5E1F8L3O2Q3T2W1#3%3)1-2.4}1;girlfriend:a2l2t3E' +
  '4F3R2*2-4}5;girls:B6D5F7L4O2Q3T2W1#4%3)2.4;gist-:g4{4}4;gister:g4{4}2;gisteraand:}5;give:l4n1p4s3t2u3D3L1M5N5O5T' +
  '5U3W2X1+1,2-9<4=1@5_4|2;give it:r2s2t5A1J3M2V3-3@3_2;give me:a3b3e1h1j4l2n3u3M5N1T4U2(1<2|2}3;give my:e3s3D4T3-4' +
  '<2=4@5;give you:l4m2n4T2U4W2Z2_2}4;give-:a2b2e4f4g1i1l3o3s5w2D2G4N5O1P3U2<1_1{3;given:a3f4o4w3N2P4U3W2;gives:b2e' +
  '4f1g1h1i1l3s5D2G4N5O2<1_2{3;givi-:i2n2p2t4D3N3O4,2@3}2;giving:i2n2p2t4D3N3O4,2@3}2;glas-:x4D2E1G5]3}1;glasses:x4' +
  'D2G5}2;gloc-:Y6+4}2;glock:Y6+4}2;glov-:g2m1n3w7F1W5&2.2]8^5_7{5}2;glove:W3]5;gloves:g2m1n3w7F1W5&2.2]7^5_7{5}3;g' +
  'loves for:p4W3]5_1}2;go:a1g1i2k3m1r1s1t2v4w1x2y4z2A1C1E5F1H1I1L2P3R1U1X1Y2!1>4?1;go for:i5j2s2z3E2J5P4R4&2+4]4|1' +
  ';go in:g5m3v3z3B3C3E1H3K3[1{3;go na:a3c2d3f5k3l2o2F2K3L3Q3V1)2-1=5;go on:g3h5i3r1U6V3&3/3>6;go to:a2c2d2e2j3q1r6' +
  'y1A4D4E1L2Y4#2&3+1<3[3]4^3}2;go up:j1v1y1G3H5P7!3$2}3;god:}7;goed:w4z2D2L5O3S2T4W1Z2#2*2{4;goei-:b4h3j4t2}3;goei' +
  'e:h3}4;goes:b2d3e3i5k1p4q2s1t3v5w3y4B1F1I7T4V3Y2Z3-1>4_1;gogo:j2l3n2x2A7E2W2;goin-:a1c2h2l2m1n2p2q3v3y3C4F2J1L1M' +
  '1N1P1S2V1X3#1=2?3|1}2;going:a1c2h2l2m1n2p2q3v3y3C4F2J1L1M1N1P1S2V1X3#1=2?3|1}2;going to:c1q1v3x1y4z3F2J2L2M2N2P1' +
  '&2.3?3|2}2;gold:j4}4;golf:p2z2K3#2%1}5;gomp-:a5}3;gompieno:a5}3;gona:c4k4l4V1X3)4/2;gone:b2g3i3r7G5(3>3{5}2;gonn' +
  '-:z5}1;gonna:z5}1;good:h8l2p1q2z2B3C3D5F2M1O6P2R4S5V1W5Y2$2,2-1/1=2[1|6}4;good for:h1l2z1B4D3F5G3R4S4V3W1|3;good' +
  '-:h2p5H3Z2^5_3{6;goods:H3^5_4{6;goog-:b1g5n2J4K2M2N1U2/3@4[2|2}2;google:b1g5n2J4K2M2N1U2/3@4[2|2}2;gopr-:?6;gopr' +
  'o:?6;gord-:O4P8V4=1}1;gordel:O5P2V5=3;gore:^4}5;gori-:y4F4*4;got:a2b1c2l1n1p1w2B3I1K2O1T4U4V3W6)1-2>4]5_3|1}1;go' +
  't a:b2d1i3l4n4p1q2v1C4E4F2G2L2T3W3Z2$2)2=1>4@1[1{3|5;gou:e2g3y3P2;gove-:h5O2<3?4}1;government:h5<3?4}1;gps:J9;gr' +
  'aa-:b3t5B1C3V1W3=3;graad:C4}3;graag:b3t5B2E1V1W3=3;grab:D1*9^3;grab-:B3F2K2R2U3#2*6;grabs:B3K2R2U3*6;grac-:j3V8;' +
  'gracie:j3V8;grad-:A2C7D3P13!5#3=3?2}2;grade:A3C7D4P2!3#4-1.1/2=4}1;grade #:C2D2Z1#4.1=5}5;graded:O2P3}1;graderin' +
  'g:P5}1;grading:P8$3?3{2}5;gradings:P7;gran:a2b1d1m3w3x1A4E2H3Z2)2,2-2/3?3;gran-:a2c2n4x1z1A5B5C4E2S3Z2+3,4-2.2?2' +
  '[2{1;grandchildren:j2q2A1B5Z2;granddaughter:k1m2C3U3[3_1;grandfather:A2X3Y3;grandkids:q2A3B5;grandmother:f1z4S2,' +
  '3;grandpa:n4H1}4;grandson:f1n3u2A1B3C5D3H1S2Z1-2[1^3{2;grandsons:a5f1.4;granny:c3n2u1v2A7P2S1Z1,4-3?4;grap-:a5f2' +
  'i3j1m2w3x2z2B3C2F3G2N2R3S3V9Z1]1;grapple:F4G4V5;grappling:a5f2i1j2w4x3z3B3C2G1N3R4S3V7]1;gray-:a2e2J2}4;grayston' +
  ':a2e2J2}4;grea-:a3b3p3G3V2)2}3;great:a3b3p3G3V2)2}3;gree-:v4z6P3!1&2(4+2<4}1;green:z4P4!1+3}1;grey:l3A8P1_1{2;gr' +
  'id:b9>7;groe-:z3C3F2Q5X2#3$3%7}1;groep:C4F4Q1X2#4$3%1}2;groepie:%7;groi-:w4S4*2]2}2;groin:w4S4*2]2}2;gron-:H4V8*' +
  '4;grondgevegte:V6;groo-:C2Q4R2-3.6]5_3;groot:C2D1Q4R3]3_3;grot-:D4S3_4;groter:D1S3_4;grou-:a2l2r1A2B4C4F4H4Q5S2V' +
  '7#5$4%6&4(1*3;ground:b3D1G2H6R3V8&4)1*7;group:a4c1d1l4r2v1y1z1B5C3F5Q2W1X1#5$2%5&2(3?1@2}2;group for:d3z4A2B2C3F' +
  '3N2%4(3}1;group of:u2D3Q3#4%7(4.4;groups:z2A4B2C3Q6#2$6%4;grow-:a1e2j3A6B1C1E2O4Q3T2U6Y3=2;grown:a1j3A6B1C1E2O4Q' +
  '3T2U6Y3;grown ups:a3j3A3B2Q3T2U1Y4;grp:%7;guar-:l1v1w4K7R2U1V4Y2Z1!7#1,3]5_6{4}1;guarantee:?2_8;guard:d2f2j2v2w4' +
  'y1K1R4U2V4X1Y1Z1!4$1]5^1_3{5}2;guardian:,6;guarding:!7;guards:l2w2K4V2Y2Z2!4#6]3_2{1}3;gues-:i1m3s3A2E1V2#3%1)7,' +
  '3}3;guess:A3V3,2}1;guest:s3)8}2;guests:i2m4E2#4%2,3;guid-:D1H6Y5#3.3|8;guide:H6|9;gun:Y13*8+12]3}4;guns:Y10*6+10' +
  '}2;guns-:Z7;gunshot:Z4;guy:n2v2y1z1F2N6O6P1Q1R5T2V6X1!4$3*6]2}1;gym:f2g3j1k3m1o1p3t1w1F1I1J4K1L5T6V1W5.2<7=1>3?2' +
  ']2^3}3;gym in:b2e3K2V4W3/3=5>3@2]4^3;gym is:g3m3y4z3H3.1<3{2}2;gyms:b2g3i1j3l1o7w3z4E3H2I1J2Q1S2<5>1@1}2;ha:r2v3' +
  'w3x3z5+2,5>4?3_3{3;haal:i5p2r4x1E2?3@5^7}1;haar:x7A2C4D5P2Y3-3;had:a1c2e2f1k4l1m4o2p2q1r3s1w1x1y2E1G5H3L2O3Q3X3Y' +
  '2,2.2/3>1@2[1;had a:a3c3e3m1p1q2r1s4u2y4z3E1F2G2O2U2/1@3;haha:b2f4l1r3s1y1z1E3F4V1X1%2(2.2=3_3}5;haho-:A2D2Q4}1;' +
  'haholo:A2D2Q4}1;hair:f2l2w3x8A6D2L6*4}1;hair-:x5A3L7}2;hairdryer:L4}2;hala-:.3}4;halaal:.3}3;half:a3c3d4e5h3i6l4' +
  'n5r3v1A2C4F2M1#1&3(1)3/3[1{2;half past:a5c3d4e3i5;half-:a3e2l3p3s4G1(6>4[3}1;halfway:e2l3p3s4G2(6}2;hall:D2E2H5I' +
  '1W3.5}7;hall for:.4}2;hamp-:-6^3;hand:n4s3v2w6G4I2P3Q2U6Y2#2-4=1@3]2_3}1;hand-:r1v1w4y1D2H8L2M4N2U1W4X3Y6!5#1%3*' +
  '4+5=3]1|2}1;handbag:L8*5}3;handed:o1w3E3X3]3}4;handful:%6;handgun:A3Y11+7;handle:r4v2x2z5D5M4O1P3R3U2X2Y2#4*2+4>' +
  '3@2;handle a:v3z4X4Y4+5;handles:k3N3X2=7}2;handling:Y5!2#2;hands:v2w2y5G3N5S1U3W6X4*3=2]3}4;hang:b2p4B4E5L6W2]5}' +
  '4;hang-:f2h3V3X2{2}4;hant-:D5N3Y2>5@2;hanteer:D5N3Y2>5@2;happ-:a4b4f2o2p2q2r4u1v3y4O3U1W3Y1$1*2,4>3@3_4{1}2;happ' +
  'en:b3n3r5v3y5O2$3/2>3;happened:}10;happening:a8e1h1u3W4Y3)3>1{4;happens:b3f2h3o3p3q3r3v4y1D1O4P1U3*2,5>2@4_1;hap' +
  'py:G3_6}8;hara-:^4}6;hard:p7v2y8z8D1G4K3=3>1]2|4}1;hard-:p3r4D4G2}1;hardly:p3r4D4;hart-:D3G6}1;has:b4d3p1r3u2w2z' +
  '1G6H3O5Q3S1(3*1-2[2_3{7}1;has a:b1e1i2r3u5x1A3F2H2P1S2!1*3+1.2=1[2]1_4}3;has my:X4@1{2}5;has the:a1b1e4f2h1I2O2Q' +
  '3R1(3+1=1]3{1}3;has to:c3f1i2p3s1J3O2P3Q4Y2,3.1;hasn-:{7}2;hasnt:{7}2;hate:k1o3p3s4v4w3y4B1L2P3Q2R3V3$3>3;hate-:' +
  'i1k2p2z3C3F2G1Q1R3V2$3_2;hates:i1k2p3C3G2Q2R3V2$3_2;hav:B4$4/2;have:c2d2e1f1w3z1B2F2J1L2O4T1V1W1X1Z1)1+1,1-1/2=1' +
  '>1]3|3;have a:b2e4i2j1l3n4o2q1s5C3E3F1G1H1I3J3L1M3O1W2Y4Z2$2<2>1[1}2;have an:b3e2k1t4u3A4B3D2Z2$1,3<3>4}5;have c' +
  'lasses:c3d2f4B4F5V1$4}1;have die:f3O5X3(2_3|4}3;have for:d1i5B5C5D2F6L2N2!5#3-2/3=3[3;have i:w4z4L4+2,3-1_1}4;ha' +
  've it:b3d2r3u4z3B4G2M2T1U6V3W5X6Y1Z2!3(1)1^4{1|1;have my:a5f3k3n3o2p2q1w3x3K3Y2+1,2]2}4;have n:e2r1w2x3C5G6=2}3;' +
  'have no:h2n2z5I5S4T3Y3$3+1.2_2}1;have one:e1w1G5H3J3W2!4,4/4;have something:c4f3j4k3l1w2A3B2C1D1F1J5K2L2T2X2Z2!3' +
  '$3-1=5;have that:c1d3m3y4F4T2U3V4W4X3Y2&3,3/1]1;have the:b3c2f1z2J1L1N2O2V3W2X5+3.3^2_5|2}3;have to:f1i2k1n1o5p4' +
  'q1r4s2v3w1x4y5z4A1E4F4H1J3P3S3%2+2,5@1[1]1^1_2;have you:b3c1d3e3f2j2A1B3C3F3H2J3L2M3N1T2U3W1X3Y1Z1-3/2>2]4;have-' +
  ':p2z7+1{3;havent:p2z7+1{3;havi-:d4q4F3+1^2;having:d4q4F3+1^2;he:r2w5A1C8D8E4G4H3L1N4O5P1X1+3,3?2[2}2;he get:n2r3' +
  'H3O3P1}3;he has:e3p1r2s1u1D1E3G1*5-2{2;he is:a5f1u3A4C3D5E1_2}1;head:y7D1G3J1M3N6O1Q2V4W2#4%5&3*3?3[1]4_2|2;head' +
  ' coach:M5N2$1|4}1;head-:w4y4D1Q6*7,2=4>2]5_3;headcount:Q6=4;headgear:w3y3]6_5;headlock:*5;heads:y4Q5;headscarf:w' +
  '5}4;heal-:l1q2x3G4,4<10@2}1;health:G3,4<8@3;healthy:}8;hear:j2A4M1Q2S2V2)2{3}1;hear-:d1o2p1y3A1E3F1G8J2K1S3U2W1Z' +
  '2)2{1}1;heard:d2l2o3w3y3E4F2G1J2K2S3U3W1&1)3{2|1;hearing:G7}2;heart:p3x3A2G3Z5}3;heat-:}6;heav-:f1p1y3z4H3V3W6*3' +
  ']1^2{1}3;heavy:p2y3z4H3I1V3W7Z1]1^2{1;hebr-:S6}2;hebrew:S6}2;hect-:c2f2l1v3x2y2I3;hectic:c2f2l1v3x2y2I3;hed:i2m3' +
  '!2}3;heel-:d2f3r4w3z4B4;hek:J3*5;held:a3b1c3f3o2z2F2G3J4Y5)3+2{3;hele:b3f2g5l4E4}3;hell:d2r1z4;hell-:}5;helm-:w3' +
  'L5]2_1;helmet:L5]3_1;help:b3e1l5u1D9G1O2R7W2Y2Z8$2*2+5<3=4|2}2;help me:b3r3v2G2R5U3W4+2,3[2;help with:l2D3O3!1$2' +
  '*2+2<5=2}4;help-:c1G2I4M5R3U2Z2=4;helper:I5=4;helping:M2Z3=3;helps:c2G3R5}1;hemp:w4_5;hen:.6;her:u2w2x2A2B2C4D10' +
  'E6F3H2L1O1P1Q1$1,3-5.4?1;her to:B2D5F4&2,2}3;here:b4c3d1e1k1m6o2t2z3A4B1I1M3R2T2U7V4X4/1<2>3?3@2^2{4;here-:p2=3}' +
  '1;heri-:a4h5.2;heritage:a4h5.2;hern-:q2G7;hernia:q2G7;hero:W3&6;hers:t3P4(3{4;hers-:l3y3A3D1F4I2U1$2,1-3}1;herse' +
  'lf:l3y3A3D1F4I2U1$2,1-3;hes:i2k2n2B1C8D7H1N2P1R1/3]2;hey:b2o3r1s2y2D2H3K4}4;hi:}6;hidd-:k7s3;hidden:k7s3;hide:j3' +
  'x2D4L3;hide-:D5;hides:D5;hidi-:b4l4D4J2[2;hiding:b4l4D4J2[2;hier:a3b2f1l2m4o4z5<4@3^4{4;hier-:a3b3S2@4{3}1;hierd' +
  'ie:a3b3S2@4}2;high:l1B4C2G6K2#3]3}2;high-:c1e6k3I2J5;higher:k3}3;highway:c2I2J5;hija-:w3x2F4K2L1R2#4)4*9}3;hijab' +
  ':w3x3F4L2}3;hijack:K3!1)4*5;hijacked:#5}2;hijackers:R4*3;hijacking:#1)1*5;hiki-:Z5}3;hiking:Z5}3;him:v3A1B2C1D11' +
  'E4G1H2J1O1V1!4-5?3;him to:n3s1y3D4I4J4]3;hims-:o1D5H2I2N5O3P2U1W1$3&2,3;himself:o1D5H2I2N5O3P2U1W1$3&2,3;hip:G8H' +
  '4&4;hira:=6}2;hire:w5L1#4$5%1+6.4=8?1}2;hiri-:I2=4;hiring:I2=4;his:p1u1v2w4y1B1C3D7H2N4O3X1Y2-2.3?4]3^1{2|2}1;hi' +
  'st-:z4S3@3}3;history:z4S3@3}3;hit:a3c2e4q1v2w3y11D4R4V2W9Y1#2.2}3;hits:k2D7.3;hitt-:a3y6F4G3O3W3#3?3;hitting:a3y' +
  '6F4G3O3W3#3?3;ho:a1b2f2g1k4o1p2r4t3u3v3y5A3E1H3K3L2Q1R3U2X3Y3!1*4=2]3{2;hobb-:j3o3B4O1R3T3)2;hobby:j3B4O1R3T3)2;' +
  'hock-:d3i1r3]2}1;hockey:d3i1r3]2}1;hoek-:k2S3@3}4;hoekom:k2S3@3}4;hold:o3q12z3G2M7O5P1V2#3)5+2=2@3^1{1;hold-:q4z' +
  '1F1G3N2V2W2*4]3;holds:F2G3N2V2*2]4;holi-:b1h8m6q5t1u2B2C3#1(4)3.3=2@2}3;holiday:h4m4q5B3E1U2V1)4.3=3@3}3;holiday' +
  's:b2h8m4q1t3u2C5P1#3(5/1;hols:h7;hols-:w4Y6]5;holster:w4Y6]5;hom:a2d2p2x1B2D8G2!2-3|2;home:d4f3h2i5m4p1q1r1y1D1F' +
  '1L4M2R1U1V4Y1$6*2/8]2^2|2}2;home from:a4d1f3m2y4B3D1F2&2(3+3/1;home-:a1c4f4B5N3#3[3|2}4;homepage:N4[3|2;homescho' +
  'ol:c5B6;homework:a2f4}9;hond:}7;hone-:j1k1o2p4s4y3z3F2$2=3}1;honest:j2k1F2=4}4;honestly:o3s4y4z4Q1;hono-:k4r3.3}' +
  '2;honour:k4.3}3;hood-:w2]7^5_6{5}2;hoodie:w2]6^2_6{6}1;hoodies:]4^4}3;hook:t2M3W7}1;hook-:L4V2W5;hop:n1p4u2C3H1I' +
  '3(6}2;hope:d2k3o1z7D2G4H1=3;hope-:H3(1]2|4}2;hopi-:d4f3&3;hoping:d4f3&3;hors-:o3}5;horse:}6;hosp-:h2l3u4w2U2Z2#4' +
  ',4<8}1;hospital:h2l3u4w2U2Z2#4,4<6}2;host:F2)3.10=2}1;host-:o1D3!5#2)4.3/4^2;hostel:D3#3/4^2}1;hot:L6Y3*3}3;hote' +
  '-:a4m2I2#4/3}4;hotel:a4m2I3#4/1}2;hou:i1q1r3s3x6y2P1Q2W4#2)5.5;hour-:a4b3d4e5g9h4i8u3v1E1F1K2$6&1)4.2=1>2;hourly' +
  ':$6;hours:a4b3d4e5g9h4i8u3v1E1F1K2$4&1)4.2=1>2;hours of:b3W3#1.3}6;hours or:a1e2i5v3C1E1F3$3;hous-:a1c3l1q1r2s4v' +
  '1x1A1B2C1F2J1Q1R1#4$5*2.1/4=2^2{2;house:a1c3q1r3s4v2x1A2B3C1Q1Y1#2$6*3.1/3>1^3{3}1;houses:f2F2J4R4U3#5=3;how:b1i' +
  '4j2n4p4r1t4v3y1I4M2O1P5Q3S1$1%1&3)1-1@2[5^2_2|2}2;how can:l3m1n3p1D1M4)4?2[3{5;how do:n3p4q3r1t4u5D1F2I1J2M2O2P1' +
  'S1V1$2)2-4=1>1?3@5[3_2|3}5;how does:n4p3q2r1t4v7B3H3M2O3P2R4!1$2%2&2=3?2[5;how far:q1t2H2I3J4K4{5;how is:b2o3v7z' +
  '3E3F4K4R4S6>3@2^4;how lank:i5o4q3P3S3&2-3@1^3}1;how late:d5g10u5;how long:a3h1i6o5I4O3P5S2#2$1&1(1)2-2.1@4^4_3|1' +
  '}4;how many:a1i4j4r1s5y2F1H2I2J2K3L1N5P3Q4T3%2&2(2^3_1|3}3;how much:i2j6k6l2m4s3K2P1Q2#2$6%5&4)1-3.4]5^3_3|3}1;h' +
  'ow often:a5b3j2q5y2P3&1(2)3@3}1;how old:A7B4C3S4+6}3;how to:t2D3F4O3S2U6W1X4Y5Z9!6#2&1)2*9[2{1|2}4;how would:m2n' +
  '6p3D2H2I5#1/4^2;hows:p3v3y1Q4;hr:e1g4i4k2n3w2E3J1M1O3P2S2T2Z3#5&3)3,2=4?1[2|3;hubb-:a1b2d4f1h2l3p2u3A1B1E1I1$4&4' +
  '-2?3_1{1;hubby:a1b2d5f1h2l3u3A1B1E1I1$4&4-2?3_1{1;hug:*5}1;huge:C2F3K5;huis:c3g1l2s1D2$5)4.3/6?4]3^3;hull-:f2i2w' +
  '2z3A1B3C1D4N3O6#1*2<3;hulle:f2i2w2z3A1B3C1D4N3O6#1*2<3;huma-:h3y3M6V1!3}2;human:h3y3M6V1!3;hund-:k2x3F3Q3}2;hund' +
  'red:k2x3F3Q3}2;hung-:J3|2}2;hungry:J3|2}2;hunt-:j1o1s2K3Y3Z3$1&1+2-1<2]2^1_1|2;hunter:j1o1s2K3Z1$1&1-1<2]2^1_1|2' +
  ';hurt:y9G5O3R2,8}4;hurt-:S4V4*2,3}4;hurting:S4V4*3}1;hurts:,3}4;husb-:a1c1f1g1i1j1l1o1q1y1E1L1O1Q1U1Y2Z2$1%2&1(1' +
  '+4-1>1^1_1;husband:a1c1f1g1i1j1y1E1F1L1M1O1Q1R1S1U2X1Y2$1%2&2(1=1^1_1;husband and:b3c4j2l3s3t3A3E2K1Y2$4&1(3[3;h' +
  'usband is:l1q3s3x2z4H1J2O1T4X3!3$3(2,2_2;husband wants:g3j3o3v3y4N2P3R2S2U3V3Z3$2?1@3]1|3;husbands:l2o1q3V1Z3#2+' +
  '5-3/3>3@4}1;huur:o4%4}4;hv:x2H2M4U4;hw:i4j6m4t4A2I3Q3&3|1;hygi-:x5_2;hygiene:x5_2;hype-:B1D2G5R1;i:p1r1u1z1G1M1+' +
  '1;i allowed:p3t3y2A3E3K2P3+4,1}2;i am:a2b2d4h2l2n2q1u1w4z3A3G1V2X2/1=2@3]1^2}2;i ask:e3v5E2F2G3M3O1S2}1;i be:a1e' +
  '2i4j1m1o4s2v5y1z2A4E6F1N2Q5(1+1/4>1?5;i become:k1t2!4=4[2;i bjj:c2d4t4G2R1V5;i book:h1i5t5u4K3N5#4$6%3(3)3.2[3;i' +
  ' booked:u4v4w3}3;i bought:p1x2V3Y3$1[1_3{7;i boxing:a2c1d4y3G3H4N3T4W1]5;i bring:h2j4l3n1s4t3A1B2C2E2G1K4L3Q3%4+' +
  '1,3}3;i buy:k3m6s4w3B3$2-5]6^5_4{2|3}1;i can:a4b6c4e1f4g4j4m1x2C2G2L2M4O4P3R3U3X1+2-4/2<1]1|4}1;i cancel:p4u2_4}' +
  '3;i cant:b2d2e3q1r2s4w2x3y1z4F1G1H1I1L1M2R2U2(2)1,3/3[1]3|1}1;i carry:o2G4L3P4U2V3Y2/4}2;i change:o4u3w2I5L3_2{2' +
  ';i class:a3c3d1e1f2i5r3B2C3E1F4Q3R3>3;i come:d2e1f2g3h2j3m2s2t3v3w3z2A1C2F1J5K3L3N3Q1T1V4W1X2Y2+3<1>1;i could:a3' +
  'd4e2m3o1r3u2w2E1G2I3M4W3Y1%1(2)3*3/1<1}1;i did:r1z6R5S3T5U3V3W3X3Y3@3}1;i die:b4c4l3r2u1y2z4F3O3(1,5|5}1;i do:f3' +
  'n1o4p5s1t6u1y3z2G4R1U3V2W2Z2&2*4+2,5/2=3?1[1}1;i dont:f1g3j1m1n4p2r5s4u3v1w2y2E1F2I5K1L2Q1R1S1T2U4$2)2+3,1?3@3;i' +
  ' drive:c2d1g3z1C1F1H3J2K5L4R2U2Z4!2*3>2;i drop:c5g1i5m3r3E4J4K3,2=4;i feel:a3m3w2z1A1O2W2}4;i fetch:d1e3i4E3-3^6' +
  ';i find:b6g3h3J3V1W3)5,5>2[2]1|2}1;i get:a1b1c2j5o2s3v1z1G3H2I2M2N2Q2V2Y1&2(1+2,2<2=1?1@2[1]4_3|4;i give:n2p3u4,' +
  '4-2=4?3@3_2|4;i go:d3h1m3o2p4q3r3v1w2y1z4C4H4K1L2P3U4&4[1]3}1;i got:l2o1p1r2u1w2G1O2T5+2-3_6}2;i had:s4u2y1G2H3K' +
  '3U2X2[3;i hate:k2o2p4v2y3M1Q3R4V4$3>1;i have:b2e3i4k3l2m1n1r3s4v2w4x5y3z4B1C1F1G5K3P1S3$3+4=2^2_2;i heard:d3k3l3' +
  'w4y4E4K2W2)4|3;i hit:a1e1q1w4x1L3W3}4;i in:a1e5t4v5w5z3E2H2&2)2[3;i is:c2j1l2m4p2q5t2z6A1F3G3R1V3#2$2,2/1=4@1}2;' +
  'i it:j2k2n6p1q7u1X2,1?3^2_5|1;i join:b1k3o7p1r2s1t1v2z2A1B3C3G1H3L1$3(4/3<3?1@4;i just:a3g2m4o3p1t5u2v2x1y6z2E1K' +
  '2P2R4T1Z1(2)2[4;i keep:f1q1r2w3x3z3G2L4P5S1Z2/3}3;i know:h3v1w5z4C2O6P3Q4(1>3}2;i krav:c3d3f4i4D3G5N2R3S4U2.1;i ' +
  'learn:d3N4Q4S2T6U3V4W2X2Y3Z2!2$4&3*5+1/3|2}1;i leave:a3d1i2k2o5p3x1y4A3E5J1K4L3M1O2?1@1;i left:a3k3n4M3Q2@4]2}2;' +
  'i like:j4n3o1p4s1w5y2M3N4Q6R6V1W1X1+2;i live:f2l1n2F2J4R3Y1)3/2=3?4^3_1|4;i log:[8;i look:b4j2v3B2E2J4X2!4/2?3[2' +
  ']2_2;i lose:o2p2q2r4t1u2y3z4<1}3;i make:a3d4i4m2o1r1t3E2H2I4=2?5[4;i may:e2g3o1p3w3y4G2P5&3+4,3=1{3;i mean:a5d3f' +
  '2i3j1o2C1F4H2L2M1T2V2X2$2)2/3[3^3;i missed:l3r1u1A4(2)3}2;i must:b2c3i4k1n2t2u4v1w5x1y1C4F1J2L1M2U4[1]3{2;i my:i' +
  '3p2q1r2x4E1K6L4$1+2<1=2?2@1^4}1;i n:e2k2m3p2q1r4s3w2z2E1G2M2P2!2$3+1-4<2=2?2[3_3}2;i need:b3c2i1j4q1s1u3v1w1x3y2' +
  'z2C3F1H3J2K3M1P1Q3U3V2#1&3[2]3}1;i never:n2r2x4T3Y3@4}1;i only:a3c1d5m2n2w2y1B1E4G2J1P2R3S3U1V2W4Y2$4)2+1@3{1;i ' +
  'order:i4-2]5^7_2{1;i ordered:_4{4;i paid:r3J4{4|5}3;i pay:i1j5k5l3m2n4s5K4P1$5&2+1-3@2_2{1|4}2;i put:i1k2o5q2t1u' +
  '3w2C2F2J2K4L4R2%1&3(2)3,3?1[1;i reach:j3I5M7P3;i read:a3c2o4r1v1z1B3H3K2N6P3R1U1X2$2&2,2@3^3;i roll:a3x4y4F3G5H6' +
  'V1;i run:n2z1B3F2G3O1Q2U1Y3#3{1}5;i saw:d3j1l4t1F1K3S1T4U3V1W1X5Y1Z1&3(1=3|1}1;i say:a2b3o3p3y7I1K2?2}2;i see:a3' +
  'b3c2h1k1s2F1G3H2N4P2Z2)2,3?2@3[1]4{5}1;i sell:f2J4}8;i send:n2p4M6,2<5=4^1_6;i should:o4v5x3N3R3W3Y3!4<5;i sign:' +
  'd3k3l3o6q3s2t2E1F4L1(4)3,6[2;i sit:d2i2y2z3B2E5H1W2#1/3[3;i skip:d3e4q3r4y4P3}2;i speak:M4#4=4;i start:c3i5j2k1r' +
  '2t4v1w2y2z2G5P1R5W4$1+3]2}1;i stay:f3o3r4v2E1G2I4/2@5[4;i still:a2d5g2h2n1p4q5u3w5y1z3A2G5(5+3,1>3_2;i stop:o4p2' +
  'q3K5@4}3;i swap:e4r4u1_8}1;i take:c1j1l2m1o3q3r1u4v2w2G6I6J4L1R1T1$4/2?3]2;i tell:p4q3t4u2v1G3I3K1@4}2;i there:a' +
  '4v6E2I5/3;i think:z2J3[2{4}3;i train:c3e2f1j3m4w4x2A1B1C2E1G5K1L3P2U3W2+3,3/3<3@4]2}3;i trained:e4z6N2P4U3V3X2}2' +
  ';i travel:f5m2r3U2$2&3/3;i try:m1s3E6Y4[2]3;i type:I3J4-4@6[2}1;i use:g2m4n5r1w3G3H1J1K1W3Y2+4-3<4[5;i wait:a3v1' +
  'E2K1(6}3;i walk:g4i2v5x3A2H2I6K3R3U2&3;i want:a2b2d2e1g2j3n2o2t3B2D1E2M1N2R1T2U4V1W3Y2Z2$3&2(1?2[4]4|1}1;i was:a' +
  '1f1g2l2o1r5u5z3A3D2F2P5U2V3X3)1+1<1=4@1[3{5;i wear:w4x4F2G2L1]4}4;i wil:a1g1j1m2o3p2q2s2t3u3y1E2M3R1U5V3W3X2Z2!2' +
  '$5&2?3@1_1}2;i will:h1l3q4r3y2z2I2K3=4}3;i with:m3n5v3y2z4I5M1N4R3U1;i wont:d3o4p2q4r6u3,5;i work:c3d2e2f2h2l2q2' +
  'x1y2E2F2J5Q3U4V2Z1$1*1=3?2^1}1;i would:b4c2d2f1l4o1p1t3y2B1D1E2F1L2M3O3T3Y1Z1$2&2(2-1=1?1|1;ibha-:I6O3P6}1;ibhan' +
  'de:O3P3}3;ibjj-:}5;ibjjf:}5;ibox-:e4B1R3W4;iboxing:e4B1R3W4;ice:q8s4D1}2;id:c1e2f1m4o1p1s1t1u2v1w2z2C1E2F2I1L1Q1' +
  'T1U1X1Z2!2$3)1+3,2=2@6^1_3|3;id like:b3c1f2g3p3s3t3v3A2B2C3E1J2M2P2T2U2V1W3Z2#2$3/2?3]2;id love:f2i2o3y4U3X2Z3$3' +
  '=3;id rather:d3e3q3u2w2E3F3M1X3$2(3)2,1-3.3/1?2_2|4;idea:j3w2y3z4G4R3S6X1Y2#4-5<2{2;idea-:c2d3e2-2.2}2;ideas:-3.' +
  '2}3;idf:S3U7;iets:a2c4d5e5f8k3l3o2s4u3z2B5C2D2F1G3R1T1Z2#2)1*2/1<2_3;iets vir:e2f3o2z3B5C3F4R3U2#2,2;if:a1i3j2l5' +
  'o1p2q1r7s3u3y2C1E2F2H2K1N1O2P2R2U2V1Z3%1*4+2,6<3>4?2@1^2_4;if i:a5e1g1j4l5o3p5q2r2s2u5v1C1E4F1H1I2L1N4P1R1$3(2,2' +
  '<2?3@3^5;if my:k1l1o1r6s1y3B4G2K4R2Z2$1)2,4<2?4@1{2;if the:r2u2H3K2P1Q3X3*2+3,4<1>7]3_4;if there:e3l3B3H3I2L3T3Z' +
  '3!2%3*1,3=4;if you:g3n2r2y3z2D3F2P5R1#2*4,1-2.3/2<2?2]3;ifom-:,7;ifomu:,7;ifun-:j2B3R2Z3#2$4&4*2.2;ifuna:j2B3R3#' +
  '3$4.2;igam-:N4}2;igama:N4}2;igno-:z5D4}5;ignore:D3}3;ikat-:c3G4/3;ikatisa:c3G4/3;ikho-:a3d3e2f3k3l1s3C1F3H3K3L3U' +
  '2V3W2X2Y2Z3!3&5(6/1>2;ikhona:a3d4e2f3k4l2o1C2F3H4K3L3U2V3W3X3Y2/2>2;ikhona i:c1d2e1h2l3o1C3F3H3K1L1U3Y4Z2,1;ikho' +
  'si:Y1Z4!4&6(7;ikla-:a4c3d2e4f2i4m4r4s4t3u2z1C3E4F2Q2W4%3-2>2?2;iklasi:a4c3d2e4f2i4m4r4s4t3u2z1C3E4F2Q2W4%3-2>2?2' +
  ';ikra-:R3S3U5;ikrav:R3S3U5;ilay-:+8;ill:a3i3o3p3q7r6y2z2L4(1}2;im:a3c2d2f2l1m2p2q1t3v2z4A2C2G2J2M3P1R4U1V2$1,2/2' +
  '=1[1|1;im #:l2A5C7F5S1X3$1+3,6;im a:a1c3d1f3j1l3m1v1y6z2B2D1E1F3O2P1Q2R1T2U2V1W1Y1!4<1=2?3@3]3|3;im an:c3d2e4f3n' +
  '1F3M1T2,4.1?3]1;im in:a6d2f2h1j2l3m3o1v3B3C3G1I2J1L2M3N2V2Z3-2/5^5_3;im not:d3f3m5n3p2r1s3u3z2F3M3O2W4[3_3;im on' +
  ':e1j1o3r5w2x1E2G3H2L5(1)2/4<3^1|5;imin-:g4n3u5T4@5;imininingwane:n3T4@5;imot-:I3K7}1;imoto:I3K7}1;impa-:G5H2L4R2' +
  ';impo-:f6l3H1!4-2/2^2;important:!5;impossible:f6l3H1)1-2/2;impr-:Y4*4}5;improve:Y4}3;in:o2t1v2x1y1A1C1J3&1/2[4]1' +
  '^1}1;in #:m2s5y2z4A2G4J2N4Y4!1,2@2]1_1}3;in a:b4m4r2t1x1B2F3G4H2J2L3Q4R3S2U1W2Z1%3)3*7+2,1/1>2?1{1|2;in an:n2G1I' +
  '1J3Z2-5?4}2;in and:g2m2n1p3s4v6w1E5M1&1-2[2;in bjj:a3s3t1x4y3z3A2F5N2P5$1}1;in boxing:p3s3y2A3P2Q6R1)2*3}4;in ca' +
  'pe:e3u2B1J3U3V4/2_3}3;in class:l2x1y6A6D4G1H3M1O1X3*3+1,6?5|3}5;in december:h3o4r3C3P1Q3V3)4-2=4;in die:c4d4e2f2' +
  'i1l2u1v3x3y4B1C3K2M3O4Q3S2V1X2&3(2*2>2?1;in durban:h2p3r2J3N2P2U2/4]2_3;in for:e1j1l2o4t4v2x3E2I5)3-2[4_4;in fro' +
  'nt:d2g2v3z1I2K5L3N1W2/3}2;in grade:B2C3D3.2=3;in his:i2k3v3w3y4B1C2D5W4X3;in it:s3w4S3&3*3<3?3_2|7}1;in january:' +
  'h2j2k2p4t3G2J3Q2(4_3}3;in joburg:a1b2f4h1m2n2p2t1H2J4T1U3V2X4!2^2}2;in june:b2o3p3r4A3C4&2(4)1=2}1;in krav:A3C3F' +
  '1P7S6U1$1*3=4;in law:b4e3g2A3E2F2J4S4Y3<2_1;in march:j3o2p1y2z1A1C2G4(3.2<3=2}2;in may:l3p2q3E2G2V2$3(4.3}4;in m' +
  'y:a1e5i2j1l1s2v2w4x3z2A5G5J3K1L3O3R1X1Z1$4+2/4<1_5;in one:l3B4C4E1G4M2Q7#1%2&5)2}2;in our:b2c3l2A3B3F2R2U2#1%2)3' +
  '>3;in pretoria:f1m3p3C3J5U2)2^3;in rosebank:d3m3F3J1V4!2#3^1}3;in sandton:d1e1f2j2m2n1o3B4K5T2U5V4W2X4-1=2>5^4;i' +
  'n that:c4e1f3q2v1w3y2S3U2(3,1|5;in the:c5d2e1g4j1k3y3z2B2D2E1G2K1P1Q2X2!1$4&3*1>1_1}1;in time:a5d3i6I1(3^4;in to' +
  ':i2p2v2y3<4[2}1;in two:k1m1u2G2P3S2(2)3_2{3}2;in which:a3h5C3J7P3(2)4|2;in with:g1p1t1v6x4z2B1E1H4J2K2Q1<1[4;in ' +
  'your:e1n2z4A5F2I2N1Q1T1U1V2W2Z2*6+1,1.4>3?3@6[2]1{1|1}2;inci-:*3}3;incident:}4;incl-:f3i5j7k1q1L3P2S1W2#2&2)1*3+' +
  '5,1.1<1?1^3|2;include:f3i3j3k1S2*3,1.1?2^1|2}1;included:f2i2j5q2w1L3P2W3#3&3)1+5<2^3|1;included in:i2W3#4&3)2^3|' +
  '2;inco-:l4o2y4}2;income:l5o3y4;incr-:}5;increase:}5;incw-:|7}2;incwadi:|7}2;inde-:,12=2;indemnity:,12;indi-:m5Q4' +
  '$9;individual:m5Q1$8;indl-:n3o2I3}3;indlela:n3o2I3}3;indo-:x3Y3}3;indu-:v6X7!3}1;infl-:z2>1?5}3;influencer:?5}2;' +
  'info:j1t2v2B4S7T8V3W2X1Y3&4)1@8;info-:T6V2Z1@9;information:T6Z1@9;inga-:f2q4r2A2C4D2H4!1<3|3}1;inge-:C2&4}2;ingo' +
  '-:a4k5t3}2;inha-:r8G5;inhaal:r7;inhaler:G7}1;inhe-:Y6;inherited:Y5;inin-:a3C1P2(3)4;inini:a3C1P2(3)4;init-:k5D3;' +
  'initiation:k4D3;inju-:q5y8G5O2R2Z3,6}1;injured:q5y1E3G2Z2,1}2;injuries:y6G1O3R3Z3,6;injury:y5G5;inko-:o5q4H5;ink' +
  'om:H6;inli-:M2T5&2@5;inligting:M2T3&3@6;inos-:X6;inosanto:X6;ins:m8o3t4;insi-:i2n3x4E4H4J4K3O1Z2&1*2.4[2|3}2;ins' +
  'ide:i2x4E4H4J4K3Z2&2*2.4[2|3}1;insists:n4w3O4;insk-:k9o2t5;inst-:d1e2n5r3u3v2M5N7O8P1Q3$4)2,1/2=6?5[1^1_2}3;inst' +
  'a:M5)2?6;instagram:a3b1j2l3z1F3M5V3/3?7]3}3;install:}6;instalments:n1}3;instead:d4e5f2m1n1p2r6u5B2L1M2#3,2.4/1^4' +
  '_5}1;instead of:d5e2f3m2n1u3L2M4O1#4,3.5^4_3;instructor:v3H1N6O6P4Q2X2$7%2)1,1=5[3}2;instructors:N7O7)3=6}2;inst' +
  'rukteur:O5Q6Y3+2=3;insu-:k1y3A2G4,8<5@3}3;insulin:G5}1;insurance:k1y2A3K2,6<7@2}2;insured:y2,6;insurer:<3;inta-:' +
  '&4(9/5;intake:&4(8}1;inte-:n1o1p4q2t4z1C2I1O3P2R1U2V2W2X1)5/6=5?3[4^3|2}1;intensive:)9;interclub:}7;interest:i1o' +
  '1p7X1+2}1;interested:p3t5y2A1B2C3U4V4W5X3Y2Z2!2;interested in:p4t3y2B2C3U4V4W4X3Y3Z3!2;international:O6<1^5;inte' +
  'rnet:n3t1M2O2/10?6[3|3;internship:o4=7;interpreter:}7;interview:o2v3}9;inth-:/7?2|5;inti-:z6D4F2Q4[3;intimate:Q5' +
  ';intimidated:z5D4F3;into:a1j1w1B3C4D3J6K3P3V2W3Y1Z2!2&2(3)1*2/2[3_6{4;into my:e2j3w2J3L1/4[3;into the:y2A3H2K4P2' +
  '(5*3[1^3}2;into-:C6}1;intr-:s9t6u9v9z2D3N6&7(2*3;intro:s6t5u6v6&6;introduce:v3N6;introduction:s2u3v5;introductor' +
  'y:s5t5u6v3&4(4;introvert:z5D5;inva-:a3e3f2m2A2G2(3*7}2;inval:a3e3f3m3A2G3(4;invalid:}7;inve-:S6>8}5;invented:S5}' +
  '1;inverter:>9;invi-:J4N1.5;invite:J3N2}1;invo-:g3n6s5y3B1J1S3<1_3}5;invoice:g3n3s3J1#1<1_3}6;involve:y4B3S4#2;in' +
  'vu-:,4;invul:,4;inya-:j5m2n1o4q6-3}1;inyanga:j5m2o4q6-3;ipad:B4?3[3|2;ipha-:m4w3.5[4{3;iphe-:b4e3i4K3+4-3@3;iphe' +
  'phile:K3@4;ipho-:/3}3;iphone:/3}3;iqal-:a3i2R3(6;iqala:a4(5;is:a1y2z1A2C2E1H1S1}1;is #:e3j3l2A5C8G2I1K2M1O1)2,2|' +
  '2}1;is a:b1e1f1h3i3j3o1p1q1s3w7x5z4A2D2L2O1Q2Z1$1)2+5-2=2?1@1[2]1_2;is at:a3e3f4u3z4L1,2>3}1;is best:a2c1d5t3v2A' +
  '2}4;is bjj:a1b2d3j4z1A3B3G2Q1R1V4;is boxing:a2d3h2i6j2z2B1G4Q2R1W2]2;is coach:}8;is die:a1d3g1h1i3j1o2s2v1y1A4C1' +
  'H4I2J1K1N2O4P2Q5&3(2)1[2^2|2}1;is good:c2H1R4S1V3W3/4=4;is he:a1r1C3E2N5O6S1}3;is i:c3e3o7z3A1B1F2J1}2;is in:c3e' +
  '2h3j3q4u4C4G1I3M3N2P3Q3W1!1#2$2&2*3+3.4>1[2^4|4;is it:a2d1h1i3j2k1l1o2p1r1s1v1y4z4B1E2F5G3H1I4J5K1N2P3Q4S3T2+2<2' +
  '>1?2{3;is krav:a4c5y3z2A2B3F6G2R1S5T2/3;is my:e1n1p2r3v2w3y3z1A2K5L1M1Q1!1&1/2=1?4@5[1{5}4;is n:c1h3i2j1m4w4A2C3' +
  'F5V2$1%1-3=5;is not:l3z2B3C4G4M2R3,4[2_3|1;is off:f2h5u4B2G2)3>6_2{5;is on:a4b6h1q3u4v2G7H4J2N1P2T4V3(3-3<2=2|2;' +
  'is one:f3i3j3m4o1p2z3N3P4W3)3,3;is she:z3C5E3N2;is that:g2o1r1v2w2z1A2D1E5F1H1K2N4P3R2S5T3U3V1W4X1Y4Z1#1*2+3,2/1' +
  ']2^2;is the:a2b1g4i1k4s6v1y1E2F1H2J2K1M3O5Q1R1Y1&3>2[2]2|1}2;is there:a2b2c3d4e3f2k2l3o2s1B3H1K1L1M1O1P3T1U1V2W1' +
  'X2Y2&1(1)1/1[1_1|3;is this:n1u3z2A1G1J4S3T5U1&3>1@5;is too:f4z3A5D1J3M4W4+4_1}1;is you:d2f3g5h4j3n3o1D1H3J6M2O5)' +
  '1,1<1=1>3;is your:c4d5f3h4i1j2m2r1z2A2D1F3H5J5O3R3)3+2<1>3@1|2}1;isan-:#1}5;isap-:l7;isaphulelo:l7;ish:c3e4i3;is' +
  'ib-:W7Y5*2+5}2;isibhakela:W9;isibhamu:Y6*3+6;isif-:a4i4s3$4;isifundo:a4i4s3$4;isik-:J3L4#2_4{2}3;isikole:J4#2}3;' +
  'isip-:x6-6;isiphandla:x6;isipho:-6;isit-:H4P2R4Z1&2+4?4{2;isitifiketi:P5Z2&2+4;isnt:o1p4r3s3u2A4B4M1O1T1W1-2.1/4' +
  '?2[4_4}3;isra-:N5O5S5U9=3}2;israel:N1O6U3)1=4}6;israeli:h2N5S7U8;israeliese:N3S3U2;issu-:o4x3z2D5G4H3+4-1;issue:' +
  'o2x3z3G2H2+4-1;issues:o3D5G3H2;it:a1i2j2n1o2p1q1r1s4u1v1x2y1K2P2Q3S6T1U1V3W2X1&1*1<2[2^4_3{3|4;it a:d2f4g3i2j4o3' +
  'p3r2t6u3v1y1A3F2G2I1N1P2Q2S1T1X1,1?4^1|3;it all:a3c4n4B4F5O1S5T3W3)5;it at:k2p1s2A3D3E2F2G3K2Q2U3V2W1Z2!2$3,5.2<' +
  '1@3]1^4_4;it back:r5<3_8;it be:a2n3r1t1u2x3y1E3G3N3Q2R3#3)3+2,4/3?2_4{1;it by:c3e4n2p3v4z4A2K2Q2U1V1X3Z2>4^7{4;i' +
  't can:j3p4s2A2D3E2S4Y2%1/3<2_2;it come:x1K2S3$2&3(2^3_1|3;it cost:j1k3m1q1s3E3K1#1%5&3)1^1|3}2;it for:b4i3j1l1p2' +
  's2t3u3z4A5B5K1P1T2U1%2&3@1]3^1;it from:n2p4v3H1I1O1S2X3/2<2^3;it go:i1n3z3H1I2L3&2>3?3@4^2_2{3;it in:c1n6x2J6L3O' +
  '2S3U1V3X2Y3&2*4,3-3.1]1}2;it is:a1b3d1e1f3i2r2s4t3B1D1E2G3R1S3W3$2{2;it ok:g3r3w4x1z1E2G2K1+3?4_4|2;it on:a1h5p1' +
  'q2r3s2t2D2H2L2U3W2Z2,1<3?1{3|9;it only:c1e3f3y2z2B5T7!3/5[2;it out:s6t3w2E6}2;it possible:c3d2m3q5u1E1G2U2W3X2Y3' +
  '$1-4.3/2<1[2_1;it safe:n3y4G6I1O2>3@3}2;it says:h2[6{1}4;it something:z3D3S4U2V3W4X3Z2!3.3]4;it still:l4p3u3y4A1' +
  'N3U2V3W3&2)2-6=5{1;it take:p2I4M4P2^2}5;it the:b2k4u3v3w3y3A3J6N2S4<3;it to:a3d3m3p6q1u6B1I4K2M1N3T3&2-4[1^6;it ' +
  'up:j4r5t4x1H1S1U2V3W3X2&3-3[2;it was:g3p4z2H3Q3U4*2_1{3;it with:a4j2n4o3t1B3Q3U1W2Y2Z4)1.3/1}1;it work:j4l2o2t3v' +
  '2z3F4P1S3%5?3[4;itch-:a3t3G2=3}1;itching:a4t3G2=3;itek-:I6;item:^3_5{1;item-:w1]3^1_6;items:w1]3^1_6;itha-:i5o3w' +
  '2L4;ithatha:i5o3;ithi-:I4M2#3_1;ithini:I4M2_1;ithu-:e2x3B5F2U4V2W4Y4+3/4?1;ithuta:e2x3B5F2U4V2W4Y4+3/4?1;its:a1b' +
  '1d4h5j2l1m1n1p4r1s3t1z1F4Q3S5U2X1#2-3>2[3^3{6;itse-:k2n4o4O3+2;itself:k2n4o4O3+2;itsh-:e4B2D1F2R3U3#2*4|4}2;itsh' +
  'ireletsa:B3F3R4U3#3*5|4;ive:e2h1n1o1p2r1s2t2v2w2x1z5B1E2G2H2L1M2O3P2R3S4T1Y4$1[7}1;ive been:k1l1p2s3t3u1B2G3P5T2' +
  'U2=1[3;ive got:e3h3i2n3q2w4x3B2E3G2H2L1M3U2V2X3$4&1=3[1;ivel-:O2S6;ivik-:b4m3G3{4;iviki:b4m3G3{4;ixab-:j3l5%1^2;' +
  'ixes-:a3g2i4P2;ixesha:a3g2i4P2;iyah-:D5<4;iyak-:k3s3K3P2<4;iyakhokhelwa:k3s3K3P2;iyan-:C5D1H1>5;iyas-:n3S3,1<1;i' +
  'yasebenza:n3S3<1;iyim-:j3k3n3y2Y2Z2$2&2-2]2^2|2;iyimalini:j3k3Y2Z2$2&2-2]2^2|2;iyip-:I1R6^2;iyiphi:I1R6^2;izic-:' +
  'x6;izicathulo:x6;izik-:b4L2!4(3=5;izikhala:(3=5;izin-:b3q1r2w2x1z1B1G1H4L4P2T5V1X1#5@2^3_1{3|4;izinsuku:b5r3B3V2' +
  '^3_2{3;izinto:T3@4^5{3;izinyanga:q3G4;izit-:H5O4=4?7;izithombe:?8;izol-:r6u2}4;izolo:r6u2}4;ja:c2f2j3W3&3}2;jab:' +
  'z2W7$4}4;jack-:L3V4)4]5}1;jacket:L3]6;jan:h6q4(2;jang:n4p4t4I1S2[3;janu-:b1h8j1l3p3q5t1C1G1J2(4_2}1;january:b1h6' +
  'j1k1l3p3q5t1C1G1J2(6_2}2;jari-:C6;jaso-:S3U3}2;jason:S3U3}2;jean-:w7}1;jeans:w7}1;jenn-:S3}2;jennifer:S3}2;jers-' +
  ':w4]3;jersey:w4]3;jewe-:x8]3;jewi-:h3S5;jewish:h3S5;job:d5f1j3o6p5u2v2T2W2Z3=12;jobs:b3f1q1s2U3=9;jobu-:a1b2f3h4' +
  'm3n1p1w1C1H1I1J4U4V1X3!1#1/2=3>3^1}2;joburg:a1b2f3h4m3n1p1w1C1H1I1J4U4V1X3!1#1/2=3>3^1}2;joe:V6}2;jog:z3F3I4*3;j' +
  'oha-:o2J2V3X4>2}4;johannesburg:o2J2V3X4>2}1;john:R3X2Y1}5;join:a5f1j5k6l3m2o5r1s3t8v2w2z5A4B4C1G2X1Y1(5)1+3/2<2=' +
  '3@2;join a:m4r3F2$1%3)4,4/4}1;join the:v3y2z4B3H2X2$2%2(5+3=5}3;join-:k8l2m4o3p5t5C1E4F1G3M3R2&2(3*2[2;joined:l3' +
  'p5(4[3}3;joining:j1k8m4o4p3s1t4y1A2D1E4G1M4&3[1;joining fee:k3&3}3;joins:k2l3m3C3E2F3$2;joints:G4R5;joke:z3C2-1_' +
  '4}8;jonk:A5C4;jou:V4*4}5;jour-:!5?3}2;journalist:?4}5;jse:e3f5}2;judo:w4z4R3S5T9V3=3}2;juic-:>4}4;juice:>4}4;jul' +
  'y:h3q7u1x2C3)4}1;jump:a3j1p4t3z4G3V2$1(2]5;jump-:C1G4*3.3}1;jumping:C1G4.3}2;june:b5h8o2p2q4r3&1(3=1;jung-:D3}3;' +
  'jungle:D3}3;juni-:d1o4A1B11C4D3O3P1;junior:A1B9C1D3=2;juniors:a1d2y1B6C4O3P2;just:a1g2k5m6o3p2q1t3v1y2C3D1E4F5K1' +
  'M2O1P2Q2S2T3V1W2$7%5&2)2^1;just checking:a1e2h1i2m1n1p2q1r1t1x1A1B1D2G1H1J2K1L1M1N1Q1R1S1T1V1X1Y1Z1!1#1)1,1-1.1=' +
  '2?1@1]2{2|1;just for:g4k3m4o5q2x3B3F3W3$4%3}2;just to:k8s1E1K6;just want:g1i2j2m4o2y4A3E1K2M3R5T3W2)1;jwan-:n5p4' +
  't3I3M3P3[3;jwang:n5p4t3I3M3P3[3;jy:a1m3z1A3*3}7;ka:b3e5f3g1h6l1p3x1C3D2E3G1H4I3K1L1R1S4X4#2+1-1<1>1?1@4[1{2;kaal' +
  '-:x7;kaalvoet:x7;kaap-:n4J4U3)3;kaapstad:n4J4U3)3;kaar-:m5n6-3;kaart:m3n6;kabi-:k2r3}5;kabili:k3r3}1;kai:B3T4}3;' +
  'kaiz-:}3;kaizer:}3;kakh-:a3c1j3A1C3D1Q5R4}2;kakhulu:a3c1j3A1C3D1Q5R4}2;kali:a5j2t1w2y1z1A1B3P3R4X13$1]2;kame-:G4' +
  '?5}2;kanc-:l4v4G2;kancane:l4v4G2;kang-:h2i4v2y4A3P3Q3{3;kangakanani:h3i4v3y4A3Q4;kant:v3E6J2;kant-:c4e4g2j1J3L4M' +
  '4X1Z4#2[2;kanti:j2J4X2[3;kantoor:g2L5M4#6;kapa:n4H2X1}1;kar:i3u2I7K5*2;kara-:i2k2n1w2z2B3E1P3R3S4T5X6*2.1=1]3}1;' +
  'karate:i3k2n2w2z3B4E1P4R3S5T6)1*2.1=2}2;kata-:S6}3;kati-:x4#3>3]3;keen:a4c1o3t6u2z1A5F6G1U6V2W2Y1(2+1=3;keen to:' +
  'a5t3z2B2H1U5V3Y2=3;keep:d1h2i2q3w1x6z7A1D1E5L2O1P4Z2!4@5]4}1;keep my:l3q3w4x3L5P2@3]1;keep-:a3j1r5B3D2J3S3@1{1}4' +
  ';keeping:@3|2}1;keeps:a3j1r5B3D3J3S3{2}4;keer:m5r2s4t2v5w1P1&1(2*2;kemp-:d3I6J3{2;kempton:d3I6J3{2;ken:v4O3P3;ke' +
  'na:x2z2A5C3F2H2[4;kenn-:p7;kept:o3r2u2F3@7;kere-:h6}2;kers-:h5-6;kersfees:h5-2;key:L5}5;keys:x3L3*7}5;kg:z2F3H3R' +
  '3}2;kgot-:n2H2R3X1}1;kgotsa:n2H2R3X1}1;kham-:#7;khon-:v4I2L4.2[3;khona:v4I2L4.2[3;khos-:&5(5;khoso:&5(5;kick:f3s' +
  '3C2G2S4#6(9*5]1;kick-:a3b2y2A4B3R4S6T6W5$1(2*5<2>1}1;kickboxing:b3z3A2T6W4=2}1;kicked:y4>3}2;kicking:a3B4R4S5W2(' +
  '2}1;kicks:a3k1A3B2G2S4T2W3$3*7?2;kid:c1g1i1l6o1p3r1s1w1A1B3C3D7E4G2N1Q2R3,3.4?2[1]1;kidd-:B7C2.2}1;kiddies:B7C2.' +
  '2;kidn-:j5B6*3;kids:a3c1f2h2i2j4k3l4s2w1y3A2B12C4D6E3K1L3N3O1P4Q4,2.5=2?3]4}1;kids and:v1E2J3K5N1Q3V3.3/3=3{2}1;' +
  'kids are:a4c5d6f3t3C3F3J1%3(3>1?2;kids at:c5e4i1D2E2.1}3;kids class:f2i3A2B2D1G1N3P3,2.1/2<3=4?1;kids group:r3C1' +
  'D2E1G2N5Q1=3}3;kids or:o3C8S3;kids train:a5h2i4x3B1E2F3H3>2;kies:R7-3;kill:a6d2j3z5G3;kill-:j6q2K2/4}3;killing:j' +
  '6q2K2;kilo-:z4A2F3R5W3^1}4;kilos:z4F3R5W3^2}3;kimb-:^3}5;kimberley:^3}5;kimo-:w3V2]4_3;kimono:w3V2]4_3;kind-:z2B' +
  '5C5R1T2U1*3.7|3;kindle:|4}1;kinds:T4U2*5;kini:f4n1v2y2B1C3F4I4L1T4U1V2W4X1,4.3=2>1?2@1]4;kit:a3k1w11L7&3]9_3;kit' +
  'c-:c2w2P3Z2.4}3;kitchen:c2w2P3Z2.4}3;klaa-:i5m2p4)2;klaar:i5m2p4)2;klas-:a1b5c3e2i3m1r5s1t3u2v2w1B2E1G2L3Q5%1-3?' +
  '1;klase:a2c3e2i4m2r4s1t4D2E2G3L3%3-3<1>1?2;klaseng:u4w2Q4;klee-:L8;klei-:z3B8C5D3E3Q5R3%7_4;klein:z3C1D3Q5R3%4_4' +
  ';kleintjies:B6C3;kleu-:P2_4}5;klim:p3H6I3;klub:m3V4}6;km:I5L3U8;knee:p4q4w2G8R2V2(2*3@1]2}1;knee-:p3A3G4H3R4T3V2' +
  '*4;knees:p3A3G4H3R4T3V2*4;knew:B2X4Z3}3;knie:q2G7;knif-:a3w3A3B2C3N1X6&1)3*5/1]5;knife:a3w3A3B2C3N1X6&1)3*5/1]5;' +
  'kniv-:a3f1w3y2B1X3&2*5.1]3^2;knives:a3f1w3y2B1X3&2*5.1]3^2;knoc-:c3d5g3l3y3G3,5>2}1;knock:c4d4l3y2}4;knocked:g4l' +
  '2y3G2>4;know:a2b2j1k1o3r1t1v6z7D1G1J1N3O7P5Q2T1Z1(1@2[2]1{1;know a:z2N1O1}8;know how:i4n3v2z4D1F2G2I1O4U2Y3Z3#5&' +
  '3+2[1;know if:k3o3r3s3t1w3x2A1B3H2K3L3O1P2*1<3>2{4;know the:a2j1o3v2z2J2O4Q1$2(1[2}2;know what:b1d3f2j5l4v1w2B1D' +
  '3F2G3I2O5P3R3U1V2Z2-3?2@2;know-:z6C2D1N3S2T4X3Y3Z4)2;knowing:z6N3}1;knows:z3C2D1N2Q1S2Y3Z4)2;knuc-:N4}5;knuckle:' +
  '}5;knys-:^4{2;knysna:^4{2;kodw-:u4y3G3+1{3|2;kodwa:u4y3G3+1{3|2;koet-:O4!1$5;koets:O4$5;koff-:}8;koku-:a2c2s4v1w' +
  '2y4z2E4L3,1}1;kokuqeqesha:L3}4;kokuthi:a3v3z1E3;kolo-:K6}5;koms-:c5d4;komsebenzi:c5d4;kont-:o9M6;kontrak:o7;kopa' +
  ':b2g3t4u2J2M3$2}1;kort-:l6;korting:l6;krag:>10;krav:a6c5d4e3f2i1j1u1y1A1B3C1F1G3N4O3P3R6S13T2U14#1&3.1|1;krav an' +
  'd:b5j4R2S3U1W4X2;krav for:a1s1z5B2C4F2S1U4!3#3.1;krav in:a4d4e2m4w3U8;krav is:a4h2y4R2S2U5;krav maga:a1c2d3f2i1j' +
  '2y2A3B3C3F2N1O1P2R2S1T4#4&1*2.4<1}2;krav or:a2x1P1R6T5&2|3}3;krav-:a1S5U7;kravmaga:S6U6;kry:b3e2l6r2s4u1y3D1J2M1' +
  'P7Q3$1+2,3-2<3@3|1}1;kry i:b4j2r4J2M3P3Q1+4,3<4_1|3;ku:b1u2w3Q6S3(3+4/1<3?3[6|2}4;kuba-:v2O6U2;kufa-:o2r4w2y1z2A' +
  '3+4,2;kufanele:o2r4w2y1z2A3+4,2;kufu-:o4w2x1I3S4&3*4+3,1;kufuneka:o4w3x2+4,1;kuka:d3e4A2;kukh-:a1c2d2e3f1h2k3l4o' +
  '1p2s1A3E1F2G2H4T1V3Y1&2)4>1]2;kukho:a2c1d2e3f1l3A4H2V4)4,2;kukhona:c2d1e1f1h3k2l3n1o2p2s3B1E2F3H3I1L2T2Y2&3/1=1>' +
  '2]3}1;kule:l3)1}3;kulu-:y2z3E3?4;kulungile:y2z3E3?4;kume-:o3t3v2w5x3y2+2;kumele:o3t3v2w5x3y2+2;kuna-:b4f5L2Q4;ku' +
  'ne-:A1H3K2)4_3}3;kung:S4T5.2;kung-:c4d3q3D5>5}2;kuni:j3o1U3V3-2.4=3}4;kuno-:F4K5>5;kuph-:f3m4n3y5z2F3I2Q3%1;kuph' +
  'ela:c1f3m4n3z3F3I3Q4%2;kuqa-:a2s6t2v4z1E4&3+4;kuqala:s6t2v2z1E4&3+4;kurs-:Y3&5)4;kusa-:a3h3o4A4;kuth-:r4P4S3^5;k' +
  'uthatha:P4S3^5;kuya-:x5y2*4>2?1;kuze:g4q6;kwa:D2I3J3Y4.3/3^4;kwal-:g4i3O5R3;kwe:j3o1v3x3L5,1[3}3;kwek-:h4L3&4+3;' +
  'kwem-:a4i3k4I2;kwen-:d4e2k3p3q4r5u2v4.2{3}1;kwenzeka:r4v3;kwenzekani:q3r3v3>1{3;kwes-:i3o2p4B4V4;kwi:t3u3v3w4x4y' +
  '2P1#3&3)1+6[5}2;kwik-:d2r3t4v3w3y2Q2&3(6?3;kwikhosi:&3(6;kwiklasi:d2r3t4v3w3y2Q3?3;kyk:b2j2o2s3t1E10H3/3;l:>4]3_' +
  '1;la:b4p4u2v5G2J2K3L1W4.5]1;laat:d7q6r5u2A4E2K2#3}2;laba-:z4F4H5;labe-:F5_4{1;ladi-:a1c1f1s2t1w2A2F10L4M1N2S1T1V' +
  '1W1X1Y1#3%2)1-1]2;ladies:a1c1f1s2t1w2A2F10L4M1N2S1T1V1W1X1Y1#3%2)1-1]2;lady:a2g2k1x2A2F13H1M2N1O8!3+1}1;laes-:+6' +
  ';laesense:+6;laid:b6w1;lami:v3G4}7;land:a2h2m3J2K4?4;land-:a2u1J7M7^4;landline:M8;landlord:}6;landmark:J7;lang:e' +
  '3o3x4;lang-:i4o4E3G3N3|5}3;langs:E4}4;language:G4S3|4}6;lank:i7o4q3x3P3S2&2-3^3;laph-:j2F1K2T4U4W3*1.2=2>4@3[2}1' +
  ';lapho:F1T4U3W3*1.2=3>4[2}3;laps-:r2+3?3}3;lapt-:E2K2L5/7|4}1;laptop:E2K2L5/7|4}1;larg-:Q3.3]5_5;large:Q3.3]5_5;' +
  'lase-:c2e4G1#5}1;last:d5h3i1k3n1p4y1z6C2F1G3H1I4J2K3P1)3-1?3{3|2}1;last gym:k4p3y4A1F1K5Q3>4;last month:p2C2G4Z4' +
  ')3{4}4;last night:u2J3[2{1|5}5;last week:a3p5r6x3z3C4F3M3(2=3_2{5;last year:b3k1z1A1E1F1G4J4U2!2#2&3)3+2.3=1@3]3' +
  '}1;late:c2d12f2g7r3u5A5E1K2M4U3Y1(7*2{4}5;late-:a7d8e1g1n3q4r5u5E2(1}4;latelang:a5(3)2;later:a4d5e2n3q4r6u5w1E2}' +
  '4;latest:b2d9g3;laug-:z5A4D5}1;laugh:z6A3D3}1;laughed:D4}3;laun-:.3}3;laundry:}5;law:b3e2A2E1J3S1Y2#5+1<1}10;law' +
  'y-:o7W2,5}3;lawyer:o6W3,4}3;lawyers:o4,2;lay:n6r5w2F3M4Z1;lazy:D2R4}3;le:c2d2g4h2m3x1z1C1G1J3K1L1M1O2P2S2T2V2W2Y' +
  '1#2$5%2*1-1/1<1=3@2|2;le na:c3d2e4l1B3C1F2U3V4W3Y3Z2)1-4/4|4;le ruta:b3d3e2B2T3U4V3W3X3Y1Z1!2#2*2}1;lead:N4Y4!1^' +
  '4;lead-:e3D4N6T2Z2=4}2;leader:e3D4T3Z3;leads:N6=2}2;leag-:F2V3}6;league:F2V3}6;leak-:@3}2;lear-:y1z2A2B4C3D3N1O5' +
  'P1Q1R2S2T1U5V3W5X5Y4Z5!2#2$1%2&2*3/6=6;learn:y2z2A3B4D2F1N1P3R3S3T3U5V5W5X5Y5Z5!3#1%3&1*4/3;learn how:D6F6U3V2W2' +
  'X1Y3!2)4*2@4;learn in:S6X3Z3&5*1/1;learn it:y4O3U2W2X2Y3Z4!4;learn selfdefence:z3A4B2G5U4%5/1;learn the:U3V2W3X2' +
  ')3=3}8;learn to:j2l1A3D3F3O1R1U1V3W3X1Y1Z3!1*6+2;learner:C6Q3W4[3;learners:z3B6K4O3Q2#4,2}1;learnership:=7;learn' +
  'ing:D3E2F1G3N4O3/7?2;learns:D1$4&2*2}1;leas-:s3B2K4O3Q4R4<2}1;least:s3B2K4O3Q4R4<2;leat-:W2]3}4;leather:W2]3}3;l' +
  'eav-:a2c1d1o2p8q3s1u1x5y1E5K5L3M1N3(3/2=1}1;leave:c1d1o4p4q4s2u1x4y2E4K4L3M2N4P2(4/2?1}1;leave my:s3E3K3L4M1O3?2' +
  '}2;leave the:d2e2p4I3K5/5;leaves:a4c1d1e3i3p2x3C3R1)1}6;leaving:p8E4K4O1!2)2-2/2@2^3;lebe-:v3E4[3]3}1;lebetse:[3' +
  '}3;lebo-:}5;lect-:b4c4d6e1;lectures:b4c4d6e1;lede:)4<2[2|3}5;lee:}4;leen:w8;leer:y1z2B4C2D3G2N5O1R1S4T3U4V3W4X4Y' +
  '6Z5!1$4%2&3)1*6/4=1;leer you:B2D5X3Y4!3*6;lefa:m5n5<3;lefe-:m1r4J4K4L3<3;left:a5g1k1z6G2R3U1W4X2!3&2(2)1@4]3_4{3' +
  '}4;left my:n4G2Q3U4}4;leg:j3G5H8K3V2Z3)1*1_1;lega-:o4A2+4,7@1}6;legal:A2+3,5@2}5;legally:o4+3,5}3;legg-:w7]3_2;l' +
  'eggings:w7]3_2;legi-:s2O5S3;legit:s2O5S3;legs:y2G5H4R3}4;leka:s6t3;lekk-:d3f1l3t2z1G1K3>3]3}2;lekker:d3f1l3t2z1G' +
  '1K3>3]3}2;lena:B3F2J4X3]2}4;lena-:b5}3;lend:w9+6}3;leng:m3r4T3(3)1;leng-:i9o1G2P2)4}1;length:i7o1}3;lens-:x4G4}2' +
  ';lenses:x4G4}2;lenu:J3}6;lera-:a4}3;lerato:a4}3;leso-:q3^3}2;lesotho:q3^3}2;less:i2l13o1r1D2Q1U2$1%3/2}1;less-:a' +
  '4b2d3i6j2m5r7s4t1u3v3w1B1E3N2U3V2W2X1Y3Z2$7%5*1-4/5<1>2?3;lesson:a6d2e1i5m5r5s5t4u4v5w2E6J1Y1Z2$5%4,2/2>4?3[1;le' +
  'ssons:b4d2h1i3j4m2q1r4B2C1N3P2U5V4W3X3Y3Z1$5%2)2*4-4/5<3;lessons for:m2B3U1X3Y3$5?3}1;let:b2g4m1p2q1r5s4t6u4x4y3' +
  'E3M3Q1V1W3&2(1+2?1[4^1}3;let me:b3g5j2p1t1x3E1G3L3M1V3W3&3(2+3,1[5_1}1;leth-:z3#3{3}2;lethu:#3}4;lets:c1d4e2j5m3' +
  'p1q2t3D5;lets-:m3r3u3v5G3)4.4;letsatsi:m3r3u3v3)4.4;lett-:o1p4q2G3M3#2,2<3=4}5;letter:p4q3G3M3,2<3=4}2;letting:o' +
  '3#4}3;leve-:a3y3z6H6K2O3P10Q5U3Z4$2%2=1?1;level:a3y3z6H6K3O4P5Q2U2Z4$3%2)1=1?1}2;levels:z3P9Q4U2;levy:k7;lewe-:^' +
  '7;lewer:^7;liab-:s4,10;liability:,8;liable:s4,6;libr-:D1/4|2}3;library:D2/4}3;lice-:k2I4K2O4+12}3;licence:k2I4K2' +
  'O2+8}4;license:I1+7}1;licensed:O4+4;lie:V3@2}4;life:b2c3f3o3p2r2z4A1B2D1E4R4S2Z8,4<2;life-:A2Z6)2;lift:g1i3u1H12' +
  'I6*1>1}1;lift-:b2G1H4I3;lifts:b2I3}1;ligh-:d1f1g2l3r2t1y4B6G4X2Y2>8]2;light:y5G3R1X3Y3)1>5]3}2;lighties:B8;light' +
  's:d3g3G2>7}4;lighty:f4i2r3t2;ligt-:>6;ligte:>6;like:b3g2m3n2o1p1s1t1v1x1L1Q4R1S3T3V2W3X1Z1$2&2)2/1_2;like a:b2d2' +
  'x3y1z1F2G2H2K2L1M1Q1R4W4#2&5)2-2.1?3[2]4_4{1;like it:m3n2p1s6w5D1H3Q3Y3)3@3_2;like me:c3z6A5B2E2F3H1Q1R1T4U2W2Z3' +
  ';like that:k2l2o3y3C3D2F4G3K2L3P3W1X2Y1Z1!3)5,5.1;like the:b1h2m2n3o1s3y1z3M2N2Q1T3U1V3X2$1,3<2]4_3;like to:b2c2' +
  'f2g3o2p2s3t4v1A2B2C1E3J2N3T1U4V2W4Z3!1%1-1/1=2?3}1;like-:c1f3s1w2O3Q2U3)3-4}2;liked:U3)4}3;likes:c2f3s2w3O3Q2-4}' +
  '1;likh-:a1c1e3n3z4F2Q3,1>1}1;likhona:a2c2e3z4F2,2>1;limi-:j3r4A7H3K2Q7}2;limit:j3r4A7K3Q6}2;limp-:q3)3/5}3;limpo' +
  'po:q3)3/5}2;line:b5k4A3I4M8!2/5>1;line-:b2N3O3S1}1;link:b2n2t6u1J2/3[7]2{2|5}2;link-:z5<4;linked:<3;liqa-:a2c3d1' +
  'i3;liqala:a2c3d1i3;lise-:+8;lisensie:+7;list:b7j5t2u1w7M1N2Q2T4V3W4&2)1*3.1<4@6]1|1}2;list of:g1w2M4N3T6*3<1]3|3' +
  ';list-:b4D5M3<4}3;listed:b4<4}2;listen:D6;lit:K4>6;lith-:i3G4J3}2;litt-:j3l4q2v2w3A2B8C3D3J1M2N1Y1$1%4.3?2[3;lit' +
  'tle:j3l4q2v2w3A2B7C3D4E1J1M2N1Y1$1%4.3?2[3;live:f3l4y6F1J1M4Y5)1+2.3/7=1?4^3|2;live in:f5A2I2J3R2)2/4?3^1_2|4;li' +
  've-:n2A3B2C1H3J1Y3Z4-1/5?4|1;lives:n3A4B2C1H3J1Y3Z4-2|2}1;livestream:/6?4;livi-:l4m3y2z1A2F3M3Z2!3)2/4;living:l4' +
  'm3y2z1A2F3M3Z2!3)2/4;lo:f3g4h2l2B1J2T4U3W4Y2Z2!2#2*1>2@1]2^2}3;load:r2u1Y3#2-2>8}4;load shedding:u2>5}1;load-:r1' +
  't3R2#1>10}1;loads:b3t3R3}2;loadshedding:r2>9;loan:w4}4;loca-:x3J9N4;local:J4N3;location:x4J8;lock:g5o12I2K5L7[1;' +
  'lock-:g2h3o5x1z1L9V4*3/4[4^5}1;lockdown:z4/6;locked:g4h4o7@2[5}2;locker:x3L5^6}4;lockers:L9^2;locks:L1V6*5;lodg-' +
  ':#1$3^3{3;lodge:#1$3^3{3;log:[10}3;log in:[7}4;logg-:[7}1;logi-:[11}3;login:[10}4;logo:]8}7;lokh-:y4z2U3<2;loku-' +
  ':c2d1s4t3u4v5w2y2L4O2P3U2Z5!3#2(3,2-1.4;lokuqala:c3s5v5w3y2O2P3Z7(3;lokuzama:t5u5;lol:d2e3h2i2j2m2n6o2w1y2z2A2B3' +
  'C3F2L2W1Y1%2,1.2/1>3_4}1;lona:b5j2n2I2J4M2N7O2U2Y2.1=3]3|3}1;lond-:m3n3q2J2U2W4X2-3/1^3}2;london:m3n3q2J2U2W4X2-' +
  '3/1^3}2;lone-:J3}5;long:a1h7i10o8q5w3x5G2I4M3O2P4S1#1&2)2@3^4_1{1;long do:h2i4o4r2y2&2)3@5}3;long does:i1s3M3P2&' +
  '4.4@4^3_4}3;long is:h3i3#4$3%2&1)2-4|4;long-:e2i7o3p4q2w2I2U1}4;longer:e2i5o3p4q3u2A1I3U2}1;loo:H2L6;look:b6g2l1' +
  's1v3y3z5B3E13H2J3N1Q2U3X2!5=1?1@3[3]4{3;look after:j1l3y4B2E1F4P3Q3U4!6/2[2;look at:b5y4z2E2Q3?1@2[4}1;look like' +
  ':b6v3B3J1X3&3/2_2}2;look-:a1b1j2y3B2E3F3J1K2L1P1T2U3V3W3X2Y1!3&1=3[1]3{1;looked:b1K3Q4<3_3}4;looking:a1c1d1e1j3v' +
  '1B3C1D1E3J1R1T3U4V3W4X3Y2!3$1&1=4[1]3{1;looking for:a2b1d2e1y2B3C1D1F1J2R2T4U3V5W4X3Y3Z1#1$2%1&2.1=4[1]3{2;looks' +
  ':b1y4z4A3F4J1L4P4!2*2[2|2;loop:i3o2I5;loos-:m3w4x1y3*3_5;loose:m3w2x1y3*3_5;lope-:S3}2;lopez:S3}2;los:m8p4K3L4}2' +
  ';lose:j1p1q2r8u1y2z3R6W3<1}1;losi-:q2R4;losing:q2R4;loss:R4W1;lost:a2b2p6r8t1u2v1J2Q3R2V3[2]1{7}3;lost my:p5F3_3' +
  '}7;lot:a4b1d1f2h1j3n1y3z3G1K8P1R3W1Y1&3)2/1]4;lots:b4y3F2H1O4Q6T3;lott-:}5;lotto:}5;loud:G2N2}4;loun-:E3V2/8_1;l' +
  'ounge:E3V2/8_1;love:a2c4f2j5l3t3v1y1B5F2V1X4$1)1-2=3?1}4;love to:a3c5f3i1l2o2t4v2B2E1U3W2X2Z2)2=5;love-:c4j3t2B1' +
  'C3G3V4W1&2-4.2|3;loved:c4t3U1W2&3;loves:B1C3G4T1V4-4.2|3;low:y5z3D3G3M3R3Y4)2;lowe-:j4l5A3G4}2;lower:l5A3G4}3;lo' +
  'ya-:l5}2;loyalty:l3}4;lunc-:e14g5i1D5I2#3;lunch:a1e10g4i1D6V2#3}2;lunchtime:c2e6g3I4$3;lung-:a3z2G6(4;lungs:z2G6' +
  ';luth-:x2z4{4}2;lutho:x2z4{4}2;lwa:y3T5X4}1;lwab-:t4#4}1;lwam-:b6u3U3;lyfw-:!8}1;lyfwag:!7;lyin-:V5*3{3;lying:V5' +
  '*3{3;lyk:b4e3v4z4S4;lys:b5<3;m:c9d4j4Q3;m#:d4r3J7}2;ma:a3b3p3x1A5E3F3H4)1;maak:d1h1l5n2p2r3t4z2D3E3I1S3$1>5?3@2[' +
  '3;maan-:a2j5k2m4o6p3q4G3N3&2;maande:o6q4G3&3;maar:a1u4v4z5E3S2{4|2;maat:y3%3,1]4;maat-:#5%2.3@2}1;maatskappye:#5' +
  '@3;mach-:n4M3T2X4Z2*4>1}2;machine:n5M3>2}5;machines:T4Z3}2;mad:c1q2z4A2W4.3/2;mada-:b2f3g3p1-1;madam:b2f3g3p1-1;' +
  'made:h2i3n3p1r3t1u2w2z1G1S6$1,4[3_4}5;mag:q5r1x5y2A6E7G4%1+4?5}1;mag i:r2x2y3E5G3+4?3}3;maga:a1c1d2i1j1y2A2B2C3F' +
  '1N1P1R2S5T1U8#3.3;maga-:S2U5X2^3;magazine:U2X3}3;mail:b1p1w2M10,1-3@4[6^2{2}1;mail-:M2)3@7{3}2;mails:M3@4{2;main' +
  ':N5T4}2;make:a2d4l4o1r8t1u6v3z1C1D4G1I4P1R2Y2(1*1.1?3[2}4;make a:d5k2l2o2t5z6A1D2G2J2-3?4[2;make it:a1c1i4l6m2r5' +
  'u4G2I5P4/1}1;make my:r3u6D4}2;make up:r6x3E2L4R5;make-:b1m3x4y1H1O5R3S5?2|3}2;makes:b1m4y2H2O5R3S6|3}3;maki-:b2t' +
  '2u2z3D1?3}3;making:b2t2u2z3D1?3}3;mala-:b5h4}2;male:D2F7O6=4;mall:c1f1h1t1x1A2B1E1I2J6K5O1S1W2X1!1#4)2,1.4<1>1@1' +
  '^1;man:b1e1E4F3G2N5O5P1S5T1W2%2*3,1-1.1<2=4[3}1;mana-:e2f1r1t1z5G2H4M7#5<3=3[2}2;manage:r1z6G3H4#4<4}1;managemen' +
  't:#2=4}3;manager:e2f2j1o2E2M6#3=2[3}1;mand-:h1n2o2v3w5y1I2J2;mandate:n3o4}2;mandela:h1z1I3J3}2;mang-:O5}3;mani-:' +
  'l3n5X6;manila:X7}1;manj-:a3g6}1;manje:a3g6}1;mann-:g7x3D3F2W3}3;manned:g7;manners:x3D3}3;mans:A4F3Q3;manu-:H1@5|' +
  '4}1;manual:H1@5|4;many:a1i3j3m1o1s5y1F4H2I1J2K3N4O2P3Q7R3T2%2&2(2.1^2|3}2;many days:p4r2^4_5;many minutes:i7v3I4' +
  ';many people:y3P2Q1%3)2}8;many sessions:b2j4s2P2&4}4;many times:a5o4q3s4P3(4[2;maob-:r4}3;maobane:r4}3;map:J7K2}' +
  '2;maps:g2J7;mara-:y4W3}5;marc-:h3j2o5q5y2C2G3(3.2<2=3{2;march:h3j2o5q5y2C2G3(3.2<2=3{2;mark:(4.3}5;mark-:f4l4n2y' +
  '2Y4.4=2?3@6}3;market:f5n3.5}1;marketing:S1=3?4@7;marking:f3}2;marks:y3}8;marr-:m3o6x3+3.3}5;married:x3+3.3}4;mar' +
  'ry:o4}2;mars-:y4z2#3}3;mart-:z3A2B4C2D3G1R3S4T4X3-2.1;martial:z3A2B4C2D3G1R3S4T4X3-2.1;martial arts:z3A2B3D2G2S2' +
  'T4X3-2}1;mas:c3E5Z4}1;mask-:}7;masks:}7;mass-:Q4}5;massage:}5;mast-:n6q2G1N3O4)7;master:N3O2)1}1;masterclass:)8;' +
  'mat:a3c2e1f4i2m7v1w2x8A3B1E2F4H1L1N3Q4V9?3;matc-:i1l5o2u2y4Q3R3S2<1}3;match:i2l5o2u2Q4R3<2}2;mate-:l4p1q3s3x4N1V' +
  '2%5.5/1[2|4}1;material:w1/3[3_2|5}1;maternity:q4}3;mates:l4m1p2s3z1I1N1V3%5)1.5;math-:b2d3s2v3A3}4;maths:b2d3A3}' +
  '5;matr-:f2l2p2q2r1z2C6D3!2#4&2)2-2=4}1;matric:f3l1p2q3r2z3C3!3#3&2)3-2=3;matriculant:l2C5=2;mats:a4c4f2i3t1x8A2B' +
  '4E2F1H2L1N3Q1V7,2.6=1?1}5;mats-:h5W4.3^4;matt-:a2h2r3x2z1A3G3Q2S2.3}2;matte:x2.3}5;matter:a3h3r3z2A4G4S2;matu-:A' +
  '5C4F1V1;mature:A5C4F1V1;max:q3Q6%2.2;maxi-:j2q2A3H2Q6;maximum:j2q2A3H2Q6;may:b1g1h4j1n1p1q4r3s2t1u2w1x5y1A4C2E3G' +
  '4P1%1+4,2-1?7@2_2}1;may i:b2c1g2j2n1p1q3s3t3u3x3y1E3G4M2T1+4?6^3_3}3;may my:n4r3u1x4A1B4E2}1;mayb-:e1f2l2m2t3B2F' +
  '2J3M1N1T3(1)2}2;maybe:e1f2l2m2t3B2F2J3M1N1T3(1)2}2;me:b1j3o3p3t4v4z2A1M4N1R4U3W2$5%1&1+1=1@6[2;me a:b4e1l5o1s3t4' +
  'v1G1J7M4W3X2+4[3_2}4;me about:B4J1N2S1T2U3V5W1X4Y3Z2!3&2;me and:i1j2l1m2t3B4F5K2R1T3$5%5&2[5^2;me at:a1c3f3r3u2v' +
  '2w3D4$4^5}1;me back:j5y2M4$4&3.4;me for:j5k2o4q1s3t3w1F3O2P2}1;me from:c2f2m1p2r2y3z3H1?2@4{2}3;me how:j4n2p3t1v' +
  '4M2U3Y2$2@3}1;me if:i3j3k1F1H1K3R2@2]4_3}4;me in:c1g3o2t6u3y3C1F1L3R2S2V2Z1$4&3?3[5^1;me is:c3f1i2k1y1z1A4E5K2*3' +
  '/3?3{1;me on:k2q4t1y4A3C4U3&2)1=4?2@2}1;me out:a4e1p3z2G3=3}6;me the:b4j3n2p3r2v4I3N3Q3R2T4U2Y2&2(3,3_4}2;me to:' +
  'a1j1l1o6p1q3t2C1E2F1G3J2M2N2U1V1W2Y2*3+5[4;me what:a6f3i3j2m2w3O4P2R1U4]3|3;me when:a2b2l3n2D3E4M3P1V4*1-5;me wi' +
  'th:e3j1k2p3t1z2H2M5O4Q5R4,3?2;me you:c2d2e3g2h2k2m2p3q3r3s1x3A2J2K3U1W2X2Y1Z2!3#2*2+2/2<2=2>2@1^3|3;me your:b2j3' +
  'o1J1N4T2]5}1;meal:}5;mean:a3d2f1h1i2k1q2y3D8H1O2S4T1V1X1Y1$2)1,3/2[2^2}2;mean-:d4f3i1q3r1u1A1E2F2L1S5&1+5>3_1|3}' +
  '1;meaning:S4}4;means:d5f4i3r2S3>3;meant:u2A2F3&2_2|4}1;meanwhile:q3L2+4}1;meas-:y4P4}3;meda-:R4V1<5?3}3;medals:R' +
  '4V1?4}4;medi-:q1G6O2Z9,2<9=2?3@4]2_2{1}3;media:M1=4?6;medic:x2O3Z8;medical:q2G3O2Z7)1,3<6=1@5]2}1;medical aid:<6' +
  '}5;medicine:Z6;medies:<7;mediese:Z3<4@2;medihelp:<5;medium:]3_4{3}1;meds:G7;meer:p6u5J2M2S3T3&2[2}1;meet:a5l3v6H' +
  '2N4U1&1/4}1;meet-:a4c4d2e3i2m4r4u3v4w1L4R1{3;meeting:a2c3g1i2m4r4u3w2L4{4;meetings:c2d3e4;meets:a4v5R2;meis-:B4C' +
  '4D3F6W5#1;meisies:D3F7W3#4;meka-:i3y6A5;mekaar:y7;melr-:I5#3}2;melrose:I5#3}2;memb-:g2j7k5l3m5o5p6q6t2A1I1$2&3)3' +
  '/4<3@2[6}3;member:a1g1j1k4l4m3p4s2t3y1A2B3C2$1&3)2+1<2=1?1@2[3}1;members:g2h1k2l2m2o1y2A2F4H1I4K3L2#1$4)3,2?1@4[' +
  '7]1|1}3;membership:j6k2m4o4p6q7t2&3-2/5<2}3;memberships:j5l4o4M1;men:w4y4z1B2C2F7L3M1O5Q6U5V4!3;mens-:d3f2g2y4A1' +
  'E2O5Q6U2Y3!4#4%4=3?2@2;mense:d3f2g2y4A1E2O5Q6U2Y3!4#4%4=3?2@2;ment-:k3A3D1G3I3T1%4)2|4;menu:R2T7[1}2;merc-:p2>2]' +
  '8;merch:]6;mes:X5)2*7}1;mess:b2n1G4>3;mess-:u2D2M6T3X1-3@3}2;message:M7-3{2}1;messages:D2@4}2;mete-:i5I4K3#3}1;m' +
  'eter:i5K4#3}3;metr-:l2C2I7K2]3;metres:K3Q1]4}2;metrobus:I6;mets-:i5}5;micr-:$4}6;mid:c3e8A3(1}1;midd-:e13g2j3p1t' +
  '2z1A5B3L2;midday:e11L4;middle:e3g3j4p2t3z2A5>1;middle of:e4g4p2t3z5>2}2;midr-:d2g2I3J4#5^3}1;midrand:d2g2I3J4#5^' +
  '3}1;migh-:o3r3y2D4Q2;might:o3r3y2D4Q2;mike:N5W4;mili-:b2l3O3U5|1;military:b2l3O3U5|1;mina:c1m1t2R3$2%6,1^6;mind:' +
  'e2o3p4t2u1x3C2E8Q2R5_5|2}1;mind-:j4l3X3.2|3}3;minder:j4l3}1;mine:a2b2f1q3s3w1B4C2D6H2L5R2W2Z1#2&1+2/2@4[3]1{5}1;' +
  'mini-:e2i4o6v4w3z2A2D2I6K5!6$2^3}1;minibus:I3K7}1;minimum:e2i5o6v4w3z2A3D2P1#1$2.2^3}1;minister:!6;mino-:o2B7,3@' +
  '2;minors:B7,3@3;minu-:a2e4i10l3n3v5I4K2&1-3}3;minute:e2i5l4n4v2&3-4}3;minutes:a2e3i9s1v5I5K3}2;mirr-:L5O2W2}4;mi' +
  'rror:L5W3;mirrors:O2}6;miss:a3f1q1r6B1G2V3}3;miss-:a2l2p2r9u3A2P3(1)2@1_3{1}2;missed:a3l2r7u3A2C1P4(2)3@2;missed' +
  ' the:a4u2A4C3P1(4)2;misses:t3A3?2;missing:r5_4{2}3;mist-:N4_3}4;mistake:_3}6;mitt-:w2W7]5;mitts:w2W7]5;mix:r2z3B' +
  '2D2R1S4U3&4;mixe-:a1z1B1C2F1G4Q6T3V2&2;mixed:a2z2B1C2F1Q6T3V3&2;mma:w1B2R1S5T9-2]1}1;mo:c4g2j3n3r1v2x3C2D4Q4U2*3' +
  '/2?3[3]2}1;mobi-:n6H6/3[1;mobile:n3/3[2;mobility:H8;mode-:w1y2D2G3S1X3?4}1;model:y2D1?4}3;modern:S2X4;modu-:Y3#3' +
  '&6+3;module:#4+4}1;moei-:z6;moeilik:z6;moko-:G4N5%3}3;mom:b4c3i1l4n2o1r1s1y4z1A2B2E1F7X2Z1)3,4-3.1?1;mome-:a3c1g' +
  '3j1l3o1s2K3P3<7=1>1;moment:a3c1g4j1l3o1s2v1H1K3P3$1=3>1;momentum:<8;moms:c4d2l2w2E7F9K2W2Z2%3)3^2;mond-:a5b5c1d1' +
  'f3g4h4l3r4t1u3w3N1Q2&1(3]6^1{4;monday:a5b5c1d1f4g4h4l3r4t1u4N1Q2&1(3^2{4}1;monday to:b8d3f4g2u3;mondskerm:w4]4_3' +
  '}1;mone-:j4k5l4m1n4p1q2r3s4y3D2P2%1)1<2_3{2}3;money:j4k5l4m1n4p1q2r3s4y3D2P2%1)1<2_3{2}3;money back:r3<5_5;mont-' +
  ':b2j7k4l2m4n3o9p5q7r3G2I1P2&5(3)3-1}2;month:b1d1j5k3l2m3n3o6p4q4r5t2C2L1&3(3)4-3}3;monthly:j7k4m5n2o1p1q1K2&3/2<' +
  '3;months:a1b3l3o8p4q7z2G6P5&3(2;moo:I1K5.3}5;moon-:c3e1q4s2B3H2P3.1/2;moontlik:c3e1q4s3B3.1/2;more:a3f1h2i1k3m3p' +
  '4r2t1B3D5N1O3Q1R1S2T5X1#2$1&3*1=1]2^2_3|2;more than:f4j3K2N4Q4V2Y2*4^3|3;morn-:a2c9d3e2f2g4u1I1N2Q1#1$2&1)3=2>2?' +
  '1_2}1;morning:a2c7d3e3f3g4u2K1L1M1N2Q1#1$2%1&2)4=2>1?1[1_3{1|1}1;morningside:j2t2I4J3>2}3;mose-:d4=7;moso-:c5g2=' +
  '2;most:r2w2x1A2E1H2Q2R10#2^2}1;most-:d2e1A3F4Q5R3S2;mostly:d2e1A3F4Q5R3S2;moth-:A2B1E3F4G1H3J1M4R2Y1Z2)3*3,2-2>1' +
  '[1}1;mother:c1e1l1p1t1y1A3B2E1F4G1J1O1R3Y2Z3)3,3>1?1[1_1}1;mothers:u2D2E3F2*2-4}1;motho:H3M4*3;moti-:D2?2}6;motl' +
  '-:>7;motlakase:>7;moto-:G1H1I3K8U2!5;motorbike:G3K6L1U3;mots-:e8A2,1-3;moun-:G3H1Z3}2;mout-:w4x5O2Z5]5_1{1;mouth' +
  ':w4x5O2Z5]5_1{1;mouth guard:w4_3{2}3;move:c2o2u8A2G2J5P8Q2W1!2/5}6;move-:h2t1u4z2C2E2J3P5U3V1W2X1*5.1/3=3{4|1;mo' +
  'ved:h2j1r2t2u4w1z2B1C2J4P4U4V2X2Y1/4=4{2;moves:y2C1F3G2P3*6.2?1|3}2;movi-:m4p7t1B3C2S3U1V3X3*2.2<2=2{1}4;movie:i' +
  '1m4S2U1.3}5;movies:m2S3X5*3}1;moving:p7t2B5C2U1V4(1<2=2{1;moving to:p5t2(2=3}2;mr:p2t2v4J2M3}4;mrs:p2F4}2;ms:H5;' +
  'muay-:z2R4T5W4=2}1;muaythai:z2R4T5W4=2}1;much:i2j6k5l3m5s3F2K1Q2#2$5%5&5-3.4]4^3_2|3}2;much does:j3G4)4=2}7;much' +
  ' for:j2m7z3$2)2.4]3^3|4;much is:j5l2s5I1K7Q2%1&3]4^3|1;mugg-:*6}1;mult-:l3m3G4)2*2<6;multiple:l3G5)2*2;multiply:' +
  '<7;mura-:B2#3}1;mural:B2#3}1;murd-:_3}4;murder:_3}4;musc-:z5G3H2}6;muscle:z5G3}1;muscles:z5}4;musi-:K2T3}7;music' +
  ':T4}6;musl-:w3F3L2%1?3;muslim:w3F3L2%1?3;must:i3j1k3n3o3p3q3r1s2t1u2v1w7x6y5z4A2C2E2F1G1I1J2K2L3M1P2R1(2+4,5/1=3' +
  '[1;must be:c6d2h1j1k3l3o3r3u2v1w2C2+3;must i:a3i2j4k2o3p3q3r1s3t2v3w2y1z3F3G1J5K2L4P3Q2R3$2&1(3+4/3=2>1_2;must i' +
  't:n6t3x5R4+2,3;must my:a2b2i1o1u4w5x3y4C4,1@3;my:p3u5x3B2C1G1?3@5[2{4}2;my #:a1t3x3C3D5O2W4+2}1;my account:j3k1m' +
  '2q1@3[7{3}1;my age:c1v3w3A4B3F3I3&3}3;my baby:c1k1o3r3B3E1F1K1&2-5/3]3}4;my back:d3G7R4V3*3,1<2;my bag:w7I1L5*5{' +
  '1}2;my bank:j6n2o2W3@3_2;my boss:b3d1e2h1j1r1w1K1P2W3!3#5$1(1@4[2}1;my boxing:u3J2>3?3^3{6}4;my boy:a2d1h3r2t2A3' +
  'B5D3E1G2P2S2.2?2]2_2;my boys:a3c3f2h2n4B6C3N2]2^4;my brother:g1j3k1l2u1y3G1H4J2N1S1U2Z2!2$3%2-3=2^3|2}1;my car:r' +
  '4u2I4K5U4*1/3]1}3;my card:j3k2n1s7+2@4{2}2;my child:i2k1p5q2r2u1D2E4J3N3O3Q3,1>2?1@2[2{1}3;my children:f3B6F2N4@' +
  '1}2;my company:l3n4o1q1U2#1+1,2<2}2;my course:f3h3o1p2u1S3X4$4>2}1;my cousin:a2m4t2C1U2V4!3%4-4=1}3;my cv:P4=7}5' +
  ';my dad:l1n4A4H1J2K2U2W5Y3*1,2-5|3}1;my daughter:f3i3k1q1r2s2t3w3x2B2D2E3I1K1L1N2O3P3T1W1$1&2.1=2>1?2]2_1|1;my d' +
  'aughters:f3h3j2k2s2u4v2C2D1E1F3.2/1?3@1^2;my debit:p5}6;my desk:c5d3e7i2L3;my details:t4M3@3[5;my doctor:c2t2G5R' +
  '3T2U4W3<2_3;my dog:}9;my email:@6[7;my ex:d2f4h2n3t2u2E2,4}4;my face:y6L4V3?7;my fees:l2n2q6M3=4}1;my first:c1i2' +
  'j2k2p1t6u8v3w2x1P2Y2?6;my free:c2e1m5t2u9$3(2=3;my friend:a1b2j2k1l1s3z3F1N2R2S3T5U3(3-2/2?2}1;my gi:a2?3^4_2{5}' +
  '1;my girl:f3r1t3y4z2B3C2O3P2V2)2.3;my girlfriend:a3l2t4E4F4R3*2-5;my gloves:a3n3p2L4?2^3{6}1;my gran:b3w4A1E2H2Z' +
  '3)3,2}1;my grandson:f2n3u2A3B4C3D3S2Z2[1^3{3;my gym:d3e4h1A3L1V3/4<5>3^4;my hands:y4A2G5W2X3]4}1;my house:p2q2$4' +
  '.2^2}5;my husband:a1c1f1g1i1l1s1w1y2E1F1J1L1M1O1Q1R1S1U2X1Y2$2&2(1+1,2=1]1^1_1;my id:w2+4,3@8[3;my job:c3o3p7y3T' +
  '4V2Z4!3?1;my kid:g2i2o2p2r1s2y1B1D4E5G3N2Q2,3.4?2]2;my kids:b1c1d1f3h2k1l1o1s2t1v2z1B1C5E1L2S2U2W1(2)1*3,1-4/4>2' +
  '?2{2}2;my laptop:E3K3L3/5}2;my last:a3d4k4p4y5F2K4Q6*3>4;my licence:I5+6;my life:a3b3d2i1o4z6O2T1U4,4>2;my lunch' +
  ':e2i1L2}4;my medical:<4@5;my membership:p5q6}6;my mind:o4p5t3E2R5_6;my mom:b5c2i3n3o3p1s2y2z1A1C2E1F1H1M1%2)2,3-' +
  '3{1;my money:y5E2&4_2{4}3;my mother:g3p2t2u1A5E3G3H1J2M2Y3[2_2}1;my name:d1j1k6o4p2t6u1F5Q4(2)3,2@1;my nephew:a3' +
  'n2A2B4C4T3!2,1-3=3^2;my new:f3o3?3_6}5;my number:M4@7[3;my office:e2g1h1l2p3s3A3B1D3J1K2L3O1R3T3V2Y2*2,1/1?2[1|3' +
  ';my old:c3e1f3i4j4q2w5z3F2I1L5P3*4,3.3{3;my order:^6_3{5}1;my own:a3w3z4E1F4G1L3V2X1$6+4,2/2[3]1^1}1;my parcel:g' +
  '4_3{4;my parents:h2l3o3A3C4,2-1@3;my phone:b4n5x1J4L4)2,6/1>4?3@3[2_2|2}1;my plan:p4q5}3;my profile:p3@4[2}4;my ' +
  'shift:a2d2g1i1m2r3F3M3>2?2}2;my sister:a1f3l2t2C2F4H3J3%2(2-4/2=2_2}2;my son:f1k1p1v2w1y1B2D3E1H1N1P2Q2R1S2V1W2X' +
  '1$2,2.3?2[1]3^1}1;my sons:p3q2u1B3C2E3M2,1-2.1<3?1@1^2_3{1}2;my stuff:g3L5@2[1^4{6;my trial:a3u7v7w1E1}1;my two:' +
  'f3j2k4r3t2B4C3N3R2V1X2%4}1;my wedding:x5$2(1}4;my wife:d1e1h1i3j2l3y1z1E2F5J1L2O4Q1R1T3U4W1Y3$3&2)1*1-2?1^1}2;my' +
  ' women:i4l4s3t1A3E4Y4%2;my work:d2m1o4w2L1R3V3Z2#1$2+3?2^7;myse-:e1n2o3u1w1y2z2A1E1F2P4R4S2U6$7&2*3,3-1?2[1^2}1;' +
  'myself:e1n2o3u1w1y2z2A1E1F2P4R4S2U6$7&2*3,3-1?2[1^2}1;n:b1e3i3k2m3o2q4r1t1C4H4J1M1O1S2W2Y2Z1!1#1$1%3)1*3+1,1-2.2' +
  '=2}1;n class:c4e4f1i1r4t3B4E5F2Q3V4W1Z3;n#:d4I6J2Z4}2;na:a4c3d5e1f4h2k1l3o2p1s4x3y4F3G2H3K1L3M3O2Q2T1V1W2Y1!1#1(' +
  '2+3-1<1=1@1]1^3;na le:a2c2d2e2f3g2k3l3A2B1C3F1G4H2K4L3O5Q1T3U2V2W3!1)3-3/2=2|2;naa:e3h3o3s2O3Z3;naam:k4t2N7@2}1;' +
  'naba-:y5z2C2F1$3%3*4.2;nabanye:y5F2;naby:a3I4J5W3}4;nael-:x7;naid-:p2t1J2}5;naidoo:t1J2}5;nail-:v2x11;nails:v2x1' +
  '0;nair-:m2q1V1X3;nairobi:m2q1V1X3;nake-:x4V3}3;naked:x4V3}3;nama-:b3h3w3x4]3}2;name:k5o1t4F3J5N9Q2S4)2+2,3@5[5]2' +
  '}3;name of:N5}4;name-:t1D5J2N8)1@3;names:t1D5J2N7)1@3;nami-:J2/3^4;namibia:J3/3}2;nani:j2w4I2J3M6U3/1}1;nann-:d3' +
  'e4B1E4Z4!1}2;nanny:d3e4B1E4Z4!1}2;nap:e3>4}2;nast-:k1D5;nasty:D5;nati-:O2^3}5;nationals:}6;natu-:z7R4}2;nawe-:f9' +
  '=3;naweke:f8;nayo:x4U3V2}1;ndaw-:z3J5Q5#3%2;ndawonye:z3Q5#3%2;nded-:$5;ndedwa:$5;nden-:p2t4v1z3;ndib-:q2t4v2E3+4' +
  '}1;ndic-:b4g4j3p3q3t2u1J3M2S2#3&1=1@2_2;ndicela:b4g4j3p3q3t2u1J3M2#3&1=1@2_2;ndif-:c1f1m2p3t3v2E1F2I3M2U3V2W2X2Y' +
  '2Z1!2$3-1.2<4=2]3_1|2;ndifika:v4I5;ndifuna:c1m2p3t4E1F2M3U3V2W3X2Y2Z1!3$3-1.2=2]3_2|2;ndih-:n4I1}1;ndik-:x5F4I5R' +
  '5/4;ndil-:v3F4P4[4{3;ndin-:e1l2m2n1q3r2s1u3w1x2y1z4A3E3F2G4L4M4/2<4=1?6[2_5;ndingafumana:l3$3;ndingahlawula:m6n5' +
  ';ndingangena:d3x3A5H3(3;ndingaqeqesha:G5/3;ndinxibe:w6;ndip-:d3f3r4w2K4;ndis-:c4o4w3H3I4(3,4/2{1;ndit-:o7z1,2}2;' +
  'ndix-:&4}3;ndixelele:&4}3;ndiy-:l1p5q4y1F4,3|2;ndiz-:e4m3q2v2w1y5I2}1;ndiza:q3v3}1;ne:j3R4+1<2}4;near:a1d1A2I6J8' +
  'K3U3V1W1X1^3}4;near you:d2I7K2}2;near-:a4g1l2A1C4E1I4J4/2}2;nearby:a2e1g3E2I2J4}2;nearest:a3I3J2/2}3;nearly:l3A2' +
  'C4G1{1;nece-:t3w4+1;necessary:t3w4+1;neck:x3G6*2}4;neck-:x7;necklace:x5;nee:c3f2o3D2W3}3;need:b2o1p2t1u1w8x2y1z4' +
  'B1G1J1K2L2M2U2#2$3&1+6,5=6[1]2;need a:j1q1r2t2v3G5K4L2M2Q1V1Z2#2$2&2+3,1-3=3[3]5}2;need an:b1B4M3#3[4}2;need for' +
  ':j1w2z3P3+4}3;need my:o4s3t5w1y5B2C4+3,3?1;need something:c2d4w2B3C2D3J3P3#3&4/2]5;need the:b5c3J3N2^6_5{2}1;nee' +
  'd to:b3i5j2n1p2q2s2u3v1y3z3A2F3G2H4I1J1L5M2P1S2U2W4&1,1@2{5;need-:c1h1k1q2s2t3w6z3B2D4F1G5H1J1U2Z1&1+4,3=2]1^2;n' +
  'eeded:k2q3s2t3w6z4G3U4&2+4,5=1;needing:Y2Z5=2^4;needs:c3h2B2D5E1F2G4H2I1J2K1O2W1Z2!2$1=2?1]5;needs a:c2B3D4K3!3<' +
  '1=1?2]5}1;neem:n2A1B3+3?4}3;nego-:l8;neig-:k4l2N2X3Z4#2%6*3|3}2;neighbour:k4N3X3%4}4;neighbourhood:Z4#3|4;neighb' +
  'ours:l2%5*3}1;nels-:I3J2V2^6;nelson:z1I4J3;neny-:j3o5;nenyanga:j3o5;nenz-:v3E5T5@5;nenzani:v3T5@3;neph-:a3n2y2A1' +
  'B4C5T3!1,1-4=3^2;nephew:a3n2y2A1B4C5T3!1,1-3=3^2;nerv-:v4y2z8F3O1#2*4]2}1;nervous:v3y2z8F3O1#2]2;netb-:b2f1r2z3F' +
  '2G4}3;netball:b2f1r2z3F2G4}3;netf-:c3U1V3/3}2;netflix:c3U1V3/3}2;neve-:d2p2r1s2v3x3y1z6A2C3D3F1S3Y4Z1&1)1*2+1@2^' +
  '2{4}2;never:d2p2r1s2v3x3y1z6A2C3D3F1S3Y4Z1&1)1*2+1@2^2{4}2;new:b4h6k5l1o1s4t6u3v6w2x1z1D2K1N1Q4T3V1Z1(7[4]3_1;ne' +
  'w year:h5l3Q5(1}1;newb-:b2c2q4Z3}2;newborn:b2c2q4Z3}2;newc-:s4t3v6y3z1Q3&2(1;newcomer:v6y4Q4;newcomers:s4t3z3&3(' +
  '2;newl-:j1s2B1T2X1$3=2^3}1;newly:j1s2B1T2X1$3=2^3}1;news:i3F4{7}2;news-:v2E4N3S3T2?3@4}4;newsletter:v2N3S2T2?3@5' +
  ';newspaper:E4S2}6;next:a11p3r3t5u5A2C4E1J2P5Y1Z1#2(9)5,2.2_3}2;next month:p2r6t3u2y4A3C6F2#4.4}3;next to:b4A3E3I' +
  '3J6W4!3.4;next week:h5m2r3t4u6w3C1$2]1}4;next year:o3A3F3&2)1}7;ngab-:a2c1d1g5i4y2D4F3M4S3+3,1<1;ngabani:a3c1d2g' +
  '6i3M4;ngabanye:D5;ngabe:i2y2F4S3+4,2<2;ngak-:c1I5J4;ngam-:h5j4m4x2y4N3Q3%1(2*1=1;ngama:h1x3N3*3>1;ngamaholide:h6' +
  '=2;ngan-:m3n3I3R6T4|2}1;ngani:n3I3R3T5|2}2;ngap-:a1c3k4o1p3s2v3w2x5y2z3E2I1K3&3*3+1,1[2|3;ngaphakathi:K2&4*4|3;n' +
  'gaphambi:a2c3p4s3v3w2x2z2E2G1+2,2;ngaphandle:k3o3x4y3I2K2[3;nge:e1f3h4m2n3x2y1z3S6&4/6@4;nged-:A3F4$6;ngedwa:A3F' +
  '4$6;ngee-:h4I3X3@3;ngeh-:I4$1}2;ngek-:h4&6;ngel-:e5f2r4R2+5{3;ngem-:d2f8i6j2q3r2L5)2*1@3}2;ngemali:j3q4r3;ngempe' +
  'lasonto:f6)3}1;ngemva:d4i4L6}1;ngen-:p3z3G2O4R3}4;nges-:e5i3q3v2E2H3K2Y4*1?1_3}4;ngesikhathi:e6i3q3v3E3*4?2;nget' +
  '-:w5I6;ngez-:b3f4h5r3x6H2X4)4;ngezinduku:H3X4;ngi:z3J1[5{4;ngib-:k3q2t4u3v3z4B3E4L3U2+4[2;ngibe:w2z5+4;ngid-:w3P' +
  '3Y2Z1!3+3}5;ngidinga:c1w4P4Y2Z2!4+4;ngif-:h2m5s3t5v6I4+5;ngifika:m3s4v4I4;ngifike:h2t4v4;ngig-:r4w7x2I5L3!3;ngih' +
  '-:b4E4G4H5I5/2^3;ngihamba:H5I4;ngihlala:I4/2^4;ngij-:o6N3<1;ngijoyina:o6N3<1;ngik-:k1l2m2n3p3q1u2x3z5G3R5&1[2{3;' +
  'ngikhokha:j3k3m3n4&3;ngikhulelwe:q2G5;ngil-:h1l2q5r3v2w4y2z3E3,4{2;ngilwe:y3z4;ngim-:A4E4R3}2;ngin-:b1l3m2n2q4r4' +
  's2t3v1x2A3E4F3G4H1I1L3M5O1W1!1(1*2+2-1/1=2?2[1^2_4|1;ngine:G3V2<2=5;ngingafika:a4d2g3I5;ngingafunda:T4*4/3;nging' +
  'ahlala:E5}4;ngingajoyina:j4o3z2A5G1(3;ngingakhokha:m2n8;ngingangena:x4H5}1;ngingaqala:z6A4W4;ngingaqeqesha:d3x4G' +
  '4H3+1/1;ngingashintsha:u1_5}3;ngingathenga:m4-2]4}2;ngingathola:s3!4$3<1}2;ngingayithola:c4|4;ngingaza:f2w5+4}2;' +
  'ngingena:j2k3v4[5;ngip-:d2q2r5u2w3K1L3P4(2-2}1;ngiphuthelwe:r4u3(3;ngiq-:d3x3z2E1G3R3&2;ngiqale:z1E1R4;ngiqeqesh' +
  'e:d3x3z2G3}1;ngis-:d3e1f3o3q1v2z1A4E2G2H4I4K4R3Z1!3(3,2/1[3}1;ngisayine:o5,4;ngisebenza:c2e4f4Z3!4;ngit-:b1g2p2u' +
  '2w2y2B3I2M3N2P2Y2&4+1-2=2]2^1_5{3;ngithanda:u3y3B4X1-3;ngithenge:w3Y3^2_4;ngithola:P3&2,1<1]4}3;ngitshele:N3&4}3' +
  ';ngiv-:c5m3t3x3I3?3}4;ngiy-:b2n3p6q3u3v3z1K2R2-2=2@2_3|1}2;ngiz-:a2e2i1k2l1m1q2r1t1w4y7z5E4F5I2K3N2,1?2;ngiza:m4' +
  'w5K5;ngizofika:v3I5}2;ngo:c3d5e2f1g2h3i3l3u2#5;ngo #:c3d5e2g2i3;ngob-:i3j1N5}2;ngoba:i3j1}5;ngod-:h5k5t5;ngok-:a' +
  '3h4n2p4O2*3-2=4|4}2;ngokhisimusi:h6-3;ngol-:r5;ngolunye:r5;ngom-:a6g4h4u3R3X3Y3}3;ngon-:h3G4P3}3;ngonyaka:h3G4P4' +
  ';ngos-:g3v4w2)1;ngosuku:g3v4w2)1;ngub-:N6,4}2;ngubani:N6,4}2;ngwa-:o4B4C4D3.2?2;ngwanaka:B3C4D2.2?2}2;nice:b2l5v' +
  '3M5O2Q3)1-5?2@2}3;nice-:V3*1}3;nicely:V3*1}3;nie:b1h3l3m1n1o4p3q1r7s1u3x3y4z2D4I3L2M2R2U1)1+3,2>2?2[4{2}2;nie ca' +
  'n:m2n2r4u3x4y4z2D3$2?2_2;niec-:B5C4D2N4,3-4;niece:B5C5D2,3-4;nigh-:a2b1c5d9e1f4m1q1r2u2y3F2I2K3Y2*1.3|3}2;night:' +
  'a1c1d5f4g1m1u3v1y1F4I2K2R1X1Y3*2.4^1|3}3;night shift:a2c4q3F3L2U3#1]2^4|3;nightmare:i3p4r3H3K3+3;nights:a2b3c6d6' +
  'e2f1m1q2r1y3N1$1/2}1;nikh-:f4}4;niks:a3k1o3s3v4z3D3U4{5;nina:l1B2C2J5L1T3X1+4,1;nina-:c3e2f3l2q2B5C4F4J4Q2T5U2V2' +
  'W5X2Y2Z2!2$1.2]1|1;ninalo:f3C4F4J5Z1;ninani:c2B4C2T4;ninayo:c3e3h2l1q3B2F3M1U2V3W5X3Y3Z2!3$1%1)1.2/1]2|2;ninayo ' +
  'i:e4l1s2A1F2M2U3V2W1X2Z1-1/2]3}1;nine:a4c7d6f2g5i1t2C8N2U2Y5.3>2]2{1}1;nine-:e3i2z1F1G3W3Y4=5|4;ninety:e2i3G4;ni' +
  'ng-:l6q3t3D4I1M1W2Y1#4$2+5.1@2^2{3}3;ninj-:B5.6}5;ninja:B4.5}2;ninjas:B3.3}3;niqe-:a4b4f2x3!1}1;niqeqesha:a4b4f2' +
  'x3!1}1;nise-:g3h5J6U4X2@4^2;nisu-:d5?4@4;nith-:A5,3^7}1;nivu-:c3f2g6h4>3;nivulile:c3f2g3h4>3;niya-:e1f3h4n3s2B3M' +
  '2P2U2V1W4X3Y2Z2!3#4)2*3+1.3/2=5>3?2@3]3^4;niyabaqeqesha:!5#5;niyakufundisa:X2Y1Z3*9;niyaqeqesha:e3f5!4#4;niyaval' +
  'a:h7;niyawathengisa:]7;niyawenza:)5.4;niyayenza:T3V4W4X1Y1Z2#1$3_4;niyayifundisa:U4V2W4X4Y4}1;nizo-:h3j2v2#6>2;n' +
  'izofundisa:#7;njal-:j4m3D4}1;njalo:j4m3D4}1;njan-:n4p3t4I3M3P3*2@4[3|3;njani:n4p3t4I3M3P3*2@4[3|3;nje:e3h1m5v3w4' +
  'x3z2E8;njen-:k4V4X1Z1!3-4}1;nka:e2i4m3n2o1q5r3s2u4x3z3A3E5G5I1K3L5Y1+2/2?4]1_6|1;nna:G4Q3R4!3%3;nngw-:i2m6(2;nng' +
  'we:i2m6(2;no:a3e1f1m2o3p3r2s6w2x1y5z4A2D3F2I5M2S2U1V3W1$3%1+3,1>6?1{5;no gi:a4w2V7;nobo-:c2g4r1s3v1y3A3D2E1M3P1Q' +
  '2V3$2}5;nobody:c2g4r1s3v1y3A3D2E1M3P1Q2V3$2}5;nog:a5d6g1l2z2A2G2J3N2U3X3&2(3+6=1>3{3}1;nogi:w4V9;nois-:G6}4;nois' +
  'e:G5;noku-:L4V3W4*3;noma:h1i4n1o3s3t3w4x2C2E3F2I2J3K1Q5R3U2(3,1>1;nomm-:M6@4{5}1;nommer:M6@4{5}1;nomo-:M6@3}1;no' +
  'moro:M6@3}1;non:k2m6s2B5E4W4$3)6+1]4{3;nons-:C4D2}4;nonsense:C4D2}4;nood-:l5z3O2Z8;noodhulp:O2Z8;nooi-:x2z5}2;no' +
  'oit:x2z5}2;noon:a2c5e14g4Q1;norm-:f6h3i1n1v2w4z3H1M2P2Q3R3T1U2&2)4}2;normal:f5h3i2n1v2w3z4H1M2P1Q2S1T1U3&3)4}2;n' +
  'ormally:f3w3P2Q5_2;nort-:I5U1V4}1;north:I3U1V4}1;nose:x8y6,3}1;not:d3f3m3p1q4r7s3w1x1y4z4A2C1D4E3F1G2R3U2&1+3-2>' +
  '1?2[1_5{4}3;note:r3G7M5<3_2{4;note-:m3n3w2E2[1}4;notes:m3n3E2[1}4;noth-:c2e1f3g1h2k2m2q1s5w5y1z5D1J4K1M1P1W3#2&3' +
  '<1]1_1{4}2;nothing:c2e1f3g1h2k2m2q1s5w5y1z5D1J4K1M1P1W3&3<1]1_1{7;noti-:e4o3p8u4E3*2=2}2;notice:o3p8u3E3*3=2}1;n' +
  'oticed:e6u2}1;nou:a2g6m4n4r3u3S1V2!1[3_4{3;nove-:b3l3n4o2q6C2G1P4W3)1;november:b3l3n4o2q6C2G2P4W3)1;novi-:z6R2Y3' +
  '&3(4;novice:z2R3Y4&3(3;novices:z6(3;now:a7g6l1m4n2q2r3t2u1v5A4B2G1I1R1W2>2[3_4{6}2;now and:j2m7o2q3r3G3P3(2)3-4;' +
  'now i:c2g2m3z1P2R4U4W4X1@2[1}2;nowa-:J3N2U3&3;nowadays:J3N2U3&3;nsfa-:l2}5;nsfas:l2}5;nton-:p1r2t3v3w5C1I1R4S2T4' +
  '&4@2}1;ntoni:p1r2t3v3w5C1I1R4S2T4&4@2}1;numb-:j4s3I2J3M7Q7,1<4@6[2{6}3;number:j2s3I2J3M7Q4,1<4@5[2{6}4;number of' +
  ':j4o3Q2#3.3}2;numbers:j5Q6@5;nurs-:c4e1f3l6q1r1t2A2B2C1F3L2R2U3Z1#4$2-1}1;nurse:b1c5e2f2l3q2r1C3F3L3R3U3Z2$3&1-2' +
  ';nurses:l5t3F2#5%1;nursing:f2}5;nutr-:}5;nuwe:b3V3(5}1;nuwe-:h5y3z3&4}1;nyak-:t3u3y1W4$4%3=2;nyaka:t3u3W4$4%3=2;' +
  'nyan-:l3)1_3}2;nyanga:l3)1}3;o:c1g1i2u3B4C5D3I1N4P1*3.4>6^2}5;obli-:o7s3y1;obligation:o5s3y1;obse-:E11W2;observe' +
  ':E9;obst-:A3H5}4;oclo-:a1d2e6f3g2i3B2K3Q2}2;oclock:a1d2e6f3g2i3B2K3Q2}2;octo-:o5A1C3#3(1.2;october:o5A1C3#3(1.2;' +
  'oda:^2{7;odd:b2g1F4$5%1[3_3;oefe-:a2c2d4e3f4h4i3m2p2q1x2z1A1B3E2F3G4Q2Y1$3%2,1/1>3?2]2}1;oefen:a3c3d4e3f4h2m2p2q' +
  '1x3z1A2B2E2F3G4Q2X1$3%2,1/1>3?2]1;oefening:h4j4Y3;of:b2h2i3m2v1z1C1F1N1Q2R1S1T3#1%2)1*1?3]2;of #:i1m3A4C5K1P2Q2T' +
  '3V1W1X2Y2#2$5%4,1]1_1{1;of a:g1i4m2r2s2t2v2w1z3D3G1L1O2R2Y1#5$3)1*6-1.4_3|1;of all:b3v2F2R3T3?3;of boxing:i2m2s2' +
  'N3R4S3V3-3]4}1;of class:g4i5y3T3U4?2}3;of five:l3q2u2B3C3T2$5%3;of it:o2p4r1v3x2G3S4U3X2Y4*4/3<3|2;of krav:G1N3S' +
  '7#2;of me:l3v2z2F2!4*1?7@4;of my:d3i7k2l2p3q1A3B2I1L2&1+2.2/2?5@1_1{6}2;of our:j1k3l3n3t2D4!3,2.2/4;of the:a1b1c' +
  '3d4e2h1i2n2o1r1s1t3v2x1J1N5O2Q1&1(4,1<1?3[2_3}3;of them:b3f2j2k3l2m4C4H3O5R2#3%4&3*4.4{3;of training:b2j2r4T8W3#' +
  '1)3-5?2]2;of us:d1e2h1j3l2s4t2u1A1B2E2F1Q4Y2#3$2%3&3,1;of what:b2u1w3U2V3W5X2Y4Z4!3*1{5;of your:c2f1j1A1B1C1E2F4' +
  'G2J3N4R5U1V1W1X1Y4$1&2)2.2/3<3=2@2[2]1}2;of yours:H3J4N3R2S1-3<3=1[2]3^2}1;off:a3c2d1f5h6k1l7m1n2p5q4u1x8A2E1G1I' +
  '4K1L2&2(3)3>5@3_3}1;off at:c5d5e5l3A3I1L1>4]1^3;off for:h3l5q3x3A4U3)1}4;off my:j5k1l3m2n2L2(3*4,2=5{5;off the:c' +
  '2d1p4r1u5B5I2K4L3&3?1@2|2}1;offe-:c2e1f1j1s4B3C1F2N1O1T5U2V4W5X1Y3Z3!2#1$2)3.2/2=2;offer:c2e2f1j1s4y1B3C1F2N2T4U' +
  '2V2W5X1Y2Z3!3#1$2)3.2/2=3;offer you:c4B3F2U3V2X4Y3Z2!2#2)4.4/3;offered:d4T3V1Y3;offi-:c1d3e3g2l1p2I1J2K3L3M2Q1V2' +
  'Y3!4#4@1{3|1;office:c1d4e3g2p2r1y1z1D1I2J2K2L3M3Q2T1U1V1#4&1{3|2;office is:e5f3g2v2B4J1K3Z2*3+2?3;officer:L1R2V3' +
  'X3Y1Z1!5+1@3}1;officers:l3Y4!3#2;offices:K3#1}3;offs-:m1q4B2;ofte-:a5b2i2j5q4r3y3P3&1(2)2@3}2;often:a5b2i2j5q4r3' +
  'y3P3&1(2)2@3}2;ofun-:N7;ogge-:c9;ohlw-:t4@4}2;ohlwini:t4@4}2;oil:/5?2}3;ok:a1m1n4r2t5w4x6z5C3E5F2G4H3K2+5,2?7}2;' +
  'ok for:a4z2A4G4H4+3|2}2;okan-:n3R3=2}2;okanye:n3R3=2}2;okay:m1n4w4x3z1E1F3G6&2?5;oke:z2N4*3}4;okes:c3g4E2F3J3O3Q' +
  '4V4X4Y3!4%4;okok-:k5s4v5;okokuqala:k5s4v5;okun-:k4R6&3^2_4;okus-:c3L4W5;old:a3f1i1j3n2w3A10C7D2G2J1M2N1R1S1T2W3*' +
  '1+3<1}2;old is:E4S5-3}7;olde-:i1A8C5;oldest:i1A8C5;oldi-:A5W2}1;oldies:A4W2}2;olds:a3A5C4.3}2;olul-:m3)4;olulodw' +
  'a:m3)4;olym-:}8;olympic:}4;olympics:}6;om:b1c1e4j2k4q1t2A2D2E2H2I1K2L4M1O3R3T1W1Z3!3&1*4+3,1/1<2?2_2;om te:p4q2s' +
  '3t2v3z3A2B2E1H3K4R1V2*5+2,3^3;on:a4b2f1g2h3k1q1v2x4D1G1H1V1%1/3>1?2@1_2{1;on a:a1f5g5j1n2o2q5r1E3F4K4P1Q5U2Z1&1)' +
  '1+2,2-5.4/2=2^5|4;on day:d5h1k6v4w2y6,3;on facebook:b4s2M2T3&1)2=1?4]1;on friday:a2e4g6t2u2x3y3L1$4{3}4;on hold:' +
  'q6}3;on monday:a4d1f1g3j2t3u4w4N2Q6(3^3}3;on my:e2g1p1u2v6x2D4E5F1G3J1W1$2)1,5/1<1?2^1_3{3|1}3;on one:b2j6G1H3R1' +
  '%5)2*2;on saturday:f1g3i2j3m2r1t3u2w2B2E2F1I2J3N4O3Y2$1=4^1_1}1;on sunday:f2g1l2$3-4/4{4}4;on the:a1c1f4h2i3k1l3' +
  'n1s3u1y1D1E2F2J2L1N2O1Q2R3T2V3X1Y4Z3&3.2?2]1_1{2;on thursday:a2g4h3r2v2w3C3E2N4%1,3>2}2;on top:i2k6F3Q3R2V2$3&3*' +
  '4^3;on tuesday:e2g2r1u1v3B2C3N3Q1$3_3}3;on wednesday:a2g3m3r1t3v2B1E2N2>3_3;on weekend:f2z2Z4)2^5}5;on what:a6b3' +
  'j2q2r3C4S2V2(3*3{1;on which:a2b6j1n5y2V2&3(4[3;on your:a1c2d1j1k2t3x1z1A2B2H1L3M1R3T2U5V5W2X1Y3&2,1.3<1?3@2[1]1;' +
  'once:d8j2k7m8n1r5s7%1)6,1[3_4;once off:k6m7)8;onde-:l2q3z6K1O1#5;one:a2e4i2j2l3m5r3s4t1u2v1E1G2H2J2N2P1Q3R3Y1$4%' +
  '4&1(5)4+2,1]1_3|1;one can:a4c4e3u1E2U2X4Y4Z5)1-3]3}1;one class:f3i4m4s1B3C5Q2}4;one coach:Q3$4%4;one day:u1R3!2)' +
  '7=3}3;one do:d3f3t1u2A3R2S3T3U2V3W1Z2&3,3;one evening:m7r5E5&2}1;one for:a5b4e3l3K3N3P2+4-1}3;one get:c2j1l3M3P4' +
  'S4!3)2=4[1;one is:c2e4g2r2u1w3C2R4*1;one learn:P4T5U1W1X2!3&1*1/2;one lesson:i4m4s2E2F3,3;one of:f2s3t2w2E4H1J3K' +
  '1M2N2Q4U4W4Y4$2&2(2)1,2-1.2=2]4{4;one week:m3r6s2}5;ones:b3d4g2h2i3m1r4s1v3B7D2H2N3X2(2*1]7_1;onge-:r5Z4_3;ongel' +
  'uk:Z4_3}3;onli-:b3j2l1n4p2t4v1,3-2/11?2@1[3]6^3_4{2;online:b3j2l1n4p2t4v1,3-3/9?3@1[3]6^3_4{3;only:a3c4d5e1f6m6n' +
  '4o3w1y1z3A1B3C1E4F8G1J3L1R2T4U1V1W3Y2!1$7%4&2/4[2^1{1;only come:d3j4l4r1F3)2}1;only for:a2d2z5B3F1S6V1!2$2%2)1[4' +
  '|5;only have:a2c3n3w3G4I2J1L1R6&1)2+1;only one:a3s3u3z5A4J4L3&3_4{3;only the:e4k6m1o2y2B2J3$2^3{2|3}1;only want:' +
  'j1m5o1y3E3P4W1%4&3)2;onog-:!5#1}2;onogada:!5#1}2;ons:b1d1h2i2l5p3q2t3u4w2x3y2C3Q3Z2#7%8*2,2.4>3?1}2;onto:t3x3B4H' +
  '2L3&3(2=4[5|4;ontv-:g5-4=4}2;ontvangs:g5-4=4;oopm-:}5;oopmaak:}5;oops:u3}3;oor:e3f2h8i1p2r4u4D2T1&1)2*2/4{1|2}3;' +
  'oorb-:d3n2x5;oors-:q6r4T4/3^3;oorsee:q3/3^3;op:a2b6c1f1g2h4i4k1m1q5v1x3A1H1K1P2Q2S1V2X1!1$3&3)1*1,2.1<3=1?4[2_1{' +
  '1;op die:a2c2i1k3l2v2x4y3A2F2H2Q4V2X3&2.3[4]3_4}1;op n:f3g4h1i5q1r2.1/2?2@2;opda-:g3m2r3t4v4;opdaag:g3m2r3t5v4;o' +
  'pen:c2f3g12h9k1z1E3V4(2)5=6>5[4|2}3;open on:g4h3J4&3}4;open-:c4g5h1k2t3I4J4(2*1.1=6_3}1;opened:_4}4;opening:g6k2' +
  't3J4.1=6;opens:c6(3*2}4;oper-:g6q3G4K4M5(1=1;operating:g6;operation:b2g3q4G4O1(2;opge-:O2/4}5;opho-:o1p4z3;ophou' +
  ':o1p4z4;opin-:D2}4;opinion:D2}3;ople-:N1T3Y3Z5!6#6$3;oplei:!3#5;opleiding:N2T3Y3Z5!5#4$4;oppo-:b1e3J3*4=5;opt:p4' +
  'y2?2@5;opti-:b2c3e1f1j4m3n4o4p3y2F3I2R4T6#3$4.2/2^3;option:c2j2m4n3o5q3F3I1$5%1.3/3<1^3;optional:y5;options:b3c2' +
  'e2f2j3n2F1I2R5T6#3^1;or:a2f1i2k2n4o1p1t3v4w4x3y1B2F1J2K2N1O3Q4R4S2T2V1&1+2,1/1[2]2^2|1;or #:a3c3e3i4j4Q5Z4$4]5;o' +
  'r a:f4i3k4o1p4s1v2w1y2z4F2M1N4O1Q3T4U2&3*3_3|1;or are:c4h1k1w2z5B3F1J2L1O1Q3T2+3;or can:f4n3o5p1t4v2y4z3B3E6F1L2' +
  'P3Q2$1(2,1/2;or do:b3e2f3h3i3j1n1v4x1A1E3F3H4I1L3O1Q6T1#1&2)2+5>2[4|3;or is:a2e1f5g2j1k3l2o5s2t3w6x2B3F1H2K1L2P1' +
  'S3V2W6/3=2>2[2^1{1;or just:f3g6k2p2s5t4w1J1O5Q1S3U3V3W2&6*1@3]1|1}1;or must:a3n2p4r3t2v1w4C1E2L5(3,3-3[2_3|3;or ' +
  'no:a3c3e2f2h3k2n2w2x3y1H3K3U3V1;or not:h2l3o3r1s4w3x3z3A1U2+3,2>5{2;or only:a1c2g3k2s3t4v1y2A1B4F1H1P3U5V3Y3!2&3' +
  '(2)2*4-1]5|3;or something:k3l3n3D1E2I2O2P6T2V3X2&1)1>1;or the:C4J3N2O1Z3}6;or what:n3o6t3z2B1F5Q3S1X4*1>1{2}2;or' +
  'an-:I2P4;orange:I2P4;orde-:d2i1m1n5A4D3O2+1]3^7_6{9}1;order:d2i2n3p1A5D4G1O2+1]5^4_2{8}2;ordered:_5{7;orders:m3n' +
  '5^5{1;ordi-:z5F3S3U5Z1)4;ordinary:z5F3S3U5Z1)4;orga-:t3C1#7)4.3}2;organise:t4#2)4.4;orth-:x4G3}3;oss:}5;oste-:G7' +
  ';osteoporosis:G7;othe-:g2i2k2r2u3y5z1C1D4F4I3J1Q3T4!1$4%3)1.1?1@5_1;other:g3k1n1r2s2u4v1w1y3A2C1D3F2I4J1M1S1T5#1' +
  '$1&1)2*1.2?2@3{1}1;others:e3i3k2x2y4z5C1D3F4J1L1N1P1Q5!4$4%3-1<4@1_1;ou:b3w2y3A6J4N4S1V1;ouen-:c4E1X3$3*2}1;ouen' +
  's:c4E1X3$3*2}1;ouer-:E5,3?2;ouers:E5,3?2;ouma:n4A5E4F3H5,1;ounc-:]5_2;ounce:]5_2;oupa:A6E3W5;our:p1B1C3E2L1N1Y1Z' +
  '3#9$1%7,3-2.3>5?4@3{2;our church:l3v1y2B2F2J1M1R3S2Z2!2.3?1{3}2;our office:e2G2H1N2#2-1}6;our own:$4%5.5[4;our s' +
  'chool:b2g1h2A4B1D1N1Q1#1.1]2{4;ours:g4!1#4>2;ours-:t2v2F2Q4%5;ourselves:t2v2F2Q4%5;out:b2f1i3j1p9q4r2s3t2u4w2x3y' +
  '5z1D2E2G2V2!1)1*1+1.1<1=1>4@2[4]1}1;out for:a2d3h3j1q4s2v5x4J3!1$1.4=6>1{2;out of:a2c1e2g1p1r4x1z6G3I2L3O2S3!5)4' +
  '*6>1?2@3_2;out the:b1u2y5A4E2P3#4,2.1>4^3}1;outa-:>8}2;outage:>6}2;outages:>5;outi-:G4H1,3.5}3;outing:H1.5}1;out' +
  'l-:B5D1S4T2&4;outs-:f1g2i1m1v2x2E4H3J2K5M3R1#2)3]3^1{4}2;outside:f2g2i1v3x2E3H4J3K5M3R2#2)3^2}2;outsiders:m3E3$3' +
  ')2;outstanding:{5}3;over:f2g1h3i5j1n3o2p1r5x3z2A7G1I3J1K1L1P2U2&1-1/6>2}2;over the:b2d5e1f3h4m1q1r2D2G2M2$3/6?3;' +
  'over-:b5e4q4r5w3z4G3K1L1M1P2T4!3)4/1?2^2}3;overnight:K3L3^2;overseas:n2q6w3M2N2P3!4$2(2)6+2-2/2?4^2;overslept:r3' +
  'u4}2;overtime:r4}4;overview:b7T6;overweight:z7D2G3;owe:s6}7;own:m1w7z2E1F3K1L3R3X1$6%10+7,7/3[4}1;owne-:M3N3Y3#3' +
  ')2+4}4;owner:M3N4Y3#3)2}2;owns:?3}5;p:d4j3Z5^2;p#:K3P9U2;pa:a3b1t2A5B4G3H2M2*1-3;paar:m4%4-3]3_3;pace:z7G2/6;pac' +
  'e-:G6;pacemaker:G6;pack:k3m8w9-3>2_1}4;pack-:j7k1l2m3K2Q5#3$6%2&3.4^4_2{6}1;package:j4k2l3#4$6%2&4.3^2{7}3;packa' +
  'ges:j8}1;packed:K3Q8^4;packs:m5$3.1}2;pad:e1g3W7]4{4}1;padl-:L9;pads:a4e5n1w8y6G1W8#2$3?1]6_7{4;page:a2b3d1g1j1H' +
  '1M4N7S4W1Y2%2&3?2@1[7]3{3}3;page-:,5[2|6;pages:,5[2|6;paid:k4n6r3s2x1A1J2K1P1&2(1<1_1{7|2}7;paid for:k3r5J4K2(2_' +
  '3{6}1;pain:y7G3L4<1;pain-:v3R3#3}6;paintball:#3}3;pair:f1g2l2n1B2C2E3F5Q3W3Z3!1,1=4]2^2_3;pair of:g2n2W3=4]2^3_3' +
  ';pair-:F4O4Q6-2]3;paired:v1F4Q5;pairs:Q3]3^1}2;pakk-:g1j7.2^4{7}1;pakkie:g2{7;pala-:I5;pals-:G4H3;palsy:G4H3;pan' +
  'g-:X4*5;panga:X4*5;pani-:G7Q3Z4;panic:G5Q3}2;pant-:w5B4]6;pants:w5B4]6;pape-:a3b1g1k2n1o5v2O5P2+8,7=1?1^1|6;pape' +
  'r:a4b2n2o2w3N1P3Y4+2,6?2^3|2}2;papers:g3o3v1O7+7,1=4;paperwork:k3o5v3+4,7;papi-:O2+5,4;para-:g2l2H7O3S2Z2=4;para' +
  'medic:g2l3O3Z2=4;paraplegic:H7;parc-:g3^7_3{9}1;parcel:g3^4_3{8}1;parcels:^6{2;pare-:s1u1A3C1E8K1L2M1S2X5Z2)2,5-' +
  '1?3[5|3}1;parent:A2B4E6S4.1[3;parents:b1s2u2A3C2E6K2L2M1V1Z3)3,4-3?4[4|3}3;pares:X6;park:d3q5I1J3K15T2X1$4.3}2;p' +
  'ark-:a1f4i3v4w3z1G5H2K8R1Z3.1}2;parked:v5}3;parking:a2d2i4w3z2H3K10R2U1Z3)1}3;parkrun:f6w1A3Z1;part:j5t4w1y5D1E5' +
  'G1H1O2P2U2V4W3X2Y3Z3!1&1*5+3,1/2<4=8;part of:j4t5B2D2O3U3V5W4X3Y4Z4!2&2*6+3-2<4[1;part-:n2u1v4y3E2F3G2Q7Z2$2*3,3' +
  '.12<4@2{2}1;participants:A1E4+2,3;participate:E4G3,3;parties:.6@3{3;partner:v6y4F6H1Q5X2Z3,1<5=2}5;partners:Q4#2' +
  '<3@3;parts:k2n5G4&2;party:u4A1L1*5,1.11^1{2}2;partytjie:.5;pas:b2c2o3u4z4C3R6$3_2;pass:g1m10s4y1M1$3@4[4}1;pass-' +
  ':m5I1J1P2T2U1V4$2*6,3@3[7}3;passed:p3F2P3T4@3}1;passenger:a2J4U3*5;passing:g2m6I2P2V5$3;passport:,4@4}6;password' +
  ':[8}3;past:a4d5e1f1g6i3y1A8I8J2;pata-:m3n3s3<2;patc-:P5Z7]3;patch:P4Z5]4;path:H5P3}1;pati-:d3e4z1O5U2#4*2;patien' +
  't:d3z1O6U2Y2;patients:e4#4*3;patr-:K5#3/5;paus-:e4q12;pause:e4q10;paxi:^7;pay:j6k8l6m11n12q4s7K4P3$4%3&5-1<8=4^1' +
  '_1|2}2;pay for:h3k4m4q3r2s1D1K4#2&1)1+1-4<4@3{3|1;pay the:i3k6l4&4<1_3;pay to:k7s4K3P4$3%4_4|4;payd-:l3n5s3u2(2/' +
  '2^2}3;payday:l3n5s3u2(2/2^2}3;payf-:n6}1;payfast:n4}2;payflex:n5;payi-:j3l3m1n1o1p1q3s6C2Q2$1[3|1}1;paying:j3l3m' +
  '1n1o1p1q3s6C2Q2$1[3|1}1;paym-:j2k4l2n8p2q4s3M1|1}3;payment:j2k4l2n8p2q4s3M1|1}3;pays:j4n7E1#2,4<7@3_5}1;pays for' +
  ':j2n4E2#2&2<3_3;pdf:b6|8}2;pe:q1w5z2=2^1}1;peac-:n2y4Q1S4;pean-:l2G6}2;peek:E9@1;peki-:X4;pekiti:X4;pele:c4p4s6v' +
  '5E1G3Z4+1,3}1;pen:w4X3*4]4;pena-:o6p2r4}1;penalty:o4p3}2;penc-:l5t3;pencil:l5t3;pend-:o2=1{3;pending:o2=1{3;pens' +
  '-:b3c3j4l7s3w2A8I1J1R1%2^1;pensioenarisse:l4A4;pension:j5l4A2;pensioner:b4c4j2l2s2w3A4I2J1R2^2;pensioners:l3s3A4' +
  '%3;peop-:b1c1d3e1f2o1q1s1t2w1y3z3A2B1G1H2N1O3P2Q4S2T1U2V2W1Y1Z2!3#1$3%2)2=1[1;people:b1c1d3e1f2o1q1s2t2w1y2z3A2B' +
  '1G1H2N1O3P2Q4S2T1U2V2W1Y1Z2!3#1$3%2)2=1[1;people in:e1o5v3z1A3D3H4N2Q2S4U5V3!2#2$2%3;people to:s3H1Q1U2X4Y3!3#4.' +
  '3}2;people who:c1f2l3q3s1z4A1G3H3N1O2U2V2!1&2)4/3[4|2;pep:^6;pepp-:*3+2]3}2;pepper:*3+2]3}2;pepper spray:*3]3}2;' +
  'per:b2i5j5k4m7o2K5Q8%2_1}1;per class:i4m2Q3;per month:j6o1}2;perc-:l4F4G2<2}5;percent:l3G2<2}5;percentage:l3F4;p' +
  'erf-:c3e3i2$1-4.7}2;perfect:c4e3i3}1;perform:.5;perh-:c1l3L4#2=3]2;perhaps:c1l3L4#2=3]2;peri-:e3o6p4q1s3_3;perio' +
  'd:e3o6p4q1s3_3;perm-:o1p1x4E2L2+9,5=1?4;permission:E3,6?5}1;permit:o3x3+8=2}1;pers-:c1d3k1l1p1r2s1v1x1y2z2A2H1M5' +
  'N1O2P2Q6R2U2!4#4$6*2-1/3=1?1@3]3|3;person:c1d4g1i1k2p2q1r3s2t1v2x2y3z3A3H2K1M3O3P3R2S2T1*3-2/4=1?2]3|1;personal:' +
  'M3O1Q5U5!2#1$11@4]2|4;persoonlike:Q5!3$2@2;pert-:m2p1q2J3/5;perth:m2p1q2J3/5;petr-:l2J4U3#3/2}3;petrol:l2J4U3#3/' +
  '2}3;phak-:c4e5f2j3F3K6R3(3;phakathi:e5f3j3F3R4(3;pham-:c5E3}1;phambi:c6E3;phan-:z4K3R2V3;phansi:z4R3V3;phi:b5K6L' +
  '4S4=3;phil-:O2S6X9;philippine:X5;philippines:O3X6}2;phon-:b1n3t4x2H1J1L2M6U1)1*2,2>2?5@2[2{2|4}2;phone:b1n3t4x3B' +
  '1H2J1L2M7U1)1*2,2>2@1[4{2|4}2;phone number:M2@1[3}1;phones:?7@3}1;phot-:j1y2F4N3U1V1?14}3;photo:b1y4N3?5}1;photo' +
  'grapher:?7;photos:j3A1F5N3U2V2=2?5[1}2;phys-:e2y3D1G5H3J4O5U3V4W1#3&2*1/4<1}2;physical:y4D2J6#4&3*3;physically:H' +
  '4U4/5;physio:a1e3G3O5V4W2<2}3;pian-:b3y4;piano:b3y3;pick:g1i3t2D4E5I6R6T2V2W2X1-3^6{2}1;pick up:g2i4E4I6T4-1^5{3' +
  '}1;pick-:a3g1u6z3D6M5-3^6{2}2;picked:g2u6z4D7M3}1;picking:a4D3}4;picks:c1M4-4}1;pics:?9;pict-:b5v2z1A2M2S4?11_1}' +
  '2;picture:b4v3S5?6_2;pictures:b2z2A3M3?9}2;pictures of:b4L3?4|3;piec-:N4+3,2}3;piece:N4+3,2}3;pier-:x8;pierced:x' +
  '6;piercing:x6;piet-:^3}4;pig:w2L3}2;pila-:b3d2x1z2G2T4!3}2;pilates:b3d2x1z2G2T4!3}2;pilo-:m3q3}3;pin:J11[3;pink:' +
  'F4_2}5;pins:x4G4*4;pist-:F3Y11*4+8]3}2;pistol:F4Y6*3+7]4}1;pistols:Y3+4}1;pistool:Y5*3+2}3;pitc-:r5s2t5u3z1Q4>3;' +
  'pitch:r3s2t5u3z2Q4>3;pizz-:}6;pizza:}6;plaa-:r3Z3*5/2?1^3;plaas:r3*1/3?1^4;plac-:a2e1g1j2l1r1t2v3y1B1F1H3I1J5K4L' +
  '3N1T3U2V2W3,1.2=5{4;place:a3b1e1g1j1r1t3v2y1z1B1C1F1H4I1J3K4L4N1T3U3V2W3,1.2=1>1{2}1;place for:j2t1z5A1B2C1F2G3K' +
  '6L3Q3V3W3.3=3}2;place to:K3L4V4W1!2[4}4;placed:o1{5}4;places:j3l5v4E2J4K3#2&4(3;plai-:S3T4;plain:S3T4;plan:b7i4j' +
  '9l2p5q7v1H1!2&1<7>2|1}6;plan-:b4g1h3i2j6o3u2v1z1A1G1L1P1V4(3)5>1}3;plane:I2|3}4;planet:d2g3k2o3L3Q2V5<2}1;planet' +
  ' fitness:d2g3k2o4L3Q3<2}3;planned:h3(3)8;planner:b5v4H1M1!1#1-2.1>3;planning:b2h4i4A4H1J3P3#1(1;plans:j8o4u4}1;p' +
  'las-:n3q4x3H3Z4?4}1;plaster:q5x3H3?4;plastic:n4_1}1;plat-:G3U4/4[2}1;plate:G4U5;platform:/4[3;play:q1u4y3*2.1/1|' +
  '3}7;play-:e1p2q2z6B1D2G4R3!1}4;played:z7;playground:D7;playing:q1G4}1;playlist:}7;plays:p3q2B3C2G3;plea-:a3b3c1d' +
  '2g3i1j3n1p2q1t3u1w1B1F1J3M3T3V2X2Y1#1$1&1(1=1?2@1]1_2{2}1;please:a3b3c1d2g3i1j3n1p2q1t3u1w1B1F1J3M3T3V2X2Y1#1$1&' +
  '1(1=1?2@1]1_2{2}1;please i:b3v2J3#3{1}1;please send:j3n2p1N3T1Z3#3]3{3}1;please tell:f3l3p4v2w3A3F2H1K3W3$2}3;pl' +
  'ek:g4t4C5H2J4K4L3U4&3(1.2}1;plug:p7L4>1;plum-:}6;plumber:}6;plus:k2l1n3z3A4I2%3&3)2;pm:a4c3d6e4g3i2j3u3v3I3K2Q1;' +
  'po:^5}3;pock-:j6l4w3x3B4&3=3;pocket:j6l4B4&3*1=3}2;podc-:}5;podcast:}5;poem:}6;poin-:l1n2y3z2A1I1S1*7<6^5}1;poin' +
  't:y5z3A2I2S2*4[1^6;points:l2n2*1<7}4;poli-:l5p3r4A3H1O6P1!5+3?4@3_6;police:l6z2O6P2$2+3=3}5;policy:p4r4A4?5@4^1_' +
  '6;polisie:l2O2!2+2}1;polo:p3w3K5}3;polo-:a2f3J3)3/4^4}1;polokwane:a2f3J3)3/4^4}1;pool:}8;poor:C2Q2}3;pop:a1g6E2J' +
  '1M5$3)5;pop in:a3g6t2E3J3M2;popi-:@9;popia:@9;pops:G5;port-:H2V2#3+1[7}3;portal:[7}1;portuguese:}6;posi-:G3=8;po' +
  'sition:=7;positive:G4}3;poss-:c3d1e3m1n1o3s3u1y3z3A2C1E3G2K2L3T1U1X1Z1#1$1-4.3/3^5_4|3;possible:c3d1e3m1n1o3s3u1' +
  'y3z3A2C1E3G2K2L3T1U1X1Z1#1$1-4.3/3^5_4|3;possible to:d2m4q4t2u1w4E1G3W3X2$1&1-4.2/2[2_1;post:b3d7q2(2=6?7^8_4{4;' +
  'post-:b2o2u6J4T1(1)3=6?4^8{3;postage:^7;posted:b3o3/1?3{1;poster:T3(2)4;postnet:^5;postpone:u6}1;posts:=5}2;pota' +
  '-:z8#2}2;potato:z8;pous-:q6D2;pouse:q6D1;powd-:}3;powder:}3;powe-:e1y4H2>11;power:e2y4>10;prac-:c2v2y1F2P5R4U6Y2' +
  '*6+2/1<6=3]3;practical:v3R5U5)2=5}1;practice:a2c3Y4*3/2<7]4;practise:y3F3Y3*7+3/1?1}4;pram:E1H8*1}4;pray:}8;pray' +
  '-:L3}7;prayer:}7;pre:C4+4}4;pref-:c4d4f1l4n4p2u1E2F4M4O4Q3$2%1/3;prefer:c2d3f2n4u2E3F1M3O4$3%1/3;prefers:c3p3F4M' +
  '2Q4;preg-:p1q5G6}1;pregnant:q5G5;prem-:g2j7l4m2n2o1p5v2H2J4K1Z4#3.2}2;premises:g3E1H3J5K3#4,1}2;premium:j8l4m3n2' +
  'o2p5v3V2[1}2;prep-:m5v5B2D1P2V2W5!2$2*4,2-3;prepaid:m5-3;prepare:v4D1P3V3W5!2*4;prepared:v4B3D1#2,3;prer-:z6+3/4' +
  ';pres-:s1v3B4C2D3E2G1N2T1V1W1Y1Z1#1)1*2-8<2_4{2}1;present:l1E5T2U3W2Y3Z2#3)3-8_5{2}1;present for:-5_4{5;presents' +
  ':N6-6.4;president:h3z1}7;press:q2t2v4}5;pressure:s3y2D5G4Z3*4;pret-:d3f3m2p2C2I3J4K3U2^3}5;pretoria:d3f3m2p2C2I3' +
  'J4K3U2)1^4;prev-:d3k2o1x3y2z5G3O3&3(2)3*3<1?3|2;prevention:&3)4*3|2;previous:d3k2o1w1x3z5O3(2?3;pric-:j10k3l6m3n' +
  '1s2$5%5&6-3.1]4^2|4}2;price:j5k3l7m3n2s2$5%5&6-2.2=1]4^2|5}2;price for:j3l1m3#3%2-2.3^1}2;price of:j1$6&1+4.1]4^' +
  '3|4;prices:a3j5t1v2M2N2P2$2-2[1]1}3;pricing:j6l1;prim-:l2z3B5C3;primary:l2z3B5C3;prin-:b5n1o7s1B2D2N1S5!7,2-5.4_' +
  '1|6}2;principal:e2n4D4E1N1!7#2;print:b6o8s2N2O1,3-3.1_2|2}2;printed:-5|5;prio-:c3t3x2z5;prior:c3t3x2z5;pris-:$3}' +
  '6;prisha:$3}3;priv-:a1n1L3M1N3!3#1$9%7-3.1<1?2@10}1;privacy:@7;private:a1j2n1w1J1L3M1N4!3#2$11%7-3.2<1?2}4;priva' +
  'te lesson:j3n4J4M4N3-5?4;private training:$7%1=4;privately:L4$1%4;priz-:W3.4}3;prizegiving:.4}4;pro:r4O7=1?4]4}3' +
  ';prob-:a1o1r4u2v1w1x5z2A2D4E2G5H2K3$2+1,3?2;problem:r4u2v2w2x2z1A3D3E2G2H3K3$2+1,3?2}2;problems:a3D3G4;proc-:h2p' +
  '6t5v3O1#2@1_2{5;procedure:p4t4;process:p5t3_3;procurement:O2#4}1;prod-:.3]6^3_5;product:.3_6;products:]6^3;prof-' +
  ':p2N5O5!1+5<7@3[8;professionally:O4!3=2;proficiency:+5;profile:p3#2@4[7}3;profit:}7;prog-:a2b6p1r3B4D3F3P4T6U4V3' +
  'W2X4!3#4&8(5/3<1=3[1{1;program:a4b5f2A2B4D2X3&4*3;programme:b4p2r2B4D3F3N1U5V4W3X3Z1!3#5&8(6/3=4;programme for:b' +
  '1B1D3#3&1(1}6;progress:r2y2P7[4{3;proj-:o3q3E1?3}5;project:o3q3E1?3}3;prom-:h1l9o1s1P8{3}2;promise:h3o4;promised' +
  ':a2s1{4}6;promo:l7}1;promotion:l3s2P6;proo-:w2D2M3O3)2+5}4;proof:w2D2M3O3)2+5}4;proof of:w3M3O2+3}2;prop-:c1p1t1' +
  'y3H2L4O4U2V2W4Y2#4&3*3]1^2}2;proper:y3z1L5O2U4V4W4&4]3^3;properly:c2p3t2y1H3O4W3Y3*4;property:}5;proposal:#4}4;p' +
  'ros:z6O3Q3R3}1;pros-:s3v4E2G3H3T5;prosthetic:G4H2;prot-:a2o1w2y4F3O2U5!11*5=3@3]4_1|1}3;protect:l3y3F3R2U3!5#2*5' +
  ',2@1]1;protecting:U4!4)2*4;protection:a3o2w3y3F4O4U4!5#1*1=2@2]3_3|3;protective:a3w3y2!7=4;protector:!5]4;protei' +
  'n:}9;prov-:c3o1w5H2I3J4L5O1Y2#3+2/2^2;provide:b1w4H4I3L3M2T3Y4;provided:w4L4+4;provincial:}6;psir-:O4!6#2+3=4}3;' +
  'psira:O4!6#2+3=4}3;psyc-:D4E2<2}3;psychologist:D4E2<2}3;pt:w2$7;publ-:h6l2I5U3$3%2)4,1?4@1|5;public:h5l2I5U3$4%2' +
  ')4,2.1@2;pudo:^8;pull:n4p7y3E3+4;pull-:D3V4*6>1;pulled:D4*4}2;pulls:*4>1;pump:G4}1;punc-:a1c3d2e1m6y7z2D1R4S2W6#' +
  '2.4/2]2_1}2;punch:d4e3m8w3y2z3B1U1W4.2?1]1_3}3;punched:y8z2R3;punches:a3c5v3y5D3T2*3/4;punching:D3G2R3S4V2W6#3.4' +
  '>2]3^3;punt-:<3}3;punte:<3}3;pupi-:l2B6Q2#3,3?1}1;pupils:l2B6Q2#3,3?1}1;pupp-:}5;puppy:}4;purc-:]6^5_4{9|4;purch' +
  'ase:]6^3{8|4;purp-:m1z2P3V4Y2=3?2}2;purple:m1z3P3V4=3}3;push:q1u7v1y2z5A2D4H4>1}1;push-:z4A2D8*1}1;pushed:D6*3;p' +
  'ushes:D5}4;pushing:A3H1*1;put:k5o4q8t4v2w4F3J1K5L4M1Q3R4(1)1,2-5?5}2;put it:b2q4J3K2,4]3_2;put me:k2q4t5M4R2$3}2' +
  ';put my:o5t3B1F3K2L3R3(2)3,3?1[1}2;put on:k3q3v1w6L7W3)1.3;puts:w4Q4*2}4;putt-:k4n2q3z2E2U3?3;putting:k4n2q3z2E2' +
  'U3?3;pyja-:w4V6;pyjamas:w4V4;qala:a1z4A3(5;qr:n5}1;qual-:l1s4O10!2+3<1=4]1_4;qualification:O5!2=1;qualifications' +
  ':O3=4;qualified:O6=3;qualify:l2s4C2!2+3<2;quar-:d3f1g1i1m2n3q5U3%4&2(5;quarter:d3f1g1i1m4q5U3&2(5;ques-:g4i2j1l1' +
  'm1w1A1D1G1H1M5P1Q1R2!1#1&2,5;question:f1h1i2j2l1m1o1t1w1x1A1B1D1G2H2K1M4P1Q1R2U1!1#1$1&2?1]1;question but:c1d1f1' +
  'g1h1i1k1l2m1n1o1p1q1r1t1w1x1B1C1D2E1F1K1L1N1O1P1Q2S1U1V1W1!1#1$1&1(2*1-1>1?1@1]1{1|1;questions:g5M3,3}3;queu-:e3' +
  'L3Q4}2;queue:e3L3Q4}2;quic-:a4e4i4o2z3D3G1K2M4P3R7$1)1?3^4;quick:a4e4i4o3z1M2P1R2$1)2?3^4_1;quickest:R7;quickly:' +
  'm1z2D3G3K3M3P3^2;quie-:c2e6f3h1B3E4Q8$3}1;quiet:c3e6f3h1B3D1Q1$3}3;quietly:E5;quit:p11q2C1;quit-:p5q2z5C2;quitti' +
  'ng:p5q2;quot-:j6#8%3}3;quotation:j1#3;quote:j6#6%3}2;r#:j7k7l3m1s6$4-4]3^2}2;raak:l3y5z2Q5T4!3;rack:K5}3;radi-:m' +
  '2J4S4{3}3;radio:S4{3}3;raff-:-5}4;raffle:-5}2;rain:a3r1u6T4[3}6;rain-:a1u3}6;raining:a2}4;rais-:B3D2}4;rama-:q4r' +
  '4}4;ramadan:q4r4}3;ramp:H12;ramp-:H7;ramps:H7;rand:j6s6x2I3J8&2-1>2]2}1;rand-:d2j6n3I2J4V2$3&4]3|3;randburg:d2g2' +
  'I2J5V3}1;rands:j6n3&1]4|3;rang-:a2i1A3K1T4Y7Z2#1+5,1]2}2;range:a2i2A4T4Y7Z2+5,1]2}2;rank:F2I3O8P7Q2*5}1;rank-:P1' +
  '0;ranking:P6}2;rash:n2w3]5^3_3{4}3;rash guard:n2w2]5^3_4{5;rash-:w4]6^2;rate:j2l11m7x1y3$7%4}1;rate for:j2l6$2%6' +
  ';rate-:j7l5#3$5%1;rates:j7l5#3$5%1;rath-:d1e4h2l2m2n2q3u5x1y3A1C1D1E2F1M4U2V3X2Z1$3%3&4(1)2+1-2.1>2?3_1|3;rather' +
  ':d1e4h2l2m2n2q3u5x1y3A1C1D1E2F1M4U2V3X2Z1$3%3&4(1)2+1-2.1>2?3_1|3;rati-:F3Q7}1;ratio:F3Q7;ratt-:X7]4_1;rattan:X7' +
  ']5_1;rave-:N5&3;re:l3r3u6x4#2%7;rea:I7;reac-:j2n2q6D2G2H4I6M6P1R2S3X2!3#1*2^3;reach:j3n2H4I6M8P2R3^3;reach you:n' +
  '3I6M1;reachable:H4I4;react:D4S4*2;reaction:X3Y1!4#3;read:a1o4B1E1G1H1K1N3P1S1U3W2$1&1,5.2=1@3^2|10;read-:m4t4z1C' +
  '3F1P3U2#3,2=1@5{6|8;reader:|4}3;reading:t4F3S2,4|5}2;reads:@6;ready:m5t3z2C3E1P3R1U4=2{7|6;real:y6B1E1J2M5O8R5U5' +
  'W3X4Y4>1@2}3;real-:a3e2j1s4w2y2z3A2C2F2O4P3S5U2X2#2<5_2}1;realistic:w3y1z2A4F3*3}1;reality:U3<5;really:a4e2j2s4x' +
  '1y2z3C3F1J1O5S6X3_2}2;reas-:j4w4F3G2;rebo-:u4;rebook:u4;rece-:g6v5M3#3=6[1]1_4{5}3;receipt:_5}7;receive:g2v4{4;r' +
  'eceived:[3_1{4}2;reception:g6n1v5M2-2<2=3]2^2_1{1;receptionist:M3=7}1;reci-:}5;reco-:h4q2r1v2G1J3O3P5R6+2/7?9@4[' +
  '3]1;recognise:v4J6P1}1;recognised:O4P7[4;recommend:w1z4E1R7]4}5;recommended:C2D3S3W2<3;reconciliation:h6;record:' +
  '+4?8@3}1;recorded:/5@4;recordings:/8;records:N3O3?2@3}1;recover:q3r5;recovering:E4G4$4;recovery:q3}3;recr-:#1=9?' +
  '5;red:h5x3z2}7;rede-:r3-2}2;redeem:-2}3;redo:r4P5;redu-:l7r2H1>5}2;reduced:l4r4H1>2;reduction:l6>4;reel:t5#4?5;r' +
  'efe-:l7n3#2{3}5;reference:n3{4}4;refl-:z4}3;refr-:Y4Z5!2;refresher:Y4Z5!2;refu-:k4r3x2C1<6?3_7}3;refund:r3<5_6}5' +
  ';refunds:<3;refuses:x3C2_2;reg:q2t3w5y2A4E4+2{1}3;regi-:k11t7O4W1(1)4<1=1[2}2;register:k5t6O5(2<2=2[3}3;register' +
  'ing:k6;registration:k5t3)5|2}2;regt-:s4y1O3;regtig:s4y1O3;regu-:m4v3F5Y3%3;regular:m4v3F5%3;rejo-:k5q4r2;reke-:n' +
  '3-4[4}1;rekela:-4;rekening:n3[4}1;reki-:]5_5{3;rekisa:]6}3;rela-:x4E5}4;rele-:p3*3,1?4;release:,2?4}1;reli-:e2w3' +
  'x2F4R2S6W2}1;relief:e2R3W2}1;religion:F4S2}2;religious:w4x2F2S5;relo-:p5J6V1Y4(2;relocating:p4V3(2;rema-:E5}5;re' +
  'me-:N1Q4?2}4;remember:N1Q4?3}3;remo-:p3u1x6/8?5@5;remote:/7;remotely:/6;remove:p3u2x5?3@4}1;removed:x3?4@3;rene-' +
  ':o8p2Z5}1;renew:o5p5}2;renewal:o4Z5+1}1;renewed:o2p2+2;rent:w4L2$3+7.5}6;rent out:w5L3}4;rent-:o2I4;rep:a3f2g3U3' +
  'Y3;repa-:G2I4}5;repair:}5;repairs:I4}3;repe-:r4)4}4;repl-:r6G5M3N1_8;replace:r5_6;replaced:G5N2}1;replacement:q1' +
  'r3G4_4;reply:M5}4;repo-:v7P2?3}5;report:v7P2}5;repr-:M2}5;represent:M2}4;requ-:w4z5A1E3F2O2P5+7@3}1;request:F3M1' +
  '@4}5;required:w5z4E4P4+3;requirements:z2A4P4+1}3;res:d1f2r3F2%2^4}2;resc-:u8{5;reschedule:u7;rese-:b1l1t7u6E1K3O' +
  '3&3)1[5{2}1;resend:b3{5;reservation:t5u5;reserve:t7K2&3)2[3;reserved:u6K3O4;reset:[5}3;resi-:l4p10s2y3!1#4;resid' +
  'ence:#3$1%2}1;residents:l4s2#2;resign:p7;resp-:l3D7Z4!3#1,6?4;respect:B1D8?3;responder:Z7;response:l3Y1!4#2}2;re' +
  'sponsible:,5}1;rest:e1f7k2m1p1q5r3v4z4$2{4}1;rest-:c2q2A5L6V3!3#4]4_2}3;restaurant:c3#5}4;restriction:A4;resu-:q' +
  '3Z6=4}2;results:}8;reta-:f2h4=4;retail:f2h4=4;reti-:c7l2A7G3#2=4;retired:c7l2A6=4;retirement:A5#3;retr-:l3p4q1!3' +
  '}3;retrenched:l4p4q1}1;retu-:q4z2E1=4_13;return:q5E2=4_8}2;returned:_5;returning:z4L2[2_5;returns:<1_5;revi-:K2,' +
  '1|3}6;review:,2}7;reviews:K4|4}1;revo-:H2Y8+5;revolver:Y8+5;rewa-:l6-1<8;reward:l6-2;rewards:<9;rib:y2Q3,4}2;ric' +
  'h:j5!4}2;rid:p6@3}4;ride:i3I6K3}2;rifl-:Y8+3}1;rifle:Y6+3}1;rig:q2*3/5?2;righ-:a2e1g3h4i1s2t2v3w3x2C1G3I4L1M1R2S' +
  '2U3V2Y1+1,3@2_1|1}1;right:a2e1g3i2s2t2v3w3x2C1G3H1I4L2M2R2S2U3V2Y1+2@3_1|1;rights:h4,5_1}4;ring:v1x11y6M8O2V2W9}' +
  '2;ring-:a2c2x4G3M4W3@1}2;rings:a4x4M5W3;ringworm:G3}7;rins-:L8;rinse:L8;risk:o2y7G2K2!2,10;rivo-:a2I3J4K3V2>2;ri' +
  'vonia:a2I3J4K3V2>2;road:e5f2j2l3J6K3P4T1)2*1/3{3}2;road-:d4Z3}5;robb-:#6*6}5;robbery:#5*5}1;robo-:a3J4M5R2T3*4}4' +
  ';robot:J2M5R2T3*3}3;robots:a4J3*3>2}1;rock:a2t6E3,3}2;rock-:W5;rocky:W5;roga-:V4}3;rogan:V4}3;role:m4x4D2$1*3;ro' +
  'll:a4c5e5f4g3m5o2r4x4y2F1G4H5R1V9;roll-:f4o3x1y4F2H3V6W2X1(2>2?2}2;rolling:o4x1y5F2V8W3(3>2?1;rolls:f4m3?2;rols-' +
  ':H9;rolstoel:H6;rome-:b3=2^6;romela:b3=2^6;rona:#4%6;roof:K4T2}3;rook-:z8&2(3;rookie:z5&2;room:l4z3C1E7H3K1L7N1Q' +
  '2Y4$4&5.3/3}3;room-:d1L6Q1/2;rooms:d1L6Q1/2;rope:z3W4*4]5}2;rope-:W2Y2]4;ropes:W2Y2]4;rose-:m2F2I6L3V4!1#3^1}1;r' +
  'osebank:m2F2I6V4!1#3^1}2;rost-:b9m5o3t2;roster:b9m5o3;rota-:b2f1G5;roug-:i2j2y7B4O2P2Q4R2Y3#4;rough:j3y7B4O2R3Y3' +
  '#4;roughly:i3I1P3Q6^2;roun-:c1d3e2g2i2y7J1K3P3Q2%2(6+3?3]1}2;round:c1d3e2g2y1z1A2J2K3P4Q3%3(7]2}1;rounds:i3y7W2+' +
  '4?4}2;rout-:F1I4!4}3;route:I4!4;rubb-:m3w4y1z3R2X1*2]6}1;rubber:w4y1R2X1*3]6;rude:D3E1}7;rugb-:f4h3l2q2w5z1B4D2G' +
  '4W2Z1!2.2]2}1;rugby:f4h3l2q2w3z2B4D2G5W2Z2!2.2]2}1;ruil:u4_9;rule:r6x7E3G3,3>2?4;rule-:o1v2x7y3A1S5?2}2;rules:o1' +
  'v2x7y3A1S5?2}2;run:b2c5d2e3f2h2i4o2v3F3I6M2T1U2V2W1Z4#4&3(5)3*1-1>3?1]2;run a:c3e4O1Q2Y3#5&3)2}1;runn-:a4b2e3h3l' +
  '4u3v3w3E2F3K1M2S2U2W1X2Y2Z1%3(3*1?3}2;runner:i3F3R2S1W4*4;running:a4b2e3h3l4u3v3w4A1E2F1K1M2S1U3X2Y3Z2%3(3?3}2;r' +
  'uns:a3b7e1f3o2t2G1N6O3}1;rush:d5Q3.3}1;russ-:T6}2;rust-:f5u3z7G1I2^2;rustenburg:f5u3I3^2;rusty:z7G2;ruta:b3d3e1f' +
  '4B4D1T3U3V3W4X3Y5Z4!2#1&3*5;ry:E3H4I4}1;sa:l3m2p3q3r5s4t2F3H4O5R2%3+3}3;saal:H4}5;saan-:d7g3K1Q4;saans:d7g3K1Q4;' +
  'saba-:f5l3E5H3;sabb-:f2q6;safe:y7B1F2G4K5L6R5U2!1)1+2@9|2}2;safe for:y2G1H2K4L3Y2>4}2;safe to:n4G4I2K2O2}3;safe-' +
  ':y5F1H2L1U5V3Y5#4)6,3/3|5;safely:H3I1L3V4Y3;safer:A1F5U3;safety:y5U4Y4#5)6,4/3|5;said:a3k1q3s4u2x1y2A2C3G4J1N1S1' +
  'V2W3/1@3[5]4{3;sak:e4j5w4y3L4}1;sal:b3e3i3j4u2v1z5A1C1D3F1G3N3R6$2&2;sala-:j4l2=4}4;salary:j4l2=4}3;sale:l2]8_3|' +
  '5}3;sale-:m1M3#6*2=2;sales:m1M3#6*2=2;salo-:d5x3}1;salon:d5x3}1;samb-:T4}3;sambo:T4}3;same:b1f2h1i3j4k1v1w2y1B5C' +
  '6J3K1L1M1N5Q3%3+1,2<1]2^6|1}1;sami:x2L3+3?5}3;samp-:s7t3|4;sample:s7t3|4;sand-:e6f2j2l4o1x1B2I4J5K1N1U4V4W4X3Z1/' +
  '1=1>4^2}3;sandf:l6}4;sandton:e1f2j3o1t1B2I4J5K1N1U4V4W4X3Y1Z1/1=1>4^2}3;sandton city:a4e3I2J4N4}1;sandwich:e5;sa' +
  'ni-:a2}6;sant-:h3-6}1;santa:h3-6;saps:l7O2!1+8}3;sass-:l4n3O2}3;sassa:l4n3}4;satu-:a4b1f10g3r3t4u3w2J2K1N2O2Q2)3' +
  '.2=1?2^2{1}2;saturday:a4b1f10g3r3t4u3w2J2K1N2O2Q2)3.2=1?2^2{1}2;saturday and:e4f3i3t2u2x2P4$3{2;saturday morning' +
  ':a4f4K3)2}1;saun-:o4L1,5}4;sauna:o4L1,5}4;save:l10r2t4z2M3U1Z7$4&3,3@1^4;save-:b2d5n2@5;saved:b2n3@5;savi-:l4p2Z' +
  '2<7;saving:l5I1Z4;savings:p2<8;saw:d2l3s1t2A1K2N4P2R2T7U6V3X5Y4&4)3=4]3|2;saw a:l5N2T1(1)5=2]2|4;say:a2b1d1g2h2j' +
  '1o3p3w2x2y5A5D5G2J3K1O2!2?3[1|1}3;sayi-:S4,6{1;saying:S4,6{1;says:a4c1e1g2i1o1p1q1u3z1C2D2G3R2S1U3V1X4Z1(2.2<2>4' +
  '[1]2{3}3;says i:e2p2t2z3G3U4.4<2;scan:n6}2;scar-:n1o3v1y4z5D4F1N1R3U3W1Y5?1;scared:n1o1v1y3z3D3F3N1R3U4Y4}1;scar' +
  'ed of:n2o2v2y3D4F2N2Y5;scen-:N2*10;scenarios:*7;scene:N3}7;scep-:j3s3v1y3E3O1Q2R2&2*2,2|1;sceptic:j3s3v1E3R2S1,2' +
  '|1;sceptical:y4E2O2Q2&2*3;sche-:b8f2h2j2m1t4u4$2<9>5@1;schedule:b8f3h2j2m2n1t4u4$2>5@2;scheme:<12;scho-:c3f2h4k1' +
  'l1p2u1B5D4J2N1T1U2V2W2X1Y1!3#4.1}1;school:c3f3h3k1n1p2u1w1z1B1D4I1J3L1N2T2U3V3W2X2Y1!4=1}2;school and:n2p4I4M3N2' +
  'O4R1V1W2;school holidays:b4m3q2u3(5}5;school in:f3I4L1}8;school is:f2h1l2B4D3N4P4;schools:h3j1y3D1E3#7)1,2.4}2;s' +
  'cie-:O4W6=4}3;science:O4W7=4}1;scoo-:H5I2K6}1;scooter:H5I2K6}1;scor-:l3}5;score:l3}3;scou-:Z3.5}2;scouts:Z2.4}1;' +
  'scra-:u4w2x4y2z7I1Y2&2}2;scratch:w3x4z6Y2&2;scratched:}8;scre-:b3G2O5S3*5/8|4}3;screen:/8|3}3;scru-:w4G4L3;se:a6' +
  'e1h2i2k2q3t2u5v1z2M1T2U2#3%5+3.3<1>4?4@3_1{3}2;seam:_5}3;sear-:C4U4}4;seas-:a1d3f2h4l4r3K2P2W3)2.3]4;season:a1d3' +
  'f2h4l4r3K2P2W3)2.3]4;seat:E3&5)3*3}1;seat-:H1K2*4}4;seco-:f4l6m3q2r3s2y3B2G1H2J1Z4{4}3;second:f4l7m3r3s2y3z1B2G2' +
  'H2J2_1{4}1;secondhand:}6;secr-:b2i2D2F2M2!4-5?2}1;secret:-5}3;secretary:b3i3B1D2M2Z2#1-2?2;sect-:A1B4F3G6M3V3+5[' +
  '4}1;section:A1B4F3G4M3V3+5[4}1;secu-:c1l3v3K3U3V1X1Y3!6#2&1+1=4@3^1}1;secure:t2K4&3@4}1;security:c1d1l3v3H1K1U3V' +
  '2X1Y3!6#3+1=4^1|1}1;see:a1b7o3s4y1E10G3H2J4L1N2O1P1Q3)1?3@6[6]3{4}1;see a:e2E3G4J5P4.2>2}4;see my:f2B3?4@7[6{3;s' +
  'ee the:b3g4o1q2s1E3H5J2N3>3[2]3;see what:b1k1o3s1t3v2E6Q3&1?2@4[2]2;seem-:q3A3{4;seen:s1y2D3E4L3M3O5T3Z3$3<3;see' +
  'r-:y4,5}1;seerkry:y4,5;sees:@5;sehl-:a2d4i3%4;sehlopha:a2d4i3%4;seko-:D6}2;sekolong:D6;seku-:y3Z1!7#1{3;self:n1o' +
  '1D6E5F5I2J3R3U8)2-2/3^2|3;self-:z1B4C1D3F4R4S2U8V1X1#5$3&2)5*3-2.2?7]1|4;selfdefence:z2A1B4C2F5R4S2U7V1X1#5$3%1&' +
  '2)4*4-3.2/1]1|4}2;selfdefence for:B5C5D1F1U3.4;selfie:?9;selfvertroue:B2D7;sell:j3m5v2A4J2$2-3/2@5]7|6}5;sell-:o' +
  '1&3]3}3;selling:o1]3}3;semi:%11;semi-:o3O4)14/3;seminar:)13/4;seminars:)11;send:b4j6n4p4J4M4T3)1,2/2<2=5^8_5{2;s' +
  'end it:n2T3-3_2{5}3;send me:b2j2o4J5N3T5&2,2[3]3}2;send the:b3n3p3M2,3<3^2_1;send-:q4A4-2@3^7_1{1;sending:@3^8_2' +
  '{1}2;seng-:c4p4A6&3}1;seni-:l3A7H1T3;seniors:l1A5H1T3;sens-:m5v3z1G2N6O1R3$3?2;sense:m5z3R4;sensei:v3N6O1$3}2;se' +
  'nt:q5+2>3^5_6{4}4;senu:b2H1J3T1V4+4]5;seo:>4}8;sepa-:l2m2v1A2B3F2K1L6Q1X2$1%1&1+2|2;separate:l2v1B2F1K1L6Q3X2&2+' +
  '2;separately:m3A3B1F3$2%3|3;sept-:h5q2x3(4;september:h5q3(4;seri-:y4F3V3Z4}2;sert-:O6P4Z1}2;sertifikaat:O3P4Z1}3' +
  ';serv-:e1l2B1I4M4O2T6!2#1=3}3;serve:l3O5;service:e2B1I4M5T3U1#2=4}3;services:l2T6!3;ses:d4q4C5%4;sesh:a3c3d3e2f2' +
  'i5m4s3Q2;sess-:a6b4c5d4e6f2i6m6r6s4t1u2v1w1B2E3F2I1Q2T1V2Y1#4$6%4-2/3>1?1;sessie:a3e2i3m1r3t3v3F2#2$1%2-4?1;sess' +
  'ies:b3c2e3m2Y3$2/3;session:a5b1c3d1e4i5m5r2s5t2u4v1w3x1E4F1I2Q3T1#3$4%4>1?3;session for:a3e3s2t5C1#3%5.2/3;sessi' +
  'ons:a2b3c4d4e2f3g2h1i2j1m3r4A1B4E1F2T1V5W4Y1#1$3&1-1/3<2>1[2;set:d4i3j3k3t4v3H2$4&2(3,3.4?4[6]1;seta:O1}7;seth-:' +
  'j4p3#2+5;sethunya:+5;setl-:F4Q3%6;sett-:l4m3n8E2]2;settle:l4m3n8;seun-:B5C5D4E2%2;seuns:C4D2%2;seuntjie:B5C2D3E3' +
  ';seve-:a1c4d6f2i4w1A6C6I1N3*1+2,1.2>1;seven:a2c4d4f4g1i4w2C6I2.2>1}2;sevens:D2Q3}1;seventeen:A3C2+4,3;seventy:A6' +
  'G1;sewe:d5C3;sex:F7O2;shad-:z4K2W2/2=5>3}1;shadow:z4W2/2}3;shak-:v4G3#2}3;shake:v4#2}1;shakes:}4;sham-:C2D2L3>3]' +
  '2;shame:C2D3>3]2;shap-:z7W4#2;shape:z7W4#2;shar-:b5d2e2l4w3I2J3K1Q2%6?1@5[2|3}4;share:b5l2I3J3K2$1%4?2@5[2|3;sha' +
  'res:}6;sharp:d3e3E1}3;sharpen:l5;she:p4r4w2x1y1z1A4B2C7D5E1G3H3P3$1)1,3-1.2[3;she is:i2v1z3B3C8F3}2;sheb-:E6;she' +
  'bella:E6;shed:C4E2)3>3;shed-:u2>6}1;shedding:u2>6}1;shee-:b5j1v3Q3_2}2;sheet:b5j2_3;shel-:o2r2s3C4D4F1]5|4;shell' +
  ':r2s4C4D4F2;shes:a2m2A2C9D3F1H3-3;shie-:w3W3!5]3}2;shield:w3!5]4;shif-:a2c2d3e2k1l1m4o1p1q3r2t1u3F1L1M2T2U2V1X1$' +
  '2(1*1>2[1^2|1;shift:a2c3d4e1f1k1o2q1r3u5F3L2M3V2W1X1Y1%1>2?1[2^2{1|1;shifts:a1b2e2l3m4p3q3t3C2T4U2$4&2(2*2/1;shi' +
  'n:w4G2]8_5{5;shin guards:w3]4_4{3;shin-:u2]4}4;ship:p4q2N1(3/1?3^10{6;ship-:q1X2!3^11_1{7;shipped:{4;shipping:^1' +
  '1_2{3;ships:q2X3!4^3;shir-:k2w6D2&3]8^4_7{5}1;shirt:k3w7&3]4^2_7{5;shirts:D4]6^3}4;shoe:x8}2;shoe-:s1w8x8}1;shoe' +
  's:s1w8x8}1;shoo-:a1f1g3r2w3x3y4D1E2F1J2N2O1Y10+8?1}2;shoot:y3Y7Z2+7?2}4;shooting:a2f1g3r3w4y3A1D2E3F1J3K1N3O2Y7*' +
  '1+4,1;shop:d5g2h1l4n3y1D2J1O1#3-2=2@1[1]10^1_5{2}1;shop-:d3h2l4n3+2@3;shops:d3h2l4+2@3;shor-:a2i7o7q2v1w7D2N1R3S' +
  '1T3&2)6=3]5_2;short:e1i3o4q3v2x1z1D2N2R4S2T3&2)7=4}2;shorter:i7o2G3&1;shortest:o5;shorts:w9]6_3;shot:z1Y5Z3{3}5;' +
  'shot-:y4Y8?4}1;shotgun:Y8+1;shots:y4?4}2;shou-:h1i2q1t2v3w5x2z1G6J1K1M2O4R6X1!2<3]1{2}4;should:h1i3o1s2t2v4w6x3z' +
  '1A1I1J1K1M1R6!3<3>1]1{2}1;should i:a2h2i4s3t4v3w4z3A3G2I2M2R2(1>2]2}2;shoulder:q3G8O4Q1X4;shout:G2M3O4}5;shov-:D' +
  '7}2;show:a1b3g3m4r4t1u1F2I2N2P4Q2U1Y3Z3#1*6+4.6?2]1}1;show me:b5r3v4N3U3Y4Z1]3}1;show-:a2b1c2g1r5v3L11W1&1]1_3{4' +
  '}3;shower:H1L7U1-2_3{3}5;showers:L10;shows:a3b3g3r6v2B1K2U1W4$1&2(1]2_2{3}1;shra-:_4}1;shrank:_4}1;shri-:D2R4}6;' +
  'shru-:D4_4;shut:f2g7h8S2V4+2}1;shut-:g5h7I5>4;shutdown:h6>3;shuttle:I6}1;shy:t1u2v2x1z5B2D6E3L4M1O1R4$8/2?3@1|1;' +
  'siba-:l2%7;sibl-:l6B5;siblings:l2B5C1;sice-:b2j2J3M2;sicela:b2j2J3M2;sick:q4r5s3u4y1P4/3}3;side:x1A1B3E7G3I3J7Q2' +
  'Y3Z5-2?4;side-:E5G2H2Y6;siek:r3u3}3;sien:b4y3E5G3O3S3X3)2@5;sifu-:t2#3%7.1}1;sifuna:t2#3%7.1}1;sign:g2k7l1o9p2s2' +
  't6I2T4(3)1,13[8^3{2;sign for:o6I4(3,3^6;sign in:T2[10}4;sign up:c2g2k6o2s6t4A4C4F4L2(3)3;sign-:k7l2m1o5p2t3u2J1,' +
  '9@2[5]1|2}1;signature:o2,7;signed:k3o1p4u4J2,5@4]3|3}4;signing:k3m4o4t2,5[3;signs:l4o3,5}1;signup:k6t4;sill-:q2z' +
  '2A4L4W3;silly:q2z2A4L4W3;silv-:j4}2;silver:j4}2;simi-:l2z4B3O2V3X3;similar:l2z4B3O2V3X3;simo-:z3A4C2R3(3,4;simol' +
  'ola:z3A4C2(3,4;simp-:z3H3I3J4S1U2&3|2;simple:H3J4S2U2|2;simu-:q2Y5*2}1;sina-:X7;sinawali:X7;sinc-:b2f1h2w2x3z2A1' +
  'D2G1H2P2Q1U1V2*1+2=3>3@3]3_5{4;since:b2f1h2w2x3z2A1D2G1H3P2Q1U1V2*1+2=3>3@3]4{4;sing-:c3l3m6r2s3u5x3E4H2L2X1$2%5' +
  ')3,1.5}1;single:d1i1l5m6o1r1z2B1D1H3L4T1X2$3)5,2}3;siph-:d2i3}5;sipho:d2}6;sir:p1v4A3F3L1W5=1}1;sist-:f2l1t1A2B2' +
  'C4D2F9H2J2%5(2-3/1=1^2_1;sister:a1f2l3t2B2C3D2F4H3J3%2(2-4/1=2_1;sisterhood:F5;sisters:A4C3F6%4^3;sit:e2h1i3o3q7' +
  't2v3y2z4B2D2E10H2J4K2;sit and:i4v3z3E2}3;sit in:d1e3i2E6H4L3>2;site:a1b3d2j4s1t2w2E2I1K2L6R3T1#4(1@3[7]4^1_2{1|1' +
  '}3;sits:z2C4D3E4V4*2+4=3;sitt-:a3d2i3(2)3*1;sitting:a3d3)3*1;situ-:F2J3L3M3S3#1)2*6|3;situation:L3M3*6;situation' +
  'al:#2)2*1|3;six:a4c3d8i5l3o1q2x1C8K4Q2Y1#1$2%5.4>3}1;six weeks:q5x5y2$3/3;sixt-:i2l2A8C3M2&2*2,2.6[2^1;sixteen:A' +
  '1C4,3.6;sixties:A5}2;sixty:i3l3A7F2M3&3[3;siya-:H2+4>2}1;size:z1B1F2L1Q9S2*2]8_8;size-:]6_3}2;sizes:]6_3}2;sizo-' +
  ':c5s5R3;skaa-:z4D4R3$4;skaam:z4D4R3$4;skak-:}4;skakel:}4;skie-:Y11+5}1;skiet:Y5+4}1;skil-:z4D1P2U4V3X4Y3!2}2;ski' +
  'lls:z2D1U4V3X4Y3!1;skin:y4G4V3}3;skin-:z3D4R4V2}2;skinny:z3D4R4V2}2;skip:d1e6q9r9y4z1P2V1}1;skip-:r6y2W4]4}1;ski' +
  'pped:a1r6y3;skipping:W4]4}3;skoe-:x5}1;skoene:x5}1;skoo-:c1h5w2B4D6I1L2V1#2(2.2=2}4;skool:c2w2B1D6I2V2#3.3}1;sko' +
  'p:S3(4*4;skry-:k6t6P2)2}1;skryf:k6t6P2)2}1;skui-:r3u4}2;skuif:r3u4}2;skyp-:U2/7;skype:U2/7;slaa-:a4d3e3y5W5}2;sl' +
  'aan:a4e3y5W6;slaap:d4}7;slee-:a3c4f3l3q6r4w5K4.1^5_4}4;sleep:a2c3f5q6r4K2}7;sleepover:r2.2}4;sleeps:a3c4e1^6;sle' +
  'eves:w5}1;slip:e5(3,5_4}2;slip-:q2x3G6*4,2/1}1;slipped:q2G6;slot:b2c7d5e8r3t6u5z5%1.3>2;slot-:b6d4e2;slots:b6d4e' +
  '2;slow:v2z8O3R3?1{4|1}3;slui-:g5h2j3k2L7&4;sluit:g5h2j3k2L3&4;slyp-:)8;smal-:i2o3y1z2A2B3C3D3F1K1Q4R2V2#1%6]4^2_' +
  '4;small:i3o3s1y2z3A3B3C4F1K1Q5R3V2W1#1%7]3_3;small group:%13;smaller:l3D1_3}6;smallest:j3D4]3;smallholding:Y3Z3^' +
  '3;smas-:r4y6K4*4;smash:r4y4K2*4;smashed:y3K3}2;smel-:x2L6]2_3}6;smell:L4]3}3;smelling:L5;smells:_5;smok-:z5M1}6;' +
  'smoke:z4M1}2;smoking:z3}5;sms:M5@5{3}3;snac-:w3.3}8;snack:w1}7;snacks:w3.3}3;snap:n4?8;snap-:n8?7_3;snapscan:n8;' +
  'snat-:*7;snea-:e1x6E2;sneakers:x6;so:a2b4c6d2e1f5j1m4o4p4z1E1I1J2L2P1R1S1T1V2$1,1<3[2{1;so can:i2l4o5r2u1y2E4^3_' +
  '3;so could:b1c3d2e1h2n1s2u1v3y4I2J1N1S1#1$3-1?3^4;so how:i3o2p5s2t2H2I5K1Q3;so i:a1b4c4f2g2i2j3m2o3p2q1r5v2w1G1I' +
  '1J3L3O1P4Q2V2Y3Z1,2<5?3{1;so id:b1c3h2m4s3u2y2D2I2L3Y3$2/2;so is:c2d3e1f4x2z2C1D2E1F4K1L1T3U3&3*1.3/2<1>3;so tha' +
  't:g4i1n2p1J2M4T3-3<5>2[3;so what:a7c3f2j5r1x1I3M3N3O1Q1R3S4T6&2[4;soap:L4}4;socc-:f2i2p3w1B3.4=2}2;soccer:f2i2p3' +
  'w1B3.4=2}2;soci-:z3Q3W1#3$2,2=4?5}3;social:z3Q3#3$2,2=4?5}3;sock-:a2x8-4;socks:a2x8-4}1;sodw-:%5;sodwa:%5;soft:z' +
  '6C2D3#3}2;sogg-:c7;soggens:c7;sola-:q5+2>7}2;solank:q5+2;solar:>7}3;sold:I4U3&3+4-2@4]8;sold-:l3z1N2O2S3U4!3.3;s' +
  'oldier:l3z2N3!3;soldiers:l1O2S2U5.3;solo:$9;some:b1e3g1l3m4r3v2w2y1z2D5E2G1O1T1U3V2Y2#1$1&1,5-5.3?3]3;some-:a2e2' +
  'g4k2l1v2y1z1B1M5O1R2T1U3V2Y1Z3!2#1$1&2)2*1,2-4|2;somebody:g7h1v5y5A3E1H2I3L1M4N2O6V3W2$4*3-4@1^1|3}1;somebody wh' +
  'o:z5C3H3O3U3W4&3)2-1=5@3;somebodys:O2Z3!4;someone:g7k2r4v4y3z3G1H4M6O1Q4R1V1X1Z4!3$5&1*3,1-3=1_1{1}3;someone who' +
  ':j4k4y2z5O3R4X4Y3!4@2|3;something:a5c5d4e5f3k3l4o1u3w2B4D3F2P3R3S2T4U4W2X1Y3Z1!1#3&2)3*1,3-1.1/3<3?1]2|2;somethi' +
  'ng at:c5e3B3C3*3=5}1;something for:a1d3f2s2w1z3A3B3C3D3F7G1T1Z1!3#3%1)2,2/4<2=1?4]2;something i:b4o3w5G2L3M4Y2Z2' +
  ',1-3/3_2;something in:d3e3f4n4t3J1P3X3,1/2=3]3{3;something like:k4l2n3w4D1K3S5T3W2X2&1)3-1>2;something on:a1d3e2' +
  'f4h2x4C3N4P4Z3*4/4;something to:a5d3k1p3w3B4D3J2P4U4Y3,2-4]2|5;something you:D3E1H3T2U6V2W5X2Y2Z3!5*2.1/3]4;some' +
  'times:m6r4G5!3)4;somewhere:b5r1y2B2C1E3H1I1J6K6L3M3N4U3V2X1.1>3@4[1;somewhere to:E3K3L5V4W2}2;somm-:m2t5v2O3;som' +
  'mer:m2t5v2O3;son:f1t5v2B7C6D5E1G2I1P1Q1R1S1$2,1.2=1?1]2;son has:b2p3r3u1x4B1G4H4P2Q2S3[3;son is:m4o2r1u2v4y1C3D2' +
  'E2G4O2R1W3)2=3^4;son wants:v3B2I3T4W2X5&3]3}1;sond-:f9m1o3q2s2E1I3K1+4_4;sonder:m2o3q3s2E2I4K1+4_4;song:}7;sons:' +
  'n1p4q2u2B3C4D1E2G2M2%2-2.4<3?1^2_3{1;soon:a7p1q3t1B3C4G2J3P4$3(7)1]3^2;soon-:a8m2;soonest:a8;soor-:R3V3Z4;soos:m' +
  '4z3B3S1X2)4*2/2;sore:y6z4G7}5;sorr-:a3b2i3p3u4A1Y2&3{2}4;sorry:a3b2i3p3u4A1Y2&3{2}4;sort:m3t2v4D5Q3T3U2!4+3_4;so' +
  'rt-:k1T3+3_4;sorts:k1T3_3;soul:g2o1v1y4;soun-:s3G1L4S2&4}5;sound:G3}5;sounds:s3L4S3&5}1;sout-:n1I3J3N2S4V2X3(2}3' +
  ';south:n1I3J3N2S4V2(2;sowe-:I5J5^1;soweto:I5J5^1;spa:.4}4;spac-:t5F2K6Q4#1(6}2;space:t5F2K6Q4#1(6}2;spam:@7}4;sp' +
  'an:N5O4#2}2;span-:#7}2;spanbou:#7;spar:e2y15?3;spar-:c6w2y11G1=1?1]4}1;spare:w6=3}2;sparring:y8G2?2]5}3;spea-:t4' +
  'D3G1M6N4!2=1}5;speak:G2M6N4#1=2}3;speak to:M6#4=4;speaks:D5N2;spec-:k1l7w1x1E9F2G5O2S1T4%3)5,1.4_3;special:k2l7w' +
  '2x4F1G3H2O3S3%4)7,2-1.5|1;specials:l7_4;specs:x1G4}3;spectators:E5L3}2;spectrum:G6;spee-:n7r2R2W2}4;speed:r2R3W3' +
  '}2;speel:B1}6;spel-:A4}5;spelled:}3;spen-:e1s5w6N3+3^3;spend:e1s2w6E3N4^3;spes-:l2F3%3)3;spesiale:l2%3)3;spin-:D' +
  '2T3W2}6;spinning:T3W2}2;spli-:e3n3y3A2B2C3F1G1Q4Z5$3%3_1}2;split:e3n4y3A2B3C3F1Q4$3%3_1}2;spok-:C4}5;spon-:l7M1-' +
  '1}5;sponsor:l6-1}3;sponsorship:l2}2;spor-:d3f1j1v1w2z5B3C3O1R1S4T3U2V3W2+1<2=4?2]5}2;sport:d2f3p2q2v2z2B1C3G2O1R' +
  '3S4U3V3W3Y1&1+2<3=1?1}1;sports:d2i2j2l2n3w4C2O1T5=3?3]3_2}2;sportsmans:]7}3;sporty:z6B4#4;spot:q5t6v1C2E1H1I3J4K' +
  '6L3Q1!2(2)1*3.2[4;spot-:&5(5;spots:&5(5;spra-:G2*3]3}3;spray:*3]3}3;spre-:b7;spread:b7;spri-:i4q4A5(3}3;spring:q' +
  '4A4(3;squa-:a3x3I2J3%4}6;squad:F2%5;square:I2J3}2;squat:}5;sque-:a1c2d3e3Q5<2_2;squeeze:a1c2d3e3Q5<2;st:x3}5;sta' +
  'a-:k2p3v4y2D2N3Q3,3;staan:k2v4y2D2N3Q3,3;stab:Z2]2;stab-:G5Z4}1;stad-:Q5R3}1;staf-:e2g2k1l1F1K3M1N5O4U1!2#7-1/3=' +
  '4@1[2|2;staff:e2k1l1F2K3M1N5O4U1!2#7-1/3=4@1[2|2;stag-:)1.5>6}1;stage:)2>7}3;stage #:>7;stai-:z5G2H10;stairs:z5G' +
  '2H10;stal-:q3L5-3;stam-:z4D2K5+4}1;stamina:z4}1;stamp:D3K3}4;stan-:e3j4m1n2p2q2s2v3z1D4E1K5M3N3Q4U1+2.4<4}1;stan' +
  'd:q4s3v4z3B1D4E2K6Q4U2!1.4}2;stand up:v2B3D5U3V3;standard:j5m3o2p4+3<4;standing:a2e4n4v2J2K2M4*2;star:}5;star-:a' +
  '5c2d3h2i2k6t6v4w2y1z5A5B1C3G1N2R3W1$1&2(9;start:a3c3f1h3i1k2q2t6v3w3y3z2A4C3G3N1R6S1U1W2(5;start at:c5i5z2P4}3;s' +
  'tart with:h4i1v3y2z3A2C3R5$3|2;started:a3k1t5u3A2N3P1V3(2{2}1;starter:k4z7&8]2;starting:a5k3w3z4A4&1(7=2}1;start' +
  's:a2c2d4e4h2i6k2v5B3L1$2(3*1]4{2;starts at:a3c2e5i5;stas-:I5;stasie:I5;stat-:I6L2U2%3*2+4,2<2?3@2{5}3;statement:' +
  '<4@3}7;station:I8J1L3U4%3}1;status:+5?4{7;stay:b3f1g2o6q1r2x5E9G1I3*2/2@4[3{1;stay-:f1h1m4r2x3C4E2H1I2J3R4)3|3}1' +
  ';staying:h2m4C2I4J4)3|4}1;stays:f2m1r3x4C3E3H2R4;stea-:d3e1h2D2G4R3W1,2}3;steam:d3e2h2G4R3W1}3;stee-:l5q2z2H3&3}' +
  '2;steep:l6H4;stel:j4D3U4=4;stel-:m4p2)2^4}3;stellenbosch:m4)2^4}1;step:t5v3x2z3H8P2R2!4,1[2}1;step-:p4t5v3x3z2B6' +
  'C5H9[2;steps:p4t5v4z3H10[2;stepson:B6C4;ster-:D4}6;stic-:a4b3d2f3i2t1w4y2z1B3H1N2R2X8*3]5^3_3}1;stick:a2b4i3z2A2' +
  'B1F1H3N2X6)2*5/1_3}1;stick fighting:a4i3m2A1B3F3N4R2X1)4;sticks:a4b1d2f4t2w4y2B3O1R3U2X5.1]6^4_1{1;stif-:d3z6R5}' +
  '3;stiff:d3z6R5}2;stil-:a1d2g3h3k1l1n1p1q3s1w1z3A3B2G3J2N2U2V1W2X2Y1&3(2+3-1=1>4{4;still:a1d2g4h3k1l1n1p1q1s1t1w1' +
  'z3A3B2G3J2N2U2V1W2X2Y1&3(2+3-1=1>4{4;still come:d2g3h4u2w2z2E2G3>4{1;still do:h1j3m4C3G6U2W2+2/5}1;still have:d3' +
  'h2s3w3z1A2I2V4W4X3}2;still on:a1c4h1s2G2N2U2W4X3/1>3_5}4;still train:c2f1h6y4G2+4,1>5;stin-:k3o1G3L5]3}3;stink:L' +
  '5]3}2;stit-:u2_6}2;stitching:_7;stoc-:d1e2o5r3u4X4$2*1-5/3]7{5}3;stock:d1e2o6r3u4G1X4$2*1/3]6{5}5;stok-:N3X9;sto' +
  'kke:N4X4;stol-:r3K5L2}3;stole:r3K2L2;stolen:K4,1}3;stom-:c1e2x3G4L2}2;stomach:c2}4;stoo-:Z2@4}2;stop:h4n3o1p9q9A' +
  '2B2D2I6K7Z6>2@4}1;stop the:a3i3p2q2A2D4K3Z4)3@2;stop-:i3p2q2z3B3I3U2Y4Z2;stopped:p2q2z3B3U3V1}1;stops:B1I4Z3;sto' +
  'r-:a1d2g1j1t2B3H1J2L6N2P1T3U2V2W1X1Y1Z1!1#1/1<1=2?3@4]7^3_1;store:L1R1@3]9^4_4;stored:@5;stories:O1?6;storm:a2g2' +
  'j1t3B4F1J5N3O1T5U3V3W3X2Y2Z2!2#2/2<2=4>1]3}3;story:d4j3P5&2;stra-:a2c4e2f1v5w3z1B2D1F3G1H2I1J4K2L5R2S2U1V2#2%3*1' +
  '-3<2^1_3{2|3;straat:J5K3R3S4;straight:a3c5e3f3k2v5w6z3D3I2L5Y3-4^2|4;strange:F5}5;stranger:v3B6}2;strangers:y3E1' +
  'F1O2R1U2Z2%5{5;strap:]3_5;stre-:a1e1g2i2z1H3I1J5K5P2R2S1T1U6V3W2#1&1*2/7=1>1?3}1;stream:/7?5;street:a2e2l1t1w1H4' +
  'I2J7K7R2S2U6V5%2*1>2{1;strength:z5G1R2T4;stress:R3W4Y3*4<2;stretch:g4i1I2}4;stretching:i4T5}1;stri-:m1n4o5r5s2u2' +
  'x2D3F3P4R2)1*3>1[1}1;strict:r4B2D4E2N1O2,1?2;strike:r4u4}4;strikes:e2r1*5>3;strings:o6s3)3;stripe:n5V2}3;stripes' +
  ':P6[2}5;stro-:z4A1C1D4G5H4R4S4/1=2}1;stroke:G4H1/3;strong:z5A1C1D1G3R5S4=2]1;stronger:D4}3;stru-:j5v6z5D5$2&5;st' +
  'ructure:j5D3;structured:v6D2&5;stud-:f2j2l5m2t3x4A2H2I2K1P1Q6%2)2/2=5?3[7|1}1;student:j4l5t4A1G1H3I4P1W2$1*1=3?1' +
  '[6}1;studente:l2A2Q4)4;students:f1l1A2F2K3P3Q6#1%2)1=4[5}1;studies:d2m4;studio:m3H2J3)2?4;study:e3f4O1S2%3/5?2|4' +
  '}2;studying:d3=2^4}2;stuf-:a1c1k1w4A2B1D1G1L2O3R1S4T3U2V2X3Y3Z3&1*4+1@3]2^3_1{4|1;stuff:a1c1g1k2w5A2B2D1G1L3O3R1' +
  'S4T3U2V3X3Y3Z3&1*4+1@3]2^3_1{4|1;stuk-:q3_5;stukkend:q3_5;stun-:k1.3}5;stup-:c1d1f1h1i1k1l2m1o1p1t1w1x1z3B1C1D1K' +
  '1L1N1O1P1Q1V1W1!1#1$1&1(2-1?1]1|1;stupid:c1d1f1h1i1k1l2m1o1p1t1w1x1z3B1C1D1K1L1N1O1P1Q1V1W1!1#1$1&1(2-1?1]1|1;st' +
  'upid question:c1d1f1g1h1i1k1l2m1n1o1p1q1r1t1w1x1B1C1D2E1F1K1L1N1O1P1Q2S1U1V1W1!1#1$1&1(2*1-1>1?1@1]1{1|1;stut-:D' +
  '5G2;stutter:D4G3;styl:R7X2;styl-:b4f2i1j4l1o1s2B1R6S2T6U3V3X2Y3-1/1^1;style:b3j1o2s3y1G1N2R6T1U4V4X3Y4-2/2^2;sty' +
  'les:b2f3i2j5l2v2B4R2S4T6;subm-:V8<2=1}2;submission:V5;submissions:V6;submit:<2=2}4;subs-:j4k1l1m5o2p4q1/4<4>3;su' +
  'bscription:j4k1m1o2p4q2/2;subu-:J6>4;suburb:J6>4;such:b2c2k2l2w4B3D5W4Y1Z2!4%1)3*2-2.4@3]1;such a:b2w5z1D3F4W5Y2' +
  'Z1!2%2)1*3.2;sue:,8}3;suga-:G4.2<3}2;sugar:G4.2<3}2;sugg-:u1B1C4D4I2R3U1W1#2;suggest:u1B2C4D1I2R4;suggested:D4U2' +
  'W3#2;suit:c3d3h4u1w8z2C3L9R4!4$1]3^1_1;suit-:a3e4m2w6z1A2E1F3G3H1R4S1$1)2]2_3|3;suitable:a4w3z2A3E2F2G3H1)3|3;su' +
  'itable for:a4w1z3A3B1E3F2H1)3|3}1;suited:F4H2S1|2;suits:e5m3w3R6S2$2]3;sulk-:A5G4Z2#3*3;sulke:A5G4Z2#3*3;summ-:h' +
  '4o4W2Z3|5}1;summer:h4o4W2Z3}4;sun:b1c4d6e7f9u4;sund-:b3f9g5h1r3$1-3/3{2}1;sunday:b3f9g5h1r3$1-3/3{2}2;sunr-:c8;s' +
  'unrise:c8;suns-:d6x4}2;supe-:i2E3K3L2W2!5.1}1;supp-:d6i2u3w6C1L3M3Z4+5?2_2}5;supper:d7i3}1;supplied:w7;supplier:' +
  '}7;supply:w3L4+5]2}1;support:M4Z5;supposed:u4E2.2?4}1;sure:s5z2D2H2R2Y2?3@2[3;sure-:l5z1C2_1;surely:l5z1C2_1;sur' +
  'g-:q2y3G5;surgeon:y3G2}1;surgery:q2G5;surn-:N3}3;surname:N3}3;surp-:k5v2-6]2^3;surprise:k2-6]3^3;surv-:f2z4G5R2U' +
  '8!6|2;surveillance:!6;survey:}6;survival:U5|2;survive:f2z5R2U7;survivor:G5}1;sush-:e3}5;sushi:e3}5;susp-:q8D3I5;' +
  'suspend:q8;suspended:q1D3I5;swal-:.3<3}1;swan-:q2w3G6}2;swanger:q2G7;swap:d2e3r7u6P2#2=2_10}7;swar-:P3=4]3}1;swa' +
  'rt:P3=4]3}1;swea-:c3d3e4s1w4x1E2F3L6R2S2U2V1W5$2.3<2[3;swears:S3U4V4W3;sweat:c5d4e3i1m1s2x2L2P1W4.3<2}1;sweating' +
  ':v1$3|1}1;sweaty:e2w4E3F5L6R3;swee-:d1e1i3w4V5W5*2.5=4;sweet:e1i4W7.5}2;swim-:b4w2C2Q1{4}5;swimming:b4C2Q1{4}6;s' +
  'win-:f3g3y2Q4T4X3*2;swing:f3g3Q4T4;swip-:n7<5;swipe:n6<5}1;swit-:u4z3<4}7;switch:u4z3}4;swol-:y3}2;swollen:y3}2;' +
  'swor-:T3X6}1;sword:T3X2}3;syll-:P5&3*3;syllabus:P5&3*3;syst-:k3m3r3C2P5S5U2@3}2;system:k3m3r3C2P5S5U2@3}2;t:o7w4' +
  '&1]5_2;t shirt:w3&1]2_2}3;tabl-:b7B4E1G4/3|4}1;table:b7E1|1}2;tablet:B4/4|4;tact-:a3O3Y5Z5!5)3+3=1]4;tactical:a3' +
  'O3Y5Z5!3)3+4=1]4;tactics:Y2!3;taek-:z2R4S1T7}3;taekwondo:z2R4S1T7}3;tag:k7C3E3?3}4;tai:T6;take:a1i3j1k2l1m2n4p1q' +
  '2r2u3x5z3A4C1D2G4I4J4R2!2*2?6@2_4;take a:h2k2l1o1q7u5w2C5Y2!4*2?6;take it:n4o1r2u2x4G3?4^3_4;take my:p4u2x2G3@4}' +
  '2;take part:m3y1C2E5G3H3P4+2,3}3;take-:a1d2j1q1r2v3x2G2I2N3O2P3U1V2&4*6,1-1=3>2?4]2^1_1|1;takealot:-2]3|3}3;take' +
  'downs:V3*5;taken:d1r3x4=3?4@2^3_3}3;takes:a2d3j4q2r2v4G3I3N4O3P4U2W1Z1&4*1=2>3?2;taki-:l3p4q2E4N4Z3*1?4{3;taking' +
  ':l3p4q2E4N4Z3*1?4{3;takk-:w4x7;takkies:w4x7;tale-:l3z6}1;talented:l4}2;talk:v7D3M9S3U2V1#6)2*5}3;talk to:g2D2M7#' +
  '4$2}2;talk-:j2l2t2v1M3N1S3V2#1&3)6*2-3;talking:j2t3v1M3S2#2*2-4;talks:N2S3&3)6}1;tall:C3N2Q2R6*2]4}4;tamb-:a2u2I' +
  '4}1;tambo:a2u2I4}1;tank:H1>6]3;tap:n8y5}2;tape:x8G3?4}2;targ-:A2D6Y4}1;target:D6Y3}2;tari-:j7l4$4%4&1;tariff:j4$' +
  '3&2;tase-:}6;taser:}6;tast-:s9t8u7v3w2T1;taste:s5t3;taster:s8t7u7v3w2;tata-:x4}2;tatami:x4}2;tatt-:G3N2}4;tattoo' +
  ':G4}4;tattoos:N3}2;taug-:a1b4c1O3U2V4W4X2Y4!3&1*5=2|1;taught:a1b4c1O3U2V4W4X2Y4!3&1*5=2|1;tax:d4f2r3#2}6;taxi:i3' +
  'r3u1B3F2I15L2Q3U1*5;taxi-:I8R2U4#3;taxis:I8R2U4#3;tb:G4;tccc:Z9;te:b1j1k4l1q4t3z3A1B1D3E1H1I1K2M1O3R2T1W1Z3!2*3+' +
  '2/2<2?2[1]4_2;tea:c1j3.5;teac-:c1d1e2f3l1v1B1D4F1N9O8Q2S1T3U3V1W3X3Y4Z3!2#4$3)2*3-2/1=4>1;teach:d2e3f3B3D4F3S2T4' +
  'U4V2W4X3Y4Z3!4#2*3=4>2}1;teach how:X3Z6!2*6;teach it:T3U3V5W7Z3!5;teach me:S2U5W2Y6$3*2|3}4;teach my:D1N6O3Y2*2}' +
  '2;teach that:D2U3V3W2X1Y3Z4!3*1;teacher:c2d1f1l4v3y2z1D2E1N5O5Q5X1$5&1(1-6<3=1;teachers:c1l6N4O3Q2Z2#6%1)4=1;tea' +
  'ches:F4N5O2S2X2&3)3/4=2;teaching:c1z2N6O6U2Y2!2*1;team:w1M2N7O3V2Z1#8.5/1=6}4;team building:#9;team-:z4!3#5/5;te' +
  'ams:z5!3/6;tear:G3,3}1;teas-:D9;tease:D4;teased:D6;tech-:r2B2D3F1Q2S4W3!3*6/5?5|3;technique:r3v1y1z2Q3S3W2*2?5;t' +
  'echniques:B3D3F2S3!4*5/5?1|3;tee:w4Q2]5{3;teen:g2j3y4A1B9C3D7Q1$5*6;teen-:a2d3f1t1A3B9C4D5O3Q4S3W3%1&1)2,1|3;tee' +
  'nage:d3B1C1F1G3I2S4V3$2%1;teenager:t2z1A4B4C3D6O3W4,2-1|1;teenagers:a1B7C2O3Q3Z2%3&4|3;teens:a3d3f3i2A2B4C2N3P1Q' +
  '3R1U2W2X2)3.2;teet-:w4y4G4;teeth:w4y4G4;teke-:o4I3,8[5;teken:o4,8[5;tekk-:a3w4x2}1;tekkies:a3w4x2;teko:t5u3P5;te' +
  'le-:M8@3;tell:a1e2f1i3j2p2r1v2w1B2H1I1K1N2R1S3T5V1W2X1Y1&3@3|1}2;tell me:a3b1e3f2j3k1o2p1v2w2B4H2J1K1N3S4T4U1V2W' +
  '3X2Y2Z1!1$2&4>1{1|2;tell-:a1t3J2#4>3[1;tellers:#4;telling:t3J3[1}1;temb-:I4=3^2;tembisa:I4=3^2;temp-:q5x3D6$1+1}' +
  '1;temporary:q5+2;ten:c6g3j2m8q2v1C8I2P2Q3R2$2,1.4{3|1}2;teng:H3K2L4T3U3V3W3X4Y3!1>1;tenn-:G4S2}4;tennis:G5S2}2;t' +
  'erm:b6h4o11p2q5t4w2B3P4(1;term-:h6n4o7p8s2^2;terminate:p7;terms:h6n4o7s2^3;terr-:o2u1z4G3K4?3;terrible:e1o2u1z3K' +
  '4?3;teru-:q1r2z1D2L3M5<4_11;terug:q2r3z3D2L4M3_5}1;terw-:x4E5?2}1;terwyl:x4E5?2}1;test:s8t8u5v3y4P10/3?2}5;test-' +
  ':s5t5u7v2y1F5P8}1;tested:P5}4;tester:s6t7u8v2;testosterone:F5}2;tests:y3P6}3;thab-:a2N3$4}5;thabo:a2N3$4}2;thai-' +
  ':c3T3}3;thailand:c3T3}3;than:c2f1g1h1i6k3l1n2z1G1N2Q5R4T3V2X1Y1Z1#3&3)1*1.1/1^4|2;than the:i4k5u3F3Q4^2}3;than-:' +
  'j2l1Z1-6{1}7;thank:l1Z2-6}3;thanks:}7;that:c3d2e2l1m1o2r1s1w1y3D2P1S4U2V3W4X3Y3Z3!4&3(1*3,1-2/2?2@1[1|1;that a:c' +
  '4m5r3w1z3A1B4H3O2(1=3}3;that be:a3j2n2w2x1z1E2S3W1$5(2.2/1?4}1;that i:c1g3j3n1r2s3x4A2P4Q2T2U1+2,4-4<4@3[3|3}2;t' +
  'hat im:q3t4P2,4@4}5;that my:b1u1y2Q4S1X3(3-4}5;that possible:c3e3o3u3y1G1H1K4L3Q3T3W3$1%1-3;that something:y3D2E' +
  '1T3W1X5Y2Z2!2*2;that the:a3r2D2E4O3S1&1+5>2]2{4}1;that time:c4d3e4f3q6(4;that with:k1B2D4F3P3T4U1X1Y2<2>2;that y' +
  'ou:h3p2s2z5J2M3T1U3V3X2=2?2@1]1|2}1;that-:b2e2h2k2l3u2A4B1C2F1|2}1;thats:b2e2h2k3l3u2B1C2F1|2}2;the:u1N2O1&1+1_1' +
  ';the #:a1g1r2y1z2A1N2O2Q3%1&7(7/3[3}1;the #th:h6n6p2q1u3(4.2^1;the academy:b2g4h3p4B1F2H1I3L4N2U3Z1!1#1,3<1=3>2^' +
  '1}1;the afternoon:c3d2e1g5h3B5;the army:l2z1A1G3O4S4W2!3=3}2;the baby:c5d4i2q3u2x3E1R2X3Z2(2_1}1;the back:v2E5K5' +
  'Q3*4}5;the bag:a3c4w6C3^1_3{4;the bank:e4f2l3n4t4w1y2L4#3;the basics:v3z4W2&2)3|3}3;the beginner:a1i2k2l3n2s1y3C' +
  '3F3&3(2-1/3[4|3}2;the beginners:a1t3G4N4&5}3;the best:g1n3I3M3O3R4X1}2;the bjj:a2i2q2E3F2N3O3P3V3}2;the book:k2|' +
  '10}4;the boxing:a1t4x4E3N1O3P5Q1S2W1Z3$1,3_4}1;the building:g4v4E3H4J1K1}4;the car:a5c1d2g2i4m4E6H4K6L4Y1Z2)2;th' +
  'e children:b1h3o3s1w4x3y5A4B3C3J2P3!2}3;the class:b5i4l1n5z3E5F1G1H3N4Q2%2+4<1?3]2}3;the classes:d2g3j3z3A2D1J4Q' +
  '5R2%3/2}3;the coach:v5x4y1B2E3G5M3O2Q3W1$3,2/1?2[3]4}2;the coaches:p3z2D5G2N2O3,2.3@4}2;the courier:^5_3{5}1;the' +
  ' course:k1n2y1I2W3&10(6+3,1-1<1@3|3}5;the dark:c2K3!2*5>8;the day:a1b2c7d6e3g6k2m2r2t3u2z4$5&2^1{4;the days:a6b6' +
  'f4r5/3;the debit:n1p4q2}2;the desk:g6m2n4v2,2-1=2]4^5_1}3;the difference:j1R4&2_3}5;the door:g5h2k3m4s3t2v2x3A3H' +
  '2K4Q2V1+4,3<1@2}1;the ebook:W4-1/2@2^2|5}4;the end:d1f5h1o5q3r4y4E2P5&2-2?1}1;the entrance:k2E1H5J6K4;the evenin' +
  'g:c2f2g4i1z2F2I5K6L2M2N3Q4T3V3&1=4?3;the fee:j2k2l6n4q2$3%4&4<2;the fees:j3l6n1q3r4<1;the filipino:a3s2t4w2y2z3N' +
  '4O2P3)3{2;the firearms:w6A3C1F2N3O1P4+2,3;the first:a3c1f2h1k5l2o3r1s3t2v2w5z2E1N2(5,2<2[1_1{4}1;the floor:x4y5D' +
  '3E4F2V7W2Z3,1}1;the form:k3p2t4u2,7@5;the free:m3s5t5u6,4/2;the front:g3H4M1=4@2^3{1}1;the full:b4j1k1l4v5w5y1T3' +
  ';the gate:g3k3v5D2H3#2*3>4{3;the gautrain:a3d4I3K2L4U2|1}1;the gi:n3V7]4^2_3{1}3;the gloves:a1g2n3R3>2?3]1^6_1{3' +
  '}1;the ground:b4F2G3H4R4V6*3;the group:r3v4z4E2G2N2Q6$2?1@1}3;the gym:a1b1f3g5h3l1o2p2t4y2H1I3J4N2.3=1>4?4@2]1^1' +
  '_2|1}1;the hall:D3E3H2.5}3;the head:y1G2M5N3O1$2&3*4]3_3|2;the house:a2c3d2r3s6v2w2A3C2Z1$2*3+1/5>2^1;the kids:a' +
  '2c2d1e2f1h3i3n1w1x1A2B1C3D2E4I2J2K3M1N4O2<1=4?3@2[3}2;the krav:j4q2u1A4N4O5P3U3V3]2|3;the ladies:a1y2L3M2N3S2V4#' +
  '4?2}2;the last:d5i1k3v2z1C2I4K1N1P3Z1(3)1;the lessons:b5i6j3z2E2O2*4-3<1?3;the mall:c1f2h2t2x1A2B2E1F1I4J1K3O2Q1' +
  'S1W3X1#3)2*1,2.4<2>2]1^1;the mat:a4e2i2m2x5A1E3F4G2H3L3N4Q5$1%1=1?4;the mats:a4c3i4s1t3x2A3B2E3F2H3L3N4P1Q2V1,1.' +
  '6=2?2;the membership:l4n3o6p2<4}2;the middle:e6g4j4p2t3z2>1}1;the moment:a3c1g4j1l3s2v1H1$1=3>1}1;the money:j1k2' +
  'n7!1%3{3|3}1;the month:j1k3m2n5p4r5t3L4(3;the monthly:k11&1<4;the morning:a3c1g5i1F1N3Q3U2$6%2}2;the name:N6S6;t' +
  'he new:b4p2A3D2J1M3N2(7[3{1}4;the next:a4e1p3q2r1s3P4Y2Z3(5)4_3}3;the office:c4d2e1f2g4n1p2r3u1w3y3B1I3K3L3M4P2Z' +
  '3#4>2^2;the one:b2D3F1J4N3S3V4Z2(4^2|4}1;the only:c5z3A4F7Q4;the other:a3f2k2r5s3J2P2S4U5*4_2{4}1;the others:e3i' +
  '4k3r1w1z6C2D3E1G2P3%3;the owner:M3N2}4;the parking:a4z4F1H3K1>2;the people:z3N7O5Q4}1;the phone:b2n1t2M4[2;the p' +
  'lace:e5g6m1s1v4z2E2F1H4J5N2$3.1>3[1;the police:P3!1+2}6;the power:>6;the price:f2k1l4o2T3$1%2+3-3]3^6|3}1;the re' +
  'st:e2f2h1k3m2p1r4v5z1$2{4;the right:C1G1I2M4U3V2Y2+4,3}3;the road:e5f3j2l3J1K4P4T1/3{4}2;the room:z3E6F3H2Q2$5;t' +
  'he same:b3f3i2j5k3u1v1w2y2B5C5J4L2M1N5Q1<1]3_1|1}2;the saturday:a5f3j1m1w2z3J4Q3>3;the schedule:b6f4>3;the schoo' +
  'l:c2g3h2k4m2t2J2L2T2V3%3(4,3-1?2]4^3}2;the shooting:w1J2K3O4Y4+6?2;the shop:c2g2l4n3q2t1w2M3&1-4=5[4]5{3;the sid' +
  'e:x2E7?6}1;the site:a3b4d3t3w3F2M2N1[7^3_4|2;the small:i4o3B3C1V3%5]3}2;the stick:a3i3m3w1F3N4X2)4_1;the sticks:' +
  'a3i2N4O3R5X3^3_4{2;the street:H2K5R6S4U5*3;the student:[1}6;the taxi:d2i2r3A2F3I6L3;the team:w3N4O4#2,1?2}2;the ' +
  'times:b7m3>4;the training:f2i1j3p1x5y5z4E3F2G1H2J4T1&2*2+3/3=4]2{2;the trial:i5j3m4o2s1u3v5w2,1?3@1;the twelve:r' +
  '4&5(4-2}3;the two:e2f4j3s3C3L3X2$3&3{3;the wall:b4E5O5X3*2?2}1;the way:c3g2n1p4r3t3u1G3H4J3N3)3{1;the website:g3' +
  'h2j3k2n3t2u3A2B1H1L1M2N3W2$2&1(2)1.3?2@4]4{1;the week:a3b8c2d6f5g1m1r3u1B3W4(1^3;the whole:b4c1f1g3l1m1n3r2A3B4E' +
  '3F2K3L1T2#2&4>2;the wrong:u5J2_5{2;the year:h8l2o1p4t4z2(2-3/3}2;thei-:a5e3v1x1A4B2F1K5L3M1N2O3P2Y3!3#3%3&1*2,1-' +
  '2<2[1}1;their:a1e3h1v1x1A4B2F1K3L3M1N2O3P2Y3!3#3%3&1*2,1-2<2[1}2;their own:B5F2L1#3%3*3[3;them:b1f4m4s1x3A1B8C4D' +
  '4E2M2O4R4Z2!1#6%2*1+2-1<2?4]3_1;them-:v2y3B5F3I4O3U2Z2%2)3.4;themselves:v3y3B6F4O3U2Z2%2)1;then:a4c5d7e6f5g3h1i5' +
  'k1m3o3q2r3s2t1v5I4R1T2(4*2^2{1;theo-:l5v3&3/4;ther-:a2f1g2h1k1v2E1F1I1J1K3L2M1N1P1T2V1W2(1)1=1>1;therapist:D2G3U' +
  '2$3<3;there:a1g2h1k1r1v2E1F1H1I2J1K3L2M1N1P1Q1T2U1V1W2(1)1=1;there a:b1k2l1m2p2q2r3s3v1w1A2B1E1H1I1J2L2M1N2O2Q1Z' +
  '2&1(1)1,3-1/1<1[4]2^1_3|2;there an:f1j3m3n2v6A4D2F2K4M3P4V5$3(1)2/3=4[2]3_1|4;there any:a2c4h4l3s3z2B2G1L1U1V2W1' +
  '*3/2<2=2?3}2;there anything:c2d4e1k2l3v1w5B4G4*3;there are:g4l2s3A3F2H3L2Q4%4*1=4{3;there be:a2c2d2h4l2v2C3F2Q3&' +
  '3(4)3>3;there bjj:a4c2d2B4V6;there for:a6d2f2u4v2B1C6E3K1L2T3.2;there iets:a4c5d2f3k1F1G4X1)4/3;there in:g3x2J4L' +
  '3T5,3/4}4;there is:a3b1c3d1e5f6h1k2l1T1W2X2Z2!2,3>3}3;there krav:c2f6U9;there n:b4k4l3m4o4r3s2y2A4H4J1K2L1O3Q1Y2' +
  'Z1!2%1)5,3=1|3;there one:a3r2I3J3K2L3O3P2R3(5[3;there something:a4b3c3d5e2f6k1m2w1z2B4C3F1G4T2X2Y4Z5%1*3,2-2/4|3' +
  ';there somewhere:E5K2L2U2V2W2}4;there still:a1d6e3s3t4I1&3(5>1}5;there training:a4c1d5e5f5h2B3!3*2>2;theres:a2c3' +
  'f5g1k3o3u1A2B1D3F2K1L1P2S1V1,3>3?1[3;theres a:u2y1A3B2D4F3K2P3S2&1,4[4}3;thes-:p2B2L2M4O3R3V2Z3&2)3,2@1_3|2}2;th' +
  'ese:p2B2L2M4O3R3V2Z4&2)3,2@2_3|3;thesis:}6;they:f2r4v1x5y3z1A3B1C5D5G2K3L1M1N2O10S3V2X1-1<2[1]1^2_1{3;they-:c2v2' +
  'x3D3O1)3.3@1_2{1;theyre:c2x3D3O1)3.3@1_3;thic-:V3|2}2;thick:V3|2}2;thie-:}5;thief:}5;thin-:a2b1c3f2g1k1l1m1p2s1w' +
  '2z2B2G1M1Q1R4S4T3U1V1X2Y1!1%4&6(3)4.2=1]2^3_3{3|2;thing:a4b2c4d1f3k3l3m3n1p3s2w1z3B4F2Q1R2S5T2V3X3Y2!2&7(4)5-1_3' +
  '|3;things:b1f1g3p1s2v3w3C2E2L3M3R2T4U3W3Y1#1)1*2-1.4@1]5^7_1{5|1;think:v3C2G1J2R3[2{3}9;thinking:a4t4A3E2N3S1W3+' +
  '3=4@2_3;thinks:z4D4G2Q4R2}2;thinners:G5;thir-:c1d3i3l4p2r3A3C6F1Q4#3*5-4=1@2^3;third:l3r3*5-4=3@3^4;thirteen:y2C' +
  '8;thirty:c2d3i4l3p3G1Q5R1#4]1;this:a8f1j1l2p4r3t2u1w1z4A1D4J4M1N2O3P3S3T2Z1(4)4<1>3?1@5}3;this month:d4l6r4s2(4)' +
  '8}3;this week:a5r4t6E4G3I2>2{3}2;this year:h1j4C2K3P3T3#4(3)3.2}3;thos-:a2h3k1l1n1o3r5t2w1x3y1z3B1K1N1O2P1S1U1V1' +
  'W2X1&4(3)6*2+1-3<1]2;those:a2h3k1l1n1o3r5t2w1x3y1z3B1K1N1O2P1S1U1V1W2X1&4(3)6*2+1-3<1]2;thou-:e2j6t3S1#4.2^3}3;t' +
  'hought:e2t3S2#4.2}1;thousand:j6^3;thre-:a3g2h2l4m1n1p2r2t1y1A2C4G2H4P2Q1Z1!2%5&5(2)1*5;three:a1g2h3l4m1n2p3r2t2A' +
  '2C4G3H1P2Q1Z2%6&5(3)1;three months:o1p2q5P5&5}4;threw:a4[2}3;thro-:b2c1e1l1m2p1q2r2t1v6y3D1E1H2M2U1W4*5+2/4<1{2}' +
  '1;through:b4d1e3h1k1m4p3q2r1t3v4E3H4M3!2(1+3/3<2[1]2{3}1;through the:b4e3k3n2p2q4t3H2W3(4*2{2;throw:a3c4l3w3D4T2' +
  'U1W6*2/3}2;thrown:v6y5z5N1Q2?2;thum-:b2z2J4M4(4*4;thumb:z3*4}2;thun-:Y8+4}1;thup-:Y6Z3&3(3+2;thupelo:Y4Z3&3(3;th' +
  'ur-:a6b2d3f1g3h2m2r2t4u2v2w2C1F2N2Q2{4}2;thursday:a6b2d3f1g3h2m2r2t4u2v2w2C1F2N2Q2{4}2;thus-:D5Z6<4;thusa:D5;thu' +
  'so:Z6<4;tick-:i3k2m7n3K6Z1)3;ticket:i3k2m5n3K6Z2;tickets:m5K2)4}3;tie:o7w2x2L2V4}4;tied:o7s3x7*3;tien:m6Q1}1;tie' +
  'n-:f3B5C4;tieners:f3B6}1;tier:}6;ties:o5V3*4;tigh-:j2k2l1p3q4w6G2<1]3_1;tight:j2k2l2p3q5w3G2<1_2;tights:w5]3;tik' +
  't-:U2?8}2;tiktok:U2?8}2;till:a2c2d7e4f1g5i2o1q6s1u2y1L2P1S4W1Z2(3>1^4}2;till when:g5i6s2(1;time:a8b4c3d5e7f1g10i' +
  '9m4o5p1q6r2t1u4v3D1P4Q3$1=3;time do:f2g4h2i5o2v2E4F1Z2;time does:a3g1i4}4;time for:a5d4f3i1p4q1r2u2Q5R5)4]3;time' +
  ' i:c5d2m5o7u3z5H3K2)2;time is:a2c3d3e2f3g1i2q1s1C4{2}6;time to:d4g4i4o1P2U2/2=2}2;time-:a3b10c3d3g5h2j2m1v3y1z3B' +
  '2D1K1$2(1>4[2^1}2;timer:a3v4z7A4=3;timers:v2z1K4&4;times:a2b5c1g6h2j3m2o2q1s1y2B3D2P1$1(2>5[3^2}3;times a:a5j4q3' +
  'P3$2(4;timetable:b9c4h2$2}2;timi-:z2D6>2;timid:z2D6;tiny:b2A1B6C2Q4R1%3]3;tips:n3v3L3}6;tire-:c2d1z4C1E3G3U3#3.3' +
  '}1;tired:c2d1z4C1E3G3U3#3.3}1;tirs-:X4;tirsia:X4;titl-:O3W3|6;title:W3|5}2;titles:O3|3;tjhe-:k4_4}2;tjhelete:k4}' +
  '3;tla:e4l3m1r1u3w6y3z2C2E2G1P3#4+4{1}1;tlam-:o3y4,1;tlel-:a4i3m2r4s4t3v4w2Q2?3;tlelase:a4i4m2r3s4t3;tlelaseng:r2' +
  'v4w2Q2?3;tlho-:l4R5Y3+4;tlog-:p4y1>4;to:k2p1t1u1E1J1M1P1U2[2^3;to #:c4d3e7z2F2#2%2>3{3;to a:k2u2v2y1z2H2K4L3M4V2' +
  'Y5!1#2)3-5.3^5}1;to be:c5f1j1k1o1v2x3z5A4B5D3E3F1H2J2P4R2S5U4Y3Z3!6%1)1+2=3?2@4[1^1{3;to become:j3k1t5!2}3;to bo' +
  'xing:b4j3r1y3z2B2C4F2G3K1N2Q2W3%1.5=3>2}1;to bring:f2g4t1v4C3D2H3L5Q3+1_4;to buy:g5w4[5]7|2}1;to carry:j3o3q2H2K' +
  '2L2U4W3Y2}2;to change:u3L7P3_3;to class:n1w3G1I5<4^4|6}5;to come:a3c1g3j2l3m1p3q3s4t6u3x2y1z4E2F2H4I2J2K2)3,2/2;' +
  'to defend:j3z1A4B2F3S3U5&2}2;to do:c2d1f3i1j5m1n2z3B3C2G4R2T3U2V5X2Z6!2#3&4(4)3*5+4.1/4=2[2;to feel:s5D2F5R3U5W3' +
  '#1;to fight:y4z1C3O1P4R3T3U6V3X4=1;to friday:b2f7g2u3;to get:k8m1p2t5z3B6H1I1K2L2M1R5S2U3W6Y3$2&1)4*1-1>3@1[1]1^' +
  '1;to give:n5p5s3t6#2$1)1,1-5@5;to go:a4m2x2y6D4J6L2P4U3!5+2/3[3}2;to handle:D6O4R4U2X3Y3#2*3+3;to have:b1g4t3w7D' +
  '3E1Z3$5)2,2.3]2;to hit:a3w4R5W6*1.4;to join:a1f2j4k6l3m2r1s1t3w2z2C2E2G1I1X1(1)2+4,3=1;to keep:l3m3q2x2z2E3R2U2V' +
  '3Z3!4]2;to know:a2b3g1h2i2j4k3n1o2s2v5z1A3G1I2J1K1L2N6P5Q3T2Z4&2,1<1@2{3;to learn:l1y2A2B1C1D1F6O1P2R4S2U3V5W2X3' +
  'Y2Z2%6)3+2;to leave:p6q5s2x1K4M3O2}2;to look:g4w3z2E4F1N6P2U5!4?2[4]2;to make:f1k2r2t2u2z5A4D1J2Y4?2}1;to me:z1G' +
  '3J5M2N3R2S3$1^8|3}1;to move:c3e2p3u3G5P3Q3V2W2Y1!3;to my:b1c1d2h1j2p3q2s1u2x2O1T2U4$1%3+2-4<5@3[5^6}2;to our:b2N' +
  '1#2$5%1.4^2}3;to pay:k5m3n6q5s6D2K1-4^1;to protect:l3y1F3R2U3!3#2*3;to punch:a1d1v3y1B3W7#3.1;to put:b4k5q3w3B3F' +
  '1J2K4W1,2-4]3}1;to read:,2|10;to sandton:a3d6f3p2t4A3B1J1L4V2(1/4=2>1;to see:a3b4o1q1s6v2E7H1N3+1?5@2[5}1;to sen' +
  'd:b1q3B2M7)3+1,3=2^2_2;to shoot:Y7+5?6;to show:g3I2O1P8#1+3.1}1;to sign:g1k5n3o3s2A4B3C4S1,6[2^6}2;to sit:i4B1D3' +
  'E3G4L3;to stand:B3D6E3K4L1Q3U3;to start:a1c1h3j2o1r3s3t4w4z2A4C3G2U3$2/3;to stay:o6q3E3*4.1;to stop:o1p5q3D4K3Z2' +
  '}3;to take:j1x5y3D1E4G1I3P3U3W1Y1&3*2+3;to talk:g2M4*7}3;to teach:D2O6#1$2)3=10}1;to the:b1h2q2r1t1u3v4w1x5y3A3E' +
  '1H6I2K3L2M5U1V2#1)1*3/1<2>3^3}1;to train:c2d4e3h4j4m1w1B1C2F5G3L1N1Q2V3W2X3#3$3%6,1/3<2;to try:a4g1h2o4s3t7u2v2z' +
  '3A3B3C2V5,2_3;to use:e2r4A3S1W3X5Y5Z4*3-1?1}1;to walk:x3z5D3I1J2K1U3!5}2;to watch:E5H3Q6/4;to work:h1r2z2I3K3L3O' +
  '5U1!5$2=5}1;to you:h2n4p4z3B1H4I10K2L3#1+2<4_2;to your:c3z2F1H3I7J3N3Z3#2-2/1_4}1;toda-:a9g6r3t4u4v2E1(2-2>3]2^3' +
  '{3}4;today:a8g6r1t4u4v3E1(2-2>3]2^3{3}5;todd-:c2e3A7B6C4}2;toddler:c3e2A3B4C5}3;toddlers:e3A7B5;toeg-:x5H5?6;toe' +
  'r-:w4}4;toes:x3z5;toet-:s4t4u4P5;toets:s2t3P3}3;toge-:a4f3j3l1t4v1B3C1G1Q5R3T1#1%7&2(2)2-2/2}2;together:a4f3j3l1' +
  't4v1B3C1G1Q5R3T1#1%7&2(2)2-2/2}2;toil-:H6L8>2}2;toilet:D1H6L6}3;toilets:H2L5>3;told:a3f1g1n1o2q1w1x1y1A2E1G3I1J1' +
  'K1L1N1P2Q1S1U1V1W1X2!2#1(3)2+1,1/1<1=1^1_1{1|1;told me:c1f1g2h1n1o2p1q1r1w1x1y1z2A2B1E1I1J1K2L2N1O1P3Q2S1U2X1Z1!' +
  '2#1(2*1+1,1/1<1=1>1?1^1_1|1;tomo-:a8c2g3h3t2u4v5x1M1,3-1{3}3;tomorrow:a8c2g3h3t2u4v5x1M1,3-1{3}3;toni-:a7g4m4n1r' +
  '4u4v2w3E2N1-2>6_1}4;tonight:a7g4m4n1r4u4v2w3E2N1-2>6_1}4;too:c1h3i1l2p2s3y3z5A5B1C3F3J2M1O1Q2R1T1U2W3Z2$2(4*2,1/' +
  '2>2?1[1_6|1;too late:d4t3A5(7)3_3;too much:l1p3y4z1A3B3F4G3Q3$1}3;too old:A7}1;took:k4r2z3J2W3?5{2}6;toot-:y4A4,' +
  '6;tooth:y4A4,6;top:b3i2j3k6w4F2O3Q3R1V1$2&2*4-3[3]2^2;topi-:)4|3}3;topp-:A6[3;toppie:A6[3;torc-:*3>1]4_4;torch:*' +
  '3]4_4;tore:G4_4}1;torn:D4G7R6_6;tot:a1c2d4g4i4o5q5A3P4Q3$7;tota-:b2j4w2z4Q2R5W2&3)2}1;total:b2j4w2z4Q2R2W3&3)2}2' +
  ';touc-:e1x2y3z4F1G2M7O3Y3+1,3;touch:e1x3y4z5E1F1G1M7+1;touched:G4R1Y4;toug-:y2z6B3D7Q2S3}2;tough:z6D4Q3S3}1;toug' +
  'hen:y4D5;tougher:B4D4}2;tour:q6r4v7#3;tour-:m3r1G5J2Z8$1%1+3,3?1]3}3;tourist:m4I2J3$3+4,4?3;tourists:%3}4;tourna' +
  'ment:r3}8;tournaments:}9;tourniquet:Z6]2;tourniquets:Z6]3;towa-:D3<2}3;towards:D3<2}2;towe-:e3w5K3L5]2}1;towel:w' +
  '7}1;towels:L6]2}1;town:e2f1h1m2o2p2t2u1C1J3Q4U2V1)3*1/1^3_2|2;town-:l3^4}2;township:l3}3;trac-:a1w7P3@2{6}1;trac' +
  'k:a2P3@3{5;tracksuit:w7;trad-:e3h3x1y4O3S4X2=3}1;trade:e4h3y6O3=3}1;traf-:c6d4f1r4u1I3K3/2}3;traffic:c6d4f1r4u1I' +
  '3K3/2}3;trai-:a2c2d2e3f3h2i2m1x2B3E2G1I1N5O3Q1U3W2X3Y3Z2!4#5$4%2*1+1,1/2=2{2;trailer:K8;train:a2b1c5d3e3f4h2i2j1' +
  'm3w1x1A3B4C1E1F3G3I6P1Q2V1W2!1#2$1*1,3/2>1;train at:c5d1e1i2m2B3C2#1)1,3/2]4}6;train before:c7p4E2L3O2P2;train f' +
  'or:i2l3q2P6!7*6;train in:b4i2m1w8x3J3O3Q2V1%1+3/2>3}2;train on:a3f5h4j4B2C3G3;train there:p3A3F5Q4@4}3;train tog' +
  'ether:B6C4F5%4}1;train with:d1f3j4v3x5y1A4C2F4G1O1Q7U1V3X4*2+3/3}3;trained:d1e2f2i1r5y3z6A2D1J2O6P3U3V1X4#6&2)2;' +
  'trainer:N7O7Q7W1$7%7=7}1;trainers:x5D1N9O8,2=6]3^3;training:a3b2c1d2e2f2g1h3i2j2p3x1y3B2D1E1F2G2T3U3V1W2X3Y4Z5!5' +
  '#4$1)3*2+3-3/2=1>1?3]3{6;training for:d4e1q2r1z1B2F1P2U6W3Y3Z2!4#3$2%1)5*1-2/3=1;training on:a3c5f1h5q4N3T4Y1Z1>' +
  '4?3;training with:t5A1B1E2F4U2W3X1Z1$1-2<3;trains:i4l2m1n3t1B1C3E6I3K2N4U4X2!2-1^3}1;tram-:.6}4;tran-:n6r1u1I7V1' +
  '!3#4>4{4}4;transfer:n9-2}2;transferred:o2p4V3;transit:!4#4{5;translate:}6;transport:u2I8#1}2;trap-:o4p3H7;trappe' +
  ':H7;trau-:Z9)1]1;trauma:Z9)1]1;trav-:f3m6q6r3I5Y1!4#3&2/1^2{3;travel:f4m2q5r3I3U1#4$1&2/2^2}1;travelling:m5q3I3{' +
  '3;trea-:z1F3G3W1Z7#1$3-6}3;treadmill:}8;treadmills:W3}4;treat:z3Z5#1-7.1;treatment:G5Z1$4;tree:x3-7^3;trek:p6D2L' +
  '4{3;tria-:i3j2m2s8t8u10v6w3V3,5@1[1;trial:i3j2m2s8t8u10v6w3,5@1[1}1;trial class:i2s4t5v3;triangle:V3{4}1;triangl' +
  'es:V6;trie-:p1s5t2z1D1F3M4*2[4}1;tried:p2s5t3z1D2F3M4Q1*3}1;trio:%7;trip:h4q1r3z4H2P2Q3$4|2;trip-:r1B7D3/2>4?4;t' +
  'rips:r1/2>3}3;trop-:U5}3;trophies:U5}3;trou-:x5D4Q2S4!3*2]3}2;trouble:D5G2Q3S5!4*2;truc-:c3f2z3K6#1}1;truck:c3f2' +
  'K3}2;true:c1f1g1j1k4m1n1o1p1q1r2s5w2x1y1z2E1I1K2L2P1Q1R3S4V2W1Z1!2$1(2*1+1,1/1<1=1>1?1^2;trus-:n4s3I2O5;trust:n2' +
  's3I2O5}1;try:a1o2s12t13u11v3z3A2B1M1P2V5Y2,1]1{2;try out:s7t5u7v1;tryi-:b4s6t2w3y4z3I3M1Q1;trying:b4s6t2w3y4z3I3' +
  'M1Q1;tryo-:s8t5u9;tryout:s8t5u9;tsa:b3c5e2B4L1)3-4.2/1?2@5]4|4;tsay-:i5n2?4;tsaya:i5n2?4;tse:o4q1A7C3T3&4;tsen-:' +
  'z4C3G1H4[3;tsena:C3H4[3;tshe-:k4@3}2;tshi-:w4]4^5_3;tshirt:w4]2^5_3;tshw-:o4w5y3D4,4;tshwanetse:o4w3y3,4;tswa:d3' +
  'y4I5S2,5;tswa-:g6h5.5;tues-:a6b2c1d2e1g4h1r3u4v1C2N2$1=2_2{3}2;tuesday:a6b2c1d2e1g4h1r3u4v1C2N2$1=2_2{3}2;tuit-:' +
  'j3$6;tuition:j3$6;tumm-:G3}3;tummy:G3}3;turn:A8C1H1J7Q4Z3&3*2.3;turn-:l1p1A4C5H2Q5Y3&2-5.7;turned:l2z2A3C4Y4&3}1' +
  ';turning:p2A4C3P1&1-2.5;turns:C1-5.6}2;tuss-:e6h3z4F2R5}1;tussen:e6h3z4F2R5}1;tv:d2y2z3B4C2G2N4/4?3}3;twaa-:e6&5' +
  '(2;twaalf:&5(2;twee:a2i4j5k1m3o2q3r2z3B3X2%5*2_3{2;twee-:f2B7C6;twel-:e9o4r2z1B2C4&6(3-1.4]3;twelve:e9l1o4r2z1C4' +
  '&6(3-1.4]3}1;twelve weeks:r1&4(4-2}4;twen-:z2A6F3J1K2Q3U2W1#2)2.3=2;twenties:z4A4W2;twenty:A3F3J1K2Q4U3#2)2.3=2;' +
  'twic-:e3g2j2m5r2s1y2F4I3K2M1R2#1$2&1*3^1_3}2;twice:e3g2j2m5r2s1y2F4I3K2M1R2#1$2&1*3^1_3}2;twice a:e4j4m3B2I3R1$2' +
  '&1}1;twin-:d1l4r3B4C5E1H2P1%2,1.2;twins:d1l4r3B4C5E1H2P1%2,1.2;twis-:u3G1}2;two:a1e5f2i4j4k1l3m1o2r3z3C3G1I1K1R4' +
  'X2$1%5&2)1*5>1_3{3;two hours:i6K6Z2.5>4|1;two kids:j1k3l5v2L3>2}1;two months:a3o4q5G3(2}1;two of:e1j2l1p4s3t2C1D' +
  '4G3#1$3&4)1*4_1;two weeks:m6r3u2G2)2{5}1;two years:l2o4p2s3t1G3T3V2X2Y3+1;tyde-:e4,2>2?5}1;tydens:e4,2>2?5}1;typ' +
  'e:m4A2D2G2I2J5T1U1W4$4*4-3@5[2;type-:e2z4M2T5=4{2}3;typed:M2{2}7;types:e2z4T5=4;typi-:g3i1D1G2M4Q4;typing:g3D1G2' +
  'M4;tyso-:W6}3;tyson:W6}3;uban-:C2N5*5,3@3}2;ubani:C2N5,4@3}3;uber:a3c2d1e2i4E1F1G3I10J1K3U2^2}2;ubul-:j4p4q4<1}1' +
  ';ubulungu:j4p4q4<1}1;udad-:F4-4}1;ufc:z3T2V8}7;ufun-:j3B4F3O3R2U2Y2%4=2;ufuna:j3B4F3R2U2Y2%4=2;uges-:>7;ugesi:>7' +
  ';uham-:H1>4;uit:d2j4o2p6r3w1x5z1G3I2)3*4/2>3[2;uith-:j3p4x4;uj:l3F3I4}2;uk:h2n5p3q6z2V2X4&1/3>3^5;ukho-:A4M3O3=1' +
  '}1;ukhona:A4M4O3=2;ukub-:b1i1p3t6y2A1E5R4V3W5!5(3,2_5;ukuba:i2j2p4A2R4W3!6,2;ukud-:Y7+3}4;ukudubula:Y8+4;ukuf-:q' +
  '6u3P3$4%2^3;ukufundiswa:$4%2;ukuk-:p3u4M6!3*5}3;ukukhansela:p6u5;ukul-:r4y2R2V2X5*2^2;ukulwa:y3R2V2X5*2}1;ukum-:' +
  'p3z3G3Z4;ukun-:y2H5R3Z1}4;ukungena:y4H3}1;ukup-:p4q4Y4*4-4/2@3;ukuphuma:p4*1/3@4;ukuq-:c3j3p4t3v3z3G3U3V2Y3!3$3%' +
  '1(4?4;ukuqala:v4z4U3V2(4;ukuqeqesha:c4j4p2G4$3%2;ukuqeqeshwa:!4$3%1;ukus-:u1y7A3I2Y3Z3?2_6;ukut-:u3v3M4S4-3]2_4|' +
  '4;ukuthenga:]4|4}2;ukuthengela:-4;ukuy-:p7D2I2S3)1^2;ukuya:I3)1^3;ukuz-:b3c2m3p3r3u3A1B4D4E3I2P3S3U5!2*5+1;ukuza' +
  ':e1m4p3r4t1u3z1E2I3;ukuze:b4p2w1A3P4!4+2}1;ukuzikhusela:B2U3*5;ukwe-:l5z3G2R4U1.4}1;ukwenza:z4G4U2.1;uma:c1d3k1l' +
  '1m4o4p2q1r6s2v4w3y1E2I1K2L1M2N1Z2%3&1(3*2,4>5?3;umam-:A2E4F2H2}1;umama:A2E4F2H2}1;umba-:>6_4;umbane:>7;umbr-:*4}' +
  '3;umbrella:*4}3;umci-:)4.4;umcimbi:)4.4;umfa-:C3D3W3,1.3=2;umfana:C3D3W3,1.3=2;umhl-:u3}6;umka-:E4F1R2Y2-2;umkam' +
  'i:E4F1R2Y2-2;umng-:U3-5}1;umngani:U3-5}1;umni-:N5}3;umnt-:j2l3w3B2C2D1E3G3R4*3?3;umntanami:D2G4}1;umntu:l4*4}3;u' +
  'mntwana:j2r1w4B2C2D2E4R4?3;umqe-:N5O4$4%1?4}2;umqeqeshi:N5O4$4%1?4}2;umse-:b3d3p3r3x4=7;umsebenzi:b3d4p3r3=8;ums' +
  'h-:M4W4,5<4;umth-:,4}3;umun-:g3A1M3Q4Y1Z4%1*1?2}1;umuntu:g3A1M3Q4Y1Z4%1*1?2}1;umza-:E3,3}2;umzali:E4,3;una:A3C2,' +
  '1;uncl-:C2H1S2Z4%1*3;uncle:C2H1S2Z4%1*3;unco-:z5F4}3;unde-:n1o2A2B3E1G2K5M1N4O3S1T1V1Y1$1*2+2,1-4<2?2@3_3{1}1;un' +
  'der:n2o3A3B3E2G1J3K1N5O1V2Y1$2+3,2-4<2@4^1_2{1;undercover:K3?5;underground:G3K5}2;understand:M3O4S4T2}5;une:C2G3' +
  'O4;unem-:l4A3C6=5;uneminyaka:A3C6}1;unemployed:l4=5;unfi-:z7J4Y2+2{3}1;unfit:z7J4Y2+2{3}1;ungi-:b3M4}3;unif-:l1w' +
  '7L4]6{4;uniform:l1w7L4]6{2;unis-:f3L3]3}2;univ-:m1H4W3#4)2}2;university:m1W3#5)3}4;unli-:f2j7o1+7}2;unlicensed:+' +
  '7;unlimited:f3j7o1}3;unlo-:g6}2;unpa-:}6;unpaid:}5;unsu-:p6s3@5;unsubscribe:p6@5;unti-:a2c1d5e2g5i1p1q6u1y1A2E3P' +
  '2S3Z2^2;until:a2c1d5e2g5i1p1q6u1y1A2E3P2S3Z2^2;unus-:r6_2;unused:r6_2;unya-:l2o3B4C5D4.3;unyaka:l2o3C3}2;unyana:' +
  'B4C3D4.3;up:a3c3g3h1i2k5m2p3r5t7u1y1z3C1D2F1G1H4I1L3P3Q3S1U1V1Z1)2>1^1{1;up a:k2D1M1P5-5<2?4]1}5;up at:c6u5z2L3$' +
  '3]4^4;up for:b3g2h2m2n1o5r3t1B4D2F2H2Q1S1U2&5}1;up my:a3e1g2i3k1m1p3C3D3K4L1R5#2@3^2}3;up on:a1b2g1r5x3D5Q3?3;up' +
  ' the:g4l3M3Q3%3,4.3}3;up to:b4g2i3r1v1A6E1H7N3P2!3=3}1;up with:c3p3t1F4M3S4W3$2@4;upco-:a5(4)4;upcoming:a5(4)4;u' +
  'pda-:u2{7}6;update:u2{7}6;upfr-:k5l5$2&2;upfront:k5l5$2&2;upgr-:}8;upgrade:}7;upin-:/3^4;upington:/3^4;upon:x4Z4' +
  '?2;uppe-:A5H2R1W6;upper:A6H2R2;ups:a2j3r6v3A3B2Q2T2U1Y3>2;upsk-:!4#3;upst-:l3H6K2;upstairs:l3H6K2;uqeq-:Y5!4#2;u' +
  's:c1d3h1i1l8s2t3v4w4z1A2F3M3P1Q4Z4#4$1%8&1,1>1?4;use:m3n1p1r7w6y2H2J3L2S4W2X3Y5Z4*3+4-3<2=2?1@1[3^4_2;use a:r2H5' +
  'X5Y1Z3}1;use it:p4r4w3D2S3V2Y4Z4-4_1;use my:n4p1r2w2L1W4*2+3?3[3}3;used:c3e4n2r3s3z2G2O4R2V1W1X4%1*2+1-3<2=4?4}3' +
  ';used to:b1c3e4z3D2G3O4R3V4W2X4%2+3=5[2;usef-:A3B2R6U3*3-1}1;useful:A3B2R6U3*3-1}1;usel-:d2D1R4U1Z3!4<2}2;useles' +
  's:d2D1R4U2Z3!4<2}2;user:H4[6;user-:H2[6}1;username:[6}1;users:H3;uses:G3H4I3S3U3]4}2;usha-:}5;ushadile:}5;usua-:' +
  'a3d2h4l3r3w3z3Q5#3;usual:a3d3h4r3}1;usually:l3w3z3Q5#4;usuk-:m3n3r4u4I1#3(5.3;usuku:m3n3r4u4#3(5.3;utha-:B3W3?3}' +
  '2;uur:a2d2e5i8K2$3;vaca-:=9;vacancy:=6;vacc-:}9;vaka-:h7=4}1;vakansiedae:h5;val:h5r4C4*4;vale-:-3;valentines:-3;' +
  'vali-:j4l3s1K6Z2,1-4=2;valid:j4l3s2Z2,1-4=2;validate:K6;valu-:D4L6&2-1|3;vars-:b3c3d2f3j2l4o2z1B1C1F3I3U2V2#1)2.' +
  '1|4;varsity:b3c3d2f3j2l4o2z1B1C1F3I3U2V2#1)2.1|4;vas:o6}2;vat:h3i1n4q6z1A6B3D1G3I4L1P1R4S2?2^3_1}4;vaya:I7;veg:y' +
  '4X3*3;vega-:}6;vegan:}5;vehi-:K8Y1;vehicle:K5Y2}1;vehicles:K6;veil-:y3G5K6R2)4@4;veilig:y3G5K4R3@4}1;vend-:#1}6;' +
  'venu-:H4J5#3.5}3;venue:H4J6#3.5;ver:I3J4;vera-:u3,4[4}3;verander:u3[4}4;verb-:i5o6D3I3*3;verd-:j1B4F2H3P3Q2R3S4U' +
  '3*4}4;verdedig:B5F3P4R3U3;verdediging:*5;verduidelik:S5}2;verg-:R4[5}1;vergeet:[5}2;verh-:Q4.2}3;verj-:-3.10;ver' +
  'jaarsdag:-3.5}1;verk-:d2h3u2J3_5}3;verkeerd:_2}5;verkeerde:u2J3_4}2;verl-:b2p1r2v3z2G3N2R4{3}3;verlede:b2G4N3{3}' +
  '2;verloor:p2r4z3R4}2;verp-:o4w2y4;verpligtend:w2y5;vers-:b1k3y3R2S2T1*2,1^6|4}1;version:b3y4|5;verskil:R3S2}3;ve' +
  'rt-:G5N4T4&4}1;vertel:N4T4&4}2;vertigo:G6;verv-:a2G2I5+3}2;verw-:q2v5@5;verwag:q2v5;very:c1j3s2t1v8z6A5C2D3F3G1Q' +
  '5;vest:w4]7;vett-:O6;vetted:O6;vi:l4t4w4F2W3#4+2.3_3;via:/6<3;vibe:v3E5S3V2;vict-:D5;victim:D5;vide-:z2N3Y1/11?9' +
  '|1;video:N4Y2/6?8}2;videos:y1z4/8?4[1|2;vier:l1C3%4;view:b2A1E10K2[3;view-:d2E7H1;viewing:E7H1;vill-:A3#3|3;vill' +
  'age:A3#3|3;viol-:y4B3S7|2;violent:B3S5;vip:O3!10$4;vips:!6;vir:b3c3d1f3j2k2l2m1o2q2t3z1B2C1D1E2H1K1L3P2R4Z2!1#5$' +
  '2%1)3+1,2-1.3=2]2^1;vir die:a5j1l3s2t3w4B3E1L3O1#5&1(2)1+3,1-1_4}2;vir my:b5c1f4j2n3v5z4C2D3H3J3L1R3S2$3)1,2-3.1' +
  '|2}2;vir n:j2o4q4t1z2B3C1E2R5W1Y3!1%2,4-2.5=4]2;virg-:b1g2j2k3n2o2q1s2z2F2J2L2Q1W2<2}2;virgin:b1g2j2k3n2o2q1s2z2' +
  'F2J2L2Q1W2<2}2;virgin active:b2c1e2g3j3k1n2q1s2z2F2J2L3Q2W3,1}1;virt-:/10;virtual:/8;visa:n7o3+1}6;visi-:f1g2m7s' +
  '2t1v3w3B1C1E4H2K5L2V2#3$3)3,3;visit:g3m4s3t3v4B2H1#4;visiting:a2f3h1m5w4z2B2C2E1I1V4!2)3+2;visiting from:a2m7o1z' +
  '3E2I3V2)1+2;visitor:g3m3K4>2;visitors:m2w2E6H2K4L3,3;visits:m3#1$5)3,3<2}2;vita-:l5x1<9}1;vitality:l5x2<10;vitam' +
  'ins:}7;voel:c2s4t2F3R3;voet-:x5}4;voic-:M7?2;voice:M7?2;vol:G3Q8;volu-:#4=7}6;volunteer:=7}4;volunteers:#5=1}2;v' +
  'oor:c7g2s4v1z2D2E3K4L3N1P3)3+1,4^3{3}1;voor-:j3k2l5u4v3y2C2+4,4>3;vooraf:k3,5;vorm:,7;vote:}6;vouc-:g2l3T1-13}2;' +
  'voucher:g2l3T1-9}4;vouchers:-10;vra:j4k4v3P2$5%1&3?1[3|2;vrie-:b4q8F2N3%5-2;vriend:N3-2}3;vroe-:c8u2v4;vroeg:c4v' +
  '4;vroegoggend:c6;vrou-:F8O4R4#2;vryw-:,8=5;vrywaring:,6;vrywaringsvorm:,6;vs:R5$2*5>1}5;vuur-:Y9+7;vuurwapen:Y6+' +
  '3;vyf:l4C7%4;wa:w2A2C3D2H2K4N4R3!3%2-3.4{3;waar-:a3E4R4_5{2|2;wag:a2i2p4q3E8+1{3;wagw-:[5}2;wagwoord:[5}2;wais-:' +
  'x2H3P5]2;waist:x2H3P5]2;wait:a4i2l1q3w2C1E11G5K1P2(6+2}2;wait for:i4l3D2K4(6}3;wait-:c1e4i2n3t2E4H1Q3#4&3+2^3{6}' +
  '2;waiting:t3E4H1Q3&3+3^3{6}3;waits:g3i3D2K2;waiv-:k6,12;waive:k4,1;waiver:,12;waka:B3C4-1;wake:c8;walk:g4i2m5o1t' +
  '6v6x5A2D3F1H4I5J1K6R1U2!4#2;walk from:I3K4U2}1;walk in:g6m7t6v1x4z2;walk-:p3s2v3x2z4A1B2F2H6I3R4U3X3;walked:z3%2' +
  '}1;walker:H7;walking:s3v4x2z3A3I3R3U3X4*1;walks:p4B3C1F4K2R3!1;wall:b4E5O5X4*6?1}3;wall-:a2h3j3n6p2s5B1L2W2+3@2;' +
  'wallet:j3n6p2s5L3+3;walls:a3h4B2W2@3}1;wam:A2B4C3D5E2G4U2$4-2.3?3;wami:b3t1w1A4B2C2D2E3U2W2$3%4.2<4}3;want:c1m3p' +
  '5t5y2B2D2F1M4R1T2U3V3W3Y1Z2!3#3$5%4&1-1.1=5[1_2;want a:m2u2D1M4S1U2$5%2&3)2.1_3|4}1;want go:c3p4t2B2M4U2V3!3$3}3' +
  ';want learn:U2V1W3X3Y3Z2!1;want my:B6D4F1O3Y1$3?6@3}1;want n:t2F2U3V5W1Z5#1%1&2=2]3}2;want the:n5u2y2#2$3%2&2.4^' +
  '3_3|2;want to:a1b1c1e1g4h2l1p1q4t2y1z1A1C3E3F1R2U2V3W2Y2!3%1(2-3[1;want-:a1b1g3m1y1z2A1B2C2F1H2R3U3V1W1Z1#4$2%2+' +
  '1-3.2=1?3^1;wanted:g2k3w2A3J2P3-3=2{2}4;wanting:z5R3U3?3;wants:a1b1g2m2y2A1B2C3F2H2R2U1V1W1Z2#4$2%2&1+1-2.2?1^1;' +
  'wants a:m2F4#2%2.3?1^2}5;wants to:g3j1l2m1n2o1v1w2y1A3B2C2E2F1H3I2S1V2W2X1Y2$1)2,1-2/1=2?2;war:}6;ward:d2w3X1#2%' +
  '1*2;ware-:d2]2{4}2;warehouse:d2]2{4}2;warm:i6v4z4L4?3}2;warm up:i7v4z4?3}2;warn-:p4r4}3;warning:p4r4}2;warr-:f4B' +
  '6_6;warranty:_6;warrior:f4;was:a2g3p3r5z6G3H3O5P2S4V2)2=2[2_1{4}6;was a:l3p4r3z2A3L2V3)2=1_1;was the:F3O3|4}5;wa' +
  'sh:J3L13_5}5;wash-:L7_1;washed:L3_2}2;washing:L4}4;wasn-:r6z4}2;wasnt:r6z4}2;wast-:m2p3r5s3}1;waste:m2r3s3}3;wat' +
  'c-:d1v1x5E10H2K4Q2T3V2Y2Z2/2<1@2]2|2;watch:c1v2x4E8H3Q3Y3Z3#1/3<2]3|2}3;watched:z4K3T4V1X1;watches:d3e2f2x3B3K3T' +
  '2V3W3@4;watching:E7K1}1;wate-:s3t2w6x2L6$2>5]2}3;water:p1s4w6x2L6$2>5]2}2;wats:a4J3M2R3S5&5^1;wats-:a3g2j3n3w2A1' +
  'C3I2J4M1O1R2T3$3+3]1}2;watse:a3g2j3n3w2A1C3I2J4M1O1R2T3$3+3]1}2;way:c3g4n6p1q3r3v2y1C2G4H6I5J2M1S1Y1$1.1/3_1{5}1' +
  ';way to:g2j4n1p3q5r2t2u1G4I2M2.3/5>1;ways:n7D2;waze:J7;we:h1i3k1l2p2q2r4u4v3w2x3y1E1J1N2Q2Z2#3%5,3.5>2?1}2;we ar' +
  'e:a1h2l5p4t4u1x1z2B3I1L2O1T1#3%5,3^1{1|2}2;we come:d1f3r3s1u4v5C4H1I2K6L1#2%1,2.2;we do:m3p1q2t2u1v4G3T4%2.1_2}2' +
  ';we get:e4i3k2l3u1y1M1P2&1(3*4>1]3;we have:b3c2e1h3q3s1J4P3Z4!4#4%2,1.4>2[4}1;we want:p2t1B1#5%2-2.3}3;weak:z6G7' +
  'Z2;weap-:S2X8Y4*6+7;weapon:X2Y3*3+7;weapons:S3X8Y2*5+2;wear:w13x5y1G3H1L6]3}3;wear-:x3F3]5}2;wearing:]4}4;wears:' +
  'x4F3]3;weat-:}6;weather:}6;web:b2-2/9?4[6]2;webb-:b3}4;webblad:b3}4;webi-:/8;webs-:b4g3h1j2k1n2t3u1B2J1M2V1W3$1(' +
  '1?1@2[5]2}2;website:b4g3h1j2k1n3t3u1B3J1M2V1W3$1(1.1?2@2[5]2;webw-:[4}4;webwerf:[4}1;wedd-:i3r4x4y3R2$3(1-3.6}2;' +
  'wedding:i3r4x4y3R2$3(1-3.4}3;wedn-:a6b2c3g2m1r4t4u5v1E1N3%1&3.2>2^2_2}1;wednesday:a6b2c3g2m1r4t4u5v1E1N3%1&3.2>2' +
  '^2_2}1;week:a4b10d1f7h3j5m4r7s2t3u5y2C1I1&5(6{3}1;week and:b4e2f3m1r1w4z1B1C2F3Z1@2]2{2;week course:q1r2-1/3[3}2' +
  ';week-:a1b8c2d6e1f9g3h5m3q5r1u1$1&5(4)6-2=1^1{1;weekday:c3d3e2g4;weekdays:c6d5e5f5g3B2;weekend:f12h7u3F1O2)8=4^3' +
  '{1}1;weeker:&4(4;weekly:b7m3n5Z2#1$2%4)5<3;weeknights:d5X4&1;weeks:a3b4h3m4o1q8r3x2y2G3O1$2&7(5-3/3?1_1{3;weer:a' +
  '5h5q5u4*1]3}3;wees:a3b3i2j2m4n1o4r2u1v2z5A4C2F3%2+4-1?3{3;weet:i4j4r4R3S3U3}1;weg:r4(4*2,2}3;weig-:x2y3z4D2F1G2H' +
  '1Q2R3T3W2^1}5;weigh:z3F3G4;weighs:C2H3^3;weight:x3y4z2D3Q2R4W4}2;weights:T4}6;weir-:F3$3}2;weird:F3$3}2;weke:m2q' +
  '4&7(6_1{4;welc-:l2m1t4v4z4A2B3E3F5G3H4+1?2;welcome:l2m1t4v2z4A2B3E3F4G3H4+1?2;well:d2k3l1o1w1x2B4C1H3J2O1R3U4V3X' +
  '1Z2$2*1,1-3/3>2]2^1}1;well-:G2#7<5;wellness:G2#7<5;went:g2y2z4H5K2U3,4.1{4}5;wenu:O2)5}4;were:j4q2r3s1u3A3E2O4P1' +
  'Q2R1T1V4#4%4*1+2.2/3>3@1^2{1}1;werk:a1c4d7e2f1m3n2o1p1r1u1y1B2G1L4O4P2R1S2X1Y1&2=9?3^2_3;werk-:h5#7)7=4;werkswin' +
  'kel:#3)6;wesi-:F4N3O3=4}2;wesibhakela:$2=3}4;wesifazane:F5O3;wet:L3}6;weth-:#2%2}3;wethu:#2%2}3;weve:w3V2Y2)2}4;' +
  'what:a4b3d1g2j7p1v5w6B2I1J3N2O2P1R7S6T8$2%1&3*2@1|2}1;what about:c6d4f5g2h3i3l3m3n3q4r2w2C2G2I3O3V1W4X1*3.3>5?3;' +
  'what age:A8B2Q4.4;what are:a3g4h1j4k3n4v3x3F2I2N3P2S4T5%3&1+2@1^3_3|2;what can:a4c4d3f3q3v6w3B4C5D4F1T8Z2#3-5/3_' +
  '1;what cost:m5s1#7$1%2&2)2.4]3^1|2}1;what could:a8c3f1j2B5C1D2T4;what days:a4b6C3F4$4%1&2}2;what did:r3|3}7;what' +
  ' do:d2h1j6l4p4v1w2B2C7F2I3J2P1R4S1T4Z2!1$5%3&4*1>2@5]2}2;what does:b4j4k2m1o1q1v2w3B2K1S2Z1!2$4%4&5]4^3|3}3;what' +
  ' happens:b1f3h4o3p3q3r3v5y2P2,3>2@5_2;what have:a3d6p3B3C7D3F3O1U2W1-1;what i:m2r2u5w1F2G2Q2T1Y2/3?2@8]3_4{1|1}1' +
  ';what if:p3q2r2u1v2y4z4G5O2P1Q5%1*8_3;what is:a2b4d2g2j3k1m5n1p1A3B3J1M5N2Q1R1S3T2V1X3$2%3&2+1.2[3^2{2|2}2;what ' +
  'must:k4p5t5w3x2K3P5R2S2*2+4=3|2}3;what now:p3r6t5u6v2I3R1S3[4_6;what should:j2w3I3R6}2;what time:a6b2c2d3f1g7i5v' +
  '1C2E2K2(1}3;what to:v2w4D4G3R4U3V3Z7)3*3-2;what was:k4N4T4)2_3;what will:j4r1v3D2S5$2&3^2|6}1;what would:j6m5n2v' +
  '2I3R7#7$6%5&5*2.3/1;what you:a2f2l2o3v2A3B4C4T4U5V2W3X3Y3Z2!2@4;what-:a3b2d2j3n1o1p3r1s1t1v3A1C1J1M6N1R3S3T3$2%1' +
  '&2)3,2/1|2}2;whatever:j2w3$3)4;whats:a4b3d3e1f1g1j4l1o1p1r2s2v3A2C2I1J1N2O1P1Q2R4S4T5$2%2&3)2,1_1|3}1;whats the:' +
  'b1g5i2j3o1p3s2t1v4A1C3I3J3M2N1Q4$2%3[2_1{1}2;whats your:d3j1l3m3r4A2J1M3T1&4_4}1;whatsapp:b1n3p4t3D3M9,3/5@4}3;w' +
  'hatsapp group:D3M3)2@2}6;whee-:G3H13I5K4;wheel:z3}2;wheelchair:G4H10;wheelchairs:H6;wheels:H3I6K5;when:a8b7c2d3e' +
  '1f1g8h4i7k1o1r2v2x2y3A1K1M1P8Z1(7)2*1,1>3^2{5}1;when are:b2g4h1A4P1$3(3]5;when can:a7g6p2r1t2A4C3G3P4(4;when do:' +
  'a7b4g7h4i4n3y2A3P1(1)3+2^1}2;when does:a3d3g2i3y1A2F3!3(2{4}5;when i:k4l1m5n1o4p2r6v7x2z2G3L1P1Q1,3<4?2@2^5}1;wh' +
  'en im:d1e3f4m3q6v2L3M6U3V4*2/2}2;when is:a5d1g5i4A1B1P4Q1Y4Z4(4)7}4;when my:h1m2o3r2E6M4Q4Z4-5;when the:c9d3e7f4' +
  'h5m1o1I2K2Q2Z1$3+3.4>8@3^2{1;when will:i3P3(4)2]5_3{7;when you:a3g2k5p3q3r6v2y3F3>2;when-:a5m4o4p1P4(4)2{2;whene' +
  'ver:m5o5p2;whens:a5P5(4)2{2}1;whens the:a4P2(3)1}3;wher-:b4i1n1o1t4v3A1C2I1J7K4L4M3O1Q1R2S3U1V1)1,1=2?1@2[5]3^1{' +
  '4|2;where:b4i1n1o1t4v3A1C2I1J5K4L4M3O1Q1R2S3U1V1)1,1=2?1@2[5]3^1{4|2}1;where are:F2J5L2?5@1{3}2;where can:b2o2K3' +
  'L3M4N4U3V1W2X3=5?3@2]4^1}5;where do:n2p1v2z2B1C2E3F1I3L4R5W2Y2$1)3+1,3-2=1[1]4|3}3;where does:C5K3L2R1S3@6}6;whe' +
  're i:e2l1t3v1J1U6V1W2X2Z2$4,1=5?2^3}3;where is:b2t5A2H1J3L1M1*3@2[5]2{4}2;where the:b4k3B4H1J1Q1V4[3{2}2;whereab' +
  'outs:J6{3;whet-:a2b1c1h2i1j2k2o1s4y2A1H2J1L2S2V2W3Y2>3?3@2{1;whether:a2b1c1h2i1j2k2o1s4y2A1H2J1L2S2V2W3Y2>3?3@2{' +
  '1;whic-:a5b4d1g1j4n2v3w1A3C3H1I3J5K1M2N5O1Q2R6T5(2+1[3{1|2}2;which:a5b4d1g1j4n2v3w1A3C3H1I3J5K1M2N5O1Q2R6T5(2+1[' +
  '3{1|2}2;which class:b1B2C6Q4R10W1;which day:a7b4n5Q2(5;which days:a4b5g4t4B3C3V2&3;which group:A3C5;which of:f3j' +
  '1B1C2N6R10;which one:b3n3N3R7)2}1;whil-:e3i3m3p1q6w2x4B1E3F1G1K4L4T3V1$2%1*1?2{1}1;while:e3i3m3p1q6w2x4B1E3F1G1K' +
  '4L4T3V1$2%1*1?2{1}1;while i:r3B5E1K3L4T4+2?5{3}4;while my:e5i4n3E3K3?4;while the:e4f4h2E1F4%3}4;whit-:b1w4z1A2P4' +
  'S2V4W3]4_3}2;white:b1w4z1A2P4S2V4W3]4_3}2;who:c2l3p2v6z2C2D2M3N13O3S6V2,5-1=3@7}4;who are:c4f3s3z2D1N7U3*2;who c' +
  'an:M8O4W2Y3%2&2?1@3}1;who do:n4p4q3t3v2y1M3N3Q4#5$3=3;who has:y3z3C2G3O1Z3-2.2@4{1;who have:G4N3O1Q3)4|2}1;who i' +
  's:a1e3v1z3A2C2H1M1N5S2&4+3,4@2|2}2;who pays:,5_5}4;who teaches:F5N1O4X2=2;who want:l3y3C2F2T3!1%3)3.1;who won:}7' +
  ';who would:j4N5O2}2;whod:j3N7%2}2;whoe-:M3N2W2;whoever:M3N2W2;whol-:b4f1g2i1l4m3o4r1s2w1A1B2E2K2N4Q1T1#5&3>1|1;w' +
  'hole:a1b4f1g3i1l4m3o4r1s3w1A2B3E2F1K2L1Q1T1#5&4(1>1|1;wholesale:}8;wholl:N6}5;whom:p1t1v5D3M7N8O6=5;whos:a2A3H1N' +
  '10,3]2}3;whos the:N5}2;whos-:M4N8!4+3,5;whose:M4N8!4+3,5;why:s3M3S7@6{4}8;why do:j2S4@6}2;wick:R3X2Y1}4;wide:c4H' +
  '8;wido-:z4F3U3;wife:a1d1e1h1i3j4l3y1C1E2F6G1J1L2O4Q1R1T3U3W1Y3$3&1)1*1-2?1^1}1;wife and:f1k2l1W2Y2$2%1&3(3[4}3;w' +
  'ife-:H2Y3-1}2;wifes:H2Y3-1}2;wifi:}13;wil:l2m1o2p5q2s1t4u1y3A4B2E5F1M1R1U3V2W1Y2Z3!2#3$3%5&1-4=1[3;wil leer:B3F3' +
  'U4V3W1X4Y2Z2%3=4;wil nie:m2o4p3y5F3?3[4;wild:A4B3C4.3;will:g1h3i5j1r1v6w1x1y7z4C1D2F1G1I1K4N2P1Q4(1<5>5?1@2^3{2}' +
  '2;will be:g1m3q5z4C4F3I1K4N2O1Q1.2}5;will i:i3j2o2p2r2s1v1y4z4F2G1L1N4P2Q3S4*4=3?5^2_2|1}1;will it:a3i4j1r1w4y3z' +
  '3D3F3G2K3N3&2)3^4;will my:h2i3j3k3n4x3y3G3H3K7N1P2Q1+2<4>3?1@6{3;will the:g4h2i1r1x5y1A1F3P1Q5&2(1,1<3>2]4^2}1;w' +
  'ill there:a2h4l2v1C3Q2&3(4)3>3}2;will they:r1v2y2z4K2P2S2^2{3}2;will you:g1h2l5o3s3z1C4D1G1P1Q3$3(1*2,1?1@4]1^2_' +
  '4{3}1;will-:p3=4?2}2;win:B3O2}7;wind-:c3e2E3K2&1*2/3]3^4_1{1}2;window:c3e3E4K3&1*3_1{2}3;wink-:#2]5}1;winkel:#2]' +
  '5}1;winn-:}6;wint-:h4l4q1w1x3L3(3)2>1}2;winter:h4l4q1w1x3L3(3)2>1}2;wise:a1b3G4H1&2@2}2;wish:p2W2Z3}2;wit:n3G3}4' +
  ';with:b2v2y1F3G2H1K1M1O1Q3T1V1X4Y3#2$1%1*1+2.3/3<2]2;with a:d3j1k1u1v1y5B1G3H4K2L1O5P1Q1W2X1Y2$3&5*2-1.1/1;with ' +
  'all:a4b4f4z4B1F1.1@2|2;with die:i2p3y1D1I4Q3X3$2(1+1/2<4=4}1;with her:q1E2F1G3H2Q4U4!1.2<2}1;with it:j5o3x2A3U4X' +
  '3Y2&2+4{2}2;with kids:a3C1D2E3O8=4;with me:a1f3l2m2n3t1u1v2w6x3A2B3C3K1*1+3/3?1}3;with men:F10M3;with my:a3c2f2h' +
  '2n5q2t2v2y3E5G1H3J2Y2$2%1+1.1?1@3{4|2}3;with n:y2H1I5K3M5W1Y3#3$2%5-4^1;with no:l3z6D1F2K3R3U3+3>5^2}2;with one:' +
  'G4H2R5$2%5*5]3_4;with that:e4n4r3x2B4D3F3G1!2?4@2;with the:b2c6d1e2j3l2q1r3z1C6K4M2N4P1Q1V2X2!3,1<1=5>2?1@3|1;wi' +
  'th two:l3v1z2B1H1I2J2X5*5>2;with you:d3e3f3j4k1m3n2o4p2s1t1A3B4F1P2T2U5V3W4Y3Z6+4-4.2/3<2=5@2]3;with your:b3c2d3' +
  'f2z2C2M4V1Y2#1<1=4]8;with-:m5o1p4q2s5t1w2x4y2z1E3F4G2H2I3S1U1W2$3%2&1+4>2^1_1|1;withdraw:p7u1;within:i3p4r3A1I1W' +
  '2^4_3;without:m5o1q2s6t1w2x4y2z1E3F4G3H3I4P1S2U1W1$3%2&1+5/1>3|2;without a:m4o2t4A1I6L3U2W2%1(2+3^2|1;wits:d4l6I' +
  '5R3#4?2}2;wken-:f8;wkend:f6;woku-:,5.5=3}1;woma-:v1x1F8K1N4O4R3S2X4!2*1]2|3;woman:v1x1F8K1N4O4R3S2X4!2*1]2|3;wom' +
  'e-:h3i1l2y2E1F10L2O4Q4R2W2X1Y3!3#2%3)2*1/1]2}2;women:h3i1l2y2E1F9L2O4Q4R2W2X1Y3!3#2%3)2*1/1]2}2;women day:h5#4}4' +
  ';won:a4O4-1}5;wond-:a3h3i4l2A3B3J3O1P4R1S2*1<2>1@2|2;wonder:i4B3O3P4R2S2*2@3|2;wondering:c1h4A2B1J3<2;wonders:A3' +
  'D2>2;wonk-:b4h3l4o3T3}1;wonke:b4h3l4o3T3}1;wont:o1q1r4s1u5x3D7E2F1H1I1J1K4L1Q3V3,2[1}5;wont be:d3p2q2u5I3K1Q4}5;' +
  'wood:Z3}6;wood-:I2#4]4}5;word:o2q2v3y5C2D6M2N2S3W1!4%2*6-2.2/2=3>1?2@2{1;word-:S5*1|2;words:S5*1|2;work:c4d6e1f1' +
  'n1o1q1r1u2D1G1H1J2N1P2S2V3W5X1Y2!1#6$1=9^2;work at:c2d3e3l3q1B2L3P2Z2*3+3-3=4^3}1;work for:d2l3m2v2w3z2F3H2J3P2S' +
  '3=6?3^2;work in:c1d2w2x2y3I7P4Q2S2!2=5>3?2^3;work with:f1n1o2D4F2G4N2O4P2#5$3%2<4;work-:c2d4e4f2g2h5n1F2O3R3W3#6' +
  ')9,1/4<2>3[1;worked:j4O5X3=1;worker:a3b2d3e1f2k3l4o4r2t2w1z4V3Z1,2-2=4^3;workers:e3h8l4#5;working:d4e2f5g4h1I4O1' +
  'R2U3V2!2<3>4[2}3;workout:c4e3L3S3W6<1|3}2;workouts:z5/6;works:c4f2h2n1u1v4E5G1N2O1R6Y3Z3!2$1*3,3>2?3;workshop:n3' +
  'u1F4J2L1M1N1#2)12.2/3?1;workshops:Q4)11;worl-:c4h3H4J4}2;world:c4h3H4J4;worr-:y4D3F2G4K4M2O2Q3S2*3_1;worried:y3D' +
  '4F3G3O3Q3S2_2;worries:G2K2M3}3;worry:y4z2G2K3*4@1;wors-:z4G2U4V5}1;worst:z5}3;wort-:i2j4I1K1$2&2-2>5^1|3}2;worth' +
  ':i2j4I1K1$2&2-2>5^1|3}2;woul-:b1c1d2f1j2m2z1A1B1D1F1G2H1N1Q1R2Y1#1%1<1^1;would:b1c1d2f1j2m2A1B1D1F1G2H1N1Q1R2Y1#' +
  '1%1<1^1;would a:i4j2k3w2z1A2B2C4F4H1I2#1$2(1+2<1^3}2;would be:b4c5d3e2f4m5v3w2F1G3N3P1R4T3X3)3]4;would he:m2n3C5' +
  'D2G4H3+3;would i:a2d1e2i3m1n2o2p1r1x1y3z6A2F1G1H1I1N1P3Q3R1S2W1&1*4+1/2;would it:m2z2D2E5K3Q4#4$1%3<2?5;would li' +
  'ke:d1p1t2A1B3D2E2F2M1N2T1U6V1X1Y4Z1!1#1$1%2&1(1-2=2?4|3;would love:a3c4e2f2l2t3v3B2E1F4W2X2)2-1.1/1=3?2;would my' +
  ':m2A2B2C1H4L3N6O3P2*2<4;would rather:h4m2n2x2y5E1I1M3Y2$2%3+2?2^3;would that:a3e3j3m3n1o3z3E2N1S3W1#1$3%1(2/1^2;' +
  'would the:g3i3j4l2z1E2G5&5(2]4^3|2;would you:e1l2n2o1q1t2A4C1G1R6X1Y3Z3#2*2+1.4=5@3^3}4;would your:j2B3D5G4Z3!2#' +
  '1$2<2|3;wouldnt:z4S4Y3;woun-:Z8;wound:Z7;wounds:Z5;wrap-:e2p2w6]8_5{5}3;wraps:e2p2w6-4]8_5{5;wres-:x3C3F1R4S4T6V' +
  '7}1;wrestle:y1F3V4;wrestler:R2V3}1;wrestling:x3C3R4S5T6V5}1;wris-:q1x3G3*5,3]3;wrist:q1x3G3*5,3;writ-:k4p5q2M5N2' +
  'P5,3<4@3|5}3;write:k4p4q1M6P4<3@3}4;writing:p2q1v2E1N3P3S2T2,4}3;written:,2|6;wron-:c2u4J1Q1?1@1[4_5}3;wrong:c2u' +
  '4J1Q1?1@1[4_5}3;wrot-:M2<3@1[1|7}2;wrote:M2<3@1[1|7}2;wys:b5v4*3]3}2;xa:k6m2r4v3w3x4E3*4,4>6;xl:]4}3;xmas:h7-4}2' +
  ';ya:a1b2c2k4o3p1s1t3u4v2A2J2K1M1N3P1Y2Z3!1#4$2%3&4)1+3,3-2.3<2?1@2[2{4|1}1;ya ka:p4u1x3K4@4[2{5}2;yaba-:l3B3F5#4' +
  '&6(2[2}5;yabafundi:l4[3}1;yabaqalayo:&6(2;yakh-:C2D3,1}2;yakhe:C2D3,1}2;yam:r2u6v2C3<2=2@2[3{8}2;yama-:l2t4F5W4&' +
  '4(2[1}1;yang-:d2f5t4}4;ye:a5i1j1l4m1u1C3D3P4R3V1(2=1]2_6|3;year:a2f1h7l5o10p1q2C7D2G1P4#5&1(4)1,2-1=2]1;year and' +
  ':b2h2k3p2z3B1F4U2!2#2$3&5)1-2=5]3;year end:h3q1#6}6;year old:a5f2i1j3v2x2y2C6D4F2G2R2&2+1,4-1]4;year-:h4k3l4o4t2' +
  'z1A3C5D2G2N4O4P4X1Y3!2(1=3;yearly:k5l2;years:h4l3o5t2z1A3C5D2G2N4O4P5T1X2Y3Z1!2(1=3;years ago:s3y3z2G1R1X1Z4[3}1' +
  ';years and:l4t2z3V1W3Y1!2%2=3;years old:C8O1.2=3;yedo-:G5;yedolo:G5;yell-:C3J2P6]3}1;yellow:C3J2P6]3}1;yenu:b4k2' +
  'o3H3J4M3N1Z2#1-2@4|4}3;yes:b1c2f2h3k2n4o2w1K3U2%4=4}3;yesi-:d4H2+5]3}1;yesibhamu:+6;yest-:a4p4r4u1T3[2{4}3;yeste' +
  'rday:a4p4r4u1T3[2{4}3;yet:b1z1A3C1E5I1S3V1(1+2{7}1;yeth-:#5%4;yethu:#5%4;yezi-:i3s2Y4&4+4.1|3}3;yezingane:i3s2.2' +
  '|3}3;yi:r2u3!1;yini:b2c1d4f1g2h3k2l2q1s1t1w2x2y5z2A3C2G3I1K1L3O2Q3R2S2T3#2(1+1,1=2?2@2^3;yiph-:I4R5;yiphi:I4R5;y' +
  'isi-:o1R4+1-2;yizi-:o3p3r4w4T3;yoco:n8;yoga:m2w4z2T8)1}5;yoku-:k6n1p1s5t3u3v4A3B2I2J2K3S2Y4!4#2-2[2|3;yokuqala:s' +
  '6v6A4;yonk-:b4j2q1&3@2;yonke:b4j2q1&3@2;you:g2h2l1A1I1J2M2T3U3V4W2X1Y2Z1#1*1+2=2>2@3]1^1}1;you a:m1q3M4T3V4W3Z1+' +
  '1<2;you accept:n3z3A5B4C3G1<3;you also:f3h3k6q2x3J2V2W3Y5<2>2|1;you and:b1d2j2m1n3t4C3E2I3N3T3V4W3=2>3;you are:d' +
  '3g4z1F2J5U4Y2<2}5;you ask:j2k4m3s3$3%4,3.2?5@1]2^2|4;you be:b3g5h4j3l2A6G2)2<2;you can:f3l3p4q3r3s2#4+3.2}1;you ' +
  'charge:j6k4m2p2r5s2E3#2$6%2&3^2;you close:f5g5h5I2J5>4;you come:h4j1v2z4#8$3.3=6^1}1;you do:d1e4l5o3s1B3D4E1T6U3' +
  'V2W4X5Y4Z3!3#6$3)4+1-3.5/2@1_1;you for:j3m2o1t3z1B1E2P2S3Y2#6*4+3.2@2|2}3;you from:i1n3p3I2J3&3*3}1;you get:l2s2' +
  'x3y1z3F2K3L3P1Q4S3&1)1^2}1;you give:l2r3s4J4L3P2T1U5V2W4X4Z2!2(2)1+3@1_3}3;you go:i2m7x3y4K2P2R3Y4*3}2;you got:a' +
  '2b2d3e1B3K3L2N4T1V1W2X3/3>1]3|2;you have:a5b2c2d3e1j1m1n1A2B2C2F3H1J3K2L3M1N5P1T4U4V3W3X3Z2!1&2/3<1>1@1]4|3;you ' +
  'help:l4r3D2S2Y3!1#3+5}2;you iets:d2e3o3B5D3F4#3;you in:e2o1q2B3I1J6M4N2<3>4]3^3;you is:f2l2I2Y3*5=1>1}3;you it:e' +
  '4k3w2T2U3W6X3Y3Z4!4#2*5.2@1]3^3_2;you keep:d3h3i3q1r1t3F2P3.3>1@6]5;you know:a1d3l3p2r5t7u5z1D1F2(2*3@4]4}5;you ' +
  'learn:y4R2S4U1X2Z1&1*7;you let:g3m3q3s6y2A2E4G4M2Q3+2>1_3{2;you make:l2o4s3v5y2C3D4!3)1*3,2-3?4}1;you my:j4t3z3G' +
  '5M2T4W3!3@5{1;you n:b5k3s1B2F2H3J2O3T2Y2.1/1>4]1}1;you need:o3p5s2t7G4O1S3&1,4=9?3;you offer:e3f3j2l3s4y2B1C3F2U' +
  '3Y1Z2!3#3$3/1=2;you on:a4w4H4M6#1<2>2}4;you open:c6f5g5h4(2>6|4;you put:o4q3t2C1Q6R6(2?5}1;you recommend:w1z4R4]' +
  '4}3;you rent:w5L3+3.3;you run:b2c1d4e2f1h2i3B1F1T2U4W2Z5#1&2(3)4.1>3;you say:a2w2A6C1G4J1R4-2|3}1;you sell:m6$2-' +
  '2/2@3]6|6}3;you send:b1j3n2o3J2T1&2-2^7_1{4;you show:b2U3Y4Z4*9;you start:a2c1h5v2y4z4C3R1&3}1;you still:d3g3m3n' +
  '4q1r4A1J5U4V3W6X1/4>1?1{1;you supply:w3L4+5]2;you take:j3k2l2m5n6p3t4z5A6B4C4U1!2<3=4_5}1;you teach:c2d2e1f4B4D1' +
  'F4T3U3V4W4X4Y2Z5!4#1&1*5/1>1}1;you tell:a2o3B1D2I1J3N3P1R5S1U3@5{3|3;you the:c4d3l1n3A3U2V3Y2}4;you there:g7h6J3' +
  'V4;you think:D1G2R4}5;you train:a1b7c3d4e2f1m1x1z1B1E3H1J2N3U1V3W4X1Y5Z4!5#2$1*4;you use:y6J3K2S2Y2=6?5@2^7;you ' +
  'with:k1v2E1G4I2J1&3+4>4@4^4;youn-:l2z1A8B7C7F2W3&2+3=3;young:l2z3A4C4F4R1&3+4=3}1;younger:A4B1E4}2;youngest:A4B1' +
  'C7;youngsters:l2A4B8W4$1=2;your:b3g1j1l1n1A3F1I1J2M2N2O5T5U2W2X1)1*1+3.1<2=1>1@4]4|4}3;your academy:t3A3G2J1O1T2' +
  'U1V3W3X4Y4Z2!3#1.1<2=2?2@1;your book:|6}3;your building:H6K2T3>1}6;your class:b5e1f3w4z8D3F1<1;your classes:b3z5' +
  'B2D5F2G4R5T3U4W3X1*3/2<1>2;your coach:x3O2]3|3}2;your coaches:c4D3G3O2P3#4$2.2/2=4}1;your gym:b2c1d1f2p2B1F2H2I3' +
  'J3L2U3V2W2#4<4=4>2?2}2;your hall:.3}6;your mats:a2c4f4x1A2B4G2T3V2,3.3;your members:z3A4F6K1<4;your page:a2b1d3A' +
  '2H3J1S2Y4Z1&3?6@2]1;your people:o2F3N3O6Y3#4.3}1;your place:b3f2j3w1y1B3C3I4L1N3Q1U3V1W2,1-2.4<2]2{5;your progra' +
  'mme:y2C2D3F2T4U3V3W3X3Y2Z4;your school:e2p3A2F1G3J3P3R2T6U3V3W4X7Y2Z3!5)1+4-2/2>1@2;your site:j5n2s2I2L4R4T2U2(3' +
  '@5[3]1{1|2;your team:M3N5O2.3=7;your trainers:D3N3O4#3=3;your training:y3D2F4G3H2I2O2T3Z3*5+1]3;your website:b2g' +
  '2n1t4B3J3M3T1W3X2%2?2[2;your-:a1b2d2g3i3j1n2w1y1H2J2K2L1M3O4Q1T1U3V1W1X2Z3&1+2,1<2>4[1]3|1;youre:g3A1M4+1>2}8;yo' +
  'urs:a1b2d2f1g1i3j3l1m1p1w2y2E1F1H3J3K2L1O5Q1T2U3V2W2X3Z3!1&2+2,2.1<2>3[2]2^1|2;yourself:n3S4U3*1}2;yout-:h6l1A2B' +
  '7C1D2E1O3T2W1#1,1/6=3?1|2;youth:h6l2A2B7C3D3S1T3W2#2=4;youtube:E3O4X2*1/7|3;youv-:t1]3|2}1;youve:t1]3|2}1;zam:@8' +
  ';zama-:b4T2]6;zami:r4x3B4?2{4;zang-:d6H1L5;zapp-:n6;zapper:n6;zenu:b6s5Q4;zero:s6z10P3U2&7;zezi-:b5B4T4-5?1]2;zi' +
  'kh-:B3H4K4L4/3=4@5;zikhona:c2H4L4/4=4;zimb-:n3o1q3=3}3;zimbabwe:n3o1q3=2}3;zing-:f2Q5_3;zip:*2_5}1;ziph-:b5q3T4;' +
  'ziya-:s5P4Q4V3;zoku-:b3w3L2)3.3/4]4_4;zokuqeqesha:b3w4)4]5;zone:K5%3[4;zoom:b1/13;zulu:N4X1}8;zumb-:z3T5}3;zumba' +
  ':z3T5}3';
