/** Words of questions that say nothing about what is looked for, in both languages. */
export const EMPTY_WORDS: ReadonlySet<string> = new Set(
  (
    'a an and are at be by can do does for how if in is it its my of on or should that the this to what when where ' +
    'which who why will with you your i'
  ).split(' '),
);

/** Particles and question words: a pair that holds one only joins two words. */
export const EMPTY_HAN = /[的了吗呢吧和与或是在把被让什么怎样哪谁能会可该先后]/u;
