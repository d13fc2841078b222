import * as account from './account/input.ts';
import {
  emailBounds,
  maxMegabytes,
  newPasswordBounds,
  passwordBounds,
  phoneBounds,
  type Range,
  type ListBounds,
} from './bounds.ts';
import { messageBounds } from './channel/input.ts';
import * as company from './company/input.ts';
import * as creator from './creator/input.ts';
import * as gig from './gig/input.ts';
import * as job from './job/input.ts';
import { invitationBounds } from './network/input.ts';
import * as person from './person/input.ts';
import * as post from './post/input.ts';
import * as project from './project/input.ts';
import { reportBounds } from './report.ts';

/** The limit of one field of an input. */
export type FieldBounds = Range | ListBounds | { readonly maxMegabytes: number };

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
    resumeFileName: { maxMegabytes: maxMegabytes.resume },
  },
  ContactCompanyInput: company.contactCompanyBounds,
  ContactSellerInput: messageBounds,
  CreateCompanyPageInput: company.companyBounds,
  CreateGigInput: { ...gig.gigBounds, image: { maxMegabytes: maxMegabytes.picture } },
  CreateJobInput: job.jobBounds,
  CreatePostInput: post.postBounds,
  CreateProjectInput: project.projectBounds,
  DeleteAccountInput: { password: passwordBounds },
  GigPackageInput: gig.packageBounds,
  InviteByEmailInput: { ...invitationBounds, email: emailBounds },
  LogInInput: { email: emailBounds, password: passwordBounds },
  // No form: the client sends the ids of a page of notifications.
  MarkNotificationsReadInput: { ids: { min: 1, max: 100 } },
  MarkNotificationsUnreadInput: { ids: { min: 1, max: 100 } },
  MilestoneInput: project.milestoneBounds,
  OrderGigInput: gig.orderBounds,
  PostProjectInput: project.postedProjectBounds,
  ProductFormInput: {
    ...creator.productBounds,
    fileType: { maxMegabytes: maxMegabytes.file },
    thumbnail: { maxMegabytes: maxMegabytes.picture },
  },
  ProfileSettingsInput: { ...account.settingsBounds, email: emailBounds, phone: phoneBounds },
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
