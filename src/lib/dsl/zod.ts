/**
 * Where every schema takes `z` from. Schemas that a browser fetches must not try to make code out of text: the
 * content policy forbids it and reports even the try. They read that as they are made, so it is set before any of
 * them: here, since nothing has `z` without this module.
 */
import { config, z } from 'zod';

config({ jitless: true });

export { z };
