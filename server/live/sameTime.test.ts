import { expect, test } from 'vitest';
import { modulesOf } from '../product/modules.ts';
import { onEachDatabase } from './testing/onEachDatabase.ts';
import { createReplicas } from './testing/replicas.ts';
import { done, signUp, visit } from './testing/visitors.ts';

const { replica } = createReplicas();

onEachDatabase((bench) => {
  test('a lesson that three tabs complete at the same time, on two servers, counts once', async () => {
    const { live, ...served } = await replica(bench);
    const servers = [served, await replica(bench), served];
    const course = [...live.store.courses.values()].find(({ price }) => price === 0)!;
    const lessonId = modulesOf(course)[0]!.lessons[0]!.id;
    const ada = await signUp(served, 'Ada Grove');
    expect(await ada.run('enrollInCourse', { courseId: course.id })).toEqual(done);
    const tabs = servers.map((server) => Object.assign(visit(server), { cookie: ada.cookie }));
    const complete = { courseId: course.id, lessonId, completed: true };
    const completed = await Promise.all(tabs.map((tab) => tab.run('setLessonCompleted', complete)));
    expect(completed).toEqual([done, done, done]);
    const query = `{ product(id: "${course.id}") { ... on Course { completedLessonCount } } }`;
    for (const tab of tabs)
      expect((await tab.send(query)).data).toEqual({ product: { completedLessonCount: 1 } });
  });
});
