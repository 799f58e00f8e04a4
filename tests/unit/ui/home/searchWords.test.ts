import { expect, test } from 'vitest';
import { allFamilies } from '../../../../src/games/families';
import { asksForCourses } from '../../../../src/ui/home/searchWords';

test.each(['exercise', 'Courses', 'programming', 'python', 'student', 'a teacher'])(
  '“%s” asks for the page for courses',
  (typed) => {
    expect(asksForCourses(typed)).toBe(true);
  },
);

test('no name of a game asks for the page for courses, nor does a beginning of one', () => {
  const games = allFamilies().flatMap((family) => family.games);
  const names = games.flatMap(({ name, aliases }) => [name, ...aliases]);
  expect(names.length).toBeGreaterThan(79);
  expect(names.filter(asksForCourses)).toEqual([]);
  expect(['', 'court', 'cou', 'prog'].filter(asksForCourses)).toEqual([]);
});
