import { isObjectType, Kind, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import { expect, test } from 'vitest';
import { clientSchema, documents } from '../testing/clientDocuments.ts';

/** Fields that no screen shows: for explorers of the contract, and for clients with other screens. */
const unread = [
  'AcceptInvitationPayload.connection',
  'AcceptInvitationPayload.notifications',
  'AcceptInvitationPayload.summary',
  'BillingPlan.isCurrent',
  'BillingPlan.price',
  'Channel.type',
  'ChoosePlanPayload.settings',
  'Comment.postedAt',
  'CompanyConnection.facets',
  'CompanyFilterOptions.industryGroup',
  'CompanyJob.postedDate',
  'Connection.connectedAt',
  'Contact.sentAt',
  'Course.creator',
  'Course.productType',
  'Course.recommended',
  'CreateJobPayload.companyJob',
  'CreateJobPayload.jobPosting',
  'Gig.deliveryDays',
  'Gig.priceText',
  'Gig.productType',
  'Gig.seller',
  'Gig.startingPrice',
  'GigConnection.facets',
  'GigPackage.competitorsAnalyzed',
  'GigPackage.tier',
  'GigPackage.tierDeliveryDays',
  'IgnoreInvitationPayload.notifications',
  'IgnoreInvitationPayload.summary',
  'Invitation.notifications',
  'Job.department',
  'Job.description',
  'JobApplication.job',
  'JobPickConnection.totalCount',
  'MarkConversationReadPayload.notifications',
  'MarkNotificationReadPayload.viewer',
  'MarkNotificationsReadPayload.viewer',
  'MarkNotificationsUnreadPayload.viewer',
  'Message.senderId',
  'Message.time',
  'MessageConnection.totalCount',
  'Mutation.setPersonFollowed',
  'NotificationKindCount.count',
  'OrderGigPayload.gig',
  'OwnProject.project',
  'OwnProject.updatedAt',
  'Person.employer',
  'Person.viewerIsFollowing',
  'PersonConnection.nodes',
  'PersonConnection.totalCount',
  'Product.creator',
  'Product.productType',
  'Product.recommended',
  'ProjectCategoryCount.category',
  'ProjectCategoryCount.count',
  'ProjectCategoryCount.label',
  'ProjectConnection.facets',
  'Query.jobFilterOptions',
  'Query.node',
  'Query.people',
  'Query.person',
  'Query.projectCategories',
  'Query.shopFilterOptions',
  'ReceivedProposal.project',
  'SetPersonFollowedPayload.person',
  'SetPersonFollowedPayload.userErrors',
  'ShopCategoryTab.count',
  'ShopCategoryTab.family',
  'ShopFilterOptions.category',
  'SuggestedPerson.mutualConnections',
  'Topic.followers',
  'Topic.name',
  'UpdateJobPayload.companyJob',
  'UpdateJobPayload.jobPosting',
  'Viewer.client',
  'ViewerItems.savedJobs',
  'ViewerItems.savedProjects',
  'ViewerItems.wishlist',
];

/** Other ways to read a list, which every list has. */
const isOtherPaging = (type: string, field: string) =>
  type.endsWith('Edge') ||
  type === 'PageInfo' ||
  (type.endsWith('Connection') && /^(edges|pageInfo)$/.test(field));

function readFields(): Set<string> {
  const read = new Set<string>();
  const types = new TypeInfo(clientSchema);
  const visitor = visitWithTypeInfo(types, {
    Field: () => void read.add(`${types.getParentType()!.name}.${types.getFieldDef()!.name}`),
  });
  const operations = documents.filter(([, { definitions }]) =>
    definitions.some(({ kind }) => kind === Kind.OPERATION_DEFINITION),
  );
  for (const [, document] of operations) visit(document, visitor);
  return read;
}

test('each field of the contract is read by an operation of the client, or is listed as unread', () => {
  const read = readFields();
  expect(read.size).toBeGreaterThan(500);
  const found = Object.values(clientSchema.getTypeMap())
    .filter(isObjectType)
    .filter(({ name }) => !name.startsWith('__'))
    .flatMap((type) =>
      Object.keys(type.getFields())
        .filter((field) => !isOtherPaging(type.name, field))
        .filter((field) => [type, ...type.getInterfaces()].every(({ name }) => !read.has(`${name}.${field}`)))
        .map((field) => `${type.name}.${field}`),
    );
  expect(found.toSorted()).toEqual(unread);
});
