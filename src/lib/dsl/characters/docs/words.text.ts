/** What a fixed word means, by itself; `Definition.key:word` where it means something else there. */
import { table } from './table.ts';

/** Timings, in the order of a turn. The first part is their name. */
export const TIMES = table(`
setup | 开局：发牌之后，第一个回合之前。 | Set-up: after dealing, before the first turn. | §2.5
turn.before | 回合开始前。 | Before the turn. | §5
turn.start | 回合开始时。 | Start of the turn. | §5
action.before | 行动阶段开始前：中毒和虚弱处理完之后。 | Before the action phase, after Poison and Weakness. | §5
action.start | 行动阶段开始时：启动技在这里用。 | Start of the action phase: startups are used here. | §19
action.choose | 行动阶段：当作一次行动来用。 | Action phase: used as an action. | §6
magic.before | 法术行动执行前。 | Before the magic action is carried out. | §8
special.before | 特殊行动开始前。 | Before the special action. | §6
special.buy | 购买得星石前。 | Before the stones of a buy. | §6
special.extract | 提炼移动星石前。 | Before the stones of an extract. | §6
special.extracted | 提炼之后。 | After an extract. | §6
missile.launch | 魔弹发动时。 | A missile is launched. | §9
attackAction.end | 攻击行动结束时。 | The attack action ends. | §6
attackAction.after | 攻击行动结束后。 | After the attack action. | §6
magicAction.end | 法术行动结束时。 | The magic action ends. | §6
magicAction.after | 法术行动结束后。 | After the magic action. | §6
specialAction.end | 特殊行动结束时。 | The special action ends. | §6
action.end | 行动阶段结束时。 | The action phase ends. | §5
turn.end | 回合结束时。 | The turn ends. | §5
t1.launch | ①攻击发动时。 | ① An attack is launched. | §7
respond | 应答前：对手还没有应战或抵御。 | Before the answer: nobody has countered or blocked yet. | §7
t2.hit | ②攻击命中时。 | ② The attack hits. | §7
t2.miss | ②攻击未命中时。 | ② The attack misses. | §7
t3.deal | ③造成伤害时：点数在这里定下。 | ③ Damage is dealt: its points are fixed here. | §11
t4.heal | ④治疗响应：用治疗抵御。 | ④ Heals are used against it. | §11
t5.actual | ⑤实际产生伤害时。 | ⑤ Actual damage. | §11
t6.take | ⑥实际承受伤害时，摸牌之前。 | ⑥ The damage is taken, before its cards are drawn. | §11
t6.taken | ⑥承受伤害后，牌已摸完。 | ⑥ The damage was taken, its cards are drawn. | §11
damage.end | 一段伤害结束后。 | One damage is finished. | §11
morale.loss | 士气将要失去时。 | Morale is about to be lost. | §15
morale.lost | 士气失去后。 | Morale was lost. | §15
card.revealed | 手牌展示时。 | A hand card is shown. | §21.9
card.discarded | 牌进弃牌堆前。 | A card is about to reach the discard pile. | §21
draw.before | 摸牌之前。 | Before a draw. | §13
hand.changed | 手牌数变化后。 | A hand has another size. | §21
heals.gained | 获得治疗时。 | Heals were gained. | §12
heal.overflow | 治疗溢出时。 | More heals came than fit. | §12
tokens.gained | 获得指示物后。 | Tokens were gained. | §21
tokens.removed | 失去指示物后。 | Tokens were removed. | §21
form.turned | 横置之后。 | Somebody was turned sideways. | §3
form.left | 脱离形态后。 | A form was left. | §3
effect.placed | 基础效果放置后。 | A basic effect was laid. | §22
effect.removed | 基础效果被技能移除后。 | A basic effect was taken away by a skill. | §22
effect.triggered | 基础效果生效并处理完后。 | A basic effect has acted and is settled. | §22
skill.used | 技能发动并付清费用时。 | A skill is used and paid for. | §21
skill.resolved | 技能完成后。 | A skill is finished. | §21
`);

export const WORDS = table(`
1 | 目前唯一的格式版本。 | The only version of the format so far.
true | 是。 | Yes.
Deck.base:official | 官方牌库的一百五十张牌。 | The 150 cards of the official deck. | §1.1
CardsFact.count:cards | 一组牌的张数。 | How many cards of a name.
action | 到这次行动（连同它的结束时机）为止。 | Until the end of the action, its end window included.
TurnCondition.phase:action | 行动阶段。 | The action phase. | §5
CountsAsRule.for:action | 用来行动时。 | When used for an action.
action-phase | 行动阶段。 | The action phase. | §5
actions | 做过的行动的次数。 | How many actions were made.
all | 全部。 | All of them.
WhoWord:all | 所有角色。 | All characters.
any | 不限。 | Without end.
aside | 没有人：卡不在场。 | Nobody: the card is not in play.
attack | 攻击。 | Attack. | §7
Ability.limit:attack | 每次攻击限一次。 | Once an attack.
attack-action | 攻击行动。 | Attack actions. | §6
attack-card | 攻击用的那张牌。 | The card of the attack.
attack-of-element | 当作同系的攻击牌。 | An attack card of its element.
attacked | 被攻击的角色。 | The character that is attacked. | §7
attacker | 攻击者。 | The attacker. | §7
basic | 任何基础效果。 | Any basic effect. | §22
LaidCard.kind:basic | 基础效果。 | A basic effect. | §22
be-attacked | 不能成为攻击的目标。 | It cannot be attacked.
be-attacked-actively | 不能被主动攻击。 | It cannot be attacked actively.
block | 用来抵御。 | Used to block. | §7
blood | 血。 | Blood. | §1.2
blue | 蓝色。 | Blue.
bottom | 最下面。 | At the bottom.
buy | 购买。 | Buy. | §6
cannotAct | 无法行动。 | Nothing could be done. | §23
chant | 咏。 | Chant. | §1.2
character | 角色。 | A character.
characters | 角色的数目。 | How many characters.
cards | 牌。 | Cards.
common | 普通技：不花能量的技能。 | Common: a skill that costs no energy. | §20.1
counter | 应战。 | Counter. | §7
CounterToken.kind:counter | 计数的指示物。 | Tokens that are counted.
covered | 盖牌。 | Covered cards.
crystal | 水晶。 | Crystal. | §16
cups | 星杯的数目。 | How many cups.
damage | 伤害。 | Damage. | §11
Ability.limit:damage | 每次伤害限一次。 | Once a damage.
damages | 有几次伤害。 | How many damages there were.
dark | 暗。 | Dark. | §1.2
dark-extinction | 暗灭。 | Dark Extinction. | §1.3
deck | 牌库。 | The deck. | §4
deck-bottom | 牌库底。 | Under the deck. | §4
deck-top | 牌库顶。 | On top of the deck. | §4
different-elements | 两两不同系。 | No two of one element. | §3
discard | 弃牌堆。 | The discard pile.
ShownAs:discard | 展示弃掉。 | Discarded and shown.
discard-pile | 弃牌堆。 | The discard pile. | §4
earlier-turn | 更早的回合。 | An earlier turn.
earth | 地。 | Earth. | §1.2
earth-slash | 地裂斩。 | Earth Slash. | §1.3
element | 系。 | Element. | §1.2
energy | 能量。 | Energy. | §16
energy-room | 能量还有几个空位。 | How much room there is for energy. | §16
even | 偶数。 | Even.
event | 当前的事件。 | The running event.
event-cards | 事件中的牌。 | The cards of the event.
everything | 一切场合，强制如此。 | Everything; compulsory.
exclusive | 专属：要有专属卡。 | Exclusive: it needs its exclusive card. | §20.1
extra-actions | 额外行动。 | Extra actions. | §18
extract | 提炼。 | Extract. | §6
faction | 命格。 | Faction. | §1.2
fire | 火。 | Fire. | §1.2
fire-slash | 火焰斩。 | Fire Slash. | §1.3
form | 处在形态中。 | In a form. | §3
gain-heals | 得到治疗。 | Gaining heals. | §12
gained | 实际得到多少。 | How much really came.
game | 整局游戏。 | The whole game.
Ability.limit:game | 每局限一次。 | Once a game.
Remove.to:game | 移出游戏。 | Out of the game. | §22.4
gem | 宝石。 | Gem. | §16
hand | 手牌。 | The hand.
hand-limit | 手牌上限。 | The hand limit. | §1.6
heals | 治疗。 | Heals. | §12
holder | 那张卡面前的角色。 | The one before whom the card lies. | §22
holy | 圣。 | Holy. | §1.2
holy-light | 圣光。 | Holy Light. | §1.3
holy-shield | 圣盾。 | Holy Shield. | §1.3
ignored | 无视。 | It is ignored.
it | 正在看的、或轮到的那名角色。 | The one that is looked at, or whose turn it is in a loop.
kinds | 有几种不同的。 | How many different ones.
left | 往左：逆着行动顺序。 | To the left: against the turn order. | §2.2
light | 光。 | Light. | §1.2
lost | 因此失去的士气。 | Morale lost by it. | §15
magic | 法术。 | Magic. | §8
magic-action | 法术行动。 | Magic actions. | §6
magic-missile | 魔弹。 | Magic Missile. | §9
missile | 魔弹。 | A missile. | §9
morale | 士气。 | Morale. | §15
nearest-opponent-left | 左边最近的对手。 | The nearest opponent to the left. | §2.2
nearest-opponent-right | 右边最近的对手。 | The nearest opponent to the right. | §2.2
nearest-teammate-left | 左边最近的队友。 | The nearest teammate to the left. | §2.2
nearest-teammate-right | 右边最近的队友。 | The nearest teammate to the right. | §2.2
next-active | 下一次主动攻击。 | The next active attack. | §7
next-left | 左边的下一名角色。 | The next character to the left. | §2.2
next-right | 右边的下一名角色。 | The next character to the right. | §2.2
none | 没有形态。 | Upright, in no form. | §3
AttackRule.setDamage:none | 不造成伤害。 | No damage at all.
ChangeAttack.setDamage:none | 不造成伤害。 | No damage at all.
number | 数。 | A number.
odd | 奇数。 | Odd.
of-attack | 与当前攻击相同。 | That of the running attack.
opponents | 所有对手。 | All opponents. | §3
other | 对方。 | The other team.
others | 除自己外的所有角色。 | All but the owner.
overLimit | 爆牌。 | Too many cards in hand. | §14
own | 我方。 | The owner's team.
own-side | 自己和所有队友。 | The owner and all teammates.
owner | 它的主人。 | Its owner.
pass | 传递魔弹。 | Passing on a missile. | §9
passive | 被动：自动发生，不能拒绝。 | Passive: it happens by itself and cannot be refused. | §20.2
phantom | 幻。 | Phantom. | §1.2
phase | 这个行动阶段。 | This action phase. | §5
placed | 放置的卡。 | A placed card. | §22
player | 做这件事的玩家。 | The player whose doing the event is.
points | 事件的点数。 | The event's number.
poison | 中毒。 | Poison. | §10
receive-basic | 被放置基础效果。 | Basic effects being laid before it. | §22
response | 响应：条件满足时，可用可不用。 | Response: optional when its condition is met. | §20.2
reverse | 反过来。 | The other way round.
right | 往右：顺着行动顺序。 | To the right: with the turn order. | §2.2
same-element | 都同系。 | All of one element. | §3
same-faction | 都同命格。 | All of one faction. | §3
self | 自己：技能的主人。 | The owner of the skill.
sets | 有几组。 | How many sets.
setup | 开局。 | Set-up. | §2.5
show | 展示。 | Shown by an effect.
sideways | 横置。 | Sideways. | §3
skill | 技能。 | A skill. | §20
Faction:skill | 技。 | Skill. | §1.2
skip-phase | 跳过行动阶段。 | The action phase is skipped.
source | 造成伤害（或损失）的角色。 | The one from whom the damage or loss comes. | §11
special | 特殊行动。 | Special: buy, synthesize or extract. | §6
special-action | 特殊行动。 | Special actions. | §6
startup | 启动。 | Startup: used at the start of the action phase. | §19
stones | 星石。 | Stones. | §16
synthesize | 合成。 | Synthesize. | §6
t6.take | ⑥实际承受伤害时。 | ⑥ The damage is taken. | §11
teammates | 所有队友，不含自己。 | All teammates, not the owner. | §3
this | 当前的攻击。 | The running attack.
this-skill | 本技能。 | The skill it stands in. | §20.4
thunder | 雷。 | Thunder. | §1.2
thunder-slash | 雷光斩。 | Thunder Slash. | §1.3
tokens | 指示物。 | Tokens.
top | 最上面。 | On top.
turn | 回合。 | The turn. | §5
Ability.limit:turn | 每回合限一次。 | Once a turn.
turn-player | 回合玩家。 | The player whose turn it is. | §5
turned | 横置着。 | It lies sideways. | §3
two-sided | 有两面的指示物。 | Tokens with two sides.
ultimate | 必杀技：要花能量（宝石或水晶）。 | Ultimate: it costs energy, gem or crystal. | §20.1
unique | 独有技：用印着它的牌发动。 | Unique: used with a card that carries it. | §20.4
upright | 正放。 | Upright. | §3
use-cards | 使用某些牌。 | Using such cards.
use-heals | 使用治疗。 | Using heals. | §12
useless | 无效。 | Of no use.
victim | 受到伤害的角色。 | The one who takes the damage. | §11
victims | 受到过伤害的角色数。 | How many were dealt damage.
water | 水。 | Water. | §1.2
water-slash | 水涟斩。 | Water Slash. | §1.3
weakness | 虚弱。 | Weakness. | §10
who | 是不是这样的角色。 | Whether it is such a character.
wind | 风。 | Wind. | §1.2
wind-slash | 风神斩。 | Wind Slash. | §1.3
yellow | 黄色。 | Yellow.
`);
