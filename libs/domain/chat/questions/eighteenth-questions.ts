/** What an eighteenth and a nineteenth stranger asked blind and did not get its answer then, and its relatives. */
import type { QuestionSet } from '#libs/domain/chat/questions/asked-questions';

export const eighteenthQuestions: QuestionSet = [
  [
    /Junior Defenders \(8-11\)|ages 12-15/,
    'my daughter in grade 6 gets pushed around at school > What days is her age group',
    'At 10, the right group is what, and what of grade 4 > do you have classes for grade 4s',
  ],
  [/Teen Program/, 'do you have classes for grade 9s', 'my seun is in gr 8, watter klas is reg vir hom'],
  [/Little Warriors/, 'do you take grade R kids'],
  [
    /At 7, .*At 10, /,
    'I am enquiring on behalf of my two sons, aged 7 and 10. Could you please let me know which class would be ' +
      'suitable for them and whether they could train together?',
  ],
  [
    /Please ask your doctor first/,
    'howzit, my boy has adhd and cant stand still for 2 minutes lol do your coaches know how to handle that',
    'two of our colleagues use wheelchairs, can they take part?',
  ],
  [/Kids Sparring/, 'my son is 9 > cool will bring him saturday then if there is a class saturday'],
  [/^There are change rooms/, "I'm trans and not sure which class I'd be welcome in > where would I change"],
  [/BASIC has a 1-month commitment/, 'whats the smallest commitment i can start with'],
  [/a parent or guardian has signed/, 'im 17 can i sign up without my parents'],
  [/we have gift vouchers/, 'how much with delivery to centurion > can she get a gift voucher so i stay alive lol'],
  [
    /online assistant/,
    'who must i vote for > hahaha ok just testing you. are you a real person',
    'who am i talking to is this a robot',
  ],
  [/You may write to me/, 'hallo praat julle afrikaans', 'can i type in zulu'],
  [
    /^It's a pleasure/,
    'lemme think about it, thanks hey',
    'ok see you later then :)',
    'sharp bra appreciate',
    'i will ask the boss at home first, dankie',
  ],
  [/^Great\. Ask me/, 'just looking'],
  [/^We teach Krav Maga/, 'Is my parcel from takealot here > sorry wrong website. but since im here what do u guys do'],
  [/^Send a WhatsApp .*we answer in writing/, 'please dont phone me, whatsapp or email only'],
  [
    /^Leave your name .*Call us on/,
    'This is now the second time im asking, I want a person to call me',
    'can somebody phone me please',
  ],
  [
    /corporate training, by custom quote/,
    'we are a girls high school in Bryanston and would like something for our matrics before they leave for ' +
      'varsity, about 80 girls. Do you do that?',
    "I'm a teacher at a primary school in Parkmore. Do you do talks or after-school programmes at schools?",
  ],
  [/^You are welcome to watch/, 'mnr ek is 58 > wanneer kan ek inloer'],
  [/^It is 15 minutes by car/, 'waar is julle > lekker, hoe ver is dit om te stap'],
  [/Families may ask for a family price/, "Is daar 'n paartjie spesiaal?"],
  [/^Each coach is certified/, 'would the instructors be female? some parents have asked'],
  [/8 to 16 people/, 'what is the ratio in the kids class, teachers to children'],
  [/^Classes you miss are not refunded/, 'the class started late on saturday > And can I get a make up class for it'],
  [/Monday to Friday 06:00/, 'ag fine, is the gym open at least'],
  [/^(?!.*discounts?).*No upper age limit/, 'do you have anything for seniors? My mother is 71 and lives alone'],
  [/^We do not sell single classes/, 'can i drop in tonight and move around a bit'],
  [
    /^I am not sure that I understood you\. Nobody has to spar.*\nIf something is wrong/s,
    'is the kids sparring rough, i dont want him hurt',
  ],
  [
    /^I am not sure that I understood you\. Give me the order number.*\nIf something is wrong/s,
    'my tracking has been saying label created since last monday, is somebody actually sending it',
  ],
  [
    'unknown',
    'what does the law say in SA, can i get arrested if i hurt the guy who tries to rob me',
    'is it legal to hit back if someone grabs my bag',
    'how far can i go before im the one in trouble',
    'can i keep my hijab on',
    'are you hiring coaches > is it full time or per class',
    "I'd love to do something with my daughter (13), is there a class where dad and kid train together?",
  ],
];
