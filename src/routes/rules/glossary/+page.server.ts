import { glossary } from '$lib/content/glossary.ts';

export const load = () => ({
  terms: { 'zh-Hans': glossary('zh-Hans'), 'zh-Hant': glossary('zh-Hant'), en: glossary('en') },
});
