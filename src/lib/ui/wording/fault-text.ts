/** Why a file or a link does not open, and what is wrong with a document, in words. */
import { m } from '$lib/i18n';
import type { Finding } from '$lib/dsl/documents/findings.ts';

const FAULTS = {
  notText: () => m.settings_fault_notText(),
  notJson: () => m.settings_fault_notJson(),
  otherKind: () => m.settings_fault_otherKind(),
  newer: () => m.settings_fault_newer(),
  broken: () => m.settings_fault_broken(),
  tooBig: () => m.settings_fault_tooBig(),
  tooDeep: () => m.settings_fault_tooDeep(),
};

/** What happened, why, and what to do. */
export const faultText = (fault: keyof typeof FAULTS): string => FAULTS[fault]();

const FINDINGS: Readonly<Record<Finding['code'], (fact: (name: string) => string) => string>> = {
  missing: () => m.settings_finding_missing(),
  wrongType: (fact) => m.settings_finding_wrongType({ expected: fact('expected') }),
  unknownKey: (fact) => m.settings_finding_unknownKey({ key: fact('key') }),
  notOneOf: (fact) => m.settings_finding_notOneOf({ value: fact('value'), known: fact('known') }),
  notReadable: (fact) => m.settings_finding_notReadable({ value: fact('value') }),
  tooLong: (fact) => m.settings_finding_tooLong({ limit: fact('limit') }),
  tooShort: (fact) => m.settings_finding_tooShort({ limit: fact('limit') }),
  tooBig: (fact) => m.settings_finding_tooBig({ limit: fact('limit') }),
  tooSmall: (fact) => m.settings_finding_tooSmall({ limit: fact('limit') }),
  misfit: (fact) => m.settings_finding_misfit({ wanted: fact('wanted'), got: fact('got') }),
  doubled: (fact) => m.settings_finding_doubled({ value: fact('value') }),
};

/** Where, what, and what to do. */
export function findingText({ path, code, facts }: Finding): string {
  const words = FINDINGS[code]((name) => String(facts[name] ?? ''));
  return m.settings_finding_at({ path: path === '' ? m.settings_finding_whole() : path, words });
}
