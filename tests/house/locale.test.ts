import { afterEach, describe, expect, it } from 'vitest';
import { isLocale, locale, m, setLocale, textOf } from '../../src/lib/i18n/index.ts';

afterEach(() => setLocale('zh-Hans'));

describe('the language', () => {
  it('is zh-Hans until another is set, and all texts follow', async () => {
    const name = { 'zh-Hans': '火', 'zh-Hant': '火', en: 'fire' };
    expect([locale.current, m.ui_nav_learn(), textOf(name)]).toEqual(['zh-Hans', '学习', '火']);
    await setLocale('en');
    expect([locale.current, m.ui_nav_learn(), textOf(name)]).toEqual(['en', 'Learn', 'fire']);
    await setLocale('zh-Hant');
    expect(m.ui_nav_learn()).toBe('學習');
  });

  it('is one of three', () => {
    expect(['zh-Hans', 'zh-Hant', 'en', 'zh', 'de', ''].filter(isLocale)).toEqual([
      'zh-Hans',
      'zh-Hant',
      'en',
    ]);
  });
});
