/** Names of what somebody begins with: data in both languages, whichever of them the page speaks. */
export const BLANK = {
  character: { zh: '新角色', en: 'New Character' },
  skill: { zh: '第一个技能', en: 'First Skill' },
  deck: { zh: '我的牌库', en: 'My deck' },
} as const;
