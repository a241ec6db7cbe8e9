import * as arrangement from '@residency/contract/areas/recruitment/exams/arrangement.contract'
import { type ExamIntake, listExamIntakes } from '@residency/contract/areas/recruitment/exams/exam-intake.contract'
import * as session from '@residency/contract/areas/recruitment/exams/exam-session.contract'
import type { InputOf } from '@residency/contract/kernel'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { call } from '../../../platform/api-client.ts'
import { useLanguage } from '../../../platform/i18n.ts'

const KEY = 'exams'
export type SessionListInput = InputOf<typeof session.listExamSessions>
export type ExamineeListInput = InputOf<typeof arrangement.listExaminees>

/** The key of something read in the reader's language. */
export const useExamKey = (...parts: readonly unknown[]) => [KEY, useLanguage(), ...parts]
/** A change; what was read of exams is read again, whether it came through or not. */
export function useExamChange<Input, Answer>(change: (input: Input) => Promise<Answer>) {
  const client = useQueryClient()
  return useMutation({ mutationFn: change, onSettled: () => client.invalidateQueries({ queryKey: [KEY] }) })
}

export const useExamIntakes = () =>
  useQuery({ queryKey: useExamKey('intakes'), queryFn: ({ signal }) => call(listExamIntakes, {}, { signal, quiet: true }) })
/** The intake the address names, else the newest in which somebody waits or sits, else the newest; and how to choose another one. */
export function useChosenIntake() {
  const [query, setQuery] = useSearchParams()
  const { data: intakes } = useExamIntakes()
  const asked = Number(query.get('intakeId'))
  const isBusy = (one: ExamIntake) => one.waiting + one.arranged + one.scored > 0
  const intake = intakes?.find(({ id }) => id === asked) ?? intakes?.find(isBusy) ?? intakes?.[0]
  const choose = (id: number) => {
    const part = query.get('part')
    setQuery({ ...(part ? { part } : {}), intakeId: String(id) }, { replace: true })
  }
  return { intakes, intake, choose }
}

export const useExamSessions = (input: SessionListInput) =>
  useQuery({
    queryKey: useExamKey('sessions', input),
    queryFn: ({ signal }) => call(session.listExamSessions, input, { signal, quiet: true }),
    placeholderData: keepPreviousData,
    enabled: input.intakeId !== undefined,
  })
export const useSessionForm = (id: number | null) =>
  useQuery({
    queryKey: useExamKey('session-form', id),
    queryFn: ({ signal }) => call(session.getExamSessionForm, { id: id! }, { signal }),
    enabled: id !== null,
    staleTime: 0,
    gcTime: 0,
  })
export const useSaveSession = () =>
  useExamChange(async ({ id, ...values }: session.ExamSessionForm & { id: number | null; version: number }) => {
    if (id !== null) return (await call(session.updateExamSession, { ...values, id }, { quiet: true })).told
    await call(session.createExamSession, values, { quiet: true })
    return 0
  })
export const useDeleteSession = () => useExamChange((id: number) => call(session.deleteExamSessions, { ids: String(id) }))

export const useExaminees = (input: ExamineeListInput) =>
  useQuery({
    queryKey: useExamKey('examinees', input),
    queryFn: ({ signal }) => call(arrangement.listExaminees, input, { signal, quiet: true }),
    placeholderData: keepPreviousData,
    enabled: input.intakeId !== undefined,
  })
/** What an arrangement would give; asked anew for every wish. */
export const useArrangementPlan = (preference: arrangement.ArrangementInput | null) =>
  useQuery({
    queryKey: useExamKey('plan', preference),
    queryFn: ({ signal }) => call(arrangement.previewArrangement, preference!, { signal, quiet: true }),
    enabled: preference !== null,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
export const useArrange = () =>
  useExamChange((preference: InputOf<typeof arrangement.arrangeExam>) => call(arrangement.arrangeExam, preference, { quiet: true }))
export const useMoveSeat = () =>
  useExamChange((preference: InputOf<typeof arrangement.moveExamSeat>) => call(arrangement.moveExamSeat, preference, { quiet: true }))
export const downloadTicket = (id: number) => call(arrangement.getExamTicket, { id })
export const downloadTickets = (id: number) => call(arrangement.getSessionTickets, { id })
export const useOwnExam = () => useQuery({ queryKey: useExamKey('own'), queryFn: () => call(arrangement.getOwnExam, {}, { quiet: true }) })
export const downloadOwnTicket = () => call(arrangement.getOwnTicket, {})
