/** Wraps a drawing into a stand-alone SVG file; it covers its box whatever the box's ratio. */
export function svgDocument(width: number, height: number, body: string, anchor = 'xMidYMid'): string {
  // xMidYMid is right for most, but only "slice" makes the drawing cover the box instead of fitting into it.
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="${anchor} slice">${body}</svg>\n`;
}

/** Wraps a square mark into a stand-alone SVG file. */
export function svgMark(size: number, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">${body}</svg>\n`;
}
