import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useEffect } from 'react';
import { Toaster } from 'sonner';
import 'sonner/dist/styles.css';
import './toast.css';
import { toastsReady } from './notify.ts';

/** Where notices appear. Sonner stops their clocks under the pointer, with focus inside and on a hidden page. */
export function ToastArea() {
  useEffect(toastsReady, []);
  return (
    <Toaster
      position="bottom-right"
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
          closeButton: 'toast-close',
        },
      }}
    />
  );
}
