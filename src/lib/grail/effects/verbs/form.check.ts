import { needsOneOf, type Check } from '../language/check.ts';
import type { FormChange } from './form.ts';

export const checkForm: Check<FormChange> = (form, context) => needsOneOf(form, ['enter', 'leave'], context);
