import { expect, test } from 'vitest';
import { formatFileSize } from './fileSize.ts';

test('file sizes use the unit of their limit: 100 MB are not 104.9', () => {
  expect([1, 1_048_575, 1_048_576, 100 * 1_048_576].map(formatFileSize)).toEqual([
    '1 KB',
    '1,024 KB',
    '1.0 MB',
    '100.0 MB',
  ]);
});
