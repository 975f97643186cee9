// Written by `npm run train-intents` (docs/decisions/0118): which words speak for which questions.

/** What speaks for each intent before a word is read. */
export const BIASES =
  '-1.12 -0.48 -0.26 -0.11 -0.23 -0.48 -0.66 -0.05 -0.46 -0.23 -0.26 0.16 -0.01 0.89 0.31 -0.14 0.07 -0.30 -0.32 -0' +
  '.04 -0.72 -0.38 0.15 0.43 0.39 0.64 0.53 -0.02 -0.69 0.12 0.27 0.17 1.26 0.42 0.40 -0.10 -0.09 0.16 0.14 -0.03 -' +
  '0.22 0.22 0.23 -0.40 -0.37 0.12 -0.82 -0.48 -0.66 0.25 0.21 0.22 -0.04 -0.24 -0.75 -0.75 -1.36 -0.72 -0.22 0.62 ' +
  '-0.45 0.03 0.21 0.30 0.53 0.34 0.25 0.25 0.12 0.12 -0.28 0.19 0.25 0.15 -0.25 0.00 4.09';

/** What each word, or pair of neighbours, speaks for (intent-score); entries are divided by ";". */
export const WEIGHTS =
  ':}5;#:a1c3d4e5g1h4i6l1m3o1A6C10R1#4$1%6&6(1.2]1}1;# #:c4d6e5g5i1m2u4v2F1K1R5$2>2;# am:a3c5d1f3g3i2L2N3Q4$4;# and' +
  ':a4c1d3e2g2j1l4r2A6C4G1M1X3Y1)1+2,2-4.1_1|1;# can:d4e2o1u3A4C6+4.4;# days:a1f3m2p5$2)1_4{4;# do:c2e4s4A3C5F2#2+1' +
  ',2>5;# in:c2e3A2C7K3#3$2]1;# is:c4d5e2j3z1A5G4>1;# kids:A1B3C2K3Q4,4.5;# minimum:e3i5v5$3^2}5;# months:l4o4z3G5}' +
  '3;# of:e2l1r4t2%5.2<3_2}2;# or:a2c3e5i3Z4]3}1;# people:t4K2Q6#3$2%1}1;# pm:a4d4e3g3i2u3v3I3K2Q2;# to:c4d3e7g4z2C' +
  '2F1Y2%2>3{3;# week:r2y2A1&6(5-1/3[3;# weeks:m1q2r1y2z1G3O3&6(5/3{2}2;# what:c2d3e1i5r3v3C5R2$3&2;# would:c3d1e1i' +
  '4A2C3D3#3;# year:a3t2x4y3A1C2D4F3P2R2+2]1|1}3;# years:z6A2C6D2R2=5}2;#h#:d5e9i3v4}1;#ish:d5e4;#k:i3}3;#kg:y3z4F5' +
  'G3Q3R3V2}5;#m:z2C1]3}3;#mm:Y8}6;#nit-:a5d3E2>1;#nite:a5d3E2>1;#oz:w2]5}1;#oz gloves:w2]5}1;#rd:.3}5;#s:l3A6C5O2;' +
  '#st:n2s3u1v6z4E1Z3(1.5;#th:h6n6p1u3V5(4.6^1;#wk:&5(4;#x:j2}5;a:q1#1$1)1;a #:c5d5e1o4v3y3F3P3&4=3]4|1}2;a baby:i1' +
  'q2z4A4E2G1K1L3T4*3/2;a bad:i2o3E1G3O4R4Z3;a bag:a3c2e1y4Q2W5*1,3]3^3{1;a beginner:a4t3w1z2R4Y5$2]2|4}2;a better:' +
  'l8M3Z4;a big:z3K5L3Q3R2S5$3)2]2;a birthday:r4-1.7;a bit:l5q3u1v3x1z3A4D4E1F1M1N2Q1T4V3X3Y2#2]3;a bjj:c3m2p4V5)2=' +
  '3]3;a black:l2y4O2V2$3)1=4}3;a blue:y5z1P4V2=1_3}3;a bodyguard:!5}5;a boxing:h3i2w3E1G3H3V4W4-1=5;a boy:A2C3D2H3' +
  'R3X2}3;a break:e2h3l2q7;a call:b1i5B2M4Q3U2#1/3}1;a car:j1z1G4H1I5J3K1Y3)2*5^1|1;a card:k5n2+4-7;a certificate:O' +
  '1P5&1)4-1}2;a chair:E6H6;a child:i4j5v4A5B4O3S3Z3?2]2;a class:a3d3f3i2m3t5B2E8F4Q3V1W3X5Z3,2-4/2;a coach:v2z4W5#' +
  '1$6%8/3=3;a couple:b1m2q1r2s3v2A1R1Y3$4&1;a course:O3Y1Z7!4&3(4]4}1;a day:d1h3i3m4u2Y3#6)5}1;a different:r4u3F3J' +
  '1N2^4_2}2;a family:f3l3r3s2B2L2T2}1;a female:F1N4O6!2$3;a few:b2d1e3g1h1j3m2n5q2r4y3A2F2%3)2-5?4;a fight:a4d3v2z' +
  '3$4*3.2}3;a first:a2t7v4w2z2A3Z2;a fixed:l2o5P2&5(2;a form:g3p3M1,7_4;a free:e4s5t2u1v3|4}1;a friend:c1f1g1k1l2m' +
  '1p1r1t3x1I1K1L1N1O1P1Q1V2W2Y3!2$2%1&2(1*1-3<1=1>1?1^1_1{1|1;a gi:g2w6V2]5^5{2;a gift:-4}4;a girl:A3C4D3F6}4;a go' +
  ':a4d2e1k4s6t6D2F1V3=4;a good:l2B3C5G2R1S2W2Y2|5}2;a group:l3u2B1C2D1F3G3H2K2W4X4#1$5&2.3@4;a gun:N2U2Y3*5+5}2;a ' +
  'guy:N2T4*5]2}4;a gym:o4v2z3K2T9$1)4=5}3;a half:d2e1i3A4C5#3)4;a joke:C2W2}7;a kids:c2f2i2A5B2Q3,3.4=1]3;a knife:' +
  'X3*4}6;a krav:a3d2e1i4u4E3Q1S2U2W4(2<1}1;a lady:x2F5N1O6R2=1]3;a lesson:d1e2i3m1r5w3B3E6Z5$4%1?2;a letter:G1M3,3' +
  '<4}3;a licence:I1O4Y1+4}1;a lift:H5I1*3}5;a lo:f4h3B1W3Y3Z1!2#4)2*2]2^4;a long:d3h2i2p2q4w1I3M1W2{1;a look:g6s4E' +
  '7;a lot:j2n2r3y4z2D1G2P2Q4R3W3Y2&5(1)1/2;a man:w3z1F7O1P3R2V3W3*1}1;a meeting:i2r4u1v1w2L4{3}1;a member:a2b1g2k3' +
  'm4o1p1t5y2B3C1P1&3)3+2/1=2?2@3[2]2|1;a membership:k5m6B3T3X3&4)1-5|1;a month:j5l1m5n1p2q5t2u2B3Q3-4_2}1;a mouth:' +
  'w2]4{3;a new:c3h1k2s2t2u3v1B3G2K3N4P3U1V4Z4(5)2[4;a nice:b2l3M3-5}2;a normal:b3g2h2i3z4P3Q6U2*2;a nurse:f2l2C2F1' +
  'L3R1U3Z2$3&2}1;a pair:g2l3W4]2^3_2;a partner:v6y3Q5<3;a party:u2L4*3.7;a person:m4y3z4A3H2J1M5P3R1T4W1!2.2}1;a p' +
  'istol:Y1*4+4;a place:b1t5y3z2B2F1J1K2L4U3V4W5!2&3[2;a present:-5_2}3;a private:j5L3N3$6%4-5.5=2;a problem:r3u3v2' +
  'w3x1z3A2G3H2+2?4}1;a proper:z2L4V3W1&4]4}2;a real:h2z1J3M4O4R3]3|2;a saturday:f5g1r2u3w3K4O3P3)6-2.2;a school:r6' +
  'u4w2C2J3M2O1S2#3.2=4|4;a security:L1R1V3X3+3=2]2^3}4;a selfdefence:F3#4)1-3.3;a session:a2c2d2e5f5m1r2w1x2z3B3E3' +
  'Q2#5%3)2,1<1>2?1;a short:e3o4v3R4S3X2&4)4;a single:i3l1z5D2F2W2&2)5,3;a slot:c5d1e4t7u3$1;a small:j2F4L2Q2R4S2#1' +
  '%5*3]1|2;a special:k3F3H3%4)4-2|3;a sport:w2B4O3S6U5V1X2;a spot:t4C3E2K5L2Q2(3)3[3;a student:j6l3t2z3I1W4[4}1;a ' +
  'sunday:f5.1}4;a teacher:c3d2f3l4D1Q3Z4$4&2(2<5;a teenager:z3A5B3O3R1,2-2|2}1;a thing:b2c3d4m3w4z3B5F1Y2%2)1*2>2;' +
  'a trainer:N3$4%5=5;a training:w1Q3Z4#4/3]4{6}1;a trial:i2j3s3t5u1@4;a voucher:g3l2s2T2-6;a way:n1q5G5H2/3;a wedd' +
  'ing:i3r3y3R3$2-1.1}3;a week:a3b2c2e1j7r2u1w2I1R2$4%2&7^1_4}4;a weekend:f1F4I3O2)6;a wheelchair:G5H3;a while:m4q7' +
  ';a white:w1P2V2]2_4}4;a woman:v2F5K2O6R3X1!3]3|3}1;a women:F7)3;a workshop:n4N3Z3)8;a year:b1j3l2o4q6y3B3P3X2$2(' +
  '6-3;a#:]5}2;aan:a3c3f3h4q1B1N3R4U1V1W1X3Y2Z2!1)4=3>4{2;aand-:d7Q5;aanh-:w5x6G3;aanl-:/7;aanlyn:/7;aans-:k8,5;aba' +
  'n-:D3F4O2Q3W4#2%3@3;abantu:O2Q3W4#2@3}1;abanye:D4F5@4;abaq-:F1N4O5;abaqeqeshi:N4O5;able:d2r3z3B1C2D1G2H4O3P2R2S3' +
  'U2*1+1,2.1^1}1;able to:d2r3z3B1C2D1G2H4O3P2R2S3U2*1+1,2.1^1}1;ablu-:L7;abou-:c2d1f1g1h1q1r2x1z2B1D3E1H1K1L1M2N1S' +
  '3T1V1W3X2Y2Z2#2&1)2/1?1@2_1|3;about:c2d1f2g1h1q1r2x1z2B1D3E1H1K2L2M2N1S3T1V1W3X2Y2Z2#2&1)2/1?1@2_1|3;about a:j1l' +
  '3m4B1C4M1#1&4)5*4.3=3;about it:j1t5E4G3M1S2V4&3)3*3_3|1}1;about krav:f4R1S4X3&2-3|2}1;about my:q4u1z3M4P3@4}5;ab' +
  'out the:c1f5l3o3r2u4B1D4K2L1N4P2T1V4W3X2Y3Z3!2$2_2{1;about you:g3h2k2n3t1I3J1T1>1?3;about your:g3B2N3T3U4V3W1X2Y' +
  '1Z1)6^4;abov-:A4G2^4;above:A4G2^4;abro-:h3n3q3(2-3/4;abroad:h3n3q3(2-3/4;abs:R2}7;abse-:r9}1;absent:r5}6;abso-:w' +
  '4z5(2;absolute:z5(2;abt:z2N2&4;acad-:b1g2h1p2t2B3I1J4L2N2O1T3U1V2W1X2Y2Z2!2,2<2=2>1?1]2;academy:b1g2h1p2t2B3I1J4' +
  'L2N2O1T3U1V2W1X2Y2Z2!2#1,2<2=2>1?1]2;acce-:j3k3n5z2A4B3C2G1H6N1+3,3@2[4{2;accent:D3N3;accept:n5p2z2A4B3C3G3,4<1[' +
  '3;accepted:n3z2A2+4{4;access:j3k4H5K2&2@4[4}2;accessible:g2H6;acci-:y5G4H3Z6,7@3_2;accident:y3G4H3Z4,5@3_2}1;acc' +
  'idents:y3Z4,3;acco-:g2h2j3n5q3z3H5W1#2<2>1@1[7{1}3;according:h4Q3>3;account:j4n5p1q3<3@1[7{1}4;accountant:d3f3z4' +
  'W4;accounts:g4n2#1}4;accr-:O7Z3=1;accreditation:O5=2;accredited:O4Z3}3;acl:G6;acro-:b2e3l2I1K3^2}2;across:b2e3l2' +
  'I1K3^2}2;acry-:x5;act:o3p2,1@5_3}1;acti-:a2b1g2j1k6l1n2s1z1B6E2J1L1T3W1#2.5<4?3;action:E4G3.1?4;activation:k7;ac' +
  'tive:a3b1e1g2j2l2n2s2z1B1F1J2L2Q1T1W2#2<4}1;activities:b2n2B2T3;activity:B6D1T2#2.5;actu-:a2h3i1y6z2J1O2Q1T4*4{1' +
  ';actual:h3i1y4J2O3W1;actually:a3g1i1y4z3Q2S1T4*4{1;ad:m3s2&3=3}1;adap-:A2G7H6;adapt:A2G7;add:b1r5t2F2G3M1R1S4W2{' +
  '2}6;adde-:k2q4r2s4;added:k3q4r3}1;addr-:J8M6N2U2V2=2@5[3^3{2;address:J8M6N2U2V2=2@5[3^3{2;adhd:B1G7;admi-:k7=3}4' +
  ';admin:k6=3}1;adri-:M3$2}3;adriaan:M3$2}3;adul-:a1b1d1i1j5z1A6B4C3D1E2J1Q3T3U6V3W2X2&1|1;adult:b2j4z3A6B1C1E4T1;' +
  'adults:a2c1d1i2j4A3B4C3D2J1Q3T3U7V4W3X2&1|2;adva-:a4b3l3n4t1y2z4P6Q2U3Y3%1;advance:l4n5t3;advanced:a4b3y2z4P5Q2U' +
  '3Y3%1)1}1;adve-:l4t1x2A1T3)2?3|2}4;advert:t2x2A3T3?2}2;advertise:}7;advi-:a2g1i1n3p1t1K3L1R8&1{4;advice:R5}3;adv' +
  'ise:a2g1i1n3p1t1K3L1R6&2{4;aero-:T3W4=2}1;aerobics:T3W4=2}1;affe-:>5;affect:>4;affi-:k6O2}3;affiliation:k7;affo-' +
  ':j7l3p3s3y2I1;afford:j5l4p3s3y3;afla-:b2E5|5;aflaai:b2E5|5;afra-:v2y3z4D4Y5@1;afraid:v2y3z4D4Y5@1;afri-:J2N2S3V1' +
  '$2(2=4|5}4;africa:J3S4V2(2}1;afrikaans:N3|5}3;afte-:a3c3d5e2f2g1o1s2v1I3L5M1Q1!1(1)1=2[1_1|1;after:a2c2d5p1r1s1z' +
  '1I3K1L5M2Q2U1!1(2+1,1=1@1[1_2|1}1;after #:d4g4o2p2M4_3}1;after a:h2o4p3w2z1G4Q4T3W2Z1!4&1,3_7;after class:E4I5L4' +
  '^3}4;after i:d2s4@4{2|4}2;after my:a2e3g1j1k1q2t2w3y3F3G1K1U3W1Z3-1/2<3>1?1@2}1;after school:a3c3u3B5L2=3;after ' +
  'that:a6d1f1h3q2I2U1(3;after the:c3m3n3o4p1q1s2v2w2x2y4D1E1I4L2X2*2+1=5@2[1}3;after training:i6L4=3^4}7;after wor' +
  'k:c2d7e4j3w2I1J4W3-2;aftercare:d1B4D4}3;afternoon:a4c3e6f3g3h2u1v4B3#4)6.4=2;afterwards:d2f3o2r1s5E2L2&5.1}1;aga' +
  'i-:a6h2i2k4m1p2q2r2s2y4D3F2G2R2W3!1(2)2*5,3.2>3{2}2;again:a6h3i2k5m2p2q3r3s3G4W4(2)3,3.1>3{3}2;against:n2y8D4F2M' +
  '2O3R3!3#1*7.1?3}1;against a:F1S4*5;age:A14B3C8Q3#2.2]2;age #:C8]4;aged:A5C8F2P4;agen-:b3d1r1F1K1L1M5R2T1U3Z1!2#2' +
  ')1*1]1}1;agency:d3Z2#1=1}6;agent:b1c1z1F2K2L1M5R3T2U4$1]1;agents:r2!3#4)2*2;ages:l1p1A11B1C6P3{3;aggr-:z4D4S5#3*' +
  '1}1;aggressive:z4D3S3#3*1}1;ago:s3y2z4G7M3X1Z4[2{6;agre-:j2n3o8t3,1?2;agreed:n3t4?3;agreement:o8p1;ahea-:c2n2q1t' +
  '4v1z2A3C3H4>4;ahead:c2n2q1t4v1z2A3C3H4>4;aid:G1N2O5Z9<7=3}2;aiki-:T6*1}2;aikido:T6*1}2;aime-:F6;aimed:F6;air:y1^' +
  '3}7;airc-:>3}5;aircon:>3}5;airp-:a4u2I6}1;airport:a4u2I6}1;airt-:m4M2}2;airtime:m4M2}2;akho-:c2f4L4;akhona:c2f4L' +
  '4;al:b5l3z3C6*1{4}4;alar-:r3K3>2]3}3;alarm:r3K3>2}3;alex:l3I4W2;alex-:I3J2^3;alexandra:I3J2^3;ali:}6;all:b6d1f3g' +
  '3i2j3k2l2m1q2u3w1y1z5A4B2C1D1F7S1T6V2Z1#1$1&1+2<1@1;all day:d4f2g7z3B4C1D2V4=2^2;all in:k4l1A2F3P3Q3&2)3}1;all o' +
  'f:b4l3q4t2B3C2#5&4}2;all the:a1b6f3j1w2z1D3F1H2O2R2T2U3Z1.2?1@3]2;all your:b1O2T4|2;alle-:o2v4G3&2_3}3;allo-:m4q' +
  '3r1t1w1x4y2z3A3B2C1E5F2G3H1K1P1S1+2,1?5|2}2;allow:m2q2x1A4E4F3+1,3}1;allowed:m3p1q2r2t1w2x4y2z3A2B2C2E3G4H1K1P1S' +
  '1+2?5|3;allowed to:p3t3x2y2C3E3K1S4+3,1?3}2;alma-:l3y3z5S2;almal:l3y3z5S2;almo-:j3C5G1<3{1}2;almost:j3C5G1<3{1}2' +
  ';alon-:h2m2v3w4z2A1E4F4H2N1Q2R2U2$7%2*1,4/2|3;alone:h3m1v4A2E1F5K1N2Q3R4U3#1$8%1*1,1|4}1;alone with:E2N3R1$6*3;a' +
  'long:m2w5z2B1C3D1E4G3H4%2)2+1,4/4;alre-:a1d4f1g2k1l2m2p2s3z2C2G1L3Q1R2Z2(5_5{3}2;already:a1d4f1g2k1l2m2p2s3z2C2G' +
  '1L3Q1R2Z2(5_5{3}2;alri-:w3z2G4?3;alright:w3z2G4?3;also:c2f4h3i1j1k5l1o3s5x3A2B2J2L3N2P4R3T4U4W2X1Y3&2*2,3/2<1[3|' +
  '3;alto-:g4i3}1;altogether:g4i3}1;alwa-:i3x4z3A2D4H2K1L2N1Q4*2-4}1;always:i3x4z3A2D4H2K1L2N1Q4*2-4}1;am:a2c10l1n1' +
  'o4p1v2w1y2z2A3F1G1J1U2$1(2,1@2;am #:o2z2A1C2M3U2,1]4;am a:b3c1f2j3l1A4K1O1W1X2Z2$3=3@2[1]3}3;am i:i3o7p1s2v4y3z1' +
  'A4E1F3J3P4U2(2+2,3}3;am in:p4q4A4G2K1X2!2#1/4}1;amak-:b4c4d4f3B2N5Q2;amaklasi:b4c5d4f3B2Q3;aman-:i4F2W5}3;amat-:' +
  'z3W5}6;amateur:z3W5}6;ambu-:H1Z5!3,2}2;ambulance:H1Z5,2}3;amen-:u4}1;amend:u4}1;amer-:n4}3;american:n4}2;ammo:Y5' +
  '+6}3;amon-:x2z2A3B2C1F2G2I3N3O2Q2U1X1!2$2%3;among:x2z3A1B2C1F2G2I3N3O2Q2U1X1!2$2%3;amou-:j4k6l2n5&3-4^4}2;amount' +
  ':j4k7l2n5&3-2^4}1;amounts:-3}2;ampu-:G4H5;an:i1k5t2C3E4G2H3I1M2O3P1Z1#3$3&1)1,2.4/2=2>2@1[4|1;an estate:b2c2z1F2' +
  'R4T2=2]2;an hours:a4e4i5u4B3I2N2Z1#4$4.2}3;an instructor:P3Y3#2$3%1,3=4}3;an old:b5n1p3w2H2K3M4R3S3T3Z2(2|2;an u' +
  'ber:I7U3Z2;anci-:A5}2;ancient:A5}2;and:b1j3l1m1q1w1B2C3D1E2G2J1L2R2S1V4W4X1Y1Z2!2#1$1%2&3.2=2]3;and #:a5c3d2e3j2' +
  't2z4C5G2%2+1.1;and a:a1b1i3m2w6A4C5D2G1H3K1L3N1W3Y2%2&1+1]1;and all:j4l2x2A4P3V4W1Z2!3+4[3_1;and bjj:j4R1U3V3X3Z' +
  '3&2]2;and boxing:j4S3U3}5;and can:r4V3&3)3,3-2?3;and cant:p4t3w2x2y6D3E2H2J4L3M2S2$4/2?3;and come:f3k5q2H3K1L4Z3' +
  '}2;and do:h3k4t2z2E2F3K4P2U2V2X1&3)4-2.2/3>2]6;and dont:c1h1o3r2w1y1A2D4J5K3L4M2O3Q2R1Y3+2<3?2;and get:d2n2p2q3v' +
  '1D2E4G1H3*3_4;and have:c1e2g1i3n1q2v2w3x3D3L2T2Y2$3+1-2.2=4;and he:n3t2u3D4!2.3_3;and her:j4u3F6V3,1.2;and how:j' +
  '2v1y2M5#4$4&3)3[3;and i:a6b3c1d1e1f2k1l5m2n2r3s2t2x1z2C3F3G1K2S2T2V1Y1Z1$2%3&1(2-1[5|2;and id:i2j2p2q4t2F1L1W3#3' +
  '.3<2_5;and im:a2e2h2s1u3D1Q3Y1@2_4|3}1;and is:f4j2m1q2y3C3G3H5W1!3,2.3=3}1;and it:e1g3l3m3V3[4}5;and just:m2A1E1' +
  'M4P4V2W3)2=3;and look:v3D4E2H4W3;and must:j3p6r3s3y1N3R2Y2+3,1@3;and my:a3b3c1j3l1m3t4u3z1A4B3C3F2G2H2I1M1R2T5U2' +
  '#1%5&1)3]1^1;and need:h2i2n4p1L3Q2V1Y1Z3#5$4=4[2]3^3;and never:d4m3o1p1r3s4y2A4C2D2;and no:g2z2D1R4U4V3X2Z4[2^3{' +
  '1}1;and nobody:g5P3Q3V3Z1;and now:z2A1B1F3P1R1U1V1W4X2!3#2@4[3{3;and on:b6h1y2C3S2V3+1}1;and one:e1g2p3s4u3D2J3Q' +
  '1.3}1;and only:h3n3r5E3F2R2&1,3{2;and pay:m7n2;and see:j1o5s2D2E5H2J3Z1[2;and she:i2j2n2C1D3H3J4U3-4.3]2;and sti' +
  'll:b2j2y2A2N1P3R2S3&4]4}2;and the:a2b1c1d1g8D4G1J3L2R5S1W2Z2!1$4>1]1_2{1}1;and then:c2i2k3m4o1r5s4v5z1G3I1R1$3)2' +
  '+2=1{1;and they:e2f1D3G4I2#2}5;and times:b1j4;and train:c3e2j2m3H3#1$2%2}2;and two:b2j1#3%5&3}3;and want:c3h3k1m' +
  '2q3w3B1C2U3V3W1Y3Z2!3#3$1,3.1=1}1;and wants:a2c3h2m3x2z3C2E2H3U4V1Y2!5)2-2.2=5?2;and we:c2e2p5u1C1G1Y2#2-4.4_3;a' +
  'nd what:a2j4v2w1x2B2J3N1P3S1$5%2&7+4?4|4;and when:a3b3h3B1D3M2U3W1$2)2^5_2{1;and where:b4A4I4S1?3@3}1;and will:g' +
  '3m4q5z3$4}1;and would:c3d1f2h2m2q1y1A1E1F1H1I1J1M1O3S3U5V1W1X4Y2Z1!2$2)1.1/2=4?4|3;ande-:r2u2z3D3F5@4}1;ander:r2' +
  'u2z3D3F5@4}1;andi-:u2y3z6+4?4;anga-:z4C3E6F2G1O4R3;ange-:u3D5W1}3;anger:D6W1}2;angi-:c3l4m1r4x2z5S3+3?2{3;angika' +
  'ze:z6;ankl-:q3u2x3E1G6;ankle:q3u2x3E1G5;anni-:m4-2.3}1;anniversary:m4-2}2;anno-:t3v2}5;annu-:h3k3l3o2}1;annual:h' +
  '3k3l3o2}1;anot-:a2m3n1r5s2u6y3A1E2F1H1J1M2P3(4)4*1/1=1@3_3}1;another:a2m3n1r5s2u6y3A1E2F1H1J1M2P3(4)4*1/1=1@3_3}' +
  '1;another day:r8u1;answ-:g2D3M7@2}4;answer:D3M7S2;answers:D2M1@4}3;anti:D5!4)4*2;anxi-:v3z4D1G5R2$3;anxiety:z3G5' +
  '$3;anxious:v3z2D2E1Q1R3;any:a1c2d2g1k3l6o2p2s1t1w2z3A1F4G2H1J2O4P2S2T2U2X3(2)2,3/4<2=5]3_1{3|3;any more:p7r2u3D1' +
  '[3_7;any of:G5N4O3X1/3<2;any time:g3h4o3p2t6(1;anyb-:a3f2g4s2v3y1z3A2M4T1X2@2}1;anybody:a3f2g4s2v3y1z3A2M4T1X2@2' +
  '}1;anym-:p7u5A4D1H1I2U2_3;anymore:p7u5A4D1H1I2U2_3;anyo-:c2g5h1t1y3z3A2D1E1M5O3Q1X3$2<1?3@4}1;anyone:c2g5h1t1y3z' +
  '4A2D1E1M5O3Q1X3$2<1?1@4}1;anyt-:a6c3d3e3f4h1k1l2o4q1s2w4z2A2B3C2D1E1G1H1J2L1O2T4V3!1#1&1)3*1<2=1;anything:a5c4d4' +
  'e3f4h1k1l2o3q1s2w4z2A2B3C2D1E1G1H1J2L1O2T4V3!1#1&1)3*1<2=1;anything for:c3f2l3o1s1A5B3C5F3G3#3*2;anything i:b3v5' +
  'w1x4E5G4;anything on:a4f4x1*3/1;anyw-:b2c3e1f3h2j3p2z1A2B3J5K4L3P3T2<1?1;anyway:c3e1f3h3p3z3P3}1;anywhere:b2j4A3' +
  'B4J5K5L3T2<1?2;apar-:k3o3v2w5B3C3F2J3T3Y2Z2$2%1+3_2;apart:k3o3v3B3C4F2J3T3Y3Z3$2%1+3_3;apart from:k4v1J4T4Y3Z3$3' +
  '%3;apho:F1I5T3W3,2=2}3;apol-:u2L4}5;app:b2n4I2J2/11<4>3[3|1}1;appe-:G3?5;appl-:k2n3o5s1t5x1!1+5/3=6_2|1}1;apple:' +
  'n5x2/4<1|2}1;application:t4P2+3=3}2;applied:+3}4;apply:k4s2t5!2=5_3}1;apply for:t3+1=1}4;appo-:e2t5u4E1M1$4;appo' +
  'intment:e2t5u4E1M1$4;appr-:k3w5A2D3S2+2=3}2;apri-:h7G1(3{2}1;april:h7G1(3{2}1;arch-:e2}6;archery:}5;are:a1b1c4f3' +
  'g2h2i3j3x1z2A1C3F2H3J3O2Q4Z1)2,1=1@1}1;are #:l3A3C3G2#1%5;are a:e2f1s3B1H3O2T2U3#3|4}4;are all:b1c3f1i4m4q3x3O3Y' +
  '3$3;are at:c4e1f3F4G3J2%3;are in:c3d6Q3&2]4^2;are my:x1y3F3H2I3T2*2@6_4;are the:a3b2d1i1k2n2o2v2x1z4B2C2D2F1O2P1' +
  'Q1S4U2)1+4-2>3?1@1]3^1{1|1}1;are there:b2h1k3n2o4w1y4A1B2F3H4J1L3N1P4S4T2Y1(2)4*3/1=3]1|3;are they:a3j2r1w3A4B1L' +
  '4N5O5%3/2?3@4]1;are we:h3i2j2o2x2z2A2Q1&1,5}2;are you:g6h4j3m2r2H3J6M3T2V1W2(1)1,4<4=4>3@2^1}4;are your:b3g4h1i4' +
  'j1n2A3B2O3P3$1/2]2}1;area:x4E4H4I3J5K3T1U1)1>5[5}2;area-:U3Y3#2^3}2;areas:U3Y3#2^3}2;aren-:A5E1O4Q3,1{1;arent:A5' +
  'E1O4Q3,1{1;argu-:w1R5}4;arm:q2u1G7H4K3V2Y4*6,3;armb-:V7;armbars:V6;arme-:l2Y4!4#1}2;armed:l2Y4!4#1}2;arms:w3z4G4' +
  'H1O3S1W2_4}4;army:l4G2O5S6U4!2=3}3;arni-:X10;arnis:X10;arou-:a1b3c2d5e5g3h1l2n1v4y1z1D3E2F4G1H2J1T1$2(2>2{2;arou' +
  'nd:a1b3c2d5e5g3h1l2n1v4y1z1D3E2F4G1H2J1T1$2(2>2{2;arra-:i2o3q3t7$6<3?4;arrange:i2q3t7$5.1?4}1;arre-:n2!4}5;arrea' +
  'rs:n3}3;arri-:r2t3u2v8L2Q2$1,1[4^4_3{4}1;arrive:r3t4u3v2L3Q3(1^3{5;arrived:j1n1s2B2T2X1$2^2_4{2}3;art:C3D1R5S3V6' +
  'X7}1;arth-:G7;arthritis:G7;arti-:.3}5;arts:z3A2B3D2G1P1R1S2T5X7-2;as:b1j2l3m5o1p2r4u1v2w3z2A1F3J2S1V1X1!1#1*3,3-' +
  '6<2=5>6[1]1_1|1;as a:k1n1E4F4H2L3O3R2S4V2X2!3$2%3-4<3[4^2|3}2;as an:b2l2A3L2O1U3W2X2Z2#2>2}1;as i:b1c3i1j2l3m3o4' +
  'r6s1t2v5w5Z1,3;as well:c1d2k4l1o2s1w1x2B4C2J3T1U4V3X2Z2$2*2,2-3<1>1]3^1;asid-:i5v2-1;aside:i5v2-1;ask:e1g4j1k4m2' +
  'q1s1v3C2G1J2M4S2$2%3,2.1>1?3]1|3}1;ask for:j2q1s3v5N2%3.3@3]2|4;aske-:j2s3v2w1E3P3S1#3@2[2}2;asked:j2s3v2w1E3P3S' +
  '1#3@2[2}2;aski-:a3b2e2i1j3l2v1B1C1D1F1G3H3U1#2?3]1{2;asking:a3b2e2i1j3l2v1B1C1D1F1G3H3U1#2?3]1{2;asking for:b2C3' +
  'D3F2G3H1]3}3;asks:k1w3y4A2F2J1O5P4Q1S2$2*3,2<3?1@2|3;assa-:*3}5;assault:*3}5;asse-:v4D6P3!4&3;assertive:D4;asses' +
  'sment:v5!4&3}1;assi-:e1o1H2J2K3N3O1S4Z3+3=7;assist:e1H1+3=3;assistant:e1E1J2K3N1S2Z3=5;asth-:G9}1;asthma:G7}2;at' +
  ':a3c4d2e4g4i2D2I1K1Q1U2V1#1$3+1,1.3;at #:a4c3d3e1g6i4u2v1A5C1I4K3$1>1}1;at #h#:a2d7v5;at a:l1m4o2q1r3v1z5C3E6J4P' +
  '2Q4V2W4Z4!2#2*3,2/3=3;at all:d3f3g1q2r2w4x3z2D2H1O3P3V1Z1,3<3;at five:a2c4d3g2i1I3>3;at half:a1c2d2g2i4l1I1}1;at' +
  ' home:h3n2q3r3B1D3Y2Z1$4,2/5=1?3]3|4;at me:z5A2N3O3U5*1;at my:c3e2i2k1m2o2u1x1y4z3A4F1G1L1#1$4*2,3/2^4_1}1;at ni' +
  'ght:d4e3g3I4K4Q1R4U3#2$1*2}2;at noon:a2e7g2}1;at once:b1l4n4R3$4)2*3;at our:D1E3G1N1#5$4%1)2.4?3;at reception:a3' +
  'n2M3-2<3]3^2_2{1;at school:c3p3z5D7F2R2V1%5(3^3}1;at seven:a1c3e3g2i3L1>1}3;at six:a3c1d4i3v1I1K3$3>1}2;at storm' +
  ':a3b1t3B4N4U4V5W5X3Z3=3;at that:c1d6e5l1F2$2}1;at the:a1b1f1m3n3q2s2v4x2E3H2J3K1L2P4Q1U2#1&1)1*3+1.2=2?2]2^4{5;a' +
  't two:e5g3I3L4%1;at what:a3b2g4i4j2A2O4$2^2|4;at work:h1i4u4x3z2G1S3#2$1,2-1^2}5;at your:b4f2n2B3C2F4G2H1L1N1T2U' +
  '4V4W4X4Y2Z3!3+3,2.2<4=2>1@1;at yours:a2d1f3g1k2l3m3y4E2F1K3L3M2Q1U4V4W4X2Z4!3)1+2.1]3;atm:*6}6;atta-:o4s4w3G3R1S' +
  '1Y1Z1#2)1*10=1;attached:o4s4=3}1;attack:w3Z3*4}2;attacked:w3#4*3;attacker:*5}3;attackers:)3*6;attacks:G4R3Y3*6;a' +
  'tte-:a1i2j2m4r8u1v1G1P2Q6$2)5+3}1;attend:a2j4m5q2r6u2C1G2H1)5+5.1/1;attendance:r6P2Q2)2}1;attended:P3}6;attendin' +
  'g:v4w3)2}5;attention:i4Q9$3;atti-:w7D2;atto-:e4o2#4,4;attorney:e4o3,4;au:f2B4C3E4Z3!2,1-2.1;audi-:a2f1E7|1}2;aud' +
  'ience:E7;audit:a3E4;augu-:h4l3o1p2q2C3H3(2)6;august:h4l3o1p2q2C3H3(2)6;aunt:F2H2%2,2-5}1;aust-:m1p3-1^3}3;austra' +
  'lia:m1p3-1^3}3;auth-:D2|1}6;auti-:G8$3;autistic:B1G5$3;auto-:n4o5H1;avai-:b2f2s2K1L4T5U4V4W4Y1#2$1%2-3=4]3^1|2;a' +
  'vailable:b2f2s2K1L4T5U4V4W4Y1#2$1%2-3=4]3^1|2;aver-:z4A3Q5}1;average:z4A3Q5}1;aviv:S3U4}1;avoi-:G3Z2*3;avoid:G3Z' +
  '2*3;awak-:c6@2;awake:c6@2;awar-:S2#6&2)4*5|3}4;awareness:S2#6&2)4*5|3;away:a3e1g1p4q5r6u2v2B1E1I1L4S1#1(1)1*2,5-' +
  '1/3=1?1{1|3}1;away for:q4r7;b:G5!4.4}2;ba:l3y3D1E4F3G4N4O5Q4#5&4;babi-:C2Z6}5;babies:C2Z6}5;baby:c4d3i1o1q5r1u1z' +
  '2A1B3E2R1T3W1X2Z3&1*1-4/3]1}3;baby-:a4d2i5u3}4;babysitter:i5u3}3;bach-:.10;bachelor:.5;bachelorette:.7;back:a1e1' +
  'h4i4p5q5r4D5G7K3L1M2U2<5>2]1_11}1;back after:h2k2l3q4I4M3}3;back for:r6<5_1;back from:a3d2m4r2u4U3V2(2<1;back in' +
  ':h3i2q1r4t4W3(1]2;back to:i3j2p4z5K3L6M5P1/3>3_1;back-:z5D4L4O7Z2=1>6{4;background:z6O8Z3=3;backup:>7;bad:a1c2d1' +
  'o1u2x2D2G8H3J2L2O2R3Z2}4;badg-:H4Z2]2}3;badge:H4Z2]2}3;badl-:A3G3K2Z4_3;badly:A3G3K2Z4_3;bag:a3w7y3D3G1L5W7*5,1>' +
  '1]5^2_5{3}3;bags:g3L6O2W7.2]3}4;baie:j3l3m4D4F4Q3}1;bake-:c3l4m3R3;bakeng:l4m3R3;bakk-:K8]2;bakkie:K8]2;bala-:r3' +
  'G2}2;balance:r3G2}2;bali-:X8;ball-:b1f2h2j3k4o1z4A4C2S2W2.4}2;ballet:b1f3k4o2z4B1C4}4;bana-:O7}3;band:x4R3%2}1;b' +
  'and-:x3Z7;bandaging:Z5;bang:z6D2F3Y3*3;bang-:x5y3E4Q5;bank:e4n6o1r4t1L2W2#5<4_1}5;bank details:n3@2}1;bank-:e3n7' +
  '<2@3}3;banking:n6;banks:}5;bar:c2x3*5}3;bare:w4x5U4;bare-:w2x7}1;barefoot:w2x7;barg-:j1l4o1s1K3$1&1<2]2^1|2;barg' +
  'ain:j1l4o1s1K3$1&1<2]2^1|2;bargain hunter:j1o1s1K3$1&2-1<2]2^1_1|2;barr-:H5}5;bars:*4}3;base-:F1J2K5S3U2X2#3*2/1' +
  '}1;based:J4S4U3X2/2;basement:F2K8}1;bash:t6.3;basi-:j4m2o3v2z5L2U1Y3Z4#2&6)1}2;basic:j4m3o4z2L2O1U2Y1Z3#2$1&1+1}' +
  '1;basics:v3z4W1Y2Z2&6)2|2}1;batc-:(5;batch:(5;bath:b2d3L3}4;bath-:y3D3H1L8Q5!3;batho:y4Q6!3;bathroom:H2L6}2;bath' +
  'rooms:H1L5;bato-:X8!3}1;baton:X6!3}2;batt-:Z2>6|5}2;battle:|5}3;battle ready:|9;bay:H1K9;baya-:l4B4D6F3;bays:H3K' +
  '13;baza-:)3.4}1;bazaar:)3.4}1;bday:-3.7;be:a2g1i2j1n3o3q1r1u3v1x1y1z2A4C4E1G1N4Q4S2!1)2?2^3;be a:a2f2h1j2m2n2p2w' +
  '1x1B2E3F1G3R2Z3!5)2+4=1|1}2;be able:d2f1r1z3B1D1G2H4O3P3R2U4Y1*1+1,2^1}2;be at:c1d1i4r4u3z5$4^2}3;be back:e5i6q3' +
  ']6;be done:i6F1-2.3/5;be for:s2v3z3A5#4$1&3+2;be in:d2g4m3n1o1w1B5C3E5G3N2%3(2?6@2}2;be on:a1o2E4I4Q3+3?4}2;be t' +
  'he:z6A7F6Q1R3Z2!3;be there:a6d4g1r4u2v7E5Q1/4}3;bead-:x5;beads:x5;bean-:x2C1]5;bear:*5}3;bear-:F2N5}2;beard:N5}2' +
  ';beat:c3D2V2.3}8;beat-:u3y6V3}1;beca-:b1c2d2l3o2q1r1x2z2D3I1J1Q3S1U2Y2(1/2>1^1_1;because:b1c2d2l3o2q1r1x2z2D2H1I' +
  '1J1Q3S1U2Y2(1/2>1^2_1}1;because i:a2c1e2f2r1u2z5A2B4^4{3;because of:c2k1l5o1q3r2x3D4H1I3K2U3V2$2/3<2>2_2}1;beco-' +
  ':k2m2r2t4D2O2P1W2!5%4=4}2;become:k2t4D2O2P1!5=5}3;become a:k3t4D3!5=2[1;becoming:m4B2W3;bed:c1d5r4}6;bee:G3V4#4}' +
  '4;been:p1s3v1y2z3D2G2O8P4/1=5]1{7}1;befo-:c6g2i1j1n1o1p1s3v3w1x2z2E2L2N1$2%1*1+2,4^2;before:b1c6d1g3j1n1o1p1s3v3' +
  'w1x2z3E3L2N1$2%1*1+2,3^2;before class:v5x4L1[2}8;before i:b4e1f1h1j4p1q1s2w4A2E3G3J3L2N5P5T1U1W1X2#2)1/1<1>3@1]4' +
  '_2|4;before my:b1c1j2o1p4v3w5T4V1$6(1)2,3;before that:c5i3s4y3F3P2;before the:c6g2h1k4o3p3t2X3#2+2_2{3;before we' +
  ':g2h3j2o2s3v3C1E5Q2,3;before work:a4c3W3$2;before you:x3z3M3+4,1?6{3}1;beforehand:i2t4H2,5;begi-:a4f1i1k2v6w4y3z' +
  '7A2C2F1N1P1Q2R2U2W3Y2&7(7)1+1[1|2;beginner:a3l1s2v1z6C4F1N1P1R3U3W2Y2&3(2+2-1[3|3;beginner course:i1k2l3n1s4A4C2' +
  '&2-3/2[4|1}2;beginner programme:N4&5(1;beginners:a2f2v3w2y4z5A3F1G1N2P1Q4V2W2&5(5)4;beginners course:&2}6;beginn' +
  'ing:k4v6w3(8]2;begins:a2c4i5w4E4(5{1;beha-:k3p2t2v3B1D5F3#2,4;behalf:p3t3B3#2,4;behave:v4F3;behaviour:D5#1;behi-' +
  ':d1r5z3D4E4K2N3O3S6*5/2=1}1;behind:d1r5z3D4E4K2N3O3S6*5/2=1}1;bein-:j4k1o2r1x3y2D3F2G1M2R3U3W3&3)2?2}1;being:j4k' +
  '1o2r1x3y2D3F2G1M2R3U3W3&3)2?2}1;beli-:n2D4|1}1;believe:n2|1}3;bell:v6W5{5;bell-:x3R1W4_1}1;belly:x3R1W4_1}1;belo' +
  '-:c2e3f2m2C1G3+3[4{3;belong:c2e3f2m2C2[4}4;belt:m3w2x3z3O5P12V5$1)2=4?4]1}3;belt and:w3O3S3=5]4;belt from:m5z5O6' +
  'P3;belt in:z1C4P2V3=1}2;belt-:z2N2O5P9V3]5}1;belts:z2N2O5P8V3]5}1;benc-:E7L3?3}3;bench:E6L3?3}4;bene-:l2<7;benef' +
  'it:l2<7;beno-:i3I3J4;benoni:i3I3J4;benu:N7O4;besi-:g4k5w3T2V1Y2Z3#4)5/2;besides:k6w3T5V2Y2)5/3;besides the:k6T2V' +
  '2Y2)3/3;best:c4d3g3l6n1t1I1M1N2O1R9.1{2}6;best for:a1d5t2w1A1R7;best-:e3f5C3M3R4-1<6;beste:R5}2;bestmed:<6;bete-' +
  ':l4R4S1;bett-:f2l5u2w1z3E2F1K3M1Q3R6Y4Z1!3$3&3-1}3;better:f2l5u2w1z3E2F1K3M1Q3R6Y4Z1!3$3&3-1}3;better for:I3R7$4' +
  ';better than:z4R4-2}4;betw-:a2b2c2d3e5f4g5h1j2l1n2q1u1y3A1E1H2R5S2%2(1/2;between:a2b2c2d3e5f4g5h1j2l1n2q1u1y3A1E' +
  '1H2R5S2%2(1/2;between #:a5c4d3e1j1;bicy-:I3K6L1;bicycle:I3K6L1;big:i2o2y3z1B4C3D2E1J2K4L3M1Q6R3S3V2W1Z1!3#1$1&3.' +
  '4<1_4;bigg-:k3y3z2D6F3_4}3;bigger:k3D6F3_4}4;bike:q2u2G2I5K6*1;bill:s4,2<5}4;bill-:p4q1,3<3}4;billed:<3}5;billin' +
  'g:p4}2;bind:o9;bind-:o7;binding:o7;bird:c5)3;bird-:c4%1}3;birds:c4%1}3;birt-:r2&1-4.10?2@4^1{2}2;birth:q1G2@5;bi' +
  'rthday:r3A1&1-4.9?2^2{2}3;birthday party:r2.2;birthdays:.3}2;bit:e3k3l4q3v2x1y2z2A4D3N2Q1R1T3V2X2Y2#2[1]2|2;bit ' +
  'of:m2z4D4Q3R3X4#3]3;bitc-:n5}1;bitcoin:n5}1;bite-:D2}4;bites:D2}4;bits:n3y2G3&3;bjj:a7c4d7e4f4i4j5m2w3A1B3C3N2O2' +
  'P2R7V13$2>2;bjj at:a1c2e2A4B3F4V3;bjj for:f4s1B4C3H3V6;bjj on:b4f4C3Q4V3%3;bjj or:w2x1R6V7;blac-:l4w1y2z1J1N2O5P' +
  '2$2)1=1>8]2_3}1;black:l4w2y3z1J2N2O5P2$2)2=2]2_3}3;black belt:O4P1$3)4=3}2;blackout:>6;blackouts:>6;blad-:y2z3X8' +
  '*2;blade:z4X5*3}1;blades:y4X6;blan-:{4}4;blee-:a3i2A2G3Z10)2;bleed:a3i3y1A2G4Z4)2;bleeding:Z8}3;blin-:G4H6,1;bli' +
  'nd:G4H6,1;bloc-:e3i4G2J2$2&2(6>6}3;block:e3i5J3$2&2(6>7;blocks:e1[3}3;bloe-:f1p4z2B1G6J3Z4^7;bloem:f2p5z2B2J3^4;' +
  'bloemfontein:J2^6;bloo-:y4G6Z4}2;blood:G7Z4}1;blue:m3y6z3H3P4V5]2_5;blue belt:m3z4P1V4}2;bly:E4I2/4{4;bo:N4T4}2;' +
  'boar-:b4f4m4p3q2w2D1N1U3#4&2/2;board:b4w3N2U3#3}2;boarding:f4m4p4D1&2/3;body:y2z2A3H2L2O3R1S3T4!4#3}1;body-:N1O2' +
  '!12=4}3;bodyguard:O3!9=4}2;bodyguarding:!6;bodyguards:N2!4=3}3;boek:t5|8;boel-:D7;boep:R3}4;boks-:a4c3I2N4W10)1=' +
  '3;boksburg:I5)3;bolt:I7}2;bone-:y4A2E2G2R1Z3;bones:y4A2E2G2R1Z3;boni-:<8;bonitas:<8;bonu-:l3n4$3;bonus:l3n4$3;bo' +
  'ok:i1m2t9#6$4%3(1)1.3[5^1|14}3;book a:j3N4#3$2%1.3@4}3;book club:b2A2F3%4)3}2;book-:f1i2k3p1q2r1t6u8v3$1.3=3[3|8' +
  '}1;booked:a1f2i4q3r1u5v5w2N1(1[1}6;booked for:i5u4v4w2;booking:b2t6u7E2H1#3$2)1.3}1;bookings:M2.1[4}1;books:k5p5' +
  '|10;boom:v4J3K8>5;boot-:w5x6)9]4;bootcamp:)7;boots:w5x6]4}2;bore-:a5e2h1i1o3A2B3C1R3T3W1>2}3;bored:a5e2h2i1o3A2B' +
  '3C1R3T3W1}3;bori-:B2T3X3.3;boring:B2T3X3.3;born:A6C4+3;borr-:w7+5}2;borrow:w7+5}2;boss:b2d3e4h1u1w1K1N3P1W2!5#8$' +
  '1(1@4[2}2;bot:M7}6;both:b1c1e1j3k4l8p3s5u1A3C6G4H1R3S1V1Y2$1&5,2-1[3_1;both-:a3j3E1G6?2}2;bother:a4j4E2?3;bots-:' +
  's2v4C2J4^2;botswana:s2C2J4^2}1;bott-:g2j4w4x1*5[2]4^3}1;bottle:g3w5x1*5]4;bottles:]2^3}1;bottom:j4z1[3}2;boug-:n' +
  '3x2z2K1V2Y5@1[3_6{7;bought:n3x2z2K1V2Y5@1[3_6{7;boun-:o7B1M3O3R2V2!6#1}2;bounced:M4}2;bouncer:O3R3V3!5=1;bouncer' +
  's:!4#2}5;bound:o8H2;bour-:S4U1X4;bourne:S4U1X4;bout-:y4}4;bouts:y4}4;bow:i2v5x6S4}4;boxe-:f1x3y3F1O3P1W10=3^2}2;' +
  'boxed:y4z3O4W4}1;boxer:e1A3O1W3=3}4;boxercise:W5;boxers:f2x3F2P2W4=3}3;boxes:G1=1^3}6;boxi-:a4c2d2e2f2i2j3m1u1w1' +
  'A1B2G1N1O2Q1R3T1W8$1]1{1}1;boxing:a4c2d2e2f2i2j3m1u1w1A1B2G1N1O2Q1R3T1W8$1]1{1}1;boxing and:b5j5p2s5B1L2R2S3U6X2' +
  'Z3&3;boxing at:c1d1e1A5L1W2#2;boxing class:a2h1m4y4B1E2G3W3;boxing coach:N3O1W1$1=3}1;boxing for:d3e2s1w2B3C2F3R' +
  '1S3W5$2.1=3?3;boxing gloves:n5w2z3R1.2]3_3}4;boxing in:m1x3z4I2R1W4}1;boxing is:c4d4B1C1R4W5.1;boxing on:a1f2h3t' +
  '2u2C2G2N3Q5T3U2}2;boxing or:b3P3R7S1T5W2)3;boxing with:d1e2l1m1z3B4G1W1*3.3/2=3;boy:a1h2r1t2A1B4C8D8E3G2P1R2S1.4' +
  '?1]1_1;boy is:h3v1C1D4G1P2;boy of:A3C5G2}4;boyf-:c2n2t2z3E3-5_1}1;boyfriend:c3n3t2z3E3-3_1}2;boys:c1f2k1l2n2p1y4' +
  'B8C3D6F5L4Q2#2.2^2;braa-:h5I2N1V3Z4*2}5;braai:h3N1V3Z4}5;braamfontein:I3*3}1;brac-:x7y3A5G1H3;bracelet:x7;braces' +
  ':y3G2}2;brai-:c3x6y2,3;braids:x6;brain:c3y2,3}1;bran-:w4J9K1/3=5]2}1;branch:J6#2=4}1;brand:}7;brav-:D5E2P4;brave' +
  ':D3E2P4;braz-:z3N2P2V9=1;brazil:z3P2V2=2}1;brazilian:N3V7;brea-:b5c6e6h6l1q6z6D4G3&2)1*2+1,5@2}3;break:e8h6l3q6z' +
  '3D4L2)2+2,4]1}1;breakdown:b6j2&4;breakfast:c8}3;breaking:D3*4}3;breaks:h6y3z3,4;breath:z7G2;brid-:y4$2-2.6}1;bri' +
  'de:y4$2.5;brin-:j1l5n2s2t1w7B1E2I2K3L3Q2#3%1)2+2,1.1^5_2;bring:j2l3n2s2t1w6B2E1I2K2L3Q2#3%1)2+3,1.1^2_2;bring a:' +
  'l5t5A1G4H2L1Q4%2?4}1;bring it:j4l2n3K3^5_1}1;bring my:g2u2B3C1F1I1K2L3N2#2)2+1,2>3^3}4;bringing:l5w4E2H1K2N3}1;b' +
  'rings:d2E2I1,1^4;brit-:n3y2G1+1.5;bro:C4D2-3;broc-:T5X2#2;brochure:T5X2#2;brok-:p2q4r1u2y5G3H3K1Z2*2,1_6{1}2;bro' +
  'ke:j1p3q5r2u3G3H2/2_5;broken:y4G2H2K2Z3*2,3_4{2}3;broker:y4<1}2;brot-:g1j1k1l4y2B4C2D3E2G1H2J2U2Z1!1$2-4=1^2|2;b' +
  'rother:g1j2k2l1u1y3B2C3D1E2G1H2J2N1U2Z2$2%3-3=2^2|2;brothers:l4A2B4D3U1!2-2;brou-:l3J2V2^4;brought:l3J2V2^4;brow' +
  '-:z2P2V1=3>5}2;brown:m3z2P2V1=3>5;brown belt:m3z3P3V2=5;bruc-:}4;bruce:}4;brui-:y8G1}3;bruise:y5G3}1;bruises:y6;' +
  'brut-:y4z3S3;brutal:y4z3S3;brya-:m1B3I2J5U3$4}2;bryanston:m1B3I2J5U3$4}2;buck-:x5K4}2;budd-:d3l4t3v2H3%5;buddies' +
  ':%5}2;buddy:d3l4t3v3H3;budg-:j8k4l2n2#3&3<4;budget:j8k4l2n2#3&3<4;bugg-:G4H5;buil-:g2h4r1v2z2B2D6E2H4I2J7T1#5}2;' +
  'build:r2B4D4G2&2}3;building:g3v2D5E2H5I2J7K1T2#5;built:z4]3}2;bulk:l2]5^3}3;bull-:D13S3Y3!3+2}2;bulletproof:}6;b' +
  'ullets:Y4+2}3;bullied:D6;bullies:D7;bully:D6}1;bullying:D7;bunc-:F2T3%4;bunch:F2T3%4;bund-:m8$2]4|1}1;bundle:m7$' +
  '2|2;bundles:m4]4}2;bunk-:r4}4;burg-:}7;burglar:}6;burn:B5Z2}4;burn-:o3s2R3W3Z3}1;burnt:o3s3;burs-:j3l5G3}3;bursa' +
  'ry:j3l4}2;bus:a2D3I14K3&3]3;buse-:I7_4;buses:I8;bush:Z2)3^4;busi-:g7h2m1q2H2P2X2Y1!3#6,3}4;business:g5h2m1q2H2P3' +
  'X2Y2!3#3,3}4;businesses:#6}1;busy:d3f3i4p3r2C2E3Q9$4+3.2{2;but:a2f1h1l2q4u7y3z4A4B1E1F1G3J2L1N3T1Y3Z2#2$1)4+2.2/' +
  '1]2_3{2;but can:e2l4n2o3q2u2z1C2D3E2G1H1I2L2W3!3$2%1-2/2=2>2?2_2;but do:d3f3r4B3C3U2X1Y2Z2#3*3.2/2]3^1;but i:b1c' +
  '2j1q2u2y2z3C2F2G1I1M3N2S3$2&1/2_2{2}2;but is:h4k4s3F3G1S2U4V3+2@3|3;but my:o2p3u4y3A4^3{1}1;but not:a4o1q4t2v2y5' +
  'E3F3L2}1;but want:l3q2z2G4Z3!2+4/3|2}1;but what:a4h2m4v1w3O2P4T2X3&2)3,1>3;butt-:q3t4v2x4X3[3}3;button:q3t4x1[3{' +
  '1}2;buy:g2k1l3m8n2s4w4B1$1-8[2]7^2_1{1|7}5;buy a:g4k4w4B3)1-2]4;buy the:g2w5|6;buyi-:m2-4_4|3;buying:m2-4_4|3;bu' +
  'ys:^3}2;by:b2c2g2i3l1n4o2p1D1F2H1I5J1K1O3Q1T1U1V1W1Y1$2,2.1/3<2=3>3[2^3{1}1;by a:o3u1y1N3O5}1;by die:d2g4v3D3$3(' +
  '3*4/1^4}3;by the:a3c3d2j2m2y4F2J4K1L4#2&4+4;by you:d2e1l3o1r3w2z1B3C4F4H3K3T3U3V2W5Y5Z1!1&1,1.2<1=4>2@1]3;bye:n4' +
  '}3;c:G5Z5!3=3;cab:I6K3;cage:S1}7;cake:C3.7}3;cale-:b8e2h4i1p5J1$2)5;calendar:b8e2h4i1p5J1$2)5;cali-:H4X3+3}4;cal' +
  'l:h2i3r3s1u3v3x1D4M10O2U2#2&2-1/4=1}2;call centre:c2e1h3l1s2B1Q2U1X1#4&3-2/2=2{1}2;call-:a2g1u4D3H1J3M6N6O1T1U3W' +
  '1{1;called:a2g2u4D2J5M1N7T2U3X1{1;calling:D3M4;calls:O4@2}4;calm:Y2!3#3*5;calo-:}7;calories:}6;came:g3p1r7s1u3y3' +
  'A1E1G2N1S3T1Z1-4_6{6}5;came up:u8S4T3;came-:K2?8}3;camera:?4}4;cameras:K3?6}1;camp:q1r2B2)8^3{1}4;camp-:e2F2I1)6' +
  ';camps:)6;campus:e2F3I1;can:n2q3r2t1w1z1A1B1E3G1H2L2M1P1$1+1-2?3_2;can a:a2d2f4g2r1z4A7B1G2H7K4P3Q1S4T1X1Y3!1#1$' +
  '3)1?2_2;can come:c4h2r4s3w1B3E1Q3#1.2;can do:a1d3f2n2r4A3B5G5O3U3X3Z3.1/3=2?3|3;can he:m4o1q2r2u1x3C3G3H4U1W4X2$' +
  '1,4?2;can i:d1g2m1n1p1t2w1x2E3H1K2L2M2U1V2W1$2(2+1,1-1/1<2=2?2[1]1_2}1;can it:n2q4r2u3x3H1K3L2,3-4/2?1^2_6;can j' +
  'oin:a2d3o2z2B2C4M3Q4U3X1Y4)2;can my:a1c1f3n3r1s3t2u3y1B4E4G2M3T1Y1#1$2+2,1/2<2?2^3_1{1|1}3;can one:c4d2f2g1l3n3t' +
  '3y4A2I2L3P3T5U4V3W2X1!2(1+1,2-1/1_2;can only:c2d4e2f1j1l3n2z3R5%1)2;can she:m2r4u1x1y3z2A3C1E3G5H1L3;can someone' +
  ':f2v3z4G1H3M1Y3#1$3+1,3-2^2}2;can the:l1n2o2q1r1A4C3E1I3K3O3#4$3&3,2/1<4?1@2_2}2;can they:f1n1r3s3w1x3A1B5C4I2V3' +
  '}1;can we:f1l6m2o4q3s3t2u3B2C2T3#1%2(2-2.6?1]4_3;can you:b3c1l5q2t3w2D5G1H2J1M1P3R3S3!1#5.1{5|1}5;cana-:+2^2|3}2' +
  ';canada:+2^2|3}2;canc-:m1p11q3u6G2>4_4{2}2;cancel:p7q1u6>3_5{3}1;cancel my:u1_4}3;cancellation:p6}2;cancelled:a2' +
  'm3u2>3}7;cancelling:p4q4;cand-:C4.4>9;cane:H2;cane-:W4X5}3;cann-:i2l3o1p2r2u4x1y2D1E3H2I3>2?2_3{1|2}1;cannot:i2l' +
  '3o1p2r2u4x1y2D1E3H2I3>2?2_3{1|2}1;cant:b2i1l4p2q1r2s1t1u4x3y4z6G2H4J4L1M1P1R4Y1$3(1,1/4}4;cant come:r5u1x1H1[4|5' +
  '}3;cant do:c3d1e2p3u5y3z6H3(3)1;cant find:b5j4t4J3M4/3<3[3]2;cant get:u2w3x3[3}3;cant make:q3r2u1R5$2%1/2}1;cant' +
  '-:e6;canteen:e6;cap:w4x2Q10;cape:e2m3o2p2t2u1B1J4U1V1)1/2^1_2}1;cape town:e2m3o2p2t2u1B1J4U1V1)1/2^1_2}1;capi-:n' +
  '5}4;capital:}6;capitec:n5;capo-:T5}2;capoeira:T5}2;car:a2i1m1r1u1E2G1I8J1K10L1U2Y2Z2)3*4/3}2;carb-:Y6+2;carbine:' +
  'Y6+2;card:k7l2m8n10s3+6-7<3@1}2;card-:a3m5n4G4R1W4-6<2}1;cardio:a3G4R2W6}3;cards:m5n5-7<2;care:M3P3R1Z9,2<1}2;ca' +
  're-:A1G1!2=4@1;career:A1!2=4;carj-:*7;carp-:x1G5I4V4;carr-:d3h1j1n2o2p1q2r2s2w1z2G1H2L3P2U3V1X2Y4+2,3/2<2>3]2;ca' +
  'rry:d3h1j1n2o2p1q2r3s2w2G1H2L2P2U3V2X2Y4+2/2<2>2]3;carry a:n2s3L3X3}5;carry on:d4h3j3o4p3q4U5V3X2/4>4;carrying:z' +
  '5L2>2}2;cars:u3I2K12*3;case:a3c4r5O4,3}1;cash:k2l4n11s4U1!4#3_1}1;cast-:.2}5;casu-:m7Z3;casual:m7;cat:D2R2}7;cat' +
  'a-:T3]4;catalogue:T3]4;catc-:a3d1g2i4r6s6I2$3;catch:a3d1g2i4r5s6I2$3;catch up:r5$3}4;cate-:d4z3B3F3G4;cater:d4z3' +
  'B3F3G4;cbd:d4e3I4*2;cctv:K1?4@4}5;cebu:X8;ceil-:A3}5;ceiling:A3}5;cele-:S4!7$4.6@1}1;celebrate:.3}2;celebration:' +
  '.6;celebrities:!4}5;celebrity:!3$4@2;cell-:o1@3}5;cellphone:o3@3}1;cent:j4s4;cent-:e1f2h2s2I3J6K2X1#3&2-2/1=2@2^' +
  '4;centre:c1e1h2l1s2B1J4K2Q1U1X1#4&2-2/2=2{1;centurion:f3I4J5^4}1;ceo:M2!5$1;cere-:G3H3P4;cerebral:G3H3;cert-:q1G' +
  '2O7P7Z3+2-4=5^4}1;certain:f3g2o3N3^5;certificate:q2G3P4Z3#1&1)2+3-3}5;certificate for:Z4#2&4)2+2-3;certificates:' +
  'O3P5-3=2}1;certified:O8=3;chai-:d3x6E1H10K3Z2}1;chain:x6K4Q2;chair:l2E5H10;cham-:O5W3}6;champ:O3W3;championships' +
  ':}5;chan-:b3i1l1o1p3r2u6w2D3L9P2/2>2_5{1}5;chance:l4r2u2y3z4E2P3X2;change:b2h1o3u5w3I1K2L7P1>4_4{2}4;change my:o' +
  '4u3_4}4;change the:u4P4>3{4;changed:b3p5u2D1L3_4;changes:m3p3r4>4}2;changing:i3k3t2u3H3L5}2;channel:D4/5}2;chap-' +
  ':|8;chapter:|6}2;char-:b2j5k7m2n1p3r1s6D4E1K6N3V3$3%1&2-2^2|1}4;charge:j3k5m3p1r4s5E2K4M1N5#1$4%2&2>1^3|2}1;char' +
  'ge for:k3m3p3r4s1E4K1$1^2;charged:k4n3p3q2s6K3}6;charges:j4k6n2;charity:)2-4}3;chart:b4]2}2;chas-:o1E5}1;chat:g1' +
  't3v4M6@6}4;chat-:j2D4M2}3;chatting:j3D3M3;chea-:j8l7$3%3&3]3}5;cheap:]2_2}6;cheaper:j4l8$3%3&3]4;cheapest:j8]3;c' +
  'hec-:a1b3e1i1s2u6w2E4O6*1+2<1=1[1^3{2;check:a2b5s2u6v1E6O4+3<3[3{3}2;checked:O6;checkers:*3^3}3;checking:e1f1g1h' +
  '1i2m1p2r1t1x1A1B1D1H1J2K1L1M1N1Q1R1T1V1X1Y1Z1!1#1)1,1-1.1=2?1@1]1{2|1;checking if:e2g2n1q1u2y1z1A2B2D2E1G1H2I1K1' +
  'M2T3V2X2Z2!2#2)2*1+1,1-2.2/1=3@2]2{1;checkout:^4}8;chee-:D4E5G2}3;chem-:q3G5.1_3}1;chemo:q3G5.1}1;ches-:b2w3G3R1' +
  'Z5]4}4;chess:b2R2}7;chest:w3F1G4Z6]4;chew:x5}2;chi:T5}4;chic-:c6r4z3A3E2F8;chicken:z1A4}3;chicks:F8;chie-:N3O4;c' +
  'hief:N4O4;chiefs:}5;chil-:i3j3k3p3r1v1w2A2B9C3D6E1G3N1O2P2Q3,2.4?3@1;child:c1e1i3j1k2l2p4r3v1w1A1B2C4D5E2G3N1O1Q' +
  '2T1Z1*1,4?2]2|1;child is:u5C5D1G5}2;child of:c3d3e4s2w3z2C3Q3S2T5U3W2Z2*4,1]2|3;children:h1j3k2o2w2x1y3A2B9D3I2O' +
  '2P4Q2.4=1>1?1}3;childs:o2q5v4?2@5[4;chin-:l3]3}2;choi-:a1b1T3}3;choir:a1b1}5;chok-:r2y4V6Z5*6;choke:r3y3V4*3}4;c' +
  'hoked:y3Z4*2;chokes:V5Z3*4;choking:Z6;choo-:b3l3p1s4t2y3N5R4S1T5$1^2_2;choose:b1l3p1s4t2y3F1N4R4S1T5$1^2_2;chos-' +
  ':p4u5{4}2;chose:p2u4{4}2;chri-:h7x2W5-5^3_2}3;christmas:h7W5-5^3_2}3;chro-:G6;chun:T6}1;chur-:f5i2l1s4w2z1A1D3H1' +
  'J2R1S3T1Z1#2&1)1+1,1.1^1{2}2;church:f5i2l1s4w2z1A1D3H1J2R1S3T1Z1#2&1)1+1,1.1^1{2}2;circ-:A3J5K2Q1#2%3|1;circle:K' +
  '3Q1#2%3|1;citi-:l1A3+2@5;citizens:l1A3}2;city:a3e3I1J4N4U2>3^3}3;civi-:S2U5Y2Z3|1}2;civilian:S2U4Y1!2}3;civilian' +
  's:U2Y2Z4|1;clai-:t2,6<9_1}1;claim:t2,5<6_2}1;claims:,2<2}2;clam-:K7;clas-:a4b4c3d4e4f4h2i3m6r4s2z1B4C1F3Q4R1T3U2' +
  'V3W3X2Y1Z1$2%1/3>2?1;class:a4b1c1d2e4f1h2i3m2r3s2t1v2y2B2C2E3F2I2L1Q2W3X2Z2%2)1+1,1>2?3}1;class and:D3Q3$1+2?3_4' +
  '}2;class at:a6m2n3u2I2Q1<3;class for:c3e1f2h1i2B4C6F6R3U2V2W5Z4$1%3)2?2^1}1;class i:d2f3r1u3z4F3I2X3@1[2|3}1;cla' +
  'ss is:i1u1v3C1E3I5N5Q4R3V3Y2%3>1@4{2;class of:a1c5d2h6A3B2C2X3%1}1;class on:a1f5h6s3v2L1N1/2>2[1}2;class or:j4s5' +
  'v1y1A4B1E4F1V3[4}2;classes:a2b4c3d4e1f4h1i2j2m2r3s1u1z2A1B4F1G1N1Q3R1T5U6V4W2X2Y2$4&4*1-1/4=1;classmates:D6%4;cl' +
  'ea-:d2x2G3I3L4O6U1Y6=7}2;clean:x3F2L7+1=5}4;cleaner:=4;cleaning:#2=5}4;cleans:}5;clear:d4k2Y4;clearance:G5O5;cle' +
  'ared:a2O4U3}2;clic-:s3t4[3^3_3}3;click:s4t2[3^3;clie-:d1u2y1K4L1!6#1$3)2}1;client:d1u2y2!6$3}2;clients:E1K4L1!3#' +
  '3)2;clim-:h3z1B4H7I1,3;climb:H9I1;climbing:h4z2,3}3;clin-:a1e3t1E2Z2#3)6}1;clinic:a1e3t1Z2#3)6}1;clip:m6X2?4;cli' +
  'p-:x4E2?1;clips:x4E2?1;cloc-:a1c2d4e3g2i3q2u3I2K1N2;clock:a1c2d4e3g2i3q2u3I2K1N2;clos-:d3f3g8h7p3s2E2I5J4L1R2U2V' +
  '1!4#2%3>1}2;close:d4f2g3h3p1B1H1I2J3U4!5=3>3}3;close protection:a4O1R3!6=5;close to:B3I3J5K5L3;closed:a1f3g6h5p3' +
  's3x1E3L3V3#3%5/2;closer:p4I3J5;closes:d4g3h2A3}2;closest:I5J1K4R5Z2;closing:g3h3#4}2;clot-:w11x3L6?2]2_1;clothes' +
  ':w9x3L6?2]2_1;clothing:w6;club:i4j3k1n2p4A1E1F6I4J1P3U1W2Z4!1%4*4,2.2?1}3;club in:C2J4V2W1)3}4;club-:y3T4V3$4<2=' +
  '3;clubs:y3T4V3<2=3;clue:z5T3Z4;clum-:z7R2;clumsy:z5R2;coac-:v2z2E1M1N8O8Q4W3$7%4)1/5=8?1[2]1}3;coach:v3z2E2F2M2N' +
  '5O5Q4U1W2$5%5)1/1=4?2[3]2|2}4;coach come:N3Q3#3$3;coach for:N1Q3$3%7;coach have:F4O1Q3}3;coach to:Q5$3%2;coaches' +
  ':p1D5G2N7O6Q1#3)2,1=4@3}1;coaching:W3$7/6=6;coas-:h4q4r2;coast:h4q4r2;code:l5n5w4J4K3M1-1<3{5}3;code for:l6n3<4[' +
  '3;coff-:c2E4}6;coffee:c2E4}6;cold:x4E2G5L1}6;coll-:e4g1i2l2o1z1H1I2P1V1W1X1Z4#1%3-4]2^7{1}2;collar:W4}2;colleagu' +
  'e:e1o3s2t1z4D3H4N2U2V2X2#1*2-2.2]3;colleagues:e6l4t2F2K2Y3#3%4-6;collect:g4i3I4]2^10{1;colo-:b2P8$4]3_5}2;colour' +
  ':b3P5_5}2;colours:P4]5}3;comb-:j2z1A1I1J2N2R5T1U7Y1Z2$2)3*2,1^1;combat:j3y1z2A2J2N3O1T2U8Y2Z3$2,1;combination:I3' +
  '}1;come:a2d2e2f2g3l2m6r3s1t2u3v3w3z2B1E4H2I4J1K2Q3S2V1W1#3$1)1+2^1{1|1;come along:u2z4A2C1E2H3)3,1;come and:f3g4' +
  'l3s2t4u1E6H1I1W2#4?4;come back:e2h3k6q6s3z2K3M2V1(3}2;come by:g8E3I6K2-3^3|2;come do:d3f4l3r2s2t2B1F4V2#3*4.3|4;' +
  'come for:g4i2m2t5v2.1;come from:e2k3w3J3K2L3N3P4Q4S5;come in:e2h2p5u1v1w3E4H1K3L4Q1%2-2[3]5;come is:l2m1C2F4H1I1' +
  'L1P2Q2X4Y3Z3;come off:c3x7;come on:c3f3h3j5k1r1u4I3K2&3,2;come once:d3l2m1r3s7;come out:b1x1D3G4#3$3}1;come to:a' +
  '3g3j4s2y1z2A1B3F1G1#4$6&1)5+1,1.4/1<3^2{1|4}1;come try:t7u5;come with:k2m1t1w3A3B1H3I4K4V2%3+2,2-2|3}1;come-:a1c' +
  '3h1j1m3n2o2v2C1D3K3L2S4U4X1Z1$3&1*1,3>1^4_3;comes:a1c3h1j1m3n2o3v2C1D3K3L2S4U4X1Z1$3&1*1,3>1^4}1;comes home:f1y3' +
  'D6&2;comf-:w3E3F3O5_1;comfortable:E4F4O4_1;comi-:a1h2i1l2p3q2r1t2u1v3w2F2I1L2N1R2(3)4*2,2-3/3<4@1[2{4|3;coming:a' +
  '1h2i1l2p3q2r1t2u1v3w2F2I1L2N1R2(3)4*2,2-3/3<4@1[2{4|3;coming from:i4w3I4R4;coming up:a5h4l1r3F4)3;comm-:d2i1m4o1' +
  '0E2I4J1S2W2#1(5)3=2}3;commit:b2m6o6J3)3|2;commitment:o7&4;committee:S2#4}3;committing:o4E4;community:W3)2=4}4;co' +
  'mmute:d4f3I5|1;comp:V3}6;comp-:b4j5l1n1q2r2s5w1y1z3J1K1M3P1R3Y3#7&1+8/2@3}3;companies:#7}1;company:l3n3o2q3F1K1N' +
  '1U1#8+2,1=2@1^2}3;compare:b5j7R5;comparing:b3j6&4;compete:y3O4R3}9;competency:Y5+12;competing:}6;competition:z4U' +
  '4V2}9;competitions:S7V4}4;competitors:}8;complain:M1}8;complaint:M4}3;complete:b6z5R3Y5&3)3,2;completely:f4p3q3z' +
  '2;complex:l5J6K1$5%4^3;complimentary:s9;compulsory:k4r4w4y4P6&3,3;computer:d3z2E1M3W1/6=2[3|4;comr-:q3}5;comrade' +
  's:q3}5;conc-:i5l6r2y6G3Q1Y4$4.3;concealed:Y5}2;concentrate:i5C1D2;concert:a2r4u1.3}2;concession:l6;concussion:q1' +
  'y4G5;cond-:o3s3z2G7W3@1}2;condition:z3G7@2;conditioning:W3}3;conditions:o3s3G3;conf-:a1g2m2t1u2w1D6F1H1O2R5#3$1(' +
  '2@6{2;conference:m5I3#5;confidence:z3D9F3R3$4;confidential:@5;confirm:a3g3h2k2t4H2O3}3;confirmation:u2w2{3}5;con' +
  'firmed:p2u3(4{1}3;cong-:c5l2q3?1}3;conn-:M6;connect:M6;cons-:l2o2v2F2M2U1#2&1,7=4?3@1^3_3;consent:,8?4@2;cont-:j' +
  '3o8p2q2v1y5D2G4M5V3W1X2Z1!5#1/2<3=1?3|2;contact:o1p1v3y7F2G5J2M7R2W2@1}1;content:r3/3?6;continue:h2p3q2U3V4X5/3>' +
  '2;contract:o13p3q4#3(1=4;control:D4G2V4Z4!6}2;conv-:t3!5@4}6;convinced:t6;convoy:!6;cook-:a3@8;cookies:@8;cool:i' +
  '3E1T4-2}5;cool-:p4_5}3;coor-:z4J6W2X2;coordination:z5W3X2;cop:l2<5?2;cope:z7A3C1D1F1G3;copi-:A2C4,3?2}1;copies:A' +
  '2C4,3?2}1;cops:l6O2}4;copy:b3o1+1@4|9}1;corn-:d1e1l3C2D4E2F3-1[3]1}4;corner:d2e1l3C2E2F3-1[3]2}4;corp-:d1e2l4N3W' +
  '2!3#9}1;corporate:d1e2l4N3W3#8;corr-:b3g2D6J1O1Q5U3@2;correct:b3g3J2O2Q3U3@4;cost:j7k9m5q3s8P3#4$7%5&6)4.3/1]6^4' +
  '|3}1;cost me:j4s2$4&3}2;cost to:k4m2q2s5E3)2^3}2;cost-:j6k6p3s3K2&2)1^2|2;costs:j7k6p3s3K2&2)1^3|2;coul-:a2b1d2e' +
  '2g1m1n1q1r3u2B1G1H1M1S3!1$1%1&1)1.2/1=2^2{2;could:a2b1c1d3e2m1n1q1u2B1G1M1S2!2#1$1%1&1.3/1=3^2;could do:c1u3B5G5' +
  'W4Y2)2/2;could he:d1f1B2G2L4W4X2=1;could i:a2c2d1e5f2g1j2l1m4n3o1s4t2u1y3z1E1G2W2Z1!1$3&2,1-5/1=4?1;could my:a1n' +
  '2u3C4E2U3$3%3.3/4<1;could she:d1f3m2u1B1G2H3P4Y2Z2/1;could the:n4q2%2.1<2}4;could we:d1f3q5u3E2#3%5}3;could you:' +
  'b5g1j2t3v5J2N2R1S4U1Z1!3#2(2)1.3=3^4{1|2}4;couldnt:g2r9z2A3H3J1N2S1Z2&2)2{3;coun-:h2j2n3p4t4x1z1A2I1M1O1Q2!3#1+4' +
  '/1<3^5_1;count:j3s2t3x2z1A4I2P4Q3+5<5}1;counter:g3n5!4_3}1;country:h4n2p5t4C1M2O3/4}1;coup-:l6r1s1v1T2U2W1Y1$1%5' +
  '(2)1-4;couple:b1l2m2r2s2v2A1F2T3U3Y2$2%2&1;couples:l5W3%5(3)2;coupon:l4-4}1;cour-:F2T3Y5Z6!7&8(7)4+4/4=2^7{4}1;c' +
  'ourage:a2z4D2}1;courier:g3^9_4{8}1;couriers:^6;course:A1F3Y5Z6!7&9(7)3*1+4-1/5=2[1|1}1;course for:F3U3Y2Z4!2#2&2' +
  '}2;course in:(4)3-3/2}3;course start:F4!4(2;courses:T7Y2Z2!2(4)3=3;court:L3}9;cous-:a2m4t2C2T4U1V2!3%5=1}2;cousi' +
  'n:a2m4t2C2T4U1V2!4%4=1}2;cove-:j3w1D3K3Y2Z3&4)3*5,7<6=2|1;cover:j3D2K1Y3Z3!1#1&2)2*5,4<5=2|1;covered:w3x1D2K2&3)' +
  '1*3,4-1<4|1}1;covers:G3Z1,2}3;covi-:n3r3G5Q2/3}3;covid:n3r3G5Q2/3}3;cpo:!10;cpr:O3Z13;crac-:c6y4G4*1,2_6;crack:c' +
  '6*2,3_1;cracked:y4G2_6;cras-:G3Z3)5}4;crash:G3Z1)5;crav:S7U5;craz-:c3f1m3r1s1A4K3$1}1;crazy:c3f1m3r1A4K3$1}1;cre' +
  'a-:D2?3[5{1}5;create:[6;creatine:}7;crec-:c4e2#3}5;creche:c4e2#3}5;cred-:m5n3r5O7_5}2;credentials:O7;credit:n4r4' +
  '_6|1}2;credits:m6}1;crew:c2N4X2#5%4?2;cric-:d2p3q1r4L1;cricket:d2p3q1r4L1;crim-:O3U4+3}6;crime:B2U4}2;criminal:O' +
  '3+3}1;cros-:f2m3p3r2z1J4Q1T5W4}2;cross:r3C1J4W5}2;crossfit:c1f3m3p3z3Q1T6;crow-:e2A2F4G3Q9!3;crowd:e2z2A3F4Q4!3;' +
  'crowded:Q7;crowds:G4Q4;crut-:H6;crutches:H6;cryi-:D2}3;crying:D2}3;cubi-:L7;cubicles:L7;cup:h3w3]3}3;cupb-:w1L6V' +
  '3W2;cupboard:w3L5V3W2;curi-:s3A3E2T3!3&2+3|2;curious:s3A3E2T3!3&2+3|2;curr-:b3j4<2[3}3;current:b3j4<2;cust-:f2M6' +
  '#2,1_2;custody:f2,2?1}1;cut:l4x6A7C1Z1&2>5;cuts:H2Z3>3}1;cv:P4=12;cybe-:l5D3;cyber:l5D1;cycl-:I6K3L4Z1;cycle:I6K' +
  '3L1;daar-:d5y3D2;dad:f3l1m1n4A2B4E2L1U1W4Y2Z1%3*2,3-4/1?3|2;dads:n2E5Y3?2}3;dail-:m4S2{1;daily:m4S2{1;dan:c4f2r2' +
  'C3I2O3X4;danc-:q4r2z2R3T3W3%1?3}4;dance:q4r3z3?3}2;dancing:R4}5;dang-:y4B3R2S4*4;danger:B5R3*5;dangerous:y4S5}3;' +
  'dank-:t3]3}3;dankie:t3]3}3;dark:c2d9K3!2#2*4>10;data:M2/2@13}1;date:a4b3h2m1o2t1u7A3L4P6(12)2@4}2;date-:b1h1u2P3' +
  'Y2Z1(6)1}1;dates:b1h1u2P3Y2Z1(6)1}1;daug-:f3i1k1p1s2w1B4C3D2E1F4G1O1P1S2W1$1&1)3.2?1;daughter:f2i2p1q1r1s1w2x1B4' +
  'C3D2E1F3G2O2P1S2W1$3&1)3,1=1?1]1;daughter has:b3d2q1u4v1w3G3K3P3$2;daughter in:b3H2J1R4<2=2}2;daughter is:k3m2o1' +
  'p2r2z3A5C2D3E4G3H2I2P1T3W1&2=4]1;daughters:f3h3j1k1s2u4v2B3F2H3%4.4/1?1@1^2;dawn:c10;day:a4b4c5d6e6f4g3h9k1m5r3u' +
  '5v4P3Y1#4(1)9-2.5^4{1;day and:a4c3d1e1z4D1Q3V4,2;day do:a4e1r2w1F2V1)1.1}5;day for:e1h3r3u4F2)3?2{4;day i:c1d3h2' +
  'k2m3t2u3P3-1}1;day is:c3f4h2t2u2B3G1U2-4}4;day of:d1h7j3n4u1v2#1(6.2;day one:k6v7w5y5,4;day or:c2f3g8w3^2;days:a' +
  '8b10d2f7h4m2p5r7t2B2C2N1Y3$3&2)6^3_5{5;days and:b7m4G3$3{4;days are:a3b2d4f3F3O1=3;days do:a3b5B3_6;dayt-:c2d5e1' +
  ';daytime:c2d5e1;de:d4e5X2#1*3;dead:c2e5y4}6;dead-:r4S1(4}4;deaf:G9H5M1;deal:l8D5F2G2#1*3<1=4?2|2;deal with:D6F3G' +
  '3#2*4<2?3|2;deal-:j3l7s2O1*4;deals:j3l7O1;dear:c1f2t3J4L1M2O3S4T3;debi-:k5m2n6o3p3}7;debit:k5m3n7o1p5}3;debit or' +
  'der:k2n3o2p6}2;debited:s2}5;dece-:h6o2q6r1C1L2P5Q1V1(4)3=3]3}2;december:h6o2q6r1C1P2Q2V2(4)3=3}2;decent:L4P5Y2]4' +
  ';deci-:b3g2m2o1s4y2E5L2P4R5U1$2(2+2;decide:b3g3o1s4y2E2R5$3(2+2;decides:s2E4L3P5}2;deciding:m4E3;decl-:h4,6}1;de' +
  'clined:}4;dedu-:r6#3}4;deel:%4*3}3;defe-:a1j1r1A1B3D2F3S4U4Y4!3&3*7_1}4;defence:a2r3A3S1U2Y1!1&2*6/2}1;defend:j2' +
  'A3B1D4F3P1S2U5&3}2;defend myself:j3z1A1F2P2S3U2&4}2;defending:S4*4}2;defensive:Y4!4;defi-:Z5_2}4;degr-:O4}3;degr' +
  'ee:O4}3;dela-:u6{4;delayed:u4}2;dele-:@7}1;delete:@6}1;deli-:g2J1U2*1^10{7}2;delivery:g2J1*1^10{7}3;demo:s5t3K3N' +
  '1)4,2.7;demo-:.9;demonstration:.7;dent-:a3w2y4}3;dentist:a3w2y4}3;depa-:e1n2o1O2Z4#3@2;department:e1n2o1O2Z4#2@2' +
  ';depl-:q5(3;depo-:k8s4#3&4{4;deposit:k8s4&4}2;desc-:v7J1R2S3_4;describe:v7J1;desi-:#3}7;design:#3}5;desk:c3d1e5g' +
  '5n5v2z2L1M2*1=3]3^3_2}2;deta-:n3s2t3B2G3M4&4,2-2@6}2;details:n3s2t3B2M4&4,2-2@6}2;dete-:D2!3}5;di:d5q1A4L1O2T4!3' +
  '&3)2-1/2@4]4_1;diab-:i3G10<1;diabetes:G6<2;diabetic:i3G7;dial:M7;diar-:b3e3i5J3(4;diary:e3i5J3(2;did:b2i2k1r3z4C' +
  '1N1O8R1S2T2U3V3W1X2Y2Z1*2@1[2{8}6;did i:a4r4A3(2[4_2}3;did my:s4{3}6;did the:b5k4z2O6@3[3{3;did you:J3@2{6}5;did' +
  'n-:a3r5s1u3H3Z1.3_4|2}2;didnt:a3r5s1u3H3Z1.3_4|2}2;die:a1b2c1d1f1g2h3n1s1x1y3A1E2L1N3O4P1Q4&4(3)1+2,3<1>3[5^1_6|' +
  '5}1;die kids:a4c4i1j3p1w2y4L4P3;diep-:I5;diepsloot:I5;diet:}5;diet-:x5}2;diff-:b2g1h3j4r1s1u3z4B2D3F1N3R6S2T1&3.' +
  '2^1_4|1;differ:R5&4_2;difference:j3R2S2&2.3_3}3;difference between:j2R2S2&3;different:b2g2h3r2s2u3B5F2J1N3O1R2S6' +
  'T1#1^2_2|2}2;difficult:z6D4H2;digi-:M6/6^3_4|6;digital:/7^3_4|6;dile-:A4C2;dilemo:A4C2;dinn-:d5e2i3u2L4}2;dinner' +
  ':d5e2i3u2L4}2;dipl-:O6P5;dire-:c2e1n2J6K2#3<3[1^3;directions:J6K3#4;directly:n2L1M2<4^3;director:c2e2}5;dirt-:U4' +
  'X3}3;dirty:U4X3}3;disa-:h2z1G7H8K1N1)2*7}2;disability:G6;disabled:G2H9K2;disarms:*5;disc:l5q2G6;disc-:l8p6B3D6I2' +
  'R3T5$2,6<9|1;discipline:B5D9R7;disciplines:b3T8;disclaimer:,10;discontinue:p7;discount:l10K3%2<1|3}3;discovery:l' +
  '3I4<10;discuss:M5}4;disi-:}7;disl-:G5O4;disp-:.2^6{2;dist-:f1E3I5/5;distance:f1I5/5;ditl-:b3c3f3x4B3<3;ditlelase' +
  ':b4c4f3B3<3;divi-:B3C4%1;divo-:b3f2j1l1p2B2D2E1F1T2W1&3.2=2@3]3;divorce:b3j1l2p3D2T3W2&3.1@3]4;divorced:f2B3E2F2' +
  '.1=3;dm:M7;do:r2v2y2B1K1P2)1.2;do a:c2e4m4n4s4z3F1G1O2P2Z1#2%3)4,1.4/1}2;do about:p3q3x2z4D2*3_4}3;do anything:c' +
  '2e3f2l3z3A4C2D2E2)1=4;do at:d2v4B4C4G5T6U2Z2/5;do bjj:d3f1l2z2A5B1C1E2F3G1Q3W2}3;do boxing:j3B3F3G2T4W5%1&1}3;do' +
  ' for:c4B2D6H3P5#1.4/4;do i:j1n2o2p3q3r3s4t3v4w4z1F1I1J3K3L2M2&4)1+1,3=2[5|3;do in:v2x1B5R1S3T3X3#3)2*4>3}2;do it' +
  ':m3n2o1r3z7I1P5U3V5W5X4Z2$5&2+2,2.2/7<1[2;do kids:h6i2j3o4B1D3P3.1;do krav:c1e1y3z3B4C4G3S1U7#4;do members:j3K2L' +
  '4$3)4/2[2|3}1;do my:h3i4k2t2x2y2B1L5N3,4<3[3;do one:m1o4s3z6R6)3;do people:c3e3f2y3A3I2K3L5S4*2}1;do something:a' +
  '1c2d1e1f5l4q3B1C1D4R2#5(2.6/1=2;do that:g2k4n1r3x2y1B3D2F2N3U3V3W5Y4#2$2%2)3*3+3/3?1@4^2;do the:a6e1f5h1i1j1t2u1' +
  'w2x1A1B1C1F1G4I3J2L2O2P3Q1V1&3(5+4,3>1}1;do they:a1i4j1r5v3x1y4B1E4F3K3L3O4S3-3<4]4;do this:t2z6A5G5O1V2Y1<1?3;d' +
  'o to:p3t5=4}3;do we:h1i4k2l2p3q2r1s1t3v6w2x5y4J3K1P2Q2R2$4&2)1*4+2,1>1?2[5;do what:F1U4V6X3Z3&3*6;do when:v5B2U3' +
  'V2Z4)2*4>1}1;do with:f1q4v3C4F2G2X3Z3#3*3>2?3@8}2;do women:w2A4F5}3;do you:d1f2h2k1m1s1y1B1Q1V2W1X1Y1#1)1*2+1=1>' +
  '1@2^2;do your:o1A1B1D3G3K2O2P2Y1Z1)2*1+2-2=2]2^2}2;doab-:j3z2I3#4;doable:j3z2I3#4;doc:G6}1;doce:X6;doct-:c1p2q5G' +
  '7R1T1U2W2Z1<4_2}2;doctor:c1p3q3G5R1T1U2W2Z2<5_2}1;doctor says:c2p4q4t2W2}1;doctors:q3G5}2;docu-:g2M5U2X1+5,5?2;d' +
  'ocument:g3M3,5;documentary:U2X1?2}3;documents:M3+6;does:a1h1i3o1q2v3x1A1P1Q1S4V2(1+1,2<3>2@1^1|2}1;does a:b5i2q1' +
  'r2v3A3B4G3L2P3R2$2(4)2+1,1.3[3]3^2_3}2;does anyone:c3f2A2H1M1Q2X3<2}2;does bjj:a1d2i2y3N1R2V1}4;does boxing:a5b2' +
  'h2y4Q4}3;does he:m2r4w5A1C3H2N4O2P2;does it:a2i4j3o5p1r1s1v1y1z1A1D4E3G1I1M1P2Q2S4%3&2(4*2+2>3@2[1|2;does krav:R' +
  '2S5U1*2<2>3}3;does my:a3b1h3q4v1w5x4P3&2(1+1<1?2}2;does one:b1i2j1o1r1t4w4x4z4K5M2S4!1+1=5[3^3|3;does she:w3C4H1' +
  'I3O2}5;does that:c1d3f4j5l5m2n4q3s3v2y3z5G4P2$3%1&1+2<3{1;does the:a1d1g2h3i1j1n2s3v2F3H3K3N2O2S1V3Z1$1&1(1+3,3-' +
  '2=1>3@1]1^1|5;does your:b2c2d3e2l4n1s3x2B1D2J2O1P1U2V1W4X3Y3!4#2)1*4,1-2@3]2;does-:a1g2h1m1p1u2z2D3E2F2G3I2J4M1V' +
  '2$2)1[1^2_4}3;doesnt:a1g2h1m1p1u2z2D3E2F2G3I2J4M1V2$2)1[1^2_4}3;doesnt want:p3E4F2$4)4_2;dog:H3*2]5{1}6;dogs:#3}' +
  '8;doin-:c2l3m3B1E2N4O5X3)2/1}3;doing:c2l3m3B1E2N4O5X3)2/1}3;dojo:d2f2i3k1s3w2x2y4z4B1E2H1J7Q2T3)3/3;doll-:n5|3}4' +
  ';dollar:}6;dollars:n5|3;dome-:f2l3A1I3Z2}3;domestic:f2l3A1I3Z2}3;dona-:-4}7;donate:-4}4;done:a1i8j2p6x1z6C1M3O2R' +
  '2W2X1!3)1.2/4[1;dont:d2f3m3n2o3q1r3s2u3w3x2y3z1D1E2I4J1K3L3Q1R2S1U1$1+3?2@2_3;dont have:f4i1n4t4w3F1I4)2+3>3]3;d' +
  'ont know:b2o3t1v5z5D1F2J5R4S2T3Y2-3[2;dont like:c2g2m4s2v1x4y2L2M3Q2R3$2,3@1|2}1;dont want:k2m4p2q4w2x1y4z3A3D3E' +
  '2F2K6Q1U3&1(1,1?6@5_4;door:g4k2m4s2t2v5x1H5I1J3K3L1!5+4,1@1[1^8;door-:g3E4H4!6>2;doors:g3E5H4%1>3;doub-:e2j3r5C3' +
  'H4K4X5}1;double:e2j3r5u1H4K4X5}2;down:d4h2k5l3m1o5r2t3u2v4z2F2G4J1V4W2Z1)2*4>3?1]2}2;down for:h3l2o1t7u4F4(3)3;d' +
  'own the:e3j2m4n2r2z6;down-:,1/5@3_2|4}5;downgrade:}6;download:,1/1@3_2|4}3;downloadable:/5|4;dra:w5x3y3;drai-:m4' +
  'r2}1;drain:m4r2}1;draw:n3A2D2Y8]4;drc:q6;drea-:x4z2K3!5?3;dres-:a2w8L7;dress:w6}1;dressed:a3L7;dressing:L5;dric-' +
  ':W2}5;dricus:W2}5;dril-:v4y4F1O2X4Y3!6)3*5/1=2|3;drill:v5O3=3;drills:y2F1X4Y3!6)3*5/1|3;drin-:w3x3L3.2]1}6;drink' +
  ':w3x3]2}4;drinks:.2}7;driv-:b2c4e1f1g4i1E4F2H1I5J6K4L2U1Z2!7#3)1*1>2^1{1}2;drive:c5f2g1z2E1H1I7J2K4L3R1U1Z3)2/4}' +
  '2;driver:e3g4i3E3F2H3J6U3Z3!4=2^1{2;drivers:l2E3K2!4#6)1^3}1;drives:b5F4;driving:a1c1g1I3K2!6>4}2;dron-:?4}3;dro' +
  'ne:?4}2;drop:c3g4i4k2m9r1s2E8I6J4K4M2&2,2=2^7;drop in:d2g2k3m10s4&4,2;drop off:c4g6i2E4I2K3=4^3;drop-:a2c3m7u1E3' +
  'G1H4I3J1K1,3^3{1;dropped:a1c2u2H4I3^5{1;dropping:a1E4J3K3,3;drops:a2c3E3G3I1,2;drov-:g3J3K2T3}2;drove:g3J3K2T3}2' +
  ';drum-:o3X3}4;drun-:U3#5*4}3;drunk:U3#4*4}3;dry:a3L2Y6}1;duba-:o2p2q3V2/3^3}1;dubai:o2p2q3V2/3^3}1;due:q3>4{3}1;' +
  'dumm-:+1[3]3}3;dummy:+1[3]3}2;dura-:i9o4;duration:i9o4;durb-:a1h1m1p2r1w1C1E1J3U3V1#2,1/2^3_1{2}1;durban:a1h1m1p' +
  '2r1w1C1E1J3U3V1#2,1/2^3_1{2}1;duri-:c2d2e2g3h1x5C1E4K2L3V1X1$2&3,4/3>4?4^2}1;during:c2d2e2g3h1x5C1E4K2L3V1X1$2&3' +
  ',4/3>4?4^2}1;during class:x6L5,2}2;during the:c3d4f3g3h2x1C3E2K3L1P2$3&4?2^3;duty:a4d2r2u1L1]4^2;dyin-:a3t5P2V3/' +
  '2;dying:a3t5P2V3/2;e:a3i4m2n1o3r1u1E1H2I3K3M4Q2R2S1&1(5/5<3>3[1^3_1{3|5;each:b6i1j4k4m6o1r4y6A3N1P3Q6R2%4[7]1|3;' +
  'each other:b3r2v2y7Q3%4}1;ear:w5x2G2M3}4;earl-:a4c10f2g5p5v4z1A2C2$3(1)1*1;earlier:c8}3;earliest:a3c6g5A3;early:' +
  'a3c6e1f2g2p5v5z2C3Q1$4(2)1*2}1;earn:j1l7q1y4P2<7=6}3;earr-:x6}2;earrings:x6}1;ears:x7G4_1}4;easi-:y3z3G3H1I2J3R6' +
  ';easiest:I3R4;easily:y3z3G4J4;east:I4J7W2^2;east-:h9o1(4;easter:h9o1(4;easy:p4y5F6H4I5K3;eat:e6i4v2z2G2}11;eati-' +
  ':e7=2}3;eating:e7=2}3;eats:f4D2}5;eboo-:l1U2W3/1@3^2_1|10}2;ebook:l1U2W3/1@3^2_1|10}2;ebuc-:n5<5;ebucks:n5<5;ebu' +
  's-:c4d3g3y5K3;ebusuku:c4d4g3K3;eers:a4d4j2s4z1E5$3;efe:C3I2M3R6;eft:n9{2}2;eie:w4%5+6;eigh-:a2c3d5f3g1i5l2o2q2A1' +
  'C5M2P2R1W4#2.3>2;eight:a2c3d5f3g1i5l3o2q2C6M2P2W2#2.3>3;eish:l4r4u2z2}2;eith-:r2W2{1}1;either:r2W2{1}1;ekil-:y4Q' +
  '4?3;ekilasini:y4Q4?3;elan-:P1(4)2;elandelayo:P1(4)2;elbo-:w3G5Q3*5]2;elbow:w3G6*2]2;elbows:Q3*4}1;elde-:j1A6B2C4' +
  'E1H1|1;eldest:j2C4E2H2;elec-:h4K1,3>6|6}4;election:h5;electric:H2K2}4;electricity:>7}2;electronic:|7;elev-:c4e2g' +
  '5C7D2H7!1#2;elevator:H7;eleven:c5e2g6C7D2!1;elil-:a5m4P3;else:e4f2k3m1n3p1v1w1z5G1I3N4P2T6W1$4%5+3-4^3;else-:m1o' +
  '2r2F2J4O2P3U3V3-2]3}2;elses:-2}6;elsewhere:m2o2r3F2J4O2P3U3V3]3;emai-:p5t1M7-4/1@4[3^2{3|2}1;email:p5t1M7-4/1@4[' +
  '3{3|2}2;emba-:z7E2#4}4;embassy:#5}6;embr-:}5;embroider:}5;emer-:l3M3Z5,3}2;emergency:l3M3Z5,3}2;emig-:o2p6/1^4;e' +
  'migrate:o2p1}4;emigrating:p6;emin-:e6i6o4A4C3O4P4;emingaki:i3A4O4P4;emini:e7;empl-:e1n3Z1#7,1<2=9;employ:=7;empl' +
  'oyees:l2#9,2;employer:g1n4Z3!3#2<1}1;empt-:c4f3R2U2X2#2}6;empty:c4f3R2U2X2#2}5;end:d5f5h2i7l3n2o1p9r3v5y1P3Y2#4&' +
  '6;end of:d5f4l4n1o4p2y3&1-2.4?1;ende-:f3p4=4}1;ended:f3p4=4}1;endi-:i5p5*3^4_4;ends:d2e1i2o3p3q3I5=3}3;ener-:a2c' +
  '1B7C4O2R2#4;energy:a2c1B6C4O2R2}2;eng:r4v4w7S5T4}1;engi-:r4u3M3R3^4_6;engl-:z3M2N3S1W2,3?2|3}1;english:z3M2N3S1W' +
  '2,3|3}1;enig-:c2e4k3l3o2z1F3=4;enige:c2e4k3l3o2z2=4;enin-:l3T7;enou-:d2e1i1j1p1s1v3w1z2A1C3H4I2J1K3O2P3Q3R3V2#2+' +
  '4,2}1;enough:d2e1i1j1p1s1v3w1z2A1C3H4I2J1K3O2P3Q3R3V2#2+4,2}1;enough for:c2d2e4j3m3z4A1C3H4R4+3;enough to:c1s2C1' +
  'I3J3O4P5&2+1}4;enqu-:g3U2Y3#4;enro-:k9t7C2E1O2Q1&4;enrol:k1t5A1C3E2O3Q2&5;enrolment:k5t3;ente-:H1#4(4,3.8[6;ente' +
  'r:H2(4,3[6}5;entertain:.6;enti-:b3l3q4z2Q3;entire:b3l3q4z2Q3;entr-:j1k4m3v5z2H7J3K4+2,1.3;entrance:k3v5H7J3K5.3;' +
  'entry:j2k3m4z3H1+2,2;enu:j3]4}3;enve-:n3-6;envelope:n3-6;envi-:F2!5;environment:F3!4;enye:m6n3q3Q3;epil-:G9;epil' +
  'epsy:G5;epileptic:G5;equi-:w7&3]6_3;equipment:w7&3]6_3;eras-:@7;erro-:{3}8;error:{3}8;esca-:f2H5#4*7;escape:f3#3' +
  '*6}2;escapes:*6;esco-:!7}3;escort:!6}3;escr-:a3X8]2;escrima:a3X8]2;esik-:D7}2;esikoleni:D3}3;esikolweni:D6;esin-' +
  ':i2H6P4;esingakanani:i3o1P4;esko-:D4>10}2;eskom:>10}3;eskr-:X8;eskrima:X8;essa-:}5;essay:}5;esta-:d1l2r1u2A2F1N2' +
  'R2T1U1!2#4$3)1^3;estate:d1l2r1u2A2F1K1N3R3T1U1Y1#4$3)1^3}1;estate agent:b2c1z1F3K2R3T2U3$1]2;este-:D6;esteem:D6;' +
  'eten-:e9;etiq-:v5x3;etiquette:v5x3;etsa:r3t4G4#3.3;euro-:j4n3q2^2;even:i1j1l2o2x3z5H2L3Q5S5V2,2;even-:a3c2d8e2i3' +
  'm2r3t1u2v2F1I2J1K2N2Q3!1#3&2)7.7>3;evening:a4c2d7e3f1g1i4m3r4t3u3v3E1F2I3J2K3N2Q4V1&3(1>3;event:x3H1!4#4)5+1-2.6' +
  '>2}2;events:#1)7.4}2;ever:c3y5z2A3O2P4Q1)6+2@3}3;ever-:a1b5d2j3k2r2s3v3x1y3z4A3D4F1H1I2N2P1Q2R1T5(3*1,2-1@1[3]1;' +
  'everlast:W3}3;every:a2b1c2d2f4j4k2m2n1r3s2A1B1D1K2N2O3P3V1W1Y3(4,1[3]1}2;every day:a4c5d2j5D2P4T2U3Y3}2;every mo' +
  'nth:j4m1n4Y3(1}2;every second:f5l3m3r2B4O1;every week:b1f1n4r1I3N3Q3Z1)3}1;everybody:c2e2s3v2x3y4z6A2D2R3)2,3@2;' +
  'everyone:a2e2g3h4p2v5z3A1D2F4Q4R3T4%3*1]1;everything:b6d4j2k1l2q1r2s1v2x2y2z2A2D3H4N3T5-4/4>1@3[2]2;everywhere:k' +
  '2t3G3H2I4*2}2;ex:d1f3h1l1n2s1u1z1N1O7!4,3=3@1}1;exac-:a2o1t2v1w2J5N2S3T3X3&3}1;exactly:a2o1t2v1w2J5N2S3T3X3&3}1;' +
  'exam:b3q1u3P9$1}2;exam-:f1q6r1P4(2}1;exams:f1q6r1P3(2}1;exce-:w2y3C5}4;exch-:q3y2=2_12}1;exchange:q3y2=2_6}3;exc' +
  'hanged:_5;excl-:D2F2$6|2;exclusive:$6|2;excu-:!4}4;exec-:c3e1J2K3!5#2$5;executive:c3e1J2K3!6#2;exer-:c4j1w2y1z6G' +
  '5W3/4<5}1;exercise:c4e1j1v1y1z3B1G5W3<5;exercises:w3z1G2/5|1;exis-:c5e1l2F4V3X3Y2Z1)3/3}4;exist:c5e1F2V3Y2Z2)3/3' +
  '}1;exists:F3X4;exit:p4J2}2;expe-:i3j6k2l5v4z3B2G4L1O6P1Q1)2=2;expect:v7}3;expected:y3z1{3}4;expensive:i5j7k3l6$2' +
  '&2/1^1}2;experience:o1s2z7B4H2O5Q3)2=3;experienced:z3N3O5)2=1;expi-:m3r1s1Z2$4+4-4[2}2;expire:m3r2$4-3;expired:s' +
  '1Z2+4-2[2}5;expl-:v6z1D4N1P3S6%1>2?3[3}1;explain:v5z1D3M1P3S7%1[3}1;expr-:e1n5^4;express:e1n5^4;exte-:r5x4;extr-' +
  ':a2d3h2k6m1r4w1z2B5D1P3#4$5)2^3;extra:a2b1d3h3k5m1r4s1w1z2P4#1$6)2^4;extramural:B5#3;extras:k4;eye:w3y5D1E6G4S2X' +
  '1*6;eyes:a4y3E3G4I4;ezin-:i2l4p2x2G4L3Q4^4;face:y8L3N3R2V2W1/5?7;face-:b3g2l2M4N3Q2T1Y1(1)1/3=1?5@1|1}1;facebook' +
  ':b3g2s1M5T1Y1(1)2/3=1?5@1|1}1;faces:l3N5Q4?2;faci-:g1H3L6N3O3;facilities:H4L6;fact-:A2#4}2;fail:P8;fail-:z2P4>4}' +
  '5;failed:z3P4}1;fain-:G4O3Z4}2;faint:G5Z4;fake:O5*4}2;fall:a2f3j4p2r7u3B2C2W1(4*8;fall-:h4k3y4G3;falls:h4k3y4G3;' +
  'fami-:c1f1h2j1l7q3r1s3t2A2B6E2J1L1T2U2Y1!1%3/1?1[1|2;families:f2l4Y4)1;family:c1h2j1k1l4q3r2s3t2A2B6E2J1L1T3U3!1' +
  '%3,1/1?1[1|2;family of:l3s3B2T2%3}1;famo-:O3$3}6;famous:O3$3}6;fan:U3V3;far:E2I8J6K4Z5)2/6[3{3;far from:I3J2Z6;f' +
  'are-:-3.3;farewell:-3.3;farm:m3I1Y7Z3)2*3/4^3;farm-:c3Y3Z2/1^4;farms:Z3^4;fast:i3P3R3X2$4^3}2;fast-:R4&3^4}6;fas' +
  'test:R4}1;fat:z6M2W4}6;fath-:a1j3n1o2y2A3B3C1H2Q1W3Y3Z1%2+3-5?2@1|1;father:a1j3n1o2y2A3B3C1H2Q1W3Y3Z1%2?2@1|1;fa' +
  'thers:+3-5;faul-:_7;faulty:_6;favo-:R3}4;favourite:R3}1;fear:y4F1Q3*2|3;feb:p3q4(4;febr-:q4G2R1(6}2;february:q4G' +
  '2R1(6}2;fede-:k4O5P4}2;federation:k4O5P4}2;fedh-:<6;fedhealth:<6;fee:j8k11l4m7n1q2r4s3$3%2&6<1^3_1;fee for:j4k6l' +
  '3m3$2%1&4;feed-:Q4}6;feel:a1o3s2u1z4A3D2E3F7G1N1O3R3U5W1;feel-:r3D2E5H2P2$2_1}1;feels:r2P3$3_3;fees:j12k6l4m3n2q' +
  '5r3M1&2<5=1}1;feet:x7z7G4;fela:m4n1E4F4;fell:b1l3q1u2G3X3}5;felt:z4Z2}3;fema-:C2F12N2O5!1;female:C2F8N3O6!2$1=1;' +
  'females:F10;fenc-:D2T1}5;fence:D3}3;fencing:T1}4;fest-:h8.3;festive:h8;fetc-:a1e2g3i5v1E6H2I3K2-2>2^6_2{2}1;fetc' +
  'h:e2g3i4v1E6H1I3K2-2>2^6_2}1;fetch my:d3g4i4H2^3{1;fetched:X2^2{3;fetches:i3H2}5;fete:.4}4;feto-:u4_3}1;fetola:u' +
  '4_3}1;feve-:q1r2u4B4;fever:q1r2u4B4;few:b1d1e2g1j2m3n4q2r4y2z2A1F2Q6%3)2-5?4;fewe-:Q5R3}3;fian-:E3F6W1-1;fiance:' +
  'E4W2-1;fiel-:D3O3#5}1;field:D3O3#4}2;fift-:e1v1y2A8B1C5F2Q7R2T1#2&3.4;fifteen:e2v2B2C6F5Q3.4;fifties:A7&4;fifty:' +
  'i2y3A6P2Q4R3T3W1#3.1;figh-:a1y8z4B2D4O4Q1R3S4T2U5V3W4X6$1*4.3}3;fight:y6z2B2C2O3P1Q3R4U6W4X3$2*2.4}5;fighter:D3O' +
  '3W4|2}3;fighters:z3O2Q2}8;fighting:a2b1i1x2y4z3A2B2D4F2N2R2S6T4U1V4X6Z1!1&2)2.1;fights:c2y5D5O3W3*5}2;figu-:j6$3' +
  '@2;figure:j6$3@2;fihl-:v4I2{2}2;fihla:v4I2}2;fiks:l4z5W3;file:k4x2P2&3,1@8}3;fili-:a3d3e1f2i2t2w4N3O1P1R2X9)2*1{' +
  '2;filipino:a3d3e1f2i2s1t2w4N3O1P1R2X6)2*2{2;filipino sticks:a1d5e2f4s2t3z3N1;fill:k1p4v3M1Q5,4<2@3_4}3;fill in:k' +
  '2p4r2v5M1,4@4[1_4;fill-:b1t2M3-5=4@3;filled:t2M3=4@4}1;film:S2*1.1?14}2;film-:s2B2W2X2?11}1;filming:?8}1;films:s' +
  '2B2W2X2?5;fina-:a3d3e2l5n1p2q4t2#1&2}3;final:l4&3;finally:a4t3#3;finance:d4e3n2}3;find:b7g5h1j3s2t3A1H2I5J5K2M2Q' +
  '3W1X1#2&1)4,3/2@1[2]3{3;find a:K5M4W3#1]2}4;find the:b3g2j4t4A4J4,3;find-:B3J3.2}2;finds:B3J3.2;fine:a2k1n2o6p3r' +
  '4u2w5x5z3A5E3G1K1V1(2?3;fing-:q3y6G4I3@3}3;finger:q3I3,1]1}1;fingers:y6G5;fini-:a3d3e1f1g2i9p3E2G2&2(1=2_3;finis' +
  'h:d3e3g3i7p3r2E3I1&2;finished:a3i4p3G2!1=3_4}4;finishes:a2d4f3G2(3;fire:G2Y9%4+2}5;fire-:a2f2i1A4C1F3N1O1P2Q1Y8)' +
  '1*1+7,2=2|1}1;firearms:a2f2i1A4C2F3N1O2P2Q1Y8)1*1+7,2=2|1;firearms course:w4A4C4N3P4Y3,4;firearms training:A3Y3+' +
  '3,2?1;firm:o2D2O1#10;firm-:#4+1;firms:#4+1;firs-:a2c4h1k4s6t4u3v7w3z2E3O2Y3Z5(3+2,3?2[1_3|1;first:a2c4h1k4s6t4u3' +
  'v7w3z2E3O2Y3Z5(3+2,3?2[1_3|1;first aid:N3O6Z6<3=5}4;first class:c1s2u4v2w5y2z4,5?3^2;first day:s3v4w4(5?4_3;firs' +
  't lesson:a2i2r1s1t3u5v4w3x3(1,2?1;first month:k6n2o2w1-1}2;first one:s3t3u6;first session:a2c1i2t1u4v4w4z2(3?1;f' +
  'irst time:l3s4t5v5Y6,2[5;fist-:T1V1W7X3Y2;fists:T1V1W7X3Y2;fit:b3h1z11A4B2C2H2K4L2O3R7S3W5&2]6_7;fit in:e1h3j3z2' +
  'A3B4C4G1R3&2;fitb-:x6;fitbit:x6;fitn-:c3g3o1v4x2z4L1O2Q1R3S2T3U2W4$1<4}1;fitness:c3g3o1v4x2z4L1O2Q1R3S2T3U2W4$1<' +
  '4}1;fits:G1R7_2}3;five:a5c2d9f3g1h1i3m5B1C8I2Q2S1$3%10>1_1;five and:d1B5C3D1I3W2>3;fix:u3V4$6_2{4}6;fixe-:l2o6D3' +
  'N4P1$1&4(4;fixed:l2o6D3N4P1$2&4(4;flat:F3G5H6W2/4{3}3;flat-:a3j1%5&4;flex-:b3e1o6r3z3V2;flexible:b4o7z3V2}1;flig' +
  '-:a2o3u4H4}4;flight:a3o3u4H1}4;floo-:d1x4y3D2E1G2H7J3V2Z2(2}3;floor:d2x5y3D2E1H7J4V2Z2(2}2;flu:r8u2E3}3;fly:f5m3' +
  'y2z2E5)3{3}3;flye-:b4e3A2J1V3&2)1}4;flyer:b4e3A2J1V3&2)2;flyers:}6;flyi-:m2w2I3;flying:m2w2I3;fma:X11;fnb:n5<3;f' +
  'ocu-:i3w3D4R3V2]3;focus:i3w3D4R3]3;folk:l2A4U3&4;foll-:a4h5p1r2z1F2G3H4P2!4*3/5<1@2{3}1;follow:h6r2v1z3G3H5/5<2@' +
  '3{3}2;followed:p3F3U3!3*4;followers:}7;following:a5d3u2P4!3(5;food:D3.4}7;fool:z7A2;foot:v2x4G2I8!4,3<2;foot-:x7' +
  'z3W6?4@4;footage:?4@4;footwork:W7?3;for:j1l2q2r1s1t2w1B1K2L1R1#2$1+1-3.1=1|1;for #:e2j2l5m4o2q5r4t2u3C2Q2R2#2%4.' +
  '3|1}3;for a:i1j1m4o1q5t4v1H1K3R3V2W1X1!1#4$2%2,1-2.5=2]3_3;for adults:a3c2d2j2B2D3T4U2V5X3|3;for an:i1k3x2y3z1B3' +
  'C1F2G1H2N2T4W1Z2$5)2*1.4>1}2;for beginners:a4b3e2f2v2w4z3V3W2Y2&2(2)2]2|3;for bjj:a2j1m1w3z6N6V1$2)2]2;for boxin' +
  'g:b4l1t2u1w5A7V1W3<1;for children:f3k2B3D2I4>4}4;for free:s2t3=6^1}4;for her:b2d4f1g2l1p3s1w1C2D1F5H3Q3&2,2-2.1?' +
  '1;for him:d2e2f1m3n3s3z3B4C5E2G5R2X2!1/2|3;for his:a3u1w6C3D1G1J3&3^3|2}1;for how:h2i2o6q2Q5$3-3;for it:b2h3i2m1' +
  'r3s1w1z1B3D1J4K2L2S4Z4!3&5{3|3;for just:m4F5$4%3;for kids:j4l3o2y4A3B3C1D4P3R2,4]4|3}3;for krav:a3e2j6s2t4w6z5A2' +
  'C3P2Q2;for ladies:a3c1f5s2w3S3W1Y3&2)5-2|2}1;for me:a2c5d6e1f4j1l1m2s3t1z4B1G4H1R2$4&1+1,1/3=4^2{4;for members:m' +
  '3K5L2)1,4/3|3;for moms:c3d2E5F5W3Z3%4)1;for my:b1f3i1j4k1n1t3u1B4F3J2K1L3M1P3R1S1T3#2$1-4.1=1[1]2_3{2}1;for new:' +
  'h3k5l3p2s3&2]3}1;for nothing:g4m1s8>2|3;for one:i5j4m5o1q4s1E3R3&2=4^2}2;for our:k2m2u2y1N6Z3#4,4-3/3{1}1;for pa' +
  'rents:M3Z3)3[2|4;for people:c3d2f2l2m1q3s1z3G3H4K1T3V2W1X3Y2!3&2)6/4[4|2;for real:y7O3R3S6U2+2;for sale:]6|5}4;f' +
  'or selfdefence:B1C3R7$4-1<3]4}3;for six:l3p1q2x5R3Y3!2%3.3=2;for somebody:j3z5A1C3F3H4U3W1)2-3=2;for someone:a4d' +
  '2j3y3z4G3H4R1X2Y2!2&4-4/2|3;for something:d3e3n4o3B3D4F2R4T2-1/2|1;for ten:m2o3q2r1z3!1$4.4;for that:d3j3l4m2n2o' +
  '2q4r1s1z3B1D4H4L2X1Z1!7$1%2)1*5-1=1;for the:a2b3l1n4s1t1u2w1x1A2B1E3F2K1L1M1P4&2(3)2+5<1[3|3}1;for them:f3B7C1F2' +
  'R1W3#3)3+4;for this:j1u5w4z4A2C2M2W2(5<3;for three:h4m1p1q4r2G3V2%5)2=1}2;for training:c1d2e2j3w3x3A2F2!1$4%2+2-' +
  '1/3<7=1]4;for two:i2j3m1o5q3r5C1D4K2T3V1$3&2)1.4}2;for us:c5d2h2l4F5P4#2%3}1;for when:q4v4K2*1/3>3;for women:F2U' +
  '1V3!3(2)2/3]5;for work:f4m3o1p3q2r2y3z3J1K1L3U1Z3/3=3;for you:d2g2h3s3A5C1I3J1M3<2=7}1;for your:l4w3z7C1I4J2&2+2' +
  '?3}2;forb-:E1?4_3;forc-:y7O5}2;force:y3O4}4;fore-:c7n3t3P2&2+6-2@2}2;foreign:n4D1)1;foreigner:+5;foreigners:t3+3' +
  '}5;forever:P3&3-3@3}2;forg-:a2n1r3u3z2H1J1N2O1@5[4}2;forget:H2@4[3}1;forgot:a2n2r3u4z2J3N2[2]2}2;forgotten:z2@4[' +
  '2{2}1;form:g2p5t7u2M5X1,13?4@6_2;form for:t2,3=3}2;form-:g2v4M3R3S5Z4!4,4=4@3;former:k1O1R4!1=5@3;forms:g2v1S6,4' +
  '@2;fort-:e4l3r4w2y1A6B4P2Q4U5#3(1)2^1;forties:A4U4;fortune:w4y3P3;forty:b1e4i1l3A5Q4U3#3&2^2;forw-:b2j3r2u5z1J2&' +
  '2[2;forward:b2j3r2u5z1J2&2[2;fost-:B2C4D2,3?1;foster:B2C4D2,3?1;foto-:?7;fotos:?7;foug-:z3O5X1;fought:z3O5X1;fou' +
  'n-:p2D1F4G1L1N5T3X1&5(2[3}2;found:p3G3T4X2?1[4}7;foundation:D3F6&5(2;founded:}2;four:c2g3i1j2l2m4x1A4C6G3M2R3W2Z' +
  '2%10)2*3>3[3;four of:e1l4F1%5;four-:b4l2C3I2J5%2]3;fourteen:C4R1;fourways:b3I2J5]3;frac-:G5Z2;fram-:H5;frame:H5;' +
  'fran-:J2=5}4;franchise:J3=4}1;free:a3c2e4f4k5o1s14t4u6y3H7K5(1,1/1=4^4|3;free class:s4t5u8;free lesson:s3t3u6v3;' +
  'free one:m3s3t5u6,3;free trial:m5s2t3,4}2;free-:h6q11s5u3D1F1=6;freedom:h7;freelance:=7}1;freeze:q10z2D2F2}1;fre' +
  'ezing:q3x2}3;fren-:|3}4;french:|3}4;fres-:c2x2G4L6(4;fresh:c2x2G4(4;freshen:L6;frid-:a4b5c2f6g4h5l4t3y2V3$2-1^3_' +
  '2{3;friday:a5b1c2e2f7g4h5l4t3y2K1V3$2-1^3_2{3;friday night:f8;fridge:b6}4;frie-:l2t1y2z3A2B2E1F3H3P1S1T2V2Y1%6&2' +
  '(2+1,1-4.4]1;friend:g1j1k1l2t2H2N2S2T2U1V2W1Y2!1$1%1&2(4)1+2,2-4?2]2;friend told:a1c1f1g2h1j1k1m1n1o1p2q1r2w2x1y' +
  '1A1B2E1I1J1K2L2N2O2P1Q2S1V1W1X1Z1!2#1$1(2*1+1,1/1<1=2>1?1@1]1^2_2|1;friendly:y4z5A4B3F4H3O1;friends:B2D3E5F3P4T3' +
  'V1%8&2,1.7}1;from:e2i1p3u1z1A3C1E2G3I8J1N2O1R1%1&1(2)1*5-2/4<2|1}2;from #:c5e4i4o2A3C1D1F5#2%2&1(2>3;from a:j2l3' +
  'w1B4D2G6H3L3M4Q3R2S2U2Y5#1&2/1|3;from another:y3z2E1P3/3}3;from die:d3e3E4I3N4&2*1/3<2?2;from durban:a2h2m2w2C2E' +
  '3U4V3)2,3;from home:c5i2w1E1/7>2;from me:p4t4J2,5}2;from midrand:d1g3I3}3;from my:e3n4p3u1x1G4S2%1&2,1-7/4<5;fro' +
  'm pretoria:d3f3I4K3;from school:w2C1F2I4L1%1}2;from the:a2e1j2k3l3p4r1t2w2A2E5H3I1J4K4O2S1X2Y3%4(2*1<1=2?1]1_2|4' +
  ';from what:b3g7A3(3.4|3;from when:g4i4y2A6C4(6;from work:c2l3w3K4L1Q2#4-1[4;from you:w3L2P3T4X2$3+2,3-2/3@6]8{3|' +
  '3;from your:g3p2G1M2R1T2-4/2?4@1]4{1|3;fron-:d1g3k3l2m2v2H3I2K4L2M3N2W1#1/3=3^1}1;front:d2g3k3m2v2H3I2K5L2M3N2W1' +
  '#2/3=4^1}1;front desk:g3M4#2=5@2^3{1}1;front of:d3v4y1z1K1L3N1W3/4}1;froz-:q3G2Z5{2;frozen:q3G2Z2}5;fu:S4T5.2;fu' +
  'll:b4e2i3j2o3v1w1y7z1C3K5Q12T2$1(2)2|2}1;full of:a2f2z3A1C4F3K3Q2}1;fun:p2B2P5R4V2X5#2.8;func-:r3N3#3,1.7}1;func' +
  'tion:r3N3#4,1.5}1;fund:<9;fund-:z2V3Y3;fundamentals:z2V3Y3;fune-:r1}4;funeral:r1}4;funn-:m2z1G2}4;funny:m2z1G2}4' +
  ';ga:d4u3z5}3;gaan:h4j4v5y7F1L2N4)3>4|2}1;gals:F10;game:A4V5Y2}3;game-:z2B5Y3.4/2}1;games:B5Y3.4/2}2;gang:a4f3D3;' +
  'gap:c1e6q5%2<4=5;gara-:J2K7U3#2%2]4}2;garage:J2K7U3#2%2]4}2;gard-:w3X3!4-2.2}1;garden:X3.2}3;garm-:x3J3<1}2;garm' +
  'in:x3J3<1}2;gate:g2r1v4J4K2!1#2*2>4^2{3}3;gaut-:h1i2z3I8J1K1L3U1^4}4;gauteng:h2z4J3^5}2;gautrain:a1i3I8K1L3U2}3;' +
  'gave:h2z2G3J2M3O3T1-2@4_4{2;gear:l1n3w10y1H1&3@3]7^3_2;gebe-:r3v4;gebeur:r3v4;gebo-:u3D5H5;geboelie:D5;gebou:H5}' +
  '3;gedo-:z4O3;gedoen:z4O3;gel:x4}4;geld:p2r5<3_2}3;gemi-:r6u3(3;gemis:r3u4(3;gems:<11;gene-:b6d3A4%1>8;generator:' +
  '>8;gent-:l2y1z3A2D1G2L1O2R5V4W3;gentle:l2y1z3D1G3O2V4;geor-:p4^1;george:p4^1;germ-:m4x2B3I1J2+3>2^2{4;germany:m4' +
  'q1B3I1J3+2>2^2}1;gesk-:-9;geskenkbewys:-6;gesp-:D5;gest-:D2H4V3-3{4}2;get:a1j1l6p1s1t2y4H3I3K2L3M3P3Q3Y1%1&1@1[3' +
  ']2^2;get a:c2f1h2j3l4o1s2v1w1K4L1P5V3$2%5&2)2-1/1=2?2[3^2{3}2;get back:d2r4M3W3*3[3;get fit:z3R5S5W5;get for:j5s' +
  '2&4|3}3;get hurt:q1y5G4R3,4;get in:g2j1k6l1t3z4H6L2M6Q1W3Z1)2>1[4;get into:H4K4L1P3!4(3[3;get it:l3r3O3+1-3<4[3^' +
  '5;get me:j1l4p4t4M1;get my:a2c2k2r1t3w1x2y2B3&2+5>2@2]4_4{1}3;get off:c4p4B2I6@4;get out:d5i4p8z1I2L2S4U3*3>2;ge' +
  't something:l5P3<4}2;get the:b4h2l1n3s1t3H1N3,5?3^3|7}1;get there:v5I8L3=4[2;get to:d6n3r2s1y1B3H5I7L3P2Y4&1*3[5' +
  '^5;get up:c3r2G1H7V4;gets:c3d3f1k1n2r3v2w2y3D7G5J2O1P1Q1R2Z1*3,3=2?2@3[1^5{1;gett-:p2y4z1A1D2E2G3K3S2U1W2#2*3+2.' +
  '2@1]1}1;getting:p2y2z1A1D3E2G3K3S2U3W2#2*3+2.2@1]1}2;geve-:y3T4V1X5}1;gewe-:Y5+4}2;geys-:}5;geyser:}4;gf:E1F6%4?' +
  '4}2;gi:a4w8V10?1]9^5_6{4}3;gift:-17_3|3}1;gift card:-5}2;gift voucher:}7;gift-:&2-7;girl:f1w3y1B4C8D3F8Q1R3Z1.4}' +
  '2;girl-:t2B4C1D5E1F8L4O1Q3T2W1#3%3)2-3.4;girlfriend:a2l2t3E4F3R2*1-4}5;girls:B5C1D5F7L4O2Q4T2W1#4%3)2.4;gist-:}7' +
  ';give:l3n1p5s3t2u3D3L1M4N4O3T5U3W2X1Z1+1,2-8<3@4_3|1;give him:D3-4}2;give it:r2s1t5A1J3M2V3@3_3;give me:a3b3e1h1' +
  'j4l2n2u3M4N1T3U2(1<2|2}3;give my:s3D3-5=4@6;give you:l3m3n4T3U3W2Z2@1_1}2;give-:a2b1e3f4g1l3o3s4w1D1G3N6O1P3U2_1' +
  '{2;given:a3f4o4w2N2P3U3W3-1;gives:b2e3f1g1i1l3s5D2G3N5O2_2{3;gives me:b3e4f2i2s2G4<3_3;givi-:i2n2p2t4D3N3O4,2@3}' +
  '2;giving:i2n2p2t4D3N3O4,2@3}2;glas-:x4D2E2G5]1}2;glasses:x4D2G5]1}2;gloc-:Y6+3}3;glock:Y6+3}3;glov-:g2l1m1n3w7F1' +
  'W6&1]8^5_7{5}2;glove:W2]6;gloves:g2l1m1n3w7F1W5&1]7^5_7{5}2;gloves for:W2.1]5_2}3;go:a1g1i2m1r2s2t2v4w1x3y4z2A1C' +
  '2E5F1H1I1L3M1P2U1Y2&1,1>4?1{1}1;go for:i5j3s1z3E2J6P4R4&1+4]4|1;go home:c2h2i3p3q3v4y4E4#3>2;go in:g4m3v4z3B3C3E' +
  '1H3K3[1{3;go na:a4c3d2k4F1K3L4V3-1=4;go on:g3h5i3U5V3&3/2>7;go to:a2c2e2j3q1r6y1A4D5E1J1L2V1Y4#1&3+1<3[4]4^3}2;g' +
  'o up:j1v1G3H5P7!3$2}3;god:}7;goed:z4L4O3R1Z3;goes:b2d4i5k1p4q2s1v5w2y3B1I7T4V3Z3>4_1;goes to:c3d1p4B2C2F2V4-2<2;' +
  'gogo:j2l3n2x2A7E2W2;goin-:a1c2h2l2m1n2p2q3v3y3A1C3F2J1L2M1N1P1S2V1X2#1(1.1=1?3|1}1;going:a1c2h2l2m1n2p2q3v3y3A1C' +
  '3F2J1L2M1N1P1S2V1X2#1(1.1=1?3|1}1;going on:a2e3q3C5?3}3;going to:c1q1v3x1y4z3F2J2L2M2N2P1&2.3?3|2}3;gold:j4x1}4;' +
  'golf:p2z2K3#2}5;gone:g3i2r6G5>4{4}1;gonn-:z5}1;gonna:z5}1;good:h7l1q1z2B2C3D5F2G1M2O6P3R4S5V2W5Y2$3,1-1/2=2[1|5}' +
  '4;good for:z1B4D3F5G3R3S4V3W1|3;good-:h2p3H3Z2^4_3{6;goods:H3^5_3{6;goog-:b1g5n2J5K2M1N1U2/3@4[2|2}1;google:b1g5' +
  'n2J5K2M1N1U2/3@4[2|2}1;gopr-:?6;gopro:?6;gord-:O3P7V3=2;gordel:O4P3V4=2;got:a2c1l1n1p1w2x1B2I1K2O1T4U4V3W5X2)1-1' +
  '>4]5_3|1}1;got a:b2d1i2l4n4p1q2v1C4E4F2G2H1L1T3U1Z1$2)1=1>4@1{2|5;got my:j2l1v1w1x2V3X3+1=2}2;got something:c3e2' +
  'B4W2Y4)3.2;gove-:h5O2<3?3}1;government:h5<3?3}1;gps:J9;graa-:b3t4B2C3W3=3;graad:C4;graag:b3t4B2E1W3=3;grab:D1*8^' +
  '3;grab-:B3F2K2R2U3*6;grabs:B3K2R2U3*6;grac-:j2V8}1;gracie:j2V8}1;grad-:A2C7D2P13!5#3/1=3?2}2;grade:A2C8D3O1P2!3#' +
  '4-1.1/2=4}1;grade #:C2D3Z1#4.2=5}4;graded:O2P3}1;gradering:P4}2;grading:P7$3?3{2}4;gradings:P7;gran:a3b2d1m3w3x2' +
  'A5E2H2Z3)2,2/3?3;gran-:a2c2l1n3z1A5B5C4E2H1J1S3Z3,4-1.2?3[2{1;grandchildren:j2q2A1B5Z2;granddaughter:k1m1C4U2[3_' +
  '1;grandfather:A2X3Y2;grandkids:q2A3B5;grandmother:f1z4S2,3;grandpa:n4H1}4;grandson:f1n3u2A1B3C5D3H2S2Z1[1^3{2;gr' +
  'andsons:a4f1.4;granny:c4u1v2A5P2S1Z1,4-3?4;grap-:a5f2i3j1w4x3z2B2C2F3G1R4S3V8Z1]1;grapple:F4G3V4;grappling:a5f2i' +
  '1j2w4x3z3B3C2R4S3V7]1;gray-:a2e2J2}4;grayston:a2e2J2}4;grea-:a3b3p2G3V2)3}3;great:a3b3p2G3V2)3}3;gree-:v4z5P3!1<' +
  '4}1;green:z3P3!1}1;grey:A8_1;grid:b8>6;groe-:C3F3Q4X2#3%5;groep:C3F4X2#4;groepie:%6;groi-:w3S3*3]2}2;groin:w3S3*' +
  '3]2}2;gron-:H3V7;groo-:C3D1Q3-2.4]4;groot:C3D1Q3]4;grou-:a2l3r1A2B4C4F4H4Q5S2V7W1#5$4%6&4(2*3;ground:D1G1H6R3V8&' +
  '4)1*7;group:a4c1d1l4r2v1y1z1B5C3F6G1Q2W2X1#5$2%5&2(3?1@2}1;group for:d3z4A2B2C4F2N3%4(3}2;group of:u2D3Q4#4%7(4.' +
  '4;groups:z1A4B2C4M1Q6#2$5%4;grow-:a1j3A5B1C1E2O4Q3T2U6=2;grown:a1j3A5B1C1E2O4Q3T2U6;grown ups:a3d1j3A3B1Q3T3U3;g' +
  'rp:%7;guar-:l1v1w5K7R2U1V3Y2Z2!7#1,3]5_6{4}1;guarantee:?2_8;guard:d2f2j2v2w4y1K1R4U2V3X1Z1!5$1]5^1_3{4}1;guardia' +
  'n:,6;guarding:!7;guards:l2w2K4V2Y2Z2!4#6]3_3{2}3;gues-:i2m3s3A2E1V2#3%1)7,3}1;guess:A3V3,2}1;guest:s3)8}2;guests' +
  ':i2m4E1#4%2,3;guid-:D1H4Y3#3.3|9;guide:H4|9;gun:Y13*7+11]3}4;guns:Y10*6+10}2;guns-:Z7;gunshot:Z4;guy:n1v2z1F2J1N' +
  '6O6Q1R4T2V6X1Y1!2$2*6]2}1;gym:f2g2j2k1m1o1p2t1w1F1J4K1L4T6W4.2<7>3?2]1^3}3;gym in:b2e3K2V2W3/3=5>4@1]5^3;gym is:' +
  'g3m3y4z3H3J1<2{1}1;gyms:b2g3j3l1o6w3z4E2H2I1J2Q1S2)1<4@1}2;ha:v4w3x4z4>5?3{2;haal:i5r4x2E2@4^6;haar:x5C1D3Y4;had' +
  ':c2e2f1k5l1m3o1p2q1r3s1w1x1y2E1G5H3L2O2Q2X2Y2,2/3>1@2;had a:a3c3e2m2p1q2r1s4u2y4z3E1F1G2O2U1/1@3;haha:b2f4l1r3s1' +
  'y1z1E3F4V1X1%1(2.2=3_3}5;hair:f2w3x8A6B1D2L6*4}1;hair-:x5A3L7}2;hairdryer:L4}2;hala-:.3}4;halaal:.3}3;half:a4c3d' +
  '4e4h3i6l4n5r2v1A2C4F2M1#2&3(1)3/3;half day:e6#3)5;half of:c3h2j1n2v3B2&3(3{3}1;half past:a5c4d3e3i5;half-:e2l4p3' +
  's4G2(5}2;halfway:e2l4p3s4G2(5}2;hall:D2E2H5I1W3.5}7;hall for:.4}1;hamp-:-6^2;hand:n2s3v1w6G4I3P2U6Y3#2-4=1@3]2_3' +
  '}1;hand-:r1v1w2y1D2H8L2M5N2U1W4X3Y6!4#1%3*3+5=3]1|2;handbag:L7*5}3;handed:o1E3X4]3}5;handful:%6;handgun:A2Y10+7;' +
  'handle:r4v2x2z5D5M4O1P3R3U1X3Y1#3*2+4>3@2;handle a:v3z4X4Y4+4;handles:k3N3X2=6}2;handling:Y4!2#2;hands:v2w3y4G3N' +
  '4S1U3W6X4*3=3]3}3;hang:b2B4E5L6W2]5}3;hang-:h3V3X2{2}4;happ-:a4b4f2n1o2p2q2r4u1v3y4O3U1W3$1*1,4>3@3_4{1}1;happen' +
  ':b3n3r4v2y5O2$3/2>3;happened:}10;happening:a8e1f1h2u3W4Y2)2>1{4;happens:b3f2h4o3p3q3r3v4y1D1O4P1U3*2,5>2@4_1;hap' +
  'pens to:q5r3>3@6;happens when:p3r3v3y1}4;happy:G3_6}8;hara-:^4}6;hard:p5v2y7z8D1G4K3M1=3>1]2|4}1;hard-:p3r4D4G2;' +
  'hardly:p3r4D4;has:b4d3p1r2u2w2z1G6H3O5Q3S1(3*1-2[3_3{5}2;has a:b1e1i2r3u5x1A3F2S2W1*3=2[2]1_4}3;has it:b2(4=3{5;' +
  'has my:X4{3}4;has the:a1b2e4f1h1B1I2O2Q3R2(3+1=1{1}3;has to:c3f1i1p2s1O3P4Q4Y2,3.2;hasn-:{6}1;hasnt:{6}1;hate:k1' +
  'o3p1s5v4w3y4B1L2M1P3Q2R4V3$1>1;hate-:i1k2p3z3C3F2G1Q2R3V2;hates:i1k2p3C3G1Q2R3V2;hav:B5$4/2;have:b1c2d1e1f1w3B2F' +
  '1H1J2L2O4T2V2W1X1Z1+2/2>2]3|2;have #:d4w4A3#3=5}4;have a:b1e5i2j1l3n4o1s4C2E3F2H1I3J2L1M3O1W2Y4Z2$1<2=1>1[1}2;ha' +
  've an:b3e2k1t4u3A4B2D2Z2$1,3<3>4}5;have been:q3s2J2M2O2P1!2{5;have classes:d2f4B5F3V1$5}2;have die:O5(2_4|2}3;ha' +
  've for:d2i4B4C5D3F6L2N3!5#3-1=3[3;have i:d1w3L4+4,3-1}6;have it:b4d2B4G3M3T2U5V4W5X5Y1Z2!3(3)2^5|3;have my:a5f3n' +
  '3q1w3x3K3X1+1,2]3}5;have no:h2n1z5I4S3T2Y3$3+1.2_2}1;have on:a3w3N4@7]2;have one:w1G5H3J2W2!4)1,4/4;have somethi' +
  'ng:c4f4j4k3l2w2A3B2C2D1F1J5K2L2T3X2Z2!3$3-2=5;have that:c2d3m3y4F4U2V4W5Y2&3,3/1]2;have the:b3c2f1z1J1L1N2O2V3W2' +
  'X4+3.3^2_5|2}3;have to:i2o5p4q1r4s3v3w1x4y6z4A1E4F4H1J3P4S3%2(1,6@1_2;have you:b3d2f1j3B3F4H2J3L3M2T1U2V2W2X3Y1-' +
  '4/2>2]4;have-:p2z7+1{3;havent:p2z7+1{3;havi-:d4q4F3+1^2;having:d4q4F3+1^2;he:r3w4A2C7D8E5G3H4L1N3O6P1X1+4,3?2}2;' +
  'he be:A1C2D3G1H3;he do:c3f1m4r1B3C1O3U2}4;he get:n2r3H3O3P2}3;he has:e3p1r3s1u1D1E3G1*5{3;he is:a5f2u3A4C4D5E1_2' +
  ';he join:A2C2G3;head:w1y6D1G2J1M4N5O1Q2V3W2#4%5&3*3?3]4_2|2;head coach:M5O1$1|4}2;head-:w4y3D1Q6*6=4]4_3;headgea' +
  'r:w2y3]6_5;headlock:*5;headscarf:w5}4;heal-:l1q2x4G5,4<9@3}1;health:G3,4<7@3;healthy:}8;hear:j2A4Q2S2V2)2{3;hear' +
  '-:d2o2p1y2A1E3G8J2K1S2U2Z2)3{1}1;heard:d2l2o3w3y3E4F1G1J2K2S2U3W1&1)3>1{2|1;hearing:G7}2;heart:p3x3A2G3Z5}3;heat' +
  '-:}6;heav-:f1p1y3z4H3V3W6*3]1^2}3;heavy:p2y4z4H3V3W7]1^2;hebr-:S6}2;hebrew:S6}2;hect-:c2f1l1v4x2y2I3;hectic:c2f1' +
  'l1v4x2y2I3;hed:i1m3!2}3;heel-:f2w3z4;held:a3b2c3f3o2z3F2J4Y5)3{3;hele:b2f2l4E4;hell:d2r1z4;hell-:}5;helm-:w3L5_1' +
  ';help:b3e1l5u1D8G1R6W2Y2Z8#1$2*3+6<2=5|2;help me:b3r2v2G1R5U3W4+2,3;help with:l2D5O3!1$2*2+1<4}5;help-:c1G2I3M6R' +
  '3U1Z2=3;helper:I4=4;helps:c2G4R4}1;hemp:w5_3;hen:.6;her:q1u3w1x3B2C4D10E6F3H2L1O1P2Q1U1,1-5.3?1;her to:B2D5F3&3,' +
  '3}3;here:b3c3e1k1m6o2t2w1z3A4B1I1M3R2U6V3X4/1<3>2?3@2^2{3;here-:p1=3}1;heri-:a4h5.2;heritage:a4h5.2;hern-:q2G7;h' +
  'ernia:q2G7;hero:&6;hers:t3P4(3{4;hers-:l3y3A3D1F4I2R1U1$2,1-3;herself:l3y3A3D1F4I2R1U1$2,1-3;hes:k2n2C7D6H1N3P2R' +
  '2/2]2;hey:b1o3r1s2y2D2H4K4}4;hi:}6;hidd-:k7s2;hidden:k7s2;hide-:D5;hides:D5;hidi-:b3D4[2;hiding:b3D4[2;high:l1B4' +
  'C2G6K2#3]2}2;high school:c1B4C3D1R1#4;high-:c1e5k3I2J5;higher:k3}2;highway:c2I2J5;hija-:w2x2F4K2L1R2#4)3*9?1}2;h' +
  'ijab:w3x2F4L2}4;hijack:K3!1)3*6;hijacked:#5}2;hijackers:R4*3;hijacking:#1)2*4;hiki-:Z5}3;hiking:Z5}3;him:s1v3w1A' +
  '1B2C2D10E4G1J1O2!4-4>1?1;him to:n3s1y3D4I4J4]3;hims-:o1D5H2I2N5O3P2U1W1$3&2,3;himself:o1D5H2I2N5O3P2U1W1$3&2,3;h' +
  'ip:G7H3&4;hire:w5L1#4$4%1+6.4=8}2;hire a:L4$5%3+2?3;hiri-:I2=4;hiring:I2=4;his:p1u1v1w4y2C2D7H2N5O2X1Y2-2.2?3]4^' +
  '1{1|2}2;hist-:z4S3@3}3;history:z4S3@3}3;hit:a4e5q1v2w2y11D5R4V2W9}2;hit a:c2e1y2W5}1;hit the:q3v3w6y2W2}2;hits:k' +
  '2D7;hitt-:a3y6F3O3#3?3;hitting:a3y6F3O3#3?3;ho:e2g1k4l2t4u1v3y4A2D2F1H4Q2R3U3X4Y3!2)1*4;hobb-:j3o3B4O1R3T3)2;hob' +
  'by:j3B4O2R3T3)2;hock-:d3i1r3]2;hockey:d3i1r3]2;hold:o3q11z3G2M7O5P1Q1V2#3)4+2=2@2^1;hold-:q4z2F1G3V2W2*4;holds:F' +
  '2G3V2*2}1;holi-:h8m5q4t1u2B1C2#1(4)3.3=2@2}2;holiday:h4m4q4u1B3E1V1)4.4=3@3}3;holidays:b2h8m4q1t2u2C4P1#3(5/1}1;' +
  'hols-:w4Y6]5;holster:w4Y6]5;hom:d3x2C2D6G4;home:a1d4f3h2i5m4p2q1r1y1F1L4M3U1V4Y1$6*3/8>1]2^3|2}2;home from:a4d1f' +
  '3m2y4B3C1D1F2&2(3/1;home with:y4/2}2;home-:a1c5f4B5N3#3[3|1}4;homepage:N4[3|2;homeschool:c5B6;homework:a2f4}8;ho' +
  'ne-:j1o2s4y3z3F2$1=3}2;honest:j2k1F2=4}3;honestly:o3s4y4z4Q1;hono-:r3.3}3;hood-:w2]7^5_6{5}2;hoodie:w2]6^2_6{5;h' +
  'oodies:]3^4}4;hook:M3W6}1;hook-:L4V1W5;hop:H2I2(5}4;hope:d1k4o1z7D2H1=3;hope-:H2(1]2|3}2;hopi-:d4f2&3;hoping:d4f' +
  '2&3;hors-:o3}5;horse:}6;hosp-:h2l3q1u4w2U2Z3#4,4<6}2;hospital:h2l3q1u4w2U2Z3#4,4<6}1;host:F2)3.8=1}2;host-:D3!5#' +
  '3)4.3/4^2;hostel:D3#3/4^2;hot:L6*3}3;hote-:a2m2I3#3/3}4;hotel:a2m2I5#4}1;hou:q2y3P1#2)4.4;hour-:a4b3d4e4g9h4i7u3' +
  'v1E1K2$6&1)3.2=1;hourly:$5;hours:a4b3d4e4g9h4i7u3v1E1K2$4&1)3.2=1;hours is:c3i5I2)3}3;hours of:b3W3#1.2}6;hours ' +
  'or:a2e2i5v3C1E1$3;hous-:a1c3l1q1r2s4v1x1A1B2F2J1R1#5$5%1*2.1/4=2>1^3{2;house:a1c3q1r3s4v2x2A2B3Y1#2$5*3.2/3>1^3{' +
  '2}1;houses:f2F2J4R3U3#5=3;how:i4j3n4p4r1t4v3y2A1I5M2O1P6Q3S1$1%2&3)2@2[5^3_1|3}1;how big:y3Q3#2&4}4;how can:l4m1' +
  'n3p1D1M4)4-1?2[4{5;how do:n2p4q4r1t3u5D1F2I1J3M2O1P1S1$2)2-3=1>2?2@5[4_2|2}6;how does:n4p3q2r1t4v7B3H3M2O2P2R4!1' +
  '$2%2&2)1=3?2[5;how early:c1g6v4;how far:q1t2H2I4J4K4{4;how is:b2o4v7z3E3F4K3R4S6>2@2^4;how lank:i5o5P3&3-3^3;how' +
  ' late:d5g9u5;how long:h1i6o5I4O3P4S3#2$1&2)1-2.1@3^4_3|1}4;how many:a1i3j4r1s5y2F1H2I2J2K3L1N5P3Q4T3%2&2(3,1.1^2' +
  '_1|3}3;how much:i2j6k6m4s3D1K2P1Q2$5%5&5)1-2.3]5^3_2|4}1;how often:a5b3j2q4y2P3&1(2)3@3;how old:A6B4C3S3+5}3;how' +
  ' soon:a5p2t1P3$3(5^2;how to:t1D3F3O2S2U6W1X4Y5Z8!5#2&1)3*8[2{1|2}4;how would:m2n6p4D2H2I5#2/4^2;how you:y3E7P3&2' +
  '}2;hows:p3y1Q3;hr:g4i4k2n3w2E3J1M1O3P2S2T1Z3#4&3)1,1=4?1[2|3;hubb-:a1b3d4f1h2p2u2A1E1I1$3&4-2?3{1;hubby:a1b3d4f2' +
  'h2u2A1B1E1I1$3&4-2?3{1;hug:*5;huge:C3F2K4;huis:d2$4*1/5}1;hull-:w2y2z3A1C2D4*2<3;hulle:w2y2z3A1C2D4*2<3;huma-:h3' +
  'y3M5}3;human:h3y3M5;hund-:k1x3F3Q3}2;hundred:k1x3F3Q3}2;hunt-:j1o1s1K3Y2Z2$1&1+1-1<2]2^1_1|2;hunter:j1o1s1K3$1&2' +
  '-1<2]2^1_1|2;hurt:y8z1G4O3R2,7<1}4;hurt-:S4V4*3,3}4;hurting:S4V4*3;hurts:,3}4;husb-:a1c1g1j1l1o1q1y1O1Q1R1U1Y2Z1' +
  '$1%2&2(1+4-1>1^1_1;husband:a1c1f1g1i1j1y1L1M1O1Q1R1S1U2X1Y2Z1$1%2&2(1]1^1_1;husband and:b3c3j2l3s3t3A3E2K1Y2$4&1' +
  '(3[3;husband is:l2q2s3x2z4J2O1T4X3!3$3(3,1_2;husband wants:g3j3o3v3y3N2P2R2S3U3V3Z3$2?1@3]1|3;husbands:l1o1q3V1Z' +
  '2#1+5-3/3>3@3}1;hv:x2H2M3U4;hw:i4j7m4t4A1I3Q3&2|1;hygi-:x5_2;hygiene:x5_2;hype-:B1D2G5R2;i:p1r1u1y1z1M2+2?1;i al' +
  'lowed:p3t3y2A1E3K2P3+4,1}2;i am:a1b2d4h2l3n2p1q1u1w4z3A3U1V3X2=2@3]1^2}2;i arrive:v7L4Q4;i ask:e3v4E2F1G3M3O1S1;' +
  'i attend:a3f1j3m3r3C3+4;i be:a1e2i3j1m1o4s2v5y1z2A4E6F1N1Q5(1+2/3?5{1;i become:k2t2!4=4[2;i bjj:d3G3V6;i book:h1' +
  'i4t6u1K3N5#4$6%3(3)4[3;i booked:u4v4w3}4;i bought:p2x2V3Y3$1[1_2{8;i boxing:a2c2y1G4H4N5T4W2;i bring:h2j4l2n2s3t' +
  '3A1B2C2E2G2K4L3N1Q3%4+1,3}3;i buy:k3m5s3w2B3$2-6]6^5_3{2|3}1;i can:a5b5c4d1e1f3g4j3w1x1C2G1L2M4O4P3R2T1U2X1+2-3/' +
  '2<2|4;i cancel:p5u2_4}2;i cannot:o2r4u3F1H1I4}2;i cant:b3c1d2e3r3s3w1x3y1z4F1G1H1I1L1M2R2U2(2)1,3/3[1]3|1}1;i ca' +
  'rry:o2G4L3P3U1V3Y2/4}2;i change:o4u4w2I4L3_2{3;i choose:b2s2F1N4S3$2-1^2_2;i class:a1c2f2i3r2B2C3F3R3%1>4;i come' +
  ':a1d2e1f1g3h2j3m2s3t4v3w2z1C2I1J5K3L2N3Q1T1V4W1X1Y2+3>1;i commit:b2m6o5E1J3|2;i could:a3d4e2m3o1r2u1w2E1G2I3M4W2' +
  'Y1%1(2)3*3/1<1}1;i decide:b5g2E2(3}3;i did:r1z6R4S3T3U3V3W3X3Y3@3}2;i die:b2c4k1l3u2z4F3,5|4}1;i do:d1f3j1n1o4p5' +
  's1t5u1y3z2G4R2U3V2W3Z1&3*4+2,4/2=3?1[1}1;i dont:f1g3n3p3r4s4u4v2w2y1E1F1I4K1L2Q1R1S1T2U4$1)1+3,2-1?1@3;i drive:c' +
  '2d2g3z1C1H3J2K5L4R2U2Z4*3>1;i drop:c5i5m3r3E4J4K3,1=4;i eat:e1v3}7;i feel:a3m3w2z1A1O2}4;i fetch:e3i4E3-3^6}1;i ' +
  'fill:k3v3@6}4;i find:b6g3h3J2W3)5,5>2[2]1|1;i first:b3j2z3E3Z3;i follow:G3H4/4{4;i get:a1b1c3j5n1o2s3v2G3H2I2M2N' +
  '2Q1V2Y1&2+1,1<1=1?1@2[1]4_3|4;i give:n2p4u4,4-2=4?3@3_2|4;i go:c1h1m3o2p4q2r3v1w2z4C4H4K1L2P3U3&4+1[2]3}1;i got:' +
  'l2o1p1r2w2G1O1T5+2-3_5{1}2;i had:s4u2y1G2H3K3U2X2[3;i hate:k2o2p2v2y3M1Q3R4V4>2;i have:b2e2i4k3m1p1r2s3v2w4x5y3z' +
  '5B1C1F1G6I1K2P1S2$3+3=4^2_3;i heard:d3k4l3w4y4E4K2W2)4|3;i hire:L4$5.3}2;i hit:a1q1w3x2W4}5;i in:a3e5t4v4z4&3)2[' +
  '2;i is:l2m4q4v1z5A2F3G5R2V4$1*1=3;i it:j2n4p2q7r2,2^2_3|4;i join:a1b1k3o8p2r2s1t1v2z2A1B3C3G1L1$3(4/3<4?1@4;i ju' +
  'st:a3g2m3o3p1t5u1v2x1y6z1E1K2P2R4Z1(1)2[4;i keep:f2r2w3x3z3L4P5S1Z3/3}3;i know:h3v1w4z4C2O5P3Q4(1>3}2;i krav:c3d' +
  '3i5D3G4S2U1;i learn:d3N4Q4S3T4U3V4W3X2Y3Z2!2$3&3*4+1/3|2}1;i leave:d1i2k2o5p4x1y4A2E5J2K3L3M1O1?1@1;i left:a4k3n' +
  '3M3Q2@4]2}2;i like:j4n3o1p4w4y1M3N4Q5R7V1W1X1+2;i live:f2A1F2J3R3Y1)3/2=3?4^2_2|4;i log:[8;i look:b4j2v2B2E3J4X2' +
  '!4/2?3[2]2;i lose:o1p2q2r4t1u2y3z4<1}2;i lost:a3b2p4F3N2}4;i make:a4d3i4m2o1r1t2E2H2I4=2?3[4;i may:e2g3p3w3y4G3P' +
  '5&3+4=2{3;i mean:a5d3f2i3j1o2C1F4H2L2M1T3V2X1$2(1)2/3[3^3;i miss:a4f3G3&1(2}2;i missed:l3r1u1A4(3)3}2;i must:b2c' +
  '3i2k1n1s1t2u4v1w4x2y1C3F1G1J1L1M2U4[1]3{2;i my:i3q3r2w2x4E2K4L3+3<2=3?3^4_2;i n:k3q3r4s4w3P4!3$4+1,2-3?2_2}2;i n' +
  'eed:b3c2i1j4s1u3v1w2x4y2z3C3F1H1J2K4P1Q2U3V2&2[2]3}2;i never:n2r2x4T3Y3@3[1}1;i only:a3c1d4m2n2w2y1B1E4G2J2L1P2R' +
  '2S3U1V2W4Y2$3)2+1@3{1;i order:i4-2]5^6_1{2;i ordered:_4{4;i paid:r3J3{5|5}3;i pay:i1j5k5l3m2n5p1s5K3P1&3+1-3@3_2' +
  '{2|4}2;i pick:i4t4E2R3X2$2-3]3^3;i put:i1k2o5q2u3w2C2F2J3K4L4%1&3(1)3,3?1[2;i reach:j4I5M6P2;i read:a3c3o4r1v1z1' +
  'B3K2N5P2R1U1X2$3&2,2@3^3;i roll:a3x4y3F3G4H6;i run:b1n2z1B3F4G3O1Q2U1Y3{1}5;i saw:d3l4t1F1K3S1T5U3V1W1X5Y1Z1&3(1' +
  '=3|1;i say:a2b2o2p2y7I1K2?2}3;i see:a2b4c3h2k2o1s2F1G3N4P2Z1)2,2?2@2[1]4{5}1;i sell:f2J4}8;i send:n2p5M5,1<5=4_6' +
  ';i shoot:Z3}7;i should:o4v4x3N3R3W3Y3!4<5;i sign:d3k3o6q2s2t2E1F4L2(4)3,5[2;i sit:d1i2y2z3B2E3H3R1W2#2/3;i skip:' +
  'd3e3q3r3y3P3}2;i speak:M4#4=4;i start:c3i4j2r2t4v2w2z2G6R5W3+3]2}1;i stay:f3o3r2v2G2I3/2@5[4;i still:a2d5g2h2n1p' +
  '3q5u3w5y2z2A2G6(5+2,1>3^1_2;i stop:o4p2q2K5@4}3;i swap:e4r4u3_7}1;i take:c1j1l2m1o3q3r1u4v2w2G6I5J4L1R2T2$4/2?3]' +
  '2;i talk:l3v2M5#3$3;i tell:p4q3t4u2v1G3I3K1@3}2;i think:z2J3[2{3}3;i too:d2z5A1(4_3;i train:c2e2f1j3m4w3x2A1B1C1' +
  'E1G5K1L3P2U3W2!1+3,3/3<3@4]2}2;i trained:e4z6N1P4U3V3X2}2;i travel:f5m2r3U2$1&3/3;i try:s4E5Y4[2]3;i type:I3J3-3' +
  '@6[2}1;i use:g2m4n5r1w2x1G3H2J1K1W3Y2+4-4<4[5;i used:b2c1R4U1W4X3+3=1}1;i wait:a4v2E2K1(6}3;i walk:g4i2m1v5x3A2H' +
  '2I5K3R3U2&3;i want:a3b2d1e2g2j3n2o2p1t3B1E2N2R1U4V1W2Y2Z3$3&1(2?1[4]2|1}1;i was:a1f1l2o1p1r5u5z3A3D2F2P4U2V2X3)1' +
  '+1<1=4[3{5;i wear:w3x5F2G2]4}4;i wil:a1l2o3p4q3s2t3u1F1M3U4V3W3X2Y1Z2!2$4)1-1?3@1_2}2;i will:h1l2q3r3y1z2I2K2=4}' +
  '3;i with:m4n4z2G2N5U1V1;i wont:d3o4p2q4r5u3,4;i work:c2d3e2f3h2l2m1q1x1y2E1F2J5Q2U3V2Z1$1*1=3?3^1}1;i would:b3c2' +
  'd2f1l4o1t4y2B1D1E2F1L2M4O3T3Y2Z1$2%1&2(2-1=1?1|1;i write:p4q2M5P4@4;ibha-:I4P5}1;ibjj-:}6;ibjjf:}6;ice:q8D2}3;id' +
  ':b1c2m4o1p1t1u2v1w2z2C1E2F2I1L1Q1T1U2X1Z2!2$3+4,2@5]1^1_3|3;id like:b3c2g3p3s2t3v3A2B2C3E1J2M2P2T3U1V1W2Z3#1$3/2' +
  '?1@1]3;id love:f1i2o2y4U3X2Z3$3=3;id rather:d4e1f1q3s1u2w2E3F3M1X3$2(3,2.3/1?2_2|4;idea:j3w2y3z4G3R3S6X1Y2#3-5.1' +
  '<2{1;idea-:c2e2-3.2}3;ideas:-3.2}3;idf:S3U7;iets:a3c6d3e3f6k3l2s2B7F1G2U1V2)2/1_3;if:e1i3j2k1l5o2p2q1r7s3u3y1C1E' +
  '2F2H2K1N1O2P2R1U2V1Z2%1*4+2,6<3>5?2@2^3_4;if he:m3r2s2D2*4@3}3;if i:a3e1g1j4l4o3p5q2r2s3u5v1C1E4F1H1I2L1N4R1$3(1' +
  '+1,2<2?3@2^5;if im:j2m3q3r1v2P2R2,2/3<2^2_3;if it:i4t2u3y4D3E2F2V5_4;if my:k1l1o1r6s1y3B5G2K4$1)2,4<2?4@1{3;if s' +
  'omeone:z3O4R1U3Z4*2;if the:b1r2u2H3K2P1Q3X3*3+3,4<1>6]3_4;if there:e3l3B3F1H2I2L3T3Z3!2%3*1,3=4;if we:i3r3K3%3*2' +
  '.3}1;if you:g3l1n2r2y3z2A1D2F2P5R2#2)1*4,1-3.2/2<2?2]3;ifom-:,6;ifomu:,6;ifun-:B3#4&4;ifuna:B3#4;igno-:z4D4}5;ig' +
  'nore:D4}3;ikho-:a3d4e3h1k3l2s3C1F3H4K1L1U1W1Y3Z3!3&4(2/2;ikhona:a3c1d4e3h1k3l2C2F4H4K2L1U1W2Y2Z1,1/2;ikhona i:c2' +
  'd1h2l3o1C3F2H2K3L3U3X1Y3Z2,1;ikhosi:Y2Z3!4&5(3;ikla-:a5c2d1e2f2i4m4r4s4t3B1C1E3F3W2-4>3;iklasi:a5c2d1e2f2i4m4r4s' +
  '4t3B1C1E3F3W2-4>3;ill:a3i3o3p3q5r7y2z2L3(1}2;im:a3c1d2f1l1m1p2q1t3v2z4A2C2G2J2M2P1R5U1V2!1,2/1=1[2|1;im #:l1A5C7' +
  'F5S1X3$2+1,6;im a:a2c3e1f2j1l4v1y6z2B2D2E1F3O2P1Q2T3U2V1W1Y1Z1!4*1<1=1?3@3|2;im an:c3d2e4f2n2F3M1T2,3.1?3]1;im a' +
  't:f1l2q3v4I4*2^4}1;im from:s2A3J3X4#3+2}3;im in:a5d2f2h1j2l3m3o1v3B2C3G1I2J1L2M2N3V2Z3#1-2/6^5_3;im not:d4f3m4n4' +
  'p2r1s3u3z1E1F3M3O2W4[3_3;im on:e1j1o3r5w3E1G3H1L5(1)2/4<3^1|5;imin-:u3T4@5;imininingwane:T4@5;imot-:I3K7}1;imoto' +
  ':I3K7}1;impa-:G5H2L4R2;impo-:f6l3H2!4)1-2/2^2;important:!5;impossible:f6l3H2)1-2/2;impr-:Y4*4}5;improve:Y4}3;in:' +
  'o2t1v2y1A1H1J4&2)1/1[4]1^1;in #:m2s5y2z3A2G4J2N4Y4!2,2@1_2}3;in a:b4m4r1t1v1x1B2F3G4H2J2L2Q4R2S2U2V1W2Z1%3)1*6/1' +
  '>1?1|2;in an:n3G1J3R1Z3-5?4}2;in and:g2n1p3s4v5w1E4M2-1[2;in bjj:s2x5y3z3A1F4N2P5$2}1;in boxing:p3s3y2A4P2Q5R1)2' +
  '*3}4;in cape:e3u2B1J3U3V3)2/2_3}3;in class:l2y6A6D4G1L1M2O1X3*4+2,5?3|3}6;in december:h3o4r3C3P1Q3V3)4-1=4;in di' +
  'e:c4d3e3v4y4B3C3F1K1M4O4Q1X1&4/1?1;in durban:h1p3r2J3N2P2/4]2_3;in for:e1j1l3o4t4v3x3E2I4)3-2[4_4;in fourways:b4' +
  'J3]4}2;in front:d3v3y1z1I2K5L3N1W2/4}1;in grade:B2C2D3.3=2;in her:a2g1w5A3D4H3L1T3-4;in his:i2k3w4y4D5W4X3;in is' +
  'rael:O4}3;in it:s3w4S4&4<3?3_1|6}1;in january:h3j2k2p4t2G2J2Q2(4_3}3;in joburg:a1b3f3h1m2n2p2t1H2J4T1U3V2X4!3^1}' +
  '2;in july:h3q3x3C3(1)3}2;in june:b3o3p3r3A2C3G1&2(4)1=2}1;in krav:A3C3F1P8S6U1$1*2=4;in law:b4e2g1A3F2J4S4Y3<2_1' +
  ';in london:n3W2X3-1^1}4;in march:j3o2p1y2z1A1C2G4(2.2<3=2}2;in may:l3p2q3E2G3V2$3(4.2}4;in my:a2e6i2s2v2w3x4z3A5' +
  'G6J3K1L3O3R1X1Z1$4.1/3<1=1_5;in on:a3f2E5<3[4;in one:l2B4C3E1G4M2Q7#1%3&5)3}2;in our:b2c3l2A3B3F2R1U2#1%2)3>4;in' +
  ' polokwane:f3J3)3/4}2;in pretoria:f1p3C2J5U2)2^3;in rosebank:d3m3F2V4!2#3^1}2;in sandton:e2f1j2m1n2o3B3J1K4T2U5V' +
  '3W2X3=2>2^4}1;in school:b4c3f2h5B2L3V1W3;in that:c2e3f3q2v2w3y3S3(3,1|5;in the:c5d2e1g4j1k3y3z2B2D2E1G2K1O1P1Q1V' +
  '1X2!1$4&2*1>2_1}1;in there:e1z3F3T1>1[4}6;in time:a5d3i5I1(3^3;in to:i3p2v2y2<4[2}1;in training:p4x3y5G2+1,5?3;i' +
  'n two:k1m1o1u2G2P3S2(2)2_2{3}2;in which:a2h5C3J6P3(2)4|2;in winter:q3w1x3L4}2;in with:p1t1v6x2z2B1E1H2J2K3Q1<1[5' +
  ';in your:e1n2z3A5C1F2I3N1Q1U2V3W2Z1&1*6+1,1.4>3?3@5[1]2{1|1}3;inci-:*3}3;incident:}4;incl-:f3i4j6k1q1L3P2S1W3#2&' +
  '2)1*3+5<1?1^4|2;include:f3i3j3k2S2W1$1*4,1.1?2|2}1;included:f1i1j5q2w1L3P2W2#3&3)1+5<2^4|1;included in:i2W3#4&3)' +
  '2^2|2;inco-:l4o2y4}2;income:l5o3y4;incr-:}5;increase:}5;incw-:|6}1;incwadi:|6}1;inde-:,11=2;indemnity:,12;indi-:' +
  'm5Q4$8;individual:m5Q1$8;indo-:x3Y3}2;indu-:v6X6!3}1;infl-:z2>2?5}2;influencer:?5}2;info:j1t1v2B4S7T8V3W2X1Y3&4)' +
  '1@7;info-:T6V2Z1@9;information:T6Z1@9;inga-:r4C4D3H2<3|3;inha-:r7G4;inhaler:G7}1;inhe-:Y5;inherited:Y3;inin-:(1)' +
  '3;inini:(1)3;init-:k5D3;initiation:k4D3;inju-:q5y8G5O2R2Z3,6}1;injured:q5y1E3G2Z2}2;injuries:y6G1O3R3Z3,6;injury' +
  ':y5G5;inli-:T4&3@5;inligting:T4&3@5;inos-:X5;inosanto:X5;ins:m8o3t4;insi-:i2n3x5E4H4J4K3O1&2*2[2|2}1;inside:i2x5' +
  'E4H4J4K3&2*2?1[2|2}2;insists:n4w3O4;insk-:k8t5;inst-:e3n6r2u2v1M4N7O8P1Q3$5)2,1/2=6?5[1^2_2}2;insta:M5)2?6;insta' +
  'gram:a3b1j1l4z1F3M3V3/3?7]3}3;install:}6;instalments:n2}2;instead:d1e6f3m1n1p2r5u4L1M3#3,2.3/1^5_5}1;instead of:' +
  'd2e3f3m2u3L2M4O1#4)1,3.4^4_3;instructor:v3N6O6P4Q2X2$6%1)1,1=6[3}2;instructors:N7O7)2=6}2;insu-:k1y3A2G4,7<5@3}2' +
  ';insurance:k1y2A3K1,7<6@2}2;insured:y2,6;insurer:<3;inta-:&4(9/4;intake:&4(7}1;inte-:n1o1p4q2t4z1C2I1O3P2U2V2W3X' +
  '1)6/5=5?3[4^2|2}1;intensive:)9;interclub:}7;interest:i1o1p6X1+2}1;interested:p2t5y2A1B2C3U4V4W5X3Y2Z2!2;interest' +
  'ed in:p3t3y2B2C4U4V4W4X3Y2Z2!2;international:O6<1^4;internet:n3t2M2O2/8?6[2|3;internship:o3=6;interview:o3v3}6;i' +
  'nti-:z6D4F2Q5;intimidated:z5D4F3;into:a1j2v1C4D3F1H1J6K4L1P3V2W3Y1!2&2(3[3_5}1;into my:e2j4J3L1[3;into the:y2A3H' +
  '2K4P2(5*3[1}1;intr-:s8t6u9v8z2D3N6&7(2*3;intro:s6t5u6v5&5;introduce:v3N6;introduction:s2u3v5;introductory:s5t5u6' +
  'v3&4(4;introvert:z5D4;inva-:a4m3(3*7}2;invalid:}7;inve-:S6>8}5;invented:S5}1;inverter:>8;invi-:J3N2.4}1;invite:J' +
  '3N2}1;invo-:g3n6s5y3B1J1S3<1_3}4;invoice:g3n3s3J2#1<2_3}6;invoice for:<3}5;involve:y4B2S4#1;inya-:j4m3o1q6;inyan' +
  'ga:j4m3o1q6;ipad:B2?3[3|2;iphe-:i4K3-3@4;ipho-:/3}3;iphone:/3}3;iqal-:a3(5;iqala:a3(5;is:a1j1y2A2C2H1K1Q1S1}1;is' +
  ' #:e3j3A5C8G1I1K2M1%1)2.1|2}1;is a:b1e2f1h3i3j3o1p1q1s3w7x5z3A2D2L2O2Q2Z1$1)2+4-3=2@1;is an:b4f3k1o2D2E4H1I3$2(3' +
  '/2;is at:a3e3f2u3z4L1,2.1>3;is best:a2c1d5t3v2A1}3;is better:u3I4}4;is bjj:a1b2d3j4z1A3B3G2R1V4;is boxing:a1d3h3' +
  'i6j2z2B2G4Q2R1W2;is class:e4i2C4F4>4}2;is coach:}8;is die:a3g3j2o2s1y1A5H3J1K1N3P3Q5R3&2(3^2|2;is good:c2H1R5V3W' +
  '3/4=4;is he:a1A1C3E2N3O6S1}2;is in:c2e2h2j4q4u3C4G2H1I3M3N3P2Q3W1!2$2&3*4+2>3[2^4|5;is it:a1h1i2j2k2o2r1s1v1x1y4' +
  'z4B1E3F5G2H1I5J5K1N1P3Q4S3T2&1+1<2?1{2;is krav:a3c5y3z1A1B3F5G1R1S5T2/3;is my:e1p3r3v3w2y3z1A1K4L2M2&1=1?4@6[1{6' +
  '}4;is n:c1h1i1m5w5A3F4V4$2-3=4;is not:l3z2B3C4G3M2R4,4[2_4|1;is off:f2h3u4B1G2)3>5_3{5;is on:a5b5h1q2u4v2G7H4J2N' +
  '2P2T2V3(3-3<2=2|2;is one:f3i2j3m3p2z3N3P4W3)3,3;is she:z3A1C5N2;is somebody:g6h3y3^3{4;is still:e2o2B4G4W2+5]2{1' +
  '}1;is that:c1g2o1r1v2w2z1A3E6F1K2N4P3R3S5T3U3V2W3X1Y3Z1#1*2+3,2/1?1^2;is the:a2b1g4i1k4o1s5t1v1E2F1H2J2K2M3O5Q1R' +
  '1Y2&3>2[2]1^1|1}2;is there:a2b2c3d4e2f1k2l3o2s1B3H1K1L1M1O1P2T1U2V1W1X2Y2&1(1)1/1[1]1|2;is this:n1u2z2A1G2J4S3T5' +
  'U1&3>1@5;is too:f4z3A6D1J3M4W4+4_2}1;is training:a2f5E2<2>5?1}1;is you:f2g4h4j3H3I1J5M4O6)1,4>3;is your:c4d4f3h3' +
  'i1j1m2r1z2A1D1F3H4J5O4R3)3+3>2@1|2}1;is yours:b2i3j5o2s2K1&2,2>4[3;ish:e4i3;isib-:W7Y4+5;isibhakela:W7;isibhamu:' +
  'Y5+5;isip-:x5-6;isiphandla:x6;isnt:h1o2r3s3u2A4B5M1T1W1-2/4?1[5_2}4;isra-:h1N5O4S5U8=3}1;israel:N1O6U3)1=4}5;isr' +
  'aeli:h2N5S6U7;issu-:o4z2D5G4H3+3-2;issue:o2z3G3H2+4-2;issues:o3D5G2H2;it:a1i2j2o1p1s4x1y1K2P1Q2S6U1V2W1X1*1<2[2^' +
  '4_3{3|4;it a:d2f4i2o2p3r2t5u3v1y1A3F2G2H1I1P2Q2S1T1X2,1?4^1|3;it all:a3b1c3n3B4F4O1S5T2W3)3;it and:i1m3o3q3E1S3U' +
  '3V2W2&1;it at:k2s2A3D3E2F2G3K2Q2U4V1W1Z2!2$4+1,3.3@3]1^4_4;it back:r4<3_8;it be:a2n3r1t1u2w1x3y2E3N3Q2R2&1)3+2,4' +
  '/3?2_4{1;it by:e3n3p3z4K2Q2U2V1X2Z2<1>3^6{4;it can:j3p4s2A2D3E1S4Y2%1/3<3_3;it cheaper:l6$2%5&3]1;it come:x1K1S3' +
  '$2%1&3(2^3|3;it cost:j2k2m1q1s3E3#2%4&3)1^1|3}2;it for:b4i3j2l2p3q1s3t3v1z4A5B5K1T3U2$1%2&3@1]2^1;it from:n3p4H3' +
  'O2S2X3/2<1^3;it go:i1n4z3H1I2L3&1>3?3@4^2_3{2;it in:c1n4q1x3J6L2O2S2U2V3X1Y3&2*2,3-3.1]1}2;it is:a1b3d1e1f3i2l1r' +
  '2s2t4B1D1E2G3R2S3W3$2{2;it legal:S5+5;it off:n6r2x3z2J4U3?2;it ok:g3r2w3x1z1E2G2+3?4_3|2;it on:a1h4p2q2r3s1t2D2H' +
  '3K1L2U3W2Z2,1<3?1{3|9;it only:c1e3f3y2z2B5T7!3/4[2;it out:s7t2w2E5}2;it possible:c3d3m3q5u1E1G2U2W3X2Y3$1-4.3/2<' +
  '1[2_1;it safe:n3y4G5I1O2>3@2}2;it says:h2[5{1}4;it something:z2D2S4U1V3W4X3Z2!3.3]4;it still:l4p3u2y4A1N3U2V3W3&' +
  '1)2-5=4_1;it take:p3I4M3P2^3}4;it the:b1k4u3v3w3y3A3J6N2S4<2;it to:a3d3m3p4q1u7B1I3K2M2N2T3&1[1^7;it too:d2t3A3C' +
  '2F2I4U1W4X1(2;it up:j4r5t3x1S1U3V3W2X2&2-2[3;it was:g3z2H3Q3U4*2_1{3;it with:a4j3o4B3Q3V1W2Y2Z4)1}3;it work:j4l3' +
  'o1t3v3z3F4P1S3%5?3[4;item:^2_6{2;item-:w1]3^1_6;items:w1]3^1_6;itha-:i6;ithatha:i6;ithu-:e3x3B3F2U4W4Y3/5?1;ithu' +
  'ta:e3x3B3F2U4W4Y3/5?1;its:a1d4h5j2l2m1n1o1p4r1s3t1F4Q3S5U1X1#2-3>3]1^2{7;itse-:k2n4o4O3+2;itself:k2n4o4O3+2;itsh' +
  '-:B2F2R3U4*4}1;itshireletsa:B2F2R3U4*4}1;ive:c2e2h1o1p2s2t2v1w2x1z5B2E1G1H2M2O3P2R3S4T1U1Y4$1[7;ive been:k1l1p2s' +
  '3t3u1B2G3P5T2U2=1[2;ive got:e3h3i1q2w4x3z1B3E3G2H3L1M3U2V2X2$4&2=2[1;ixes-:g4i4;ixesha:g4i4;iyak-:k3s3K2P2<4;iya' +
  'khokhelwa:k3s3K2P2;iyip-:I1R6;iyiphi:I1R6;izin-:b5q4G3H2L3T3#5^4_3;izit-:H5O5=2?7;izol-:r4}4;izolo:r4}4;jab:z2W7' +
  '$3}3;jack-:L3V4)4]4}1;jacket:L3]4;jan:h6q4(2;janu-:b1h7j1k1l4p3q5t1C1J2(5_2}1;january:b1h7j1k1l4p3q5t1C1J2(5_2}1' +
  ';jaso-:S3U1}2;jason:S3U1}2;jean-:w7}1;jeans:w7}1;jenn-:S3}2;jennifer:S3}2;jers-:w2]3;jersey:w2]3;jewe-:x7;jewi-:' +
  'h3S5;jewish:h3S5;job:d5f1j4o6p5u2v1T2W2Z2=12;jobs:f1q1s2U2=8;jobu-:a1b2f3h4m3n1w1C1H1I1J3U4V1X3!1#1/2=3>3}2;jobu' +
  'rg:a1b2f3h4m3n1w1C1H1I1J3U4V1X3!1#1/2=3>3}2;joe:V4}3;jog:z3F2I4*3;joha-:o2J2V3X5>2}3;johannesburg:o2J2V3X5>2}1;j' +
  'ohn:R3X2}5;join:a4f2j4k6l3m2o5r1s3t8v1w2z5A3B5C2G2X1Y1(5)2+2/2<2=3@2;join a:a1m4r3F1%4)4,4/4}1;join in:a5r2s4v4A' +
  '4}1;join the:v3y1z4B3H2X2$2%2(5+3=4}3;join-:k8l2m4o2p6t5C2E4F1G4M2R2&2(3*2[2;joined:l2p6(4[3}3;joining:k8m4o3p3t' +
  '4y1A2E4G2M3&3[1;joining fee:k3&3}3;joins:k2l3m2C3E2F3$2;joints:G4R4;joke:C2W1-1}8;jour-:!5?4}1;journalist:?4}4;j' +
  'se:e3f4}2;judo:w4z4B1R4S5T9V4=3;july:h3q7u2x2C3)4}1;jump:a3j1v2z4G3V2$1(2]5;jump-:C2G4*3.2}2;jumping:C2G4.2}2;ju' +
  'ne:b3h8o2p2q5r2P1&1(3=1}1;juni-:d1A1B11C4D2O3P1;junior:A1B9C1D3=2;juniors:a1d2y1B6C4O3P2;just:a1g2k5m5o3p1q1t3v1' +
  'y2C3D1E4F5K1M1O2P1Q2S2T2V1W2$5%5&2)2;just checking:d1e1f1g1h1i2m1p2r1t1x1A1B1D1H1J2K1L1M1N1Q1R1T1V1X1Y1Z1!1#1)1,' +
  '1-1.1=2?1@1]1{2|1;just for:g3k2m4o4q1s1x3B3F3W3$6}2;just me:$9;just the:k2m1M2%5@3]3}1;just to:g1k8s1E1K6;just w' +
  'ant:g1i2j2m4o2y4A3E1K3M3R5T4W1)1;jwan-:n3p3t3P4[2;jwang:n3p3t3P4[2;jy:m3z2A2}5;ka:e2h6j1l2p2r3u2x1C2D1E3I2K3Q1X3' +
  '+3.1<1?4@5^1{3;kaar-:m4n6;kaart:n6;kaiz-:}4;kaizer:}4;kakh-:A3C3D1Q4}1;kakhulu:A3C3D1Q4}1;kali:a4j1t1w2y1z1B3P3R' +
  '4X12$1]2;kant-:j2J4L2#4}2;kantoor:L3#4;kar:I7K2;kara-:i2k2w2z1B3E1P3R3S4T6X6*2=1]3}1;karate:i3k3w2z2B4C1E1P4R4S5' +
  'T6)1*2=2}2;kata-:S6}4;keen:a4o3t6u2z1A3F6G1U6V2W2Y1(2+1=3;keen to:a5t3z2B2H1U5V3Y2=3;keep:h2i2q2w1x6z7A2D1E5L2O2' +
  'P4Z1!4@5]5}1;keep my:l3q4w4x3L5P2@3]1;keep-:a3j1o1r5B3D2J3S3?1@2{1|1}4;keeping:@3|2}1;keeps:a3j1o1r5t1B3D3J3S3?1' +
  '{2}3;keer:m5s4v4w1*2}1;kemp-:d3I5J3{2;kempton:d3I5J3{2;kena:z2A5H2[1;kept:o3r2u2F3@6;kers-:h5-6;key:L5}5;keys:x2' +
  'L4*6}4;kg:z2F3H3R2}2;khon-:v4I3.4[3;khona:v4I3.4[3;kick:a2f3C3G1S4#4(7*5]2;kick off:a2f3#4(7;kick-:a3y2A4B1R4S6T' +
  '5W6$1(2*5<2}1;kickboxing:z3A2T6W4=2}1;kicking:a3B4R4S5W2(3}1;kicks:a3k2A4G2S4W3$3*7?2;kid:c2g1i2l5o1p2r1s1w1A2B3' +
  'C3D7E4G2N2Q1,3.3?2[2]1}1;kidd-:B7C1.3;kiddies:B7C1.3;kidn-:B5*3;kids:a2f2h1i2j4k2l4w2y2A3B12C4D7E4K2L1N3O1P2Q4,2' +
  '.5=1?3]4}1;kids and:v1E2H1J3K4N1Q3R1V3/3=3{2}1;kids are:a4c4d5f4t3C3F3J1%3(3>1?2;kids at:c5e3i1D2E2.1}2;kids cla' +
  'ss:a1f2i2A2B2D1N3P3,2.1<3=4?1;kids classes:f2h3j2n2B3=6;kids from:d4f2I3%1}5;kids group:r3C1D1E1G2N4Q1}3;kids ha' +
  've:a1f2h2p4v3w3x3L3;kids in:f4g4l5A4J1Q3U2|1;kids on:f1q2t3D2Q3<1=4?4;kids or:o3C8S3;kids to:d2w3A3B2D1}3;kids t' +
  'rain:a4h2i5x3B1E2F3H2>2?1;kill:a6d3j2z5G3;kill-:j6q2K2/3}3;killing:j6q2K2;kilo-:z4A2F3R1W2^2}5;kilos:z4F3R1W3^2}' +
  '3;kimb-:^2}6;kimberley:^2}6;kimo-:w3V3]4_3;kimono:w3V3]4_3;kind-:z2B3C5T2U1*3.5|3;kindle:|3}1;kinds:T4U2*4;kini:' +
  'c3I4T4U4V1W3.2@2]4;kit:a3k2w11L6Z1&3]8_3;kitc-:c2w2Z2.5}3;kitchen:c2w2Z2.5}3;klaa-:i5)2;klaar:i5)2;klas-:b5r4B3Q' +
  '3;klei-:B7C3D2Q3R4%7_4;klein:Q3R4%4_4;km:I5L3U8;knee:p5q3w2G8R2V1(2]2}1;knee-:p3A3G3H3R4T3V2*4;knees:p3A3G3H3R4T' +
  '3V2*4;knew:B2X4Z3}3;knie:q3G7;knif-:a3s1w3A2B2C3F1N1X6&1)3*4/1]5;knife:a3s1w3A2B2C3F1N1X6&1)3*4/1]5;kniv-:a3f2w3' +
  'y2B1X3&2*5.1]4^2;knives:a3f2w3y2B1X3&2*5.1]4^2;knoc-:c3d4g3l2y3G3,5>3}1;knock:c4d4l2y2}4;knocked:g4l2y3G2>4;know' +
  ':a3b2j2o3v6z7D1G1J1N3O7P5Q2S1T1Z1(1@2[2]1{1;know a:z2N1O1}8;know how:i2n3o1v2z5D1F2G2I1O4U1Y3Z4#5&4+2[1;know if:' +
  'k3o3r3s3w3x2A1B3H1K3L3O1P1*1<3>2{3;know the:a2j1o3v2x1z3J2O3$2(1[3}1;know what:b1d3f1j5l4v2w2B1D3F2G3I2O5P3R3U1V' +
  '2Z2-3?2@2;know-:z6D1N3Q1S2T4X3Y3Z4)2;knowing:z5N3}1;knows:z3D1N2Q1S2Y3Z4)2;knuc-:}6;knuckle:}4;knys-:^4{2;knysna' +
  ':^4{2;koet-:O4$4}1;koets:O4$4}1;koku-:y4E3,2}1;kont-:o9M4;kontrak:o7;kopa:b2g2t5u2J4M3$1;krav:a5c5d3e4f1i1j1t1y1' +
  'A2B3C1F1G2N2O3P1R6S12T1U13#2&2.1;krav and:b5j4R1S3U1W4X2;krav at:c4f3l2U7W3;krav for:a1s1z5B4C4F2S1U3!3#2.1;krav' +
  ' in:a4d4e2m4w3U8;krav is:a2h2y4R3S3U3;krav maga:a1c2d3f2i1j1y2A2B3C3F2G1N2O1P3R2S1T4#4&1*2.3<1}2;krav or:a2x1P2R' +
  '5T6&2|3}3;krav-:a1S5U7;kravmaga:S5U6;kry:b5l6r3s2u1y4M3P6Q4$3,4<2_2|3;ku:u3w5Q4S3(3+4<3?2[4|2}2;kufa-:o3w3z2A2+4' +
  ',3;kufanele:o3w3z2A2+4,3;kufu-:S4+4,2;kukh-:a2c3d3e3f3k2n2o1F3,2>4;kukho:a2c3d3f2,3;kukhona:e3f2n2o1F3>4}1;kulu-' +
  ':z3E2?4;kulungile:z3E2?4;kume-:o1v3w4x3y2;kumele:o1v3w4x3y2;kung:S4T5.2;kuni:o1U3V2.3<1=2}4;kuph-:e1f3m4y5F3;kup' +
  'hela:e1f3m4F3;kuqa-:s4v3z2E3+4;kuqala:s4v3z2E3+4;kuya-:x3y3*4?2;kwe:o2v3z2L5R3}1;kwen-:k3r4u2v6.4;kwi:u2v2w3x4S3' +
  ')1+4[5;kwik-:r3t3v2Q2(5?4;kwiklasi:r3t3v2Q3?4;kyk:b2j2o2E11;l:>5]3_1;la:b3u3v5G3L3W5.4;laat:d5q5r3A3#3}3;labe-:F' +
  '5_4{1;ladi-:a2c1f1s2t1w2A2F10L4M1N2S1T1V1W1Y1#2%2]2;ladies:a2c1f1s2t1w2A2F10L4M1N2S1T1V1W1Y1#2%2]2;lady:a2g2k1x2' +
  'A2F13M2N2O8!3+1;laid:b6w1;land:a2h2K4?4;land-:a2u1J7M7;landline:M8;landlord:}6;landmark:J7;lang-:E3G3N3S2|6}4;la' +
  'nguage:G4S2|4}6;lank:i7o4x4P2&2-3^3;laph-:j2F1K3T5U3.1=1>4[2}1;lapho:F1T5.2=2>4[2;laps-:r3+3?3}2;lapt-:E2K2L5/5|' +
  '4}1;laptop:E2K2L5/5|4}1;larg-:Q3.3]5_5;large:Q3.3]5_5;last:d5h2k3p4y2z5C3F1G3H2I4J2K3P1)3.1?2{3|1}1;last gym:k4p' +
  '3y4A1F1K5Q3>4;last month:p2C2G3Z3)3{3}3;last night:u2J3[2{1|5}5;last time:z4H3K3)3;last week:a3j1p5r6x3z3C4F3M3(' +
  '2=3_1{5;last year:b3k1z1A1G4J4U2!2#2&3)2+2.2=2@3]3;late:c3d11f1g6r3u4A5E1K2M4U3Y2(7*1{1}6;late-:a5d9g1n3q4r5u4E1' +
  '(1}4;latelang:a5(3)1;later:a4d6n3q4r6u5w1E2%1}3;latest:b2d8g3;laug-:z5A4D6;laugh:z6A3D3;laughed:D4}3;laun-:.3}4;' +
  'laundry:}5;law:b3e1A2J3S1Y2#5<1}10;lawy-:o6W3,5}3;lawyer:o4W3,5}3;lawyers:o4,2;lay:n6r4w2F3M4Z1;lazy:D1R4}4;le:a' +
  '1c2d2e1g4h2i2k1l1m3r1z3B1C1G1H2L1M1O3S3T3V3X2Z2$3%1&1*1=3>1@3|2;le na:c4d2e4f3B3F3L1V2W4Y3Z3/2;lead-:e3D4N6T2Z2=' +
  '4}2;leader:e3D4T3Z2;leads:N6=2}2;leag-:F2V3}6;league:F2V3}6;leak-:@3}2;lear-:y1z2A1B4C3D2G1N2O5P2Q2R3S3T1U4V3W5X' +
  '5Y3Z5!2#2$1%2&2*3/6=6;learn:y2z2A3B4D2F1N1O1P4R3S3T2U5V5W5X5Y4Z5!3#1%3&2)1*4/3;learn how:D6F5U2V1W2X1Y3!2)4*2@4;' +
  'learn in:S6X3Z2&5/1;learn it:y4O3U2W2X2Y3Z3!4;learn selfdefence:z3A4B2G5U3%5/1;learn the:U2V2W3X2)3=3}8;learn to' +
  ':j2l1y1A4D3F3O1R1U1V4W3X1Y2Z2!1*5+1;learn with:B4D3F2X1Z2*4+2/1;learner:C6Q3W4[3;learners:z4B6K4O3Q3#3,2}2;learn' +
  'ership:=7;learning:D3E2F1G3N4O3/7?2;learns:D1$4&2*2}1;leas-:s3B2K4O3Q4R3}3;least:s3B2K4O3Q4R3;leat-:]3}4;leather' +
  ':]3}3;leav-:c1d1o2p8q2u1x4y1E5K5L3M2N3(2)1/2=1@1}1;leave:c1d1o4p4q3s1u1x4y2E4K4L3M2N3P2(3/2?1}1;leave it:x5A3K5L' +
  '2N3;leave my:E3K3L5M1O3?2}3;leave the:d2e2p2x1I3K5/4}1;leaves:a4d1e2i3p2C3R1)2}6;leaving:p8E3K4O1!2)2-2/2@2^3;le' +
  'be-:v4E4[2}1;lect-:b4c4d5e2;lectures:b4c4d5e2;lede:<2[2}5;lee:}4;leer:y2B6D3G2N4S2T2U4V3W2X3Y6Z3&4)1*5/4=1;leer ' +
  'you:B2D4X1Y3*7;lefa:m4n5<3;left:a5g1k1z6G2K1R3U1W3X2Y1!3&2(2)1@4]3_4{3}4;left my:n4G2Q3U4]1}4;leg:j1q1G5H8K3V2Z3' +
  ')1*2_1;lega-:o4A2+3,6@1}6;legal:A2+3,4@2}5;legally:o4,4}4;legg-:w6]3_2;leggings:w6]3_2;legi-:s2O5S3;legit:s2O5S3' +
  ';legs:y2G2H4R3}4;lekk-:d3f2t2z1G1K3>2}1;lekker:d3f2t2z1G1K3>2}1;lend:w6+5}4;leng-:i7o2P4}1;length:i7o1}3;lera-:a' +
  '3}4;lerato:a3}4;leso-:q3^3}2;lesotho:q3^3}2;less:i2l13r1D3Q1U2$1%3/2}1;less-:a4b1d3i5j2m5r7s4u2v3w1B1E2N1U3V2W2X' +
  '1Y3Z2$7%4*1-3/5<1?3;lesson:a5d2e1i4m5r5s5t3u4v5w2x1E5H1J1M1Y2Z2$5%3,3/2>1?3[2;lessons:b3d2h1i3j3m1r4y1B1N2O1P2U4' +
  'V4W4X3Y3Z1$5%3)2*3-4/4<3;lessons for:m2r1B5U2Y4$4%1?3;let:g3m1p1q1r4s4t6u3x4y3E3M3Q1V1W2&2(1+2?1[3^1}2;let me:a1' +
  'g4j2t1x4E1G4L3V3W3&3(3+4,1[4_1}2;let you:p3r6t7u5y3;lets:c1d4e3j4m3p2q2t2D5;lets-:m3r4u3v5G3)2.2;letsatsi:m3r4u3' +
  'v3)3.2;lett-:o1p4q1G3M3,2<3=4}5;letter:p4q3G3M3,2<4=4}1;letting:o2}4;leve-:a3y3z6H6K2O3P9Q5U3Z3$2%2)1?1}1;level:' +
  'a3y3z6H6K3O4P4Q2U2Z3$2%2)1=1?1}2;level #:O3P4U4Z4=2;levels:z3P9Q4U2;levy:k7;liab-:s4,10;liability:,8;liable:s4,6' +
  ';libr-:D1/4|3}3;library:D2/4}3;lice-:k2I4K1O4+12}3;licence:k2I4K2O2+8}4;license:I1+6}1;licensed:O4+4;life:b2f3o3' +
  'p2r2z4A2B2E5R3S2Z8,4<2>1;life-:A2Z6)2;lift:i2u1H11I5*1>1}1;lift-:b2G1H4I2;lifts:b3I3;ligh-:f1g2r2t1y4B7G4R1X2Y2>' +
  '8]1}1;light:y5G3R2X3Y3)1>5]3}1;lights:g3G2>7}4;lighty:f4i1r3t2;like:b3g2m3n2o1p1s1t1v2P1Q4S2T2V3W3X1Z1$2&2)3,1/1' +
  '_2;like a:b3v1y1z2F3L2M2Q3T1W3#2&5)2-3.2?3]4_1{1;like at:b4i3k2m2o3x3K2Q2;like in:x1B2K3P3X4*2/2_1;like it:m3n2p' +
  '1s5w5D1H3Q3X1Y2)3@3_2;like me:c3z6A4B2E2F3Q2R2T4U2W2;like my:m2t3z1B1D3U2Y1$3*4_3;like that:k2l3o1y2C3D1F2G4K2L3' +
  'P3T1W1X2Y1Z1!3)4,4.1;like the:b1h2n3o2s2y1z3M2N2Q1U1X2$2)1,2<2]4_4;like to:b2c2f1g2o2p2s3t4A2B2C1E3J2N4T1U4V1W3Z' +
  '3%1-1/1=3?2;like-:c2f3s1w2O2Q2U3)3-4}2;liked:U3)4}3;likes:c2f3s1w3O3Q2-4}1;limi-:j3r4A7G1H3K2Q6}2;limit:j3r4A7K3' +
  'Q6}2;limp-:q2)3/4}4;limpopo:q2)3/4}3;line:b3k4v1A2I4M8/5>1;line-:b3N3O3S1}1;link:b2n2t5u3J2/4[6]2{2|4}2;link-:<4' +
  ';linked:<3;lise-:+7;list:b6j5t2u1w7N2Q2T5V2W3&2)2*3.2<4@6]1|1}1;list of:g1w1N3T6)1*3<1]4|3}1;list-:b3D5M3<3}3;li' +
  'sted:b4<4}2;listen:D6;litt-:j3l3q2v2w3A2B8C3D4M2O1Y1$1%5[3;little:j3l3q2v2w3A2B7C3D4E1M2O1Y1$1%5[3;live:f3l4y6F1' +
  'I1J1M3Y5)1+2.3/7=1?4^2|2;live in:f4A2I2J3R2)2/4?3^2_2|4;live on:l5y3Y2Z2)2^3;live-:n2A3B2J1Y3Z4-2/5?5|1;lives:n3' +
  'A4B3J1Y3Z4-2|2}1;livi-:l4m3y2z1A2F3M3Z2!3)2;living:l4m3y2z1A2F3M3Z2!3)2;lo:f4g4h3l3D1T4U3W2Y3!1#3)1*1]2^4;load:r' +
  '2u1K1Y3#2>8}4;load shedding:u2>5}1;load-:r1t3R2#1>10}2;loads:b3t3R3}2;loadshedding:r2>8;loan:w4}4;loca-:x4J9N4;l' +
  'ocal:J4N3;location:x4J8;lock:g5o11I2K5L7[1;lock-:g2h3o5x1z1L10V4*3/4[4^5}1;lockdown:z4/6;locked:g4h4o6[5}2;locke' +
  'r:x3L5^6}4;lockers:L9^2;locks:L1V5*5;lodg-:#1$3^3{3;lodge:#1$3^3{3;log:[9}3;log in:[6}5;logg-:[7}1;logi-:[10}4;l' +
  'ogin:[10}4;logo:]7}6;loku-:s3t4v4Z5.4;lokuqala:s4v4Z5;lol:d3e3h2i2j1m2n6o2w1y2z2A2B3C3F2L2W1Y1%2,1.2>3_4}1;lona:' +
  'b1I1J2M4N4|4}2;lond-:m3n2q2J2U2W3X2-2/1^3}1;london:m3n2q2J2U2W3X2-2/1^3}1;lone-:J3}5;long:h7i10o8q5w3x5z1G2I4M1O' +
  '2P3S2#1&3)2-1@1^4_2{1;long do:h2i4o4r2y2&2)3@5}3;long does:i1s3I1M3P1&3.3^3_4}3;long is:h3i2#4$4%2&1)1-4|3;long-' +
  ':e2i7o3p4q2w2I2U1}4;longer:e2i6o2p4q3u2A1I3U2}1;loo:H2L6;look:b6g2l1v3y3z5B3E13F1H2J3Q2U3X2!5?1@3[3]3{4;look aft' +
  'er:j1l3y4B1F4P2Q4U4!7/2[2;look at:b5y4z2E2Q3?2@2[4;look for:v4F3J3X2!1=4]3;look like:b6v4z1B4J1X3&3/2}2;look-:b2' +
  'j2y3B2E3F3J1K1L1P1R1T2U3V3W3X2Y1!3&1=2[2]3{1;looked:b1K4Q4<3[1_3}4;looking:a1b1d1j3B3D1E3J1R1T3U4V3W3X3Y2!3#1$1&' +
  '1=4[1]3{1;looking for:a2b2d2e1y2B3C1D1F1J2R2T4U3V5W4X3Y3Z1#1$2&2=4[1]3{2;looking to:c2U4W3!4=3]2;looks:b1y4z3A3F' +
  '4J1L4P4!2*2[2|1;loop:o3I4;loos-:m3w4x2y3*3_5;loose:m3w2x2y3*3_5;lope-:S3}2;lopez:S3}2;los:m6K3L4;lose:j2p1q2r8u1' +
  'y3z3R4W3<1}2;lose my:o2p3q4t2u2<2}3;losi-:q2R4;losing:q2R4;loss:R1W2}2;lost:a2b2p6r8t1u2v1J3N1Q2V3[2]2{6}3;lost ' +
  'my:p5F2_2}6;lot:a4d1f2h1j4k1n1y3z3G1K8P1Q1R1W1Y1&3)2/1;lots:b4y3F2H2O4Q5T3;lott-:}5;lotto:}5;loud:G2N2}4;loun-:E' +
  '3V2/8_1;lounge:E3V2/8_1;love:a2c2f2i1j4l3t3v1y1B5F2U1V1W1X3Z1$1)1-2=3?1}4;love to:a3c3f3i1l2o2t4v2y1B2E1U2W2X2Z2' +
  ')2-1/1=5;love-:c4d1j3t2B1C2G3V3W2&2-4.3|3;loved:c4t3U1W2&3;loves:B2C3G4T1V4-5.3|3;low:y5z3D3G2M4R3Y3)2;lowe-:j5l' +
  '4A4G4}1;lower:l5A4G4}3;loya-:l4}3;lunc-:e14g5i1D5I2V1#3;lunch:a1e9g4i1D6V2#3}2;lunch hours:e6i1;lunchtime:c2e6g3' +
  'I4$3;lung-:a3z2G6;lungs:z2G6;lyfw-:!7;lyfwag:!7;lyin-:V5*2{3;lying:V5*2{3;m:c8d4j3Q3;m#:d3r4J6}2;ma:x1A3E4H3}2;m' +
  'aak:h3t3u4D2$3>7?4@2;maan-:j3k3o3q4;maar:u2z3{3}2;maat-:#5%2}3;mach-:n4T2X4Z2*4>1}2;machine:n5>2}5;machines:T4Z3' +
  '}2;mad:c1q2z4A2W5.3/2;mada-:b2f3g3p1-1;madam:b2f3g3p1-1;made:h2n3p1r4t2u2w2z1S5T1$2,4[4_4}5;mag:x6A4C1E5G4+3,1?6' +
  ';mag i:x4E3G3+3?3}3;maga:a1c1d2f1i1j1y1A1B2C3F1N1P2R2S5T1U8#3&1.3;maga-:S2U5^3;mail:b1w2M10,1-3@4[6^2{1}1;mail-:' +
  'M2)3@7{2;mails:M3@4{2}1;main:N5T4}2;make:a3d4l3r8t1u6v3z2C1D4I3P2R2(1*1.1?3[2}3;make a:d5k2l1o2t5z6A1D1J1-3?2[2;' +
  'make it:a1c1i4l5m2r4u5G2I4P4/1}2;make me:r1v4G3}5;make my:r3u6D4}2;make up:r6x3E2L4R5;make-:m3x4y1O5R3S5?3|3}2;m' +
  'akes:m3y1O5R3S5|3}3;maki-:b2t2u2z3D1?3}3;making:b2t2u2z3D1?3}3;male:D2F7O6=4;mall:c1f1h1t2x1A2B1E1I2J6K5O2Q1S1W3' +
  'X1!3#3)2,2.4<1>1@1^1;man:e1p1w1E3F4G2N5O5P1S4T1W1*3,1-2<2=2[2}2;mana-:e2f1o1r1t1z5G2H3M6#5<3=4[2}2;manage:r2z6G3' +
  'H3#4<4}1;management:#2=4}3;manager:e2f2j1o2E2M7#2=3[3}1;mand-:h1n3o3y2I3J3}2;mandate:n3o3}1;mandela:h1I3J4}1;man' +
  'i-:X6}1;manila:X6}1;mann-:g7x3D2W3}3;manned:g7;manners:x3D3}3;mans:A4F4Q2;manu-:H1@4|4}1;manual:H1@5|4;many:i3j3' +
  's4y1F4H2I1J2K3N4O1P2Q6R3T2%2&2(2^1|3}2;many days:p4r1^4_5;many minutes:i6v3I4;many months:o3q2P4;many people:y3P' +
  '2Q2%3)1}7;many sessions:b2j4s2P2&4}4;many times:a5o3q3s4P3(4[3;map:J7K2}1;maps:g1J6;marc-:h3j2o5q5y2A1C1G3(3.2<2' +
  '=3{2;march:h3j2o5q5y2A1C1G3(3.2<2=3{2;mark:}5;mark-:f2l4n1y2Y5.5=2?4@6}3;market:f3n2.5}2;marketing:S1=3?5@7;mark' +
  'ing:f3}1;marks:y3}8;marr-:o4x3+3.3}5;married:x3+3.3}4;mart-:z3A2B4C2D3G1R3S4T4X3-2.1}1;martial:z3A2B4C2D3G1R3S4T' +
  '4X3-2.1}1;martial art:B1C3D2R3S3;martial arts:z3A2B3D2G2R1S2T4X3-2;mask-:}6;masks:}6;mass-:}6;massage:}5;mast-:n' +
  '6q2G1N3O4)7;master:N3O1)2}1;masterclass:)7;mat:a4e1f2i1m7w2x8B2E2F3H1L1N3Q4V9?3;matc-:l4o2u2y4Q3R3S2<1}3;match:l' +
  '5o2u2Q4R3<2}1;mate-:l2p2q1s3x4V2%5.5/1[2|4}1;material:w1/2[3_2|5}1;mates:l3m1p2s3z1I1V3%6)1.5;math-:b2d3A3}5;mat' +
  'hs:b2d3A3}5;matr-:f2l3p2q2r2z2C6D3!3#4&2)2-2=4;matric:f2l1p2q3r2z4C3!3#3&2)2-2=4;matriculant:l2C5=2;mats:a3c2i2x' +
  '7B2E3F2H2L2N2V6,2.7=1}6;matt-:a2h2r3x3z1A3G3Q2S1}1;matte:x3}4;matter:a3h3r3z2A3G4S2;matu-:A4C4F1V1;mature:A4C4F1' +
  'V1;max:q3Q5%2.2;maxi-:j2q3A3H2Q6;maximum:j2q3A3H2Q6;may:b1g2h4j1n1p2q4r2s2t1u2w1x4y1A3C2E3G3P1%1+4,1-1?8@2_2}1;m' +
  'ay he:r3w4C5E2G3H3M2;may i:b2c1g2j3n1p1q3s3t3u4x3y1E3G3M2T1+4?5^2_3|1}3;may my:n4r3u1x1A1B3E3}1;may she:r4x1z3C1' +
  ',2=4;mayb-:a1e1f2l2m1n1t3B2F2J3M1N2T3(1)1}2;maybe:a1e1f2l2m1n1t3B2F2J3M1N2T3(1)1}2;me:b1j3o2p3t4v4z2E1G1M4N1R5U2' +
  'W2$4&1,1=1@5[2;me a:b4e1l5o1s3t3v2J6M4W3X2+2_1}3;me about:B4N1S2T2U3V4W1X4Y3Z2!3$1&2;me and:i1j2m2t3B4C1F6K1T3$3' +
  '%6&2[5^2;me at:a1c1f3r3u2v2w2D4$4^5}2;me back:j5y2M4$4&2;me can:b3n4s3y4A4G1L3+3/3?3;me do:d3j4l4v3B3F1G3U3V4;me' +
  ' for:j5k2o4s4t3w2F3O2P2}1;me from:c2f2m1p3r2y3z3H1?2{2}4;me how:j4n2p2t2v4M2Q1U3Y3@3}2;me i:n4w3A3M5W4^2;me if:i' +
  '2j3k1F1H1K3R2@2]3_2}3;me in:c1g2o2t6u3y2C1F1L3R1S2V2Z1$4&3?3[5^1;me is:c2f1i2k1y1z1A4E5K2/3?3{1}1;me my:b3l2$1%4' +
  '}5;me off:d2h2u2v2J1@4}5;me on:k2q4t1y4A4C4&2)1=3?2@3}1;me or:a4h4v4K4Q3V3,5@2;me out:a4e1p3z2G3=3}6;me the:b4j3' +
  'n2p3r2v4I3N2Q3R2T2U2&1(3,3_4|1}2;me to:a1j1l1o6q3t2C1E2F1G3J3M2N2U1V1W2Y3$1*3+4[4}1;me up:h1t4M3&4}2;me what:a6f' +
  '3i2j2m1w3O4P2R1U3]3|3;me when:a2b3l3n2D3E4M3P1V4*1-5;me with:e3k3p3t2z2H2M5O3Q5R3,3?3;me you:c2d2e3g2h2k2m2p3q2r' +
  '3s1x3A2J2K3U1V1W2X2Y1Z2!3#2*2+2/2<2=2>2@1^3|2;me your:b3j3o1J1N3T2]5;meal:}6;mean:a3d2f1h1i2k1q2y3D8H1O2S4T1V1Y1' +
  '$2)1,3/2[2^2}2;mean-:d4f3i1q3r1u1A1E2F2L1S4&1+5>3_1|3}1;meaning:S4}4;means:d4f4i2r2S3>3;meant:u2A2F3&2_2|4}1;mea' +
  'nwhile:q3L2+4}1;meas-:y4P4}3;meda-:R2V1<5?3}2;medals:R2V2?3}4;medi-:q1G5O2Z9,2<9=2?3@4]2_2{1}3;media:M2=4?5;medi' +
  'c:x3O2Z8;medical:a1q2G3O2Z7)1,3<5=1@5]2}1;medical aid:<6}5;medicine:Z5;mediese:Z1<5@3;medihelp:<5;medium:]3_4{3}' +
  '2;meds:G7;meer:p3D1J3T4&2[3}2;meet:a5l4v6H3N4U1&2/4}1;meet-:a4c4d2g1i1m4r3u3v4w1L4R1{3;meeting:a2c3g1i2m4r4u3w1L' +
  '4{3;meetings:c3d4}1;meets:a4v5R2;meis-:F6W2#3;meisies:F6W2#3;melr-:I5#3}2;melrose:I5#3}2;memb-:g1j7k5l3m5o5p6q6t' +
  '2A1I1$1&2)4/4<3@2[6}3;member:a1g1k4l4m3p3s2t4y1A2B3C2$1&3)2+2<2=1?1@2[3}2;members:g2k1l2m2y2A2F3H1I4K3L2#1$4)3,2' +
  '?2@4[7]1|1}3;membership:j6k2m4o5p7q7t2&2-2/4<2}2;memberships:j5l4o3M2;men:w4y4z1B2C1F7L3M1O5Q6U5V4!3;mens-:d3y3A' +
  '3O4Q5U3!3%2*1=4@3;mense:d3y3A3O4Q5U3!3%2*1=4@3;ment-:k3A3D1G2I3T1%3)2|4;menu:b1T7[2}2;merc-:]9;mes:X5*4}1;mess:b' +
  '3n1>3}1;mess-:u2D2M6T3-2@3}2;message:M7-2{2}1;messages:D2@4}1;mete-:i5I4K4#3;meter:i5K5#3;metr-:l2C2I7K2;metres:' +
  'K3Q1}3;metrobus:I6;mid:c2e7A3(1}1;midd-:e12g3j3p1t2z1A5B4L3;midday:e11L3;middle:e3g4j4p2t3z1A5>1;middle of:e4g4p' +
  '2t3z4>2;midr-:d1g2I3J4#5^3}1;midrand:d1g2I3J4#5^3}1;migh-:o4r3y2D4Q2;might:o4r3y2D4Q2;mike:N5W4;mili-:b2l3O3U5|1' +
  ';military:b2l3O3U5|1;mina:%3,2^5;mind:e2o3p4t2u1C2E8Q2R5_5|2}2;mind-:j5l2X3.2|3}4;mine:a2b1f1q3s3B4C2D6H2L4W2Z1#' +
  '2&2+2/1@4[3]1{4;mini-:e2i4o6v4w2z2A2D2I5K5!5$2^3}1;minibus:I2K7}1;minimum:e2i4o7v4w3z2A3D2P1#1$2.2^3}1;minister:' +
  '!4;mino-:o2B7,3@3;minors:B7,3@3;minu-:a2e4i10l3n3v5I4K2&1-1}2;minute:e3i5l4n4v3&3-2}2;minutes:a2e3i9s1v5I5K3}2;m' +
  'irr-:L5W2}5;mirror:L5W2;miss:a3f2q2r6B1G1V3&1}2;miss-:a2l2p2r9u3A2P3(1)2@1_4{1}1;missed:a3l2r7u3A2P4(2)3@2;misse' +
  'd the:a4u2A4C2P1(5)2;misses:t3A3?2;missing:r5_5{2}3;mist-:_3}5;mistake:_3}5;mitt-:w2W7]5;mitts:w2W7]5;mix:r2z3B2' +
  'D2R2S4U3&3;mixe-:a1z2B1C2G4Q6T3V2&1;mixed:a2z3B1C2Q6T3V3&1;mma:w1B2R1S5T8-1]2}1;mo:c4r4x4C3D3H1*3/3?4[1;mobi-:n6' +
  'H5/3[1;mobile:n3/3[3;mobility:H7;mode-:w1y2D2G3S1X3?4}1;model:y2D1?4}3;modern:S2X4;modu-:Y3#3&6+3;module:#4+4}1;' +
  'mom:b3c3i1l3n1o1s1y4z2A2B3E2F7X2)2,4-3?1;mome-:a3c1g3j1l2o1s2v1K3$1<7=2>1;moment:a3c1g3j1l3o1s2v1H1K3$1=2>1}1;mo' +
  'mentum:<8;moms:c4d1l2w2E6F9K3W1Z2%3)1^1;mond-:a5b4c1d2f2g4h3l3r4t1u4w3N1Q3&1(3]5^2{4;monday:a5b5c1d2f3g4h3l3r4t1' +
  'u4N1Q3&1(3^2{4;monday to:b7d3f4g2u2;mone-:j3k5l4m1n4p1q2r2s5w1y3D2N1P2%1)1<1_3{2|1}3;money:j3k5l4m1n4p1q2r2s5w1y' +
  '3D2N1P2%1)1<1_3{2|1}3;money back:r3<5_5;mont-:b1j7k4l3m3n3o9p5q7r3C1G2I1P1&5(3)3-2}2;month:d1j5k3l3m3n2o6p3q4r5t' +
  '2C2#1&2(3)4-3}3;month and:j1l1p3q1t4F2Z2(1.3;month can:m1p1q4r5G3/3;monthly:j7k4m4n2o1q1K2&3/2<2}1;months:a1b3l3' +
  'o8p5q6z2G6P5&3(2;moo:I3.3;more:a1h1i2k3m3p5u1B3D5N1O3Q1R2S1T5X1Z1$1&3*1=1]2^2_3|2}1;more about:B2N1S2T4W4X3&2;mo' +
  're than:f3j4K2N4Q4R1V2Y2*4^3|3;morn-:a1c9d3e2f3g3u1I1N1Q1#1$2&1)4=1>2[1_2}1;morning:a1c8d3e2f3g4u1K1L1M1N2Q1#1$2' +
  '&2)4=2>1[1_2|1;morning and:e4f3A3U3$1}3;morningside:j2t2I4J3>3}3;most:r2w1x2A2E1H2Q3R10#2^2;most-:d2e1A2F4Q5R3S1' +
  ';mostly:d2e1A2F4Q5R3S1;moth-:u1A2B1E2F4G1M4R2Y1Z2)3*4,2-2[1;mother:c1g1l1p2t1y1A3B2F4G1H1R3Y2Z3)3,3?1[2_1}1;moth' +
  'er in:e2g2A3F1H1J3?2_1}1;mothers:u1D2E3F2*2-4;moti-:D2?2}6;moto-:H1K8U2!5;motorbike:G3K6L1U3;mots-:e6,2-1;moun-:' +
  'G3Z2}3;mout-:w3x5y1Z5]5_1;mouth:w3x5y1Z5]5_1;mouth guard:w4_3{2}3;move:c2o2u6A2G2J5P6Q2W1Y1!2/5}5;move my:u6}4;m' +
  'ove to:o3A3!2&2/4}3;move up:P6!2}2;move-:h2t1u4z2C2E2J3P5U3V1W2X1*5.1/2=3{4|1;moved:h2j1r2t2u4w1z2B1C2J4P4U4V2X2' +
  'Y1/3=4{1;moved to:j3t4B1V1Y2/4=4}1;moves:y2C1F2G2P3*6.2?1|3}2;movi-:m2p6t1B3C1S3U1V2X3*2.1<2=2}3;movie:i1m4S2U1.' +
  '3}5;movies:S3X4*3}2;moving:p7t2B5C2U1V3(1<2=2{1;moving to:p5t2(2=3}1;mr:p2t2v4J2M3}4;mrs:p3F4}1;ms:H4;muay-:z3R4' +
  'T4W4=3;muaythai:z3R4T4W4=3;much:i2j6k5l2m5s2F1K2Q3$5%5&5-1.2]5^3_1|4}2;much does:j3G4)2=2}7;much for:j1m6z3$3)1.' +
  '6]2^3|4;much is:j5l2s6B1K6%2&2]4^2;mugg-:*6}1;mult-:l3m3G4)2*2<6;multiple:l3G5)2*2;multiply:<7;mura-:B2#3}2;mura' +
  'l:B2#3}2;musc-:z5G3H1}6;muscle:z5G3}2;muscles:z5}3;musi-:T3}7;music:T3}5;musl-:w3F3L2%1?3;muslim:w3F3L2%1?3;must' +
  ':i2j1k2n2o3p3q3r1s2t1u1v1w6x5y6z4A1C2E2F1I1J2K2L3M1P1(1+4,6=3[1;must be:c5d2h1j2k3l1o4r3u2v1C3}1;must i:a1i3j3k2' +
  'n1o3p3q4r1s3t2v3w2y2z3E1F3J4K2L3P2Q2R1&2(3+4/2=2>2_3;must it:n6t3w1x3R3+3,3;must my:a2i1o2u2w5x3y5C4,1@2;must on' +
  'e:z5H2)2+3]4}4;must we:p1q2r4w4C2E4&3.2;my:p2u4x3B2C1G1L1$1?3@5[2{4}1;my #:a2t3x4C3D3O1W4+2;my account:j4k1m2p2q' +
  '1@3[5{3}1;my age:c1v3w3A4B3F3I3&3}3;my baby:c1k2o3r3B3E1F1&2-5/3]3}3;my back:d3G7R3V3,1<1;my bag:w7I1L4*4}2;my b' +
  'ank:j4n2o2W3@3_2}1;my boss:b3e2h1i1j1u1w1K2P2W2!3#5$1(2@4[2}1;my boxing:u4J2>3?3^3{3}3;my boy:a2d1h2r2t3A3B5D3E1' +
  'G3N1P2S2.1?2]2_2;my boyfriend:c3n3t2z3E1-3_1}1;my boys:c3f2h3n4B6C3N2^4;my brother:g1j3k2l2o1u1y3G2H3J2N1S1U2Z2$' +
  '3%2-3=2^2|2}1;my car:r4u2I3K5U4Z1/4]1}3;my card:j3k2n1s6+2@4{3}1;my child:i2k2p5r2u1v2D2E5J3N2O2Q1,1?2@1}3;my ch' +
  'ildren:f2B6F2N4@1}2;my colleague:e1s2t1H2N3S1U3V3X2*2-1}1;my company:l2n4o1U2#1+1,2<1}2;my course:f3h3o1p2u1S3X4' +
  '$3>2}1;my cousin:a2m4t2C2U2V3!4%4=1}3;my cv:P4=7}3;my dad:l1n4A4H2K2U2W4Y3*1,2-4|3}1;my data:M4@5;my daughter:b1' +
  'f3i3k1q1r2s2t1w3x2B2D3E3K1O3P3W1$1&2)1=2>1?2]2_1|1;my daughters:f3h3j2k2s2u4v2C1D1E2F3.2/1?1@1^2}1;my debit:p5}6' +
  ';my desk:c5d3e6i2L3;my details:t4M2@4[5;my doctor:c2t2G5R3T2U3W3<2_3;my dog:}9;my email:@5[7;my employer:g1n4Z3!' +
  '3}1;my ex:d2f3h1n3t1u2E2,4?1}4;my face:y6L3V3?7;my fees:l2n3q6M3=4}2;my first:c1i2j2p1t5u8v3w3x2?6;my free:c2e1m' +
  '4t3u9$2(2=3;my friend:a1b3j2k1l2s3z2F1N2R2S3T5U2(3,1-2/1?2}1;my gi:a2?4^4_1{4}2;my girl:f3r2t3y4z2B3C1O3V2.3;my ' +
  'girlfriend:a3l2t4E4F3R2*1-5;my gloves:n3L4?2^4{6}1;my gran:b2w4A1E2H2Z3)3,2}1;my grandson:f1n3u2A3B4C2D4S2Z1[2^3' +
  '{2;my gym:d3e3h2A3L1V3/3<5>2^4;my hands:y4A2G4W2X3]3}3;my health:<5@3;my house:f1p2q2$4.2^1}5;my husband:a1c1f1g' +
  '1i1l2s1w1y1E1L1M1O1Q1R1S1U2X1Y2Z1$2&2(1,1=1]1^1_1;my husbands:o1q3V1Z3#2+5-3/3>3@3;my id:w2+4,3@7[3;my job:c3o3p' +
  '7T4V3Z4!2?1;my kid:g2i3o2p3r1s2y1B2C1D4E5G3N3,3.4?2]2;my kids:b1c1d1f3h2k1o1s2t1v1z1C5E1L3N1S2U2W1(2)1*3,1-4/3>2' +
  '?1{2}2;my knee:p3q3G2H1V2(2,1}2;my laptop:E3K3L3/4}2;my last:a3d4k3p4y5F2K4Q6*3>4;my late:l2x2A3W1X3}4;my licenc' +
  'e:I5+7;my life:a3b2d2i2o4z6O3T1U4,3>2;my lunch:e2i1L2}4;my medical:<4@5;my membership:p5q6}7;my mind:o3p5t3E1R5_' +
  '6;my mom:b5c2i3n3o3p1s2y1z1A1C2E1F1H1M1%2)2,3-3{1;my money:y6E2&4_3{2}3;my mother:g2p3t2u1A5E2G3H2J2M1Y2[2_2}1;m' +
  'y name:d2j1k5o4p3t5u1F4Q4(2)3,3;my nephew:a3A2B4C4T3!2,1-1=3^2;my new:f3o3?2_6}5;my number:M3@7[3;my office:e3g1' +
  'h1l2p3s3A3B1D3J1K2L3O1R3T3V2Y2*2,2/2?2[1|3;my old:c3e1f2i4j3q2w4z3F2I1L5P3*4,2{2;my op:i1m1z2H1K2L1-2<3;my order' +
  ':^6_3{6;my own:a3w3z4E1F4G1L3V2X1$6+4,2/2[1]1^1}1;my parcel:g4^1_3{4;my parents:h2l3o2A3C3,2-1@3;my phone:b4n3x1' +
  'J4L4)2,5/1>4?3@3[2_1|2}1;my physio:a2e3G2O3V4W2<1;my plan:p4q4}4;my private:n4M4N2%2>3?4}2;my profile:p3@4[2}4;m' +
  'y shift:a2c1d3g1m2r3F2M3>1?2}1;my shifts:b2m6q3r2t3(2-1/2;my sister:a1f3j1l2t2C2F4H3J3%3(2-4/1=2_2}2;my son:h1k1' +
  'p1q1v1w1y1B2D4E1N1P2Q1R1S2V1X1$2,1.2?2[1]4^1}1;my sons:p3u1B3C2E3M2,1-2.2<3?1@1^2_3{1}2;my stuff:g3L5@3[2{6;my t' +
  'eenager:d1j1t3B5C1D3E1W4]1;my toddler:c4e3B2C4}2;my trial:a3u7v6w1E1,1@1^1;my two:f3j2k4r4t2B4C3N3R2U1V1%4}1;my ' +
  'wedding:x5$2(1}3;my wife:d1e1h1i2j2l3y1E3F5J1L1O4Q1R1T3U4W1Y3$4&2)2*1-1?1^1}2;my work:d2m1o4w2L1R3V3Z2#2$2+2?1^7' +
  ';myse-:n3o2u1w1y2z2A1F2P3R3S2U6$7&2*3,2-1?2^2}1;myself:n3o2u1w1y2z2A1F2P3R3S2U6$7&2*3,2-1?2^2}1;n:b2e3i3k3l1m1n1' +
  'o2q5r2s1C4G1H3J1K1P1S2W1Y1Z2!2#1$1%2)2*4+1,1-1.3=1]1}1;n#:d4I4J4Z5}3;na:a3c4d4f2h1k1l2o1s1x2y4C1G2H2K1L3M2O3Q4T1' +
  'V2W3Y2!2#3(3+3/1<1=2>3?1@3]3^4_1;na le:a2c3d1e3g3k3l3A1B1C3F2G2H4K2L3O5T2V3W2Y2Z1)2=2@2;naba-:y5F1%1;nabanye:y5F' +
  '1;naby:I3J3}4;naid-:p2t1J2}4;naidoo:t1J2}5;nail-:x11;nails:x10;nair-:m2q1V1X3;nairobi:m2q1V1X3;nake-:x4V3}3;nake' +
  'd:x4V3}3;name:k5o2p1t3F3J4N9Q2S4)1+2,2@5[4]3}3;name down:k3o1t2F4(3)4;name of:N5}4;name-:t2D5J2N7)1@3;names:t2D5' +
  'J2N6)1@3;nami-:J3/3^3;namibia:J3/3}2;nann-:d3e4B1E4Z3!2}1;nanny:d3e4B1E4Z3!2}1;nast-:D5;nasty:D5;nati-:O2^3}5;na' +
  'tionals:}6;natu-:z7R4}2;nawe-:f7;naweke:f7;ndib-:q3t4v3E3+4;ndic-:b4q1t2J3M3&2=2_3;ndicela:b4q1t2J3M3&2=2_3;ndif' +
  '-:f2p4t3v2F2I3U3V2W3Y1Z1!2$4-2.2=1]2|3;ndifuna:p4t3F2U3V2W3Y2Z1!2$4-2.2=2]2|3}1;ndih-:n4H1I1}1;ndik-:x5I5R3;ndil' +
  '-:v2P4[3{4;ndin-:l3m2n2q1r2u1w3x1z3A4E3G3K2L3M4$2*1/2=1?4[2_4;ndingafumana:l5$4<1;ndip-:d4f3r4w3;ndis-:c4w2I4(4,' +
  '1/4{2;ndit-:o7z1,1}1;ndiy-:l2p4F4,3|2;ndiz-:e1m3q2v2w2y5I1}1;ndiza:q4v3}1;ne:R3+1}4;near:a1A2I6J8K3U3V1W1X1^3}3;' +
  'near the:a2e2A3J4K4}1;near you:d2I7K2}2;near-:a1g1l2A1C4E1I4J3/1}3;nearby:a2e1g2E2I2J4}1;nearest:I3J3/2}3;nearly' +
  ':l3A2C4G1{1;nece-:t3w4+2;necessary:t3w4+2;neck:G5*2}4;neck-:x7;necklace:x5;need:b2p1t2u2w8x2z3B1G1J1K2L2M2U2#1$3' +
  '&1+7,3=5[1]2_1;need a:j1q1t1v2w1G4K4L2O1Q1V1Z2#2$2&1+3,2-3=3[4]5}2;need an:b1B4M3#3[4}2;need for:j1w2z3P3+4}2;ne' +
  'ed my:o2s3t5w1y5B2C4+3,4?1@1;need something:c2d4w2B3C2D3J3P3&3-1/2]4;need the:b5c3J3N3^6_5{2}1;need to:b3i5p2q1s' +
  '2u3v1y3z3A2D1F3G2H3I1J1L5M3P1S2U2W4&1,1@2{5;need-:c2q2s2t3w6z3B1D4F1G5H1J1U2Z1$1&1+4,3=2^2;needed:q3s3t3w6z4G2U3' +
  '&2+4,5=1;needing:Y2Z5=2^3;needs:c3B2D5E1F2G4H2I1J2K1O2W2Z3!2$2.1=2?1]4}1;needs a:c2B4D4K3!3<1=1?2]3}1;neem:n2B4?' +
  '3}1;nego-:l8;neig-:k4l2N3X3Z4#2%4*3|3}2;neighbour:k4N3X3%4}4;neighbourhood:Z4#3|4;neighbours:l3%3*3}1;nels-:I3J2' +
  'V2^6;nelson:z1I4J3;neph-:a3y2A2B4C5T3!2,1-2=3^2;nephew:a3y2A2B4C5T3!2,1-1=3^2;nerv-:v3y2z7F3O1#1*4]2}1;nervous:v' +
  '4y2z8F3O1#1]2;netb-:b3f1r2z3F2G4}2;netball:b3f1r2z3F2G4}2;netf-:U1V3/3}3;netflix:U1V3/3}3;neve-:d2p2r1s2v3x2y1z6' +
  'A2C2D3S2Y4Z1)2*2@2^1{4}2;never:d2p2r1s2v3x2y1z6A2C2D3S2Y4Z1)2*2@2^1{4}2;never done:s2v3w2z3C3)3;new:a1b4h6k4l1s4' +
  't5u3v7w2z1D2K1N1Q2R1T4V2(7[4]3_2}1;new one:b2s3M3Q4(2[1_2;new year:h6l3Q3(1}2;newb-:b2c2q4Z3}2;newborn:b2c2q4Z3}' +
  '2;newc-:s4t3v5y3z1Q3&3(1;newcomer:v5y4Q4;newcomers:s4t3z3&3(2;newl-:j1s3B2T2X1$3=2^3}1;newly:j1s3B2T2X1$3=2^3}1;' +
  'news:i2F4{7}2;news-:v2E4N3S3T1?2@4}3;newsletter:v2N3S2T2?2@5;newspaper:E4M1S2}6;next:a10h1p2r3t5u5A3C4E1J2P5Y1Z1' +
  '#2(9)4,2.2}1;next month:p4r5t3u3y4A3C6F2#4.2}2;next one:r1s4P1Z3)1_4;next to:b3A3E3I3J6W4!3.4;next week:h5m2r3t4' +
  'u6w3C1$2]1}4;next year:o3A3F2&2)1}7;ngab-:g3i3o1y2D4F4,2;ngabe:o1y2F4,2;ngam-:h6Q4(2*2;ngan-:n3I4R3T4|2;ngani:n3' +
  'I4R3T4|2;ngap-:c2k3o1v2y3z2E3I2,2;ngaphambi:c3v3E4,2}2;ngaphandle:o2y4I2;nge:e2f2h4m3n2x2z4H1S3&4/6@1;nged-:F4$5' +
  ';ngedwa:F4$5;ngel-:f3r4R4{4;ngem-:d3f8i4r3L6)2;nges-:e5E4Y5;ngi:z3J1[5{4;ngib-:o4t3u3v3w1z2E3+3;ngibe:w3z2+3}1;n' +
  'gid-:w4+4}2;ngidinga:c1w4+5;ngif-:m4v5I5+2;ngifika:v4I5;ngik-:j1k1m2n3u2x7z4G4R4;ngikhokha:j3k2m3n4;ngil-:l3q5r4' +
  'w4y2z3,1}1;ngin-:b2l1m2n1q4r3s2t3x3A4E4F2G5H2L4M3T1+3-3=1?3[1^1_4|2;ngingakhokha:m4n5;ngingaqala:z5A5;ngip-:r6w5' +
  'K2;ngiq-:d3z2R4;ngis-:d2o3q2A4E4G2H4I3K3(3,3/2;ngisayine:o4,3;ngit-:b5p3I3J1,1;ngiv-:c3I3?3}4;ngiy-:b3o1p5q2z1=4' +
  '}3;ngiz-:k3q1v2w4y6z4E4F3I3;ngizofika:v2I4}1;ngo:c1d5e3f1h4i3l3u3#4;ngok-:d3h6D1O3*3}2;ngom-:a6g3X3Y2*2}2;ngub-:' +
  'N6,2}2;ngubani:N6,2}2;ngwa-:B3C4D2-2}1;ngwanaka:C4}2;nice:b2l4v3M2O3Q2)2-6?2@1}4;nice-:V3*1}3;nicely:V3*1}3;nie:' +
  'h4l2m2n1o4p1r5u2y3z3A1D5F1H1I5M1U3&1+3>2?2[4{4}3;niec-:B5C5D2N4,3-4;niece:B5C5D2,3-4;nigh-:a2b2c5d9e1f3m1q1r2u2y' +
  '3F2I2K3Y2#1*1.4^1|2}2;night:a1d5f3g1m1u3v2y1F4I2K2R2X1Y3*2.4^1|3}3;night and:e2f3J3U3Z2$3*4|5;night shift:a1c4q3' +
  'F4L3U3#1]2^4|3;nightmare:i3p5r3H2K3+3;nights:a2b3c6d6e2f2m1q2r1y3N1$1}1;nina:B3C2J5L2T2X1+4,1;nina-:c3e2f1h1l2B3' +
  'F4M1T2U3V2W6X2Y2Z3!3)1/1]2;ninalo:e1F5Z2;ninayo:c3e2f2h1l2B3F1M2T2U3V2W5X2Y2Z2!3)1/1]2;ninayo i:e3l2s2A1F3M2U2V2' +
  'X3-1/2]3;nine:a3c7d5e1f3g2i2o1t2C8N2Y5.4]2{1;nine-:e2i2o1z3F1G4W3;ninety:e2i2G4;ning-:l5q2t1D4M2#4.4/1@2}1;ninj-' +
  ':B5.5}5;ninja:B4.5}3;ninjas:B3.3}3;nith-:^5}3;nivu-:f2g7h3;nivulile:f2g4h4;niya-:f3h6n4P4Q1T1V1X1Y3Z1!5#3*3+2=3>' +
  '3?3@2]5^4;niyakufundisa:X3*8;niyayenza:T4V2Z2#2$3;niyayifundisa:U4V2W3X1Y5Z1;nizo-:h4#7;njan-:n4t3I3P3*2@4[3|1;n' +
  'jani:n4t3I3P3*2@4[3|1;nje:m5z2E8$2)1;nka:b1e1i3m3n2p1q3r1s4x2z5A4E3G5+3/3?6_5|3;no:a3f1m1o2p1r2s6w2x1y4z4A2D2F2H' +
  '1I5M3S2U2V2$3%2+3,1>5?1{5;no gi:a4w2V6;nobo-:c2g4r1s3v1y3A3D2E1M3P1Q1V3$2}4;nobody:c2g4r1s3v1y3A3D2E1M3P1Q1V3$2}' +
  '4;nog:a4l3z2A3G2U3&4(2+4=2>4{4;nogi:w4V9;nois-:G6}3;noise:G5;noma:n3o2w4x3Q4R5X1(3,2;nomm-:M5@3{4}1;nommer:M5@3{' +
  '4}1;non:k2m6s2B5E4W4$2)5+2]4{3;nons-:C3D1}3;nonsense:C3D1}3;nood-:l4z4Z7;noodhulp:Z7;nooi-:x2z4;nooit:x2z4;noon:' +
  'a1c4e14g5Q2;norm-:b1f5h3i2n1v1w4z4H1M2P2Q4R1T1U2&2)4}1;normal:b1f5h3i2n1v2w3z4H1M2P1Q2R1S1T1U3&3)4}2;normally:f3' +
  'w3P2Q5_2;nort-:I5U1V4}1;north:I3U1V4}1;nose:x7y5,3}1;not:d3f2m2p1q4r7s3w2x1y4z4A2C1D3E3F1G1R1U1&1+3-2>1?2[1_5{4}' +
  '3;note:G7M4<3_3{3;note-:n4w2E1[1}3;notes:n4E1[1}4;noth-:c2e1f3h2k2m2q1s5w4y1z4D1J4K1M1P1W3&3<1]1_1{4}2;nothing:c' +
  '2e1f3h2k2m2q1s5w5y1z4D1J4K1M1P1W3&3<1]1_1{7;noti-:e4o3p8u4E3*2=2}2;notice:o3p8u3E3*2=2}1;noticed:e5u2}1;nou:g5V3' +
  '_5;nove-:b3n4o2q5C2G1P4W3)2;november:b3n4o2q5C2G2P4W3)2.1;novi-:z6R2Y3&2(4;novice:z2R3Y4&2(3;novices:z6(3;now:a6' +
  'g6l1m4n2p1q1r3t2u2v5A4B2I1R1W2!1>3[3_3{6}2;now and:j1m7o2q3r3G3P3(2)2-3;now i:c2g2m3z1P2R3U4W5X1@2[1}2;nowa-:J3N' +
  '2U3&3;nowadays:J3N2U3&3;nsfa-:l2}3;nsfas:l2}3;nton-:p1t3v4w6C1S2T3&3}1;ntoni:p1t3v4w6C1S2T3&3}1;numb-:j4s1I2J3M6' +
  'Q7,1<4@6[2{6}2;number:j2s2I2J3M6Q4,1<4@5[2{6}3;number for:n3s4M3<2{4;number of:j4o3Q2#3.3}3;number on:M3{4;numbe' +
  'rs:j4Q6@5;nurs-:c3e1f3l5q1r1t2A2B3C1F3L2R2U2Z1#4$2-1}1;nurse:b1c4e1f2l3q2r2C2F3L3R2U3Z2$3&1-2;nurses:j1l4t3x1F2#' +
  '5%1;nursing:f3l1}5;nutr-:}5;nyan-:)2_3}5;o:c1d1g2i1u3B3C5D1I1K1N4,1.3>6^2}3;o clock:a2c2d2e2g2i2u3I2K1N2;obli-:o' +
  '7s3y1;obligation:o5s3y1;obse-:E10W2;observe:E9;obst-:A3H5}4;oclo-:a2e6f3g2i3B2K3}2;oclock:a2e6f3g2i3B2K3}2;octo-' +
  ':o4C2#3(1.1;october:o4C2#3(1.1;odd:b2g1F4$5%1[3_3;oefe-:a1c4d3e3f4h3i2j1m2p1x4B4E2F3G3Q2$3%2/1>2;oefen:a1c4d4e3f' +
  '4h3i2m3p2x4B3E2F3G4Q2$3%3/1>2;of:b2h2i2m2z1C1F1N1Q1R1S1T1#2$1%2*1?3]1;of #:m3A4C5D1K1P2Q2T3V1W1X2Y1#2$5%4,1]1_1{' +
  '1;of a:i4l1m2r2s2t2v2z2D3G1L1R2#5$3)2*7-2.2_3|1;of all:b3F2R3T3?3;of boxing:i2m2s2N3R3S3V3-3]4}1;of class:g4i4y3' +
  'T3U4?2}3;of classes:b4j3m1T5>3;of everything:b2o2z4C1D3T4;of five:l2q3u2B2C3T2$5%2;of four:l2m4s3u2%3;of gloves:' +
  'g2n3^3_5}2;of it:l1o2p4r1v3x2G3S4U3X2Y4*4/3<4|2;of krav:G2N3S6U1#2;of me:l3v2z2F1*1?7@4}1;of my:d3i6k3l2q1A3B2I1' +
  'L2&1+3.3/2?5@2_2{6}3;of nine:a2t3C4D2G2N3]3}1;of our:j1k3l3n2t2D4!3,2.2/4;of people:b4D2Q7X2%2*2=4@2;of the:b1c3' +
  'd3e2h1i2n3o1r2t3v2x1D1N5O2Q1W1&2(4,1<1?3[2_2|1}3;of them:b2f2j2k2l2m4s1C3H3O5R3#3%4&3*4.4{2;of thing:d4m4s3w2z2X' +
  '3Z2!4)2]2;of those:i2o2w4K3O5(3-2]2;of three:c1l2p4A5C1K2Z4&1-3;of training:b2j2r3x1T9W3#1)3-3?2]2;of us:d1e2h1j' +
  '2l3s4t2u1A1B2E2F1Q5Y2#4$1%3&3;of what:b2u1w3U3V3W5X2Y2Z4!3*1{5;of your:f1j1A1B1C2E3F4G3J3N3R4U1V1W1X1Y4$1&3)2/3<' +
  '3=3@3}2;of yours:b1J5N4R2)1<3=1[2^2;off:a3c2d1f5h6k1l6m1n1p4q5u1x8A2E2I3K1L1V1&3(2)3>5@3_3}1;off at:c4d5e5l3A3I1' +
  'L1>5]1^3;off for:h4l4q3x2A4I1U3)1}3;off my:j6k1l3m2n2p2(3,2=5{5;off the:c3j1p5u5B5C1I2K4&3@2|2}1;offe-:c2e1f1j1l' +
  '1s4B3C1F1N2O1T5U2V3W4X1Y3Z3!2$2)3/2=2}1;offer:c3e1f1j1l1s4y1B3C1F1N2T4U2V2W4X1Y2Z3!2#1$2)3/2=3;offer you:c4B2U3V' +
  '2X3Y2Z2!1)4/3;offered:d4T3V1Y3;offi-:c1d4e3g2l2p2D1I1J2K3L3M2Q1R1T1V2Y3!5#4@1{3|1;office:c1d4e3g2l1p2r1s1y1z1D1I' +
  '2J2K2L3M3Q2T1U1V1W1Z1#4&1^1{3|2;office is:e5f3g2v2B4J1K3Z2*3+3?3;officer:L1R2V3X3Y2!5+1@3}1;officers:l3Y4!2#3;of' +
  'fices:K3#2}3;offs-:m2q3B2;ofte-:a5b2i1j5q4r3y3P3(2)2@3}2;often:a5b2i1j5q4r3y3P3(2)2@3}2;often do:a5y3P2(2)2}2;oi' +
  'l:/5?2}3;ok:a1m1n4r1t5w5x6z5C2E5F2G4H1K2+5,1?6}2;ok for:a4z2A4G4H5+3|2}2;ok to:r3t1w3x2z1A2G5_3;okay:m1n4w4x4E1F' +
  '3G5&2?5;oke:z2N4*3}4;okes:c3g4E3F3J2O3Q4V4X4Y4!4%4;okok-:k3v5;okokuqala:k3v5;old:a3i1j2n2w3A10C7D1G2M2N1R2S1T2W3' +
  '*1+3<1}2;old do:A3C6&2;old enough:A3C5}1;old is:E4S4-3}6;old must:A4C4+4;olde-:A8C4;oldest:A8C4;oldi-:A6W3;olds:' +
  'a3A4C4.2}2;olym-:}8;olympic:}4;olympics:}6;om:c4k3p1q1t1v1z1A2D4E2F2G3H2I1K2O4U1Z3&2*4^2;om te:i1p3v2z3E2K3*4^4;' +
  'on:a4b2f1g2h4k1q1v2x4D1G1H1K1V1%1/3>1?2@1[1_2{1;on #:q2%5.2}2;on a:a1c1f5g5j1n3o2q4r2F4K4P1Q4U2Z1&1)1+2,2-4.2/1=' +
  '2^5|4;on at:a3g3p4w2E2T4U4_1}1;on day:d5h1k6v3w2y6,4;on facebook:b4s2M2T3&1)2=1?3]1;on for:h3i5w5x3C1E1;on frida' +
  'y:a1e3f1g6t1u3x2y3L1$3{3}4;on her:l3r1C4E2G1K3L4Z3$4/1;on his:r3v3x1B2D4+2}3;on hold:q6}2;on holiday:m5E3V3)1+1}' +
  '2;on it:b5v2x1T3-3}2;on me:p3D2F5L3V4*3,2@7;on monday:a3d1f2g4j2t3u3w2C2N2Q4(4^2}3;on my:c1e2g1u3v5x1D5E4F2G3J1W' +
  '1$2)1,5/2?2_3{3|1}3;on offer:B1T5V3W7Y1Z1;on one:b2j6G1H4R1%5)1;on saturday:f1g4i2j3m2r1t3u2w2B2E2I2J3N4O3Y2$1,1' +
  '.1=4^1_1{1}2;on site:E4K3L4#5]4_1}3;on sunday:f2l2C1$3-3/4{3}4;on the:f3h2i3k1l3n1s3u1y1D1E2F2J1L1N1O1Q2R3T2V4X2' +
  'Y4Z2&3.2?2]2_1{1;on thursday:a1g4h3r2t1v2w3C3E2N4%1,2>2}2;on top:i2k6F3H1Q3R2V2$2&3*4;on tuesday:e3r1u1v3w1B2C3N' +
  '3Q1$2_3}4;on wednesday:a2g3m3r2t4v2B1E2N3_3;on weekdays:c5d4e5g3B3;on weekend:f2z2Z3)2^5}4;on what:a6b2j2q2r3C3S' +
  '2V2(4*3{2;on which:a3b6j1n6y2V3&3(2[3;on with:k4y2U6V4X2>2;on your:b1d1j1k2s1z1A1H1L3M1O1R2T2U4V3W3Y3,1.4<1=1?3@' +
  '3[1]1;once:d7j2k6m8n1r4s7)7*1,1[3_4;once a:f2j2l1#3%4&2^3}3;once off:k6m7)7;one:a2e4i2j2l2m5r2s3u1v1E1G2H2J2N2P1' +
  'Q3R3Y1$2%4&1(5)4+3,1]1_4|1;one can:a4c4e2u2E2U1X4Y4Z4(1)1-3]3}1;one class:f3i4m2s2B3C5Q2}5;one coach:Q5$3%3;one ' +
  'day:u1R3!2)7=3}3;one do:d3f3t2u2A3R2S3T3U2V3W1Z2&3,2;one evening:m7r5E6&2}2;one for:a5b4e3l3K2N3P2+4-1}4;one get' +
  ':c3j1l4M3P4S3!3)2=4[1;one go:i4l3s2v2H2Y3&2;one in:b2i2o2r4s3J4P3(3_4;one is:c2e4g2r2u2w3C2R3*2;one learn:P3T5U2' +
  'W1X2!3&1*1/2;one lesson:i3m4s2E3F3,3;one of:f2s4w3E4H1J3K1M2N1Q3U4W4Y4$3&2)2,2-1=2{4;one session:i2E5Q1%2)2;one ' +
  'week:m3r5s2}4;ones:d4g1h2i3s1v3B7D2H2N3X1(2@1]7;onli-:b3j2l1n4p2t4v1,3-2/10?2[3]5^3_4{2;online:b3j2l1n4p2t4v1,3-' +
  '2/9?3[3]6^3_4{2;only:a3c3d4e2f6m6n4o3w1y1z3A1B3C1E4F7G1J3L1R2T4U1W3Y2!1$6%3&3/4[2^1;only come:d1j4l4r1F3)3}1;onl' +
  'y do:c2d2e2f1z3R4T4$3%1)2+3;only for:a2z6B3F1S6V1!2$3%3)1[4|4;only get:d5h3B4}3;only have:a2c3n4w3G4I2J1L3R5&1)2' +
  '+2;only in:d2f3o2t3J2P3(3/6^3|2;only one:a3s3u2z5A4J4L3&2_4{3;only or:f4n1B4K3&5*3+2;only the:e4k5m1o2x1y2B2J3$2' +
  '^3{2|3}1;only want:j1m5o1y3E3P4R1W2%3&4)1;ons:b2h3i3l4p3u2x4C4#7%5,4.5>4?1;onto:x2B4H2L3&3(2=4[5|3;oops:u3}3;oor' +
  ':f3h7r3D1&2)4*3/3{3}3;op:f3h5i3l1q5r1v2x3y3G1H1M1Q1U1V1X2!2&4*1/1<2?4[3;op die:b2l2x5y3D2H2&3[4;opda-:r3t5v3;opd' +
  'aag:r3t5v3;open:c1f1g11h10k1z1E3V3)5=6>5[4|3}3;open mat:f8V6}2;open on:g2h2J4&3}5;open-:c5g5h2k2t3J4(2*2.1=6_2}3' +
  ';opened:_3}5;opening:g6k2t3J4.1=6;opens:c6(3*3}3;oper-:g6q2G4K4M5(1=1;operating:g6;operation:b2g3q3G4O1(2;opin-:' +
  'D2}4;opinion:D2}3;ople-:T3Y4Z4!5#6;opleiding:T3Y4Z4!5#5;oppo-:b1e3J3*4=4;opt:p3y2?2@5;opti-:b2c2e1f2j4m3n4o4p3y2' +
  'F3I2R4T6#3$4.1/1^3;option:c2j2m4n3o5q3F3I1$5%1.3/3<1^3;optional:y5;options:b3c2e2f3j3n2F1I2R5T7#3^1;or:a2i2k2n4o' +
  '1r1t2v4w4x2y1B1C1F1J2K1N1O2Q3R3S2T2V1&1+2,1[1]2^1|2;or #:a3c3e3i4j4Q4Z4$4]4;or a:f4k4p3s2v1w2y2z4F2M2N4O1Q4T4U2&' +
  '3*3_3|2;or also:c4e3k2A3L4&2*2+2/5@2;or are:c3h2k1w2z5B2F2J1L1O2Q4,1;or at:a2n5t3B2J4Z3$3=3;or boxing:a2w4R6}1;o' +
  'r can:f3n4o5p2r1t4v2y4z3B3E6F1L1P3S1$1,1/2;or do:b3e1f3h3i3j2n1v3A2E3F3H4I1L3O1Q6T1#1&2)2+5>2[4|3;or is:a2e2f5g2' +
  'j1k3l2o5p1s1t2w6x2B4K1L1P1S3V3W4*1[2^2;or just:f3g5k2s4t4w1J1O5Q1S4V3W3&6*1@3]1|1;or must:a4n3p4r2t2v1w3z1C1E2L5' +
  '(3,3-3[2_2|3;or no:a3c3e3f2h3k2n3w3x2y1H3K2U3;or not:h2l3o3r1s4w4x3z3A1+4>5{2;or only:a1c2g2k2s3t4v1y2z1B3F1P3U5' +
  'V3Y3!2&3(2)2*4-1]5|3}1;or something:k3l3n3D1E2I3O2P6T2V3X2)1>2;or the:C3J3N2O1Z3}5;or what:n4o6t3z2B1F4Q2S1X4*1>' +
  '1}2;oran-:I2P3;orange:I2P3;orde-:d2i1m1n5A5D4O2]3^7_6{9}1;order:d2i2n3A5D4O2]5^4_2{8}2;ordered:_5{7;orders:m3n5^' +
  '5{1;ordi-:z5F3S3U5Z2)4;ordinary:z5F3S3U5Z2)4;orga-:t3#7)4.3}2;organise:t4#2)4.4;orth-:x4G3}3;oss:}5;oste-:G7;ost' +
  'eoporosis:G7;othe-:g2i2k2r2s1u2y5z1C1D4F4I2J1Q2T4!1$4%3<1?1@5_1;other:g2k2n1r2s2u3v1w1y3A2C1D3F1I3J1M2S1T5#1$2%1' +
  '&1)1.1?2@3{2}1;other gyms:g4i2k1n2w4I2)2}3;others:c1e3i3k2x2y3z5C1D3F4J1L1N1P1Q4!3$4%4<4@1_2;ouer-:E4,2;ouers:E4' +
  ',2;ouma:A3E3F3H2-1;ounc-:]6_2;ounce:]5_2;our:p1u1B1C3E2L1N1Y1Z3#9$1%8,3-2.3/1>5?2@3{2;our church:l3v1y2B2F2J1M1N' +
  '1R2S2Z2!2.2?1{3}1;our hr:j1E2H1M1N3O3S2T3,3?2@3;our office:e2G2H1N2#2-1}5;our own:$4%5.5[4;our school:b2g1h2A4B1' +
  'D1N2Q1#1.1]2{4;our son:m2q1t4C2D3E3G2H2U3,1.1;ours:g4!1#4>2;ours-:t2v2F1Q3%5;ourselves:t2v2F1Q3%5;out:b2f1i3j1p9' +
  'q4r1s2t1u5w2x3y5z1D2E2G2V2)1+1.1=1>4@3[4]1}1;out for:a2d3q4s1v5x4J3!1$1.4=5>1{3;out of:a2d1e2g1p1r4x2z6F1G2I1L4S' +
  '3!3)3*7>1?2@3;out on:f3r6t4w4]5^2;out the:b2u2y4A4E3#4,2>4^2}1;outa-:>7}2;outage:>6}2;outi-:H1,3.5}3;outing:H1.5' +
  ';outl-:B4D1S4T2&4;outs-:f1g2m1v3E4H3J2K5R1#2)2]3^1{4}2;outside:f2g3i1v4x1E3H4J3K5R2#2)3^2}1;outsiders:m3E3$2;out' +
  'standing:{5}3;over:b2e1f1h4i5j2n3o2r5x3z2A7G1I3J1K2L1P2U2&1-2/6>1@1}2;over my:s3x4y3z4N1P4;over the:b5d5e1f2h5m1' +
  'q2r1D1G2M3$3/6;over to:o1r3u3A1V1}3;over-:b5e4q4r5u1w3z4G1K1L1M1P2T4!3)5/1?2^2}4;overnight:K3L3^2;overseas:n2q6w' +
  '2M2N2P3!5$2(2)6+2-1/2?4@1^2;overslept:r3u4}2;overtime:r4}4;overview:b6T6;overweight:z7D2;owe:s5}7;own:m1w6z2F2K1' +
  'L2R3X1$7%10+6,7/3[3}1;owne-:M3N3Y3#2)2+2}4;owner:M3N3Y3#2)2}2;owns:?3}5;p:d4j3Z5^2;p#:K3P7U2;pa:b2t2A3G4H3M2#1*2' +
  ';pace:z7G3/6;pace-:G6;pacemaker:G6;pack:k3m7w9-3>2_1}3;pack-:j7k1l3m3K2Q4#3$6%2&2.2^3_2{6}2;package:j4k2l3#3$6%3' +
  '&2.2^2{7}3;packages:j8.1;packed:K3Q8^4;pad:W7}2;padl-:L9;pads:a4e5n1w7y6W8$3?2]7_7{2;pads and:w4y1W4{3;page:a2b3' +
  'd1g1H1J1M5N6S3W1Y2%2&1@1[7]3{2}3;page-:,5[3|6;pages:,5[3|6;paid:k4n7r3s2x1A2J2P1#1&2(2<1_1{6|2}6;paid for:k3r5J4' +
  'K2(2_3{5}1;pain:y7G3L4;pain-:v3#3}6;paintball:#4}3;pair:g2l1n1B3C2E3F6Q3W3Z3!1,1=3]2^2_3;pair of:g2n2w1W3=4]1^2_' +
  '3}1;pair-:F4O4Q6-2]3;paired:v1F4Q5;pairs:Q3]3}2;pakk-:j6^3{6}1;pals-:G3H3;palsy:G3H3;pang-:X4*5;panga:X4*5;pani-' +
  ':G5Q3Z3}1;panic:G5}2;pant-:w5]5;pants:w5]5;pape-:a3b2g1k2o5v2w1O5P2+7,7=1?1^2|5;paper:a4b3o2w3N1P3Y2+2,5?2^3|2}2' +
  ';papers:g3o3O6+7,2=4;paperwork:k4o5v3+4,7;para-:e1g2l2H7O3S2Z2=4;paramedic:g2l3O3Z3=4;paraplegic:H7;parc-:g3^7_3' +
  '{9;parcel:g3^4_3{8}1;parcels:^6{2;pare-:s1u1A3C1E8K1L2S2X5Z2)2,4?3[5|3}1;parent:A1B4E6S4.1[3;parents:s2u2A3C2E6K' +
  '2L2M1V1Z2)2,4-1?4[4|3}3;pares:X6;park:d2q5I1J3K14$4.3}2;park-:a1f4i3v4w3z1G5H2K8Z3)1.1}2;parked:v5}3;parking:a2d' +
  '2i4w3z2H2K11U1Z3)1}3;parkrun:f6w1A3Z2;part:j5t4w1y5C1D1E5G1H2O2P2U3V4W4X2Y3Z2!1&2*4+3,1/2<4=7;part of:j4t5B2D2J1' +
  'O3U3V5W4X3Y3Z3!2&3*5+2-2<4[1;part-:n2u1v3y3E2F4G3Q6Z1$2*3,4.11<4@2{1}1;participants:A1E4+2,3;participate:E4G3,3;' +
  'parties:.6@3{3;partner:j1v5y4F6H1Q4X2Z3,1<4=2}5;partners:Q4#1<3@3;parts:k2n5G4&2;party:u4A1L1*5,1.11^1{2}2;party' +
  ' for:.6{3;partytjie:.5;pas:b3o3z4C3R4;pass:g1m9s4y1$3@5[4;pass-:m4p1I1J1P2T2U1V5$1*6,3@3[7}3;passed:p3F1P2T4@3}1' +
  ';passenger:a2J3U3*5}1;passing:g1m5I2P2V6$3;passport:+1,4@4}6;password:[7}4;past:a4c1d5e1f1g6i3y2A8I8J2;past five' +
  ':c3d1g1i5I3;patc-:P5Z5]3;patch:P4Z5]4;path:H5P3;pati-:d3e4z1O5U2#4*2;patient:d3z1O6U2Y1;patients:e4#4*3;patr-:K5' +
  '#3/5;paus-:e4q12;pause:e4q10;paxi:^7;pay:j6k8l6m11n11q4s6K3P3$3%3&4-2<8=3^1_1|1}2;pay for:h2k3l1m4q2r2s1D2K4#2&1' +
  ')1+1-4<4@3{3|1;pay in:j2n1_4}4;pay less:l5$3<3;pay the:i3k6l4&4<2_3;pay to:k7s4K3P4%4_3|4;payd-:l3n5s3u2(2/2^2}3' +
  ';payday:l3n5s3u2(2/2^2}3;payf-:n7}1;payfast:n4}2;payflex:n5;payi-:j3l3m1n1o1p1q3s5C2Q2$2[3|1}1;paying:j3l3m1n1o1' +
  'p1q3s5C2Q2$2[3|1}1;paym-:j2k3l2n8q4s3M1}3;payment:j2k3l2n8q4s3M1}3;pays:j4n5E1#2,3<8@3_5}1;pays for:j2n4E2#2&2,1' +
  '<3_3;pdf:b6|7}2;pe:q1w5z1=2^1}1;peac-:n2y4S4;pean-:l2G5}2;peek:E8;peki-:X4;pekiti:X4;pele:c4s6v5E1Z5+1;pen:w4X3*' +
  '4]4;pena-:o5p2r4}1;penalty:o4p3}2;pend-:o2=1{3;pending:o2=1{3;pens-:b3c4j4l8s3w2A7I1J1R1%3;pension:j4l4A3;pensio' +
  'ner:b4c4j2l2s2w3A4I2J1R2^1;pensioners:l2s3A4%3;peop-:c2d3e1f2o2q1s2t2w1y3z3A2E1H3N1O3P3Q4S2U2V1W1Y1Z2!3#2$3%3)2=' +
  '1?1[1;people:c2d3e1f2o2q1s2t2w1y2z3A2E1H3N1O3P3Q4S2U2V1W1Y1Z2!3#2$3%3)2=1?1[1;people do:O1Q2T6V5!2%1;people in:o' +
  '5v3z2A3D3H4Q2S4U5!2#2$2%2;people to:s3H2U2X5!3#4.3}2;people who:f2l3q3s1z3A2G3H3N2O2U2V3!1&2)4/3[4|2;people with' +
  ':d4l3m2G6H3Y3;pep:^5;pepp-:*3+2]3}2;pepper:*3+2]3}2;pepper spray:*3]3}2;per:b2i4j5k4m6o2K4Q7#1%3}1;per class:i4m' +
  '3Q3;per month:j6}1;per session:i4m4Q1$2;perc-:l4F4G2<2}5;percent:l3G2<2}6;percentage:l3F4;perf-:c3e2i2$1-3.7}1;p' +
  'erfect:c4e3i3;perform:.5;perh-:c1L4#2=3]2;perhaps:c1L4#2=3]2;peri-:e3o6p4s3_3;period:e3o6p4s3_3;perm-:o1p2x4E2L2' +
  '+9,5=1?4;permission:E3,6?5}1;permit:o3x3+8=2}1;pers-:d2g1k1l1r2t1v2x2y1z2A2H2M4N2O3Q6R1T1U3!2#5$6*1-2/3=1?3@3]3|' +
  '2;person:c1d3g1k2p1r3t2v2x3y2z3A3H2M4O3Q1R1S1T2!1%1*2-2/4=1?4]3;personal:M3O1Q5U5!3#1$10@4]2|4;pert-:m2p1q2J3/5;' +
  'perth:m2p1q2J3/5;petr-:l2J4U3#3/2}3;petrol:l2J4U3#3/2}3;phak-:f3F3R3}1;phakathi:f3F3R3}1;phan-:z4K3V2}3;phi:b6K3' +
  'L4=3;phil-:O2S6X9;philippines:O3X6}1;phon-:b1n3t4x1H1J1L2M6U1)1*2,2>1?5@2[2{2|4}2;phone:b1n3t4x3H2J2L2M6U1)1*2,2' +
  '/1>2@1[4{2|4}2;phone me:M4@1{4}1;phone number:M1[3}2;phones:?7@3}1;phot-:j1y1F4N3V1?13}3;photo:b2y4N3?5;photogra' +
  'pher:?7;photos:j3A1F4N2U2V2=2?5[1}2;photos of:N4?6;phys-:e2y3D1G5H3J4O5U3V3W1#2&2*1/4<1}1;physical:y4D2J5#3&2*2;' +
  'physically:H4U4/5;physio:a1e2G3O5V3W2<2}3;pian-:b3y4;piano:b3y3;pick:g1i2t2D4E5I6R6T2V1W2X1-2^6{2}1;pick up:g2i4' +
  'E4I6T3-1^6{2;pick-:a3g1u6z3D6M5-3^6{2}2;picked:g2u6z4D6M3}2;picking:a4D2}3;picks:c1M4-4}2;pics:?9;pict-:b5v2z1A2' +
  'M2S3?11_2}2;picture:b4v3S4?6_2;pictures:b2z2A2M3?9|1}2;pictures of:b4L3?4|2;piec-:N4}4;piece:N4}4;pier-:x8;pierc' +
  'ed:x6;piercing:x6;pig:w2L3}1;pila-:b3d2z2G2T4!3}2;pilates:b3d2z2G2T4!3}2;pilo-:m3q3}3;pin:J11;pink:F4_2}6;pins:x' +
  '4G3*4;pist-:F3Y10*4+8]3}2;pistol:F4Y6*3+6]4}1;pistols:Y3+4}1;pistool:Y2*4+2}1;pitc-:r5s2t4u3z1Q4>1;pitch:r3s2t4u' +
  '3z2Q4>1;pizz-:}5;pizza:}5;plaa-:*6/3;plac-:a2e1g1j2l1t2v3B1H2I1J5K3L3N1T3U2V2W3,1.2=5>1{5;place:a2b1c1e1g1j1r1t2' +
  'v1y1z1B1C1H2I1J4K2L4N1T3U3V2W3,1.3=1>1{2}1;place for:j2t2z5A1B2C1G2K6L4Q3W3.2=3}3;place to:t1K3L5V5W1!2[4}4;plac' +
  'ed:o1{5}4;places:j3l5v4E2J4K3#2&3(3;plai-:S3T5;plain:S3T5;plan:b7i4j9p4q7s1v1H1!2&1<7|1}7;plan for:i3l3q4u2v3&3}' +
  '2;plan-:b4g1h3i3j6o3u2v1x1z1A1G1J1L1P1V4(2)5}3;plane:I2|3}4;planet:d2g3k2o3L3Q3V5<2}1;planet fitness:d2g3k2o3L3Q' +
  '3<2}3;planned:h3(3)8;planner:b5v3H1M1!1#1-2.1>2;planning:b2h3i5A4H1J3P3#1(1;plans:j7o4u3}2;plas-:n2q5x3H2}1;plas' +
  'ter:q5x3H2}1;plat-:G3/4[2}1;platform:/4[3;play:q1u4y3*2.2/1|3}8;play-:e1p2q2z6B1D2G3R3!2}4;played:z7;playground:' +
  'D7;playing:q1G3}3;playlist:}7;plays:p3q2B3C2G3;plea-:a2b3c1d1g3i1j3n1p2q1t2u1w1B1F2J3M3O1T2V2X2#1$1&1(2=1?1[1]1_' +
  '2{2}1;please:a2b3c1d1g3i1j3n1p2q1t2u1w1B1F2J3M3O1T2V2X2#1$1&1(2=1?1[1]1_2{2}1;please advise:a2g1i1n3p2t2K3L1$1&2' +
  '{4;please my:i3p3u2x2A3J2M2,2@3;please send:j3n2p2N3T1Z3#3]3{2}1;please tell:f3l2o1p4v1w3A2F2H2K3W3$1}3;plek:C5H' +
  '3K3&4.3}2;plug:p6L4;plum-:}5;plumber:}5;plus:k2l1n3z3A4I2&3)2;pm:a4c3d6e4g3i2j3u3v2I3K2Q1;po:^5;pock-:j4w3x3&3*1' +
  '=4}1;pocket:j4&3*1=4}3;podc-:}5;podcast:}5;poem:}5;poin-:l2n2y4z1S1*7<7^6}1;point:y5z3A2S2*4[1^6;points:l2n2*2<8' +
  '}3;poli-:l5p3r4A3H2O6P1!4+2?4@3_6;police:l6z2O5P2$2+2=3}5;policy:p4r4A4?5@4^1_6;polo:p3w3K4}3;polo-:a2f3J3)3/4^2' +
  '}1;polokwane:a2f3J3)3/4^2}1;pool:}8;poor:C2Q2}3;pop:a1g6E2J1M5$2)5;pop in:a2g6t2E3J3M2;popi-:@8;popia:@8;pops:G4' +
  ';port-:H3V2#2+1[7}2;portal:[7}1;portuguese:}5;posi-:G4=8}1;position:=7;positive:G4}3;poss-:c3d1e3m1n1o3p1q1s3u1w' +
  '1y2z2A1C1E3G2K1L3T1U1X1Z1#1$1-3.3/3^5_4|3;possible:c3d1e3m1n1o3p1q1s3u1w1y2z2A1C1E3G2K1L3T1U1X1Z1#1$1-3.3/3^5_4|' +
  '3;possible to:d3m4q5t2u1w4E1G2W3X2$1-4.2/2[2_1;post:b4d6q2(1=6?7^7_4{4;post-:b2o1u6J4T1(1)3=4?4^8;posted:b3o3/1?' +
  '3{1;poster:T3(2)5;postnet:^5;postpone:u6}1;posts:=5}2;pota-:z8}1;potato:z8;powd-:}3;powder:}3;powe-:e1y4H2>11;po' +
  'wer:e2y4>10;prac-:c2v1y1F2P5R5U5Y2*6+2/1<6=3]3;practical:v3R5U5)2=5}1;practice:a2c3Y4*3/2<6]4;practise:y3F3P1Y3*' +
  '6+3/1?1}4;pram:E1H7*1}4;pray:}8;pray-:L3}7;prayer:}7;pre:C4+4}4;pref-:c3d4f1l4n4p2u2E3F4M4O4Q2$1%1/3;prefer:c2d3' +
  'f2n4u2E3F1M3O4$3%1/3;prefers:c3p3F4M2Q3;preg-:p1q5G6}1;pregnant:q5G5;prem-:g2j7l3m2n1o1p4v2E1H3J4K1V1Z4#3.2}2;pr' +
  'emises:g3E2H3J5K3#4,1}2;premium:j8l3m3n2o2p5v3V2[2}2;prep-:m5v5B2D1P2V2W4!2$2*4,2-3;prepaid:m5-4;prepare:v4D1P3V' +
  '3W5!2*4;prepared:v4B3D1,3;prer-:z6+3/4;pres-:s1v3B4D3E2G1N2V1Y1)1*2-7<2_3{2}1;present:l2E5T2U2W2X1Y3Z2#3)2-8_5{2' +
  '}1;present for:-5_4{5;presents:N6-6.4;president:h3z1}7;press:q2t3v4}5;pressure:s3y1D5G4*4;pret-:d2f3p2C2I3J4K2U2' +
  ')1^4}5;pretoria:d2f3p2C2I3J4K2U2)1^4}1;prev-:d3k2o1w1x3y2z5G3O3&2(2)2*3<1?3|2;prevention:&3)3*3|2;previous:d3k2o' +
  '1w1x3z5O3(3?3;pric-:j10k3l6m2n1s2$5%5&6-3.2]4^1|4}2;price:j5k3l6m3n2s2$5%5&6-2.2=1]4^2|4}2;price for:j3l1m2#3%2-' +
  '2.3^1}2;price of:j2$5&2+4.1]4^4|4;prices:a3j5t1v1M2N2P2$2-2[1]1}3;pricing:j6l1;prim-:l2z2B5C3;primary:l2z2B5C3;p' +
  'rin-:b5n1o7s1B2D2S5!7,2-5_1|6}2;principal:e2n3D4E1N1!7#2;print:b6o8s2N1O1,3-2.1_2|2}2;printed:-5|5;prio-:c3t3x2z' +
  '5;prior:c3t3x2z5;pris-:$3}6;prisha:$3}3;priv-:a1n1w1L4M1N3!2$9%7-2.2?1@9}1;privacy:@7;private:a2j1n1w1E1J1L3M1N4' +
  '!2$11%7-3.2<1?2}4;private lesson:j3n4J4M4N3-4?4;private lessons:j3s3N3%3-2}1;private training:$6%1=4;privately:L' +
  '4$2%4;priz-:W3.3}3;prizegiving:.3}4;pro:r4O6=2?4]4}2;prob-:o1r4u2v1w1x5z1A2D5E2G6H1K2$1+1,3?2;problem:r4u2v2w2x1' +
  'z1A3D3E3G1H2K3$2+1,4?2}2;problems:a3D3G4;proc-:h2p5t5v3O1#2@1_2{5;procedure:p4t5;process:p4t3_3;procurement:O2#3' +
  '}2;prod-:.3]6^3_5;product:.3_6;products:]6^3;prof-:p2N6O4!1+5<7@3[7;professionally:O4!3=2;profile:p3#2@4[7}2;pro' +
  'g-:b6p2r3B5D3F3P4T6U4V3W2X3!3#4&8(4/2<1=3[1{1;program:b6f2A3B4D2&4*4;programme:a1b4p2r2B4D3F3N1U5V4W3X3Y1Z1!3#5&' +
  '7(5/3=4;programme for:b1B1D3#3&1(1}6;progress:r2y1P7[4{4;proj-:o3q3E1?3}6;project:o3q3E1?3}3;prom-:h1l8o1s1P8{3}' +
  '2;promise:h3o4;promised:a2s1{4}6;promo:l6}2;promotion:l3s2P5;proo-:w2D2M3O4+4}4;proof:w2D2M3O4+4}4;proof of:w2M3' +
  'O3+2}2;prop-:t1y3H2L3O3U3V2W4Y2#4&3*3]1^2}3;proper:y3z2L4O2U4V4W4&3]3^3;properly:p2t2y2H3O2W3Y3*4;property:}5;pr' +
  'oposal:#4}4;pros:z5O3Q2R3}2;pros-:s3E1G3H3T5;prosthetic:G4H3;prot-:a2o1w2y4F4O2U5!11*4=3@3]4_1|1}2;protect:l2y4F' +
  '3R2U2!5#2*5,2@1]1;protecting:U4!4)2*3;protection:a3o2w3y3F4O4R1U4!5#1*1=2@2]2_2|2}1;protective:a3w3y2!7=4;protec' +
  'tor:!5]4;protein:}9;prov-:c2o1w6H2I2J4L5M1Y2#3+2/2^2;provide:b1w4H4I3L3M2T3Y4;provided:w4L4+4;provincial:}6;psir' +
  '-:O4!6#2+3=3}3;psira:O4!6#2+3=3}3;psyc-:D4E1<2}3;psychologist:D4E1<2}3;pt:w2$8;publ-:b1h6l2I4U3$3%2)3,1?4@1|5;pu' +
  'blic:h6l2I4U3$4%2)3,2@2;pudo:^7;pull:p7y4E3;pull-:D3*6}1;pulled:D4*4}2;pump:G4}1;punc-:a1c2m6w1y7z1D1R4S2W7#1.4>' +
  '1]2_2}2;punch:c1d1m8w3y2z4B2R1U1W4.1]2_3}3;punched:y8R3;punches:a3c3v3y5D2*4}1;punching:D3G3R3S4V2W6#3.4>2]2}1;p' +
  'upi-:l2B6Q2#2,3?1}1;pupils:l2B6Q2#2,3?1}1;pupp-:}5;puppy:}4;purc-:]6^5_4{9|3;purchase:]6^3{8|3;purp-:m1z2P3V3Y2=' +
  '2?2}2;purple:m1z2P3V3=2}3;purple belt:m2z3P3V3=3;push:q1u6v1y2z4A1D3H4}1;push-:z4A2D8}1;pushed:D6*2;pushes:D4}4;' +
  'pushing:A3H1*2;put:k5o1q8t4v2w4F3J2K5L4M1Q3R3(1)2,3-4?4}1;put it:b2q4J3K2,4]3_3;put me:k2q4t4M4R2)1}2;put my:o5t' +
  '3B2F3K2L4(2)3,4?1[2}2;put on:k3q3v2w6L6W2)1.3;putt-:k3n2q3z2E2U3?4;putting:k3n2q3z2E2U3?4;pyja-:w3V5;pyjamas:w3V' +
  '4;qala:z3A3(5;qr:n4;qual-:l1s4O10!2+3<1=4]1_3;qualification:O5!2=2;qualifications:O4=3;qualified:O6=3;qualify:l2' +
  's4C2!2+3<2;quar-:d3f1i1m2n3q5U3%3&2(5;quarter:d3f1i1m3q5U3&2(5;ques-:g3i2j1l1m1w1A1D1G1H2M6P1Q1R2U1!1#1&2,5;ques' +
  'tion:d1f1i2j1l1m1p1t1w1x1A1D1G2H2K1M5O1P1Q1R2U1!1#1&2?1]1;question but:d1f1g1i1k1l2m1n1o1p1q1r1t1w1x1B1D2E1K1L1N' +
  '1O1P1Q2U1V1W1Z1!1#1$1&1(2*1-1/1?1@1]1|1;questions:g4M3,2}3;queu-:e3L3Q3}2;queue:e3L3Q3}2;quic-:a3e4i3o2z3D3G2K2M' +
  '3P3R7$1)1?1^4;quick:a4e5i3o3z1M2P2R2$1)2?1^4_1;quickest:R6;quickly:m1z3D3G2K3M3P3^2;quie-:c3e6f2D1E4Q8$3}1;quiet' +
  ':c3e6f2h1D2Q1$3}3;quietly:E5;quit:p11q2C1;quit-:p5q2z4C2;quitting:p5q2;quot-:j5#8%2}2;quotation:j1#3;quote:j6#5%' +
  '2}2;r#:j7k5l3m1s6$3-4]3^2}2;rack:K5;radi-:m3J4S4}1;radio:S4}4;raff-:-5}2;raffle:-5}2;rain:a3r1u6T4}6;rain-:a2u3}' +
  '6;raining:a2}4;rais-:B3D2}4;rama-:q4r4}3;ramadan:q4r4}3;ramp:H11;ramp-:H7;ramps:H7;rand:j6s5x2I3J8&2-1>2]2}1;ran' +
  'd-:d2j6I4J2V3$3&3]3|2;randburg:d2g1I4J3V3}1;rands:j6]4|3;rang-:a2i1A3T4Y7Z2#1+4,1]2}2;range:a2i2A3T4Y7Z2+4,1]2}2' +
  ';rank:F3I4O8P7*4;rank-:P10;ranking:P6;rash:n1w3]4^2_3{4}2;rash guard:n2w1]5^3_3{4;rash-:w4]6^2;rate:j2l11m7x1y3$' +
  '6%4}1;rate for:j2l6$2%6;rate-:j7l4#3$5%3;rates:j7l4#3$5%3;rath-:c1d1e3h2l2m2n2q3u5x1y3A2C1D1E2F1M4U2V3X2Y1Z1$3&3' +
  '(2+1,1.2>2?3^1_1|3;rather:c1d1e3h2l2m2n2q3u5x1y3A2C1D1E2F1M4U2V3X2Y1Z1$3&3(2+1,1.2>2?3^1_1|3;rather than:c4e3l3u' +
  '2D3U4V3Z2&4)1;rati-:F3Q7}2;ratio:F3Q7;ratt-:X6]5_1;rattan:X6]5_1;re:k1r3u6x4#3%5}1;rea:I6;reac-:j3n1q6D2G2H4I5M6' +
  'R2S2X2!3#1*2^3;reach:j3n2H3I6M8P1R3^3;reach you:n3I6M1;reachable:H5I4;react:D3S3*2;reaction:X3Y1!4#3;read:a1o4B1' +
  'E1G2K1N3P1U3W2$1&1,4.2@4^2|10;read the:o4B4N1P3R2S3W4,2}1;read-:m4t3z1C2F1P2U2#3,2=1@5{6|8;reader:|4}3;reading:t' +
  '3F3S2,4|5}2;reads:@6;ready:m4t1z2C3E1P3R1U3=2{6|7;ready for:m5z2C3P1R2{1}1;ready to:m1t3E2P4{6;real:h1y6E1J1M3O8' +
  'R6S1U4W2X4Y4@3}3;real-:a2e1j1s4w2y1z3A1C2F2O4P3S5U2X2#2<5_2}1;realistic:w3z1A3F3*3}3;reality:U3<5;really:a3e2j2s' +
  '4t1x1y2z4C3F1J1M1O5S6X3*1_2}1;reas-:j4w4F3G2;rebo-:u4;rebook:u4;rece-:g6v5M3=6[1]1_4{6}4;receipt:_5}6;receive:g2' +
  'v3{4;received:[3_1{4}2;reception:g6n2v5H1M3-2<2=1]2^2_1}1;receptionist:M3=7}1;reco-:h4q3r1v2z1G1J3O4P6R5+2/7?9@4' +
  '[3]1;recognise:v4J6P3;recognised:O4P6[4;recommend:w1z4E1R6]4}6;recommended:C1D3S3W2<2;reconciliation:h6;record:+' +
  '4?8@2}1;recorded:/5@5;recordings:/8;records:N3O3?2@3}1;recover:q3r5;recovering:E3G4$4;recovery:q3}3;recr-:#1=9?5' +
  ';red:h5x3z2}7;rede-:r2-2}3;redeem:-2}3;redu-:l8r1H1>5}2;reduced:l5r3H1>3;reduction:l6>4;reel:#3?3}4;refe-:l6n3#2' +
  '{3}5;reference:n3{4}5;refl-:z4}3;refr-:Y4Z4!2;refresher:Y4Z4!2;refu-:k4r3x2C1<6?2_7}4;refund:r4<5_6}6;refunds:<3' +
  ';refuses:x3C3_2;reg:n1w5y3E6+3}2;regi-:k11t7O4W1(1)4<2=1[2}2;register:k5t7O5(2<3=2[3}3;registration:k5t3)5|2}2;r' +
  'egistration fee:k1}4;regu-:m4v3F5Y2%2;regular:m4v4F4%3;rejo-:k5q4r2;reke-:-2[4}2;rela-:x3E5}4;rele-:p3*3,1?4;rel' +
  'ease:,2?4}2;reli-:e2w3x2F4R3S6W2}1;relief:e2R3W2}1;religion:F4S2}2;religious:w4x2F2S5;relo-:p5J6V1Y4(2;relocatin' +
  'g:p4V3(2;rema-:E5}3;reme-:Q4?2}4;remember:Q4?3}3;remo-:p3u1x6/8?5@5;remote:/7;remotely:/6;remove:p3u2x5?3@4;remo' +
  'ved:x3?4@3;rene-:o8p1Z4}1;renew:o5p5}2;renewal:o4Z5+1}1;renewed:o3p2+1;rent:w4L2+7.6}6;rent out:w5L3}4;rent-:o2I' +
  '4;rep:a3f2g3U3Y3;repa-:G2I4}5;repair:}5;repairs:I4}3;repe-:r4)4}4;repl-:r5G5M2N2_8;replace:r5_6;replaced:G5N2;re' +
  'placement:q1r3G3_4;reply:M5}4;repo-:v7?3}5;report:v7}6;repr-:M2}5;represent:M2}4;requ-:w4z5A1E3F2O1P5+7@3}1;requ' +
  'est:F3M1@4}5;required:w5z5E3P3+3;requirements:z2A3P4+1}3;res:d2f1F2%3^4}3;resc-:u7{4;reschedule:u6;rese-:b2l1t7u' +
  '6E2K3O2&2)1[5{3}1;reservation:t5u5;reserve:t7K2&3)2[3;reserved:u5K3O3;reset:[4}4;resi-:l4p9s2y3!1#4;residence:#3' +
  '$1%2}1;residents:l4s2#2;resign:p6;resp-:l3D7Z4!3#1,6?4;respect:B1D8?3;responder:Z8;response:l3Y1!4#2}2;responsib' +
  'le:,5}1;rest:e2f5k3m1p1q6r2v4z4$1{3}2;rest-:c2q2A4L6V3!3#4]4_2}1;restaurant:c3#5}4;restriction:A3;resu-:q3Z6=4}3' +
  ';results:}8;reta-:f2h3=3;retail:f2h3=3;reti-:c7l2A7G3#1-1=4;retired:c6l2A6=4;retirement:A5#2;retr-:l3p3q1!3}4;re' +
  'trenched:l3p3q1}1;retu-:q4z2E1=3_12}1;return:q4E2=4_8}2;returned:_5;returning:z4L2[1_5;returns:<1_4;revi-:K2,1|3' +
  '}6;review:,1}7;reviews:K4|4}2;revo-:H2Y8+3;revolver:Y8+3;rewa-:l5-1<8;reward:l5-2;rewards:<9;rib:y2Q3,3}3;rid:p4' +
  'R1@3}6;ride:i3I6K3}1;rifl-:Y7+2;rifle:Y6+2}1;rig:/5?2;righ-:a2e1g3h4i1s2t2v3w3x2C1G2H1I3L2M2R2S2U3V2Y1+1,3@2|1}1' +
  ';right:a3e1g3i1s2t2v3w3x2C1G3H1I4L2M2R3S2U3V3Y2+2@3|1;rights:h4,5_1}4;ring:v1x11y5M8V2W8}1;ring-:c1x4G2M4W3@1}2;' +
  'rings:x4M5W3;ringworm:G3}6;rins-:L8;rinse:L8;risk:o2y7G2K2!2,10;rivo-:a2I3J4K3V2>2;rivonia:a2I3J4K3V2>2;road:e5f' +
  '2j2l3J6K3P4)2*1/3}2;road-:d4Z3}5;robb-:#5*6}5;robbery:#5*5}1;robo-:a2J4M4R2T3*4>1}4;robot:J2M4R2T3*3}4;robots:a3' +
  'J4*3>2}1;rock:a2t6E3,3;rock-:W5}1;rocky:W5}1;roga-:V4}3;rogan:V4}3;role:m4x3D2$1*3;roll:a4c6e4f4m5o2r4x3y2F1G4H4' +
  'R2V9;roll-:o3x1y4F2H3V7W2(3>2?3}2;rolling:o4x1y5F2V7W3(3>3?2;rols-:H10;rolstoel:H6;rona:#3%5;roof:K4}4;rook-:z8(' +
  '3;room:l4z3E7H2K1L7Q2Y4#1$4&5.3/1}3;room-:d1L6Q1}1;rooms:d1L6Q1}1;rope:z3W4*3]5}1;rose-:m2F2I6V4!1#3^1}2;roseban' +
  'k:m2F2I6V4!1#3^1}2;rost-:b9m5o3t2;roster:b9m5o3;rota-:b2f1G6;roug-:i2j3y7B4O2P2Q4R3Y2#3;rough:j3y7B4O2R3Y3#3;rou' +
  'ghly:i3I1P3Q6^2;roun-:d2e2g2i2y7J1K2P2Q2W1%2(7+3?3}2;round:c1d2e2g2y1z1A2J1K3P3Q3%3(7}1;rounds:i3y7W2+4?4}2;rout' +
  '-:F1I4!3}3;route:I5!4;rubb-:m3w4y1z3X1*2]5}1;rubber:w4y1X1*2]5}1;rude:D2}7;rugb-:f4h3l1q2w3z2B4D1G4R1W2Z2!2.2]2}' +
  '2;rugby:f4h3l1q2w3z2B4D1G4R1W2Z2!2.2]2}2;rule:r6x6E3G3,3>2?5;rule-:o2v2x7y3A1S5?2}2;rules:o2v2x7y3A1S5?2}2;run:b' +
  '2c5d2e2f2h1i4o2v4F3I5M2T1U2V1W1Z4#4&2(5)3*2-1>3?1]2;run a:b1c3e4O1Q3Y3#4&3)2}1;runn-:a4b2e3h3l4u2v2w3E1F2G1K1M2S' +
  '1U2W1X2Y2Z1%3(3*1?3}2;runner:i2F3R2S2W4*3;running:a4b2e3h3l4u2v3w4A1E1K1M3S1U3X2Y3Z2%4(3?3}2;runs:a3b7e1f3o2u1G1' +
  'N7O2}1;rush:d5Q3.3}1;rust-:f4u3z8I2^2;rustenburg:f5u3I3^2;ruta:d4f4B4D1T4U3V3W3X4Y3Z4!2*5;ry:E3I4}2;sa:l3m2r4s4O' +
  '6R2+4@1}4;saan-:d6g3K1;saans:d6g3K1;sabb-:f2q6;safe:y7B2F2G3K5L7R5U2!1)1@9|1}2;safe for:y2G2K4L3Y2>4}2;safe to:n' +
  '4G5I1K2O2}3;safe-:y5F1H2L1U4V2Y5#4)6,3/3|5;safely:H3I1L3V4Y3*1;safer:A1F4U3;safety:y5U4Y4#4)6,4/3|5;said:a2k1q3s' +
  '4u2x1y2z1A2C3G4J1N1S1V1W3!1/1@3[5]4{2;sal:i2z4C2D6E1F2R4$4;sala-:j4l2=5}3;salary:j4l2=5}3;sale:]7_3|5}3;sale-:m1' +
  'y1M3#5*2=2;sales:m1y1M3#5*2=2;salo-:d5x3}2;salon:d5x3}2;same:b1f2h1i3j4k1u1v1w1y1B4C6J3K2L1M1N5Q3%3+1,2]1^5|1;sa' +
  'me time:d1f1B5C3E2Q4%2}2;sami:x3L4+4}3;samp-:s7|4;sample:s7|4;sand-:a1e5f2j2l4o1x1B2I4J4K1N1U4V4W3X2Z1=1>5^2}3;s' +
  'andton:a1f2j3o1t1B2I4J4K1N1U4V4W3X2Y1Z1/1=1>5^2}2;sandton city:a3e3I2J4N4}1;sandton is:J5K5U4X4>6;sani-:a3}6;san' +
  't-:-6}1;santa:-6;saps:l7O3!1+7}3;sass-:l4n3O2}3;sassa:l4n3}4;satu-:a3b1f10g3r3t3u3w2J2K1N2O2Q1)3.2=1?2^2}2;satur' +
  'day:a3b1f10g3r3t3u3w2J2K1N2O2Q1)3.2=1?2^2}2;saturday and:e4f3i3t2u3x2P4$3{2;saturday morning:f5K3)2}3;saturday o' +
  'r:f6F3M2-3;saun-:o2L1,5}3;sauna:o2L1,5}3;save:l9r2t3z2M3U1Z7$4&2,3@1^2;save-:b2n3@5;saved:b2n3@5;savi-:l4p2Z2<7;' +
  'saving:l4I1Z4;savings:p3<7;saw:d2l3s1t2A1K3N4P2R1T6U6V3X5Y4&4(1)4=4]3|2;saw a:l5N2T2(1)5=2]2|4;say:a2d2g2h2o3p2w' +
  '2x2y4A4D4G2J2K1O2R1!2?3[2|1}3;say no:p1y6A5D5O4?2;sayi-:S4,6{1;saying:S4,6{1;says:a5c1e1g2o1p1q1s1u3z1C2D2G3N1R2' +
  'S1U3V1X4Z1(2<2>4[1]2{3}3;says i:e2p2t2z3G3U4<2;says you:a3e3g3s1z4U3+1,1=3;scan:n6}2;scar-:n1o3v1y4z5D4F1N2R3U3W' +
  '1Y4?1;scared:n1o2v2y3z3D3F3N2R3U3Y4}1;scared of:n2o2v2y3D4F2N2Y5;scen-:N2*9;scenarios:*6;scene:N3}6;scep-:j3s3v1' +
  'y3E3O2Q2R2&2*3,2|1;sceptic:j3s3v1E3R2,2|1;sceptical:y3E2O2Q3&2*3;sche-:b8f2h2j2m1t4u4$2<9>4@1;schedule:b8f2h2j3m' +
  '1n1t4u4$2>5@2;scheme:<11;scho-:c3f2h3k1l1p1u1B5D4I1J2N1T1U2V2W2X1!3#4.1}1;school:c3f3h3k2n1p1u1z1B1D4I1J3L1N1T2U' +
  '2V2W2X2!3%1=1}2;school and:n2p4I4M2O4R1V1W1#1}1;school holidays:b3m3q2u3(5}5;school in:f2I3L1U1}9;school is:f2h1' +
  'l2B4D3N4P4;schools:h2j1y3D1E3#7)2,2.4}3;scie-:O4W6=4}3;science:O4W6=4}1;scoo-:H5I3K6}1;scooter:H5I3K6}1;scor-:l3' +
  '}5;score:l3}3;scou-:Z3.5}2;scouts:Z2.4}1;scra-:u4w2x4y2z7Y2&2}2;scratch:w3x4z6Y2&2;scratched:}8;scre-:b2G1O5S2*5' +
  '/7|3}3;screen:/8|3}3;scru-:w4G4L3;se:a4i1q3u4x1A2D1J2M3%5+4,1.4?3@1_4}2;seam:_5}3;sear-:C4U4}5;seas-:a1f3h4l4r3K' +
  '1P3W2)2.1]3;season:a1f3h4l4r3K1P3W2)2.1]3;seat:E3&5)1*3}1;seat-:H1K2*4}4;seco-:f3l6m3q2r3s2y3B1G1H2J1Z4_1{4}3;se' +
  'cond:f3l6m3r3s2y3B2G2H3J2_1{4}1;secondhand:}6;secr-:b2i2D2F2M2!4-5?2}1;secret:-5}3;secretary:b2i2B1D2M2Z2#1-3?2;' +
  'sect-:A1B4F3G4M3V3+5[4}1;section:A1B4F3G4M3V3+5[4}1;secu-:c1d1f1l2v3K4U2V1X1Y3!6#3&1+1=4@3^1}1;secure:t2K4&3@4}1' +
  ';security:c1d1l3v3H1K1U2V2X1Y3!6#3+1=4^1|1}1;security guard:d2z2I2R3U4X3Y3]1}2;see:a1b6o4s3y1E10G4J4L1N3O1P1Q1)1' +
  '?2@6[6]3{3}1;see a:e2E4G3J5P4.2>2}3;see how:b3E7{3;see if:b2m2s6{3}1;see my:f1B4?1@7[6{3;see the:b3g4o1q2s1E4H3J' +
  '2N3>3?1[2]3;see what:b2k1o4s1t3v2E6Q3&2?2@4[2]2;seen:s1y2D2E4L3M3O4T2Z3$3<3;seer-:y4,5;sees:@5;seko-:D5;sekolong' +
  ':D5;seku-:Z3!6#1;self:o1D7F5I1J2U8)1/3^2|3;self-:z1B3C1D4F3R2S2U8X1#5$3%1)5*3-2.2?7|4;selfdefence:z2A1B4C2F5G1R2' +
  'S2U8V1X1#4$3%1)4*3-2.2/1]1|4}1;selfdefence day:F1#3)6;selfdefence for:B6C5D1F1U2.3;selfie:?8;sell:m5v2A4J2$2-2/2' +
  '@5]7|5}5;sell-:&2]3}3;selling:]3}3;semi:%10;semi-:o4O4)14/3;seminar:)13/4;seminars:)10;send:b3j3n5o1p3J4M3T4,2/2' +
  '<3=5^10_4{3;send a:n3M4#2,3;send it:n2T3-2_2{5}3;send me:b3j3o4J5N2T5&2,2]2}1;send the:b1n3p3M3,3<3^2_1;send-:q4' +
  'A5@3^7_1{1;sending:@3^7_2{1}2;seni-:l2A7H2T3;seniors:l2A5H2T4;sens-:m4v3z1G2N4O1R3?2}1;sense:m5z3R4;sensei:v3N4O' +
  '1}3;sent:q5>3^5_6{4}5;seo:}9;sepa-:l1m1v1A1B4F2K1L6Q2X2$2%1&1+2|2;separate:l2v1B2F1K1L6Q3X3&2+2;separately:m2A3B' +
  '1F2$2%3|3;sept-:h5q2x3(4;september:h5q2(4;seri-:y4F3V3Z4}2;sert-:O3P4}1;sertifikaat:P4}3;serv-:e1l1B1I4M4O1T6!2#' +
  '1=2}3;serve:O5;service:e2B1I4M5T3U1#2=4}3;services:l2T6!2;ses:d4q2C3;sesh:a3c3d3e2f2i5m4s3Q2;sess-:a5b2c6d3e5f2i' +
  '6m6r5s4t1u2w1B2E3F2I1Q2T2V2#3$6%4/2>1?1;sessie:e3i3$2%3;session:a5c4d1e4i5m6r1s5t3u4v1w3E4F1I2Q3T1#3$4%4>1?3;ses' +
  'sion for:a3e3s2t5C1#3%4.2/3;session i:d3r4s1u4x3y2F2Q4+3;sessions:a2b5c3d3e2f3g1h1i2j1m3r5s1A1B4E1F2T1V5W4Y2#1$3' +
  '&2-2/4<1[2;sessions for:b3c2d4T4V3Y3$2%3;set:d4i3j4k3t3v3H2$4&1,3.2?4[7]1;seta:O2}5;sett-:l4m3n8E2]2;settle:l4m3' +
  'n8;seun-:B4C3D2E3;seve-:a1c3d6f2i4A6C6I1N3*1+2,1;seven:a2c4d4e1f4g1i4C6I2]1}2;sevens:D2Q4}1;seventeen:A3C2+3,3;s' +
  'eventy:A7G1;shad-:z4K2W2/2=5}2;shadow:z4W2/2}3;shak-:v4G3}2;shake:v4}1;shakes:}3;sham-:C2D2L4>3]2;shame:C2D3>3]2' +
  ';shap-:z7W4;shape:z7W4;shar-:b4d3e2l3w3I2J3K1Q2%4?1@5[2|3}4;share:b5l2I2J4K2$1%5?2@5[2|3;share a:I5$2%4?3;shares' +
  ':}6;sharp:d4e3E1}2;she:p2r3w2y2z1A4B1C7D5E1G2H4P2#1$1)2,2-2.1;she do:m2r3x2C6G3Z2;she is:i2v1z3B3C7F3$1}1;shed:C' +
  '4E2)3>4;shed-:u2>6}1;shedding:u2>6}1;shee-:b4j2v3_3}3;sheet:b4j2_3;shel-:o2r2s3C4D4F1]3|4;shell:r2s4C4D4F2;shes:' +
  'a2m1A2C9D2F1H3-3;shie-:w3W3!4]3}2;shield:w3!4]4;shif-:a2c3d2e2k1l1m3o1p1q2r3t1u3F2L1M2T2U2V1X1$2&1*1>2^2|1;shift' +
  ':a2c4d3e1f1k2o2q1r3u4F3L2M3V2W1X2Y1>2?1[1^2{1|1;shifts:a1b2e2j1l3m3p3q2t2C1G1R1T4U2$4&2(2*2/1;shin:w5G2]7_5{5;sh' +
  'in guards:w3]5_4{4;ship:q3/2?3^8{5;ship-:X2!3^10_1{7;shipped:{4;shipping:^11_2{4;shir-:k2w6D1&3]7^4_7{4;shirt:k2' +
  'w7&3]4^2_7{4;shirts:D4]6^3}4;shoe:x7}2;shoe-:s2w8x7}1;shoes:s2w8x7}1;shoo-:a1f1g3r2w3x3y4D2E1F1J2N1O1Y10+8?1}1;s' +
  'hoot:y3Y8Z1+6?1}3;shoot with:Y1+4}1;shooting:a2f1g3r3w4y2D2E3F2J3K1N2O2Y6*1+4,1;shop:d5e1g2l4n2y1D2J1O1#2-3=1@1[' +
  '1]10^1_4{1}1;shop-:h3n2+3@3;shor-:a1c1i7o6q3v1w7D2N1R3S2T3&3)6=3]4_1;short:i3o4q3v2x1z1D2N2R4S2T3&3)7=3}1;shorte' +
  'r:i7o2G3&2;shortest:o5;shorts:w8]5_2;shot:z1Y5Z4}5;shot-:y1Y8?5}1;shotgun:Y8+1;shots:y1?5}3;shou-:h1i2o1t1v3w4x2' +
  'G6J1M1O4R6X1!2<2]1{2}4;should:h1i3o1s2t2v4w5x2z1A2I1J1K1M1R7!2<3>1]1{2;should i:a2h2i3s3t3v3w4z3A3G2I2M2R2(1>2]3' +
  '}2;should my:w2J3K4}3;shoulder:q3G8O4Q1X4;shout:G2M3O4}5;shov-:D6;show:a1b4g3m1r3u1v1F2I2N2P4Q2U1Y3Z3#1*5+4-1.6?' +
  '2]2}1;show me:b5r3v4N3U3Y4Z2]3}1;show up:a3m3r2t4u1y1Q4;show-:a1b2c2g1r5v3L11U1W1&1]1_3{3}2;shower:L6U1-2_3{3}5;' +
  'showers:L10;shows:a3b3g3r6v2B1K2U1W3$1&2(1]2_2{2}1;shra-:_4}1;shrank:_4}1;shri-:}7;shru-:D4_4;shut:f2g7h8S2V5}1;' +
  'shut-:h7I5>3;shutdown:h6>3;shuttle:I5;shy:u2v2x1z5B2D6E3L4M1O1R2$7/2?2|1;siba-:%4;sibl-:l5B5C1;siblings:l3B5C1;s' +
  'ick:q4r5s3u4y1P4/3}3;side:x1A1B3E6G3I2J7Q2Y3Z5-2?4;side-:E6G2H3Y6;sien:b4y4E2@3}3;sifu-:%5.2;sifuna:%5.2;sign:d1' +
  'g2k7o8s2t5I3T3(3,13[9^2{1;sign a:o4,3;sign for:o6I4(3,4^5}1;sign in:T2[9}5;sign the:o2,3;sign up:c1g2k5l2o2s6t4A' +
  '4C4F4L2(3)3;sign-:k6l1m2o5p2t3u1J1,9@2[5|2}1;signature:o2,7;signed:g1k3o1p3u3J1,5@4]3|3}4;signed up:k2o3p4u3J3@4' +
  ']3}2;signing:k3m4o4t2,5[3;signs:l3o3,6;sill-:q3z2A4L4W3;silly:q3z2A4L4W3;silv-:j4}2;silver:j4}2;simi-:l2z4B3O1V4' +
  'X3;similar:l2z4B3O1V4X3;simp-:z4H3I2J4S1U2&2|2;simple:H3J4S2U2|2;simu-:q2Y5*2}1;sina-:X7;sinawali:X7;sinc-:b3f1h' +
  '2w2x2z2A1D2G2H2P3Q1U1V2*1+1=3>3@3]3_1{4;since:b3f1h2w2x2z2A1D2G2H2P3Q1U1V2*1+1=3>3@3]3_1{4;since i:r2w2x3z1G2I1S' +
  '2+3@4_3;since the:c2f3j2x2D3H4/1]3{3;sing-:l3m6o1r1x2z1D1H2L3X1$1)4,2.3}2;single:d1i1l4m5o1r1z1D1H3L4T1X2$2)4,2}' +
  '2;siph-:d3}6;sipho:d3}6;sir:p1v4A3F3L1W4=2}1;sist-:f2l1t1A2B2C4D2F9H2J2%4(2-3/1=1^2_1;sister:a1f2l3t2B2C3D2F4H3J' +
  '3%2(2-4/1=2?1_2;sisters:A4C2F6%4^3;sit:e2h2i4o3q5t2v3y2z4B1D3E12H2/1;sit and:i4v3z3E3;sit in:d1e3i2B1E5H3L3>2;si' +
  'te:a1b2d2j3n1s1t2w2E2I1K2L5R3T1U1#4(1@4[6]3^1_3{1|1}2;sits:z3C4D3E4V4*1=3;sitt-:a3d3i4(2)3*1;sitting:a3d3)3*1;si' +
  'tu-:F2J3L3M3S3#1)2*6|3;situation:L3M3*6;situational:#2)2*1|4;six:a4c4d8i5l1q1x2C7K4Q3Y1$2%5.3>3}1;six in:C6K4$4;' +
  'six weeks:q4x5y2$3/3;sixt-:i3l2A8C3M2&3*2,2.6[2^1;sixteen:A1C4,3.6;sixties:A5}2;sixty:i3l3A7F2M2&3[3;size:z1F1L1' +
  'Q9S2*2]7_7;size-:]6_3}2;sizes:]6_3}2;skaa-:z5D5$3;skaam:z5D5$3;skie-:Y9+5;skiet:Y4+5}2;skil-:z4D1P3U3V3X4Y3!2;sk' +
  'ills:z1D1U3V3X4Y3!1}1;skin:y4G3V3}3;skin-:z3D4R4V2}1;skinny:z3D4R4V2}1;skip:d1e5q8r8y3z1P2V1}1;skip a:q3r4}3;ski' +
  'p-:r6y1W4]5;skipped:a2r6y3;skipping:W4]5}2;skoo-:h4w2D6V2#1.2}3;skool:w2D6V3#1.2}2;skry-:k4t6)2}1;skryf:k4t6)2}1' +
  ';skui-:r3u3}2;skuif:r3u3}2;skyp-:U1/6;skype:U1/6;slaa-:y7;slee-:a3c5f3q5r3w5K4^2_4}5;sleep:a2c3f5q5r4}6;sleeps:a' +
  '3c4e1^4;sleeves:w5}1;slip:e5(3,5_4}2;slip-:q2x3G6*4,2;slipped:q2G6;slot:b2c6d5e7f3r3t6u4z5%1;slot-:b6d4e2;slots:' +
  'b6d4e2;slow:v2z7O2R4?1{4|1}3;slui-:g4h3L4&4;sluit:g4h3&4;smal-:i2o3y1z3A2B2C3D2F2K1Q4R3V2%7]4^2_3;small:i3o3s1y2' +
  'z3A2B3C4F2K1Q5R3V2W1%7]3^1_3;small group:%12;smaller:D1_4}7;smallest:j3D4]3;smallholding:Y3Z3^3;smas-:r4y5K4*5;s' +
  'mash:r4y4K2*5;smashed:y3K3}2;smel-:L5_3}6;smell:L1}5;smells:_4;smok-:z5}6;smoke:z4}2;smoking:z3}5;sms:M5@3{3}3;s' +
  'nac-:w2.3}7;snack:w1}7;snacks:w2.3}3;snap:n4?8;snap-:n7?6_3;snapscan:n8;snat-:*7;snea-:e1x5E2;sneakers:x5;so:a2b' +
  '3c6d3e1f5j2m3o3p4y1z1E1I1J2L2R2S1T1,1<3[1{2;so can:i2l4o4r1u1y3E4^3_3;so could:b1c4d2e2h2n1s2u2v3y4I1J1N1S1#1$3?' +
  '3^4;so do:c5w3y6W2+4,1]3{2;so how:i2o2p6s2t2H1I5K2Q1[1;so i:a1b4c3f2g2i2j3m2o3p2q1r4v2w1G2I1J3L2P4Q2V2Y3Z1$1(1,1' +
  '<5?1{1;so id:b1c3h2m4s3u1y2D3I1L3Y3$3/1;so im:a3e4m1p3Q3U2V2!3;so is:d4e1f3x2z2C1D2E1F4K1L1T3U2&3*1.3/1<1>3;so i' +
  't:b2c6d3f2<2}1;so much:z4B2}4;so please:b2k2l3o1p4u2H3J2T3;so that:g4i1n2p1J2M4T3-4<3>3[3}1;so what:a6c2f3j6r1I3' +
  'M3N3O1Q1R3S4T5&2[4;soap:L4}4;socc-:f2p3w2B3.4=2}2;soccer:f2p3w2B3.4=2}2;soci-:z3Q3W1#3$2,2=4?5}3;social:z3Q3#3$2' +
  ',2=4?5}3;sock-:a2x8-3;socks:a2x8-3;sodw-:%4;sodwa:%4;soft:z6C1D5}3;sola-:q3>6}2;solar:>6}3;sold:I4U3&3+3-2@3]8;s' +
  'old-:l3z2N2O2S2U3!2.3;soldier:l3z2N3!3}1;soldiers:l2O2S3U4.3;solo:$8;some:b1e3g2l3m2r3v2w1y2z2B1D5E2G2O2T2U3V3#1' +
  '$1&1,4-2.2?4[1;some-:a1c1e2g4k2v1y1z1B2J1M5O1R1T1U3V1X1Y1Z2!2&2)1*1,2-4|2;somebody:g6v5y5z1A3E1H1I3L1M4N3O6V1W2$' +
  '3*4-4=1@1^1|3}1;somebody who:z5C2H3O3U3W4&3)2-1=5@3;someone:a1g6k2r4v3y3z2G1H3M5O1Q4R2V1X2Z4!3#1$4&1*2,1-2?1_1{1' +
  '}2;someone to:v1Q5Y1Z2#2$4=2_4}1;someone who:j4k4y2z5O3R4X4Y2!4@2|4;someone with:d2z3G2H4O5*3+1;something:a4c5d4' +
  'e5f3k3l4o1u2w2z1B4D3F2P3R2S2T3U4W2X1Y2Z2!1#2&2)2,3-1.1/3<2?1|2;something at:c4e3B3C2*3=5}1;something for:a1c1d3f' +
  '2s2w1z3A3B3C3D3F6T2Z1!3#4%1)2,2/3<2?4]3;something i:b4o3w5G2L3M4Y2Z2,1-3/3_2;something in:d3e3f3n4t3J1P3X3,1/2=3' +
  ']4{3;something like:k4l3n3w3D1K3S5T3W2X2&1)4-1>2;something off:l8|3;something on:a1d3e2f4h2x3C3N4P4Z3#1*4/4;some' +
  'thing that:d3l4D3R2V3W1Y2?2}1;something to:a5d3k1p2w3B4D3J2P4U4Y3,2-2|5;something with:c4f1M2R3T3V2X1Y5&4.2;some' +
  'thing you:D3E1H3T2U5V3W5X1Y2Z2!4*2.1/3]3;sometimes:m6r4G5!3)3;somewhere:b4r1y2B2C1E3I1J5K6L4M3N4U2V2X1.1@3[1;som' +
  'ewhere to:E2K3L5V4}1;son:t3v1y1B7C6D5E1G2I1P1S1$2,1.1=1?1]3;son has:b2p3r3u2x4G4H5P2Q2S3[3;son is:m4o2r1u1v4y1B1' +
  'C3D2E1G3O1W3)2=3^4;son of:y2C4N3R3$3+3|2;son wants:v3B2I2T3W3X5&2]3}2;sond-:f9+5;song:}7;sons:n1p4u2B3C4D2E3G1M2' +
  '%2,1-2.2<3?1^2_3{1;soon:a6p1t1B3G2J3P3$3(6)1]3^2;soon-:a8m2;soonest:a8;soos:m3z3X2)4;sore:y4z4G7}5;sorr-:a3b2i2p' +
  '3u4A1Y2&2{2}4;sorry:a3b2i2p3u4A1Y2&2{2}4;sort:m2t2v4D5Q3T3U2!3+2_4;sort of:m3v4B1Q3T3U2!3+3;sort-:k1T4+3_4;sorts' +
  ':k1T4_3;soun-:s3L4S1&4}5;sound:}6;sounds:s3L4S1&5}1;sout-:n1I3J2N2S3V2X3(2}3;south:n1I3J2N3S4V2(2;south africa:J' +
  '3S4V2(2}1;sowe-:I6J5^1;soweto:I6J5^1;spa:.4}4;spac-:t5F2K6Q4#1(6}2;space:t5F2K6Q4#1(6}2;spam:@5}4;span-:#7}1;spa' +
  'r:y13?3;spar-:c5w3y10G2?2]4}1;spare:w5;sparring:y9G2?2]4}3;spea-:D3G1M6N5!1=1}5;speak:G2M6N3#1=2}3;speak to:M7#4' +
  '=4;speaks:D4N3;spec-:l7E8F2G5O2S1T4%3)5,1.4_3;special:k1l7w2x4F1G3H2O3S2%3)6,2.5|2;specials:l7_4;spectators:E5L3' +
  '}3;spectrum:G6;spee-:n7r1D1R2W2}2;speed:r2R2W3}3;spel-:A4}5;spelled:}3;spen-:e1s5w6E1N3+3^3;spend:e2s2w6E3N3^3;s' +
  'pin-:W2}7;spli-:e2n3y3A1B2C3F1G1Q4Z5$3%2_1}2;split:e3n4y3A2B3C3F1H1Q4$3%3_1}1;spok-:C4}5;spon-:l7M1-1}5;sponsor:' +
  'l5-1}4;sponsorship:l3;spor-:d3f1j1q1w2z5B3C3G1O1R1S4T3U2V2+1<1=4?2]5}1;sport:d2f3p2q2v2z2B2C3G2O1R2S4U3V3Y1&1+2<' +
  '2=1?1}1;sports:d3i2j2l3n2w4C2O1T5=3?3]3_2}2;sportsmans:]6}3;sporty:z6B4#4;spot:q5t6v1C2H1I3J4K5L3Q2!2(2)1*3[4;sp' +
  'ot-:&4(5;spots:&4(5;spra-:G2*3]3}3;spray:*3]3}3;spri-:q2A5(3}4;spring:q3A4(3;squa-:x3F2I2J3%4}6;squad:F3%5;squar' +
  'e:I2J4}1;squat:}6;sque-:a1c2e4Q2_2;squeeze:a1c2e4Q2;st:x3}5;stab:Z2]3;staf-:e1g2k1l1F1K3M1N4O4U1!2#8-1/3=3@1[2|3' +
  ';staff:e1k1l1F2K3M1N4O4U1!2#8-1/3=3@1[2|3;stag-:)1.5>6}1;stage:)1>7}3;stage #:>7;stai-:z5H11;stairs:z5H10;stam-:' +
  'z4D3K5}2;stamina:z4}1;stamp:D3K3}3;stan-:e3j3m2n2p1q2s2v4z1D4E1K6N3Q2U1+2.4<4;stand:q4s3v4z3B1D4E2K6Q3U2!1.5}2;s' +
  'tand up:v2B3D5U3V3;standard:j4m3o2p3+3<5;standing:a2e4n4v4J2K2*2;star:}5;star-:a6c2d2h1i2k5t6v3w2z5A5B1C3G1N1R3W' +
  '1$1&2(9]1;start:a4c3d1f1g1h1k1n1q1t5v2w3y1z3A4C4G3R5U2W2!1(5}1;start again:a1q6r4G1;start at:c5i4z2P4}3;start th' +
  'e:c4C3(6;start with:h4i1t1v3y3z3A1C3G1R6$3|2;started:a2k1t5u3A2N4P1V3(2{3}1;starter:k4z5&8(1]2;starting:a5k3w3z4' +
  'A4&1(7=2}1;starts:c2d4e4h2i6v6B3L1$2(3*1]4{2;starts at:a3c1e5i5;stas-:I5;stasie:I5;stat-:I7L2U3%3*2+4,2?3@2{4}3;' +
  'statement:@4}6;station:I7J1L3U4%3}1;status:+5?4{6;stay:b3f1g2o6q1x4E9G1I1*2/2@4[3{1;stay in:f3x1E3I4J1}1;stay-:h' +
  '1m4r3x4C4E2I2J3)3|3}2;staying:h1m4C2I3J4)3|3;stays:f2m1r3x4C3E3}1;stea-:d4h2R4,2}3;steam:d4h3R4}3;stee-:l5q3z1H3' +
  '}2;steep:l6H4;stel-:m4p1)2^3}3;stellenbosch:m4)2^3}1;step:t5v2x2z3H7P2R2!3,1[2}1;step-:p4t5v3x3z2B6C5H9[2;steps:' +
  'p4t6v4z3H10[2;stepson:B6C4;ster-:D2}5;stic-:a4b4d1f2i2t1w4y2z1B3N2R3X8*3.1]4^2_3}1;stick:a2b3i3y1z2A2B1F2H1N2R1X' +
  '6)2*5/1_3}1;stick fighting:a4i3m2A1B3F3N4R2)4;sticks:a3b2d2f3t2w4y2B3O1R3U2X5.2]5^2_2{1;stif-:d3z6R4}3;stiff:d3z' +
  '6R4}2;stil-:a1d3g4h3k1l1n1p1q2s1w1z3A3B1G2J2N2U2V1W2X2Y1&3(2+3/1=1>3_1{4;still:a1d3g4h3k1l1n1p1q2s1w1z3A3B1G2J2N' +
  '2U2V1W2X2Y1&3(2+3/1=1>3_1{4;still a:d4s3C1P3%2&3(2]2}1;still come:d2g3h2u2w2E1G4>4{1;still do:h2j2m4C3G7U2W2+2/5' +
  '}1;still have:d3h2q1s3w3z1A3I2V4W4X3}2;still on:a1h2s2U2W4X4/1>3_6{1}3;still train:c2f1h7y4G3+5,1>5;stin-:o2G4L4' +
  ']3}3;stink:L5]3;stit-:u2_5}2;stoc-:e2o5r3u4X4$2-5/2]7{5}3;stock:e2o6r3u4X4$2/3]6{5}5;stock in:o1r4u4{3}1;stok-:X' +
  '8;stol-:K5L2,1}3;stolen:K4,1}3;stom-:c1G4L2}2;stomach:c2}4;stop:h2n3o1p9q9A2B2D1I5K6Z5>2@5}1;stop my:p5K2}1;stop' +
  ' the:a3i3p3q1A2D4K3Z3)3@2;stop-:i3p1q2z3B3I3U2Y4Z2;stopped:p1q2z3B2U3V1}1;stops:B1I4Z3;stor-:a1g1j1t2B3H1J1L6N1P' +
  '1T3U2V2W1Y1Z2!1#1/1<1=1?3@4]7^3_1;store:L1@3]9^4_4;stored:@5;stories:M1O1?6;storm:a2g2t3B4F1J4N3T5U3V3W3Y2Z2!1#2' +
  '/2<2=2>1]4}3;storm combat:g1j3J3N4T3,2;story:j3P5&2}2;stra-:a2c5e2f1v5w4z2B3D1F3G1I1J1L5U1V1%4*1-3<2^1_4|3;strai' +
  'ght:a3c5e3f2k2v5w5z3D3I2K1L5Y3-4^2|4;straight from:a4c2w5K2}2;strange:F5}5;stranger:v2B6}2;strangers:y3E2F1O2R1U' +
  '2Z2#1%5;stre-:a1e1g2i2z2H3I1J5K5R2S1T1U6V2W2#1&1*3/7=1>1?3}1;stream:/7?5;street:a1e3l1t1w1H4I2J7K7R3S2U6V3%2*1>2' +
  '{1;street bjj:a3t4w3V5}2;strength:z5R2T4;stress:R3W4Y3*4<2;stretch:g4i1I2}5;stretching:i4T5}1;stri-:e1n4o5r5s3u2' +
  'x1D3F3P4R2*2[1}1;strict:r3B2D4E3N1O1,1?2;strike:r4u3}4;strikes:e2r1*5>3;strings:o6s3;stripe:n5V2}3;stripes:P7[3}' +
  '3;stro-:z4A1C1D4G5H4R5S4/1=2}1;stroke:G5H1/3;strong:z5A1C1D1G2R5S4=3]1;stronger:D4}3;stru-:j5v5z5D4$2&5;structur' +
  'e:j5D3;structured:v5D2&5;stud-:f2j2l5m2t2x3A1H1I1K1Q5W1%1/2=5?3[7|1}1;student:j4l5t3A1G2H1I3P1R1W2$1*1=3?1[6;stu' +
  'dente:l3;students:f1l1A2F2K3Q7#1%1)2=4[5}1;studies:d2m4}1;studio:m3H3J4)3?3;study:e2f4O1S2%3/4?2|4}2;studying:d2' +
  '=2^3}1;stuf-:a1c1w4A2B2G1L2O3S4T3U2V2W1X3Y2Z3&1*4+2@3]2^1_1{4|1;stuff:a1c1g1w5A2B2D1L3O3S4T3U2V3W1X3Y3Z3!1&1*4+2' +
  '@3]2^1_1{4|1;stun-:k2.2}5;stup-:d1f1i1l2m1o1p1q1r1t1w1x1z3B1D1K1L1N1O1P1Q1V1W1!1#1$1&1(2*1?1]1|1;stupid:d1f1i1l2' +
  'm1o1p1q1r1t1w1x1z3B1D1K1L1N1O1P1Q1V1W1!1#1$1&1(2*1?1]1|1;stupid question:d1f1g1i1k1l2m1n1o1p1q1r1t1w1x1B1D2E1K1L' +
  '1N1O1P1Q2U1V1W1Z1!1#1$1&1(2*1-1/1?1@1]1|1;stut-:D5G3;stutter:D4G3;styl-:b4f2i1j4l2o1s2B1R6S2T6U3V3X2Y3-2/1^1;sty' +
  'le:b4j1o2s3G1N2R6U4V4X3Y4-2/2^1;styles:b2f3i2j4l3v2B4R3S4T6;subm-:V7<3=1}2;submission:V4;submissions:V6;submit:<' +
  '3=2}4;subs-:j4k1l1m4o2p3q1/4<4>1;subscription:j4k1m1o2p4q1/2;subu-:J6>3}1;suburb:J6>3}1;such:b1c2k2l2w4B1D5W4Y2Z' +
  '3!4%1)3*3-2.4@3]1;such a:b2w4z1D3F4W5Y2Z1!2%2)1*3.1;sue:,7}4;suga-:G4<3}2;sugar:G4<3}2;sugg-:u1B1C3D4I2R3U2W2#2;' +
  'suggest:u2B2C3D1I2R3;suggested:D4U2W2#2;suit:c2d3h3u2w8z1C3L8R3!3$2]3^1_2;suit me:b2c3d3f1h4u2z3R3;suit-:a3e4m2w' +
  '4z1A2E1F3G3H1R4S1$1)2]2|3;suitable:a4w4z2A3E2F2G3)3|2;suitable for:a4w1z3A3B1E2F2H1)3|3}1;suited:F3H2S1|2;suits:' +
  'e4m3w1R5S2$2]3}1;summ-:h4o3W2Z3|5;summer:h4o3W2Z3}4;sun:c4d5e6f8u4;sund-:b3f9g5r3$2-2/3{1}1;sunday:b3f9g5r3$2-2/' +
  '3{1}1;sunr-:c8;sunrise:c8;supe-:i1E3K3W2!5.1}1;supp-:d6i3u3w6C1L3M3Z3+5?2_2}4;supper:d7i4}1;supplied:w7;supplier' +
  ':}7;supply:w3L4+5]2}1;support:M3Z4;supposed:u4E2.2?3}1;sure:s5z2D1H2R2Y2?3@1[4;sure-:l5z1C2_1;surely:l5z1C2_1;su' +
  'rg-:q2y3G5;surgeon:y3G2}1;surgery:q2G4;surn-:N3}3;surname:N3}3;surp-:k5v2-6]2^3;surprise:k2-6]2^3;surv-:f2z3G5U7' +
  '!6|1;surveillance:!6;survey:}7;survival:U4|2;survive:f2z5U6;survivor:G5}1;sush-:e3}4;sushi:e3}4;susp-:q8D3I5;sus' +
  'pend:q8;suspended:q1D3I5;swap:d2e3r6u6_10}7;swea-:c2d1e3i1m1w4x2E2F3L7R2S2U2V1W5$2;swears:S3U4V3W3;sweat:c4d2e2i' +
  '2m1x3L3W5}1;sweating:$3|1}2;sweaty:e2w4E3F4L6R3;swee-:d1w4V5W6*2.5=4;sweet:W7.5;swim-:b4w2C2Q2}6;swimming:b4C2Q2' +
  '}6;swin-:y2X3*2;swip-:n7<5;swipe:n5<5;swit-:u4z3<3}6;switch:u4z3}4;swol-:y3}2;swollen:y3}2;swor-:X6}2;syll-:P4&3' +
  '*3;syllabus:P4&3*3;syst-:k3m3r3C2P5S5U1@2}2;system:k3m3r3C2P5S5U1@2}2;t:o7w4&1]5_2;t shirt:w3&1]1_3}1;tabl-:b7B4' +
  'E1G4/3|3}1;table:b7E1|1}2;tablet:B4/4|4;tact-:a3O3Y5Z5!5)3+3=1]4;tactical:a3O3Y5Z5!3)3+3=1]4;tactics:Y2!3;taek-:' +
  'z2R3S1T7}3;taekwondo:z2R3S1T7}3;tag:k6C3E2?2}3;tai:T5;take:a1i4j1k2l1m2n4p1q2r2u3x6z3A4D2G4I4J4R2U1!2*2?6@1_4;ta' +
  'ke a:h3k2l1o1q7u5w3C5Y2!4*1?7;take it:n4o1r2u2x3G3?4^3_4;take me:u3A4G2@3[4}1;take my:p5u2x2G3@4}2;take part:m3y' +
  '1C2E5G3H3P4+2,3}3;take the:o3x1I4L4&1+2/5}1;take them:A4B4C2G4?2_1;take to:P5^1}5;take-:a1d3j2q1r2v3x2G2I2N3O2P3' +
  'U1V2&4*6,1-2=1>1?4]2^1_1|2;takealot:-3]4|3}2;takedowns:V3*5;taken:d1r3x3=3?4@2^2_3}4;takes:a2d3j4q2r1v4G3I3N4O2P' +
  '4U2W1Z1&4*2>2?2[1;takes the:c2I3N5O4?3;taki-:l3p4q2E4N4Z3*1?3{3;taking:l3p4q2E4N4Z3*1?3{3;takk-:w4x6;takkies:w4x' +
  '6;tale-:l4z6}1;talented:l4}2;talk:g1v7D3M9S3V1#6)2*4}3;talk to:g1D2M6#4$2}3;talk-:j2l2t2v1M3N1S3V2#1&3)5*2-3;tal' +
  'king:j3t3v1M3S2#2*2-3}1;talks:N2S3&3)6}1;tall:C3N2Q2R5*2]3}5;tamb-:a2u2I4}1;tambo:a2u2I4}1;tap:n8y5}2;tape:x7?2}' +
  '3;targ-:A2D6Y4}1;target:D6Y3}1;tari-:j8$3%4&2;tariff:j3$4&2;tase-:}6;taser:}6;tast-:s9t7u8v3w2T2;taste:s5t2;tast' +
  'er:s8t7u8v3w2)1;tatt-:G4N2}4;tattoo:G4}4;taug-:a1b4c1O3T1U3V3W4X2Y3!2&2*5=2|1;taught:a1b4c1O3T1U3V3W4X2Y3!2&2*5=' +
  '2|1;tax:f3r3#2}7;taxi:i3r3u1B3F2I15L2U2*5;taxi-:I8R2U4#3;taxis:I8R2U4#3;tb:G4;tccc:Z8;te:k3l3p1t1v1z3A1D4E1F2G2H' +
  '2I1K2O4U1Z3&2*3^2_3|3;tea:c1j3.5;teac-:c1f3l1v1z1B1D4F2N9O8Q1S2T3U4V1W3X4Y4Z2!2#4$2)1*2-1/1=4>1;teach:e2f3B3D3F3' +
  'O1S2T4U5V2W4X3Y4Z3!4#2*3=3>2}1;teach him:D7;teach how:X3Y1Z4!2*6;teach it:T2U3V5W6Z3!5;teach me:S2U5W2Y5$3*3|3}5' +
  ';teach my:D2N4O3Y2*2}2;teach that:D2U3V2W2Y3Z4!1*1;teach the:B2D2N1U5W5X2#1=1|1;teacher:c2d1f1l4v3y2z1D3E1N6O6Q5' +
  'X1$5(1-6<3;teachers:c1l6N3O3Q2Z2#6%1)4=2;teaches:F4N4O2S3U1X1&3)3/4=2;teaching:c1z2N6O6U1Y1!2*1;team:e1K1M2N7O3V' +
  '2Z1#8.5/1=6}4;team building:#8;team-:z4!3#5/5;teams:z5!3/6;tear:G4,3}1;teas-:D9;tease:D4;teased:D5;tech-:r2z1B2D' +
  '2F1Q2S4W3!3*6/5?5|3;technique:r3v1y1z2Q3S3W3*2?5;techniques:B3D3F2S3!3*5/5?1|3;teen:d1j2y4A2B9C3D7Q1$4*4]1;teen-' +
  ':a2d3f1t1A2B9C4D4O3Q4S2W3%1&1)2,1|3;teenage:d3B1C2F1G3I2S4V3$2%1;teenager:t2z1A3B4C3D6O3W4,2-1|1;teenagers:a2B8C' +
  '2O3Q3Z2%3&3|3;teens:a3d3f2i2A3B3C2N3P1Q3R2U3W2X2)3.1;teet-:w4y4G4;teeth:w4y4G4;teke-:o3,6[5;teken:o3,6[5;tekk-:a' +
  '3w4x2}1;tele-:M8@3;tell:a1b1e2f1i3j2p3r2v1w1B2H1I1K1N2S2T5U1V1W2X1Y1&3@3|1}1;tell me:a3b1e3f2j3k1o3p1v2w2B4H2J1K' +
  '1N3S3T4U1V2W3X2Y2!1$2&3>1[1{1|2;tell my:i3@4}5;tell-:a1t2J2#4>3[1;tellers:#4;telling:t3J2[1}1;temb-:I4=3^2;tembi' +
  'sa:I4=3^2;temp-:q5D6$2+1}1;temporary:q4+2;ten:c6g3j2m9q2v1C8I2P2Q3R2$2.4{2|1}1;tenn-:G4S2}3;tennis:G4S2}3;term:b' +
  '5h4o11p2q5t3w2z1B3P4(1;term-:h6n4o7p8s2^3;terminate:p7;terms:h6n4o7s2^3;terr-:o2u1z4G3K3?3;terrible:e1o2u1z3K4?3' +
  ';teru-:r3M3<3_10;terug:r3M3_2}2;terw-:x2E5?2;terwyl:x2E5?2;test:s7t7u4v3y4P10/2?2}5;test-:s5t5u7v3y1F5P8}2;teste' +
  'd:P5}4;tester:s6t6u7v3;testosterone:F5}2;tests:y3P5}3;thab-:a2N3$4}5;thabo:a2N3$4}3;thai-:c3T4}3;thailand:c3T4}3' +
  ';than:c2f2h1i6j1k3l1n2o1z1N2Q5R5T3V2X1Y1Z1%1&3*1.2/1^4|2;than the:i3k5u2F2Q4^2}3;than-:j1l1Z1-5}6;thank:l2Z2-5}2' +
  ';thanks:}7;that:c2d1e2l2m1o3r1w1y3D2P1S4U2V2W4X3Y3Z2!4&3(1*3,1/1?2@1[1|1;that a:c4m5r3w1z3A1B4E1M1O2(1+1=2}4;tha' +
  't be:a3j1n2w2x1z1E1S3W1$4(2.2/1?3;that day:a4f3h1k4s3t2u2/3;that i:c1g3j2n1r2s3x4A2P4Q2S1T2+2,4-3<4@2[3|3}3;that' +
  ' im:q3t4P3@4}5;that is:e3o2z3B2D1R3S4(2}2;that my:b1u1y1Q4S1X2(3-4}5;that one:a1j3r3y1Q2U3Z4&3+4]2;that possible' +
  ':c3o3u3y2G1H1K4L3Q3T3W3%1;that something:y3D2E1T3V1W1X5Y3Z2!2*1;that the:a3r2D2E4O3S2&1+6>3]2{4;that time:c5d3e4' +
  'f2q5(4;that with:k1D4P3U1W1X3Y3<2>2;that work:f1m3n5o3q3w3z2G4+1<1^2;that you:h3p2s2z5J2M2T2U3V3X2=2?2]1|2}1;tha' +
  't-:b3e2h2k3l3u2B1C2F1|2}2;thats:b3e2h2k3l3u2B1C2F1|2}2;the:u1v1K1N2O1&2_1;the #:a1g1r2y1z2A1N1O2Q3&7(7/3[2}1;the' +
  ' #th:h6n6p2q1u3#1(4.1^1;the academy:b2g4h3p4B1F1H1I3L4N2U2Z1!1,3<1=3>2^1}1;the adult:b2z4A1B2C1}4;the adults:b2A' +
  '5B2C4J4;the advanced:a3y3z5P1Q2;the afternoon:c3d2e1g4h3B5;the army:l2z1G3O4S4W1!3=3}2;the baby:c4d5i2q3x2E1R2X3' +
  'Z2(2/1_1}1;the back:v2E5K5*4}5;the bag:a3w6C2^2_2{5;the bank:e4f2l3n4t4w1L4#2;the basics:v3z5W2&2)3|3}3;the begi' +
  'nner:a1i2k2l3n2r1s1y4C2F3&3(1-2/3[4|3}2;the beginners:z1G4N4&5(1}3;the best:g1n3I3M3O3R4X1}2;the big:o4B2C1D4J1V' +
  '3%2<3}1;the bjj:a2i2q2E3F2N3O2P3V4}2;the bleed:a3i3A2Z4)2;the book:|9}4;the boxing:a1t4x4E3N2O3P4Q1S2W1Z3$2,3_2}' +
  '1;the building:g4v3E3H2J1K1}4;the bus:a2c2D2I5M2;the car:a4c1d1g2i4m4E6H3K6L4Y1Z2)2;the children:h3o3s1w4x3y5A4B' +
  '3C2J2P3!2}3;the class:b5i4l1n4z4E5F1G1H4N4Q2%1+5<1?3]2}3;the classes:b1d3g3j2z3A3D1J3Q5R2%3/2}2;the coach:v5x1y1' +
  'B2E3G4M3O3Q3W1$2,2/1?2[3]5}2;the coaches:p3z2D5G2N2O3,2.3@4}2;the courier:^4_3{6}1;the course:k1n2y1E1I1W3&10(6+' +
  '4,1-2<1@3|3}5;the dark:c2K2!3*5>7;the date:u4P3}2;the day:a1b2c6d6e3g6k2m1r3t3u2z4$5&2^2{4;the days:a6b6f4r6/3;t' +
  'he debit:n1p4q2}2;the desk:g6m1n4v1,2-1=2]4^4}2;the difference:j1R3&2_3}5;the door:g6h2k3m5s3t3v1x3H4K4V1+3,2<1@' +
  '2}1;the ebook:W3-1/2@2^2|5}4;the end:d1f5h1o5q3r4y4E2P5&2-2?1}1;the entrance:k2E1H5J6K4;the evening:c2f2g4i1z2F2' +
  'I5K6L1M2N3Q4T3V3&1=4?3;the face:y6N2R3W1;the family:d2j4l2q4s3E3G2!1[2;the fee:j2k2l6n4$4%3&4<1;the fees:j3l6n1q' +
  '3r4<1;the fighting:y7z2T2X1Y4;the filipino:a3s2t3w2y2z2N4O2P2R1)3{2;the firearms:w5A3C1F2N3O1P4+3,3;the first:a3' +
  'c2f2h1k5l1o2r1s2t1v2w5z2H1N2(5,1<3[1_1{1}1;the floor:x4y5D3E3F1V7W2Z3,1}1;the form:k2p2t4u3M1,8@5;the free:m3s4t' +
  '7u6,4/2;the front:g4H4M1=4@2^3{1;the full:b4l4v5w5y1T4;the gate:g2v5D2H1#2*3>4{4;the gautrain:a3d5I3K2L4U2|1;the' +
  ' gi:n3V6]4^2_3{2}2;the gloves:a1g2n3R3>2?3]1^7_1{3}1;the ground:F2G3H4R4V6*2;the group:r3v4z4E2G2N2Q6$1&1?1@1}3;' +
  'the gun:z2O1Y6+6;the gym:a1b1f3g6h4l1o2p2t4y2I3J4L1N2.3=1>3?4@2]1^1_2|1}1;the hall:D3E3H2.5}2;the head:y2G2M5N4O' +
  '2$2&3*4]3_3|2;the holidays:m1t3B3C5P2#4(2)1/3]1;the hours:b2e2i5E6}1;the house:a2c3d2r3s6v2w2A3Z1$2*3+2/5>2^1;th' +
  'e internet:M2O3/5?5[3;the intro:s4t3u3v5&3;the israeli:S1U8;the kids:a3c2d2e2h3i1w1x1A1B2C2D2E4I2J1K3M1N3O2P2<1=' +
  '4?3@2[3}2;the knife:a3s2A4C4X3)3;the krav:j4q3A4N3O4U3V3]2|3;the ladies:a1e1y2L4M2N3S2V3#4?3}1;the lady:a4x3F3N1' +
  '}5;the last:d5i1k4z2C2I4K1N2P3Z1(3)1;the lessons:b4i6j3r1z2E2O2*2-3<1?3;the list:b1t2u3)1<2}5;the mall:c1f2h1t2x' +
  '1A2B1E1F1I4J1K3O2Q1S2W3X1#2)2,2.4<2>2]1^1;the mat:a5e2i2x4A2E3F4G2H3L3N4Q5$1=1?5;the mats:a4c2i3v1x3B3E4F3H3L3N2' +
  'P1V2,1.6=3?1;the members:y3[6}3;the membership:l4n3o6p2<4}1;the men:y3C3F2O2Q4!4;the middle:e6g4j4p2t3z2>2;the m' +
  'oment:a3c2g3j1l3s2v1H1$1=3>1}1;the money:j1k2n7r1!1%3{3|3;the month:j1k3m3n6p5r5t3L4(3;the monthly:k10&1<3;the m' +
  'orning:a3c1g6F1N3Q3U2$6%2}2;the most:R2#3}4;the name:N6S6;the new:b3p2A4D2J1M3N1Q1(7[3{1}4;the next:a4e1q2r2s2P5' +
  'Y2Z3&1(4)3_3}3;the number:j5M3Q2}2;the office:c4d2f2g4l1n1p2r3u1w3y4B1I2K3L3M5P2Z3#3>2;the old:w2y3C3J5N5[4;the ' +
  'one:b2D3F1J4N2S3V4Z2(4^2|4}1;the only:c5z2A4F7Q3;the other:a3f2k2r4s2D1H1J1P2S4U5*3_2{4}1;the others:e3i4k3r1z6C' +
  '2D2G2P3%3;the owner:M3N2}4;the page:b1j3t3C1M3S3%3[2{2;the parcel:^7_3{1}1;the parking:a4z4F1H4>2}1;the people:z' +
  '3N5O5Q4}1;the phone:b2n1t3M4[2}1;the place:e5g6m1s1v4z1E2F1H4J4N2$3>4[1;the police:P3!1+2}6;the power:>6;the pri' +
  'ce:f2k1l4o2T3%3+3-3]3^5|3}1;the range:a3i3w1Y1Z3+4,2}1;the rest:e2f3h1k3m2p2r4v5z1$2{3;the right:C2G1I2M4U3V3Y2+' +
  '4,3}3;the road:e5f3j2l3J1K4P4/3}2;the room:z3E6H3$5;the same:b3f3i2j5k3r1u1v1w2y1B5C5J4L1M1N5Q1<1]1_1|1}2;the sa' +
  'turday:a5f2m1w2z3J4Q3>2;the schedule:b6f4>4;the school:c3g3h2k4m2t2J2L2T1V2%2(4,3-1>1?2]4^2}2;the session:i3m1r6' +
  'u3E1+3>2?3;the shooting:w1J2K3O4Y4+7?2;the shop:c1d2g2l5n3q2t1w2M3&1-4=4[4]5{2;the side:x2E7?6}1;the site:a3b4d3' +
  't3w3F2M2N1[5^3_3|1;the small:i4o3B3C1V3%5]2}1;the staff:E2H2M2N3O2/3=5[2;the start:a2c2k5t2v2w4(1;the stick:a3i3' +
  'm2w1F3N4X2)4_1;the sticks:a3i2N3O3R5X3]1_4{3;the street:H2K4R6S4U4*3;the student:[1}6;the taxi:d2i2r3A2F4I6L3;th' +
  'e team:w3N4O4#3,1?2}2;the teens:a4f3i3B1C3P2;the three:h1j3l2&6;the time:a2b4d3i3r3u3D4Z2@3]3;the times:b6m3>4;t' +
  'he trainer:N1O1Q7W4$4;the trainers:N5O6;the training:f2i1j3x6y5z4E3F1G1H2J4T1&1*2+3/3=4]2{1;the trial:i5j3m3o2s2' +
  'u3v5w2,2?3@2;the try:s4t2u4;the twelve:r4&5(4-3}2;the two:e2f4j3s3C3L3X2$2&3)1{3;the uk:h2n3q5z2V2X3&1/2>3^5;the' +
  ' waiver:,8;the wall:b3h1E4O5X3*2?3}2;the way:g2n2p4r3t3u1H4J3N2)2{1}1;the website:g2h2j2k2n2t2u2A2B1H1L1M2N2W2$2' +
  '&1(2)1.2?2@5[1]4{2;the week:a2b9c2d6f5g1m1r3u2B3W4(2^3;the weekend:f7u1$3)3{3}1;the whole:b4c1f1g3m2n2r2A3B4E3F2' +
  'K3L1M1#2&3>1;the women:F2O4Q2#3)3}3;the workshop:u3H2K2L3M3)1?3}2;the wrong:u5J1_5{1;the year:h8l1o1p4t3z2(2-2/4' +
  '}2;thei-:a4e3v1x1A3B2K4L3M1N2O3P2Y3!3#3%3*2,1-2<2[1}1;their:e3h1v1x1A4B2K3L3M1N2O3P2Y3!3#3%3&1*2,1-2<2[1}2;their' +
  ' own:B5L1#3%3*3[3;them:b1f4m4s1x4B8C4D4E3M2O5R4W1!2#5%2*1+2-1<2?2]3;them-:v2y3B6F3O3U2Z2)3.4;themselves:v3y3B6F3' +
  'O4U2Z2)2;then:a4c5d6e5f5g3h1i5k1m4o3q3r3s2t1v5I3M1T2(3*2^2;theo-:l4v3&3/3;ther-:a2f2g2h1k2v2E1F1I1J1K3L3M1N1P1T2' +
  'U1V1W2(1)1=1]1;therapist:D1G3U2$3<3;there:a1g1h1k1v2E1F1H1I2J1K3L2M2N1T3U1V1W2(1)1=1]1;there a:b2k1l1m1o1p1q2r4s' +
  '3v1w1x1A2B1E2H1J2L3M1N3O1Q2W1Z1%1&1(1)2,2-1/2<1?1[4]1^1_3|2;there an:j3m3n2v6A4D3F2K4M2P4V4$3(1)3/3=4[1]3_1|4;th' +
  'ere another:n4u3H4J1M4P5(3)3>2;there any:a2c4h3l3s3z1B2G1L1U1V2W1*3/2<2=2?3}2;there anything:c2d4e2k3l2w5B4G4*3;' +
  'there are:g4l2s3A3F2H3L2Q4%4*1=4{3;there at:e1g5s3K2O3W4}1;there be:a2c2d2h4l2v2C3F2Q3&3(4)3>3;there bjj:a4c2d2B' +
  '4V6;there boxing:a6e3h4W6;there for:a6d3f2u4v2B1C6E3K1L2T3.2;there in:g4x2J4L3T5}4;there is:a3b1c4d1e4f6k2l2T1W2' +
  'X2Z2!2,3>3}2;there krav:c2e1f5U8;there n:k4l4m3o3s2A3B1H3K2L3O4Y3%3)3,3=2;there one:r3I3J3K2L3O3P2R3(4[3;there s' +
  'ome:b4d2k2n2r1v4w5L2M2;there something:a4b3c2d5e3f5k1m2w1z2B3C3F1G4T3U1X2Y4Z5%2*3,2/4|3;there somewhere:E5K2L2U2' +
  'V2}4;there still:a1d5e4s2t4&3(5>1}5;there training:a4c2d5e3f5h2!3*3>2;theres:a2c3f4g1k3o3u1A2B1D2F1K1L3P2S1V1,3>' +
  '2?1[3{1;theres a:u2y1A3B2D3F2K2P3S2&2,3[4}2;theres no:c4f3o4J1>3;thes-:p2B2L2M4O3R3V2Z3&2)2,2@2_3|1}1;these:p2B2' +
  'L2M4O3R3T1V3Z3&2)2,2@2_3|2;thesis:}6;they:f1r4v1x4y2z1A3B1C4D5G2K4L1M1N2O11S2V2X1-1<2[1]2^2_1{3;they are:f4q1C3O' +
  '2^4_2{2;they-:c2v2x3D3O1)3.3@2{2;theyre:c2x3D3O1)3.3@2;thic-:V4|2}2;thick:V4|2}2;thie-:}6;thief:}6;thin-:a2b2c3f' +
  '2k1l1m1s2w2z1B2F1G1M2N1Q1R4S3T2U2V1X2Y1&6(3)5.2=1]2^3_3{3|1;thing:a3b2c4d1f3k3l3m3o1p1s2w1z1B4F1Q1R2S5T3V3X3Y1!1' +
  '%1&7(4)5-1_3|2;thing for:m2r2z4B3D2R3&3)1=3;things:b1f1g3i1p1s2v3w3C2E2G1L1M3R2T2U3W3Y1#1)1*2-1.3@1]5^7_1{5|1;th' +
  'ink:v2C2G1J2R3[2{3}9;thinking:a3t4A3E1N3S1W4+3=4@2_3;thinks:z4D4G2Q4R2}3;thinners:G4;thir-:c1d3i4l4p2r3A3C6F1Q4#' +
  '3*5-4=1@2]2;third:l3r3*5-4=3@3}1;thirteen:y3C7;thirty:c2d3i4l3p3C1G1Q5R1#4]2;this:a7f1l2p3r3t1u1w1z4A2D3J4M2N2O3' +
  'P3S3T2Z1(3)4>3@4}3;this afternoon:a4u3>2}2;this chat:@6}1;this month:d4l5p1r4s2(3)7}3;this morning:u2M2[4_4|3}2;' +
  'this week:a5r4t6u2E4G3I2>2{3}2;this year:h1j4C2K3P3T3#4(3)3.2}3;thos-:a2h4k1l1o3r5w1x3y2z3B1K1N2O2P1S1U2V1W2X1&4' +
  '(2)5*2-3]3;those:a2h4k1l1o3r5w1x3y2z3B1K1N2O2P1S1U2V1W2X1&4(2)5*2-3]3;thou-:e2j6t3S1#3.2^3}3;thought:e2t3S2#4.2}' +
  '1;thousand:j6^3;thre-:a4h2l3m1p2r2t1y1A1C4G1H3P2Q1Z1!2%6&4(2)1*5;three:a1h3k1l4m1p2r2t1A1C4G2H1P2Q1Z2%6&4(3)2;th' +
  'ree month:o2&8;three months:o1p2q5z1P5&5}3;threw:a4[2}2;thro-:a1b3e2m3p2r1v6w1y4D1E1H1M2U1W5!1(1*5+2/2<1{2}2;thr' +
  'ough:b4d1e3f1h1m4p3r2t1v4E3H3M3U1!2(2+3/4<2]1{3}1;through the:b4e2p2t4v1H3W3(4*2{2;throw:a3v1w3y1D4U2W6*3}2;thro' +
  'wn:v6y5z4Q2;thum-:z3M4}3;thun-:Y7>1}2;thup-:Y4Z3&3(3;thupelo:Y4Z3&3(3;thur-:a6d3f1g3h2m2r2t4u1v2w1C2F1N2Q2>1{4}2' +
  ';thursday:a6d3f1g3h2m2r2t4u1v2w1C2F1N2Q2>1{4}2;tick-:i3m7n3K6Z1)3;ticket:i4m5n3K5Z2;tickets:m5K2)4}2;tie:o7w2x2L' +
  '2}4;tied:o6s3x7*3;tier:}6;ties:o5V3*3;tigh-:j2k2l1p3q5w6G2<1]3_1;tight:j2k2l2p3q5w3G2<1_2;tights:w5]3;tikt-:U2?8' +
  '}1;tiktok:U2?8}1;till:a2d6e4f1g5i2o1q6s1u2y1L2M1P2S3W1Z2(2^4}2;till #:c4d5e4g4;till when:g4i6s2(2;time:a7b4c3d5e' +
  '7f2g9i9m4o5q6r1t1u2v3D1P3Q2$1)1=3;time do:f2g4h2i5o2v2E3F1Z2;time does:a2g1i3}4;time for:a5d4i1q1r2u3Q6R4)4]3;ti' +
  'me i:c5d2m5o7u3z4H3K2)2;time is:a1c3e3f2g1i2q1s1C2{2}6;time to:g5i5o1P2U2/3}3;time-:a3b10d3g5h2j2m1v3y1z3B1D1K2$' +
  '1&1(1>4[2^1}1;timer:a3v4z6A4=3;timers:v3z1K4&4;times:a2b5c2g6h2j3m2o2q1s2y2B2D2P1$2(2>4[3^2}3;times a:a5j3q3P3$2' +
  '(4;timetable:b10h3>1}2;timi-:z2D6;timid:z2D6;tiny:b2B6C2Q4R2]1;tips:n3v3L3}5;tire-:c3d1z4C1E3G3U3#1.3}1;tired:c3' +
  'd1z4C1E3G3U3#1.3}1;tirs-:X4;tirsia:X4;titl-:O3W3|6;title:W3|5}2;titles:O4|3;tla:e3u2w5y4C3E5G2I1P3+4;tlel-:a3i3r' +
  '4s2t3v4w3Q4;tlelase:a3i3r4s2t3;to:k2p1t1E1M1P1U2!1[2^3;to #:c4d3e6z2F2#2%2>3{3;to a:d1k2u2v2y1z2H2K3L4M4V2Y5!1)3' +
  '-4.3^5}1;to ask:g6q3z3E3J3M3P3>2;to attend:m5u3F2)5+2;to be:c3d1f1j1k1o1v2x3z5A4B5D3E3F1H1J2P4R3S5U5Y3Z3!6%1)1+1' +
  '=3?2@3[1{1;to become:k2t5!2}3;to boxing:j2r1u2y3z2B2C4F2G2K1Q3W3%1-1.4=2>2;to bring:f2g4t1v4C2D2H3L5Q3+1_4;to bu' +
  'y:g5w3-1[5]7|2}1;to cancel:p1q2u4{4}1;to carry:j3o3q2H2K2L2U4Y2}2;to change:u3L6P4_3;to class:n1w2G1I5<4^4|6}5;t' +
  'o come:a3c1g3j1l3m2p4q2s4t6u2x1y1z4E2F2H4I2J2K2)4,3/2;to defend:j3z1A4B1F3S3U5&2}2;to do:c2d2f3i1j4n2z3B3C3G4P1R' +
  '1T3U2V5X2Z6!1#3&4(4)3*5+4.2/4=2[2;to durban:o2u1#3^5{3;to end:d4i3p7v3;to feel:s5D2F4R3U5W3#1;to fight:y3z1C3O1P' +
  '4R3T3U7V3X4;to fill:p4v2,5_4;to find:j3t3K5M2T3X3#4]3;to friday:b2f7g2u2;to get:k7p2t4z2B6I1K2L2R5S2U3W5Y3$2&1)2' +
  '-1>1@2]2^1;to give:n4p5s3t5#2$2)1,1-6@5;to go:a4m3x2y5D5J7L2P4U3!6+2/2[3}2;to handle:D6O4R4U2X3Y3#2*4+3;to have:' +
  'b1g4t3w7D2E1Z3$4)2,2.3]2;to help:D1G2U3Z7*1;to hit:a3c2w3R5W6*2;to join:a1f2j4k6l3m2r1s1t3w2z2C1E2I1X2(1)2+5,3=1' +
  ';to keep:l3m3q3x2z2E3R2U2V3Z2!5]2;to know:a2b3h2i1j5k3n1o2s2v5z1A2B1G1I1J1K1L1N5P5Q3T2Z4&2,1<1@2{3;to learn:l1y2' +
  'A3B1C1D1F6O1P2R4S2U3V5W2X3Y2Z2%6)4+2;to leave:p6q4s3x1K4M3O2}1;to let:g4h3r4M3W1+3}2;to log:<1[5}1;to look:g4w3z' +
  '2E4F3N3P2U5!4?2[4;to make:f2k2r2t2u2z5A4D2J2?2}1;to me:p1G3J4M2N3R2S3$1^8|4}1;to move:c3e1p3u3G5P3Q3V2W2Y2!3;to ' +
  'my:c1d2h1p2q2s1u2O2T2U4$1%3+2-2<5@3[5^7{2|1}3;to our:b2N1#2$4.4^2}3;to pay:k5m2n6q5s7D3K1-4^1;to protect:l3y1F3R' +
  '3U3!2#2*3;to punch:a1d3v3y2B3W7.2;to put:b4k5q3w4B3F1J1K4W1,2-2]3;to read:,1|10;to sandton:a2d5f3p2t3A3B1J1L3V2(' +
  '1/3=2>1;to say:p1D5O4}3;to see:a3b4o1q1s6v2E6H2N4+1?5@2[5;to send:b1q3B2M7)2+2,3=2_3;to shoot:Y6+5?4;to show:g3I' +
  '2O2P8#1+3.1;to sign:g2k5n3o3s2A4B3C4S1,7[2^5}1;to sit:i4B2D2E3G4L3;to someone:g2v4M2@3{3|3;to stand:B3D6E3K4L1Q3' +
  'U3;to start:a1c1h3j1o1r3s3t4w4z2A3C3G2U3$2/3;to stay:o6q3E3*4.1;to stop:o1p6q3D2K3Z3}3;to take:j1x5y3E4G1I3P3U4W' +
  '1Y1&3*2+3?1;to talk:g2M4*7}2;to teach:D2O6$2=10}1;to the:h2q2r2t1u3v2w1x5y2A3H6I2K3L2M4U1V2#1)2*3+1<3>3^2|1}1;to' +
  ' train:a1c2d3e3h3j2p1w2B1C2F5G3H1L1N1Q1V3W2X3#4$3%6,1/3<3;to treat:Z6#2-5;to try:a4g2h2o4s3t7u2v1z3A3B3C2V4,2_3;' +
  'to use:e1r4A3W3X6Y5Z4*3-1?1;to wait:l3E7G3(3;to walk:x3z5D2I1J2K1U3!5}2;to watch:E5H1Q5/4;to work:h1r2z1I2K3L3O5' +
  'U1!5$2=5}2;to you:n4z3B1H4I10K2L2#1+3<5_2;to your:c2z2F1H3I6J3N3Z3#2-1/1_3}1;toda-:a9g5r3t4u4v2E1(2-2>4^2{3}4;to' +
  'day:a8g5r1t4u4v3E1(2-2>4^2{3}5;todd-:c2e3A8B6C3}2;toddler:c3e1A3B4C4}3;toddlers:e2A7B5;toer-:w5}3;toes:x4z5;toet' +
  '-:s3P4}2;toets:s3P4}2;toge-:a4f3j3t4v1B3Q5R3T1#1%7&2(2-2/2{1}2;together:a4f3j3t4v1B3Q5R3T1#1%7&2(2-2/2{1}2;toget' +
  'her with:A2B3C2F4%1(2/4;toil-:H6L8>2}3;toilet:D1H6L6}3;toilets:H2L5>3}1;told:a2c1f1g1n1o2q1w1x1y1A2E1G2I1J1K1L1N' +
  '1P2Q1S1U1V1W1X2!2#1(3)2*1+1,1<1=1_1{1|1;told me:c1f1g2h1n1o2p1q1r1w1x1y1z1A2B1E1I1J1K2L2N1O1P3Q2S1U2X1!2#1(2*1+1' +
  ',1/1<1=1>1?1@1^1_1|1;tomo-:a8c3g3h4t2u3v5x1,3-1{3}3;tomorrow:a8c3g3h4t2u3v5x1,3-1{3}3;toni-:a7g4m3n1r3u4v2w4E2N1' +
  '-1>6_1}4;tonight:a7g4m3n1r3u4v2w4E2N1-1>6_1}4;too:c1h2i1l2p2s3y2z5A4B2C3F3J2M1O1Q1R1W3$3(4*2,1/3>2[1_5|1;too lat' +
  'e:d4t3A5(7)3_3;too many:m4o3O4Q4R3Z2#1[4}1;too much:l2p3y4z1A2B3F4G2Q3$1}3;too old:A7}1;too small:A3C3W4_6;took:' +
  'k4r2u1z3J2W3?5{2}6;toot-:y4A4,6;tooth:y4A4,6;top:b3i1j3k6w4F2O3Q3R1V1$2&2*3-3[3]3;top of:i1k3F3H2Q4R2$3*3;topp-:' +
  'A6[3;toppie:A6[3;torc-:*3>2]4_4;torch:*3]4_4;tore:G4_4}1;torn:D3G7R6_5;tot:d4g3o3q3A4$6;tota-:b2j4w2z3Q2R5W2&3)2' +
  '}1;total:b2j4w2z5Q2R2W2&3)2}1;touc-:e1y3z4G2M7O3Y3,3;touch:e1y3z4E1F1G1M7+1;touched:G4R1Y4;toug-:y2z5B3D7Q2S3}2;' +
  'tough:z6D4Q3S3}1;toughen:y4D5;tougher:B4D3}2;tour:q5r3v7#3;tour-:m3G4J2Z7$1%1+3,3?2]3}3;tourist:m4I2J3$2+4,4?3;t' +
  'ourists:%2}5;tournament:r2}8;tournaments:}8;tourniquet:Z6]2;tourniquets:Z6]3;towa-:D3<2}2;towards:D3<2}2;towe-:e' +
  '3w5K2L5]2}1;towel:w7}1;towels:L6]2}2;town:e2f2h1m3o2p2t2u1B1C1J3Q3U2V1)2*1/1^3_2|2}1;town-:l3^4}2;township:l3}3;' +
  'trac-:a1w7P3@2{4}1;track:a2P4@3{3;tracksuit:w6;trad-:h3y4O3S4X3=3}1;trade:h3y5O3=3}2;traf-:c5d5f1r3u1I3K3/2}2;tr' +
  'affic:c5d5f1r3u1I3K3/2}2;trai-:a2b1c2d2e3f3h2i1m1x2B3E1G1I1N4O3Q1U3W2X3Y3Z3!4#5$3%2*1+1,1/2=2{2;train:a2b1c4d2e4' +
  'f3h3j1m4w1x1A3B5E1F3G3I6P1Q2V1W2!1#2$1%1*1,3/1>1;train at:c5d1e1i3m2B2C2#2)1,4/2]4}5;train before:c8E2L3O2P2;tra' +
  'in for:i3l3q2P6!7*5;train in:b4i1m1w8x3J3O2Q2V2%1+3/1>3}2;train on:a3f5h4j4B2C2;train then:c2d1e4I5>3;train ther' +
  'e:p3A2F5Q4@4}3;train together:B6C4F5%4}1;train with:d1f2v3x5y1A4C2F4G2O1Q6U1V3X4*2+3/3}3;trained:d1e2f2i1r5y2z6A' +
  '2D1J1O4P3U4V1X4Z1#6&1)2;trained in:r4z2O5X3!4#2;trainer:N7O7Q6$6%7=7}1;trainers:w1x5D1N8O7,2=6]4^2;training:a3b2' +
  'd2e1f2h2i3j2p4w1x1y2B2D1E1F1G1T3U3V1W2X3Y4Z4!5#4$1)3*2+3-2/2=1?3]3{6;training at:a4c4d3f3W2!3#2$4+3<3;training f' +
  'or:d4e1q2r1z1F2P2U6W3Y3Z2!3#3$3%1)5*1-2/3=1;training on:a3c5f1h5q4N3T4Z1>3?3;training with:t4A1B1E2F4U2W3X1Z1!1$' +
  '2-3<2;trains:i4l2m1n3t1B1C2E6I3K2N4U3X2!2-1^3;tran-:n6r1u1I7!3#4-1>4{3}3;transfer:n9-2;transferred:o2p4V3;transi' +
  't:!4#4{4;translate:}7;transport:u2I8#1}1;trap-:o5H7;trappe:H7;trau-:Z9)1]1;trauma:Z9)1]1;trav-:f4m4q6r3I5Y2!3#2$' +
  '1&2/2;travel:f4m2q5r3I4U1#3$1&2/2}1;travelling:m3q4I3;trea-:z2F3G3W1Z7#1$3-6}3;treadmill:}6;treadmills:W3}4;trea' +
  't:z3Z5#1-7.1;treatment:G5Z1$4;tree:-5;tria-:i3j2m2s8t8u9v6w3V3,3@1[1}1;trial:i3j2m2s8t8u10v6w3,3@1[1}1;trial cla' +
  'ss:i2s3t3u1v3;triangle:V3}4;trie-:p1s5t2z1D1F3M4*2[3}1;tried:p2s5t2z1D2F3M4Q1*2}1;trio:%7;trip:h4q1r1z4H3P3$4|2;' +
  'trip-:B6D3>4?4;trips:r1>3}4;trop-:U5}3;trophies:U5}3;trou-:x5D4G1Q2S4!4*2}3;trouble:D4G1Q2S4!4*2;truc-:c3f1z3K5#' +
  '1}1;truck:c3f2K3}2;true:c1f1g1j1k4m1n1o1p1q1r2s5w1x1y1z2E1I1K2L2P1Q1R3S4V2W1!2$1(2*1+1,1/1<1=1>1?1^1;trus-:n3s3I' +
  '2O5;trust:n3s3I2O5;try:a1o2s12t12u11v2z3A2B1E1M1P2V5Y2,1{2;try it:o3t4z3E3;try out:s6t5u7v1;tryi-:b4s6t2w3y4z3I3' +
  'M1Q2;trying:b4s6t2w3y4z3I3M1Q2;tryo-:s8t5u9;tryout:s8t5u9;tsa:b3c3B4/2@6}1;tse:A7C4;tshi-:w3]4_4;tshirt:w3]2_4;t' +
  'shw-:o2w4y4D3,5;tswa-:g4h4.5;tues-:a6c1d2e1g3h2r4u4C1N3$2=1_2{3}1;tuesday:a6c1d2e1g3h2r4u4C1N3$2=1_2{3}1;tuit-:j' +
  '3$6;tuition:j3$6;turn:A6C2D1H1J7Q4&4;turn-:A4C5H3Q5Y3-5.7;turned:l1z3A3C4Y3}1;turned #:l3A2C2Y4;turning:A4C2&2-2' +
  '.5;turning #:A3C3-2.1;turns:C1-5.6}1;turns #:-5.4}3;tuss-:e4R4}3;tussen:e4R4}3;tv:d3y3z2B4C2G1N3/4?3}3;twaa-:e5&' +
  '5;twee:j5q4B2*2{3;twee-:B7C5;twel-:e10o3r2z2B2C4&6(3-2.2]3;twelve:e10o3r2z2C4&6(3-2.2]3}1;twelve week:&1(1}3;twe' +
  'lve weeks:r1&4(3-3}4;twen-:z2A6F3J1K2Q3U2#3)2.3=2;twenties:z4A4W1;twenty:A3F3J1K2Q3U3#3)2.3=2;twic-:e3g2j3m4r2s1' +
  'y2F3I2K2M1R1#1$1&1*3^1_3}2;twice:e3g2j3m4r2s1y2F3I2K2M1R1#1$1&1*3^1_3}2;twice a:e4j4m2B2I3R1$2&1}2;twin-:d1l3r3B' +
  '4C5E1H2P1%1,1.1;twins:d1l3r3B4C5E1H2P1%1,1.1;twis-:u3G1}2;two:a1e4f2i4j4k1l3m1o2r4z3C3G1K1R5X2$2%5&2)2*4-1_3{3;t' +
  'wo hours:i5K5Z2.5|1;two kids:j1k3l5v2L3>2;two months:a3o4q5G4(2;two of:e1j2l1p4s3t2C1D4G2!1#1$2&4)1*4_1;two week' +
  's:b1m6r3u2G2)1_2{4}1;two years:l2o4p1s3t2G3P1T4V2X2Y3+1;tyde-:e2,3>2?4;tydens:e2,3>2?4;type:m2A2D2G3I3J4T1U1W4$4' +
  '*4-3@5[2_1;type-:e2z4M2T5{3}3;typed:M2{3}5;types:e2z4T5;typi-:b1g3i1D2G2M4Q4;typing:g3D2G2M4;tyso-:W6}3;tyson:W6' +
  '}3;uban-:N5*4,1}3;ubani:N5,1}4;uber:a3c2d1e2i4E1F1G3I10J1K4U2^3}2;ufc:z2T2V7}7;ufun-:B4F3U3;ufuna:B4F3U3;uit:j3p' +
  '4w4y2I4*4[4;uj:l3F3I3}1;uk:h2n5p3q5z2V2X3&1/2>3^5;ukho-:M3O4=2}3;ukhona:M4O4=2;ukub-:b2j2p3t5y2E6W5!3,2_4;ukuba:' +
  'j3p4!4,3;ukud-:X2Y7+2}2;ukudubula:Y7+3;ukuf-:q5$2%3;ukuk-:p3u4M4*3}2;ukukhansela:p5u4;ukul-:y3V1X5^4}1;ukulwa:y3' +
  'V1X5}2;ukun-:H5R3Z1}3;ukungena:H4}1;ukup-:q4*4-4;ukuq-:j2p2t4z4G3V1$3%1}1;ukuqeqesha:j4p4G3;ukus-:u1y6I3Y3?3_5}1' +
  ';ukut-:u3S4-4]2_4|5}1;ukuy-:p6I3)1^2;ukuz-:e1p3r4u4A2D3E3U6*4;ukuza:e2r4u4z1;ukuze:p4A3+1}4;ukwe-:z4R4U3.4}1;uma' +
  ':i3m2o3r2v4w5I2*3,1>6?4;umbr-:*4}3;umbrella:*4}3;umnt-:j2l3w2B2C1D1E3G1R4*3?3;umntu:l4*4}2;umntwana:j2w2B2C2D2E4' +
  'G1R4?3;umqe-:N3O4$4}1;umqeqeshi:N3O4$4}1;umse-:d4x5=7;umsebenzi:d4=8;umun-:A3M4Q4*2;umuntu:A3M4Q4*2;una:A3C2;unc' +
  'l-:C2H1Z4%1*3;uncle:C2H1Z4%1*3;unco-:z5F4}2;unde-:o1A2B3E1G2J1K5M1N4O3S1V1Y1*2+2,1-3.1<2?2@3_3{1}1;under:j1o2A3B' +
  '3E2G1J3K1N5V2Y2+3,2-4.2<2@4_2{1;underground:G3K4}2;understand:M3O4S4T2}5;une:C3G4O4;unem-:l4A3C6=5;unemployed:l4' +
  '=5;unfi-:z7J4Y2+2{3}1;unfit:z7J4Y2+2{3}1;unif-:l1w7L4]5{2;uniform:l1w7L4]5}1;unis-:f3q1L3]3}1;univ-:m2H4W3#4)2}2' +
  ';university:m2W3#4)2}4;unli-:f2j7o1+7}2;unlimited:f2j7o1}3;unlo-:g6}2;unpa-:}5;unpaid:}4;unsu-:p5s3@5;unsubscrib' +
  'e:p5@5;unti-:a2c1d5e2g6i1p1q5u1A1E3P2S2Z1&1^2}1;until:a2c1d5e2g6i1p1q5u1A1E3P2S2Z1&1^2}1;unus-:r5_2;unused:r5_2;' +
  'unya-:o6B2C4D2.3;unyana:B2C4D2.3;up:a3c2g2h1i1k5m1p3r4t7u1x1y1z3C1D2F2G2H3I1L3P3Q2U1V1)2>1^1{1;up a:k2t1D2M2P6-2' +
  '?3]2}5;up and:h2i1n4s4v3x2J3L2S2>4]3;up at:c6g2u4z2L3$2]3{1;up for:b3h3m3n2o5t2B4D2F2H2Q1S1U2&4[1;up my:a3e1g2i3' +
  'm1p2C3D3K4L1R5@2^2}4;up on:a1b1g1r5x3D4Q3?3;up the:h1l3M3Q3%3,4.4}2;up to:b5g2i3v2A4E2H7P2!3=4}2;up with:p3F4M3S' +
  '4W3$2@2;upco-:a6(4)4;upcoming:a6(4)4;upda-:u2{7}6;update:u2{7}6;upfr-:k5l5$2&3;upfront:k5l5$2&3;upgr-:}8;upgrade' +
  ':}7;upin-:/3^4;upington:/3^4;upon:x4Z4?2;uppe-:A5H2R2W6;upper:A5H2R2;ups:a2j3r6v3A3B1Q2T2U2>3;upsk-:!4#3;upst-:l' +
  '3H6K2;upstairs:l3H6K2;us:c1d3e1h2i1l7s2t4v3w4z1A2F2M3Q4T1Z5#4$2%8&1,1>1?4;use:m2n1p1r7w6y2H3J3L2S4W2X3Y4Z4*2+4-3' +
  '<2=2?1@1[3^4_2;use a:r2H5X5Y1Z3}1;use it:j1p4r5w3D2S3V2Y4Z4-4_1;use my:n4r2w2L1W3*3+3?3[3}3;use the:g2r4K2M2-3^1' +
  '}4;used:c3e4n2r2s3z2G2O4R2V2W1X2%1*2+1-3<2=4?3_1}3;used to:b1c4e4z3D2G3O3R3V3W2X4%2+2=5[2;usef-:A3B3R6U3;useful:' +
  'A3B3R6U3;usel-:d2D1R4U2Z1!4}2;useless:d2D1R4U2Z1!4}2;user:H4[6;user-:H3[6}1;username:[6}2;users:H3;uses:G3H4I3S4' +
  'U3]4}2;usua-:a3d3h4l3r3w3z3Q4#4;usual:a3d3h4r3}1;usually:d1l3w3z3Q5#4;usuk-:m3r4u4I2(3;usuku:m3r4u4(3;uur:c1d2e5' +
  'i6$2;vaca-:=9;vacancy:=6;vacc-:}8;vaka-:h7=4;vale-:-3;valentines:-3;vali-:j4l3s1K5Z2,1-4=2;valid:j4l3s2Z2,1-4=2;' +
  'validate:K6;valu-:D3L6&3-1|3;vars-:b3c3d2f3j2l1o2z1B1C1F3I3U2V2#1|3;varsity:b3c3d2f3j2l1o2z1B1C1F3I3U2V2#1|3;vat' +
  ':n4q4z3A7B3D2I3P1&1*1^4}4;vaya:I6;veg:y4X4;vega-:}5;vegan:}5;vehi-:K9Y2;vehicle:K6Y2}1;vehicles:K6;veil-:y3G5K5R' +
  '3@4;veilig:y3G5K5R3@4;vend-:#1}6;venu-:H4J5#3.5}3;venue:H4J5#3.5;ver:I5;vera-:u4}4;verander:u4}4;verb-:o3D3I1*3;' +
  'verd-:j2B3F2P3S5U2*4}2;verdedig:B3F3P3U3}1;verj-:-2.6;verjaarsdag:-2.6;verk-:_5}4;verl-:r2G3R4}2;vers-:b2k2y3R2S' +
  '2*2,2^5|4;version:b3y4|5;vert-:G5T5&2}1;vertigo:G6;verw-:q3v4@5;very:j3s2t1v7z6A5C3D3F3G2Q4;vest:w4]7;vett-:O5;v' +
  'etted:O5;via:/5<3;vibe:v3E5S3V2;vict-:D5;victim:D5;vide-:z2N3Y1/11?9|1;video:N4Y2/6?8}1;videos:y2z3/8?4[1|2;view' +
  ':b2A1E10K2[3;view-:d2E7H1;viewing:E7H1;vill-:A3#2|3;village:A3#2|3;viol-:y4B2S7|2;violent:B2S5;vip:O3!11$4;vips:' +
  '!6;vir:b3d1f1j4k2m3o2r1t2v2w2z3B3D2E1G1H2J1K1L1R5S1U1W3!3#6$3%2(1)4+3-1.1=2]2;vir die:b2j1l1s2t3w3B3E2L3O2#3(3)1' +
  '+4,1_2}1;vir my:b5c4f3j1v2z2D4G1J3K2L3R3S3$4)3,1-2]1}1;vir n:j1o4q3t3z4E3R4#3%3.3=4;virg-:b1g2j2k3n2o1q1s2z2F2J2' +
  'L2Q1W2<1}2;virgin:b1g2j2k3n2o1q1s2z2F2J2L2Q1W2<1}2;virgin active:b1c1e2g3j3k1n2o1q1s2z2F2J2L2Q2W3,1}1;virt-:/9;v' +
  'irtual:/8;visa:n7o2+1}5;visi-:f2g2m7s2t1v3w3B1E4H2K4L2V2#3$4)1,3;visit:g3h1m3s3t3v4B2H1#4;visiting:a1f3h1m5w4z2B' +
  '2C2E1I2V4!2)2+2;visiting from:a2m6o1z3E3I3V2)1+2;visitor:g2m3K4>2;visitors:m1w2E6H3K3L3)1,3;visits:m3$5,2<2}2;vi' +
  'ta-:l4x1<10}1;vitality:l4x2<10;vitamins:}7;voic-:M6?3;voice:M6?3;volu-:#4=7}6;volunteer:=8}4;volunteers:#4=1}2;v' +
  'oor:c7s3z2E3L2P3)4+2,5;voor-:l4y3+4,4;vote:}7;vouc-:g2l2T1-12}2;voucher:g2l3T2-8}5;voucher for:g3-1}4;vouchers:-' +
  '9;vra:j3v4$5;vrie-:q6%6}1;vroe-:c7v5;vroeg:c1v5;vrou-:F6O5R4;vryw-:,8;vrywaring:,5;vrywaringsvorm:,5;vs:R6$1*5}5' +
  ';vuur-:Y7+6;wa:C2D2.5;wais-:x3H3P4]2;waist:x3H3P4]2;wait:a3i2l1q2w2C1E11G5K1P2(6+2}2;wait for:i4l3D2K3(6}3;wait-' +
  ':c1e3i2n3t2E4H1Q2#3&3+2^3{5}1;waiting:t3E4H1Q3&3+3^3{5}3;waiting for:(1+4^4{5;waits:g3i3D2K2;waiv-:k6,11;waive:k' +
  '4,1;waiver:,11;wake:c8;walk:g4i2m5o2t6v5x5A2D3F1H5I5J1K6R1U2!3#2;walk from:I3K4U2}1;walk in:g6m7t5v2x3z2;walk-:s' +
  '3v3x2z3A2B2F1H5I4R3U2X3*1;walked:z3%1}1;walker:H6;walking:s3v4x2z2A3I3R2U2X3*1;walks:B3C1F3K2R2!1;wall:b2E5O4X4*' +
  '6?1}3;wall-:h3j3n6s3B1L3}2;wallet:j4n6s3L3;walls:h4B2}3;wam:A2B3C3D4E1U2$5-1.3?4;wami:w3A3C1D3E1F2}3;want:m3p4t4' +
  'y2B2F1M3R2T2U3V3W3Y2Z2!1#3$4%5&1-2=5?1[1;want a:m2u2M5S1U2$6%2&3)2.1_3|3}1;want go:p3t2B4M5U2!1$4}2;want her:B2D' +
  '4F4&3;want learn:U3V1W1X3Y4!2;want my:B6D3O3Y1?6@3_1}1;want the:n4u2y2#3$3%2^3_3|4;want to:a1b2e1g4h2j1l1p2q4t3y' +
  '1A1C2E3F1R1U2V3W3Y2!4%1(3-2.1[1;want-:a1g3m1y1z1A1B2C2H2R4U2V1W1Z1#4$1%1+1-3.2=1?2^1;wanted:g3k3w3A2J2P3-4=2{2}2' +
  ';wanting:z5R4U3#1?3;wants:a1b1g2m2y1A2B2C3F1H2R2U1V1W2Z1#4$1%2+1.3?1^1;wants a:m2F3#1%2.3^2}5;wants the:b4y1B1N3' +
  'V3#2]3|2;wants to:g4h1j1l1m2n2o1v1w1y1A4B2C2E1F1H4I1S1V2W2X1Y2$2)1,1/1=2?2;war:}6;ward:d3w3X1%1*2;warm:i6v4z3L4}' +
  '1;warm up:i6v4z3}3;warn-:p2r3}3;warning:p2r3}3;warr-:f5B6_6;warranty:_6;was:a2p1r5z6G3H2I1O5P2S3V2)3=2[2_2{4}6;w' +
  'as a:l3p4r4z2A3L2V3)2=1_1;was the:F3O3|3}4;wash:J3L13_5}5;wash-:L7_1;washed:L3_2}2;washing:L4}3;wasn-:r6z4}2;was' +
  'nt:r6z4}2;wast-:m2p3r5s2}1;waste:m2r3s2}3;watc-:d1x5z1B1E10H1K4Q2V2Y2Z2/2<1@3]2|2;watch:c1v1x3E8H2Q3Y3Z3#1/3<2]3' +
  '|2}3;watched:z4K3V2X3;watches:d3e2f2x4B3K3T3V3W3@4;watching:E7K1}1;wate-:p1s3w5x2L6>5]2}3;water:p1s3w5x2L6>5]2}3' +
  ';water bottle:w3x2]4;wats:a4J3M2R3S6&5^1;way:c1g3n5p2q3r3v2y2C2G2H6I5J2M1S1Y1$1/3{6}1;way to:g1j4p4q4r2t2u1G4I2M' +
  '1/5>1;ways:n7D2;waze:J7;we:h2i3k1l2p2q3r4u4v3w2x3y1E1J1Q2Z1!1#3%5,3.5>3?1}2;we are:a1h3l3p4t4u1x1z2B3I1L2O1T1#3%' +
  '5,3^1{1|2}2;we come:d1f3r3s1u4v4C3H1I2K5L1#2%1,2.2;we do:m3p1q2t2u1v4G2T4%1.1_2}2;we get:e4i3k2l2t1u1y1P1&1(3*4>' +
  '1]3;we go:h1i2p3q4r1v1#1>3}1;we have:b3c2e1h2q3s1J4P3Z4!3#4%2,2.4>2[4}1;we pay:h3k3E1$2%4&4)3;we start:i6t3v4(1}' +
  '1;we want:p3B1#4%2-2}5;weak:z6G7Z2;weap-:S3X8Y4*6+7;weapon:X2Y3*4+7;weapons:S3X7Y3*5+2;wear:w12x5y1G3L6]1}3;wear' +
  ' a:w3x2G3L3]4;wear-:x4F3]4}3;wearing:]4}4;wears:x4F3;weat-:}7;weather:}7;web:-2/8[6;webb-:b2}4;webblad:b2}4;webi' +
  '-:/8;webs-:b2g3h1j2k1n3t3u1A1B2M2V1W3$1%1&1(1.1?2@2[4]2}2;website:b2g3h1j2k1n3t3u1A1B3J1M2V1W3$1%1&1(1.1?2@2[4]2' +
  '}1;wedd-:i3r4x4y3R2W1$3(1-3.5}2;wedding:i3r4x4y3R2W1$3(1-3.3}3;wedn-:a6c3g3m1r3t3u5v1E1N4%1&2.2^2_3}1;wednesday:' +
  'a6c3g3m1r3t3u5v1E1N4%1&2.2^2_3}1;week:a4b9d1f7h2j5m4r7s3t3u4y1#1&5(6{2}1;week and:b4e2f4m1r1w3z1B1C2F3Z1@1]2{3;w' +
  'eek course:q1r2-1/3[3}2;week is:a4b1f4m3M4&3(1;week of:b1h7&3}4;week thing:y3&3(4;week what:j5t2B4I3R4$2_2;week-' +
  ':a1b7c1d6e1f9g3h5m3q5r1u1G1O1$1&6(4)6=1^1{2;weekday:c3d3e3g3;weekdays:c5d3e4f6g3B2;weekend:f11h7u3F1O2)7=4^3}1;w' +
  'eeker:&3(4;weekly:b7m3n5r1Z1#1$1%4)5<3;weeknights:d5X4&1;weeks:a3b5h3m4o1q8r3x2y2G3O1$1&7(5-1/2?1_1{3;weeks and:' +
  'h3m2y4V3&1)2_1}1;weer:a4h2q3u3*2}5;wees:i2n1o4u2v4z4A2C2F3R2+2-2?2;weet:i3r4U4}3;weig-:x2y3z4D2F1G2H1Q2R3T3W3^1}' +
  '4;weigh:z3F3G4;weighs:C2H3^3;weight:x3y4z2D3Q2R4W4}2;weights:T4}5;weir-:F3$2}2;weird:F3$2}2;weke:q2&7(3{4;welc-:' +
  'l2m1t3v4z4A2B3E3F5G3+1?2;welcome:l2m1t4v2z4A2B3E3F4G3+1?3;well:d2k3l1o1s1v1w1x2B4C1H4J2O1R3U4V3X1Z2!1$2*2,1-3>1]' +
  '2^1}1;well-:G2#7<5;wellness:G2#7<5;went:g2y2z4H5K2U2,4.1{4}5;were:j4q2r4u3A3E2O4P1Q2R2T1V3#5%4*2+2.1/3>2@1^2{1}1' +
  ';were a:b1s2B1F1R2T3#2%1;werk:c6d6f1n4o1v2L3O3W1=8_3}1;werk-:#5)9;werkswinkel:)6;weve:w3V2Y2)2}4;what:a5b3g2j6p1' +
  'r1v5w6B2I1J3N2O1P1R7S6T8$2%1&3*2@1|1}1;what about:c5d5f5g2h3i3l3m3n3q4r2w2x1C3I2O3V1W4X2*3.3>5?3;what age:A7B2Q4' +
  '.4;what am:a3j5o5,3;what are:a2g4h1j4k3n4v3x3F2I2N3P2S5T5%3&1+3@1^3_3|2;what can:a4c4d3f3q3v6w3B5C4D4F1T8Z2#4-4/' +
  '3_1;what cost:m4#6%3)3.2]5^1|2;what could:a8c2d1f2j2B3D2T3;what days:a4b6C3F3$3%1&3}1;what did:r2|3}7;what do:j6' +
  'l4p1t1v2w2B2C6F2I2J2P1R5T5Z2!1$5%3&4*1>1@4]2|1}1;what does:b4j4k3m1o1q1v1w3B3S2Z1!2$3%4&5=1]3^3|3}3;what happens' +
  ':b2f3h4o3p3q3r3v5y2P2,4>2@4_2;what have:a3d4B3C5D3F3U3W1-2;what hours:a3b5g4;what i:m1r3u3w2F2Q3T3Y2/1?2@7_5{1|3' +
  ';what if:p4q1r3u1v1y3z4G5O2P1Q5%2*8,1_3;what is:a1b2d3g2i1j3k2m5p1A4B3J1M6N1Q1R2S3T3X3!1$1%3&3+2[3^2{2|2}2;what ' +
  'it:j6E3G4S4^3;what must:j1k4p6t4w3x2J1K3P5R4S2*2=2|2}4;what now:p3r6t5u6v2I3R1[4_6;what should:j2w3I3R6}2;what t' +
  'ime:a6b3c2d3f1g7i5C2E1K1(2}2;what to:w4B1D4G2R4U3V3Z7)3*3-2}1;what was:k4N4T4)2_3;what will:j3r1v3D1S5$2&4^2|6}1' +
  ';what would:j6m4n2v2I2R7#5$6%4&5*2/1;what you:a2f1l2v2A3B4C3T3U4V2W3X3Y1Z2!2@4;what-:a3b2d1e1j3p3r1s1t1v3C1J1M6N' +
  '1O1R3S3T3$1%1&1)2,2/1|1}1;whatever:j2w3$3)4;whats:a4b2d2e1f1g1i1j3l1o1p1r2s2v3A1C2I1J1N2O1P1Q2R4S4T4#1$2%2&2)1_1' +
  '|2}1;whats in:j3o3s3&3,5|6;whats the:b2g4i2j3o1p3s2t1v4A1C3I3J3M2N1Q4$1%2[2_1{2}1;whats your:d3j1l4m3r4A2J1M3T1&' +
  '1_4}1;whatsapp:b1n2p4t3D3M8,2/4@4}1;whatsapp group:D2M3)1@2}6;whee-:G3H12I5K2;wheel:z3H1;wheelchair:G3H10;wheelc' +
  'hairs:H7;wheels:H2I6K4;when:a7b7c1d3f1g7h4i7k2r2v2x2y3K1P8Q1Z1(7)3,1>4^2_1{3;when a:B3E4F4Z2(2*3}3;when are:b2g4' +
  'h1A4P1$3(3]4}1;when can:a7g6p3t2A4C3G1P5(4;when do:a6b4g7h5i3n3y1A2P2(1)2+3}2;when does:a4d3g1i4A2F3P1!3(1{5}5;w' +
  'hen i:k4l2m4n1o4p2r6v6x1z3G3L2P1Q1,3<3?2@2^5{1}2;when im:d1e4f3m3q6v3L3M4U2V4*2/2}2;when is:a6d2g5h1i2A1B1P4Q1Y4' +
  'Z4(5)6}5;when it:d1n2p3G3K3Z2$3*3^2_4;when may:g2y4A3G5;when my:m2o3r2E6M4Z4-5;when someone:r6y1D3U4Z1*4,2;when ' +
  'the:a1c7d1e5f5h6m2o1I2K2Q2Z1$3+2>8@3^1{2;when theres:f4g2y2>4;when we:c2k4q2v4x6G3X3%1*2;when will:i2P3(4)2]4^1_' +
  '2{7}1;when you:a3g2k5p2q3r6v1y3F3>2;when-:a4m4o4p1P4(3)3{3}1;whenever:m4o5p1;whens:a4P4(3)3{3}1;whens the:a4P2(3' +
  ')1}3;wher-:b5i2t3v3A1C2I1J7K4L4M2R2S2U1V1=2@1[4]2^1{4|3;where:b5i2t4v3A1C2I1J5K4L4M2R3S2U1V1=2@1[4]3^1{4|3}1;whe' +
  're are:F2J4L1?5@2{2}3;where can:b1o2K3L3M4N3U3V1W2X4=5?3@2]4^1|2}4;where do:n3p2v1z2B1C2E3F1I3L4M1R4W2Y2$1)4+2,3' +
  '-2[1]3|2}2;where does:C5K3L1R1S4@6}6;where i:e2l1t2v1J1U6V1W2X2Z3$3,2=4?2|1}3;where is:b2t6A2H2J3L1M2@2[5]3{3}1;' +
  'where must:n3I6J4K1M4]3_3;where the:b3k3B4H1J1Q1V3[3{2}2;where you:w3A2H3J6K1U3V2W1&3;whereabouts:J6{3;whet-:a2b' +
  '1c1h2i1j2k2o1s3y2A1H2J1L2S2V2W3Y2!1>3?3@2{1;whether:a2b1c1h2i1j2k2o1s3y2A1H2J1L2S2V2W3Y2!1>3?3@2{1;whic-:a5b4d2g' +
  '1j4n1v4w1A3C2H1I3J5K1M1N5O1Q2R6T5(3[3{1|2}2;which:a5b4d2g1j4n1v4w1A3C2H1I3J5K1M1N5O1Q2R6T5(3[3{1|2}2;which class' +
  ':B2C6Q4R9W1;which day:a8b2n5Q2(4;which days:a3b6g4t4B3C2V1&4;which group:A3C5;which is:d3o2B2I3J1R6;which of:f3B' +
  '1C2N4R9;which one:b3n3I1N3R8)2;whil-:e4i2m3q5r1w1x4B1E3F1G1K4L4T3$2*1?2{1}2;while:e4i2m3q5r1w1x4B1E3F1G1K4L4T3$2' +
  '*1?2{1}2;while i:r2B5E1K2L4T4+2?4{3}3;while my:e5i4n3E3K3?3;while the:e4f3h2E2F4%3}4;while training:w4x5G4K3L1;w' +
  'hit-:b1w4z2A2P4S3V3W3]4_3}2;white:b1w4z2A2P4S3V3W3]4_3}2;who:c2l3v6z3C2D2M3N12O3S6V2,5-1=2@6}4;who are:c3f3s3z2D' +
  '2N7U3*2;who can:M7O3W2Y3%1&2@4}1;who do:n3p5q2t3v2y1E1M2N2Q4#5$3=3;who does:b2N4U3X4=2}2;who has:y3z3C2G3O1Z3-2.' +
  '2@4{1;who is:a1e3v1z2C3H1M1N5S3&4+3,4@2|2}1;who pays:,4_5}4;who teaches:F5O3X2=2;who want:l4t1y3C2F2T3!2%3)3.1;w' +
  'ho was:N1}6;who will:v5N4Q3)2;who won:}7;who would:j4N5O2}2;whod:j3N7#1%1}2;whoe-:M3N2W2;whoever:M3N2W2;whol-:b4' +
  'f1g2l4m3o4r1s3A2B2E2F1K2N4Q1#5|1;whole:a1b4f2g3l4m3o4r1s3A2B3E2F1K2L1N1Q2#5&3(1>1|2;wholesale:}7;wholl:N5}5;whom' +
  ':p2v5D2M7N8O4=5;whos:a2m1A3H1N9,3]2}1;whos the:N5}2;whos-:M4N8!4+3,4;whose:M4N8!4+3,4;why:s3M2S7@6{4}8;why did:}' +
  '5;why do:j2S4@6}2;wick:R3X2}4;wide:c4H7;wido-:z4F2U3;wife:a1d1e1h1i2j4l3C1E3F6G1L1O4Q1R1T3U2W1Y3$3&2)2*1-1?1}1;w' +
  'ife and:f1k2l2W2Y2$5&3(3[4}3;wife is:l2o2q1y2G2L3O4Q3S2<3?2;wife wants:a4b4l2z3E2F1U3W1Y3&3;wife-:H2Y3-1}2;wifes' +
  ':H2Y3-1}2;wifi:}13;wil:b1l3o3p3q3s1t3y4A2B2E4M2R2U3V2W1X1Y2Z2!1#4$3%4?2[4_1;wild:A4C3D3.2;will:g1h3i5j1r2v5w1y6z' +
  '4D2F1I1K4N2P1Q5(2)1<5=1>4?1@2^2{2}2;will a:y3C3F2I4$3(4,3<1;will be:g1m3q5u1z4C4F3I1K4N2O1Q1.2>1}4;will i:i3j2o2' +
  'p2r2s1v2y4z4F2I1N4P2Q2S3*3=3?4^2_2|1}1;will it:a3i4j1r1w4y3z3D2F2H1K3N3&2)4^4;will my:h2i3j3n4v1x3y2G3H2K6N1P2Q2' +
  '+3<4>3?1@6{3;will the:g4h2i1k1r1x2y1A1F3P1Q5&2(1,1<3>3]4^2}1;will there:a2h4l2v1C3Q2&3(5)2>3}2;will they:r1v2y2z' +
  '4K2P2S2^3{3}1;will you:g1h2l5o4s3A1C3G1Q3$3(1*3,1@3]1_4{3}1;will-:=5}4;win:O2}6;wind-:e3E3K2&1*2/3]4^3_1{1}3;win' +
  'dow:e4E4K3&2*4_1{1}3;winn-:}7;wint-:h2l3q1w1x2L3(3>2}1;winter:h2l3q1w1x2L3(3>2}1;wise:a1b3G4H1&2@2}1;wish:p1W2Z2' +
  '}2;with:v2F3H1K1M1O1Q4V1X5Y2#1$1*1+2.3/4<1>2]2;with a:d3j2k1u2v1y5B1G3H4K2L1O5P1Q1W2X1Y2#1$3&4)1*2-2.1/1}1;with ' +
  'all:a4b4f4z4B1F1.1|2;with an:k1I2M1W2Y3$3&4-3.1}1;with boxing:c3A3R3X3.4<3;with her:q1E2G3H2Q4U4!1.1<2}1;with hi' +
  's:m2o2C7Y3*2.1/3?4;with it:j4o3x2A3H1U3X3Y2&2+3{2}2;with kids:a3C1D2O7=5;with me:a1f3l2m3n3t1u1v1w6x3A3B3C2+4/3?' +
  '2}3;with men:F10M3;with my:a4c2f2h2n5q2t2u1v1x1y3E5H2J2Y3$2%2+2.1?1@4{4|2}2;with no:l3z6F2K3R3U3+4>4^2}2;with on' +
  'e:G1H2R5%5*4]3_4}1;with other:F4I5Q3;with that:e4n4r3x2B4D3F3G1!2?4@2;with the:b2c4d1e2j3l2q1r3z1C6K4M2N5P1Q1V2X' +
  '2!2,1<2=4>2?2@4|1;with two:l3v1z2B1H1I2J2X5*5>2;with you:d3e2f3j4k1m3o5p1t1A3B4P2T1U5V3W4Y3Z6+2,1-4.3/3<2=5@2]1;' +
  'with your:b4c3d2f2z2C2M3V1Y2#2<1=2]8;with-:m5o1p4q2s5t1w2x4y2z1E3F3G3H2I3P1S1U1W1$2%2&1+4/1>2^1_1|1;withdraw:p6u' +
  '1;within:i3p4r2A1^4_3;without:m5o1q2s6t1w2x4y2z1E3F4G3H2I4P1S1U1W1$2%2&1+4/1>3|2;without a:m4t4I6L3U2W1%1(2+4^1|' +
  '1;wits:d3l6I3R3#4?2}3;wken-:f8;wkend:f6;woma-:v1x1F8K1N3O4R3S2X4!2*1]3|3;woman:v1x1F8K1N3O4R3S2X4!2*1]3|3;wome-:' +
  'h3l1y2F9L2O3Q4R3W2X1Y3!3#1%3)2/1]2}2;women:h3l1y2F9L2O3Q4R3W2X1Y3!3#1%3)2/1]2}2;women day:h5#2}4;won:a4O4-1}4;wo' +
  'n the:}4;wond-:a3h3i4l1A3B3J3O1P4R1S1*1<2>1@2|2;wonder:i4B3O3P4R2S2*2@3|2;wondering:c1h3A3B1J3<2;wonders:A3D3>2;' +
  'wont:o1q1r4s1u4x2D7E2F2I1J2K4L2Q3V3,1}5;wont be:d3p1q2u4I3K2Q4}5;wood-:I2#4]4}4;word:o3q2y3A2C2D5M3S3W2!4*4.3>1?' +
  '4{2;word-:S5*1|2;words:S5*1|2;work:c3d6f1n1q1r1u2G1H1J2N1P1S1V3W6X1Y3!1#5$1+1=9^2;work and:a2f1u1J2Q2U2W4!2#2[3;' +
  'work as:y1L3O3V4!2=1;work at:c2d3e2l3q1B1L3P2Z3*3+3-3=4^3}1;work for:d2l3m2v3w3z2F3H2J3P2S3=6?3^2;work in:c1d2w2' +
  'x2y3I7P4Q2S2!2=5>3?2^3;work is:a1m2o1q2r2u2K4U3V2$2?2;work on:f3h3q2x3D5E4S3;work with:f1n1o2D3F2G4N2O4P2#5$3%3<' +
  '4;work-:c1d3e4f1g2h5l1n1v1F2O2R3W3!1#6)9,1/4<2>3[1;worked:j3O5X3=1;worker:a3d3e1f2k3l4o3r2t2w1z4V3Z1,2-2=3^3;wor' +
  'kers:e2h8l3I1#5;working:d4e2f5g4h1I3O1R2U3V2!2<3>4[2}2;workout:c4e3L3S3W5<1|3}2;workouts:z5/6;works:c3e1f3h2n1u1' +
  'v4E4G2N3R6Y3Z3!3$1*3,3>2?3;workshop:n2u1w1F4J2L1M1N1#2)12.1/3?1;workshop for:N3#1)4.3/4;workshops:Q4)10;worl-:h3' +
  'J3N1}3;world:h3J3N1}2;worr-:y4D3F2G4K4O2Q3S2*3_1;worried:y3D4F3G3O2Q3S2_2;worries:D1G2K2}4;worry:y4z2G1K3*4@1;wo' +
  'rs-:z5G2U4}1;wort-:i3j4I1K2$2&2>4^1|3}3;worth:i3j4I1K2$2&2>4^1|3}3;woul-:b1c1d1f1j2m2z1A1B1D1F1G2H1N1Q1R2Y1#1$1%' +
  '1<1^1;would:b1c1d2f1j2m2A1B1D1E1F1G2H1N1Q1R2Y1#1$1%1<1^1;would a:i4j2k3w1z1A2B2C3F4I2#1$2(1.1<2^3}1;would be:b3c' +
  '4d1e2f4i1m5v3w2F1G3N3O1P1R4T4X3)3;would he:m2n3C5D2G4H3+3;would i:a2d1e2i3m1n2o2p1r1x1y3z5A3F1G1I1N2P2Q2R1S2W1&2' +
  '*5+2/2;would it:m1s1z2D2E4G1K3Q3#2$1%2?5;would like:d2f2p1q1t2A1B3D1E1F2M1N2T1U5X1Y4#1$1%3&1(1-2=2?4|3;would lov' +
  'e:a3c3e1f2l2t2v3B3E1F3W3X2)2-1.1/2=3?2;would my:m2A2B1C1H5L3N4O3P2Y1*2<4;would rather:h4m2n2x2y5E2I1M2Y3$3+3?2^3' +
  ';would that:a3e3j3m2n2o3z3E2S3W1#1$2%1(2/2^2;would the:g3i2j3z1E2G5&5(2.1]3^3|2;would you:e2l2n2o1t2A4G1R6T1X1Y3' +
  'Z3#3*1+2.4=5@3^2|1}3;would your:j2D5G4Z3!2#1$2<2|3;wouldnt:z4S3Y3;woun-:Z8;wound:Z7;wounds:Z5;wrap-:e2p2w6-2]8^1' +
  '_5{5;wraps:e2p2w6]8^1_5{5;wres-:x3C3F1R5S4T6V7}1;wrestle:y1F4V4;wrestler:R2V3}1;wrestling:x3C3R4S5T6V5}1;wris-:q' +
  '1x2G3*5,3]3;wrist:q1x2G3*5,3}1;writ-:k4p4q2M5N2P4S1,4<3@2|5}3;write:k4p4q1M5P4@3}5;writing:p2q1v2E1N3P3S2T2,4}2;' +
  'written:,2|6;wron-:c2u4Q2?1@1[5_6}3;wrong:c2u4Q2?1@1[5_6}3;wrot-:M2<3@2[1|7}2;wrote:M2<3@2[1|7}2;xa:k4m2r3v4w3x4' +
  'E3*3>6;xmas:h8-4;ya:c2g1k3o3p2r2s1t1v2x1F2K2M3N4Y2Z3!1#2%3&5+5?1@2[2{3|2}1;yaba-:l3F5#4&4(3[2}3;yabaqalayo:&4(3;' +
  'yam:r3u2C2=2@2[3{7}2;yama-:l1F6&2}3;ye:a2u3D4(1=4]3_4{1|4;year:a2f1h7l5o10p2q2C7D2G1P4#5&1(5)1,2=2]1;year and:b2' +
  'h2k2l1p1z3B1F3U2!2#2$3&5)1-2=4]3;year end:h3q1#6}6;year old:a5f1i1j3v2x3y2C7D4F2G2R2&2+1,4-1]3;year olds:a3A2C4.' +
  '2}2;year-:h4k3l4o4z1A3C4G2N3O4P5X2Y3Z1!2(1=3>3;yearly:k5l2;years:h4l3o5z1A3C4D1G2N3O4P5R1X2Y3Z1!2(1=3>3;years ag' +
  'o:s3y3z2G2N1R1X2Z4[3;years and:l3t2z4V1W3Y1!2%1=3;years old:C7O1.2=3;yell-:C2J2P7]2}1;yellow:C2J2P7]2}1;yenu:b4J' +
  '6M3-2|3}3;yes:c2f2h3k2n4o1w1K2U2%4=4>1}3;yesi-:H2+4;yest-:a3p4r4u2T3[2{3}3;yesterday:a3p4r4u2T3[2{3}3;yet:b1z1A3' +
  'C1E5I1S3(1+2{7}1;yeth-:#3%4}1;yethu:#3%4}1;yezi-:i4s2Y4.2}2;yini:g4h3k1l3q3s2x2y4z3C3G1I3K2L3Q3R2S2T4#3(1)1+2<1=' +
  '2?3@2^3;yiph-:I5R5;yiphi:I5R5;yoco:n7;yoga:m2w4z2T8)2}5;yoku-:k6n1p2s6t3v4!4;yokuqala:s6v5;yonk-:b4j3q2;yonke:b4' +
  'j3q2;you:g2h1l1A1I1J2M2T3U3V4W2X1Y2Z1#1+1=2>2@3]2^1}1;you a:m1q3M4T2V4W3Z1+2<2;you accept:n3z3A5B4C3G1<3;you als' +
  'o:f3h3k5q2x3J2V2W3Y5<2>2|1;you and:b2d2m1n3t3C3E2I3T3V4W3=2;you are:d3g4z1F2J5U4Y1<2}5;you ask:j2k4m3s3$3%4,3.2?' +
  '5@1]2^2|4;you at:d3e2g1i3v2H4I1J2K2N1R3*3;you be:b3g5h4j3l2A6G2)1<2^1;you can:f3l1p4q3r3s2#4+3.2}1;you charge:j6' +
  'k4m1p2r5s2E3#2$6%3&2^1;you check:a3O2+4{4}1;you close:f4g5h6I2J4>4;you closed:g5h2I3;you come:h3j1v2z4#7$3.2=5^1' +
  '}1;you cover:Y3Z4!2&2*3,2;you do:c1e4l5o3s1B3D4T6U4V2W3X5Y4Z3!4#6$3)4+2-3.5/2?1_1;you for:j3m2o1t3B1E2P2S3Y2#6*4' +
  '+2.1@2|2}3;you from:n2I2J3&3*3}2;you get:l2s2x3z3F2K3L3P1Q4S2&1)2^1}1;you give:l3r3s4J4L3P2T2U4V2W4X4Z2!2(2)2+2@' +
  '1_3}2;you go:i1m6x3y3K2P2R3Y4*3>1}1;you got:a2b2d3e1B3C1K3L2N4T2V1W2X2Z1/3>1]3|2;you have:a5b2c2d3e2j1m1n1A2B1C2' +
  'F3H1J2K2L3M1N5P1T4U4V2W4X3Z2!1&2/2=1]4|4}1;you help:l4r2D2S2Y2!2#3+5}2;you hold:o4P4)5@4^3{3;you host:F2)1.7=2;y' +
  'ou how:t4Q2S4W4*1-3.3@3[3;you in:o2q2B3I1J6M4N2<3>2^4;you is:f1l2I2Y3*5=1}4;you it:q2w4Y4Z3!3#3*4.2@2_4;you keep' +
  ':h3i3q2r1t3F2P3.3>2@6]6;you know:a1d3l4p2r4t6u5z1D1F2(2@4]4}5;you learn:y3R2S4U1X3Z1&1*7;you lend:w6+5;you let:g' +
  '3m3q2s6y2A2E4G4M2Q3+3>1_2{2;you make:l3o1s3v4y2C3D4)2*3,3-3?4}2;you my:z4G4M3@3{2}3;you n:b4e1s2F1H3J3Y3.2/1>4]2' +
  ';you need:o3p5s2t7z1G4O1S3&2+1,4=9?4;you offer:b1e3f3j2l3s4y2B2C2F3U3Y1Z2!4#4$3/1=2;you on:a4w4H4M6#1<2>2}3;you ' +
  'open:c6f5g5h5(3>6|4;you or:o3p3C2F2Q2U2V2X2*3,3]4;you pay:s2K3P3&3,2=5}3;you people:f1h1i2s4O3T4V3W2}1;you pleas' +
  'e:j4t2v3M1@1}3;you present:T3U1W3X2Y2Z3#3)4;you put:q3t3C2Q5R6(3)1?5}1;you recommend:w1z4R5]4}3;you rent:w5L3+3.' +
  '3;you run:b1c2d4e2f1h3i3B1F1T2U4W2Z6#2&2(3)4.2>3;you say:a1w2A5C1G5R5-2|3}1;you sell:m6$2-3/2@3]6|6}3;you send:j' +
  '4n2o3J2&2-1^7_1{4;you ship:^5{5;you show:b2U3Y3Z4*9;you sponsor:l5}1;you start:a2c1h5v2y5z4C3R1&2;you still:d4g3' +
  'm3n4q1r4A1J4U4V3W5X1/4>2?1{1;you stock:]3}3;you stop:h5p1q4A4;you supply:w3L4+5]2;you take:j2k2l2m5n7p3t4z5A6B4C' +
  '4U1!2<2=3_5;you teach:c2f4v1z1B4D1F4T3U3V4W4X4Y2Z5!4#1&1*5/1>3}1;you tell:a2o3B1D3I1J3N3P1R5S2U3@5{3|3;you the:c' +
  '4d3l1n3A3U2V3Y1}4;you there:g8h5J3V4;you think:D1G2R3}5;you to:p5D1E2S3W3#4@2}2;you train:b7c3d4e2f1m1x1B2E1H1J1' +
  'N3U1V2W3X1Y5Z4!5#3$1*4;you use:y5J3K2S2Y2=5?5@2^7;you want:k4n3w2+2=6@2}1;you with:k1E1I2J1X1&3+5>4@4^3;you work' +
  ':h3o2s1D5G3P3#4<3>1}1;youn-:l3z1A7B7C7F2W3&2+3=3;young:l2z3A4C4F4Q1R1&3+4=2}1;younger:A4B1E3}1;youngest:A3C7.1;y' +
  'oungsters:l2A4B8W4$1=2;your:b3g2j1l1n1A3F1I2J2M2N2O5T4U2V1W2)2*1+2.1<2=1>2@3]3|4}3;your academy:t3A3G2J1O1T2U1V3' +
  'W2X4Y4Z2!2#1.1<2=2?2@1;your book:|6}3;your building:H7K2T4>1}5;your class:b5e1f3w4z6D3F1;your classes:b3z5B2D5F2' +
  'G4R5T2U4W3X1*3/1<1>2;your coach:x3|3}4;your coaches:D3G3O2P3#4$2.2/2=5}1;your course:D2G2N4!1*3+3}2;your gym:b1c' +
  '1d1f2B1F2H2I2J3U3W2#5.2<4=2>2?3}2;your hall:.3}6;your kids:B2D1G4.3<1}3;your lessons:b2C3D2*6/3;your logo:]5}3;y' +
  'our mats:x1G3,3.4}3;your members:z2A4F6K1<4;your page:a2b1d3A2H3J1S2Y3Z1&4?6@2]2;your people:o2F3N3O6Y3#4}1;your' +
  ' place:b3f2j3y1B3C3I4L1N2Q1U3V2W2,1-2.4<2]2{5;your programme:y2C2D3F2T2U3V3W3X2Y3Z3;your school:e2A3D1F1G2J3P3R2' +
  'T6U4V3W4X7Y3Z3!5)1+4/2@2;your shop:n3@4]2_3{5|2;your site:j4n2s2I2L4R4T2U2X1(3@4[3]1{1|1;your team:M3N6O2.3=7;yo' +
  'ur trainers:D2N4O4#2=3;your training:y3D2F4G3H2I2O2T4Z3*4+2;your website:b3g2j1n1t4B3J3M3T2W3X2%2?2;your-:b2f1g2' +
  'i3j1l1m1p1w1y1H1J2K2L1M1O5Q1U3V2W2X2Z3&1+2,1<2>4[1]3^1;youre:g3A1+1>2}9;yours:a1b3d1f2i4j2l1m1p1w2y2E1F1H2J3K2L1' +
  'M1N1O5Q2U3V3W2X3Z3!1&3+2,2<2=1>3[2]1^1;yourself:n3S4U3*2}2;yout-:h6l2A2B7C2D2E1O3T2W1X1#1,1/6=3?1|2;youth:h6l2A2' +
  'B7C3D3S1T2W2#2=4;youtube:E3O4X2*1/7|3;youv-:t1]3|2}1;youve:t1]3|2}1;zapp-:n6;zapper:n6;zero:s5z10P3U2&7;zikh-:c4' +
  'H5L3=3@5;zikhona:c4H5L4=3;zimb-:n3o1q2=3}3;zimbabwe:n3o1q2=1}3;zip:*2_5}1;zoku-:L4/5]4_3;zone:K5%3[4;zoom:b1/13;' +
  'zulu:N4X1}7;zumb-:z3T5}2;zumba:z3T5}2';
