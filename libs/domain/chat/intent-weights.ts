// Written by `npm run train-intents` (docs/decisions/0118): which words speak for which questions.

/** What speaks for each intent before a word is read. */
export const BIASES =
  '-0.67 -0.33 -0.30 -0.05 -0.16 -0.58 -0.47 0.11 -0.29 -0.17 -0.38 0.07 -0.00 0.65 0.17 0.10 0.06 -0.14 -0.30 0.21' +
  ' -0.49 -0.04 -0.03 0.25 0.44 0.36 0.34 0.04 -0.48 -0.09 0.19 0.20 1.00 0.29 0.28 0.08 0.11 0.04 0.24 0.01 -0.14 ' +
  '0.26 0.12 -0.31 -0.38 0.20 -0.53 -0.05 -0.44 0.22 0.14 0.02 -0.26 -0.16 -0.51 -0.73 -0.97 -0.95 -0.10 0.33 -0.34' +
  ' -0.11 -0.05 0.12 0.47 0.02 0.35 0.30 0.06 0.19 -0.40 0.09 0.13 -0.01 -0.24 0.04 3.33';

/** What each word, or pair of neighbours, speaks for (intent-score); entries are divided by ";". */
export const WEIGHTS =
  ':}6;#:c1d2e3h1i3m2A4C8%4&2;# #:c4d7e4g5m2u3v1Z1$2;# a:c5j5r1C5$2;# am:a4c6f3L2N3$6;# and:a3d2e1g1j1l1r1A5C5,1;# ' +
  'can:d2e2u2A5C5.3;# days:a1f4m3p2)2_4{4;# do:c2e3s3A4C5,1>4;# in:c1d1A2C7K4$1]2;# is:c4d4j3A6C1}1;# kids:A2B2C2Q4' +
  ',4.3;# minimum:i5v4$3^2}5;# months:l3o4G5&2;# of:r3t3%4(2.2_2;# or:a4c6o1w3]1;# people:t4K4Q4#4%2}1;# pm:a4d5e4g' +
  '3i3v2I3K2Q3>1;# to:c4d5e6z1C1>2{3;# week:A2&5(4/3[2;# weeks:m3q4r2y2G2&6(5{3;# what:d1g2i6r4v4C4&1;# year:C2D4F1' +
  '+1]2|1}4;# years:z3C5=3}3;#+:A5;#h#:d5e6i4v4}1;#ish:d5e4;#k:}4;#kg:y3z5F5Q3V2}4;#m:z2]3}4;#mm:Y5}3;#nit-:a5d3E2;' +
  '#nite:a5d3E2;#oz:w2]4_1;#s:A7O3;#st:s1u1v6Z4;#th:h5n2u3V5(4.4^3;#wk:&3(4;#x:j3}5;#xl:]6;a #:c2d3e1o3v3F1&5=2]5|1' +
  '}2;a baby:q2z4A4K2L3*3;a bad:i4G2O4R2Z4;a beginner:a6w2z3R5$1}2;a big:z2K4L3Q2R3S4$3*1]2;a bit:l4m1z3D2E2F1M2T3V' +
  '3Y3]2;a bjj:c2V4)2=3]3;a black:y1O3V3)1=3}5;a blue:y5z2P2V1}2;a bodyguard:!4}4;a boxing:i2G3H3V3W6;a boy:A3C4D2H' +
  '3X3}2;a car:j2G4I4J2K3Y3Z2*4^2;a certificate:P4)4}5;a chair:E5H6;a child:i4j5v3A1B3C1S3;a class:a2d3f2i3m3t4B1E7' +
  'F4Q4W2X3,1-4/2;a coach:z4N2W2$5%5/4=3;a course:F1O2Y2Z4&4(4}3;a day:d1h1i2z2#4)5}2;a different:r4u1F2N3^4_2}2;a ' +
  'female:O6$4;a few:b1e1j1m3n3q3r3y2A1F1M2Q1%3)1-4;a fight:v3z2*3.1}3;a first:a3t7v4z1A3Z3;a form:g4w1M3,7_4;a fre' +
  'e:e3s5t3;a friend:k1l4t4C2N2W3$3&2+1-3^2;a gi:w6]5^4;a gift:-7;a good:B3C3R2S3Y3|4}3;a group:l1u2B1Q1X6$5%1@2;a ' +
  'gun:N1U1Y4*4+9;a guy:N2O1*4]2}3;a gym:o3v2z2K2T8$1)2=5;a half:i3C7#4)1;a kid:l4A4C1V3-2;a kids:A5B5.3=3;a knife:' +
  'X1*5}5;a krav:a4i3O2S3U2<2}3;a lesson:i4r6s1w4B3E5?2;a long:d3e1f1h1i3q4w1I3;a look:g3E6;a lot:n3y3z3G2R4W3$1&5/' +
  '3;a man:F7O2W4*2;a member:b1m3q2t4B4P2$1&1)3/2=2@3]2;a membership:m5&4-5}2;a month:j4l1m4p1q7t2u2B2Q1-3_2}1;a ne' +
  'w:j1k1s4B2K1N4P1U2V4Z2(4[4;a normal:b4g2z1P3Q5*2;a pair:g3l3w1]1^3_3;a party:L4.5;a person:y4z2A2J2M4P3T3W2.2;a ' +
  'place:b2t4A1J3K2L3U2V4W3&2;a private:j5L1N4$8-3.5;a problem:r3v2w1z1A1E1G2H2?3}1;a proper:z2L4V3W2&3]3}1;a real:' +
  'h2J4M4O5R4]4;a saturday:f7g2r3u4w2K4)2;a school:r1u5w2C3J4M3O1#3;a security:L2R3V3X3=3]2^4}1;a session:a4d2f3m2r' +
  '5w1E4#3;a small:F2Q3S3%7*1]2|2;a sport:B4S3U4V1}1;a spot:t3C3E3K4L3Q4;a student:j5l3s1t3z3W3=1}1;a sunday:f2.2}1' +
  ';a teenager:A5B2O4R2,2-2}1;a trial:j4s2t4u3@4;a voucher:l2-9;a week:j7s1R1$4%1&6}5;a weekend:f3F3I2)3;a wheelcha' +
  'ir:G5H4;a woman:F5K2O6R5]2|2;a women:F6)4;a workshop:N3)8;a year:b1l3o3q5y3B2P1X3$3&2(4;aan:a2f2h4L3N3R4V1W4X3Y1' +
  'Z2)3/2>3{3;aanb-:x3#4;aand-:d5Q3;aang-:*2}4;aanl-:/6;aanlyn:/6;aans-:k7,4;aanspreeklik:,5;aanv-:n3<2;aanvaar:n3<' +
  '2;abaf-:F4Q3#3;abafazi:F4;abafundi:Q3#3;aban-:F4Q2W4#2%2@3;abantu:Q2W4#3@3;abanye:F5@3;abaq-:F2N4O5;abaqeqeshi:N' +
  '4O5;able:d2u2z2C2G2O2P2U2,2^1}1;able to:d2u2z2C2G2O2P2U2,2^1}1;ablu-:L6;ablutions:L6;abou-:r2z2B1E1H1M1S3T2W2X1Z' +
  '1#2?1|1;about:r2z2B1E1H1M1N1S3T2W2X1Z1#2?1|1;about a:l3#3&3)5*4=4;about it:E5G3S1&3)4*4;about my:q1u2z2M4P3@2}2;' +
  'about the:o2p2r3u2D3N1P2V2W2Y4Z1!1$3_3;about your:g2B4N4T3V3W3X3Y2^3;abov-:A4G2;above:A4G2;abro-:h4n3q3-2;abroad' +
  ':h4n3q3-2;abse-:r7}3;absent:r4}5;abso-:w4z5;absolute:z5;acad-:p1t1B2J4L1N2T2U1V2,2<1]2;academy:p1t1B2J4L1N2T2U1V' +
  '2,2<2]2;acce-:j2k3n4A2B2C1H7,3@3[2;accept:n5p3z2A3B3C3G3,4}1;accepted:n5A3{4;access:j3k4H5K2&2@4[3}1;accessible:' +
  'H7;acci-:y5G4H2Z4,6@1_1;accident:y3G4H3Z3,5@2_2;accidents:y4Z3;acco-:h2n4q1z1<1>2@1[6}4;according:h4Q3>4;account' +
  ':n5q1<2@1[6}2;accountant:z4;accounts:#3}6;accr-:O6Z2=2;accreditation:O5=3;accredited:O4Z2+1}2;accu-:r3}3;acl:q1G' +
  '6;acro-:b2I2K3}3;across:b2I2K3}3;act:o2p1,1@5_3}3;acti-:a1g1k3n3s1B5J1T1#1.5<3;action:E3;activation:k4;active:a3' +
  'b1c1e1g2j2n1o1s2z1A1F1J2L1W2<4;activities:n4T4;activity:B6#2.6;actu-:i2y5z2O1T3W2*4{2;actual:i1y5W2;actually:i2y' +
  '2z2O2T4*4{2;ad:s3&3=4;adap-:A2G6H3;adapt:A2G6;adapted:G1H3;add:b1r4F1G2M3R1W1{2}5;adde-:k3q4s4;added:k4q4;addi-:' +
  'k3}1;additional:k3;addr-:J8M5N1=1@5[4^2_1{4;address:J8M5N1=1@5[4^2_1{4;adhd:G7;adju-:}4;adjust:}4;admi-:k6=3}5;a' +
  'dmin:k6=3}1;adri-:$3}4;adriaan:$3}4;ads:}5;adul-:b2j4A6B3C2E2Q1T1U5V2;adult:b2j2z2A5C2E5;adults:i2j4A3B4C1D2Q2T2' +
  'U6V3;adva-:a4l2n4y2z4P5Q4U2Y3%1)1;advance:l4n5;advanced:a4y2z4P5Q4U2Y3%1)1;adve-:l3t2T3)1?4|3}3;advert:t3T4?3}1;' +
  'advertise:}6;advertised:l4)3|4;advertising:?3}2;advi-:a2i1n2K2R7$1;advice:R6}3;advise:a2i1n3K3R5$1;aed:Z5}2;aero' +
  '-:T4W4}1;aerobics:T4W4}1;affa-:}4;affairs:}4;affe-:>5;affect:>3;affi-:k5}1;affiliated:}6;affiliation:k6;affo-:j5' +
  'l4p3s3y2;afford:j4l4p3s3y2;afla-:E5;aflaai:E5;afne-:?6;afneem:?6;afra-:y2z2D4Y4;afraid:y2z2D4Y4;afri-:J1N3S3V1=4' +
  '|3}2;africa:J3S4V2}1;african:N3;afrikaans:N2|4}3;afte-:c1d5e1f1s1I2L3}1;after:d4I3L4(1,1=1}1;after #:c1d5o2p2L1M' +
  '4}1;after a:p3w1G5Q3,4_4;after class:E3I6L4}3;after school:c4B4L3=4;after the:a2m1n3o3q1s4v4w2y1E1I4&2+1=5;after' +
  ' training:L2=3^4}5;aftercare:d3B2D4;afternoon:a2c2e6f3g2v2B3#3)4;afterwards:d4s4E2&5}1;agai-:k2m1p1q1r1s2y2F1G1W' +
  '3!1*5,2.1>1{2}1;again:a2i1k3m2p2q3r2s3u1G3L1W4(1)1,2.1>2{3}1;against:y5F2M1R3!3*7?1}2;age:A14B4C7Q4]2;age #:C8]5' +
  ';aged:A5C8P4;agen-:b2F1M5R3U3Z3*1}1;agency:Z4}5;agent:F2M5R3U3;agents:#3*3;ages:l1p1A11B1C6{1;aggr-:z4D5S4}1;agg' +
  'ressive:z4D4S4}1;ago:l1z3G7M2U1Z3{5;agre-:j2o8p1t2,2;agreement:o8p1;ahea-:c3q1t4v2A2C4H4>3;ahead:c3q1t4v2A2C4H4>' +
  '3;aid:N2O4Z7<7=2}2;aids:G4<4;aiki-:T5*1;aikido:T5*1;aime-:F4;aimed:F4;air:y2^4}6;airc-:}5;aircon:}5;airl-:y3#2}4' +
  ';airline:y3#2}4;airp-:I5;airport:I5;airs-:Y5+3;airsoft:Y5+3;airt-:m4M3}2;airtime:m4M3}2;akho-:c4}2;akhona:c4}2;a' +
  'l:b3l3z2C3*2{2}1;alar-:K3>3]3}3;alarm:K3>3}3;alex:l3I2W3;alex-:I2J3^3;alexandra:I2J3^3;ali:}5;all:b6g1j1k3y1z4A4' +
  'F5T4V2&1;all day:d2f3g6z3B2D2F1V5;all of:b5l3B3C3#3&3}1;all the:b6j1w2D2F1H1O2R3U3.1?1@5]3;alle-:o2G4&3_2;allerg' +
  'ic:o2_2;allo-:m3r1w1x4y2z3A2B1C1E3G2+1?5|1;allow:m3E2F2,4?2;allowed:m2q1r1w1x4y2z3A2B2C1E3G2+1?4|2;allowed to:p3' +
  't3y2C3E1K1S4,1?3}2;allows:}6;alma-:l4y3z2S3;almal:l4y3z2S3;almo-:C4<3{1}2;almost:C4<3{1}2;alon-:h1m1v1w1z2A2E3F2' +
  'H1$5,1|3;alone:h2v3z1A2F4R1U1$6*1|4}1;along:m3w3z1A1C3E4H3+2,3;alre-:a1g1m2p1C2R2Z1(4_4{4}2;already:a1g1m2p1C2R2' +
  'Z1(4_4{4}2;alri-:w3z3G4;alright:w3z3G4;also:h2i1j1m1o2s1x3A2B1L4P3V1W1Y2*1,1/3[2;alwa-:i4x1z3D3H3K1L2N2Q3;always' +
  ':i4x1z3D3H3K1L2N2Q3;am:c9o2v1w1z3A2P1;am #:o2A3C1M2U1]4;am a:b2j2A1W1X1Z2$1=3@2]2}1;am i:o7p2s2t1v3z2A2F3P5,2?1}' +
  '1;amac-:x5;amacici:x5;amag-:w3]5;amak-:c3d2N5;amaklasi:c4d2;aman-:F3W5}2;amat-:z3W3}6;amateur:z3W3}6;amaz-:F5|5;' +
  'ambu-:Z4!3;amen-:u4}2;amend:u4}2;amer-:n3}1;american:n3}1;ami:w4;ammo:w1Y5+6}3;amon-:x2z1A2B3C2F3G2I3O3%1;among:' +
  'x2z2B3C2F3G3I3O3%1;amou-:j3k2&3-1^2}3;amount:j3k2&3-1^2}3;ampu-:G3;an:C1E2G1#1$1,1.2[1|1;an hours:c3e1i5I3$5.3}2' +
  ';an instructor:P3#3$3,3=4}2;anae-:y2G6;anaemic:y3G3;anci-:A5}3;ancient:A5}3;and:V1;and #:a4c2d3e2j3t1C4%4+1.2]1;' +
  'and a:i2w5C7K2L1Y2$2&2]3;and all:s1w1A4F2P2V5_2;and bjj:j3R3U3V2W1;and boxing:j4R2}4;and cant:q2w2y5M2$4;and com' +
  'e:q4K3L6}1;and do:k3E3F3U3V3W2X3&2)3=3]4;and dont:c2J3K4L4M2O2Q2Y2,1<2?3;and get:q3v1z1D3E4G1I2*4_4;and have:c2g' +
  '3m2n2q3w3x2D3=4;and he:t1u3D3!3#2_4;and how:j3v1M4$3&4}1;and i:a2c1f1k1l2r2z2C4G1V1&1-1|1;and is:f4j3m1y3A1C1G2H' +
  '5&2,3.2=2;and my:j3t2u2z1B4C2G3H1I1R1U2%4)3]2;and need:i3n4L5V2Y2Z4$4=3[2]4^3;and never:d4o2s4A4C3D1Y2;and no:g3' +
  'z1D1R3Z3{1}3;and nobody:g3P3Q3}3;and now:z2B1F3V2W4!2#2@3{3;and on:b5h1y3C3V3+2}1;and still:j2y3N3P2R3&3]3}3;and' +
  ' the:b1d1g5B1D2L1R1S1Z3!2$3%1[1]3_4;and then:m4o3q1r4s1v5z2R2$3+2;and want:h3q1t1w1C2U3V2W3Y2!3#2$1,3=2;and want' +
  's:a2h2m3z3A1C1E1H3Y3)2=3?2;and watch:E4;and we:C2G2Y2#2%1-5.2;and what:a2j2v2w2B3J3P4$3&7|2;and when:a4b4B2D3U4W' +
  '2$3)3;and will:g3m4q3$3}3;and would:f3h2j2H1M1N2O1U4V2W3X1Z1!1$3=2?1|2;ande-:D2F6@3}1;ander:D2F6@3}1;andi-:z6+1}' +
  '2;anga-:C4G3;ange-:D5W1}3;anger:D5W1}3;angi-:l2u2z6;angikaze:z6;angikwazi:u3}1;ankl-:x3G6;ankle:x3G5;anni-:-3}2;' +
  'anniversary:-3}2;anno-:v2}5;annu-:h3k4l3}2;annual:h3k4l3}2;anot-:r4u6y2J3P3&1(4)1@2]1;another:r4u6y2J3P3&1(4)1@2' +
  ']1;answ-:g3D2M6}3;answer:M5}1;answered:g4;answers:D2M2}3;anti:D3!4)3*2;anti-:G4}4;anxi-:v2z4D1G5Q1;anxiety:z3G5;' +
  'anxious:v2z3D2E1Q2;any:a1c3d1f1g1k1l5o1z4A1F3O3U2W1)1,2/3<1=3]3|2;any class:a2c4d4q3F1V2}2;anyb-:f3g4v4y2z3A2M5;' +
  'anybody:f3g4v4y2z3A2M5;anym-:p7u4A3I1U1_4;anymore:p7u4A3I1U1_4;anyo-:g4z3A2D1E1I2M4O1Q2U2?2@4;anyone:g4z3A2D1E1I' +
  '2M4O1Q2U2?2@4;anyt-:a5c3d2f2l2o3q1r1s2w4z1A1B2C1J2L1T1;anything:a5c3d2f2l2o2q1r1s2w4z1A1B2C1J2L1T2;anything for:' +
  'f2s1A4B4C5F2G2;anything i:b1c1d1v3w1x3E4G4;anytime:o3p2(2;anyw-:b4j3p2A3B4J3K2P2;anyway:p3z2E1P3;anywhere:b4j3A3' +
  'B4J3K3;apar-:o3v4w6C3F1T2Y2Z3$1;apart:o3v4C4F2T3Y3Z3$1;apart from:k1v3T4Y4Z4$2;apho:F2I4W3,2=1}3;apol-:}6;apolog' +
  'ies:}4;apology:}4;app:b3n2I1/10<4>2|1}2;appe-:G4}2;appl-:k2n1o5t5x1+2/2=6_1|2}1;apple:n3x3/4|3}1;application:t4P' +
  '1=4}2;apply:k4s1t5+2=4_2}1;appo-:t5u5E1$5;appointment:t5u5E1$5;appr-:k3w3A2D3=4}1;approval:k3}2;apri-:h6{1}2;apr' +
  'il:h6{1}2;aram-:^6;aramex:^6;arch:I5#3;are:g1h1i2j1C1J1O2Q3;are #:l3C5G4%5;are a:e2l2H2O1T3U4#1|3}4;are my:y3T3@' +
  '5{1}1;are the:a2b1d1i2o1v1z4B1O2Q1S3+4-1>3]3}1;are there:a2b3c2h3o3y1F3H3J2L1N1P5S3T3)1*3|1;are they:b1j2w3z1A1B' +
  '2C1N3O6$2?2]1;are we:h4i4o3x3Q3,2}2;are you:g6h2j1m1H3J5M3T1V1<3=2>1@2}3;are your:b4g2h1i4j1A3B1F1O2P2]3;area:E4' +
  'H2I1J4K2R1U1>4[4}3;area-:U3^2;areas:U3^2;aren-:A3O3}1;arent:A3O3}1;argu-:R4}2;arm:q2u2G8K2Y3*5,4;armb-:V5;armbar' +
  's:V5;arme-:l3Y5!3#1}1;armed:l3Y5!3#1}1;armo-:}6;arms:w2z6G3O2}4;army:l3G3O4S3W4!3=1}2;arni-:X8;arnis:X8;arou-:a1' +
  'b1d4e4g2l1n1v3D2E3F3(1;around:a1b1d4e4g2l1n1v3D2E3F3(1;arra-:i1o4t5#1$4;arrange:i1t5$4}1;arre-:n4!4}4;arrears:n4' +
  '}2;arrest:!4}3;arri-:r3t1u3v7L2Q2,1_3{4;arrival:v6;arrive:r4t2u3v4L3Q3{5;arrived:_4;arriving:v1,4;art:C3D2R3S4V3' +
  '}3;arth-:G6;arthritis:G6;arti-:.3}5;artists:.3}2;arts:z2A1B3D1R1T4X4-1;as:l2m3p3w3F2V1,1-5=6>1;as a:z3E3F2L2O3S4' +
  'V3X3!4-3<2;as i:b2l3m3o3r5t2v4w6,2;as well:c2f1k2l1o3s2w2B5C1T2V3$2&2-2>2]3;asap:M2(3;asdf-:}4;asdfgh:}4;asid-:i' +
  '5-2;aside:i5-2;ask:j1q2v4C3E1G3J1M5,1@2;aske-:j2#3@2[3}3;asked:j2#3@2[3}3;aski-:h1l2z1B2H3#2?4{2;asking:h1l2z1B2' +
  'H3#2?4{2;asks:w4y3A3F3O2P4,2@5;asma:G7;assa-:*3}5;assault:*3}5;asse-:v4D7!4&2;assertive:D4;assessment:v5!5&2;ass' +
  'i-:e2H1J1K2N4S1Z3+2=6;assignment:S3}2;assist:e2H2+3=4;assistant:e1J1K3N1Z3=4;asso-:#3}4;association:#3}4;assu-:w' +
  '3z4;assume:w3z4;asth-:G7}1;asthma:G5}2;at:c1g1.2;at #:a6c4d3g5i2u3A5I4K3$3;at a:m1v1z3C3E6J4P2V1W1Z4/3=1;at all:' +
  'c2f4r4w4z3D1H2O3,4<3;at home:h3n3r2D3F1L2U2$4,2/6?1|3;at lunch:e5g2;at me:z7A3O3U4;at my:c1e1i4k1m2o2y3z3A1L1V1$' +
  '3?1}1;at night:d4e1g3I4K5Q2R2U1$1*2}1;at noon:a2e7;at our:E3#3$5)2.4?3;at reception:a3g2n1M1<3]3^3_3{1;at school' +
  ':c3p4z5D8F3R1V1W1%1;at six:a2d5i2v3$3;at storm:a3b1t3B4N4P1U3V4W6=2;at that:d5e5l2$2;at the:a2g1v3E2J1K1L2P2+1.1' +
  '?1^2{4;at what:a4g2i4j3A3$2;at work:a1i3u3y2S3-2}3;at your:F3G2T2U4V1W5X3+3.4<5=2}1;at yours:f3w1y4E3F2K6W5+3;at' +
  'hl-:z5;athletic:z5;atm:*5}5;atta-:o3s3w1G3R2#2*10=2;attached:o4s4=3}1;attack:w3Z2*5;attacked:#4*4;attacker:*5}2;' +
  'attackers:)2*5;attacks:G4R4*5;atte-:r7u1Q5)5+1.1;attend:a1j2m3r5u3G2H1)4+3.2;attendance:r5P2Q2)1[1;attending:v3w' +
  '2)2<1}3;attention:Q7$1;atti-:w5D2;attire:w5;atto-:,2}3;au:f3C2E4Z3,2-2;audi-:f3E7|3}1;audience:E6;audio:}5;audit' +
  ':E4;augu-:h4l3C3H2(3)5;august:h4l3C3H2(3)5;aunt:F2H3%4;aust-:p4-2^3;australia:p4-2^3;auth-:D2|2}5;author:|2}3;au' +
  'ti-:G7$2;autism:G4;autistic:G5$2;auto:o4;auto-:o4H1;automatic:o2H1;avai-:b2f2L4T4U3V4W1#2%2-3=3]2^1;available:b2' +
  'f2L4T4U3V4W1#2%2-3=3]2^1;aver-:z4A3Q5;average:z4A3Q5;avoi-:G3*3;avoid:G3*3;awar-:S2#5&2)1*3|2}2;awareness:S3#6&2' +
  ')1*3|2;away:p3q6r5u2L3)2*4,4/1^1{1|4;awkw-:z4F4;awkward:z4F4;b:G5!4.4}1;ba:D1F2G3O5Q4!2#3&4;baba:q3!2}4;babi-:Z4' +
  '}5;babies:Z4}5;baby:c2d3q4z1A2B3E1W1Z4*1/1}3;baby-:i3u2}4;babysitter:i4u2}2;bach-:.8;bachelorette:.7;bachelors:.' +
  '3;back:h3p4q3r3D4G5M1U1W1<3]1_8;back in:h4r4t4W3]4;back to:i3p4z2K3L4M5;back-:z5D2L4O5>5{3;background:z6O6;backp' +
  'ack:L5;backup:>5;bad:i2G7H2J1L2O1R1Z2}5;badl-:A4G2K3_3;badly:A4G2K3_3;bag:w5y2C1L4W8*3]3_3}2;bags:g1L6W7.1^1}3;b' +
  'aie:j3l4D4;bake-:c3l4;bakk-:K5]3}1;bakkie:K5]3}1;bala-:r3}3;balance:r3}3;bali-:X7;ball:D1}3;ball-:h3j4k2A4C2S3W3' +
  '}2;ballet:k3B1C3}4;balls:S4W3;bana:B7.3;bana-:O5}3;band:x5}2;band-:x4Z5;bang:z4Y4*3;bang-:x4E5Q4;bangaki:Q5;bang' +
  'les:x5;bank:l2n6r5<3_1}4;bank-:n6<2@1}4;banking:n6@1;banks:}4;bann-:E4S3;banned:E4S3;baqe-:O3Q5;bar:c3x3*5}2;bar' +
  'b-:e2}4;barber:e3}3;bare:w5;bare-:w2x7;barefoot:w2x7;barely:}5;barr-:H5}5;barra:}5;bars:*5}3;basa-:F6;basadi:F6;' +
  'base-:F1J3K5S3U2#3*2}1;baseball:*3}3;based:J4S4U3;basement:F2K6}1;bash:t6.2;basi-:j1o3v2z4L2U1W1Z4#1$1&5)2|1;bas' +
  'ic:j1o3v2z4L2U1W1Z4#1$1&5)2|1;bat:*3}3;bath:}4;bath-:H1L7Q4;bathroom:H1L6;bathrooms:H1L4;batl-:t1B2U3W2Y2!1#2%3=' +
  '4;batla:t1B2U3W2Y2!1#2%3=4;bato-:X6!3}1;baton:X6!3}1;batt-:Z1>5|5}2;battery:>5;battle:|6}3;battle ready:|9;battl' +
  'efield:Z3}3;bay:K7;baya-:B3D4;bayamhlupha:D4;bays:K10;bbbe-:#3}4;bbbee:#3}4;bday:.6;be:i2z1A3C1E1Q1?1^1;be a:a2l' +
  '1n3w2E2G3R2Z4!3)3}3;be able:d2u2z2G2O2P2U2*1,2^1}1;be at:c5i3r1u3$4;be back:e2i5q2]5;be in:g2m3B2C5E5G2%1?2@2}4;' +
  'be the:z4A6F5Q3R2;be there:a4d1g3v7E5/4}3;bead-:x5;beads:x5;bean-:x3]5;bear:*4;bear-:F2N4}3;beard:N4}3;beat:c4D1' +
  '.3}6;beat-:y7V4;beaten:y4}2;beats:G1V4}1;beca-:e1l3o1z3D3>1^2}1;became:D2O4;because:e1l3o1q1z3D2J1U1>1^2}1;becau' +
  'se i:a3c1e3z4A2^4{3;because of:d1j1l4o3q2r2D3/2<2>3;beco-:m2t4D1O2P1W1!5=3}3;become:t4D2O2P1!5=3}3;become a:t4D3' +
  '!5=4;becoming:m4B3W3;bed:c2d4r4}5;bedr-:k5*3;bee:G3#3}3;been:y2z3D1G2O4P3=5{6;been a:b2p3C2E2!3=4]4;befo-:c6g2s1' +
  'v2x1z2E2L2,4^1;before:c6g2o1s1v2x1z3E2L2,2^1;before class:v6x5}6;before i:b4k1p1s5w4z2A1E4G3J2L2N3P4#1&1@2;befor' +
  'e the:c3o3p3v2$2+2,2_2;beforehand:i2t4v1H2,5;begi-:a4v4w1z5A1Q1R1U1W1&6(5;beginner:a3s1v2z5C2R1U3W1Y1&3(2[1;begi' +
  'nner course:s3A2C1&2(4/1[3}1;beginners:a2f1v2w2y4z4A3Q5R2V1W1&4(3)4;beginners course:&5(1}3;beginning:k4v5&1(5;b' +
  'egins:a1c5i4w2E4(4;beha-:p2v3B1D5F2#1,4;behalf:p3B2,5;behave:v4F3;behaviour:D6#1;behi-:d2r2z1D4E1K1N3O3S5*4=1;be' +
  'hind:d2r2z1D4E1K1N3O3S5*4=1;bein-:o2r2y4D3F2M2R2U2W3*1;being:o2r2y4D3F2M2R2U2W3*1;beli-:D4;belief:D4;bell:v6{3;b' +
  'ell-:x2R3W3}1;belly:x2R3W3}1;belo-:m3G3{3}1;belong:m3}4;below:G3;belt:m2w2x1O4P12V3)2=4?1]1}1;belt in:z3C1P2V2=3' +
  '}1;belt-:O2P9U2V2]3;belts:O2P8U2V2]3;benc-:E4L4?3}2;bench:E3L4?3}2;benches:E3}1;bene-:<7;benefit:<7;benm-:I1&3;b' +
  'enmore:I1&3;beno-:I4J4;benoni:I4J4;besi-:g5k5w3T2;besides:k5w3T4;besk-:U2!2;best:c2d4g4l6N1R8}4;best for:a1d5t2w' +
  '1A2R7;best-:C3M2R4-1<5;beste:R5;bestie:C4-2;beta-:n4}2;betaling:n4}2;bete-:l3R3S2;beter:l3R4;beth-:#3^3;bett-:f2' +
  'l4z2E1F2K2M2Q2R6Z2$2-1}3;better:f2l4z2E1F2K2M2Q2R6Z2$2-1}3;betw-:a2b1c2d2e4f2g4j2A2E1R5%1&1(1;between:a2b1c2d2e4' +
  'f2g4j2A2E1R5%1&1(1;between #:a5c3d4e3j1;beur-:>6;beurtkrag:>6;bevo-:+7;bicy-:I3K4L2;bicycle:I3K4L2;big:i2y3z1B4C' +
  '1D2K2Q5R1S2V3#1$1&2_2;bigg-:y3C1D4F1_5}3;bigger:C1D4F1_5}4;bike:q3G1K7;bill:,3<2}1;bill-:,4<3}4;billed:<3}4;bill' +
  'ing:}4;bind-:o7;binding:o7;bio:G3N4;biok-:G2<3=3;biokineticist:G3<3;bipo-:G5;bipolar:G5;bird:c4)2;birt-:-4.9@3{1' +
  ';birth:q1@5;birthday:-5.8{2}2;birthdays:.4}1;bit:l4m1z4D2E1M1R2T3V2Y3]2|3;bit of:m3z5D2R4T2]3;bitc-:n5;bitcoin:n' +
  '5;bite:]5}1;bite-:D1}2;bites:D1}2;bits:y4G3;bjj:a6c4d5e2j4w1B2R5V12;bjj for:s3B2C3V7;bjj or:R6V6;blac-:l3w2y2J1O' +
  '3P3)2>6]4_3;black:l3w2y2J1O3P3)3]4_4}2;black belt:O3P1)4=2}4;blackouts:>6;blad-:y2z3X7;blade:z4X5*1}1;blades:y3X' +
  '6;blan-:{4}2;blank:{4;blee-:a3i2y1A1G2Z7)2;bleed:a3i2y2A2G3Z3)2;bleeding:Z6;blin-:G4H1,2;blind:G4H1,2;bloc-:e1i5' +
  'G3J2$2>5}2;block:i5J2$3>5;blocks:e2}3;bloe-:p2G4J3Z4^6;bloem:p3J3;bloemfontein:J2^6;blon-:}4;blonde:}4;bloo-:G6}' +
  '2;blood:G6;bls:Z7;blue:m2y4z2P1V4+2]3_3}1;blue belt:m2z3P2V4}1;bly:E5I2/4;boar-:b4f4m4w3D1#3;board:b5w3#3;boardi' +
  'ng:f4m4D1;bodw-:F3;bodwa:F3;body:z3A3H3O2!3#2}3;body-:O1!11=4}2;bodyguard:O2!9=3}2;bodyguards:N1!4=3}3;boek:|7;b' +
  'oep:R3}4;bokk-:}4;bokke:}4;boks-:I3W7}1;boksburg:I4)2;boksklasse:W6;bolt:I7;bone-:y3A2G2R2Z3;bones:y3A2G2R2Z3;bo' +
  'ni-:<5;bonitas:<5;bonu-:l3&3;bonus:l3&3;book:m2t9#2$2)2.3[2|12}3;book a:j3t1N4#2%1.3@3;book-:q2r1t5u8v3.2|5}1;bo' +
  'oked:f1i2q4r2u4v4w3N1(1}5;booking:b2t7u7#2$2)1.3;bookings:.1}4;books:|7;boom:v4J4K4>3;boos-:D2}4;boost:D3;boot-:' +
  'w5x4)6]3}1;bootcamp:)5;boots:w6x4]3}2;bore-:i1o3A1B2C1T4>1}4;bored:i1o3A1B2C1T4}3;borehole:>1}2;born:A7C3;borr-:' +
  'w5+5;borrow:w5+5;boss:b3e1j1w1K1N4W3!3#5@2}1;boss-:D1-4;bot:M5}5;both:b2c1j4k1l6s2u1v1A1C5R2Y2$2&4-1_3;both-:a2j' +
  '4G5;bothata:G5;bother:a3j4;bots-:s2v4J5}1;botswana:s2J5}2;bott-:w5*4[2]3}2;bottle:w5*4]4;bottom:[3}2;boug-:z1K2V' +
  '3Y3$1_5{5;bought:z1K2V3Y3$1_5{5;boun-:o5M3O2R1V2!5.1}2;bounce:.4;bounced:M4}1;bouncer:O3R2V3!5}2;bouncers:#3}4;b' +
  'ound:o6H2;bour-:S3U1X2}1;bourne:S3U1X2}1;bout:}6;bout-:y4}5;bouts:y4}5;bow:v6S5}4;boxe-:f1x1O2P2W9=3}2;boxed:z3O' +
  '4W5;boxer:A4W4=4}1;boxers:f2x2P3W5}1;boxes:W1=2}6;boxf-:W6;boxfit:W6;boxi-:a3j2B1R2W8}1;boxing:a3j2B1R2W8}1;boxi' +
  'ng and:j6S6U4&3;boxing at:d4e2A6W1;boxing class:a3h1y4B2G4W3;boxing coach:N3O1W1$3=1;boxing do:l3y4W3}2;boxing f' +
  'or:e2s2B2C2F4R2W5;boxing gloves:w2z2R1]3_2}3;boxing in:m2z4R1W1}3;boxing is:B2C1R4V2W5;boxing on:a2f2C2G2Q4}2;bo' +
  'y:B4C9D8E1;boy is:C4D5;boyf-:c3t3z3E2-2_1}1;boyfriend:c3t3z3E2-2_1}1;boys:n1B6C1D6F5L3Q2.3^1;braa-:h3I3N2V3*3}4;' +
  'braai:h3N2V3}5;braamfontein:I4*3;brac-:x6y2A5G2H3;brace:G3H4;bracelet:x6;braces:y3G4}2;bracket:A6;brai-:x4}2;bra' +
  'n-:w3J9=4]3;branch:J8=3;branches:J6;brand:}6;brands:=3]5;bras-:V4;brasiliaanse:V4;brav-:D4E1;brave:D3E1;braz-:V7' +
  '=1;brazil:V3=2}2;brazilian:V5;brazillian:V4;brea-:b4c3e3h5q6z4D2G2)1,4@1]1}2;break:e4h4l1q7z2D3L1)3*2+1,2]1;brea' +
  'kdown:b6j1&3;breakfast:c5}4;breaking:D3}5;breaks:h5y3z3,5;breast:G3]3;breath:z6H1;bree:I5;brid-:$3.3;bride:$3.3;' +
  'brig-:G3}4;bright:G3}4;brin-:l2s2w6E2L1Q2^2_2;bring:l2s2w6B1E1L1Q2#1^2_2;bring a:l2t5G4L4Q4?1;bring my:l1B4F1K3N' +
  '2#2+1,1^2}4;bringing:w3E1H2K2N3}1;brings:E2,3;brit-:n4G3+2;british:n4+3;broc-:T5#3;brochure:T5#3;brok-:q1r1u1y5G' +
  '2H3Z2*2_5{1}3;broke:l1q3r3u2G3H2%1_5;broken:y4H2K1Z2*3,3_3{2}2;broker:y4}3;brot-:l1y2B3C3D2G1N1U2%1-1=1^1|1;brot' +
  'her:y2C2D2G2N2S1U1$1%2-1=2^1|2;brothers:l3B3C3U1;brou-:l4^3;brought:l4^3;brow-:m1P2=3>5}2;brown:m3P3=4>5;bruc-:}' +
  '3;bruce:}3;brui-:y7G1;bruise:y5G1;bruises:y5;brut-:y4z3S3;brutal:y4z3S3;brya-:m2B2I4J3$4}2;bryanston:m2B2I4J3$4}' +
  '2;buck-:x4K4}1;bucks:K4}3;budd-:t2%2;buddies:%2}2;budg-:j7k4l2#3&2<2;budget:j7k3l2#3&2<2;bug:{4}1;bugg-:G4H2;bug' +
  'gered:G4;buil-:h2v1z1D6E1H3I1J6T2#3}2;build:D4G2}5;building:v2D4E2H3I2J6T2#4;built:z4}3;bulk:l2]4}4;bulk-:}6;bul' +
  'l-:D12S3Y3;bullets:Y5}4;bullied:D5;bullies:B2D6;bulls:}5;bully:D4}2;bullying:D8;bump-:}5;bumped:}5;bunc-:F2%3;bu' +
  'nch:F2%3;bund-:m6$3]4}2;bundle:m6$4;bundles:]4}3;bunk:r4}1;bunk-:}5;bunking:}5;bupa:<5;burg-:}6;burglar:}6;burn:' +
  '}4;burn-:o2s3R3W2Z3}1;burners:}4;burns:R3Z4;burnt:o3s3;burs-:l4}3;bursary:l3}2;burst:}3;bus:I13K2;buse-:I7;buses' +
  ':I7;busi-:g4m1q1H1Y1!2#4,2}5;busiest:f1}3;business:g4m2q2H1Y1!2#3,2}3;businesses:#3}3;busy:d3i5p3r2E1Q6$4;but:a1' +
  'u6z3G2)1_1;but i:c2q3u2z2G2M2N2S2$2_1{1}3;but my:o3u4y3^3{2;but not:a4y3A1E3F3L2;but the:y3z1T4W4&3}1;but want:z' +
  '2G4Y3Z3+4|4;buts-:h4>4;butswe:h4>4;butt-:t3x3X3[1}4;button:t4[1}2;buttons:x3}1;buy:l4m4n2s2w5$2-7]7_1|4}4;buy a:' +
  'g3m1w2-5]2}2;buy the:w5|4}1;buyi-:-5_2;buying:-5_2;by:g1i2n1D1I4O2$1/2[1^1;by die:d2g4v1D4$3*2/2^3}2;by the:a3c3' +
  'd2j2y3F2J2K1L4&3;by you:l1r3w1B2C3F2H1T3U2V2W1Y2,1.2=5>1]1^1;bye:n4}3;c:G4Z5!2=4;cab:I5K4;cabl-:*3>4;cable:*3>4;' +
  'cage:}6;cake:.1}7;cale-:b6h2i2p3)4;calendar:b6h2i2p3)4;cali-:H3X3+3}2;calibre:+3}3;calipers:H4;call:v4D2M9O1U1/5' +
  '}1;call-:a2g1D2J2M6N5T1X1}1;called:a3g2u1J4N6T2X2;calling:D3M4;calls:O3@3}3;calm:D1}2;calo-:}6;calories:}5;came:' +
  'c2r5y3G2Z2_3{5}4;came-:K2?7}2;camera:?5;cameras:K3?5}3;camp:q3B3)7}4;camp-:F3I1}4;campus:F3I1;can:E2?1;can a:a2r' +
  '1z5A5B2H5K2P1Q2S3W1#2$1;can do:c1d3f2l2r4v3G3X3)2.1/6|4;can he:m4n2q1r1C4G2H4,3.1?2;can i:E1L2M2?2_1;can it:q2r4' +
  'x3H1K2-2/4_5;can my:n3q2t1u2B5E2G1T1Y2+1,2/1}3;can one:c5f2n3y5A3I2L1P4T2U3&2,3;can only:c3d2e3j1l3z3R5)3;can sh' +
  'e:r4A4E4G4H4L3P1;can someone:f3v4H4M2,3-2^3}1;can the:q2r2A3C2I1O3$4&4,2/2<1_3;can they:f2r2A2B4C2%1}1;can we:l4' +
  'u4B2E1(2-1.5?4]2_4;can you:b1l5D4P2R1#5.1{1}4;canc-:p11q3u5G1>3_3{2}2;cancel:p7q1u6>3_4{3;cancel my:u2_4}3;cance' +
  'lation:p3u1;cancellation:p7}2;cancelled:u1>3}8;cancelling:p4q4;cancer:G5;cane:H3;cann-:i3l3o1p4r1u2y2D1E3H1I2>2?' +
  '3}1;cannot:i3l3o1p4r1u2y2D1E3H1I2>2?3}1;cant:l2p1u3x3y2z6G2H2J1R1/2}5;cant come:r2u4y2H2|4}3;cant find:b3j3t3J2M' +
  '4/4<3[1]2;cant make:q2r2u1R4$2/2}1;cant-:e5;canteen:e5;canv-:}5;cap:w3x3Q5;cape:e2m2p2t2B1J2U1)1=1_2}2;cape town' +
  ':e2m2p2t2B1J2U1)1=1_2}2;capi-:n4}3;capital:}5;capitec:n4;capo-:T4}3;capoeira:T4}3;caps:]5}1;capt-:}3;captcha:}3;' +
  'car:G1I7K8L1U1Z1)2*3}3;cara-:}5;caravan:}5;carb-:Y5;carbine:Y5;card:k6m6n9+2-5}2;card-:a2m4n1G3R1W3-4}3;cardio:a' +
  '3G4R2W5}2;cards:m5n2-5;care:M2P2Z6,2}1;care-:G1=4;career:=5;carj-:*6;carjackings:*6;carp-:G3I5;carpal:G4;carr-:n' +
  '1o2p2r3z1H2L4P2U2Y3+2,3]2}1;carry:n1o2p2r3H2L1P2U3Y4+2]2}1;carry a:L3X2Y1}5;carry on:h3o5p4q3U4V3;carrying:z5L4}' +
  '1;cars:K12;cart:}3;cart-:x4}1;case:r5O4,2}2;cash:l3n10s4U1!3#3;casi-:I3}2;casino:I3}2;cast-:}5;casu-:m6Z3;casual' +
  ':m6;cat:D2}6;cata-:T4]5;catalogue:T4]5;catc-:a2d1g2k1r5s5I3$2;catch:a2d1g2k1r5s5I3$2;cate-:d3z3B4G4;cater:d3z3B4' +
  'G4;caus-:r3_3;cause:r3_3;cbd:d4I4*2;cctv:K2?4}3;ceil-:}6;ceiling:}6;cele-:S3!5.2@1}1;celebrate:.2}2;celebrity:!4' +
  '@2;celebs:S3}1;cell-:@3}3;cent-:e2f3I3J5K2#3^4;centre:J4K3#3;centurion:f3I3J4^4;ceo:M3!3#2$2;cere-:G4;cerebral:G' +
  '4;cert-:q1G2O6P6Z2-2=4}2;certain:f3o3N3^3;certificate:q2G3P4Z3)2+1-1}5;certificate for:Z5#2)2}1;certificates:O3P' +
  '5-3=2}2;certified:O8;chai-:x5E2H8K2;chain:x6K4Q2;chair:E4H9;chairs:}6;chal-:H2}4;cham-:O3W3}6;champ:W3}1;champio' +
  'ns:O3}1;championships:}5;champs:}4;chan-:b2i1p2u5K1L7_3}5;chance:l4r3y4E1;change:b1u4K2L6_2{1}5;change my:u3}4;c' +
  'hanged:b3p5u2L3_4;changeroom:}4;changing:i4t2u3L3}2;channel:D5/4}2;chap-:|7;chapter:|5;chapters:|5;char-:b2j5k7s' +
  '6D2K4M1$3^1}4;character:D6;charge:j3k3m3p1s5E2K1M2#2$4^3;charge for:j2p3s3E4$2^3;charged:k3s6K3}5;charger:K4}2;c' +
  'harges:j5k6}1;charging:j4&3;charity:)2-3}4;chart:b5]2}2;chas-:E2}2;chat:t4v3M4@7}2;chat-:D4}3;chatgpt:}4;chattin' +
  'g:D3;chea-:j7l7$3%1]3_1}4;cheap:]3_3}4;cheaper:j5l8$4%2;cheapest:j6]3;chec-:b1u4w2E5O5*1+3<2[1^4{5}2;check:a2b2u' +
  '4E6O2+3<3[2{4;checked:O3;checkers:*4^2;checkout:^4}5;chee-:D5E4}3;chem-:G5.1_3;chemo:G5.2;cheq-:n7;ches-:b3w2G3Z' +
  '4]4}1;chess:b3}4;chest:w2G4Z4]4;chew:x4}4;chi:T5}2;chic-:r3z3A3F7;chicken:A4}2;chicks:F7;chie-:N4O4;chief:N5O4;c' +
  'hiefs:}5;chil-:i1j2p1A1B8C1D4E1G2Q1,1?1;child:i3k2p3B2C2D4E2G3Q1,3?1;child is:u4C6G5}3;child of:d3e3l2w4Q5S2T4U2' +
  '*3,1]1;children:j3w1A2B8D1E1I2O3Q1.3}1;childs:o3q3?4@3[4;chin-:]3}3;chinese:]3}3;chng-:u1L4}2;chnge:u1L4}2;chok-' +
  ':r2y5V5Z5*6;choke:r3y4V1*3;choked:y3Z3;chokes:V5Z2*5;choking:Z4;choo-:b2l2N4R4T4$1-1_2;choose:l2N4R4T4$1-1_2;cho' +
  'r-:z4;chos-:u3{3}1;chose:u3{3}1;chri-:h6-3^3}4;christmas:h6-3^3}4;chro-:G5}1;chrome:}4;chronic:G5;chun:T4;chur-:' +
  'f3S3#1.3}3;church:f3S3#1.3}3;citi-:l2A3+3}2;citizens:l2A3}2;city:e2J3N4U2>2^4}5;civi-:S3U4!2|1}2;civilian:S3U2!3' +
  '}2;civilians:U2|1;clai-:,6<7_1}1;claim:,5<4_1}2;claims:,2<3;clam-:K5;clas-:a2b2c2d2e2f2i1m4r2B2Q2/1;class:a3e3i2' +
  'm1r1s1F2Q1>1;class and:B1D3Q2$4+1?3_3;class at:a6m2n3u3I3;class for:c5e1f3i2B4C7F5R2U1Z2)3?3^1;class is:v4E3I5N3' +
  'Q5R2Y3%3>2;class of:a3c6d2h4A3B2X4;class on:a1f3h6s4v3L1/4>1[3}2;class or:j4s6v1A4E4V3}2;classes:b4c3d3f4i1m2r2z' +
  '1B3Q2T6U5V5W1X1Y1$3/3;classes for:d3z4C4F3U1}1;classmate:D3;classmates:D4%4;classpass:m7;clea-:a2x1G4L3O4Y5=2}2;' +
  'clean:x2L5}6;cleaner:=4;cleaning:}6;clearance:G6O3;cleared:a4O4}1;clearing:Y6;clic-:t2<1[2^2_2}2;click:t2[2^3}2;' +
  'clie-:K3!4#1)2*1@1;client:!4*1@2;clients:E1K4#1)2}1;clim-:z2H6,3}2;climb:H7;climbing:z4,3}3;clin-:E2#3)6}2;clini' +
  'c:#3)6}2;clip:m6?4;clip-:x2E3;clips:x2E3;cloa-:L7;cloc-:a3c3I3;clock:a3c3I3;clos-:d2g8h6I3J2R1U1!3>1}1;close:d2g' +
  '3h4I1U3!4=2>3}2;close protection:a4O2!5=4;close to:B2I4J2K3L3}2;closed:g6h4p2x2E2L2V3#2%4/2}1;closer:I2J4}1;clos' +
  'es:d4g4}2;closest:I4J3K4R5;closing:g3h3;clot-:w11x2L5_2;clothes:w9x2L5_2;clothing:w6;club:i3j2n1p2F6I4J1W1%2)1*3' +
  ',1.1}2;club in:C2J4V2W2)1}4;club-:T2V3$4<3;clubs:T2V3<3;clue:z5Z3;clum-:z5;clumsy:z5;co:J3,1;coac-:N7O7Q3$7%2/1=' +
  '6}2;coach:v1z1N4O4Q2$4%4/1=3[1}3;coach for:N1Q3$4%6;coaches:D3G1N6O6Q2#2.1=3@2}1;coaching:W4$8/1=4;coas-:h4q3r2;' +
  'coast:h4q3r2;code:l4n4w4J4M1<4{4}1;coff-:E3}6;coffee:E3}6;cold:x3E1G3L3}5;coll-:i2l1z1I2V1W1^7{1}3;collar:W2}3;c' +
  'olleague:z4H4V4X2#3-2;colleagues:e3l4t3E1F3K3#1;collect:g1i4I4]2^10;collection:^3{3;college:P3;colo-:P4]1_3}3;co' +
  'lour:_4}2;colours:P3]3}3;comb-:j1y1J1N2R4T1U7W1Y1Z3$1)2;combat:j2y2A1J2N2T2U7Y2Z4$1;combination:I3;combine:R3)2;' +
  'combined:)4^2;come:d2e1g1m4r1t2v1w1E4I2Q2$1+1;come along:z2A3C2E2H3;come and:e2j3l3E6W3;come back:k3q5s4G2K3M2;c' +
  'ome by:g5E3I6;come for:m4t5v2+1}1;come from:w2z2J1N4Q4S4}1;come in:p3u2w3y1E3H2K4L3Q2]4;come on:j5k2t1u1I4K1&3,3' +
  ';come to:j3z3A1B1G1#5$4)4+2,1.1/2^2|4}2;come with:k2t1C1I3K3V3%2+3-1|2;come-:a4h2q1v2y2D1L2S1U3X2*2,2_3;comes:a5' +
  'h2q1v2y2D2L3S1U3X2*2,2;comf-:w1E3F3O4;comfortable:E4F3O3;comfy:w2O3;comi-:f1l2t1u1v3w2F1J2L1N1R2(2)1,2/2<2{3|3;c' +
  'oming:f1l2t1u1v3w2F1J2L1N1R2(2)1,2/2<2{3|3;comm-:m3o9E1I3(4)2=2}1;commencement:(4;commit:b3m5o6J3)1;commitment:o' +
  '6&4;committing:o3E4;community:)3.2=4;commute:f3I5;comp:}6;comp-:b2j3r1s4z2#6&1+8@1^1}3;companies:#8;company:n2N1' +
  '#7+1=2^3}3;compare:b3j4R5;compared:j5%4;comparing:b4j4&5;compete:}10;competency:+13;competing:}6;competition:z4U' +
  '2V1}9;competitions:S4}6;competitors:}7;complain:}7;complaint:}4;complete:b6z5Y4&3,3;completely:f4z2;complex:l3J6' +
  'K2$6%3^4;compliant:#3@4;complimentary:s8;compression:]3_2;compulsory:k5r3w5y3P4&3,3;computer:d4z3E2W2=3;comr-:}5' +
  ';comrades:}5;conc-:l5q1y5G3Q1Y4$4.3;concealed:Y5}2;concentrate:C3D3;concert:r2.4}1;concession:l5;concussion:q3y3' +
  'G4;concussions:y5G1;cond-:o3s2z1G7W3@3;condition:z2G7@3;conditioning:W4}3;conditions:o4s2G3;conf-:g2t1u5D6R4$2@6' +
  ';conference:m3I3;confidence:z3D8F2R2$3;confident:D5;confidential:@5;confirm:g4k3t4H2}2;confirmation:u4w2{1}6;con' +
  'firmed:u4{1;cong-:}5;conn-:M6;connect:M6;cons-:o1v3F2M2#3&1,7=3?3_3;consent:,8?3@2;consist:v4&2;constitution:}6;' +
  'consultant:M4=2;consumer:o3,2_4;cont-:o9p1y5G1M5V3!4/1?2;contact:o1p1v2y6G3M6R1W2@2}1;content:r3/3?5;continue:h3' +
  'q2V5/4;contract:o11p2q1#1=1;control:D4G2V3Z3!6}1;controlled:y5;conv-:t4!4@3}1;convert:}5;cook-:a4@6;cookies:@6}1' +
  ';cool:E1-3}6;cool-:p4_5}3;cooling:p4_5;coor-:z5J4W3X2;coordination:z5W3X3;cop:l4<4;cope:z7A3C1F1;copi-:C4,3?4}1;' +
  'copies:C4,3?4}1;cops:l3}5;copy:o2+2@5|9;corn-:l3C2F3-2[3]2}4;corner:l3C2F3-2[3]2}4;corp-:d1e2l2N3W3#9;corporate:' +
  'd1e2l2N4W3#7;corporates:#5;corr-:b3D2Q3U4@3;correct:b3Q3U4@4;corridor:D3;cosm-:I2;cosmo:I2;cost:j7k7m3q1s7#1$5%4' +
  '&4)1.3]4^4|3;cost of:k2m4s1$3&4/2;cost to:k2m3q3E3^3}2;cost-:j5k6K2&2^2|2;costs:j6k6K2&3)1^2|2;costume:}6;coug-:' +
  'k4;coul-:a2c1d2e1r3u1z1G2S2=1^2{3;could:a2b1c1d3e2f1u1E1G2S2$1=2^2{2;could i:a1c3d1e2f4j1m3n2o1s2t3y1z2E3$3&3/1=' +
  '3;could you:a1b5v1J4M1N1R2S2)1.1=2^4{2|3;couldnt:g3r7z1A3H3J2N1Z3{3;coun-:p3t4z1A1P2!4+3<2^5;count:s2t3A3I2P3+4<' +
  '4}2;counter:!5;country:p4t4M2;coup-:l6m2r2A1U3W2-3;couple:m3r3A2F1U3$1-1}1;couples:l5W3)1;coupon:l4-3;cour-:T2Y4' +
  'Z4!5&7(6)2+1/2=1^5{1;courier:g3^9_2{8;couriered:^6;couriers:^5;course:F2Y5Z5!5&8(5)3+2/3}1;course for:F4U2!4#3&2' +
  '}2;course in:!2(1)4}3;course start:F4!4(3;courses:T8!2(4)1=4;court:L4}7;cous-:a3m4t2B2V3!2%3;cousin:a3m4t2B2V3!2' +
  '%3;cove-:j3D2K3&3)3*3,6<7=1;cover:j3D2Y2#1)1*3,5<5=2;covered:j1w3x1D1K3&4)2*1,1<4|1;covers:G3,3}2;covi-:r4G5/3}1' +
  ';covid:r4G5/3}1;cpf:Z4#3;cpo:!9;cpr:O2Z13;crac-:c4y4G2_5;crack:c5_2;cracked:y4_4;cram-:}4;cramps:}4;cras-:G3)4}4' +
  ';crash:G4)5;crav:S7U4;craw-:}6;crawford:}6;craz-:c4f1$3}3;crazy:c4f1$3}3;crea-:?3[4{2}4;creatine:}6;crec-:#4}4;c' +
  'reche:#4}4;cred-:m5n3r5O5_4}2;credentials:O6}1;credit:n3r3_5|2}2;credited:r5}2;credits:m6;cree-:F5;crew:#4%5?4;c' +
  'ric-:r2L2;cricket:r2L2;crie-:E2}4;cries:E2}4;crim-:B1O3U4+1}3;crime:B2U4}3;criminal:O3+2}2;cros-:f2m2z2J3Q1T4W4}' +
  '2;cross:J4W5;crossfit:c1f3m3z3Q2T5;crow-:z2A3F4Q8!3;crowd:z3A3F4Q4!3;crowded:Q5;crut-:H5;crutches:H5;cryi-:D3}2;' +
  'crying:D3}2;cs:o6;cubi-:L4;cubicles:L4;cuff:G4;cult-:x4;culture:x4;cup:h3w4}3;curr-:b3<2[4}2;current:b3<2}4;cust' +
  '-:f1M5#3?1^1_1{1;custody:f2?2;custom:_2}4;customer:M5;customs:^2{2;cut:l2x6A3&2>4}1;cuto-:A3;cutoff:A3;cuts:>5;c' +
  'v:P4=9;cybe-:l5D3;cyber:l5D1;cycl-:I5K2L2;cycle:I5K2L2;d:v4!4;daar-:d4}1;dad:f2l2A2B5E3K1U2*1|1;dadd-:l3C2-2;dad' +
  'dy:C2-2;dads:n1E5Y3?3}2;dan:f3r4C4I1O3X4;danc-:?4}6;dance:?4}3;dang-:y4B3S4*4}1;danger:B5*4;dangerous:y5S4}3;dan' +
  'k-:]4}3;dankie:]4}3;dark:c2d5g1K3*4>9;data:/2@13;date:a7b1h2u7L2P3(9@3}3;date-:h1u2P2Y1Z1(5)1}1;dates:h1u2P2Y1Z1' +
  '(5)1}1;daug-:B5C3D2F1S2$1)2;daughter:i1w1B4C2D2F2G1R1S2$2)3=1;daughter is:k4z3A3C3D2E2G4I2W2&2;daughters:f2h4j2k' +
  '3v3B2C1D1.2;dawn:c7;day:a5b2c4d5e4g2h8m3u2v4w1#2)7.4}1;day is:c3f4t2B3U3}4;day of:b2h5u1v2(4)1;dayb-:c5;daybreak' +
  ':c5;days:a8b10f1p3r7t1$2)2^2_2{3;days and:b6m2G2$2{4;dayt-:c3d3e1;daytime:c3d3e1;de:#2*3}3;dead:c3e2}5;dead-:r3S' +
  '2(4}4;deaf:G8M2/2;deal:l6m2D3G1#1*4=3|1;deal with:D5G3*6|2;deal-:j3l8;deals:j3l8;dear:J2L1M3O4S3;debi-:k1n5o3p3}' +
  '7;debicheck:}4;debit:k2n6p4}3;debit order:k3n3o2p5}1;debited:s3}6;debiting:o5}2;dec:h4C2;dece-:h5q3P4V1Y1(3=3]1}' +
  '2;december:h5o1q3C1V2(3)1=3}2;decent:P5Y3]4;deci-:b2g1m2s1t2E3P4R5U1$3+2;decide:b2g1o1s2E2R5$3+2}1;decided:t4U3;' +
  'deciding:m4E3;decl-:h3,4}2;declaration:,5;declined:}4;dedi-:+5;dedicated:+5;dedu-:r4#2}3;deduct:r5;deducted:}4;d' +
  'eductible:#3}3;deel:<1}4;defe-:B2F2U3Y3&2*7_1}3;defence:a2r3A3*7/2}1;defend:j2A1B1D2F2P1U5&3}1;defend myself:j3A' +
  '3F2P2U2}3;defending:*3}4;defensive:Y5!2;defi-:Z5_3}3;dela-:u5{4;delay:u4{4;delayed:u4}1;dele-:@7;delete:@7;deli-' +
  ':^10{7}3;deliveries:g4U4;delivery:g1^10{7}3;delt-:*4;delta:*4;dema-:&2/5}1;demand:&2/5}1;demo:)5.7;demo-:.9;demo' +
  'nstration:.7;deni-:}5;denied:}5;dent-:y4}3;dentist:y4}3;depa-:o1O2Z4#2@2;department:o1O2Z4#2@2;depo-:k7s4&3{4}1;' +
  'deposit:k7s4&3}2;derb-:}3;derby:}3;dere-:p5;deregister:p5;desc-:v6J2R3S3_5;describe:v6J3;desi-:}6;design:}5;desk' +
  ':c3e2g4i1n4v1z3L2M2R2=2^3}3;deta-:n2s2t2B2G2M4&2@5}2;details:n2s2t2B2M4&2@5}2;dete-:D2}4;detention:D2}1;deve-:S5' +
  ';di:d5]4;diab-:i3G8<2;diabetes:G5<3;diabetic:i3G7;diar-:b2e4i4J3(2;diary:e4i4J3(1;did:i1r4z3J1O6U1*1@2{5}4;did m' +
  'y:s4{3}4;did the:b3O7(2@4[2{3;did you:J4@4{1}5;didn-:a3r5s2H2Z2_3}2;didnt:a3r5s2H2Z2_3}2;die:h3s1A1N2O3P2Q3&1,2>' +
  '2[4_3|3}1;died:}5;diep-:I5;diepsloot:I3;diet:}4;diet-:x5}1;dietician:}6;diff-:h2j2u2z3B1D2R5T2&2.2^1_3;differ:R4' +
  '&3_3;difference:j3R2&3.4_3}1;difference between:j4R2&3;different:b1g1h3r1s1u3B4F2N1R1S2T3[1^2|1;difficult:z6D4H2' +
  ';digi-:M5/5^2_4|5;digital:/5^3_4|5;dile-:A3C3;dilemo:A3C3;dine-:n3?5;dinn-:d2i4L3}2;dinner:d2i4L3}2;dire-:c3e2n2' +
  'I1J5L1M2#3<1^3;direct:I2[1;directions:b1J6#4;directly:n3L2M3<2^3;director:c4e3}2;dirt-:X4}3;dirty:X4}3;dis:l3v2;' +
  'disa-:G7H6K2N1)1*4}1;disability:G6;disabled:G1H7K3;disarms:*5;disc:l5q1G4K2;disc-:l7p4D6T3,4<7;dischem:<1}1;disc' +
  'ipline:B2D9;disciplines:b3T6}1;disclaimer:,6;discontinue:p7;discount:l10K2|2}3;discovery:I3<11;disl-:G4O4;disloc' +
  'ates:G3O4;disp-:.2^5{3;display:.2}2;diss-:D5;dissipline:D5;dist-:f1E4I5/3;distance:f2I5/3;divi-:B2C4;divided:B2C' +
  '4;divo-:D2W3.3?2;divorce:D2W3.3?2;dizz-:G3}2;dizzy:G3}2;do a:c2f2m4n4s4z3F2O1#3)2,2.3;do at:d2v2B3C4G5T3Z3.1/5;d' +
  'o bjj:z3A4C2F3Q3V1}3;do boxing:j3B2F3T4W4%3&2}2;do i:s2t1v5w2,1[3|1;do in:v3x2B4S3X4)3*3>4;do it:c2n3r4z7P5U1V6W' +
  '2Z2$2&2(1.1<2;do kids:h5i4j3o4B1D3P4.1;do krav:j1y3z3B1C2G3S2U6}1;do my:h2r2u1B2L4N5,3<3;do people:f3l1y3A3I3S5*' +
  '2;do something:a3d2e2f6l1z3B3D1#4.3;do that:k3r5x2y2F1W1X2Y2Z2!3$3*3?2;do the:a3e2f3t2w2B2C3G3O3&2(1+2@1}2;do th' +
  'ey:r4B2E3O5S4<2]5;do we:i3l1p1r1s1v6w2x4y5J3K1$3%1&5)1+2-1;do when:v4B2V4*4;do with:e1B2C3F1G2X2-3@5}1;do women:' +
  'A2F5}4;do you:V2X1*1;do your:o2B2D4G3*2+2^3}3;doab-:z3I3#5;doable:z3I3#5;doc:G7;doct-:d1p2q2G7W1<2}3;doctor:d2p2' +
  'G4W1<2}2;doctors:q2G5}1;docu-:g4M4X2+4,3?2;document:g4,3;documentary:X2?2}4;documents:M4+5;dodg-:G3}4;dodgy:G3;d' +
  'oes:i2S2}1;does a:b3i3r1A4B2C1G2L1P5)1.1[2^2;does he:m1w5A2C2H2$2;does it:a1i3j2k1o5v2z1D3I1P1S4&2(3<1@1;does kr' +
  'av:B1R3S5*3<2}1;does my:q3w6P2(3+2}4;does one:i4j2o1p1r2t4w2x2z3H1S2+2=5|3;does she:w1C3H2I3}4;does that:f1j4n2q' +
  '2s3v2y2z5G3P2$1+3<5;does the:a2h2j1v2F1H2K1N2O1V1&1,3^1|4}1;does your:b2d4D1P1V1W2#1*1@3]3}1;does-:g2j1p2u3D2E3G' +
  '3I1J4^1_3}3;doesnt:g2j1p2u3D2E3G3I1J4^1_3}3;dog:H1*2]5}4;dogs:#3}7;doin-:l2v2X3)3}5;doing:l2v2X3)3}5;dojo:d1f2i3' +
  's2w2x3y4z4E1J6T3)2;doll-:n5}3;dollars:n5|1;dome-:l4A2Z2#1;domestic:l4A2Z2#1;dona-:-3}6;donate:-4}3;donation:}5;d' +
  'one:a2i8p5z7B1O2R2!2&2,1/5;dont:o1s1w1x1y2z1I2K2L2P1R3$1@2_1;dont have:i1n4w3F1I4)3+3>4]3;dont know:b2o1t2v5z5F2' +
  'J3N2R4Y2;dont like:c2n2p3s5x3y3L2M1Q2R2$4,2_2;dont want:k2m4q3x1y1z3A2E2F3K6R1U3&1?5@3_2;door:g3m4s2t1v4H3J1K1L1' +
  '!3+3^4;door-:g3E2H5!5>2;doorman:!5;doors:g3E2H3>3}1;doub-:j3r3u1H1K4X4}2;double:j3r3u1H1K4X4}2;down:h2l1o5r3t2v3' +
  'z2F2G2J3V2W2*1}3;down the:j2r2z6J1}2;down-:,2/1@3_2|1}4;downgrade:}6;download:,2@3_3|1}2;dra:w4x3y3}1;drai-:r3}2' +
  ';drain:r3}2;draw:A2D3Y4]3;drea-:z2!5;dream:!5;dres-:a3w5L6;dress:w5L1}1;dressed:a4L3;dressing:L4;drie:l4%4;dril-' +
  ':v2y3O3X1Y1!5)3*4/1|3;drill:v4O4;drills:y3X2Y1!6)3*4/1|3;drin-:w3}7;drink:w4}3;drinks:}6;driv-:c2e1E2I4J3K3U1!7#' +
  '1*2}2;drive:c3f1z2E2I6J3K2U3Z1*1;driver:e3g2E3F2J3U1!4*1=2^1{2;drivers:K4#5)3}1;drives:b4F2;driveway:*2}3;drivin' +
  'g:a1c2h1K2!6}3;dron-:?4}3;drone:?4}3;drop:c2g3k2m8s1E8I4J2K3M2&1=2^4;drop in:k4m9s3&4;drop off:c4g6E4I1K2=4^2;dr' +
  'op-:c2m5u2E3H3I2J1,3^3;dropped:c3u3H4I4^5{1;dropping:E3J3,3}1;drops:E3G3I1,3;drov-:g2J3K2}3;drove:g2J3K2}3;drun-' +
  ':#3}1;drunk:#3}1;dry:Y5;dstv:}4;duba-:o4p2^3;dubai:o4p2^3;dude-:F5;dudes:F5;due:>3}3;dumb-:}4;dumbbells:}4;dume-' +
  ':F3}3;dumm-:+2[3]3}4;dummies:]4}1;dummy:+2[3]3}2;dura-:i9o4;duration:i9o4;durb-:p2C1E2J1P1U2#2/2]1^2_1{2}2;durba' +
  'n:p2C1E2J1P1U2#2/2]1^2_1{2}2;duri-:c2d2f1g2h1E4L1V1$1,3/1>4?1^2;during:c2d2f1g2h1E4L1V1$1,3/1>4?1^2;during the:c' +
  '4d3f3g1h3C3E1P2$3^3;duty:d2r3]3^3;dvd:/6;dyin-:a3t4V3;dying:a3t4V3;dysp-:G5;dyspraxia:G5;e:a3i2m2n2E2H2I4M4(3/5<' +
  '1@2_3{3|3;each:b5i1j3m5o1r2s1y5A1N2P3Q4R2%2[1]1;each other:b4y6Q3%4}1;ear:w5M3;earl-:a2c10e1g1p4v4A1C1K1$2}1;ear' +
  'lier:c5u1}2;earliest:c6A4;early:a3c7e2g2p4v5C2K1$2}1;earn:j2q1<1=3}5;earr-:x5}1;earrings:x6;ears:x7G1_2;easi-:y3' +
  'z3G3H1J4R4;easiest:R5;easily:y3z3G4J4;east:I5J6^3;east-:h6(3;easter:h6(3;easy:p4y4F5H5I4;eat:z1G3}11;eati-:e3}5;' +
  'eating:e3}5;eboo-:-1@1_1|9}3;ebook:-1@1_1|9}3;ebuc-:n5<5;ebucks:n5<5;ebus-:c4d3y4;ebusuku:c4d3;ecze-:G5;eczema:G' +
  '5;edge-:H2X3;edged:X3;eenm-:k4)5;eenmalige:k4)5;eers:a4d2j3z2E5$2;eet:}6;efc:}6;efe:I2R5;effe-:R3S3;effective:R3' +
  'S3;eft:n8{3}2;ego:y5;eid:h6;eie:w3%4+4;eigh-:c3d3f2i4A3C4P2W4;eight:c3d3f2i4C6P2W1;eish:l6r4u3z3;eith-:{1}1;eith' +
  'er:{1}1;ekil-:Q5;ekilasini:Q5;elan-:(4)2;elandelayo:(4)2;elbo-:w3G4*4]3;elbow:w3G4*3]3;elbows:*3}3;elde-:A5C4E2;' +
  'elderly:A6;eldest:C5E2;elec-:h3K2,3>5|3}5;electric:H2K3;electricity:>6}2;electronic:|5;elev-:c1g3C6H7!2;elevator' +
  ':H7;eleven:c2g3C7!3;eliz-:J3^3}1;elizabeth:J3^3}1;else:k3z1I1J1M1T6$4%3-3^3}1;else-:m2F3P3-3{2}1;elses:-3{2}3;el' +
  'sewhere:m2F3P3;emai-:p3M6-1/1@3[2^1{4}1;email:p3M6-1/2@3[3{4}2;emailed:^4|2;emba-:z6E2#3;embarrassed:z4;embarras' +
  'sing:z3E2;embassy:#3}3;emer-:l2Z4,2}2;emergency:l2Z4,2}2;emig-:p5/2^3}1;emigrate:p3}3;emigrated:/3^3;emin-:e5A4P' +
  '4;emingaki:A4P4;emini:e6;empl-:l1n2Z2!3#6,1<3=7;employ:=5;employees:l3#7,2;employer:g1n3Z3!4#2<2;employment:=6;e' +
  'mpo-:F3;empowerment:F3;empt-:c2U1X2}6;empty:c2U1X2}5;end:d5h2i6l2n2o1p8r2v3P2#3&4;end of:d5h2l4o4p1y3&2;ende-:=4' +
  '}4;ended:=4}4;endi-:i5p4*4;ending:i5p4;ends:d3i4o4I4}1;ener-:c2B4O3}3;energy:c2B4O3}3;eng:w7S4T4;enga-:x4_4;engc' +
  '-:R4;engcono:R4;engl-:M3N3W1,3?3|3;english:M3N3W1,3|3;enig-:e4k3z2F3;enige:e4k3z2;enigste:F3;enin-:l3T4;eningi:l' +
  '3}2;enou-:j1m2s1v3z2C3H4K2O2P4R3+3,1;enough:j1m2s1v3z2C3H4K2O2P4R3+3,1;enough for:c3e2j3m3z3C2H1R4+3;enough to:s' +
  '3I2O4P5&2;enqu-:g3U2Y3#4;enquire:g3Y4;enro-:k6t7C1E2Q3&1;enrol:t5A1C2E3Q3;enroll:t4&2;enrolling:k3B3;enrolment:k' +
  '3t3;ente-:H3(4.7;enter:H3(4}5;entertain:.4;entertainment:.5;enti-:b4l4q3z2Q3;entire:b4l4q3z2Q3;entr-:m3v5z2H6K4+' +
  '2,1.2;entrance:v5H7J1K4.3;entry:j2m3z3H1+3,3;enve-:n2-3;envelope:n2-3;envi-:F3!5;environment:F3!2;epil-:G6;epile' +
  'psy:G5;epip-:G6;epipen:G6;equa-:i4F2;equally:i4F2;equi-:w6&2]6_4}1;equipment:w6&2]6_4}1;eras-:@5;erase:@5;erro-:' +
  '{4}7;error:{4}7;esca-:H5#3*7;escalation:#3*3;escalator:H5;escape:#3*5}2;escapes:*4;escaping:*5;esco-:!7;escort:!' +
  '5}1;escr-:X7]2}1;escrima:X7]2}1;esik-:D6}2;esikoleni:D3}3;esikolweni:D5;esin-:i1H4P4;esingakanani:i1P5;esko-:>8}' +
  '2;eskom:>8}2;eskr-:X6;eskrima:X6;essa-:}3;essay:}3;esse-:w3&3;esta-:l2A2F1R3U3#6$3*1;estate:l2A2F1R3U3#6$3*1;est' +
  'e-:D7;esteem:D7;etc:x3V4;eten-:e7;etiq-:v5x1;etiquette:v5x1;etsa:t3G5#3.3;euro-:n4^2;ev:K4}2;even:l3x3z6H1Q1S3,1' +
  ';even-:a3d7e1i1I2K1#2&1)2.7>1;evening:a3c1d8e1i2r1t1u2F1I3K2N1V1&1>1;event:!4#2.7}2;events:#2)5.4}2;ever:y4z2A4O' +
  '3P3S1)3@3}1;ever-:b3j2k1r1s2y1z1D3Q3T3(3,1;every:a2c1f3j3k2m1r3s1P3W1(4,2}3;every day:a4c5d3j5D2P5U2}1;every mon' +
  'th:j3m3n3Y3(1}2;everybody:c3s3x3y3z5A2D2R3,3@3;everyone:v3x1z4A2D1Q6R3T4%2]2;everyones:Q4?4;everything:b6d3j2k2l' +
  '1x2y1C1D4H3N3T3/4>1@2]2;everywhere:H2I1*3;ewal-:n5;ewallet:n5;ex:l2n2s1z1O5!3,2;exac-:a4o1w1J5N3T3X3&3,2;exactly' +
  ':a4o1w1J5N3T3X3&3,2;exam:q1u4P6}3;exam-:f2q6r3;exams:f2q6r3;exce-:y3C4}5;exception:C4;exch-:_10}1;exchange:_6}3;' +
  'exchanged:-1_4;exchanges:_6;excl-:D2$5|3;exclusive:$5|3;excu-:}5;excuse:}5;exec-:e1J1K3!3#1$5;executive:b1e1J2K3' +
  '!4#2;exer-:c1e1j2w1z5B1G5W2/3<4;exercise:e2j2z3B2G4W3<4}1;exercised:z4;exercises:w3z1G3/5;exercising:c3;exis-:c4' +
  'l3F4}2;exist:c4F3;existing:l4}2;exists:F2}2;exit:I1J4;expe-:i1j5k2l4v4z4G3O6Q1=2;expect:v7}2;expected:z2{3}3;exp' +
  'ecting:G6;expensive:i3j6k3l6/2^1}1;experience:z7O6Q3=3;experienced:z3N2O4)3;expi-:r2s1$4+3-2}2;expire:r3$4-1;exp' +
  'ired:s1+3-2}5;expl-:v5D4N1P4S5>3?3[3;explain:v3z1D3P4S5[3;explains:v3N3;expo:.6;expr-:e1n4^2;express:e1n4^2;exte' +
  '-:r5x3;extend:r5;extr-:h2k6r3s2z1B4P3#3$4)2^2;extra:h2k6r3s2z2P3#1$5)2^2;extramural:B5#3;eye:w3y5E5G3S3X2*3;eyes' +
  ':y4E1G4;eyis-:C4;eyod-:m5q3;eyodwa:m5q3;face:y7L4R3W1/5?6;face-:b3g2l2s1M3N1Q1T1Y1&1(1/3?4@3|1;facebook:b3g2s1M3' +
  'T1Y1&1(1/3?5@3|1;faces:l4N4Q3;faci-:g2H1L5N3O3;facilities:H1L5;fact-:A2}4;factor:A2}3;fail:P8;fail-:>2}4;failed:' +
  '}3;fails:}4;failure:>2;fain-:G4O4;faint:G4;fake:O3*5;fall:r5u4B2C3&2*4;fall-:h3y3G3}2;falls:h3y3G3;fami-:c1h1l6q' +
  '3s2t1A1B6E2T3U2,1/1[1|2;families:f3)2;family:c1h1l5q3s2t1A2B6E2J1T3U2,1/1[1|2;famo-:O3!1}3;famous:O3!1}3;fan:U4V' +
  '1;far:E2I10/5;far from:I3Z2;fare-:-3.1;farewell:-3.1;farm:I2Y5)3*3;fast:G3P4^4}1;fast-:R3&2^3}5;faster:&2}3;fat:' +
  'z5W4}5;fath-:j3A2B4C1Z2+2-2}2;father:j3A2B4C2Z3}1;fathers:+2-2}2;faul-:_5;faulty:_5;favo-:R5}2;favourite:R5;fear' +
  ':y4|4;feb:q5}2;febr-:p3R3(3}1;february:p3R3(3}1;fede-:k4O4P3}2;federation:k4O4P3}2;fee:j8k11l2m7r3s1&6^2}1;fee f' +
  'or:j3k4l3m1$4&4;feed-:Q4}4;feedback:Q4}3;feel:o2s2z1A3D1E3F4G1O3Q1U6W1}1;feel-:r2D2E5$3_2}1;feelings:D3}4;feels:' +
  'r3$3_3;fees:j12k6l4m2n1q4r3M1<4=1}1;feet:x3z7G4;fela:E2F3;fell:q1u3G3}3;felt:z4}4;fema-:F10O6$1=2;female:C1F6O6$' +
  '1=2]1;females:F9;fenc-:T3}4;fencing:T3}4;fest-:h6.4;festive:h7;fetc-:a1e1g1i3E5I3K2-1^6_2;fetch:e2g1i4v1E6I3K2-1' +
  '^5_2;fetch my:d3g3i4^2{2}2;fete:.2}4;feto-:u3}2;fetola:u3}2;feve-:q1u3}3;fever:q1u3}3;few:b1m4n3q3r3y2z2M1Q6%3-3' +
  ';fewe-:Q4}4;fian-:E4F5W1-2;fiance:E4W2-2;fiancee:F5;fibr-:G5;fibromyalgia:G5;fiel-:D4}2;field:D4}2;fift-:v1A7C1Q' +
  '4;fifteen:v2C3F3Q3;fifties:A6;fifty:A5;figh-:y6z2D3R2S3U4X4*4.2}3;fight:y4z3C1O1Q1R4U4X3*2.3}4;fighter:D4W3|2}3;' +
  'fighters:z3Q2}8;fighting:a1y4A1B2D4F2S6U2V2X5)1;fights:y4D4O4*5}2;figu-:j4$2@2;figure:j4$2@2;fihl-:v4I2}1;fihla:' +
  'v4I2}1;fiks:l4z5W4;file:x3@6}3;fili-:a3f2i3t3w4N1O2X7;filipino:a3f2i3t3w4N1O2X5;fill:k2v3M1Q5,4@5[1_3}2;fill in:' +
  'k2v4M2,4@5[2_3;fill-:t2M2-5=3@2;filled:t3M3=4@3;film:.1?11;film-:B2W2?10}1;filming:?6}1;films:B3W3?5}1;filt-:}6;' +
  'fina-:d4l3q2t2}4;final:l4}2;finance:d4}4;find:b3g4j3t1A1H2I5J4M1&1/2<1@2]2{3;find the:b5j3t3A3J5;find-:B4}1;find' +
  's:B4}1;fine:n3o5w4x4z2E3F2(3+1;fing-:y6G3@3}1;fingers:y6G3}2;fini-:d2e2f1i8p3G2!1&4=1_3;finish:d4e4i5L1&5;finish' +
  'ed:a1i5p4G2!3&1=2_3}2;finishes:d2f4G2;fire:G1Y7+1}4;fire-:a1f1A2F2O1P1Y7+6,1=1}1;firearms:a1f1A2F2O1P1Y7+6,1=1|1' +
  '}1;firearms course:w4A6C3N4P4Y1,4;firearms training:Y5+3,3?1;firm:o3#8;firs-:c1k2s4t2u2v5w2z2E1Z3(1,2_3;first:c1' +
  'k2s4t2u2v5w2z2E1Z3(1,2_3;first aid:N3O5Z7=4}3;first class:c4s3u5v3w3z3,5?2^2;first day:s3v3w4(3_4;first lesson:i' +
  '3s1t3u3v4w3x2(1,2;first month:k6n2o3}1;first session:a1i3t3u4v5w2z2(3;first time:s2t4v4z1Y3,2[5;fist-:W5Y4;fists' +
  ':W5Y4;fit:b2z10A2B3C4H1K2R6W3!2]1_5;fit in:z1A3B4C5R4;fitn-:c3g2k1o1v2y1z4L1O2Q1R2S2W3$1<2}1;fitness:c3g2k1o1v2y' +
  '1z4L1O2Q1R2S2W3$1<2}1;fits:G3H1R4_2;five:c2d6l2q1B1C5I2S1T1X2$4%8;fix:u2$4_2{2}6;fixe-:o4r2$2&4(2;fixed:o4r2$2&4' +
  '(2;flat:F4G5H5{2}2;flat-:&4;flee-:#3}2;flex-:b3o7r3z4V2}1;flexible:b4o7z3V2}1;flig-:a2u3H4}4;flight:a2u3H2}4;fli' +
  'ghts:H4;floo-:x3y3D1E2H6J1W1}3;floor:x4y3D1E2H6J1W1}2;flu:r5u5E3;fly:f4y3z3E4{3}1;flye-:b3V4&2}2;flyer:b4V4&3;fl' +
  'yers:}5;flyi-:m3w3I2;flying:m3w3I2;fma:X8;fnb:n3<3;focu-:w3D5R2V2]3;focus:w3D5R2]3;folk:l3A3U3;folk-:A3,2;folks:' +
  'A3,2;foll-:a3d2h4r2z1F1G4U1(1*4/2<1;follow:h5r3v2z2G4/3<2;followed:p3F3U3*4;followers:}7;following:a5d3P2(3;fond' +
  '-:<4;fonds:<4;food:.1}7;fool:z7;foot:v5x4G2I8!5;foot-:x6W5?5;footage:?4;footwear:x6;footwork:W5?3;for #:j3l5m5o2' +
  'q6r5t2Q2#1%4}2;for a:m2q3t1R1#5%1.4_1;for adults:j3B2D3T3U2V4;for an:i1k4y2B3C1F2$5)2*1}1;for beginners:a4e2f2w4' +
  'z3V2W2Y2)3]1|2;for bjj:a1m2w2z4N4$3;for boxing:j3l2w3A5V1W2<1;for children:f3B4I4>4;for free:s5=4^2;for her:f2F5' +
  '&2,2}1;for him:e3B3C3E3G5|2;for his:a4w3C3D1J3;for it:s3w1A1D2K3L2S4!2&5{3}3;for kids:j4k1l4y4A2B2D3R1,3.1}3;for' +
  ' krav:a4j7t5w5z2A2C3P3Q1;for ladies:c2f3w3L2Y3)4-3}2;for me:c1d6e2f1j1l2t2z3B1G4H1Q1R4$4/1=2^1{1;for members:m3K' +
  '3L3)1,4/4[1|4;for my:i1t1u1B5F2L2P1R1#2-7{2;for one:i3j4m2o1E4&1=2^1}2;for our:k1N5#3,4-3/3;for people:c1d3f3G4H' +
  '3T1X4Y3!5)2;for sale:]6|4}4;for selfdefence:C3R5$4-1<3]4}3;for small:i4F2V3%4^2}1;for somebody:z5C3F3H4W3-1;for ' +
  'someone:d3j3y2z5G3X2&4)2-4=1;for something:e4n3o3D4R4T4-3/4|3;for that:d2j4l2m2q4s1D4L3Z3!6$3*5;for the:b2n1w1A1' +
  'F1(1+5,1[3;for them:B9#5)3;for three:m3p2q3r3G3V1%3=2;for training:c3e3w4A2$4<6=3]4;for two:j1m4o4q3C1V2$1&3}2;f' +
  'or us:d4l3F4P4%4;for women:F2V3Y1&1)2/4]3;for work:f3m4p3y4J1U1Z1/3=2;for you:g2s4I3=6}1;for your:l2w3z5J2+2-2<1' +
  '}1;forc-:y6O5}3;force:y4O3}4;fore-:c4n3t2&3+3@3}2;foreigner:+4;foreigners:t3}3;forever:&4@3}3;forg-:a2r4u1z4H2J1' +
  'N1@5}2;forget:H3@3}2;forgot:a2r4u2z4J2N2}2;forgotten:z2@5;form:g1p3t5M4,13?2@5_2;form-:v3w1R2S4!4,4=3@1}1;format' +
  ':v4}2;former:k2R3=5@3;forms:S5,4;fort-:r4w2A5B3P3Q2U4&2;forties:A4U5;fortune:w3P4;forty:A4Q3&3;forw-:b1j3r3u2z1J' +
  '1&2[2;forward:b1j3r3u2z1J1&2[2;fost-:B2C1,3;foster:B2C1,3;foto-:?6;fotos:?6;foun-:F4N5T3&3}3;found:G2T4}4;founda' +
  'tion:F6&3;founded:}3;four:c2m1o2q1u1x1C5K1%8)3*3;four-:b3C1I3J3%2]3}2;fourways:b4I3J3]3;frac-:G5;fractured:G4;fr' +
  'am-:H4;frame:H4;fran-:J2=5}2;france:}3;franchise:J3=5;free:c1e2k4s14u4H6K1(1=2^1;free class:s4t3u8;free trial:m4' +
  's2t2,4}1;free-:h4q11s3=6;freelance:=7}1;freeze:q9z1F1}1;freezing:q5x2}3;fres-:x3G4L4(2;fresh:x3G4(3;freshen:L5;f' +
  'rid-:a4b3c2f6g2h4l3t1$1-1_2{2;friday:a4c2f6g2h4l3t1K1$1-1_2{2;fridge:b4}4;frie-:l2t1z2A2B2E1F3H1T1%6-3.4;friend:' +
  'k2l3t3z1H2R1T1U2$2(2)2-4}3;friendly:z4A4B3F4H2O2;friends:B1D2E3T2%9,1-1.6;frm:I5;from:A1I7*1}1;from #:c5e6i5A2F2' +
  '#3%1(3>1;from a:B3D2G4L2M4Q4Y5#2*3;from home:c4E1/5>2}1;from my:n5p4G4S3%1&2,2/3<3;from pretoria:c2f3I4K3;from s' +
  'chool:w2C1F1I4}3;from the:p3r1A1E5G1H3J3O2%3<2=1|4;from you:w5P2$3+2,3/2@5]6{2}1;from your:g4M3T3/2?3]3}1;fron-:' +
  'g1l2v2I2K4L2M3N3=3^1;front:g2v2I2K4L2M3N3#1=3^1;front desk:g2M3#2=4^2{1}1;front of:v3z1K1L4N1}2;froz-:q4G2}2;fro' +
  'zen:q4G2}2;fu:S4T4.2;full:b3e1j1l1o2v1w2y5z1K4Q11/2;full of:f2z4F2L1Q4}1;fun:X4#2.7}2;func-:r3N3#3,1.5}1;functio' +
  'n:r3N3#3,1.5}1;fund:<6;fund-:z4V3}1;fundamentals:z4V3;fune-:r1}3;funeral:r1}3;funn-:z1}5;funny:z1}5;furi-:k4}3;f' +
  'urious:k4}3;fuse-:G5;fused:G5;futh-:v2&2)2;futhi:v2&2)2;ga:}6;gaan:h4j2v5y6N4)3>3|3}2;gain:}4;gals:F8;game:V4}2;' +
  'game-:B4.2}3;games:B4.2}3;gang:a4f3D3;gap:e5%3<4=1}1;gara-:J1K4U2#2$1%2]3}1;garage:J1K4U2#2$1%2]3}1;gard-:w4#1}2' +
  ';garden:}3;garm-:x2J3<1}2;garmin:x2J3<1}2;gas:}5;gate:g1v5J4K2#1*2>1^2{2;gaut-:h2i2I7K1L1^3}4;gauteng:h4T2^4}3;g' +
  'autrain:i2I7K1L2}3;gave:h3z2J2T1-3@3{2}1;gbh:}4;gbv:F3}3;gear:n1w11H1]6^4;gebe-:r3v4;gebeur:r3v4;gebo-:D5H3;gebo' +
  'elie:D5;gedo-:z4;gedoen:z4;geen:z5D4;geha-:G4}3;gehad:G4}3;gel:x2}4;geld:r4<3}1;gemi-:r7u3(3;gemis:r4u3(3;gems:<' +
  '5;gend-:B4L3;gender:B4L3;gene-:b5d3A2%1>6;generator:>6;genn-:>7;geno-:C3I3;genoeg:C3I3;gent-:z2A4D2G2L3O2;gentle' +
  ':z2D2G2O2;gentleman:A5;germ-:m4B3I2J3>2^3{4;germany:m4B3I2J3>2^3;gesk-:-8;geskenkbewys:-6;gesp-:D4;gespot:D4;ges' +
  't-:V3{3}3;gesteel:}5;get:j1l3t1y3H3I2L1M1P1;get a:c1j3l5s1v2K1L2P4$1%2/1=1?2[4;get in:j2t4z2H6L3M6W3>1}1;get int' +
  'o:H3K4P3!4[3;get my:x3y3B2&2+3>1]5{1;get out:d5i4p8H1I2L2S4*3;get the:b3n3s4H2N4]1_2|4}3;get there:v6I7L3=4[2}1;' +
  'get to:d3B3H3I6L3Y4&2*1[3;gets:d2k2r2y4D5G4J2P2Q2R2=3^3;gett-:y6z1A1D3G3K2U1W2#2+2@1;getting:y3z1A1D3G3K2U3W2#2+' +
  '2@1}1;geve-:y3T4X4;gewe-:}5;gewen:}5;gewi-:R3}4;geys-:}4;geyser:}4;gf:E1F4$2;gi:a3w7V8]7^2_3}3;gift:-17_3;gift v' +
  'oucher:-3;gift-:&2-6;gifting:&2-4;gim:^4}2;girl:w1B3C7D2F8Z1.2;girl-:B4D4F7L2Q3W1#3%2-2.2;girlfriend:a3l2t2E3F3R' +
  '2*1-4}4;girls:B5D4F6L3Q3W2#4%2.2;give:b1l2p5t2u1D1M2N2T4U3W1,2-6@5;give me:b4j4M5;give my:s3D1-4@5}1;give you:l2' +
  'T4U4W1Z3@2_2}2;give-:a3b1f3g1l2o3s4w1D2G1N4P2U2<1_2{3;given:a4f4o4w3P3U3W3;gives:b2g2l2s5D2G2N4O1<1_2{3;givi-:p2' +
  't3}1;giving:p2t3}1;glas-:D2E2G6}2;glasses:D2G6}3;gloc-:Y5+4}3;glock:Y5+4}3;glov-:w7W2]7^4_6{3}2;glove:W3]6;glove' +
  's:w7W1]5^4_6{3}3;gloves for:]3_4}5;go:g1m1r1v2x2y3z2E6F1H1L3,1}3;go in:g5v4B3C3H4K3{3;go to:j3q3r3v1y1A2D4L1U1V2' +
  'Y1#2&2+1[5]1^1;go up:j2G4H5$2}2;go with:z2C6;goal:}5;goal-:R3}3;goed:O3R3;goei-:}4;goeie:}4;goes:b3i3p1v3y3E1F2I' +
  '6T2$1-1>6;gogo:c1l3A4W3;gogo-:F2)2;gogos:F2)2;goin-:i2p3q4A1C1L1M1P1S1&1.1/1>2?3}1;going:i2p3q4A1C1L1M1P1S1&1.1/' +
  '1>2?3}1;going to:c2q1F2L3M2&2.3?4}3;gold:j4x2}4;golf:K3#3%2-2}3;gone:i3r2G5{4}1;gonn-:z5}1;gonna:z5}1;good:h4l1s' +
  '1z2B2D3F2M1O6P3R3S3W3|2}4;good for:z1B4D2F5G2R4S3V3W2;good-:h1H3^4_4{6;goods:H3^5_4{6;goog-:b1g4n2J4K2M1N1U3/3@4' +
  '[1|2;google:b1g4n2J4K2M1N1U3/3@4[1|2;gord-:O4P5=3}1;gordel:O4=3;got:d1l1p1w1B2I1T4U4V2W2>2]3_2;got a:b1d2i2l3n2q' +
  '1s1C2E2F2G2L1T1>3]1|3;goug-:S3*4;gouges:S3*4;gout:G6;gove-:h3O2<3}1;government:h3<3}2;gp:G5O4;gps:J8;graa-:b2t3B' +
  '3C4E1=3;graad:C4;graag:b2t3B3E1=3;grab:D2*8^2;grab-:B2F2*6;grabs:B2*6}1;grac-:j2V6;gracie:j2V6;grad-:A1C6P11!4$1' +
  '=2}2;grade:A2C7P2!2#2/1=4}1;grade #:C3Z1#3.2=2}4;grades:P2!4;grading:P7$4?2}4;gradings:P6[2;gran:a3w4A4)3}2;gran' +
  '-:l1q1A3B6C3H1S1,1;grandchildren:q3A2B4;granddaughter:C3;grandkids:B3;grandparents:A3}4;grandson:B4C5D3S3;granny' +
  ':n1v1A5B1E2Z2,2;grap-:a4w3x3z2B2C1F2S3V7]1;grapple:F4G3;grappling:a4j1w3x3z2B2C2S3V7]2;gray-:a2e2}3;grayston:a2e' +
  '2}3;grea-:p3)3}4;great:p3)3}4;gree-:z5<5}1;grey:A5_2}1;grid:b6>5;grie-:G2}4;grip:x3B2;groe-:C4F3Q4#4%5;groep:C4F' +
  '3#4;groepie:%6;groi-:w4S3*2}2;groin:w4S3*2}2;gron-:H3V6;grondgevegte:V6;groo-:C2D1Q4.3]5;groot:C2D1Q4]5;grou-:a1' +
  'l2A1B3C2F4H2Q3V7#2$3%5&2;ground:G1H6R1V8&4*4;group:a3l4z1B4C1F5M1#3$1%5&1@1;group for:A2B4C3%1}2;group of:u3D2Q2' +
  '#4%4(2;groups:A5B2C3Q6$4%4;grow:=3}3;grow-:a2d1j3A4B1C1E2O3Q3U5;grown:a2d1j3A4B1C1E2O3Q3U5;grown ups:a3d1j3A3B1Q' +
  '3U3;grp:%7;guar-:v1w4K5V1!5#1,2]5_5{3;guarantee:_5}1;guard:j1v2w4y1R2V3!4]5_2{4;guarded:K5O3;guardian:,6;guardin' +
  'g:!5;guards:l2w2K3Y2!3#3]2_2}4;gues-:i2s3E2#2%1)3;guest:s3)4;guests:i3E2#3%2;guid-:D1H2#3.2|7;guide:H2|7;guides:' +
  '#3.3;gumt-:&3=3;gumtree:&3=3;gun:Y12*6+8]2}4;guns:B1Y8*5+8}2;guns-:Z6;gunshot:Z2;gunshots:Z6;guy:y2F1N5O4Q1R2V4$' +
  '1*4]2}2;gym:g1J3L3T3W1$1<6>1}2;gym in:b2e3K2V2W2/3=2>4]5^4;gym is:m3y3z2H3J2.2<1}2;gyms:b1g3j3n1o3s1w2z4E2H2Q1)1' +
  '<1}1;gyna-:G4S2;gynae:G4S2;ha:v4z5>4;haal:i4r5x2E1@4^6;hack-:}2;hacked:}2;had:c1e2f1k3m3o2q2y1G6H3L1O2X1Y3,1/1>1' +
  '@2;had a:c3e2m1q1s1y3z2G2O1Y1Z1)1@3;haem-:G6;haemophilia:G6;haha:z2B2E3F5U1.3}5;hail-:I4J2K4;hailing:I4J2;hair:w' +
  '3x6A3L3*4}2;hair-:x4L6}1;hairdryer:L3}4;half:c4e1h3i4l2n6q1r3v2C4F2#1;half past:a3c3d3e3i4;half-:l4p2s4G3}2;half' +
  'way:l4p2s4G3}2;hall:E1H4.6}7;hall for:.3}1;hall-:.3}2;halloween:.3}2;hamp-:-5;hampers:-5;hams-:G4}2;hand:n2v1w5G' +
  '3I2U7X1Y4#2@2]1_1}1;hand-:H7M2N1W1Y5!4%1*2+2=1|2;handbag:L4*4;handcuffing:!4#4;handcuffs:}6;handed:o1E4]3}4;hand' +
  'ful:%5;handgun:A3Y9+4;handle:r1x2z3D4M4P3U1X3Y1#3*3+3?1;handles:N3=7}1;handling:Y2#4;hands:v3w3y4G3N3W3}1;hang:b' +
  '2B4E4L5}2;hang-:V4}5;happ-:a4b1f3o2p1q2v2y3U2W2Y1&1)1*2,3>1@2_3}1;happen:b3y5$3>3;happened:}8;happening:a6f1W4Y3' +
  ')4{2;happens:f3h1o3p3q3r1v4O2P1U3&3*3,4>1@4_1;happy:G3_4}8;hara-:^4}4;hard:p3y7z7D1G4K3=4>1]2;hard-:r4D4G2;hardl' +
  'y:r4D4;has:b4z1G4O6Q5(1_1{4;has a:b1e3u4x1C1F2*2]2_4}3;has the:b2B1O1Q4(4}3;hasn-:{6;hasnt:{6;hate:o2v2w3x1y4B3Q' +
  '3R4;hate-:i3z3F2}1;hated:z3F3;hates:i3}3;hatf-:I3;hatfield:I3;hav:B4$5/2;have:w2]1;have a:n2s2F1I1J1M2Y2#1=1[1;h' +
  'ave an:b4A4D3Z4,3|1}5;have classes:f2B5F3V2$5}2;have for:B4C4F7!4#2;have it:b2d2B1G2M4U6V3W5X5)2^1|2;have my:f2n' +
  '3q2w4x1K3L1X1!1+2,1]2}1;have something:c1j3k3l2w1A3B4F4K2L2V2=6;have that:d5F4U1V3W5]3;have the:b4f2J3N3V3X5+3.1' +
  '|1}5;have to:i1o2p4r1s2v2x4y3z4E4F3J1P2S2,1^1;have you:b3d2j2B4F2J3M2T3U3V1W3X3Y3-3>4]3;have-:p3z7{4;havent:p3z7' +
  '{4;havi-:q3^3;having:q3^3;he:w2C8D7E3G2H2O5,1;he go:A3C2}1;he has:e3p1E4G2*4;he is:u2A1C6D5_1;he join:A2C3G3;hea' +
  'd:y3A1G3J1M1N4O1V1W3#3%1&2*3]2|2;head coach:M3N2O1$1|4}3;head-:w5y4*5=5]2_5;headgear:w3y3]3_6;headlocks:*5;heads' +
  'carf:w5;heal-:l2x2G4,4<7}2;healing:x4G3;heals:A2G3;health:G3,4<5}1;healthsaver:<5;healthy:}7;hear:A5)2;hear-:y2E' +
  '2G7J1S2W1Z1{2|2}1;heard:w3y4E3F2G1J2K1S2W2&1>1{2|3;hearing:G7}1;heart:G3Z4}4;heat-:}4;heav-:z2H2W5*2]3^2{2}2;hea' +
  'vier:*3}1;heavy:z2H3W5]4^2{2;hebr-:S4}2;hebrew:S4}2;hect-:c3f3l2v4x1y2I3;hectic:c3f3l2v4x1y2I3;heig-:K4}1;height' +
  ':K4}1;hek:*4;held:a4b3z3F2J4Y3{4;hele:f3l4E4;hell:r2z4;hell-:}5;hellopeter:}3;helm-:w3K1L5_2;helmet:L5_2;helmets' +
  ':w3K3;help:b2u1D7Q1R3Z6#1+5<3;help me:b3v2G1R5U3W4,3;help with:D3Z2$2*2<3}4;help-:G2I1M5R4U1}1;helper:I3;helps:G' +
  '3R5;hemp:w3_4}1;hen:.6;her:h1C2D9E5F3-2;her to:B2D5F2&3,2}3;here:b3m6t1w1z2A5J1M4R2U2V1<1^2{1;here-:p1=3;hereby:' +
  'p1=3;heri-:a4h2.1;heritage:a4h2.1;hern-:G5;hernia:G5;hers-:l3D3F5R2$2;herself:l3D3F5R2$2;hes:C4D7;hey:b1o3r1s2y2' +
  'D1H4_1}5;hi:}6;hidd-:k6s3;hidden:k6s3;hide-:D5;hides:D5;hidi-:b3D4[3;hiding:b3D4[3;hier:m5{2;high:l1B5G2K2#4]2}1' +
  ';high-:k4I2}1;higher:k4}1;hija-:w2K1L2#2)2*9}3;hijab:w3F3L3}4;hijack:K3!2)1*5;hijacked:#4}3;hijackers:*4;hijacki' +
  'ng:)3*4;hijackings:*6;hiki-:Z3}4;hiking:Z3}4;him:w2D10E4G1J1O2-4;him to:D5I4J4K1]4;hims-:D6H1N4O2P2U1W2$3&2;hims' +
  'elf:D6H1N4O2P2U1W2$3&2;hip:G6H2;hips:H3}4;hire:w5L3#4$1+4.4=7?2}2;hiri-:I1=4;hiring:I1=4;his:w2C1D8H1N4O1P1|1;hi' +
  'st-:z4S2}3;history:z4S2}3;hit:a3e1w4y10D4W7}2;hits:k3D7;hitt-:y4F4;hitting:y4F4;hiv:G5;ho:l3t4u1v3y4A2H4U2W1X4Y3' +
  '!1)1*3;hobb-:o4B3R3)3;hobby:B3R4)3;hoed-:#3^3;hoedspruit:#3^3;hold:q9z2M4O2Q2V2.2^1{2;hold-:z2F2G3V4*3;holding:z' +
  '3*4;holds:F2G4V4;holi-:h8m4q2B1C3(2)2.2=1}2;holiday:h3m3q2B2)3.3=3}3;holidays:h8m2C5(4;hols:h7;hols-:w3Y6]4;hols' +
  'ter:w3Y6]4;hom:x2D4G4;home:d1f2y2L1M2V1$6*3/8^1|2;home from:f4y4B3C1F3/2;home-:B5N3|2}4;homepage:N4|3;homeschool' +
  ':B5;homeschooling:}2;homework:}8;hond:}6;hone-:o3s5y4z3$1=2;honest:z1=3}2;honestly:o3s5y4z2;hono-:r3.3;hood-:w1]' +
  '6^3_6{3}1;hoodie:w1]5^2_6{4;hoodies:]2^3}4;hook:W4}2;hook-:L4W4;hooks:L4W4;hop:H3}6;hope:k2o2z7D2H1=4;hope-:H2]2' +
  '}3;hopefully:H2]2}3;hopi-:d4f2&3;hoping:d4f2&3;hors-:}5;horse:}5;hosp-:u3U3Z2#3,5}3;hospital:u3U3Z2#3,5}1;host:)' +
  '4.5=3;host-:D4!5;hostel:D4;hostile:!5;hot:L4}5;hote-:m2I4#2/2}3;hotel:m3I5J1#2;hotels:/3}4;hou:q3y4.4;hour-:a3b1' +
  'd2e3g8h4i7$4)2;hourly:$4;hours:a3b1d2e3g8h4i7$2)2=1;hours is:g2i3I2)3}3;hours of:b4.4}4;hous-:c2l2s1F1R2#3$4*1^2' +
  '{2;house:c2s2v1A2#3$5*2/1^2{2}2;houses:F3R4U4#2;housewife:z3F3S3;how:i3n1p1t2y1I3P3Q1[2^1;how can:l3n5p2D1M2)2-3' +
  '?3;how do:n2p5q1r1t3M1@2[4_2}4;how does:q1r1t3v6H4O2P3R3$2=1?1[4;how far:q1H3I5{1;how is:b2o3v3z2E2F3K4R4S1>3@1^' +
  '4;how lank:i5o4P3&3-3^1;how late:d5g8u3;how long:i5o3I3O1P4#1&1_2}4;how many:i2j3s1y1F1I1J1K1N3P2Q4T2&1(2|2}2;ho' +
  'w much:i1j6k3s2Q2$5%4&5]4^3|4}1;how often:b2j4q1y2P3(2)3}1;how old:A8B4S3+1}3;how soon:a4p1P3$4(4^2;how to:t1F2O' +
  '1S1U5X2Y4Z8!2)1*7[1}3;hows:p4y1;hr:b2g5O3#2,2=5;hubb-:b2d3u3A2B1I2$1&2-2?3;hubby:b2d3u3A2B1I2$1&2-2?3;hug:*4;hug' +
  'e:C3F3;huis:d3$5*2/3;hull-:y3z3A2*2;hulle:y3z3A2*2;huma-:h3M4}1;human:h3M4}1;hund-:x3F3Q4;hundred:x3F3Q4;hung:{2' +
  '}2;hurt:q2y8z1G1O1Z1,6}1;hurt-:V4,4;husb-:j2H1R1U1Y2$2+2,2]1;husband:d1f1j2n1s1H1R1U2Y1$2,2?1]1;husband and:c3j2' +
  's3t2E3K2Y2$1;husbands:l3Y1+4-4;hv:x3H2M4U4;hw:i3j5m4t3A1I1Q3&2|2;hybr-:/5;hybrid:/5;hyde:$3}4;hygi-:x3_2;hygiene' +
  ':x3_2;hype-:D3G4R2;hyper:D3R2;hypertension:G4;i allowed:p4t3y3A1E2K2P3+1,2}2;i am:n1w3z4A4E1=1^1}1;i attend:a3f2' +
  'm2r2C3+3;i be:a1i3o2s1v4y2z1A3E5Q5&1/2?3;i become:t2!1=4}1;i book:t6u2K3N4#3$4%1)3;i booked:u4v4w3}1;i bought:V4' +
  '$2_3{4}3;i bring:j1s2t2w1A1B3G1K1L2N1Q2+1,2_1}1;i buy:m3s4w2$3]6_2|4}2;i can:b4c5d1f3j1m1C1G1L3M6O4P4R2|4;i canc' +
  'el:p5u4_4}2;i cant:r1s1w1x3y2z4J1L2M2U1,1/1]3|2;i carry:o1G2L2P4U3V3}1;i change:u2I3L2_4}1;i choose:F1N4R1$1-1_2' +
  ';i come:a1d3j1s1t4v2w2z1C2E2I2J4Q1V3Y1+5^1;i could:c1d5u4w2E3G3W3}2;i did:z2R4T1U3V3W3@3}3;i die:b3l4z5F3,4;i do' +
  ':j1o3p3r2t4y1z1G3R1U1&1/1;i dont:f2n1o2r3s3u2w1F1I3L1R1U3$1+3?1@2;i drive:c1z2C1H3K5U2Z2!3*4;i drop:i3m3r3E5J4=4' +
  ';i fetch:d2e3g3i4E3-3;i freeze:q6F3;i get:j5s1H1I2L1M1P1[1|3;i give:p2u4,5?3@4_1}1;i go:m3o2r4v2y3z4H4K2P2U2]2}1' +
  ';i got:o2r3x2O2T4+3_5{1;i have:b1r2s2w4x2y2z5G5K2P1S1+2=3;i heard:w3y4E4K2W3|3;i is:l2m3q4z6A3F3G3$1*1}1;i it:j2' +
  'n5p3q6r3^3_5;i join:b1k3o6p1t1v2z1A2B2C3G1$2(2/2?1@3;i just:g3o3t5x2y3E2K2R4W1(3)2;i keep:r2w2x4z4L4Z3/2}1;i kno' +
  'w:h2v1w2z4O3Q4>3}2;i learn:N4Q2S3T5U1V2X1Z1$3&1*4+1/1|2;i leave:d1i3o1p3x1y1A2E5J1K3L4;i left:k3n4@4]1}2;i like:' +
  'm3s3v1w3y3N4Q4R4+2;i live:l2F2J2R2)1-1/4_3|3}1;i log:[8;i look:b3v3B2E2}2;i lose:p4r5u1y3z3<1}3;i make:d5r1t3E1H' +
  '2I4=2?3[4;i mean:a4d3j3o2F2H2$3(2}2;i miss:f2r1G2&1}4;i missed:a2l3r3A3)2;i must:c3t1u3w2x2C4J2U4[3]3{2;i my:i3q' +
  '3w1x3E2K4L2+3<2=4?2^3;i n:o2r3s3w3P3+2,2-3?2_3}3;i need:c2w2y1z3C1J2K2M1Q2U2+1,1[1;i only:d3o1w2E1G3L2S1V2W3$4)1' +
  '+1@2}1;i order:-2]4^6_2{3;i pause:q5;i pay:j4k7l2m2n6s6K1&1-1}3;i put:d1i3q3u3C3F2J3K3L3&3,2;i reach:I3M7P3;i re' +
  'ad:c1j2o4N4R2,2^3|1}2;i really:a3t2x1z3C3F2U2;i run:z1F3G2O1U2}6;i saw:j2l1t2K3S1T2U3W2X3Y2&2=4|1;i see:a3b4c3e1' +
  'k1s2G2P3?2]1{4;i send:p4M5,2^1_7;i should:v6N3R5W3Z1<3;i sign:o7t3F3L1(2,6[3;i sit:y3z3E6W2;i start:o1r3t5w2G5P2' +
  'R4}2;i stay:f2o1r1G1I3@5[4;i still:a2d3g3p2q6s2w4z4A3G6(3+3_1{1;i stop:o3p4q6K4;i take:j1l2o2p2q2r1u3v1G6I4J4L2R' +
  '1$3?4]2;i there:v7E3I5;i too:d2z5A3_3;i train:f1j4m2w1G4L1P2U2+3,1/4@4}1;i travel:f2m3r3U2$2&3/3;i use:n4w3G3H3J' +
  '1K2Y2+5-1<4}1;i wait:E3K2(6}1;i walk:m3v5x2A3I7R2U3;i want:j3p1t3E1M2U3$3[3;i was:a1p2r4u1z4A3F2G1P3V2X1{5;i wat' +
  'ch:v1E3V2/3}1;i wear:w4x6F2G1L2]3}4;i wil:o3p4q3t2M2U3V2W2X2Y1Z2!2$2)1?2_2}2;i will:l2r5y2z3I1K2=4}3;i work:c2d4' +
  'e3f2E1I2J1L1Q2U2V1$2=2?2^2;i would:c1o1p1s1E2F1M4O1T3Y2&1?1|1;ibha-:I5P4;ibjj-:}5;ibjjf:}5;ice:q6x1}3;id:c2d1m2p' +
  '1t1z2C1E1J1T2+3,1/1@5;id like:b2c2e1g1p2t3A2B2C2J2M1P2T3#2/3@1;idea:j3w2y3z5G1S4Y2#3-2;idea-:c3e1-1.3}3;ideal:c3' +
  'e1;ideas:-1.3}4;idf:S4U3;idio-:z3}1;idiot:z3}1;idpa:Y5}4;iets:a3c4d4e2f6k3l2s1B6F2G2V2)2;if:l3r6s1*2,5_3;if i:j3' +
  'l4o2p2r3s3u3E2I1$2?1@1^3;if its:j3s3z2F4&2+2>3_2;if my:k1l2o1r3y4B5G2K5$1,4?3;if the:P3Q3*3,4>4^1_4;if there:k1l' +
  '2B3H4L3%3;if you:l2r2z3A2P4)1*3,2]3;ifak:Z6;ifom-:,5;ifomu:,5;ifun-:B4&2;ifuna:B4;igno-:z4D4}4;ignore:D3}1;ignor' +
  'ed:z4}2;ignores:D1}3;ikho-:d3e2k4s2F3H4K1L1U1(2}1;ikhona:d3e2k4F3H4K1L2U1}1;ikhona i:o2F3H2K2L3)1;ikla-:a4c3d2e2' +
  'f2h1i4m4r3s4B1F1;iklasi:a4c3d2e2f2h1i4m4r3s4B1F1;ikmf:P3}3;ilay-:+4;ilayisense:+4;ill:p4r4z2L4(1}1;ille-:}3;ille' +
  'gal:}3;illo-:I4J3;illovo:I4J3;im:q1t2z4A1C1G1R4;im #:l2A4C7F5S1X3$2,5;im a:c3f3j3l1y3B3D1F3O1P2Q2Y1#1(1<1;im fro' +
  'm:s2A3J3M1X4#3}1;im in:a1d2f2l3A1B2C3G2I2J2N3V3Z3-1^3_2;im not:m4u3z3M3W3[4;im on:c4e3k2G4H1L3<2}2;imi:S7;imin-:' +
  'T4@4;imininingwane:T4@4;imot-:I4K6;imoto:I4K6;impa-:G5H2;impaired:G4H2;impo-:f3l3H1!3)2^3;impossible:f4l4H2)2;im' +
  'pr-:Y3*5}3;improve:Y4}2;in:J2[1;in #:m2s3y2z1A3G5N5!3]1}4;in a:b3m1r1t1v1B1F1G3H1Q3R2S3%2)1*3;in an:n2G3I1J3-3?4' +
  ';in and:g3s4v5w2E4M1[3;in bjj:x3y4z3P1}4;in boxing:y3}7;in bryanston:m2B3J3$5}4;in cape:e3B2J2U3)2_3}3;in class:' +
  'y6A4X3*2,5?5|2}6;in december:h3o2r2C2P2V3=4;in die:c4d1e2v2y4B3C4F1K1O4&3/3;in for:o5x4E2I4)1-3[4_4;in front:v3z' +
  '1I2K5L3N1}1;in grade:C2.3=4;in his:i3w2y4D5;in it:s4w3S5&2<3?3|4}2;in january:h4j3l1t2G1(4}1;in joburg:b1f2h2n2H' +
  '2J1T1U2V2X3!3-1^2}1;in june:o3p2r3A3(2)2}2;in krav:A4C3P4S7*2;in law:A3F2J3S3_2;in march:o2p1z2C1G2(2.3=2}1;in m' +
  'y:e5s2w2x5z1A4G5J3L3$2_5;in on:a5f1E3<3[4;in one:i2l1B3C3E2G3M2Q5#1&3}1;in our:c4F2U3%3)2>3;in pretoria:p2C3J4U2' +
  ')1^3;in rosebank:d1m2F2J2V4!2#4^2}1;in sandton:d1e1j2m1o1B3J3K3T1U3V3W2X1>3^1;in the:c3d1g1$1&3_1}1;in with:v2y1' +
  'z1H3K3Q2<1[5}1;in your:A6C1I2W1*3>3@4]5|1}3;inap-:w4}1;inappropriate:w4}1;inci-:*3}3;incident:}3;incl-:i4j6L2P1S' +
  '1W3#2)1*2+4^2|3;include:i3j3S2W2*1^2|3}1;included:f1i1j5w1L3P2W2#3&1)2*1+4^1|1;included in:i2W3#4)3|3}1;inco-:l4' +
  'y4}2;income:l4y4;incr-:}6;increase:}6;incw-:|5}1;incwadi:|5}1;inde-:,10=2;indemnity:,10;indi-:m5Q5$8;individual:' +
  'm5Q2$8;individually:F2$3;indo-:x3Y4}4;indoor:x3Y4;indr-:I6;indrive:I6;indu-:v5X5!3}2;induku:X6;industries:}6;inf' +
  'a-:Z2!3;infl-:z2?4;influencer:?4;info:j1t1v2B4S5T7V4W1Y2Z1!1&4@7;info on:B4S3V2X2Y4!1;info-:T5V3@9;information:T' +
  '5@9;inga-:s3C3H2,3;ingabe:s3,3;ingajoyina:C3;inha-:r6G4;inhaler:G6}1;inin-:)2;inini:)2;init-:k3D3;initiation:k3D' +
  '3;inju-:q5y7G5O1Z1,5;injured:q6y1E3G1Z2}2;injuries:y6G1O2,5;injury:y4G5;inli-:T4&2@4;inligting:T4&2@4;inos-:X4;i' +
  'nosanto:X4;ins:m7t4;insi-:n3x4E4H3J1K2*1?1|3}1;inside:x4E4H3J2K2*1?1|3}2;insk-:k5t5;inst-:n5M4N6O7$5)1/1=5?3_1}2' +
  ';insta:M4)2?5;instagram:a2b1j2z1F2M3V3(1/3?4]3}3;install:}5;instalments:n2}3;instant:n3-2;instead:e2f1n2r2u3L1M2' +
  '#4.2^3_5}1;instead of:e2f1u4L2M3#4)1.3^5_2;instructional:/2}3;instructor:v2N6O5P4Q2$6)1=5[1}2;instructors:N6O7)1' +
  '=5}2;instrukteur:O5$3;insu-:y2G4K1,7<5}2;insulin:G5}1;insurance:k1y1K1,6<5@1}2;insured:y2,5;insurer:<3;inta-:(11' +
  ';intake:(10;intakes:(5;inte-:n1p3t3C2O1P2U2V2W2X1)4/3=4?3[4^2}1;intensive:)7;inter:}5;interclub:}6;interest:p5}2' +
  ';interested:p3t5y1B1C3U4V3W4X3Y2Z2!2;interested in:p3t2y2B1C3U4V4W4X3Y2Z2!2;international:O5<1^4;internet:n3/6?6' +
  '}1;internship:=6;interview:o2v4}5;inti-:z6D5F1Q4;intimidated:z5D5F3;into:y2C4D2J5K3P4V3W1!2&2*1[1}1;into the:y3A' +
  '3H1K4P3*3}1;intr-:s7t4u7v6z1D3N2&4*2;intro:s6t5u5v7&4;introductory:s4u5;introvert:z4D4;intruder:*4}3;intruders:}' +
  '4;inva-:*6}3;inve-:S4>5}2;invented:S4}3;invi-:.3}1;invo-:n6s5y1S2_2}3;invoice:n2s2_3}7;invoices:}5;involve:y3B3S' +
  '3;inya-:j4q5;inyanga:j4q5;ipad:B4[3|4;iphe-:i4K3@3;iphephile:K3@3;ipho-:/3}2;iphone:/3}2;ipsc:Y5}1;iqal-:(5;iqal' +
  'a:(5;irre-:m6;is #:e2A3C10G1;is a:h1i2j2q1w6L2O1(2)1+2}1;is best:a1c1d5t3v1A2}4;is bjj:a3d2j5A4B3R1V1;is boxing:' +
  'a4i3B2R3W2}1;is die:j2o2y1A4J1N1P2Q5R3&1^2|2}1;is good:c2R5V3W4;is he:A2C2N2O6;is in:c2e1h1j3u1C4G2H1I1M2P2Q4&3>' +
  '2[1|1;is it:a2i1j1s1y4z3E1F3I2J4K1Q5S3{2;is krav:a5y3z2A1B3F3G2S5T3;is my:e1p3v2y1C2K2L1=1?2@5[3{5}2;is n:i1m4w3' +
  'A4F4-3;is not:l3z2B3C3M2,4_4|1;is on:b3v2D2G7H4N2T3(3<3?2|2;is one:f3i1j3z3N3P3)2,3;is she:z3A1C6;is that:v1w1E4' +
  'K2N1P2R1S5Y1*1+2;is the:a2k2s4J1O4Q1]1}1;is there:a2k2B1H1K1;is this:z1A2G1J5O2S2T4U1@4;is too:z3A3D1J3+4_2}3;is' +
  ' you:f2g3h5j3H3I1J5M4O4)2,1>1;is your:c1d3f3A2F1H2J4N1O3R3>3@2|1}1;is yours:b3i3j5o3s3J2&2,3;ish:e4;isib-:W6Y5;i' +
  'sibhakela:W7;isip-:x4-5;isiphandla:x4;isipho:-5;isnt:o4s4B4{1}6;isra-:N3O2S3U4)3=3}1;israel:N1O3)3=3}5;israeli:h' +
  '2N3S5U5;issu-:z3D5G2+4;issue:z3+4;issues:D5G3;it:S6|1;it a:i2o3p2r2t5v1A1F3G2H2P2X2?3|4;it at:c2s4D4E2F2G2K2U2V2' +
  'W3,3@3]2^2_4;it be:a3i1n3q2r2x3y1G1N4%1&1)1+3,1/3_2;it by:n4z3K2Q2V3X2>3^4{4;it can:j3p4A2D1E1Y3/3<3_2;it cost:j' +
  '3k3m2q2E3#2$1%1&3^1|2}1;it for:p2s3t4z3A4B2$2]3;it go:x2z4I3L3&3@4;it in:c2d1n2o1x4J6L2S4U2V5&2*2;it is:d1e2f2s3' +
  't4D1E2G2S4W3$2<1;it ok:r3w4E4G3K1?3_2|3;it on:h4q2D1K1L2U1V2W1X1{2|7;it only:e2f4y2z2B4T6;it possible:d3e1q2s2E2' +
  'G2.1/3^1_1}1;it safe:n3y4G4O2>4@3}2;it still:z1N3U3V3W3&3)2-2=4_3;it take:I4P2}5;it the:b1k4v4w3y3A3J6Q1S2<2;it ' +
  'to:d1p4u4I3T4^6}2;it too:A4C3I3U3W3X2(1;it work:j4o1t3v3F6P1$2?3[4;itek-:I6;itekisi:I4;item:^3_4{2;item-:w2]3^1_' +
  '4;items:w2]3^1_4;itha-:i4;ithatha:i4;ithu-:B3U3W2Y3/4;ithuta:B3U3W2Y3/4;its:d1h2r1E1F3X1#2%1-2>3{7;itse-:o3+3;it' +
  'self:o3+3;itsh-:U4*4}1;itshireletsa:U4*4}1;ive:c5t2u1w4z4B3G2H1P1R3U2(2;ixes-:g3i3;ixesha:g3i3;iyip-:R5;iyiphi:R' +
  '5;izin-:b5H2L4;izit-:H3O5?5;izitebhisi:H4;izol-:r3}2;izolo:r3}2;jab:z3W4$4}1;jack-:L3)4]5;jacket:L3]5;jake:W3}3;' +
  'jan:h5q2}1;janu-:h4j2l3q1t1P1(5}2;january:h4j2l3q1t1P1(4}2;jaso-:S3U1}1;jason:S3U1}1;jean-:w6}2;jeans:w6}2;jenn-' +
  ':S2}2;jennifer:S2}2;jers-:w3}2;jersey:w3}2;jewe-:x6;jewelry:x4;jewi-:h2S6;jewish:h2S6;jhb:J3U3;joan-:t3I2;joang:' +
  't3I2;job:d3j1o4p5O1R1W1Z2=12;jobs:q1=8;jobu-:f1h4m2n1H1J1U3V2X2!2=1>2^1}1;joburg:f1h4m2n1H1J1U3V2X2!2=1>2^1}1;jo' +
  'e:V3}4;jog:z3F2I3*3;joha-:J3V4X3>2}5;johannesburg:J3V4X3>2;john:R2}5;join:k5o4t8z5A3B4C1G1(5/2=3;join a:a2m4r3F2' +
  '$3)3,4/4}1;join the:v4z4A1B4%2(5=5}3;join-:k7l2o1p4t4E4M2&1(3*3}1;joina:t3E2;joined:p4(5}2;joining:k7o3p3t4E2G2M' +
  '4&2;joining fee:k4&3}3;joins:k3l3C2E3$2;joke:C2-2}5;jonk:A5C3;jour-:!5?2}2;journalist:?2}3;jse:e3}3;judo:w4B2C1O' +
  '1R3S4T6V4}1;juic-:}4;juice:}4;july:u2x3C1)4}4;jump:z4G3V3$3]5}1;jump-:G4*3}1;jumping:G4}2;june:h7o3p1r2A1P2(2)1}' +
  '1;jung-:}3;jungle:}3;juni-:A1B10C3D3O3=1;junior:A1B8D3=3;juniors:B5C4O3;just:g2m2o2t2C1E4F5K1W2$4%1;just for:g3m' +
  '4o3W3$4%2}4;just to:k4s4K6}1;just want:g2i3j2y4A3E1K3R4W4)2;jwan-:n4[1;jwang:n4[1;jy:m3z3;ka:f4h4j2x2C2I1Q3X4?4@' +
  '4^2{4}1;kaal-:x6;kaalvoet:x6;kaar-:m5n4;kaart:n4;kae:i4A3J5{4;kaiz-:}4;kaizer:}4;kakh-:D1Q4}2;kakhulu:D1Q4}2;kal' +
  'i:a4j1w2z1B3P2R3X11]2}1;kant-:J3#4;kapi-:*6;kapings:*6;kar:I6K3;kara-:i2k2w3z2B1P2R3S3T5X5*2=1]2;karambit:X6]4;k' +
  'arate:i2k2w3z2B2P3R3S3T6*2=1}1;kata-:S4}4;kath-:}4;katherine:}4;keen:a4o3t5A3F2G1U5V3W1Y1=2;keen to:a4t2z1B1H1U4' +
  'V3Y1=3;keep:r1x4z6D1E4L3P1Z1@5]3;keep my:q1w4x2L5@6;keep-:r4t1D2J2?2{2|3}4;keeping:|4}3;keeps:r4t1D3J2?2{2}3;kee' +
  'r:m5s4w2*2}2;kemp-:d3I4J3;kempton:d3I4J3;kena:z3A5H1[1;kenn-:p7;kept:o3F3@4}2;kerb:H5;kers-:h3-5;keto:}5;keys:x4' +
  'L2*4}3;kg:z3H3;khos-:&4(4;khoso:&4(4;khum-:}4;khumalo:}4;kick:a2f3S4#4(4*3]2;kick-:A1G1R5S3T4W5*3}1;kickboxing:z' +
  '2A3T4W4;kicking:R4S3W2(2}2;kicks:y2G3S3W3*5?2;kid:i2l4p3y2A1B2C3D5E2V1?2[1}2;kidd-:B7C1;kiddies:B7C1;kidn-:B6*3;' +
  'kidnapper:B4;kidnapping:B1*2;kids:j3k1A2B11C2D5P1Q2.4;kids and:v1B1E3J4R3}2;kids are:d3f3h2C4F3%3?3}1;kids class' +
  ':a2f2i2A1D1E1N4,2=4?2;kids from:d3f2I5%1}3;kids or:o3C9S3;kids to:d2w3A2B2D2}2;kier-:X6;kierie:X6;kill:d3j3z5}1;' +
  'kill-:j6K2/3}2;killing:j6K2;kilo-:z4F2W4;kilos:z4F2W4;kin:,4;kind-:z1C5T1U1V1*3.5|2;kindergarten:z3C2;kindle:|2}' +
  '2;kinds:T3U2*5;king-:I3;kingsway:I3;kit:k2w10L2Z1&1]4_4}1;kitc-:.4}4;kitchen:.4}4;klaa-:i4)3}1;klaar:i4)3}1;klas' +
  '-:b5B3Q4;klei-:B5C3D1%6_3;klein:%3_4;kleintjies:B5;klim:H5;km:I4L4U5;knee:p3q1w2G7(3,2}1;knee-:A2G3H2R2*3;knees:' +
  'A2G3H2R2*3;knew:B2}5;knie:G6;knif-:a3s1w3A1B1C2N1X7)1*3]2;knife:a3s1w3A1B1C2N1X7)1*3]2;knife fighting:s3A4B4F2N3' +
  ';kniv-:a4w2y2B1X3*5]1^2;knives:a4w2y2B1X3*5]1^2;knoc-:c3d4l2y2G3,4>3}2;knock:c3d4}5;knocked:l3y3G2>4;knocks:G3,4' +
  ';know:v6z4J1N1O6P1Q2;know how:i2n3y1z5F2G2I1O4Q2Y3Z4#4[2;know if:k3o1w2B4H2K3L3O1P2*2,1<2>3{3;know the:a2o4v2z3J' +
  '3Q1$3(1}1;know what:j6w2B1D3G2O6P3R4S1U2V2Z1;know-:z6D2T5;knowing:z6;knows:z4D2;knuc-:}4;knuckle:}3;knys-:^3{3;k' +
  'nysna:^3{3;ko:D2I2;koku-:E2,2}2;komb-:I4K3;kombi:I4K3;kont-:o6M4;kontrak:o6;kopa:b1t4u2J3M4}1;kort-:l6;korting:l' +
  '6;krag:>6;krav:a4B2R6S10U11;krav and:b5j4S1U3W4;krav for:z3B5C4F2S2#2}1;krav in:d4m4U8;krav maga:d1f1y1A1B2C1N1O' +
  '1R1S2T2#3.3;krav-:S5U6;kravmaga:S6U5;krug-:I3J4;krugersdorp:I3J4;kry:b5l3r3y4P7Q3,3<1_2;ku:u2S4[4}4;kuba-:v1O5U2' +
  ';kubo-:]3;kubotan:]3;kufa-:o3+4,3;kufanele:o3+4,3;kukh-:a2c3d2e2f1o1F3,2>5;kukho:a3c3d3f2,3;kukhona:e2k1o1F4>5;k' +
  'ume-:w4x2;kumele:w4x2;kung:S4T4.2;kuni:U3=2;kuph-:e1f3y6F3;kuphela:e1f3F4;kuqa-:v2E4;kuqala:v2E4;kwe:o2z2;kwen-:' +
  'v6;kwenzekani:v4;kwi:v4[3;kyal-:I3}1;kyalami:I3}1;kyk:b3j2o3E9;l:>4]4_2;l#:G3}3;la:u2v4V2.3}2;laat:d4q5}5;labe-:' +
  'F4{3;lack-:D2;lacks:D2;ladi-:w2F9L3N2%1]1;ladies:w2F9L3N2%1]1;lady:a2x1A1F10O9!3;laid:b5;land:I1K4?3;land-:a2u2J' +
  '5M5;landline:M5;landlord:}6;lands:a3u3;lang-:E2G3N3S2|3}3;langs:E2}2;language:G3S2|3}4;lank:i7o3x5P2&3-3^1;laph-' +
  ':j1T4.1=1>4}1;lapho:T4.1=1>4}1;laps-:r3?3;lapse:r3?3;lapt-:E2K2L5/3}2;laptop:E2K2L5/3}2;larg-:Q3.3]4_4;large:Q3.' +
  '3]4_4;lase-:G1}3;laser:G1}3;last:d3h2p3y1z5G1H1I3J3;last gym:k2p3y4A1F1K5>1;last month:C3G3Z3)2}5;last night:u3J' +
  '3|4}2;last week:j2p5r2z3F3M3=3_2{2;last year:b2k2s1z1G2J5U1#3&1+2.2@3]2;late:d9g5r1A5I1(5{1}5;late-:a5b2d8n2q3r4' +
  'u1E1}1;later:a3d4n2q3r5u1E2}1;latest:b3d7;laug-:z4A2D4}2;laugh:z5D2}2;laughed:D4}1;laun-:.3}3;law:A2J2#3_1}11;la' +
  'wy-:o3W3,2}4;lawyer:W3,2}5;lawyers:o4;lay:n5r4w2F2}1;lazy:D1}6;le:c1d1e1f2h2l1m2B3H2J3L2O2S2T2V1X2Z2*1.1<1>1@2]1' +
  '|2;le na:c4d3e3f4B2F3V3;lead:e2^4;lead-:N4Z3=3}1;leads:N5}3;leag-:}6;league:}6;leak-:@2}3;lear-:A1B3D1N1P2R2S2U3' +
  'V2W3X3Y1Z4#1*1/3=4;learn:A2B3D1P3R2S3U4V3W4X4Y2Z4*1;learn how:D5F5U2V1W3X1Y2Z2)4;learn selfdefence:z3A4B2G2U3%5/' +
  '3;learn the:V1W4X2)5}4;learn to:j1y1A3D3R1U2W3Y2Z1*4+1;learner:C4Q3[2;learners:z4B5O4#4}1;learnership:=6;learnin' +
  'g:D3F1G3N4O3/5;learns:D2*3}2;leas-:o2s1B3F1K4Q4R3;least:s1B3F1K4Q4R3;leat-:]4}4;leather:]4}3;leav-:p7q1x4E4K4L2N' +
  '2}1;leave:p3q2u1x5E3K4L3N3}2;leave my:E3K5L5O1;leave the:d2p4x1I3K3/3;leaves:a3e3f2i2C2R2)3;leaving:p6E3K2O1)2^3' +
  ';lebe-:E2;lect-:b3c3d3;lectures:b3c3d3;lee:}3;leen:w6;leer:B4D2G2N4S2T2U3V2W4X2Y4Z2&2)1*4/1=1;leer you:B3D3*6;le' +
  'fa:m5n4<3;left:a1k1z5G3R3W2!1?1@1]4_3{1}3;left my:n4G1]1}5;leg:q1G6H7K2)1_4;lega-:o4A2,5}6;legal:A2,3@1}5;legall' +
  'y:o4,4}4;legg-:w4]3_2;leggings:w4]3_2;legi-:s3O4}2;legit:s3O4}2;legs:y3G2H3R3}1;lekk-:d4f2t1G2K3>2}1;lekker:d4f2' +
  't1G2K3>2}1;lend:w3+4}1;leng-:i7o1P4}1;length:i7o1}2;lens-:G5}2;lenses:G5}2;lera-:a4;lerato:a4;lesb-:F3;lesbian:F' +
  '3;less:i1j3l10r1D1F1U1/2<1}1;less-:a3d1i3j1m4r6s3v1E2U2Y2$4%1-2/4;lesson:a3d1i2m4r5s5u2v3w2E5$2?3;lessons:b3d1i2' +
  'j3r3U4V3W2X1Y4$4%2)2*2-4/5;let:j1t4u3A1E4G1V2W3&2(1+2}5;let me:a1j2t2G3M1V3W4&3(2+2_1;lets:e4j5p2q2D3;lets-:u2v4' +
  ')2.3;letsatsi:u3)3.3;lett-:o1p3G2M3,3<2=4}3;letter:p4G3M3,3<2=4;letting:o3}5;leve-:a3y2z5H6K2O2P9Q4U3Z1;level:a3' +
  'y3z5H6K3O2P4Q2Z1%1&1;levels:P8Q4U4;levy:k6;liab-:s4,9;liability:,7;liable:s4,4;liam:}4;libr-:/4}3;library:/4}3;l' +
  'ice-:k2I1+13}2;licence:k2I1+8}4;license:I2+6}1;licensed:+7;lich-:S4}2;lichtenfeld:S4}2;lie:V4}3;life:r3z4A1E3O1R' +
  '2S1U2Z5,2<3>1;life-:A2)3;lift:i1u2H10I5>1;lift-:H4I3;lifted:H4;lifts:I4;ligh-:y2B5G3Y2>8]2;light:y3G3Y3)1>2]4}1;' +
  'lighties:B6;lights:G1>7}3;like:b1Q3S2)2;like #:a5e4m4Q3#4$4)4;like a:b2y1z3F3L2Q1#4&5)4-1.1?2;like it:m3n3o1p3s7' +
  'w2D1H3Q4@4;like me:c3z6F3U3W2}2;like that:l3o2y2C3F2G3K2P3W2Y3)4,5;like the:b3o1s2y3M2N3W1_6;like to:m1p2t3B1E2J' +
  '1T1=1?1;like-:-3}3;likes:-3}3;limi-:j3r4A6H3K2Q4}1;limit:j3r4A7K2Q4}2;limp-:)3/4}2;limpopo:)3/4}2;line:b2v4A1I4M' +
  '3/4;line-:N4}1;lineage:N4}1;lini-:a5_3;link:n3t3u3J2/3[5]2{2|3}2;lip:y6;lise-:+5;lisensie:+5;list:b5j5t2u1w7N2T4' +
  'V3W3&2)4*3<1@4]2;list of:N3T5*3]4|1}1;list-:b4D4<4}1;listed:b4<4;listen:D6;litt-:j3k1B7C3D2Z2#1%3;little:j3k1B6C' +
  '3D2E1Z2#1%3;live:l2y1J1M3Y5)1+1.2/6?2^2|1;live in:f1A2I2J2R2/3?5^2_2|3;live-:A3B1J1Z3/4?3|2;lives:A4B2J2Z3|3}1;l' +
  'ivestream:/4?4;livi-:y2z3A2M3)3;living:y2z3A2M3)3;load:a1>9}3;load shedding:>5}2;load-:>9}3;loads:b2}4;loadshedd' +
  'ing:>8;loan:w5}2;loca-:x3J9;location:x3J7;lock:g4o10K4L4}1;lock-:g2h2o4x1L8V1*4/2}1;lockdown:z3/4;locked:g3h3o5}' +
  '3;locker:x3L6^1}3;lockers:L8;locks:L2V3*5;lodg-:#2^3}1;lodge:#2^3}1;log:[10}3;log in:[7}5;logg-:[7}2;logged:[5}3' +
  ';logging:[5;logi-:[11}4;login:[11}4;logo:]7}4;logs:@3}2;lokh-:z2U3;loku-:v2Z4.5;lokuqala:v3Z4;lol:d1e1j1m1n2y1z2' +
  'B3C2F2L2W2%2.1>3_2}1;lona:b2I2J3M4;lond-:m3J2U2-2^2}3;london:m3J2U2-2^2}3;long:h6i9o6q3x3G1I3P3^2;long do:h2i3o4' +
  'r3y3&3@3}2;long does:i1s2P2&4.3^4}2;long is:h1i5#4%1)2|4;long-:i6o1p4q2w2I2U1;longer:i4o1p4q2u3I3U1;longs:i5w2;l' +
  'oo:H3L5;look:b6l1v2z4E12U1X1!2@2]1{2;look after:l4y4B3E2F3P3U4!3;look at:b4z3E3Q3?3;look like:b5v2z1H2X4&1}2;loo' +
  'k-:B1E2F2K1L1U2V2W2X2!1=3[1]1;looked:b2K4Q4<3;looking:e1B2E3T1U2V3W2X2Y1!2$1=3]2;looking for:e2B2R1T2U3V4W2X4Y2$' +
  '1&1=4]2;looks:z3A2F4L4P4*2[3|2;loop:I4;loos-:w4H1*4_4;loose:w2H1*4_4;lope-:S2}2;lopez:S2}2;los:m5K3L4;lose:p3q2r' +
  '5y3z2R4W2<1}1;losi-:R3;losing:R3;loss:W3}2;lost:b3p4r6z1J1Q1_1{6}3;lost my:p3+1_3}6;lot:a2j3k1n1y1z4K8R2W2&4)2/1' +
  ';lots:b5F2H2O4Q3;loud:G3}2;loun-:E4/4;lounge:E4/4;love:c1d1l3t3v1B2F1V1W1-2=1}4;love to:c2d1f1i1j1l2o2t4v2B3W2X1' +
  'Z1=3;love-:c4j3B2C1G3T3W2-3|2;loved:c4U2W3;loves:B2C2G4T3-3|3;low:y5D3G3Y3)1;lowe-:j4l4A3G3;lower:l5A3G3}2;loya-' +
  ':l5}2;loyalty:l4}3;lugg-:w6;luggage:w6;lunc-:e13g3D4I1#2;lunch:e9g3D5V1#3;lunch hours:e6i1;lunchtime:e7I4$3;lung' +
  '-:z1G4;lungs:z1G4;lyfw-:!7;lyfwag:!7;lyin-:V3*3{3;lying:V3*3{3;lyk:z5;m#:c3r4J5}1;ma:x2A3H2}3;maak:h3t3u3D2$3>4?' +
  '3@3;maan-:j3q5;maar:z3}3;mach-:n3X3*4>1}2;machete:X4*4;machine:n3>2}4;mad:q2z4A3B2.3/2;made:n3p1w2S6T1,3@2_4}5;m' +
  'ag:x5A3C1E3G4+3,1?5;mag i:x5E1+3?3}3;maga:d1y1A1B1C1N1O1R1S3T2U4#2.2;maga-:U4^3}2;mail:w2M9@2;mail-:)3@3{3;mails' +
  ':@3{3;main:N5T5;main-:*3>3;maintenance:>3;make:d1r8t2u3D3I2P1*1[1}2;make a:d3t4z6-2}1;make it:c1d1f1l3r2I4P4/1}1' +
  ';make my:r4u3D4}2;make up:r6x2L4R4;make-:m2y2O3S3?3|3}3;makes:m2y2O3S3|3}4;maki-:u4z3}1;making:u4z3}1;makr-:]4}4' +
  ';makro:]4}4;male:D2F7O6=3;mall:B1E1I2K3#1.4]2}2;man:C1E4F4N4O2S4W3*3,1-2=2}2;mana-:f1r2z4H3M4#5=4}1;manage:r3z5G' +
  '2H2#1}1;management:#3=4;manager:f2j1M5#4=2}2;mand-:n3o3I2J3}3;mandate:n3o4}1;mandela:h1I2J4}1;mann-:g5D3W4}3;man' +
  'ned:g5;manners:D3}4;mans:F1Q4;manu-:H2@5|4}2;manual:H2@5|4;many:i2j2s1F2K1N2P2Q6(1|2}2;many days:p5r1s1^4_2}1;ma' +
  'ny people:y3P2%2}7;maob-:r4}3;maobane:r4}3;map:J7K2;maps:g2J4;marc-:h3o1q4(2.3=3{2;march:h3o1q4(2.3=3{2;mari-:z3' +
  '!4;mark:}4;mark-:l4n2y2Y5.3=1@5}2;market:n3.4;marketing:=2@6;marking:d3}2;marks:y4}6;marl-:I3;marlboro:I3;marr-:' +
  'x3+3}7;married:x3+3}4;mars-:z3}4;mart-:z2B2C1D2R3S2T3X3;martial:z2B2C1D2R3S2T3X3;martial art:C3D2R4S4;martial ar' +
  'ts:z2A1B3D1R1T4X4-1;mass-:}4;massage:}4;mast-:n6X1)5;masterclass:)7;mat:f3m6w1x7E2F3H1L1N3Q3V8$1;matc-:l5o3y4<1}' +
  '3;match:l6o3<2}2;mate-:m1q1w1z1%4.1[3|3}2;material:w2[4_2|4;maternity:q2}4;mates:m2z2%4.2;math-:A3}5;maths:A3}5;' +
  'matl-:W3}1;matlala:W3}1;matr-:f2l2p1z2C6D3!4#2-1=4;matric:f2p2q1z4C3!5#3-2=4;matriculant:l3C5=2;mats:a3i3x7B2E1L' +
  '1V5.1=2}5;matt-:x3z1A2G3S2}2;matte:x3}3;matter:z1A2G3S2;matu-:A5C2V2;mature:A5C2V2;max:q2Q5%1.4;maxi-:q2A2H3Q4;m' +
  'aximum:q2A2H3Q4;may:b1h4p1w1x3A3C1E1G2+2,1?6;may i:b2g3j2p1t1x1G3+4?6^2}3;mayb-:e2f3m1J3R1)2}3;maybe:e2f3m1J3R1)' +
  '2}3;mayw-:}3;mayweather:}3;mcgr-:}3;mcgregor:}3;me:j1t3v1z1M3R3$2@4;me a:b3o2s2t2J3M3+3-1_2}5;me about:N4S1T4V4W' +
  '1X4Y3Z2!2$3;me and:i2j2t5B5K1R3$4%4.2;me at:a3c3f4v1D4^3}2;me do:d3j5l3v3B3G2U3V4;me for:o2s4t4w2}3;me how:p3t3v' +
  '3Q1U5Y2*2;me if:j3k1z1F1H2K3@2]3_2}2;me in:t5C1S2V2$4/2?3[4^3;me off:q1u3v3J2@5}4;me out:e2p4z1G3}4;me the:b4r2N' +
  '2R2U2,3_3|3;me to:a1j1o4t2G1M3U3W2Z1,2[4}1;me what:a4j2v2w2O5R3]3|3;me with:e3H4M4O3,4;me your:b2o1J2T2]3}3;meal' +
  ':}4;mean:a3d2j1o1y4D6H1O2S5$3(1,3;mean-:d3q2r2A1E2S3+4_1|3;meaning:S3}4;means:d3r3;meant:A3_2|3;meantime:E3+4;me' +
  'anwhile:q3+2;meas-:y4P4}2;measure:P4;measurements:}4;meda-:<5?3}2;medals:?3}4;medi-:G4O2Z7<8=1?1]1}3;media:M1=4?' +
  '4;medic:x3O3Z5;medical:a1q2G2O1Z7,1<5=1@2;medical aid:<6}5;medication:G6;medicine:Z4;medies:<5;mediese:<4;medium' +
  ':]3_3{3}1;meds:G4;meer:T4}4;meet:a4l4H3N5U1/5;meet-:a3c2d2i3r2u4v3w1L2.3{3;meeting:c1i3r3u4w2L2{3}1;meetings:c2d' +
  '4.4;meets:a4v5;meis-:F4W3#3;meisies:F4W3#3;meka-:y4;mekaar:y4;melr-:I5#3}1;melrose:I5#3}1;memb-:j6k3m4o3p5q4/1[4' +
  '}3;member:k3l3m2p2s4t3A1B2$1)1@1]1}1;members:g3k2l2m2A2F3I3K2$2)1,1@4[6}2;membership:j5k1m3o4p6q6t1-1/2}3;member' +
  'ships:j5l3o4;men:w4y4F7L2O4Q5U3V4;meni-:G5;meniscus:G5;meno-:A5;menopausal:A5;mens-:d4y3A2O3Q4U3=4@2;mense:d4y3A' +
  '2O3Q4U3=4@2;ment-:A3D2G2I3%3)2|5;mental:G3|1;mention:A4I3;mentions:%4)3;menu:b2T3U2[2}4;merc-:]7;mes:X5*4}2;mess' +
  ':n2}3;mess-:D2M3T3-3@3{1}2;message:M4-3{2}1;messages:D3@4}1;mete-:I4#4;meth-:n4;metr-:l3C1I6K2Q1;metres:K3Q3}3;m' +
  'etro:l4;metrorail:I4}2;mid:c1e6A3;midd-:e12g3j2t3A5B3;midday:e10;middle:e3g4j3t4A6;midr-:d3I4J4#3^2;midrand:d3I4' +
  'J4#3^2;midw-:a4}3;migh-:o3r4;might:o3r4;migr-:G5;migraines:G5;mike:N2;mild:G3;mili-:l3O4U4;military:l3O4U4;mind:' +
  'b1p5u1C1E4R3_3}1;mind-:j4|3}5;minder:j5}1;mindset:|3;mine:b3s4w3C3D3E1W4&2@4{2;mini-:i4o6v3w1z1A2D1K1#1^3;minibu' +
  's:I3K4;minimum:i4o6v3w1z1A2D1P1#1$1^3}1;mino-:o2B6,3@3;minors:B6,3@3;minu-:i9s1v4I3K2&1}2;minute:e2i3&3-1}3;minu' +
  'tes:i8s1v4z1I4K2}1;mirr-:L4}3;mirror:L4;mirrors:}5;misl-:r4}3;miss:f2q2r5V2/1}4;miss a:q3r2}5;miss-:p2r9u3A1P3(1' +
  ')2_4{1}1;missed:a1l1r8u4A1P4(2)3;misses:A4;missing:r5_5{2;mission:p4}2;mist-:}3;mistake:}3;mitt-:w3W4]5;mitts:w3' +
  'W4]5;mix:r3z4B2D2F1R3S4;mixe-:B1G4Q7T3V2&1.2;mixed:B2Q7T3V3&2.2;mma:B1R3S4T4-2]4}2;mnth:j4o5;mo:D2H1[1}3;mobi-:n' +
  '6H5/3[1;mobile:n3/4[3;mobility:H7;mode-:w1y3D2G2S2X2?4}1;model:y3?4}2;modern:S2X2;modi-:u3G3;modify:u3G3;modu-:#' +
  '4&4+2;module:#4+3;modules:&4;moei-:z4;moeilik:z4;moko-:G3}3;mom:c1l1y1A1B3C2E2F5%2)2,3-3/2;mome-:a4g3j2l1H1<7=2>' +
  '1;moment:a5g3j3l2H2=3>2;momentum:<7;moms:c3l3w2E5F9H1^2;mond-:a4b4c1d1f2g3h1l3r3t1u1w3Q1]4^3{2;monday:a4b4c1d1f2' +
  'g3h2l3r3t1u1Q1^3{2;monday to:b5d4f4g3;mondskerm:w5]4;mone-:j3l4n4r1s4D2N1_3}3;money:j3l4n4r1s4D2N1_3}3;mont-:j5k' +
  '3l2o8p4q6r1&2;monte:I3}2;month:j4k2l2m2n2o5p2q3r4t1(2}2;month is:n3A2Q4(3}3;monthly:j7k4o2&1/1}3;months:b3l3o7p5' +
  'q5z1G3P6&3;moo:I2}2;more:k3m3B2D4F2O2Q2R1S2T4X1&1]1|2;more than:f4j2Q4*3^1|3;morn-:c8d1e1f2g2Q1$2)1>1_1;morning:' +
  'c7d1e2f2g3M1Q1$2)1_2}1;morningside:j3I5J3>2;most:w1H2Q3R7^2}2;most-:d2A2F3Q5R3;mostly:d2A2F3Q5R3;moth-:u1A2B2E2F' +
  '5J2O1Y3)2?2;mother:g1u1A2B2F3J2O1Y3&1)2,1?2_1;mothers:D1E2F3-1;moti-:D2?2}5;motivated:}6;motivation:D3}1;moto-:G' +
  '1H1K6L1U2!5;motorbike:G3K4L1U3;mots-:e5;moun-:G2Z3}4;mout-:w3x2y1Z5]4{1;mouth:w3x2y1Z5]4{1;mouth guard:w3]3_1{2;' +
  'move:p1u6A1J4P6Q2V1W2Y1}5;move-:j1r2t1u4C2J2U2W3X2*5=1{4|1;moved:j2r3t1u5C2J3U4V1X3=2{2;movement:W4{4;moves:z3F3' +
  'G1*6.2|3;movi-:p6t1C1S1V1X2*2.1<1=2{1}2;movie:S2.2}8;movies:X4*4;moving:p7t2B2C2V2(1<2=3{2;moza-:q2^5;mozambique' +
  ':q2^5;mr:p1t1v4J2M3}3;mrs:p3}3;ms:H3;mtn:n5I1;muay-:z3R3T4W4=2}1;muaythai:z3R3T4W4=2}1;much:j6k3m2s1Q1$4%3&5]4^3' +
  '|4}2;much does:j1G4)3}5;much for:j3m5z2$2%2]4^3;much is:j5l2s4I1K3]2^2;mud:x3L2;muff-:w3}5;mugg-:*6}1;mugging:*2' +
  '}2;mult-:l2m3G3)2*2<2;multiple:l3G3)2*2;multiply:<3;mura-:#3;mural:#3;murd-:_3}5;murder:_3}5;musc-:z5G3H1}5;musc' +
  'le:z5G3}2;muscles:z2}4;muscular:H3}3;musi-:}5;music:}5;musl-:f1w3F1L2%2?3;muslim:f1w3F1L2%2?3;must:o1w4x3y2z3A1K' +
  '1L2+3,4;must i:i1o1p1q1s2t1v3w2y1z3F1J3L3P1R1(1+3;must we:r4w3y2C3K2&2.2;my:u1@3{2;my #:C3O1W3%1+3;my account:q2' +
  '@2[6}2;my age:A6B3F4I3;my bag:w6I1L5;my bank:n3@2_2}2;my boss:b3d1j2w1K2W3!3#5$1@2;my boy:p2B6D5E1G2$1?1;my boyf' +
  'riend:c3t3z3E1-2_1}2;my boys:h2n4B3C4N2^3;my brother:o1y3G2N2S2U2$1%2-2=2^2|2;my car:r3K5L1U4]2}4;my card:n1s4+4' +
  '@2{3}2;my child:i1p5v1C1D1E5J2N1?4}3;my children:B8;my company:n3o3U3#1,2}2;my cousin:a3m4t2V3!2%3}2;my dad:A4K2' +
  'U3X2*2|2}1;my daughter:i2w3B2D3E1F1$1=2;my daughters:f2h4j3k3v3C2D1.2;my debit:p5}5;my details:t4M3@5[3;my dog:}' +
  '8;my ex:n3B1E1O2,3}5;my fees:l2n4q5M4=4}1;my first:i2j2k1u8v3w5x1Y1?2;my free:e3m4s1u8;my friend:a2k2m1s1u1z3R3T' +
  '2U3,1-3;my girlfriend:a3l2t3E3F3R2*1-4}1;my gloves:n4L4^4{7;my gym:e3h3A3V3/3<4>2^4;my house:$2^4}6;my husband:d' +
  '1f1i1s1H1R1U2Y1,2?1]1}1;my kid:i3p4r2y3B2C1D2E4G1.2?3;my kids:b1d1f1h1o2B3C3E3L4U3*2/3;my laptop:E3K2L3/3}1;my l' +
  'icence:I3+6;my life:z5O3T2U4,3>2;my lunch:e1i1L3}3;my medical:<6@1;my membership:p5q6}5;my mom:i2n3C3F2%3,4?3{1;' +
  'my mother:g2u2A3E2H1J3Y3_2;my name:d2t4u1F5Q4,2}1;my number:M4@8;my old:c3e2f3i3j3q1z1F1L5P3*4,2{1;my order:^5_3' +
  '{7;my own:w4z2F2W1$6+3,2]1^1}1;my parcel:g4^1_3{5;my parents:o2A1C4,3-1@4;my phone:b3n4J5L4*1[4|4}1;my plan:p4}3' +
  ';my profile:@2[5}2;my sister:f3t2C3F4J1%2-2=2}3;my son:w1B3D4E1Q1]3}1;my sons:a1k1p3E3_3}3;my teenager:t4B5C1D3E' +
  '1]2;my trial:u8v6;my two:j3B4C2N3U1}1;my wife:l1E1F4O3R2U1$4&1?1}2;my work:d3m2o2L3R3V3+2?2}1;myse-:n1o2z3A1F2P3' +
  'U5$3*1?2^1}1;myself:n1o2z3A1F2P3U5$3*1?2^1}1;n:b2e3i2k1o2q2H2J1L2)1*1+1>1;n#:d4I1J4Z5;na:c3d3f2o3y4B1F1H1L3O2Q2V' +
  '1W1/1>2@1]2^4;na le:c2d2e2f3l3B1C2F1G2H3L3O3V2)1@3;naby:I3;naid-:p2t2J2;naidoo:t2J2;nail:x3}1;nail-:x10;nails:x9' +
  ';nair-:m3X4;nairobi:m3X4;nake-:V4}2;naked:V4}2;name:t1F2J4N8Q2S3@5]2}3;name-:D4N6;names:D4N4;nami-:J3/2^1}2;nami' +
  'bia:J3/2^1}2;nann-:e3E3Z2}2;nanny:e3E3Z2}2;nast-:D5;nasty:D5;nati-:^2}4;natu-:z6}4;nature:z6;naug-:D6;naughty:D6' +
  ';navy:}6;nawe-:f7;naweke:f7;ndib-:v4E5;ndic-:b4u2M3&2=2;ndicela:b4u2M3&2=2;ndif-:f2p2t2v2F2I2U2V2W3Y1Z1!2$2=1|3;' +
  'ndifika:v4I4;ndifuna:p2t3F3U2V2W3Y1Z1!2$3=1|3}1;ndih-:n4H1;ndik-:x5I3;ndin-:b1l4m3q2w2z1A4E2G2K1*2=1?3[1_2;ndinx' +
  'ibe:w5;ndip-:d4f3r3;ndis-:c4,1/2{3;ndit-:o5}2;ndiz-:q3v3w2y5I1}1;ndiza:q3v4;near:e2A1I6J5K3V1X1^2}3;near-:a2C4E2' +
  'I4J3}1;nearby:a3E3I3;nearest:I3J3}2;nearly:C4;nece-:t3w4+1;necessary:t3w4+1;neck:E1G5;need:u1w6z2L1+5,2=3;need a' +
  ':t2v2G3K2L3Q2V1Z1+4=1[2]4}2;need an:b2B4$2}4;need my:t4y4C4+3,4?3;need something:c3B1C1D3J4P2-2/5;need the:b4c3J' +
  '3N3(1^6_2;need to:g1p2q1u2y2z2F2H1J1L5M1S1U1W2,1[1{3;need-:q1s1t2w5z3D5F1G5J1+1,1=3;needed:q3s3t3w7z4G2&1+1,3=1^' +
  '1}1;needing:Y3Z4=2;needs:c2D6E1F3G4J2K1W1Z1$1.1=2;needs a:c3B4D4K3<1=1]1}1;neem:B4?3}2;nego-:l7;negotiable:l5;ne' +
  'gotiate:l5;neig-:l3N2Z3#2%2*2|3}2;neighbour:N3{1}5;neighbourhood:Z4#4|4;neighbours:l3%3*3;nels-:I2J3V2^5;nelson:' +
  'I3J4;nelspruit:V2^5;neng:a4P4(4;neph-:a3B6C3-2=2^3;nephew:a3B6C3=2^3;nerf:.1}3;nerv-:z6F3O1*4}1;nervous:z7F3O2;n' +
  'etb-:b3f2z3F4G3;netball:b3f2z3F4G3;netf-:U2/4}3;netflix:U2/4}3;neve-:d1p1s1v1z5A2C1D2S2Y3*2{4}1;never:d1p1s1v1z5' +
  'A2C1D2S2Y3*2{4}1;new:b4h5k4l1t4u1v4z1D1N2Q2T3V1(5[1]2;new year:h6l3(1}1;newb-:c3}3;newborn:c3}3;newc-:t2v4Q3;new' +
  'comer:v4Q4;newcomers:t3z3;newe-:b4|1;news:F3{4}3;news-:E4M1S2T2@5}1;newsletter:T2@5}2;newspaper:E4M2S3;next:a8r1' +
  't4u2A1C1P2Y1(9}1;next month:p3r3t3y3A3C4F1#4(1}3;next to:b4A4E4I3J5W4;next week:a1h4m3r2t4u5w2C1$1]1;next year:o' +
  '3C1F3&3}4;ngab-:g2i3o1y3D3,2;ngabani:g3i3;ngabe:o1y3,2;ngam-:h4*2;ngan-:I3T5;ngani:I3T5;ngap-:o1z2E1I2,2}1;ngaph' +
  'ambi:E2,2}2;ngaphandle:o2z2I3;nge:e1h2m2n3I1&2/3;nged-:$5;ngedwa:$5;ngem-:f4L5)1}2;ngempelasonto:f4)2;ngen-:p3R4' +
  ';nges-:e4E3Y4;ngesikhathi:e4E3;ngib-:v4E3+4;ngid-:w3+3}1;ngidinga:w3+3;ngif-:m4v4I4;ngifika:v4I4;ngig-:w5I2;ngik' +
  '-:j1k2m3n3x6z4G3R3;ngikhokha:j2k3m4n5;ngil-:q5w5z2}2;ngin-:q4r2t3A4E4F1G4H1I1K1L4M4T2?3[2_2|3;ngineminyaka:A5;ng' +
  'inenkinga:G4;ngingafunda:T4/3;ngingakhokha:m3n3;ngingakwazi:G2H1;ngingaqala:z4A5;ngingathola:$3<1;ngingeza:E4}3;' +
  'ngip-:r6w4;ngiphathe:w4;ngiq-:z3E2;ngis-:d3o3q2A2H4,3/2;ngisayine:o3,3;ngisebenzisa:H5;ngiv-:I3?3}2;ngivumelekil' +
  'e:?3}2;ngiy-:o1p5z2}4;ngiz-:q2v2w2y7z4E4;ngizofika:v3}2;ngo:d5e3l4#3;ngod-:h4t4;ngok-:d3h4}3;ngokhisimusi:h5;ngo' +
  'm-:a5X3Y3;ngos-:v3)1;ngosuku:v3)1;ngub-:N6,2}1;ngubani:N6,2}1;ngwa-:B3C4D2;ngwana:B4C2D2;ngwanaka:C3}2;nice:b3c2' +
  'v4O3-2}4;nice-:}4;nicely:}4;nie:l1o2r5y1z3D3F1I4U3&1+3?3{4}4;niec-:B4C4D2N3;niece:B4C4D2;nigh-:a2c1d8f2u2v1F2I1K' +
  '2Y1*1.3}2;night:d5f1u3v2F3I1K3Y2*1.3|1}3;nightmare:p5r4;nights:a3c3d6f3y3R1}2;nikh-:f5}3;nikhona:f5;nina:J5T3X2;' +
  'nina-:c1e2f1h1l2B3F3U2V2W3X2Z2)1/1;ninalo:F4Z3;ninayo:c1e2f1h2l2B3U2V2W2X2)1/1;ninayo i:e3U3V3W2X3-1/2;nine:c3d6' +
  'f2i4C8Y2;nine-:o3C3W4;ning-:l4#3.5@3;ninj-:B4.3}5;ninja:B4}3;ninjas:.3}4;nith-:^5;nivu-:f3g5h3;nivulile:f3g5h3;n' +
  'iya-:h3n4P4V2W2Y3!3#3*4>3@1]3^4;niyabafundisa:W4#5;niyabaqeqesha:!5;niyafundisa:Y4Z3*2;niyakufundisa:*7;niyavala' +
  ':h5;niyayifundisa:U4V3;nizo-:h4#3;njan-:n4I4[2;njani:n4I4[2;nje:m3z2E7)1;nka:i3m2n2q4z3A4E4G4/3?4_3;no:a2s5w2y1z' +
  '3A1D2F1I3M1$1%2+1,1>3{4;no gi:a4w3V4]2;nobo-:g4A3E3M1P2Q2$2}3;nobody:g4A3E3M1P2Q2$2}3;nog:l3z2A3G2&5+4=2>4{5;nog' +
  'i:V9;nois-:G6}3;noise:G4;noisy:G4}4;noma:o2w3R3;nomm-:M5@3;nommer:M5@3;non:k2m5s2E4W3$2+2{4;nood-:z4Z6;noodhulp:' +
  'Z7;nooi-:x2z4;nooit:x2z4;noon:a1e11g4;norm-:b3v1w3z3P1Q4R1T2U2&1*1}2;normal:b3v1w3z3P1Q2R1T2U2&1*1}2;nort-:I4V3;' +
  'north:I3V3;nose:x6y4,1;not:r3w2y2z4A2D2E1_4{2}3;note:q2G6M3_3{3;note-:w2E2}3;notes:E2}3;noth-:c2f3k1s6w3z4J3M1<1' +
  ']1{4}1;nothing:c2f3k1s6w3z4J3M1<1]1{4}1;noti-:o2p8u4E2}3;notice:o3p8u4E2;notify:(2}3;nou:g4S3V3}1;nove-:p1q1C2G2' +
  'P3)1}2;november:p1q2C2G2P3)1.1;novi-:z6;novices:z6;now:a3g3l1m3n2t1v4A2B1>1{5}2;now and:m7o2q4r2P2(2;now i:z1R3U' +
  '5W3X1;nowa-:J3U4&3;nowadays:J3U4&3;nsfa-:l2}4;nsfas:l2}4;nton-:t4v3w4}1;ntoni:t4v3w4}1;numb-:j2I3J1M5Q5<3@4[1{5}' +
  '3;number:I3J2M5Q3<3@4[1{5}2;number of:j4o3M2#3;number on:M4{3}1;numbers:j4Q5}1;nurs-:f2l3r2t2B3F2R2#2$3&1}1;nurs' +
  'e:f3l2r2F2L3R3$4&2;nurses:l4t3F1#3;nutr-:}5;o:a2c1B3C3D2I2>4^2}3;obje-:A4G3*2;obli-:o7s3;obligation:o5s3;obse-:E' +
  '8W3;observe:E7;obst-:A2H2}3;obstacle:A2}4;oclo-:a2e6f2i2B2;oclock:a2e6f2i2B2;octo-:o4q2C2#3.3;october:o4q2C2#3.3' +
  ';odd:F5;oefe-:c2d3e3f3i2m2p2x2B4E1F3G3Q2$3%2/2>3;oefen:c2d3e3f3i2m3p2x2B3E2F3G3Q2$3%2/2>3;of #:j1m3A4C6K2Q2W2#4$' +
  '4%4]2;of a:i4s2t2v1z3D3R3$1*4-1]1;of boxing:m2R3S3W1]4}1;of class:g3y4U5?3}4;of classes:b7j3m2T4;of gloves:g3n3^' +
  '4_4;of krav:S7#2;of my:l1q1v1x2A4L1W1Y1?7@2{5;of the:b2c1d2h1t2v2N6Q1&1(4?2_1}1;of them:b4f3j3C3H3O4R2&3.2;of tr' +
  'aining:b3j3r3T7)2-4?3]2;of us:j1l3s4t2A1B2F2#1%3&4;of your:j1F4G2N2R4V2Y3$2&1)2@3|1}1;off:a1f3l5p1q5x8E1I2K1)2>5' +
  '@1_2}1;off at:c3d4e3I2>5;off for:l7q2U3}3;off the:p5u3B2I3&2?2;offe-:s1B1N2T5U2V3W3X1Y3Z2!2$2)2=2}1;offer:j1s1B1' +
  'N2T4U2V2W3X1Y1Z2!2#1$2)2/1=2;offer you:T1U2V2W2X3Y2Z3!1)4/3;offered:d3T3Y4;offi-:c1d4e3g1l1J2K1L1M1V1!3#3{2;offi' +
  'ce:c2d4e3g1w2y1z1B1J3L1M2R1#4{3;officer:L2V2X2Y3!4+1@3}2;officers:l3!3#4;offices:K3}2;offs-:m3q1B4;offshore:m3q1' +
  ';ofte-:b2i2j4y3P3(1)2}3;often:b2i2j4y3P3(1)2}3;ok:n3r1t4w5x6z3C2E5G3+1,1?6}1;ok for:a4G1+4|3}4;ok to:r3t2w4A3G4_' +
  '2;okay:w4z1E2F3G4&2;oke:z2N5;okes:c2g4h1E2F1J2O3Q3V3X4Y4!4#3%2;old:w1A10C6W1;old enough:C4}4;old gym:c4q2z3F2L3,' +
  '3;old is:S5}6;olde-:A7C4;oldest:A7C4;oldi-:l1A5W2;oldies:l1A4W2;olds:A3C5}2;olym-:}7;olympic:}4;olympics:}6;om:k' +
  '2v1z2D3F1G3H2I1K4U3Z3*4;on:a2x2;on a:f4g3n2q4F4K2Q5U2)1,1.2^3;on facebook:b4s3M4T3&2?4]1;on friday:a2f3g3x2L2$3{' +
  '4}1;on hold:q7;on me:D3F5V4*3@6;on monday:a5f3g3j2w3C2^3}2;on my:g1v1x3D3E1G3<1?1_1{5}2;on one:b2j6m1H5R2)2;on s' +
  'aturday:a1f1j2B1E2J3N3O3.2^1}3;on sunday:b2f2$3/4{3}5;on the:h2i1l2u1x2F1O1V2&2_2;on thursday:a2g3h3r1v1w3E2N3,2' +
  '>1;on top:k5H1Q4V3$3*4;on tuesday:a3e2r1B2$3}3;on wednesday:a2g4u1v3B1E2;on weekend:f3z2^4}5;on what:a7b2C3V2(3*' +
  '3}1;on which:a4b5j3V3&1;on your:A1H1L2M1N1R2T1U2V4W3Y3?4@1]1|3;once:c2d1j1k2m6r2s3E1$1%1)6*2,2_1|2;once off:k4m5' +
  ')7;one:j1l1m3r2s1v2G1J1Q2R2$1(1)3]1_2;one class:f3i2m3B1C5Q3}4;one of:f2s4E2H2M1N2O1Q3W3Y4$3)3{3;ones:d3h1i3l1v4' +
  'B3H1X3+1]7;onli-:n4t4,3-1/9[2]5^1_3{1;online:n4t4,3-1/9[2]5^1_3{1;only:c2d3f5m5o1z2B1F5J1T2$4%1&1/2;only come:d2' +
  'f1j3l3F2)3}1;only do:c1d1e3f1z3R4T5$3;only for:f2z6B5S4T1V2%2;only have:w3G5I2J3L2R2&2+2;only want:j1m5o3E3%4&4)' +
  '3;onog-:!5;onogada:!5;ons:b1i3p3C4#5%5,4.5>4;onto:B3L2&2(3=4}1;oor:h6&2)4*1/3}1;oorg-:z5;oorgewig:z5;op:f3h2i2q4' +
  'x4y3H2V1&3/2?5[3;op die:b2x5y4H2&3[4;opda-:t5v2;opdaag:t5v2;open:g11h8E2V4)2=5>4[2}1;open on:g3h3J3&1}5;open-:c2' +
  'g4h1J4(1.1=5_2}2;opening:g5J4.1=5}2;opens:c3(3}3;oper-:g6G4K4M4=1;operating:g6>1;operation:g3G4;operator:M5=2;op' +
  'ho-:o1p4;ophou:o1p4;opin-:D2}4;opinion:D2}4;ople-:Y4Z2!5#4;opleiding:Y4Z2!5#4;oppo-:J2*4=4;opponent:*4}1;opt:p2?' +
  '2@5;opti-:b2c3f2j3m3n2o4y1I1R4T5#3$2<1^3;option:c2j2m4o5I2$2/1<2^3;optional:y3;options:b3c2f3j3n2R4T6#4^1;or:a1n' +
  '1v3w4J1Q1R2S1;or #:a3c6i3j4$3]2;or a:s3w1y4z5C1F2M2N3O3Q2T4&1|2;or are:c3k2w1z2B4H1J3Q5,2;or boxing:a1w5R7;or ca' +
  'n:n3o2t4y2z1E7F2L2$1/3;or do:f2i3j2v3E3F1H3O2Q8T2&4)2;or is:a4f1j2k2l1o3v2w5y1B3F2L2P1V3,1[3^1;or just:f3g4s2t4J' +
  '2O4Q3S1T2V2&2*1]1}1;or must:r3v1w2x1C1E2L5(4,4-2^1;or only:a3c2s2t4v2B4F2P1T2U1V4W2Y2&1(1)1]4;or something:n4D2I' +
  '3O4P5V3&2;or what:t3z2B4Q4*3}2;oran-:I2P3;orange:I2P3;orde-:n5A4D2]2^6_5{9}1;order:n3A4D3O1]3^4_2{6}2;ordered:_4' +
  '{8;ordering:^4_3;orders:n5^4{3}1;ordi-:z5F2S2U3)3;ordinary:z5F2S2U3)3;orga-:t4#5)4.1;organise:t4)4.3;orie-:v5;or' +
  'ientation:v5;orth-:G3}4;oste-:G5;osteoporosis:G5;othe-:g1y3z1D3F4I3T3%1&1?1@3;other:g2k1r1s1u1y4D4F1I3M1T4%1&2)1' +
  '?2@2;other gyms:g4k1n2o2w3I1)2}2;others:c1i3z5C3E1F4G1J2L2P2$3<2@2;otp:}7;ou:A3V4;ouer-:E5,3;ouers:E5,3;ouma:A3F' +
  '3H3-3;ounc-:]6_2;ounce:]6_2;oupa:A7;our:L1#10%9.4?1;our own:%6.2}2;ours-:t2v1Q4%5;ourselves:t2v1Q4%5;out:b1f1i1p' +
  '8q2r2s1w1x1y4.1@2;out for:d3v5w2$2{3;out of:p2r4x2z7D1I2L1S3*3?2@3]1;out the:b4y1A3#3,1.4>4;outa-:>5;outage:>5;o' +
  'utf-:w6;outfit:w6;outi-:H1.5}2;outing:H1.5;outl-:D2&4;outs-:g2m2v3x1E3H3J1K3]2^2{4}1;outside:g2v4x1E2H3J2K4)1^2;' +
  'outsiders:m4E4;outstanding:{5}3;over:f1h4i5n4o2r3x2A6I2U1/4}1;over the:b3d3f2h4m3G2M3$3/2;over-:b3e2q2r1u1w2z4K1' +
  'L2P1T3!2)1^1}3;overdue:}5;overhead:e4G3;overnight:K4L5^3;overpaid:}5;overseas:n1q4w2M2P3!4$2(2)3/3@1;oversleep:r' +
  '5;overslept:u4}4;overview:b5T5;overweight:z6D3;owe:s4}4;own:w4F1R1$3%9+6,6/2}1;owne-:M3N2Y2#2)1}4;owner:M3N3Y2#2' +
  ')2}2;owns:}6;p:Z5^3;p#:K4P5;pa:t2G5H3M2#3*2;paar:]4_3;pace:z7G2/5;pack:k4m6w6-3}2;pack-:j7l2m3Q4#1$6%2^4_2{4}2;p' +
  'ackage:j4l3#2$6%2^1_1{5}3;packages:j7;packed:Q6^5;packs:m5}3;pacq-:}4;pacquiao:}4;pad:W5}1;padd-:y3]3;padded:y3]' +
  '3;pads:a3n2w7y5W5]5_6;page:b3j1H1M4N6Y1%1[3]3}4;page-:,4[4|5;pages:,4[4|5;paid:k3n3r3s3x1P1(3{6}6;pain:y7G2L3;pa' +
  'in-:#2}4;paintball:#2}4;pair:f1g2l2n2C1E2F6Q3Z2,1]2^3_3;pair of:g3n3w1]3^4_3;pair-:v1F4O3Q5-2]4;paired:v1F4Q4;pa' +
  'iring:O4-2;pairs:Q3]4;pakk-:j5^4{5;pakket:}6;pala-:I2}1;pals-:G4;palsy:G4;pane-:>2}2;panels:>2}2;pang-:X4*4;pang' +
  'a:X4*4;pani-:G5Z3}1;panic:G5}2;pant-:w5]5;pants:w5]5;pape-:b1o4v1O4P3+4,6|6;paper:b2o2w3N3P4Y3,4|2;papers:O6+4,3' +
  ';paperwork:o4v2+3,6;para-:l2H6O3Z3=3;paramedic:l3O3Z3=3;paraplegic:H6;parc-:g2^6_3{8;parcel:g3^4_4{8;parcels:^4{' +
  '3;pare-:A1C1E7K1L1S1X5Z1,3?1@1[2;parent:B4E7S4;parents:A2C1E6K2L2Z2,3?2@1[2}2;park:J3K14$3.3}1;park-:v2G3J1K8Z3}' +
  '2;parked:v5}2;parking:d1z1K11Z3)1}1;parkinsons:G6;parkrun:f3A4;part:j4t3w1y3E5G1O3V1W2Y2*3,2/2<2=6;part of:j5t5D' +
  '2J1O4V3W3Y3&1*5-1<3;part-:v3y1E3F2G1Q4*2,1.11;participate:E4G2,4;parties:.6@4;partner:v6y3F5H1Q4,2<3=2}5;partner' +
  'ed:Q5;partners:F2}4;parts:n4G4&4;party:L2*4.11{1;party for:.6;partytjie:.5;pas:b3o4C1;pass:m8s3y2J1M2;pass-:g2m4' +
  'P3T2V4$1*3,3@1}5;passed:F1P4T4@4}2;passing:g3m5V5$3;passport:,4}7;password:}7;past:a3c2e4f1g4i3A6I3J3;patc-:P6Z4' +
  ']3;patch:P4Z4]3;patches:P3]3;path:H2P3}2;pati-:z1O5;patient:z1O5;patr-:K5#3/5;paul-:m3V3;paulo:m3V3;paus-:q13;pa' +
  'use:q11;paused:q4;pave-:H3;pax:#4%6;pay:j5k5l6m10n11q3s4&2<6}2;pay for:j2k3l3m4n2D1K2#1&1)2-3<3;pay in:j3k1_3}5;' +
  'payd-:l3u1(3^3{1;payday:l3u1(3^3{1;payf-:n6;payfast:n4}3;payi-:j2l3n2o2p2q3s2C1&1|3;paying:j2l3n2o2p2q3s2C1&1|3;' +
  'paym-:j1k2l2n7q2s2M1{1}3;payment:j1k2l2n7q2s2M1{1}3;pays:j2n2E3Q1#4,3_3}1;pdf:b3|3}3;pe:w5z3^2;peac-:n2y3;peach:' +
  'n2y3;peak:I5;pean-:G5}2;peanut:G3}2;peek:E7;peki-:X4;pekiti:X4;pele:s3v4E2Z4}1;pen:w3*4]4;pena-:o6r5}1;penalty:o' +
  '4}2;pend-:o2{4;pending:o2{4;pens-:b3l6s2w2A7R2^1;pensioenarisse:l4;pension:j2l5;pensioner:b4c1w3A5J1R3<1^2;pensi' +
  'oners:l2s3A4;peop-:c1d1o1t1y3z3A1H1O2P3Q4!1%3;people:c1d1o1t1y2z3A1H1O2P3Q4!1%3;people in:o6A4H1Q1S3Z2!3%3;peopl' +
  'e to:s3H2U2X5#2.3;people who:c2f3z4A3G2H3O1T3U3!3)3;peoples:w2y4;pepp-:]3}3;pepper:]3}3;pepper spray:]3}3;per:b1' +
  'i4j4k3m7o1N1Q5}2;per class:i4m3Q4;per month:j5o1}1;perc-:l4F4G1<2}2;percent:l3G2<2}3;percentage:l2F4;perf-:e2.7}' +
  '2;perform:.6;perh-:]3}4;perhaps:]3}4;peri-:e4o5p4s3_2;period:e4o5p4s3_2;perm-:o1p2x3E1L2+8,4?3;permission:E3,5?4' +
  ';permit:o3+8=1;permitted:x4;pers-:k1r1A1H1L1M3O1Q4R1U2#3$4-2/2=1@3]3|1;person:d1k2p1r2x1y1z1A2H2L2M4O1Q1R1T2-3/4' +
  '?1]3;personal:M1Q2U5!1#1$9=1@4]1|4;personnel:#5;pert-:q4J3/3;perth:q4J3/3;peti-:F4;petite:F4;petr-:l1J3#3/2}2;pe' +
  'trol:l1J3#3/2}2;phi:b2K3;phil-:O3S4X6}1;philippines:O4}3;phon-:n1t1H1J1L1M5*1?5@2[1{2|2}2;phone:n2t1x1H1J1L1M5*1' +
  '[2{2|2}3;phone me:M5@3{4;phone number:M1[4}1;phones:?6@4;phot-:y1F2N1?12}3;photo:b1y4N4?6;photographer:?5}2;phot' +
  'ographs:?4;photography:?4;photos:j2A2F4?7}2;photos of:?8;phys-:a1y2G4H3J2O2U2W1#3&1/4}2;physical:y3D2J3#4&3;phys' +
  'ically:H4U4/5;physio:a3G3O3W3<1}3;physiotherapist:T2}4;pian-:b3y1;pic:?4_5;pick:i3u1D3E5I5R3T2V2^5{2}2;pick up:i' +
  '4E4I6T3^5{2;pick-:a3g2u3z3D5^4{1}4;picked:g2u3z4D4}2;picking:a4D3}3;pickup:^5{3;pics:?7}1;pict-:b4A1?10_2|1}1;pi' +
  'cture:b3?7_4;pictures:b3A2?7|1}3;pictures of:b4?7|2;piec-:o1}4;piece:o1}4;pier-:x7;pierced:x4;piercing:x6;piet-:' +
  '^4}1;pig:w2L3}1;pila-:b2d2x1z2G2!3}3;pilates:b2d2x1z2G2!3}3;pill-:p3G3;pilo-:m2q3}3;pilot:m2q3;pin:J9;pink:F4]3}' +
  '5;pins:G3*4;piss:}6;pist-:F2Y9*3+7]3}1;pistol:F3Y7+6]3;pistols:Y3+4;pistool:Y2*4}1;pitc-:r3t4z2Q2;pitch:r3t4z2Q2' +
  ';pizz-:}5;pizza:}5;plaa-:*6/3;plaas:*2/4;plac-:a3v2H1J4K1L3T2.1=4{1;place:a3r1v1H2J4K2L4T3.2}1;place for:j3t4z3A' +
  '1G2K6L5;place to:K2L3V4}4;placed:o2{5}4;places:l3v3E2J2&3;plan:b4i3j8p3q3<1}8;plan-:b3g1h1i2j5k1o4z1A1J2V3)2}2;p' +
  'lanet:d1g3k3o2L3Q2V5<1}1;planet fitness:d1g3k3o3L3Q3<1}3;planned:)5>1;planner:b5;planning:h4i4A4H1J4(1;plans:j7o' +
  '4u2}1;plas-:q3x3H4_2;plaster:q3x3H4}1;plat-:G2/4[2}1;platform:/4[2}1;play:q2u4y1*2/2|3}6;play-:e1z4B3D1G4R3}1;pl' +
  'ayed:z6;playground:D4;playing:G3}4;playlist:}5;plays:B2C1G3;plea-:a1b2g1j2t1u1F1J2M2T1X1(1_1;please:a1b2g1j2t1u1' +
  'F1J2M2T1X1(1_1;please advise:a2i1n3t1K3L1$2;please send:j4N3T1Z3]3{3}1;please tell:k1p3v3w3A3F2H2J1W3;plek:C5&5}' +
  '3;plen-:r3A3;plenty:r3A3;plus:l2n3z2A2I2&2)3;pm:a4c2d6e4g2i2v2I2K1Q2>1;pock-:w3x4&2}3;pocket:&3}5;pockets:w3x4;p' +
  'odc-:}6;podcast:}6;poem:}4;poin-:y2z2S1*4<8^5;point:y3z3S2*5[1^6;points:<9;poli-:l3r3A3O6!1?4@3_2;police:l4O6P2$' +
  '2}5;policy:p2r4A5?5@4^1_3;polio:G3H3;polm-:<6;polmed:<6;polo:w3}5;polo-:a3f2J4)2^2}1;polokwane:a3f2J4)2^2}1;pool' +
  ':}5;poor:C2}3;pop:a1g5E4M4)5;popi-:@7;popia:@7;pops:G4;port:J3^3}1;port-:H3V2[7}2;portal:[7}1;posi-:G3=7;positio' +
  'n:=7;positive:G3}3;poss-:c1d1o2s3y1z3A1G2K1+1-1.1/1^4_3|2;possible:c1d1o2s3y1z3A1G2K1+1-1.1/1^4_3|2;possible to:' +
  'd3m2q2s1w3E2G2/3;post:b4(2=7?4^1{3}1;post-:b2u6J4)4=3?2^5;posted:b3?3{1;poster:)5;postnet:^5;postpone:u5;posts:=' +
  '4}1;pota-:z6}1;potato:z6;pouc-:]5;pouches:]5;pous-:q5D1;pouse:q5D1;powe-:y4>10;power:y4>9;prac-:l1v1y1F1P3R2U4)1' +
  '*5<5=2?1;practical:v3R3U5)3=4;practice:*3/2<6;practise:y2F3*5?2}4;pram:H8}2;pras-:I4;prasa:I4;pray-:L3}5;prayer:' +
  '}5;pre:C4+4}4;pref-:d3n3p2u1E3F1M3O3$3%2;prefer:d3f1n3u1E3F1M3O3$3%2;preg-:q4G6;pregnancy:}5;pregnant:q5G3;prem-' +
  ':g3j7p3H3J5K1#2.2<1}2;premises:g3H3J5K2#3,1}2;premium:j8p4;prep:#4$3}1;prep-:m5B2D1P3$2*4-3;prepaid:m5-4;prepare' +
  ':D2P3*5;prepared:B4;prer-:z5+2/4;prerequisite:z4+1;prerequisites:z4+2;pres-:s1v2B4D3E2N2U1V1)1*2-6}1;present:y1E' +
  '4T2U3X1Z2#2)2-8{1}1;president:h3}6;press:v5}5;pressure:s3D5G3*4;pret-:f2p1C2I1J3K2U2^3}4;pretoria:f2p1C2I1J3K2U2' +
  '^3}1;prev-:d2w2x3y3z5G3O2&2)2*2?3|2;prevention:&3)3*3|3;previous:d3w2x3z5O3?4;pric-:j9k2l5m2s1$4%4&5-1]4|2}2;pri' +
  'ce:j4k2l6m2s2$4%4&5]4^1|3}2;price for:j3#4%3-1^2;price of:$5&1]4^3|4;prices:j6-2]2}1;pricing:j6l1;prim-:l3z2B3C3' +
  ';primary:l3z2B3C3;prin-:b3n1o6s2B2D1S4!4,1_2|5}1;princess:B5;principal:n3D3E1!5;print:b4o7s3N2,3_3}1;printed:-1|' +
  '4;printing:|5}4;prio-:t3z5;prior:t3z5;pris-:$4}7;prisha:$4}4;priv-:a1L2N2!1$8%6.1@7}1;privacy:@6;private:a1L1N3!' +
  '1$10%6-1.1}3;private lesson:j2-4?4;private lessons:j3%4-3;private training:$6=2;privately:L4$4%2;priz-:W3.3}2;pr' +
  'izegiving:.3}3;pro:r4O5=3]5;prob-:o1r2v1x5z3A2D2G3H1K2,2?2;problem:r2v2w1A2G1H2K2,3?3;problems:D3G3;proc-:p3t6O2' +
  '#2@2_3{4;procedure:p3t5;process:p1t3_3}1;procurement:O3#4;prod-:.3]6^3_6;product:.3_6;products:]7^3}1;prof-:N4O3' +
  '#1+2<5=1@2[4;professionally:O4=4;proficiency:+4;profile:#2@2[5}2;profit:}6;prog-:b5p2r1B4D1P4T4U1W1#2&5(1<1=3;pr' +
  'ogram:b5f2A3B5}1;programme:b3h1p3r2B2D2U2V1W2#3&6(2<1=4;programme for:b1D2#3}7;programs:F2T5;progress:y3P7[3{4;p' +
  'roj-:o3q3E1?4}2;project:o3q3E1?4}2;prom-:l6s2P6{3}3;promise:}3;promised:s3{4}1;promo:l5}1;promotion:s2P4;promoti' +
  'ons:l4P3;pron-:S3}2;pronounce:S3}2;proo-:D3M3O4}4;proof:D3M3O4}4;prop-:p1H3L3U1V1W5Y4&2*3}1;proper:y2z2L4U3V3W4Y' +
  '2&3;properly:p3t2H4O2W3Y3*4;property:}4;proposal:}5;pros:z4Q2R4}2;pros-:E2G3T5;prosthetic:G4;prot-:a2w1y3F3U4!10' +
  '*4=2@3}2;protea:}3;protect:l2y3F3R1U2!5#1*4,1@1;protect myself:y3F1R3U1*5;protected:@4;protecting:U4!4)4*3;prote' +
  'ction:a2w1y2F3O3U3!5*1=2@2_1;protective:a4w2y2!5=4;protecton:!3;protector:w3!1]3;protectors:!3]4;protein:}10;pro' +
  'u-:?3}3;proud:?3}3;prov-:w5H3I2J5L3Y3#2+3^3;provide:w4H3I3M1T3Y5;provided:w4L4+4;provider:#4<1;provincial:}4;psi' +
  'r-:O4!5#2=3}2;psira:O4!5#2=3}2;psyc-:D5E1;psychologist:D5E1;pt:$6;ptsd:G7;pub:h4*4;publ-:b1h4I4U2)1,2?2@1;public' +
  ':h4I4U2$1)1,2@1;public holiday:h2.1}2;public holidays:h6;pull:y4E4}2;pull-:*4}1;pulled:*4}1;pump:G4;punc-:m5w1y7' +
  'z1S2W5*1]1}3;punch:d2m6w4y1z3B1W4}3;punched:y6R4;punches:v3y5D2*4;punching:D2G2S4W4]4}2;pupi-:B6,3?2;pupils:B6,3' +
  '?2;pupp-:}4;puppy:}4;purc-:]6^4_4{5|2;purchase:]7^2{5|2;purp-:m1P3V3Y3=3;purple:m1P3V3=4;push:s1u5z6D4H4>2;push-' +
  ':z5A3D7*1;pushed:D2*3;pushes:D5;pushing:A4H2;pushover:D5;pushups:z4}4;put:i1q7t4w2F1J3K2L2M2Q4R4)2?2;put my:t6x2' +
  'B3F4K4L2,3;put on:q3w6L4.2;putc-:I4}1;putco:I4}1;putt-:q3z1E3U3;putting:q3z1E3U3;puzz-:b3}2;puzzle:b3}2;pvt:$9;q' +
  'ala:z3A3(4;qr:n5}1;qual-:s4O9!1<2=5]1_3;qualification:O5!3=1;qualifications:O4=3;qualified:O6=4;qualify:s4C1<3;q' +
  'uality:]3_4;quar-:d3e3g2i1U2%4(5;quarter:d3e3g2i1U2(5;quer-:}2;query:}2;ques-:i3z1A2H2M5&1,6}1;question:i3z2A3H3' +
  'M4&1}1;questionnaire:,6;questions:M2,3}3;queu-:L3}2;queue:L3}2;quic-:a3e3i2o2z3D2M3P2R6)2?3^4;quick:a4e3i3o3M3R2' +
  '$1)3?3^4_1;quickly:z3D3G2P3;quie-:c2e6D1E2Q6$3}1;quiet:c3e6D2$4}2;quietly:E4;quit:p8;quit-:z5C2;quite:z5C2;quot-' +
  ':j4#6%3}1;quotation:j2#3;quote:j3#5%3}2;r#:j7k3l3m1o1s6-2]3^2}1;raak:l4}4;raci-:}4;racist:}4;rack:K4}1;radi-:m3S' +
  '2}1;radio:S2}2;raff-:-4}1;raffle:-4}1;rage:*3}3;rail:H3I2;rail-:H3;rails:H3;rain:a3r1u5T4}5;rais-:D3}4;rama-:q1r' +
  '3}2;ramadan:q1r3}2;ramp:H10;ramp-:H7;ramps:H7;ran:_5}2;rand:j1s5x2I4J6>4}2;rand-:g2j3I3J2V3]3;randburg:g2I4J2V3}' +
  '1;rands:j4]4;rang-:a2i2A3T3Y5Z2#1+2]1}2;range:a2i2A3T3Y5Z2+2]1}2;rank:I2O6P6*4;rank-:P6;ranks:P6;rape:)3*2;rash:' +
  'w3^3_3{4}2;rash guard:w1]5^3_3{4;rash-:w5]4^3;rata:r4}1;rate:l8m7y3$5}1;rate for:j3l6$2%4;rate-:j6#2$4;rates:j6#' +
  '2$4;rath-:c1d2e3h2l2n2q1u2x1D1E1M4$4&3+2^2;rather:c1d2e3h2l2n2q1u2x1D1E1M4$4&3+2^2;rati-:F3Q6;ratio:F3Q6;ratt-:X' +
  '3]4_2;rattan:X3]4_2;re:r3u5#3%4;rea:I5;reac-:q5D2G1H3I6M5R1S2!2#1*2;reach:H2I7M6P2R3;reachable:H4I4;react:D3S4*4' +
  ';reaction:X3Y2!3#3;reactivate:q5;read:o3E2G1N4R1,2^2|8;read the:o5N3R4,2}1;read-:m1t2z1P1U1#2,1=1@4{6|7;reader:|' +
  '4;reading:t3F2S2,4|2}2;reads:@5;ready:m2t1z2P2U3=1{6|6;real:h1y5E1M2O5R5S1U3W2X3Y2@2]2}3;real-:a1s3w2y2z1A2C1F2M' +
  '1O3P2S3U1#3<3;realistic:w4z1A4F2*2}2;reality:U3<4;really:a2c1s3t1y2z1C2M2O3S4*1;reas-:w4F2}2;reasonable:}3;reaso' +
  'ns:w4F2;rebo-:u4;rebook:u4;recc-:=4}3;rece-:g2v5M3=4]1^1_4{6}3;receipt:_3}8;receive:v3{5}1;received:_2{5}2;recep' +
  'tion:a2g3n1v5M1<2=1]2^2_2;receptionist:M4=5;reco-:h2r1v3z1G1O4P5R4/2?8@4;recognise:v5;recognised:O5P7;recommend:' +
  'z4R5}6;recommended:D4S2;record:+2?8;recorded:/5@4;recording:?6;records:N3O3@5;recover:q2r5;recovering:E4G4$4;rec' +
  'overy:}4;recr-:#2=8;recruiting:=5;recruitment:#2=4;red:x4z2}6;rede-:r3}3;redeem:}3;redo:r3P5;redu-:l5r3H1>4}1;re' +
  'duce:}6;reduced:l5r4H1;reduction:l3>4;reel:#3}2;refe-:l6#3{4}3;reference:{4}5;refl-:z4}3;refr-:Y4;refresher:Y4;r' +
  'efu-:k3r3x1<4?1_6}4;refund:r4<3_4}7;refundable:k4;refunds:<3;refuse:,1?3^3;refuses:x3_3;reg:w4E5;regi-:k9t6O3(1)' +
  '4}1;register:k4t6O5(3<3=1}2;registering:k5;registration:k5t3)5|2}1;registration fee:k1}4;regr-:p4}4;regt-:s4y3;r' +
  'egtig:s4y3;regu-:m3v4F5Y3;regular:m3v4F4;reim-:<1}2;reimburses:<1}2;rejo-:k4q4r2;rejoining:k3q4r2;reke-:[5;rela-' +
  ':E4}4;rele-:*3,1?4;release:,1?4}1;reli-:w3F3R2S5W2;relief:R2W3}1;religion:F3S3}1;religious:w4F1S4;relo-:p4J5=1;r' +
  'elocated:p1J6;relocating:p3=1;rema-:E5}3;remain:E5;reme-:Q5}2;remember:Q5}2;remi-:a3}3;remind:a3;remo-:p4u2x5/6?' +
  '3@5;remote:/6;remove:p4u3x5?3@4;rene-:o8Z4}1;renew:o5}4;renewal:o4Z4;renewed:o4+2;rent:w4L2+5.6}5;rent out:w4L3.' +
  '3}3;rent-:o1I4;renting:o1I3;rep:g4U4;repa-:I4}4;repairs:I4;repe-:r3)5}2;repeat:r3}3;repeated:r1)3;repl-:r6G4M2N2' +
  '_6}1;replace:r4_6;replaced:G3N3}3;replacement:r2G3_4;reply:M4}2;repo-:v6?2}4;report:v6}5;repr-:M3}4;represent:M3' +
  '}4;reps:#3;requ-:w4z5A1E3O1P4+6}1;request:@2}5;required:w5z4E4P4+2;requirements:z3A4P3+2}3;resc-:u5{4;reschedule' +
  ':u3;rescheduled:u3{4;rese-:b1t7u6K2O2&1)1{3;resend:b3{5;reservation:t4u5;reserve:t6K1&3)2;reserved:u4K3O4;reset:' +
  '}6;resi-:l3p7s1#4%1;residence:#4%2;resident:l3A2;residents:l4s2#3;resignation:p6;resp-:l4D7Z4!4#1,6?3;respect:D8' +
  '?1;responder:Z6;response:l3!5#2;responsible:,5;rest:k4r3v4z3{2}4;rest-:c2A5L6V2!3#2]3_2}2;restaurant:c3#3}3;rest' +
  'ing:}5;restraint:V4!3;restriction:A3;restroom:L6;resu-:q1P1Z5=3}1;results:P2}6;resume:q2=5;reta-:f3=4;retail:f3=' +
  '4;reti-:c5l2A6G3=2;retired:c4l3A5=2;retirement:A5;retr-:p4!4}2;retrenched:p4}3;retu-:q3=4_13;return:q3E1=5_8}1;r' +
  'eturnable:_3;returned:_5;returning:[3_5;returns:<2_5;reve-:}5;revi-:K3|2}6;review:}6;reviews:K3|3}2;revo-:H1Y5+2' +
  ';revolver:Y5+2;rewa-:l4-2<7;reward:l4-3;rewards:<8;rib:y3}2;rid:R2}6;ride:i4I6;rifl-:Y6+2}1;rifle:Y5+2}1;righ-:a' +
  '2g3h2s2t1v1w1x2G2I3M1R2,2@2}1;right:a2g3s2t1v2w2x2G3I3M1R2Y1@2|1;rights:h4,3}4;ring:x10y4M6V2W4}1;ring-:x3G4M4;r' +
  'ings:x4M4;ringworm:G4}3;rins-:L5;rinse:L5;risk:y7G1K2!2,8;risk-:y4K4;risky:y4K4;rita-:G5;ritalin:G5;rivo-:I2J3K3' +
  'V3>3;rivonia:I2J3K3V3>3;road:e1j1l2J5K5P3*1/2}1;robb-:#5*5}2;robbed:#4;robber:}6;robbery:#4*5;robo-:a1I1J3M4R2T3' +
  '*3}3;robot:I1J3M4R2T3*3}2;robots:a3}3;rock:t6E3,4;rock-:W3}2;rocky:W3}2;roga-:V3}4;rogan:V3}4;role:x3D2$1*2;roll' +
  ':c5f1m3r2x3G4H3V8;roll-:e1o2F2H3V6W1(2>2}4;rollator:H5;rolling:e1o3F2V6W2(2>3}1;rols-:H8;rolstoel:H5;rolstoelvri' +
  'endelik:H4;rona:#3%4;rond:D3;rood-:I3J4;roodepoort:I3J4;roof:K3}5;rook-:z6;rookie:z5;room:l2E6L7Y3$3&4}3;room-:d' +
  '2L5}1;rooms:d2L5}1;rope:*4]5}2;rope-:]4}1;ropes:]4}1;rose-:d1m2F2I5J1V4!2#3^1}1;rosebank:d1m2F2I5J1V4!2#3^1}1;ro' +
  'st-:b7m3t3;roster:b7m3;rota-:b2f2G4;rotating:b2f2;rotator:G4;roug-:i1j3y6O2Q4R3^1;rough:j3y6O2R3;roughly:i3Q5^2;' +
  'roun-:e3i2y4J1K2Q3(4?3}1;round:e3z1J2K3Q5(5;rounds:i2y5?3}4;rout-:I3}4;route:I4;rubb-:m3w4y1z2X1*2]3;rubber:w4y1' +
  'X1*2]3;rubbish:m3z3;rude:D3}6;rugb-:f1h2l2w1z1B3D1G4Z1}1;rugby:f1h2l2w1z1B3D1G4Z1}1;rule:x5E3G3,3>2?5;rule-:v2x5' +
  'y3H1S3>1?2}1;rules:v2x5y3H1S3>1?2}1;run:b1c3d1f1h1i4o2v3I3T1V1#2&2(1)3*2>2]2;run a:O2Y3#3&3)2}3;runn-:a3b2e2h2l3' +
  'u2w3E1F2X3%3(3}2;runner:F4W3;running:a3b2e2h2l3u2w3E2U1X3%3(3}3;runs:b3i2o2N4}1;rush:.4}2;rust-:f2z7I2^2;rustenb' +
  'urg:f2I3^2;rusty:z7;ruta:B4T4X4Z4*3;ry:E4I4;s:>4_2;sa:l4o2O5+1@2}5;saan-:d5;saans:d5;sabb-:f1q5;sabbatical:q5;sa' +
  'fe:y8B1F1G3K4L6U1>1@6|1}2;safe to:n3G5K2O3}2;safe-:y5F2U5Y4#4)5/3|4;safely:Y4;safer:A2F5U3;safety:y5U3Y2#4)5/3|4' +
  ';said:a2q2x2A2C3G3N2W4Y3$1[3]3{2;sak:L4}1;sal:z2C3D3E1F2R2$4;sala-:j4l3=4}2;salary:j4l3=4}2;sale:]6|4}3;sale-:M2' +
  '#3=2;sales:M2#3=2;salo-:d5}2;salon:d5}2;same:f2i4j4v2y1B3C2N4Q2%1,1]1}1;same time:d2f3B4C2E2}3;sami:L4+4;samp-:s' +
  '4|4;sample:s4|4;sams-:n3}3;samsung:n3}3;sand:}6;sand-:e1x1B1I3J3U2V3W3X1/1>2;sandton:B1I3J3U3V3W3X1/1>2}1;sandto' +
  'n city:e3I2J2N5}3;sani-:a3}4;sanl-:<4;sanlam:<4;sant-:-5;santa:-5;sao:m3V3;saps:l6O3!2+4}4;sass-:l5}3;sassa:l5}3' +
  ';satu-:a2f9r3t1u3N1)1}1;saturday:a2f9r3t1u3N1)1}1;saturday morning:f4K4;saun-:o1L2,4}2;sauna:o1L2,4}2;save:l8r3z' +
  '2U2Z6$4,3;savi-:l5<5;saving:l5;savings:<5;saw:s1t1K2N3T4U3V1W1X2Y4&3)3=3]3|2;say:d2h1o2w2x1y4A4D3J2O1S1,1?1[1^1}' +
  '1;sayi-:,4{2}2;saying:,4{2}2;says:a1u2C1D1G3R2U3(2<1]1{6}2;scal-:}3;scale:}3;scan:n5}3;scar-:y3z5D4F1U2Y3?2;scar' +
  'ed:y4z3D3F3U2Y4;scared of:y4D4F2Y4;scen-:*8;scenario:*5;scenarios:*6;sche-:b7f3h2j2t3u4<7>2@1;schedule:b7f3h2j3t' +
  '4u4>3@2;scheme:<8;scho-:c2h3B5D3#4}1;scholar:l5;scholars:B6;school:c2h2D3J1W1}3;school and:p5I4M2O3R1V2W3;school' +
  ' holidays:q2(3}5;schools:h5#7)3;scie-:O4W4=3}2;science:O4W5=3;scle-:G4;sclerosis:G4;scol-:G5;scoliosis:G5;scoo-:' +
  'H4I3K4;scooter:H4I3K4;scor-:l3}3;score:l3}1;scou-:.4}2;scouts:.4}2;scra-:u4w3x4y2z6Y3&2}2;scratch:w3x4z5Y4&2;scr' +
  'atched:}8;scre-:b3O4*5}3;screen:}5;screwdriver:*4;se:a1u3x2A2M3*1.4>2?4}2;seal:Z4}2;seam:_4}3;sear-:C4}4;search:' +
  '}5;seas-:f2h3l4r2G1W2]4;season:f2h3l4r2G1W2]4;seat:E3K1&4)2*2}1;seat-:*4}3;seco-:f3l5q1r3s3y2B1(1{4}3;second:f3l' +
  '5q2r3s3y2B1G1H1J1O1(1{4;secondhand:}8;secr-:F3!5-2;sect-:B3F2G4V3+3[5}2;section:B3F2G4V3+3[5}2;secu-:f1l3v2K3U1!' +
  '5#2=2^1}1;secure:t2K1&3@3;security:l3v2K2U1!5#2=2^1}1;security guard:d2z1I1R2U3X3]1}3;see:b5o1s2y1E10G3O1@3{1;se' +
  'e a:e2E3G4J2P4.2>3;see the:b3g5q2E2H1J4,1>2[3;seen:D2E5}2;seer-:y4,3;seerkry:y4,3;sees:@4;seiz-:G5;seizures:G5;s' +
  'eko-:D3;sekolong:D3;seku-:!7;self:D7F5U7/3;self-:z1B2F2S2U8#3$1)5*2-1?4|3;selfdefence:z1B3F3R1S2U7#4$1)3*2-1.1|3' +
  ';selfdefence for:B5C5F3.4;selfvertroue:D6;sell:m3@2]6|4}6;sell-:&2]3}2;selling:]3}2;seme-:o3}4;semester:o3}4;sem' +
  'i:%9;semi-:)15/3;seminar:)11/4;seminars:)10;send:b3j2n3p1J2M3T3/2=4^8_4;send me:b2j3o4N2T5,1]2}2;send the:b1p3M4' +
  ',1^2;send-:A5@3^5_2{1}1;sending:@3^6_2{1}3;seni-:l3A6T4;senior:l2A3;seniors:l1A5T4}1;sens-:m3v3z1G2N4O2R1?2;sens' +
  'e:m3z4R3;sensei:v3N4O2}1;sensitive:?3}2;sensory:G3;sent:q4M1^5_4{3}5;seo:}8;sepa-:l2m2A1B4F1K2L5Q2$2%3+1|2;separ' +
  'ate:l3B3F1K3L6Q3+1;separately:m3A2F2$3%4|3;sept-:h3x4(3;september:h3(4}1;seri-:y4F4Z4;serious:y4Z4;sert-:P4}1;se' +
  'rtifikaat:P4}1;serv-:l1I4M3O3T5!3=3}2;serve:O5;service:I4M4#1=4}4;services:l2T5!2;ses:d5C3;sesh:c4e2f1;sess-:a5b' +
  '1c6d2e3i5m5r4s2E1Q1V1#2$5%2/1;sessie:i4$2;sessies:c4$3;session:a5c3i3m4s3t1u2E4F2Q2#2$3%2;session for:a1d1e2t5#3' +
  '%3/3;sessions:a2b5c3d3e4i2j1m3r4B4V4$2%1/2;set:i2j1k3t1v4$2%1&2.2?2]3;seta:O3}4;sett-:l3n5]3;settle:l3n5;setu-:k' +
  '3}1;setup:k3}1;seun-:C2D2E2;seuntjie:C3E2;seve-:c3d6i3A5C6N4*2;seven:a1c3d4i3C5}1;seventeen:C4;seventies:A6;seve' +
  'nty:A5G2;several:B3N5*3;sexu-:O3*3;sexual:O3*3;shad-:K3/3=4}1;shadow:/3=2}2;shak-:v4G4}1;shakes:}4;shal-:w4}2;sh' +
  'all:w4}2;sham-:C1D2L4>3]2;shame:C2D3>4]3;shampoo:L4}1;shap-:z7W5;shape:z7W5;shar-:b2l3w2I2J2K2Q2$2?3@4}3;share:b' +
  '3l2I3J3K2$3?3@4;shared:Q4@3;sharp:E2}3;sharpen:l3}3;she:w2A3B2C7D5G1H1)2,1.1;she is:v1z3C6D1F2}1;shed-:>6}1;shed' +
  'ding:>6}1;shee-:b3j2;sheet:b3j2;shel-:C4D4F2;shell:C4D4F2;shes:A2C7F2;shie-:w3]2}3;shield:w4]2;shif-:a3c3e2f1l2r' +
  '2F1R1U2#1$2(1]1;shift:a1c4d1e1f2m1q1r2u1F3L1#2]2;shifts:a3b2e2l3R3U3$3(2}1;shin:w5G3]6_4{1;shin guards:w4]5_4{1;' +
  'ship:^10{4;ship-:!3^10_2{6;shipped:{3;shipping:^10_3{2;ships:!4^4;shir-:w7&4]8^3_7{4;shirt:w7&4]4^2_7{4;shirts:]' +
  '7^3}3;shoe:x5}3;shoe-:w8x7;shoes:w8x7;shoo-:g3w1x3y3E1Y8+6}1;shoot:y2Y7Z2+5}3;shooting:g3w3y2D1E3F1Y6+3,1}1;shop' +
  ':d2e2D1J2-1=2[1]9^2_4}2;shor-:i5o4q3w6D1R4S1T1&3)5]2;short:e1i3q3x1D1N2R4S3T2&3)6/1;shorter:i5G3&2;shortest:o5;s' +
  'horts:w8]4_2;shot:z3Y3}6;shot-:Y5?4}1;shotgun:Y5+1;shots:?4}4;shou-:i1s1t1v3w4G5M1O2R5}2;should:i1s2t1v3w5z1R5}2' +
  ';should i:i3s2t2v1w3z3G1M1R1}3;shoulder:q3G6O4;shoulders:G3}2;shout:G1M3O4}4;shov-:D4;show:b1g3m2t2u2v1P4R1T1U1*' +
  '3-1.6]1;show me:b4r2v3U3Y2*1]3}1;show-:b1r3L11_3{4}2;shower:L5.1_3{3}6;showers:L10;shows:a3b3g2r5v2B1K2U2$2&1(1]' +
  '2_1{2;shri-:}6;shru-:D3_4;shut:f3g5h6S2V2}2;shut-:h6I6>4;shutdown:h5>4;shuts:h4>2;shuttle:I6;shy:z5D7E3F1L3O1$1?' +
  '2;siba-:%4;sibl-:l4B5C1;sibling:l4;siblings:l1B5C2;sice-:b2J3M2;sicela:b2J3M2;sick:q1r1s3u3y2P4/4}3;side:A3E6G2J' +
  '7Z3?4;side-:E6H2;sien:b3y3E3}4;sifu-:%5.2;sifuna:%5.2;sign:g1k4o7t4,11[8^1;sign a:o5,3;sign for:o6I4,2^5;sign in' +
  ':T3[9}5;sign up:k7l1o3s5t5A3C4F3L2(3;sign-:g1k5m1o3p2t4,9@2]2|3;signal:J4}4;signature:,7;signed:g2k2o3p3,4@3]3|3' +
  '}1;signed up:o4p3J3@4]4}1;signing:m4t3,6;signs:o3,5;signup:k5t4;silv-:j4}2;silver:j4}2;simi-:l2z3B3V3X4;similar:' +
  'l2z3B3V3X4;simp-:z3H3I3J4&3|2;simple:H3J4|2;simplest:I4;simply:&3}1;simu-:q2Y5*2;simulator:q3}4;sinc-:b1x2z1D1G1' +
  'H1P2V1+1=3>3]1{4;since:b1x2z1D1G1H1P2V1+1=3>3]1{4;sing-:l3m6B1H2L4X2)4}2;single:l4m5r1B1H2L4X2$1)5}1;siph-:d3}6;' +
  'sipho:d3}6;sir:v4F3L1}3;sist-:f1B2C5D1F8%2;sister:f2t1B2C4D2F3%2-2=1?1}1;sisterhood:F4;sisters:C2F6%2;sit:e2h1i2' +
  'o3q1v2z3B1E12;sit and:i4z2E3;sit in:d1e4E5;site:b2j2t2w1E2I1L4R2T1U1#2(1@3[3]4^1_2{2}1;sits:z2C3D2E4V4*3;sitt-:a' +
  '3}1;sitting:a3}1;situ-:J2S3#1)2*6|3;situation:*6;situational:#1)3*2|4;six:d8l3p2C6Q2R1$1/3}1;sixt-:A8C3*3.4^1;si' +
  'xteen:A1C3.4;sixties:A5;sixty:A7F2;sixty#:*4^2;size:F2Q9R1S1*2]9_7;size-:]5_3}3;sizes:]5_3}3;skaa-:z4D4$3;skaam:' +
  'z4D4$3;skie-:Y9+3;skiet:Y4+4}2;skil-:z3D1U3V3X4=1}1;skills:D1U3V3X4=1}1;skin:G3}4;skin-:z1D4R4V3}1;skinny:z1D4R4' +
  'V3}1;skip:q7r7y1V3}1;skip-:r6y2W4]4}1;skipped:r5y3;skipping:r2W4]4}3;skoo-:h5w2D4V2#2.3}3;skool:w2D4V3#3.3}2;skr' +
  'y-:k4t5;skryf:k4t5;skui-:u3}3;skuif:u3}3;slaa-:y4}4;slaan:y4;slee-:a2f4q3w4_4}6;sleep:c1f4q3}7;sleepover:.1}4;sl' +
  'eeve:w2_4;sleeves:w5}2;sleg-:F3G5;slip:,4_3}4;slip-:q1x3G4;slipped:q1G4;slot:c4d4e4f2r4t4u1$2{1;slot-:b6c1d5;slo' +
  'ts:b6c1d5;slow:z6O3Q1?1{5|1}2;slow-:A2G2;slowly:A2G2;smac-:y6;smacked:y6;smal-:o2y1z1A1B1C2K1Q3V1%6]3^1_1;small:' +
  'o2y1z2A1B2C3K1Q4V1%6]3;small group:%11;smaller:D1_3}6;smallest:D4;smallholding:Y2^3;smas-:r3y4K3*4;smash:r4y4*4;' +
  'smashed:K3}2;smel-:L2_3}4;smell:}5;smelling:L5;smells:_4}1;smok-:z4}6;smoke:z4}2;smoking:z2}5;sms:M5@3{4}1;snac-' +
  ':w2.3}5;snack:}7;snacks:w2.3;snap:n5?1;snap-:n6_3}1;snapscan:n6}1;snat-:*5;snatching:*5;snea-:x4E1;sneakers:x4;s' +
  'o:b2c3d1f4o1E1{2;so i:b3c3f1m1o1r5s1u2w1I2{1;so no:w3y5H3+3}4;so what:f2j5x3N3R3T5&2;socc-:f3p3B2.2}1;soccer:f3p' +
  '3B2.2}1;soci-:z4#3,2=4?4}2;social:z4#3,2=4?4}2;sock-:x6G2;socks:x6;sodw-:%5;sodwa:%5;soft:z6D2}3;sogg-:c6;soggen' +
  's:c6;sola-:>5}2;solar:>5}2;sold:&3]7}2;sold-:l3z1S4!2;soldier:l3z2!2;solo:$6;some:m3r4y1z3D5S1U3V3,5?3;some-:g3v' +
  '1M3-3;somebody:g5v5y4A2H1I2O5V1-3@2;somebody who:z5C2H4&3=3@4;someone:g5v4y2M6Q1$4&2*5-3{1}1;someone who:j4y3z3X' +
  '3@4}1;something:a1c3d1e3k4l2B4P3R2S1T1U4W2,2;something for:a1c2f1z2A4B5F6R1T3#1%1=3;something in:c1d3e4n3P3=3]4;' +
  'something like:k3l3n4D1K3S4V1W2&3)4;something to:d2k1w3B1D4J3M1P4U3,3|3;something you:D2U3V3W5Z3!4*2;sometimes:r' +
  '4G5;somewhere:b3y2E3J6K4L3N2V3.1;son:B7C5D3E1G3]2;son has:b3r1x2G4H2Q2;son is:m4C3D3G3O1;sond-:f8+4;song:}7;sons' +
  ':a1k1p3u2C4E2_3}1;soon:a4B3G2J2P3$3(5)3]2^2}1;soon-:m4u1;sooner:m4u1;soos:m3z3)5;sore:y4G7}2;sorr-:a1b3u2{3}4;so' +
  'rry:a1b3u2{3}4;sort:D4Q4T4U3!4}1;sort-:k2_3;soun-:s4&4}5;sound:}3;sounds:s4&4}4;sout-:I2J2N2S3V2}2;south:I2J2N2S' +
  '3V2}1;south africa:J3S4V2}1;sowe-:I5J4^1;soweto:I5J4^1;spa:}5;spac-:F2K6Q4&3}2;space:F2K6Q4&3}2;spam:@2}4;span-:' +
  '#6;spanbou:#6;spar:y11;spar-:c4y9G1?1]4}1;spare:w4;sparring:y9G2?1]4}2;spea-:D2M5N4#1}4;speak:G2M7N3#2=1}2;speak' +
  ' to:M6#3=3;speaks:D5N4;spec-:l7w1E7F2G5O1S1T4)3,1.4_2;special:l6w3G2O3S2)4,2.5|2;specialise:T4!3;specially:F5;sp' +
  'ecials:l6)2_4;specs:G4}3;spectate:E6;spectators:E3,1}3;spectrum:G6;spee-:n6B2W2}1;speed:W3}4;speedpoint:n6;spel-' +
  ':A3}2;spen-:s4w3N3+3^2;spend:s2w3E3N4^2;spending:s4+3;spin:e3i3;spin-:}6;spir-:D3H4;spiral:H4;spli-:e3n2y2A1B2C3' +
  'G1Q4Z4$3_1;splints:G3Z4;split:e3n3y3A2B3C3H1Q4$3_2;splits:}6;spon-:l6}3;sponsor:l3-1}4;sponsorship:l3;spor-:d1f1' +
  'j1w3z5C1O1S2T1V2=2]2}1;sport:f2p2z2B1C2G1S3U1V4Y1&1+1<1}1;sports:d3j3l2w5z1O3T3=3}1;sportsmans:]5}2;sporty:z5B1;' +
  'spot:q3t3C2E1I2J4K4L1Q3*4;spot-:&4(1;spots:&4(1;spra-:G2]3}2;spray:]3}3;spre-:b4;spread:b4;spri-:A5(1}3;spring:A' +
  '4(1;springboks:}5;squa-:F1I1J3%3}4;squad:F2%3}1;square:I2J4}1;squat:}5;sque-:a2Q3_3;squeeze:a3Q3;st:}5;stab:]3;s' +
  'tab-:G4Z4;staf-:g3K2M1N3O3#7=4;staff:K2M2N3O3#7=4;staffed:g5;stag-:.5>5}1;stage:)1>6}3;stai-:z3H10;stairs:z4H9;s' +
  'tal-:L5}1;stam-:z4D3}2;stamina:z5}2;stamp:D3;stan-:e2j1n1p2v4D3E1K5U1+1.3<3;stand:v2D4E2K4U2.4}4;stand up:D5U3V3' +
  ';standard:j3p4+3<4;standing:g1n3v4J1K4;star:}6;star-:a3k3t5v1w1z4A4R1(7;staring:E4$5}1;start:a3k1t5v1w2z1A3C2G2R' +
  '4U1(6;start at:a1c2i2z2A1P4}3;start with:y3z5A3C1R6}2;started:t4A2N3P2(1{3}1;starter:k3z4&6]2;starting:a3w2z4A4(' +
  '7;starts:c4d3i6v3(2*2]5;stas-:I5;stasie:I5;stat-:I6*1+4,1?4{3}3;statement:}7;station:I7J1L2U2}2;status:+5?5{5;st' +
  'ay:b1g1o5x2E8G1I1/1@4[3;stay-:h2m4r2x4C4E2I2}3;staying:h2m4C3I3J1|1}3;stays:r3x4C3E3}1;std:C3;stea-:R4}2;steam:R' +
  '4}2;stee-:l4q4H2}2;steep:l5H3;stel-:m3p4^4;stellenbosch:m3^4;sten-:G4;stent:G4;step:t5z1H6P3R3[3;step-:t4v2B6C3H' +
  '8[1;stepdaughter:B3C5;steps:t5v3H9[1;stepson:B6;ster-:D3}3;steroids:}4;stic-:a3b2t1w2y1B3X7*1]3^1_3;stick:a2i2z1' +
  'A3F1H1R1X6)1*2_3}1;stick fighting:a4A2B3F3R3)4;sticks:a2b2f1t2w4y1B3N1X4.2]3^3_2;stif-:z5R2}4;stiff:z5R3}2;stil-' +
  ':d1g2h1z1A2B1G2N2U1V1W1X1&2>1{2;still:d1g2h1z1A2B1G2N2U1V1W1X1&2>1{2;still do:j2C3G5U1W2+2/3}1;still have:h2q2s4' +
  'w4I1V5W3X2;still on:a2h1s2U3W3X4>5_2{2;still train:h6G4+3,1>5;stin-:G3}4;stit-:_3}2;stoc-:d1o5r1u1X4$1-5]7{4}2;s' +
  'tock:d1o5r1u2X4$2]6{4}4;stok-:X8;stol-:K3L2,2}4;stole:L3}1;stolen:K3,2}4;stom-:c2G3}3;stomach:c2}4;stop:n1o1p8q7' +
  'y2I4K2Z5@3}2;stop the:a3i2A2K2Z3)2;stop-:q3z2B3I4U3;stopped:q3z3B3U3;stops:I4}2;stor-:a1B2J1L3N1T2W1?3@5]6^3_1;s' +
  'torage:L5}3;store:L3@4]7^4_4;stored:@4;storm:a2g1t2B3J3N3T4U1W2/1<1=2]3}1;storm combat:j3J3N3T3,2}1;story:j4P4&3' +
  ';stra-:c1f1v4w1z1B3F3J2L4U1V1%1-1<2_2|4;straight:c2f2k3v5w3z3K2L3-2^2|5;strange:F4}4;stranger:B6}3;strangers:F2O' +
  '2U4%3?1;strangling:V4*4;strap:_4;stre-:a1i1H2I1J5K5R3U4V2W2*3/5}1;stream:/5;streaming:/5}4;street:a1t1w1H3J7K5R3' +
  'U5V3;street bjj:a3t3w4V4}2;stress:R3W3*4;stressed:G3W3;stretch:I4}3;stretching:i4}2;stri-:n4o5r4s2x2D1F3O1P4*2;s' +
  'trict:r3B2D4E3O2,2;strike:r3;strikes:r1*5;string:x4}2;strings:o6s3;stripe:n5V3}1;stripes:P6;stro-:z5A1D2G4H3R3S4' +
  ';stroke:G4;strong:z5A2C1D1G2R4S4=1]1;stru-:j5v4z2D4$2&4;structure:j5D3;structured:v4D2&4;struggles:D2$3;stud-:l4' +
  'm1t1x2Q3/1=3?2[7;student:l4t3A1G2Q1=2[5;student portal:[2}2;students:l2F2K2Q5#2)2=4[5;studio:m3H3J4)2?4}1;studs:' +
  'x6;study:e3f5%2/5|4}3;studying:=3^4;stuf-:a1w4A1B2G2L2O3S5U3Z2*4]2_1{3|1;stuff:a1v1w5A1B2L3O4S5U3Z2*4]2_1{4|1;st' +
  'un:}6;stun-:.2}4;stunt:.2}4;stup-:z4}3;stupid:z4}3;stut-:D4G2;stutter:D2G3;styl-:b4f1i1j4N1R6S1T6V3X1Y3;style:a1' +
  'b3o1s1N2R6U1V3X2Y3/1^1}1;styles:b2f3i2j4l2B3S3T6;subm-:V6}3;submission:V4;submissions:V5;submit:}4;subs-:j3k2l1o' +
  '1p3/3<3>2;subscription:j3k2o1p3/2;subsidy:<4;subu-:J3}2;suburb:J3}2;such:b2c4l2w4B3D2F2W5)3*1-2.2<1;such a:b3w4D' +
  '4F4W6!2;suck:}5;sue:,6}3;suff-:v2G2;suga-:G3}3;sugar:G3}3;sugg-:D3R4U2#3;suggested:D3U2#4;suit:b2c3d3u1w6z1C2L7R' +
  '3$2;suit-:e3w3z2A3E1F2G3R3)1|2}1;suitable:w4z3A3B1E2F3G3)2|2;suitable for:w2z4A2B2E2F3)2|3}2;suits:e4R4S3}1;sulk' +
  '-:A5;sulke:A5;summ-:h2W4|5}2;summer:h3W4}4;sun:e3f6u4}2;sund-:b2f9r3/3>1{1;sunday:b2f9r3/3>1{1;sunr-:c6;sunrise:' +
  'c6;suns-:d4x4;supe-:i3E3K2!4.1}1;super:i3}3;supp-:d3u2w5M3Z3+4_2}4;supper:d4}1;supplements:}5;supplied:w6;supply' +
  ':w3+5]2}1;support:M3Z4;supposed:u4.1}1;sure:z2D1H3R3}2;sure-:l5z1C3_1;surely:l5z1C3_1;surg-:y3G6;surgeon:y3G3;su' +
  'rgery:G5;surn-:N4;surname:N4;surp-:k5-7.2;surprise:k3-7.2;surv-:z3G4U7!4|2;surveillance:!5;survey:}4;survival:U4' +
  '|3;survive:z5U7;survivor:G5}2;susp-:q6D2I2;suspend:q4;suspended:q3D3I3;swan-:G5;swanger:G5;swap:r4u4_9}6;swar-:P' +
  '2=4;swart:P2=4;swea-:e1w4z2F3L3R3U3W6;swears:U4W4}1;sweat:e2w1L3R1W4;sweaty:w4F5L2R3;swee-:w3V4W4.4=4;sweet:W5.5' +
  ';swim-:b3w2}6;swimming:b3}6;swin-:y3}3;swing:}4;swip-:n6<3;swipe:n6<3;swit-:u4<2}7;switch:u4}6;switched:}2;switc' +
  'hing:<3}3;swol-:y3}2;swollen:y3}2;swor-:X6}1;sword:X2}3;syll-:P5&3;syllabus:P5&3;synd-:G5;syndrome:G5;syst-:m3r3' +
  'C2P4S5@2}2;system:m3r3C2P4S5@2}2;t:o6w5]4;tabl-:b5E1G3|1}2;table:b5E2|1}2;tack-:B3}3;tact-:a2O2Y5Z4!5)3+2=1]3;ta' +
  'ctical:a2O2Y4Z4!2)3+3=1]4;tactics:Y2!4;taek-:z2R3T5;taekwondo:z2R3T5;tag:k5C3E2?2}3;tags:]5_2;take:i1l1m1n3p1q1u' +
  '2x4z2A3G3J2R1?4@1;take a:k3l1q6u5C3L2?3;take it:o2x2G3?5_2;take part:m3C2E6G4,4}2;take-:b1v3G1I2N3O2P3V1W1*4-1?4' +
  ']2|1;takealot:-3]4|3}2;takedown:*2,3;takedowns:V3*4;taken:r3?3}4;takes:a1b2d1v4G2I3N3O3P4W2?2;taki-:l3q3E4N4?3{3' +
  '}1;taking:l3q3E4N4?3{3}1;takk-:w4x3;takkies:w4x3;tale-:l5z5;talent:z5;talented:l5;talk:l2v6M9V2#3)2*3;talk to:D1' +
  'M7$2}1;talk-:M3N2S3V3&3)5*2;talking:M4*3;talks:N2S3&3)5;tall:C3N2Q2R4]4}2;tamb-:u3I3}1;tambo:u3I3}1;tank:>6]3;ta' +
  'nn-:z3F3;tap:n6y5;tape:x6}2;tapp-:V4}3;targ-:A2D4Y4}1;target:D4Y2}2;tari-:j7$2%4;tariff:j2$3;tase-:}4;taser:}4;t' +
  'ast-:s7t6u5T3)2;taster:s6t6u5)2;tata-:x4;tatami:x4;tatt-:G4N2}4;tattoo:G4}3;tattoos:N3}2;taug-:a2b3O3W4&3*5=2}2;' +
  'taught:a2b3O3W4&3*5=2}2;tax:r3#2}7;taxi:r1I14L1U1*3;taxi rank:I3*5;taxi-:I8R3;taxis:I8R3;tb:q1G4;tccc:Z7;te:k2l2' +
  'v1z3D4F1G2H2K3U3Z3*4_2;teac-:D3N6O6Q1S1T2U4W2X2Y2Z1*2=1;teach:B3D3F2S1T3U4V2W3X3Y3Z2!2*3=3;teach how:X2Y1Z5*6;te' +
  'ach it:U2V3W7Z3!4*1;teach me:S2U3W1Y3$2|3}2;teach that:D3U5V3W2Y3*1;teacher:d2l1v3y2D2N5O5Q4#2(3-2<2;teachers:d3' +
  'l2Q4#5;teaches:F3N6O2S3U1X1&3)3;teaching:N4O5U2}1;team:f1N6O3V1#8.5=4}2;team-:z3!2#5/4;teams:z5!3/5;tear:G4,3;te' +
  'as-:D6;teased:D6;tech-:r2y1B2D2F1Q2S3W2!3*6/5?1|2;technique:r3v1y2z2Q3W3*2?2;techniques:B2D3F2S3!3*5/6|3;tee:w4]' +
  '4;teen:j2A3B9C2D6$3*4;teen-:t1A2B8C3D4O1Q4S2W1)2;teenage:B1F2G3S4$2%1;teenager:t2A2B3C4D6O3R1,2-1]1;teenagers:B7' +
  'C3Q4&1;teens:a2A3B2C1N3Q3W3)3.1;teke-:o3,4[6;teken:o3,4[6;tele-:M7;telephone:M5;tell:b1o1v3J1N1S2T2V2W1@2|1}1;te' +
  'll me:b2k1o2B1H1J2N2S3T2V3W2X1Y2|2;tell-:t3#3}1;telling:t3}2;temb-:I3=3^3;tembisa:I3=3^3;temp-:q5D5+2}1;temper:D' +
  '6;temporarily:q3;temporary:q4+3;ten:m6q1s1v2C7P2Q2$2,1.1|2;teng:H3K2;tenn-:G4}2;tennis:G4}2;term:b3h4o9q1t3B2P3;' +
  'term-:h5n4o5p7^2;terminate:p6;termination:p5;terms:h6n4o6s1^3;terr-:e2o2z4G2K4;terrible:e2o2z2K4;teru-:r4M3<3_7;' +
  'terug:r4M3}2;terw-:x2E5;terwyl:x2E5;test:s2t6v2z2P8$1/2}3;test-:s6t4u4F4P4}2;tested:}5;tester:s6t4u4;testosteron' +
  'e:F5}1;tests:P4;thab-:a2N3$3}5;thabo:a2N3$3}2;than:c1e1f1h1i5j1k2l1Q6R4T2&2^2|3;than-:-3}5;thank:-3}3;thanks:}5;' +
  'that:d1W1*1;that a:r3z2B3E2O2(1=2}5;that i:c2x1P4Q2T3&2)1,1@4}4;that is:b2e3z3B1D2S5;that possible:G1H1K4L4Q3W2%' +
  '2;that something:y3D3W2X3Z4*4;that the:a4E4O2!2&3+3]3{3;that time:d3e5f2q4(5;that work:f2n3q3z2G4+2<2^3;that you' +
  ':z3M2T4=2]1|3}2;that-:b3l3}1;thats:b3l3}1;the #:i1r2A2N2Q4&8(5>1[2;the #th:h6n3u3(4^4;the academy:h2p3B1F1H1I1L3' +
  'N1U3V1Y2#1,3<1>1^2}1;the adult:b3z4A2B1C1}4;the adults:b3A1B2C4;the back:v3E4K2*3}4;the basic:j4v3z3W2&1)4|3;the' +
  ' beginner:a1C2F2&5(1/2[3|1;the beginners:a1z1G2N2&4(3}1;the best:g2I2M2R5X3}3;the bjj:i3E2N3V4}3;the bleed:a3i2A' +
  '2Z3)2;the book:_2|9}2;the boxing:t4E3Q3R2S2W1,3<1_3}1;the building:v3E3H2J2K1}3;the car:i1E5H2K7L3Z3*1}1;the chi' +
  'ldren:b2s1w4x3y2A4B2C1!3}3;the class:b4i5l1n4z1E4F1G1N3Q3%1+4?3}3;the classes:d2g3j2z3A2J3Q6R3%4/3}2;the coach:v' +
  '5G1O4Q2$1,1?4]1}4;the coaches:z2D4G1N4O1,1.1@4}2;the courier:^5{6}1;the course:&11(7+6|2}4;the day:b2c4d7e5g6k4t' +
  '2u3$2^2{4;the difference:R2&3_3}4;the door:g4m3s4t3H4K4V1+3,1@2;the ebook:-2@2|6}3;the end:d1h3o4q2r4y2E1P4&3}1;' +
  'the entrance:v1E1H5J5K1;the evening:c3d2f2g3i2v1F1I4K4L1T3V3&1;the fee:j1k2l6m2$4%3&4;the fees:j1l6q2r4<2;the fi' +
  'rearms:w5A2F3N2O1P4+2,3;the first:a1c3f1h1k3s4t1v2w5z1N3(5_1;the floor:x1y6D3E3F2V3W2;the form:k3t1,7@3;the free' +
  ':s5t3u5,5;the full:l4s1v4w5;the gate:g1v5H1#2*3>1{3;the gautrain:I3K2L3U2|2;the gi:n3V5]4_3{3}1;the gloves:>3]2^' +
  '3_4}4;the ground:F1G3H1R3V8;the group:r2v3z3E2G3Q7$4&1?2@2;the gym:a1f1g6h3n1o2p3t3I3J2N2.2>4@1^1}2;the hall:D2E' +
  '3H2.6}2;the head:G3M2N2O3$3&3*4]1|3;the hours:e3g2i4E6;the house:s3v3A4Z2*3+3/3;the indemnity:,6;the instructor:' +
  'v5O1$2.1}4;the kids:d2f1w1B2C3D1E4N1O1?3}3;the knife:a3s3A4C3X2)3;the krav:j4N3O5U1V3]3;the ladies:y4L5N4V3#3?3;' +
  'the last:d5i2z2C2I3K1N2P2(1)2;the lessons:b4i5j4z2E3O2;the login:[4;the mall:A1B2E2I4K2)1.5]2;the mat:v2x4E4F4G2' +
  'H3L3N4Q4$3%1;the mats:a3i3q1x3B3E2L2V3,1.2=3?1;the membership:o7p3<3}2;the men:y3C3F3Q3;the month:k2m3n4p3r3t3L4' +
  '(3;the monthly:k9;the morning:c4g5i2F1Q4$6%2;the name:N7S5;the new:b3h1p1D1J2(7[3{2}2;the next:a4r1P4Y2Z4&1(5}2;' +
  'the office:c4d3e1g2l2r2w4y3I2K2L3M3$1;the old:w3C1J4N6[4;the only:c5f1A1F6Q4;the order:C3D1E3{3}1;the other:k4o1' +
  'r4s3H1U6_3;the others:i3v1z6C3E2G3P4<3;the page:b3j4C1M4%3[3;the parking:z3F1H4K1>2}1;the place:g5m3v5z1H3J6$3.1' +
  ';the power:>6;the price:j1k2l3o3-2]3^5|3;the range:a3i3Z3}3;the right:C3G1I3M4+3,4;the road:e1j2l3K5P4/2}2;the r' +
  'oom:z3E4H3$5;the same:b1f2i2j4k1v2w1y1B4C2J1N4Q2]1}2;the schedule:b7f4;the school:h1o3L3%3(2)2,3-3@1]3}3;the sho' +
  'oting:w2K3O2Y3+4?2;the shop:n3#1&2-3=3[3]6;the side:x1C1E6?4;the site:a3b4t4w3F3M1N2[4^3_4;the small:o3V4%5]3;th' +
  'e stick:a4F4X4)4;the sticks:R4X4]3_4;the street:K3O2R5S3U5*3;the student:[3}4;the taxi:d2A2I5L3;the timetable:b3' +
  'h3}1;the trainer:N1O1Q7W3$4;the trainers:N5O6;the training:f2i3j3x5y4E2G1H1J3T1&1*4+5=4{2;the trial:i5m2s1t1u3v6' +
  'w3,4?2@2;the twelve:&7(3;the uk:h2q2z2V3X3&2>4^3;the way:g2r3u2H5J3N3;the website:g2h2j2k2n3u2A2B1L1W2$2&1(2)1@4' +
  ']2;the week:a1b9c3d5f4g1r4B3;the weekend:f8$2)1;the whole:b1f2g2q1A2B2E3F1K2L1M1N1#3&2}1;the women:F1O4Q4}3;the ' +
  'wrong:u3_6;the year:h7o2p3t4#1(3}2;thef-:>3}3;theft:>3}3;thei-:A5B1L2M1P2%3&1*1+2-1[2}3;their:A5B1L2M1P2%3&1*1+2' +
  '-1[2}3;their own:B3L3%5*3[3;them:b2f1m1x4B6C2D4M1O1R4#1_1;them-:B5F1O3U2)4.1;themselves:B5F1O3U2)4;then:a2d6e2f3' +
  'i4m4o1r2t1v4I3T2(1^3;theo-:l4v3&3/4;theory:v3&3/4;ther-:a1v1K1L2M1T1;therapist:D1U2$3}2;there:g1v1K1L2M1T1;there' +
  ' a:k2r1s1H1J1L3W1)1;there an:f2j2k2m3o1v6A2K3P4V4(1/3[1]3_2|4;there any:a3c6f1l4v1z1G2I1L1U2W2<3=2;there anythin' +
  'g:c4d1f2k1v2w2B2G4;there are:g4s1F1H4L3Q5%3;there be:a1c1d3h3l2v1C3F2&1(3)2>4;there for:a3f3v2B3E4T4;there is:b1' +
  'h3l2o1F1K1L2S3>3]1}2;there n:k4l4o3s2B1H4K3L3O4%3(1)3,3=3;there one:I3L2O3P3R4(2[3;there something:a3d4e2f1k3l3z' +
  '3A1B2G3T4U2X2#1%2,3;there training:a4c2d5e3f4h3!2>2;theres:>4}2;thes-:B2M2O4V3@2[2_4}1;these:B2M2O4V3@3[2_4;thes' +
  'is:}4;they:r1A1B3C5D6G1K1O8S2?1]2^3{1;they-:c4{3;thic-:|3}3;thick:|3}3;thie-:}5;thief:}5;thin-:b1c2p1s2B3R2S2T1!' +
  '2&2^2_2;thing:c3d1o1q1s1w2B5R1S5T3X1!3&4)2_3;things:b3p3s3v5E3M4N1T3W3,1^6;think:C2J2R4{2}8;thinking:t3A3E1N3W3+' +
  '3=3_2;thinking of:t3A3N3W3+3=3_2;thinks:z4D3;thinners:G4;thir-:c3i3l3A3C5F1*5-4=2@3;third:l4*5-4=3@3;thirteen:C6' +
  ';thirties:A4F3;thirty:c4i4z2;this:a7f2r2z4J2P3S1T1)1>2@4}2;this month:d5l3r4s2(3}3;this week:a6r3t3u4G3I1>3{3}1;' +
  'this year:C1P4T4#3(3)5.2}2;thos-:m3o2r5z1O3)5*3]3;those:m3o2r5z1O3)5*3]3;thou-:e2S3#2}5;thought:e2S3#3}1;thre-:f' +
  '1l1p2r2C3G1H2P1!2%5&3)1*5;threats:#3*5;three:f1h1l1p2r3C3G2H1P2%6&4)1;three months:o3p2q2z2P5&5}2;thro-:e1m3v5y3' +
  'E1M2W5*3+1}2;through:b1d1e2m4p1t1v4E3H2M3+2/1]1{2;through the:b4p3t4H3W3*3;throw:v2w3y3D4U2W6}1;thrown:v4y4z4Q3;' +
  'throws:G4*5;thun-:Y4>2}3;thunderstorm:>2}3;thur-:a5d2f2h2r1t1w1F1N2Q2{2}1;thursday:a5d2f2h2r1t1w1F1N2Q2{2}1;thx:' +
  'E3}3;tick-:i1m7K2)1;ticket:i2m5K3;tickets:m5)1}1;tie:o5w1L4;tied:o6x6*1;tien-:B6;tieners:B6;tier:}7;ties:o5V3*3;' +
  'tigh-:j2k1l2p3q1w5G2<2]3_1;tight:j2k1l2p4q2w3G2<2_2;tights:w4]3;tikt-:?5}2;tiktok:?5}2;till:c1d7e3f1g2i4o1q4u1L1' +
  'P3^2;till #:c4d4e5g5;time:a7b3d2e4g9i8m1q3v3=3;time do:a1f3g3i4v2E3F1;time does:a4i3}2;time i:c5d3m5o3u4z4H3K2;t' +
  'ime is:c4e3f3g1i1C2{3}6;time-:a2b10d3g5h1j2v3K1$1}1;timer:a4v3z5A4;timers:v4z2K4;times:b6c1g6j4m1D1$3^1}2;times ' +
  'a:a4j3q3$3;timetable:b9h1>2}2;timi-:D5;timid:D5;tiny:b2B5C3Q2]2;tips:}6;tire-:c3z4G3U4}2;tired:c3z4G3U4}2;tirs-:' +
  'X4;tirsia:X4;titl-:O3W4|1;titles:O3|1;tla:w4y3C2E4I1P4;to #:c4d5e5z1#4>2{3;to a:k3o1u3z2H1K4M3Y2)2-3^5}1;to atte' +
  'nd:m3u4F1)4+2;to be:c3f1x3z3A1B1E3J1P1S4U6W1!2=1?3@2^1;to become:t5!2}3;to boxing:j3u2z3A1B3C3F2G1W2.2>2}2;to br' +
  'ing:f1g3v4w2C2D2Q4_3;to buy:g3w3+2-1]7|2}1;to cancel:p3q2u5{3;to carry:o3q3H2L2U3Y1}2;to change:u4L5}1;to class:' +
  'r2w1G2I4<4^5|3}4;to come:g3j1l3p3s1t4z4E2H2I2J2K2#2)1,1/2;to defend:j3A2B2F3U6&1}1;to do:f2j3B3C2G2P2T2V2Z4!2&2*' +
  '5.2/2;to feel:s4A1D2F3U6W3;to fight:y3z1C3P3R3T3U6V3X4=2;to get:p1z2B4H1I1K3M2P2R5S2W5&1)2@2}2;to give:p4s3t6#1)' +
  '1,1-5@3_2;to go:x2D4J5L2+3;to handle:D4O3R1U2X3Y2#2*4+3;to have:s1w7D2Z4]3^2}2;to help:D1G3U3Z6;to hit:a3e3w3W5*' +
  '3;to join:k4l3o2s3t3w3z2C1E2G1X1%1&1,3=1}1;to keep:m4q1z2E5R3]3;to know:g1h1i1j1k1n1o1y1J1L1N5O1P5Q3T2Z1{2;to le' +
  'arn:y2A1C1D2F3P1R5S1U4V4X1Y3Z1%3)2/1;to leave:p4s4x1K4L1O2;to log:[7;to look:w3z1B1E3F2P3U3!3?3;to me:k2z1G2J3M4' +
  'S3$3^3|3}1;to move:p3u3G3Q4V3W4Y3!1;to my:b2p2q1E1L1T2U3$2@3[2^5{1}2;to pay:k2m4n5q4s4D2^1;to protect:l3y2F4R2U3' +
  '!2#2*2;to put:b2q3w3B3F2J3}1;to sandton:d4p2t4L4V2/4;to see:b4j1m1q1s4v1B1E6?1@1[4;to send:b2B2M6+2=4^2;to shoot' +
  ':Y6+4?3;to sign:k4n2o1A3B2C3S1,6[5^4;to sit:i4B3E2G3}1;to stand:D4E4K4U3;to start:j3r2t5w4z1A2C3G3U3;to stop:o2p' +
  '6q4D3Z2}1;to take:j1x6y4E5%1*3}1;to teach:D1O4Y2$4=10;to the:o1q2r2t1v1w1y2E1H4I2L1M4*3>1;to train:c2d4e4m1w1F5G' +
  '2L1X2#4$1%7,1<2;to try:a4h2s3t7u1z3C2V3,1_2;to use:e2r5A3X6Y3Z5?2;to walk:x4z3D3K1}5;to work:I2K3O3U1!5$2=4}2;to' +
  ' you:n2z4H2I10K2M1+3<4;to your:c3I3J4K2M1Z3#2_3}3;toda-:a7g4r1t3u4v2(1>4{3}3;today:a7g4t3u4v2(1>4{3}4;todd-:e3A8' +
  'B4C4K1}1;toddler:e2A2B3C5K2}1;toddlers:e2A7B2;toer-:w4}3;toerusting:w4;toes:z5;toge-:a1j2t5B3Q4R3%6&2-1{1|1;toge' +
  'ther:a1j2t5B3Q4R3%6&2-1{1|1;toil-:H4L9>2;toilet:H4L8;toilets:H2L4>3}1;told:a3z1A2G4N2P1S2V3X4+1{2;told me:z3A3G2' +
  'N2P3S3X2+2;tomo-:a6c2h3t1u3v4x1,3{1}2;tomorrow:a6c2h3t1u3v4x1,3{1}2;tone-:}5;tonf-:X4;tonfa:X4;toni-:a7n1u4v1w1N' +
  '1>5}4;tonight:a7n1u4v1w1N1>5}4;too:i1l2p2y3z5A3C3F3(3*2_3;too late:d3A5(5_3;too much:l2p4y4z2B3F4G1$2}1;too old:' +
  'A6}2;too young:C3+4.2;took:k4r2z2}6;toot-:y5,5;tooth:y5,5;top:k5w4O3Q3V3$2*3[3]4;topi-:)3|3}3;topics:)3|3;topp-:' +
  'A4[3;toppie:A4[3;torc-:]4_4;torch:]4_4;tore:q1G4_4}1;torn:G5R4_5;tot:d4g2o4A4$3;tota-:b2j3z3Q3R4W3)2;total:b2j3z' +
  '3Q3W3)2;touc-:z4F1G3M6O3+2,3;touch:z4F2G1M6+2;touching:O4,4;toug-:z5B3D6Q3;tough:f1z5D2Q4;toughen:D5;tougher:B4D' +
  '3;tour:v7#3|2;tour-:G5J2Z5%1,3]3}2;tourist:m3t2I3J3$3+1,4;tourists:%3}3;tournament:}8;tournaments:}8;tourniquet:' +
  'Z6]2;towe-:w3]3}3;towel:w5}1;towels:]4}3;town:e2m2p2t2B1J1Q3U2)1=1^3_2|2;town-:l4^3}1;township:l4}2;trac-:a2w5P4' +
  '@3{3;track:a2P4@3{1}1;tracksuit:w5;trad-:x2S4X3;traditional:x2S4X3;traf-:c5d5r2I3K1/1}2;traffic:c5d5r2I3K1/1}2;t' +
  'rai-:c1f1B1N2Y1!2#2;trailer:K6;train:a2c2d1e2f2m2B4E1F1G2I6Q1,2;train at:c4d3e2B2C2)1,3/3]3}2;train before:c8L4O' +
  '3;train in:c1d1e1i2w7J3O3Q2%1+3}2;train on:a4f5h1j4B2C2;train together:B6C2F2%5}1;train with:f1j1v3A4F2Q6V2X5%1*' +
  '2+3}1;trained:f1i2r5y1z3A2O4P3U1V1X4#3=1;trainee:k3[4;trainer:N6O7Q5W2$5%4=5;trainers:x5N8O8,3=3]3^3;training:b1' +
  'c1d1h2p2y1B1T1U3X2Y4Z4!4#3)1*1+1/1{3;training for:d3e1z3F2P1U6W2!3#5$4)3=3;training on:a5c3f4h4q4T4Y1>4?3;traini' +
  'ng with:t4B3E3F3Y2$3<4=1;trains:l2t1C2E4I3K2N4T2X4^3;tran-:n4I6!3#4-1>2{3}2;transfer:n7-2;transferred:p3V4;trans' +
  'gender:F2}3;transit:!4#4{4;transport:u2I7#2}1;trap-:o4H7;trappe:H7;trau-:Z7)1]2;trauma:Z7)1]2;trav-:f1m4q3r2I5U1' +
  '#2$1&2/2;travel:f1m2q2r2I3U1#2$2&2/3;travelling:m4q3I3;trea-:F2G2W2Z5#1$3-5}2;treadmill:}5;treadmills:W3}4;treat' +
  ':z2Z4#2-6;treated:F4;treatment:q1G5Z1$3;trei-:I4;trein:I4;trek:p4L4;tria-:i1s7t6u9v4V1,2;trial:i1s7t6u9v4,2}1;tr' +
  'ie-:p3s3z1D2F2M3Q1}2;tried:p3s3z1D3F2M3Q1;trio:%7;trip:h4q3H3;trip-:B5>4?4;tripped:>4;trop-:U4}3;trophies:U4}3;t' +
  'rou-:D1Q2S5*1}5;trouble:D1Q3S5*2;truc-:f2z3K4#3;trucks:z3K4#3;true:s5z3R4S1+2;trus-:n2I2O4;trust:n2I2O4;try:a3s9' +
  't11z1C1V4_1{1;tryi-:b3s4w3y3z3I3M2;trying:b3s4w3y3z3I3M2;tryo-:s6t4u8}1;tryout:s6t4u8;tsa:B4@5}2;tse:A3C3;tshi-:' +
  'w3]2_4;tshirt:w3]2_4;tshw-:w4D2,5;tswa:y4I2;tuck:D4}4;tuck-:D3}2;tues-:a5c1d2e1g2r3u3N2$1{3}1;tuesday:a5c1d2e1g2' +
  'r3u3N2$1{3}1;tuit-:j3$5;tuition:j3$5;tumm-:}4;tummy:}4;tunn-:G4;tunnel:G4;turf:}6;turn:A3C3H1J6Q4&4;turn-:A4C4H2' +
  'Q2Y3-2.3;turned:z1A4C4Y4}1;turning:A3C2&2-3.2;turning #:A3C2-3;turns:-1.3}3;turns #:-1.3}3;turnstile:H4;tuto-:$6' +
  '/4;tutor:$6;tv:y2z2B4C2G1N4?3}3;twaa-:e5&4;twaalf:&4;twee:j5q4*2}2;twee-:B7C5;tweens:B5;twel-:e7o2C2&6(2;twelve:' +
  'e7o2C2&6(2;twen-:z3A6K2U2W2)2;twenties:z3A4W3;twenty:f1A5K3U3)2;twic-:g2j3r3F3I1M1R2&1*3^1_3}1;twice:g2j3r3F3I1M' +
  '1R2&1*3^1_3}1;twice a:j2m3I3P2R2&1}3;twin-:l2r2B4C3E2P1.1;twins:l2r2B4C3E2P1.1;twis-:G3}3;two:a1e2i1j4l3o1z3C4I1' +
  'R4$3&2*1_2;two kids:j2k4l3v2L4;two months:o2q4G3(2;two of:j2l1p4C2G2$4&5;two weeks:m4u3G2)2_3{2;two years:l3o5p2' +
  'G3P2U1V3;tyde-:e2,3;tydens:e2,3;tyme-:b5c2g4;tymes:b5c2g4;type:w1A2G2I3J3U1W3$4*3-2@4_2;type-:e2z3T4;typed:}3;ty' +
  'pes:e3z3T4;typi-:b2i2G2M3;typical:b2i2;typing:G2M3;tyso-:}4;tyson:}4;u#:.2}3;uban-:}3;ubani:}3;uber:e2i2E2F1I10K' +
  '1^3}2;ucou-:n3<3;ucount:n3<3;ufc:z3V7}5;ufun-:B4F2U2;ufuna:B4F2U2;uit:w2I1*3[4;uith-:p5.1;uj:l1I3=2;uk:h2q2z2V3X' +
  '3&2>4^3;ukho-:M3O3=2}4;ukhona:M4O3=2;ukub-:b2y4W4!4,3;ukuba:!4,3;ukud-:Y6;ukudubula:Y6;ukuk-:p4u3}3;ukukhansela:' +
  'p5u3;ukul-:y3X5}2;ukulwa:y3X5}2;ukun-:H1}5;ukungena:H1}2;ukup-:q3}3;ukuq-:j2p1t3z4G1!1$3%1}2;ukuqala:z5;ukuqeqes' +
  'ha:j4p3G2;ukuqeqeshwa:$4%2;ukus-:u2y3?3_5}2;ukushintsha:u2_5;ukut-:u3S4-4]3|4;ukuthenga:]3|4;ukuy-:p5I4;ukuyeka:' +
  'p5;ukuz-:u2E3U7*3;ukwe-:z4R3U2.1}1;ukwenza:z5U2.2;uma:m3v3w5I3*1>5;umbr-:*4}2;umbrella:*4}2;umnt-:j2w2B2C1D2E3G1' +
  '*3?3}2;umntu:*4}3;umntwana:j2w2B2C1D2E3G1?4;umqe-:N3O5$4;umqeqeshi:N3O5$4;umse-:=7;umsebenzi:=7;umun-:M4*3;umunt' +
  'u:M4*3;una:A3C2;unar-:U6;unarmed:U6;uncl-:H1}2;uncle:H1}2;unco-:z4}3;unde-:A2B2E2J2K2M1N2O3T1V1*1,1<1?1@3{2}1;un' +
  'der:A3B2E3G1J3N3O1V2,2<2@4{3;undercover:K4?4;underground:K2}3;understand:M3O3S4T3}3;une:G4;unem-:l2A3C3=4;unemin' +
  'yaka:A3C3;unemployed:l2=5;unfi-:z7J4Y3+2{1;unfit:z7J4Y3+2{1;unfr-:q6;unfreeze:q6;ungi-:M4}5;unha-:_2}4;unhappy:_' +
  '2}4;unif-:w7L4]4;uniform:w7L4]4;unis-:L3]3}4;unisex:L3]3;univ-:H3W3#4)2}2;university:W3#4)2}3;unkn-:{2}3;unknown' +
  ':{2}3;unli-:j6o2}3;unlimited:j6o2}3;unpa-:}3;unpaid:}3;unsu-:p5@5;unsubscribe:p5@5;unti-:c1d3g3i2q3A1E4P3}1;unti' +
  'l:c1d3g3i2q3A1E4P3}1;unus-:r5_1;unused:r5_1;unya-:o4B2C4D2;unyana:B2C4D2;up:k4p1r2t6z2F1H3L2Q1)1{1;up a:k3t2D2]3' +
  '}7;up for:b2m3o6B3D2F3Q2S2U2&4;up my:a3i4m1p2C3D2K4L2R3?2@3^3}3;up on:b2r4x2D4Q4?3;up the:h2l4Q3,4.3}2;up to:b3g' +
  '2A2B3E3H6P4=3;upco-:a3(2)3;upcoming:a3(2)3;upda-:u1{6}4;update:u1{6}4;upfr-:k5l4$2;upfront:k5l4$2;upgr-:}8;upgra' +
  'de:}7;upin-:/3^3;upington:/3^3;uppe-:A3H3W4;upper:A3H3;ups:a2d1j3r6A3B1Q3U3>1;upst-:H6K2;upstairs:H6K2;urge-:u2M' +
  '4;us:d1l5v3w1F2M2%8&1.1?3;use:p1r4w4y2H2J2L1S3X1Y3Z1!1+3<1?1@1^2_1;use a:r3H6X5Z2}1;use it:p3r3w4D1S3V3Y3Z4;use ' +
  'my:n4p2r1u2w2+4<1?4}1;used:s3z2O3S1V3W1X1%1*2+2-1=1?3}4;used to:c1z3D2O4V5W2X3%2+3=3[2;usef-:A3B1R6-2;useful:A3B' +
  '1R6-2;usel-:d3D1R3U3}3;useless:d3D1R3U3}3;user:H3;user-:H3[6}2;username:[6}2;users:H3;uses:G3H4I1S4}3;usha-:}5;u' +
  'shadile:}5;usin-:r3*2[3;using:r3*2[3;usua-:a3w3z2Q1#4}1;usual:a4}1;usually:w3z2Q2#4;usuk-:r3u3;usuku:r3u3;uur:d4' +
  'e5i5;vaca-:=8;vacancy:=6;vaka-:h5}2;vakansiedae:h5;vali-:s1K2Z3,2=2;valid:s1Z3,2=2;vall-:J3X2;valley:J3X2;valu-:' +
  'D4L4-2;vari-:b3G5;vars-:b1c1d2j1z2B1C1F1I2R1U1V3#2|3;varsity:b1c1d2j1z2B1C1F1I2R1U1V3#2|3;vasg-:o5;vasgebind:o5;' +
  'vat:n4q5z1A4B1I3*1^2}3;vaya:I5;veg:X4}1;vega-:}4;vegan:}4;vehi-:K7Y2;vehicle:K5Y2}1;vehicles:K5;veil-:y3G3K4@3;v' +
  'eilig:y3G3K4@3;vend-:#2}3;vent-:}5;venu-:H3J5#2.5;venue:H3J5#2.5;ver:I6;vera-:u3}4;verander:u3}4;verb-:o3D3*2;ve' +
  'rbal:D3*2;verd-:j3F2P3S2U2*4}1;verdedig:F2P3U2}3;verg-:}4;vergeet:}4;veri-:}5;verification:}5;verj-:-2.2;verjaar' +
  'sdag:-2.2;vers-:b3k2y4R4,2|5;version:b3y4|5;vert-:G5}3;vertigo:G5;verw-:q3v3@5;verwag:q3v3;very:i2v5z7A1C1D2G1Q5' +
  '}1;vest:w4]5;vett-:O3;vetted:O3;via:/3<3;vibe:v3E3S3V2;vide-:z1N2/10?7;video:N4/5?7}1;videos:y1z3/8?1|1;view:b3E' +
  '9K2[3;view-:E7;viewing:E7;vill-:A4;village:A4;viol-:y4B2S4|1;violence:y3|2;violent:B2S5;vip:O2!9$3;vips:!5;vir:b' +
  '3f1j2k3m1o1B1R4W3!1#5$1%2)3=3;vir die:b1s3w4E2L3O3#4+3,2}1;vir my:b5f3j2z2D3J3R2S1)2-3]3;vir n:o4z3R5#3$1%4=5;vi' +
  'rg-:b1c1e1g2j1n2o1s2z1F1J2L2W1<1}2;virgin:b1c1e1g2j1n2o1s2z1F1J2L2W1<1}2;virgin active:b1c1e1g2j2n2o1s2z2F1J2L2W' +
  '2<1;virt-:/8;virtual:/7;visa:n4}2;visi-:f1g2m6s2v2E5H1K3L2V2#3$3)1;visit:g4m2s4v4H3#4;visiting:f3h1m4w3z2B3C1E1V' +
  '4)4;visiting from:m6z3E2I2V4)1;visitor:m1K4>2;visitors:m3E6L3V2}1;visits:m1#2$5}3;vita-:<10}2;vitality:<11;voda-' +
  ':n5}1;voet-:}4;voetsek:}4;voic-:M5?2}1;voice:M4?2}1;volu-:#5=6}6;volunteer:=7}4;volunteers:#5}2;voor:c5z3E3P3)4,' +
  '5}1;voor-:l4y3,4;vooraf:,4;voti-:h3;voting:h3;vouc-:l3-13;voucher:l3-9}1;voucher for:-2}4;vouchers:-10;vra:j3v4$' +
  '5;vrie-:q5%6;vroe-:c5v4;vroeg:c2v4;vryw-:,7;vrywaring:,5;vrywaringsvorm:,4;vs:R5*1}6;vuur-:Y5+6;vuurwapen:Y5+4;v' +
  'yf:C7%4;wa:C2.3;wag:q5E4;wagw-:}4;wagwoord:}4;wais-:x2H3]2}3;waist:x2H3]2}3;wait:i2q3w1E9G2L1(6}1;wait for:i4K1(' +
  '5}3;wait-:e4t3E4H1K1#2&3+3{4}1;waiting:i1t3E4H2&3+3{4}2;waits:D3K3;waiv-:k2,10;waive:k1,2;waived:k4;waiver:,9;wa' +
  'ka:B4C2D2;wake:c6;walk:o2t7v3x4D2H3I4K6;walk from:I3K3U3}1;walk-:v1z3A2B1H4I3R3U2X3*1;walked:z2;walking:v2x1z3A3' +
  'I3R3U2X3*2;walks:B3C1F2H1K2;wall:h1E4O5*6?2;wall-:n5L2}3;wallet:n5L3}1;wam:A3B3C1D4E2U2$3?4;wami:w3C3E2G1}3;want' +
  ':m1p3t2U1V1W1%1=1;want a:m3F3M4U1$6%1&4.4_3|4;want her:B3D3F4&3;want learn:U2V2W2X2Y3;want my:B6Y3?2@1_1}3;want ' +
  'the:u2#3$3%1^2_3|3}2;want to:p1t1U1V1W3%1;want-:m1z1B2C2R1!1#2%1?2;wanted:w2J2P3=2{2;wanting:z5R5U2!2#1?2;wants:' +
  'm1A1B3C2F1H1W1#2%1?1^1;wants to:g1j1l1A3B3C1E2H2S1W3Y1?2;war:}5;ware-:d3]3}3;warehouse:d3]3}3;warf-:G5;warfarin:' +
  'G5;warm:i4v4z3L3}1;warm up:i4v5z4}4;warn-:}5;warning:}5;warr-:f3B5_5;warranty:_5;warrior:f3;was:r5z5O3S2V1{3}5;w' +
  'as a:p4r5z1A3L3V2;was the:F2|3}5;wash:J2L9_5}4;wash-:L6}1;washed:L3}3;washing:L3}3;wasn-:r4z4;wasnt:r4z4;wast-:r' +
  '4s3}3;waste:s3}4;watc-:d2x5E9K3V1}1;watch:x4E7Q1Y1#1<1|1}2;watched:z4X3;watches:d4x3K4V3W3;watching:E6K3}3;wate-' +
  ':w4L5>6]2}3;water:w4L5>6]2}3;wats:a4R1S4&3^2;way:d1g4n3q1r4v2y1C1G2H7I4M2/2^3{3;way to:g2j3q3r3u2G3I2M3/4;wayb-:' +
  '{6;waybill:{6;ways:n5D2;we:i2r3v2#2%4.3;we are:h1l4p1t4x1B1T1#1%6,2|1}3;we come:r4u3v4C3H2I2K4,3;we do:u1v5G3&2_' +
  '3;we get:i4l2r1t1v1y2P1%1&2(3*3>2]4;we have:h3i1J4Z4#6.3>3}2;we want:p3#4%1-2.2}2;weak:z6G6Z2;weap-:S2X7*6+6;wea' +
  'pon:*4+6}1;weapons:S2X7Y3*4+2;wear:w12x5G1]1}1;wear-:D1]4}4;wearing:]4}1;wears:D1}3;weat-:}6;weather:}6;web:/7[5' +
  ';webb-:b2}4;webblad:b2}4;webi-:/7;webs-:b1g2j1k1n2J1M1W2X1@2[2}1;website:b2g2j1k1n2J1M1W2X1@2[2;wedd-:r3x4y4W1-3' +
  '.3}3;wedding:r3x4y4W1-3.4}2;wedn-:a6c3g2r1u3v1E1N1&2^2;wednesday:a6c3g2r1u3v1E1N1&2^2;week:a2b8f1j4m3r5u1&4(4;we' +
  'ek and:b4f3j2w3C2F3Z2]2{1;week course:&2(2/3[3;week-:b5d5e1f9h4q3&4(2)4;weekday:c3d1e2g5;weekdays:c3d4e4f7B1;wee' +
  'kend:f11h6)7=4^1;weeker:&2(4;weekly:b6m3n4#1%4)2;weeknights:d5&1;weeks:a3b4h1m2q6r3y1G3&6(3/2_2{3;weer:a4u3*2}3;' +
  'wees:o3v3z4A1C3F3R2;weet:U4}4;weg:*3}3;weig-:x2y2z4D1H1R2W3}5;weigh:z3F2}2;weighs:C1H3;weight:x3y3z3D1R2W4}2;wei' +
  'ghts:}6;weir-:F3}3;weird:F3}3;weke:&6;welc-:l2t3v4z3A2B3E2F4G2;welcome:l2t3v1z3A2B3E2F5G2;well:c1f1k2l1o2s1v2w1B' +
  '5C1H1O1R3T2V2$1&2-2>1]2;well-:#5<4;wellness:#5<4;went:y2z2H5K2U2,4.1{4}4;were:r4u2D3E2O6Q2#2*2@1;werk:c4d6f1n3O3' +
  '=7_4;werk-:#4)7;werkswinkel:)6;wesi-:F3O3;wesifazane:F3O3;wet:}7;wett-:S3}3;wettig:S3}3;what:a2j5v2w4R4S4T6&1;wh' +
  'at about:d4g3i4j1l3n3q1r3w2I2W4*3>3?4;what age:A6B2Q4;what are:a4g4j3k2v2x3S4T4&1+2^2;what can:d2f1v4w3C3D4T6/2_' +
  '1;what cost:m4s2#4$2%1&1.2]4^1;what days:a4b7C3F4$4%1;what did:r3|3}5;what do:j4l2w2B3C1R4T5$2&4@2]1}1;what does' +
  ':b4j3k1o1w1P1S3$3&4]1^2|3}3;what happens:f3h1o4p3q3r2v4y1P2&3,2>1@4_2;what i:k1r4v2w2E2/2@6{2}1;what if:p5r2v1y2' +
  'z2G1O2P1Q2%1*7}2;what is:g2j2A4B1J1M4R1S3T2X3&2[2|2}2;what it:j6S5^4;what must:k4p4t3w6x3K2R3*3|2}2;what now:r3t' +
  '5u3v2_4;what should:j2v2w2R5;what time:a4b3c1d3g7i5v1C2;what to:w5B2D2R3U2V4Z5)2*3}2;what will:j3v5S5$3&3^2|3}1;' +
  'what would:j5m4w1C1I1R5#4$3%3&3*2;what you:j2l3T5W3Y3%3*1;what-:a1b2j2s1v1J1M4R2S2T2$1,1/1;whatever:j2w3$3)4;wha' +
  'ts:a2b3d1j3o2s2v2A1I1J1N1P1Q1R3S3T3$1;whats the:j1s2v5I3J3M3N1O1Q3R1)1[1_1;whats your:d3l4m3A3J2M3T4;whatsapp:n2' +
  'p2t2D2M8,3/4@4}1;whatsoever:z4;whee-:G2H12I4;wheelchair:G3H11;wheelchairs:H6;wheels:H1I6;when:a6b5g6h1i5P6(6)1>1' +
  '{3;when a:B2E4F1(3*2}4;when are:b3g2h3P2$3(3]3;when can:a4g3p2r4t3A4C3G1P4(2;when do:a4b2g6h5i3n4r2y1P3)3+3]3;wh' +
  'en does:a4d4g2i4A2F2!2{4}3;when i:l1m5o4r5v6z3G4P3Q1,4?1^3;when is:a5g6i3P2Q2Y3Z3(4)4{1}2;when the:a1h3o1Q4(2>5{' +
  '2;when will:P2(4)3]1_3{7;when you:g2k5v3y3F3>3;when-:a5(3;whens:a5(3;wher-:b3t1v2I1J6K2L3M1R1S1=1[3{1;where:b3t1' +
  'v3I1J5K2L3M1R1S1=1[3{1}1;where are:F3J2?5@2{1}4;where can:b1o2K4L4M2U1V1!1%1=5?1^2}4;where do:t2v1I3K1L2M2R2)1]3' +
  '{1|4;where i:v2J2L1U5V3W2X3,3=2;where is:b1t5A2H1J2M3@1[4]1{4;where must:n3I6J4K3]4_2;where the:b3J3K1Q1V4}1;whe' +
  't-:a2b2i1k1o1y1C2H1L2S2V3W3?3@3{2;whether:a2b2i1k1o1y1C2H1L2S2V3W3?3@3{2;whic-:a4b2j4v3A2C1I2J4N3R5T3}1;which:a4' +
  'b2j4v3A2C1I2J4N3R5T3}1;which class:B3C5Q4R7W2;which days:a3b7t4B3V2&3;which group:A2C5;which of:B3N3R8;which one' +
  ':R8;whil-:m2q4w2x3E4F1K4L1*1}2;while:m2q4w2x3E4F1K4L1*1}2;while i:B4K2L5{3}4;while my:E3K3?4}1;whit-:w2P2S3V2W2]' +
  '4_1}1;white:w2P2S3V2W2]4_1}1;who:v6M3N11O2S4,3@2}3;who are:f4D2N6U2*2;who can:M7&3?3;who do:n3p3q3v3y3M3#5$3=1;w' +
  'ho has:y3z4C2@3{1;who is:C1N5S2+1,5|2}3;who teaches:F4N1O3X3;who was:N1}4;who will:v3N3Q4)3}1;who won:}7;whoe-:M' +
  '2N3;whoever:M2N3;whol-:b2g1k1l3o2s2A1B1E1K1Q1#5;whole:b2f1g1k1l4m1o2s2A1B1E1K1Q1#5&1;wholesale:}5;whom:p2v5M6N7=' +
  '3;whom do:p2v3M3N4=4;whos:a1m2N10;whos-:e1N7+4,4;whose:e1N7+4,4;wht:w5;why:s3M2S5@5{3}7;why do:j2S5@5}2;wick:R3}' +
  '4;wide:H5;wido-:A2U4;wife:j2l1E1F5O3R1$4&1?1}1;wife and:f2k1l3W2$3&3(3}3;wifi:}10;wigg-:l6;wiggle:l6;wil:b1l1o2p' +
  '3q3t3y4E4M1U2V1W1X1Z1!2$2%2?2_2;wil leer:F2U3W2X4Y3=3;wild:C4D2.4;will:i2v4y3z3D1K2N1Q1}1;will a:y4C2F1I4$3(5<2;' +
  'will be:g1m2q1u2z3C2F2K4P1}6;will he:z1A3D5H3;will i:i2j2v1y3z4N3P1Q4S3&1*3=1?2}2;will it:a3i1j2w2y1z3D2F3K3N4&1' +
  ')1^2;will my:i2n3v1x4y3K4N2P2+2<2@5{2;will the:g3h2i4r1v2F3P3Q3>2]4^1}1;will there:a2h3l2v1C3&1(4)2>4;will they:' +
  'v2z2K2S2^3{3}2;will you:g1h2l4o3s3v1C3$3(2)1@4]3_1{3;will-:=5}3;willing:=5;win:O1}5;wind-:e2E3K2&2*2]3^3}3;windo' +
  'w:e3E4K2&2*3_1}2;wing:T4;wink-:}5;winkel:}5;winn-:}5;wint-:h2l3w1x3L1(3)2>2;winter:h2l3w1x3L1(3)2>2;wise:b2G3H2;' +
  'wish:p1}4;wish-:p3=3;wishes:p3=3;wit:n2G3;with:F1Q2$1+1;with a:d2y3G1H2K1O2Y1$3&1*1-3.1/2;with all:a2b6B2F2;with' +
  ' kids:a3D1O6=4;with me:a2l3n3t2v3w4A1B5C1$2+3?2;with men:F8;with my:b1n2u1E3H3$4+2@3{3}2;with no:l3z5D2K3+3/3>2;' +
  'with the:e1j2v3C6K6M2N2Q2V1?2|1;with you:f2m4o1t1A5B5U5V2Y1,1.3/3<3=7@1;with your:b3f2z3C2V2<2=2]6;with-:m4p4s3w' +
  '1x3E2F1G1H1I1+2>1_1;withdraw:p7;within:i2p3r2A1_4;without:m4o1s3w1x4z1E3F2G3H1I2P1+3>2;without a:t4H1I6L3U3%1+4^' +
  '2|2;witn-:}5;witness:}5;wits:l4I4R4?2;wken-:f7;wks:r4&5;woku-:=4;woma-:x1F8O5R3S2;woman:x1F8O5R3S2;wome-:h3l1y1F' +
  '8L1O2Q3R1W1Y2}1;women:h3l1y1F8L1O2Q3R1W1Y2}1;won:-3}6;wond-:a2l2A3D1J2P2R2S2|1;wonder:P3R2S2|2;wondered:a3l3;won' +
  'dering:A4B1J3;wont:q1r4u3D6E2F2J1Q3}5;wont be:u3I2Q4}6;wood-:I2#3]5}2;wooden:]5}2;woodmead:I2#3;wool-:}5;woolies' +
  ':}5;word:y4A1C1D4S4W4!3*4.3{3;word-:S3|2;words:S3|2;wore:x4_1;work:c3d5V3W4Y1#3$1=7;work as:L4O3V3!3=3;work at:c' +
  '4d4e1P2+2<2=2}2;work for:d1m2v3z1F5J3=5^2;work in:d2w4I5J2P2S3=4?2^3;work is:a2m3q1r3u1K4U3?3;work with:f2o2G3O3' +
  'Q2#6$4<3;work-:d1e1g1h2l1F1O2W1#5)8/3>2;worker:a4f1l3z4Z1,2=4;workers:e3h5l5#4;working:d5g4O2R2U4V1!3<3=1>5}2;wo' +
  'rkout:c3e3S4W4<2|3}2;workouts:z4/6;works:e2u3v3E3G1N3O3R4Y2!2*3>1;workshop:F3#1)11.1/2;workshop for:N3)5.3/4;wor' +
  'kshops:)11;worl-:h3N1}4;world:h3N1}3;worn:y2_4;worr-:y4D3G3K2O2Q2*3_2;worried:y4D4F2G3O2Q3_2;worries:}5;worry:y3' +
  'z2G2K3*4;wors-:z6U4;worst:z6;wort-:I2$2&1^2|3}3;worth:I2$2&1^2|3}3;woul-:j1F1R1;would:j1F1R1;would be:c3d3e2f4w2' +
  'F2G2N3R4$2)3;would i:d1j1m2o4r2y2z4A2F2G2I2N3P3Q1R3;would it:j1m3D1E3G3#2$2%3;would like:f1T1U3Y2#1%1=1?4|2;woul' +
  'd love:c3d2f1j2l2t4v2B3F3W2Z1=3;would prefer:d2f1F1O4$3%3;would rather:h4m3x3I1M3$1+3^4;would the:j3D1G6&2(3.2]4' +
  '|2;would you:l1z1A2C3G1R5#4$2.3=2@2}3;woun-:Z7;wound:Z6;wrap-:p1w5-1]7_4{4;wraps:p1w5]7_4{4;wres-:x1y1R3S3T4V6}1' +
  ';wrestle:y2V4;wrestler:V3}2;wrestling:x1R4S4T4V4;wris-:x3G3*6,3;wrist:x3G3*5,3;writ-:q3M2P5@2|3}2;write:M2P4@3}4' +
  ';writing:q2E1P3S1T2}2;written:|4;wron-:u3@2_5{2}3;wrong:u3@2_5{2}3;wrot-:|5}1;wrote:|5}1;xa:j2v3w2E3*3>5}1;xmas:' +
  'h8-3}1;y:X5^2;ya:r2s2x2F3J1M3N5Z3#2%3&3)1+5<1{3;yaba-:l3F4&2(2[2}2;yabafundi:l3[3;yabaqalayo:&3(2;yam:@3{3}3;yam' +
  'a-:F6&3;ye:a2]3_4;year:h6l4o7q1C6P2#4(2}1;year and:b1h2k3l1z3B1F2U1#3$3&4]3;year end:h2q1#4}5;year old:C7D3+1]2;' +
  'year olds:A3C4}2;year-:h1k1l3o3A2C4O3P2=1>1;yearly:k5l3;years:h1l2o4A2C4O3P2=1>1;years ago:z1G4N1U2Z4;years old:' +
  'C8=3;yedo-:G4;yedolo:G4;yell-:C1P5}1;yellow:C1P5}1;yenu:b5J4M3}2;yes:w2E1%4=4}4;yesi-:+3}2;yest-:g1p3r4T3[2{2}3;' +
  'yesterday:g1p3r4T3[2{2}3;yet:C3E5(2+1{8;yi:r3!1;yini:d1h2y3z3F1I4L3Q3R1S3T4#4+2,1<1@1;yiph-:I3R5;yiphi:I3R5;yoco' +
  ':n5;yoga:m2w4z2T5)2}4;yoh:r3}1;yoku-:k5s5v3}1;yokuqala:s5v4;yonk-:j3;yonke:j3;you:T1;you accept:n2z3A5B4C4;you a' +
  'lso:h4q2x3V3Y4<2>3|2;you and:b1d2m2t2C3E2T3V5=2;you are:g1z1F2J5N2U3V1=2}4;you be:b3g3h4A5G1)3;you charge:j4p2s4' +
  'E3#3$6%2^2;you close:g4h6I2J2>5;you closed:g4h3;you come:v3z2#3=5^3}2;you do:l1o1s1B4T6U3V2W4X1Y4Z3#2$1)1.5;you ' +
  'for:j3m2o2B2P2S3#4*4+3;you from:I4*4}4;you get:s1y2z3F2L3Q5*1]3^4{2;you give:l4r2J3U2V2W4)2@3}4;you go:l1m4v1x3R' +
  '1Y3}1;you got:a2c1d2e1B4L2T2U2V2W4]2;you have:a2c1B1F2J1L2T3U1V2W2X2/1]5|2;you help:l2D5#4+3;you in:B3I1J6N2<3>1' +
  '^4;you keep:F2P3>2@5]3;you know:a3t4u4}6;you let:A3E4G4>2_2{2;you make:l3o1v2y3C3D2*4-2}2;you my:z2G4M3@3{2;you ' +
  'need:p2t5z1G4S4&2,3=7?3;you offer:b1f3j3B3F2U4W1Z1!3#3$3=4;you on:w4H4M6Q3}4;you open:c4g6h5>5;you pay:K4P4=6}5;' +
  'you present:T3W3X3Z4!3#3)4;you rent:w4L3+4.4;you run:c1d3f1h3i3B2T3Y2#1(3)4>4;you say:w2A5G4R4;you sell:m3@2]7|4' +
  '}2;you send:n3o3-2?2^8_2}1;you start:a1c3v3y5z4A1C4;you still:g3n4r3J2U4V3W5/3>3?1;you supply:w3+5.1]2;you take:' +
  'j3k2l2m3n5t3z3A5B3C4U1!2<2=2_2}1;you teach:B4F3T4U3V3W4X4Y3Z4!3*4;you tell:a1o4D2J4N1R2S1@6{2|3;you train:b6c1d2' +
  'e3f3m2B1E2J1N2V3W3X1Y2!3#3$2*5;you use:y6J4K2Y3=2?5@3^5;you work:h4o2D1G1#5<3>3}1;youn-:l1A8B7C5Q1$1+2;young:A6C' +
  '3F1Q1+3.1;younger:A4B3E3;youngest:A3C6;youngsters:l3A3B7$3;your:A1J1M1O3T2@1}1;your academy:t3A3G2T2U1V2W1X2!2+2' +
  '<2=2@1;your class:b7w3z1D2}3;your classes:b2z4B1D5G3R4T2*3<2>3;your coaches:D2G2O3#4$2.2/2=4;your gym:b2d2f2F2J2' +
  'W2#2.2<3=3?2}3;your hall:.2}4;your page:a3A2H3J2N2Y3?4]2}1;your place:j1y2B3C1F2H1I4L1Q2T1U2+1.3{1;your school:G' +
  '3J5T6U3W3X3+1}1;your site:j4n2s2I2L3R4T2U2X1(3@4]1|1;your team:M2N4O2.3=5;your training:y2F3I2T4Z4*5;your websit' +
  'e:b3g1t3J3M3T1W2X3%2?2}1;your-:i4j1w3y2H1J1K3N2O4Q2U1W3&4+3>1]1^2;youre:g3+3>3}3;yours:f1i4j1w3y2H1J2K3N2O4Q2W3&' +
  '4+1,1^3;yourself:U4&3;yout-:h3l2A1B7C1O1S1#2/4=3?2|1;youth:h4l3A2B6C3S2#3=4;youtube:E3O2*1/5|3;zeal-:p3^3;zealan' +
  'd:p3^3;zero:s5z8P3U3&4;zezi-:B4T4;zikh-:H5L3;zikhona:H5L3;zimb-:=4^1}3;zimbabwe:=3^1}4;zip:*2_3;zips:w2x3;zone:K' +
  '4[4;zoom:b1/13;zulu:N4X4}4;zumb-:z3T4}2;zumba:z3T4}2';
