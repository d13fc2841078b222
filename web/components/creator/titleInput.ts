import type { FocusEvent, KeyboardEvent } from 'react';
import { isEnter } from '../../ui/keys.ts';
import { newLesson, newModule } from './productForm.ts';

/**
 * For the titles of modules and lessons: typing replaces the title of a new one. Enter would press the form's first button,
 * which saves a draft.
 */
export const titleInput = {
  onFocus: ({ target }: FocusEvent<HTMLInputElement>): void => {
    if ([newModule.title, newLesson.title].includes(target.value)) target.select();
  },
  onKeyDown: (event: KeyboardEvent): void => {
    if (isEnter(event.nativeEvent)) event.preventDefault();
  },
};
