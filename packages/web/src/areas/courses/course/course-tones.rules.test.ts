import type { OwnCourse } from '@residency/contract/areas/courses/course/own-course.contract'
import { expect, test } from 'vitest'
import { GROUPS } from './course-tones.rules.ts'

test.each([
  [true, 'notStarted', 'due'],
  [true, 'late', 'due'],
  [false, 'started', 'open'],
  [true, 'ahead', 'ahead'],
  [false, 'ahead', 'ahead'],
  [true, 'done', 'done'],
] as const)(
  'a course (assigned: %s, %s) is under one heading: %s',
  (isAssigned, status, heading) => {
    const course = { isAssigned, status } as OwnCourse
    const headings = Object.entries(GROUPS).filter(([, isIn]) => isIn(course))

    expect(headings.map(([name]) => name)).toEqual([heading])
  },
)
