import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BreakableText } from './BreakableText.tsx';

const markupOf = (text: string) => {
  const { container } = render(<BreakableText text={text} />);
  expect(container.textContent).toBe(text);
  return container.innerHTML;
};

test('a long address may break after slashes and punctuation marks, other text is unchanged', () => {
  expect(markupOf('Did. See https://fernbank.example/drafts/survey?v=2\nand tell me')).toBe(
    'Did. See https://<wbr>fernbank.<wbr>example/<wbr>drafts/<wbr>survey?<wbr>v=<wbr>2\nand tell me',
  );
  expect(markupOf('Only short words, well-known ones.')).toBe('Only short words, well-known ones.');
  expect(markupOf('/'.repeat(30))).toBe('/'.repeat(30));
  expect(markupOf('Donaudampfschifffahrtsgesellschaft')).toBe('Donaudampfschifffahrtsgesellschaft');
  expect(markupOf('日本語'.repeat(8) + '#️⃣と')).toBe('日本語'.repeat(8) + '#️⃣<wbr>と');
  expect(markupOf('')).toBe('');
});
