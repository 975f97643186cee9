/** The text of the free sample of Battle Ready, once: its page shows it, and the site's build makes the PDF from it. */

export interface SamplePart {
  title: string;
  /** A sentence or two each. */
  paragraphs: readonly string[];
  lists: readonly { title: string; points: readonly string[] }[];
  /** What a reader should remember of the part. */
  closing?: string;
}

export const sampleFile = {
  path: '/battle-ready-sample.pdf',
  /** The day the text was last changed: the date inside the file, so that the same text makes the same file. */
  editedOn: '2026-11-20',
  language: 'en-ZA',
} as const;

export const sampleParts: readonly SamplePart[] = [
  {
    title: 'Before you read',
    paragraphs: [
      'This sample is for anyone who lives, works or travels in South Africa. It holds general habits that ' +
        'most people can start tonight, without equipment and without training. It cannot know your home, ' +
        'your road or your health, so take what suits you and leave the rest.',
      'Nothing here asks you to fight. Property can be replaced; people cannot. When someone threatens you ' +
        'for a phone, a bag or a car, the safest answer is nearly always to hand it over and get away.',
      'Save these three numbers in every phone in the house, and write them beside the front door. Test that the ' +
        'phones of children and older relatives can call them.',
    ],
    lists: [
      {
        title: 'When you call, say this, in this order',
        points: [
          'Where you are: street, number, suburb, and the nearest corner or landmark.',
          'What is happening, in one sentence, and whether anyone is hurt.',
          'Who you are, and a number on which you can be called back.',
          'Then answer the questions you are asked, and stay on the line until you are told to hang up.',
        ],
      },
    ],
    closing: 'Numbers can change. Check them once a year, when you check the batteries in your torch.',
  },
  {
    title: 'Awareness without fear',
    paragraphs: [
      'Being aware does not mean being suspicious of everyone. It means knowing what is normal where you ' +
        'are, so that you notice early when something is not. Early matters: if you notice someone at thirty ' +
        'metres, you can still cross the road. At three metres, you cannot.',
      'Paying attention is tiring, and nobody can do it all day. Save it for the moments when you move ' +
        'from one place to another: at a gate, at a door, at a taxi rank, at an ATM, when you get into a car ' +
        'and when you get out of it.',
    ],
    lists: [
      {
        title: 'Three habits for the street',
        points: [
          'Phone away while you walk. If you need it, stop with your back to a wall or step into a shop.',
          'Keep one ear free. With music in both ears, you cannot hear what is behind you.',
          'Look up at each corner: who is here, where are they going, and which way would I leave?',
        ],
      },
      {
        title: 'When something feels wrong',
        points: [
          'Act on it. You owe nobody an explanation for turning round or going back inside.',
          'Get some distance first, then decide. Walk towards light, people and open doors.',
          'Use your voice while they are still far away: a calm, loud "Stop there" tells the other person, and ' +
            'everyone near, that you have noticed.',
        ],
      },
      {
        title: 'At an ATM',
        points: [
          'Choose one inside a bank or a shop, by day, with somebody you know if you can.',
          'Cover the keys with your other hand. Do not accept help from anyone, in uniform or not.',
          'If the machine keeps your card, stay there and call your bank on the number you saved beforehand.',
        ],
      },
    ],
    closing: 'Notice early and leave early. Every other skill is for the day when you could not.',
  },
  {
    title: 'Safer at home',
    paragraphs: [
      'A home is safest in layers: the street, the boundary, the walls, the inner doors, one room. No ' +
        'layer has to be perfect. Each one should slow an intruder down and make a noise, so that help is on ' +
        'its way before they reach the next.',
      'Walk round your home once by day and once after dark, from the outside, as a ' +
        'stranger would. Write down the three easiest ways in. Those three are your list ' +
        'for this month, and most of them cost little: a bulb, a bolt, a branch cut back.',
    ],
    lists: [
      {
        title: 'Every evening',
        points: [
          'Do the same round at the same time: gates, doors, windows, garage. One person does it, and another ' +
            'checks.',
          'Keep keys out of sight and out of reach of any window, but where everyone in the house can find ' +
            'them in the dark.',
          'A charged phone and a torch beside the bed. Load-shedding or not, this one habit pays for itself.',
        ],
      },
      {
        title: 'A plan that fits on one page',
        points: [
          'One room that locks, with a working phone in it. Everyone in the house knows which room it is.',
          'One word that means: go there now and ask questions later.',
          'Who calls, and whom: 10111 first, then your armed response or neighbourhood watch if you have one.',
          'Where the family meets outside if there is a fire.',
        ],
      },
      {
        title: 'At the gate and the door',
        points: [
          'Speak through a closed gate. Ask for a name and call the company on a number that you looked up yourself.',
          'If you come home to an open door, do not go in. Drive on, and call from a place with people.',
        ],
      },
    ],
    closing:
      'Practise the plan twice a year with everyone who sleeps in the house, as calmly as a fire drill at school.',
  },
  {
    title: 'On the road',
    paragraphs: [
      'Most trouble around cars happens when they are standing still: in driveways, at red lights, at ' +
        'garages, in parking areas. Try to stop less often, stop where people can see you, and always leave ' +
        'yourself a way out.',
      'Tell one person where you are going and when you expect to arrive. ' +
        'Keep half a tank or half a charge. Keep the phone within reach, but out of sight.',
    ],
    lists: [
      {
        title: 'While you drive',
        points: [
          'Doors locked, windows up or open by no more than a hand, bags in the boot before you set off.',
          'At a red light stop where you can see the wheels of the car in front touch the road: ' +
            'that is room to pull out.',
          'If you think you are being followed, do not drive home. Make four turns in the same direction to be ' +
            'sure. Then go to a police station, a hospital or a busy garage.',
        ],
      },
      {
        title: 'At your own gate',
        points: [
          'Turn the radio down a street before you get home, and look at who is standing or parked there.',
          'If the gate is slow, wait in the road with a clear way ahead, not nose first in the driveway.',
          'Go round the block when anything is different. It costs you two minutes.',
        ],
      },
      {
        title: 'If someone takes the car',
        points: [
          'Hands where they can be seen, no sudden movement, few words. ' +
            'Say what you are going to do before you do it: "I am opening my belt."',
          'If there are children in the car, say so straight away, calmly, and take them out with you.',
          'Step away from the car, to the side and not behind it. Do not chase it, and do not stand in its way.',
        ],
      },
    ],
    closing: 'Insured or not, it is only a car.',
  },
  {
    title: 'Children and teenagers',
    paragraphs: [
      'Children do not need frightening stories. They need a few clear rules, practised as a game until ' +
        'they are boring, and grown-ups who stay calm when a child tells them something difficult.',
      'Teach what to do rather than whom to fear. Most people who harm children are known to them, so "never talk ' +
        'to strangers" misses the point; "nobody may ask you to keep a secret from us" does not.',
    ],
    lists: [
      {
        title: 'From five years on',
        points: [
          'Their full name, yours, and one phone number by heart. Set it to a tune.',
          'A family password: anyone who fetches them has to say it, even an aunt or a policeman.',
          'No, go, tell: say no loudly, go to people, tell a grown-up, and keep telling until someone listens.',
          'If they are lost, they stay where they are and ask a mother with children, or someone behind a counter.',
        ],
      },
      {
        title: 'From ten years on',
        points: [
          'Walk in pairs, facing the traffic, along a route that you have walked together.',
          'The phone stays in the bag between the school gate and home.',
          'They may always call to be fetched, at any hour, and the questions can wait until the morning.',
        ],
      },
      {
        title: 'For the grown-ups',
        points: [
          'Ask "What was the best and the worst of today?" and then listen without trying to fix anything.',
          'Believe the child first. Write down what was said, in the words that were used, and get help: ' +
            'from the school, from a doctor, from the police.',
          'Lock away firearms, medicines and cleaning agents, every time, in separate places.',
        ],
      },
    ],
    closing: 'A child who knows that you will not be angry will tell you in time.',
  },
  {
    title: 'Phones, banking and the internet',
    paragraphs: [
      'Your phone is your wallet, keys and identity in one, and it is what thieves want most. Imagine the ' +
        'day it is gone: what can somebody do with it in the first ten minutes, and what can you do from ' +
        'another phone?',
      'Most fraud needs you to hurry. A real bank, courier or SARS official will not give you minutes to ' +
        'decide. Put the phone down and call back on a number that you find yourself.',
    ],
    lists: [
      {
        title: 'This evening',
        points: [
          'A screen lock of six digits or more, and a different code for the banking app.',
          'Turn off messages on the locked screen, so that one-time codes cannot be read there.',
          'Switch on the service that finds and wipes a lost phone, and try it once from another device.',
          'Write the numbers of your bank and your network on paper, and keep the paper at home.',
        ],
      },
      {
        title: 'Every time',
        points: [
          'Nobody from a bank ever needs your PIN, your password or a one-time code. Anyone who asks for one ' +
            'is a thief.',
          'Type web addresses yourself instead of following a link in a message, however real it looks.',
          'Set low daily limits for cards and transfers. You can raise them for an hour when you need to.',
        ],
      },
      {
        title: 'Buying, selling and meeting',
        points: [
          'Meet by day, in a busy public place; ' +
            'some police stations let people trade in front of them. Take somebody along.',
          'A proof of payment is not a payment. Do not hand anything over before the money is in your own account.',
          'Post holiday pictures when you are back, not while you are away, and leave house numbers and school ' +
            'badges out of them.',
        ],
      },
    ],
    closing: 'Slow down. A scammer cannot afford to give you even a minute.',
  },
  {
    title: 'After an incident',
    paragraphs: [
      'When it is over, get to a safe place first and check that everyone is there. Your hands may shake, ' +
        'you may laugh or feel nothing at all, and time may seem to have jumped. All of that is ordinary, ' +
        'and it passes.',
      'Look for injuries before anything else, your own too: people often do not feel them at first. Press ' +
        'hard on a bleeding wound, and call 10177 or 112.',
    ],
    lists: [
      {
        title: 'In the first hour',
        points: [
          'Call 10111. Touch as little as you can, and do not let anyone tidy up.',
          'Use any phone you can to ask your bank to stop your cards and your network to block your phone.',
          'Each of you should write down what you remember before you talk about it: faces, clothes, words, ' +
            'the way they left.',
          'After a sexual assault, go to a hospital or a clinic straight away, before washing. Treatment that ' +
            'prevents HIV has to begin within 72 hours, and it does not depend on opening a case.',
        ],
      },
      {
        title: 'In the first week',
        points: [
          'Open a case at a police station, take somebody along, and keep the case number: insurers ask for it.',
          'Change the locks if keys are gone, and the passwords if a phone or a computer is.',
          'Eat, sleep and move, even if only a little. Keep to your normal routine where you can.',
        ],
      },
      {
        title: 'In the first months',
        points: [
          'If nightmares, fear or anger have not eased after four weeks, see a doctor or a counsellor. It is ' +
            'treatment, just like for any other injury.',
          'Children often show it in what they play or draw. Answer their questions honestly and briefly, as ' +
            'often as they ask.',
          'Look at your plan once more, without blame, and change one thing.',
        ],
      },
    ],
    closing: 'What happened is the fault of the person who did it. You got through it.',
  },
];
