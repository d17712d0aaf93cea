/** The shape of small skills in cases: that of the skill language, but for name and class. Meaning is checked when they are compiled. */
import { z } from '../zod.ts';
import type { SkillDef } from '../../grail/index.ts';
import { checkSkill, type Finding } from '../characters/read.ts';

/** What a small skill may leave out. */
const UNSAID = { name: {}, class: 'common' } as const;

export const skillSchema = z.record(z.string(), z.unknown()).transform((value, context): SkillDef => {
  const { findings } = checkSkill({ ...UNSAID, ...value });
  for (const finding of findings.filter(({ level }) => level === 'shape'))
    context.addIssue({ code: 'custom', path: keysOf(finding.pointer), message: messageOf(finding) });
  return value as unknown as SkillDef;
});

function keysOf(pointer: string): (string | number)[] {
  return pointer
    .split('/')
    .slice(1)
    .map((key) => (/^\d+$/.test(key) ? Number(key) : key));
}

/** The finding by its code and what it speaks of; the workshop has whole sentences. */
function messageOf({ code, params }: Finding): string {
  const facts = Object.entries(params).map(([name, value]) => `${name}: ${String(value)}`);
  return `skill: ${code} (${facts.join(', ')})`;
}
