import { useRef, type DragEvent } from 'react';

/** Lets list rows be dragged by their handles to another position. Buttons and keys do the same. */
export function useDragOrder(move: (from: number, to: number) => void) {
  const from = useRef<number>(undefined);
  return {
    handle: (index: number) => ({
      draggable: true,
      onDragStart: (event: DragEvent) => {
        event.stopPropagation();
        event.dataTransfer.effectAllowed = 'move';
        // Browsers need data to start a drag. With plain text, fields would accept the drop.
        event.dataTransfer.setData('application/x-workgrove-row', String(index));
        from.current = index;
      },
      onDragEnd: () => {
        from.current = undefined;
      },
    }),
    row: (index: number) => ({
      onDragOver: (event: DragEvent) => {
        if (from.current !== undefined) event.preventDefault();
      },
      onDrop: (event: DragEvent) => {
        if (from.current === undefined) return;
        event.preventDefault();
        event.stopPropagation();
        if (from.current !== index) move(from.current, index);
        from.current = undefined;
      },
    }),
  };
}
