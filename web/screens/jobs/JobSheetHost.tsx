import { useEffect, useState } from 'react';
import { LazyJobSheet } from './LazyJobSheet.ts';
import { useOpenJob } from './useOpenJob.ts';

/** Shows the job that the address names beside the list; it keeps its content while it slides away. */
export function JobSheetHost() {
  const { id, close } = useOpenJob();
  const [shown, setShown] = useState('');
  // After the first render, which is the server's: a sheet has no place in the first HTML.
  useEffect(() => {
    if (id) setShown(id);
  }, [id]);
  if (!shown) return null;
  return <LazyJobSheet key={shown} id={shown} open={id === shown} onClose={close} />;
}
