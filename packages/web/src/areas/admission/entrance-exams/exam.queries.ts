import * as arrangement from '@residency/contract/areas/admission/entrance-exams/arrangement.contract'
import {
  type ExamIntake,
  listExamIntakes,
} from '@residency/contract/areas/admission/entrance-exams/exam-intake.contract'
import * as session from '@residency/contract/areas/admission/entrance-exams/exam-session.contract'
import type { InputOf } from '@residency/contract/kernel'
import type { QueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { call } from '../../../platform/calls/api-client.ts'
import { drawn } from '../../../platform/calls/drawn-pdf.ts'
import {
  readAgain,
  useChange,
  useEndpoint,
  useFormOf,
  useListOf,
} from '../../../platform/calls/queries.ts'

/** Scores, sessions and reviews share data: a change of one refetches all. */
export const EXAM_PATHS = ['/api/v1/exams', '/sign/exams', '/sign/scores']
export type SessionListInput = InputOf<typeof session.listExamSessions>
export type ExamineeListInput = InputOf<typeof arrangement.listExaminees>

export const useExamChange = <I, A>(change: (input: I) => Promise<A>) =>
  useChange(EXAM_PATHS, change)

export const readExamsAgain = (client: QueryClient) => readAgain(client, EXAM_PATHS)

const useExamIntakes = () => useEndpoint(listExamIntakes, {})

/** The intake in the address, else the newest with examinees, else the newest; and a setter. */
export function useChosenIntake() {
  const [query, setQuery] = useSearchParams()
  const { data: intakes } = useExamIntakes()
  const intakeId = Number(query.get('intakeId'))
  const isBusy = (examIntake: ExamIntake) =>
    examIntake.waiting + examIntake.arranged + examIntake.scored > 0
  const intake = intakes?.find(({ id }) => id === intakeId) ?? intakes?.find(isBusy) ?? intakes?.[0]

  const choose = (id: number) => {
    const part = query.get('part')
    setQuery({ ...(part ? { part } : {}), intakeId: String(id) }, { replace: true })
  }

  return { intakes, intake, choose }
}

export const useExamSessions = (input: SessionListInput) =>
  useListOf(session.listExamSessions, input.intakeId === undefined ? null : input)

export const useSessionForm = (id: number | null) => useFormOf(session.getExamSessionForm, id)

export const useSaveSession = () =>
  useExamChange(
    async ({ id, ...values }: session.ExamSessionForm & { id: number | null; version: number }) => {
      if (id !== null)
        return (await call(session.updateExamSession, { ...values, id }, { quiet: true })).notified

      await call(session.createExamSession, values, { quiet: true })

      return 0
    },
  )

export const useDeleteSession = () =>
  useExamChange((id: number) => call(session.deleteExamSessions, { ids: String(id) }))

export const useExaminees = (input: ExamineeListInput) =>
  useListOf(arrangement.listExaminees, input.intakeId === undefined ? null : input)

/** The preview of an arrangement; queried again for every change of input. */
export const useArrangementPlan = (preference: arrangement.ArrangementInput | null) =>
  useListOf(arrangement.previewArrangement, preference, { staleTime: 0, gcTime: 0, retry: false })

export const useArrange = () =>
  useExamChange((preference: InputOf<typeof arrangement.arrangeExam>) =>
    call(arrangement.arrangeExam, preference, { quiet: true }),
  )

export const useMoveSeat = () =>
  useExamChange((preference: InputOf<typeof arrangement.moveExamSeat>) =>
    call(arrangement.moveExamSeat, preference, { quiet: true }),
  )

export const downloadTicket = (id: number) => drawn(call(arrangement.getExamTicket, { id }))
export const downloadTickets = (id: number) => drawn(call(arrangement.getSessionTickets, { id }))
export const useOwnExam = () => useEndpoint(arrangement.getOwnExam, {})
export const downloadOwnTicket = () => drawn(call(arrangement.getOwnTicket, {}))
