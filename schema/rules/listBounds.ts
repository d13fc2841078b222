/**
 * The largest number of items of each list that grows and has no pages, or is stored with its object. Their descriptions
 * in the SDL name the same numbers. Actions refuse a further item of a list of the account's own or of a stored one;
 * other lists are cut.
 */
export const listBounds = {
  'BillingSettings.history': 100,
  'BillingSettings.paymentMethods': 10,
  'Channel.memberPreview': 10,
  'Channel.notifications': 20,
  'Company.employees': 100,
  'Company.jobs': 100,
  'CompanyFilterOptions.location': 200,
  'Contact.notifications': 20,
  'Dashboard.recentActivity': 10,
  'Invitation.notifications': 20,
  'Post.replies': 200,
  'Profile.education': 50,
  'Profile.experience': 50,
  'Profile.gigs': 100,
  'Profile.jobPostings': 100,
  'Profile.products': 100,
  'Profile.projects': 100,
  'Project.viewerProposals': 100,
  'ProjectFilterOptions.locations': 200,
  'Query.channels': 100,
  'Query.contacts': 100,
  'Query.jobAlerts': 100,
  'Query.recentSearches': 100,
  'Query.topics': 100,
} as const;
