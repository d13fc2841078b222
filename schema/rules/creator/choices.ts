import type { CreatorProductType, ProductVisibility } from '../../generated/types.ts';
import type { Choices } from '../choices.ts';

export const productTypes = {
  DIGITAL_FILE: { id: 'digitalFile', label: 'Digital File' },
  AI_AGENT: { id: 'aiAgent', label: 'AI Agent' },
  TEMPLATE: { id: 'template', label: 'Template' },
  COURSE: { id: 'course', label: 'Course' },
  EBOOK: { id: 'ebook', label: 'eBook' },
  NOTION_KIT: { id: 'notionKit', label: 'Notion Kit' },
  FREEBIE: { id: 'freebie', label: 'Freebie' },
} as const satisfies Choices<CreatorProductType>;

export const visibilities = {
  PUBLIC: { id: 'public', label: 'Public' },
  PRIVATE: { id: 'private', label: 'Private (visible only with a direct link)' },
  DRAFT: { id: 'draft', label: 'Draft (not visible)' },
} as const satisfies Choices<ProductVisibility>;
