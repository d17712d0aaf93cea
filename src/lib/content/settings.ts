/** §24 Settings and §25 disputes, with their words, from content/rules/settings*.yaml. Build and test time only. */
import { z } from '../dsl/zod.ts';
import type { RulesConfig } from '../grail/index.ts';
import type { ByLocale, TextLocale } from '../lesson/format.ts';
import { FormatError, readYaml } from '../lesson/read.ts';
import data from '$content/rules/settings.yaml?raw';
import en from '$content/rules/settings.en.yaml?raw';
import hans from '$content/rules/settings.zh-Hans.yaml?raw';
import hant from '$content/rules/settings.zh-Hant.yaml?raw';

export type SettingId = keyof RulesConfig;
type Value = RulesConfig[SettingId];

export interface Setting {
  id: SettingId;
  rules: string[];
  name: ByLocale<string>;
}
/** Another reading, and the setting that switches to it where there is one. */
export interface OtherReading {
  text: ByLocale<string>;
  switch: { setting: Setting; value: Value } | null;
}
export interface Dispute {
  /** D1 … D25. */
  id: string;
  rules: string[];
  title: ByLocale<string>;
  ours: ByLocale<string>;
  why: ByLocale<string>;
  others: OtherReading[];
}

const rules = z.array(z.string().regex(/^§\d+(\.\d+)?$/)).min(1);
const dataShape = z.strictObject({
  settings: z.record(z.string(), rules),
  disputes: z.record(
    z.string().regex(/^D\d+$/),
    z.strictObject({
      rules,
      others: z
        .array(
          z.strictObject({
            setting: z.string().optional(),
            value: z.union([z.boolean(), z.literal('faceUpOnly')]).optional(),
          }),
        )
        .min(1),
    }),
  ),
});
const line = z.string().min(1);
const wordsShape = z.strictObject({
  settings: z.record(z.string(), line),
  disputes: z.record(
    z.string(),
    z.strictObject({ title: line, ours: line, why: line, others: z.array(line) }),
  ),
});

const file = (name: string) => `content/rules/${name}.yaml`;
const read = (name: string, text: string) => readYaml({ file: file(name), text }, wordsShape);
const found = readYaml({ file: file('settings'), text: data }, dataShape);
const words = {
  'zh-Hans': read('settings.zh-Hans', hans),
  'zh-Hant': read('settings.zh-Hant', hant),
  en: read('settings.en', en),
};

/** @throws FormatError if a language lacks a line that the data asks for */
function inAll(what: string, of: (language: (typeof words)['en']) => string | undefined): ByLocale<string> {
  const get = (locale: TextLocale): string => {
    const text = of(words[locale]);
    if (text === undefined) throw new FormatError([`${file(`settings.${locale}`)}:1:1: ${what} is missing`]);
    return text;
  };
  return { 'zh-Hans': get('zh-Hans'), 'zh-Hant': get('zh-Hant'), en: get('en') };
}

/** Every setting of §24, in the order of the file. */
export const settings: readonly Setting[] = Object.entries(found.settings).map(([id, changed]) => ({
  // A test compares the ids with the keys of RulesConfig.
  id: id as SettingId,
  rules: changed,
  name: inAll(`settings.${id}`, (language) => language.settings[id]),
}));

function switchOf(setting: string | undefined, value: Value | undefined): OtherReading['switch'] {
  if (setting === undefined || value === undefined) return null;
  const known = settings.find(({ id }) => id === setting);
  if (!known) throw new FormatError([`${file('settings')}:1:1: no setting is called ${setting}`]);
  return { setting: known, value };
}

/** Every point on which sources disagree (§25). */
export const disputes: readonly Dispute[] = Object.entries(found.disputes).map(([id, dispute]) => ({
  id,
  rules: dispute.rules,
  title: inAll(`disputes.${id}.title`, (language) => language.disputes[id]?.title),
  ours: inAll(`disputes.${id}.ours`, (language) => language.disputes[id]?.ours),
  why: inAll(`disputes.${id}.why`, (language) => language.disputes[id]?.why),
  others: dispute.others.map(({ setting, value }, index) => ({
    text: inAll(`disputes.${id}.others.${index}`, (language) => language.disputes[id]?.others[index]),
    switch: switchOf(setting, value),
  })),
}));

/** Settings that change a §. */
export const settingsOf = (rule: string): Setting[] => settings.filter((one) => one.rules.includes(rule));
