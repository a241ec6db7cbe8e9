import * as own from '@residency/contract/areas/rotations/trainee-rotations/own.contract'
import type { InputOf } from '@residency/contract/kernel'
import { call } from '../../../platform/calls/api-client.ts'
import { useEndpoint, useListOf } from '../../../platform/calls/queries.ts'

export type RotationListInput = InputOf<typeof own.listRotations>
export const useOwnRotation = () => useEndpoint(own.getOwnRotation, {})
export const useRotations = (input: RotationListInput) => useListOf(own.listRotations, input)
export const useRotation = (id: number) => useEndpoint(own.getRotation, { id })

/**
 * Downloads the calendar file of a trainee, or the own one. A failure has been reported by the
 * call.
 */
export const saveCalendar = (id: number | null) =>
  void (
    id === null ? call(own.getOwnRotationCalendar, {}) : call(own.getRotationCalendar, { id })
  ).catch(() => {})
