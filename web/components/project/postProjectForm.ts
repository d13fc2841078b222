import {
  projectCategoryChoices,
  projectExperienceChoices,
  projectLengthChoices,
  projectWorkloadChoices,
} from '../../../schema/generated/project.ts';
import { postProjectInputBounds } from '../../../schema/generated/project.actions.ts';
import * as z from 'zod/mini';
import { idOfValue, listOf } from '../../../schema/rules/choices.ts';
import { dayOf, localToday } from '../../../schema/rules/days.ts';
import { paymentTypeFilter } from '../../../schema/rules/project/search.ts';
import { graphql } from '../../generated/gql.ts';
import type { PostProjectInput, ProjectForm_ProjectFragment } from '../../generated/graphql.ts';
import { defineFormOf, type EveryField, type FormInput, type FormValues } from '../../ui/form/defineForm.ts';
import {
  choice,
  commaList,
  optionalChoice,
  optionalDay,
  optionalInteger,
  text,
} from '../../ui/form/rules.ts';

export const choices = {
  category: listOf(projectCategoryChoices),
  payment: listOf(paymentTypeFilter),
  length: listOf(projectLengthChoices),
  workload: listOf(projectWorkloadChoices),
  experience: listOf(projectExperienceChoices),
};

/** The three amounts have the same bounds. */
const dollars = { ...postProjectInputBounds.hourlyRate, unit: 'dollars' };

const schemaOf = (currentDueDate: string) =>
  z
    .object({
      title: text(postProjectInputBounds.title, {
        missing: `Give the project a title of at least ${postProjectInputBounds.title.min} characters`,
      }),
      description: text(postProjectInputBounds.description, {
        missing: `Describe the project in at least ${postProjectInputBounds.description.min} characters`,
      }),
      category: choice(choices.category, 'Choose a category'),
      skills: commaList({
        noun: 'skill',
        ...postProjectInputBounds.skills,
        missing: 'Enter at least one skill',
      }),
      location: text(postProjectInputBounds.location),
      paymentType: choice(choices.payment),
      budgetMin: optionalInteger(dollars),
      budgetMax: optionalInteger(dollars),
      hourlyRate: optionalInteger(dollars),
      dueDate: optionalDay('Enter the whole date, or none'),
      length: choice(choices.length, 'Choose a duration'),
      workload: optionalChoice(choices.workload),
      experience: choice(choices.experience, 'Choose an experience level'),
    })
    .check(({ value, issues }) => {
      const { paymentType, budgetMin, budgetMax, hourlyRate } = value;
      const dueDate = dayOf(value.dueDate);
      const report = (field: string, message: string) =>
        issues.push({ code: 'custom', input: value, path: [field], message });
      if (paymentType === 'HOURLY') {
        if (hourlyRate === null) report('hourlyRate', 'Enter an hourly rate, such as 60');
        return;
      }
      if (budgetMin === null) report('budgetMin', 'Enter the lowest price, such as 1500');
      if (budgetMax === null) report('budgetMax', 'Enter the highest price, such as 3000');
      else if (budgetMin !== null && budgetMax < budgetMin)
        report('budgetMax', 'Enter at least the lowest price');
      if (dueDate && dueDate !== currentDueDate && dueDate < localToday())
        report('dueDate', 'Choose a due date from today on');
    });

/** Validates only fields of the payment type: an hourly project has no due date. The current due date may be a past one. */
export function projectForm(currentDueDate = '') {
  const schema = schemaOf(currentDueDate);
  return defineFormOf(schema.shape, schema, { start: { paymentType: 'fixed' } });
}

export const postProjectForm = projectForm();

export const projectFragment = graphql(/* GraphQL */ `
  fragment ProjectForm_project on Project {
    id
    title
    description
    category
    skills
    location
    paymentType
    budgetMin
    budgetMax
    hourlyRate
    dueDate
    projectDetails {
      lengthBand
      workloadBand
      experience
    }
  }
`);

const amountText = (amount: number | null) => (amount === null ? '' : String(amount));

export const startOf = (project: ProjectForm_ProjectFragment): FormInput<typeof postProjectForm> => ({
  title: project.title,
  description: project.description,
  location: project.location,
  skills: project.skills.join(', '),
  category: idOfValue(choices.category, project.category),
  paymentType: idOfValue(choices.payment, project.paymentType),
  budgetMin: amountText(project.budgetMin),
  budgetMax: amountText(project.budgetMax),
  hourlyRate: amountText(project.hourlyRate),
  dueDate: dayOf(project.dueDate),
  workload: idOfValue(choices.workload, project.projectDetails.workloadBand),
  length: idOfValue(choices.length, project.projectDetails.lengthBand),
  experience: idOfValue(choices.experience, project.projectDetails.experience),
});

/** May include amounts, or a due date, of the other payment type. The action ignores them. */
export const inputOf = (values: FormValues<typeof postProjectForm>): EveryField<PostProjectInput> => values;
