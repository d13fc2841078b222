import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { Toaster } from 'sonner';
import 'sonner/dist/styles.css';
import './toast.css';
import { setNoticeRenderer } from './notify.ts';
import { sonnerNotices } from './sonnerNotices.ts';
import { useToastOffset } from './useToastOffset.ts';
import { useNoticeFocus } from './useNoticeFocus.ts';

/**
 * The area for notices. Sonner pauses their timers under the pointer and on a hidden page, `useNoticeFocus` while one has
 * the focus. The area is rendered outside the page: a dialog makes the page inert, but screen readers must still
 * announce notices. Notices cover neither elements that are pinned to the lower edge nor the focused one.
 */
export function ToastArea() {
  useEffect(() => setNoticeRenderer(sonnerNotices), []);
  const clearance = useToastOffset();
  const area = useNoticeFocus();
  return createPortal(
    <Toaster
      ref={area}
      position="bottom-right"
      offset={{ bottom: Math.max(clearance, 24) }}
      mobileOffset={{ bottom: Math.max(clearance, 16) }}
      visibleToasts={3}
      duration={4_000}
      hotkey={['altKey', 'KeyT']}
      closeButton
      icons={{
        success: <CircleCheck aria-hidden size={18} strokeWidth={1.75} />,
        error: <CircleAlert aria-hidden size={18} strokeWidth={1.75} />,
        close: <X aria-hidden size={14} />,
      }}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast: 'toast',
          title: 'toast-title',
          description: 'toast-text',
          actionButton: 'toast-action',
          closeButton: 'toast-close',
        },
      }}
    />,
    document.body,
  );
}
