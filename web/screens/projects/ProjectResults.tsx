import { FileText } from 'lucide-react';
import { ProjectCard } from '../../components/project/ProjectCard.tsx';
import { paths } from '../../paths.ts';
import { NothingFound } from '../../lists/NothingFound.tsx';
import { usePages } from '../../lists/usePages.ts';
import { Pagination } from '../../lists/Pagination.tsx';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { RestOfList } from '../../lists/RestOfList.tsx';
import { ResultBar } from '../../lists/ResultBar.tsx';
import { CardList } from '../../ui/CardList.tsx';
import { SortSelect } from '../../lists/SortSelect.tsx';
import { pageSize, projectSearch, sortLabels, type ProjectSearch } from '../../searches/projectSearch.ts';
import { lists } from './projects.data.ts';
import { useProjects } from './useProjects.ts';
import { formatCount } from '../../../schema/rules/numbers.ts';

function headingOf(search: ProjectSearch): string {
  if (search.q) return `Projects for '${search.q}'`;
  return projectSearch.isNarrowed(search) ? 'Projects matching your filters' : 'Projects for you';
}

/** Projects that match the search, one page at a time; `form` is the search form's id. */
export function ProjectResults({ form }: { form: string }) {
  const { projects, search, groups, more } = useProjects();
  const pager = usePages(projectSearch, projects.length, pageSize);
  // All projects are loaded; the page is a slice of them.
  const from = (pager.page - 1) * pageSize;
  return (
    <section aria-labelledby="projects-list" className="grid grid-cols-1 gap-stack">
      <ResultBar
        heading={headingOf(search)}
        headingId="projects-list"
        count={formatCount(projects.length, 'project')}
        pager={pager}
        search={projectSearch}
        groups={groups}
        // 'narrow': FilterBar has Clear Filters, except below 1024 px, where the filters are in a sheet.
        clears={projects.length > 0 && 'narrow'}
      >
        <PrefetchLink to={paths.projects({ proposals: 'mine' })} className="btn btn-ghost" preventScrollReset>
          <FileText aria-hidden strokeWidth={1.75} />
          My proposals
        </PrefetchLink>
        <SortSelect form={form} sort={search.sort} labels={sortLabels} />
      </ResultBar>
      <RestOfList list={lists.projects} more={more} dataName="all projects" />
      {projects.length > 0 ? (
        <CardList
          className="grid grid-cols-1 gap-stack"
          items={projects.slice(from, from + pageSize)}
          card={(project) => <ProjectCard project={project} />}
        />
      ) : (
        <NothingFound title="No projects found" resetTo={paths.projects()} level={3} />
      )}
      <Pagination label="Projects" {...pager} />
    </section>
  );
}
