/** §24 Settings. Every number of the core that an edition or event may change; the rest of the core reads it here. */
export interface RulesConfig {
  seating: string;
  morale: number;
  moraleCap: number;
  startHand: number;
  handLimit: number;
  healLimit: number;
  energyLimit: number;
  stoneLimit: number;
  cupsToWin: number;
  attackDamage: number;
  missileDamage: number;
  buyDraw: number;
  synthesizeDraw: number;
  synthesizeStones: number;
  extractMax: number;
  weaknessDraw: number;
  poisonDamage: number;
  /** D3: several Poisons on one character. */
  poisonStacks: boolean;
  /** D8: a missile that everybody has passed starts a new round; otherwise it ends. */
  missileNewRound: boolean;
  /** D12. */
  teammatesSeeHands: boolean;
  /** D13; "faceUpOnly": only cards that went there face up. */
  discardPilePublic: boolean | 'faceUpOnly';
  /** D11: morale and moraleCap 18 for 8 players. */
  supplement8p: boolean;
}

export const DEFAULT_CONFIG: RulesConfig = {
  seating: 'RBBRRB',
  morale: 15,
  moraleCap: 15,
  startHand: 4,
  handLimit: 6,
  healLimit: 2,
  energyLimit: 3,
  stoneLimit: 5,
  cupsToWin: 5,
  attackDamage: 2,
  missileDamage: 2,
  buyDraw: 3,
  synthesizeDraw: 3,
  synthesizeStones: 3,
  extractMax: 2,
  weaknessDraw: 3,
  poisonDamage: 1,
  poisonStacks: true,
  missileNewRound: true,
  teammatesSeeHands: false,
  discardPilePublic: false,
  supplement8p: false,
};

/** §2.3 house layouts by number of players. */
export const DEFAULT_SEATING: Readonly<Record<number, string>> = { 4: 'RBBR', 6: 'RBBRRB', 8: 'RBBRRBBR' };

/** Settings as a caller may give them: `players` alone picks the default seating of that size. */
export type ConfigInput = Partial<RulesConfig> & { players?: number };
