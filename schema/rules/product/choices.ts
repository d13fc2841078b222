import type { DifficultyLevel, FileType } from '../../generated/types.ts';
import type { Choices, Labels } from '../choices.ts';

export const levels = {
  BEGINNER: { id: 'beginner', label: 'Beginner' },
  INTERMEDIATE: { id: 'intermediate', label: 'Intermediate' },
  ADVANCED: { id: 'advanced', label: 'Advanced' },
} as const satisfies Choices<DifficultyLevel>;

export const fileTypes: Labels<FileType> = {
  CODE: 'Code',
  DESIGN: 'Design',
  ZIP: 'ZIP',
  VIDEO: 'Video',
  PDF: 'PDF',
};
