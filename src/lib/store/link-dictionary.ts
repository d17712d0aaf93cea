/**
 * Words that documents are full of, for the deflater to point back at. Never change a dictionary that links were made
 * with: a new one gets a new version in `link.ts` and stands beside this.
 */
const SKILLS = [
  '"skills":[{"id":"","name":{"zh-Hans":"","zh-Hant":"","en":""},"class":"unique","common","exclusive","ultimate"',
  '"type":"passive","response","startup","magic","does":[{"on":{"time":"t1.launch","t2.hit","t3.deal","t4.heal"',
  '"t5.actual","t6.draw","action.start","action.end","turn.end","by":"me","to":"me","must":true,"if":[{',
  '"choose":{"target":{"pick":"character","from":"opponents","allies","others","count":1}},"pay":[{"pay":"energy"',
  '"gem":1,"crystal":1}],"do":[{"do":"damage","to":"$target","amount":1},{"do":"draw","who":"me","count":1}',
  '"do":"gain","who":"me","heals":1,"tokens":{"do":"change-attack","damage":1,"noCounter":true,"limit":"turn"',
  '"rules":[{"rule":"limit","of":"hand","add":1},{"rule":"forbid","what":"counts-as","cards":',
].join('');

const LESSON = [
  '{"lesson":{"head":{"minutes":5,"sections":["§7.4(1)"],"misconceptions":["M01"],"machine":"game"},"script":{"setup":{',
  '"you":0,"seating":"RBBR","steps":[{"at":"attack.respond","who":0,"auto":"attack fire->1","learner":"take"',
  '"alsoRight":[],"lights":[],"after":{"wrong":[{"do":"","kind":"illegal","rule":"§","misconception":"M"}',
  '{"do":"","kind":"detour","then":[],"shows":{"at":"quiz","options":[{"right":true},{"right":false}]',
  '"end":{"endsAt":{"at":"action.choose","who":0},"quiz":{"options":[{"right":true}]}},"text":{"title":"","idea":""',
  '"steps":[{"say":"","hint":"","reply":"","wrong":[""],"options":[{"label":"","reply":""}]}],"quiz":{"ask":"","options":["","why":""}},"locale":"zh-Hans"}',
].join('');

const SITUATION = [
  '{"given":{"newGame":true,"players":6,"config":{"poisonStacks":false,"missileNewRound","teammatesSeeHands","discardPilePublic"',
  '"moraleCap":15,"start":"action.start","action.choose","action.before","action.extra","turn":0,"covered":{"table":{"0":["shield<1",',
  '"poison<3"],"weak<5"],"tokens":{"form":{"sideways":{"character":{"limits":{"0":{"hand":7,"heals":3',
  '"deckSize":20,"discardSize":40,"discard":["extra":["attack","magic"],"startupUsed":true,"specialsForbidden":true',
  '"deckTop":["fire","water"],"energy":{"0":"1g1c","1":"0g1c"},"stones":{"R":"1g0c","B":"2g1c"},"morale":"15:14","cups":"2:1"',
  '"heals":{"0":1,"1":2,"2":1,"3":1},"hands":{"0":["wind","water","fire","earth","thunder","dark","light"],"1":["shield","weak","poison","missile"],"2":["x*4"],"3":["fire*2","x*3"],"4":["x*2"],"5":["x","x"]}',
  '"seating":"RBRBRB","seating":"RBBRRB"}"note":"","question":"","answer":"","note":""}]',
].join('');

const GAME = [
  '"lines":[{"at":10,"of":0,"choices":[],"title":""}],"at":"","eyes":0,"eyes":"all"}]["",{"record":{"format":1,"rules":"1",',
  '"setup":{"seed":"","config":{"seating":"RBBRRB"}},"choices":[',
  '{"type":"startup","seat":0,"ability":0,"picks":{"target":[1]}},{"type":"use","seat":2,"ability":1,"picks":{}},{"type":"attackSkill"',
  '{"type":"magicSkill","specialSkill","choose","seat":3,"values":[1]},{"type":"declareCannotAct","seat":1},{"type":"drawThree"',
  '{"type":"takeExtra","seat":0,"entry":0},{"type":"stopExtra","seat":0},{"type":"noStartup","seat":0},',
  '{"type":"synthesize","seat":5,"stones":{"gem":2,"crystal":1}},{"type":"extract","seat":1,"stones":{"gem":0,"crystal":2}},',
  '{"type":"buy","seat":0},{"type":"buy","seat":4,"stone":"crystal"},{"type":"skipActionPhase","seat":4},',
  '{"type":"useHeals","seat":0,"count":1},{"type":"discard","seat":1,"cards":[101,12,',
  '{"type":"pass","seat":3,"card":140},{"type":"pass","seat":2},{"type":"block","seat":5,"card":13',
  '{"type":"counter","seat":2,"card":11,"target":3},{"type":"magic","seat":0,"card":12,"target":5},{"type":"attack","seat":0,"card":10,"target":1},{"type":"take","seat":1},',
  '],"every":25,"hashes":["',
].join('');

/** What is likeliest stands last: nearer words cost fewer bits. */
export const DICTIONARY = SKILLS + LESSON + GAME + SITUATION;
