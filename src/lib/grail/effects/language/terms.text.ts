/** The words of rules, cards, elements and factions. A test holds them to the glossary, which explains them. */
import type { CardKind, CardName, Element, Faction } from '../../state/cards.ts';
import type { Piece, Said } from './said.text.ts';

interface Word {
  zh: string;
  en: string;
}

/** Terms by their id in the glossary. */
export const TERMS = {
  'attack-action': { zh: '攻击行动', en: 'attack action' },
  'magic-action': { zh: '法术行动', en: 'magic action' },
  'special-action': { zh: '特殊行动', en: 'special action' },
  'stone-zone': { zh: '战绩区', en: 'stone zone' },
  heal: { zh: '治疗', en: 'heal' },
  reveal: { zh: '展示', en: 'shown' },
  'forced-hit': { zh: '强制命中', en: 'forced hit' },
  buy: { zh: '购买', en: 'buy' },
  synthesize: { zh: '合成', en: 'synthesize' },
  extract: { zh: '提炼', en: 'extract' },
  startup: { zh: '启动', en: 'startup' },
  'turned-sideways': { zh: '横置', en: 'turned sideways' },
} as const satisfies Readonly<Record<string, Word>>;

export type TermId = keyof typeof TERMS;

/** A rule's term, marked; `en`: another form of its English word. */
export const termZh = (term: TermId): Said => [
  { kind: 'text', text: '【' },
  { kind: 'term', term, text: TERMS[term].zh },
  { kind: 'text', text: '】' },
];
export const termEn = (term: TermId, en: string = TERMS[term].en): Said => [{ kind: 'term', term, text: en }];

export const CARDS: Readonly<Record<CardName, Word>> = {
  'wind-slash': { zh: '风神斩', en: 'Wind Slash' },
  'water-slash': { zh: '水涟斩', en: 'Water Slash' },
  'fire-slash': { zh: '火焰斩', en: 'Fire Slash' },
  'earth-slash': { zh: '地裂斩', en: 'Earth Slash' },
  'thunder-slash': { zh: '雷光斩', en: 'Thunder Slash' },
  'dark-extinction': { zh: '暗灭', en: 'Dark Extinction' },
  'holy-light': { zh: '圣光', en: 'Holy Light' },
  'holy-shield': { zh: '圣盾', en: 'Holy Shield' },
  weakness: { zh: '虚弱', en: 'Weakness' },
  poison: { zh: '中毒', en: 'Poison' },
  'magic-missile': { zh: '魔弹', en: 'Magic Missile' },
};

export const isCardName = (name: string): name is CardName => Object.hasOwn(CARDS, name);
const cardPiece = (card: CardName, text: string): Piece => ({ kind: 'card', card, text });
export const cardZh = (card: CardName): Said => [
  { kind: 'text', text: '「' },
  cardPiece(card, CARDS[card].zh),
  { kind: 'text', text: '」' },
];
export const cardEn = (card: CardName): Said => [cardPiece(card, CARDS[card].en)];

export const ELEMENTS: Readonly<Record<Element, Word>> = {
  wind: { zh: '风', en: 'wind' },
  water: { zh: '水', en: 'water' },
  fire: { zh: '火', en: 'fire' },
  earth: { zh: '地', en: 'earth' },
  thunder: { zh: '雷', en: 'thunder' },
  dark: { zh: '暗', en: 'dark' },
  light: { zh: '光', en: 'light' },
};
export const isElement = (name: string): name is Element => Object.hasOwn(ELEMENTS, name);

export const FACTIONS: Readonly<Record<Faction, Word>> = {
  holy: { zh: '圣', en: 'holy' },
  phantom: { zh: '幻', en: 'phantom' },
  skill: { zh: '技', en: 'skill' },
  chant: { zh: '咏', en: 'chant' },
  blood: { zh: '血', en: 'blood' },
};

/** Kinds of cards, of attacks and of damage. */
export const KINDS: Readonly<Record<CardKind, Word>> = {
  attack: { zh: '攻击', en: 'attack' },
  magic: { zh: '法术', en: 'magic' },
};
