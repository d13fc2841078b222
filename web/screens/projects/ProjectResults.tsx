import { ProjectCard } from '../../components/project/ProjectCard.tsx';
import { counted } from '../../components/project/projectLabels.ts';
import { paths } from '../../paths.ts';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { Pagination } from '../../routing/Pagination.tsx';
import { usePageStart } from '../../routing/usePageStart.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import type { Project } from './projectFilter.ts';
import { addressOf, countChosen, type ProjectSearch } from './projectSearch.ts';

/** Projects on one page of the list. */
const pageSize = 6;

interface Props {
  /** What the search leaves. */
  projects: readonly Project[];
  search: ProjectSearch;
}

/** The projects that the search leaves, a page at a time. */
export function ProjectResults({ projects, search }: Props) {
  const pages = Math.max(1, Math.ceil(projects.length / pageSize));
  const page = Math.min(search.page, pages);
  const from = (page - 1) * pageSize;
  const heading = usePageStart<HTMLHeadingElement>();
  const filtered = Boolean(search.q) || countChosen(search) > 0;
  return (
    <section aria-labelledby="projects-list">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2
          ref={heading}
          id="projects-list"
          tabIndex={-1}
          dir="auto"
          className="h-card min-w-0 scroll-mt-20 rounded-sm break-words outline-none"
        >
          {search.q
            ? `Projects for '${search.q}'`
            : filtered
              ? 'Projects that fit your filters'
              : 'Projects for you'}
        </h2>
        <p role="status" className="num text-sm text-muted">
          {counted(projects.length, 'project')}
          {pages > 1 && `, page ${page} of ${pages}`}
        </p>
      </div>
      {projects.length > 0 ? (
        <ul className="mt-3 grid grid-cols-1 gap-stack">
          {projects.slice(from, from + pageSize).map((project) => (
            <li key={project.id} className="min-w-0">
              <ProjectCard project={project} />
            </li>
          ))}
        </ul>
      ) : (
        <div className="card mt-3">
          <EmptyState
            title="No projects found"
            text="Try adjusting your search or filters"
            level={3}
            action={
              <PrefetchLink
                to={paths.projects}
                className="btn btn-primary"
                aria-current={false}
                preventScrollReset
              >
                Clear search and filters
              </PrefetchLink>
            }
          />
        </div>
      )}
      {pages > 1 && (
        <div className="mt-5">
          <Pagination
            label="Projects"
            page={page}
            pages={pages}
            to={(number) => addressOf({ ...search, page: number })}
          />
        </div>
      )}
    </section>
  );
}
