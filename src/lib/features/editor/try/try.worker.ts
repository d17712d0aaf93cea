/** Tables, cases and games beside the page. */
import { expose } from 'comlink';
import { tryWork } from './try-work.ts';

expose(tryWork);
