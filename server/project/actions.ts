import type { CreateProjectInput, PostProjectInput } from '../../schema/generated/types.ts';
import { dayOf, earliestToday } from '../../schema/rules/days.ts';
import { htmlOfText } from '../../schema/rules/html.ts';
import { newRequest } from '../effects/request.ts';
import type { Change } from '../data/changes.ts';
import { refuse, refuseUnknown } from '../data/action.ts';
import type { ActionName, ActionsOf, Now, Refusal } from '../data/action.ts';
import { getOrThrow } from '../shared/lookup.ts';
import { proposalActions } from './proposalActions.ts';
import type { ClientRecord, OwnProjectRecord, ProjectRecord } from './records.ts';

/** The stored fields of a project that its form decides. */
type Entered = Omit<
  ProjectRecord,
  'id' | 'postedDate' | 'clientId' | 'proposals' | 'interviewing' | 'invitesSent' | 'lastViewedAt' | 'isOpen'
>;

/** A project that seeks freelancers, as it is posted and edited. */
function entered(input: Omit<PostProjectInput, 'length'> & Pick<Entered, 'length'>): Entered {
  const isHourly = input.paymentType === 'HOURLY';
  return {
    title: input.title,
    description: input.description,
    detailedDescription: htmlOfText(input.description),
    skills: input.skills,
    category: input.category,
    paymentType: input.paymentType,
    budgetMin: isHourly ? null : (input.budgetMin ?? null),
    budgetMax: isHourly ? null : (input.budgetMax ?? null),
    hourlyRate: isHourly ? (input.hourlyRate ?? null) : null,
    dueDate: isHourly ? null : (input.dueDate ?? null),
    location: input.location || 'Remote',
    experience: input.experience,
    length: input.length,
    workload: input.workload ?? null,
  };
}

/** A project for the profile alone, with defaults for the fields that its form lacks. */
const described = ({ title, description, techStack }: CreateProjectInput): Entered =>
  entered({
    title,
    description,
    skills: techStack ?? [],
    category: 'WEB_DEVELOPMENT',
    paymentType: 'FIXED',
    experience: 'INTERMEDIATE',
    length: null,
  });

/** The viewer as a client, with one more posted project: the client of the viewer's latest project, or a new one. */
function ownClient({ store, viewerId, at, newId }: Now): ClientRecord {
  const [latest] = store.projectsByOwner(viewerId).slice(0, 1);
  const project = latest && store.projects.get(latest.id);
  const existing = project && store.clients.get(project.clientId);
  if (existing) return { ...existing, projectsPosted: existing.projectsPosted + 1, lastActiveAt: at };
  return {
    id: newId('client'),
    isOrganisation: false,
    country: '',
    rating: 0,
    reviews: 0,
    totalSpent: 0,
    projectsPosted: 1,
    memberSince: at,
    lastActiveAt: at,
    verificationBadges: [],
  };
}

/** The changes that add a project of the viewer's to a table. */
function create(table: 'projects' | 'ownProjects', fields: Entered, now: Now): readonly Change[] {
  const { viewerId, at, newId } = now;
  const id = newId('project');
  const client = ownClient(now);
  const record: ProjectRecord = {
    ...fields,
    id,
    postedDate: at,
    clientId: client.id,
    proposals: 0,
    interviewing: 0,
    invitesSent: 0,
    lastViewedAt: null,
    isOpen: true,
  };
  const view: OwnProjectRecord = {
    id,
    ownerId: viewerId,
    techStack: fields.skills,
    status: 'IN_PROGRESS',
    completion: 0,
    updatedAt: at,
    collaborators: 1,
  };
  return [
    { put: 'clients', record: client },
    { put: table, record },
    { put: 'ownProjectViews', record: view },
  ];
}

/** One of the viewer's projects with its view and its table, or the reason why it is none. */
function ownProject({ store, viewerId }: Now, projectId: string) {
  const project = store.projects.get(projectId);
  if (!project) return { refusal: refuseUnknown('projectId') };
  const view = store.data.ownProjectViews.get(projectId);
  if (view?.ownerId !== viewerId)
    return { refusal: refuse('NOT_ALLOWED', 'projectId', 'Only its client can change it.') };
  return {
    own: {
      project,
      view,
      table: store.data.ownProjects.has(projectId) ? 'ownProjects' : 'projects',
    } as const,
  };
}

/** The form shows plain text, so a text with formatting stays. */
function edited(project: ProjectRecord, input: PostProjectInput): ProjectRecord {
  const { detailedDescription, ...fields } = entered(input);
  const isFormatted = project.detailedDescription !== htmlOfText(project.description);
  return { ...project, ...fields, ...(!isFormatted && { detailedDescription }) };
}

/** Refuses a due date whose day ('2026-12-24') has ended everywhere, unless the project has it already. */
function refusePastDue(
  { paymentType, dueDate }: PostProjectInput,
  field: string,
  { at }: Now,
  dueBefore?: string | null,
): Refusal | null {
  const day = paymentType === 'FIXED' ? dayOf(dueDate) : '';
  if (!day || day === dayOf(dueBefore) || day >= earliestToday(at)) return null;
  return refuse('OUT_OF_RANGE', field, 'Choose a due date from today on');
}

/** The payload after posting or editing. */
const payloadOf = (id: string, { store }: Now) => ({
  project: getOrThrow(store.projects, id),
  ownProject: getOrThrow(store.data.ownProjectViews, id),
});

/** The actions on projects; `live/actions.ts` collects them. `newId` returns the same id in `decide` and `payload`. */
export const projectActions = {
  ...proposalActions,
  setProjectSaved: {
    right: 'member',
    decide: ({ projectId, saved }, { store }) => {
      if (!store.projects.has(projectId)) return refuseUnknown('projectId');
      if (!store.data.projects.has(projectId))
        return refuse('NOT_ALLOWED', 'projectId', 'Only projects of the public list can be saved.');
      return [{ mark: 'savedProjects', id: projectId, on: saved }];
    },
    payload: ({ projectId }, { store }) => ({ project: getOrThrow(store.projects, projectId) }),
  },
  reportProject: {
    right: 'member',
    decide: (input, now) =>
      now.store.projects.has(input.projectId)
        ? [newRequest('REPORT', input, now)]
        : refuseUnknown('projectId'),
    payload: ({ projectId }, { store }) => ({ project: getOrThrow(store.projects, projectId) }),
  },
  postProject: {
    right: 'member',
    decide: (input, now) => refusePastDue(input, 'dueDate', now) ?? create('projects', entered(input), now),
    payload: (_input, now) => payloadOf(now.newId('project'), now),
  },
  createProject: {
    right: 'member',
    decide: (input, now) => create('ownProjects', described(input), now),
    payload: (_input, now) => payloadOf(now.newId('project'), now),
  },
  updateProject: {
    right: 'owner',
    decide: ({ projectId, project: input }, now) => {
      const { own, refusal } = ownProject(now, projectId);
      if (!own) return refusal;
      const past = refusePastDue(input, 'project.dueDate', now, own.project.dueDate);
      if (past) return past;
      const record = edited(own.project, input);
      return [
        { put: own.table, record },
        { put: 'ownProjectViews', record: { ...own.view, techStack: record.skills, updatedAt: now.at } },
      ];
    },
    payload: ({ projectId }, now) => payloadOf(projectId, now),
  },
  setProjectOpen: {
    right: 'owner',
    decide: ({ projectId, open }, now) => {
      const { own, refusal } = ownProject(now, projectId);
      return own ? [{ put: own.table, record: { ...own.project, isOpen: open } }] : refusal;
    },
    payload: ({ projectId }, { store }) => ({ project: getOrThrow(store.projects, projectId) }),
  },
} satisfies Partial<ActionsOf<ActionName>>;
