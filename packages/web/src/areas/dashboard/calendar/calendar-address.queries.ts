import {
  deleteCalendarAddress,
  getCalendarAddress,
  renewCalendarAddress,
} from '@residency/contract/areas/dashboard/calendar/calendar-address.contract'
import { call } from '../../../platform/calls/api-client.ts'
import { useChange, useEndpoint } from '../../../platform/calls/queries.ts'

const PATHS = [getCalendarAddress.path]

export const useCalendarAddress = (isAsked: boolean) =>
  useEndpoint(getCalendarAddress, isAsked ? {} : null, { staleTime: 0 })

export const useRenewAddress = () =>
  useChange(PATHS, (_: undefined) => call(renewCalendarAddress, {}))

export const useDropAddress = () =>
  useChange(PATHS, (_: undefined) => call(deleteCalendarAddress, {}))
