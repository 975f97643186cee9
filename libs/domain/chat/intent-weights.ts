// Written by `npm run train-intents` (docs/decisions/0118): which words speak for which questions.

/** What speaks for each intent before a word is read. */
export const BIASES =
  '-0.66 -0.33 -0.33 -0.04 -0.16 -0.58 -0.46 0.11 -0.30 -0.18 -0.37 0.08 0.01 0.64 0.17 0.11 0.03 -0.15 -0.29 0.19 ' +
  '-0.48 -0.04 0.01 0.24 0.43 0.39 0.35 0.03 -0.49 -0.08 0.20 0.21 1.01 0.27 0.27 0.09 0.10 0.05 0.24 0.00 -0.14 0.' +
  '27 0.12 -0.30 -0.40 0.21 -0.51 -0.06 -0.42 0.21 0.11 0.03 -0.22 -0.18 -0.49 -0.75 -0.95 -0.87 -0.12 0.32 -0.33 -' +
  '0.08 -0.06 0.08 0.45 0.02 0.34 0.32 0.07 0.19 -0.38 0.09 0.11 0.01 -0.21 0.03 3.25';

/** What each word, or pair of neighbours, speaks for (intent-score); entries are divided by ";". */
export const WEIGHTS =
  ':}6;#:c2d2e4h2i3m2A4C8%4&2;# #:c4d6e4g4m2u3v1Z1$2;# a:c5j5r1C5$2;# am:a3c6f3L2N3$5;# and:a3d2e1g1j1l1r1A5C5,1-1;' +
  '# can:d2e2u2A5C5.3;# days:a1f4m2p2)2_4{4;# do:c2e3s3A4C4,1>4;# in:c1d1A2C7K3$2]2;# is:c4d3j3A5C1}1;# kids:A2B2C2' +
  'Q4,3.3;# minimum:i5v4$3^2}5;# months:l3o4G5&1;# of:r3t3%4(2.2_2;# or:a3c6o1w2]1;# people:t4K3Q4#3$1%2}1;# pm:a4d' +
  '5e4g3i2v2I3K2Q3>1;# to:c4d5e6z1C1>2{3;# week:A1&5(4/3[2;# weeks:m2q3r2y2G2&6(5{3;# what:d2g2i5r4v3C4&1;# year:C2' +
  'D4F1+1]2|1}4;# years:z3C5=3}3;#+:A5;#h#:d5e5i4v4}1;#ish:d5e4;#k:}4;#kg:y2z5F5Q3V2}4;#m:z2]3}4;#mm:Y5}3;#nit-:a4d' +
  '3E2;#nite:a4d3E2;#oz:w2]3_1;#s:A7O3;#st:s1u1v6Z4;#th:h5n2u3V4(3.4^3;#wk:&3(3;#x:j3}5;#xl:]6;a #:c2d3e1o3v3F1&5=2' +
  ']5|1}2;a baby:q2z4A4K2L3*3;a bad:i4G2O4R2Z4;a beginner:a4w2z3R5$1}2;a big:z2K4L3Q2R3S4$3*1]2;a birthday:-1.5;a b' +
  'it:l4m1z3D2E2F1M2T3V3Y3]2;a bjj:c2V4)2=2]3;a black:y1O3V3)1=3}5;a blue:y4z2P2V1}2;a bodyguard:!4}4;a boxing:i2G3' +
  'H2V3W6;a boy:A3C4D2H3X3}3;a car:j2G4I5J2K2Y3Z2*4^2;a certificate:P4)4}4;a chair:E5H5;a child:i4j5v3A1B3S3]3;a cl' +
  'ass:a2d3f2i3m3t4B1E7F4Q4W2X3,1-4/2;a coach:z4N2W2$5%5/4=3;a course:F1O2Y2Z4&4(4}2;a day:d1h1i2z1#4)5}2;a differe' +
  'nt:r3u1F2N3^3_2}2;a female:O6$4;a few:b1e1j1m3n3q3r3y2A1F1M2Q1%3)1-3;a fight:v3z2*3.1}3;a first:a3t6v4z1A3Z2;a f' +
  'orm:g3w1M2,7_4;a free:e3s5t3;a friend:k1l4t4C2N2W3$2&2+1-3^2;a gi:w6]5^4;a gift:-7;a good:B3C3R2S3Y3|4}3;a group' +
  ':l1u2B1Q1X6$5%1@2;a gun:N1U1Y4*4+8;a guy:N2O1*4]2}3;a gym:o3v2z2K1T8$1)2=5;a half:i3C6#3)1;a kid:l4A4C1V3-2;a ki' +
  'ds:A5B5.4=3;a knife:X1*5}5;a krav:a4i3O2S3U2<2}2;a lesson:i4r6s1w3B2E4$2?2;a long:d3e1f1h1i3q4w1I3;a look:g3E6;a' +
  ' lot:n3y3z3G2R4W3$1&4/3;a man:F6O2W4*2;a member:m3o1q1t4B3P1$1&1)3/2=2@3]2;a membership:m6&4-5}2;a month:j4l1m3p' +
  '1q6t1u2B2Q1-3_2}1;a new:j1k1s3v1B2K1N4P1U2V4Z2(4[4;a normal:b4g2z1P3Q4*2;a pair:g3l3w1]1^3_3;a party:L4.5;a pers' +
  'on:y4z2A2J2M4P3T3W3.2;a place:b2t4A1J2K2L3U2V3W2&2;a private:j4L1N4$7-3.4;a problem:r3v2w1z1A1E1G2H2?3}1;a prope' +
  'r:z2L4V3W2&3]2}1;a real:h2J4M4O5R4]3;a saturday:f6g2r3u4w2K3)1;a school:r1u4w2C3J4M2O1#3;a security:L2R2V3X3=3]2' +
  '^3}1;a session:a3d2f3m2r4w1E4#3,1;a small:F2Q3S3%6*1]2|2;a sport:B4S3U3V1}1;a spot:t3C3E3K4L2Q4;a student:j4l3s1' +
  't3z2W3=1}1;a sunday:f3}3;a teenager:A5B2O4R2,2-2}1;a trial:j3s2t4u3@4;a voucher:l2-8;a week:a3j6s1R1$3%1&7}4;a w' +
  'eekend:f3F3I2)3;a wheelchair:G5H5;a woman:F5K2O6R4]1|1;a women:F6)4;a workshop:N3)8;a year:b1l3o3q5y3B2P1X2$3&2(' +
  '4;aan:a2f2h4N3R4V1W4X3Y1Z2)3/2>3{3;aanb-:x2#3;aand-:d5Q3;aang-:*2}3;aanh-:w4x4;aanl-:/6;aanlyn:/6;aans-:k7,4;aan' +
  'spreeklik:,5;aanv-:n3<2;aanvaar:n3<2;abaf-:F4Q3#3;abafazi:F4;abafundi:Q3#3;aban-:F4Q2W4#2%2@3;abantu:Q2W4#2@3;ab' +
  'anye:F5@3;abaq-:F2N4O5;abaqeqeshi:N4O5;able:d2u2z2C2G2O2P2U2*1,2^1}1;able to:d2u2z2C2G2O2P2U2*1,2^1}1;ablu-:L6;a' +
  'blutions:L5;abou-:r2z2B1E1H1M1S3T2W2X1Z1#2?1|1;about:r2z2B1E1H1M1S3T2W2X1Z1#2?1|1;about a:l3#3&3)5*4=4;about it:' +
  'E5G3S1&3)4*3;about my:q1u2z2M4P2@2}2;about the:o2p2r3u2D3N1P2V2W2Y4Z1!1$3_3;about your:g2B3N4T3V3W3X3Y2^3;abov-:' +
  'A4G2;above:A4G2;abro-:h3n3q3-2;abroad:h3n3q3-2;abse-:r7}3;absent:r4}5;abso-:w4z5;absolute:z5;acad-:h1p1t1B2J3L1N' +
  '2T2U1V2,2<2]2;academy:h1p1t1B2J3L1N2T2U1V2,2<2]2;acce-:j2k2n4A2B2C1H7,3@3[2;accept:n5p3z2A3B3C3G3,4}1;accepted:n' +
  '4A3{4;access:j3k3H5K2&2@4[3}1;accessible:H6;acci-:y5G4H2Z4,6@1_1;accident:y3G4H3Z3,5@2_2;accidents:y3Z3;acco-:h2' +
  'n4q1z1<1>1@1[6}4;according:h4Q3>4;account:n5q1<2@1[6}2;accountant:z4;accounts:#3}5;accr-:O6Z2=2;accreditation:O5' +
  '=3;accredited:O4Z2+1}1;accu-:r3}3;acl:q1G5;acro-:b2I2K3}3;across:b2I2K3}3;act:o2p1,1@5_3}3;acti-:a1g1k3n3s1B5T1#' +
  '1.5<3;action:E3;activation:k4;active:a3b1c1e1g2j2n1o1s2z1A1F1J1L1W2#1<3;activities:n4T4;activity:B6#2.6;actu-:i2' +
  'y5z2O1T3W2*4{2;actual:i1y4W2;actually:i2y2z2O2T3*4{2;ad:s3&3=4;adap-:A2G6H3;adapt:A2G6;adapted:G1H3;add:b1r4F1G2' +
  'M3R1W1{2}5;adde-:k3q4s4;added:k4q4;addi-:k3}1;additional:k3;addr-:J8M5N1=1@5[3^2{2;address:J8M5N1=1@5[3^2{2;adhd' +
  ':G7;adju-:}4;adjust:}4;admi-:k6=2}4;admin:k6=3}1;adri-:M2$2}4;adriaan:M2$2}4;ads:}5;adul-:b1j4A6B3C2E2Q1T1U5V2;a' +
  'dult:b2j2z2A5C2E4;adults:i2j4A3B4C1D2Q2T2U6V3;adva-:a4l2n4y2z4P5Q3U2Y3%1)1;advance:l4n5;advanced:a4y2z4P5Q4U2Y3%' +
  '1)1;adve-:l3t2T3)2?4|2}3;advert:t3T4?3}1;advertise:}6;advertised:l4)3|3;advertising:?3}2;advi-:a2i1n2K2R7$1;advi' +
  'ce:R5}3;advise:a2i1n3K3R4$1;aed:Z5}2;aero-:T4W4}1;aerobics:T4W4}1;affa-:}4;affairs:}4;affe-:>5;affect:>3;affi-:k' +
  '5}1;affiliated:}5;affiliation:k6;affo-:j5l4p3s3y2;afford:j4l4p3s3y2;afla-:E5;aflaai:E5;afne-:?6;afneem:?6;afra-:' +
  'y2z2D4Y4;afraid:y2z2D4Y4;afri-:J1N3S3V1=4|3}2;africa:J2S4V2}1;african:N3;afrikaans:N2|4}2;afte-:c1d5e1f1s1I2L3=1' +
  '}1;after:d4I3L4(1,1=1}1;after #:c1d5o2p2L1M4}1;after a:d1p3w1G5Q3,3_3;after class:E3I6L4}3;after school:c4B4L3=3' +
  ';after the:a1m1n3o3q1s4v4w2y1E1I3&2+1=5;after training:L2=3^4}5;aftercare:d3B2D3;afternoon:a2c2e6f3g2v2B3#3)4;af' +
  'terwards:d4s4E2&4}1;agai-:k2m1p1q2r1s2y3F1G1W3!1*5,2.1>1{2}1;again:a2i1k3m2p2q3r2s3u1G3L1W4(1)2,2.1>2{3}1;agains' +
  't:y5F2M1R3!3*7?1}1;age:A14B3C7Q3]2;age #:C8]4;aged:A5C8P4;agen-:b2F1M5R3U2Z3*1}1;agency:Z3}5;agent:F2M5R3U3;agen' +
  'ts:#3*3;ages:l1p1A11B1C5{1;aggr-:z4D5S4}1;aggressive:z4D4S4}1;ago:l1z3G7M2U1Z3{5;agre-:j2o8p1t2,2;agreement:o8p1' +
  ';ahea-:c3q1t4v2A2C3H4>3;ahead:c3q1t4v2A2C3H4>3;aid:N2O4Z7<7=2}2;aids:G4<4;aiki-:T4*1;aikido:T4*1;aime-:F4;aimed:' +
  'F4;air:y2^4}6;airc-:}5;aircon:}5;airl-:y3#2}3;airline:y3#2}3;airp-:I4;airport:I4;airs-:Y4+3;airsoft:Y4+3;airt-:m' +
  '3M3}1;airtime:m3M3}1;akho-:c4}2;akhona:c4}2;al:b3l3z2C3*1{2}1;alar-:K3>2]3}3;alarm:K3>3}3;alex:l3I3W3;alex-:I2J3' +
  '^3;alexandra:I2J3^3;ali:}5;all:b6g1i1j1k3r1z4A4F5T4V1&1;all day:d2f3g6z3B2D2F1V5;all of:b5l3B3C3#3&3;all the:b6j' +
  '2w2D2F1H1O2R2U3.2?1@5]3;alle-:o2G4&3_2;allergic:o2_2;allo-:m3r1w1x4y2z3A2B1C1E3G2+1?4|1;allow:m3E2F2,3?1;allowed' +
  ':m2q1r1w1x4y2z3A2B2C1E3G2+1?4|2;allowed to:p3t3y2C2E1K1S4,1?3}2;allows:}5;alma-:l4y2z2S2;almal:l4y2z2S2;almo-:C4' +
  '<3{1}2;almost:C4<3{1}2;alon-:h1m1v1w1z2A2E3F2H1$5,1|3;alone:h2v2z1A2F4R1U1$6*1|4}1;along:m3w3z1A1C3E4H3+2,3;alre' +
  '-:a1g1m2p1C2R2Z2(3_4{4}2;already:a1g1m2p1C2R2Z2(3_4{4}2;alri-:w3z3G4;alright:w3z3G4;also:h2i1j1m1o1s1x4A2B2L3P3V' +
  '1W1X1Y2*1,2/3>1[2;alwa-:i3x1z3D3H3K1L2N2Q3;always:i3x1z3D3H3K1L2N2Q3;am:c9o2v1w1z3A2P1;am #:o2A3C1M2U1]4;am a:b2' +
  'j2A1K1W1X1Z2$2=3@2]2}1;am i:o6p2s2t1v3z2A2F3P4,2?1}1;am in:p4q4A3G2X3!2}1;amac-:x5;amacici:x5;amag-:w3]5;amak-:c' +
  '3d2N5;amaklasi:c4d2;aman-:F3W4}2;amat-:z3W3}6;amateur:z3W3}6;amaz-:F5|5;ambu-:Z4!3;amen-:u4}2;amend:u4}2;amer-:n' +
  '3}1;american:n3}1;ami:w4;ammo:w1Y5+6}3;amon-:x2z1A2B3C2F3G2I2O3%1;among:x2z1B3C2F3G2I3O3%1;amou-:j2k2&3-1^2}3;am' +
  'ount:j3k2&3-1^2}3;ampu-:G3;an:C1E2G1#1,1.2[1|1;an hours:c3e1i5I3$5.3}2;an instructor:P2#3$2,3=4}2;anae-:y2G6;ana' +
  'emic:y3G3;anci-:A5}3;ancient:A5}3;and:V1;and #:a4c2d3e2j3t1C4%4+1.2]1;and a:i2w5C7K2L1Y2$2&1]2;and all:s1w1A4F2P' +
  '1V5_2;and bjj:j3R3U3V2W1;and boxing:j4R2}4;and cant:q2w2y5M2$4;and come:q4K3L6}1;and do:k3E3F3U3V3W2X3&2)2=3]4;a' +
  'nd dont:c1J3K3L4M1O2Q2Y2,1<2?2;and get:q3v1z1D3E3G1I2*4_4;and have:c2g3m2n2q3w3x2D3=4{1;and he:t1u3D3!2#2_4;and ' +
  'how:j3v1M4$3&4}1;and i:a2b1c1f1k1l2r2z2C3G1V1Z1$2&1-1|1;and is:f4j3m1y3A1C1G2H5&2,3.2=2;and my:j2m1t2u2z1B3C2G3H' +
  '1I1R1U2$1%4)3]2;and need:i3n3L5V2Y2Z3$3=3[2]3^3;and never:d4o2s4A4C3D1Y2;and no:g2z1D1R3Z3{1}3;and nobody:g3P3Q3' +
  '}3;and now:z2B1F3V2W4X1!2#2@3{3;and on:b6h1y3C3V3+2}1;and still:j2y3N3P2R3&4]3}2;and the:b1d1g5B1D2L1R1S1Z3!2$3%' +
  '1[1]3_4;and then:m4o3q1r4s1v5z2R2$2+2;and want:h3q1t1w1C2U3V2W3X1Y2!3#2$1,2=2;and wants:a2h2m3z3A1C1E1H3Y3)2=3?2' +
  ';and watch:E4;and we:C2G2Y2#2%1-5.2;and what:a2j2v2w2B3J3P4$3&7|2;and when:a3b3B2D3U4W2$3)3;and will:g3m4q3$3}3;' +
  'and would:f3h2j2H1M1N2O2S1U3V2W3X1Z1!1$3=2?1|2;ande-:D2F6@3}1;ander:D2F6@3}1;andi-:z6+1}2;anga-:C4G2;ange-:D5W1}' +
  '3;anger:D5W1}3;angi-:l2u2z5;angikaze:z6;angikwazi:u3}1;ankl-:x3G6;ankle:x3G5;anni-:-3}2;anniversary:-3}2;anno-:v' +
  '2}4;annu-:h3k3l3}2;annual:h3k3l3}2;anot-:r4u6y2J3P3&1(3)1@2]1;another:r4u6y2J3P3&1(3)1@2]1;answ-:g2D2M5}2;answer' +
  ':M5}1;answered:g4;answers:D2M2}3;anti:D3!4)2*2;anti-:G3}4;anxi-:v2z4D1G4Q1;anxiety:z3G4;anxious:v2z3D2E1Q2;any:a' +
  '1c3d1f1g1k1l5o1z4A1F3O3U2W1(1)1,2/3<1=3]2|2;any class:a2c3d4q3F1V2}2;anyb-:f3g4v4y2z3A2M4;anybody:f3g4v4y2z3A2M4' +
  ';anym-:p7u4A3I1U1_4;anymore:p7u4A3I1U1_4;anyo-:g4z3A2D1E1I2M4O1Q2U2?2@3;anyone:g4z3A2D1E1I2M4O1Q2U2?2@3;anyt-:a5' +
  'c3d2f2l2o3q1r1s2w4z1A1B2C1J2L1T1;anything:a5c3d2f2l2o2q1r1s2w4z1A1B2C1J2L1T2;anything for:f2s1A4B4C5F2G2;anythin' +
  'g i:b1c1d1v3w1x3E3G4;anytime:o3p2(2;anyw-:b4j3p2A3B4J3K2P2;anyway:p2z2E1P3;anywhere:b4j3A3B4J3K2;apar-:o3v4w5C3F' +
  '1T2Y2Z3$1;apart:o3v4C4F2T3Y3Z3$1;apart from:k1v3T4Y3Z4$2;apho:F2I4W3,2=1}3;apol-:}6;apologies:}4;apology:}3;app:' +
  'b3n2I1/10<4>2|1}2;appe-:G4}1;appl-:k2n1o4t5x1+2/2=6_1|1}1;apple:n3x3/4|2}2;application:t4P1=4}2;apply:k4s1t5+2=4' +
  '_2}1;appo-:t5u5E1$4;appointment:t5u5E1$4;appr-:k2w3A2D3=4}1;approval:k3}2;apri-:h5{1}1;april:h5{1}1;aram-:^6;ara' +
  'mex:^6;arch:I5#3;are:g1h1i2j1C1H1J1O2Q3;are #:l3C5G3%5;are a:e2l2H2O1T3U3#1|3}3;are my:f1y3T3@5{1;are the:a3b1d1' +
  'i2v1z4O2Q1S3+4-1>2]3}1;are there:a2b3c2h2o3y1F3H3J2L1N2P4S3T3(2)1*3=1|1;are they:b1j2w2z1A1B2C1N3O6$2?2]1;are we' +
  ':h4i4o3x3Q2,2}2;are you:g6h2j1m1H3J5M3T1V1<3=2>1@2}2;are your:b4g2h1i3j1A3B1F1O2P2]3;area:E4H2I1J4K2R1U1>4[4}4;a' +
  'rea-:U3^2;areas:U3^2;aren-:A2O3}1;arent:A2O3}1;argu-:R4}2;arm:q1u2G8K2Y3*5,4;armb-:V5;armbars:V5;arme-:l3Y4!3#1}' +
  '1;armed:l3Y4!3#1}1;armo-:}6;arms:w2z5G3O2}3;army:l3G3O4S3W3!3=1}2;arni-:X7;arnis:X7;arou-:a1b1d4e4g2l1n1v3D2E3F3' +
  '(1;around:a1b1d4e4g2l1n1v3D2E3F3(1;arra-:i1o4t5#1$4;arrange:i1t5$4}1;arre-:n3!4}4;arrears:n4}2;arrest:!4}3;arri-' +
  ':r3t1u3v7L2Q2,2_3{4;arrival:v6;arrive:r4t2u3v4L3Q3{5;arrived:_4;arriving:v1,4;art:C3D2R3S4V3}3;arth-:G6;arthriti' +
  's:G6;arti-:.3}4;artists:.3}2;arts:z2A1B3D1R1T4X4-1;as:l2m3p3w2F2V2,1-5=6>1]1;as a:z3E3F2L2O3S3V3X3!3-3<2;as i:b2' +
  'l3m2o3r5t2v4w6,2;as well:c1f1k2l1o3s2w2B4C1T2V3$2-2>2]2;asap:M3(2;asdf-:}4;asdfgh:}4;asid-:i5-2;aside:i5-2;ask:j' +
  '1q2v4C3E1G3J1M5,1@2;aske-:j2#3@2[3}2;asked:j2#3@2[3}2;aski-:h1l2z1B2H3#2?3{2;asking:h1l2z1B2H3#2?3{2;asks:w4y3A2' +
  'F3O2P3,2@5;asma:G7;assa-:*2}5;assault:*2}5;asse-:v4D6!4&2;assertive:D4;assessment:v5!5&3;assi-:e2H2J1K2N3S1Z3+2=' +
  '6;assignment:S3}2;assist:e2H2+3=4;assistant:e1J1K3N1Z3=4;asso-:#3}4;association:#3}4;assu-:w3z4;assume:w3z4;asth' +
  '-:G7}1;asthma:G5}2;at:c2g2.2;at #:a6c4d3g5i2u3A5I3K3$2;at a:m1v1z3C3E6J4P2V1W1Z4/3=1;at all:c2f3r4w4z3D1H2O3,3<3' +
  ';at home:h3n2r2D3F1L2U2$4,2/6?1|3;at lunch:e5g2;at me:z6A3O3U3;at my:c1e1i3k1m2o2y3z3A1L1V1$3?1}1;at night:d4e1g' +
  '2I4K4Q2R2U1$1*2}1;at noon:a2e7;at our:E3#3$4)2.4?3;at reception:a3g2n1M1<3]3^3_3{1;at school:c3p4z5D8F3R2V1W1%2;' +
  'at six:a2d5i2v2$3;at storm:a3b1t2B4N4P1U3V4W5=2;at that:d5e5l2$2;at the:a2g1v3E2K1L2P2+1.1?1^2{4;at what:a4g2i3j' +
  '3A3$2;at work:a1i3u3y2S3-2}3;at your:F3G2T1U4V1W5X3!3+3.4<5=2;at yours:f3w1y4E3F2K6W5+3;athl-:z5;athletic:z5;atm' +
  ':*4}5;atta-:o3s3w1G3R2#2*9=2;attached:o4s4=3}1;attack:w3Z2*5;attacked:#4*4;attacker:*4}2;attackers:)2*4;attacks:' +
  'G4R3*5;atte-:m1r7u1Q5)5+1.1;attend:a1j2m3r5u2G2H1)4+3.2;attendance:r5P2Q2)1[1;attending:v3w2)2<1}3;attention:Q6$' +
  '1;atti-:w5D2;attire:w5;atto-:,2}3;au:f3C2E3Z3,2-2;audi-:f2E7|3}1;audience:E5;audio:}4;audit:E4;augu-:h4l2q1C3H2(' +
  '3)5;august:h4l2q1C3H2(3)5;aunt:F2H3%3;aust-:p4-2^2;australia:p4-2^2;auth-:D2|1}5;author:|2}3;auti-:G7$2;autism:G' +
  '4;autistic:G5$2;auto:o4;auto-:o4H1;automatic:o2H1;avai-:b2f2L4T4U3V3W1#2%2-3=3]2^1;available:b2f2L4T4U3V3W1#2%2-' +
  '3=3]2^1;aver-:z4A3Q5;average:z4A3Q5;avoi-:G3*3;avoid:G3*3;awar-:S2#5&2)1*3|2}2;awareness:S2#5&2)1*3|2;away:p3q6r' +
  '5u2L3)2*3,4/1^1{1|4;awkw-:z4F4;awkward:z4F4;b:G5!4.4}1;ba:D1F2G3O4Q4!1#3&3;baba:q3!2}4;babi-:Z3}5;babies:Z3}5;ba' +
  'by:c2d3q4z1A2B3E1W1Z4*1/1}3;baby-:i3u2}4;babysitter:i3u2}2;bach-:.7;bachelorette:.6;bachelors:.3;back:h3i1p4q3r3' +
  'D4G5M2U1W1<3]1_8;back in:h4r4t4W3]4;back to:i3p4z2K3L4M5;back-:z5D2L4O5>5{3;background:z5O6;backpack:L5;backup:>' +
  '5;bad:i2G7H2J1L2O1R1Z2}4;badl-:A3G2K3_3;badly:A3G2K3_3;bag:w5y2C1L4W6*2,1]3_2}3;bags:g1L6W6.2^1}3;baie:j3l3D4;ba' +
  'ke-:c3l4;bakk-:K5]3}1;bakkie:K5]3}1;bala-:r3}3;balance:r3}3;bali-:X7;ball:D1}3;ball-:h3j4k2A4C2S3W2}2;ballet:k3B' +
  '1C3}4;balls:S4W3;bana:B6.3;bana-:O5}3;band:x5}2;band-:x3Z4;bang:z4Y4*3;bang-:x4E5Q4;bangaki:Q4;bangles:x5;bank:l' +
  '2n6r4<3_1}4;bank-:n6<2@1}4;banking:n6@1;banks:}4;bann-:E4S3;banned:E4S3;baqe-:O3Q5;bar:c3x3*5}2;barb-:e2}4;barbe' +
  'r:e2}3;bare:w5;bare-:w2x7;barefoot:w2x7;barely:}5;barr-:H5}5;barra:}5;bars:*5}3;basa-:F6;basadi:F6;base-:F1J3K5S' +
  '3U2#3*2}1;baseball:*3}3;based:J4S4U3;basement:F2K6}1;bash:t6.2;basi-:j1o3v2z4L2U1W1Z4#1$1&5)2|1;basic:j1o3v2z4L2' +
  'U1W1Z4#1$1&5)2|1;bat:*3}3;bath:}4;bath-:H1L7Q4;bathroom:H1L6;bathrooms:H1L4;batl-:t1B2U2W2Y2!1#2%3=3;batla:t1B2U' +
  '2W2Y2!1#2%3=3;bato-:X6!3}1;baton:X6!3}1;batt-:Z1>5|5}2;battery:>5;battle:|6}3;battle ready:|9;battlefield:Z3}3;b' +
  'ay:K7;baya-:B3D3;bayamhlupha:D4;bays:K10;bbbe-:#3}4;bbbee:#3}4;bday:.6;be:i2z1A3C1E1Q1?1^1;be a:a2l1n3w2E2G3R2Z4' +
  '!2)3}3;be able:d2u2z2G2O2P2U2*1,2^1}1;be at:c5i3r1u3$4;be back:e2i5q2]5;be in:g2m3B2C5E5G2%1?2@2}4;be the:z4A5F5' +
  'Q3R2;be there:a3d1g3v7E5/4}3;bead-:x5;beads:x5;bean-:x2]5;bear:*4;bear-:F2N4}3;beard:N4}3;beat:c4D1.3}6;beat-:y6' +
  'V3;beaten:y4}2;beats:G1V4}1;beca-:e1l3o1q1z3D3J1U1>1^2}1;became:D2O4;because:e1l3o1q1z3D2J1U1>1^2}1;because i:a3' +
  'c1e3z4A2^4{3;because of:d1j1l4o2q2r2D3/2<2>3;beco-:m1t4D1O2P1W1!5=3}3;become:t4D2O2P1!5=3}3;become a:t4D2!5=4;be' +
  'coming:m4B3W3;bed:c2d4r4}5;bedr-:k4*3;bee:G3#2}3;been:y2z3D1G2O4P3=4{6;been a:b2p3C1E1!3=4]3;befo-:c6g2o1s1v2x1z' +
  '2E2L2,4^1;before:c6g2o1s1v2x1z3E2L2,2^1;before class:v6x4}6;before i:b4k1p1s4w4z2A1E4G3J2L1N3P4#1&1@2;before the' +
  ':c3o2p3v2$2+2,2_2;beforehand:i2t4v1H2,4;begi-:a3v4w1z5A1Q1R1U1W1&6(5;beginner:a2s1v2z5C2R1U2W1Y1&3(2[1;beginner ' +
  'course:s3A2C1&2(4/1[3}2;beginners:a2f1v2w2y3z4A3Q4R2V1W1&4(3)4;beginners course:&5(1}3;beginning:k3v5&1(4;begins' +
  ':a1c4i4w1E4(4;beha-:p2v2B1D5F2#1,4;behalf:p3B2,4;behave:v4F3;behaviour:D6#1;behi-:d1r2z1D4E1K1N3O3S5*4=1;behind:' +
  'd1r2z1D4E1K1N3O3S5*4=1;bein-:o2r2y4D3F2M2R2U2W3*1;being:o2r2y4D3F2M2R2U2W3*1;beli-:D4;belief:D4;bell:v6{3;bell-:' +
  'x2R3W3}1;belly:x2R3W3}1;belo-:m3G3{2}1;belong:m3}4;below:G3;belt:m2w2x1O4P11V3)1=3?1]1}1;belt in:z3C1P2V2=3}1;be' +
  'lt-:O2P9U2V2]3;belts:O2P8U2V2]3;benc-:E4L4?3}2;bench:E3L4?3}2;benches:E3;bene-:<6;benefit:<6;benm-:I1&3;benmore:' +
  'I1&3;beno-:I4J3;benoni:I4J3;besi-:g5k5w3T2;besides:b1k5w3T4;besk-:U2!2;best:c2d3g4l5t1R8}4;best for:a2d5t2w1A2R6' +
  ';best-:C3M2R4-1<5;beste:R5;bestie:C4-2;beta-:n4}1;betaling:n4}1;bete-:l3R3S2;beter:l3R4;beth-:#3^3;bett-:f2l4z2E' +
  '1F2K2M2Q2R6Z2$2-1}3;better:f2l4z2E1F2K2M2Q2R6Z2$2-1}3;betw-:a2b1c2d1e4f1g4j2A1E1R4%1&1(1;between:a2b1c2d1e4f1g4j' +
  '2A1E1R4%1&1(1;between #:a5c3d4e3j1;beur-:>6;beurtkrag:>6;bevo-:+6;bicy-:I3K4L2;bicycle:I3K4L2;big:i2y3z1B4C1D2K2' +
  'Q5R1S2V3!1#1&2_2;bigg-:y3C1D4F1_5}3;bigger:C1D4F1_5}4;bike:q3G1K6;bill:,3<2}1;bill-:,4<3}4;billed:<3}4;billing:}' +
  '4;bind-:o7;binding:o6;bio:G3N4;biok-:G2<3=3;biokineticist:G2<3;bipo-:G5;bipolar:G5;bird:c4)2;birt-:&1-4.9@3{1;bi' +
  'rth:q2@4;birthday:&1-5.8{1}2;birthdays:.4}1;bit:l4m1z4D2E1M1R2T3V2Y3]2|3;bit of:m2z5D2R4T2]3;bitc-:n5;bitcoin:n5' +
  ';bite:]5}1;bite-:D1}1;bites:D1}1;bits:y4G3;bjj:a6c4d5e2j4w1B2R5V12;bjj for:s3B2C3V6;bjj or:R5V6;blac-:l3w2y2J1O3' +
  'P2)2>6]4_3;black:l3w2y2J1O3P3)2]4_3}2;black belt:O3V1)4=2}4;blackouts:>6;blad-:y2z3X7;blade:z4X4*1}1;blades:y3X5' +
  ';blan-:{4}2;blank:{4;blee-:a2i1y1A1G2Z7)2;bleed:a3i2y2A2G3Z3)2;bleeding:Z6;blin-:G4H1,2;blind:G4H1,2;bloc-:e1i5G' +
  '3J1$2>5}2;block:i5J2$3>5;blocks:e2}3;bloe-:p2G4J3Z4^6;bloem:p3J3;bloemfontein:J2^6;blon-:}4;blonde:}4;bloo-:G6}2' +
  ';blood:G6;bls:Z7;blue:m2y4z2P1V4+2]3_3}1;blue belt:m2z3P2V4}1;bly:E5I2/3;boar-:b4f4m4w3D1#3;board:b5w3#2;boardin' +
  'g:f4m4D1;bodw-:F3;bodwa:F3;body:z3A3H3O2!3#2}2;body-:N1O1!11=4}2;bodyguard:O2!8=3}2;bodyguards:N2!5=3}2;boek:|7;' +
  'boep:R3}3;bokk-:}4;bokke:}4;boks-:I3W6}1;boksburg:I4)2;boksklasse:W5;bolt:I7;bone-:y3A2G2R2Z3;bones:y3A2G2R2Z3;b' +
  'oni-:<5;bonitas:<5;bonu-:l3&2;bonus:l3&2;book:m2t9#2$2)2.3[2|12}3;book a:j3t1N4#2%1.3@3;book-:q2t5u8v2.2|7;booke' +
  'd:f1i2q4r2u4v4w3N1(1}5;booking:b2t7u7#2$2)1.3;bookings:.1}4;books:|9;boom:v4J4K4>3;boos-:D2}4;boost:D2;boot-:w5x' +
  '4)6]3}1;bootcamp:)4;boots:w6x4]3}2;bore-:i1o3A1B2T3>1}4;bored:i1o3A1B2C1T3}3;borehole:>2}2;born:A7C3;borr-:w5+4}' +
  '1;borrow:w5+4}1;boss:b3e1j1w1K1N2W3!3#4@2}2;boss-:D1-3;bot:M5}5;both:b1c1j4k1l5s2v1A1C5R2S1Y3$1&3-1_3;both-:a2j4' +
  'G5;bothata:G5;bother:a3j4;bots-:s2v4J4}1;botswana:s2J5}2;bott-:w4*4[2]3}1;bottle:w5*4]4;bottom:[3}2;boug-:z1K2V3' +
  'Y3$1_5{5;bought:z1K2V3Y3$1_5{5;boun-:o5M3O2R1V2!4.1}2;bounce:.3;bounced:M4}1;bouncer:O3R2V3!5}2;bouncers:#2}4;bo' +
  'und:o6H2;bour-:S3U1X2}1;bourne:S3U1X2}1;bout:}6;bout-:y4}5;bouts:y4}5;bow:v6S5}4;boxe-:f1x1O2P2W9=3}2;boxed:z3O3' +
  'W5;boxer:A3W3=4}1;boxers:f2x2P3W5}1;boxes:W1=2}6;boxf-:W6;boxfit:W6;boxi-:a4d1j2B1R3W8}1;boxing:a4d1j2B1R3W8}1;b' +
  'oxing and:j6S5U4&3;boxing at:d3e2A6W1;boxing class:a3h1y4B2G3W3;boxing coach:N3O2W1$3=1;boxing do:l3y3W3}2;boxin' +
  'g for:e2s2B2C2F3R1W5;boxing gloves:w2z2R1]3_2}2;boxing in:m2z3R1W1}3;boxing is:B2C1R3V2W5;boxing on:a2f2C2G2Q4}2' +
  ';boy:B4C8D8E1;boy is:C3D4;boyf-:c3t2z3E3-2_1}1;boyfriend:c3t2z3E3-2_1}1;boys:n1B6C1D6F5L3Q2.3^1;braa-:h3I3N2V3*3' +
  '}4;braai:h3N2V3}5;braamfontein:I3*3;brac-:x6y2A5G2H3;brace:G3H3;bracelet:x6;braces:y2G4}2;bracket:A6;brai-:x4}2;' +
  'bran-:w3J9=4]3;branch:J7=3;branches:J6;brand:}6;brands:=3]4;bras-:V4;brasiliaanse:V4;brav-:D5E1;brave:D3E1;braz-' +
  ':V7=1;brazil:V3=2}2;brazilian:V5;brazillian:V4;brea-:b4c3e3h4q6z4D2G2&1)1,4@1]1}2;break:e4h4l1q7z1D3L1)2*2+1,2]1' +
  ';breakdown:b6j1&4;breakfast:c5}4;breaking:D3}5;breaks:h4y3z3,4;breast:G3]3;breath:z6H1;bree:I5;brid-:$3.3;bride:' +
  '$3.3;brig-:G3}3;bright:G3}3;brin-:l2s2w6E2L1Q2#1^2_2;bring:l2s2w5B1E1I1L1Q2#1^2_2;bring a:l2t4G3L4Q4?1}1;bring m' +
  'y:l1B4F1K2N2#2+1,1^2}3;bringing:w3E1H2K2N3}1;brings:E2,3;brit-:n4G3+2;british:n4+3;broc-:T5#3;brochure:T5#3;brok' +
  '-:q1r1u1y4G2H3Z2*2_5{1}2;broke:l1q2r2u2G3H2%1_4;broken:y4H2K1Z2*3,3_3{2}3;broker:y3}2;brot-:l1y2B2C3D2G1N1U2%1-1' +
  '=1^1|1;brother:y2C2D2G2N2S1U1$1%2-1=2^1|2;brothers:l3B3C3U1;brou-:l4^3;brought:l4^3;brow-:m2P2=3>4}2;brown:m2P3=' +
  '3>5;bruc-:}3;bruce:}3;brui-:y7G1;bruise:y5G1;bruises:y5;brut-:y4z3S3;brutal:y4z3S3;brya-:m2B2I3J3$4}2;bryanston:' +
  'm2B2I3J3$4}2;buck-:x4K4}1;bucks:K4}3;budd-:t2%2;buddies:%2}2;budg-:j7k4l2#3&2<2;budget:j7k3l2#3&2<2;bug:{4}1;bug' +
  'g-:G4H2;buggered:G4;buil-:h2v1z1D6E1H3I1J5T2#3}2;build:D4G2}5;building:v2D4E2H3I2J6T2#4;built:z4}3;bulk:l2]4}4;b' +
  'ulk-:}5;bull-:D12S3Y3;bullets:Y4}4;bullied:D5;bullies:B2D6;bulls:}5;bully:D4}2;bullying:D8;bump-:}5;bumped:}5;bu' +
  'nc-:F2%3;bunch:F2%3;bund-:m6$2]4}2;bundle:m6$3;bundles:]4}3;bunk:r4}1;bunk-:}5;bunking:}5;bupa:<5;burg-:}6;burgl' +
  'ar:}6;burn:}5;burn-:o2s3R3W2Z3}1;burners:}4;burns:R3Z4;burnt:o3s3;burs-:l4}3;bursary:l3}2;burst:}3;bus:I13K2;bus' +
  'e-:I7;buses:I7;busi-:g4m1q1H1Y1!2#4,2}5;busiest:f1}3;business:g4m2q2H1Y1!2#3,2}3;businesses:#2}3;busy:d3i5p3r2E1' +
  'Q6$4;but:a1u5z3G2J1)1_1;but i:c2q3u2z2G2M2N2S2$2)1_1{1}3;but my:o3u4y3^3{2;but not:a4y3A1E3F3L2;but the:y3z1T4W4' +
  '&2}1;but want:z2G4Y3Z3+3|4;buts-:h4>4;butswe:h4>4;butt-:t3x3X3[1}4;button:t3[1}2;buttons:x3;buy:l3m4n2s2w5$1-7]7' +
  '_1|4}4;buy a:g3m1w2-5]2}1;buy the:w5|4}1;buyi-:-4_2;buying:-4_2;by:g1i2n1D1I4O2$1/3<1[1^1;by die:d2g3v1D4$3*2/2^' +
  '3}2;by the:a3c2d2j2y3F2J2K1L4&3;by you:l1r3w1B2C3F2H1T3U2V2W1Y2,1.2=4>1]1^1;bye:n4}3;c:G4Z5!2=4;cab:I5K4;cabl-:*' +
  '3>4;cable:*3>4;cage:}6;cake:}6;cale-:b6h2i2p2)4;calendar:b6h2i2p2)4;cali-:H3X3+3}1;calibre:+3}3;calipers:H4;call' +
  ':v3D2M9O1U1/5}1;call-:a2g1D1J2M6N5T1X1}1;called:a3g2u1J4N5T2X2;calling:D3M4;calls:O3@3}2;calm:D1}2;calo-:}5;calo' +
  'ries:}5;came:c2r5y3G2Z2_3{5}4;came-:K2?7}2;camera:?5;cameras:K3?4}3;camp:q2B3)7}4;camp-:F3I1}3;campus:F3I1;can:E' +
  '2?1;can a:a2r1z4A5B2H5K2P1Q2S3W1#2$1;can do:c1d2f2l2r4v2G3X2)2.2/5|3;can he:m4n2r1C3G2H4,3.1?2;can i:E1G1L1M2?2_' +
  '1;can it:q2r3x3H1K2-2/3_5;can my:n2q3t1u2B5E2G1T1Y2$2,2/1}3;can one:c5f1n3y4A3I2L1P3T2U3&2,3;can only:c3d2e3j1l3' +
  'z3R4)3;can she:r3A4E4G4H3L3P1;can someone:f3v3H3M2,3-2^3}1;can the:q2r2A3C2I1O3#1$4&4,2/2<1_3;can they:f2r2A2B4C' +
  '2%1}1;can we:l3n1u4B2E1(1-1.6?4]2_4;can you:b1l5D4P2R1#5.2{1}4;canc-:p10q3u5G1>3_3{2}2;cancel:p7q1u5>3_4{3;cance' +
  'l my:u2_4}3;cancelation:p3u1;cancellation:p7}2;cancelled:u1>3}8;cancelling:p4q4;cancer:G4;cane:H3;cann-:i3l3o1p4' +
  'r2u2y1D1E2H1I2>2?3}1;cannot:i3l3o1p4r2u2y1D1E2H1I2>2?3}1;cant:l2p1u3x3y2z6G2H2J1R1/2}5;cant come:r2u4y2H2|4}3;ca' +
  'nt find:b3j3t3J2M4/4<3[1]2;cant make:q2r2u1R4$2/2}1;cant-:e5;canteen:e5;canv-:}5;cap:w3x2Q5;cape:e2m2p2t2B1J2U1)' +
  '1=1_2}2;cape town:e2m2p2t2B1J2U1)1=1_2}2;capi-:n4}3;capital:}5;capitec:n4;capo-:T4}3;capoeira:T4}3;caps:]5}1;cap' +
  't-:}3;captcha:}3;car:G1I7K9L1U1Z1)2*3}2;cara-:}5;caravan:}5;carb-:Y5;carbine:Y5;card:k5m6n9+2-5}2;card-:a2m4n2G3' +
  'R1W3-4}2;cardio:a3G4R2W5}2;cards:m4n3-5;care:M2P2Z6,2}1;care-:G1=4;career:=4;carj-:*5;carjackings:*5;carp-:G3I5;' +
  'carpal:G4;carr-:n1o2p2r3z1H2L4P2U2Y3+2,3]2}1;carry:n1o2p2r3H2L1P2U2Y4+2]2}1;carry a:L3X2Y1}5;carry on:h3o4p3q3U4' +
  'V3;carrying:z5L4}1;cars:K12;cart:}3;cart-:x4}1;case:r5O3,2}2;cash:l3n9s4U1!3#3;casi-:I3}2;casino:I3}2;cast-:}5;c' +
  'asu-:m6Z3;casual:m6;cat:D2}5;cata-:T4]5;catalogue:T4]5;catc-:a2d1g2k1r5s4I3$2;catch:a2d1g2k1r5s4I3$2;cate-:d3z3B' +
  '4G4;cater:d3z3B4G4;caus-:r3_3;cause:r3_3;cbd:d4I4*2;cctv:K2?3}3;ceil-:}5;ceiling:}5;cele-:S3!5.1@1}1;celebrate:.' +
  '1}3;celebrity:!3@2;celebs:S3}1;cell-:@3}3;cent-:e2f3I3J6K2#3^3;centre:J5K3#3;centurion:f3I3J3^4;ceo:M2!3#2$2;cer' +
  'e-:G4;cerebral:G4;cert-:f1q1G2O6P6Z2-2=3}2;certain:f3o2N3^3;certificate:q2G3P4Z3)2+1-1}5;certificate for:Z4#2)2}' +
  '1;certificates:O3P5-3=2}2;certified:O7;chai-:x5E2H8K2;chain:x5K3Q2;chair:E4H9;chairs:}5;chal-:H2}3;cham-:O3W3}6;' +
  'champ:W3}1;champions:O3}2;championships:}5;champs:}4;chan-:b2i1p2u5K1L7_3}5;chance:l4r3y3E1;change:b1u4K2L6_2{2}' +
  '5;change my:u3}4;changed:b3p5u2L3_3;changeroom:}4;changing:i4t2u3L3}2;channel:D5/4}2;chap-:|7;chapter:|5;chapter' +
  's:|5;char-:b2j5k7m1s6D1K4M1$3^1}4;character:D6;charge:j2k3m3p1s5E2K1M2#2$4^3;charge for:j2p3s3E3$2^3;charged:k3s' +
  '6K3}5;charger:K4}2;charges:j5k6}1;charging:j4&3;charity:)2-3}4;chart:b4]2}2;chas-:E3}2;chat:t3v3M4@7}2;chat-:D4}' +
  '3;chatgpt:}4;chatting:D3;chea-:j7l7$2]3_1}4;cheap:]3_3}4;cheaper:j5l8$3%1;cheapest:j6]3;chec-:b1u4w2E5O5*1+2<2[1' +
  '^4{5}2;check:a2b2u4E6O2+3<2[2{4;checked:O3;checkers:*4^2}1;checkout:^3}4;chee-:D4E4}3;chem-:G4.1_3;chemo:G4.1;ch' +
  'eq-:n6;ches-:b3w2G3Z4]4}1;chess:b3}4;chest:w2G3Z4]4;chew:x4}3;chi:T5}2;chic-:r3z3A3F7;chicken:A4}3;chicks:F6;chi' +
  'e-:N3O4;chief:N4O4;chiefs:}5;chil-:i2j2p1A1B8C1D4E1G2Q1,1?1;child:i2k2p3B2C2D4E2G3,3?1;child is:u3C5G5}3;child o' +
  'f:d2e3l2w3Q4S2T4U2*3,1]3|3;children:j3w1A2B8D1E1I2O3Q1.2}1;childs:o3q3?4@3[4;chin-:]3}3;chinese:]3}3;chng-:u1L4}' +
  '2;chnge:u1L4}2;chok-:r2y5V5Z4*5;choke:r3y4V1*3;choked:y3Z3;chokes:V5Z2*4;choking:Z3;choo-:b2l2N4R4T3$1-1_1;choos' +
  'e:l2N4R4T3$1-1_2;chor-:z4;chos-:u3{3;chose:u3{3;chri-:h6-3^3}4;christmas:h6-3^3}4;chro-:G5}1;chrome:}4;chronic:G' +
  '5;chun:T4;chur-:f4S3#2.2}3;church:f4S3#2.2}3;citi-:l2A3+2}2;citizens:l2A3}2;city:e2J3N4U2>2^4}5;civi-:S3U3!2|1}2' +
  ';civilian:S3U2!3}2;civilians:U2|1;clai-:,5<7_1;claim:,5<4_1}2;claims:,2<3;clam-:K5;clas-:a2b2c2d2e2f2i2m4r2B2Q2/' +
  '1;class:a3c1e3i2m2s1F2Q1>1;class and:B1D3Q2$3+1?3_3;class at:a6m2n3u3I3;class for:c4e1f3i2B4C7F5R2U1Z2)3?3^1;cla' +
  'ss is:v4E3I4N3Q5R2Y3%3>2;class of:a3c5d2h4A3B2X3;class on:a2f3h5s4v3L1/4>2[2}1;class or:j4s6v1A4E4V3}2;classes:a' +
  '1b4c3d3f4i1m2r2z1B3Q2T6U5V4W1X1Y1$3/3;classes for:d3z4C4F3U1}1;classmate:D3;classmates:D4%4;classpass:m6;clea-:a' +
  '2x1G4L3O4Y5=2}2;clean:x2L5}6;cleaner:=4;cleaning:}6;clearance:G5O3;cleared:a3O4}1;clearing:Y5;clic-:t2<1[2^2_2}1' +
  ';click:t2[2^3}3;clie-:K3!4#1)2*1@1;client:!4*1@2;clients:E1K3#1)2}2;clim-:z2H6,3}1;climb:H7;climbing:z4,3}3;clin' +
  '-:E2#3)5}2;clinic:#3)5}2;clip:m6?4;clip-:x2E2;clips:x2E2;cloa-:L7;cloc-:a3c3I3;clock:a3c3I3;clos-:d2g8h6I3J2R1U1' +
  '!3>1}1;close:d2g3h4I2U3!4=2>3}2;close protection:a3O3!5=4;close to:B2I4J1K3L3}2;closed:g6h4p3x2E2L2V3#2%4/2}1;cl' +
  'oser:I2J4}1;closes:d4g4}2;closest:I4J2K4R5;closing:g3h3;clot-:w10x2L5_2;clothes:w9x2L5_2;clothing:w5;club:i2j2n1' +
  'p2F5I4J1W1%2)1*3,1.1}2;club in:C2J4V2W2)1}4;club-:T2V2$4<2;clubs:T2V3<3;clue:z5Z3;clum-:z5;clumsy:z5;co:J3,2;coa' +
  'c-:N7O7Q3$7%2/1=6}2;coach:v1z1N4O4Q2$4%4/1=3[1}3;coach for:N1Q3$4%6;coaches:D3G1N6O6Q2#2.1=3@2}1;coaching:W4$8/1' +
  '=4;coas-:h4q3r2;coast:h4q3r2;code:l4n4w4J4M1<4{3}1;coff-:E3}5;coffee:E3}5;cold:x2E1G2L3}4;coll-:i2l1z1I2V1W1^7{1' +
  '}3;collar:W2}3;colleague:z4H4V3X2#3-2;colleagues:e2l4t3E1F3K3#1;collect:g1i4I4]2^9;collection:^3{3;college:P3;co' +
  'lo-:P4]1_3}3;colour:_4}2;colours:P3]3}3;comb-:j1y1A1J1N2R4T1U7W1Y1Z3$1)2;combat:j2y2A1J2N2T2U7Y2Z4$1;combination' +
  ':I3;combine:R3)2;combined:)3^2;come:d2e1g1m4r1t2v1w1E4I2Q2#1$1+2;come along:z2A3C2E3H3;come and:e2j3l3E6W3;come ' +
  'back:k3q5s4G2K3M2;come by:g5E3I6;come for:m4t5v2+1}1;come from:w2z2J1N4Q4S4}1;come in:p3u2w3y1E3H2K3L2Q2]4;come ' +
  'on:j5k2t1u1I4K1&2,3;come to:j2z2A1B1G1#5$4)4+2,1.1/2^2|3}2;come with:k2t1B1C1I3K3V3%2+3-1|2;come-:a4h2q1v2y2D2L2' +
  'S1U3X2*2,2_3;comes:a4h2q1v2y2C1D2L2S1U3X2&1*2,2;comf-:w1E3F3O4;comfortable:E3F4O3;comfy:w2O3;comi-:f1l2t1u1v3w2F' +
  '1J2L1N1R2(2)1,2/2<2{3|3;coming:f1l2t1u1v3w2F1J2L1N1R2(2)1,2/2<2{3|3;comm-:m3o9E1I3(4)2=2}1;commencement:(4;commi' +
  't:b3m4o6J3)1;commitment:o6&4;committing:o3E3;community:)3.2=4;commute:f3I5;comp:}6;comp-:b2j3r1s4z2M1#6&1+8@1^1}' +
  '3;companies:#7;company:n2N1#7+1=2^2}2;compare:b3j4R4;compared:j4%3;comparing:b4j4&4;compete:}10;competency:+13;c' +
  'ompeting:}6;competition:z4U2V1}9;competitions:S4}6;competitors:}6;complain:}6;complaint:M5}2;complete:b6z5Y4&2,3' +
  ';completely:f4z2;complex:l3J6K2$6%3^4;compliant:#2@3;complimentary:s8;compression:]3_2;compulsory:k5r3w4y3P4&3,3' +
  ';computer:d4z3E2W2=3;comr-:}5;comrades:}5;conc-:l5q1y5G3Q1Y4$4.3;concealed:Y5}2;concentrate:C2D2;concert:r2.4}1;' +
  'concession:l5;concussion:q3y3G4;concussions:y4G1;cond-:o3s2z2G7W3@3;condition:z3G6@3;conditioning:W4}3;condition' +
  's:o4s2G3;conf-:g2t1u4D6R4$2@6;conference:m3I2;confidence:z3D8F2R2$3;confident:D4;confidential:@5;confirm:g3k2t3H' +
  '2}2;confirmation:u4w2{1}5;confirmed:u4{2;cong-:}4;conn-:M6;connect:M6;cons-:o1v3F2M2#3&1,7=3?3_3;consent:,8?3@2;' +
  'consist:v4&2;constitution:}6;consultant:M4=2;consumer:o3,2_4;cont-:o8p1y5D1G1M5V2!4/1?2;contact:o1p1v2y5G3M6R1W2' +
  '@2}1;content:r3/3?5;continue:h3q2V5/3;contract:o11p2q1#1=1;control:D4G2V3Z3!6}1;controlled:y5;conv-:t4!4@3}1;con' +
  'vert:}5;cook-:a4@6;cookies:@6}1;cool:E1-3}6;cool-:p4_4}3;cooling:p4_5;coor-:z5J4W3X2;coordination:z5W3X3;cop:l3<' +
  '4;cope:z7A3C1F1;copi-:C4,3?3}1;copies:C4,3?3}1;cops:l3}5;copy:o2+2@5|8;corn-:l3C2F3-2[3]2}4;corner:l3C2F3-2[3]2}' +
  '4;corp-:d1e2l2N3W3#9;corporate:d1e2l2N3W3#7;corporates:#5;corr-:b3D2Q3U4@3;correct:b3Q3U4@4;corridor:D3;cosm-:I2' +
  ';cosmo:I2;cost:j7k7m3q1s7#1$5%4&4)1.3]4^4|3;cost of:k2m4s1$3&4/2;cost to:k2m3q3E3^3}2;cost-:j4k6K2&2^2|2;costs:j' +
  '6k6K2&2)1^2|2;costume:}5;coug-:k3;coul-:a2c1d2e1r3u1z1G1S2=1^2{3;could:a2b1c1d3e2f1u1E1G2S2&1=2^2{2;could i:a1c3' +
  'd1e2f4j1m3n2o1s2t3y1z2E3$3&3/1=3;could you:a1b4v1J3M1N1R2S2)1.1=2^4{2|3;couldnt:g3r7z1A3H3J2N1Z3{3;coun-:p3t4z1A' +
  '1P2!3+3<2^5;count:s1t3A3I2P3+4<4}2;counter:!5;country:p4t4M2;coup-:l6m2r1A1U2W1$3-2;couple:m2r2A2F1U3$4}1;couple' +
  's:l4W3)1;coupon:l4-3;cour-:T2Y4Z4!5&7(6)2+1/2=1^5{1;courier:g3^8_2{8;couriered:^6;couriers:^5;course:F2Y5Z5!5&8(' +
  '6)3+2/3}1;course for:F4U2!4#3&2}3;course in:!2(1)4}3;course start:F4!3(3;courses:T8!2(4)1=3;court:L4}7;cous-:a3m' +
  '4t2B2V3!2%3}1;cousin:a3m4t2B2V3!2%3}1;cove-:j3D2K2&3)3*3,5<6=1;cover:j3D2Y2#1)1*3,5<4=2;covered:j1w3x2D1K3&4)2*1' +
  ',1<4;covers:G3,3}2;covi-:r3G4/3}1;covid:r3G4/3}1;cpf:Z4#3;cpo:!8;cpr:O2Z12;crac-:c4y4G2_5;crack:c4_2;cracked:y4_' +
  '4;cram-:}4;cramps:}4;cras-:G3)4}4;crash:G3)5;crav:S6U4;craw-:}6;crawford:}6;craz-:c3f1$2}3;crazy:c3f1$2}3;crea-:' +
  '?3[4{2}4;creatine:}6;crec-:#4}4;creche:#4}4;cred-:m5n3r5O5_4}2;credentials:O6}1;credit:n3r3_5|2}2;credited:r4}2;' +
  'credits:m6;cree-:F5;crew:#4%5?4;cric-:r2L2;cricket:r2L2;crie-:E2}3;cries:E2}3;crim-:B1O3U4+1}3;crime:B2U4}2;crim' +
  'inal:O3+2}2;cros-:c1f2m2z2J3Q1T4W4}2;cross:J4W4;crossfit:c1f3m3z3Q2T4;crow-:z2A2F4Q8!3;crowd:z3A3F4Q4!3;crowded:' +
  'Q5;crut-:H5;crutches:H5;cryi-:D3}2;crying:D3}2;cs:o6;cubi-:L4;cubicles:L4;cuff:G4;cult-:x4;culture:x4;cup:h3w1}5' +
  ';curr-:b3<2[3}2;current:b3<2}4;cust-:f1M5#3?1^1_1{1;custody:f2?2;custom:_2}3;customer:M5;customs:^2{2;cut:l2x6A2' +
  '&2>4}1;cuto-:A2;cutoff:A2;cuts:>5;cv:P4=8;cybe-:l5D2;cyber:l5D1;cycl-:I5K2L1;cycle:I5K2L2;d:v3!4;daar-:d4}1;dad:' +
  'f2l2A2B4E3K1U2*1|2;dadd-:l3C2-2;daddy:C2-2;dads:n1E5Y3?3}2;dan:f3r4C4I2O3X4;danc-:?4}5;dance:?4}3;dang-:y4B3S4*3' +
  '}1;danger:B5*4;dangerous:y5S4}3;dank-:]4}3;dankie:]4}3;dark:c2d5g1K3*4>9;data:/2@12;date:a6b1h2u7L2P3(9@3}3;date' +
  '-:h1u2P2Y1Z1(5)1}1;dates:h1u2P2Y1Z1(5)1}1;daug-:w1B5C3D2F1S2$1)2;daughter:i1w1B4C2D2F2G1R1S2$2)3=1;daughter is:k' +
  '3z3A3C3D2E2G4I2W2&2;daughters:f1h4j2k3v3B2C1D1.2;dawn:c7;day:a5b2c4d5e4g2h8m3u2v4w1#2)7.4}1;day is:a1c3f4t2B3U3}' +
  '3;day of:b2h5u1v2(3)1;dayb-:c5;daybreak:c5;days:a8b10f1m1p3r7t1$2)2^2_2{3;days and:b6m2G2$1{4;dayt-:c3d3e1;dayti' +
  'me:c3d3e1;de:#2*3}3;dead:c3e2}4;dead-:r3S2(4}3;deaf:G8M2/2;deal:l6m2D3G1#1*4=3|1;deal with:D4G3*6|2;deal-:j3l7;d' +
  'eals:j3l7;dear:J2L1M2O4S3;debi-:k1n5o3p3}7;debicheck:}4;debit:k2n6p4}3;debit order:k3n3o2p5}1;debited:s3}6;debit' +
  'ing:o5}2;dec:h4C1;dece-:h5q3P4V1Y1(5=2]1}2;december:h5o1q3C1V2(5)1=3}2;decent:P5Y3]4;deci-:b2g1m2t2E3P4R4U1$2+2;' +
  'decide:b2g1o1s2E2R5$3+2}1;decided:t4U3;deciding:m4E3;decl-:h3,4}2;declaration:,4;declined:}4;dedi-:+5;dedicated:' +
  '+5;dedu-:r4#2}3;deduct:r4;deducted:}4;deductible:#3}3;deel:<1}4;defe-:B3F2U3Y3&2*7_1}3;defence:a2r2A3F1&1*7/2}1;' +
  'defend:j2A1D2F2P1U5&3}1;defend myself:j3A3F2P2U2}2;defending:*3}3;defensive:Y5!2;defi-:Z5_2}3;dela-:u5{4;delay:u' +
  '4{4;delayed:u4}1;dele-:@7;delete:@7;deli-:^10{7}2;deliveries:g3U3;delivery:g1*1^10{7}2;delt-:*4;delta:*4;dema-:&' +
  '2/4}1;demand:&2/4}1;demo:)4.7;demo-:.9;demonstration:.7;deni-:}5;denied:}5;dent-:y4}3;dentist:y4}3;depa-:o1O2Z4#' +
  '2@2;department:o1O2Z4#2@2;depo-:k6s4&3{4}1;deposit:k7s4&3}2;derb-:}3;derby:}3;dere-:p5;deregister:p5;desc-:v6J2R' +
  '3S3_4;describe:v6J2;desi-:}5;design:}5;desk:c2e2g3i1n4v1z3L2M2R2#1=2^3}3;deta-:n2s2t2B2G2M3&2@5}2;details:n2s2t2' +
  'B2M4&2@5}2;dete-:D2}4;detention:D2}1;deve-:S4}1;di:d5]4;diab-:i3G7<2;diabetes:G4<3;diabetic:i3G6;diar-:b2e4i4J3(' +
  '2;diary:e4i4J3(1;did:i1r3z3J1O6U1@1{5}4;did my:s4{3}4;did the:b3O7(1@3[2{3;did you:J4@4{2}5;didn-:a2r5s2H2Z2_3}2' +
  ';didnt:a2r5s2H2Z2_3}2;die:a1h3s1A1N2O3P2Q3&1,2>2[3_3|3;died:}5;diep-:I5;diepsloot:I3;diet:}4;diet-:x5}1;dieticia' +
  'n:}6;diff-:h2j2u2z3B1D2R5T2&2.2^1_3;differ:R4&3_3;difference:j3R2&3.4_3}1;difference between:j3R2&3;different:b1' +
  'g1h3r1s1u3B4F2N1R1S2T3[1^2|1;difficult:z6D4H2;digi-:M5/4^2_3|4;digital:/5^2_4|5;dile-:A3C3;dilemo:A3C3;dine-:n3?' +
  '4;dinn-:d2i4L2}2;dinner:d2i4L2}2;dire-:c3e2n2I1J5L1M1#3<1^2;direct:I2[1;directions:b1J5#4;directly:n3L2M3<2^3;di' +
  'rector:c4e3}2;dirt-:X4}3;dirty:X4}3;dis:l3v2;disa-:G7H6K2N1)1*4}1;disability:G6;disabled:G1H7K3;disarms:*5;disc:' +
  'l5q1G4K2;disc-:l7p4D5T3,4<7;dischem:<2}1;discipline:B2D9;disciplines:b3T6}1;disclaimer:,6;discontinue:p6;discoun' +
  't:l10K2|2}3;discovery:I3<11;disl-:G3O4;dislocates:G3O4;disp-:.2^5{3;display:.3}2;diss-:D5;dissipline:D5;dist-:f1' +
  'E3I4/3;distance:f2I4/3;divi-:B2C4;divided:B2C4;divo-:D2W3.2?2;divorce:D2W3.2?2;dizz-:G3}2;dizzy:G3}2;do a:c2f2m4' +
  'n3s4z3F2O1#2)2,2.3;do at:d2v2B3C4G4T3Z3.1/5;do bjj:z3A4C2F3G1Q3V1}3;do boxing:j3B2F3T4W4%3&2}2;do i:r1s2t1v5w2,1' +
  '[3|1;do in:v2x2B4S3X4)3*3>4;do it:c2n3r4z6P5U1V6W2Z2$2&2(2.1<2;do kids:h5i4j3o3B1D3P3.1;do krav:j1y3z3B1C2G2S2U6' +
  '}1;do my:h2r2u1B2L4N4,3<3;do people:f3l1y3A3I3S5*2;do something:a3d2e2f6l1z3B3D1#4.3;do that:k3r5x2y2F2W1X2Y2Z2!' +
  '3$3*3?2;do the:a5e2f3t2w2B2C3G3O3(1+3@1}2;do they:r4B1E4O5S4<2]4;do we:i3l1p1r1s1v6w2x4y4J3K1$3%1&5)1+2-1;do whe' +
  'n:v4B2V3*4;do with:e1B2C3F1G2X2-3@5}1;do women:A2F4}4;do you:V2X1*1;do your:o2B2D4G3*2+2^3}3;doab-:z2I3#4;doable' +
  ':z2I3#4;doc:G7;doct-:d1p2q2G7W1<2}3;doctor:d2p2G4W1<2}2;doctors:q2G5;docu-:g3M3X2+4,3?2;document:g4,3;documentar' +
  'y:X2?2}3;documents:M4+4;dodg-:G3}4;dodgy:G3;does:i3S2<1}1;does a:b3i3r1A4B2C1G2L1P4)1.2[2^2}1;does he:m1w5A2C2H2' +
  '$2;does it:a1i3j2k1o5v1z1D3I1P2S4&2(3<1@1;does krav:B1R3S5*3<2}1;does my:q3w5P2(3+2}4;does one:i3j2o1p1r2t4w3x2z' +
  '3H1S2+2=5|2;does she:w1C3H2I2}4;does that:f1j4n2q2s3v2y2z5G3P2$1+3<5;does the:a1h2v2F1H2K1N2O1V1&1,3^1|4}1;does ' +
  'your:b2d4D1P1V1W2#1*1@3]3}1;does-:g2j1p2u3D2E3G3I1J3^1_3}3;doesnt:g2j1p2u3D2E3G3I1J3^1_3}3;dog:H1*2]5}4;dogs:#3}' +
  '7;doin-:l2v2X3)3}5;doing:l2v2X3)3}5;dojo:d1f2i3s2w2x3y4z4E1J6T3)2;doll-:n5}3;dollars:n5|1;dome-:l4A2Z1#1;domesti' +
  'c:l4A2Z1#1;dona-:-3}5;donate:-3}3;donation:}5;done:a2i7p5z6B1O2R2!2&1,1/5;dont:o1s1w1x1y2z1I2K2L2P1R3$1@1_1;dont' +
  ' have:i1n4w3F1I4)3+3>4]3;dont know:b1o1t2v5z5F2J3N2R4Y2;dont like:c2n2p3s4x3y3L2M1Q2R2$4,2_2;dont want:k2m4q3x1y' +
  '1z3A2E2F3K5R1U3&1?5@3_2;door:g3m4s2t1v4H3J1K1L1!3+3^4;door-:g3E2H5!5>2;doorman:!5;doors:g3E2H3>3}1;doub-:j3r3u1H' +
  '1K4X4}2;double:j3r3u1H1K4X4}2;down:h2l1o5r3t2v3z2F2G2J2V2W2X1*1}3;down the:j2r2z6J1}1;down-:,2/1@3_2|1}4;downgra' +
  'de:}5;download:,2@3_3|1}2;dra:w4x3y3}1;drai-:r3}2;drain:r3}2;draw:A2D2Y4]3;drea-:z2!5;dream:!5;dres-:a2w5L6;dres' +
  's:w5L1}2;dressed:a3L3;dressing:L4;drie:l4%4;dril-:v2y3O3X1Y1!5)3*4/1|3;drill:v3O4;drills:y3X2Y1!5)3*4/1|3;drin-:' +
  'w3}7;drink:w4}2;drinks:}6;driv-:c2e1E2I4J3K3U1!6#1*1}1;drive:c3f1z2E1I6J3K2U2Z1*1;driver:e3g2E3F2J3U1!4*1=2^1{2;' +
  'drivers:K3#5)3}1;drives:b4F2;driveway:*2}3;driving:a1c1h1K1!5}3;dron-:?4}3;drone:?4}3;drop:c2g3k2m8r1s1E7I4J2K3M' +
  '2&1=2^4;drop in:k3m9s3&4;drop off:c4g5E4I2K2=4^2;drop-:c2m5u2E3H3I2J1,3^3{1;dropped:c3u3H4I3^5{1;dropping:E3J3,3' +
  '}1;drops:E3G3I1,3;drov-:g2J3K2}3;drove:g2J3K2}3;drun-:#3}1;drunk:#3}1;dry:Y5;dstv:}4;duba-:o4p2^3;dubai:o4p2^3;d' +
  'ude-:F5;dudes:F5;due:>3}3;dumb-:}4;dumbbells:}4;dume-:F3}3;dumm-:+2[3]3}4;dummies:]4}1;dummy:+2[3]3}2;dura-:i8o3' +
  ';duration:i8o3;durb-:p2C1E2J1P1U2#2/2]1^2_1{2}2;durban:p2C1E2J1P1U2#2/2]1^2_1{2}2;duri-:c2d2f1g2h1E4L1V1$1,3/1>4' +
  '?1^2;during:c2d2f1g2h1E4L1V1$1,3/1>4?1^2;during the:c4d3e1f3g1h3C2E1P2$3^3;duty:d2r3]3^3;dvd:/6;dyin-:a3t4V3;dyi' +
  'ng:a3t4V3;dysp-:G5;dyspraxia:G5;e:a3i2m2n2E2H2I4M4(3/5<1@2_3{3|3;each:b5i1j2m5o1r2s2y5A1N1P2Q3R1%2[1]1;each othe' +
  'r:b3y6Q3%4}1;ear:w5M3;earl-:a2c9e1g1p4v4A1C1K1$2}1;earlier:c5u1}2;earliest:c6A4;early:a3c7e2g2p4v5C2K1$2}1;earn:' +
  'j2q1<1=3}5;earr-:x4}1;earrings:x5;ears:x7G1_2;easi-:y3z3G3H1J3R4;easiest:R5;easily:y3z3G3J4;east:I4J6^3;east-:h7' +
  '(3;easter:h7(3;easy:p4y4F5H5I4;eat:z1G3}11;eati-:e3}5;eating:e3}5;eboo-:-1@1_1|9}3;ebook:-1@1_1|9}3;ebuc-:n5<4;e' +
  'bucks:n5<4;ebus-:c4d3y4;ebusuku:c4d3;ecze-:G5;eczema:G5;edge-:H2X3;edged:X3;eenm-:k4)5;eenmalige:k4)5;eers:a3d2j' +
  '3z2E5$2;eet:}6;efc:}5;efe:I2R5;effe-:R2S3;effective:R2S3;eft:n7{3}2;ego:y5;eid:h6;eie:w3%4+4;eigh-:c3d2f2i4A3C4P' +
  '2W4;eight:c3d3f2i4C6P2W1;eish:l5r4u2z3;eith-:{1;either:{1;ekil-:Q5;ekilasini:Q5;elan-:(4)2;elandelayo:(4)2;elbo-' +
  ':w3G4*4]3;elbow:w3G4*3]3;elbows:*3}3;elde-:A5C4E2;elderly:A5;eldest:C4E2;elec-:h3K2,3>5|3}4;electric:H1K3;electr' +
  'icity:>6}2;electronic:|4;elev-:c1g3C6H7!2;elevator:H7;eleven:c2g3C7!2;eliz-:J3^3}1;elizabeth:J3^3}1;else:k3z1I1J' +
  '1M1T5$4%3-3^3}1;else-:m1F3P3-3{2}1;elses:-3{2}3;elsewhere:m2F3P3;emai-:p3M6-1/1@3[2^1{4}1;email:p3M6-1/1@3[2{4}2' +
  ';emailed:^4|2;emba-:z6E2#3;embarrassed:z4;embarrassing:z3E2;embassy:#3}2;emer-:l2Z4,2}2;emergency:l2Z4,2}2;emig-' +
  ':p5/2^3}1;emigrate:p3}3;emigrated:/3^3;emin-:e5A3P4;emingaki:A4P4;emini:e5;empl-:l1n2Z2!2#6,1<3=7;employ:=5;empl' +
  'oyees:l3#7,2;employer:g1n3Z3!4#2<2;employment:=5;empo-:F3;empowerment:F3;empt-:c2U1X2}6;empty:c2U1X2}5;end:d5h2i' +
  '6l2n1o1p7r2v3P2#3&4;end of:d5h2l4o4p1y3&2;ende-:=3}3;ended:=3}3;endi-:i5p3*4;ending:i5p3;ends:d3i4o4I3}1;ener-:c' +
  '2B4O3}3;energy:c2B4O3}3;eng:w7S4T4;enga-:x4_4;engc-:R4;engcono:R4;engl-:M3N3W1,2?3|3;english:M3N3W1,3|3;enig-:e4' +
  'k3z2F3;enige:e4k3z2;enigste:F3;enin-:l3T4;eningi:l3}2;enou-:j1m2s1v3z2C3H4K2O2P3R3+3,1;enough:j1m2s1v3z2C3H4K2O2' +
  'P3R3+3,1;enough for:c3e2j3m3z3C2H1R4+3;enough to:s3I2O4P5&2;enqu-:g3U2Y3#4;enquire:g3Y3;enro-:k6t6C1E2Q2&2;enrol' +
  ':t4A1C2E2Q3;enroll:t3&3;enrolling:k3B3;enrolment:k3t3;ente-:H2(4.7}1;enter:H3(4}5;entertain:.4;entertainment:.5;' +
  'enti-:b3l4q3z2Q3;entire:b3l4q3z2Q3;entr-:m2v5z2H6K3+2,1.2;entrance:v5H6J1K4.3;entry:j2m3z3H1+3,2;enve-:n2-3;enve' +
  'lope:n2-3;envi-:F2!5;environment:F3!2;epil-:G6;epilepsy:G4;epip-:G6;epipen:G6;equa-:i4F2;equally:i4F2;equi-:w6&2' +
  ']5_4}1;equipment:w6&2]5_4}1;eras-:@5;erase:@5;erro-:{3}7;error:{3}7;esca-:H5#3*7;escalation:#2*3;escalator:H5;es' +
  'cape:#3*4}2;escapes:*4;escaping:*5;esco-:!6;escort:!5}1;escr-:X7]2}1;escrima:X7]2}1;esik-:D6}2;esikoleni:D3}3;es' +
  'ikolweni:D5;esin-:i1H4P4;esingakanani:i1P4;esko-:>8}2;eskom:>8}2;eskr-:X6;eskrima:X6;essa-:}3;essay:}3;esse-:w3&' +
  '3;esta-:l2A2F1R3U3#5$3*1;estate:l2A2F1R3U3#5$3*1;este-:D6;esteem:D6;etc:x3V4;eten-:e7;etiq-:v5x1;etiquette:v5x1;' +
  'etsa:t3G5#3.3;euro-:n4^2;ev:K4}2;even:l3x3z5H1Q1S3,1;even-:a3d7e1i1I2K1#2&1)2.7>1;evening:a3c1d8e1i2r1t1u2F1I3K2' +
  'N1V1&2>2;event:!3#2.6}2;events:#2)4.4}2;ever:y4z2A4O3P3S1)3@3}1;ever-:b3j2k1r1s2y1z1D4Q3T3(2,1;every:a2c1f3j3k2m' +
  '1r3s1P3W1(4,2}3;every day:a4c4d3j5D2P4U2}1;every month:j3m3n3Y3(1}2;everybody:c3s3x3y3z5A2D2R3,3@3;everyone:v3x1' +
  'z4A2D1Q6R3T4%2]2;everyones:Q4?4;everything:b5d3j2k2l1x2y1C1D4H3N3T3/4>1@2]2;everywhere:H1I1*3;ewal-:n5;ewallet:n' +
  '5;ex:l2n2s1z1O5!3,2;exac-:a4o1w1J5N3T3X3&3,2;exactly:a4o1w1J5N3T3X3&3,2;exam:q1u4P5}3;exam-:f2q6r3;exams:f2q6r3;' +
  'exce-:y3C4}5;exception:C4;exch-:_10}1;exchange:_6}3;exchanged:-1_3;exchanges:_6;excl-:D2$5|3;exclusive:$5|3;excu' +
  '-:}5;excuse:}5;exec-:e1J2K3!2#1$4;executive:b1e1J2K3!4#2;exer-:c1e1j2w1z5B1G4W2/3<4;exercise:e2j2z3B2G3W2<4;exer' +
  'cised:z4;exercises:w3z1G3/4;exercising:c3;exis-:c3l3F3}2;exist:c4F3;existing:l3}2;exists:F2}2;exit:J4;expe-:i1j5' +
  'k2l4v4z4G3O6Q1=2;expect:v7}2;expected:z2{3}3;expecting:G6;expensive:i3j6k3l6/2^1}1;experience:z7O5Q3=3;experienc' +
  'ed:z3N2O4)2;expi-:r2s1$4+3-2}2;expire:r3$4-1;expired:s1+3-2}4;expl-:v4D4N1P4S5>3?3[3;explain:v3z1D3P4S5[3;explai' +
  'ns:v3N2;expo:.5;expr-:e1n3^2;express:e1n3^2;exte-:r5x3;extend:r5;extr-:h2k5r3s2z1B4P3#3$4)2^2;extra:a1h2k6r3s2z2' +
  'P3#1$4)2^2;extramural:B5#3;eye:w3y5E5G3S2X2*3;eyes:y4E1G4;eyis-:C4;eyod-:m5q3;eyodwa:m5q3;face:y7L4R3W1/5?6;face' +
  '-:b3g2l2s1M3N1Q1T1Y1&1(1/3?5@3|1;facebook:b3g2s2M3T1Y1&1(1/3?5@3|1;faces:l4N3Q3;faci-:g2H1L4N3O3;facilities:H1L5' +
  ';fact-:A1}4;factor:A1}3;fail:P8;fail-:>2}4;failed:}3;fails:}4;failure:>2;fain-:G4O4;faint:G4;fake:O3*5;fall:r5u4' +
  'B2C3&1*4;fall-:h3y3G3}1;falls:h3y3G3;fami-:c1h1l6q3s2t1A1B6E1T2U2,1/1[1|2;families:f3)1;family:c1h1l5q3s2t1A2B6E' +
  '2J1T3U2,1/1[1|2;famo-:O3!1}3;famous:O3!1}3;fan:U3V1;far:E2I10/4;far from:I3Z2;fare-:-2.1;farewell:-2.1;farm:I2Y5' +
  ')3*3;fast:D1G2P4^4}1;fast-:R3&2^3}5;faster:&2}3;fat:z4W4}5;fath-:j3A2B4C1Z2+2-2}2;father:j3A2B4C2Z3}1;fathers:+2' +
  '-2}2;faul-:_5;faulty:_5;favo-:R4}2;favourite:R4;fear:y3|4;feb:q4}2;febr-:p3R2(3}1;february:p3R2(3}1;fede-:k4O4P3' +
  '}2;federation:k4O4P3}2;fee:j8k11l2m7r3s1&6^2}1;fee for:j3k4l3m1$4&3;feed-:Q4}4;feedback:Q4}3;feel:o2s2z1A3D1E3F4' +
  'G1O3Q1U6W1}1;feel-:r2D2E5$3_2}1;feelings:D2}4;feels:r3$3_3;fees:j11k6l4m2n1q4r3M1<4=1}1;feet:x3z7G4;fela:E2F3;fe' +
  'll:q2u3G3}3;felt:z4}4;fema-:F10O6$1=2;female:C1F6O6$1=2]1;females:F9;fenc-:T3}4;fencing:T3}4;fest-:h6.3;festive:' +
  'h6;fetc-:a1e1g1i3E5I3K2-1^6_2;fetch:e2g1i3v1E6I3K2-2^5_2{1;fetch my:d3g3i3^2{2}2;fete:.2}4;feto-:u3}2;fetola:u3}' +
  '2;feve-:q1u3}3;fever:q1u3}3;few:b1e1m4n3q2r3y2z2M1Q6%3)1-3;fewe-:Q4}4;fian-:E3F5W1-2;fiance:E4W2-2;fiancee:F5;fi' +
  'br-:G5;fibromyalgia:G5;fiel-:D3}2;field:D3}2;fift-:v1A7C1Q4;fifteen:v2C2F2Q3;fifties:A6;fifty:A5;figh-:y6z2D3R2S' +
  '3U4X4*4.2}3;fight:y4z3C1O1Q1R4U4X3*2.3}4;fighter:D3W3|2}3;fighters:z2Q2}8;fighting:a1y4A1B2D4F2S6U2V2X5)2;fights' +
  ':y4D4O4*5}2;figu-:j4$2@2;figure:j4$2@2;fihl-:v4I2}1;fihla:v4I2}1;fiks:l3z5W4;file:x3@6}3;fili-:a3f2i3t3w3N1O2X7;' +
  'filipino:a3f2i3t3w3N1O2X5;fill:k2v3M1Q5,4@5[1_3}2;fill in:k2v4M2,4@5[2_3;fill-:t2M2-5=3@2;filled:t3M3=3@3;film:.' +
  '1?11;film-:B2W2?10;filming:?6}1;films:B2W3?5}1;filt-:}6;fina-:d4l3q2t2}4;final:l4}2;finance:d4}4;find:b3g4j3t1A1' +
  'H2I5J4M1&1/2<1@2]2{3;find the:b4j3t3A3J5;find-:B4}1;finds:B4}1;fine:a3n3o4w4x4z2E3F2(3+1;fing-:y6G3@3}1;fingers:' +
  'y6G3}2;fini-:d2e2f1i8p3G2!2&5=1_3;finish:d4e4i5L1&5;finished:a2i4p3G2!3=2_3}2;finishes:d2f3G2;fire:G1Y7+1}4;fire' +
  '-:a1f1A2F2O1P1Y6*1+6,1=1}1;firearms:a1f1A2F2O1P1Y6*1+6,1=1|1}1;firearms course:w4A5C3N4P4Y1,3;firearms training:' +
  'Y5+3,3?1;firm:o3#7;firs-:c1k2s4t2u2v5w2z2E1Z4(1,2_3;first:c1k2s4t2u2v5w2z2E1Z4(1,2_3;first aid:N3O5Z7=3}3;first ' +
  'class:c3s3u5v3w3z3,5?2^2;first day:s3v3w4(3_4;first lesson:i3s1t3u3v4w3x2(1,2;first month:k6n1o3}1;first session' +
  ':a1i2t2u4v4w2z2(3;first time:s2t4v3z1Y3,2[5;fist-:W5Y4;fists:W5Y4;fit:b2z10A2B2C3H1K2R6W3!2]2_5;fit in:z1A2B4C4R' +
  '4;fitn-:c3g2k1o1v2y1z4L1O2Q1R2S2W3$1<2}1;fitness:c3g2k1o1v2y1z4L1O2Q1R2S2W3$1<2}1;fits:G3H1R4_2;five:c2d6l2q1B1C' +
  '5I2S1T1X2$3%8;fix:u2$4_2{2}6;fixe-:o4r2$1&4(2;fixed:o4r2$2&4(2;flat:F4G5H5{2}2;flat-:&4;flee-:#3}2;flex-:b3o6r3z' +
  '4V2}1;flexible:b3o7z3V2}1;flig-:a2u3H4}4;flight:a2u3H2}4;flights:H4;floo-:x3y3D1E2H6J1W1}3;floor:x3y3D1E2H6J1W1}' +
  '2;flu:r5u4E3;fly:f4y3z3E4{3}1;flye-:b3V4&2}2;flyer:b3V4&3;flyers:}5;flyi-:m3w2I2;flying:m3w2I2;fma:X7;fnb:n3<3;f' +
  'ocu-:w3D4R2V2]3;focus:w3D5R2]3;folk:l3A3U3;folk-:A3,2;folks:A3,2;foll-:a3d2h4r2z1F1G3U2(1*4/2<1;follow:h5r3v2z2G' +
  '4/3<2;followed:p3F3U3*4;followers:}7;following:a4d3P2(3;fond-:<3;fonds:<3;food:.1}6;fool:z7;foot:v5x4G2I7!4;foot' +
  '-:x6W5?5;footage:?4;footwear:x6;footwork:W5?3;for #:j3l5m5o2q6r5t2Q2#1%4}3;for a:m2q3t1R1#5$2%1.4_1;for adults:j' +
  '2B1D3T3U2V4;for an:i1k3y2B3C1F2$5)2*1}1;for beginners:a3e2f2w4z3V2W2Y2)3]1|2;for bjj:a1m2w2z4N4$3;for boxing:j3l' +
  '2w4A4V1W2<1;for children:f3B4I4>4}2;for free:s5=4^2;for her:f2F5&3,2}1;for him:e3B3C3E3G5|2;for his:a4w3C3D1J3;f' +
  'or it:s3w1A1D2K3L2S4!2&5{3}3;for kids:j3k1l4o1y3A2B2D3R1,3]2}3;for krav:a4j7t5w4z2A2C3P3Q1;for ladies:c2f3w3L2Y2' +
  ')3-3}2;for me:c1d6e2f2j1l2t2z3B1G4H1Q1R4$4/1=2^1{1;for members:m3K3L2)1,4/4[1|4;for my:i1t1u2B5F2L2P1R1#2-6{2;fo' +
  'r one:i3j4m2o1E3&1=2^1}1;for our:k1N5#3,4-3/3;for people:c1d3f3G4H3T1X4Y3!5)2;for sale:]6|5}4;for selfdefence:C3' +
  'R5$4-1<3]4}3;for small:i4F2V3%4^2}2;for somebody:z5C3F3H4W3-1;for someone:a4d2j3y2z5G3X2&4)1-4=1;for something:e' +
  '4n3o3B1D4R4T3-3/3|3;for that:d2j4l2m2q4s1D3L3Z2!6$3*4;for the:b2n1w1A1F1(1+5,1[3;for them:B8#5)3;for three:m3p2q' +
  '4r3G3V1%3=2;for training:c3e3w3A2$4<6=3]4;for two:j1m3o4q3C1V2$3&3}2;for us:d3l3F4P4%4;for women:F2V3Y1&1)2/4]3;' +
  'for work:f3m4p3y4J1U1Z1/3=2;for you:g2s3I3=5}1;for your:l2w3z5J2+2-2<1}1;forc-:y6O5}3;force:y4O3}4;fore-:c3n3t2&' +
  '3+3@3}2;foreigner:+3;foreigners:t3}3;forever:&3@3}3;forg-:a1r4u1z4H2J1N1@5}2;forget:H3@3}2;forgot:a2r4u2z4J2N2}2' +
  ';forgotten:z2@5;form:g1p2t5M4,12?2@5_2;form-:v3w1R2S4!4,4=3@1}1;format:v3}2;former:k2R3=4@3;forms:S5,4;fort-:r4w' +
  '2A5B3P3Q2U4&2;forties:A4U4;fortune:w3P4;forty:A4Q3&3;forw-:b1j3r2u2z1J1&2[2;forward:b1j3r2u2z1J1&2[2;fost-:B2C1,' +
  '3;foster:B2C1,3;foto-:?6;fotos:?6;foun-:F4N5T3&3}2;found:G2T4}5;foundation:F5&4;founded:}3;four:c2m1o2q1u1x1C5K1' +
  '%8)3*3;four-:b3C1I3J3%2]3}2;fourways:b4I3J3]3}1;frac-:G5;fractured:G3;fram-:H4;frame:H4;fran-:J2=5}2;france:}3;f' +
  'ranchise:J2=5;free:c1e2f1k4s13u4H6K1(1=2^1;free class:s4t3u7;free trial:m3s2t2,4}1;free-:h3q11s3=5;freedom:h4;fr' +
  'eelance:=7}1;freeze:q9z1D1F1}1;freezing:q4x2}3;fres-:x3G4L4(2;fresh:x3G4(2;freshen:L5;frid-:a4b3c2f6g2h4l3t1K1$1' +
  '-1_2{2;friday:a4c2f6g2h4l3t1K1$1-1_2{2;fridge:b4}4;frie-:l2t1z2A2B2E1F3H1T1%6-3.4;friend:k2l3t3z1H1R1T1U2W1$1(2)' +
  '2-4}2;friendly:z4A4B3F4H2O2;friends:B1D2E3T2%8,1-1.6;frm:I5;from:A1I7*1}1;from #:c5e5i4A2F2#3%1(3>1;from a:B3D2G' +
  '4L2M4Q3Y5#2*3;from home:c4w1E2/5>2}1;from my:n5p4G4S3%1&1,2/3<3;from pretoria:c2f2I4K3;from school:w2C1F1I4}3;fr' +
  'om the:p3r1A2E5G1H3J2O1%3<2=1|4;from you:w5P2$3+2,3/2@5]6{1}1;from your:g4M2T3/2?3]3}1;fron-:g1l2v2I2K4L2M2N3=3^' +
  '1;front:g2v2I2K4L2M2N3#1=3^1;front desk:g2M3#2=4^2{1}1;front of:v3z1K1L3N1}2;froz-:q4G2}2;frozen:q4G2}2;fu:S4T4.' +
  '2;full:b3e1j1l1o2v1w2y5z1K4Q10/2;full of:f1z3F2L1Q4}1;fun:X4#2.6}1;func-:r3N3#3,1.5;function:r3N3#3,1.5;fund:<6;' +
  'fund-:z3V3}1;fundamentals:z4V3;fune-:r1}3;funeral:r1}3;funn-:z1}4;funny:z1}4;furi-:k4}3;furious:k4}3;fuse-:G5;fu' +
  'sed:G5;futh-:v2&2)2;futhi:v2&2)2;ga:}5;gaan:h4j2v5y6N3)3>3|3}2;gain:}4;gals:F8;game:V3}2;game-:B4.2}3;games:B4.2' +
  '}3;gang:a4f3D3;gap:e5%2<4=1}1;gara-:J1K4U2#2$1%2]3}1;garage:J1K4U2#2$1%2]3}1;gard-:w4#1}2;garden:}3;garm-:x2J3<1' +
  '}2;garmin:x2J3<1}2;gas:}5;gate:g1v5J3K2#1*2>1^2{2;gaut-:h2i2I7K1L1^3}4;gauteng:h4T2^4}3;gautrain:i2I7K1L2U1}3;ga' +
  've:h3z2J2T1-3@3{2}1;gbh:}4;gbv:F3}3;gear:n1w11H1]6^4;gebe-:r3v4;gebeur:r3v4;gebo-:D5H3;geboelie:D5;gedo-:z4;gedo' +
  'en:z4;geen:z5D4;geha-:G4}3;gehad:G4}3;gel:x2}4;geld:r4<3}1;gemi-:r7u3(3;gemis:r4u3(3;gems:<5;gend-:B4L3;gender:B' +
  '4L3;gene-:b4d3A2%1>6;generator:>6;genn-:>7;geno-:C3I3;genoeg:C3I3;gent-:z2A4D2G2L3O2;gentle:z2D2G2O2;gentleman:A' +
  '4;germ-:m3B3I2J3>2^3{4;germany:m3B3I2J3>2^3;gesk-:-8;geskenkbewys:-6;gesp-:D3;gespot:D3;gest-:V3{3}3;gesteel:}5;' +
  'get:j1l3p1t1y3H3I2L1M1P2;get a:c1j3l5s1v1K2L2P4$1%2/1=1?2[4;get in:j1t4z2H6L3M5W3>1}1;get into:H3K4P3!4&1[3;get ' +
  'my:x3y3B2&2+3>1]5{2;get out:d5i4p8H1I2L2S4*3;get the:b3n3s4H2N4]1_2|4}3;get there:v5I7L2=4[2}1;get to:d3B3H3I6L3' +
  'Y4&2*1[3;gets:d2k2r2y4D5G4J2P2Q2R2=3^3;gett-:y6z1A1D3G3K2U1W2#2+2@1;getting:y4z1A1D3G3K2U3W2#2+2@1}1;geve-:y3T4X' +
  '4;gewe-:}4;gewen:}4;gewi-:R3}4;geys-:}4;geyser:}4;gf:E1F4$2;gi:a3w7V8]7^2_3}3;gift:-16_3;gift voucher:-2;gift-:&' +
  '2-6;gifting:&2-4;gim:^4}2;girl:w1B3C7D2F8Z1.2;girl-:B4D4F7L2Q3W1#3%2-2.2;girlfriend:a3l2t2E2F3R2*1-4}4;girls:B5D' +
  '4F6L2Q3W2#4%2.2;give:b1l2p5t2u1D1M2N2T4U3W1Z1,2-6@5_1;give me:b4j4M5;give my:s3D1-4@5}1;give you:l2T4U4W1Z3@2_2}' +
  '2;give-:a3b1f3g1l2o3s4w1D1G1N4O1P2U2<1_2{3;given:a3f4o4w3P3U3W3;gives:b2g2l2s4D2G2N4O2<1_2{3;givi-:p2t3}1;giving' +
  ':p2t3}1;glas-:D2E2G6}2;glasses:D2G6}3;gloc-:Y4+4}3;glock:Y4+4}3;glov-:w7W2]7^4_6{3}2;glove:W3]6;gloves:w7F1W1]5^' +
  '4_6{3}3;gloves for:]5_3}4;go:g1m1r1v2x2y3z2E6F1H1L3&1,1>1}3;go in:g5v4B3C3H4K3{3;go to:j3q2r3v1y1A2D3L1U1V2Y1#2&' +
  '2+1[5]2^1;go up:j2G4H5$2}2;go with:z2C5;goal:}4;goal-:R3}3;goed:O3R2;goei-:}4;goeie:}4;goes:b3i3p1v3y3E1F2I6T2$1' +
  '-1>5;gogo:c1l3A4W3;gogo-:F2)2;gogos:F2)2;goin-:i2p3q4A1C1L1M1P1S1&1.1/1>2?3}1;going:i2p3q4A1C1L1M1P1S1&1.1/1>2?3' +
  '}1;going to:c2q1F2L3M2&2.3?4}3;gold:j4x2}4;golf:K3#3%2-2}2;gone:i2r2G5{4}1;gonn-:z5}1;gonna:z5}1;good:h4l1s1z2B2' +
  'D3F2M1O5P3R3S3W3|2}4;good for:z1B4D2F5G2R4S3V3W2;good-:h2H3^4_3{6;goods:H3^4_4{6;goog-:b1g4n1J4K2M1N1U3/3@4[1|1}' +
  '1;google:b1g4n1J4K2M1N1U3/3@4[1|1}1;gord-:O4P4=2}1;gordel:O4=3;got:d1l1p1w1B2I1T4U4V2W2>2]3_2;got a:b1d2i2l3n2q1' +
  's1C1E2F2G2L1T1>3]1|3;goug-:S3*4;gouges:S3*4;gout:G6;gove-:h3O2<3}1;government:h3<3}2;gp:G4O4;gps:J8;graa-:b2t3B3' +
  'C3E1=3;graad:C4;graag:b2t3B3E1=3;grab:D2*7^2;grab-:B2F2*6;grabs:B2*6;grac-:j2V6;gracie:j2V6;grad-:A1C6P10!4#1$1=' +
  '2}2;grade:A2C7P2!2#2/1=4}1;grade #:C3Z1#3.2=2}3;grades:P2!4;grading:P7$3?2}4;gradings:P6[1;gran:a3w4A4)3}2;gran-' +
  ':l1q1A3B6C3H1S1Z1,1;grandchildren:q3A2B4;granddaughter:C2;grandkids:B3;grandparents:A3}4;grandson:B4C5D3S3;grann' +
  'y:n1v1A5B1E2Z2,2;grap-:a4w3x3z2B2C1F2S2V6]1;grapple:F3G3;grappling:a4j1w3x3z2B2C2S3V7]2;gray-:a2e2}3;grayston:a2' +
  'e2}3;grea-:p3)3}4;great:p3)3}4;gree-:z5<4}1;grey:A5_2}1;grid:b6>4;grie-:G2}3;grip:x3B2;groe-:C4F3Q4#3%5;groep:C4' +
  'F3#4;groepie:%6;groi-:w3S3*2}2;groin:w3S3*2}2;gron-:H3V6;grondgevegte:V6;groo-:C2D1Q3.3]4;groot:C2D1Q3]4;grou-:a' +
  '1l2A1B3C2F4H2Q4V7#2$2%5&2;ground:G1H6R1V8&4*3;group:a3l4z1B4C2F5#3$1%5&1@1;group for:A2B4C3%1}2;group of:u3D2Q3#' +
  '4%4(2;groups:A4B2C3Q5$4%4;grow:=3}3;grow-:a2d1j3A4B1C1E2O3Q2U5;grown:a2d1j3A4B1C1E2O3Q2U5;grown ups:a3d1j3A3B1Q3' +
  'U3;grp:%7;guar-:w4K5V1!5#1,2]5_4{3;guarantee:_5}1;guard:j1v2w4y1R2V3!4]5_2{4;guarded:K5O3;guardian:,6;guarding:!' +
  '5;guards:l2w3K3Y2!3#3]2_2}3;gues-:i2s3E1#2%2)3;guest:s3)3;guests:i3E2#3%2;guid-:D1H2#2.2|7;guide:H2|7;guides:#3.' +
  '3;gumt-:&3=3;gumtree:&3=3;gun:Y11*6+8]1}4;guns:B1Y8*5+8}2;guns-:Z6;gunshot:Z2;gunshots:Z6;guy:y2F1N5O4Q1R2V4*4]2' +
  '}2;gym:g1J3L2T3W1<6>1}2;gym in:b2e3K2V2W2/3=2>4]5^4;gym is:m3y3z2H3J2.2<1}2;gyms:b1g3j3n1o3s1w2z4E2H1Q1)1<1}1;gy' +
  'na-:G4S1;gynae:G4S1;ha:v4z5>4;haal:i4r4x2E1@4^5;hack-:}2;hacked:}2;had:c1e2f1k3m3o2q1x1y1G6H3L1O2X1Y2,1/1>1@2;ha' +
  'd a:c3e2m1q1s1y3z2G3O1Y1Z1)1@3;haem-:G5;haemophilia:G5;haha:z2B2E3F4U1.3}5;hail-:I4J2K3;hailing:I4J2;hair:w3x6A3' +
  'L3*4}2;hair-:x4L6}1;hairdryer:L3}4;half:c4e1h3i4l2n5q1r3v2C4F2#1;half past:a3c3d3e3i4I1;half-:l4p2s4G3}2;halfway' +
  ':l4p2s4G3}2;hall:D1E1H5.5}7;hall for:.4}1;hall-:.3}2;halloween:.3}2;hamp-:-5;hampers:-5;hams-:G3}2;hand:n2v1w5G3' +
  'I2U6X1Y3#2@2]1_1}1;hand-:y1D1H6M2N1W1Y5!3%1*2+2=1|2;handbag:L3*4;handcuffing:!4#4;handcuffs:}5;handed:o1E4]3}4;h' +
  'andful:%5;handgun:A3Y9+4;handle:r1x2z3D3M4P3U1X3Y1#3*3+2?1;handles:N3=7}1;handling:Y2#3;hands:v3w3y4G3N3W3X1}1;h' +
  'ang:b2B4E4L5}2;hang-:V4}5;happ-:a4b1f3o2p1q2v2y3O1U2W2Y1&1)1*2,3>1@2_3}1;happen:b3y5$3>3;happened:}7;happening:a' +
  '6f1W4Y3)4{2;happens:f3h1o3p2q3r1v4O2P1U3&2*3,4>1@4_1;happy:G3_4}7;hara-:^4}3;hard:p3y7z7D1G4K3=4>1]2;hard-:r4D4G' +
  '2;hardly:r4D4;has:b4z1G4O6Q5(1]1_1{4;has a:b1e3u4x1C1F2*2]2_4}3;has the:b2B1O1Q3(4{1}3;hasn-:{6;hasnt:{6;hate:o2' +
  'v2w3x1y4B3Q3R4;hate-:i3z3F2}1;hated:z3F3;hates:i3}3;hatf-:I2;hatfield:I2;hav:B4$4/2;have:w2]1;have a:n2s2E1F1I2J' +
  '1M2Y3#1=1[1;have an:b4A4D2Z4,3|1}5;have classes:f2B5F3V2$5}2;have for:B4C3F6!4#2;have it:b2d2B1G2M3U6V3W4X5)2^1|' +
  '2;have my:f2n3q2w4x1K2L1X1!1+2,1]2;have something:c1j3k2l2w1A3B3F4K2L2V2$2=5;have that:d4F4U1V3W5]3;have the:b3f' +
  '2J3N3V2X4+3.1|1}5;have to:i1o4p4r1s2v2x4y3z4E4F3J1P2S2,1^1;have you:b2d2e1j2B4F2J3M2T3U3V1W2X3Y3-3>4]3;have-:p2z' +
  '6{4;havent:p2z6{4;havi-:q3^3;having:q3^3;he:w2C8D7E3G2H2O5,1;he go:A3C2}1;he has:e3p1E3G2*4;he is:u2A1C6D5_1;he ' +
  'join:A2C3G3;head:y3A1G3J1M2N4O1V1W2#3%1&2*2]2|2;head coach:M4N2O1$1|3}3;head-:w4y4*4=5]2_5;headgear:w3y3]3_5;hea' +
  'dlocks:*5;headscarf:w4;heal-:l2x2G4,3<7}2;healing:x3G3;heals:A2G3;health:G3,4<5}1;healthsaver:<5;healthy:}6;hear' +
  ':A5)2;hear-:y2E2G7J1S2W1Z1{1|2}2;heard:w2y3E3F1G1J2K1S2W2&1>1{2|3;hearing:G7;heart:G3Z4}3;heat-:}4;heav-:z2H2W5*' +
  '2]3^2{2}2;heavier:*3}2;heavy:z2H3W5]3^2{2;hebr-:S4}2;hebrew:S4}2;hect-:c3f2l2v4x1y2I3;hectic:c3f2l2v4x1y2I3;heig' +
  '-:K4}1;height:K4}1;hek:*4;held:a3b3z3F2J4Y3{4;hele:f3l4E4;hell:r2z4;hell-:}5;hellopeter:}3;helm-:w3K1L4_2;helmet' +
  ':L5_2;helmets:w3K2;help:b2u1D7Q1R3Z6#1+5<3;help me:b3v2G1R5U3W4,2;help with:D3Z2$2*2<3}4;help-:G2I1M5R4U1}1;help' +
  'er:I3;helps:G3R5;hemp:w3_4}1;hen:.6;her:h1C2D9E5F3-2;her to:B2D4F2&3,2}2;here:b3m6t1w1z2A4J1M3R2U2V1<1?1^2{1;her' +
  'e-:p1=2;hereby:p1=2;heri-:a4h3.2;heritage:a4h3.2;hern-:G5;hernia:G5;hers-:l3D3F5R2$2;herself:l3D3F5R2$2;hes:C4D6' +
  ';hey:b1o3r1s2y2D1H4_1}5;hi:}6;hidd-:k6s2;hidden:k6s2;hide-:D5;hides:D5;hidi-:b2D4[2;hiding:b2D4[2;hier:m5{2;high' +
  ':l1B5G2K2#3]2}1;high-:k4I2}1;higher:k4}1;hija-:w2K1L1#2)2*9}3;hijab:w3F3L3}4;hijack:K3!2)1*5;hijacked:#4}3;hijac' +
  'kers:*4;hijacking:)3*4;hijackings:*5;hiki-:Z3}4;hiking:Z3}4;him:w2D10E4G1J1O1-4;him to:D5I4J4K1]3;hims-:D5H1N4O2' +
  'P2U1W2$3&2;himself:D5H1N4O2P2U1W2$3&2;hip:G6H2;hips:H3}3;hire:w5L3#4$1+4.5=7?2}3;hiri-:I1=4;hiring:I1=4;his:w2C1' +
  'D8H1N4O1P1^1|1;hist-:z4S2}3;history:z4S2}3;hit:a3e1w3y10D4W7}2;hits:k3D6;hitt-:y4F4;hitting:y4F4;hiv:G5;ho:l3t4u' +
  '1v3y4A2H4U2W1X3Y3!1)1*3;hobb-:o4B3R3)3;hobby:B3R4)3;hoed-:#2^3;hoedspruit:#2^3;hold:q9z1M4O2Q2V2.1^1{2;hold-:z2F' +
  '1G3V4*3;holding:z2*4;holds:F2G3V4;holi-:h8m4q2B1C3(2)2.2=1}2;holiday:h3m3q3B2)3.3=3}3;holidays:h8m2C4(4;hols:h6;' +
  'hols-:w3Y5]4;holster:w3Y5]4;hom:x2D4G4;home:d1f2y3L1M2V1$5*3/8^1|2}1;home from:f4y4B3C1F2/2;home-:B5N3|2}4;homep' +
  'age:N4|3;homeschool:B4;homeschooling:}2;homework:}8;hond:}6;hone-:o3s5y3z3$1=2;honest:z1=3}2;honestly:o3s5y4z2;h' +
  'ono-:r3.3;hood-:w1]6^3_6{3}1;hoodie:w1]5^2_6{4;hoodies:]2^3}4;hook:W4}2;hook-:L3W4;hooks:L3W4;hop:H3}6;hope:k2o2' +
  'z6D2H1=3;hope-:H2]2}3;hopefully:H2]2}3;hopi-:d4f2&3;hoping:d4f2&3;hors-:}5;horse:}5;hosp-:u3U3Z2#3,5}3;hospital:' +
  'u3U3Z2#3,5}1;host:)4.5=3;host-:D4!5;hostel:D4;hostile:!5;hot:L4}4;hote-:m2I4#2/2}3;hotel:m3I5J1#2;hotels:/3}4;ho' +
  'u:q3y3.4;hour-:a2b1d2e3g8h4i7$4)2;hourly:$4;hours:a3b1d2e3g8h4i7$2)2=1;hours is:g2i3I2)3}3;hours of:b3.4}4;hous-' +
  ':c2l1s1F1R2#3$4%1*2^2{2;house:c2s2v1A2Y1#3$4*2/1^2{2}2;houses:F2R3U4#2;housewife:z3F3S3;how:i3n1p1t2y1I3P3Q1[2^1' +
  ';how can:l3n5p2D1M2)2-3?3;how do:n2p5q1r1t3M2@2[4_2}4;how does:q1r1t3v6H4O2P3R3$2=1?2[4;how far:q1H3I5{1;how is:' +
  'b2o3v3z2E2F3K4R4S1>3@2^4;how lank:i5o4P3&3-3^2;how late:d5g8u2;how long:i5o4I3P3#1&1_2}4;how many:i2j3s1y1I1J1K1' +
  'N3P2Q4T2(1|2}2;how much:i1j6k3s2Q2$5%4&5]5^3|3}1;how often:a5b3j3q1y2P3(2)2;how old:A7B4S3+1}3;how soon:a4p1P3$4' +
  '(3^2;how to:t1F2O1S1U5X2Y4Z7!2)1*7[1}3;hows:p4y1;hr:b2g4O3#2,2=5;hubb-:b2d3u3A1B1I1$2&2-2?2;hubby:b2d3u3A1B1I1$2' +
  '&2-2?2;hug:*4;huge:C3F2;huis:d3$5*2/3;hull-:y2z3A1*2;hulle:y2z3A1*2;huma-:h3M4}1;human:h3M4}1;hund-:x3F3Q4;hundr' +
  'ed:x3F3Q4;hung:{2}2;hurt:q2y8z1G1O1Z1,6}1;hurt-:V4,4;husb-:j2s1H1R1U1Y2$2+2,2?1]1;husband:d1f1j2n1s1H1R1U2Y1$2,2' +
  '?1]1;husband and:c3j2s3t1E3K1Y2$2;husbands:l3Y1+4-4;hv:x3H2M4U4;hw:i3j5m4t3A1I1Q3&2|2;hybr-:/5;hybrid:/5;hyde:$3' +
  '}4;hygi-:x2_2;hygiene:x2_2;hype-:D3G4R2;hyper:D3R2;hypertension:G4;i allowed:p3t3y3A1E2K2P3+1,2}2;i am:w3z3A4E1=' +
  '1^1}1;i attend:a3f2m2r2C3+3;i be:a1i3o2s1v4y1z1A3E4Q5/2?3;i become:t2!1=4}1;i book:t6u2K3N4#3$4%1)3;i booked:u4v' +
  '4w3}1;i bought:V4$2_3{4}3;i bring:j1s2t2w1A1B3G1K1L2N1Q2+1,2_1}2;i buy:m3s4w2$2]6_2|4}2;i can:b4c5d1f3j1m1C1G1L3' +
  'M6O4P5R2|4;i cancel:p5u4_4}2;i cant:r1s1w1x3y2z4J1L2M2U1,1/2]3|2;i carry:o1G2L2P4U3V3}1;i change:u2I3L2_4}1;i ch' +
  'oose:F1N4R1$2-1_2;i come:a1d3j1s1t4v2w2z1C2E2I1J4Q1V3Y1+4^1;i could:c1d5u4w2E3G3W3}2;i did:z2R3T1U3V2W2@3}3;i di' +
  'e:b3l4z4F3,4;i do:j1o3p3r2t4y1z1G3R1U1V1&1/1;i dont:f2n1o2r3s3u2w1A1E1F1I3L1R1U3$1+3?1@2;i drive:c1z1C1H3K5U2Z2!' +
  '3*3;i drop:i3m3r3E5J4=4;i fetch:d2e3g2i3E3-3^1;i freeze:q6F3;i get:j5s1H2I2L1M1P1[1|3;i give:p3u4,4?3@4_1}1;i go' +
  ':m2o2r4v2y3z4H4K2P2U2]2}1;i got:o2r3x2O2T4+3_4{1;i have:b1r2s2w4x2y2z5G5K2P1S1$1+2=3;i heard:w3y4E4K2W3|3;i is:l' +
  '2m3q4z6A3F3G3$1*1}1;i it:j2n4p3q6r3^3_5;i join:b1k3o6p1t1v2z1A2B1C3G1$2(3/2?1@3;i just:a3g3o3t5x2y3E1K2R4W1(2)1;' +
  'i keep:r2w2x4z4L4Z3/2}1;i know:h2v1w2z4O4Q4>3}2;i learn:N4Q2S2T5U1V2X1Z1$3&1*4+1/1|2;i leave:d1i3o1p3x1y1A2E5J1K' +
  '3L4;i left:k3n4@4]1}2;i like:m3s3v1w3y3N3Q4R4+2;i live:l2F2J2R2)1-1/4_3|3}1;i log:[8;i look:b3v3B2E2}2;i lose:p3' +
  'r5u1y3z3<1}3;i make:d5r1t3E1H2I4=2?3[4;i mean:a4d3j3o2F2H2$3(2}2;i miss:f2r1G2&1}4;i missed:a2l3r3A3)2;i must:c3' +
  't1u3w2x2C4J2M2U4[3]3{2;i my:i3q3w1x3E2K4L2+3<2=4?2^3;i n:q3r2s2w3P3+1,2-2?2_2}2;i need:b1c2w2y1z3C1J2K2M1Q2U2+1,' +
  '1[1;i only:d3o1w2E1G3L2S1V2W3$3)1+1@1}1;i order:-2]4^5_2{3;i paid:r4{2}3;i pause:q5;i pay:j4k7l2m2n5s6K1&1-1}3;i' +
  ' put:d1i3q3u3C3F2J3K3L3&3,2;i reach:I3M6P3;i read:c1j2o4N4R2,2^3|1}1;i really:a3t2x1z3C3F2U2;i run:z1F3G2O2U2}6;' +
  'i saw:j2l2t2K3S1T2U3W2X3Y2&2=3|1;i see:a3b4c3e1k1s2G2N4P2?2]1{4;i send:p4M5,2^1_6;i should:v5N3R5W3Z1<3;i sign:o' +
  '7t3F3L1(2,6[3;i sit:y3z3E5W2;i skip:q7r4y2;i start:o1r3t5w2G5P1R4}2;i stay:f2o3r1G1I3@5[4;i still:a3d3g2p2q6s2w4' +
  'z4A3G6(2+2_1{2;i stop:o3p4q5K4;i take:j1l2m1o2p2q3r1u3v1G6I4J4L2R1$3?4]2;i there:v7E3I5;i too:d2z5A4_3;i train:f' +
  '1j4m3w1G4L1P2U2$2+3,1/3@4}1;i travel:f2m2r3U2$2&3/3;i use:g1n4w3G3H3J1K2Y1+5-1<4}1;i wait:E4K2(6}1;i walk:m3v5x2' +
  'A3I6R2U3;i want:j3p1t2E1M1U3$3[3;i was:a1p2r4u1z4A3F2G1P3V2X1{5;i watch:v1E3V2/3}1;i wear:w3x6F2G1L1]3}4;i wil:o' +
  '3p4q3t3M2U3V2W2X2Y1Z2!2$2)1?2_2}2;i will:l2q3r4y2z2I1K2=4}3;i wont:p2q5r6u4;i work:c2d4e3f2E1I2J1L1Q2U1V2$2=2?2^' +
  '2;i would:c1f1o1p2s1E2F1M4O1T3Y2&2?1|1;ibha-:I5P4;ibjj-:}5;ibjjf:}5;ice:q6}3;id:c2d1m2p1t2z2C1E1J1T2+3,1/1@5;id ' +
  'like:b2c2e1g1p2t3A2B2C2J2M1P2T3#2/3@1;idea:j3w2y2z4G1S4Y2#3-2;idea-:c2e1-1.3}3;ideal:c3e1;ideas:-1.3}4;idf:S4U3;' +
  'idio-:z3}1;idiot:z3}1;idpa:Y4}3;iets:a2c3d3e2f6k3l2s1B6F2G2V2)2;if:j1l3r5s1*2,5_3;if i:j3l3o2p3q1r3s3u3E2I1$2?1@' +
  '1^3;if its:j3s3z2F4&2+2>3_2;if my:k1l2o1r2y3B5G2K4$1,4?3;if the:P3Q3*3,4>4^1_4;if there:k1l2B3H4L3%2;if you:l2r2' +
  'z3A2P4)1*3,2]3;ifak:Z5;ifom-:,5;ifomu:,5;ifun-:B4&2;ifuna:B4;igno-:z4D3}4;ignore:D3;ignored:z4}2;ignores:D1}3;ik' +
  'ho-:d3e2k3s2F3H4K1L1U1(2}1;ikhona:d3e2k4F3H4K1L2U1}1;ikhona i:o2F3H2K2L3)1;ikla-:a4c3d2e2f2h1i4m4r3s4B1F1;iklasi' +
  ':a4c3d2e2f2h1i4m4r3s4B1F1;ikmf:P3}3;ilay-:+4;ilayisense:+4;ill:p4r4z2L4(1}1;ille-:}3;illegal:}3;illo-:I4J3;illov' +
  'o:I4J3;im:p1q1t2z4A1C1G1R4;im #:l2A4C7F4S1X2$2,4;im a:c3f3j2l1y3B3D1F3O2P2Q2Y1#1(1<1?1;im from:s2A3J3M1X4#3}2;im' +
  ' in:a1d2f2l3A1B2C3G2I2J2N3V2Z3-1^3_2;im not:m4u3z3M3W3[3;im on:c4e3k2G4H1L3<2}2;imi:S7;imin-:T4@4;imininingwane:' +
  'T4@4;imot-:I4K6;imoto:I4K6;impa-:G5H2;impaired:G4H2;impo-:f3l3H1!3)1^3;impossible:f3l3H2)2;impr-:Y3*4}3;improve:' +
  'Y3}2;in:J2[1;in #:m2s3y2z1A3G4N5!2]1}4;in a:b4m1r1t1v1B1F1G3H1J2Q3R2S3%2)1*3;in an:n2G3I1J3-3?4;in and:g3s4v4w2E' +
  '3M1[3;in bjj:x3y3z3P2}4;in boxing:y3}7;in bryanston:m2B2J3$4}3;in cape:e3B2J2U2)2_2}3;in class:y6A3D1X3*2,5?5|2}' +
  '6;in december:h3o2r2C2P2V3=4;in die:c4d1e3v2y4B3C4F1K1O4&3/3;in for:o5x4E2I4)1-3[4_4;in front:v3z1I2K4L3N1}1;in ' +
  'grade:C2.3=4;in his:i3w2y4D5;in it:s3w3S4&2<3?3|4}1;in january:h4j3l1t2G1(3}1;in joburg:b1f2h2n2H2J1T1U2V2X3!3-1' +
  '^2}1;in june:o3p2r3A3G1&1(2)2}2;in krav:A4C3P4S7U1*2;in law:A3F2J3S3_2;in march:o2p1z2C1G1(2.3=2}1;in my:e5s2w2x' +
  '5z2A4G5J3L3$2_5;in on:a5f1E3<2[4;in one:i2l1B3C3E2G3M2Q5#1&3}1;in our:c4F2U3%3)2>3;in pretoria:p2C2J4U2)1^3;in r' +
  'osebank:d1m2F2J2V4!2#3^2}1;in sandton:d1e1j2m1o1B3J3K3T1U3V3W3X1>3^1;in the:c3d1g1$1&2_1}1;in two:o2u3G2P3(2)2}4' +
  ';in with:v2y1z1H3K3Q2<1[4}1;in your:A6C1I2W1&1*3>2@4]4|1}3;inap-:w4}1;inappropriate:w4}1;inci-:*3}2;incident:}3;' +
  'incl:&3}3;incl-:f1i4j6L2P1S1W3#2)1*2+4^2|3;include:i3j2S2W2*2^2|3}1;included:f1i2j5w1L3P2W2#3&1)2*1+4^1|1;includ' +
  'ed in:i2W3#4)3|3}1;inco-:l3y3}2;income:l4y4;incr-:}5;increase:}5;incw-:|5}1;incwadi:|5}1;inde-:,10=2;indemnity:,' +
  '10;indi-:m5Q5$8;individual:m5Q2$7;individually:F2$3;indo-:x2Y4}3;indoor:x3Y4;indr-:I6;indrive:I6;indu-:v5X5!3}1;' +
  'induku:X5;industries:}5;infa-:Z2!3;infl-:z2?4;influencer:?4;info:j1t1v2B4S5T7V3W1Y2Z1!1&4@7;info on:B4S3V2X2Y4!1' +
  ';info-:T5V3@9;information:T5@9;inga-:s3C3H2,3;ingabe:s3,3;ingajoyina:C3;inha-:r6G4;inhaler:G5}1;inin-:)2;inini:)' +
  '2;init-:k3D4;initiation:k3D4;inju-:q5y7G5O1Z1,5;injured:q6y1E3G1Z2}2;injuries:y6G1O2,5;injury:y4G5;inli-:T4&2@4;' +
  'inligting:T4&2@4;inos-:X4;inosanto:X4;ins:m7t4;insi-:n2x4E4H3J3K2*1?1|2}1;inside:x4E4H3J4K2*1?1|2}2;insk-:k5t5;i' +
  'nst-:n5M3N6O7$4)1/1=5?3_1}2;insta:M4)2?5;instagram:a2b1j2z1F2M3V3(1/2?4]3}3;install:}5;instalments:n2}3;instant:' +
  'n3-2;instead:e2f1n1r2u3L1M2#4.2^3_5}1;instead of:e2f1u4L2M3#4)1.3^5_2;instructional:/2}3;instructor:v2N5O5P4Q2$6' +
  ')1=5[1}2;instructors:N6O6)1=5}1;instrukteur:O5$3;insu-:y2G3K1,7<5}2;insulin:G5}1;insurance:k1y1K2,6<5@1}2;insure' +
  'd:y2,5;insurer:<3;inta-:(11;intake:(9;intakes:(5;inte-:n1p3t3C1O1P2U2V1W2X1)4/3=3?3[3^2}1;intensive:)7;inter:}5;' +
  'interclub:}6;interest:p4}2;interested:p3t5y1C3U4V3W4X3Y2Z1!2;interested in:p3t2y2B1C3U4V4W4X3Y2Z2!2;internationa' +
  'l:O5<1^4;internet:n3/6?5;internship:=6;interview:o2v4}4;inti-:z6D4F1Q3;intimidated:z4D4F3;into:y2C4D2F1J5K3P4V3W' +
  '1!2&2*1[1}1;into the:y3A3H1K4P3&1*3}1;intr-:s6t4u7v6z1D3N2&3*2;intro:s5t4u5v6&4;introductory:s4u5;introvert:z4D4' +
  ';intruder:*4}3;intruders:}4;inva-:*6}2;inve-:S4>5}2;invented:S4}3;invi-:.3}1;invo-:n5s5y1B1S2_2}4;invoice:n2s2_3' +
  '}6;invoices:}5;involve:y3B3S3;inya-:j4q5;inyanga:j4q5;ipad:B3[3|4;iphe-:i4K3@3;iphephile:K3@3;ipho-:/3}2;iphone:' +
  '/3}2;ipsc:Y5}1;iqal-:(5;iqala:(5;irre-:m5;is #:e2A3C10G1;is a:h1i2j2q1w6L2O1(2)1+2}1;is best:a1c1d5t3v1A2}4;is b' +
  'jj:a3d2j4A3B3R1V1;is boxing:a3d4i3B2R2W2;is die:a2j2o2y1A4J1N1P2Q5R3&1^2|2}1;is good:c2R5V3W4;is he:A2C2N1O6;is ' +
  'in:c2e1h1j3u1C4G2H1I1M2P2Q3!1&3>2[1|1;is it:a2i1s1y4z3E1F3I2J3K2Q5S3{2;is krav:a3y3z2A1B3F3G2S5T3;is my:e1p2v2y1' +
  'C1K2L2=1?2@5[3{5}2;is n:i1m4w3A3F4-3;is not:l3z2B3C3M2,3_4|1;is on:b3v2D2G7H4N2T3(3<3?2|2;is one:f3i1j3z3N3P3)2,' +
  '3;is she:z3A1C5;is that:w1E4K2N1P1R1S5Y1*1+2?1;is the:a2k2s4J2O4Q1]2}1;is there:a2c1k2B1H1K1;is this:z1A2G1J5O2S' +
  '2T4U1@4;is too:z3A3D1J3+3_2}3;is you:f2g3h5j2H3I1J5M4O3)2,1>1;is your:d3f3A2F1H2J4O3R3>3@2|1}1;is yours:b3i3j5o3' +
  's2J2&2,3;ish:e4;isib-:W6Y5;isibhakela:W7;isip-:x4-5;isiphandla:x4;isipho:-5;isnt:o4s3B4{2}5;isra-:N3O2S3U4)2=2}1' +
  ';israel:N1O3)3=3}5;israeli:h2N3S4U5;issu-:z3D5G2+4;issue:z3+4;issues:D5G3;it:S6^1|1;it a:i2o3p2r1t5v1A1F3G2H2P2X' +
  '2?3|4;it at:c2s4D3E2F2G2K2U2V2W3,3@3]2^2_3;it be:a3i1n3q2r2x3y1G1N4%1&1)1+2,1/3_2;it by:n3z3K2Q2V3X2>3^4{4;it ca' +
  'n:j3p4A1D1E1Y3/2<3_2;it cost:j3k3m2q2E3#2$1%1&3^1|2}1;it for:p2s3t4z3A4B2$1]3;it go:x2z4I3L2&3@4;it in:c2d1n2x4J' +
  '6L2S3U2V5&2*2;it is:d1e2f2s3t4D1E2G2S4W3$2<1;it ok:r3w4E4G3K1?3_2|3;it on:h4q2D1K1L2U1V1W1X1[1{2|7;it only:e2f3y' +
  '2z2B4T5;it possible:d3q1s2E2G2.1/3^1_1}1;it safe:n3y4G4K2O2>3@3}2;it still:z1N3U3V3W3&3)2-2=4_3;it take:I4P3}4;i' +
  't the:b1k3v3w3y3A3J6Q1S2<2;it to:d1p4u4I3T4^5}2;it too:A3C3I3U3W3X2(2;it work:j4o1t3v3F6P1$2?3[4;itek-:I6;itekis' +
  'i:I4;item:^3_4{2;item-:w2]3^1_4;items:w2]3^1_4;itha-:i4;ithatha:i4;ithu-:B3U3W2Y3/4;ithuta:B3U3W2Y3/4;its:d1h2r1' +
  'E1F3X1#1%1-2>4{7;itse-:o3+3;itself:o3+3;itsh-:U4*4}1;itshireletsa:U4*4}1;ive:c5t2u1w4z4B3G2H1P1R2U2(2;ixes-:g2i3' +
  ';ixesha:g2i3;iyip-:R5;iyiphi:R5;izin-:b5H2L3;izit-:H3O5?5;izitebhisi:H4;izol-:r3}2;izolo:r3}2;jab:z3W4$3}1;jack-' +
  ':L3)4]4;jacket:L3]4;jake:W3}3;jan:h4q2}1;janu-:h4j2l3q3t1P1(5}2;january:h4j2l3q3t1P1(4}2;jaso-:S3U1}1;jason:S3U1' +
  '}1;jean-:w6}2;jeans:w6}2;jenn-:S2}2;jennifer:S2}2;jers-:w2}2;jersey:w2}2;jewe-:x6;jewelry:x3;jewi-:h2S5;jewish:h' +
  '2S5;jhb:J3U3;joan-:t3I2;joang:t3I2;job:d3j1o4p5O1R1W2Z2=12;jobs:q1=7;jobu-:f1h4m2n1H1J1U3V2X2!2=1>2^1}1;joburg:f' +
  '1h4m2n1H1J1U3V2X2!2=1>2^1}1;joe:V3}3;jog:z3F2I3*3;joha-:J3V3X3>2}4;johannesburg:J3V3X3>2;john:R2}5;join:k5o4t8z5' +
  'A3B4C1G1(4/2=3@1;join a:a2m4r3F2$3)3,4/4}1;join the:v4z4A1B3%2(5=5}3;join-:k6l2m1o1p4t4E3M2&1(3*3}1;joina:t3E2;j' +
  'oined:p4(4}2;joining:k7m2o2p3t3E2G1M3&2;joining fee:k4&2}2;joins:k3l3C2E3$2;joke:C1-2}5;jonk:A5C3;jour-:!4?2}1;j' +
  'ournalist:?2}3;jse:e3}3;judo:w4B2C1O1R3S4T5V4}1;juic-:}3;juice:}3;july:q5u2x3C1)3}2;jump:z4G3V3$3]4}1;jump-:G4*3' +
  '}1;jumping:G4}2;june:h6o2p1q1r2P2(2)1}1;jung-:}3;jungle:}3;juni-:B10C3D2O3=1;junior:A1B8D3=2;juniors:B5C4O3;just' +
  ':g2m2o2t2C1E4F5W2$4%1;just for:g3m3o2W3$6%2}4;just to:k3s3K6;just want:g2i2j2y4A3E1K3R4W3)2;jwan-:n4[1;jwang:n4[' +
  '1;jy:m3z3;ka:f4h3j2x2C2I1Q3X4?4@4^2{4}1;kaal-:x6;kaalvoet:x6;kaar-:m4n5;kaart:n6;kae:i4A3J5{4;kaiz-:}3;kaizer:}3' +
  ';kakh-:D1Q4}2;kakhulu:D1Q4}2;kali:a4j1w2z1B2P2R3X10]2}1;kant-:J3#4;kapi-:*5;kapings:*5;kar:I5K3;kara-:i2k2w3z2B1' +
  'P2R3S3T5X5*2=1]2;karambit:X6]4;karate:i2k2w3z2B2P3R3S3T6*2=1}1;kata-:S4}4;kath-:}4;katherine:}4;keen:a3o3t5A3F2G' +
  '1U5V3W1Y1=2;keen to:a3t2z1B1H1U4V3Y1=3;keep:r1x4z6D1E3L3P1Z1@5]3;keep my:q1w4x2L5@5;keep-:r3t1D2J2?2{2|3}4;keepi' +
  'ng:|3}2;keeps:r4t1D3J2?2{2}3;keer:m5s3w2*2}2;kemp-:d3I4J3;kempton:d3I4J3;kena:z3A5H1[1;kenn-:p7;kept:o3F3@4}1;ke' +
  'rb:H4;kers-:h3-5;keto:}5;keys:x4L1*4}3;kg:z3H3;khos-:&4(4;khoso:&4(4;khum-:}4;khumalo:}4;kick:a2f3S3#4(4*3]2;kic' +
  'k-:A1G1R5S3T4W5*3}1;kickboxing:z2A2T4W4;kicking:R4S3W2(2}2;kicks:y2G3S3W2*5?2;kid:i2l4p3y2A1B1C3D5E2V1?2[1]1}1;k' +
  'idd-:B6C1;kiddies:B6C1;kidn-:B5*2;kidnapper:B4;kidnapping:B1*2;kids:a1j3k1A2B11C2D5P1Q2.4]1;kids and:v1B1E3J4R3}' +
  '1;kids are:d3f3h2C3F3%3?3;kids class:a1f2i2A1D1E1N4,2=4?2;kids from:d3f2I5%1}3;kids or:o3C8S3;kids to:d2w3A2B2D2' +
  '}2;kier-:X6;kierie:X6;kill:d3j3z5}1;kill-:j5K2/3}2;killing:j6K2;kilo-:z4F2W4;kilos:z4F2W4;kin:,5;kind-:z1C5T1U1V' +
  '1*3.5|2;kindergarten:z3C2;kindle:|2}2;kinds:T3U2*4;king-:I3;kingsway:I3;kit:k2w9L2Z1&2]4_4}1;kitc-:.4}4;kitchen:' +
  '.4}4;klaa-:i4)3}1;klaar:i4)3}1;klas-:b5B3Q4;klei-:B5C2D1%6_3;klein:%3_3;kleintjies:B5;klim:H5;km:I4L4U5;knee:p2q' +
  '1w2G7(3,2;knee-:A2G3H2R2*3;knees:A2G3H2R2*3;knew:B2}4;knie:G6;knif-:a3w2A1B1C1N1X6)1*3]4;knife:a3w2A1B1C1N1X6)1*' +
  '3]4;knife fighting:s3A4B4F2N3;kniv-:a4w2y2B1X3&1*5]1^2;knives:a4w2y2B1X3&1*5]1^2;knoc-:c3d3l2y2G3,3>3}2;knock:c3' +
  'd4}4;knocked:l3y3G2>4;knocks:G3,4;know:v6z4J1N2O6P1Q2;know how:i2n3y1z4F2G2I1O4Q2Y3Z4#4[2;know if:k3o1w2B4H2K3L3' +
  'O1P2*2,1<2>3{3;know the:a2o4v2z3J3Q1$3(1}1;know what:j5w2D3G2O6P3R4S1U2V2Z1;know-:z6D2T4;knowing:z5;knows:z4D2;k' +
  'nuc-:}4;knuckle:}3;knys-:^3{3;knysna:^3{3;ko:D2I2;koku-:E2,2}2;komb-:I4K3;kombi:I4K3;kont-:o6M4;kontrak:o6;kopa:' +
  'b1t4u2J3M3}1;kort-:l5;korting:l5;krag:>6;krav:a4B2R6S10U11;krav and:b4j4S1U3W4;krav for:z3B4C4F2S2#2}1;krav in:a' +
  '4d4m4U7;krav maga:d1f1y1A1B2C1N1O1R1S2T2#2.3}1;krav-:S5U6;kravmaga:S5U5;krug-:I3J3;krugersdorp:I3J4;kry:b5l3r3y4' +
  'P6Q3,3<1_2;ku:u2S4[4}3;kuba-:v1O5U2;kubo-:]3;kubotan:]3;kufa-:o3+4,3;kufanele:o3+4,3;kukh-:a2c3d2e2f1o1F3,2>4;ku' +
  'kho:a3c3d3f2,3;kukhona:e2k1o1F4>5;kume-:w4x2;kumele:w4x2;kung:S4T4.2;kuni:U3=2;kuph-:e1f3y6F3;kuphela:e1f3F4;kuq' +
  'a-:v2E4;kuqala:v2E4;kwe:o2z1;kwen-:v5;kwenzekani:v4;kwi:v4[3;kyal-:I3}1;kyalami:I3}1;kyk:b3j2o2E8;l:>4]4_2;l#:G3' +
  '}3;la:u2v4V1.3}2;laat:d4q4}5;labe-:F4{3;lack-:D3;lacks:D3;ladi-:w2F9L3N2%1]1;ladies:w2F9L3N2%1]1;lady:a2x1A1F10O' +
  '9!3;laid:b5;land:I1K3?3;land-:a2u2J4M5;landline:M5;landlord:}6;lands:a3u3;lang-:E2G3N3S2|3}3;langs:E2}2;language' +
  ':G3S3|4}4;lank:i7o3x4P2&2-3^1;laph-:j1T4.1=1>4}1;lapho:T4.1=1>4}1;laps-:r3?3;lapse:r3?3;lapt-:E2K2L5/3}1;laptop:' +
  'E2K2L5/3}1;larg-:Q3.3]4_3;large:Q3.3]4_3;lase-:G1}3;laser:G1}3;last:d3h2p3y1z5G1H1I3J2;last gym:k2p3y4A1F1K5>1;l' +
  'ast month:C2G3Z3)2}4;last night:u3J3|4}2;last week:j2p5r2z3F3M3=3_2{2;last year:b2k2s1z1G2J5U1#3&1+2.2@3]2;late:' +
  'd9g5A5I1(4{1}5;late-:a5b2d8n2q2r4u1E1}1;later:a3d4n2q3r5u1E2}1;latest:b3d7;laug-:z3A2D4}2;laugh:z5D2}2;laughed:D' +
  '4}1;laun-:.3}3;law:A2F1J2#3_1}10;lawy-:o3W3,1}4;lawyer:W3,2}5;lawyers:o4;lay:n4r4w2F2M4}1;lazy:D1}5;le:c1d1e1f2h' +
  '2l1m2B2H2J3L2O2S2T2V1X2Z2#1*1.1<1>1@2]1|2;le na:c3d3e3f4B2F3V3;lead:e2^4;lead-:N4Z3=3}1;leads:N4}3;leag-:}6;leag' +
  'ue:}6;leak-:@2}3;lear-:z1A1B3D1N1P2R2S2U3V2W3X3Y1Z4#1*1/4=4;learn:A2B3D1P3R2S3U4V3W4X4Y2Z4*1;learn how:D5F5U2V1W' +
  '3X1Y2Z2)4;learn selfdefence:z3A4B2G2U3%5/3;learn the:V1W4X2)5}4;learn to:j1y1A2D3R2U2W3Y2Z1*4+2;learner:C4Q3[2;l' +
  'earners:z4B5O4#4}1;learnership:=6;learning:D2F1G2N3O3/5;learns:D2*3}2;leas-:o2s1B2F1K3Q4R3;least:s1B3F1K3Q4R3;le' +
  'at-:]4}4;leather:]4}3;leav-:p7q1x4E4K4L2N2}1;leave:p3q1u1x5E3K4L3N3}2;leave my:E3K5L5N1O1;leave the:d2p4x1I3K3/3' +
  ';leaves:a3e3f2i2C2R2)2;leaving:p6E2K2O1)2^3;lebe-:E2;lect-:b3c3d3;lectures:b3c3d3;lee:}3;leen:w6;leer:B3D2G2N4S2' +
  'T2U3V2W4X2Y4Z2&2)1*4/1=1;leer you:B3D3*6;lefa:m4n3<3;left:a1k1z5G2R3W2!1(1?1@1]4_3{1}3;left my:n4G1]1}4;leg:q1G6' +
  'H6K2)1_4;lega-:o3A2,5}6;legal:A2,3@1}5;legally:o4,4}4;legg-:w4]3_2;leggings:w4]3_2;legi-:s3O4}1;legit:s3O4}1;leg' +
  's:y3G2H3R3}1;lekk-:d4f2t1G2K3>2}1;lekker:d4f2t1G2K3>2}1;lend:w3+4}1;leng-:i7o1P4}1;length:i7o1}2;lens-:G5}2;lens' +
  'es:G5}2;lera-:a4;lerato:a4;lesb-:F3;lesbian:F3;less:i1j3l10r1D1F1U1/2<1;less-:a2d1i3j2m4r6s3v1E2U2Y1$5%1-2/4?1;l' +
  'esson:a3d1i2m4r5s5u3v3w2E5$3?3;lessons:b3d1i2j3r2U4V3W2X1Y3$4%2)1*2-4/5;lessons for:r2B3Y5$5-2;let:j1t4u3A1E4G1V' +
  '2W3&2(1+2{1}4;let me:a1j2t2G3M1V3W4&3(2+2_1;lets:e4j5p2q2D3;lets-:u2v4)2.3;letsatsi:u2)3.3;lett-:o1p3G2M3,3<2=4}' +
  '3;letter:p4G3M3,3<2=4;letting:o3}4;leve-:a2y2z5H6K2O2P9Q4U3Z1;level:a3y3z5H6K3O2P4Q2Z1%1&1;levels:P8Q4U4;levy:k6' +
  ';liab-:s4,8;liability:,7;liable:s4,4;liam:}4;libr-:/4}3;library:/4}3;lice-:k2I1+13}2;licence:k2I1+8}3;license:I2' +
  '+6}1;licensed:+6;lich-:S4}1;lichtenfeld:S4}1;lie:V4}3;life:r3z4A1E3O1R2S1U2Z5,2<2>1;life-:A2)3;lift:i1u2H10I5>1;' +
  'lift-:H4I3;lifted:H4;lifts:I3;ligh-:y2B5G3Y2>8]2;light:y3G3Y3)1>2]3}1;lighties:B6;lights:>7}3;like:b1Q3S2)2;like' +
  ' #:a5e4m3Q2#4$4)4;like a:b2y2z3F3L2Q1#4&4)3-1.1?2;like it:m3n3o1p3s6w2D1H3Q4@3;like me:c3z6F3U3W2}2;like that:l3' +
  'o2y2C3F2G3K2P3W2Y3)4,5;like the:b3o1s2y3M2N2W1_6;like to:m1p2t3B1E2J1T1=1?2;like-:-2}3;likes:-2}3;limi-:j3r4A6H3' +
  'K2Q3}1;limit:j3r4A6K2Q3}2;limp-:)3/4}2;limpopo:)3/4}2;line:b2v4A1I4M3/4>1;line-:N4}1;lineage:N4}1;lini-:a5_3;lin' +
  'k:n3t2u3J2/3[5]2{2|3}2;lip:y6;lise-:+5;lisensie:+5;list:b5j5t2u1w7N2T3V3W2&2)4*3<1@4]1|1;list of:N3T5*3]3|2}1;li' +
  'st-:b4D4<4}1;listed:b4<4;listen:D5;litt-:j3k1B7C3D2Z2#1%3;little:j3k1B6C3D2E1Z2#1%3;live:l2y1J2M3Y5)1+1.2/6?2^2|' +
  '1;live in:f1A2I2J2R2/3?4^2_2|3;live-:A3B1J1Z3/4?3|2;lives:A4B2J2Z3|3}1;livestream:/4?4;livi-:y2z2A2M3)2;living:y' +
  '2z2A2M3)2;load:a1>8}3;load shedding:>5}2;load-:>9}3;loads:b2}4;loadshedding:>8;loan:w5}2;loca-:x3J9;location:x3J' +
  '6;lock:g3o9K3L4}1;lock-:g2h2o4x1L8V1*4/2}1;lockdown:z3/4;locked:g3h3o5}3;locker:x3L5^1}3;lockers:L8;locks:L2V3*5' +
  ';lodg-:#2^3}1;lodge:#2^3}1;log:[10}3;log in:[7}4;logg-:[7}2;logged:[4}3;logging:[5;logi-:[11}4;login:[11}4;logo:' +
  ']7}4;logs:@3}2;lokh-:z2U3;loku-:v2Z4.4;lokuqala:v3Z4;lol:d1e1j1m1n2y1z2B2C2F2L2W2%2.1>3_2}1;lona:b2I2J3M4;lond-:' +
  'm3J2U2-2^2}3;london:m3J2U2-2^2}3;long:h5i9o6q3w1x3G1I3P2^2;long do:h2i3o4r3y3&2@3}2;long does:i1s2P1&4.2^4}2;lon' +
  'g is:h1i5#3%1)2|3;long-:i6o1p4q2w2I2U1;longer:i4o1p4q2u3I3U1;longs:i4w2;loo:H2L5;look:b6l1v2z4E12U1X1!2@2]1{2;lo' +
  'ok after:l4y4B3E2F3P3U3!3;look at:b3z3E3Q3?3;look like:b5v2z1H2X3&2}2;look-:B1E2F2K1L1U2V2W2X2!1=3[1]1;looked:b1' +
  'K4Q4<3;looking:e1B2E3T1U2V3W2X3Y1!2$1=3]2;looking for:e2B2R1T2U3V4W2X4Y2$1&1/1=4]2;looks:z3A2F3L4P4*2[3|2;loop:I' +
  '4;loos-:w4H1*4_4;loose:w2H1*4_4;lope-:S2}2;lopez:S2}2;los:m5K3L4;lose:p3q2r5y3z2R4W2<1}2;losi-:R3;losing:R3;loss' +
  ':W2}2;lost:b3p4r5z1J2Q1_1{6}3;lost my:p3+1_3}6;lot:a2b1j3k1n1y1z4K8R2W2&4)2/1;lots:b4F3H1O4Q3;loud:G3}2;loun-:E4' +
  '/4;lounge:E4/4;love:c1d1i1l3t3v1B1F1V1W1-2=1}3;love to:c2d1f1i1j1l2o1t4v2B3W2X1Z1=3;love-:c4j3B2C1G3T3W2-3|2;lov' +
  'ed:c4U1W3;loves:B2C2G4T3-3|3;low:y5D3G3Y3)1;lowe-:j4l4A3G3;lower:l5A3G3}2;loya-:l5}2;loyalty:l3}3;lugg-:w6;lugga' +
  'ge:w6;lunc-:e12g3D4I1#2;lunch:e10g3D4V1#3;lunch hours:e6i1;lunchtime:e7I4$3;lung-:z1G4;lungs:z1G4;lyfw-:!7;lyfwa' +
  'g:!7;lyin-:V3*3{3;lying:V3*3{3;lyk:z4;m#:c3r4J4}2;ma:x2A3H2}3;maak:h3t3u2D2$3>4?3@3;maan-:j3q4;maar:z3}3;mach-:n' +
  '3X3*4>1}2;machete:X4*4;machine:n3>2}3;mad:q2z4A3B1.3/2;made:n3p1w2S5T1,3@2_4}5;mag:x5A2C1E3G3+3,1?5}1;mag i:x4E1' +
  'G1+3?3}3;maga:y1A1B1C1N1R1S3T2U4#2.2;maga-:U4^3}2;mail:w2M9@2}1;mail-:)3@3{2;mails:@3{3;main:N5T4;main-:*3>3;mai' +
  'ntenance:>3;make:d2r8t2u3D4I2P1*1[1}2;make a:d3t4z6-2}1;make it:c2d1f1l3r3I4P4/1}1;make my:r3u3D4}2;make up:r6x2' +
  'L4R4;make-:m2y2O3S3?3|3}3;makes:m2y2O3S3|3}3;maki-:u3z3}1;making:u3z3}1;makr-:]4}3;makro:]4}3;male:D2F7O6=3;mall' +
  ':B1E1I1J3K3#1.4]1}1;man:C1E3F4N4O2S4W3*3,1-2=2}2;mana-:f1r2z4H3M4#5=4}1;manage:r3z5G2H2#1}1;management:#3=4;mana' +
  'ger:f2j1M5#4=2}2;mand-:n3o3I2J3}3;mandate:n3o4}1;mandela:h1I2J4;mann-:g5D3W4}3;manned:g5;manners:D3}4;mans:F1Q4;' +
  'manu-:H2@5|3}2;manual:H2@5|3;many:i2j2s1F2H1K1N2P2Q6(1|2}2;many days:p5r1s1^4_2}1;many people:y3P2%2)1}7;maob-:r' +
  '4}3;maobane:r4}3;map:J6K2;maps:g2J4;marc-:h3o1q4z1P1(1.3=3{2;march:h3o1q4z1P1(1.3=3{2;mari-:z3!4;mark:}5;mark-:l' +
  '4n2y2Y4.3=2@5}2;market:n2.3;marketing:=2@6;marking:d3}2;marks:y4}6;marl-:I3;marlboro:I3;marr-:x3+3}6;married:x3+' +
  '3}4;mars-:z3}4;mart-:z2B2C1D2R3S2T3X3;martial:z2B2C1D2R3S2T3X3;martial art:C3D2R4S4;martial arts:z2A1B3D1R1T4X4-' +
  '1;mass-:}4;massage:}4;mast-:n6X1)5;masterclass:)6;mat:f3m6w1x7E2F3H1L1N3Q3V7$1;matc-:l5o2y4<1}3;match:l6o3<2}2;m' +
  'ate-:m1q1w1z1%4.1[3|3}2;material:w2[3_2|4;maternity:q2}4;mates:m2z2%4.2;math-:A3}5;maths:A3}5;matl-:W3}1;matlala' +
  ':W3}1;matr-:f1l2p1z2C6D3!4#2-1=4;matric:f2p2q1z4C3!4#3-2=3;matriculant:l3C5=2;mats:a2i2x7B2E1L1V5.1=2}4;matt-:x3' +
  'z1A2G3S2}2;matte:x3}2;matter:z1A2G3S2;matu-:A4C2V2;mature:A4C2V2;max:q2Q4%1.3;maxi-:q2A2H3Q4;maximum:q2A2H3Q4;ma' +
  'y:b1h4p1w1x3A3C1E1G3+2,2?6;may i:b2g3j2p1t1x1G3+4?6^2}3;mayb-:e2f2m1J3R1(1)2}3;maybe:e2f2m1J3R1(1)2}3;mayw-:}3;m' +
  'ayweather:}3;mcgr-:}3;mcgregor:}3;me:j1t3v2z1M3R3$2@4;me a:b3o2s2t2J3M3+3-1_2}5;me about:N3S1T4V4W1X4Y3Z2!1$3;me' +
  ' and:i1j2t5B4K1R2$4%4.1;me at:a3c3f3v1D4^3}3;me do:d3j5l3v3B3G2U3V4;me for:o2s4t4w2}3;me how:p3t3v3Q1U4Y2*2;me i' +
  'f:j3k1z1F1H2K3@2]3_2}2;me in:t5C1S2V1$4/2?3[4^3;me off:q1u3v3J2@4}3;me out:e2p4z1G3}4;me the:b4r2N2R2U2,3_3|3;me' +
  ' to:a1j1o4t2G1M2U3W2Z1,2[4}1;me what:a4j2v2w2O5R3]3|3;me with:e3H4M4O2,3;me your:b2o1J2N4T2]3}2;meal:}4;mean:a2d' +
  '2j1o1y4D6H1O2S5$3(1,2;mean-:d3q2r2A1E2S3+4_1|3;meaning:S3}3;means:d3r3;meant:A3_2|3;meantime:E3+4;meanwhile:q3+2' +
  ';meas-:y4P4}2;measure:P4;measurements:}4;meda-:<5?3}2;medals:?3}4;medi-:G4O2Z7<8=2?1]1}3;media:M1=4?4;medic:x3O3' +
  'Z5;medical:a1q2G2O1Z7,2<5=1@2;medical aid:<6}5;medication:G6;medicine:Z3;medies:<5;mediese:<3;medium:]3_3{3}1;me' +
  'ds:G4;meer:T4}4;meet:a4l4H3N4U1/5;meet-:a3c2d2i3r2u3v3w1L2{3;meeting:c1i3r3u4w2L2{3}1;meetings:c2d4}1;meets:a4v4' +
  ';meis-:F3W3#3;meisies:F3W3#3;meka-:y4;mekaar:y4;melr-:I4#3}1;melrose:I4#3}1;memb-:j6k3m4o3p5q4/2[4}2;member:k3l2' +
  'm2p2s3t2A1B2$1)1@1}1;members:g3k2l2m2A2F3I3K2$2)1,1@4[6}2;membership:j5k1m3o4p6q6t1-2/2}3;memberships:j5l3o4;men' +
  ':w5y4F6L2O4Q5U3V4;meni-:G5;meniscus:G5;meno-:A5;menopausal:A5;mens-:d4y2A2O3Q4U3=4@2;mense:d4y2A2O3Q4U3=4@2;ment' +
  '-:A3D1G2I3%3)2|5;mental:G2|1;mention:A3I3;mentions:%4)3;menu:b2T3U2[2}4;merc-:]6;mes:X5*4}1;mess:n2}3;mess-:D2M3' +
  'T2-3@3{1}2;message:M4-3{2}1;messages:D2@4}1;mete-:I4#4;meth-:n4;metr-:l3C1I6K2Q1;metres:K3Q3}2;metro:l4;metrorai' +
  'l:I4}2;mid:c1e6A3;midd-:e11g3j2t2A5B3;midday:e10;middle:e3g4j3t3A6;midr-:d3I3J4#3^2;midrand:d3I3J4#3^2;midw-:a4}' +
  '3;migh-:o3r4;might:o3r4;migr-:G5;migraines:G5;mike:N2;mild:G3;mili-:l3O4U4;military:l3O4U4;mind:b1p5u1C1E4R3_3}1' +
  ';mind-:j4|3}4;minder:j4}2;mindset:|3;mine:b3s4w3C3D3E1W4&2@4{2;mini-:i4o5v3w1z1A2D1K1#1^3;minibus:I3K4;minimum:i' +
  '4o6v3w1z1A2D1P1#1$1^3}1;mino-:o2B6,3@3;minors:B6,3@3;minu-:i8s1v4I3K2&1}2;minute:e2i3&3-1}3;minutes:i8s1v4z1I4K2' +
  '}1;mirr-:L4}3;mirror:L4;mirrors:}5;misl-:r3}3;miss:f2q2r5G1V2&1/1}4;miss a:q3r2}5;miss-:p1r9u3A1P3)2_4{1}1;misse' +
  'd:a1l1r8u3A1P4(1)3;misses:A4;missing:r5_5{2;mission:p3}2;mist-:}3;mistake:}3;mitt-:w3W4]4;mitts:w3W4]4;mix:r3z3B' +
  '2D2F1R3S4;mixe-:B1G4Q6T3V2&2.2;mixed:B2Q7T3V3&2.2;mma:B1R3S3T4-2]3}2;mnth:j4o5;mo:D1H1[1}3;mobi-:n6H5/3[1;mobile' +
  ':n3/3[2;mobility:H7;mode-:w1y3D2G2S2X2?4}1;model:y3?4}2;modern:S2X2;modi-:u3G3;modify:u3G3;modu-:#4&4+2;module:#' +
  '4+2;modules:&4;moei-:z4;moeilik:z4;moko-:G3}3;mom:c1l1y1A1B3C2E2F5%2)2,3-3/2;mome-:a4g3j2l1H1<7=2>1;moment:a4g3j' +
  '3l2H2=3>2;momentum:<7;moms:c3l3w2E5F8H1^2;mond-:a3b3c1d1f2g3h1l3r3t1u1w3Q1]4^3{2;monday:a4b4c1d1f2g3h1l3r3t1u1Q1' +
  '^3{2;monday to:b5d3f4g3;mondskerm:w4]4;mone-:j3l4n4r1s4D2N1&1<1_3}3;money:j3l4n4r1s4D2N1&1<1_3}3;mont-:j5k3l2o8p' +
  '4q6r1&2;monte:I3}2;month:j4k2l2m2n2o5p2q4r4t1(2}2;month is:n3A2Q4(3}3;monthly:j7k4o2K1&1/1}3;months:b3l3o7p5q5z1' +
  'G3P5&3;moo:I2}1;more:k3m3B2D4F2O2Q2R1S2T4X1&2]1|2;more than:f3j2Q4*3^1|3;morn-:c8d1e2f2g2Q1$2)1>1_1;morning:c7d1' +
  'e2f2g3M1Q1$2&1)1_2}1;morningside:j3I4J3>2;most:w1E1H2Q3R7^2}2;most-:d2A2F3Q5R3;mostly:d2A2F3Q5R3;moth-:u1A2B2E2F' +
  '4J2O1Y3&1)1?2;mother:g1u1A2B2F3J2O1Y3&1)2,1?2_1;mothers:D1E2F3-1;moti-:D2?2}4;motivated:}5;motivation:D2}1;moto-' +
  ':G1H1K6L1U2!4;motorbike:G3K4L1U3;mots-:e5;moun-:G2Z3}3;mout-:w3x2y1Z4]4{1;mouth:w3x2y1Z4]4{1;mouth guard:w3]3_1{' +
  '2;move:p1u7A1J3P5Q2V1W2Y1}5;move-:j1r2t1u4C2F1J2U2W3X2*5.1=1{4|1;moved:j2r3t1u4C2J3U4V1X3=2{2;movement:W4{4;move' +
  's:z2F3G1*6.2|2;movi-:p6C1S1V1X2*2.1<1=2{1}2;movie:S2.2}7;movies:X4*4;moving:p7t1B2C2V2(1<2=3{2;moza-:q2^4;mozamb' +
  'ique:q2^4;mr:p1t1v3J2M3}3;mrs:p3}2;ms:H3;mtn:n5I1;muay-:z3R3T3W4=2}1;muaythai:z3R3T3W4=2}1;much:j6k3l1m2s1Q1$4%3' +
  '&5]4^3|4}2;much does:j1G4)2}5;much for:j3m4z2$2%2]3^3;much is:j5l2s3K3]4^2;mud:x3L2;muff-:w3}4;mugg-:*6}1;muggin' +
  'g:*2}2;mult-:l2m3G3)2*2<2;multiple:l2G3)2*2;multiply:<3;mura-:#3;mural:#3;murd-:_3}4;murder:_3}4;musc-:z4G3H1}5;' +
  'muscle:z5G3}2;muscles:z1}4;muscular:H3}3;musi-:}5;music:}5;musl-:f1w3F1L2%1?3;muslim:f1w3F1L2%1?3;must:o2w4x3y2z' +
  '3A1K1L2+3,4;must i:i1o2p1q3s1t1v3w2y1z3F1J3L3R1(1+3;must we:r4w2y2C3K2&3.2;my:u1@4{2}1;my #:C3O1W3%1+3;my accoun' +
  't:q2@2[6}2;my age:A6B3F4I3;my bag:w5I2L5;my bank:n3@2_2}2;my boss:b3d1j2w1K2W3!3#5$1@2;my boy:p1B6D5E1G2$1?1;my ' +
  'boyfriend:c3t3z3E1-2_1}2;my boys:h2n4B3C3N2^3;my brother:o1y3G2N2S1U2$1%2-2=2^2|2;my car:r3K5L1U3]2}4;my card:n1' +
  's4+4@2{3}2;my child:i1k1p5v1C1D1E5J2N2?4}3;my children:B8;my company:n3o2U2#1,2}2;my cousin:a3m4t2V3!2%3}1;my da' +
  'd:A4K2U3X2*2|2}1;my daughter:i2w2B2D3E1F1O1=2;my daughters:f2h4j3k3v3C2D1.2;my debit:p5}5;my details:t4M3@5[3;my' +
  ' dog:}7;my ex:n3B1E1O2,3}5;my fees:l2n4q5M3=4}1;my first:i2j2k1u8v3w4x1Y1?2;my free:e2m4s1u8;my friend:a2k2s1z3R' +
  '3T2U3,1-3;my girlfriend:a3l2t3E3F3R2*1-4}1;my gloves:n4L4^4{7;my gym:e3h3A3V3/3<4>2^4;my house:$2^4}7;my husband' +
  ':d1f1i1s1H1R1U2Y2$1,2?1]1}1;my kid:i3p4r2y2B2C1D2E4G1.1?3]2;my kids:b1d1f1h1o2B3C2E3L3U3*2/3;my laptop:E3K2L3/3}' +
  '1;my licence:I3+6;my life:z5O3T2U3,3>2;my lunch:e1i1L3}3;my medical:<5@1;my membership:p5q6}4;my mom:i2n3C3F2%3,' +
  '4?3{1;my mother:g2u2A3E2H1J3Y3_2;my name:d2t4u1F5Q4,2}1;my number:M4@7;my old:c3e2f3i3j3q1z1F1I1L5P2*4,2{1;my or' +
  'der:^5_2{6;my own:w4z2F2W1$6+3,2]1^1}1;my parcel:g4^1_3{5;my parents:o2A1C3,3-1@3;my phone:b3n4J4L4*1?1[4|4}2;my' +
  ' plan:p4}3;my profile:@2[5}2;my sister:f3t2C3F4%2-2=2}3;my son:w1B3D4E1Q1.1]3}1;my sons:a1k1p3E3_3}3;my teenager' +
  ':t4B5C1D3E1]2;my trial:u7v6;my two:j3B4C3N3U1}1;my wife:l1E1F4O3R1U1$5&2?1}2;my work:d3m2o2L3R3V3+2?2}1;myse-:n1' +
  'o2z3A1F2P3U5$2*1?2^1}1;myself:n1o2z3A1F2P3U5$2*1?2^1}1;n:b2e3i2k1n1o1q3H2J1)1*1+1>1;n#:d4I1J4Z5;na:c3d3f2o3y4B1F' +
  '1H1L3O2Q2V1W1/1>2@1]2^4;na le:c2d2e2f3l3B1C2F1G2H3L3O3V2)1@3;naby:I3;naid-:p2t2J2;naidoo:t2J2;nail:x3}1;nail-:x1' +
  '0;nails:x9;nair-:m3X4;nairobi:m3X4;nake-:V4}2;naked:V4}2;name:t2F2J4N8Q2S3@5]2}3;name-:D4N6;names:D4N3;nami-:J3/' +
  '2^1}2;namibia:J3/2^1}2;nann-:e3E3Z2}2;nanny:e3E3Z2}2;nast-:D5;nasty:D5;nati-:^2}3;natu-:z6}3;nature:z6;naug-:D6;' +
  'naughty:D6;navy:}6;nawe-:f7;naweke:f7;ndib-:v4E4;ndic-:b4u2M3&2=2;ndicela:b4u2M3&2=2;ndif-:f2p2t2v2F2I2U2V2W3Y1Z' +
  '1!2$2=1|3;ndifika:v4I3;ndifuna:p2t2F3U2V2W3Y1Z1!2$2=1|3}1;ndih-:n4H1;ndik-:x5I3;ndin-:b1l4m3q2w2z1A3E2G2K2*2=1?3' +
  '[1_2;ndinxibe:w5;ndip-:d4f3r3;ndis-:c4,1/2{3;ndit-:o5}2;ndiz-:q3v3w2y5I1}1;ndiza:q3v4;near:e2A1I6J5K3V1X1^2}3;ne' +
  'ar-:a2C4E2I4J3}1;nearby:a3E3I3}1;nearest:I3J3}1;nearly:C4;nece-:t3w4+1;necessary:t3w4+1;neck:E1G5;need:u1w6z2L1+' +
  '5,2=3;need a:t2v2G3K2L3Q2V1Z1#1$1+4=1[2]4}2;need an:b2B4$2}4;need my:t4y4C4+3,4?3;need something:c3B1C1D3J4P2-2/' +
  '4;need the:b4c3J3N3(1^6_2;need to:g1p2q1u2y2z2F2H1J1L4M1S1U1W2,1[1{3;need-:q1s2t2w5z3D4F1G5J1+1,1=3;needed:q2s3t' +
  '3w7z4G2&1+1,3=1^1;needing:Y3Z4=2;needs:c2D5E1F3G4J2K1W1Z1$1.1=2;needs a:c3B4D3K3<1=1]1}1;neem:B3?3}2;nego-:l7;ne' +
  'gotiable:l4;negotiate:l5;neig-:l3N2Z3#2%2*2|3}2;neighbour:N3{1}4;neighbourhood:Z4#3|4;neighbours:l3%2*3;nels-:I2' +
  'J3V2^4;nelson:I3J4;nelspruit:V2^4;neng:a4P4(4;neph-:a3B6C3-2=2^3;nephew:a3B6C3=2^3;nerf:.1}3;nerv-:z6F2O1*4}1;ne' +
  'rvous:z7F3O2;netb-:b3f2z3F4G3;netball:b3f2z3F4G3;netf-:U3/3}3;netflix:U3/3}3;neve-:d1p1s1v1z5A2C1D2S2Y3*2^1{4}1;' +
  'never:d1p1s1v1z5A2C1D2S2Y3*2^1{4}1;new:a1b4h5k4l1t4u1v4z1D1N2Q2T3V1(5[1]2;new year:h5l3(1}1;newb-:c3}3;newborn:c' +
  '3}3;newc-:t2v4Q3;newcomer:v4Q4;newcomers:t3z3;newe-:b3|1;news:F3{4}3;news-:E4M1S2T2@4}1;newsletter:T2@4}2;newspa' +
  'per:E4M2S2;next:a8r1t4u2A1C1P2Y1(8}1;next month:p3r3t3y3A3C4F1#4}3;next to:b3A4E4I3J4W4;next week:h4m3r2t4u5w2C1' +
  '$1]1;next year:o3C1F3&3}4;ngab-:g2i3o1y3D3,2;ngabani:g2i3;ngabe:o1y3,2;ngam-:h4*2;ngan-:I3T5;ngani:I3T5;ngap-:o1' +
  'z3E1I2,2}1;ngaphambi:E2,2}2;ngaphandle:o2z1I2;nge:e1h2m2n3I1&2/3;nged-:$4;ngedwa:$4;ngem-:f4L4)1}2;ngempelasonto' +
  ':f4)2;ngen-:p3R4;nges-:e4E3Y4;ngesikhathi:e4E3;ngib-:v4E3+4;ngid-:w3+3}1;ngidinga:w3+3;ngif-:m4v4I4;ngifika:v4I4' +
  ';ngig-:w5I2;ngik-:j1k2m3n3x5z4G3R3;ngikhokha:j2k3m3n4;ngil-:q4w5z2}2;ngin-:q4r2t3A4E4F1G4H1I1K1L4M4T2?3[2_2|3;ng' +
  'ineminyaka:A5;nginenkinga:G4;ngingafunda:T4/3;ngingakhokha:m3n3;ngingakwazi:G2H1;ngingaqala:z4A5;ngingathola:$3<' +
  '1;ngingeza:E4}3;ngip-:r6w4;ngiphathe:w4;ngiq-:z3E2;ngis-:d3o3q2A2H4,2/2;ngisayine:o3,3;ngisebenzisa:H5;ngiv-:I2?' +
  '3}2;ngivumelekile:?3}2;ngiy-:o1p4z2}4;ngiz-:q2v2w2y6z4E4;ngizofika:v3}2;ngo:d5e3l4#3;ngod-:h4t4;ngok-:d3h4}3;ngo' +
  'khisimusi:h5;ngom-:a4X3Y3;ngos-:v3)2;ngosuku:v3)2;ngub-:N5,2}1;ngubani:N5,2}1;ngwa-:B3C4D2;ngwana:B4C2D2;ngwanak' +
  'a:C3}2;nice:b3c2v3O3-2}4;nice-:}4;nicely:}4;nie:l1o2r5y1z3D3F1I4U3&1+3?2{4}4;niec-:B3C4D2N3;niece:B3C4D2;nigh-:a' +
  '1c1d9f2u2v1F2I1K2Y1*1.2}2;night:d4f1u3v2F3I2K2Y2*1.3|1}3;nightmare:p5r4;nights:a2c3d7f2y3}2;nikh-:f5}3;nikhona:f' +
  '5;nina:J5T3X2;nina-:c1e2f1h1l2B3F3U2V2W3X2Z2)1/1;ninalo:F4Z3;ninayo:c1e2f1h1l2B3U2V2W2X2)1/1;ninayo i:e3U3V3W2X3' +
  '-1/2;nine:c3d6f2i3C8Y2]3;nine-:o3C3W3;ning-:l4#3.4@3;ninj-:B4.3}5;ninja:B4.1}3;ninjas:.3}4;nith-:^5;nivu-:f2g4h3' +
  ';nivulile:f2g4h3;niya-:h3n4P4V2W2Y3!3#3*4>3@1]3^3;niyabafundisa:W4#4;niyabaqeqesha:!5;niyafundisa:Y4Z3*1;niyakuf' +
  'undisa:*7;niyavala:h5;niyayifundisa:U4V3;nizo-:h4#3;njan-:n4I4[2;njani:n4I4[2;nje:m3z2E7)1;nka:i2m2n2q4z3A4E4G4/' +
  '3?4_3;no:a2s5w2y1z3A1D2F1I3M1$1%2+1,1>4?1{3;no gi:a4w3V4]2;nobo-:g4A3E3M1P2Q2$2}3;nobody:g4A3E3M1P2Q2$2}3;nog:l3' +
  'z1A3G2&4+4=2>4{5;nogi:V9;nois-:G5}3;noise:G4;noisy:G4}3;noma:o2w3R3;nomm-:M5@2;nommer:M5@2;non:k2m5s2E4W3$2+2{4;' +
  'nood-:z4Z6;noodhulp:Z6;nooi-:x2z4;nooit:x2z4;noon:e10g4;norm-:b3v1w3z3P1Q4R1T2U2&1*1}2;normal:b3v1w3z3P1Q2R1T2U2' +
  '&1*1}2;nort-:I4V3;north:I3V3;nose:x5y4,1;not:q1r3w2y2z4A2D2E1_4{2}3;note:q2G6M3_3{3;note-:w2E2}3;notes:E2}3;noth' +
  '-:c2f3m1s6w3z4J3M1<1]1{3}1;nothing:c2f3m1s6w3z4J3M1<1]1{3}1;noti-:o2p7u4E2}2;notice:o2p7u4E2}1;notify:(2}3;nou:g' +
  '4S2V3}1;nove-:p1q2C2G1P3)1}2;november:p1q2C2G2P3)1.1;novi-:z6;novices:z5;now:a3g3l1m3n2v4A2B1>1{5}2;now and:m7o1' +
  'q4r2P2(2;now i:z1R3U5W3X1;nowa-:J3U4&3;nowadays:J3U4&3;nsfa-:l2}3;nsfas:l2}3;nton-:t3v3w4}1;ntoni:t3v3w4}1;numb-' +
  ':j2I2J1M5Q6<3@4[1{5}3;number:I3J2M5Q3<3@4[1{5}2;number of:j4o2M2#3}1;number on:M4{4;numbers:j4Q5}1;nurs-:f2l3r2t' +
  '2B2F2R2#2$3&1}1;nurse:f3l2r2F2L3R3$3&2;nurses:l3t3F1#3;nutr-:}5;o:a2c1B3C3D1I2>4^2}3;obje-:A4G3*2;obli-:o7s3;obl' +
  'igation:o5s3;obse-:E7W3;observe:E7;obst-:A2H2}3;obstacle:A2}4;oclo-:a2e6f2i2B2;oclock:a2e6f2i2B2;octo-:o4q1C2#3.' +
  '3;october:o4q1C2#3.3;odd:F4;oefe-:c2d3e3f3i2m2p2x2B4E2F3G3Q2$3%2/2>3;oefen:c2d3e3f3i2m2p2x2B3E2F3G3Q2$3%2/2>3;of' +
  ' #:j1m3A4C6K1Q2W2#4$4%4]1;of a:i4s2t2v2z3D3R3#1$1*4-1]1;of boxing:m2R3S3W1]3}1;of class:g3y4U5?3}4;of classes:b6' +
  'j3m2T4;of gloves:g3n3^4_4;of krav:S7#2;of my:l1q1u1x2A4L1W1Y1?7@2{4;of the:b2c1d2h1t2v2N5Q1&1(4?2_1}1;of them:b4' +
  'f3j3C3H3O4R2&3.2;of training:b3j3r3T7)2-4?3]2;of us:j1l3s3t2A1B2F2#1$2%3&4;of your:j1A1F4G2N4R4V2Y3$2&1)2@3|1}1;' +
  'off:a1f3l5p1q4x8E1I2K1)2>5@1_2}1;off at:c3d4e3I2>5;off for:l6q2U3}2;off the:p5u3B2I3&2?2;offe-:j1s1B1N2T5U2V3W3X' +
  '1Y3Z2!2$2)2=2}1;offer:j1s1B1N2T4U2V2W3X1Y1Z2!2#1$2)2/1=2;offer you:T1U2V2W2X3Y2Z3!1)4/3;offered:d3T3Y3;offi-:c1d' +
  '3e3g1l1J2K2L2M1V1!4#3{2;office:c2d4e3g2w2y1z1B1I1J3L1M2R1#3{3;officer:L1V2X2Y3!4+1@3}2;officers:l3!3#3;offices:K' +
  '3}2;offs-:m3q1B4;offshore:m3q1;ofte-:a5b2i1j3y3P3(1)2}2;often:a5b2i1j3y3P3(1)2}2;ok:n3r1t4w5x6z3C2E5G3+1,1?6}1;o' +
  'k for:a4G1+4|3}4;ok to:r3t2w4A3G3_2;okay:w4z1E2F3G4&2;oke:z2N5;okes:c2g3h1E2F1J2O3Q3V3X3Y4!3#3%2;old:w2A10C6W1;o' +
  'ld enough:C4}4;old gym:c4q2z3F2L3,3;old is:S4}6;olde-:A7C4;oldest:A7C4;oldi-:l1A5W2;oldies:l1A4W2;olds:A3C5}2;ol' +
  'ym-:}7;olympic:}4;olympics:}6;om:k2v2z2D3F1G2H2K3P1U3Z3*4;on:a2h1x2;on a:f4g3n2q4F4K2Q5U2)1,1^3;on facebook:b4s3' +
  'M4T3&2?4]1;on friday:a2f3g3x2L2$3{4;on hold:q7;on me:D3F5V4*3@5;on monday:a5f3g3j2w3C2^3}2;on my:g1k1v1x2D3E1G3<' +
  '1_1{3}3;on one:b2j6m1H5R2)2;on saturday:a1f2j2B1E2J3N3O3.2^1}3;on sunday:b2f2$2/4{3}4;on the:h2i1l2u1x2F1O1V2&3_' +
  '2;on thursday:a2g3h3r1v1w2E2N3,2>1;on top:k5H1Q3V3$2*4;on tuesday:a3e2r1B2$3}3;on wednesday:a2g4u1v3B1E2;on week' +
  'end:f3z2^4}5;on what:a6b2C3V2(3*3;on which:a3b5j3V3&2;on your:A1H1L2M1N1O1R2T1U2V4W3Y3?4@1]1|3;once:c2d1k2m6r2s3' +
  'E1$1%1)6*2,3_1|2;once a:f3j3%4&1}2;once off:k4m5)7;one:a1j1m3r2s1v2G1J1Q2R2$1(1)3]1_2;one class:f3i2m3B2C5Q3}4;o' +
  'ne of:f2s4E2H2M1N2O1Q3W3Y4$2)3{2;ones:d3h1i3l1v4B2H1X2+1]7;onli-:n3t4,3-1/9[2]5^1_3{1;online:n3t4,3-1/9[2]5^1_3{' +
  '1;only:c2d3f5m5o1z2B1F5J1T2$4%1&2/2;only come:d2f1j4l3F2)3;only do:c1d1e3f1z3R4T5$3;only for:f2z6B5S4T1V2%2;only' +
  ' have:w3G4I2J3L2R2&2+2;only want:j1m4o3E3%4&4)2;onog-:!5;onogada:!5;ons:b1i3p3C4#5%5,4.5>4;onto:B3L2&2(3=4}1;oor' +
  ':h6&2)3*1/3}1;oorg-:z4;oorgewig:z4;oors-:q6;op:f3h2i2q4x4y2H2V1&2/2?4[3;op die:b2x5y3H2&3[4;opda-:t5v2;opdaag:t5' +
  'v2;open:g11h8E2V3)2=5>4[2}1;open on:g3h3J3&2}5;open-:c2g4h1J3(1.1=5_2}2;opening:g5J4.1=5}1;opens:c3(3}3;oper-:g6' +
  'G4K4M4=1;operating:g6>1;operation:g2G4;operator:M5=2;opho-:o1p4;ophou:o1p4;opin-:D2}4;opinion:D2}4;ople-:Y4Z2!4#' +
  '4;opleiding:Y4Z2!4#4;oppo-:J2*4=4;opponent:*4}1;opt:p1?2@4;opti-:b2c3f2j3m3n2o4y1I1R3T5#3$2<1^2;option:c2j2m4o5I' +
  '2$2/1<2^3;optional:y3;options:b3c2f2j3n2R4T5#4^1;or:a1n1v3w4J1Q1R2S1;or #:a3c6i3j3$3]2;or a:s3w1y3z5C1F2M2N3O3Q2' +
  'T4&1|2;or are:c3k2w1z2B4H1J3Q5,2;or boxing:a1w4R6;or can:n3o2t3y2z1E7F2L2$1/3;or do:f2i2j2v3E3F1H3O2Q8T2&4)2;or ' +
  'is:a4f1j2k2l1o3v2w5y1B3F2L2P1V3*1,1[3^2;or just:f3g3s2t4J2O4Q2S1T2V2&2*1]1}1;or must:r3v1w2x1C1E2L5(4,4-2^1;or o' +
  'nly:a3c2s2t4v2B4F2P1T2U1V3W2Y2&2(1)1]4;or something:n4D2I3O3P5V3&2;or what:t3z2B4Q4*3}2;oran-:I2P3;orange:I2P3;o' +
  'rde-:n5A4D2]2^6_5{9}1;order:n3A4D3O1]3^4_2{6}2;ordered:_4{8;ordering:^3_3;orders:n5^4{3}1;ordi-:z5F2S2U3)3;ordin' +
  'ary:z5F2S2U3)3;orga-:t4#4)4.1;organise:t4)4.3;orie-:v4;orientation:v4;orth-:G3}4;oste-:G5;osteoporosis:G5;othe-:' +
  'g1y3z1D3F4I3T3%1&1)1?1@3;other:g2k1r1s1u1y4D4F1I3M1T4%2&2)2?2@2;other gyms:g4k1n2o2w3I1)2}2;others:c1i3z5C2E1F4G' +
  '1J2L2P2$3<2@2;otp:}6;ou:A3V3;ouer-:E5,3;ouers:E5,3;ouma:A3F3H3-3;ounc-:]5_2;ounce:]5_2;oupa:A7;our:L1#10$2%8.3?1' +
  ';our own:$4%6.2}1;ours-:t2v1Q3%5;ourselves:t2v1Q3%5;out:b1f1i1p8q2r2s1w1x1y4@2;out for:d3v5w2$1.4{3;out of:p2r4x' +
  '2z7D1I1L1S3*3?2@3]1;out the:b4y1A3#3,1.1>4}1;outa-:>4}1;outage:>4}1;outf-:w5;outfit:w5;outi-:H1.5}1;outing:H1.5;' +
  'outl-:D2&4;outs-:g2m2v3x1E3H3J1K4]2^2{4}1;outside:g2v4x1E2H3J1K4)1^2;outsiders:m4E3;outstanding:{5}3;over:f1h4i5' +
  'n4o2r3x1A6I2U1/4}1;over the:b2d3f2h4m2G2M3$3/2;over-:b3e2q3r1u1w2z4K1L2P1T3!2)1/1^1}3;overdue:}5;overhead:e4G3;o' +
  'vernight:K4L4^3;overpaid:}5;overseas:n1q4w2M2P3!3$2(2)3/3@1;oversleep:r5;overslept:u4}4;overview:b5T5;overweight' +
  ':z6D3;owe:s4}4;own:w4F1R1$5%9+6,6/2}1;owne-:M3N2Y2#2)1}4;owner:M3N2Y2#2)2}2;owns:}6;p:Z5^3;p#:K4P5;pa:t2G4H3M2#2' +
  '*2;paar:]4_3;pace:z7G2/5;pack:k3m6w6-3}2;pack-:j6l2m3Q4#1$6%2^3_2{4}2;package:j4l2#2$6%2^1_1{5}3;packages:j6;pac' +
  'ked:Q6^4;packs:m5}3;pacq-:}4;pacquiao:}4;pad:W5}1;padd-:y3]3;padded:y3]3;pads:a3n2w7y5W5]5_6;page:b3g1j1H1M4N6Y1' +
  '%1[4]3}4;page-:,4[3|4;pages:,4[3|4;paid:k2n3r2s3x1P1(2{5}6;pain:y7G2L3;pain-:#2}4;paintball:#2}4;pair:f1g2l2n2C1' +
  'E2F6Q3Z2,1]2^3_3;pair of:g3n3w1]3^3_3;pair-:v1F4O3Q5-2]4;paired:v1F4Q4;pairing:O4-2;pairs:Q3]4;pakk-:j5^3{4;pakk' +
  'et:}5;pala-:I2}1;pals-:G4;palsy:G4;pane-:>2}2;panels:>2}2;pang-:X4*4;panga:X4*4;pani-:G4Z3}1;panic:G4}2;pant-:w5' +
  ']5;pants:w5]5;pape-:b1o4v1O3P3+4,6|5;paper:b2o2w3N3P3Y3,4|2;papers:O5+4,3;paperwork:o4v2+3,6;para-:l2H6O2Z3=3;pa' +
  'ramedic:l3O3Z3=3;paraplegic:H5;parc-:g2^6_3{8;parcel:g3^4_4{8;parcels:^4{3;pare-:A1C1E7K1L1S1X4Z1,3?1@1[2;parent' +
  ':B4E7S4;parents:A2C1E6K1L2Z2,3?2@1[2}2;park:J3K14$3.3}1;park-:v2G3J1K8Z3}2;parked:v5}2;parking:d1z1K10Z3)1}1;par' +
  'kinsons:G6;parkrun:f3A4;part:j4t3w1y4E5G1O3V1W2Y2*3,2/2<2=6;part of:j5t5D2J1O4V3W3Y3&1*5-1<3;part-:v3y1E2F2G1Q4*' +
  '2,1.11;participate:E4G2,4;parties:.5@4;partner:v6y3F5H1Q4,2<3=2}5;partnered:Q4;partners:F2}4;parts:n4G4&4;party:' +
  'L2*4.10;party for:.6;partytjie:.5;pas:b3o3C1;pass:m7s3y2J1M2;pass-:g2m4P3T2V4$1*3,3@1}5;passed:F1P4T4@3}1;passin' +
  'g:g3m5V5$3;passport:,4}6;password:}7;past:a3c2e4f1g4i3A5I3J2;patc-:P5Z4]3;patch:P4Z4]3;patches:P3]3;path:H2P3}2;' +
  'pati-:z1O5;patient:z1O5;patr-:K4#3/5;paul-:m3V3;paulo:m3V3;paus-:q13;pause:q11;paused:q5;pave-:H3;pax:#4%5;pay:j' +
  '4k5l6m10n11q4s4&2<6}1;pay for:j1k3l3m4n2q3D1K2#1&1)2-3<3;pay in:j3k1_3}5;payd-:l3u1(3^3{1;payday:l3u1(3^3{1;payf' +
  '-:n6;payfast:n4}3;payi-:j2l3n2o2p2q3s2C1&1|3;paying:j2l3n2o2p2q3s2C1&1|3;paym-:j1k2l2n7s2M1{1}3;payment:j1k2l2n7' +
  's2M1{1}3;pays:j2n2E3Q1#4,3_3}1;pdf:b3|3}3;pe:w5z3^2;peac-:n2y3;peach:n2y3;peak:I4;pean-:G5}2;peanut:G3}2;peek:E6' +
  ';peki-:X4;pekiti:X4;pele:s3v4E2Z4}1;pen:w3*3]4;pena-:o5r5}1;penalty:o4}2;pend-:o2{3;pending:o2{3;pens-:b3l6s2w2A' +
  '7R2^1;pensioenarisse:l4;pension:j1l5;pensioner:b4c1e1w3A4J1R3<1^2;pensioners:l2s3A4;peop-:c1d1o1t1y3z3A1H1O2P3Q4' +
  '!1%3;people:c1d1o1t1y2z3A1H1O2P3Q4!1%3;people in:o6A3H1Q1S3Z2!3%3;people to:s3H2U2X5#2.3;people who:c2f3z4A3G2H3' +
  'O1T2U3!3)2;peoples:w2y4;pepp-:]3}3;pepper:]3}3;pepper spray:]3}3;per:b1i4j4k3m6o1N1Q5}2;per class:i4m4Q3;per mon' +
  'th:j5o1}1;perc-:l4F4G1<1}2;percent:l3G2<2}3;percentage:l2F4}1;perf-:e2.7}2;perform:.6;perh-:]3}3;perhaps:]3}3;pe' +
  'ri-:e4o5p4s3_2;period:e4o5p4s3_2;perm-:o1p2x3E1L2+7,4?3;permission:E3,5?3;permit:o3+8=1;permitted:x4;pers-:k2r1A' +
  '1H1M3O1Q4R1U2#3$4-2/2=1@3]3|1;person:d1k2p1r2x1y1z1A2H2M4O1Q1R1T2-3/3?1]3;personal:Q2U5!1#1$9=1@4]1|4;personnel:' +
  '#5;pert-:q3J3/3;perth:q3J3/3;peti-:F4;petite:F4;petr-:l1J3#3/2}2;petrol:l1J3#3/2}2;phi:b2K3;phil-:O3S4X5}1;phili' +
  'ppines:O4}3;phon-:n1t1H1J1L1M5*1?5@2[2{2|2}1;phone:n2t1x1H2J1L1M5*1[2{2|2}2;phone me:M4@3{4;phone number:M1[4}1;' +
  'phones:?6@3;phot-:y1F2N3?12}2;photo:b1y4N3?6;photographer:?5}2;photographs:?4;photography:?4;photos:j2A1F3N2?7}2' +
  ';photos of:N3?7;phys-:a1y2G4H3J2O2U2W1#3&2/4}2;physical:y3D2J3#4&3;physically:H4U3/5;physio:a3G3O3W2<1}2;physiot' +
  'herapist:T2}4;pian-:b3y1;pic:?4_5;pick:i3u1D3E5I5R3T2V2^5{2}2;pick up:i4E4I5T3^5{2;pick-:a3g1u3z3D5^4{1}4;picked' +
  ':g2u3z4D4}2;picking:a4D3}3;pickup:^4{3;pics:?6}1;pict-:b4A1?10_2|1}1;picture:b3?6_4;pictures:b2A2?7|1}3;pictures' +
  ' of:b3?6|2;piec-:o1}4;piece:o1}4;pier-:x7;pierced:x4;piercing:x6;piet-:^4}1;pig:w2L3}1;pila-:b2d2x1z2G2!3}3;pila' +
  'tes:b2d2x1z2G2!3}3;pill-:p3G3;pilo-:m1q3}3;pilot:m2q3;pin:J9;pink:F4]2}5;pins:G3*4;piss:}6;pist-:F2Y8*3+7]3}1;pi' +
  'stol:F3Y6+6]3;pistols:Y3+4;pistool:Y2*4}1;pitc-:r3t4z2Q2>1;pitch:r3t4z2Q2>1;pizz-:}5;pizza:}5;plaa-:*6/3;plaas:*' +
  '2/4;plac-:a3v2H1J4K1L3T2.1=4{1;place:a3g1r1v1H2J4K2L4T3.2}1;place for:j3t3z3A1G2K6L5;place to:K2L3V4}4;placed:o2' +
  '{4}4;places:l3v3E2J2&2(3;plan:b4i3j8p3q3<1}7;plan-:b3g1h1i2j5k1o3z1A1J2V3)2}2;planet:d1g3k3o2L2Q2V4<1}1;planet f' +
  'itness:d1g3k3o3L3Q3<1}3;planned:)5>2;planner:b5;planning:h4i4A4H1J4(1;plans:j7o4u2}1;plas-:q3x3H4_2;plaster:q3x3' +
  'H4;plat-:G2/4[2}1;platform:/4[2}1;play:q2u4y2*2/2|2}6;play-:e1z4B3D1G4R3}1;played:z5;playground:D4;playing:G3}4;' +
  'playlist:}4;plays:B2C1G3;plea-:a1b2g1j2t1u1F1J2M2T1X1(1_1;please:a1b2g1j2t1u1F1J2M2T1X1(1_1;please advise:a2i1n3' +
  't1K3L1$2;please send:j4N3T1Z3]3{3}1;please tell:k1o1p3v3w3A3F2H2J1W3;plek:C5&4}3;plen-:r3A3;plenty:r3A3;plus:l2n' +
  '3z2A2I2&2)3;pm:a3c2d6e4g2i2v2I2K1Q2>1;pock-:w3x4&2}3;pocket:&2}5;pockets:w3x4;podc-:}6;podcast:}6;poem:}3;poin-:' +
  'y2z2S1*4<8^5;point:y3z3S2*4[1^6;points:<8;poli-:l3p3r3A3O6!1?4@3_2;police:l4O5P2$2}5;policy:p3r4A4?5@4^1_3;polio' +
  ':G2H3;polm-:<5;polmed:<5;polo:w3}5;polo-:a3f2J4)2^1}1;polokwane:a3f2J4)2^1}1;pool:}5;poor:C2}3;pop:a1g5E4M4)5;po' +
  'pi-:@7;popia:@7;pops:G4;port:J3^3}1;port-:H3V2[7}2;portal:[7}2;posi-:G3=7;position:=7;positive:G3}3;poss-:c1d1o2' +
  's3y1z3A1G2K1+1-1.1/1^4_3|2;possible:c1d1o2s3y1z3A1G2K1+1-1.1/1^4_3|2;possible to:d3m2q1s1w3E2G2/3_1;post:b4(2=7?' +
  '4^1{3}1;post-:b2u6J4)3=3?2^5;posted:b3?3{1;poster:)5;postnet:^5;postpone:u5;posts:=4}1;pota-:z6}1;potato:z6;pouc' +
  '-:]5;pouches:]5;pous-:q4D1;pouse:q4D1;powe-:y4>10;power:y4>9;prac-:l1v1y1F1P2R2U3)1*5<5=2?1]2;practical:v3R3U5)3' +
  '=3;practice:*2/2<6]3;practise:y2F3*5?2}4;pram:H8}2;pras-:I4;prasa:I4;pray-:L3}5;prayer:}5;pre:C4+4}4;pref-:d2n3p' +
  '2u1E3F1M3O3$3%2;prefer:d3f1n3u1E3F1M3O3$3%2;preg-:q4G6;pregnancy:}5;pregnant:q4G3;prem-:g2j7o1p3H3J4K1#2.1}1;pre' +
  'mises:g3H3J5K2#2,1}2;premium:j8o3p4;prep:#4$3}1;prep-:m5B2D1P2$2*4-3;prepaid:m5-4;prepare:D2P3*5;prepared:B3;pre' +
  'r-:z5+2/4;prerequisite:z4+1;prerequisites:z4+2;pres-:s1v2B4D3E2N3U1V1)1*2-6}1;present:y1E4T2U3X1Z2#2)2-7}1;presi' +
  'dent:h3}6;press:v4}5;pressure:s3D5G3*4;pret-:f1p1C2I1J3K2U2^3}4;pretoria:f2p1C2I1J3K2U2^3}1;prev-:d2w1x2y3z4G3O2' +
  '&2)2*2?3|1;prevention:&3)3*3|2;previous:d3w2x3z5O3?4;pric-:j9k2l5m2s1$3%4&5-1]4|2}2;price:j4k2l6m2s1$4%4&5]4^1|3' +
  '}2;price for:j3#4%2-1^1;price of:$5&1]3^3|4;prices:j6-2]2}2;pricing:j6l1;prim-:l3z2B3C3;primary:l3z2B3C3;prin-:b' +
  '3n1o6s2B2D1S4!4,1_2|5}1;princess:B5;principal:n3D3E1!4;print:b4o6s3N2,3_2}1;printed:-1|4;printing:|5}3;prio-:t3z' +
  '5;prior:t3z5;pris-:$3}7;prisha:$3}4;priv-:a1L2N2!1$8%6.1@7}1;privacy:@6;private:a1j1L1N3!1$10%6-1.1}2;private le' +
  'sson:j2-4?4;private lessons:j3%4-3;private training:$5=2;privately:L4$3%2;priz-:W3.3}2;prizegiving:.3}3;pro:r4O4' +
  '=3]4;prob-:o1r2v1x5z3A2D2G3H1K2,2?2;problem:r2v2w1A2G1H1K2,3?3;problems:D3G3;proc-:p3t5O2#2@2_2{4;procedure:p3t5' +
  ';process:p1t3_3}1;procurement:O3#4;prod-:.2]6^3_6;product:.3_6;products:]6^3;prof-:N3O3#1+2<5=1@2[4;professional' +
  'ly:O4=4;proficiency:+4;profile:#2@2[5}2;profit:}5;prog-:b5p2r1B4D1P4T4U1W1#2&5(1<1=3{1;program:b5f2A3B5}1;progra' +
  'mme:b3h1p3r2B2D2U2V1W2#3&6(2<1=4;programme for:b1D2#3}7;programs:F2T5;progress:y3P7[3{3;proj-:o3q3E1?4}2;project' +
  ':o3q3E1?4}2;prom-:l6s2P6{3}3;promise:}2;promised:s3{4}1;promo:l5}1;promotion:s2P4;promotions:l4P3;pron-:S3}2;pro' +
  'nounce:S3}2;proo-:D3M3O3}4;proof:D3M3O3}4;prop-:p1H3L3U1V1W5Y4&2*2}1;proper:y2z2L4U2V2W4Y2&3;properly:p2t2H4O2W3' +
  'Y3*4;property:}4;proposal:}4;pros:z4Q2R4}2;pros-:E2G2T5;prosthetic:G4;prot-:a2w1y2F3U4!9*4=2@3}1;protea:}3;prote' +
  'ct:l2y3F3R1U2!5#1*4,1@1;protect myself:y3F1R3U1*5;protected:@4;protecting:U4!4)4*3;protection:a2o1w1y2F3O3U3!5*1' +
  '=2@2_1;protective:a4w2y2!5=4;protecton:!3;protector:w3!1]3;protectors:!3]4;protein:}9;prou-:?3}3;proud:?3}3;prov' +
  '-:w5H3I2J4L3Y3#2+3^3;provide:w4H3I3M1T3Y4;provided:w4L4+4;provider:#4<2;provincial:}4;psir-:O3!5#2=3}2;psira:O3!' +
  '5#2=3}2;psyc-:D4E1;psychologist:D4E1;pt:$6;ptsd:G6;pub:h4*4;publ-:b1h4I4U2)1,2?2@1;public:h4I4U2$1)1,2@1;public ' +
  'holiday:h2.1}2;public holidays:h5;pull:y4E4}2;pull-:*4}1;pulled:*4}1;pump:G4;punc-:m5w1y6z1S2W5*1]1}2;punch:d2m5' +
  'w4y1z3B1W4}3;punched:y6R3;punches:v3y5D2*4;punching:D2G2S4W4]3}1;pupi-:B6,3?2;pupils:B6,3?2;pupp-:}4;puppy:}4;pu' +
  'rc-:]6^4_4{5|2;purchase:]6^2{5|2;purp-:m1P3V3Y2=3;purple:m1P3V3=3;push:s1u5z5D4H4>2;push-:z5A3D7*1;pushed:D2*3;p' +
  'ushes:D5;pushing:A4H1;pushover:D5;pushups:z4}4;put:i1q7t4w2F1J3K2L3M2Q4R3)2?2;put my:t6x2B2F4K4L2,3;put on:q4w6L' +
  '4.2;putc-:I4}1;putco:I4}1;putt-:q3z1E3U3;putting:q3z1E3U3;puzz-:b3}2;puzzle:b3}2;pvt:$8;qala:z3A3(4;qr:n4}1;qual' +
  '-:s4O9!1<2=5]1_3;qualification:O5!3=1;qualifications:O4=3;qualified:O5=4;qualify:s4C1<3;quality:]2_4;quar-:d2e3g' +
  '2i1U2%4(4;quarter:d3e3g2i1U2(4;quer-:}2;query:}2;ques-:i3z1A2H2M5&1,5}1;question:i3z2A3H3M4&1}1;questionnaire:,5' +
  ';questions:M2,2}3;queu-:L3}2;queue:L3}2;quic-:a3e3i2o2z2D2M3P2R5)2?3^4;quick:a3e3i3o3M3R2$1)2?3^4_1;quickly:z3D3' +
  'G2P3;quie-:c2e6D1E2Q6$3}1;quiet:c3e6D2$3}2;quietly:E4;quit:p8;quit-:z5C2;quite:z5C2;quot-:j4#6%3}1;quotation:j2#' +
  '3;quote:j3#5%3}2;r#:j7k2l3m1s6-2]3^2}1;raak:l4}4;raci-:}4;racist:}4;rack:K4}1;radi-:m3S2}1;radio:S2}2;raff-:-3}1' +
  ';raffle:-3}1;rage:*3}3;rail:H3I2;rail-:H3;rails:H3;rain:a3r1u5T4}6;rain-:}7;rais-:D3}3;rama-:q1r3}2;ramadan:q1r3' +
  '}2;ramp:H9;ramp-:H7;ramps:H7;ran:_4}2;rand:j1s5x2I4J6>4}2;rand-:g2j3I4J2V3]3;randburg:g2I4J2V3}1;rands:j4]4;rang' +
  '-:a2i2A3T3Y4Z2#1+2]1}2;range:a2i2A3T3Y4Z2+2]1}2;rank:I2O5P5*4;rank-:P5;ranks:P5;rape:)3*2;rash:w3^3_3{4}2;rash g' +
  'uard:w1]4^3_3{4;rash-:w4]4^3;rata:r4}1;rate:l8m7y3$4}1;rate for:j3l5$2%4;rate-:j6#2$4;rates:j6#2$4;rath-:c1d2e3h' +
  '2l2n2q1u2x1D1E1M4$4&3+2^2;rather:c1d2e3h2l2n2q1u2x1D1E1M4$4&3+2^2;rati-:F3Q6;ratio:F3Q6;ratt-:X3]4_2;rattan:X3]4' +
  '_2;re:r3u5#3%4;rea:I5;reac-:q5D2G1H3I6M4R2S2!2#1*2;reach:H2I7M6P2R3;reachable:H4I4;react:D3S4*4;reaction:X3Y2!3#' +
  '3;reactivate:q5;read:c1o3E1G1N3R1,2^2|8;read the:o4N3R4,1}1;read-:m1t2z1P1U1#2,1=1@3{5|7;reader:|4;reading:t3F2S' +
  '2,4|2}2;reads:@5;ready:m2t1z2P2U3=2{6|6;real:h1y5B1E1M2O5R4S1U3W2X3Y2@2]1}3;real-:a1s3w2y2z1A2C1F2M1O3P2S3U1#2<3' +
  ';realistic:w3z1A4F2*2}2;reality:U3<4;really:a2c1s3t1y2z1C2M1O3S4*1;reas-:w4F2}2;reasonable:}3;reasons:w4F2;rebo-' +
  ':u3;rebook:u3;recc-:=3}3;rece-:g2v5M3=4]1^1_4{6}3;receipt:_2}7;receive:v3{5;received:_2{5}1;reception:a2g3n1v5M1' +
  '<2=1]2^2_2;receptionist:M4=4;reco-:h2r1v3G1O4P5R4/2?8@4;recognise:v5;recognised:O5P7;recommend:z4R5}5;recommende' +
  'd:D4S2;record:+2?8;recorded:/4@4;recording:?6;records:N3O3@4;recover:q2r5;recovering:E3G3$4;recovery:}4;recr-:#2' +
  '=8;recruiting:=5;recruitment:#2=3;red:x4z2}5;rede-:r3}3;redeem:}3;redo:r3P5;redu-:l5r3H1>4}1;reduce:}6;reduced:l' +
  '5r4H1;reduction:l2>4;reel:#3}2;refe-:l6#3{3}3;reference:{4}5;refl-:z4}3;refr-:Y4;refresher:Y4;refu-:k3r3x1<4?1_6' +
  '}3;refund:r3<3_4}6;refundable:k4;refunds:<3;refuse:,1?3^3;refuses:x3_3;reg:w3E5;regi-:k9t6O3(1)4}1;register:k4t6' +
  'O5(3<2=1}2;registering:k5;registration:k5t3)5|2}1;registration fee:k2}3;regr-:p4}4;regt-:s4y3;regtig:s4y3;regu-:' +
  'm3v4F5Y3;regular:m3v4F4;reim-:<1}2;reimburses:<1}2;rejo-:k4q4r2;rejoining:k3q4r2;reke-:[4;rela-:E4}4;rele-:*3,1?' +
  '4;release:,1?4}1;reli-:w3F2R2S4W3;relief:R2W3}1;religion:F3S2}1;religious:w4F1S4;relo-:p4J5=1;relocated:p1J5;rel' +
  'ocating:p3=2;rema-:E5}3;remain:E5;reme-:Q4}2;remember:Q4}2;remi-:a3}3;remind:a3;remo-:p4u1x5/6?3@5;remote:/5;rem' +
  'ove:p4u3x5?3@4;rene-:o8Z4}1;renew:o4}4;renewal:o4Z4;renewed:o4+2;rent:w4L2+5.4}6;rent out:w4L3}4;rent-:o1I4;rent' +
  'ing:o1I3;rep:g4U3;repa-:I4}4;repairs:I4;repe-:r3)5}2;repeat:r3}3;repeated:r1)3;repl-:r6G4M2N2_6}1;replace:r4_5;r' +
  'eplaced:G3N3}2;replacement:r2G3_4;reply:M4}2;repo-:v6?2}4;report:v6}5;repr-:M2}4;represent:M2}4;reps:#3;requ-:w4' +
  'z5A1E3O1P4+5}1;request:@2}4;required:w5z4E4P4+2;requirements:z3A3P3+2}2;resc-:u5{4;reschedule:u3;rescheduled:u3{' +
  '4;rese-:b1t6u6K2O2&1)1{3;resend:b3{5;reservation:t4u5;reserve:t6K1&2)2;reserved:u4K3O3;reset:}6;resi-:l3p7s1#4%1' +
  ';residence:#4%2;resident:l2A2;residents:l4s2#3;resignation:p6;resp-:l4D7Z4!4#1,5?3;respect:D7?1;responder:Z6;res' +
  'ponse:l3!4#2;responsible:,4;rest:k4r3v4z3{3}4;rest-:c2A5L5V2!3#2]3_2}2;restaurant:c3#3}3;resting:}4;restraint:V3' +
  '!3;restriction:A3;restroom:L6;resu-:q1P1Z5=3}1;results:P2}6;resume:q2=5;reta-:f3=4;retail:f3=4;reti-:c5l2A6G3=1;' +
  'retired:c4l3A5=2;retirement:A5;retr-:p3!3}2;retrenched:p3}2;retu-:q3=4_13;return:q3E1=5_8}1;returnable:_3;return' +
  'ed:_5;returning:[3_5;returns:<2_5;reve-:}5;revi-:K3|2}6;review:}6;reviews:K3|3}2;revo-:H1Y5+2;revolver:Y5+2;rewa' +
  '-:l4-2<7;reward:l4-3;rewards:<8;rib:y2}2;rid:R2}6;ride:i4I6;rifl-:Y6+1}1;rifle:Y5+2}1;righ-:a2g3h2s2t1v1w1x2G2I3' +
  'M1R2,2@2}1;right:a2g3s2t1v2w2x2G3I3M1R2Y1@2|1;rights:h4,3}3;ring:x10y4M5V2W4}1;ring-:x3G4M3;rings:x4M4;ringworm:' +
  'G4}3;rins-:L5;rinse:L5;risk:y7G1K2!2,8;risk-:y4K4;risky:y4K4;rita-:G5;ritalin:G5;rivo-:I2J3K3V2>3;rivonia:I2J3K3' +
  'V2>3;road:e1j1l2J5K4P3*1/2}1;robb-:#5*5}2;robbed:#4;robber:}6;robbery:#4*4;robo-:a1I1J3M4R2T3*3}2;robot:I1J3M4R2' +
  'T3*3}2;robots:a3}3;rock:t5E3,3;rock-:W3}2;rocky:W3}2;roga-:V3}3;rogan:V3}3;role:x3D2$1*2;roll:c5f1m3r2x2G4H3V8;r' +
  'oll-:e1o2F2H3V6W1(2>2}3;rollator:H4;rolling:e1o3F2V6W2(2>2}1;rols-:H8;rolstoel:H5;rolstoelvriendelik:H4;rona:#3%' +
  '4;rond:D3;rood-:I2J4;roodepoort:I2J4;roof:K3}5;rook-:z6;rookie:z4;room:l2E5L7Y3$3&4}3;room-:d2L5}1;rooms:d2L5}1;' +
  'rope:*4]5}2;rope-:]4}1;ropes:]4}1;rose-:d1m2F2I5J1V3!2#3^1}1;rosebank:d1m2F2I5J1V3!2#3^1}1;rost-:b7m3t3;roster:b' +
  '7m3;rota-:b2f2G4;rotating:b2f2;rotator:G4;roug-:i1j3y6O2Q4R3^1;rough:j3y6O2R3;roughly:i3Q5^2;roun-:e2i2y4J1K2Q3(' +
  '4?3}1;round:e3z1J2K3Q4(4;rounds:i2y5?3}3;rout-:I3}4;route:I3;rubb-:m3w4y1z2X1*2]2;rubber:w4y1X1*2]3;rubbish:m3z3' +
  ';rude:D3}6;rugb-:f1h2l2w1z1B3D1G4Z1}1;rugby:f1h2l2w1z1B3D1G4Z1}1;rule:x5E3G3,3>2?4;rule-:v2x5y3H1S3>1?2}1;rules:' +
  'v2x5y3H1S3>1?2}1;run:b1c3d1f1h1i4o2v3I3T1V1#2&2)3*2>2]2;run a:O2Y2#3&3)2}3;runn-:a3b2e2h2l3u2w3E1F1W1X3%3(3}2;ru' +
  'nner:F4W3;running:a3b2e2h2l3u2w3E2U1X3%3(3}2;runs:b3i2o2N3}1;rush:.3}1;rust-:f2z7I2^2;rustenburg:f2I3^2;rusty:z7' +
  ';ruta:B4T4X4Z4*3;ry:E4I4;s:>4_2;sa:l4o2O4+1@2}5;saan-:d5;saans:d5;sabb-:f1q5;sabbatical:q5;safe:y8B1F1G2K4L5U2>1' +
  '@5|1}2;safe to:n3G5K1O3}2;safe-:y5F2U4Y4#4)5/3|4;safely:Y4;safer:A2F4U3;safety:y5U3Y2#4)5/3|4;said:a2q2x2A2C3G3N' +
  '2W4Y3$1[3]3{2;sak:L4}1;sal:z2C3D3E1F2R2$4;sala-:j4l2=4}2;salary:j4l2=4}2;sale:]6|5}3;sale-:M2#3=2;sales:M2#3=2;s' +
  'alo-:d4}2;salon:d4}2;same:f2i3j4v2B3C2N4Q2%1,1]1^1;same time:d2f3B4C2E2}3;sami:L4+4;samp-:s4|4;sample:s4|4;sams-' +
  ':n3}3;samsung:n3}3;sand:}5;sand-:e1x1B1I3J3U3V3W3X1/1>2;sandton:B1I3J3U3V3W3X1/1>2}1;sandton city:e3I2J1N4}3;san' +
  'i-:a2}4;sanl-:<4;sanlam:<4;sant-:-5;santa:-5;sao:m3V3;saps:l6O3!2+4=1}3;sass-:l4}3;sassa:l4}3;satu-:a3f9r3t1u3N1' +
  ')1}1;saturday:a3f9r3t1u3N1)1}1;saturday morning:f4K4;saun-:o1L2,4}2;sauna:o1L2,4}2;save:l8r2z2U2Z6$3,3;savi-:l5<' +
  '5;saving:l5;savings:<5;saw:s1t1K2N3T3U3V1W1X2Y4&3)3=3]3|2;say:d2h1o2w2x1y4A3D3J2O1S1,1?1[1^1}1;sayi-:,4{2}2;sayi' +
  'ng:,4{2}2;says:a1u2C1D1G3R2U2(2<1]1{5}2;scal-:}3;scale:}3;scan:n5}3;scar-:y3z5D4F1U2Y3?2;scared:y4z3D3F3U2Y3;sca' +
  'red of:y4D4F2Y4;scen-:*8;scenario:*5;scenarios:*6;sche-:b7f2h2j2t3u4<7>2@1;schedule:b7f3h2j2n1t3u4>2@2;scheme:<8' +
  ';scho-:c2h3B5D3#4}1;scholar:l5;scholars:B6;school:c2h2D3J1W1}3;school and:p5I3M2O3R1V2W2;school holidays:q2(3}4;' +
  'schools:h4#7)3;scie-:O3W4=3}2;science:O3W4=3;scle-:G4;sclerosis:G4;scol-:G5;scoliosis:G5;scoo-:H4I3K4;scooter:H4' +
  'I3K4;scor-:l3}3;score:l3}1;scou-:.4}2;scouts:.4}2;scra-:u3w3x3y2z6Y3&2}2;scratch:w3x4z5Y3&2;scratched:}8;scre-:b' +
  '3O4*5}3;screen:}5;screwdriver:*4;se:a4u3x1A2M3*1.3>2?4}1;seal:Z4}2;seam:_4}2;sear-:C4}4;search:}5;seas-:f2h3l4r2' +
  'G1W2]4;season:f2h3l4r2G1W2]4;seat:E3K1&4)2*2}1;seat-:*4}3;seco-:f3l5q1r3s3y2B1(1{4}3;second:f3l5q2r3s3y2B1G1H1J1' +
  'O1(1{4|1;secondhand:}8;secr-:F3!4-2;sect-:B3F2G4V3+3[5}2;section:B3F2G4V3+3[5}2;secu-:l3v2K3U1!5#2=2^1}1;secure:' +
  't2K1&3@3;security:l3v2K2U1!5#2=2^1}1;security guard:d1z1I1R2U3X3]1}3;see:b5o1s2y1E10G3J1O1P1@3{1;see a:e2E3G4J2P' +
  '4.2>3;see the:b2g4q2E2H1J3N3,1>2[3;seen:D2E5}2;seer-:y4,3;seerkry:y4,3;sees:@4;seiz-:G5;seizures:G5;seko-:D3;sek' +
  'olong:D3;seku-:!6;self:D7F4U7/3;self-:z1B2F2R1S2U7#3$1)5*2-1.1?3|3;selfdefence:z1B3F3R1S2U7#3$1)3*2-1.1|3;selfde' +
  'fence for:B4C5F3.3;selfvertroue:D6;sell:m3@2]6|4}6;sell-:&2]3}2;selling:]3}2;seme-:o3}3;semester:o3}3;semi:%9;se' +
  'mi-:)15/3;seminar:)10/3;seminars:)10;send:b3j2n3p1J2M3T3/1=4^8_4;send me:b2j3o4N2T5,1]2}2;send the:b1p2M3,1^2_1;' +
  'send-:A4@3^5_2{1}1;sending:@3^6_2{1}3;seni-:l3A6T4;senior:l2A3;seniors:l1A5T4}1;sens-:m2v3z1G2N4O2R1?2;sense:m3z' +
  '3R3;sensei:v3N4O2}1;sensitive:?3}2;sensory:G3;sent:q4M1^5_4{3}5;seo:}8;sepa-:l2m2A1B4F1K2L5Q2$2%3+1|2;separate:l' +
  '2B3K3L5Q3+2;separately:m3A2F3$3%4|3;sept-:h3x3(3;september:h3(3}1;seri-:y4F4Z3;serious:y4Z3;sert-:P4}1;sertifika' +
  'at:P4}1;serv-:l1I4M3O3T5!2=3}2;serve:O5;service:I4M3#1=4}4;services:l2T5!2;ses:d5C3;sesh:c3e2f1;sess-:a5b1c6d2e3' +
  'i5m5r4s3E1Q1V1#2$5%2/1;sessie:i3$2;sessies:c4$3;session:a4c3i3m4s3t1u2E4F2Q2#2$3%2;session for:a1d1e2t5#3%3/3;se' +
  'ssions:a2b5c3d3e4i2j1m2r4B4V4$2%1&1/2;set:i2j1k3t1v4$2%1&2.2?2]2;seta:O3}4;sett-:l3n5]3;settle:l3n5;setu-:k3}1;s' +
  'etup:k3}1;seun-:C2D2E2;seuntjie:C3E2;seve-:c3d6i3A5C6N4*2;seven:a1c3d4i3C5}1;seventeen:C4;seventies:A5;seventy:A' +
  '5G2;several:B3N4*3;sexu-:O3*3;sexual:O3*3;shad-:K2/3=4}1;shadow:/3=2}2;shak-:v4G4}1;shakes:}3;shal-:w3}2;shall:w' +
  '3}2;sham-:C1D2L4>3]2;shame:C2D2>4]3;shampoo:L4}1;shap-:z6W4;shape:z6W4;shar-:b2l3w2I2J2K2Q2$2?2@4}2;share:b2l2I3' +
  'J3K2$3?3@4;shared:Q3@3;sharp:E1}3;sharpen:l3}3;she:w1A3B2C7D5G1H1)1,1.1;she is:v1z3C6D1F2}1;shed-:>6}1;shedding:' +
  '>6}1;shee-:b3j2;sheet:b3j2;shel-:C4D4F2;shell:C4D4F2;shes:A2C7F2;shie-:w3]2}3;shield:w3]2;shif-:a3c3e2f1l2r1F1R1' +
  'U2#1$2(1]1;shift:a1c4d1e1f2m1q1r2u1F3L1#2]2;shifts:a3b2e2f1l3R2U3$3(2}1;shin:w5G3]6_4{1;shin guards:w4]5_4{1;shi' +
  'p:^9{3;ship-:!3^10_2{6;shipped:{3;shipping:^10_3{3;ships:!4^4;shir-:w7&3]8^3_7{3;shirt:w7&4]4^2_7{4;shirts:]6^3}' +
  '3;shoe:x5}3;shoe-:w7x7;shoes:w7x7;shoo-:g3w1x2y3E1Y8+6}1;shoot:y2Y7Z2+5}3;shooting:g3w3y2D1E3F1J2Y6+3,1}1;shop:d' +
  '2e2D1J1=2[1]9^2_4}2;shor-:i5o4q3w6D1R3S1T1&3)5]2;short:e1i3q3x1D2N2R4S2T2&3)6/1;shorter:i5G2&2;shortest:o5;short' +
  's:w7]4_2;shot:z3Y3}6;shot-:Y5?4}1;shotgun:Y5+1;shots:?4}3;shou-:i1s1t1v3w4G5M1O2R5}2;should:i1s2t1v3w5z1R5}1;sho' +
  'uld i:i3s2t2v1w3z3G1M1R1}3;shoulder:q3G6O3;shoulders:G3}2;shout:G1M3O4}4;shov-:D4;show:b1g3m2t2u2v1N1P4R1T1U1*3-' +
  '1.6]1;show me:b4r2v3N4U3Y2*1]3;show-:b1r3L10_3{4}2;shower:L5_3{3}5;showers:L10;shows:a3b3g2r4v2B1K2U2$2&1(1]2_1{' +
  '2;shri-:}5;shru-:D3_4;shut:f3g4h6S2V2}2;shut-:h6I6>4;shutdown:h5>4;shuts:h4>2;shuttle:I6;shy:z5D7E2F1L3O1$1?2;si' +
  'ba-:%4;sibl-:l4B5C2;sibling:l4;siblings:l1B5C2;sice-:b2J3M2;sicela:b2J3M2;sick:q1r1s3u3y2P3/3}3;side:A2E6G2J7Z3?' +
  '4;side-:E6H2;sien:b3y3E3}4;sifu-:%5.2;sifuna:%5.2;sign:g1k4o7t4,10[8^1;sign a:o4,3;sign for:o5I4,2^5;sign in:T3[' +
  '9}5;sign up:k7l1o3s5t5A3C3F3L1(3;sign-:g1k4m1o3p2t4,9@2]2|3;signal:J3}4;signature:,6;signed:g2k2o3p3J1,4@3]3|3}1' +
  ';signed up:o3p3J3@4]4}1;signing:m4t3,6;signs:o3,4;signup:k5t4;silv-:j4}2;silver:j4}2;simi-:l2z3B3V3X4;similar:l2' +
  'z3B3V3X4;simp-:z3H3I3J4&3|2;simple:H3J4|2;simplest:I4;simply:&3}1;simu-:q2Y5*2;simulator:q2}4;sinc-:b1x2z1D1G1H1' +
  'P2V1+1=3>3]1{4;since:b1x2z1D1G1H1P2V1+1=3>3]1{4;sing-:l3m6B1H2L3X2)4}2;single:l4m5r1B1H2L4X2$1)4}1;siph-:d3}6;si' +
  'pho:d3}6;sir:v4F3L1}3;sist-:f2B1C4D1F8%3;sister:f2t1B1C4D1F3%2-2=1?1}1;sisterhood:F4;sisters:B1C2F6%2;sit:e2h1i2' +
  'o3q1v2z3B1E12;sit and:i4z2E3;sit in:d1e4E5;site:b2j2t2w1E2I1L3R2T1U1#2@3[3]4^1_2{2}1;sits:z2C3D2E4V4*3;sitt-:a3}' +
  '1;sitting:a3}1;situ-:J2S2#1)2*6|3;situation:*6;situational:#1)3*2|3;six:d7l3p1C6Q2R1$1/3}1;sixt-:A8C3*3.3^1;sixt' +
  'een:A1C3.4;sixties:A5;sixty:A6F2;sixty#:*4^2}1;size:F2Q8R1S1*2]9_6;size-:]4_3}3;sizes:]4_3}3;skaa-:z4D4$3;skaam:' +
  'z4D4$3;skie-:Y9+3;skiet:Y4+3}2;skil-:z3D1U3V3X4=1}1;skills:D1U3V3X4=1}1;skin:G3}4;skin-:z1D4R4V3}1;skinny:z1D4R4' +
  'V3}1;skip:q9r6y1V3}1;skip-:r6y2W4]4}1;skipped:r5y3;skipping:r2W4]4}3;skoo-:h4w2D4V2#2.3}3;skool:w2D4V3#3.3}2;skr' +
  'y-:k4t5;skryf:k4t5;skui-:u2}3;skuif:u2}3;slaa-:y4}4;slaan:y4;slee-:a2f3q2w4_3}6;sleep:c1f4q3}6;sleepover:.1}4;sl' +
  'eeve:w2_4;sleeves:w4}1;sleg-:F3G4;slip:,4_3}4;slip-:q1x3G4;slipped:q1G4;slot:c4d3e4f2r3t4u2$2{1;slot-:b6c1d4;slo' +
  'ts:b6c1d4;slow:z6O3Q1?1{4|1}3;slow-:A2G2;slowly:A2G2;smac-:y6;smacked:y6;smal-:o2y1z1A1B1C2K1Q3V1%6]3^1_1;small:' +
  'o2y1z2A1B2C3K1Q4V1%6]2;small group:%11;smaller:D1_3}6;smallest:D4]3;smallholding:Y2^3;smas-:r3y4K3*4;smash:r3y4*' +
  '4;smashed:K3}2;smel-:L2_3}4;smell:}5;smelling:L4;smells:_3}1;smok-:z4}6;smoke:z4}2;smoking:z2}5;sms:M5@3{4}1;sna' +
  'c-:w2.2}5;snack:}6;snacks:w2.3;snap:n4?1;snap-:n6_3}1;snapscan:n6}1;snat-:*5;snatching:*4;snea-:x4E1;sneakers:x4' +
  ';so:b2c4d1f4o1p1E1{2;so i:b3c3f1m1o1r5s1u2w1I2L1{1;so no:w3y5H2+3}4;so what:f2j5x3N3R3T5&2;socc-:f3p3B2.2}1;socc' +
  'er:f3p3B2.2}1;soci-:z4#2,2=3?4}2;social:z4#2,2=3?4}2;sock-:x6G2;socks:x6;sodw-:%5;sodwa:%5;soft:z6D2}2;sogg-:c6;' +
  'soggens:c6;sola-:>5}2;solar:>5}2;sold:&3]7}2;sold-:l3z1S3!2;soldier:l3z2!2;solo:$5;some:m3r4y1z3D4S1U3V2,4?3;som' +
  'e-:g3v1M3-3;somebody:g5v5y4A2H1I2M1O5V1,1-3@2;somebody who:z5C2H4&3=3@4;someone:g5v4y2M6Q1$4&2*5-3{1}1;someone w' +
  'ho:j4y3z3X3@3}1;something:a1c3d1e3k4l2B4P3R2S1T1U3W2,2;something for:a1c2f1z2A4B5F6R1T3!2#1%1=3;something in:c1d' +
  '3e3n3P2=3]4;something like:k3l3n4D1K3S3V1W2&3)4;something to:d2k1w3B1D4J3M1P4U3,3|3;something you:D2U3V2W5Z3!4*2' +
  ';sometimes:r4G5;somewhere:b3y2E3J6K4L3N4V2.1;son:B6C5D3E1G3]2;son has:b2r1x2G4H2Q2;son is:m4C3D3G3O1;sond-:f8+4;' +
  'song:}6;sons:a1k1p3u2C4E2_3}1;soon:a3B3G2J2P3$3(4)3]2^2}1;soon-:m4u1;sooner:m4u1;soos:m3z2)4;sore:y4G6}2;sorr-:a' +
  '1b3u2{3}4;sorry:a1b3u2{3}4;sort:D4Q4T3U3!4}1;sort-:k2_3;soun-:s4&3}5;sound:}3;sounds:s4&4}4;sout-:I2J2N2S3V2}2;s' +
  'outh:I2J2N2S3V2}1;south africa:J2S4V2}1;sowe-:I5J4^1;soweto:I5J4^1;spa:}5;spac-:F2K5Q4(4}1;space:F2K5Q4(4}1;spam' +
  ':@2}4;span-:#6;spanbou:#6;spar:y10;spar-:c4y9G1?1]4}1;spare:w4;sparring:y9G2?1]4}2;spea-:D2M5N4#1}4;speak:G2M6N3' +
  '#1=1}2;speak to:M7#2=3;speaks:D4N3;spec-:l7w1E6F2G5O1S1T3)3,1.4_2;special:l6w3G2O2S2)4,2.4|2;specialise:T4!3;spe' +
  'cially:F5;specials:l6)2_4;specs:G4}3;spectate:E5;spectators:E3,1}3;spectrum:G5;spee-:n6B2W2}1;speed:W3}3;speedpo' +
  'int:n6;spel-:A3}2;spen-:s4w3N3+3^2;spend:s2w3E3N3^2;spending:s3+3;spin:e3i3;spin-:}6;spir-:D3H3;spiral:H3;spli-:' +
  'e2n2y2A1B2C3G1Q4Z4$2_1}1;splints:G3Z4;split:e3n2y3A1B2C3H1Q4$3_2;splits:}6;spon-:l6-1}3;sponsor:l3-1}4;sponsorsh' +
  'ip:l3;spor-:d1f1j1w3z5C1S2T1V2=2]2}1;sport:f2p2z2B1C2G1S3U1V3Y1&1+1<1}1;sports:d3j3l2w5z1O2T3=3}1;sportsmans:]5}' +
  '2;sporty:z5;spot:q3t3C2E1I2J3K4L1Q3*4;spot-:&4(5;spots:&4(5;spra-:G2]3}2;spray:]3}3;spre-:b4;spread:b4;spri-:A5(' +
  '1}2;spring:A4(1;springboks:}4;squa-:F1I1J3%3}4;squad:F2%3}1;square:I2J4}1;squat:}5;sque-:a2Q3_3;squeeze:a3Q3;st:' +
  '}5;stab:]3;stab-:G4Z4;staf-:g3K2M1N3O3#7=4;staff:K2M2N3O3#7=4;staffed:g4;stag-:.5>5}1;stage:)1>6}3;stai-:z3H10;s' +
  'tairs:z4H9;stal-:L5}1;stam-:z4D3}2;stamina:z4}2;stamp:D3;stan-:e2j1n1p2v4D3E1K5U1+1.3<3;stand:v2D4E2K4U2.3}4;sta' +
  'nd up:D5U3V3;standard:j3p4+3<4;standing:g1n3v4J1K3;star:}6;star-:a4k3t5v1w1z4A4R2(7;staring:E4$4}1;start:a3k1t5v' +
  '1w2z1A3C2G2R4U1(6;start at:a1c2i2z2A1P4}3;start with:y3z4A3C1R5}1;started:a3t4A2N3P1(1{2}1;starter:k3z4&6]2;star' +
  'ting:a2w2z4A4&1(7;starts:c4d3i5v3(2*2]4;stas-:I5;stasie:I5;stat-:I6*1+4,1?3{3}3;statement:}6;station:I6J1L2U2}2;' +
  'status:+5?5{5;stay:b1g1o6x2E8G1I1/1@4[3;stay-:h2m4r2x4C4E2I2}3;staying:h2m4C3I3J1|1}3;stays:r3x4C3E3}1;std:C3;st' +
  'ea-:R4}2;steam:R4}2;stee-:l4q3H3}2;steep:l4H3;stel-:m2p3^3;stellenbosch:m3^3;sten-:G4;stent:G4;step:t4x1z1H6P3R3' +
  '[3;step-:t4v2B6C3H8[1;stepdaughter:B3C5;steps:t4v2H9[1;stepson:B6;ster-:D3}3;steroids:}4;stic-:a3b2t1w2y1B3X7*1]' +
  '3^1_3;stick:a2i2z1A3F1H1R1X6)1*2_3}1;stick fighting:a3A1B3F3R3)3;sticks:a2b2f1t2w4y1B3N1X3.2]3^2_2;stif-:z5R2}4;' +
  'stiff:z5R3}3;stil-:d1g2h1q1z1A2B1G2N2U1V1W1X1&2(1>1{3;still:d1g2h1q1z1A2B1G2N2U1V1W1X1&2(1>1{3;still do:j2C3G5U1' +
  'W2+2/3}1;still have:h2q2s4w4I1V5W3X2;still on:a2h1s2U3W3X4>4_2{2;still train:h6G4+3,1>4;stin-:G3}4;stit-:_3}2;st' +
  'oc-:d1o5r1u1X3$1-4]7{4}2;stock:d1o5r1u2X4$1]6{4}3;stok-:X7;stol-:K3L2,2}4;stole:L2}1;stolen:K3,2}4;stom-:c2G3}3;' +
  'stomach:c2}4;stop:n1o1p8q7y2I4K1Z4@3}1;stop the:a3i2A2K2Z3)2;stop-:q3z2B3I4U3;stopped:q3z3B3U3;stops:I4}2;stor-:' +
  'a1B2J1L3N1T2W1?3@5]6^2_1;storage:L4}2;store:L3@4]7^4_4;stored:@4;storm:a2g1t2B3J3N2T4U1W2#1/1<1=2]3}1;storm comb' +
  'at:j3J3N3T2,2}1;story:j4P4&3;stra-:c1f1v4w1z1B3F3J2L4U1V1%1-1<2_2|4;straight:c2f2k2v5w3z3K2L3-2^2|4;strange:F4}4' +
  ';stranger:B6}3;strangers:F2O2U4%3?1;strangling:V4*4;strap:_4;stre-:i1H2I1J5K4R3U4V2W2*3/5;stream:/5;streaming:/5' +
  '}4;street:a1t1w1H3J6K5R3U5V3*1{1;street bjj:a3t3w3V3}2;stress:R3W3*4;stressed:G3W3;stretch:I4}2;stretching:i4}2;' +
  'stri-:n4o5r4s2x2D1F3O1P4*2;strict:r3B2D3E2O2,2;strike:r3;strikes:r1*4;string:x4}2;strings:o6s3;stripe:n5V3}1;str' +
  'ipes:P5;stro-:z5A1D2G4H2R3S3;stroke:G4;strong:z5A2C1D1G2R4S4=1]1;stru-:j5v3z2D4$2&4;structure:j5D3;structured:v4' +
  'D1&4;struggles:D2$3;stud-:l4m1t1x2Q4/1=3?2[7;student:l4t3A1G2Q1=2?1[5;student portal:[2}2;students:l2o1F2K2Q4#2)' +
  '2=3[5;studio:m3H3J4)2?4}1;studs:x6;study:e3f4%2/5|4}2;studying:=2^3;stuf-:a1v1w4A1B2G2L2O3S4U3Z2&1*3]2_1{3|1;stu' +
  'ff:a1v1w5A1B2L2O3S5U3Z2&1*4]2_1{3|1;stun:}6;stun-:.2}3;stunt:.2}3;stup-:z4}3;stupid:z4}3;stut-:D3G2;stutter:D2G3' +
  ';styl-:b4f1i1j4N1R6S2T5V3X2Y3/1;style:b2o1s1N2R6T1U1V3X2Y3/1^1}1;styles:b2f3i2j4l2B3S3T6;subm-:V6}2;submission:V' +
  '4;submissions:V5;submit:}4;subs-:j3k2l1o1p3/3<3>2;subscription:j3k2o1p3/2;subsidy:<3;subu-:J3}2;suburb:J3}2;such' +
  ':b2c3l2w3B2D2F2W5)3*1-2.2<1;such a:b3w4D4F4W5!2;suck:}5;sue:,5}3;suff-:v2G2;suga-:G3}3;sugar:G3}3;sugg-:D3R3U2#3' +
  ';suggested:D3U2#3;suit:b2c3d3u1w5z1C2L6R3$2;suit-:a3e3w3z2A3E1F2G2R3)1|2;suitable:a4w4z2A3B1E2F2G3)2|2;suitable ' +
  'for:a4w1z3A2B2E2F3)2|2}1;suits:e4R4S3}1;sulk-:A4;sulke:A4;summ-:h2W3|5}2;summer:h3W3}4;sun:e3f6u4}2;sund-:b2f9r3' +
  '/3>1{1;sunday:b2f9r3/3>1{1;sunr-:c6;sunrise:c6;suns-:d4x3;supe-:i2E3K2!4.1}1;super:i3}3;supp-:d3u2w5M3Z3+4_2}3;s' +
  'upper:d4}1;supplements:}5;supplied:w6;supply:w3+5]2}1;support:M3Z3;supposed:u3.1}1;sure:z2D1H3R3}2;sure-:l5z1C3_' +
  '1;surely:l5z1C3_1;surg-:y3G5;surgeon:y3G3;surgery:G5;surn-:N4;surname:N4;surp-:k4-6.2;surprise:k3-6.2;surv-:z2G4' +
  'U7!4|2;surveillance:!5;survey:}4;survival:U4|3;survive:z4U6;survivor:G5}2;susp-:q6D2I2;suspend:q4;suspended:q3D3' +
  'I3;swan-:G5;swanger:G5;swap:r4u4_9}6;swar-:P2=3;swart:P2=3;swea-:e1w4z2F3L3R3U3W5;swears:U4W4}1;sweat:e2w1L2R1W4' +
  ';sweaty:w4F4L2R3;swee-:w3V3W4.4=4;sweet:W4.4;swim-:b3w2}6;swimming:b3}6;swin-:y3}3;swing:}4;swip-:n6<3;swipe:n6<' +
  '3;swit-:u3<2}7;switch:u4}6;switched:}2;switching:<3}3;swol-:y3}2;swollen:y3}2;swor-:X6}1;sword:X2}2;syll-:P5&3;s' +
  'yllabus:P5&3;synd-:G5;syndrome:G5;syst-:m3r3C2P4S4@2}2;system:m3r3C2P4S4@2}2;t:o6w5]4;tabl-:b5E2G3|1}2;table:b5E' +
  '2|1}1;tack-:B2}3;tact-:a2O2Y5Z4!5)3+2=1]3;tactical:a2O2Y4Z4!2)3+3=1]3;tactics:Y2!4;taek-:z2R3T4;taekwondo:z2R3T4' +
  ';tag:k5C3E2?2}3;tags:]5_2;take:i1l1m1n3p1q1u2x4z1A3G3I1J2R1?4@1;take a:k3l1q6u4C3L2?3;take it:o2x2G3?5_2;take pa' +
  'rt:m3C2E6G3,4}1;take-:a1b1v3G1I2N3O2P2V1W1*4-1?3]2|1;takealot:-3]3|3}2;takedown:*2,3;takedowns:V3*4;taken:r3?3}3' +
  ';takes:a1b2d1v4G2I3N3O3P3W2?2;taki-:l3q3E4N4?3{3}1;taking:l3q3E4N4?3{3}1;takk-:w4x3;takkies:w4x3;tale-:l4z5;tale' +
  'nt:z5;talented:l5;talk:l2v6M9V2#2)2*3;talk to:D1M7$2}1;talk-:M3N2S2V3&3)5*2;talking:M3*3;talks:N2S3&3)5;tall:C3N' +
  '2Q2R4]4}2;tamb-:u2I3}1;tambo:u2I3}1;tank:>5]3;tann-:z3F3;tap:n5y5;tape:x6}2;tapp-:V4}3;targ-:A2D4Y4}1;target:D4Y' +
  '2}2;tari-:j7$2%4;tariff:j2$3;tase-:}4;taser:}4;tast-:s7t6u5T3)2;taster:s6t6u5)2;tata-:x3;tatami:x3;tatt-:G4N2}4;' +
  'tattoo:G4}3;tattoos:N3}2;taug-:a2b2O3W4&3*5=2}2;taught:a2b2O3W4&3*5=2}2;tax:r3#2}7;taxi:r1I13L1U1*3;taxi rank:I3' +
  '*5;taxi-:I7R3;taxis:I7R3;tb:q1G4;tccc:Z6;te:k2l2v1z3D4F1G2H2K3U3Z3*4_2;teac-:D3N7O6Q1S1T2U4W2X2Y2Z1*2=1;teach:f1' +
  'B3D3F1S1T3U4V2W3X2Y3Z2!1*3=3;teach how:X2Y1Z5*5;teach it:U2V2W7Z3!4*1;teach me:S2U3W1Y3$2|3}2;teach that:D3U4V3W' +
  '2Y3*1;teacher:d2l1v3y1D2N5O5Q4#2(3-2<2;teachers:d3l2Q4#5;teaches:F3N5O2S3U1X1&3)3;teaching:N4O5U2}1;team:f1N6O3V' +
  '1#8.5=4}2;team-:z3!2#5/4;teams:z5!3/4;tear:G4,3;teas-:D6;teased:D6;tech-:r2y1B2D2F1Q2S2W2!3*6/5?1|2;technique:r3' +
  'v1y2z2Q3W3*2?2;techniques:B2D3F2S3!3*5/5|2;tee:w4]4;teen:j2A3B9C2D6$3*4;teen-:t1A2B8C3D4O1Q3S2W1)2;teenage:B2F2G' +
  '3S4$2%1;teenager:t2A2B3C3D6O3R1,2-1]1;teenagers:B7C3Q3&1;teens:a2A3B2C1N3Q3W3)3.1;teke-:o3,4[6;teken:o3,4[6;tele' +
  '-:M7;telephone:M6;tell:b1o1v3J1N1S2T2V2W1Y1@2|1}1;tell me:b2k1o2B1H1J2N2S3T2V2W2X1Y2|2;tell-:t3#3}1;telling:t3}2' +
  ';temb-:I3=3^3}1;tembisa:I3=3^3}1;temp-:q5D5+2}1;temper:D5;temporarily:q3;temporary:q4+2;ten:m6q1s1v2C7P2Q2$2,1.1' +
  '|2;teng:H3K2;tenn-:G4}2;tennis:G4}2;term:b2h4o9q1t3B2P3;term-:h5n4o5p7^2;terminate:p6;termination:p4;terms:h5n4o' +
  '6s1^3;terr-:e2o2z4G2K3;terrible:e2o2z2K4;teru-:r4M3<3_7;terug:r4M3}2;terw-:x2E5;terwyl:x2E5;test:s2t6v2z2P8$1/2}' +
  '3;test-:s6t3u4F4P3}2;tested:}5;tester:s6t4u4;testosterone:F5}1;tests:P4}1;thab-:a2N3$3}5;thabo:a2N3$3}2;than:c1e' +
  '1f1h1i5j1k2l1Q5R4T2&2^2|2;than-:-3}5;thank:-3}3;thanks:}5;that:d1W2!1*1;that a:r3z2B3E1O2(1=2}5;that i:c2i1x1P4Q' +
  '2T3&2)1,1@4}4;that is:b1e3z3B1D2S5;that possible:G1H1K4L3Q3W2%1;that something:y3D3W2X3Z3*4;that the:a4E4O2!2&3+' +
  '3]3{3;that time:d3e5f2q3(5;that work:f2n3q3z2G4+2<2^3;that you:z3M2T4=2]1|3}2;that-:b3l3}1;thats:b3l3}1;the #:i1' +
  'r2A2N2Q4&8(4>1[2;the #th:h5n3u3(3^3;the academy:h2p3B1F1I1L3N1U3V1Y2#1,3<1>1^2}1;the adult:b3z3A2B1C1}4;the adul' +
  'ts:b3A1B2C4;the back:v3E4K2*3}3;the basic:j4v3z3W2&2)4|3;the beginner:a2C2F2&5/2[3|1}1;the beginners:a1z1G2N2&4(' +
  '3}1;the best:g2I2M2R4X3}2;the bjj:i3E2N3V4}2;the bleed:a3i2A2Z3)2;the book:_2|9}2;the boxing:a1t4E3Q3R1S2W1,3<1_' +
  '3;the building:v3E3H2J2K1}3;the car:i1E5H2K6L2Z3*1}1;the children:b2s1w4x3y2A4B2C1!3}3;the class:b4i5l1n4z1E4F1G' +
  '1N3Q3%1+4?3}3;the classes:d2g3j2z3A2J3Q5R3%3/3}2;the coach:v5G1O4Q2$1,1?4]1}4;the coaches:z2D4G1N4O1,1.1@4}1;the' +
  ' courier:^5{6}1;the course:&11(8+6|2}3;the day:b2c4d7e5g6k4t2u3$2^1{4;the difference:R2&3_3}4;the door:g3m3s3t3x' +
  '1H4K4V1+3,2@2;the ebook:-2@2|6}3;the end:d1h3o4q2r3y2E1P3&3}1;the entrance:v1E1H5J5K1;the evening:c3d2f2g3i2v2F1' +
  'I3K4L1T3V3&1;the fee:k2l5m2$3%3&4;the fees:j1l5q3r4<2;the firearms:w4A2F3N2O1P4+2,3;the first:a1c3f1h1k3s4t1v2w4' +
  'z1N2(5_1;the floor:x1y5D3E3F1V3W2;the form:k3t1,7@3;the free:s5t3u5,4;the full:l4s1v4w5;the gate:g1v5H1#2*3>1{3;' +
  'the gautrain:I3K2L3U2|2;the gi:n3V5]4_3{3}1;the gloves:>2]2^3_3}4;the ground:F1G3H1R3V7;the group:r2v3z3E2G3Q6$4' +
  '&1?2@2;the gym:a1f1g6h3n1o2p3t3I3J3N2.2>4^1}2;the hall:D2E3H2.6}2;the head:G3M3N2O3$2&3*3]1|3;the hours:e3g1i4E6' +
  ';the house:s3v2A3Z2*3+3/3;the indemnity:,6;the instructor:v4O1$3.1}4;the instructors:N4O5;the kids:a1d2f1w1B2C2D' +
  '1E4N1O1?3}2;the knife:a3s3A3C3X2)3;the krav:j3N2O5U1V3]3;the ladies:y4L5N4V3#3?3;the last:d5i2z1C2I3K1N2P2(1)2;t' +
  'he lessons:b4i5j4z2E3O2;the login:[4;the mall:A1B2E2I4K1)1.4]2;the mat:v2x4E4F4G2H3L3N4Q4$3%1;the mats:a3i3q1x3B' +
  '3E2L2V2,1.2=3?1;the membership:o6p3<3}2;the men:y3C3F3Q3;the month:k1m3n4p3r3t3L4(3;the monthly:k9;the morning:c' +
  '4g5i2F1Q3$6%2;the name:N7S4;the new:b3h1p1D1J1N1(7[3{2}2;the next:a4r1P4Y2Z4&1(5}1;the office:c4d3e1g2l2r2w4y3I2' +
  'K2L3M3;the old:w3C1J4N6[4;the only:c5f1A1F6Q3;the order:C3D1E3{3}1;the other:k4o1r4s3H1U5_3;the others:i3v1z6C3E' +
  '2G2P3<2;the page:b3j3C1M4%3[3;the parking:z3F1H3K1>2}1;the place:g5m3v4z1H3J5$3.1;the power:>6;the price:k2l3o3-' +
  '2]3^4|2;the range:a3i3Z3}2;the right:C2G1I3M3+3,4;the road:e1j2l3K5P4/2}2;the room:z3E4H3$5;the same:b1f2i2j4k1v' +
  '2w1y1B4C2J1N4Q2]1}2;the schedule:b7f4;the school:h1o3L3%3(2)2,3-3@1]3}3;the shooting:w2K3O2Y3+4?2;the shop:n3#1&' +
  '2-3=3[3]6;the side:x1C1E5?4;the site:a3b4t4w3F2M1N2[4^3_4;the small:o3V3%5]2}1;the stick:a4F3X4)4;the sticks:R4X' +
  '4]3_4;the street:K3O2R5S3U5*3;the student:[3}4;the taxi:d2A2I5L3;the timetable:b3h3}1;the trainer:N1O1Q7W3$4;the' +
  ' trainers:N5O6;the training:f2i3j3x5y4E2G1H1J3T1&1*4+5=4]2{2;the trial:i5m2s1t1u3v6w3,4?2@2;the twelve:&5(2}2;th' +
  'e uk:h2q5z2V3X3&1>4^3;the way:g2r3u2H5J3N3;the website:g2h2j2k2n3u2A2B1L1W2$2&1(2)1@4]2;the week:a1b9c3d5f4g2r4B' +
  '3;the weekend:f8$2)1;the whole:b1f2g2A2B2E3F1K2L1M1N1#3&2}1;the women:F1O4Q4}3;the wrong:u3_5;the year:h6o2p3t4#' +
  '1(3}2;thef-:>3}2;theft:>3}2;thei-:A5B1L2M1P2%3&1*1+2-1[2}3;their:A5B1L2M1P2%3&1*1+2-1[2}3;their own:B3L3%4*3[3;t' +
  'hem:b2f1m2x4B6C2D4M1O1R4#2_1;them-:B4F1O3U2)3.1;themselves:B4F1O3U2)3;then:a2d6e2f3i4m4o1r1t1v4I3T2(1^3;theo-:l4' +
  'v3&3/4;theory:v3&3/4;ther-:a1v1I1K2L2M1T1;therapist:D1U2$3}2;there:g1v1I1K2L2M1T1;there a:k2r1s1B1H1J1L2)1;there' +
  ' an:f2j2k2m3o1v6A3K3P4V4(1/2[1]3_2|4;there any:a3c6f1l3v1z1G2I1L1U2W2<3=2;there anything:c4d1f2k1v2w2B2G4;there ' +
  'are:g4s1F1H4L3Q5%3;there be:a1c1d3h3l2v1C3F2&2(3)2>4;there for:a2f3v2B3E4T4;there is:b1h3l2o1F1K1L2S2>3]1}2;ther' +
  'e n:k4l4o3s2B1H4K2L3O3%3(1)3,3=2;there one:I3L2O2P3R4(2[3;there something:a3d3e2f1k3l3z3A1B2G3T4U2X2#1%2,2;there' +
  ' training:a4c2d5e3f4h3!1>3;theres:>4}2;thes-:B2M2O4V3@2[2_4}1;these:B2M2O4V3@3[2_4;thesis:}4;they:r1A1B3C5D5G1K1' +
  'O8S2?1]2^3{1;they-:c3{2;thic-:|3}3;thick:|3}3;thie-:}4;thief:}4;thin-:b2c1p1s2B3R2S2T1W1!2&2^2_2;thing:c3d1o1q1s' +
  '1w2B5R1S4T2X1!3&4)1_3;things:b3p3s2v5E3M4N1T2W3,1^6;think:C2J2R4{2}8;thinking:t3A3E1N2W3+3=3_2;thinking of:t3A3N' +
  '3W3+3=3_2;thinks:z4D3;thinners:G4;thir-:c3i3l3A3C5F1*5-4=2@3;third:l4*5-4=2@3;thirteen:C6;thirties:A4F3;thirty:c' +
  '4i4z2;this:a7f2r2z4J2M1P3S1T2)1>2@4}2;this month:d4l3r4s2(2}3;this week:a5r2t2u4G2I1>3{3}1;this year:C1P3T3#3(3)' +
  '5.2}2;thos-:f1m3o2r5z1O3)5*3]3;those:f1m3o2r5z1O3)5*3]3;thou-:e2S2#2}4;thought:e2S2#2}1;thre-:f1l1p2r2C3G1H2P1!1' +
  '%5&3)1*4;threats:#3*5;three:f1h1l1p2r2C3G2H1P2%6&3)1;three months:o3p2q1z2P5&5}2;thro-:e1m3v5y3D1E1M2W4*2+1}2;th' +
  'rough:b1d1e2m4p1t1v4E3H2M3+2/1]1{2;through the:b4p3t4H3W3*3;throw:v2w3y3D4U2W6}1;thrown:v4y4z4Q3;throws:G4*5;thu' +
  'n-:Y4>2}3;thunderstorm:>2}3;thur-:a5d2f2h2r1w1F1N2Q2{3}1;thursday:a5d2f2h2r1w1F1N2Q2{3}1;thx:E3}3;tick-:i1m7K2)1' +
  ';ticket:i2m5K3;tickets:m5)1}1;tie:o5w1L4;tied:o6x6*1;tien-:B5;tieners:B5;tier:}6;ties:o5V3*3;tigh-:j2k1l2p3q1w5G' +
  '2<2]3_1;tight:j2k1l2p3q2w3G2<2_2;tights:w4]3;tikt-:?5}2;tiktok:?5}2;till:c1d7e3f2g2i4o1q4u1L1P3^3;till #:c3d4e5g' +
  '5;time:a7b3d2e4g9i8m1q3v3=3;time do:f3g3i4v2E3F1;time does:a4i3}2;time i:c4d3m5o3u4z4H3K2;time is:a1c4e2f3g1i1C2' +
  '{3}6;time-:a3b10d2g5j2v3K1$1}1;timer:a4v3z4A4;timers:v4z2K4;times:a2b6c1g6j4m1$3^1}2;times a:a5j2q3$3;timetable:' +
  'b9h1>2}1;timi-:D5;timid:D5;tiny:b2B5C2Q2]2;tips:}6;tire-:c2z4G3U4}2;tired:c2z4G3U4}2;tirs-:X4;tirsia:X4;titl-:O3' +
  'W4|1;titles:O3|1;tla:w4y3C2E4I1P4;to #:c4d4e5z1#3>2{3;to a:k2o1u3z2H1K3M3Y2)2-3^4}1;to attend:m3u4F1)4+2;to be:c' +
  '3f1x3z4A1B1D1E3J1P1S4U5W1!2=1?3@2^1;to become:t5!2}2;to boxing:j3u2z2A1B3C3F2G1W2.2>2}1;to bring:f1g3v4w2C2D2Q4_' +
  '2;to buy:g3w3+2-1]6|2}1;to cancel:p2q2u5{3;to carry:o3q3H2L2U3Y1}2;to change:u4L5}1;to class:r2w2G2I4<3^4|3}4;to' +
  ' come:g3j1k1l2p3s1t4z4E2H2I2J2K2#2)1,1/2;to defend:j3A2B2F3U5&1}1;to do:f2j3B3C2G2P2T2V2Z4!2&2*5.2/2;to feel:s3A' +
  '1D3F3U6W3;to fight:y3z1C3P3R3T3U6V2X4=2;to get:p1z2B4H1I1K3M2P2R4S2W5&1)2@2}2;to give:p4s3t5#1)1,1-5@3_2;to go:x' +
  '2D4J5L2+3;to handle:D4O2R1U2X3Y2#2*4+3;to have:s1w7D2Z4]3^2}2;to help:D1G2U3Z6;to hit:a3e3w2W5*3;to join:k4l3o2s' +
  '3t3w2z2C1E2G1X1%1&1,3=1;to keep:m3q1z2E5R3]3;to know:g1h1i1j1k1n1o1y1J2L1N5O1P4Q3T2Z1{2;to learn:y2A1C1D2F3P1R4S' +
  '1U4V4X1Y3Z1%3)2/1;to leave:p4s3x1K4L1O2}1;to log:[7;to look:w3z1B1E3F2P3U3!3?3;to me:k2z1G2J3M4S3$2^3|2}1;to mov' +
  'e:p3u3G3Q3V3W4Y3!1;to my:b2p2q1E1L1T2U3$2@3[2^4{1|1}1;to pay:k2m4n5q3s4D2^1;to protect:l2y2F4R2U2!2#2*2;to put:b' +
  '2q3w3B3F2J3}1;to sandton:d4p2t4L4V2/4;to see:b4j1m1q1s4v2B1E6?1@2[4;to send:b2B2M6+2=4^2;to shoot:Y6+4?3;to sign' +
  ':k4n2o1A3B2C3S1,5[4^3;to sit:i4B2E2G3}1;to stand:D4E3K4U3;to start:j3r2t4w4z1A2C3G3U3;to stop:o2p6q3D3Z2}1;to ta' +
  'ke:j1q1x6y4E5%1*2}1;to teach:D1O4Y2$4=9;to the:o1q2r2v1w1y2E1H4I2L1M4*3>1;to train:c2d3e3m1w1F5G2L1X2#4%7,1<2;to' +
  ' try:a4h2s3t7u1z3C2V3,1_2;to use:e2r5A3X5Y3Z5?2;to walk:x4z3D3K1}5;to work:I2K3O3U1!5$2=4}2;to you:n2z4H2I10K2M1' +
  '+3<3;to your:c3I3J3K1M1Z3#2_3}3;toda-:a7g3r1t3u4v2(1>3{3}4;today:a7g3t3u4v2(1>3{3}4;todd-:e3A7B4C4K1}1;toddler:e' +
  '2A2B3C5K2}1;toddlers:e2A7B2;toer-:w4}3;toerusting:w4;toes:z5;toge-:a1j2t5B3Q4R3%6&2-1{1|1;together:a1j2t5B3Q4R3%' +
  '6&2-1{1|1;toil-:H4L8>2;toilet:H3L7;toilets:H2L4>3}1;told:a3z1A2G4N2P1S2V3X4+1{2;told me:z3A3G2N2P3S3X2+2;tomo-:a' +
  '6c2h3t1u2v3x1M1,3{1}2;tomorrow:a6c2h3t1u2v3x1M1,3{1}2;tone-:}5;tonf-:X4;tonfa:X4;toni-:a7n1u4v1w1N1>5}4;tonight:' +
  'a7n1u4v1w1N1>5}4;too:i1l2p2s1y3z5A3C3F4(2*2_3;too late:d3A5(5_3;too much:l2p4y4z2B3F3G1$2}1;too old:A6}2;too you' +
  'ng:C3+4.2;took:k3r2z2}5;toot-:y4,5;tooth:y4,5;top:k5w4O3Q3V2$2*3[3]3;topi-:)3|2}3;topics:)3|3;topp-:A4[3;toppie:' +
  'A4[3;torc-:]4_4;torch:]4_4;tore:q1G4_4}1;torn:G4R4_5;tot:d4g2o4A3$3;tota-:b2j3z2Q2R4W3)2;total:b2j3z3Q3W3)2;touc' +
  '-:z4F1G3M6O3+1,3;touch:z4F2G1M6+2;touching:O3,3;toug-:f1z4B3D6Q3;tough:f1z5D2Q3;toughen:D5;tougher:B4D3;tour:v7#' +
  '3|2;tour-:G4J2Z5%1,3]3}2;tourist:m3t2I3J3$2+1,4;tourists:%3}3;tournament:}8;tournaments:}8;tourniquet:Z6]2;towa-' +
  ':D3}2;towards:D3}2;towe-:w3]3}3;towel:w4}1;towels:]3}2;town:e2f1m2p2t2B1J1Q3U2)1*1=1^3_2|2;town-:l4^3}1;township' +
  ':l4}2;trac-:a2w5P3@3{3}1;track:a2P4@3{1}1;tracksuit:w5;trad-:x2S4X2;traditional:x2S4X2;traf-:c5d5r2I3K1/1}2;traf' +
  'fic:c5d5r2I3K1/1}2;trai-:c1f1B1N2Y1!2#2;trailer:K5;train:a2c2e2f2m2B4E1F1G2I5Q1,2;train at:c4d3e2B2C1)1,3/3]3}2;' +
  'train before:c8L4O3;train in:d1e1i2w7J3O3Q2%1+3}2;train on:a3f4h4j3B2C2;train together:B6C2F2%5}1;train with:f1j' +
  '1v3A3F2Q6V2X4%1*2+3}1;train without:m5w3E2P4>2;trained:f1i2r5y1z3A2O4P3U1V1X4#3=1;trainee:k3[3;trainer:N6O7Q5W2$' +
  '4%4=5;trainers:x4N8O8,3=3]3^3;training:a1b1c1d1h2p1T1U3X2Y4Z4!5#3)1*1+1/1{3;training for:d3e1z2F2P1U6W2!3#5$3)3=' +
  '3;training on:a4c3f4h4q3T4Y1>4?3;training with:t4B2E3F3Y2$2<4=1;trains:l2t1C2E4I3K2N4T2X4^3;tran-:n4I6!3#3-1>2{3' +
  '}2;transfer:n7-2;transferred:p3V4;transgender:F2}3;transit:!4#4{4;transport:u2I7#2}1;trap-:o4H7;trappe:H7;trau-:' +
  'Z7)1]2;trauma:Z7)1]2;trav-:f1m4q4r2I4#2$1&2/2;travel:f2m2q1r2I3U1#2$2&2/3;travelling:m3q3I3;trea-:F2G2W2Z5#1$3-5' +
  '}2;treadmill:}5;treadmills:W3}4;treat:z2Z4#2-6;treated:F4;treatment:q1G4Z1$3;trei-:I4;trein:I4;tria-:i1s7t6u9v4V' +
  '1,2;trial:i1s7t6u9v4,2}1;trie-:p2s3z1D2F2M3Q1}2;tried:p3s3z1D3F2M3Q1;trio:%7;trip:h4q2H3;trip-:B4>4?4;tripped:>4' +
  ';trop-:U4}3;trophies:U4}3;trou-:Q2S4*1}5;trouble:D1Q3S4*2;truc-:f2z3K4#3;trucks:z3K4#3;true:s5z3R4S1+2;trus-:n2I' +
  '2O4;trust:n2I2O4;try:a3s9t10z1V4_1{1;tryi-:b3s4w3y3z3I3M2;trying:b3s4w3y3z3I3M2;tryo-:s6t4u8}1;tryout:s6t4u8;tsa' +
  ':B4@4}2;tse:A3C3;tshi-:w3]2_4;tshirt:w3]2_4;tshw-:w4D2,5;tswa:y4I2;tuck:D4}4;tuck-:D2}2;tues-:a5c1d2e1g2r3u3N2$1' +
  '{3}1;tuesday:a5c1d2e1g2r3u3N2$1{3}1;tuit-:j3$5;tuition:j3$5;tumm-:}3;tummy:}3;tunn-:G4;tunnel:G4;turf:}5;turn:A3' +
  'C2H1J6Q4&4;turn-:A4C4H2Q2Y3-2.3;turned:z1A4C4Y4}1;turning:A3C1&2-3.2;turning #:A3C2-3;turns:-1.3}3;turns #:-1.3}' +
  '3;turnstile:H4;tuto-:$6/4;tutor:$6;tv:y2z2B4C2G1N4?3}2;twaa-:e5&4;twaalf:&4;twee:j5q3*2}2;twee-:B6C4;tweens:B5;t' +
  'wel-:e7o2C2&5(2}1;twelve:e7o2C2&5(2}1;twen-:z3A6K2U2W2)2;twenties:z3A4W3;twenty:f1A5K3U2)2;twic-:g2j3r3F3I1M1R2&' +
  '1*3^1_3}1;twice:g2j3r3F3I1M1R2&1*3^1_3}1;twice a:j2m3I3P2R2&1}3;twin-:l2r2B4C3E2P1.2;twins:l2r2B4C3E2P1.2;twis-:' +
  'G2}3;two:a1e2i1j4l3z3C3I1R3$4&2*1_2;two kids:j2k4l3v2L3;two months:o2q4G3(2;two of:j2l1p4C2G2$5&5;two weeks:m4u3' +
  'G2)2_3{2;two years:l3o5p2G3P2U1V3;tyde-:e2,3;tydens:e2,3;tyme-:b5c2g4;tymes:b5c2g4;type:w1A2G2I3J3U1W3$4*3-2@4_1' +
  ';type-:e2z3T4}3;typed:}4;types:e3z3T4;typi-:b2i2G2M3;typical:b2i2;typing:G2M3;tyso-:}4;tyson:}4;u#:.2}3;uban-:}3' +
  ';ubani:}3;uber:e2i2E2F1I10K1*1^3}2;ucou-:n3<3;ucount:n3<3;ufc:z2V6}5;ufun-:B4F2U2;ufuna:B4F2U2;uit:w2I1*3[4;uith' +
  '-:p4.1;uj:l1I3=2;uk:h2q5z2V3X3&1>4^3;ukho-:M3O2=2}4;ukhona:M4O3=2;ukub-:b2y3W4!3,3;ukuba:!4,3;ukud-:Y6;ukudubula' +
  ':Y6;ukuk-:p4u3}3;ukukhansela:p4u3;ukul-:y3X5}2;ukulwa:y3X5}2;ukun-:H1}5;ukungena:H1}2;ukup-:q3}3;ukuq-:j1p1t3z4G' +
  '1!1$3%1}1;ukuqala:z5;ukuqeqesha:j4p3G2;ukuqeqeshwa:$4%2;ukus-:u2y3?3_4}2;ukushintsha:u2_5;ukut-:u2S4-4]3|4;ukuth' +
  'enga:]3|4;ukuy-:p5I3;ukuyeka:p5;ukuz-:u2E3U6*3;ukwe-:z4R3U2.1}1;ukwenza:z4U2.2;uma:m3v3w4I3*1>5;umbr-:*3}2;umbre' +
  'lla:*3}2;umnt-:j2w2B2C1D2E3G1*3?3}2;umntu:*4}2;umntwana:j2w2B2C1D2E3G1?3;umqe-:N3O5$3;umqeqeshi:N3O5$3;umse-:=7;' +
  'umsebenzi:=7;umun-:M4*3;umuntu:M4*3;una:A3C2;unar-:U5;unarmed:U5;uncl-:H1}1;uncle:H1}1;unco-:z4}3;unde-:A2B2E1J2' +
  'K2M1N2O3T1V1*1,1<1?1@3{2}1;under:A3B2E2G1J3N3O1V2,2<2@4{3;undercover:K4?3;underground:K2}3;understand:M3O3S4T3}3' +
  ';une:G4;unem-:l2A3C3=4;uneminyaka:A3C3;unemployed:l2=5;unfi-:z7J3Y2+2{2;unfit:z7J3Y2+2{2;unfr-:q6;unfreeze:q6;un' +
  'gi-:M4}5;unha-:_2}3;unhappy:_2}3;unif-:w6L4]4;uniform:w6L4]4;unis-:L3]3}3;unisex:L3]3;univ-:H3W3#3)2}1;universit' +
  'y:W3#3)2}2;unkn-:{2}3;unknown:{2}3;unli-:j6o2}3;unlimited:j6o2}3;unpa-:}3;unpaid:}3;unsu-:p4@5;unsubscribe:p4@5;' +
  'unti-:c1d3g3i2q2A1E4P1}2;until:c1d3g3i2q2A1E4P1}2;unus-:r5_1;unused:r5_1;unya-:o4B2C4D2;unyana:B2C4D2;up:k4p1r2t' +
  '6z2F1H3L2Q1)1{1;up a:k3t2D2]3}6;up for:b2m3o6B3D2F3Q2S2U2&4;up my:a3i4m2p2C3D1K4L2R3?2@3^2}3;up on:b2r3x2D4Q4?3;' +
  'up the:h2l3Q3,4.3}2;up to:b3g2A2B3E3H6P4=3;upco-:a3(2)3;upcoming:a3(2)3;upda-:u1{6}4;update:u1{6}4;upfr-:k5l4$2;' +
  'upfront:k5l4$2;upgr-:}8;upgrade:}8;upin-:/3^2;upington:/3^2;uppe-:A3H3W4;upper:A3H3;ups:a2d1j3r6A3B1Q3U3>1;upst-' +
  ':H6K2;upstairs:H6K2;urge-:u2M4;urgently:M4;us:d1l5v3w1F2M2%8&1.1>1?3;use:p1r4w4y2H2J2L1S3X1Y3Z1!1+2<2?1@1^2_1;us' +
  'e a:r3H5X4Z2}1;use it:p3r3w3D1S3V3Y3Z4;use my:n4p2r1u2w2+3<1?4}1;used:s3z2O3S1V3W1X1%1*2+2-1=1?3}4;used to:c1z3D' +
  '2O4V4W2X3%2+3=2[2;usef-:A3B1R6-2;useful:A3B1R6-2;usel-:d3D1R3U3}3;useless:d3D1R3U3}3;user:H3;user-:H3[6}2;userna' +
  'me:[6}2;users:H3;uses:G3H4I1S4}3;usha-:}5;ushadile:}5;usin-:r3*2[3;using:r3*2[3;usua-:a3w3z2Q1#4}1;usual:a3}1;us' +
  'ually:w3z2Q2#4;usuk-:r3u2;usuku:r3u2;uur:d3e4i4;vaca-:=8;vacancy:=6;vaka-:h5}2;vakansiedae:h5;vali-:s1K2Z3,2=2;v' +
  'alid:s1Z3,2=2;vall-:J3X2;valley:J3X2;valu-:D4L4-1;vari-:b3G5;vars-:b1c1d2j1z2B1C1F1I2R1U1V2#2|3;varsity:b1c1d2j1' +
  'z2B1C1F1I2R1U1V2#2|3;vasg-:o5;vasgebind:o5;vat:n3q4z1A4B1I3*1^2}4;vaya:I5;veg:X4}1;vega-:}3;vegan:}3;vehi-:K7Y2;' +
  'vehicle:K5Y2}1;vehicles:K5;veil-:y3G3K4@3;veilig:y3G3K4@3;vend-:#2}2;vent-:}5;venu-:H3J5#2.4}1;venue:H3J5#2.4}1;' +
  'ver:I6;vera-:u3}4;verander:u3}4;verb-:o3D3*2;verbal:D3*2;verd-:j3F2P3S2U2*4}1;verdedig:F2P3U2}3;verg-:}4;vergeet' +
  ':}4;veri-:}5;verification:}5;verj-:-2.2;verjaarsdag:-2.2;vers-:b3k2y3R4,2|4;version:b3y4|5;vert-:G5}3;vertigo:G5' +
  ';verw-:q3v3@5;verwag:q3v3;very:i2v5z7A1C1D2G1Q5}1;vest:w4]5;vett-:O3;vetted:O3;via:/3<3;vibe:v3E3S3V2;vide-:z2N2' +
  '/10?7;video:N3/5?7}1;videos:y1z3/8?1|1;view:b3E9K2[3;view-:E7;viewing:E7;vill-:A4;village:A4;viol-:y4B2S4|1;viol' +
  'ence:y3|2;violent:B2S4;vip:O2!9$3;vips:!5;vir:b3f1j2k2m1o1B1R4W3!1#5$1%2)2=3;vir die:b1s3w4E2L3O3#4+3,2}1;vir my' +
  ':b5f3j2z1D3J3R2S1)2-3]3;vir n:o4z3R4#3%4=5;virg-:b1c1e1g2j1n2o1s2z1F1J2L2W1<1}2;virgin:b1c1e1g2j1n2o1s2z1F1J2L2W' +
  '1<1}2;virgin active:b1c1e1g2j2n2o1s2z2F1J2L2W2<1;virt-:/7;virtual:/7;visa:n4}2;visi-:f1g2m6s2v2E5H1K3L2V2#3$3)1;' +
  'visit:g3m3s3v4H3#4;visiting:f3h1m3w3z2B3C1E1V3)3;visiting from:m6z3E2I2V4)1;visitor:m1K4>2;visitors:m3E5L3V2}1;v' +
  'isits:m1#2$5}3;vita-:<10}2;vitality:<11;voda-:n5}1;voet-:}4;voetsek:}4;voic-:M5?2}1;voice:M4?2}1;volu-:#5=6}6;vo' +
  'lunteer:=7}4;volunteers:#5}2;voor:c5z3E3P3)4,5}1;voor-:l4y3,4;vooraf:,4;voti-:h3;voting:h3;vouc-:l3-13;voucher:l' +
  '3-9}1;voucher for:-2}4;vouchers:-9;vra:j3v3$5;vrie-:q4%6;vroe-:c4v4;vroeg:c2v4;vryw-:,6;vrywaring:,5;vrywaringsv' +
  'orm:,4;vs:R5$1}5;vuur-:Y5+6;vuurwapen:Y5+4;vyf:C6%4;wa:C2.3;wag:q5E4;wagw-:}4;wagwoord:}4;wais-:x2H3]2}3;waist:x' +
  '2H3]2}3;wait:i2q3w1E8G2L1(6}2;wait for:i4K1(5}2;wait-:e4t3E4H1K1#2&3+3{4}1;waiting:i1t3E4H1&3+3{4}2;waits:D2K3;w' +
  'aiv-:k2,10;waive:k1,2;waived:k3;waiver:,9;waka:B4C2D2;wake:c6;walk:o2t6v3x4A1D2H3I4K5;walk from:I3K3U3}1;walk-:v' +
  '1z3A2B1H4I3R3U2X2*1;walked:z2;walking:v2x1z3A3I3R3U2X3*2;walks:B3C1F2H1K2;wall:h1E4O4*6?2;wall-:n5L2}3;wallet:n5' +
  'L2}2;wam:A2B3C1D4E2U2$3?4;wami:w3C3E2G1}3;want:m1p3t2U1V2W1%2=1;want a:m3F3M4U1$6%1&3.4_3|3;want her:B3D3F4&3;wa' +
  'nt learn:U1V1W2X2Y3;want my:B6Y3?2@1_1}2;want the:u2#3$3%1^3_3|2}2;want to:p1t1U1V1W2%1;want-:m1z1B2C2R1!1#2%1?2' +
  ';wanted:w2J2P3=2{2;wanting:z5R4U2!2#1?2;wants:m1A1B3C2F1H1W1#2%1?1^1;wants to:g1j1l1A3B3C1E2H2S1W3Y1?2;war:}4;wa' +
  're-:d3]3}3;warehouse:d3]3}3;warf-:G5;warfarin:G5;warm:i4v4z3L3}1;warm up:i4v4z3}4;warn-:}5;warning:}5;warr-:f3B4' +
  '_4;warranty:_5;warrior:f3;was:r5z5O3S2V1{2}5;was a:p4r5z1A3L3V2;was the:F2|3}5;wash:J2L9_5}4;wash-:L6}1;washed:L' +
  '3}3;washing:L3}3;wasn-:r4z4;wasnt:r4z4;wast-:r3s3}3;waste:s3}4;watc-:d1x5E9K3V1}1;watch:x4E7Q1Y1Z1#1<1|1}2;watch' +
  'ed:z4X3;watches:d4x3K3V3W3;watching:E5K3}3;wate-:w4L5>6]2}3;water:w4L5>6]2}3;wats:a4R1S4&3^1;way:d1g4n3r4v2y2C1G' +
  '2H6I4M2/2^2{3;way to:g2j3q3r3u2G3I2M3/3;wayb-:{6;waybill:{6;ways:n4D2;we:i2r3v2x1#2%4.3;we are:h1l4p1q1t3B1T1#1%' +
  '5,2|1}3;we come:r4u3v4C3H2I2K3,3;we do:u1v5G3&1_3;we get:i4l2r1t1v1y2P1%1&2(3*3>2]4;we have:h3i1J4Z4#6.3>3}2;we ' +
  'want:p3#4%1-2.1}2;weak:z6G6Z2;weap-:S2X7*6+6;weapon:*4+5}1;weapons:S2X7Y3*4+2;wear:w11x5G1L5]1}1;wear-:D1]4}3;we' +
  'aring:]4}1;wears:D1}3;weat-:}6;weather:}6;web:/7[4;webb-:b2}4;webblad:b2}4;webi-:/7;webs-:b1g2j1k1n2J1M1W2X1@2[2' +
  '}1;website:b2g2j1k1n2J1M1W2X1@2[2;wedd-:r3x4y4-2.6}2;wedding:r3x4y4W1-2.3}3;weddings:.4;wedn-:a5c3g2r1u3v1E1N1&2' +
  '^2;wednesday:a5c3g2r1u3v1E1N1&2^2;week:a3b8f1j3m3r5u1&3(4;week and:b4f3j2w3C2F3Z2]2{1;week course:(1/3[3}2;week ' +
  'is:a4b1f5M4&3;week-:b5d5e1f9h4q3&5(2)4;weekday:c3d1e2g5;weekdays:c3d4e4f6B1;weekend:f10h6)7=4^1;weeker:&2(3;week' +
  'ly:b6m3n3#1$1%3)2;weeknights:d5&1;weeks:a3b4h1m2q6r3y1G3&7(3/2_2{3;weer:a3u3*2}3;wees:o3v3z4A1C3F3R2;weet:U4}4;w' +
  'eg:*3}3;weig-:x2y2z4D1H1R2W3}5;weigh:z3F2}2;weighs:C1H3;weight:x3y3z3D1R2W4}2;weights:}6;weir-:F3}3;weird:F3}3;w' +
  'eke:&6;welc-:l2t3v4z3A2B3E2F4G2;welcome:l2t3v1z3A2B3E2F4G2;well:c1f1k2l1o2s1v1w1B4C1H1O1R3T2V2$1-2>2]2;well-:#5<' +
  '4;wellness:#5<4;went:y2z2H5K1U2,4.1{4}4;were:r4u2D3E2O6Q2#2*2@1;werk:c4d6f1n3O3=7_4;werk-:#4)7;werkswinkel:)6;we' +
  'si-:F3O3;wesifazane:F3O3;wet:}6;wett-:S3}3;wettig:S3}3;what:a2j5v2w4R4S4T6&1;what about:d4g3i3l3n3q1r3w2I2W4*3>3' +
  '?3;what age:A6B2Q4;what are:a3g4j3k2v2x3S4T4$1&1+2^2;what can:d2f1v4w3C3D3T6#1/2_1;what cost:m4s2#3$3%2&1.2]3^1;' +
  'what days:a4b7C3F3$4%1;what did:r3|3}5;what do:j4l2w2B3C1R4T5!1$2&4@2]1}1;what does:b3j3k1o1w2P1S3$3&4]1^2|3}2;w' +
  'hat happens:f3h1o3p3q3r2v4y1P2&3,2>1@4_2;what i:k1r3v2w2E2/2@6{2}1;what if:p5r2v1y2z2G1O2P1Q2%1*6}2;what is:g2j2' +
  'A4B1M4R1S3T2X3$1&2[2|1}2;what it:j6S5^3;what must:k3p4t3w6x3K2R3*2|2}2;what now:r3t4u3v2_3;what should:j2v1w2R5;' +
  'what time:a5b3c1d3g7i5v1C2;what to:w5B2D2R3U2V4Z5)2*3}2;what will:j3v5S5$3&4^2|3}1;what would:j5m4w1C1I1R5#3$3%2' +
  '&3*2;what you:j2l3T4W3Y3%3*1;what-:a1b3j2s1v1J1M4R2S2T2$1,1/1;whatever:j2w3$3)4;whats:a2b3d1j3o2s2v2A1I1J1N1P1Q1' +
  'R3S3T3$1;whats the:j1s2v4A1I3J3M2N1O1Q3R1)1[1_1;whats your:d3j1l4m3A2J1M3T4;whatsapp:n2p2t2D2M7,3/4@4}1;whatsoev' +
  'er:z4;whee-:G2H12I4;wheelchair:G3H10;wheelchairs:H6;wheels:H1I5;when:a6b5g6h1i5P6(6)1>1{3;when a:B2E4F1(3*2}4;wh' +
  'en are:b3g2h3P2$3(3]3;when can:a3g3p2r3t3A4C3G1P4(1;when do:a3b2g6h5i3n3r2y1P3)3+3]3;when does:a4d3g2i3A2F2!2{4}' +
  '2;when i:l1m4o4r5v6z3G4P3Q1,4?1^3;when is:a5g6i3P2Q2Y3Z3(4)4{1}2;when the:a2h3o1Q4(2>5{2;when will:P2(4)2]1_3{6;' +
  'when you:g2k5v3y3F3>3;when-:a5(3;whens:a5(3;wher-:b3t1v2I1J6K2L4M1R1S1=1[3{1;where:b3t1v2I1J5K2L4M1R1S1=1[3{1}1;' +
  'where are:F3J2?5@2{1}4;where can:o2K4L3M4N3V1!1%1=4?1^2}4;where do:t2v1I3J1K1L2M2R2)1]3{1|4;where i:v2J2L1U5V3W2' +
  'X3$3,3=2;where is:b2t5A2H1J2M2@1[3]1{4}1;where must:n3I5J4K3]4_2;where the:b3J3K1Q1V4}1;whet-:a2b2i1k1o1y1C2H1L2' +
  'S2V3W3?3@3{2;whether:a2b2i1k1o1y1C2H1L2S2V3W3?3@3{2;whic-:a4b2j3v3A2C1I2J4N2R5T3}1;which:a4b2j3v3A2C1I2J4N2R5T3}' +
  '1;which class:B3C5Q4R7W2;which days:a2b7t4B3V2&3;which group:A3C5;which of:B3N3R8;which one:R8;whil-:m2q4w2x3E4F' +
  '1K4L1*1}2;while:m2q4w2x3E4F1K4L1*1}2;while i:B4K2L4{3}3;while my:E3K3?4;whit-:w2P2S3V2W2]4_1}1;white:w2P2S3V2W2]' +
  '4_1}1;who:v6z1M3N11O2S4,3@2}3;who are:f4D2N5U2*2;who can:M7&3?3;who do:n3p2q3v4y3M3#5$3=1;who has:y3z4C2-1@3{1;w' +
  'ho is:C1N4S2+1,5|2}3;who teaches:F4N1O3X3;who was:N2}4;who will:v3N3Q3)3}1;who won:}7;whoe-:M1N3;whoever:M1N3;wh' +
  'ol-:b2g1k1l3m1o2s2A1B1E1K1Q1#5;whole:b2f1g1k1l4m1o2s2A1B1E1K1L1Q1#5&1;wholesale:}5;whom:p2v5M6N7=3;whom do:p2v3M' +
  '3N4=3;whos:a1m1N10;whos-:e1N7+4,4;whose:e1N7+4,4;wht:w5;why:s3M2S5@5{2}7;why do:j2S4@5}2;wick:R2}4;wide:H5;wido-' +
  ':A2U4;wife:j2l1E1F5O3R1$4&1?1}1;wife and:f1k1l3W2$4&3(3}2;wifi:}11;wigg-:l5;wiggle:l5;wil:b1l1o2p3q3t3y3E3M1U2V1' +
  'W1X1Z1!2$2%2?2_2;wil leer:F2U3W2X3Y3=3;wild:C4D2.4;will:i2v4y3z3D1K1N1Q1}1;will a:y3C2F1I4$3(4<2;will be:g1m2q4u' +
  '2z3C2F2K4P1}5;will he:z1A3D5H2;will i:i2j2v1y3z4N3P1Q4S3&1*3=1?2}2;will it:a3i1j2w2y1z3D2F3K3N4&1)2^2;will my:i2' +
  'n3x3y3K4N2P2+2<2@5{2;will the:g3h2i4r1v2F3P2Q3>2]4^1}1;will there:a1h3l2v1C3&2(3)2>4;will they:v2z2K2S2^3{3}2;wi' +
  'll you:g1h2l4o3s3v1C3$3(2)1@4]3_2{3;will-:=5}3;willing:=5;win:O1}5;wind-:e2E3K2&2*2]3^3}3;window:e3E3K2&2*3_1}2;' +
  'wing:T4;wink-:}5;winkel:}5;winn-:}5;wint-:h2l3w1x3L1(3)2>1;winter:h2l3w1x3L1(3)2>1;wise:b2G3H1;wish:p1}4;wish-:p' +
  '3=3;wishes:p3=3;wit:n2G3;with:F1Q2$1+1;with a:d2y3G1H2K1O2Y1$4&1*1-3.1/2;with all:a2b6B2F2;with kids:a3D1O6=4;wi' +
  'th me:a2l3n3t1v3w4A1B5C1$2+3?2;with men:F8;with my:b1n2u1E3H3$4+2@3{3}2;with no:l3z5D2K3+3/3>2;with the:e1j2v3C6' +
  'K5M1N2Q2V1?2|1;with you:f2m4o1t1A5B5U5V2Y1,1.3/3<3=7@1;with your:b3f2z3C2V2<2=2]5;with-:m4p4s3w1x3E2F1G1H1I1+2>1' +
  '_1;withdraw:p6;within:i2p3r2A1_4;without:m4o1q1s3w1x4z1E2F2G3H1I2+3>2;without a:m1t4H1I5L3U2%1+3^2|1;witn-:}5;wi' +
  'tness:}5;wits:l4I4R3?2;wken-:f7;wks:r3&5;woku-:=4;woma-:x1F8O5R3S2;woman:x1F8O5R3S2;wome-:h2l1y1F8L2O2Q3R1W1Y2}1' +
  ';women:h2l1y1F8L2O2Q3R1W1Y2}1;won:-3}6;wond-:a2l2A2D1J2P2R2S2|1;wonder:P3R2S2|2;wondered:a3l3;wondering:A3B1J3;w' +
  'ont:q3r3u2D6E2F2J1Q3}5;wont be:q3u2I2Q4}5;wood-:I2#3]4}2;wooden:]4}2;woodmead:I2#3;wool-:}5;woolies:}5;word:y4A1' +
  'C1D4S4W3!3*4.3{3;word-:S2|2;words:S2|2;wore:x4_1;work:c3d5V3W4Y1#3$1=7;work as:L4O3V3!3=3;work at:c3d4e1P2+2<2=2' +
  '}2;work for:d1m2v3z2F4J2=5^2;work in:d2e1w4I5J2P2S3W1=4?2^3;work is:a2m3q1r3u1K4U2?3;work with:f2o2G3O3Q2#5$4<3;' +
  'work-:d1e1g1h2l1F1O2W1#5)8/3>2;worker:a3f1l3z4Z1,2=3;workers:e3h5l4#4;working:d4g4O2R2U3V1!3<3=1>4}2;workout:c3e' +
  '3S4W4<2|3}2;workouts:z4/6;works:e2u3v3E3G1N3O3R4Y2!2*3>1;workshop:F3#1)11.1/2;workshop for:N3)5.3/4;workshops:)1' +
  '0;worl-:h3N1}4;world:h3N1}3;worn:y2_4;worr-:y4D3G3K2O2Q2*3_2;worried:y4D4F2G3O2Q3_2;worries:D1}4;worry:y3z2G2K3*' +
  '4;wors-:z5U4;worst:z6;wort-:I2$1&2^2|3}3;worth:I2$1&2^2|3}3;woul-:j1F1R2;would:j1F1R2;would be:c3d2e2f4w2F2G2N3R' +
  '4$2)3;would i:d1j1m2o4r2y2z4A2F2G2I2N3P3Q1R3;would it:j1m3D1E3G3#2$2%3;would like:f1T1U3Y2#1%1=1?4|2;would love:' +
  'c3d2f1j2l2t4v2B3F2W2Z1=3;would prefer:d2f1E1F1O4$3%3;would rather:h4m3x3I1M3$1+3^4;would the:j3D1G5&2(3.2]4|2;wo' +
  'uld you:l1z1A2C3G1R4#4$2.3=2@2}3;woun-:Z7;wound:Z6;wrap-:p1w4-1]7^1_4{4;wraps:p1w4]7^1_4{4;wres-:x1y1R3S3T4V6}1;' +
  'wrestle:y2V3;wrestler:V3}2;wrestling:x1R4S4T4V4;wris-:x2G3*6,3;wrist:x3G3*5,3;writ-:q3M2P5@2|3}2;write:M2P4@3}4;' +
  'writing:q2E1P3S1T2}1;written:|4;wron-:u3@2_6}3;wrong:u3@2_6}3;wrot-:|5}1;wrote:|5}1;xa:j2v3w2E3*3>5}1;xmas:h7-3}' +
  '1;y:X5^2;ya:r2s2x2F3J1M3N4Z3#2%3&3)1+5<1{3;yaba-:l3F4&3(2[2}2;yabafundi:l3[3;yabaqalayo:&3(2;yam:@3{3}3;yama-:F5' +
  '&3;ye:a2]3_4;year:h6l4o7q1C7P2#4(2}1;year and:b1h2k2l1z3B2F3U1#3$3&4]3;year end:h2q1#4}4;year old:C7D3F1+1]1;yea' +
  'r olds:A3C4}2;year-:h1k2l3o3A2C4O3P2=1>1;yearly:k5l3;years:h1l2o4A2C4O3P2=1>1;years ago:z1A1G3N1U2Z4;years old:C' +
  '8O1=3;yedo-:G4;yedolo:G4;yell-:C1P5}1;yellow:C1P5}1;yenu:b5J3M3}2;yes:w2E1%4=4}4;yesi-:+3}2;yest-:g1p3r3T3[2{2}2' +
  ';yesterday:g1p3r3T3[2{2}2;yet:C3E5(1+1{8;yi:r3!1;yini:d1h2y3z3F1I3L3Q3R1S3T4#4+2,1<1@1;yiph-:I3R5;yiphi:I3R5;yoc' +
  'o:n5;yoga:m2w4z2T4)2}4;yoh:r3}1;yoku-:k4s5v3}1;yokuqala:s5v3;yonk-:j3;yonke:j3;you:T1@1;you accept:n2z3A5B4C4;yo' +
  'u also:h4q2x3V3Y3<2>3|2;you and:b1d2m2t2C3E2T3V5=2;you are:g1z1F2J4N2U3V1=2}5;you be:b3g3h4A5G1)3;you charge:j4p' +
  '2s4E3#3$5%2^2;you close:g4h6I2J1>4;you closed:g4h3;you come:v3z2#3=5^3}2;you do:l2o1s1B4T6U3V2W4X1Y4Z3#2$1)1.5;y' +
  'ou for:j3m2o2B2P2S2#4*3+3;you from:I4*4}4;you get:s1y2z3F2L3Q5*1]3^3{2;you give:l4r2J3U2V2W3)2@3}4;you go:l1m4v1' +
  'x3R1Y3}1;you got:a2c1d2e1B4L2T2U2V2W4]2;you have:a2c1d1B1F2J1L2T3U1V2W2X2/1]5|3;you help:l2D5#4+3;you in:B3I2J6N' +
  '2<3>1^4;you keep:F2P3>2@4]3;you know:a3t4u4}6;you let:A3E4G4>2_2{3;you make:l3o1v2y3C3D2*4-2}2;you my:z2G4M3@3{2' +
  ';you need:p2t5z1G4S4&2,3=7?3;you offer:b1f3j3B3F2U4W1Z1!4#3$3=3;you on:w4H4I1M6Q3}4;you open:c3g6h5>5;you pay:K4' +
  'P4=6}4;you present:T3W3X3Z4!2#3)4;you rent:w4L3+4.3;you run:c1d3f1h3i3B2T3Y2#1&1(3)4>4;you say:w2A5G4R3;you sell' +
  ':m3@2]7|5}2;you send:n3o2-2?2^8_2}1;you start:a1c2v3y5z4A1C3;you still:g3n4r3J2U4V3W5/3>3?1;you supply:w3+5.1]2;' +
  'you take:j2k2l2m3n5t2z3A5B3C3U1!2<2=2_2}1;you teach:B4F3T4U3V2W4X4Y3Z4!3*4;you tell:a1o4D2J3N1R2S1@6{2|3;you tra' +
  'in:b6d2e3f3h2m1B1E2J1N2V3W3X1Y2!3#3$2*4;you use:y6J3K2Y3=2?5@2^5;you work:h3o2D1G1#4<3>3}1;youn-:l1A8B7C5Q1$1+2;' +
  'young:A6C3F1Q1+3.1;younger:A4B2E3;youngest:A3C6;youngsters:l3A3B7$3;your:A1J1M1N1O3T2@1}1;your academy:t3A3G2T1U' +
  '1V2W1X2!1+2<2=2@1;your class:b7w3z1D2}3;your classes:b2z4B1D5G2R4T2*3<2>3;your coaches:D2G2O2#4$2.2/2=4;your gym' +
  ':b2d1f2F2J2W2#2.2<3=3?2}3;your hall:}7;your instructors:N2O4}5;your page:a3A2H3J2N1Y3?4]2}1;your place:j1y2B3C1F' +
  '2H1I4L1Q2T1U2+1.3{1;your school:G2J5T5U3W2X3!4+1;your site:j4n2s1I2L3R3T2U2X1(3@4]1|1;your team:M2N4O2.3=4;your ' +
  'training:y2F3I2T4Z3*5;your website:b3g1t3J3M3T1W2X3%2?2}1;your-:g1i4j1w3y2H1J1K3N2O4Q2U1W3&4+2>1]1^2;youre:g3+3>' +
  '3}3;yours:f1i4j1w3y2H1J2K3N2O4Q2W3&3+1,1^3;yourself:U4&3;yout-:h4l2A1B7C1O1S1#2/4=3?2|1;youth:h4l2A2B6C2S2#3=4;y' +
  'outube:E3O2*1/5|3;zeal-:p3^3;zealand:p3^3;zero:s5z8P3U2&4;zezi-:B4T4;zikh-:H5L3;zikhona:H5L3;zimb-:=4^1}3;zimbab' +
  'we:=3^1}4;zip:*2_3;zips:w2x3;zone:K3[3;zoom:b1/12;zulu:N3X3}4;zumb-:z3T4}2;zumba:z3T4}2';
