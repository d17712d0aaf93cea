/** What a field means, by its key; `Definition.key` where it means something else there. */
import { table } from './table.ts';

export const FIELDS = table(`
$schema | 指向编辑器用的格式说明，游戏不读它。 | Points to the schema for editors; the game does not read it.
above | 必须大于这个数。 | Must be more than this.
action | 哪一种特殊行动：购买、合成或提炼。 | Which special action: buy, synthesize or extract. | §6.1
active | true 只指主动攻击，false 只指应战攻击；不写则都算。 | true: active attacks only; false: counter-attacks only; left out: both. | §7
add | 在原有的数上增减，可为负数。 | Added to what it is; may be negative.
among | 分给哪些角色。 | The characters among whom it is split.
amount | 多少点伤害。 | How many points of damage. | §11
any | 其中至少一条成立即可。 | At least one of these must hold.
MovedStones.any | 若干颗任意星石，由决定者挑选。 | So many stones of either kind; whoever decides picks.
StonesCost.any | 若干颗任意星石，宝石水晶皆可。 | So many stones, gems or crystals.
as | 当作什么来用。 | What it is used as.
ActionTrigger.as | 这个技能当作哪一种行动来用。 | The kind of action that the skill is used as. | §6
PlayCost.as | 把这张牌当作什么打出：法术，或应战。 | What the card is played as: magic, or a counter.
RevealTrigger.as | 牌因为什么而展示：攻击、应战、抵御、法术、魔弹、弃牌或展示。 | Why the card was shown: attack, counter, block, magic, missile, discard or show. | §21.9
CountsAsRule.as | 当作哪张牌，或哪个系的攻击。 | The card it counts as, or an attack of which element.
Remember.as | 给这名角色起的名字，以后用它来称呼。 | The name that the character is called by from now on.
aside | 付出的盖牌先放在一旁，直到技能结束。 | Covered cards that pay are kept aside until the skill ends.
asks | 由谁来选择和支付，代替自己。 | Who is asked, chooses and pays in place of the owner.
at | 受到攻击的角色。 | The character that is attacked.
ActionsRule.only.at | 只能攻击谁。 | Whom alone one may attack.
EffectTrigger.at | 卡在谁面前。 | Before whom the card lies.
Cover.at | 有顺序的盖牌放在最上（top）还是最下（bottom）；不写为最上。 | For ordered piles: on top or at the bottom; on top if left out.
atLeast | 至少这么多。 | At least so many.
atMost | 至多这么多。 | At most so many.
attackable | 只能选可以被主动攻击的角色。 | Only characters that may be attacked actively. | §7
author | 作者的名字，只作为文字显示。 | Who made it; shown as text only.
backs | 这张卡是哪张卡的背面。 | The card whose back this is.
base | 与规则不同的手牌、治疗、能量上限。 | Limits of hand, heals and energy other than the rulebook's. | §1.6
before | 在谁面前。 | Before whom it lies.
below | 必须小于这个数。 | Must be less than this.
by | 由谁做的：只看这名角色引起的事件。 | Who does it: only events of this character count.
AttackRule.by | 谁的攻击。 | Whose attacks.
DamageRule.by | 谁造成的伤害。 | Whose damage.
HealUseRule.by | 谁造成的伤害。 | Whose damage.
ChangeDamage.by | 增加的点数；负数为减少。 | How many points more; negative: fewer.
ChangeLoss.by | 增加的点数；负数为减少。 | How many points more; negative: fewer.
ChangeMissile.by | 魔弹伤害增加的点数。 | How many points more the missile does.
MoveDamage.by | 移走之后，伤害算是谁造成的。 | From whom the moved damage then comes.
KindsFact.by | 按系还是按命格来数。 | Counted by element or by faction.
SetsFact.by | 按系还是按命格来数。 | Counted by element or by faction.
PlacedCondition.by | 由谁放置的。 | Who laid it.
TurnTrigger.by | 谁的回合；不写则是任何人的。 | Whose turn; left out: anybody's. | §5
card | 哪一张放置的卡：基础牌的名字、cards 里的 id，或 basic（任何基础效果）。 | Which placed card: a basic card's name, an id of cards, or basic for any basic effect. | §22
Ability.card | 只有这张卡在场时才有效；它面前的角色是 holder。 | Awake only while such a card lies before somebody, the holder. | §22
ActionsRule.card | 只有这张卡在场时才有效；它面前的角色是 holder。 | Holds only while such a card lies before somebody, the holder. | §22
CardCost.card | 哪张专属卡须在角色卡旁。 | The exclusive card that must lie beside the character.
cards | 哪些牌符合，不写则任何牌都可以。 | Which cards fit; left out: any.
Character.cards | 技能放在角色面前的卡，按 id。 | Cards that skills lay before somebody, by their ids. | §22
Deck.base | 从官方牌库改起；不写则只有 cards 里列的牌。 | Begun from the official cards; without it the deck is what cards lists. | §1.1
Deck.cards | 牌库里有哪些牌，或在官方牌之外加哪些。 | Which cards it has, or has beside the official ones. | §1.1
Deck.name | 牌库的名字。 | The name of the deck.
Deck.without | 从官方牌里拿掉哪些。 | Which of the official cards are taken out.
DeckCard.name | 哪一种牌。 | Which card it is. | §1.3
DeckCard.unique | 印在牌上的独有技。 | Unique skills printed on it. | §20.4
DeckCut.count | 拿掉几张；不写则全部。 | How many of them; left out: all.
DeckCut.name | 哪一种牌。 | Which card it is. | §1.3
DeckCut.unique | 只拿掉印着这个独有技的。 | Only those that bear this unique skill. | §20.4
PrintedSkill.character | 哪位角色能用它。 | The only character that may use it. | §20.4
cause | 因为什么而来。 | What it comes from.
choose | 声明时要选的东西，按顺序，各起一个名字。 | What is named when it is declared, in order; each gets a name. | §21.8
class | 技能的类别：普通技、独有技、专属技、必杀技。 | The class of the skill: common, unique, exclusive, ultimate. | §20
colour | 指示物的颜色。 | Colour of the token.
count | 多少。 | How many.
SeatFact.count | 数什么。 | What is counted.
CharacterChoice.count | 选几名；[最少, 最多] 表示范围；不写为一名。 | How many are chosen; [least, most] for a range; one if left out.
TwoSidedToken.count | 有几枚。 | How many there are.
countsAs | 在一切规则中它就是那张基础牌。 | It is that basic card for every rule. | §8.2
crystal | 水晶的数目。 | How many crystals. | §16
EnergyCost.crystal | 若干点能量，也可用宝石支付。 | So many points of energy; gems may pay too. | §16
cups | 星杯的数目。 | How many cups.
damage | 伤害增加的点数；负数为减少。 | How many points of damage more; negative: fewer.
Attack.damage | 代替规则的基础伤害。 | Instead of the base damage of the settings.
direction | 往哪边走：left 逆着、right 顺着行动顺序。 | Which way: left goes against the turn order, right with it. | §2.2
do | 这一步做什么。 | What this step does.
Body.do | 效果，按顺序执行。 | Effects, one after the other.
Ability.do | 效果，按顺序执行。 | Effects, one after the other.
does | 技能的能力：在某个时机发生的事。 | Abilities: what happens at a moment. | §20
draw | 摸几张牌。 | How many cards are drawn.
each | 事件中每有一张符合的牌，就可以用一次。 | One use for each fitting card of the event.
element | 系：风水火地雷暗光；of-attack 为当前攻击的系。 | Element; of-attack: that of the running attack. | §1.2
else | 条件不成立时。 | Where the conditions do not hold.
en | 英文。 | English.
energy | 能量：宝石和水晶。 | Energy: gems and crystals. | §16
Lose.energy | 失去几点能量；all 为全部。 | How much energy is lost; all: all of it. | §16
energyLimit | 能量上限。 | Limit of energy. | §1.6
enter | 进入哪个形态。 | The form to enter. | §3
equals | 必须正好这么多。 | Must be exactly so many.
event | 当前的事件是这样的。 | The running event is such a one.
every | 每一张都必须符合。 | Every one of the cards must fit.
except | 不包括这些。 | All but these.
extra | true 只指额外行动，false 只指不是额外的行动。 | true: extra actions only; false: none of them. | §18
faceDown | 面朝下放置，别人看不到是什么。 | It lies face down: others do not see what it is.
faceUp | 面朝上，所有人都能看到。 | Face up, for all to see.
faction | 命格：圣、幻、技、咏、血。 | Faction: holy, phantom, skill, chant, blood. | §1.2
first | 必须先用这个技能。 | This skill must be used first.
fixed | 恒定为这个数。 | Always this number.
for | 有效到什么时候。 | How long it lasts.
CountsAsRule.for | 在哪些场合这样算。 | On which occasions it counts so.
Lock.for | 锁到什么时候。 | Until when they are shut.
forced | 强制命中：不问应答，圣盾也挡不住。 | A forced hit: no answer is asked, a shield does not help. | §7.5
form | 只有处在这个形态时才有效；none 为没有形态。 | Awake only in that form; none: upright. | §3
FormTrigger.form | 哪个形态。 | Which form. | §3
FormCondition.form | 处在哪个形态；none 为没有形态。 | In which form; none: upright. | §3
format | 格式的版本，总是 1。 | Version of the format, always 1.
forms | 角色的形态，按 id。 | Forms of the character, by their ids. | §3
from | 从谁那里来。 | From whom it comes.
CharacterChoice.from | 从哪些角色中选。 | The characters to choose from.
GroupFilter.from | 从哪些角色中挑。 | The characters to pick from.
NumberChoice.from | 最小可选的数。 | The smallest number to choose.
Cover.from | 牌从哪里来。 | Where the cards come from.
CoveredCost.from | 取最上（top）还是最下（bottom）的。 | Taken from the top or from the bottom.
Damage.from | 从这一步开始，前面的不发生。 | It begins there; what comes before does not happen. | §11
EnergyCost.from | 由哪名队友代付。 | The teammate who pays.
Exchange.from | 换掉的一种：gem、crystal 或指示物的 id。 | What is given up: gem, crystal, or a token's id.
FlipCost.from | 从哪一面翻过去。 | The side it is turned from.
HealsCost.from | 由哪些角色合计移除；不写为自己。 | The characters whose heals pay together; oneself if left out.
Place.from | 没有打出牌时，从谁的手牌里放。 | From whose hand, when no card was played.
gem | 宝石的数目。 | How many gems. | §16
hand | 谁的手牌。 | Whose hand.
handLimit | 手牌上限。 | Hand limit. | §1.6
healLimit | 治疗上限。 | Limit of heals. | §1.6
heals | 治疗的点数。 | How many heals. | §12
AttackRule.heals | 写 useless：治疗不能抵御它。 | useless: heals cannot be used against it. | §12
ChangeAttack.heals | 写 useless：治疗不能抵御它。 | useless: heals cannot be used against it. | §12
Damage.heals | 写 useless：治疗不能抵御它。 | useless: heals cannot be used against it. | §12
hit | true 只指命中的，false 只指未命中的。 | true: it hit; false: it missed. | §7
id | 独一无二的 id：小写字母、数字和连字符。 | An id of its own: small letters, digits and hyphens.
if | 条件，全部成立才行。 | Conditions; all of them must hold. | §20.3
in | 在哪组牌（或哪个结果）里看，写它的名字。 | In which cards (or result), by name.
into | 变成什么。 | What it becomes.
is | 这是哪一种条件。 | Which kind of condition this is.
kind | 哪一种。 | Which kind.
CardFilter.kind | 攻击牌还是法术牌。 | Attack card or magic card. | §1.3
Damage.kind | 攻击伤害还是法术伤害；不写为法术。 | Attack or magic damage; magic if left out. | §11
LaidCard.kind | basic 为基础效果，exclusive 为专属卡。 | basic: a basic effect; exclusive: a card of the character. | §22
kinds | 哪些行动。 | Which kinds of actions. | §6
label | 显示给所有人看的称呼。 | What it is called on the table.
last | 在这个时机，排在所有人的其他能力之后。 | After everybody's other abilities of this moment.
launch | 这次攻击发动时（①）发生的效果。 | What happens at ① of its attack.
leave | 脱离哪个形态。 | The form to leave. | §3
limit | 每回合、每局、每次攻击、伤害或行动限一次。 | Once a turn, game, attack, damage or action.
locks | 用过之后，自己的哪些技能暂时不能用。 | Own skills that are shut for a while after use.
loss | 若因此爆牌，正好失去这么多士气。 | Its over-limit costs exactly so much morale. | §15
max | 上限。 | How many there may be at most.
may | 先问使用者要不要做这一步。 | The user is asked whether to do this step.
modes | 几种用法，声明时选一种。 | Ways to use it; exactly one is declared. | §21.8
morale | 士气的点数。 | How much morale. | §15
must | 不是被动技也强制发动。 | Forced though the skill is not passive. | §20.2
name | 给这一步的结果起名，后面可以用。 | Names what this step did, for later steps.
Character.name | 显示的名字，中文和英文。 | The name that is shown, in Chinese and English.
CounterToken.name | 显示的名字，中文和英文。 | The name that is shown, in Chinese and English.
CoveredToken.name | 显示的名字，中文和英文。 | The name that is shown, in Chinese and English.
Form.name | 显示的名字，中文和英文。 | The name that is shown, in Chinese and English.
LaidCard.name | 显示的名字，中文和英文。 | The name that is shown, in Chinese and English.
Skill.name | 显示的名字，中文和英文。 | The name that is shown, in Chinese and English.
TwoSidedToken.name | 显示的名字，中文和英文。 | The name that is shown, in Chinese and English.
Variant.name | 显示的名字，中文和英文。 | The name that is shown, in Chinese and English.
CardFilter.name | 哪张基础牌。 | Which basic card.
CoveredCost.name | 给付出的牌起名。 | Names the cards that pay.
DiscardCost.name | 给付出的牌起名。 | Names the cards that pay.
PlayCost.name | 给打出的牌起名。 | Names the card that is played.
TokensCost.name | 给付出的数目起名。 | Names how many were paid.
next | 下一个回合轮到谁。 | Whose turn is next.
noCounter | 不能应战。 | It cannot be countered. | §7
noLight | 不能用圣光抵御。 | It cannot be blocked with Holy Light. | §7
none | 没有上限。 | No limit at all.
not | 这条不成立才行。 | This must not hold.
notBy | 不看谁造成的伤害。 | All damage but that of these.
notCause | 除了这些原因。 | From anything but these.
notSkill | 不是来自这些技能的伤害。 | Damage that did not come from these skills.
note | 写在技能下面的说明，不起作用。 | Said under the skill's text; it does nothing.
number | 要比较的数。 | The number that is compared.
of | 谁的。 | Whose.
LimitRule.of | 哪一种上限：手牌、治疗或能量。 | Which limit: of the hand, of heals or of energy. | §1.6
UseUnique.of | 哪些独有技。 | Which unique skills. | §20.4
UsesUniqueRule.of | 哪些角色的独有技。 | Whose unique skills, by character. | §20.4
CharactersFact.of | 数哪些角色。 | Which characters are counted.
WhoCondition.of | 属于哪组角色。 | The group that one must belong to.
on | 什么时机发动。 | At which moment. | §21
CounterToken.on | 指示物放在哪张卡上。 | The card that the tokens lie on.
Put.on | 放到牌库顶、牌库底还是弃牌堆。 | On the deck, under it, or on the discard pile. | §4
only | 只能做这样的行动。 | Only such actions may be made.
optional | 可以不付；名字在付过时为 1，否则为 0。 | It may be left out; the name is 1 where it was paid, else 0.
ChooseOne.optional | 可以一项也不选。 | None of the options may be chosen too.
options | 可选的几项，各是一组条件、费用和效果。 | The options, each with conditions, costs and effects of its own.
ordered | 有顺序：后来的在上面。 | In order: the last that came lies on top.
otherwise | 做不到（或不选）时。 | What happens where it cannot be done, or is not chosen.
over | 可以超过上限，合计至多这么多；any 为不限。 | Past the limit, up to so many in all; any: without end.
parity | 奇数（odd）或偶数（even）。 | odd or even.
pay | 费用，按顺序全部付清。 | Costs, paid in order and in full. | §20.3
EnergyCost.pay | 用什么支付。 | What is paid with. | §20.3
phase | 并且正在行动阶段。 | And it is the action phase. | §5
pick | 选什么。 | What is chosen.
PickNow.pick | 此时要选的东西，各起一个名字。 | What is chosen now; each gets a name.
place | 开局时放在自己面前的卡。 | Cards that lie before the owner from the beginning. | §2.5
plus | 再加上这个数。 | Added to the fact.
points | 点数在这个范围内才算。 | Only where the points are in these bounds.
MoveDamage.points | 移走几点；all 为全部。 | How many points are moved; all: all of them. | §11.4
prevent | 完全抵御。 | It is prevented.
random | 由游戏随机挑选。 | The game picks.
rule | 这是哪一种持续规则。 | Which continuous rule this is.
rules | 持续规则：技能有效时一直如此。 | Continuous rules: so as long as the skill is awake.
set | 正好变成这么多。 | It becomes exactly so much.
setDamage | 伤害正好这么多；none 为不造成伤害。 | The damage is exactly so much; none: none at all.
setup | 游戏开始时得到什么。 | What the owner begins the game with. | §2.5
shield | 写 ignored：圣盾挡不住。 | ignored: a Holy Shield does not stop it. | §7
shown | 展示这些牌。 | The cards are shown. | §21.9
DiscardTrigger.shown | true 只指展示的，false 只指面朝下的。 | true: shown ones only; false: face-down ones only.
side | 哪一面。 | Which side.
sides | 两面各叫什么。 | The sides by their ids, and what they are called.
since | 写 earlier-turn：在更早的回合进入的。 | earlier-turn: it was entered in an earlier turn.
size | 几张算一组。 | How many make a set.
skill | 哪个技能。 | Which skill.
DamageTrigger.skill | 来自自己的这些技能。 | It came from these skills of the owner.
skills | 哪些技能。 | Which skills.
Character.skills | 角色的技能，按牌面的顺序。 | The skills, in the order of the card. | §20
Variant.skills | 代替同 id 技能的写法。 | Skills that take the place of those of the same ids.
some | 至少一张符合。 | At least one of the cards must fit.
stars | 难度，1 到 5 星。 | Difficulty, 1 to 5 stars.
stone | 宝石还是水晶；不写则都算。 | Gems or crystals; both if left out. | §16
stones | 星石的数目。 | How many stones. | §16
target | 攻击的目标改为谁。 | Who is attacked instead.
team | 哪一方：own 我方，other 对方。 | Which team: own or other.
then | 条件成立（或轮到）时执行的效果。 | What happens then.
NumIf.then | 条件成立时的数。 | The number where the conditions hold.
these | 前面起过名字的那些牌。 | The cards of a name given before.
time | 规则的时机。 | A timing of the rules. | §21
to | 给谁；到多少。 | To whom; or up to how many.
AdjustHand.to | 调整到几张。 | How many cards there are then.
ChangeStones.to | 星石归谁。 | Who gets the stones.
Damage.to | 谁受到伤害。 | Who takes the damage. | §11
DamageTrigger.to | 谁受到伤害。 | Who takes the damage. | §11
DamageRule.to | 谁受到伤害。 | Who takes the damage. | §11
Discard.to | 弃到几张为止。 | Down to so many cards.
Draw.to | 摸到几张为止；hand-limit 为手牌上限。 | Up to so many in hand; hand-limit: the hand limit. | §13
Exchange.to | 换来的一种。 | What it becomes.
FlipCost.to | 翻到哪一面。 | The side it is turned to.
NumberChoice.to | 最大可选的数；不写则看付得起多少。 | The largest number; left out: as far as the costs can be paid.
Remove.to | 移到哪里：弃牌堆、专属区、手牌或移出游戏。 | Where it goes: discard pile, its owner, hand, or out of the game. | §22.4
Turn.to | 横置还是转正。 | Sideways or upright. | §3
together | 这些牌合在一起的要求：同系、异系或同命格。 | What they must be together: one element, different ones, one faction. | §3
token | 哪一种指示物。 | Which token.
tokens | 指示物和数目。 | Tokens and how many.
Character.tokens | 角色的指示物，按 id。 | Tokens of the character, by their ids.
turned | 这个形态下角色卡是否横置。 | Whether the character card lies sideways in it. | §3
type | 技能的类型：被动、响应、启动或法术。 | The type of the skill: passive, response, startup, magic. | §20
unique | 牌上印着这个独有技；this-skill 为本技能。 | The card carries this unique skill; this-skill: the one it stands in. | §20.4
until | 直到这样的事件发生。 | Until such an event comes.
upTo | 至多几张，由摸牌者决定。 | At most so many; whoever draws decides.
variants | 同一角色的其他写法，开局时选择。 | Other readings of its sheet, chosen at set-up.
what | 什么。 | What is meant.
where | 声明时算好的数，各起一个名字。 | Numbers read once, when it is declared; each gets a name.
which | 哪一次攻击：当前的、下一次主动的，或正在声明的应战。 | Which attack: this one, the next active one, or the counter being declared. | §7
who | 谁。 | Who.
within | 在什么范围内。 | Within what.
withinLimit | 不超过手牌上限。 | Not past the hand limit. | §13
zh | 中文。 | Chinese.
`);
