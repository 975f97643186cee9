/** Distress as it is hinted at in the site's chat, by the stranger of typed-questions; nothing learned from these. */
export const typedDistress: readonly string[] = [
  'he said if i leave he will find me',
  'my husband doesnt know im typing this',
  'i dont go home till he is asleep anymore',
  'my stepdad comes into my room at night',
  'sometimes i think everyone wud be better off without me',
  'theres a guy that keeps waiting by my car after work',
  'my ex keeps showing up at my flat even tho i told him no',
  'he takes my phone and checks who i talk to, and last week he pushed me down the stairs',
  'i just want it to stop, im so tired of living like this',
  'something happened to me at a party and i dont know who to tell',
  'my boyfriend gets so angry i never know what he will do',
  'hy slaan my as hy drink',
  'they broke in last night and i cant sleep im shaking',
  'uyangishaya umyeni wami',
  'my friend has bruises all over and she says she fell',
];
