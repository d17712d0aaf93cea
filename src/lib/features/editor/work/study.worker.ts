/** Reads, checks and describes drafts beside the page, so that typing never waits for it. */
import { expose } from 'comlink';
import { studyDraft } from './study-draft.ts';

const work = { study: studyDraft };
export type StudyWork = typeof work;

expose(work);
