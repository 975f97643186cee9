/** Danger told in passing, by a joke or for somebody else: written by people who had seen no rule. */
export const toldDistressMessages: readonly string[] = [
  'hi what time is the ladies class tonight? need to be out the house before he gets back from the tavern, ' +
    "when he's had a few he doesn't stop at shouting anymore",
  "Do you do trial classes? also random but there's a white Polo that's been outside my complex since i got " +
    'home and its the same one from the Engen',
  "my husband keeps my ID and bank card so i can't pay by card, can I pay cash and can you not phone this " +
    'number pls',
  'theres someone in the kitchen. we are in the bathroom',
  "lol my boyfriend says if I join your gym he'll break the other arm",
  'Hey do you have parking at the back? My ex found out where I train last time and he was waiting at my ' +
    'car again today',
  'I dont know who to ask. one of my learners came to class with belt marks on her legs and she begged me ' +
    'not to send her home this afternoon',
  "what's the youngest you take? my sister's little boy is 5, her new man locks him in the storeroom when " +
    "he cries and I dont think he's eating",
  "I won't need the membership anymore, please give my gloves to someone who can use them. you guys were " +
    'kind to me. sorry for everything',
  "Took a whole box of my mom's sleeping tablets about half an hour ago and now im kinda scared",
  "my training partner just went down and he's grey and making a weird snoring sound, coach isnt here what do we do",
  'He says I have till friday to send R5000 or the pics go to my whole matric group',
  'it happened on saturday after the party. i keep showering. i was wondering if your classes help with the shaking',
  'Ngicela usizo, umyeni wami uyangishaya futhi uvale iminyango, angikwazi ukuphuma',
  'Hy het gesê as ek vanaand uitstap kom ek nie weer lewend in nie. Ek sit in die badkamer met die kinders',
  'My gogo stays with my uncle and every pension day she has new bruises, she says she fell. she doesnt ' +
    'even walk that much. how do I step in',
  "the job in Sandton wasn't a waitress job. they have our passports and there are 4 of us in the flat. i " +
    'only have the phone when she sleeps',
  'Quick question what are your prices and can you message me only between 9 and 12, he goes through my ' +
    'phone at lunch and at night',
  'im walking down louis botha and this oke has crossed the road every time i crossed. what must i do',
  'some guys came to my spaza again, they say its R2000 a week protection or they burn it. they coming back tonite',
  "eish i just can't anymore. everyone would be fine without me honestly. anyway do you have morning classes",
  "Friend of mine isn't answering after she sent me a voice note saying goodbye and that I must look after her cat",
  'He never hits me so I feel silly asking. He just decides what I wear and when I can see my mom and he ' +
    'takes my car keys when he goes to work',
  "they've put my nudes on a telegram group with my school name on. i can't go back there tomorrow i'd " +
    'rather be dead',
  'can a 14 year old join without a parent signing? i dont want my stepdad to know. he comes in my room ' +
    'when mom is on nightshift',
  'Cancel my booking for tonight please, cant open my left eye properly. Walked into a door, you know how it is 🙃',
  'My neighbour is screaming again and the kids are too. its gone quiet now which is worse. Unit 14. What do i do',
  'how long after someone chokes you should your voice still be hoarse? it was my partner, thursday, and ' +
    'swallowing is sore',
  "I'm in an uber and he isn't following the map, he's locked the doors and he's not answering me",
  "we're being held in the back office of the shop, they're at the safe, please call somebody Fordsburg, Mint road",
  'Do u guys teach kids? asking cos the grade 7s wait for my brother every day by the gate and yesterday ' +
    "they held a knife on him and said tomorrow they'll do it properly",
  'Undithembise ukuba uzakundibulala ukuba ndiyamshiya. Ndiyoyika, andazi ndiye phi',
  'hello. is the gym open late? me and my kids just need somewhere with lights on to sit until he falls asleep',
  'my colleague in accounts came with long sleeves in this heat and flinched when i touched her shoulder. ' +
    'today she told me he has bought a gun. she goes home at 5',
  'so funny story my ex has a key apparently lol. came home and my bed was made and there was a rose on it. ' +
    'third time this month',
  "Dad's chest is tight and his arm has gone numb, he says its only from the pushups he did in your class. " +
    'He is sweating a lot',
  'My girl has been cutting again and I found a note in her school bag this morning with todays date on it',
  'my supervisor said no overtime and no contract unless i go to the hotel with him friday. i really need this job',
  "got my booking confirmed thanks. ps if I dont show up tomorrow my husband's name is Pieter and we live " +
    'in Brakpan. only half joking',
  'I drank jik. please dont tell my mother',
  "The lady I do the cleaning for won't let me leave at weekends and she is keeping my passport since " +
    'february, no pay also. I want to learn to be strong',
  "there's movement on the roof and the dogs have stopped barking. armed response isn't picking up",
  "can u recommend something small I can keep under my pillow? he's out on bail since yesterday and he " +
    'already drove past twice',
  "hoe laat is die klas? my pa slaan my ma al weer en ek wil leer hoe om hom te keer, hy's nou in die " +
    'kombuis by haar',
  "I keep thinking about the bridge on the way to training. Like how easy it'd be. Do other people in your " +
    'classes feel like that',
  "They phoned to say they've got my daughter and I must ewallet 20k by 3 oclock and not talk to police. I " +
    "dont know if its real, she's not answering",
  "someone in your tuesday class has been dm'ing me from new accounts every time i block him. now he sent a " +
    'photo of my front gate',
  "My son (8) says the aftercare uncle has a secret game with him and that he'll hurt our dog if he tells. " +
    'i feel sick',
  "yoh he's kicking the door now pls",
  "will my classmates notice if I train in a scarf? There are finger marks. It's fine, we're working on it",
  'My flatmate did a lot of something at the party, lips are blueish and i cant wake her properly. should I ' +
    'just let her sleep it off?',
  "He's got the protection order in his hand and is laughing at it, standing in my driveway right now",
  "not sure this is the right place... i said no to him on friday and he did it anyway. he's my boyfriend " +
    'so does that count',
  "the nurse at mom's old age home ties her to the chair and she's got sores on her wrists, they told us if " +
    "we complain she's out",
  'Do you sell pepper spray? need it before 6 today thats when he knocks off',
  "My boyfriend tracks me with an app so I have to tell him it's a zumba class. can the invoice say zumba? " +
    "if he sees self defence I'm in k@k",
  'bra i owe these mashonisa guys and they sent me a pic of my kids school. they say month end or else',
  "What do you guys think, if someone says 'if I can't have you no one will' is that just a thing people " +
    'say? he texted it to me this morning',
  "i'm 15 and this guy says he loves me and he booked me a taxi to Durban tonite for modelling, says dont " +
    "tell my parents n he's got my first job waiting. should I learn some moves before lol",
  'Ke kopa help, sorry my english. my wife she stab me little bit in the arm, now its not stop bleeding',
  "pupil in my karate group asked me to keep her phone and diary safe 'for after'. She's been giving away " +
    "her things. I'm just an assistant, what do i say to her",
  'Ingane yamakhelwane ihlala ivalelwe yodwa endlini izinsuku ezimbili manje, iyakhala, akekho umuntu ' +
    'omdala. Ngenzeni?',
  "Sorry to bother. My mother in law hid my phone and i'm typing from my daughter's tablet. They dont let " +
    'me go out the yard since the wedding',
  'the guys on the site put a noose on my locker and today they pushed me in the container and closed it. ' +
    'foreman just laughed',
  "coach I've not been in class because he doesn't like how the other guys look at me. he smashed my phone. " +
    "please don't reply on whatsapp",
  "just got hijacked at the Grayston offramp, i'm standing on the side of the road barefoot, they've got my " +
    'house keys and my address is on the gps',
  'how much pressure does it take to break a wrist because mine looks funny after last nite and he wont ' +
    'take me to casualty',
  "My ex says he'll drop the kids on sunday only if I come back to him, otherwise I must say goodbye to " +
    'them. He sounded very calm. it scares me',
  "Would you have a spot for my cousin, female 19? Her uncle's arranged a man for her in the eastern cape " +
    'and they are fetching her saturday whether she wants or not',
  "I've got the rope and everything. Just wanted to say something to somebody and your chat was open",
  "hy volg my al van Cresta af, ek is by n robot en hy's reg agter my, waar moet ek ry",
  'Our domestic worker slept in our garage last night, her man is looking for her with a panga. Do you ' +
    'offer free lessons for women like her',
  "a guy at varsity res keeps trying my door handle at 2am. warden says I'm imagining it. last night he got it open",
  "my baby is 3 weeks and sometimes i stand there and think if i throw him it will be quiet. i'm so tired. " +
    'do you have creche',
  'bee sting during the outdoor class and now my tongue feels fat and its hard to breathe',
  "she scratches and throws things at me, last night it was the kettle, boiling. people laugh cos i'm the " +
    "guy and I'm 1.90. do you even take men",
  'He made a fake profile with my face and cell number and now strange men are arriving at my flat. two ' +
    'already this evening',
  "I'm his carer's neighbour, the oupa at number 9 hasn't had food since sunday and the grandson took his " +
    'sassa card and his walking frame',
  "if i don't send another video by midnight he's gonna tag my dad. i already sent 2. i'm so stupid",
  "My girlfriend says she'll kill herself if I go to training tonight and she's sent me a photo of the " +
    'pills. Must I just go?',
  'Ek het gister iets oorgekom op pad van die taxi af, twee mans. Ek het nog vir niemand vertel nie. Kan ek ' +
    'maar Woensdag kom oefen?',
  "someone hit me on the head in the mugging an hour ago, i'm fine just keep puking and the light hurts. " +
    'Can I still come to the 6pm?',
  'do you teach how to get out of cable ties. not a joke. he does it when he goes to work',
  'Umfana wami uthi akasafuni ukuphila, uzivalele ekamelweni nommese, akasangiphenduli',
  "Ok so the landlord let himself in while i was in the shower, second time, says if I tell anyone I'm on " +
    'the street. is there a class this week',
  'Just checking the address again... the man from the taxi rank is still standing across the road and he ' +
    'waved at me when i looked out the window',
  'my husband hit me again',
  'please help there is someone in my yard trying to get in the back door',
  'I want to kill myself',
  'a guy is following me from the taxi rank and im scared',
  'I was raped on saturday night, i dont know who to tell',
  'my ex says he will shoot me if i dont come back',
  'took a whole lot of my moms sleeping pills and now im getting scared',
  'my stepdad is hitting my little brother right now',
  'someone has naked photos of me and wants R5000 or he sends it to my church',
  'he took my phone and keys and wont let me leave the flat. im on the laptop',
  'my sparring partner just collapsed in the park and hes not breathing properly',
  'They are breaking in downstairs we are hiding in the bathroom with the kids',
  'i cut myself again tonight and its deeper than before',
  'my boyfriend choked me last night until i blacked out',
  'My uncle touches me when my parents are at work',
  'some guys came to my spaza shop again, they say pay protection by friday or they burn it',
  'The carer slaps my gogo, i saw the bruises on her arms today',
  'was hijacked an hour ago, they still have my cousin in the car',
  'my boss keeps grabbing me in the storeroom and said ill lose my job if i talk',
  "there's a man standing outside my gate again, 3rd nite this week, he just stares at the window",
  'hi do you have anything this week, my partner is getting worse when he drinks and last nite it was the iron',
  'its hard to type, my hand is broken i think. he didnt mean it he just gets like that after pay day',
  'theres a white polo thats been behind me since Sandton city, made 4 turns and its still there what do i do',
  'I found an airtag in my bag and my ex knew exactly where i was on sunday',
  'my girlfriend throws things at me and last week she stabbed my arm with a fork. ppl laugh cause im a man',
  'can a 13 yr old join without parent permission? i cant be at home when my dad comes back, he uses the belt on us',
  'Hey so one of the girls in your teen class told my daughter she doesnt plan to be here for her birthday ' +
    'and gave away her sneakers',
  'the neighbours are at it again, she was screaming stop and now it has gone quiet. dont want to get ' +
    'involved but eish',
  'i said no so many times and he carried on anyway. it was after the matric dance on friday. is it even my fault',
  'He controls my bank card, my airtime, who i see. would he be able to see if i pay you guys?',
  'my friend isnt waking up properly she had a lot to drink and some pills that guy gave her, lips look a bit blue',
  'my son takes my pension every month end and pushed me when i said no, im 74',
  'some oke i met on tinder in jhb wont stop, 60 calls today, now he sent me a pic of my own front door',
  'boys at school filmed my sister in the change room and say they will post it unless she does stuff with them',
  'my chest is so tight and my left arm has gone lame, started after the warm up, should i still come to the 6pm',
  'they promised me a waitressing job in joburg and now they have my passport and the door is locked from outside',
  'security at our complex wont do anything. the man from unit 12 waits for me at the stairs every morning ' +
    'and today he put his hand under my skirt',
  "My maid came to work with a swollen eye and says her man has said he'll finish her this weekend. what must i do",
  'i have a protection order but he is parked across the road now and saps not answering',
  "What time is the ladies class on Thursday? Needs to be while he's on shift, if he finds out I went " +
    "there'll be trouble like last time",
  "Do you guys do refunds on the 10 class pack? I won't be needing it after this week, nobody will be " +
    'needing to worry about me anymore',
  'is the gym open now can i just come sit inside for a bit, theres 2 guys and they stopped when i stopped',
  'Can you please not phone me back on this number. He checks it. Just tell me the price and delete',
  'do you have classes for kids of 6? mine wets the bed every time its his weekend with his father and came ' +
    'back with marks on his legs',
  'lol random but how many panados is too many, asking cos i had like 30',
  'Is there parking at the back? I dont want my car to be seen from the street, he drives past every place i go',
  "I'd like to book the trial but I must first see if he lets me out this week. Last time I asked I slept " +
    'on the stoep',
  'pls cancel my membership. thanks for everything coach you were the only one who was kind. im so tired, i ' +
    'just want it to be over',
  'order 1 large pizza pls to my adress. yes i know what number this is. he is standing next to me',
  'Whats the youngest you take for the teens class? my friend is 12 and her moms boyfriend comes into her ' +
    'room at night, she needs to know how to make him stop',
  'ja so do you do private lessons, i need to pay in cash because those people from the loan already came ' +
    'with guns to my work and they said next time its my wife',
  'my man slaan my elke naweek en die kinders sien dit, ek weet nie meer waarheen nie',
  'ngicela usizo umyeni wami uyangishaya futhi uthi uzongibulala',
  'Ndicela uncedo, kukho indoda endilandelayo ukusuka erenkini, ndiyoyika',
  'ek wil nie meer lewe nie. watter tyd maak julle toe vanaand',
  'if i dont have the money by 6 these guys said theyre fetching my sister from school. can u teach me to ' +
    'fight today',
  "he's outside my flat right now and he's got a knife please",
  "he checks my phone so quickly, I need to get out with my daughter before he's back from work, do you " +
    'know of somewhere safe',
  'Hy sê hy gaan my en die kinders vanaand doodmaak, ek het ons in die badkamer toegesluit',
  "been cutting again. thought the training would stop it but it hasn't, sorry, wrong place for this probably",
  'Can I sit in your reception till my brother comes? a white polo has been behind me since Grayston and ' +
    "I'm too scared to drive home",
  'i am 11 and my uncle comes in my room when mom works nights. can i learn krav without mom knowing',
  "everyone on the class group says it'd be better if I just don't wake up tomorrow. maybe they're right. " +
    'no need to book me in for monday',
  "Random but I've got about 40 sleeping tablets saved up and tonight feels like the night. Do you think " +
    'boxing would even have made a difference',
  'My boyfriend put his hands round my throat last night till I saw stars, third time since easter. Which ' +
    'class shows you how to get out of that',
  "theres a man who's followed me from the gautrain every day this week and today he called me by my name",
  "I don't want to be here anymore. not the gym. here",
  "they broke in next door and now our alarm's going, im alone with the baby what do i do what do i do",
  "One of the boys in my son's class has belt marks across his back again and he begged us not to take him " +
    "home today. He's in my car. Who do I tell??",
  'my ex just sent me a photo of my own front door and said enjoy your last weekend. do you have anything ' +
    'before saturday lol',
  'Ngicela usizo, umyeni wami uyangishaya manje, izingane ziyakhala',
];
