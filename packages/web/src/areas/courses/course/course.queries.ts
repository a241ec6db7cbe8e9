import * as course from '@residency/contract/areas/courses/course/course.contract'
import * as own from '@residency/contract/areas/courses/course/own-course.contract'
import type { InputOf } from '@residency/contract/kernel'
import { call } from '../../../platform/calls/api-client.ts'
import { drawn } from '../../../platform/calls/drawn-pdf.ts'
import { useChange, useEndpoint, useListOf } from '../../../platform/calls/queries.ts'

const PATHS = ['/api/v1/courses', '/api/v1/ownCourses']
export type CourseInput = InputOf<typeof course.listCourses>
export type CourseValues = InputOf<typeof course.createCourse>
export type LearnerInput = InputOf<typeof course.listLearners>
type Audience = course.Audience

export const useCourses = (input: CourseInput) => useListOf(course.listCourses, input)

export const useCourse = (id: number | null) =>
  useEndpoint(course.getCourse, id === null ? null : { id })

export const useCourseChoices = () => useEndpoint(course.listCourseChoices, {})
export const useLearners = (input: LearnerInput) => useListOf(course.listLearners, input)

export const useSaveCourse = () =>
  useChange(
    PATHS,
    ({ id, version, ...form }: CourseValues & { id: number | null; version: number }) =>
      id === null
        ? call(course.createCourse, form, { quiet: true })
        : call(course.updateCourse, { ...form, id, version }, { quiet: true }),
  )

export const useSaveOutline = () =>
  useChange(PATHS, (input: InputOf<typeof course.saveOutline>) => call(course.saveOutline, input))

export const useActOnCourse = () =>
  useChange(PATHS, (input: InputOf<typeof course.actOnCourse>) => call(course.actOnCourse, input))

export const useOwnCourses = (audience: Audience) => useEndpoint(own.listOwnCourses, { audience })

export const useOwnCourse = (id: number | null) =>
  useEndpoint(own.getOwnCourse, id === null ? null : { id })

export const startLesson = (input: InputOf<typeof own.startLesson>) =>
  call(own.startLesson, input, { quiet: true })

export const beatLesson = (input: InputOf<typeof own.beatLesson>) =>
  call(own.beatLesson, input, { quiet: true })

export const downloadCertificate = (id: number) => drawn(call(own.getCourseCertificate, { id }))
