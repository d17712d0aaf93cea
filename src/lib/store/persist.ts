import type { Database } from './database.ts';

const ASKED = 'persistAsked';

/** Asks the browser once to keep our data when the disk runs low. Quiet where it cannot be asked. */
export async function askToPersist(db: Database): Promise<void> {
  try {
    if ((await db.settings.get(ASKED)) !== undefined) return;
    const { storage } = navigator as { storage?: StorageManager };
    const granted = await storage?.persist?.();
    await db.settings.put({ key: ASKED, value: granted ?? false });
  } catch {
    // Not being able to ask is no fault of the learner's, and saving itself will tell what is wrong.
  }
}
