/** What a part of a character file is, by its definition in the schema. Verbs, costs and rules say it themselves. */
import { table } from './table.ts';

export const PARTS = table(`
Ability | 能力：在某个时机发生的事，有条件、选择、费用和效果。 | An ability: something that happens at a moment, with conditions, choices, costs and effects. | §20
ActionEndTrigger | 一次行动结束时，或结束之后。 | An action is over. | §6
ActionForbidden | 不能做的行动。 | An action that cannot be made. | §6
ActionKind | 行动的种类：攻击、法术或特殊。 | A kind of action: attack, magic or special. | §6
ActionTrigger | 在行动阶段，把这个技能当作一次行动来用。 | The skill is used as an action of this kind. | §6
ActionsFact | 自己做过几次这样的行动。 | Actions of these kinds that the owner has made.
AnyCondition | 其中至少一条成立。 | At least one of them holds.
AttackTrigger | 攻击的时机：①发动、应答前、②命中或未命中。 | An attack: ① launch, before the answer, ② hit or miss. | §7
Base | 与规则不同的上限。 | Limits other than the rulebook's. | §1.6
Body | 一种用法：条件、选择、费用和效果。 | One way to use it: conditions, choices, costs, effects.
Bound | 一个数的范围。 | Bounds of a number.
CardFilter | 哪些牌符合；写出的各项都要满足。 | Which cards fit; all that is written must hold. | §3
CardKind | 牌的种类：攻击牌或法术牌。 | A kind of card: attack or magic. | §1.3
CardName | 一张基础牌的名字。 | The name of a basic card. | §1.3
CardsCondition | 一组牌中有符合的，或全部符合。 | Some, or every one, of the cards fits.
CardsFact | 一组牌中有几张符合。 | How many cards of a name fit.
Character | 一名角色：名字、命格、技能和它们要用的东西。 | A character: name, faction, skills, and the things they use. | §1.6
CharacterChoice | 选角色；轮到的人选是 it。 | Characters of a group that fit; it is the candidate. | §20.7
CharactersFact | 这组里有几名角色。 | How many characters the group has.
Deck | 一副牌：官方牌库改几张，或全部自己写。 | A deck: the official cards with some exchanged, or cards all of one's own. | §1.1
DeckCard | 一样的几张牌。 | Cards that are alike, and how many. | §1.3
DeckCut | 从官方牌里拿掉的牌。 | Official cards that are not in the deck.
PrintedSkill | 印在牌上的独有技和能用它的角色。 | A unique skill on a card, and the character that may use it. | §20.4
CounterToken | 计数的指示物。 | Tokens that are counted.
CoveredToken | 角色卡旁的盖牌。 | Cards beside the character, face down or face up.
DamageCause | 伤害的来源。 | What damage comes from. | §11
DamageTrigger | 伤害的时机：③至⑥。 | A damage: ③ to ⑥. | §11
DeckFact | 牌库或弃牌堆有几张牌。 | Cards in the deck or the discard pile. | §4.1
DiscardTrigger | 一张牌将要进入弃牌堆。 | A card is about to enter the discard pile.
DrawKind | 因为什么而摸牌。 | Why cards are drawn. | §13
DrawTrigger | 将要摸牌。 | Cards are about to be drawn. | §13
EffectTrigger | 基础效果被放置、被移除或已生效。 | A basic effect was laid, taken away, or has acted. | §22
Element | 七系之一。 | One of the seven elements. | §1.2
ElementChoice | 选一个系。 | One of the seven elements. | §1.2
EventCondition | 当前的事件是这样的。 | The running event is such a one.
Faction | 五种命格之一。 | One of the five factions. | §1.2
Form | 角色的一个形态。 | A form of the character. | §3
FormCondition | 处在某个形态。 | In a form; none: upright. | §3
FormId | forms 中某个形态的 id。 | Id of a form under forms.
FormTrigger | 有人横置了，或脱离了形态。 | Somebody was turned sideways; a form was left. | §3
Formula | 公式：名字和数，可用 + - * min max 和括号；points 是事件的点数。 | A formula: names and numbers with + - * min max and brackets; points is the event's number.
GroupFilter | 一组角色中符合条件的；it 是正在看的那名。 | Those of a group that fit; it is the one looked at.
HandTrigger | 手牌数改变了。 | A hand has another size.
HealsTrigger | 得到了治疗，或治疗放不下。 | Heals have come; more came than fit. | §12
Id | id：小写字母、数字和连字符，如 first-skill。 | An id: small letters, digits and hyphens, as in first-skill.
KindsFact | 有几种不同的系或命格。 | How many different elements or factions.
LaidCard | 技能放到角色面前的一张卡。 | A card that skills lay before somebody. | §22
LaidId | cards 中某张卡的 id。 | Id of a card under cards.
Lock | 用过之后，自己的这些技能暂时不能用。 | After use these own skills are shut for a while.
MoraleCause | 士气因为什么失去。 | Why morale is lost. | §15
MoraleTrigger | 士气将要失去，或已经失去。 | A loss of morale is about to come, or has come. | §15
MovedStones | 移动的星石。 | Stones that are moved. | §16
Name | 前面起过的名字。 | A name that was given before.
NamedCards | 前面起过名字的牌。 | Cards of a name.
NewName | 在这里起的名字，后面可以用。 | A name that is given here, for what comes later.
NotCondition | 这条不成立。 | It does not hold.
NumIf | 看条件决定的数。 | One number or another, by conditions.
NumberChoice | 选一个数。 | A whole number is chosen.
NumberCondition | 选出或算出的数在范围内。 | A chosen or paid number compared.
OwnActionTrigger | 行动已选定、还没有执行时。 | An action is chosen and not yet carried out. | §6
PlacedChoice | 选一张放在角色面前的卡。 | A card lying before somebody. | §22
PlacedCondition | 这样的卡在那里。 | Such a card lies there. | §22
PlacedFact | 面前有几张这样的卡。 | How many such cards lie before them. | §22
PointsFact | 事件的点数：伤害、士气、星石、摸牌数等。 | The event's number: points of damage, morale, stones, cards to draw.
ResultFact | 前面某一步的结果：失去的士气、伤害的次数、得到的数目。 | The result of a named step: morale lost, how many damages, how much came.
RevealTrigger | 一张手牌被展示了。 | A card of the hand was shown. | §21.9
SeatFact | 手牌、手牌上限、治疗、能量或能量的空位。 | Cards in hand, their limit, heals, energy, or room for it.
SetsFact | 有几组相同的。 | How many sets of so many alike.
ShownAs | 牌因为什么而展示。 | Why a card was shown. | §21.9
Skill | 一个技能。 | A skill. | §20
SkillId | 一个技能的 id。 | Id of a skill.
SkillSetup | 游戏开始时得到的东西。 | What the owner begins the game with. | §2.5
SkillTrigger | 技能发动了，或完成了。 | A skill was used and is paid for; it is finished. | §21
Stones | 宝石和水晶。 | Gems and crystals. | §16
StonesFact | 战绩区里有几颗星石。 | Stones in a team's zone. | §16
TeamFact | 一方的星杯或士气。 | Cups or morale of a team. | §15
TeamWord | 哪一方。 | Which team.
Text | 给玩家看的文字；缺一种语言时显示另一种。 | What players read; the other language is shown where one is missing.
Together | 几张牌合在一起的要求。 | What several cards must be together. | §3
TokenFact | 指示物或盖牌的数目。 | Tokens of a kind, or covered cards of a pile.
TokenId | tokens 中某种指示物的 id。 | Id of a token under tokens.
TokensTrigger | 得到或失去了指示物。 | Tokens have come or gone.
TurnCondition | 现在是谁的回合。 | Whose turn it is. | §5
TurnTrigger | 回合中的时机。 | A moment of a turn. | §5
TurnedCondition | 某人的角色卡横置着。 | Somebody's character card lies sideways. | §3
TwoSidedToken | 有两面的指示物；开局都是第一面。 | Tokens with two sides; all begin on the first.
UntilEvent | 直到这样的事件发生。 | Until such an event comes.
Variant | 同一角色的另一种写法。 | Another reading of its sheet.
VictimsFact | 本回合一方对几名角色造成过这种伤害。 | How many of the group the team has dealt such damage this turn.
Who | 一名或几名角色：固定的词，或前面起过的名字。 | One character or several: a fixed word, or a name given before.
WhoCondition | 属于这组角色，或有这个命格。 | Belongs to the group; has the faction.
WhoWord | 指角色的词，从技能的主人看。 | A word for characters, seen from the owner of the skill.
Whole | 整数。 | A whole number.
`);
