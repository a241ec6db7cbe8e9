import * as lecture from '@residency/contract/areas/courses/attendance/lecture.contract'
import type { InputOf } from '@residency/contract/kernel'
import { call } from '../../../platform/calls/api-client.ts'
import { useChange, useEndpoint, useListOf } from '../../../platform/calls/queries.ts'

const PATHS = ['/api/v1/lectures', '/api/v1/ownLectures']
export type LectureInput = InputOf<typeof lecture.listLectures>
export type PeopleInput = InputOf<typeof lecture.listLecturePeople>
export type NewLecture = InputOf<typeof lecture.createLecture>

export const useLectures = (input: LectureInput) => useListOf(lecture.listLectures, input)

export const useLecture = (id: number | null) =>
  useEndpoint(lecture.getLecture, id === null ? null : { id })

export const useLectureChoices = () => useEndpoint(lecture.listLectureChoices, {})
export const useInvitees = (words: string, isOpen: boolean) =>
  useListOf(lecture.findInvitees, isOpen ? { keywords: words || undefined } : null)

export const useLecturePeople = (input: PeopleInput) => useListOf(lecture.listLecturePeople, input)

export const useLectureCode = (id: number | null) =>
  useEndpoint(lecture.getLectureCode, id === null ? null : { id })

export const useOwnLectures = (input: InputOf<typeof lecture.listOwnLectures>) =>
  useListOf(lecture.listOwnLectures, input)

export const useSaveLecture = () =>
  useChange(
    PATHS,
    ({ id, version, ...form }: NewLecture & { id: number | null; version: number }) =>
      id === null
        ? call(lecture.createLecture, form, { quiet: true })
        : call(lecture.updateLecture, { ...form, id, version }, { quiet: true }),
  )

export const useActOnLecture = () =>
  useChange(PATHS, (input: InputOf<typeof lecture.actOnLecture>) =>
    call(lecture.actOnLecture, input, { quiet: true }),
  )

export const useCorrectPresence = () =>
  useChange(PATHS, (input: InputOf<typeof lecture.correctPresence>) =>
    call(lecture.correctPresence, input, { quiet: true }),
  )

export const useSignIn = () =>
  useChange(PATHS, (input: InputOf<typeof lecture.signInToLecture>) =>
    call(lecture.signInToLecture, input, { quiet: true }),
  )
