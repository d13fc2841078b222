export const companyResolvers = {};
