// Prints what script each page of the build loads at first, and fails when one loads too much.
import { complaints, LIMITS, pagesOf, weigh } from './page-weight.mjs';

const weights = pagesOf('build').map((page) => weigh('build', page));
console.log(
  'page'.padEnd(40),
  'files'.padStart(6),
  'kB gz'.padStart(8),
  'aim'.padStart(6),
  'limit'.padStart(6),
);
for (const { page, files, kB } of weights) {
  const { aim, fail } = page === 'index.html' ? LIMITS.home : LIMITS.learning;
  const mark = kB > aim ? '  over the aim' : '';
  const cells = [
    String(files).padStart(6),
    kB.toFixed(1).padStart(8),
    String(aim).padStart(6),
    String(fail).padStart(6),
  ];
  console.log(`/${page.replace(/index\.html$/, '')}`.padEnd(40), ...cells, mark);
}
const wrong = weights.flatMap(complaints);
if (weights.length === 0) wrong.push('There are no pages in build/.');
for (const line of wrong) console.error(line);
process.exitCode = wrong.length === 0 ? 0 : 1;
