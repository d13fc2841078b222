/** The product's name and tagline. */
export const brand = { name: 'Workgrove', tagline: 'Connect. Collaborate. Grow.' };
