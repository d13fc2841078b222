export const brand = { name: 'Workgrove', tagline: 'Connect. Collaborate. Grow.' };
