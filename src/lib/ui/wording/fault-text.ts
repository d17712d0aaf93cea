/** What is wrong with a file or a link that somebody opened, in words. */
import * as settings from '$lib/i18n/topics/settings.js';

const byKey = settings as unknown as Readonly<Record<string, (() => string) | undefined>>;

/** @param fault as the store names it (store/envelope.ts) */
export const faultText = (fault: string): string => byKey[`settings_fault_${fault}`]?.() ?? fault;
