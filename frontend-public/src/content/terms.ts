/** The terms and conditions (spec 1 sections 2.11 and 9). Figures come from libs/school. */
import { randWords } from '#libs/domain/money';
import { prices } from '#libs/school/prices';
import { school } from '#libs/school/school';
import type { LegalText } from './legal-text';

export const terms = (): LegalText => ({
  title: 'Terms and Conditions',
  lead:
    'What you and the school can expect from each other: in class, with a membership and when you order ' +
    'from the shop.',
  lastUpdated: '2026-11-27',
  sections: [
    {
      id: 'acceptance',
      title: 'Acceptance of these terms',
      blocks: [
        `These terms apply between you and ${school.name} (“the school”, “we”) when you train with us, join as a ` +
          'member, book a class or a course, order from our shop or use this website.',
        'By joining, booking, ordering or taking part in a class you accept them. Please read them first, ' +
          'especially the sections on risk, liability and indemnity. If something is unclear, ask us before ' +
          'you accept.',
        'If you are under 18, a parent or legal guardian must accept ' +
          'these terms for you and sign for you before your first class.',
        'Nothing in these terms takes away a right that the law gives you and that cannot be given up, such as ' +
          'your rights under the Consumer Protection Act 68 of 2008 (CPA) and the Electronic Communications and ' +
          'Transactions Act 25 of 2002 (ECTA).',
      ],
    },
    {
      id: 'risk',
      title: 'Risk and waiver',
      blocks: [
        'Self-defence and combat training is physical contact. Even with care, good supervision and protective ' +
          'equipment you can be hurt: bruises, cuts, sprains, broken bones and dental injuries happen, and serious ' +
          'injury, though rare, cannot be ruled out.',
        'By taking part you confirm that you know these risks and take part of your own free will. As far as the ' +
          'law allows, you accept the ordinary risks of this kind of training as your own.',
        'This waiver does not cover harm caused by our gross negligence or by something we did on purpose, nor ' +
          'anything else for which the law does not let us exclude responsibility.',
      ],
    },
    {
      id: 'medical-clearance',
      title: 'Medical clearance',
      blocks: [
        'You confirm that, as far as you know, you are fit to train. Ask a doctor first if you have a heart or ' +
          'lung condition, epilepsy, a recent injury, operation or concussion, if you are pregnant, or if you take ' +
          'medicine that affects your balance or your bleeding.',
        [
          'Tell the instructor before class about anything that ' +
            'matters for your safety or that of your training partners.',
          'Do not train when you are ill, infectious or concussed.',
          'Stop immediately if you feel unwell, and say so.',
        ],
        'We may ask for a letter from a doctor, and may keep you out of a class for your own safety. In an ' +
          'emergency you allow us to give first aid and to call an ambulance, which you or your medical scheme ' +
          'must pay for.',
      ],
    },
    {
      id: 'conduct',
      title: 'Conduct',
      blocks: [
        'We train hard and treat each other well. In class you:',
        [
          "follow the instructor's directions, and stop when told to stop;",
          'control your strength and respect a tap or a call to stop immediately;',
          'come sober, clean, with short nails and without jewellery;',
          'do not bully, harass or discriminate against anybody;',
          'bring no weapon onto the mat unless the instructor has asked for it and checked it.',
        ],
        'For firearms training you need the licences the law requires, ' +
          'and you follow the range officer without exception.',
      ],
    },
    {
      id: 'payment-and-refunds',
      title: 'Payment and refunds',
      blocks: [
        'Prices are in South African rand. You will find them on the Membership page, with each course and ' +
          'with each product in the shop.',
        [
          `Memberships run by the month, with a minimum commitment of ${months(prices.commitmentMonths.basic)} ` +
            `(Basic), ${months(prices.commitmentMonths.standard)} (Standard) or ` +
            `${months(prices.commitmentMonths.premium)} (Premium). A registration fee of ` +
            `${randWords(prices.registrationFeeCents)} is paid once.`,
          `A beginner course costs ${randWords(prices.beginnerCourse.monthlyCents)} a month for ` +
            `${months(prices.beginnerCourse.months)}, with a joining fee of ` +
            `${randWords(prices.beginnerCourse.joiningFeeCents)} once, which includes a training kit.`,
          'Joining fees and equipment fees are non-refundable, except where the law says otherwise.',
          'You may freeze your membership for up to 30 days a year with a valid reason, such as illness, injury or ' +
            'travel. Ask us in writing before the freeze begins.',
          'Classes you miss are not refunded.',
        ],
        'After you order from the shop, we tell you how to pay and how your order reaches you. Because you ' +
          'buy at a distance, section 44 of the ECTA lets you cancel without a reason and without a penalty within ' +
          'seven days after you receive the goods. Tell us in writing and return them unused; we may charge only the ' +
          'direct cost of the return, and refund what you paid within 30 days of your cancellation. The exceptions ' +
          'of section 42 of the ECTA apply.',
        'You may return goods that are unsafe, defective or not of good quality within six months under ' +
          'section 56 of the CPA, for repair, replacement or your money back, as you choose.',
      ],
    },
    {
      id: 'techniques',
      title: 'Use of techniques',
      blocks: [
        'What you learn here can injure or kill. Use it only to defend yourself or others within South ' +
          'African law, which requires force to be necessary and in proportion to the attack.',
        'Do not teach our techniques to others as if you were our instructor, and do not use them to threaten, to ' +
          'show off or to start a fight. You alone are responsible for what you do with them outside of class.',
        'Training cannot promise an outcome: no technique works every time.',
      ],
    },
    {
      id: 'facility-rules',
      title: 'Facility rules',
      blocks: [
        [
          'Come 10 to 15 minutes early to your first class, to register.',
          'No shoes on the mats, and no food or chewing gum.',
          'Use equipment as you were shown, put it back, and report what is broken.',
          'A parent, a guardian or an instructor must supervise children under 13 at all times.',
          'Look after your belongings: as far as the law allows, we are not responsible for what is lost or stolen.',
          `We train at the venue of a fitness club (${school.venue}). Its house rules apply to you as well.`,
        ],
      ],
    },
    {
      id: 'photography',
      title: 'Photography',
      blocks: [
        'Do not photograph or film other people in class without their consent and that of the instructor.',
        'We photograph or film you for our own publications only if you have agreed, and children only if a parent ' +
          'or guardian has agreed. You may refuse, and may withdraw your consent at any time, without any effect on ' +
          'your training. The Privacy Policy says more.',
      ],
    },
    {
      id: 'termination',
      title: 'Termination',
      blocks: [
        'You may end your membership with 30 days written notice after the minimum commitment. An email is enough.',
        'Where section 14 of the CPA applies, you may also end a fixed-term membership ' +
          'earlier, with 20 business days written notice. We may then charge what you ' +
          'owe up to that day and a reasonable cancellation fee, as that section allows.',
        'We may suspend or end a membership when these terms are seriously or repeatedly broken, when fees ' +
          "stay unpaid after we have reminded you, or immediately if somebody's safety is at stake. If the law " +
          'obliges us to refund something, we will.',
      ],
    },
    {
      id: 'liability',
      title: 'Limitation of liability',
      blocks: [
        'As far as the law, and above all the CPA, allows, our liability to you for all claims together is limited ' +
          'to the fees you paid to us in the month before the event.',
        'Under the same condition we are not liable for indirect loss, such as lost income.',
        'These limits do not apply to harm caused by our gross negligence or by something we did on purpose, to ' +
          'harm from unsafe or defective goods for which section 61 of the CPA makes us liable, or to anything else ' +
          'for which liability cannot be limited.',
      ],
    },
    {
      id: 'indemnity',
      title: 'Indemnity',
      blocks: [
        'If somebody claims from us because you broke these terms, ignored an instruction or harmed another ' +
          'person on purpose or by your negligence, you must pay what that costs us, as far as the law allows ' +
          'and as far as we did not cause it ourselves.',
        'A parent or guardian who signs for a child gives this ' +
          "indemnity for claims that arise from the child's conduct.",
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      blocks: [
        'We may change these terms, our prices and the class schedule. The date at the top shows when these ' +
          'terms last changed. Members are told in writing at least 30 days before a change to their fees or ' +
          'to their rights takes effect.',
        'An order or a booking keeps the terms under which it was made. Classes may change on public holidays.',
      ],
    },
    {
      id: 'governing-law',
      title: 'Governing law',
      blocks: [
        'South African law governs these terms, and the South African courts decide disputes about them.',
        'Talk to us first: most things can be settled in a conversation. You may also turn to the Consumer Goods ' +
          'and Services Ombud or to the National Consumer Commission.',
        'If one part of these terms turns out to be invalid, the rest stays in force.',
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      blocks: ['Questions about these terms, notices and cancellations reach us here:'],
    },
  ],
});

function months(count: number): string {
  return count === 1 ? '1 month' : `${count} months`;
}
