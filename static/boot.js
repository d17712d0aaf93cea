// Runs before the first paint: language and theme of this reader, so that nothing flashes.
// Pages are prerendered in zh-Hans; for another language the page stays hidden until its texts are in
// (the root layout removes data-waiting), and is shown in any case when something fails or takes too long.
(function () {
  var root = document.documentElement;
  var read = function (key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  var fromTag = function (tag) {
    var t = tag.toLowerCase();
    if (/^zh\b/.test(t)) return /hant|-tw|-hk|-mo/.test(t) ? 'zh-Hant' : 'zh-Hans';
    return /^en\b/.test(t) ? 'en' : null;
  };
  var saved = read('grailwright.locale');
  var locale = ['zh-Hans', 'zh-Hant', 'en'].indexOf(saved) >= 0 ? saved : null;
  var tags = navigator.languages || [navigator.language || ''];
  for (var i = 0; locale === null && i < tags.length; i++) locale = fromTag(tags[i]);
  root.lang = locale || 'zh-Hans';
  if (root.lang !== 'zh-Hans') {
    root.setAttribute('data-waiting', '');
    var show = function () {
      root.removeAttribute('data-waiting');
    };
    // A script that fails to load or breaks will never put the texts in: better Chinese than nothing.
    addEventListener('error', show, true);
    addEventListener('unhandledrejection', show);
    setTimeout(show, 8000);
  }
  var theme = read('grailwright.theme');
  if (theme === 'light' || theme === 'dark') root.setAttribute('data-theme', theme);
})();
