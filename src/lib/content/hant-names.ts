/** Traditional names of the official characters and of all that is theirs. Pages fetch it, never import it. */
import file from '$content/characters/names.zh-Hant.yaml?raw';

/** The script writes a name a line, both sides quoted as in JSON, so that a page needs no reader of YAML. */
const pairs = file.split('\n').filter((line) => line.startsWith('"'));

/** By the simplified ones. */
export const hantNames = JSON.parse(`{${pairs.join(',')}}`) as Readonly<Record<string, string>>;
