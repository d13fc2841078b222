const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

/** '1.4 MB', '12 KB': counted as the limits are, so that a file of 100 MB does not say that it has 104.9. */
export const fileSize = (bytes: number): string =>
  bytes >= megabyte ? `${(bytes / megabyte).toFixed(1)} MB` : `${Math.ceil(bytes / kilobyte)} KB`;
