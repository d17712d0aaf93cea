/**
 * The installable app's description.
 * @param {string} base path of the site with both slashes
 * @returns {import('vite-plugin-pwa').ManifestOptions | Partial<import('vite-plugin-pwa').ManifestOptions>}
 */
export const manifest = (base) => ({
  id: base,
  name: '星杯工坊 Grailwright',
  short_name: '星杯工坊',
  description: '团队卡牌「星杯传说」的规则教练与角色工坊',
  lang: 'zh-Hans',
  dir: 'ltr',
  start_url: base,
  scope: base,
  display: 'standalone',
  background_color: '#FAF8F4',
  theme_color: '#FAF8F4',
  categories: ['games', 'education'],
  icons: [
    { src: `${base}icons/icon-192.png`, sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: `${base}icons/icon-512.png`, sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: `${base}icons/icon-maskable-512.png`, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: `${base}icon.svg`, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  ],
});
