import { readdirSync, readFileSync } from 'node:fs';
import { buildSchema, isInputObjectType, isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import * as account from './account/input.ts';
import { emailBounds, maxMegabytes, passwordBounds, phoneBounds } from './bounds.ts';
import { messageBounds } from './channel/input.ts';
import * as company from './company/input.ts';
import { maxSearchLength } from './conditions.ts';
import * as creator from './creator/input.ts';
import * as gig from './gig/input.ts';
import * as job from './job/input.ts';
import { invitationBounds } from './network/input.ts';
import * as person from './person/input.ts';
import * as post from './post/input.ts';
import * as project from './project/input.ts';
import { reportBounds } from './report.ts';

const schema = buildSchema(
  readdirSync('schema')
    .filter((name) => name.endsWith('.graphql'))
    .map((name) => readFileSync(`schema/${name}`, 'utf8'))
    .join('\n'),
);

/** The bounds of each input. `email` and `phone` have the same bounds in all inputs. */
const bounds: Record<string, object> = {
  AddCommentInput: post.commentBounds,
  AddEducationInput: person.educationBounds,
  AddExperienceInput: person.experienceBounds,
  AddPaymentMethodInput: account.paymentMethodBounds,
  ApplyToJobInput: {
    ...job.applicationBounds,
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
  ScheduleConsultationInput: { ...company.consultationBounds, email: emailBounds },
  SendMessageInput: messageBounds,
  SignUpInput: {
    ...account.signUpBounds,
    email: emailBounds,
    password: passwordBounds,
    confirmPassword: passwordBounds,
  },
  StartConversationInput: messageBounds,
  SubmitProposalInput: project.proposalBounds,
  UpdateProfileInput: person.profileBounds,
};

const number = String.raw`(\d[\d,]*)`;
const parsers: readonly [RegExp, string[]][] = [
  [new RegExp(`at most ${number}, each at most ${number} characters`), ['max', 'maxLength']],
  [new RegExp(`${number} to ${number}`), ['min', 'max']],
  [new RegExp(`at most ${number} MB`), ['maxMegabytes']],
  [new RegExp(`at most ${number}`), ['max']],
];

/** The bounds that a description names: "Title, 5 to 100 characters." */
function described(description = '') {
  for (const [pattern, names] of parsers) {
    const numbers = pattern.exec(description)?.slice(1);
    if (numbers)
      return Object.fromEntries(names.map((name, i) => [name, Number(numbers[i]!.replaceAll(',', ''))]));
  }
  return null;
}

test('the description of every input names the bounds that its form enforces', () => {
  const inputs = Object.values(schema.getTypeMap())
    .filter(isInputObjectType)
    .filter(({ name }) => !name.endsWith('Filter'))
    .map((input) => [input.name, input.getFields()] as const);
  expect(inputs.length).toBeGreaterThan(60);
  const fromSdl = inputs.flatMap(([name, fields]) => {
    const entries = Object.values(fields).flatMap((field) => {
      const found = described(field.description ?? '');
      return found ? [[field.name, found] as const] : [];
    });
    return entries.length > 0 ? [[name, Object.fromEntries(entries)] as const] : [];
  });
  expect(bounds).toEqual(Object.fromEntries(fromSdl));
});

test('the description of every search names the length that server and search fields allow', () => {
  const fields = Object.values(schema.getTypeMap()).flatMap((type) => {
    if (isInputObjectType(type)) return Object.values(type.getFields());
    return isObjectType(type) ? Object.values(type.getFields()).flatMap(({ args }) => args) : [];
  });
  const lengthsOf = (start: string) =>
    fields
      .map(({ description }) => description ?? '')
      .filter((description) => description.startsWith(start))
      .map((description) => described(description));
  const words = lengthsOf('Search words, at most');
  expect(words.length).toBeGreaterThan(10);
  expect(words).toEqual(words.map(() => ({ max: maxSearchLength.words })));
  const places = lengthsOf('Text to find in the location');
  expect(places).toHaveLength(4);
  expect(places).toEqual(places.map(() => ({ max: maxSearchLength.place })));
});
