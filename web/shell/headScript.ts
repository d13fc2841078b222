import { prePaintScript } from './prePaint.ts';
import { clickRecorderScript } from '../hydration/clickRecorder.ts';
import { startAfterPaintScript } from './startAfterPaint.ts';

// For `server/http/assets.ts`, which writes the template with this id.
export { scriptsId } from './startAfterPaint.ts';

/** The one script in the document's head; the content security policy allows exactly this text by its hash. */
export const headScript = [prePaintScript, clickRecorderScript, startAfterPaintScript].join(';');
