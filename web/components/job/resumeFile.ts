import { maxMegabytes } from '../../../schema/rules/bounds.ts';
import { file } from '../../ui/form/rules.ts';

const endings = ['pdf', 'doc', 'docx', 'odt', 'rtf', 'txt'];

/** The `accept` attribute of a file field for a résumé. */
export const acceptedResumes = endings.map((ending) => `.${ending}`).join();

export const resumeFile = (missing?: string) =>
  file({
    endings,
    wrong: 'Choose a PDF, Word or text file',
    maxMB: maxMegabytes.resume,
    ...(missing !== undefined && { missing }),
  });
