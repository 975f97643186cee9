// Written by `npm run train-intents` (docs/decisions/0118): which words speak for which questions.

/** What speaks for each intent before a word is read. */
export const BIASES =
  '-0.76 -0.36 -0.29 -0.10 -0.00 -0.45 -0.55 0.10 -0.36 0.02 -0.09 0.37 0.17 0.68 0.45 0.22 0.24 -0.36 -0.35 0.17 -' +
  '0.61 -0.34 0.21 0.12 0.27 0.65 0.21 0.08 -0.83 0.16 0.19 0.19 1.19 0.39 0.19 -0.12 -0.07 0.02 -0.09 -0.08 -0.02 ' +
  '0.29 0.08 -0.36 -0.56 0.06 -0.47 -0.31 -0.46 0.23 0.27 0.12 0.20 -0.39 -0.71 -0.73 -1.16 -0.76 -0.02 0.57 -0.32 ' +
  '0.10 -0.11 0.08 0.43 0.13 0.41 0.20 0.17 -0.05 -0.42 0.06 -0.06 0.10 -0.13 -0.11 3.16';

/** What each word, or pair of neighbours, speaks for (intent-score); entries are divided by ";". */
export const WEIGHTS =
  ':}5;#:a1c3d4e4g1h3i4l1m3o1A5C9#3$2%5&3.2>2]1{1}1;# #:a1c4d5e3g3m2u3v2K1M1Z1$2;# a:c3j4r1C4H1$1;# am:a3c5f3L2N3$4' +
  ';# and:a3c1d1e1g2j2l2r2A5C3I1M1N1S1X1Y1!1$1)2+2,3-2|1;# can:d2e2u3A4C5.3;# days:f3m2p2$1)2_4{3;# do:c2e2s3A4C4,1' +
  '>3;# in:c2d2A2C6K3$1]2;# is:c4d2A4C1}1;# kids:A1B2C1Q3,3.3;# minimum:i5v3$2^2}4;# months:l3o5p2q1G5&1;# of:r2t3%' +
  '3(2.2_2|1}1;# people:t3K3Q4#2$1%2}1;# pm:a3d4e3g2i2I2K2Q2>1;# to:c3d4e5z2C1>2{2;# week:A1&4(4/3[2;# weeks:m2q4r2' +
  'y2G2&5(4{3;# what:d2e1g1i4r3v3C2&2;# year:C2D3F2&1+2]2|2}4;# years:z4A1C6=3}2;#+:A4;#h#:d3e4i3v3}1;#ish:d5e3;#k:' +
  '}4;#kg:y2z3F4Q3V2]1}4;#m:z2]2}3;#mm:Y4}2;#nite:a4d3E2;#oz:w2]4_1;#s:A6O2;#st:s1u1v5E1Z3;#th:h4n2u3V4(3.4^2;#wk:&' +
  '2(3;#x:j2}4;#xl:]5;a:$1)1-1;a #:c2d3e1o3C1F1&4=2]4|2}2;a baby:q2z4A3K2L3*3;a bad:i3G2O3R2Z4;a beginner:w3z5R2$2&' +
  '2(2;a big:z1K3L3Q2R3S3$3*2]2;a bit:l4m2z3D3E2M2T3V2Y3]2;a bjj:c2V3)2=2]3;a black:y1O2V2)2=2}5;a blue:y4z2P2V1}2;' +
  'a bodyguard:!6=1}2;a boxing:i3G2H2V3W5=1;a boy:A2C3D1H2X2}3;a car:j1G3I4J2K2Y3Z2*4^2;a certificate:P3)3}3;a chai' +
  'r:E4H5;a child:i3j2v3A1B3C1D1G1S2;a class:a2b1d3e1f2i3m3r2t4z1B1E6F3Q4U1V1W2X3Z1,1-3/2?1;a coach:z3N3W2$5%5/3=3;' +
  'a course:F2O2Y2Z4&4(4}2;a day:d2h2i2z2#3)4}2;a different:r3u2F2J1N2^2_2}2;a few:b2e2m3n2q3r3y2A2F2M2Q1S1%3)2-3;a' +
  ' fight:v2z2*4.1}3;a first:t5v4z1A3Z3;a form:g3w1M2,6_3;a free:e2s5t3}1;a friend:k2l3t3C2N1W2$2&2+1-2^2}1;a gi:w5' +
  'V1]4^3;a gift:-6;a good:C2R2S2Y3|3}3;a group:l2u2B2C1H1Q2X4$4%2.1@2;a gun:N2U1Y4*3+6;a guy:N2O2*4-1]2}2;a gym:o3' +
  'v2z3K1T6$1)2=4}1;a half:i3C5#2)1;a kids:A3B4.4=2;a knife:X2*5}3;a krav:a3i2E1O2S2U2<2}2;a lesson:i4r5s1w3B2E4?3;' +
  'a long:d2e1f2h1i3q3w2I2;a lot:n2y3z3G2R3W2$1&4/2;a man:F5O2W3*1;a member:b1m3q2t3B2P2$1&2)2/2=2@3]2}1;a membersh' +
  'ip:m5&4-4}1;a month:j4l1m3p2q7r1t2u2B2Q2-2_2;a new:j2k2s3v1B2K2N3P2U2V4Z2(3[3;a normal:b3g1z2P3Q4*2}1;a pair:g3l' +
  '3w1]1^2_3;a party:L3.6;a person:y3z2A2J2M4P2T2W2.2;a place:b2t4A1J2K2L3U2V3W2&2;a private:j4L1N3$7%1-2.4;a probl' +
  'em:r3v2w1z1A1E1G3H2?2}1;a proper:z2L3V2W2&3]2}1;a real:h2J3M3O4R3]3;a saturday:f6r2u3w2K3)2;a school:r2u3w2C2J3M' +
  '2O2#3;a security:L2R2V2X2#1=3]1^3}2;a session:a4c1d2e1f2m3r4w1E3F2#3,1;a small:F3Q3S2%6*2]3|2;a sport:B3S3U3V1}1' +
  ';a spot:t3C2E2K3L2Q3;a student:j4l3s1t2z2W3=1[2;a teenager:A5B3O3R2,3-1;a trial:j3s2t4u3@3;a voucher:l2-8;a week' +
  ':a1j6s2w1I1P1R2$3%2&5}3;a weekend:f2F3I2)3;a wheelchair:G4H6;a woman:F7K2O5R4]2|2;a women:F5)3;a workshop:N2)7;a' +
  ' year:b1l2o3q4y3B2P1X3$2&2(3;aan:a2f3h3L3N2R3T1U1V1W3X3Y2Z3!1)3/1>2{2;aanlyn:/5;aanspreeklik:,4;aanvaar:n3<2;aba' +
  'fazi:F5;abafundi:Q3#4;abantu:Q3W3#2@3;abanye:F5@3;abaqeqeshi:N4O5;abesifazane:F6;able:d2o1u2z2C2G2O2P2U3*1,2^1}1' +
  ';able to:d2o1u2z2C2G2O2P2U3*1,2^1}1;ablutions:L5;about:d2g1i1k1r3z3B2D1E2H2K2M1N2S4T4V1W3X3Y1Z3#3)2*1/2?2@1_1|2;' +
  'about a:l3#2&2)4*3=4;about it:E4G3S1&2)3*2;about my:q2u1z3M2P3@2}2;about the:o2p2r3u2D3N1P2T1V2W2Y3Z2!2$2_3;abou' +
  't your:g2B3N3T3V2W2X2Y2^3;above:A3G1;abroad:h3n3q3-2;absent:r4}5;absolute:z5;academy:h2p2t2B2J4L1N1T3U2V3X1Y1!1#' +
  '1+1,2<2@1]2;accept:n5p2z1A3B3C3G3,4;accepted:n4A2{3;access:j2k3H8K1&1@4[4;accessible:H7;accident:y3G4H3Z3,5@2_2;' +
  'accidents:y3Z2;according:h3Q3>3;account:n5q2<2@1[7}3;accountant:z4;accounts:#3}5;accreditation:O5=2;accredited:O' +
  '4Z3}1;acl:q1G4;across:b2e1I2K2}3;act:o2p2,1@4_2}3;action:E3;activation:k4;active:a2b1c1e1g2j2k1n2o1q1s2z1A1B1F1J' +
  '2L2W2#1,1<4;activities:n3T3;activity:B6#2.6;actual:i2y4W2;actually:i2y2z2O2T3*4{2;ad:s3&2=3;adapt:A2G6;adapted:G' +
  '3H3;add:b1r3G2M2R2W2{2}4;added:k3q3;additional:k3;address:J10M5N1=2@5[3^3_1{4;adhd:G6;adjust:}4;admin:k6=3}2;adr' +
  'iaan:}4;ads:}4;adult:b2j3z2A5B1C4E4;adults:b1i1j3A4B4C2D2N1Q2T2U7V4;advance:l3n4;advanced:a2y2z3P5Q4U2Y3%1)1;adv' +
  'ert:T3?3}3;advertise:}5;advertised:l3)2|2;advertising:?3}2;advice:R5}2;advise:a2i2n3t1K2L1R4$1;aed:Z4}2;aerobics' +
  ':T4W4}1;affairs:}4;affect:>4;affiliated:}4;affiliation:k5;afford:j3l4p3s3y2;aflaai:E4;afneem:?5;afraid:y3z2D4Y3;' +
  'africa:J2S3V2}2;african:N3;afrikaans:N3|3}3;afslag:l6;after:a2c2d7f2p2r1s2v1E1I4L5(3+1,2=2_1}2;after #:c1d4o2p2L' +
  '2M3}1;after a:d1p3w2G4Q3,3_3;after class:E3I4L4}3;after school:c3B4L3=3;after the:a2m2n2o3q2s4v4w2y1E1I3L2Y1&3+1' +
  '=4;after training:L2=3}5;aftercare:d3B3D2}1;afternoon:a3c3d2e3f3g2v2B3#3)3;afterwards:d3s3E2&3}1;again:a3i1k4m1p' +
  '2q3r2s3u1F1G2L1W5(2)1,2.2>3{3}1;against:y5F2M1R3!2*7,2.1?2}1;age:A13B3C7F1Q3.1]2;age #:C6]4;aged:A4C7P3;agency:Z' +
  '3}5;agent:F2M5R2U3;agents:#3*2;ages:l1p2z1A9B1C3{2;aggressive:z4D4S3}1;ago:l2z2A1G5M2N1U1Z3{5;agreement:o8p2;ahe' +
  'ad:c2q2t3v2A1C3H3>3;aid:G2N2O3Z7<6=2}2;aids:G3<3;aikido:T4*2;aimed:F4;air:y2^3}5;aircon:}5;airline:y3#2}3;airpor' +
  't:I4;airsoft:Y4+4;airtime:m3M2}1;akhona:c3}2;al:b2l3z2A1C2*1{2}1;alarm:K3>2}4;alex:l3I2W3;alexandra:I2J3^3;ali:}' +
  '4;all:b6e1f1g2i2j3k3l2r2u1w1y2z3A4B2D1F5O2T4V2&2,1.1@1^1;all day:d2f2g5z3B2D2F1V4;all of:b4l2B2C3F1#3&3*1}1;all ' +
  'the:b5g1w2D3F2H1O2R3T1U3.2?2@4]2;allergic:o2_3;allow:m3E2F2,3?2;allowed:m2q2r2w2x5y2z3A2B2C1E4F1G3K1+3?6|2;allow' +
  'ed to:t3y2C2E1K2S3+1,1?4}2;allows:}4;almal:l3y2z2S3;almost:C3<2{2}2;alone:h2v2z2A2E1F5K1Q1R2U2#1$6%1*2|4;along:m' +
  '3w3z2A2C3E4H3+1,3;already:a1g3l1m2s1B1C3G1L1P2R2Z2$1(3+1_5{4}2;alright:w3z2G3;also:f1h2i1j2m1o1q1s2x4A3B1J1L3P3V' +
  '1W2X2Y2&1*1+2,2/2<1>1[2;always:i3x1z3D3H2K1L2N2Q3]1;am:a1c8f1n1o3v1w1y1z3A3E1F1K1M1P2X1$1,1^1;am #:o2A2C2M3U1,1]' +
  '3;am a:b2j2l1A1E1J1K1O2S1W1X1Z2$2,2=3@2[1]2^1|1}1;am i:o5s2t2v3y1z2A3F3K1M1P4,2?1_1}1;amacici:x5;amaklasi:c3d4;a' +
  'mateur:z2W3}6;amend:u4}2;american:n3}1;ami:w4;ammo:w1Y5+1}3;among:x2z1B3C2F4G2I2O3%2;amount:j2k4&3-2^3}4;an:b1c1' +
  'i2k2t1v1A1C2E3G2I1K1#3$3,3.3=1[2]1_1|2}1;an hours:c2e2i5I2$5.2}1;an instructor:O1P2#2$3,3=4}1;anaemic:y3G3;ancie' +
  'nt:A4}3;and:j1m1w1B1C3E1G1L2R2U1V3W3X1Z2!2$2%1&2*1]2;and #:a4c2d2e2j3t2C3%4+2.2]1;and a:b1i3v1w5C5K3L1N1Y2#1$2&1' +
  '+2]3;and all:s2w2A3F1P2V4_2;and cant:q2w2y4M2$3;and come:q3K2L5}1;and do:k2E2F3U2V2W2X2&2)3=2]3;and dont:c2J3K3L' +
  '3M2O2Q2Y2,2<3?3;and get:q2v2z1D2E3G2I2*3_4;and have:c2g3m2n2q3w2x2D3=3{2;and he:t2u3D3!2#1_3;and how:j2v1M3$2&3}' +
  '2;and i:a3b2c2f3k3l3r2s1x2z2C3E1F1G2K1R1S1T1V2Y1Z2%1&1-3|2;and is:f4j3m2y2A2C1G1H5&2,3.3=2;and my:j3l1m1u2z2A1B2' +
  'C2F1G3H2I2R1S1U2!2%4)3]2;and need:i3n3B1L4V2Y3Z2$3=3[2]3^3;and never:d3o2s3A3C2D1Y2;and no:g2z2D3M1R2Z2{1}3;and ' +
  'nobody:g3P2Q3}4;and now:z2B1F3U1V1W4X1!2#2@3{3;and on:b5y2C3V3+2}1;and still:y3N2P2R3&2]3}4;and the:b1g5x1D1H1L2' +
  'R2S2Z3!2#1$3%2>1[2]1_3{2;and then:m4q2r4s2v4z1E1F1R2$2+2{1;and want:e1h3k1m1q2w1C2F1U2V3W2X2Y3Z1!2#2$2,3.2=2;and' +
  ' wants:a2h2m3z3A1E1H3U1W1Y3!1)3=3?2;and watch:E4;and we:C2G2Y2#2%2-4.3;and what:a2j2v2w2B2J3P3S1$3&5|2;and will:' +
  'g3m3q3$3}2;and would:c1f3h2j2H2I1J1M2N2O3S2U3V2W3X1Y1Z2!2$2.1=2?2|3;ander:D1F6@2;anger:D5W1}3;angikaze:z6;angikw' +
  'azi:u2}1;ankle:x3G6;anniversary:-3}2;annual:h3k4l3}2;another:n2r5u7y2A1F2I1J3P4&2(4)2@2]1_1}1;answer:M5;answers:' +
  'D2M3}3;anti:D4!4)3;anxiety:z3G4;anxious:v2z3D2E1Q2;any:a2c3d1f2g2k3l5o2z4A1F4G1J1O3S1U3W2(2)2,3/3<2=4]3{2|2;anyb' +
  'ody:f3g3v4y2z2A3M4;anymore:p8u4A4I1U1_4;anyone:c1g3z3A2D2E1H1I2M3O2Q3U2?1@4;anything:a6c4d2f3l3o3q2r1s3w5z2A2B4C' +
  '2F2G1H1J2L1T2)1;anything for:c1f2s1w1A3B5C4F2G2*1;anything i:b1c2v3w2x2E3G3;anytime:o3p2(2;anyway:z2E1P3;anywher' +
  'e:b4j3A2B3J3K2;apart:k1o3v4B1C2F2T3X1Y3Z3$2;apart from:k1v3w1T3X1Y3Z3$3;apho:F2H1I4W3,2=2}1;apologies:}4;apology' +
  ':}4;app:b2n3I1/8<4>1[1|1}2;apple:n2x3/3<1|3}1;application:t4P2=4}1;apply:k3s1t4+2=5_2}1;appointment:t5u5E1$4;app' +
  'roval:k3}2;april:h5{2}2;aramex:^5;arch:I4#3;are:c1f1g2h2i3j2o1A1C2F1H2J2O3P1Q4T1)1>1_1;are #:l3C3G3%4;are a:e2l2' +
  'B1H2O2T2U3#1|3}3;are my:f1y3T3@4{1;are the:a2b1d2i2k2o2r1v1x1z4B2D1L1O1P1Q1S3X1)1+4-2>3]3^2}1;are there:a2c2h2j1' +
  'k1o3y2A1C1F3H3J2K1L2N1P4S3T2W1)2*3=2|2;are they:b2j2w2z1A2B2N2O5$2?3;are we:h3i3o3x2Q2,2}1;are you:e2g5h3j1m1r2H' +
  '3J5M3T1V1(1,2<4=3>2@2}2;are your:b4g2i3j1A2B2F1O1P2$2]2;area:x1E4H2I1J3K2R1U1)1>4[3}3;areas:U3^1;arent:A3O3;arm:' +
  'q3u2G6K2Y2*4,3;armbars:V4;armed:l2Y4!4#2}1;arms:w2z4G3O3}2;army:A1G2O3S3W3!2=2}2;arnis:X8;around:a1b2d4e5g2l2n2v' +
  '3A1D3E3F3W1(2-1;arrange:i2t5$4;arrears:n3}3;arrest:!3}3;arrival:v5;arrive:r3t2u3v5L2Q2{5;arrived:_3{3;arriving:v' +
  '3,3;art:C3D2R4S3V3}2;arthritis:G6;artists:.3}3;arts:z3A1B3D2G1R1T4X4-1;as:l3m3o1p3r1v1w2z1A1B1F3N1S1V3X1!1#1*3,2' +
  '-5<1=5>2]1_1;as a:b1c1u1z3E3F2L2O3Q1S3V3X3!4$1%2-3<2;as i:b2l3m2o3r4t2v3w4,2;as well:c2f1k2l2o2s2w1B4C2F1T2V2$2&' +
  '2-2>2]2|1;asap:M2(2;asdfgh:}4;aside:i4-2;ask:j2k1q3v3C3E2G3J2M3N1,2@2}1;asked:j2F1#3@1[2}3;asking:h2l3z1B2H3#2?3' +
  '{2;asks:w3y3A2F2O2P3,2@4;asma:G5;assault:*3}5;assertive:D4;assessment:v4!4&2;assignment:S2}2;assist:e2H1+3=4;ass' +
  'istant:b1e1J2K2N2Z3=5;association:#2}3;assume:w3z3;asthma:G7}1;at:a3c3d2e3f1g3i2k1D2I2K2P1U1$3.4;at #:a5c3d3g4i2' +
  'u3v1A4I3K3$2>1;at a:l1m2v1z4C3E5J3N1P2V1W2Z4/3=2;at all:c2f3r3w3z3D1H2I1O3,3<3;at home:h3n2r2s2D2F1L2U2$3,3/5?2|' +
  '3;at lunch:e6;at me:z5A3O2U3;at my:e1i3k2m2o2u1x1y3z2A1F1K1L1V2$3*2,1/1<1>1?2}1;at night:d6e2g2I4K4Q2R2U1$1*1}1;' +
  'at noon:a2e6;at our:B1E2#4$3)2.3?3;at reception:a2g2n1M1<3]3^3_3{1;at school:c3p3z4B1D7F2R2V1W1%2;at six:a2c1d2i' +
  '2v2$3;at storm:a3b1t2B4N3P2U2V3W4=2;at that:d3e4l2$2}1;at the:a3f1g2m1n2t2v3E3J1K1L2P2U1&1*2+3.2>1?2^4{5;at what' +
  ':a3g2i3j2A3$2;at work:a2i2u2y2S2-3}3;at your:b1j1y1B2C1F3G3L1Q1T2U4V2W4X4!1+3.4<4=3@1;at yours:f2w2y4E2F2K5W4+3;' +
  'athletic:z4;atm:*4}3;attached:o4s3=2;attack:G1Z1*6;attacked:#3*4;attacker:*4}2;attackers:)2*5;attacks:G4R3*8;att' +
  'end:a2e1j1m3r7u3F1G1H1)6+4.2;attendance:r6P2Q3)2;attending:v3w2)2<1}2;attention:Q6$1;attire:w5;au:f2B1C2E3Z3,2-2' +
  ';audience:E5;audio:}3;audit:E4;august:h4l3q1C2H2(3)4;aunt:F2H2%3;australia:p3-2^3;author:|2}3;autism:G4;autistic' +
  ':G5$2;auto:o4;automatic:o3H1;available:b2e1f2w1K1L3T4U4V3W1#2%2-3=4]3^2;average:z3A3Q5;avoid:G3*3;awareness:S2#5' +
  '&2)2*3|2;away:p3q5r5u2B2L3P1Q1&2)2*3,4/2^2{1|3;awkward:z3F3;b:G3!4.3}1;b#:s3z3E3;ba:D1F3G3O3Q3!2#2&3;baba:q3!2}3' +
  ';babies:Z2}5;baby:c2d3q4z1A1B2E2L1W1Z4*2.1/1}3;babysitter:i3u2}3;bachelorette:.7;bachelors:.3;back:h3i2l1p3q4r3u' +
  '1D4G5K1M2U1W2<3>2_7{1;back to:i2p3z2G1K3L3M4_1;background:z5O6;backpack:L4;backup:>5;bad:i2G5H3J2L2O2R1Z2}4;badl' +
  'y:A3G2K2_3;bag:e1w2y3C2L4W7*3,1]3^1_3{1}1;bags:g2K1L5W6.2^1}3;baie:j3l3D4;bakkie:K5]2;balance:r3}2;ball:D1}2;bal' +
  'let:k3B1C3}4;balls:S3W3;bana:B5.3;band:x4}1;bang:z4Y3*2;bangaki:Q5;bangles:x4;bani:v5;bank:l1n6r3#1<3@1_2}3;bank' +
  'ing:n6}1;banks:}4;banned:E3S3;bar:c2x3*4}2;barber:e2}3;barefoot:w2x7;barely:}4;barra:}5;bars:H1*3}3;basadi:F5;ba' +
  'seball:*2}2;based:J3S3U2;basement:F2K6}1;bash:t5.2;basic:j1o4v2z4L2U1W1Z5#1$2&5)2|1;bat:*2}2;bath:}3;bathroom:H1' +
  'L5;bathrooms:H2L4;batla:p1t2B3U3W2Y3!2#2%2=3;baton:X6!2}1;battery:>5;battle:|8}3;battle ready:|8;battlefield:Z1}' +
  '3;bay:K6;bayamhlupha:D4;bays:K8;bbbee:#2}3;bday:.5;be:a1h1i3q1r2u2v1x1z2A4C3E2N1Q2S1)2+1/1?3^3;be a:a2c2l2n2w2B1' +
  'E2F1G2R2Z3!2)2}3;be able:d2o1u2z2G2O2P2U3*1,2^1}1;be at:c1i2r1u3$3}1;be in:g2m3B2C3E4G2%2?3@2}3;be the:f1z4A6F5Q' +
  '2R2;be there:a3g2v4E4/3}4;beads:x4;bear:*4;beard:N3}3;beat:c3D2.3}4;beaten:y3}2;beats:G2V3}1;became:D2O3;because' +
  ':a1e2h2l3o1q1r2z3A1D3J2S1U2/1<1>2^2{1}2;because i:a3e3r1z4A2^3{3;because of:j1l4o2q2r2D3H1/2<2>3}1;become:t4D2O2' +
  'P1!5=4}3;become a:t4D2!5=3;becoming:m3B2W3;bed:c2d3r3}4;bee:G3#2}3;been:p2s1t1z4D1G2M1O3P3U1!1$1=5]1{6;before:b1' +
  'c8g3i1o3s2v2w1x2z3E4L3P1$2(1+2,4^2;before class:x3}6;before i:b4j1k2m1p1s3w3z2A1E4G3H1J2K1L2N3P3#2$1&2<1@2_1|1;b' +
  'efore the:c4o2p2v2$2+2,2_2;beforehand:i2t3v2H1,4;beginner:f1s2z7C3F1P1U2W1Y2&5(5/1[2;beginner course:r2s3A2C1&4(' +
  '4/2[2}1;beginners:a2w1y3z5A2F1N1O1Q4R2V2W1Y1&7(4)3;beginners course:&5(2}2;beginning:v4&2(4;begins:a2c3i3w2E3(2;' +
  'behalf:p3B2F1,4;behave:v3F2;behaviour:D5#2;behind:d1r2z2D4E1K2N3O2S4*5=1;being:o3r2y5D4F2G1M2R2U2W3*1+1.1;belief' +
  ':D3;bell:v4{2;belly:x2R2W3;belong:m3}1;below:G4;belt:m3w3x2O4P10V3)2=3?3]2}1;belt in:z3C1P2V2=2}1;belts:O2P9U2V1' +
  ']2;bench:E3L4?3}2;benches:E3}2;benefit:<7;benmore:I1&2;benoni:I4J3;besides:b1k5w3T3|1;best:a1c3d3g4l4t1B1M1N1R7X' +
  '1}3;best for:a3d3t2w2A2R6;beste:R4;bestie:C3-2;betaal:j1k3l4m4n5o1q3s3K2<3;betaling:n4}2;beter:l3R3;better:f2l5w' +
  '1z2E1F2I1K2M2Q1R7Z2$2-2]1}4;between:a3b2c2d2e5f1g4h1j3l1A1E1M1P1R5%2(2;between #:a4c3d3e3j1;beurtkrag:>6;bicycle' +
  ':I3K3L2;big:i2y2z1B3C2D2H1K2L1Q5R1S2V3!1#2$1&2]1_2}1;bigger:C1D3F1_5}4;bike:q2G2H1K6;bill:,3<3}1;billed:<3}4;bil' +
  'ling:}4;binding:o6;bio:G2N2;biokineticist:G3<3;bipolar:G5;bird:c4)2;birth:q2@3;birthday:&1-5.10{2}1;birthdays:.5' +
  ';bit:l4m1z4D2E2M1R2T3V2Y3]2|2;bit of:m2z4D2R3T2]3;bitcoin:n5;bite:]4}2;bites:D1}2;bits:y3G3;bjj:a5c3d4e3f2i1j4w1' +
  'A1B1C1N1R5V11$2%1}1;bjj for:s2B1C3F1V4;bjj or:w1R4V4;black:l4w3y2J2O4P3)2]4_4}1;black belt:O3P1V1)3=1}3;blackout' +
  's:>6;blade:z3X5;blades:y3X6;blank:{3;bleed:a2i2y2A1G3Z4)2;bleeding:Z6;blind:G3H1,2;block:i5J2$2>4;blocks:e2}3;bl' +
  'oem:p2J3;bloemfontein:J2^5;blonde:}4;blood:G6}1;bls:Z5;blue:m2y3z2P1V3+2]3_3}1;blue belt:m2z3P1V3}1;bly:E4I2/3;b' +
  'oard:b4w3#2;boarding:f4m3D2;bodwa:F4;body:z2A2H3O2!3#3}2;bodyguard:O1!10=2}1;bodyguards:!6=2}2;boek:|6;boep:R3}2' +
  ';bokke:}4;boksburg:I4)2;boksklasse:W5;bolt:I6;bones:y3A2G2R2Z3;bonitas:<5;bonus:l3&2;book:m2t7#3$2%1)2.3[2|11}3;' +
  'book a:j3t1N3#2$1%2.3@3;booked:f2i2q3r1t2u7v4w2N1(1}2;booking:b1t7u7#2$2)1.4;bookings:.1}3;books:|6;boom:v3J3K4>' +
  '2;boost:D3;bootcamp:)5;boots:w5x4]2}1;bored:h1i1o3A1B3T3}4;borehole:>2}2;born:A6C2;borrow:w5+3;boss:b2e2j1w1K1N3' +
  'W3!3#4$1@1}1;bot:M4}5;both:b1c2j5k2l5s2v1A3C4H2R2S2Y3$2-2_3;bothata:G5;bother:a2j3;botswana:s2J4}2;bottle:w5*4]3' +
  ';bought:z1K2V3Y3$1_5{5;bounce:.3}1;bounced:M3}1;bouncer:O2R2V3!5}2;bouncers:#1}3;bound:o6H2;bourne:S3U1X2}1;bout' +
  ':}6;bouts:y3}5;bow:v5S4}4;boxed:z3O3W5;boxer:A3W3=3}1;boxers:f2x2P3W5}2;boxes:W3=2}5;boxfit:W5;boxing:a6c1d1e1i1' +
  'j3w1B2C1G1N1O2R4W12^1{1}2;boxing and:j4R1S4U3&2;boxing at:d2e1A5W2;boxing class:a2h1y3B2G3W2;boxing coach:N3O1W1' +
  '$2=2;boxing for:e2s2B2C2F3R1W5.1;boxing gloves:w3z2R1]3_2}2;boxing in:c1m2z3R1W1}3;boxing is:B2C2R2V2W4;boxing o' +
  'n:a2f1C2G1Q3W1}2;boy:p1B3C7D8E1G1X1$1.2?1;boy is:C3D4;boyfriend:c3z3E2-2_1}1;boys:f1h1l1n2B5C2D6F5L3Q2.3^2;braai' +
  ':h3N2V3}5;braamfontein:I3*3;brace:G3H3;bracelet:x6;braces:y3G4;bracket:A5;branch:J6=2;branches:J5;brand:}4;brand' +
  's:=3]3;brasiliaanse:V4;brave:D3E1;brazil:V3=3}2;brazilian:V6;brazillian:V4;break:e4h5q7z3D4)3*2+1,2]1;breakdown:' +
  'b5j1&2;breakfast:c4}3;breaking:D2}4;breaks:h4y2z3,4;breast:G2]2;breath:z5H2;bree:I3;bride:$2.3;bright:G2}3;bring' +
  ':g1l3s3t1w8B1C1E2I2J1L1Q3#2)1+1^2_3;bring a:l2t3w1G2L3Q3?2;bring my:f1l2w1B3F2I1K2N2#3+2,1}3;bringing:w3E1H3K2N3' +
  ';brings:E2,2;british:n3+2;brochure:T5#3;broke:l1q4r2u3G1H2%1_4;broken:y4G1H2K1Z3*2,2_4{1}3;broker:y3}3;brother:m' +
  '1o1y2C3D3G2N2S1U2!1$1%2-2=2^2|2;brothers:l3C4U1;brought:l3^3;brown:m2P2=4>4;bruce:}3;bruise:y5G2;bruises:y6;brut' +
  'al:y4z3S2;bryanston:m2B3I3J2$3}2;bucks:K3}2;buddies:%2}2;budget:j6k3l2#2&2<3;bug:{3}1;build:D4G2}4;building:v2D4' +
  'E2H4I2J6T2#4;built:z3}3;bulk:l2]3}3;bullets:Y3}4;bullied:D6;bullies:B1D7;bulls:}4;bully:D7;bullying:D9;bumped:}4' +
  ';bunch:F2%2;bundle:m5$3;bundles:]3}3;bunk:r3}2;bunking:}4;bupa:<4;burglar:}7;burn:}5;burners:}3;burns:R2Z3;burnt' +
  ':o2s3;bursary:l3}2;burst:}4;bus:D1I11K2M1;buses:I7;busiest:f1}3;business:g3m1q2H2Y1!2#3,2}5;businesses:#2}3;busy' +
  ':d3i4p3r2E1Q5$3|2;but:a2f1p1q1u5y1z3F2G2J2N2T1Y1Z2&1)3+1/1]1^1_1{2;but i:c2j1q2u2z2G2M2N1S2$2)1_2{2}3;but my:o2u' +
  '2y3^3{2}1;but not:a3y2A1E2F2L2;but the:y3T3W3&2}1;but want:z2G3Y2Z3+3|3;butswe:h4>3;button:t3[2}3;buttons:x2}2;b' +
  'uy:l2m4n2s2w5$2-6]6_2|5}3;buy a:g2m1w2-4]3}1;buying:-4_2;by:b2g2i3n2D2F1I4O3U1#1$3,2.1/4<3>1[2^2{1;by die:d2g3v2' +
  'D4$2*2/2^3}3;by the:a2c2d2j3y3F2J3K1L3#1&2;by you:j1l2r3w2B2C2F3H1T3U2V2W2Y2&1,1.2<1=3>1@1]2;bye:n3}2;c:G3Z3!3=3' +
  ';cab:I5K3;cable:*3>3}1;cage:}5;cake:.1}5;calendar:b6h2i2p3J1)4;calibre:+2}2;calipers:H3;call:v3D3M7O2U1#2/4}1;ca' +
  'lled:a2g1j1u1J3N5T2X2}1;calling:D2M4;calls:M2O2@2}2;calm:C1D1}1;calories:}5;came:c2r4y3G2Z2_3{4}3;camera:?5;came' +
  'ras:K2?5}3;camp:q3B2)5}3;campus:F3I1;can:n1q1r2u1A2E3G1H1L2M2P1-2/1?2_2;can a:r1z5A4B2C1H4K2P1Q2S3T1W2#2$2%1)1-1' +
  ';can do:c1d3f2l2r3v2G3X3)2.2/4|3;can he:m4n2q2r2C3G2H4,3.2?2;can i:d1g1m1n1q1r1t2w1x2E2G1K2L2M2$2+2-1/2<1=1?2[1_' +
  '1}1;can it:q2r2x3D1H2K2-3/3_4;can my:n3q2u2w2B4E2O2T2Y2#1+2,2/2<2^1_1{1|1}3;can one:c3f2n3y4A2I2L1P3T2U2W1&2,3;c' +
  'an only:c2d1e2f1j2l3z3R3)3;can she:r3A3C1E3G4H3L2P2;can someone:f2v3H3M2+1,3-2}1;can the:k1o1q3r2A2C2I2O3#1$3&1,' +
  '2.1/2<1^1_3{1}1;can we:l4n2q1u4B1C1E1F1K1%1(2-2.5>1?4]2_4;can you:b2j1l5r1t1u1w1D5G1P2R1S1!2#5-1.3?1^1{3}4;cance' +
  'l:p11q2u6>2_4}1;cancel my:u2_3}2;cancelation:p4u2;cancellation:p9}1;cancelled:u2>3}7;cancelling:p5q4;cancer:G4;c' +
  'ane:H3;cannot:i3l3o1p3r2u2y2D1E2F1H2I2>2?3{1}1;cant:l3o1p2q1t1u3w1x3y3z5G2H2J2M1R2$1,1/3]1}4;cant come:r2u2y2H2|' +
  '3}4;cant find:b2j2t3J2M3/3<2[1]2;cant make:q3r1u1R3$2%1/2;canteen:e4;cap:w2x2Q3;cape:e2m2p2t1B1J2U1)2=1^1_2}2;ca' +
  'pe town:e2m2p2t1B1J2U1)2=1^1_2}2;capital:}5;capitec:n4;capoeira:T3}3;caps:]4}1;captcha:}3;car:r1E1G1I6K8L1U1Y2Z2' +
  ')2*4}3;caravan:}5;carbine:Y4;card:k4l1m5n8+2-5<2>1}2;cardio:a2G3R1W4}3;cards:m4n2-5}1;care:M2P3Z5,1;career:=4;ca' +
  'rjackings:*5;carpal:G4;carry:n2o2p2q1r4H3L2P2U3V1X1Y4+2,1]2}1;carry a:L3X3Y2}4;carry on:h2o4p3q2U3V2;carrying:z4' +
  'L3}1;cars:K10;cart:}3;case:r3O3,2}1;cash:l3n8s3U1!2#2;casino:I3}1;casual:m6;cat:D2}4;catalogue:T3]5;catch:a2g2k1' +
  'r6s4I3$2;cater:d3z2B3G3;cause:r3_2;cbd:d3I3*2;cctv:K2?3}3;ceiling:}6;celebrate:.3}1;celebrity:!4@1;celebs:S3}1;c' +
  'entre:J3K3#3;centurion:f3I3J3^3;ceo:M2!3#1$2;cerebral:G4;certain:f3o3N2^3;certificate:q2G3P5Z3#1)3+2-1}4;certifi' +
  'cates:O2P5-2=3;certified:O7;chain:x5K3Q2;chair:E3H9;chairs:}4;champ:W3}3;champions:O3}3;championships:}6;champs:' +
  '}4;chance:l3r3y3E1;change:b2h1u5I1K2L8(1_2{2}6;change my:u2}4;changed:b3p4u2L4_3}1;changeroom:}4;changing:i3t2u3' +
  'L4}3;channel:D4/3}3;chapter:|5;chapters:|5;character:D5;charge:j3k5m2p2s6E2K1M3#1$4%1^3}2;charge for:j2p3s2E3$2^' +
  '2;charged:k4s6K2}4;charger:K3}2;charges:j4k7}1;charging:j3&2}2;charity:)1-3}3;chart:b3]3;chat:t3v2M4@6}2;chatgpt' +
  ':}4;chatting:D3;cheap:]2_2}5;cheaper:j4l8$3%2}1;cheapest:j6]3;check:a2b2u4E5O3+3<3[1^1{4;checked:O3;checkers:*2^' +
  '2}2;checkout:^3}3;chemo:G4.2;chess:b3}3;chest:w2F1G3Z3]3;chew:x3}3;chi:T4}2;chicken:A3}2;chicks:F6;chief:N4O4;ch' +
  'iefs:}4;child:i3k3l1p3v1A1B6C3D7E3G3N1Q1,4?2;child is:C4G4}3;child of:d3e3k1l2w2Q3S2T2U3*3,1]1;children:j2w1x1A2' +
  'B11C1D4E2G1I1O3Q2!1.3>1;childs:o2q3?4@3[3;chinese:]3}3;chnge:u1L3}2;choke:r3y3V3*4;choked:y3Z3;chokes:V6Z2*4;cho' +
  'king:Z3;choose:l2F2N4R4T3$1-1_2;chose:u3{3;christmas:h6-3^2}4;chrome:}4;chronic:G5;chun:T3}1;church:f4F1S3#2.2}2' +
  ';citizens:l2A3}2;city:e2I1J3N3U2>3^3}4;civilian:S2U2!2}2;civilians:U2|1;claim:,5<4_1}1;claims:,3<3;class:a5b3c4d' +
  '3e5f3h2i4m6r3s2u2y1B4E2F4I1Q4W2X2%2+1/2>3?2;class and:B1D3Q2$3+2?3_3;class at:a4m2n3u3I2Q1;class for:c4e2f3i2B3C' +
  '4F4R2U2Z3)2?3^2;class is:v3E2I4N3Q4R2Y2%2>2}1;class of:a2c3h3A2B2F1X3}1;class on:a2f2h4s4v2L1/3>2[2}2;class or:j' +
  '3m1s5v2B1C1E3V3}1;classes:a2b4c5d5e3f5h1i2j1m5r3s1A1B5F1N1Q3R1T5U5V4W1X2Y1$3&1/4<1>2;classes for:d2z3C3F2U1}1;cl' +
  'assmate:D3;classmates:D3%3;classpass:m5;clean:x2L4}5;cleaner:=4;cleaning:}4;clearance:G5O3;cleared:a3O3}1;cleari' +
  'ng:Y5;click:t2[2^3}2;client:!4*1@1;clients:E1K3#2)2}1;climb:H7;climbing:z4,3}2;clinic:#2)5}1;clip:m5?3;clips:x2E' +
  '2;clock:a2c2I3;close:d3g4h6I3U4!5=2>3}2;close protection:a3O2!5=3;close to:B2I3J2K2L2}2;closed:g7h7p2x2E2L1V3#1%' +
  '3/2;closer:I3J3}1;closes:d3g3}2;closest:I4J2K3R4;closing:g4h3;clothes:w9x2L5_2;clothing:w7;club:i3j3k1n2p2x1F5I3' +
  'J1Q1V1W2Z1%2)1*3,1.2?1}2;club in:C1J3V2W2)2}4;clubs:T2V2<2;clue:z4Z2;clumsy:z4;co:J3,2;coach:v1z2M1N8O8Q4W1$7%5/' +
  '2=7?1[2|1}4;coach for:N2Q3$4%5;coaches:D2G1N7O8Q2#2$1.1/1=5@2}1;coaching:W2$8/2=5;coast:h3q3r2;code:l4n3w4J3M2<3' +
  '{3}1;coffee:E2}6;cold:x3E1G2L2}4;collar:W2}3;colleague:z3H3V3X2#3-2;colleagues:e2l3t3E1F2K2#2;collect:g1i3I3]2^8' +
  ';collection:^4{3;college:P3}1;colour:w1_3}2;colours:P3]2}3;combat:j2y1A1J2N2T2U8Y1Z4$1,2;combination:I3}1;combin' +
  'e:R3)2;combined:)3^2;come:d3e2g3j1m4r2t3u1v2w2z1B1E4I3J1K1Q3S1V1W1#3$2)1+3,1^1{2;come along:z2A3C2E3H2;come and:' +
  'e2l3E5W3;come back:k2q5s3G1K3M2;come by:g4E2I5;come for:m3t4v2+1}1;come from:w1z2J2N3Q3S3}1;come in:p4u2w3y1E2H2' +
  'K3L2Q2]4;come on:j4k2t2u2I3K2,3;come to:j2A2B2F1G1#5$3(1)4+2,2.3/2^1|4}1;come with:k3t2B1I3K2V2%2+2-2|2;comes:a4' +
  'h2q2v2y2C1D2L3S2U3X2$1&1*1,2;comfortable:E3F4;coming:f1h1l3t1u1v4w2z1E1F1J2L1N2R2(3)2,2/3<2{4|3;commencement:(4;' +
  'commit:b3m4o6E1J2)2;commitment:o6&2;committing:o3E3;community:)2.2=3}1;commute:f2I4;comp:}5;companies:#6}1;compa' +
  'ny:n2F1N1U1#8+4,1=3^2}4;compare:b3j3R3}1;compared:j3%3;comparing:b3j3&3;compete:}9;competency:+12;competing:}5;c' +
  'ompetition:U2}8;competitions:S3}6;competitors:}5;complain:}6;complaint:}4;complete:b4z4Y3&3,3;completely:f3z2;co' +
  'mplex:l3J4K2#1$4%2^3;compliant:#2@3;complimentary:s6;compression:]3_3;compulsory:k4r3w4y2P3,3;computer:d3z3E2W2=' +
  '3;comrades:}5;concealed:Y4;concentrate:C2D1;concert:r2.3}1;concession:l5;concussion:q3y3G4;concussions:y4G2;cond' +
  'ition:z2G6@2;conditioning:W3}2;conditions:o4s2G3;conference:m2I3;confidence:z2D8F1R2$2;confident:D5;confidential' +
  ':@5;confirm:g3k2t3H2}1;confirmation:u3w3{3}2;confirmed:u3{1;connect:M5;consent:,8?4@2;consist:v3&2;constitution:' +
  '}5;consultant:M3=3;consumer:o2,2_3;contact:o3p1v1y7G3J1M7R1W1@2;content:r2/3?4;continue:h3q2V4/3;contract:o13p2q' +
  '1#1=2;control:y2D3G1V4Z3!5;controlled:y4;convert:}5;cookies:@6;cool:E1-3}5;cooling:p3_4;coordination:z5W2X3;cop:' +
  'l3<3;cope:z5A3C1D1F2;copies:C3,3?3}1;cops:l3}4;copy:o2+2@4|7;corner:l3C2F2-2[3]2}4;corporate:d2e2l2N3W2#9;corpor' +
  'ates:#5;correct:b3Q3U3@3;corridor:D3;cosmo:I2;cost:j4k7m3q3s7P1#2$4%4&4)2,1.3/1]3^4|3;cost of:k3m3s2$2&4/2;cost ' +
  'to:k3m3q2E3^2}1;costs:j5k8K2^2|2;costume:}5;could:a2b2c2d4e2f3r1u2z1B1E1G3J1M1S3W1$1.1=3^3{3|1;could i:a3c2d2e1f' +
  '3j2m3n2o2q1r1s2u1y2z2E3$2-1/1=3;could you:a1b4v1J3M1N2R2S2&1)2.1=2[1^3{3|3;couldnt:a1g2r6z2A2H3J2N1Z3{2;count:s1' +
  't3A3I2P4+4<4}1;counter:!5;country:p3M2;couple:l2m3r3A2F1U3$1-1;couples:l4W2)1;coupon:l4-3;courier:g2^9_2{7;couri' +
  'ered:^5;couriers:^4;course:A1Y7Z7!8&11(9)3+4/4=2[1}1;course for:F4U3!3#3&3}1;course in:!1(2)4}3;course start:!3(' +
  '4;courses:T6Z2!3(5)1=3;court:L3}6;cousin:a3m3t2B2V2!2%3}1;cover:j2D3Y1#2&1)2*4,6<5=2;covered:j2w3x1D2K3&3)2*2,3<' +
  '4|2;covers:G3,3}2;covid:r3G5/3}1;cpf:Z3#2;cpo:!7;cpr:O2Z10;crack:c4_2;cracked:y4_4;cramps:}4;crash:G3)4;crav:S5U' +
  '3;crawford:}5;crazy:c3f1$2}2;creatine:}6;creche:#3}5;credentials:O5}2;credit:n4r4_5|2}2;credited:r3}2;credits:m5' +
  ';crew:#3%4?3;cricket:r2L2;cries:E2}3;crime:B2U3}3;criminal:O3+2}2;cross:J3W4;crossfit:c2f3m3z3Q2T4;crowd:z2A3F3Q' +
  '4!3;crowded:Q5;crutches:H5;crying:D3}2;cs:o5;cubicles:L4;cuff:G4;culture:x3}1;cup:h3w4}2;current:b2<2}3;custody:' +
  'f2?2;custom:_3}2;customer:M5;customs:^2{2;cut:l2x5A2&2>4}1;cutoff:A3;cuts:>4;cv:P3=7;cyber:l4D2;cycle:I4K2L1;d:v' +
  '2!3;dad:f2l2A2B4E3K1U3X1*2|2;daddy:C1-2;dads:n2E4Y3?2}1;dag:e4#3;dan:f3r3C3I2O3X3;dance:?3}4;danger:B4*3;dangero' +
  'us:y4S4}2;dankie:]3}3;dark:c2d4g1D1K3*3>7;data:/2@10;date:a5b1h2u6L2P3(8)1*2@2}2;dates:h2u2P3Y1Z2(6)1;daughter:h' +
  '1i1k2r1v1w2B5C3D2F2G2O1R1S2W1$3)3,1.1=1;daughter is:k3z3C4D2E2G3I2W2&2;dawn:c5;day:a4b3c4d5e4f2g2h7m2t1u3v4w1P1#' +
  '2)6-2.4^2{1}1;day is:c3e1f4t3B2U2}2;day of:b1h4v2(3)1;daybreak:c4;days:a7b8d1f2m1p4r6t1)3^2_4{3;days and:b4m2G2$' +
  '2{3;daytime:c2d3e1;de:#1*3}1;dead:c2e2}4;deaf:G6M2/2;deal:l5m2D4G1#1*4=3|1;deal with:D5G2*5|2;deals:j2l7;dear:J2' +
  'L1M2O3S2;debicheck:}5;debietorder:n3}2;debit:k2n6o1p3}6;debit order:k3n4o2p4}2;debited:s3}6;debiting:o4}3;decemb' +
  'er:h7o1q3r1C2P1V2(3)1=2}2;decent:P4Y3]3}1;decide:b2g1o2s2E3R4$2+2;decided:t3U3;deciding:m3E2;declaration:,4;decl' +
  'ined:}4;dedicated:+5;deduct:r4;deducted:}4;deductible:#2}3;deel:<1}3;defence:a2r2A2F2)1*8/1}1;defend:j2A1B2D3F3P' +
  '1U5&3*1}2;defend myself:j2z1A2F2P2U3}2;defending:*3}3;defensive:Y5!2;delay:u3{4;delayed:u3}2;delete:@6;deliverie' +
  's:g3U3;delivery:g1J1^12{7}2;delta:*3;demand:&2/3}2;demo:)3.5;demonstration:.7;denied:}4;dentist:y3}3;department:' +
  'o2O2Z4#2@3;deposit:k7s4&3;derby:}3;deregister:p5;describe:v5J2;design:}5;desk:e2g3i2n4v2z3L2M2R2#1=2^3}2;details' +
  ':n2s2t2B2M4&3,1-1@6}3;detention:D1}2;di:d4]3;diabetes:G5<2;diabetic:i3G6;diary:e3i4J3(2;did:i2r4s1z3C1D1J1O6R1U2' +
  'Z1*2@2{5}4;did my:s3{2}3;did the:b3O5(1@3[2{3;did you:J3@3{1}5;didnt:a3r6s2u1H2Z2_2}1;die:b1c1f2h3n1s3x1y1C1D1I1' +
  'L1N2O3P2Q3R2#1&3+1,3<2>2[3_3|3}1;died:}4;diepsloot:I3;diet:}4;dietician:}5;differ:R4&2_2;difference:j3R3&2.3_3}1' +
  ';difference between:j3R3&2;different:b2g1h4j1r1s2u2B3F2J2N2O1R2S2T4[2^2_1|1;difficult:z5D3H2;digital:/4^3_3|5;di' +
  'lemo:A3C3;dinner:d2i4L3}1;direct:I2[1;directions:b1J5#3;directly:n3L2M3<2^3;director:c3e3}1;dirty:X3}3;dis:l3v2;' +
  'disability:G5H2;disabled:G2H8K3;disarms:*5;disc:l3q1G4K2;dischem:<3;discipline:B2D9;disciplines:b2T5;disclaimer:' +
  ',5;discontinue:p5;discount:l11K1%1<3|2}1;discovery:l1I2<11;dislocates:G3O3;display:.2}2;dissipline:D4;distance:f' +
  '2I5/3;divorce:D2W2.2?2;dizzy:G2}2;do:r2v1y2P1.2;do a:c2f2m4n3s3z3F2G1O1#2)1,2.3;do at:d2v2B2C3G4T3Z2.1/4;do bjj:' +
  'z2A3C2F3G1Q3V1}3;do boxing:j2B2F3T3W4%3&2;do i:n1o1p2q2r1s3t2v4w3I2J2K2M1P1&1+2,2[4_1|3;do in:v2x2B3S2X3&1)2*2>3' +
  ';do it:c2n2r4s1z5B1L1P4U2V5W1Z2$2&2(2.1<2;do kids:h4o4s1B1D3P3.2;do krav:j2y3z2B1C2G2S2U5}1;do my:h2r2u1B1L3N3,2' +
  '<2;do people:f2l2y3A2I2L1Q1S4*2}1;do something:a2d2e2f4l2z2B2D1#3.2;do that:k3r4x2y2F2W1X2Y2Z1!3$3*2?2;do the:a2' +
  'e3f3j1t1u1w1x1A1B3C2F2G3J1O3Y1&1(2)1+3@1]1}2;do they:r4B1E3O4S3<3]4;do we:i3l2p2r1s2t1v5w3x4y3K1P1$3%2&4)1,1-2>1' +
  ';do when:v3B2F1V2*3;do with:e2B2C2F1G2X2-2@4;do women:A3F4}3;do you:h1y1B1P1T1U1V2W1X2Y2#1*2+1.1=1@1]1^2;do your' +
  ':o2B2D4G3*2+2^3}3;doable:z2I3#3;doc:G6;doctor:d2p1G5W1<2}2;doctors:q2G5}1;document:g3,3;documentary:X2?3}3;dodgy' +
  ':G3;does:a2h1i3k1o1q1v2y1D1H1S3+2,2<3@2^1|1}2;does a:b3i3r2A4B2C2G2L2P4$1(1)2.2[2]1^2;does he:m2w4C3H2$2;does it' +
  ':a1i3j2k2o4v2y1z1D3E1F1I2P1S3$1&1(4+1<1>1?1@1[1;does krav:B1R3S4*3<2}1;does my:q3w4P2(2+2}3;does one:i2j1o1p1r2t' +
  '4w2x2z3H1I1S2+2=4|2;does she:w1C1H1I3}3;does that:f1j4n2q2s3v2y2z4G2P2$1+3<4{1;does the:a2d1g2h2s2v1D1F1H3K1N3O2' +
  'Q1V1!1$2&1+1,3-2>1]1^1|3}1;does your:b2d3D2V1W2#2*2@3]3^1}1;doesnt:g2j2p2u3D3E3G3I2J4M1)1^2_3}4;dog:H2*2]4}4;dog' +
  's:#3}5;doing:l2v2X3)3}6;dojo:d1f2i2s3w2x3y3z4B1E1J5T3)3;dollars:n4|1;domestic:l3A2I1Z1#2;donate:-4}3;donation:}5' +
  ';done:a1i6p3x1z5B1C1O2R2!2&2,2/4;dont:c2f1m1n1o2r1s1u1w2x3y2z1E1G1I3K2L2P2Q1R2U1$2+1,1?1@2_1;dont have:i1n3w2F2I' +
  '3)3+2>3]3;dont know:b1o1t2v4z4F2J2N2R3Y2;dont like:c1n2p3s3x3y2L1M2Q2R2$3,3_1;dont want:k2m3o1q3u1x1y2z2A2E2F2G1' +
  'K5L1U2&2?5@3^1_2;door:g2i1l1m4s2t1v3H4I1J2K2L2V1!3+3,1@1^3;doorman:!5;doors:g3E2H3>3;double:r2u1H1K4X4}2;down:h2' +
  'l2m1o4r3t3v3z2F1G2J3V3X2)1*1?1}3;down the:j2r2z4J2;downgrade:}5;download:,3@3_2|1}4;dra:w3x3y3}1;drain:r2}2;draw' +
  ':A1D2Y4]3;dream:!4;dress:w5L2;dressed:a3L3;dressing:L4;drie:l3%3;drill:v2O3;drills:y3X2Y2!5)3*5/2|3;drink:w3}4;d' +
  'rinks:}6;drive:c3e2f2z1E2I7J2K3U2Z1!2)1*1;driver:e2f1g2E3F2J3K2U1!4*1=2^2{1;drivers:I1K3#2)3}2;drives:b3F2;drive' +
  'way:*3}2;driving:a1c1h1K2!7}2;drone:?4}3;drop:c2g3i1k2m7r1s2E6I4J2K2M2&1=2^4;drop in:k3m8s3&3;drop off:c3g4E3I2K' +
  '2=3^3;dropped:c2u2H3I3^4{1;dropping:E3J3,2}1;drops:E3G2I1,2;drove:g2J2K2}3;drunk:#3}2;dry:Y4;dstv:}4;dubai:o4p2^' +
  '3;dudes:F5;due:>3}3;dumbbells:}4;dummies:]3}2;dummy:+2[3]3}3;duration:i8o4;durban:p2r1C1E2J3P2U2#2)1/2]1^2_1{2}2' +
  ';during:c2d2e2f1g2h2r1C1E5L2P1V1$2,4/2>5?2^2;during the:c4d3e1f2g2h2C3E2P2$3^3;duty:d2r2]3^3;dvd:/5;dyspraxia:G4' +
  ';e:a3i2m1n2E1H1I4J1K1M4(3-1/4<1@2[1_2{3|2;each:b4i2j3m4n1o1q1r2s2y5A1N2P2Q3R1%2[2]2;each other:b3y5Q2%3}1;ear:w4' +
  'M3;earlier:c5u1}2;earliest:c7A3;early:a2c9e1g2p5v6C2K1$2)1;earn:j1q2<3=3}4;earrings:x4;ears:x5G1_2;easiest:R4;ea' +
  'sily:y3z2G3J3;east:I4J5^2;easter:h7(2;easy:p3y3F4H4I4;eat:z1G2}9;eating:e2}6;ebook:-1@1_1|12}3;ebucks:n5<4;ebusu' +
  'ku:c3d3;eczema:G4;edged:X4;eenmalige:k3)4;eers:a3d2j2z2E4$2;eet:}5;efc:}4;efe:I2R4;effective:R2S3;eft:n6{2}2;ego' +
  ':y4;eid:h5;eie:w3%3+3;eight:d3f2i4C6P2W2;eish:l4r3u1z2;either:{1}1;ekilasini:Q5;ekuseni:c4f1;elandelayo:(4)2;elb' +
  'ow:w2G4*2]3;elbows:*3}2;elderly:A5;eldest:C4E2;electric:H2K2}1;electricity:>7}3;elevator:H7;eleven:c2g2C5!2;eliz' +
  'abeth:J3^2}1;else:k3z2I1J1M2T4$3%2-2^3}1;elses:-3{3}2;elsewhere:m2F3P3;email:p3M8,1-2/1@4[2{4}2;emailed:^3|2;emb' +
  'arrassed:z4;embarrassing:z3E2;embassy:#3}1;emergency:l2Z5,2}2;emigrate:p3}3;emigrated:/3^3;emingaki:A4P3;emini:e' +
  '5;employ:=5;employees:l2#7,2;employer:g1n3Z2!3#3<3;employment:=5;empowerment:F3;empty:c2U1X2}5;end:d4h2i5l2n1o1p' +
  '6q2r2v2y1P2#3&4}1;end of:d4h1l3o3p2y2&2.1;ended:=3}3;ending:i4p3;ends:c1d1i3o4I3}1;energy:c2B3C1O2}3;eng:w6S3T3;' +
  'engcono:R4;english:M3N3W2,2|3;enige:e3k4z2;enigste:F3;eningi:l3}1;enough:e2m2s2v3z2C4H4I1K2O2P4R3+4,3;enough for' +
  ':e3m3z3C2H2R3+3,1;enough to:s2C1I2O3P4&2;enquire:g3Y3;enrol:t4A2C2E2Q3;enroll:t3&1;enrolling:k3B2;enrolment:k4t4' +
  ';enter:H3(4}6;entertain:.4;entertainment:.5;entire:b3l3q3z2Q3;entrance:v5H8J1K3.3;entry:j2m3z3H3+3,2;envelope:n2' +
  '-3;environment:F3!3;epilepsy:G5;epipen:G5;equally:i3F1;equipment:w8&2]4_3}1;erase:@4;error:{3}7;ervaring:z3O2;es' +
  'calation:#2*3;escalator:H4;escape:#3*5}1;escapes:*4;escaping:*5;escort:!5;escrima:X8]2;esikoleni:D5}2;esikolweni' +
  ':D5;esingakanani:i1P4;eskom:>8}1;eskrima:X6;essay:}3;estate:l2A2F2R2U3#5$3*1;esteem:D6;etc:x3V3;etiquette:v4x1;e' +
  'tsa:t3G3#3.3;ev:K3}2;even:l3x3z5H1Q1S2,2;evening:a2c1d10e3g1i3r2s2t2u3v2F1I3K2N2V1.3>2;event:!2#2.6}1;events:#2)' +
  '4.4}1;ever:e1y4z2A3O2P2S2)2@3}2;every:a1b3c2f3j4k2l1m1r3s2y1A1B1D2K1P3W2(4,2}2;every day:a3c4d1j4D2P3U2}1;every ' +
  'month:j3m2n3Y2(2}2;everybody:c2s2x2y3z5A2D2R3,3@2;everyone:s1v2x1z4A3D1Q5R3T3%2]2;everyones:Q3?3;everything:b6d2' +
  'k2l2x1y2z1C1D4H2N2T3/3>2@2]2;everywhere:H1I2*3;ewallet:n4;ex:l2n2s1z1O5!3,3=1;exactly:a3k1o2w1J4N3T2X3&3,2;exam:' +
  'q1u3P4}2;exams:f1q5r2;exception:C3;exchange:_8}2;exchanged:-1_3;exchanges:_5;exclusive:$4|3;excuse:}5;executive:' +
  'b1e1J2K2!3#2;exercise:c1e2j2z3B2G5W2<4;exercised:z4;exercises:w3z2G4/3|1;exercising:c3}1;exist:c3F3;existing:l3}' +
  '3;exists:F2}2;exit:I1J3;expect:v6}2;expected:z3{1}1;expecting:G5;expensive:i2j6k3l6/2^2;experience:o1z6O5Q3=3;ex' +
  'perienced:z3N2O4)2=2;expire:r3$3-3;expired:s1+3-3}4;explain:v3z2D3P3S5%1[3;explains:v3N1;expo:.4;express:e1n3^2;' +
  'extend:r4;extra:a1h2k5r3s2w1z2P3#2$4)2]1^3;extramural:B4#3;eye:w3y4E4G3S3X2*3;eyes:y3E1G3;eyodwa:m4q3;face:y7L3R' +
  '2W2/4?5;facebook:b3g2s2M4T1Y2&1(2/3=1?6@3[1|1;faces:l3N3Q3;facilities:H2L5;factor:A1}3;fail:P6;failed:}3;fails:}' +
  '4;failure:>3;faint:G3;fake:O3*4;fall:r4u3B2C3*3;falls:h3y3G3;families:f2)1;family:c1h2l6q3r1s2t2A1B6E2J1L1T3U2$1' +
  ',1/2[2|2;famous:O2!2}3;fan:U3V1;far:q2E2H1I8J1K1Z1)1/4{1;far from:I3Z2;farewell:-2.2;farm:I2Y3)3*3;fast:D1G2P3^3' +
  '}2;faster:&2}3;fat:z3W3}5;father:j3A3B4C1Z2;fathers:+2-2}2;faulty:_5;favourite:R4;fear:y3|3;feb:q3(1}1;february:' +
  'p3R2}2;federation:k4O4P3}2;fee:j7k9l2m6p1q1r2s1K1P1$2%1&5^1_2}1;fee for:j2k4l2m2$3&3;feedback:Q3}4;feel:o2s2z1A3' +
  'D2E3F5G1Q2U5W2}2;feelings:D2}3;feels:r2$3_2;fees:j9k6l3m2n1q3r3s1<4=1}1;feet:x3z5G4;fela:E2F3;fell:q2u2G3}2;felt' +
  ':z3}3;female:C1F10O7!1$1=1;females:F9;fencing:T3}4;festive:h6;fetch:d1e2g1i3v1E6I3K2-2^5_2;fete:.2}3;fetola:u2}1' +
  ';fever:q1u3}2;few:b2e1m4n2q3r3y2z2A1F1M1Q4%3)2-3;fiance:E3F1W2-2;fiancee:F4;fibromyalgia:G4;field:D2}2;fifteen:v' +
  '2C2F2Q3;fifties:A7;fifty:A5;fight:y6z3C1O1Q1R4U4V1X4*3.4}5;fighter:D2W2|2}4;fighters:z3}8;fighting:a1y6z2A1B2D3F' +
  '2R1S6U4V2X6Z1&1)2.1;fights:y5D3O3*4}3;figure:j4$2@3;fihla:v3I2}1;fiks:l3z4W3;file:x3@5}3;filipino:a2f2i3t3w3N1O2' +
  'X8;fill:k1v3M1Q3,4@4[1_3}2;fill in:k2v3M2,4@4[1_3;filled:t3M2=4@2;film:.2?9;filming:?7;films:B2W2?5;final:l3}2;f' +
  'inance:d3}3;find:a1b3g3j3t2A2H2I4J4K1M1#1&2/2<1@2]3{2;find the:b4j3t3A3J4;finds:B3}2;fine:n2o4w5x3z2E2F1G1(2+2;f' +
  'ingers:y6G3}1;finish:d2e3i6L2&3;finished:a1i5p4G2!2&1=2_3}2;finishes:d1f2G3;fire:G1Y6+2}3;firearms:a1f1A2F2N1O2P' +
  '1Y9)1*1+8,2=2|1}1;firearms course:w3A4C2N3P3Y3,3;firearms training:Y4+3,3?1;firm:o2#5;first:c2j1k4s6t3u3v9w4z3E3' +
  'N1O2Z6(3+3,3[1_3;first aid:N3O4Z6=3}3;first class:c1s3u3v4w3z2,4?2^3;first day:s2v3w4(2_3;first lesson:i3r1s2t3u' +
  '3v4w2x2(1,2;first month:j1k5n1o2}1;first session:a2i2t2u3v4w2z2(2;first time:s3t3v4z2Y3,2[4;fists:W4Y3;fit:b2z8A' +
  '2B2C3H1K2L2R5W3!2&1]1_4;fit in:z2A2B3C3R3;fitness:c3g2k2o1v2y1z5L1O3Q1R2S2W3$1<3=1}1;fits:G3H2R3_2;five:c2d5g1i1' +
  'l1q2s1A1B2C4I2K1S2T2W1X2$4%6_1;fix:u2$3_2{1}5;fixed:o5r2$2&4(3;flat:F3G4H4{2}2;flexible:b3o7z3V2;flight:a2u3H3}4' +
  ';flights:H3}2;floor:x4y3D2E2H7J1W2}3;flu:r4u4E2;fly:f3y2z3E3{3}1;flyer:b3V3&2;flyers:}4;flying:m2w2I3;fma:X6;fnb' +
  ':n3<3;focus:w2D4R3]4;folk:f1l2A3U3;folks:A2,2;follow:h4r2v2z3G4/2<2}1;followed:p3F3U3*3;followers:}6;following:a' +
  '4d3P2(3;fonds:<5;food:.2}4;fool:z5;foot:v4x3G1I6!3;footage:?4;footwear:x6;footwork:W5?3;for:j1l1s2t1w1B1K2L1R1!1' +
  '#3%1)2+1,1-3<2=1;for #:j2l3m4o2q6r4t2Q2#2%3}2;for a:i1m2o1q3r1t1F1K1R2V1W1#4$1%2,1-1.5=1]2_3;for adults:j2A2B1D3' +
  'T3U3V4;for an:i2k3y2z1B3C2F2G2$4(1)2*2}1;for beginners:a2e2w2V2W2X1Y2&1(1)3]2|2;for bjj:a2m2w2z3N3V1$3;for boxin' +
  'g:j2l2w3A3V2W3<2;for children:f3B3I3>3;for free:s4=3^2;for her:f2C1F4&2,2}1;for him:e2B3C2E2G4[1|2;for his:a3w2C' +
  '3D1J3;for it:m1s2A1D1K3L2S3!2&4{3}2;for kids:j3k1l3o2y3A1B1D3R2,3.1}3;for krav:a3j4t3w5z2A2C3Q2$1<2;for ladies:c' +
  '2f2w3F1L2Y2)2-2}1;for me:c2d5e3f2j2l3t2z3G4H2Q2R3V1$3/1=2^2{2;for members:m2K1L2)1,3/4[2|2;for my:i2j1t2u2B4F3H1' +
  'J1L2O1P3R1W1Y1#3$2-5.2=1{2;for one:i2j3m2o2E3&2=2^2}1;for our:k2N4T1W1#2$1,3-2/3}2;for people:d2f3y2z1G4H3T1X3Y3' +
  '!4)2;for sale:]5|3}3;for selfdefence:C2R4U1$3-2<2]3}2;for small:i3F2V3%3^2}2;for somebody:z4A1C3F3H4W2-2;for som' +
  'eone:j3z5G3X2&3)2-3=1;for something:e3o3D3F1R3T3-2/3|2;for that:d2j2l2m2q4s1D3L2Z3!5$3*4|1;for the:b3g2j1n1q1s1u' +
  '2w2A3C1E2I1P2&1(3)1+5,2.2[4^1}1;for them:B7#4)3;for three:m3p2q3r3G2V1%3=2;for training:c2e2w3A2$3<5=2]3;for two' +
  ':j3m3o3q3z1C2D1V2$1&2}3;for us:d3l3F3P3%4}1;for women:F4V2Y2&1)1/3]3;for work:f3m4p3y3J2U1Z1/3=1;for you:g2s3I2=' +
  '4}1;for your:l2w3z4J2+1-2<1}1;force:y4O3}5;foreigner:+4;foreigners:t3}3;forever:&3@2}2;forget:H3@3}2;forgot:a2r3' +
  'u1z4J2N1}3;forgotten:z2@4;form:g2k1p4t4M3,10=1?3@4_3;format:v3}2;former:k1R3=4@2;forms:S4,3;forties:A5U4;fortune' +
  ':w3P3;forty:A3Q3&2;forward:b2j2r2u1z2J2&2[2;foster:B2C2,2;fotos:?5;found:G2T3}5;foundation:&4}2;founded:N1}2;fou' +
  'r:a1c2i1m1o2q2u1x2A1C4K1M1V1%6)2*3;fourways:b4I3J2]3}1;frame:H4;france:}3;franchise:J2=5;free:c2e2f2k4o1s11u4y1E' +
  '1H4K2(2/1=2^3|2;free class:s3u5;free trial:m3s3t1,3}1;freelance:=6}1;freeze:q12z1D1F2;freezing:q5x1}1;fresh:x3G3' +
  '(2;freshen:L4;friday:a4b1c2f7g3h4l3t2x1y1K1#1-1^1_2{3;fridge:b4}3;friend:a1k3l3s1t2z2B1H1R2T2U2W1$2&1(3)2-4^1}1;' +
  'friendly:z4A3B3F5H3O1;friends:l1B1D1E2F1P1T2%9,1-1.7;frm:I4;from:e1m1p1u1w1z1A2E1G1I7N1P1Y1%1&1*3/2<2=1?1}1;from' +
  ' #:c3e4i3A1F2#3%1(3>2;from a:w1B3D2G3L2M4Q3Y4#2*2;from home:c3w1E2/4>2}1;from my:n5p3G3S3%1&2,2/2<3;from pretori' +
  'a:c2f2I3K3;from school:w1F1I4}2;from the:l1p4r2v1A2E5G1H4I1J3K1O2Q1Y1%3(1<2=2?1_1|3;from you:w5P3Z2$2,3/2@4]5{2}' +
  '2;from your:g3M2T2/2?3]3{2;front:g2v2I2K4L2M3N3#1=3^2{1;front desk:g2M3#2=3^2{1;front of:g1v3z1D1K2L3N1}1;frozen' +
  ':q3G2}2;fu:S3T3.2;full:b4e2j1l1o2s1v1w2y5z1K3Q8&1(2/2;full of:f2z3A2C1F1L2Q2}1;fun:X3#2.5}1;function:r2N3#3,2.3;' +
  'fund:<5;fundamentals:z3V3;funeral:r2}3;funny:z1}3;furious:k3}3;fused:G4;futhi:v3&2)2;ga:}4;gaan:h3j2v4y5F1N3)3>2' +
  '|3}2;gain:}3;gals:F6;game:V4}1;games:B4.2}3;gang:a3f3D2;gap:e5%2<3=1;garage:J2K4U2#2$2%2]3;garden:}3;garmin:x3J3' +
  '<1}2;gas:}4;gate:g1v4H1J3K2#2*2>2^2{2}1;gauteng:h3T1^3}4;gautrain:i2I8K1L2U1|1}2;gave:h3z2J2T2,1-3@3{2}1;gbh:}4;' +
  'gbv:F2}3;gear:w9y2H1&1]5^4;gebeur:r3v3;geboelie:D5;gedoen:z4;geen:z3D3;gehad:G3}2;geld:r3<3}1;gemis:r3u3(3;gems:' +
  '<5;gender:B2L3;generator:>5;genoeg:C2I3;gentle:z3D2G1O2;gentleman:A4;germany:m3B3I2J2>2^3;geskenkbewys:-6;gespot' +
  ':D3;gesteel:}4;get:d1j2l4p1s1t2y4H4I3K1L3M2P2%1&1@1[2^1;get a:c2f1h1j3l4s2v2w1E1K1L1P3$1%3&1)2+2/1=1?3@1[4^1|1;g' +
  'et in:j2t3z3H5L2M5W3>2}1;get into:H3K4P2!3&1[2;get my:x2y3B2&2+3>2]4{1}1;get out:d4i3p6z2H1I2L2S3*3;get the:b2n3' +
  's4H1N3,1]2_1|2}2;get there:v5I5L2=3[2}1;get to:d4p1s1B3H3I5L2Y3&1)2*2[3;gets:d2f1k2r2y3D6G4J2P2Q2R2=2^2{1;gettin' +
  'g:y4z1A2D3G3K2U3W2#2+2@2]2}1;gewen:}4;geyser:}4;gf:E1F4$2;gi:a3w6V7]6^2_4{2}2;gift:-13_3|1;gift voucher:-3;gifti' +
  'ng:&1-4;gim:^3}2;girl:w1y1B3C5D2F6Z2.3;girlfriend:a3l2E2F4R2*2-4}3;girls:B5D4F8L2O1Q4W1#3%3.3;give:b1l3p4t2u2v1D' +
  '1M3N2T3U2W1Z2)1,2-6<1?1@5_1;give my:s3D1-4@4}1;give you:l2T3U3W1Z3@1_1}1;given:a4f3o3w2P2U3W3;gives:b1g2l2s4D1G2' +
  'N4O2<2_2{2;giving:p2t3}1;glasses:D2G6}2;glock:Y4+3}3;glove:W2]6;gloves:w9F1W3]8^5_8{3}3;go:g1m1r2v3w1x4y3z2C2E5F' +
  '1H1J1L3&2,1>2[1}2;go in:g3v3B2C2H3K2{3;go to:j3q3r3y1D3L1U1V2Y2#2&2+2[4]2^2;go up:j2G3H4$2}2;go with:z2C4;goal:}' +
  '4;goed:O3R2;goeie:}4;goes:b2c1i2p2v3y3B1E2F1I5T2$2*1-1>5;gogo:c1l3A3W3;gogos:F2)2;going:i2l1p3q4A2B1F1J1L2M1P1S2' +
  '&2.2/2=1>3?3}2;going to:q2F2L3M2&2.3?3}4;gold:j4x2}3;golf:K3#2%2-2}3;gone:i2r2G4{3;gonna:z4}1;good:h4l1p1s2C1D3F' +
  '2M2O4P3R4S3W2,1[1|3}3;good for:D2F4G2R4S3V2W3;goods:H3^5_4{5;google:b1g4n1J4K2M2N1U2/3@3[1|3}1;gordel:O3=3;got:d' +
  '1l2n1p2r1w2z1B2H1I1J1T4U5V2W2>3]1_2{1;got a:b2d2i1l3n3o1q1s1x1C2D1E2F2G2L1T1>3@1{1|3}1;gouges:S3*3;gout:G4;gover' +
  'nment:h3<3}1;gp:G3O3;gps:J6;graad:C4;graag:t3B2C1E2=3;grab:D2H1*7^2;grabs:B2F1*6;gracie:j2V6}1;grade:A1C7P7!3#2.' +
  '1/2=4}1;grade #:C3Z1#2.2=3}3;grades:P3!3;grading:P10$3?1}2;gradings:P6[1;gran:a2w3A3H1)3}2;grandchildren:q2A2B4;' +
  'granddaughter:C2;grandkids:B3;grandparents:A2}3;grandson:B4C4D2S2;granny:n1v2A4B2E2Z2,2;grapple:F4G2;grappling:a' +
  '4j1w3x4z3B2C2S2V9]1;grayston:a1e3}3;great:p2)3}4;grey:A4_2}1;grid:b5>3;grip:x2B2;groep:C3F3#3;groepie:%5;groin:w' +
  '4S3*3]1_2}1;grondgevegte:V5;groot:C2D1Q3]4;grootmense:B5;ground:F1G1H6R1V9&3)1*3;group:a3l3r2v1z1B6C3F6M1Q3X2#4$' +
  '3%7&2(1@2;group for:A2B3C3%1}1;group of:u3D1Q2#3%3(2.1;groups:z1A3B4Q6$4%6;grow:=3}1;grown:a2d2j2A4B2C3E2O3Q2U5;' +
  'grown ups:a2d2j2A2B2C2Q3U3;grp:%5;guarantee:_4}1;guard:c1j2v2w6K2R2U1V3X1!5]6_2{3;guarded:K4O2;guardian:,5;guard' +
  'ing:!4;guards:l1w3K4Y2!4#4]2_4{1}2;guest:s3)3;guests:i2E2#2%2;guide:H2|7;guides:#2.3;gumtree:&2=3;gun:Y9)1*6+7]2' +
  '}4;guns:B1Y7*4+7}2;gunshot:Z4;gunshots:Z5;guy:v1y2F2J1N4O3P1Q1R2V4Y2$1*4]3}2;gym:g3h1j1o1p2w1F1J3L3T3W2$2.1/1<6=' +
  '1>2?1]2^1}2;gym in:b2e3K2V2W2/3=2>3]4^3;gym is:m3y3z2H2J2.2<2}1;gyms:b1g2j2k1n2o3s2w1z4E2H2I1Q2)2<2}2;gynae:G3S1' +
  ';ha:v3z4>3;haal:i3r3x2E1@3^3;hacked:}2;had:c1e3f2k4l1m3o2q3x2y2G6H2L1O3X2Y3)1,1/2>1@2;had a:c2e2m2o1q2s2y3z2G3O1' +
  'U1Y2Z1)2@3;haemophilia:G5;haha:z2B2E3F3U1.3}4;hailing:I3J2;hair:w2x5A2L2N1*3}1;hairdryer:L3}3;half:a1c3d1e2h3i4l' +
  '2n4q1r3v2B1C4F2#1&1(1)1/1;half past:a3c3d2e3i3I1;halfway:l3p2s3G2}3;hall:D2E2H4I1.2}7;halloween:.2}2;hampers:-5;' +
  'hand:n2v1w5D1G2I2P1U5X2Y3#2@2]1_2;handbag:L3*4;handcuffing:!3#3;handcuffs:}4;handed:o1E3]3}3;handful:%4;handgun:' +
  'A2Y8+4;handle:r1x2z2D3M3P2R1U1X3Y3#3*3+3?2;handles:M1N2=6}1;handling:Y3#2;hands:v2y4A1G2N3W4X1]2}2;hang:b2B2E4L4' +
  '}2;happen:b3y4$3>2;happened:}6;happening:a6f1)3{1;happens:a1f2h2o3p2q3r1v3y2O2P2U2&2*2,5>1@4_1;happy:G2_3}6;hard' +
  ':p2y6z5D1G4K2M2=4>1]2|1;hardly:r3D4;has:b4e1r1u1z1A1E1G4H1L1O5P1Q4%1(2*1-1@1]2_1{4;has a:b2e3u3x2C1F2*2]2_3}4;ha' +
  's the:b2B1O1Q3(3=2}3;hasnt:{6;hate:o2v2w3x1y3B2Q3R3;hated:z3F3;hates:i3}2;hatfield:I2;hav:B3$4,1/3;have:b1c1d2w3' +
  'x1B2F2G1J1L2O3T1V1W1X1>1]2}1;have a:b1n3o2s3A1B1C2E2F1I2J2M3N1Y3#2$2&1<1=2>1[3}1;have an:b3w1A3D3Z3,3|1}4;have c' +
  'lasses:f2B4F2V1$3}2;have it:b2d3B1G2M3U5V2W4X4)2^1|3;have my:f2n3q2w3x1K2L1X2!1,2]2}1;have one:w1G2W2)2,3/3]1}1;' +
  'have something:c1d1e1k3l2w2B4F4K2L2V2-1=5;have that:d3F3U1V3W4]2;have the:b3f2J3N3V2X2+3.2}4;have to:c1f2i2n1o3p' +
  '3q1r1s2v2x4y3z3A1E4F2H1P2S2%1,2/1^1_1;have you:a1b2c2d2e2f1j2B3F2J2M2T2U2W2X2Y2#1-3/1>2]2;havent:p3z6{4;having:q' +
  '3^3;he:u1w3C7D7E4G3H3N1O6+1,2?1}1;he has:e3p2D1E3G1*3;he is:u2A2C5D5_2;he join:A2C2G3;head:w1y2A2G3J2M1N4O2V1W3#' +
  '3$2%1&2*3|2;head coach:M3N2O1$1|3}3;headgear:w3y2]3_5;headlocks:*4;headscarf:w4;healing:x3G3;heals:A2G3;health:G' +
  '3,4<6@1;healthsaver:<5;healthy:}6;hear:A3)3;heard:w2y3E3F1G3J2K2S2W2&1>1{3|2;hearing:G6;heart:G5Z3}2;heavier:*3}' +
  '2;heavy:z2H3W4]3^3{2}1;hebrew:S4}2;hectic:c3f3l2v3x2y2I3;height:K3}2;hek:*4;held:a3b2z3F2J3Y2{3;hele:f3l3E3;hell' +
  ':r2z4;hellopeter:}3;helmet:L4_2;helmets:w2K2;help:b2l1u2D7G1H1Q2R3U1Z5#2*1+5-1<3=1}1;help me:b3v2G2R4U3+1,2}1;he' +
  'lp with:D3Z3$2*2+1<2}3;helper:I3;helps:G3R4}1;hemp:w3_4;hen:.4;her:h2j1n1p1u1w1x2C2D8E5F3H1O1$1&1*2,1-3.1;her to' +
  ':B2D5F1&2,2}2;here:a1b3d1e2l1m6t2w1y1z3A4B1H1J2M3R2U3V2X1.1<1>1?1@1^3{2;hereby:p2=3;heritage:a2h2.2}2;hernia:G5;' +
  'herself:l3D3F5R2$2;hes:C4D5H1;hey:b1o3r2s2y2D2H2_2}3;hi:}4;hidden:k6s2;hides:D4;hiding:b2D3[2;high:l2B5G3K2R1#3]' +
  '2;higher:k3}1;hijab:w3F3L2}4;hijack:K2!2#1)1*4;hijacked:#2}3;hijackers:*5}1;hijacking:)3*5;hijackings:*5;hiking:' +
  'Z3}3;him:v1w2C1D9E4G2I1O1V1!1-4]1;him to:D5I3K1]3;himself:D5H1N4O2P2U1W1$3&2;hip:G4H2;hips:H3}2;hire:w4L2#3$2+3.' +
  '5=5?3}2;hiring:I2=4;his:a1i1q1u1v1w2C1D7H2J1N4O2P2!1-1.1?1^2|1}1;history:z3S2}3;hit:a3e1y8z1D4G1W6*1}2;hits:k3D5' +
  ';hitting:y3F3;hiv:G4;ho:k1l2t4u2v3y3A2H3U3W1X3Y3!1)1*2;hobby:B3R3)3;hoedspruit:#2^3;hold:q7z1M3O2Q2V2*1.2^2{1;ho' +
  'lding:z2*3;holds:F2G3V3;holiday:h7m3q2B2)3+1.3=2}3;holidays:h9m2q1C4(3)1}1;hols:h5;holster:w3Y5]4;hom:x2D3G3;hom' +
  'e:c1f3i1m1p1y3F1L3M2R1U1V2$4*3/7@1]1^2|2}1;home from:f3y3B3C1F3/2;homepage:N3|3;homeschool:B4;homeschooling:B1}3' +
  ';homework:}7;hond:}5;honest:z1=3}2;honestly:o3s4y3z2;hoodie:w1]6^3_7{4;hoodies:]4^3}2;hook:W4}1;hooks:L3W3;hop:H' +
  '2}5;hope:k3o2z5D2H1=3;hopefully:H2]2}2;hoping:d3f2&3;horse:}4;hospital:u3U3Z2#2,5}1;host:)4.4=2;hostel:D4;hostil' +
  'e:!5;hot:L4}4;hotel:m2I5J1#2;hotels:/2}3;hou:q3y3.3;hourly:$4;hours:a4d3e4g11h5i9u1v1$4&1)4=2;hours is:g3i3I1)3}' +
  '1;house:c2s2v1A1Y2Z1#3$4*2.1/1^1{3}2;houses:F3R3U3#2;housewife:z3F2S2;how:i4j2n2p3t4v2y2A1I4P4Q2Z1$2&2)1-1[3^2_1' +
  '|2}1;how can:l3n4p2D2M2)3-2?3;how do:n1p3q2r1t3u2D1I1J1M3S1$1=1@3[3_3}4;how does:p1q2r2t3v5H4I1O2P2R3$2&1+1=2?2[' +
  '3;how far:q2H2I5{2;how is:b2o3v3z2E2F3K3R3S2>2@2^3;how lank:i4o4P2&2-3;how long:h1i5o3q2r1I3O2P3#2&2)1.1@1^1_2|1' +
  '}3;how many:i3j3p1r1s2y2H1I1J1K1N3P2Q3T2&1(3.1|2}2;how much:i1j5k3m1s3K1Q2$4%4&4)1-1.1]5^4|3;how often:b2j3q2y2P' +
  '3(2)3;how old:A6B3S3+2}2;how soon:a3P2$3(3^3;how to:t1z1D1F3O1S2U4W1X3Y5Z7!3#1)1*6=1[2}3;hows:p3y2;hr:b2g3O3#1,2' +
  '=4;hubby:b2d3u3A2B1I1$1&2-3?2;hug:*4;huge:C2F3;huis:d3$4*2/3;hulle:y2z2A3*2;human:h3M4}1;hundred:x3F3Q3;hung:{2}' +
  '2;hurt:q2y7z1G1O1Z2,5}1;husband:c1d2f1i1j2n2s2y1z1H2R1S1U2V1Y3$3,2?2]2_1}1;husband and:c2s3E2K2Y2$2}1;husbands:l' +
  '2Y2+3-3;hv:x3H3M3U3;hw:i2j4m3r1t3A1I1Q3&2|2;hybrid:/4;hyde:$2}3;hygiene:x3_3;hyper:D3R2;hypertension:G4;i:r2s1u1' +
  'v1y1z1M2+1;i allowed:t3y2A1E2K2P2+1,1}2;i am:n2u1w3y1z3A4E1J1K1R2!2=2]1^2}2;i attend:a3f2m2r2C2+3;i be:a2i3o2s2v' +
  '4y2z1A3E4N1O1Q4&1)1+2/2?3_1{1;i become:t1!2=4}2;i book:t4u2K3N3#3$3%2)3;i booked:u4v4w3;i bought:V3$2_3{4}2;i br' +
  'ing:j1s2t2w3A2B3C1E2G1K2L2N1Q2%1+2,2?1_1}1;i buy:m2s3w3$2]6_2|4}1;i can:b4c5d2f4j2m1u2C2G1I1L2M4O2P4R2V1&1/1]1{1' +
  '|4;i cancel:p5u5_3}2;i cant:j1r1s2w2x3y2z4H2J1L2M2U2)1,2/2]3|2;i carry:o2G2L2P3U2V2+1}2;i change:u2I3L3_3}2;i ch' +
  'oose:F2N5R2$1-2_2;i come:a2d4e1j2s2t3v3w3z1C2E2I2J3K1Q2V3Y2+4,1?1^2;i could:c2d3u3w2E2G2I1W3(1}2;i did:z1R3T2U2V' +
  '2W2@3}2;i die:b3l3z3F3,4;i do:d3e1o2p4r2s1t4u1y2z1G4L1R1U2V2W2Z1,1/2?1^1;i dont:f2n1o2r2s3u1v2w2A2E1F1I4K1L1P1Q1' +
  'R2T1U3$1&2)1+2,1?1@2^1;i drive:c2z1H2K4U1Z2!2*3;i drop:i3m3r3E4J2=3;i fetch:d2e3g2i3E4-3^2;i freeze:q6F3;i get:j' +
  '4s1v1G1H3I2L1M1P1Y1&2,1-1<2=1?1[1^1|3;i give:p2u3,3?3@4_1}2;i go:c1m2o1r3v2y3z3H3K2P2U2]2}2;i got:o2r2x2O2T3+2-1' +
  '_4{1;i have:b2e2i2r2s3u2v1w3x3y3z4G5K3P2S2$1(1+2=4;i heard:w3y3E3K2W2|3;i is:l2m3q4z5A3F3G3$2*1;i it:j2n3p2q5r3^' +
  '3_3;i join:b1k4m1o5p1r1t1v1z1A2B2C3G2$2(2/2<1?2@3;i just:g3o2t4v1x2y2E2K2R3W1(2)2[1;i keep:r2w3x4z3L3S1Z2/2@1}1;' +
  'i know:h2v1w2z3C1O3Q3>3}1;i learn:D1N3Q2S3T4U2V3W1X3Y1Z2$2&1*4+1/2|2;i leave:d2i2o1p4x2y1A2E4J2K3L3N1;i left:k3n' +
  '3@3]2}1;i like:e1m2s2v1w3y2N3Q3R3+3;i live:l2A1F2J1R2)1-1/3_2|3}1;i log:[7;i look:b2v2B2E2}3;i lose:p3r4u2y3z3<2' +
  '}2;i make:d4r1t2E1H2I3=3?3[3;i mean:a4d3j2o2C1F2H3$3(2}1;i miss:f2r1G2&3}2;i missed:a2l3r3u2A3)2;i must:t2u3w2x1' +
  'C3G1J2U3[2]3{1;i my:i3q3w2x2E2K4L2+3<2=4?2;i n:o2r2s2w2P3+2,3-2?2_2}2;i need:b3c2d1u1v1w2x1y1z2C2H1J2K3M1Q3U2V1+' +
  '2,1[2;i only:d3w2E2G1J1L2S2V2W3$3)2+2@1}2;i order:-2]3^5_1{3;i pause:q6;i pay:j4k7l3m3n5s4&2-2<1^1_1|1}1;i put:i' +
  '2q2t1u3C2K3L3&3,2;i reach:I3M6P2;i read:c2o4N3R2,3^3|1}1;i run:z1F2G2O2U2}5;i saw:j2l2F1K2N1S2T2U1X2Y3&2(2=3|1}1' +
  ';i see:a2b4c2e2k2s2F1G2J1P2?2]2{3;i send:p4M4,3^2_5;i should:v5N2R4W2Z2<2;i sign:o5t2L2(2,4[3;i sit:y3z3E5W2;i s' +
  'tart:c1o2r2t4w2G4P2R4+1|1}2;i stay:f2o1r1E1G1I3@3[3;i still:a3d3g3p2q5s1u1w3z4A2G4+2_1{2;i stop:o3p2q5K3;i take:' +
  'j2l2m1o1p1q2r1u2v2w1G5I3J2L3R2$3?3]2;i there:v6E2I4;i train:c2d1e1f2j3m3r1w2x1B1G4L1P3U2!2$1+3,1/3@4]1}1;i trave' +
  'l:f1m3r2U1$2&2/3;i use:g2n3w3G3H3J2K1Y2+4-2<4[1}1;i wait:E3K1(3}1;i walk:m2v4x2A2I6R2U2;i want:a1b1g1j2p1t3D1L1M' +
  '2N2O1R1U3V1W2$3&1(1-2[3]1_1|1}1;i was:a2f2k1p1r3u1z3A3F2G2P3V2X2{4;i watch:v1E3V2/2;i wear:w3x5F2G3L1]3}3;i wil:' +
  'b1o3p3q2t3M1U3V2W2X2Y2Z2!2$2)1?2_2}2;i will:l2r3y2I2K2=3}3;i work:c2d4e3f2m1E2I2J1L1Q2R1U2V1$2=1>1?3^2;i would:b' +
  '1c1f2m1o1p2s2B1D1E2F1I1L2M4T3X1Y3Z1$1&1(2-1=2?1|1;ibiza:&3)2;ibjjf:}5;ice:q4x1}3;id:b1c2d2m2n2p1t2z3A1C1E1J1P1T2' +
  'X1#1$1+4,1/2<1@5[1;id like:a2b2c2e1g1j1p2t3A2B2C2D1J2M1P2T3#2/3=1@2;idea:j3w2y2z3G1S3Y2#3-2;ideal:c3e1;ideas:-1.' +
  '3}3;idf:S3U3;idiot:z3}1;idpa:Y3}3;iets:a2c4d1e3f5k2l2s1B5F2G1U1V2)2;if:j2k1l4o1r5s2u1E1F1H2K1O1P1R1$1*3+1,6>2?1^' +
  '2_4;if i:j3l3o2p2q2r3s3u3C1E2F1I2K1N1R1$3(1,1?2@2^3}1;if its:j3s3z2F3&2+2>2_1;if my:k2l2o2r2y3B3G2K4$1,4?3;if th' +
  'e:P2Q2*2,3>3^2_3;if there:k1l2B2H3L2%2;if you:l2r2z3A1P3)2*2,2]3;ifak:Z4;ifomu:,5;ifuna:B3;ignore:D3}2;ignored:z' +
  '3}3;ignores:D2}3;ikhona:d3e2k4o1F4H4K1L2U2)1}1;ikhona i:o2F3H2K2L3)2;iklasi:a5c4d2e2f2i4m3r3s4B1F2;ikmf:P3}2;ila' +
  'yisense:+4;ill:i1p3r4u1z2L3(1}1;illegal:}3;illovo:I4J3;im:a2c1d1f2l1m1p2q3t3z5A2C2F1G2J1P1Q1R4$1,1;im #:l2z1A3C5' +
  'F3S2X2$2,4;im a:c3f3g1j2l2y4z1B3D1F2J1O2P3Q2V1Y1!1#1(2<1?2@2|1;im from:s2A2J3M2X3#2}2;im in:a1d2f3l2A1B1C3G2H1I3' +
  'J2N3V2Z3-1^3_3;im not:m3u3z2M3W3[2}2;im on:c2e3j1k2G4H2L3<2}1;imali:k4}4;imi:S5;imininingwane:T4@4;imoto:I3K6;im' +
  'paired:G3H3;impossible:f3l3H2)2;improve:Y3}2;in:o1t1v1x1y1A1C1H1J4#1&1)1[4]1^2;in #:m2s3y2z2A2G4N4!2]1}3;in a:b1' +
  'c1g1m2r2t1u1v2x1B3F3G4H3J1O1Q3R2S3Z1$1%4)2*3,1{1|1;in an:n2G2I1J3-3?3}1;in and:g2s3v3w2E3M2[2;in bjj:x3y3z3V1}3;' +
  'in boxing:y2W1}6;in bryanston:m2B3J2$3}3;in cape:e2B2J2U2)2_3}2;in class:y5A3D2O1X2*2,5?5|2}6;in december:h3o2r2' +
  'C2P3V3=3;in die:c4d2e3v2y3B2C3F1K2O3&3*1/2;in for:o4x4E2I4)1-2[4_3;in front:g1v3z1I3K4L3N1;in grade:C2.3=3;in hi' +
  's:e1i3w2y3D4;in it:s3w3S4&2<3?3|3}1;in january:h3j3l2t2G2(2}1;in joburg:b1f3h3n2H2J1T2U2V2X3!2-1^2}1;in june:o3p' +
  '2r3A2G2&1(2)2}1;in krav:A3C2P3S5U1$1*2;in law:A2F3J3S2_2;in march:o2p2z1C1G1(2.3=2}1;in my:e5i1s3w4x4z2A5G5H1L3O' +
  '1P1R1T1W1$3<1_5;in on:a2f2E2<3[3;in one:i1l1B3C2E1G2M3Q5#2&2_1}1;in our:c3F2U2%2)2>3}1;in pretoria:p2C2J3U2)2^3}' +
  '1;in rosebank:d2m2F2J2V3!2#3^2;in sandton:d1e1j2l1m1o1B3J2K3T1U3V3W3X1>4^1}1;in the:c4d2e3g1z1B2F1K2L3V1X2Z2$3&3' +
  '*1>1@1_1}1;in with:v2y1z1H2K2Q2<2[3;in your:z1A4C2I2W2&2*3,2=1>2?2@3]4|1}2;inappropriate:w3}1;incident:}3;includ' +
  'e:i3j5S1W2*2^2|3;included:f2i3j5w1L3P2W2#3&1)2*1^2|2;included in:i2j1W3#3)3|2;income:l3y3;increase:}6;incwadi:|4' +
  '}2;indemnity:,11;individual:m4Q3$9;individually:F2$3;indodakazi:C3;indoor:x2Y3;indrive:I5;induku:X5;industries:}' +
  '4;influencer:?3}1;info:j2t2v2B3S4T6V3W1X1Y2Z1!1&4)2@6;info on:B3S3V2X2Y4!1;information:T5@10;ingabe:s3,3;ingajoy' +
  'ina:C3;inhaler:G5;ini:w5&2;inini:)3;initiation:k3D3;injured:q5y3E2G3Z2,2}1;injuries:y6G3O1,5;injury:y5G5;inligti' +
  'ng:T3&2@4;inombolo:M5@3;inosanto:X4;ins:m6t3;inside:x4E5H4J2K2*2?2|3}2;insta:M3)2?4;instagram:a2b1j1z1F2M3N1(2/2' +
  '?3]2}2;install:}5;instalments:n2}2;instant:n3-3;instead:e2f2n3r1u3L1M3O2#3$1)2-1.2/1>1^3_4;instead of:e2f1u3F1L2' +
  'M3O2#3)2-1.2^4_2;instructional:/3}2;instructor:v1N6O8P3Q1$6)2/1=7[1}2;instructors:N7O8)2=5}1;instrukteur:O4$3;in' +
  'sulin:G4}1;insurance:k1y2K2#1,8<5@1}2;insured:y2,5;insurer:<4;intake:(10;intakes:(5;intengo:l5;intensive:)6;inte' +
  'r:}4;interclub:}4;interest:p3}2;interested:p3t5y1A1C3U4V3W3X2Y2Z1!2|1;interested in:p3t3y1B1C3U4V3W4X2Y2Z1!2|1;i' +
  'nternational:O4<1^3;internet:n3/5?4}1;internship:=5;interview:o3v3}4;intimidated:z5D4F2;into:b1l1v1y3A1B2C1D3F1H' +
  '1J4K3P3V3W2!3&3*1[1}1;into the:y2A3H2K4P2&1*2;intro:s5t3u7v6&4;introductory:s3u5;introvert:z3D4;intruder:*4}2;in' +
  'truders:}4;invented:S3}3;invoice:n2s3#1_3}7;invoices:}4;involve:y3B2S2;inyanga:j4q5;ipad:B3[2|3;iphephile:K3@2;i' +
  'phone:/3}2;ipsc:Y4}2;iqala:(5;is:k1y2A1C2H1J1M1Q1S2}1;is #:e4A2C8G2H1I1K1O1)2<1|1;is a:f2h2i2j2q2r1w5A1D1L3O1P1T' +
  '1U1$1(3)1+3-1=1]1}1;is best:a2c2d3t2v2A1}3;is boxing:a4i2C1R3W3}1;is die:j1o3y1A3J1K1N2P2Q4R3&1(1)2|2;is good:c2' +
  'R4V3W3;is he:A2C2N2O5;is in:c2e2h2j3u2C3G3H3I3M2P3Q3&2+1>2[1|2;is it:a2i2j1k1o1s2v1y3z3E2F3G1H1I3J3K2P2Q4S3T1V1+' +
  '1?1[1{2|1;is krav:a4b1j2y2z3A1B2D1F3G2R1S4T2}1;is my:e2f2p2v2y2C1K1L2M2=2?3@5[3{5}1;is n:i1m3w3A3F4-3;is not:l2z' +
  '2B3C3M2,3_3|2;is on:b3v2D2G6H4N2T3(2<2?2|2;is one:f3i1z3N2P3)3,3;is she:z3A1C4;is that:g2r1v1w2z1D1E4K2N2P1R2S4V' +
  '1W1Y2#1*2+3,1/1?2[1^2;is the:c1g1i2l1o1q1s5E1H3I1J2M2O3Q1Z1&2>1[2]3|1}2;is there:a3b1c2d1e1f2k3l2o1s1B3H1K1L1M1O' +
  '1P1T1U1V2%1&2(1)1/1|1;is this:z1A2G2J4O2S2T4U2@5;is too:z3A3J3+3_2}1;is you:f2g2h4j3H4I1J4M4N1O3)2,2>1;is your:b' +
  '1c2f3r2A2F1H3J4N2O2R2)1>3@3|1}1;is yours:b2i3j4o2s2J2&2,2;ish:e4;isibhakela:W7;isiphandla:x4;isipho:-4;isnt:o3s3' +
  'B3}4;israel:N2O3)2=3}4;israeli:h2N3S4U5;issue:z3+3;issues:D4G3;it:a1i1j2o2p1r1s2t1v1x1y1D1E1K1P1Q1S6V1W2*1^2_2{2' +
  '|3;it a:i2o3p2r2t4v1A2F2G3H2I1K1P1X2?2|3;it at:c2s3D2E2F2G2K2U2V2W2,3@3]2^2_3;it be:a2i1n2q2r1x3y1G1H1N3%1&2)2+3' +
  ',1/2_3;it by:n3z2K2Q2V2X2>3^4{3;it can:j2p3A2D2E1Y3%1/2<2_2;it cost:j2k3m2q2C1E3#2$1%1&2|1}1;it for:p2s3t3z2A3B2' +
  '$2]3;it go:x2z3I3L3&2@3;it in:c1n2o1x4E1J4L2S3U2V4&2*2;it is:d1e2f2s3t3B1D2E2G2S3W3$1<2;it ok:r2w2E4G3K1?3_2|2;i' +
  't on:h3q2x1D1G1H1K1L2U2[1{1|6}1;it only:e2f3y2z2B3T4;it possible:d3e2q2s2E2G2.1/3^1_2}1;it safe:n2y3G3O2>3@3}2;i' +
  't still:N3V3W3&2)2-3=3_1;it the:b2k3v2w3y2J4Q1S2<2;it to:d2p3u4B2I2T3^4}2;it too:A3C2I3U2W2X2(2;it work:j3o1t3v2' +
  'z1F5P1$1?3[3;itekisi:I5;item:^3_5{1;items:w2]2^2_5;ithatha:i4;ithuta:B3U3W2Y3/3;its:b1d2h2p1r1s1x1E1F3M1X1#2$1%2' +
  '&1+1-3>3{6|1}1;itself:o3+3}2;itshireletsa:U3*3}1;ive:a1c4o2p2t2u1v1w3z3B3G2H1P2R2U2(2=1;ixesha:g2i4;iyiphi:R5;iz' +
  'itebhisi:H4;izolo:r3}2;jab:z3W4$3}1;jacket:L3]4;jake:W2}3;jan:h3q2}1;january:h3j3l3q1t1G1P1(3}2;jason:S3U1}1;jea' +
  'ns:w6}1;jennifer:S2}3;jersey:w2}2;jewelry:x4;jewish:h2S4;jhb:J2U3;joang:t3I2;job:c1d3j2o4p4z1O1R1W2Z2=10;jobs:q1' +
  '=6;joburg:b1f2h4m2n2o1w1H1I1J1T1U3V3X2!1=2>3^1}2;joe:V3}3;jog:z2F2I3*3;johannesburg:J2V3X3>2}1;john:R2}4;join:k4' +
  'm1o3s1t7z4A4B4C2G2(3/2<1=3@1;join a:a2m3r2F2$3)2,3/3}1;join the:v3z2B3F1%2(4=4}2;joina:t3E2;joined:p3(4[1}2;join' +
  'ing:k8o3p2t4E3G2M2&1)2;joining fee:k4}4;joins:k3l3C2E3$2;joke:C1W1-2}5;jonk:A4C2;journalist:?2}3;jse:e3}3;judo:w' +
  '3B2C1O2R3S3T4V3;juice:}4;july:h2q2u1x2C2)3}2;jump:z3G3V3$2]3;jumping:G3}3;june:h5o2p2r3A1G1P2&1(2)1}1;jungle:D1}' +
  '3;junior:B9D2=2;juniors:B5C2O3;just:f1g2m2o2t3v1x1y1C3E4F4K2O1Q1T1V1W3$4%2)1*1^1}1;just for:g3m2o2W3$3%2}3;just ' +
  'to:k3s3K5}1;just want:g2i2y4A2E1K2R3W3)2;jwang:n3[2;jy:m3z2;ka:f3h3j1x2C2I1Q3X3?3@3^2{3}1;kaalvoet:x5;kaart:n4;k' +
  'ae:i3A3J4{3;kaizer:}3;kakhulu:D1Q4}2;kali:a3w2y1z1A1B2N1P2R2X9$1)1]2;kapings:*4;kar:I4K2;karambit:X5]3;karate:i2' +
  'k3w4z2B2E1P4R4S3T6*2-1=2}1;katherine:}4;keen:a2o3t4z1A3F2G1H1U4V3W2Y1Z1=2;keen to:a2t2z2B1H2U3V3Y2Z1=2;keep:i1m1' +
  'r2w2x4z5D1E3F1L2O1P2R1Z2/1>1@4]3;keep my:q1w4x1L4@4;keeping:|2}3;keeps:r3t1D2J2?2{2}4;keer:m3s3w2*2}1;kempton:d2' +
  'I4J3;kena:z2A4H2[2;kept:o3F3@3}2;kerb:H4;keto:}4;keys:x3L2*4}2;kg:z2H3;khoso:&3(3;khumalo:}4;kick:a2f3S3#3(3*2]2' +
  ';kickboxing:z2A2T3W4}1;kicking:R3S3W2(2}2;kicks:y2G3S3W3*4?1;kid:i2l4p2q1r1y2A1B1C3D5E2V1.1?2[2}1;kiddies:B6C1;k' +
  'idnapper:B4;kidnapping:B2*2;kids:f2h1i1j2k3l1o1w1y1A2B9C3D5E1N1P2Q3,2.4?2]2}1;kids are:d3f2h2C2E1F2%3?3;kids cla' +
  'ss:a1f2i3A2D2E1N3,1<1=3?1;kids or:o3B1C5S3;kids to:w2A3B2D2}2;kierie:X4;kill:d3j2z3}1;kilos:z4F2W3;kin:,4;kinder' +
  'garten:z3C2;kindle:|3}1;kindly:a2g2j2n3p1v2H2J1K2M1T2W2(1@2[1;kinds:T2U2*4;kingsway:I3;kit:k2w8L2Z2]3_3}1;kitche' +
  'n:.3}4;klaar:i3)3}1;klein:%3_3;kleintjies:B5;klere:w5;klim:H4;km:I4L3U4;knee:p2q2w2G6(2,1]1;knees:A1G3H3R2*3;kne' +
  'w:B2}3;knie:G5;knife:a3s1w3A2B1C1N1X9)3*4/1]2;knife fighting:s2A3B3F2N2X2;knives:a3w2y2B1X4&1*6.1]1^2;knock:c2d3' +
  '}4;knocked:l3y2G2>3;knocks:G3,3;know:a1h1i1k1v6z4G1J3N3O6P2Q3S1V1Z1>1{2;know how:i2n3y1z4F2G2I2O3Q2Y3Z4#3[2;know' +
  ' if:k2o1t1w2A1B3H3K3L2O1P2*2,2<2>3{3;know the:a2o4v2z3J2Q2$2(1}1;know what:j4w2B1D3G2O5P2R3S2U2V1Z1|2;knowing:z5' +
  ';knows:z4D2;knuckle:}3;knysna:^3{3;ko:D2I2;kombi:I3K3;kontrak:o6;kopa:b2t3u2J2M3$1}1;korting:l5;krag:>5;krav:a4c' +
  '1e2f1j1t1y1A1B2C1O1R6S9U10&2;krav and:b3j3R1U3W3;krav for:z4B3C3F2S1U1#2;krav in:d3m3U6;krav maga:a1c1d2f1i2j1w1' +
  'y1A2B2C2F2N1O1R1S2T2U1#3&1*1.2}1;kravmaga:S5U5;krugersdorp:I3J3;kry:b4l2r3y4P5Q3,3<2_2;ku:u2S3[3}3;kubotan:]3;ku' +
  'fanele:o3+3,3;kukho:a3c3d3f2,2;kukhona:c1e3k1o1F4>3;kumele:w4x3;kung:S3T3.2;kuni:U3=3;kuphela:e1f3F3;kuqala:v2E3' +
  ';kwe:o2z2;kwenzekani:v4;kwi:v4[3;kyalami:I3}1;kyk:b3j2o2E7;l:>3_2;l#:G3}2;la:u2v3V2.3}1;laat:d3q3}4;lacks:D3;lad' +
  'ies:w3y1F13L4N2X1%1]2;lady:a2x2A1F9O7!2;laid:b4;land:I1K3?3;landlord:}5;lands:a2u2;langs:E2}2;language:G3S2|3}2;' +
  'lank:i6o3x3P2&2-3;lapho:T3.2=2>3}1;lapse:r2?3;laptop:E3K2L5/3}2;large:Q3.3]4_3;laser:G1}3;last:d3h2i1k1p4y2z5G2H' +
  '2I3J3K2M1#1)2+1.2@1{1|1}1;last gym:k2p3y3A1F1K4>2;last night:u2J3|3}2;last week:j2p4r2z3F3M3=3_2{2;last year:b2k' +
  '2s2z1C1E1G2J4U2#3&1+3.2@3]2;late:d7e1g3r1u2A5E1F1I1U1(4{2}4;later:a3d6n1q3r5u1w1E2R1,1_1}2;latest:b3d5;laugh:z5D' +
  '2}2;laughed:D3}2;law:A2F2J2S1#3_1}8;lawyer:W2,3}5;lawyers:o3;lay:n3r3w2F2}1;lazy:D1}4;le:c1d1e1f1h2l1m1B2C1G1H1J' +
  '3L2O2S2T2V1X1Z2#1*1.1<2>1@2]2^1|3;le na:c3d2e3f3B2F3V2;lead:e2^3;leads:N3}3;league:}6;learn:z1A3B4D3N1P3R4S4T1U6' +
  'V5W6X6Y4Z5#1%1)1*2+1/3;learn how:D5F4U2V2W2X1Y2Z2)3;learn selfdefence:z2A2B3G1U3%4/3;learn the:V1W3X2)4}3;learn ' +
  'to:j1l1y2A3D3R2U2V1W4X2Y3Z2*5+2;learner:C3Q3[2;learners:z3B4O3#3;learnership:=5;learning:D1F2G2N3O2U1/5;learns:D' +
  '1*2}2;least:s2B3F1K3Q3R2;leather:]4}4;leave:i1o1p4q2s1u1x6E4K5L3N3}1;leave my:E3K4L4M1N1O2{1}1;leave the:d2p4x2I' +
  '3K3/2;leaves:a3e3f2i2C3R2)2;leaving:p6E3K2O2)1^2;lectures:b2c3d2;lee:}3;leen:w5;leer:B4D2G1N3S2T2U3V2W3X2Y4Z3&2)' +
  '2*4/2=1;leer you:B2D2*6;lefa:m3n3<2;left:a1k1n1z4G3R3W2!1&1?2@2]4_3{2}3;left my:n3G1]2}3;leg:q2G5H5K2)2_3;legal:' +
  'o1A1+1,3@2}7;legally:o4,4}5;leggings:w4]3_2;legit:s3O4}2;legs:y2G2H2R3}2;lekker:d3f2t1G2K3>2}2;lend:w3}2;length:' +
  'i7o1}1;lenses:G4;lerato:a3;lesbian:F3;less:i1j3l8r2D1Q1U1/2<1}1;lesson:a4d1i4m4r8s6t1u4v4w1y1E5F1$5%1,1-1/3?4;le' +
  'ssons:a2b3d1e1h1i3j3m2r5C1U4V2W1X2Y4$6%2)1*2-4/6;let:a1t4u3A1E3G2M1V2W3&2(2+2>1_1{1}3;let me:a2t2E1G3M1V3W3&2(2+' +
  '2_2;lets:e3j3p2q2D3;letsatsi:u2)2.3;letter:p3G2M2,2<3=4}1;letting:o2}5;level:y2z6H7K2O3P7Q2U1Z1%1)1*1;levels:P8Q' +
  '3U3;levy:k5;liability:,7;liable:s3,4;liam:}3;library:/4}3;licence:k2I3+12}2;license:I1+8;licensed:+7;lichtenfeld' +
  ':S4}1;lie:V2}3;life:r2z3A2E3O1R2S1T1U2Z4,2<3>1}1;lift:i2u2H9I4>2;lifted:H4;lifts:I4;light:y3G3Y2)1>3]3}1;lightie' +
  's:B5;lights:G1>9}1;like:a1b2e1g1m2p1s2t1v1w1L2P1Q3S3W2X1Y1#1$1&1)3*1,1/1?1_2;like #:a4e3m2Q2#3$3)3;like a:b2e1w2' +
  'y2z2F2L3Q1W1#4&4)3-2.2?2;like it:m2n3o1p3s5w2D2H3Q3@3;like me:c3z5A2F3U3W2;like that:l2o2y2C2F2G3K2P2W2Y2)3,4;li' +
  'ke the:b1s2y2M2N2W1_5;like to:c1f2g1m2o1p2t3x2A1B1C1E3J1N1T1U1V1W1X1!1&1/2=3?2;likes:-2}3;limit:j3r3A7K2Q3}2;lim' +
  'popo:)3/3}2;line:b2v3A2I3M2/3>1;lineage:N3}1;link:b1n3t2u3J2,2/3[5]2{2|2}1;lip:y5;lisensie:+5;list:b4j3t2u2w5N2T' +
  '3V2W2&2)4*2<1@3]2;list of:w1N3T4)2*3]3|2;listed:b4<4;listen:D5;little:a1f1i1j2k1y1A2B6C4D3E2L3N1O1Z2#1%3;little ' +
  'ones:a2f2i2y2A4B3C1E1L2N1O2Q1;live:l2y1F1I1J3M3Y4)2+2.3/6?2^2|1;live in:f1A2I2J1R2/3?3^2_2|2;lives:A3B2J2Z3|2}1;' +
  'livestream:/4?3;living:y2z2A2F1M3)2;load:a1K1#1>8}2;load shedding:>6}1;loads:b2}3;loadshedding:>8;loan:w4}2;loca' +
  'tion:x2J8;lock:g2o7K3L4)2}1;lockdown:z3/3;locked:g3h3o4}3;locker:x2L7^1}1;lockers:L9;locks:L3V2*5;lodge:#2^3}1;l' +
  'og:[8}3;log in:[6}4;logged:[4}3;logging:[5;login:[14}3;logo:]6}4;logs:@3}2;lokuqala:v3Z4;lol:d2e1f1h1j2m1n3o1w1y' +
  '1z2B2C2F2L1P1U1W2%2,1.2>2_2|1}1;lona:b2I2J2M3;london:m3J2U2-2^2}3;long:h5i8l1o6q3w3x4G2I3O1P3#1&2^2_1{1;long do:' +
  'h2i2o4r2y2&2@2}2;long does:i1s2I1&3.3^3}1;long is:h1i3o1#3%2)2-1|2;longer:i4o1p3q2u3I2U2;longs:i4w2;loo:H3L4;loo' +
  'k:b5l1v2z5E10Q1U1X1!2?1@2]1{2;look after:l3y3B2E1F2P2U2!3;look at:b3z2E3Q3?3;look like:b4v1z1H2X3&1}1;looked:b2K' +
  '3Q3<3;looking:e1j1B2E3F1K1R1T2U3V4W3X3Y2!3$1&2/1=4[1]3;looking for:e2B3C1D1F1R1T2U3V4W3X4Y3!1#1$1&2/1=4[1]3{1|1;' +
  'looks:z3A2F3L3P3*2[2|2;loop:I4;loose:w2H1*3_3;lopez:S2}3;los:m3K3L3;lose:p2q2r4u1y2z2R3<2}2;losing:R3}1;loss:W2}' +
  '2;lost:a1b3p3r5z1J2N1Q2_2{5}2;lost my:p2+1_3}5;lot:a2j1k2n2y2z4G1K6R2W2$1&3)2/2;lots:b3F2H2O3Q2;loud:G3}3;lounge' +
  ':E3/3}1;love:c1d1f1i1j1l3o1t2v1B2F2V2W2X1Z1)1-3=1}3;love to:c2d1e1f1i2j1l2o2t3v2B3W2X2Z1)1-1=2;loved:c3U1W2;love' +
  's:B2C1G3T3-3|2;low:y4D3G3Y2)2;lower:l5A3G4}2;loyalty:l3}2;luggage:w5;lunch:e14g2D3V1#2;lunch hours:e5i1;lunchtim' +
  'e:e9I3$2;lungs:z1G4;lyfwag:!7;lying:V2*3{3;lyk:z4;m#:c3r3J4}1;ma:x2A3H2}2;maak:h3t3u3D2$3>3?3@3;maar:z4}2;machet' +
  'e:X3*3;machine:n3>2}4;mad:q2z3A2B1.3/2;made:n3p1w2S4T2,3@1_3}4;mag:x4A3E4G3+2,1?4;mag i:x4E1G1+2?3}2;maga:a1d2f1' +
  'i2j1y1A1B2C1F1N1O1R1S3T2U4#2&1*1.2;mail:w3M6@2[1}1;mails:@3{2;main:N3T3}1;maintenance:>3;make:d2r7t2u3z1C1D4I3P1' +
  'R1*1=1?1[2}2;make a:d3t3z4-2}1;make it:c1f1l2r2I3P3%1/2}2;make my:r3D3}2;make up:r6x2L3R3;makes:m2y2O3S3|2}4;mak' +
  'ing:u3z3}1;makro:]3}2;male:D2F5O5=3;mall:A1B1E1I2J1K3#2)1.3]2}2;man:C1E3F3N3O2S4W2*4,2-2=2}1;manage:r2z6G2H2#2;m' +
  'anagement:#3=4;manager:f2j1M4#4=3}1;mandate:n3o3}2;mandela:I2J3}1;manned:g4;manners:D2}3;mans:F2Q3;manual:H2@4|3' +
  ';many:i2j2o1p1r1s1y1F3H2I1J1K1N3P2Q5R1T1&1(3.1|2}2;many people:y2P2%2)1}6;maobane:r3}3;map:J5K2;maps:g2J4;march:' +
  'h2o2p1q4z1I1P1(2.2=4{2;mark:}4;market:n2.3;marketing:=3@5;marking:d2}2;marks:y3}5;marlboro:I3;married:x3+2}5;mar' +
  'tial:z3A1B3C2D3R4S2T4X4-1.2}1;martial art:z1C3D2R4S3;martial arts:z3A1B3D2G1R1T4X4-1;massage:}4;masterclass:)6;m' +
  'at:f3m5v1w2x7E2F2H2L2N2Q2V6$2%1;match:l5o2<2}2;material:w2[3_2|3;maternity:q2}2;mates:m2z2%3.2;maths:A2}4;matlal' +
  'a:W3}2;matric:f2p2q2z4C3!4#2-2=4;matriculant:l2C4=2;mats:a2i2q1x6B2E1L2V4,1.2=2?2}4;matte:x3}3;matter:z1A2G3S2;m' +
  'ature:A4C2V2;max:q3Q3%1.3;maximum:q2A2H2Q3;may:b2g2h4p1q2w1x4A4C3E2G3V2(1+3,2?6}1;may i:b2g3p1t2u1x2G3T2+4?6^1}3' +
  ';maybe:e2f2m1J3R1(1)1}3;mayweather:}3;mcgregor:}4;me:b1j2o1p1t4v3z2M4R4U1V1$4&1,1=1@5}1;me a:b3j1o2s2t2J3M3-1_2}' +
  '4;me about:B1N2S1T3V3W1X4Y3Z2!2$2;me and:i2j2t2B4K2R2$2%4.2;me at:a2c3f3v1D3I1^2}2;me do:d3l3v2B3F1G3U3V3;me for' +
  ':o3s3t3w2}2;me how:p2t3v2Q1U4Y2*2;me if:j2k2F1H2K3@1]2_2}2;me in:o1t4C2F1R1S2V2$4%1/2?4[3^2;me off:u3v2J2@3}3;me' +
  ' out:e2p3z1G2}4;me the:b3r2J1N2R1U2&1(2,3_3|2;me to:a2j2n1o3t2x1G2M2U3W3Y1Z1!1#1,2[4}1;me what:a4j3v1w3O4R2|3;me' +
  ' with:e3H3M3O3,3;me your:b1o1J1T3]3}2;meal:}3;mean:a3d2j1o2y3D5H2O2S4$2(2,4{1;meaning:S4}2;means:d4r2;meant:A3_2' +
  '|3;meantime:E2+3;meanwhile:q3+2;measure:P3}1;medals:?3}4;media:M2=4?4;medic:x2O2Z6;medical:a1q2G4O1Z9,1<8=1@2]1;' +
  'medical aid:<6}4;medication:G5;medicine:Z4;medies:<5;mediese:<5;medium:]4_3{2;meds:G4;meer:T3}3;meet:a3l3H3N3U1/' +
  '3;meeting:c2i2r2u3w2L2{3;meetings:c2d3;meets:a3v3;meisies:F3W2#3;mekaar:y4;melrose:I4#3}2;member:j1k3l2m3p3q1s3t' +
  '2A2B1$2&1)1/1=1@2[3]1}2;members:f1g2j1k2l2m3A2F2H1I3K2Y1#1$2)3,1/2?1@4[7}3;membership:j7k1m4o5p7q7t1&1)1-1/3<2[1' +
  '}3;memberships:j5l2o4;men:w3y3z1C1F6L2O4Q5U4V3;meniscus:G4;menopausal:A5;mense:d3y2A2O3Q3U3=3@2;mental:G2|1;ment' +
  'ion:A3I3;mentions:%3)3;menu:b2T2U2[2}3;mes:X4*3}1;mess:n1}2;message:M3-3{2}3;messages:D2@4}1;metres:K3Q3}2;metro' +
  ':l4;metrorail:I4}1;mid:c1e5A2;midday:e11;middle:e6t3A5;midrand:d3I3J3#3^2;might:o3r3;migraines:G4;mike:N2;mild:G' +
  '3;military:l3O4U4|1;mind:b1p4u1C1E4R3_3}1;mindset:|3;mine:b2s3w3C3D2E2W3&2@3^1{3;minibus:I2K3;minimum:i4o7v3w2z2' +
  'A2D2P1#2$1^4;minors:B6,3?1@2;minute:e1i3&2-1}2;minutes:f1i8s1v4I3K2}1;mirror:L3;mirrors:}5;miss:c2f1q2r4G1V2&2/2' +
  '}3;missed:a1l2r10u3A2P4(2)3;misses:A3;missing:r6_4{3;mission:p3}2;mistake:}4;mitts:w3W3]5;mix:r3z2B2D2F1R3S3;mix' +
  'ed:B1Q7T2V2&1.1;mma:B1R3S2T3-1]3}2;mnth:j3o4;mo:D1H2[2}2;mobile:n3/3[2;mobility:H7;model:y3D1?3}2;modern:S2X3;mo' +
  'dify:u3G3;module:#3+2;modules:&4;moeilik:z4;mom:c1i1l2n1y2A1B2C2E2F4K1%2)2,4-3/1?1{1;moment:a3g2j3l2H2=3>2;momen' +
  'tum:<7;moms:c2l3w2E5F6H2^2;monday:a5b4c2d1f4g3h3l4r4t1u2w1Q1(1]1^3{2;monday to:b4d2f4g2;mondskerm:w4]3;money:j3l' +
  '4n5p1r2s4D1E1N2<1_4}4;monte:I3}1;month:d1j7k4l3m2n2o9p4q6r4t1#1&2(3-2}1;month is:n3A2Q3(3}3;monthly:j8k4m1n1o5q1' +
  'K1&2/2;months:b3l3n1o9p4q8z1G2P5&3;moo:I2}1;more:a1b1h1k3m3p2B2D4F4Q2R2S2T4X1Z1&2*1^2|3}1;more than:f3j2z1Q3R1*3' +
  '^1|2}1;morning:a1c11d2e3f3g3K1M2Q1W1$2>2_2}1;morningside:j3I3J2>2;most:j1w1A1E1H2Q2R6^2}1;mostly:d2A2F4Q4R2;moth' +
  'er:g1u1A3B2E1F3H1J2N1O2Y3&1)2,1?2_1;mothers:D2E2F2-2;motivated:}5;motivation:D2}2;motorbike:G2K3L2U3;mouth:w4x2y' +
  '2Z4]5_1{2;mouth guard:w3]4_2{2;move:u6A2J3P4Q2V1W2Y2&1}5;moved:j2r2t2u4C2J3U4V1X3=2{2;movement:W3{3;moves:z2C1F2' +
  'G1*6.2|2;movie:S1.2}7;movies:X4*3;moving:p6t1B1C1V2(1<2=2{1;mozambique:q2^4;mr:p2t2v3J2M2}3;mrs:p3}1;ms:H3;mtn:n' +
  '4I1;muaythai:z3R3T3W3=2}1;much:i1j5k3l2m3p1s2F1K1Q1$4%4&5-1]4^3|3}2;much does:j1G3)2}5;much for:j3m3z2$1.1]2^2|1' +
  ';much is:j4k2l2s3I1K3&1]2^2;mud:x2L2;mugging:*3}2;multiple:l2G4)1*4;multiply:<4;mural:B1#3}1;murder:_3}4;muscle:' +
  'z4G3}4;muscles:z2}5;muscular:H2}3;music:}6;muslim:f1w3F3L2%1?3;must:i1j1o2p2q1s1t1u2v1w4x4y2z3A1C1E2H1I1J1K2L3+4' +
  ',4=2;must i:i2j1k1o1p1q3s2t2v3w2y1z3E1G1I1J2L3P2Q1R1(2+3,1/1_1;must we:r3w2y2C2K2&2.2}1;my:p2u5x3B3C2G1K1L1$1?1@' +
  '6[2{4}2;my #:C3O2W3%2&1+3}2;my account:q2@2[5}2;my age:A5B2F3I2;my bag:w5I1L4;my bank:n2@2_3}2;my boss:b3d1j2w1K' +
  '2W3!3#4$1@1;my boy:p1B4D5E1G2O1$2.1?2;my boys:h2n3B2C3N2^3;my brother:m1o1y2D1G2N2S1U2!1$1%3-2=2^2|2;my car:r2F1' +
  'I1K4L1U3]2}3;my card:n1s3+3@2{2}1;my child:i2k2p4v1B1C1D3E5N2O2,1?3}2;my children:B7;my company:n3o2U2#3+2,2}2;m' +
  'y cousin:a3m3t2V2!2%3}2;my dad:A3K2U3X2*2-1|2}1;my daughter:h2i2j1k2r1v1w3B2C1D3E1F2O2Q1$1)1.2=2|1;my debit:p3}4' +
  ';my details:t3M2@6[2;my dog:}6;my ex:n3B1E1O2,3}4;my fees:l3n3q4<2=3}1;my first:i2j2k2s2u6v4w4x2Y2?2;my friend:a' +
  '2k2m1s2z3F1R2T2U2,1-3;my girlfriend:a3l2E3F4R2*2-4;my gloves:L3^3_1{5}1;my gym:e3h3A3V3/3<3>2^3;my house:$2^2}5;' +
  'my husband:c1d2f1i1j2s2y1z1A1F1H2R1S1U2V1Y3$1,2?2]2_1}1;my kid:i2p3r2y2B1C1D4E3G1.2?2;my kids:b2d3f2h2o2A1B2C2E2' +
  'U2*3/3?1;my laptop:E3K2L2/3}1;my licence:I4+5;my life:z4O3T2U3,2>2;my little:B4C1D3E2L3Z3;my membership:p4q6@1[1' +
  '}5;my mom:i2n2C2F2%2,3?2{2;my mother:g1u2A3E2F1H2J2Y3_2;my name:d2t4u1Q3,2@1_2}1;my number:M4@6;my old:c2e2f3i3j' +
  '3q2z1F2I1L4P2*3,2{2;my order:^4_4{7;my own:w4z2E1F2G1W2X1$5+2,2/1]2^2}1;my parcel:g3^2_3{5;my parents:o2A2C3,2-1' +
  '@3;my password:}4;my phone:b3n4J4L3*1?2[3|3}2;my plan:p3}3;my profile:@2[5}2;my sister:f3t2C3F5J1%2-2=2}2;my son' +
  ':b1f2i1p1v1w2y1B2D4E1N1P1Q2Y1%1,1.2]3}1;my sons:a2k1p2E3_3}3;my teenager:t3B5C1D3E1]2;my trial:t2u7v6;my wife:j2' +
  'l2y1E1F4J1O3Q1R2T1U1Y1$3&2(1*1<1?1^1_1}2;my work:m2o2L3R2V3+3?2;myself:e1n1o3w1z3A1E1F3P4U7$2*3?2^1}2;n:b2e3f1i2' +
  'k1n1o2q2r2H3J1L1S1Y1#1$2%2)1*2+2,1-2.2>1]1;n#:I1J3Z4}1;na:c3d3f2l1o2y4B1C1F2H1L2O3Q2T1V1W2X1!1/1=1>2@1]2^4;na le' +
  ':c2d1e2f2k1l2B1C2F1G3H3L2O2V2)1@3;naby:I3;naidoo:t2J2;nail:x3}1;nails:x9;nairobi:m2X3;naked:V4}1;name:d1t2J4N7Q2' +
  'S3+1-1@4]2}3;names:D3N4;namibia:J3/2^1}2;nanny:e3E3Z2}3;nasty:D5;nature:z5;naughty:D5;navy:}4;naweke:f6;ndicela:' +
  'b3u2M3&2=2;ndifika:v3I3;ndifuna:p3t3F3U3V2W3Y2Z1!2$3-1=2|3}1;ndinxibe:w5;ndiza:q3v3;near:d2A2I5J4K3V2X2^3}3;near' +
  'by:a2E3I3;nearest:I3J4}1;nearly:C4;necessary:t3w3+2;neck:E1G4;need:b1c1p1t2u2w6z2B1G1J2L2M1U2#2$2+4,3-1=3[1]2_1{' +
  '1;need a:o1q1t1v2G3K3L2Q1V1Z2#2+4-1=2[2]4|1}2;need an:b1B4$2}4;need my:t3y3C3+3,4?3;need something:c2d1B1C2D2J3P' +
  '2-3/3;need the:b3c3J3N2(1^5_2;need to:b1g2i2p3q2u1v1x1y2z2G1H2J1L4M2S2U1W3&1,1@1[2{4;needed:q2s2t3w7z4G2&2+4,3=2' +
  '^1;needing:Y2Z3=3;needs:c2D6E1F2G5J2K1W1Z1$2.2=2]1;needs a:c3B3D3K2<1=2]2;neem:B3?3}1;negotiable:l5;negotiate:l5' +
  ';neighbour:N2{1}4;neighbourhood:Z3#2|3;neighbours:l3%2*3}1;nelson:I2J3;nelspruit:V2^4;neng:a3P3(3;nephew:a3B5C2=' +
  '2^3;nerf:.2}2;nervous:z7F3O2;netball:b2f2z3F3G3;netflix:U2/3}2;never:d1p2r1s2v2x1z8A2C1D2S2Y3Z1)1*2^1{5}2;new:b4' +
  'h4k4l1s1t4u2v3z1D2J1N2Q2R1T3V1(5[2]3^1{1;new year:h5l2}1;newbie:a2v3z6R3&5;newbies:f2v5w2Q2&1(2)2;newborn:c3}3;n' +
  'ewcomer:v4Q3;newcomers:t2z3;news:F2{3}2;newsletter:T2@3}1;newspaper:E3M2S2;next:a7h1r3t3u2A2C2E1J1P3W1Y2Z2#1(7)2' +
  ',1^2}1;next month:p3r2y3A3C3F2#3}2;next to:b3A3E3I3J3W3;next week:h4m3q2r2t4u3w2A1C1$2]2;next year:o3B1C2F3&2}3;' +
  'ngabani:g2i4;ngabe:o1y4,2;ngani:I3T4;ngaphambi:E2,2}3;ngaphandle:o1z2I2;nge:e1h2m2n2H1I1&2/3;ngedwa:$4;ngempelas' +
  'onto:f3)2;ngesikhathi:e3E3;ngidinga:w3+3;ngifika:v4I4;ngikhokha:k4m3n3;ngineminyaka:A5;nginenkinga:G4;ngingakhok' +
  'ha:m3n2;ngingakwazi:G2H2;ngingaqala:z4A4;ngingathola:$2<1;ngingeza:E4}1;ngiphathe:w3;ngisayine:o3,3;ngisebenzisa' +
  ':H4;ngivumelekile:?3}2;ngizofika:v2}1;ngo:d5e2l3#2;ngosuku:v3)2;ngubani:N7,2;ngwana:B3C2D3;ngwanaka:C3}2;nice:b2' +
  'c2v2O2-2}3;nicely:}4;nie:j1l2o2r4u2y1z3D2F1H1I3U3&1+2?2{3}3;niece:B3C4D3;nifundisa:f2U4W3X4Y3;night:a2c1d8f2g1r1' +
  'u3v2F3I2K3Q1Y2*1.2|2}3;nightmare:p3r3;nights:a3c2d7f1y3}2;nikhona:f5;nina:J4T3X1;ninalo:F3Z3;ninayo:c3e2f1h1l3B3' +
  'U2V3W2X2)2-1/2;ninayo i:e3l1U3V3W2X2-2/2;nine:c1d4f2i3C7Y2;ninja:B4.1}3;ninjas:.3}4;nivulile:f2g4h4;niyabafundis' +
  'a:W3#4;niyabaqeqesha:!5;niyafundisa:Y4Z2*3;niyakufundisa:*6;niyavala:h5;niyayifundisa:U3V3;njani:n4I4[2;nje:m3z2' +
  'E6)1;nka:i2m2n2q3z2A3E4G3H1/3?3_3;no:a2f1o2p1r1s5u1w2y2z3A2D3F1H1I3M3V1$2%2+3,1>4?2{4;no gi:a3w3V3]2;nobody:g3v1' +
  'A3E3M2P2Q2$2}4;nodig:w4+5}2;nog:l3z2A3F1G2&4+3=2>3{3;nogi:V7;noise:G4;noisy:G3}3;noma:o2w3R3;nommer:M5@2;non:k2m' +
  '4s2E3W2$2)2+2{3;noob:z5;noodhulp:Z7;nooit:x2z4;noon:a1c1e9g3;normal:b2v2w3z4H2P2Q3R1T2U3&1*1}2;north:I3V3;nose:x' +
  '5y3,2;not:f1m1o1p2q2r3s1u1w1y2z4A4C1D3E2&2+3-1>1_4{3}3;note:q2G5M3_2{2;notes:E2}3;nothing:c2e1f3k1m1s6w3y1z4D1J3' +
  'M1<1]2{4}1;notice:b1o3p9u4E2}1;notify:(1}3;nou:g3S3V3}1;november:p1q2C2G2P3)2.1}1;novices:z5;now:a3g3l3m3n2o1q1r' +
  '2t1v4A1B2C1U2W2(1>1@1_1{5}2;now and:m5o2q3r2B1P2(2;now i:z1R3U4W2X2;nowadays:J2U4&2;nsfas:l2}4;ntoni:t3v3w4}1;nu' +
  'mber:j1n1I3J2M7Q4<4@5[1{6}3;number on:M4{2}1;numbers:j3Q5}1;nurse:b1f2l3r2F2L2R2$3&2;nurses:l3t3F2#2;o:a2c1B3C3D' +
  '3I2>3^2}2;obligation:o5s3;observe:f1E7;obstacle:A2}3;oclock:a2e5f2i2B2;october:o3q2C2#3.3;odd:F4;oefen:c3d3e3f4i' +
  '2m2p2x3B3E2F4G3Q2$3%2,1/2>3;of:b2h1i1m1r1z1F1N2O2Q1S1T2$1%3(1*1?3@1]2;of #:j2m3A4C6K2Q2R1W2#3$2%3]1_2{2;of a:i5l' +
  '1s2t2v2z3D3M1O1R3$2&1)1*4-2]1|1;of boxing:m2R2S2W2]3}2;of class:g3y3U4?2}3;of classes:b6j3m2T3;of gloves:g3n3^3_' +
  '4;of krav:S6#2}1;of my:l1q1v1x1A4H1L2W1Y1+2?5@2{4;of the:a1b1c2d3e3h1i2o1p1r2t1v3N4Q1&1(4?3[2_2|1}1;of them:b3f2' +
  'j2C3H3O3R2&3.3;of training:j2r3T6)2-3?2]2;of us:e1j1l3s3t3A2B2E1F2#2$1%3&3;of your:j2A1F3G2N2R4V3Y3$2&2(1)3@2|2}' +
  '2;off:a2c1f4g1h1l5m1n1p2q4u1x7E2I3J1K1)2>5@1_3;off at:c2d3e3I2>4;off the:p3u3B2I3&2?2;offer:f1j1s1B1F1N2T5U2V3W3' +
  'X2Y2Z3!3$2)3/1=1}1;offer you:T1U2V2W2X3Y2Z3!2)4/2;offered:d2T3;office:c1d5e4g3r1w2y1z1I1J4L3M2R1V1#4^2{3;officer' +
  ':L2V2X2Y3Z1!4+1@3}1;officers:l3!3#3;offices:K3}1;offshore:m2q2;often:b2i1j3q1y4F1P3(2)3}1;oggend:c5)3;ok:n3r2t3w' +
  '5x6z3C2E5G3K1+3,1?5}1;ok for:G1+4|3}4;okay:w4z1E1F3G4&2;oke:z2N4;okes:c2g3h1E2F1J2O3Q3V3X3Y3!3#1%2;old:b1n1w3A8C' +
  '6D1G2N2W2<2[1}1;old enough:C4}3;old gym:c3q3z3F2L2,2;old is:C1S3}4;oldest:A8C3;oldies:l1A4W2;olds:A3C4}1;olympic' +
  ':}4;olympics:}6;om:k3v2z2D2F1G2H2I1K2P1U3Z3*4;on:a3b1f2h2q1v2x3D1G1H2V1/2<2>1?1_2{1|2;on a:b1f4g2j1n2o1q3F3K3Q4U' +
  '3Z1)1+1,2.1^3_1;on facebook:b3s3M3T3&2?4]2;on friday:a2f3g3x2L2{4}1;on hold:q6}1;on me:D2F5V3*3@5;on monday:a3f2' +
  'g3j2w3C1^3}1;on my:b1d1g2k2n1v2x2y1D2E2F1G2J2W1/1<2_2{4}2;on one:b2j5m1H3R2)2;on saturday:f2j2r1B1E2F1I2J3N3O2.3' +
  '^2}3;on sunday:b1f3$2/3{3}4;on the:g1h2i2l3n1s2u2x2y1B2D1E1F2L1O1R2U1V3&3<1]2_2;on thursday:a2g3h3r2t1w2E1N3,2>1' +
  ';on top:k4H1Q3V2$2*3;on tuesday:a3e3r1w2B2}3;on wednesday:a3g4u1v3B1E2;on weekend:f3z2^3}3;on what:a4b2C3V2(2*2}' +
  '1;on your:a1e1j1n1s1z1A2H1L2M1N2O1R2T2U1V3W3Y2%1,1?4@1]1|3;once:c2d2j2k2m5n1r2s3K1V1$1%1)5*2,3_2|2;once off:k3m4' +
  ')5;one:e2i2j3l1m4r3s3v2E1G1H1J1N1P1Q3R3$3%1(2)4,1]1_3;one class:f2m3r1B3C1Q3}4;one of:f2s3E2H2M1N2O1Q1W3Y3$2&1)3' +
  '{3;ones:a1d2h2i3l1v3y2A3B3H2L1N1O1X2+1]6;online:n3t3,3-1/12[2]6^2_3{1;only:a1c3d3e1f5m5o1q1z2A1B2E1F5J1O1R1T3W1$' +
  '5%3&3(1/2[1^1{1;only come:f1j3l3F2)3}1;only do:c2d1e2f2z2R3T3$3;only for:f2m1z5B4S3T2V2%2;only have:w2G2I3J3L1R2' +
  '&2+2}1;onogada:!5;ons:i3p2C3#5%5,3.5>3;onto:B2H1L2&2(2=3}1;oor:h5&2)3*2/3}1;oorgewig:z4;op:b1f3h1i2q4x3y3H2V2&2/' +
  '2?4[3;op die:b2x4y3H2&3[3;opdaag:t4v2;open:e1f1g10h7E2V3)3=4>5[2}1;open on:g2h2J3&2}4;opening:g6J4.2=5}1;opens:c' +
  '3(2}3;operating:g5>1;operation:g3G4;operator:M4=2;ophou:o2p3;opinion:D2}4;opleiding:Y4Z2!5#3;opponent:*3}2;opt:p' +
  '2?2@4;option:c2f1j4m3o5I2R1$2/2<2^2;optional:y3;options:b2c2f2j3n3R3T5#3^2;or:a2k1n2t2v3w4x1B1C1F1H1I1J2K1L1N2O1' +
  'Q3R3S2T1V1,1]1^1;or #:a3c5i3j3o1$2]2;or a:s2w1y2z4C1F2J1M2N2O2Q2T3&2*2.1|2;or are:c2k2w1z2B3J2Q4,2;or boxing:a2w' +
  '2R5;or can:n2o2t3y2z1E6F2L2$2/3;or do:b1d2f2h1i2j2v3E3F3H2I1L1O2Q7T2&3)2+1;or is:a3f2j2k2l1o3v2w5y1A1B2F2L2P1V3W' +
  '1*1,2[3^2;or just:f3g3s2t4w1J2O3Q2S1T2V2&2*2]2|1;or must:r2v2w3x1C2E2L4(1,3-3]1^2;or only:a2c2s2t4v2z1A1B3F1P3T2' +
  'U1V3W2Y2&2)2*1]3;or something:n3D2H1I2O3P3V3&2;or what:t2z2B3Q3*2}2;orange:I2P2;order:k1n5p1A5D3O1]3^6_5{10}1;or' +
  'dered:_4{8;ordering:^3_3;orders:n5^5{3;ordinary:z5F1S1U3)3;organise:t4)3.2;orientation:v4;osteoporosis:G4;other:' +
  'g2k2n1r2s3u2v1y5D5F4I4M2Q1T5U1#1%2&2)3?3@3;other gyms:g3k1n3o1w3F1I2)2}1;others:c1i3v1z4C2D2E1F4G2J2L2P1$3<2@2;o' +
  'tp:}5;ou:A2V2;ouderdom:A5;ouers:E5,3;ouma:A2F3H3-2;ounce:]5_2;oupa:A5;our:f1p1C1E1H1L1N1O2#9$1%7,1.3/1>1?2{1;our' +
  ' own:%5.2}2;ourselves:t2v2Q3%5;out:b3d1f3i2j1p6q1r2s2u2w2x2y4z1D1E1G2>2@2]1}1;out for:d3q1v4w1$2{3;out of:p2r3x2' +
  'z6D2G1I1L2S3*3?2@2]2;out the:b3y2A3#3,2.3>3;outage:>5;outfit:w5;outing:H2.5;outside:g3v3x1E2H3J1K5)2^2}1;outside' +
  'rs:m3E3;outstanding:{4}3;over:b1e2f2h5i4n3o2r3x2A6F1H1I3P1U2/4^1}1;over the:b3d3e1f2h3m2G2M3$2/2;overdue:}4;over' +
  'head:e3G2;overnight:K2L3^3;overpaid:}5;overseas:n1q4w1M2O1P3!3$2(2)3,1/3@1;oversleep:r4;overslept:u3}4;overview:' +
  'b4T4;overweight:z5D1;owe:s3}3;own:w4F1R2X2$3%8)1*1+5,5/2<2[1^1}1;owner:M3N2Y2#2)2}3;owns:}4;p:Z4^3;p#:K3P3;pa:t2' +
  'G3H3M2#2*2;paar:]3_3;pace:z5G2/4;pack:k3m4w6z1-2]1}2;package:j5l2#2$7%2.1^2_1{5}2;packages:j6;packed:Q5^3;packs:' +
  'm3}2;pacquiao:}4;pad:W4}1;padded:y3]2;pads:a3w6y4G1W4]4_6{1;page:a1b3g1j1A1H1J1M4N5%2?1[4]3{1}4;pages:,4[3|3;pai' +
  'd:k3n3r2s3x2P1#2$1(2{5}6;pain:y5G2L3;paintball:#2}4;pair:f2g2l2n2C1E2F3Q2Z2,2]3^3_4;pair of:g2n3w2]3^3_3;paired:' +
  'v1F2Q4}1;pairing:O3-2;pairs:Q3]3;pakket:}4;palsy:G4;panels:>3}2;panga:X4*4;panic:G4}1;pants:w6]5;paper:b2o3w2N2P' +
  '3Y3,4}1;papers:O5+3,3;paperwork:o4v1+2,6;paramedic:l3O3Z3=3;paraplegic:H5;parcel:g2^6_3{9;parcels:^4{3;parent:B3' +
  'E7S3.1;parents:A2C1E9K1L2Z2,4?2@1[2|2}1;park:I2J4K12$3*1.3}1;parked:v4}1;parking:z1H1K13Z3)1}2;parkinsons:G5;par' +
  'krun:f2A3;part:j3m1t2w1y4D1E5G2O2V2W2Y2*3,1/2<3=5;part of:j4t3D2J1O3V3W3Y3&1*4-1<3;participate:E3G2,3;parties:.6' +
  '@2;partner:j2v5y4F3H1Q4,2<4=2}4;partnered:Q4;partners:F3}3;parts:n3G3;party:A1L1*3.14{1;party for:.6;partytjie:.' +
  '5;pas:b3o3C2;pass:m6s3y2J1M2;passed:F1P3T3@3}3;passing:g2m4V4$2;passport:,3}7;password:}7;past:a3c2d2e4f1g3i2w1A' +
  '4I4J2}1;patch:P4Z3]3;patches:P3]3;path:H2P3}2;patient:z1O4;paulo:m3V2;pause:q12;paused:q5;pax:#3%4;pay:j2k6l5m9n' +
  '10q3s4$1%2&3)1-1<6=2^1_1}1;pay for:j1k3l3m4D1K2#2$2&2)2-3<3^2;pay in:j3k1_3}4;payday:l3u1(3^3{1;payfast:n4}2;pay' +
  'ing:j2l3o2p2q3s3C1&1|2;payment:j1k2l2n10q1s2}3;pays:j2n3E2Q2#4,2_3}2;pdf:b3,1|4}3;pe:w5z3;peach:n2y3;peak:I4;pea' +
  'nut:G3}3;peek:E5;pekiti:X4;pele:s3v3E2Z3}1;pen:w3*3]3;penalty:o4p2}2;pending:o3{3}1;pensioenarisse:l4;pension:j2' +
  'l4;pensioner:b3c1e1l2w2A4I1J2R2<2^3;pensioners:l3s2A5;people:c2d2f1o1t3y4z5A3E1G1H3O3P3Q6S1U2V1Z1!3#1$1%4)2;peop' +
  'le in:o3A2H3Q2S3Z3!3%2;people to:s3H2U2X4#2.3;people who:f3z3A2G3H3O1Q1T2U2!3)2;peoples:w2y3;pepper:]3}4;pepper ' +
  'spray:]3}4;per:b1i4j4k3m6o2B1N2Q5#1$1%1}1;per class:i2j1m3Q3;per month:j5o2}1;percent:l3G2<2}3;percentage:l2F5;p' +
  'erform:.6;perhaps:]2}3;period:e4o6p4q1s4_2;permission:E3,4?3;permit:o2+8=2;permitted:x3;person:c1d1k3p1r2x2y1z1A' +
  '3H3L2M5O1Q3R1T2%1&1*1-3/3=2?2]4;personal:M1O1Q3U4#2$8=1@4]2|3;personnel:#4;perth:q3J2/3;petite:F4;petrol:l2J3#2/' +
  '2}2;phi:b2K3;philippines:O3X2}2;phone:b1g1n2t2x1H2J2L2M7*2[2{3|2}3;phone me:M4@3{4;phone number:M4[3;phones:?5@3' +
  ';photo:b1y3N2?7;photographer:?5}1;photographs:?5;photography:?5;photos:j2A1F3?11}2;photos of:?6;physical:y3D3J3#' +
  '3&2;physically:H4U3/4;physio:a3G3O3W2<2}2;physiotherapist:T2}3;pic:?3_3;pick:i3u2D3E4I4R2T2V2$1^4{2}2;pick up:i3' +
  'E3I4T3^4{2;picked:g2u3z4D4}2;picking:a3D3}3;pics:?5}1;picture:b2?6_3;pictures:b2A2?10|1}2;pictures of:b3?5|2;pie' +
  'ce:o3}3;pierced:x4;piercing:x6;pig:w3L2}1;pilates:b2d2x1z2G2!3}3;pilot:m1q3;pin:J7;pink:F3]2}4;pins:G3*3;pistol:' +
  'F2Y8+6]3;pistols:Y3+4;pistool:Y3*3}1;pitch:r3t3u1z2Q2>1;pizza:}5;plaas:*2/3;place:a4g2r1t1v3B1H2I2J5K3L5T3U1,1.2' +
  '=1}1;place for:j3t3z2A1G2K5L4;place to:K2L3V3}3;placed:o3{2;places:l3v2E2J2&2;plan:b4i3j7p1q3u2<3|1}6;planet:d1g' +
  '3k2o2L2Q2V4<2}2;planet fitness:d1g3k2o2L2Q2<2}2;planned:)4>2;planner:b5;planning:h3i3A3H2J3(2;plans:j7o3u2}3;pla' +
  'ster:q3x2H3}1;platform:H2/3[2}2;play:q2u3y2*2/2|3}4;played:z4;playground:D3;playing:G3}3;playlist:}4;plays:B2C1G' +
  '3;please:a2b4d1g3i1j4p1q1t3u2w2F2J4M5O1T3X2#1$1&2(1)1=1@1]1_2;please send:j3N2Z3#2]3{2;please tell:k1o1p2v2w3A2F' +
  '2H2J2;plek:C4&4}2;plenty:r3A2;plus:l2n3z2A3I2&2)3;pm:a3c2d5e3g2i2I2K1Q2>1;pocket:&2}4;pockets:w3x3;podcast:}6;po' +
  'em:}3;point:y3z3S2*4[1^3;points:<9;police:l2O6P2$2=1}4;policy:p2r4A3?5@4^2_3;polio:G2H3;polmed:<5;polo:w3}4;polo' +
  'kwane:a3f2J3)2^2}1;pool:}5;poor:C1}2;pop:a2g4E4M1)4}1;popia:@7;pops:G4;port:J3^2}1;portal:[7}1;position:=7;posit' +
  'ive:G4}3;possible:c1d1m1o3q2s3y1z3A2G2K2L1$1+2-2.2/1^3_4|2;possible to:d3m2q2s2w3E1G2/3^1_2;post:b3(2=6?3^1{3}1;' +
  'posted:b3?3{1;poster:)4;postnet:^4;postpone:u5;posts:=3;potato:z5;pouches:]4;pouse:q4D1;power:y3>12;practical:v2' +
  'R3U4)2=3;practice:*3/2<5;practise:y3F3*5?2}3;pram:H6}2;prasa:I4;prayer:}5;pre:C3+4}3;prefer:d4f1n4u1E3F2M3O2$3%2' +
  ';pregnancy:}3;pregnant:q4G5;premises:g2E1H4J5K2L1#2,2}2;premium:j7;prep:#3$2}1;prepaid:m6-3;prepare:D2P3*5;prepa' +
  'red:B3;prerequisite:z3+2;prerequisites:z4+2;present:y1E4T1U2X1Z2!1#2)3-8{1;president:h3}5;press:v3}4;pressure:s3' +
  'D4G3*3;pretoria:c1f2p2C2I2J3K2U2)2^3}2;prevention:&2)2*3|2;previous:d2w2x3z4O3?3;price:j8k2l7m3s2$5%5&6-2]5^2|3}' +
  '2;price for:j2l1#3%2-1^2}1;price of:j1$4&1]2^3|3;prices:j7-3}1;pricing:j6l2;primary:l3z2B2C2;princess:B4;princip' +
  'al:n3D3E1!4;print:b3o7s2N1,3_2|2}1;printed:-2|3;printing:|4}3;prior:t3z5;prisha:}5;privacy:@6;private:a1j2L3N3!1' +
  '$13%7-1.2?1@2}2;private lesson:j2s1$2-3?3;private training:$5=2;privately:L3$3%3;prizegiving:.3}1;pro:r3O3=3]3}1' +
  ';problem:r2v2w1x3z1A2E1G3H2K2,3?2}1;problems:D3G3;procedure:p4t5;process:p2t3_3;procurement:O3#3;product:.3_6;pr' +
  'oducts:]6^3;proefklas:s3u3;professionally:O3=3;proficiency:+4;profile:#2@2[5}1;profit:}5;program:b5f2B5;programm' +
  'e:b3h1p2r2B4D2U2V1W2#3&7(3<3=4;programme for:b2D2#2}5;programs:F2T4;progress:y2P6[3{3;project:o2q2E1?3}3;promise' +
  ':}2;promised:s3{3}2;promo:l6}1;promotion:s2P4;promotions:l4P3;pronounce:S3}2;proof:D3O3}5;proper:y2z2L3U2V2W3Y2&' +
  '3]1;properly:p2t2H3O2W4Y4*3;property:}4;proposal:}4;pros:z3Q2R3}2;prosthetic:G4;protea:}3;protect:l2y3F3R1U2!6#1' +
  '*4,1@2;protect myself:y2F1R2U1*5;protected:@3;protecting:U3!4)3*4;protection:a1o1w1y2F3O2U4!9*2=2@2_1;protective' +
  ':a2w1y2!7=2;protecton:!4;protector:w2!2]2;protectors:!3]3;protein:}8;proud:?3}3;provide:w4H3I3M2T2Y4;provided:w4' +
  'L3+3;provider:#3<2;provincial:}4;psira:O3!5#2=3}2;psychologist:D4E1;pt:$5;ptsd:G5;pub:h3*3;public:h6I5U3$1)2,4@2' +
  ';public holiday:h3.1}2;public holidays:h5;pull:y3E3}2;pulled:*3}1;pump:G5;punch:d2m5y3z2B1W6.1}3;punched:y5R2;pu' +
  'nches:v2y5D2*4}1;punching:v1D2G1S3W4.1]3}1;pupils:B5,3?1;puppy:}4;purchase:]7^3{5|2;purple:m2P3V2=3;push:s2u4z4D' +
  '3H3>2;pushed:D3*2;pushes:D5;pushing:A4H1;pushover:D5;pushups:z3}4;put:i1q6t4v1w3y1A1C1J1K2L3M2Q3R3&1)2,1-1?2;put' +
  ' my:t5x1B2K3L1,2;put on:q3w5L4.2;putco:I4}1;putting:q3z1E3U3;puzzle:b3}3;pvt:$6;qala:z3A3(3;qr:n3}1;qualificatio' +
  'n:O5!2=1;qualifications:O4=2;qualified:O5=4;qualify:s3C1<3;quality:]2_3;quarter:d3e3g2i2U3(4;query:}3;question:i' +
  '3z3A2H2M5&2}1;questionnaire:,5;questions:M3,2}3;queue:L3}2;quick:a3e2i3o3z1M3R3$1)3?3^3_2;quickly:z3D3G2P3;quiet' +
  ':c2e5D2$3}1;quietly:E3;quit:p6;quite:z4C2;quotation:j2#3;quote:j4#4%2}2;r#:j4k2l3m1s5-3]3^2}2;raak:l3}3;racist:}' +
  '4;rack:K3}2;radio:S2}3;raffle:-3}1;rage:*2}2;rail:H3I1;rails:H4;rain:a3r2u4T3}3;ramadan:q2r3}3;ramp:H8;ramps:H7;' +
  'ran:_3}2;rand:j2s4x2I3J5>3}1;randburg:g2I4J2V3}1;rands:j3]3;range:a2i2A3T3Y6Z2+2]1}2;rank:I2O4P5*4;ranks:P5;rape' +
  ':)2*3;rash:w3]1_2}1;rashguard:w2]5^3_3{4;rata:r3}2;rate:j2l7m5y3$5%1}1;rate for:j3l4$3%3;rates:j6#3$5;rather:c1d' +
  '2e2h2l2n2q2u3x2D1E2M4$3%1&3+2^2;ratio:F3Q5;rattan:X3]5_3;re:r4u4#3%3;rea:I4;reach:H3I7M5P2R2;reachable:H4I4;reac' +
  't:D3S3*4;reaction:X2Y1!3#2;reactivate:q5;read:c2o3E1G1N3R2,3^2|7;read the:o4N2R3,2;reader:|4;reading:t3F1S2,3|5;' +
  'reads:@4;ready:m2t2z2P2U3=2{5|8;real:h2y5B1E1J1M2O4R4S1U3W3X3Y2*1+2@2]1}3;realistic:w3z2A4F2*2}2;reality:U2<4;re' +
  'ally:s4x2y3z2C2F2M2O3P1S4U1*1;reasonable:}3;reasons:w3F2;rebook:u3;receipt:_3}6;receive:v3{4}1;received:_2{6}2;r' +
  'eception:a1g4v4H1M2<2=2]2^2_2{1}2;receptionist:M3=4;recognise:v4P3;recognised:O4P7;recommend:z3E1R4}5;recommende' +
  'd:D3S1;record:+2?8;recorded:/4@3;recording:?6;records:N2O3@4;recover:q2r4;recovering:E2G3$3;recovery:}3;recruiti' +
  'ng:=5;recruitment:#2=4;red:x3z2}5;redeem:-2}2;redo:r3P3;reduce:}4;reduced:l5r3H2;reduction:l3>3;reel:#3}2;refere' +
  'nce:{3}6;refresher:Y3;refund:r3<3_6}3;refundable:k2}3;refunds:<3;refuse:,1?2^3;refuses:x2_3;reg:k4w3E3;register:' +
  'k6t7O4(2<2=1}1;registering:k5;registration:k9t3)3|1;registration fee:k3}2;regtig:s3y3;regular:m3v3F4;reimburses:' +
  '<2}2;rejoining:k3q3r3;release:?4}1;relief:R2W2}1;religion:F2S2}2;religious:w3F2S3;relocated:p2J5;relocating:p3=1' +
  ';remain:E4;remember:Q4}3;remind:a3;remote:/5;remove:p3u2x6?4@3;renew:o5}3;renewal:o6Z3+2;renewed:o4+2;rent:w3L3+' +
  '3.2}5;rent out:w4L3}2;renting:o1I3;rep:g3U3;repairs:I4;repeat:r3}3;repeated:r2)3;replace:r3_6;replaced:G3N2}2;re' +
  'placement:r3G3_5;reply:M3}2;report:v5}6;represent:M2}4;request:@2}3;required:w5z5E3P3+3;requirements:z3A2P4+4}2;' +
  'reschedule:u3;rescheduled:u3{4;resend:b2{3;reservation:t4u4;reserve:t5K2&2)3;reserved:u3K3O3;reset:}4;residence:' +
  '#3%2;resident:l3A2;residents:l3s2#2;resignation:p5;respect:D7?1;responder:Z5;response:l2Z1!4#2;responsible:,4;re' +
  'st:k3q1r2v3z3{1}3;restaurant:c3#3}3;resting:}4;restraint:V3!3;restriction:A4;restroom:L5;results:P2}4;resume:q2=' +
  '4;retail:f3=3;retired:c3l3A6=1;retirement:A4;retrenched:p3}2;return:q3=4_11;returnable:_4;returned:_5;returning:' +
  '[1_5;returns:<2_6;review:}5;reviews:K3|2}3;revolver:Y5+2;reward:l4-2;rewards:<8;rib:y3}1;rid:R2}5;ride:i3I6;rifl' +
  'e:Y6+2;right:a2g4s2t1v2w2x3G4H1I4M2R2Y1,1@3|1;rights:h3,2}3;ring:x9y4M5V2W3}2;rings:x3M3;ringworm:G3}2;rinse:L4;' +
  'risk:y6G1K2!2,7;risky:y3K3;ritalin:G4;rivonia:I2J3K3V2>2;road:e1j2l2J5K4P3*2/2}1;robbed:#2%1;robber:}5;robbery:#' +
  '4*4;robot:I1J3M4R2T3*4}2;robots:a2}2;rock:t5E3,3;rocky:W3}2;rogan:V3}3;role:x3D2$2*3;roll:a2c4f2m3r2x3F1G4H3V6;r' +
  'ollator:H4;rolling:e2o2F2V6W2(3>3}1;rolstoel:H6;rolstoelvriendelik:H5;rona:#3%3;rond:D3;roodepoort:I2J3;roof:K3}' +
  '4;rookie:z5;room:l3E4L7Q1Y3#1$3&3}3;rooms:d2L5;rope:*3]3}2;ropes:]4}1;rosebank:d1m2F2I5J1V3!2#3^1}1;roster:b7m3;' +
  'rotating:b2f2;rotator:G4;rough:j2y6O2R2;roughly:i2Q4^2;round:e3z1J2K2Q3(4;rounds:i2y5?4}1;route:I3}2;rubber:w3y1' +
  'X2*2]2;rubbish:m3z3;rude:D2}5;rugby:f2h2l2w2z1B4G5R1W1Z2.2}2;rule:x4E3G3,3>2?4;rules:v2x6y3H1S2>1?2}1;run:b2c2d2' +
  'f1h1i4o2v3z1F1I4T2W1#2$1&3(1)3*2>2]2;run a:O2Y2#3&3)2}2;runner:F3W3;running:a4b2e3h2l3u3w2B1E1U2%2(3}2;runs:b2i1' +
  'o2N3;rush:.3}1;rustenburg:f2I3^2;rusty:z6;ruta:B3T3X3Z3*3;ry:E3I3;s:>3_2;sa:l3o1O3+2@2}4;saam:j1m3B3C1F1G1Q4%3;s' +
  'aans:d5;sabbatical:q4;safe:n1y6B2F1G2K3L4O1R1U2>2@5|2}2;safe to:n3G4K2O2}1;safely:Y4;safer:A2F4U3;safety:y4U3Y2#' +
  '4)5/3|3;said:a2q2x2A3C3G3N1W3Y2$2[2]3{2;sak:L3}1;sal:z2C3D3E1F2R2$3;salary:j3l3=3}2;sale:]5_3|3}2;sales:M2#2=3;s' +
  'alon:d3}2;same:b1d1f2i4j2k2r1v1w1y1B3C2J1K1N3Q3%2+1,2<1]1^1}1;same time:d2f2B3E2}3;sami:L3+4;sample:s4|4;samsung' +
  ':n2}3;sand:}4;sandton:d1B2I5J4K2N1U3V4W3X2Y1/2>4}1;sandton city:e2I1J2N3}3;sanlam:<4;santa:-5;sao:m3V2;saps:l4O3' +
  '!2+4=1}2;sassa:l4}2;saturday:f14j1r3t1u3J1K1N1O1Q1)3.1^2{1}1;saturday morning:f3K3;sauna:o1L2,4}2;save:l7r3z2U1Z' +
  '5$3,3;saving:l4;savings:<4;saw:l2s2K2N3R1T3U2X1Y2&3(1)3=3]4|2;say:a1d2e1g1h2j1o2w1x2y3A3D3G1J2O1R1S1,2?2[2^2}1;s' +
  'aying:,3{2}3;says:a2g2k1s1u2w1C2D1G4K1N1R2U3Z1(3<2>1]2{5}2;scale:}3;scan:n4}3;scared:o1y4z4D3F1U2Y3;scared of:o1' +
  'y4D4F2Y3;scenario:*5;scenarios:*6;sched:b5;schedule:b9e1f2h3n1t3u4$1>3@1;scheme:<7;scholar:l4;scholars:B5;school' +
  ':c3h5n1w1z1B4D5I2J2L2P1U1V1W2#2.1}3;school and:p3D1I3M2O4R1V2W2;school holidays:h2q3(2}4;schools:h4D1#6)3;scienc' +
  'e:O3W4=3;sclerosis:G4;scoliosis:G5;scooter:H4I3K3;score:l3}2;scouts:.4}2;scratch:w3x3z5Y3&2;scratched:}6;screen:' +
  '}4;screwdriver:*4;se:a1b1u2x2A2M3*1.3>2?3}2;seal:Z3}2;seam:_3}2;search:}4;season:f2h4l3r2G2W2]3;seat:E4K1&3)3*2;' +
  'second:f3l6q2r3s3y2G1H1J2O1(1{3|2}1;secondhand:}7;section:B3F2G3V3+4[4}2;secure:t2K2&2@3;security:v2H1K3U2V1!7#4' +
  '=2^1|1}1;security guard:d1z1I2R2U3X2!1]1}2;see:b5f1g1s3y2E9G2J2L1O1P2W1<1>1@3[1{2;see a:e2E3G3J2P3.2>2;see the:b' +
  '2g3q2E2H2J3,2>2[3;seen:D2E4}1;seerkry:y3,3;sees:@3;seizures:G4;sekolong:D4;self:D6F3I1U6)1/2;selfdefence:z1B4C1F' +
  '4R1S3U10X1#4$2%1&1)6*3-2.1|4;selfdefence for:B4C4F3U2#1.3;selfvertroue:D5;sell:m3-2@1]6|4}5;selling:]3}2;semeste' +
  'r:o3}3;semi:%7;seminar:)14/2;seminars:)12;send:b4j2n3o1p2J2M2T3Z1+1,2/2=2]1^6_4;send me:b1j2o3N2T5&1,1]2}2;sendi' +
  'ng:@3^6_2{2}2;senior:l2A4;seniors:l1A6T3;sense:m3z3R2;sensei:v2N5O3;sensitive:?3}2;sensory:G3;sent:q3M1>1^4_3{4}' +
  '4;seo:}6;separate:l2B3F1K2L5Q3+2;separately:m3A3F2$2%3|2;september:h3(3}1;serious:y4Z3;sertifikaat:P3}1;serve:O4' +
  ';service:I4M3#1=4}4;services:l1T6!3;ses:d3C2;sesh:c3e4f2;sessie:i4$2;sessies:c4$3;session:a6c4d2e3i6m6r2s4t2u2E4' +
  'F3Q3#4$5%4/1?1;session for:d2e2t4#2%2/3;sessions:a3b5c5d5e4f1i4j1m4r7s1B3V3W1#1$5%2/2;set:i2j1k3t1v3w1$3%2&2(2.3' +
  '?2]2{1;seta:O3}2;settle:l3n4;setup:k3}2;seuntjie:C3E2;seven:a1c3d3i3C5;seventeen:C4;seventies:A5;seventy:A5G2;se' +
  'veral:B2N4*3;sexual:O2*3;shadow:/3=2}2;shakes:}3;shall:w3}2;shame:C1D2>3]2;shampoo:L4}1;shape:z6W4;share:b2l3I3J' +
  '3K2$2?2@4}1;shared:Q3@2;sharp:E1}3;sharpen:l3}2;she:k2r1w3A4B2C6D5E1G1H2J1L1)2,2.2^1;she is:v1z2C4D2F3}1;sheddin' +
  'g:>6}1;sheet:b3j3;shell:C3D3F2;shes:A2C6F2;shield:w3]2;shift:a2c4d2e2f2m2q2r2u2F3L2#2]2;shifts:a3b3e2f1l3R2U3$3(' +
  '2}1;shin:w4G2]4_4{2;ship:^7{3;shipped:{3;shipping:^11_2{3;ships:!3^4;shirt:w7&3]5^2_7{4;shirts:]7^3}2;shoe:x4}2;' +
  'shoes:w4x9;shoot:y2Y9Z1+5?1}2;shooting:a1g3w2y2D1E2F1J1O1Y10+5,2?1}1;shop:d2e2D1J1#1-1=3[2]8^2_4}2;short:e1i3q4x' +
  '2D2N2R4S2T1X1&2)6/2;shorter:i4G2&1;shortest:o5;shorts:w8]3_2;shot:z2Y3}5;shotgun:Y5+1;shots:?3}3;should:i2p1s2t1' +
  'v4w5x1z1G2R6<1}2;should i:i3j1s2t2v1w4x2z2G3M1R2}3;shoulder:q2G6O3;shoulders:G3}2;shout:G2M2O3}4;show:b2g3m2r1t2' +
  'u2v1G1O2P4Q1R1T2U1Y1*3+1-2.5[1;show me:b3r3v2U2Y2*1;shower:L9.1_2{3}4;showers:L11;shows:a2b2g2r3v2B1J1K2L2U2$2&1' +
  '(1]2_2{3;shut:f3g3h6S2V2;shutdown:h5>3;shuts:h3>2;shuttle:I6;shy:z4D6E2F1L3O2$2%1?2;sibling:l3;siblings:l2B4;sic' +
  'ela:b2J3M2;sick:q2r1s3u2y2P3/3}3;side:A2C1E5G2J6Z3?3;sien:b3y2E3;sifuna:%5.3;sign:g2k4n1o6s1t3I1&1,10[7^1{1;sign' +
  ' a:o4,3;sign for:o5I3,1^3;sign in:T2[8}4;sign up:k5l2o3s4t4A3C3L2(3;signal:J3}3;signature:,6;signed:g2k2o3p2J1,6' +
  '@3]3|3}1;signed up:o3p3J2@4]3}2;signing:m3t3,7;signs:o3,4;signup:k4t3;silver:j4}2;similar:l2z3B2V3X3;simple:H3J3' +
  '|2;simplest:I4;simply:&2}1;simulator:q2}3;since:b2c1h2l1x2z2A1D2G1H2P2U1V2+1=4>3@1]2_1{4;single:l4m6r1B1H2L3X2$1' +
  ')4}1;sipho:d2}6;sir:v3F3L1}2;sister:f2t2B1C4D2F5J1%2-2=2?1}1;sisterhood:F5;sisters:C3F6%3;sit:e2h2i2o2q2v2y1z3B1' +
  'E10G1W1?2;sit and:i3z2E4;sit in:e3E5;site:a1b2j2n1s1t2w1E2I2L4N1R2T1#2(1@3[3]3^1_1{2}1;sits:z2C2D1E3V3*2;sitting' +
  ':a2}1;situation:*4;situational:#2)3*3|3;six:c1d6i1l3o1v1x1y1C6Q2R1!1$2/3}1;sixteen:C4.3;sixties:A5;sixty:A6F2;si' +
  'xty#:*2^2}2;size:F2L2Q7R1S1*2]8_7;sizes:]6_4}2;skaam:z4D4$3;skiet:Y5+3}1;skills:D1U3V2X4=1}1;skin:G2}3;skinny:z1' +
  'D3R3V2}2;skip:e1q6r5y2V2}1;skipped:r5y3;skipping:r3W4]3}2;skool:w3D4V3#2.3}2;skryf:k3t4;skuif:u2}4;slaan:y4;slee' +
  'p:c2f4q3}7;sleepover:.1}3;sleeve:w2_3;sleeves:w4;slip:,3_3}3;slipped:q1G4;slot:c3d2e4f2r3t3u3$2%1{1;slots:b7c1d4' +
  'e1;slow:z5O3Q1$1?1{3|2}2;slowly:A2G2;smacked:y5;small:i1o3s1y1z2A1B2C4F1K1Q4R1S1V2%9-1]4^1;small group:%9;smalle' +
  'r:D1_2}5;smallest:D3;smallholding:Y2^3;smash:r3y3*3;smashed:K3}1;smell:}5;smelling:L3;smells:_3}2;smoke:z4}3;smo' +
  'king:z3}5;sms:M3@3{3}1;smth:c2f3;snack:}6;snacks:w1.3;snap:n3?2;snapscan:n6;snatching:*4;sneakers:x4;so:b3c5d3e1' +
  'f5j1o3p2q1r2z2E1H1J1L1R2$1(1{2;so i:b3c3f2i1m1o2p1r4s2t1u3w1E1G1I4L1O1P1Q1(1,1?1{1;so no:w2y4H3+2}3;so what:f2j4' +
  'x3N3R2T4&2;soccer:f2p2B2.2}2;social:z3#3,2=3?4}1;socks:x6;sodwa:%5;soft:z5D2}2;soggens:c5;solar:>5}2;sold:&2]5}1' +
  ';soldier:l3z2!2;solo:$4;some:d1k2m3r4t1y2z3D4E1F1L1S2U2V2W1Y1$1,4.1?4]1;somebody:g6v4y4A2C1H2I2M3O4R1U1V1Y1&1,2-' +
  '3@1;somebody who:z4C2H3&2=2@3;someone:g5j1r1v4x1y2z1H1M6Q2#1$4&2*5-4_1{2}1;someone who:j3z3X3@3}2;something:a2c4' +
  'd3e3f1k4l3A1B4D1F2P3R3S2T2U4V1W3Z1!1#2)1,3-2.1/1=1|2;something for:a2c2d1e1f1s2z1A2B4F5G1R1T3#2%2=3|1;something ' +
  'like:k3l2n3D1K2S3V1W2&2)3-1;something to:d2k1w2B1D3J3P3U3,2|3;something you:D2U3V2W4Z3!3*2;sometimes:r3G5;somewh' +
  'ere:b2r2y2A1E2J5K3L3N2O1V2.2;son:f1i1p1v1w2B5C5D4E1G3P1Q1.1]3;son has:b2r1x2G3H2Q2;son is:m3C2D4G3O2[1;song:}5;s' +
  'ons:a1k1p2u3C3E2%1_3}1;soon:a3B3G2J2P2$3(4)2^2;sooner:m3u1;soos:m3z2)3;sore:y4G5}1;sorry:a1b3u3&1{3}5;sort:B1D3Q' +
  '3T3U2!3}2;sound:}3;sounds:s3&3}4;south:I2J1N3S3V2}2;south africa:J2S3V2}2;soweto:I4J3^1;spa:}4;space:F2K5Q4&3}1;' +
  'spam:@2}4;spanbou:#5;spar:y8;spare:w3;sparring:y11G1?1]5;speak:G1M6N5#1=1}2;speak to:M5#2=2}1;speaks:D4N3;specia' +
  'l:l8w2G4O2S2)3,2.3|2;specialise:T3!3;specially:F4;specials:l6)1_3;specs:G5;spectate:E5;spectators:E4,1}2;spectru' +
  'm:G4;speed:W2}3;speedpoint:n5;spend:s1w3E2N3^2;spending:s3+3;spin:e3i3;spiral:H4;splints:G2Z4;split:e3n4y2A2B2H2' +
  'Q5$3%1_2;splits:}4;sponsor:l3-1}4;sponsorship:l3}1;sport:f2p2z4B1C1G1S3U2V3Y2&1+2<2=1}1;sports:d3l2w5z2O2T2=4}2;' +
  'sportsmans:]4}2;sporty:z5;spot:q2t3C2E1H1I2J3K5L1Q2*3;spots:&3;spray:]3}4;spread:b3;spring:A4(2;springboks:}4;sq' +
  'uad:F2%3}3;square:I2J3}2;squat:}4;squeeze:a2Q3;st:}4;stab:Z1]2;staff:H1K2M2N3O3#8-1=3[1;staffed:g3;stage:)1>7}2;' +
  'stairs:z2H11;stamina:z4}3;stamp:D3;stand:v2D4E2K4U2V1.3}3;stand up:D5U3V2;standard:j3+3<3;standing:g1n3v3J1K3;st' +
  'ar:}5;staring:E3$3}2;start:a5c1k2r1t7v2w3z4A6C3G2R4U1!1(10;start with:y2z4A3C1R4}2;started:t4A4N2P1(3{2}1;starte' +
  'r:k2z4&4]2;starters:z5W2;starting:a2w2z5A4(8;starts:a1c3d2i4v3w1z1(4*2]4;stasie:I5;statement:}6;station:I8J1L2U2' +
  '}2;status:+4?3{4;stay:b2o5x2E7G1I2J2/1?1@3[2;staying:h3m4C3I3J1|2}3;stays:r3x3C3E3}1;std:C3;steam:R3}3;steep:l4H' +
  '4;stellenbosch:m2^3;stent:G4;step:t3v1x1z1H5P2R2[2;stepdaughter:B3C4;steps:t4v2H11[1;stepson:B4;steroids:}4;stic' +
  'k:a2b1i1y2z1A2F1H1R2X9)1*3/1]1_3}1;stick fighting:a3A1B2F3R3X2)2}1;sticks:a2b2f1t2w3y2B2N1X8.2]4^2_2;stiff:z4R2}' +
  '4;still:a1g4h3n1q2s1z3A4B1C1G4J1N4U2W1&3+2/1=2>3_2{4;still do:C2G5U1/3}1;still have:h2q2s3w3I1V3W3;still on:a1h1' +
  's2W2X3>4_2{1;stock:d1o3r2u2X3$2]8{4}3;stole:L3}2;stolen:K3,2}4;stomach:c2}4;stop:a1n2o1p6q6y1I4K2Z5)1>1@3}2;stop' +
  ' the:a3i2A1K2Z4)2;stopped:q3z3B3U3;stops:I4}2;storage:L4}2;store:L2@4]8^3_3;stored:@4;storm:a2g1p1t3B4J4N3O1T4U2' +
  'V1W2#2,1/1<2=1]6^1}1;storm combat:j3J3N3T2,2}1;story:j3P3&2;straight:c2f2k2v5w4z2K2L4-2^1|3;strange:F4}3;strange' +
  'r:B5}2;strangers:F2O2U3%3?1;strangling:V3*3;strap:_4;stream:/5;streaming:/4}3;street:a1t2w1H2J7K5R4U6V2*2.1{2;st' +
  'reet bjj:a2t2w3R1V3}1;stress:R3W3*3;stressed:G3W3;stretch:I2}2;stretching:i3}2;strict:r4B2D3E2O2,2;strike:r3;str' +
  'ikes:r2*4;string:x3}2;strings:o6s3;stripe:n4V2}1;stripes:P5;stroke:G3;strong:z6A2C1D1F1G3R3S3=2]1;structure:j5D4' +
  ';structured:v3D2&3;struggles:D1$3;student:j1l5m1t3A2G1I1N1P1Q2W1*1=4?2[8;student portal:[3}2;students:f1l4o1A1F2' +
  'K2Q4#2)2=4[6;studio:m3H3J4)2?3;studs:x5;study:e2f3%2/4|3}2;studying:=3^3;stuff:a1v2w5y1A1B2G1L2O4S5U3V1Z2&1*4]3_' +
  '2{3|2;stun:}4;stunt:.2}3;stupid:z4}3;stutter:D2G3;stuur:b3j2J3=3^4;style:a1b3j1o1s1y1N2R8T2U1V4X2Y2-1/2^1;styles' +
  ':b2f3i2j3l2B2R2S2T7;submission:V5;submissions:V5;submit:}4;subscription:j3k2o2p4/3;subsidy:<3;suburb:J3}1;such:b' +
  '2c3l2w3B2D2F1W4X1!1)3*2-3.2<2;such a:b2w3D3F3W4!2;sue:,4}3;sugar:G4}3;suggested:D3U2#3;suit:b2c3d2u2w5z1C2L5R2$2' +
  ';suitable:w3z3A4B1E2F2G3)2|2;suitable for:w1z4A3B1E2F3)2|2;suits:e3R4S2;sulke:A4;summer:h2W3}3;sun:e3f5u3}2;sund' +
  'ay:b2f12r2$1)1/2>1{1;sunrise:c5;super:i3}2;supper:d3}2;supplements:}4;supplied:w5;supply:w4+4.1]2}3;support:M3Z3' +
  ';supposed:u2.2}2;sure:z2D1H2R3}2;surely:l4z2C3_1;surgeon:y3G3;surgery:G5;surname:N3;surprise:k3-6.2;surveillance' +
  ':!5;survey:}3;survival:U4|3;survive:z4U6;survivor:G4}1;suspend:q4;suspended:q3D2I4;swanger:G5;swap:r2u2_7}3;swar' +
  't:P2=3;swears:U3W3}1;sweat:e2w3L2R1W4;sweaty:w4F4L2R3;sweet:W4.3;swimming:b3}6;swing:}4;swipe:n6<3;switch:u3}7;s' +
  'witched:}3;switching:<3}3;swollen:y3}2;swop:r3u3_3}5;sword:X2}3;syllabus:P4&3;syndrome:G4;system:m3r3C2P4S5@2}2;' +
  't:o4w5]4;table:b5E2|2}2;tactical:a2O2Y6Z5!3)3+3=1]4;tactics:Y3!5;taekwondo:z3R3T4;tag:k4C2E2?2}2;tags:]4_3;take:' +
  'a2i1k1l1m2n3p1q2u2x4z2A4B1C2D1G4I2J2R2<1?5@1_1;take a:h1k3l1q5u3C2L2?3;take part:m2C2E5G3,3}1;takealot:-3]3|2}1;' +
  'takedown:*2,2;takedowns:V3*3;taken:r2?3}3;takes:a2b2d2v4G2I4N3O2P3W2?2;taking:l3q3E4N3?3{3}1;takkies:w3x3;talent' +
  ':z4;talented:l5;talk:l2v5D1M8S2V2#2)3*2;talk to:D2M5}2;talking:M3*3;talks:N3S2&3)4;tall:C3N2Q2R3]3}2;tambo:u2I3}' +
  '1;tank:>5]3;tap:n4y4}1;tape:x5}1;target:D4Y2}1;tariff:j3$3;taser:}4;taster:s6t5u4)2;tatami:x3;tattoo:G3}4;tattoo' +
  's:N2}2;taught:a2b2O3W3&2*5=1}2;tax:r3#2}6;taxi:r2I11L2U2*3;taxi rank:I3*4;taxis:I7R2;tb:q1G4;tccc:Z5;te:k3l2v1z3' +
  'D3F1G2H2I1K2P1U3Z2*3_2;teach:f1B4D5F2N3O4S2T3U4V2W4X3Y3Z3!2$1*4=4;teach how:X2Y1Z4*4;teach it:U2V1W5Z3!3*1;teach' +
  ' me:S2U3W2Y3$2*1|3}1;teach that:D2U3V2W2Y2*1;teacher:c1d2l2v2y1D3N6O5Q3Z1#1(2-2<2;teachers:d2l2D1Q3#3;teaches:D1' +
  'F2N5O3S3U2X2&3)2;teaching:D1N6O5U3;team:f2l1M1N5O3#7.5=3}2;teams:z4!1/3;tear:G3,2;teased:D6;technique:r3v1y2z1Q3' +
  'W3*3?2;techniques:B2D3F2S3!3*5/5|2;tee:w3]3;teen:j2B6C3D5$2)1*3;teenage:B4F1G2S3$2;teenager:t2A3B5C3D5O3R1,2]1;t' +
  'eenagers:B7C3Q3&1;teens:a2B5C3N2Q3W2)3.1|1;teken:o3,5[5;telephone:M5;tell:a1b1j1k1o2q2u1v2B1H1J2K1N1S3T3V2W2X1Y1' +
  'Z1!1@2[1|2}1;tell me:a1b1j1k2o2p1w1B2H1J2N2S3T2V2W2X2Y2Z1!1$1[1{1|2;telling:t2}2;tembisa:I3=3^3;temper:D5;tempor' +
  'arily:q4;temporary:q4+2;ten:c1m5o1q2r1s1v2z1C6P2Q2$3,1.1=1|2;teng:H2K2;tennis:G4}1;term:b2h3o8q1r1t2B2D1P3&1;ter' +
  'minate:p6;termination:p5;terms:h5n3o6s1^3;terrible:e2o2z2K2;terug:r3M3}1;terwyl:x2E4;test:s1t5v2z1P7$2/2}2;teste' +
  'd:}4;tester:s5t3u4;testosterone:F4}2;tests:P3}2;thabo:a2N3}4;than:c2d1e1f1g1h1i5j2k2l2n1q2Q5R4T2%1&2*1-1/2^2|3;t' +
  'hank:-2}4;thanks:}5;that:d3l1o1r2w1x1y3D2F1P1S2U1V2W3X1Y1Z1!2&1(2)1*3,1?1|1;that a:r3z1B3E1O3(2=2}4;that i:c2i2p' +
  '1v2x1M1P3Q3T3&2)2,2@3}3;that is:b2e3z3B1D2S4W1_1;that possible:G2H2K4L3Q3W2%1;that something:y2D3W1X3Z3*4;that t' +
  'he:a3E3O2!2&2+2]2{2;that time:d2e4f2q3(3;that work:f2n2q2z2G3+2<1^3;that you:z3M1T3=2]2|3}2;thats:b3l3}1;the:b2u' +
  '1v1K1N3O1Q1&2(1,1]1_2;the #:e1i2r2A1N2Q3&6(4>1[2;the #th:h4n2u3(3^3;the academy:h3p3B1F2H1I2J1L2U2V2Y3#2,3<1>1^1' +
  '}1;the adult:b2z3A3B1}2;the adults:b2A2B2C3;the back:v2E4H1K2*3}3;the basic:j3v3z3W2&2)4|2}1;the beginner:a2r2C2' +
  'F2&5(2-1/2[3|2;the beginners:z2G2N2&5(3}1;the best:g2I2M2R4X3}2;the bleed:a3i2A2Z4)2;the book:_2|8}1;the boxing:' +
  'a1t3E3Q2R2S2W2,3<2_2;the building:v2E3H2J3K1}3;the car:i2E5H2K6L2Z3*1}1;the children:b1s2w3x3y2A3B4C1!3?1}2;the ' +
  'class:b4i5l2n3z1E3F1G2N3Q2%1+4?2]1}2;the classes:b1d3g3z3A2D2J3Q4R3%3/3;the coach:v4G2O4Q3W1$3,1?4[1]2}4;the coa' +
  'ches:z2D3G1N4O2,1.1@3}2;the courier:^5{5;the course:&10(7+4|2}3;the day:b1c4d6e5g4k4t2u2v1$3^2{3;the difference:' +
  'R2&2_3}3;the door:g3m3s3t2x1H4K3V2+3,2@2}1;the ebook:-2@2{1|8}3;the end:d1h2o4p1q3r3y2E1P3&3}1;the entrance:v2E1' +
  'H5J4K1;the evening:c3d4f2g3i3v1F2I3K3L2T2V3&1.1;the fee:l5m2$4%3&3;the fees:j2l4q2r3<2;the firearms:w4A2F2N2O1P3' +
  '+2,3;the first:a2c2f1h1i1j1k4o1s4t1v2w5z2N2(4,1[1^1_1;the floor:x2y5D3E3F1V3W2;the form:k3t2,7@3;the free:s5u5,3' +
  ';the full:b1l3s1v3w4}1;the gate:g2v4H1#2*3>2{3;the gautrain:I3K2L3U2|2}1;the gloves:>2]2^3_3}4;the ground:F2G2H1' +
  'R2V7;the group:r2v2z2E1G2Q5$3&1?2@2;the gym:a1f1g5h3l1n2o2p3t2H1I3N1.2>4?2@2^3|1}2;the hall:D2E3H3.3}3;the head:' +
  'G3M2N2O2$3&2*3|2;the hours:e2g2i4E4;the house:s3v2A3Z2*2+2/2;the indemnity:,6;the instructor:v3O1$2.2}4;the join' +
  'ing:k1}4;the kids:a1b1d2f1h1i1n1q1w2B2C2D2E4F1I2J1N1O2%1=1?3}2;the knife:a2s2A4C2X2)3;the krav:j3N2O4S1U1V3]3;th' +
  'e ladies:y3L5N3V2#3?1;the last:d4i2z2C2I3K1N2P2(2)2;the lessons:b3i4j3z2E3O2;the little:f2y3B5E2N2?1;the login:[' +
  '5;the mall:A1B1E2I3K2)2.3]2;the mat:v2x3E3F3G2H3L3N3Q3$3%2;the mats:a3i3q2x3B3E2H1L3V2,1.2=3?2;the membership:j1' +
  'o6p3<3}1;the men:y3C3F1Q3;the month:k2m3n2p3r2t3L3(2;the monthly:j1k8;the morning:c5g4i1F1Q3U1$5%2;the name:N5S3' +
  ';the new:b2h1p2D2J2N1(5[3{2}3;the next:a5q2r1P4Y2Z3&1(4}1;the office:c2d4g2l2r2w3y2I2K2L4M2$1;the old:w2C1J3N4[3' +
  ';the only:c4e1f1A1F6Q3;the other:k3r3s3H2U4_2;the others:i3v1z5C3E2G3P3<2;the page:b2j3C2M2%3[2;the parking:z3F1' +
  'H3K2>2}2;the place:g4m2v4z1E1H3J5$2.1;the power:>6;the price:j2k2l4o2%1&1-2]3^4|2;the range:a2i2w1Y1Z3+1}2;the r' +
  'ight:C1G1I3M3+2,3;the road:e1j2l3J1K4P3/2}2;the room:z3E4H2$4;the same:b1e1f2i2j3k2r1v2w1y1B4C2J1N4Q3<1]1}2;the ' +
  'schedule:b6f3;the school:h1o2D1L2%2(2)2,3-3@2]3}3;the shooting:w2K2O3Y3+4?3;the shop:#2&2-2=3[3]4;the side:x1C1E' +
  '4?3;the site:a3b3t3w3F2M2N2[3^3_3;the small:o2V3%4]3;the sticks:N1R3X4]3_4;the street:J2K3O1R5S2U5*2;the student' +
  ':[4}4;the taxi:d2A2F1I5L3;the timetable:b3h2}1;the trainer:N1O2Q5W2$3;the trainers:N4O4;the training:f2i2j2x5y4z' +
  '1E1G1H2J2T1*3+2=4{2;the trial:i4m2s3t2u4v5w3,3?2@2;the twelve:&7(3;the uk:h2q2z2V3X2&2>3^2;the way:g2r3u2H4J3N2;' +
  'the website:g2h2j2k2n3u2A2B1H1L2$2&1(2)2@4]2;the week:a2b7c3d3f4r3B2;the weekend:f6$3)1;the whole:b1f1g2q2A2B2E3' +
  'F2K2L2M1N1#3&2}1;the wrong:u3_5;the year:h5o2p3#1(3;theft:>3}3;their:h1A6B2L2M2P3%3&2*2+2-2[2}2;their own:B2E1L3' +
  '%4*3[3;them:b2f2j2m2r1x4B5C3D3E2M2O2R3#3&1]1_2;themselves:B4F1O3U2)3;then:a2c2d4e3f4h1i4m4q1r3v4y1I3$1(2*1+1>1^4' +
  ';theory:v2&2/3;therapist:D1U2$2}2;there:a2g3h1k1v3E2F3H1I3K4L4M2N1P1T3U1W2(1;there a:b2k2l1o2r2s2v1w1A1B1E1H1J2L' +
  '2N1O2W1Z2(2)1,1/1<1?1[1]1_1;there an:f1j3k2m3o1v5A3H1K2P3V3-1/2[1]3_2|3;there any:a2c4f1l3v2z1G1I2L2U2W2<3=2;the' +
  're are:g3s2F1H3L3Q4%3;there be:a2c1d2h2l2v1C2F2&2(3)2>3;there for:a2f2v2B3E3T3;there is:b1h2k1l2o1A1F1L2S2>3]2}2' +
  ';there n:k3l3o2s2B1H3K2L2O3%3(2)2,2=2;there one:I3L2O3P3R3(2[3;there something:a3c1d2e2f2k3l1w1z2A2B1G3T3U2V1X3#' +
  '1%2,2;there training:a3c1d4e2f3h1!2>2;theres:>3}2;these:B2M2O4V3*1@3[1_4;thesis:|2}2;they:r2x1A3B3C3D6E1G1K2O7S2' +
  '#2<1?2[1]2^4_1{2;thick:|3}2;thief:}5;thing:b1c3d2o1p2q2s2w2B5R2S5T2X2!3%1&3)1>1_3;things:b2p3s2v4E2G2M3N1T2W3,1^' +
  '4;think:C2J2R4{2}6;thinking:t3A2E1H1N2W3+2=3_2;thinking of:t3A2H1N2W3+2=3_2;thinks:z3D3;thinners:G4;third:l3*5-3' +
  '=2@2;thirteen:C5;thirties:A3F2;thirty:c3i3z1;this:a6b1d1f3l1p2r2z4D1J3M1N1P3S2T3(2)3>2@4]1_1}2;this month:d3l3r4' +
  's2(2}3;this week:a4r2t2u3G2I2>3{3}2;this year:l1C2P3T3#2(2)4.2}2;those:f2m4o2r6z1O3X1Z1)5*4]3;thought:e2S2#2}2;t' +
  'hreats:#2*5;three:c1f2h2l3o2r3z1C3G2H2O1P2%7&4(1)2*2-1;three months:o3p2q2z2P4&4;through:b1d1e2m5p2t1v5E3H2M3U1W' +
  '1!2+2/1<1]2{1;through the:b3p3t3H2W2*2;throw:v2w3y3D3U1W5}2;thrown:v4y4z3Q2;throws:G3*3;thunderstorm:>2}3;thursd' +
  'ay:a5d2e1f1g1h2r2t2w2F1N3Q2,1{4}1;thx:E3}2;ticket:i1m5K3;tickets:m4)2}1;tie:o4L3}1;tied:o5x4*2;tieners:B5;tier:}' +
  '5;ties:o3V3*4;tight:j2k1l3p3q1w3G2<3]1_2;tights:w4]3;tiktok:?4}3;till:a1c1d6e3f2g2i4o1q5u2y1H1L2P3^3;till #:c2d4' +
  'e4g4;time:a6b3c1d2e4g8i8m2q3r1u2v3D2E1K1P2=3[1^1;time do:a1f2g3i4E3F1;time does:a3i2}2;time i:c4d3m4o3u3z3H3K2;t' +
  'ime is:c3e2f3g2i1C2{2}5;timer:v4z4A3;timers:v4z1K3;times:a1b11c1g6h1m1q1y1D1$2^2}1;timetable:b12h1>1;timid:D5;ti' +
  'ny:b2B4C3Q2]2;tips:}5;tired:c3z2G2U3}1;tirsia:X4;titles:O3|1;tla:w3y3C2E4I1P3;to:o1t1E1J1M1U2Z1^3;to #:c4d4e4z2#' +
  '3>2{2;to a:d1k3o2u3v2z2H2K3M4Y2#1)2-3.1^3}1;to attend:m3u4F1)4+2;to be:c2f2j1s1x3z3A2B2D2E3F1H1P2S4U4W1Z1!3$1%1=' +
  '1?3@3;to become:t5!3}2;to boxing:j3u2z3A1B2C3F2G1W3.2>2}1;to bring:f1g3v3w3C2D2Q3_2;to buy:g2w2+1-2]5}2;to cance' +
  'l:p3q3u5;to carry:o3q2H2L2U3Y2}2;to change:u4L4}1;to class:r1w1G2I4+1<3^3|3}5;to come:a2d1g3k2l3p3s2t3z2E2H2I2J2' +
  'K3L1#1%1)2,2/2^1;to defend:j2z1A1B2D1F3U5&2*2}1;to do:c1f2j2m1n1z1B3C2G3P2T2U1V3Z4!3#1&2(1)1*3+2.2/3=2;to feel:s' +
  '3A1D3F3U5W3;to fight:y3z1D1P2R3T2U5V2X4=2;to get:p1z2B4H1I1K3M2P2R4S2W5!2&2(1)2-1@2]1}2;to give:p3s3t4A1#2)2,1-5' +
  '@2_1;to go:x2D4J3L2+3;to handle:D4O2R1U2X3Y3#2*3+3;to have:s2w6D1Z4]3^2}1;to hit:a3e2W4*3;to join:k2l3s3t3w2z2C1' +
  'E2G2X2%1&2(1)1,2=1;to keep:m3q1z2E4R2]3;to know:g2h1i3j2k2n2o1y2A1B1D1H1J2K1L2N5O1P4Q2S1T2Z2#1<1[1{3;to learn:y2' +
  'A2B1C1D1F4P2R4S2U3V4W1X3Y3Z2%3)2+2/3;to leave:p3s3x2K4L2O2}1;to log:[6;to look:w2z2B1E3F2P2U2!2?3;to me:k2z1G3J2' +
  'M3S3$2^2|2}1;to move:u2G3Q3V2W3Y3!1;to my:b2p1q1u1E1L1T2U2$2-1@3[2^3{2|2}2;to pay:k3m3n5q3s4D2^2;to protect:l2y2' +
  'F3R1U3!3#2*3;to put:b2q3w2B2J3}2;to sandton:d4p2t3L3V2/3;to see:b3j2m1q2s4v2B2E4H1,1?2@2[3;to shoot:Y6+4?3;to si' +
  'gn:k3n3o1A2C2S2,5[3^3;to sit:i3B2E2G3H1}1;to stand:D4E3K3U3;to start:j3o1r2t3w3z2A3C3G2U3(1=1;to stop:o2p5q2D3K1' +
  'Z3}1;to take:j2q1x5y3E4W1%1*2}1;to teach:D1O4Y2$3=8;to the:o1q3r2u1v2w2x1y3A2B1E1H4I2L2M4U1)1*3+1.2>2[1^1;to tra' +
  'in:a1c3d3e3l1m1w2C1F2G2L2Q1W1X2#4$1%5,2<3;to try:h2s3t6u2z3B1C2V2,1_3;to use:e2r4A3X5Y3Z4?2;to walk:x3z3D2K1}4;t' +
  'o work:I2K3L1O3U1!4$1=4}2;to you:g1n2z3H3I9K2+3<4;to your:c3z1I3J3K2M1Z3#2_3}2;today:a9g4t3u4v3(2-1>4^1{3}5;todd' +
  'ler:e2B3C4K2}1;toddlers:e2A5B3}1;toerusting:w4;toes:z5;together:a2b1f1t2B4Q5R3W1%7&2-2{2|2;toilet:H4L8;toilets:H' +
  '2L5>2;told:a2z1A2G4N1P1S2V2X4+1{2;told me:z2A2G2N1P2S2X2+2;tomorrow:a7c2h2t1u3v5x2M1,3-2{1}2;tonfa:X4;tonight:a9' +
  'n2u3v1w1N2>7_1}5;too:c2i1l3p2s2y3z5A4B1C3F4Q1W1&1(3*2,1>1_3;too late:d2A4(4_2;too much:l2p3y3z2B2F3G1$1}1;too ol' +
  'd:A6}2;too young:A1C2+3.2;took:k3r2z3>1}4;tooth:y4,4;top:k4w4H1O3Q2V2$2*3[2]3;topics:)3|2;toppie:A4[3;torch:]4_4' +
  ';tore:q1G3_3}1;torn:G4R3_4;tot:d2g2o3A2$3;total:b2j3z4Q3W2)2;touch:z4F2G2M6+2;touching:O3,3;tough:f2z5D2;toughen' +
  ':D5;tougher:B3D3;tour:v5#2|2;tourist:m2t1I3J2$2+2,3;tourists:%2}3;tournament:}7;tournaments:}7;tourniquet:Z6]2;t' +
  'owel:w4}1;towels:]3}3;town:e2f1m2p2t1B1J2Q2U2)1*2=1^2_2|2;township:l3}3;track:a2P3@2{1}1;tracksuit:w5;traditiona' +
  'l:x2S3X3;traffic:c5d4f1r2I3/2}4;trailer:K5;train:a3b1c5d2e3f4h2j1m3w1x1A1B4E2F2G3I5N1Q3W1!3#2$2%2*1+1,3/1;train ' +
  'at:c3d2e3B2)2,2/3]3}2;train in:d1e2i2w7J3O3Q2$1%1+3>1}1;train on:a3f4h1j3B2C2;train together:B4C2F2%5}1;train wi' +
  'th:f1j2m1v3A3B1C2F1Q5V2X4%1*2+3}3;trained:d1f2i2r4y1z3A2O3P2Q1U2V2X3!2#4=1;trainee:k3[3;trainer:N6O6Q4W2$4%3=4;t' +
  'rainers:x4N7O7#1,3=2]2^2;training:a1b2c3d2e1f2h3i1j1p2x1y1B2E1T2U4W1X3Y5Z4!6#5$2)1*2+2/2=1?1]1{3;training for:d1' +
  'e1z3F1P2U5W2Y1!3#3$4)2=2;training on:a3c3f3h2q3T3>4?2;training with:t3E3F2Y2$2<3=1;trains:l3t1C1E4I3K2N4T2X3^3;t' +
  'ransfer:n6-2}1;transferred:p2V3;transgender:F2}3;transit:!3#3{3;transport:u2I9;trappe:H7;trauma:Z8)1]2;travel:f1' +
  'm2q2r2I3U1#3$2&2/2;travelling:m3q2I3;treadmill:}4;treadmills:W2}4;treat:z2Z4#2-5;treated:F3;treatment:q1G4Z3$3;t' +
  'rein:I3;trek:p3L3;trial:i2m1s9t8u12v6w1,2@1[1}1;tried:p3s2z1D2F3M3Q1}1;trio:%5;trip:h3q3H2;tripped:>4;trophies:U' +
  '4}3;trouble:D1Q2S4*1}3;trucks:z2K4#2;true:s4z3D1R3S1+2;trust:n1I2O3;try:h2s8t9u1z1C1P1V3_2{2;trying:b3s3w3y3z3I3' +
  'M2;tryout:s5t3u8;tsa:B3@3}2;tse:A3C3;tshirt:w3]3_3;tswa:y3I2;tuck:D3}3;tuesday:a5c2d2e2g2r3u3w1E1N2^1{3}1;tuitio' +
  'n:j3$5;tummy:}3;tunnel:G4;turf:}4;turn:A2C2D1H1J5Q3&3;turned:z1C5Y3}1;turning:A3C2&1-3.2;turning #:A3C3-3;turns:' +
  'A1C1-1.3}2;turns #:A1C1-1.3}2;turnstile:H4;tutor:$5;tv:y2z2B3C2G1N3?2}3;twaalf:&4;twee:j4q4*2}1;tweens:B5;twelve' +
  ':e7o1C3&7(2;twenties:z3A4W2;twenty:f1A5K2U3)2;twice:g2j3m1r3s1F2I2M2P1R3&2*3^2_3}2;twice a:j2m2I3P2R2&1}3;twins:' +
  'l3r3B4C4E2P2.2;two:a2e3i3j2k2l4m1o2q2u1z3C3I2R4$3&3)1*2-1_2{2;two weeks:m3u2G2)1_3{2;two years:l2o5p2G2P2U1V2;ty' +
  'dens:e4,2;tymes:b4c2g3;type:A2G3I2J2U2W3$3*3-2@3_2;typed:}3;types:e2z3T4;typical:b2i3;typing:G2M3;tyson:}4;u#:.2' +
  '}2;ubani:}4;uber:e2i2E1F2I9J1K1*1^3}1;ucount:n3<3;ufc:z2V5}3;ufuna:B4F3U2;uit:w2I1*2[3;uj:l1I3=2;uk:h2q2z2V3X2&2' +
  '>3^2;ukhona:M3O3=2}1;ukuba:!4,3;ukudubula:Y6;ukukhansela:p3u3;ukulwa:y3X5;ukungena:H2}2;ukuqala:z5;ukuqeqesha:j2' +
  'p3G2;ukuqeqeshwa:$4%2;ukushintsha:u1_4;ukuthenga:]3|4;ukuyeka:p5;ukwenza:z4U2.2;uma:m3v3w4I3*2>3;umbrella:*3}2;u' +
  'mntu:*3}2;umntwana:j2w2B2C1D2E4G2?3;umqeqeshi:N3O5$3}1;umsebenzi:=8;umuntu:M4*3;una:A2C2;unarmed:U5;uncle:H2}2;u' +
  'nder:A2B1C1E2J2N3O1V2*1+1,2<2@4]1{2;undercover:K3?3;underground:K2}2;understand:M3O3S3T2}3;une:G4;uneminyaka:A3C' +
  '3;unemployed:l2=5;unfit:z8J3Y2+2{2;unfreeze:q5;unhappy:_3}3;uniform:w6L4]4;unisex:L3]3;university:W3#3)2}2;unjan' +
  'i:F3}3;unknown:{2}3;unlimited:j7o2}3;unpaid:}3;unsubscribe:p4@4;until:c2d3g2i2q3u1A1E5P3-1;unused:r4_1;unyana:B2' +
  'C3D3;up:b1g2h1i1k4m1p2r4t6y1z2D2G1H4L3Q3S1)2{2;up for:b2m3o5B2D3Q2S2U3&3;up my:a3i3m2p1C3D1K3L1R3?2@2}3;up on:b2' +
  'r3x2D3Q3?3;up the:h2l3H1Q3,3.3;up to:b2g2A2B3E2H5P3!1=2}1;upcoming:a3(2)3;update:u1{6}4;upfront:k4l4$2;upgrade:}' +
  '9;upington:/3^2;upper:A3H3;ups:a2d2j2r5A2B2C2Q2U3>2;upstairs:H6K3;us:d2h1l5n1s2t1v3w1A2C1F2M2P1Q1T1%6&2.2>2?4;us' +
  'e:m1n1o1p2r4w4y2H3J3K1L1S3X2Y3Z2!2+2-2<3?2@2^3_1;use a:r2H5X4Z2}1;use it:p3r2w2D1S2V3Y4Z3-1;use my:n3p1r2u2w2X1+' +
  '3<2?4;used:c1s3z2O3S2V2W1X1%1*2+2-2=1?3}3;used to:c2z3D2O3V3W1X2%2+3=2[2;useful:A2B1R5-2;useless:d3D1R3U2}3;user' +
  ':H4;username:[5}3;users:H4;uses:G2H4I2S3}3;ushadile:}4;using:r2*3[2;usizo:Z5;usual:a3}2;usually:w3z2Q2#4;usuku:r' +
  '3u2;uur:d4e4i3;vacancy:=7;vakansiedae:h5;valid:s1Z2,2-1=2;valley:J2X2;varsity:b2c1d3j2q1z2B2C1F2I2R1U1V2#2%1)1.1' +
  '|3;vasgebind:o4;vat:n3q3z2A4B1I2P1&1*1^2}3;vaya:I4;veg:X3;vegan:}4;vehicle:K4Y3}1;vehicles:K5;veilig:y3G3K4@2;ve' +
  'nue:H3J4#2.5;ver:I4;verander:u3}3;verbal:D4*3;verdedig:F2P3U2}2;vergeet:}4;verification:}5;verjaarsdag:-2.3;vers' +
  'ion:b3y3|5;vertigo:G4;verwag:q3v3;very:c1i1v4y1z6A2C1D2G2O1Q3T1}1;vest:w4]4;vetted:O3;via:/3<3;vibe:v2E3S2V2;vid' +
  'eo:N3/7?7;videos:y1z3/9?2|1;view:b3E7K2[3;viewing:E7;village:A4;violence:y3|2;violent:B2S4;vip:O2!8$3;vips:!4;vi' +
  'r:b3d1f1j3k2l1m2o1r1s1w1z1B2F2H1J1R4U1W3!2#5$2%2)2+1-1.1=3;vir die:b1l2s3w3E2L3O3#4+3,2}1;vir my:b4f3j2z2D2J3R2S' +
  '2)2-3]3;vir n:o3z3R3#3$1%4.1=4}1;virgin:b1c1e1g2j2k1n2o1q1s2z1F2J2L2W2,1<1}3;virgin active:b1c2e1g2j2k1n2o1q1s2z' +
  '1F2J2L2W2,1<2}1;virtual:/7;visa:n4}1;visit:g3m4s3v4H2#3;visiting:f3h2m4w3z1B2C1E2I1V3)3;visiting from:m5z2E3I2V4' +
  ')2;visitor:m3K3>2;visitors:m4E6K1L2V2;visits:m2#2$4}2;vitality:<12;voetsek:}4;voice:M3?2;volunteer:=6}2;voluntee' +
  'rs:#4;voor:c5z2E2P3)3,4;vooraf:,4;voting:h2;voucher:l2-13;voucher for:-4}2;vouchers:-11;vra:j2v3$4;vroeg:c3v3;vr' +
  'ywaring:,5;vrywaringsvorm:,4;vs:R4$1*1}4;vuurwapen:Y5+3;vyf:C5%3;w:B3H1;wa:C2.3;wag:q3E3;wagwoord:}4;waist:x2H3]' +
  '3;wait:i2q3w1C1E8G3L1(3}1;wait for:i3C1K1(4}3;waiting:i2t3E4H1&3+3{4}2;waits:D2K3;waive:k2,3;waived:k4;waiver:,1' +
  '0;waka:B3C2D3;wake:c4;walk:m1o2t5v3x3z1A1D3F2H2I4K5R1U1&1;walk from:I3K3U2}1;walked:z2;walking:v2x1z2A2H2I4R3U2X' +
  '3*2;walks:B3C1F1H1K2;wall:h1E3O3*5?2;wallet:n4L3}2;wam:A2B3C2D4E2G1U2$3-1?3;wami:w3C3E3G1}2;wanna:p2t5y1B2C3D2E3' +
  'U2V3W3.1|1;want:m2p3t2y1F1R1T1U2V2W2Y1!1#2$2%3&1-2.1=3[1_1;want a:m3F3M3U2$4%1&3)1.3_3|3;want her:B3D3F3&2;want ' +
  'learn:U1V1W3X3Y2;want my:B5D1F1Y2?2@1_2}2;want the:u2#3$3%2^3_3|2}2;want to:b2e1g2m1p2q3t1A1C1E1K1N1R1U2V2W2!2%2' +
  '-1.1;wanted:w2J2P2=2{2;wanting:z4R4U2!1#1?3;wants:g1j1l1m2A2B4C3E1F2H1S1W2Y1Z1!3#4$1%2.1?3]1^2;wants to:a1b1g2h1' +
  'j2l2m1w1A3B3C2E2F1H2S2W3Y1#1)1,1?3;war:}4;warehouse:d2]3}2;warfarin:G4;warm:i4v3w1z3L3}1;warm up:i4v4z3}3;warnin' +
  'g:}5;warranty:_4;warrior:f3;was:p1r5s1z5A1H1N1O3S2V2(1)1{3}5;was a:p3r4z1A3L3V2;was the:F3|3}3;wash:J2L7_5}3;was' +
  'hing:L3}3;wasnt:r3z3;waste:s3}2;watch:x3E11Q1V1Y2Z1#1<2|2}1;watched:z4X3;watches:d3x3E3K3V2W2;watching:E5K3}2;wa' +
  'ter:w5L5>7]2}3;wats:a3k1R2S3&2^2;way:d1g4j2n3q2r4v2y2C1G2H6I4M3*1/2^2{3;way to:g2j3q3r3u2G3I2M3/3;waybill:{5;way' +
  's:n4D3;we:h1i3l1p2q1r4u2v2w1x3C1K2#4%5(1,1-1.4>2?1^2}1;we are:a1e1h2l4p2q2t2x2B2I1L1O1T1#1%4,2]1^2{1|2}3;we come' +
  ':r3u3v3C2H2I2K3,2;we do:u1v3G3&1.1_2;we get:i3l1r1t2v1y1P1%1&1(2*4>2]3;we have:h3i2j1Z4#5.3>3}2;we want:p2#4%2-2' +
  '.2}2;weak:z5G6Z2;weapon:X2*5+5;weapons:S2X8Y1*5+3;wear:w10x4y2G3L1P2]2_1}1;wearing:]4}1;wears:D1G2;weather:}7;we' +
  'b:/5[4;webblad:b2}4;website:b2g2h1j2k2n2t1u1J1L1M1T1V1W2$2%1&1(1)2?1@3[3]1}1;wedding:r3x3y4W1$1-2.3}3;wednesday:' +
  'a6c3e1g3r2u4v2E2N2^3}1;week:a3b8f3h1j4m3p1r6s2t1u3M1$1&5(5}1;week and:f2j2w3z1C2F3Z2]2;week course:&2(2/3[2;week' +
  'day:c2d2e3f1g3;weekdays:c3d3e3f8;weekend:f12h6)7=3^1;weeker:&2(3;weekly:b5m3n3#1%3)2;weeknights:d4&2;weeks:a2b5h' +
  '3m3q6r3u1y2G3&8(3/2?1_2{3;weer:a3u3*2}2;wees:o3v3z3A1C3F3R2;weet:U3}3;weg:*2}2;weigh:z3F1}3;weighs:C1H3;weight:x' +
  '3y2z3D2R2W2}4;weights:}6;weird:F3}3;weke:&5;welcome:l1t3v2z3A3B3E3F5G2;well:c1f1k2l1o2s1v2w1B3C1H1O1R2T2V2$2&2-2' +
  '>1]2;wellness:#5<4;went:y1z3H4K1U2,3.2{3}3;were:r4u2D2E2J1O5Q2*3@1}1;werk:c4d5f2n3O3=6_3;werkswinkel:)6;wesifaza' +
  'ne:F3O3;wet:}5;wettig:S2}3;what:a3b2g2j5r1v4w4A1J1P1R5S5T7$1&3*2}1;what about:d3g2i3l3n3q1r3I3W3*2>3?3;what age:' +
  'A5B3Q3.2;what are:a2g3j3k3v2x2S4T3$2&1+3^3;what can:e2f2v4w3C2D4T5/2]1_1;what cost:m3s3#3$2%2&1.2]3;what days:a3' +
  'b5C3F3%1;what do:j3k1l3p1u1w3B4C2F1I2R4T4X1Z1$3%1&4=1@2}2;what does:b3j3k2o2w2B1P2S2$3&4=1]2^1|3}3;what happens:' +
  'f3h2o3p2q3r2v4y2P2&2,3>1@4_2;what i:k2r3v2w2E1/3@5{3;what if:p2q1r2v1y2z2G2O2P2Q2%2&1*5;what is:b1c1g2i2j2m2r1A3' +
  'B2J1M5P1R2S2T2V1X4Z1!2$2%1&2>1[3_1|2}1;what must:k3p3t3w4x3K2R2*3,1|2}2;what now:r3t3u2v2_3;what should:j3v1w2R4' +
  ';what time:a4b2c2d3f1g6i5C2K1(2{1;what to:w4B2D2G1O1R2U2V4Z4)2*4}2;what will:j3v3B2S4$3&3^2|3}1;what would:j3m3w' +
  '1C2I2R5#3$2%3&2*2;what you:j2l3T4W3Y3%2*1;whatever:j2w3$2)3;whats:a2b2d2j4o2s2v3A2I1J2M2N1P2Q2R4S4T3X1#1$2&1,1;w' +
  'hats the:g1j2o1s2v4A2I3J3M3N1O2Q3R2)1[1_1}1;whats your:d3j1l3m2A2J1M2T3;whatsapp:b1n1p2t2D2J1M8,2/4@3}1;whatsoev' +
  'er:z3;wheelchair:G2H13;wheelchairs:H7;wheels:H5I4;when:a6b4d1g6h2i5k1o1r1v2y1G1K1P6Q1(6)2*1,1>3_3{4;when a:B2E3F' +
  '2*2}3;when are:b2g2h2P2(3;when can:a3g3r3t3A4C2M1P4(2-1;when do:a4b2g5h4i3n3r2y1P3)2+3;when does:a3d3g2i3A2!3{4}' +
  '2;when i:d1l1m4o3p1r4v5z2G3L1P2Q1(1,4?2^3_1}1;when is:a4g5i3B1P3Q1Y2Z3(3)4{1}2;when the:a1h3o2Q3(2>5{2;when will' +
  ':P2(2)2]3_2{6;when you:g2k4v2y2F3>2;whens:a5(2;where:b5t2v3I1J8K4L6M1R3S2U1V2=2@1[5^1{2}1;where are:b1F2J3?4@1{1' +
  '}3;where can:b2o2K3L3U1V1!1%2=3?1[1]1^2}4;where do:b1p1t2v1B1E1I2K1L3M2R2Y2!1$2)2]2^2{2|3}1;where i:v2J2L1U4V2W2' +
  'X3,3=2;where is:b2t4A2H1I1J1L2M3@2[4]1{3;where must:n3I4J4K2_2;where the:b3J3K1Q1V3}1;whether:a2b2i2k2o1y2C2H1J1' +
  'L3Q1S2V2W2?3@2{2;which:a6b2g1j4v4w1A4C4I3J6K1N4Q2R8T4+1}2;which class:a1B2C4Q3R6W2;which days:a4b5t3B2V2&2;which' +
  ' of:B3N2R6;which one:R6;while:f1h1m2q5w1x3E5F1K4L2V1%1*3{1}3;while i:B3E1K3L4{2}4;while my:E3K3?3;white:w2P4S2V2' +
  'W1]3_2}1;who:l2v6z2C1M3N10O3P1S4,4=1@3|1}3;who are:f3D3N5U3*2;who can:M6&2?2;who do:n2p2q3v3y2M2N1#5=1;who is:C1' +
  'F1H1M1N4S2&1+2,5@1|2}2;who teaches:F3N2O3X3;who was:N1}4;who will:v3N2Q3)3;who won:}5;whoever:M2N2;whole:b2f1g1k' +
  '2l3m1o3q1s2A2B2E2F1K1L1M1Q2#5&1|1;wholesale:}4;whom:p2v4M4N6,1=3;whom do:p2v2M2N3,1=3;whos:a1m2N8;whose:e2N6,3;w' +
  'ht:w4;why:j1s2M1S5@4{2}6;why do:j2S4@4}2;wick:R2}3;wide:H5;wife:j1l2y1C1E1F5J1O3Q1R1T1U1Y1$3&2(1*1<1?1^1_1}1;wif' +
  'e and:f2j2k2l2W2$2&2(3}3;wifi:}8;wiggle:l5;wil:b1l1o2p3q2t3y3B2E3F1M1U2V1W2X2Y1Z2!2#1$2%2)1=1?1_2}1;wil leer:F2U' +
  '3W2X3Y3=3;wild:C3D1.3;will:g1h1i3r1v5y4z3D2F1I1K3N2P2Q2(2)1<1>2@1^1{1}2;will a:y3C2F1I3$2(3<2;will be:a1g2m2q1u1' +
  'v1z3C2F2I1K3P1}5;will he:z2A2D3H3;will i:i1j1o1s1v1y3z3F1N3P1Q4S2&1*4=2?2^1}2;will it:a3i1j2w2y1z2D2F2K3N3&2)2^2' +
  ';will my:i1n3x3y2B1K4N2P2+2<2@3{1;will the:g2h2i3r2v1D1F3P2Q3)1>2]2^2}1;will there:a2h2l2v1C2&2(3)2>3;will they:' +
  'v2z3K2S2^3{2}1;will you:g1h2l4n1o3s3v1C2P2$2(2)2,1?1@2]2_3{2;willing:=5;win:O1}4;window:e2E3K3&2*2_2}2;wing:T3}1' +
  ';winkel:}4;winter:h2l3w1x3L2(3)2>2;wise:G3H2;wish:p1}3;wishes:p3=3;wit:n1G3;with:f1F2G1H1K1M1O2Q3V1X3Y1#1$3&1*1+' +
  '3.2/3<2=1>1]1;with a:d2e1k2l1u1y4F1G2H2K2N1O1X1Y2$3&2*1-3.1/1}1;with all:a2b5B2F2;with kids:a3D2O4=3;with me:a2l' +
  '2m1n3t2v2w4B4C3K1$2*2+3?3;with my:b3n2o1u1E3G1H4$3+2,1@3_1{3}2;with no:l3s1z5D2K2+2/2>2;with the:a1e2f1j2l1v2C6D' +
  '2K5M3N2P1Q2S1V2&1=1>1?3@1]1|2;with you:f2m4o2t2z1A5B3F1K1P2U4V2Y1Z1,2.3/3<3=5@1;with your:b2f2z3C2V2<2=2]4;withd' +
  'raw:p6;within:i1p3r2A1_3;without:m5o3q1s5x5y2z1E4F2G3H3I4P1S1W1X1%1+4>4_2|1;without a:t3H1I4L3U2%1+3^2|2;witness' +
  ':}5;wits:l3I3R3?2}1;wks:r3&3;woman:x2F10K1L1O4R4S2]1|1;women:h3l1y1F12L3O2Q4R2W1X1Y4!2)1/1}2;won:-3}5;wonder:P2R' +
  '2S2|2;wondered:a2l2;wondering:A3B1J3}1;wont:q1r3u1D5E2F2H1I1J2Q2S1|1}5;wont be:u2I2Q3}5;wooden:]4}2;woodmead:I2#' +
  '2;woolies:}5;word:y3A1C1D4S3W3!3*3.3{2;words:S2|2;wore:x3_1;work:c4d4f1m1p1r1u1H1J1N1S1V3W4Y2!2#3$2+1=6>1?1[1;wo' +
  'rk as:L3O2V2!3=3;work at:c1d3e1P2+2<2=2}2;work for:c1d1m2v3z2F4J2=4^2;work in:c1d2e1w4I4J1S3W1=3?2^2;work is:a2m' +
  '2q2r2u1K3U2?3;work with:f2o2G3O3Q2#5$3<2;worker:a3f1l3z3Z1,2=3;workers:e2h3l3#4;working:d3g3q1I1O3R1U3V2!2<2=1>4' +
  '}1;workout:c3e1S3W4/1<2|2}1;workouts:z3/5;works:e3u3v2E3G2N2O2R3Y2!2*2>2;workshop:F3N1#2)13.1/3;workshop for:N2)' +
  '4.3/4;workshops:)10,1;world:h2N1}4;worn:y2_3;worried:y4D3F1G2O2Q3_2;worries:D2}3;worry:y3z2G2K3*3;worst:z5;worth' +
  ':I2$1&2^2|2}4;would:b1c2d2f3j3m1w1A1B3C1D1F3G2M1N2R4#2$2%2.1=1^1|1;would be:c3d2e3f3w2F1G1N3R3$2)2;would i:j1m2o' +
  '2r1y2z3A3F2G2I2N2P3Q2R3*1;would it:m3D1E2G2#2$2%2;would like:f2o1s1t1B1D1E1H1M1S1T2U3V1X1Y3Z1!1#2$1%1=2?4|2;woul' +
  'd love:c2d1e1f1j1l2t3v2B2E1F2W3Z1)1-1=3;would rather:h3m2x2I1M3+2^3;would the:j1D2G4&2(2.2]3|2;would you:b1l1w1z' +
  '2A3C3E1G2R4#3$2*1.3=1@2}2;wound:Z6;wraps:p1w5]5^1_4{4;wrestle:y2V3;wrestler:V3}1;wrestling:x1C1R3S3T3V5;wrist:q1' +
  'x2G3*6,3;write:M3P3@2}6;writing:q2E1P3S1T2}2;written:|4;wrong:u3@2_6{2}4;wrote:|5}1;xa:j2v3w2E3*3>3;xmas:h6-3}1;' +
  'y:X4^2;ya:b1r2s2x2F3J2M2N3Z2#2%2&3)1+3<1{3;yabafundi:l3[3;yabaqalayo:&3(2;yam:@3{3}2;ye:a2]3_3;year:h6k1l5o6q2C7' +
  'D1J1P3#4&1(4)1+1]1}1;year and:b1h2k2l1z3B2F2U1#3$2&3]3;year end:h2q2#4}3;year old:C6D3F1&1+2]2|2}1;year olds:A4C' +
  '3}2;yearly:k4l3}1;years:h2l4o4z1A3C6G1O4P2Y2Z1!1(2=2>2;years ago:A2G3N1U2Z3;years old:C7O2=3;yedolo:G4;yellow:C1' +
  'P4}2;yenu:b4J2M3}1;yes:w2E1%3=3}3;yesterday:g2p3r3T3[2{3}4;yet:b1C2E4(1+2{7;yi:r3!2;yini:d1y3z2F2I3L3Q2R1S2T3#4$' +
  '1)1*2+2,1<1@2;yiphi:I4R5;yoco:n4;yoga:m2w3z2T3)2}3;yokuqala:s5v4;you:b1g2A1B1I1J1M2T2U2V2W2Y1#2<1=2>1@2]1^1;you ' +
  'accept:n3z2A5B4C3;you also:h3q3x2V2Y3<2>3;you and:b2d2m2t2C3E2T3V4=2;you are:g1z2F1J3N2U3V2=2}3;you be:b2g2h3A4G' +
  '1)3;you charge:j4k1p3s4E3#2$5%2^2;you close:g4h6J2>4;you come:v2z2#3=4}3;you do:a1k1l2o1s2B3T5U3V2W3X1Y3Z3#2$3)2' +
  '+1-3.5}1;you for:j3m2o2B1P2S3#3*3=1;you from:I3*3}3;you get:s1y1z3F3L3Q5*2^2{2;you give:l4r2D1J3U1V2W2)2@2}3;you' +
  ' go:l1m3v2x3R1Y2}2;you got:a2c1d2e1B4L3T2U2V2W2>1;you have:a4b1c2d1j1A1C1F2H1J2L4M1N2P1T2U2V2W3X2&1,1/3>1]3|3;yo' +
  'u help:l2D4#3+4;you in:e2B2I2J5N2<3>1^3;you keep:F2P3>2@4]2;you know:a3t3u3}6;you let:A3E3G4>2_2{2;you make:l2o2' +
  'v2y2C3D2*3-2}1;you my:z3G3@3{2}1;you need:p3t5z2G3S3&2+1,3=5?3;you offer:b1f2j3B2F2T1U3V1W2Z2!3#2$3=3;you on:w4H' +
  '3I1M4Q2#1}3;you open:c3f2g5h4>5;you pay:K3P3=5}4;you present:T2W2X2Z3!2#3)4;you rent:w4L3+3;you run:b2c2d3f2h3i3' +
  'B2T3Y1#1&2(2)4>3;you say:w2A3C2G3R2;you sell:m3-2@1]6|4}2;you send:n2o2&1-2?2^7_2}1;you start:a1c3v3y4z4A1C3(1;y' +
  'ou still:g3n3r2J2U3V2W4/2>3?1}1;you take:k2l2m3n4t3z3A5B4C4U1!1<2=1?1_3;you teach:v1B4D2F3T4U3V3W4X4Y2Z5!3&1*4}1' +
  ';you tell:a2o3D1J2N2R2S1@5^1{2|3;you train:b5c2d2e3f3m1B1E2J1N3V2W2X1Y3!4#3$2*3;you use:y4J2K2Y2=1?4@2^4;you wor' +
  'k:h3o2D1G2#3<3>2}1;young:A7C3F1Q1+3.2;younger:A4B2E2;youngest:A4B2C4;youngsters:l3A4B7$2;your:b3g3j1A2F1J3M2N2O4' +
  'R1T3V1W2+1<1=1>1@3]3|3}2;your academy:g1t3A3G2J1T2U1V3W1X2!2+2.1<2=2@2;your class:b5w3z2D2F1<1}3;your classes:b2' +
  'z3B2D5G2R3T1*3/1<1>3;your coaches:D1G3O4#3$2.1/2=4}1;your gym:b2d2f2F2J3W2#2.2<2=3?2}2;your page:a3A2H3J2N1?4]2}' +
  '1;your place:j2l1y2B3C2F2H1I4L2N1O1Q2T1U2W1+1-1.2{2;your school:G2J4T4U3W2X3+2}2;your site:j3n2s2I2L3R3T2(3@4]1{' +
  '1|1;your team:M2N4O2.3=3;your training:y2F3H1I2T3Z3*4;your website:b2g1t2J2M2T2W2%2?2}2;youre:g3+3>3;yours:b1f1i' +
  '4j2o1s1w3y3E1F1H2J3K4N2O5Q2W3&4+2,1<1^3;yourself:U3&2;youth:h3l2A2B7C1S2#2=4;youtube:E3O2*1/4|2}1;zealand:p3^3;z' +
  'ero:s4z7P2U2&3;zikhona:H6L3;zimbabwe:=2^1}4;zip:*3_3;zips:w3x3;zone:K3[3;zoom:b1/10;zulu:N2X3}4;zumba:z3T3}3';
