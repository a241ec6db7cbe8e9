import * as notice from '@residency/contract/areas/exams/induction/notice.contract'
import * as person from '@residency/contract/areas/exams/induction/person.contract'
import * as train from '@residency/contract/areas/exams/induction/train.contract'
import type { InputOf } from '@residency/contract/kernel'
import { call } from '../../../platform/calls/api-client.ts'
import { useChange, useEndpoint, useFormOf, useListOf } from '../../../platform/calls/queries.ts'

const TRAINS = '/api/v1/inductionTrains'
const NOTICES = '/api/v1/inductionNotices'
const PATHS = [TRAINS, '/api/v1/inductionPeople']
export type TrainInput = InputOf<typeof train.listTrains>
export type PeopleInput = InputOf<typeof person.listInductionPeople>
export type NoticeInput = InputOf<typeof notice.listInductionNotices>
type RecordVersion = { id: number | null; version: number }

export const useTrains = (input: TrainInput) => useListOf(train.listTrains, input)

export const useTrain = (id: number | null) =>
  useEndpoint(train.getTrain, id === null ? null : { id })

export const useTrainChoices = () => useEndpoint(train.listTrainChoices, {})

export const useSaveTrain = () =>
  useChange(PATHS, ({ id, version, ...form }: InputOf<typeof train.createTrain> & RecordVersion) =>
    id === null
      ? call(train.createTrain, form, { quiet: true })
      : call(train.updateTrain, { ...form, id, version }, { quiet: true }),
  )

export const useSwitchTrain = () =>
  useChange(PATHS, (input: InputOf<typeof train.switchTrain>) => call(train.switchTrain, input))

export const useDeleteTrain = () =>
  useChange(PATHS, (input: InputOf<typeof train.deleteTrain>) => call(train.deleteTrain, input))

export const useSaveVideos = () =>
  useChange(PATHS, (input: InputOf<typeof train.saveTrainVideos>) =>
    call(train.saveTrainVideos, input),
  )

export const useInvitation = (id: number | null) =>
  useEndpoint(train.getInvitation, id === null ? null : { id })

export const useRenewInvitation = () =>
  useChange([TRAINS], (id: number) => call(train.renewInvitation, { id }))

export const useInductionPeople = (input: PeopleInput) =>
  useListOf(person.listInductionPeople, input)

export const useInductionPerson = (id: number | null) => useFormOf(person.getInductionPerson, id)
type PersonValues = InputOf<typeof person.addInductionPerson>

export const useSavePerson = (trainId: number) =>
  useChange(PATHS, ({ id, version, ...form }: Omit<PersonValues, 'id'> & RecordVersion) =>
    id === null
      ? call(person.addInductionPerson, { ...form, id: trainId }, { quiet: true })
      : call(person.updateInductionPerson, { ...form, id, version }, { quiet: true }),
  )

export const useSwitchPerson = () =>
  useChange(PATHS, (input: InputOf<typeof person.switchInductionPerson>) =>
    call(person.switchInductionPerson, input),
  )

export const useInductionNotices = (input: NoticeInput) =>
  useListOf(notice.listInductionNotices, input)

export const useInductionNotice = (id: number | null) => useFormOf(notice.getInductionNotice, id)

export const useSaveNotice = () =>
  useChange(
    [NOTICES],
    ({ id, version, ...form }: InputOf<typeof notice.createInductionNotice> & RecordVersion) =>
      id === null
        ? call(notice.createInductionNotice, form, { quiet: true })
        : call(notice.updateInductionNotice, { ...form, id, version }, { quiet: true }),
  )

export const useDeleteNotice = () =>
  useChange([NOTICES], (input: InputOf<typeof notice.deleteInductionNotice>) =>
    call(notice.deleteInductionNotice, input),
  )
