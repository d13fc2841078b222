import { useSearchParams } from 'react-router-dom';
import { readJobSearch } from './jobSearch.ts';

/** What the address says of the jobs screen. */
export const useJobSearch = () => readJobSearch(useSearchParams()[0]);
