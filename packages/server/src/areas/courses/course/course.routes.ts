import * as course from '@residency/contract/areas/courses/course/course.contract'
import * as own from '@residency/contract/areas/courses/course/own-course.contract'
import { courseWords } from '@residency/contract/areas/courses/course/text'
import type { Binder } from '../../../platform/http/bind.ts'
import { bindExport } from '../../../platform/sheets/bind-sheet.ts'
import { beatLesson, startLesson } from '../lessons/play-lesson.ts'
import { saveOutline } from '../lessons/save-outline.ts'
import { actOnCourse } from './act-on-course.ts'
import { getCourseCertificate } from './course-pdf.ts'
import { getCourse, listCourseChoices, listCourses } from './list-courses.ts'
import { learnerSheet, listLearners } from './list-learners.ts'
import { getOwnCourse, listOwnCourses } from './own-courses.ts'
import { createCourse, updateCourse } from './save-course.ts'

export function courseRoutes(binder: Binder) {
  const bind = binder(courseWords)

  bind(course.listCourses, listCourses)
  bind(course.listCourseChoices, listCourseChoices)
  bind(course.getCourse, getCourse)
  bind(course.createCourse, createCourse)
  bind(course.updateCourse, updateCourse)
  bind(course.saveOutline, saveOutline)
  bind(course.actOnCourse, actOnCourse)
  bind(course.listLearners, listLearners)
  bindExport(bind, course.learnerExport, learnerSheet)
  bind(own.listOwnCourses, listOwnCourses)
  bind(own.getOwnCourse, getOwnCourse)
  bind(own.startLesson, startLesson)
  bind(own.beatLesson, beatLesson)
  bind(own.getCourseCertificate, getCourseCertificate)
}
