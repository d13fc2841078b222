import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** The SHA-256 of a text, in hexadecimal digits. Decisions of actions are synchronous, unlike the digest of browsers. */
export const sha256Of = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** The end of an id that is derived from a text: 16 hexadecimal digits. */
export const shortHashOf = (text: string): string => sha256Of(text).slice(0, 16);
