/** Names of actions that differ in the same way. */
export const creations = [
  'createCompanyPage',
  'createGig',
  'createJob',
  'createPost',
  'createProject',
  'postProject',
];
export const edits = [
  'updateCompanyPage',
  'updateGig',
  'updateJob',
  'updateProduct',
  'updateProfile',
  'updateProject',
];
export const related = [
  'createGig',
  'createJob',
  'createProject',
  'postProject',
  'updateGig',
  'updateJob',
  'updateProduct',
  'updateProject',
];
export const messages = ['sendMessage', 'startConversation', 'contactSeller', 'contactCompany'];
export const opening = ['setGigOpen', 'setJobOpen', 'setProjectOpen', 'setJobHidden'];
