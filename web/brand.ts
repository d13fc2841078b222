/** The product's name and line, wherever they stand on screen. */
export const brand = { name: 'Workgrove', tagline: 'Connect. Collaborate. Grow.' };
