import * as candidate from '@residency/contract/areas/exams/exam/candidate.contract'
import * as exam from '@residency/contract/areas/exams/exam/exam.contract'
import * as secrecy from '@residency/contract/areas/exams/exam/secrecy.contract'
import * as watch from '@residency/contract/areas/exams/exam/watch.contract'
import type { Endpoint, InputOf } from '@residency/contract/kernel'
import { call } from '../../../platform/calls/api-client.ts'
import { useChange, useEndpoint, useListOf } from '../../../platform/calls/queries.ts'

/** Releasing changes what the pages of results show. */
const PATHS = ['/api/v1/learningExams', '/api/v1/examResults', '/api/v1/waiting']
export type ExamInput = InputOf<typeof exam.listExams>
export type CandidateInput = InputOf<typeof candidate.listCandidates>
export type ExamValues = InputOf<typeof exam.createExam>

export const useExams = (input: ExamInput) => useListOf(exam.listExams, input)
export const useExam = (id: number | null) => useEndpoint(exam.getExam, id === null ? null : { id })

export const useExamChoices = (isAsked: boolean) =>
  useEndpoint(exam.listExamChoices, isAsked ? {} : null)

export const useCandidates = (input: CandidateInput) => useListOf(candidate.listCandidates, input)

export const useSharingExams = (id: number | null) =>
  useEndpoint(secrecy.listSharingExams, id === null ? null : { id })

/** Asked when a dialog opens, so that it says what holds now. */
export const readExam = (id: number) => call(exam.getExam, { id }, { quiet: true })

/** The same, of the exams that ask the same questions. */
export const readSharingExams = (id: number) =>
  call(secrecy.listSharingExams, { id }, { quiet: true })

export const useResitPapers = (id: number | null) =>
  useEndpoint(secrecy.getResitPapers, id === null ? null : { id })

export const useExamMessages = (id: number | null) =>
  useEndpoint(watch.listExamMessages, id === null ? null : { id })

export const useLateAnswers = (id: number | null) =>
  useEndpoint(watch.listLateAnswers, id === null ? null : { id })

const useCall = <E extends Endpoint>(endpoint: E) =>
  useChange(PATHS, (input: InputOf<E>) => call(endpoint, input, { quiet: true }))

export const useSaveExam = () =>
  useChange(
    PATHS,
    ({ id, version, ...form }: ExamValues & { id: number | null; version: number }) =>
      id === null
        ? call(exam.createExam, form, { quiet: true })
        : call(exam.updateExam, { ...form, id, version }, { quiet: true }),
  )

export const useActOnExam = () => useCall(exam.actOnExam)
export const useCreateResit = () => useCall(exam.createResit)
export const useSaveRooms = () => useCall(exam.saveExamRooms)
export const useSeatCandidates = () => useCall(exam.seatCandidates)
export const useSaveStaff = () => useCall(exam.saveExamStaff)
export const useAddCandidates = () => useCall(candidate.addCandidates)
export const useRemoveCandidates = () => useCall(candidate.removeCandidates)
export const useUpdateCandidate = () => useCall(candidate.updateCandidate)
export const useGiveExtraTime = () => useCall(watch.giveExtraTime)
export const useActOnAttempts = () => useCall(watch.actOnAttempts)
export const useReadmit = () => useCall(watch.readmitCandidates)
export const useSendMessage = () => useCall(watch.sendExamMessage)
export const useDecideLate = () => useCall(watch.decideLateAnswers)
