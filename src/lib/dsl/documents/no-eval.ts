/**
 * Schemas that the browser fetches must not try to make code out of text: the content policy forbids it and reports
 * even the try. They read this as they are made, so whoever brings schemas to the browser imports it first.
 */
import { config } from 'zod';

config({ jitless: true });
