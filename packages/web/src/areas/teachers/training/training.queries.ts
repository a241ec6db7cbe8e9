import * as base from '@residency/contract/areas/teachers/training/training-base.contract'
import * as classes from '@residency/contract/areas/teachers/training/training-class.contract'
import type { InputOf } from '@residency/contract/kernel'
import { call } from '../../../platform/calls/api-client.ts'
import { drawn } from '../../../platform/calls/drawn-pdf.ts'
import { useChange, useEndpoint, useListOf } from '../../../platform/calls/queries.ts'
import { mayAct, useWaitingOf } from '../../../screens/review/use-waiting-of.ts'

export const BASE_PATHS = ['/api/v1/trainingBases']
const CLASS_PATHS = ['/api/v1/teacherClasses']

/** A certificate of a class is one of the teacher's certificates. */
const FINISH_PATHS = [...CLASS_PATHS, '/api/v1/certificates', '/teacherCertificate']
export type BaseListInput = InputOf<typeof base.listTrainingBases>
export type ClassListInput = InputOf<typeof classes.listClasses>

export const useTrainingBases = (input: BaseListInput) => useListOf(base.listTrainingBases, input)

export const useTrainingBase = (id: number | null) =>
  useEndpoint(base.getTrainingBase, id === null ? null : { id })

/** Applications that wait, the one that has waited longest first. */
export const useWaitingBases = () => useWaitingOf(base.listTrainingBases, { waiting: '1' }, mayAct)

export const useBasesToTrain = () => useEndpoint(base.listBasesToTrain, {})

export const useApplyToTrain = () =>
  useChange(BASE_PATHS, (input: InputOf<typeof base.applyToTrain>) =>
    call(base.applyToTrain, input, { quiet: true }),
  )

export const useResubmit = () =>
  useChange(BASE_PATHS, (input: InputOf<typeof base.resubmitTrainingBase>) =>
    call(base.resubmitTrainingBase, input, { quiet: true }),
  )

export const useClasses = (input: ClassListInput) => useListOf(classes.listClasses, input)

export const useClass = (id: number | null) =>
  useEndpoint(classes.getClass, id === null ? null : { id })

export const useSaveClass = () =>
  useChange(
    CLASS_PATHS,
    async ({
      id,
      version,
      ...form
    }: InputOf<typeof classes.createClass> & { id: number | null; version: number }) => {
      if (id === null) return (await call(classes.createClass, form, { quiet: true })).id

      await call(classes.updateClass, { ...form, id, version }, { quiet: true })

      return id
    },
  )

export const useActOnClass = () =>
  useChange(FINISH_PATHS, (input: InputOf<typeof classes.actOnClass>) =>
    call(classes.actOnClass, input, { quiet: true }),
  )

export const useSetMaterials = () =>
  useChange(CLASS_PATHS, (input: InputOf<typeof classes.setClassMaterials>) =>
    call(classes.setClassMaterials, input, { quiet: true }),
  )

export const useAddParticipants = () =>
  useChange(CLASS_PATHS, (input: InputOf<typeof classes.addParticipants>) =>
    call(classes.addParticipants, input, { quiet: true }),
  )

export const useRemoveParticipant = () =>
  useChange(CLASS_PATHS, (input: InputOf<typeof classes.removeParticipant>) =>
    call(classes.removeParticipant, input),
  )

export const useRecordAttendance = () =>
  useChange(CLASS_PATHS, (input: InputOf<typeof classes.recordAttendance>) =>
    call(classes.recordAttendance, input),
  )

export const useSignInCode = (id: number | null) =>
  useEndpoint(classes.getSignInCode, id === null ? null : { id }, { quiet: false })

export const printSignInSheet = (id: number) => drawn(call(classes.getSignInSheet, { id }))

export const useOwnClasses = () => useEndpoint(classes.listOwnClasses, {})

export const useJoinClass = () =>
  useChange(CLASS_PATHS, (id: number) => call(classes.joinClass, { id }))

export const useLeaveClass = () =>
  useChange(CLASS_PATHS, (id: number) => call(classes.leaveClass, { id }))

export const useSignIn = () =>
  useChange(CLASS_PATHS, (input: InputOf<typeof classes.signInToClass>) =>
    call(classes.signInToClass, input, { quiet: true }),
  )

export const downloadClassCertificate = (id: number) =>
  drawn(call(classes.getOwnClassCertificate, { id }))
