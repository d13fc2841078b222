import { FocusRescue } from '../ui/FocusRescue.tsx';
import { ToastArea } from '../ui/ToastArea.tsx';
import { Tooltips } from '../ui/Tooltips.tsx';

/** What every screen has and no first paint needs. */
export const AfterPaint = () => (
  <>
    <ToastArea />
    <Tooltips />
    <FocusRescue />
  </>
);
