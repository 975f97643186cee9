// Written by `npm run train-intents` (docs/decisions/0118): which words speak for which questions.

/** What speaks for each intent before a word is read. */
export const BIASES =
  '-0.75 -0.36 -0.28 -0.09 -0.03 -0.46 -0.57 0.10 -0.39 0.08 -0.12 0.41 0.11 0.69 0.55 0.22 0.28 -0.39 -0.37 0.17 -' +
  '0.63 -0.28 0.18 0.13 0.32 0.60 0.21 0.13 -0.84 0.18 0.16 0.18 1.18 0.40 0.19 -0.16 -0.08 0.02 -0.15 -0.12 -0.09 ' +
  '0.26 0.05 -0.36 -0.56 0.08 -0.39 -0.19 -0.51 0.25 0.28 0.11 0.22 -0.43 -0.65 -0.75 -1.06 -0.77 0.12 0.64 -0.36 0' +
  '.11 -0.19 0.08 0.42 0.12 0.42 0.24 0.17 -0.08 -0.40 0.03 -0.09 0.08 -0.17 -0.15 3.15';

/** What each word, or pair of neighbours, speaks for (intent-score); entries are divided by ";". */
export const WEIGHTS =
  ':}5;#:a1c3d4e4g1h3i4l1m3o1A5C9#2$1%5&3.2>2]1{1;# #:a1c4d5e3g3m2u3v2F1K1M1Z1;# a:c3j4r1C4H1$1;# am:a3c5f3L2N3$4;#' +
  ' and:a3c1d1e1g2r2A5C3I1M1N1S1W1X1Y1$1)2+2,2-2.1|1;# can:d2e2u3A3C5.3;# days:m2p2$1)2_4{3;# do:c2e2s3A4C3,1>4;# i' +
  'n:c1d2A2C6K3$2]2;# is:c4d2A4C2;# kids:A1B2C2Q3,3.3;# minimum:i5v3$2^2}4;# months:l1o5p2q1G4&2;# of:r2t3%3(2.3_2|' +
  '1;# people:t3K3Q4#2$1%2;# pm:a3d4e3g2i2I2K2Q3>1;# to:c3d4e5z2C1>2{2;# week:A1&3(4/3[2;# weeks:m2q4r2y2G2&5(4{3;#' +
  ' what:d2e1g1i4r3v3&2;# year:C2D3&1+2]2|2}4;# years:l1z4C6O1=4}2;#+:A4;#h#:d3e4i3v3}1;#ish:d4e3;#k:}3;#kg:y2z3F4Q' +
  '3]1}5;#m:]2}4;#mm:Y4}2;#nite:a4d3E2;#oz:w2]4_1;#s:A5O2;#st:s1u1v5E2Z3;#th:h4n2u2V3(3.4^2;#wk:&2(3;#x:j2}4;#xl:]5' +
  ';a:L1$2)1-1;a #:c3d4e1o2&4=3]5|2}1;a baby:q2z3A3K2L2*3;a bad:i3G2O3R2Z4;a beginner:w3z5R2$2&2(2;a big:z2K3L3Q2R2' +
  'S3$3*2]2;a bit:l3m1z3D2E2F1M2T3Y3]2;a bjj:c2V4)3=2]3;a black:y2O2V2)2=2}5;a bodyguard:!6}2;a boxing:i3G2H2W6=1;a' +
  ' boy:A2C4D1H2X2}2;a car:j1G3I4J2K2Y3Z2*3^2;a chair:E4H5;a class:a2d3e1f2i3m3r2t4z1B1E7F2Q4V1W1X3Z1$1,1-3/2?1;a c' +
  'oach:z2N3$4%4/3=4;a course:O2Y2Z4&4(5}1;a day:d2h2i2#3)4}2;a different:r3u1F1J1N2^2_2}2;a few:b2e2m3n2q3r3y3A2M2' +
  'Q1S1%3-3;a first:t5v5z1A3Z3;a form:g3w1M2,6_3;a free:e2s5t3;a friend:k2l3t3N2W2$2&2+1-2^2}1;a gi:w5V2]4^3;a gift' +
  ':-6;a good:C3R2S2Y3|3}3;a group:l2u2B2C2H1Q2X4$2%2.1@2;a gun:N2U2Y4*3+6;a guy:N2O1*3-1]2}2;a gym:o3v3z2K1T6$1=3}' +
  '1;a half:i3C5#2;a kids:A2B4.4=2;a knife:X2*5}4;a krav:a3i2E1O2S2<2}2;a lesson:i4r5s1w2B2E4?3;a long:d2e2f2h1i3q3' +
  'w2I2;a lot:n2y3z3G2R3W3$2&3/2;a member:b1m3q2t3B2P2$2)2/2=2@3]2}1;a membership:m4&4-4}1;a month:j5m3p2q7r1t2u2Q1' +
  '-2_2;a new:j2k2s3K2N3P2U3V3Z2(3[4;a normal:b3g1z2P3Q4}1;a party:L3.6;a person:y3z2A1J2M4P2T2.2;a place:t4A1J3K2L' +
  '3V3W2&1;a private:j4L1N3$6%1-2.4;a problem:r3w1z1A1E1G3H2?2}1;a real:h2J3M3O4R3]3;a saturday:f5r2u3w2K2)2;a scho' +
  'ol:r2u3w2C2J3M2O1#3;a security:L2R2V3X2#1=3]1^3}2;a session:a4c1d2e1f2m3r4w1E3F1#3%1;a small:F2Q3S2%6*2]3|2;a sp' +
  'ot:t3E2K3L2Q3;a student:j4l3s1t2z2W3=1[2;a teenager:A5B3O3R2,3-1;a trial:s3t4u3@3;a voucher:-8;a week:a1f1j6s2w1' +
  'I1P1R2$2%2&4}3;a wheelchair:G4H6;a woman:F6K2O5R4]2|2;a women:F5)4;a year:b1l3o3q4B2P1X3$2(3;aan:a2h3L3N2R3T1U1V' +
  '1W2X3Y1Z3!1)3/1>2{2;aanlyn:/5;aanvaar:n3<2;abafundi:Q3#4;abantu:Q3#2@3;abanye:F3@3;abaqeqeshi:N4O5;abesifazane:F' +
  '6;able:d2u2z2C2G2O2P2U3,2^1}1;able to:d2u2z2C2G2O2P2U3,2^1}1;ablutions:L5;about:d2i1r3z3B2D1E2H2K1M1N2S4T3V1W3X2' +
  'Y1Z2#3)1*1/2?2@1_1|2;about my:q2u1z3M2P3@2}2;about the:o2p2r3u2D3N1P2T1V2W2Y3Z2!2$2_3;about your:g2B3N3T3V2W2X2Y' +
  '2^3;above:A3G2;abroad:h3n3q3-2;absent:r4}5;absolute:z4;academy:h2p2t2B2F1H1J4L1N2T3U2V3W1X1Y1!1#1+1,1<2]2;accept' +
  ':n5p2z2A3B3C2G3;accepted:n4A2{3;access:j2k3H8K1&1@4[4;accessible:H7;accident:y3G4H2Z3,5@2_2;accidents:y3Z2;accor' +
  'ding:h3Q3>3;account:n5q2<2@1[7}3;accountant:z4;accounts:#3}5;accreditation:O5;accredited:O4Z3;acl:q1G5;across:b2' +
  'e1I2K2}4;act:o2p2@4_2}3;action:E2;activation:k4;active:a2b1c1e1g2j1k1n2o1p2q1s2z1A1B1F1J2L2W2#1,1<4;activities:n' +
  '3T3;activity:B6#2.6;actual:i1y4;actually:i2z2O1T4*3{2;ad:s3&2=3;adapt:A2G6;adapted:G3H3;add:b2r3G2M2R2W2{1}4;add' +
  'ed:k3q3;additional:k3;address:J10M5N1=2@5[3^3_1{4;adhd:G6;adjust:}4;admin:k6=2}1;adriaan:}4;adult:j2z2A5B1C3E4}1' +
  ';adults:i1j2A4B4C3D2N1Q2T2U6V3;advance:l3n4;advanced:a2y1z3P5Q3U2Y3%1)2;advert:T3?3}2;advertise:}5;advertising:?' +
  '3}2;advice:R5}2;advise:a2i3n3t1K2L1R4$1;aed:Z4}2;aerobics:T4W2}2;affairs:}4;affect:>4;affiliated:}5;affiliation:' +
  'k5;afford:j3l2p3s3y2;aflaai:E4;afneem:?5;afraid:y3z2D4Y3;africa:J2S4}3;african:N3;afrikaans:N3|3}2;afslag:l7;aft' +
  'er:a2c2d7f1p2r1s2v1B1E1I4L5(3+1=2_1}2;after #:c2d4o2p2L2M3;after a:d2p2w2G4Q3_3}1;after class:E2I4L4}3;after sch' +
  'ool:c3B4L3=3;after the:a2m2n2o1q2s4v4w2y1E1I3L1Y1&3+1=4;after training:L3=3}4;aftercare:d3D2}2;afternoon:a3c3d2e' +
  '3f2g2B3#3)3;afterwards:d3s3E1}2;again:a3i1k4m2p2q3r2s3u1F1G2L1V1W4(3,2.1>3{3}1;against:y3F3M1R2!3*6.1?2}1;agains' +
  't a:D2F1S1*4}1;age:A12B3C6F1Q3.1]2;age #:C6]4;aged:A4C7P3;agency:Z3}2;agent:F2M5R2U2;agents:#3*2;ages:p2z1A9B1C3' +
  '{2;aggressive:z3D5S3}1;ago:z2G5M2U2Z3{5;agreement:o8p2;ahead:c2q2t3A3H3>3;aid:G2N2O3Z7<6=2}1;aids:G3<3;aikido:T4' +
  '*2;air:^3}5;aircon:}5;airline:y3#2}3;airport:I4;airsoft:Y4+4;airtime:m3M2}1;akhona:c3}2;al:b2z3A2{2;alarm:K3>2}3' +
  ';alex:I2W3;alexandra:I2J3^3;all:b6e1g3i2j2k4r2u1w1y1z3A4B2D1F6O2T4V2&1.1<1@1^1;all day:d2g4z3B2D2F1V4;all of:b4l' +
  '2B2C3F3#3&3;all the:b5g1w2D3F2H1O2R3T1.2?2@4]2;allergic:o2_2;allow:m3E3F2?2;allowed:m2q2r2t1w2x5y1z1A2B2C1E4F1G3' +
  'K1+2?6|2;allowed to:t3z2C2E2K2S3+1?4}2;allows:}4;almal:y2z2S3;almost:C3<2{2}2;alone:h2v3z2A3E2F5K1Q1R2U2#1$5%1*1' +
  '|4;along:m3w3z1A2E5G1H3+1,2;already:a2g3m3s1z1C2G1L2P2R2Z2$1(4+1_5{5}2;alright:w3G3;also:h2i1j2m1q2s2x4A3B1J1L2P' +
  '3W2X2Y2*2+2,2/2<1>1[2;always:i3x1z3D3H2K1L2N2Q3]1;am:a1c8f1n1o3v1w1z3A3M1P2X1$2,1=1]1^1;am #:o2A2C2M2U2]3;am a:b' +
  '2l2y1A1J1K1O1S2V1W2X1Z1$2,2=2@3[1]2^1|1}1;am i:o5s2t2v2z1A3F2K1M1P4,2?1_1}2;amacici:x5;amaklasi:c3d4;amateur:z2W' +
  '2}7;amend:u4}2;ami:w3;ammo:w1Y5+1}3;among:x2z1B3C2F4G2I2O2%2;amount:j2k4&2-2^3}4;an:b2c1i2k2t1v1A1C2D1E3G2I1K1M1' +
  '#3$2&1(1,3.2/1=1[2]1_1|2}2;an hours:c2e2i5I3$5.2}1;an instructor:P2#3$4,3=4;ancient:A4}3;and:i1m1w1B1C3E2G1L3R2V' +
  '3W3X1Z2!2%1]2;and #:a4c2d2e2j1t2C3%4+2.2]1;and a:i2v1w5C5K3L1N1Y2#1$2&1+1]2;and come:q3K2L5}1;and dont:c2J3K3L3M' +
  '2O2Q2Y2<3?3}1;and have:c2g3m2n2q3w2x2D3=3{2;and he:t2u3D2!2#1_3;and i:a3b1c2f3k3l3r2s1v1x2z2C3E1G2K1R1S1T1V2Y1Z2' +
  '%1-2|2;and my:j2l1m1u2z2A1B3C3F1G3H2I2R1S1U3!2%4]2;and need:i3n3L3V2Y2Z2$3=2[2]3^3;and no:g2z1D3M2R2Z2{1}3;and n' +
  'obody:g3P3Q3}4;and now:z2B1V2W3X2!2#2@3{3;and still:N2P2R3&3]3}4;and the:g5x1D1H1L2R2S2Z3!2#1$3%2>1[2]1_3{2}1;an' +
  'd then:m4q2r4s2v4z2F1R1$2+2{1;and want:e1h3k2m1q2w2C2U3V2W3X2Y3!2#2$2,4.1=3;and wants:a2h2m3z2A1E1H3Y3!1)3=3?2;a' +
  'nd watch:E4;and we:C1G2Y2#2%2-4.2;and what:a2j2w2J3P3S2&1|3}2;and would:c1f4h2j1F1H2I1J1M2N2O3S2U3V1W2X1Y1Z2!2$3' +
  ')1.1=1?2|2;ander:D1F4@2}1;anger:D5W2}3;angikaze:z6;angikwazi:u2}1;ankle:x3G5;anniversary:-3}2;annual:h3k4l3}2;an' +
  'other:n2r5u7y3A1F1I1J3P4&2(4)1@2]1_1}1;answer:M5;answers:D1M3}3;anti:D4!4)1;anxiety:z4G4;anxious:v1z3D2E2Q2;any:' +
  'a2c3d2f2g2k3l5s1z4A1F3G1J1O3S1U1Z1(2)2,3/3<2=4]3{2|2;anybody:g3v4y2z2A3M4;anymore:p8u4A4I1U2_4;anyone:c1g3z4A2D2' +
  'E1H1I2M3O1Q2U3?1@4;anything:a6c4d2f3l1o3q2r1s3w5z1A2B4C2F2G1H1J2L1T2=1;anything for:c1s1w1A3B5C4F2G2;anytime:o3p' +
  '2(2;anyway:z2E1P3;anywhere:b4j3A2B3J3K2;apart:k1o3v3T3X1Y3Z3}1;apho:H1I4}2;apologies:}4;apology:}4;app:b2n3I1/8<' +
  '4>1[2|1}1;apple:n2x3/3<1|3}1;application:t4P3=4;apply:k3s1t4+2=6_2}1;appointment:t5u5E1$4;approval:k3}2;april:h5' +
  '{2}2;aramex:^5;arch:I4#3;are:c1f2g2h2i3j1A1B1C3F1H2J2O3P1Q4S1T1)2>1@1_1;are #:l3C3G3%4;are a:e2l2B1H2O2T2#1|2}4;' +
  'are my:f1y3T3@4{1;are the:a2d2i2k2o2r1v1x1z3B1D1L2O1P1Q1S3X1)1+4-3>3?1]3^2;are there:a2c2h2j2k1o2y2A1C1F3H2J2L2N' +
  '1P4S3T2U1)2*2=2|2;are they:w2A2B3N3O5?3;are you:e2g4h2m2r2H3J4M3T1V1(1,2<4=3>2@2}2;are your:b4g1i3j1A2B2F1O1P2$1' +
  ']2}1;area:x1E4H3I1J2K1R1>4[4}3;areas:U3^1;arent:A3O3}1;arm:q3u2G6K2Y2*4,3;armed:l2Y4!4#2}1;arms:w2z3G3O3}2;army:' +
  'A1G2O3S3W3!2=2}2;arnis:X8;around:a2b1d4e5g2l2n2v2D2E3F2N1W2$1(2-1>1;arrange:i1t5$4;arrears:n3}3;arrest:!3}3;arri' +
  'val:v5;arrive:r3t2u3v4L2Q2{5;arrived:_3{3;arriving:v3,3;art:C3D2R4S3}2;arthritis:G6;artists:.3}3;arts:z3A1B3D2G1' +
  'R1T4X4-1;as:b1l1m3p3r1v1w2z1A1B1E1F3N1S2V3X1!1#1$1*2,1-5<1=5>2]2_1;as a:b1c1u1z2E3F2L2O3Q1S3V3X3!3$1%2-3<2;as i:' +
  'b3l2m2o2r4t2v3w4,3;as well:c2f1k2l2s2w2B3C2T2V2$2&2-2>2]2|1;asap:M2(2;asdfgh:}4;aside:i4-2;ask:k1q3v3C3E2G3J2M3N' +
  '1,1@2;asked:j3F2#2@1[2}3;asking:h2z2B3H3#2?3{2}1;asks:w3y3A2O2P3,3@4;asma:G5;assault:*3}5;assertive:D4;assessmen' +
  't:v3!4&2;assist:e2H1+3;assistant:b1e1J2K2N2Z3=5;association:#2}3;assume:w3z3;asthma:G7;at:a3c3d3e3g3i2k1A1D2I2K2' +
  'P1U2$2.4^1;at #:a4c2d3g4i1u4v1A4I3K3$2>1;at a:m2v1z2C3E5J3N1P2V1W2Z4/3;at all:c2r3w3z4D1H2I1O3,3<3;at home:f1h3n' +
  '2r2s2D2L2U2$3,1/5?2_1|3;at lunch:e6;at me:z4A3O2U3;at my:e1i3k2m2o2u1x1y3z2A1F1I1L1V2$4*2,2/1<1>1?1;at night:d5e' +
  '2g2I3K4Q2R2U1*1}1;at noon:a2e6;at our:B1E2#4$3)2.3?3;at reception:a2g2n1M1<3]3^3_3{1;at school:c3p3z4B1D7R1W2%2;' +
  'at storm:a3t3B3N3P2U2V4W4=2;at the:a3f2g2m1n2o1q1t2v2E3H1J1K1L2P3Q1U1*2+3.2>1?2^4{5}1;at what:a3g2i3A2;at work:a' +
  '2i2u2y2z1S2-3}3;at your:b1y1C1F3G3L2N1Q2T2U3V1W1X4!1+3.4<4=4@1;at yours:w2y3E2F3K5W3+3;athletic:z4;atm:*3}4;atta' +
  'ched:o4s3=3;attack:G1Z1*7;attacked:#3*4;attacker:*3}2;attackers:)1*5;attacks:G3R3*7;attend:a2e1m3r7u3F1G1H1)5+4.' +
  '2;attendance:r6P2Q3;attending:v3w2)3<1}2;attention:Q6$1;attire:w5;au:f2B1C2E2Z3,3-2;audience:E5;audit:E4;august:' +
  'h4l3q1C2H2(3)3;aunt:H2%3;australia:p3-2^3;autism:G5;autistic:G5;automatic:o3H1;available:b3e1w1K1L3T4U3V3#2%2-3=' +
  '4]3^2;average:z3A2Q5;avoid:G3*3;awareness:S2#5&2)2*3|3;away:p3q5r5u2v1B2F1G1L3Q1&1)2*3,3/2^2{1|3;awkward:z3F3;b:' +
  'G3!4.3}1;b#:s3z3E3;ba:D1F3G3O3Q3!2#2&3;baba:q3!2}3;babies:Z2}5;baby:c2d3q4z1A1B2E2L1Z4*2.1/1}2;babysitter:i3u2}1' +
  ';bachelorette:.6;bachelors:.3;back:h3i2p3q4r3u1D5G5K1M2U2W2<3>2_7{1}1;back to:i2p3z2G1K3L3M4_1;background:z5O6;b' +
  'ackpack:L4;backup:>4;bad:i2D1G5H3J2L2O2R1U1Z3}3;badly:A3G2K2_3;bag:e1w3y2C2L4W7*3]3^1_2{1}1;bags:g2K1L4W6.2^1}3;' +
  'baie:D4;bakkie:K5]3}1;balance:r3}2;ball:D1}2;ballet:k3B4C2}2;balls:S3W3;bana:B5.3;band:x4}2;bang:z3Y3*3;bangaki:' +
  'Q5;bangles:x4;bank:l2n6r3#1<3@1_2}3;banking:n6}1;banks:}4;banned:E3S3;bar:c2x3*4}2;barber:e2}3;barefoot:w1x7;bar' +
  'ely:}4;bars:H1*3}2;basadi:F6;baseball:*2}2;based:J3S3U2;basement:F2K6}1;bash:t5.2;basic:j1o4v2z4L2W2Z5#2&5)1|1;b' +
  'at:*2}2;bath:}3;bathroom:H1L5;bathrooms:H2L4;batla:p1t2B2U3W2Y3!1#2%2=3;baton:X6!2}1;battery:>5;battle:|8}4;batt' +
  'le ready:|8;battlefield:Z1}3;bay:K6;bayamhlupha:D4;bays:K8;bbbee:#2}3;bday:.5;be:a1g1h1i3n1q1r2u2v1x1z2A4C3E2H1N' +
  '1Q2S1)1+1/1?3@1^3;be a:a2c2l2n2w2B2E2G2R2Z3!2)2}2;be able:d2u2z2C1G2O2P2U3,2^1}1;be at:c1i2r1u2$2}2;be in:g2m3B2' +
  'C3E4G2%2?3@2}4;be the:f2z4A6F5Q2R2;be there:a3g2v4E4/3}4;beads:x4;beard:N3}3;beat:c3D2.3}2;became:D2O3;because:a' +
  '1e2h2j1l2o2q1r2z3A1D3J2S1/1<1>2^2{1}2;because i:a3e2r1z4A2^3{3;because of:j2l3o2q2r2D3H1/2<2>3}1;become:t4D2O2P1' +
  '!5=3}4;become a:t4D2!5=3;becoming:m3W3;bed:c2d3r3}4;bee:G3#2}3;been:p2s1z4D1G1O3P3U1V1!1$1=5]1{6;before:c8g3i1o2' +
  's1v2w1x3z3C1E4L3P1$2(1+3,4^2;before i:b3k2m1p1s3w3z2A1E4G3H1J2K1L2N3P3U1#2$1&1<1@2_1|1;beforehand:i2t3v3H1,3;beg' +
  'inner:f1s2z7A1C1F1P1U2W1Y2&5(5/1[2;beginner course:r2s3A2C2&5(4/1[2}1;beginners:a2e1f1w1y3z5A2F1N1O1Q4R1V1W1Y1&5' +
  '(4)2;beginners course:&4(1}3;beginning:v3&2(4;begins:a1c3i3w2E3(2;behalf:p3B3,3;behave:v3F2;behaviour:D5#2;behin' +
  'd:d2r2z2D4E1K1N3O2S4*5;being:o3r2y4D4F2G1M2R2U2*2+1.1;belief:D3;bell:v4{2;belly:x2R2W3}1;belong:m3}2;below:G4;be' +
  'lt:m3w3x2O4P10V3)1=3?3]2}1;belt in:z3C1P2V2=2}1;belts:O2P9U2]2;bench:E3L4?3}2;benches:E3}2;benefit:<7;benoni:I4J' +
  '3;besides:b1k4w3T3|1;best:a1c3d3g4l4t1M1N2R7X1}3;best for:a3d3t2w2A2R6;beste:R4;bestie:C3-2;betaal:k3l2m4n5q3s3K' +
  '2<3;betaling:n3}2;beter:l3R3;better:f2l5w1z3E1F2I1K3M2Q1R7Z2-2}4;between:a3c3d2e5g4h1j4l2A1E1M1P1R5%1&1(2;betwee' +
  'n #:a4c3d3e3j2;beurtkrag:>6;bicycle:I3K3L2;big:i2y3B2C2D2H1K2L1Q5R1S2!1#2$2&1]1_2}2;bigger:C1D3F1_5}4;bike:q2G2H' +
  '1K6;bill:,3<3}1;billed:<2}4;billing:}4;binding:o6;bio:G2N2;biokineticist:G2<3;bipolar:G5;bird:c3)2;birth:q2@3;bi' +
  'rthday:&2-5.10{1}1;birthdays:.5;bit:l3m1z4D2E1F1M1R2T3Y3]2|2;bit of:m2z4D2R3T2]3;bitcoin:n5;bites:D1}3;bjj:a5c3d' +
  '4e3f2i1j4w1A2B1C1N2R5V11$1%1;bjj for:s2C2F1V4;black:l4w3y1J2O4P3V1)1=1]4_4}1;black belt:O3P1V2)2=2}3;blackouts:>' +
  '6;blade:z3X5;blades:y3X6;blank:{3;bleed:a2i2y2A1G3Z4)2;bleeding:Z6;blind:G3H1;block:i5J2$3>4;blocks:e2}3;bloem:p' +
  '2J3;bloemfontein:J2^5;blood:G6}1;bls:Z5;blue:m2y3z2P1V3+2]2_3}1;bly:E4I2/3;board:b4w3#2;boarding:f3m3D2;bodwa:F5' +
  ';body:z2A2H3O1!3#3}2;bodyguard:O1!11=2;bodyguards:N2!6=3;boek:|6;boep:R3}3;bokke:}4;boksburg:I4)3;boksklasse:W5;' +
  'bolt:I6;bones:y3A2G2R2Z3;bonitas:<5;book:m2t7K1N1#3$2%1)2.3[2^1|11;book a:t1N3#2$1%2.3@2}1;booked:i2q3r1t1u8v3w3' +
  'N2(1}2;booking:t7u7#2$2.4;bookings:.2}2;books:|6;boom:v3J3K3>2;boost:D3;boots:w6x4]2}1;bored:h1i2A2C1T3}5;boreho' +
  'le:>2}2;born:A5C1;borrow:w6+3;boss:b2e2j2w1K1N3W3!3#4@1;bot:M4}5;both:c2j2k2l4s2A3C4F1H2R2S2Y3$2,1-1_3;bothata:G' +
  '5;botswana:s2J4}2;bottle:w5*4]3;bought:z1K2V3Y3$2_5{5;bounce:.3}2;bounced:M3}1;bouncer:O2R2V3!5}2;bound:o5H2;bou' +
  'rne:S4X3;bout:}6;bouts:y3}5;bow:v5S4}3;boxed:z3O3W5;boxer:A3=3}2;boxers:x2P3W6}1;boxes:W3=2}5;boxing:a6c1d1e1f1i' +
  '1j3w1A1B2C1G1N1O2R5W12$1.1]1^1{1}2;boxing class:a2h1y3B2G3W2;boxing for:e2s2B2C2F3R2W5.1;boxing gloves:w3z2R1]3_' +
  '2}1;boy:p1B3C7D8E1G1X1$2.2?1;boyfriend:c3z3E3-2_1}1;boys:f1h2l1n2B4C2D6F5L3N1Q2.3^2;braai:h3N1V3}4;brace:G3H3;br' +
  'acelet:x6;braces:y3G4;bracket:A5;branch:J6=3;branches:J5;brand:}4;brave:D3E1;brazil:V3}1;brazilian:V6;break:e5h5' +
  'l1q7z3D4Y1)1+1,3]2;breakdown:b4j2&3;breakfast:c4}3;breaking:D2}2;breaks:h4y3z3,4;breast:G2]2;breath:z4H2;bree:I3' +
  ';bright:G2}3;bring:g1l3s3t1w8B1E2I2J1L1Q3#2)1+1,1^2_3;bring a:l1t3w1G2L3Q3?2;bring my:f1l1w1B3F2I1K2N2#3+2,1}3;b' +
  'ringing:w3E1H3K2N3;british:n3+2;brochure:T5#3;broke:l1q4r2u3G1H2%1_4;broken:y4G1H2K1Z3*2_4{1}3;broker:y3}2;broth' +
  'er:m1o2y3B1C3D2G1N2S1!1$1%2-2=2^2|2;brothers:C2U2;brought:l3^3;brown:m2P2=3>4;bruce:}3;bruise:y4G2;bruises:y5;br' +
  'utal:y3z3S2;bryanston:m2B3I3J2$3}2;buddies:%2}2;budget:j6k3#2&2<3;bug:{3}1;build:D4G2}4;building:v2D4E2H4I2J6T2#' +
  '4;bulk:l2]3}3;bullets:Y3}3;bullied:D7;bullies:D7;bully:D7;bullying:D9;bumped:}4;bunch:F2%2;bundle:m5$2;bundles:]' +
  '3}3;bunk:r3}2;bunking:}4;bupa:<4;burglar:}7;burn:}4;burners:}3;burns:R2Z3;burnt:o2s3;bus:D1I11K2M1;buses:I7;busi' +
  'est:f2}3;business:g3m1q2H2Y1!2#3,2}4;businesses:#2}3;busy:d3i4p3r2E1Q5$3|1;but:a3f1p1q1u5z3F1G2J1N2T1Y1Z2&1)3+1/' +
  '1]1^1_1{2;but i:c2j2q2u2z2F1G2M2N1S2$2)1_2{1}2;but my:o3u2y3^3{2}1;but the:y3T3W3&2}1;but want:z2G3Y2Z3+3|3;buts' +
  'we:h3>3;button:t3[2}4;buttons:x2}2;buy:l2m3n2s2w5$1-6]6_2|5}3;buy a:g2m1w2-3]4}1;buying:-4_2;by:b1g2i3n2D2F1I5L1' +
  'O3Q1#1$2,2.2/4<3>1[2^2{1;by die:d2g3D4*3/2^3}2;by the:a2c2d2j3F2J2K1L3#1&2;by you:r3w2z1A1B2C3F2H2K1Q1T3V2Y3&1.2' +
  '<1=3>1@1]2}1;bye:n3}2;c:G3Z3!3=2;cab:I5K3;cable:*3>3;cage:}5;cake:.2}4;calendar:b5h2i2p3J2)2;calibre:+2}2;calipe' +
  'rs:H3;call:v3D2M7O1U1#2/4}1;called:a2g1j2u1J3N5T2X2;calling:D2M5;calls:M2O2@2}2;calm:C1D1;calories:}6;came:c2r4y' +
  '2G2Z2_3{4}3;camera:?5;cameras:K2?5}3;camp:q3B2)4}3;campus:I1}1;can:n1q1r2u1A2E3G1H1L2M2P1-2/1?2_2;can a:r1z3A4B2' +
  'C2H4K2P1Q2S3#2$1%1-1}1;can do:c1d3f2l2r3G3X2)2.2/4|3;can he:m3n2q2r2C3G2H3.2?2;can i:d1g1j1m1n1q1r1t2w1x2E1G1K2L' +
  '1M2$2+2,1-1/2<1?2[1_1}1;can it:q2r2x3D1H1K2-3/3_4;can my:n3q2t1u2w2B3E2O2T2Y2#1+1,2/2<2^1_1{1|1}3;can one:c3n3y3' +
  'A2I2L2P3T2U3,3;can only:c3d1e2f1j3z3R3)3;can she:r3A3C1E3G4H3L2P2;can someone:v3H3M3+1,3-2;can the:k1o2q3r2A3I2O' +
  '3#1$4,3.1/2<2^2_3{2;can we:l3n1q1u3B1C1E1K1%1(2-2.4>1?4]2_4;can you:b2j1l6r1t1u1w1D5G1P2R1S1!2#5-1.3?2^1_1{3}3;c' +
  'ancel:p11q2u6>2_4;cancel my:p1u2_3;cancelation:p4u2;cancellation:p9}1;cancelled:u2>3}7;cancelling:p5q4;cancer:G4' +
  ';cane:H3;cannot:i2l3o2p3r2u2y2D1E2F1H2I2>2?3{1}1;cant:l2o1p2q1t1u3w2x3y2z6G1H3J2M1R3,1/3]1}4;cant come:r1u3H2|3}' +
  '4;cant find:b2j2t3J2M3/3<2[1]2;cant make:q3r1u1R3$2%1/2}1;canteen:e4;cap:w2x2Q3;cape:e2m2p2t1B2J2U1)2=1_2}1;cape' +
  ' town:e2m2p2t1B2J2U1)2=1_2}1;capital:}5;capitec:n4;capoeira:T4}2;caps:]4}1;captcha:}3;car:G1I6K8L1U1Y1Z2)3*4}3;c' +
  'arbine:Y5;card:k4l1m5n8s1K1+3-4<2>1{1;cardio:a2G3R2W4}3;cards:m4n2-5;care:M2P3Z5;carpal:G4;carry:n2p2q1r4H3L2P2U' +
  '1V1X1Y4+2,2]2}1;carry a:L3X3Y2}4;carrying:z4L3}1;cars:K10;cart:}3;case:r4O3}2;cash:l3n8s3!2#2;casino:I3}1;casual' +
  ':m6;cat:D2}2;catalogue:T3]5;catch:a2g2k1r6s4I3;cater:d3z2B3G3;cause:r3_3;cbd:d3I3*2;cctv:K2?3}2;ceiling:}5;celeb' +
  'rate:.3}2;celebrity:!4@1;centre:J3K3#3;centurion:f2I3J3^3;ceo:M2!2#1$2;cerebral:G4;certain:o3N2^3;certificate:q2' +
  'G3P5Z3#1)2+2-1}4;certificates:O2P5-2;certified:O7;chain:x5K3Q2;chair:E3H9;chairs:}4;champ:W3}2;champions:O3}3;ch' +
  'ampionships:}6;champs:}4;chance:l3r3y3E1;change:b1h1u5K1L8(1_2{2}5;change my:u2}4;changed:b1p4u2L4_3;changeroom:' +
  '}4;changing:i3t2u3L4}3;channel:D3/3;chapter:|5;chapters:|5;character:D5;charge:j3k5m2p2s6E2K2M3#1$2^3}2;charge f' +
  'or:j2p3s2E3$2^2;charged:k4s6K2}4;charger:K3}2;charges:j2k7}1;charging:j3&2}2;charity:)1-3;chart:b3]3;chat:t3v3M4' +
  '@6}3;chatting:D3;cheap:]2_2}5;cheaper:j3l8$2%1}1;cheapest:j6]3;check:a2b2u4E5O3+3<3[1^1{4;checked:O2}1;checkers:' +
  '^3}2;checkout:^3}3;chemo:G4.2;chess:b3}3;chest:w2G3Z3]3;chew:x3}3;chi:T4}2;chicken:A3}2;chicks:F5;chief:N4O4;chi' +
  'efs:}4;child:i3k3l2p3A1B6C3D7E3G3N1Q1*1,3?2}1;child is:C3G4}3;child of:d3e3k1l2w2C1D1Q3S2T2*3]1;children:j2w1x1y' +
  '1A2B11D4E2G1I1O4Q2!1.3=1>1;childs:o2q3?4@3[3;chinese:]3}3;chnge:L3}2;choke:r2y3V3*4;chokes:V5Z2*4;choking:Z3;cho' +
  'ose:l3F2N5R4T3-1_2;chose:u3{3;christmas:h6-3^2}3;chrome:}4;chronic:G5;chun:T3}1;church:f4F1S3#2.3}2;citizens:l2A' +
  '3}2;city:e2I1J3N3U2>3^2}3;civilian:S1U3!2}2;claim:,6<5_1}1;class:a5b3c4d3e5f3h2i4m6r3s2u2y1B4E2F4I1Q4W2X2%2)1+1/' +
  '2>3?2;class at:a4m2n3u3I2Q1;class for:c4e1f3i2B3C5F3R2Z3)2?3^2;class is:v4E2I4N3Q4R2Y2%2>2}1;class on:a2h4s4v3L1' +
  '/3>2[2}2;class or:j3m1s4B2C2E3F1}1;classes:a2b4c4d5e3f5h1i2j1m5r3s1z1A1B5F1N1Q3R1T5U5V4W1X2Y2$2&1/4<1>2;classmat' +
  'e:D3;classmates:D3%3;classpass:m5;clean:x2L4}5;cleaner:=3}1;clearance:G5O3;cleared:a3O3}1;clearing:Y5;click:t2[2' +
  '^3}3;client:!4*2@1;clients:E1K3#2;climb:H7;climbing:z4}2;clinic:#2}3;clip:m4?3;clips:x2E2;clock:a2c2I3;close:d3g' +
  '3h6I3J1U4!5=1>3}2;close protection:a3O2!5=3;closed:g7h7p2x1E1L1V2#1$1%3/2;closer:I3J3;closes:d3g3;closest:I4J2K3' +
  'R4;closing:g4h3;clothes:w9x2L5_2;clothing:w6;club:i3j3k1n2p2x1F4I3J1W2Z1%2*2,1.2?1}2;club in:J3V2W2)2}2;clubs:T2' +
  '<2;clue:z4Z2;clumsy:z4;coach:v1z1M1N7O8Q4U1$7%5/2=7?1[2|1}3;coach for:N2Q2$3%5;coaches:D2G1N7O8Q2#2,1.1/1=5@2;co' +
  'aching:W2$6/1=5;coast:h3q3r2;code:l4n3w4J3M2<3{3}1;coffee:E2}6;cold:x3E1G1L3}4;collar:W1}3;colleague:z3H3X2#3-2;' +
  'colleagues:e2l3t3E1F2K2#2;collect:g1i3I3]2^8;collection:^4{3;colour:w1_3}2;colours:P3]2}3;combat:A2J2N2T2U7Y1Z4$' +
  '2;combination:I2}1;come:d3e2g3m5r2t3u2v3w2z1B2E4I3J1K1Q3S1#3$1+3^1{1;come back:k2q5s3G1K3M2;come by:g4E2I5;come ' +
  'from:w1J2N3Q3S3}2;come in:p4u2w3z1E2H1K3L2Q2]4}1;come on:f2j3k2t2u2I3K2}2;come to:j2A2B2F1G1#5$4(1)3+2,2.2/2^1|4' +
  '}2;come with:k2t2B1I3K2%2+2-2|2}1;comes:a4h2q2y3C2D2L3S2U3X2$2*2;comfortable:E3F4;coming:f2h1l1t1u1v3w2z1E1F1J2L' +
  '1N2R2(3)2,2/3<2{5|3}1;commencement:(4;commit:b1m4o5E1J2;commitment:o5;committing:o3E3;community:)3.2}2;commute:f' +
  '3I4;comp:}5;companies:#6}1;company:n2o1N1U1#8+4,2=1^2}4;compare:b1j3R3}1;comparing:b3j3&3;compete:}9;competency:' +
  '+12;competing:}6;competition:U3V1}8;competitions:S3}6;competitors:}5;complain:}6;complaint:}4;complete:b3z4Y3&2;' +
  'complex:J4K2#1$3%2^3;compliant:#2@3;complimentary:s6;compression:]3_3;compulsory:k4r3w4y1P3,3;computer:d3z2E1W2;' +
  'concealed:Y4}1;concentrate:C2D1;concert:r2.3}2;concession:l5;concussion:q3G4;concussions:y4G2;condition:z2G6@2;c' +
  'onditioning:W2}2;conditions:o3s2G3;conference:m2I3;confidence:z2D8F2R2$3;confident:D5;confidential:@5;confirm:g3' +
  'k2t3H2;confirmation:u3w3{3}1;confirmed:u3{1;connect:M5;consent:,7?4@2;constitution:}5;consultant:M3=2;consumer:o' +
  '3_3;contact:o3p1y6G3J1M7R1W2@2;content:r2/2?4;continue:h3q2V3/3;contract:o13p3q1#1;control:y2D3G1V3Z3!5}1;conver' +
  't:}4;cookies:@6;cool:E1-3}5;cooling:p3_4;coordination:z4X3;cop:l3<3;cope:z4A2D1F2;copies:C3?3|3;cops:l3}4;copy:o' +
  '2+2@4|7;corner:l3C2F2-2[3]2}4;corporate:d2e2N3#9;corporates:#4;correct:Q3@3;corridor:D3;cosmo:I2;cost:j4k7m3q2s7' +
  'P1#2$4%4&5)2.3/1]3^4|2;cost of:k3m3s2$2&3/2;cost to:k3m3q2E3^2}2;costs:j5k8K2^2|2;could:a3b3c2d4e3r1u2B2E1G3J1S3' +
  ')1.1^3{3|1;could i:a3c2d2e1m3n2q1r1s2u1y2E3$2-1/2;could you:a1b4v2J3M1N2R2S2)2.1[1^3{3|3;couldnt:a1g2r6z2A2H3J1N' +
  '1Z2{2;count:s1t3A3I2P4+4<4;counter:!4;country:p3M2}1;couple:l2m3r3A2$1-1}1;couples:l4)1;coupon:l4-3;courier:g2^9' +
  '_2{7;couriered:^5;couriers:^4;course:A1Y7Z7!8&11(9)4+3/4=2[1;course for:B1F3U3!3#2&4;course start:!3(4;courses:T' +
  '6Z2!3(5=2;court:L3}6;cousin:a3m3t2B2V2!2%3;cover:j2D2Y1#2&1)3*4,5<5|1;covered:j3w3x1D2K3&3,3<4|2;covers:G3,3}2;c' +
  'ovid:r3G5/3}1;cpf:Z3#2;cpo:!7;cpr:O2Z10;crack:c4_2;cracked:y3_4;cramps:}4;crash:G2)3;crav:S5U3;crazy:c3f2$3}2;cr' +
  'eatine:}6;creche:#3}4;credentials:O5}2;credit:n4r4_5|2}2;credited:r3}2;credits:m5;crew:#3%4?3;cricket:r2L2;crime' +
  ':B2U2}4;criminal:O3+2}2;cross:J3W4;crossfit:c1f2m3z3Q2T4;crowd:A3F3Q4!3;crowded:Q5;crutches:H5;crying:D3}2;cs:o5' +
  ';cubicles:L4;cuff:G4;cup:h3w4}2;current:b2<2}2;custody:f2?2;custom:_3}3;customer:M5;customs:^2{2;cut:l2x5A2&2>4}' +
  '1;cutoff:A3;cuts:>4;cv:P3=7;cyber:l4D2;cycle:I4K2L1;d:v2!3;dad:f1l2A3B4E3K1U2X2|2;daddy:C2-2;dads:n2E4Y3?2}1;dag' +
  ':e4#3;dan:r3I1O3X3;dance:?3}3;danger:B4*3;dangerous:y3S4}1;dankie:]3}3;dark:c2d4g1D1K3*3>8;data:/2@10;date:a5b2h' +
  '1u6L2P3(7)2*2@2}2;dates:h4u2P3Y1Z1(6)2;daughter:h1i1k2r1w2B5C3D2F2G2O1R1S2$2)3,1.1=1|1;daughter is:k3z3C2D2E2G4I' +
  '2&2;dawn:c5;day:a4b3c4d5e4f2g2h7m2t1u3v4w1P1#2)6-2.4^1{1}1;day is:c3e1f3t3B2U3)1}3;daybreak:c4;days:a8b6d1m1p4r6' +
  't1F1$1&1)1^2_4{3;days and:b4m2G2$2{3;daytime:c2d3e1;de:#2*3;dead:c2e2}3;deaf:G6M2/2;deal:l4m2D4G2#1*3=3|1;deals:' +
  'j3l6;dear:J2L1M2O3S2;debicheck:}5;debietorder:n3}2;debit:k2n6p3}6;debit order:k3n4p4}2;debited:s2}6;debiting:o3}' +
  '3;december:h7q3r1C1P1V2(3)2=2}2;decent:P4Y3]3}1;decide:b2g1s2E3R4$2+2;decided:t3U2;deciding:m3E2;declined:}4;ded' +
  'icated:+4;deducted:}4;deductible:#2}1;deel:<1}3;defence:a2r2A2F2)1*8/1}1;defend:j2A1B2D2F3P1U5*2}2;defend myself' +
  ':j2z1A2F2P1U3}2;defending:*3}3;defensive:Y5!2;delay:u3{4;delayed:u3}1;delete:@6;delivery:g1J1^12{8}1;demand:/3}2' +
  ';demo:)3.5;demonstration:.7;denied:}4;dentist:y3}3;department:o2O2Z4#1@3}1;deposit:k7s4&3;deregister:p5;describe' +
  ':v5J2;design:}4;desk:e2g3i2n4z3L2M3R1#1=1^4}2;details:n2s2t2B2M4&3-1@6}3;di:d4]3;diabetes:G5<2;diabetic:i3G6;dia' +
  'ry:e4i4J3(1;did:i2r4s2z3C1D1J1N1O6U3V1Z2*2@2{4}2;did the:O5(2@3[2{2;did you:J3@3{1}4;didnt:a3r6s2u1H2Z2_2}1;die:' +
  'b2c2e1h3n1s3x1A1C1D1I2L1N2O4P2Q3R2#1&2+1,3<2>2[3_3|3}1;diepsloot:I3;diet:}4;dietician:}5;differ:R4_3;difference:' +
  'j4R3&2.3_3}2;different:b2g1h3j1r1s1u2B3F2J1N2O1R2S2T4[1^2_1|1}1;difficult:z5D3H2;digital:/4^3_3|4;dilemo:A3C3;di' +
  'nner:d2i3L2;direct:I2[1;directions:b1J4#3;directly:n3L2M3<2^3;director:c3e3}2;dirty:X3}3;disability:G5H1;disable' +
  'd:G2H8K2;disarms:*5;disc:l4q1G4K3;dischem:<3;discipline:D9;disciplines:b2T5;discontinue:p6;discount:l11K1%1<3|2;' +
  'discovery:I2<11;dislocates:G3O3;display:.2}2;dissipline:D4;distance:f2I4/3;divorce:D2W3.2?2;dizzy:G2}2;do:r2v1y2' +
  'P1.2;do a:c3m4n3s3z2F2G1O1#2.3;do at:d2B3C3G4T2Z2.1/4;do bjj:z3A3C2F3G1Q3V2}1;do boxing:j3B2F3T3W4%3;do i:n1o1p2' +
  'q3r1s3t2v4w3I2J2K2M1P1+1,2[4_1|2;do in:v2x2B3S2X3&1)3*2>3}1;do it:c2n2r4s1z5B1P4U2V4W2Z2$2&1(2.1<2;do kids:h4o2s' +
  '1D3P3.2;do krav:j2y2B1C2G2S3U5;do people:l2y2A2I2L1Q1S4*3}1;do something:a3d2e2f4l2z2B1D1#3.3;do that:k3r4x2y2W1' +
  'X2Y2Z1!3$2*2?2;do the:a2e3j2t1u1w1x1A2B2C3F2G3J1L1N1O3Y1&2(2)1+3,1@2]1}1;do they:r4B1E3O4S3<3]4;do we:i3p2r1s2t1' +
  'v5w3x4y3K1P1$3%2&3,1-2>1;do with:e2B2F1G2X2-2@4;do you:h1B1P1T1U2V2W1X2Y2Z1#1*2+1.1>1@1^2;do your:o2B2D4G3+2^3}3' +
  ';doable:I3#3;doc:G5;doctor:d2p1G5W2<2}3;doctors:q2G5}1;documentary:X2?3}3;dodgy:G3;does:a2h1i3j1k1o1q2v1z1D1H1N1' +
  'P1S3#1+2,2<3@2^1|1}2;does a:b2i3r2A3C2G2L2P3(1)2.2[2^1;does he:m2w4C2H3}1;does it:a1b1i3j1k2o4v3z1D3E1I2P1S3&1(3' +
  '+1<1>1?1@2[1;does krav:B1R3S4*2<2}2;does my:q3w4P2(2+2}1;does one:i2j1p1r2t4w2x2z3H1I1S2+2=4|2;does she:w1C2H1I2' +
  '}3;does that:j3n2q2s3z4G3P2$2+3<4{1;does the:a2d1g2h3s2v1D1H3K2N3O2Q2V1!1$1+1,3-2>1]1^1|3}1;does your:b2d3D2#2@3' +
  ']3^1}1;doesnt:g2j2p2u3D2E3G3I2J3M1)1^2_3}4;dog:H2*2]4}5;dogs:#3}5;doing:v3X3)3}4;dojo:d1f2i2s3w2x3y2z4B1E1J5T3)3' +
  ';dollars:n4|1;domestic:A2F1I1Z1#2;donate:-3}3;donation:}4;done:a1i6p3x1z5B2C1O2R2!2&2/4;dont:c2f1m1n2o1q1r1s1u1w' +
  '2x3y2z2E1G1I3K2L2P1Q1R2U1$1+1?1@2_1;dont have:i1n3w2F2I3)3+2>3]3;dont know:b1o2t2v3z4F2J2N2R3Y2;dont like:c1n2p2' +
  's3x3y2L2M2Q2R2$3,3_1;dont want:k2m3o2q3u1x1y1z3A2E2F2G1K4L1R1U2&2?5@3^1_2;door:g2i1l1m4s2t1v3x1H4I1J2K2L2!3+4@1^' +
  '3;doorman:!4;doors:g4E2H3>3;double:r2u1H1K4X4}2;down:h2l2m1o4r3t3v3z1F1G2J3V2X2)1*1?1}3;downgrade:}5;download:,3' +
  '@3_2|1}4;dra:w3x3}1;draw:A2D2Y4]3;dream:!4;dress:w5L2;dressed:a3L3;dressing:L4;drills:y2X2Y2!5)3*5/2|3;drink:w3}' +
  '4;drinks:}4;drive:c3e2f2E2I6J2K3U2Z1!2)1*1}1;driver:e2f2g2E3F2J3K1!5*2=2^2{2;drivers:I1K3#2}3;drives:b3F2;drivew' +
  'ay:*3}2;driving:a1c1h1K2!7}2;drone:?4}2;drop:c2g3i1k2m7r1s2E7I4J2K2M2&2^4;drop in:k3m8s3&3;drop off:c3g4E3I2K2^3' +
  ';dropped:c2u2H3I3^4{1;dropping:E3J3}2;drops:E3G2I1,3;drove:g2J2K2}3;drunk:#3}2;dry:Y4;dubai:o3p2^3;dudes:F4;due:' +
  '>3}2;dumbbells:}4;dummies:]3}2;dummy:+2[3]3}3;duration:i8o4;durban:p1r1C1E2J3P2U2#2/2]1^2_1{2}2;during:c3d2e2f1g' +
  '2h2r1C1E5L1P1$2,3/2>5?2^2}1;during the:c4d3e1f2g2h2C3E2P2$3^3;duty:d2r2]3^3;dvd:/5;dyspraxia:G5;e:a3i2m1n2E1H1I3' +
  'J1K1M4(3-1/4<1@1[1_2{3|2;each:b3f1i2j3m4n1o2q1r2s2y4A1N2P2Q3R1%2&2[2]2;ear:w4M3;earlier:c5u1}2;earliest:c7A3;ear' +
  'ly:a2c9e1g1p5v5C2K1$1)2;earn:j1q2<2=3}4;earrings:x5;ears:x5G1_2;easiest:R4;easily:y3z2G3J3;east:I3J4^2;easter:h7' +
  '(2;easy:p3y3F3H3I4;eat:z1G2}9;eating:e2}6;ebook:-1@1_1|12}3;ebucks:n5<4;ebusuku:c3d3;eczema:G4;edged:X4;eenmalig' +
  'e:k3)4;eers:a3d2E4;eet:}5;efc:}4;efe:I2R4;effective:R2S2;eft:n6{2}2;eid:h5;eie:w3%3+3;eight:d3f2i4C5P2W2;eish:l4' +
  'r3u1z3;either:{1}1;ekilasini:Q5;ekuseni:c4;elandelayo:(4;elbow:w2G4]3;elderly:A5;eldest:C3E2;electric:H2K3}1;ele' +
  'ctricity:>7}3;elevator:H7;eleven:c2g2C6!2;elizabeth:J3^2;else:b1k3z1I1J1M2T5$3%2-2^3;elses:-3{3}2;elsewhere:m2F3' +
  'P3;email:p3M8-2/1@4[2{4}2;emailed:^3|2;embarrassed:z4;embarrassing:z3E2;embassy:#3}2;emergency:l2Z5,2}2;emigrate' +
  ':p2}2;emigrated:/3^3;emingaki:A4P3;emini:e5;employees:#7;employer:g1n3Z2!3#3<3;employment:=5;empowerment:F2;empt' +
  'y:c2U2X2}5;end:d4h3i5n1o1p6q2r2v3P1#3&4}1;end of:d4h1o2p3&2.1}2;ending:i4p3;ends:c1d1i3o3I3}2;energy:c2B4C1O2}4;' +
  'eng:w6S3T3;engcono:R4;english:M3N2W3,2|3;enige:e3k4z2;enigste:F3;enough:e2m2s1v3z2C5H4I1K2O2P4R3+4,2;enough for:' +
  'e3m3z3A1C2H2R3+3;enough to:s2C2I2O3P4;enquire:g3Y3;enrol:t4A2C2E2Q3;enroll:t3&2;enrolling:k3B2;enrolment:k4t4;en' +
  'ter:H3(3}6;entertain:.4;entertainment:.5;entire:b3l3q3Q3;entrance:v3H8J1K3.3;entry:m3z3H3+3;envelope:n2-3;enviro' +
  'nment:F3!3;epilepsy:G5;epipen:G5;equally:i3F1;equipment:w7&2]4_3}1;erase:@4;error:{3}7;ervaring:z3O2;escalation:' +
  '#2*3;escalator:H4;escape:#2*5;escapes:*5;escort:!5}1;escrima:X8]2;esikoleni:D5}2;esikolweni:D5;esingakanani:i1P4' +
  ';eskom:>8}1;eskrima:X6;essay:}3;estate:l2A2F2R2U2#5$3*1;esteem:D6;etc:x3V3;etiquette:v4x1;etsa:t3G3#3.3;ev:K3}2;' +
  'even:x3z5H1Q1S2}1;evening:a2c1d10e3g1i3r2s2t2u3F1I3K2N2.3>2;event:!2#2)1.7;events:#2)2.4}1;ever:e1y4z2A4O1P2S2@3' +
  ';every:a2b2c2f3j3k2m2n1r4s1y2A1B1D2K1P3W2(4,2}2;every day:a3c4d1j3D2P3U2}2;every month:j3m2n3Y2(2}2;everybody:c3' +
  's2x2z5A2D3R3@2;everyone:s1x1z3A3D1Q5R3T3%2]3;everyones:Q3?3;everything:b5d2k2x1y3z1C1D4H2N2T4/3>2@3]1;everywhere' +
  ':H1I2;ewallet:n4;ex:n2s1z2E1O5!3,3=1;exactly:a3k1v1w1J4N3T2X3&3,2;exam:q1u3P4;exams:f1q6r2;exchange:_8}2;exchang' +
  'ed:-1_3;exchanges:_5;exclusive:$3|3;excuse:}5;executive:b1e1J2K2!4#2;exercise:c1e2z2G5W2<5;exercised:z4;exercise' +
  's:w3z3G4/3|1;exercising:c3}1;exist:c3F3}1;exit:I1J3;expect:v6}2;expected:z3{1}1;expecting:G5;expensive:i2j5k3l5/' +
  '2^2;experience:o1z6O5Q3=3;experienced:z3N2O4)2=2;expire:r2$3-3;expired:s1+3-2}4;explain:v3z2D3P3S5%1[3;expo:.4;e' +
  'xpress:e1n4^2;extend:r4;extra:a1h2k5r3s2w1z2P3#2$4^3;extramural:B5#3;eye:w2y4E4G3S3X2*3;eyes:E2G3;eyodwa:m4q3;fa' +
  'ce:y6L3R2W2/4?5;facebook:b3g2s2M4T1Y2&2(2/3=1?6@3[1|1;faces:N3Q3;facilities:H2L5;factor:A2}3;fail:P6;failed:}3;f' +
  'ails:}4;failure:>3;faint:G4;fake:O3*4;fall:r4u3C3;falls:h3y3G3;family:c1h2l6q3r1s2t2A1B7E2J1L1T3U2$1/2[2|2;famou' +
  's:O3!2;far:q2E2H1I8J1K1Z1)1/4{1;far from:I3Z2;farewell:-2.2;farm:I2Y3)3*3;fast:G2P3^3}2;faster:&2}3;fat:z3W3}4;f' +
  'ather:A3B3Z2;fathers:+2-2;faulty:_5;favourite:R4}1;feb:q3(1;february:p3R2}2;federation:k4O4P3}2;fee:j6k9l2m6p1q1' +
  'r3s1K1P1$1%2&5^1_2}1;fee for:j2k4l2m2$2&4;feedback:Q3}3;feel:s3z2A3D2E3F4G1Q2U5W2}2;feelings:D2}3;feels:r2_2;fee' +
  's:j9k6l4m2n1q3r3s1<4=1}1;feet:x3z5G4;fela:E2F3;fell:q2u2G3}2;felt:z3}4;female:C2F9O7!1$1=1;females:F10;fencing:T' +
  '3}2;festive:h6;fetch:d1e2g1i3E6I3K2-2^5_2;fete:.3}2;fetola:u2}1;fever:q2u3}3;few:b2e2m3n2q3r3y2z2A1M1Q5%3-3;fian' +
  'ce:E3F1W2-2;fibromyalgia:G4;field:D2}2;fifteen:v3C2F2Q3;fifties:A6;fifty:A5;fight:y5z3C1O1Q1R4U4V1X4*3.4}5;fight' +
  'er:D2|2}4;fighters:z3}8;fighting:a1y5z2A1B2D3F2N1R1S5U2V2W1X6Z1&1)1.1;fights:y5D3O3*4}3;fihla:v3I2}1;file:x3@5}3' +
  ';filipino:a2f2i3t3w3N1O2X8;fill:k1v2M1Q3,4@4[1_3}1;fill in:k2v2M1,4@4[1_3;filled:t2M2=4@2}1;film:.2?9;filming:?7' +
  ';films:B3?5}1;finance:d3}3;find:a1b3g3j3t2A2H2I4J4M1#1&2/2<1@1[1]3{2;find the:b4j3t3A3J3;fine:n2o4w5x3z2E2G1(2+2' +
  ';fingers:y5G3;finish:d2e3i6L2&3;finished:a1i5p3G2!3&2=3_3;finishes:d2G3;fire:G1Y6+2}4;firearms:a1f1i1A2F2N1O2P1Y' +
  '9*1+8,2=1|1;firearms course:w2A4C2N3P3Y3,3;firearms training:Y4+3,3?1;firm:#5;first:c2k4s6t3u2v8w4z3E3N1O2Z6(3+3' +
  ',3[1_3;first aid:N3O4Z7=3;first class:c1s3u3v3w3z2,4?2^3;first day:s2v3w4(2_3;first lesson:i3r1s2t3u3v4w2x2(1;fi' +
  'rst session:a2i2t2u3v3w2z2(2;first time:s3t3v4z1Y3,2[4;fists:W3Y3;fit:z8A2B2C3H1K2L2R5W3!2&1]2_4;fit in:z1A2B3C3' +
  'R3;fitness:c3g2k2o1v2y1z4L1O3Q1R2S2W3$1<3}1;fits:G3H2R2_2;five:c2d5g1l2q1s1A1B1C3I2K1S2T2W1X2$4%6;fix:u2$3_2{1}4' +
  ';fixed:o5r2$2&3(3;flat:F2G4H4{2}2;flexible:b3o6z3;flight:a2u2H2}4;flights:H3}2;floor:x4y2D2E2H7J1V1W2}3;flu:r4u3' +
  'E2;fly:y3E3{3}2;flyer:b3V3;flying:m2w3I2;fma:X6;fnb:n3<3;focus:w2D4R3]4;folk:l2A3;follow:h4r2z3G4/2<2}2;followed' +
  ':p3U2*3;followers:}4;following:a4d3P2(3;fonds:<5;food:.2}4;fool:z5;foot:v3x3G2I6!3;footwear:x6;footwork:W4?3;for' +
  ':j1l1s2t2u1w1A1B1K2L1R1!1#3%1)1+2,1-4<2=1^1;for #:j2l4m4o1q5r4t2Q2#2%3}2;for a:i1m3q3r1t1F1K1R2V1W1#5$2%2+1,1-1.' +
  '5=1]1_3;for adults:j2A2B2D3T3U3V3;for an:i2k3y2B4C2G2$4(1)3*2}1;for beginners:a2e2w2V2W2X1Y2&2(1)3]2|2;for boxin' +
  'g:j3w3A3V2W3<2;for children:B3I3>3}1;for him:e2B3C1E2G4[1|2;for it:m1s2D1K3L2S3!2{3}3;for kids:j2k1l3o2y3A1B1D3P' +
  '1R2S1,3}2;for krav:a3j4t3w5z2A2C3Q2<2;for ladies:c2f2w3F1L2Y2)2-2}1;for me:c2d6e3f2j2l2t1z3G4H2Q2R3$2/1=1^2{2;fo' +
  'r members:m2K1L2)1,3/4[2|2;for my:i2j1t2u1B4F3H1J1L2O1P3R2W1Y1#3$1-5.2=1{2;for one:i2j3m2o2E3&2=2^2;for our:k2N5' +
  'T1W1#1,3-2/3}3;for people:d3y2z1G4H2T1X4Y3!4;for sale:]5|3}3;for selfdefence:C2R4U1$3-2<2]3}3;for someone:z5G3X2' +
  '&4)2-3;for something:e3D3F1R3T3-2/3|2;for that:d2m2q4s2D4L2Z3!5*4|1;for the:b1g2j1n1q1s1u2w2A3C1E2F1P2&1(2)1+5,2' +
  '.2?1[5^1}2;for them:B6#4;for three:m3p2q3r3G2V2%3=1;for training:c3e2w3A3$3<5]3;for two:j2m3o2q3z1C2D1V2$1}3;for' +
  ' us:d3l3F3P3%4}1;for women:F4V3Y2&1)1/3]2;for work:f2m4p3y3J1U1Z1/3=1;for your:w3z4J2+2-2<1;force:y3O3}4;foreign' +
  'er:+3;foreigners:t3}3;forever:&3@2}2;forget:H2@3}2;forgot:a2r3u1z4J2N1}3;form:g2p4t4M3,10=1?3@4_3;format:v3}2;fo' +
  'rmer:k1R3=4@2;forms:S4,3;forties:A5;fortune:w3P3;forty:A3Q3;forward:b2j2r2u1J2&2[1;foster:B2C1;fotos:?6;found:G2' +
  'T3}5;foundation:&2}3;founded:N1}2;four:a1c2e1i2l1m2o2q2u1x2A1C5K1M1V1%7;fourways:b3I3J2]3;frame:H4;france:}4;fra' +
  'nchise:J2=4;free:c2e3f1k4o1s11u4y1E1H4K2(2/1=1^3|2;free class:s3u5;free trial:m3s4t1,3;freelance:=5;freeze:q12z1' +
  'D1F1;freezing:q5x2}1;fresh:x3G3(2;freshen:L4;friday:a4b1c2f6g3h4l3t2x1K1#1-1^1_2{2;fridge:b3}3;friend:a1k3l3s1t2' +
  'z1F1H1N1R2T2W2$1&1(3-4^1}2;friendly:z4A3B3F5H3O1;friends:l2D1E2F2P1T2%9-1.7;frm:I4;from:e1m1p1u1w1z1A3C1E2G1I7N1' +
  'P1Y1%1*4/2<2?2}1;from #:c3e4i3A1#3%1(2>2;from a:w1B3D2G3L2M4Q3Y4#2;from home:c3w1E1/4>2}1;from my:n5p3G2S3%1,3/2' +
  '<3;from pretoria:c2f2I3K2;from school:w1C1F1I4}2;from the:p4r2A3E5G1H4I1J3K1O2Q1V1Y1%3(1<2=2?1_1|3;from you:w5P3' +
  'Z2,3/2@4]5{2}2;from your:g3M2T2/2?3]3{2}1;front:g2v2I2K4L2M3N3#1=2^2{1;front of:g1v3z1K2L3N1}2;frozen:q3G3}2;fu:' +
  'S3T3.2;full:b3e2l2o1s1w2y5z1A1K4Q7&1(2/2;full of:f3z3A2C1F1L2Q2}1;fun:X3#2.5;function:r2N3#3,2.3}1;fund:<5;funda' +
  'mentals:z3V3;funeral:r2}3;funny:z1}1;furious:k3}3;fused:G5;ga:}4;gaan:h3v3y4F1N3>2|3}2;gain:}3;gals:F5;games:B4.' +
  '1}3;gang:a3D2;gap:e5%2<3;garage:J2K4U2#2$2%2]3;garden:}3;garmin:x3J3<1}2;gate:g1v4H1J3K2#2*2>2^2{2;gauteng:h3T1^' +
  '3}3;gautrain:i2I8K1L2|1}2;gave:h3z2J1T2,1-2@3{2}1;gbh:}4;gbv:F2}3;gear:w9y1H1]5^3;gebeur:r3v3;geboelie:D4;gedoen' +
  ':z4;geen:z3D3;geld:r3<3}1;gemis:r3u3(3;gems:<5;generator:>5;gentle:z3D2G2O2;gentleman:A4;germany:m3B2I2J2>2^3;ge' +
  'skenkbewys:-6;gespot:D3;get:d1j1l3p1s1t2y3H4I3K1L3M2P2W1%1&1,1@1[2]1^1|1;get a:c2h2j3l3s2v1w1E1K1L1P3%3&1)2+2/1=' +
  '2?3@1[4^1_1|1;get in:t3z2H5L2M5W3>2}2;get into:H3K4P2!3[2;get my:x2y3&2+3>2]4{1;get out:d4i3p6z1H1I2L2S3*3;get t' +
  'he:n3s4H1N3,1]2_1|2}3;get there:v4I5L2=3[2}2;get to:d4p1s1B3H3I5L2Y3[3;gets:d2k2r2y3D6G4J2P2Q2R2,1^2{1;getting:y' +
  '4z1A1D2G3K2U3W2#2+2@2]2;geyser:}4;gf:E1F4$2;gi:a3w6V7]6^2_3{1}2;gift:-14_3|1;gift voucher:-3;gim:^3}2;girl:w1y2B' +
  '2C6D2F6Z2.3;girlfriend:a3l2E2F4R2*2-4}2;girls:B5D4F8L2O1Q4W1#3%3.3;give:b2l3p5s1t2u1v1D1M3N2T3U2Z2)2,1-6<1?2@5_2' +
  ';give my:s3D1-4@4}1;give you:l3T3U3Z3@1_1;given:a4f3w2P2;gives:g2s4D1G2N4O2<2_2{2;giving:p2t3}1;glasses:D2G6}2;g' +
  'lock:Y4+3}3;glove:W2]6;gloves:w9F1]8^5_8{3}2;go:g2m1r2v2w1x4y3z2B1C2E5F1H2J1L3R1&2,2>2[1}2;go to:j3q3r3y2D3L1U2V' +
  '2Y2#2&2+1[4]2^2}1;goal:}4;goed:O3R2;goes:b2c1i2p2v2y3E2F1I5T2$2-1>4;gogo:c1A3;gogos:F2)2;going:i2p3q5A2F2J1L2M1P' +
  '1S2&2.2/2>3?2}2;going to:q2F2L3M2&2.2?3}3;gold:j3x2}4;golf:K3#2%2-2}3;gone:i2r2G4{3}1;gonna:z4}2;good:f1h4l1p1s1' +
  'C1D3F3M2O4P3R4S3V1W2,1=1]1|2}3;good for:D2F4G2R4S3V3W2;goods:H3^5_4{5;google:g4n1J4K2M2N1/3@3[1|3;got:c1d2l2n1p2' +
  'r1w2x1z1B2F1H1I1J1O1T4U1V2W1>3]1_3{2|1;got a:b2d2i1l2n3q1s1x1C2D1E2F2G2L1T1>3@1{1|3}1;gouges:S3*3;gout:G4;govern' +
  'ment:h3<3}2;gp:G3O3;gps:J6;graad:C4;graag:t3B2E1;grab:D1H1*6^2;grabs:B2F1*6;gracie:j3V4}1;grade:A1C7P7!3#2.1/2=3' +
  '}1;grade #:C3Z2#3.2=3}2;grades:P3!3;grading:P11$2?1}1;gradings:P6[1;gran:a2w3A3H1)3}2;grandchildren:q2A2B4;grand' +
  'daughter:C3;grandparents:A2}3;grandson:B4C4D2S2;granny:n1v2A4B2E2Z2,1?1;grapple:F4G2;grappling:a4j1w3x3z3B2C2S2V' +
  '9]1;grayston:a2e3}1;great:p2)3}3;grey:A5_2;grid:b4>3;grip:x2B2;groep:C3F3#3;groepie:%5;groin:w4S3*3]1_2}1;groot:' +
  'D2Q3]4;ground:F1H5R1V8&2)2*3;group:a4l4r2z1B6C3F7M2Q3X2#4$2%7(2@2;group of:u2D1Q2#3%3(2.1;groups:z1A3B2Q6$4%6;gr' +
  'ow:=3}3;grown:a2d2A4B2C2E2O3Q2U4;grown ups:a2d2A2B2C2Q3U2;grp:%5;guarantee:_4}1;guard:c1f1j2v2w5K2R2U1V2X1!5$1]6' +
  '_2{3;guarded:K4O2;guardian:,4;guarding:!4;guards:l1w3K4Y2!4#4]2_4{1}1;guest:s3)2;guests:i2E2#2%2;guide:H2|7;guid' +
  'es:#2.3;gun:Y9)1*5+7]2}3;guns:B1Y7*4+6}2;gunshot:Z4;gunshots:Z5;guy:y2z1F2J2N4O3P1Q2R2U1Y2$2*5=1]3^1;gym:g3h1j1o' +
  '1p2w2F1J3L3T3W2$1.1/1<6=1>2?1]2^1}2;gym in:b2e3K2W3/3>3]4^3;gym is:m3y3z2H2J2.2<1}1;gyms:b2g2j3k1n2o2s2w2z4E2H1I' +
  '1Q2)2<2;gynae:G3S1;ha:v3z4>3;haal:i3r3x2E1@3^3;hacked:}2;had:c1e3f2k4l2m3o2q2x2y2G5H2L1O3X2Y3)1,2/2>1@2;had a:c3' +
  'e2m2o1q2s2y3z2G3O1U1Y2Z1)2@3;haemophilia:G5;haha:z2E3F3.3}3;hailing:I3J2;hair:w2x5A3L2N1*3}1;hairdryer:L4}3;half' +
  ':a1c3d1e2h3i4l1n4q1r4C4F2#1(1/1;half past:a2c3d2e3i3I1;halfway:l3p2s3G2}2;hall:D2E2H4I1.2}5;halloween:.2}3;hampe' +
  'rs:-5;hand:n2v2w5D1G2I3P2U5X2Y3#2@2]2_2;handbag:L3*3}1;handcuffing:!3#3;handcuffs:}4;handed:E3]3}3;handful:%4;ha' +
  'ndgun:A2Y8+4;handle:r1x2z2D3M3P2X3Y3#3*3+3?2;handles:M1N2=3}2;handling:Y3#2;hands:v2y3A1G2N3W4X1]3}1;hang:B2E4L4' +
  '}1;happen:y3$3>2;happening:a6f2{1;happens:a1f2h2o3p2q3r1v4y2O2P2U3&1*3,3>1@4_1;happy:G2_3}4;hard:p2y6z5D1G4K2M2=' +
  '2>1]2;hardly:r3D3;has:b4e1r1u1A1E1G4H1L1O5P1Q4%1(2,1-1=1@1]2_2{4;has a:b2e3u3x1F2*2]2_4}4;has the:b2B1O1Q2(3=2}3' +
  ';hasnt:{6;hate:o1w3x1y3Q3R3;hated:z2F3;hatfield:I2;hav:B3$4,1/3;have:b1c1d2e1w4x1z1B2F2G1J1L2O3T1W1X1>1]2|1}1;ha' +
  've a:n2o2s3A1B1C1E2F1I2J2M3N1Y3#2$1&1<1=1>1[3}1;have an:b3w1A3D3Z3,3|1}3;have classes:f2B4F2V2}3;have it:b3d3B1G' +
  '2M3U4V3W2X5)3^1|3;have my:f2n3q2w4x1K2L1X2!1]2}1;have something:c1d1e1k3w2B4F3K2L2V2-1=4;have that:d3F3U2V2W5]2;' +
  'have the:b3J3N3X2+3.2}4;have to:c1f1i2l1n1o1p3q2r1s2v2x4y3z2A1E4F2H1P2S2%1,1/1^1_1;have you:a1b2c2d2e2f1j3B2F1J2' +
  'M2T2U2V1W1X2Y2#1-3/1>2]2;havent:p3z6{4;having:q3^3;he:u2w3C7D7E4G3H3N1O6+1=1?1;he is:u3A2C5D5_2;he join:A2C2G3;h' +
  'ead:w1y2A2G3J2M1N4O1V2W3#3$1%1&2*2|2;head coach:M2N2O1$2|3}2;headgear:w3y3]3_5;headscarf:w4;healing:x3G3;heals:A' +
  '2G3;health:G3,3<6@1;healthsaver:<5;healthy:}6;hear:A3)3;heard:w3y3E3F2G3J2K2S2>1{3|3;hearing:G7}1;heart:G5Z3}3;h' +
  'eavier:*3}2;heavy:z2H3W3]3^3{2;hectic:c3f3x2y2I3;height:K3}2;held:a3b2z3F2J3Y2{3;hell:r2z3;hellopeter:}4;helmet:' +
  'L4_2;helmets:w2K2;help:b2u2v1D7G1H1Q1R3U2Z5#2+5-1<3=1}1;help me:b3v2G1R4U3+1,2;help with:D3Z3$2+1<2}3;helper:I3;' +
  'helps:G3R4}1;hemp:w3_4;hen:.4;her:f1h2n1p1u1w1x2A1C2D8E5F2H1O1$1&2,1-3.1;her to:B3D4F2&2;here:a1b2d1e2m6t2w1y1z3' +
  'A4B1H1J2M4R2U1V1X1.1<1>1?1@1^2{2;hereby:p1=3;heritage:a2h2.2}2;hernia:G5;herself:D3F5R2;hes:C4D5H1;hey:b1o2r2s2D' +
  '1H2_2}3;hi:}4;hidden:k6s2;hides:D4;hiding:D3[2;high:l3B4G3K2#3]2;higher:k3}1;hijab:w3F3L2}4;hijack:K2!2#1)1*4;hi' +
  'jacked:#2}3;hijackers:*5}1;hijacking:)1*5|1;hijackings:*5;hiking:Z3}3;him:e1v2w2D9E4G2I1O2!1-4]1;him to:D5I3K1]3' +
  ';himself:D6H1N4O2P2W2;hip:G4H2;hips:H3}3;hire:w4L2#3+3.5=5?2}1;hiring:I2=4;his:a1q1u1v1w2C1D7F1H2J1N4O2P2!1-1.1?' +
  '1^2|1}1;history:z3S2;hit:a3e1y8D4G1W6}2;hits:k3D5;hitting:y4}1;hiv:G4;ho:k1l2t4u2v3y3A2H3U3W1X2Y3!1)1*2;hobby:B3' +
  'R3;hoedspruit:#2^3;hold:q7z1M3O2Q2V2*1.1^2{1;holding:z2*3;holds:F2G3V3;holiday:h7m3q2B2)1+1.3=2}3;holidays:h10m2' +
  'q1C4(3)1;hols:h5;holster:w3Y5]4;hom:x2D3G3;home:c1f3i1m1p1y3C1L3M2R1V1$5*2/6>1@1]1^2|2;homepage:N3|2;homeschooli' +
  'ng:B1}3;homework:}6;honest:z2}2;honestly:s4;hoodie:w1]6^3_7{4;hoodies:]4^3}2;hooks:L3W3;hop:H2}4;hope:k3o2z5D2H1' +
  '=3;hopefully:H2]2}2;hoping:d3f3&2;hospital:u3U3Z2#2,3}3;host:)4.4}1;hostel:D4;hostile:!5;hot:L4}3;hotel:m2I6J1#2' +
  ';hotels:/2}3;hou:q3.3;hourly:$4;hours:a4d3e4g11h5i9u1E1$3)1;house:c2s2v2A1Y2Z1#3$5*2.1/1^1{2}3;houses:F3R3U2#2;h' +
  'ousewife:z3F2S2;how:i4j1n2p3t4v2y2A1I4O1P4Q2Z1$1&2)1-1@1[3^3_1|2}1;how can:l3n4p2D2M2)3-2?3;how do:n1p4q2r1t2u2D' +
  '2I1J1M3S2&1*1=1@3[3_3}4;how does:p1q2r2t3v5H4I1O2P2R3$1+1=2?2[3;how far:q2H3I5{2;how is:b3o3v3z2E2F3K3R3S2>2@2^3' +
  ';how lank:i4o3P2&2-3;how long:h1i5o3q2r1I3O2P3#2&1)2.1@1^1_3|1}3;how many:i3j2p1r1s2y1H1I1J2K2L1N3P2Q3T2&1(3.1_1' +
  '|3}1;how much:i1j5k3m1s3K1Q2$4%4&4)1-2.1=1]5^4|3}1;how often:j3q1y2P3(2)3;how old:A6B3S3+2}2;how to:t1z1D1F3O1S2' +
  'U4W1X3Y5Z6!3#1)1*5=1[2}3;hows:p3y2;hr:b2g3O3#2=3;hubby:b2d3u3A2B2I1$1&2-3?2}1;huis:d3$2/3;hulle:y2A3;human:h3M4}' +
  '1;hundred:x3F3Q3;hung:{2}3;hurt:q2y7G1O1Z2,5}1;husband:c1d2f2i1j3l1n2s2A1H2R1S1U3V1W1Y3$2,2?2]2_1{1}1;husbands:l' +
  '2Y2+3-3;hv:x3H3M3U3;hw:i2j4m3r1t3A1I1Q3&2|2;hybrid:/5;hygiene:x3_3;hyper:D2R2;hypertension:G4;i:r2s1u1v1y1z1M2+1' +
  ';i allowed:t3A1E2K2P2+2}2;i am:n2u1v1w3y2z3A4E1J1K1R1S1X1!2=2]1^3}1;i be:a2i4s2v3y2z1A3E3F1N1O1Q4&1)1+2,1/2?3_1{' +
  '1;i become:t1!2=4}2;i book:t4u2K2N3#3$3%2)3;i bought:V3$2_3{4}2;i bring:j1s2t2w3A2B3E2G1K1L2N1Q2%1&1+2,2?1_1}1;i' +
  ' buy:m2s3w3$3]5_2|4}2;i can:b2c5d2f4m2u2C2G1I1L2M4O2P4R2V1W1&1/1]1{1|4;i cancel:p6u5_3}1;i cant:j1r1s2w2x3y2z3H1' +
  'J1L1M2U2,2/2]3|2;i carry:G2L2P3V3+2}2;i change:u2I3L3_3}2;i come:a2d3e1j2k1s3t3v2w3z1C3E1I2J3K1Q2V3Y2+4,1?1^2;i ' +
  'could:c2d3u3w2E2G2I1}3;i did:z1R3T2U3V2W2@3}3;i do:d3e2o2p4r2s1t4u1y2z2G4L1R1Z1,1/3=1?1^1;i dont:f2n1r2s3u1v2w2A' +
  '2E1F1I3K1L1P1Q1R2T1U3$2&2)1+2,2?1@2^1;i drive:c2z2H2K4U1Z2!2*3;i drop:i3m3r3E5J2;i fetch:d2e3g2i3E3-3^2;i freeze' +
  ':q6F2;i get:j4s1v1y1z1G1H2I2L1M1P1V1Y1&1+1,2-1<2=1?1[1^1|3;i give:p2u3,3?3@4_1}2;i go:c1m2r3v2y3z3H3K2P2U2]2}2;i' +
  ' got:o2r2x2O2T3+2-1_4{1;i have:b3e2i2r2s3u2v1w3x3y3z4E1G5K3P2S2$2(1+2=2;i is:m3q4z5A3F2G3*2;i it:n3p2q5r3^3_3;i ' +
  'join:b1k4m1o4p1r1t1v1z1A2B2C2G3$2(2/2<1?2@3;i just:g3t4x2y3E2K2R3(2[1_1;i keep:r2w3x4z3L3S1Z3/2@1;i know:h2w2z2O' +
  '3Q3>3}2;i learn:D1N3Q2S2T4U1V3W1X3Y1Z2&2*3+1/2|2}1;i leave:d2i2o2p4x2A2E4J2K3L3N1;i left:k3n3@3]2}3;i like:e1m2s' +
  '2v2w3N3Q3R3+3;i live:l2A1F2J1R2)2-1/3_2|2}1;i log:[6;i look:b3v2B3E2}2;i lose:p3r4u2y3z3<2}2;i make:d4r1t2E1H2I3' +
  '?3[3;i mean:a4d3j2o3C1F2H2(2}1;i missed:a2l3r3u2A3)3;i must:t2u3w2x1C3G1J2U3[2]3{1;i my:i3q3w2x1E2K4L2+3<2=2?2;i' +
  ' n:o2r2s2w2P3+2,2-2?2_2}1;i need:b2c2d1u1v1w2x1z2C2H1J2K2M1Q3U3+2,2[1;i only:d3w2E2G2J1L2S2V2W3)2+2@1}3;i order:' +
  '-2]3^5_1{3;i pause:q6;i pay:j4k7l3m3n5s4&1-2<1^1_1|1}1;i put:i2q2t1u3C2K3L3&2;i reach:I3M6P2;i read:c2o4N3R2,3^3' +
  '|1}1;i run:z1F2G2O2U2}4;i saw:j2F1K2N1S1T2U2W1X2Y3&3(1=2|1;i see:a2b4c2e2k2s2F1G2J1P2?2]2{3;i send:p4M4,3^2_5}1;' +
  'i should:v3N2R4W3Z2<2;i sign:o5t2L2(2,4[3;i sit:z3E5W2;i start:c1r2t4v1w2G4P2R4+1|1}2;i stay:f2o2r1E1G1I3@3[3;i ' +
  'still:a3b1d3g3p2q4s2u1w3z5A2G4+2_1{2;i stop:p2q5K3}1;i take:j2l2m1p1q2r1u2v2w1G5I3J2L2R2$2?3]2;i train:c2e1f2j3m' +
  '3r1w2x1G4L1P2U2!1$1)1+3,2/3@4]1}1;i use:g2n3w3G3H3J2K1Y2+3-2<4[1}1;i wait:E3K1(3}1;i walk:m2v4x2A2I5R2U2;i want:' +
  'a1e1g1j2t3D1E1L1M2N2O1R1U3V2W2$3&1(1-2[3]1_1|1}1;i was:a2f2k1p1r3u1z2A3F3G2P3V2X2{4;i wear:w3x5F2G3L1]2}3;i wil:' +
  'o2p3q2t3M1U3V2W2X2Y2Z2!2$2?2_3}2;i will:r3y2z1I2K2=3}3;i work:c2d4e3f1m1E2I2J1L1Q2R1U2V2$2=1>1?2^2;i would:c2f1m' +
  '1p2s2B2D1E3I1L2M4T3X1Y3Z1(1)1-2=2?1|1;ice:q4x1}3;id:c2d1m2n2p1t2z2C1E1J1P1T2X1#1$1+3/2<1@5[1;id like:a2b1c1e1g1j' +
  '1p2t3A2B2C2D1J2M2P2T3#2/3@2;idea:w2y2z3G1S3Y2#3-2;ideal:c3e1;ideas:.3}1;idiot:z3}1;idpa:Y3}3;iets:a3c4d2e3f3k2s1' +
  'z1B5F2G2;if:i1k1l4r5s2u1E1F1H2K1P1Q1R1U1$1*4+1,6>2?1^2_4;if i:j3l4p2q2r3s3u3v1C1E2I2J1K2N1P1R1$3(1,2?2@2^3}1;if ' +
  'its:s3F3&2+2>3_1;if my:k2l2o2r2y3B3G2K4,4?3;if the:P2Q2*2>3^2_3}1;if there:k1B2H3L3%2;if you:r2z3A2P3*2,3]3;ifak' +
  ':Z4;ifomu:,5;ifuna:B3;ignore:D3}2;ignored:z3}3;ignores:D2}3;ikhona:d3e2k4o1F4H4K1L1)1}1;ikhona i:o2F3H3K2L3)2;ik' +
  'lasi:a4c4d2e3f2h1i4m3r3s4;ikmf:P3}2;ilayisense:+4;ill:i1p3r3u1z2L3(1}1;illegal:}3;illovo:I3J3;im:a2c1d1f1l1m1p2q' +
  '3t3z4A2C2F1G1P1Q1R4$1=1;im #:l3A3C5F4S2X2$2,4;im a:c3f2g1j3l2y4B3D1F2J1O2P2Q2V1Y1#1(1<1?1@2|1;im from:s2A2J3M2X3' +
  '#2}3;im in:a1d2f2l3A1B1C3G2I3J2N3V2Z3-1^3_3;im not:m3u3z2M2W3[2}2;im on:c2e3j1k2G4H2L3<2}1;imali:k4}4;imi:S5;imi' +
  'niningwane:T4@4;imoto:I3K6;impaired:G3H3;impossible:f3H2)2;improve:Y3}2;in:e1o1t1v2x1y1A1C1H1J4S1#1)1[4]1^3|1;in' +
  ' #:m2s3y2z3A2G4N4!2]1}2;in a:c1g2m2r2t1u1v1B3F2G4H2J1Q3R3S3Z1$1%3)1*4{1;in an:n2G2I1J3-3?3}1;in and:g2s3v3w2E3M2' +
  '[2;in bjj:x3y3z3V1}3;in cape:e2B1J2U2)2_2}3;in class:y5A3D2O1X2*2,4?5|2}6;in december:h3r2C2P2V3=3;in die:c4d2e3' +
  'v3C3F1K2O3/3;in for:o3x4E3I4)1-2[4_3;in front:v2z1I2K4L3N1}1;in grade:C2.3=3;in his:e1i3w1y3D4;in it:s3w3S4<3?3|' +
  '3}2;in joburg:b2f2h3n2H2J2T2U3V2X3!2-1^2;in june:o3p2r3A2G2(2)2}1;in krav:A3C2P3S5U2$1;in law:A2F2J3S2_2;in my:e' +
  '5i1s3w4x4z3A5G4H1L3O1P1R1T1W1$3<1_5;in one:i1l2B3C1E1G2M3Q4#2&2_1}1;in our:c3F2%2)2>3}1;in pretoria:p2C2J3U3)2^3' +
  ';in rosebank:d2m2F2J2V2!2#3^2;in sandton:d1e1j2m1o1B3J2K3T1U2V4W3X2>4^1}1;in the:c4d3e3f1g1t1z1B2F2I1K2L3P1W1X3Z' +
  '2$3&2*1>2@1_1}1;in with:B1H3K2Q2<2[4}1;in your:z2A4C2I2W2&2*2,2=2>2?1@3]4|1}1;inappropriate:w3}2;incident:}3;inc' +
  'lude:i3j5S1*3^2|3}1;included:i3j5w1L3P2W2#3)2*2^2|1;included in:i3j1W3#3)2|2;increase:}6;indemnity:,11;individua' +
  'l:m4Q3$7;indodakazi:C3;indoor:x2Y3;indrive:I5;induku:X5;industries:}4;influencer:?3}1;info:j2t2v2B3S4T6V3W1X1Y2Z' +
  '1!1&3)2@6;info on:B3S3V2X2Y4!1;information:T5@10;ingabe:s3,3;inhaler:G5;ini:w5;initiation:k3D3;injured:q5y3E2G3Z' +
  '2,2}1;injuries:y6G2O1,5;injury:y5G5;inligting:T3&2@4;inombolo:M5@3;inosanto:X4;ins:m5t3;inside:x4E5H4J2K2?2|3}2;' +
  'insta:M3?4;instagram:a2b1j2z1F2M3N1(1/2?3]2}2;install:}4;instalments:n2}2;instant:n3-3;instead:e2f1n3r1u3L1M2O2#' +
  '3$2)2-1.1/1>1^3_4;instead of:e2f2u3L2M3O2#3)2-1.2^4_2;instructor:v2N6O8P3Q1$5)2,1/1=7[1}2;instructors:N7O8)2=5}2' +
  ';insulin:G4}1;insurance:k1y2K2,8<5}2;insurer:<3;intake:(10;intakes:(5;intensive:)5;inter:}4;interclub:}4;interes' +
  'ted:p3t5y1A1C3U3V3W3X2Y2Z1!2|1;interested in:p3t3y2B1C3U3V3W3X2Y2Z1!2|1;international:O4<1^3;internet:n3/5?5}1;i' +
  'nternship:=5;interview:v3}3;intimidated:z4D4F2;into:b2l2y1A1B1C2D3H1J4K3P3W2!3*1[2}1;into the:A3H1K4P2*2}1;intro' +
  ':s5t3u6v6&4;introductory:s3u5;introvert:z2D4;intruder:*4}2;invented:S3}3;invoice:n3s3_3}7;invoices:}4;involve:B2' +
  'S3;inyanga:j3q5;ipad:B2[2|3;iphephile:K3@2;iphone:/3}2;ipsc:Y4}2;iqala:(4;is:k1y1z1A1C1H1J2K1M1Q1S2,1}1;is #:e4A' +
  '2C8G2H1I1K1O1)2<1|1;is a:f2h2i1j3l1n1q2r1w5A1D1L3O2P1T1(3)2+3-1=1]1;is best:a2c2d3t2A2}3;is boxing:a4i3R2W2}1;is' +
  ' die:j2o3A3J1K1N2P2Q4R3&1)3|2}1;is he:A2C2N2O5;is in:c3e2h2j2u2C3G3H2I2M2P3Q3&2+1>2[1|1;is it:a2i2j1k1l1o1s2v1y3' +
  'z3E2F3G1H2I3J3K2N1P2Q4S3T1V1+1?1[1{2|1;is krav:a4j2y2z3A1B1D1F2G2R1S4T2}1;is my:e1f2p2C1K1L1M2=2?3@5[3{5}1;is n:' +
  'i1m3w3A3F3-3;is not:z2B3C3M2,3_3|2;is on:b2D2G6H4N2T3(2<2?2|1;is she:z3A1C4;is that:g2r1v2w2z1D1E4F1K3N3P2R2S4Y2' +
  '#2*2+3/1?2[1]1^2;is the:c1g1i2o1q1s5E1H3I1J1M2O3Q1Z1&1>1[2]3}2;is there:a3c2d1e1f3k2l1o1s1B2H1J1K1L1M1O1P1T1V2W1' +
  '%1&1(1)1/1?1|1;is this:z1A2G2J4O2S2T4@5;is too:z2A3D1J3+3_2}1;is you:g2h4j3H4I1J3M4N2O3>1;is your:b1c2f2r2A1F2G1' +
  'H3J4N1O2R2>3@3|1;is yours:b2i3j4o2s2J2&2,3;ish:e4;isibhakela:W6;isiphandla:x4;isipho:-4;isnt:s3B3}4;israel:N2O3U' +
  '1=3}3;israeli:h2N3S4U4;issue:z3+3}1;issues:D4G3;it:a1i1j2n1o1p2r1s2t1x1y1D1E1F1K1P1Q1S6V1*1^3_2{2|3;it a:i2o1p2r' +
  '2t4A3F1G3H2I1K1P1X2?2|3;it at:c2s3D2E2F2G2K1U2V2W3,2@3]2^2_2;it be:a2i1j1n2q2r1x3G1H1N3%1&3)2+3/2_3;it by:n3z2K2' +
  'Q2V3X2>3^4{3;it can:p3A2D1E1Y3%1/2<2_2;it cost:j1k3m2q2E3#2$2%1&1|1}2;it for:p2s3t3z2A3B2$2]3;it in:c1n2o2x4E1J5' +
  'L2S2U3V3;it is:d1e2f2s3t3B1D1E2G2S3W3$2<2;it ok:r2w2E3G3K1?3_2|2;it on:h3q2x1D2G1H1K1L2[1{2|5;it only:e2f2z1B3T4' +
  ';it possible:d3e2q2s2E1G2.2/3^1_2}1;it safe:n2y3G3O2>3@3}2;it still:N2V3W3&3-3=3_1;it the:b2k3w3y2J4Q1S3<2;it to' +
  ':d2p3u4I2T3^4}1;it too:A4I3U3W3X2(2;it work:t3v3z1F4P1?3[3;itekisi:I5;item:^3_4{1;items:w2]2^2_5;ithatha:i4;ithu' +
  'ta:B3U3W2Y3/3;its:b2d2h2p2r2s1x1E1F3M1X1#2$2%2&1+1-3>3{6|1}1;itself:o3+3}2;itshireletsa:U3*3}1;ive:a1c4p2t2u1v2w' +
  '3z3B3G2H2P1R2U2(2=1;ixesha:g2i4;iyiphi:R5;izitebhisi:H4;jab:z2W4$3;jacket:L3]4}1;jan:h3q2}2;january:h3l3q2t1G1P1' +
  '(4}3;jeans:w6}1;jewelry:x4;jewish:h2S4;jhb:J2U3;joang:t3I2;job:c1d3j2o3p4z1O1R1W2Z2=10;jobs:q1=6;joburg:b1f1h4m2' +
  'n2w1H1I1J1T1U4V2X2!1=2>3^1}2;joe:V2}3;jog:z2F2I3*1;johannesburg:J2V3X3>2}1;john:R2}4;join:d1j1k4m1o2s1t7z5A4B4C2' +
  'G2(3/2<1=3@2;join a:a1m3r2F2G1$3,3/3;join the:v3z2B3F1%2(4=3}3;joina:t3E2;joined:p3(4[1}2;joining:k7l1p2t4E3G2M3' +
  ')2;joining fee:k4}4;joins:k3l3E3}1;joke:-2}5;jonk:A4C2;journalist:?2}3;jse:e3}3;judo:w3B2C1O2R2S3T4V2;juice:}4;j' +
  'uly:h2q2u2x3C2}3;jump:z3G3$2]3;jumping:G3}3;june:h5o3p1r2G1P2(2)2}1;jungle:D1}3;junior:B9D2=2;juniors:B4C2O3;jus' +
  't:g2m2o2t3v1x1y1C2E4F4K2M1O1Q1T1U1W4$3%2&1*1^1}1;just to:k3s3K5}1;just want:g2i2y4A2E1K3R3W2;jwang:n3[2;ka:f3h3j' +
  '1x2C2I1Q3X3?3@3^2{3;kaalvoet:x5;kae:i3A3J4{3;kakhulu:D2Q4}2;kali:a3w2y1z1A1B2N1P2R2X9$1)1]2;kar:I4K2;karambit:X5' +
  ']3;karate:i2k3w3z2B2E1P4R4S3T6)1*2-1;katherine:}4;keen:a2o3t4z1A2B1F3G1H1U4V3W1Y1Z1=2;keen to:a2t2z2B1H2U3V3Y2Z1' +
  '=2;keep:i1m1r2w2x4z5D1E3F1L2O1P2R1Z2/1>1@4]3;keep my:q1w4x1L4@4;keeping:|2}4;keeps:r3t1D2J2?2{2}3;keer:m3s3w2}2;' +
  'kempton:d2I4J3;kena:z2A4H2[2;kept:o3@3}2;kerb:H4;keto:}4;keys:x3L1*3}3;kg:z2C1H3;khoso:&3(3;khumalo:}4;kick:a2S3' +
  '#3(3]2;kickboxing:z2A2T4W2}1;kicking:R3S3W3(2}2;kicks:G2S3*5?1;kid:i2l5p2q1r1y2A2B1C3D5E2V2.1?2[2;kiddies:B5C1;k' +
  'idnapper:B4;kidnapping:B2*2;kids:f2h1i1j2k3w1y1A2B9C3D5E1N1O1P2Q3,3.4?2]2}1;kids are:d3f2h2C2E1%3?2}1;kids class' +
  ':a1f2i3A2C1D2E1N3<1=3?1;kids to:w2A3B2D2}2;kierie:X5;kill:d3z3}1;kilos:z4F2}1;kindle:|3}1;kindly:a2g2j2n3p1v3H2J' +
  '2K2M1T2W2(1@2[1;kinds:T3U3;kingsway:I3;kit:k2w8L1Z2]3_3}1;kitchen:.3}4;klein:%3_3;klere:w5;klim:H4;km:I4L3;knee:' +
  'p2q2w2G6(2]1;knees:A1G3H3R2*3;knew:B2}3;knie:G5;knife:a3s1w2A2B1C1N1X9)2*4/1]2}1;knife fighting:s2A3B3F1N2X2;kni' +
  'ves:a3w3y2B1X3&2*6.1]1^2;knock:c2d3}4;knocked:y3G2>3;know:a1b1h1i1k1v5z4G1J3N3O6P2Q3R1S1V1Z1>1{2;know how:i2n3y2' +
  'z4B1F2G2I2O3Q1Y3Z4#3[2;know if:k2o2t1w2A1B3H2K2L2O1P1*2,1<2>3{3;know the:a2o2v2z3J2Q2$3(1;know what:j3v1w1B1D3G2' +
  'O5P2R3S2U2V2Z1|2;knowing:z5;knows:z3D2;knuckle:}3;knysna:^3{3;ko:D1I2;kombi:I3K3;kontrak:o6;kopa:b2t3u2J2M3$1}1;' +
  'korting:l5;krag:>5;krav:a4c1d1e2f1j1t1y2A1B3C1G1O2R6S10T1U10&3;krav for:z3B2C3F2S1U2#2}1;krav maga:a1c1d2f2i2j1w' +
  '1y1A2B2C2F1N1O1R1S2T2#3&1.2=1}2;kravmaga:S5U3;krugersdorp:I3J3;kry:b3r2P5Q3,3<2_2;ku:u2S3[3}3;kubotan:]3}1;kufan' +
  'ele:o3+4,3;kukho:a3c3d3e1f2;kukhona:c1e3k1F5>3;kumele:w4x3;kung:S3T3.2;kwi:v4[3;kyk:E8;l:>3_2;l#:G3}2;la:u2v3.3}' +
  '1;laat:d3q3}4;lacks:D3;ladies:w3F13L5N3X1%1-1]2;lady:a2x2A1F7O7!2;land:I1K3?3;landlord:}5;lands:a2u2;langs:E2}3;' +
  'language:G3S2|2}2;lank:i6o3x3P2&2-3;lapho:T4.2=2>3;lapse:r2?3;laptop:E4K2L5/3}1;large:Q3.3]4_3;laser:G1}3;last:d' +
  '2h2i1k1p4z4G2H2I3J3K1M1#1&1(1)1+1.2@1{2|1;last gym:k2p3y3A1F1K4>2;last night:u2J2|3}3;last week:j2p4r3z3M3_2{2;l' +
  'ast year:k2s1z1C1G2J4U2#3&2+3.2@3]2;late:d7e1g3r1u2A5E1I1U1(4{2}4;later:a3d6n1q3r5u1E2,1_1}2;latest:b2d5;laugh:z' +
  '5D2}2;laughed:D3}2;law:A2F2J2S1#3_1}8;lawyer:,3}5;lay:n3r3w2F3}1;lazy:D2}3;le:c1e1f1h2l1m1B2C1F1G1H1J3L2O1S2T2V1' +
  'X1Z2#1*1.1<2>1@2]1^1|3;le na:c3d2e3f3B2F3V3;lead:e2^3;leads:N3}2;league:}6;learn:z1A3B4D3N1P3R4S4T1U6V5W6X6Y4Z5#' +
  '1%1)1*2+1/3;learn how:D5F4U2V2W1X1Y2Z2)3;learn selfdefence:A2B3G2U3%4/3;learn to:j1A3D4R2U2V1W4X2Y3Z2*4+2;learne' +
  'r:C2Q3[2;learners:z3B4O3#3;learning:D1F1G2N3O2/5;learns:D1}3;least:s2F2K3Q3R2}1;leather:]4}4;leave:i1p4q2s1u1x6E' +
  '4K5L3N3}2;leave my:E3K4L4M1N2O2{1;leave the:d2p4x2I3K2/2;leaves:a3e3i2C3R2)2}1;leaving:p6E3K2O2^2;lectures:c3d2;' +
  'lee:}3;leen:w5;leer:B4D1G1N3S2T2U3V2W2X3Y4Z3&2*4/2;lefa:m3n3<2;left:a1k1n1z4G3R3W1!1&1?2@2]4_3{1}3;leg:q2G5H5K2)' +
  '2_3;legal:o1A1+1,3@2}7;legally:o3,3}5;leggings:w4]3_3;legit:s3O4}2;legs:G2H2R3}3;lekker:d3f2t1G2K2>2}2;lend:w3}2' +
  ';length:i7o1}1;lenses:G4;lerato:a3;less:i1j2l8r2D2F3Q1/2<1;lesson:a4d1i4m4r8s6t1u4v3w1y1E5F1$3%1-1/3?4;lessons:a' +
  '2b3d1e1i3j4m2r5U4V2W2X2Y4$6%2)1-4/6;let:a1t3u3A1E3G2M1V2W3&2(2+2>1_1{1}3;let me:a1t2E1G3M1V3W3&2(2+2_2;lets:e3p2' +
  'q2D3;letsatsi:u2)2.3;letter:p4G3M2<3=3}1;letting:}5;level:y3z6H7K2O3P7Q2Z1%1&1)2;levels:P8Q3;levy:k5;liability:,' +
  '7;liable:s3,4;library:/4}2;licence:k2I3+13}2;license:I1+8;licensed:+7;lie:V3}3;life:r2z4A1E3O1R2S2T1U2Z4<3>2;lif' +
  't:i2u2H9I4>2;lifted:H4;lifts:I4;light:y2G4Y2)2>3]3}1;lighties:B5;lights:G1>8}1;like:a1b1e1g1m2n1p1s2t1v2w1L2P1Q3' +
  'S3U1X1Y1#1$1&1)2*1/1?1_2|1;like #:a4e3m2Q2#2$2)3;like a:e1w2z1F2L3Q2#4&4)3-2.2?2}1;like it:m2n3o2p2s5w2D2H2Q3@3;' +
  'like me:c3z4A2F3R1U2W3;like that:o2y3z1G3K2P2Y3,3;like the:s2M2N2W2_4;like to:b1c1f1g1m2p2t3x2A1B1C1E3J1N1T1U1!1' +
  '/2=2?2;likes:-2}3;limit:r3A7K2Q3}2;limpopo:)3/3}2;line:b2v3A1I3M2/3>1;link:b1n3t2u3J2,2/3[5]2{2|2}2;lip:y5;lisen' +
  'sie:+5;list:b4j3t2u2w5N2T3V3&2)3*2<1@3]2;list of:w1N3T4)2*3]3|1;listed:b3<3}1;listen:D5;little:a2i1j2k1y1A2B6C4D' +
  '3E2L3N1O1Q1Z2%3;little ones:a2i2y2A3B4C2E1L1N1O2Q2;live:l2F1I1J3M3Y4)2+2.3/5?2^2|1;live in:f2A2I2J1R2/3?3^2_2|2;' +
  'lives:A3J3Z3|2;livestream:/4?3;living:z2A2F1M3)3;load:a1K1#1>7}2;load shedding:>6}2;loads:b2}3;loadshedding:>8;l' +
  'oan:w4}2;location:x2J8;lock:g2o6K3L4)2}1;lockdown:z3/3;locked:g3h3o4}2;locker:x2L7^1}1;lockers:L9;locks:L3V2*5;l' +
  'odge:#2^3}1;log:[8}3;log in:[6}4;logged:[4}3;logging:[5;login:[14}3;logo:]5}4;logs:@3}2;lokuqala:v4Z4;lol:d2e1f1' +
  'h1j2m1n3o1w1y2z2A1B2C2E1F2L2P1%2,1.2>2_2|1}1;lona:b2I2J2M3;london:m3J2U1-2^2}2;long:h5i7o5q3w3x4G2I3P2#1&1^2_1{1' +
  ';long do:h2i2o4r2@2}1;long does:i1s2I1&2.3^3}2;long is:h1i3o1#3%2&1)3|2}1;longer:i4o2p3q2u3I2}1;longs:i4w2;loo:H' +
  '3L4;look:b4l2v1z5E10Q1U1X1!2?1@2]1{2;look after:l3y3B2E1F2P2U3!3;look at:z3E4Q3?3;look like:b4v2z2H2X3&1}1;looke' +
  'd:b1K3Q3<3;looking:e1j1B3E3F1K1R1T2U3V4W3X3Y2!2$1&2/1=4[1]3;looking for:e1B3C1D1F1R1T2U3V4W3X4Y2!1$1&2/1=4[1]2{1' +
  '|1;looks:z2A2F3L3P3*2[2|2;loop:I4;loose:w2H1_3;los:m3K3L3;lose:p2q2r4u1y3z3R3<2}3;losing:R3}1;loss:W2}2;lost:a1b' +
  '3p3r5z1J2N1Q2_2{4}1;lost my:p3+1_3}5;lot:a2j1k2n2y2z4G1K6R2W2$1&2)2/2;lots:b3F2H2O3Q2;loud:G3}3;lounge:E3/3;love' +
  ':c1d1f1i1j1l2o1t2v1B2V2W2X1Z1)1-3=1}3;love to:c2d1e1f2i2j2o2t3v2B2E1F1W3X2Z1)2-1=2;loved:c3U2;loves:B2C1G3T3-3|2' +
  ';low:y4D3G3Y2)2;lower:l4A3G4}2;loyalty:l3}2;luggage:w5;lunch:e13g2D3#2;lunch hours:e4i1;lunchtime:e9I3;lungs:z1G' +
  '4;lyfwag:!7;lyk:z4;m#:c3r3J3}2;ma:x2A3H2}2;maak:h3t3u3D2>3?2@3;machete:X3*3;machine:n3>2}4;mad:q2A2B1.3/2;made:n' +
  '3p1w2z1S4T2,2@1_3}4;mag:x4A3E4G3+2?4}1;mag i:x4E1G1+2?3}3;maga:a1d1f1i2j1y1A2B1C1F1N1O1R1S3T2U4#2.2}1;mail:w3M6-' +
  '1@2[1;mails:@3{2;main:N3T3;maintenance:>3;make:d2l1r7t3u3z1C1D4I2L1P1R1*2[2}2;make it:c1l3r2I3P3%1/2}3;make up:r' +
  '5x2L3R3;makes:m3y2O3S3|2}4;making:u3z3}1;makro:]3}2;male:D1F6O5=3;mall:B1E1I2J1K2#2)2.3]2}3;man:E3F4N3O2S4W3*3-2' +
  '}2;manage:r3z6G2H2#2;management:#3=3;manager:j1M4#4=3;mandate:n3}3;mandela:h1I2J3;manned:g4;manners:D2}3;mans:F2' +
  'Q3;manual:H2@4|3}1;many:i2j2o1p1r1s1y1F2H2I1J1K1N3P2Q5R2T2&1(3.1|3}2;many people:y3P2%2)2}4;maobane:r3}3;map:J5K' +
  '2;maps:g2J4;march:h2p2q4z1I1P1(2.3=3{2;market:n2.3;marketing:=3@5;marking:d2}2;marks:y3}4;marlboro:I3;married:x3' +
  '+2}4;martial:z3A1B3C2D3R4S2T4X4-1.2;martial art:z1C3D2R4S3;martial arts:z3A1B3D2G1R1T4X4-1;massage:}4;masterclas' +
  's:)5;mat:f3m5w2x7E2H2L2N2Q2V6$2%1;match:l5o3<2;material:w2[3_2|3;maternity:q2}2;mates:m2z2%3.2}1;maths:A2}5;matr' +
  'ic:f2p2q2z4C2!4#3-2=2;matriculant:C4=2;mats:a2i2q1x7B2E2L2V1,1.2=2?2}5;matte:x3}3;matter:z2A2G3S2}1;mature:A4C1;' +
  'max:q3Q3%1.3;maximum:q2A2H2Q3;may:b2g2h4p1q2w1x4A4C3E3G3T1+3?6}1;may i:b2g3p1q1t2u1x2G3T1+4?6^1}3;maybe:e2m1J3R1' +
  '(1}3;me:j1o2p1t4v4z2B1M4N1R4U1V1W1$3=1@5}1;me a:b3j1o2s2t2J3M3-1_2}4;me about:B1N3S1T3V3W1X4Y2Z2!2$2;me and:i2t2' +
  'B4K2R2$2%4.2;me at:a2c3f3D3I1^2}2;me for:o3s3t2w1}3;me how:p2t3v2Q1U4Y2*3;me if:k2F2H2K3@1]2_2}3;me in:t4F1S2V2$' +
  '4%1/2?4[2^2;me out:e2p3z1G2}4;me the:b2r3J1N2R1U2(2,3_3|2;me to:a2j2n1o3t2x1G2M2U3W3Y1Z1!1#1,1[4}1;me what:a3j3v' +
  '1w3O4R2|3;me with:e3H3M3O2,3;meal:}3;mean:a3d2j1o2y3D5H2O2S4(2,3{1;meaning:S4}2;means:d4r2;meant:A3_2|2;meantime' +
  ':E2+3;meanwhile:q3+2;measure:P3}1;medals:?3}4;media:M2=2?4;medic:x2O2Z6;medical:a1q2G4O1Z9,2<8=1@2]1;medical aid' +
  ':<6}4;medication:G5;medicine:Z4;medies:<5;mediese:<5;medium:]4_3{2;meds:G4;meer:T3}2;meet:a3l3H3N3U2/3;meeting:c' +
  '2i2r2u3w2L2{3;meetings:c2d3;meets:a3v3;meisies:F4#3;mekaar:y4;melrose:I4#3;member:k3m4p3q1s3t2A2B1C1$1)1/1=1@2[3' +
  ']1}2;members:g2k2l2m3A2F2H1I3K1Y1#1$2)3,1/2?1@4[7}3;membership:j7k1m5o5p7q7t1&1)1-1/3<2[1}3;memberships:j4o4;men' +
  ':w3y2z1C1F5L2O4Q5U3V2;meniscus:G4;menopausal:A5;mense:d3A2O3Q3=3@2;mental:G2|2;mention:A3I3;mentions:%3)3;menu:T' +
  '2[2}3;mes:X4*2}2;mess:n1}3;message:M3-3{3}3;messages:D2@4}1;metres:K3Q3}2;metrorail:I4}1;mid:c1e5A3}1;midday:e11' +
  ';middle:e6t3A5;midrand:d3I3J3#3^2;migraines:G5;mike:N2;mild:G3;military:l2O4U3|1;mind:b1p4u1C1E4R3_3;mindset:|3;' +
  'mine:b2s3w3C1D2E2&2@3^2{3;minibus:I2K3;minimum:i4o7v3w2A2D2P1#2$1^4;minors:B5?1@2;minute:e1i4&2-1}2;minutes:i8s1' +
  'v2I3K2}1;mirrors:}5;miss:c1f1q2r4G2V2&3/2}3;missed:a1l2r10u3A2P3(2)2;misses:A3}1;missing:r6_4{3;mission:p3}2;mit' +
  'ts:w3]5;mix:r3B2D2F2R3S3;mixed:Q7T2&2.1;mma:B1R3S2T3-1]3}2;mnth:j3o4;mo:D1H2[2}2;mobile:n3/3[2;mobility:H7;model' +
  ':y3D1?3}2;modern:S2X3;modify:u3G3;module:#3+2;modules:&4;moeilik:z4;mom:c1i1l2n1y2A1B2C2E2F4K1%2)2,4-3/2?1{1;mom' +
  'ent:a3g3l2H2>2;momentum:<7;moms:c3w2E5F6H2^1;monday:a5b4c2d1f3g3h3j1l3r4t1u2w1Q2(1]2^3{2;monday to:b4d3f4g2;mond' +
  'skerm:w4]3;money:j3l5n6p1r2s5D1I1N2&1_4}3;monte:I3}1;month:d1j7k4l3m2n2o8p3q6r4t1#1&2(3)1-2}2;month is:n2A2Q3(2}' +
  '3;monthly:j8k4m1n1o4q1K1&1/2}1;months:b3l2n1o8p4q7z1G2P4&2;moo:I2}1;more:a1b1h1k3m3p2w1B2D4F3Q2R2S2T4X1Z1$1&1*1^' +
  '2|2}2;more than:j2Q3*3^1|3}1;morning:a1c11d2e3f4g3M2Q1$2>2_1}1;morningside:j3I3J2>2;most:j1w1A1E1H2Q2R7^2;mostly' +
  ':d2A2F3Q4R3;mother:g1u1A3B2E1F3H1J2N1O2Y3)1?2_1;mothers:D2E2-2;motivation:D2}2;motorbike:G2K3L2;mouth:w4x2y2Z4]5' +
  '_1{2;mouth guard:w3]4_2{2;move:u6A2J3P4Q2Y2&2}5;moved:j2r2t1u4C2J3U4V1X3=2{2;movement:W3{3;moves:z3C1F1G1*3.2|2;' +
  'movie:S2.2}6;movies:X4*3;moving:p7t1B1C1(1<2=2{1;mozambique:q2^4;mr:p2t2v3J2M2}3;mrs:p3}1;ms:H3;mtn:n4I1;muaytha' +
  'i:z3R3T3=2}1;much:i1j5k3m3p1s2F1K1Q1$4%4&4-1]4^3|3}2;much does:G3)3}5;much for:j3m3z3.1]2^2;much is:j5k1s3I1K3&2' +
  ']2^2;mud:x2L2;mugging:*2}2;multiple:l2G3)1*3;multiply:<4;mural:B1#3;murder:_3}4;muscle:z4G3}4;muscles:z2}5;muscu' +
  'lar:H2}3;music:}5;muslim:f2w3F2L2%2?3;must:i1o1p2q1s1t1u2v1w4x4y3z3A2E2H1I1J1K2L3R1+3,4=1;must i:i2j2k1o2p1q2s2t' +
  '2v3w2y1z3E1G1I1J2L2P2Q1R1(2+2,1-1/1=1_1;my:p3u5x3B3C3F1G2K1L1$1+1?2@6[2{4}1;my #:C3O2W3%2+3}2;my account:q2@2[5}' +
  '2;my age:A5B2F3I2;my bag:w5I1L4}1;my bank:n2@2_3}2;my boss:b2d1j2w1K2W3!3#4@2;my boy:p1B4D5E1G2O1$2.1?2;my broth' +
  'er:m1o2y3D1G2N2S1!1$1%3-2=2^2|2;my car:r2F1I1K4L1U3]2}4;my child:i2k2p4v2B1C2D3E5N2O2?3}2;my children:B6;my comp' +
  'any:n3o2U2#2+2,2}2;my cousin:a3m3t2V2!2%3}1;my dad:A4K2U2X2-1|2;my daughter:f1h2i2j1k2r1w3B2C1D3E1F2M1N1O2Q1$2.2' +
  '=2|1;my debit:p3}5;my details:t3M2@5[2;my ex:n3B1E1O1,3}3;my fees:l3n3q4<2=3}1;my first:i2k2s2u5v4w4x2Y2+1?2;my ' +
  'friend:a2k2m1s2u1z3F2R2T2,2-3;my girlfriend:a3l2E2F4R2*2-4;my gloves:L3^3_2{5}1;my gym:e3h3A2/3<3>2^3;my husband' +
  ':c1d2f2i1j3l1s2A1H2R1S1U3V1W1Y3$2,2?2]2_1{1}1;my kid:i3p3r2y2B2D4E3G1.2?2;my kids:d3f2h2A1B3C2E3U3*3/3?1;my lice' +
  'nce:I4+5;my little:B3C1D3E2L3Z3;my membership:p4q6@1[1}5;my mom:i2n2C3F2%2,3?2{2;my mother:g1u2A3E2H2J3Y3_1;my n' +
  'ame:d2t4u1Q3@1_2}2;my number:M4@6;my old:c3e2f3i3j3q2z1F2I1L4P2*3,3{2;my order:^4_4{7;my own:w4z2E1F2X1$5+2,2/1]' +
  '2^2}1;my parcel:g3^2_3{5;my parents:o2A2C3,3-1@2;my password:}4;my phone:b2n4J4L3?2[3|3}1;my plan:p3}3;my profil' +
  'e:@2[5}2;my sister:f3t2C3F5J1%2-2}1;my son:f2i1p1w2y1B2D4E1N1P1Q2Y1%1,1.2]3}1;my sons:a1k1p2E3_3}1;my teenager:t' +
  '3B4C2D2E1]2;my trial:t2u7v6;my wife:b1d1j1l1y1E1F4J1O4Q1R1T2U2Y1$3&1(1)1<1?1^1_1}2;my work:m2o3L3R3V3+3?2}1;myse' +
  'lf:e1j1n1w1z3A2E1F3P4U6$1*3?2^1}1;n:b1e3f1i2k1n1o2q2r2C1H2J1L1P1S1W1Y1!1#1$1%2)1*2+2,1-2.2>1]1;n#:I1J3Z4}1;na:c3' +
  'd3e1f2l1o2s1y3B1C1H1L2O3Q2T1W2X1!1/1>2@1]2^4;na le:c2d1e2f2k1l2B1C2F2G3H2L2O2V2)1@3;naby:I3;naidoo:t2J3;nails:x9' +
  ';nairobi:m2X3;name:d1t2J4N7Q2S3-1@4]2}2;names:D3N4;namibia:J3/2^1}2;nanny:e3E3Z2}2;nasty:D5;nature:z4;naughty:D6' +
  ';navy:}5;naweke:f5;ndicela:b4u2M3&2;ndifuna:p3t3F3U3V1W3Y2Z1!2$3-1=2|3;ndinxibe:w5;near:d2A2I5J4K3V1X2^2}3;nearb' +
  'y:a2E3I3;nearest:I3J4}1;nearly:C4}1;necessary:t3w3+1;neck:E1G4;need:b1c1p1t2u2w6z2B1G1J2L2M1Q1U1#1$2+4,2-1=3[1]2' +
  '_1{1;need a:o1q1t1v2G4K2L2Q1Z2#2$1+4-1=2[2]4|1}2;need my:t3y3C3+3,4?3;need something:c2d1B1C2D2J3P2-3/3;need the' +
  ':b1c3J3N3(1^4_2;need to:b2g3i2n1p3q2u1v1x1z2G1H2J1L4M2Q1S2U1W2&1,2@1[2{4;needed:q2s2t3w7z3G2&1+4,3=2^1;needing:Y' +
  '2Z2=3;needs:c2D6E1F2G5J2K1Z1$1.2]1;needs a:c3B2D3K2<1]2;neem:?3}2;negotiable:l5;neighbour:N2{1}4;neighbourhood:Z' +
  '3#2|3;neighbours:%2}1;nelson:I2J3;nelspruit:V2^4;neng:a3P3(3;nephew:a3B4C2=3^3;nervous:z6F3O2;netball:b3f3z3F3G2' +
  ';netflix:U3/3;never:d2o1p2r1s2v1x1z8A2D1S2Y3Z1*2^1{4}2;new:b2h4k4l2s1t4u2v3z1D2N2Q2R1T3U1V1(5[2]3^1;new year:h4l' +
  '2}2;newbie:a2v3z6R3&4;newbies:f2v4w2Q2&1(2;newborn:c3}3;newcomers:t2z3;news:F2{3;newsletter:T2@4;newspaper:E3M2S' +
  '2;next:a7f1h1r3t3u2A2C1E1J1P3Y2Z2#1(7)2,1^2}1;next month:p2r2y3A2C2#3}3;next week:h4m3q2r2t4u3w2A1C2$2]2;next ye' +
  'ar:B1C1F3&2}4;ngabani:g2i4;ngani:I3T4;ngaphambi:E2}3;ngaphandle:z2I2;nge:e1h2m2n2H1I1&2/3;ngempelasonto:f4)2;nge' +
  'sikhathi:e3E3;ngidinga:w3+3;ngifika:v4I4;ngikhokha:k4m3n3;ngineminyaka:A5;nginenkinga:G4;ngingakhokha:m3n2;nging' +
  'akwazi:G2H2;ngingaqala:z4A4;ngingathola:$2<1;ngingeza:E4}1;ngiphathe:w3;ngisayine:o3,3;ngisebenzisa:H4;ngivumele' +
  'kile:?3}2;ngizofika:v2}1;ngo:d5e2l3#2;ngubani:N7}1;ngwana:B3C2D3;ngwanaka:C3}2;nice:b3c2v3O2-2}1;nie:l2o3r3u2z2D' +
  '2F1H1I4+2?2{3}3;niece:B3C3D2;nifundisa:f2U4W3X4Y3;night:a2c1d8f1g1r1u3v1F4I2K3Q1Y2*2.2|1}3;nightmare:p3r3;nights' +
  ':a3c3d7y3}2;nina:J4T3X1;ninayo:c3e2f1h1l1B3U2V2W2X2)2-1/2;ninayo i:e3l2U3V2W2X2-2/2;nine:c1d4i3C6Y2;ninja:B4.1}3' +
  ';ninjas:.3}3;nivulile:f2g4h4;niyabaqeqesha:!5;niyafundisa:Y4Z1*3;niyakufundisa:*5;niyavala:h5;niyayifundisa:U3V2' +
  ';njani:n3I4[2;nje:m3E6;nka:i2m2n2q3z2A3E4G3H1/2?3_3;no:a2f1o2p1r1s5u1w2z3A2D3F1H1I3M3V1$3%2+3,1>4?2{4;no gi:a3w2' +
  'V3]2;nobody:g3A3E3M2P2Q2}4;nodig:w3+5}2;nog:z2A4F1G2I1&3+3>3{4;nogi:V6;noise:G4;noisy:G3}3;noma:w3R3;nommer:M5@2' +
  ';non:k2m4s2E3W2)2+2{3;noob:z5;noodhulp:Z7;nooit:x2z4;noon:a1e9g3;normal:b2v2w3z3H2P2Q3R1T2U2_1}2;north:I3V3;nose' +
  ':x5y3,2;not:m1o1p2q2r3s1u1w1y2z4A4D2E2R1U1W1&2+3-1>1_4{3}3;note:q2G5M3_2{2;nothing:c2e1f2k1s6w3y2z4D1J3M1<1]2{4}' +
  '2;notice:b1o2p9u4E2}1;notify:(1}3;nou:g3S3;november:p1q2C2G3P3.1;novices:z5;now:a3g4l3m4n2q1r2t2v3A1B1C1N1U2W2(2' +
  '>1@1_1{4}1;now i:z1R3U4W1X2}1;nowadays:J2&2;ntoni:t3v3w4}1;number:j2n1I3J2M7Q4<4@5[1{6}3;numbers:j2Q5}2;nurse:b1' +
  'f2l3r2F3L3R2$3&2;nurses:t3#2;o:a1c1B3C3D3I2>3^2}2;obligation:o5s3;observe:f1E7;oclock:a2e5f2i2;october:q2C2#3.2;' +
  'oefen:b1c3d3e3f3i2m2p2x3B3E2F3G3Q2$2%3/2>3;of:b2h2i1m1r1z1C1D1F1N2O2Q1R1S1T2$1%2&1(1*1?3@1]2;of #:m2A4C5K2Q2R1W2' +
  '#3$3%3]1_2{2;of a:i5l1s2t2v2z3D3F1M1O1R3$2*3-1]1|1;of boxing:m2R2S2W2]3}2;of classes:b5j3m2T3;of gloves:g2n3^3_4' +
  ';of krav:S6#2}1;of my:l2q1v2x1A4B1H1L2Y1+2?5@2{4;of the:a1b1c2d3e3h2i2o1p1r2t2v3N4O1Q1&2(4?2[3_2|3}1;of them:b4C' +
  '2H3O3R2&3.3;of training:r3T5)2-3?2]2;of us:e1l3s3t3A2B2E1F2#2$1%3&2;of your:j1o2A1B1F2G2N2R4V2Y3&2(1)2@2|2;off:a' +
  '2c1f4g1h1l4m1p2q4u1x7E2I3J1K2)2>5@1^1_3;off at:c2d3e3I2>4;off the:p3u3B1I3&3?2;offer:j2s2F1N2T5U3V2W3X2Y2Z3!3$3)' +
  '2/1=2;offer you:T1U2V1W2X3Y2Z3!1)3/2;offered:d2T3;office:c1d5e3g3r1w2y2z1I1J4L2M2R1V1W1#4$1^2{3;officer:L2V2X2Y3' +
  'Z2!4+1=1@3;officers:l3!3#3;offices:K3}2;offshore:m2q2;often:i1j3q1y4F1P3(2)3;oggend:c5;ok:f1m1n3r2t3w5x6z3C1E5G3' +
  'K1+3,1?5}1;okay:w5E1G4;oke:N3;okes:c2g2h1E2F2J2O3Q3V3X3Y3!3#1%2;old:b2f1n1w3A9C6D1G2L1N1W1*1<2[1;old is:C1S3}3;o' +
  'ldest:A8C3;oldies:l2A4W2;olds:A4C5}1;olympics:}6;om:k3z2D2F1G2H2I1K2P1U3Z3*4;on:a4f2g1h2q1v1x3D1G1H2/2<2>2?2_2{1' +
  '|2;on a:b2f3g2j1k1n2o2q3F3K3Q5U1Z1)3+1,3.1^3_1;on facebook:b3s3M3T3&3?4]2;on friday:a2g3x2L2{4;on hold:q6}1;on m' +
  'onday:a4g3j2w3C2^3}2;on my:b3d1g2k2n1v2x1y2D2E2F1G2J1V1W2/1<2[1_2{3}2;on one:b3j5m1H3R2;on saturday:f2r1E2F2I2J3' +
  'N3O2.2^2}4;on sunday:f2$2/3{3}3;on the:f1g1h2i2l3n1s2u2x2B2D1E1L1M1O1R2V2&4/1<1?1]2_2{1;on thursday:a2g3h3r2t1v1' +
  'w2E1N3>1}1;on top:k5H2Q3V2*2;on tuesday:a3e3r1w2}4;on wednesday:a3g4u1B2E2;on your:a1e1j2n1s1A2H1L2M1N2O1R2T2V3W' +
  '2Y2%1?4@1]1|2;once:c2d2f1j3k2l1m5n1r2s3K1%1&1)4*2,3_2|2;once off:k3m4)5;one:e2i2j3l2m4r3s3v2z1E1G2H1J1N1P1Q3R5$3' +
  '%1(2)3,1]1_3;one class:m3B3C1Q3}4;one of:s3E2H2M1N3O2Q1Y3&2)2_1{3;ones:a1d2h1i3l1v3y2A3B3C1H2N1O1X2+1]6;online:n' +
  '3t3,2-1/12[1]6^2_3{1;only:a1c3d3e1f6m5n1o1q1z2A1B2C1E2F6J1O1R1T3$5%3&1(1/2[1^1{1;only do:c2d1e2f2z3R3T3$3;only f' +
  'or:m1z5B3S4T1%2;only have:w2G2I3J3L1R2&2+2}1;onogada:!5;ons:i3p2C3#5%5,3.5>3;onto:H1L2&2(2=3}1;oor:h5&2/3}2;op:f' +
  '2h2i2q4x3y1H2&3/2?4[3;op die:x4y2H2&3[3;open:e1g10h7E2V3)3=1>5[3}1;open on:g2h2J3&2}4;opening:g5J4.2=4}1;opens:c' +
  '3(2;operating:g5>1;operation:g3G4;opinion:D2}3;opleiding:Y4Z2!5#3;opponent:*3}2;opt:p2?2@3;option:c2f1j3m3o3I2R2' +
  '$2%1/2<2^2;options:c2j3n3R3T5#3^2;or:a2i1k1n3t2v3w4x1B1H1I1J2K1L2N2O2Q3R3S3T1]2^1|1;or #:a3c5i2j3$2]2;or a:s2w2y' +
  '3z2C1F2J1M2N2O2Q2T3.1|2;or are:c2k2w1B3J2Q4;or boxing:a1w2R5;or can:n2t3z1E6F3I1L2,1/3;or do:d2h1i3v1E3F3H3I1L1O' +
  '2Q7T2+1_1;or is:a3k2o2v2w5y1A2B2F1L2P2*2,3[3^2;or just:g3s2t3w1J2O3Q2S1T2W2&2]2|1}1;or must:r3v2w3x1C2E1L4(1-3]1' +
  '^1;or only:a3c2s2t4z2A1B3F1P3T2V3Y3&2*2]3;orange:I2P2;order:k1n4A5D3O1]3^6_5{10}1;ordered:_4{8;ordering:^3_3;ord' +
  'ers:n5^5{3;ordinary:z5F2S2U3)1;organise:t4.3;osteoporosis:G4;other:g2k2n1r2s3u2v1y5D5F4I4M2Q2T5#1$1%2&2)1?3@3;ot' +
  'her gyms:g3k1n2o2w3F1I2)3}2;others:c1i3z4D2E1F4G2J2L2P1<2@2;otp:}5;ouderdom:A5;ouers:E5,3;ouma:A2H3-2;ounce:]4_2' +
  ';oupa:A5;our:E1H1L2N2O1#9%7,1.4/1>2?2{1;our own:%5.2}2;ourselves:t2v2Q3%5;out:b3d1f3i2p6q2r2s2u2w2x2y3z1D1E2G2L1' +
  'S1U1#1<1>2@2]1}1;out of:f1p2r3x2z6D2G1I1L2S3*2?2@2]2;out the:b3A2#3,3.3>3;outage:>5;outfit:w5;outing:H2.5;outsid' +
  'e:g3v3x2E2H3J2K5^2}1;outsiders:m3E3;outstanding:{4}3;over:b1e2f2h5i4n4o2p1r3v1x1A6F1H1I3P1/4^1}2;over the:b3d3e1' +
  'f2h3m2G2M3/2;overdue:}4;overhead:e3G2;overnight:K2L3^3;overpaid:}4;overseas:n1q4w1M2O1P3!3$2(2)4/3@2;overslept:u' +
  '3}3;overview:b4T4;overweight:z5D1;owe:s3}3;own:w5L1R2X2$3%8+5,5/3<2[1^1}1;owner:M3N2Y2#2}4;owns:N1}3;p:Z4^3;p#:K' +
  '3P3;pa:t2G3H3M2#2;paar:]3_3;pace:z5G2/4;pack:k2m4w5-2]1}2;package:j4l2#2$7%2.1^1_1{5}2;packages:j6;packed:Q5^3;p' +
  'ad:W4}1;padded:y3]2;pads:a3w6y4G1W3]4_6{1;page:a1b2g1j1H1J1M4N5%2?1[4]3{1}3;pages:,4[3|4;paid:k3n3r2s3x2P1#2$2(3' +
  '{5}6;pain:y5G2L3;paintball:#2}4;pair:f2g2n2C1E2F4Q2Z2,2]3^3_4;pair of:g2n2w2]3^3_3;paired:v1Q4}1;pairing:O3-2;pa' +
  'irs:Q3]3;pakket:}4;palsy:G4;panels:>3}2;panga:X5*2;panic:G4}1;pants:w6]5;paper:b2o3w2N2P3Y3,3}1;papers:O5+3,3;pa' +
  'perwork:o4v1+2,5;paramedic:l3O3Z3=2;paraplegic:H5;parcel:g2^6_3{9;parcels:^4{3;parent:B3E7S3.1;parents:A2C2E8K1L' +
  '1Z2,4?2@1[2|2}1;park:I2J4K12$2.2}1;parked:v4}2;parking:z1H1K13Z3)1}1;parkinsons:G4;part:j2m1t2w1y2C1D2E5G2O2V1W2' +
  'Y2&1*3-1/2<3=4;part of:j3t3D2J1O3V2W3Y3&2*3-1<3;participate:E3G2;parties:.7@2;partner:v5y2F2H1Q4<4=2}4;partners:' +
  'F3}3;parts:n3G3;party:A1L2*3.13{1;party for:.6;partytjie:.5;pass:m6s3J1M2;passed:F2P3T3@3}1;passing:g2m4V3$2;pas' +
  'sport:,3}6;password:}7;past:a3c2d2e4f2g3i2w1A5I3J2}1;patch:P4Z3]3;patches:P3]3;path:H2P3}2;patient:z1O4;paulo:m3' +
  'V2;pause:q12;paused:q5;pax:#3%4;pay:j2k6l5m8n10q3s4$1%2&2)1-1<5=1_1}2;pay for:j2k3l2m4D1K3#2$2)3-3<3^2;pay in:j3' +
  'k1_3}5;payday:l3u1(3^3{1;payfast:n4}2;paying:j2p2q3s3C2|2;payment:j1k2l2n10q1s2}3;pays:j3n3E2Q2#4,3_3}2;pdf:b2,1' +
  '|4}3;pe:w5z3;peak:I4;peanut:G3}3;peek:E5;pekiti:X4;pele:s2v3E2Z3}1;pen:w3*3]3;penalty:o4p1}2;pending:{3}1;pensio' +
  'n:j2l4;pensioner:b3c1e1l2w3A4I1J2R2<2^2;pensioners:l3s2A5;people:c2d2t3y4z5A3E2G2H3O3P3Q6S2U2V1Z1!3#1$2%4)2[1;pe' +
  'ople in:A3H3Q2S3Z3!3%2;people who:z4A2G3H3O1Q1T2!3;pepper:]2}4;pepper spray:]2}4;per:b2i4j3k3m6o2N2Q5#1%1,1}1;pe' +
  'r class:i2j1m3Q3}1;per month:j5o2}1;percent:G2<2}4;percentage:F3}1;perform:.6;perhaps:]2}3;period:e4o5p4q1s3_2;p' +
  'ermission:E3,3?3}2;permit:o3+8=2;permitted:x3;person:c1d1k3p2r2x2y2z1A3H3L2M5O1Q3R2S1T2%1&1-3/3?2]4;personal:M1O' +
  '1Q3U4#2$8@4]2|3;personnel:#4;perth:q3J2/3;petrol:l2J3#2/2}2;philippines:O3X1}2;phone:b1g1n2t2x1H2J2L2M7[2{3|2}3;' +
  'phone me:M4@3{4;phone number:M4[3;phones:?5@3;photo:y3N2?7;photographer:?5;photographs:?5;photography:?5;photos:' +
  'A2F3?10}2;photos of:?6;physical:D3J4#3&2;physically:H4U3/4;physio:a2G3O3<2}2;physiotherapist:T3}3;pic:?3_3;pick:' +
  'i2u2D2E4I4R3T2V2$1^4{2}1;pick up:i3E4I4T3^4{2;picked:g2u3z4D4}3;picking:a3D3}3;pics:?5;picture:b3?6_3;pictures:A' +
  '2?10|1}2;pictures of:?5|2;piece:o3}3;pierced:x4;piercing:x6;pig:w3L2}1;pilates:b2d2z2G2!3}3;pilot:m1q3;pin:J7;pi' +
  'nk:F3]2}3;pins:G3*3;pistol:F2Y8+6]3;pistols:Y3+4}2;pistool:Y3*3;pitch:r3t3u1z2Q2>1;pizza:}5;plaas:*1/3;place:a4g' +
  '2r1t1v2H3I1J5K3L5T3V1.2=2}1;place for:t3z2A1G2K4L4}1;place to:K2L3V3}3;places:E2J2&2;plan:b3i3j7p1q3u2<3|1}6;pla' +
  'net:d1g3k2o2L2Q2V3<2}1;planet fitness:d1g3k2o2L2Q2<2}2;planned:)3>2;planner:b4;planning:h3i3A3H2J3(1;plans:j6o3u' +
  '2}3;plaster:q3x2H3;platform:H2/3[2}2;play:q2u3*3/2|3}4;played:z4;playground:D3;playing:G3}3;plays:B2C1G3}1;pleas' +
  'e:a3b4d1g3i1j4p1q1t3u2w2E1F2J4M5O1T3X1#1$1&2(1=1@1]1_2;please send:b1j4N2Z3#1]3{2}1;please tell:k1p2v2w3A3F2H2J2' +
  '}1;plek:C4&3}2;plenty:r2A2;plus:n3z3A3H1I2;pm:a3c2d5e3g2i2I2K1Q2>1;pocket:}5;pockets:w3x3;podcast:}5;poem:}3;poi' +
  'nt:z3S2*4[1^4;points:<9;police:l2O6P2$2=1}4;policy:p2r4A3?5@4^2_3;polio:G2H3;polmed:<5;polokwane:a3J3)2^2}1;pool' +
  ':}4;poor:C2}2;pop:a2g4E4M1)4}1;popia:@7;pops:G4;port:J3^2;portal:[8}1;position:=7;positive:G4}3;possible:c1d1o3q' +
  '1s3z3A2G2K2L1W1$1+2-2.2/1^3_4|2;possible to:d3m2q2s2w3E1G2&1/3_2;post:b3(2=6?3^1{3;posted:b3?3{1;postnet:^4;post' +
  'pone:u4;potato:z5;pouches:]4;pouse:q4D2;power:y3>11;practical:v2R3U3=2}1;practice:*3/2<5;practise:y2F4*5?2;pram:' +
  'H6}2;prasa:I4;prayer:}4;pre:C3+4}3;prefer:d4f1n4u1E3F1M3O2$3%2;pregnancy:}3;pregnant:q4G5;premises:g2E1H4J5K2L1#' +
  '2}3;premium:j7}1;prep:#3}1;prepaid:m6-3;prepare:D2P3*3;prepared:B3;prerequisite:z3+1;prerequisites:z4+2;present:' +
  'E5T1X1Z2!1#2)3-8{1;president:h3}4;press:v3}4;pressure:s3D4G3*3;pretoria:c1f2p2C2I2J3K2U3)2^3}2;prevention:&2)2*3' +
  '|3;previous:d2w2x2z4O3?3;price:j8k2l7m3s2$4%5&5-2]6^2|3}2;prices:j7-3}1;pricing:j5;primary:z2B2C2;principal:n3D3' +
  'E1!4;print:b4o6s2N2,2_2|2}1;printed:-2|3;printing:|4}1;prior:t3z5;prisha:}5;privacy:@6;private:a1j2L3N3!1$13%7-1' +
  '.2?1@2}1;private lesson:j2s1$3-3?3;private training:$5=2;privately:L3$3%3;pro:r3O3=3]3}1;problem:r2w1x3z1A2G3H2K' +
  '2?2}2;problems:D3G3;procedure:p4t5;process:p2t3_3;procurement:O2#3;product:.3_6;products:]6^3;proefklas:s3u3;pro' +
  'ficiency:+4;profile:#2@2[5}1;program:b4B5;programme:b3h1p2r2B4D2F1V2W2X1#3&6(3<3=4;programme for:b1D2#2}5;progra' +
  'ms:F2T4;progress:P6[3{3;project:o3q3?3}3;promise:}3;promised:s3{3}1;promo:l5}1;promotion:s1P4;promotions:l3P3;pr' +
  'oof:D3O3}5;proper:y2z2L3U2W2Y2&3]1;properly:p2t2H3O2W3Y4;property:}4;proposal:}4;pros:z3Q2R3;prosthetic:G4;prote' +
  'a:}3;protect:y1F3R1U2!6#1*4,2@2;protect myself:y3F1R2U2*4;protecting:U3!4*3;protection:a2o1w1y2F3O2U4!9*3=1@2_1;' +
  'protective:a2w1y2!7=2;protecton:!4;protector:w2!2]2;protectors:!3]3;protein:}7;proud:D1?3;provide:w4H3I3M1T2Y4;p' +
  'rovided:w5L3+3;provider:#3<1;provincial:}4;psira:O3!5#2=2}2;psychologist:D4E2;pt:$5;ptsd:G5;pub:h3*3;public:h6I5' +
  ')2,3@2;public holiday:h3.1}2;public holidays:h5;pull:y4E3}2;pump:G5;punch:d2m5y4z3B1W6.1}2;punched:y5R2;punches:' +
  'v3y3D2*4;punching:D2G1S3W4.1]3;pupils:B6,3?1;puppy:}4;purchase:]7^3{5|2;purple:m2P3=3;push:s2u4z4D4H3>2;pushed:D' +
  '2*2;pushes:D5;pushing:A4H1;pushover:D5;pushups:z3}4;put:b1i1q6t4v2w3A1C1J1K2L3M2Q3R3&1-1?2;put my:t5x1B2K3L1;put' +
  ' on:q3w4L4.2;putco:I4}1;putting:q3E2U3;puzzle:b3}3;pvt:$5;qala:z3A3(3;qr:n3}1;qualification:O5!2=2;qualification' +
  's:O4;qualified:O6=3;qualify:s3C1<3;quality:]2_3;quarter:d3e3g2i2U3(4;query:}3;question:i3z2A2H2M5&2}1;questions:' +
  'M3,3}3;queue:L3}2;quick:a3e2i3M3R3)3?3^3_2;quickly:z3D3G2P3;quiet:c2e5D2$3}2;quietly:E3;quit:p6;quite:z4C2;quota' +
  'tion:j2#3;quote:j3#4%2}2;r#:j5k2l3m1s5-3]3^2}2;racist:}4;rack:K3}2;radio:S2}3;raffle:-3}1;rage:*2}3;rail:H3I1;ra' +
  'ils:H4;rain:a3r2u4T3}2;ramadan:q2r3}3;ramp:H8;ramps:H7;ran:_3}2;rand:s4x2I3J5>3}2;randburg:g2I4J2}2;rands:j3]3;r' +
  'ange:a2i2A3T3Y6Z2+2]1}2;rank:I3O4P5*3;ranks:P5;rape:)2*3;rash:w3]1_2}1;rashguard:w2]5^3_3{4;rata:r3}2;rate:j2l7m' +
  '5y3$2%1}1;rates:j5#3$4%1;rather:c1d1e2f1h2n2q2u3x2D1E2M4$3%1&3+2^2;ratio:F3Q5;rattan:X3]5_3;re:r4u4#3%3;rea:I5;r' +
  'each:H4I7M5P2R2;reachable:H4I5;react:D3S3*3;reaction:X2Y1!3#2;reactivate:q5;read:c2o3E1G1N3R1,2^2|7;read the:o4N' +
  '2R3,3}1;reader:|4;reading:t3F1S2,3|5;reads:@4;ready:m2t2z2P2U3{5|8;real:h2y5B1E1J1M2O4R4S1U3W3X3Y2+2@2]1}2;reali' +
  'stic:w3y1z2A3*2}2;reality:U2<4;really:s4x1y2z2C2F2M2O3P1S3U2*1}1;reasonable:}3;reasons:w3F2;rebook:u3;receipt:_3' +
  '}7;receive:v3{4}1;received:_2{6}2;reception:a1g3v3H1M2<2=2]2^2_2{1}2;receptionist:M3=3;recognise:v4P3;recognised' +
  ':O4P7;recommend:z3E1R4}3;recommended:D3S2;record:+1?8;recorded:/3@3;recording:?6;records:N2O3@3;recover:q2r4;rec' +
  'overing:E2G3$3;recovery:}3;recruitment:#2=4;red:x3z2}4;redeem:-3;redo:r3P3;reduce:}4;reduced:l4r3H1;reduction:l3' +
  '>3;reference:{3}6;refresher:Y3;refund:r3<3_6}3;refundable:k2}3;refunds:<3;refuse:,2?2^3;refuses:x2_3}1;reg:k4w3E' +
  '3;register:k6t7O4(2<2}1;registering:k6;registration:k9t3)3|1}1;registration fee:k3}2;regtig:s3y3;regular:m3v3F4;' +
  'reimburses:<2}1;rejoining:k3q3r3;release:?4}2;relief:R2W3}1;religion:F2S3;religious:w3F2S3;relocated:p2J5;remain' +
  ':E4;remember:Q4}2;remind:a3;remote:/5;remove:p3u2x6?4@3;renew:o5}2;renewal:o6Z3+2;renewed:o4+2;rent:w3L3+3.2}5;r' +
  'ent out:w4L3}2;renting:o2I3;rep:g3U3;repairs:I4;repeat:r3}3;repeated:r2)4;replace:r3_6;replaced:G2N2;replacement' +
  ':r3G3_5;reply:M3}2;report:v4}7;represent:M2}4;request:@2}3;required:w5z4E3P3+3;requirements:z3A2P4+4}2;reschedul' +
  'e:u3;rescheduled:u3{3;resend:b2{3;reservation:t4u4;reserve:t5K2&2;reserved:u3K3O3;reset:}4;residence:#3%2;reside' +
  'nt:l3A2;residents:s2#2;resignation:p5;respect:D7?1;responder:Z5;response:l3Z1!4#2;responsible:,4;rest:k3q1r2v3z3' +
  '{1}3;restaurant:c3#3}3;resting:}4;restraint:V3!3;restriction:A4;restroom:L5;results:P2}3;retail:f2=3;retired:c3l' +
  '3A6=2;retirement:A4;return:q3=2_11;returnable:_4;returned:_5;returning:[1_5;returns:<2_6;review:}4;reviews:K3|1}' +
  '3;revolver:Y4+2;reward:l4-2;rewards:<8;rib:y3}1;rid:R2}4;ride:i3I6;rifle:Y6+2;right:a2g4s2t1v1w2x2G4H1I4M2R2Y1+1' +
  '@3|1}1;rights:h3,2}3;ring:x9y3M5W4}1;rings:x3M3;ringworm:G3}3;rinse:L4;risk:y6G1K2!2,5;risky:y3K3;ritalin:G4;riv' +
  'onia:I2J2K3V2>2;road:e1j2J5K4P3*2/2}1;robbed:#2%1;robber:}5;robbery:#4*3;robot:I1J3M4R2T3*3}2;robots:a2}3;rock:t' +
  '5E3;rogan:V2}3;role:x3D2$2*3;roll:a2c4f2m3o1r2x2F1G4H3V7;rollator:H4;rolling:e2F2V4W2(3>3}1;rolstoel:H6;rolstoel' +
  'vriendelik:H5;rona:#3%3;rond:D3;roodepoort:I2J3;roof:K3}4;room:l2z1A1E5H1L7Q1Y3#1$2&1}3;rooms:d1L5;rope:*3]3}2;r' +
  'opes:]4}1;rosebank:d1m2F2I5J1V2!2#3^1;roster:b7m3;rotating:b3f2;rotator:G4;rough:y5O2R3;roughly:i2Q4^2;round:e3z' +
  '1J2K2Q3(4;rounds:i2y3?4}2;route:I3}3;rubber:w3y1X2*2]2;rubbish:m3z3;rude:D2E1}3;rugby:f2h2l2w2z2B3G5R1W1Z2.2}3;r' +
  'ule:x4E2G3,3>2?4;rules:v2x6y3H1S2>1?2}1;run:b2c2d2f2h1i3o2v3z2F1I3T1#2$1&3(1)3*1>2]2;runner:F3W3;running:a4b1e3h' +
  '2l3u3w2B1E2%2(2}3;runs:b3i1N3;rush:.3}2;rustenburg:f2I3^2;rusty:z6;ruta:B3T3X3Z3*3;ry:E3I3;s:>3_2;sa:l3o2O3+2@2}' +
  '2;saam:m3B3C1F1G1Q4%3;saans:d5;sabbatical:q4;safe:n1y6B2F1G2K3L4O1R1U2>1@5|2}1;safe to:n2G4K2O2}1;safely:Y4;safe' +
  'r:A2F3U3;safety:y5U3Y2#4)5/3|3;said:a2q2x2A2C3G3N2W3Y2$2[2]3{2;sak:L3}2;sal:z3C3D3E1F2R2;salary:=3}2;sale:]5_3|3' +
  '}2;sales:M2#2=2;same:b1d2f1i4j2k2r1w1y1B3J1K1N3Q3%2+1,1<1]1^1;sami:L3+4;sample:s4|4;samsung:n2}3;sandton:d1j1B2I' +
  '5J3K2L1N1U3V4W4X3Y1/2>4}2;sanlam:<4;santa:-5;sao:m3V2;saps:l3O2!2+5=1}2;sassa:l3}3;saturday:f13r3t1u3w1J1K1N2O1Q' +
  '1)2.1^2{1;sauna:o1L2,4}2;save:l6r2z2U1Z5$3,3;savings:<4;saw:j1s2K2N3R1T3U1W1X2Y2&2(1)2=2]4|2;say:a1d2e1g1h1j1o2w' +
  '1x2y2A3D3G1J2O1R1S1,2?2[2^1}1;saying:{2}2;says:a2g2k1s1u2w1y1C2D1G4N1R2U2Z1(3<2=1>1]1{4}2;scale:}3;scan:n4}3;sca' +
  'red:o1y4z3D3F2U2Y3;scared of:o1y4D4F2Y3;scenario:*5;scenarios:*5;sched:b5;schedule:b9e1f2h3n1t3u4$1>3@1;scheme:<' +
  '7;scholars:B5;school:c3h5n1p1w2z1B4C1D4I2J2L2P1V1W1#2&1.1}2;school and:p3B1D1I3M2O4R1W2;school holidays:h3q3(2}3' +
  ';schools:h5D1#6;science:O3=3;sclerosis:G4;scoliosis:G5;scooter:H4I3K3;scouts:.5}2;scratch:w3x3z4Y3;scratched:}5;' +
  'screen:}4;se:a1b1u2x2A2M3.3>2?3}3;seal:Z3}2;search:}4;season:h4r3G2W2]4;seat:E4K1&3*2;second:f3l4q2r3s3y2B1G1H1J' +
  '2O1(1{3|2}1;secondhand:}7;section:F2G3V3+4[4}3;secure:t2K2&2@3;security:v2H1K3U2V1!7#4=1^1}1;security guard:d1z1' +
  'I2R2U3X2!1]1}2;see:b5f1g2s3E9G3J2L1O1P2V1W1<1=1>1?1@3[2{2;see a:e2E2G3J2P3.2>2;see the:b3g3q2E2H2J3,2>2[3;seen:D' +
  '2E4}1;seerkry:y3,3;sees:@3;seizures:G5;sekolong:D4;self:D6F3I1U5/2;selfdefence:B3F4R2S2U10V1X1#4$2%1&1)5*3-2.1|4' +
  ';selfdefence for:B3C4F3U1#1.3;selfvertroue:D4;sell:m3-2@1]6|4}5;semester:o3}3;semi:%7;seminar:)13/2;seminars:)12' +
  ';send:b4j2n3o1p2J2M2T3Z1+1,3/2=2]1^7_4;send me:j1o3N2T5,2]3}2;sending:u1@3^5_2{2}1;senior:l2A4;seniors:l1A6T3;se' +
  'nse:m3R2;sensei:v2N5O3;sensitive:?3}2;sensory:G3;sent:q3M1>1^4_3{4}4;separate:B3K2L5Q3+2;separately:m3A3F2%3|2;s' +
  'eptember:h3(3}1;serious:y3Z3;serve:O4}1;service:I4M3#1=2}4;services:l2T6!3;sesh:c3e4f2;sessies:c4$3;session:a6c4' +
  'd2e3f1i6m6r2s4t2u3E4F2Q2#4$6%4/1?1;session for:d2e2t4#2%2/3;sessions:a3b4c5d5e4f1i4j1m4r7s1B4F1#1$4%2/2;set:i2j2' +
  'k3t1v3w1%2(2.3?2]2{1;seta:O3;settle:l3n4;setup:k3}2;seuntjie:C3E2;seven:a1c3d3i3C5;seventeen:C4;seventies:A5;sev' +
  'enty:A5G2;several:B2N4*3;sexual:O2*3;shakes:}3;shame:C2D2>3]2;shampoo:L4;shape:z6W3;share:b2I3J3K2$2?2@4}1;share' +
  'd:Q3@2;sharp:E1}3;she:k2r2w3A4B2C5D5E1G2H2J1L1$1,1.2^1;she is:v2z2C4D2F2;shedding:>6}1;shell:C3D4F3;shes:A2C6F2;' +
  'shield:w3]2;shift:a2c4d2e2m2q2r2u2F3L2#2]2;shifts:a3b2e2f2R2U3$3(2}1;shin:w4G2]4_4{1;ship:^8{3;shipped:{3;shippi' +
  'ng:^11_2{3;ships:!3^4;shirt:w7&2]5^2_7{4;shirts:]7^3}3;shoe:x4}2;shoes:w4x9;shoot:y3Y9Z1+5?1}2;shooting:a1f1g3w2' +
  'y2D1E2F1J1O1Y10+5,2?1}1;shop:d2e2D1J2#1-1=3[2]8^2_4}2;short:e1i3q3x2z1D2N1R4S2T1&3)6/2;shorter:i4G2&2;shortest:o' +
  '4;shorts:w8]3_2;shot:z2Y3}2;shotgun:Y5+1;shots:?3;should:i2j1p1s2t1v3w5x1z1G2R6<1}2;should i:i2j1s2t2v1w4x2z2G2M' +
  '1R2}3;shoulder:q2G6O3;shoulders:G3}2;shout:G2M2O3}2;show:b2g3m2r1t2u2v1G1O2P4Q1R1T2U1Y1*1+1-2.5[1;show me:b4r2v2' +
  'U2Y2*2;shower:L9.1_2{3}1;showers:L11;shows:a2b2g2r3B1K2L2$2&2(1]2_2{3;shut:g3h5S2V3;shutdown:h5>3;shuts:h3>2;shu' +
  'ttle:I6;shy:z4D6E2F1L3O1$2%1?2;siblings:l2B4;sicela:b2J3M2;sick:q2r1s3u2y2P2/3}3;side:A2C1E5G2J6Z3?3;sien:b3y2E2' +
  ';sifuna:%5.3;sign:g2k4n1o6s1t3I1&2,10[7^1{1;sign for:o4I3,1^3;sign in:T2[7}4;sign up:k5s4t4A3C3L2(2;signal:J3}3;' +
  'signature:,6;signed:g3k2o2p2J1,6@3]3|3;signed up:p3J2@3]3}2;signing:m3t3,6;signup:k4t3;silver:j3}2;similar:z3B3X' +
  '3;simple:H3J3|2;simplest:I3;simulator:q2}3;since:h2x2z2A1D1G2H2P2+1=4>4@1]2_1{4;single:l3m6r1B1F1H2L3X2$1)4}1;si' +
  'pho:d2}6;sir:v3F3L1}2;sister:f3t2B1C3D2F5J1%2-2?1;sisterhood:F4;sisters:C3F6%3;sit:e2h2i2o3q2v2z3E10G1W1?1;sit a' +
  'nd:i3z2E3;sit in:e3E5;site:a1b2j2s1t2w1E2I2L4N1R2T1#2(1@3[3]3^1_1{2}2;sits:D1E3V3*3;sitting:a2}1;situational:#2)' +
  '3*3|2;six:c1d6i1l2o1x1A1C6Q2R1!1$2/3}1;sixteen:C4.3;sixties:A5;sixty:A6F2;sixty#:^3}2;size:F2L2Q7R1S1*2]8_6;size' +
  's:]6_4}2;skaam:z4D3;skiet:Y5+3}1;skills:D1U3V2X4}1;skin:G2}3;skinny:z2D3R3}2;skip:e1q6r5y3}2;skipped:r5;skipping' +
  ':r3W2]4}2;skool:w3D4#2.3}1;skryf:k3t4;skuif:u1}4;slaan:y4;sleep:c2f2q2}7;sleepover:.1}3;sleeve:w2_3;sleeves:w4;s' +
  'lip:_3}4;slipped:q1G4;slot:c3d2e4r3t3u3%1{1;slots:b7c1d4e1;slow:z5O3Q1?1{3|2}1;slowly:A2G2;small:i1o3s1y1z2A1B2C' +
  '3F1K1Q5R1S1V1%9-1]4^1;small group:%9;smaller:D1_2}5;smallest:D3;smallholding:Y2^3;smash:r3y3*3;smashed:K3}2;smel' +
  'l:}5;smelling:L3;smells:_3}1;smoke:z3}4;smoking:z2}4;sms:M3@3{3}1;smth:c2f3;snack:}6;snacks:w1.3;snap:n3?2;snaps' +
  'can:n6;snatching:*4;sneakers:x4;so:b3c5d3e1f4j1m1o3p2q1r2z2E2H1J1L1R2(2{2;so i:b2c3f3i1m1o3p1r3s2t1u3w1D1I4L1O1P' +
  '1Q1(1?1{1;soccer:p2B2.3}1;social:z3#3=2?4}1;socks:x6;sodwa:%5;soft:z4D2}2;soggens:c5;solar:>5}2;sold:&2]5;soldie' +
  'r:z3!2;some:c1d1k2l1m3n1r4t1z3D4E1L1S2U3V2Y1$1,2.1?4]1;somebody:g6v3y4A3H3I2M3O4R1U1V2W2Y1$1-4@2;someone:g6r1v4x' +
  '1y1z1H1M6Q2#1$3&2*4,1-4_1{2}2;something:a2c4d3e3f2k4l2w1z1A1B4D1F2O1P3R3S2T3U3W2Z1#2,2-2.1/2<1=1|2;something for' +
  ':a2c2d1e1f1s2z1A2B4F6G1R1T3#2%2=2|1;something like:k3n3D2K3S3V2&3-1;something to:d2k1w2B1D3J3P3U3,2|3;something ' +
  'you:D2W4Z3!3*2;sometimes:r3G5;somewhere:r2A1E2J5K4L3N2O1V2.2;son:f1i1p1w2y1B5C5D4E1G3P1Q1,1.1]2;son has:b3r1x2G3' +
  'H2Q2;son is:m3C2D4G2O2[1;song:}5;sons:a1k1p2u3C3E2%1_3;soon:a3G2J2P3$2(5^3}1;sooner:m3u1;soos:m3z2;sore:G5}2;sor' +
  'ry:a1b2u3&1{3}4;sort:D3Q3T2!3}2;sounds:s3&3}2;south:I2J2N3S3}3;soweto:I5J3^1;spa:}4;space:F2K5Q4;spam:@2}3;spanb' +
  'ou:#5;spar:y8;spare:w3;sparring:y11G1W1?1]5;speak:G1M6N5#1}2;speak to:M5#2}2;speaks:D3N3;special:l8w2G4O2S2,2.3|' +
  '1;specialise:T3!3;specials:l6)1_3;specs:G5;spectate:E5;spectators:E4,1}1;spectrum:G5;speed:W3}3;speedpoint:n5;sp' +
  'end:s2w3E3N3^2;spending:s3+3;spin:e3i3;spiral:H4;splints:G2Z4;split:e3n3y2A2B3H2Q5$3%1_2;sponsor:l3-1}4;sponsors' +
  'hip:l4}1;sport:f2p2z2B2C2G1S3U2V3Y2+3<2;sports:d3w5z2O2T3=4}2;sportsmans:]4}2;sporty:z4;spot:q2t3H1I2J3K4L1Q2*3;' +
  'spray:]2}4;spring:A4(2;squad:F2%3}2;square:I2J3}2;squat:}5;squeeze:a2Q3;stab:Z1]2}1;staff:F1H1K2M2N3O3#8-1=3[1;s' +
  'taffed:g4;stage:>6}2;stairs:z2H11;stamina:z4}3;stamp:D3;stand:v2D4E2K4U2.3}3;stand up:D5U2;standard:j3+3<3;stand' +
  'ing:g1n3v3J1K3;star:}4;staring:E4}3;start:a5c1k2r1t7v1w3z4A6C3G2R4!1(10;start with:z4A3C2R4}3;started:t4A3N1P2(2' +
  '{2}2;starter:k2z3&4]2;starters:z5;starting:a2w2z5A4(8;starts:a1c3d2i4v3w1z1(4]4;stasie:I5;statement:}6;station:I' +
  '8J1L2U2}3;status:+4?3{4}2;stay:b2f1o5x2E7G1I2J2/1?1@3[2;staying:h2m4C2I3J1|2}3;stays:r3x3C3E3;std:C3;steam:R3}3;' +
  'steep:l3H4;stellenbosch:m2^3;stent:G4;step:t3x1z1H5P2R2[2;stepdaughter:C4;steps:t4v3H11[1;stepson:B5;steroids:}4' +
  ';stick:a2b1i1y2z1A2F1H1R1X8*2/1]1_3}1;stick fighting:a3A1B2F3R3X2}1;sticks:a3f1t2w3y3B2N1R1X8.2]4^2_2;stiff:z4R2' +
  '}3;still:a2d1g4h3n1q2s1w1z3A4B1G4J1N4U1W2&2+2/1=2>3_2{5;still on:a1h1s1W3X3>4_2{1;stock:d1r2u2X3$2]8{4}3;stole:L' +
  '3}2;stolen:K3,2}3;stomach:c2}3;stop:a1n2p6q6y2I4K2Z5)1>1@4}1;stop the:a2i2A2K2Z4)2;stopped:q3z3;stops:I4}2;stora' +
  'ge:L4}2;store:L2@4]7^3_3;stored:@4;storm:a2g1p1t3B4J4N3O1T4U1V2W2#2/2<2=2]6^1}1;storm combat:J3N3T2}1;straight:c' +
  '2k2v3w4z2K2L4-2^1|3;strange:F3}2;stranger:B5}2;strangers:F2O3U2%3?1}1;strap:_3;stream:/5;streaming:/4}3;street:a' +
  '1t1H2J6K5R4U5V3*3.1{1;street bjj:a2t2w3R1V3}2;stress:R3W3*3;stretch:I2}2;stretching:i3}2;strict:r4B2D3E3O1,2;str' +
  'ike:r3;strikes:r2*4;string:x3}2;strings:o6s3;stripe:n4V2;stripes:P5;stroke:G3;strong:z6A1C2F1G3R3S3]1;structure:' +
  'j6D4;structured:v3D1&3;struggles:D1$3;student:j1l5m1t3A2G1I1N1P1Q2W1=4?2[7;student portal:[3}2;students:f1l4A1F2' +
  'K1Q4#2=3[6;studio:m3H3J4?3}1;studs:x5;study:e2f2%2/4|3}2;studying:=3^3;stuff:a1v2w5A1B2G1L2O3S5U2V1Z2&1*4]3_2{3|' +
  '1;stunt:.2}3;stupid:z4}3;stutter:D2G3;stuur:b2J3=2^4;style:a1b2j2o1s1N2R8T2V3X2Y3-1/2^1;styles:b2f2i2j3l2B2R2S2T' +
  '7;submission:V4;submit:}4;subscription:j3k2p4/3;subsidy:<3;suburb:J3}2;such:b2c3w3B2D3F1W2X1!1-3.3<2;such a:b3w3' +
  'D3F2W3!2;sue:,3}2;sugar:G4}3;suggested:D3#3;suit:b2c3d2u2w5z2C2L5R2;suitable:w3z3A4B1E2F3G3|2;suitable for:w1z4A' +
  '3B1E2F3|2}1;suits:e3R4S2;sulke:A4;summer:h2}4;sun:e3f2u3}3;sunday:b2f11r2$1/2>1{1;sunrise:c5;super:i3}3;supper:d' +
  '3;supplements:}4;supplied:w5;supply:w4+4.1]2}2;support:M3Z3;supposed:u2.2;sure:z2D1H2R2}2;surely:l4C1_1;surgery:' +
  'G4;surname:N3;surprise:k3-6.2;surveillance:!4;survey:}4;survival:U4|2;survive:z3U5;survivor:G4;suspend:q5;suspen' +
  'ded:q3D2I4}1;swanger:G5;swap:r2u2_7}3;swears:W3}2;sweat:e2w3L2R1W4;sweaty:w4F4L2R3;swimming:}5;swing:}3;swipe:n6' +
  '<3;switch:u3}7;switched:}3;switching:<2}3;swop:r3u3_3}4;sword:X2}3;syllabus:P4&2;syndrome:G4;system:m3r3C2P4S5@1' +
  '}3;t:o5w5]4;table:b5E2|1}2;tactical:a2O2Y5Z5!2)1+3=1]4;tactics:Y3!5;taekwondo:z2R3T4;tag:k4E2?3}1;tags:]4_3;take' +
  ':a2i1k1l2m2n3p2q2u2x4z3A4B1C2D1G4I2J2R2<1?5@1_1;take a:h1k3q5u3C3L2?3;take part:m3C2E5G4}2;takealot:-3]3|2}2;tak' +
  'edowns:V2*3;taken:r2?3}2;takes:a2b2d2v4G2I4N3O2P3?3;taking:q3E4N3?3{3}2;takkies:w3x3;talent:z5;talk:l2v5D1M8S2V2' +
  '#2)4*2;talk to:D2M6}1;talks:N3S2&3)4}1;tall:C3N2Q2R3]3}2;tambo:u2I3}1;tank:>4]3;tap:n4y3}2;tape:x5;target:D4Y2;t' +
  'aser:}3;taster:s6t5u4;tatami:x3;tattoo:G3}2;taught:a3O4&2*6=2}1;tax:r3#2}4;taxi:r2I11L1*3;taxis:I7R2;tb:q1G4;tcc' +
  'c:Z5;te:k3l3z3D3F1G1H2I1K2P1U2Z2*4_2;teach:B4D5F2N3O4S3T4U4V3W3X3Y3Z3!2&1*3=4;teach how:X2Y1Z4*5;teach it:U2W4Z3' +
  '!3*2;teach me:F1S2U3W2Y3|3}2;teach that:D2U3V2W3Y2*1;teacher:c1d2v3y2D3N6O5Q3Z1#1(2-2<2;teachers:d2l2D1Q3#3;teac' +
  'hes:F2N5O3S3X2&3)3;teaching:D1N6O5U3;team:f2l1M1N5O3#7.5=3}2;teams:z4!1/3;teased:D6;technique:r3v1y2z2Q3*3?2;tec' +
  'hniques:B2D2F2S3!3*5/5|3;tee:w3]3;teen:B6C3D5)1*3;teenage:B3F1G2S3$3;teenager:t2A3B5C4D5O3R1,2]1;teenagers:B7C3Q' +
  '3;teens:a2B5C1N2Q3.1|1;teken:o3,5[5;telephone:M5;tell:a1j1k1o1q2u1v2D1H1J1K1N1S2T3V2W2X1Y1Z1!1$1@2[1|2;tell me:a' +
  '2j2k1o2p1v1w1B2F1H1J2N2O1R1S3T2V3W2X2Y2Z1!1$1&1[1{1|2;telling:t2}2;tembisa:I3^3;temper:D5;temporarily:q4;tempora' +
  'ry:q4+3;ten:c2f1m5q2r1s2z2C6P2Q2$2,2.1|2;teng:H2K2;tennis:G4}1;term:b1h3o7q1r1t2D1P3&1;terminate:p7;termination:' +
  'p5;terms:h5n3o6s1^2;terrible:e2o2z2K3;terug:r3M3}1;terwyl:x2E4;test:s1t5v2P8$2/2}2;tester:s5t3u4;testosterone:F4' +
  '}2;tests:P3}2;thabo:a2N3}3;than:c2d1e1g1h1i5j1k3n1q2F1I1Q5R4T2V1%1&2*1-1/2^2|3;thank:-2}3;thanks:}5;that:a1c1d3r' +
  '2w1x1y2D2F1P2S2V2W2X1Y1Z1!3&1(2*3?2^1|1;that a:r3z1B3E1O3(2}3;that i:c2i3p1x1M1P3Q3T3&2)3@3}3;that is:b2e3z2B2D2' +
  'S4_1;that possible:G2H2K3L3Q3W2%1;that something:y3D3W2X2Z3*3;that the:a3E3O2!2+2]2{2;that time:d2e4f2q3(3;thats' +
  ':b3l3}1;the:b2u1v1J1K1N3O1Q1&2(1+1,1]1_2;the #:e1i2r2A2N2Q3&5(3>2[2;the #th:h4n2u3(3^3;the academy:h3p3B1F2H2I2J' +
  '1L2N1U2V2Y3#2,2<1>1^1}1;the basic:j3v3z3W2&2)2|2}2;the beginner:a2r2C2F3&5(2-1/2[3|2;the beginners:z2G2N2&4(2}2;' +
  'the best:g2I1M2R4X3}2;the bleed:a2i2A2Z4)2;the book:_1|8}1;the boxing:a1t3E2Q3R2S2W1,3<2_2;the building:v2E3H2J3' +
  'K1}3;the car:i2E5H3K5L2Z3*2}1;the children:s2w3x3y3A3B3!3?1}3;the class:b3i5n4z1E3F1G2N3Q2%1+4?3]1;the classes:b' +
  '1d3g3z3A2D2J3Q4R3%3/3;the coach:v4G3O4Q3W2$2?4[1]2}4;the coaches:z2D3G1N4O2,2.1@3;the courier:^6{5;the course:r1' +
  '&10(7+4|2;the day:b1c4d5e5g4k4t2u2$3^2{3;the door:g3m3s3t2x2H5K3+3@2;the ebook:-2@2{1|8}4;the end:d1h2o3p1q3r3v1' +
  'E2P3&3}1;the entrance:E1H5J4K1;the evening:c3d4f3g3i3F1I3K3L2T2.1;the fees:j2l4q2r3<2;the firearms:w3A2F2N2O2P3+' +
  '3,3;the first:a2c2h1i1j1k4s4t1v3w5z2N2(4[1^1_1;the floor:x2y3D3E3V3W3;the form:k3t2M1,6@3;the free:s5u5,3;the fu' +
  'll:b1l4s1w4}1;the gate:g2v5H1#2*3>2{3;the gautrain:I3K2L3|2}1;the gloves:>2]2^2_3}4;the ground:F2G2H1R2V6;the gr' +
  'oup:r3z3E1G2Q5%1&2?2@2;the gym:a1f2g5h3l2n2o2p3t2H1I3N1.2>4?2@2^3|1}3;the hall:D2E2H2.2}3;the head:G3M2N2O2$2&2*' +
  '3|2;the house:s3v2A2Z2*2+2/2;the instructor:v3O1$3.2}5;the joining:k1}4;the kids:a1d2h2i1n1q1w2A1B2C2D2E4I2J1O2P' +
  '1%1?3}2;the knife:a3s2A4C2X3)2;the last:d4i2z2C2I3K1N2P2(2;the login:[4}1;the mall:A1B2E2I3K2)2.3]2;the mat:x4E3' +
  'G2H3L3N3Q3$3%2;the mats:a3i3q2x3B3E2H1L3,1.2=3?2;the membership:j1o6p3<3}2;the month:k2m3n3p3r2t3L3(2;the monthl' +
  'y:k7;the morning:c5g4i1F1Q3U1$4%2;the new:b1h1p2D2J2N1(5[3{2}3;the next:a5q2r1P4Y2Z3(5}1;the office:c3d3g2r2w3y3' +
  'I2K2L4M2$2;the old:w2C1J3N4[3;the only:c4e1f1A1F6Q3;the other:k3r3s3H2U3_2;the others:i3z4E2G3P3<2;the parking:z' +
  '3F2H3K2>2}1;the place:g5m2v3z1E1H3J5.1;the power:>6;the price:j2k2l4%1-2]3^4|2;the road:e2j2J1K4P3/2}1;the same:' +
  'b2e1f2i2j2k2r1w2y1B4C1J1N3Q3<1]2_1}2;the school:h1D1L3%3(2,3-3@2]3}3;the shooting:w2K2O2Y3+3?3;the shop:#2-2=3[3' +
  ']4;the side:x1C1E4?3;the site:a2b3t3w3F2M2N2[3^3_3;the small:o3%4]3}1;the sticks:N1R3X4]2_4}1;the street:J2K3O1R' +
  '4S2U3*3}1;the student:[4}4;the taxi:d2A2F1I5L3;the timetable:b4h2}1;the trainer:N1O2Q5$3;the training:i2j3x5y3z2' +
  'E1G1H1J2T1*4+2=3{2;the trial:i4m2s3t1u3v4w3,3?2@2}1;the uk:h2q2z2V3X2&2>3^2;the way:g2r3u2H4J3N2;the website:g2h' +
  '2j3k2n3u2A2B1H1L2$2&1(1)2@4]2;the week:a2b7c3d3f3r3(1;the weekend:f7$3)2;the whole:b1g2q2A2B1C1E3F2K2L2M1N1#3&2>' +
  '1}2;the wrong:u3_5;the year:h5o1p3#1(3;theft:>3}3;their:h1A6B2L3M2P3%4&2+2-2[2}2;them:b3f1j2m2r1w1x4B5C2D3E2M2O2' +
  'R3V1#3&2=1]1^1_3;themselves:B3F2O3U2;then:a2c2d4e3f4h1i4m4q1r3v3I3$1(2*1+1>1^4;theory:v2&2/3;therapist:D2}2;ther' +
  'e:a2g3h1k1v4E2F3H1I3K4L4M2N1P1T3W2(1;there a:b3k2l2o3r2s2v2w1A1B1E1H1J2L2N1O2W1Z2(2)2/1<1?1[1]1_1;there an:f1j3k' +
  '2m3v4A3H2K2P3V3-1/2[1]3_2|3;there any:a2c4f2l4v2z2G1I2L2W3<3;there are:g2s2F1H3L3Q4%3;there be:a2c1d2h2l2v1C2F1&' +
  '2(3>3;there is:b1h2k1o2A1F2L2S2>3]2}3;there n:k3l2o2s2B1H3K2L2O3%3(2)3,2=3;there one:I3L1O3P3R3(2[3;there someth' +
  'ing:a3c1d2e2f1k3w1z2A2B2G3T3U2V2X3#1%2,2;there training:a3c2d4e2f2h1!2>2;theres:>3;these:B2M2O4@3[1_4;they:r2x1A' +
  '3B3C3D6E1G1K2N1O6S2V1#2<1?2[1]2^4_1{2;thick:|3}3;thief:}5;thing:b1c3d2p2q2s2w2B3R2S5T2X2!3%1&2>1_3;things:p3s2v2' +
  'E3G2M3N2T2^4;think:J2R4{2}6;thinking:t3A3E1H1N2W3+2_2;thinks:z3D2;thinners:G4;third:l2*4-3@3;thirties:A3F3;thirt' +
  'y:c3i3;this:a6b1d1f3l1p2r2z4D1J3M1N1P3S2T3(2)1>2@4]2_1}1;this month:d3l3r4s2(2}3;this week:a4r2t2u3G2I2>3{3}1;th' +
  'is year:l1C2P3T3#3(2)3.2;those:m4r6z2O3X1Z1)3*3]3;thought:e2S2#2}2;threats:#2*5;three:c1f3h2l2n1o2r3z1C2G3H2P2V1' +
  '%7&3(1*2-1;three months:o3p2q2z1P4&2;through:b1d2e2f1m4p2t1u1v3y1E3H2M2U1!1*1+2/1]2{1}1;throw:v3w3D3U2W5}2;throw' +
  'n:v2y4z3Q2;throws:G3*3;thursday:a5d2e1g1h2j1r2t2w2F2N3Q2>1{4}1;thx:E3}3;ticket:i1m5K3;tickets:m4)2}2;tie:o4L3;ti' +
  'ed:o5x4;tieners:B5;tier:}5;ties:o3V2*3;tight:j2k1l3p3q1w3G2<3]1_2;tights:w4]3;tiktok:?4}2;till:a1c1d6e3g2i4q5u2H' +
  '1L2P2(1^3}1;till #:c2d3e4g4;time:a6b3c1d2e4g8i8m2q3r1u2v3D2E1K1P2=1[1^1;time do:a1g3i4E3F1;time does:a3i2}1;time' +
  ' i:c4d3m4u3z3H3K2;time is:c3e2f3g1i1C1{2}5;timer:v4z3A3;timers:v2z1K3;times:b10c1g6h1m1q2y2D1$2^2}2;timetable:b1' +
  '2h1>1;timid:D5;tiny:b3B4C2Q2]2;tips:}5;tired:c2z2G2U3}1;tirsia:X4;titles:O2|1;tla:w3y3C2E4I1P3;to:o1t1E1J1M1U2Z1' +
  '=1^3;to #:c4d4e4z2#3>2{2;to a:d1k3o2u2z2H2K3M4Y2#1)1-3.1^3}1;to be:c2f2s1x3z3A3B3D2E3F2H2P2S4U4Z1!3%1=1?3@3{1;to' +
  ' become:t5!3}2;to boxing:j3u2z3A1B2C2G1W3.2>2}2;to bring:f1g3v3w3C2D2Q3_2;to buy:g2w2+1-2]6;to cancel:p3q3u5;to ' +
  'carry:q3H2L2U2Y2}3;to change:u3L5}1;to class:r1w1G2I4+2<3^3|3}4;to come:a2d1g3k2l1p3s2t3z3E2H2I2J2K3L1#1%1(1)2,2' +
  '/2^1;to defend:j2z1A1B2F3U5*2}1;to do:c1f2j3m1n2z1B3C1G3P2T2U2V3W1Z4!3#1%1&1(1)2*3+2.2/2=3;to feel:s3A1D3F2U5W3;' +
  'to fight:y4z1D1P2R3T2U5V2X4;to get:p1z1B4H2I1K3L1M2P2R4S2W4!1&2(1)2-1@2]1}2;to give:p3s3t4A1#2)2-5@2_1;to go:x2D' +
  '4J3L2+2;to handle:D4O2R1U1X3Y3#2*3+3;to have:s2w6D1Z3]3^2}2;to join:k2l2s3t3w2z2C1E2G2X2%1&2(1)1,2}1;to keep:m3q' +
  '1z2E4R2]3;to know:b1g2h1i3j2k2n2A1B1C1D1F1H1J2K1L2N5O1P4Q2S1T2Z2#1$1<1[1{3;to learn:j1A2B1C2D1F4P2R4S2U3V4W1X3Y3' +
  'Z2%3)3+2/3;to leave:p3s3x2K4L2O2;to log:[6;to look:w2z2E3F2P2U2!2?3;to me:k2G3J2M3S3$2^3|2;to my:b1p1q1u1E1L1T2U' +
  '3$3-1@3[2^3{2|2}2;to pay:k3m3n5q3s4D2^2;to protect:y2F4R1U3!3#2*3;to sandton:d4p2t3L3V2/3;to see:b3j2m2q2s4B2E4H' +
  '1,2?2@2[3;to shoot:Y6+5?3;to sign:k3n3o2A2C2S2,5[3^2;to sit:i3B2E2G3H1}1;to stand:D4E3K3U2;to start:j3o1r2t3w3z3' +
  'A4C1G2U3(1=1;to stop:o2p5q2D3K1Z2}2;to take:j2x5z1E4W2%1*3}1;to teach:D1F1O4Y2=6;to the:o1q3r2u1w2x1y1A2E1F1H5I2' +
  'L2M4V1)1*3+1.2>2[2^2;to train:a1c3d3e3l2m1w2F2G2L2Q1V1W2X3#4$2%5<2;to try:h2s2t5u2z3B1C2V2,1_3;to use:e2r4A3X5Y3' +
  'Z4?2;to walk:x3z3D2K1}2;to work:I2K3O3!4$1=4}2;to you:g1n2z2H3I9K2+3<3;to your:c3z1I3J2K2M1Z3#2_2}1;today:a9g4t3' +
  'u4v1(2-1>4^1{3}5;toddler:e2B3C3K2}2;toddlers:e2A5B2}1;toerusting:w4;toes:z4;together:a2b2j1t2B4Q5R3%7-2{2|2;toil' +
  'et:H4L8;toilets:H2L6>2;told:a2z1A2G3N1P1S2V2X4+1{2;told me:z2A2G2N2P2S2X2+2;tomorrow:a7c2h2t1u3v2x2M1,2-2>1{2}2;' +
  'tonfa:X4;tonight:a8n2u3v1w1N2>7_1}5;too:c2i1l3p2s2y3z4A3B1C3F4Q1&1(3)1*2,1>1_3;too late:d2A4(4_2;too much:l2p3y3' +
  'z2B3F3G1}1;too old:A5}2;too young:A1C3+3.2;took:k3r2z3>1}2;tooth:y4,3;top:k4w4H1O3Q2V2*2[2]3;topics:)3|2;toppie:' +
  'A4[3;torch:]4_4;tore:q1G3_4;torn:G4R3_4;tot:d2g1o3A2$3;total:j3z3Q3;touch:z4F2G2M6+2;tough:f2z5D2;toughen:D5;tou' +
  'gher:B2D3;tour:v5#2|2;tourist:m2t1I2J2$2+2,3;tournament:}7;tournaments:}7;tourniquet:Z6]2;towel:w4}1;towels:]3}3' +
  ';town:e1f2m2p2t1B1J1Q2U3)1*3=1^2_2|2;township:l3}2;track:a2P3@2{1}1;tracksuit:w5;traditional:x2S3X3;traffic:a1c5' +
  'd4r2I3/2}3;trailer:K5;train:a3b2c5d2e4f3h2m3w1x1A1B5E2F2G3I5N1Q3W1!3#2$2%2*1+1,3;train at:c3d2e3B3)2,3/3]3}1;tra' +
  'in in:d1e2i2w7J3O2Q2%1+3>1}1;train on:a3f4h1B1C2}1;train together:B4C2F2%5}1;train with:j2m1v3A3B1C2F1Q5V3X4%2*2' +
  '+3,1}2;trained:d1f2i2r4z3A2N2O4P2Q1U2V2X3!2#4;trainee:k3[3;trainer:N6O6Q4$4%3=4}1;trainers:x4N7O8#1,2]2^2;traini' +
  'ng:a1b2c3d2e1f2h3i1j1p2x1y1B2E1F1T2U4W1X3Y4Z4!6#5$3)1*2+2/2=1?1]1{3;training for:d1e1z3B1F1P2U4Y2!3#3$2)3=3;trai' +
  'ning on:a3c3f1h2q3T3>4?2;training with:t3E3F2Y2$2<3=1;trains:t1E4I3K2N4T2X3^3;transfer:n6-2;transferred:p2V3;tra' +
  'nsgender:F2}3;transit:!3#3{3;transport:u2I9;trappe:H7;trauma:Z8)1]2;travel:f2m2q3r2I3U1#2$2/3;travelling:m3q2I3;' +
  'treadmills:W2}4;treat:z2Z4#2-5;treated:F3;treatment:q1G4Z3;trein:I3;trek:p3L3;trial:i2m1s9t8u12v5w1,2@2[1;tried:' +
  'p2s2z1D2F3M3Q1}1;trio:%5;trip:h3q3H2;tripped:>4;trophies:U3}3;trouble:D1Q2S4}4;trucks:z2K4#2;true:s4z4D2R3S1+2;t' +
  'rust:n1I2O3;try:h1s8t9u1z1C1V3_2{2;trying:b2s3w3y3z3I2M1;tryout:s5t3u8;tsa:B3@3}2;tse:A3C3;tshirt:w2]3_3;tswa:y3' +
  'I2;tuck:D3}3;tuesday:a5c2d2e2g2r3u3w1E1N2^2{3;tuition:j3$3;tummy:}3;tunnel:G4;turf:}5;turn:A2C3D1H1J5Q3;turned:z' +
  '2C4Y3;turning:A3C2-3.2;turning #:A3C3-3;turns:A1-1.3}2;turnstile:H4;tutor:$5;tv:z2B2C2G1N3?3}3;twee:j3q4}2;tween' +
  's:B5;twelve:e7C3&7(2;twenties:z3A4W2;twenty:A5K2;twice:g2j2m1r3s1F2I2M2P1R3&1*2^2_3}3;twice a:j3m2I3P2R2}2;twins' +
  ':l3r3B4C4E2P2.1;two:a2e3i3j1k2l2m1o2q2u1z2C3I2R4U1$3&1*2-1_2{2;two weeks:m3u2G2_3{2;two years:o4p2G2P2U2V3;tymes' +
  ':b4c2g3;type:A2G3I3J2$3*3-2@3_2;typed:}2;types:e2z3T4;typing:G2M3;tyson:}4;uber:e2i2E1F2I9J1K1*1^3}1;ucount:n3<3' +
  ';ufc:z2B1V5}1;ufuna:B4F3;uit:w2*3[3;uj:l1I3=3;uk:h2q2z2V3X2&2>3^2;ukhona:M4O3=2;ukuba:!4;ukudubula:Y6;ukukhansel' +
  'a:p3u3;ukulwa:X5}1;ukungena:H2}2;ukuqeqesha:p3G2;ukuqeqeshwa:$3%2;ukushintsha:u1_4;ukuthenga:]3|4;ukuyeka:p5;ukw' +
  'enza:z4.2;uma:m3v3w4I3>3;umbrella:*2}2;umntwana:w2B2C1D2E4G2?3;umqeqeshi:N3O5$3}1;umsebenzi:=7;una:A2C2;unarmed:' +
  'U4;uncle:H2}2;under:A3B1C1E2J2N3O1V2*2+1,2<2@4]1{2;undercover:K3?3;underground:K2}2;understand:M3O3S3T2}3;une:G4' +
  ';uneminyaka:A3C3;unemployed:l3=3;unfit:z8J3Y2+2{2;unfreeze:q5;unhappy:_3}3;uniform:w6L4]5;unisex:L3]3;university' +
  ':W3#3;unjani:F3}3;unknown:{2}3;unlimited:j6}3;unpaid:}3;unsubscribe:p4@5;until:c2d3g2i2q3u1A2E5P3-1;unused:r4_1;' +
  'unyana:B2C3D3;up:b2g2h1i1k4m1p2r4t6z2A1D2G1H4L2Q3S1)2{2;up for:b2m3o2B3D2Q2S2U2&3;up my:a3i3m2p1C3D1K3L1R3?2@2}3' +
  ';up on:b2r3x2D3Q3?3;up to:b3g2A2E2H5P3!1}1;upcoming:a3(2)2;update:u1{6}4;upfront:k4l4$2;upgrade:}8;upington:/3^2' +
  ';upper:A3H3;ups:a2d2r5A2B2C2Q2U2>2;upstairs:H6K2;us:d2l5n1s2t1v3w1A2C1F2M2Q1T1%7&1.2>2?4;use:m1n1p2r4w4y2H3J3K1L' +
  '1S3X2Y3Z2!2+2-2<2?2@2^3_1}1;use a:r2H5X4Z2}1;use it:p3r3w2D1S2V3Y3Z3-1;use my:n3p1r2u1w2X1+3<2?3;used:c1s3z2D1O3' +
  'S2V2W1X1%1*2+2-2?3}3;used to:c2z3D2O3V2W1X2%2+3[2;useful:A2B1R5-2;useless:d3D1R3}3;user:H4;username:[5}2;users:H' +
  '4;uses:G2H4I2S3}3;using:r2[2;usizo:Z5;usual:a3}2;usually:w3z3Q2#4;usuku:r3u2;uur:d4e4i3;vacancy:=7;vakansiedae:h' +
  '4;valid:s2Z2-1=2;valley:J2X2;varsity:c1d3j2q1z2B2C2F2I2R1U2V2#2%1)1.1|3;vat:n3q3z2A4B2I2P1&1^1}2;vaya:I5;vegan:}' +
  '4;vehicle:K4Y3}1;vehicles:K5;veilig:G3K4@2;venue:H3J4#2.5;ver:I5;verander:u3}3;verbal:D4*3;verdedig:F2P3U3}2;ver' +
  'geet:}4;verification:}5;verjaarsdag:-2.3;version:b3|5;vertigo:G4;verwag:q3v3;very:c1i2v3z6A1C2D2G2Q3T1}1;vest:w4' +
  ']4;vetted:O3;via:/3<2;vibe:v2E3S3;video:N3/7?7;videos:y1z2/9?2|1;view:b3E7K1[3;viewing:E7;village:A4;violence:y3' +
  '|2;violent:B3S4;vip:O2!8$2;vips:!4;vir:b2d1f1j2k2l2m2o1r1s1v1w1y1B1F1H1J1R4W1!2#5$2%2)2+1-1.1=3;vir die:b2l2s3w3' +
  'E2L3O3#4+3,2;vir my:b3f3j3D2J3R2S2-3]2;vir n:o3z3R3#3%4.1=3;virgin:b2c1e1g2j1k1n2o1p2q1s2z1F2J2L2W2,1<1}1;virgin' +
  ' active:b2c1e1g2j1k1n2o1p2q1s2z1F2J2L2W2,1<1;virtual:/7;visa:n4}1;visit:g3m4s3v4H2#3;visiting:f3h2m4w3z2C2E2I1V3' +
  ';visiting from:m5z2E2I2V4;visitor:m3K3>2;visitors:m4E6K1L2;visits:m2#2$3}2;vitality:<12;voetsek:}4;voice:M3?2;vo' +
  'lunteer:=5}2;volunteers:#4;voor:c5z2E3P3,3}1;voucher:l2-13;voucher for:-4}2;vouchers:-10;vra:j2v3$3;vroeg:c3v3;v' +
  'rywaring:,5;vs:R3$1*1}5;vuurwapen:Y5+3;vyf:C4%3;w:B3H1;wa:C2.3;wag:q3E3;wagwoord:}4;waist:x2H3]3;wait:i2q3w1C1E8' +
  'G2K1L1(4}1;waiting:i2t3E4H1&3+3{4}2;waits:D2K3;waived:k4;waiver:,10;waka:B3C2D3;wake:c4;walk:m1t5v3x3z1A1D3H2I4K' +
  '5R1U1;walk from:I3K3U2}1;walked:z2}1;walking:x1z1A2H2I4R3U1X3*1;walks:B3C1F2H1K2;wall:h1E3O3*5?2;wallet:n4L3}2;w' +
  'am:A2B3C2D4E2G1$3-1?3;wami:w3C3E3G1}2;wanna:p2t5B2C3D2E3U1V3W4.1|1;want:m2p3t2y1F1R1T1U2V2W2Y2!1#2$3%3&2-2.2=3[1' +
  '_1;want a:m3F3M3U1$4%1&3.3_3|3;want her:B3D3F2&2;want my:B4D1F1Y2?2@1_2}2;want the:u2#3$3%2^3_3|2}1;want to:b1e1' +
  'g2j1l1m1p1q3t1A1C1E1K1N1R1U2V2W3!2%2-1.1;wanted:w2J2P2=3{2;wanting:z4R4U2!1#1?3;wants:g1j2m2A2B4C3E1F1H1S1W1Y1Z1' +
  '!3#4$1%2)1.1?3]1^2;wants to:a1b1g2h1j3m1n1A4B4C2E2H2S2W3Y2#2%1&1)2,1=1?3|1;warehouse:d2]3}3;warfarin:G4;warm:i4v' +
  '2w1z3L4;warning:}5;warranty:_4;warrior:f3;was:k1p1r5s1z5A1H2L1N1O3S3T1V1(1{3}5;wash:J2L7_5}2;washing:L3}3;wasnt:' +
  'r3z3;waste:s3}2;watch:x3E11Q1Y2Z1#1/1<2|1}2;watched:z3X2;watches:d3x3E2K3V2W2;watching:E5K3;water:w5L5>7]2}3;wat' +
  's:a3k2R1S3&2^2;way:d1g4j2n3q1r4v2y2G2H6I4M3/2^2{3;way to:g2j3q3r3u2G3I2M3/3;waybill:{5;ways:n4D3;we:h2i3l2p2q1r4' +
  'u2v3w1x3y1K2#4%5(1-1.4>2?1^2;we are:a1e1h1l3p2q1t2x2B2I1L1O1T1#1%4,2]1^2{1|2}3;we get:i3l2r1t2v1y1P2%1(2*2>2]3;w' +
  'e have:h2i2j2Z4#5.3>2}3;we want:p2#4%2-2.3;weak:z5G5Z2;weapon:X2*4+5;weapons:S2X8Y1*5+3;wear:w10x4y1F1G2L1P2]1_1' +
  '}1;wearing:]5;wears:D1G2;weather:}7;web:/5[4;webblad:}4;website:b2g2h1j2k1n2t1u1B1J1L2M2W2$2%1&1(1)2?1@3[3]1}2;w' +
  'edding:r3x3y3W2-2.3}3;wednesday:a6c3e1g3r2u3B1E2N2^3}1;week:a3b8f2h1j5m3p1r6s2t1u3M1$1&5(5}1;week and:f2j2w3z1C2' +
  'Z2]2}1;week course:&2(2/3[2;weekday:c2d2e3f1g3;weekdays:c3d3e3f6B1;weekend:f12h6$1)7=1^2;weeker:&3(3;weekly:b5m3' +
  'n3#1%3)2;weeknights:d4&2;weeks:a2b5h3m2q6r3u1y1G3&8(3/2?1_2{3;weer:a3u3*3}2;wees:o3v3z3A1C3F3R2;weet:}4;weigh:z2' +
  'F2}3;weighs:C1H3;weight:x2y2z3D2R1W2}4;weights:}6;weird:F3}3;weke:&3;welcome:t3v2z3A3B3E3F5G2;well:c2f1k2l2s2v2w' +
  '1B3C2H2O1R2T2V2$2&1-2>2]2}1;wellness:#5<4;went:y2z3H4K1,3.2{3}3;were:r4u2D2E2J1O5Q2@2}2;werk:c4d5n3O3=5_3;werksw' +
  'inkel:)5;wesifazane:F3O3;wettig:S2}3;what:a4b1g2j5r1v4w4A1I1J1P1R5S5T7&3*2}1;what about:d3g2i3j1l3n3q1r2I3W3*3>3' +
  '?3;what age:A5B3Q3.2;what are:a2b1g3j3k3v2x2S4T3$1&1+2^3;what can:e2v4w3C2D5T5/2]1_2;what cost:m3s3#3$2%2&1.2]3;' +
  'what do:j4k1l2p2u2v1w3B5C2F1I2R5S1T4X1Z1$2%1&3@2}1;what does:b3j3k2o2q1w2P2S3$3&3=2]3^1|3}3;what happens:f3h2o3p' +
  '2q3r2v4y2P2&1,2>1@4_2;what i:k2r3w1E2/3@5{3}1;what if:p2q1r2v1y3z2G2O2P2Q2%2&1*5;what is:c1g1i2j2m2r1A3B1J1M5P1R' +
  '1S2T2V1X4Z1!2$1%1&1>1[3_1|2}1;what must:k3p4t3w4x3K2R2&2*2|2}1;what now:r3t3u2_3}1;what should:j3v1w2R4}1;what t' +
  'ime:a4b2c2d3g6i5C2K1(2{1}1;what to:w4B2D2G1R2U2V3Z4)2*4}2;what will:j3v3B2S4$3&3^2|2}1;what would:j4m3w1I2R5#3%3' +
  ';what you:l3T3W3Y3%2;whatever:j3w3$2;whats:a3d2j4l1o2s2v3A2I1J2M2N1P2Q2R4S4T3X1#1$2,1;whats the:b1g1j1k1s2v4A2I3' +
  'J3M4N1O1Q3R2%1[2_1}1;whats your:d3j1l3m2A2J1M2T3;whatsapp:b1n1p2t2D2J1M8,3/4@3;wheelchair:G2H13;wheelchairs:H7;w' +
  'heels:H5I4;when:a6b3d1g6h2i5k1r1v2y2G1K1P7Q1(6)1>3_3{4;when are:b2g2h2P2(2;when can:a3g3r3t3A4M1P4(2-1;when do:a' +
  '3b2g5h4i2n3r1y1P2+2;when does:a3d3g2i3A2!3{3}2;when i:d1l2m4o1p1r4v5z2G3L1P2Q1V1(2,2?2^3_1}1;when is:a4g5i3P3Q1Y' +
  '3Z3(3)2{1}2;when the:a1h3Q3(2>5{2}1;when will:P2(3]3_2{6;when you:g2k4v2y2F2>2;whens:a5(2;where:b5t2v3E1I2J8K4L6' +
  'M1R3S2U2=2@2[5]1^1{2;where are:F2J3?4@1{1}3;where can:b3o2K3L3U2V2!1%2?1]2^2}3;where do:b2p1t2v2B1E1I2K1L3M2R2Y2' +
  '!1$3)2]2^2{2|3;where i:J2L1U4V3W2X3=2}1;where is:b2t5A2H1I1J1L2M2@2[4]1{3;where must:n3I4J4K2_2;where the:b3J3K1' +
  'Q1}2;whether:a2b2i2k2C2H1J1L3Q1S2V3W2?3@2{2;which:a6g1j4v4w1A4C4I3J6K1N4Q2R9T5+1}1;which class:a1C4Q3R6;which da' +
  'ys:a5b3t3&3;which of:B2N2R6;while:f1h1m2q5w1x3E5K4L2V1%1&1*3{1}3;while i:B3E1K3L4{2}4;while my:E3K3?3}1;white:w2' +
  'P4S3V1W1]3_2}1;who:v5z1C2D1H1K1M4N10O3P1S5%1,4-1@4|1}3;who do:n2p2q2v2y3M2N1#5;who is:z1C1H1M1N4S2&2+2,5@1|2}2;w' +
  'ho teaches:F3N2O3X3;who will:v3N2Q3;whoever:M2N2}1;whole:b2g1k2l4m1o3q1s2A2E2F2K1L1M1Q2#5&1|1;wholesale:}4;whom:' +
  'p2v4M3N6,1=3;whom do:p2v2M2N3,1=3;whos:a1m2N7;whose:e2N6;wht:w4;why:j2s2M2S5@5{2}5;wick:R2}3;wide:H4;wife:b1d1j1' +
  'l1y1C1E1F5J1O3Q1R1T1U1Y1$3&1(1<1?1^1_1}2;wife and:j3k2l3$2(2}3;wifi:}8;wil:o2p3q2t3y2B2E3F1M1U3V2W1X2Y2Z2!2#2$2%' +
  '2?1_2}1;wild:D1.3;will:g1h1i3r1s1v5y4z3D2F1I1K3N2P2Q2$1&1(2<1>2@1^1{1}2;will a:y3C2I3$2(3<2;will be:a1g2m2q1u1v1' +
  'z3C3I1K3P1}5;will he:z2A2D3H3;will i:i1j2s1v1y4z3F2N3P1Q4S3&2*3,1=1?2^1}2;will it:a2i1j2w2z2D2F3K3N3&3)3^2;will ' +
  'my:i1n3x3y3B1K4N2P2+2<2@3{1;will the:g2h2i3r2v1D1F3P2Q3)2>3]2^2}1;will there:a2h3l2v1C2&2(3>3;will you:g1h3l3n1o' +
  '3s3v1C3P2$2(2?1@2]2_3{2;win:O1}5;window:e3E3K3*3_2}1;wing:T3}1;winter:h2l3w1x3L2(3>2;wise:G3H2;wit:n1G3;with:f1v' +
  '1F2G2H1I1K2M1O3Q3V1X3Y1#1$3&1*1+3.2/3<2=1>1]2;with a:d2e1k2l1u2y4F1G2H2K2N1O1X1Y2$2&2*2-3.1/1^1;with me:a2m1n3t2' +
  'v2w4B5C1K1$2+3?3;with my:b2n2t1u1B1E4G1H4$3+2,1?1@3[1_1{3}2;with no:s1z4D2K2+3/2>2;with the:a1e3f1j1l1v3z1C6D2J1' +
  'K5M3N3P1Q2S1V2&1,1>1?3@1]1|2;with you:d1j1l1m4o1t2A5B4F2K1P2U2V1Y1Z1.3/3<3=5@2;withdraw:p6;within:i2p3r2A1_3;wit' +
  'hout:m5o1q1s5x5y2z2E4F3G3H3I4P2S1W2X1%1+4>3?1_2|1;without a:t3H1I4L2U2%1+3^2|2;wits:l3I3R3?2}2;woman:x2F10K1L1O4' +
  'R4S2*1]1|1;women:h3l1y1F12L3O2Q4R2V1W1X1Y4!1)1/1}1;won:-3}6;wonder:P2R2S2|2;wondered:a2l3;wondering:A3J3}1;wont:' +
  'q1r3u1D5E2F2H1I1J2Q2S1|1}5;wont be:u3I2Q3}6;wooden:]4}2;woodmead:I2#2;woolies:}5;word:A1D4S3!3*3.3{2;words:S2|2;' +
  'wore:x3_1;work:c4d4m1p1r1u1H1J1N1S1V3W4Y2!2#3$2+1=6>1?1[1;work at:c1d3e1P2+2<2=2}1;work for:c1d1m2z2F3J2=4^2;wor' +
  'k in:c1d2e1w4I4J1S3W2=3?2^2;work with:G3O3Q2#5$2<2;worker:a3f1z3Z1=3;workers:e2h3l3#4;working:d3g3q1I1O2R1U2!2<2' +
  '>4}2;workout:c3e1S3W2/1<2|2}2;workouts:z3/5;works:e3u3v2E3G2N2O2R3Y2!2*3>2;workshop:F3N1#2)13.1/3;workshop for:N' +
  '2)4.3/4;workshops:)10,1;world:h2N1}3;worn:y2_3;worried:y4D3F1G2O2Q3_2;worries:D2}3;worry:y3z2G2K3*3;worst:z5;wor' +
  'th:I2$2&2^2|2}3;would:b1c2d2f3j2m1w1A2B2C1D1F2G2H1M1N2P1R4#3%3)1.1^2|1;would be:c3d1e3f3w2G1N3R3)2;would i:j1m2o' +
  '2r2z4A3F2G1I2N2P3Q2R3;would it:m3D1E3G2#2$2%2;would like:f2t1B1D1E1H1M1T2U3X1Y3Z1!1#2%2=3?4|2;would love:c2d2e1f' +
  '2j2t3v2B3E1F1W3Z1)2-1=2;would rather:h3m2x2I1M3+2^3;would the:j2D2G4&2(3.2]3|2;would you:b1l2w1z2A3C2E1G2R4#3.3@' +
  '2}3;wound:Z6;wraps:p1w5]5^1_4{4;wrestle:y3V3;wrestling:x1R3S3T3V5;wrist:q1x2G3*5;write:M3P3@2}4;writing:q2E1P3S2' +
  'T2}2;written:|3;wrong:u3@2_6{2}4;wrote:|4}2;xa:w3E3>3}2;xmas:h6-3;y:X4^2;ya:b1r2s2x2F3J2M2N3Z2#2%2&3)1+3<1{3;yab' +
  'afundi:l2[3;yabaqalayo:&2(2;yam:@3{3}2;ye:a2]3_3;year:h6k1l4o6q2C7D2J1P3#5(3)1+1,1]1}1;year and:b2h2k2z3B2F2U2#3' +
  '$2&3]3;year old:C6D3+2]2|2}2;yearly:k4l3}1;years:h2l2o4z1A3C5G1O4P2U2Y2Z1!2(2=2>2;years ago:A1G3U2Z3}1;years old' +
  ':C6O2=3;yedolo:G4;yellow:C1P4;yenu:b3J2M3}1;yes:w2E1%3=3}3;yesterday:g2p3r3T3[2{3}4;yet:b2C3E4(1+2{7;yi:r3!2;yin' +
  'i:d1y3z2F2I3L3Q2R1S2T3#4$1*2+2,2<1@2;yiphi:I4R5;yoco:n4;yoga:m2w3z2T3}2;yokuqala:s5v4;you:b1g2A1B1I1J1M2T2U1V2W1' +
  'Y1#2+1<1=2>1@3]2^1;you accept:n3z2A5B4C2;you also:h3q3x2Y3<2>3;you are:g1z2J3N2=2}3;you be:b2g2h4A4G1;you charge' +
  ':j4k1p3s4E3#1$3%1^2;you close:g4h6J2>4;you do:a1k1l2o2s2B3T5U2V1W3X1Y3Z3#2$4)1+2-3.5}1;you for:j3m2B1P2S3#3*3=1;' +
  'you from:I3*1}3;you get:s1z3F3L3Q5^2{1;you give:l2r2D1J3)2@2}4;you go:m3x3R1Y2}3;you got:a2c1d3e2B3L3T2V2>1}1;yo' +
  'u have:a4b1c2d1f1A1F2H1J2L4M1N2O1P1T2U1V3W2X2&2,1/3>1]3|3}1;you help:D4#3+4;you in:e1B2I2J4N2<3>1^3;you keep:F2P' +
  '3>2@4]2;you know:a3t3u3}6;you let:A3E3G4>2_2{2;you make:l2C3D3*3-2}1;you my:z3G3@3{2}2;you need:p3t5z2G4S3+1,2=4' +
  '?3;you offer:b1j2B1F2T1U3V2W2Z2!3#1$3=3;you on:w4H3I1M4Q2#1}4;you open:c3g5h4>5;you present:T2W2X2Z3!2#3)4;you r' +
  'ent:w4L3+3;you run:c2d3f2h2i3B2T3Y1#1&2(2)2>3;you say:w1A3C2G3R2}1;you sell:m3-2@1]6|4}2;you send:n2o2-2?2^7_2}1' +
  ';you still:g3n3r2J2U3W3/3>3?1}2;you take:k2l2m3n4t3z3A5B3C3!1<2?1_3;you teach:v1B3D2F3T3U4V3W3X3Y2Z4!3&1*4}1;you' +
  ' tell:a1o3D3J2N1R2S1@5^1{2|3}1;you train:b5c2d2e3f2m1B1E2J1N3V2W3X1Y3!4#3$2*3;you use:y4J2K2Y2?4@2^4;you work:h3' +
  'o2D1G2#3<3>2}1;young:A7C3Q1+3.1;younger:A4B2E2;youngest:A3B2C4;youngsters:A4B6$2;your:b4g3j1A3F1J3M3N3O4R1T4+2<1' +
  '=1>1@3]3|3}2;your academy:g1t3A3G2T2U1V2W2X2!2+2.1<2=1@2;your class:b5w3z2D1F1<1}1;your classes:b2z4B2D5G2R3T1*3' +
  '/1<1>3;your coaches:D1G3O4#3.1/2=3}2;your gym:b2d2F2J3#2.2<2=3?2}1;your page:a3A2H3J2N2?4]1}1;your place:y2B2C2F' +
  '2H1I3L2N1O1Q2T2U2+1-1.2<1=1{2;your school:G3J4T4X3+2;your site:j3n2s2I2L3R3T2(2@4]1{1|1;your website:b2g1t2J2M2T' +
  '1W3%2?2}3;youre:g3+3>3;yours:b1i4j3o1s1w3y2E1F1H2J3K4N2O5Q2W2&4)1+2,2<1^4;youth:h3l2A2B7C2S2#2=3;youtube:E2O2*2/' +
  '4|2;zealand:p2^3;zero:s4z7P2&3;zikhona:H5L3;zimbabwe:^1}4;zip:*3_3;zips:w3x3;zone:K2[3;zoom:b2/10;zulu:N2X3}2;zu' +
  'mba:z3T3}2';
