import * as account from './account/input.ts';
import {
  emailBounds,
  fileNameBounds,
  newPasswordBounds,
  passwordBounds,
  phoneBounds,
  pictureBounds,
  type Range,
  type ListBounds,
} from './bounds.ts';
import { messageBounds } from './channel/input.ts';
import * as company from './company/input.ts';
import { maxSearchLength } from './conditions.ts';
import * as creator from './creator/input.ts';
import * as gig from './gig/input.ts';
import { minSalaryBounds } from './job/filter.ts';
import * as job from './job/input.ts';
import { invitationBounds } from './network/input.ts';
import * as person from './person/input.ts';
import * as post from './post/input.ts';
import * as project from './project/input.ts';
import { reportBounds } from './report.ts';

/** The limit of one field of an input. */
export type FieldBounds = Range | ListBounds | typeof pictureBounds;

/** The bounds of each input type of the contract. `email` and `phone` have the same bounds in all inputs. */
export const inputBounds: Readonly<Record<string, Readonly<Record<string, FieldBounds>>>> = {
  AddCommentInput: post.commentBounds,
  AddEducationInput: person.educationBounds,
  AddExperienceInput: person.experienceBounds,
  AddPaymentMethodInput: account.paymentMethodBounds,
  ApplyToJobInput: {
    // Jobs without Easy Apply have a minimum, too.
    note: { max: job.applicationBounds.note.max },
    email: emailBounds,
    phone: phoneBounds,
    resumeFileName: fileNameBounds,
  },
  ContactCompanyInput: company.contactCompanyBounds,
  ContactSellerInput: messageBounds,
  CreateCompanyPageInput: company.companyBounds,
  CreateGigInput: { ...gig.gigBounds, image: pictureBounds },
  CreateJobInput: job.jobBounds,
  CreatePostInput: { ...post.postBounds, image: pictureBounds },
  CreateProjectInput: project.projectBounds,
  DeleteAccountInput: { password: passwordBounds },
  GigPackageInput: gig.packageBounds,
  InviteByEmailInput: { ...invitationBounds, email: emailBounds },
  JobFilter: {
    query: { max: maxSearchLength.words },
    location: { max: maxSearchLength.place },
    minSalary: minSalaryBounds,
  },
  LogInInput: { email: emailBounds, password: passwordBounds },
  // No form: the client sends the ids of a page of notifications.
  MarkNotificationsReadInput: { ids: { min: 1, max: 100 } },
  MarkNotificationsUnreadInput: { ids: { min: 1, max: 100 } },
  MilestoneInput: project.milestoneBounds,
  OrderGigInput: gig.orderBounds,
  PostProjectInput: project.postedProjectBounds,
  ProductFormInput: {
    ...creator.productBounds,
    fileType: fileNameBounds,
    thumbnail: pictureBounds,
  },
  ProfileSettingsInput: {
    ...account.settingsBounds,
    email: emailBounds,
    phone: phoneBounds,
    resumeFileName: fileNameBounds,
  },
  ReportJobInput: reportBounds,
  ReportPostInput: reportBounds,
  ReportProjectInput: reportBounds,
  RequestConnectionInput: invitationBounds,
  RequestPasswordResetInput: { email: emailBounds },
  ResetPasswordInput: {
    token: { min: 1, max: 64 },
    password: newPasswordBounds,
    confirmPassword: passwordBounds,
  },
  // No form: the client sends the ids of the searches that it cleared.
  RestoreRecentSearchesInput: { searchIds: { max: 100 } },
  ScheduleConsultationInput: { ...company.consultationBounds, email: emailBounds },
  SendMessageInput: messageBounds,
  // No form: the client names the search.
  SetJobAlertInput: { name: { max: 1_000 } },
  SignUpInput: {
    ...account.signUpBounds,
    email: emailBounds,
    password: newPasswordBounds,
    confirmPassword: passwordBounds,
  },
  StartConversationInput: messageBounds,
  SubmitProposalInput: project.proposalBounds,
  UpdateProfileInput: person.profileBounds,
};
