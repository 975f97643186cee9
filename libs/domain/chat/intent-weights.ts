// Written by `npm run train-intents` (docs/decisions/0118): which words speak for which questions.

/** What speaks for each intent before a word is read. */
export const BIASES =
  '-0.73 -0.37 -0.32 -0.10 0.01 -0.44 -0.57 0.14 -0.36 0.02 -0.17 0.40 0.14 0.68 0.45 0.25 0.27 -0.36 -0.38 0.15 -0' +
  '.57 -0.33 0.17 0.12 0.28 0.65 0.24 0.10 -0.84 0.20 0.17 0.20 1.12 0.41 0.21 -0.11 -0.05 0.01 -0.07 -0.11 -0.02 0' +
  '.27 0.12 -0.35 -0.55 0.06 -0.49 -0.31 -0.53 0.20 0.24 0.10 0.21 -0.40 -0.68 -0.74 -1.16 -0.77 -0.00 0.57 -0.32 0' +
  '.12 -0.12 0.08 0.42 0.13 0.42 0.23 0.19 -0.05 -0.40 0.07 -0.05 0.10 -0.16 -0.11 3.21';

/** What each word, or pair of neighbours, speaks for (intent-score); entries are divided by ";". */
export const WEIGHTS =
  ':}5;#:a1c3d4e4g1h3i4l1m3o1A5C8#2$2%5&3.2>2]1{1;# #:a1c4d5e3g3m2u3v2K1M1Z1$2;# a:c3j4r1C4H1$1;# am:a3c4f3L2N3$4;#' +
  ' and:a3c1d1e1g2j2l2r2A5C3I1M1N1S1X1Y1$1)1+2,3-2.1|1;# can:d2e2u3A4C5.3;# days:f3m2p3$1)2_4{3;# do:c2e2s3A4C4,1>3' +
  ';# in:c2d2A2C6K3$2]2;# is:c4d2A4C1}1;# kids:A1B2C1Q3,3.3;# minimum:i5v3$2^2}4;# months:l3o5p2q1G4&1;# of:r2t3%3(' +
  '2.3_2|1}1;# people:t3K3Q4#2$1%1}1;# pm:a3d4e3g2i2v2I2K2Q2>1;# to:c3d4e5z2C1>2{2;# week:A2&4(4/3[2;# weeks:m2q4r1' +
  'y2G2&5(4{3;# what:d2e1g1i4r3v3C2&2;# year:C2D3F2&1+2]2|2}4;# years:z4A1C6=3}2;#+:A4;#h#:d3e4i3v3}1;#ish:d5e3;#k:' +
  '}4;#kg:y2z3F4Q3V2]1}4;#m:z2C1]2}3;#mm:Y4}2;#nite:a4d3E2;#oz:w2]3_1;#s:A6O2;#st:s1u1v5E1Z3;#th:h4n2u2V4(3.4^2;#wk' +
  ':&2(3;#x:j2}4;#xl:]5;a:$1)1-1;a #:c2d3e1o3v3C1F1&4=2]4|2}2;a baby:q2z4A3K2L3*3;a bad:i3G2O3R2Z4;a beginner:w2z5R' +
  '2$2&2(2}1;a big:z1K3L3Q2R3S3$3*2]2;a bit:l4m2z3D2E2M2T3V2Y3]2;a bjj:c2V3)2=2]3;a black:y1O2V2)2=2}4;a blue:y4z2P' +
  '2V1}2;a bodyguard:!6=1}3;a boxing:i3G2H2V2W5=1;a boy:A2C3D1H2X2}3;a car:j1G3I4J2K2Y3Z2*4^2;a certificate:P3)4}3;' +
  'a chair:E4H5;a child:i3j2v3A1B3C1D1G1S3;a class:a2d3e1f2i3m3r2t4z1B1E6F3Q4U1V1W2X3Z1,1-3/2?1;a coach:z3N3W2$5%5/' +
  '3=4;a course:F1O2Y2Z4&4(5}2;a day:d2h2i2z2#3)4}2;a different:r3u2F2J1N2^2_2}2;a female:F1O6$3;a few:b2e2m3n2q3r3' +
  'y2A2F2M2Q1S1%3)2-3;a fight:v2z2*4.1}3;a first:t5v4z1A3Z3;a form:g3w1M2,6_3;a free:e2s5t2}1;a friend:k1l3t3C2N1W2' +
  '$2&2+1-2^2;a gi:w5V2]4^3;a gift:-6;a good:C3R2S2Y3|3}3;a group:l2u2B2C1H1Q2X4$3%2.1@2;a gun:N2U1Y4*3+6;a guy:N2O' +
  '2*4-1]2}2;a gym:o3v2z3K1T6$1)2=4}1;a half:i3C5#2)1;a kids:A4B4.4=2;a knife:X2*5}3;a krav:a3i2E1O2S2U2<2}2;a less' +
  'on:i4r5s1w3B2E4?3;a long:d2e1f2h1i3q3w2I2;a lot:n2y3z3G2R3W2$1&4/2;a man:F6O2W3*2;a member:b1m3q2t3B2P2$1&2)2/2=' +
  '2@3]2}1;a membership:m5&4-4}1;a month:j4l1m3p2q7r1t2u2B2Q1-2_2;a new:j2k2s3v1B2K2N3P1U2V4Z2(3[3;a normal:b3g1z2P' +
  '3Q4*2}1;a pair:g3l3w1]1^2_3;a party:L3.5;a person:y3z2A2J2M4P2T2W2.2;a place:b2t4A1J2K2L3U2V3W2&2;a private:j4L1' +
  'N3$7%1-2.4;a problem:r3v2w1z1A1E1G3H2?2}1;a proper:z2L3V2W2&3]2}1;a real:h2J3M3O4R3]3;a saturday:f6r2u3w2K3)2;a ' +
  'school:r2u3w2C2J3M2O2#3;a security:L2R2V2X2#1=3]1^3}2;a session:a4c1d2e1f2m3r4w1E3F1#3%1,1;a small:F3Q3S2%6*2]3|' +
  '2;a sport:B3S3U3V1}1;a spot:t3C2E2K3L2Q3;a student:j4l3s1t2z2W3=1[2;a teenager:A5B3O3R2,3-1;a trial:j3s2t4u3@3;a' +
  ' voucher:l2-8;a week:a1j6s2w1I1R2$3%2&5}4;a weekend:f2F3I2)3;a wheelchair:G4H6;a woman:F6K2O6R4]2|2;a women:F5)3' +
  ';a workshop:N2)7;a year:b1l2o2q4y3B2P1X3$2&2(3;aan:a2f3h3L3N2R3T1V1W3X2Y1Z3!1)3/1>2{2;aanlyn:/5;aanspreeklik:,4;' +
  'aanvaar:n3<2;abafazi:F4;abafundi:Q3#4;abantu:Q3W3#2@3;abanye:F5@3;abaqeqeshi:N4O5;abesifazane:F6;able:d2o1u2z2C2' +
  'G2O2P2U3*1,2^1}1;able to:d2o1u2z2C2G2O2P2U3*1,2^1}1;ablutions:L5;about:d2g1i1r3z3B2D1E2H2K2N2S4T4V1W3X3Y1Z3#3)2*' +
  '1/2?2@1_1|2;about a:l3#2&2)4*3=4;about it:E4G3S1&2)3*3;about my:q2u1z3M2P3@2}2;about the:o2p2r3u2D3N1P2T1V2W2Y3Z' +
  '2!2$2_3;about your:g2B3N3T3V2W2X2Y2^3;above:A3G2;abroad:h3n3q3-2;absent:r4}5;absolute:z5;academy:h2p2t2B2J4L1N2T' +
  '3U2V3X1Y2!1#1+1,2<2@1]2;accept:n5p2z2A3B3C3G3,4;accepted:n4A2{3;access:j2k3H8K1&1@4[4;accessible:H7;accident:y3G' +
  '4H3Z3,5@2_2;accidents:y3Z2;according:h3Q3>3;account:n5q2<2@1[7}3;accountant:z4;accounts:#3}5;accreditation:O5=2;' +
  'accredited:O4Z3+1}1;acl:q1G4;across:b2e1I2K2}3;act:o2p2,1@4_2}3;action:E2;activation:k4;active:a2b1c1e1g2j2k1n2o' +
  '1q1s2z1A1B1F1J2L2W2#2,1<4;activities:n3T3;activity:B6#2.6;actual:i2y4W2;actually:i2y3z2O2T3*4{2;ad:s3&2=3;adapt:' +
  'A2G6;adapted:G3H3;add:b1r3F2G2M2R2W2{1}4;added:k3q3;additional:k4;address:J10M5N1=1@5[3^3_2{4;adhd:G5;adjust:}4;' +
  'admin:k6=3}2;adriaan:}4;ads:}4;adult:b2j3z2A5B1C4E4;adults:b1i1j4A4B4C2D2N1Q2T2U7V4;advance:l3n4;advanced:a2y2z3' +
  'P5Q4U2Y4%1)1;advert:T3?3}3;advertise:}5;advertised:l3)3|2;advertising:?3}2;advice:R5}2;advise:a2i2n3t1K2L1R4$1;a' +
  'ed:Z4}2;aerobics:T4W4}1;affairs:}4;affect:>4;affiliated:}4;affiliation:k5;afford:j3l4p3s3y2;aflaai:E4;afneem:?5;' +
  'afraid:y2z2D4Y3;africa:J2S3V2}2;african:N3;afrikaans:N3|3}2;afslag:l6;after:a2c2d7f2p2r1s2v1E1I4L5(3,2=2_1}2;aft' +
  'er #:c1d4o2p2L2M3}1;after a:d1p3w2G4Q3,3_3;after class:E3I4L4}3;after school:c3B4L3=3;after the:a2m2n2o3q2s4v4w2' +
  'y1E1I3L2Y1&3+1=4;after training:L2=3}5;aftercare:d3B3D2}1;afternoon:a3c3d2e3f3g2v2B3#3)3;afterwards:d3s3E1&3}1;a' +
  'gain:a3i1k4m1p2q3r2s4u1F1G3L1W5(2)1,2.1>3{3}1;against:y5F2M1R3!3*7,2.1?2}1;age:A13B3C6F1Q3.1]2;age #:C6]4;aged:A' +
  '5C7P3;agency:Z3}4;agent:F2M5R2U3;agents:#3*2;ages:l1p2z1A9B1C3F1{2;aggressive:z4D5S3}1;ago:l2z2A1G5M2N1U1Z3{5;ag' +
  'reement:o8p2;ahead:c2q2t3v2A1C3H3>3;aid:G2N2O3Z7<6=2}2;aids:G3<3;aikido:T4*2;aimed:F4;air:y2^3}5;aircon:}5;airli' +
  'ne:y3#2}3;airport:I4;airsoft:Y4+4;airtime:m3M2}1;akhona:c3}2;al:b2l3z2A1C2*1{2}1;alarm:K3>2}4;alex:l3I2W2;alexan' +
  'dra:I2J3^3;ali:}4;all:b6e1f1g2i2j3k3l2r2u1w1y2z3A4B2D1F5O2T4V2&2,1.1@1^1;all day:d2f2g5z3B2D2F1V4;all of:b4l2B2C' +
  '3F1#3&3*1}1;all the:b5g1w2D3F2H1O2R3T1U2.2?2@4]2;allergic:o2_3;allow:m3E3F2,3?2;allowed:m2p1q2r2w2x5y2z3A2B2C1E4' +
  'F1G3+3?6|2;allowed to:p3t2y2C2E1K2S3+1,1?4}2;allows:}4;almal:l3y2z2S3;almost:C3<2{2}2;alone:h2v2z2A2E1F5K1Q1R2U2' +
  '#1$6%1*2|4;along:m3w3z2A2C3E4H3+1,3;already:a1g3l1m2s1C3G1L2P1R2Z2$1(3+1_5{4}2;alright:w3z2G3;also:f1h2i1j2m1o1q' +
  '1s2x4A3B1J1L3P3V1W2X2Y2*1+2,2/2<1>1[2;always:i3x1z3D3H2K1L2N2Q3]1;am:c8f1o3v2w1y1z3A3E1F1M1P2X1$1,1^1;am #:o2A2C' +
  '2M2U1,1]3;am a:b2j2l1A1E1J1K1O1S1W1X1Z2$2,2=3@2[1]2^1|1}1;am i:o5p2s2t2v3y1z2A3F3K1M1P4,2?1}1;amacici:x5;amaklas' +
  'i:c3d4;amateur:z2W3}6;amend:u4}2;american:n3}1;ami:w4;ammo:w1Y5+1}3;among:x2z1B3C2F4G2I2O3%2;amount:j2k3&3-2^3}4' +
  ';an:b1c1i2k2t1v1A1C2E3G2I1K1#3$3,3.2=1[2]1_1|2}1;an hours:c2e2i5I2$5.2}1;an instructor:O1P2#3$3,3=4}1;anaemic:y3' +
  'G3;ancient:A4}3;and:b1j1m1w1B1C3E1G1L2R2U1V3W3X1Z2!2$2%1&2*1]2;and #:a4c2d2e2j2t2C3%4+2.2]1;and a:b1i2v1w5C5K3L1' +
  'N1Y2#1$2&1+2]3;and all:s2w2A3F1P2V4_2;and cant:q2w2y4M2$3;and come:q3K2L5}1;and do:k3E2F3U2V2W2X2&2)3=2]3;and do' +
  'nt:c2J3K3L3M2O2Q2Y2,2<3?3;and get:q2v2z1D2E3G2I2*3_4;and have:c2g3m2n2q3w2x2D3=3{2;and he:t2u3D3!2#1_3;and how:j' +
  '3v1M3$2&3}1;and i:a3b2c2f3k3l3r2s1t1x2z2C3F1G2K1R1S1T1V2Z2%1&2-2|2;and is:f4j3m2y2A2C1G1H5&2,3.3=2;and my:j3l1m1' +
  't1u2z1A1B2C2F1G3H2I2R1S1U2!2%4)3]2;and need:i3n3B1L4V2Y2Z2$3=3[2]3^3;and never:d3o2s3A3C2D1Y2;and no:g2z1D3M1R2Z' +
  '2{1}3;and nobody:g3P3Q3}4;and now:z2B1F3U1V1W3X1!2#2@3{3;and on:b5y2C3V2+2}1;and still:y3N2P2R3&2]3}3;and the:b1' +
  'g5x1D1H1L2R2S2Z3!2#1$3%2>1[2]1_3{2;and then:m3q2r4s2v4z1E1F1R2$2+2{1;and want:e1h3k2m1q2t1w1C2F1U2V3W2X2Y3Z1!2#2' +
  '$2,3.1=2;and wants:a2h2m3z3A1E1H2U1W1Y3!1)3=3?2;and watch:E4;and we:C1G2Y2#2%2-4.3;and what:a2j2v2w2B2J3P3S1$3&5' +
  '|2;and will:g3m3q3$3}2;and would:c1f3h2j2F1H2I1J1M2N2O2S2U3V2W3X1Y1Z2!2$2.1=2?2|3;ander:D1F6@2;anger:D5W1}3;angi' +
  'kaze:z6;angikwazi:u2}1;ankle:x3G6;anniversary:-3}2;annual:h3k4l3}2;another:n2r5u7y2A1F1I1J3P3&2(4)2@2]1_1}1;answ' +
  'er:M5;answers:D2M3}3;anti:D4!4)3;anxiety:z3G4;anxious:v2z3D2E1Q2;any:a2c3d1f2g2k3l5o2z4A1F3G1J1O4S1U3W2(2)2,3/3<' +
  '2=4]3{2|2;anybody:f2g3v4y2z2A3M4;anymore:p8u4A4I1U1_4;anyone:c1g3z4A2D2E1H1I2M3O2Q3U2?1@4;anything:a6c4d2f3l3o3q' +
  '2r1s3w5x1z2A2B4C2F2G1H1J2L1T2)1;anything for:c1f2s1w1A3B5C4F2G2*1;anything i:b1c2v3w2x2E3G3;anytime:o3p2(2;anywa' +
  'y:z2E1P3;anywhere:b4j3A2B3J3K2;apart:k1o3v4B1C2F2T3X1Y3Z3$2;apart from:k1v3w1T3X1Y3Z3$3;apho:F2H1I4W3,2=2}1;apol' +
  'ogies:}4;apology:}4;app:b2n3I1/8<4>1|1}1;apple:n2x3/3<1|3}1;application:t4P2=4}2;apply:k3s2t4+2=5_2}1;appointmen' +
  't:t5u5E1$4;approval:k3}2;april:h5{2}2;aramex:^5;arch:I4#3;are:c1f1g2h2i3j2o1A1B1C2F1H2J2O3P1Q4T1)1>1_1;are #:l3C' +
  '3G3%4;are a:e2l2B1H2O1T2U3#1|3}3;are my:f1y3T3@4{1;are the:a2b1d2i2k2o2r1v1x1z4B3D1L1O2P1Q1S3)1+4-2>3]3^2}1;are ' +
  'there:a2c2h2j1k1o3y2A1C1F3H3J2L2N1P4S3T2W1)2*3=2|2;are they:b2j2w2z1A2B2N2O5$2?2]2;are we:h3i3o3x2Q2,2}1;are you' +
  ':e1g5h3j1m2r2H3J4M3T1V1(1,2<4=3>2@2}2;are your:b4g2i3j1A2B2F1O2P2$2]2;area:x1E4H3I1J3K2R1U1)1>4[4}3;areas:U3^1;a' +
  'rent:A3O3}1;arm:q3u2G6K2Y2*4,4;armbars:V4;armed:l2Y4!4#2}1;arms:w2z4G3O3}2;army:A1G2O3S3W3!2=2}2;arnis:X8;around' +
  ':a1b2d4e5g2l2n2v3A1D3E3F3W1(2-1;arrange:i2t5$4;arrears:n3}3;arrest:!3}3;arrival:v5;arrive:r3t2u3v6L2Q2{5;arrived' +
  ':_3{3;arriving:v3,3;art:C3D2R4S3V3}2;arthritis:G6;artists:.3}3;arts:z3A1B3D2G1R1T4X4-1;as:l3m3o1p3r1v1w2z1A1B1F3' +
  'N1S1V3X1!1#1*2,2-5<1=5>2]1_1;as a:c1u1z3E3F3L2O3Q1S3V3X3!4$1%2&1-3<2;as i:b2l3m2o3r4t2v3w4,2;as well:c2f1k2l2o2s' +
  '2w2B4C2T2V2$2&2-2>2]2|1;asap:M2(2;asdfgh:}4;aside:i4-2;ask:j2k1q3v3C3E2G3J2M3N1,2@2}1;asked:j2F1#3@1[2}2;asking:' +
  'h2l3z1B2H3#2?3{2;asks:w3y3A2F2O2P3,2@4;asma:G5;assault:*3}5;assertive:D4;assessment:v4!4&2;assignment:S2}2;assis' +
  't:e2H1+3=4;assistant:b1e1J2K2N2Z3=5;association:#2}3;assume:w3z3;asthma:G7}1;at:a3c3d2e3f1g3i2k1D2I2K2U1$3.4^1}1' +
  ';at #:a5c3d3g5i2u4v1A4I3K3$2>1;at a:l1m2v1z4C3E5J3N1P2V2W2Z4/3=2;at all:c2f3r3w3z3D1H2I1O3,3<3;at home:h3n2r2s1D' +
  '2F1L2U2$3,3/5?2|3;at lunch:e5;at me:z4A3O2U3;at my:e1i3k2m2o2u1x1y3z2A1F1K1L1V1$3*2,1/1<1>1?2}1;at night:d6e2g2I' +
  '3K4Q2R2U1$1*1}1;at noon:a2e6;at our:B1E2#4$3)2.3?3;at reception:a2g2n1M1<3]3^3_3{1;at school:c3p3z4D7F2R1V1W1%2;' +
  'at six:a2c1d2i2v2$3;at storm:a3b1t2B4N3P2U2V3W4=2;at that:d3e4l2$2}1;at the:a3f1g2k1m1n2t2v3E2J1K1L2P2Q1U1&1*2+3' +
  '.2>1?2^4{5;at what:a3g2i3j2A2$2;at work:a2i2u2y2S2-3}3;at your:b1j1y1B2C1F3G3L1Q1T2U4V2W4X4!1+3.4<4=3@1;at yours' +
  ':f2w2y4E2F2K5W4+3;athletic:z4;atm:*4}4;attached:o4s3=2;attack:G1Z1*6;attacked:#3*4;attacker:*4}2;attackers:)2*5;' +
  'attacks:G3R3*7;attend:a2e1j1m3r7u3F1G1H1)6+4.2;attendance:r6P2Q3)2;attending:v3w2)2<1}2;attention:Q6$1;attire:w5' +
  ';au:f2B1C2E3Z3,2-2;audience:E5;audio:}3;audit:E4;august:h4l3q1C2H2(3)4;aunt:F2H2%3;australia:p3-2^3}1;author:|2}' +
  '3;autism:G5;autistic:G5$2;auto:o4;automatic:o3H1;available:b2e1f2w1K1L3T4U4V3W1#2%2-3=4]2^1|1;average:z3A3Q5;avo' +
  'id:G3*3;awareness:S2#5&2)2*3|2;away:p3q5r5u2B2L3P1Q1&2)2*3,4/2^2{1|3;awkward:z3F3;b:G3!4.3}1;b#:s3z3E3;ba:D1F3G3' +
  'O3Q3!2#2&3;baba:q3!2}3;babies:Z2}5;baby:c2d2q4z1A2B2E2L2W1Z4*2.1/1}3;babysitter:i3u2}2;bachelorette:.7;bachelors' +
  ':.3;back:h3i2l1p3q4r3u1D4G5K1M2U1W2<3>2]3_7{1;back to:i2p3z2G1K3L3M4_1;background:z5O6;backpack:L4;backup:>4;bad' +
  ':i2D1G6H3J2L2O2R1U1Z2}4;badly:A3G2K2_3;bag:e1w5y2C2L4W7*3,1]3^1_2{1}1;bags:g2K1L5W6.2^1}3;baie:j3l3D4;bakkie:K5]' +
  '3;balance:r3}2;ball:D1}2;ballet:k3B1C3}4;balls:S3W3;bana:B5.3;band:x4}1;bang:z4Y3*2;bangaki:Q5;bangles:x4;bank:l' +
  '1n6r3#1<3@1_2}3;banking:n6}1;banks:}4;banned:E3S3;bar:c2x3*4}2;barber:e2}3;bare:w4;barefoot:w2x7;barely:}4;barra' +
  ':}4;bars:H1*3}3;basadi:F6;baseball:*2}2;based:J4S3U2;basement:F2K6}1;bash:t5.2;basic:j1o3v2z4L2U1W1Z5#2$2&5)2|1;' +
  'bat:*2}2;bath:}3;bathroom:H1L5;bathrooms:H2L4;batla:p1t2B3U3W2Y3!1#2%3=3;baton:X6!2}1;battery:>5;battle:|8}3;bat' +
  'tle ready:|8;battlefield:Z1}3;bay:K6;bayamhlupha:D4;bays:K8;bbbee:#2}3;bday:.5;be:a1i2q1r2u2v1x1z2A4C3E2N1Q2S1)2' +
  '+1/1?3^3;be a:a2c2l2n2w2B1E2F1G2R2Z3!2)2}3;be able:d2o1u2z2G2O2P2U3*1,2^1}1;be at:c1i3r1u3$3}1;be back:e2i4q2]4;' +
  'be in:g2m3B2C3E5G2%2?3@2}4;be the:f1z4A6F5Q2R2;be there:a3g2v5E4/3}4;beads:x4;bear:*4;beard:N3}3;beat:c3.3}5;bea' +
  'ten:y3}2;beats:G2V3}1;became:D2O3;because:a1e2h2l3o1q1r2z3A1D3J2S1U2/1<1>2^2{1}2;because i:a3e3r1z4A2^3{3;becaus' +
  'e of:j1l4o2q2r2D3H1/2<2>3}1;become:t4D2O2P1!5=4}3;become a:t4D2!5=3;becoming:m3B2W3;bed:c2d3r3}4;bee:G3#2}3;been' +
  ':p2s1t1y3z3D1G1M1O3P3U1!1$1=5]1{6;before:b1c8g3o3s2v3w1x2z3E4L3P1$2(1+2,4^2;before class:v4x3}6;before i:b4j1k2m' +
  '1p1s3w3z2A1E4G3H1J2K1L2N3P3#2$1&2<1@2_1|1;before the:c4o2p2v1$2+2,2_2;beforehand:i2t3v2H1,4;beginner:f1s2z6C3P1U' +
  '2W1Y2&5(5/1[2;beginner course:r1s3A2C1&4(4/2[2}1;beginners:a2w1y3z5A2F1N1O1Q4R2V2W1Y1&7(4)3;beginners course:&5(' +
  '2}2;beginning:v4&2(4;begins:a2c3i3w2E3(2;behalf:p3B2F1,4;behave:v3F2;behaviour:D5#2;behind:d2r2z2D4E1K2N3O2S4*5=' +
  '1;being:o3r2y5D4F2G1M2R2U2W3*1+1.1;belief:D3;bell:v4{2;belly:x2R2W3;belong:m3}1;below:G4;belt:m3w3x2O4P10V3)2=3?' +
  '3]2}1;belt in:z3C1P3V2=2}1;belts:O2P9U2V1]2;bench:E3L4?3}2;benches:E3}2;benefit:<7;benmore:I1&2;benoni:I4J3;besi' +
  'des:b1k5w3T3|1;best:a1c3d3g4l4t1B1M1N1R7X1}3;best for:a3d3t2w2A2R6;beste:R4;bestie:C3-2;betaal:j1k3l4m4n5o1q3s3K' +
  '2<3;betaling:n3}2;beter:l3R3;better:f2l5w1z2E1F2I1K2M2Q1R7Z2$2-2]1}4;between:a3b2c2d2e5f1g4h1j3l1q1A2E1M1P1R5%2(' +
  '2;between #:a4c3d3e3j1;beurtkrag:>6;bicycle:I3K3L2;big:i2y2z1B3C2D2H1K2L1Q5R1S2V3!1#2$1&2]1_2}1;bigger:C1D3F1_5}' +
  '4;bike:q2G2H1K5;bill:,3<3}1;billed:<3}4;billing:}4;binding:o6;bio:G2N2;biokineticist:G3<3;bipolar:G5;bird:c4)2;b' +
  'irth:q2@3;birthday:&1-5.10{2}1;birthdays:.5;bit:l4m1z4D2E2M1R2T3V2Y3]2|2;bit of:m2z4D2R3T2]3;bitcoin:n5;bite:]4}' +
  '2;bites:D1}2;bits:y3G3;bjj:a5c3d4e3f2i1j4w1A1B1C1N1R5V11$2%1}1;bjj for:s2B1C2V5;bjj or:w1R5V4;black:l4w3y2J2O4P3' +
  ')2]4_4}1;black belt:O3P1V1)3=1}3;blackouts:>6;blade:z3X5;blades:y3X6;blank:{3;bleed:a2i2y2A1G3Z4)2;bleeding:Z7;b' +
  'lind:G3H1,2;block:i5J2$3>4;blocks:e2}3;bloem:p2J3;bloemfontein:J2^5;blonde:}4;blood:G6}1;bls:Z5;blue:m2y3z2P1V3+' +
  '2]3_3}1;blue belt:m2z3P2V3}1;bly:E4I2/3;board:b4w3#2;boarding:f4m3D1;bodwa:F4;body:z2A2H3O2!3#3}2;bodyguard:O1!1' +
  '1=3}1;bodyguards:!6=2}2;boek:|6;boep:R3}2;bokke:}4;boksburg:I4)2;boksklasse:W5;bolt:I6;bones:y3A2G2R2Z3;bonitas:' +
  '<5;bonus:l3&2;book:m2t7#3$2%1)2.3[2|11}3;book a:j3t1N3#2$1%2.3@3;booked:f1i2q3r1t1u7v4w2N1(1}3;booking:b1t7u7#2$' +
  '2)1.4;bookings:.1}2;books:|6;boom:v3J3K4>2;boost:D3;bootcamp:)5;boots:w6x4]2;bored:h1i1o3A1B2C1T3}4;borehole:>2}' +
  '2;born:A5C2;borrow:w5+3;boss:b2e2j1w1K1N3W3!3#4$1@1}1;bot:M4}5;both:b2c2j5k2l5s2v1A3C4H2R2S2Y3$2-1_2;bothata:G5;' +
  'bother:a2j3;botswana:s2J4}2;bottle:w5*4]3;bought:K2V3Y3$1_5{5;bounce:.3}1;bounced:M3}1;bouncer:O2R2V3!5}2;bounce' +
  'rs:#1}3;bound:o6H2;bourne:S3U1X2}1;bout:}5;bouts:y3}5;bow:v5S4}4;boxed:z2O3W5;boxer:A3W3=3}1;boxers:f2x2P3W5}2;b' +
  'oxes:W3=2}5;boxfit:W5;boxing:a6c1d1e1i1j3w1B2C1G1N1O1R4W12^1{1}2;boxing and:j4R1S4U3&2;boxing at:d2e1A4W2;boxing' +
  ' class:a2h1y3B2G3W2;boxing coach:N3O1W1$2=2;boxing for:e2s2B2C2F3R1W5.1;boxing gloves:w3z2R1]3_2}2;boxing in:c1m' +
  '2z3R1W1}3;boxing is:B2C1R3V2W4;boxing on:a2f1C2G1Q3W1}2;boy:p1B3C6D8E1G1X1$1.2?1}1;boy is:C2D4;boyfriend:c3z3E3-' +
  '2_1}1;boys:f1h1l1n2B5C2D6F5L3Q2.3^2;braai:h3N2V3}6;braamfontein:I3*3;brace:G3H3;bracelet:x6;braces:y3G3}1;bracke' +
  't:A5;branch:J7=2;branches:J5;brand:}4;brands:=3]3;brasiliaanse:V4;brave:D3E1;brazil:V3=3}2;brazilian:V6;brazilli' +
  'an:V4;break:e5h5q7z3D4Y1)3*1+1,2]1;breakdown:b5j1&2;breakfast:c4}3;breaking:D3}4;breaks:h4y2z3,4;breast:G2]2;bre' +
  'ath:z5H2;bree:I3;bride:$2.3;bright:G2}3;bring:g1l3s3t1w8B1C1E2I2J1L1Q3#2)1+1^2_3;bring a:l2t3w1G3L3Q3?2;bring my' +
  ':f1l2w1B3F2I1K2N2#3+2,1}3;bringing:w3E1H3K2N2;brings:E2,2;british:n3+2;brochure:T5#3;broke:l1q4r2u3G1H2%1_4;brok' +
  'en:y4G1H2K1Z3*2,2_4{1}3;broker:y3}2;brother:m1o1y2B1C3D3G2N2S1U2!1$1%2-2=2^2|2;brothers:l3C4U1;brought:l3^3;brow' +
  'n:m2P2=4>4;bruce:}3;bruise:y5G2;bruises:y6;brutal:y4z3S2;bryanston:m2B3I3J2$3}2;bucks:K3}3;buddies:%2}1;budget:j' +
  '6k3l2#2&2<3;bug:{3}1;build:D4G2}4;building:v2D4E2H4I2J6T2#4;built:z3}3;bulk:l2]3}3;bullets:Y3}3;bullied:D6;bulli' +
  'es:B1D7;bulls:}4;bully:D7;bullying:D9;bumped:}4;bunch:F2%2;bundle:m5$3;bundles:]3}3;bunk:r3}1;bunking:}4;bupa:<4' +
  ';burglar:}7;burn:}4;burners:}3;burns:R2Z3;burnt:o2s3;bursary:l3}2;burst:}4;bus:D1I10K2M1;buses:I7;busiest:f1}3;b' +
  'usiness:g4m1q2H2Y1!2#3,2}5;businesses:#2}3;busy:d3i4p3r2E1Q4$3|1;but:a3p1q1u5y1z3F1G2J2N2Y1Z2)3+1/1]1^1_1{2;but ' +
  'i:c2j1q2u2z2G2I1M2N1S2$2)1_2{2}2;but my:o2u2y3^3{2}1;but not:a3y3A1E2F2L2;but the:y3T3W3&2}1;but want:z2G3Y2Z3+3' +
  '|3;butswe:h4>3;button:t3[2}3;buttons:x2}2;buy:l2m4n2s2w5$2-6]6_2|5}3;buy a:g2m1w2-4]3}1;buying:-4_2;by:b2g2i3n2D' +
  '2F1I4L1O2U1#1$2,2.1/4<2>1[1^1{1;by die:d2g2v2D4$2*2/2^3}3;by the:a2c2d2j2y3F2J3K1L3#1&2;by you:j1l2r3w1B3C2F3H1T' +
  '3U2V2W2Y2&1,1.2<1=4>1@1]2;bye:n3}2;c:G3Z3!3=3;cab:I5K3;cable:*3>3}1;cage:}5;cake:.1}5;calendar:b6h2i2p3J1)4;cali' +
  'bre:+2}2;calipers:H3;call:v3D2M7O2U1#2/4}1;called:a2g1j1u1J3N5T2X2}1;calling:D2M4;calls:M2O2@2}2;calm:C1D1}1;cal' +
  'ories:}6;came:c2r4y3G2Z2_3{4}3;camera:?5;cameras:K2?5}3;camp:q3B2)5}3;campus:F3I1;can:n1q1r2A1E3G1H1L2M1P1-2/1?2' +
  '_2;can a:r1z4A4B2C1H4K2P1Q2S2W2#2$2%1)1-1;can do:d3f2l2r3v2G3X3)2.2/4|3;can he:m3n2q2r2C3G2H4,3.2?2;can i:d1g1m1' +
  'n1q2t2w1x2E1G1K2L1M2$2+2-1/2<1=1?2[1_1}1;can it:q2r2x3D1H2K2-3/3_4;can my:n3q2t3u1w2B4E2O1T2Y3#1+1,2/2<2^1_1|1}3' +
  ';can one:c3f2n3y4A2I2L1P3T2U2W1&2,3;can only:c2d1e2f1j1l3z3R3)3;can she:r3A3C1E3G4H3L2P2;can someone:f2v3H3M3+1,' +
  '3-2}2;can the:o1q3r2A2C2I2O3#1$4&1,2.1/2<1^1_3{1}1;can we:l4n2q1u4B1C1E1K1%1(2-2.5>1?4]2_4;can you:b2j1l5r1u1w1D' +
  '5G1P2R1S1!2#5.3?1^1{3}4;cancel:p11q2u6>2_4}1;cancel my:u2_3}2;cancelation:p4u2;cancellation:p9}1;cancelled:u2>3}' +
  '7;cancelling:p5q4;cancer:G4;cane:H3;cannot:i3l3o2p3r2u2y2D1E2H2I2>2?3{1}1;cant:l3o1p2q1t1u3w1x3y3z5G1H2J2M1R2$1,' +
  '1/3]1}4;cant come:r2u2y2H1|3}3;cant find:b2j2t3J2M3/3<2[1]2;cant make:q3r1u1R3$2%1/2;canteen:e4;cap:w3x2Q4;cape:' +
  'e2m2p2t2B1J2U1)2=1_2}2;cape town:e2m2p2t2B1J2U1)2=1_2}2;capital:}5;capitec:n4;capoeira:T3}3;caps:]4}1;captcha:}3' +
  ';car:r1G1I6K8L1U1Y2Z2)3*4}3;caravan:}5;carbine:Y4;card:k4l1m5n8s1+2-5<2>1}2;cardio:a2G3R2W4}3;cards:m4n2-5}1;car' +
  'e:M2P3Z5,1;career:=4;carjackings:*5;carpal:G4;carry:n2o2p2q1r4H3L2P2U3V1X1Y5+2,1]2}1;carry a:L3X2Y2}4;carry on:h' +
  '2o4p3q2U3V2;carrying:z4L3}1;cars:K10;cart:}3;case:r3O3,2}1;cash:l3n8s3U1!2#2;casino:I3}1;casual:m6;cat:D2}4;cata' +
  'logue:T3]5;catch:a2g2k1r6s3I3$2;cater:d3z2B3G3;cause:r3_3;cbd:d3I3*2;cctv:K2?3}3;ceiling:}6;celebrate:.3}1;celeb' +
  'rity:!4@1;celebs:S3}1;centre:J3K2#3;centurion:f3I3J3^3;ceo:M2!3#1$2;cerebral:G4;certain:f3o3N2^3;certificate:q2G' +
  '3P5Z3#1)3+2-1}4;certificates:O2P5-2=3;certified:O7;chain:x5K3Q2;chair:E3H10;chairs:}4;champ:W3}3;champions:O3}3;' +
  'championships:}6;champs:}4;chance:l3r3y3E1;change:b2h1u5I1K2L8(1_2{2}6;change my:u2}4;changed:b3p4u2D1L4_3}1;cha' +
  'ngeroom:}3;changing:i3t2u3L4}3;channel:D4/3}3;chapter:|5;chapters:|5;character:D5;charge:j3k5m2p2s6E2K2M2#1$4%1^' +
  '3}2;charge for:j2p3s2E3$2^2;charged:k4s6K2}4;charger:K3}2;charges:j4k7}1;charging:j3&2}2;charity:)1-3}4;chart:b3' +
  ']3;chat:t3v2M4@6}2;chatgpt:}4;chatting:D3;cheap:]2_2}4;cheaper:j4l8$3%2}1;cheapest:j6]3;check:a2b2u4E5O3+3<3[1^1' +
  '{4;checked:O3}1;checkers:*2^2}2;checkout:^3}3;chemo:G4.2;chess:b3}3;chest:w2F1G3Z3]3;chew:x3}3;chi:T4}2;chicken:' +
  'A3}2;chicks:F6;chief:N4O4;chiefs:}4;child:i3k3l1p3v1A1B6C3D7E3G3N1Q1,4?2;child is:C4G4}3;child of:d3e3k1l2w2C1Q3' +
  'S2T2U3*3,1]1;children:j2w1x1A2B11C1D4E2G1I2O3Q2!1.3>1}1;childs:o2q3?4@3[3;chinese:]3}3;chnge:u1L3}2;choke:r3y3V3' +
  '*4;choked:y3Z3;chokes:V6Z2*4;choking:Z3;choose:l2F2N4R4T3$1-1_2;chose:u3{3;christmas:h6-3^2}4;chrome:}4;chronic:' +
  'G5;chun:T3}1;church:f4S3#2.3}1;citizens:l2A3}2;city:e2I1J3N3U2>3^3}4;civilian:S2U3!2}2;civilians:U3|1;claim:,5<4' +
  '_1}1;claims:,3<3;class:a5b3c4d3e5f3h2i4m6r3s2u2v1y1B3E2F4I1Q4W2X2%2+1,1/2>3?2;class and:B1D3Q2$3+2?3_3;class at:' +
  'a4m2n3u3I2Q1;class for:c4e1f3i2B3C4F4R2U2Z3)2?3^2;class is:v3E2I4N3Q4R2Y2%2>2}1;class of:a2c3h3A2B2F1X3}1;class ' +
  'on:a2f2h4s4v2L1/3>2[2}2;class or:j3m1s5v1B1C1E3F1V3}2;classes:a2b4c4d5e3f5h1i2j1m5r3s1A1B5F1N1Q3R1T5U5V4W1X2Y1$3' +
  '&1/4<1>2;classes for:d2z3C3F2U1}1;classmate:D3;classmates:D3%3;classpass:m5;clean:x2L4}5;cleaner:=4;cleaning:}4;' +
  'clearance:G5O3;cleared:a3O3}1;clearing:Y5;click:t2[2^3}2;client:!4*1@1;clients:E1K3#2)2}1;climb:H7;climbing:z4,3' +
  '}2;clinic:#2)5}1;clip:m5?3;clips:x2E2;clock:a2c2I3;close:d2g4h6I3J1U4!5=2>3}2;close protection:a3O2!5=3;close to' +
  ':B2I3J2K2L3}2;closed:g7h7p2x2E1L1V3#1%3/2;closer:I3J3}1;closes:d3g3}2;closest:I4J2K3R4;closing:g4h3;clothes:w9x2' +
  'L5_2;clothing:w6;club:i3j3k1n2p2x1F5I3J1Q1V1W2Z1%2)1*2,1.2?1]1}2;club in:C1J3V2W2)2}4;clubs:T2V2<2;clue:z4Z2;clu' +
  'msy:z4;co:J3,2;coach:v1z2M1N8O8Q4W1$7%5/2=7?1[2|1}4;coach for:N2Q3$4%5;coaches:D2G1N7O8Q2#2$1.1=5@2}1;coaching:W' +
  '2$7/1=5;coast:h3q3r2;code:l4n3w4J3M2<3{3}1;coffee:E2}7;cold:x3E1G2L2}4;collar:W2}3;colleague:z3H3V3X2#3-2;collea' +
  'gues:e2l3t3E1F2K2#2;collect:g1i3I3]2^8;collection:^4{2;college:P3}1;colour:w1_3}2;colours:P3]2}3;combat:j1y1A1J2' +
  'N2T2U8Y1Z4$2,1;combination:I3}1;combine:R3)2;combined:)3^2;come:d3e2g3m4r2t3u1v2w2z1B1E4I3J1K1Q3S1V1W1#3$2)1+3,1' +
  '^1{2;come along:z2A3C2E3H2;come and:e2l3E5W3;come back:k2q5s3G1K3M2;come by:g4E2I5;come for:m3t4v2+1}1;come from' +
  ':w1z2J2N3Q3S3}1;come in:p3u2w3y1E2H2K3L2Q2]4;come on:j4k2t2u2I3K2,3;come to:j2A2B2G1#5$3(1)4+2,1.2/2^1|4}3;come ' +
  'with:k2t1B1I3K2V2%2+2-2|2;comes:a4h2q2v2y2C1D2L3S2U3X2$1&1*1,2;comfortable:E3F3O3;comfy:w2O2;coming:f1h1l3t1u1v4' +
  'w2z1E1F1J2L1N2R2(3)2,2/3<2{4|3;commencement:(4;commit:b3m4o5E1J2)2;commitment:o6&2;committing:o3E2;community:)2.' +
  '2=3}1;commute:f2I4;comp:}5;companies:#6}1;company:n2F1N1U1#8+4,1=3^2}4;compare:b3j3R3}1;compared:j3%3;comparing:' +
  'b3j3&3;compete:}9;competency:+12;competing:}5;competition:U2}8;competitions:S3}5;competitors:}5;complain:}6;comp' +
  'laint:}4;complete:b4z4Y3&3,3;completely:f3z2;complex:l3J4K2#1$4%2^3;compliant:#2@3;complimentary:s6;compression:' +
  ']3_3;compulsory:k4r3w4y2P3,3;computer:d3z3E2W2=3;comrades:}5;concealed:Y4;concentrate:C2D1;concert:r2.3}1;conces' +
  'sion:l5;concussion:q3y3G4;concussions:y4G2;condition:z2G6@2;conditioning:W3}2;conditions:o4s2G3;conference:m2I3;' +
  'confidence:z2D8F2R2$2;confident:D5;confidential:@5;confirm:g3k2t3H2}1;confirmation:u3w3{3}1;confirmed:u3{1;conne' +
  'ct:M5;consent:,8?4@2;consist:v3&2;constitution:}5;consultant:M3=3;consumer:o2,2_3;contact:o3v1y7G3J1M7R1W2@2;con' +
  'tent:r3/3?4;continue:h3q2V4/3;contract:o13p2q1#1=2;control:y1D3G2V4Z3!5;controlled:y4;convert:}5;cookies:@6;cool' +
  ':E1-3}5;cooling:p3_4;coordination:z5W3X3;cop:l3<3;cope:z5A3C1D1F2;copies:C3,3?3}1;cops:l2}4;copy:o2+2@4|7;corner' +
  ':l3C2F2-2[3]2}4;corporate:d2e2l2N3W2#9;corporates:#4;correct:b3Q3U3@3;corridor:D3;cosmo:I2;cost:j5k7m3q2s7P1#2$4' +
  '%4&4)2,1.3/1]3^4|3;cost of:k3m3s1$2&4/2;cost to:k3m3q2E3^2}1;costs:j5k8K2^2|2;costume:}5;could:a2b2c2d4e2f3r1u2z' +
  '1B1E1G3J1M1S3W1$1.1=3^3{3|1;could i:a3c2d2e1f2j2m3n2o2q1r1s2u1y2z2E3$3-1/1=3;could you:a1b4v1J3M1N2R2S2&1)2.1=2[' +
  '1^3{3|3;couldnt:a1g2r6z2A2H3J2N1Z2{2;count:s1t3A3I2P4+4<4}1;counter:!5;country:p3M2;couple:l2m3r3A2F1U3$1-1;coup' +
  'les:l4W2)1;coupon:l4-3;courier:g2^8_2{7;couriered:^5;couriers:^4;course:A1F3Y7Z7!8&11(9)3+3/4=1}1;course for:F3U' +
  '3!3#3&3}1;course in:!2(2)4}3;course start:F3!3(4;courses:T6Z2!3(5)1=2;court:L3}6;cousin:a3m3t2B2V2!2%3}1;cover:j' +
  '2D2Y1#2&1)3*4,6<5=2;covered:j2w3x1D2K3&3)2*2,3<4|2;covers:G3,3}2;covid:r3G4/3}1;cpf:Z3#2;cpo:!7;cpr:O2Z10;crack:' +
  'c4_2;cracked:y4_4;cramps:}4;crash:G3)4;crav:S5U3;crawford:}5;crazy:c3f1$2}2;creatine:}5;creche:#3}5;credentials:' +
  'O5}2;credit:n4r4_5|2}2;credited:r3}2;credits:m5;crew:#3%4?3;cricket:r2L2;cries:E2}3;crime:B2U3}3;criminal:O3+2}2' +
  ';cross:J3W4;crossfit:c2f3m3z3Q2T4;crowd:z2A3F3Q4!3;crowded:Q5;crutches:H5;crying:D3}2;cs:o5;cubicles:L4;cuff:G4;' +
  'culture:x3}1;cup:h3w4}2;current:b2<2}3;custody:f2?2;custom:_3}2;customer:M5;customs:^2{2;cut:l2x5A2&2>4}1;cutoff' +
  ':A3;cuts:>4;cv:P3=7;cyber:l4D2;cycle:I4K2L1;d:v2!3;dad:f2l2A2B4E2K1U3X2*2|2;daddy:C2-2;dads:n2E4Y3?2}1;dan:f3r3C' +
  '3I2O3X3;dance:?3}4;danger:B4*3;dangerous:y4S4}2;dankie:]3}3;dark:c2d4g1D1F1K3*3>7;data:/2@10;date:a5b1h2u6L2P3(8' +
  ')1*2@2}2;dates:h2u2P3Y1Z2(6)1;daughter:h1i1k2r1v1w2B5C3D3F2G2O1R1S2W1$3)3,1.1=1;daughter is:k3z3C3D2E2G3I2W2&2;d' +
  'awn:c5;day:a4b3c4d5e4f2g2h7m2t1u3v4w1P1#3)7-2.4^1{1}1;day is:c3e1f4t3B2U2}2;day of:b1h4v2(3)1;daybreak:c4;days:a' +
  '7b8d1f2m1p3r6t1B1)3^2_4{3;days and:b4m2G2$2{3;daytime:c2d3e1;de:#1*3}2;dead:c2e2}4;deaf:G6M2/2;deal:l5m2D4G1#1*4' +
  '=3|1;deal with:D5G2*5|2;deals:j3l7;dear:J2L1M3O3S2;debicheck:}5;debietorder:n3}2;debit:k2n6o1p4}6;debit order:k3' +
  'n4o2p4}2;debited:s3}6;debiting:o4}3;december:h7o1q3r1C1P1V2(3)1=2}2;decent:P4Y3]3}1;decide:b2g1o2s2E3R4$2+2}1;de' +
  'cided:t3U2;deciding:m3E2;declaration:,4;declined:}4;dedicated:+5;deduct:r4;deducted:}4;deductible:#2}3;deel:<1}3' +
  ';defence:a2r2A2F1)1*8/1}1;defend:j2A1B2D3F3P1U5&3*1}2;defend myself:j2z1A2F2P1U3}2;defending:*3}3;defensive:Y5!2' +
  ';delay:u3{4;delayed:u3}2;delete:@6;deliveries:g2U3;delivery:g1J1^12{8}2;delta:*3;demand:&2/3}2;demo:)3.5;demonst' +
  'ration:.7;denied:}4;dentist:y3}3;department:o2O2Z4#2@3;deposit:k7s4&3}1;derby:}3;deregister:p5;describe:v5J2;des' +
  'ign:}5;desk:e2g3i2n4v2z3L2M2R2#1=2^3}2;details:n2s2t2B2M4&3,1-1@6}3;detention:D1}2;di:d4]3;diabetes:G5<2;diabeti' +
  'c:i3G6;diary:e4i4J3(2;did:i2r4s1z3C1D1J1O6R1U2Z1*1@2{5}4;did my:s3{2}3;did the:b3O5(1@3[2{3;did you:J3@3{1}5;did' +
  'nt:a3r6s2u1H3Z2_2}1;die:b1c1f2h3n1s3x1y1C1D1I1L1N2O3P2Q3R2#1&3+1,3<2>2[3_3|3}1;died:}4;diepsloot:I3;diet:}4;diet' +
  'ician:}4;differ:R4&3_3;difference:j3R3&2.3_3}1;difference between:j3R3&2;different:b2g1h4j1r1s2u3B3F2J2N2O1R2S2T' +
  '4[2^2_1|1;difficult:z5D3H2;digital:/4^3_3|5;dilemo:A3C3;dinner:d2i3L2}1;direct:I2[1;directions:J5#3;directly:n3L' +
  '2M3<2^3;director:c3e3}1;dirty:X3}3;dis:l3v2;disability:G5H2;disabled:G2H8K2;disarms:*5;disc:l3q1G4K2;dischem:<3;' +
  'discipline:B2D9;disciplines:b2T5;disclaimer:,5;discontinue:p6;discount:l11K1%1<3|2}1;discovery:l1I2<11;dislocate' +
  's:G3O3;display:.2}2;dissipline:D4;distance:f2I4/3;divorce:D2W2.2?2;dizzy:G2}2;do:r2v1y2P1.2;do a:c2f1m4n3s3z3F2G' +
  '1O1#2)1,2.3;do at:d2v2B2C3G4T3Z2.1/4;do bjj:z2A3C2F3G1Q3V1}2;do boxing:j2B2F3T3W4%3&2}1;do i:n1o1p2q2r1s3t3v4w3I' +
  '2J2K2M1P1&1+1,2[4_1|3;do in:v2x2B3C1S2X3&1)2*2>3;do it:c2n2r4s1z5B1L1P4U2V5W2Z2$2&3(2.1<2;do kids:h4i3j2o3s1D3P3' +
  '.1;do krav:j1y3z2B1C2G2S2U5}1;do my:h2r2u1B1L3N3,2<2;do people:f2l2y3A2I2L1Q1S4*2}1;do something:a2d2e2f4l2z2B2D' +
  '1#3.3;do that:k3r4x2y2F2W1X2Y2Z1!3$3*3?2;do the:a2e3f3j1t2u1w2x1A1B3C2F1G3J1O3Y1&2(2)1+3@1]1}2;do they:r4B1E3O4S' +
  '3<3]4;do we:i3l2p2r2s2t1v5w2x4y4C1K1P1$3%2&4)2,1-2>1;do when:v2B2F1V2*3;do with:e2B2C2F1G2X2-2@4;do women:A3F4}3' +
  ';do you:h1y1B1P1T1U1V2X1Y1#1*2+1.1=1@1]1^2;do your:o2B2D3G3*2+2^3}3;doable:z2I3#3;doc:G6;doctor:d2p1G5W1<2}2;doc' +
  'tors:q2G5}1;document:g3,3;documentary:X2?3}3;dodgy:G3;does:a2h1i3k1o1q1v2y1D1H1P1S3#1+2,2<3@1^1|1}2;does a:b3i3r' +
  '2A4B2C2G2L2P4$1(1)2.2[2^2;does he:m2w4C3H2$2;does it:a1i3j2k2o4v2y1z1D3E1F1I2P1S3$1&1(4+1<1>1?1@1[1;does krav:B1' +
  'R3S4*3<2}1;does my:q3w4P2(2+2}3;does one:i2j1o1p1r2t4w2x2z3H1I1S2+2=4|2;does she:w1C1H1I3}3;does that:f1j4n2q2s3' +
  'v2y2z4G2P2$1+3<4{1;does the:a2d1g2h3s2v2D1F2H3K1N3O2Q1V1!1$1&1+1,3-2>1]2^1|3}1;does your:b2d3D2V1W2#2*2@3]3^1}1;' +
  'doesnt:g2j2p2u3D3E3G3I2J3M1)1^2_3}4;dog:H2*3]3}4;dogs:#3}5;doing:l2v2X3)3}6;dojo:d1f2i2s3w2x3y3z4B1E1J5T3)3;doll' +
  'ars:n4|1;domestic:l3A2I1Z1#2;donate:-4}3;donation:}5;done:a1i6p3x1z5B1O2R2!2&2,2/4;dont:c2f1m1n1o2r1s1u1w2x3y2z1' +
  'E1G1I3K3L2P1Q1R2U1$2+1?1@2_1;dont have:i1n3w2F1I3)3+2>3]3;dont know:b1o1t2v4z4F2J2N2R3Y2;dont like:c1n2p3s3x3y2L' +
  '2M2Q2R2$3,3_1;dont want:k2m3o1q3u1x1y1z3A2E2F2G1K5L1R1U2&2?5@3^1_2;door:g2i1l1m4s2t1v3H4I1J2K2L2V1!3+3,1@1^3;doo' +
  'rman:!5;doors:g3E2H3>3;double:r2u1H2K4X4}2;down:h2l2m1o4r3t3v3z2F3G3J3V3X2)1*1?1}3;down the:j2r2z4J2;downgrade:}' +
  '6;download:,3@3_2|1}4;dra:w3x3y3}1;drain:r2}2;draw:A2D2Y4]3;dream:!4;dress:w5L2;dressed:a3L3;dressing:L4;drie:l3' +
  '%3;drill:v2O3;drills:y3X2Y2!5)3*5/2|3;drink:w2}4;drinks:}6;drive:c3e2f2z1E2I7J2K3U2Z1!2)1*1;driver:e2f1g2E3F2J4K' +
  '1U1!4*1=2^2{1;drivers:I1K3#2)3}2;drives:b3F2;driveway:*3}1;driving:a1c1h1K2!7}2;drone:?4}3;drop:c2g3i1k2m7r1s2E6' +
  'I4J2K2M2&1=2^4;drop in:k3m8s3&3;drop off:c3g4E3I2K2=3^3;dropped:c2u3H3I3^4{1;dropping:E3J3,2}1;drops:E3G2I1,2;dr' +
  'ove:g2J2K2}3;drunk:#3}2;dry:Y4;dstv:}4;dubai:o4p2^3;dudes:F5;due:>3}3;dumbbells:}4;dummies:]3}2;dummy:+2[3]3}3;d' +
  'uration:i8o4;durban:p2r1C1E2J3P2U2#2)1/2]1^2_1{2}2;during:c2d2e2f1g2h2r1C1E5L1P1V1$2,4/2>5?2^1;during the:c4d3f2' +
  'g2h2C3E2P2$3^3;duty:d2r2]3^3;dvd:/5;dyspraxia:G4;e:a3i2m1n2E1H1I3J1K1M4(3-1/4<1@2[1_2{3|2;each:b5i2j3m4n1o1q1r2s' +
  '2y5A1N2P2Q3R1%2[2]2;each other:b3y5Q2%3}1;ear:w4M3;earlier:c5u1}2;earliest:c7A2;early:a2c9e1g2p5v5C1K1$1)1;earn:' +
  'j1q2<2=3}4;earrings:x5;ears:x5G1_2;easiest:R4;easily:y3z2G3J3;east:I3J5^2;easter:h7(2;easy:p3y3F4H3I4;eat:z2G2}9' +
  ';eating:e2}5;ebook:-1@2_1|12}3;ebucks:n5<4;ebusuku:c3d3;eczema:G5;edged:X4;eenmalige:k3)4;eers:a3d2j3z2E4$2;eet:' +
  '}5;efc:}4;efe:I2R4;effective:R2S2;eft:n6{2}2;ego:y4;eid:h5;eie:w3%3+3;eight:d3f2i4C6P2W2;eish:l4r3u1z2;either:{1' +
  '}1;ekilasini:Q5;elandelayo:(4)2;elbow:w2G4*2]3;elbows:*3}2;elderly:A5;eldest:C4E2;electric:H2K3}1;electricity:>7' +
  '}3;elevator:H7;eleven:c2g2C5!2;elizabeth:J3^2}1;else:k3z2I1J1M2T4$3%2-2^3;elses:-3{3}2;elsewhere:m2F3P3;email:p3' +
  'M8,1-2/1@4[2{4}2;emailed:^3|2;embarrassed:z4;embarrassing:z3E2;embassy:#3}2;emergency:l2Z5,2}2;emigrate:p3}2;emi' +
  'grated:/3^3;emingaki:A4P3;emini:e5;employ:=5;employees:l2#7,2;employer:g1n3Z2!3#3<3;employment:=5;empowerment:F3' +
  ';empty:c2U1X2}5;end:d4h2i5l2n2o1p6q2r2v3y1P2#3&4}1;end of:d4h1l3o3p2y2&2.1;ended:=3}3;ending:i4p3;ends:c1d1i3o4I' +
  '3}1;energy:c2B3C1O2}3;eng:w6S3T3;engcono:R4;english:M3N3W2,2|3;enige:e3k4z2;enigste:F3;eningi:l3}1;enough:e2m2s1' +
  'v3z2C4H4I1K2O2P4R3+4,2;enough for:e3m3z3C2H2R3+3,1;enough to:s2C1I2O3P4&2;enquire:g3Y3;enrol:t4A2C3E2Q3;enroll:t' +
  '3&2;enrolling:k3B2;enrolment:k4t4;enter:H3(3}5;entertain:.4;entertainment:.5;entire:b3l3q3z2Q3;entrance:v5H8J1K3' +
  '.3;entry:j2m3z3H3+3,2;envelope:n2-3;environment:F3!3;epilepsy:G5;epipen:G5;equally:i3F2;equipment:w7&2]4_3}1;era' +
  'se:@4;error:{3}7;ervaring:z3O2;escalation:#2*3;escalator:H4;escape:#3*5}1;escapes:*4;escaping:*4;escort:!5;escri' +
  'ma:X8]2;esikoleni:D5}2;esikolweni:D5;esingakanani:i1P4;eskom:>8}1;eskrima:X5;essay:}3;estate:l2A2F2R2U2#5$3*1;es' +
  'teem:D6;etc:x3V3;etiquette:v4x1;etsa:t3G3#3.3;ev:K3}2;even:l3x3z5H1Q1S2,2;evening:a3c1d10e3g1i3r2s2t2u3v2F1I3K2N' +
  '2V1.3>2;event:!2#2.7}1;events:#2)4.4}1;ever:e1y4z2A3O2P2S1)2@3}2;every:a1b3c2f3j4k2l1m1n1r3s2y2A1B1D2K1P3W2(4,2}' +
  '2;every day:a3c4d1j4D2P3U2}1;every month:j3m2n3Y2(2}2;everybody:c2s2x2y3z5A2D2R3,3@2;everyone:s1v2x1z4A3D1Q5R3T3' +
  '%2]2;everyones:Q3?3;everything:b6d2k2l2x1y2z1C1D4H2N2T3/3>2@2]2;everywhere:H1I2*3;ewallet:n4;ex:l2n2s1z1O5!3,3=1' +
  ';exactly:a4k1o2w1J4N3T2X3&3,2;exam:q1u3P4}2;exams:f1q5r2;exception:C3;exchange:_8}2;exchanged:-1_3;exchanges:_5;' +
  'exclusive:$4|3;excuse:}4;executive:b1e1J2K2!4#2;exercise:c1e2j2z4B2G5W2<5;exercised:z4;exercises:w3z2G4/3|1;exer' +
  'cising:c3}1;exist:c3F3;existing:l3}3;exists:F2}1;exit:I1J3;expect:v6}2;expected:z3{1}1;expecting:G4;expensive:i2' +
  'j6k3l6/2^2;experience:o1z6O6Q3=3;experienced:z3N2O4)2=2;expire:r3$3-3;expired:s1+3-3}4;explain:v3z2D3P3S5%1[3;ex' +
  'plains:v3N1;expo:.4;express:e1n3^2;extend:r4;extra:a1h2k5r3s2w1z2P3#2$4)2]1^3;extramural:B4#3;eye:w3y4E4G3S3X2*3' +
  ';eyes:y3E1G3;eyodwa:m4q3;face:y7L3R2W2/4?5;facebook:b3g2s2M4T1Y2&1(2/3=1?6@3[1|1;faces:l3N3Q3;facilities:H2L5;fa' +
  'ctor:A2}3;fail:P6;failed:}3;fails:}4;failure:>3;faint:G3;fake:O3*4;fall:r4u3B1C3*3;falls:h3y3G3;families:f2)1;fa' +
  'mily:c1h2l6q3r1s2t2A2B6E2J1L1T3U2$1,1/2[2|2;famous:O2!2}3;fan:U3V1;far:q2E2I8J1K1Z1)1/4{2;far from:I3Z2;farewell' +
  ':-2.2;farm:I2Y3)3*3;fast:D1G2P3^3}2;faster:&2}3;fat:z3W4}5;father:j3A3B4C1Z2;fathers:+2-2}2;faulty:_5;favourite:' +
  'R4}1;fear:y3|3;feb:q3(1}2;february:p3R2}2;federation:k4O3P3}2;fee:j7k9l2m6p1q1r2s2K1P1$2%1&5^2_2;fee for:j3k4l2m' +
  '2$3&3;feedback:Q3}3;feel:o2s2z1A3D2E3F4G1O3Q2U5W2}2;feelings:D2}3;feels:r2$3_2;fees:j9k6l3m2n1q3r3s1<4=1}1;feet:' +
  'x3z5G4;fela:E2F3;fell:q2u2G3}2;felt:z3}3;female:C1F9O7!1$1=1;females:F9;fencing:T2}4;festive:h6;fetch:d1e2g1i4v1' +
  'E6I3K2-2^5_2;fete:.2}3;fetola:u2}1;fever:q1u3}2;few:b2e1m4n2q2r3y2z1A1F1M1Q5%3)1-3;fiance:E3F1W2-2;fiancee:F4;fi' +
  'bromyalgia:G5;field:D2}2;fifteen:v2C2F2Q3;fifties:A6;fifty:A5;fight:y6z3C1O1Q1R4U4V1X4*3.4}5;fighter:D2W2|2}4;fi' +
  'ghters:z2Q1}8;fighting:a1y6z2A1B2D3F2R1S6U4V2X6Z1&1)2.1;fights:y5D4O3*4}3;figure:j4$2@3;fihla:v3I2}1;fiks:l3z4W3' +
  ';file:x3@5}3;filipino:a2f2i3t3w3N1O2X8;fill:k2v3M1Q3,4@4[1_3}2;fill in:k2v3M2,4@4[1_3;filled:t3M2=4@2;film:.2?9;' +
  'filming:?7;films:B2W2?5}1;final:l3}2;finance:d3}3;find:a1b3g3j3t2A2H2I4J4K1M1#2&2/2<1@2]3{2;find the:b4j3t3A3J4;' +
  'finds:B3}2;fine:n2o4w5x3z2E2F1G1(2+2;fingers:y6G3}1;finish:d2e3i6L2&4;finished:a1i5p3G2!2&1=2_3}1;finishes:d1f2G' +
  '3;fire:G1Y5+2}3;firearms:a1f1i1A2F2N1O2P1Y9)1*1+8,2=2|1}1;firearms course:w2A4C3N3P3Y3,3;firearms training:Y4+3,' +
  '2?1;firm:o3#5;first:c2j1k4s6t3u2v9w4z3E3N1O1Z6(3+3,3[1_3;first aid:N3O4Z6=3}3;first class:c1s3u3v3w3z2,4?2^3;fir' +
  'st day:s2v3w4(2_3;first lesson:i3r1s2t3u3v4w2x2(1,2;first month:j1k5n1o2}1;first session:a2i2t2u3v4w2z2(2;first ' +
  'time:s3t3v4z2Y3,2[4;fists:W4Y3;fit:b3z8A2B2C3H1K2L2R5W3!2&1]1_4;fit in:z2A2B3C3R3;fitness:c3g2k2o1v2y1z5L1O3Q1R2' +
  'S2W3$1<3=1}1;fits:G3H2R3_2;five:c2d5g1i1l1q1s1A1B2C4I3K1S2T2W1X2$4%6_1;fix:u2$3_2{1}5;fixed:o5r2$2&3(3;flat:F3G4' +
  'H4{2}2;flexible:b3o7z3V2;flight:a2u3H2}4;flights:H3}2;floor:x4y3D2E2H7J1W1}3;flu:r4u4E2;fly:f3y2z3E3{3}1;flyer:b' +
  '3V3&2;flyers:}4;flying:m2w2I3;fma:X6;fnb:n3<3;focus:w2D4R3]4;folk:f1l2A3U3;folks:A3,2;follow:h4r2v2z3G4/2<2}1;fo' +
  'llowed:p3F3U3*3;followers:}6;following:a4d3P2(3;fonds:<5;food:.2}4;fool:z5;foot:v4x3G2I6!3;footage:?4;footwear:x' +
  '6;footwork:W5?3;for:l1s2t1w1B1K2L1R1!1#3)2+1,1-3<2=1;for #:j2l3m4o2q6r4t2Q2#2%3}2;for a:m3o1q4r1t1v2F1K1R2V1W1#4' +
  '$1%2,1-1.5=1]2_3;for adults:j3A2B1D3T3U3V4;for an:i2k3y2z1B3C2F2G2$4(1)2*2}1;for beginners:a2e2w2V2W2X1Y2&1(1)2]' +
  '2|2;for bjj:a2m2w1z3N3V1$3;for boxing:j2l2w3A3V2W3<2;for children:f3B3I3>3;for free:s4=3^2;for her:f2C1F4&2,2}1;' +
  'for him:e2B3C2E2G4[1|2;for his:a3w2C3D1J3;for it:m1s2A1D1K3L2S3!2&4{3}2;for kids:j3k1l3o2y3A2B1D3R2,3}3;for krav' +
  ':a3j4t3w5z2A2C3Q2$1<2;for ladies:c2f2w3F1L2Y2)2-2}1;for me:c2d5e3f2j2l3t1z3G4H2Q1R3V1$3/1=2^2{2;for members:m2K2' +
  'L2)1,3/4[2|2;for my:i2j1t2u2B4F3H1J1L2O1P3R1W2Y1#3$2-5.2=1{2;for one:i2j3m3o2E3&2=2^2}1;for our:k2N4T1W1#2$1,3-2' +
  '/3}2;for people:d2f3y2z1G4H2T1X4Y3!4)2;for sale:]5|3}3;for selfdefence:C2R4$3-2<2]3}2;for small:i3F2V3%3^2}2;for' +
  ' somebody:z4A1C3F3H3W2-2;for someone:j3y2z5G3X2&3)2-3=1;for something:e3o3B1D3F1R3T3-2/3|2;for that:d2j2l2m2q4s1' +
  'D4L2Z3!5$3*4|1;for the:b2g2j1n2q1s1u2w2A3C1E1F2I1P2(3)1+5,1.2[4^1}1;for them:B7#4)3;for three:m3p2q3r3G2V1%3=2;f' +
  'or training:c3e2w3A2$3<5=3]3;for two:j3m3o3q3z1C1D1V2$1&2}3;for us:d3l3F3P3%4}1;for women:F4V2Y2&1)1/3]3;for wor' +
  'k:f2m4p3y3J2U1Z1/3=1;for you:g2s3I2=4}2;for your:l2w3z4J2+1-2<1}1;force:y4O3}4;foreigner:+4;foreigners:t3}3;fore' +
  'ver:&3@2}2;forget:H3@3}2;forgot:a2r3u1z4J2N1}3;forgotten:z2@4;form:g2k1p4t5M3,10=1?3@4_3;format:v3}1;former:k1R3' +
  '=4@2;forms:S4,3;forties:A5U4;fortune:w3P3;forty:A3Q3&2;forward:b2j2r2u1z2J2&2[2;foster:B2C1,2;fotos:?6;found:G2T' +
  '3}5;foundation:F5&3;founded:N1}2;four:a1c2i1m1o2q2u1x2A1C4K1M1V1%7)2*3;fourways:b4I3J2]3}1;frame:H4;france:}3;fr' +
  'anchise:J2=5;free:c2e2f2k4o1s11u4y1E1H4K2(2/1=2^3|2;free class:s3u5;free trial:m3s3t3,3}1;freelance:=6}1;freeze:' +
  'q12z1D1F1;freezing:q5x1}1;fresh:x3G3(2;freshen:L4;friday:a4b1c2f7g3h4l3t2x1y1K1#1-1^1_2{3;fridge:b4}3;friend:a1k' +
  '2l3t4z2H1R2T2U2W1$2&1(3)2-4^1}2;friendly:z4A3B3F5H3O1;friends:l1B1D1E2F1P1T2%9,1-1.7;frm:I4;from:e1m1p1u1w1z1A2E' +
  '1G1I7N1P1Y1%1&1*3/2<2=1?1}1;from #:c3e5i3A1F2#3%1(3>2;from a:w1B3D2G3L2M4Q3Y4#2*2;from home:c3w1E2/4>2}1;from my' +
  ':n5p3G3S3%1&2,2/3<3;from pretoria:c2f2I3K3;from school:w1F1I4}3;from the:l1p4r2v1A3E5G1H4I1J3K1O2V1Y1$1%3(1<2=2?' +
  '1_1|3;from you:w5P3Z2$2,3/2@4]5{2}2;from your:g3M2T2/2?3]3{2}1;front:g2v2I2K4L2M2N3#1=3^2{1;front desk:g2M3#2=3^' +
  '2{1;front of:g1v3z1D1K2L3N1}1;frozen:q3G2}2;fu:S3T3.2;full:b4e2j1l1o2s1v1w2y5z1K3Q8&1(1/2;full of:f2z3A2C1F1L2Q2' +
  '}1;fun:X3#2.5}1;function:r2N3#3,2.4;fund:<5;fundamentals:z3V3;funeral:r2}3;funny:z1}3;furious:k3}3;fused:G4;futh' +
  'i:v3&2)2;ga:}4;gaan:h3j2v4y5F1N3)2>2|3}2;gain:}3;gals:F7;game:V4}1;games:B4.2}3;gang:a3f3D2;gap:e5%2<3=1;garage:' +
  'J2K4U2#2$2%2]4;garden:}3;garmin:x3J3<1}2;gas:}4;gate:g1v4H1J3K2#2*2>2^2{2}1;gauteng:h3T1^3}4;gautrain:i2I8K1L2U1' +
  '|1}2;gave:h3z2J2T2,1-3@3{2}1;gbh:}4;gbv:F2}3;gear:w9y2H1&1]5^4;gebeur:r3v3;geboelie:D5;gedoen:z4;geen:z3D3;gehad' +
  ':G3}2;geld:r3<3}1;gemis:r4u3(3;gems:<5;gender:B2L2;generator:>5;genoeg:C2I3;gentle:z3D2G2O2;gentleman:A4;germany' +
  ':m3B3I2J3>2^3;geskenkbewys:-6;gespot:D3;gesteel:}4;get:d1j2l4p1s1t1y4H4I3K1L2M2P2&1@1[2]1^1;get a:c2f1h1j3l4s2v2' +
  'w1E1K1L1P3$1%3&1)2+2/1=1?3@1[4^1|1;get in:j2t2z3H5L2M5W3>2}1;get into:H3K4P3!3&1[2;get my:x2y3B2&2+3>2]4{1}1;get' +
  ' out:d4i3p6z2H1I2L2S3*2;get the:b2n3s4H1N3,1]2_1|2}2;get there:v4I5L2=3[2}1;get to:d4p1s1B3H3I5L2Y3&1)2*2[3;gets' +
  ':d2f1k2r2y3D6G4J2P2Q2R2=3^2{1;getting:y4z1A1D3G4K2U3W2#2+2@2]1}1;gewen:}4;geyser:}4;gf:E1F4$2;gi:a3w6V7]6^2_3{1}' +
  '2;gift:-14_3|1;gift voucher:-3;gifting:&1-4;gim:^3}2;girl:w1y1B3C6D3F6Z2.3;girlfriend:a3l2t2E2F4R2*2-4}2;girls:B' +
  '5D4F8L2Q4W2#3%3.3;give:b1l3p4t2u1v1D1J1M3N2T3U2W1Z1)1,2-6<1?1@5_1;give my:s2D1-4@4}1;give you:l3T3U3W1Z3@1_1}1;g' +
  'iven:a4f3o3w2P2U3W3;gives:b1g2l2s4D1G2N4O2<2_2{2;giving:p2t3}1;glasses:D2G6}2;glock:Y4+3}3;glove:W2]6;gloves:w10' +
  'F1W2]8^5_8{3}3;go:g1m1r2v3w1x4y3z2C2E5F1H1J1L3R1&2,2>2[1}2;go in:g3v3B2C2H3K2{3;go to:j3q3r3y1D3L1U1V2Y2#2&2+2[4' +
  ']2^2}1;go up:j2G3H4$2}2;go with:z2C4;goal:}4;goed:O2R2;goeie:}4;goes:b2c1i2p2v3y3E2F1I5T2$2*1-1>5;gogo:c1l3A3W2;' +
  'gogos:F2)2;going:i2l1p3q5A2B1J1L2M1P1S2&2.2/2=1>3?3}2;going to:q2F2L3M2&2.3?3}4;gold:j4x2}3;golf:K3#2%2-2}3;gone' +
  ':i2r2G4{3}1;gonna:z4}1;good:h4l1p1s2C1D3F2M2O4P3R4S3W3,1[1|3}4;good for:D2F4G2R4S3V2W3;goods:H3^5_4{5;google:b2g' +
  '4n1J4K2M2N1U2/3@3[1|3}1;gordel:O3=3;got:d1l1n1p2r1w2z1B2H1I1J1T4U4V2W2>3]1_2{1;got a:b2d2i1l3n3o1q1s1x1C2D1E2F2G' +
  '2L2T1>3@1{1|3}1;gouges:S3*3;gout:G4;government:h3<3}1;gp:G3O3;gps:J5;graad:C4;graag:t3B2C1E1=3;grab:D1H1*7^2;gra' +
  'bs:B2*6;gracie:j2V6}1;grade:A1C7P7!3#2.1/2=4}1;grade #:C3Z2#2.2=3}3;grades:P3!3;grading:P11$3?1}2;gradings:P6[1;' +
  'gran:a3w3A3H1)3}2;grandchildren:q2A2B4;granddaughter:C3;grandkids:B3;grandparents:A2}3;grandson:B4C4D2S2;granny:' +
  'n1v2A4B2E2Z2,2;grapple:F3G2;grappling:a4j1w3x4z3B2C2S2V9]1;grayston:a1e3}3;great:p2)3}4;grey:A4_2}1;grid:b5>3;gr' +
  'ip:x2B2;groep:C4F3#3;groepie:%5;groin:w4S3*3]1_2}1;grondgevegte:V5;groot:C2D1Q3]4;grootmense:B5;ground:F1G1H6R1V' +
  '9&3)1*3;group:a3l3r2v1z1B6C3F6M1Q3X2#4$3%8&2(1@2;group for:A2B3C3%1}1;group of:u3D1Q2#3%3(2.1;groups:z1A3B3Q6$4%' +
  '6;grow:=3}1;grown:a2d2j2A4B2C3E2O3Q2U6;grown ups:a2d2j2A2B2C2Q3U3;grp:%5;guarantee:_4}1;guard:c1j2v2w6y1K2R2U1V3' +
  '!5]6_3{4;guarded:K4O2;guardian:,5;guarding:!4;guards:l1w4K4Y2!4#4]3_3{1}2;guest:s3)3;guests:i2E2#2%2;guide:H2|7;' +
  'guides:#2.3;gumtree:&2=3;gun:Y9)1*6+7]2}3;guns:B1Y7*4+6}2;gunshot:Z4;gunshots:Z5;guy:v1y2F2J1N4O3P1Q1R2V4Y1$1*4]' +
  '2}2;gym:g3h1j1o1p2w2F1J3L3T3W3$2.1/1<6=1>2?1]2^1}2;gym in:b2e3K2V2W2/3=1>3]4^3;gym is:m3y3z2H2J2.2<1;gyms:b1g2j2' +
  'n2o3s2w2z4E2H2I1Q2)2<2}2;gynae:G3S2;ha:v3z4>3;haal:i3r3x2E1@3^3;hacked:}2;had:c1e3f2k4l1m3o2q2x2y2G5H2L2O3Q1X2Y3' +
  ')1,1/2>1@2;had a:c2e2m2o1q2s2y3z2G3O1U1Y2Z1)2@3;haemophilia:G5;haha:z2B2E3F3U1.3}4;hailing:I3J2;hair:w2x5A3L2N1*' +
  '4}1;hairdryer:L3}3;half:a1c3d1e2h3i4l2n4q1r3v2B1C4F2#1&1(1)1/1;half past:a3c3d2e3i3I1;halfway:l3p2s3G2}3;hall:D2' +
  'E2H4I1.6}5;halloween:.2}2;hampers:-5;hand:n2v1w5D1G2I2P1U5X2Y3#2@2]2_2;handbag:L3*4;handcuffing:!3#3;handcuffs:}' +
  '4;handed:o1E3]3}3;handful:%4;handgun:A2Y8+4;handle:r1x2z2D3M3P2R1U1X3Y3#3*3+3?2;handles:M1N2=6}1;handling:Y3#2;h' +
  'ands:v2w2y4A1G2N3W4X1]2}1;hang:b2B2E4L4}2;happen:b3y4$3>2;happened:}6;happening:a6f1)3{1;happens:a1f2h2o3p2q3r1v' +
  '3y2O2P2U3&2*2,5>1@4_1;happy:G2_3}6;hard:p2y6z5D1G4K2M2=4>1]2|1;hardly:r3D4;has:b4r1u1z1E1G4H1L1O5P1Q4%1(2*1-1]2_' +
  '2{4;has a:b2e3u3x1C1F2*1]2_4}4;has the:b2B2O1Q3(3=2}3;hasnt:{5;hate:o2v2w3x1y3B2Q3R3;hated:z3F3;hates:i3}2;hatfi' +
  'eld:I2;hav:B3$4,1/3;have:b1c1d2w3x1B2F2J1L2O3T1V1W1X1>1]2}1;have a:b1n3o1s3u1A1B1C2E2F1I2J2M3N1Y3#2$2&1+1<1=2>1[' +
  '3}1;have an:b3w1A3D3Z4,3|1}4;have classes:f2B4F2V1$3}2;have it:b2d3B1G2M3U5V2W4X4)2^1|3;have my:f2n3q2w3x1K2L1X2' +
  '!1,1]2}1;have one:w1G2W2)2,3/3]1}1;have something:c1d1k3l2w2B4F4K2L2V2-1=5;have that:d3F3U1V3W4]2;have the:b3f2J' +
  '3N3V2X2+3.2}4;have to:c1f2i2n1o3p3q1r1s2v2x4y3z3A1E4F3H1P2S2%1,2/1^1_1;have you:a1b2c2d2e2f1j2B3F1J2M2T2U2W2X2Y2' +
  '#1-3/1>2]2;havent:p3z6{4;having:q3^3;he:u1w2C7D7E4G2H3N1O6+1,2?1}1;he has:e3p2D1E3G1*3;he is:u3A2C5D5_2;he join:' +
  'A2C2G3;head:w1y3A2G3J2M1N4O1V1W3#3$2%1&2*2|2;head coach:M3N2O1$1|3}3;headgear:w3y3]3_5;headlocks:*4;headscarf:w4' +
  ';healing:x3G3;heals:A2G3;health:G3,4<6@1;healthsaver:<5;healthy:}6;hear:A3)3;heard:w2y3E3F1G3J2K2S2W1&1>1{3|2;he' +
  'aring:G7;heart:G5Z3}3;heavier:*3}2;heavy:z2H3W4]3^3{2}1;hebrew:S4}3;hectic:c3f3l2v3x2y2I3;height:K3}2;hek:*4;hel' +
  'd:a3b2z3F2J3Y2{3;hele:f3l3E3;hell:r2z4;hellopeter:}3;helmet:L4_2;helmets:w2K2;help:b2l1u1D7G1H1Q1R3U1Z6#1*1+5-1<' +
  '3=1}1;help me:b2v2G2R4U3+1,2}1;help with:D4Z2$2*2+1<2}3;helper:I3;helps:G3R4}1;hemp:w3_4;hen:.4;her:h2j1n1p1u1w1' +
  'x2C2D8E5F3H1$1&1*2,1-3.1;her to:B3D5F1&2,2}2;here:a1b3d1e2l1m6t2w1y1z3A4B1H1J2M3R2U3V2X1.1<1>1?1@1^3{1;hereby:p1' +
  '=3;heritage:a2h2.2}2;hernia:G5;herself:l3D3F4R2$2;hes:C4D5H1;hey:b1o3r2s2y2D1H2_2}3;hi:}5;hidden:k6s2;hides:D4;h' +
  'iding:b2D3[2;high:l2B5G3K2R1#3]2;higher:k3}1;hijab:w3F3L2}4;hijack:K2!2#1)1*4;hijacked:#2}3;hijackers:*5}1;hijac' +
  'king:)3*5;hijackings:*5;hiking:Z3}3;him:v1w2C1D9E4G2I1O1V1!1-4]1;him to:D5I3K2]3;himself:D6H1N4O2P2U1W1$3&2;hip:' +
  'G4H2;hips:H3}2;hire:w4L2#3$2+3.5=5?3}2;hiring:I2=4;his:a1i1q1u1v1w2C1D7H2J1N4O2P2!1-1.1?1^2|2}1;history:z3S2}3;h' +
  'it:a3e1w2y8z1D4G1W6*1}2;hits:k2D5;hitting:y3F3;hiv:G4;ho:k1l2t4u2v3y3A2H3U3W1X3Y3!1)1*2;hobby:B3R3)3;hoedspruit:' +
  '#2^3;hold:q7z1M3O2Q2V2*1.2^2{1;holding:z2*3;holds:F2G3V3;holiday:h7m3q2B2)3+1.3=2}3;holidays:h9m2q1C4(3)1;hols:h' +
  '5;holster:w3Y5]4;hom:x2D3G3;home:c1f3i1m1p1y3F1L3M2R1U1V2$4*3/7@1]1^2|2}1;home from:f3y3A1B3C1F3/2;homepage:N3|3' +
  ';homeschool:B4;homeschooling:B1}3;homework:}7;hond:}5;honest:z1=3}2;honestly:o3s4y3z2;hoodie:w1]6^3_7{4;hoodies:' +
  ']4^3}2;hook:W4}1;hooks:L3W3;hop:H2}5;hope:k3o2z5D2H1=3;hopefully:H2]2}2;hoping:d3f3&3;horse:}4;hospital:u3U3Z2#2' +
  ',5}1;host:)4.4=2;hostel:D4;hostile:!5;hot:L4}4;hotel:m2I5J1#2;hotels:/2}3;hou:q3y3.3;hourly:$4;hours:a4d3e4g11h5' +
  'i9u1v1$4&1)4=2;hours is:g3i3I2)3}1;house:c2s2v1A1Y2Z1#3$4*2.1/1^2{3}2;houses:F3R3U3#2;housewife:z3F2S2;how:i4j2n' +
  '2p3t4v2y2A1I4O1P4Q2Z1$2&2)1-1[3^2_1|2}1;how can:l3n4p2D2M2)3-2?3;how do:n1p3q2r1t3u2D2F1J1M3S1$1=1@3[3_3}4;how d' +
  'oes:p1q1r2t3v5H4I1O2P2R3$2&1+1=2?2[3;how far:q2H2I5{2;how is:b2o2v3z2E2F3K3R3S2>2@2^3;how lank:i4o4P2&2-3;how lo' +
  'ng:h1i5o3q2r1I3O2P3#2&2)1.1@1^1_2|1}3;how many:i3j3p1r1s2y2H1I1J2K1L1N3P2Q3T2&1(3.1|3}2;how much:i1j4k4m1s3K1Q2$' +
  '4%4&4)1-1]5^4|3}1;how often:b2j3q2y2P3(2)3}1;how old:A6B3S3+2}2;how soon:a3p1P2$3(3^3;how to:t1z1D1F3O1S2U4W1X3Y' +
  '5Z6!3#2)1*6=1[2}3;hows:p3y2;hr:b2g3O3#1,2=4;hubby:b2d3u3A2B1I2$1&2-3?2;hug:*4;huge:C2F2;huis:d3$4*2/3;hulle:y2z2' +
  'A1*2;human:h3M4}1;hundred:x3F3Q3;hung:{2}2;hurt:q2y7z1G1O1Z2,5}1;husband:c1d2f1i1j2n2s1y1z1A1H2R1S1U2V1Y2$3,2?2]' +
  '2_1}1;husband and:c2s3t2E2K2Y2$2}1;husbands:l2Y2+3-3;hv:x3H3M3U3;hw:i2j4m3r1t3A1I1Q3&2|2;hybrid:/4;hyde:$2}3;hyg' +
  'iene:x3_3;hyper:D3R2;hypertension:G4;i:r1s1u1v1y1z1M2+1;i allowed:p3t3y2A1E2K2P2+1,1}2;i am:n2u1w3y1z3A4E1J1K1L1' +
  'R2!2=2]1^2}2;i attend:a3f2m2r2C2+3;i be:a2i3o2s2v4y2z1A3E3N1O1Q4&1)1+2/2?3_1{1;i become:t1!2=4}2;i book:t5u1K3N3' +
  '#3$3%2)3;i booked:u4v4w3;i bought:V3$2_3{4}3;i bring:j1s2t2w2A1B3C1E2K1L2N1Q2%1+2,2?1_1}1;i buy:m2s3w3$2]6_2|5}1' +
  ';i can:b4c5d2f4j2m1u2C2G1I1L2M4O3P3R2V1&1/1]1{1|4;i cancel:p6u5_3}2;i cant:j1r1s2w2x3y2z4H1J1L1M2U2)1,2/2]3|2;i ' +
  'carry:o2G2L2P3U2V2+1}1;i change:u2I3L3_3}2;i choose:F2N5R2$1-2_2;i come:a2d3j2s2t3v2w3z1C2E2I2J3K1Q2V3Y2+4,1?1^2' +
  ';i could:c2d3u3w2E2G2I1W3(1}2;i did:z1R3T2U2V2W2@3}2;i die:b3l3z3F3,4;i do:d2e1o2p4r2s1t4u1y2z1G4L1R2U2V2W2Z1,1/' +
  '3?1^1}1;i dont:f2n1o2r2s3u1v2w2A2E1F1I3K1L1P1Q1R2T1U3$1&2)1+2,1?1@2^1;i drive:c2z2H2K4U1Z2!2*3;i drop:i3m3r3E4J2' +
  '=3;i fetch:d2e3g2i3E4-3^2;i freeze:q6F3;i get:j4s1v1G1H3I2L1M1P1Y1&2,1-1<2=1?1[1^1|3;i give:p2u3,3?3@4}2;i go:c1' +
  'm2o2r3v2y3z3H3K2P2U2]2}1;i got:o2r2x2O2T3+2-1_4{1;i have:b2e2i2r2s3u2v1w3x3y3z4G5K3P2S2$1(1+2=4;i heard:w3y3E3K2' +
  'W2|3;i is:l2m3q4z5A3F3G3$2*1;i it:j2n3p2q5r3^3_3;i join:b1k4m1o5p1r1t1v1z1A2B2C3G2$2(2/2<1?2@3;i just:g3o3t4x2y2' +
  'E2K2R3W1(2)2[1_1;i keep:r2w3x4z3L3S1Z2/2@1}1;i know:h2v1w2z3C1O3Q3>3}1;i learn:D1N3Q2S3T4U2V3W1X3Y1Z3$2&1*4+1/2|' +
  '2;i leave:d2i2o1p4x2y1A2E4J2K3L3N1;i left:k3n3@3]2}1;i like:e1m2s2v1w3y2N3Q3R3+3;i live:l2A1F2J1R2)1-1/3_2|3}1;i' +
  ' log:[6;i look:b2v2B2E2}2;i lose:p3r4u2y3z3<2}2;i make:d4r1t3E1H2I3=3?3[3;i mean:a4d3j2o2C1F2H3$3(2}1;i miss:f2r' +
  '1G2&3}2;i missed:a2l3r3u2A3)2;i must:t2u3w2x1C3G1J2U3[2]3{1;i my:i3q3w2x2E2K4L2+3<2=4?2;i n:o2r2s2w2P3+2,3-2?2_2' +
  '}1;i need:b2c2d1u1v1w3x1y1z2C2F1H1J2K3M1Q3U2V2+2,1[1;i only:d3w2E2G1J1L2S2V2W3$3)2+2@1}2;i order:-2]3^5_1{3;i pa' +
  'use:q6;i pay:j4k7l3m3n5s4&2-2<1^2_1|1}1;i put:i2q2t1u3C2F2K3L3&3,2;i reach:I4M6P2;i read:c2o4N3R2,3^3|1}1;i run:' +
  'z1F3G2O2U2}5;i saw:j2l2F1K2N1S2T2U1X2Y3&2(2=3|1}1;i see:a2b4c2e2k2s2F1G2J1P2?2]2{3;i send:p4M4,3^2_5;i should:v5' +
  'N2R4W3Z2<2;i sign:o5t2F3L2(2,5[2;i sit:y3z3E5W2;i start:c1o2r2t4w2G4P2R4+1|1}1;i stay:f2o1r2E1G1I4@3[3;i still:a' +
  '3d3g3p2q5s1u1w3z4A3G4+2,1_1{2;i stop:o3p2q5K3;i take:j2l2m1o2p2q2r1u2v1w1G5I3J2L3R2$3?3]2;i there:v6E2I4;i train' +
  ':c2d1e1f2j3m2r1w2x1B1G4L1P2U2!2$1+3,1/3@3]1}1;i travel:f1m3r2U2$2&2/3;i use:g2n3w3G3H3J2K1Y2+3-2<4[1}1;i wait:E3' +
  'K1(3}1;i walk:m3v4x2A2I5R2U2;i want:a1b1g1j2p1t3D1L1M2N2O1R1U3V1W2$3&1(1-2[3]1|1}1;i was:a2f2p1r3u1z3A3F2G2P3V2X' +
  '2{4;i watch:v1E4V2/2;i wear:w3x5F2G2L1]3}4;i wil:b1o3p3q2t3M1U3V2W2X2Y2Z2!2$2)1?2_2}2;i will:l2r3y2I2K2=3}3;i wo' +
  'rk:c2d4e3f2m1E2I2J1L1Q2R1U2V2$2=1>1?3^2;i would:b1c2f1m1o1p2s2B1D1E2F1I1L2M4O2T3X1Y3Z1$1&1(1-1=1?1;ibiza:&3)2;ib' +
  'jjf:}5;ice:q4x1}3;id:b1c2d2m2n2p1t2z3A1C1E1J1P1T2X1#1$1+3,1/2<1@5[1;id like:a2b2c2e1g1j1p2t3A2B2C2D1J2M1P2T3#2/3' +
  '=1@2;idea:j3w2y2z3G1S3Y2#3-2;ideal:c3e1;ideas:-1.3}3;idf:S3U3;idiot:z3}1;idpa:Y3}3;iets:a2c4d1e3f5k2l2s1B5F2G1U1' +
  'V2)2;if:i1j2k1l4o1r5s2u1E1F1H2K1O1P1R1$1*4+1,6>2?1^2_4;if i:j3l4o2p2q2r3s3u3C1E2F1I2K1N1R1$3,1?2@3^3}1;if its:j3' +
  's3z2F3&2+2>2_1;if my:k1l2o2r2y3B3G2K4$2,4?3;if the:P2Q2*2,3>3^2_3;if there:k1l3B2H3L2%3;if you:l2r2z3A1P3)2*2,2]' +
  '3;ifak:Z4;ifomu:,5;ifuna:B3;ignore:D3}2;ignored:z3}3;ignores:D2}3;ikhona:d3e2k3o1F4H4K1L2U2)1}1;ikhona i:o2F3H3K' +
  '2L3)2;iklasi:a4c3d2e2f2h1i4m3r3s4B1F2;ikmf:P3}2;ilayisense:+4;ill:p3r3u1z2L3(1}1;illegal:}4;illovo:I4J3;im:a2c1d' +
  '1e1f2l1m1p2q3t3z5A2C2F1G2J1P1Q1R4$1,1;im #:l2z1A3C5F3S2X2$2,4;im a:c3f3g1j3l2y4z1B3D1F2J1O2P3Q2V1Y1!1#1(2<1?1@2|' +
  '1;im from:s2A2J3M2X3#2}2;im in:a1d2f3l3A1B1C3G1I3J2N3V2Z3-1^3_3;im not:m3u3z2M3W3[3}2;im on:c2e3j1k2G4H2L3<2}1;i' +
  'mi:S5;imininingwane:T4@4;imoto:I3K6;impaired:G3H3;impossible:f3l3H2)2;improve:Y3}2;in:o1t1v1x1y1A1C1H1J4#1)1[4]1' +
  '^2;in #:m2s3y2z2A2G4N4!2]1}3;in a:b1c1g1m2r2t1u1v2x1B3F3G3H3J1O1Q3R2S3Z1$2%4)2*3,1{1|1;in an:n2G2I1J3-3?3}1;in a' +
  'nd:g2s3v3w2E3M2[2;in bjj:x3y3z3P2V1}3;in boxing:y2W1}6;in bryanston:m2B3J2$3}3;in cape:e2B2J2U2)2_3}2;in class:y' +
  '5A3D2O1X2*2,5?5|2}5;in december:h3o2r2C2P3V3=3;in die:c4d1e3v2y3B2C3F1K2O3&3*1/2;in for:o4x4E2I4)1-2[4_3;in fron' +
  't:g1v3z1I3K4L3N1;in grade:C2.3=3;in his:e1i3w2y3D4;in it:s3w3S4&2<3?3|3}1;in january:h3j3l2t2G2(2}1;in joburg:b2' +
  'f3h3n2H2J1T2U2V2X3!2-1^2}1;in june:o3p2r3A2G2&1(2)2}1;in krav:A3C2P3S5U1$1*2;in law:A2F3J3S2_2;in march:o2p2z1C1' +
  'G1(2.3=2}1;in my:e5i1s3w3x4z2A5G5H1L3O1P1R1W1$3<1_5;in on:a2f2E2<3[3;in one:i2l1B3C2E1G2M2Q4#2&2_1}1;in our:c3F2' +
  'U2%2)2>3}1;in pretoria:p2C2J3U2)2^3}1;in rosebank:d2m2F2J2V3!2#3^2;in sandton:d1e1j2l1m1o2B3J2K3T1U3V3W3X1>3^1}1' +
  ';in the:c4d2e3g1z1B2F1K2L3P1V1X3Z1$3&3*1>1@1_1}1;in with:v2y1z1H3K2Q2<2[4;in your:z1A4C2I2W2&2*3,2=1>2?2@3]4|1}2' +
  ';inappropriate:w3}1;incident:}3;include:i3j5S1W2*2^2|3;included:f2i3j6w1L3P2W2#3&1)2*2^2|1;included in:i2j1W3#3)' +
  '3|2;income:l3y3;increase:}6;incwadi:|4}2;indemnity:,11;individual:m4Q3$9;individually:F2$3;indodakazi:C2;indoor:' +
  'x2Y3;indrive:I5;induku:X5;industries:}4;influencer:?3}1;info:j2t1v2B3S4T6V3W2X1Y2Z1!1&4)2@6;info on:B3S2V2X2Y4!1' +
  ';information:T5@10;ingabe:s3,3;ingajoyina:C3;inhaler:G5;inini:)3;initiation:k3D3;injured:q5y3E2G2Z2,2}1;injuries' +
  ':y6G3O1,5;injury:y5G5;inligting:T3&2@4;inombolo:M5@3;inosanto:X4;ins:m6t3;inside:x4E5H4J2K2*2?2|3}2;insta:M3)2?4' +
  ';instagram:a2b1j2z1F2M3(1/2?3]2}2;install:}4;instalments:n2}2;instant:n3-3;instead:e2f2n3r1u3L1M3O1#3$1)2-1.2/1>' +
  '1^3_4;instead of:e2f1u3F1L2M3O2#3)2-1.2^4_2;instructional:/3}2;instructor:v1N6O8P3Q1$6)3/1=7[1}2;instructors:N7O' +
  '8)2=5}1;instrukteur:O4$3;insulin:G4}1;insurance:k1y2K2#1,8<5@1}2;insured:y2,4;insurer:<4;intake:(10;intakes:(5;i' +
  'ntengo:l5;intensive:)6;inter:}4;interclub:}4;interest:p3}2;interested:p3t5y1A1C3U4V3W3X2Y2Z1!2|1;interested in:p' +
  '3t3y1B1C3U4V3W3X2Y2Z1!2|1;international:O4<2^3;internet:n3/5?5}1;internship:=5;interview:o3v3}4;intimidated:z5D4' +
  'F2;into:b1l1v1y3A1B2C1D3F1H1J4K3P3V3W2!2&3*1[2}1;into the:y2A3H1K4P2&1*2}1;intro:s5t3u6v6&4;introductory:s3u5;in' +
  'trovert:z3D4;intruder:*4}2;intruders:}3;invented:S3}3;invoice:n2s3#1_3}7;invoices:}4;involve:y3B2S2;inyanga:j4q5' +
  ';ipad:B3[2|3;iphephile:K3@2;iphone:/3}2;ipsc:Y4}2;iqala:(5;is:k1y2A1C2H1J2M1Q1S2}1;is #:e4A2C8G2H1I1K1M1O1)2<1|1' +
  ';is a:f2h2i2j3q2r1w5A1D1L3O1P1T1U1$1(3)1+3-1=1]1;is best:a2c2d3t2v2A2}3;is boxing:a4i2C1R3W3}1;is die:j1o2y1A3J1' +
  'K1N2P2Q4R3&1)2|2;is good:c2R4V3W3;is he:A2C2N2O5;is in:c2e2h2j3u2C3G3H3I2M2P3Q3&2+1>2[1|1;is it:a2i2j1k1o1s2v1y3' +
  'z3B1E2F3G1H1I3J3K2P2Q4S3T1V1+1?1[1{2|1;is krav:a4b1j1y2z3A1B2D1F3G2R1S4T2}1;is my:e1f2p2v2y2C1K1L1M2=2?3@5[3{5}1' +
  ';is n:i1m3w3A3F4-3;is not:l3z2B3C3M2,3_3|2;is on:b3v2D2G6H4N2T3(2<2?2|2;is one:f3i1z3N2P3)2,3;is she:z3A1C4;is t' +
  'hat:g2r1v1w2z1D1E4K2N3P1R2S4V1W1Y2#1*2+3/1?2[1]1^2;is the:c1g1i2k2l1o1q1s5E1H2I1J1M2O4Q1Z1&2>1[2]3|1}2;is there:' +
  'a3b1c2d1e1f2k2l2o1s1B3H1K1L1M1O1P1T1U1V2%1&2(1)1|1;is this:z1A2G2J4O2S2T4U2@5;is too:z3A3J3+3_2}1;is you:f2g2h4j' +
  '3H4I1J4M4N1O3)2,2>1;is your:b1c2f3r2A2F1H3J4N2O2R2)1>3@3|1}1;is yours:b2i3j4o2s2J2&2,2;ish:e4;isibhakela:W7;isip' +
  'handla:x4;isipho:-5;isnt:o3s3B3}4;israel:N2O3)2=3}4;israeli:h2N3S4U5;issue:z3+3;issues:D3G3;it:a1i1j2o2p1r1s2t1v' +
  '1x1y1D1E1K1P1Q1S6V1W2*1^2_2{2|3;it a:i2o3p2r2t4v1A2F2G2H2I1K1P1X2?2|3;it at:c2s3D2E2F2G2K2U2V2W2,3@3]2^2_3;it be' +
  ':a2i1n2q2r1x3y1G1H1N3%1&2)2+3,1/3_3;it by:n3z2K2Q2V2X2>3^4{3;it can:j2p3A2D1E1Y3%1/2<2_2;it cost:j2k3m2q2C1E3#2$' +
  '1%1&2|1}1;it for:p2s2t3z2A3B2$2]3;it go:x2z3I3L3&2@3;it in:c1n2o1x4E1J5L2S3U2V4&2*2;it is:d1e2f2s3t3B1D2E2G2S3W3' +
  '$1<2;it ok:r2w3E3G2K1?3_2|2;it on:h3q2x1D1G1H1K1L2U2[1{1|5}1;it only:e2f3y2z2B3T4;it possible:d3e2q2s2E2G2.2/3^1' +
  '_2}1;it safe:n2y4G3O2>3@3}2;it still:N3V3W3&2)2-3=3_1;it take:I3P2}4;it the:b2k3v2w3y2J4Q1S2<2;it to:d2p3u4B2I2T' +
  '3^4}2;it too:A3C2I3U2W2X2(2;it work:j3o1t3v2z1F5P1$1?3[3;itekisi:I5;item:^3_5{1;items:w2]2^2_5;ithatha:i4;ithuta' +
  ':B3U3W2Y3/3;its:b2d2h2p1r1s1x1E1F3X1#2$1%2&1+1-3>3{6|1}1;itself:o3+3}2;itshireletsa:U3*3}1;ive:a1c4o2p2t2u1v1w3z' +
  '3B3G2H1P1R2U2(2=1;ixesha:g2i4;iyiphi:R5;izitebhisi:H4;izolo:r3}2;jab:z3W4$3}1;jacket:L3]4;jake:W2}3;jan:h3q2}1;j' +
  'anuary:h3j2l3q1t1C1G1P1(3}2;jason:S3U1}1;jeans:w6}1;jennifer:S1}3;jersey:w2}2;jewelry:x4;jewish:h2S4;jhb:J3U3;jo' +
  'ang:t3I2;job:c1d3j2o3p4z1O1R1W2Z2=10;jobs:q1=6;joburg:b1f2h4m2n2o1w1H1J1T1U3V3X2!1=2>3^1}2;joe:V3}3;jog:z2F2I3*3' +
  ';johannesburg:J2V3X3>2}1;john:R2}5;join:j1k4m1o3s1t7z4A4B4C2G2(3/2<1=3@2;join a:a2m3r2F2$2)2,3/3}1;join the:v3z2' +
  'B3F1%2(4=4}2;joina:t3E2;joined:p3(4[1}2;joining:k8o3p2t4E3G2M3&1)2;joining fee:k6}2;joins:k3l3C2E3$2;joke:C1W1-2' +
  '}4;jonk:A4C1;journalist:?2}2;jse:e3}3;judo:w3B2C1O1R3S3T4V3}1;juice:}3;july:h2q2u1x2C2)3}2;jump:z3G3V3$2]3;jumpi' +
  'ng:G3}3;june:h5o2p2r3A1G1P2&1(2)1}1;jungle:D1}3;junior:B9D2=3;juniors:B5C2O3;just:f1g2m2o2t3v1x1y1C3E4F4K2O1Q1T1' +
  'V1W3$4%2)1*1^1}1;just for:g3m3o2W3$3%2}3;just to:k3s3K5}1;just want:g2i2y4A2E1K2R3W3)2;jwang:n3[2;jy:m3z2;ka:f3h' +
  '3j1x2C2I1Q3X3?3@3^2{3}1;kaalvoet:x5;kaart:n4;kae:i3A3J4{3;kaizer:}3;kakhulu:D2Q4}2;kali:a3w2y1z1A1B2N1P2R2X9$1)1' +
  ']2;kapings:*4;kar:I4K2;karambit:X5]3;karate:i2k3w4z2B2E1P4R4S3T6*2-1=2}1;katherine:}4;keen:a2o3t4z1A2B1F2G1H1U4V' +
  '3W2Y1Z1=2;keen to:a2t2z2B1H2U3V3Y2Z1=2;keep:i1m1r2w2x4z5D1E3L2O1P2R1Z1/1>1@4]3;keep my:q1w4x1L4@4;keeping:|2}3;k' +
  'eeps:r3t1D2J2?2{2}4;keer:m3s3w2*2}1;kempton:d2I4J3;kena:z2A4H2[2;kept:o3F3@3}1;kerb:H4;keto:}4;keys:x3L2*4}2;kg:' +
  'z2H3;khoso:&3(3;khumalo:}4;kick:a2f3S3#3(3*2]2;kickboxing:z1A2T3W4}1;kicking:R3S3W2(2}2;kicks:y2G2S3W3*4?1;kid:i' +
  '2l4p2q1r1y2A2B1C3D5E2V1.1?2[2}1;kiddies:B6C1;kidnapper:B4;kidnapping:B2*2;kids:f2i2j2k2l1w1y1A3B9C3D5E1L1N1P2Q3,' +
  '2.4?2]1}1;kids are:d3f2h2C2F2%3?3}1;kids class:a3f2i3A1D2N3,1<1=3?1;kids from:d3f2I4%2}3;kids or:o3B1C5S2;kids t' +
  'o:w2A3B2D2}2;kierie:X5;kill:d3j2z3}1;kilos:z4F2W3;kin:,4;kindergarten:z3C2;kindle:|3}1;kindly:a2g3j2n3p1v2H2J1K2' +
  'M1T2W2(1@2[1;kinds:T2U2*4;kingsway:I3;kit:k2w8L2Z2]3_3}1;kitchen:.3}4;klaar:i3)3}1;klein:%3_3;kleintjies:B5;kler' +
  'e:w5;klim:H5;km:I4L3U4;knee:p2q2w2G6(2,1]1;knees:A1G3H3R2*3;knew:B2}3;knie:G5;knife:a3s1w3A2B1C1N1X9)3*4/1]2;kni' +
  'fe fighting:s2A3B3F2N2X2;knives:a3w2y2B1X4&1*6.1]1^2;knock:c2d3}4;knocked:l3y2G2>3;knocks:G3,3;know:a1h1i1k1v6z4' +
  'G1J3N3O6P2Q3R1S1V1Z1>1{2;know how:i2n3y1z3F2G2I2O3Q2Y3Z4#3[2;know if:k2o1t1w2A1B3H3K3L2O1P2*2,2<2>3{3;know the:a' +
  '2o4v2z3J2Q1$2(1}1;know what:j4w1B1D3G2O5P2R3S2U2V1Z1|2;knowing:z5;knows:z4D2;knuckle:}3;knysna:^3{3;ko:D2I2;komb' +
  'i:I3K3;kontrak:o6;kopa:b2t3u2J2M3$1}1;korting:l5;krag:>5;krav:a4c1e2j1t1y1A1B2C1O1R6S9U10&2;krav and:b3j2R1S1U3W' +
  '3;krav for:z4B4C3F2S1U1#2;krav in:d3m3U6;krav maga:a1c1d2f1i2j1w1y1A2B2C1F2N1O1R1S2T2U1#3&1*1.2}1;kravmaga:S5U5;' +
  'krugersdorp:I3J3;kry:b4l2r2y4P5Q3,3<2_2;ku:u2S3[3}3;kubotan:]3;kufanele:o3+3,3;kukho:a3c3d3e1f2,2;kukhona:e3k1o1' +
  'F4>3;kumele:w4x3;kung:S3T3.2;kuni:U3=3;kuphela:e1f3F3;kuqala:v2E3;kwe:o2z2;kwenzekani:v4;kwi:v4[3;kyalami:I3}1;k' +
  'yk:b3j2o2E7;l:>3_2;l#:G3}2;la:u2v3V2.3}1;laat:d3q3}4;lacks:D3;ladies:w3y1F13L4N2X1Y1%1-1]2;lady:a2x2A1F8O7!2;lai' +
  'd:b4;land:I1K3?3;landlord:}5;lands:a2u2;langs:E2}2;language:G3S2|2}2;lank:i6o3x3P2&2-3;lapho:T4.2=2>3}1;lapse:r2' +
  '?3;laptop:E3K2L5/3}1;large:Q3.3]4_3;laser:G1}3;last:d3h2i1k1p4s1y2z5G2H2I3J3K2M1#1)2+1.2@1{1|1}1;last gym:k2p3y3' +
  'A1F1K4>2;last night:u2J3|3}2;last week:j2p4r3z3F3M3=3_2{2;last year:b2k2s2z1C1E1G2J4U2#3&1+2.2@3]2;late:d7e1g3r1' +
  'u2A5E1F1I1U1(4{2}4;later:a3d6n1q3r5u1E2R1,1_1}2;latest:b3d5;laugh:z5D2}2;laughed:D3}2;law:A2F2J2S1#3_1}8;lawyer:' +
  'W2,3}5;lawyers:o3;lay:n3r3w2F2}1;lazy:D1}4;le:c1d1e1f1h2l1m1B2C1G1H1J3L2O2S2T2V1X1Z2#1*1.1<2>1@2]1^1|3;le na:c3d' +
  '2e3f3B2F3V2;lead:e2^3;leads:N3}3;league:}6;learn:z1A3B4D3N1P3R4S4T1U6V5W6X6Y4Z5#1%1)1*2/3;learn how:D4F4U2V2W2X1' +
  'Y2Z2)3;learn selfdefence:z2A2B3G1U3%4/3;learn the:V1W3X2)4}3;learn to:j1l1y1A3D3R2U2V1W4X2Y3Z2*4+2;learner:C3Q3[' +
  '2;learners:z3B4O3#3;learnership:=5;learning:D2F2G2N3O2U1/5;learns:D1*2}2;least:s2B3F1K3Q3R2;leather:]3}4;leave:i' +
  '1o1p5q2s1u1x6E4K5L3N3}1;leave my:E3K4L4M1N1O2{1}1;leave the:d2p4x2I3K3/2;leaves:a3e3f2i2C3R2)2;leaving:p6E3K2O1)' +
  '1^2;lectures:b2c3d2;lee:}3;leen:w5;leer:B4D2G1N3S2T2U3V2W3X2Y4Z3&2)2*4/2=1;leer you:B2D2*6;lefa:m3n3<2;left:a1k1' +
  'n1z4G3R3W2!1&1?2@2]4_3{2}3;left my:n3G2]2}3;leg:q2G5H5K2)2_3;legal:o1A1+1,3@2}7;legally:o4,4}5;leggings:w4]3_2;l' +
  'egit:s3O5}1;legs:y2G2H2R3}2;lekker:d3f2t1G2K3>2}2;lend:w3}2;length:i7o1}1;lenses:G4}2;lerato:a3;lesbian:F3;less:' +
  'i1j3l8r2D1Q1U1/2<1}1;lesson:a4d1i4m4r8s6t1u4v4w1y1E5$4%1,1-1/3?4;lessons:a2b3d2e1h1i3j3m2r5C1U4V2W1X2Y4$6%2)1*2-' +
  '4/6;let:a1t3u3A1E3G2M1V2W3&2(2+2>1_1{1}4;let me:a2t2E1G3M1V3W3&2(2+2_2;lets:e3j3p2q2D3;letsatsi:u2)2.3;letter:p3' +
  'G2M2,2<3=4}1;letting:o2}5;level:y2z6H7K2O2P7Q2U1Z1%1)1*1;levels:P8Q4U3;levy:k5;liability:,8;liable:s3,4;liam:}4;' +
  'library:/4}3;licence:k2I3+12}2;license:I1+8;licensed:+7;lichtenfeld:S4}1;lie:V2}3;life:r2z3A2E3O1R2S1T1U2Z4,2<3>' +
  '1}1;lift:i2u2H9I4>2;lifted:H4;lifts:I4;light:y3G3Y2)1>3]3}1;lighties:B5;lights:G1>8}1;like:a1b2e1g1m2p1s2v1w1L2P' +
  '1Q3S3W2X1Y1#1$1&1)3*1,1/1?1_2;like #:a4e3m2Q2#3$3)3;like a:b2e1w2y2z2F2L3Q2W1#4&4)3-2.2?2;like it:m2n3o1p3s5w2D2' +
  'H2Q3@3;like me:c3z5A2F3U3W2;like that:l2o2y2C2F2G3K2P2W2Y2)3,4;like the:b1s2y3M2N2W2_4;like to:c1f1g1m2o1p2t3x2A' +
  '1B1C1E3J1N1T1U1V1W1X1!1/2=3?2;likes:-2}3;limit:j3r3A7K2Q3}2;limpopo:)3/3}2;line:b2v3A2I3M2/3>1;lineage:N3}1;link' +
  ':b1n3t2u3J2,2/3[5]2{2|2}1;lip:y5;lisensie:+5;list:b4j3t2u2w5N2T3V2W2&2)4*2<1@3]2;list of:w1N3T4)2*3]3|2;listed:b' +
  '4<4;listen:D5;little:j3k2B6C4D3E1Z2#1%3.1;live:l2y1F1I1J3M3Y4)2+2.3/6?2^2_1|1;live in:f1A2I2J1R2/3?3^2_2|2;lives' +
  ':A3B2J2Z3|2}1;livestream:/4?3;living:y2z2A2F1M3)2;load:a1K1#1>8}2;load shedding:>6}1;loads:b2}3;loadshedding:>8;' +
  'loan:w4}2;location:x2J8;lock:g2o7K3L4)2}1;lockdown:z3/3;locked:g3h3o5}3;locker:x3L7^1}1;lockers:L9;locks:L3V2*4;' +
  'lodge:#2^3}1;log:[8}3;log in:[6}4;logged:[4}3;logging:[5;login:[14}3;logo:]6}4;logs:@3}2;lokuqala:v3Z4;lol:d2e1f' +
  '1h1j2m1n3o1w1y1z2B2C2E1F2L1P1U1W2%2,1.1>2_2|1}1;lona:b2I2J2M3;london:m3J2U3-2^2}3;long:h5i7l1o6q3w3x4G2I3O1P2#1&' +
  '1^2_1{1;long do:h2i2o4r2y2&2@2}2;long does:i1s2P1&2.3^3}2;long is:h1i3o1#3%2&1)2-1|2;longer:i4o1p3q2u3I2U2;longs' +
  ':i4w2;loo:H3L4;look:b5l1v2z5E10Q1U1X1!2?1@2]1{2;look after:l3y3B2E1F2P2U3!3;look at:b3z2E3Q3?3;look like:b4v1z2H' +
  '2X3&2}1;looked:b1K3Q3<3;looking:e1j1B2E3F1K1R1T2U3V3W3X3Y2!3$1&2/1=4[1]3;looking for:e2B3C1D1F1R1T2U4V4W3X4Y3!1#' +
  '1$1&2/1=4[1]3{1|1;looks:z3A2F3L3P3*2[2|2;loop:I4;loose:w2H1*3_3;lopez:S1}3;los:m3K3L3;lose:p2q2r4u1y2z2R3<2}2;lo' +
  'sing:R3}1;loss:W2}1;lost:a1b3p3r5z1J2N1Q2_2{5}2;lost my:p3+1_3}5;lot:a2j1k2n2y2z4G1K6R2W2$1&3)2/2;lots:b3F2H2O3Q' +
  '2;loud:G3}3;lounge:E3/3;love:c1d1f1i1j1l3o1t2v1B2F2V2W2X1Z1)1-3=2}3;love to:c2d1e1f1i2j1l2o1t3v2B2E1W3X2Z1)1-1=3' +
  ';loved:c3U1W2;loves:B2C1G3T3-3|2;low:y4D3G3Y2)2;lower:l5A3G4}2;loyalty:l3}2;luggage:w5;lunch:e14g2D3V1#2;lunch h' +
  'ours:e5i1;lunchtime:e9I3$2;lungs:z1G4;lyfwag:!7;lying:V2*3{3;lyk:z4;m#:c3r3J4}1;ma:x2A3H2}2;maak:h3t3u3D2$3>3?2@' +
  '3;maar:z4}2;machete:X3*3;machine:n3>2}4;mad:q2z3A2B1.3/2;made:n3p1w2S4T2,3@1_3}4;mag:x4A2E4G3+2,1?4;mag i:x4E1G1' +
  '+2?3}2;maga:a1d2f1i2j1y1A1B1C1F1N1O1R1S3T2U4#2*1.2;mail:w3M7@2[1}1;mails:@3{2;main:N4T3}1;maintenance:>3;make:d2' +
  'r7t3u3z1C1D4I3P1R1*1=1?1[2}2;make a:d3t3z4-2}1;make it:c1f1l3r2I4P3%1/2}2;make my:r3u1D3}2;make up:r6x2L3R3;make' +
  's:m2y2O3S3|2}4;making:u3z3}1;makro:]3}2;male:D2F6O5=3;mall:B1E1I2J1K3#2)1.3]2}2;man:C1E3F4N3O2S4W2*4,2-2=2}1;man' +
  'age:r2z6G2H2#2;management:#3=4;manager:f2j1M4#4=3}1;mandate:n3o3}2;mandela:I2J3}1;manned:g4;manners:D2}3;mans:F2' +
  'Q3;manual:H2@4|3;many:i2j2o1r1s1y1F3H2I1J1K1N3P2Q5R1T1&1(3.1|2}2;many days:p4r1s2^2_3}1;many people:y2P2%2)1}6;m' +
  'aobane:r3}3;map:J5K2;maps:g2J4;march:h2o2p1q4z1I1P1(2.2=4{2;mark:}4;market:n2.3;marketing:=3@5;marking:d2}2;mark' +
  's:y3}5;marlboro:I3;married:x3+2}5;martial:z3A1B3C2D3R4S2T4X4-1.2}1;martial art:z1C3D2R4S3;martial arts:z3A1B3D2G' +
  '1R1T4X4-1;massage:}4;masterclass:)6;mat:f3m5v1w2x7E2F2H2L2N2Q2V5$2%1;match:l5o2<2}2;material:w2[3_2|3;maternity:' +
  'q2}2;mates:m2z2%3.2;maths:A2}4;matlala:W3}2;matric:f2p2q2z4C3!4#2-2=4;matriculant:l2C4=2;mats:a2i2q1x7B2E1L2V4,1' +
  '.2=2?2}4;matte:x3}3;matter:z1A2G3S2}1;mature:A4C2V2;max:q3Q3%1.3;maximum:q2A2H2Q3;may:b2g1h3p2q2w1x4A4C3E2G3V2(1' +
  '+3,2?6}1;may i:b2g3p2q1t1u1x2G3T1+4?6^1}3;maybe:e2f2m1J3R1(1)1}3;mayweather:}3;mcgregor:}3;me:b1j2o1p1t4v3z2M4R4' +
  'U1V1$4&1,2=1@5}1;me a:b3j1o2s2t2J3M3-1_2}4;me about:B1N2S1T4V3W1X4Y3Z2!2$2;me and:i2j2t3B4K2R2$2%4.2;me at:a2c3f' +
  '3v1D3I1^2}2;me do:d3l3v2B3F1G3U3V3;me for:o3s3t3w2}2;me how:p2t3v2Q1U4Y2*2;me if:j2k1F1H1K3@1]2_2}2;me in:o1t4C2' +
  'F1R1S2V2$4%1/2?4[3^2;me off:u3v2J2@3}3;me out:e2p3z1G2}4;me the:b3r2J2N2R1U2&1(2,3_3|2;me to:a2j2n1o3t2x1G2M2U3W' +
  '3Y1Z1!1#1,2[4}1;me what:a4j3v1w3O4R2|3;me with:e3H3M3O3,3;me your:b1o1J1T3]3}2;meal:}3;mean:a3d2j1o2y3D5H2O2S4$2' +
  '(2,4{1;meaning:S4}2;means:d4r2;meant:A3_2|3;meantime:E2+3;meanwhile:q3+2;measure:P3}1;medals:?3}3;media:M2=4?4;m' +
  'edic:x2O2Z6;medical:a1q2G4O1Z9)1,1<8=1@2]1;medical aid:<6}4;medication:G5;medicine:Z4;medies:<5;mediese:<5;mediu' +
  'm:]3_3{2;meds:G4;meer:T3}3;meet:a3l3H3N3U1/3;meeting:c2i2r2u3w2L2{3;meetings:c2d3.3;meets:a3v3;meisies:F3W2#3;me' +
  'kaar:y4;melrose:I4#3}2;member:j1k3l2m3p3q1s3t2A2B1$2&1)1/1=1@2[3]1}2;members:f1g2j1k3l2m3A2F2H1I3K2Y1#1$2)3,1/2?' +
  '1@4[7}3;membership:j7k1m4o5p7q7t1&1)1-1/3<2[1}3;memberships:j5l2o4;men:w3y3z1C1E1F6L2O4Q5U4V3;meniscus:G4;menopa' +
  'usal:A5;mense:d3y2A2O3Q3U3=3@2;mental:G2|1;mention:A3I3;mentions:%3)3;menu:b2T2U2[2}3;mes:X4*3}1;mess:n1}3;messa' +
  'ge:M3-3{2}3;messages:D2@4}1;metres:K3Q3}2;metro:l4;metrorail:I4}1;mid:c1e5A2}1;midday:e11;middle:e6t3A5;midrand:' +
  'd3I3J3#3^2;might:o3r3;migraines:G5;mike:N2;mild:G3;military:l3O4U4|1;mind:b1p4u1C1E4R3_3}1;mindset:|3;mine:b2s3w' +
  '3C3D2E2W3&2@3^2{3;minibus:I2K3;minimum:i4o7v3w1z2A2D2P1#2$1^4;minors:B6,3?1@2;minute:e2i3&2-1}2;minutes:f1i8s1v4' +
  'I3K2}1;mirror:L3;mirrors:}5;miss:c2f1q2r4G1V2&2/2}3;missed:a1l2r10u3A2P4(1)3;misses:A3;missing:r6_4{3;mission:p3' +
  '}2;mistake:}4;mitts:w3W3]5;mix:r3z2B2D2F1R3S3;mixed:B1Q7T3V2&1.1;mma:B1R3S2T3-1]3}1;mnth:j3o4;mo:D1H2[2}2;mobile' +
  ':n3/3[2;mobility:H7;model:y3D1?3}2;modern:S2X3;modify:u3G3;module:#3+2;modules:&4;moeilik:z4;mom:c1i1l2n1y2A1B2C' +
  '2E2F4K1%2)2,4-3/2?1{1;moment:a3g3j3l2H2=3>2;momentum:<7;moms:c2l3w2E5F6H2^1;monday:a5b4c2d1f4g3h3l4r3t1u2Q1(1]1^' +
  '3{2;monday to:b4d2f4g2;mondskerm:w4]4;money:j3l4n5p1r2s4D1E1N2<1_4}4;monte:I3}1;month:d1j7k4l3m2n2o9p4q6r5t1#1&2' +
  '(3-2}1;month is:n3A2Q3(2}3;monthly:j8k4m1n1o5q1K1&2/2;months:b3l3n1o9p4q8z1G2P4&3;moo:I2}1;more:a1b1h1k3m3p2B2D4' +
  'F2O2Q2R2S2T4X1Z1&2*1]2^2|3}1;more than:f3j2z1Q3R1*3^1|2}1;morning:a1c11d2e3f3g3K1M2Q1W1$2>2_2}1;morningside:j3I3' +
  'J2>2;most:j1w2A1E1H2Q2R7^2}2;mostly:d2A2F4Q5R2;mother:g1u1A3B2E1F3H1J2N1O2Y3&1)2,1?2_1;mothers:D2E2F3-2;motivate' +
  'd:}5;motivation:D2}2;motorbike:G2K3L2U3;mouth:w4x2y2Z4]5_1{2;mouth guard:w3]4_2{2;move:u6A2J3P4Q2V1W2Y2&1}5;move' +
  'd:j2r2t2u4C2J3U4V1X3=2{2;movement:W3{3;moves:z2C1F2G1*6.2|2;movie:S1.2}7;movies:X4*3;moving:p6t1B1C1V2(1<2=2{1;m' +
  'ozambique:q2^4;mr:p2t2v3J2M2}3;mrs:p3}1;ms:H3;mtn:n4I1;muaythai:z3R3T3W3=2}1;much:i1j5k4l2m3p1s2F1K1Q1$4%4&5-1]4' +
  '^3|3}2;much does:j1G3)2}4;much for:j3m3z2$1.1]3^2;much is:j5l2s3I1K3&1]2^2;mud:x2L2;mugging:*3}2;multiple:l2G4)1' +
  '*4;multiply:<4;mural:B1#3;murder:_3}4;muscle:z5G3}4;muscles:z2}5;muscular:H2}3;music:}6;muslim:f2w3F2L2%2?3;must' +
  ':i1j1o2p2q1s1t1u2v1w4x4y3z3A1C1E2H1I1J1K2L3+3,4=1;must i:i2j2k1o1p1q2s2t2v3w2y1z3E1F2G1I1J2L3P2R1(2+3,1/1_1;must' +
  ' we:r3w2y2C2K2&2.2}1;my:p2u5x3B3C2G1K1L1$1?1@5[2{4}2;my #:C3O2W3%2&1+3}2;my account:q2@2[5}2;my age:A5B2F3I2;my ' +
  'bag:w4I1L4}1;my bank:n2@2_3}2;my boss:b3d1j2w1K2W3!3#4$1@1;my boy:p1B4D4E1G2O1$2.1?2;my boys:h2n3B2C3N2^3;my bro' +
  'ther:m1o1y2D1G2N3S1U2!1$1%3-2=2^2|2;my car:r3F1I1K4L1U3]2}3;my card:n1s3+3@2{2}1;my child:i2k2p4v1B1C1D3E5N2O2,1' +
  '?3}2;my children:B7;my company:n3o2U2#3+2,2}2;my cousin:a3m3t2V2!2%3}2;my dad:A3K2U3X2*2-1|2}1;my daughter:h2i2j' +
  '1k2r1v1w3B2C1D3E1F2N1O2Q1$1)1.2=2|1;my debit:p3}4;my details:t3M2@5[2;my dog:}6;my ex:n3B1E1O1,3}4;my fees:l2n3q' +
  '4<2=3}1;my first:i2j2k2s2u6v4w4x2Y2+1?2;my friend:a2k2m1s1t1z3F1R2T2U2,1-3;my girlfriend:a3l2t2E2F4R2*2-4;my glo' +
  'ves:L3^3_1{5}1;my gym:e3h3A3V3/3<3>2^3;my house:$2^2}5;my husband:c1d2f1i1j2s2y1z1A1H2R1S1U2V1Y3$1,2?2]2_1}1;my ' +
  'kid:i2p3r2y2B1D4E3G1.2?2;my kids:b2d2f2h2o2B2C2E3L3U3*3/3?1;my laptop:E3K2L3/3}1;my licence:I4+5;my life:z4O3T2U' +
  '3,2>2;my membership:p4q6@1[1}5;my mom:i2n2C2F2%2,3?3{2;my mother:g1u2A3E2F1H2J2Y3_2;my name:d2t3u1F4Q3,2@1_2}1;m' +
  'y number:M4@6;my old:c2e2f3i3j3q2z1F2I1L4P2*3,2{2;my order:^4_4{7;my own:w4z2E1F2G1W2X1$5+2,2/1]2^2}1;my parcel:' +
  'g3^2_3{5;my parents:o2A2C3,2-1@3;my phone:b3n3J4L3*1?2[3|3}2;my plan:p3}3;my profile:@2[5}2;my sister:f3t2C3F5J1' +
  '%2-2=2}2;my son:b1f2p1v1w2y1B2D4E1N1P1Q2Y1%1,1.2]3}1;my sons:a2k1p2E3_3}3;my teenager:t3B5C1D3E1]2;my trial:t1u7' +
  'v6w1;my wife:b1j2l2y1E1F4J1O3Q1R2T1U1Y1$3&2(1*1<1?1^1_1}2;my work:m2o2L3R2V3+3?2}1;myself:e1n1o3w1z3A1E1F3P4U7$2' +
  '*3?2^1}2;n:b2e3f1i2k1l1n1o2q2r2H3J1L1S1Y1#1$2%2)1*2+2,1-2.2>1]1;n#:I1J3Z4}1;na:c3d3f2l1o2y4B1C1F2H1L2O3Q2T1V1W2X' +
  '1!1/1=1>2@1]2^4;na le:c2d1e2f2k1l2B1C2F1G3H2L2O2V2)1@3;naby:I3;naidoo:t2J2;nail:x3}1;nails:x9;nairobi:m2X3;naked' +
  ':V4}1;name:d1t2F2J4N7Q2S3+1-1@4]2}3;names:D3N4;namibia:J3/2^1}2;nanny:e3E3Z2}2;nasty:D5;nature:z5;naughty:D5;nav' +
  'y:}4;naweke:f6;ndicela:b3u2M3&2=2;ndifika:v3I3;ndifuna:p3t3F2U3V2W3Y2Z1!2$3-1=2|3;ndinxibe:w5;ndiza:q3v3;near:d2' +
  'A2I5J4K3V2X2^3}3;nearby:a2E3I3;nearest:I3J4}1;nearly:C4;necessary:t3w3+2;neck:E1G4;need:b1c1p1t2u2w5z2B1G1J2L2M1' +
  'U2#2$2+4,3-1=3[1]2_1{1;need a:o1q1t2v2G3K2L2Q2V1Z2#2+4-1=2[2]4|1}2;need an:b1B4$2}4;need my:t3y3C3+3,4?3;need so' +
  'mething:c2d1B1C2D2J3P2-3/3;need the:b3c3J3N3(1^5_2;need to:b1g2i2p2q2u1x1y2z2F2G1H2J1L4M2S2U1W3&1,1@1[2{3;needed' +
  ':q2s2t3w7z3G2&2+4,3=2^1;needing:Y2Z3=3;needs:c2D6E1F2G5J2K1W1Z1$2.2=2]1;needs a:c3B3D3K2<1=2]2;neem:B3?3}1;negot' +
  'iable:l5;negotiate:l5;neighbour:N2{1}4;neighbourhood:Z3#2|3;neighbours:l3%2*3}1;nelson:I2J3;nelspruit:V2^4;neng:' +
  'a3P3(3;nephew:a3B5C2=2^3;nerf:.2}2;nervous:z6F3O2;netball:b2f2z3F3G3;netflix:U3/3}2;never:d1p2r1s2v2x1y2z8A2C1D2' +
  'S2Y3Z1)1*2^1{4}1;new:b4h4k4l1s1t4u2v3z1D2J1N2Q2R1T3V1(5[2]3;new year:h5l2}1;newbie:a2v3z6R3&5;newbies:f2v5w2Q2&1' +
  '(2)2;newborn:c3}3;newcomer:v4Q3;newcomers:t2z3;news:F2{3}2;newsletter:T2@3}1;newspaper:E3M2S2;next:a7h1r2t3u2A2C' +
  '3E1J1P3W1Y2Z2#1(7)2,1^2}1;next month:p3r2y3A3C3F1#3}2;next to:b3A3E3I3J3W3;next week:h4m3q1r2t3u3w2A1C1$2]2;next' +
  ' year:o3B1C2F3&2}3;ngabani:g2i4;ngabe:o1y4,2;ngani:I3T4;ngaphambi:E2,2}3;ngaphandle:o1z2I2;nge:e1h2m2n2H1I1&2/3;' +
  'ngedwa:$4;ngempelasonto:f3)2;ngesikhathi:e3E3;ngidinga:w3+3;ngifika:v5I4;ngikhokha:k4m3n3;ngineminyaka:A5;nginen' +
  'kinga:G4;ngingafunda:T3/2;ngingakhokha:m3n2;ngingakwazi:G2H2;ngingaqala:z4A4;ngingathola:$2<1;ngingeza:E4}1;ngip' +
  'hathe:w4;ngisayine:o3,3;ngisebenzisa:H4;ngivumelekile:?3}2;ngizofika:v2}1;ngo:d5e2l3#2;ngosuku:v3)2;ngubani:N7,2' +
  ';ngwana:B3C2D3;ngwanaka:C3}2;nice:b2c2v2O2-2}3;nicely:}4;nie:j1l2o2r4u2y1z3D2H1I3U3&1+2?2{3}3;niece:B3C4D3;night' +
  ':a2c1d7f2g1r1u3v2F3I2K3Q1Y2*2.2|2}3;nightmare:p3r3;nights:a3c2d7f1y3}2;nikhona:f5;nina:J4T3X1;ninalo:F3Z3;ninayo' +
  ':c2e2f1h1l3B3U2V3W2X2)2-1/2;ninayo i:e3l1U3V3W2X2-2/2;nine:c1d4f2i3C7Y2;ninja:B4.1}3;ninjas:.3}4;nivulile:f3g4h4' +
  ';niyabafundisa:W3#3;niyabaqeqesha:!5;niyafundisa:Y4Z2*3;niyakufundisa:*6;niyavala:h5;niyayifundisa:U3V2;njani:n4' +
  'I4[2;nje:m3z2E6)1;nka:i2m2n2q3z3A3E4G3H1/3?3_3;no:a2f1o2p1r1s5u1w2y2z3A2D3F1H1I3M3V1$2%2+3,1>4?2{4;no gi:a3w3V3]' +
  '2;nobody:g3v1A3E3M2P2Q2$2}4;nodig:w3+5}2;nog:l2z2A3F1G2&4+3=2>3{3;nogi:V7;noise:G4;noisy:G3}3;noma:o2w3R3;nommer' +
  ':M5@2;non:k2m4s2E3W2$2)2+2{3;noob:z5;noodhulp:Z7;nooit:x2z4;noon:a1c1e8g3;normal:b2v2w3z3H1P2Q3R1T2U3&1*1}2;nort' +
  'h:I3V3;nose:x5y3,2;not:f1m1o1p2q2r3s1u1w1y2z4A4C1D3E2&2+3-1>1_4{3}3;note:q2G5M3_2{2;notes:E2}3;nothing:c2e1f3k1m' +
  '1s6w3y1z4D1J3M1<1]2{4}1;notice:b1o3p9u4E2}1;notify:(1}3;nou:g3S3V3}1;november:p1q2C2G2P3)2.1}1;novices:z5;now:a3' +
  'g3l3m3n2o1q1r2t1v4A1B2C1U2W2(1>2@1_1{4}2;now and:m5o2q3r2B1P2(2;now i:z1R3U4W2X2;nowadays:J2U4&2;nsfas:l2}4;nton' +
  'i:t3v3w4}1;number:j2n1I3J2M7Q4<4@5[1{6}3;number on:M4{2}1;numbers:j3Q5}1;nurse:b1f2l3r2F2L3R2$3&2;nurses:l3t3F2#' +
  '2;o:a2c1B3C3D3I2>3^2}2;obligation:o6s3;observe:f1E7;obstacle:A2}3;oclock:a2e5f2i2B2;october:o3q2C2#3.3;odd:F4;oe' +
  'fen:c3d3e3f4i2m2p2x3B3E2F4G3Q2$3%2,1/2>3;of:b2h1i1m1r1z1F1N2O2Q1S1T1$1%3(1*1?3@1]1;of #:j2m3A4C6K2Q2R1W2#3$2%3]1' +
  '_2{2;of a:i5l1s2t2v2z3D3M1R3$2&1)1*4-2]1|1;of boxing:m2R2S2W2]3}1;of class:g3y3U4?2}3;of classes:b6j3m2T3;of glo' +
  'ves:g3n3^3_4;of krav:S6#2}1;of my:l1q1v1x1A4H1L2W1Y1+2?5@2{4;of the:a1b1c2d3e3h1i2o1p1r1t1v3N4O1Q1&1(4?3[2_2|1}2' +
  ';of them:b3f2j2C3H3O3R2&3.3;of training:j2r3T5)2-3?2]2;of us:e1j1l3s3t2A2B2E1F2#2%3&3;of your:j2o1A1F4G2N2R4V3Y3' +
  '$2&2(1)3@2|2}2;off:a2c1f4g1h1l5m1n1p2q4u1x7E2G1I3J1K1)2>5@1_3;off at:c2d3e3I2>4;off the:p3u3B2I3&2?2;offer:f1j1s' +
  '1B1F1N2T5U2V3W3X2Y2Z3!3$2)3/1=1}1;offer you:T1U2V2W2X3Y2Z3!2)4/2;offered:d2T3;office:c1d5e4g3l1r1w2y1z1I1J4L3M2R' +
  '2V1#4^2{3;officer:L2V2X2Y3Z1!4+1@3}1;officers:l3!3#3;offices:K3}2;offshore:m2q2;often:b2i1j3q1y4F1P3(2)3}2;oggen' +
  'd:c5)3;ok:m1n3r2t3w5x6z3C1E5G3K1+3,1?5}1;ok for:G1+4|3}4;ok to:r2t2w3A3G3_2;okay:w5z1E1F3G4&2;oke:z2N4;okes:c2g3' +
  'h1E2F1J2O3Q3V3X3Y3!3#2%2;old:b2n1w3A9C6D1G2N1W2<2[1}1;old enough:C4}3;old gym:c3q3z3F2L2,2;old is:C1S3}4;oldest:' +
  'A7C3;oldies:l1A4W2;olds:A3C4}1;olympic:}4;olympics:}6;om:k3v1z2D2F1G2H2I1K2P1U3Z3*4;on:a3b1f2h2q1v2x3D1G1H1V1/2<' +
  '2>1?1_2{1|2;on a:b1f4g2j1n2o1q3F3K3Q4U3Z1)2+1,2.3^3_1;on facebook:b3s2M3T3&2?4]2;on friday:a2f3g3x2L2{4}1;on hol' +
  'd:q6}1;on me:D2F4V3*3@5;on monday:a3f2g3j2w3C2^3}2;on my:b1d1g2k2n1v2x2y1D2E2F1G2J2W1/1<2_1{4}2;on one:b2j5m1H3R' +
  '2)2;on saturday:f2j2r1B1E2F1I2J3N3O2.2^2}4;on sunday:b1f3$2/3{3}4;on the:g1h2i2l2n1s2u2x2y1B2D1E1F2L1O1R2U1V3&3/' +
  '1<1]2_2;on thursday:a2g3h3r2t1w2E1N3,2>1;on top:k5H2Q3V2$2*3;on tuesday:a3e3r1w2B2}2;on wednesday:a3g4u1v2B1E2;o' +
  'n weekend:f3z2^3}3;on what:a4b2C3V2(2*2}1;on your:a1e1j1n1s1z1A2H1L2M1N2O1R2T2U1V3W3Y2%1,1?4@1]1|2;once:c2d2j2k2' +
  'm5n1r2s3K1V1$1%1)5*2,3_2|2;once off:k3m4)6;one:e2i2j3l1m4r3s3v2E1G1H1J1N1P1Q3R3$3%1(2)4,1]1_3;one class:f2i1m3r1' +
  'B2C1Q3}3;one of:f2s3E2H2M1N2O1Q1W3Y3$2&1)3{3;ones:d2h2i3l1v3y1H2X2+2]6;online:n3t3,3-1/12[2]6^2_3{1;only:a1c3d3e' +
  '1f5m4o1q1z2A1B2E1F5J1O1R1T3W1$5%3&3(1/2[1^1{1;only come:f1j4l3F2)3}1;only do:c2d1e2f2z2R3T3$3;only for:f2m1z5B4S' +
  '3T2V1%2;only have:w2G2I3J3L1R2&2+2}1;onogada:!5;ons:i3p2C3#5%5,3.5>3;onto:B2H1L2&2(2=3}1;oor:h5&2)3*2/3}1;oorgew' +
  'ig:z4;op:b1f3h1i2q4x3y3H2V2&2/2?4[3;op die:b2x4y3H2&3[3;opdaag:t4v2;open:e1f1g10h7E2V3)3=4>4[3}1;open on:g2h2J3&' +
  '2}4;opening:g6J4.2=5}1;opens:c3(2}3;operating:g5>1;operation:g3G4;operator:M4=2;ophou:o2p3;opinion:D2}4;opleidin' +
  'g:Y4Z2!5#3;opponent:*3}2;opt:p2?2@3;option:c2f1j4m3o4I2R1$2/2<2^2;optional:y3;options:b2c2f2j3n3R3T5#3^2;or:a2n2' +
  't2v3w4x1B1C1F1H1I1J2K1L1N1O1Q2R3S2T1V1,1]1^1;or #:a3c5i3j3o1$2]2;or a:s2w1y2z4C1F2J1M2N2O2Q2T3&2*2.1|2;or are:c2' +
  'k2w1z2B3J2Q4,2;or boxing:a2w3R5;or can:n2o2t3y2z1E6F2L2$2/3;or do:b1d2f2h1i2j2v3E3F2H2I1L1O2Q7T2&3)2+1_1;or is:a' +
  '3f2j2k2l1o3v2w5y1A1B3F2L2P1V3W1*1,2[3^2;or just:f3g3s2t3J2O3Q2S1T2V2&2*2]2|1}1;or must:r2v1w2x1C2E2L4(1,3-3]1^2;' +
  'or only:a2c2s2t3v2z1A1B2F1P3T2U1V3W2Y2&2)2*1]3;or something:n3D2H1I2O3P3V3&2;or what:t2z2B3Q3*2}2;orange:I2P2;or' +
  'der:k1n5p1A5D3O1]3^6_5{10}1;ordered:_4{8;ordering:^3_3;orders:n5^5{3;ordinary:z5F2S2U3)3;organise:t4)3.3;orienta' +
  'tion:v4;osteoporosis:G4;other:g2k2l1n1r2s3u2y5D5F4I4M2Q1T5U1#1%2&2)3?3@3;other gyms:g3k1n2o1w3F1I2)2}1;others:c1' +
  'i3v1z4C2D2E1F4G2J2L2P2$3<2@2;otp:}5;ou:A2V2;ouers:E5,3;ouma:A2F3H3-2;ounce:]5_2;oupa:A5;our:p1C1E1L1N1O1#9$1%7,2' +
  '.4/1>1?2{1;our own:%5.2}2;ourselves:t2v2Q3%5;out:b3d1f3i2j1p6q1r2s2u1w2x2y4z1D1E1G2.1>2@2]1}1;out for:d3q1v4w1$2' +
  '{3;out of:p2r3x2z6D2G1I1L2S3*3?2@2]1;out the:b3y2A2#3,2.3>3;outage:>5;outfit:w5;outing:H2.5;outside:g3v3x1E2H3J2' +
  'K5)2^2}1;outsiders:m3E3;outstanding:{4}3;over:b1e2f2h5i4n4o2r3x2A6F1I3P1U2/4^1}1;over the:b3d3e1f2h3m2G2M3$2/2;o' +
  'verdue:}4;overhead:e3G2;overnight:K2L3^3;overpaid:}5;overseas:n1q4w2M2O1P3!3$2(2)3,1/3@1;oversleep:r4;overslept:' +
  'u3}4;overview:b4T4;overweight:z5D1;owe:s3}3;own:w5F1R2X2$3%8)1*1+5,5/2<1[1^1}1;owner:M3N2Y2#2)2}3;owns:}4;p:Z4^3' +
  ';p#:K3P3;pa:t2G3H3M2#2*2;paar:]3_3;pace:z6G2/4;pack:k3m4w5z1-2]1}2;package:j5l2#2$7%2.1^1_1{5}2;packages:j6;pack' +
  'ed:Q5^3;packs:m3}2;pacquiao:}4;pad:W4}1;padded:y3]2;pads:a3w6y4G1W4]4_6{1;page:a1b3g1j1H1J1M4N5%2?1[4]3{1}4;page' +
  's:,4[3|3;paid:k3n3r2s3x2P1#2$1(2{5}6;pain:y5G2L3;paintball:#2}4;pair:f2g2l2n2C1E2F5Q2Z2,1]3^3_4;pair of:g2n3w2]3' +
  '^3_3;paired:v1F3Q4;pairing:O3-2;pairs:Q3]3;pakket:}4;palsy:G4;panels:>3}2;panga:X5*4;panic:G4}1;pants:w6]5;paper' +
  ':b2o3w2N2P3Y3,4}1;papers:O5+3,3;paperwork:o4v1+2,6;paramedic:l3O3Z3=3;paraplegic:H5;parcel:g2^6_3{9;parcels:^4{3' +
  ';parent:B3E7S3.1;parents:A2C1E9K1L2Z2,4?2@1[2|2}1;park:I2J4K12$3*1.3}1;parked:v4}1;parking:z1H1K13Z3)1}2;parkins' +
  'ons:G4;parkrun:f2A3;part:j3m1t2w1y4D1E5G2O2V2W2Y2*3,2-1/2<3=5;part of:j4t3D2J1O3V3W2Y3&1*4-1<3;participate:E3G2,' +
  '3;parties:.7@2;partner:j2v5y3F4H1Q4,2<4=2}3;partnered:Q4;partners:F2}3;parts:n3G3;party:A1L1*3.14{1;party for:.6' +
  ';partytjie:.6;pas:b3o3C2;pass:m6s3y2J1M2;passed:F1P3T3@3}3;passing:g2m4V4$2;passport:,3}7;password:}7;past:a3c2d' +
  '2e4f1g3i2w1A4I3J2}1;patch:P4Z3]3;patches:P3]3;path:H2P3}2;patient:z1O4;paulo:m3V2;pause:q12;paused:q5;pax:#3%4;p' +
  'ay:j2k6l5m9n10q3s4$1%2&3)1-1<6=1^1_1}1;pay for:j1k3l3m4D1K2#2$2&2)2-3<3^2;pay in:j3k1_3}4;payday:l3u1(3^3{1;payf' +
  'ast:n4}2;paying:j2l3o2p2q3s3C2&1|2;payment:j1k2l2n9q1s2}3;pays:j2n3E2Q2#4,2_3}2;pdf:b3,1|4}3;pe:w5z3;peach:n2y3;' +
  'peak:I4;peanut:G3}3;peek:E6;pekiti:X4;pele:s2v3E2Z3}1;pen:w3*3]3;penalty:o4p2}2;pending:o3{3}1;pensioenarisse:l4' +
  ';pension:j2l4;pensioner:b3c1e1l2w2A4I1J2R2<2^2;pensioners:l3s2A5;people:c2d2f1o1t3y4z5A3E1G2H3O3P3Q6S1U2V1Z1!3#1' +
  '$1%4)3;people in:o3A2H3Q2S3Z2!3%3;people to:s3H2U2X4#2.3;people who:f3z4A2G3H3O1Q1T2U2!3)2;peoples:w2y3;pepper:]' +
  '3}4;pepper spray:]3}4;per:b2i4j4k3m6o2B1N2Q5#1$1%1}1;per class:i2j1m3Q3;per month:j5o2}1;percent:l3G2<2}3;percen' +
  'tage:l2F5;perform:.6;perhaps:]2}3;period:e4o6p4q1s4_2;permission:E3,4?3;permit:o2+8=2;permitted:x3;person:c1d1k3' +
  'p1r2x2y1z1A3H3L2M5O1Q3R1S1T2%1&1*1-3/3=2?2]3;personal:M1Q3U4#2$8=1@4]2|3;personnel:#4;perth:q3J2/3;petite:F4;pet' +
  'rol:l2J3#2/2}2;phi:b2K3;philippines:O3X2}2;phone:b1g1n2t2x1H2J2L2M7*2[2{3|2}3;phone me:M4@3{4;phone number:M4[3;' +
  'phones:?5@3;photo:b1y3N2?7;photographer:?5}1;photographs:?5;photography:?5;photos:j2A1F3?10}2;photos of:?6;physi' +
  'cal:y3D3J3#3&2;physically:H4U3/4;physio:a3G3O3W2<2}2;physiotherapist:T2}3;pic:?3_3;pick:i3u2D2E4I4R2T2V2$1^4{2}2' +
  ';pick up:i3t1E4I4T3^4{2;picked:g2u3z4D4}2;picking:a3D3}3;pics:?5}1;picture:b2?6_3;pictures:b2A2?10|1}2;pictures ' +
  'of:b3?5|2;piece:o2}3;pierced:x4;piercing:x6;pig:w3L2}1;pilates:b2d2x1z2G2!3}3;pilot:m1q3;pin:J8;pink:F3]2}4;pins' +
  ':G3*3;pistol:F2Y8+6]3;pistols:Y3+4;pistool:Y3*3}1;pitch:r3t3u1z2Q2>1;pizza:}5;plaas:*2/3;place:a4g2r1t1v3B1H2I2J' +
  '5K3L5T3,1.2=1}1;place for:j3t3z2A1G2K4L4;place to:K2L3V3}3;placed:o3{2;places:l3v2E2J2&2;plan:b4i3j7p3q3u2<3|1}6' +
  ';planet:d1g3k2o2L2Q2V4<2}1;planet fitness:d1g3k3o2L2Q2<2}2;planned:)4>2;planner:b4;planning:h3i3A3H2J3(2;plans:j' +
  '7o3u2}3;plaster:q3x2H3}1;platform:H2/3[2}2;play:q2u3y2*2/2|3}4;played:z4;playground:D3;playing:G3}3;playlist:}4;' +
  'plays:B2C1G3;please:a3b4d1g3i1j4p1q1t3u2w2F1J4M5O1T3X2#1$1&2(1)1=1@1]1_2;please send:j3N2Z3#2]3{2;please tell:k1' +
  'o1p3v2w3A3F2H2J2;plek:C4&4}2;plenty:r3A2;plus:l2n3z2A3I2&2)3;pm:a3c2d5e3g2i2v2I2K1Q2>1;pocket:&2}5;pockets:w3x3;' +
  'podcast:}6;poem:}3;point:y3z3S2*4[1^3;points:<9;police:l2O6P2$2=1}4;policy:p2r4A3?5@4^2_3;polio:G2H3;polmed:<5;p' +
  'olo:w3}3;polokwane:a3f2J3)2^2}1;pool:}4;poor:C2}2;pop:a2g4E4M1)4}1;popia:@7;pops:G4;port:J3^2}1;portal:[7}1;posi' +
  'tion:=7;positive:G4}3;possible:c1d1m1o3q2s3w1y1z3A2G2K2L1$1+2-2.2/1^4_4|2;possible to:d3m2q2s2w3E1G2/3_2;post:b3' +
  '(2=6?3^1{3}1;posted:b3?3{1;poster:)4;postnet:^5;postpone:u5;posts:=3;potato:z5;pouches:]5;pouse:q4D1;power:y3>11' +
  ';practical:v2R3U4)2=3;practice:*3/2<5;practise:y3F3*5?2}3;pram:H6}2;prasa:I4;prayer:}5;pre:C3+4}3;prefer:d4f1n4u' +
  '1E3F2M3O3$3%2;pregnancy:}3;pregnant:q4G5;premises:g2E1H4J5K2L1#2,2}2;premium:j7p3;prep:#3$2}1;prepaid:m6-3;prepa' +
  're:D2P3*5;prepared:B3;prerequisite:z3+1;prerequisites:z4+2;present:y1E4T1U2X1Z2!1#2)3-9{1;president:h3}5;press:v' +
  '3}4;pressure:s3D4G3*3;pretoria:c1f2p2C2I2J3K2U2)2^3}2;prevention:&2)2*3|2;previous:d2w2x3z4O3?3;price:j8k2l7m3s2' +
  '$5%5&6-2]5^2|3}2;price for:j2l1#3%2-1^2}1;price of:j1$4&1]2^3|3;prices:j7-3}1;pricing:j6l2;primary:l3z2B2C2;prin' +
  'cess:B4;principal:n3D3E1!4;print:b4o6s2N1,3_2|2}1;printed:-2|3;printing:|4}3;prior:t3z5;prisha:}5;privacy:@6;pri' +
  'vate:a1j2L3N3!1$13%7-1.2?1@3}2;private lesson:j2s1$2-3?3;private training:$5=2;privately:L3$3%3;prizegiving:.3}1' +
  ';pro:r3O3=3]3}1;problem:r2v2w1x3z1A2E1G3H2K2,3?2}1;problems:D3G3;procedure:p4t5;process:p2t3_3;procurement:O3#3;' +
  'product:.3_5;products:]6^3;proefklas:s3u3;professionally:O3=3;proficiency:+4;profile:#2@2[4}1;profit:}4;program:' +
  'b5f2B5;programme:b3h2p2r2B4D2U2V1W2X1#3&7(3/1<3=4;programme for:b2D2#2}5;programs:F2T4;progress:y2P6[3{3;project' +
  ':o2q3E1?3}3;promise:}3;promised:s3{3}2;promo:l6}1;promotion:s2P4;promotions:l4P3;pronounce:S3}2;proof:D3O3}5;pro' +
  'per:y2z2L3U2V2W3Y2&3]1;properly:p2t2H3O2W3Y4*3;property:}3;proposal:}4;pros:z3Q2R3}1;prosthetic:G4;protea:}3;pro' +
  'tect:l2y3F3R1U2!6#1*4,1@2;protect myself:y2F1R2U1*5;protected:@3;protecting:U3!4)3*4;protection:a1o1w1y2F3O2U4!9' +
  '*2=2@2_1;protective:a2w1y2!7=2;protecton:!4;protector:w2!2]2;protectors:!3]3;protein:}8;proud:?3}3;provide:w4H3I' +
  '3M1T2Y4;provided:w5L3+3;provider:#3<2;provincial:}3;psira:O3!5#2=3}2;psychologist:D4E2;pt:$5;ptsd:G5;pub:h3*3;pu' +
  'blic:h6I5U3$1)2,4@2;public holiday:h3.1}2;public holidays:h5;pull:y3E3}2;pulled:*3}1;pump:G5;punch:d2m5w3y3z2B1W' +
  '6.1}3;punched:y6R2;punches:v2y5D1*4}1;punching:v1D2G1S3W4]3}1;pupils:B5,3?1;puppy:}4;purchase:]7^3{5|2;purple:m2' +
  'P3V2=3;push:s2u4z4D4H3>2;pushed:D3*2;pushes:D5;pushing:A4H1;pushover:D5;pushups:z3}3;put:i1q6t4v1w3y1A1C1F1K2L3M' +
  '2Q3R3&1)2,1-1?2;put my:t5x1B2F3K3L1,2;put on:q3w5L4.2;putco:I4}1;putting:q3z1E2U3;puzzle:b3}3;pvt:$6;qala:z3A3(3' +
  ';qr:n3}1;qualification:O5!2=1;qualifications:O4=2;qualified:O5=4;qualify:s3C1<3;quality:]2_3;quarter:d3e3g2i2U3(' +
  '4;query:}3;question:i3z3A2H2M5&2;questionnaire:,5;questions:M3,2}3;queue:L3}2;quick:a3e2i3o3z1M3R3$1)3?3^3_2;qui' +
  'ckly:z3D3G2P3;quiet:c2e5D2$3}2;quietly:E3;quit:p6;quite:z4C2;quotation:j2#3;quote:j4#4%2}2;r#:j4k2l3m1s5-3]3^2}2' +
  ';raak:l3}3;racist:}4;rack:K3}2;radio:S2}3;raffle:-3}1;rage:*2}2;rail:H3I1;rails:H4;rain:a3r2u4T3}3;ramadan:q2r3}' +
  '3;ramp:H8;ramps:H7;ran:_3}2;rand:j2s4x2I3J5>3}1;randburg:g2I4J2V3}1;rands:j3]3;range:a2i2A3T3Y6Z2+2]1}2;rank:I2O' +
  '4P5*4;ranks:P5;rape:)2*3;rash:w3]3^2_4{3;rash guard:w2]3^3_2{3;rata:r3}2;rate:j1l7m5y3$5%1}1;rate for:j3l4$3%3;r' +
  'ates:j5#3$4;rather:c1d2e2h2l2n2q2u3x2D1E2M4$3%1&3+2^2;ratio:F2Q5;rattan:X3]5_3;re:r4u4#3%3;rea:I5;reach:H3I7M5P2' +
  'R2;reachable:H4I5;react:D3S3*4;reaction:X2Y1!3#2;reactivate:q5;read:c2o3E1G1N3R2,2^2|7;read the:o4N2R3,2;reader:' +
  '|4;reading:t3F1S2,3|5;reads:@4;ready:m2t2z2P2U3=2{5|8;real:h2y5B1E1J1M2O4R4S1U3W3X3Y2*1+1@2]1}3;realistic:w3z2A3' +
  'F2*2}2;reality:U2<4;really:s4x1y3z2C2F2M2O3P1S4U1*1;reasonable:}3;reasons:w3F2;rebook:u3;receipt:_3}6;receive:v3' +
  '{4}1;received:_2{6}2;reception:a1g3v4H1M2<2=2]2^2_2{1}2;receptionist:M3=4;recognise:v4P2;recognised:O4P7;recomme' +
  'nd:z3E1R5}5;recommended:D3S2;record:+2?8;recorded:/3@3;recording:?6;records:N2O3@4;recover:q2r4;recovering:E2G3$' +
  '3;recovery:}3;recruiting:=5;recruitment:#2=4;red:x3z2}4;redeem:-2}2;redo:r3P3;reduce:}5;reduced:l4r3H1;reduction' +
  ':l3>3;reel:#3}1;reference:{3}6;refresher:Y3;refund:r3<3_6}3;refundable:k4;refunds:<3;refuse:,2?2^3;refuses:x2_3;' +
  'reg:w3E4;register:k6t7O4(2<2=1}1;registering:k6;registration:k9t3)3|1}1;registration fee:k3}2;regtig:s3y3;regula' +
  'r:m3v3F4;reimburses:<2}2;rejoining:k3q3r3;release:?4}1;relief:R2W3}1;religion:F2S2}2;religious:w3F1S3;relocated:' +
  'p2J5;relocating:p3=1;remain:E5;remember:Q4}3;remind:a3;remote:/5;remove:p3u2x6?4@4;renew:o5}3;renewal:o6Z3+2;ren' +
  'ewed:o4+2;rent:w3L3+3.5}4;rent out:w4L3.1}2;renting:o1I3;rep:g3U3;repairs:I4;repeat:r3}2;repeated:r2)3;replace:r' +
  '3_6;replaced:G3N2}2;replacement:r3G3_5;reply:M3}2;report:v5}6;represent:M2}4;request:@2}3;required:w5z5E3P3+3;re' +
  'quirements:z3A2P4+4}2;reschedule:u4;rescheduled:u3{4;resend:b2{4;reservation:t4u4;reserve:t5K2&2)3;reserved:u3K3' +
  'O3;reset:}4;residence:#3%2;resident:l3A2;residents:l3s2#2;resignation:p5;respect:D7?1;responder:Z5;response:l2Z1' +
  '!4#2;responsible:,3;rest:k3q1r2v3z3{1}3;restaurant:c3#3}3;resting:}4;restraint:V3!3;restriction:A3;restroom:L5;r' +
  'esults:P2}5;resume:q2=4;retail:f3=3;retired:c3l3A6=1;retirement:A4;retrenched:p3}2;return:q3=4_11;returnable:_4;' +
  'returned:_5;returning:[2_5;returns:<2_6;review:}5;reviews:K3|2}3;revolver:Y5+2;reward:l4-2;rewards:<8;rib:y3}1;r' +
  'id:R2}5;ride:i3I6;rifle:Y6+2;right:a2g4s2t1v2w2x2z1G4H1I4M2R2Y1,1@3|1;rights:h3,2}3;ring:v1x9y4M5V2W3}1;rings:x3' +
  'M3;ringworm:G3}2;rinse:L4;risk:y6G1K2!2,7;risky:y3K3;ritalin:G4;rivonia:I2J3K3V2>2;road:e1j2l2J5K4P3*2/2}1;robbe' +
  'd:#2%1;robber:}5;robbery:#4*4;robot:I1J3M4R2T3*4}2;robots:a2}3;rock:t5E3,3;rocky:W3}2;rogan:V3}3;role:x3D2$2*3;r' +
  'oll:a2c4f2m3r2x3F1G4H3V6;rollator:H4;rolling:e2o2F2V6W2(3>3}1;rolstoel:H6;rolstoelvriendelik:H5;rona:#3%3;rond:D' +
  '3;roodepoort:I2J3;roof:K3}4;rookie:z5;room:l3E4L7Q1Y3#1$3&3}3;rooms:d1L6;rope:*3]3}2;ropes:]4}1;rosebank:d1m2F2I' +
  '5J1V3!2#3^1}1;roster:b7m3;rotating:b2f2;rotator:G4;rough:j2y6O2R2;roughly:i2Q4^2;round:e3z1J2K2Q3(4;rounds:i2y5?' +
  '4}1;route:I3}2;rubber:w3y1X2*2]2;rubbish:m3z3;rude:D2}5;rugby:f2h2l2w2z1B4G5R1W1Z1.2}2;rule:x4E3G3,3>2?4;rules:v' +
  '2x6y3H1S2>1?2}1;run:b2c2d2f1h1i4o2v3z1F1I4T1W1#2$1&3(1)3*2>2]2;run a:O2Y2#3&3)2}2;runner:F3W3;running:a3b2e3h2l4' +
  'u3w2B1E1U2%2(3}2;runs:b2i1o2N3;rush:.3}1;rustenburg:f2I3^2;rusty:z6;ruta:B3T3X3Z3*3;ry:E3I3;s:>3_2;sa:l3o1O3+2@2' +
  '}4;saam:j1m3B3C1F1G1Q4%3;saans:d5;sabbatical:q4;safe:n1y6B2F1G2K3L5O1R1U2>2@5|2}2;safe to:n3G4K2O2}2;safely:Y4;s' +
  'afer:A2F4U3;safety:y5U3Y2#4)5/3|3;said:a2q2x2A3C3G3N1W3Y2$2[2]3{2;sak:L3}1;sal:z2C3D3E1F2R2$3;salary:j3l3=3}2;sa' +
  'le:]5_3|3}2;sales:M2#3=2;salon:d3}2;same:b1d1f2i4j4k1r1v1w1y1B3C2J1K1N3Q3%2+1,2]1^1}1;same time:d2f2B3E2}3;sami:' +
  'L3+4;sample:s4|4;samsung:n2}3;sand:}5;sandton:d1B2I5J3K2N1U3V4W4X2/2>4}1;sandton city:e2I1J2N3}3;sanlam:<4;santa' +
  ':-5;sao:m3V2;saps:l4O3!2+4=1}2;sassa:l4}2;saturday:f14j1r3t1u3J1K1N1O1Q1)3.1^2{1}1;saturday morning:f4K3;sauna:o' +
  '1L2,4}2;save:l7r3z2U1Z5$3,3;saving:l4;savings:<4;saw:l2s2K2N3R1T3U2X2Y2&3(1)3=3]4|2;say:a1d2e1g1h1j1o2w1x2y3A3D3' +
  'G1J2O1R1S1,2?2[2^2}1;saying:,3{2}2;says:a2g2k1u2w1C2D1G4N1R2U3Z1(3<2>1]1{4}2;scale:}3;scan:n4}3;scared:o1y4z4D3F' +
  '2U2Y3;scared of:o1y4D4F2Y3;scenario:*5;scenarios:*6;sched:b5;schedule:b9e1f2h3n1t3u4$1>3@1;scheme:<7;scholar:l4;' +
  'scholars:B5;school:c3h5n1w2z1B4D5I2J2L2P1U1V1W2#2}3;school and:p3D1I3M2O3R1V2W2;school holidays:h2q3(2}4;schools' +
  ':h4D1#6)3;science:O3W4=3;sclerosis:G4;scoliosis:G5;scooter:H4I3K3;score:l3}2;scouts:.5}2;scratch:w3x3z5Y3&2;scra' +
  'tched:}6;screen:}4;screwdriver:*4;se:a1b1u3x2A2M3*1.3>2?3}2;seal:Z3}2;seam:_3}2;search:}4;season:f2h4l3r2G2W2]4;' +
  'seat:E4K1&3)3*2;second:f3l6q2r3s3y2B1G1J2O1(1{3|2}1;secondhand:}7;section:B3F2G3V3+4[4}2;secure:t2K2&2@3;securit' +
  'y:v2H1K3U2V1!7#4=2^1|1}1;security guard:d1z1I2R2U3X2!1]1}2;see:b5f1g2s3y2E9G3J2L1O1P2W1<1>1@3[1{1;see a:e2E3G3J2' +
  'P3.2>2;see the:b2g3q2E2H2J3,2>2[3;seen:D2E4}1;seerkry:y3,3;sees:@3;seizures:G5;sekolong:D4;self:D6F3I1U6)1/2;sel' +
  'fdefence:z1B4C1F4R1S2U10X1#4$1%1&1)6*3-2.1|4;selfdefence for:B4C4F3U2#1.3;selfvertroue:D5;sell:m3-2@1]6|4}5;sell' +
  'ing:]3}2;semester:o3}3;semi:%7;seminar:)13/2;seminars:)12;send:b4j2n3o1p2J2M2T3Z1+1,2/2=2]1^6_4;send me:b2j2o3N2' +
  'T5&1,1]3}2;sending:@3^5_2{2}2;senior:l2A4;seniors:l1A6T3;sense:m3z3R2;sensei:v2N5O3;sensitive:?3}2;sensory:G3;se' +
  'nt:q3M1>1^4_3{3}4;seo:}6;separate:l2B3F1K2L5Q3+2;separately:m3A3F2$2%3|2;september:h3(3}1;serious:y4Z3;sertifika' +
  'at:P3}1;serve:O4;service:I4M3#1=4}4;services:l1T6!3;ses:d3C2;sesh:c3e4f2;sessie:i4$2;sessies:c4$3;session:a6c4d2' +
  'e3i6m6r2s4t2u2E4F2Q3#4$5%4/1?1;session for:d2e2t4#2%2/3;sessions:a3b5c5d5e4f1i4j1m4r6s1B3V3W1#1$5%2/2;set:i2j1k3' +
  't1v3w1$3%2&2(2.3?2]2{1;seta:O3}3;settle:l3n4;setup:k3}2;seuntjie:C3E2;seven:a1c3d3i3C5;seventeen:C4;seventies:A5' +
  ';seventy:A5G2;several:B2N4*3;sexual:O2*3;shadow:/3=2}1;shakes:}3;shall:w3}2;shame:C2D2>3]2;shampoo:L4}1;shape:z6' +
  'W4;share:b2l3I3J3K2$2?2@4}1;shared:Q3@2;sharp:E1}3;sharpen:l3}2;she:k2r2w3A4B2C6D5G1H2J1L1)2,2.2=1^1;she is:v1z2' +
  'C4D2F2}1;shedding:>6}1;sheet:b3j3;shell:C3D3F2;shes:A2C6F2;shield:w3]2;shift:a2c4d2e2f2m2q2r2u2F3L2#2]2;shifts:a' +
  '3b3e2f1l3R2U3$3(2}1;shin:w5G2]5_4{1;shin guards:w3]4_4{2;ship:^8{3;shipped:{3;shipping:^11_2{3;ships:!3^4;shirt:' +
  'w7&3]6^2_7{4;shirts:]6^3}2;shoe:x4}2;shoes:w4x9;shoot:y2Y9Z1+5?1}2;shooting:a1g3w2y2D1E2F1J1O1Y10+5,2?1}1;shop:d' +
  '2e2D1J1#1-1=3[2]8^2_4}2;short:e1i3q3x2D2N2R4S2T1X1&2)6/2;shorter:i4G2&2;shortest:o5;shorts:w7]3_2;shot:z2Y3}5;sh' +
  'otgun:Y5+1;shots:?3}2;should:i2s2t1v4w5x1z1G2R7<1}2;should i:i3j1s2t2v2w4x2z2G3M1R2}3;shoulder:q2G6O3;shoulders:' +
  'G3}2;shout:G2M2O3}3;show:b2g3m2r1t2u2v1G1O2P4Q1R2T2U1Y1*3+1-2.5[1;show me:b4r3v2U3Y2*2;shower:L9.1_2{3}4;showers' +
  ':L11;shows:a2b2g2r3v2B1K2L2U2$2&1(1]2_2{3;shut:f3g3h6S2V2;shutdown:h5>3;shuts:h3>3;shuttle:I6;shy:z4D6E2F1L3O1$1' +
  '%1?2;sibling:l3;siblings:l2B4;sicela:b2J3M2;sick:q2r1s3u2y2P3/3}3;side:A2C1E5G2J6Z3?3;sien:b3y2E2;sifuna:%5.3;si' +
  'gn:g2k4o6s1t3I1&1,10[7^1{1;sign a:o4,3;sign for:o5I3,1^3;sign in:T2[7}4;sign up:k5l2o3s4t4A3C3F3L2(2;signal:J3}3' +
  ';signature:,6;signed:g2k2o3p2J1,6@3]3|3}1;signed up:o3p3J2@3]3}2;signing:m3t3,7;signs:o3,4;signup:k4t3;silver:j4' +
  '}2;similar:l2z3B2V3X3;simple:H3J3|2;simplest:I3;simply:&3}1;simulator:q2}3;since:b2h2l1x2z2A1D2G1H2P2U1V2+1=4>3@' +
  '1]1_1{4;single:l4m6r1B1H2L3X2$1)4}1;sipho:d2}6;sir:v3F2L1}2;sister:f2t2B1C3D2F5J1%2-2=2?1}1;sisterhood:F5;sister' +
  's:C3F6%3;sit:e2h2i2o2q2v2y1z3B1E10G1W1?2;sit and:i3z2E4;sit in:e3E5;site:a1b2j2n1s1t2w1E2I2L4N1R2T1#2(1@3[4]3^1_' +
  '1{2}1;sits:z2C3D1E3V3*2;sitting:a2}1;situation:*5;situational:#2)3*3|3;six:c1d5i1l2o1v1x1y1A1C6Q2R1!1$2/2}1;sixt' +
  'een:C4.3;sixties:A5;sixty:A6F2;sixty#:*2^2}2;size:F1L2Q7R1S1*2]8_6;sizes:]6_4}2;skaam:z4D4$3;skiet:Y5+3}1;skills' +
  ':D1U3V2X4=1}1;skin:G2}3;skinny:z1D3R3V2}2;skip:e1q6r5y2V2}1;skipped:r5y3;skipping:r3W4]3}2;skool:w3D4V3#2.3}2;sk' +
  'ryf:k3t4;skuif:u2}4;slaan:y4;sleep:c2f4q3}8;sleepover:.1}3;sleeve:w2_3;sleeves:w4;slip:,3_3}2;slipped:q1G4;slot:' +
  'c3d2e4f2r3t3u3$2%1{1;slots:b7c1d4e1;slow:z5O3Q1$1?1{3|2}2;slowly:A2G2;smacked:y5;small:i1o3s1y1z2A1B2C4F1K1Q5R1S' +
  '1V2%9-1]4^1;small group:%9;smaller:D1_2}5;smallest:D3;smallholding:Y2^3;smash:r3y3*4;smashed:K3}1;smell:}5;smell' +
  'ing:L4;smells:_3}2;smoke:z4}4;smoking:z3}4;sms:M3@3{3}1;smth:c2f3;snack:}6;snacks:w1.3;snap:n3?2;snapscan:n6;sna' +
  'tching:*4;sneakers:x4;so:b3c5d3e1f5j1o3p2q1r2z2E1H1J1L1R2T1$1(1{2;so i:b3c3f2i1m1o2p1r4s2t1u3w1D1G1I4L1O1P1Q1(1,' +
  '1?1{1;so no:w2y4H3+2}3;so what:f2j4x3N3R2T4&2;soccer:f2p2B2.3}2;social:z3#3,2=3?4}1;socks:x6;sodwa:%5;soft:z5D2}' +
  '2;soggens:c5;solar:>5}2;sold:&2]6}1;soldier:l3z2!2;solo:$4;some:d1k2m3r4t1y2z3D4E1F1L1S2U3V2W1Y1$1,4?3]1;somebod' +
  'y:g5v4y4A2C1H2I2M3O4R1U1V1Y1&1,2-4@1;somebody who:z4C2H3&2=2@3;someone:g6r1v4x1y3z1H1M6Q2Y1#1$4&2*5-4_1{2}1;some' +
  'one who:j3y2z3X3@2}2;something:a2c4d3e3f1k4l3w1A1B4D1F2P3R3S2T2U4V1W3Z1!1#2)1,3-2.1/1=1|2;something for:a2c2d1e1' +
  'f1s2z2A2B4F5G1R1T3#2%2=3|1;something like:k3l2n3D2K2S3V1W2&2)3-1;something to:d2k1w2B1D3J3P3U3,2|3;something you' +
  ':D2U3V2W4Z3!3*2;sometimes:r3G5;somewhere:b2r2y2A1E2J5K4L3N2O1V2.2;son:f1i1p1w1B5C5D4E1G3P1Q1.1]2;son has:b2r1x2G' +
  '3H2Q2;son is:m3C2D4G3O2[1;song:}5;sons:a1k1p2u3C3E2%1_3}1;soon:a3p1B3G2J2P2$3(4)2]2^2;sooner:m3u1;soos:m3z2)3;so' +
  're:y4G5}1;sorry:a1b3u3&1{2}5;sort:B1D3Q3T3U2!3}2;sound:}3;sounds:s3&3}4;south:I2J2N3S3V2}2;south africa:J2S3V2}2' +
  ';soweto:I4J3^1;spa:}4;space:F2K5Q4&3}2;spam:@2}4;spanbou:#5;spar:y8;spare:w3;sparring:y11G1?1]4}1;speak:G1M6N5#1' +
  '=1}2;speak to:M5#2=2}1;speaks:D4N3;special:l7w3G4O2S2)3,2.3|2;specialise:T3!3;specially:F4;specials:l6)1_3;specs' +
  ':G4}1;spectate:E5;spectators:E4,1}1;spectrum:G5;speed:W3}3;speedpoint:n5;spend:s1w3E3N3^2;spending:s3+3;spin:e3i' +
  '3;spiral:H3;splints:G2Z4;split:e3n3y2A2B2H2Q5$3%1_2;splits:}4;sponsor:l3-1}4;sponsorship:l3}1;sport:f2p1z4B2C1G1' +
  'S3U2V3Y2&1+2<2=1}1;sports:d3l2w5z2O2T2=4}2;sportsmans:]4}2;sporty:z5;spot:q2t3C2H1I2J3K5L1Q2*3;spots:&3;spray:]3' +
  '}4;spread:b4;spring:A4(2;springboks:}4;squad:F2%3}3;square:I2J3}2;squat:}5;squeeze:a2Q3;st:}4;stab:Z1]2;staff:H1' +
  'K2M2N3O3#8-1=3[1;staffed:g4;stage:)1>7}2;stairs:z2H11;stamina:z4}3;stamp:D3;stand:v2D4E2K5U2V1.3}3;stand up:D5U3' +
  'V2;standard:j3p3+3<3;standing:g1n3v3J1K3;star:}5;staring:E3$3}1;start:a5c1k2r1t7v2w3z4A5C3G2R4U1!1(10;start with' +
  ':y2z4A3C1R4}2;started:t4A4N2P2(3{2}1;starter:k2z4&4]2;starters:z5W2;starting:a2w2z5A4(8;starts:a1c3d2i4v3w1z1(4*' +
  '2]4;stasie:I5;statement:}6;station:I8J1L2U2}3;status:+4?4{4;stay:b2o5q1x2E7G1I2J2/1?1@3[2;staying:h3m4C3I3J1|1}3' +
  ';stays:r3x3C3E3}1;std:C2;steam:R4}3;steep:l4H4;stellenbosch:m2^3;stent:G4;step:t3v1x1z1H5P2R2[2;stepdaughter:B3C' +
  '4;steps:t4v3H11[1;stepson:B4;steroids:}4;stick:a2b1i1y2z1A2F1H1R2X8)1*3/1]1_3}1;stick fighting:a3A1B2F3R3X2)2}1;' +
  'sticks:a2b2f1t2w3y2B2N1X8.2]4^2_2;stiff:z4R2}4;still:a1g4h3n1q1r1s1z3A4B1C1G4J1N4U1W1&3+2/1=1>3_2{5;still do:C3G' +
  '5U1/3}1;still have:h2q2s3w3I1V3W3;still on:a1h1s2W2X3>4_2{1;stock:d1o5r2u2X3$2]9{4}3;stole:L3}2;stolen:K3,2}4;st' +
  'omach:c2}3;stop:a1n2o1p6q6y1I4K2Z5)1>1@3}1;stop the:a3i2A2K2Z4)2;stopped:q3z3B3U3;stops:I4}2;storage:L4}2;store:' +
  'L2@4]7^3_3;stored:@4;storm:a2g1p1t3B4J4N3O1T4U2V1W2#2,1/1<2=1]6^1}1;storm combat:j3J3N3T2,2}1;story:j3P3&2;strai' +
  'ght:c2f2k2v4w3z2E1K2L4-2^1|3;strange:F4}3;stranger:B5}2;strangers:F2O2U3%3?1;strangling:V3*3;strap:_3;stream:/5;' +
  'streaming:/4}2;street:a1t1w1H2J7K5R4U6V2*2.1{2;street bjj:a2t3w3R1V3}1;stress:R3W3*3;stressed:G3W3;stretch:I2}2;' +
  'stretching:i3}2;strict:r4B1D3E2O2,2;strike:r3;strikes:r2*4;string:x3}2;strings:o6s3;stripe:n4V2}1;stripes:P5;str' +
  'oke:G3;strong:z6A2C1D1F1G3Q1R3S3=2]1;structure:j6D4;structured:v3D2&3;struggles:D2$3;student:j1l5m1t3A2G1I1N1P1Q' +
  '2W1*1=4?2[7;student portal:[3}2;students:f1l4o1A1F3K2Q4#2)2=4[6;studio:m3H3J4)2?3;studs:x5;study:e2f3%2/4|3}2;st' +
  'udying:=3^3;stuff:a1v1w5y1A1B2G1L2O4S5U3V1Z2&1*4]3_2{3|2;stun:}4;stunt:.2}3;stupid:z4}3;stutter:D2G3;stuur:b3j2J' +
  '3=4^4;style:a1b3j1o1s1u1y1N2R8T2U1V4X2Y2-1/2^1;styles:b2f3i2j3l2B2R2S2T7;submission:V5;submissions:V4;submit:}4;' +
  'subscription:j3k2o2p4/3;subsidy:<3;suburb:J3}1;such:b2c3l2w3B2D2F1W4X1!1)2*2-3.2<2;such a:b2w3D3F3W4!2;sue:,4}3;' +
  'sugar:G4}3;suggested:D3U2#3;suit:b2c3d2u2w5z1C2L5R2$2;suitable:w3z3A4B1E2F2G3)2|2;suitable for:w1z4A3B1E2F3)2|2;' +
  'suits:e3R4S2;sulke:A4;summer:h2W3}3;sun:e3f4u3}2;sunday:b2f11r2$1)1.1/2>1{1;sunrise:c5;super:i3}2;supper:d3}2;su' +
  'pplements:}4;supplied:w5;supply:w4+4.1]2}3;support:M3Z3;supposed:u2.2}2;sure:z2D1H2R3}2;surely:l4z2C3_1;surgeon:' +
  'y3G3;surgery:G4;surname:N3;surprise:k3-6.2;surveillance:!5;survey:}4;survival:U4|2;survive:z4U6;survivor:G4}1;su' +
  'spend:q5;suspended:q3D2I4;swanger:G5;swap:r2u2_7}3;swart:P2=3;swears:U3W3}1;sweat:e2w2L2R2W4;sweaty:w4F4L2R3;swe' +
  'et:W4.3;swimming:b3}6;swing:}4;swipe:n6<3;switch:u3}6;switched:}4;switching:<3}3;swollen:y3}2;swop:r3u3_3}5;swor' +
  'd:X2}3;syllabus:P4&3;syndrome:G4;system:m3r3C2P4S5@2}2;t:o5w5]4;table:b5E2|2}2;tactical:a2O2Y5Z5!2)2+3=1]4;tacti' +
  'cs:Y3!5;taekwondo:z3R3T4;tag:k4C2E2?2}2;tags:]4_2;take:a2i1k1l1m2n3p1q2u2x4z2A4B1C2D1G4I1J2R2<1?5@1_1;take a:h1k' +
  '3l1q5u3C3L2?3;take part:m3C2E5G3,3}2;takealot:-3]3|2}1;takedown:*2,2;takedowns:V3*3;taken:r2?3}3;takes:a2b2d2v4G' +
  '2I4N4O2P3W2?2;taking:l3q2E4N3?3{3}1;takkies:w3x3;talent:z4;talented:l5;talk:l2v5D1M8S2V2#2)3*2;talk to:D2M5}1;ta' +
  'lking:M3*3;talks:N3S2&3)5}1;tall:C3N2Q2R3]3}2;tambo:u2I3}1;tank:>5]3;tap:n4y4}1;tape:x5}1;target:D4Y2}1;tariff:j' +
  '3$2;taser:}3;taster:s6t5u4)2;tatami:x3;tattoo:G3}3;tattoos:N2}2;taught:a2b2O3W3&2*5=1}2;tax:r3#2}5;taxi:r2I12L2U' +
  '2*3;taxi rank:F1I3*4;taxis:I7R2;tb:q1G4;tccc:Z5;te:k3l2v1z3D3F1G2H2I1K2P1U3Z2*3_2;teach:f2B4D5F2N3O4S2T4U5V2W4X4' +
  'Y4Z3!2$1*4=4;teach how:X2Y1Z4*5;teach it:U1V1W5Z3!3*1;teach me:S2U3W2Y3$2*1|3}1;teach that:D2U3V2W2Y2*1;teacher:' +
  'c1d2l2v2y1D3N6O5Q3Z1#1(2-2<2;teachers:d2l2D1Q3#3;teaches:D1F2N6O3S3U2X2&3)2;teaching:D1N6O5U3;team:f2l1M1N5O3#7.' +
  '5=3}2;teams:z4!1/3;tear:G3,2;teased:D6;technique:r3v1y2z1Q3W3*3?2;techniques:B2D3F2S3!3*5/5|3;tee:w3]3;teen:j2B7' +
  'C3D5$2)1*3;teenage:B4F1G2S3$2;teenager:t2A3B5C3D5O3R1,2]1;teenagers:B7C3Q2&1;teens:a2B4C3N2Q3W2)3.1|1;teken:o3,5' +
  '[5;telephone:M5;tell:a1b1j1k1o2q2u1v2B1H1J2K1N1S3T3V2W2X1Y1Z1!1@2[1|2}1;tell me:a2b1j1k1o2p1w1B2H1J2N2S3T2V2W2X2' +
  'Y2Z1!1$1[1{1|2;telling:t2}2;tembisa:I3=3^3;temper:D5;temporarily:q4;temporary:q4+2;ten:c1m5o1q2r1s1v2z1C6P2Q2$3,' +
  '1.1=1|2;teng:H2K2;tennis:G4}1;term:b2h3o8q1r1t2B2D1P3&1;terminate:p7;termination:p5;terms:h5n3o6s1^3;terrible:e2' +
  'o2z2K2;terug:r3M3}1;terwyl:x2E4;test:s1t5v2z2P7$2/2}2;tested:}4;tester:s5t3u4;testosterone:F4}2;tests:P3}2;thabo' +
  ':a2N3}4;than:c2d1e1f1g1h1i5j2k2l2n1q2Q4R4T2%1&2*1-1/2^2|3;thank:-2}4;thanks:}5;that:d3l1o1r2w1x1y3D2F1P1S2U1V2W3' +
  'X1Y1Z1!3&1(2*3,1?1|1;that a:r3z1B3E1O2(2=2}4;that i:c2i2p1v1x1M1P3Q2T3&2)2,2@3}4;that is:b2e3z3B1D2S4W1_1;that p' +
  'ossible:G2H2K4L3Q3W2%1;that something:y2D3W1X3Z3*4;that the:a3E3O2!2&2+2]2{2;that time:d2e4f2q3(3;that work:f2n2' +
  'q2z2G3+2<1^3;that you:z3M1T3=2]2|3}2;thats:b3l3}1;the:b2u1v1N3O1Q1&2(1,1]1_2;the #:e1i2r2A2N2Q3&6(4>2[2;the #th:' +
  'h4n2u3(3^3;the academy:h3p3B1F2H1I2J1L2U2V2Y3#2,3<1>1^1}1;the adult:b2z3A3B1}2;the adults:b2A2B2C3;the back:v2E4' +
  'H1K2*3}2;the basic:j3v3z3W2&2)4|2}1;the beginner:a2r1C2F2&5(2/2[3|1;the beginners:z2G2N2&5(3}1;the best:g2I2M2R4' +
  'X3}2;the bleed:a3i2A2Z4)2;the book:_2|8}1;the boxing:a1t3E3Q2R2S2W2,3<2_2;the building:v2E3H3J3K1}3;the car:i2E5' +
  'H2K6L2Z2*1}1;the children:b1s2w3x3y2A3B4C1!3?1}3;the class:b4i5l2n4z1E3F1G1N3Q2%1+4?2]1}3;the classes:b1d2g3z3A2' +
  'D1J3Q4R3%3/3}1;the coach:v4G2O4Q3W1$3,1?4[1]1}4;the coaches:z1D4G1N4O2,1.1@3}2;the courier:^5{5;the course:&10(7' +
  '+4|2}3;the day:b1c4d6e5g4k4t2u2v1$3^2{3;the difference:R2&2_3}3;the door:g3m3s3t2x1H4K3V2+3,2@2}1;the ebook:-2@2' +
  '{1|8}3;the end:d1h2o4p1q3r3y2E1P3&3}1;the entrance:v2E1H5J4K1;the evening:c3d4f2g3i3v1F2I3K3L2T2V3&1.1;the fee:j' +
  '1l4m2$3%3&3;the fees:j2l4q2r3<2;the firearms:w3A2F2N2O1P3+3,3;the first:a2c2f1h1i1j1k4o1r1s4t2v2w5z2N2(4,1[1^1_1' +
  ';the floor:x2y5D3E3F2V3W2;the form:k3t2,7@3;the free:s5t2u4,3;the full:b1l3s1v3w4}1;the gate:g2v4H1#2*3>2{2;the ' +
  'gautrain:I3K2L3U2|2}1;the gi:V4]3_3{3;the gloves:>2]3^3_3}4;the ground:F2G2H1R2V7;the group:r2v2z2E1G2Q5$3&1?2@2' +
  ';the gym:a1f1g5h3l1n2o2p3t2H1I3N1.2>4?2@2^3|1}2;the hall:D2E2H2.5}3;the head:G3M2N2O2$3&2*3]2|2;the hours:e2g2i4' +
  'E4;the house:s3v2A2Z2*2+2/2;the indemnity:,6;the instructor:v3O1$2.2}4;the kids:a1b1d2f1h1i1n1w2B3C1D2E4F1I2J1N1' +
  'O2=1?3}2;the knife:a2s2A4C2X2)3;the krav:j3N2O4S1U1V2]3;the ladies:y3F1L5N3V3#3?2;the last:d4i2z2C2I3K1N2P2(2)2;' +
  'the lessons:b3i4j3z2E3O2;the login:[4;the mall:A1B2E2I3K2)2.3]2;the mat:v2x3E3F3G2H3L3N3Q3$3%2;the mats:a3i3q2x3' +
  'B3E2H1L3V2,1.2=3?2;the membership:j1o6p3<3}1;the men:y3C3F3Q2;the month:k2m2n3p3r2t3L3(2;the monthly:j1k7;the mo' +
  'rning:c5g4i1F1Q3U1$5%2;the name:N5S3;the new:b2h1p2D2J2N1(5[3{2}3;the next:a5q2r1P4Y2Z3&1(4}1;the office:c2d4g2l' +
  '2r2w3y2I2K2L4M2$1;the old:w3C1J3N4[3;the only:c4e1f1A1F6Q3;the other:k3r3s3H2U4_2;the others:i3v1z5C3E2G2P3<2;th' +
  'e page:b2j3C2M2%3[2;the parking:z3F1H3K2>2}2;the place:g4m2v4z1E1H3J6$2.2;the power:>6;the price:j2k2l4o2$1%1&1-' +
  '2]3^4|2;the range:a2i2w1Y1Z3+1}2;the right:C2G1I3M3+2,3;the road:e1j2l3J1K4P3/2}2;the room:z3E4H2$4;the same:b1e' +
  '1f2i2j4k2r1v2w1y1B4C2J1N3Q3<1]1}2;the schedule:b7f3;the school:h1o2D1L2%2(2)2,3-3@2]3}2;the shooting:w2K2O3Y3+4?' +
  '3;the shop:#2&2-2=3[3]4;the side:x1C1E4?3;the site:a3b3t3w3F2M2N2[3^3_3;the small:o2V3%4]3}1;the sticks:N1R3X4]2' +
  '_3;the street:J2K3O1R5S2U5*2;the student:[4}4;the taxi:d2A2F1I5L3;the timetable:b3h2}1;the trainer:N1O2Q5W3$3;th' +
  'e trainers:N4O4}1;the training:f2i2j2x5y4z1E1G1H1J2T1*3+2=3{2;the trial:i4m2s3t3u4v5w3,3?2@2;the twelve:&7(3;the' +
  ' uk:h2q2z2V3X2&1>3^2;the way:g2r3u2H5J3N2;the website:g2h2j2k2n3u2A2B1H1L2$2&1(1)2@4]2;the week:a2b7c3d3f4r3B2(1' +
  ';the weekend:f7$3)1;the whole:b1f1g2q2A2B2E3F1K2L2M1N1#3&2>1}1;the women:F1O3Q3}3;the wrong:u3_5;the year:h5o2p3' +
  '#1(4}1;theft:>3}3;their:h1A6B1L2M2P3%3&2*2+2-2[2}3;their own:B2E1L3%4*3[3;them:b2f2j2m2r1x4B5C3D3E2M2O2R3#3&1]1_' +
  '2;themselves:B4F1O3U2)3;then:a2c2d4e3f4h1i4m4q1r2v3y1I3T2$1(2*1+1>1^4;theory:v2&2/3;therapist:D1U2$2}2;there:a2g' +
  '3h1k1v4E2F3H1I3K4L4M2N1P1T3U1W2(1;there a:b2k2l1o2r2s2v1w1A1B1E1H1J2L2N1O2W1Z2(2)1,1/1<1?1[1]1_1;there an:f1j3k2' +
  'm3o1v5A3H1K2P3V3-1/2[1]3_2|3;there any:a2c4f1l3v2z1G1I2L2U2W2<3=2;there are:g3s2F1H3L3Q4%3;there be:a2c1d2h2l2v1' +
  'C2F2&2(3)2>3;there for:a2f2v2B3E3T3}1;there is:b1h2k1l2o1A1F1L2S3>3]2}2;there n:k3l3o2s2B1H3K2L2O3%3(2)2,2=2;the' +
  're one:I3L1O2P3R3(2[3;there something:a3c1d2e2f1k3l1w1z2A2B1G3T3U2V1X3#2%2,2;there training:a3c1d4e2f3h1!2>2;the' +
  'res:>3}2;these:B2M2O4V3*1@3[1_4;thesis:|2}2;they:r2x1A3B3C3D6E1G1K2O7S2V1#2<1?2[1]3^4{2;thick:|3}2;thief:}5;thin' +
  'g:b1c3d2o1p2q2s2w2B5R2S5T2X2!3%1&3)1>1_3;things:b2p2s2v4E2G2M3N1T2W3,1^4;think:C2J2R4{2}6;thinking:t3A2E1H1N2W2+' +
  '2=3_2;thinking of:t3A2H1N2W2+2=3_2;thinks:z3D2;thinners:G4;third:l3*5-3=2@2;thirteen:C5;thirties:A3F3;thirty:c3i' +
  '3z1;this:a6b1d1f3l1p2r2z4D1J3M1N1P3S2T3(2)3>2@4]2_1}2;this month:d3l3r4s2(2}3;this week:a4r2t2u3G2I2>3{3}2;this ' +
  'year:l1C2P3T3#2(2)4.2}2;those:f1m3o2r5z1O3X1Z1)5*3]3;thought:e2S2#2}2;threats:#2*4;three:c1f2h2l3o2r3z1C3G2H2P2%' +
  '7&4(1)2*1-1;three months:o3p2q2z2P4&4;through:b1d1e2m4p2t1v5E3H2M3U1W1!2*1+2/1<1]2{1;through the:b3p2t3H2W2*2;th' +
  'row:v2w2y3D3U1W5}2;thrown:v4y4z3Q2;throws:G3*4;thunderstorm:>2}3;thursday:a6d2e1f2g1h2r2t2w1F1N3Q2,1>1{3}1;thx:E' +
  '3}2;ticket:i1m5K3;tickets:m4)2}1;tie:o4w1L3}1;tied:o5x4*2;tieners:B5;tier:}5;ties:o3V3*4;tight:j2k1l3p3q1w3G2<3]' +
  '1_2;tights:w4]3;tiktok:?4}2;till:a1c1d6e3f2g2i3o1q5u2y1L2P3^3;till #:c2d4e4g4;time:a6b3c1d2e4g8i8m2q3r1u2v3D2E1K' +
  '1P2=3[1^1;time do:a1f2g2i4v2E2F1;time does:a3i2}2;time i:c4d3m4o3u3z3H3K2;time is:c3e2f3g2i1C2{2}4;timer:v4z3A3;' +
  'timers:v4z1K3;times:a1b11c1g6h1m1q1y1D1$3^2}1;timetable:b12h1>1;timid:D5;tiny:b2B4C2Q2]2;tips:}5;tired:c2z2G2U3}' +
  '1;tirsia:X4;titles:O3|1;tla:w3y3C2E4I1P3;to:o1t1E1J1M1U2Z1^3;to #:c4d4e4z2#3>2{2;to a:d1k3o2u3v1z2H2K3M4Y2#1)2-3' +
  '.1^3}1;to attend:m3u4F1)4+2;to be:c2f2j1s1v1x3z3A3B2D2E2F1H2P2S4U4W1Z1!3$1%1=1?3@2;to become:t5!3}2;to boxing:j3' +
  'u2z3A1B2C3F2G1W3.2>2}1;to bring:f1g3v3w3C2D2Q3_2;to buy:g2w2+1-2]6}2;to cancel:p3q3u5;to carry:o3q2H2L2U3Y2}2;to' +
  ' change:u3L5}1;to class:r1w1G2I4+1<3^3|3}4;to come:a2d1g3k2l3p3s2t3z2E2H2I2J2K3L1#2%1)2,2/2^1;to defend:j2z1A1B2' +
  'F3U5&2*2}1;to do:c1f2j2m1n1z1B3C1G3P2T2U1V3Z4!3#1&2(1)1*4+2.2/3=2;to feel:s3A1D3F3U5W3;to fight:y3z1D1P2R3T2U5V2' +
  'X4=2;to get:p1z2B4H1I1K3M2P2R4S2W5!1&2(1)2-1@2]1}2;to give:p3s3t4A1#2)2,1-5@2_1;to go:x2D4J3L2+3;to handle:D4O2R' +
  '1U2X3Y3#2*3+3;to have:s2w6D1Z4]3^2}1;to hit:a3e2w2W4*3;to join:k2l3s3t3w2z2C1E2G2X2%1&2(1)1,2=1;to keep:m3q1z2E4' +
  'R2]3;to know:g2h1i3j2k2n2o2y2A1B1C1D1H1J2K1L2N4O1P4Q3S1T2Z2#1<1[1{3;to learn:y2A2B1C2D1F4P1R5S2U3V4W1X3Y3Z2%3)2+' +
  '2/3;to leave:p4s3x2K4L2O2}1;to log:[6;to look:w2z2B1E3F2P2U2!2?3;to me:k1z1E1G3J3M3S3$2^2|2}1;to move:u2G3Q3V2W3' +
  'Y3!1;to my:b2p1q1u1E1L1T2U2$2-2@3[2^3{2|2}1;to pay:k3m3n5q3s4D2^2;to protect:l2y2F3R1U3!3#2*3;to put:b2q3w2B2F2J' +
  '3}1;to sandton:d4p2t3L3V2/3;to see:b3j2m1q2s4v2B2E4H1,1?2@2[3;to shoot:Y6+5?3;to sign:k3n3o2A2C2S2,5[3^3;to sit:' +
  'i3B2E2G3H1}1;to stand:D4E3K3U3;to start:j3o1r2t3w3z2A3C3G2U3(1=1;to stop:o2p5q2D3K1Z2}1;to take:j1q1x5y3E4W1%1*3' +
  '}1;to teach:D1F1O4Y2$3=8;to the:o1q3r2t1v2w2x1y3A2B1E1H4I2L2M4U1)1*3+1.2>2[1^2;to train:a1c3d3e3l1m1w2C1F4G2L2V1' +
  'W1X2#4$1%5,2<3;to try:h2s3t5u2z3B1C2V2,1_3;to use:e2r4A3X5Y3Z4?2;to walk:x3z3D2K1}4;to work:I2K3L1O3U1!4$1=4}2;t' +
  'o you:g1n2z3H2I9K2+2<4;to your:c3z1I3J3K2M1Z3#2_2}3;today:a9g4t3u4v3(2-1>4^1{3}5;toddler:e2B3C4K2}1;toddlers:e2A' +
  '5B3}1;toerusting:w4;toes:z5;together:a2b1f1t5B4Q5R3%7&2-2{2|2;toilet:H4L8;toilets:H2L6>2;told:a2z1A2G4N1P1S2V2X4' +
  '+1{2;told me:z2A2G2N1P2S3X2+2;tomorrow:a7c2h2t1u3v4x2M1,3-2>1{1}2;tonfa:X4;tonight:a9n2u3v1w1N2>7_1}5;too:c2i1l3' +
  'p2s2y3z5A4B1C3F4Q1W1&1(3*2,1>1_3;too late:d2A4(4_2;too much:l2p3y3z2B2F3G1$1}1;too old:A6}2;too young:A1C2+3.2;t' +
  'ook:k3r2z3>1}4;tooth:y4,4;top:k4w4H1O3Q2V2$2*3[2]3;topics:)3|2;toppie:A4[3;torch:]4_4;tore:q1G3_3}1;torn:G4R3_4;' +
  'tot:d2g1o3A2$3;total:b2j3z4Q3W2)2;touch:z4F2G2M6+2;touching:O3,3;tough:f2z5D2Q3;toughen:D5;tougher:B3D3;tour:v5#' +
  '2|2;tourist:m2t1I3J3$2+2,3;tourists:%2}3;tournament:}7;tournaments:}7;tourniquet:Z6]2;towel:w4}2;towels:]3}3;tow' +
  'n:e2f1m2p2t1B1J2Q2U2)1*2=1^2_2|2;township:l3}3;track:a2P3@2{1}1;tracksuit:w5;traditional:x2S3X3;traffic:c5d4r2I3' +
  '/2}3;trailer:K5;train:a3b1c5d2e3f4h2j1m3A1B5E2F2G3I5N1Q3W1!3#2$2%2*1+1,3;train at:c3d2e2B3)2,2/3]3}2;train in:d1' +
  'e2i2w7J3O2Q2$1%1+3>1}1;train on:a3f4h2j3B2C2;train together:B4C2F2%5}1;train with:f1j2m1v3A3C2F2O1Q5V2X4%1*2+3}2' +
  ';trained:d1f2i2r4y1z3A2O4P2Q1U2V2X3!2#4=1;trainee:k3[3;trainer:N6O6Q4W2$4%3=4;trainers:x4N7O8#1,3=2]2^2;training' +
  ':a1b2c3d2e1f2h3i1j1p2x1y1B2E1T2U4W1X3Y5Z4!6#5$2)1*2+2/2=1?1]1{3;training for:d1e1z3B1F1P2U5W2Y1!3#3$4)2=2;traini' +
  'ng on:a3c3f3h2q3T3>4?2;training with:t3B2E3F2Y2$2<3=1;trains:l3t1C1E4I3K2N4T2X3^3;transfer:n6-2}1;transferred:p2' +
  'V3;transgender:F2}3;transit:!3#3{3;transport:u2I9;trappe:H7;trauma:Z8)1]2;travel:f1m2q2r2I3U1#3$2&2/2;travelling' +
  ':m3q2I3;treadmill:}4;treadmills:W2}4;treat:z2Z5#2-5;treated:F3;treatment:q1G4Z3$3;trein:I3;trek:p3L3;trial:i2s9t' +
  '8u12v6w1,2@1[1}1;tried:p3s2z1D2F3M3Q1}1;trio:%5;trip:h3q3H2;tripped:>3;trophies:U4}3;trouble:D1Q2S4*1}3;trucks:z' +
  '2K4#2;true:s4z3D1R3S1+2;trust:n1I2O3;try:h2s8t9u1z1C1P1V3_2{2;trying:b3s3w3y3z3I3M2;tryout:s5t3u8;tsa:B3@3}2;tse' +
  ':A3C3;tshirt:w3]3_3;tswa:y3I2;tuck:D3}3;tuesday:a5c2d2e2g2r3u3w1E1N2^1{3}1;tuition:j3$5;tummy:}3;tunnel:G4;turf:' +
  '}4;turn:A2C2D1H1J5Q3&3;turned:z1C5Y3}1;turning:A3C2&1-3.2;turning #:A3C3-3;turns:A2C1-1.3}2;turns #:A2C1-1.3}2;t' +
  'urnstile:H4;tutor:$5;tv:y2z2B3C2G1N3?2}3;twaalf:&4;twee:j4q4*2}1;tweens:B5;twelve:e7o2C3&7(2;twenties:z3A4W2;twe' +
  'nty:f1A5K2U3)2;twice:g2j4m1r3s1F2I2M2P1R3&2*3^2_3}2;twice a:j2m2I3P2R2&1}2;twins:l3r3B4C4E2P2.2;two:a2e3i3j2k2l4' +
  'm1o1q2u1z3C3I2R4$2&3)1*2-1_2{2;two weeks:m3u2G2)2_3{2;two years:l2o5p2G2P2U1V2;tydens:e4,2;tymes:b3c2g3;type:A2G' +
  '3I2J2U2W3$3*3-2@3_2;typed:}3;types:e2z3T4;typical:b2i3;typing:G2M3;tyson:}4;u#:.2}2;ubani:}3;uber:e2i2E1F2I9J2K1' +
  '*1^3}1;ucount:n3<3;ufc:z2V5}3;ufuna:B4F3U2;uit:w2I1*2[3;uj:l1I3=2;uk:h2q2z2V3X2&1>3^2;ukhona:M3O3=2}1;ukuba:!4,3' +
  ';ukudubula:Y6;ukukhansela:p4u3;ukulwa:y3X5}1;ukungena:H2}2;ukuqala:z5;ukuqeqesha:j2p3G2;ukuqeqeshwa:$4%2;ukushin' +
  'tsha:u1_4;ukuthenga:]3|4;ukuyeka:p5;ukwenza:z4U2.2;uma:m3v3w4I3*2>3;umbrella:*3}2;umntu:*3}2;umntwana:j2w2B2C1D2' +
  'E4G2?3;umqeqeshi:N3O5$3}1;umsebenzi:=8;umuntu:M4*3;una:A2C2;unarmed:U5;uncle:H2}2;under:A3B1C1E2G1J2N3O1V2*1+1,2' +
  '<2@4]1{2;undercover:K3?3;underground:K2}2;understand:M3O3S3T2}3;une:G4;uneminyaka:A3C3;unemployed:l2=5;unfit:z8J' +
  '3Y2+2{1;unfreeze:q5;unhappy:_3}3;uniform:w6L4]5;unisex:L3]3;university:W3#3)2}2;unknown:{2}3;unlimited:j7o2}3;un' +
  'paid:}3;unsubscribe:p5@4;until:c2d3g2i2q3u1A1E5P3-1;unused:r4_1;unyana:B2C3D3;up:b1g2h1k4m1p2r4t6y1z2D2F2G1H4L2Q' +
  '3S1)2{2;up a:k3t2D1]2}4;up for:b2m3o5B2D3F2Q2S2U2&3;up my:a3i3m2p1C2D2K3L1R3?2@2}3;up on:b2r3x2D3Q3?3;up the:h2l' +
  '3H1Q3,3.3}1;up to:b2g2A2B3E2H5P3!1=3}1;upcoming:a3(2)3;update:u1{6}4;upfront:k5l4$2;upgrade:}9;upington:/3^2;upp' +
  'er:A3H3;ups:a2d2j2r5A2B2C2Q2U3>2;upstairs:H6K2;us:d2l5n1s2t1v3w1A2B1C1F2M2P1Q1T1%7&2.2>2?4;use:m1n1p2r4w4y2H3J3K' +
  '1L1S3X2Y3Z2!2+2-2<3?2@2^3_1;use a:r2H5X4Z2}1;use it:p3r2w2D1S2V3Y4Z3-1;use my:n3p1r2u2w2X1+3<2?4;used:c1s3z2O3S2' +
  'V2W1X1%1*2+2-2=1?3}3;used to:c2z3D2O3V3W1X2%2+3=2[2;useful:A2B2R5-2;useless:d3D1R3U2}3;user:H4;username:[5}2;use' +
  'rs:H4;uses:G2H4I2S3}3;ushadile:}4;using:r2*3[2;usual:a3}2;usually:w3z2Q2#4;usuku:r3u2;uur:d4e4i3;vacancy:=7;vaka' +
  'nsiedae:h5;valid:s1Z2,2-1=2;valley:J2X2;varsity:b2c1d3j2q1z2B2C1F2I2R1U1V2#2%1)1.1|3;vasgebind:o4;vat:n3q3z2A4B2' +
  'I2P1&1*1^2}3;vaya:I5;veg:X3;vegan:}4;vehicle:K4Y3}1;vehicles:K5;veilig:y3G3K4@2;venue:H4J4#2.5;ver:I4;verander:u' +
  '3}3;verbal:D4*3;verdedig:F2P3U2}2;vergeet:}4;verification:}5;verjaarsdag:-2.3;version:b3y3|5;vertigo:G4;verwag:q' +
  '3v3;very:c1i2v4y1z6A2C1D2G2Q3T1}1;vest:w3]4;vetted:O3;via:/3<3;vibe:v2E3S3V2;video:N3/7?8;videos:y1z3/9?2|1;view' +
  ':b3E7K2[3;viewing:E7;village:A4;violence:y3|2;violent:B2S4;vip:O2!8$3;vips:!4;vir:b3d1f1j3k2l1m2o1r1s1z1B2F2H1J1' +
  'R4U1W3!2#5$2%3)2+1-1.1=3;vir die:b1l2s3w3E2L3O3#4+3,2}1;vir my:b4f3j2z2D2J3R2S2)2-3]3;vir n:o3z3R3#3$1%4.1=4}1;v' +
  'irgin:b1c1e1g2j2k1n2o1q1s2z1F2J2L2W2,1<1}3;virgin active:b1c2e1g2j2k1n2o1q1s2z1F2J2L2W2,1<1}1;virtual:/7;visa:n4' +
  '}1;visit:g3m4s3v3H2#3;visiting:f3h2m4w3z1B2C1E2I1V3)3;visiting from:m5z2E3I2V4)2;visitor:m3K3>2;visitors:m4E6K1L' +
  '2V2;visits:m2#2$4}2;vitality:<12;voetsek:}4;voice:M3?2;volunteer:=6}2;volunteers:#4;voor:c5z2E2P3)3,4;vooraf:,4;' +
  'voting:h2;voucher:l2-13;voucher for:-4}2;vouchers:-11;vra:j2v3$4;vroeg:c3v3;vrywaring:,5;vrywaringsvorm:,4;vs:R4' +
  '$1*1}4;vuurwapen:Y5+3;vyf:C5%3;wa:C1.3;wag:q3E3;wagwoord:}4;waist:x2H3]3;wait:i2q3w1C1E8G3L1(3}1;wait for:i3C1K1' +
  '(4}2;waiting:i2t3E4H1&3+3{4}2;waits:D2K3;waive:k2,3;waived:k3;waiver:,10;waka:B3C2D3;wake:c4;walk:m1o2t5v3x3z1A1' +
  'D3F1H2I4K5R1U1&1;walk from:I3K3U2}1;walked:z2;walking:v2x1z2A2H2I3R3U2X3*2;walks:A1B3C1F2H1K2;wall:h1E3O3*5?2;wa' +
  'llet:n5L3}2;wam:A2B3C2D4E2G1U2$3-1?3;wami:w3C3E3G1}2;wanna:p2t5y2B2C3D2E3U1V3W4.1|1;want:m2p3t2y1F1R2T1U2V2W2Y1!' +
  '1#2$2%3&1-2.2=3[1_1;want a:m3F3M3U2$4%1&3)1.3_3|3;want her:B3D3F3&2;want learn:U1V1W3X3Y2;want my:B5D1F1Y2?2@1_2' +
  '}2;want the:u2#3$3%2^3_2|2}2;want to:b2e1g2m1p2q3t1A1C1E1K1R1U2V2W2!2%3-1.1;wanted:w2J2P2=2{2;wanting:z4R4U2!1#1' +
  '?3;wants:g1j1l1m2A2B4C3E1F2H1S1W2Y1Z1!3#4$1%2.1?3]1^2;wants to:b1g2h1j2l2m1A3B3C2E2F1H2S2W3Y1#2,1?3;war:}4;wareh' +
  'ouse:d2]3}2;warfarin:G4;warm:i4v4w1z3L3}1;warm up:i4v4z3}3;warning:}5;warranty:_4;warrior:f3;was:p1r5s1z5A1H2N1O' +
  '3S2V2(1)1{3}5;was a:p3r4z1A3L3V2;was the:F3|3}3;wash:J2L7_5}3;washing:L3}3;wasnt:r3z3;waste:s3}2;watch:x3E11Q1V1' +
  'Y2Z1#1<2|1}1;watched:z4X3;watches:d3x3E2K3V2W2;watching:E5K3}2;water:w5L5>7]2}3;wats:a3k1R2S3&2^2;way:d1g4j2n3q2' +
  'r4v2y1C1G2H6I4M3*1/2^2{3;way to:g2j3q3r3u2G3I3M3/3;waybill:{5;ways:n4D3;we:h1i3l1p2q1r4u2v2x3y1K2#4%5(1,1-1.4>2?' +
  '1^2}1;we are:a1e1h1l4p2q2t2x2B2I1L1T2#1%4,2]1^2{1|2}3;we come:r3u3v3C2H2I2K3,2;we do:u1v3G3&1_2;we get:i3l1r1t2v' +
  '1y1P2%1&1(2*4>2]3;we have:h3i2j1Z4#5.3>3}2;we want:p2#4%2-2.2}2;weak:z4G6Z2;weapon:X2*5+5;weapons:S2X8Y1*5+3;wea' +
  'r:w9x4y2G2L1P2]1_1}1;wearing:]5}1;wears:G1}3;weather:}6;web:/5[4;webblad:b2}4;website:b2g2h1j2k1n2t1u1J1L1M1T1V1' +
  'W2$1%1&1(1)2?1@3[3]1}1;wedding:r2x3y4W1$1-2.4}2;wednesday:a6c3e1g3r2u4v2E2N2^3}1;week:a3b8f3h1j4m3p1r6s2t1u3M1$1' +
  '&4(4}1;week and:f2j2w3z1C2F3Z2]2;week course:&2(2/3[2;weekday:c2d2e3f1g3;weekdays:c3d3e3f8;weekend:f12h6)7=3^1;w' +
  'eeker:&2(3;weekly:b5m3n3%3)2;weeknights:d4&2;weeks:a2b5h3m3q6r3u1y2G3&8(3/2?1_2{3;weer:a3u3*2}2;wees:o3v3z3A1C3F' +
  '3R2;weet:U3}3;weg:*2}2;weigh:z3F1}3;weighs:C1H3;weight:x3y2z3D2R2W2}4;weights:}6;weird:F3}4;weke:&5;welcome:l1t3' +
  'v2z3A3B2E3F5G2;well:c1f1k2l1o2s1v2w1B4C1H1O1R2T2V2$2&2-2>1]2;wellness:#5<4;went:y1z2H4K1U2,3.1{3}3;were:r4u2D3E2' +
  'J1O5Q2*3@2}1;werk:c4d5f2n3O3=6_3;werkswinkel:)6;wesifazane:F3O3;wet:}5;wettig:S2}3;what:a3b2g2j5r1v4w5A1J1P1R5S5' +
  'T7$1&3*2}1;what about:d3g2i3l3n3q1r3I3W3*2>3?3;what age:A5B3Q3.2;what are:a2g3j3k3v2x2S4T3$2&1+3^3;what can:e2f2' +
  'v4w3C2D4T5/1]1_1;what cost:m3s3#3$2%2.2]3;what days:a3b5C3F3%1;what do:j3l2p1u1w2B4C2F2I2R4T4X1Z1$3%1&4=1@2}1;wh' +
  'at does:b3j3k2o2w2B1P2S2$3&3=1]2^1|3}3;what happens:f3h2o3p2q3r2v4y2P2&2,3>2@4_2;what i:k2r3v2w1E1/3@5{3;what if' +
  ':p2q1r2v1y2z2G2O2P2Q2%2&1*5_1;what is:b1c1g1i2j2m2r1A3B2J1M5P1R2S2T2V1X4Z1!2$2%1&2>1[3_1|2}2;what must:k3p3t3w4x' +
  '3K2R2*3,1|2}2;what now:r3t3u2v2_3;what should:j3v1w1R4;what time:a4b2c2d3f1g6i5v1C2K1(2{1;what to:w4B2D2G1O1R2U2' +
  'V4Z4)2*2}2;what will:j3v3B2S4$3&3^2|3}1;what would:j3m3w1C2I2R5#3$2%3&2*2;what you:j2l3T4W2Y3%2*1;whatever:j2w3$' +
  '2)3;whats:a2b2d1j4o2s2v3A2I1J2M2N1P2Q2R4S4T4X1#1$2&1,1;whats the:g1j2o1s2v4A1I3J3M3N1O1Q3R2)1[1_1}1;whats your:d' +
  '3j1l3m2A2J1M2T3;whatsapp:b1n1p2t2D2J1M8,2/4@3}1;whatsoever:z3;wheelchair:G2H13;wheelchairs:H7;wheels:H5I4;when:a' +
  '6b4d1g6h2i5k1r1v2y1G1K1P6Q1(6)2*1,1>3_2{4;when a:B2E3F2*2}4;when are:b2g2h2P2(3]4;when can:a3g2p2r3t2A4C2M1P4(2-' +
  '1;when do:a3b2g5h4i3n3r1P2)2+2]2;when does:a3d3g2i3A2F2!3{3}2;when i:d1l1m4o3r4v5z2G4L1P2Q1(1,4?2^3_1}1;when is:' +
  'a4g5i3B1P3Q1Y3Z3(3)4{1}2;when the:a1h3o2Q3(2>5{2;when will:P1(2)2]3_3{5;when you:g2k4v2y2F3>2;whens:a5(2;where:b' +
  '5t2v3I1J8K4L6M1R3S2U1V2=2@1[5^1{2}1;where are:b1F2J3?4@1{1}3;where can:b2o2K3L3U1V2!1%2=3?1[1]2^2}4;where do:b1p' +
  '1t2v1B1E1F1I2K1L3M2R2Y2!1$2)2[1]2^2{2|3}1;where i:v2J2L1U4V2W2X3,3=2;where is:b2t4A2H1I1J1L2M3@2[4]1{3;where mus' +
  't:n3I4J4K2_2;where the:b3J3K1Q1V3}1;whether:a2b2i2k2o1y2C2H1J1L3Q1S2V2W2?3@2{2;which:a6b2g1j4v4w1A3C3I3J6K1N4Q2R' +
  '8T4+1}2;which class:a1B2C4Q3R6W2;which days:a4b6t3B2V2&2;which of:B3N2R6;which one:R6;while:f1h1m3q5w1x3E5F1K4L2' +
  'V1%1*3{1}3;while i:B3E1K3L4{2}3;while my:E3K3?3}1;white:w2P4S2V2W1]3_2}1;who:l2v6z2C1M3N10O3P1S4,4=2@3}3;who are' +
  ':f3D3N5U3*2;who can:M6&2?2;who do:n2p2q3v3y3M2N1#5=1;who has:y2z3C2-1@3{1;who is:C1F1H1M1N4S2&1+2,5@1|2}2;who te' +
  'aches:F3N2O3X3;who was:N1}3;who will:v3N2Q3)3;who won:}6;whoever:M2N2;whole:b2f1g1k2l3m1o3q1s2A2B2E2K1L1M1Q2#5&1' +
  '|1;wholesale:}4;whom:p2v4M3N6,1=3;whom do:p2v2M2N3,1=3;whos:a1m2N8;whose:e2N6,3;wht:w4;why:j1s2M1S5@4{2}6;why do' +
  ':j2S4@4}2;wick:R2}3;wide:H5;wife:j1l2y1C1E1F5J1O3Q1R1T1U1Y1$3&2(1*1<1?1^1_1}1;wife and:f2j2k2l2W2$2&2(3}3;wifi:}' +
  '9;wiggle:l5;wil:b1l1o2p3q2t3y3B2E3F1M1U2V1W2X2Y1Z2!2#1$2%2)1=1?1_2;wil leer:F2U3W2X3Y3=3;wild:C3D1.3;will:g1i3r1' +
  'v5y4z3D2F1I1K3N2P2Q2$1(2)1<1>2@1^1{1}2;will a:y3C2F1I3$2(3<2;will be:a1g1m2q1u1v1z3C3F2I1K3P1}5;will he:z2A2D3H3' +
  ';will i:i2j1o1s1v1y3z3F1N3P1Q4S3&1*4=1?2^1_1}2;will it:a2i1j2w2y1z2D2F2K3N3&2)2^2;will my:i1n3x3y2B1K4N2P2+2<2@3' +
  '{2;will the:g2h2i3r2v1D1F3P2Q3)1>2]4^2}1;will there:a2h3l2v1C2&2(3)2>3;will they:v2z3K2S2^3{2}1;will you:g1h2l4n' +
  '1o3s3v2C2P1$2(2)2,1?1@3]2_3{2;willing:=5;win:O1}4;window:e2E3K3&2*2_2}2;wing:T3}1;winkel:}4;winter:h2l3w1x3L2(3)' +
  '2>2;wise:G3H2;wish:p1}3;wishes:p3=3;wit:n1G3;with:f1F3G1H1K1M1O3Q3V1X2Y1#1$3&1*1+3.2/3<2=1>1]1;with a:d2e1k1l1u1' +
  'y3G2H2K1N2O3X1Y2$3&2*1-3.1/1}1;with all:a2b5B2F2;with kids:a3D2O5=3;with me:a2l3m1n3t2v3w4B4C3K1$2*2+3?3;with me' +
  'n:F7;with my:b3n2o1u1E3H4V1$3+2,1?1@3[1_1{2}2;with no:l3s1z4D2K2+3/2>2;with the:a1e2f1j2l1v2C6D2K5M3N2P1Q2S1V1=1' +
  '>1?3@1]1|1;with you:f2m4o2t2z1A5B4K1P1U4V2Y1Z1,2.3/3<3=5@2;with your:b2f2z2C2V2<2=2]4;withdraw:p6;within:i1p3r2A' +
  '1_3;without:m5o3q1s5w3x5y2z1E4F2G3H3I4P2S1W1X1+4>3?1_1|1;without a:t3H1I5L3U2%1+3^2|2;witness:}5;wits:l4I3R3?2}1' +
  ';wks:r3&4;woman:x2F10K1L1O5R4S2]1|1;women:h3l1y1F12L3O2Q4R2W1X1Y4!2)1/1}2;won:-3}5;wonder:P3R2S2|2;wondered:a2l2' +
  ';wondering:A3B1J3}1;wont:q1r3u1x1D4E2F2H1I1J2Q2S1|1}5;wont be:u3I2Q3}5;wooden:]4}2;woodmead:I2#2;woolies:}5;word' +
  ':y3A1C1D4S3W3!3*3.3{2;words:S2|2;wore:x3_1;work:c4d4f1m1p1r1u1H1J1N1S1V3W4Y2!2#4$2+1=6>1?1[1;work as:L3O2V2!3=3;' +
  'work at:c1d3e1P2+2<2=2}2;work for:c1d1m2v2z2F4J2=4^2;work in:c1d2e1w4I4J1S3W1=3?2^2;work is:a2m2q2r2u1K3U2?3;wor' +
  'k with:f1o2G3O3Q2#5$3<2;worker:a3f1l3z3Z1,2=3;workers:e2h3l3#4;working:d3g3q1I1O3R1U3V2!2<2=1>4}1;workout:c3e1S3' +
  'W4/1<2|2}1;workouts:z3/5;works:e3u3v2E3G2N2O2R3Y2!2*2>2;workshop:F3N1#2)13.1/3;workshop for:N2)4.3/4;workshops:)' +
  '10,1;world:h2N1}4;worn:y2_3;worried:y4D3F1G2O2Q3_2;worries:D2}3;worry:y3z2G3K3*3;worst:z5;worth:I2$1&2^2|2}4;wou' +
  'ld:b1c2d2f3j3m1w1A1B3C1D1F3G2H1M1N2R4#2$2%2.1^1|1;would be:c3d2e3f3w2F1G1N3O1R3$2)2;would i:j1m2o2r2y2z3A3F2G2I2' +
  'N2P3Q2R3*1;would it:m3D1E2G3#2$1%3;would like:f2o1s1t1B1D1E1H1M1S1T2U3V1X1Y3Z1!1#2$1%1=2?4|3;would love:c2d1e1f1' +
  'j1l2t3v2B2E1F2W3Z1)2-1=3;would prefer:d2f1E1F1O4$2%2;would rather:h3m2x2I1M3+2^3;would the:j1D2G4&2(3.2]3|2;woul' +
  'd you:b1l1w1z1A3C2E1G2R4#3$2*1.3=2@2}2;wound:Z6;wraps:p1w5]6^1_4{4;wrestle:y2V3;wrestler:V3}1;wrestling:x1C1R3S3' +
  'T3V5;wrist:q1x2G3*6,3;write:M3P3@2}6;writing:q2E1P3S2T2}2;written:|4;wrong:u3@2_6{2}4;wrote:|5}1;xa:j2v3w2E3*3>3' +
  ';xmas:h6-3}1;y:X4^2;ya:b1r2s2x2F3J2M2N3Z2#2%2&3)1+3<1{3;yabafundi:l3[3;yabaqalayo:&3(2;yam:@3{3}2;ye:a2]3_3;year' +
  ':h6k1l5o7q2C7D1J1P3#4&2(4)1+1]1}1;year and:b1h2k2l1z3B2F2U1#3$2&3]3;year end:h3q2#4}3;year old:C6D3F1&1+2]2|2}1;' +
  'year olds:A4C3}2;yearly:k4l3}1;years:h2l4o4z1A3C6G1O4P3U1Y2Z1!1(2=2>2;years ago:A2G3N1U2Z3;years old:C7O2=3;yedo' +
  'lo:G4;yellow:C1P4}2;yenu:b4J2M3}1;yes:w2E1%3=3}3;yesterday:g2p3r3T3[2{3}4;yet:b1C2E4(2+2{7;yi:r3!2;yini:d1y3z2F2' +
  'I3L3Q2R1S2T3#4$1)1*2+2,1<1@2;yiphi:I4R5;yoco:n4;yoga:m2w3z2T3)2}3;yokuqala:s5v3;you:b1g2A1I1J1M2T2U2V2W2X1Y1#1+1' +
  '=2>1@2]1^1;you accept:n3z2A5B4C3;you also:h3q3x2V2Y3<2>3;you and:b2d2m2t2C3E2T3V4=2;you are:g1z2F2J3N2U3V2=2}3;y' +
  'ou be:b2g2h3A4G1)3;you charge:j4k1p3s4E3#2$5%2^2;you close:g4h6J2>4;you come:v2z2#3=3}2;you do:a1k1l2o1s2B3T5U3V' +
  '2W3X1Y3Z3#2$3)2+1-3.5}1;you for:j3m2o2B1P2S3#3*3=1;you from:I3*3}3;you get:s1y1z3F3L3Q5*1]2^2{1;you give:l4r2D1J' +
  '3U1V2W2)2@2}3;you go:l1m3v2x3R1Y2}2;you got:a2c1d2e1B4L3T2U2V2W2>1;you have:a4b1c2d1f1j1C1F2H1J2L4M1N2O1P1T2U1V2' +
  'W3X2&1,1/3>1]3|3;you help:l2D4#3+4;you in:e2B2I2J5N2<3>1^3;you keep:F2P3>2@4]2;you know:a3t3u3}6;you let:A3E3G4>' +
  '2_2{2;you make:l2o2v2y2C3D2*3-2}1;you my:z3G3@3{2}1;you need:p3t5z2G3S3&2+1,3=5?3;you offer:b1f2j3B2F2T1U3V1W2Z2' +
  '!3#2$3=2;you on:w4H3I1M4Q2#1}3;you open:c3f2g5h4>5;you pay:K3P3=5}4;you present:T2W2X2Z3!2#3)4;you rent:w4L3+3.3' +
  ';you run:b2c2d3f2h3i3B2T3Y1#1&2(2)4>3;you say:w2A4C2G3R3;you sell:m3-2@1]6|4}2;you send:n2o2&1-2?2^7_2}2;you sta' +
  'rt:a1c3v3y4z4A1C3(1;you still:g3n3r3J2U3V2W4/2>3?1}1;you take:k2l2m3n4t3z3A5B4C3U1!1<2=1?1_3;you teach:f2v1B4D2F' +
  '2T4U4V2W4X4Y3Z4!3&1*4}1;you tell:a2o3D1J2N2R2S1@5^1{2|3;you train:b5c2d2e3f3m1B1E2J1N3V2W2X1Y3!4#3$2*3;you use:y' +
  '4J2K2Y2=1?4@2^4;you work:h3o2D1G2#3<3>2}1;young:A7C3F1Q1+3.2;younger:A4B3E2;youngest:A3B2C4;youngsters:l3A4B7$2;' +
  'your:b3g3j1A2F1J3M2N2O4R1T3V1W2+1.1<1=1>1@3]3|3}2;your academy:g1t3A3G2J1T2U1V3W1X2!2+2.1<2=2@2;your class:b5w3z' +
  '2D2F1<1}2;your classes:b2z4B2D5G2R3T1*3/1<1>3;your coaches:D1G3O4#3$2.1/2=4}1;your gym:b2d2f2F2J3W2#2.2<2=3?2}2;' +
  'your hall:.3}3;your page:a3A2H3J2N2?4]2}1;your place:j2l1y2B3C2F2H1I4L2N1O1Q2T2U2W1+1-1.2{2;your school:G2J4T4U3' +
  'W2X3+2}2;your site:j3n2s2I2L3R3T2(3@4]1{1|1;your team:M2N4O2.2=3;your training:y2F3I2T3Z3*4;your website:b2g1t2J' +
  '2M2T2W2%2?2}2;youre:g3+3>3;yours:b1f1i4j2o1s1w3y3E1F1H2J3K4N2O5Q2W3&4+2,1<1^4;yourself:U3&2;youth:h3l2A2B7C1S2#2' +
  '=4;youtube:E3O2*1/4|2}1;zealand:p3^3;zero:s4z7P2U2&3;zikhona:H5L3;zimbabwe:=2^1}4;zip:*3_3;zips:w3x2;zone:K3[3;z' +
  'oom:b1/10;zulu:N2X3}3;zumba:z3T3}3';
