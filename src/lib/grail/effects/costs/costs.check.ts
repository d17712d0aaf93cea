/** What can never be paid, and what costs nothing. */
import { isWhole, needsOneOf, needsTime, needsToken, type Check } from '../language/check.ts';
import type { Cost } from './index.ts';

type CostOf<P extends Cost['pay']> = Extract<Cost, { pay: P }>;

const ELEMENTS = 7;
/** §1.6 */
const ENERGY_LIMIT = 3;

const energy: Check<CostOf<'energy'>> = (cost, context) => {
  needsOneOf(cost, ['gem', 'crystal'], context);
  const { base, skills } = context.character;
  const limit = base?.energyLimit ?? ENERGY_LIMIT;
  const raised = skills.some(({ rules }) =>
    rules?.some((rule) => rule.rule === 'limit' && rule.of === 'energy'),
  );
  const wanted = [cost.gem, cost.crystal].filter(isWhole).reduce((sum, one) => sum + one, 0);
  if (wanted > limit && !raised && cost.from === undefined)
    context.report('energyTooDear', { limit, count: wanted });
};

const discard: Check<CostOf<'discard'>> = (cost, context) => {
  if (cost.together === 'different-elements' && isWhole(cost.count) && cost.count > ELEMENTS)
    context.report('elementsTooMany', { count: cost.count }, 'count');
};

const play: Check<CostOf<'play'>> = (cost, context) =>
  void needsTime(context, [cost.as === 'counter' ? 'respond' : 'action.choose'], 'as');

/** More of them than can ever lie there. */
function withinMaximum(
  token: { max?: number } | undefined,
  count: unknown,
  context: Parameters<Check<Cost>>[1],
): void {
  if (token?.max !== undefined && isWhole(count) && count > token.max)
    context.report('neverPayable', { count, max: token.max }, 'count');
}

const flip: Check<CostOf<'flip'>> = (cost, context) => {
  const token = needsToken(cost.token, ['two-sided'], context);
  if (token === undefined) return;
  for (const field of ['from', 'to'] as const)
    if (!Object.hasOwn(token.sides, cost[field]))
      context.report('unknownSide', { id: cost[field], known: Object.keys(token.sides).join(', ') }, field);
  withinMaximum({ max: token.count }, cost.count, context);
};

export const COST_CHECKS: { readonly [P in Cost['pay']]?: Check<CostOf<P>> } = {
  energy,
  discard,
  play,
  flip,
  stones: (cost, context) => needsOneOf(cost, ['gem', 'crystal', 'any'], context),
  tokens: (cost, context) => withinMaximum(needsToken(cost.token, ['counter'], context), cost.count, context),
  gain: (cost, context) => withinMaximum(needsToken(cost.token, ['counter'], context), cost.count, context),
  covered: (cost, context) =>
    withinMaximum(needsToken(cost.token, ['covered'], context), cost.count, context),
};
