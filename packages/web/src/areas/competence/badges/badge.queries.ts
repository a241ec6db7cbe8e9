import * as badge from '@residency/contract/areas/competence/badges/badge.contract'
import type { InputOf } from '@residency/contract/kernel'
import { call } from '../../../platform/calls/api-client.ts'
import { useChange, useListOf } from '../../../platform/calls/queries.ts'

const PATHS = ['/api/v1/competenceBadges']
export type BadgeListInput = InputOf<typeof badge.listBadges>
export const useBadges = (input: BadgeListInput) => useListOf(badge.listBadges, input)

/** Downloads the sheet. */
export const usePrintBadges = () =>
  useChange(PATHS, (traineeIds: number[]) => call(badge.printBadges, { traineeIds }))

export const useRevokeBadge = () =>
  useChange(PATHS, (input: InputOf<typeof badge.revokeBadge>) =>
    call(badge.revokeBadge, input, { quiet: true }),
  )
